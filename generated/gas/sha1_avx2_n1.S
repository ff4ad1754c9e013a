/* sha1_avx2_n1.S, written by nsms: make gen HASH=sha1 ISA=avx2 N=1
 *
 * void nsms_sha1_blocks_avx2_n1(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 991 instructions (System V); 440 bytes of stack (System V), 504 (Win64).
 * void nsms_sha1_schedule_avx2_n1(uint32_t *wk, const void *data);
 *   SHA-1: W_t + K_t of a block, wk[t].
 *   Reads 64 bytes at data; writes 320 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 95 instructions (System V); 0 bytes of stack (System V), 56 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, bmi1, bmi2.
 * (The ISA also allows avx2, which this code does not use.)
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
#  define NSMS_L(name) Lsha1_avx2_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_n1_##name
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

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_avx2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_avx2_n1))
NSMS_SYMBOL(nsms_sha1_blocks_avx2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_avx2_n1))
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
        sub          rsp, 440
        NSMS_SEH(.seh_stackalloc 440)
        vmovaps      [rsp + 384], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 384)
        vmovaps      [rsp + 400], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 400)
        vmovaps      [rsp + 416], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 416)
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
        sub          rsp, 392
        .cfi_def_cfa_offset 448
#endif
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 63]
        mov          ecx, [rdi]
        mov          r8d, [rdi + 4]
        mov          r9d, [rdi + 8]
        and          rax, -64
        mov          r10d, [rdi + 12]
        mov          r11d, [rdi + 16]
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; state: rdi; data: rsi. */
NSMS_L(blocks_batch1):
        cmp          rdx, 1
        jb           NSMS_L(blocks_done)

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
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
            vpsrldq  xmm5, xmm3, 4
            vpxor    xmm5, xmm5, xmm2
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm0
        add          r11d, [rax]                                /* round 0 */
        rorx         ebx, r8d, 2
        andn         ebp, r8d, r10d
        add          ebp, r11d
        and          r8d, r9d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        add          r8d, ebp
            vpslld   xmm6, xmm5, 1
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm3, 4
            vpxor    xmm5, xmm5, xmm2
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
            vpalignr xmm5, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        rorx         ebp, ecx, 2                                /* round 1 */
        add          r10d, [rax + 4]
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
        mov          r12d, ecx
        and          r12d, ebx
        andn         ecx, ecx, r9d
        add          ecx, r10d
        add          ecx, r12d
        rorx         r12d, r8d, 27
        add          ecx, r12d
        add          r9d, [rax + 8]                             /* round 2 */
        rorx         r12d, r8d, 2
        mov          r13d, r8d
        and          r13d, ebp
        add          r9d, r13d
        andn         r8d, r8d, ebx
        add          r8d, r9d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 3 */
        mov          r14d, ecx
        and          r14d, r12d
        add          ebx, [rax + 12]
        add          ebx, r14d
        andn         ecx, ecx, ebp
        add          ecx, ebx
            vpsrldq  xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm1
        rorx         ebx, r8d, 27
        add          ecx, ebx
        rorx         ebx, r8d, 2                                /* round 4 */
        mov          r14d, r8d
        and          r14d, r13d
        andn         r8d, r8d, r12d
        rorx         r15d, ecx, 27
        add          ebp, [rax + 16]
        add          ebp, r14d
        add          r8d, ebp
        add          r8d, r15d
        rorx         ebp, ecx, 2                                /* round 5 */
        add          r12d, [rax + 20]
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm7, xmm0, [rip + NSMS_L(K) + 64]
            vmovdqu  [rax + 64], xmm7
        andn         r14d, ecx, r13d
        and          ecx, ebx
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 27
        add          ecx, r12d
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        rorx         r12d, r8d, 2                               /* round 6 */
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        andn         r14d, r8d, ebx
        and          r8d, ebp
        rorx         r15d, ecx, 27
        add          r13d, [rax + 24]
        add          r8d, r13d
        add          r8d, r14d
        add          r8d, r15d
        rorx         r13d, ecx, 2                               /* round 7 */
        andn         r14d, ecx, ebp
        add          ebx, [rax + 28]
        and          ecx, r12d
        add          ecx, ebx
        add          ecx, r14d
        rorx         ebx, r8d, 27
        add          ecx, ebx
        add          ebp, [rax + 32]                            /* round 8 */
        rorx         ebx, r8d, 2
        andn         r14d, r8d, r12d
        and          r8d, r13d
        add          r8d, ebp
        add          r8d, r14d
            vpsrldq  xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm2
        rorx         ebp, ecx, 27
        add          r8d, ebp
        andn         ebp, ecx, r13d                             /* round 9 */
        rorx         r14d, ecx, 2
        and          ecx, ebx
        add          r12d, [rax + 36]
        add          ecx, r12d
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        andn         ebp, r8d, ebx                              /* round 10 */
        rorx         r12d, r8d, 2
        add          r13d, [rax + 40]
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 80]
            vmovdqu  [rax + 80], xmm6
            vpslld   xmm6, xmm4, 1
            vpalignr xmm7, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        and          r8d, r14d
        add          r8d, r13d
        add          r8d, ebp
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
        rorx         ebp, ecx, 27
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        add          r8d, ebp
        mov          ebp, ecx                                   /* round 11 */
        and          ebp, r12d
        rorx         r13d, ecx, 2
        andn         ecx, ecx, r14d
        add          ebx, [rax + 44]
        add          ebx, ebp
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        andn         ebx, r8d, r12d                             /* round 12 */
        rorx         ebp, r8d, 2
        and          r8d, r13d
        add          r14d, [rax + 48]
        add          r8d, r14d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 13 */
        mov          r14d, ecx
        and          r14d, ebp
            vpsrldq  xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm4, xmm4, xmm3
        andn         ecx, ecx, r13d
        add          r12d, [rax + 52]
        add          r12d, r14d
        add          ecx, r12d
        rorx         r12d, r8d, 27
        add          ecx, r12d
        rorx         r12d, r8d, 2                               /* round 14 */
        mov          r14d, r8d
        and          r14d, ebx
        add          r13d, [rax + 56]
        add          r13d, r14d
        andn         r8d, r8d, ebp
        add          r8d, r13d
        rorx         r13d, ecx, 27
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        add          r8d, r13d
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm8, xmm2, [rip + NSMS_L(K) + 96]
            vmovdqu  [rax + 96], xmm8
        rorx         r13d, ecx, 2                               /* round 15 */
        add          ebp, [rax + 60]
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
        mov          r14d, ecx
        and          r14d, r12d
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm4, xmm3
        andn         ecx, ecx, ebx
        add          ebp, r14d
        rorx         r14d, r8d, 27
        add          ecx, ebp
        add          ecx, r14d
        rorx         ebp, r8d, 2                                /* round 16 */
        mov          r14d, r8d
        and          r14d, r13d
        add          ebx, [rax + 64]
        add          ebx, r14d
        andn         r8d, r8d, r12d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 17 */
        mov          r14d, ecx
        and          r14d, ebp
        andn         ecx, ecx, r13d
        rorx         r15d, r8d, 27
        add          r12d, [rax + 68]
        add          r12d, r14d
        add          ecx, r12d
        add          ecx, r15d
            vpsrldq  xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm0
        andn         r12d, r8d, ebp                             /* round 18 */
        rorx         r14d, r8d, 2
        add          r13d, [rax + 72]
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        and          r8d, ebx
        add          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 19 */
            vpslld   xmm7, xmm4, 1
        mov          r13d, ecx
        and          r13d, r14d
            vpaddd   xmm8, xmm3, [rip + NSMS_L(K) + 112]
            vmovdqu  [rax + 112], xmm8
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
        andn         ecx, ecx, ebx
        rorx         r15d, r8d, 27
        add          ebp, [rax + 76]
        add          ebp, r13d
        add          ecx, ebp
        add          ecx, r15d
        rorx         ebp, r8d, 2                                /* round 20 */
        xor          r8d, r12d
        xor          r8d, r14d
        add          ebx, [rax + 80]
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        add          r14d, [rax + 84]                           /* round 21 */
        rorx         ebx, ecx, 2
        xor          ecx, ebp
        xor          ecx, r12d
        add          ecx, r14d
        rorx         r13d, r8d, 27
        add          ecx, r13d
        rorx         r13d, r8d, 2                               /* round 22 */
        add          r12d, [rax + 88]
        rorx         r14d, ecx, 27
            vpsrldq  xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm1
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r12d
        add          r8d, r14d
        add          ebp, [rax + 92]                            /* round 23 */
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        rorx         r12d, ecx, 2
        xor          ecx, r13d
            vpslld   xmm7, xmm4, 1
        xor          ecx, ebx
        add          ecx, ebp
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 128]
            vmovdqu  [rax + 128], xmm6
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 24 */
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        xor          r8d, r12d
        xor          r8d, r13d
        add          ebx, [rax + 96]
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 25 */
        xor          ecx, ebp
        xor          ecx, r12d
        add          r13d, [rax + 100]
        rorx         r14d, r8d, 27
        add          ecx, r13d
        add          ecx, r14d
        rorx         r13d, r8d, 2                               /* round 26 */
        xor          r8d, ebx
        add          r12d, [rax + 104]
        rorx         r14d, ecx, 27
        xor          r8d, ebp
        add          r8d, r12d
        add          r8d, r14d
        mov          r12d, ecx                                  /* round 27 */
        xor          r12d, r13d
        rorx         r14d, ecx, 2
        add          ebp, [rax + 108]
            vpsrldq  xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm2
        xor          r12d, ebx
        add          ebp, r12d
        rorx         ecx, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 28 */
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
            vpslld   xmm7, xmm4, 1
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
            vpaddd   xmm5, xmm1, [rip + NSMS_L(K) + 144]
            vmovdqu  [rax + 144], xmm5
        xor          r8d, r14d
        add          ebx, [rax + 112]
        xor          r8d, r13d
        add          r8d, ebx
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 29 */
        add          r13d, [rax + 116]
        rorx         r12d, r8d, 27
        xor          ecx, ebp
        xor          ecx, r14d
        add          ecx, r13d
        add          ecx, r12d
        rorx         r12d, r8d, 2                               /* round 30 */
        add          r14d, [rax + 120]
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r14d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 31 */
        add          ebp, [rax + 124]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
            vpsrldq  xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm3
        rorx         ebp, r8d, 2                                /* round 32 */
        add          ebx, [rax + 128]
        xor          r8d, r13d
        xor          r8d, r12d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        mov          ebx, ecx                                   /* round 33 */
        xor          ebx, ebp
            vpslld   xmm5, xmm4, 1
        rorx         r14d, ecx, 2
            vpaddd   xmm7, xmm2, [rip + NSMS_L(K) + 160]
            vmovdqu  [rax + 160], xmm7
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm5
            vpalignr xmm4, xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        add          r12d, [rax + 132]
        xor          ebx, r13d
        add          r12d, ebx
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm4, xmm3
        rorx         ecx, r8d, 27
        add          ecx, r12d
        rorx         ebx, r8d, 2                                /* round 34 */
        xor          r8d, r14d
        xor          r8d, ebp
        add          r13d, [rax + 136]
        add          r8d, r13d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 35 */
        xor          ecx, ebx
        xor          ecx, r14d
        add          ebp, [rax + 140]
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 36 */
        add          r14d, [rax + 144]
        xor          r8d, r12d
        xor          r8d, ebx
        add          r8d, r14d
        rorx         r13d, ecx, 27
        add          r8d, r13d
            vpsrldq  xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm0
        rorx         r13d, ecx, 2                               /* round 37 */
        add          ebx, [rax + 148]
        xor          ecx, ebp
        xor          ecx, r12d
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        add          r12d, [rax + 152]                          /* round 38 */
        rorx         ebx, r8d, 2
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm7, xmm3, [rip + NSMS_L(K) + 176]
            vmovdqu  [rax + 176], xmm7
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
        xor          r8d, r13d
        xor          r8d, ebp
        add          r8d, r12d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 39 */
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        add          ebp, [rax + 156]
        xor          ecx, ebx
        xor          ecx, r13d
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 40 */
        xor          r8d, r12d
        add          r13d, [rax + 160]
        rorx         r14d, ecx, 27
        add          r13d, r14d
        mov          r14d, r12d
        xor          r14d, ebx
        and          r8d, r14d
        xor          r8d, r12d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 41 */
        xor          ecx, ebp
        add          ebx, [rax + 164]
        mov          r14d, ebp
        xor          r14d, r12d
        and          ecx, r14d
        xor          ecx, ebp
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        add          r12d, [rax + 168]                          /* round 42 */
        rorx         ebx, r8d, 2
            vpsrldq  xmm5, xmm0, 4
            vpxor    xmm5, xmm5, xmm3
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm1
        mov          r14d, r13d
        xor          r14d, ebp
        xor          r8d, r13d
        and          r8d, r14d
        xor          r8d, r13d
        rorx         r14d, ecx, 27
        add          r12d, r14d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 43 */
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 192]
            vmovdqu  [rax + 192], xmm6
        add          ebp, [rax + 172]
        xor          ecx, ebx
            vpslld   xmm6, xmm5, 1
        mov          r14d, ebx
        xor          r14d, r13d
        and          ecx, r14d
        rorx         r14d, r8d, 27
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm0, 4
            vpxor    xmm5, xmm5, xmm3
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
        xor          ecx, ebx
        add          ecx, ebp
        add          ecx, r14d
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        rorx         ebp, r8d, 2                                /* round 44 */
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        mov          r14d, r12d
        xor          r14d, ebx
        add          r13d, [rax + 176]
        rorx         r15d, ecx, 27
        add          r13d, r15d
        xor          r8d, r12d
        and          r8d, r14d
        xor          r8d, r12d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 45 */
        add          ebx, [rax + 180]
        xor          ecx, ebp
        rorx         r14d, r8d, 27
        mov          r15d, ebp
        xor          r15d, r12d
        and          ecx, r15d
        xor          ecx, ebp
        add          ecx, ebx
        add          ecx, r14d
        mov          ebx, r13d                                  /* round 46 */
        xor          ebx, ebp
        rorx         r14d, r8d, 2
        xor          r8d, r13d
        and          r8d, ebx
        xor          r8d, r13d
        add          r12d, [rax + 184]
        rorx         ebx, ecx, 27
        add          r12d, ebx
        add          r8d, r12d
        rorx         ebx, ecx, 2                                /* round 47 */
            vpsrldq  xmm5, xmm1, 4
            vpxor    xmm5, xmm5, xmm0
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm2
        xor          ecx, r14d
        add          ebp, [rax + 188]
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 208]
            vmovdqu  [rax + 208], xmm6
        rorx         r12d, r8d, 27
        mov          r15d, r14d
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, r14d
        add          ecx, ebp
        add          ecx, r12d
        mov          ebp, ebx                                   /* round 48 */
        xor          ebp, r14d
        rorx         r12d, r8d, 2
        add          r13d, [rax + 192]
            vpslld   xmm6, xmm5, 1
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm1, 4
            vpxor    xmm5, xmm5, xmm0
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
        xor          r8d, ebx
        and          r8d, ebp
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        xor          r8d, ebx
        rorx         ebp, ecx, 27
        add          r13d, ebp
        add          r8d, r13d
            vpalignr xmm4, xmm0, xmm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        rorx         ebp, ecx, 2                                /* round 49 */
        mov          r13d, r12d
        xor          r13d, ebx
        xor          ecx, r12d
        add          r14d, [rax + 196]
        and          ecx, r13d
        rorx         r13d, r8d, 27
        xor          ecx, r12d
        add          ecx, r14d
        add          ecx, r13d
        mov          r13d, ebp                                  /* round 50 */
        xor          r13d, r12d
        rorx         r14d, r8d, 2
        xor          r8d, ebp
        and          r8d, r13d
        xor          r8d, ebp
        add          ebx, [rax + 200]
        rorx         r13d, ecx, 27
        add          ebx, r13d
        add          r8d, ebx
        mov          ebx, ecx                                   /* round 51 */
        xor          ebx, r14d
        rorx         r13d, ecx, 2
        add          r12d, [rax + 204]
        mov          ecx, r14d
        xor          ecx, ebp
        and          ecx, ebx
        xor          ecx, r14d
        add          ecx, r12d
        rorx         ebx, r8d, 27
        add          ecx, ebx
            vpsrldq  xmm5, xmm2, 4
            vpxor    xmm5, xmm5, xmm1
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm3
        rorx         ebx, r8d, 2                                /* round 52 */
        mov          r12d, r13d
        xor          r12d, r14d
        xor          r8d, r13d
        add          ebp, [rax + 208]
            vpaddd   xmm6, xmm2, [rip + NSMS_L(K) + 224]
            vmovdqu  [rax + 224], xmm6
        rorx         r15d, ecx, 27
        add          ebp, r15d
        and          r8d, r12d
        xor          r8d, r13d
        add          r8d, ebp
        rorx         ebp, ecx, 2                                /* round 53 */
            vpslld   xmm6, xmm5, 1
            vpalignr xmm7, xmm1, xmm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm2, 4
            vpxor    xmm5, xmm5, xmm1
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
        xor          ecx, ebx
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm4, xmm3
        add          r14d, [rax + 212]
        rorx         r12d, r8d, 27
        mov          r15d, ebx
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, ebx
        add          ecx, r14d
        add          ecx, r12d
        rorx         r12d, r8d, 2                               /* round 54 */
        mov          r14d, ebp
        xor          r14d, ebx
        xor          r8d, ebp
        add          r13d, [rax + 216]
        and          r8d, r14d
        xor          r8d, ebp
        rorx         r14d, ecx, 27
        add          r13d, r14d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 55 */
        xor          ecx, r12d
        mov          r14d, r12d
        xor          r14d, ebp
        add          ebx, [rax + 220]
        and          ecx, r14d
        xor          ecx, r12d
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        mov          ebx, r13d                                  /* round 56 */
        xor          ebx, r12d
        rorx         r14d, r8d, 2
        xor          r8d, r13d
        add          ebp, [rax + 224]
        and          r8d, ebx
            vpsrldq  xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm4, xmm4, xmm0
        xor          r8d, r13d
        rorx         ebx, ecx, 27
        add          ebp, ebx
        add          r8d, ebp
        rorx         ebx, ecx, 2                                /* round 57 */
        xor          ecx, r14d
            vpalignr xmm5, xmm2, xmm1, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm8, xmm3, [rip + NSMS_L(K) + 240]
            vmovdqu  [rax + 240], xmm8
        mov          ebp, r14d
        xor          ebp, r13d
        and          ecx, ebp
        xor          ecx, r14d
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
        rorx         ebp, r8d, 27
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
        add          r12d, [rax + 228]
        add          ecx, r12d
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 58 */
        mov          r12d, ebx
        xor          r12d, r14d
        add          r13d, [rax + 232]
        rorx         r15d, ecx, 27
        add          r13d, r15d
        xor          r8d, ebx
        and          r8d, r12d
        xor          r8d, ebx
        add          r8d, r13d
        rorx         r12d, ecx, 2                               /* round 59 */
        mov          r13d, ebp
        xor          r13d, ebx
        xor          ecx, ebp
        and          ecx, r13d
        xor          ecx, ebp
        add          r14d, [rax + 236]
        add          ecx, r14d
        rorx         r13d, r8d, 27
        add          ecx, r13d
        add          ebx, [rax + 240]                           /* round 60 */
            vpsrldq  xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm1
        rorx         r13d, r8d, 2
        xor          r8d, r12d
        xor          r8d, ebp
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 61 */
        add          ebp, [rax + 244]
            vpalignr xmm6, xmm3, xmm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        xor          ecx, r13d
        xor          ecx, r12d
        rorx         r14d, r8d, 27
        add          ecx, ebp
            vpslld   xmm7, xmm4, 1
            vpaddd   xmm8, xmm0, [rip + NSMS_L(K) + 256]
            vmovdqu  [rax + 256], xmm8
        add          ecx, r14d
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
        rorx         ebp, r8d, 2                                /* round 62 */
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        xor          r8d, ebx
        xor          r8d, r13d
        rorx         r14d, ecx, 27
        add          r12d, [rax + 248]
        add          r8d, r12d
        add          r8d, r14d
        rorx         r12d, ecx, 2                               /* round 63 */
        xor          ecx, ebp
        xor          ecx, ebx
        add          r13d, [rax + 252]
        add          ecx, r13d
        rorx         r13d, r8d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 64 */
        xor          r13d, r12d
        rorx         r14d, r8d, 2
        xor          r13d, ebp
            vpsrldq  xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
        add          ebx, [rax + 256]
        add          ebx, r13d
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm2
        rorx         r8d, ecx, 27
        add          r8d, ebx
        mov          ebx, ecx                                   /* round 65 */
        xor          ebx, r14d
        rorx         r13d, ecx, 2
        xor          ebx, r12d
        add          ebp, [rax + 260]
        add          ebp, ebx
        rorx         ecx, r8d, 27
        add          ecx, ebp
        mov          ebx, r8d                                   /* round 66 */
        xor          ebx, r13d
            vpalignr xmm5, xmm0, xmm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        rorx         ebp, r8d, 2
        xor          ebx, r14d
            vpslld   xmm7, xmm4, 1
        rorx         r8d, ecx, 27
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm0, xmm4, xmm0
            vpxor    xmm0, xmm0, xmm6
            vpxor    xmm0, xmm0, xmm2
            vpsrld   xmm2, xmm0, 31
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 272]
            vmovdqu  [rax + 272], xmm4
        add          r12d, [rax + 264]
        add          r12d, ebx
        add          r8d, r12d
        rorx         ebx, ecx, 2                                /* round 67 */
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm2, xmm0
        xor          ecx, ebp
        xor          ecx, r13d
        rorx         r12d, r8d, 27
        add          r14d, [rax + 268]
        add          ecx, r14d
        add          ecx, r12d
        add          r13d, [rax + 272]                          /* round 68 */
        rorx         r12d, r8d, 2
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 69 */
            vpsrldq  xmm2, xmm0, 4
            vpxor    xmm2, xmm2, xmm1
            vpxor    xmm2, xmm2, xmm5
            vpxor    xmm2, xmm2, xmm3
        add          ebp, [rax + 276]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 70 */
        xor          r8d, r13d
        xor          r8d, r12d
        add          ebx, [rax + 280]
        rorx         r14d, ecx, 27
        add          r8d, ebx
        add          r8d, r14d
            vpslld   xmm4, xmm2, 1
        rorx         ebx, ecx, 2                                /* round 71 */
            vpsrld   xmm2, xmm2, 31
            vpxor    xmm2, xmm2, xmm4
            vpalignr xmm2, xmm2, xmm0, 4
            vpxor    xmm1, xmm2, xmm1
            vpxor    xmm1, xmm1, xmm5
            vpxor    xmm1, xmm1, xmm3
            vpsrld   xmm2, xmm1, 31
        xor          ecx, ebp
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 288]
            vmovdqu  [rax + 288], xmm0
        xor          ecx, r13d
            vpslld   xmm0, xmm1, 1
            vpxor    xmm0, xmm2, xmm0
        add          r12d, [rax + 284]
        add          ecx, r12d
        rorx         r12d, r8d, 27
        add          ecx, r12d
        rorx         r12d, r8d, 2                               /* round 72 */
        add          r13d, [rax + 288]
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 73 */
        add          ebp, [rax + 292]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 74 */
        xor          r8d, r13d
        add          ebx, [rax + 296]
        xor          r8d, r12d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 75 */
        xor          ecx, ebp
        xor          ecx, r13d
        rorx         r14d, r8d, 27
        add          r12d, [rax + 300]
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               /* round 76 */
        rorx         r14d, ecx, 27
        xor          r8d, ebx
        xor          r8d, ebp
        rorx         r11d, ecx, 2                               /* round 77 */
        xor          ecx, r12d
        xor          ecx, ebx
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 304]
            vmovdqu  [rax + 304], xmm0
        add          r13d, [rax + 304]
        add          r8d, r13d
        add          r8d, r14d
        add          ebp, [rax + 308]
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         r10d, r8d, 2                               /* round 78 */
        xor          r8d, r11d
        xor          r8d, r12d
        add          ebx, [rax + 312]
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         r9d, ecx, 2                                /* round 79 */
        xor          ecx, r10d
        xor          ecx, r11d
        rorx         ebx, r8d, 27
        mov          ebp, [rdi + 16]                            /* H = H + (a, b, ...) */
        add          r11d, ebp
        mov          [rdi + 16], r11d
        mov          ebp, [rdi + 8]
        mov          r13d, [rdi]
        add          r13d, [rax + 316]
        add          r13d, r12d
        add          ecx, r13d
        add          ecx, ebx
        mov          [rdi], ecx
        mov          ebx, [rdi + 4]
        add          r8d, ebx
        mov          [rdi + 4], r8d
        mov          ebx, [rdi + 12]
        add          r10d, ebx
        mov          [rdi + 12], r10d
        add          r9d, ebp
        mov          [rdi + 8], r9d
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 384]
        vmovaps      xmm7, [rsp + 400]
        vmovaps      xmm8, [rsp + 416]
        add          rsp, 440
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
        add          rsp, 392
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_avx2_n1), . - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_schedule_avx2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_schedule_avx2_n1))
NSMS_SYMBOL(nsms_sha1_schedule_avx2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_schedule_avx2_n1))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 40
        NSMS_SEH(.seh_stackalloc 40)
        vmovaps      [rsp], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 0)
        vmovaps      [rsp + 16], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 16)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
