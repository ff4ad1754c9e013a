/* sha512_sse41_n2.S, written by nsms: make gen HASH=sha512 ISA=sse41 N=2
 *
 * void nsms_sha512_blocks_sse41_n2(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks, 2
 *   scheduled at a time.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,552 instructions (System V); 1,656 bytes of stack (System V), 1,832 (Win64).
 * void nsms_sha512_schedule_sse41_n2(uint64_t *wk, const void *data);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of 2 blocks, wk[t*2 + j] for block j.
 *   Reads 256 bytes at data; writes 1280 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 655 instructions (System V); 248 bytes of stack (System V), 424 (Win64).
 *
 * Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: ssse3.
 * (The ISA also allows sse4_1, which this code does not use.)
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
#  define NSMS_L(name) Lsha512_sse41_n2_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_sse41_n2_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_sse41_n2_##name
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
NSMS_L(K1x2):  /* K_t: each word twice, once for each block of a register */
        .quad        0x428a2f98d728ae22, 0x428a2f98d728ae22
        .quad        0x7137449123ef65cd, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        .quad        0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x3956c25bf348b538
        .quad        0x59f111f1b605d019, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0x923f82a4af194f9b
        .quad        0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0xd807aa98a3030242
        .quad        0x12835b0145706fbe, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x243185be4ee4b28c
        .quad        0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x72be5d74f27b896f
        .quad        0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0x9bdc06a725c71235
        .quad        0xc19bf174cf692694, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        .quad        0xefbe4786384f25e3, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        .quad        0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x2de92c6f592b0275
        .quad        0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        .quad        0x76f988da831153b5, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0x983e5152ee66dfab
        .quad        0xa831c66d2db43210, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xb00327c898fb213f
        .quad        0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        .quad        0xd5a79147930aa725, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x06ca6351e003826f
        .quad        0x142929670a0e6e70, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        .quad        0x2e1b21385c26c926, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        .quad        0x53380d139d95b3df, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x650a73548baf63de
        .quad        0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        .quad        0x92722c851482353b, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        .quad        0xa81a664bbc423001, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        .quad        0xc76c51a30654be30, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd192e819d6ef5218
        .quad        0xd69906245565a910, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0xf40e35855771202a
        .quad        0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        .quad        0x1e376c085141ab53, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        .quad        0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        .quad        0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        .quad        0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        .quad        0x78a5636f43172f60, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        .quad        0x8cc702081a6439ec, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0x90befffa23631e28
        .quad        0xa4506cebde82bde9, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        .quad        0xc67178f2e372532b, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xca273eceea26619c
        .quad        0xd186b8c721c0c207, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        .quad        0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x06f067aa72176fba
        .quad        0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x113f9804bef90dae
        .quad        0x1b710b35131c471b, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x28db77f523047d84
        .quad        0x32caab7b40c72493, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        .quad        0x431d67c49c100d4c, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        .quad        0x597f299cfc657e2a, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        .quad        0x6c44198c4a475817, 0x6c44198c4a475817
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
        .p2align     6
NSMS_L(shuffle_123456709abcdef8):  /* byte shuffle: source of each byte */
        .byte        0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_sse41_n2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_sse41_n2))
