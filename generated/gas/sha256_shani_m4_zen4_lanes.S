/* sha256_shani_m4_zen4_lanes.S, written by nsms: make gen HASH=sha256 ISA=shani KIND=multi M=4 UARCH=zen4 SCHEDULE=lanes
 *   UARCH=zen4: the options and orders that a search found on zen4; SCHEDULE=lanes: the schedules of all streams
 *     are computed in lanes of wider registers
 *
 * void nsms_sha256_multi_shani_m4_zen4_lanes(uint32_t state[32], const void *const data[4], size_t blocks);
 *   SHA-224, SHA-256: hash values of 4 messages after any number of blocks of each; state[i*4 + j]
 *   is word i of message j, whose blocks begin at data[j].
 *   Reads 128 bytes at state, 32 bytes at data and 64 * blocks bytes at each of these pointers; writes 128 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 699 instructions (System V); 1,352 bytes of stack (System V), 1,528 (Win64).
 * void nsms_sha256_pairs_shani_m4_zen4_lanes(void *digests, const void *nodes, size_t count);
 *   SHA-224, SHA-256: digests of nodes of two digests each, 4 at once; digests may be nodes.
 *   Reads 64 * count bytes at nodes; writes 32 * count bytes at digests.
 *   Arguments: digests, nodes, count in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,080 instructions (System V); 1,224 bytes of stack (System V), 1,400 (Win64).
 *
 * Memory: data must be aligned to 8 bytes; state must be aligned to 4 bytes; digests, nodes and the memory that
 * data points to need no alignment. A buffer that is written must not overlap another, except as stated above.
 * Written are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags;
 * not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx512bw, avx512f, avx512vl, sha_ni.
 * (The ISA also allows avx512dq, bmi1, bmi2, which this code does not use.)
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
#  define NSMS_L(name) Lsha256_shani_m4_zen4_lanes_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_m4_zen4_lanes_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_shani_m4_zen4_lanes_##name
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
NSMS_L(K2x4):  /* K_t: each pair of words 4 times, once for each block of a register */
        .long        0x428a2f98, 0x71374491, 0x428a2f98, 0x71374491
        .long        0x428a2f98, 0x71374491, 0x428a2f98, 0x71374491
        .long        0xb5c0fbcf, 0xe9b5dba5, 0xb5c0fbcf, 0xe9b5dba5
        .long        0xb5c0fbcf, 0xe9b5dba5, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x3956c25b, 0x59f111f1, 0x3956c25b, 0x59f111f1
        .long        0x3956c25b, 0x59f111f1, 0x3956c25b, 0x59f111f1
        .long        0x923f82a4, 0xab1c5ed5, 0x923f82a4, 0xab1c5ed5
        .long        0x923f82a4, 0xab1c5ed5, 0x923f82a4, 0xab1c5ed5
        .long        0xd807aa98, 0x12835b01, 0xd807aa98, 0x12835b01
        .long        0xd807aa98, 0x12835b01, 0xd807aa98, 0x12835b01
        .long        0x243185be, 0x550c7dc3, 0x243185be, 0x550c7dc3
        .long        0x243185be, 0x550c7dc3, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x72be5d74, 0x80deb1fe
        .long        0x72be5d74, 0x80deb1fe, 0x72be5d74, 0x80deb1fe
        .long        0x9bdc06a7, 0xc19bf174, 0x9bdc06a7, 0xc19bf174
        .long        0x9bdc06a7, 0xc19bf174, 0x9bdc06a7, 0xc19bf174
        .long        0xe49b69c1, 0xefbe4786, 0xe49b69c1, 0xefbe4786
        .long        0xe49b69c1, 0xefbe4786, 0xe49b69c1, 0xefbe4786
        .long        0x0fc19dc6, 0x240ca1cc, 0x0fc19dc6, 0x240ca1cc
        .long        0x0fc19dc6, 0x240ca1cc, 0x0fc19dc6, 0x240ca1cc
        .long        0x2de92c6f, 0x4a7484aa, 0x2de92c6f, 0x4a7484aa
        .long        0x2de92c6f, 0x4a7484aa, 0x2de92c6f, 0x4a7484aa
        .long        0x5cb0a9dc, 0x76f988da, 0x5cb0a9dc, 0x76f988da
        .long        0x5cb0a9dc, 0x76f988da, 0x5cb0a9dc, 0x76f988da
        .long        0x983e5152, 0xa831c66d, 0x983e5152, 0xa831c66d
        .long        0x983e5152, 0xa831c66d, 0x983e5152, 0xa831c66d
        .long        0xb00327c8, 0xbf597fc7, 0xb00327c8, 0xbf597fc7
        .long        0xb00327c8, 0xbf597fc7, 0xb00327c8, 0xbf597fc7
        .long        0xc6e00bf3, 0xd5a79147, 0xc6e00bf3, 0xd5a79147
        .long        0xc6e00bf3, 0xd5a79147, 0xc6e00bf3, 0xd5a79147
        .long        0x06ca6351, 0x14292967, 0x06ca6351, 0x14292967
        .long        0x06ca6351, 0x14292967, 0x06ca6351, 0x14292967
        .long        0x27b70a85, 0x2e1b2138, 0x27b70a85, 0x2e1b2138
        .long        0x27b70a85, 0x2e1b2138, 0x27b70a85, 0x2e1b2138
        .long        0x4d2c6dfc, 0x53380d13, 0x4d2c6dfc, 0x53380d13
        .long        0x4d2c6dfc, 0x53380d13, 0x4d2c6dfc, 0x53380d13
        .long        0x650a7354, 0x766a0abb, 0x650a7354, 0x766a0abb
        .long        0x650a7354, 0x766a0abb, 0x650a7354, 0x766a0abb
        .long        0x81c2c92e, 0x92722c85, 0x81c2c92e, 0x92722c85
        .long        0x81c2c92e, 0x92722c85, 0x81c2c92e, 0x92722c85
        .long        0xa2bfe8a1, 0xa81a664b, 0xa2bfe8a1, 0xa81a664b
        .long        0xa2bfe8a1, 0xa81a664b, 0xa2bfe8a1, 0xa81a664b
        .long        0xc24b8b70, 0xc76c51a3, 0xc24b8b70, 0xc76c51a3
        .long        0xc24b8b70, 0xc76c51a3, 0xc24b8b70, 0xc76c51a3
        .long        0xd192e819, 0xd6990624, 0xd192e819, 0xd6990624
        .long        0xd192e819, 0xd6990624, 0xd192e819, 0xd6990624
        .long        0xf40e3585, 0x106aa070, 0xf40e3585, 0x106aa070
        .long        0xf40e3585, 0x106aa070, 0xf40e3585, 0x106aa070
        .long        0x19a4c116, 0x1e376c08, 0x19a4c116, 0x1e376c08
        .long        0x19a4c116, 0x1e376c08, 0x19a4c116, 0x1e376c08
        .long        0x2748774c, 0x34b0bcb5, 0x2748774c, 0x34b0bcb5
        .long        0x2748774c, 0x34b0bcb5, 0x2748774c, 0x34b0bcb5
        .long        0x391c0cb3, 0x4ed8aa4a, 0x391c0cb3, 0x4ed8aa4a
        .long        0x391c0cb3, 0x4ed8aa4a, 0x391c0cb3, 0x4ed8aa4a
        .long        0x5b9cca4f, 0x682e6ff3, 0x5b9cca4f, 0x682e6ff3
        .long        0x5b9cca4f, 0x682e6ff3, 0x5b9cca4f, 0x682e6ff3
        .long        0x748f82ee, 0x78a5636f, 0x748f82ee, 0x78a5636f
        .long        0x748f82ee, 0x78a5636f, 0x748f82ee, 0x78a5636f
        .long        0x84c87814, 0x8cc70208, 0x84c87814, 0x8cc70208
        .long        0x84c87814, 0x8cc70208, 0x84c87814, 0x8cc70208
        .long        0x90befffa, 0xa4506ceb, 0x90befffa, 0xa4506ceb
        .long        0x90befffa, 0xa4506ceb, 0x90befffa, 0xa4506ceb
        .long        0xbef9a3f7, 0xc67178f2, 0xbef9a3f7, 0xc67178f2
        .long        0xbef9a3f7, 0xc67178f2, 0xbef9a3f7, 0xc67178f2
        .p2align     6
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .p2align     6
NSMS_L(W1):  /* W_t + K_t of a constant block; a word for its end */
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
        .long        0x00000000
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
        .p2align     4
NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a):  /* constant words, first used for: a, b, ... = H */
        .byte        0x8c, 0x68, 0x05, 0x9b, 0x7f, 0x52, 0x0e, 0x51, 0x85, 0xae, 0x67, 0xbb, 0x67, 0xe6, 0x09, 0x6a
        .p2align     4
NSMS_L(words_19cde05babd9831f3af54fa572f36e3c):  /* constant words, first used for: a, b, ... = H */
        .byte        0x19, 0xcd, 0xe0, 0x5b, 0xab, 0xd9, 0x83, 0x1f, 0x3a, 0xf5, 0x4f, 0xa5, 0x72, 0xf3, 0x6e, 0x3c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_multi_shani_m4_zen4_lanes))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_multi_shani_m4_zen4_lanes))
NSMS_SYMBOL(nsms_sha256_multi_shani_m4_zen4_lanes):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_multi_shani_m4_zen4_lanes))
        endbr64
        push         rbx
        NSMS_SEH(.seh_pushreg rbx)
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 1504
        NSMS_SEH(.seh_stackalloc 1504)
        vmovaps      [rsp + 1344], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1344)
        vmovaps      [rsp + 1360], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1360)
        vmovaps      [rsp + 1376], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1376)
        vmovaps      [rsp + 1392], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1392)
        vmovaps      [rsp + 1408], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1408)
        vmovaps      [rsp + 1424], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1424)
        vmovaps      [rsp + 1440], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1440)
        vmovaps      [rsp + 1456], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1456)
        vmovaps      [rsp + 1472], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1472)
        vmovaps      [rsp + 1488], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1488)
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
        sub          rsp, 1344
        .cfi_def_cfa_offset 1360
