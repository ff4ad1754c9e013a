/* sha1_shani_m3_zen3.S, written by nsms: make gen HASH=sha1 ISA=shani KIND=multi M=3 UARCH=zen3
 *   UARCH=zen3: the options and orders that a search found on zen3
 *
 * void nsms_sha1_multi_shani_m3_zen3(uint32_t state[15], const void *const data[3], size_t blocks);
 *   SHA-1: hash values of 3 messages after any number of blocks of each; state[i*3 + j] is word i of
 *   message j, whose blocks begin at data[j].
 *   Reads 60 bytes at state, 24 bytes at data and 64 * blocks bytes at each of these pointers; writes 60 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 507 instructions (System V); 264 bytes of stack (System V), 440 (Win64).
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
#  define NSMS_L(name) Lsha1_shani_m3_zen3_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_shani_m3_zen3_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_shani_m3_zen3_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_multi_shani_m3_zen3))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_multi_shani_m3_zen3))
NSMS_SYMBOL(nsms_sha1_multi_shani_m3_zen3):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_multi_shani_m3_zen3))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 424
        NSMS_SEH(.seh_stackalloc 424)
        movaps       [rsp + 256], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 256)
        movaps       [rsp + 272], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 272)
        movaps       [rsp + 288], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 288)
        movaps       [rsp + 304], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 304)
        movaps       [rsp + 320], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 320)
        movaps       [rsp + 336], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 336)
        movaps       [rsp + 352], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 352)
        movaps       [rsp + 368], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 368)
        movaps       [rsp + 384], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 384)
        movaps       [rsp + 400], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 400)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 264
        .cfi_def_cfa_offset 272
#endif
        mov          r8, rdi
        cmp          rdx, 0
        je           NSMS_L(done)

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          r9, [rsi]
        mov          rcx, [rsi + 8]
        sub          rcx, r9
        mov          rdi, [rsi + 16]
        sub          rdi, r9
        mov          rsi, r9

        /* the hash values in the lanes that the instructions require */
        movd         xmm0, [r8]                                 /* message 0 */
        pinsrd       xmm0, [r8 + 12], 1
        pinsrd       xmm0, [r8 + 24], 2
        pinsrd       xmm0, [r8 + 36], 3
        movd         xmm1, [r8 + 48]
        movdqu       xmm6, [rip + NSMS_L(shuffle_cdef89ab45670123)]
        pshufb       xmm0, xmm6
        movdqu       xmm7, [rip + NSMS_L(shuffle_456789abcdef0123)]
        pshufb       xmm1, xmm7
        movd         xmm2, [r8 + 4]                             /* message 1 */
        pinsrd       xmm2, [r8 + 16], 1
        pinsrd       xmm2, [r8 + 28], 2
        pinsrd       xmm2, [r8 + 40], 3
        movd         xmm3, [r8 + 52]
        pshufb       xmm2, xmm6
        pshufb       xmm3, xmm7
        movd         xmm4, [r8 + 8]                             /* message 2 */
        pinsrd       xmm4, [r8 + 20], 1
        pinsrd       xmm4, [r8 + 32], 2
        pinsrd       xmm4, [r8 + 44], 3
        movd         xmm5, [r8 + 56]
        pshufb       xmm4, xmm6
        pshufb       xmm5, xmm7
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1, to2: rcx, rdi; scratch: rax; blocks: rdx; abcd0: xmm0; e0: xmm1; abcd1: xmm2; */
        /*   e1: xmm3; abcd2: xmm4; e2: xmm5; data: rsi; state: r8. */
