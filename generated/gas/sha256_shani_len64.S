/* sha256_shani_len64.S, written by nsms: make gen HASH=sha256 ISA=shani LEN=64
 *
 * void nsms_sha256_len64_shani(uint8_t *digest, const void *message);
 *   SHA-256 of a message of exactly 64 bytes.
 *   Reads 64 bytes at message; writes 32 bytes at digest.
 *   Arguments: digest, message in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 317 instructions (System V); 0 bytes of stack (System V), 152 (Win64).
 *
 * Memory: digest and message need no alignment. A buffer that is written must not overlap another. Written are
 * these buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87
 * registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha256_shani_len64_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_len64_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_len64_##name
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
NSMS_L(W1):  /* W_t + K_t of a constant block */
        .long        0xc28a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        .long        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf374
        .long        0x649b69c1, 0xf0fe4786, 0x0fe1edc6, 0x240cf254
        .long        0x4fe9346f, 0x6cc984be, 0x61b9411e, 0x16f988fa
        .long        0xf2c65152, 0xa88e5a6d, 0xb019fc65, 0xb9d99ec7
        .long        0x9a1231c3, 0xe70eeaa0, 0xfdb1232b, 0xc7353eb0
        .long        0x3069bad5, 0xcb976d5f, 0x5a0f118f, 0xdc1eeefd
        .long        0x0a35b689, 0xde0b7a04, 0x58f4ca9d, 0xe15d5b16
        .long        0x007f3e86, 0x37088980, 0xa507ea32, 0x6fab9537
        .long        0x17406110, 0x0d8cd6f1, 0xcdaa3b6d, 0xc0bbbe37
        .long        0x83613bda, 0xdb48a363, 0x0b02e931, 0x6fd15ca7
        .long        0x521afaca, 0x31338431, 0x6ed41a95, 0x6d437890
        .long        0xc39c91f2, 0x9eccabbd, 0xb5c9a0e6, 0x532fb63c
        .long        0xd2c741c6, 0x07237ea3, 0xa4954b68, 0x4c191d76
        .p2align     4
NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a):  /* constant words, first used for: message 0 */
        .byte        0x8c, 0x68, 0x05, 0x9b, 0x7f, 0x52, 0x0e, 0x51, 0x85, 0xae, 0x67, 0xbb, 0x67, 0xe6, 0x09, 0x6a
        .p2align     4
NSMS_L(words_19cde05babd9831f3af54fa572f36e3c):  /* constant words, first used for: message 0 */
        .byte        0x19, 0xcd, 0xe0, 0x5b, 0xab, 0xd9, 0x83, 0x1f, 0x3a, 0xf5, 0x4f, 0xa5, 0x72, 0xf3, 0x6e, 0x3c
        .p2align     6
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_len64_shani))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_len64_shani))
NSMS_SYMBOL(nsms_sha256_len64_shani):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_len64_shani))
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
#else
        .cfi_startproc
        endbr64