NSMS_SYMBOL(nsms_sha512_blocks_sse41_n2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_sse41_n2))
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
        movaps       [rsp + 1600], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1600)
        movaps       [rsp + 1616], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1616)
        movaps       [rsp + 1632], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1632)
        movaps       [rsp + 1648], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1648)
        movaps       [rsp + 1664], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1664)
        movaps       [rsp + 1680], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1680)
        movaps       [rsp + 1696], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1696)
        movaps       [rsp + 1712], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1712)
        movaps       [rsp + 1728], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1728)
        movaps       [rsp + 1744], xmm15
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
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 135]
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
NSMS_L(blocks_batch2):
        cmp          qword ptr [rsp + 8], 2
        jb           NSMS_L(blocks_batch1)

        /* the schedule of 2 blocks: the message words */
        mov          r12, [rsp + 16]
        movdqu       xmm1, [r12]                                /* W_0 to W_1 */
        movdqu       xmm10, [r12 + 128]
        movdqu       xmm3, [r12 + 16]                           /* W_2 to W_3 */
        movdqu       xmm11, [r12 + 144]
        movdqu       xmm5, [r12 + 32]                           /* W_4 to W_5 */
        movdqu       xmm12, [r12 + 160]
        movdqu       xmm7, [r12 + 48]                           /* W_6 to W_7 */
        movdqu       xmm13, [r12 + 176]
        movdqu       xmm9, [r12 + 64]                           /* W_8 to W_9 */
        movdqu       xmm14, [r12 + 192]
        movdqa       xmm0, xmm1
        punpcklqdq   xmm0, xmm10
        movdqu       xmm15, [rip + NSMS_L(shuffle_76543210fedcba98)]
        punpckhqdq   xmm1, xmm10
        pshufb       xmm0, xmm15
        pshufb       xmm1, xmm15
        movdqu       xmm10, [r12 + 80]                          /* W_10 to W_11 */
        movdqu       xmm8, [r12 + 208]
        movdqa       xmm2, xmm3
        punpcklqdq   xmm2, xmm11
        punpckhqdq   xmm3, xmm11
        pshufb       xmm2, xmm15
        pshufb       xmm3, xmm15
        movdqu       xmm11, [r12 + 96]                          /* W_12 to W_13 */
        movdqu       xmm6, [r12 + 224]
        movdqa       xmm4, xmm5
        punpcklqdq   xmm4, xmm12
        punpckhqdq   xmm5, xmm12
        pshufb       xmm4, xmm15
        pshufb       xmm5, xmm15
        movdqu       xmm12, [r12 + 112]                         /* W_14 to W_15 */
        movdqu       [rax + 1376], xmm5
        movdqu       xmm5, [r12 + 240]
        movdqu       [rax + 1392], xmm4
        movdqa       xmm4, xmm7
        punpcklqdq   xmm4, xmm13
        punpckhqdq   xmm7, xmm13
        pshufb       xmm4, xmm15
        pshufb       xmm7, xmm15
        movdqa       xmm13, xmm9
        punpcklqdq   xmm13, xmm14
        punpckhqdq   xmm9, xmm14
        pshufb       xmm13, xmm15
        pshufb       xmm9, xmm15
        movdqa       xmm14, xmm10
        punpcklqdq   xmm14, xmm8
        punpckhqdq   xmm10, xmm8
        pshufb       xmm14, xmm15
        movdqu       [rax + 1280], xmm14
        pshufb       xmm10, xmm15
        movdqu       [rax + 1296], xmm10
        lea          r12, [rax + 16]
        mov          [rsp + 40], r12
        movdqa       xmm8, xmm11
        punpcklqdq   xmm8, xmm6
        punpckhqdq   xmm11, xmm6
        pshufb       xmm8, xmm15
        movdqu       [rax + 1312], xmm8
        pshufb       xmm11, xmm15
        movdqu       [rax + 1328], xmm11
        movdqa       xmm6, xmm12
        punpcklqdq   xmm6, xmm5
        punpckhqdq   xmm12, xmm5
        pshufb       xmm6, xmm15
        movdqu       [rax + 1344], xmm6
        pshufb       xmm12, xmm15
        movdqu       [rax + 1360], xmm12
        movdqa       xmm15, xmm0                                /* W_0 + K_0 */
        paddq        xmm15, [rip + NSMS_L(K1x2)]
        movdqu       [rax], xmm15
        movdqa       xmm15, xmm1                                /* W_1 + K_1 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 16]
        movdqu       [rax + 16], xmm15
        movdqa       xmm15, xmm2                                /* W_2 + K_2 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 32]
        movdqu       [rax + 32], xmm15
        movdqa       xmm15, xmm3                                /* W_3 + K_3 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 48]
        movdqu       [rax + 48], xmm15
        movdqu       xmm15, [rax + 1392]
        movdqa       xmm5, xmm15                                /* W_4 + K_4 */
        paddq        xmm5, [rip + NSMS_L(K1x2) + 64]
        movdqu       [rax + 64], xmm5
        movdqu       xmm5, [rax + 1376]
        movdqa       xmm15, xmm5                                /* W_5 + K_5 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 80]
        movdqu       [rax + 80], xmm15
        movdqa       xmm15, xmm4                                /* W_6 + K_6 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 96]
        movdqu       [rax + 96], xmm15
        movdqa       xmm15, xmm7                                /* W_7 + K_7 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 112]
        movdqu       [rax + 112], xmm15
        movdqa       xmm15, xmm13                               /* W_8 + K_8 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 128]
        movdqu       [rax + 128], xmm15
        movdqa       xmm15, xmm9                                /* W_9 + K_9 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 144]
        movdqu       [rax + 144], xmm15
        movdqa       xmm15, xmm14                               /* W_10 + K_10 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 160]
        movdqu       [rax + 160], xmm15
        movdqa       xmm15, xmm10                               /* W_11 + K_11 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 176]
        movdqu       [rax + 176], xmm15
        movdqa       xmm15, xmm8                                /* W_12 + K_12 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 192]
        movdqu       [rax + 192], xmm15
        movdqa       xmm15, xmm11                               /* W_13 + K_13 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 208]
        movdqu       [rax + 208], xmm15
        movdqa       xmm15, xmm6                                /* W_14 + K_14 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 224]
        movdqu       [rax + 224], xmm15
        movdqa       xmm15, xmm12                               /* W_15 + K_15 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 240]
        movdqu       [rax + 240], xmm15
        lea          r13, [rax + 1024]
        mov          [rsp + 32], r13
        lea          rbp, [rip + NSMS_L(K1x2) + 256]
        mov          [rsp], rax
        movdqa       xmm6, xmm4
        movdqa       xmm8, xmm13
        mov          rcx, rax
        movdqu       xmm4, [rax + 1392]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 2 blocks: xmm0..xmm9, */
        /*   [rax+1280..rax+1360]; scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; */
        /*   state: [rsp+24]; upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_and_schedule2):

        /* rounds 0 to 63 of the first block, sixteen per iteration, beside the next sixteen words of each of 2 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        mov          r12, r9                                    /* round 0 */
        ror          r12, 14
            paddq    xmm0, xmm9                                 /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        mov          r13, r9
        ror          r13, 18
            movdqu   xmm10, [rax + 1344]
            movdqa   xmm11, xmm10
            psrlq    xmm11, 19
        mov          r14, r10
        xor          r14, r11
            movdqa   xmm12, xmm10
            psllq    xmm12, 45
        mov          r15, rdx
        xor          r15, rsi
            pxor     xmm11, xmm12
        xor          r12, r13
            movdqa   xmm12, xmm10
            psrlq    xmm12, 61
        and          r14, r9
            movdqa   xmm13, xmm10
            psllq    xmm13, 3
        add          rbx, [rcx]
            pxor     xmm12, xmm13
        xor          r14, r11
            pxor     xmm11, xmm12
        add          r11, [rcx + 16]                            /* round 1 */
            movdqa   xmm12, xmm1
            psrlq    xmm12, 1
        mov          r13, r9
        ror          r13, 41
            movdqa   xmm13, xmm1
            psllq    xmm13, 63
        xor          r12, r13
            pxor     xmm12, xmm13
        add          rbx, r12
            movdqu   xmm13, [rip + NSMS_L(shuffle_123456709abcdef8)]
        add          rbx, r14
            movdqa   xmm14, xmm10
            psrlq    xmm14, 6
        add          r8, rbx
            pxor     xmm11, xmm14
        mov          r12, rdx
        ror          r12, 28
            paddq    xmm0, xmm11
        mov          r13, rdx
        ror          r13, 34
            movdqa   xmm11, xmm1
            pshufb   xmm11, xmm13
        xor          r12, r13
            pxor     xmm12, xmm11
        mov          r13, rsi
        xor          r13, rdi
            movdqu   xmm11, [rax + 1360]
            movdqa   xmm14, xmm11                               /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            psrlq    xmm14, 19
        and          r13, r15
            movdqa   xmm15, xmm11
            psllq    xmm15, 45
        xor          r13, rsi
        mov          r14, rdx
        ror          r14, 39
            pxor     xmm14, xmm15
        xor          r12, r14
            movdqa   xmm15, xmm11
            psrlq    xmm15, 61
        add          r12, r13
            movdqu   [rax + 1376], xmm9
            movdqa   xmm9, xmm11
            psllq    xmm9, 3
        add          rbx, r12
            pxor     xmm15, xmm9
        mov          r12, r9
        xor          r12, r10
            pxor     xmm14, xmm15
        and          r12, r8
            movdqa   xmm15, xmm1
            psrlq    xmm15, 7
        xor          r12, r10
            pxor     xmm12, xmm15
        add          r11, r12
            movdqu   xmm9, [rax + 1280]
            paddq    xmm1, xmm9
        mov          r12, r8
        ror          r12, 14
            paddq    xmm0, xmm12
        mov          r13, r8
        ror          r13, 18
            movdqa   xmm12, xmm2
            psrlq    xmm12, 1
        xor          r12, r13
            movdqa   xmm15, xmm2
            psllq    xmm15, 63
        add          r10, [rcx + 32]                            /* round 2 */
            pxor     xmm12, xmm15
        mov          r13, rbx
        ror          r13, 28
            movdqa   xmm15, xmm11
            psrlq    xmm15, 6
        mov          r14, rbx
        ror          r14, 34
            pxor     xmm14, xmm15
        xor          r13, r14
            paddq    xmm1, xmm14
        mov          r14, rbx
        xor          r14, rdx
            movdqa   xmm14, xmm2
            pshufb   xmm14, xmm13
        and          r15, r14
            pxor     xmm12, xmm14
        xor          r15, rdx
            movdqa   xmm14, xmm3                                /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            psrlq    xmm14, 1
        mov          [rsp + 48], rdx
        mov          rdx, r8
        ror          rdx, 41
        xor          r12, rdx
            movdqa   xmm15, xmm3
            psllq    xmm15, 63
        add          r11, r12
            pxor     xmm14, xmm15
        add          rdi, r11
            movdqa   xmm15, xmm2
            psrlq    xmm15, 7
        mov          r12, rbx
        ror          r12, 39
            pxor     xmm12, xmm15
        xor          r13, r12
            movdqu   xmm15, [rax + 1296]
            paddq    xmm2, xmm15
        add          r13, r15
            paddq    xmm1, xmm12
        add          r11, r13
            movdqa   xmm12, xmm0
            paddq    xmm12, [rbp]
        mov          r12, r8
        xor          r12, r9
            movdqu   [rcx + 256], xmm12
        and          r12, rdi
            movdqa   xmm12, xmm0
            psrlq    xmm12, 19
        xor          r12, r9
            movdqa   xmm15, xmm0
            psllq    xmm15, 45
        add          r10, r12
            pxor     xmm12, xmm15
        mov          r12, rdi
        ror          r12, 14
            movdqa   xmm15, xmm0
            psrlq    xmm15, 61
        mov          r13, rdi
        ror          r13, 18
            movdqa   xmm9, xmm0
            psllq    xmm9, 3
        xor          r12, r13
            pxor     xmm15, xmm9
        add          r9, [rcx + 48]                             /* round 3 */
            pxor     xmm12, xmm15
        mov          r13, r11
        ror          r13, 28
            movdqa   xmm15, xmm3
            pshufb   xmm15, xmm13
        mov          r15, r11
        ror          r15, 34
            pxor     xmm14, xmm15
        xor          r13, r15
            movdqa   xmm15, xmm3
            psrlq    xmm15, 7
        mov          r15, r11
        xor          r15, rbx
            pxor     xmm14, xmm15
        and          r14, r15
        xor          r14, rbx
            paddq    xmm2, xmm14
        mov          rdx, rdi
        ror          rdx, 41
            movdqu   xmm14, [rax + 1312]
            paddq    xmm3, xmm14                                /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        xor          r12, rdx
            movdqa   xmm15, xmm4
            psrlq    xmm15, 1
        add          r10, r12
            movdqa   xmm9, xmm4
            psllq    xmm9, 63
        add          rsi, r10
            pxor     xmm15, xmm9
        mov          r12, r11
        ror          r12, 39
            movdqa   xmm9, xmm0
            psrlq    xmm9, 6
        xor          r13, r12
            pxor     xmm12, xmm9
        add          r13, r14
            paddq    xmm2, xmm12
        add          r10, r13
            movdqa   xmm12, xmm1
            paddq    xmm12, [rbp + 16]
        mov          r12, rdi
        xor          r12, r8
            movdqu   [rcx + 272], xmm12
        and          r12, rsi
            movdqa   xmm12, xmm1
            psrlq    xmm12, 19
        xor          r12, r8
            movdqa   xmm9, xmm1
            psllq    xmm9, 45
        add          r9, r12
            pxor     xmm12, xmm9
        mov          r12, rsi
        ror          r12, 14
            movdqa   xmm9, xmm1
            psrlq    xmm9, 61
        mov          r13, rsi
        ror          r13, 18
            movdqa   xmm14, xmm1
            psllq    xmm14, 3
        xor          r12, r13
            pxor     xmm9, xmm14
        add          r8, [rcx + 64]                             /* round 4 */
            pxor     xmm12, xmm9
        mov          r13, r10
        ror          r13, 28
            movdqa   xmm14, xmm4
            pshufb   xmm14, xmm13
        mov          r14, r10
        ror          r14, 34
            pxor     xmm15, xmm14
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
            movdqa   xmm14, xmm4
            psrlq    xmm14, 7
        and          r15, r14
            pxor     xmm15, xmm14
        xor          r15, r11
            paddq    xmm3, xmm15
        mov          rdx, rsi
        ror          rdx, 41
            movdqu   xmm14, [rax + 1328]
            paddq    xmm4, xmm14                                /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        xor          r12, rdx
            movdqa   xmm15, xmm5
            psrlq    xmm15, 1
        add          r9, r12
            movdqa   xmm9, xmm5
            psllq    xmm9, 63
        mov          rdx, [rsp + 48]
        add          rdx, r9
            pxor     xmm15, xmm9
        mov          r12, r10
        ror          r12, 39
            movdqa   xmm9, xmm1
            psrlq    xmm9, 6
        xor          r13, r12
            pxor     xmm12, xmm9
        add          r13, r15
            paddq    xmm3, xmm12
        add          r9, r13
            movdqa   xmm12, xmm2
            paddq    xmm12, [rbp + 32]
        mov          r12, rsi
        xor          r12, rdi
            movdqu   [rcx + 288], xmm12
        and          r12, rdx
            movdqa   xmm12, xmm2
            psrlq    xmm12, 19
        xor          r12, rdi
            movdqa   xmm9, xmm2
            psllq    xmm9, 45
        add          r8, r12
            pxor     xmm12, xmm9
        mov          r12, rdx
        ror          r12, 14
            movdqa   xmm9, xmm2
            psrlq    xmm9, 61
        mov          r13, rdx
        ror          r13, 18
            movdqa   xmm14, xmm2
            psllq    xmm14, 3
        xor          r12, r13
            pxor     xmm9, xmm14
        add          rdi, [rcx + 80]                            /* round 5 */
            pxor     xmm12, xmm9
        mov          r13, r9
        ror          r13, 28
        mov          r15, r9
        ror          r15, 34
            movdqa   xmm14, xmm5
            pshufb   xmm14, xmm13
        xor          r13, r15
            pxor     xmm15, xmm14
        mov          r15, r9
        xor          r15, r10
            movdqa   xmm14, xmm5
            psrlq    xmm14, 7
        and          r14, r15
            pxor     xmm15, xmm14
        xor          r14, r10
            paddq    xmm4, xmm15
        mov          [rsp + 48], r10
        mov          r10, rdx
        ror          r10, 41
            paddq    xmm5, xmm10                                /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        xor          r12, r10
            movdqa   xmm14, xmm6
            psrlq    xmm14, 1
        add          r8, r12
            movdqa   xmm15, xmm6
            psllq    xmm15, 63
        add          rbx, r8
            pxor     xmm14, xmm15
        mov          r12, r9
        ror          r12, 39
            movdqa   xmm15, xmm2
            psrlq    xmm15, 6
        xor          r13, r12
            pxor     xmm12, xmm15
        add          r13, r14
            paddq    xmm4, xmm12
        add          r8, r13
            movdqa   xmm12, xmm3
            paddq    xmm12, [rbp + 48]
        mov          r12, rdx
        xor          r12, rsi
            movdqu   [rcx + 304], xmm12
        and          r12, rbx
            movdqa   xmm12, xmm3
            psrlq    xmm12, 19
        xor          r12, rsi
            movdqa   xmm15, xmm3
            psllq    xmm15, 45
        add          rdi, r12
            pxor     xmm12, xmm15
        mov          r12, rbx
        ror          r12, 14
            movdqa   xmm15, xmm3
            psrlq    xmm15, 61
        mov          r13, rbx
        ror          r13, 18
        xor          r12, r13
            movdqa   xmm9, xmm3
            psllq    xmm9, 3
        add          rsi, [rcx + 96]                            /* round 6 */
            pxor     xmm15, xmm9
        mov          r13, r8
        ror          r13, 28
            pxor     xmm12, xmm15
        mov          r14, r8
        ror          r14, 34
            movdqa   xmm15, xmm6
            pshufb   xmm15, xmm13
        xor          r13, r14
            pxor     xmm14, xmm15
        mov          r14, r8
        xor          r14, r9
            movdqa   xmm15, xmm6
            psrlq    xmm15, 7
        and          r15, r14
            pxor     xmm14, xmm15
        xor          r15, r9
            paddq    xmm5, xmm14
        mov          r10, rbx
        ror          r10, 41
            paddq    xmm6, xmm11                                /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        xor          r12, r10
            movdqa   xmm14, xmm7
            psrlq    xmm14, 1
        add          rdi, r12
            movdqa   xmm15, xmm7
            psllq    xmm15, 63
        add          r11, rdi
            pxor     xmm14, xmm15
        mov          r12, r8
        ror          r12, 39
            movdqa   xmm15, xmm3
            psrlq    xmm15, 6
        xor          r13, r12
            pxor     xmm12, xmm15
        add          r13, r15
            paddq    xmm5, xmm12
        add          rdi, r13
            movdqa   xmm12, xmm4
            paddq    xmm12, [rbp + 64]
        mov          r12, rbx
        xor          r12, rdx
            movdqu   [rcx + 320], xmm12
        and          r12, r11
            movdqa   xmm12, xmm4
            psrlq    xmm12, 19
        xor          r12, rdx
            movdqa   xmm15, xmm4
            psllq    xmm15, 45
        add          rsi, r12
        mov          r12, r11
        ror          r12, 14
            pxor     xmm12, xmm15
        mov          r13, r11
        ror          r13, 18
            movdqa   xmm15, xmm4
            psrlq    xmm15, 61
        xor          r12, r13
            movdqa   xmm9, xmm4
            psllq    xmm9, 3
        add          rdx, [rcx + 112]                           /* round 7 */
            pxor     xmm15, xmm9
        mov          r13, rdi
        ror          r13, 28
            pxor     xmm12, xmm15
        mov          r15, rdi
        ror          r15, 34
            movdqa   xmm15, xmm7
            pshufb   xmm15, xmm13
        xor          r13, r15
            pxor     xmm14, xmm15
        mov          r15, rdi
        xor          r15, r8
            movdqa   xmm15, xmm8                                /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            psrlq    xmm15, 1
        and          r14, r15
            movdqa   xmm9, xmm8
            psllq    xmm9, 63
        xor          r14, r8
            pxor     xmm15, xmm9
        mov          r10, r11
        ror          r10, 41
            movdqa   xmm9, xmm7
            psrlq    xmm9, 7
        xor          r12, r10
            pxor     xmm14, xmm9
        add          rsi, r12
            paddq    xmm6, xmm14
        mov          r10, [rsp + 48]
        add          r10, rsi
            movdqa   xmm14, xmm8
            pshufb   xmm14, xmm13
        mov          r12, rdi
        ror          r12, 39
            pxor     xmm15, xmm14
        xor          r13, r12
            movdqa   xmm14, xmm4
            psrlq    xmm14, 6
        add          r13, r14
            pxor     xmm12, xmm14
        add          rsi, r13
            paddq    xmm6, xmm12
        mov          r12, r11
        xor          r12, rbx
            movdqa   xmm12, xmm5
            paddq    xmm12, [rbp + 80]
        and          r12, r10
        xor          r12, rbx
            movdqu   [rcx + 336], xmm12
        add          rdx, r12
            movdqa   xmm12, xmm5
            psrlq    xmm12, 19
        mov          r12, r10
        ror          r12, 14
            movdqa   xmm14, xmm5
            psllq    xmm14, 45
        mov          r13, r10
        ror          r13, 18
            pxor     xmm12, xmm14
        xor          r12, r13
            movdqa   xmm14, xmm5
            psrlq    xmm14, 61
        add          rbx, [rcx + 128]                           /* round 8 */
            movdqa   xmm9, xmm5
            psllq    xmm9, 3
        mov          r13, rsi
        ror          r13, 28
            pxor     xmm14, xmm9
        mov          r14, rsi
        ror          r14, 34
            pxor     xmm12, xmm14
        xor          r13, r14
            movdqa   xmm14, xmm8
            psrlq    xmm14, 7
        mov          r14, rsi
        xor          r14, rdi
            pxor     xmm15, xmm14
        and          r15, r14
            paddq    xmm7, xmm15
        xor          r15, rdi
            paddq    xmm7, xmm0
        mov          [rsp + 48], rdi
        mov          rdi, r10
        ror          rdi, 41
            movdqu   xmm9, [rax + 1376]
            movdqa   xmm14, xmm9                                /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            psrlq    xmm14, 1
        xor          r12, rdi
            movdqa   xmm15, xmm9
            psllq    xmm15, 63
        add          rdx, r12
            pxor     xmm14, xmm15
        add          r9, rdx
            movdqa   xmm15, xmm9
            pshufb   xmm15, xmm13
        mov          r12, rsi
        ror          r12, 39
            pxor     xmm14, xmm15
        xor          r13, r12
            movdqa   xmm15, xmm5
            psrlq    xmm15, 6
        add          r13, r15
            pxor     xmm12, xmm15
        add          rdx, r13
        mov          r12, r10
        xor          r12, r11
            paddq    xmm7, xmm12
        and          r12, r9
            movdqa   xmm12, xmm6
            paddq    xmm12, [rbp + 96]
        xor          r12, r11
            movdqu   [rcx + 352], xmm12
        add          rbx, r12
            movdqa   xmm12, xmm6
            psrlq    xmm12, 19
        mov          r12, r9
        ror          r12, 14
            movdqa   xmm15, xmm6
            psllq    xmm15, 45
        mov          r13, r9
        ror          r13, 18
            pxor     xmm12, xmm15
        xor          r12, r13
            movdqa   xmm15, xmm6
            psrlq    xmm15, 61
        add          r11, [rcx + 144]                           /* round 9 */
            movdqu   [rax + 1392], xmm0
            movdqa   xmm0, xmm6
            psllq    xmm0, 3
        mov          r13, rdx
        ror          r13, 28
            pxor     xmm15, xmm0
        mov          r15, rdx
        ror          r15, 34
            pxor     xmm12, xmm15
        xor          r13, r15
            movdqa   xmm15, xmm9
            psrlq    xmm15, 7
        mov          r15, rdx
        xor          r15, rsi
            pxor     xmm14, xmm15
        and          r14, r15
            paddq    xmm8, xmm14
        xor          r14, rsi
            paddq    xmm8, xmm1
        mov          rdi, r9
        ror          rdi, 41
            movdqu   xmm14, [rax + 1280]
            movdqa   xmm15, xmm14                               /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            psrlq    xmm15, 1
        xor          r12, rdi
            movdqa   xmm0, xmm14
            psllq    xmm0, 63
        add          rbx, r12
            pxor     xmm15, xmm0
        add          r8, rbx
            movdqa   xmm0, xmm14
            pshufb   xmm0, xmm13
        mov          r12, rdx
        ror          r12, 39
        xor          r13, r12
            pxor     xmm15, xmm0
        add          r13, r14
            movdqa   xmm0, xmm6
            psrlq    xmm0, 6
        add          rbx, r13
            pxor     xmm12, xmm0
        mov          r12, r9
        xor          r12, r10
            paddq    xmm8, xmm12
        and          r12, r8
            movdqa   xmm12, xmm7
            paddq    xmm12, [rbp + 112]
        xor          r12, r10
            movdqu   [rcx + 368], xmm12
        add          r11, r12
            movdqa   xmm12, xmm7
            psrlq    xmm12, 19
        mov          r12, r8
        ror          r12, 14
            movdqa   xmm0, xmm7
            psllq    xmm0, 45
        mov          r13, r8
        ror          r13, 18
            pxor     xmm12, xmm0
        xor          r12, r13
            movdqa   xmm0, xmm7
            psrlq    xmm0, 61
        add          r10, [rcx + 160]                           /* round 10 */
            movdqu   [rax + 1408], xmm1
            movdqa   xmm1, xmm7
            psllq    xmm1, 3
        mov          r13, rbx
        ror          r13, 28
            pxor     xmm0, xmm1
        mov          r14, rbx
        ror          r14, 34
            pxor     xmm12, xmm0
        xor          r13, r14
            movdqa   xmm1, xmm14
            psrlq    xmm1, 7
        mov          r14, rbx
        xor          r14, rdx
            pxor     xmm15, xmm1
        and          r15, r14
            paddq    xmm9, xmm15
        xor          r15, rdx
            paddq    xmm9, xmm2
        mov          rdi, r8
        ror          rdi, 41
            movdqu   xmm15, [rax + 1296]
            movdqa   xmm1, xmm15                                /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            psrlq    xmm1, 1
        xor          r12, rdi
            movdqa   xmm0, xmm15
            psllq    xmm0, 63
        add          r11, r12
        mov          rdi, [rsp + 48]
        add          rdi, r11
            pxor     xmm1, xmm0
        mov          r12, rbx
        ror          r12, 39
            movdqa   xmm0, xmm15
            pshufb   xmm0, xmm13
        xor          r13, r12
            pxor     xmm1, xmm0
        add          r13, r15
            movdqa   xmm0, xmm7
            psrlq    xmm0, 6
        add          r11, r13
            pxor     xmm12, xmm0
        mov          r12, r8
        xor          r12, r9
            paddq    xmm9, xmm12
        and          r12, rdi
            movdqa   xmm12, xmm8
            paddq    xmm12, [rbp + 128]
        xor          r12, r9
            movdqu   [rcx + 384], xmm12
        add          r10, r12
            movdqa   xmm12, xmm8
            psrlq    xmm12, 19
        mov          r12, rdi
        ror          r12, 14
            movdqa   xmm0, xmm8
            psllq    xmm0, 45
        mov          r13, rdi
        ror          r13, 18
            pxor     xmm12, xmm0
        xor          r12, r13
            movdqa   xmm0, xmm8
            psrlq    xmm0, 61
        add          r9, [rcx + 176]                            /* round 11 */
            movdqu   [rax + 1376], xmm2
            movdqa   xmm2, xmm8
            psllq    xmm2, 3
        mov          r13, r11
        ror          r13, 28
            pxor     xmm0, xmm2
        mov          r15, r11
        ror          r15, 34
            pxor     xmm12, xmm0
        xor          r13, r15
            movdqa   xmm2, xmm15
            psrlq    xmm2, 7
        mov          r15, r11
        xor          r15, rbx
            pxor     xmm1, xmm2
        and          r14, r15
            paddq    xmm14, xmm1
        xor          r14, rbx
            paddq    xmm14, xmm3
        mov          [rsp + 48], rbx
        mov          rbx, rdi
        ror          rbx, 41
        xor          r12, rbx
            movdqu   xmm2, [rax + 1312]
            movdqa   xmm1, xmm2                                 /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            psrlq    xmm1, 1
        add          r10, r12
            movdqa   xmm0, xmm2
            psllq    xmm0, 63
        add          rsi, r10
            pxor     xmm1, xmm0
        mov          r12, r11
        ror          r12, 39
            movdqa   xmm0, xmm2
            pshufb   xmm0, xmm13
        xor          r13, r12
            pxor     xmm1, xmm0
        add          r13, r14
            movdqa   xmm0, xmm8
            psrlq    xmm0, 6
        add          r10, r13
            pxor     xmm12, xmm0
        mov          r12, rdi
        xor          r12, r8
            paddq    xmm14, xmm12
            movdqu   [rax + 1280], xmm14
        and          r12, rsi
            movdqa   xmm12, xmm9
            paddq    xmm12, [rbp + 144]
        xor          r12, r8
            movdqu   [rcx + 400], xmm12
        add          r9, r12
            movdqa   xmm12, xmm9
            psrlq    xmm12, 19
        mov          r12, rsi
        ror          r12, 14
            movdqa   xmm0, xmm9
            psllq    xmm0, 45
        mov          r13, rsi
        ror          r13, 18
            pxor     xmm12, xmm0
        xor          r12, r13
            movdqa   xmm0, xmm9
            psrlq    xmm0, 61
        add          r8, [rcx + 192]                            /* round 12 */
            movdqu   [rax + 1424], xmm3
            movdqa   xmm3, xmm9
            psllq    xmm3, 3
        mov          r13, r10
        ror          r13, 28
            pxor     xmm0, xmm3
        mov          r14, r10
        ror          r14, 34
            pxor     xmm12, xmm0
        xor          r13, r14
            movdqa   xmm3, xmm2
            psrlq    xmm3, 7
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
            pxor     xmm1, xmm3
        xor          r15, r11
            paddq    xmm15, xmm1
        mov          rbx, rsi
        ror          rbx, 41
            paddq    xmm15, xmm4
        xor          r12, rbx
            movdqu   xmm3, [rax + 1328]
            movdqa   xmm1, xmm3                                 /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            psrlq    xmm1, 1
        add          r9, r12
            movdqa   xmm0, xmm3
            psllq    xmm0, 63
        add          rdx, r9
            pxor     xmm1, xmm0
        mov          r12, r10
        ror          r12, 39
            movdqa   xmm0, xmm3
            pshufb   xmm0, xmm13
        xor          r13, r12
            pxor     xmm1, xmm0
        add          r13, r15
            movdqa   xmm0, xmm9
            psrlq    xmm0, 6
        add          r9, r13
            pxor     xmm12, xmm0
        mov          r12, rsi
        xor          r12, rdi
            paddq    xmm15, xmm12
            movdqu   [rax + 1296], xmm15
        and          r12, rdx
            movdqa   xmm12, xmm14
            paddq    xmm12, [rbp + 160]
        xor          r12, rdi
            movdqu   [rcx + 416], xmm12
        add          r8, r12
            movdqa   xmm12, xmm14
            psrlq    xmm12, 19
        mov          r12, rdx
        ror          r12, 14
            movdqa   xmm0, xmm14
            psllq    xmm0, 45
        mov          r13, rdx
        ror          r13, 18
            pxor     xmm12, xmm0
        xor          r12, r13
            movdqa   xmm0, xmm14
            psrlq    xmm0, 61
        add          rdi, [rcx + 208]                           /* round 13 */
            movdqu   [rax + 1440], xmm4
            movdqa   xmm4, xmm14
            psllq    xmm4, 3
        mov          r13, r9
        ror          r13, 28
            pxor     xmm0, xmm4
        mov          r15, r9
        ror          r15, 34
        xor          r13, r15
            pxor     xmm12, xmm0
        mov          r15, r9
        xor          r15, r10
            movdqa   xmm4, xmm3
            psrlq    xmm4, 7
        and          r14, r15
            pxor     xmm1, xmm4
        xor          r14, r10
            paddq    xmm2, xmm1
        mov          rbx, rdx
        ror          rbx, 41
            paddq    xmm2, xmm5
        xor          r12, rbx
            movdqa   xmm4, xmm10                                /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            psrlq    xmm4, 1
        add          r8, r12
            movdqa   xmm1, xmm10
            psllq    xmm1, 63
        mov          rbx, [rsp + 48]
        add          rbx, r8
            pxor     xmm4, xmm1
        mov          r12, r9
        ror          r12, 39
            movdqa   xmm1, xmm10
            pshufb   xmm1, xmm13
        xor          r13, r12
            pxor     xmm4, xmm1
        add          r13, r14
            movdqa   xmm1, xmm14
            psrlq    xmm1, 6
        add          r8, r13
            pxor     xmm12, xmm1
        mov          r12, rdx
        xor          r12, rsi
            paddq    xmm2, xmm12
            movdqu   [rax + 1312], xmm2
        and          r12, rbx
            movdqa   xmm12, xmm15
            paddq    xmm12, [rbp + 176]
        xor          r12, rsi
            movdqu   [rcx + 432], xmm12
        add          rdi, r12
            movdqa   xmm12, xmm15
            psrlq    xmm12, 19
        mov          r12, rbx
        ror          r12, 14
            movdqa   xmm1, xmm15
            psllq    xmm1, 45
        mov          r13, rbx
        ror          r13, 18
            pxor     xmm12, xmm1
        xor          r12, r13
            movdqa   xmm1, xmm15
            psrlq    xmm1, 61
        add          rsi, [rcx + 224]                           /* round 14 */
        mov          r13, r8
        ror          r13, 28
            movdqa   xmm0, xmm15
            psllq    xmm0, 3
        mov          r14, r8
        ror          r14, 34
            pxor     xmm1, xmm0
        xor          r13, r14
            pxor     xmm12, xmm1
        mov          r14, r8
        xor          r14, r9
            movdqa   xmm1, xmm10
            psrlq    xmm1, 7
        and          r15, r14
            pxor     xmm4, xmm1
        xor          r15, r9
            paddq    xmm3, xmm4
        mov          [rsp + 48], r9
        mov          r9, rbx
        ror          r9, 41
            paddq    xmm3, xmm6
        xor          r12, r9
            movdqa   xmm4, xmm11                                /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            psrlq    xmm4, 1
        add          rdi, r12
            movdqa   xmm1, xmm11
            psllq    xmm1, 63
        add          r11, rdi
            pxor     xmm4, xmm1
        mov          r12, r8
        ror          r12, 39
            movdqa   xmm1, xmm11
            pshufb   xmm1, xmm13
        xor          r13, r12
            pxor     xmm4, xmm1
        add          r13, r15
            movdqa   xmm1, xmm15
            psrlq    xmm1, 6
        add          rdi, r13
            pxor     xmm12, xmm1
        mov          r12, rbx
        xor          r12, rdx
            paddq    xmm3, xmm12
            movdqu   [rax + 1328], xmm3
        and          r12, r11
            movdqa   xmm12, xmm2
            paddq    xmm12, [rbp + 192]
        xor          r12, rdx
            movdqu   [rcx + 448], xmm12
        add          rsi, r12
            movdqa   xmm12, xmm2
            psrlq    xmm12, 19
        mov          r12, r11
        ror          r12, 14
            movdqa   xmm1, xmm2
            psllq    xmm1, 45
        mov          r13, r11
        ror          r13, 18
        xor          r12, r13
            pxor     xmm12, xmm1
        add          rdx, [rcx + 240]                           /* round 15 */
            movdqa   xmm1, xmm2
            psrlq    xmm1, 61
        mov          r13, rdi
        ror          r13, 28
            movdqa   xmm0, xmm2
            psllq    xmm0, 3
        mov          r15, rdi
        ror          r15, 34
            pxor     xmm1, xmm0
        xor          r13, r15
            pxor     xmm12, xmm1
        mov          r15, rdi
        xor          r15, r8
            movdqu   xmm0, [rax + 1392]
            movdqa   xmm1, xmm0                                 /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            pshufb   xmm1, xmm13
        and          r14, r15
            movdqa   xmm13, xmm11
            psrlq    xmm13, 7
        xor          r14, r8
            pxor     xmm4, xmm13
        mov          r9, r11
        ror          r9, 41
            paddq    xmm10, xmm4
        xor          r12, r9
            paddq    xmm10, xmm7
        add          rsi, r12
            movdqa   xmm13, xmm0
            psrlq    xmm13, 1
        add          r10, rsi
            movdqa   xmm4, xmm0
            psllq    xmm4, 63
        mov          r12, rdi
        ror          r12, 39
            pxor     xmm13, xmm4
        xor          r13, r12
            pxor     xmm13, xmm1
        add          r13, r14
            movdqa   xmm4, xmm2
            psrlq    xmm4, 6
        lea          r12, [rcx + 256]                           /* the next sixteen words */
            pxor     xmm12, xmm4
        add          rsi, r13
            paddq    xmm10, xmm12
            movdqu   [rax + 1344], xmm10
        lea          r13, [rbp + 256]
            movdqa   xmm12, xmm3
            paddq    xmm12, [rbp + 208]
        mov          r14, r11
        xor          r14, rbx
        and          r14, r10
            movdqu   [rcx + 464], xmm12
        xor          r14, rbx
            movdqa   xmm12, xmm3
            psrlq    xmm12, 19
        add          rdx, r14
            movdqa   xmm4, xmm3
            psllq    xmm4, 45
        mov          r14, r10
        ror          r14, 14
            pxor     xmm12, xmm4
        mov          r9, r10
        ror          r9, 18
            movdqa   xmm4, xmm3
            psrlq    xmm4, 61
        xor          r14, r9
            movdqa   xmm1, xmm3
            psllq    xmm1, 3
        mov          r9, rsi
        ror          r9, 28
            pxor     xmm4, xmm1
        mov          [rsp + 56], rbx
        mov          rbx, rsi
        ror          rbx, 34
            pxor     xmm12, xmm4
        xor          r9, rbx
            movdqa   xmm4, xmm0
            psrlq    xmm4, 7
        mov          rbx, rsi
        xor          rbx, rdi
            pxor     xmm13, xmm4
        and          rbx, r15
            paddq    xmm11, xmm13
        xor          rbx, rdi
            paddq    xmm11, xmm8
        mov          r15, r10
        ror          r15, 41
            movdqa   xmm13, xmm3
            psrlq    xmm13, 6
        xor          r14, r15
            pxor     xmm12, xmm13
        add          rdx, r14
            paddq    xmm11, xmm12
            movdqu   [rax + 1360], xmm11
        mov          r14, [rsp + 48]
        add          r14, rdx
            movdqa   xmm12, xmm10
            paddq    xmm12, [rbp + 224]
        mov          r15, rsi
        ror          r15, 39
            movdqu   [rcx + 480], xmm12
        xor          r9, r15
            movdqa   xmm12, xmm11
            paddq    xmm12, [rbp + 240]
        add          r9, rbx
            movdqu   [rcx + 496], xmm12
        add          rdx, r9
        mov          r9, r14
        mov          rcx, r12
        mov          rbp, r13
        movdqu       xmm1, [rax + 1408]
        movdqu       xmm2, [rax + 1376]
        movdqu       xmm3, [rax + 1424]
        movdqu       xmm4, [rax + 1440]
        mov          rbx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule2)

        /* rounds 64 to 79 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          rbx, [rcx]                                 /* round 0 */
        mov          rbp, r9
        ror          rbp, 14
        mov          r12, r9
        ror          r12, 18
        xor          rbp, r12
        mov          r12, r9
        ror          r12, 41
        xor          rbp, r12
        add          rbx, rbp
        mov          rbp, r10
        xor          rbp, r11
        and          rbp, r9
        xor          rbp, r11
        add          rbx, rbp
        add          r11, [rcx + 16]                            /* round 1 */
        add          r8, rbx
        mov          rbp, rdx
        ror          rbp, 28
        mov          r12, rdx
        ror          r12, 34
        xor          rbp, r12
        mov          r12, rdx
        xor          r12, rsi
        mov          r13, rsi
        xor          r13, rdi
        and          r13, r12
        xor          r13, rsi
        mov          r14, rdx
        ror          r14, 39
        xor          rbp, r14
        add          rbp, r13
        add          rbx, rbp
        mov          rbp, r9
        xor          rbp, r10
        and          rbp, r8
        xor          rbp, r10
        add          r11, rbp
        mov          rbp, r8
        ror          rbp, 14
        mov          r13, r8
        ror          r13, 18
        xor          rbp, r13
        add          r10, [rcx + 32]                            /* round 2 */
        mov          r13, rbx
        ror          r13, 28
        mov          r14, rbx
        ror          r14, 34
        xor          r13, r14
        mov          r14, rbx
        xor          r14, rdx
        and          r12, r14
        xor          r12, rdx
        mov          r15, r8
        ror          r15, 41
        xor          rbp, r15
        add          r11, rbp
        add          rdi, r11
        mov          rbp, rbx
        ror          rbp, 39
        xor          r13, rbp
        add          r13, r12
        add          r11, r13
        mov          rbp, r8
        xor          rbp, r9
        and          rbp, rdi
        xor          rbp, r9
        add          r10, rbp
        mov          rbp, rdi
        ror          rbp, 14
        mov          r12, rdi
        ror          r12, 18
        xor          rbp, r12
        add          r9, [rcx + 48]                             /* round 3 */
        mov          r12, r11
        ror          r12, 28
        mov          r13, r11
        ror          r13, 34
        xor          r12, r13
        mov          r13, r11
        xor          r13, rbx
        and          r14, r13
        xor          r14, rbx
        mov          r15, rdi
        ror          r15, 41
        xor          rbp, r15
        add          r10, rbp
        add          rsi, r10
        mov          rbp, r11
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r14
        add          r10, r12
        mov          rbp, rdi
        xor          rbp, r8
        and          rbp, rsi
        xor          rbp, r8
        add          r9, rbp
        mov          rbp, rsi
        ror          rbp, 14
        mov          r12, rsi
        ror          r12, 18
        xor          rbp, r12
        add          r8, [rcx + 64]                             /* round 4 */
        mov          r12, r10
        ror          r12, 28
        mov          r14, r10
        ror          r14, 34
        xor          r12, r14
        mov          r14, r10
        xor          r14, r11
        and          r13, r14
        xor          r13, r11
        mov          r15, rsi
        ror          r15, 41
        xor          rbp, r15
        add          r9, rbp
        add          rdx, r9
        mov          rbp, r10
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r13
        add          r9, r12
        mov          rbp, rsi
        xor          rbp, rdi
        and          rbp, rdx
        xor          rbp, rdi
        add          r8, rbp
        mov          rbp, rdx
        ror          rbp, 14
        mov          r12, rdx
        ror          r12, 18
        xor          rbp, r12
        add          rdi, [rcx + 80]                            /* round 5 */
        mov          r12, r9
        ror          r12, 28
        mov          r13, r9
        ror          r13, 34
        xor          r12, r13
        mov          r13, r9
        xor          r13, r10
        and          r14, r13
        xor          r14, r10
        mov          r15, rdx
        ror          r15, 41
        xor          rbp, r15
        add          r8, rbp
        add          rbx, r8
        mov          rbp, r9
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r14
        add          r8, r12
        mov          rbp, rdx
        xor          rbp, rsi
        and          rbp, rbx
        xor          rbp, rsi
        add          rdi, rbp
        mov          rbp, rbx
        ror          rbp, 14
        mov          r12, rbx
        ror          r12, 18
        xor          rbp, r12
        add          rsi, [rcx + 96]                            /* round 6 */
        mov          r12, r8
        ror          r12, 28
        mov          r14, r8
        ror          r14, 34
        xor          r12, r14
        mov          r14, r8
        xor          r14, r9
        and          r13, r14
        xor          r13, r9
        mov          r15, rbx
        ror          r15, 41
        xor          rbp, r15
        add          rdi, rbp
        add          r11, rdi
        mov          rbp, r8
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r13
        add          rdi, r12
        mov          rbp, rbx
        xor          rbp, rdx
        and          rbp, r11
        xor          rbp, rdx
        add          rsi, rbp
        mov          rbp, r11
        ror          rbp, 14
        mov          r12, r11
        ror          r12, 18
        xor          rbp, r12
        add          rdx, [rcx + 112]                           /* round 7 */
        mov          r12, rdi
        ror          r12, 28
        mov          r13, rdi
        ror          r13, 34
        xor          r12, r13
        mov          r13, rdi
        xor          r13, r8
        and          r14, r13
        xor          r14, r8
        mov          r15, r11
        ror          r15, 41
        xor          rbp, r15
        add          rsi, rbp
        add          r10, rsi
        mov          rbp, rdi
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r14
        add          rsi, r12
        mov          rbp, r11
        xor          rbp, rbx
        and          rbp, r10
        xor          rbp, rbx
        add          rdx, rbp
        mov          rbp, r10
        ror          rbp, 14
        mov          r12, r10
        ror          r12, 18
        xor          rbp, r12
        add          rbx, [rcx + 128]                           /* round 8 */
        mov          r12, rsi
        ror          r12, 28
        mov          r14, rsi
        ror          r14, 34
        xor          r12, r14
        mov          r14, rsi
        xor          r14, rdi
        and          r13, r14
        xor          r13, rdi
        mov          r15, r10
        ror          r15, 41
        xor          rbp, r15
        add          rbp, rdx
        add          r9, rbp
        mov          r15, rsi
        ror          r15, 39
        xor          r12, r15
        add          r12, r13
        add          rbp, r12
        mov          r12, r10
        xor          r12, r11
        and          r12, r9
        xor          r12, r11
        add          rbx, r12
        mov          r12, r9
        ror          r12, 14
        mov          r13, r9
        ror          r13, 18
        xor          r12, r13
        add          r11, [rcx + 144]                           /* round 9 */
        mov          r13, rbp
        ror          r13, 28
        mov          r15, rbp
        ror          r15, 34
        xor          r13, r15
        mov          r15, rbp
        xor          r15, rsi
        and          r14, r15
        xor          r14, rsi
        mov          rdx, r9
        ror          rdx, 41
        xor          r12, rdx
        add          rbx, r12
        add          r8, rbx
        mov          r12, rbp
        ror          r12, 39
        xor          r13, r12
        add          r13, r14
        add          rbx, r13
        mov          r12, r9
        xor          r12, r10
        and          r12, r8
        xor          r12, r10
        add          r11, r12
        mov          r12, r8
        ror          r12, 14
        mov          r13, r8
        ror          r13, 18
        xor          r12, r13
        add          r10, [rcx + 160]                           /* round 10 */
        mov          r13, rbx
        ror          r13, 28
        mov          r14, rbx
        ror          r14, 34
        xor          r13, r14
        mov          r14, rbx
        xor          r14, rbp
        and          r15, r14
        xor          r15, rbp
        mov          rdx, r8
        ror          rdx, 41
        xor          r12, rdx
        add          r11, r12
        add          rdi, r11
        mov          r12, rbx
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          r11, r13
        mov          r12, r8
        xor          r12, r9
        and          r12, rdi
        xor          r12, r9
        add          r10, r12
        mov          r12, rdi
        ror          r12, 14
        mov          r13, rdi
        ror          r13, 18
        xor          r12, r13
        add          r9, [rcx + 176]                            /* round 11 */
        mov          r13, r11
        ror          r13, 28
        mov          r15, r11
        ror          r15, 34
        xor          r13, r15
        mov          r15, r11
        xor          r15, rbx
        and          r14, r15
        xor          r14, rbx
        mov          rdx, rdi
        ror          rdx, 41
        xor          r12, rdx
        add          r10, r12
        add          rsi, r10
        mov          r12, r11
        ror          r12, 39
        xor          r13, r12
        add          r13, r14
        add          r10, r13
        mov          r12, rdi
        xor          r12, r8
        and          r12, rsi
        xor          r12, r8
        add          r9, r12
        mov          r12, rsi
        ror          r12, 14
        mov          r13, rsi
        ror          r13, 18
        xor          r12, r13
        add          r8, [rcx + 192]                            /* round 12 */
        mov          r13, r10
        ror          r13, 28
        mov          r14, r10
        ror          r14, 34
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
        xor          r15, r11
        mov          rdx, rsi
        ror          rdx, 41
        xor          r12, rdx
        add          r9, r12
        add          rbp, r9
        mov          r12, r10
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          r9, r13
        mov          r12, rsi
        xor          r12, rdi
        and          r12, rbp
        xor          r12, rdi
        add          r8, r12
        mov          r12, rbp
        ror          r12, 14
        mov          r13, rbp
        ror          r13, 18
        xor          r12, r13
        add          rdi, [rcx + 208]                           /* round 13 */
        mov          r13, r9
        ror          r13, 28
        mov          r15, r9
        ror          r15, 34
        xor          r13, r15
        mov          r15, r9
        xor          r15, r10
        and          r14, r15
        xor          r14, r10
        mov          rdx, rbp
        ror          rdx, 41
        xor          r12, rdx
        add          r8, r12
        add          rbx, r8
        mov          r12, r9
        ror          r12, 39
        xor          r13, r12
        add          r13, r14
        add          r8, r13
        mov          r12, rbp
        xor          r12, rsi
        and          r12, rbx
        xor          r12, rsi
        add          rdi, r12
        mov          r12, rbx
        ror          r12, 14
        mov          r13, rbx
        ror          r13, 18
        xor          r12, r13
        add          rsi, [rcx + 224]                           /* round 14 */
        mov          r13, r8
        ror          r13, 28
        mov          r14, r8
        ror          r14, 34
        xor          r13, r14
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
        xor          r15, r9
        mov          rdx, rbx
        ror          rdx, 41
        xor          r12, rdx
        add          rdi, r12
        add          r11, rdi
        mov          r12, r8
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          rdi, r13
        mov          r12, rbx
        xor          r12, rbp
        and          r12, r11
        xor          r12, rbp
        add          rsi, r12
        mov          r12, r11
        ror          r12, 14
        mov          r13, r11
        ror          r13, 18
        xor          r12, r13
        add          rbp, [rcx + 240]                           /* round 15 */
        mov          rcx, rdi
        ror          rcx, 28
        mov          r13, rdi
        ror          r13, 34
        xor          rcx, r13
        mov          rdx, rdi
        xor          rdx, r8
        and          r14, rdx
        xor          r14, r8
        mov          r13, r11
        ror          r13, 41
        xor          r12, r13
        add          rsi, r12
        add          r10, rsi
        mov          r12, rdi
        ror          r12, 39
        xor          rcx, r12
        add          rcx, r14
        add          rsi, rcx
        mov          rcx, r11
        xor          rcx, rbx
        and          rcx, r10
        xor          rcx, rbx
        add          rbp, rcx
        mov          rcx, rsi
        ror          rcx, 28
        mov          r12, rsi
        ror          r12, 34
        xor          rcx, r12
        mov          r12, r10
        ror          r12, 14
        mov          r13, r10
        ror          r13, 18
        xor          r12, r13
        mov          r13, rsi
        ror          r13, 39
        xor          rcx, r13
        mov          r13, [rsp + 24]
        add          r9, [r13 + 32]                             /* H = H + (a, b, ...) */
        add          rcx, [r13]
        mov          r14, rsi
        xor          r14, rdi
        and          rdx, r14
        xor          rdx, rdi
        add          rdx, rcx
        mov          rcx, r10
        ror          rcx, 41
        xor          r12, rcx
        add          r12, rbp
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 16], rcx
        add          rdx, r12
        add          r9, r12
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          r12, [rsp]
        add          r12, 8
        mov          [rsp], r12
        mov          [r13], rdx
        mov          [r13 + 32], r9
        mov          r14, [r13 + 8]
        add          rsi, r14
        mov          [r13 + 8], rsi
        mov          r14, [r13 + 16]
        add          rdi, r14
        mov          [r13 + 16], rdi
        mov          r14, [r13 + 24]
        add          r8, r14
        mov          [r13 + 24], r8
        mov          r14, [r13 + 40]
        add          r10, r14
        mov          [r13 + 40], r10
        mov          r14, [r13 + 48]
        add          r11, r14
        mov          [r13 + 48], r11
        mov          r14, [r13 + 56]
        add          rbx, r14
        mov          [r13 + 56], rbx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; q: [rsp]; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_next_block_of_batch2):

        /* the next block of the batch */
        mov          rcx, [rsp]
        lea          rbp, [rcx + 1280]
        mov          [rsp + 32], rbp
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; p: rcx; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; upper_bound: [rsp+32]; */
        /*   end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_only2):

        /* rounds 0 to 79 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          rbp, r9                                    /* round 0 */
        ror          rbp, 14
        mov          r12, r9
        ror          r12, 18
        mov          r13, r10
        xor          r13, r11
        mov          r14, rdx
        xor          r14, rsi
        xor          rbp, r12
        and          r13, r9
        add          rbx, [rcx]
        xor          r13, r11
        add          r11, [rcx + 16]                            /* round 1 */
        mov          r12, r9
        ror          r12, 41
        xor          rbp, r12
        add          rbx, rbp
        add          rbx, r13
        mov          rbp, rdx
        ror          rbp, 28
        mov          r12, rdx
        ror          r12, 34
        mov          r13, rsi
        xor          r13, rdi
        add          r8, rbx
        xor          rbp, r12
        and          r13, r14
        xor          r13, rsi
        mov          r12, rdx
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r13
        add          rbx, rbp
        mov          rbp, r9
        xor          rbp, r10
        mov          r12, r8
        ror          r12, 14
        mov          r13, r8
        ror          r13, 18
        mov          r15, rbx
        xor          r15, rdx
        and          rbp, r8
        xor          r12, r13
        and          r14, r15
        xor          rbp, r10
        xor          r14, rdx
        add          r11, rbp
        add          r10, [rcx + 32]                            /* round 2 */
        mov          rbp, rbx
        ror          rbp, 28
        mov          r13, rbx
        ror          r13, 34
        xor          rbp, r13
        mov          r13, r8
        ror          r13, 41
        xor          r12, r13
        add          r11, r12
        add          rdi, r11
        mov          r12, rbx
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r14
        add          r11, rbp
        mov          rbp, r8
        xor          rbp, r9
        mov          r12, rdi
        ror          r12, 14
        mov          r13, rdi
        ror          r13, 18
        mov          r14, r11
        xor          r14, rbx
        and          rbp, rdi
        xor          r12, r13
        and          r15, r14
        xor          rbp, r9
        xor          r15, rbx
        add          r10, rbp
        add          r9, [rcx + 48]                             /* round 3 */
        mov          rbp, r11
        ror          rbp, 28
        mov          r13, r11
        ror          r13, 34
        xor          rbp, r13
        mov          r13, rdi
        ror          r13, 41
        xor          r12, r13
        add          r10, r12
        add          rsi, r10
        mov          r12, r11
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r15
        add          r10, rbp
        mov          rbp, rdi
        xor          rbp, r8
        mov          r12, rsi
        ror          r12, 14
        mov          r13, rsi
        ror          r13, 18
        mov          r15, r10
        xor          r15, r11
        and          rbp, rsi
        xor          r12, r13
        and          r14, r15
        xor          rbp, r8
        xor          r14, r11
        add          r9, rbp
        add          r8, [rcx + 64]                             /* round 4 */
        mov          rbp, r10
        ror          rbp, 28
        mov          r13, r10
        ror          r13, 34
        xor          rbp, r13
        mov          r13, rsi
        ror          r13, 41
        xor          r12, r13
        add          r9, r12
        add          rdx, r9
        mov          r12, r10
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r14
        add          r9, rbp
        mov          rbp, rsi
        xor          rbp, rdi
        mov          r12, rdx
        ror          r12, 14
        mov          r13, rdx
        ror          r13, 18
        mov          r14, r9
        xor          r14, r10
        and          rbp, rdx
        xor          r12, r13
        and          r15, r14
        xor          rbp, rdi
        xor          r15, r10
        add          r8, rbp
        add          rdi, [rcx + 80]                            /* round 5 */
        mov          rbp, r9
        ror          rbp, 28
        mov          r13, r9
        ror          r13, 34
        xor          rbp, r13
        mov          r13, rdx
        ror          r13, 41
        xor          r12, r13
        add          r8, r12
        add          rbx, r8
        mov          r12, r9
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r15
        add          r8, rbp
        mov          rbp, rdx
        xor          rbp, rsi
        mov          r12, rbx
        ror          r12, 14
        mov          r13, rbx
        ror          r13, 18
        mov          r15, r8
        xor          r15, r9
        and          rbp, rbx
        xor          r12, r13
        and          r14, r15
        xor          rbp, rsi
        xor          r14, r9
        add          rdi, rbp
        add          rsi, [rcx + 96]                            /* round 6 */
        mov          rbp, r8
        ror          rbp, 28
        mov          r13, r8
        ror          r13, 34
        xor          rbp, r13
        mov          r13, rbx
        ror          r13, 41
        xor          r12, r13
        add          rdi, r12
        add          r11, rdi
        mov          r12, r8
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r14
        add          rdi, rbp
        mov          rbp, rbx
        xor          rbp, rdx
        mov          r12, r11
        ror          r12, 14
        mov          r13, r11
        ror          r13, 18
        mov          r14, rdi
        xor          r14, r8
        and          rbp, r11
        xor          r12, r13
        and          r15, r14
        xor          rbp, rdx
        xor          r15, r8
        add          rsi, rbp
        add          rdx, [rcx + 112]                           /* round 7 */
        mov          rbp, rdi
        ror          rbp, 28
        mov          r13, rdi
        ror          r13, 34
        xor          rbp, r13
        mov          r13, r11
        ror          r13, 41
        xor          r12, r13
        add          rsi, r12
        add          r10, rsi
        mov          r12, rdi
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r15
        add          rsi, rbp
        mov          rbp, r11
        xor          rbp, rbx
        mov          r12, r10
        ror          r12, 14
        mov          r13, r10
        ror          r13, 18
        mov          r15, rsi
        xor          r15, rdi
        and          rbp, r10
        xor          r12, r13
        and          r14, r15
        xor          rbp, rbx
        xor          r14, rdi
        add          rdx, rbp
        add          rbx, [rcx + 128]                           /* round 8 */
        mov          rbp, rsi
        ror          rbp, 28
        mov          r13, rsi
        ror          r13, 34
        xor          rbp, r13
        mov          r13, r10
        ror          r13, 41
        xor          r12, r13
        add          rdx, r12
        add          r9, rdx
        mov          r12, rsi
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r14
        add          rdx, rbp
        mov          rbp, r10
        xor          rbp, r11
        mov          r12, r9
        ror          r12, 14
        mov          r13, r9
        ror          r13, 18
        mov          r14, rdx
        xor          r14, rsi
        and          rbp, r9
        xor          r12, r13
        and          r15, r14
        xor          rbp, r11
        xor          r15, rsi
        add          rbx, rbp
        add          r11, [rcx + 144]                           /* round 9 */
        mov          rbp, rdx
        ror          rbp, 28
        mov          r13, rdx
        ror          r13, 34
        xor          rbp, r13
        mov          r13, r9
        ror          r13, 41
        xor          r12, r13
        add          rbx, r12
        add          r8, rbx
        mov          r12, rdx
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r15
        add          rbx, rbp
        mov          rbp, r9
        xor          rbp, r10
        mov          r12, r8
        ror          r12, 14
        mov          r13, r8
        ror          r13, 18
        mov          r15, rbx
        xor          r15, rdx
        and          rbp, r8
        xor          r12, r13
        and          r14, r15
        xor          rbp, r10
        xor          r14, rdx
        add          r11, rbp
        add          r10, [rcx + 160]                           /* round 10 */
        mov          rbp, rbx
        ror          rbp, 28
        mov          r13, rbx
        ror          r13, 34
        xor          rbp, r13
        mov          r13, r8
        ror          r13, 41
        xor          r12, r13
        add          r11, r12
        add          rdi, r11
        mov          r12, rbx
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r14
        add          r11, rbp
        mov          rbp, r8
        xor          rbp, r9
        mov          r12, rdi
        ror          r12, 14
        mov          r13, rdi
        ror          r13, 18
        mov          r14, r11
        xor          r14, rbx
        and          rbp, rdi
        xor          r12, r13
        and          r15, r14
        xor          rbp, r9
        xor          r15, rbx
        add          r10, rbp
        add          r9, [rcx + 176]                            /* round 11 */
        mov          rbp, r11
        ror          rbp, 28
        mov          r13, r11
        ror          r13, 34
        xor          rbp, r13
        mov          r13, rdi
        ror          r13, 41
        xor          r12, r13
        add          r10, r12
        add          rsi, r10
        mov          r12, r11
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r15
        add          r10, rbp
        mov          rbp, rdi
        xor          rbp, r8
        mov          r12, rsi
        ror          r12, 14
        mov          r13, rsi
        ror          r13, 18
        mov          r15, r10
        xor          r15, r11
        and          rbp, rsi
        xor          r12, r13
        and          r14, r15
        xor          rbp, r8
        xor          r14, r11
        add          r9, rbp
        add          r8, [rcx + 192]                            /* round 12 */
        mov          rbp, r10
        ror          rbp, 28
        mov          r13, r10
        ror          r13, 34
        xor          rbp, r13
        mov          r13, rsi
        ror          r13, 41
        xor          r12, r13
        add          r9, r12
        add          rdx, r9
        mov          r12, r10
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r14
        add          r9, rbp
        mov          rbp, rsi
        xor          rbp, rdi
        mov          r12, rdx
        ror          r12, 14
        mov          r13, rdx
        ror          r13, 18
        mov          r14, r9
        xor          r14, r10
        and          rbp, rdx
        xor          r12, r13
        and          r15, r14
        xor          rbp, rdi
        xor          r15, r10
        add          r8, rbp
        add          rdi, [rcx + 208]                           /* round 13 */
        mov          rbp, r9
        ror          rbp, 28
        mov          r13, r9
        ror          r13, 34
        xor          rbp, r13
        mov          r13, rdx
        ror          r13, 41
        xor          r12, r13
        add          r8, r12
        add          rbx, r8
        mov          r12, r9
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r15
        add          r8, rbp
        mov          rbp, rdx
        xor          rbp, rsi
        mov          r12, rbx
        ror          r12, 14
        mov          r13, rbx
        ror          r13, 18
        mov          r15, r8
        xor          r15, r9
        and          rbp, rbx
        xor          r12, r13
        and          r14, r15
        xor          rbp, rsi
        xor          r14, r9
        add          rdi, rbp
        add          rsi, [rcx + 224]                           /* round 14 */
        mov          rbp, r8
        ror          rbp, 28
        mov          r13, r8
        ror          r13, 34
        xor          rbp, r13
        mov          r13, rbx
        ror          r13, 41
        xor          r12, r13
        add          rdi, r12
        add          r11, rdi
        mov          r12, r8
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r14
        add          rdi, rbp
        mov          rbp, rbx
        xor          rbp, rdx
        mov          r12, r11
        ror          r12, 14
        mov          r13, r11
        ror          r13, 18
        mov          r14, rdi
        xor          r14, r8
        and          rbp, r11
        xor          r12, r13
        and          r15, r14
        xor          rbp, rdx
        xor          r15, r8
        add          rsi, rbp
        add          rdx, [rcx + 240]                           /* round 15 */
        mov          rbp, rdi
        ror          rbp, 28
        mov          r13, rdi
        ror          r13, 34
        xor          rbp, r13
        mov          r13, r11
        ror          r13, 41
        xor          r12, r13
        add          rsi, r12
        add          r10, rsi
        mov          r12, rdi
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r15
        add          rcx, 256
        add          rsi, rbp
        mov          rbp, r11
        xor          rbp, rbx
        mov          r12, r10
        ror          r12, 14
        mov          r13, r10
        ror          r13, 18
        mov          r15, rsi
        xor          r15, rdi
        and          rbp, r10
        xor          r12, r13
        and          r15, r14
        xor          rbp, rbx
        xor          r15, rdi
        add          rdx, rbp
        mov          rbp, rsi
        ror          rbp, 28
        mov          r13, rsi
        ror          r13, 34
        xor          rbp, r13
        mov          r13, r10
        ror          r13, 41
        xor          r12, r13
        add          rdx, r12
        add          r9, rdx
        mov          r12, rsi
        ror          r12, 39
        xor          rbp, r12
        add          rbp, r15
        add          rdx, rbp
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_only2)

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
        add          r13, 8
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
        jne          NSMS_L(blocks_next_block_of_batch2)
        jmp          NSMS_L(blocks_batch2)
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; scratch: rax; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]. */
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp + 8], 1
        jb           NSMS_L(blocks_done)

        /* the schedule of 1 block: the message words */
        mov          r12, [rsp + 16]
        movdqu       xmm0, [r12]                                /* W_0 to W_1 */
        movdqu       xmm8, [rip + NSMS_L(shuffle_76543210fedcba98)]
        movdqu       xmm1, [r12 + 16]                           /* W_2 to W_3 */
        movdqu       xmm2, [r12 + 32]                           /* W_4 to W_5 */
        movdqu       xmm3, [r12 + 48]                           /* W_6 to W_7 */
        movdqu       xmm4, [r12 + 64]                           /* W_8 to W_9 */
        pshufb       xmm0, xmm8
        movdqu       xmm5, [r12 + 80]                           /* W_10 to W_11 */
        pshufb       xmm1, xmm8
        movdqu       xmm6, [r12 + 96]                           /* W_12 to W_13 */
        pshufb       xmm2, xmm8
        movdqu       xmm7, [r12 + 112]                          /* W_14 to W_15 */
        pshufb       xmm3, xmm8
        pshufb       xmm4, xmm8
        movdqa       xmm9, xmm0                                 /* W_0 to W_1, each + K_t */
        paddq        xmm9, [rip + NSMS_L(K)]
        pshufb       xmm5, xmm8
        pshufb       xmm6, xmm8
        pshufb       xmm7, xmm8
        movdqu       [rax], xmm9
        movdqa       xmm8, xmm1                                 /* W_2 to W_3, each + K_t */
        paddq        xmm8, [rip + NSMS_L(K) + 16]
        movdqa       xmm9, xmm2                                 /* W_4 to W_5, each + K_t */
        paddq        xmm9, [rip + NSMS_L(K) + 32]
        movdqa       xmm10, xmm3                                /* W_6 to W_7, each + K_t */
        paddq        xmm10, [rip + NSMS_L(K) + 48]
        movdqa       xmm11, xmm4                                /* W_8 to W_9, each + K_t */
        paddq        xmm11, [rip + NSMS_L(K) + 64]
        movdqu       [rax + 16], xmm8
        movdqu       [rax + 32], xmm9
        movdqu       [rax + 48], xmm10
        movdqu       [rax + 64], xmm11
        movdqa       xmm8, xmm5                                 /* W_10 to W_11, each + K_t */
        paddq        xmm8, [rip + NSMS_L(K) + 80]
        movdqa       xmm9, xmm6                                 /* W_12 to W_13, each + K_t */
        paddq        xmm9, [rip + NSMS_L(K) + 96]
        movdqa       xmm10, xmm7                                /* W_14 to W_15, each + K_t */
        paddq        xmm10, [rip + NSMS_L(K) + 112]
        lea          r12, [rax + 512]
        mov          [rsp + 32], r12
        movdqu       [rax + 80], xmm8
        movdqu       [rax + 96], xmm9
        movdqu       [rax + 112], xmm10
        lea          rbp, [rip + NSMS_L(K) + 128]
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..7 of 1 block: xmm0..xmm7; */
        /*   scratch: rax; p: rcx; kp: rbp; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]. */