#endif
        mov          r11, rdi
        mov          r10, rdx
        cmp          r10, 0
        je           NSMS_L(multi_done)

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          rcx, [rsi]
        mov          rdi, [rsi + 8]
        sub          rdi, rcx
        mov          r8, [rsi + 16]
        sub          r8, rcx
        mov          r9, [rsi + 24]
        sub          r9, rcx
        mov          rsi, rcx

        /* the hash values in the lanes that the instructions require */
            vmovd    xmm0, [r11]                                /* a, b, ... = H */
            vmovd    xmm1, [r11 + 4]
            vmovd    xmm2, [r11 + 8]
            vmovd    xmm3, [r11 + 12]
            vpinsrd  xmm0, xmm0, [r11 + 16], 1
            vpinsrd  xmm1, xmm1, [r11 + 20], 1
            vpinsrd  xmm2, xmm2, [r11 + 24], 1
            vpinsrd  xmm3, xmm3, [r11 + 28], 1
            vpinsrd  xmm0, xmm0, [r11 + 32], 2
            vpinsrd  xmm1, xmm1, [r11 + 36], 2
            vpinsrd  xmm2, xmm2, [r11 + 40], 2
            vpinsrd  xmm3, xmm3, [r11 + 44], 2
            vpinsrd  xmm0, xmm0, [r11 + 48], 3
            vpinsrd  xmm1, xmm1, [r11 + 52], 3
            vpinsrd  xmm2, xmm2, [r11 + 56], 3
            vpinsrd  xmm3, xmm3, [r11 + 60], 3
            vmovd    xmm4, [r11 + 64]
            vmovd    xmm5, [r11 + 68]
            vmovd    xmm6, [r11 + 72]
            vmovd    xmm15, [r11 + 76]
            vpinsrd  xmm4, xmm4, [r11 + 80], 1
            vpinsrd  xmm5, xmm5, [r11 + 84], 1
            vpinsrd  xmm6, xmm6, [r11 + 88], 1
            vpinsrd  xmm15, xmm15, [r11 + 92], 1
            vpinsrd  xmm4, xmm4, [r11 + 96], 2
            vpinsrd  xmm5, xmm5, [r11 + 100], 2
            vpinsrd  xmm6, xmm6, [r11 + 104], 2
            vpinsrd  xmm15, xmm15, [r11 + 108], 2
            vpinsrd  xmm4, xmm4, [r11 + 112], 3
            vpinsrd  xmm5, xmm5, [r11 + 116], 3
            vpinsrd  xmm6, xmm6, [r11 + 120], 3
            vpinsrd  xmm15, xmm15, [r11 + 124], 3
            vshufps  xmm9, xmm4, xmm0, 17
            vshufps  xmm11, xmm5, xmm1, 17
            vshufps  xmm13, xmm6, xmm2, 17
            vshufps  xmm7, xmm15, xmm3, 17
            vmovdqu64 [rax + 1088], xmm7
            vshufps  xmm10, xmm4, xmm0, 187
            vshufps  xmm12, xmm5, xmm1, 187
            vshufps  xmm14, xmm6, xmm2, 187
            vshufps  xmm8, xmm15, xmm3, 187
            vmovdqu64 [rax + 1120], xmm8
        vmovdqa64    xmm1, xmm9
        vmovdqa64    xmm2, xmm10
        vmovdqa64    xmm3, xmm11
        vmovdqa64    xmm4, xmm12
        vmovdqa64    xmm5, xmm13
        vmovdqa64    xmm6, xmm14

        /* the words of the first block */
        vmovdqu64    xmm0, [rsi + rdi]                          /* W_0 to W_3 */
        vmovdqu64    xmm15, [rsi]
        vinserti32x4 ymm26, ymm15, [rsi + r8], 1
        vinserti32x4 ymm27, ymm0, [rsi + r9], 1
        vmovdqu64    ymm28, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu64    xmm0, [rsi + rdi + 16]                     /* W_4 to W_7 */
        vpunpckhqdq  ymm29, ymm26, ymm27
        vpunpcklqdq  ymm26, ymm26, ymm27
        vpshufb      ymm16, ymm26, ymm28
        vmovdqu64    xmm15, [rsi + 16]
        vinserti32x4 ymm26, ymm15, [rsi + r8 + 16], 1
        vinserti32x4 ymm27, ymm0, [rsi + r9 + 16], 1
        vpshufb      ymm17, ymm29, ymm28
        vpunpckhqdq  ymm29, ymm26, ymm27
        vmovdqu64    xmm0, [rsi + rdi + 32]                     /* W_8 to W_11 */
        vpunpcklqdq  ymm26, ymm26, ymm27
        vpshufb      ymm18, ymm26, ymm28
        vmovdqu64    xmm15, [rsi + 32]
        vinserti32x4 ymm26, ymm15, [rsi + r8 + 32], 1
        vinserti32x4 ymm27, ymm0, [rsi + r9 + 32], 1
        vpunpckhqdq  ymm30, ymm26, ymm27
        vpshufb      ymm21, ymm30, ymm28
        vmovdqu64    xmm0, [rsi + rdi + 48]                     /* W_12 to W_15 */
        vinserti32x4 ymm30, ymm0, [rsi + r9 + 48], 1
        vpshufb      ymm19, ymm29, ymm28
        vpunpcklqdq  ymm26, ymm26, ymm27
        vpshufb      ymm20, ymm26, ymm28
        vmovdqu64    xmm0, [rsi + 48]
        vinserti32x4 ymm26, ymm0, [rsi + r8 + 48], 1
        vpunpckhqdq  ymm27, ymm26, ymm30
        vpaddd       ymm29, ymm16, [rip + NSMS_L(K2x4)]         /* W_0 to W_1, each + K_t */
        vmovdqu64    [rax], ymm29
        vpaddd       ymm29, ymm17, [rip + NSMS_L(K2x4) + 32]    /* W_2 to W_3, each + K_t */
        vmovdqu64    [rax + 32], ymm29
        vpunpcklqdq  ymm26, ymm26, ymm30
        vpshufb      ymm22, ymm26, ymm28
        vpaddd       ymm26, ymm19, [rip + NSMS_L(K2x4) + 96]    /* W_6 to W_7, each + K_t */
        vmovdqu64    [rax + 96], ymm26
        vpaddd       ymm26, ymm20, [rip + NSMS_L(K2x4) + 128]   /* W_8 to W_9, each + K_t */
        vmovdqu64    [rax + 128], ymm26
        vpshufb      ymm23, ymm27, ymm28
        vpaddd       ymm26, ymm21, [rip + NSMS_L(K2x4) + 160]   /* W_10 to W_11, each + K_t */
        vmovdqu64    [rax + 160], ymm26
        vshufps      ymm26, ymm16, ymm17, 39                    /* W_14 to W_15, each + K_t */
        vpaddd       ymm27, ymm23, [rip + NSMS_L(K2x4) + 224]
        vmovdqu64    [rax + 224], ymm27
        vpaddd       ymm27, ymm22, [rip + NSMS_L(K2x4) + 192]   /* W_12 to W_13, each + K_t */
        vmovdqu64    [rax + 192], ymm27
        vpshufd      ymm24, ymm26, 141
        vshufps      ymm26, ymm18, ymm19, 39
        vpshufd      ymm26, ymm26, 141
        vmovdqu64    [rax + 1024], ymm26
        vpaddd       ymm27, ymm18, [rip + NSMS_L(K2x4) + 64]    /* W_4 to W_5, each + K_t */
        vmovdqu64    [rax + 64], ymm27
        vshufps      ymm27, ymm17, ymm18, 39
        vpshufd      ymm25, ymm27, 141
        vshufps      ymm27, ymm19, ymm20, 39
        vpshufd      ymm27, ymm27, 141
        vmovdqu64    [rax + 1056], ymm27
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..7 of 4 blocks: ymm16..ymm23; to1..to3: rdi, r8, r9; scratch: rax; */
        /*   abef0: xmm1; cdgh0: xmm2; abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6; abef3: xmm7; */
        /*   cdgh3: xmm8; W1 across.4: ymm24; W3 across.4: ymm25; W5 across.4: [rax+1024]; W7 */
        /*   across.4: [rax+1056]; H.abef0: xmm9; H.cdgh0: xmm10; H.abef1: xmm11; H.cdgh1: xmm12; */
        /*   H.abef2: xmm13; H.cdgh2: xmm14; H.abef3: [rax+1088]; H.cdgh3: [rax+1120]; data: rsi; */
        /*   blocks: r10; state: r11. */
NSMS_L(multi_next_block):

        /* the words behind those of the message */
        lea          rbx, [rax + 768]
        lea          rdx, [rip + NSMS_L(K2x4) + 256]
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..7 of 4 blocks: ymm16..ymm23; to1..to3: rdi, r8, r9; scratch: rax; */
        /*   abef0: xmm1; cdgh0: xmm2; abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6; abef3: xmm7; */
        /*   cdgh3: xmm8; W1 across.4: ymm24; W3 across.4: ymm25; W5 across.4: [rax+1024]; W7 */
        /*   across.4: [rax+1056]; p: rcx; kp: rdx; H.abef0: xmm9; H.cdgh0: xmm10; H.abef1: xmm11; */
        /*   H.cdgh1: xmm12; H.abef2: xmm13; H.cdgh2: xmm14; H.abef3: [rax+1088]; H.cdgh3: [rax+1120]; */
        /*   data: rsi; blocks: r10; state: r11; upper_bound: rbx. */