NSMS_L(next_block):

        /* a block with message words */
            movdqu   xmm6, [rsi + rcx]                          /* W_0 to W_3 */
            movdqu   xmm7, [rsi + rdi]
            movdqu   xmm8, [rsi]
            movdqu   xmm9, [rip + NSMS_L(shuffle_fedcba9876543210)]
            pshufb   xmm7, xmm9
            pshufb   xmm6, xmm9
            movdqu   xmm10, [rsi + rcx + 16]                    /* W_4 to W_7 */
            movdqu   xmm11, [rsi + rdi + 16]
            pshufb   xmm8, xmm9
            pshufb   xmm10, xmm9
            pshufb   xmm11, xmm9
            movdqu   xmm12, [rsi + 16]
            movdqu   xmm13, [rsi + rdi + 32]                    /* W_8 to W_11 */
            movdqu   xmm14, [rsi + rcx + 32]
            pshufb   xmm12, xmm9
            pshufb   xmm14, xmm9
            pshufb   xmm13, xmm9
            lea      r9, [rsi + 64]                             /* the next block */
            movdqu   xmm15, [rsi + 32]
            movdqu   [rax], xmm13
            movdqu   xmm13, [rsi + rcx + 48]                    /* W_12 to W_15 */
            movdqu   [rax + 16], xmm14
            movdqu   xmm14, [rsi + rdi + 48]
            pshufb   xmm15, xmm9
            pshufb   xmm14, xmm9
            movdqu   [rax + 32], xmm14
            movdqu   xmm14, [rsi + 48]
            movdqu   [rax + 48], xmm15
            movdqa   xmm15, xmm3                                /* rounds 0 to 3 */
            paddd    xmm15, xmm6
            pshufb   xmm13, xmm9
            movdqu   [rax + 64], xmm3
            movdqa   xmm3, xmm5
            paddd    xmm3, xmm7
            pshufb   xmm14, xmm9
            movdqa   xmm9, xmm2
            sha1rnds4 xmm9, xmm15, 0
            movdqa   xmm15, xmm4
            sha1rnds4 xmm15, xmm3, 0
            movdqa   xmm3, xmm1
            paddd    xmm3, xmm8
            movdqu   [rax + 80], xmm5
            movdqa   xmm5, xmm2                                 /* rounds 4 to 7 */
            sha1nexte xmm5, xmm10
            movdqu   [rax + 96], xmm1
            movdqa   xmm1, xmm0
            sha1rnds4 xmm1, xmm3, 0
            movdqa   xmm3, xmm4
            sha1nexte xmm3, xmm11
            movdqu   [rax + 112], xmm4
            movdqa   xmm4, xmm9
            sha1rnds4 xmm4, xmm5, 0
            movdqa   xmm5, xmm0
            sha1nexte xmm5, xmm12
            movdqu   [rax + 128], xmm0
            movdqa   xmm0, xmm15
            sha1rnds4 xmm0, xmm3, 0
            movdqu   xmm3, [rax + 16]
            sha1nexte xmm9, xmm3                                /* rounds 8 to 11 */
            movdqu   [rax + 144], xmm2
            movdqa   xmm2, xmm1
            sha1rnds4 xmm2, xmm5, 0
            movdqu   xmm5, [rax]
            sha1nexte xmm15, xmm5
            movdqa   xmm5, xmm0
            sha1rnds4 xmm5, xmm15, 0
            movdqa   xmm15, xmm4
            sha1rnds4 xmm15, xmm9, 0
            movdqu   xmm9, [rax + 48]
            sha1nexte xmm1, xmm9
            movdqa   xmm9, xmm2
            sha1rnds4 xmm9, xmm1, 0
            sha1nexte xmm4, xmm13                               /* rounds 12 to 15 */
            movdqu   xmm1, [rax + 32]
            sha1nexte xmm0, xmm1
            movdqa   xmm1, xmm15
            sha1rnds4 xmm1, xmm4, 0
            sha1nexte xmm2, xmm14
            movdqa   xmm4, xmm5
            sha1rnds4 xmm4, xmm0, 0
            sha1msg1 xmm6, xmm10                                /* W_16 to W_19 */
            movdqa   xmm0, xmm9
            sha1rnds4 xmm0, xmm2, 0
            sha1msg1 xmm7, xmm11
            pxor     xmm6, xmm3
            sha1msg2 xmm6, xmm13
            sha1msg1 xmm8, xmm12
            movdqu   xmm2, [rax]
            pxor     xmm7, xmm2
            pxor     xmm8, [rax + 48]
            sha1msg2 xmm7, [rax + 32]
            sha1nexte xmm15, xmm6                               /* rounds 16 to 19 */
            sha1msg2 xmm8, xmm14
            sha1nexte xmm5, xmm7
            movdqu   [rax + 160], xmm7
            movdqa   xmm7, xmm1
            sha1rnds4 xmm7, xmm15, 0
            sha1nexte xmm9, xmm8
            movdqa   xmm15, xmm4
            sha1rnds4 xmm15, xmm5, 0
            movdqa   xmm5, xmm0
            sha1rnds4 xmm5, xmm9, 0
            sha1msg1 xmm10, xmm3                                /* W_20 to W_23 */
            sha1msg1 xmm11, xmm2
            pxor     xmm10, xmm13
            movdqu   xmm9, [rax + 48]
            sha1msg1 xmm12, xmm9
            sha1msg2 xmm10, xmm6
            pxor     xmm12, xmm14
            pxor     xmm11, [rax + 32]
            sha1msg2 xmm11, [rax + 160]
            sha1nexte xmm4, xmm11                               /* rounds 20 to 23 */
            sha1nexte xmm1, xmm10
            sha1msg2 xmm12, xmm8
            movdqu   [rax + 176], xmm11
            movdqa   xmm11, xmm7
            sha1rnds4 xmm11, xmm1, 1
            sha1nexte xmm0, xmm12
            movdqa   xmm1, xmm15
            sha1rnds4 xmm1, xmm4, 1
            sha1msg1 xmm3, xmm13                                /* W_24 to W_27 */
            movdqa   xmm4, xmm5
            sha1rnds4 xmm4, xmm0, 1
            movdqu   xmm0, [rax + 32]
            sha1msg1 xmm2, xmm0
            pxor     xmm3, xmm6
            sha1msg1 xmm9, xmm14
            pxor     xmm2, [rax + 160]
            sha1msg2 xmm3, xmm10
            pxor     xmm9, xmm8
            sha1msg2 xmm2, [rax + 176]
            sha1msg2 xmm9, xmm12
            sha1nexte xmm7, xmm3                                /* rounds 24 to 27 */
            sha1nexte xmm15, xmm2
            sha1nexte xmm5, xmm9
            movdqu   [rax], xmm9
            movdqa   xmm9, xmm11
            sha1rnds4 xmm9, xmm7, 1
            movdqa   xmm7, xmm1
            sha1rnds4 xmm7, xmm15, 1
            movdqa   xmm15, xmm4
            sha1rnds4 xmm15, xmm5, 1
            sha1msg1 xmm13, xmm6                                /* W_28 to W_31 */
            movdqu   xmm5, [rax + 160]
            sha1msg1 xmm0, xmm5
            sha1msg1 xmm14, xmm8
            pxor     xmm13, xmm10
            pxor     xmm0, [rax + 176]
            pxor     xmm14, xmm12
            sha1msg2 xmm13, xmm3
            sha1msg2 xmm0, xmm2
            sha1msg2 xmm14, [rax]
            sha1nexte xmm11, xmm13                              /* rounds 28 to 31 */
            sha1nexte xmm1, xmm0
            sha1nexte xmm4, xmm14
            sha1msg1 xmm5, [rax + 176]                          /* W_32 to W_35 */
            movdqu   [rax + 16], xmm14
            movdqa   xmm14, xmm9
            sha1rnds4 xmm14, xmm11, 1
            movdqa   xmm11, xmm7
            sha1rnds4 xmm11, xmm1, 1
            movdqa   xmm1, xmm15
            sha1rnds4 xmm1, xmm4, 1
            sha1msg1 xmm6, xmm10
            sha1msg1 xmm8, xmm12
            pxor     xmm6, xmm3
            pxor     xmm5, xmm2
            sha1msg2 xmm5, xmm0
            sha1msg2 xmm6, xmm13
            movdqu   xmm4, [rax]
            pxor     xmm8, xmm4
            sha1msg2 xmm8, [rax + 16]
            sha1nexte xmm9, xmm6                                /* rounds 32 to 35 */
            sha1nexte xmm7, xmm5
            sha1nexte xmm15, xmm8
            movdqu   [rax + 32], xmm8
            movdqa   xmm8, xmm14
            sha1rnds4 xmm8, xmm9, 1
            movdqa   xmm9, xmm11
            sha1rnds4 xmm9, xmm7, 1
            movdqa   xmm7, xmm1
            sha1rnds4 xmm7, xmm15, 1
            sha1msg1 xmm10, xmm3                                /* W_36 to W_39 */
            pxor     xmm10, xmm13
            movdqu   xmm15, [rax + 176]
            sha1msg1 xmm15, xmm2
            sha1msg1 xmm12, xmm4
            pxor     xmm15, xmm0
            pxor     xmm12, [rax + 16]
            sha1msg2 xmm10, xmm6
            sha1msg2 xmm15, xmm5
            sha1msg2 xmm12, [rax + 32]
            sha1nexte xmm14, xmm10                              /* rounds 36 to 39 */
            sha1nexte xmm11, xmm15
            sha1nexte xmm1, xmm12
            movdqu   [rax + 48], xmm12
            movdqa   xmm12, xmm8
            sha1rnds4 xmm12, xmm14, 1
            movdqa   xmm14, xmm9
            sha1rnds4 xmm14, xmm11, 1
            movdqa   xmm11, xmm7
            sha1rnds4 xmm11, xmm1, 1
            sha1msg1 xmm3, xmm13                                /* W_40 to W_43 */
            sha1msg1 xmm2, xmm0
            movdqu   xmm1, [rax + 16]
            sha1msg1 xmm4, xmm1
            pxor     xmm3, xmm6
            pxor     xmm2, xmm5
            pxor     xmm4, [rax + 32]
            sha1msg2 xmm3, xmm10
            sha1msg2 xmm2, xmm15
            sha1msg2 xmm4, [rax + 48]
            sha1nexte xmm8, xmm3                                /* rounds 40 to 43 */
            sha1nexte xmm9, xmm2
            sha1nexte xmm7, xmm4
            movdqu   [rax], xmm4
            movdqa   xmm4, xmm12
            sha1rnds4 xmm4, xmm8, 2
            movdqa   xmm8, xmm14
            sha1rnds4 xmm8, xmm9, 2
            sha1msg1 xmm13, xmm6                                /* W_44 to W_47 */
            movdqa   xmm9, xmm11
            sha1rnds4 xmm9, xmm7, 2
            sha1msg1 xmm0, xmm5
            movdqu   xmm7, [rax + 32]
            sha1msg1 xmm1, xmm7
            pxor     xmm13, xmm10
            sha1msg2 xmm13, xmm3
            pxor     xmm0, xmm15
            sha1msg2 xmm0, xmm2
            pxor     xmm1, [rax + 48]
            add      rdx, -1
            sha1nexte xmm12, xmm13                              /* rounds 44 to 47 */
            sha1msg2 xmm1, [rax]
            sha1nexte xmm14, xmm0
            sha1nexte xmm11, xmm1
            movdqu   [rax + 16], xmm1
            movdqa   xmm1, xmm4
            sha1rnds4 xmm1, xmm12, 2
            movdqa   xmm12, xmm8
            sha1rnds4 xmm12, xmm14, 2
            movdqa   xmm14, xmm9
            sha1rnds4 xmm14, xmm11, 2
            sha1msg1 xmm6, xmm10                                /* W_48 to W_51 */
            sha1msg1 xmm5, xmm15
            movdqu   xmm11, [rax + 48]
            sha1msg1 xmm7, xmm11
            pxor     xmm6, xmm3
            pxor     xmm5, xmm2
            pxor     xmm7, [rax]
            sha1msg2 xmm6, xmm13
            sha1msg2 xmm5, xmm0
            sha1msg2 xmm7, [rax + 16]
            sha1nexte xmm4, xmm6                                /* rounds 48 to 51 */
            sha1nexte xmm8, xmm5
            sha1nexte xmm9, xmm7
            movdqu   [rax + 32], xmm7
            movdqa   xmm7, xmm1
            sha1rnds4 xmm7, xmm4, 2
            movdqa   xmm4, xmm12
            sha1rnds4 xmm4, xmm8, 2
            movdqa   xmm8, xmm14
            sha1rnds4 xmm8, xmm9, 2
            movdqu   xmm9, [rax]
            sha1msg1 xmm11, xmm9                                /* W_52 to W_55 */
            sha1msg1 xmm10, xmm3
            sha1msg1 xmm15, xmm2
            pxor     xmm10, xmm13
            pxor     xmm15, xmm0
            pxor     xmm11, [rax + 16]
            sha1msg2 xmm10, xmm6
            sha1msg2 xmm15, xmm5
            sha1msg2 xmm11, [rax + 32]
            sha1nexte xmm1, xmm10                               /* rounds 52 to 55 */
            sha1nexte xmm12, xmm15
            sha1nexte xmm14, xmm11
            movdqu   [rax + 48], xmm15
            movdqa   xmm15, xmm7
            sha1rnds4 xmm15, xmm1, 2
            movdqa   xmm1, xmm8
            sha1rnds4 xmm1, xmm14, 2
            movdqa   xmm14, xmm4
            sha1rnds4 xmm14, xmm12, 2
            sha1msg1 xmm2, xmm0                                 /* W_56 to W_59 */
            movdqu   xmm12, [rax + 16]
            sha1msg1 xmm9, xmm12
            pxor     xmm9, [rax + 32]
            pxor     xmm2, xmm5
            sha1msg2 xmm9, xmm11
            sha1msg1 xmm3, xmm13
            pxor     xmm3, xmm6
            sha1msg2 xmm3, xmm10
            sha1msg2 xmm2, [rax + 48]
            sha1nexte xmm7, xmm3                                /* rounds 56 to 59 */
            sha1nexte xmm8, xmm9
            sha1nexte xmm4, xmm2
            movdqu   [rax], xmm9
            movdqa   xmm9, xmm15
            sha1rnds4 xmm9, xmm7, 2
            movdqa   xmm7, xmm1
            sha1rnds4 xmm7, xmm8, 2
            movdqa   xmm8, xmm14
            sha1rnds4 xmm8, xmm4, 2
            sha1msg1 xmm13, xmm6                                /* W_60 to W_63 */
            movdqu   xmm4, [rax + 32]
            sha1msg1 xmm12, xmm4
            sha1msg1 xmm0, xmm5
            pxor     xmm13, xmm10
            sha1msg2 xmm13, xmm3
            pxor     xmm0, [rax + 48]
            pxor     xmm12, xmm11
            sha1msg2 xmm0, xmm2
            sha1nexte xmm14, xmm0                               /* rounds 60 to 63 */
            sha1msg2 xmm12, [rax]
            sha1nexte xmm15, xmm13
            sha1nexte xmm1, xmm12
            movdqu   [rax + 16], xmm12
            movdqa   xmm12, xmm9
            sha1rnds4 xmm12, xmm15, 3
            movdqa   xmm15, xmm7
            sha1rnds4 xmm15, xmm1, 3
            movdqa   xmm1, xmm8
            sha1rnds4 xmm1, xmm14, 3
            sha1msg1 xmm6, xmm10                                /* W_64 to W_67 */
            sha1msg1 xmm4, xmm11
            movdqu   xmm14, [rax + 48]
            sha1msg1 xmm5, xmm14
            pxor     xmm6, xmm3
            pxor     xmm5, xmm2
            sha1msg2 xmm6, xmm13
            sha1msg2 xmm5, xmm0
            sha1nexte xmm9, xmm6                                /* rounds 64 to 67 */
            pxor     xmm4, [rax]
            sha1msg2 xmm4, [rax + 16]
            sha1nexte xmm8, xmm5
            sha1nexte xmm7, xmm4
            movdqu   [rax + 32], xmm5
            movdqa   xmm5, xmm1
            sha1rnds4 xmm5, xmm8, 3
            movdqa   xmm8, xmm12
            sha1rnds4 xmm8, xmm9, 3
            movdqa   xmm9, xmm15
            sha1rnds4 xmm9, xmm7, 3
            sha1msg1 xmm10, xmm3                                /* W_68 to W_71 */
            movdqu   xmm7, [rax]
            sha1msg1 xmm11, xmm7
            sha1msg1 xmm14, xmm2
            pxor     xmm10, xmm13
            pxor     xmm11, [rax + 16]
            pxor     xmm14, xmm0
            sha1msg2 xmm10, xmm6
            sha1msg2 xmm11, xmm4
            sha1msg2 xmm14, [rax + 32]
            sha1nexte xmm12, xmm10                              /* rounds 68 to 71 */
            sha1nexte xmm1, xmm14
            sha1nexte xmm15, xmm11
            movdqu   [rax + 48], xmm14
            movdqa   xmm14, xmm9
            sha1rnds4 xmm14, xmm15, 3
            movdqa   xmm15, xmm8
            sha1rnds4 xmm15, xmm12, 3
            movdqa   xmm12, xmm5
            sha1rnds4 xmm12, xmm1, 3
            movdqu   xmm1, [rax + 16]
            sha1msg1 xmm7, xmm1                                 /* W_72 to W_75 */
            pxor     xmm7, xmm4
            sha1msg1 xmm3, xmm13
            pxor     xmm3, xmm6
            sha1msg2 xmm7, xmm11
            sha1msg2 xmm3, xmm10
            sha1msg1 xmm2, xmm0
            pxor     xmm2, [rax + 32]
            sha1msg2 xmm2, [rax + 48]
            sha1nexte xmm9, xmm7                                /* rounds 72 to 75 */
            sha1nexte xmm5, xmm2
            sha1nexte xmm8, xmm3
            movdqu   [rax], xmm2
            movdqa   xmm2, xmm14
            sha1rnds4 xmm2, xmm9, 3
            movdqa   xmm9, xmm15
            sha1rnds4 xmm9, xmm8, 3
            movdqa   xmm8, xmm12
            sha1rnds4 xmm8, xmm5, 3
            sha1msg1 xmm1, xmm4                                 /* W_76 to W_79 */
            sha1msg1 xmm13, xmm6
            sha1msg1 xmm0, [rax + 32]
            pxor     xmm1, xmm11
            pxor     xmm13, xmm10
            pxor     xmm0, [rax + 48]
            sha1msg2 xmm1, xmm7
            sha1msg2 xmm13, xmm3
            sha1nexte xmm14, xmm1                               /* rounds 76 to 79 */
            sha1msg2 xmm0, [rax]
            sha1nexte xmm12, xmm0
            sha1nexte xmm15, xmm13
            movdqa   xmm6, xmm9
            sha1rnds4 xmm6, xmm15, 3
            movdqa   xmm4, xmm8
            sha1rnds4 xmm4, xmm12, 3
            movdqa   xmm0, xmm2
            sha1rnds4 xmm0, xmm14, 3
            movdqu   xmm7, [rax + 144]
            paddd    xmm7, xmm6                                 /* H = H + (a, b, ...) */
            movdqu   xmm6, [rax + 112]
            paddd    xmm4, xmm6
            sha1nexte xmm2, [rax + 96]
            sha1nexte xmm9, [rax + 64]
            sha1nexte xmm8, [rax + 80]
            movdqu   xmm6, [rax + 128]
            paddd    xmm0, xmm6
        movdqa       xmm1, xmm2
        movdqa       xmm2, xmm7
        movdqa       xmm3, xmm9
        movdqa       xmm5, xmm8
        mov          rsi, r9
        cmp          rdx, 0
        jne          NSMS_L(next_block)

        /* the hash values by rows */
        movdqu       xmm6, [rip + NSMS_L(shuffle_cdef89ab45670123)] /* message 0 */
        pshufb       xmm0, xmm6
        psrldq       xmm1, 12
        movd         ecx, xmm0
        mov          [r8], ecx
        movdqa       xmm7, xmm0
        psrldq       xmm7, 4
        movd         ecx, xmm7
        mov          [r8 + 12], ecx
        movdqa       xmm7, xmm0
        psrldq       xmm7, 8
        movd         ecx, xmm7
        mov          [r8 + 24], ecx
        psrldq       xmm0, 12
        movd         ecx, xmm0
        mov          [r8 + 36], ecx
        movd         ecx, xmm1
        mov          [r8 + 48], ecx
        pshufb       xmm2, xmm6                                 /* message 1 */
        psrldq       xmm3, 12
        movd         ecx, xmm2
        mov          [r8 + 4], ecx
        movdqa       xmm0, xmm2
        psrldq       xmm0, 4
        movd         ecx, xmm0
        mov          [r8 + 16], ecx
        movdqa       xmm0, xmm2
        psrldq       xmm0, 8
        movd         ecx, xmm0
        mov          [r8 + 28], ecx
        psrldq       xmm2, 12
        movd         ecx, xmm2
        mov          [r8 + 40], ecx
        movd         ecx, xmm3
        mov          [r8 + 52], ecx
        pshufb       xmm4, xmm6                                 /* message 2 */
        psrldq       xmm5, 12
        movd         ecx, xmm4
        mov          [r8 + 8], ecx
        movdqa       xmm0, xmm4
        psrldq       xmm0, 4
        movd         ecx, xmm0
        mov          [r8 + 20], ecx
        movdqa       xmm0, xmm4
        psrldq       xmm0, 8
        movd         ecx, xmm0
        mov          [r8 + 32], ecx
        psrldq       xmm4, 12
        movd         ecx, xmm4
        mov          [r8 + 44], ecx
        movd         ecx, xmm5
        mov          [r8 + 56], ecx
