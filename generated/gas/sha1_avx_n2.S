/* sha1_avx_n2.S, written by nsms: make gen HASH=sha1 ISA=avx N=2
 *
 * void nsms_sha1_blocks_avx_n2(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks, 2 scheduled at a time.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,212 instructions (System V); 792 bytes of stack (System V), 968 (Win64).
 *
 * Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx.
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
#  define NSMS_L(name) Lsha1_avx_n2_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx_n2_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx_n2_##name
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
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long        0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
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
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
        .long        0xca62c1d6, 0xca62c1d6, 0xca62c1d6, 0xca62c1d6
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

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_avx_n2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_avx_n2))
NSMS_SYMBOL(nsms_sha1_blocks_avx_n2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_avx_n2))
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
        cmp          rdx, 0
        je           NSMS_L(done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 87]
        mov          ecx, [rdi]
        mov          r8d, [rdi + 4]
        mov          r9d, [rdi + 8]
        and          rax, -64
        mov          r10d, [rdi + 12]
        mov          r11d, [rdi + 16]
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi. */
NSMS_L(batch2):
        cmp          rdx, 2
        jb           NSMS_L(batch1)

        /* the schedule of 2 blocks: the message words */
        vmovdqu      xmm8, [rsi]                                /* W_0 to W_3 */
        vmovdqu      xmm9, [rsi + 64]
        vmovdqu      xmm10, [rsi + 16]                          /* W_4 to W_7 */
        vmovdqu      xmm11, [rsi + 80]
        vmovdqu      xmm12, [rsi + 32]                          /* W_8 to W_11 */
        vmovdqu      xmm13, [rsi + 96]
        vpunpcklqdq  xmm14, xmm8, xmm9
        vmovdqu      xmm15, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpunpckhqdq  xmm8, xmm8, xmm9
        vmovdqu      xmm9, [rsi + 48]                           /* W_12 to W_15 */
        vmovdqu      xmm7, [rsi + 112]
        vpunpcklqdq  xmm6, xmm10, xmm11
        vpunpckhqdq  xmm10, xmm10, xmm11
        vpshufb      xmm0, xmm14, xmm15
        vpshufb      xmm1, xmm8, xmm15
        vpshufb      xmm2, xmm6, xmm15
        vpunpcklqdq  xmm8, xmm12, xmm13
        vpunpckhqdq  xmm11, xmm12, xmm13
        vpunpcklqdq  xmm12, xmm9, xmm7
        vpunpckhqdq  xmm9, xmm9, xmm7
        lea          rbp, [rax + 16]
        vpshufb      xmm3, xmm10, xmm15
        vpshufb      xmm4, xmm8, xmm15
        vpaddd       xmm8, xmm0, [rip + NSMS_L(K2x2)]           /* W_0 to W_1, each + K_t */
        vpshufb      xmm5, xmm11, xmm15
        vpshufb      xmm6, xmm12, xmm15
        vpshufb      xmm7, xmm9, xmm15
        vmovdqu      [rax], xmm8
        vpaddd       xmm8, xmm1, [rip + NSMS_L(K2x2) + 16]      /* W_2 to W_3, each + K_t */
        vpaddd       xmm9, xmm2, [rip + NSMS_L(K2x2) + 32]      /* W_4 to W_5, each + K_t */
        vpaddd       xmm10, xmm3, [rip + NSMS_L(K2x2) + 48]     /* W_6 to W_7, each + K_t */
        vpaddd       xmm11, xmm4, [rip + NSMS_L(K2x2) + 64]     /* W_8 to W_9, each + K_t */
        vmovdqu      [rax + 16], xmm8
        vmovdqu      [rax + 32], xmm9
        vmovdqu      [rax + 48], xmm10
        vmovdqu      [rax + 64], xmm11
        vpaddd       xmm8, xmm5, [rip + NSMS_L(K2x2) + 80]      /* W_10 to W_11, each + K_t */
        vpaddd       xmm9, xmm6, [rip + NSMS_L(K2x2) + 96]      /* W_12 to W_13, each + K_t */
        vpaddd       xmm10, xmm7, [rip + NSMS_L(K2x2) + 112]    /* W_14 to W_15, each + K_t */
        vmovdqu      [rax + 80], xmm8
        vmovdqu      [rax + 96], xmm9
        vmovdqu      [rax + 112], xmm10
        mov          rbx, rax

        /* all rounds of one block; schedule of 2 blocks */
        mov          r12d, r9d                                  /* round 0 */
        xor          r12d, r10d
            vshufps  xmm8, xmm6, xmm7, 39                       /* W_16 to W_17: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, ecx
        ror          r14d, 27
            vpshufd  xmm8, xmm8, 141
        add          r11d, [rax]
        and          r8d, r12d
            vpxor    xmm8, xmm8, xmm4
        add          r14d, r11d
        mov          r12d, r13d                                 /* round 1 */
        xor          r12d, r9d
            vpxor    xmm8, xmm8, xmm1
        xor          r8d, r10d
        mov          r15d, ecx
        ror          r15d, 2
            vpxor    xmm0, xmm8, xmm0
        add          r10d, [rax + 4]
        and          r12d, ecx
            vpsrld   xmm8, xmm0, 31
        add          r8d, r14d
        xor          r12d, r9d
            vpslld   xmm0, xmm0, 1
        mov          r14d, r15d                                 /* round 2 */
        xor          r14d, r13d
        mov          ebx, r8d
        ror          ebx, 27
            vpxor    xmm0, xmm8, xmm0
        mov          r11d, r8d
        ror          r11d, 2
        add          r10d, r12d
            vpaddd   xmm8, xmm0, [rip + NSMS_L(K2x2) + 128]
        and          r8d, r14d
        add          r9d, [rax + 16]
            vshufps  xmm9, xmm7, xmm0, 39                       /* W_18 to W_19: rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        add          ebx, r10d
        xor          r8d, r13d
            vmovdqu  [rax + 128], xmm8
        mov          r12d, r11d                                 /* round 3 */
        xor          r12d, r15d
        mov          r14d, ebx
        ror          r14d, 27
            vpshufd  xmm8, xmm9, 141
        add          r8d, r9d
        mov          r10d, ebx
        ror          r10d, 2
            vpxor    xmm8, xmm8, xmm5
        and          r12d, ebx
        add          r8d, r14d
            vpxor    xmm8, xmm8, xmm2
        add          r13d, [rax + 20]
        xor          r12d, r15d
            vpxor    xmm1, xmm8, xmm1
        mov          r14d, r10d                                 /* round 4 */
        xor          r14d, r11d
        mov          r9d, r8d
        ror          r9d, 27
            vpsrld   xmm8, xmm1, 31
        mov          ebx, r8d
        ror          ebx, 2
        add          r13d, r12d
            vpslld   xmm1, xmm1, 1
        and          r8d, r14d
        add          r15d, [rax + 32]
            vpxor    xmm1, xmm8, xmm1
        add          r9d, r13d
        xor          r8d, r11d
            vpaddd   xmm8, xmm1, [rip + NSMS_L(K2x2) + 144]
        mov          r12d, ebx                                  /* round 5 */
        xor          r12d, r10d
        mov          r13d, r9d
        ror          r13d, 27
            vshufps  xmm9, xmm0, xmm1, 39                       /* W_20 to W_21: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        add          r8d, r15d
        mov          r14d, r9d
        ror          r14d, 2
            vmovdqu  [rax + 144], xmm8
        and          r9d, r12d
        add          r8d, r13d
            vpshufd  xmm8, xmm9, 141
        add          r11d, [rax + 36]
        xor          r9d, r10d
            vpxor    xmm8, xmm8, xmm6
        mov          r12d, r14d                                 /* round 6 */
        xor          r12d, ebx
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    xmm8, xmm8, xmm3
        mov          r15d, r8d
        ror          r15d, 2
        add          r9d, r11d
            vpxor    xmm2, xmm8, xmm2
        and          r8d, r12d
        add          r10d, [rax + 48]
            vpsrld   xmm8, xmm2, 31
        add          r9d, r13d
        xor          r8d, ebx
            vpslld   xmm2, xmm2, 1
        mov          r12d, r15d                                 /* round 7 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
            vpxor    xmm2, xmm8, xmm2
        add          r8d, r10d
        mov          r11d, r9d
        ror          r11d, 2
            vpaddd   xmm8, xmm2, [rip + NSMS_L(K2x2) + 160]
        and          r9d, r12d
        add          r8d, r13d
            vshufps  xmm9, xmm1, xmm2, 39                       /* W_22 to W_23: rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        add          ebx, [rax + 52]
        xor          r9d, r14d
            vmovdqu  [rax + 160], xmm8
        mov          r12d, r11d                                 /* round 8 */
        xor          r12d, r15d
        mov          r13d, r8d
        ror          r13d, 27
            vpshufd  xmm8, xmm9, 141
        mov          r10d, r8d
        ror          r10d, 2
        add          r9d, ebx
            vpxor    xmm8, xmm8, xmm7
        and          r8d, r12d
        add          r14d, [rax + 64]
            vpxor    xmm8, xmm8, xmm4
        add          r9d, r13d
        xor          r8d, r15d
            vpxor    xmm3, xmm8, xmm3
        mov          r12d, r10d                                 /* round 9 */
        xor          r12d, r11d
        mov          r13d, r9d
        ror          r13d, 27
            vpsrld   xmm8, xmm3, 31
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
            vpslld   xmm3, xmm3, 1
        and          r9d, r12d
        add          r8d, r13d
            vpxor    xmm3, xmm8, xmm3
        add          r15d, [rax + 68]
        xor          r9d, r11d
            vpaddd   xmm8, xmm3, [rip + NSMS_L(K2x2) + 176]
        mov          r12d, r14d                                 /* round 10 */
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 27
            vshufps  xmm9, xmm2, xmm3, 39                       /* W_24 to W_25: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        mov          ebx, r8d
        ror          ebx, 2
        add          r9d, r15d
            vmovdqu  [rax + 176], xmm8
        and          r8d, r12d
        add          r11d, [rax + 80]
            vpshufd  xmm8, xmm9, 141
        add          r9d, r13d
        xor          r8d, r10d
            vpxor    xmm8, xmm8, xmm0
        mov          r12d, ebx                                  /* round 11 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
            vpxor    xmm8, xmm8, xmm5
        add          r8d, r11d
        mov          r15d, r9d
        ror          r15d, 2
            vpxor    xmm4, xmm8, xmm4
        and          r9d, r12d
        add          r8d, r13d
            vpsrld   xmm8, xmm4, 31
        add          r10d, [rax + 84]
        xor          r9d, r14d
            vpslld   xmm4, xmm4, 1
        mov          r12d, r15d                                 /* round 12 */
        xor          r12d, ebx
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    xmm4, xmm8, xmm4
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r10d
            vpaddd   xmm8, xmm4, [rip + NSMS_L(K2x2) + 192]
        and          r8d, r12d
        add          r14d, [rax + 96]
            vshufps  xmm9, xmm3, xmm4, 39                       /* W_26 to W_27: rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        add          r9d, r13d
        xor          r8d, ebx
            vmovdqu  [rax + 192], xmm8
        mov          r12d, r11d                                 /* round 13 */
        xor          r12d, r15d
        mov          r13d, r9d
        ror          r13d, 27
            vpshufd  xmm8, xmm9, 141
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
            vpxor    xmm8, xmm8, xmm1
        and          r9d, r12d
        add          r8d, r13d
            vpxor    xmm8, xmm8, xmm6
        add          ebx, [rax + 100]
        xor          r9d, r15d
            vpxor    xmm5, xmm8, xmm5
        mov          r12d, r14d                                 /* round 14 */
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
            vpsrld   xmm8, xmm5, 31
        mov          r10d, r8d
        ror          r10d, 2
        add          r9d, ebx
            vpslld   xmm5, xmm5, 1
        and          r8d, r12d
        add          r15d, [rax + 112]
            vpxor    xmm5, xmm8, xmm5
        add          r9d, r13d
        xor          r8d, r11d
            vpaddd   xmm8, xmm5, [rip + NSMS_L(K2x2) + 208]
        mov          r12d, r10d                                 /* round 15 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
            vshufps  xmm9, xmm4, xmm5, 39                       /* W_28 to W_29: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        add          r8d, r15d
        mov          r15d, r9d
        ror          r15d, 2
            vmovdqu  [rax + 208], xmm8
        and          r9d, r12d
        add          r8d, r13d
            vpshufd  xmm8, xmm9, 141
        add          r11d, [rax + 116]
        xor          r9d, r14d
            vpxor    xmm8, xmm8, xmm2
        mov          r12d, r15d                                 /* round 16 */
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    xmm8, xmm8, xmm7
        mov          ecx, r8d
        ror          ecx, 2
        add          r9d, r11d
            vpxor    xmm6, xmm8, xmm6
        and          r8d, r12d
        add          r14d, [rax + 128]
            vpsrld   xmm8, xmm6, 31
        add          r9d, r13d
        xor          r8d, r10d
            vpslld   xmm6, xmm6, 1
        mov          r12d, ecx                                  /* round 17 */
        xor          r12d, r15d
        mov          r13d, r9d
        ror          r13d, 27
            vpxor    xmm6, xmm8, xmm6
        add          r8d, r14d
        mov          r11d, r9d
        ror          r11d, 2
            vpaddd   xmm8, xmm6, [rip + NSMS_L(K2x2) + 224]
        and          r9d, r12d
        add          r8d, r13d
            vshufps  xmm9, xmm5, xmm6, 39                       /* W_30 to W_31: rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        add          r10d, [rax + 132]
        xor          r9d, r15d
            vmovdqu  [rax + 224], xmm8
        mov          r12d, r11d                                 /* round 18 */
        xor          r12d, ecx
        mov          r13d, r8d
        ror          r13d, 27
            vpshufd  xmm8, xmm9, 141
        mov          r14d, r8d
        ror          r14d, 2
        add          r9d, r10d
            vpxor    xmm8, xmm8, xmm3
        and          r8d, r12d
        add          r15d, [rax + 144]
            vpxor    xmm8, xmm8, xmm0
        add          r9d, r13d
        xor          r8d, ecx
            vpxor    xmm7, xmm8, xmm7
        mov          r12d, r14d                                 /* round 19 */
        xor          r12d, r11d
        mov          r13d, r9d
        ror          r13d, 27
            vpsrld   xmm8, xmm7, 31
        add          r8d, r15d
        add          ecx, [rax + 148]
            vpslld   xmm7, xmm7, 1
        and          r12d, r9d
        add          r8d, r13d
            vpxor    xmm7, xmm8, xmm7
        xor          r12d, r11d
        ror          r9d, 2
            vpaddd   xmm8, xmm7, [rip + NSMS_L(K2x2) + 240]
        mov          r13d, r8d
        ror          r13d, 27
        add          r11d, [rax + 160]                          /* round 20 */
            vshufps  xmm9, xmm6, xmm7, 39                       /* W_32 to W_33: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        add          ecx, r12d
            vmovdqu  [rax + 240], xmm8
        mov          r12d, r8d
        xor          r12d, r9d
        add          ecx, r13d
            vpshufd  xmm8, xmm9, 141
        ror          r8d, 2
        mov          r10d, r14d                                 /* round 21 */
        add          r10d, [rax + 164]
            vpxor    xmm8, xmm8, xmm4
        xor          r12d, r14d
        mov          r13d, ecx
        ror          r13d, 27
            vpxor    xmm8, xmm8, xmm1
        add          r11d, r12d
        mov          r12d, ecx
        xor          r12d, r8d
            vpxor    xmm0, xmm8, xmm0
        ror          ecx, 2
        add          r11d, r13d
            vpsrld   xmm8, xmm0, 31
        xor          r12d, r9d
        mov          r13d, r11d
        ror          r13d, 27
            vpslld   xmm0, xmm0, 1
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 22 */
        xor          r12d, ecx
            vpxor    xmm0, xmm8, xmm0
        add          r9d, [rax + 176]
        add          r10d, r13d
            vpaddd   xmm8, xmm0, [rip + NSMS_L(K2x2) + 256]
        xor          r12d, r8d
        ror          r11d, 2
            vshufps  xmm9, xmm7, xmm0, 39                       /* W_34 to W_35: rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
            vmovdqu  [rax + 256], xmm8
        mov          r12d, r10d                                 /* round 23 */
        xor          r12d, r11d
        add          r8d, [rax + 180]
            vpshufd  xmm8, xmm9, 141
        add          r9d, r13d
        xor          r12d, ecx
            vpxor    xmm8, xmm8, xmm5
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
            vpxor    xmm8, xmm8, xmm2
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 24 */
        xor          r12d, r10d
            vpxor    xmm1, xmm8, xmm1
        add          ecx, [rax + 192]
        add          r8d, r13d
            vpsrld   xmm8, xmm1, 31
        xor          r12d, r11d
        ror          r9d, 2
            vpslld   xmm1, xmm1, 1
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
            vpxor    xmm1, xmm8, xmm1
        mov          r12d, r8d                                  /* round 25 */
        xor          r12d, r9d
        add          r11d, [rax + 196]
            vpaddd   xmm8, xmm1, [rip + NSMS_L(K2x2) + 272]
        add          ecx, r13d
        xor          r12d, r10d
            vshufps  xmm9, xmm0, xmm1, 39                       /* W_36 to W_37: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
            vmovdqu  [rax + 272], xmm8
        add          r11d, r12d
        mov          r12d, ecx                                  /* round 26 */
        xor          r12d, r8d
            vpshufd  xmm8, xmm9, 141
        add          r10d, [rax + 208]
        add          r11d, r13d
            vpxor    xmm8, xmm8, xmm6
        xor          r12d, r9d
        ror          ecx, 2
            vpxor    xmm8, xmm8, xmm3
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
            vpxor    xmm2, xmm8, xmm2
        mov          r12d, r11d                                 /* round 27 */
        xor          r12d, ecx
        add          r9d, [rax + 212]
            vpsrld   xmm8, xmm2, 31
        add          r10d, r13d
        xor          r12d, r8d
            vpslld   xmm2, xmm2, 1
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
            vpxor    xmm2, xmm8, xmm2
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 28 */
        xor          r12d, r11d
            vpaddd   xmm8, xmm2, [rip + NSMS_L(K2x2) + 288]
        add          r8d, [rax + 224]
        add          r9d, r13d
            vshufps  xmm9, xmm1, xmm2, 39                       /* W_38 to W_39: rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        xor          r12d, ecx
        ror          r10d, 2
            vmovdqu  [rax + 288], xmm8
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
            vpshufd  xmm8, xmm9, 141
        mov          r12d, r9d                                  /* round 29 */
        xor          r12d, r10d
        add          ecx, [rax + 228]
            vpxor    xmm8, xmm8, xmm7
        add          r8d, r13d
        xor          r12d, r11d
            vpxor    xmm8, xmm8, xmm4
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    xmm3, xmm8, xmm3
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 30 */
        xor          r12d, r9d
            vpsrld   xmm8, xmm3, 31
        add          r11d, [rax + 240]
        add          ecx, r13d
            vpslld   xmm3, xmm3, 1
        xor          r12d, r10d
        ror          r8d, 2
            vpxor    xmm3, xmm8, xmm3
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
            vpaddd   xmm8, xmm3, [rip + NSMS_L(K2x2) + 304]
        mov          r12d, ecx                                  /* round 31 */
        xor          r12d, r8d
        add          r10d, [rax + 244]
            vshufps  xmm9, xmm2, xmm3, 39                       /* W_40 to W_41: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        add          r11d, r13d
        xor          r12d, r9d
            vmovdqu  [rax + 304], xmm8
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
            vpshufd  xmm8, xmm9, 141
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 32 */
        xor          r12d, ecx
            vpxor    xmm8, xmm8, xmm0
        add          r9d, [rax + 256]
        add          r10d, r13d
            vpxor    xmm8, xmm8, xmm5
        xor          r12d, r8d
        ror          r11d, 2
            vpxor    xmm4, xmm8, xmm4
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
            vpsrld   xmm8, xmm4, 31
        mov          r12d, r10d                                 /* round 33 */
        xor          r12d, r11d
        add          r8d, [rax + 260]
            vpslld   xmm4, xmm4, 1
        add          r9d, r13d
        xor          r12d, ecx
            vpxor    xmm4, xmm8, xmm4
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
            vpaddd   xmm8, xmm4, [rip + NSMS_L(K2x2) + 320]
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 34 */
        xor          r12d, r10d
            vshufps  xmm9, xmm3, xmm4, 39                       /* W_42 to W_43: rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        add          ecx, [rax + 272]
        add          r8d, r13d
            vmovdqu  [rax + 320], xmm8
        xor          r12d, r11d
        ror          r9d, 2
            vpshufd  xmm8, xmm9, 141
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
            vpxor    xmm8, xmm8, xmm1
        mov          r12d, r8d                                  /* round 35 */
        xor          r12d, r9d
        add          r11d, [rax + 276]
            vpxor    xmm8, xmm8, xmm6
        add          ecx, r13d
        xor          r12d, r10d
            vpxor    xmm5, xmm8, xmm5
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
            vpsrld   xmm8, xmm5, 31
        add          r11d, r12d
        mov          r12d, ecx                                  /* round 36 */
        xor          r12d, r8d
            vpslld   xmm5, xmm5, 1
        add          r10d, [rax + 288]
        add          r11d, r13d
            vpxor    xmm5, xmm8, xmm5
        xor          r12d, r9d
        ror          ecx, 2
            vpaddd   xmm8, xmm5, [rip + NSMS_L(K2x2) + 336]
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
            vshufps  xmm9, xmm4, xmm5, 39                       /* W_44 to W_45: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        mov          r12d, r11d                                 /* round 37 */
        xor          r12d, ecx
        add          r9d, [rax + 292]
            vmovdqu  [rax + 336], xmm8
        add          r10d, r13d
        xor          r12d, r8d
            vpshufd  xmm8, xmm9, 141
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
            vpxor    xmm8, xmm8, xmm2
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 38 */
        xor          r12d, r11d
            vpxor    xmm8, xmm8, xmm7
        add          r8d, [rax + 304]
        add          r9d, r13d
            vpxor    xmm6, xmm8, xmm6
        xor          r12d, ecx
        ror          r10d, 2
            vpsrld   xmm8, xmm6, 31
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
            vpslld   xmm6, xmm6, 1
        mov          r12d, r9d                                  /* round 39 */
        xor          r12d, r10d
        add          ecx, [rax + 308]
            vpxor    xmm6, xmm8, xmm6
        add          r8d, r13d
        xor          r12d, r11d
            vpaddd   xmm8, xmm6, [rip + NSMS_L(K2x2) + 352]
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
            vshufps  xmm9, xmm5, xmm6, 39                       /* W_46 to W_47: rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 40 */
        xor          r12d, r9d
            vmovdqu  [rax + 352], xmm8
        mov          r14d, r9d
        xor          r14d, r10d
        add          ecx, r13d
            vpshufd  xmm8, xmm9, 141
        ror          r8d, 2
        and          r12d, r14d
            vpxor    xmm8, xmm8, xmm3
        add          r11d, [rax + 320]
        mov          r13d, ecx
        ror          r13d, 27
            vpxor    xmm8, xmm8, xmm0
        mov          r14d, ecx                                  /* round 41 */
        xor          r14d, r8d
        mov          r15d, r8d
        xor          r15d, r9d
            vpxor    xmm7, xmm8, xmm7
        xor          r12d, r9d
        add          r11d, r13d
            vpsrld   xmm8, xmm7, 31
        and          r14d, r15d
        add          r10d, [rax + 324]
            vpslld   xmm7, xmm7, 1
        ror          ecx, 2
        add          r11d, r12d
            vpxor    xmm7, xmm8, xmm7
        xor          r14d, r8d
        add          r9d, [rax + 336]                           /* round 42 */
            vpaddd   xmm8, xmm7, [rip + NSMS_L(K2x2) + 368]
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r14d
            vshufps  xmm9, xmm6, xmm7, 39                       /* W_48 to W_49: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
            vmovdqu  [rax + 368], xmm8
        add          r10d, r12d
        ror          r11d, 2
            vpshufd  xmm8, xmm9, 141
        and          r13d, r14d
        add          r8d, [rax + 340]                           /* round 43 */
            vpxor    xmm8, xmm8, xmm4
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
            vpxor    xmm8, xmm8, xmm1
        mov          r15d, r11d
        xor          r15d, ecx
        xor          r13d, ecx
            vpxor    xmm0, xmm8, xmm0
        add          r9d, r12d
        and          r14d, r15d
            vpsrld   xmm8, xmm0, 31
        ror          r10d, 2
        add          ecx, [rax + 352]                           /* round 44 */
            vpslld   xmm0, xmm0, 1
        add          r9d, r13d
        xor          r14d, r11d
            vpxor    xmm0, xmm8, xmm0
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
            vpaddd   xmm8, xmm0, [rip + NSMS_L(K2x2) + 384]
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
            vshufps  xmm9, xmm7, xmm0, 39                       /* W_50 to W_51: rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        add          r8d, r12d
        ror          r9d, 2
            vmovdqu  [rax + 384], xmm8
        and          r13d, r14d
        add          r11d, [rax + 356]                          /* round 45 */
            vpshufd  xmm8, xmm9, 141
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r8d
        xor          r14d, r9d
            vpxor    xmm8, xmm8, xmm5
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
            vpxor    xmm8, xmm8, xmm2
        add          ecx, r12d
        and          r14d, r15d
            vpxor    xmm1, xmm8, xmm1
        ror          r8d, 2
        add          r10d, [rax + 368]                          /* round 46 */
            vpsrld   xmm8, xmm1, 31
        add          ecx, r13d
        xor          r14d, r9d
            vpslld   xmm1, xmm1, 1
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
            vpxor    xmm1, xmm8, xmm1
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
            vpaddd   xmm8, xmm1, [rip + NSMS_L(K2x2) + 400]
        add          r11d, r12d
        ror          ecx, 2
            vshufps  xmm9, xmm0, xmm1, 39                       /* W_52 to W_53: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        and          r13d, r14d
        add          r9d, [rax + 372]                           /* round 47 */
            vmovdqu  [rax + 400], xmm8
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
            vpshufd  xmm8, xmm9, 141
        mov          r15d, ecx
        xor          r15d, r8d
        xor          r13d, r8d
            vpxor    xmm8, xmm8, xmm6
        add          r10d, r12d
        and          r14d, r15d
            vpxor    xmm8, xmm8, xmm3
        ror          r11d, 2
        add          r8d, [rax + 384]                           /* round 48 */
            vpxor    xmm2, xmm8, xmm2
        add          r10d, r13d
        xor          r14d, ecx
            vpsrld   xmm8, xmm2, 31
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
            vpslld   xmm2, xmm2, 1
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
            vpxor    xmm2, xmm8, xmm2
        add          r9d, r12d
        ror          r10d, 2
            vpaddd   xmm8, xmm2, [rip + NSMS_L(K2x2) + 416]
        and          r13d, r14d
        add          ecx, [rax + 388]                           /* round 49 */
            vshufps  xmm9, xmm1, xmm2, 39                       /* W_54 to W_55: rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d
        xor          r14d, r10d
            vmovdqu  [rax + 416], xmm8
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
            vpshufd  xmm8, xmm9, 141
        add          r8d, r12d
        and          r14d, r15d
            vpxor    xmm8, xmm8, xmm7
        ror          r9d, 2
        add          r11d, [rax + 400]                          /* round 50 */
            vpxor    xmm8, xmm8, xmm4
        add          r8d, r13d
        xor          r14d, r10d
            vpxor    xmm3, xmm8, xmm3
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r14d
            vpsrld   xmm8, xmm3, 31
        mov          r13d, r8d
        xor          r13d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
            vpslld   xmm3, xmm3, 1
        add          ecx, r12d
        ror          r8d, 2
            vpxor    xmm3, xmm8, xmm3
        and          r13d, r14d
        add          r10d, [rax + 404]                          /* round 51 */
            vpaddd   xmm8, xmm3, [rip + NSMS_L(K2x2) + 432]
        mov          r12d, ecx
        ror          r12d, 27
        mov          r14d, ecx
        xor          r14d, r8d
            vshufps  xmm9, xmm2, xmm3, 39                       /* W_56 to W_57: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r13d, r9d
            vmovdqu  [rax + 432], xmm8
        add          r11d, r12d
        and          r14d, r15d
            vpshufd  xmm8, xmm9, 141
        ror          ecx, 2
        add          r9d, [rax + 416]                           /* round 52 */
            vpxor    xmm8, xmm8, xmm0
        add          r11d, r13d
        xor          r14d, r8d
            vpxor    xmm8, xmm8, xmm5
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r14d
            vpxor    xmm4, xmm8, xmm4
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
            vpsrld   xmm8, xmm4, 31
        add          r10d, r12d
        ror          r11d, 2
            vpslld   xmm4, xmm4, 1
        and          r13d, r14d
        add          r8d, [rax + 420]                           /* round 53 */
            vpxor    xmm4, xmm8, xmm4
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
            vpaddd   xmm8, xmm4, [rip + NSMS_L(K2x2) + 448]
        mov          r15d, r11d
        xor          r15d, ecx
        xor          r13d, ecx
            vshufps  xmm9, xmm3, xmm4, 39                       /* W_58 to W_59: rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        add          r9d, r12d
        and          r14d, r15d
            vmovdqu  [rax + 448], xmm8
        ror          r10d, 2
        add          ecx, [rax + 432]                           /* round 54 */
            vpshufd  xmm8, xmm9, 141
        add          r9d, r13d
        xor          r14d, r11d
            vpxor    xmm8, xmm8, xmm1
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
            vpxor    xmm8, xmm8, xmm6
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
            vpxor    xmm5, xmm8, xmm5
        add          r8d, r12d
        ror          r9d, 2
            vpsrld   xmm8, xmm5, 31
        and          r13d, r14d
        add          r11d, [rax + 436]                          /* round 55 */
            vpslld   xmm5, xmm5, 1
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r8d
        xor          r14d, r9d
            vpxor    xmm5, xmm8, xmm5
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
            vpaddd   xmm8, xmm5, [rip + NSMS_L(K2x2) + 464]
        add          ecx, r12d
        and          r14d, r15d
            vshufps  xmm9, xmm4, xmm5, 39                       /* W_60 to W_61: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        ror          r8d, 2
        add          r10d, [rax + 448]                          /* round 56 */
            vmovdqu  [rax + 464], xmm8
        add          ecx, r13d
        xor          r14d, r9d
            vpshufd  xmm8, xmm9, 141
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
            vpxor    xmm8, xmm8, xmm2
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
            vpxor    xmm8, xmm8, xmm7
        add          r11d, r12d
        ror          ecx, 2
            vpxor    xmm6, xmm8, xmm6
        and          r13d, r14d
        add          r9d, [rax + 452]                           /* round 57 */
            vpsrld   xmm8, xmm6, 31
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
            vpslld   xmm6, xmm6, 1
        mov          r15d, ecx
        xor          r15d, r8d
        xor          r13d, r8d
            vpxor    xmm6, xmm8, xmm6
        add          r10d, r12d
        and          r14d, r15d
            vpaddd   xmm8, xmm6, [rip + NSMS_L(K2x2) + 480]
        ror          r11d, 2
        add          r8d, [rax + 464]                           /* round 58 */
            vshufps  xmm9, xmm5, xmm6, 39                       /* W_62 to W_63: rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        add          r10d, r13d
        xor          r14d, ecx
            vmovdqu  [rax + 480], xmm8
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
            vpshufd  xmm8, xmm9, 141
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
            vpxor    xmm8, xmm8, xmm3
        add          r9d, r12d
        ror          r10d, 2
            vpxor    xmm8, xmm8, xmm0
        and          r13d, r14d
        add          ecx, [rax + 468]                           /* round 59 */
            vpxor    xmm7, xmm8, xmm7
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d
        xor          r14d, r10d
            vpsrld   xmm8, xmm7, 31
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
            vpslld   xmm7, xmm7, 1
        add          r8d, r12d
        and          r14d, r15d
            vpxor    xmm7, xmm8, xmm7
        ror          r9d, 2
        add          r11d, [rax + 480]                          /* round 60 */
            vpaddd   xmm8, xmm7, [rip + NSMS_L(K2x2) + 496]
        add          r8d, r13d
        xor          r14d, r10d
            vshufps  xmm9, xmm6, xmm7, 39                       /* W_64 to W_65: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        mov          r12d, r8d
        ror          r12d, 27
            vmovdqu  [rax + 496], xmm8
        add          ecx, r14d
        mov          r13d, r8d
        xor          r13d, r9d
            vpshufd  xmm8, xmm9, 141
        ror          r8d, 2
        add          ecx, r12d
            vpxor    xmm8, xmm8, xmm4
        xor          r13d, r10d
        mov          r12d, ecx
        ror          r12d, 27
            vpxor    xmm8, xmm8, xmm1
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 61 */
        xor          r13d, r8d
            vpxor    xmm0, xmm8, xmm0
        add          r10d, [rax + 484]
        add          r11d, r12d
            vpsrld   xmm8, xmm0, 31
        xor          r13d, r9d
        ror          ecx, 2
            vpslld   xmm0, xmm0, 1
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
            vpxor    xmm0, xmm8, xmm0
        mov          r13d, r11d                                 /* round 62 */
        xor          r13d, ecx
        add          r9d, [rax + 496]
            vpaddd   xmm8, xmm0, [rip + NSMS_L(K2x2) + 512]
        add          r10d, r12d
        xor          r13d, r8d
            vshufps  xmm9, xmm7, xmm0, 39                       /* W_66 to W_67: rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
            vmovdqu  [rax + 512], xmm8
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 63 */
        xor          r13d, r11d
            vpshufd  xmm8, xmm9, 141
        add          r8d, [rax + 500]
        add          r9d, r12d
            vpxor    xmm8, xmm8, xmm5
        xor          r13d, ecx
        ror          r10d, 2
            vpxor    xmm8, xmm8, xmm2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
            vpxor    xmm1, xmm8, xmm1
        mov          r13d, r9d                                  /* round 64 */
        xor          r13d, r10d
        add          ecx, [rax + 512]
            vpsrld   xmm8, xmm1, 31
        add          r8d, r12d
        xor          r13d, r11d
            vpslld   xmm1, xmm1, 1
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    xmm1, xmm8, xmm1
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 65 */
        xor          r13d, r9d
            vpaddd   xmm8, xmm1, [rip + NSMS_L(K2x2) + 528]
        add          r11d, [rax + 516]
        add          ecx, r12d
            vshufps  xmm9, xmm0, xmm1, 39                       /* W_68 to W_69: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        xor          r13d, r10d
        ror          r8d, 2
            vmovdqu  [rax + 528], xmm8
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
            vpshufd  xmm8, xmm9, 141
        mov          r13d, ecx                                  /* round 66 */
        xor          r13d, r8d
        add          r10d, [rax + 528]
            vpxor    xmm8, xmm8, xmm6
        add          r11d, r12d
        xor          r13d, r9d
            vpxor    xmm8, xmm8, xmm3
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
            vpxor    xmm2, xmm8, xmm2
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 67 */
        xor          r13d, ecx
            vpsrld   xmm8, xmm2, 31
        add          r9d, [rax + 532]
        add          r10d, r12d
            vpslld   xmm2, xmm2, 1
        xor          r13d, r8d
        ror          r11d, 2
            vpxor    xmm2, xmm8, xmm2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
            vpaddd   xmm8, xmm2, [rip + NSMS_L(K2x2) + 544]
        mov          r13d, r10d                                 /* round 68 */
        xor          r13d, r11d
            vshufps  xmm9, xmm1, xmm2, 39                       /* W_70 to W_71: rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        add          r9d, r12d
        xor          r13d, ecx
            vmovdqu  [rax + 544], xmm8
        add          r8d, [rax + 544]
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
            vpshufd  xmm8, xmm9, 141
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 69 */
        xor          r13d, r10d
            vpxor    xmm8, xmm8, xmm7
        add          ecx, [rax + 548]
        add          r8d, r12d
            vpxor    xmm8, xmm8, xmm4
        xor          r13d, r11d
        ror          r9d, 2
            vpxor    xmm3, xmm8, xmm3
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
            vpsrld   xmm8, xmm3, 31
        mov          r13d, r8d                                  /* round 70 */
        xor          r13d, r9d
            vpslld   xmm3, xmm3, 1
        add          ecx, r12d
        xor          r13d, r10d
            vpxor    xmm3, xmm8, xmm3
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
            vpaddd   xmm8, xmm3, [rip + NSMS_L(K2x2) + 560]
        mov          r14d, ecx                                  /* round 71 */
        xor          r14d, r8d
            vshufps  xmm9, xmm2, xmm3, 39                       /* W_72 to W_73: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
            vmovdqu  [rax + 560], xmm8
        add          r11d, [rax + 560]
        add          r11d, r13d
        add          r10d, [rax + 564]
        add          r11d, r12d
        xor          r14d, r9d
        ror          ecx, 2
            vpshufd  xmm8, xmm9, 141
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r14d
            vpxor    xmm8, xmm8, xmm0
        mov          r13d, r11d                                 /* round 72 */
        xor          r13d, ecx
            vpxor    xmm8, xmm8, xmm5
        add          r10d, r12d
        xor          r13d, r8d
            vpxor    xmm4, xmm8, xmm4
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
            vpsrld   xmm8, xmm4, 31
        mov          r14d, r10d                                 /* round 73 */
        xor          r14d, r11d
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm8, xmm4
        xor          r14d, ecx
        ror          r10d, 2
            vpaddd   xmm8, xmm4, [rip + NSMS_L(K2x2) + 576]
            vshufps  xmm9, xmm3, xmm4, 39                       /* W_74 to W_75: rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
            vmovdqu  [rax + 576], xmm8
        add          r9d, [rax + 576]
        add          r9d, r13d
        add          r8d, [rax + 580]
        add          r9d, r12d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
        mov          r13d, r9d                                  /* round 74 */
        xor          r13d, r10d
        add          r8d, r12d
        xor          r13d, r11d
            vpshufd  xmm8, xmm9, 141
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    xmm1, xmm8, xmm1
        mov          r14d, r8d                                  /* round 75 */
        xor          r14d, r9d
            vpxor    xmm1, xmm1, xmm6
            vpxor    xmm1, xmm1, xmm5
        xor          r14d, r10d
        ror          r8d, 2
            vpsrld   xmm5, xmm1, 31
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm5, xmm1
            vpaddd   xmm5, xmm1, [rip + NSMS_L(K2x2) + 592]
            vshufps  xmm4, xmm4, xmm1, 39                       /* W_76 to W_77: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
            vmovdqu  [rax + 592], xmm5
        add          ecx, [rax + 592]
        add          ecx, r13d
        add          r11d, [rax + 596]
        add          ecx, r12d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
        mov          r13d, ecx                                  /* round 76 */
        xor          r13d, r8d
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d                                 /* round 77 */
        xor          r14d, ecx
            vpshufd  xmm4, xmm4, 141
        xor          r14d, r8d
        ror          r11d, 2
            vpxor    xmm2, xmm4, xmm2
            vpxor    xmm2, xmm2, xmm7
            vpxor    xmm2, xmm2, xmm6
            vpsrld   xmm4, xmm2, 31
        mov          r15d, [rdi]                                /* H = H + (a, b, ...) */
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K2x2) + 608]
            vshufps  xmm1, xmm1, xmm2, 39                       /* W_78 to W_79: rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
            vmovdqu  [rax + 608], xmm4
        add          r10d, [rax + 608]
        add          r10d, r13d
        add          r9d, [rax + 612]
        add          r10d, r12d
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
        mov          r13d, r10d                                 /* round 78 */
        xor          r13d, r11d
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 79 */
        xor          r14d, r10d
        xor          r14d, r11d
        ror          r9d, 2
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
            vpshufd  xmm1, xmm1, 141
        lea          rbx, [rax + 8]
            vpxor    xmm1, xmm1, xmm3
        mov          [rsp], rbp
        mov          ebp, [rdi + 4]
            vpxor    xmm0, xmm1, xmm0
        mov          [rsp + 8], rsi
        mov          esi, [rdi + 8]
            vpxor    xmm0, xmm0, xmm7
        add          r9d, esi
            vpsrld   xmm1, xmm0, 31
        mov          esi, [rdi + 12]
            vpslld   xmm0, xmm0, 1
        mov          [rsp + 16], rdx
        mov          edx, [rdi + 16]
            vpxor    xmm0, xmm1, xmm0
        add          r10d, esi
        mov          [rdi + 8], r9d
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K2x2) + 624]
        add          r11d, edx
        mov          [rdi + 12], r10d
            vmovdqu  [rax + 624], xmm0
        add          r8d, [rax + 624]
        add          r8d, r13d
        add          r15d, [rax + 628]
        add          r8d, r12d
        add          ecx, r15d
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r14d
        add          ecx, r12d
        add          r8d, ebp
        mov          [rdi], ecx
        mov          [rdi + 4], r8d
        mov          [rdi + 16], r11d
        mov          rsi, [rsp + 8]
        mov          rdx, [rsp + 16]
        mov          rbp, [rsp]
        cmp          rbx, rbp
        je           NSMS_L(batch_done2)
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi; */
        /*   q: rbx; end_of_batch: rbp. */