NSMS_L(multi_rounds_and_schedule):

        /* rounds 0 to 47, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vshufps  ymm26, ymm20, ymm21, 39                    /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vprord   ymm27, ymm24, 7
            vprord   ymm28, ymm24, 18
            vpshufd  ymm26, ymm26, 141
            vpsrld   ymm29, ymm24, 3
            vpternlogd ymm28, ymm27, ymm29, 150
            vpaddd   ymm27, ymm16, ymm26
            vprord   ymm29, ymm23, 17
            vprord   ymm30, ymm23, 19
            vmovq    xmm0, [rcx]                                /* rounds 0 and 1 */
            sha256rnds2 xmm2, xmm1, xmm0
            vpsrld   ymm31, ymm23, 10
            vpternlogd ymm30, ymm29, ymm31, 150
            vpaddd   ymm28, ymm30, ymm28
            vmovq    xmm0, [rcx + 8]
            sha256rnds2 xmm4, xmm3, xmm0
            vshufps  ymm29, ymm21, ymm22, 39                    /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vprord   ymm30, ymm25, 7
            vprord   ymm31, ymm25, 18
            vmovq    xmm0, [rcx + 16]
            sha256rnds2 xmm6, xmm5, xmm0
            vpsrld   ymm25, ymm25, 3
            vpaddd   ymm16, ymm27, ymm28
            vpternlogd ymm31, ymm30, ymm25, 150
            vmovq    xmm0, [rcx + 24]
            sha256rnds2 xmm8, xmm7, xmm0
            vprord   ymm27, ymm16, 17
            vprord   ymm28, ymm16, 19
            vpaddd   ymm30, ymm16, [rdx]
            vpshufd  ymm29, ymm29, 141
            vpaddd   ymm25, ymm17, ymm29
            vpaddd   ymm31, ymm31, ymm25
            vmovq    xmm0, [rcx + 32]                           /* rounds 2 and 3 */
            sha256rnds2 xmm1, xmm2, xmm0
            vpsrld   ymm25, ymm16, 10
            vmovdqu64 [rcx + 256], ymm30
            vpternlogd ymm28, ymm27, ymm25, 150
            vmovq    xmm0, [rcx + 40]
            sha256rnds2 xmm3, xmm4, xmm0
            vshufps  ymm27, ymm22, ymm23, 39                    /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vmovdqu64 ymm30, [rax + 1024]
            vprord   ymm25, ymm30, 7
            vprord   ymm24, ymm30, 18
            vmovq    xmm0, [rcx + 48]
            sha256rnds2 xmm5, xmm6, xmm0
            vpshufd  ymm27, ymm27, 141
            vpsrld   ymm30, ymm30, 3
            vpaddd   ymm17, ymm31, ymm28
            vpternlogd ymm24, ymm25, ymm30, 150
            vpaddd   ymm28, ymm18, ymm27
            vmovq    xmm0, [rcx + 56]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm28, ymm24, ymm28
            vprord   ymm30, ymm17, 17
            vprord   ymm31, ymm17, 19
            vpaddd   ymm25, ymm17, [rdx + 32]
            vmovdqu64 [rcx + 288], ymm25
            vpsrld   ymm25, ymm17, 10
            vpternlogd ymm31, ymm30, ymm25, 150
            vmovq    xmm0, [rcx + 72]                           /* rounds 4 and 5 */
            sha256rnds2 xmm4, xmm3, xmm0
            vshufps  ymm30, ymm23, ymm16, 39                    /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vmovq    xmm0, [rcx + 64]
            sha256rnds2 xmm2, xmm1, xmm0
            vmovdqu64 ymm25, [rax + 1056]
            vprord   ymm24, ymm25, 7
            vprord   ymm18, ymm25, 18
            vmovq    xmm0, [rcx + 80]
            sha256rnds2 xmm6, xmm5, xmm0
            vpsrld   ymm25, ymm25, 3
            vpaddd   ymm28, ymm28, ymm31
            vpshufd  ymm30, ymm30, 141
            vpternlogd ymm18, ymm24, ymm25, 150
            vpaddd   ymm31, ymm19, ymm18
            vmovq    xmm0, [rcx + 88]
            sha256rnds2 xmm8, xmm7, xmm0
            vprord   ymm25, ymm28, 17
            vprord   ymm24, ymm28, 19
            vpaddd   ymm31, ymm31, ymm30
            vpaddd   ymm19, ymm28, [rdx + 64]
            vpsrld   ymm18, ymm28, 10
            vpternlogd ymm24, ymm25, ymm18, 150
            vmovdqu64 [rcx + 320], ymm19
            vmovq    xmm0, [rcx + 104]                          /* rounds 6 and 7 */
            sha256rnds2 xmm3, xmm4, xmm0
            vshufps  ymm25, ymm16, ymm17, 39                    /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vmovq    xmm0, [rcx + 96]
            sha256rnds2 xmm1, xmm2, xmm0
            vprord   ymm19, ymm26, 7
            vprord   ymm18, ymm26, 18
            vpsrld   ymm26, ymm26, 3
            vmovq    xmm0, [rcx + 112]
            sha256rnds2 xmm5, xmm6, xmm0
            vpshufd  ymm25, ymm25, 141
            vpaddd   ymm31, ymm31, ymm24
            vpternlogd ymm18, ymm19, ymm26, 150
            vpaddd   ymm26, ymm20, ymm18
            vpaddd   ymm26, ymm26, ymm25
            vprord   ymm24, ymm31, 17
            vmovq    xmm0, [rcx + 120]
            sha256rnds2 xmm7, xmm8, xmm0
            vprord   ymm20, ymm31, 19
            vpaddd   ymm19, ymm31, [rdx + 96]
            vpsrld   ymm18, ymm31, 10
            vpternlogd ymm20, ymm24, ymm18, 150
            vmovq    xmm0, [rcx + 128]                          /* rounds 8 and 9 */
            sha256rnds2 xmm2, xmm1, xmm0
            vmovdqu64 [rcx + 352], ymm19
            vmovq    xmm0, [rcx + 136]
            sha256rnds2 xmm4, xmm3, xmm0
            vshufps  ymm24, ymm17, ymm28, 39                    /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vprord   ymm19, ymm29, 7
            vprord   ymm18, ymm29, 18
            vmovq    xmm0, [rcx + 144]
            sha256rnds2 xmm6, xmm5, xmm0
            vpsrld   ymm29, ymm29, 3
            vpshufd  ymm24, ymm24, 141
            vpaddd   ymm20, ymm26, ymm20
            vpaddd   ymm26, ymm20, [rdx + 128]
            vpternlogd ymm18, ymm19, ymm29, 150
            vmovq    xmm0, [rcx + 152]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm29, ymm21, ymm18
            vpaddd   ymm29, ymm29, ymm24
            vprord   ymm21, ymm20, 17
            vprord   ymm19, ymm20, 19
            vmovq    xmm0, [rcx + 160]                          /* rounds 10 and 11 */
            sha256rnds2 xmm1, xmm2, xmm0
            vpsrld   ymm18, ymm20, 10
            vmovdqu64 [rcx + 384], ymm26
            vpternlogd ymm19, ymm21, ymm18, 150
            vmovq    xmm0, [rcx + 168]
            sha256rnds2 xmm3, xmm4, xmm0
            vshufps  ymm26, ymm28, ymm31, 39                    /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vprord   ymm21, ymm27, 7
            vprord   ymm18, ymm27, 18
            vmovq    xmm0, [rcx + 176]
            sha256rnds2 xmm5, xmm6, xmm0
            vpsrld   ymm27, ymm27, 3
            vpaddd   ymm29, ymm29, ymm19
            vpternlogd ymm18, ymm21, ymm27, 150
            vpshufd  ymm26, ymm26, 141
            vmovdqu64 [rax + 1024], ymm26
            vpaddd   ymm27, ymm29, [rdx + 160]
            vmovdqu64 [rcx + 416], ymm27
            vpaddd   ymm27, ymm22, ymm18
            vpaddd   ymm27, ymm27, ymm26
            vmovq    xmm0, [rcx + 184]
            sha256rnds2 xmm7, xmm8, xmm0
            vprord   ymm22, ymm29, 17
            vprord   ymm21, ymm29, 19
            vmovq    xmm0, [rcx + 192]                          /* rounds 12 and 13 */
            sha256rnds2 xmm2, xmm1, xmm0
            vpsrld   ymm19, ymm29, 10
            vpternlogd ymm21, ymm22, ymm19, 150
            vshufps  ymm22, ymm31, ymm20, 39                    /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vprord   ymm19, ymm30, 7
            vprord   ymm18, ymm30, 18
            vmovq    xmm0, [rcx + 200]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 208]
            sha256rnds2 xmm6, xmm5, xmm0
            vpsrld   ymm30, ymm30, 3
            vpternlogd ymm18, ymm19, ymm30, 150
            vpaddd   ymm27, ymm27, ymm21
            vpshufd  ymm30, ymm22, 141
            vmovdqu64 [rax + 1056], ymm30
            vpaddd   ymm23, ymm23, ymm18
            vmovq    xmm0, [rcx + 216]
            sha256rnds2 xmm8, xmm7, xmm0
            vprord   ymm22, ymm27, 17
            vprord   ymm21, ymm27, 19
            vpaddd   ymm23, ymm23, ymm30
            vpaddd   ymm19, ymm27, [rdx + 192]
            vmovdqu64 [rcx + 448], ymm19
            vmovq    xmm0, [rcx + 224]                          /* rounds 14 and 15 */
            sha256rnds2 xmm1, xmm2, xmm0
            vpsrld   ymm19, ymm27, 10
            vpternlogd ymm21, ymm22, ymm19, 150
            vmovq    xmm0, [rcx + 232]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 240]
            sha256rnds2 xmm5, xmm6, xmm0
            vpaddd   ymm23, ymm23, ymm21
            vpaddd   ymm22, ymm23, [rdx + 224]
            vmovdqu64 [rcx + 480], ymm22
            vmovq    xmm0, [rcx + 248]
            sha256rnds2 xmm7, xmm8, xmm0
        add          rdx, 256                                   /* the next sixteen words */
        add          rcx, 256
        vmovdqa64    ymm18, ymm28
        vmovdqa64    ymm19, ymm31
        vmovdqa64    ymm21, ymm29
        vmovdqa64    ymm22, ymm27
        vmovdqa64    ymm26, ymm24
        vmovdqa64    ymm24, ymm25
        vmovdqa64    ymm25, ymm26
        cmp          rcx, rbx
        jne          NSMS_L(multi_rounds_and_schedule)
        cmp          r10, 2
        jb           NSMS_L(multi_last)

        /* rounds 48 to 63, and the hash values after the block, beside the words of the next */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label multi_rounds_and_schedule, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vmovq    xmm0, [rax + 768]                          /* rounds 0 and 1 */
            sha256rnds2 xmm2, xmm1, xmm0
            vmovdqu64 xmm15, [rsi + 64]                         /* W_0 to W_3 */
            vinserti32x4 ymm26, ymm15, [rsi + r8 + 64], 1
            vmovdqu64 ymm27, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vmovq    xmm0, [rax + 776]
            vmovdqu64 xmm15, [rsi + rdi + 64]
            vinserti32x4 ymm28, ymm15, [rsi + r9 + 64], 1
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rax + 784]
            vpunpcklqdq ymm29, ymm26, ymm28
            sha256rnds2 xmm6, xmm5, xmm0
            vpunpckhqdq ymm26, ymm26, ymm28
            vpshufb  ymm16, ymm29, ymm27
            vmovq    xmm0, [rax + 792]
            vpshufb  ymm17, ymm26, ymm27
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rax + 800]                          /* rounds 2 and 3 */
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rax + 808]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovdqu64 xmm15, [rsi + 80]                         /* W_4 to W_7 */
            vinserti32x4 ymm26, ymm15, [rsi + r8 + 80], 1
            vpaddd   ymm28, ymm16, [rip + NSMS_L(K2x4)]         /* W_0 to W_1, each + K_t */
            vmovdqu64 [rax], ymm28
            vmovq    xmm0, [rax + 816]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovdqu64 xmm15, [rsi + rdi + 80]
            vinserti32x4 ymm28, ymm15, [rsi + r9 + 80], 1
            vpaddd   ymm29, ymm17, [rip + NSMS_L(K2x4) + 32]    /* W_2 to W_3, each + K_t */
            vmovdqu64 [rax + 32], ymm29
            vpunpcklqdq ymm29, ymm26, ymm28
            vpunpckhqdq ymm26, ymm26, ymm28
            vmovq    xmm0, [rax + 832]                          /* rounds 4 and 5 */
            vmovq    xmm15, [rax + 824]
            vmovdqu64 [rax + 1152], xmm14
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm7, xmm8, xmm0
            vpshufb  ymm18, ymm29, ymm27
            vmovq    xmm0, [rax + 856]
            vpshufb  ymm19, ymm26, ymm27
            vmovdqa64 xmm15, xmm0
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rax + 840]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rax + 848]
            vmovq    xmm14, [rax + 864]                         /* rounds 6 and 7 */
            sha256rnds2 xmm6, xmm5, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm8, xmm7, xmm0
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm1, xmm2, xmm0
            vmovdqu64 xmm15, [rsi + 96]                         /* W_8 to W_11 */
            vinserti32x4 ymm26, ymm15, [rsi + r8 + 96], 1
            vmovdqu64 xmm15, [rsi + rdi + 96]
            vinserti32x4 ymm28, ymm15, [rsi + r9 + 96], 1
            vpaddd   ymm29, ymm19, [rip + NSMS_L(K2x4) + 96]    /* W_6 to W_7, each + K_t */
            vmovdqu64 [rax + 96], ymm29
            vpaddd   ymm29, ymm18, [rip + NSMS_L(K2x4) + 64]    /* W_4 to W_5, each + K_t */
            vmovdqu64 [rax + 64], ymm29
            vmovq    xmm0, [rax + 872]
            vpunpckhqdq ymm29, ymm26, ymm28
            vpunpcklqdq ymm26, ymm26, ymm28
            vpshufb  ymm20, ymm26, ymm27
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rax + 880]
            vpshufb  ymm21, ymm29, ymm27
            vmovq    xmm15, [rax + 888]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rax + 904]                          /* rounds 8 and 9 */
            vmovq    xmm15, [rax + 896]
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm2, xmm1, xmm0
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm4, xmm3, xmm0
            vmovdqu64 xmm15, [rsi + 112]                        /* W_12 to W_15 */
            vinserti32x4 ymm26, ymm15, [rsi + r8 + 112], 1
            vpaddd   ymm28, ymm20, [rip + NSMS_L(K2x4) + 128]   /* W_8 to W_9, each + K_t */
            vmovdqu64 [rax + 128], ymm28
            vmovdqu64 xmm15, [rsi + rdi + 112]
            vinserti32x4 ymm28, ymm15, [rsi + r9 + 112], 1
            vpunpcklqdq ymm29, ymm26, ymm28
            vmovq    xmm0, [rax + 912]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rax + 920]
            sha256rnds2 xmm8, xmm7, xmm0
            vpshufb  ymm22, ymm29, ymm27
            vpaddd   ymm29, ymm21, [rip + NSMS_L(K2x4) + 160]   /* W_10 to W_11, each + K_t */
            vmovdqu64 [rax + 160], ymm29
            vmovq    xmm0, [rax + 928]                          /* rounds 10 and 11 */
            vpunpckhqdq ymm26, ymm26, ymm28
            vpshufb  ymm23, ymm26, ymm27
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rax + 936]
            vmovq    xmm15, [rax + 944]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rax + 952]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rax + 960]                          /* rounds 12 and 13 */
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rax + 968]
            sha256rnds2 xmm4, xmm3, xmm0
            vshufps  ymm26, ymm18, ymm19, 39                    /* W_14 to W_15, each + K_t */
            vpshufd  ymm26, ymm26, 141
            vmovdqu64 [rax + 1024], ymm26
            vshufps  ymm27, ymm16, ymm17, 39
            vpshufd  ymm24, ymm27, 141
            vshufps  ymm27, ymm17, ymm18, 39
            vpshufd  ymm25, ymm27, 141
            vshufps  ymm27, ymm19, ymm20, 39
            vpshufd  ymm27, ymm27, 141
            vmovdqu64 [rax + 1056], ymm27
            vpaddd   ymm28, ymm22, [rip + NSMS_L(K2x4) + 192]   /* W_12 to W_13, each + K_t */
            vmovdqu64 [rax + 192], ymm28
            vpaddd   ymm28, ymm23, [rip + NSMS_L(K2x4) + 224]
            vmovdqu64 [rax + 224], ymm28
            add      r10, -1                                    /* the next block */
            vmovq    xmm0, [rax + 976]
            sha256rnds2 xmm6, xmm5, xmm0
            add      rsi, 64
            vmovq    xmm0, [rax + 984]
            vmovq    xmm15, [rax + 1000]                        /* rounds 14 and 15 */
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rax + 992]
            sha256rnds2 xmm1, xmm2, xmm0
            vpaddd   xmm9, xmm9, xmm1                           /* H = H + (a, b, ...) */
            vpaddd   xmm10, xmm10, xmm2
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm3, xmm4, xmm0
            vpaddd   xmm11, xmm11, xmm3
            vpaddd   xmm12, xmm12, xmm4
            vmovq    xmm0, [rax + 1008]
            sha256rnds2 xmm5, xmm6, xmm0
            vpaddd   xmm13, xmm13, xmm5
            vmovq    xmm0, [rax + 1016]
            vmovdqu64 xmm1, [rax + 1152]
            vpaddd   xmm14, xmm1, xmm6
            sha256rnds2 xmm7, xmm8, xmm0
            vmovdqu64 xmm0, [rax + 1088]
            vpaddd   xmm7, xmm0, xmm7
            vmovdqu64 [rax + 1088], xmm7
            vmovdqu64 xmm0, [rax + 1120]
            vpaddd   xmm8, xmm8, xmm0
            vmovdqu64 [rax + 1120], xmm8
        vmovdqa64    xmm1, xmm9
        vmovdqa64    xmm2, xmm10
        vmovdqa64    xmm3, xmm11
        vmovdqa64    xmm4, xmm12
        vmovdqa64    xmm5, xmm13
        vmovdqa64    xmm6, xmm14
        jmp          NSMS_L(multi_next_block)
