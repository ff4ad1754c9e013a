/* sha1_avx512_m16.S, written by nsms: make gen HASH=sha1 ISA=avx512 KIND=multi M=16
 *
 * void nsms_sha1_multi_avx512_m16(uint32_t state[80], const void *const data[16], size_t blocks);
 *   SHA-1: hash values of 16 messages after any number of blocks of each; state[i*16 + j] is word i
 *   of message j, whose blocks begin at data[j].
 *   Reads 320 bytes at state, 128 bytes at data and 64 * blocks bytes at each of these pointers; writes 320 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,067 instructions (System V); 392 bytes of stack (System V), 568 (Win64).
 *
 * Memory: data must be aligned to 8 bytes; state must be aligned to 4 bytes; the memory that data points to
 * needs no alignment. A buffer that is written must not overlap another. Written are these buffers and the stack
 * below the return address. Clobbers: caller-saved registers and flags; not x87 registers, MXCSR or the
 * direction flag.
 * Needs: avx, avx512bw, avx512f, avx512vl.
 * (The ISA also allows avx512dq, bmi1, bmi2, which this code does not use.)
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
#  define NSMS_L(name) Lsha1_avx512_m16_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512_m16_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512_m16_##name
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
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1, 0x6ed9eba1
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .p2align     6
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_multi_avx512_m16))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_multi_avx512_m16))
NSMS_SYMBOL(nsms_sha1_multi_avx512_m16):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_multi_avx512_m16))
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
        mov          [rsp + 56], rdi
        cmp          rdx, 0
        je           NSMS_L(done)

        /* address of the scratch area */
        lea          rax, [rsp + 135]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          r12, [rsi]
        mov          rcx, [rsi + 8]
        sub          rcx, r12
        mov          rdi, [rsi + 16]
        sub          rdi, r12
        mov          r8, [rsi + 24]
        sub          r8, r12
        mov          r9, [rsi + 32]
        sub          r9, r12
        mov          r10, [rsi + 40]
        sub          r10, r12
        mov          r11, [rsi + 48]
        sub          r11, r12
        mov          rbx, [rsi + 56]
        sub          rbx, r12
        mov          rbp, [rsi + 64]
        sub          rbp, r12
        mov          r13, [rsi + 72]
        sub          r13, r12
        mov          [rsp], r13
        mov          r14, [rsi + 80]
        sub          r14, r12
        mov          [rsp + 8], r14
        mov          r15, [rsi + 88]
        sub          r15, r12
        mov          [rsp + 16], r15
        mov          r13, [rsi + 96]
        sub          r13, r12
        mov          [rsp + 24], r13
        mov          r14, [rsi + 104]
        sub          r14, r12
        mov          [rsp + 32], r14
        mov          r15, [rsi + 112]
        sub          r15, r12
        mov          [rsp + 40], r15
        mov          rsi, [rsi + 120]
        sub          rsi, r12
        mov          [rsp + 48], rsi
        mov          rsi, r12
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1..to15: rcx, rdi, r8, r9, r10, r11, rbx, rbp, [rsp..rsp+48]; blocks: rdx; */
        /*   data: rsi; scratch: rax; state: [rsp+56]. */
