/* sha1_avx512_n2.S, written by nsms: make gen HASH=sha1 ISA=avx512 N=2
 *
 * void nsms_sha1_blocks_avx512_n2(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks, 2 scheduled at a time.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,530 instructions (System V); 760 bytes of stack (System V), 824 (Win64).
 *
 * Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2, avx512f, avx512vl, bmi1, bmi2.
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
#  define NSMS_L(name) Lsha1_avx512_n2_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512_n2_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512_n2_##name
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
NSMS_L(K4x2):  /* K_t: each group of 4 words twice, once for each block of a register */
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
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_avx512_n2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_avx512_n2))
NSMS_SYMBOL(nsms_sha1_blocks_avx512_n2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_avx512_n2))
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
        sub          rsp, 760
        NSMS_SEH(.seh_stackalloc 760)
        vmovaps      [rsp + 704], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 704)
        vmovaps      [rsp + 720], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 720)
        vmovaps      [rsp + 736], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 736)
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
        sub          rsp, 712
        .cfi_def_cfa_offset 768
#endif
        cmp          rdx, 0
        je           NSMS_L(done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 63]
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
        vmovdqu64    xmm4, [rsi]                                /* W_0 to W_3 */
        vmovdqu64    xmm5, [rsi + 16]                           /* W_4 to W_7 */
        vmovdqu64    xmm6, [rsi + 32]                           /* W_8 to W_11 */
        vmovdqu64    ymm7, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vinserti32x4 ymm4, ymm4, [rsi + 64], 1
        vmovdqu64    xmm8, [rsi + 48]                           /* W_12 to W_15 */
        vinserti32x4 ymm5, ymm5, [rsi + 80], 1
        vinserti32x4 ymm6, ymm6, [rsi + 96], 1
        vpshufb      ymm0, ymm4, ymm7
        vinserti32x4 ymm4, ymm8, [rsi + 112], 1
        lea          rbp, [rax + 32]
        vpshufb      ymm1, ymm5, ymm7
        vpshufb      ymm2, ymm6, ymm7
        vpaddd       ymm5, ymm0, [rip + NSMS_L(K4x2)]           /* W_0 to W_3, each + K_t */
        vpshufb      ymm3, ymm4, ymm7
        vpaddd       ymm4, ymm1, [rip + NSMS_L(K4x2) + 32]      /* W_4 to W_7, each + K_t */
        vpaddd       ymm6, ymm2, [rip + NSMS_L(K4x2) + 64]      /* W_8 to W_11, each + K_t */
        vmovdqu64    [rax], ymm5
        vpaddd       ymm5, ymm3, [rip + NSMS_L(K4x2) + 96]      /* W_12 to W_15, each + K_t */
        vmovdqu64    [rax + 32], ymm4
        vmovdqu64    [rax + 64], ymm6
        vmovdqu64    [rax + 96], ymm5
        mov          rbx, rax

        /* all rounds of one block; schedule of 2 blocks */
        rorx         r12d, ecx, 27                              /* round 0 */
            vpalignr ymm4, ymm1, ymm0, 8                        /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
            vpshufd  ymm5, ymm3, 57
            vpxord   ymm5, ymm5, ymm2
            vpternlogd ymm5, ymm0, ymm4, 150
            vpalignr ymm6, ymm2, ymm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm3, 4
            vpxord   ymm5, ymm5, ymm2
            vpternlogd ymm5, ymm0, ymm4, 150
            vprord   ymm0, ymm5, 31
            vpaddd   ymm4, ymm0, [rip + NSMS_L(K4x2) + 128]
            vmovdqu64 [rax + 128], ymm4
            vpshufd  ymm4, ymm0, 57
            vpxord   ymm4, ymm4, ymm3
            vpternlogd ymm4, ymm1, ymm6, 150
        rorx         r13d, r8d, 2
        mov          r14d, r8d
        and          r14d, r9d
        add          r12d, r14d
        add          r11d, [rax]
        andn         r8d, r8d, r10d
        add          r8d, r11d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 1 */
        andn         r14d, ecx, r9d
        mov          r15d, ecx
        and          r15d, r13d
        rorx         ebx, ecx, 2
        add          r10d, [rax + 4]
        add          r14d, r10d
        add          r15d, r14d
        add          r15d, r12d
        rorx         r12d, r15d, 27                             /* round 2 */
            vprord   ymm4, ymm4, 31
            vpalignr ymm4, ymm4, ymm0, 4
            vpxord   ymm4, ymm4, ymm3
            vpternlogd ymm4, ymm1, ymm6, 150
        rorx         ecx, r8d, 2
        mov          r14d, r8d
        and          r14d, ebx
        andn         r8d, r8d, r13d
        add          r9d, [rax + 8]
        add          r9d, r14d
        add          r8d, r9d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 3 */
            vpalignr ymm1, ymm3, ymm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        mov          r14d, r15d
        and          r14d, ecx
        rorx         r11d, r15d, 2
        add          r13d, [rax + 12]
        add          r13d, r14d
            vprord   ymm4, ymm4, 31
            vpaddd   ymm5, ymm4, [rip + NSMS_L(K4x2) + 160]
            vmovdqu64 [rax + 160], ymm5
            vpshufd  ymm5, ymm4, 57
            vpxord   ymm5, ymm5, ymm0
        andn         r14d, r15d, ebx
        add          r14d, r13d
        add          r12d, r14d
        rorx         r13d, r12d, 27                             /* round 4 */
        mov          r14d, r8d
        and          r14d, r11d
        rorx         r15d, r8d, 2
            vpternlogd ymm5, ymm2, ymm1, 150
        add          ebx, [rax + 32]
        add          ebx, r14d
        andn         r8d, r8d, ecx
        add          r8d, ebx
        add          r8d, r13d
        rorx         r13d, r8d, 27                              /* round 5 */
        rorx         r14d, r12d, 2
        andn         ebx, r12d, r11d
        and          r12d, r15d
        add          ecx, [rax + 36]
        add          ecx, r12d
        add          ecx, ebx
        add          ecx, r13d
        rorx         r12d, ecx, 27                              /* round 6 */
        mov          r13d, r8d
        and          r13d, r14d
        rorx         ebx, r8d, 2
        add          r11d, [rax + 40]
        add          r11d, r13d
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm4, 4
            vpxord   ymm5, ymm5, ymm0
            vpternlogd ymm5, ymm2, ymm1, 150
        andn         r8d, r8d, r15d
        add          r8d, r11d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 7 */
        add          r15d, [rax + 44]
        rorx         r13d, ecx, 2
            vpalignr ymm1, ymm0, ymm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        mov          r11d, ecx
        and          r11d, ebx
        add          r15d, r11d
        andn         ecx, ecx, r14d
        add          ecx, r15d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 8 */
        rorx         r15d, r8d, 2
        mov          r11d, r8d
        and          r11d, r13d
            vprord   ymm2, ymm5, 31
            vpaddd   ymm5, ymm2, [rip + NSMS_L(K4x2) + 192]
            vmovdqu64 [rax + 192], ymm5
            vpshufd  ymm5, ymm2, 57
            vpxord   ymm5, ymm5, ymm4
        add          r14d, [rax + 64]
        andn         r8d, r8d, ebx
        add          r14d, r11d
        add          r8d, r14d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 9 */
        mov          r14d, ecx
        and          r14d, r15d
        rorx         r11d, ecx, 2
            vpternlogd ymm5, ymm3, ymm1, 150
        andn         ecx, ecx, r13d
        add          ebx, [rax + 68]
        add          ebx, r14d
        add          ecx, ebx
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 10 */
        rorx         r14d, r8d, 2
        andn         ebx, r8d, r15d
        add          r13d, [rax + 72]
        and          r8d, r11d
        add          r8d, r13d
        add          r8d, ebx
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 11 */
        andn         r13d, ecx, r11d
        rorx         ebx, ecx, 2
        add          r15d, [rax + 76]
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm2, 4
            vpxord   ymm5, ymm5, ymm4
            vpternlogd ymm5, ymm3, ymm1, 150
        and          ecx, r14d
        add          ecx, r15d
        add          ecx, r13d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 12 */
            vpalignr ymm1, ymm4, ymm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        add          r11d, [rax + 96]
        rorx         r13d, r8d, 2
        mov          r15d, r8d
        and          r15d, ebx
        add          r11d, r15d
        andn         r8d, r8d, r14d
        add          r8d, r11d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 13 */
        rorx         r15d, ecx, 2
        andn         r11d, ecx, ebx
            vprord   ymm3, ymm5, 31
            vpaddd   ymm5, ymm3, [rip + NSMS_L(K4x2) + 224]
            vmovdqu64 [rax + 224], ymm5
            vpshufd  ymm5, ymm3, 57
            vpxord   ymm5, ymm5, ymm2
        and          ecx, r13d
        add          r14d, [rax + 100]
        add          ecx, r14d
        add          ecx, r11d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 14 */
            vpternlogd ymm5, ymm0, ymm1, 150
        rorx         r14d, r8d, 2
        andn         r11d, r8d, r13d
        and          r8d, r15d
        add          ebx, [rax + 104]
        add          r8d, ebx
        add          r8d, r11d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 15 */
        rorx         ebx, ecx, 2
        andn         r11d, ecx, r15d
        and          ecx, r14d
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm3, 4
            vpxord   ymm5, ymm5, ymm2
            vpternlogd ymm5, ymm0, ymm1, 150
        add          r13d, [rax + 108]
        add          ecx, r13d
        add          ecx, r11d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 16 */
        mov          r13d, r8d
        and          r13d, ebx
        add          r15d, [rax + 128]
        add          r15d, r13d
        rorx         r13d, r8d, 2
        andn         r8d, r8d, r14d
        add          r8d, r15d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 17 */
            vpalignr ymm0, ymm2, ymm4, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        andn         r15d, ecx, ebx
        mov          r11d, ecx
        and          r11d, r13d
        rorx         r10d, ecx, 2
        add          r14d, [rax + 132]
        add          r14d, r11d
        add          r15d, r14d
        add          r12d, r15d
        rorx         r14d, r12d, 27                             /* round 18 */
            vprord   ymm1, ymm5, 31
            vpaddd   ymm5, ymm1, [rip + NSMS_L(K4x2) + 256]
            vmovdqu64 [rax + 256], ymm5
            vpshufd  ymm5, ymm1, 57
            vpxord   ymm5, ymm5, ymm3
            vpternlogd ymm5, ymm4, ymm0, 150
        andn         r15d, r8d, r13d
        rorx         ecx, r8d, 2
        add          ebx, [rax + 136]
        and          r8d, r10d
        add          r8d, ebx
        add          r8d, r15d
        add          r8d, r14d
        rorx         r14d, r8d, 27                              /* round 19 */
        rorx         r15d, r12d, 2
        andn         ebx, r12d, r10d
        add          r13d, [rax + 140]
        and          r12d, ecx
        add          r13d, r12d
        add          ebx, r13d
        add          r14d, ebx
        rorx         r12d, r14d, 27                             /* round 20 */
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm1, 4
            vpxord   ymm5, ymm5, ymm3
            vpternlogd ymm5, ymm4, ymm0, 150
        rorx         r13d, r8d, 2
        add          r10d, [rax + 160]
        xor          r8d, r15d
        xor          r8d, ecx
        add          r8d, r10d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 21 */
        add          ecx, [rax + 164]
        rorx         ebx, r14d, 2
        xor          r14d, r13d
            vpalignr ymm0, ymm3, ymm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        xor          r14d, r15d
        add          ecx, r14d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 22 */
        mov          r14d, r8d
        xor          r14d, ebx
        rorx         r11d, r8d, 2
            vprord   ymm4, ymm5, 31
            vpaddd   ymm5, ymm4, [rip + NSMS_L(K4x2) + 288]
            vmovdqu64 [rax + 288], ymm5
            vpshufd  ymm5, ymm4, 57
            vpxord   ymm5, ymm5, ymm1
        xor          r14d, r13d
        add          r15d, [rax + 168]
        add          r15d, r14d
        add          r12d, r15d
        rorx         r14d, r12d, 27                             /* round 23 */
            vpternlogd ymm5, ymm2, ymm0, 150
        add          r13d, [rax + 172]
        mov          r15d, ecx
        xor          r15d, r11d
        xor          r15d, ebx
        rorx         r8d, ecx, 2
        add          r13d, r15d
        add          r14d, r13d
        rorx         r13d, r14d, 27                             /* round 24 */
        rorx         ecx, r12d, 2
        add          ebx, [rax + 192]
        xor          r12d, r8d
        xor          r12d, r11d
        add          ebx, r12d
        add          r13d, ebx
        rorx         r12d, r13d, 27                             /* round 25 */
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm4, 4
            vpxord   ymm5, ymm5, ymm1
            vpternlogd ymm5, ymm2, ymm0, 150
        add          r11d, [rax + 196]
        rorx         r15d, r14d, 2
        xor          r14d, ecx
        xor          r14d, r8d
        add          r11d, r14d
        add          r12d, r11d
        rorx         r14d, r12d, 27                             /* round 26 */
        rorx         ebx, r13d, 2
            vpalignr ymm0, ymm1, ymm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        xor          r13d, r15d
        xor          r13d, ecx
        add          r8d, [rax + 200]
        add          r8d, r13d
        add          r8d, r14d
        rorx         r13d, r8d, 27                              /* round 27 */
        rorx         r14d, r12d, 2
            vprord   ymm2, ymm5, 31
            vpaddd   ymm5, ymm2, [rip + NSMS_L(K4x2) + 320]
            vmovdqu64 [rax + 320], ymm5
            vpshufd  ymm5, ymm2, 57
            vpxord   ymm5, ymm5, ymm4
        add          ecx, [rax + 204]
        xor          r12d, ebx
        xor          r12d, r15d
            vpternlogd ymm5, ymm3, ymm0, 150
        add          ecx, r12d
        add          ecx, r13d
        rorx         r12d, ecx, 27                              /* round 28 */
        rorx         r13d, r8d, 2
        add          r15d, [rax + 224]
        xor          r8d, r14d
        xor          r8d, ebx
        add          r8d, r15d
        mov          r15d, ecx                                  /* round 29 */
        xor          r15d, r13d
        rorx         r11d, ecx, 2
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm2, 4
            vpxord   ymm5, ymm5, ymm4
            vpternlogd ymm5, ymm3, ymm0, 150
        add          ebx, [rax + 228]
        xor          r15d, r14d
        add          ebx, r15d
        add          r14d, [rax + 232]                          /* round 30 */
        mov          ecx, r13d                                  /* round 31 */
        add          ecx, [rax + 236]
            vpalignr ymm0, ymm4, ymm1, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        add          r8d, r12d
        rorx         r12d, r8d, 27
        add          r12d, ebx
        rorx         r15d, r12d, 27
        mov          ebx, r8d
        xor          ebx, r11d
        rorx         r10d, r8d, 2
        xor          ebx, r13d
        add          r14d, ebx
        add          r15d, r14d
        rorx         r13d, r15d, 27
        rorx         r8d, r12d, 2
        xor          r12d, r10d
        xor          r12d, r11d
        add          ecx, r12d
        add          ecx, r13d
        rorx         r12d, ecx, 27                              /* round 32 */
            vprord   ymm3, ymm5, 31
            vpaddd   ymm5, ymm3, [rip + NSMS_L(K4x2) + 352]
            vmovdqu64 [rax + 352], ymm5
            vpshufd  ymm5, ymm3, 57
            vpxord   ymm5, ymm5, ymm2
        mov          r13d, r15d
        xor          r13d, r8d
        rorx         r14d, r15d, 2
        xor          r13d, r10d
        add          r11d, [rax + 256]
        add          r11d, r13d
        add          r12d, r11d
        rorx         r13d, r12d, 27                             /* round 33 */
            vpternlogd ymm5, ymm1, ymm0, 150
        mov          r15d, ecx
        xor          r15d, r14d
        xor          r15d, r8d
        rorx         ebx, ecx, 2
        add          r10d, [rax + 260]
        add          r10d, r15d
        add          r13d, r10d
        rorx         r15d, r13d, 27                             /* round 34 */
        rorx         ecx, r12d, 2
        add          r8d, [rax + 264]
        xor          r12d, ebx
        xor          r12d, r14d
        add          r8d, r12d
        add          r8d, r15d
        rorx         r12d, r8d, 27                              /* round 35 */
        rorx         r15d, r13d, 2
        add          r14d, [rax + 268]
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm3, 4
            vpxord   ymm5, ymm5, ymm2
            vpternlogd ymm5, ymm1, ymm0, 150
        xor          r13d, ecx
        xor          r13d, ebx
        add          r14d, r13d
        add          r12d, r14d
        rorx         r13d, r12d, 27                             /* round 36 */
        rorx         r14d, r8d, 2
        xor          r8d, r15d
        xor          r8d, ecx
        add          ebx, [rax + 288]
        add          r8d, ebx
        add          r8d, r13d
        rorx         r13d, r8d, 27                              /* round 37 */
        mov          ebx, r12d
        xor          ebx, r14d
            vprord   ymm0, ymm5, 31
            vpaddd   ymm1, ymm0, [rip + NSMS_L(K4x2) + 384]
            vmovdqu64 [rax + 384], ymm1
            vpalignr ymm1, ymm2, ymm4, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
            vpshufd  ymm5, ymm0, 57
            vpxord   ymm5, ymm5, ymm3
        rorx         r12d, r12d, 2
        xor          ebx, r15d
        add          ecx, [rax + 292]
        add          ecx, ebx
        add          ecx, r13d
        rorx         r13d, ecx, 27                              /* round 38 */
        rorx         ebx, r8d, 2
        xor          r8d, r12d
        xor          r8d, r14d
            vpternlogd ymm5, ymm4, ymm1, 150
        add          r15d, [rax + 296]
        add          r8d, r15d
        add          r8d, r13d
        rorx         r13d, r8d, 27                              /* round 39 */
        mov          r15d, ecx
        xor          r15d, ebx
        rorx         r11d, ecx, 2
        xor          r15d, r12d
        add          r14d, [rax + 300]
        add          r14d, r15d
        add          r13d, r14d
        rorx         r14d, r13d, 27                             /* round 40 */
        mov          r15d, r11d
        xor          r15d, ebx
        rorx         ecx, r8d, 2
        add          r12d, [rax + 320]
        xor          r8d, r11d
        add          r12d, r14d
        and          r8d, r15d
        xor          r8d, r11d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 41 */
        rorx         r14d, r13d, 2
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm0, 4
            vpxord   ymm5, ymm5, ymm3
            vpternlogd ymm5, ymm4, ymm1, 150
        add          ebx, [rax + 324]
        mov          r15d, ecx
        xor          r15d, r11d
        xor          r13d, ecx
        and          r13d, r15d
        xor          r13d, ecx
        add          ebx, r13d
        add          r12d, ebx
        rorx         r13d, r12d, 27                             /* round 42 */
        mov          r15d, r8d
        xor          r15d, r14d
        rorx         ebx, r8d, 2
        add          r11d, [rax + 328]
        add          r11d, r13d
            vpalignr ymm1, ymm3, ymm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        mov          r8d, r14d
        xor          r8d, ecx
        and          r8d, r15d
        xor          r8d, r14d
        add          r8d, r11d
        rorx         r13d, r8d, 27                              /* round 43 */
            vprord   ymm4, ymm5, 31
            vpaddd   ymm5, ymm4, [rip + NSMS_L(K4x2) + 416]
            vmovdqu64 [rax + 416], ymm5
            vpshufd  ymm5, ymm4, 57
            vpxord   ymm5, ymm5, ymm0
        mov          r15d, r12d
        xor          r15d, ebx
        rorx         r12d, r12d, 2
        add          ecx, [rax + 332]
        mov          r11d, ebx
        xor          r11d, r14d
        and          r15d, r11d
        xor          r15d, ebx
        add          ecx, r15d
        add          ecx, r13d
        rorx         r13d, ecx, 27                              /* round 44 */
            vpternlogd ymm5, ymm2, ymm1, 150
        mov          r15d, r12d
        xor          r15d, ebx
        rorx         r11d, r8d, 2
        add          r14d, [rax + 352]
        add          r14d, r13d
        xor          r8d, r12d
        and          r8d, r15d
        xor          r8d, r12d
        add          r8d, r14d
        rorx         r13d, r8d, 27                              /* round 45 */
        add          ebx, [rax + 356]
        mov          r14d, ecx
        xor          r14d, r11d
        rorx         r15d, ecx, 2
        mov          ecx, r11d
        xor          ecx, r12d
        and          ecx, r14d
        xor          ecx, r11d
        add          ecx, ebx
        add          ecx, r13d
        rorx         r13d, ecx, 27                              /* round 46 */
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm4, 4
            vpxord   ymm5, ymm5, ymm0
            vpternlogd ymm5, ymm2, ymm1, 150
        rorx         r14d, r8d, 2
        mov          ebx, r15d
        xor          ebx, r11d
        add          r12d, [rax + 360]
        xor          r8d, r15d
        and          r8d, ebx
        add          r12d, r13d
        xor          r8d, r15d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 47 */
        mov          r13d, r14d
        xor          r13d, r15d
        add          r11d, [rax + 364]
            vpalignr ymm1, ymm0, ymm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        rorx         ebx, ecx, 2
        xor          ecx, r14d
        and          ecx, r13d
        xor          ecx, r14d
        add          ecx, r11d
            vprord   ymm2, ymm5, 31
            vpaddd   ymm5, ymm2, [rip + NSMS_L(K4x2) + 448]
            vmovdqu64 [rax + 448], ymm5
            vpshufd  ymm5, ymm2, 57
            vpxord   ymm5, ymm5, ymm4
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 48 */
        rorx         r13d, r8d, 2
        mov          r11d, ebx
        xor          r11d, r14d
        add          r15d, [rax + 384]
        add          r15d, r12d
        xor          r8d, ebx
        and          r8d, r11d
        xor          r8d, ebx
        add          r8d, r15d
        rorx         r12d, r8d, 27                              /* round 49 */
            vpternlogd ymm5, ymm3, ymm1, 150
        mov          r15d, ecx
        xor          r15d, r13d
        rorx         r11d, ecx, 2
        add          r14d, [rax + 388]
        mov          ecx, r13d
        xor          ecx, ebx
        and          ecx, r15d
        xor          ecx, r13d
        add          ecx, r14d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 50 */
        rorx         r14d, r8d, 2
        xor          r8d, r11d
        add          ebx, [rax + 392]
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm2, 4
            vpxord   ymm5, ymm5, ymm4
            vpternlogd ymm5, ymm3, ymm1, 150
        mov          r15d, r11d
        xor          r15d, r13d
        and          r8d, r15d
        xor          r8d, r11d
        add          ebx, r12d
        add          r8d, ebx
        rorx         r12d, r8d, 27                              /* round 51 */
        rorx         r15d, ecx, 2
        xor          ecx, r14d
        add          r13d, [rax + 396]
        mov          ebx, r14d
        xor          ebx, r11d
        and          ecx, ebx
        xor          ecx, r14d
        add          ecx, r13d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 52 */
            vpalignr ymm1, ymm4, ymm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        mov          r13d, r15d
        xor          r13d, r14d
        mov          ebx, r8d
        xor          ebx, r15d
        rorx         r10d, r8d, 2
        and          ebx, r13d
        add          r11d, [rax + 416]
        add          r11d, r12d
            vprord   ymm3, ymm5, 31
            vpaddd   ymm5, ymm3, [rip + NSMS_L(K4x2) + 480]
            vmovdqu64 [rax + 480], ymm5
            vpshufd  ymm5, ymm3, 57
            vpxord   ymm5, ymm5, ymm2
        xor          ebx, r15d
        add          ebx, r11d
        rorx         r12d, ebx, 27                              /* round 53 */
            vpternlogd ymm5, ymm0, ymm1, 150
        add          r14d, [rax + 420]
        rorx         r8d, ecx, 2
        xor          ecx, r10d
        mov          r13d, r10d
        xor          r13d, r15d
        and          ecx, r13d
        xor          ecx, r10d
        add          ecx, r14d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 54 */
        add          r15d, [rax + 424]
        add          r15d, r12d
        rorx         r12d, ebx, 2
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm3, 4
            vpxord   ymm5, ymm5, ymm2
            vpternlogd ymm5, ymm0, ymm1, 150
        mov          r13d, r8d
        xor          r13d, r10d
        xor          ebx, r8d
        and          ebx, r13d
        xor          ebx, r8d
        add          ebx, r15d
        rorx         r13d, ebx, 27                              /* round 55 */
        add          r10d, [rax + 428]
        mov          r14d, r12d
        xor          r14d, r8d
        rorx         r15d, ecx, 2
        xor          ecx, r12d
        and          ecx, r14d
        xor          ecx, r12d
        add          ecx, r10d
        add          ecx, r13d
        rorx         r13d, ecx, 27                              /* round 56 */
            vpalignr ymm0, ymm2, ymm4, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        mov          r14d, r15d
        xor          r14d, r12d
        add          r8d, [rax + 448]
        rorx         r11d, ebx, 2
        add          r8d, r13d
        xor          ebx, r15d
        and          ebx, r14d
        xor          ebx, r15d
        add          r8d, ebx
        rorx         r13d, r8d, 27                              /* round 57 */
            vprord   ymm1, ymm5, 31
            vpaddd   ymm5, ymm1, [rip + NSMS_L(K4x2) + 512]
            vmovdqu64 [rax + 512], ymm5
            vpshufd  ymm5, ymm1, 57
            vpxord   ymm5, ymm5, ymm3
        rorx         r14d, ecx, 2
            vpternlogd ymm5, ymm4, ymm0, 150
        xor          ecx, r11d
        mov          ebx, r11d
        xor          ebx, r15d
        and          ecx, ebx
        add          r12d, [rax + 452]
        xor          ecx, r11d
        add          ecx, r12d
        add          ecx, r13d
        rorx         r12d, ecx, 27                              /* round 58 */
        rorx         r13d, r8d, 2
        add          r15d, [rax + 456]
        add          r15d, r12d
        xor          r8d, r14d
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm1, 4
            vpxord   ymm5, ymm5, ymm3
            vpternlogd ymm5, ymm4, ymm0, 150
        mov          r12d, r14d
        xor          r12d, r11d
        and          r8d, r12d
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r12d, r8d, 27                              /* round 59 */
        add          r11d, [rax + 460]
        rorx         r15d, ecx, 2
        mov          ebx, r13d
        xor          ebx, r14d
        xor          ecx, r13d
        and          ecx, ebx
        xor          ecx, r13d
        add          ecx, r11d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 60 */
            vpalignr ymm0, ymm3, ymm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        rorx         ebx, r8d, 2
        add          r14d, [rax + 480]
        xor          r8d, r15d
        xor          r8d, r13d
        add          r8d, r14d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 61 */
        rorx         r14d, ecx, 2
            vprord   ymm4, ymm5, 31
            vpaddd   ymm5, ymm4, [rip + NSMS_L(K4x2) + 544]
            vmovdqu64 [rax + 544], ymm5
            vpshufd  ymm5, ymm4, 57
            vpxord   ymm5, ymm5, ymm1
        xor          ecx, ebx
        xor          ecx, r15d
        add          r13d, [rax + 484]
        add          ecx, r13d
        add          ecx, r12d
        rorx         r12d, ecx, 27                              /* round 62 */
            vpternlogd ymm5, ymm2, ymm0, 150
        mov          r13d, r8d
        xor          r13d, r14d
        rorx         r11d, r8d, 2
        add          r15d, [rax + 488]
        xor          r13d, ebx
        add          r15d, r13d
        add          r12d, r15d
        rorx         r13d, r12d, 27                             /* round 63 */
        mov          r15d, ecx
        xor          r15d, r11d
        rorx         r8d, ecx, 2
        xor          r15d, r14d
            vprord   ymm5, ymm5, 31
            vpalignr ymm5, ymm5, ymm4, 4
            vpxord   ymm5, ymm5, ymm1
            vpternlogd ymm5, ymm2, ymm0, 150
        add          ebx, [rax + 492]
        add          ebx, r15d
        add          r13d, ebx
        rorx         r15d, r13d, 27                             /* round 64 */
        rorx         ecx, r12d, 2
        add          r14d, [rax + 512]
            vpalignr ymm0, ymm1, ymm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        xor          r12d, r8d
        xor          r12d, r11d
        add          r14d, r12d
        add          r15d, r14d
        rorx         r12d, r15d, 27                             /* round 65 */
        add          r11d, [rax + 516]
        rorx         r14d, r13d, 2
        xor          r13d, ecx
        xor          r13d, r8d
        add          r11d, r13d
        add          r12d, r11d
        rorx         r13d, r12d, 27                             /* round 66 */
        mov          ebx, r15d
        xor          ebx, r14d
            vprord   ymm1, ymm5, 31
            vpaddd   ymm2, ymm1, [rip + NSMS_L(K4x2) + 576]
            vmovdqu64 [rax + 576], ymm2
            vpshufd  ymm2, ymm1, 57
            vpxord   ymm2, ymm2, ymm4
        add          r8d, [rax + 520]
        rorx         r15d, r15d, 2
        xor          ebx, ecx
            vpternlogd ymm2, ymm3, ymm0, 150
        add          r8d, ebx
        add          r8d, r13d
        rorx         r13d, r8d, 27                              /* round 67 */
        rorx         ebx, r12d, 2
        xor          r12d, r15d
        xor          r12d, r14d
        add          ecx, [rax + 524]
        add          ecx, r12d
        add          ecx, r13d
        rorx         r12d, ecx, 27                              /* round 68 */
        add          r14d, [rax + 544]
        rorx         r13d, r8d, 2
            vprord   ymm2, ymm2, 31
            vpalignr ymm1, ymm2, ymm1, 4
            vpxord   ymm1, ymm1, ymm4
            vpternlogd ymm1, ymm3, ymm0, 150
        xor          r8d, ebx
        xor          r8d, r15d
        add          r8d, r14d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 69 */
        mov          r14d, ecx
        xor          r14d, r13d
        rorx         r11d, ecx, 2
        xor          r14d, ebx
        add          r15d, [rax + 548]
        add          r15d, r14d
        add          r12d, r15d
        rorx         r14d, r12d, 27                             /* round 70 */
        rorx         ecx, r8d, 2
        add          ebx, [rax + 552]
        xor          r8d, r11d
        xor          r8d, r13d
        add          r8d, ebx
            vprord   ymm0, ymm1, 31
            vpaddd   ymm0, ymm0, [rip + NSMS_L(K4x2) + 608]
            vmovdqu64 [rax + 608], ymm0
        add          r8d, r14d
        rorx         r14d, r8d, 27                              /* round 71 */
        rorx         r15d, r12d, 2
        add          r13d, [rax + 556]
        xor          r12d, ecx
        xor          r12d, r11d
        add          r13d, r12d
        add          r14d, r13d
        rorx         r12d, r14d, 27                             /* round 72 */
        mov          r13d, r8d
        xor          r13d, r15d
        rorx         ebx, r8d, 2
        add          r11d, [rax + 576]
        xor          r13d, ecx
        add          r11d, r13d
        add          r12d, r11d
        rorx         r13d, r12d, 27                             /* round 73 */
        rorx         r8d, r14d, 2
        xor          r14d, ebx
        xor          r14d, r15d
        add          ecx, [rax + 580]
        add          ecx, r14d
        add          ecx, r13d
        rorx         r13d, ecx, 27                              /* round 74 */
        rorx         r14d, r12d, 2
        xor          r12d, r8d
        xor          r12d, ebx
        add          r15d, [rax + 584]
        add          r15d, r12d
        add          r13d, r15d
        rorx         r12d, r13d, 27                             /* round 75 */
        mov          r15d, ecx
        xor          r15d, r14d
        add          ebx, [rax + 588]
        rorx         r11d, ecx, 2
        xor          r15d, r8d
        add          ebx, r15d
        add          r12d, ebx
        rorx         r15d, r12d, 27                             /* round 76 */
        mov          ebx, r13d
        xor          ebx, r11d
        xor          ebx, r14d
        rorx         ecx, r13d, 2
        add          r8d, [rax + 608]
        add          r8d, ebx
        add          r8d, r15d
        rorx         r13d, r8d, 27                              /* round 77 */
        add          r14d, [rax + 612]
        rorx         r15d, r12d, 2
        xor          r12d, ecx
        xor          r12d, r11d
        add          r14d, r12d
        add          r13d, r14d
        rorx         r12d, r13d, 27                             /* round 78 */
        rorx         r10d, r8d, 2
        add          r11d, [rax + 616]
        xor          r8d, r15d
        xor          r8d, ecx
        add          r8d, r11d
        add          r8d, r12d
        rorx         r12d, r8d, 27                              /* round 79 */
        rorx         r9d, r13d, 2
        xor          r13d, r10d
        xor          r13d, r15d
        mov          r14d, [rdi + 4]                            /* H = H + (a, b, ...) */
        mov          ebx, [rdi]
        add          r8d, r14d
        mov          [rdi + 4], r8d
        mov          r14d, [rdi + 12]
        add          r10d, r14d
        mov          [rdi + 12], r10d
        mov          r14d, [rdi + 8]
        add          r9d, r14d
        mov          [rdi + 8], r9d
        mov          r11d, [rdi + 16]
        add          r11d, r15d
        mov          [rdi + 16], r11d
        add          ebx, [rax + 620]
        add          ecx, ebx
        add          ecx, r13d
        add          ecx, r12d
        mov          [rdi], ecx
        lea          rbx, [rax + 16]                            /* the next block */
        add          rdx, -1
        add          rsi, 64
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
        mov          r12d, r8d                                  /* round 0 */
        and          r12d, r9d
        andn         r13d, r8d, r10d
        add          r11d, [rbx]
        add          r13d, r11d
        add          r10d, [rbx + 4]                            /* round 1 */
        rorx         r14d, r8d, 2
        andn         r15d, ecx, r9d
        rorx         r8d, ecx, 27
        add          r8d, r12d
        add          r8d, r13d
        mov          r12d, ecx
        and          r12d, r14d
        add          r15d, r10d
        rorx         r13d, ecx, 2
        add          r9d, [rbx + 8]                             /* round 2 */
        rorx         ecx, r8d, 27
        add          r12d, r15d
        mov          r15d, r8d
        and          r15d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r12d
        add          r9d, r15d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 12]                           /* round 3 */
        rorx         r8d, ecx, 27
        add          r11d, r9d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 32]                           /* round 4 */
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r14d
        rorx         r14d, r8d, 2
        add          r12d, [rbx + 36]                           /* round 5 */
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r14d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r13d
        rorx         r13d, ecx, 2
        add          r15d, [rbx + 40]                           /* round 6 */
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 44]                           /* round 7 */
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 64]                           /* round 8 */
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r14d
        rorx         r14d, r8d, 2
        add          r12d, [rbx + 68]                           /* round 9 */
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r14d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r13d
        rorx         r13d, ecx, 2
        add          r15d, [rbx + 72]                           /* round 10 */
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 76]                           /* round 11 */
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 96]                           /* round 12 */
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r14d
        rorx         r14d, r8d, 2
        add          r12d, [rbx + 100]                          /* round 13 */
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r14d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r13d
        rorx         r13d, ecx, 2
        add          r15d, [rbx + 104]                          /* round 14 */
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 108]                          /* round 15 */
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 128]                          /* round 16 */
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r14d
        rorx         r14d, r8d, 2
        add          r12d, [rbx + 132]                          /* round 17 */
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r14d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r13d
        rorx         r13d, ecx, 2
        add          r15d, [rbx + 136]                          /* round 18 */
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r14d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r14d, [rbx + 140]                          /* round 19 */
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r14d, r15d
        rorx         r15d, ecx, 2
        add          r13d, [rbx + 160]                          /* round 20 */
        rorx         ecx, r8d, 27
        add          r10d, r14d
        mov          r14d, r8d
        xor          r14d, r15d
        add          ecx, r10d
        rorx         r11d, r8d, 2
        xor          r14d, r12d
        rorx         r8d, ecx, 27
        add          r13d, r14d
        mov          r14d, ecx                                  /* round 21 */
        xor          r14d, r11d
        add          r12d, [rbx + 164]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 22 */
        xor          r14d, r13d
        add          r15d, [rbx + 168]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 23 */
        xor          r14d, r12d
        add          r11d, [rbx + 172]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 24 */
        xor          r14d, r15d
        add          r13d, [rbx + 192]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 25 */
        xor          r14d, r11d
        add          r12d, [rbx + 196]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 26 */
        xor          r14d, r13d
        add          r15d, [rbx + 200]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 27 */
        xor          r14d, r12d
        add          r11d, [rbx + 204]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 28 */
        xor          r14d, r15d
        add          r13d, [rbx + 224]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 29 */
        xor          r14d, r11d
        add          r12d, [rbx + 228]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 30 */
        xor          r14d, r13d
        add          r15d, [rbx + 232]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 31 */
        xor          r14d, r12d
        add          r11d, [rbx + 236]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 32 */
        xor          r14d, r15d
        add          r13d, [rbx + 256]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 33 */
        xor          r14d, r11d
        add          r12d, [rbx + 260]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 34 */
        xor          r14d, r13d
        add          r15d, [rbx + 264]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 35 */
        xor          r14d, r12d
        add          r11d, [rbx + 268]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 36 */
        xor          r14d, r15d
        add          r13d, [rbx + 288]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 37 */
        xor          r14d, r11d
        add          r12d, [rbx + 292]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 38 */
        xor          r14d, r13d
        add          r15d, [rbx + 296]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 39 */
        xor          r14d, r12d
        add          r11d, [rbx + 300]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 40 */
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r13d, [rbx + 320]
        rorx         r8d, ecx, 27
        mov          r10d, ecx                                  /* round 41 */
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r12d, [rbx + 324]
        add          r8d, r14d
        rorx         r13d, ecx, 2
        xor          r10d, r11d
        rorx         ecx, r8d, 27
        add          r15d, [rbx + 328]                          /* round 42 */
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 332]                          /* round 43 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 352]                          /* round 44 */
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r12d, [rbx + 356]                          /* round 45 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r15d, [rbx + 360]                          /* round 46 */
        rorx         r13d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r11d
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 364]                          /* round 47 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 384]                          /* round 48 */
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r12d, [rbx + 388]                          /* round 49 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r15d, [rbx + 392]                          /* round 50 */
        rorx         r13d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r11d
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 396]                          /* round 51 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 416]                          /* round 52 */
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r12d, [rbx + 420]                          /* round 53 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r15d, [rbx + 424]                          /* round 54 */
        rorx         r13d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r11d
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 428]                          /* round 55 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 448]                          /* round 56 */
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        and          r14d, r10d
        rorx         r11d, r8d, 2
        add          r12d, [rbx + 452]                          /* round 57 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r14d, r15d
        add          r8d, r13d
        and          r10d, r9d
        add          r15d, [rbx + 456]                          /* round 58 */
        rorx         r13d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r11d
        add          r12d, r10d
        mov          r14d, r8d
        xor          r14d, r13d
        mov          r10d, r13d
        xor          r10d, r11d
        add          ecx, r12d
        and          r14d, r10d
        rorx         r12d, r8d, 2
        add          r11d, [rbx + 460]                          /* round 59 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r14d, r13d
        add          r8d, r15d
        and          r10d, r9d
        add          r13d, [rbx + 480]                          /* round 60 */
        rorx         r15d, ecx, 2
        add          r8d, r14d
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r11d, r10d
        mov          r14d, r8d
        xor          r14d, r15d
        add          ecx, r11d
        rorx         r11d, r8d, 2
        xor          r14d, r12d
        rorx         r8d, ecx, 27
        add          r13d, r14d
        mov          r14d, ecx                                  /* round 61 */
        xor          r14d, r11d
        add          r12d, [rbx + 484]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 62 */
        xor          r14d, r13d
        add          r15d, [rbx + 488]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 63 */
        xor          r14d, r12d
        add          r11d, [rbx + 492]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 64 */
        xor          r14d, r15d
        add          r13d, [rbx + 512]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 65 */
        xor          r14d, r11d
        add          r12d, [rbx + 516]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 66 */
        xor          r14d, r13d
        add          r15d, [rbx + 520]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 67 */
        xor          r14d, r12d
        add          r11d, [rbx + 524]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 68 */
        xor          r14d, r15d
        add          r13d, [rbx + 544]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 69 */
        xor          r14d, r11d
        add          r12d, [rbx + 548]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 70 */
        xor          r14d, r13d
        add          r15d, [rbx + 552]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 71 */
        xor          r14d, r12d
        add          r11d, [rbx + 556]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 72 */
        xor          r14d, r15d
        add          r13d, [rbx + 576]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 73 */
        xor          r14d, r11d
        add          r12d, [rbx + 580]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 74 */
        xor          r14d, r13d
        add          r15d, [rbx + 584]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r12d, r8d, 2
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 75 */
        xor          r14d, r12d
        add          r11d, [rbx + 588]
        add          r8d, r15d
        xor          r14d, r13d
        rorx         r15d, ecx, 2
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 76 */
        xor          r14d, r15d
        add          r13d, [rbx + 608]
        add          ecx, r11d
        xor          r14d, r12d
        rorx         r11d, r8d, 2
        add          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx                                  /* round 77 */
        xor          r14d, r11d
        add          r12d, [rbx + 612]
        add          r8d, r13d
        xor          r14d, r15d
        rorx         r13d, ecx, 2
        add          r12d, r14d
        rorx         ecx, r8d, 27
        mov          r14d, r8d                                  /* round 78 */
        xor          r14d, r13d
        add          r15d, [rbx + 616]
        add          ecx, r12d
        xor          r14d, r11d
        rorx         r10d, r8d, 2
        mov          r12d, [rdi]                                /* H = H + (a, b, ...) */
        rorx         r8d, ecx, 27
        add          r15d, r14d
        mov          r14d, ecx                                  /* round 79 */
        xor          r14d, r10d
        add          r12d, [rbx + 620]
        add          r8d, r15d
        xor          r14d, r13d
        add          r12d, r11d
        rorx         r9d, ecx, 2
        add          rsi, 64                                    /* the next block */
        rorx         ecx, r8d, 27
        add          rdx, -1
        add          rbx, 16
        add          r12d, r14d
        mov          r14d, [rdi + 4]
        mov          r15d, [rdi + 8]
        add          ecx, r12d
        add          r8d, r14d
        add          r9d, r15d
        mov          r12d, [rdi + 12]
        mov          [rdi], ecx
        mov          r11d, [rdi + 16]
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
        /* Same rounds as below label batch2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
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
        jmp          NSMS_L(batch1)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 704]
        vmovaps      xmm7, [rsp + 720]
        vmovaps      xmm8, [rsp + 736]
        add          rsp, 760
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
        add          rsp, 712
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_avx512_n2), . - NSMS_SYMBOL(nsms_sha1_blocks_avx512_n2)
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

/* nsms_sha1_blocks_avx512_n2: 15 integer registers, 9 vector registers, 0 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
 *     state: rdi; q: rbx; end_of_batch: rbp.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     q: address of the current block's first stored schedule word.
 *     end_of_batch: value of q after the last block of a batch.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_blocks_avx512_n2
 *   signature: void nsms_sha1_blocks_avx512_n2(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 760, win64: 824}
 *   features: [avx, avx2, avx512f, avx512vl, bmi1, bmi2]
 */