NSMS_L(multi_last):

        /* rounds 48 to 63, and the hash values after the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label multi_rounds_and_schedule, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vmovq    xmm0, [rax + 1000]                         /* rounds 14 and 15 */
            vmovq    xmm15, [rax + 808]                         /* rounds 2 and 3 */
            vmovdqu64 [rax + 1152], xmm13
            vmovq    xmm13, [rax + 872]                         /* rounds 6 and 7 */
            vmovdqu64 [rax + 1184], xmm14
            vmovq    xmm14, [rax + 776]                         /* rounds 0 and 1 */
            vmovdqu64 [rax + 1216], xmm9
            vmovdqa64 xmm9, xmm0
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm4, xmm3, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rax + 840]                          /* rounds 4 and 5 */
            vmovq    xmm15, [rax + 936]                         /* rounds 10 and 11 */
            vmovq    xmm14, [rax + 968]                         /* rounds 12 and 13 */
            vmovdqu64 [rax + 1248], xmm10
            vmovq    xmm10, [rax + 904]                         /* rounds 8 and 9 */
            sha256rnds2 xmm4, xmm3, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm3, xmm4, xmm0
            vmovdqa64 xmm0, xmm10
            sha256rnds2 xmm4, xmm3, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm3, xmm4, xmm0
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm4, xmm3, xmm0
            vmovdqa64 xmm0, xmm9
            sha256rnds2 xmm3, xmm4, xmm0
            vpaddd   xmm11, xmm11, xmm3                         /* H = H + (a, b, ...) */
            vpaddd   xmm12, xmm12, xmm4
            vmovq    xmm0, [rax + 768]
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rax + 832]
            vmovq    xmm3, [rax + 976]
            vmovq    xmm4, [rax + 896]
            vmovq    xmm15, [rax + 792]
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rax + 800]
            sha256rnds2 xmm1, xmm2, xmm0
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rax + 824]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rax + 784]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rax + 848]
            vmovq    xmm15, [rax + 856]
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rax + 864]
            sha256rnds2 xmm1, xmm2, xmm0
            vmovdqa64 xmm0, xmm4
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rax + 816]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rax + 880]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rax + 888]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rax + 960]
            vmovq    xmm4, [rax + 928]
            vmovdqa64 xmm15, xmm0
            vmovdqa64 xmm0, xmm4
            sha256rnds2 xmm1, xmm2, xmm0
            vmovdqa64 xmm0, xmm15
            sha256rnds2 xmm2, xmm1, xmm0
            vmovdqu64 xmm4, [rax + 1248]
            vpaddd   xmm10, xmm4, xmm2
            vmovq    xmm0, [rax + 920]
            vmovq    xmm4, [rax + 952]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rax + 992]
            sha256rnds2 xmm1, xmm2, xmm0
            vmovdqu64 xmm2, [rax + 1216]
            vpaddd   xmm9, xmm2, xmm1
            vmovq    xmm0, [rax + 912]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovdqa64 xmm0, xmm4
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rax + 984]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovdqu64 xmm1, [rax + 1120]
            vpaddd   xmm1, xmm8, xmm1
            vmovdqu64 [rax + 1120], xmm1
            vmovq    xmm0, [rax + 944]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovdqa64 xmm0, xmm3
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rax + 1016]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovdqu64 xmm2, [rax + 1088]
            vpaddd   xmm7, xmm2, xmm7
            vmovdqu64 [rax + 1088], xmm7
            vmovdqu64 xmm2, [rax + 1184]
            vpaddd   xmm14, xmm2, xmm6
            vmovq    xmm0, [rax + 1008]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovdqu64 xmm0, [rax + 1152]
            vpaddd   xmm13, xmm0, xmm5
        vmovdqa64    xmm2, xmm10
        vmovdqa64    xmm3, xmm11
        vmovdqa64    xmm4, xmm12
        vmovdqa64    xmm5, xmm13
        vmovdqa64    xmm6, xmm14
        vmovdqa64    xmm8, xmm1
        vmovdqa64    xmm1, xmm9

        /* the hash values by rows */
            vshufps  xmm0, xmm9, xmm10, 187                     /* message 0 */
            vshufps  xmm1, xmm11, xmm12, 187                    /* message 1 */
            vshufps  xmm2, xmm13, xmm14, 187                    /* message 2 */
            vmovdqu64 xmm3, [rax + 1088]
            vmovdqu64 xmm4, [rax + 1120]
            vshufps  xmm5, xmm3, xmm4, 187                      /* message 3 */
            vshufps  xmm6, xmm9, xmm10, 17
            vshufps  xmm7, xmm11, xmm12, 17
            vshufps  xmm8, xmm13, xmm14, 17
            vshufps  xmm3, xmm3, xmm4, 17
            vmovd    ecx, xmm0
            vmovd    edx, xmm1
            vmovd    esi, xmm2
            vmovd    edi, xmm5
            mov      [r11], ecx
            mov      [r11 + 4], edx
            mov      [r11 + 8], esi
            mov      [r11 + 12], edi
            vpshufd  xmm4, xmm0, 1
            vpshufd  xmm9, xmm1, 1
            vpshufd  xmm10, xmm2, 1
            vpshufd  xmm11, xmm5, 1
            vmovd    ecx, xmm4
            vmovd    edx, xmm9
            vmovd    esi, xmm10
            vmovd    edi, xmm11
            mov      [r11 + 16], ecx
            mov      [r11 + 20], edx
            mov      [r11 + 24], esi
            mov      [r11 + 28], edi
            vpshufd  xmm4, xmm0, 2
            vpshufd  xmm9, xmm1, 2
            vpshufd  xmm10, xmm2, 2
            vpshufd  xmm11, xmm5, 2
            vmovd    ecx, xmm4
            vmovd    edx, xmm9
            vmovd    esi, xmm10
            vmovd    edi, xmm11
            mov      [r11 + 32], ecx
            mov      [r11 + 36], edx
            mov      [r11 + 40], esi
            mov      [r11 + 44], edi
            vpshufd  xmm0, xmm0, 3
            vpshufd  xmm1, xmm1, 3
            vpshufd  xmm2, xmm2, 3
            vpshufd  xmm4, xmm5, 3
            vmovd    ecx, xmm0
            vmovd    edx, xmm1
            vmovd    esi, xmm2
            vmovd    edi, xmm4
            mov      [r11 + 48], ecx
            mov      [r11 + 52], edx
            mov      [r11 + 56], esi
            mov      [r11 + 60], edi
            vmovd    ecx, xmm6
            vmovd    edx, xmm7
            vmovd    esi, xmm8
            vmovd    edi, xmm3
            mov      [r11 + 64], ecx
            mov      [r11 + 68], edx
            mov      [r11 + 72], esi
            mov      [r11 + 76], edi
            vpshufd  xmm0, xmm6, 1
            vpshufd  xmm1, xmm7, 1
            vpshufd  xmm2, xmm8, 1
            vpshufd  xmm4, xmm3, 1
            vmovd    ecx, xmm0
            vmovd    edx, xmm1
            vmovd    esi, xmm2
            vmovd    edi, xmm4
            mov      [r11 + 80], ecx
            mov      [r11 + 84], edx
            mov      [r11 + 88], esi
            mov      [r11 + 92], edi
            vpshufd  xmm0, xmm6, 2
            vpshufd  xmm1, xmm7, 2
            vpshufd  xmm2, xmm8, 2
            vpshufd  xmm4, xmm3, 2
            vmovd    ecx, xmm0
            vmovd    edx, xmm1
            vmovd    esi, xmm2
            vmovd    edi, xmm4
            mov      [r11 + 96], ecx
            mov      [r11 + 100], edx
            mov      [r11 + 104], esi
            mov      [r11 + 108], edi
            vpshufd  xmm0, xmm6, 3
            vpshufd  xmm1, xmm7, 3
            vpshufd  xmm2, xmm8, 3
            vpshufd  xmm3, xmm3, 3
            vmovd    ecx, xmm0
            vmovd    edx, xmm1
            vmovd    esi, xmm2
            vmovd    edi, xmm3
            mov      [r11 + 112], ecx
            mov      [r11 + 116], edx
            mov      [r11 + 120], esi
            mov      [r11 + 124], edi
NSMS_L(multi_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1344]
        vmovaps      xmm7, [rsp + 1360]
        vmovaps      xmm8, [rsp + 1376]
        vmovaps      xmm9, [rsp + 1392]
        vmovaps      xmm10, [rsp + 1408]
        vmovaps      xmm11, [rsp + 1424]
        vmovaps      xmm12, [rsp + 1440]
        vmovaps      xmm13, [rsp + 1456]
        vmovaps      xmm14, [rsp + 1472]
        vmovaps      xmm15, [rsp + 1488]
        add          rsp, 1504
        pop          rdi
        pop          rsi
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 1344
        .cfi_def_cfa_offset 16
        pop          rbx
        .cfi_def_cfa_offset 8
        .cfi_restore rbx
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_multi_shani_m4_zen4_lanes), . - NSMS_SYMBOL(nsms_sha256_multi_shani_m4_zen4_lanes)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_pairs_shani_m4_zen4_lanes))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_pairs_shani_m4_zen4_lanes))
NSMS_SYMBOL(nsms_sha256_pairs_shani_m4_zen4_lanes):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_pairs_shani_m4_zen4_lanes))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 1384
        NSMS_SEH(.seh_stackalloc 1384)
        vmovaps      [rsp + 1216], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1216)
        vmovaps      [rsp + 1232], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1232)
        vmovaps      [rsp + 1248], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1248)
        vmovaps      [rsp + 1264], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1264)
        vmovaps      [rsp + 1280], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1280)
        vmovaps      [rsp + 1296], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1296)
        vmovaps      [rsp + 1312], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1312)
        vmovaps      [rsp + 1328], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1328)
        vmovaps      [rsp + 1344], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1344)
        vmovaps      [rsp + 1360], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1360)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
#else
        .cfi_startproc
        endbr64
        sub          rsp, 1224
        .cfi_def_cfa_offset 1232
