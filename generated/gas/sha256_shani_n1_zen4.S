/* sha256_shani_n1_zen4.S, written by nsms: make gen HASH=sha256 ISA=shani N=1 UARCH=zen4
 *   UARCH=zen4: the options and orders that a search found on zen4
 *
 * void nsms_sha256_blocks_shani_n1_zen4(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 222 instructions (System V); 0 bytes of stack (System V), 152 (Win64).
 * void nsms_sha256_schedule_shani_n1_zen4(uint32_t *wk, const void *data);
 *   SHA-224, SHA-256: W_t + K_t of a block, wk[t].
 *   Reads 64 bytes at data; writes 256 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 118 instructions (System V); 0 bytes of stack (System V), 24 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha256_shani_n1_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_n1_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_n1_zen4_##name
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
        .long        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        .long        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        .long        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        .long        0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        .long        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        .long        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        .long        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        .long        0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        .long        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        .long        0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        .long        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        .long        0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        .long        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        .long        0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        .p2align     6
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_shani_n1_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_shani_n1_zen4))
NSMS_SYMBOL(nsms_sha256_blocks_shani_n1_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_shani_n1_zen4))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 136
        NSMS_SEH(.seh_stackalloc 136)
        movaps       [rsp], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 0)
        movaps       [rsp + 16], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 16)
        movaps       [rsp + 32], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 32)
        movaps       [rsp + 48], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 48)
        movaps       [rsp + 64], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 64)
        movaps       [rsp + 80], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 80)
        movaps       [rsp + 96], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 96)
        movaps       [rsp + 112], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 112)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
#endif
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        /* the state in the lanes that the instructions require */
        movdqu       xmm2, [rdi]
        movdqu       xmm1, [rdi + 16]
        movdqa       xmm0, xmm1
        shufps       xmm0, xmm2, 17
        shufps       xmm1, xmm2, 187
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: blocks: rdx; abef: xmm0; cdgh: xmm1; data: rsi; state: rdi. */
NSMS_L(blocks_next_block):

        /* a block with message words */
        movdqu       xmm2, [rip + NSMS_L(shuffle_32107654ba98fedc)] /* W_0 to W_3 */
        movdqu       xmm3, [rsi]
        pshufb       xmm3, xmm2
        movdqa       xmm4, xmm3
        paddd        xmm4, [rip + NSMS_L(K)]
        movdqa       xmm5, xmm4                                 /* rounds 0 to 3 */
        psrldq       xmm5, 8
        movdqa       xmm6, xmm0
        movdqa       xmm0, xmm4
        movdqa       xmm4, xmm1
        sha256rnds2  xmm4, xmm6, xmm0
        movdqu       xmm0, [rsi + 16]                           /* W_4 to W_7 */
        pshufb       xmm0, xmm2
        sha256msg1   xmm3, xmm0                                 /* W_16 to W_19 */
        movdqu       xmm7, [rsi + 32]                           /* W_8 to W_11 */
        movdqa       xmm8, xmm0
        paddd        xmm8, [rip + NSMS_L(K) + 16]
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm5
        movdqa       xmm5, xmm6
        sha256rnds2  xmm5, xmm4, xmm0
        pshufb       xmm7, xmm2
        sha256msg1   xmm9, xmm7                                 /* W_20 to W_23 */
        movdqa       xmm0, xmm7
        paddd        xmm0, [rip + NSMS_L(K) + 32]
        movdqa       xmm10, xmm0                                /* rounds 8 to 11 */
        psrldq       xmm10, 8
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm4, xmm5, xmm0                           /* rounds 4 to 7 */
        movdqu       xmm8, [rsi + 48]                           /* W_12 to W_15 */
        pshufb       xmm8, xmm2
        movdqa       xmm2, xmm8
        paddd        xmm2, [rip + NSMS_L(K) + 48]
        movdqa       xmm12, xmm2                                /* rounds 12 to 15 */
        psrldq       xmm12, 8
        movdqa       xmm13, xmm7                                /* W_24 to W_27 */
        sha256msg1   xmm13, xmm8
        psrldq       xmm0, 8
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm4, xmm5, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm4, xmm5, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm8
        palignr      xmm0, xmm7, 4
        paddd        xmm0, xmm3
        sha256msg2   xmm0, xmm8
        movdqa       xmm2, xmm0
        paddd        xmm2, [rip + NSMS_L(K) + 64]
        movdqa       xmm3, xmm8                                 /* W_28 to W_31 */
        sha256msg1   xmm3, xmm0
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm4, xmm5, xmm0                           /* rounds 16 to 19 */
        psrldq       xmm0, 8
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm7
        palignr      xmm0, xmm8, 4
        paddd        xmm0, xmm9
        sha256msg2   xmm0, xmm7
        movdqa       xmm2, xmm0
        paddd        xmm2, [rip + NSMS_L(K) + 80]
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm4, xmm5, xmm0                           /* rounds 20 to 23 */
        movdqa       xmm2, xmm7                                 /* W_32 to W_35 */
        sha256msg1   xmm2, xmm8
        psrldq       xmm0, 8
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm8
        palignr      xmm0, xmm7, 4
        paddd        xmm0, xmm13
        sha256msg2   xmm0, xmm8
        movdqa       xmm7, xmm8                                 /* W_36 to W_39 */
        sha256msg1   xmm7, xmm0
        movdqa       xmm9, xmm0
        paddd        xmm9, [rip + NSMS_L(K) + 96]
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm4, xmm5, xmm0                           /* rounds 24 to 27 */
        psrldq       xmm0, 8
        movdqa       xmm9, xmm10
        palignr      xmm9, xmm8, 4
        paddd        xmm3, xmm9
        sha256msg2   xmm3, xmm10
        movdqa       xmm8, xmm3
        paddd        xmm8, [rip + NSMS_L(K) + 112]
        movdqa       xmm9, xmm8                                 /* rounds 28 to 31 */
        psrldq       xmm9, 8
        add          rdx, -1                                    /* the next block */
        movdqa       xmm11, xmm10                               /* W_40 to W_43 */
        sha256msg1   xmm11, xmm3
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm4, xmm5, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm5, xmm4, xmm0
        add          rsi, 64
        movdqa       xmm0, xmm3
        palignr      xmm0, xmm10, 4
        paddd        xmm0, xmm2
        sha256msg2   xmm0, xmm3
        movdqa       xmm2, xmm0
        paddd        xmm2, [rip + NSMS_L(K) + 128]
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm4, xmm5, xmm0                           /* rounds 32 to 35 */
        movdqa       xmm2, xmm3                                 /* W_44 to W_47 */
        sha256msg1   xmm2, xmm8
        movdqa       xmm9, xmm8
        palignr      xmm9, xmm3, 4
        paddd        xmm7, xmm9
        sha256msg2   xmm7, xmm8
        movdqa       xmm3, xmm8                                 /* W_48 to W_51 */
        sha256msg1   xmm3, xmm7
        movdqa       xmm9, xmm7
        paddd        xmm9, [rip + NSMS_L(K) + 144]
        psrldq       xmm0, 8
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm4, xmm5, xmm0                           /* rounds 36 to 39 */
        psrldq       xmm0, 8
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm7
        palignr      xmm0, xmm8, 4
        paddd        xmm0, xmm11
        sha256msg2   xmm0, xmm7
        movdqa       xmm8, xmm0
        paddd        xmm8, [rip + NSMS_L(K) + 160]
        movdqa       xmm9, xmm8                                 /* rounds 40 to 43 */
        psrldq       xmm9, 8
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm4, xmm5, xmm0
        movdqa       xmm0, xmm7                                 /* W_52 to W_55 */
        sha256msg1   xmm0, xmm10
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm10
        palignr      xmm0, xmm7, 4
        paddd        xmm0, xmm2
        sha256msg2   xmm0, xmm10
        movdqa       xmm2, xmm0
        paddd        xmm2, [rip + NSMS_L(K) + 176]
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm4, xmm5, xmm0                           /* rounds 44 to 47 */
        movdqa       xmm2, xmm7
        palignr      xmm2, xmm10, 4
        paddd        xmm3, xmm2
        sha256msg2   xmm3, xmm7
        movdqa       xmm2, xmm3
        paddd        xmm2, [rip + NSMS_L(K) + 192]
        movdqa       xmm9, xmm7                                 /* W_60 to W_63 */
        sha256msg1   xmm9, xmm3
        sha256msg1   xmm10, xmm7                                /* W_56 to W_59 */
        movdqa       xmm11, xmm2                                /* rounds 48 to 51 */
        psrldq       xmm11, 8
        psrldq       xmm0, 8
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm4, xmm5, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm3
        palignr      xmm0, xmm7, 4
        paddd        xmm0, xmm8
        sha256msg2   xmm0, xmm3
        movdqa       xmm2, xmm0
        paddd        xmm2, [rip + NSMS_L(K) + 208]
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm4, xmm5, xmm0                           /* rounds 52 to 55 */
        psrldq       xmm0, 8
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm7
        palignr      xmm0, xmm3, 4
        paddd        xmm0, xmm10
        sha256msg2   xmm0, xmm7
        movdqa       xmm2, xmm0
        paddd        xmm2, [rip + NSMS_L(K) + 224]
        movdqa       xmm3, xmm0
        palignr      xmm3, xmm7, 4
        paddd        xmm9, xmm3
        movdqa       xmm3, xmm0
        movdqa       xmm0, xmm2
        sha256rnds2  xmm4, xmm5, xmm0                           /* rounds 56 to 59 */
        sha256msg2   xmm9, xmm3
        paddd        xmm9, [rip + NSMS_L(K) + 240]
        movdqa       xmm2, xmm9                                 /* rounds 60 to 63 */
        psrldq       xmm2, 8
        psrldq       xmm0, 8
        sha256rnds2  xmm5, xmm4, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm4, xmm5, xmm0
        paddd        xmm1, xmm4                                 /* H = H + (a, b, ...) */
        movdqa       xmm0, xmm2
        sha256rnds2  xmm5, xmm4, xmm0
        paddd        xmm6, xmm5
        movdqa       xmm0, xmm6
        cmp          rdx, 0
        jne          NSMS_L(blocks_next_block)

        /* the state in the order of the standard */
        movdqa       xmm2, xmm0
        shufps       xmm2, xmm1, 187
        shufps       xmm0, xmm1, 17
        movdqu       [rdi], xmm2
        movdqu       [rdi + 16], xmm0
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp]
        movaps       xmm7, [rsp + 16]
        movaps       xmm8, [rsp + 32]
        movaps       xmm9, [rsp + 48]
        movaps       xmm10, [rsp + 64]
        movaps       xmm11, [rsp + 80]
        movaps       xmm12, [rsp + 96]
        movaps       xmm13, [rsp + 112]
        add          rsp, 136
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_blocks_shani_n1_zen4), . - NSMS_SYMBOL(nsms_sha256_blocks_shani_n1_zen4)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_schedule_shani_n1_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_shani_n1_zen4))
NSMS_SYMBOL(nsms_sha256_schedule_shani_n1_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_shani_n1_zen4))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 8
        NSMS_SEH(.seh_stackalloc 8)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
