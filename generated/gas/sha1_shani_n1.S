/* sha1_shani_n1.S, written by nsms: make gen HASH=sha1 ISA=shani N=1
 *
 * void nsms_sha1_blocks_shani_n1(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 143 instructions (System V); 0 bytes of stack (System V), 88 (Win64).
 *
 * Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: sha_ni, ssse3.
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
#  define NSMS_L(name) Lsha1_shani_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_shani_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_shani_n1_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_shani_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_shani_n1))
NSMS_SYMBOL(nsms_sha1_blocks_shani_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_shani_n1))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 72
        NSMS_SEH(.seh_stackalloc 72)
        movaps       [rsp], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 0)
        movaps       [rsp + 16], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 16)
        movaps       [rsp + 32], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 32)
        movaps       [rsp + 48], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 48)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
#endif
        cmp          rdx, 0
        je           NSMS_L(done)

        /* the state in the lanes that the instructions require */
        movdqu       xmm0, [rdi]
        movd         xmm1, [rdi + 16]
        movdqu       xmm2, [rip + NSMS_L(shuffle_cdef89ab45670123)]
        movdqu       xmm3, [rip + NSMS_L(shuffle_456789abcdef0123)]
        pshufb       xmm0, xmm2
        pshufb       xmm1, xmm3
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e: xmm1; blocks: rdx; abcd: xmm0; data: rsi; state: rdi. */
NSMS_L(next_block):

        /* a block with message words */
        movdqu       xmm2, [rsi]                                /* W_0 to W_3 */
        movdqu       xmm3, [rip + NSMS_L(shuffle_fedcba9876543210)]
        movdqu       xmm4, [rsi + 16]                           /* W_4 to W_7 */
        movdqu       xmm5, [rsi + 32]                           /* W_8 to W_11 */
        pshufb       xmm2, xmm3
        pshufb       xmm4, xmm3
        pshufb       xmm5, xmm3
        movdqu       xmm6, [rsi + 48]                           /* W_12 to W_15 */
        movdqa       xmm7, xmm1                                 /* rounds 0 to 3 */
        paddd        xmm7, xmm2
        movdqa       xmm8, xmm0                                 /* rounds 4 to 7 */
        sha1nexte    xmm8, xmm4
        sha1msg1     xmm2, xmm4                                 /* W_16 to W_19 */
        pshufb       xmm6, xmm3
        movdqa       xmm3, xmm0
        sha1rnds4    xmm3, xmm7, 0
        pxor         xmm2, xmm5
        sha1msg1     xmm4, xmm5                                 /* W_20 to W_23 */
        movdqa       xmm7, xmm5                                 /* W_24 to W_27 */
        sha1msg1     xmm7, xmm6
        movdqa       xmm9, xmm3
        sha1rnds4    xmm9, xmm8, 0
        sha1nexte    xmm3, xmm5                                 /* rounds 8 to 11 */
        sha1msg2     xmm2, xmm6
        pxor         xmm4, xmm6
        movdqa       xmm5, xmm9
        sha1rnds4    xmm5, xmm3, 0
        sha1nexte    xmm9, xmm6                                 /* rounds 12 to 15 */
        sha1msg2     xmm4, xmm2
        pxor         xmm7, xmm2
        movdqa       xmm3, xmm5
        sha1rnds4    xmm3, xmm9, 0
        sha1nexte    xmm5, xmm2                                 /* rounds 16 to 19 */
        sha1msg1     xmm6, xmm2                                 /* W_28 to W_31 */
        sha1msg2     xmm7, xmm4
        movdqa       xmm8, xmm3
        sha1rnds4    xmm8, xmm5, 0
        sha1nexte    xmm3, xmm4                                 /* rounds 20 to 23 */
        pxor         xmm6, xmm4
        sha1msg1     xmm2, xmm4                                 /* W_32 to W_35 */
        movdqa       xmm5, xmm8
        sha1rnds4    xmm5, xmm3, 1
        sha1nexte    xmm8, xmm7                                 /* rounds 24 to 27 */
        sha1msg2     xmm6, xmm7
        pxor         xmm2, xmm7
        sha1msg1     xmm4, xmm7                                 /* W_36 to W_39 */
        movdqa       xmm3, xmm5
        sha1rnds4    xmm3, xmm8, 1
        sha1nexte    xmm5, xmm6                                 /* rounds 28 to 31 */
        sha1msg2     xmm2, xmm6
        pxor         xmm4, xmm6
        sha1msg1     xmm7, xmm6                                 /* W_40 to W_43 */
        movdqa       xmm8, xmm3
        sha1rnds4    xmm8, xmm5, 1
        sha1nexte    xmm3, xmm2                                 /* rounds 32 to 35 */
        sha1msg2     xmm4, xmm2
        pxor         xmm7, xmm2
        sha1msg1     xmm6, xmm2                                 /* W_44 to W_47 */
        movdqa       xmm5, xmm8
        sha1rnds4    xmm5, xmm3, 1
        sha1nexte    xmm8, xmm4                                 /* rounds 36 to 39 */
        sha1msg2     xmm7, xmm4
        pxor         xmm6, xmm4
        sha1msg1     xmm2, xmm4                                 /* W_48 to W_51 */
        movdqa       xmm3, xmm5
        sha1rnds4    xmm3, xmm8, 1
        sha1nexte    xmm5, xmm7                                 /* rounds 40 to 43 */
        sha1msg2     xmm6, xmm7
        pxor         xmm2, xmm7
        sha1msg1     xmm4, xmm7                                 /* W_52 to W_55 */
        movdqa       xmm8, xmm3
        sha1rnds4    xmm8, xmm5, 2
        sha1nexte    xmm3, xmm6                                 /* rounds 44 to 47 */
        sha1msg2     xmm2, xmm6
        pxor         xmm4, xmm6
        sha1msg1     xmm7, xmm6                                 /* W_56 to W_59 */
        movdqa       xmm5, xmm8
        sha1rnds4    xmm5, xmm3, 2
        sha1nexte    xmm8, xmm2                                 /* rounds 48 to 51 */
        sha1msg2     xmm4, xmm2
        pxor         xmm7, xmm2
        sha1msg1     xmm6, xmm2                                 /* W_60 to W_63 */
        movdqa       xmm3, xmm5
        sha1rnds4    xmm3, xmm8, 2
        sha1nexte    xmm5, xmm4                                 /* rounds 52 to 55 */
        sha1msg2     xmm7, xmm4
        pxor         xmm6, xmm4
        sha1msg1     xmm2, xmm4                                 /* W_64 to W_67 */
        movdqa       xmm8, xmm3
        sha1rnds4    xmm8, xmm5, 2
        sha1nexte    xmm3, xmm7                                 /* rounds 56 to 59 */
        sha1msg2     xmm6, xmm7
        pxor         xmm2, xmm7
        sha1msg1     xmm4, xmm7                                 /* W_68 to W_71 */
        movdqa       xmm5, xmm8
        sha1rnds4    xmm5, xmm3, 2
        sha1nexte    xmm8, xmm6                                 /* rounds 60 to 63 */
        sha1msg2     xmm2, xmm6
        pxor         xmm4, xmm6
        sha1msg1     xmm7, xmm6                                 /* W_72 to W_75 */
        movdqa       xmm3, xmm5
        sha1rnds4    xmm3, xmm8, 3
        sha1nexte    xmm5, xmm2                                 /* rounds 64 to 67 */
        sha1msg2     xmm4, xmm2
        pxor         xmm7, xmm2
        sha1msg1     xmm6, xmm2                                 /* W_76 to W_79 */
        movdqa       xmm2, xmm3
        sha1rnds4    xmm2, xmm5, 3
        sha1nexte    xmm3, xmm4                                 /* rounds 68 to 71 */
        sha1msg2     xmm7, xmm4
        pxor         xmm6, xmm4
        add          rsi, 64                                    /* the next block */
        movdqa       xmm4, xmm2
        sha1rnds4    xmm4, xmm3, 3
        sha1nexte    xmm2, xmm7                                 /* rounds 72 to 75 */
        sha1msg2     xmm6, xmm7
        add          rdx, -1
        movdqa       xmm3, xmm4
        sha1rnds4    xmm3, xmm2, 3
        sha1nexte    xmm4, xmm6                                 /* rounds 76 to 79 */
        movdqa       xmm2, xmm3
        sha1rnds4    xmm2, xmm4, 3
        sha1nexte    xmm3, xmm1                                 /* H = H + (a, b, ...) */
        paddd        xmm0, xmm2
        movdqa       xmm1, xmm3
        cmp          rdx, 0
        jne          NSMS_L(next_block)

        /* the state in the order of the standard */
        movdqu       xmm2, [rip + NSMS_L(shuffle_cdef89ab45670123)]
        psrldq       xmm1, 12
        pshufb       xmm0, xmm2
        movd         eax, xmm1
        movdqu       [rdi], xmm0
        mov          [rdi + 16], eax
NSMS_L(done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp]
        movaps       xmm7, [rsp + 16]
        movaps       xmm8, [rsp + 32]
        movaps       xmm9, [rsp + 48]
        add          rsp, 72
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha1_blocks_shani_n1), . - NSMS_SYMBOL(nsms_sha1_blocks_shani_n1)
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

/* nsms_sha1_blocks_shani_n1: 4 integer registers, 10 vector registers, 0 spills.
 *   Register map: e: xmm1; blocks: rdx; abcd: xmm0; data: rsi; state: rdi.
 *     abcd: a, b, c, d (a in the highest lane).
 *
 * Contract (YAML):
 * - name: nsms_sha1_blocks_shani_n1
 *   signature: void nsms_sha1_blocks_shani_n1(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 0, win64: 88}
 *   features: [sha_ni, ssse3]
 */