#endif
        mov          r8, rdi
        mov          r9, rdx

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: scratch: rax; nodes: rsi; digests: r8; count: r9. */
NSMS_L(pairs_next_batch):
        cmp          r9, 4
        jb           NSMS_L(pairs_two_at_once)

        /* a block with message words */
            vmovdqu64 xmm0, [rsi]                               /* W_0 to W_3 */
            vinserti32x4 ymm26, ymm0, [rsi + 128], 1
            vmovdqu64 xmm0, [rsi + 64]
            vinserti32x4 ymm27, ymm0, [rsi + 192], 1
            vpunpcklqdq ymm28, ymm26, ymm27
            vpunpckhqdq ymm26, ymm26, ymm27
            vmovdqu64 ymm27, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  ymm16, ymm28, ymm27
            vpshufb  ymm17, ymm26, ymm27
            vmovdqu64 xmm0, [rsi + 16]                          /* W_4 to W_7 */
            vinserti32x4 ymm26, ymm0, [rsi + 144], 1
            vmovdqu64 xmm0, [rsi + 80]
            vinserti32x4 ymm28, ymm0, [rsi + 208], 1
            vpunpcklqdq ymm29, ymm26, ymm28
            vpunpckhqdq ymm26, ymm26, ymm28
            vmovdqu64 xmm7, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] /* a, b, ... = H */
            vmovdqu64 [rax + 1088], xmm7
            vpshufb  ymm18, ymm29, ymm27
            vpshufb  ymm19, ymm26, ymm27
            vmovdqu64 xmm0, [rsi + 32]                          /* W_8 to W_11 */
            vinserti32x4 ymm26, ymm0, [rsi + 160], 1
            vmovdqu64 xmm0, [rsi + 96]
            vinserti32x4 ymm28, ymm0, [rsi + 224], 1
            vpunpcklqdq ymm29, ymm26, ymm28
            vpunpckhqdq ymm26, ymm26, ymm28
            vpshufb  ymm20, ymm29, ymm27
            vpshufb  ymm21, ymm26, ymm27
            vmovdqu64 xmm0, [rsi + 48]                          /* W_12 to W_15 */
            vinserti32x4 ymm26, ymm0, [rsi + 176], 1
            vmovdqu64 xmm0, [rsi + 112]
            vinserti32x4 ymm28, ymm0, [rsi + 240], 1
            vpunpcklqdq ymm29, ymm26, ymm28
            vpunpckhqdq ymm26, ymm26, ymm28
            vpshufb  ymm22, ymm29, ymm27
            vpshufb  ymm23, ymm26, ymm27
            vpaddd   ymm26, ymm16, [rip + NSMS_L(K2x4)]         /* W_0 to W_1, each + K_t */
            vmovdqu64 [rax], ymm26
            vpaddd   ymm26, ymm17, [rip + NSMS_L(K2x4) + 32]    /* W_2 to W_3, each + K_t */
            vmovdqu64 [rax + 32], ymm26
            vpaddd   ymm26, ymm18, [rip + NSMS_L(K2x4) + 64]    /* W_4 to W_5, each + K_t */
            vmovdqu64 [rax + 64], ymm26
            vpaddd   ymm26, ymm19, [rip + NSMS_L(K2x4) + 96]    /* W_6 to W_7, each + K_t */
            vmovdqu64 [rax + 96], ymm26
            vpaddd   ymm26, ymm20, [rip + NSMS_L(K2x4) + 128]   /* W_8 to W_9, each + K_t */
            vmovdqu64 [rax + 128], ymm26
            vpaddd   ymm26, ymm21, [rip + NSMS_L(K2x4) + 160]   /* W_10 to W_11, each + K_t */
            vmovdqu64 xmm8, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            vmovdqu64 [rax + 1120], xmm8
            vmovdqu64 [rax + 160], ymm26
            vpaddd   ymm26, ymm22, [rip + NSMS_L(K2x4) + 192]   /* W_12 to W_13, each + K_t */
            vmovdqu64 [rax + 192], ymm26
            vpaddd   ymm26, ymm23, [rip + NSMS_L(K2x4) + 224]   /* W_14 to W_15, each + K_t */
            vmovdqu64 [rax + 224], ymm26
            vshufps  ymm26, ymm16, ymm17, 39
            vpshufd  ymm24, ymm26, 141
            vshufps  ymm26, ymm17, ymm18, 39
            vpshufd  ymm25, ymm26, 141
            vshufps  ymm26, ymm18, ymm19, 39
            vpshufd  ymm26, ymm26, 141
            vmovdqu64 [rax + 1024], ymm26
            vshufps  ymm27, ymm19, ymm20, 39
            vpshufd  ymm27, ymm27, 141
            vmovdqu64 [rax + 1056], ymm27
            lea      rdi, [rax + 768]
            lea      rcx, [rip + NSMS_L(K2x4) + 256]
        mov          rdx, rax
        vmovdqa64    xmm1, xmm7
        vmovdqa64    xmm2, xmm8
        vmovdqa64    xmm9, xmm7
        vmovdqa64    xmm10, xmm8
        vmovdqa64    xmm3, xmm7
        vmovdqa64    xmm4, xmm8
        vmovdqa64    xmm11, xmm7
        vmovdqa64    xmm12, xmm8
        vmovdqa64    xmm5, xmm7
        vmovdqa64    xmm6, xmm8
        vmovdqa64    xmm13, xmm7
        vmovdqa64    xmm14, xmm8
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..7 of 4 blocks: ymm16..ymm23; scratch: rax; abef0: xmm1; cdgh0: xmm2; */
        /*   abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6; abef3: xmm7; cdgh3: xmm8; kp: rcx; */
        /*   nodes: rsi; p: rdx; W1 across.4: ymm24; W3 across.4: ymm25; W5 across.4: [rax+1024]; W7 */
        /*   across.4: [rax+1056]; H.abef0: xmm9; H.cdgh0: xmm10; H.abef1: xmm11; H.cdgh1: xmm12; */
        /*   H.abef2: xmm13; H.cdgh2: xmm14; H.abef3: [rax+1088]; H.cdgh3: [rax+1120]; upper_bound: rdi; */
        /*   digests: r8; count: r9. */
NSMS_L(pairs_rounds_and_schedule0):

        /* rounds 0 to 47, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vshufps  ymm26, ymm20, ymm21, 39                    /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vprord   ymm27, ymm24, 7
            vprord   ymm28, ymm24, 18
            vpshufd  ymm26, ymm26, 141
            vpsrld   ymm29, ymm24, 3
            vpternlogd ymm28, ymm27, ymm29, 150
            vpaddd   ymm27, ymm16, ymm26
            vprord   ymm29, ymm23, 17
            vprord   ymm30, ymm23, 19
            vmovq    xmm0, [rdx]                                /* rounds 0 and 1 */
            sha256rnds2 xmm2, xmm1, xmm0
            vpsrld   ymm31, ymm23, 10
            vpternlogd ymm30, ymm29, ymm31, 150
            vpaddd   ymm28, ymm30, ymm28
            vmovq    xmm0, [rdx + 8]
            sha256rnds2 xmm4, xmm3, xmm0
            vshufps  ymm29, ymm21, ymm22, 39                    /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vprord   ymm30, ymm25, 7
            vprord   ymm31, ymm25, 18
            vmovq    xmm0, [rdx + 16]
            sha256rnds2 xmm6, xmm5, xmm0
            vpsrld   ymm25, ymm25, 3
            vpaddd   ymm16, ymm27, ymm28
            vpternlogd ymm31, ymm30, ymm25, 150
            vmovq    xmm0, [rdx + 24]
            sha256rnds2 xmm8, xmm7, xmm0
            vprord   ymm27, ymm16, 17
            vprord   ymm28, ymm16, 19
            vpaddd   ymm30, ymm16, [rcx]
            vpshufd  ymm29, ymm29, 141
            vpaddd   ymm25, ymm17, ymm29
            vpaddd   ymm31, ymm31, ymm25
            vmovq    xmm0, [rdx + 32]                           /* rounds 2 and 3 */
            sha256rnds2 xmm1, xmm2, xmm0
            vpsrld   ymm25, ymm16, 10
            vmovdqu64 [rdx + 256], ymm30
            vpternlogd ymm28, ymm27, ymm25, 150
            vmovq    xmm0, [rdx + 40]
            sha256rnds2 xmm3, xmm4, xmm0
            vshufps  ymm27, ymm22, ymm23, 39                    /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vmovdqu64 ymm30, [rax + 1024]
            vprord   ymm25, ymm30, 7
            vprord   ymm24, ymm30, 18
            vmovq    xmm0, [rdx + 48]
            sha256rnds2 xmm5, xmm6, xmm0
            vpshufd  ymm27, ymm27, 141
            vpsrld   ymm30, ymm30, 3
            vpaddd   ymm17, ymm31, ymm28
            vpternlogd ymm24, ymm25, ymm30, 150
            vpaddd   ymm28, ymm18, ymm27
            vmovq    xmm0, [rdx + 56]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm28, ymm24, ymm28
            vprord   ymm30, ymm17, 17
            vprord   ymm31, ymm17, 19
            vpaddd   ymm25, ymm17, [rcx + 32]
            vmovdqu64 [rdx + 288], ymm25
            vpsrld   ymm25, ymm17, 10
            vpternlogd ymm31, ymm30, ymm25, 150
            vmovq    xmm0, [rdx + 72]                           /* rounds 4 and 5 */
            sha256rnds2 xmm4, xmm3, xmm0
            vshufps  ymm30, ymm23, ymm16, 39                    /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vmovq    xmm0, [rdx + 64]
            sha256rnds2 xmm2, xmm1, xmm0
            vmovdqu64 ymm25, [rax + 1056]
            vprord   ymm24, ymm25, 7
            vprord   ymm18, ymm25, 18
            vmovq    xmm0, [rdx + 80]
            sha256rnds2 xmm6, xmm5, xmm0
            vpsrld   ymm25, ymm25, 3
            vpaddd   ymm28, ymm28, ymm31
            vpshufd  ymm30, ymm30, 141
            vpternlogd ymm18, ymm24, ymm25, 150
            vpaddd   ymm31, ymm19, ymm18
            vmovq    xmm0, [rdx + 88]
            sha256rnds2 xmm8, xmm7, xmm0
            vprord   ymm25, ymm28, 17
            vprord   ymm24, ymm28, 19
            vpaddd   ymm31, ymm31, ymm30
            vpaddd   ymm19, ymm28, [rcx + 64]
            vpsrld   ymm18, ymm28, 10
            vpternlogd ymm24, ymm25, ymm18, 150
            vmovdqu64 [rdx + 320], ymm19
            vmovq    xmm0, [rdx + 104]                          /* rounds 6 and 7 */
            sha256rnds2 xmm3, xmm4, xmm0
            vshufps  ymm25, ymm16, ymm17, 39                    /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vmovq    xmm0, [rdx + 96]
            sha256rnds2 xmm1, xmm2, xmm0
            vprord   ymm19, ymm26, 7
            vprord   ymm18, ymm26, 18
            vpsrld   ymm26, ymm26, 3
            vmovq    xmm0, [rdx + 112]
            sha256rnds2 xmm5, xmm6, xmm0
            vpshufd  ymm25, ymm25, 141
            vpaddd   ymm31, ymm31, ymm24
            vpternlogd ymm18, ymm19, ymm26, 150
            vpaddd   ymm26, ymm20, ymm18
            vpaddd   ymm26, ymm26, ymm25
            vprord   ymm24, ymm31, 17
            vmovq    xmm0, [rdx + 120]
            sha256rnds2 xmm7, xmm8, xmm0
            vprord   ymm20, ymm31, 19
            vpaddd   ymm19, ymm31, [rcx + 96]
            vpsrld   ymm18, ymm31, 10
            vpternlogd ymm20, ymm24, ymm18, 150
            vmovq    xmm0, [rdx + 128]                          /* rounds 8 and 9 */
            sha256rnds2 xmm2, xmm1, xmm0
            vmovdqu64 [rdx + 352], ymm19
            vmovq    xmm0, [rdx + 136]
            sha256rnds2 xmm4, xmm3, xmm0
            vshufps  ymm24, ymm17, ymm28, 39                    /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vprord   ymm19, ymm29, 7
            vprord   ymm18, ymm29, 18
            vmovq    xmm0, [rdx + 144]
            sha256rnds2 xmm6, xmm5, xmm0
            vpsrld   ymm29, ymm29, 3
            vpshufd  ymm24, ymm24, 141
            vpaddd   ymm20, ymm26, ymm20
            vpaddd   ymm26, ymm20, [rcx + 128]
            vpternlogd ymm18, ymm19, ymm29, 150
            vmovq    xmm0, [rdx + 152]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm29, ymm21, ymm18
            vpaddd   ymm29, ymm29, ymm24
            vprord   ymm21, ymm20, 17
            vprord   ymm19, ymm20, 19
            vmovq    xmm0, [rdx + 160]                          /* rounds 10 and 11 */
            sha256rnds2 xmm1, xmm2, xmm0
            vpsrld   ymm18, ymm20, 10
            vmovdqu64 [rdx + 384], ymm26
            vpternlogd ymm19, ymm21, ymm18, 150
            vmovq    xmm0, [rdx + 168]
            sha256rnds2 xmm3, xmm4, xmm0
            vshufps  ymm26, ymm28, ymm31, 39                    /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vprord   ymm21, ymm27, 7
            vprord   ymm18, ymm27, 18
            vmovq    xmm0, [rdx + 176]
            sha256rnds2 xmm5, xmm6, xmm0
            vpsrld   ymm27, ymm27, 3
            vpaddd   ymm29, ymm29, ymm19
            vpternlogd ymm18, ymm21, ymm27, 150
            vpshufd  ymm26, ymm26, 141
            vmovdqu64 [rax + 1024], ymm26
            vpaddd   ymm27, ymm29, [rcx + 160]
            vmovdqu64 [rdx + 416], ymm27
            vpaddd   ymm27, ymm22, ymm18
            vpaddd   ymm27, ymm27, ymm26
            vmovq    xmm0, [rdx + 184]
            sha256rnds2 xmm7, xmm8, xmm0
            vprord   ymm22, ymm29, 17
            vprord   ymm21, ymm29, 19
            vmovq    xmm0, [rdx + 192]                          /* rounds 12 and 13 */
            sha256rnds2 xmm2, xmm1, xmm0
            vpsrld   ymm19, ymm29, 10
            vpternlogd ymm21, ymm22, ymm19, 150
            vshufps  ymm22, ymm31, ymm20, 39                    /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vprord   ymm19, ymm30, 7
            vprord   ymm18, ymm30, 18
            vmovq    xmm0, [rdx + 200]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rdx + 208]
            sha256rnds2 xmm6, xmm5, xmm0
            vpsrld   ymm30, ymm30, 3
            vpternlogd ymm18, ymm19, ymm30, 150
            vpaddd   ymm27, ymm27, ymm21
            vpshufd  ymm30, ymm22, 141
            vmovdqu64 [rax + 1056], ymm30
            vpaddd   ymm23, ymm23, ymm18
            vmovq    xmm0, [rdx + 216]
            sha256rnds2 xmm8, xmm7, xmm0
            vprord   ymm22, ymm27, 17
            vprord   ymm21, ymm27, 19
            vpaddd   ymm23, ymm23, ymm30
            vpaddd   ymm19, ymm27, [rcx + 192]
            vmovdqu64 [rdx + 448], ymm19
            vmovq    xmm0, [rdx + 224]                          /* rounds 14 and 15 */
            sha256rnds2 xmm1, xmm2, xmm0
            vpsrld   ymm19, ymm27, 10
            vpternlogd ymm21, ymm22, ymm19, 150
            vmovq    xmm0, [rdx + 232]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rdx + 240]
            sha256rnds2 xmm5, xmm6, xmm0
            vpaddd   ymm23, ymm23, ymm21
            vpaddd   ymm22, ymm23, [rcx + 224]
            vmovdqu64 [rdx + 480], ymm22
            vmovq    xmm0, [rdx + 248]
            sha256rnds2 xmm7, xmm8, xmm0
        add          rcx, 256                                   /* the next sixteen words */
        add          rdx, 256
        vmovdqa64    ymm18, ymm28
        vmovdqa64    ymm19, ymm31
        vmovdqa64    ymm21, ymm29
        vmovdqa64    ymm22, ymm27
        vmovdqa64    ymm26, ymm24
        vmovdqa64    ymm24, ymm25
        vmovdqa64    ymm25, ymm26
        cmp          rdx, rdi
        jne          NSMS_L(pairs_rounds_and_schedule0)

        /* rounds 48 to 63, and the hash values after the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label pairs_rounds_and_schedule0, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vmovq    xmm0, [rdx]                                /* rounds 0 and 1 */
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rdx + 8]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rdx + 16]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rdx + 24]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rdx + 32]                           /* rounds 2 and 3 */
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rdx + 40]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rdx + 48]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rdx + 56]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rdx + 64]                           /* rounds 4 and 5 */
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rdx + 72]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rdx + 80]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rdx + 88]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rdx + 96]                           /* rounds 6 and 7 */
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rdx + 104]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rdx + 112]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rdx + 120]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rdx + 128]                          /* rounds 8 and 9 */
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rdx + 136]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rdx + 144]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rdx + 152]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rdx + 160]                          /* rounds 10 and 11 */
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rdx + 168]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rdx + 176]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rdx + 184]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rdx + 192]                          /* rounds 12 and 13 */
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rdx + 200]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rdx + 208]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rdx + 216]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rdx + 224]                          /* rounds 14 and 15 */
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rdx + 232]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rdx + 240]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rdx + 248]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   xmm9, xmm9, xmm1                           /* H = H + (a, b, ...) */
            vpaddd   xmm11, xmm11, xmm3
            vpaddd   xmm13, xmm13, xmm5
            vmovdqu64 xmm0, [rax + 1088]
            vpaddd   xmm7, xmm0, xmm7
            vmovdqu64 [rax + 1088], xmm7
            vpaddd   xmm10, xmm10, xmm2
            vpaddd   xmm12, xmm12, xmm4
            vpaddd   xmm14, xmm14, xmm6
            vmovdqu64 xmm0, [rax + 1120]
            vpaddd   xmm8, xmm8, xmm0
            vmovdqu64 [rax + 1120], xmm8
        vmovdqa64    xmm1, xmm9
        vmovdqa64    xmm2, xmm10
        vmovdqa64    xmm3, xmm11
        vmovdqa64    xmm4, xmm12
        vmovdqa64    xmm5, xmm13
        vmovdqa64    xmm6, xmm14

        /* a constant block */
        lea          rcx, [rip + NSMS_L(W1)]
        lea          rdi, [rip + NSMS_L(W1) + 256]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: scratch: rax; abef0: xmm1; cdgh0: xmm2; abef1: xmm3; cdgh1: xmm4; abef2: xmm5; */
        /*   cdgh2: xmm6; abef3: xmm7; cdgh3: xmm8; kp: rcx; nodes: rsi; H.abef0: xmm9; H.cdgh0: xmm10; */
        /*   H.abef1: xmm11; H.cdgh1: xmm12; H.abef2: xmm13; H.cdgh2: xmm14; H.abef3: [rax+1088]; */
        /*   H.cdgh3: [rax+1120]; upper_bound: rdi; digests: r8; count: r9. */