NSMS_L(blocks_rounds_and_schedule1):

        /* rounds 0 to 63 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          r12, r9                                    /* round 0 */
        ror          r12, 14
            movdqa   xmm8, xmm7                                 /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            psrlq    xmm8, 19
        mov          r13, r9
        ror          r13, 18
        mov          r14, r10
        xor          r14, r11
            movdqa   xmm9, xmm7
            psllq    xmm9, 45
        mov          r15, rdx
        xor          r15, rsi
        xor          r12, r13
            movdqa   xmm10, xmm7
            psrlq    xmm10, 61
        and          r14, r9
        add          rbx, [rcx]
            movdqa   xmm11, xmm7
            psllq    xmm11, 3
        xor          r14, r11
        add          r11, [rcx + 8]                             /* round 1 */
            pxor     xmm8, xmm9
        mov          r13, r9
        ror          r13, 41
        xor          r12, r13
            pxor     xmm10, xmm11
        add          rbx, r12
        add          rbx, r14
            pxor     xmm8, xmm10
        add          r8, rbx
        mov          r12, rdx
        ror          r12, 28
            movdqa   xmm9, xmm1
            palignr  xmm9, xmm0, 8
        mov          r13, rdx
        ror          r13, 34
        xor          r12, r13
            movdqa   xmm10, xmm9
            psrlq    xmm10, 1
        mov          r13, rsi
        xor          r13, rdi
        and          r13, r15
            movdqa   xmm11, xmm9
            psllq    xmm11, 63
        xor          r13, rsi
        mov          r14, rdx
        ror          r14, 39
            pxor     xmm10, xmm11
        xor          r12, r14
        add          r12, r13
            movdqu   xmm11, [rip + NSMS_L(shuffle_123456709abcdef8)]
        add          rbx, r12
        mov          r12, r9
        xor          r12, r10
            movdqa   xmm12, xmm7
            psrlq    xmm12, 6
        and          r12, r8
            pxor     xmm8, xmm12
        xor          r12, r10
        add          r11, r12
            movdqa   xmm12, xmm5
            palignr  xmm12, xmm4, 8
        mov          r12, r8
        ror          r12, 14
        mov          r13, r8
        ror          r13, 18
            paddq    xmm0, xmm12
        xor          r12, r13
        add          r10, [rcx + 16]                            /* round 2 */
            paddq    xmm0, xmm8
        mov          r13, rbx
        ror          r13, 28
        mov          r14, rbx
        ror          r14, 34
            movdqa   xmm8, xmm9
            pshufb   xmm8, xmm11
        xor          r13, r14
        mov          r14, rbx
        xor          r14, rdx
            pxor     xmm10, xmm8
        and          r15, r14
        xor          r15, rdx
            psrlq    xmm9, 7
        mov          [rsp + 48], rdx
        mov          rdx, r8
        ror          rdx, 41
        xor          r12, rdx
            pxor     xmm10, xmm9
        add          r11, r12
        add          rdi, r11
            paddq    xmm0, xmm10
        mov          r12, rbx
        ror          r12, 39
        xor          r13, r12
            movdqa   xmm8, xmm2                                 /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            palignr  xmm8, xmm1, 8
        add          r13, r15
        add          r11, r13
            movdqa   xmm9, xmm8
            psrlq    xmm9, 1
        mov          r12, r8
        xor          r12, r9
        and          r12, rdi
            movdqa   xmm10, xmm8
            psllq    xmm10, 63
        xor          r12, r9
        add          r10, r12
            pxor     xmm9, xmm10
        mov          r12, rdi
        ror          r12, 14
        mov          r13, rdi
        ror          r13, 18
            movdqa   xmm10, xmm0
            paddq    xmm10, [rbp]
        xor          r12, r13
        add          r9, [rcx + 24]                             /* round 3 */
            movdqu   [rcx + 128], xmm10
        mov          r13, r11
        ror          r13, 28
        mov          r15, r11
        ror          r15, 34
            movdqa   xmm10, xmm0
            psrlq    xmm10, 19
        xor          r13, r15
        mov          r15, r11
        xor          r15, rbx
            movdqa   xmm13, xmm0
            psllq    xmm13, 45
        and          r14, r15
        xor          r14, rbx
            pxor     xmm10, xmm13
        mov          rdx, rdi
        ror          rdx, 41
        xor          r12, rdx
            movdqa   xmm13, xmm0
            psrlq    xmm13, 61
        add          r10, r12
        add          rsi, r10
            movdqa   xmm14, xmm0
            psllq    xmm14, 3
        mov          r12, r11
        ror          r12, 39
        xor          r13, r12
            pxor     xmm13, xmm14
        add          r13, r14
        add          r10, r13
            pxor     xmm10, xmm13
        mov          r12, rdi
        xor          r12, r8
        and          r12, rsi
            movdqa   xmm13, xmm8
            pshufb   xmm13, xmm11
        xor          r12, r8
        add          r9, r12
            pxor     xmm9, xmm13
        mov          r12, rsi
        ror          r12, 14
        mov          r13, rsi
        ror          r13, 18
            psrlq    xmm8, 7
        xor          r12, r13
        add          r8, [rcx + 32]                             /* round 4 */
            pxor     xmm9, xmm8
        mov          r13, r10
        ror          r13, 28
            movdqa   xmm8, xmm6
            palignr  xmm8, xmm5, 8
        mov          r14, r10
        ror          r14, 34
        xor          r13, r14
            paddq    xmm1, xmm8
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
            paddq    xmm1, xmm9
        xor          r15, r11
        mov          rdx, rsi
        ror          rdx, 41
            movdqa   xmm9, xmm0
            psrlq    xmm9, 6
        xor          r12, rdx
        add          r9, r12
            pxor     xmm10, xmm9
        mov          rdx, [rsp + 48]
        add          rdx, r9
        mov          r12, r10
        ror          r12, 39
            paddq    xmm1, xmm10
        xor          r13, r12
        add          r13, r15
            movdqa   xmm9, xmm3                                 /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            palignr  xmm9, xmm2, 8
        add          r9, r13
        mov          r12, rsi
        xor          r12, rdi
            movdqa   xmm10, xmm9
            psrlq    xmm10, 1
        and          r12, rdx
        xor          r12, rdi
            movdqa   xmm13, xmm9
            psllq    xmm13, 63
        add          r8, r12
        mov          r12, rdx
        ror          r12, 14
            pxor     xmm10, xmm13
        mov          r13, rdx
        ror          r13, 18
        xor          r12, r13
            movdqa   xmm13, xmm1
            paddq    xmm13, [rbp + 16]
        add          rdi, [rcx + 40]                            /* round 5 */
        mov          r13, r9
        ror          r13, 28
            movdqu   [rcx + 144], xmm13
        mov          r15, r9
        ror          r15, 34
        xor          r13, r15
            movdqa   xmm13, xmm1
            psrlq    xmm13, 19
        mov          r15, r9
        xor          r15, r10
        and          r14, r15
            movdqa   xmm14, xmm1
            psllq    xmm14, 45
        xor          r14, r10
        mov          [rsp + 48], rbp
        mov          rbp, rdx
        ror          rbp, 41
            pxor     xmm13, xmm14
        xor          r12, rbp
        add          r8, r12
            movdqa   xmm14, xmm1
            psrlq    xmm14, 61
        add          rbx, r8
        mov          r12, r9
        ror          r12, 39
            movdqa   xmm15, xmm1
            psllq    xmm15, 3
        xor          r13, r12
        add          r13, r14
            pxor     xmm14, xmm15
        add          r8, r13
        mov          r12, rdx
        xor          r12, rsi
            pxor     xmm13, xmm14
        and          r12, rbx
        xor          r12, rsi
            movdqa   xmm14, xmm9
            pshufb   xmm14, xmm11
        add          rdi, r12
        mov          r12, rbx
        ror          r12, 14
            pxor     xmm10, xmm14
        mov          r13, rbx
        ror          r13, 18
        xor          r12, r13
            psrlq    xmm9, 7
        add          rsi, [rcx + 48]                            /* round 6 */
        mov          r13, r8
        ror          r13, 28
            pxor     xmm10, xmm9
        mov          r14, r8
        ror          r14, 34
        xor          r13, r14
            movdqa   xmm9, xmm7
            palignr  xmm9, xmm6, 8
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
            paddq    xmm2, xmm9
        xor          r15, r9
        mov          rbp, rbx
        ror          rbp, 41
            paddq    xmm2, xmm10
        xor          r12, rbp
            movdqa   xmm10, xmm1
            psrlq    xmm10, 6
        add          rdi, r12
        add          r11, rdi
            pxor     xmm13, xmm10
        mov          r12, r8
        ror          r12, 39
        xor          r13, r12
            paddq    xmm2, xmm13
        add          r13, r15
        add          rdi, r13
            movdqa   xmm10, xmm4                                /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            palignr  xmm10, xmm3, 8
        mov          r12, rbx
        xor          r12, rdx
        and          r12, r11
            movdqa   xmm13, xmm10
            psrlq    xmm13, 1
        xor          r12, rdx
        add          rsi, r12
            movdqa   xmm14, xmm10
            psllq    xmm14, 63
        mov          r12, r11
        ror          r12, 14
        mov          r13, r11
        ror          r13, 18
            pxor     xmm13, xmm14
        xor          r12, r13
        add          rdx, [rcx + 56]                            /* round 7 */
            movdqa   xmm14, xmm10
            pshufb   xmm14, xmm11
        mov          r13, rdi
        ror          r13, 28
        mov          r15, rdi
        ror          r15, 34
            pxor     xmm13, xmm14
        xor          r13, r15
        mov          r15, rdi
        xor          r15, r8
            psrlq    xmm10, 7
        and          r14, r15
        xor          r14, r8
            pxor     xmm13, xmm10
        mov          rbp, r11
        ror          rbp, 41
        xor          r12, rbp
            paddq    xmm3, xmm13
        add          rsi, r12
        add          r10, rsi
            mov      rbp, [rsp + 48]
            movdqa   xmm10, xmm2
            paddq    xmm10, [rbp + 32]
        mov          r12, rdi
        ror          r12, 39
        xor          r13, r12
            movdqu   [rcx + 160], xmm10
        add          r13, r14
        add          rsi, r13
            movdqa   xmm10, xmm2
            psrlq    xmm10, 19
        mov          r12, r11
        xor          r12, rbx
        and          r12, r10
            movdqa   xmm13, xmm2
            psllq    xmm13, 45
        xor          r12, rbx
        add          rdx, r12
            pxor     xmm10, xmm13
        mov          r12, r10
        ror          r12, 14
        mov          r13, r10
        ror          r13, 18
            movdqa   xmm13, xmm2
            psrlq    xmm13, 61
        xor          r12, r13
        add          rbx, [rcx + 64]                            /* round 8 */
            movdqa   xmm14, xmm2
            psllq    xmm14, 3
        mov          r13, rsi
        ror          r13, 28
        mov          r14, rsi
        ror          r14, 34
            pxor     xmm13, xmm14
        xor          r13, r14
        mov          r14, rsi
        xor          r14, rdi
            pxor     xmm10, xmm13
        and          r15, r14
        xor          r15, rdi
            movdqa   xmm13, xmm2
            psrlq    xmm13, 6
        mov          [rsp + 56], rdi
        mov          rdi, r10
        ror          rdi, 41
        xor          r12, rdi
            pxor     xmm10, xmm13
        add          rdx, r12
        add          r9, rdx
            movdqa   xmm13, xmm0
            palignr  xmm13, xmm7, 8
        mov          r12, rsi
        ror          r12, 39
        xor          r13, r12
            paddq    xmm3, xmm13
        add          r13, r15
            paddq    xmm3, xmm10
        add          rdx, r13
        mov          r12, r10
        xor          r12, r11
            movdqa   xmm10, xmm12                               /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            psrlq    xmm10, 1
        and          r12, r9
        xor          r12, r11
            movdqa   xmm14, xmm12
            psllq    xmm14, 63
        add          rbx, r12
        mov          r12, r9
        ror          r12, 14
            pxor     xmm10, xmm14
        mov          r13, r9
        ror          r13, 18
        xor          r12, r13
            movdqa   xmm14, xmm12
            pshufb   xmm14, xmm11
        add          r11, [rcx + 72]                            /* round 9 */
        mov          r13, rdx
        ror          r13, 28
            pxor     xmm10, xmm14
        mov          r15, rdx
        ror          r15, 34
        xor          r13, r15
            psrlq    xmm12, 7
        mov          r15, rdx
        xor          r15, rsi
        and          r14, r15
            pxor     xmm10, xmm12
        xor          r14, rsi
        mov          rdi, r9
        ror          rdi, 41
            paddq    xmm4, xmm10
        xor          r12, rdi
        add          rbx, r12
            movdqa   xmm10, xmm3
            paddq    xmm10, [rbp + 48]
        add          r8, rbx
        mov          r12, rdx
        ror          r12, 39
            movdqu   [rcx + 176], xmm10
        xor          r13, r12
        add          r13, r14
            movdqa   xmm10, xmm3
            psrlq    xmm10, 19
        add          rbx, r13
        mov          r12, r9
        xor          r12, r10
            movdqa   xmm12, xmm3
            psllq    xmm12, 45
        and          r12, r8
        xor          r12, r10
            pxor     xmm10, xmm12
        add          r11, r12
        mov          r12, r8
        ror          r12, 14
            movdqa   xmm12, xmm3
            psrlq    xmm12, 61
        mov          r13, r8
        ror          r13, 18
        xor          r12, r13
            movdqa   xmm14, xmm3
            psllq    xmm14, 3
        add          r10, [rcx + 80]                            /* round 10 */
        mov          r13, rbx
        ror          r13, 28
            pxor     xmm12, xmm14
        mov          r14, rbx
        ror          r14, 34
        xor          r13, r14
            pxor     xmm10, xmm12
        mov          r14, rbx
        xor          r14, rdx
        and          r15, r14
            movdqa   xmm12, xmm3
            psrlq    xmm12, 6
        xor          r15, rdx
        mov          rdi, r8
        ror          rdi, 41
            pxor     xmm10, xmm12
        xor          r12, rdi
        add          r11, r12
            movdqa   xmm12, xmm1
            palignr  xmm12, xmm0, 8
        mov          rdi, [rsp + 56]
        add          rdi, r11
        mov          r12, rbx
        ror          r12, 39
            paddq    xmm4, xmm12
        xor          r13, r12
        add          r13, r15
            paddq    xmm4, xmm10
        add          r11, r13
        mov          r12, r8
        xor          r12, r9
            movdqa   xmm10, xmm8                                /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            psrlq    xmm10, 1
        and          r12, rdi
        xor          r12, r9
            movdqa   xmm12, xmm8
            psllq    xmm12, 63
        add          r10, r12
        mov          r12, rdi
        ror          r12, 14
            pxor     xmm10, xmm12
        mov          r13, rdi
        ror          r13, 18
            movdqa   xmm12, xmm8
            pshufb   xmm12, xmm11
        xor          r12, r13
        add          r9, [rcx + 88]                             /* round 11 */
            pxor     xmm10, xmm12
        mov          r13, r11
        ror          r13, 28
        mov          r15, r11
        ror          r15, 34
            psrlq    xmm8, 7
        xor          r13, r15
        mov          r15, r11
        xor          r15, rbx
            pxor     xmm10, xmm8
        and          r14, r15
        xor          r14, rbx
            paddq    xmm5, xmm10
        mov          [rsp + 56], rbx
        mov          rbx, rdi
        ror          rbx, 41
        xor          r12, rbx
            movdqa   xmm8, xmm4
            paddq    xmm8, [rbp + 64]
        add          r10, r12
        add          rsi, r10
            movdqu   [rcx + 192], xmm8
        mov          r12, r11
        ror          r12, 39
        xor          r13, r12
            movdqa   xmm8, xmm4
            psrlq    xmm8, 19
        add          r13, r14
        add          r10, r13
            movdqa   xmm10, xmm4
            psllq    xmm10, 45
        mov          r12, rdi
        xor          r12, r8
        and          r12, rsi
            pxor     xmm8, xmm10
        xor          r12, r8
        add          r9, r12
            movdqa   xmm10, xmm4
            psrlq    xmm10, 61
        mov          r12, rsi
        ror          r12, 14
        mov          r13, rsi
        ror          r13, 18
            movdqa   xmm12, xmm4
            psllq    xmm12, 3
        xor          r12, r13
        add          r8, [rcx + 96]                             /* round 12 */
            pxor     xmm10, xmm12
        mov          r13, r10
        ror          r13, 28
        mov          r14, r10
        ror          r14, 34
            pxor     xmm8, xmm10
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
            movdqa   xmm10, xmm4
            psrlq    xmm10, 6
        and          r15, r14
        xor          r15, r11
            pxor     xmm8, xmm10
        mov          rbx, rsi
        ror          rbx, 41
        xor          r12, rbx
            movdqa   xmm10, xmm2
            palignr  xmm10, xmm1, 8
        add          r9, r12
        add          rdx, r9
            paddq    xmm5, xmm10
        mov          r12, r10
        ror          r12, 39
        xor          r13, r12
            paddq    xmm5, xmm8
        add          r13, r15
        add          r9, r13
            movdqa   xmm8, xmm9                                 /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            psrlq    xmm8, 1
        mov          r12, rsi
        xor          r12, rdi
        and          r12, rdx
            movdqa   xmm10, xmm9
            psllq    xmm10, 63
        xor          r12, rdi
        add          r8, r12
            pxor     xmm8, xmm10
        mov          r12, rdx
        ror          r12, 14
        mov          r13, rdx
        ror          r13, 18
            movdqa   xmm10, xmm9
            pshufb   xmm10, xmm11
        xor          r12, r13
        add          rdi, [rcx + 104]                           /* round 13 */
            pxor     xmm8, xmm10
        mov          r13, r9
        ror          r13, 28
        mov          r15, r9
        ror          r15, 34
            psrlq    xmm9, 7
        xor          r13, r15
        mov          r15, r9
        xor          r15, r10
            pxor     xmm8, xmm9
        and          r14, r15
            paddq    xmm6, xmm8
        xor          r14, r10
        mov          rbx, rdx
        ror          rbx, 41
            movdqa   xmm8, xmm5
            paddq    xmm8, [rbp + 80]
        xor          r12, rbx
        add          r8, r12
            movdqu   [rcx + 208], xmm8
        mov          rbx, [rsp + 56]
        add          rbx, r8
        mov          r12, r9
        ror          r12, 39
            movdqa   xmm8, xmm5
            psrlq    xmm8, 19
        xor          r13, r12
        add          r13, r14
            movdqa   xmm9, xmm5
            psllq    xmm9, 45
        add          r8, r13
        mov          r12, rdx
        xor          r12, rsi
            pxor     xmm8, xmm9
        and          r12, rbx
        xor          r12, rsi
            movdqa   xmm9, xmm5
            psrlq    xmm9, 61
        add          rdi, r12
        mov          r12, rbx
        ror          r12, 14
            movdqa   xmm10, xmm13                               /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            pshufb   xmm10, xmm11
        mov          r13, rbx
        ror          r13, 18
        xor          r12, r13
            movdqa   xmm11, xmm5
            psllq    xmm11, 3
        add          rsi, [rcx + 112]                           /* round 14 */
        mov          r13, r8
        ror          r13, 28
            pxor     xmm9, xmm11
        mov          r14, r8
        ror          r14, 34
        xor          r13, r14
            pxor     xmm8, xmm9
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
            movdqa   xmm9, xmm5
            psrlq    xmm9, 6
        xor          r15, r9
        mov          [rsp + 56], r9
        mov          r9, rbx
        ror          r9, 41
            pxor     xmm8, xmm9
        xor          r12, r9
        add          rdi, r12
            movdqa   xmm9, xmm3
            palignr  xmm9, xmm2, 8
        add          r11, rdi
        mov          r12, r8
        ror          r12, 39
            paddq    xmm6, xmm9
        xor          r13, r12
        add          r13, r15
            paddq    xmm6, xmm8
        add          rdi, r13
        mov          r12, rbx
        xor          r12, rdx
            movdqa   xmm8, xmm13
            psrlq    xmm8, 1
        and          r12, r11
        xor          r12, rdx
            movdqa   xmm9, xmm13
            psllq    xmm9, 63
        add          rsi, r12
        mov          r12, r11
        ror          r12, 14
            pxor     xmm8, xmm9
        mov          r13, r11
        ror          r13, 18
        xor          r12, r13
            psrlq    xmm13, 7
        add          rdx, [rcx + 120]                           /* round 15 */
        mov          r13, rdi
        ror          r13, 28
            pxor     xmm8, xmm10
        mov          r15, rdi
        ror          r15, 34
        xor          r13, r15
            pxor     xmm8, xmm13
        mov          r15, rdi
        xor          r15, r8
        and          r14, r15
            paddq    xmm7, xmm8
        xor          r14, r8
        mov          r9, r11
        ror          r9, 41
            movdqa   xmm8, xmm6
            paddq    xmm8, [rbp + 96]
        xor          r12, r9
        add          rsi, r12
            movdqa   xmm9, xmm6
            psrlq    xmm9, 19
        add          r10, rsi
        mov          r12, rdi
        ror          r12, 39
            movdqa   xmm10, xmm6
            psllq    xmm10, 45
        xor          r13, r12
            movdqa   xmm11, xmm6
            psrlq    xmm11, 61
        add          r13, r14
        lea          r12, [rcx + 128]                           /* the next sixteen words */
            movdqu   [rcx + 224], xmm8
        add          rsi, r13
        lea          r13, [rbp + 128]
            pxor     xmm9, xmm10
        mov          r14, r11
        xor          r14, rbx
        and          r14, r10
            movdqa   xmm8, xmm6
            psllq    xmm8, 3
        xor          r14, rbx
        add          rdx, r14
            pxor     xmm11, xmm8
        mov          r14, r10
        ror          r14, 14
        mov          r9, r10
        ror          r9, 18
            pxor     xmm9, xmm11
        xor          r14, r9
        mov          r9, rsi
        ror          r9, 28
            movdqa   xmm8, xmm6
            psrlq    xmm8, 6
        mov          [rsp + 64], rbx
        mov          rbx, rsi
        ror          rbx, 34
        xor          r9, rbx
            pxor     xmm9, xmm8
        mov          rbx, rsi
        xor          rbx, rdi
        and          rbx, r15
            movdqa   xmm8, xmm4
            palignr  xmm8, xmm3, 8
        xor          rbx, rdi
        mov          r15, r10
        ror          r15, 41
            paddq    xmm7, xmm8
        xor          r14, r15
        add          rdx, r14
            paddq    xmm7, xmm9
        mov          r14, [rsp + 56]
        add          r14, rdx
        mov          r15, rsi
        ror          r15, 39
            movdqa   xmm8, xmm7
            paddq    xmm8, [rbp + 112]
        xor          r9, r15
        add          r9, rbx
            movdqu   [rcx + 240], xmm8
        add          rdx, r9
        mov          r9, r14
        mov          rcx, r12
        mov          rbp, r13
        mov          rbx, [rsp + 64]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        /* rounds 64 to 79 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          rbx, [rcx]                                 /* round 0 */
        mov          rbp, r9
        ror          rbp, 14
        mov          r12, r9
        ror          r12, 18
        xor          rbp, r12
        mov          r12, r9
        ror          r12, 41
        xor          rbp, r12
        add          rbx, rbp
        mov          rbp, r10
        xor          rbp, r11
        and          rbp, r9
        xor          rbp, r11
        add          rbx, rbp
        add          r11, [rcx + 8]                             /* round 1 */
        add          r8, rbx
        mov          rbp, rdx
        ror          rbp, 28
        mov          r12, rdx
        ror          r12, 34
        xor          rbp, r12
        mov          r12, rdx
        xor          r12, rsi
        mov          r13, rsi
        xor          r13, rdi
        and          r13, r12
        xor          r13, rsi
        mov          r14, rdx
        ror          r14, 39
        xor          rbp, r14
        add          rbp, r13
        add          rbx, rbp
        mov          rbp, r9
        xor          rbp, r10
        and          rbp, r8
        xor          rbp, r10
        add          r11, rbp
        mov          rbp, r8
        ror          rbp, 14
        mov          r13, r8
        ror          r13, 18
        xor          rbp, r13
        add          r10, [rcx + 16]                            /* round 2 */
        mov          r13, rbx
        ror          r13, 28
        mov          r14, rbx
        ror          r14, 34
        xor          r13, r14
        mov          r14, rbx
        xor          r14, rdx
        and          r12, r14
        xor          r12, rdx
        mov          r15, r8
        ror          r15, 41
        xor          rbp, r15
        add          r11, rbp
        add          rdi, r11
        mov          rbp, rbx
        ror          rbp, 39
        xor          r13, rbp
        add          r13, r12
        add          r11, r13
        mov          rbp, r8
        xor          rbp, r9
        and          rbp, rdi
        xor          rbp, r9
        add          r10, rbp
        mov          rbp, rdi
        ror          rbp, 14
        mov          r12, rdi
        ror          r12, 18
        xor          rbp, r12
        add          r9, [rcx + 24]                             /* round 3 */
        mov          r12, r11
        ror          r12, 28
        mov          r13, r11
        ror          r13, 34
        xor          r12, r13
        mov          r13, r11
        xor          r13, rbx
        and          r14, r13
        xor          r14, rbx
        mov          r15, rdi
        ror          r15, 41
        xor          rbp, r15
        add          r10, rbp
        add          rsi, r10
        mov          rbp, r11
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r14
        add          r10, r12
        mov          rbp, rdi
        xor          rbp, r8
        and          rbp, rsi
        xor          rbp, r8
        add          r9, rbp
        mov          rbp, rsi
        ror          rbp, 14
        mov          r12, rsi
        ror          r12, 18
        xor          rbp, r12
        add          r8, [rcx + 32]                             /* round 4 */
        mov          r12, r10
        ror          r12, 28
        mov          r14, r10
        ror          r14, 34
        xor          r12, r14
        mov          r14, r10
        xor          r14, r11
        and          r13, r14
        xor          r13, r11
        mov          r15, rsi
        ror          r15, 41
        xor          rbp, r15
        add          r9, rbp
        add          rdx, r9
        mov          rbp, r10
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r13
        add          r9, r12
        mov          rbp, rsi
        xor          rbp, rdi
        and          rbp, rdx
        xor          rbp, rdi
        add          r8, rbp
        mov          rbp, rdx
        ror          rbp, 14
        mov          r12, rdx
        ror          r12, 18
        xor          rbp, r12
        add          rdi, [rcx + 40]                            /* round 5 */
        mov          r12, r9
        ror          r12, 28
        mov          r13, r9
        ror          r13, 34
        xor          r12, r13
        mov          r13, r9
        xor          r13, r10
        and          r14, r13
        xor          r14, r10
        mov          r15, rdx
        ror          r15, 41
        xor          rbp, r15
        add          r8, rbp
        add          rbx, r8
        mov          rbp, r9
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r14
        add          r8, r12
        mov          rbp, rdx
        xor          rbp, rsi
        and          rbp, rbx
        xor          rbp, rsi
        add          rdi, rbp
        mov          rbp, rbx
        ror          rbp, 14
        mov          r12, rbx
        ror          r12, 18
        xor          rbp, r12
        add          rsi, [rcx + 48]                            /* round 6 */
        mov          r12, r8
        ror          r12, 28
        mov          r14, r8
        ror          r14, 34
        xor          r12, r14
        mov          r14, r8
        xor          r14, r9
        and          r13, r14
        xor          r13, r9
        mov          r15, rbx
        ror          r15, 41
        xor          rbp, r15
        add          rdi, rbp
        add          r11, rdi
        mov          rbp, r8
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r13
        add          rdi, r12
        mov          rbp, rbx
        xor          rbp, rdx
        and          rbp, r11
        xor          rbp, rdx
        add          rsi, rbp
        mov          rbp, r11
        ror          rbp, 14
        mov          r12, r11
        ror          r12, 18
        xor          rbp, r12
        add          rdx, [rcx + 56]                            /* round 7 */
        mov          r12, rdi
        ror          r12, 28
        mov          r13, rdi
        ror          r13, 34
        xor          r12, r13
        mov          r13, rdi
        xor          r13, r8
        and          r14, r13
        xor          r14, r8
        mov          r15, r11
        ror          r15, 41
        xor          rbp, r15
        add          rsi, rbp
        add          r10, rsi
        mov          rbp, rdi
        ror          rbp, 39
        xor          r12, rbp
        add          r12, r14
        add          rsi, r12
        mov          rbp, r11
        xor          rbp, rbx
        and          rbp, r10
        xor          rbp, rbx
        add          rdx, rbp
        mov          rbp, r10
        ror          rbp, 14
        mov          r12, r10
        ror          r12, 18
        xor          rbp, r12
        add          rbx, [rcx + 64]                            /* round 8 */
        mov          r12, rsi
        ror          r12, 28
        mov          r14, rsi
        ror          r14, 34
        xor          r12, r14
        mov          r14, rsi
        xor          r14, rdi
        and          r13, r14
        xor          r13, rdi
        mov          r15, r10
        ror          r15, 41
        xor          rbp, r15
        add          rbp, rdx
        add          r9, rbp
        mov          r15, rsi
        ror          r15, 39
        xor          r12, r15
        add          r12, r13
        add          rbp, r12
        mov          r12, r10
        xor          r12, r11
        and          r12, r9
        xor          r12, r11
        add          rbx, r12
        mov          r12, r9
        ror          r12, 14
        mov          r13, r9
        ror          r13, 18
        xor          r12, r13
        add          r11, [rcx + 72]                            /* round 9 */
        mov          r13, rbp
        ror          r13, 28
        mov          r15, rbp
        ror          r15, 34
        xor          r13, r15
        mov          r15, rbp
        xor          r15, rsi
        and          r14, r15
        xor          r14, rsi
        mov          rdx, r9
        ror          rdx, 41
        xor          r12, rdx
        add          rbx, r12
        add          r8, rbx
        mov          r12, rbp
        ror          r12, 39
        xor          r13, r12
        add          r13, r14
        add          rbx, r13
        mov          r12, r9
        xor          r12, r10
        and          r12, r8
        xor          r12, r10
        add          r11, r12
        mov          r12, r8
        ror          r12, 14
        mov          r13, r8
        ror          r13, 18
        xor          r12, r13
        add          r10, [rcx + 80]                            /* round 10 */
        mov          r13, rbx
        ror          r13, 28
        mov          r14, rbx
        ror          r14, 34
        xor          r13, r14
        mov          r14, rbx
        xor          r14, rbp
        and          r15, r14
        xor          r15, rbp
        mov          rdx, r8
        ror          rdx, 41
        xor          r12, rdx
        add          r11, r12
        add          rdi, r11
        mov          r12, rbx
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          r11, r13
        mov          r12, r8
        xor          r12, r9
        and          r12, rdi
        xor          r12, r9
        add          r10, r12
        mov          r12, rdi
        ror          r12, 14
        mov          r13, rdi
        ror          r13, 18
        xor          r12, r13
        add          r9, [rcx + 88]                             /* round 11 */
        mov          r13, r11
        ror          r13, 28
        mov          r15, r11
        ror          r15, 34
        xor          r13, r15
        mov          r15, r11
        xor          r15, rbx
        and          r14, r15
        xor          r14, rbx
        mov          rdx, rdi
        ror          rdx, 41
        xor          r12, rdx
        add          r10, r12
        add          rsi, r10
        mov          r12, r11
        ror          r12, 39
        xor          r13, r12
        add          r13, r14
        add          r10, r13
        mov          r12, rdi
        xor          r12, r8
        and          r12, rsi
        xor          r12, r8
        add          r9, r12
        mov          r12, rsi
        ror          r12, 14
        mov          r13, rsi
        ror          r13, 18
        xor          r12, r13
        add          r8, [rcx + 96]                             /* round 12 */
        mov          r13, r10
        ror          r13, 28
        mov          r14, r10
        ror          r14, 34
        xor          r13, r14
        mov          r14, r10
        xor          r14, r11
        and          r15, r14
        xor          r15, r11
        mov          rdx, rsi
        ror          rdx, 41
        xor          r12, rdx
        add          r9, r12
        add          rbp, r9
        mov          r12, r10
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          r9, r13
        mov          r12, rsi
        xor          r12, rdi
        and          r12, rbp
        xor          r12, rdi
        add          r8, r12
        mov          r12, rbp
        ror          r12, 14
        mov          r13, rbp
        ror          r13, 18
        xor          r12, r13
        add          rdi, [rcx + 104]                           /* round 13 */
        mov          r13, r9
        ror          r13, 28
        mov          r15, r9
        ror          r15, 34
        xor          r13, r15
        mov          r15, r9
        xor          r15, r10
        and          r14, r15
        xor          r14, r10
        mov          rdx, rbp
        ror          rdx, 41
        xor          r12, rdx
        add          r8, r12
        add          rbx, r8
        mov          r12, r9
        ror          r12, 39
        xor          r13, r12
        add          r13, r14
        add          r8, r13
        mov          r12, rbp
        xor          r12, rsi
        and          r12, rbx
        xor          r12, rsi
        add          rdi, r12
        mov          r12, rbx
        ror          r12, 14
        mov          r13, rbx
        ror          r13, 18
        xor          r12, r13
        add          rsi, [rcx + 112]                           /* round 14 */
        mov          r13, r8
        ror          r13, 28
        mov          r14, r8
        ror          r14, 34
        xor          r13, r14
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
        xor          r15, r9
        mov          rdx, rbx
        ror          rdx, 41
        xor          r12, rdx
        add          rdi, r12
        add          r11, rdi
        mov          r12, r8
        ror          r12, 39
        xor          r13, r12
        add          r13, r15
        add          rdi, r13
        mov          r12, rbx
        xor          r12, rbp
        and          r12, r11
        xor          r12, rbp
        add          rsi, r12
        mov          r12, r11
        ror          r12, 14
        mov          r13, r11
        ror          r13, 18
        xor          r12, r13
        add          rbp, [rcx + 120]                           /* round 15 */
        mov          rcx, rdi
        ror          rcx, 28
        mov          r13, rdi
        ror          r13, 34
        xor          rcx, r13
        mov          rdx, rdi
        xor          rdx, r8
        and          r14, rdx
        xor          r14, r8
        mov          r13, r11
        ror          r13, 41
        xor          r12, r13
        add          rsi, r12
        add          r10, rsi
        mov          r12, rdi
        ror          r12, 39
        xor          rcx, r12
        add          rcx, r14
        add          rsi, rcx
        mov          rcx, r11
        xor          rcx, rbx
        and          rcx, r10
        xor          rcx, rbx
        add          rbp, rcx
        mov          rcx, rsi
        ror          rcx, 28
        mov          r12, rsi
        ror          r12, 34
        xor          rcx, r12
        mov          r12, r10
        ror          r12, 14
        mov          r13, r10
        ror          r13, 18
        xor          r12, r13
        mov          r13, rsi
        ror          r13, 39
        xor          rcx, r13
        mov          r13, [rsp + 24]
        add          r9, [r13 + 32]                             /* H = H + (a, b, ...) */
        add          rcx, [r13]
        mov          r14, rsi
        xor          r14, rdi
        and          rdx, r14
        xor          rdx, rdi
        add          rdx, rcx
        mov          rcx, r10
        ror          rcx, 41
        xor          r12, rcx
        add          r12, rbp
        mov          rcx, [rsp + 16]
        add          rcx, 128                                   /* the next block */
        mov          [rsp + 16], rcx
        add          rdx, r12
        add          r9, r12
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          [r13], rdx
        mov          [r13 + 32], r9
        mov          r12, [r13 + 8]
        add          rsi, r12
        mov          [r13 + 8], rsi
        mov          r12, [r13 + 16]
        add          rdi, r12
        mov          [r13 + 16], rdi
        mov          r12, [r13 + 24]
        add          r8, r12
        mov          [r13 + 24], r8
        mov          r12, [r13 + 40]
        add          r10, r12
        mov          [r13 + 40], r10
        mov          r12, [r13 + 48]
        add          r11, r12
        mov          [r13 + 48], r11
        mov          r12, [r13 + 56]
        add          rbx, r12
        mov          [r13 + 56], rbx
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 1600]
        movaps       xmm7, [rsp + 1616]
        movaps       xmm8, [rsp + 1632]
        movaps       xmm9, [rsp + 1648]
        movaps       xmm10, [rsp + 1664]
        movaps       xmm11, [rsp + 1680]
        movaps       xmm12, [rsp + 1696]
        movaps       xmm13, [rsp + 1712]
        movaps       xmm14, [rsp + 1728]
        movaps       xmm15, [rsp + 1744]
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_sse41_n2), . - NSMS_SYMBOL(nsms_sha512_blocks_sse41_n2)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_schedule_sse41_n2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_sse41_n2))
NSMS_SYMBOL(nsms_sha512_schedule_sse41_n2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_sse41_n2))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 408
        NSMS_SEH(.seh_stackalloc 408)
        movaps       [rsp + 240], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 240)
        movaps       [rsp + 256], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 256)
        movaps       [rsp + 272], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 272)
        movaps       [rsp + 288], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 288)
        movaps       [rsp + 304], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 304)
        movaps       [rsp + 320], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 320)
        movaps       [rsp + 336], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 336)
        movaps       [rsp + 352], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 352)
        movaps       [rsp + 368], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 368)
        movaps       [rsp + 384], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 384)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
        sub          rsp, 248
        .cfi_def_cfa_offset 256
