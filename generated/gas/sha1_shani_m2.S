/* sha1_shani_m2.S, written by nsms: make gen HASH=sha1 ISA=shani KIND=multi M=2
 *
 * void nsms_sha1_multi_shani_m2(uint32_t state[10], const void *const data[2], size_t blocks);
 *   SHA-1: hash values of 2 messages after any number of blocks of each; state[i*2 + j] is word i of
 *   message j, whose blocks begin at data[j].
 *   Reads 40 bytes at state, 16 bytes at data and 64 * blocks bytes at each of these pointers; writes 40 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 313 instructions (System V); 104 bytes of stack (System V), 280 (Win64).
 *
 * Memory: data must be aligned to 8 bytes; state must be aligned to 4 bytes; the memory that data points to
 * needs no alignment. A buffer that is written must not overlap another. Written are these buffers and the stack
 * below the return address. Clobbers: caller-saved registers and flags; not x87 registers, MXCSR or the
 * direction flag.
 * Needs: sha_ni, sse4_1, ssse3.
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
#  define NSMS_L(name) Lsha1_shani_m2_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_shani_m2_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_shani_m2_##name
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
NSMS_L(shuffle_cdef89ab45670123):  /* byte shuffle: source of each byte */
        .byte        0x0c, 0x0d, 0x0e, 0x0f, 0x08, 0x09, 0x0a, 0x0b, 0x04, 0x05, 0x06, 0x07, 0x00, 0x01, 0x02, 0x03
        .p2align     6
NSMS_L(shuffle_456789abcdef0123):  /* byte shuffle: source of each byte */
        .byte        0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x00, 0x01, 0x02, 0x03
        .p2align     6
NSMS_L(shuffle_fedcba9876543210):  /* byte shuffle: source of each byte */
        .byte        0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_multi_shani_m2))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_multi_shani_m2))
NSMS_SYMBOL(nsms_sha1_multi_shani_m2):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_multi_shani_m2))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 264
        NSMS_SEH(.seh_stackalloc 264)
        movaps       [rsp + 96], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 96)
        movaps       [rsp + 112], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 112)
        movaps       [rsp + 128], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 128)
        movaps       [rsp + 144], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 144)
        movaps       [rsp + 160], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 160)
        movaps       [rsp + 176], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 176)
        movaps       [rsp + 192], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 192)
        movaps       [rsp + 208], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 208)
        movaps       [rsp + 224], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 224)
        movaps       [rsp + 240], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 240)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 104
        .cfi_def_cfa_offset 112
#endif
        cmp          rdx, 0
        je           NSMS_L(done)

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          r8, [rsi]
        mov          rcx, [rsi + 8]
        sub          rcx, r8
        mov          rsi, r8

        /* the hash values in the lanes that the instructions require */
        movd         xmm0, [rdi]                                /* message 0 */
        pinsrd       xmm0, [rdi + 8], 1
        pinsrd       xmm0, [rdi + 16], 2
        pinsrd       xmm0, [rdi + 24], 3
        movd         xmm1, [rdi + 32]
        movdqu       xmm4, [rip + NSMS_L(shuffle_cdef89ab45670123)]
        pshufb       xmm0, xmm4
        movdqu       xmm5, [rip + NSMS_L(shuffle_456789abcdef0123)]
        pshufb       xmm1, xmm5
        movd         xmm2, [rdi + 4]                            /* message 1 */
        pinsrd       xmm2, [rdi + 12], 1
        pinsrd       xmm2, [rdi + 20], 2
        pinsrd       xmm2, [rdi + 28], 3
        movd         xmm3, [rdi + 36]
        pshufb       xmm2, xmm4
        pshufb       xmm3, xmm5
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1: rcx; scratch: rax; blocks: rdx; abcd0: xmm0; e0: xmm1; abcd1: xmm2; e1: xmm3; */
        /*   data: rsi; state: rdi. */