NSMS_L(pairs_padding_rounds1):

        /* rounds 0 to 63 of a constant block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label pairs_rounds_and_schedule0, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vmovq    xmm0, [rcx]                                /* rounds 0 and 1 */
            sha256rnds2 xmm4, xmm3, xmm0
            sha256rnds2 xmm6, xmm5, xmm0
            sha256rnds2 xmm8, xmm7, xmm0
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 8]                            /* rounds 2 and 3 */
            sha256rnds2 xmm3, xmm4, xmm0
            sha256rnds2 xmm5, xmm6, xmm0
            sha256rnds2 xmm7, xmm8, xmm0
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 16]                           /* rounds 4 and 5 */
            sha256rnds2 xmm4, xmm3, xmm0
            sha256rnds2 xmm6, xmm5, xmm0
            sha256rnds2 xmm8, xmm7, xmm0
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 24]                           /* rounds 6 and 7 */
            sha256rnds2 xmm3, xmm4, xmm0
            sha256rnds2 xmm5, xmm6, xmm0
            sha256rnds2 xmm7, xmm8, xmm0
            sha256rnds2 xmm1, xmm2, xmm0
        lea          rdx, [rcx + 64]                            /* the next sixteen words */
            vmovq    xmm0, [rcx + 32]                           /* rounds 8 and 9 */
            sha256rnds2 xmm4, xmm3, xmm0
            sha256rnds2 xmm6, xmm5, xmm0
            sha256rnds2 xmm8, xmm7, xmm0
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 40]                           /* rounds 10 and 11 */
            sha256rnds2 xmm3, xmm4, xmm0
            sha256rnds2 xmm5, xmm6, xmm0
            sha256rnds2 xmm7, xmm8, xmm0
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 48]                           /* rounds 12 and 13 */
            sha256rnds2 xmm4, xmm3, xmm0
            sha256rnds2 xmm6, xmm5, xmm0
            sha256rnds2 xmm8, xmm7, xmm0
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 56]                           /* rounds 14 and 15 */
            sha256rnds2 xmm3, xmm4, xmm0
            sha256rnds2 xmm5, xmm6, xmm0
            sha256rnds2 xmm7, xmm8, xmm0
            sha256rnds2 xmm1, xmm2, xmm0
        mov          rcx, rdx
        cmp          rcx, rdi
        jne          NSMS_L(pairs_padding_rounds1)

        /* rounds 48 to 63, and the hash values after the block */
            vpaddd   xmm0, xmm9, xmm1                           /* H = H + (a, b, ...) */
            vpaddd   xmm1, xmm11, xmm3
            vpaddd   xmm3, xmm13, xmm5
            vmovdqu64 xmm5, [rax + 1088]
            vpaddd   xmm5, xmm5, xmm7
            vpaddd   xmm2, xmm10, xmm2
            vpaddd   xmm4, xmm12, xmm4
            vpaddd   xmm6, xmm14, xmm6
            vmovdqu64 xmm7, [rax + 1120]
            vpaddd   xmm7, xmm8, xmm7
            vshufps  xmm8, xmm0, xmm2, 187
            vshufps  xmm9, xmm1, xmm4, 187
            vshufps  xmm10, xmm3, xmm6, 187
            vshufps  xmm11, xmm5, xmm7, 187
            vshufps  xmm0, xmm0, xmm2, 17
            vshufps  xmm1, xmm1, xmm4, 17
            vshufps  xmm2, xmm3, xmm6, 17
            vshufps  xmm3, xmm5, xmm7, 17
            vmovdqu64 xmm4, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  xmm5, xmm9, xmm4
            vpshufb  xmm6, xmm10, xmm4
            vpshufb  xmm7, xmm11, xmm4
            vpshufb  xmm8, xmm8, xmm4
            vmovdqu64 [r8 + 32], xmm5
            vmovdqu64 [r8 + 64], xmm6
            vmovdqu64 [r8 + 96], xmm7
            vmovdqu64 [r8], xmm8
            vpshufb  xmm1, xmm1, xmm4
            vpshufb  xmm2, xmm2, xmm4
            vpshufb  xmm3, xmm3, xmm4
            vpshufb  xmm0, xmm0, xmm4
            vmovdqu64 [r8 + 48], xmm1
            vmovdqu64 [r8 + 80], xmm2
            vmovdqu64 [r8 + 112], xmm3
            vmovdqu64 [r8 + 16], xmm0

        /* the next nodes */
        add          rsi, 256
        add          r8, 128
        add          r9, -4
        jmp          NSMS_L(pairs_next_batch)
        /* Live here: scratch: rax; nodes: rsi; digests: r8; count: r9. */