NSMS_L(next_block_of_batch2):

        /* all rounds of the next block */
        /* Same rounds as below label batch2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          r12d, r9d                                  /* round 0 */
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, ecx
        ror          r14d, 27
        add          r11d, [rbx]
        and          r8d, r12d
        add          r14d, r11d
        mov          r12d, r13d                                 /* round 1 */
        xor          r12d, r9d
        xor          r8d, r10d
        mov          r15d, ecx
        ror          r15d, 2
        add          r10d, [rbx + 4]
        and          r12d, ecx
        add          r8d, r14d
        xor          r12d, r9d
        mov          r14d, r15d                                 /* round 2 */
        xor          r14d, r13d
        mov          r11d, r8d
        ror          r11d, 27
        mov          ecx, r8d
        ror          ecx, 2
        add          r10d, r12d
        and          r8d, r14d
        add          r9d, [rbx + 16]
        add          r11d, r10d
        xor          r8d, r13d
        mov          r12d, ecx                                  /* round 3 */
        xor          r12d, r15d
        mov          r14d, r11d
        ror          r14d, 27
        add          r8d, r9d
        mov          r10d, r11d
        ror          r10d, 2
        and          r12d, r11d
        add          r8d, r14d
        add          r13d, [rbx + 20]
        xor          r12d, r15d
        mov          r14d, r10d                                 /* round 4 */
        xor          r14d, ecx
        mov          r9d, r8d
        ror          r9d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          r13d, r12d
        and          r8d, r14d
        add          r15d, [rbx + 32]
        add          r9d, r13d
        xor          r8d, ecx
        mov          r12d, r11d                                 /* round 5 */
        xor          r12d, r10d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r15d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          ecx, [rbx + 36]
        xor          r9d, r10d
        mov          r12d, r14d                                 /* round 6 */
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r15d, r8d
        ror          r15d, 2
        add          r9d, ecx
        and          r8d, r12d
        add          r10d, [rbx + 48]
        add          r9d, r13d
        xor          r8d, r11d
        mov          r12d, r15d                                 /* round 7 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r10d
        mov          r10d, r9d
        ror          r10d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r11d, [rbx + 52]
        xor          r9d, r14d
        mov          r12d, r10d                                 /* round 8 */
        xor          r12d, r15d
        mov          r13d, r8d
        ror          r13d, 27
        mov          ecx, r8d
        ror          ecx, 2
        add          r9d, r11d
        and          r8d, r12d
        add          r14d, [rbx + 64]
        add          r9d, r13d
        xor          r8d, r15d
        mov          r12d, ecx                                  /* round 9 */
        xor          r12d, r10d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r15d, [rbx + 68]
        xor          r9d, r10d
        mov          r12d, r14d                                 /* round 10 */
        xor          r12d, ecx
        mov          r13d, r8d
        ror          r13d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r15d
        and          r8d, r12d
        add          r10d, [rbx + 80]
        add          r9d, r13d
        xor          r8d, ecx
        mov          r12d, r11d                                 /* round 11 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r10d
        mov          r15d, r9d
        ror          r15d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          ecx, [rbx + 84]
        xor          r9d, r14d
        mov          r12d, r15d                                 /* round 12 */
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
        add          r9d, ecx
        and          r8d, r12d
        add          r14d, [rbx + 96]
        add          r9d, r13d
        xor          r8d, r11d
        mov          r12d, r10d                                 /* round 13 */
        xor          r12d, r15d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r11d, [rbx + 100]
        xor          r9d, r15d
        mov          r12d, r14d                                 /* round 14 */
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 27
        mov          ecx, r8d
        ror          ecx, 2
        add          r9d, r11d
        and          r8d, r12d
        add          r15d, [rbx + 112]
        add          r9d, r13d
        xor          r8d, r10d
        mov          r12d, ecx                                  /* round 15 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r15d
        mov          r15d, r9d
        ror          r15d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r10d, [rbx + 116]
        xor          r9d, r14d
        mov          r12d, r15d                                 /* round 16 */
        xor          r12d, ecx
        mov          r13d, r8d
        ror          r13d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r10d
        and          r8d, r12d
        add          r14d, [rbx + 128]
        add          r9d, r13d
        xor          r8d, ecx
        mov          r12d, r11d                                 /* round 17 */
        xor          r12d, r15d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          ecx, [rbx + 132]
        xor          r9d, r15d
        mov          r12d, r14d                                 /* round 18 */
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
        add          r9d, ecx
        and          r8d, r12d
        add          r15d, [rbx + 144]
        add          r9d, r13d
        xor          r8d, r11d
        mov          ecx, r10d                                  /* round 19 */
        xor          ecx, r14d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r15d
        add          r11d, [rbx + 148]
        and          ecx, r9d
        add          r8d, r12d
        xor          ecx, r14d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          r14d, [rbx + 160]                          /* round 20 */
        add          ecx, r11d
        mov          r11d, r8d
        xor          r11d, r9d
        add          ecx, r12d
        ror          r8d, 2
        mov          r12d, r10d                                 /* round 21 */
        add          r12d, [rbx + 164]
        xor          r11d, r10d
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r14d
        mov          r10d, ecx
        xor          r10d, r8d
        ror          ecx, 2
        add          r11d, r13d
        xor          r10d, r9d
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 22 */
        xor          r12d, ecx
        add          r9d, [rbx + 176]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 23 */
        xor          r12d, r11d
        add          r8d, [rbx + 180]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 24 */
        xor          r12d, r10d
        add          ecx, [rbx + 192]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 25 */
        xor          r12d, r9d
        add          r11d, [rbx + 196]
        add          ecx, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  /* round 26 */
        xor          r12d, r8d
        add          r10d, [rbx + 208]
        add          r11d, r13d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 27 */
        xor          r12d, ecx
        add          r9d, [rbx + 212]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 28 */
        xor          r12d, r11d
        add          r8d, [rbx + 224]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 29 */
        xor          r12d, r10d
        add          ecx, [rbx + 228]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 30 */
        xor          r12d, r9d
        add          r11d, [rbx + 240]
        add          ecx, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  /* round 31 */
        xor          r12d, r8d
        add          r10d, [rbx + 244]
        add          r11d, r13d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 32 */
        xor          r12d, ecx
        add          r9d, [rbx + 256]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 33 */
        xor          r12d, r11d
        add          r8d, [rbx + 260]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 34 */
        xor          r12d, r10d
        add          ecx, [rbx + 272]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 35 */
        xor          r12d, r9d
        add          r11d, [rbx + 276]
        add          ecx, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  /* round 36 */
        xor          r12d, r8d
        add          r10d, [rbx + 288]
        add          r11d, r13d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 37 */
        xor          r12d, ecx
        add          r9d, [rbx + 292]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 38 */
        xor          r12d, r11d
        add          r8d, [rbx + 304]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 39 */
        xor          r12d, r10d
        add          ecx, [rbx + 308]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 40 */
        xor          r12d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
        add          ecx, r13d
        ror          r8d, 2
        and          r12d, r14d
        add          r11d, [rbx + 320]
        mov          r13d, ecx
        ror          r13d, 27
        mov          r14d, ecx                                  /* round 41 */
        xor          r14d, r8d
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r12d, r9d
        add          r11d, r13d
        and          r14d, r15d
        add          r10d, [rbx + 324]
        ror          ecx, 2
        add          r11d, r12d
        xor          r14d, r8d
        add          r9d, [rbx + 336]                           /* round 42 */
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r14d
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
        add          r10d, r12d
        ror          r11d, 2
        and          r13d, r14d
        add          r8d, [rbx + 340]                           /* round 43 */
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, r11d
        xor          r15d, ecx
        xor          r13d, ecx
        add          r9d, r12d
        and          r14d, r15d
        ror          r10d, 2
        add          ecx, [rbx + 352]                           /* round 44 */
        add          r9d, r13d
        xor          r14d, r11d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
        add          r8d, r12d
        ror          r9d, 2
        and          r13d, r14d
        add          r11d, [rbx + 356]                          /* round 45 */
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r8d
        xor          r14d, r9d
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
        add          ecx, r12d
        and          r14d, r15d
        ror          r8d, 2
        add          r10d, [rbx + 368]                          /* round 46 */
        add          ecx, r13d
        xor          r14d, r9d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
        add          r11d, r12d
        ror          ecx, 2
        and          r13d, r14d
        add          r9d, [rbx + 372]                           /* round 47 */
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
        mov          r15d, ecx
        xor          r15d, r8d
        xor          r13d, r8d
        add          r10d, r12d
        and          r14d, r15d
        ror          r11d, 2
        add          r8d, [rbx + 384]                           /* round 48 */
        add          r10d, r13d
        xor          r14d, ecx
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
        add          r9d, r12d
        ror          r10d, 2
        and          r13d, r14d
        add          ecx, [rbx + 388]                           /* round 49 */
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d
        xor          r14d, r10d
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
        add          r8d, r12d
        and          r14d, r15d
        ror          r9d, 2
        add          r11d, [rbx + 400]                          /* round 50 */
        add          r8d, r13d
        xor          r14d, r10d
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r14d
        mov          r13d, r8d
        xor          r13d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
        add          ecx, r12d
        ror          r8d, 2
        and          r13d, r14d
        add          r10d, [rbx + 404]                          /* round 51 */
        mov          r12d, ecx
        ror          r12d, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r13d, r9d
        add          r11d, r12d
        and          r14d, r15d
        ror          ecx, 2
        add          r9d, [rbx + 416]                           /* round 52 */
        add          r11d, r13d
        xor          r14d, r8d
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r14d
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
        add          r10d, r12d
        ror          r11d, 2
        and          r13d, r14d
        add          r8d, [rbx + 420]                           /* round 53 */
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, r11d
        xor          r15d, ecx
        xor          r13d, ecx
        add          r9d, r12d
        and          r14d, r15d
        ror          r10d, 2
        add          ecx, [rbx + 432]                           /* round 54 */
        add          r9d, r13d
        xor          r14d, r11d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
        add          r8d, r12d
        ror          r9d, 2
        and          r13d, r14d
        add          r11d, [rbx + 436]                          /* round 55 */
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r8d
        xor          r14d, r9d
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
        add          ecx, r12d
        and          r14d, r15d
        ror          r8d, 2
        add          r10d, [rbx + 448]                          /* round 56 */
        add          ecx, r13d
        xor          r14d, r9d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
        add          r11d, r12d
        ror          ecx, 2
        and          r13d, r14d
        add          r9d, [rbx + 452]                           /* round 57 */
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
        mov          r15d, ecx
        xor          r15d, r8d
        xor          r13d, r8d
        add          r10d, r12d
        and          r14d, r15d
        ror          r11d, 2
        add          r8d, [rbx + 464]                           /* round 58 */
        add          r10d, r13d
        xor          r14d, ecx
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
        add          r9d, r12d
        ror          r10d, 2
        and          r13d, r14d
        add          ecx, [rbx + 468]                           /* round 59 */
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d
        xor          r14d, r10d
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
        add          r8d, r12d
        and          r14d, r15d
        ror          r9d, 2
        add          r11d, [rbx + 480]                          /* round 60 */
        add          r8d, r13d
        xor          r14d, r10d
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r14d
        mov          r13d, r8d
        xor          r13d, r9d
        ror          r8d, 2
        add          ecx, r12d
        xor          r13d, r10d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 61 */
        xor          r13d, r8d
        add          r10d, [rbx + 484]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 62 */
        xor          r13d, ecx
        add          r9d, [rbx + 496]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 63 */
        xor          r13d, r11d
        add          r8d, [rbx + 500]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 64 */
        xor          r13d, r10d
        add          ecx, [rbx + 512]
        add          r8d, r12d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 65 */
        xor          r13d, r9d
        add          r11d, [rbx + 516]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 66 */
        xor          r13d, r8d
        add          r10d, [rbx + 528]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 67 */
        xor          r13d, ecx
        add          r9d, [rbx + 532]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 68 */
        xor          r13d, r11d
        add          r8d, [rbx + 544]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 69 */
        xor          r13d, r10d
        add          ecx, [rbx + 548]
        add          r8d, r12d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 70 */
        xor          r13d, r9d
        add          r11d, [rbx + 560]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 71 */
        xor          r13d, r8d
        add          r10d, [rbx + 564]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 72 */
        xor          r13d, ecx
        add          r9d, [rbx + 576]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 73 */
        xor          r13d, r11d
        add          r8d, [rbx + 580]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 74 */
        xor          r13d, r10d
        add          ecx, [rbx + 592]
        add          r8d, r12d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 75 */
        xor          r13d, r9d
        add          r11d, [rbx + 596]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 76 */
        xor          r13d, r8d
        add          r10d, [rbx + 608]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 77 */
        xor          r13d, ecx
        add          r9d, [rbx + 612]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 78 */
        xor          r13d, r11d
        add          r8d, [rbx + 624]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, [rdi]                                /* H = H + (a, b, ...) */
        mov          r14d, r9d
        ror          r14d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 79 */
        xor          r13d, r10d
        add          r12d, [rbx + 628]
        add          r8d, r14d
        xor          r13d, r11d
        ror          r9d, 2
        add          ecx, r12d
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        add          rbx, 8
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, [rdi + 4]
        mov          r14d, [rdi + 8]
        add          ecx, r12d
        add          r8d, r13d
        add          r9d, r14d
        mov          r12d, [rdi + 12]
        mov          [rdi], ecx
        mov          r13d, [rdi + 16]
        mov          [rdi + 4], r8d
        add          r10d, r12d
        mov          [rdi + 8], r9d
        add          r11d, r13d
        mov          [rdi + 12], r10d
        mov          [rdi + 16], r11d
        cmp          rbx, rbp
        jne          NSMS_L(next_block_of_batch2)