#endif

        /* a block with message words */
        movdqu       xmm0, [rsi]                                /* W_0 to W_3 */
        movdqu       xmm2, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        movdqu       xmm3, [rsi + 16]                           /* W_4 to W_7 */
        movdqu       xmm4, [rsi + 32]                           /* W_8 to W_11 */
        movdqu       xmm5, [rsi + 48]                           /* W_12 to W_15 */
        pshufb       xmm0, xmm2
        pshufb       xmm3, xmm2
        pshufb       xmm4, xmm2
        pshufb       xmm5, xmm2
        movdqu       xmm1, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] /* message 0 */
        movdqu       xmm6, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
        movdqa       xmm7, xmm0
        paddd        xmm7, [rip + NSMS_L(K)]
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm7
        movdqa       xmm7, xmm6                                 /* rounds 0 to 3 */
        sha256rnds2  xmm7, xmm1, xmm0
        psrldq       xmm0, 8
        movdqa       xmm9, xmm3
        paddd        xmm9, [rip + NSMS_L(K) + 16]
        movdqa       xmm10, xmm4
        paddd        xmm10, [rip + NSMS_L(K) + 32]
        movdqa       xmm11, xmm1
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 4 to 7 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm5                                 /* W_16 to W_19 */
        palignr      xmm0, xmm4, 4
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 8 to 11 */
        psrldq       xmm0, 8
        movdqa       xmm10, xmm5
        paddd        xmm10, [rip + NSMS_L(K) + 48]
        sha256msg1   xmm8, xmm3
        sha256rnds2  xmm11, xmm7, xmm0
        paddd        xmm8, xmm9
        movdqa       xmm0, xmm10
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 12 to 15 */
        sha256msg2   xmm8, xmm5
        psrldq       xmm0, 8
        movdqu       xmm9, [rip + NSMS_L(W1)]
        movdqu       xmm10, [rip + NSMS_L(W1) + 16]
        sha256msg1   xmm3, xmm4                                 /* W_20 to W_23 */
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm8
        palignr      xmm0, xmm5, 4
        paddd        xmm0, xmm3
        sha256msg2   xmm0, xmm8
        sha256msg1   xmm4, xmm5                                 /* W_24 to W_27 */
        movdqa       xmm3, xmm0
        palignr      xmm3, xmm8, 4
        paddd        xmm4, xmm3
        sha256msg2   xmm4, xmm0
        movdqa       xmm3, xmm8
        paddd        xmm3, [rip + NSMS_L(K) + 64]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 16 to 19 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm5, xmm8                                 /* W_28 to W_31 */
        movdqa       xmm0, xmm4
        palignr      xmm0, xmm12, 4
        paddd        xmm0, xmm5
        sha256msg2   xmm0, xmm4
        movdqa       xmm3, xmm12
        paddd        xmm3, [rip + NSMS_L(K) + 80]
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 20 to 23 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm8, xmm12                                /* W_32 to W_35 */
        movdqa       xmm0, xmm5
        palignr      xmm0, xmm4, 4
        paddd        xmm0, xmm8
        sha256msg2   xmm0, xmm5
        movdqa       xmm3, xmm4
        paddd        xmm3, [rip + NSMS_L(K) + 96]
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 24 to 27 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm12, xmm4                                /* W_36 to W_39 */
        movdqa       xmm0, xmm8
        palignr      xmm0, xmm5, 4
        paddd        xmm0, xmm12
        sha256msg2   xmm0, xmm8
        movdqa       xmm3, xmm5
        paddd        xmm3, [rip + NSMS_L(K) + 112]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 28 to 31 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm4, xmm5                                 /* W_40 to W_43 */
        movdqa       xmm0, xmm12
        palignr      xmm0, xmm8, 4
        paddd        xmm0, xmm4
        sha256msg2   xmm0, xmm12
        movdqa       xmm3, xmm8
        paddd        xmm3, [rip + NSMS_L(K) + 128]
        movdqa       xmm4, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 32 to 35 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm5, xmm8                                 /* W_44 to W_47 */
        movdqa       xmm0, xmm4
        palignr      xmm0, xmm12, 4
        paddd        xmm0, xmm5
        sha256msg2   xmm0, xmm4
        movdqa       xmm3, xmm12
        paddd        xmm3, [rip + NSMS_L(K) + 144]
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 36 to 39 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm8, xmm12                                /* W_48 to W_51 */
        movdqa       xmm0, xmm5
        palignr      xmm0, xmm4, 4
        paddd        xmm0, xmm8
        sha256msg2   xmm0, xmm5
        movdqa       xmm3, xmm4
        paddd        xmm3, [rip + NSMS_L(K) + 160]
        movdqa       xmm8, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 40 to 43 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm12, xmm4                                /* W_52 to W_55 */
        movdqa       xmm0, xmm8
        palignr      xmm0, xmm5, 4
        paddd        xmm0, xmm12
        sha256msg2   xmm0, xmm8
        movdqa       xmm3, xmm5
        paddd        xmm3, [rip + NSMS_L(K) + 176]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 44 to 47 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        sha256msg1   xmm4, xmm5                                 /* W_56 to W_59 */
        movdqa       xmm0, xmm8
        paddd        xmm0, [rip + NSMS_L(K) + 192]
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 48 to 51 */
        psrldq       xmm0, 8
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm12
        palignr      xmm0, xmm8, 4
        paddd        xmm0, xmm4
        sha256msg2   xmm0, xmm12
        sha256msg1   xmm5, xmm8                                 /* W_60 to W_63 */
        movdqa       xmm3, xmm12
        paddd        xmm3, [rip + NSMS_L(K) + 208]
        movdqa       xmm4, xmm0
        palignr      xmm4, xmm12, 4
        movdqa       xmm8, xmm0
        paddd        xmm8, [rip + NSMS_L(K) + 224]
        movdqu       xmm12, [rip + NSMS_L(W1) + 32]
        movdqa       xmm13, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 52 to 55 */
        paddd        xmm5, xmm4
        psrldq       xmm0, 8
        sha256msg2   xmm5, xmm13
        sha256rnds2  xmm11, xmm7, xmm0
        paddd        xmm5, [rip + NSMS_L(K) + 240]
        movdqa       xmm0, xmm8
        sha256rnds2  xmm7, xmm11, xmm0                          /* rounds 56 to 59 */
        psrldq       xmm0, 8
        movdqa       xmm3, xmm5                                 /* rounds 60 to 63 */
        psrldq       xmm3, 8
        movdqa       xmm4, xmm9
        psrldq       xmm4, 8
        sha256rnds2  xmm11, xmm7, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm7, xmm11, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm11, xmm7, xmm0
        paddd        xmm6, xmm7                                 /* H = H + (a, b, ...) */
        movdqa       xmm0, xmm10
        psrldq       xmm0, 8
        movdqa       xmm3, xmm12
        psrldq       xmm3, 8
        paddd        xmm1, xmm11
        movdqu       xmm5, [rip + NSMS_L(W1) + 48]
        movdqu       xmm7, [rip + NSMS_L(W1) + 64]
        movdqu       xmm8, [rip + NSMS_L(W1) + 80]
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm9
        movdqa       xmm9, xmm6
        sha256rnds2  xmm9, xmm1, xmm0
        movdqa       xmm0, xmm4
        movdqa       xmm4, xmm1
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm5
        psrldq       xmm0, 8
        movdqa       xmm10, xmm7
        psrldq       xmm10, 8
        movdqa       xmm11, xmm8
        psrldq       xmm11, 8
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm4, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 96]
        movdqu       xmm3, [rip + NSMS_L(W1) + 112]
        movdqu       xmm5, [rip + NSMS_L(W1) + 128]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm12
        psrldq       xmm0, 8
        movdqa       xmm7, xmm3
        psrldq       xmm7, 8
        movdqa       xmm8, xmm5
        psrldq       xmm8, 8
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm4, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 144]
        movdqu       xmm10, [rip + NSMS_L(W1) + 160]
        movdqu       xmm11, [rip + NSMS_L(W1) + 176]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm12
        psrldq       xmm0, 8
        movdqa       xmm3, xmm10
        psrldq       xmm3, 8
        movdqa       xmm5, xmm11
        psrldq       xmm5, 8
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm4, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 192]
        movdqu       xmm7, [rip + NSMS_L(W1) + 208]
        movdqu       xmm8, [rip + NSMS_L(W1) + 224]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm12
        psrldq       xmm0, 8
        movdqa       xmm3, xmm7
        psrldq       xmm3, 8
        movdqa       xmm10, xmm8
        psrldq       xmm10, 8
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm4, xmm9, xmm0
        movdqu       xmm0, [rip + NSMS_L(W1) + 240]
        movdqa       xmm5, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm5
        psrldq       xmm0, 8
        movdqa       xmm7, xmm0
        movdqa       xmm0, xmm3
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm10
        sha256rnds2  xmm4, xmm9, xmm0
        movdqa       xmm0, xmm5
        sha256rnds2  xmm9, xmm4, xmm0
        movdqa       xmm0, xmm7
        sha256rnds2  xmm4, xmm9, xmm0
        paddd        xmm6, xmm9
        paddd        xmm1, xmm4
        movdqa       xmm0, xmm1
        shufps       xmm0, xmm6, 187
        shufps       xmm1, xmm6, 17
        pshufb       xmm0, xmm2
        pshufb       xmm1, xmm2

        /* the digest of every message */
        movdqu       [rdi], xmm0                                /* digest 0 */
        movdqu       [rdi + 16], xmm1

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
        .size        NSMS_SYMBOL(nsms_sha256_len64_shani), . - NSMS_SYMBOL(nsms_sha256_len64_shani)
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

/* nsms_sha256_len64_shani: 2 integer registers, 14 vector registers, 0 spills.
 *
 * Contract (YAML):
 * - name: nsms_sha256_len64_shani
 *   signature: void nsms_sha256_len64_shani(uint8_t *digest, const void *message)
 *   parameters:
 *     - {name: digest, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 1, access: write}
 *     - {name: message, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 152}
 *   features: [sha_ni, ssse3]
 */