NSMS_L(next_block):

        /* a block with message words */
            movdqu   xmm4, [rsi]                                /* W_0 to W_3 */
            movdqu   xmm5, [rsi + rcx]
            movdqu   xmm6, [rsi + rcx + 16]                     /* W_4 to W_7 */
            movdqu   xmm7, [rip + NSMS_L(shuffle_fedcba9876543210)]
            pshufb   xmm6, xmm7
            movdqu   xmm8, [rsi + 16]
            pshufb   xmm8, xmm7
            pshufb   xmm4, xmm7
            movdqu   xmm9, [rsi + rcx + 32]                     /* W_8 to W_11 */
            movdqa   xmm10, xmm1                                /* rounds 0 to 3 */
            paddd    xmm10, xmm4
            movdqu   xmm11, [rsi + rcx + 48]                    /* W_12 to W_15 */
            movdqa   xmm12, xmm0
            sha1rnds4 xmm12, xmm10, 0
            movdqa   xmm10, xmm0                                /* rounds 4 to 7 */
            sha1nexte xmm10, xmm8
            movdqa   xmm13, xmm12
            sha1rnds4 xmm13, xmm10, 0
            movdqa   xmm10, xmm2
            sha1nexte xmm10, xmm6
            pshufb   xmm5, xmm7
            movdqa   xmm14, xmm3
            paddd    xmm14, xmm5
            pshufb   xmm11, xmm7
            movdqu   xmm15, [rsi + 32]
            sha1msg1 xmm5, xmm6                                 /* W_16 to W_19 */
            pshufb   xmm15, xmm7
            sha1nexte xmm12, xmm15                              /* rounds 8 to 11 */
            movdqu   [rax], xmm3
            movdqa   xmm3, xmm2
            sha1rnds4 xmm3, xmm14, 0
            movdqu   xmm14, [rsi + 48]
            sha1msg1 xmm4, xmm8
            movdqu   [rax + 16], xmm2
            movdqa   xmm2, xmm13
            sha1rnds4 xmm2, xmm12, 0
            pshufb   xmm14, xmm7
            sha1nexte xmm13, xmm14                              /* rounds 12 to 15 */
            pshufb   xmm9, xmm7
            sha1msg1 xmm6, xmm9                                 /* W_20 to W_23 */
            movdqa   xmm7, xmm9                                 /* W_24 to W_27 */
            sha1msg1 xmm7, xmm11
            pxor     xmm5, xmm9
            pxor     xmm6, xmm11
            movdqa   xmm12, xmm3
            sha1rnds4 xmm12, xmm10, 0
            pxor     xmm4, xmm15
            sha1nexte xmm3, xmm9
            sha1msg2 xmm5, xmm11
            sha1msg2 xmm4, xmm14
            movdqa   xmm9, xmm12
            sha1rnds4 xmm9, xmm3, 0
            sha1nexte xmm12, xmm11
            movdqa   xmm10, xmm2                                /* rounds 16 to 19 */
            sha1nexte xmm10, xmm4
            sha1msg2 xmm6, xmm5
            movdqa   xmm3, xmm9
            sha1rnds4 xmm3, xmm12, 0
            sha1msg1 xmm8, xmm15
            pxor     xmm8, xmm14
            pxor     xmm7, xmm5
            sha1msg2 xmm8, xmm4
            sha1nexte xmm9, xmm5
            sha1rnds4 xmm2, xmm13, 0
            movdqa   xmm12, xmm2
            sha1rnds4 xmm12, xmm10, 0
            sha1nexte xmm2, xmm8                                /* rounds 20 to 23 */
            sha1msg1 xmm11, xmm5                                /* W_28 to W_31 */
            sha1msg2 xmm7, xmm6
            movdqa   xmm10, xmm12
            sha1rnds4 xmm10, xmm2, 1
            sha1msg1 xmm15, xmm14
            pxor     xmm15, xmm4
            movdqa   xmm13, xmm3
            sha1rnds4 xmm13, xmm9, 0
            sha1msg2 xmm15, xmm8
            sha1nexte xmm3, xmm6
            sha1msg1 xmm5, xmm6                                 /* W_32 to W_35 */
            pxor     xmm11, xmm6
            sha1msg1 xmm14, xmm4
            pxor     xmm14, xmm8
            add      rsi, 64                                    /* the next block */
            sha1nexte xmm12, xmm15                              /* rounds 24 to 27 */
            movdqa   xmm9, xmm10
            sha1rnds4 xmm9, xmm12, 1
            movdqa   xmm12, xmm13
            sha1nexte xmm12, xmm7
            sha1rnds4 xmm13, xmm3, 1
            sha1msg2 xmm14, xmm15
            sha1msg2 xmm11, xmm7
            movdqa   xmm3, xmm13                                /* rounds 28 to 31 */
            sha1nexte xmm3, xmm11
            sha1nexte xmm10, xmm14
            pxor     xmm5, xmm7
            sha1msg1 xmm6, xmm7                                 /* W_36 to W_39 */
            movdqa   xmm2, xmm9
            sha1rnds4 xmm2, xmm10, 1
            sha1msg1 xmm4, xmm8
            pxor     xmm4, xmm15
            sha1msg2 xmm4, xmm14
            sha1rnds4 xmm13, xmm12, 1
            pxor     xmm6, xmm11
            sha1msg2 xmm5, xmm11
            sha1msg1 xmm7, xmm11                                /* W_40 to W_43 */
            sha1nexte xmm9, xmm4                                /* rounds 32 to 35 */
            movdqa   xmm10, xmm2
            sha1rnds4 xmm10, xmm9, 1
            sha1msg1 xmm8, xmm15
            pxor     xmm8, xmm14
            movdqa   xmm9, xmm13
            sha1rnds4 xmm9, xmm3, 1
            sha1nexte xmm13, xmm5
            sha1msg1 xmm15, xmm14
            sha1msg2 xmm8, xmm4
            sha1msg2 xmm6, xmm5
            sha1nexte xmm2, xmm8                                /* rounds 36 to 39 */
            pxor     xmm7, xmm5
            sha1msg1 xmm11, xmm5                                /* W_44 to W_47 */
            pxor     xmm15, xmm4
            movdqa   xmm12, xmm9
            sha1nexte xmm12, xmm6
            movdqa   xmm3, xmm10
            sha1rnds4 xmm3, xmm2, 1
            sha1rnds4 xmm9, xmm13, 1
            sha1msg2 xmm7, xmm6
            sha1msg2 xmm15, xmm8
            sha1nexte xmm10, xmm15                              /* rounds 40 to 43 */
            sha1msg1 xmm5, xmm6                                 /* W_48 to W_51 */
            pxor     xmm11, xmm6
            movdqa   xmm13, xmm9
            sha1rnds4 xmm13, xmm12, 1
            movdqa   xmm12, xmm3
            sha1rnds4 xmm12, xmm10, 2
            sha1msg1 xmm14, xmm4
            pxor     xmm14, xmm8
            sha1nexte xmm9, xmm7
            sha1msg2 xmm11, xmm7
            sha1msg2 xmm14, xmm15
            sha1nexte xmm3, xmm14                               /* rounds 44 to 47 */
            sha1msg1 xmm6, xmm7                                 /* W_52 to W_55 */
            pxor     xmm5, xmm7
            sha1msg1 xmm4, xmm8
            pxor     xmm4, xmm15
            movdqa   xmm10, xmm12
            sha1rnds4 xmm10, xmm3, 2
            movdqa   xmm3, xmm13
            sha1rnds4 xmm3, xmm9, 2
            sha1nexte xmm13, xmm11
            sha1msg2 xmm4, xmm14
            sha1msg2 xmm5, xmm11
            pxor     xmm6, xmm11
            movdqa   xmm9, xmm3
            sha1rnds4 xmm9, xmm13, 2
            sha1msg1 xmm7, xmm11                                /* W_56 to W_59 */
            sha1msg1 xmm8, xmm15
            pxor     xmm8, xmm14
            sha1nexte xmm3, xmm5                                /* rounds 48 to 51 */
            sha1msg1 xmm11, xmm5                                /* W_60 to W_63 */
            sha1msg2 xmm6, xmm5
            sha1nexte xmm12, xmm4
            movdqa   xmm13, xmm10
            sha1rnds4 xmm13, xmm12, 2
            sha1msg2 xmm8, xmm4
            sha1nexte xmm10, xmm8                               /* rounds 52 to 55 */
            movdqa   xmm12, xmm13
            sha1rnds4 xmm12, xmm10, 2
            movdqa   xmm10, xmm9
            sha1rnds4 xmm10, xmm3, 2
            sha1msg1 xmm15, xmm14
            pxor     xmm15, xmm4
            pxor     xmm7, xmm5
            sha1nexte xmm9, xmm6
            sha1msg2 xmm7, xmm6
            sha1msg2 xmm15, xmm8
            pxor     xmm11, xmm6
            sha1nexte xmm13, xmm15                              /* rounds 56 to 59 */
            movdqa   xmm3, xmm12
            sha1rnds4 xmm3, xmm13, 2
            sha1msg1 xmm5, xmm6                                 /* W_64 to W_67 */
            sha1msg1 xmm14, xmm4
            pxor     xmm14, xmm8
            movdqa   xmm13, xmm10
            sha1rnds4 xmm13, xmm9, 2
            sha1msg2 xmm11, xmm7
            sha1msg2 xmm14, xmm15
            sha1nexte xmm10, xmm7
            pxor     xmm5, xmm7
            sha1nexte xmm12, xmm14                              /* rounds 60 to 63 */
            movdqa   xmm9, xmm3
            sha1rnds4 xmm9, xmm12, 3
            sha1msg1 xmm6, xmm7                                 /* W_68 to W_71 */
            movdqa   xmm12, xmm13
            sha1nexte xmm12, xmm11
            sha1msg1 xmm4, xmm8
            pxor     xmm4, xmm15
            sha1rnds4 xmm13, xmm10, 2
            sha1msg2 xmm5, xmm11
            sha1msg2 xmm4, xmm14
            sha1nexte xmm3, xmm4                                /* rounds 64 to 67 */
            sha1msg1 xmm7, xmm11                                /* W_72 to W_75 */
            pxor     xmm6, xmm11
            sha1msg1 xmm8, xmm15
            pxor     xmm8, xmm14
            movdqa   xmm10, xmm9
            sha1rnds4 xmm10, xmm3, 3
            sha1msg2 xmm6, xmm5
            movdqa   xmm3, xmm13
            sha1nexte xmm3, xmm5
            sha1msg2 xmm8, xmm4
            sha1nexte xmm9, xmm8                                /* rounds 68 to 71 */
            movdqa   xmm2, xmm10
            sha1rnds4 xmm2, xmm9, 3
            pxor     xmm7, xmm5
            sha1msg1 xmm15, xmm14
            pxor     xmm15, xmm4
            sha1msg1 xmm11, xmm5                                /* W_76 to W_79 */
            sha1msg2 xmm15, xmm8
            sha1rnds4 xmm13, xmm12, 3
            movdqa   xmm5, xmm13
            sha1rnds4 xmm5, xmm3, 3
            sha1nexte xmm13, xmm6
            sha1msg2 xmm7, xmm6
            sha1nexte xmm10, xmm15                              /* rounds 72 to 75 */
            pxor     xmm11, xmm6
            movdqa   xmm3, xmm5
            sha1rnds4 xmm3, xmm13, 3
            sha1msg1 xmm14, xmm4
            pxor     xmm14, xmm8
            sha1nexte xmm5, xmm7
            sha1msg2 xmm11, xmm7
            movdqa   xmm4, xmm3                                 /* rounds 76 to 79 */
            sha1nexte xmm4, xmm11
            sha1rnds4 xmm3, xmm5, 3
            movdqa   xmm5, xmm3
            sha1rnds4 xmm5, xmm4, 3
            add      rdx, -1
            sha1msg2 xmm14, xmm15
            movdqa   xmm4, xmm2
            sha1nexte xmm4, xmm14
            sha1rnds4 xmm2, xmm10, 3
            movdqa   xmm6, xmm2                                 /* H = H + (a, b, ...) */
            sha1nexte xmm6, xmm1
            sha1rnds4 xmm2, xmm4, 3
            paddd    xmm0, xmm2
            sha1nexte xmm3, [rax]
            movdqu   xmm2, [rax + 16]
            paddd    xmm2, xmm5
        movdqa       xmm1, xmm6
        cmp          rdx, 0
        jne          NSMS_L(next_block)

        /* the hash values by rows */
        movdqu       xmm4, [rip + NSMS_L(shuffle_cdef89ab45670123)] /* message 0 */
        psrldq       xmm1, 12
        psrldq       xmm3, 12                                   /* message 1 */
        pshufb       xmm0, xmm4
        pshufb       xmm2, xmm4
        movd         ecx, xmm1
        movdqa       xmm1, xmm0
        psrldq       xmm1, 4
        movdqa       xmm4, xmm0
        psrldq       xmm4, 8
        movd         edx, xmm0
        psrldq       xmm0, 12
        movd         esi, xmm1
        movd         r8d, xmm4
        mov          [rdi], edx
        movd         edx, xmm0
        mov          [rdi + 8], esi
        movdqa       xmm0, xmm2
        psrldq       xmm0, 4
        mov          [rdi + 16], r8d
        movdqa       xmm1, xmm2
        psrldq       xmm1, 8
        movd         esi, xmm2
        mov          [rdi + 24], edx
        mov          [rdi + 32], ecx
        psrldq       xmm2, 12
        movd         ecx, xmm0
        movd         edx, xmm1
        mov          [rdi + 4], esi
        movd         esi, xmm2
        mov          [rdi + 12], ecx
        movd         ecx, xmm3
        mov          [rdi + 20], edx
        mov          [rdi + 28], esi
        mov          [rdi + 36], ecx