NSMS_L(pairs_two_at_once):
        cmp          r9, 2
        jb           NSMS_L(pairs_one_at_once)

        /* a block with message words */
            vmovdqu64 xmm5, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] /* message 0 */
            vmovdqu64 xmm6, [rsi + 64]                          /* W_0 to W_3 */
            vmovdqu64 xmm7, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            vmovdqu64 xmm8, [rsi]
            vmovdqu64 xmm9, [rsi + 80]                          /* W_4 to W_7 */
            vmovdqu64 xmm10, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  xmm6, xmm6, xmm10
            vpshufb  xmm8, xmm8, xmm10
            vpshufb  xmm9, xmm9, xmm10
            vmovdqu64 xmm11, [rsi + 16]
            vmovdqu64 xmm12, [rsi + 96]                         /* W_8 to W_11 */
            vpshufb  xmm11, xmm11, xmm10
            vpshufb  xmm12, xmm12, xmm10
            vmovdqu64 xmm13, [rsi + 32]
            vpshufb  xmm13, xmm13, xmm10
            vmovdqu64 xmm14, [rsi + 112]                        /* W_12 to W_15 */
            vmovdqu64 xmm15, [rsi + 48]
            vpshufb  xmm14, xmm14, xmm10
            vpshufb  xmm15, xmm15, xmm10
            vmovdqu64 xmm4, [rip + NSMS_L(K)]
            vpaddd   xmm0, xmm4, xmm6
            vmovdqa64 xmm3, xmm7                                /* rounds 0 to 3 */
            sha256rnds2 xmm3, xmm5, xmm0
            vpshufd  xmm0, xmm0, 14
            vmovdqa64 xmm2, xmm5
            sha256rnds2 xmm2, xmm3, xmm0
            vpaddd   xmm0, xmm8, xmm4
            vmovdqa64 xmm4, xmm7
            sha256rnds2 xmm4, xmm5, xmm0
            vpshufd  xmm0, xmm0, 14
            vmovdqa64 xmm1, xmm5
            sha256rnds2 xmm1, xmm4, xmm0
            vpalignr xmm0, xmm14, xmm12, 4                      /* W_16 to W_19 */
            vmovdqu64 xmm10, [rip + NSMS_L(K) + 16]
            vpaddd   xmm7, xmm10, xmm9
            vmovdqa64 xmm5, xmm0
            vmovdqa64 xmm0, xmm7
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 4 to 7 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            sha256msg1 xmm6, xmm9
            vpaddd   xmm0, xmm10, xmm11
            sha256rnds2 xmm4, xmm1, xmm0
            vpaddd   xmm5, xmm6, xmm5
            sha256msg2 xmm5, xmm14
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vmovdqu64 xmm6, [rip + NSMS_L(K) + 32]
            vpaddd   xmm0, xmm12, xmm6
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 8 to 11 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpaddd   xmm0, xmm13, xmm6
            sha256rnds2 xmm4, xmm1, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vmovdqu64 xmm6, [rip + NSMS_L(K) + 48]
            vpaddd   xmm0, xmm14, xmm6
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 12 to 15 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpalignr xmm7, xmm5, xmm14, 4                       /* W_20 to W_23 */
            sha256msg1 xmm9, xmm12
            vpaddd   xmm0, xmm15, xmm6
            sha256rnds2 xmm4, xmm1, xmm0
            vpaddd   xmm6, xmm9, xmm7
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            sha256msg2 xmm6, xmm5
            vpalignr xmm7, xmm15, xmm13, 4
            sha256msg1 xmm8, xmm11
            vpaddd   xmm7, xmm8, xmm7
            sha256msg2 xmm7, xmm15
            vmovdqu64 xmm8, [rip + NSMS_L(K) + 64]
            vpaddd   xmm0, xmm8, xmm5
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 16 to 19 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpalignr xmm9, xmm6, xmm5, 4                        /* W_24 to W_27 */
            vpaddd   xmm0, xmm8, xmm7
            sha256rnds2 xmm4, xmm1, xmm0
            sha256msg1 xmm12, xmm14
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vpaddd   xmm8, xmm12, xmm9
            vpalignr xmm9, xmm7, xmm15, 4
            sha256msg2 xmm8, xmm6
            sha256msg1 xmm11, xmm13
            vpaddd   xmm9, xmm11, xmm9
            sha256msg2 xmm9, xmm7
            vmovdqu64 xmm10, [rip + NSMS_L(K) + 80]
            vpaddd   xmm0, xmm10, xmm6
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 20 to 23 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpaddd   xmm0, xmm10, xmm9
            sha256rnds2 xmm4, xmm1, xmm0
            vpalignr xmm10, xmm8, xmm6, 4                       /* W_28 to W_31 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            sha256msg1 xmm14, xmm5
            vpalignr xmm11, xmm9, xmm7, 4
            sha256msg1 xmm13, xmm15
            vpaddd   xmm10, xmm14, xmm10
            vpaddd   xmm11, xmm13, xmm11
            sha256msg2 xmm10, xmm8
            sha256msg2 xmm11, xmm9
            vmovdqu64 xmm12, [rip + NSMS_L(K) + 96]
            vpaddd   xmm0, xmm12, xmm8
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 24 to 27 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpaddd   xmm0, xmm12, xmm11
            sha256rnds2 xmm4, xmm1, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vpalignr xmm12, xmm11, xmm9, 4
            vpalignr xmm13, xmm10, xmm8, 4                      /* W_32 to W_35 */
            sha256msg1 xmm15, xmm7
            sha256msg1 xmm5, xmm6
            vpaddd   xmm12, xmm15, xmm12
            vpaddd   xmm5, xmm13, xmm5
            sha256msg2 xmm12, xmm11
            sha256msg2 xmm5, xmm10
            vmovdqu64 xmm13, [rip + NSMS_L(K) + 112]
            vpaddd   xmm0, xmm13, xmm10
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 28 to 31 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpaddd   xmm0, xmm13, xmm12
            sha256rnds2 xmm4, xmm1, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vpalignr xmm13, xmm12, xmm11, 4
            sha256msg1 xmm7, xmm9
            vpalignr xmm14, xmm5, xmm10, 4                      /* W_36 to W_39 */
            vpaddd   xmm7, xmm13, xmm7
            sha256msg1 xmm6, xmm8
            sha256msg2 xmm7, xmm12
            vmovdqu64 xmm13, [rip + NSMS_L(K) + 128]
            vpaddd   xmm0, xmm13, xmm5
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 32 to 35 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpaddd   xmm6, xmm14, xmm6
            sha256msg2 xmm6, xmm5
            vpaddd   xmm0, xmm13, xmm7
            sha256rnds2 xmm4, xmm1, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vpalignr xmm13, xmm7, xmm12, 4
            sha256msg1 xmm9, xmm11
            vpaddd   xmm9, xmm9, xmm13
            sha256msg2 xmm9, xmm7
            vpalignr xmm13, xmm6, xmm5, 4                       /* W_40 to W_43 */
            vmovdqu64 xmm14, [rip + NSMS_L(K) + 144]
            vpaddd   xmm0, xmm14, xmm6
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 36 to 39 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            sha256msg1 xmm8, xmm10
            vpaddd   xmm8, xmm8, xmm13
            vpaddd   xmm0, xmm14, xmm9
            sha256rnds2 xmm4, xmm1, xmm0
            sha256msg2 xmm8, xmm6
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vpalignr xmm13, xmm9, xmm7, 4
            sha256msg1 xmm11, xmm12
            vpaddd   xmm11, xmm11, xmm13
            sha256msg2 xmm11, xmm9
            vmovdqu64 xmm13, [rip + NSMS_L(K) + 160]
            vpaddd   xmm0, xmm13, xmm8
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 40 to 43 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpalignr xmm14, xmm8, xmm6, 4                       /* W_44 to W_47 */
            sha256msg1 xmm10, xmm5
            vpaddd   xmm0, xmm13, xmm11
            sha256rnds2 xmm4, xmm1, xmm0
            vpaddd   xmm10, xmm10, xmm14
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            sha256msg2 xmm10, xmm8
            vpalignr xmm13, xmm11, xmm9, 4
            sha256msg1 xmm12, xmm7
            vpaddd   xmm12, xmm12, xmm13
            sha256msg2 xmm12, xmm11
            vmovdqu64 xmm13, [rip + NSMS_L(K) + 176]
            vpaddd   xmm0, xmm13, xmm10
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 44 to 47 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpaddd   xmm0, xmm13, xmm12
            sha256rnds2 xmm4, xmm1, xmm0
            vpalignr xmm13, xmm10, xmm8, 4                      /* W_48 to W_51 */
            sha256msg1 xmm5, xmm6
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vpaddd   xmm5, xmm13, xmm5
            vpalignr xmm13, xmm12, xmm11, 4
            sha256msg1 xmm7, xmm9
            sha256msg2 xmm5, xmm10
            vpaddd   xmm7, xmm13, xmm7
            sha256msg2 xmm7, xmm12
            vmovdqu64 xmm13, [rip + NSMS_L(K) + 192]
            vpaddd   xmm0, xmm13, xmm5
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 48 to 51 */
            vpaddd   xmm13, xmm13, xmm7
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm4, xmm1, xmm0
            vpshufd  xmm13, xmm14, 14
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm2, xmm3, xmm0
            vpalignr xmm13, xmm5, xmm10, 4                      /* W_52 to W_55 */
            vpshufd  xmm0, xmm14, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vpalignr xmm14, xmm7, xmm12, 4
            sha256msg1 xmm6, xmm8
            sha256msg1 xmm9, xmm11
            vpaddd   xmm6, xmm13, xmm6
            vpaddd   xmm9, xmm9, xmm14
            sha256msg2 xmm6, xmm5
            sha256msg2 xmm9, xmm7
            vmovdqu64 xmm13, [rip + NSMS_L(K) + 208]
            vpaddd   xmm0, xmm13, xmm6
            sha256rnds2 xmm3, xmm2, xmm0                        /* rounds 52 to 55 */
            vpaddd   xmm13, xmm13, xmm9
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm4, xmm1, xmm0
            vpshufd  xmm13, xmm14, 14
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm2, xmm3, xmm0
            vpshufd  xmm0, xmm14, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vpalignr xmm13, xmm9, xmm7, 4                       /* W_56 to W_59 */
            vpalignr xmm14, xmm6, xmm5, 4
            sha256msg1 xmm11, xmm12
            sha256msg1 xmm8, xmm10
            vpaddd   xmm11, xmm11, xmm13
            vpaddd   xmm8, xmm8, xmm14
            sha256msg2 xmm11, xmm9
            vmovdqu64 xmm13, [rip + NSMS_L(K) + 224]
            sha256msg2 xmm8, xmm6
            vpaddd   xmm0, xmm13, xmm11
            sha256rnds2 xmm4, xmm1, xmm0                        /* rounds 56 to 59 */
            vpaddd   xmm13, xmm13, xmm8
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm3, xmm2, xmm0
            vpshufd  xmm13, xmm14, 14
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm1, xmm4, xmm0
            vpalignr xmm9, xmm11, xmm9, 4                       /* W_60 to W_63 */
            vpshufd  xmm0, xmm14, 14
            sha256rnds2 xmm2, xmm3, xmm0
            sha256msg1 xmm12, xmm7
            vpalignr xmm6, xmm8, xmm6, 4
            vpaddd   xmm7, xmm12, xmm9
            sha256msg2 xmm7, xmm11
            sha256msg1 xmm10, xmm5
            vmovdqu64 xmm5, [rip + NSMS_L(K) + 240]
            vpaddd   xmm6, xmm10, xmm6
            sha256msg2 xmm6, xmm8
            vpaddd   xmm0, xmm5, xmm7
            sha256rnds2 xmm4, xmm1, xmm0                        /* rounds 60 to 63 */
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm1, xmm4, xmm0
            vpaddd   xmm0, xmm5, xmm6
            sha256rnds2 xmm3, xmm2, xmm0
            vmovdqu64 xmm5, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)]
            vpaddd   xmm6, xmm5, xmm1                           /* H = H + (a, b, ...) */
            vmovdqu64 xmm7, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
            vpaddd   xmm8, xmm7, xmm4
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm3, xmm0
            vpaddd   xmm5, xmm5, xmm2
            vpaddd   xmm7, xmm7, xmm3
            vmovdqu64 xmm0, [rip + NSMS_L(W1)]
            vmovdqa64 xmm9, xmm8
            sha256rnds2 xmm9, xmm6, xmm0
            vmovdqa64 xmm10, xmm7
            sha256rnds2 xmm10, xmm5, xmm0
            vpshufd  xmm0, xmm0, 14
            vmovdqa64 xmm11, xmm6
            sha256rnds2 xmm11, xmm9, xmm0
            vmovdqa64 xmm12, xmm5
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 16]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm11, xmm9, xmm0
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 32]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm11, xmm9, xmm0
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 48]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm11, xmm9, xmm0
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 64]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm11, xmm9, xmm0
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 80]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm11, xmm9, xmm0
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 96]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm11, xmm9, xmm0
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 112]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm11, xmm9, xmm0
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 128]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm11, xmm9, xmm0
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 144]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm11, xmm9, xmm0
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 160]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm12, xmm10, xmm0
            sha256rnds2 xmm11, xmm9, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 176]
            sha256rnds2 xmm9, xmm11, xmm0
            sha256rnds2 xmm10, xmm12, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm12, xmm10, xmm0
            sha256rnds2 xmm11, xmm9, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 192]
            sha256rnds2 xmm10, xmm12, xmm0
            sha256rnds2 xmm9, xmm11, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm12, xmm10, xmm0
            sha256rnds2 xmm11, xmm9, xmm0
            vmovdqu64 xmm0, [rip + NSMS_L(W1) + 208]
            sha256rnds2 xmm10, xmm12, xmm0
            sha256rnds2 xmm9, xmm11, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm13, [rip + NSMS_L(W1) + 224]
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm10, xmm12, xmm0
            vmovdqa64 xmm13, xmm0
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm11, xmm9, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm9, xmm11, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqu64 xmm13, [rip + NSMS_L(W1) + 240]
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm10, xmm12, xmm0
            vmovdqa64 xmm13, xmm0
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm11, xmm9, xmm0
            vpshufd  xmm0, xmm13, 14
            sha256rnds2 xmm12, xmm10, xmm0
            vmovdqa64 xmm14, xmm0
            vmovdqa64 xmm0, xmm13
            sha256rnds2 xmm9, xmm11, xmm0
            vpaddd   xmm5, xmm12, xmm5
            vmovdqa64 xmm0, xmm14
            sha256rnds2 xmm11, xmm9, xmm0
            vpaddd   xmm0, xmm10, xmm7
            vpaddd   xmm6, xmm11, xmm6
            vshufps  xmm7, xmm5, xmm0, 187
            vpaddd   xmm8, xmm8, xmm9
            vshufps  xmm9, xmm6, xmm8, 187
            vshufps  xmm0, xmm5, xmm0, 17
            vshufps  xmm5, xmm6, xmm8, 17
            vmovdqu64 xmm6, [rip + NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  xmm3, xmm7, xmm6
            vpshufb  xmm1, xmm9, xmm6
            vpshufb  xmm4, xmm0, xmm6
            vpshufb  xmm2, xmm5, xmm6

        /* the digest of every message */
        vmovdqu64    [r8], xmm1                                 /* digest 0 */
        vmovdqu64    [r8 + 16], xmm2
        vmovdqu64    [r8 + 32], xmm3                            /* digest 1 */
        vmovdqu64    [r8 + 48], xmm4

        /* the next nodes */
        add          rsi, 128
        add          r8, 64
        add          r9, -2
        jmp          NSMS_L(pairs_two_at_once)
        /* Live here: scratch: rax; nodes: rsi; digests: r8; count: r9. */
NSMS_L(pairs_one_at_once):
        cmp          r9, 0
        je           NSMS_L(pairs_done)

        /* a block with message words */
        /* Same rounds as below label pairs_two_at_once, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vmovdqu64    xmm3, [rip + NSMS_L(words_8c68059b7f520e5185ae67bb67e6096a)] /* message 0 */
        vmovdqu64    xmm4, [rip + NSMS_L(words_19cde05babd9831f3af54fa572f36e3c)]
        vmovdqu64    xmm5, [rsi]                                /* W_0 to W_3 */
        vmovdqu64    xmm6, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      xmm5, xmm5, xmm6
        vmovdqu64    xmm7, [rsi + 16]                           /* W_4 to W_7 */
        vpshufb      xmm7, xmm7, xmm6
        vmovdqu64    xmm8, [rsi + 32]                           /* W_8 to W_11 */
        vpshufb      xmm8, xmm8, xmm6
        vmovdqu64    xmm9, [rsi + 48]                           /* W_12 to W_15 */
        vpshufb      xmm9, xmm9, xmm6
        vpaddd       xmm0, xmm5, [rip + NSMS_L(K)]
        vmovdqa64    xmm10, xmm4                                /* rounds 0 to 3 */
        sha256rnds2  xmm10, xmm3, xmm0
        vpshufd      xmm0, xmm0, 14
        vmovdqa64    xmm11, xmm3
        sha256rnds2  xmm11, xmm10, xmm0
        vpaddd       xmm0, xmm7, [rip + NSMS_L(K) + 16]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 4 to 7 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpaddd       xmm0, xmm8, [rip + NSMS_L(K) + 32]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 8 to 11 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpaddd       xmm0, xmm9, [rip + NSMS_L(K) + 48]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 12 to 15 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm9, xmm8, 4                       /* W_16 to W_19 */
        sha256msg1   xmm5, xmm7
        vpaddd       xmm5, xmm12, xmm5
        sha256msg2   xmm5, xmm9
        vpaddd       xmm0, xmm5, [rip + NSMS_L(K) + 64]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 16 to 19 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm5, xmm9, 4                       /* W_20 to W_23 */
        sha256msg1   xmm7, xmm8
        vpaddd       xmm7, xmm12, xmm7
        sha256msg2   xmm7, xmm5
        vpaddd       xmm0, xmm7, [rip + NSMS_L(K) + 80]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 20 to 23 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm7, xmm5, 4                       /* W_24 to W_27 */
        sha256msg1   xmm8, xmm9
        vpaddd       xmm8, xmm8, xmm12
        sha256msg2   xmm8, xmm7
        vpaddd       xmm0, xmm8, [rip + NSMS_L(K) + 96]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 24 to 27 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm8, xmm7, 4                       /* W_28 to W_31 */
        sha256msg1   xmm9, xmm5
        vpaddd       xmm9, xmm9, xmm12
        sha256msg2   xmm9, xmm8
        vpaddd       xmm0, xmm9, [rip + NSMS_L(K) + 112]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 28 to 31 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm9, xmm8, 4                       /* W_32 to W_35 */
        sha256msg1   xmm5, xmm7
        vpaddd       xmm5, xmm12, xmm5
        sha256msg2   xmm5, xmm9
        vpaddd       xmm0, xmm5, [rip + NSMS_L(K) + 128]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 32 to 35 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm5, xmm9, 4                       /* W_36 to W_39 */
        sha256msg1   xmm7, xmm8
        vpaddd       xmm7, xmm12, xmm7
        sha256msg2   xmm7, xmm5
        vpaddd       xmm0, xmm7, [rip + NSMS_L(K) + 144]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 36 to 39 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm7, xmm5, 4                       /* W_40 to W_43 */
        sha256msg1   xmm8, xmm9
        vpaddd       xmm8, xmm8, xmm12
        sha256msg2   xmm8, xmm7
        vpaddd       xmm0, xmm8, [rip + NSMS_L(K) + 160]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 40 to 43 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm8, xmm7, 4                       /* W_44 to W_47 */
        sha256msg1   xmm9, xmm5
        vpaddd       xmm9, xmm9, xmm12
        sha256msg2   xmm9, xmm8
        vpaddd       xmm0, xmm9, [rip + NSMS_L(K) + 176]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 44 to 47 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm9, xmm8, 4                       /* W_48 to W_51 */
        sha256msg1   xmm5, xmm7
        vpaddd       xmm5, xmm12, xmm5
        sha256msg2   xmm5, xmm9
        vpaddd       xmm0, xmm5, [rip + NSMS_L(K) + 192]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 48 to 51 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm5, xmm9, 4                       /* W_52 to W_55 */
        sha256msg1   xmm7, xmm8
        vpaddd       xmm7, xmm12, xmm7
        sha256msg2   xmm7, xmm5
        vpaddd       xmm0, xmm7, [rip + NSMS_L(K) + 208]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 52 to 55 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm7, xmm5, 4                       /* W_56 to W_59 */
        sha256msg1   xmm8, xmm9
        vpaddd       xmm8, xmm8, xmm12
        sha256msg2   xmm8, xmm7
        vpaddd       xmm0, xmm8, [rip + NSMS_L(K) + 224]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 56 to 59 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm7, xmm8, xmm7, 4                        /* W_60 to W_63 */
        sha256msg1   xmm9, xmm5
        vpaddd       xmm5, xmm9, xmm7
        sha256msg2   xmm5, xmm8
        vpaddd       xmm0, xmm5, [rip + NSMS_L(K) + 240]
        sha256rnds2  xmm10, xmm11, xmm0                         /* rounds 60 to 63 */
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpaddd       xmm3, xmm11, xmm3                          /* H = H + (a, b, ...) */
        vpaddd       xmm4, xmm10, xmm4
        vmovdqu64    xmm0, [rip + NSMS_L(W1)]
        vmovdqa64    xmm5, xmm4
        sha256rnds2  xmm5, xmm3, xmm0
        vpshufd      xmm0, xmm0, 14
        vmovdqa64    xmm7, xmm3
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 16]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 32]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 48]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 64]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 80]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 96]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 112]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 128]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 144]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 160]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 176]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 192]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 208]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 224]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vmovdqu64    xmm0, [rip + NSMS_L(W1) + 240]
        sha256rnds2  xmm5, xmm7, xmm0
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm7, xmm5, xmm0
        vpaddd       xmm0, xmm3, xmm7
        vpaddd       xmm3, xmm4, xmm5
        vshufps      xmm4, xmm0, xmm3, 187
        vshufps      xmm0, xmm0, xmm3, 17
        vpshufb      xmm1, xmm4, xmm6
        vpshufb      xmm2, xmm0, xmm6

        /* the digest of every message */
        vmovdqu64    [r8], xmm1                                 /* digest 0 */
        vmovdqu64    [r8 + 16], xmm2

        /* the next nodes */
        add          rsi, 64
        add          r8, 32
        add          r9, -1
        jmp          NSMS_L(pairs_one_at_once)