NSMS_L(batch_done2):
        jmp          NSMS_L(batch2)
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi. */
NSMS_L(batch1):
        cmp          rdx, 1
        jb           NSMS_L(done)

        /* the schedule of 1 block: the message words */
        vmovdqu      xmm4, [rsi]                                /* W_0 to W_3 */
        vmovdqu      xmm5, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu      xmm6, [rsi + 16]                           /* W_4 to W_7 */
        vmovdqu      xmm7, [rsi + 32]                           /* W_8 to W_11 */
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu      xmm4, [rsi + 48]                           /* W_12 to W_15 */
        vpshufb      xmm1, xmm6, xmm5
        vpshufb      xmm2, xmm7, xmm5
        vpaddd       xmm6, xmm0, [rip + NSMS_L(K)]              /* W_0 to W_3, each + K_t */
        vpshufb      xmm3, xmm4, xmm5
        vpaddd       xmm4, xmm1, [rip + NSMS_L(K) + 16]         /* W_4 to W_7, each + K_t */
        vpaddd       xmm5, xmm2, [rip + NSMS_L(K) + 32]         /* W_8 to W_11, each + K_t */
        vmovdqu      [rax], xmm6
        vpaddd       xmm6, xmm3, [rip + NSMS_L(K) + 48]         /* W_12 to W_15, each + K_t */
        vmovdqu      [rax + 16], xmm4
        vmovdqu      [rax + 32], xmm5
        vmovdqu      [rax + 48], xmm6

        /* all rounds of one block; schedule of 1 block */
        /* Same rounds as below label batch2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          ebx, r9d                                   /* round 0 */
        xor          ebx, r10d
            vpsrldq  xmm4, xmm3, 4                              /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        mov          ebp, r8d
        ror          ebp, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, [rax]
            vpalignr xmm5, xmm1, xmm0, 8
        and          r8d, ebx
        add          r12d, r11d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        mov          ebx, ebp                                   /* round 1 */
        xor          ebx, r9d
        xor          r8d, r10d
            vpxor    xmm4, xmm4, xmm2
        mov          r13d, ecx
        ror          r13d, 2
        add          r10d, [rax + 4]
        and          ebx, ecx
            vpxor    xmm4, xmm4, xmm5
        add          r8d, r12d
        xor          ebx, r9d
            vpxor    xmm4, xmm4, xmm0
        mov          r12d, r13d                                 /* round 2 */
        xor          r12d, ebp
        mov          r14d, r8d
        ror          r14d, 27
            vpsrld   xmm7, xmm4, 31
        mov          r15d, r8d
        ror          r15d, 2
        add          r10d, ebx
        and          r8d, r12d
            vpslld   xmm4, xmm4, 1
        add          r9d, [rax + 8]
        add          r14d, r10d
            vpxor    xmm4, xmm7, xmm4
        xor          r8d, ebp
        mov          ebx, r15d                                  /* round 3 */
        xor          ebx, r13d
            vpalignr xmm4, xmm4, xmm3, 4
        mov          r12d, r14d
        ror          r12d, 27
        add          r8d, r9d
        mov          r11d, r14d
        ror          r11d, 2
            vpxor    xmm4, xmm4, xmm2
        and          ebx, r14d
        add          r8d, r12d
            vpxor    xmm4, xmm4, xmm5
        add          ebp, [rax + 12]
        xor          ebx, r13d
            vpxor    xmm0, xmm4, xmm0
        mov          r12d, r11d                                 /* round 4 */
        xor          r12d, r15d
        mov          r9d, r8d
        ror          r9d, 27
        mov          r14d, r8d
        ror          r14d, 2
            vpsrld   xmm4, xmm0, 31
        add          ebp, ebx
        and          r8d, r12d
            vpslld   xmm0, xmm0, 1
        add          r13d, [rax + 16]
        add          r9d, ebp
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        xor          r8d, r15d
        mov          ebx, r14d                                  /* round 5 */
        xor          ebx, r11d
        mov          ebp, r9d
        ror          ebp, 27
            vpxor    xmm0, xmm4, xmm0
        add          r8d, r13d
        mov          r12d, r9d
        ror          r12d, 2
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 64]
        and          r9d, ebx
        add          r8d, ebp
            vpsrldq  xmm7, xmm0, 4
        add          r15d, [rax + 20]
        xor          r9d, r11d
        mov          ebx, r12d                                  /* round 6 */
        xor          ebx, r14d
            vmovdqu  [rax + 64], xmm4
        mov          ebp, r8d
        ror          ebp, 27
        mov          r13d, r8d
        ror          r13d, 2
            vpxor    xmm4, xmm7, xmm3
        add          r9d, r15d
        and          r8d, ebx
            vpxor    xmm4, xmm4, xmm6
        add          r11d, [rax + 24]
        add          r9d, ebp
        xor          r8d, r14d
            vpxor    xmm4, xmm4, xmm1
        mov          ebx, r13d                                  /* round 7 */
        xor          ebx, r12d
        mov          ebp, r9d
        ror          ebp, 27
            vpsrld   xmm7, xmm4, 31
        add          r8d, r11d
        mov          r15d, r9d
        ror          r15d, 2
            vpslld   xmm4, xmm4, 1
        and          r9d, ebx
        add          r8d, ebp
        add          r14d, [rax + 28]
            vpxor    xmm4, xmm7, xmm4
        xor          r9d, r12d
        mov          ebx, r15d                                  /* round 8 */
        xor          ebx, r13d
            vpalignr xmm4, xmm4, xmm0, 4
        mov          ebp, r8d
        ror          ebp, 27
        mov          r11d, r8d
        ror          r11d, 2
            vpxor    xmm4, xmm4, xmm3
        add          r9d, r14d
        and          r8d, ebx
        add          r12d, [rax + 32]
            vpxor    xmm4, xmm4, xmm6
        add          r9d, ebp
        xor          r8d, r13d
            vpxor    xmm1, xmm4, xmm1
        mov          ebx, r11d                                  /* round 9 */
        xor          ebx, r15d
        mov          ebp, r9d
        ror          ebp, 27
            vpsrld   xmm4, xmm1, 31
        add          r8d, r12d
        mov          r12d, r9d
        ror          r12d, 2
        and          r9d, ebx
            vpslld   xmm1, xmm1, 1
        add          r8d, ebp
        add          r13d, [rax + 36]
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        xor          r9d, r15d
        mov          ebx, r12d                                  /* round 10 */
        xor          ebx, r11d
            vpxor    xmm1, xmm4, xmm1
        mov          ebp, r8d
        ror          ebp, 27
        mov          r14d, r8d
        ror          r14d, 2
        add          r9d, r13d
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 80]
        and          r8d, ebx
        add          r15d, [rax + 40]
            vpsrldq  xmm7, xmm1, 4
        add          r9d, ebp
        xor          r8d, r11d
            vmovdqu  [rax + 80], xmm4
        mov          ebx, r14d                                  /* round 11 */
        xor          ebx, r12d
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r15d
            vpxor    xmm4, xmm7, xmm0
        mov          r13d, r9d
        ror          r13d, 2
        and          r9d, ebx
            vpxor    xmm4, xmm4, xmm5
        add          r8d, ebp
        add          r11d, [rax + 44]
        xor          r9d, r12d
            vpxor    xmm4, xmm4, xmm2
        mov          ebx, r13d                                  /* round 12 */
        xor          ebx, r14d
        mov          ebp, r8d
        ror          ebp, 27
            vpsrld   xmm7, xmm4, 31
        mov          r15d, r8d
        ror          r15d, 2
        add          r9d, r11d
            vpslld   xmm4, xmm4, 1
        and          r8d, ebx
        add          r12d, [rax + 48]
        add          r9d, ebp
            vpxor    xmm4, xmm7, xmm4
        xor          r8d, r14d
        mov          ebx, r15d                                  /* round 13 */
        xor          ebx, r13d
            vpalignr xmm4, xmm4, xmm1, 4
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r12d
            vpxor    xmm4, xmm4, xmm0
        mov          r12d, r9d
        ror          r12d, 2
        and          r9d, ebx
        add          r8d, ebp
            vpxor    xmm4, xmm4, xmm5
        add          r14d, [rax + 52]
        xor          r9d, r13d
            vpxor    xmm2, xmm4, xmm2
        mov          ebx, r12d                                  /* round 14 */
        xor          ebx, r15d
        mov          ebp, r8d
        ror          ebp, 27
            vpsrld   xmm4, xmm2, 31
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r14d
        and          r8d, ebx
            vpslld   xmm2, xmm2, 1
        add          r13d, [rax + 56]
        add          r9d, ebp
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        xor          r8d, r15d
        mov          ebx, r11d                                  /* round 15 */
        xor          ebx, r12d
            vpxor    xmm2, xmm4, xmm2
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r13d
        mov          r13d, r9d
        ror          r13d, 2
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 96]
        and          r9d, ebx
        add          r8d, ebp
            vpsrldq  xmm7, xmm2, 4
        add          r15d, [rax + 60]
        xor          r9d, r12d
            vmovdqu  [rax + 96], xmm4
        mov          ebx, r13d                                  /* round 16 */
        xor          ebx, r11d
        mov          ebp, r8d
        ror          ebp, 27
        mov          ecx, r8d
        ror          ecx, 2
            vpxor    xmm4, xmm7, xmm1
        add          r9d, r15d
        and          r8d, ebx
            vpxor    xmm4, xmm4, xmm6
        add          r12d, [rax + 64]
        add          r9d, ebp
            vpxor    xmm4, xmm4, xmm3
        xor          r8d, r11d
        mov          ebx, ecx                                   /* round 17 */
        xor          ebx, r13d
        mov          ebp, r9d
        ror          ebp, 27
            vpsrld   xmm7, xmm4, 31
        add          r8d, r12d
        mov          r12d, r9d
        ror          r12d, 2
            vpslld   xmm4, xmm4, 1
        and          r9d, ebx
        add          r8d, ebp
            vpxor    xmm4, xmm7, xmm4
        add          r11d, [rax + 68]
        xor          r9d, r13d
        mov          ebx, r12d                                  /* round 18 */
        xor          ebx, ecx
            vpalignr xmm4, xmm4, xmm2, 4
        mov          ebp, r8d
        ror          ebp, 27
        mov          r14d, r8d
        ror          r14d, 2
            vpxor    xmm4, xmm4, xmm1
        add          r9d, r11d
        and          r8d, ebx
            vpxor    xmm4, xmm4, xmm6
        add          r13d, [rax + 72]
        add          r9d, ebp
        xor          r8d, ecx
            vpxor    xmm3, xmm4, xmm3
        mov          ebx, r14d                                  /* round 19 */
        xor          ebx, r12d
        mov          ebp, r9d
        ror          ebp, 27
            vpsrld   xmm4, xmm3, 31
        add          r8d, r13d
        add          ecx, [rax + 76]
            vpslld   xmm3, xmm3, 1
        and          ebx, r9d
        add          r8d, ebp
        xor          ebx, r12d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        ror          r9d, 2
        mov          ebp, r8d
        ror          ebp, 27
            vpxor    xmm3, xmm4, xmm3
        add          r12d, [rax + 80]                           /* round 20 */
        add          ecx, ebx
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 112]
        mov          ebx, r8d
        xor          ebx, r9d
        add          ecx, ebp
        ror          r8d, 2
            vpsrldq  xmm7, xmm3, 4
        mov          r10d, r14d                                 /* round 21 */
        add          r10d, [rax + 84]
        xor          ebx, r14d
            vmovdqu  [rax + 112], xmm4
        mov          ebp, ecx
        ror          ebp, 27
        add          r12d, ebx
            vpxor    xmm4, xmm7, xmm2
        mov          ebx, ecx
        xor          ebx, r8d
        ror          ecx, 2
        add          ebp, r12d
            vpxor    xmm4, xmm4, xmm5
        xor          ebx, r9d
        mov          r12d, ebp
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm0
        add          r10d, ebx
        mov          ebx, ebp                                   /* round 22 */
        xor          ebx, ecx
            vpsrld   xmm7, xmm4, 31
        add          r9d, [rax + 88]
        add          r10d, r12d
        xor          ebx, r8d
            vpslld   xmm4, xmm4, 1
        ror          ebp, 2
        mov          r12d, r10d
        ror          r12d, 27
            vpxor    xmm4, xmm7, xmm4
        add          r9d, ebx
        mov          ebx, r10d                                  /* round 23 */
        xor          ebx, ebp
            vpalignr xmm4, xmm4, xmm3, 4
        add          r8d, [rax + 92]
        add          r9d, r12d
        xor          ebx, ecx
            vpxor    xmm4, xmm4, xmm2
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm5
        add          r8d, ebx
        mov          ebx, r9d                                   /* round 24 */
        xor          ebx, r10d
        add          ecx, [rax + 96]
            vpxor    xmm0, xmm4, xmm0
        add          r8d, r12d
        xor          ebx, ebp
            vpsrld   xmm4, xmm0, 31
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            vpslld   xmm0, xmm0, 1
        add          ecx, ebx
        mov          ebx, r8d                                   /* round 25 */
        xor          ebx, r9d
        add          ebp, [rax + 100]
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        add          ecx, r12d
        xor          ebx, r10d
            vpxor    xmm0, xmm4, xmm0
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 128]
        add          ebp, ebx
        mov          ebx, ecx                                   /* round 26 */
        xor          ebx, r8d
        add          r10d, [rax + 104]
            vpsrldq  xmm7, xmm0, 4
        add          r12d, ebp
        xor          ebx, r9d
            vmovdqu  [rax + 128], xmm4
        ror          ecx, 2
        mov          ebp, r12d
        ror          ebp, 27
            vpxor    xmm4, xmm7, xmm3
        add          r10d, ebx
        mov          ebx, r12d                                  /* round 27 */
        xor          ebx, ecx
        add          r9d, [rax + 108]
            vpxor    xmm4, xmm4, xmm6
        add          r10d, ebp
        xor          ebx, r8d
            vpxor    xmm4, xmm4, xmm1
        ror          r12d, 2
        mov          ebp, r10d
        ror          ebp, 27
            vpsrld   xmm7, xmm4, 31
        add          r9d, ebx
        mov          ebx, r10d                                  /* round 28 */
        xor          ebx, r12d
        add          r8d, [rax + 112]
            vpslld   xmm4, xmm4, 1
        add          r9d, ebp
        xor          ebx, ecx
            vpxor    xmm4, xmm7, xmm4
        ror          r10d, 2
        mov          ebp, r9d
        ror          ebp, 27
            vpalignr xmm4, xmm4, xmm0, 4
        add          r8d, ebx
        mov          ebx, r9d                                   /* round 29 */
        xor          ebx, r10d
        add          ecx, [rax + 116]
            vpxor    xmm4, xmm4, xmm3
        add          r8d, ebp
        xor          ebx, r12d
            vpxor    xmm4, xmm4, xmm6
        ror          r9d, 2
        mov          ebp, r8d
        ror          ebp, 27
            vpxor    xmm1, xmm4, xmm1
        add          ecx, ebx
        mov          ebx, r8d                                   /* round 30 */
        xor          ebx, r9d
        add          r12d, [rax + 120]
            vpsrld   xmm4, xmm1, 31
        add          ecx, ebp
        xor          ebx, r10d
            vpslld   xmm1, xmm1, 1
        ror          r8d, 2
        mov          ebp, ecx
        ror          ebp, 27
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        add          r12d, ebx
        mov          ebx, ecx                                   /* round 31 */
        xor          ebx, r8d
        add          r10d, [rax + 124]
            vpxor    xmm1, xmm4, xmm1
        add          ebp, r12d
        xor          ebx, r9d
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 144]
        ror          ecx, 2
        mov          r12d, ebp
        ror          r12d, 27
            vpsrldq  xmm7, xmm1, 4
        add          r10d, ebx
        mov          ebx, ebp                                   /* round 32 */
        xor          ebx, ecx
        add          r9d, [rax + 128]
            vmovdqu  [rax + 144], xmm4
        add          r10d, r12d
        xor          ebx, r8d
            vpxor    xmm4, xmm7, xmm0
        ror          ebp, 2
        mov          r12d, r10d
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm5
        add          r9d, ebx
        mov          ebx, r10d                                  /* round 33 */
        xor          ebx, ebp
        add          r8d, [rax + 132]
            vpxor    xmm4, xmm4, xmm2
        add          r9d, r12d
        xor          ebx, ecx
            vpsrld   xmm7, xmm4, 31
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
            vpslld   xmm4, xmm4, 1
        add          r8d, ebx
        mov          ebx, r9d                                   /* round 34 */
        xor          ebx, r10d
        add          ecx, [rax + 136]
            vpxor    xmm4, xmm7, xmm4
        add          r8d, r12d
        xor          ebx, ebp
            vpalignr xmm4, xmm4, xmm1, 4
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm0
        add          ecx, ebx
        mov          ebx, r8d                                   /* round 35 */
        xor          ebx, r9d
        add          ebp, [rax + 140]
            vpxor    xmm4, xmm4, xmm5
        add          ecx, r12d
        xor          ebx, r10d
            vpxor    xmm2, xmm4, xmm2
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
            vpsrld   xmm4, xmm2, 31
        add          ebp, ebx
        mov          ebx, ecx                                   /* round 36 */
        xor          ebx, r8d
        add          r10d, [rax + 144]
            vpslld   xmm2, xmm2, 1
        add          r12d, ebp
        xor          ebx, r9d
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        ror          ecx, 2
        mov          ebp, r12d
        ror          ebp, 27
        add          r10d, ebx
            vpxor    xmm2, xmm4, xmm2
        mov          ebx, r12d                                  /* round 37 */
        xor          ebx, ecx
        add          r9d, [rax + 148]
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 160]
        add          r10d, ebp
        xor          ebx, r8d
            vpsrldq  xmm7, xmm2, 4
        ror          r12d, 2
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, ebx
            vmovdqu  [rax + 160], xmm4
        mov          ebx, r10d                                  /* round 38 */
        xor          ebx, r12d
        add          r8d, [rax + 152]
            vpxor    xmm4, xmm7, xmm1
        add          r9d, ebp
        xor          ebx, ecx
            vpxor    xmm4, xmm4, xmm6
        ror          r10d, 2
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, ebx
            vpxor    xmm4, xmm4, xmm3
        mov          ebx, r9d                                   /* round 39 */
        xor          ebx, r10d
        add          ecx, [rax + 156]
            vpsrld   xmm7, xmm4, 31
        add          r8d, ebp
        xor          ebx, r12d
            vpslld   xmm4, xmm4, 1
        ror          r9d, 2
        mov          ebp, r8d
        ror          ebp, 27
        add          ecx, ebx
            vpxor    xmm4, xmm7, xmm4
        mov          ebx, r8d                                   /* round 40 */
        xor          ebx, r9d
        mov          r13d, r9d
        xor          r13d, r10d
            vpalignr xmm4, xmm4, xmm2, 4
        add          ecx, ebp
        ror          r8d, 2
            vpxor    xmm4, xmm4, xmm1
        and          ebx, r13d
        add          r12d, [rax + 160]
        mov          ebp, ecx
        ror          ebp, 27
            vpxor    xmm4, xmm4, xmm6
        mov          r13d, ecx                                  /* round 41 */
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
            vpxor    xmm3, xmm4, xmm3
        xor          ebx, r9d
        add          r12d, ebp
            vpsrld   xmm4, xmm3, 31
        and          r13d, r14d
        add          r10d, [rax + 164]
        ror          ecx, 2
            vpslld   xmm3, xmm3, 1
        add          ebx, r12d
        xor          r13d, r8d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        add          r9d, [rax + 168]                           /* round 42 */
        mov          ebp, ebx
        ror          ebp, 27
            vpxor    xmm3, xmm4, xmm3
        add          r10d, r13d
        mov          r12d, ebx
        xor          r12d, ecx
        mov          r13d, ecx
        xor          r13d, r8d
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 176]
        add          r10d, ebp
        ror          ebx, 2
            vpsrldq  xmm7, xmm3, 4
        and          r12d, r13d
        add          r8d, [rax + 172]                           /* round 43 */
            vmovdqu  [rax + 176], xmm4
        mov          ebp, r10d
        ror          ebp, 27
        mov          r13d, r10d
        xor          r13d, ebx
        mov          r14d, ebx
        xor          r14d, ecx
            vpxor    xmm4, xmm7, xmm2
        xor          r12d, ecx
        add          r9d, ebp
            vpxor    xmm4, xmm4, xmm5
        and          r13d, r14d
        ror          r10d, 2
            vpxor    xmm4, xmm4, xmm0
        add          ecx, [rax + 176]                           /* round 44 */
        add          r9d, r12d
        xor          r13d, ebx
            vpsrld   xmm7, xmm4, 31
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r13d
            vpslld   xmm4, xmm4, 1
        mov          r12d, r9d
        xor          r12d, r10d
        mov          r13d, r10d
        xor          r13d, ebx
            vpxor    xmm4, xmm7, xmm4
        add          r8d, ebp
        ror          r9d, 2
        and          r12d, r13d
            vpalignr xmm4, xmm4, xmm3, 4
        add          ebx, [rax + 180]                           /* round 45 */
        mov          ebp, r8d
        ror          ebp, 27
            vpxor    xmm4, xmm4, xmm2
        mov          r13d, r8d
        xor          r13d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
            vpxor    xmm4, xmm4, xmm5
        xor          r12d, r10d
        add          ecx, ebp
        and          r13d, r14d
            vpxor    xmm0, xmm4, xmm0
        ror          r8d, 2
        add          r10d, [rax + 184]                          /* round 46 */
            vpsrld   xmm4, xmm0, 31
        add          ecx, r12d
        xor          r13d, r9d
            vpslld   xmm0, xmm0, 1
        mov          ebp, ecx
        ror          ebp, 27
        add          ebx, r13d
        mov          r12d, ecx
        xor          r12d, r8d
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        mov          r13d, r8d
        xor          r13d, r9d
        add          ebp, ebx
            vpxor    xmm0, xmm4, xmm0
        ror          ecx, 2
        and          r12d, r13d
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 192]
        add          r9d, [rax + 188]                           /* round 47 */
        mov          ebx, ebp
        ror          ebx, 27
        mov          r13d, ebp
        xor          r13d, ecx
            vpsrldq  xmm7, xmm0, 4
        mov          r14d, ecx
        xor          r14d, r8d
        xor          r12d, r8d
            vmovdqu  [rax + 192], xmm4
        add          r10d, ebx
        and          r13d, r14d
        ror          ebp, 2
            vpxor    xmm4, xmm7, xmm3
        add          r8d, [rax + 192]                           /* round 48 */
        add          r10d, r12d
            vpxor    xmm4, xmm4, xmm6
        xor          r13d, ecx
        mov          ebx, r10d
        ror          ebx, 27
            vpxor    xmm4, xmm4, xmm1
        add          r9d, r13d
        mov          r12d, r10d
        xor          r12d, ebp
        mov          r13d, ebp
        xor          r13d, ecx
            vpsrld   xmm7, xmm4, 31
        add          r9d, ebx
        ror          r10d, 2
            vpslld   xmm4, xmm4, 1
        and          r12d, r13d
        add          ecx, [rax + 196]                           /* round 49 */
            vpxor    xmm4, xmm7, xmm4
        mov          ebx, r9d
        ror          ebx, 27
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, ebp
            vpalignr xmm4, xmm4, xmm0, 4
        xor          r12d, ebp
        add          r8d, ebx
            vpxor    xmm4, xmm4, xmm3
        and          r13d, r14d
        ror          r9d, 2
            vpxor    xmm4, xmm4, xmm6
        add          ebp, [rax + 200]                           /* round 50 */
        add          r8d, r12d
        xor          r13d, r10d
            vpxor    xmm1, xmm4, xmm1
        mov          ebx, r8d
        ror          ebx, 27
        add          ecx, r13d
            vpsrld   xmm4, xmm1, 31
        mov          r12d, r8d
        xor          r12d, r9d
        mov          r13d, r9d
        xor          r13d, r10d
            vpslld   xmm1, xmm1, 1
        add          ecx, ebx
        ror          r8d, 2
        and          r12d, r13d
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        add          r10d, [rax + 204]                          /* round 51 */
        mov          ebx, ecx
        ror          ebx, 27
            vpxor    xmm1, xmm4, xmm1
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 208]
        xor          r12d, r9d
        add          ebp, ebx
        and          r13d, r14d
            vpsrldq  xmm7, xmm1, 4
        ror          ecx, 2
            vmovdqu  [rax + 208], xmm4
        add          r9d, [rax + 208]                           /* round 52 */
        add          r12d, ebp
        xor          r13d, r8d
            vpxor    xmm4, xmm7, xmm0
        mov          ebx, r12d
        ror          ebx, 27
        add          r10d, r13d
        mov          ebp, r12d
        xor          ebp, ecx
            vpxor    xmm4, xmm4, xmm5
        mov          r13d, ecx
        xor          r13d, r8d
        add          r10d, ebx
            vpxor    xmm4, xmm4, xmm2
        ror          r12d, 2
        and          ebp, r13d
            vpsrld   xmm7, xmm4, 31
        add          r8d, [rax + 212]                           /* round 53 */
        mov          ebx, r10d
        ror          ebx, 27
        mov          r13d, r10d
        xor          r13d, r12d
            vpslld   xmm4, xmm4, 1
        mov          r14d, r12d
        xor          r14d, ecx
        xor          ebp, ecx
            vpxor    xmm4, xmm7, xmm4
        add          r9d, ebx
        and          r13d, r14d
            vpalignr xmm4, xmm4, xmm1, 4
        ror          r10d, 2
        add          ecx, [rax + 216]                           /* round 54 */
        add          r9d, ebp
            vpxor    xmm4, xmm4, xmm0
        xor          r13d, r12d
        mov          ebx, r9d
        ror          ebx, 27
            vpxor    xmm4, xmm4, xmm5
        add          r8d, r13d
        mov          ebp, r9d
        xor          ebp, r10d
            vpxor    xmm2, xmm4, xmm2
        mov          r13d, r10d
        xor          r13d, r12d
        add          r8d, ebx
        ror          r9d, 2
            vpsrld   xmm4, xmm2, 31
        and          ebp, r13d
        add          r12d, [rax + 220]                          /* round 55 */
            vpslld   xmm2, xmm2, 1
        mov          ebx, r8d
        ror          ebx, 27
        mov          r13d, r8d
        xor          r13d, r9d
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        mov          r14d, r9d
        xor          r14d, r10d
        xor          ebp, r10d
        add          ecx, ebx
            vpxor    xmm2, xmm4, xmm2
        and          r13d, r14d
        ror          r8d, 2
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 224]
        add          ecx, ebp
            vpsrldq  xmm7, xmm2, 4
        xor          r13d, r9d
        mov          ebx, ecx
        ror          ebx, 27
        add          r12d, r13d
            vmovdqu  [rax + 224], xmm4
        add          r10d, [rax + 224]                          /* round 56 */
        mov          ebp, ecx
        xor          ebp, r8d
        mov          r13d, r8d
        xor          r13d, r9d
            vpxor    xmm4, xmm7, xmm1
        add          ebx, r12d
        ror          ecx, 2
            vpxor    xmm4, xmm4, xmm6
        and          ebp, r13d
        add          r9d, [rax + 228]                           /* round 57 */
        mov          r12d, ebx
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm3
        mov          r13d, ebx
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
            vpsrld   xmm7, xmm4, 31
        xor          ebp, r8d
        add          r10d, r12d
        and          r13d, r14d
            vpslld   xmm4, xmm4, 1
        ror          ebx, 2
        add          r8d, [rax + 232]                           /* round 58 */
            vpxor    xmm4, xmm7, xmm4
        add          r10d, ebp
        xor          r13d, ecx
            vpalignr xmm4, xmm4, xmm2, 4
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, r13d
        mov          r12d, r10d
        xor          r12d, ebx
            vpxor    xmm4, xmm4, xmm1
        mov          r13d, ebx
        xor          r13d, ecx
        add          r9d, ebp
            vpxor    xmm4, xmm4, xmm6
        ror          r10d, 2
        and          r12d, r13d
            vpxor    xmm3, xmm4, xmm3
        add          ecx, [rax + 236]                           /* round 59 */
        mov          ebp, r9d
        ror          ebp, 27
        mov          r13d, r9d
        xor          r13d, r10d
            vpsrld   xmm4, xmm3, 31
        mov          r14d, r10d
        xor          r14d, ebx
        xor          r12d, ebx
            vpslld   xmm3, xmm3, 1
        add          r8d, ebp
        and          r13d, r14d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        ror          r9d, 2
        add          r8d, r12d
            vpxor    xmm3, xmm4, xmm3
        xor          r13d, r10d
        mov          ebp, r8d
        ror          ebp, 27
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 240]
        add          ecx, r13d
        mov          r12d, r8d                                  /* round 60 */
        xor          r12d, r9d
            vpsrldq  xmm7, xmm3, 4
        ror          r8d, 2
        add          ecx, ebp
        xor          r12d, r10d
            vmovdqu  [rax + 240], xmm4
        add          ebx, [rax + 240]
        mov          ebp, ecx
        ror          ebp, 27
        add          ebx, r12d
            vpxor    xmm4, xmm7, xmm2
        mov          r12d, ecx                                  /* round 61 */
        xor          r12d, r8d
        add          r10d, [rax + 244]
            vpxor    xmm4, xmm4, xmm5
        add          ebp, ebx
        xor          r12d, r9d
        ror          ecx, 2
            vpxor    xmm4, xmm4, xmm0
        mov          ebx, ebp
        ror          ebx, 27
        add          r10d, r12d
            vpsrld   xmm7, xmm4, 31
        mov          r12d, ebp                                  /* round 62 */
        xor          r12d, ecx
        add          r9d, [rax + 248]
            vpslld   xmm4, xmm4, 1
        add          r10d, ebx
        xor          r12d, r8d
        ror          ebp, 2
            vpxor    xmm4, xmm7, xmm4
        mov          ebx, r10d
        ror          ebx, 27
        add          r9d, r12d
            vpalignr xmm4, xmm4, xmm3, 4
        mov          r12d, r10d                                 /* round 63 */
        xor          r12d, ebp
        add          r8d, [rax + 252]
            vpxor    xmm4, xmm4, xmm2
        add          r9d, ebx
        xor          r12d, ecx
        ror          r10d, 2
            vpxor    xmm4, xmm4, xmm5
        mov          ebx, r9d
        ror          ebx, 27
        add          r8d, r12d
            vpxor    xmm0, xmm4, xmm0
        mov          r12d, r9d                                  /* round 64 */
        xor          r12d, r10d
            vpsrld   xmm4, xmm0, 31
        add          r8d, ebx
        xor          r12d, ebp
        ror          r9d, 2
            vpslld   xmm0, xmm0, 1
        mov          ebx, r8d
        ror          ebx, 27
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        mov          r13d, r8d                                  /* round 65 */
        xor          r13d, r9d
            vpxor    xmm0, xmm4, xmm0
        xor          r13d, r10d
        ror          r8d, 2
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 256]
            vpsrldq  xmm7, xmm0, 4
            vmovdqu  [rax + 256], xmm4
        add          ecx, [rax + 256]
        add          ecx, r12d
        add          ebp, [rax + 260]
        add          ecx, ebx
        mov          ebx, ecx
        ror          ebx, 27
        add          ebp, r13d
        mov          r12d, ecx                                  /* round 66 */
        xor          r12d, r8d
        add          r10d, [rax + 264]
        add          ebx, ebp
        xor          r12d, r9d
        ror          ecx, 2
            vpxor    xmm4, xmm7, xmm3
        mov          ebp, ebx
        ror          ebp, 27
        add          r10d, r12d
            vpxor    xmm4, xmm4, xmm6
        mov          r12d, ebx                                  /* round 67 */
        xor          r12d, ecx
        add          r9d, [rax + 268]
            vpxor    xmm4, xmm4, xmm1
        add          r10d, ebp
        xor          r12d, r8d
        ror          ebx, 2
            vpsrld   xmm7, xmm4, 31
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, r12d
            vpslld   xmm4, xmm4, 1
        mov          r12d, r10d                                 /* round 68 */
        xor          r12d, ebx
            vpxor    xmm4, xmm7, xmm4
        add          r9d, ebp
        xor          r12d, ecx
        ror          r10d, 2
            vpalignr xmm4, xmm4, xmm0, 4
        mov          ebp, r9d
        ror          ebp, 27
            vpxor    xmm4, xmm4, xmm3
        mov          r13d, r9d                                  /* round 69 */
        xor          r13d, r10d
            vpxor    xmm4, xmm4, xmm6
        xor          r13d, ebx
        ror          r9d, 2
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
            vpslld   xmm1, xmm1, 1
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
            vpxor    xmm1, xmm4, xmm1
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 272]
            vpsrldq  xmm7, xmm1, 4
            vmovdqu  [rax + 272], xmm4
        add          r8d, [rax + 272]
        add          r8d, r12d
        add          ecx, [rax + 276]
        add          r8d, ebp
        mov          ebp, r8d
        ror          ebp, 27
        add          ecx, r13d
        mov          r12d, r8d                                  /* round 70 */
        xor          r12d, r9d
        add          ebx, [rax + 280]
        add          ecx, ebp
        xor          r12d, r10d
        ror          r8d, 2
        mov          ebp, ecx
        ror          ebp, 27
        add          ebx, r12d
        mov          r12d, ecx                                  /* round 71 */
        xor          r12d, r8d
        add          r10d, [rax + 284]
        add          ebp, ebx
        xor          r12d, r9d
        ror          ecx, 2
        mov          ebx, ebp
        ror          ebx, 27
        add          r10d, r12d
        mov          r12d, ebp                                  /* round 72 */
        xor          r12d, ecx
        add          r10d, ebx
            vpxor    xmm4, xmm7, xmm0
        xor          r12d, r8d
        ror          ebp, 2
            vpxor    xmm4, xmm4, xmm5
        mov          ebx, r10d
        ror          ebx, 27
            vpxor    xmm4, xmm4, xmm2
        mov          r13d, r10d                                 /* round 73 */
        xor          r13d, ebp
            vpsrld   xmm7, xmm4, 31
        xor          r13d, ecx
        ror          r10d, 2
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm0, xmm4, xmm0
            vpxor    xmm0, xmm0, xmm5
            vpxor    xmm0, xmm0, xmm2
            vpsrld   xmm2, xmm0, 31
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm2, xmm0
            vpaddd   xmm2, xmm0, [rip + NSMS_L(K) + 288]
            vpsrldq  xmm4, xmm0, 4
            vmovdqu  [rax + 288], xmm2
        add          r9d, [rax + 288]
        add          r9d, r12d
        add          r8d, [rax + 292]
        add          r9d, ebx
        mov          ebx, r9d
        ror          ebx, 27
        add          r8d, r13d
        mov          r12d, r9d                                  /* round 74 */
        xor          r12d, r10d
        add          ecx, [rax + 296]
        add          r8d, ebx
        xor          r12d, ebp
        ror          r9d, 2
        mov          ebx, r8d
        ror          ebx, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 75 */
        xor          r12d, r9d
        add          ebp, [rax + 300]
        add          ecx, ebx
        xor          r12d, r10d
        ror          r8d, 2
        mov          ebx, ecx
        ror          ebx, 27
        add          ebp, r12d
        mov          r12d, ecx                                  /* round 76 */
        xor          r12d, r8d
        add          ebx, ebp
        xor          r12d, r9d
        ror          ecx, 2
        mov          ebp, ebx
        ror          ebp, 27
        mov          r13d, ebx                                  /* round 77 */
        xor          r13d, ecx
        xor          r13d, r8d
        ror          ebx, 2
            vpxor    xmm2, xmm4, xmm1
            vpxor    xmm2, xmm2, xmm6
            vpxor    xmm2, xmm2, xmm3
            vpsrld   xmm4, xmm2, 31
        mov          r14d, [rdi]                                /* H = H + (a, b, ...) */
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
            vpalignr xmm0, xmm2, xmm0, 4
            vpxor    xmm0, xmm0, xmm1
        mov          r15d, [rdi + 4]
        mov          r11d, [rdi + 8]
            vpxor    xmm0, xmm0, xmm6
            vpxor    xmm0, xmm0, xmm3
        add          rsi, 64                                    /* the next block */
            vpsrld   xmm1, xmm0, 31
        mov          [rsp], rsi
        mov          esi, [rdi + 12]
        mov          [rsp + 8], rdx
        mov          edx, [rdi + 16]
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm1, xmm0
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 304]
        add          edx, ebx
        mov          [rdi + 16], edx
            vmovdqu  [rax + 304], xmm0
        add          r10d, [rax + 304]
        add          r10d, r12d
        add          r9d, [rax + 308]
        add          r10d, ebp
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, r13d
        mov          r12d, r10d                                 /* round 78 */
        xor          r12d, ebx
        add          r8d, [rax + 312]
        add          r9d, ebp
        xor          r12d, ecx
        ror          r10d, 2
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 79 */
        xor          r12d, r10d
        add          r14d, [rax + 316]
        add          r8d, ebp
        xor          r12d, ebx
        ror          r9d, 2
        add          ecx, r14d
        mov          ebx, r8d
        ror          ebx, 27
        add          ecx, r12d
        add          r8d, r15d
        add          r9d, r11d
        add          ecx, ebx
        mov          [rdi + 4], r8d
        mov          [rdi], ecx
        add          r10d, esi
        mov          [rdi + 8], r9d
        mov          [rdi + 12], r10d
        mov          rbx, [rsp + 8]
        add          rbx, -1
        mov          r11d, edx
        mov          rdx, rbx
        mov          rsi, [rsp]
        jmp          NSMS_L(batch1)
NSMS_L(done):

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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_avx_n2), . - NSMS_SYMBOL(nsms_sha1_blocks_avx_n2)
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

/* nsms_sha1_blocks_avx_n2: 15 integer registers, 16 vector registers, 5 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
 *     state: rdi; q: rbx; end_of_batch: rbp. Slots of the frame that are not named here hold
 *     spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     q: address of the current block's first stored schedule word.
 *     end_of_batch: value of q after the last block of a batch.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_blocks_avx_n2
 *   signature: void nsms_sha1_blocks_avx_n2(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 792, win64: 968}
 *   features: [avx]
 */
