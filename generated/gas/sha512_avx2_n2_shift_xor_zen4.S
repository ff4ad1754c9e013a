/* sha512_avx2_n2_shift_xor_zen4.S, written by nsms: make gen HASH=sha512 ISA=avx2 N=2 LANE_ROT=shift-xor UARCH=zen4
 *   LANE_ROT=shift-xor: two shifts and an XOR (as in the paper); UARCH=zen4: the options and orders that a
 *     search found on zen4
 *
 * void nsms_sha512_blocks_avx2_n2_shift_xor_zen4(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 2
 *   scheduled at a time.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,813 instructions (System V); 1,464 bytes of stack (System V), 1,640 (Win64).
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
#  define NSMS_L(name) Lsha512_avx2_n2_shift_xor_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n2_shift_xor_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx2_n2_shift_xor_zen4_##name
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

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_shift_xor_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_shift_xor_zen4))
NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_shift_xor_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_shift_xor_zen4))
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
        sub          rsp, 1576
        NSMS_SEH(.seh_stackalloc 1576)
        vmovaps      [rsp + 1408], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1408)
        vmovaps      [rsp + 1424], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1424)
        vmovaps      [rsp + 1440], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1440)
        vmovaps      [rsp + 1456], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1456)
        vmovaps      [rsp + 1472], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1472)
        vmovaps      [rsp + 1488], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1488)
        vmovaps      [rsp + 1504], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1504)
        vmovaps      [rsp + 1520], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1520)
        vmovaps      [rsp + 1536], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1536)
        vmovaps      [rsp + 1552], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1552)
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
        sub          rsp, 1416
        .cfi_def_cfa_offset 1472
#endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword ptr [rsp + 8], 0
        je           NSMS_L(done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 127]
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
        rorx         r12, r9, 14                                /* round 0 */
            vpsrlq   ymm8, ymm7, 19                             /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
            vpsllq   ymm9, ymm7, 45
        andn         r15, r9, r11
        add          rbx, r8
            vpsrlq   ymm10, ymm7, 61
        xor          r12, r13
        add          r14, r15
            vpsllq   ymm11, ymm7, 3
        add          rbx, [rcx]
        add          rbx, r14
            vpxor    ymm8, ymm8, ymm9
        rorx         r13, rdx, 28
        rorx         r14, rdx, 34
            vpxor    ymm9, ymm10, ymm11
        xor          r13, r14
        mov          r14, rsi
        and          r14, rdi
            vpxor    ymm8, ymm8, ymm9
        sub          r14, r8
        mov          r15, rsi
        xor          r15, rdi
            vpalignr ymm9, ymm1, ymm0, 8
        and          r15, rdx
        add          r14, r15
            vpsrlq   ymm10, ymm9, 1
        rorx         r15, r9, 41
        xor          r12, r15
            vpsllq   ymm11, ymm9, 63
        add          r11, rdi                                   /* round 1 */
        add          rbx, r12
            vpxor    ymm10, ymm10, ymm11
        add          r11, [rcx + 8]
        rorx         r12, rdx, 39
            vpsrlq   ymm11, ymm9, 8
        xor          r13, r12
        add          r14, r13
            vpsllq   ymm12, ymm9, 56
        add          r14, rbx
        rorx         r12, rbx, 14
            vpxor    ymm11, ymm11, ymm12
        rorx         r13, rbx, 18
            vpsrlq   ymm9, ymm9, 7
        xor          r12, r13
        mov          r13, rbx
        and          r13, r9
        add          r11, r13
            vpxor    ymm10, ymm10, ymm11
        mov          r13, rdx
        and          r13, rsi
            vpxor    ymm9, ymm10, ymm9
        sub          r13, rdi
        rorx         r15, rbx, 41
            vpsrlq   ymm10, ymm7, 6
        xor          r12, r15
        andn         r15, rbx, r10
            vpxor    ymm8, ymm8, ymm10
        add          r11, r15
        add          r11, r12
            vpalignr ymm10, ymm5, ymm4, 8
        rorx         r12, r14, 28
        rorx         r15, r14, 34
            vpaddq   ymm11, ymm10, ymm0
        mov          r8, rdx
        xor          r8, rsi
            vpaddq   ymm8, ymm11, ymm8
        xor          r12, r15
        mov          r15, r11                                   /* round 2 */
        and          r15, rbx
        and          r8, r14
            vpaddq   ymm0, ymm9, ymm8
        add          r10, rsi
        add          r13, r8
            vpalignr ymm8, ymm2, ymm1, 8                        /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        add          r10, [rcx + 32]
        add          r10, r15
            vpsrlq   ymm9, ymm8, 1
        rorx         r15, r14, 39
        xor          r12, r15
            vpsllq   ymm11, ymm8, 63
        add          r13, r12
        rorx         r12, r11, 14
            vpxor    ymm9, ymm9, ymm11
        rorx         r15, r11, 18
        mov          r8, r14
        and          r8, rdx
            vpsrlq   ymm11, ymm8, 8
        add          r13, r11
        xor          r12, r15
            vpsllq   ymm12, ymm8, 56
        sub          r8, rsi
        rorx         r15, r11, 41
            vpxor    ymm11, ymm11, ymm12
        xor          r12, r15
        andn         r15, r11, r9
            vpsrlq   ymm8, ymm8, 7
        add          r10, r15
        add          r10, r12
            vpxor    ymm9, ymm9, ymm11
        mov          r12, r14
        xor          r12, rdx
        rorx         r15, r13, 28
            vpxor    ymm8, ymm9, ymm8
        rorx         rdi, r13, 34
            vpaddq   ymm9, ymm0, [rbp]
        and          r12, r13
        mov          rsi, r10                                   /* round 3 */
        and          rsi, r11
        xor          r15, rdi
            vmovdqu  [rcx + 256], ymm9
        add          r9, rdx
        add          r8, r12
            vpsrlq   ymm9, ymm0, 19
        add          r9, [rcx + 40]
        add          r8, r10
            vpsllq   ymm11, ymm0, 45
        add          r9, rsi
        rorx         r12, r13, 39
            vpxor    ymm9, ymm9, ymm11
        xor          r15, r12
        add          r8, r15
            vpsrlq   ymm11, ymm0, 61
        rorx         r12, r10, 14
        rorx         r15, r10, 18
            vpsllq   ymm12, ymm0, 3
        mov          rdi, r13
        and          rdi, r14
        andn         rsi, r10, rbx
            vpxor    ymm11, ymm11, ymm12
        xor          r12, r15
        sub          rdi, rdx
            vpxor    ymm9, ymm9, ymm11
        add          r9, rsi
        rorx         r15, r10, 41
            vpalignr ymm11, ymm6, ymm5, 8
        xor          r12, r15
        add          r9, r12
            vpaddq   ymm12, ymm11, ymm1
        mov          r12, r13
        xor          r12, r14
        rorx         r15, r8, 28
            vpaddq   ymm8, ymm12, ymm8
        rorx         rsi, r8, 34
            vpsrlq   ymm12, ymm0, 6
        and          r12, r8
        mov          rdx, r9                                    /* round 4 */
        and          rdx, r10
        xor          r15, rsi
            vpxor    ymm9, ymm9, ymm12
        add          rbx, [rcx + 64]
        add          rdi, r12
            vpaddq   ymm1, ymm8, ymm9
        add          rbx, r14
        add          rdi, r9
            vpalignr ymm8, ymm3, ymm2, 8                        /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          rbx, rdx
            vpsrlq   ymm9, ymm8, 1
        rorx         r12, r8, 39
        xor          r15, r12
            vpsllq   ymm12, ymm8, 63
        add          rdi, r15
        rorx         r12, r9, 14
            vpxor    ymm9, ymm9, ymm12
        rorx         r15, r9, 18
        mov          rsi, r8
        and          rsi, r13
            vpsrlq   ymm12, ymm8, 8
        andn         rdx, r9, r11
        xor          r12, r15
            vpsllq   ymm13, ymm8, 56
        sub          rsi, r14
        add          rbx, rdx
            vpxor    ymm12, ymm12, ymm13
        rorx         r14, r9, 41
        xor          r12, r14
            vpsrlq   ymm8, ymm8, 7
        add          rbx, r12
        mov          r12, r8
        xor          r12, r13
            vpxor    ymm9, ymm9, ymm12
        rorx         r14, rdi, 28
        rorx         r15, rdi, 34
            vpxor    ymm8, ymm9, ymm8
        and          r12, rdi
            vpaddq   ymm9, ymm1, [rbp + 32]
        mov          rdx, rbx                                   /* round 5 */
        and          rdx, r9
        xor          r14, r15
        add          r11, [rcx + 72]
            vmovdqu  [rcx + 288], ymm9
        add          rsi, r12
        add          r11, r13
            vpsrlq   ymm9, ymm1, 19
        add          rsi, rbx
        add          r11, rdx
            vpsllq   ymm12, ymm1, 45
        rorx         r12, rdi, 39
        xor          r14, r12
            vpxor    ymm9, ymm9, ymm12
        add          rsi, r14
        rorx         r12, rbx, 14
            vpsrlq   ymm12, ymm1, 61
        rorx         r14, rbx, 18
        mov          r15, rdi
        and          r15, r8
            vpsllq   ymm13, ymm1, 3
        andn         rdx, rbx, r10
        xor          r12, r14
            vpxor    ymm12, ymm12, ymm13
        sub          r15, r13
        add          r11, rdx
            vpxor    ymm9, ymm9, ymm12
        rorx         r13, rbx, 41
        xor          r12, r13
            vpalignr ymm12, ymm7, ymm6, 8
        add          r11, r12
        mov          r12, rdi
        xor          r12, r8
            vpaddq   ymm13, ymm12, ymm2
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
            vpaddq   ymm8, ymm13, ymm8
        and          r12, rsi
            vpsrlq   ymm13, ymm1, 6
        mov          rdx, r11                                   /* round 6 */
        and          rdx, rbx
        xor          r13, r14
        add          r10, [rcx + 96]
            vpxor    ymm9, ymm9, ymm13
        add          r15, r12
        add          r10, r8
            vpaddq   ymm2, ymm8, ymm9
        add          r15, r11
        add          r10, rdx
            vpalignr ymm8, ymm4, ymm3, 8                        /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        rorx         r12, rsi, 39
        xor          r13, r12
            vpsrlq   ymm9, ymm8, 1
        add          r15, r13
        rorx         r12, r11, 14
            vpsllq   ymm13, ymm8, 63
        rorx         r13, r11, 18
        mov          r14, rsi
        and          r14, rdi
            vpxor    ymm9, ymm9, ymm13
        andn         rdx, r11, r9
        xor          r12, r13
            vpsrlq   ymm13, ymm8, 8
        sub          r14, r8
        add          r10, rdx
            vpsllq   ymm14, ymm8, 56
        rorx         r13, r11, 41
        xor          r12, r13
            vpxor    ymm13, ymm13, ymm14
        add          r10, r12
        mov          r12, rsi
        xor          r12, rdi
            vpsrlq   ymm8, ymm8, 7
        rorx         r13, r15, 28
        rorx         r8, r15, 34
            vpxor    ymm9, ymm9, ymm13
            vpxor    ymm8, ymm9, ymm8
        and          r12, r15
        mov          rdx, r10                                   /* round 7 */
        and          rdx, r11
        xor          r13, r8
            vpaddq   ymm8, ymm8, ymm3
        add          r9, [rcx + 104]
        add          r14, r12
            vpaddq   ymm9, ymm2, [rbp + 64]
        add          r9, rdi
        add          r14, r10
            vmovdqu  [rcx + 320], ymm9
        add          r9, rdx
        rorx         r12, r15, 39
            vpsrlq   ymm9, ymm2, 19
        xor          r13, r12
        add          r14, r13
            vpsllq   ymm13, ymm2, 45
            vpxor    ymm9, ymm9, ymm13
        rorx         r12, r10, 14
        mov          r13, r15
        and          r13, rsi
        rorx         r8, r10, 18
        andn         rdx, r10, rbx
            vpsrlq   ymm13, ymm2, 61
        xor          r12, r8
        sub          r13, rdi
            vpsllq   ymm14, ymm2, 3
        add          r9, rdx
        rorx         r8, r10, 41
            vpxor    ymm13, ymm13, ymm14
        xor          r12, r8
        add          r9, r12
            vpxor    ymm9, ymm9, ymm13
        mov          r12, r15
        xor          r12, rsi
        rorx         r8, r14, 28
            vpsrlq   ymm13, ymm2, 6
        rorx         rdi, r14, 34
            vpxor    ymm9, ymm9, ymm13
        and          r12, r14
        mov          rdx, r9                                    /* round 8 */
        and          rdx, r10
        xor          r8, rdi
            vpalignr ymm13, ymm0, ymm7, 8
        add          rbx, [rcx + 128]
        add          r13, r12
            vpaddq   ymm8, ymm8, ymm13
        add          rbx, rsi
        add          r13, r9
            vpaddq   ymm3, ymm8, ymm9
        add          rbx, rdx
        rorx         r12, r14, 39
            vpsrlq   ymm8, ymm10, 1                             /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        xor          r8, r12
        add          r13, r8
            vpsllq   ymm9, ymm10, 63
        rorx         r12, r9, 14
        rorx         r8, r9, 18
            vpxor    ymm8, ymm8, ymm9
        mov          rdi, r14
        and          rdi, r15
        andn         rdx, r9, r11
            vpsrlq   ymm9, ymm10, 8
        xor          r12, r8
        sub          rdi, rsi
            vpsllq   ymm14, ymm10, 56
        add          rbx, rdx
        rorx         r8, r9, 41
            vpxor    ymm9, ymm9, ymm14
        xor          r12, r8
        add          rbx, r12
            vpsrlq   ymm10, ymm10, 7
        mov          r12, r14
        xor          r12, r15
        rorx         r8, r13, 28
            vpxor    ymm8, ymm8, ymm9
        rorx         rsi, r13, 34
            vpxor    ymm8, ymm8, ymm10
        and          r12, r13
        mov          rdx, rbx                                   /* round 9 */
        and          rdx, r9
        xor          r8, rsi
            vpaddq   ymm8, ymm8, ymm4
        add          r11, [rcx + 136]
        add          rdi, r12
            vpaddq   ymm9, ymm3, [rbp + 96]
        add          r11, r15
        add          rdi, rbx
            vmovdqu  [rcx + 352], ymm9
        add          r11, rdx
        rorx         r12, r13, 39
            vpsrlq   ymm9, ymm3, 19
        xor          r8, r12
        add          rdi, r8
            vpsllq   ymm10, ymm3, 45
        rorx         r12, rbx, 14
        rorx         r8, rbx, 18
            vpxor    ymm9, ymm9, ymm10
        mov          rsi, r13
        and          rsi, r14
        andn         rdx, rbx, r10
            vpsrlq   ymm10, ymm3, 61
        xor          r12, r8
            vpsllq   ymm14, ymm3, 3
        sub          rsi, r15
        add          r11, rdx
            vpxor    ymm10, ymm10, ymm14
        rorx         r15, rbx, 41
        xor          r12, r15
            vpxor    ymm9, ymm9, ymm10
        add          r11, r12
        mov          r12, r13
        xor          r12, r14
            vpsrlq   ymm10, ymm3, 6
        rorx         r15, rdi, 28
        rorx         r8, rdi, 34
            vpxor    ymm9, ymm9, ymm10
        and          r12, rdi
            vpalignr ymm10, ymm1, ymm0, 8
        mov          rdx, r11                                   /* round 10 */
        and          rdx, rbx
        xor          r15, r8
        add          r10, [rcx + 160]
            vpaddq   ymm8, ymm8, ymm10
        add          rsi, r12
        add          r10, r14
            vpaddq   ymm4, ymm8, ymm9
        add          rsi, r11
        add          r10, rdx
            vpsrlq   ymm8, ymm11, 1                             /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        rorx         r12, rdi, 39
        xor          r15, r12
            vpsllq   ymm9, ymm11, 63
        add          rsi, r15
        rorx         r12, r11, 14
            vpxor    ymm8, ymm8, ymm9
        rorx         r15, r11, 18
        mov          r8, rdi
        and          r8, r13
            vpsrlq   ymm9, ymm11, 8
        andn         rdx, r11, r9
        xor          r12, r15
            vpsllq   ymm10, ymm11, 56
        sub          r8, r14
        add          r10, rdx
            vpxor    ymm9, ymm9, ymm10
        rorx         r14, r11, 41
        xor          r12, r14
            vpsrlq   ymm10, ymm11, 7
        add          r10, r12
        mov          r12, rdi
        xor          r12, r13
            vpxor    ymm8, ymm8, ymm9
        rorx         r14, rsi, 28
        rorx         r15, rsi, 34
            vpxor    ymm8, ymm8, ymm10
        and          r12, rsi
            vpaddq   ymm8, ymm8, ymm5
        mov          rdx, r10                                   /* round 11 */
        and          rdx, r11
        xor          r14, r15
        add          r9, [rcx + 168]
            vpaddq   ymm9, ymm4, [rbp + 128]
        add          r8, r12
        add          r9, r13
            vmovdqu  [rcx + 384], ymm9
        add          r8, r10
        add          r9, rdx
            vpsrlq   ymm9, ymm4, 19
        rorx         r12, rsi, 39
        xor          r14, r12
            vpsllq   ymm10, ymm4, 45
        add          r8, r14
        rorx         r12, r10, 14
            vpxor    ymm9, ymm9, ymm10
        rorx         r14, r10, 18
        mov          r15, rsi
        and          r15, rdi
            vpsrlq   ymm10, ymm4, 61
        andn         rdx, r10, rbx
        xor          r12, r14
            vpsllq   ymm11, ymm4, 3
        sub          r15, r13
        add          r9, rdx
            vpxor    ymm10, ymm10, ymm11
        rorx         r13, r10, 41
        xor          r12, r13
            vpxor    ymm9, ymm9, ymm10
        add          r9, r12
        mov          r12, rsi
        xor          r12, rdi
            vpsrlq   ymm10, ymm4, 6
        rorx         r13, r8, 28
        rorx         r14, r8, 34
            vpxor    ymm9, ymm9, ymm10
        and          r12, r8
            vpalignr ymm10, ymm2, ymm1, 8
        mov          rdx, r9                                    /* round 12 */
        and          rdx, r10
        xor          r13, r14
        add          rbx, [rcx + 192]
            vpaddq   ymm8, ymm8, ymm10
        add          r15, r12
        add          rbx, rdi
            vpaddq   ymm5, ymm8, ymm9
        add          r15, r9
        add          rbx, rdx
            vpsrlq   ymm8, ymm12, 1                             /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        rorx         r12, r8, 39
            vpsllq   ymm9, ymm12, 63
        xor          r13, r12
        add          r15, r13
            vpxor    ymm8, ymm8, ymm9
        rorx         r12, r9, 14
        rorx         r13, r9, 18
            vpsrlq   ymm9, ymm12, 8
        mov          r14, r8
        and          r14, rsi
        andn         rdx, r9, r11
            vpsllq   ymm10, ymm12, 56
        xor          r12, r13
        sub          r14, rdi
            vpxor    ymm9, ymm9, ymm10
        add          rbx, rdx
        rorx         r13, r9, 41
            vpsrlq   ymm10, ymm12, 7
        xor          r12, r13
        add          rbx, r12
            vpxor    ymm8, ymm8, ymm9
        mov          r12, r8
        xor          r12, rsi
        rorx         r13, r15, 28
            vpxor    ymm8, ymm8, ymm10
        rorx         rdi, r15, 34
            vpaddq   ymm8, ymm8, ymm6
        and          r12, r15
        mov          rdx, rbx                                   /* round 13 */
        and          rdx, r9
        xor          r13, rdi
            vpaddq   ymm9, ymm5, [rbp + 160]
        add          r11, [rcx + 200]
        add          r14, r12
            vmovdqu  [rcx + 416], ymm9
        add          r11, rsi
        add          r14, rbx
            vpsrlq   ymm9, ymm5, 19
        add          r11, rdx
        rorx         r12, r15, 39
            vpsllq   ymm10, ymm5, 45
        xor          r13, r12
        add          r14, r13
            vpxor    ymm9, ymm9, ymm10
        rorx         r12, rbx, 14
        rorx         r13, rbx, 18
            vpsrlq   ymm10, ymm5, 61
        mov          rdi, r15
        and          rdi, r8
        andn         rdx, rbx, r10
            vpsllq   ymm11, ymm5, 3
        xor          r12, r13
        sub          rdi, rsi
            vpxor    ymm10, ymm10, ymm11
        add          r11, rdx
        rorx         r13, rbx, 41
            vpxor    ymm9, ymm9, ymm10
        xor          r12, r13
        add          r11, r12
            vpsrlq   ymm10, ymm5, 6
        mov          r12, r15
        xor          r12, r8
        rorx         r13, r14, 28
            vpxor    ymm9, ymm9, ymm10
        rorx         rsi, r14, 34
            vpalignr ymm10, ymm3, ymm2, 8
        and          r12, r14
        mov          rdx, r11                                   /* round 14 */
        and          rdx, rbx
        xor          r13, rsi
            vpaddq   ymm8, ymm8, ymm10
        add          r10, [rcx + 224]
        add          rdi, r12
            vpaddq   ymm6, ymm8, ymm9
        add          r10, r8
        add          rdi, r11
            vpsrlq   ymm8, ymm13, 1                             /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        add          r10, rdx
        rorx         r12, r14, 39
            vpsllq   ymm9, ymm13, 63
        xor          r13, r12
        add          rdi, r13
            vpxor    ymm8, ymm8, ymm9
        rorx         r12, r11, 14
        rorx         r13, r11, 18
            vpsrlq   ymm9, ymm13, 8
        mov          rsi, r14
        and          rsi, r15
        andn         rdx, r11, r9
            vpsllq   ymm10, ymm13, 56
        xor          r12, r13
        sub          rsi, r8
            vpxor    ymm9, ymm9, ymm10
        add          r10, rdx
        rorx         r13, r11, 41
            vpsrlq   ymm10, ymm13, 7
        xor          r12, r13
        add          r10, r12
            vpxor    ymm8, ymm8, ymm9
        mov          r12, r14
        xor          r12, r15
        rorx         r13, rdi, 28
            vpxor    ymm8, ymm8, ymm10
        rorx         r8, rdi, 34
        mov          rdx, r10                                   /* round 15 */
        and          rdx, r11
            vpaddq   ymm8, ymm8, ymm7
        and          r12, rdi
            vpaddq   ymm9, ymm6, [rbp + 192]
        xor          r13, r8
        add          r9, [rcx + 232]
            vpsrlq   ymm10, ymm6, 19
        add          rsi, r12
        add          r9, r15
            vpsllq   ymm11, ymm6, 45
        add          rsi, r10
        add          r9, rdx
            vpsrlq   ymm12, ymm6, 61
        lea          r12, [rcx + 256]                           /* the next sixteen words */
        lea          r8, [rbp + 256]
            vmovdqu  [rcx + 448], ymm9
        rorx         rdx, rdi, 39
        xor          r13, rdx
            vpxor    ymm9, ymm10, ymm11
        add          rsi, r13
        rorx         r13, r10, 14
            vpsllq   ymm10, ymm6, 3
        rorx         rdx, r10, 18
        mov          [rsp + 48], r11
        mov          r11, rdi
        and          r11, r14
            vpxor    ymm10, ymm12, ymm10
        mov          [rsp + 56], r12
        andn         r12, r10, rbx
        xor          r13, rdx
            vpxor    ymm9, ymm9, ymm10
        sub          r11, r15
        add          r9, r12
            vpsrlq   ymm10, ymm6, 6
        rorx         r12, r10, 41
        xor          r13, r12
            vpxor    ymm9, ymm9, ymm10
        add          r9, r13
        mov          rdx, rdi
        xor          rdx, r14
            vpalignr ymm10, ymm4, ymm3, 8
        rorx         r12, rsi, 28
        rorx         r13, rsi, 34
            vpaddq   ymm8, ymm8, ymm10
        and          rdx, rsi
        xor          r12, r13
            vpaddq   ymm7, ymm8, ymm9
        add          rdx, r11
        add          rdx, r9
            vpaddq   ymm8, ymm7, [rbp + 224]
        rorx         r13, rsi, 39
        xor          r12, r13
            vmovdqu  [rcx + 480], ymm8
        add          rdx, r12
        mov          rbp, r8
        mov          r8, r14
        mov          r11, [rsp + 48]
        mov          rcx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule2)

        /* rounds 64 to 79 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          rbx, r8                                    /* round 0 */
        add          rbx, [rcx]
        rorx         rbp, r9, 14
        rorx         r12, r9, 18
        xor          rbp, r12
        mov          r12, r9
        and          r12, r10
        andn         r13, r9, r11
        add          r12, r13
        add          rbx, r12
        rorx         r12, rdx, 28
        rorx         r13, rdx, 34
        xor          r12, r13
        mov          r13, rsi
        and          r13, rdi
        sub          r13, r8
        mov          r14, rsi
        xor          r14, rdi
        and          r14, rdx
        add          r13, r14
        rorx         r14, r9, 41
        xor          rbp, r14
        add          r11, rdi                                   /* round 1 */
        add          rbx, rbp
        add          r11, [rcx + 8]
        rorx         rbp, rdx, 39
        xor          r12, rbp
        add          r13, r12
        add          r13, rbx
        rorx         rbp, rbx, 14
        rorx         r12, rbx, 18
        xor          rbp, r12
        mov          r12, rdx
        and          r12, rsi
        mov          r14, rbx
        and          r14, r9
        add          r11, r14
        sub          r12, rdi
        rorx         r14, rbx, 41
        xor          rbp, r14
        andn         r14, rbx, r10
        add          r11, r14
        add          r11, rbp
        rorx         rbp, r13, 28
        rorx         r14, r13, 34
        xor          rbp, r14
        mov          r14, rdx
        xor          r14, rsi
        and          r14, r13
        add          r10, rsi                                   /* round 2 */
        add          r12, r14
        add          r10, [rcx + 32]
        rorx         r14, r13, 39
        xor          rbp, r14
        add          r12, rbp
        add          r12, r11
        rorx         rbp, r11, 14
        rorx         r14, r11, 18
        xor          rbp, r14
        mov          r14, r13
        and          r14, rdx
        mov          r15, r11
        and          r15, rbx
        add          r10, r15
        sub          r14, rsi
        rorx         r15, r11, 41
        xor          rbp, r15
        andn         r15, r11, r9
        add          r10, r15
        add          r10, rbp
        mov          rbp, r13
        xor          rbp, rdx
        and          rbp, r12
        add          r14, rbp
        add          r14, r10
        add          r9, rdx                                    /* round 3 */
        add          r9, [rcx + 40]
        rorx         rbp, r12, 28
        rorx         r15, r12, 34
        xor          rbp, r15
        rorx         r15, r12, 39
        xor          rbp, r15
        add          r14, rbp
        rorx         rbp, r10, 14
        rorx         r15, r10, 18
        xor          rbp, r15
        mov          r15, r12
        and          r15, r13
        mov          r8, r10
        and          r8, r11
        add          r9, r8
        sub          r15, rdx
        rorx         r8, r10, 41
        xor          rbp, r8
        andn         r8, r10, rbx
        add          r9, r8
        add          r9, rbp
        mov          rbp, r12
        xor          rbp, r13
        and          rbp, r14
        add          r15, rbp
        add          r15, r9
        add          rbx, [rcx + 64]                            /* round 4 */
        add          rbx, r13
        rorx         rbp, r14, 28
        rorx         r8, r14, 34
        xor          rbp, r8
        rorx         r8, r14, 39
        xor          rbp, r8
        add          r15, rbp
        rorx         rbp, r9, 14
        rorx         r8, r9, 18
        xor          rbp, r8
        mov          r8, r14
        and          r8, r12
        mov          rdi, r9
        and          rdi, r10
        add          rbx, rdi
        sub          r8, r13
        rorx         r13, r9, 41
        xor          rbp, r13
        andn         r13, r9, r11
        add          rbx, r13
        add          rbx, rbp
        mov          rbp, r14
        xor          rbp, r12
        and          rbp, r15
        add          r8, rbp
        add          r8, rbx
        add          r11, [rcx + 72]                            /* round 5 */
        add          r11, r12
        rorx         rbp, r15, 28
        rorx         r13, r15, 34
        xor          rbp, r13
        rorx         r13, r15, 39
        xor          rbp, r13
        add          r8, rbp
        rorx         rbp, rbx, 14
        rorx         r13, rbx, 18
        xor          rbp, r13
        mov          r13, r15
        and          r13, r14
        mov          rdi, rbx
        and          rdi, r9
        add          r11, rdi
        sub          r13, r12
        rorx         r12, rbx, 41
        xor          rbp, r12
        andn         r12, rbx, r10
        add          r11, r12
        add          r11, rbp
        mov          rbp, r15
        xor          rbp, r14
        and          rbp, r8
        add          r13, rbp
        add          r13, r11
        add          r10, [rcx + 96]                            /* round 6 */
        add          r10, r14
        rorx         rbp, r8, 28
        rorx         r12, r8, 34
        xor          rbp, r12
        rorx         r12, r8, 39
        xor          rbp, r12
        add          r13, rbp
        rorx         rbp, r11, 14
        rorx         r12, r11, 18
        xor          rbp, r12
        mov          r12, r8
        and          r12, r15
        mov          rdi, r11
        and          rdi, rbx
        add          r10, rdi
        sub          r12, r14
        rorx         r14, r11, 41
        xor          rbp, r14
        andn         r14, r11, r9
        add          r10, r14
        add          r10, rbp
        mov          rbp, r8
        xor          rbp, r15
        and          rbp, r13
        add          r12, rbp
        add          r12, r10
        add          r9, [rcx + 104]                            /* round 7 */
        rorx         rbp, r10, 18
        add          r9, r15
        rorx         r14, r13, 28
        rorx         rdi, r13, 34
        mov          rsi, r13
        and          rsi, r8
        xor          r14, rdi
        mov          rdi, r10
        and          rdi, r11
        add          r9, rdi
        rorx         rdi, r13, 39
        sub          rsi, r15
        xor          r14, rdi
        rorx         r15, r10, 41
        add          r12, r14
        rorx         r14, r10, 14
        xor          r14, rbp
        xor          r14, r15
        andn         rbp, r10, rbx
        add          r9, rbp
        add          r9, r14
        mov          rbp, r13
        xor          rbp, r8
        and          rbp, r12
        add          rsi, rbp
        add          rsi, r9
        add          rbx, [rcx + 128]                           /* round 8 */
        add          rbx, r8
        rorx         rbp, r12, 28
        rorx         r14, r12, 34
        xor          rbp, r14
        rorx         r14, r12, 39
        xor          rbp, r14
        add          rsi, rbp
        rorx         rbp, r9, 14
        rorx         r14, r9, 18
        xor          rbp, r14
        mov          r14, r12
        and          r14, r13
        mov          r15, r9
        and          r15, r10
        add          rbx, r15
        sub          r14, r8
        rorx         r15, r9, 41
        xor          rbp, r15
        andn         r15, r9, r11
        add          rbx, r15
        add          rbx, rbp
        mov          rbp, r12
        xor          rbp, r13
        and          rbp, rsi
        add          r14, rbp
        add          r14, rbx
        add          r11, [rcx + 136]                           /* round 9 */
        add          r11, r13
        rorx         rbp, rsi, 28
        rorx         r15, rsi, 34
        xor          rbp, r15
        rorx         r15, rsi, 39
        xor          rbp, r15
        add          r14, rbp
        rorx         rbp, rbx, 14
        rorx         r15, rbx, 18
        xor          rbp, r15
        mov          r15, rsi
        and          r15, r12
        mov          r8, rbx
        and          r8, r9
        add          r11, r8
        sub          r15, r13
        rorx         r13, rbx, 41
        xor          rbp, r13
        andn         r13, rbx, r10
        add          r11, r13
        add          r11, rbp
        mov          rbp, rsi
        xor          rbp, r12
        and          rbp, r14
        add          r15, rbp
        add          r15, r11
        add          r10, [rcx + 160]                           /* round 10 */
        add          r10, r12
        rorx         rbp, r14, 28
        rorx         r13, r14, 34
        xor          rbp, r13
        rorx         r13, r14, 39
        xor          rbp, r13
        add          r15, rbp
        rorx         rbp, r11, 14
        rorx         r13, r11, 18
        xor          rbp, r13
        mov          r13, r14
        and          r13, rsi
        mov          r8, r11
        and          r8, rbx
        add          r10, r8
        sub          r13, r12
        rorx         r12, r11, 41
        xor          rbp, r12
        andn         r12, r11, r9
        add          r10, r12
        add          r10, rbp
        mov          rbp, r14
        xor          rbp, rsi
        and          rbp, r15
        add          r13, rbp
        add          r13, r10
        add          r9, [rcx + 168]                            /* round 11 */
        add          r9, rsi
        rorx         rbp, r15, 28
        rorx         r12, r15, 34
        xor          rbp, r12
        rorx         r12, r15, 39
        xor          rbp, r12
        add          r13, rbp
        rorx         rbp, r10, 14
        rorx         r12, r10, 18
        xor          rbp, r12
        mov          r12, r15
        and          r12, r14
        mov          r8, r10
        and          r8, r11
        add          r9, r8
        sub          r12, rsi
        rorx         r8, r10, 41
        xor          rbp, r8
        andn         r8, r10, rbx
        add          r9, r8
        add          r9, rbp
        mov          rbp, r15
        xor          rbp, r14
        and          rbp, r13
        add          r12, rbp
        add          r12, r9
        add          rbx, [rcx + 192]                           /* round 12 */
        add          rbx, r14
        rorx         rbp, r13, 28
        rorx         r8, r13, 34
        xor          rbp, r8
        rorx         r8, r13, 39
        xor          rbp, r8
        add          r12, rbp
        rorx         rbp, r9, 14
        rorx         r8, r9, 18
        xor          rbp, r8
        mov          r8, r13
        and          r8, r15
        mov          rdi, r9
        and          rdi, r10
        add          rbx, rdi
        sub          r8, r14
        rorx         r14, r9, 41
        xor          rbp, r14
        andn         r14, r9, r11
        add          rbx, r14
        add          rbx, rbp
        mov          rbp, r13
        xor          rbp, r15
        and          rbp, r12
        add          r8, rbp
        add          r8, rbx
        add          r11, [rcx + 200]                           /* round 13 */
        add          r11, r15
        rorx         rbp, r12, 28
        rorx         r14, r12, 34
        xor          rbp, r14
        rorx         r14, r12, 39
        xor          rbp, r14
        add          r8, rbp
        rorx         rbp, rbx, 14
        rorx         r14, rbx, 18
        xor          rbp, r14
        mov          rdi, r12
        and          rdi, r13
        mov          r14, rbx
        and          r14, r9
        add          r11, r14
        sub          rdi, r15
        rorx         r14, rbx, 41
        xor          rbp, r14
        andn         r14, rbx, r10
        add          r11, r14
        add          r11, rbp
        mov          rbp, r12
        xor          rbp, r13
        and          rbp, r8
        add          rdi, rbp
        add          rdi, r11
        add          r10, [rcx + 224]                           /* round 14 */
        add          r10, r13
        rorx         rbp, r8, 28
        rorx         r14, r8, 34
        xor          rbp, r14
        rorx         r14, r8, 39
        xor          rbp, r14
        add          rdi, rbp
        rorx         rbp, r11, 14
        rorx         r14, r11, 18
        xor          rbp, r14
        mov          rsi, r8
        and          rsi, r12
        mov          r14, r11
        and          r14, rbx
        add          r10, r14
        sub          rsi, r13
        rorx         r13, r11, 41
        xor          rbp, r13
        andn         r13, r11, r9
        add          r10, r13
        add          r10, rbp
        mov          rbp, r8
        xor          rbp, r12
        and          rbp, rdi
        add          rsi, rbp
        add          r9, [rcx + 232]                            /* round 15 */
        add          rsi, r10
        add          r9, r12
        rorx         rcx, rdi, 28
        rorx         rbp, rdi, 34
        xor          rcx, rbp
        rorx         rbp, rdi, 39
        xor          rcx, rbp
        add          rsi, rcx
        mov          rdx, rdi
        and          rdx, r8
        sub          rdx, r12
        rorx         rcx, r10, 14
        mov          rbp, [rsp + 24]
        add          rdx, [rbp]                                 /* H = H + (a, b, ...) */
        rorx         r12, r10, 18
        xor          rcx, r12
        mov          r12, r10
        and          r12, r11
        add          r9, r12
        rorx         r12, r10, 41
        xor          rcx, r12
        andn         r12, r10, rbx
        add          r9, r12
        add          r9, rcx
        mov          rcx, rdi
        xor          rcx, r8
        and          rcx, rsi
        add          rdx, rcx
        add          rdx, r9
        rorx         rcx, rsi, 28
        rorx         r12, rsi, 34
        xor          rcx, r12
        rorx         r12, rsi, 39
        xor          rcx, r12
        add          rdx, rcx
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 16], rcx
        mov          [rbp], rdx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 16
        mov          [rsp], r13
        mov          r14, [rbp + 8]
        add          rsi, r14
        mov          [rbp + 8], rsi
        mov          r14, [rbp + 16]
        add          rdi, r14
        mov          [rbp + 16], rdi
        mov          r14, [rbp + 24]
        add          r8, r14
        mov          [rbp + 24], r8
        mov          r14, [rbp + 32]
        add          r9, r14
        mov          [rbp + 32], r9
        mov          r14, [rbp + 40]
        add          r10, r14
        mov          [rbp + 40], r10
        mov          r14, [rbp + 48]
        add          r11, r14
        mov          [rbp + 48], r11
        mov          r14, [rbp + 56]
        add          rbx, r14
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
        rorx         rbp, r9, 14                                /* round 0 */
        rorx         r12, r9, 18
        mov          r13, r9
        and          r13, r10
        andn         r14, r9, r11
        add          rbx, r8
        xor          rbp, r12
        add          r13, r14
        rorx         r12, rdx, 28
        rorx         r14, rdx, 34
        mov          r15, rsi
        and          r15, rdi
        mov          [rsp + 48], rax
        mov          rax, rsi
        xor          rax, rdi
        xor          r12, r14
        and          rax, rdx
        sub          r15, r8
        add          r15, rax
        add          rbx, [rcx]
        add          rbx, r13
        rorx         r13, r9, 41
        xor          rbp, r13
        add          r11, rdi                                   /* round 1 */
        add          rbx, rbp
        add          r11, [rcx + 8]
        rorx         rbp, rdx, 39
        mov          r13, rdx
        and          r13, rsi
        xor          r12, rbp
        mov          rbp, rbx
        and          rbp, r9
        add          r11, rbp
        sub          r13, rdi
        add          r15, r12
        add          r15, rbx
        rorx         rbp, rbx, 18
        rorx         r12, rbx, 41
        andn         r14, rbx, r10
        rorx         r8, rbx, 14
        xor          r8, rbp
        add          r11, r14
        xor          r8, r12
        rorx         rbp, r15, 28
        rorx         r12, r15, 34
        mov          r14, rdx
        xor          r14, rsi
        add          r11, r8
        xor          rbp, r12
        and          r14, r15
        add          r13, r14
        add          r10, rsi                                   /* round 2 */
        rorx         r12, r15, 39
        add          r10, [rcx + 32]
        xor          rbp, r12
        mov          r12, r11
        and          r12, rbx
        add          r10, r12
        add          r13, rbp
        rorx         rbp, r11, 18
        mov          r12, r15
        and          r12, rdx
        add          r13, r11
        rorx         r14, r11, 41
        rorx         r8, r11, 14
        xor          r8, rbp
        sub          r12, rsi
        xor          r8, r14
        andn         rbp, r11, r9
        mov          r14, r15
        xor          r14, rdx
        rorx         rdi, r13, 28
        rorx         rsi, r13, 34
        and          r14, r13
        add          r10, rbp
        xor          rdi, rsi
        add          r10, r8
        add          r12, r14
        add          r9, rdx                                    /* round 3 */
        rorx         rbp, r13, 39
        add          r12, r10
        xor          rdi, rbp
        add          r9, [rcx + 40]
        mov          rbp, r10
        and          rbp, r11
        add          r12, rdi
        add          r9, rbp
        rorx         rbp, r10, 18
        mov          r14, r13
        and          r14, r15
        rorx         r8, r10, 41
        andn         rdi, r10, rbx
        rorx         rsi, r10, 14
        xor          rsi, rbp
        sub          r14, rdx
        add          r9, rdi
        xor          rsi, r8
        mov          rbp, r13
        xor          rbp, r15
        rorx         r8, r12, 28
        rorx         rdi, r12, 34
        add          r9, rsi
        and          rbp, r12
        xor          r8, rdi
        add          r14, rbp
        add          rbx, [rcx + 64]                            /* round 4 */
        rorx         rbp, r12, 39
        add          r14, r9
        xor          r8, rbp
        add          rbx, r15
        mov          rbp, r9
        and          rbp, r10
        add          r14, r8
        add          rbx, rbp
        rorx         rbp, r9, 18
        mov          r8, r12
        and          r8, r13
        rorx         rdi, r9, 41
        andn         rsi, r9, r11
        rorx         rdx, r9, 14
        xor          rdx, rbp
        sub          r8, r15
        add          rbx, rsi
        xor          rdx, rdi
        mov          rbp, r12
        xor          rbp, r13
        rorx         r15, r14, 28
        rorx         rdi, r14, 34
        add          rbx, rdx
        and          rbp, r14
        xor          r15, rdi
        add          r8, rbp
        add          r11, [rcx + 72]                            /* round 5 */
        rorx         rbp, r14, 39
        add          r8, rbx
        xor          r15, rbp
        add          r11, r13
        mov          rbp, rbx
        and          rbp, r9
        add          r8, r15
        add          r11, rbp
        rorx         rbp, rbx, 18
        mov          r15, r14
        and          r15, r12
        rorx         rdi, rbx, 41
        andn         rsi, rbx, r10
        rorx         rdx, rbx, 14
        xor          rdx, rbp
        sub          r15, r13
        add          r11, rsi
        xor          rdx, rdi
        mov          rbp, r14
        xor          rbp, r12
        rorx         r13, r8, 28
        rorx         rdi, r8, 34
        add          r11, rdx
        and          rbp, r8
        xor          r13, rdi
        add          r15, rbp
        add          r10, [rcx + 96]                            /* round 6 */
        rorx         rbp, r8, 39
        add          r15, r11
        xor          r13, rbp
        add          r10, r12
        mov          rbp, r11
        and          rbp, rbx
        add          r15, r13
        add          r10, rbp
        rorx         rbp, r11, 18
        mov          r13, r8
        and          r13, r14
        rorx         rdi, r11, 41
        andn         rsi, r11, r9
        rorx         rdx, r11, 14
        xor          rdx, rbp
        sub          r13, r12
        add          r10, rsi
        xor          rdx, rdi
        mov          rbp, r8
        xor          rbp, r14
        rorx         r12, r15, 28
        rorx         rdi, r15, 34
        add          r10, rdx
        and          rbp, r15
        xor          r12, rdi
        add          r13, rbp
        add          r9, [rcx + 104]                            /* round 7 */
        rorx         rbp, r15, 39
        add          r13, r10
        xor          r12, rbp
        add          r9, r14
        mov          rbp, r10
        and          rbp, r11
        add          r13, r12
        add          r9, rbp
        rorx         rbp, r10, 18
        mov          r12, r15
        and          r12, r8
        rorx         rdi, r10, 41
        andn         rsi, r10, rbx
        rorx         rdx, r10, 14
        xor          rdx, rbp
        sub          r12, r14
        add          r9, rsi
        xor          rdx, rdi
        mov          rbp, r15
        xor          rbp, r8
        rorx         r14, r13, 28
        rorx         rdi, r13, 34
        add          r9, rdx
        and          rbp, r13
        xor          r14, rdi
        add          r12, rbp
        add          rbx, [rcx + 128]                           /* round 8 */
        rorx         rbp, r13, 39
        add          r12, r9
        xor          r14, rbp
        add          rbx, r8
        mov          rbp, r9
        and          rbp, r10
        add          r12, r14
        add          rbx, rbp
        rorx         rbp, r9, 18
        mov          r14, r13
        and          r14, r15
        rorx         rdi, r9, 41
        andn         rsi, r9, r11
        rorx         rdx, r9, 14
        xor          rdx, rbp
        sub          r14, r8
        add          rbx, rsi
        xor          rdx, rdi
        mov          rbp, r13
        xor          rbp, r15
        rorx         r8, r12, 28
        rorx         rdi, r12, 34
        add          rbx, rdx
        and          rbp, r12
        xor          r8, rdi
        add          r14, rbp
        add          r11, [rcx + 136]                           /* round 9 */
        rorx         rbp, r12, 39
        add          r14, rbx
        xor          r8, rbp
        add          r11, r15
        mov          rbp, rbx
        and          rbp, r9
        add          r14, r8
        add          r11, rbp
        rorx         rbp, rbx, 18
        mov          r8, r12
        and          r8, r13
        rorx         rdi, rbx, 41
        andn         rsi, rbx, r10
        rorx         rdx, rbx, 14
        xor          rdx, rbp
        sub          r8, r15
        add          r11, rsi
        xor          rdx, rdi
        mov          rbp, r12
        xor          rbp, r13
        rorx         r15, r14, 28
        rorx         rdi, r14, 34
        add          r11, rdx
        and          rbp, r14
        xor          r15, rdi
        add          r8, rbp
        add          r10, [rcx + 160]                           /* round 10 */
        rorx         rbp, r14, 39
        add          r8, r11
        xor          r15, rbp
        add          r10, r13
        mov          rbp, r11
        and          rbp, rbx
        add          r8, r15
        add          r10, rbp
        rorx         rbp, r11, 18
        mov          r15, r14
        and          r15, r12
        rorx         rdi, r11, 41
        andn         rsi, r11, r9
        rorx         rdx, r11, 14
        xor          rdx, rbp
        sub          r15, r13
        add          r10, rsi
        xor          rdx, rdi
        mov          rbp, r14
        xor          rbp, r12
        rorx         r13, r8, 28
        rorx         rdi, r8, 34
        add          r10, rdx
        and          rbp, r8
        xor          r13, rdi
        add          r15, rbp
        add          r9, [rcx + 168]                            /* round 11 */
        rorx         rbp, r8, 39
        add          r15, r10
        xor          r13, rbp
        add          r9, r12
        mov          rbp, r10
        and          rbp, r11
        add          r15, r13
        add          r9, rbp
        rorx         rbp, r10, 18
        mov          r13, r8
        and          r13, r14
        rorx         rdi, r10, 41
        andn         rsi, r10, rbx
        rorx         rdx, r10, 14
        xor          rdx, rbp
        sub          r13, r12
        add          r9, rsi
        xor          rdx, rdi
        mov          rbp, r8
        xor          rbp, r14
        rorx         r12, r15, 28
        rorx         rdi, r15, 34
        add          r9, rdx
        and          rbp, r15
        xor          r12, rdi
        add          r13, rbp
        add          rbx, [rcx + 192]                           /* round 12 */
        rorx         rbp, r15, 39
        add          r13, r9
        xor          r12, rbp
        add          rbx, r14
        mov          rbp, r9
        and          rbp, r10
        add          r13, r12
        add          rbx, rbp
        rorx         rbp, r9, 18
        mov          r12, r15
        and          r12, r8
        rorx         rdi, r9, 41
        andn         rsi, r9, r11
        rorx         rdx, r9, 14
        xor          rdx, rbp
        sub          r12, r14
        add          rbx, rsi
        xor          rdx, rdi
        mov          rbp, r15
        xor          rbp, r8
        rorx         r14, r13, 28
        rorx         rdi, r13, 34
        add          rbx, rdx
        and          rbp, r13
        xor          r14, rdi
        add          r12, rbp
        add          r11, [rcx + 200]                           /* round 13 */
        rorx         rbp, r13, 39
        add          r12, rbx
        xor          r14, rbp
        add          r11, r8
        mov          rbp, rbx
        and          rbp, r9
        add          r12, r14
        add          r11, rbp
        rorx         rbp, rbx, 18
        mov          rdi, r13
        and          rdi, r15
        rorx         r14, rbx, 41
        andn         rsi, rbx, r10
        rorx         rdx, rbx, 14
        xor          rdx, rbp
        sub          rdi, r8
        add          r11, rsi
        xor          rdx, r14
        mov          rbp, r13
        xor          rbp, r15
        rorx         r14, r12, 28
        rorx         r8, r12, 34
        add          r11, rdx
        and          rbp, r12
        xor          r14, r8
        add          rdi, rbp
        add          rdi, r11
        add          r10, [rcx + 224]                           /* round 14 */
        rorx         rbp, r12, 39
        xor          r14, rbp
        add          r10, r15
        mov          rbp, r11
        and          rbp, rbx
        add          rdi, r14
        add          r10, rbp
        rorx         rbp, r11, 18
        mov          rsi, r12
        and          rsi, r13
        rorx         r14, r11, 41
        andn         r8, r11, r9
        rorx         rdx, r11, 14
        xor          rdx, rbp
        sub          rsi, r15
        add          r10, r8
        xor          rdx, r14
        mov          rbp, r12
        xor          rbp, r13
        rorx         r14, rdi, 28
        rorx         r15, rdi, 34
        add          r10, rdx
        and          rbp, rdi
        xor          r14, r15
        add          r9, [rcx + 232]                            /* round 15 */
        add          rsi, rbp
        add          r9, r13
        rorx         rbp, rdi, 39
        add          rsi, r10
        rorx         r15, r10, 14
        mov          r8, r10
        and          r8, r11
        xor          r14, rbp
        add          r9, r8
        add          rcx, 256
        add          rsi, r14
        rorx         rbp, r10, 18
        mov          rdx, rdi
        and          rdx, r12
        rorx         r14, r10, 41
        andn         r8, r10, rbx
        xor          r15, rbp
        sub          rdx, r13
        add          r9, r8
        xor          r15, r14
        mov          rbp, rdi
        xor          rbp, r12
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
        add          r9, r15
        and          rbp, rsi
        xor          r13, r14
        add          rdx, rbp
        rorx         rbp, rsi, 39
        add          rdx, r9
        xor          r13, rbp
        add          rdx, r13
        mov          r8, r12
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
        rorx         r12, r9, 14                                /* round 0 */
        rorx         r13, r9, 18
        mov          r14, r9
        and          r14, r10
            vpsrlq   xmm8, xmm7, 19                             /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        andn         r15, r9, r11
        add          rbx, r8
            vpsllq   xmm9, xmm7, 45
        xor          r12, r13
            vpsrlq   xmm10, xmm7, 61
        add          r14, r15
        add          rbx, [rcx]
            vpsllq   xmm11, xmm7, 3
        add          rbx, r14
        rorx         r13, rdx, 28
            vpxor    xmm8, xmm8, xmm9
        rorx         r14, rdx, 34
        xor          r13, r14
            vpxor    xmm9, xmm10, xmm11
        mov          r14, rsi
        and          r14, rdi
        sub          r14, r8
            vpxor    xmm8, xmm8, xmm9
        mov          r15, rsi
        xor          r15, rdi
        and          r15, rdx
            vpalignr xmm9, xmm1, xmm0, 8
        add          r14, r15
        rorx         r15, r9, 41
            vpsrlq   xmm10, xmm9, 1
        xor          r12, r15
            vpsllq   xmm11, xmm9, 63
        add          rbx, r12
            vpxor    xmm10, xmm10, xmm11
        rorx         r12, rdx, 39
            vpsrlq   xmm11, xmm9, 8
        xor          r13, r12
        add          r14, r13
            vpsllq   xmm12, xmm9, 56
            vpalignr xmm13, xmm2, xmm1, 8                       /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        add          r14, rbx
            vpxor    xmm11, xmm11, xmm12
            vpsrlq   xmm12, xmm13, 1
            vpsrlq   xmm9, xmm9, 7
            vpsllq   xmm14, xmm13, 63
            vpxor    xmm10, xmm10, xmm11
            vpxor    xmm11, xmm12, xmm14
        mov          r12, rdx
        and          r12, rsi
            vpxor    xmm9, xmm10, xmm9
            vpsrlq   xmm10, xmm13, 8
            vpsrlq   xmm12, xmm7, 6
            vpsllq   xmm14, xmm13, 56
            vpxor    xmm8, xmm8, xmm12
            vpxor    xmm10, xmm10, xmm14
            vpalignr xmm12, xmm5, xmm4, 8
            vpsrlq   xmm13, xmm13, 7
            vpaddq   xmm14, xmm12, xmm0
            vpxor    xmm10, xmm11, xmm10
            vpaddq   xmm8, xmm14, xmm8
            vpaddq   xmm0, xmm9, xmm8
            vpxor    xmm8, xmm10, xmm13
        add          r11, rdi                                   /* round 1 */
        add          r11, [rcx + 8]
        lea          r13, [rsi + r10]                           /* round 2 */
            vpsrlq   xmm9, xmm0, 19
        add          r13, [rcx + 16]
        rorx         r15, rbx, 14
            vpsllq   xmm10, xmm0, 45
        rorx         r8, rbx, 18
            vpxor    xmm9, xmm9, xmm10
        mov          [rsp + 48], rcx
        mov          rcx, rbx
        and          rcx, r9
        add          r11, rcx
            vpsrlq   xmm10, xmm0, 61
        xor          r15, r8
            vpsllq   xmm11, xmm0, 3
        sub          r12, rdi
        rorx         r8, rbx, 41
            vpxor    xmm10, xmm10, xmm11
        xor          r15, r8
        andn         r10, rbx, r10
            vpxor    xmm9, xmm9, xmm10
        add          r11, r10
        add          r11, r15
        mov          r10, r11
        and          r10, rbx
        add          r10, r13
        rorx         r13, r11, 14
        rorx         r15, r11, 18
        xor          r13, r15
        rorx         r15, r11, 41
        xor          r13, r15
            vpalignr xmm10, xmm6, xmm5, 8
        andn         r15, r11, r9
        rorx         r8, r14, 28
        add          r10, r15
        rorx         r15, r14, 34
            vpaddq   xmm11, xmm10, xmm1
        add          r10, r13
        mov          r13, rdx
        xor          r13, rsi
            vpaddq   xmm13, xmm0, [rbp]
        mov          rdi, r14
        xor          rdi, rdx
            vpaddq   xmm8, xmm11, xmm8
        xor          r8, r15
            mov      rcx, [rsp + 48]
            vmovdqu  [rcx + 128], xmm13
        and          r13, r14
            vpsrlq   xmm11, xmm0, 6
        add          r12, r13
            vpxor    xmm9, xmm9, xmm11
            vpaddq   xmm1, xmm8, xmm9
        mov          r13, r10                                   /* round 3 */
        and          r13, r11
        add          r9, rdx
        rorx         r15, r14, 39
            vpalignr xmm8, xmm3, xmm2, 8                        /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          r9, [rcx + 24]
        xor          r8, r15
            vpsrlq   xmm9, xmm8, 1
        add          r12, r8
        add          r9, r13
        mov          r13, r14
        and          r13, rdx
        sub          r13, rsi
            vpsllq   xmm11, xmm8, 63
            vpxor    xmm9, xmm9, xmm11
        add          r12, r11
        rorx         r15, r12, 28
        rorx         r8, r12, 34
        and          rdi, r12
        xor          r15, r8
        add          r13, rdi
        add          r13, r10
        rorx         r8, r12, 39
        xor          r15, r8
        add          r13, r15
        rorx         r15, r10, 14
        rorx         r8, r10, 18
            vpsrlq   xmm11, xmm8, 8
        mov          rdi, r12
        and          rdi, r14
            vpsllq   xmm13, xmm8, 56
        andn         rsi, r10, rbx
            vpxor    xmm11, xmm11, xmm13
        sub          rdi, rdx
        xor          r15, r8
        add          r9, rsi
        rorx         r8, r10, 41
            vpsrlq   xmm8, xmm8, 7
        xor          r15, r8
            vpxor    xmm9, xmm9, xmm11
        add          r9, r15
        mov          r15, r12
        xor          r15, r14
            vpxor    xmm8, xmm9, xmm8
        rorx         r8, r13, 28
        rorx         rsi, r13, 34
            vpaddq   xmm9, xmm1, [rbp + 16]
            vmovdqu  [rcx + 144], xmm9
        and          r15, r13
        mov          rdx, r9                                    /* round 4 */
        and          rdx, r10
        xor          r8, rsi
            vpsrlq   xmm9, xmm1, 19
        add          rbx, [rcx + 32]
        add          rdi, r15
            vpsllq   xmm11, xmm1, 45
        add          rbx, r14
        add          rdi, r9
            vpxor    xmm9, xmm9, xmm11
        add          rbx, rdx
        rorx         r15, r13, 39
            vpsrlq   xmm11, xmm1, 61
        xor          r8, r15
        add          rdi, r8
            vpsllq   xmm13, xmm1, 3
        rorx         r15, r9, 14
        mov          r8, r13
        and          r8, r12
        rorx         rsi, r9, 18
            vpxor    xmm11, xmm11, xmm13
            vpxor    xmm9, xmm9, xmm11
            vpalignr xmm11, xmm7, xmm6, 8
        xor          r15, rsi
        sub          r8, r14
        andn         r14, r9, r11
        add          rbx, r14
            vpaddq   xmm13, xmm11, xmm2
        rorx         r14, r9, 41
        xor          r15, r14
            vpaddq   xmm8, xmm13, xmm8
        add          rbx, r15
        mov          r14, r13
        xor          r14, r12
            vpsrlq   xmm13, xmm1, 6
        rorx         r15, rdi, 28
        rorx         rsi, rdi, 34
            vpxor    xmm9, xmm9, xmm13
            vpaddq   xmm2, xmm8, xmm9
        and          r14, rdi
        mov          rdx, rbx                                   /* round 5 */
        and          rdx, r9
        xor          r15, rsi
        add          r11, [rcx + 40]
            vpalignr xmm8, xmm4, xmm3, 8                        /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        add          r11, r12
            vpsrlq   xmm9, xmm8, 1
        add          r11, rdx
            vpsllq   xmm13, xmm8, 63
        add          r8, r14
        add          r8, rbx
        rorx         r14, rdi, 39
        xor          r15, r14
            vpxor    xmm9, xmm9, xmm13
        add          r8, r15
            vpsrlq   xmm13, xmm8, 8
        rorx         r14, rbx, 14
        mov          r15, rdi
        and          r15, r13
        rorx         rsi, rbx, 18
            vpsllq   xmm14, xmm8, 56
        andn         rdx, rbx, r10
            vpxor    xmm13, xmm13, xmm14
        xor          r14, rsi
            vpsrlq   xmm8, xmm8, 7
        sub          r15, r12
        add          r11, rdx
        rorx         r12, rbx, 41
            vpxor    xmm9, xmm9, xmm13
        xor          r14, r12
            vpxor    xmm8, xmm9, xmm8
        add          r11, r14
        mov          r12, rdi
        xor          r12, r13
            vpaddq   xmm8, xmm8, xmm3
        rorx         r14, r8, 28
        rorx         rsi, r8, 34
            vpaddq   xmm9, xmm2, [rbp + 32]
        and          r12, r8
            vmovdqu  [rcx + 160], xmm9
        mov          rdx, r11                                   /* round 6 */
        and          rdx, rbx
        xor          r14, rsi
        add          r10, [rcx + 48]
            vpsrlq   xmm9, xmm2, 19
        add          r15, r12
        add          r10, r13
            vpsllq   xmm13, xmm2, 45
        add          r15, r11
        add          r10, rdx
            vpxor    xmm9, xmm9, xmm13
        rorx         r12, r8, 39
        xor          r14, r12
            vpsrlq   xmm13, xmm2, 61
        add          r15, r14
            vpsllq   xmm14, xmm2, 3
        rorx         r12, r11, 14
        mov          r14, r8
        and          r14, rdi
        rorx         rsi, r11, 18
            vpxor    xmm13, xmm13, xmm14
        andn         rdx, r11, r9
            vpxor    xmm9, xmm9, xmm13
        xor          r12, rsi
        sub          r14, r13
            vpsrlq   xmm13, xmm2, 6
        add          r10, rdx
        rorx         r13, r11, 41
            vpxor    xmm9, xmm9, xmm13
        xor          r12, r13
            vpalignr xmm13, xmm0, xmm7, 8
        add          r10, r12
        mov          r12, r8
        xor          r12, rdi
        rorx         r13, r15, 28
        rorx         rsi, r15, 34
            vpaddq   xmm8, xmm8, xmm13
            vpaddq   xmm3, xmm8, xmm9
        and          r12, r15
        mov          rdx, r10                                   /* round 7 */
        and          rdx, r11
            vpsrlq   xmm8, xmm12, 1                             /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        xor          r13, rsi
        add          r9, [rcx + 56]
            vpsllq   xmm9, xmm12, 63
        add          r14, r12
            vpxor    xmm8, xmm8, xmm9
        add          r9, rdi
        add          r14, r10
            vpsrlq   xmm9, xmm12, 8
        add          r9, rdx
        rorx         r12, r15, 39
            vpsllq   xmm14, xmm12, 56
        xor          r13, r12
        add          r14, r13
            vpxor    xmm9, xmm9, xmm14
        rorx         r12, r10, 14
        rorx         r13, r10, 18
        mov          rsi, r15
        and          rsi, r8
            vpsrlq   xmm12, xmm12, 7
        andn         rdx, r10, rbx
            vpxor    xmm8, xmm8, xmm9
        sub          rsi, rdi
        xor          r12, r13
            vpxor    xmm8, xmm8, xmm12
        add          r9, rdx
        rorx         r13, r10, 41
            vpaddq   xmm8, xmm8, xmm4
        xor          r12, r13
        add          r9, r12
            vpaddq   xmm9, xmm3, [rbp + 48]
        mov          r12, r15
        xor          r12, r8
        rorx         r13, r14, 28
            vmovdqu  [rcx + 176], xmm9
        rorx         rdi, r14, 34
            vpsrlq   xmm9, xmm3, 19
        and          r12, r14
        mov          rdx, r9                                    /* round 8 */
        and          rdx, r10
        xor          r13, rdi
            vpsllq   xmm12, xmm3, 45
        add          rbx, [rcx + 64]
            vpxor    xmm9, xmm9, xmm12
        add          rsi, r12
        add          rbx, r8
            vpsrlq   xmm12, xmm3, 61
        add          rsi, r9
            vpsllq   xmm14, xmm3, 3
        add          rbx, rdx
        rorx         r12, r14, 39
            vpxor    xmm12, xmm12, xmm14
        xor          r13, r12
        add          rsi, r13
            vpxor    xmm9, xmm9, xmm12
        rorx         r12, r9, 14
        rorx         r13, r9, 18
        mov          rdi, r14
        and          rdi, r15
            vpsrlq   xmm12, xmm3, 6
        andn         rdx, r9, r11
            vpxor    xmm9, xmm9, xmm12
        sub          rdi, r8
        xor          r12, r13
            vpalignr xmm12, xmm1, xmm0, 8
        add          rbx, rdx
        rorx         r13, r9, 41
            vpaddq   xmm8, xmm8, xmm12
        xor          r12, r13
        add          rbx, r12
            vpaddq   xmm4, xmm8, xmm9
        mov          r12, r14
        xor          r12, r15
        rorx         r13, rsi, 28
            vpsrlq   xmm8, xmm10, 1                             /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        rorx         r8, rsi, 34
        xor          r13, r8
            vpsllq   xmm9, xmm10, 63
        and          r12, rsi
        mov          r8, rbx                                    /* round 9 */
        and          r8, r9
            vpxor    xmm8, xmm8, xmm9
        add          r11, [rcx + 72]
            vpsrlq   xmm9, xmm10, 8
        add          rdi, r12
        add          r11, r15
            vpsllq   xmm12, xmm10, 56
        add          rdi, rbx
        add          r11, r8
            vpxor    xmm9, xmm9, xmm12
        rorx         r12, rsi, 39
        xor          r13, r12
            vpsrlq   xmm10, xmm10, 7
        add          rdi, r13
        rorx         r12, rbx, 14
            vpxor    xmm8, xmm8, xmm9
        rorx         r13, rbx, 18
        mov          r8, rsi
        and          r8, r14
            vpxor    xmm8, xmm8, xmm10
        andn         rdx, rbx, r10
            vpaddq   xmm8, xmm8, xmm5
        xor          r12, r13
        sub          r8, r15
            vpaddq   xmm9, xmm4, [rbp + 64]
        add          r11, rdx
        rorx         r13, rbx, 41
            vmovdqu  [rcx + 192], xmm9
        xor          r12, r13
        add          r11, r12
            vpsrlq   xmm9, xmm4, 19
        mov          r12, rsi
        xor          r12, r14
        and          r12, rdi
        rorx         r13, rdi, 28
            vpsllq   xmm10, xmm4, 45
        rorx         r15, rdi, 34
            vpxor    xmm9, xmm9, xmm10
        mov          rdx, r11                                   /* round 10 */
        and          rdx, rbx
            vpsrlq   xmm10, xmm4, 61
        xor          r13, r15
        add          r10, [rcx + 80]
        add          r8, r12
        add          r10, r14
            vpsllq   xmm12, xmm4, 3
            vpxor    xmm10, xmm10, xmm12
        add          r8, r11
        add          r10, rdx
            vpxor    xmm9, xmm9, xmm10
        rorx         r12, rdi, 39
        xor          r13, r12
            vpsrlq   xmm10, xmm4, 6
        add          r8, r13
        rorx         r12, r11, 14
            vpxor    xmm9, xmm9, xmm10
        mov          r13, rdi
        and          r13, rsi
        rorx         r15, r11, 18
            vpalignr xmm10, xmm2, xmm1, 8
        andn         rdx, r11, r9
            vpaddq   xmm8, xmm8, xmm10
        xor          r12, r15
        sub          r13, r14
        add          r10, rdx
            vpaddq   xmm5, xmm8, xmm9
            vpsrlq   xmm8, xmm11, 1                             /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpsllq   xmm9, xmm11, 63
        rorx         r14, r11, 41
        xor          r12, r14
        add          r10, r12
        mov          r12, rdi
        xor          r12, rsi
            vpxor    xmm8, xmm8, xmm9
        rorx         r14, r8, 28
        rorx         r15, r8, 34
            vpsrlq   xmm9, xmm11, 8
        and          r12, r8
        mov          rdx, r10                                   /* round 11 */
        and          rdx, r11
            vpsllq   xmm10, xmm11, 56
        xor          r14, r15
        add          r9, [rcx + 88]
            vpxor    xmm9, xmm9, xmm10
        add          r13, r12
        add          r9, rsi
            vpsrlq   xmm10, xmm11, 7
        add          r13, r10
        add          r9, rdx
            vpxor    xmm8, xmm8, xmm9
        rorx         r12, r8, 39
        xor          r14, r12
            vpxor    xmm8, xmm8, xmm10
        add          r13, r14
        rorx         r12, r10, 14
            vpaddq   xmm8, xmm8, xmm6
        mov          r14, r8
        and          r14, rdi
        rorx         r15, r10, 18
            vpaddq   xmm9, xmm5, [rbp + 80]
        andn         rdx, r10, rbx
            vmovdqu  [rcx + 208], xmm9
        xor          r12, r15
        sub          r14, rsi
        add          r9, rdx
            vpsrlq   xmm9, xmm5, 19
        rorx         r15, r10, 41
        xor          r12, r15
            vpsllq   xmm10, xmm5, 45
        add          r9, r12
            vpxor    xmm9, xmm9, xmm10
        mov          r12, r8
        xor          r12, rdi
        rorx         r15, r13, 28
            vpsrlq   xmm10, xmm5, 61
        rorx         rsi, r13, 34
            vpsllq   xmm11, xmm5, 3
        and          r12, r13
        mov          rdx, r9                                    /* round 12 */
        and          rdx, r10
        xor          r15, rsi
            vpxor    xmm10, xmm10, xmm11
        add          rbx, [rcx + 96]
        add          r14, r12
            vpxor    xmm9, xmm9, xmm10
        add          rbx, rdi
        add          r14, r9
            vpsrlq   xmm10, xmm5, 6
        add          rbx, rdx
            vpxor    xmm9, xmm9, xmm10
        rorx         r12, r13, 39
        xor          r15, r12
            vpalignr xmm10, xmm3, xmm2, 8
        add          r14, r15
        rorx         r12, r9, 14
            vpaddq   xmm8, xmm8, xmm10
        rorx         r15, r9, 18
        mov          rsi, r13
        and          rsi, r8
            vpaddq   xmm6, xmm8, xmm9
        andn         rdx, r9, r11
            vpsrlq   xmm8, xmm13, 1                             /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        sub          rsi, rdi
        xor          r12, r15
        add          rbx, rdx
            vpsllq   xmm9, xmm13, 63
        rorx         r15, r9, 41
            vpxor    xmm8, xmm8, xmm9
        xor          r12, r15
        add          rbx, r12
            vpsrlq   xmm9, xmm13, 8
        mov          r12, r13
        xor          r12, r8
        rorx         r15, r14, 28
            vpsllq   xmm10, xmm13, 56
        rorx         rdi, r14, 34
            vpxor    xmm9, xmm9, xmm10
        and          r12, r14
        mov          rdx, rbx                                   /* round 13 */
        and          rdx, r9
        xor          r15, rdi
            vpsrlq   xmm10, xmm13, 7
        add          r11, [rcx + 104]
        add          rsi, r12
            vpxor    xmm8, xmm8, xmm9
        add          r11, r8
        add          rsi, rbx
            vpxor    xmm8, xmm8, xmm10
        add          r11, rdx
        rorx         r12, r14, 39
            vpaddq   xmm8, xmm8, xmm7
        xor          r15, r12
            vpaddq   xmm9, xmm6, [rbp + 96]
        add          rsi, r15
        rorx         r12, rbx, 14
            vpsrlq   xmm10, xmm6, 19
        rorx         r15, rbx, 18
        mov          rdi, r14
        and          rdi, r13
            vpsllq   xmm11, xmm6, 45
        andn         rdx, rbx, r10
            vpsrlq   xmm12, xmm6, 61
        sub          rdi, r8
        xor          r12, r15
            vmovdqu  [rcx + 224], xmm9
        add          r11, rdx
        rorx         r15, rbx, 41
            vpxor    xmm9, xmm10, xmm11
        xor          r12, r15
        add          r11, r12
            vpsllq   xmm10, xmm6, 3
        mov          r12, r14
        xor          r12, r13
        rorx         r15, rsi, 28
            vpxor    xmm10, xmm12, xmm10
        rorx         r8, rsi, 34
            vpxor    xmm9, xmm9, xmm10
        and          r12, rsi
        mov          rdx, r11                                   /* round 14 */
        and          rdx, rbx
        xor          r15, r8
            vpsrlq   xmm10, xmm6, 6
        add          r10, [rcx + 112]
        add          rdi, r12
            vpxor    xmm9, xmm9, xmm10
        add          r10, r13
        add          rdi, r11
            vpalignr xmm10, xmm4, xmm3, 8
        add          r10, rdx
        rorx         r12, rsi, 39
            vpaddq   xmm8, xmm8, xmm10
        xor          r15, r12
        add          rdi, r15
            vpaddq   xmm7, xmm8, xmm9
        rorx         r12, r11, 14
        rorx         r15, r11, 18
        mov          r8, rsi
        and          r8, r14
            vpaddq   xmm8, xmm7, [rbp + 112]
        andn         rdx, r11, r9
            vmovdqu  [rcx + 240], xmm8
        sub          r8, r13
        xor          r12, r15
        add          r10, rdx
        rorx         r13, r11, 41
        xor          r12, r13
        add          r10, r12
        mov          r12, rsi
        xor          r12, r14
        rorx         r13, rdi, 28
        rorx         r15, rdi, 34
        mov          rdx, r10                                   /* round 15 */
        and          rdx, r11
        and          r12, rdi
        xor          r13, r15
        add          r9, [rcx + 120]
        add          r8, r12
        add          r9, r14
        add          r8, r10
        add          r9, rdx
        add          rcx, 128                                   /* the next sixteen words */
        add          rbp, 128
        rorx         r12, rdi, 39
        xor          r13, r12
        add          r8, r13
        rorx         r12, r10, 14
        mov          rdx, rdi
        and          rdx, rsi
        rorx         r13, r10, 18
        andn         r15, r10, rbx
        xor          r12, r13
        sub          rdx, r14
        add          r9, r15
        rorx         r13, r10, 41
        xor          r12, r13
        mov          r13, rdi
        xor          r13, rsi
        add          r9, r12
        rorx         r12, r8, 28
        rorx         r14, r8, 34
        and          r13, r8
        xor          r12, r14
        add          rdx, r13
        add          rdx, r9
        rorx         r13, r8, 39
        xor          r12, r13
        add          rdx, r12
        mov          r12, rsi
        mov          rsi, r8
        mov          r8, r12
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule1)

        /* rounds 64 to 79 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
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
        mov          [rsp + 48], rax
        rorx         rax, rbx, 41
        andn         r10, rbx, r10
        mov          [rsp + 56], rcx
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
        mov          rbp, [rsp + 56]
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
        mov          rbp, [rsp + 24]
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
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
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
        mov          [rsp + 56], r8
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
        mov          rsi, [rsp + 56]
        mov          rax, [rsp + 48]
        jmp          NSMS_L(batch1)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1408]
        vmovaps      xmm7, [rsp + 1424]
        vmovaps      xmm8, [rsp + 1440]
        vmovaps      xmm9, [rsp + 1456]
        vmovaps      xmm10, [rsp + 1472]
        vmovaps      xmm11, [rsp + 1488]
        vmovaps      xmm12, [rsp + 1504]
        vmovaps      xmm13, [rsp + 1520]
        vmovaps      xmm14, [rsp + 1536]
        vmovaps      xmm15, [rsp + 1552]
        add          rsp, 1576
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
        add          rsp, 1416
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_shift_xor_zen4), . - NSMS_SYMBOL(nsms_sha512_blocks_avx2_n2_shift_xor_zen4)
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

/* nsms_sha512_blocks_avx2_n2_shift_xor_zen4: 15 integer registers, 16 vector registers, 7 spills.
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
 * - name: nsms_sha512_blocks_avx2_n2_shift_xor_zen4
 *   signature: void nsms_sha512_blocks_avx2_n2_shift_xor_zen4(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1464, win64: 1640}
 *   features: [avx, avx2, bmi1, bmi2]
 */
