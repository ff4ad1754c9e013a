/* sha512_sha512ni_rounds.S, written by nsms: make gen HASH=sha512 ISA=sha512ni KIND=rounds
 *
 * void nsms_sha512_rounds_sha512ni(uint64_t state[8], const uint64_t *wk, size_t stride);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: one compression, W_t + K_t at wk[t*stride], stride
 *   >= 1.
 *   Reads 64 bytes at state and 80 words of 8 bytes at wk, stride words apart; writes 64 bytes at state.
 *   Arguments: state, wk, stride in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 204 instructions (System V); 0 bytes of stack (System V), 120 (Win64).
 *
 * Memory: state and wk must be aligned to 8 bytes. A buffer that is written must not overlap another. Written
 * are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
 * registers, MXCSR or the direction flag.
 * Needs: avx, avx2, sha512.
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
#  define NSMS_L(name) Lsha512_sha512ni_rounds_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_sha512ni_rounds_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_sha512ni_rounds_##name
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

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_rounds_sha512ni))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_rounds_sha512ni))
NSMS_SYMBOL(nsms_sha512_rounds_sha512ni):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_rounds_sha512ni))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 104
        NSMS_SEH(.seh_stackalloc 104)
        vmovaps      [rsp], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 0)
        vmovaps      [rsp + 16], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 16)
        vmovaps      [rsp + 32], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 32)
        vmovaps      [rsp + 48], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 48)
        vmovaps      [rsp + 64], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 64)
        vmovaps      [rsp + 80], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 80)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
#endif
        shl          rdx, 3
        mov          rax, rdx
        shl          rax, 1
        mov          rcx, rdx
        shl          rcx, 2
        add          rax, rdx

        /* the state in the lanes that the instructions require, and all rounds */
            lea      r8, [rsi + rcx]                            /* W_4 to W_7, each + K_t */
        vmovdqu      ymm0, [rdi]
            vmovq    xmm1, [rsi]                                /* W_0 to W_3, each + K_t */
        vmovdqu      ymm2, [rdi + 32]
            vmovq    xmm3, [rsi + rdx*2]
            lea      r9, [rcx + r8]                             /* W_8 to W_11, each + K_t */
        vperm2i128   ymm4, ymm2, ymm0, 2
            vmovq    xmm5, [r8]
            vmovq    xmm6, [r8 + rdx*2]
        vperm2i128   ymm0, ymm2, ymm0, 19
            vpinsrq  xmm1, xmm1, [rsi + rdx], 1
        vpermq       ymm2, ymm4, 27
            lea      r10, [rcx + r9]                            /* W_12 to W_15, each + K_t */
            vmovq    xmm4, [r9]
        vpermq       ymm0, ymm0, 27
            vmovq    xmm7, [r9 + rdx*2]
            vpinsrq  xmm3, xmm3, [rsi + rax], 1
            vpinsrq  xmm5, xmm5, [r8 + rdx], 1
            vpinsrq  xmm6, xmm6, [r8 + rax], 1
            vpinsrq  xmm4, xmm4, [r9 + rdx], 1
            vpinsrq  xmm7, xmm7, [r9 + rax], 1
            lea      rsi, [rcx + r10]                           /* W_16 to W_19, each + K_t */
            vmovq    xmm8, [r10]
            vmovq    xmm9, [r10 + rdx*2]
            vinserti128 ymm1, ymm1, xmm3, 1
        vmovdqa      ymm3, ymm0                                 /* rounds 0 to 3 */
        .byte        0xc4, 0xe2, 0x6f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm2, xmm1 */
        vperm2i128   ymm1, ymm1, ymm1, 1
        vmovdqa      ymm10, ymm2
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd1               /* vsha512rnds2 ymm10, ymm3, xmm1 */
            vpinsrq  xmm1, xmm8, [r10 + rdx], 1
            vpinsrq  xmm8, xmm9, [r10 + rax], 1
            vinserti128 ymm5, ymm5, xmm6, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xdd               /* vsha512rnds2 ymm3, ymm10, xmm5  (rounds 4 to 7) */
        vperm2i128   ymm5, ymm5, ymm5, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd5               /* vsha512rnds2 ymm10, ymm3, xmm5 */
            vinserti128 ymm4, ymm4, xmm7, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xdc               /* vsha512rnds2 ymm3, ymm10, xmm4  (rounds 8 to 11) */
        vperm2i128   ymm4, ymm4, ymm4, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd4               /* vsha512rnds2 ymm10, ymm3, xmm4 */
            lea      r8, [rcx + rsi]                            /* W_20 to W_23, each + K_t */
            vmovq    xmm4, [rsi]
            vmovq    xmm5, [rsi + rdx*2]
            vinserti128 ymm1, ymm1, xmm8, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1  (rounds 12 to 15) */
        vperm2i128   ymm1, ymm1, ymm1, 1
            lea      r9, [rcx + r8]                             /* W_24 to W_27, each + K_t */
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd1               /* vsha512rnds2 ymm10, ymm3, xmm1 */
            vmovq    xmm1, [r8]
            vmovq    xmm6, [r8 + rdx*2]
            vpinsrq  xmm4, xmm4, [rsi + rdx], 1
            lea      r10, [rcx + r9]                            /* W_28 to W_31, each + K_t */
            vmovq    xmm7, [r9]
            vmovq    xmm8, [r9 + rdx*2]
            vpinsrq  xmm5, xmm5, [rsi + rax], 1
            vpinsrq  xmm1, xmm1, [r8 + rdx], 1
            vpinsrq  xmm6, xmm6, [r8 + rax], 1
            vpinsrq  xmm7, xmm7, [r9 + rdx], 1
            vpinsrq  xmm8, xmm8, [r9 + rax], 1
            lea      rsi, [rcx + r10]                           /* W_32 to W_35, each + K_t */
            vmovq    xmm9, [r10]
            vmovq    xmm11, [r10 + rdx*2]
            vinserti128 ymm4, ymm4, xmm5, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xdc               /* vsha512rnds2 ymm3, ymm10, xmm4  (rounds 16 to 19) */
        vperm2i128   ymm4, ymm4, ymm4, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd4               /* vsha512rnds2 ymm10, ymm3, xmm4 */
            vpinsrq  xmm4, xmm9, [r10 + rdx], 1
            vpinsrq  xmm5, xmm11, [r10 + rax], 1
            vinserti128 ymm1, ymm1, xmm6, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1  (rounds 20 to 23) */
        vperm2i128   ymm1, ymm1, ymm1, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd1               /* vsha512rnds2 ymm10, ymm3, xmm1 */
            vinserti128 ymm1, ymm7, xmm8, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1  (rounds 24 to 27) */
        vperm2i128   ymm1, ymm1, ymm1, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd1               /* vsha512rnds2 ymm10, ymm3, xmm1 */
            lea      r8, [rcx + rsi]                            /* W_36 to W_39, each + K_t */
            vmovq    xmm1, [rsi]
            vmovq    xmm6, [rsi + rdx*2]
            vinserti128 ymm4, ymm4, xmm5, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xdc               /* vsha512rnds2 ymm3, ymm10, xmm4  (rounds 28 to 31) */
        vperm2i128   ymm4, ymm4, ymm4, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd4               /* vsha512rnds2 ymm10, ymm3, xmm4 */
            lea      r9, [rcx + r8]                             /* W_40 to W_43, each + K_t */
            vmovq    xmm4, [r8]
            vmovq    xmm5, [r8 + rdx*2]
            vpinsrq  xmm1, xmm1, [rsi + rdx], 1
            lea      r10, [rcx + r9]                            /* W_44 to W_47, each + K_t */
            vmovq    xmm7, [r9]
            vmovq    xmm8, [r9 + rdx*2]
            vpinsrq  xmm6, xmm6, [rsi + rax], 1
            vpinsrq  xmm4, xmm4, [r8 + rdx], 1
            vpinsrq  xmm5, xmm5, [r8 + rax], 1
            vpinsrq  xmm7, xmm7, [r9 + rdx], 1
            vpinsrq  xmm8, xmm8, [r9 + rax], 1
            lea      rsi, [rcx + r10]                           /* W_48 to W_51, each + K_t */
            vmovq    xmm9, [r10]
            vmovq    xmm11, [r10 + rdx*2]
            vinserti128 ymm1, ymm1, xmm6, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1  (rounds 32 to 35) */
        vperm2i128   ymm1, ymm1, ymm1, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd1               /* vsha512rnds2 ymm10, ymm3, xmm1 */
            vpinsrq  xmm1, xmm9, [r10 + rdx], 1
            vpinsrq  xmm6, xmm11, [r10 + rax], 1
            vinserti128 ymm4, ymm4, xmm5, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xdc               /* vsha512rnds2 ymm3, ymm10, xmm4  (rounds 36 to 39) */
        vperm2i128   ymm4, ymm4, ymm4, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd4               /* vsha512rnds2 ymm10, ymm3, xmm4 */
            vinserti128 ymm4, ymm7, xmm8, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xdc               /* vsha512rnds2 ymm3, ymm10, xmm4  (rounds 40 to 43) */
        vperm2i128   ymm4, ymm4, ymm4, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd4               /* vsha512rnds2 ymm10, ymm3, xmm4 */
            lea      r8, [rcx + rsi]                            /* W_52 to W_55, each + K_t */
            vmovq    xmm4, [rsi]
            vmovq    xmm5, [rsi + rdx*2]
            vinserti128 ymm1, ymm1, xmm6, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1  (rounds 44 to 47) */
        vperm2i128   ymm1, ymm1, ymm1, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd1               /* vsha512rnds2 ymm10, ymm3, xmm1 */
            lea      r9, [rcx + r8]                             /* W_56 to W_59, each + K_t */
            vmovq    xmm1, [r8]
            vmovq    xmm6, [r8 + rdx*2]
            vpinsrq  xmm4, xmm4, [rsi + rdx], 1
            lea      r10, [rcx + r9]                            /* W_60 to W_63, each + K_t */
            vmovq    xmm7, [r9]
            vmovq    xmm8, [r9 + rdx*2]
            vpinsrq  xmm5, xmm5, [rsi + rax], 1
            vpinsrq  xmm1, xmm1, [r8 + rdx], 1
            vpinsrq  xmm6, xmm6, [r8 + rax], 1
            vpinsrq  xmm7, xmm7, [r9 + rdx], 1
            vpinsrq  xmm8, xmm8, [r9 + rax], 1
            lea      rsi, [rcx + r10]                           /* W_64 to W_67, each + K_t */
            vmovq    xmm9, [r10]
            vmovq    xmm11, [r10 + rdx*2]
            vinserti128 ymm4, ymm4, xmm5, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xdc               /* vsha512rnds2 ymm3, ymm10, xmm4  (rounds 48 to 51) */
        vperm2i128   ymm4, ymm4, ymm4, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd4               /* vsha512rnds2 ymm10, ymm3, xmm4 */
            vpinsrq  xmm4, xmm9, [r10 + rdx], 1
            vpinsrq  xmm5, xmm11, [r10 + rax], 1
            vinserti128 ymm1, ymm1, xmm6, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1  (rounds 52 to 55) */
        vperm2i128   ymm1, ymm1, ymm1, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd1               /* vsha512rnds2 ymm10, ymm3, xmm1 */
            vinserti128 ymm1, ymm7, xmm8, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1  (rounds 56 to 59) */
        vperm2i128   ymm1, ymm1, ymm1, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd1               /* vsha512rnds2 ymm10, ymm3, xmm1 */
            lea      r8, [rcx + rsi]                            /* W_68 to W_71, each + K_t */
            vmovq    xmm1, [rsi]
            vmovq    xmm6, [rsi + rdx*2]
            vinserti128 ymm4, ymm4, xmm5, 1
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xdc               /* vsha512rnds2 ymm3, ymm10, xmm4  (rounds 60 to 63) */
        vperm2i128   ymm4, ymm4, ymm4, 1
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd4               /* vsha512rnds2 ymm10, ymm3, xmm4 */
            lea      r9, [rcx + r8]                             /* W_72 to W_75, each + K_t */
            vmovq    xmm4, [r8]
            vmovq    xmm5, [r8 + rdx*2]
            vpinsrq  xmm1, xmm1, [rsi + rdx], 1
            add      rcx, r9                                    /* W_76 to W_79, each + K_t */
            vmovq    xmm7, [r9]
            vmovq    xmm8, [r9 + rdx*2]
            vpinsrq  xmm6, xmm6, [rsi + rax], 1
            vpinsrq  xmm4, xmm4, [r8 + rdx], 1
            vpinsrq  xmm5, xmm5, [r8 + rax], 1
            vpinsrq  xmm7, xmm7, [r9 + rdx], 1
            vpinsrq  xmm8, xmm8, [r9 + rax], 1
            vmovq    xmm9, [rcx]
            vmovq    xmm11, [rcx + rdx*2]
            vinserti128 ymm1, ymm1, xmm6, 1
        vperm2i128   ymm6, ymm1, ymm1, 1                        /* rounds 64 to 67 */
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1 */
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm3, xmm6 */
            vinserti128 ymm1, ymm4, xmm5, 1
        vperm2i128   ymm4, ymm1, ymm1, 1                        /* rounds 68 to 71 */
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1 */
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd4               /* vsha512rnds2 ymm10, ymm3, xmm4 */
            vpinsrq  xmm1, xmm9, [rcx + rdx], 1
            vpinsrq  xmm4, xmm11, [rcx + rax], 1
            vinserti128 ymm5, ymm7, xmm8, 1
        vperm2i128   ymm6, ymm5, ymm5, 1                        /* rounds 72 to 75 */
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xdd               /* vsha512rnds2 ymm3, ymm10, xmm5 */
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd6               /* vsha512rnds2 ymm10, ymm3, xmm6 */
            vinserti128 ymm1, ymm1, xmm4, 1
        vperm2i128   ymm4, ymm1, ymm1, 1                        /* rounds 76 to 79 */
        .byte        0xc4, 0xe2, 0x2f, 0xcb, 0xd9               /* vsha512rnds2 ymm3, ymm10, xmm1 */
        .byte        0xc4, 0x62, 0x67, 0xcb, 0xd4               /* vsha512rnds2 ymm10, ymm3, xmm4 */
        vpaddq       ymm0, ymm0, ymm3                           /* H = H + (a, b, ...) */
        vpaddq       ymm1, ymm10, ymm2
        vperm2i128   ymm2, ymm1, ymm0, 19
        vperm2i128   ymm0, ymm1, ymm0, 2
        vpermq       ymm1, ymm2, 27
        vpermq       ymm0, ymm0, 27
        vmovdqu      [rdi], ymm1
        vmovdqu      [rdi + 32], ymm0
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp]
        vmovaps      xmm7, [rsp + 16]
        vmovaps      xmm8, [rsp + 32]
        vmovaps      xmm9, [rsp + 48]
        vmovaps      xmm10, [rsp + 64]
        vmovaps      xmm11, [rsp + 80]
        add          rsp, 104
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha512_rounds_sha512ni), . - NSMS_SYMBOL(nsms_sha512_rounds_sha512ni)
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

/* nsms_sha512_rounds_sha512ni: 8 integer registers, 12 vector registers, 0 spills.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_rounds_sha512ni
 *   signature: void nsms_sha512_rounds_sha512ni(uint64_t state[8], const uint64_t *wk, size_t stride)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: wk, sysv: rsi, win64: rdx, type: buffer, bytes: 8 * (79 * stride + 1), align: 8, access: read}
 *     - {name: stride, sysv: rdx, win64: r8, type: size_t, unit: words, minimum: 1}
 *   stack_bytes: {sysv: 0, win64: 120}
 *   features: [avx, avx2, sha512]
 */