NSMS_L(pairs_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1216]
        vmovaps      xmm7, [rsp + 1232]
        vmovaps      xmm8, [rsp + 1248]
        vmovaps      xmm9, [rsp + 1264]
        vmovaps      xmm10, [rsp + 1280]
        vmovaps      xmm11, [rsp + 1296]
        vmovaps      xmm12, [rsp + 1312]
        vmovaps      xmm13, [rsp + 1328]
        vmovaps      xmm14, [rsp + 1344]
        vmovaps      xmm15, [rsp + 1360]
        add          rsp, 1384
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 1224
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_pairs_shani_m4_zen4_lanes), . - NSMS_SYMBOL(nsms_sha256_pairs_shani_m4_zen4_lanes)
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

/* nsms_sha256_multi_shani_m4_zen4_lanes: 10 integer registers, 32 vector registers, 5 spills.
 *   Register map: W rows 0..7 of 4 blocks: ymm16..ymm23; to1..to3: rdi, r8, r9; scratch: rax;
 *     abef0: xmm1; cdgh0: xmm2; abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6; abef3: xmm7;
 *     cdgh3: xmm8; W1 across.4: ymm24; W3 across.4: ymm25; W5 across.4: [rax+1024]; W7
 *     across.4: [rax+1056]; H.abef0: xmm9; H.cdgh0: xmm10; H.abef1: xmm11; H.cdgh1: xmm12;
 *     H.abef2: xmm13; H.cdgh2: xmm14; H.abef3: [rax+1088]; H.cdgh3: [rax+1120]; data: rsi;
 *     blocks: r10; state: r11; p: rcx; kp: rdx; upper_bound: rbx. Slots of the frame that are not
 *     named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     to1..to3: address of message 1, 2, ... minus address of message 0.
 *     abef0..abef3: a, b, e, f (a in the highest lane) of the working variables of messages 0..3.
 *     cdgh0..cdgh3: c, d, g, h (c in the highest lane) of the working variables of messages 0..3.
 *     H.abef0..H.abef3: a, b, e, f (a in the highest lane) of the hash value before the block of
 *       messages 0..3.
 *     H.cdgh0..H.cdgh3: c, d, g, h (c in the highest lane) of the hash value before the block of
 *       messages 0..3.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha256_pairs_shani_m4_zen4_lanes: 7 integer registers, 32 vector registers, 0 spills.
 *   Register map: W rows 0..7 of 4 blocks: ymm16..ymm23; scratch: rax; nodes: rsi; digests: r8;
 *     count: r9; abef0: xmm1; cdgh0: xmm2; abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6;
 *     abef3: xmm7; cdgh3: xmm8; kp: rcx; p: rdx; W1 across.4: ymm24; W3 across.4: ymm25; W5
 *     across.4: [rax+1024]; W7 across.4: [rax+1056]; H.abef0: xmm9; H.cdgh0: xmm10; H.abef1: xmm11;
 *     H.cdgh1: xmm12; H.abef2: xmm13; H.cdgh2: xmm14; H.abef3: [rax+1088]; H.cdgh3: [rax+1120];
 *     upper_bound: rdi.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     abef0..abef3: a, b, e, f (a in the highest lane) of the working variables of messages 0..3.
 *     cdgh0..cdgh3: c, d, g, h (c in the highest lane) of the working variables of messages 0..3.
 *     H.abef0..H.abef3: a, b, e, f (a in the highest lane) of the hash value before the block of
 *       messages 0..3.
 *     H.cdgh0..H.cdgh3: c, d, g, h (c in the highest lane) of the hash value before the block of
 *       messages 0..3.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     kp: address of the constants that are added next.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_multi_shani_m4_zen4_lanes
 *   signature: void nsms_sha256_multi_shani_m4_zen4_lanes(uint32_t state[32], const void *const data[4], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 128, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 32, align: 8, access: read, pointee_bytes: 64 *
 *        blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1352, win64: 1528}
 *   features: [avx, avx512bw, avx512f, avx512vl, sha_ni]
 * - name: nsms_sha256_pairs_shani_m4_zen4_lanes
 *   signature: void nsms_sha256_pairs_shani_m4_zen4_lanes(void *digests, const void *nodes, size_t count)
 *   parameters:
 *     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
 *     - {name: nodes, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * count, align: 1, access: read}
 *     - {name: count, sysv: rdx, win64: r8, type: size_t, unit: nodes}
 *   stack_bytes: {sysv: 1224, win64: 1400}
 *   features: [avx, avx512bw, avx512f, avx512vl, sha_ni]
 */