NSMS_L(next_block):

        /* a block with message words */
            vmovdqu64 xmm0, [rsi + rcx]                         /* W_0 to W_3 */
            vinserti32x4 zmm0, zmm0, [rsi + r10], 1
            mov      r12, [rsp]
            vinserti32x4 zmm0, zmm0, [rsi + r12], 2
            mov      r13, [rsp + 32]
            vinserti32x4 zmm0, zmm0, [rsi + r13], 3
            vmovdqu64 xmm1, [rsi]
            vmovdqu64 xmm2, [rsi + rdi]
            vinserti32x4 zmm1, zmm1, [rsi + r9], 1
            vinserti32x4 zmm2, zmm2, [rsi + r11], 1
            vinserti32x4 zmm1, zmm1, [rsi + rbp], 2
            mov      r14, [rsp + 24]
            vinserti32x4 zmm1, zmm1, [rsi + r14], 3
            mov      r15, [rsp + 8]
            vinserti32x4 zmm2, zmm2, [rsi + r15], 2
            mov      [rsp + 64], rdx
            mov      rdx, [rsp + 40]
            vinserti32x4 zmm2, zmm2, [rsi + rdx], 3
            vmovdqu64 xmm3, [rsi + r8]
            vinserti32x4 zmm3, zmm3, [rsi + rbx], 1
            mov      rdx, [rsp + 16]
            vinserti32x4 zmm3, zmm3, [rsi + rdx], 2
            vpunpckldq zmm4, zmm1, zmm0
            vpunpckhdq zmm0, zmm1, zmm0
            vmovdqu64 zmm1, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vmovdqu64 xmm5, [rsi + rcx + 16]                    /* W_4 to W_7 */
            vinserti32x4 zmm5, zmm5, [rsi + r10 + 16], 1
            vmovdqu64 xmm6, [rsi + 16]
            vinserti32x4 zmm6, zmm6, [rsi + r9 + 16], 1
            vinserti32x4 zmm5, zmm5, [rsi + r12 + 16], 2
            vmovdqu64 xmm7, [rsi + rdi + 16]
            vinserti32x4 zmm5, zmm5, [rsi + r13 + 16], 3
            vinserti32x4 zmm7, zmm7, [rsi + r11 + 16], 1
            vmovdqu64 xmm8, [rsi + r8 + 16]
            vinserti32x4 zmm8, zmm8, [rsi + rbx + 16], 1
            vinserti32x4 zmm8, zmm8, [rsi + rdx + 16], 2
            mov      rdx, [rsp + 48]
            vinserti32x4 zmm8, zmm8, [rsi + rdx + 16], 3
            vinserti32x4 zmm3, zmm3, [rsi + rdx], 3
            vpunpckldq zmm9, zmm2, zmm3
            vpunpckhdq zmm2, zmm2, zmm3
            vpunpcklqdq zmm3, zmm4, zmm9
            vpunpckhqdq zmm4, zmm4, zmm9
            vpshufb  zmm4, zmm4, zmm1
            vpunpcklqdq zmm9, zmm0, zmm2
            vpunpckhqdq zmm0, zmm0, zmm2
            vpshufb  zmm2, zmm3, zmm1
            vpshufb  zmm3, zmm9, zmm1
            vinserti32x4 zmm6, zmm6, [rsi + rbp + 16], 2
            vinserti32x4 zmm6, zmm6, [rsi + r14 + 16], 3
            vpunpckhdq zmm9, zmm6, zmm5
            vpunpckldq zmm5, zmm6, zmm5
            vpshufb  zmm0, zmm0, zmm1
            vmovdqu64 xmm6, [rsi + 32]                          /* W_8 to W_11 */
            vinserti32x4 zmm6, zmm6, [rsi + r9 + 32], 1
            vmovdqu64 xmm10, [rsi + rcx + 32]
            vinserti32x4 zmm10, zmm10, [rsi + r10 + 32], 1
            vinserti32x4 zmm10, zmm10, [rsi + r12 + 32], 2
            vinserti32x4 zmm7, zmm7, [rsi + r15 + 16], 2
            mov      r12, [rsp + 40]
            vinserti32x4 zmm7, zmm7, [rsi + r12 + 16], 3
            vpunpckhdq zmm11, zmm7, zmm8
            vpunpcklqdq zmm12, zmm9, zmm11
            vpunpckhqdq zmm9, zmm9, zmm11
            vpunpckldq zmm7, zmm7, zmm8
            vpunpckhqdq zmm8, zmm5, zmm7
            vpunpcklqdq zmm5, zmm5, zmm7
            vpshufb  zmm5, zmm5, zmm1
            vpshufb  zmm7, zmm8, zmm1
            vpshufb  zmm8, zmm12, zmm1
            vpshufb  zmm9, zmm9, zmm1
            vinserti32x4 zmm10, zmm10, [rsi + r13 + 32], 3
            vmovdqu64 xmm11, [rsi + rdi + 32]
            vinserti32x4 zmm11, zmm11, [rsi + r11 + 32], 1
            vinserti32x4 zmm6, zmm6, [rsi + rbp + 32], 2
            vinserti32x4 zmm6, zmm6, [rsi + r14 + 32], 3
            vpunpckhdq zmm12, zmm6, zmm10
            vmovdqu64 xmm13, [rsi + r8 + 32]
            vpunpckldq zmm6, zmm6, zmm10
            vmovdqu64 xmm10, [rsi + rcx + 48]                   /* W_12 to W_15 */
            vinserti32x4 zmm13, zmm13, [rsi + rbx + 32], 1
            mov      r14, [rsp + 16]
            vinserti32x4 zmm13, zmm13, [rsi + r14 + 32], 2
            vinserti32x4 zmm13, zmm13, [rsi + rdx + 32], 3
            vinserti32x4 zmm11, zmm11, [rsi + r15 + 32], 2
            vinserti32x4 zmm11, zmm11, [rsi + r12 + 32], 3
            vpunpckhdq zmm14, zmm11, zmm13
            vpunpcklqdq zmm15, zmm12, zmm14
            vpunpckhqdq zmm12, zmm12, zmm14
            vpunpckldq zmm11, zmm11, zmm13
            vinserti32x4 zmm10, zmm10, [rsi + r10 + 48], 1
            mov      r12, [rsp]
            vinserti32x4 zmm10, zmm10, [rsi + r12 + 48], 2
            vinserti32x4 zmm10, zmm10, [rsi + r13 + 48], 3
            vmovdqu64 xmm13, [rsi + rdi + 48]
            vpshufb  zmm14, zmm15, zmm1
            vpunpcklqdq zmm15, zmm6, zmm11
            vpshufb  zmm15, zmm15, zmm1
            vinserti32x4 zmm13, zmm13, [rsi + r11 + 48], 1
            vpunpckhqdq zmm6, zmm6, zmm11
            vpshufb  zmm6, zmm6, zmm1
            vpshufb  zmm11, zmm12, zmm1
            vmovdqu64 xmm12, [rsi + 48]
            vinserti32x4 zmm12, zmm12, [rsi + r9 + 48], 1
            vmovdqu64 xmm16, [rsi + r8 + 48]
            vinserti32x4 zmm16, zmm16, [rsi + rbx + 48], 1
            vinserti32x4 zmm16, zmm16, [rsi + r14 + 48], 2
        mov          r12, [rsp + 56]
        vmovdqu64    zmm17, [r12 + 256]                         /* a, b, ... = H */
            vinserti32x4 zmm16, zmm16, [rsi + rdx + 48], 3
        vmovdqu64    zmm18, [r12]
        vprord       zmm19, zmm18, 27                           /* round 0 */
        vprord       zmm20, zmm18, 2                            /* round 1 */
        vpaddd       zmm19, zmm17, zmm19
            vinserti32x4 zmm13, zmm13, [rsi + r15 + 48], 2
            mov      r13, [rsp + 40]
            vinserti32x4 zmm13, zmm13, [rsi + r13 + 48], 3
            vpunpckhdq zmm21, zmm13, zmm16
            vpunpckldq zmm13, zmm13, zmm16
            vinserti32x4 zmm12, zmm12, [rsi + rbp + 48], 2
            mov      r13, [rsp + 24]
            vinserti32x4 zmm12, zmm12, [rsi + r13 + 48], 3
            vpunpckhdq zmm16, zmm12, zmm10
            vpunpckldq zmm10, zmm12, zmm10
        vmovdqu64    zmm12, [r12 + 64]
        vmovdqu64    zmm22, [r12 + 128]
            vpunpcklqdq zmm23, zmm10, zmm13
        vmovdqu64    zmm24, [r12 + 192]
            vpunpckhqdq zmm10, zmm10, zmm13
            vpunpcklqdq zmm13, zmm16, zmm21
            vpunpckhqdq zmm16, zmm16, zmm21
        vprord       zmm21, zmm12, 2
        vmovdqa64    zmm25, zmm21
        vpternlogd   zmm25, zmm22, zmm18, 228
        vpbroadcastd zmm26, [rip + NSMS_L(K) + 4]
        vpaddd       zmm26, zmm24, zmm26
        vpaddd       zmm25, zmm26, zmm25
        vpaddd       zmm25, zmm25, zmm4
            vpshufb  zmm23, zmm23, zmm1
            vpshufb  zmm10, zmm10, zmm1
            vpshufb  zmm13, zmm13, zmm1
            vpshufb  zmm1, zmm16, zmm1
        vpbroadcastd zmm16, [rip + NSMS_L(K)]
        vmovdqa64    zmm26, zmm24
        vpternlogd   zmm26, zmm12, zmm22, 184
        vpaddd       zmm16, zmm16, zmm26
        vpaddd       zmm16, zmm19, zmm16
        vpaddd       zmm16, zmm16, zmm2
        vprord       zmm19, zmm16, 27
        vpaddd       zmm19, zmm25, zmm19
        vprord       zmm25, zmm19, 27                           /* round 2 */
        vprord       zmm26, zmm16, 2
        vprord       zmm27, zmm19, 2                            /* round 3 */
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 8]
        vpaddd       zmm28, zmm22, zmm28
        vpaddd       zmm28, zmm28, zmm3
        vpbroadcastd zmm29, [rip + NSMS_L(K) + 20]              /* round 5 */
        vpaddd       zmm29, zmm29, zmm7
        vpaddd       zmm29, zmm29, zmm26
        vmovdqa64    zmm30, zmm21
        vpternlogd   zmm30, zmm16, zmm20, 184
        vpaddd       zmm16, zmm28, zmm30
        vpaddd       zmm16, zmm25, zmm16
        vprord       zmm25, zmm16, 27
        vprord       zmm28, zmm16, 2                            /* round 4 */
        vpbroadcastd zmm30, [rip + NSMS_L(K) + 12]
        vpaddd       zmm21, zmm21, zmm30
        vpaddd       zmm21, zmm21, zmm0
        vmovdqa64    zmm30, zmm20
        vpternlogd   zmm30, zmm19, zmm26, 184
        vpaddd       zmm19, zmm21, zmm30
        vpaddd       zmm19, zmm25, zmm19
        vprord       zmm21, zmm19, 27
        vprord       zmm25, zmm19, 2
        vmovdqa64    zmm30, zmm27
        vpternlogd   zmm30, zmm19, zmm28, 184
        vpaddd       zmm19, zmm29, zmm30
        vpbroadcastd zmm29, [rip + NSMS_L(K) + 16]
        vpaddd       zmm20, zmm20, zmm29
        vpaddd       zmm20, zmm20, zmm5
        vpbroadcastd zmm29, [rip + NSMS_L(K) + 36]              /* round 9 */
        vpaddd       zmm29, zmm29, zmm6
        vpbroadcastd zmm30, [rip + NSMS_L(K) + 24]              /* round 6 */
        vpaddd       zmm30, zmm30, zmm8
        vpaddd       zmm30, zmm30, zmm27
        vpternlogd   zmm26, zmm16, zmm27, 184
        vpaddd       zmm16, zmm20, zmm26
        vpaddd       zmm16, zmm21, zmm16
        vprord       zmm20, zmm16, 27
        vpaddd       zmm19, zmm20, zmm19
        vprord       zmm20, zmm19, 27
        vprord       zmm21, zmm16, 2
        vpaddd       zmm26, zmm29, zmm21
        vprord       zmm27, zmm19, 2                            /* round 7 */
        vpxord       zmm29, zmm10, zmm15                        /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        vpbroadcastd zmm31, [rip + NSMS_L(K) + 32]              /* round 8 */
        vpaddd       zmm31, zmm31, zmm15
        vpaddd       zmm31, zmm31, zmm25
        vmovdqu64    [rax], zmm12
        vmovdqa64    zmm12, zmm28
        vpternlogd   zmm12, zmm16, zmm25, 184
        vpaddd       zmm12, zmm30, zmm12
        vpaddd       zmm12, zmm20, zmm12
        vprord       zmm16, zmm12, 27
        vprord       zmm20, zmm12, 2
        vpternlogd   zmm29, zmm2, zmm3, 150
        vpxord       zmm2, zmm13, zmm6                          /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        vmovdqa64    zmm30, zmm21
        vpternlogd   zmm30, zmm12, zmm27, 184
        vpaddd       zmm12, zmm31, zmm30
        vprord       zmm29, zmm29, 31
        vpbroadcastd zmm30, [rip + NSMS_L(K) + 28]
        vpaddd       zmm30, zmm30, zmm9
        vpaddd       zmm28, zmm30, zmm28
        vpxord       zmm30, zmm1, zmm14                         /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        vpbroadcastd zmm31, [rip + NSMS_L(K) + 40]              /* round 10 */
        vpaddd       zmm31, zmm31, zmm14
        vpaddd       zmm31, zmm31, zmm27
        vpternlogd   zmm25, zmm19, zmm21, 184
        vpaddd       zmm19, zmm28, zmm25
        vpaddd       zmm16, zmm16, zmm19
        vprord       zmm19, zmm16, 27
        vpaddd       zmm12, zmm19, zmm12
        vprord       zmm19, zmm12, 27
        vprord       zmm21, zmm16, 2
        vprord       zmm25, zmm12, 2
        vpternlogd   zmm27, zmm16, zmm20, 184
        vpaddd       zmm16, zmm26, zmm27
        vpaddd       zmm16, zmm19, zmm16
        vprord       zmm19, zmm16, 27
        vprord       zmm26, zmm16, 2                            /* round 11 */
        vpternlogd   zmm2, zmm4, zmm0, 150
        vprord       zmm2, zmm2, 31
        vpbroadcastd zmm4, [rip + NSMS_L(K) + 44]
        vpaddd       zmm4, zmm4, zmm11
        vpaddd       zmm4, zmm4, zmm20
        vpternlogd   zmm20, zmm12, zmm21, 184
        vpaddd       zmm12, zmm31, zmm20
        vpaddd       zmm12, zmm19, zmm12
        vprord       zmm19, zmm12, 27
        vprord       zmm20, zmm12, 2                            /* round 12 */
        vpxord       zmm27, zmm29, zmm11                        /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        vpternlogd   zmm30, zmm3, zmm5, 150
        vprord       zmm3, zmm30, 31
        vmovdqa64    zmm28, zmm21
        vpternlogd   zmm28, zmm16, zmm25, 184
        vpaddd       zmm4, zmm4, zmm28
        vpaddd       zmm4, zmm19, zmm4
        vprord       zmm16, zmm4, 27
        vprord       zmm19, zmm4, 2                             /* round 13 */
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 56]              /* round 14 */
        vpaddd       zmm28, zmm28, zmm13
        vpaddd       zmm28, zmm28, zmm26
        vpbroadcastd zmm30, [rip + NSMS_L(K) + 48]
        vpaddd       zmm30, zmm30, zmm23
        vpaddd       zmm21, zmm30, zmm21
        vpxord       zmm30, zmm3, zmm10                         /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        vpbroadcastd zmm31, [rip + NSMS_L(K) + 60]              /* round 15 */
        vpaddd       zmm31, zmm31, zmm1
        vpaddd       zmm31, zmm31, zmm20
        vmovdqu64    [rax + 64], zmm22
        vpbroadcastd zmm22, [rip + NSMS_L(K) + 52]
        vpaddd       zmm22, zmm22, zmm10
        vpaddd       zmm22, zmm22, zmm25
        vmovdqu64    [rax + 128], zmm24
        vpxord       zmm24, zmm2, zmm23                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        vpternlogd   zmm24, zmm5, zmm8, 150
        vprord       zmm5, zmm24, 31
        vpternlogd   zmm25, zmm12, zmm26, 184
        vpaddd       zmm12, zmm21, zmm25
        vpaddd       zmm12, zmm16, zmm12
        vprord       zmm16, zmm12, 27
        vprord       zmm21, zmm12, 2
        vmovdqa64    zmm24, zmm20
        vpternlogd   zmm24, zmm12, zmm19, 184
        vpaddd       zmm12, zmm28, zmm24
        vpternlogd   zmm27, zmm0, zmm7, 150
        vprord       zmm0, zmm27, 31
        vpxord       zmm24, zmm0, zmm13                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 64]              /* round 16 */
        vpaddd       zmm25, zmm25, zmm29
        vpaddd       zmm25, zmm25, zmm19
        vpxord       zmm27, zmm5, zmm1                          /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        vpternlogd   zmm26, zmm4, zmm20, 184
        vpaddd       zmm4, zmm22, zmm26
        vpaddd       zmm4, zmm16, zmm4
        vprord       zmm16, zmm4, 27
        vpaddd       zmm12, zmm16, zmm12
        vprord       zmm16, zmm12, 27
        vprord       zmm20, zmm4, 2
        vprord       zmm22, zmm12, 2
        vpternlogd   zmm19, zmm4, zmm21, 184
        vpaddd       zmm4, zmm31, zmm19
        vpaddd       zmm4, zmm16, zmm4
        vprord       zmm16, zmm4, 27
        vprord       zmm19, zmm4, 2                             /* round 17 */
        vpternlogd   zmm30, zmm7, zmm9, 150
        vprord       zmm7, zmm30, 31
        vpxord       zmm26, zmm7, zmm29                         /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        vmovdqa64    zmm28, zmm21
        vpternlogd   zmm28, zmm12, zmm20, 184
        vpaddd       zmm12, zmm25, zmm28
        vpaddd       zmm12, zmm16, zmm12
        vprord       zmm16, zmm12, 27
        vprord       zmm25, zmm12, 2                            /* round 18 */
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 68]
        vpaddd       zmm28, zmm28, zmm2
        vpaddd       zmm21, zmm28, zmm21
        vpternlogd   zmm24, zmm8, zmm15, 150
        vprord       zmm8, zmm24, 31
        vpternlogd   zmm26, zmm15, zmm14, 150
        vpxord       zmm15, zmm8, zmm2                          /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        vprord       zmm24, zmm26, 31
        vpxord       zmm26, zmm24, zmm0                         /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 76]              /* round 19 */
        vpaddd       zmm28, zmm28, zmm0
        vpaddd       zmm28, zmm28, zmm22
        vpbroadcastd zmm30, [rip + NSMS_L(K) + 72]
        vpaddd       zmm30, zmm30, zmm3
        vpaddd       zmm30, zmm30, zmm20
        vpternlogd   zmm20, zmm4, zmm22, 184
        vpaddd       zmm4, zmm21, zmm20
        vpaddd       zmm4, zmm16, zmm4
        vprord       zmm16, zmm4, 27
        vprord       zmm20, zmm4, 2
        vpternlogd   zmm27, zmm9, zmm6, 150
        vprord       zmm9, zmm27, 31
        vpternlogd   zmm26, zmm11, zmm10, 150
        vprord       zmm21, zmm26, 31
        vpxord       zmm26, zmm9, zmm3                          /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        vpternlogd   zmm15, zmm6, zmm11, 150
        vprord       zmm6, zmm15, 31
        vpbroadcastd zmm11, [rip + NSMS_L(K) + 80]              /* round 20 */
        vpaddd       zmm11, zmm11, zmm5
        vpaddd       zmm11, zmm11, zmm19
        vmovdqa64    zmm15, zmm19
        vpternlogd   zmm15, zmm4, zmm25, 184
        vpaddd       zmm4, zmm28, zmm15
        vpternlogd   zmm22, zmm12, zmm19, 184
        vpaddd       zmm12, zmm30, zmm22
        vpaddd       zmm12, zmm16, zmm12
        vprord       zmm15, zmm12, 27
        vpaddd       zmm4, zmm15, zmm4
        vprord       zmm15, zmm4, 27
        vprord       zmm16, zmm12, 2
        vprord       zmm19, zmm4, 2                             /* round 21 */
        vpternlogd   zmm26, zmm14, zmm23, 150
        vpbroadcastd zmm14, [rip + NSMS_L(K) + 84]
        vpaddd       zmm14, zmm14, zmm7
        vpaddd       zmm14, zmm14, zmm25
        vpxord       zmm22, zmm6, zmm5                          /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        vprord       zmm26, zmm26, 31
        vpternlogd   zmm25, zmm12, zmm20, 150
        vpaddd       zmm11, zmm11, zmm25
        vpaddd       zmm11, zmm15, zmm11
        vprord       zmm12, zmm11, 27
        vprord       zmm15, zmm11, 2                            /* round 22 */
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 88]
        vpaddd       zmm25, zmm25, zmm8
        vpaddd       zmm25, zmm25, zmm20
        vpxord       zmm27, zmm26, zmm7                         /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        vpternlogd   zmm20, zmm4, zmm16, 150
        vpaddd       zmm4, zmm14, zmm20
        vpaddd       zmm4, zmm12, zmm4
        vprord       zmm12, zmm4, 27
        vprord       zmm14, zmm4, 2                             /* round 23 */
        vpternlogd   zmm22, zmm23, zmm13, 150
        vprord       zmm20, zmm22, 31
        vpbroadcastd zmm22, [rip + NSMS_L(K) + 92]
        vpaddd       zmm22, zmm22, zmm9
        vpaddd       zmm22, zmm22, zmm16
        vpternlogd   zmm16, zmm11, zmm19, 150
        vpaddd       zmm11, zmm25, zmm16
        vpaddd       zmm11, zmm12, zmm11
        vprord       zmm12, zmm11, 27
        vprord       zmm16, zmm11, 2                            /* round 24 */
        vpxord       zmm23, zmm20, zmm9                         /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        vpxord       zmm25, zmm21, zmm8                         /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        vmovdqa64    zmm28, zmm19
        vpternlogd   zmm28, zmm4, zmm15, 150
        vpaddd       zmm4, zmm22, zmm28
        vpaddd       zmm4, zmm12, zmm4
        vprord       zmm12, zmm4, 27
        vprord       zmm22, zmm4, 2                             /* round 25 */
        vpternlogd   zmm27, zmm10, zmm1, 150
        vprord       zmm10, zmm27, 31
        vpxord       zmm27, zmm10, zmm24                        /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        vpternlogd   zmm25, zmm13, zmm29, 150
        vpbroadcastd zmm13, [rip + NSMS_L(K) + 100]
        vpaddd       zmm13, zmm13, zmm6
        vpaddd       zmm13, zmm13, zmm15
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 96]
        vpaddd       zmm28, zmm28, zmm24
        vpaddd       zmm19, zmm28, zmm19
        vpternlogd   zmm15, zmm11, zmm14, 150
        vpaddd       zmm11, zmm19, zmm15
        vpaddd       zmm11, zmm12, zmm11
        vprord       zmm12, zmm11, 27
        vprord       zmm15, zmm11, 2                            /* round 26 */
        vprord       zmm19, zmm25, 31
        vpternlogd   zmm23, zmm1, zmm2, 150
        vpbroadcastd zmm1, [rip + NSMS_L(K) + 104]
        vpaddd       zmm1, zmm1, zmm26
        vpaddd       zmm1, zmm1, zmm14
        vprord       zmm23, zmm23, 31
        vpxord       zmm25, zmm19, zmm6                         /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        vpternlogd   zmm14, zmm4, zmm16, 150
        vpaddd       zmm4, zmm13, zmm14
        vpaddd       zmm4, zmm12, zmm4
        vprord       zmm12, zmm4, 27
        vprord       zmm13, zmm4, 2                             /* round 27 */
        vpternlogd   zmm27, zmm29, zmm3, 150
        vprord       zmm14, zmm27, 31
        vpbroadcastd zmm27, [rip + NSMS_L(K) + 108]
        vpaddd       zmm27, zmm27, zmm21
        vpaddd       zmm27, zmm27, zmm16
        vpxord       zmm28, zmm23, zmm26                        /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        vpternlogd   zmm16, zmm11, zmm22, 150
        vpaddd       zmm1, zmm1, zmm16
        vpaddd       zmm1, zmm12, zmm1
        vprord       zmm11, zmm1, 27
        vprord       zmm12, zmm1, 2                             /* round 28 */
        vpternlogd   zmm25, zmm2, zmm0, 150
        vprord       zmm2, zmm25, 31
        vpbroadcastd zmm16, [rip + NSMS_L(K) + 112]
        vpaddd       zmm16, zmm16, zmm20
        vpaddd       zmm16, zmm16, zmm22
        vpternlogd   zmm22, zmm4, zmm15, 150
        vpaddd       zmm4, zmm27, zmm22
        vpaddd       zmm4, zmm11, zmm4
        vprord       zmm11, zmm4, 27
        vprord       zmm22, zmm4, 2                             /* round 29 */
        vpxord       zmm25, zmm14, zmm21                        /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        vpternlogd   zmm28, zmm3, zmm5, 150
        vprord       zmm3, zmm28, 31
        vpbroadcastd zmm27, [rip + NSMS_L(K) + 116]
        vpaddd       zmm27, zmm27, zmm10
        vpaddd       zmm27, zmm27, zmm15
        vpxord       zmm28, zmm2, zmm20                         /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        vpternlogd   zmm15, zmm1, zmm13, 150
        vpaddd       zmm1, zmm16, zmm15
        vpaddd       zmm1, zmm11, zmm1
        vprord       zmm11, zmm1, 27
        vprord       zmm15, zmm1, 2                             /* round 30 */
        vpternlogd   zmm25, zmm0, zmm7, 150
        vprord       zmm0, zmm25, 31
        vpbroadcastd zmm16, [rip + NSMS_L(K) + 120]
        vpaddd       zmm16, zmm16, zmm19
        vpaddd       zmm16, zmm16, zmm13
        vpxord       zmm25, zmm3, zmm10                         /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        vpternlogd   zmm13, zmm4, zmm12, 150
        vpaddd       zmm4, zmm27, zmm13
        vpaddd       zmm4, zmm11, zmm4
        vprord       zmm11, zmm4, 27
        vprord       zmm13, zmm4, 2                             /* round 31 */
        vpternlogd   zmm28, zmm5, zmm8, 150
        vprord       zmm5, zmm28, 31
        vpbroadcastd zmm27, [rip + NSMS_L(K) + 124]
        vpaddd       zmm27, zmm27, zmm23
        vpaddd       zmm27, zmm27, zmm12
        vpternlogd   zmm12, zmm1, zmm22, 150
        vpaddd       zmm1, zmm16, zmm12
        vpaddd       zmm1, zmm11, zmm1
        vprord       zmm11, zmm1, 27
        vprord       zmm12, zmm1, 2                             /* round 32 */
        vpxord       zmm16, zmm0, zmm19                         /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        vpternlogd   zmm25, zmm7, zmm9, 150
        vprord       zmm7, zmm25, 31
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 128]
        vpaddd       zmm25, zmm25, zmm14
        vpaddd       zmm25, zmm25, zmm22
        vpternlogd   zmm16, zmm8, zmm24, 150
        vpternlogd   zmm22, zmm4, zmm15, 150
        vpaddd       zmm4, zmm27, zmm22
        vpaddd       zmm4, zmm11, zmm4
        vprord       zmm8, zmm4, 27
        vprord       zmm11, zmm4, 2                             /* round 33 */
        vpxord       zmm22, zmm5, zmm23                         /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        vprord       zmm16, zmm16, 31
        vpbroadcastd zmm27, [rip + NSMS_L(K) + 132]
        vpaddd       zmm27, zmm27, zmm2
        vpaddd       zmm27, zmm27, zmm15
        vpternlogd   zmm15, zmm1, zmm13, 150
        vpaddd       zmm1, zmm25, zmm15
        vpaddd       zmm1, zmm8, zmm1
        vprord       zmm8, zmm1, 27
        vprord       zmm15, zmm1, 2                             /* round 34 */
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 136]
        vpaddd       zmm25, zmm25, zmm3
        vpaddd       zmm25, zmm25, zmm13
        vpxord       zmm28, zmm16, zmm2                         /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        vpternlogd   zmm22, zmm9, zmm6, 150
        vprord       zmm9, zmm22, 31
        vpxord       zmm22, zmm7, zmm14                         /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        vpternlogd   zmm13, zmm4, zmm12, 150
        vpaddd       zmm4, zmm27, zmm13
        vpaddd       zmm4, zmm8, zmm4
        vprord       zmm8, zmm4, 27
        vprord       zmm13, zmm4, 2                             /* round 35 */
        vpbroadcastd zmm27, [rip + NSMS_L(K) + 140]
        vpaddd       zmm27, zmm27, zmm0
        vpaddd       zmm27, zmm27, zmm12
        vpternlogd   zmm22, zmm24, zmm26, 150
        vprord       zmm22, zmm22, 31
        vpxord       zmm24, zmm22, zmm0                         /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        vpternlogd   zmm24, zmm21, zmm10, 150
        vprord       zmm24, zmm24, 31
        vpternlogd   zmm12, zmm1, zmm11, 150
        vpaddd       zmm1, zmm25, zmm12
        vpaddd       zmm1, zmm8, zmm1
        vprord       zmm8, zmm1, 27
        vprord       zmm12, zmm1, 2                             /* round 36 */
        vpternlogd   zmm28, zmm6, zmm21, 150
        vprord       zmm6, zmm28, 31
        vpxord       zmm21, zmm9, zmm3                          /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 144]
        vpaddd       zmm25, zmm25, zmm5
        vpaddd       zmm25, zmm25, zmm11
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 148]             /* round 37 */
        vpaddd       zmm28, zmm28, zmm7
        vpaddd       zmm28, zmm28, zmm15
        vpternlogd   zmm11, zmm4, zmm15, 150
        vpaddd       zmm4, zmm27, zmm11
        vpaddd       zmm4, zmm8, zmm4
        vprord       zmm8, zmm4, 27
        vpternlogd   zmm21, zmm26, zmm20, 150
        vprord       zmm11, zmm4, 2
        vprord       zmm21, zmm21, 31
        vpternlogd   zmm15, zmm1, zmm13, 150
        vpaddd       zmm1, zmm25, zmm15
        vpaddd       zmm1, zmm8, zmm1
        vprord       zmm8, zmm1, 27
        vprord       zmm15, zmm1, 2                             /* round 38 */
        vpxord       zmm25, zmm6, zmm5                          /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        vpbroadcastd zmm26, [rip + NSMS_L(K) + 152]
        vpaddd       zmm26, zmm26, zmm16
        vpaddd       zmm26, zmm26, zmm13
        vpxord       zmm27, zmm21, zmm7                         /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
        vpternlogd   zmm13, zmm4, zmm12, 150
        vpaddd       zmm4, zmm28, zmm13
        vpaddd       zmm4, zmm8, zmm4
        vprord       zmm8, zmm4, 27
        vprord       zmm13, zmm4, 2                             /* round 39 */
        vpternlogd   zmm25, zmm20, zmm19, 150
        vprord       zmm20, zmm25, 31
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 156]
        vpaddd       zmm25, zmm25, zmm9
        vpaddd       zmm25, zmm25, zmm12
        vpxord       zmm28, zmm24, zmm16                        /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        vpternlogd   zmm12, zmm1, zmm11, 150
        vpaddd       zmm1, zmm26, zmm12
        vpaddd       zmm1, zmm8, zmm1
        vprord       zmm8, zmm1, 27
        vpternlogd   zmm27, zmm10, zmm23, 150
        vprord       zmm10, zmm27, 31
        vpxord       zmm12, zmm20, zmm9                         /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
        vmovdqa64    zmm26, zmm11
        vpternlogd   zmm26, zmm4, zmm15, 150
        vpaddd       zmm4, zmm25, zmm26
        vpaddd       zmm4, zmm8, zmm4
        vprord       zmm8, zmm4, 27                             /* round 40 */
        vprord       zmm25, zmm4, 2                             /* round 41 */
        vpbroadcastd zmm26, [rip + NSMS_L(K) + 164]
        vpaddd       zmm26, zmm26, zmm6
        vpaddd       zmm26, zmm26, zmm15
        vprord       zmm27, zmm1, 2
        vpternlogd   zmm28, zmm19, zmm14, 150
        vprord       zmm19, zmm28, 31
        vpternlogd   zmm12, zmm23, zmm2, 150
        vpxord       zmm23, zmm10, zmm22                        /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        vprord       zmm12, zmm12, 31
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 168]             /* round 42 */
        vpaddd       zmm28, zmm28, zmm21
        vpaddd       zmm28, zmm28, zmm13
        vpbroadcastd zmm29, [rip + NSMS_L(K) + 160]
        vpaddd       zmm29, zmm29, zmm22
        vpaddd       zmm11, zmm29, zmm11
        vpaddd       zmm8, zmm11, zmm8
        vpternlogd   zmm4, zmm13, zmm27, 232
        vpaddd       zmm4, zmm26, zmm4
        vpxord       zmm11, zmm19, zmm6                         /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
        vpbroadcastd zmm26, [rip + NSMS_L(K) + 176]             /* round 44 */
        vpaddd       zmm26, zmm26, zmm20
        vpaddd       zmm26, zmm26, zmm25
        vpternlogd   zmm23, zmm14, zmm3, 150
        vpbroadcastd zmm14, [rip + NSMS_L(K) + 172]             /* round 43 */
        vpaddd       zmm14, zmm14, zmm24
        vpaddd       zmm14, zmm14, zmm27
        vpternlogd   zmm1, zmm15, zmm13, 232
        vpaddd       zmm1, zmm1, zmm8
        vprord       zmm8, zmm1, 27
        vpaddd       zmm4, zmm8, zmm4
        vprord       zmm8, zmm4, 27
        vpaddd       zmm8, zmm28, zmm8
        vprord       zmm13, zmm1, 2
        vprord       zmm15, zmm4, 2
        vpternlogd   zmm1, zmm27, zmm25, 232
        vpaddd       zmm1, zmm1, zmm8
        vprord       zmm8, zmm1, 27
        vprord       zmm27, zmm1, 2
        vprord       zmm23, zmm23, 31
        vpxord       zmm28, zmm12, zmm21                        /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        vpternlogd   zmm11, zmm2, zmm0, 150
        vprord       zmm2, zmm11, 31
        vpxord       zmm11, zmm2, zmm20                         /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        vpbroadcastd zmm29, [rip + NSMS_L(K) + 184]             /* round 46 */
        vpaddd       zmm29, zmm29, zmm19
        vpaddd       zmm29, zmm29, zmm15
        vpxord       zmm30, zmm23, zmm24                        /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        vpternlogd   zmm1, zmm13, zmm15, 232
        vpternlogd   zmm28, zmm3, zmm5, 150
        vpternlogd   zmm4, zmm25, zmm13, 232
        vpaddd       zmm3, zmm14, zmm4
        vpaddd       zmm3, zmm8, zmm3
        vprord       zmm4, zmm3, 27
        vpaddd       zmm4, zmm26, zmm4
        vpaddd       zmm1, zmm1, zmm4
        vprord       zmm4, zmm1, 27                             /* round 45 */
        vprord       zmm8, zmm3, 2
        vprord       zmm14, zmm1, 2
        vpternlogd   zmm3, zmm15, zmm27, 232
        vprord       zmm15, zmm28, 31
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 180]
        vpaddd       zmm25, zmm25, zmm10
        vpaddd       zmm13, zmm25, zmm13
        vpaddd       zmm3, zmm13, zmm3
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 27
        vpaddd       zmm4, zmm29, zmm4
        vprord       zmm13, zmm3, 2                             /* round 47 */
        vpternlogd   zmm30, zmm0, zmm7, 150
        vprord       zmm0, zmm30, 31
        vpxord       zmm25, zmm15, zmm10                        /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
        vpternlogd   zmm11, zmm5, zmm16, 150
        vprord       zmm5, zmm11, 31
        vpbroadcastd zmm11, [rip + NSMS_L(K) + 188]
        vpaddd       zmm11, zmm11, zmm12
        vpaddd       zmm11, zmm11, zmm27
        vpternlogd   zmm1, zmm27, zmm8, 232
        vpaddd       zmm1, zmm1, zmm4
        vprord       zmm4, zmm1, 27
        vprord       zmm26, zmm1, 2                             /* round 48 */
        vpxord       zmm27, zmm0, zmm19                         /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        vpternlogd   zmm25, zmm7, zmm9, 150
        vpbroadcastd zmm7, [rip + NSMS_L(K) + 192]
        vpaddd       zmm7, zmm7, zmm23
        vpaddd       zmm7, zmm7, zmm8
        vprord       zmm25, zmm25, 31
        vpxord       zmm28, zmm5, zmm12                         /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
        vpternlogd   zmm3, zmm8, zmm14, 232
        vpaddd       zmm3, zmm11, zmm3
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 27
        vpaddd       zmm4, zmm7, zmm4
        vprord       zmm7, zmm3, 2                              /* round 49 */
        vpternlogd   zmm27, zmm16, zmm22, 150
        vprord       zmm8, zmm27, 31
        vpbroadcastd zmm11, [rip + NSMS_L(K) + 196]
        vpaddd       zmm11, zmm11, zmm2
        vpaddd       zmm11, zmm11, zmm14
        vpternlogd   zmm1, zmm14, zmm13, 232
        vpaddd       zmm1, zmm1, zmm4
        vprord       zmm4, zmm1, 27
        vprord       zmm14, zmm1, 2                             /* round 50 */
        vpxord       zmm16, zmm8, zmm2                          /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        vpternlogd   zmm28, zmm9, zmm6, 150
        vprord       zmm9, zmm28, 31
        vpbroadcastd zmm27, [rip + NSMS_L(K) + 200]
        vpaddd       zmm27, zmm27, zmm15
        vpaddd       zmm27, zmm27, zmm13
        vpternlogd   zmm3, zmm13, zmm26, 232
        vpaddd       zmm3, zmm11, zmm3
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 27
        vpaddd       zmm4, zmm27, zmm4
        vprord       zmm11, zmm3, 2                             /* round 51 */
        vpxord       zmm13, zmm25, zmm23                        /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        vpbroadcastd zmm27, [rip + NSMS_L(K) + 208]             /* round 52 */
        vpaddd       zmm27, zmm27, zmm5
        vpternlogd   zmm16, zmm6, zmm24, 150
        vpbroadcastd zmm6, [rip + NSMS_L(K) + 204]
        vpaddd       zmm6, zmm6, zmm0
        vpaddd       zmm6, zmm6, zmm26
        vpternlogd   zmm1, zmm26, zmm7, 232
        vpaddd       zmm1, zmm1, zmm4
        vprord       zmm4, zmm1, 27
        vprord       zmm26, zmm1, 2
        vpaddd       zmm27, zmm27, zmm7
        vpxord       zmm28, zmm9, zmm15                         /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        vprord       zmm16, zmm16, 31
        vpbroadcastd zmm29, [rip + NSMS_L(K) + 212]             /* round 53 */
        vpaddd       zmm29, zmm29, zmm25
        vpaddd       zmm29, zmm29, zmm14
        vpternlogd   zmm13, zmm22, zmm21, 150
        vpternlogd   zmm28, zmm21, zmm20, 150
        vpternlogd   zmm3, zmm7, zmm14, 232
        vpaddd       zmm3, zmm6, zmm3
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 27
        vpaddd       zmm4, zmm27, zmm4
        vprord       zmm6, zmm3, 2
        vprord       zmm7, zmm13, 31
        vpxord       zmm13, zmm7, zmm0                          /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
        vprord       zmm21, zmm28, 31
        vpxord       zmm22, zmm16, zmm5                         /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        vpternlogd   zmm1, zmm14, zmm11, 232
        vpaddd       zmm1, zmm1, zmm4
        vprord       zmm4, zmm1, 27
        vprord       zmm14, zmm1, 2                             /* round 54 */
        vpternlogd   zmm13, zmm24, zmm10, 150
        vpbroadcastd zmm24, [rip + NSMS_L(K) + 216]
        vpaddd       zmm24, zmm24, zmm8
        vpaddd       zmm24, zmm24, zmm11
        vprord       zmm13, zmm13, 31
        vpternlogd   zmm3, zmm11, zmm26, 232
        vpaddd       zmm3, zmm29, zmm3
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 27
        vpaddd       zmm4, zmm24, zmm4
        vprord       zmm11, zmm3, 2                             /* round 55 */
        vpxord       zmm24, zmm21, zmm25                        /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
        vpternlogd   zmm22, zmm20, zmm19, 150
        vprord       zmm20, zmm22, 31
        vpxord       zmm22, zmm13, zmm8                         /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        vpternlogd   zmm1, zmm26, zmm6, 232
        vpaddd       zmm1, zmm1, zmm4
        vprord       zmm4, zmm1, 27
        vprord       zmm27, zmm1, 2                             /* round 56 */
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 220]
        vpaddd       zmm28, zmm28, zmm9
        vpaddd       zmm26, zmm28, zmm26
        vpternlogd   zmm24, zmm10, zmm12, 150
        vprord       zmm10, zmm24, 31
        vpternlogd   zmm1, zmm14, zmm11, 232
        vpternlogd   zmm3, zmm6, zmm14, 232
        vpaddd       zmm3, zmm26, zmm3
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 27
        vprord       zmm24, zmm3, 2                             /* round 57 */
        vpxord       zmm26, zmm20, zmm9                         /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 224]
        vpaddd       zmm28, zmm28, zmm7
        vpaddd       zmm6, zmm28, zmm6
        vpaddd       zmm4, zmm6, zmm4
        vpaddd       zmm1, zmm1, zmm4
        vprord       zmm4, zmm1, 27
        vprord       zmm6, zmm1, 2                              /* round 58 */
        vpternlogd   zmm22, zmm19, zmm23, 150
        vprord       zmm19, zmm22, 31
        vpternlogd   zmm3, zmm11, zmm27, 232
        vpxord       zmm22, zmm10, zmm7                         /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 228]
        vpaddd       zmm28, zmm28, zmm16
        vpaddd       zmm14, zmm28, zmm14
        vpaddd       zmm3, zmm14, zmm3
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 27
        vprord       zmm14, zmm3, 2                             /* round 59 */
        vpternlogd   zmm26, zmm12, zmm2, 150
        vpbroadcastd zmm12, [rip + NSMS_L(K) + 232]
        vpaddd       zmm12, zmm12, zmm21
        vpaddd       zmm11, zmm12, zmm11
        vpaddd       zmm4, zmm11, zmm4
        vprord       zmm11, zmm26, 31
        vpxord       zmm12, zmm19, zmm16                        /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
        vpbroadcastd zmm26, [rip + NSMS_L(K) + 236]
        vpaddd       zmm26, zmm26, zmm13
        vpaddd       zmm26, zmm26, zmm27
        vpternlogd   zmm1, zmm27, zmm24, 232
        vpaddd       zmm1, zmm1, zmm4
        vprord       zmm4, zmm1, 27
        vprord       zmm27, zmm1, 2                             /* round 60 */
        vpternlogd   zmm22, zmm23, zmm15, 150
        vprord       zmm22, zmm22, 31
        vpxord       zmm23, zmm22, zmm13                        /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 244]             /* round 61 */
        vpaddd       zmm28, zmm28, zmm10
        vpaddd       zmm28, zmm28, zmm6
        vmovdqa64    zmm29, zmm6
        vpternlogd   zmm29, zmm1, zmm14, 150
        vpternlogd   zmm23, zmm0, zmm25, 150
        vprord       zmm1, zmm23, 31
        vpxord       zmm23, zmm11, zmm21                        /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        vpternlogd   zmm23, zmm15, zmm5, 150
        vprord       zmm15, zmm23, 31
        vpternlogd   zmm3, zmm24, zmm6, 232
        vpaddd       zmm3, zmm26, zmm3
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 27
        vprord       zmm6, zmm3, 2
        vpbroadcastd zmm23, [rip + NSMS_L(K) + 240]
        vpaddd       zmm23, zmm23, zmm20
        vpaddd       zmm23, zmm23, zmm24
        vpaddd       zmm23, zmm23, zmm29
        vpaddd       zmm4, zmm4, zmm23
        vprord       zmm23, zmm4, 27
        vpternlogd   zmm12, zmm2, zmm0, 150
        vprord       zmm0, zmm12, 31
        vprord       zmm2, zmm4, 2                              /* round 62 */
        vpxord       zmm12, zmm15, zmm10                        /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
        vpbroadcastd zmm24, [rip + NSMS_L(K) + 252]             /* round 63 */
        vpaddd       zmm24, zmm24, zmm11
        vpaddd       zmm24, zmm24, zmm27
        vpxord       zmm26, zmm0, zmm20                         /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        vpbroadcastd zmm29, [rip + NSMS_L(K) + 248]
        vpaddd       zmm29, zmm29, zmm19
        vpaddd       zmm29, zmm29, zmm14
        vpternlogd   zmm14, zmm3, zmm27, 150
        vpaddd       zmm3, zmm28, zmm14
        vpaddd       zmm3, zmm23, zmm3
        vprord       zmm14, zmm3, 27
        vprord       zmm23, zmm3, 2
        vpternlogd   zmm26, zmm5, zmm8, 150
        vprord       zmm5, zmm26, 31
        vpxord       zmm26, zmm1, zmm19                         /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        vpternlogd   zmm27, zmm4, zmm6, 150
        vpaddd       zmm4, zmm29, zmm27
        vpaddd       zmm4, zmm14, zmm4
        vprord       zmm14, zmm4, 27
        vprord       zmm27, zmm4, 2                             /* round 64 */
        vpternlogd   zmm12, zmm25, zmm9, 150
        vprord       zmm12, zmm12, 31
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 256]
        vpaddd       zmm25, zmm25, zmm22
        vpaddd       zmm25, zmm25, zmm6
        vpternlogd   zmm6, zmm3, zmm2, 150
        vpaddd       zmm3, zmm24, zmm6
        vpaddd       zmm3, zmm14, zmm3
        vprord       zmm6, zmm3, 27
        vprord       zmm14, zmm3, 2                             /* round 65 */
        vpxord       zmm24, zmm5, zmm11                         /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
        vpternlogd   zmm26, zmm8, zmm7, 150
        vprord       zmm8, zmm26, 31
        vpbroadcastd zmm26, [rip + NSMS_L(K) + 260]
        vpaddd       zmm26, zmm26, zmm0
        vpaddd       zmm26, zmm26, zmm2
        vpternlogd   zmm2, zmm4, zmm23, 150
        vpaddd       zmm2, zmm25, zmm2
        vpaddd       zmm2, zmm6, zmm2
        vprord       zmm4, zmm2, 27
        vprord       zmm6, zmm2, 2                              /* round 66 */
        vpxord       zmm25, zmm12, zmm22                        /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        vpternlogd   zmm24, zmm9, zmm16, 150
        vprord       zmm9, zmm24, 31
        vpbroadcastd zmm24, [rip + NSMS_L(K) + 264]
        vpaddd       zmm24, zmm24, zmm15
        vpaddd       zmm24, zmm24, zmm23
        vpxord       zmm28, zmm8, zmm0                          /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
        vpternlogd   zmm23, zmm3, zmm27, 150
        vpaddd       zmm3, zmm26, zmm23
        vpaddd       zmm3, zmm4, zmm3
        vprord       zmm4, zmm3, 27
        vpternlogd   zmm25, zmm7, zmm21, 150
        vprord       zmm7, zmm25, 31
        vmovdqa64    zmm23, zmm27
        vpternlogd   zmm23, zmm2, zmm14, 150
        vpaddd       zmm2, zmm24, zmm23
        vpaddd       zmm2, zmm4, zmm2
        vprord       zmm4, zmm2, 27                             /* round 67 */
        vprord       zmm23, zmm2, 2                             /* round 68 */
        vpternlogd   zmm28, zmm16, zmm13, 150
        vprord       zmm16, zmm28, 31
        vpxord       zmm24, zmm7, zmm1                          /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 272]
        vpaddd       zmm25, zmm25, zmm5
        vpaddd       zmm25, zmm25, zmm14
        vpxord       zmm5, zmm16, zmm5                          /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        vprord       zmm26, zmm3, 2
        vpbroadcastd zmm28, [rip + NSMS_L(K) + 276]             /* round 69 */
        vpaddd       zmm28, zmm28, zmm12
        vpaddd       zmm28, zmm28, zmm6
        vpternlogd   zmm24, zmm13, zmm10, 150
        vprord       zmm13, zmm24, 31
        vmovdqa64    zmm24, zmm6
        vpternlogd   zmm24, zmm2, zmm26, 150
        vpaddd       zmm2, zmm25, zmm24
        vpbroadcastd zmm24, [rip + NSMS_L(K) + 284]             /* round 71 */
        vpaddd       zmm24, zmm24, zmm9
        vpaddd       zmm24, zmm24, zmm23
        vpxord       zmm15, zmm9, zmm15                         /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
        vpbroadcastd zmm25, [rip + NSMS_L(K) + 280]             /* round 70 */
        vpaddd       zmm25, zmm25, zmm8
        vpaddd       zmm25, zmm25, zmm26
        vpternlogd   zmm5, zmm20, zmm19, 150
        vprord       zmm5, zmm5, 31
        vpbroadcastd zmm29, [rip + NSMS_L(K) + 268]
        vpaddd       zmm1, zmm29, zmm1
        vpaddd       zmm1, zmm1, zmm27
        vpxord       zmm8, zmm13, zmm8                          /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
        vpternlogd   zmm15, zmm21, zmm20, 150
        vprord       zmm15, zmm15, 31
        vpxord       zmm12, zmm15, zmm12                        /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
        vpbroadcastd zmm20, [rip + NSMS_L(K) + 288]             /* round 72 */
        vpaddd       zmm7, zmm20, zmm7
        vpternlogd   zmm8, zmm19, zmm22, 150
        vpbroadcastd zmm19, [rip + NSMS_L(K) + 316]             /* round 79 */
        vpternlogd   zmm14, zmm3, zmm6, 150
        vpaddd       zmm1, zmm1, zmm14
        vpaddd       zmm1, zmm4, zmm1
        vprord       zmm3, zmm1, 27
        vpaddd       zmm2, zmm3, zmm2
        vprord       zmm3, zmm2, 27
        vprord       zmm4, zmm1, 2
        vprord       zmm6, zmm2, 2
        vpaddd       zmm7, zmm7, zmm4
        vpternlogd   zmm26, zmm1, zmm23, 150
        vpaddd       zmm1, zmm28, zmm26
        vpaddd       zmm1, zmm3, zmm1
        vprord       zmm3, zmm1, 27
        vprord       zmm14, zmm1, 2
        vpternlogd   zmm23, zmm2, zmm4, 150
        vpaddd       zmm2, zmm25, zmm23
        vpaddd       zmm2, zmm3, zmm2
        vprord       zmm3, zmm2, 27
        vprord       zmm20, zmm2, 2
        vpternlogd   zmm4, zmm1, zmm6, 150
        vpaddd       zmm1, zmm24, zmm4
        vpaddd       zmm1, zmm3, zmm1
        vprord       zmm3, zmm1, 27
        vprord       zmm4, zmm1, 2                              /* round 73 */
        vprord       zmm8, zmm8, 31
        vpbroadcastd zmm21, [rip + NSMS_L(K) + 292]
        vpaddd       zmm16, zmm21, zmm16
        vpaddd       zmm16, zmm16, zmm6
        vpxord       zmm9, zmm5, zmm9                           /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
        vpternlogd   zmm12, zmm10, zmm11, 150
        vpternlogd   zmm6, zmm2, zmm14, 150
        vpaddd       zmm2, zmm7, zmm6
        vpaddd       zmm2, zmm3, zmm2
        vprord       zmm3, zmm2, 27
        vprord       zmm6, zmm2, 2                              /* round 74 */
        vprord       zmm7, zmm12, 31
        vpternlogd   zmm9, zmm11, zmm0, 150
        vpaddd       zmm0, zmm18, zmm19                         /* H = H + (a, b, ...) */
        vprord       zmm9, zmm9, 31
        vpbroadcastd zmm10, [rip + NSMS_L(K) + 296]
        vpaddd       zmm10, zmm10, zmm15
        vpaddd       zmm10, zmm10, zmm14
        vpaddd       zmm0, zmm0, zmm9
        vpternlogd   zmm14, zmm1, zmm20, 150
        vpaddd       zmm1, zmm16, zmm14
        vpaddd       zmm1, zmm3, zmm1
        vprord       zmm3, zmm1, 27
        vprord       zmm9, zmm1, 2                              /* round 75 */
        vmovdqa64    zmm11, zmm20
        vpternlogd   zmm11, zmm2, zmm4, 150
        vpaddd       zmm2, zmm10, zmm11
        vpaddd       zmm2, zmm3, zmm2
        vprord       zmm3, zmm2, 27
        vprord       zmm10, zmm2, 2                             /* round 76 */
        vpaddd       zmm0, zmm0, zmm10
        vpbroadcastd zmm11, [rip + NSMS_L(K) + 300]
        vpaddd       zmm11, zmm11, zmm13
        vpaddd       zmm11, zmm11, zmm20
        add          rsi, 64                                    /* the next block */
        mov          rdx, [rsp + 64]
        add          rdx, -1
        vmovdqa64    zmm12, zmm4
        vpternlogd   zmm12, zmm1, zmm6, 150
        vpaddd       zmm1, zmm11, zmm12
        vpaddd       zmm1, zmm3, zmm1
        vprord       zmm3, zmm1, 27
        vprord       zmm11, zmm1, 2                             /* round 77 */
        vpaddd       zmm12, zmm17, zmm11
        vmovdqu64    [r12 + 256], zmm12
        vpbroadcastd zmm12, [rip + NSMS_L(K) + 304]
        vpaddd       zmm5, zmm12, zmm5
        vpaddd       zmm4, zmm5, zmm4
        vmovdqa64    zmm5, zmm6
        vpternlogd   zmm5, zmm2, zmm9, 150
        vpaddd       zmm2, zmm4, zmm5
        vpaddd       zmm2, zmm3, zmm2
        vprord       zmm3, zmm2, 27
        vmovdqa64    zmm4, zmm10                                /* round 78 */
        vpternlogd   zmm4, zmm2, zmm11, 150
        vprord       zmm2, zmm2, 2
        vmovdqu64    zmm5, [rax + 128]
        vpaddd       zmm5, zmm5, zmm2
        vmovdqu64    [r12 + 192], zmm5
        vpbroadcastd zmm5, [rip + NSMS_L(K) + 308]
        vpaddd       zmm5, zmm5, zmm7
        vpaddd       zmm5, zmm5, zmm6
        vmovdqa64    zmm6, zmm9
        vpternlogd   zmm6, zmm1, zmm10, 150
        vpaddd       zmm1, zmm5, zmm6
        vpaddd       zmm1, zmm3, zmm1
        vprord       zmm3, zmm1, 27
        vpternlogd   zmm11, zmm1, zmm2, 150
        vprord       zmm1, zmm1, 2
        vpaddd       zmm0, zmm0, zmm11
        vmovdqu64    zmm2, [rax + 64]
        vpaddd       zmm1, zmm2, zmm1
        vmovdqu64    [r12 + 128], zmm1
        vpbroadcastd zmm1, [rip + NSMS_L(K) + 312]
        vpaddd       zmm1, zmm1, zmm8
        vpaddd       zmm1, zmm1, zmm9
        vpaddd       zmm1, zmm1, zmm4
        vpaddd       zmm1, zmm3, zmm1
        vprord       zmm2, zmm1, 27
        vpaddd       zmm0, zmm0, zmm2
        vmovdqu64    [r12], zmm0
        vmovdqu64    zmm0, [rax]
        vpaddd       zmm0, zmm0, zmm1
        vmovdqu64    [r12 + 64], zmm0
        cmp          rdx, 0
        jne          NSMS_L(next_block)
NSMS_L(done):
        vzeroupper

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
        .size        NSMS_SYMBOL(nsms_sha1_multi_avx512_m16), . - NSMS_SYMBOL(nsms_sha1_multi_avx512_m16)
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

/* nsms_sha1_multi_avx512_m16: 15 integer registers, 32 vector registers, 4 spills.
 *   Register map: to1..to15: rcx, rdi, r8, r9, r10, r11, rbx, rbp, [rsp..rsp+48]; blocks: rdx;
 *     data: rsi; scratch: rax; state: [rsp+56]. Slots of the frame that are not named here hold
 *     spilled values.
 *     to1..to15: address of message 1, 2, ... minus address of message 0.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_multi_avx512_m16
 *   signature: void nsms_sha1_multi_avx512_m16(uint32_t state[80], const void *const data[16], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 320, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 8, access: read, pointee_bytes: 64
 *        * blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 392, win64: 568}
 *   features: [avx, avx512bw, avx512f, avx512vl]
 */