NSMS_L(done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 256]
        movaps       xmm7, [rsp + 272]
        movaps       xmm8, [rsp + 288]
        movaps       xmm9, [rsp + 304]
        movaps       xmm10, [rsp + 320]
        movaps       xmm11, [rsp + 336]
        movaps       xmm12, [rsp + 352]
        movaps       xmm13, [rsp + 368]
        movaps       xmm14, [rsp + 384]
        movaps       xmm15, [rsp + 400]
        add          rsp, 424
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 264
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha1_multi_shani_m3_zen3), . - NSMS_SYMBOL(nsms_sha1_multi_shani_m3_zen3)
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

/* nsms_sha1_multi_shani_m3_zen3: 7 integer registers, 16 vector registers, 25 spills.
 *   Register map: to1, to2: rcx, rdi; scratch: rax; blocks: rdx; abcd0: xmm0; e0: xmm1;
 *     abcd1: xmm2; e1: xmm3; abcd2: xmm4; e2: xmm5; data: rsi; state: r8. Slots of the frame that
 *     are not named here hold spilled values.
 *     to1, to2: address of message 1, 2, ... minus address of message 0.
 *     abcd0..abcd2: a, b, c, d (a in the highest lane) of the hash value of messages 0..2.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_multi_shani_m3_zen3
 *   signature: void nsms_sha1_multi_shani_m3_zen3(uint32_t state[15], const void *const data[3], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 60, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 24, align: 8, access: read, pointee_bytes: 64 *
 *        blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 264, win64: 440}
 *   features: [sha_ni, sse4_1, ssse3]
 */