#endif
        lea          rax, [rsp + 63]
        and          rax, -64

        /* the message words */
        movdqu       xmm1, [rsi]                                /* W_0 to W_1 */
        movdqu       xmm10, [rsi + 128]
        movdqu       xmm3, [rsi + 16]                           /* W_2 to W_3 */
        movdqu       xmm11, [rsi + 144]
        movdqu       xmm5, [rsi + 32]                           /* W_4 to W_5 */
        movdqu       xmm12, [rsi + 160]
        movdqu       xmm7, [rsi + 48]                           /* W_6 to W_7 */
        movdqu       xmm13, [rsi + 176]
        movdqu       xmm9, [rsi + 64]                           /* W_8 to W_9 */
        movdqu       xmm14, [rsi + 192]
        movdqa       xmm0, xmm1
        punpcklqdq   xmm0, xmm10
        movdqu       xmm15, [rip + NSMS_L(shuffle_76543210fedcba98)]
        punpckhqdq   xmm1, xmm10
        pshufb       xmm0, xmm15
        pshufb       xmm1, xmm15
        movdqu       xmm10, [rsi + 80]                          /* W_10 to W_11 */
        movdqu       xmm8, [rsi + 208]
        movdqa       xmm2, xmm3
        punpcklqdq   xmm2, xmm11
        punpckhqdq   xmm3, xmm11
        pshufb       xmm2, xmm15
        pshufb       xmm3, xmm15
        movdqu       xmm11, [rsi + 96]                          /* W_12 to W_13 */
        movdqu       xmm6, [rsi + 224]
        movdqa       xmm4, xmm5
        punpcklqdq   xmm4, xmm12
        punpckhqdq   xmm5, xmm12
        pshufb       xmm4, xmm15
        pshufb       xmm5, xmm15
        movdqu       xmm12, [rsi + 112]                         /* W_14 to W_15 */
        movdqu       [rax + 96], xmm5
        movdqu       xmm5, [rsi + 240]
        movdqu       [rax + 112], xmm4
        movdqa       xmm4, xmm7
        punpcklqdq   xmm4, xmm13
        punpckhqdq   xmm7, xmm13
        pshufb       xmm4, xmm15
        pshufb       xmm7, xmm15
        movdqa       xmm13, xmm9
        punpcklqdq   xmm13, xmm14
        punpckhqdq   xmm9, xmm14
        pshufb       xmm13, xmm15
        pshufb       xmm9, xmm15
        movdqa       xmm14, xmm10
        punpcklqdq   xmm14, xmm8
        punpckhqdq   xmm10, xmm8
        pshufb       xmm14, xmm15
        movdqu       [rax], xmm14
        pshufb       xmm10, xmm15
        movdqu       [rax + 16], xmm10
        movdqa       xmm8, xmm11
        punpcklqdq   xmm8, xmm6
        punpckhqdq   xmm11, xmm6
        pshufb       xmm8, xmm15
        movdqu       [rax + 32], xmm8
        pshufb       xmm11, xmm15
        movdqu       [rax + 48], xmm11
        movdqa       xmm6, xmm12
        punpcklqdq   xmm6, xmm5
        punpckhqdq   xmm12, xmm5
        pshufb       xmm6, xmm15
        movdqu       [rax + 64], xmm6
        pshufb       xmm12, xmm15
        movdqu       [rax + 80], xmm12
        movdqa       xmm15, xmm0                                /* W_0 + K_0 */
        paddq        xmm15, [rip + NSMS_L(K1x2)]
        movdqu       [rdi], xmm15
        movdqa       xmm15, xmm1                                /* W_1 + K_1 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 16]
        movdqu       [rdi + 16], xmm15
        movdqa       xmm15, xmm2                                /* W_2 + K_2 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 32]
        movdqu       [rdi + 32], xmm15
        movdqa       xmm15, xmm3                                /* W_3 + K_3 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 48]
        movdqu       [rdi + 48], xmm15
        movdqu       xmm15, [rax + 112]
        movdqa       xmm5, xmm15                                /* W_4 + K_4 */
        paddq        xmm5, [rip + NSMS_L(K1x2) + 64]
        movdqu       [rdi + 64], xmm5
        movdqu       xmm5, [rax + 96]
        movdqa       xmm15, xmm5                                /* W_5 + K_5 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 80]
        movdqu       [rdi + 80], xmm15
        movdqa       xmm15, xmm4                                /* W_6 + K_6 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 96]
        movdqu       [rdi + 96], xmm15
        movdqa       xmm15, xmm7                                /* W_7 + K_7 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 112]
        movdqu       [rdi + 112], xmm15
        movdqa       xmm15, xmm13                               /* W_8 + K_8 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 128]
        movdqu       [rdi + 128], xmm15
        movdqa       xmm15, xmm9                                /* W_9 + K_9 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 144]
        movdqu       [rdi + 144], xmm15
        movdqa       xmm15, xmm14                               /* W_10 + K_10 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 160]
        movdqu       [rdi + 160], xmm15
        movdqa       xmm15, xmm10                               /* W_11 + K_11 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 176]
        movdqu       [rdi + 176], xmm15
        movdqa       xmm15, xmm8                                /* W_12 + K_12 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 192]
        movdqu       [rdi + 192], xmm15
        movdqa       xmm15, xmm11                               /* W_13 + K_13 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 208]
        movdqu       [rdi + 208], xmm15
        movdqa       xmm15, xmm6                                /* W_14 + K_14 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 224]
        movdqu       [rdi + 224], xmm15
        movdqa       xmm15, xmm12                               /* W_15 + K_15 */
        paddq        xmm15, [rip + NSMS_L(K1x2) + 240]
        movdqu       [rdi + 240], xmm15
        lea          rdx, [rdi + 1024]
        lea          rcx, [rip + NSMS_L(K1x2) + 256]
        movdqa       xmm6, xmm4
        movdqa       xmm8, xmm13
        movdqu       xmm4, [rax + 112]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 2 blocks: xmm0..xmm9, [rax..rax+80]; scratch: rax; wk: rdi; kp: rcx; */
        /*   upper_bound: rdx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        paddq        xmm0, xmm9                                 /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        movdqu       xmm10, [rax + 64]
        movdqa       xmm11, xmm10
        psrlq        xmm11, 19
        movdqa       xmm12, xmm10
        psllq        xmm12, 45
        pxor         xmm11, xmm12
        movdqa       xmm12, xmm10
        psrlq        xmm12, 61
        movdqa       xmm13, xmm10
        psllq        xmm13, 3
        pxor         xmm12, xmm13
        pxor         xmm11, xmm12
        movdqa       xmm12, xmm1
        psrlq        xmm12, 1
        movdqa       xmm13, xmm1
        psllq        xmm13, 63
        pxor         xmm12, xmm13
        movdqu       xmm13, [rip + NSMS_L(shuffle_123456709abcdef8)]
        movdqa       xmm14, xmm10
        psrlq        xmm14, 6
        pxor         xmm11, xmm14
        paddq        xmm0, xmm11
        movdqa       xmm11, xmm1
        pshufb       xmm11, xmm13
        pxor         xmm12, xmm11
        movdqu       xmm11, [rax + 80]
        movdqa       xmm14, xmm11                               /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        psrlq        xmm14, 19
        movdqa       xmm15, xmm11
        psllq        xmm15, 45
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm11
        psrlq        xmm15, 61
        movdqu       [rax + 96], xmm9
        movdqa       xmm9, xmm11
        psllq        xmm9, 3
        pxor         xmm15, xmm9
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm1
        psrlq        xmm15, 7
        pxor         xmm12, xmm15
        movdqu       xmm9, [rax]
        paddq        xmm1, xmm9
        paddq        xmm0, xmm12
        movdqa       xmm12, xmm2
        psrlq        xmm12, 1
        movdqa       xmm15, xmm2
        psllq        xmm15, 63
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm11
        psrlq        xmm15, 6
        pxor         xmm14, xmm15
        paddq        xmm1, xmm14
        movdqa       xmm14, xmm2
        pshufb       xmm14, xmm13
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm3                                /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        psrlq        xmm14, 1
        movdqa       xmm15, xmm3
        psllq        xmm15, 63
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm2
        psrlq        xmm15, 7
        pxor         xmm12, xmm15
        movdqu       xmm15, [rax + 16]
        paddq        xmm2, xmm15
        paddq        xmm1, xmm12
        movdqa       xmm12, xmm0
        paddq        xmm12, [rcx]
        movdqu       [rdi + 256], xmm12
        movdqa       xmm12, xmm0
        psrlq        xmm12, 19
        movdqa       xmm15, xmm0
        psllq        xmm15, 45
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm0
        psrlq        xmm15, 61
        movdqa       xmm9, xmm0
        psllq        xmm9, 3
        pxor         xmm15, xmm9
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm3
        pshufb       xmm15, xmm13
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm3
        psrlq        xmm15, 7
        pxor         xmm14, xmm15
        paddq        xmm2, xmm14
        movdqu       xmm14, [rax + 32]
        paddq        xmm3, xmm14                                /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        movdqa       xmm15, xmm4
        psrlq        xmm15, 1
        movdqa       xmm9, xmm4
        psllq        xmm9, 63
        pxor         xmm15, xmm9
        movdqa       xmm9, xmm0
        psrlq        xmm9, 6
        pxor         xmm12, xmm9
        paddq        xmm2, xmm12
        movdqa       xmm12, xmm1
        paddq        xmm12, [rcx + 16]
        movdqu       [rdi + 272], xmm12
        movdqa       xmm12, xmm1
        psrlq        xmm12, 19
        movdqa       xmm9, xmm1
        psllq        xmm9, 45
        pxor         xmm12, xmm9
        movdqa       xmm9, xmm1
        psrlq        xmm9, 61
        movdqa       xmm14, xmm1
        psllq        xmm14, 3
        pxor         xmm9, xmm14
        pxor         xmm12, xmm9
        movdqa       xmm14, xmm4
        pshufb       xmm14, xmm13
        pxor         xmm15, xmm14
        movdqa       xmm14, xmm4
        psrlq        xmm14, 7
        pxor         xmm15, xmm14
        paddq        xmm3, xmm15
        movdqu       xmm14, [rax + 48]
        paddq        xmm4, xmm14                                /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        movdqa       xmm15, xmm5
        psrlq        xmm15, 1
        movdqa       xmm9, xmm5
        psllq        xmm9, 63
        pxor         xmm15, xmm9
        movdqa       xmm9, xmm1
        psrlq        xmm9, 6
        pxor         xmm12, xmm9
        paddq        xmm3, xmm12
        movdqa       xmm12, xmm2
        paddq        xmm12, [rcx + 32]
        movdqu       [rdi + 288], xmm12
        movdqa       xmm12, xmm2
        psrlq        xmm12, 19
        movdqa       xmm9, xmm2
        psllq        xmm9, 45
        pxor         xmm12, xmm9
        movdqa       xmm9, xmm2
        psrlq        xmm9, 61
        movdqa       xmm14, xmm2
        psllq        xmm14, 3
        pxor         xmm9, xmm14
        pxor         xmm12, xmm9
        movdqa       xmm14, xmm5
        pshufb       xmm14, xmm13
        pxor         xmm15, xmm14
        movdqa       xmm14, xmm5
        psrlq        xmm14, 7
        pxor         xmm15, xmm14
        paddq        xmm4, xmm15
        paddq        xmm5, xmm10                                /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        movdqa       xmm14, xmm6
        psrlq        xmm14, 1
        movdqa       xmm15, xmm6
        psllq        xmm15, 63
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm2
        psrlq        xmm15, 6
        pxor         xmm12, xmm15
        paddq        xmm4, xmm12
        movdqa       xmm12, xmm3
        paddq        xmm12, [rcx + 48]
        movdqu       [rdi + 304], xmm12
        movdqa       xmm12, xmm3
        psrlq        xmm12, 19
        movdqa       xmm15, xmm3
        psllq        xmm15, 45
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm3
        psrlq        xmm15, 61
        movdqa       xmm9, xmm3
        psllq        xmm9, 3
        pxor         xmm15, xmm9
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm6
        pshufb       xmm15, xmm13
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm6
        psrlq        xmm15, 7
        pxor         xmm14, xmm15
        paddq        xmm5, xmm14
        paddq        xmm6, xmm11                                /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        movdqa       xmm14, xmm7
        psrlq        xmm14, 1
        movdqa       xmm15, xmm7
        psllq        xmm15, 63
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm3
        psrlq        xmm15, 6
        pxor         xmm12, xmm15
        paddq        xmm5, xmm12
        movdqa       xmm12, xmm4
        paddq        xmm12, [rcx + 64]
        movdqu       [rdi + 320], xmm12
        movdqa       xmm12, xmm4
        psrlq        xmm12, 19
        movdqa       xmm15, xmm4
        psllq        xmm15, 45
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm4
        psrlq        xmm15, 61
        movdqa       xmm9, xmm4
        psllq        xmm9, 3
        pxor         xmm15, xmm9
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm7
        pshufb       xmm15, xmm13
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm8                                /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        psrlq        xmm15, 1
        movdqa       xmm9, xmm8
        psllq        xmm9, 63
        pxor         xmm15, xmm9
        movdqa       xmm9, xmm7
        psrlq        xmm9, 7
        pxor         xmm14, xmm9
        paddq        xmm6, xmm14
        movdqa       xmm14, xmm8
        pshufb       xmm14, xmm13
        pxor         xmm15, xmm14
        movdqa       xmm14, xmm4
        psrlq        xmm14, 6
        pxor         xmm12, xmm14
        paddq        xmm6, xmm12
        movdqa       xmm12, xmm5
        paddq        xmm12, [rcx + 80]
        movdqu       [rdi + 336], xmm12
        movdqa       xmm12, xmm5
        psrlq        xmm12, 19
        movdqa       xmm14, xmm5
        psllq        xmm14, 45
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm5
        psrlq        xmm14, 61
        movdqa       xmm9, xmm5
        psllq        xmm9, 3
        pxor         xmm14, xmm9
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm8
        psrlq        xmm14, 7
        pxor         xmm15, xmm14
        paddq        xmm7, xmm15
        paddq        xmm7, xmm0
        movdqu       xmm9, [rax + 96]
        movdqa       xmm14, xmm9                                /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        psrlq        xmm14, 1
        movdqa       xmm15, xmm9
        psllq        xmm15, 63
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm9
        pshufb       xmm15, xmm13
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm5
        psrlq        xmm15, 6
        pxor         xmm12, xmm15
        paddq        xmm7, xmm12
        movdqa       xmm12, xmm6
        paddq        xmm12, [rcx + 96]
        movdqu       [rdi + 352], xmm12
        movdqa       xmm12, xmm6
        psrlq        xmm12, 19
        movdqa       xmm15, xmm6
        psllq        xmm15, 45
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm6
        psrlq        xmm15, 61
        movdqu       [rax + 112], xmm0
        movdqa       xmm0, xmm6
        psllq        xmm0, 3
        pxor         xmm15, xmm0
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm9
        psrlq        xmm15, 7
        pxor         xmm14, xmm15
        paddq        xmm8, xmm14
        paddq        xmm8, xmm1
        movdqu       xmm14, [rax]
        movdqa       xmm15, xmm14                               /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        psrlq        xmm15, 1
        movdqa       xmm0, xmm14
        psllq        xmm0, 63
        pxor         xmm15, xmm0
        movdqa       xmm0, xmm14
        pshufb       xmm0, xmm13
        pxor         xmm15, xmm0
        movdqa       xmm0, xmm6
        psrlq        xmm0, 6
        pxor         xmm12, xmm0
        paddq        xmm8, xmm12
        movdqa       xmm12, xmm7
        paddq        xmm12, [rcx + 112]
        movdqu       [rdi + 368], xmm12
        movdqa       xmm12, xmm7
        psrlq        xmm12, 19
        movdqa       xmm0, xmm7
        psllq        xmm0, 45
        pxor         xmm12, xmm0
        movdqa       xmm0, xmm7
        psrlq        xmm0, 61
        movdqu       [rax + 128], xmm1
        movdqa       xmm1, xmm7
        psllq        xmm1, 3
        pxor         xmm0, xmm1
        pxor         xmm12, xmm0
        movdqa       xmm1, xmm14
        psrlq        xmm1, 7
        pxor         xmm15, xmm1
        paddq        xmm9, xmm15
        paddq        xmm9, xmm2
        movdqu       xmm15, [rax + 16]
        movdqa       xmm1, xmm15                                /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        psrlq        xmm1, 1
        movdqa       xmm0, xmm15
        psllq        xmm0, 63
        pxor         xmm1, xmm0
        movdqa       xmm0, xmm15
        pshufb       xmm0, xmm13
        pxor         xmm1, xmm0
        movdqa       xmm0, xmm7
        psrlq        xmm0, 6
        pxor         xmm12, xmm0
        paddq        xmm9, xmm12
        movdqa       xmm12, xmm8
        paddq        xmm12, [rcx + 128]
        movdqu       [rdi + 384], xmm12
        movdqa       xmm12, xmm8
        psrlq        xmm12, 19
        movdqa       xmm0, xmm8
        psllq        xmm0, 45
        pxor         xmm12, xmm0
        movdqa       xmm0, xmm8
        psrlq        xmm0, 61
        movdqu       [rax + 96], xmm2
        movdqa       xmm2, xmm8
        psllq        xmm2, 3
        pxor         xmm0, xmm2
        pxor         xmm12, xmm0
        movdqa       xmm2, xmm15
        psrlq        xmm2, 7
        pxor         xmm1, xmm2
        paddq        xmm14, xmm1
        paddq        xmm14, xmm3
        movdqu       xmm2, [rax + 32]
        movdqa       xmm1, xmm2                                 /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        psrlq        xmm1, 1
        movdqa       xmm0, xmm2
        psllq        xmm0, 63
        pxor         xmm1, xmm0
        movdqa       xmm0, xmm2
        pshufb       xmm0, xmm13
        pxor         xmm1, xmm0
        movdqa       xmm0, xmm8
        psrlq        xmm0, 6
        pxor         xmm12, xmm0
        paddq        xmm14, xmm12
        movdqu       [rax], xmm14
        movdqa       xmm12, xmm9
        paddq        xmm12, [rcx + 144]
        movdqu       [rdi + 400], xmm12
        movdqa       xmm12, xmm9
        psrlq        xmm12, 19
        movdqa       xmm0, xmm9
        psllq        xmm0, 45
        pxor         xmm12, xmm0
        movdqa       xmm0, xmm9
        psrlq        xmm0, 61
        movdqu       [rax + 144], xmm3
        movdqa       xmm3, xmm9
        psllq        xmm3, 3
        pxor         xmm0, xmm3
        pxor         xmm12, xmm0
        movdqa       xmm3, xmm2
        psrlq        xmm3, 7
        pxor         xmm1, xmm3
        paddq        xmm15, xmm1
        paddq        xmm15, xmm4
        movdqu       xmm3, [rax + 48]
        movdqa       xmm1, xmm3                                 /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        psrlq        xmm1, 1
        movdqa       xmm0, xmm3
        psllq        xmm0, 63
        pxor         xmm1, xmm0
        movdqa       xmm0, xmm3
        pshufb       xmm0, xmm13
        pxor         xmm1, xmm0
        movdqa       xmm0, xmm9
        psrlq        xmm0, 6
        pxor         xmm12, xmm0
        paddq        xmm15, xmm12
        movdqu       [rax + 16], xmm15
        movdqa       xmm12, xmm14
        paddq        xmm12, [rcx + 160]
        movdqu       [rdi + 416], xmm12
        movdqa       xmm12, xmm14
        psrlq        xmm12, 19
        movdqa       xmm0, xmm14
        psllq        xmm0, 45
        pxor         xmm12, xmm0
        movdqa       xmm0, xmm14
        psrlq        xmm0, 61
        movdqu       [rax + 160], xmm4
        movdqa       xmm4, xmm14
        psllq        xmm4, 3
        pxor         xmm0, xmm4
        pxor         xmm12, xmm0
        movdqa       xmm4, xmm3
        psrlq        xmm4, 7
        pxor         xmm1, xmm4
        paddq        xmm2, xmm1
        paddq        xmm2, xmm5
        movdqa       xmm4, xmm10                                /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        psrlq        xmm4, 1
        movdqa       xmm1, xmm10
        psllq        xmm1, 63
        pxor         xmm4, xmm1
        movdqa       xmm1, xmm10
        pshufb       xmm1, xmm13
        pxor         xmm4, xmm1
        movdqa       xmm1, xmm14
        psrlq        xmm1, 6
        pxor         xmm12, xmm1
        paddq        xmm2, xmm12
        movdqu       [rax + 32], xmm2
        movdqa       xmm12, xmm15
        paddq        xmm12, [rcx + 176]
        movdqu       [rdi + 432], xmm12
        movdqa       xmm12, xmm15
        psrlq        xmm12, 19
        movdqa       xmm1, xmm15
        psllq        xmm1, 45
        pxor         xmm12, xmm1
        movdqa       xmm1, xmm15
        psrlq        xmm1, 61
        movdqa       xmm0, xmm15
        psllq        xmm0, 3
        pxor         xmm1, xmm0
        pxor         xmm12, xmm1
        movdqa       xmm1, xmm10
        psrlq        xmm1, 7
        pxor         xmm4, xmm1
        paddq        xmm3, xmm4
        paddq        xmm3, xmm6
        movdqa       xmm4, xmm11                                /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        psrlq        xmm4, 1
        movdqa       xmm1, xmm11
        psllq        xmm1, 63
        pxor         xmm4, xmm1
        movdqa       xmm1, xmm11
        pshufb       xmm1, xmm13
        pxor         xmm4, xmm1
        movdqa       xmm1, xmm15
        psrlq        xmm1, 6
        pxor         xmm12, xmm1
        paddq        xmm3, xmm12
        movdqu       [rax + 48], xmm3
        movdqa       xmm12, xmm2
        paddq        xmm12, [rcx + 192]
        movdqu       [rdi + 448], xmm12
        movdqa       xmm12, xmm2
        psrlq        xmm12, 19
        movdqa       xmm1, xmm2
        psllq        xmm1, 45
        pxor         xmm12, xmm1
        movdqa       xmm1, xmm2
        psrlq        xmm1, 61
        movdqa       xmm0, xmm2
        psllq        xmm0, 3
        pxor         xmm1, xmm0
        pxor         xmm12, xmm1
        movdqu       xmm0, [rax + 112]
        movdqa       xmm1, xmm0                                 /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        pshufb       xmm1, xmm13
        movdqa       xmm13, xmm11
        psrlq        xmm13, 7
        pxor         xmm4, xmm13
        paddq        xmm10, xmm4
        paddq        xmm10, xmm7
        movdqa       xmm13, xmm0
        psrlq        xmm13, 1
        movdqa       xmm4, xmm0
        psllq        xmm4, 63
        pxor         xmm13, xmm4
        pxor         xmm13, xmm1
        movdqa       xmm4, xmm2
        psrlq        xmm4, 6
        pxor         xmm12, xmm4
        paddq        xmm10, xmm12
        movdqu       [rax + 64], xmm10
        movdqa       xmm12, xmm3
        paddq        xmm12, [rcx + 208]
        movdqu       [rdi + 464], xmm12
        movdqa       xmm12, xmm3
        psrlq        xmm12, 19
        movdqa       xmm4, xmm3
        psllq        xmm4, 45
        pxor         xmm12, xmm4
        movdqa       xmm4, xmm3
        psrlq        xmm4, 61
        movdqa       xmm1, xmm3
        psllq        xmm1, 3
        pxor         xmm4, xmm1
        pxor         xmm12, xmm4
        movdqa       xmm4, xmm0
        psrlq        xmm4, 7
        pxor         xmm13, xmm4
        paddq        xmm11, xmm13
        paddq        xmm11, xmm8
        movdqa       xmm13, xmm3
        psrlq        xmm13, 6
        pxor         xmm12, xmm13
        paddq        xmm11, xmm12
        movdqu       [rax + 80], xmm11
        movdqa       xmm12, xmm10
        paddq        xmm12, [rcx + 224]
        movdqu       [rdi + 480], xmm12
        movdqa       xmm12, xmm11
        paddq        xmm12, [rcx + 240]
        movdqu       [rdi + 496], xmm12
        add          rcx, 256
        add          rdi, 256
        movdqu       xmm1, [rax + 128]
        movdqu       xmm2, [rax + 96]
        movdqu       xmm3, [rax + 144]
        movdqu       xmm4, [rax + 160]
        cmp          rdi, rdx
        jne          NSMS_L(schedule_next_words)

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 240]
        movaps       xmm7, [rsp + 256]
        movaps       xmm8, [rsp + 272]
        movaps       xmm9, [rsp + 288]
        movaps       xmm10, [rsp + 304]
        movaps       xmm11, [rsp + 320]
        movaps       xmm12, [rsp + 336]
        movaps       xmm13, [rsp + 352]
        movaps       xmm14, [rsp + 368]
        movaps       xmm15, [rsp + 384]
        add          rsp, 408
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 248
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_schedule_sse41_n2), . - NSMS_SYMBOL(nsms_sha512_schedule_sse41_n2)
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

/* nsms_sha512_blocks_sse41_n2: 15 integer registers, 16 vector registers, 20 spills.
 *   Register map: a..h: rdx, rsi, rdi, r8, r9, r10, r11, rbx; W rows 0..15 of 2 blocks: xmm0..xmm9,
 *     [rax+1280..rax+1360]; W rows 0..7 of 1 block: xmm0..xmm7; scratch: rax; blocks: [rsp+8];
 *     data: [rsp+16]; state: [rsp+24]; p: rcx; kp: rbp; q: [rsp]; upper_bound: [rsp+32];
 *     end_of_batch: [rsp+40]. Slots of the frame that are not named here hold spilled values.
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
 * nsms_sha512_schedule_sse41_n2: 5 integer registers, 16 vector registers, 8 spills.
 *   Register map: W rows 0..15 of 2 blocks: xmm0..xmm9, [rax..rax+80]; scratch: rax; wk: rdi;
 *     kp: rcx; upper_bound: rdx. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_sse41_n2
 *   signature: void nsms_sha512_blocks_sse41_n2(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1656, win64: 1832}
 *   features: [ssse3]
 * - name: nsms_sha512_schedule_sse41_n2
 *   signature: void nsms_sha512_schedule_sse41_n2(uint64_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 1280, align: 8, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 256, align: 1, access: read}
 *   stack_bytes: {sysv: 248, win64: 424}
 *   features: [ssse3]
 */