#endif

        /* the message words */
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
        vmovdqu      [rdi], xmm6
        vpaddd       xmm6, xmm3, [rip + NSMS_L(K) + 48]         /* W_12 to W_15, each + K_t */
        vmovdqu      [rdi + 16], xmm4
        vmovdqu      [rdi + 32], xmm5
        vmovdqu      [rdi + 48], xmm6
        lea          rax, [rip + NSMS_L(K) + 64]
        lea          rcx, [rdi + 256]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..3 of 1 block: xmm0..xmm3; wk: rdi; kp: rax; upper_bound: rcx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        vpsrldq      xmm4, xmm3, 4                              /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        vpalignr     xmm5, xmm1, xmm0, 8
        vpalignr     xmm6, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        vpxor        xmm4, xmm4, xmm2
        vpxor        xmm4, xmm4, xmm5
        vpxor        xmm4, xmm4, xmm0
        vpsrld       xmm7, xmm4, 31
        vpslld       xmm4, xmm4, 1
        vpxor        xmm4, xmm7, xmm4
        vpalignr     xmm4, xmm4, xmm3, 4
        vpxor        xmm4, xmm4, xmm2
        vpxor        xmm4, xmm4, xmm5
        vpxor        xmm4, xmm4, xmm0
        vpsrld       xmm5, xmm4, 31
        vpslld       xmm4, xmm4, 1
        vpalignr     xmm7, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        vpxor        xmm0, xmm5, xmm4
        vpaddd       xmm4, xmm0, [rax]
        vpsrldq      xmm5, xmm0, 4
        vmovdqu      [rdi + 64], xmm4
        vpxor        xmm4, xmm5, xmm3
        vpxor        xmm4, xmm4, xmm6
        vpxor        xmm4, xmm4, xmm1
        vpsrld       xmm5, xmm4, 31
        vpslld       xmm4, xmm4, 1
        vpxor        xmm4, xmm5, xmm4
        vpalignr     xmm4, xmm4, xmm0, 4
        vpxor        xmm4, xmm4, xmm3
        vpxor        xmm4, xmm4, xmm6
        vpxor        xmm4, xmm4, xmm1
        vpsrld       xmm5, xmm4, 31
        vpslld       xmm4, xmm4, 1
        vpalignr     xmm6, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        vpxor        xmm1, xmm5, xmm4
        vpaddd       xmm4, xmm1, [rax + 16]
        vpsrldq      xmm5, xmm1, 4
        vmovdqu      [rdi + 80], xmm4
        vpxor        xmm4, xmm5, xmm0
        vpxor        xmm4, xmm4, xmm7
        vpxor        xmm4, xmm4, xmm2
        vpsrld       xmm5, xmm4, 31
        vpslld       xmm4, xmm4, 1
        vpxor        xmm4, xmm5, xmm4
        vpalignr     xmm4, xmm4, xmm1, 4
        vpxor        xmm4, xmm4, xmm0
        vpxor        xmm4, xmm4, xmm7
        lea          rdx, [rdi + 64]
        vpxor        xmm4, xmm4, xmm2
        lea          rsi, [rax + 64]
        vpsrld       xmm5, xmm4, 31
        vpslld       xmm4, xmm4, 1
        vpxor        xmm2, xmm5, xmm4
        vpaddd       xmm4, xmm2, [rax + 32]
        vpsrldq      xmm5, xmm2, 4
        vmovdqu      [rdi + 96], xmm4
        vpxor        xmm4, xmm5, xmm1
        vpxor        xmm4, xmm4, xmm6
        vpxor        xmm4, xmm4, xmm3
        vpsrld       xmm5, xmm4, 31
        vpslld       xmm4, xmm4, 1
        vpxor        xmm4, xmm5, xmm4
        vpalignr     xmm4, xmm4, xmm2, 4
        vpxor        xmm4, xmm4, xmm1
        vpxor        xmm4, xmm4, xmm6
        vpxor        xmm4, xmm4, xmm3
        vpsrld       xmm5, xmm4, 31
        vpslld       xmm4, xmm4, 1
        vpxor        xmm3, xmm5, xmm4
        vpaddd       xmm4, xmm3, [rax + 48]
        vmovdqu      [rdi + 112], xmm4
        mov          rdi, rdx
        mov          rax, rsi
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp]
        vmovaps      xmm7, [rsp + 16]
        add          rsp, 40
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha1_schedule_avx2_n1), . - NSMS_SYMBOL(nsms_sha1_schedule_avx2_n1)
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

/* nsms_sha1_blocks_avx2_n1: 15 integer registers, 9 vector registers, 0 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; state: rdi;
 *     data: rsi.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * nsms_sha1_schedule_avx2_n1: 5 integer registers, 8 vector registers, 0 spills.
 *   Register map: W rows 0..3 of 1 block: xmm0..xmm3; wk: rdi; kp: rax; upper_bound: rcx.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_blocks_avx2_n1
 *   signature: void nsms_sha1_blocks_avx2_n1(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 440, win64: 504}
 *   features: [avx, bmi1, bmi2]
 * - name: nsms_sha1_schedule_avx2_n1
 *   signature: void nsms_sha1_schedule_avx2_n1(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 320, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 56}
 *   features: [avx]
 */
