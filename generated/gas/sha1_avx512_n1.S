/* sha1_avx512_n1.S, written by nsms: make gen HASH=sha1 ISA=avx512 N=1
 *
 * void nsms_sha1_blocks_avx512_n1(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 965 instructions (System V); 456 bytes of stack (System V), 504 (Win64).
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
        sub          rsp, 440
        NSMS_SEH(.seh_stackalloc 440)
        vmovaps      [rsp + 400], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 400)
        vmovaps      [rsp + 416], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 416)
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
        sub          rsp, 408
        .cfi_def_cfa_offset 464
#endif
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 79]
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
        rorx         ebx, ecx, 27                               /* round 0 */
        mov          ebp, r8d
        and          ebp, r9d
            vpshufd  xmm4, xmm3, 57                             /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        andn         r12d, r8d, r10d
        add          r11d, [rax]
        add          ebx, ebp
            vpalignr xmm5, xmm1, xmm0, 8
        add          r12d, r11d
        rorx         ebp, r8d, 2
        add          r10d, [rax + 4]                            /* round 1 */
        andn         r13d, ecx, r9d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        add          ebx, r12d
        mov          r12d, ecx
        and          r12d, ebp
        rorx         r8d, ecx, 2
        add          r13d, r10d
            vpxord   xmm4, xmm4, xmm2
        add          r9d, [rax + 8]                             /* round 2 */
        rorx         ecx, ebx, 27
        add          r12d, r13d
            vpalignr xmm7, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        mov          r13d, ebx
        and          r13d, r8d
        andn         r14d, ebx, ebp
        add          ecx, r12d
        add          r9d, r13d
            vpternlogd xmm4, xmm0, xmm5, 150
        rorx         ebx, ebx, 2
        add          ebp, [rax + 12]                            /* round 3 */
        rorx         r12d, ecx, 27
        add          r14d, r9d
            vprord   xmm4, xmm4, 31
        mov          r13d, ecx
        and          r13d, ebx
        andn         r15d, ecx, r8d
        add          r12d, r14d
            vpalignr xmm4, xmm4, xmm3, 4
        add          ebp, r13d
        rorx         r13d, ecx, 2
        add          r8d, [rax + 16]                            /* round 4 */
        rorx         ecx, r12d, 27
            vpxord   xmm4, xmm4, xmm2
        add          r15d, ebp
        mov          ebp, r12d
        and          ebp, r13d
        andn         r14d, r12d, ebx
            vpternlogd xmm4, xmm0, xmm5, 150
        add          ecx, r15d
        add          r8d, ebp
        rorx         ebp, r12d, 2
        add          ebx, [rax + 20]                            /* round 5 */
            vprord   xmm0, xmm4, 31
        rorx         r12d, ecx, 27
        add          r8d, r14d
        mov          r14d, ecx
        and          r14d, ebp
        andn         r15d, ecx, r13d
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 64]
        add          r8d, r12d
        add          ebx, r14d
        rorx         r12d, ecx, 2
            vpshufd  xmm5, xmm0, 57
        add          r13d, [rax + 24]                           /* round 6 */
        rorx         ecx, r8d, 27
        add          r15d, ebx
        mov          ebx, r8d
        and          ebx, r12d
            vmovdqu64 [rax + 64], xmm4
        andn         r14d, r8d, ebp
        add          ecx, r15d
        add          r13d, ebx
            vpxord   xmm4, xmm5, xmm3
        rorx         ebx, r8d, 2
        add          ebp, [rax + 28]                            /* round 7 */
        rorx         r8d, ecx, 27
        add          r14d, r13d
            vpalignr xmm5, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        mov          r13d, ecx
        and          r13d, ebx
        andn         r15d, ecx, r12d
        add          r8d, r14d
        add          ebp, r13d
            vpternlogd xmm4, xmm1, xmm6, 150
        rorx         r13d, ecx, 2
        add          r12d, [rax + 32]                           /* round 8 */
        rorx         ecx, r8d, 27
            vprord   xmm4, xmm4, 31
        add          r15d, ebp
        mov          ebp, r8d
        and          ebp, r13d
        andn         r14d, r8d, ebx
        add          ecx, r15d
            vpalignr xmm4, xmm4, xmm0, 4
        add          r12d, ebp
        rorx         ebp, r8d, 2
        add          ebx, [rax + 36]                            /* round 9 */
        rorx         r8d, ecx, 27
            vpxord   xmm4, xmm4, xmm3
        add          r14d, r12d
        mov          r12d, ecx
        and          r12d, ebp
        andn         r15d, ecx, r13d
            vpternlogd xmm4, xmm1, xmm6, 150
        add          r8d, r14d
        add          ebx, r12d
        rorx         r12d, ecx, 2
        add          r13d, [rax + 40]                           /* round 10 */
            vprord   xmm1, xmm4, 31
        rorx         ecx, r8d, 27
        add          r15d, ebx
        mov          ebx, r8d
        and          ebx, r12d
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 80]
        andn         r14d, r8d, ebp
        add          ecx, r15d
        add          r13d, ebx
        rorx         ebx, r8d, 2
            vpshufd  xmm6, xmm1, 57
        add          ebp, [rax + 44]                            /* round 11 */
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx
        and          r13d, ebx
            vmovdqu64 [rax + 80], xmm4
        andn         r15d, ecx, r12d
        add          r8d, r14d
        add          ebp, r13d
            vpxord   xmm4, xmm6, xmm0
        rorx         r13d, ecx, 2
        add          r12d, [rax + 48]                           /* round 12 */
        rorx         ecx, r8d, 27
        add          r15d, ebp
            vpalignr xmm6, xmm1, xmm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        mov          ebp, r8d
        and          ebp, r13d
        andn         r14d, r8d, ebx
        add          ecx, r15d
        add          r12d, ebp
            vpternlogd xmm4, xmm2, xmm7, 150
        rorx         ebp, r8d, 2
        add          ebx, [rax + 52]                            /* round 13 */
        rorx         r8d, ecx, 27
            vprord   xmm4, xmm4, 31
        add          r14d, r12d
        mov          r12d, ecx
        and          r12d, ebp
        andn         r15d, ecx, r13d
        add          r8d, r14d
            vpalignr xmm4, xmm4, xmm1, 4
        add          ebx, r12d
        rorx         r12d, ecx, 2
        add          r13d, [rax + 56]                           /* round 14 */
            vpxord   xmm4, xmm4, xmm0
        rorx         ecx, r8d, 27
        add          r15d, ebx
        mov          ebx, r8d
        and          ebx, r12d
        andn         r14d, r8d, ebp
            vpternlogd xmm4, xmm2, xmm7, 150
        add          ecx, r15d
        add          r13d, ebx
        rorx         ebx, r8d, 2
        add          ebp, [rax + 60]                            /* round 15 */
            vprord   xmm2, xmm4, 31
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx
        and          r13d, ebx
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 96]
        andn         r15d, ecx, r12d
        add          r8d, r14d
        add          ebp, r13d
        rorx         r13d, ecx, 2
            vpshufd  xmm7, xmm2, 57
        add          r12d, [rax + 64]                           /* round 16 */
        rorx         ecx, r8d, 27
        add          r15d, ebp
            vmovdqu64 [rax + 96], xmm4
        mov          ebp, r8d
        and          ebp, r13d
        andn         r14d, r8d, ebx
        add          ecx, r15d
        add          r12d, ebp
            vpxord   xmm4, xmm7, xmm1
        rorx         ebp, r8d, 2
        add          ebx, [rax + 68]                            /* round 17 */
        rorx         r8d, ecx, 27
        add          r14d, r12d
            vpalignr xmm7, xmm2, xmm1, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        mov          r12d, ecx
        and          r12d, ebp
        andn         r15d, ecx, r13d
        add          r8d, r14d
            vpternlogd xmm4, xmm3, xmm5, 150
        add          ebx, r12d
        rorx         r12d, ecx, 2
        add          r13d, [rax + 72]                           /* round 18 */
        rorx         ecx, r8d, 27
            vprord   xmm4, xmm4, 31
        add          r15d, ebx
        mov          ebx, r8d
        and          ebx, r12d
        andn         r14d, r8d, ebp
        add          ecx, r15d
            vpalignr xmm4, xmm4, xmm2, 4
        add          r13d, ebx
        rorx         ebx, r8d, 2
        add          ebp, [rax + 76]                            /* round 19 */
            vpxord   xmm4, xmm4, xmm1
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx
        and          r13d, ebx
        andn         r15d, ecx, r12d
            vpternlogd xmm4, xmm3, xmm5, 150
        add          r8d, r14d
        add          ebp, r13d
        rorx         r13d, ecx, 2
            vprord   xmm3, xmm4, 31
        add          r12d, [rax + 80]                           /* round 20 */
        rorx         ecx, r8d, 27
        add          r15d, ebp
        mov          ebp, r8d
        xor          ebp, r13d
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 112]
        rorx         r14d, r8d, 2
        add          ecx, r15d
        xor          ebp, ebx
        rorx         r8d, ecx, 27
            vpshufd  xmm5, xmm3, 57
        add          r12d, ebp
        mov          ebp, ecx                                   /* round 21 */
        xor          ebp, r14d
        add          ebx, [rax + 84]
            vmovdqu64 [rax + 112], xmm4
        add          r8d, r12d
        xor          ebp, r13d
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
            vpxord   xmm4, xmm5, xmm2
        add          ebx, ebp
        mov          ebp, r8d                                   /* round 22 */
        xor          ebp, r12d
        add          r13d, [rax + 88]
        add          ecx, ebx
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        xor          ebp, r14d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
            vpternlogd xmm4, xmm0, xmm6, 150
        add          r13d, ebp
        mov          ebp, ecx                                   /* round 23 */
        xor          ebp, ebx
        add          r14d, [rax + 92]
        add          r8d, r13d
            vprord   xmm4, xmm4, 31
        xor          ebp, r12d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
            vpalignr xmm4, xmm4, xmm3, 4
        add          r14d, ebp
        mov          ebp, r8d                                   /* round 24 */
        xor          ebp, r13d
        add          r12d, [rax + 96]
        add          ecx, r14d
            vpxord   xmm4, xmm4, xmm2
        xor          ebp, ebx
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, ebp
            vpternlogd xmm4, xmm0, xmm6, 150
        mov          ebp, ecx                                   /* round 25 */
        xor          ebp, r14d
        add          ebx, [rax + 100]
        add          r8d, r12d
            vprord   xmm0, xmm4, 31
        xor          ebp, r13d
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ebx, ebp
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 128]
        mov          ebp, r8d                                   /* round 26 */
        xor          ebp, r12d
        add          r13d, [rax + 104]
        add          ecx, ebx
            vpshufd  xmm6, xmm0, 57
        xor          ebp, r14d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r13d, ebp
            vmovdqu64 [rax + 128], xmm4
        mov          ebp, ecx                                   /* round 27 */
        xor          ebp, ebx
        add          r14d, [rax + 108]
        add          r8d, r13d
        xor          ebp, r12d
            vpxord   xmm4, xmm6, xmm3
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          r14d, ebp
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        mov          ebp, r8d                                   /* round 28 */
        xor          ebp, r13d
        add          r12d, [rax + 112]
        add          ecx, r14d
        xor          ebp, ebx
            vpternlogd xmm4, xmm1, xmm7, 150
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, ebp
        mov          ebp, ecx                                   /* round 29 */
        xor          ebp, r14d
            vprord   xmm4, xmm4, 31
        add          ebx, [rax + 116]
        add          r8d, r12d
        xor          ebp, r13d
            vpalignr xmm4, xmm4, xmm0, 4
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ebx, ebp
        mov          ebp, r8d                                   /* round 30 */
        xor          ebp, r12d
            vpxord   xmm4, xmm4, xmm3
        add          r13d, [rax + 120]
        add          ecx, ebx
        xor          ebp, r14d
            vpternlogd xmm4, xmm1, xmm7, 150
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r13d, ebp
        mov          ebp, ecx                                   /* round 31 */
        xor          ebp, ebx
            vprord   xmm1, xmm4, 31
        add          r14d, [rax + 124]
        add          r8d, r13d
        xor          ebp, r12d
        rorx         r13d, ecx, 2
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 144]
        rorx         ecx, r8d, 27
        add          r14d, ebp
        mov          ebp, r8d                                   /* round 32 */
        xor          ebp, r13d
            vpshufd  xmm7, xmm1, 57
        add          r12d, [rax + 128]
        add          ecx, r14d
        xor          ebp, ebx
        rorx         r14d, r8d, 2
            vmovdqu64 [rax + 144], xmm4
        rorx         r8d, ecx, 27
        add          r12d, ebp
        mov          ebp, ecx                                   /* round 33 */
        xor          ebp, r14d
        add          ebx, [rax + 132]
            vpxord   xmm4, xmm7, xmm0
        add          r8d, r12d
        xor          ebp, r13d
        rorx         r12d, ecx, 2
            vpalignr xmm7, xmm1, xmm0, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        rorx         ecx, r8d, 27
        add          ebx, ebp
        mov          ebp, r8d                                   /* round 34 */
        xor          ebp, r12d
        add          r13d, [rax + 136]
            vpternlogd xmm4, xmm2, xmm5, 150
        add          ecx, ebx
        xor          ebp, r14d
        rorx         ebx, r8d, 2
            vprord   xmm4, xmm4, 31
        rorx         r8d, ecx, 27
        add          r13d, ebp
        mov          ebp, ecx                                   /* round 35 */
        xor          ebp, ebx
        add          r14d, [rax + 140]
            vpalignr xmm4, xmm4, xmm1, 4
        add          r8d, r13d
        xor          ebp, r12d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
            vpxord   xmm4, xmm4, xmm0
        add          r14d, ebp
        mov          ebp, r8d                                   /* round 36 */
        xor          ebp, r13d
        add          r12d, [rax + 144]
            vpternlogd xmm4, xmm2, xmm5, 150
        add          ecx, r14d
        xor          ebp, ebx
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
            vprord   xmm2, xmm4, 31
        add          r12d, ebp
        mov          ebp, ecx                                   /* round 37 */
        xor          ebp, r14d
        add          ebx, [rax + 148]
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 160]
        add          r8d, r12d
        xor          ebp, r13d
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
            vpshufd  xmm5, xmm2, 57
        add          ebx, ebp
        mov          ebp, r8d                                   /* round 38 */
        xor          ebp, r12d
        add          r13d, [rax + 152]
        add          ecx, ebx
            vmovdqu64 [rax + 160], xmm4
        xor          ebp, r14d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
            vpxord   xmm4, xmm5, xmm1
        add          r13d, ebp
        mov          ebp, ecx                                   /* round 39 */
        xor          ebp, ebx
        add          r14d, [rax + 156]
        add          r8d, r13d
            vpalignr xmm5, xmm2, xmm1, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        xor          ebp, r12d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          r14d, ebp
            vpternlogd xmm4, xmm3, xmm6, 150
        mov          ebp, r8d                                   /* round 40 */
        xor          ebp, r13d
        mov          r15d, r13d
        xor          r15d, ebx
        add          ecx, r14d
            vprord   xmm4, xmm4, 31
        rorx         r14d, r8d, 2
        and          ebp, r15d
        add          r12d, [rax + 160]
        rorx         r8d, ecx, 27
            vpalignr xmm4, xmm4, xmm2, 4
        mov          r15d, ecx                                  /* round 41 */
        xor          r15d, r14d
        mov          r11d, r14d
        xor          r11d, r13d
        xor          ebp, r13d
            vpxord   xmm4, xmm4, xmm1
        add          r8d, r12d
        and          r15d, r11d
        add          ebx, [rax + 164]
        rorx         r12d, ecx, 2
            vpternlogd xmm4, xmm3, xmm6, 150
        add          r8d, ebp
        xor          r15d, r14d
        add          r13d, [rax + 168]                          /* round 42 */
        rorx         ecx, r8d, 27
            vprord   xmm3, xmm4, 31
        add          ebx, r15d
        mov          ebp, r8d
        xor          ebp, r12d
        mov          r15d, r12d
        xor          r15d, r14d
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 176]
        add          ecx, ebx
        rorx         ebx, r8d, 2
        and          ebp, r15d
        add          r14d, [rax + 172]                          /* round 43 */
            vpshufd  xmm6, xmm3, 57
        rorx         r8d, ecx, 27
        mov          r15d, ecx
        xor          r15d, ebx
        mov          r11d, ebx
        xor          r11d, r12d
        xor          ebp, r12d
            vmovdqu64 [rax + 176], xmm4
        add          r8d, r13d
        and          r15d, r11d
        rorx         r13d, ecx, 2
            vpxord   xmm4, xmm6, xmm2
        add          r12d, [rax + 176]                          /* round 44 */
        add          r8d, ebp
        xor          r15d, ebx
        rorx         ecx, r8d, 27
            vpalignr xmm6, xmm3, xmm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        add          r14d, r15d
        mov          ebp, r8d
        xor          ebp, r13d
        mov          r15d, r13d
        xor          r15d, ebx
            vpternlogd xmm4, xmm0, xmm7, 150
        add          ecx, r14d
        rorx         r14d, r8d, 2
        and          ebp, r15d
        add          ebx, [rax + 180]                           /* round 45 */
            vprord   xmm4, xmm4, 31
        rorx         r8d, ecx, 27
        mov          r15d, ecx
        xor          r15d, r14d
        mov          r11d, r14d
        xor          r11d, r13d
        xor          ebp, r13d
            vpalignr xmm4, xmm4, xmm3, 4
        add          r8d, r12d
        and          r15d, r11d
        rorx         r12d, ecx, 2
            vpxord   xmm4, xmm4, xmm2
        add          r13d, [rax + 184]                          /* round 46 */
        add          r8d, ebp
        xor          r15d, r14d
        rorx         ecx, r8d, 27
            vpternlogd xmm4, xmm0, xmm7, 150
        add          ebx, r15d
        mov          ebp, r8d
        xor          ebp, r12d
        mov          r15d, r12d
        xor          r15d, r14d
        add          ecx, ebx
            vprord   xmm0, xmm4, 31
        rorx         ebx, r8d, 2
        and          ebp, r15d
        add          r14d, [rax + 188]                          /* round 47 */
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 192]
        rorx         r8d, ecx, 27
        mov          r15d, ecx
        xor          r15d, ebx
        mov          r11d, ebx
        xor          r11d, r12d
        xor          ebp, r12d
            vpshufd  xmm7, xmm0, 57
        add          r8d, r13d
        and          r15d, r11d
        rorx         r13d, ecx, 2
            vmovdqu64 [rax + 192], xmm4
        add          r12d, [rax + 192]                          /* round 48 */
        add          r8d, ebp
        xor          r15d, ebx
        rorx         ecx, r8d, 27
            vpxord   xmm4, xmm7, xmm3
        add          r14d, r15d
        mov          ebp, r8d
        xor          ebp, r13d
        mov          r15d, r13d
        xor          r15d, ebx
        add          ecx, r14d
            vpalignr xmm7, xmm0, xmm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        rorx         r14d, r8d, 2
        and          ebp, r15d
        add          ebx, [rax + 196]                           /* round 49 */
            vpternlogd xmm4, xmm1, xmm5, 150
        rorx         r8d, ecx, 27
        mov          r15d, ecx
        xor          r15d, r14d
        mov          r11d, r14d
        xor          r11d, r13d
        xor          ebp, r13d
            vprord   xmm4, xmm4, 31
        add          r8d, r12d
        and          r15d, r11d
        rorx         r12d, ecx, 2
            vpalignr xmm4, xmm4, xmm0, 4
        add          r13d, [rax + 200]                          /* round 50 */
        add          r8d, ebp
        xor          r15d, r14d
        rorx         ecx, r8d, 27
            vpxord   xmm4, xmm4, xmm3
        add          ebx, r15d
        mov          ebp, r8d
        xor          ebp, r12d
        mov          r15d, r12d
        xor          r15d, r14d
        add          ecx, ebx
            vpternlogd xmm4, xmm1, xmm5, 150
        rorx         ebx, r8d, 2
        and          ebp, r15d
        add          r14d, [rax + 204]                          /* round 51 */
            vprord   xmm1, xmm4, 31
        rorx         r8d, ecx, 27
        mov          r15d, ecx
        xor          r15d, ebx
        mov          r11d, ebx
        xor          r11d, r12d
        xor          ebp, r12d
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 208]
        add          r8d, r13d
        and          r15d, r11d
        rorx         r13d, ecx, 2
            vpshufd  xmm5, xmm1, 57
        add          r8d, ebp
        xor          r15d, ebx
        rorx         ecx, r8d, 27
            vmovdqu64 [rax + 208], xmm4
        add          r12d, [rax + 208]                          /* round 52 */
        add          r14d, r15d
        mov          ebp, r8d
        xor          ebp, r13d
        mov          r15d, r13d
        xor          r15d, ebx
        add          ecx, r14d
            vpxord   xmm4, xmm5, xmm0
        rorx         r14d, r8d, 2
        and          ebp, r15d
        add          ebx, [rax + 212]                           /* round 53 */
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        rorx         r8d, ecx, 27
        mov          r15d, ecx
        xor          r15d, r14d
        mov          r11d, r14d
        xor          r11d, r13d
        xor          ebp, r13d
            vpternlogd xmm4, xmm2, xmm6, 150
        add          r8d, r12d
        and          r15d, r11d
        rorx         r12d, ecx, 2
        add          r13d, [rax + 216]                          /* round 54 */
            vprord   xmm4, xmm4, 31
        add          r8d, ebp
        xor          r15d, r14d
        rorx         ecx, r8d, 27
            vpalignr xmm4, xmm4, xmm1, 4
        add          ebx, r15d
        mov          ebp, r8d
        xor          ebp, r12d
        mov          r15d, r12d
        xor          r15d, r14d
        add          ecx, ebx
            vpxord   xmm4, xmm4, xmm0
        rorx         ebx, r8d, 2
        and          ebp, r15d
        add          r14d, [rax + 220]                          /* round 55 */
        rorx         r8d, ecx, 27
            vpternlogd xmm4, xmm2, xmm6, 150
        mov          r15d, ecx
        xor          r15d, ebx
        mov          r11d, ebx
        xor          r11d, r12d
        xor          ebp, r12d
            vprord   xmm2, xmm4, 31
        add          r8d, r13d
        and          r15d, r11d
        rorx         r13d, ecx, 2
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 224]
        add          r8d, ebp
        xor          r15d, ebx
        rorx         ecx, r8d, 27
            vpshufd  xmm6, xmm2, 57
        add          r14d, r15d
        mov          ebp, r8d                                   /* round 56 */
        xor          ebp, r13d
        mov          r15d, r13d
        xor          r15d, ebx
        add          ecx, r14d
            vmovdqu64 [rax + 224], xmm4
        add          r12d, [rax + 224]
        rorx         r14d, r8d, 2
        and          ebp, r15d
        add          ebx, [rax + 228]                           /* round 57 */
        rorx         r8d, ecx, 27
            vpxord   xmm4, xmm6, xmm1
        mov          r15d, ecx
        xor          r15d, r14d
        mov          r11d, r14d
        xor          r11d, r13d
        xor          ebp, r13d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        add          r8d, r12d
        and          r15d, r11d
        rorx         r12d, ecx, 2
        add          r13d, [rax + 232]                          /* round 58 */
            vpternlogd xmm4, xmm3, xmm7, 150
        add          r8d, ebp
        xor          r15d, r14d
        rorx         ecx, r8d, 27
            vprord   xmm4, xmm4, 31
        add          ebx, r15d
        mov          ebp, r8d
        xor          ebp, r12d
        mov          r15d, r12d
        xor          r15d, r14d
        add          ecx, ebx
            vpalignr xmm4, xmm4, xmm2, 4
        rorx         ebx, r8d, 2
        and          ebp, r15d
        add          r14d, [rax + 236]                          /* round 59 */
        rorx         r8d, ecx, 27
            vpxord   xmm4, xmm4, xmm1
        mov          r15d, ecx
        xor          r15d, ebx
        mov          r11d, ebx
        xor          r11d, r12d
        xor          ebp, r12d
            vpternlogd xmm4, xmm3, xmm7, 150
        add          r8d, r13d
        and          r15d, r11d
        rorx         r13d, ecx, 2
            vprord   xmm3, xmm4, 31
        add          r8d, ebp
        xor          r15d, ebx
        rorx         ecx, r8d, 27
        add          r14d, r15d
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 240]
        mov          ebp, r8d                                   /* round 60 */
        xor          ebp, r13d
        rorx         r15d, r8d, 2
        add          ecx, r14d
            vpshufd  xmm7, xmm3, 57
        xor          ebp, ebx
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 61 */
        xor          r14d, r15d
            vmovdqu64 [rax + 240], xmm4
        add          r12d, [rax + 240]
        add          r12d, ebp
        add          ebx, [rax + 244]
        add          r8d, r12d
        xor          r14d, r13d
            vpxord   xmm4, xmm7, xmm2
        rorx         ebp, ecx, 2
        rorx         ecx, r8d, 27
        add          ebx, r14d
        mov          r12d, r8d                                  /* round 62 */
        xor          r12d, ebp
            vpalignr xmm7, xmm3, xmm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        add          r13d, [rax + 248]
        add          ecx, ebx
        xor          r12d, r15d
        rorx         ebx, r8d, 2
            vpternlogd xmm4, xmm0, xmm5, 150
        rorx         r8d, ecx, 27
        add          r13d, r12d
        mov          r12d, ecx                                  /* round 63 */
        xor          r12d, ebx
            vprord   xmm4, xmm4, 31
        add          r15d, [rax + 252]
        add          r8d, r13d
        xor          r12d, ebp
        rorx         r13d, ecx, 2
            vpalignr xmm4, xmm4, xmm3, 4
        rorx         ecx, r8d, 27
        add          r15d, r12d
        mov          r12d, r8d                                  /* round 64 */
        xor          r12d, r13d
            vpxord   xmm4, xmm4, xmm2
        add          ecx, r15d
        xor          r12d, ebx
        rorx         r14d, r8d, 2
            vpternlogd xmm4, xmm0, xmm5, 150
        rorx         r8d, ecx, 27
        mov          r15d, ecx                                  /* round 65 */
        xor          r15d, r14d
            vprord   xmm0, xmm4, 31
        xor          r15d, r13d
        rorx         r11d, ecx, 2
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 256]
            vpshufd  xmm5, xmm0, 57
            vmovdqu64 [rax + 256], xmm4
        add          ebp, [rax + 256]
        add          ebp, r12d
        add          ebx, [rax + 260]
        add          r8d, ebp
        rorx         ecx, r8d, 27
        add          ebx, r15d
        mov          ebp, r8d                                   /* round 66 */
        xor          ebp, r11d
        add          r13d, [rax + 264]
        add          ecx, ebx
        xor          ebp, r14d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r13d, ebp
        mov          ebp, ecx                                   /* round 67 */
        xor          ebp, ebx
        add          r14d, [rax + 268]
            vpxord   xmm4, xmm5, xmm3
        add          r8d, r13d
        xor          ebp, r11d
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
            vpalignr xmm5, xmm0, xmm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        add          r14d, ebp
        mov          ebp, r8d                                   /* round 68 */
        xor          ebp, r12d
            vpternlogd xmm4, xmm1, xmm6, 150
        add          ecx, r14d
        xor          ebp, ebx
        rorx         r13d, r8d, 2
        rorx         r8d, ecx, 27
            vprord   xmm4, xmm4, 31
        mov          r14d, ecx                                  /* round 69 */
        xor          r14d, r13d
            vpalignr xmm4, xmm4, xmm0, 4
        xor          r14d, r12d
        rorx         r15d, ecx, 2
            vpxord   xmm4, xmm4, xmm3
            vpternlogd xmm4, xmm1, xmm6, 150
            vprord   xmm1, xmm4, 31
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 272]
            vpshufd  xmm6, xmm1, 57
            vmovdqu64 [rax + 272], xmm4
        add          r11d, [rax + 272]
        add          r11d, ebp
        add          ebx, [rax + 276]
        add          r8d, r11d
        rorx         ecx, r8d, 27
        add          ebx, r14d
        mov          ebp, r8d                                   /* round 70 */
        xor          ebp, r15d
        add          r12d, [rax + 280]
        add          ecx, ebx
        xor          ebp, r13d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, ebp
        mov          ebp, ecx                                   /* round 71 */
        xor          ebp, ebx
        add          r13d, [rax + 284]
        add          r8d, r12d
        xor          ebp, r15d
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          r13d, ebp
        mov          ebp, r8d                                   /* round 72 */
        xor          ebp, r12d
        add          ecx, r13d
        xor          ebp, ebx
        rorx         r13d, r8d, 2
        rorx         r8d, ecx, 27
            vpxord   xmm4, xmm6, xmm0
        mov          r14d, ecx                                  /* round 73 */
        xor          r14d, r13d
        xor          r14d, r12d
            vpternlogd xmm4, xmm2, xmm7, 150
        rorx         r11d, ecx, 2
            vprord   xmm4, xmm4, 31
            vpalignr xmm4, xmm4, xmm1, 4
            vpxord   xmm0, xmm4, xmm0
            vpternlogd xmm0, xmm2, xmm7, 150
            vprord   xmm0, xmm0, 31
            vpaddd   xmm2, xmm0, [rip + NSMS_L(K) + 288]
            vpshufd  xmm4, xmm0, 57
            vmovdqu64 [rax + 288], xmm2
        add          r15d, [rax + 288]
        add          r15d, ebp
        add          ebx, [rax + 292]
        add          r8d, r15d
        rorx         ecx, r8d, 27
        add          ebx, r14d
        mov          ebp, r8d                                   /* round 74 */
        xor          ebp, r11d
        add          r12d, [rax + 296]
        add          ecx, ebx
        xor          ebp, r13d
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, ebp
        mov          ebp, ecx                                   /* round 75 */
        xor          ebp, ebx
        add          r13d, [rax + 300]
        add          r8d, r12d
        xor          ebp, r11d
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          r13d, ebp
        mov          ebp, r8d                                   /* round 76 */
        xor          ebp, r12d
        add          ecx, r13d
        xor          ebp, ebx
        rorx         r13d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 77 */
        xor          r14d, r13d
        xor          r14d, r12d
        rorx         ecx, ecx, 2
            vpxord   xmm2, xmm4, xmm1
            vpternlogd xmm2, xmm3, xmm5, 150
        mov          r15d, [rdi]                                /* H = H + (a, b, ...) */
            vprord   xmm2, xmm2, 31
            vpalignr xmm0, xmm2, xmm0, 4
        mov          r10d, [rdi + 4]
            vpxord   xmm0, xmm0, xmm1
        mov          r9d, [rdi + 8]
            vpternlogd xmm0, xmm3, xmm5, 150
        add          rsi, 64                                    /* the next block */
        mov          [rsp], rsi
        mov          esi, [rdi + 12]
            vprord   xmm0, xmm0, 31
        mov          [rsp + 8], rdx
        mov          edx, [rdi + 16]
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 304]
        add          edx, ecx
            vmovdqu64 [rax + 304], xmm0
        add          r11d, [rax + 304]
        add          r11d, ebp
        add          ebx, [rax + 308]
        add          r8d, r11d
        rorx         ebp, r8d, 27
        add          ebx, r14d
        mov          r14d, r8d                                  /* round 78 */
        xor          r14d, ecx
        add          r12d, [rax + 312]
        add          ebp, ebx
        xor          r14d, r13d
        rorx         ebx, r8d, 2
        rorx         r8d, ebp, 27
        add          r12d, r14d
        mov          r14d, ebp                                  /* round 79 */
        xor          r14d, ebx
        add          r15d, [rax + 316]
        add          r8d, r12d
        xor          ecx, r14d
        rorx         ebp, ebp, 2
        add          r15d, r13d
        rorx         r12d, r8d, 27
        add          ecx, r15d
        add          r8d, r10d
        add          r9d, ebp
        add          ecx, r12d
        mov          [rdi + 4], r8d
        mov          [rdi], ecx
        add          esi, ebx
        mov          [rdi + 8], r9d
        mov          [rdi + 12], esi
        mov          [rdi + 16], edx
        mov          rbx, [rsp + 8]
        add          rbx, -1
        mov          r10d, esi
        mov          r11d, edx
        mov          rdx, rbx
        mov          rsi, [rsp]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 400]
        vmovaps      xmm7, [rsp + 416]
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
        add          rsp, 408
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

/* nsms_sha1_blocks_avx512_n1: 15 integer registers, 8 vector registers, 2 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; state: rdi;
 *     data: rsi. Slots of the frame that are not named here hold spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * nsms_sha1_schedule_avx512_n1: 5 integer registers, 8 vector registers, 0 spills.
 *   Register map: W rows 0..3 of 1 block: xmm0..xmm3; wk: rdi; kp: rax; upper_bound: rcx.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of wk after the last iteration of its loop.
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
 *   stack_bytes: {sysv: 456, win64: 504}
 *   features: [avx, avx512f, avx512vl, bmi1, bmi2]
 * - name: nsms_sha1_schedule_avx512_n1
 *   signature: void nsms_sha1_schedule_avx512_n1(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 320, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 56}
 *   features: [avx, avx512f, avx512vl]
 */