NSMS_L(done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 96]
        movaps       xmm7, [rsp + 112]
        movaps       xmm8, [rsp + 128]
        movaps       xmm9, [rsp + 144]
        movaps       xmm10, [rsp + 160]
        movaps       xmm11, [rsp + 176]
        movaps       xmm12, [rsp + 192]
        movaps       xmm13, [rsp + 208]
        movaps       xmm14, [rsp + 224]
        movaps       xmm15, [rsp + 240]
        add          rsp, 264
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 104
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha1_multi_shani_m2), . - NSMS_SYMBOL(nsms_sha1_multi_shani_m2)
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

/* nsms_sha1_multi_shani_m2: 6 integer registers, 16 vector registers, 2 spills.
 *   Register map: to1: rcx; scratch: rax; blocks: rdx; abcd0: xmm0; e0: xmm1; abcd1: xmm2;
 *     e1: xmm3; data: rsi; state: rdi. Slots of the frame that are not named here hold spilled
 *     values.
 *     to1: address of message 1, 2, ... minus address of message 0.
 *     abcd0, abcd1: a, b, c, d (a in the highest lane) of the hash value of messages 0, 1.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_multi_shani_m2
 *   signature: void nsms_sha1_multi_shani_m2(uint32_t state[10], const void *const data[2], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 40, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 16, align: 8, access: read, pointee_bytes: 64 *
 *        blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 104, win64: 280}
 *   features: [sha_ni, sse4_1, ssse3]
 */