#endif

        /* the message words, and four schedule words at a time */
        movdqu       xmm0, [rsi]                                /* W_0 to W_3 */
        movdqu       xmm1, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        movdqu       xmm2, [rsi + 16]                           /* W_4 to W_7 */
        movdqu       xmm3, [rsi + 32]                           /* W_8 to W_11 */
        pshufb       xmm0, xmm1
        movdqu       xmm4, [rsi + 48]                           /* W_12 to W_15 */
        pshufb       xmm2, xmm1
        pshufb       xmm3, xmm1
        movdqa       xmm5, xmm0                                 /* W_0 to W_3, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K)]
        pshufb       xmm4, xmm1
        sha256msg1   xmm0, xmm2                                 /* W_16 to W_19 */
        movdqa       xmm1, xmm2                                 /* W_4 to W_7, each + K_t */
        paddd        xmm1, [rip + NSMS_L(K) + 16]
        movdqu       [rdi], xmm5
        movdqa       xmm5, xmm4
        palignr      xmm5, xmm3, 4
        movdqu       [rdi + 16], xmm1
        movdqa       xmm1, xmm3                                 /* W_8 to W_11, each + K_t */
        paddd        xmm1, [rip + NSMS_L(K) + 32]
        paddd        xmm0, xmm5
        movdqu       [rdi + 32], xmm1
        sha256msg1   xmm2, xmm3                                 /* W_20 to W_23 */
        movdqa       xmm1, xmm4                                 /* W_12 to W_15, each + K_t */
        paddd        xmm1, [rip + NSMS_L(K) + 48]
        sha256msg2   xmm0, xmm4
        movdqu       [rdi + 48], xmm1
        sha256msg1   xmm3, xmm4                                 /* W_24 to W_27 */
        movdqa       xmm1, xmm0
        palignr      xmm1, xmm4, 4
        movdqa       xmm5, xmm0                                 /* W_16 to W_19, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 64]
        sha256msg1   xmm4, xmm0                                 /* W_28 to W_31 */
        paddd        xmm2, xmm1
        movdqu       [rdi + 64], xmm5
        sha256msg2   xmm2, xmm0
        movdqa       xmm1, xmm2
        palignr      xmm1, xmm0, 4
        movdqa       xmm5, xmm2                                 /* W_20 to W_23, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 80]
        sha256msg1   xmm0, xmm2                                 /* W_32 to W_35 */
        paddd        xmm3, xmm1
        movdqu       [rdi + 80], xmm5
        sha256msg2   xmm3, xmm2
        movdqa       xmm1, xmm3
        palignr      xmm1, xmm2, 4
        movdqa       xmm5, xmm3                                 /* W_24 to W_27, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 96]
        sha256msg1   xmm2, xmm3                                 /* W_36 to W_39 */
        paddd        xmm4, xmm1
        movdqu       [rdi + 96], xmm5
        sha256msg2   xmm4, xmm3
        movdqa       xmm1, xmm4
        palignr      xmm1, xmm3, 4
        movdqa       xmm5, xmm4                                 /* W_28 to W_31, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 112]
        sha256msg1   xmm3, xmm4                                 /* W_40 to W_43 */
        paddd        xmm0, xmm1
        movdqu       [rdi + 112], xmm5
        sha256msg2   xmm0, xmm4
        movdqa       xmm1, xmm0
        palignr      xmm1, xmm4, 4
        movdqa       xmm5, xmm0                                 /* W_32 to W_35, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 128]
        sha256msg1   xmm4, xmm0                                 /* W_44 to W_47 */
        paddd        xmm2, xmm1
        movdqu       [rdi + 128], xmm5
        sha256msg2   xmm2, xmm0
        movdqa       xmm1, xmm2
        palignr      xmm1, xmm0, 4
        movdqa       xmm5, xmm2                                 /* W_36 to W_39, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 144]
        sha256msg1   xmm0, xmm2                                 /* W_48 to W_51 */
        paddd        xmm3, xmm1
        movdqu       [rdi + 144], xmm5
        sha256msg2   xmm3, xmm2
        movdqa       xmm1, xmm3
        palignr      xmm1, xmm2, 4
        movdqa       xmm5, xmm3                                 /* W_40 to W_43, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 160]
        sha256msg1   xmm2, xmm3                                 /* W_52 to W_55 */
        paddd        xmm4, xmm1
        movdqu       [rdi + 160], xmm5
        sha256msg2   xmm4, xmm3
        movdqa       xmm1, xmm4
        palignr      xmm1, xmm3, 4
        movdqa       xmm5, xmm4                                 /* W_44 to W_47, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 176]
        sha256msg1   xmm3, xmm4                                 /* W_56 to W_59 */
        paddd        xmm0, xmm1
        movdqu       [rdi + 176], xmm5
        sha256msg2   xmm0, xmm4
        movdqa       xmm1, xmm0
        palignr      xmm1, xmm4, 4
        movdqa       xmm5, xmm0                                 /* W_48 to W_51, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 192]
        sha256msg1   xmm4, xmm0                                 /* W_60 to W_63 */
        paddd        xmm2, xmm1
        movdqu       [rdi + 192], xmm5
        sha256msg2   xmm2, xmm0
        movdqa       xmm1, xmm2
        palignr      xmm1, xmm0, 4
        movdqa       xmm0, xmm2                                 /* W_52 to W_55, each + K_t */
        paddd        xmm0, [rip + NSMS_L(K) + 208]
        paddd        xmm3, xmm1
        movdqu       [rdi + 208], xmm0
        sha256msg2   xmm3, xmm2
        movdqa       xmm0, xmm3
        palignr      xmm0, xmm2, 4
        movdqa       xmm1, xmm3                                 /* W_56 to W_59, each + K_t */
        paddd        xmm1, [rip + NSMS_L(K) + 224]
        paddd        xmm4, xmm0
        movdqu       [rdi + 224], xmm1
        sha256msg2   xmm4, xmm3
        paddd        xmm4, [rip + NSMS_L(K) + 240]              /* W_60 to W_63, each + K_t */
        movdqu       [rdi + 240], xmm4

#ifdef NSMS_WIN64
        add          rsp, 8
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_schedule_shani_n1_zen4), . - NSMS_SYMBOL(nsms_sha256_schedule_shani_n1_zen4)
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

/* nsms_sha256_blocks_shani_n1_zen4: 3 integer registers, 14 vector registers, 0 spills.
 *   Register map: blocks: rdx; abef: xmm0; cdgh: xmm1; data: rsi; state: rdi.
 *     abef: a, b, e, f (a in the highest lane).
 *     cdgh: c, d, g, h (c in the highest lane).
 * nsms_sha256_schedule_shani_n1_zen4: 2 integer registers, 6 vector registers, 0 spills.
 *
 * Contract (YAML):
 * - name: nsms_sha256_blocks_shani_n1_zen4
 *   signature: void nsms_sha256_blocks_shani_n1_zen4(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 0, win64: 152}
 *   features: [sha_ni, ssse3]
 * - name: nsms_sha256_schedule_shani_n1_zen4
 *   signature: void nsms_sha256_schedule_shani_n1_zen4(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 24}
 *   features: [sha_ni, ssse3]
 */
