/* sha512_avx2_n2_sum_zen3.S, written by nsms: make gen HASH=sha512 ISA=avx2 N=2 CHMAJ=sum UARCH=zen3
 *   CHMAJ=sum: Ch as (x&y)+(~x&z), Maj sharing a^b; UARCH=zen3: the options and orders that a search found on
 *     zen3
 *
 * void nsms_sha512_blocks_avx2_n2_sum_zen3(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 2
 *   scheduled at a time.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,649 instructions (System V); 1,656 bytes of stack (System V), 1,832 (Win64).
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
#  define NSMS_L(name) Lsha512_avx2_n2_sum_zen3_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n2_sum_zen3_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n2_sum_zen3_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_sum_zen3))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_sum_zen3))
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_sum_zen3):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_sum_zen3))
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
        sub          rsp, 1768
        NSMS_SEH(.seh_stackalloc 1768)
        vmovaps      [rsp + 1600], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1600)
        vmovaps      [rsp + 1616], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1616)
        vmovaps      [rsp + 1632], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1632)
        vmovaps      [rsp + 1648], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1648)
        vmovaps      [rsp + 1664], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1664)
        vmovaps      [rsp + 1680], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1680)
        vmovaps      [rsp + 1696], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1696)
        vmovaps      [rsp + 1712], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1712)
        vmovaps      [rsp + 1728], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1728)
        vmovaps      [rsp + 1744], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1744)
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
        sub          rsp, 1608
        .cfi_def_cfa_offset 1664
#endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword ptr [rsp + 8], 0
        je           NSMS_L(done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 151]
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
        rorx         r12, r9, 41                                /* round 0 */
        rorx         r13, r9, 14
        mov          r14, rdx
        xor          r14, rsi
        add          rbx, [rcx]
        rorx         r15, r9, 18
        mov          [rsp + 48], rbp
        mov          rbp, r9
        and          rbp, r10
        add          rbx, rbp
        andn         rbp, r9, r11
        xor          r13, r15
        xor          r13, r12
        add          rbx, rbp
            vpsrlq   ymm8, ymm7, 19                             /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        add          r11, [rcx + 8]                             /* round 1 */
            vpsllq   ymm9, ymm7, 45
        rorx         r12, rdx, 34
        rorx         r15, rdx, 28
        rorx         rbp, rdx, 39
            vpsrlq   ymm10, ymm7, 61
        mov          [rsp + 56], rdx
        mov          rdx, rsi
        xor          rdx, rdi
        xor          r15, r12
        xor          r15, rbp
            vpsllq   ymm11, ymm7, 3
        and          rdx, r14
        xor          rdx, rsi
            vpxor    ymm8, ymm8, ymm9
        add          r15, rdx
        add          rbx, r13
        add          r8, rbx
        andn         r12, r8, r10
        rorx         r13, r8, 41
        rorx         rbp, r8, 14
        add          rbx, r15
            vpxor    ymm9, ymm10, ymm11
        rorx         r15, r8, 18
        mov          rdx, r8
        and          rdx, r9
        add          r11, rdx
            vpxor    ymm8, ymm8, ymm9
            vpalignr ymm9, ymm1, ymm0, 8
            vpsrlq   ymm10, ymm9, 1
        xor          rbp, r15
        xor          rbp, r13
            vpsllq   ymm11, ymm9, 63
        rorx         r13, rbx, 34
        add          r10, [rcx + 32]                            /* round 2 */
            vmovdqu  ymm12, [rip + NSMS_L(shuffle_123456709abcdef8)]
            vpxor    ymm10, ymm10, ymm11
        rorx         r15, rbx, 28
            vpsrlq   ymm11, ymm7, 6
        add          r11, r12
        rorx         r12, rbx, 39
        mov          rdx, [rsp + 56]
        mov          [rsp + 64], rsi
        mov          rsi, rbx
        xor          rsi, rdx
            vpxor    ymm8, ymm8, ymm11
        xor          r15, r13
        xor          r15, r12
            vpalignr ymm11, ymm5, ymm4, 8
        and          r14, rsi
        xor          r14, rdx
        add          r15, r14
            vpaddq   ymm13, ymm11, ymm0
        add          r11, rbp
        add          rdi, r11
        rorx         r12, rdi, 41
        andn         r13, rdi, r9
        rorx         r14, rdi, 14
        add          r11, r15
        rorx         r15, rdi, 18
            vpshufb  ymm14, ymm9, ymm12
            vpaddq   ymm8, ymm13, ymm8
        mov          rbp, rdi
        and          rbp, r8
        add          r10, rbp
            vpxor    ymm10, ymm10, ymm14
            vpsrlq   ymm9, ymm9, 7
        xor          r14, r15
        xor          r14, r12
            vpxor    ymm9, ymm10, ymm9
            vpaddq   ymm0, ymm9, ymm8
        add          r9, [rcx + 40]                             /* round 3 */
            vpalignr ymm8, ymm2, ymm1, 8                        /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        rorx         r12, r11, 28
        rorx         r15, r11, 34
        add          r10, r13
        rorx         r13, r11, 39
            vpsrlq   ymm9, ymm8, 1
        mov          rbp, r11
        xor          rbp, rbx
            vpsllq   ymm10, ymm8, 63
        xor          r12, r15
        xor          r12, r13
        and          rsi, rbp
        xor          rsi, rbx
            vpxor    ymm9, ymm9, ymm10
        add          r12, rsi
            mov      r13, [rsp + 48]
            vpaddq   ymm10, ymm0, [r13]
        add          r10, r14
        mov          rsi, [rsp + 64]
        add          rsi, r10
        rorx         r14, rsi, 41
        andn         r15, rsi, r8
        rorx         r13, rsi, 14
        add          r10, r12
        rorx         r12, rsi, 18
            vmovdqu  [rcx + 256], ymm10
        mov          [rsp + 64], rbx
        mov          rbx, rsi
        and          rbx, rdi
        add          r9, rbx
            vpsrlq   ymm10, ymm0, 19
            vpsllq   ymm13, ymm0, 45
        xor          r13, r12
        xor          r13, r14
            vpxor    ymm10, ymm10, ymm13
            vpsrlq   ymm13, ymm0, 61
        add          r8, [rcx + 64]                             /* round 4 */
        rorx         r12, r10, 34
            vpsllq   ymm14, ymm0, 3
        add          r9, r15
        rorx         r14, r10, 28
            vpshufb  ymm15, ymm8, ymm12
            vpxor    ymm13, ymm13, ymm14
        rorx         r15, r10, 39
        mov          rbx, r10
        xor          rbx, r11
            vpxor    ymm10, ymm10, ymm13
        xor          r14, r12
        xor          r14, r15
        and          rbp, rbx
        xor          rbp, r11
            vpxor    ymm9, ymm9, ymm15
        add          r14, rbp
        add          r9, r13
        add          rdx, r9
        rorx         r12, rdx, 41
        andn         r13, rdx, rdi
        rorx         r15, rdx, 14
        add          r9, r14
            vpsrlq   ymm8, ymm8, 7
        rorx         r14, rdx, 18
            vpalignr ymm13, ymm6, ymm5, 8
        mov          rbp, rdx
        and          rbp, rsi
        add          r8, rbp
            vpxor    ymm8, ymm9, ymm8
            vpaddq   ymm9, ymm13, ymm1
        xor          r15, r14
        xor          r15, r12
            vpaddq   ymm8, ymm9, ymm8
            vpsrlq   ymm9, ymm0, 6
            vpxor    ymm9, ymm10, ymm9
        add          rdi, [rcx + 72]                            /* round 5 */
        rorx         r12, r9, 34
        rorx         r14, r9, 28
        add          r8, r13
        rorx         r13, r9, 39
            vpaddq   ymm1, ymm8, ymm9
        mov          rbp, r9
        xor          rbp, r10
            vpalignr ymm8, ymm3, ymm2, 8                        /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        xor          r14, r12
        xor          r14, r13
        and          rbx, rbp
        xor          rbx, r10
            vpsrlq   ymm9, ymm8, 1
        add          r14, rbx
        add          r8, r15
        mov          rbx, [rsp + 64]
        add          rbx, r8
        andn         r12, rbx, rsi
        rorx         r13, rbx, 41
        rorx         r15, rbx, 14
            vpsllq   ymm10, ymm8, 63
        add          r8, r14
        rorx         r14, rbx, 18
        mov          [rsp + 56], r10
        mov          r10, rbx
        and          r10, rdx
        add          rdi, r10
            vpxor    ymm9, ymm9, ymm10
            mov      r10, [rsp + 48]
            vpaddq   ymm10, ymm1, [r10 + 32]
            vmovdqu  [rcx + 288], ymm10
        xor          r15, r14
        xor          r15, r13
            vpsrlq   ymm10, ymm1, 19
            vpsllq   ymm14, ymm1, 45
        add          rsi, [rcx + 96]                            /* round 6 */
            vpxor    ymm10, ymm10, ymm14
        rorx         r13, r8, 34
        add          rdi, r12
        rorx         r12, r8, 28
            vpsrlq   ymm14, ymm1, 61
        rorx         r14, r8, 39
        mov          r10, r8
        xor          r10, r9
            vpsllq   ymm15, ymm1, 3
        xor          r12, r13
        xor          r12, r14
            vpxor    ymm14, ymm14, ymm15
        and          rbp, r10
        xor          rbp, r9
        add          r12, rbp
            vpxor    ymm10, ymm10, ymm14
            vpsrlq   ymm14, ymm8, 7
        add          rdi, r15
        add          r11, rdi
        rorx         r13, r11, 41
        andn         r14, r11, rdx
        rorx         r15, r11, 14
        add          rdi, r12
            vpshufb  ymm8, ymm8, ymm12
            vpxor    ymm8, ymm9, ymm8
        rorx         r12, r11, 18
        xor          r15, r12
        xor          r15, r13
            vpxor    ymm8, ymm8, ymm14
        mov          r12, r11
        and          r12, rbx
        add          rsi, r12
            vpalignr ymm9, ymm7, ymm6, 8
        add          rdx, [rcx + 104]                           /* round 7 */
            vpaddq   ymm14, ymm9, ymm2
        rorx         r12, rdi, 28
        rorx         r13, rdi, 34
        add          rsi, r14
            vpaddq   ymm8, ymm14, ymm8
            vpsrlq   ymm14, ymm1, 6
            vpxor    ymm10, ymm10, ymm14
        rorx         r14, rdi, 39
        mov          rbp, rdi
        xor          rbp, r8
        xor          r12, r13
        xor          r12, r14
        and          r10, rbp
        xor          r10, r8
            vpaddq   ymm2, ymm8, ymm10
        add          r12, r10
        add          rsi, r15
        mov          r10, [rsp + 56]
        add          r10, rsi
        rorx         r13, r10, 41
        andn         r14, r10, rbx
        rorx         r15, r10, 14
            vpalignr ymm8, ymm4, ymm3, 8                        /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        add          rsi, r12
        rorx         r12, r10, 18
            vpsrlq   ymm10, ymm8, 1
        mov          [rsp + 56], r8
        mov          r8, r10
        and          r8, r11
        add          rdx, r8
            vpsllq   ymm14, ymm8, 63
            vpxor    ymm10, ymm10, ymm14
        xor          r15, r12
        xor          r15, r13
        add          rbx, [rcx + 128]                           /* round 8 */
            vpshufb  ymm14, ymm8, ymm12
        mov          r12, rsi
        xor          r12, rdi
        and          rbp, r12
            vpxor    ymm10, ymm10, ymm14
            vpsrlq   ymm8, ymm8, 7
        rorx         r13, rsi, 28
        rorx         r8, rsi, 34
        add          rdx, r14
            vpxor    ymm8, ymm10, ymm8
        rorx         r14, rsi, 39
            vpaddq   ymm8, ymm8, ymm3
            vpsllq   ymm10, ymm2, 45
            vpsrlq   ymm14, ymm2, 19
        xor          r13, r8
        xor          r13, r14
            mov      r14, [rsp + 48]
            vpaddq   ymm15, ymm2, [r14 + 64]
        xor          rbp, rdi
        add          r13, rbp
            vmovdqu  [rcx + 320], ymm15
        add          rdx, r15
        add          r9, rdx
        rorx         r15, r9, 41
        andn         rbp, r9, r11
        rorx         r8, r9, 14
        rorx         r14, r9, 18
        mov          [rsp + 64], rdi
        mov          rdi, r9
        and          rdi, r10
        add          rbx, rdi
            vpxor    ymm10, ymm14, ymm10
        add          rdx, r13
        xor          r8, r14
        xor          r8, r15
            vpsrlq   ymm14, ymm2, 61
            vpsllq   ymm15, ymm2, 3
        add          r11, [rcx + 136]                           /* round 9 */
            vpxor    ymm14, ymm14, ymm15
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
        add          rbx, rbp
            vpxor    ymm10, ymm10, ymm14
        rorx         r15, rdx, 39
            vpsrlq   ymm14, ymm2, 6
            vpxor    ymm10, ymm10, ymm14
        mov          rbp, rdx
        xor          rbp, rsi
        xor          r13, r14
        xor          r13, r15
        and          r12, rbp
        xor          r12, rsi
            vpalignr ymm14, ymm0, ymm7, 8
        add          r13, r12
        add          rbx, r8
        mov          r8, [rsp + 56]
        add          r8, rbx
        rorx         r12, r8, 41
        andn         r14, r8, r10
        rorx         r15, r8, 14
            vpaddq   ymm8, ymm8, ymm14
        add          rbx, r13
        rorx         r13, r8, 18
            vpaddq   ymm3, ymm8, ymm10
        mov          rdi, r8
        and          rdi, r9
        add          r11, rdi
            vpsllq   ymm8, ymm11, 63                            /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vpsrlq   ymm10, ymm11, 1
            vpxor    ymm8, ymm10, ymm8
        xor          r15, r13
        xor          r15, r12
            vpshufb  ymm10, ymm11, ymm12
        add          r10, [rcx + 160]                           /* round 10 */
            vpxor    ymm8, ymm8, ymm10
        rorx         r12, rbx, 34
        rorx         r13, rbx, 28
        add          r11, r14
            vpsrlq   ymm10, ymm11, 7
        rorx         r14, rbx, 39
        mov          rdi, rbx
        xor          rdi, rdx
            vpxor    ymm8, ymm8, ymm10
        xor          r13, r12
        xor          r13, r14
            vpaddq   ymm8, ymm8, ymm4
        and          rbp, rdi
        xor          rbp, rdx
        add          r13, rbp
        add          r11, r15
        mov          r12, [rsp + 64]
        add          r12, r11
        rorx         r14, r12, 41
        rorx         r15, r12, 14
        andn         rbp, r12, r9
            mov      [rsp + 56], rdx
            mov      rdx, [rsp + 48]
            vpaddq   ymm10, ymm3, [rdx + 96]
        add          r11, r13
            vmovdqu  [rcx + 352], ymm10
        rorx         r13, r12, 18
        xor          r15, r13
        xor          r15, r14
        mov          r13, r12
        and          r13, r8
        add          r10, r13
            vpsrlq   ymm10, ymm3, 61
            vpsrlq   ymm11, ymm3, 19
            vpsllq   ymm15, ymm3, 3
        add          r9, [rcx + 168]                            /* round 11 */
        rorx         r13, r11, 28
        rorx         r14, r11, 34
            vpxor    ymm10, ymm10, ymm15
        add          r10, rbp
        rorx         rbp, r11, 39
        mov          rdx, r11
        xor          rdx, rbx
            vpsrlq   ymm15, ymm3, 6
        xor          r13, r14
        xor          r13, rbp
        and          rdi, rdx
        xor          rdi, rbx
        add          r13, rdi
            vpalignr ymm4, ymm1, ymm0, 8
        add          r10, r15
        add          rsi, r10
        andn         r14, rsi, r8
        rorx         r15, rsi, 14
        rorx         rbp, rsi, 41
        add          r10, r13
        rorx         r13, rsi, 18
        mov          rdi, rsi
        and          rdi, r12
        add          r9, rdi
            vpaddq   ymm8, ymm8, ymm4
        xor          r15, r13
        xor          r15, rbp
            vpsrlq   ymm4, ymm13, 1                             /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vmovdqu  [rax + 1280], ymm0
            vpsllq   ymm0, ymm13, 63
        add          r8, [rcx + 192]                            /* round 12 */
            vpxor    ymm4, ymm4, ymm0
        rorx         r13, r10, 28
            vpshufb  ymm0, ymm13, ymm12
        rorx         rbp, r10, 34
        add          r9, r14
        rorx         r14, r10, 39
            vpxor    ymm4, ymm4, ymm0
        mov          rdi, r10
        xor          rdi, r11
            vpsrlq   ymm13, ymm13, 7
        xor          r13, rbp
        xor          r13, r14
        and          rdx, rdi
        xor          rdx, r11
            vpxor    ymm13, ymm13, ymm4
        add          r13, rdx
        add          r9, r15
        mov          rdx, [rsp + 56]
        add          rdx, r9
        rorx         r14, rdx, 41
        andn         r15, rdx, r12
        rorx         rbp, rdx, 14
            vpaddq   ymm13, ymm13, ymm5
        add          r9, r13
        rorx         r13, rdx, 18
            vpsllq   ymm5, ymm3, 45
            vpxor    ymm11, ymm11, ymm5
            vpxor    ymm10, ymm11, ymm10
            vpxor    ymm10, ymm10, ymm15
            vpaddq   ymm4, ymm8, ymm10
            mov      [rsp + 56], r11
            mov      r11, [rsp + 48]
            vpaddq   ymm8, ymm4, [r11 + 128]
        mov          r11, rdx
        and          r11, rsi
        add          r8, r11
        add          r12, [rcx + 200]                           /* round 13 */
            vmovdqu  [rcx + 384], ymm8
            vpsrlq   ymm8, ymm4, 19
        xor          rbp, r13
        xor          rbp, r14
        rorx         r13, r9, 28
        rorx         r14, r9, 34
        add          r8, r15
            vpsrlq   ymm10, ymm4, 61
            vpsllq   ymm11, ymm4, 3
        rorx         r15, r9, 39
        mov          r11, r9
        xor          r11, r10
            vpxor    ymm10, ymm10, ymm11
        xor          r13, r14
        xor          r13, r15
        and          rdi, r11
        xor          rdi, r10
            vpsrlq   ymm11, ymm4, 6
        add          r13, rdi
        add          r8, rbp
        add          rbx, r8
        rorx         rdi, rbx, 41
        andn         r14, rbx, rsi
        rorx         r15, rbx, 14
        rorx         rbp, rbx, 18
        mov          [rsp + 64], r10
        mov          r10, rbx
        and          r10, rdx
        add          r12, r10
        add          r8, r13
        xor          r15, rbp
        xor          rdi, r15
            vpsrlq   ymm15, ymm9, 1                             /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpsllq   ymm5, ymm9, 63
        rorx         r13, r8, 34
            vpalignr ymm0, ymm2, ymm1, 8
        rorx         r15, r8, 28
            vpxor    ymm15, ymm15, ymm5
        rorx         rbp, r8, 39
            vpaddq   ymm13, ymm13, ymm0
        mov          r10, r8
        xor          r10, r9
            vpshufb  ymm5, ymm9, ymm12
        add          r14, r12
        xor          r15, r13
        xor          r15, rbp
            vpxor    ymm15, ymm15, ymm5
            vpsrlq   ymm9, ymm9, 7
        and          r11, r10
        xor          r11, r9
        add          r15, r11
        add          rdi, r14
        mov          r11, [rsp + 56]
        add          r11, rdi
            vpxor    ymm9, ymm15, ymm9
        add          rdi, r15
            vpaddq   ymm9, ymm9, ymm6
        mov          r12, rdx                                   /* round 15 */
        add          r12, [rcx + 232]
            vpsllq   ymm15, ymm4, 45
            vpxor    ymm8, ymm8, ymm15
            vpxor    ymm8, ymm8, ymm10
            vpxor    ymm8, ymm8, ymm11
            vpaddq   ymm5, ymm13, ymm8
            vpsrlq   ymm8, ymm5, 19
            mov      rbp, [rsp + 48]
            vpaddq   ymm10, ymm5, [rbp + 160]
            vpsllq   ymm11, ymm5, 3
            vmovdqu  [rcx + 416], ymm10
            vpsrlq   ymm10, ymm5, 61
            vpxor    ymm10, ymm10, ymm11
            vpshufb  ymm11, ymm14, ymm12                        /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vpsrlq   ymm12, ymm5, 6
            vpalignr ymm13, ymm3, ymm2, 8
            vpaddq   ymm9, ymm9, ymm13
            vpsrlq   ymm13, ymm14, 1
            vpsllq   ymm15, ymm14, 63
            vpxor    ymm13, ymm13, ymm15
        lea          r13, [rcx + 256]                           /* the next sixteen words */
            vpsrlq   ymm14, ymm14, 7
        lea          r14, [rbp + 256]
            vpxor    ymm11, ymm13, ymm11
            vpxor    ymm11, ymm11, ymm14
            vpaddq   ymm11, ymm11, ymm7
            vpalignr ymm13, ymm4, ymm3, 8
            vpaddq   ymm11, ymm11, ymm13
            vpsllq   ymm13, ymm5, 45
            vpxor    ymm8, ymm8, ymm13
            vpxor    ymm8, ymm8, ymm10
            vpxor    ymm8, ymm8, ymm12
            vpaddq   ymm6, ymm9, ymm8
            vpaddq   ymm8, ymm6, [rbp + 192]
            vmovdqu  [rcx + 448], ymm8
            vpsllq   ymm8, ymm6, 3
            vpsrlq   ymm9, ymm6, 19
            vpsrlq   ymm10, ymm6, 61
            vpxor    ymm8, ymm10, ymm8
            vpsrlq   ymm10, ymm6, 6
        rorx         r15, r11, 41                               /* round 14 */
        andn         rdx, r11, rdx
        add          rsi, [rcx + 224]
        mov          [rsp + 56], r13
        rorx         r13, r11, 14
        mov          [rsp + 72], r14
        rorx         r14, r11, 18
        mov          [rsp + 80], rcx
        mov          rcx, r11
        and          rcx, rbx
        add          rsi, rcx
        xor          r13, r14
        xor          r13, r15
        rorx         r14, rdi, 28
        rorx         r15, rdi, 34
        rorx         rcx, rdi, 39
        mov          rbp, rdi
        xor          rbp, r8
        add          rsi, rdx
        xor          r14, r15
        xor          r14, rcx
        and          r10, rbp
        xor          r10, r8
        add          r14, r10
        add          rsi, r13
        mov          r10, [rsp + 64]
        add          r10, rsi
        rorx         rdx, r10, 41
        andn         r13, r10, rbx
        rorx         r15, r10, 14
        mov          rcx, r10
        and          rcx, r11
        add          r12, rcx
        rorx         rcx, r10, 18
        xor          r15, rcx
        xor          rdx, r15
        add          r13, r12
        add          rdx, r13
        add          r9, rdx
            vpsllq   ymm12, ymm6, 45
            vpxor    ymm9, ymm9, ymm12
            vpxor    ymm8, ymm9, ymm8
            vpxor    ymm8, ymm8, ymm10
            vpaddq   ymm7, ymm11, ymm8
            mov      r12, [rsp + 48]
            vpaddq   ymm8, ymm7, [r12 + 224]
            mov      rcx, [rsp + 80]
            vmovdqu  [rcx + 480], ymm8
        add          rsi, r14
        rorx         r12, rsi, 28
        rorx         r13, rsi, 34
        rorx         r14, rsi, 39
        mov          r15, rsi
        xor          r15, rdi
        xor          r12, r13
        xor          r12, r14
        and          r15, rbp
        xor          r15, rdi
        add          r12, r15
        add          rdx, r12
        vmovdqu      ymm0, [rax + 1280]
        mov          rcx, [rsp + 56]
        mov          rbp, [rsp + 72]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule2)

        /* rounds 64 to 79 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         rbp, r9, 41                                /* round 0 */
        rorx         r12, r9, 14
        mov          r13, rdx
        xor          r13, rsi
        add          rbx, [rcx]
        rorx         r14, r9, 18
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        andn         r15, r9, r11
        xor          r12, r14
        xor          r12, rbp
        add          rbx, r15
        add          r11, [rcx + 8]                             /* round 1 */
        rorx         rbp, rdx, 34
        rorx         r14, rdx, 28
        rorx         r15, rdx, 39
        mov          [rsp + 48], rax
        mov          rax, rsi
        xor          rax, rdi
        xor          r14, rbp
        xor          r14, r15
        and          rax, r13
        xor          rax, rsi
        add          r14, rax
        add          rbx, r12
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r12, r8, 14
        add          rbx, r14
        rorx         r14, r8, 18
        mov          r15, r8
        and          r15, r9
        add          r11, r15
        andn         r15, r8, r10
        xor          r12, r14
        xor          r12, rbp
        add          r11, r15
        add          r10, [rcx + 32]                            /* round 2 */
        rorx         rbp, rbx, 34
        rorx         r14, rbx, 28
        rorx         r15, rbx, 39
        mov          rax, rbx
        xor          rax, rdx
        and          r13, rax
        xor          r13, rdx
        xor          r14, rbp
        xor          r14, r15
        add          r14, r13
        add          r11, r12
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r12, rdi, 14
        add          r11, r14
        rorx         r13, rdi, 18
        mov          r14, rdi
        and          r14, r8
        add          r10, r14
        andn         r14, rdi, r9
        xor          r12, r13
        xor          r12, rbp
        add          r10, r14
        add          r9, [rcx + 40]                             /* round 3 */
        mov          rbp, r11
        xor          rbp, rbx
        rorx         r13, r11, 34
        rorx         r14, r11, 28
        xor          r14, r13
        and          rax, rbp
        xor          rax, rbx
        rorx         r13, r11, 39
        xor          r14, r13
        add          r14, rax
        add          r10, r12
        add          rsi, r10
        rorx         r12, rsi, 41
        rorx         r13, rsi, 14
        add          r10, r14
        rorx         r14, rsi, 18
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
        andn         r15, rsi, r8
        xor          r13, r14
        xor          r13, r12
        add          r9, r15
        add          r8, [rcx + 64]                             /* round 4 */
        rorx         r12, r10, 34
        rorx         r14, r10, 28
        rorx         r15, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r14, r12
        xor          r14, r15
        and          rbp, rax
        xor          rbp, r11
        add          r14, rbp
        add          r9, r13
        add          rdx, r9
        rorx         rbp, rdx, 41
        rorx         r12, rdx, 14
        add          r9, r14
        rorx         r13, rdx, 18
        mov          r14, rdx
        and          r14, rsi
        add          r8, r14
        andn         r14, rdx, rdi
        xor          r12, r13
        xor          r12, rbp
        add          r8, r14
        add          rdi, [rcx + 72]                            /* round 5 */
        rorx         rbp, r9, 34
        rorx         r13, r9, 28
        rorx         r14, r9, 39
        mov          r15, r9
        xor          r15, r10
        xor          r13, rbp
        xor          r13, r14
        and          rax, r15
        xor          rax, r10
        add          r13, rax
        add          r8, r12
        add          rbx, r8
        rorx         rbp, rbx, 41
        rorx         r12, rbx, 14
        add          r8, r13
        rorx         r13, rbx, 18
        mov          r14, rbx
        and          r14, rdx
        add          rdi, r14
        andn         r14, rbx, rsi
        xor          r12, r13
        xor          r12, rbp
        add          rdi, r14
        add          rsi, [rcx + 96]                            /* round 6 */
        rorx         rbp, r8, 34
        rorx         r13, r8, 28
        rorx         r14, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r13, rbp
        xor          r13, r14
        and          r15, rax
        xor          r15, r9
        add          r13, r15
        add          rdi, r12
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r12, r11, 14
        add          rdi, r13
        rorx         r13, r11, 18
        mov          r14, r11
        and          r14, rbx
        add          rsi, r14
        andn         r14, r11, rdx
        xor          r12, r13
        xor          r12, rbp
        add          rsi, r14
        add          rdx, [rcx + 104]                           /* round 7 */
        rorx         rbp, rdi, 34
        rorx         r13, rdi, 28
        rorx         r14, rdi, 39
        mov          r15, rdi
        xor          r15, r8
        xor          r13, rbp
        xor          r13, r14
        and          rax, r15
        xor          rax, r8
        add          r13, rax
        add          rsi, r12
        add          r10, rsi
        rorx         rbp, r10, 41
        rorx         r12, r10, 14
        add          rsi, r13
        rorx         r13, r10, 18
        mov          r14, r10
        and          r14, r11
        add          rdx, r14
        andn         r14, r10, rbx
        xor          r12, r13
        xor          r12, rbp
        add          r14, rdx
        add          rbx, [rcx + 128]                           /* round 8 */
        rorx         rbp, rsi, 34
        rorx         r13, rsi, 28
        rorx         rdx, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        xor          r13, rbp
        xor          r13, rdx
        and          r15, rax
        xor          r15, rdi
        add          r13, r15
        add          r12, r14
        add          r9, r12
        rorx         rbp, r9, 41
        rorx         r14, r9, 14
        add          r12, r13
        rorx         r13, r9, 18
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        andn         r15, r9, r11
        xor          r14, r13
        xor          r14, rbp
        add          rbx, r15
        add          r11, [rcx + 136]                           /* round 9 */
        rorx         rbp, r12, 34
        rorx         r13, r12, 28
        rorx         r15, r12, 39
        mov          rdx, r12
        xor          rdx, rsi
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, rsi
        add          r13, rax
        add          rbx, r14
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r14, r8, 14
        add          rbx, r13
        rorx         r13, r8, 18
        mov          r15, r8
        and          r15, r9
        add          r11, r15
        andn         r15, r8, r10
        xor          r14, r13
        xor          r14, rbp
        add          r11, r15
        add          r10, [rcx + 160]                           /* round 10 */
        rorx         rbp, rbx, 34
        rorx         r13, rbx, 28
        rorx         r15, rbx, 39
        mov          rax, rbx
        xor          rax, r12
        xor          r13, rbp
        xor          r13, r15
        and          rdx, rax
        xor          rdx, r12
        add          r13, rdx
        add          r11, r14
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r14, rdi, 14
        add          r11, r13
        rorx         r13, rdi, 18
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
        andn         r15, rdi, r9
        xor          r14, r13
        xor          r14, rbp
        add          r10, r15
        add          r9, [rcx + 168]                            /* round 11 */
        rorx         rbp, r11, 34
        rorx         r13, r11, 28
        rorx         r15, r11, 39
        mov          rdx, r11
        xor          rdx, rbx
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, rbx
        add          r13, rax
        add          r10, r14
        add          rsi, r10
        rorx         rbp, rsi, 41
        rorx         r14, rsi, 14
        add          r10, r13
        rorx         r13, rsi, 18
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
        andn         r15, rsi, r8
        xor          r14, r13
        xor          r14, rbp
        add          r9, r15
        add          r8, [rcx + 192]                            /* round 12 */
        mov          rbp, r10
        xor          rbp, r11
        rorx         r13, r10, 34
        rorx         r15, r10, 28
        xor          r15, r13
        and          rdx, rbp
        rorx         r13, r10, 39
        xor          r15, r13
        xor          rdx, r11
        add          r15, rdx
        add          r9, r14
        add          r12, r9
        rorx         r13, r12, 41
        rorx         r14, r12, 14
        add          r9, r15
        mov          r15, r12
        and          r15, rsi
        add          r8, r15
        rorx         r15, r12, 18
        andn         rdx, r12, rdi
        xor          r14, r15
        xor          r14, r13
        add          r8, rdx
        add          rdi, [rcx + 200]                           /* round 13 */
        rorx         r13, r9, 34
        mov          r15, r9
        xor          r15, r10
        rorx         rdx, r9, 28
        rorx         rax, r9, 39
        xor          rdx, r13
        xor          rdx, rax
        and          rbp, r15
        xor          rbp, r10
        add          rdx, rbp
        add          r8, r14
        add          rbx, r8
        rorx         rbp, rbx, 41
        rorx         r13, rbx, 14
        add          r8, rdx
        rorx         r14, rbx, 18
        mov          rdx, rbx
        and          rdx, r12
        add          rdi, rdx
        andn         rdx, rbx, rsi
        xor          r13, r14
        xor          r13, rbp
        add          rdi, rdx
        add          rsi, [rcx + 224]                           /* round 14 */
        rorx         rbp, r8, 34
        rorx         r14, r8, 28
        rorx         rdx, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r14, rbp
        xor          r14, rdx
        and          r15, rax
        xor          r15, r9
        add          r14, r15
        add          rdi, r13
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r13, r11, 14
        add          rdi, r14
        rorx         r14, r11, 18
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
        andn         r15, r11, r12
        xor          r13, r14
        xor          r13, rbp
        add          rsi, r15
        rorx         rbp, rdi, 34
        rorx         r14, rdi, 28
        rorx         r15, rdi, 39
        mov          rdx, rdi
        xor          rdx, r8
        xor          r14, rbp
        xor          r14, r15
        and          rax, rdx
        xor          rax, r8
        add          r14, rax
        add          rsi, r13
        add          r10, rsi
        add          rsi, r14
        rorx         rbp, r10, 14                               /* round 15 */
        rorx         r13, r10, 18
        xor          rbp, r13
        rorx         r13, r10, 41
        xor          rbp, r13
        mov          r13, r10
        and          r13, r11
        andn         r14, r10, rbx
        add          r12, [rcx + 232]
        add          r12, r13
        add          r14, r12
        add          rbp, r14
        rorx         rcx, rsi, 28
        rorx         r12, rsi, 34
        xor          rcx, r12
        rorx         r12, rsi, 39
        xor          rcx, r12
        mov          r12, rsi
        xor          r12, rdi
        and          rdx, r12
        xor          rdx, rdi
        mov          r12, [rsp + 24]
        mov          r13, [r12 + 8]                             /* H = H + (a, b, ...) */
        mov          r14, [r12 + 16]
        mov          r15, [r12 + 24]
        mov          rax, [r12 + 40]
        mov          [rsp + 56], rbx
        mov          rbx, [r12 + 48]
        mov          [rsp + 64], r11
        mov          r11, [r12 + 56]
        add          rcx, [r12]
        add          rdx, rcx
        add          rdx, rbp
        mov          [r12], rdx
        add          rsi, r13
        mov          [r12 + 8], rsi
        add          rdi, r14
        mov          [r12 + 16], rdi
        add          r8, r15
        mov          [r12 + 24], r8
        add          r9, [r12 + 32]
        add          r9, rbp
        mov          [r12 + 32], r9
        add          r10, rax
        mov          [r12 + 40], r10
        add          rbx, [rsp + 64]
        mov          [r12 + 48], rbx
        add          r11, [rsp + 56]
        mov          [r12 + 56], r11
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 16], rcx
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          r12, [rsp]
        add          r12, 16
        mov          [rsp], r12
        mov          rcx, r11
        mov          r11, rbx
        mov          rbx, rcx
        mov          rax, [rsp + 48]
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
        rorx         rbp, r9, 41                                /* round 0 */
        rorx         r12, r9, 14
        mov          r13, rdx
        xor          r13, rsi
        add          rbx, [rcx]
        rorx         r14, r9, 18
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        andn         r15, r9, r11
        xor          r12, r14
        xor          r12, rbp
        add          rbx, r15
        add          r11, [rcx + 8]                             /* round 1 */
        rorx         rbp, rdx, 34
        rorx         r14, rdx, 28
        rorx         r15, rdx, 39
        mov          [rsp + 48], rax
        mov          rax, rsi
        xor          rax, rdi
        xor          r14, rbp
        xor          r14, r15
        and          rax, r13
        xor          rax, rsi
        add          r14, rax
        add          rbx, r12
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r12, r8, 14
        add          rbx, r14
        rorx         r14, r8, 18
        mov          r15, r8
        and          r15, r9
        add          r11, r15
        andn         r15, r8, r10
        xor          r12, r14
        xor          r12, rbp
        add          r11, r15
        add          r10, [rcx + 32]                            /* round 2 */
        rorx         rbp, rbx, 34
        rorx         r14, rbx, 28
        rorx         r15, rbx, 39
        mov          rax, rbx
        xor          rax, rdx
        xor          r14, rbp
        xor          r14, r15
        and          r13, rax
        xor          r13, rdx
        add          r14, r13
        add          r11, r12
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r12, rdi, 14
        add          r11, r14
        rorx         r13, rdi, 18
        mov          r14, rdi
        and          r14, r8
        add          r10, r14
        andn         r14, rdi, r9
        xor          r12, r13
        xor          r12, rbp
        add          r10, r14
        add          r9, [rcx + 40]                             /* round 3 */
        rorx         rbp, r11, 34
        rorx         r13, r11, 28
        rorx         r14, r11, 39
        mov          r15, r11
        xor          r15, rbx
        xor          r13, rbp
        xor          r13, r14
        and          rax, r15
        xor          rax, rbx
        add          r13, rax
        add          r10, r12
        add          rsi, r10
        rorx         rbp, rsi, 41
        rorx         r12, rsi, 14
        add          r10, r13
        rorx         r13, rsi, 18
        mov          r14, rsi
        and          r14, rdi
        add          r9, r14
        andn         r14, rsi, r8
        xor          r12, r13
        xor          r12, rbp
        add          r9, r14
        add          r8, [rcx + 64]                             /* round 4 */
        rorx         rbp, r10, 34
        rorx         r13, r10, 28
        rorx         r14, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r13, rbp
        xor          r13, r14
        and          r15, rax
        xor          r15, r11
        add          r13, r15
        add          r9, r12
        add          rdx, r9
        rorx         rbp, rdx, 41
        rorx         r12, rdx, 14
        add          r9, r13
        rorx         r13, rdx, 18
        mov          r14, rdx
        and          r14, rsi
        add          r8, r14
        xor          r12, r13
        xor          r12, rbp
        andn         rbp, rdx, rdi
        add          r8, rbp
        add          rdi, [rcx + 72]                            /* round 5 */
        rorx         rbp, r9, 34
        rorx         r13, r9, 28
        rorx         r14, r9, 39
        mov          r15, r9
        xor          r15, r10
        xor          r13, rbp
        xor          r13, r14
        and          rax, r15
        xor          rax, r10
        add          r13, rax
        add          r8, r12
        add          rbx, r8
        rorx         rbp, rbx, 41
        rorx         r12, rbx, 14
        add          r8, r13
        rorx         r13, rbx, 18
        mov          r14, rbx
        and          r14, rdx
        add          rdi, r14
        andn         r14, rbx, rsi
        xor          r12, r13
        xor          r12, rbp
        add          rsi, [rcx + 96]                            /* round 6 */
        add          rdi, r14
        rorx         rbp, r8, 34
        rorx         r13, r8, 28
        rorx         r14, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r13, rbp
        xor          r13, r14
        and          r15, rax
        xor          r15, r9
        add          r13, r15
        add          rdi, r12
        add          r11, rdi
        rorx         rbp, r11, 41
        rorx         r12, r11, 14
        add          rdi, r13
        rorx         r13, r11, 18
        mov          r14, r11
        and          r14, rbx
        add          rsi, r14
        andn         r14, r11, rdx
        xor          r12, r13
        xor          r12, rbp
        add          rsi, r14
        add          rdx, [rcx + 104]                           /* round 7 */
        rorx         rbp, rdi, 34
        rorx         r13, rdi, 28
        rorx         r14, rdi, 39
        xor          r13, rbp
        xor          r13, r14
        mov          rbp, rdi
        xor          rbp, r8
        and          rax, rbp
        xor          rax, r8
        add          r13, rax
        add          rsi, r12
        add          r10, rsi
        rorx         r12, r10, 41
        rorx         r14, r10, 14
        add          rsi, r13
        rorx         r13, r10, 18
        mov          r15, r10
        and          r15, r11
        add          rdx, r15
        andn         r15, r10, rbx
        xor          r14, r13
        xor          r14, r12
        add          r15, rdx
        add          rbx, [rcx + 128]                           /* round 8 */
        rorx         r12, rsi, 34
        rorx         r13, rsi, 28
        rorx         rdx, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        xor          r13, r12
        xor          r13, rdx
        and          rbp, rax
        xor          rbp, rdi
        add          r13, rbp
        add          r14, r15
        add          r9, r14
        rorx         rbp, r9, 41
        rorx         r12, r9, 14
        add          r14, r13
        rorx         r13, r9, 18
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        xor          r12, r13
        xor          r12, rbp
        andn         rbp, r9, r11
        add          rbx, rbp
        add          r11, [rcx + 136]                           /* round 9 */
        rorx         rbp, r14, 34
        rorx         r13, r14, 28
        rorx         r15, r14, 39
        mov          rdx, r14
        xor          rdx, rsi
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, rsi
        add          r13, rax
        add          rbx, r12
        add          r8, rbx
        rorx         rbp, r8, 41
        rorx         r12, r8, 14
        add          rbx, r13
        rorx         r13, r8, 18
        mov          r15, r8
        and          r15, r9
        add          r11, r15
        andn         r15, r8, r10
        xor          r12, r13
        xor          r12, rbp
        add          r11, r15
        add          r10, [rcx + 160]                           /* round 10 */
        rorx         rbp, rbx, 34
        rorx         r13, rbx, 28
        rorx         r15, rbx, 39
        mov          rax, rbx
        xor          rax, r14
        xor          r13, rbp
        xor          r13, r15
        and          rdx, rax
        xor          rdx, r14
        add          r13, rdx
        add          r11, r12
        add          rdi, r11
        rorx         rbp, rdi, 41
        rorx         r12, rdi, 14
        add          r11, r13
        rorx         r13, rdi, 18
        mov          r15, rdi
        and          r15, r8
        add          r10, r15
        andn         r15, rdi, r9
        xor          r12, r13
        xor          r12, rbp
        add          r10, r15
        add          r9, [rcx + 168]                            /* round 11 */
        rorx         rbp, r11, 34
        rorx         r13, r11, 28
        rorx         r15, r11, 39
        mov          rdx, r11
        xor          rdx, rbx
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, rbx
        add          r13, rax
        add          r10, r12
        add          rsi, r10
        rorx         rbp, rsi, 41
        rorx         r12, rsi, 14
        add          r10, r13
        rorx         r13, rsi, 18
        mov          r15, rsi
        and          r15, rdi
        add          r9, r15
        andn         r15, rsi, r8
        xor          r12, r13
        xor          r12, rbp
        add          r8, [rcx + 192]                            /* round 12 */
        add          r9, r15
        rorx         rbp, r10, 34
        rorx         r13, r10, 28
        rorx         r15, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r13, rbp
        xor          r13, r15
        and          rdx, rax
        xor          rdx, r11
        add          r13, rdx
        add          r9, r12
        add          r14, r9
        rorx         rbp, r14, 41
        rorx         r12, r14, 14
        rorx         r15, r14, 18
        mov          rdx, r14
        and          rdx, rsi
        add          r8, rdx
        andn         rdx, r14, rdi
        xor          r12, r15
        add          r8, rdx
        add          rdi, [rcx + 200]                           /* round 13 */
        xor          r12, rbp
        add          r9, r13
        rorx         rbp, r9, 34
        rorx         r13, r9, 28
        rorx         r15, r9, 39
        mov          rdx, r9
        xor          rdx, r10
        xor          r13, rbp
        xor          r13, r15
        and          rax, rdx
        xor          rax, r10
        add          r13, rax
        add          r8, r12
        add          rbx, r8
        rorx         rbp, rbx, 14
        rorx         r12, rbx, 41
        andn         r15, rbx, rsi
        add          r8, r13
        rorx         r13, rbx, 18
        xor          rbp, r13
        mov          r13, rbx
        and          r13, r14
        add          rdi, r13
        add          rdi, r15
        add          rsi, [rcx + 224]                           /* round 14 */
        xor          rbp, r12
        rorx         r12, r8, 34
        rorx         r13, r8, 28
        rorx         r15, r8, 39
        mov          rax, r8
        xor          rax, r9
        xor          r13, r12
        xor          r13, r15
        and          rdx, rax
        xor          rdx, r9
        add          r13, rdx
        add          rdi, rbp
        add          r11, rdi
        rorx         rbp, r11, 14
        rorx         r12, r11, 41
        add          rdi, r13
        rorx         r13, r11, 18
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
        andn         r15, r11, r14
        xor          rbp, r13
        xor          rbp, r12
        add          rsi, r15
        add          r14, [rcx + 232]                           /* round 15 */
        rorx         r12, rdi, 34
        rorx         r13, rdi, 28
        rorx         r15, rdi, 39
        mov          rdx, rdi
        xor          rdx, r8
        xor          r13, r12
        xor          r13, r15
        and          rax, rdx
        xor          rax, r8
        add          r13, rax
        add          rsi, rbp
        add          r10, rsi
        rorx         rbp, r10, 41
        rorx         r12, r10, 14
        mov          r15, r10
        and          r15, r11
        add          r14, r15
        andn         r15, r10, rbx
        add          rsi, r13
        rorx         r13, r10, 18
        xor          r12, r13
        xor          r12, rbp
        add          r15, r14
        add          rcx, 256
        rorx         rbp, rsi, 34
        rorx         r13, rsi, 28
        rorx         r14, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        xor          r13, rbp
        xor          r13, r14
        and          rdx, rax
        xor          rdx, rdi
        add          rdx, r13
        add          r12, r15
        add          rdx, r12
        add          r9, r12
        mov          rax, [rsp + 48]
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
            vpsrlq   xmm8, xmm7, 19                             /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpsllq   xmm9, xmm7, 45
            vpsrlq   xmm10, xmm7, 61
            vpsllq   xmm11, xmm7, 3
            vpxor    xmm10, xmm10, xmm11
        rorx         r12, r9, 41                                /* round 0 */
            vpxor    xmm8, xmm8, xmm9
            vpxor    xmm8, xmm8, xmm10
        rorx         r13, r9, 14
            vpalignr xmm9, xmm1, xmm0, 8
        mov          r14, rdx
        xor          r14, rsi
            vpsrlq   xmm10, xmm9, 1
        add          rbx, [rcx]
            vpsllq   xmm11, xmm9, 63
        rorx         r15, r9, 18
            vpxor    xmm10, xmm10, xmm11
        mov          [rsp + 48], rbp
        andn         rbp, r9, r11
            vmovdqu  xmm11, [rip + NSMS_L(shuffle_123456709abcdef8)]
        xor          r13, r15
        xor          r13, r12
        rorx         r12, rdx, 39
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        add          rbx, rbp
            vpsrlq   xmm12, xmm7, 6
            vpxor    xmm8, xmm8, xmm12
            vpalignr xmm12, xmm5, xmm4, 8
            vpaddq   xmm13, xmm12, xmm0
            vpaddq   xmm8, xmm13, xmm8
        add          r11, [rcx + 8]                             /* round 1 */
        rorx         r15, rdx, 34
            vpshufb  xmm13, xmm9, xmm11
        mov          rbp, rsi
        xor          rbp, rdi
            vpxor    xmm10, xmm10, xmm13
            vpsrlq   xmm9, xmm9, 7
        and          rbp, r14
        xor          rbp, rsi
            vpxor    xmm9, xmm10, xmm9
        add          rbx, r13
        add          r8, rbx
        rorx         r13, r8, 41
        mov          [rsp + 56], rsi
        mov          rsi, r8
        and          rsi, r9
        add          r11, rsi
        rorx         rsi, r8, 14
            vpaddq   xmm0, xmm9, xmm8
        mov          [rsp + 64], r9
        rorx         r9, r8, 18
            vpalignr xmm8, xmm2, xmm1, 8                        /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vpsllq   xmm9, xmm8, 63
            vpsrlq   xmm10, xmm8, 1
        mov          [rsp + 72], r14
        mov          r14, r10                                   /* round 2 */
        add          r14, [rcx + 16]
        xor          rsi, r9
        xor          rsi, r13
        andn         r13, r8, r10
        add          r11, r13
            mov      r13, [rsp + 48]
            vpaddq   xmm13, xmm0, [r13]
            vmovdqu  [rcx + 128], xmm13
            vpxor    xmm9, xmm10, xmm9
            vpsllq   xmm10, xmm0, 45
            vpsrlq   xmm13, xmm0, 19
        add          r11, rsi
        add          rdi, r11
        rorx         r10, rdi, 41
        rorx         r9, rdi, 14
        mov          rsi, rdi
        and          rsi, r8
        add          r14, rsi
        rorx         rsi, rdi, 18
        rorx         r13, rdx, 28
        xor          r13, r15
        xor          r13, r12
        add          r13, rbp
        add          rbx, r13
        rorx         r12, rbx, 34
        rorx         r13, rbx, 28
        mov          r15, rbx
        xor          r15, rdx
        mov          rbp, r15
        and          rbp, [rsp + 72]
        xor          rbp, rdx
        xor          r13, r12
            vpxor    xmm10, xmm13, xmm10
            vpsrlq   xmm13, xmm0, 61
        mov          r12, [rsp + 64]
        mov          [rsp + 72], rdx
        andn         rdx, rdi, r12
        add          rdx, r14
            vpsllq   xmm14, xmm0, 3
        xor          r9, rsi
        xor          r9, r10
            vpxor    xmm13, xmm13, xmm14
            vpxor    xmm10, xmm10, xmm13
        add          r12, [rcx + 24]                            /* round 3 */
            vpshufb  xmm13, xmm8, xmm11
            vpxor    xmm9, xmm9, xmm13
        rorx         r14, rbx, 39
        xor          r13, r14
        add          r13, rbp
        add          r11, r13
        rorx         r13, r11, 39
        rorx         r14, r11, 34
        rorx         rbp, r11, 28
        mov          r10, r11
        xor          r10, rbx
        and          r15, r10
        xor          r15, rbx
            vpsrlq   xmm8, xmm8, 7
        xor          rbp, r14
        xor          rbp, r13
            vpxor    xmm8, xmm9, xmm8
        add          rbp, r15
            vpalignr xmm9, xmm6, xmm5, 8
        add          r9, rdx
        mov          r13, [rsp + 56]
        add          r13, r9
        rorx         r14, r13, 41
        rorx         r15, r13, 14
        mov          rsi, r13
        and          rsi, rdi
        add          r12, rsi
        mov          rsi, r13                                   /* round 6 */
        add          rsi, [rcx + 48]
        mov          rdx, r8                                    /* round 4 */
        add          rdx, [rcx + 32]
            vpaddq   xmm13, xmm9, xmm1
        mov          [rsp + 56], rsi
        rorx         rsi, r13, 18
        xor          r15, rsi
            vpaddq   xmm8, xmm13, xmm8
            vpsrlq   xmm13, xmm0, 6
        xor          r15, r14
        andn         r14, r13, r8
        add          r14, r12
            vpxor    xmm10, xmm10, xmm13
            vpaddq   xmm1, xmm8, xmm10
            vpalignr xmm8, xmm3, xmm2, 8                        /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vpsrlq   xmm10, xmm8, 1
            vpsllq   xmm13, xmm8, 63
            vpxor    xmm10, xmm10, xmm13
        add          r9, rbp
        rorx         r12, r9, 34
        rorx         rbp, r9, 28
        rorx         r8, r9, 39
        mov          rsi, r9
        xor          rsi, r11
        and          r10, rsi
        xor          r10, r11
        xor          rbp, r12
        xor          rbp, r8
            mov      r12, [rsp + 48]
            vpaddq   xmm13, xmm1, [r12 + 16]
        add          r15, r14
        mov          r14, [rsp + 72]
        add          r14, r15
        rorx         r8, r14, 41
        mov          r12, r14
        and          r12, r13
        add          rdx, r12
        rorx         r12, r14, 18
        mov          [rsp + 64], r11
        rorx         r11, r14, 14
            vmovdqu  [rcx + 144], xmm13
            vpsrlq   xmm13, xmm1, 19
            vpsllq   xmm14, xmm1, 45
            vpxor    xmm13, xmm13, xmm14
        mov          [rsp + 72], r13
        mov          r13, rdi                                   /* round 5 */
        add          r13, [rcx + 40]
            vpsrlq   xmm14, xmm1, 61
        andn         rdi, r14, rdi
        add          rdi, rdx
            vpsllq   xmm15, xmm1, 3
            vpxor    xmm14, xmm14, xmm15
        xor          r11, r12
        xor          r8, r11
            vpxor    xmm13, xmm13, xmm14
            vpshufb  xmm14, xmm8, xmm11
            vpxor    xmm10, xmm10, xmm14
            vpsrlq   xmm8, xmm8, 7
            vpxor    xmm8, xmm10, xmm8
        add          r8, rdi
        add          rbx, r8
        rorx         rdi, rbx, 41
        rorx         r12, rbx, 14
        mov          r11, rbx
        and          r11, r14
        add          r13, r11
        rorx         r11, rbx, 18
            vpalignr xmm10, xmm7, xmm6, 8
        add          rbp, r10
        add          r15, rbp
        rorx         rbp, r15, 39
        rorx         r10, r15, 34
        mov          rdx, r15
        xor          rdx, r9
        and          rsi, rdx
        xor          rsi, r9
        mov          [rsp + 80], rcx
        rorx         rcx, r15, 28
        xor          rcx, r10
        xor          rcx, rbp
        add          rcx, rsi
            vpaddq   xmm14, xmm10, xmm2
        andn         rbp, rbx, [rsp + 72]
        add          rbp, r13
            vpsrlq   xmm15, xmm1, 6
            vpaddq   xmm8, xmm14, xmm8
        xor          r12, r11
        xor          rdi, r12
            vpxor    xmm13, xmm13, xmm15
            vpaddq   xmm2, xmm8, xmm13
        add          rdi, rbp
        mov          r11, [rsp + 64]
        add          r11, rdi
        rorx         rsi, r11, 14
        rorx         r12, r11, 41
        mov          r13, r11
        and          r13, rbx
        mov          rbp, [rsp + 56]
        add          rbp, r13
        andn         r13, r11, r14
        add          r13, rbp
        rorx         rbp, r11, 18
        xor          rsi, rbp
        xor          rsi, r12
        add          rsi, r13
        add          r9, rsi
        rorx         r12, r9, 41                                /* round 7 */
        add          r8, rcx
        rorx         r13, r8, 34
        rorx         rbp, r8, 28
        rorx         r10, r8, 39
        mov          rcx, r8
        xor          rcx, r15
        and          rdx, rcx
        xor          rdx, r15
        xor          rbp, r13
        xor          rbp, r10
        add          rbp, rdx
            vpalignr xmm8, xmm4, xmm3, 8                        /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            mov      r13, [rsp + 48]
            vpaddq   xmm13, xmm2, [r13 + 32]
            vpsrlq   xmm14, xmm8, 1
            vpsllq   xmm15, xmm8, 63
            mov      r10, [rsp + 80]
            vmovdqu  [r10 + 160], xmm13
        add          rdi, rbp
        rorx         rbp, rdi, 34
        rorx         rdx, rdi, 28
        mov          [rsp + 56], r15
        rorx         r15, rdi, 39
        mov          r13, rdi
        xor          r13, r8
        and          rcx, r13
        xor          rcx, r8
        xor          rdx, rbp
        xor          rdx, r15
        add          rdx, rcx
        add          rsi, rdx
            vpxor    xmm13, xmm14, xmm15
            vpshufb  xmm14, xmm8, xmm11
            vpxor    xmm13, xmm13, xmm14
        rorx         rdx, r9, 14
            vpsllq   xmm14, xmm12, 63                           /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vpsrlq   xmm8, xmm8, 7
        add          r14, [r10 + 56]
            vpxor    xmm8, xmm13, xmm8
        mov          r15, r9
        and          r15, r11
        add          r14, r15
            vpaddq   xmm8, xmm8, xmm3
            vpsrlq   xmm13, xmm2, 19
            vpsllq   xmm15, xmm2, 45
            vpxor    xmm13, xmm13, xmm15
            vpsrlq   xmm15, xmm2, 61
        rorx         r15, r9, 18
            vpsllq   xmm3, xmm2, 3
            vpxor    xmm15, xmm15, xmm3
        xor          rdx, r15
        xor          rdx, r12
        andn         r12, r9, rbx
        add          r12, r14
            vpsrlq   xmm3, xmm12, 1
            vmovdqu  [rax + 1280], xmm6
            vpsrlq   xmm6, xmm2, 6
            vmovdqu  [rax + 1312], xmm10
            vpshufb  xmm10, xmm12, xmm11
        rorx         r14, rsi, 34
            vmovdqu  [rax + 1344], xmm2
            vpalignr xmm2, xmm0, xmm7, 8
        rorx         r15, rsi, 28
            vpxor    xmm14, xmm14, xmm3
        rorx         rbp, rsi, 39
        add          rbx, [r10 + 64]                            /* round 8 */
            vpaddq   xmm8, xmm8, xmm2
            vpxor    xmm10, xmm14, xmm10
        mov          rcx, rsi
        xor          rcx, rdi
        and          r13, rcx
        xor          r13, rdi
        xor          r15, r14
        xor          r15, rbp
        add          r15, r13
            vpsrlq   xmm12, xmm12, 7
            vpxor    xmm10, xmm10, xmm12
        mov          r13, r11                                   /* round 9 */
        add          r13, [r10 + 72]
            vpaddq   xmm10, xmm10, xmm4
            vpxor    xmm12, xmm13, xmm15
            vpxor    xmm12, xmm12, xmm6
            vpaddq   xmm3, xmm8, xmm12
            vpsrlq   xmm8, xmm3, 61
            vpsrlq   xmm12, xmm3, 19
            vpsllq   xmm13, xmm3, 45
            mov      rbp, [rsp + 48]
            vpaddq   xmm14, xmm3, [rbp + 48]
            vmovdqu  [r10 + 176], xmm14
            vpsllq   xmm14, xmm3, 3
        mov          r14, r9                                    /* round 10 */
        add          r14, [r10 + 80]
            vpxor    xmm12, xmm12, xmm13
            vpsrlq   xmm13, xmm9, 1                             /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        add          rdx, r12
        mov          r12, [rsp + 56]
        add          r12, rdx
        rorx         rbp, r12, 41
        rorx         r10, r12, 14
        mov          [rsp + 56], r14
        mov          r14, r12
        and          r14, r9
        add          rbx, r14
        rorx         r14, r12, 18
        andn         r11, r12, r11
        add          rbx, r11
        xor          r10, r14
        xor          r10, rbp
        add          rdx, r15
        rorx         r14, rdx, 34
        rorx         r15, rdx, 39
        rorx         rbp, rdx, 28
        mov          r11, rdx
        xor          r11, rsi
        and          rcx, r11
        xor          rcx, rsi
        xor          rbp, r14
        xor          rbp, r15
        add          rbp, rcx
        add          rbx, r10
        add          r8, rbx
        rorx         r14, r8, 18
        rorx         r15, r8, 41
        rorx         r10, r8, 14
        mov          rcx, r8
        and          rcx, r12
        add          r13, rcx
        andn         r9, r8, r9
        add          r9, r13
            vpshufb  xmm15, xmm9, xmm11
            vpsllq   xmm6, xmm9, 63
        xor          r10, r14
            vpxor    xmm8, xmm8, xmm14
            vpsrlq   xmm14, xmm3, 6
        xor          r10, r15
            vpxor    xmm13, xmm13, xmm6
            vpxor    xmm13, xmm13, xmm15
            vpxor    xmm8, xmm12, xmm8
            vpalignr xmm12, xmm1, xmm0, 8
            vpsrlq   xmm9, xmm9, 7
        add          rbx, rbp
        rorx         r13, rbx, 34
        rorx         r14, rbx, 39
        mov          r15, rbx
        xor          r15, rdx
        and          r11, r15
        xor          r11, rdx
        rorx         rbp, rbx, 28
        xor          rbp, r13
        xor          rbp, r14
            vpaddq   xmm10, xmm10, xmm12
            vpxor    xmm9, xmm13, xmm9
            vpaddq   xmm9, xmm9, xmm5
        add          r11, rbp
        add          r10, r9
        add          rdi, r10
        rorx         r13, rdi, 41
        rorx         r14, rdi, 14
        mov          rbp, rdi
        and          rbp, r8
        mov          r9, [rsp + 56]
        add          r9, rbp
        rorx         rbp, rdi, 18
        xor          r14, rbp
        xor          r14, r13
        andn         r13, rdi, r12
        add          r13, r9
        add          r14, r13
        add          rsi, r14
        rorx         r9, rsi, 41                                /* round 11 */
        rorx         r13, rsi, 14
        mov          rcx, [rsp + 80]
        add          r12, [rcx + 88]
        add          r11, r10
        rorx         r10, r11, 34
        rorx         rbp, r11, 28
        mov          [rsp + 56], rdx
        rorx         rdx, r11, 39
        mov          [rsp + 64], r9
        mov          r9, r11
        xor          r9, rbx
        and          r15, r9
        xor          r10, rbp
        xor          r10, rdx
        xor          r15, rbx
        add          r10, r15
        add          r10, r14
        mov          r14, rsi
        and          r14, rdi
        add          r12, r14
        andn         r14, rsi, r8
        add          r14, r12
            vmovdqu  xmm12, [rax + 1344]
            vpalignr xmm13, xmm12, xmm1, 8
            vpaddq   xmm9, xmm9, xmm13
        rorx         r12, rsi, 18
        xor          r13, r12
        rorx         r12, r10, 34
        add          r8, [rcx + 96]                             /* round 12 */
        xor          r13, [rsp + 64]
            vmovdqu  xmm13, [rax + 1312]
            vpsrlq   xmm15, xmm13, 1                            /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpshufb  xmm6, xmm13, xmm11
        rorx         r15, r10, 28
        rorx         rbp, r10, 39
            vpsllq   xmm5, xmm13, 63
            vpxor    xmm8, xmm8, xmm14
            vpaddq   xmm4, xmm10, xmm8
            vpsrlq   xmm8, xmm4, 19
            vpsllq   xmm10, xmm4, 45
            vpxor    xmm8, xmm8, xmm10
            vpsrlq   xmm10, xmm4, 61
            mov      rdx, [rsp + 48]
            vpaddq   xmm14, xmm4, [rdx + 64]
            vmovdqu  [rax + 1376], xmm0
            vpsllq   xmm0, xmm4, 3
            vmovdqu  [rax + 1408], xmm1
            vpsrlq   xmm1, xmm4, 6
            vpxor    xmm10, xmm10, xmm0
            vmovdqu  [rcx + 192], xmm14
            vpxor    xmm8, xmm8, xmm10
        mov          [rsp + 64], rbx
        mov          rbx, r10
        xor          rbx, r11
        and          r9, rbx
            vpxor    xmm10, xmm15, xmm5
        xor          r15, r12
        xor          r15, rbp
        add          r13, r14
        mov          r12, [rsp + 56]
        add          r12, r13
        rorx         r14, r12, 41
        rorx         rbp, r12, 14
        mov          [rsp + 56], rbx
        mov          rbx, r12
        and          rbx, rsi
        add          r8, rbx
            vpxor    xmm10, xmm10, xmm6
            vpsrlq   xmm13, xmm13, 7
        rorx         rbx, r12, 18
            vpxor    xmm10, xmm10, xmm13
            vmovdqu  xmm13, [rax + 1280]
            vpaddq   xmm10, xmm13, xmm10
        xor          rbp, rbx
        xor          rbp, r14
            vpshufb  xmm11, xmm2, xmm11                         /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        andn         r14, r12, rdi
        add          r8, r14
            vpxor    xmm8, xmm8, xmm1
            vpaddq   xmm5, xmm9, xmm8
            vpaddq   xmm8, xmm5, [rdx + 80]
            vmovdqu  [rcx + 208], xmm8
            vpsrlq   xmm8, xmm5, 19
            vpsllq   xmm9, xmm5, 45
            vpxor    xmm8, xmm8, xmm9
            vpsrlq   xmm9, xmm5, 61
            vpsllq   xmm13, xmm5, 3
            vpxor    xmm9, xmm9, xmm13
        add          r8, rbp
        mov          rbx, [rsp + 64]
        add          rbx, r8
        rorx         r14, rbx, 41                               /* round 13 */
        rorx         rbp, rbx, 14
        mov          rdx, rbx
        and          rdx, r12
            vpsrlq   xmm13, xmm5, 6
        add          rdi, [rcx + 104]
        add          rdi, rdx
        xor          r9, r11
        add          r9, r15
        add          r9, r13
        rorx         r13, r9, 34
        rorx         r15, r9, 28
        rorx         rdx, r9, 39
        xor          r15, r13
        xor          r15, rdx
        mov          r13, r9
        xor          r13, r10
        mov          rdx, r13
        and          rdx, [rsp + 56]
        xor          rdx, r10
        add          r15, rdx
            vpalignr xmm14, xmm3, xmm12, 8
        mov          rdx, rsi                                   /* round 14 */
        add          rdx, [rcx + 112]
            vpxor    xmm8, xmm8, xmm9
        mov          [rsp + 56], r10
        rorx         r10, rbx, 18
        andn         rsi, rbx, rsi
        add          rdi, rsi
        add          r8, r15
            vpaddq   xmm9, xmm10, xmm14
            vpsllq   xmm10, xmm2, 63
        xor          rbp, r10
        xor          rbp, r14
            vpsrlq   xmm14, xmm2, 1
            vpxor    xmm10, xmm14, xmm10
            vpsrlq   xmm14, xmm2, 7
            vpxor    xmm10, xmm10, xmm11
        rorx         r14, r8, 34
        rorx         r15, r8, 28
            vpxor    xmm10, xmm10, xmm14
        rorx         r10, r8, 39
        mov          rsi, r8
        xor          rsi, r9
        and          r13, rsi
            vpaddq   xmm10, xmm10, xmm7
        xor          r13, r9
        xor          r15, r14
        xor          r15, r10
        add          r15, r13
        add          rdi, rbp
        add          r11, rdi
        rorx         r13, r11, 41
        rorx         r14, r11, 14
        mov          rbp, r11
        and          rbp, rbx
        add          rdx, rbp
        rorx         rbp, r11, 18
        andn         r10, r11, r12
        add          r10, rdx
        xor          r14, rbp
        xor          r14, r13
        add          r12, [rcx + 120]                           /* round 15 */
        add          rdi, r15
        rorx         r13, rdi, 34
        rorx         r15, rdi, 28
        rorx         rbp, rdi, 39
        mov          rdx, rdi
        xor          rdx, r8
        and          rsi, rdx
        xor          rsi, r8
            vpalignr xmm11, xmm4, xmm3, 8
        xor          r15, r13
        xor          r15, rbp
        add          rsi, r15
        add          r14, r10
        mov          r10, [rsp + 56]
        add          r10, r14
        rorx         r13, r10, 41
        rorx         r15, r10, 14
        mov          rbp, r10
        and          rbp, r11
        add          r12, rbp
        rorx         rbp, r10, 18
            vpaddq   xmm10, xmm10, xmm11
        mov          [rsp + 56], r8
        andn         r8, r10, rbx
        add          r8, r12
        xor          r15, rbp
        xor          r15, r13
        add          rsi, r14
        rorx         r12, rsi, 28
        rorx         r13, rsi, 34
        rorx         r14, rsi, 39
        mov          rbp, rsi
        xor          rbp, rdi
        and          rdx, rbp
        xor          rdx, rdi
        xor          r12, r13
        xor          r12, r14
        add          rdx, r12
        add          r15, r8
        add          r9, r15
        lea          r12, [rcx + 128]                           /* the next sixteen words */
        mov          rbp, [rsp + 48]
        lea          r13, [rbp + 128]
            vpxor    xmm8, xmm8, xmm13
            vpaddq   xmm6, xmm9, xmm8
            vpaddq   xmm8, xmm6, [rbp + 96]
            vpsllq   xmm9, xmm6, 3
            vpsrlq   xmm11, xmm6, 19
            vpsllq   xmm13, xmm6, 45
            vpsrlq   xmm14, xmm6, 61
            vmovdqu  [rcx + 224], xmm8
            vpxor    xmm8, xmm11, xmm13
            vpxor    xmm9, xmm14, xmm9
            vpsrlq   xmm11, xmm6, 6
            vpxor    xmm8, xmm8, xmm9
            vpxor    xmm8, xmm8, xmm11
            vpaddq   xmm7, xmm10, xmm8
            vpaddq   xmm8, xmm7, [rbp + 112]
            vmovdqu  [rcx + 240], xmm8
        add          rdx, r15
        vmovdqa      xmm2, xmm12
        mov          rcx, r12
        mov          rbp, r13
        vmovdqu      xmm0, [rax + 1376]
        vmovdqu      xmm1, [rax + 1408]
        mov          r8, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule1)

        /* rounds 64 to 79 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          rbp, rdx                                   /* round 0 */
        xor          rbp, rsi
        rorx         r12, r9, 41
        rorx         r13, r9, 14
        add          rbx, [rcx]
        rorx         r14, r9, 18
        andn         r15, r9, r11
        mov          [rsp + 48], rax
        mov          rax, r9
        and          rax, r10
        add          rbx, rax
        add          rbx, r15
        add          r11, [rcx + 8]                             /* round 1 */
        xor          r13, r14
        xor          r13, r12
        rorx         r12, rdx, 34
        rorx         r14, rdx, 28
        xor          r14, r12
        mov          r12, rsi
        xor          r12, rdi
        and          r12, rbp
        xor          r12, rsi
        rorx         r15, rdx, 39
        xor          r14, r15
        add          r14, r12
        add          rbx, r13
        add          r8, rbx
        rorx         r12, r8, 14
        rorx         r13, r8, 41
        rorx         r15, r8, 18
        mov          rax, r8
        and          rax, r9
        add          r11, rax
        xor          r12, r15
        xor          r12, r13
        add          rbx, r14
        rorx         r13, rbx, 28
        mov          r14, r10                                   /* round 2 */
        add          r14, [rcx + 16]
        rorx         r15, rbx, 34
        rorx         rax, rbx, 39
        andn         r10, r8, r10
        add          r11, r10
        mov          r10, rbx
        xor          r10, rdx
        and          rbp, r10
        xor          rbp, rdx
        xor          r13, r15
        xor          r13, rax
        add          r13, rbp
        add          r11, r12
        add          rdi, r11
        rorx         rbp, rdi, 14
        rorx         r12, rdi, 41
        add          r11, r13
        rorx         r13, rdi, 18
        mov          r15, rdi
        and          r15, r8
        add          r14, r15
        andn         r15, rdi, r9
        xor          rbp, r13
        xor          rbp, r12
        add          r9, [rcx + 24]                             /* round 3 */
        add          r15, r14
        rorx         r12, r11, 34
        rorx         r13, r11, 28
        rorx         r14, r11, 39
        mov          rax, r11
        xor          rax, rbx
        xor          r13, r12
        xor          r13, r14
        and          r10, rax
        xor          r10, rbx
        add          r10, r13
        add          rbp, r15
        add          rsi, rbp
        rorx         r12, rsi, 14
        rorx         r13, rsi, 41
        add          r10, rbp
        rorx         rbp, rsi, 18
        mov          r14, rsi
        and          r14, rdi
        add          r9, r14
        xor          r12, rbp
        xor          r12, r13
        andn         rbp, rsi, r8
        add          r8, [rcx + 32]                             /* round 4 */
        add          r9, rbp
        rorx         rbp, r10, 34
        rorx         r13, r10, 28
        rorx         r14, r10, 39
        mov          r15, r10
        xor          r15, r11
        xor          r13, rbp
        xor          r13, r14
        and          rax, r15
        xor          rax, r11
        add          r13, rax
        add          r9, r12
        add          rdx, r9
        rorx         rbp, rdx, 14
        rorx         r12, rdx, 41
        add          r9, r13
        rorx         r13, rdx, 18
        xor          rbp, r13
        xor          rbp, r12
        mov          r12, rdx
        and          r12, rsi
        add          r8, r12
        andn         r12, rdx, rdi
        add          r12, r8
        add          rdi, [rcx + 40]                            /* round 5 */
        rorx         r13, r9, 34
        rorx         r14, r9, 28
        rorx         r8, r9, 39
        mov          rax, r9
        xor          rax, r10
        and          r15, rax
        xor          r15, r10
        xor          r14, r13
        xor          r14, r8
        add          r14, r15
        add          rbp, r12
        add          rbx, rbp
        rorx         r12, rbx, 14
        rorx         r13, rbx, 41
        add          rbp, r14
        rorx         r14, rbx, 18
        mov          r15, rbx
        and          r15, rdx
        add          rdi, r15
        andn         r15, rbx, rsi
        xor          r12, r14
        xor          r12, r13
        add          rsi, [rcx + 48]                            /* round 6 */
        add          rdi, r15
        rorx         r13, rbp, 34
        mov          r14, rdx                                   /* round 7 */
        add          r14, [rcx + 56]
        rorx         r15, rbp, 28
        rorx         r8, rbp, 39
        mov          [rsp + 56], rcx
        mov          rcx, rbp
        xor          rcx, r9
        and          rax, rcx
        xor          rax, r9
        xor          r15, r13
        xor          r15, r8
        add          r15, rax
        add          rdi, r12
        add          r11, rdi
        rorx         r12, r11, 14
        rorx         r13, r11, 41
        add          rdi, r15
        rorx         r15, r11, 18
        xor          r12, r15
        xor          r12, r13
        andn         r13, r11, rdx
        mov          r15, r11
        and          r15, rbx
        add          rsi, r15
        add          rsi, r13
        rorx         r13, rdi, 28
        rorx         r15, rdi, 34
        rorx         r8, rdi, 39
        mov          rdx, rdi
        xor          rdx, rbp
        xor          r13, r15
        xor          r13, r8
        and          rcx, rdx
        xor          rcx, rbp
        add          r13, rcx
        add          rsi, r12
        add          r10, rsi
        rorx         rcx, r10, 14
        rorx         r12, r10, 41
        add          rsi, r13
        rorx         r13, r10, 18
        mov          r15, r10
        and          r15, r11
        add          r14, r15
        andn         r15, r10, rbx
        add          r15, r14
        xor          rcx, r13
        xor          rcx, r12
        mov          r12, [rsp + 56]
        add          rbx, [r12 + 64]                            /* round 8 */
        rorx         r13, rsi, 34
        rorx         r14, rsi, 28
        rorx         r8, rsi, 39
        mov          rax, rsi
        xor          rax, rdi
        and          rdx, rax
        xor          rdx, rdi
        xor          r14, r13
        xor          r14, r8
        add          r14, rdx
        add          rcx, r15
        add          r9, rcx
        rorx         r13, r9, 41
        rorx         r15, r9, 14
        add          rcx, r14
        rorx         r14, r9, 18
        mov          r8, r9
        and          r8, r10
        add          rbx, r8
        xor          r15, r14
        xor          r15, r13
        andn         r13, r9, r11
        rorx         r14, rcx, 34
        add          rbx, r13
        rorx         r13, rcx, 28
        rorx         r8, rcx, 39
        mov          rdx, rcx
        xor          rdx, rsi
        and          rax, rdx
        xor          rax, rsi
        xor          r13, r14
        xor          r13, r8
        add          r13, rax
        add          rbx, r15
        add          rbp, rbx
        add          rbx, r13
        rorx         r13, rbp, 14                               /* round 9 */
        rorx         r14, rbp, 41
        add          r11, [r12 + 72]
        mov          r15, r10                                   /* round 10 */
        add          r15, [r12 + 80]
        rorx         r8, rbp, 18
        xor          r13, r8
        xor          r13, r14
        rorx         r14, rbx, 28
        andn         r10, rbp, r10
        mov          r8, rbp
        and          r8, r9
        add          r11, r8
        add          r11, r10
        rorx         r10, rbx, 34
        rorx         r8, rbx, 39
        mov          rax, rbx
        xor          rax, rcx
        mov          [rsp + 64], rsi
        mov          rsi, r9                                    /* round 11 */
        add          rsi, [r12 + 88]
        mov          [rsp + 72], rsi
        mov          rsi, rbp                                   /* round 12 */
        add          rsi, [r12 + 96]
        xor          r14, r10
        xor          r14, r8
        and          rdx, rax
        xor          rdx, rcx
        add          r14, rdx
        add          r11, r13
        add          rdi, r11
        rorx         r10, rdi, 14
        rorx         r13, rdi, 41
        rorx         r8, rdi, 18
        andn         r9, rdi, r9
        xor          r10, r8
        xor          r10, r13
        mov          r13, rdi
        and          r13, rbp
        add          r15, r13
        add          r9, r15
        add          r11, r14
        rorx         r13, r11, 28
        rorx         r14, r11, 39
        rorx         r15, r11, 34
        mov          r8, r11
        xor          r8, rbx
        xor          r13, r15
        xor          r13, r14
        and          rax, r8
        xor          rax, rbx
        add          r13, rax
        add          r10, r9
        mov          r14, [rsp + 64]
        add          r14, r10
        rorx         r9, r14, 14
        rorx         r15, r14, 18
        add          r10, r13
        mov          r13, r14
        and          r13, rdi
        mov          rdx, [rsp + 72]
        add          rdx, r13
        rorx         r13, r14, 41
        andn         rbp, r14, rbp
        add          rbp, rdx
        xor          r9, r15
        xor          r9, r13
        rorx         r13, r10, 28
        rorx         r15, r10, 34
        rorx         rdx, r10, 39
        mov          rax, r10
        xor          rax, r11
        xor          r13, r15
        xor          r13, rdx
        and          r8, rax
        xor          r8, r11
        add          r13, r8
        add          r9, rbp
        add          rcx, r9
        rorx         r8, rcx, 14
        rorx         rbp, rcx, 41
        add          r9, r13
        rorx         r13, rcx, 18
        mov          r15, rcx
        and          r15, r14
        add          rsi, r15
        xor          r8, r13
        xor          r8, rbp
        andn         rbp, rcx, rdi
        add          rdi, [r12 + 104]                           /* round 13 */
        rorx         r13, r9, 34
        rorx         r15, r9, 28
        add          rbp, rsi
        mov          rsi, r9
        xor          rsi, r10
        rorx         rdx, r9, 39
        and          rax, rsi
        xor          rax, r10
        xor          r15, r13
        xor          r15, rdx
        add          r15, rax
        add          r8, rbp
        add          rbx, r8
        rorx         rbp, rbx, 14
        add          r8, r15
        mov          r13, rbx
        and          r13, rcx
        add          rdi, r13
        rorx         r13, rbx, 18
        rorx         r15, rbx, 41
        xor          rbp, r13
        xor          rbp, r15
        andn         r13, rbx, r14
        mov          r15, rcx                                   /* round 15 */
        add          r15, [r12 + 120]
        add          rdi, r13
        rorx         r13, r8, 39
        mov          rdx, r8
        xor          rdx, r9
        and          rsi, rdx
        xor          rsi, r9
        add          r14, [r12 + 112]                           /* round 14 */
        rorx         r12, r8, 28
        rorx         rax, r8, 34
        xor          r12, rax
        xor          r12, r13
        add          r12, rsi
        mov          r13, [rsp + 16]
        add          r13, 128                                   /* the next block */
        mov          [rsp + 16], r13
        mov          rsi, [rsp + 8]
        add          rsi, -1
        mov          [rsp + 8], rsi
        add          rdi, rbp
        add          r11, rdi
        rorx         rbp, r11, 14
        rorx         rax, r11, 41
        add          rdi, r12
        rorx         r12, rdi, 28
        mov          r13, rdi
        xor          r13, r8
        and          rdx, r13
        xor          rdx, r8
        rorx         rsi, rdi, 39
        mov          [rsp + 56], r9
        mov          r9, r11
        and          r9, rbx
        add          r14, r9
        rorx         r9, r11, 18
        xor          rbp, r9
        xor          rbp, rax
        andn         rcx, r11, rcx
        add          rcx, r14
        add          rbp, rcx
        add          r10, rbp
        rorx         r9, r10, 41
        rorx         rcx, r10, 18
        mov          r14, r10
        and          r14, r11
        rorx         rax, r10, 14
        mov          [rsp + 64], r11
        andn         r11, r10, rbx
        xor          rax, rcx
        xor          r9, rax
        add          r15, r14
        add          r11, r15
        add          r9, r11
        mov          rcx, [rsp + 24]
        mov          r14, [rcx + 40]                            /* H = H + (a, b, ...) */
        rorx         r15, rdi, 34
        xor          r12, r15
        xor          rsi, r12
        add          rsi, rdx
        add          rsi, rbp
        mov          rdx, rsi
        xor          rdx, rdi
        rorx         rbp, rsi, 34
        rorx         r12, rsi, 28
        rorx         r15, rsi, 39
        xor          r12, rbp
        xor          r12, r15
        and          rdx, r13
        xor          rdx, rdi
        mov          rbp, [rcx + 24]
        mov          r13, [rcx + 8]
        mov          r11, [rcx + 48]
        add          r12, [rcx]
        mov          r15, [rcx + 16]
        add          rdi, r15
        mov          [rcx + 16], rdi
        add          rdx, r12
        add          rdx, r9
        mov          [rcx], rdx
        add          r8, rbp
        mov          [rcx + 24], r8
        add          rsi, r13
        mov          [rcx + 8], rsi
        add          r10, r14
        mov          rbp, [rcx + 56]
        mov          [rcx + 40], r10
        mov          r12, [rsp + 56]
        add          r12, [rcx + 32]
        add          r9, r12
        mov          [rcx + 32], r9
        add          r11, [rsp + 64]
        mov          [rcx + 48], r11
        add          rbx, rbp
        mov          [rcx + 56], rbx
        mov          rax, [rsp + 48]
        jmp          NSMS_L(batch1)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1600]
        vmovaps      xmm7, [rsp + 1616]
        vmovaps      xmm8, [rsp + 1632]
        vmovaps      xmm9, [rsp + 1648]
        vmovaps      xmm10, [rsp + 1664]
        vmovaps      xmm11, [rsp + 1680]
        vmovaps      xmm12, [rsp + 1696]
        vmovaps      xmm13, [rsp + 1712]
        vmovaps      xmm14, [rsp + 1728]
        vmovaps      xmm15, [rsp + 1744]
        add          rsp, 1768
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
        add          rsp, 1608
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_sum_zen3), . - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_sum_zen3)
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

/* nsms_sha512_blocks_avx2_n2_sum_zen3: 15 integer registers, 16 vector registers, 46 spills.
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
 * - name: nsms_sha512_blocks_avx2_n2_sum_zen3
 *   signature: void nsms_sha512_blocks_avx2_n2_sum_zen3(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1656, win64: 1832}
 *   features: [avx, avx2, bmi1, bmi2]
 */
