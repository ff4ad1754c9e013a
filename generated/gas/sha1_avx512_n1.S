/* sha1_avx512_n1.S, written by nsms: make gen HASH=sha1 ISA=avx512 N=1
 *
 * void nsms_sha1_blocks_avx512_n1(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 894 instructions (System V); 440 bytes of stack (System V), 488 (Win64).
 * void nsms_sha1_schedule_avx512_n1(uint32_t *wk, const void *data);
 *   SHA-1: W_t + K_t of a block, wk[t].
 *   Reads 64 bytes at data; writes 320 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 71 instructions (System V); 0 bytes of stack (System V), 56 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx512f, avx512vl, bmi1, bmi2.
 * (The ISA also allows avx512bw, avx512dq, which this code does not use.)
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
#  define NSMS_L(name) Lsha1_avx512_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512_n1_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_avx512_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_avx512_n1))
NSMS_SYMBOL(nsms_sha1_blocks_avx512_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_avx512_n1))
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
        sub          rsp, 424
        NSMS_SEH(.seh_stackalloc 424)
        vmovaps      [rsp + 384], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 384)
        vmovaps      [rsp + 400], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 400)
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
        vmovdqu64    xmm4, [rsi]                                /* W_0 to W_3 */
        vmovdqu64    xmm5, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu64    xmm6, [rsi + 16]                           /* W_4 to W_7 */
        vmovdqu64    xmm7, [rsi + 32]                           /* W_8 to W_11 */
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu64    xmm4, [rsi + 48]                           /* W_12 to W_15 */
        vpshufb      xmm1, xmm6, xmm5
        vpshufb      xmm2, xmm7, xmm5
        vpaddd       xmm6, xmm0, [rip + NSMS_L(K)]              /* W_0 to W_3, each + K_t */
        vpshufb      xmm3, xmm4, xmm5
        vpaddd       xmm4, xmm1, [rip + NSMS_L(K) + 16]         /* W_4 to W_7, each + K_t */
        vpaddd       xmm5, xmm2, [rip + NSMS_L(K) + 32]         /* W_8 to W_11, each + K_t */
        vmovdqu64    [rax], xmm6
        vpaddd       xmm6, xmm3, [rip + NSMS_L(K) + 48]         /* W_12 to W_15, each + K_t */
        vmovdqu64    [rax + 16], xmm4
        vmovdqu64    [rax + 32], xmm5
        vmovdqu64    [rax + 48], xmm6

        /* all rounds of one block; schedule of 1 block */
        rorx         ebx, r8d, 2                                /* round 0 */
        rorx         ebp, ecx, 27
        andn         r12d, r8d, r10d
        add          r11d, [rax]
        add          r12d, r11d
        and          r8d, r9d
        add          r8d, ebp
        add          r8d, r12d
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        rorx         ebp, ecx, 2                                /* round 1 */
        rorx         r12d, r8d, 27
        andn         r13d, ecx, r9d
            vpshufd  xmm5, xmm3, 57
        and          ecx, ebx
            vpxord   xmm5, xmm5, xmm2
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm3, 4
            vpxord   xmm5, xmm5, xmm2
        add          r10d, [rax + 4]
        add          r13d, r10d
        add          ecx, r13d
        add          ecx, r12d
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm0, xmm5, 31
        add          r9d, [rax + 8]                             /* round 2 */
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        rorx         r12d, r8d, 2
        rorx         r13d, ecx, 27
        andn         r14d, r8d, ebx
        and          r8d, ebp
        add          r8d, r9d
        add          r8d, r14d
        add          r8d, r13d
        andn         r13d, ecx, ebp                             /* round 3 */
        mov          r14d, ecx
        and          r14d, r12d
        add          ebx, [rax + 12]
            vpshufd  xmm5, xmm0, 57
        add          ebx, r14d
            vpxord   xmm5, xmm5, xmm3
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm5, xmm5, 31
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
            vpalignr xmm5, xmm5, xmm0, 4
            vpxord   xmm5, xmm5, xmm3
        add          r13d, ebx
        add          ecx, r13d
        rorx         ebx, r8d, 2                                /* round 4 */
        rorx         r13d, ecx, 27
        add          ebp, [rax + 16]
        andn         r15d, r8d, r12d
        and          r8d, r14d
        add          r8d, ebp
        add          r8d, r15d
        add          r8d, r13d
        rorx         ebp, ecx, 2                                /* round 5 */
        rorx         r13d, r8d, 27
        andn         r15d, ecx, r14d
        and          ecx, ebx
        add          r12d, [rax + 20]
        add          ecx, r12d
        add          ecx, r15d
        add          ecx, r13d
        rorx         r12d, r8d, 2                               /* round 6 */
        rorx         r13d, ecx, 27
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm1, xmm5, 31
        andn         r15d, r8d, ebx
        add          r14d, [rax + 24]
        and          r8d, ebp
        add          r8d, r14d
        add          r8d, r15d
        add          r8d, r13d
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 64]
            vmovdqu64 [rax + 64], xmm4
        rorx         r13d, ecx, 2                               /* round 7 */
        rorx         r14d, r8d, 27
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        mov          r15d, ecx
        and          r15d, r12d
        add          ebx, [rax + 28]
        add          ebx, r15d
        andn         ecx, ecx, ebp
        add          ecx, ebx
        add          ecx, r14d
            vpshufd  xmm5, xmm1, 57
            vpxord   xmm5, xmm5, xmm0
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm1, 4
            vpxord   xmm5, xmm5, xmm0
        rorx         ebx, r8d, 2                                /* round 8 */
        rorx         r14d, ecx, 27
        mov          r15d, r8d
        and          r15d, r13d
        add          ebp, [rax + 32]
        add          ebp, r15d
        andn         r8d, r8d, r12d
        add          r8d, ebp
        add          r8d, r14d
        rorx         ebp, ecx, 2                                /* round 9 */
        rorx         r14d, r8d, 27
        add          r12d, [rax + 36]
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 80]
            vmovdqu64 [rax + 80], xmm6
        andn         r15d, ecx, r13d
        and          ecx, ebx
        add          ecx, r12d
        add          ecx, r15d
        add          ecx, r14d
        andn         r12d, r8d, ebx                             /* round 10 */
        rorx         r14d, r8d, 2
        rorx         r15d, ecx, 27
        add          r13d, [rax + 40]
        and          r8d, ebp
        add          r8d, r13d
        add          r8d, r12d
        add          r8d, r15d
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm2, xmm5, 31
        rorx         r12d, ecx, 2                               /* round 11 */
        rorx         r13d, r8d, 27
        andn         r15d, ecx, ebp
        add          ebx, [rax + 44]
        and          ecx, r14d
        add          ecx, ebx
        add          ecx, r15d
        add          ecx, r13d
        rorx         ebx, r8d, 2                                /* round 12 */
        rorx         r13d, ecx, 27
        andn         r15d, r8d, r14d
            vpalignr xmm4, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        and          r8d, r12d
            vpshufd  xmm5, xmm2, 57
        add          ebp, [rax + 48]
        add          r8d, ebp
        add          r8d, r15d
        add          r8d, r13d
            vpxord   xmm5, xmm5, xmm1
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm5, xmm5, 31
        rorx         ebp, ecx, 2                                /* round 13 */
        rorx         r13d, r8d, 27
            vpalignr xmm5, xmm5, xmm2, 4
            vpxord   xmm5, xmm5, xmm1
        andn         r15d, ecx, r12d
        and          ecx, ebx
        add          r14d, [rax + 52]
        add          ecx, r14d
        add          ecx, r15d
        add          ecx, r13d
            vpaddd   xmm6, xmm2, [rip + NSMS_L(K) + 96]
            vmovdqu64 [rax + 96], xmm6
        rorx         r13d, r8d, 2                               /* round 14 */
        rorx         r14d, ecx, 27
        add          r12d, [rax + 56]
        andn         r15d, r8d, ebx
        and          r8d, ebp
        add          r8d, r12d
        add          r8d, r15d
        add          r8d, r14d
        add          ebx, [rax + 60]                            /* round 15 */
        andn         r12d, ecx, ebp
        rorx         r14d, ecx, 2
        rorx         r15d, r8d, 27
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm3, xmm5, 31
        and          ecx, r13d
        add          ecx, ebx
        add          ecx, r12d
        add          ecx, r15d
        rorx         ebx, r8d, 2                                /* round 16 */
        rorx         r12d, ecx, 27
        andn         r15d, r8d, r13d
        add          ebp, [rax + 64]
        and          r8d, r14d
        add          r8d, ebp
        add          r8d, r15d
        add          r8d, r12d
        andn         ebp, ecx, r14d                             /* round 17 */
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        rorx         r12d, ecx, 2
        rorx         r15d, r8d, 27
        and          ecx, ebx
            vpshufd  xmm5, xmm3, 57
        add          r13d, [rax + 68]
        add          ecx, r13d
        add          ecx, ebp
        add          ecx, r15d
            vpxord   xmm5, xmm5, xmm2
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm5, xmm5, 31
        andn         ebp, r8d, ebx                              /* round 18 */
        add          r14d, [rax + 72]
            vpalignr xmm5, xmm5, xmm3, 4
            vpxord   xmm5, xmm5, xmm2
        rorx         r13d, r8d, 2
        rorx         r15d, ecx, 27
        and          r8d, r12d
        add          r8d, r14d
        add          r8d, ebp
        add          r8d, r15d
            vpaddd   xmm6, xmm3, [rip + NSMS_L(K) + 112]
            vmovdqu64 [rax + 112], xmm6
        rorx         ebp, ecx, 2                                /* round 19 */
        rorx         r14d, r8d, 27
        andn         r15d, ecx, r12d
        and          ecx, r13d
        add          ebx, [rax + 76]
        add          ecx, ebx
        add          ecx, r15d
        add          ecx, r14d
        mov          ebx, r8d                                   /* round 20 */
        xor          ebx, ebp
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm0, xmm5, 31
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, [rax + 80]
        xor          ebx, r13d
        add          r12d, ebx
        add          r8d, r12d
        mov          ebx, ecx                                   /* round 21 */
        xor          ebx, r14d
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          r13d, [rax + 84]
        xor          ebx, ebp
        add          r13d, ebx
        add          ecx, r13d
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        rorx         ebx, r8d, 2                                /* round 22 */
        rorx         r13d, ecx, 27
        add          ebp, [rax + 88]
            vpshufd  xmm5, xmm0, 57
        xor          r8d, r12d
        xor          r8d, r14d
            vpxord   xmm5, xmm5, xmm3
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r8d, ebp
        add          r8d, r13d
            vpalignr xmm5, xmm5, xmm0, 4
            vpxord   xmm5, xmm5, xmm3
        rorx         ebp, ecx, 2                                /* round 23 */
        rorx         r13d, r8d, 27
        xor          ecx, ebx
        add          r14d, [rax + 92]
        xor          ecx, r12d
        add          ecx, r14d
        add          ecx, r13d
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 128]
            vmovdqu64 [rax + 128], xmm6
        rorx         r13d, r8d, 2                               /* round 24 */
        rorx         r14d, ecx, 27
        add          r12d, [rax + 96]
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm1, xmm5, 31
        xor          r8d, ebp
        xor          r8d, ebx
        add          r8d, r12d
        add          r8d, r14d
        mov          r12d, ecx                                  /* round 25 */
        xor          r12d, r13d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          ebx, [rax + 100]
        xor          r12d, ebp
        add          ebx, r12d
        add          ecx, ebx
        rorx         ebx, r8d, 2                                /* round 26 */
        rorx         r12d, ecx, 27
        xor          r8d, r14d
        xor          r8d, r13d
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        add          ebp, [rax + 104]
        add          r8d, ebp
        add          r8d, r12d
        rorx         ebp, ecx, 2                                /* round 27 */
        rorx         r12d, r8d, 27
            vpshufd  xmm5, xmm1, 57
        xor          ecx, ebx
            vpxord   xmm5, xmm5, xmm0
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r13d, [rax + 108]
        xor          ecx, r14d
        add          ecx, r13d
        add          ecx, r12d
            vpalignr xmm5, xmm5, xmm1, 4
            vpxord   xmm5, xmm5, xmm0
        rorx         r12d, r8d, 2                               /* round 28 */
        rorx         r13d, ecx, 27
        add          r14d, [rax + 112]
        xor          r8d, ebp
        xor          r8d, ebx
        add          r8d, r14d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 29 */
        rorx         r14d, r8d, 27
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 144]
            vmovdqu64 [rax + 144], xmm6
        xor          ecx, r12d
        xor          ecx, ebp
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm2, xmm5, 31
        add          ebx, [rax + 116]
        add          ecx, ebx
        add          ecx, r14d
        rorx         ebx, r8d, 2                                /* round 30 */
        rorx         r14d, ecx, 27
        add          ebp, [rax + 120]
        xor          r8d, r13d
        xor          r8d, r12d
        add          r8d, ebp
        add          r8d, r14d
        rorx         ebp, ecx, 2                                /* round 31 */
        rorx         r14d, r8d, 27
        xor          ecx, ebx
        xor          ecx, r13d
            vpalignr xmm4, xmm0, xmm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        add          r12d, [rax + 124]
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               /* round 32 */
        rorx         r14d, ecx, 27
            vpshufd  xmm5, xmm2, 57
        xor          r8d, ebp
            vpxord   xmm5, xmm5, xmm1
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r13d, [rax + 128]
            vpalignr xmm5, xmm5, xmm2, 4
            vpxord   xmm5, xmm5, xmm1
        xor          r8d, ebx
        add          r8d, r13d
        add          r8d, r14d
        rorx         r13d, ecx, 2                               /* round 33 */
        rorx         r14d, r8d, 27
        add          ebx, [rax + 132]
        xor          ecx, r12d
        xor          ecx, ebp
        add          ecx, ebx
        add          ecx, r14d
        rorx         ebx, r8d, 2                                /* round 34 */
        rorx         r14d, ecx, 27
            vpaddd   xmm6, xmm2, [rip + NSMS_L(K) + 160]
            vmovdqu64 [rax + 160], xmm6
        xor          r8d, r13d
        xor          r8d, r12d
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm3, xmm5, 31
        add          ebp, [rax + 136]
        add          r8d, ebp
        add          r8d, r14d
        mov          ebp, ecx                                   /* round 35 */
        xor          ebp, ebx
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        xor          ebp, r13d
        add          r12d, [rax + 140]
        add          r12d, ebp
        add          ecx, r12d
        rorx         ebp, r8d, 2                                /* round 36 */
        rorx         r12d, ecx, 27
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        add          r13d, [rax + 144]
        xor          r8d, r14d
        xor          r8d, ebx
        add          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 37 */
        rorx         r13d, r8d, 27
        xor          ecx, ebp
        xor          ecx, r14d
            vpshufd  xmm5, xmm3, 57
        add          ebx, [rax + 148]
        add          ecx, ebx
        add          ecx, r13d
            vpxord   xmm5, xmm5, xmm2
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm3, 4
            vpxord   xmm5, xmm5, xmm2
        rorx         ebx, r8d, 2                                /* round 38 */
        rorx         r13d, ecx, 27
        xor          r8d, r12d
        xor          r8d, ebp
        add          r14d, [rax + 152]
        add          r8d, r14d
        add          r8d, r13d
            vpaddd   xmm6, xmm3, [rip + NSMS_L(K) + 176]
            vmovdqu64 [rax + 176], xmm6
        rorx         r13d, ecx, 2                               /* round 39 */
        rorx         r14d, r8d, 27
        xor          ecx, ebx
        xor          ecx, r12d
        add          ebp, [rax + 156]
        add          ecx, ebp
        add          ecx, r14d
        rorx         ebp, r8d, 2                                /* round 40 */
        rorx         r14d, ecx, 27
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm0, xmm5, 31
        add          r12d, [rax + 160]
        add          r12d, r14d
        mov          r14d, r13d
        xor          r14d, ebx
        xor          r8d, r13d
        and          r8d, r14d
        xor          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 41 */
        rorx         r14d, r8d, 27
        xor          ecx, ebp
        add          ebx, [rax + 164]
        mov          r15d, ebp
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, ebp
        add          ecx, ebx
        add          ecx, r14d
        mov          ebx, r8d                                   /* round 42 */
        xor          ebx, r12d
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r15d, r12d
        xor          r15d, ebp
            vpshufd  xmm5, xmm0, 57
        and          ebx, r15d
        xor          ebx, r12d
            vpxord   xmm5, xmm5, xmm3
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r13d, [rax + 168]
        add          r8d, r13d
        add          r8d, ebx
            vpalignr xmm5, xmm5, xmm0, 4
            vpxord   xmm5, xmm5, xmm3
        mov          ebx, ecx                                   /* round 43 */
        xor          ebx, r14d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r15d, r14d
        xor          r15d, r12d
        and          ebx, r15d
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 192]
            vmovdqu64 [rax + 192], xmm6
        add          ebp, [rax + 172]
        xor          ebx, r14d
        add          ebp, ebx
        add          ecx, ebp
        rorx         ebx, r8d, 2                                /* round 44 */
        rorx         ebp, ecx, 27
        add          r12d, [rax + 176]
        add          r12d, ebp
        xor          r8d, r13d
        mov          ebp, r13d
        xor          ebp, r14d
        and          r8d, ebp
        xor          r8d, r13d
        add          r8d, r12d
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm1, xmm5, 31
        mov          ebp, ebx                                   /* round 45 */
        xor          ebp, r13d
        mov          r12d, ecx
        xor          r12d, ebx
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        and          r12d, ebp
        add          r14d, [rax + 180]
        xor          r12d, ebx
        add          r14d, r12d
        add          ecx, r14d
        rorx         ebp, r8d, 2                                /* round 46 */
        rorx         r12d, ecx, 27
        mov          r14d, r15d
        xor          r14d, ebx
        add          r13d, [rax + 184]
        add          r13d, r12d
        xor          r8d, r15d
        and          r8d, r14d
        xor          r8d, r15d
        add          r8d, r13d
        add          ebx, [rax + 188]                           /* round 47 */
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        rorx         r12d, ecx, 2
        rorx         r13d, r8d, 27
            vpshufd  xmm5, xmm1, 57
        mov          r14d, ebp
        xor          r14d, r15d
            vpxord   xmm5, xmm5, xmm0
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm1, 4
            vpxord   xmm5, xmm5, xmm0
        xor          ecx, ebp
        and          ecx, r14d
        xor          ecx, ebp
        add          ecx, ebx
        add          ecx, r13d
        mov          ebx, r8d                                   /* round 48 */
        xor          ebx, r12d
        add          r15d, [rax + 192]
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 208]
            vmovdqu64 [rax + 208], xmm6
        rorx         r13d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r14d, r12d
        xor          r14d, ebp
        and          ebx, r14d
        add          r8d, r15d
        xor          ebx, r12d
        add          r8d, ebx
        mov          ebx, r13d                                  /* round 49 */
        xor          ebx, r12d
        rorx         r14d, ecx, 2
        rorx         r15d, r8d, 27
        xor          ecx, r13d
        and          ecx, ebx
        xor          ecx, r13d
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm2, xmm5, 31
        add          ebp, [rax + 196]
        add          ecx, ebp
        add          ecx, r15d
        rorx         ebx, r8d, 2                                /* round 50 */
        rorx         ebp, ecx, 27
        xor          r8d, r14d
        mov          r15d, r14d
        xor          r15d, r13d
        and          r8d, r15d
        xor          r8d, r14d
        add          r12d, [rax + 200]
        add          r12d, ebp
        add          r8d, r12d
        rorx         ebp, ecx, 2                                /* round 51 */
        rorx         r12d, r8d, 27
        xor          ecx, ebx
        add          r13d, [rax + 204]
        mov          r15d, ebx
        xor          r15d, r14d
        and          ecx, r15d
        xor          ecx, ebx
        add          ecx, r13d
        add          ecx, r12d
            vpalignr xmm4, xmm0, xmm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        rorx         r12d, r8d, 2                               /* round 52 */
        rorx         r13d, ecx, 27
        add          r14d, [rax + 208]
        add          r14d, r13d
        xor          r8d, ebp
            vpshufd  xmm5, xmm2, 57
        mov          r13d, ebp
        xor          r13d, ebx
        and          r8d, r13d
            vpxord   xmm5, xmm5, xmm1
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm5, xmm5, 31
        xor          r8d, ebp
        add          r8d, r14d
            vpalignr xmm5, xmm5, xmm2, 4
            vpxord   xmm5, xmm5, xmm1
        rorx         r13d, ecx, 2                               /* round 53 */
        rorx         r14d, r8d, 27
            vpaddd   xmm6, xmm2, [rip + NSMS_L(K) + 224]
            vmovdqu64 [rax + 224], xmm6
        xor          ecx, r12d
        add          ebx, [rax + 212]
        mov          r15d, r12d
        xor          r15d, ebp
        and          ecx, r15d
        xor          ecx, r12d
        add          ecx, ebx
        add          ecx, r14d
        add          ebp, [rax + 216]                           /* round 54 */
        rorx         ebx, r8d, 2
        rorx         r14d, ecx, 27
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm3, xmm5, 31
        mov          r15d, r13d
        xor          r15d, r12d
        add          ebp, r14d
        xor          r8d, r13d
        and          r8d, r15d
        xor          r8d, r13d
        add          r8d, ebp
        rorx         ebp, ecx, 2                                /* round 55 */
        rorx         r14d, r8d, 27
        mov          r15d, ebx
        xor          r15d, r13d
        xor          ecx, ebx
        and          ecx, r15d
        xor          ecx, ebx
        add          r12d, [rax + 220]
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               /* round 56 */
        rorx         r14d, ecx, 27
        mov          r15d, ebp
        xor          r15d, ebx
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        add          r13d, [rax + 224]
        add          r13d, r14d
        xor          r8d, ebp
        and          r8d, r15d
        xor          r8d, ebp
        add          r8d, r13d
            vpshufd  xmm5, xmm3, 57
        rorx         r13d, ecx, 2                               /* round 57 */
        rorx         r14d, r8d, 27
        add          ebx, [rax + 228]
            vpxord   xmm5, xmm5, xmm2
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm3, 4
            vpxord   xmm5, xmm5, xmm2
        mov          r15d, r12d
        xor          r15d, ebp
        xor          ecx, r12d
        and          ecx, r15d
        xor          ecx, r12d
        add          ecx, ebx
        add          ecx, r14d
            vpaddd   xmm6, xmm3, [rip + NSMS_L(K) + 240]
            vmovdqu64 [rax + 240], xmm6
        mov          ebx, r13d                                  /* round 58 */
        xor          ebx, r12d
        rorx         r14d, r8d, 2
        rorx         r15d, ecx, 27
        add          ebp, [rax + 232]
        xor          r8d, r13d
        and          r8d, ebx
        xor          r8d, r13d
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm0, xmm5, 31
        add          ebp, r15d
        add          r8d, ebp
        rorx         ebx, ecx, 2                                /* round 59 */
        rorx         ebp, r8d, 27
        xor          ecx, r14d
        mov          r15d, r14d
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, r14d
        add          r12d, [rax + 236]
        add          ecx, r12d
        add          ecx, ebp
        mov          ebp, r8d                                   /* round 60 */
        xor          ebp, ebx
        add          r13d, [rax + 240]
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        xor          ebp, r14d
        add          r13d, ebp
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        add          r8d, r13d
        mov          ebp, ecx                                   /* round 61 */
        xor          ebp, r12d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
            vpshufd  xmm5, xmm0, 57
        add          r14d, [rax + 244]
        xor          ebp, ebx
        add          r14d, ebp
        add          ecx, r14d
            vpxord   xmm5, xmm5, xmm3
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm0, 4
            vpxord   xmm5, xmm5, xmm3
        rorx         ebp, r8d, 2                                /* round 62 */
        rorx         r14d, ecx, 27
        xor          r8d, r13d
        xor          r8d, r12d
        add          ebx, [rax + 248]
        add          r8d, ebx
        add          r8d, r14d
        add          r12d, [rax + 252]                          /* round 63 */
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 256]
            vmovdqu64 [rax + 256], xmm6
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm1, xmm5, 31
        rorx         ebx, ecx, 2
        rorx         r14d, r8d, 27
        xor          ecx, ebp
        xor          ecx, r13d
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               /* round 64 */
        rorx         r14d, ecx, 27
        add          r13d, [rax + 256]
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        add          r8d, r14d
        add          ebp, [rax + 260]                           /* round 65 */
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        rorx         r13d, ecx, 2
        rorx         r14d, r8d, 27
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        add          ecx, r14d
        add          ebx, [rax + 264]                           /* round 66 */
        rorx         ebp, r8d, 2
        rorx         r14d, ecx, 27
            vpshufd  xmm5, xmm1, 57
        xor          r8d, r13d
        xor          r8d, r12d
        add          r8d, ebx
            vpxord   xmm5, xmm5, xmm0
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r8d, r14d
            vpalignr xmm5, xmm5, xmm1, 4
            vpxord   xmm5, xmm5, xmm0
        rorx         ebx, ecx, 2                                /* round 67 */
        rorx         r14d, r8d, 27
        add          r12d, [rax + 268]
        xor          ecx, ebp
        xor          ecx, r13d
        add          ecx, r12d
        add          ecx, r14d
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 272]
            vmovdqu64 [rax + 272], xmm6
        add          r13d, [rax + 272]                          /* round 68 */
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm2, xmm5, 31
        rorx         r12d, r8d, 2
        rorx         r14d, ecx, 27
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        add          r8d, r14d
        add          ebp, [rax + 276]                           /* round 69 */
        rorx         r13d, ecx, 2
        rorx         r14d, r8d, 27
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        add          ecx, r14d
        mov          ebp, r8d                                   /* round 70 */
        xor          ebp, r13d
            vpalignr xmm0, xmm0, xmm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        xor          ebp, r12d
        add          ebx, [rax + 280]
        add          ebx, ebp
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 71 */
        rorx         ebp, r8d, 27
            vpshufd  xmm4, xmm2, 57
        add          r12d, [rax + 284]
        xor          ecx, r14d
            vpxord   xmm4, xmm4, xmm1
            vpternlogd xmm4, xmm3, xmm0, 150
            vprord   xmm4, xmm4, 31
        xor          ecx, r13d
        add          ecx, r12d
        add          ecx, ebp
            vpalignr xmm4, xmm4, xmm2, 4
            vpxord   xmm1, xmm4, xmm1
        rorx         ebp, r8d, 2                                /* round 72 */
        rorx         r12d, ecx, 27
        xor          r8d, ebx
        xor          r8d, r14d
            vpaddd   xmm2, xmm2, [rip + NSMS_L(K) + 288]
            vmovdqu64 [rax + 288], xmm2
        add          r13d, [rax + 288]
        add          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 73 */
        rorx         r13d, r8d, 27
            vpternlogd xmm1, xmm3, xmm0, 150
            vprord   xmm0, xmm1, 31
        xor          ecx, ebp
        xor          ecx, ebx
        add          r14d, [rax + 292]
        add          ecx, r14d
        add          ecx, r13d
        add          ebx, [rax + 296]                           /* round 74 */
        rorx         r13d, r8d, 2
        rorx         r14d, ecx, 27
        xor          r8d, r12d
        xor          r8d, ebp
        add          r8d, ebx
        add          r8d, r14d
        rorx         ebx, ecx, 2                                /* round 75 */
        rorx         r14d, r8d, 27
        add          ebp, [rax + 300]
        xor          ecx, r13d
        xor          ecx, r12d
        add          ecx, ebp
        add          ecx, r14d
        rorx         ebp, r8d, 2                                /* round 76 */
        rorx         r14d, ecx, 27
        xor          r8d, ebx
        xor          r8d, r13d
        mov          r15d, ecx                                  /* round 77 */
        xor          r15d, ebp
        rorx         r11d, ecx, 2
        xor          r15d, ebx
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 304]
            vmovdqu64 [rax + 304], xmm0
        add          r12d, [rax + 304]
        add          r8d, r12d
        add          r8d, r14d
        add          r13d, [rax + 308]
        add          r13d, r15d
        rorx         ecx, r8d, 27
        add          ecx, r13d
        mov          r12d, r8d                                  /* round 78 */
        xor          r12d, r11d
        rorx         r10d, r8d, 2
        rorx         r8d, ecx, 27
        xor          r12d, ebp
        add          ebx, [rax + 312]
        add          ebx, r12d
        add          r8d, ebx
        rorx         r9d, ecx, 2                                /* round 79 */
        rorx         ebx, r8d, 27
        xor          ecx, r10d
        xor          ecx, r11d
        mov          r12d, [rdi + 4]                            /* H = H + (a, b, ...) */
        mov          r13d, [rdi]
        add          r13d, [rax + 316]
        mov          r14d, [rdi + 12]
        add          r8d, r12d
        mov          [rdi + 4], r8d
        mov          r12d, [rdi + 8]
        add          r10d, r14d
        mov          [rdi + 12], r10d
        add          r9d, r12d
        mov          [rdi + 8], r9d
        mov          r12d, [rdi + 16]
        add          r11d, r12d
        mov          [rdi + 16], r11d
        add          r13d, ebp
        add          ecx, r13d
        add          ecx, ebx
        mov          [rdi], ecx
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 384]
        vmovaps      xmm7, [rsp + 400]
        add          rsp, 424
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_avx512_n1), . - NSMS_SYMBOL(nsms_sha1_blocks_avx512_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_schedule_avx512_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_schedule_avx512_n1))
NSMS_SYMBOL(nsms_sha1_schedule_avx512_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_schedule_avx512_n1))
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
        vmovdqu64    xmm4, [rsi]                                /* W_0 to W_3 */
        vmovdqu64    xmm5, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu64    xmm6, [rsi + 16]                           /* W_4 to W_7 */
        vmovdqu64    xmm7, [rsi + 32]                           /* W_8 to W_11 */
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu64    xmm4, [rsi + 48]                           /* W_12 to W_15 */
        vpshufb      xmm1, xmm6, xmm5
        vpshufb      xmm2, xmm7, xmm5
        vpaddd       xmm6, xmm0, [rip + NSMS_L(K)]              /* W_0 to W_3, each + K_t */
        vpshufb      xmm3, xmm4, xmm5
        vpaddd       xmm4, xmm1, [rip + NSMS_L(K) + 16]         /* W_4 to W_7, each + K_t */
        vpaddd       xmm5, xmm2, [rip + NSMS_L(K) + 32]         /* W_8 to W_11, each + K_t */
        vmovdqu64    [rdi], xmm6
        vpaddd       xmm6, xmm3, [rip + NSMS_L(K) + 48]         /* W_12 to W_15, each + K_t */
        vmovdqu64    [rdi + 16], xmm4
        vmovdqu64    [rdi + 32], xmm5
        vmovdqu64    [rdi + 48], xmm6
        lea          rax, [rip + NSMS_L(K) + 64]
        lea          rcx, [rdi + 256]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..3 of 1 block: xmm0..xmm3; wk: rdi; kp: rax; upper_bound: rcx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        vpshufd      xmm4, xmm3, 57                             /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        vpalignr     xmm5, xmm1, xmm0, 8
        vpalignr     xmm6, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        vpxord       xmm4, xmm4, xmm2
        vpalignr     xmm7, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        vpternlogd   xmm4, xmm0, xmm5, 150
        vprord       xmm4, xmm4, 31
        vpalignr     xmm4, xmm4, xmm3, 4
        vpxord       xmm4, xmm4, xmm2
        vpternlogd   xmm4, xmm0, xmm5, 150
        vprord       xmm0, xmm4, 31
        vpaddd       xmm4, xmm0, [rax]
        vpshufd      xmm5, xmm0, 57
        vmovdqu64    [rdi + 64], xmm4
        vpxord       xmm4, xmm5, xmm3
        vpalignr     xmm5, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        vpternlogd   xmm4, xmm1, xmm6, 150
        vprord       xmm4, xmm4, 31
        vpalignr     xmm4, xmm4, xmm0, 4
        vpxord       xmm4, xmm4, xmm3
        vpternlogd   xmm4, xmm1, xmm6, 150
        vprord       xmm1, xmm4, 31
        lea          rdx, [rdi + 64]
        vpaddd       xmm4, xmm1, [rax + 16]
        vpshufd      xmm6, xmm1, 57
        lea          rsi, [rax + 64]
        vmovdqu64    [rdi + 80], xmm4
        vpxord       xmm4, xmm6, xmm0
        vpternlogd   xmm4, xmm2, xmm7, 150
        vprord       xmm4, xmm4, 31
        vpalignr     xmm4, xmm4, xmm1, 4
        vpxord       xmm4, xmm4, xmm0
        vpternlogd   xmm4, xmm2, xmm7, 150
        vprord       xmm2, xmm4, 31
        vpaddd       xmm4, xmm2, [rax + 32]
        vpshufd      xmm6, xmm2, 57
        vmovdqu64    [rdi + 96], xmm4
        vpxord       xmm4, xmm6, xmm1
        vpternlogd   xmm4, xmm3, xmm5, 150
        vprord       xmm4, xmm4, 31
        vpalignr     xmm4, xmm4, xmm2, 4
        vpxord       xmm4, xmm4, xmm1
        vpternlogd   xmm4, xmm3, xmm5, 150
        vprord       xmm3, xmm4, 31
        vpaddd       xmm4, xmm3, [rax + 48]
        vmovdqu64    [rdi + 112], xmm4
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
        .size        NSMS_SYMBOL(nsms_sha1_schedule_avx512_n1), . - NSMS_SYMBOL(nsms_sha1_schedule_avx512_n1)
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

/* nsms_sha1_blocks_avx512_n1: 15 integer registers, 8 vector registers, 0 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; state: rdi;
 *     data: rsi.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * nsms_sha1_schedule_avx512_n1: 5 integer registers, 8 vector registers, 0 spills.
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
 * - name: nsms_sha1_blocks_avx512_n1
 *   signature: void nsms_sha1_blocks_avx512_n1(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 440, win64: 488}
 *   features: [avx, avx512f, avx512vl, bmi1, bmi2]
 * - name: nsms_sha1_schedule_avx512_n1
 *   signature: void nsms_sha1_schedule_avx512_n1(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 320, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 56}
 *   features: [avx, avx512f, avx512vl]
 */
