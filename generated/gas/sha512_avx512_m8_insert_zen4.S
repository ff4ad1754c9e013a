/* sha512_avx512_m8_insert_zen4.S, written by nsms: make gen HASH=sha512 ISA=avx512 KIND=multi M=8 GATHER=insert UARCH=zen4
 *   GATHER=insert: one PINSR per word (figure 8); UARCH=zen4: the options and orders that a search found on zen4
 *
 * void nsms_sha512_multi_avx512_m8_insert_zen4(uint64_t state[64], const void *const data[8], size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: hash values of 8 messages after any number of blocks
 *   of each; state[i*8 + j] is word i of message j, whose blocks begin at data[j].
 *   Reads 512 bytes at state, 64 bytes at data and 128 * blocks bytes at each of these pointers; writes 512 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,125 instructions (System V); 824 bytes of stack (System V), 1,000 (Win64).
 * void nsms_sha512_pairs_avx512_m8_insert_zen4(void *digests, const void *nodes, size_t count);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: digests of nodes of two digests each, 8 at once;
 *   digests may be nodes.
 *   Reads 128 * count bytes at nodes; writes 64 * count bytes at digests.
 *   Arguments: digests, nodes, count in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,481 instructions (System V); 1,224 bytes of stack (System V), 1,400 (Win64).
 *
 * Memory: state and data must be aligned to 8 bytes; digests, nodes and the memory that data points to need no
 * alignment. A buffer that is written must not overlap another, except as stated above. Written are these
 * buffers and the stack below the return address. Clobbers: caller-saved registers and flags; not x87 registers,
 * MXCSR or the direction flag.
 * Needs: avx, avx512bw, avx512dq, avx512f.
 * (The ISA also allows avx512vl, bmi1, bmi2, which this code does not use.)
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
#  define NSMS_L(name) Lsha512_avx512_m8_insert_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_m8_insert_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_avx512_m8_insert_zen4_##name
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
        .quad        0x428a2f98d728ae22, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x6c44198c4a475817
        .p2align     6
NSMS_L(shuffle_76543210fedcba98):  /* byte shuffle: source of each byte */
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .byte        0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
        .p2align     6
NSMS_L(H0):  /* all words of a starting hash value */
        .quad        0x6a09e667f3bcc908, 0xbb67ae8584caa73b
        .quad        0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1
        .quad        0x510e527fade682d1, 0x9b05688c2b3e6c1f
        .quad        0x1f83d9abfb41bd6b, 0x5be0cd19137e2179
        .p2align     6
NSMS_L(W1):  /* W_t + K_t of a constant block; a word for its end */
        .quad        0xc28a2f98d728ae22, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692a94
        .quad        0x649b69c19ef14ad2, 0xf03e4786384f45f3
        .quad        0x11c1adc68b8cd5b9, 0x240ca1dc77ad9c65
        .quad        0x3df12c6f5b2b0295, 0x6a74852aaeb0e883
        .quad        0xdcb4cbddcd4a0114, 0x36f988da845153c5
        .quad        0x9b4761d2eea727cb, 0xad33ee6d37b932c2
        .quad        0xc143c7fbb90f6167, 0x577487c7d5ef1fd6
        .quad        0xe9250da555d6c804, 0x1652326c7c6f319c
        .quad        0x9c73c1308a6abe80, 0xedcb859d96f4174f
        .quad        0x05992bbc5302ea46, 0xc0515d8c72d32b21
        .quad        0xe27760859b58b01c, 0xbd776eecd97e28bf
        .quad        0xfec461e497d05dfb, 0x8c65848a09b42f15
        .quad        0x1d93677302646f8d, 0x71d7625be0029f9b
        .quad        0xed8c8b143b918647, 0x5813345c6ddd5e95
        .quad        0x44837edc639f1da6, 0x65309e51db9245d4
        .quad        0xa4de07e39af7c84c, 0xea208293cb3b3d17
        .quad        0x33abda924feb6a30, 0x8965f30d8a442337
        .quad        0x90808dcdb29ea41b, 0xe2d6d8dad96f92ca
        .quad        0xfd690c3258486648, 0xddb95f897e662ce2
        .quad        0x6b2b08dcc03f02bc, 0x261c68ddf66cc62c
        .quad        0xa4f0eddd57c1364d, 0xe35537ec1f29acd2
        .quad        0x27e70659eef7b721, 0xdabbb3bf5db9f4c8
        .quad        0x34436c1241ad0e37, 0x0302752801d6306b
        .quad        0xbf77d7d65bedd8cd, 0xa9871d46c85cd973
        .quad        0x5fdbae1fae40e068, 0x468af1bb676f47b0
        .quad        0x809520bd379dac58, 0x2766590af071ca9c
        .quad        0xff96fca3577ecade, 0x1c490d6456b3b489
        .quad        0xe85734c184192ce6, 0x2ba01930bbb71001
        .quad        0xabe1acaf661e43eb, 0x120f3b5f15bf003d
        .quad        0xfd7d4cd1515c8209, 0x9cfa18c629a0c327
        .quad        0x7e39ff2d2a3f2fae, 0x2ff0a5398e575356
        .quad        0xc9117833006d097e, 0x09d40c7849733ff8
        .quad        0x774d7c8f5f3aa6bd, 0xe04b4161aa09de75
        .quad        0x0000000000000000

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_multi_avx512_m8_insert_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_multi_avx512_m8_insert_zen4))
NSMS_SYMBOL(nsms_sha512_multi_avx512_m8_insert_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_multi_avx512_m8_insert_zen4))
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
        sub          rsp, 952
        NSMS_SEH(.seh_stackalloc 952)
        vmovaps      [rsp + 784], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 784)
        vmovaps      [rsp + 800], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 800)
        vmovaps      [rsp + 816], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 816)
        vmovaps      [rsp + 832], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 832)
        vmovaps      [rsp + 848], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 848)
        vmovaps      [rsp + 864], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 864)
        vmovaps      [rsp + 880], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 880)
        vmovaps      [rsp + 896], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 896)
        vmovaps      [rsp + 912], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 912)
        vmovaps      [rsp + 928], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 928)
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
        sub          rsp, 792
        .cfi_def_cfa_offset 832
#endif
        cmp          rdx, 0
        je           NSMS_L(multi_done)

        /* address of the scratch area */
        lea          rax, [rsp + 79]
        and          rax, -64

        /* message 0, and the distances of the others from it */
        mov          rcx, [rsi]
        mov          r8, [rsi + 8]
        sub          r8, rcx
        mov          r9, [rsi + 16]
        sub          r9, rcx
        mov          r10, [rsi + 24]
        sub          r10, rcx
        mov          r11, [rsi + 32]
        sub          r11, rcx
        mov          rbx, [rsi + 40]
        sub          rbx, rcx
        mov          rbp, [rsi + 48]
        sub          rbp, rcx
        mov          r12, [rsi + 56]
        sub          r12, rcx
        mov          [rsp], r12
        mov          rsi, rcx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: to1..to7: r8, r9, r10, r11, rbx, rbp, [rsp]; scratch: rax; data: rsi; state: rdi; */
        /*   blocks: rdx. */
NSMS_L(multi_next_block):

        /* a block with message words */
            vmovsd   xmm24, [rsi + r11]                         /* W_0 */
            vpinsrq  xmm24, xmm24, [rsi + rbx], 1
            vmovsd   xmm25, [rsi]
            vmovdqu64 zmm26, [rip + NSMS_L(shuffle_76543210fedcba98)]
            vpinsrq  xmm25, xmm25, [rsi + r8], 1
            vmovsd   xmm27, [rsi + r9]
            vpinsrq  xmm27, xmm27, [rsi + r10], 1
            vinserti32x4 zmm25, zmm25, xmm27, 1
            vmovsd   xmm27, [rsi + r11 + 8]                     /* W_1 */
            vpinsrq  xmm27, xmm27, [rsi + rbx + 8], 1
            vmovsd   xmm28, [rsi + 8]
            vpinsrq  xmm28, xmm28, [rsi + r8 + 8], 1
            vmovsd   xmm29, [rsi + r9 + 8]
            vpinsrq  xmm29, xmm29, [rsi + r10 + 8], 1
            vinserti32x4 zmm28, zmm28, xmm29, 1
            vmovsd   xmm29, [rsi + r11 + 16]                    /* W_2 */
            vpinsrq  xmm29, xmm29, [rsi + rbx + 16], 1
            vmovsd   xmm30, [rsi + 16]
            vpinsrq  xmm30, xmm30, [rsi + r8 + 16], 1
            vmovsd   xmm31, [rsi + r9 + 16]
            vpinsrq  xmm31, xmm31, [rsi + r10 + 16], 1
            vinserti32x4 zmm30, zmm30, xmm31, 1
            vmovsd   xmm31, [rsi + r11 + 24]                    /* W_3 */
            vpinsrq  xmm31, xmm31, [rsi + rbx + 24], 1
            vmovsd   xmm23, [rsi + 24]
            vpinsrq  xmm23, xmm23, [rsi + r8 + 24], 1
            vmovsd   xmm22, [rsi + r9 + 24]
            vpinsrq  xmm22, xmm22, [rsi + r10 + 24], 1
            vinserti32x4 zmm23, zmm23, xmm22, 1
            vmovsd   xmm22, [rsi + r11 + 32]                    /* W_4 */
            vpinsrq  xmm22, xmm22, [rsi + rbx + 32], 1
            vmovsd   xmm21, [rsi + 32]
            vpinsrq  xmm21, xmm21, [rsi + r8 + 32], 1
            vmovsd   xmm20, [rsi + r9 + 32]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 32], 1
            vinserti32x4 zmm21, zmm21, xmm20, 1
            vinserti32x4 zmm24, zmm25, xmm24, 2
            vmovsd   xmm25, [rsi + rbp]
            mov      r12, [rsp]
            vpinsrq  xmm25, xmm25, [rsi + r12], 1
            vinserti32x4 zmm24, zmm24, xmm25, 3
            vpshufb  zmm8, zmm24, zmm26
            vmovsd   xmm24, [rsi + r11 + 40]                    /* W_5 */
            vpinsrq  xmm24, xmm24, [rsi + rbx + 40], 1
            vmovsd   xmm25, [rsi + 40]
            vpinsrq  xmm25, xmm25, [rsi + r8 + 40], 1
            vinserti32x4 zmm27, zmm28, xmm27, 2
            vmovsd   xmm28, [rsi + r9 + 40]
            vpinsrq  xmm28, xmm28, [rsi + r10 + 40], 1
            vinserti32x4 zmm25, zmm25, xmm28, 1
            vmovsd   xmm28, [rsi + rbp + 8]
            vpinsrq  xmm28, xmm28, [rsi + r12 + 8], 1
            vinserti32x4 zmm27, zmm27, xmm28, 3
            vpshufb  zmm9, zmm27, zmm26
            vmovsd   xmm27, [rsi + 48]                          /* W_6 */
            vmovsd   xmm28, [rsi + r11 + 48]
            vpinsrq  xmm28, xmm28, [rsi + rbx + 48], 1
            vpinsrq  xmm27, xmm27, [rsi + r8 + 48], 1
            vmovsd   xmm20, [rsi + r9 + 48]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 48], 1
            vinserti32x4 zmm27, zmm27, xmm20, 1
            vinserti32x4 zmm29, zmm30, xmm29, 2
            vmovsd   xmm30, [rsi + rbp + 16]
            vpinsrq  xmm30, xmm30, [rsi + r12 + 16], 1
            vinserti32x4 zmm29, zmm29, xmm30, 3
            vpshufb  zmm10, zmm29, zmm26
            vmovsd   xmm29, [rsi + r11 + 56]                    /* W_7 */
            vpinsrq  xmm29, xmm29, [rsi + rbx + 56], 1
            vmovsd   xmm30, [rsi + 56]
            vpinsrq  xmm30, xmm30, [rsi + r8 + 56], 1
            vmovsd   xmm20, [rsi + r9 + 56]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 56], 1
            vinserti32x4 zmm30, zmm30, xmm20, 1
            vinserti32x4 zmm31, zmm23, xmm31, 2
            vmovsd   xmm23, [rsi + rbp + 24]
            vpinsrq  xmm23, xmm23, [rsi + r12 + 24], 1
            vinserti32x4 zmm31, zmm31, xmm23, 3
            vpshufb  zmm11, zmm31, zmm26
            vmovsd   xmm31, [rsi + r11 + 64]                    /* W_8 */
            vpinsrq  xmm31, xmm31, [rsi + rbx + 64], 1
            vmovsd   xmm23, [rsi + 64]
            vpinsrq  xmm23, xmm23, [rsi + r8 + 64], 1
            vmovsd   xmm20, [rsi + r9 + 64]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 64], 1
            vinserti32x4 zmm23, zmm23, xmm20, 1
            vinserti32x4 zmm22, zmm21, xmm22, 2
            vmovsd   xmm21, [rsi + rbp + 32]
            vpinsrq  xmm21, xmm21, [rsi + r12 + 32], 1
            vinserti32x4 zmm22, zmm22, xmm21, 3
            vpshufb  zmm12, zmm22, zmm26
            vmovsd   xmm22, [rsi + r11 + 72]                    /* W_9 */
            vpinsrq  xmm22, xmm22, [rsi + rbx + 72], 1
            vmovsd   xmm21, [rsi + 72]
            vpinsrq  xmm21, xmm21, [rsi + r8 + 72], 1
            vmovsd   xmm20, [rsi + r9 + 72]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 72], 1
            vinserti32x4 zmm21, zmm21, xmm20, 1
            vinserti32x4 zmm24, zmm25, xmm24, 2
            vmovsd   xmm25, [rsi + rbp + 40]
            vpinsrq  xmm25, xmm25, [rsi + r12 + 40], 1
            vinserti32x4 zmm24, zmm24, xmm25, 3
            vpshufb  zmm13, zmm24, zmm26
            vmovsd   xmm24, [rsi + r11 + 80]                    /* W_10 */
            vpinsrq  xmm24, xmm24, [rsi + rbx + 80], 1
            vmovsd   xmm25, [rsi + 80]
            vpinsrq  xmm25, xmm25, [rsi + r8 + 80], 1
            vmovsd   xmm20, [rsi + r9 + 80]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 80], 1
            vinserti32x4 zmm25, zmm25, xmm20, 1
            vinserti32x4 zmm27, zmm27, xmm28, 2
            vmovsd   xmm28, [rsi + rbp + 48]
            vpinsrq  xmm28, xmm28, [rsi + r12 + 48], 1
            vinserti32x4 zmm27, zmm27, xmm28, 3
            vpshufb  zmm14, zmm27, zmm26
            vmovsd   xmm27, [rsi + r11 + 88]                    /* W_11 */
            vpinsrq  xmm27, xmm27, [rsi + rbx + 88], 1
            vmovsd   xmm28, [rsi + 88]
            vpinsrq  xmm28, xmm28, [rsi + r8 + 88], 1
            vmovsd   xmm20, [rsi + r9 + 88]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 88], 1
            vinserti32x4 zmm28, zmm28, xmm20, 1
            vinserti32x4 zmm29, zmm30, xmm29, 2
            vmovsd   xmm30, [rsi + rbp + 56]
            vpinsrq  xmm30, xmm30, [rsi + r12 + 56], 1
            vinserti32x4 zmm29, zmm29, xmm30, 3
            vpshufb  zmm15, zmm29, zmm26
            vmovsd   xmm29, [rsi + r11 + 96]                    /* W_12 */
            vpinsrq  xmm29, xmm29, [rsi + rbx + 96], 1
            vmovsd   xmm30, [rsi + 96]
            vpinsrq  xmm30, xmm30, [rsi + r8 + 96], 1
            vmovsd   xmm20, [rsi + r9 + 96]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 96], 1
            vinserti32x4 zmm30, zmm30, xmm20, 1
            vinserti32x4 zmm31, zmm23, xmm31, 2
            vmovsd   xmm23, [rsi + rbp + 64]
            vpinsrq  xmm23, xmm23, [rsi + r12 + 64], 1
            vinserti32x4 zmm31, zmm31, xmm23, 3
            vpshufb  zmm16, zmm31, zmm26
            vmovsd   xmm31, [rsi + 104]                         /* W_13 */
            vmovsd   xmm23, [rsi + r11 + 104]
            vpinsrq  xmm23, xmm23, [rsi + rbx + 104], 1
            vpinsrq  xmm31, xmm31, [rsi + r8 + 104], 1
            vmovsd   xmm20, [rsi + r9 + 104]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 104], 1
            vinserti32x4 zmm31, zmm31, xmm20, 1
            vinserti32x4 zmm22, zmm21, xmm22, 2
            vmovsd   xmm21, [rsi + rbp + 72]
            vpinsrq  xmm21, xmm21, [rsi + r12 + 72], 1
            vinserti32x4 zmm22, zmm22, xmm21, 3
            vpshufb  zmm17, zmm22, zmm26
            vmovsd   xmm22, [rsi + r11 + 112]                   /* W_14 */
            vpinsrq  xmm22, xmm22, [rsi + rbx + 112], 1
            vmovsd   xmm21, [rsi + 112]
            vpinsrq  xmm21, xmm21, [rsi + r8 + 112], 1
        vmovdqu64    zmm0, [rdi]                                /* a, b, ... = H */
            vinserti32x4 zmm24, zmm25, xmm24, 2
            vmovsd   xmm25, [rsi + r9 + 112]
            vpinsrq  xmm25, xmm25, [rsi + r10 + 112], 1
            vinserti32x4 zmm25, zmm21, xmm25, 1
        vmovdqu64    zmm1, [rdi + 64]
        vmovdqu64    zmm2, [rdi + 128]
            vmovsd   xmm21, [rsi + rbp + 80]
            vpinsrq  xmm21, xmm21, [rsi + r12 + 80], 1
            vinserti32x4 zmm24, zmm24, xmm21, 3
            vpshufb  zmm18, zmm24, zmm26
        vmovdqu64    zmm3, [rdi + 192]
        vmovdqu64    zmm4, [rdi + 256]
        vmovdqu64    zmm5, [rdi + 320]
            vmovsd   xmm24, [rsi + r11 + 120]                   /* W_15 */
            vpinsrq  xmm24, xmm24, [rsi + rbx + 120], 1
        vmovdqu64    zmm6, [rdi + 384]
            vmovsd   xmm21, [rsi + 120]
        vmovdqu64    zmm7, [rdi + 448]
            vpinsrq  xmm21, xmm21, [rsi + r8 + 120], 1
        lea          rcx, [rip + NSMS_L(K)]
        lea          r13, [rip + NSMS_L(K) + 512]
        mov          [rsp + 8], r13
            vmovsd   xmm20, [rsi + r9 + 120]
            vpinsrq  xmm20, xmm20, [rsi + r10 + 120], 1
            vinserti32x4 zmm21, zmm21, xmm20, 1
            vinserti32x4 zmm27, zmm28, xmm27, 2
            vmovsd   xmm28, [rsi + rbp + 88]
            vpinsrq  xmm28, xmm28, [rsi + r12 + 88], 1
            vinserti32x4 zmm27, zmm27, xmm28, 3
            vpshufb  zmm19, zmm27, zmm26
            vinserti32x4 zmm27, zmm30, xmm29, 2
            vmovsd   xmm28, [rsi + rbp + 96]
            vpinsrq  xmm28, xmm28, [rsi + r12 + 96], 1
            vinserti32x4 zmm27, zmm27, xmm28, 3
            vpshufb  zmm20, zmm27, zmm26
            vinserti32x4 zmm27, zmm31, xmm23, 2
            vinserti32x4 zmm25, zmm25, xmm22, 2
            vmovsd   xmm28, [rsi + rbp + 104]
            vpinsrq  xmm28, xmm28, [rsi + r12 + 104], 1
            vinserti32x4 zmm27, zmm27, xmm28, 3
            vpshufb  zmm27, zmm27, zmm26
            vmovsd   xmm28, [rsi + rbp + 112]
            vpinsrq  xmm28, xmm28, [rsi + r12 + 112], 1
            vinserti32x4 zmm25, zmm25, xmm28, 3
            vpshufb  zmm22, zmm25, zmm26
            vinserti32x4 zmm24, zmm21, xmm24, 2
            vmovsd   xmm25, [rsi + rbp + 120]
            vpinsrq  xmm25, xmm25, [rsi + r12 + 120], 1
            vinserti32x4 zmm24, zmm24, xmm25, 3
            vpshufb  zmm23, zmm24, zmm26
        vmovdqa64    zmm21, zmm27
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; to1..to7: r8, r9, r10, r11, */
        /*   rbx, rbp, [rsp]; scratch: rax; kp: rcx; data: rsi; state: rdi; blocks: rdx; */
        /*   upper_bound: [rsp+8]. */
NSMS_L(multi_rounds_and_schedule):

        /* rounds 0 to 63, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        vpbroadcastq zmm24, [rcx]                               /* round 0 */
            vprorq   zmm25, zmm9, 8                             /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vprorq   zmm26, zmm9, 1
        vpaddq       zmm27, zmm7, zmm8
        vpbroadcastq zmm28, [rcx + 8]                           /* round 1 */
            vpsrlq   zmm29, zmm9, 7
            vprorq   zmm30, zmm10, 8                            /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vprorq   zmm31, zmm10, 1
        vpaddq       zmm7, zmm6, zmm9
            vpternlogq zmm29, zmm26, zmm25, 150
            vpaddq   zmm25, zmm17, zmm8
            vprorq   zmm26, zmm22, 61
            vprorq   zmm8, zmm22, 19
        vmovdqu64    [rax], zmm17
        vpbroadcastq zmm17, [rcx + 16]                          /* round 2 */
            vmovdqu64 [rax + 64], zmm16
            vpsrlq   zmm16, zmm10, 7
            vmovdqu64 [rax + 128], zmm15
            vpsrlq   zmm15, zmm22, 6
        vpaddq       zmm24, zmm27, zmm24
        vpternlogq   zmm6, zmm4, zmm5, 184
        vprorq       zmm27, zmm4, 18
        vmovdqu64    [rax + 192], zmm22
        vprorq       zmm22, zmm4, 14
        vmovdqu64    [rax + 256], zmm21
        vprorq       zmm21, zmm4, 41
        vpaddq       zmm24, zmm24, zmm6
            vprorq   zmm6, zmm11, 8                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vmovdqu64 [rax + 320], zmm14
            vprorq   zmm14, zmm11, 1
        vmovdqu64    [rax + 384], zmm20
        vpaddq       zmm20, zmm5, zmm10
        vpternlogq   zmm21, zmm22, zmm27, 150
            vpternlogq zmm16, zmm31, zmm30, 150
        vprorq       zmm27, zmm0, 34
        vprorq       zmm30, zmm0, 28
        vprorq       zmm31, zmm0, 39
        vpternlogq   zmm31, zmm30, zmm27, 150
            vpternlogq zmm15, zmm8, zmm26, 150
            vpaddq   zmm26, zmm18, zmm9
        vpaddq       zmm24, zmm24, zmm21
        vmovdqa64    zmm27, zmm0
        vpternlogq   zmm27, zmm2, zmm1, 232
        vpaddq       zmm30, zmm3, zmm24
            vprorq   zmm22, zmm23, 61
            vprorq   zmm21, zmm23, 19
        vpbroadcastq zmm9, [rcx + 24]                           /* round 3 */
            vpaddq   zmm25, zmm25, zmm15
            vpaddq   zmm8, zmm29, zmm25
            vpsrlq   zmm25, zmm11, 7
            vpsrlq   zmm29, zmm23, 6
        vpternlogq   zmm5, zmm30, zmm4, 184
        vpaddq       zmm28, zmm7, zmm28
        vpaddq       zmm27, zmm31, zmm27
        vprorq       zmm31, zmm30, 18
        vprorq       zmm15, zmm30, 14
        vprorq       zmm7, zmm30, 41
        vpaddq       zmm28, zmm28, zmm5
        vpaddq       zmm24, zmm24, zmm27
            vprorq   zmm27, zmm12, 8                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vprorq   zmm5, zmm12, 1
        vpaddq       zmm3, zmm4, zmm11
        vpternlogq   zmm7, zmm15, zmm31, 150
            vpternlogq zmm25, zmm14, zmm6, 150
        vprorq       zmm31, zmm24, 34
        vprorq       zmm15, zmm24, 28
        vprorq       zmm14, zmm24, 39
        vpternlogq   zmm14, zmm15, zmm31, 150
            vpternlogq zmm29, zmm21, zmm22, 150
            vpaddq   zmm31, zmm19, zmm10
        vpaddq       zmm28, zmm28, zmm7
        vmovdqa64    zmm22, zmm24
        vpternlogq   zmm22, zmm1, zmm0, 232
        vpaddq       zmm21, zmm2, zmm28
            vprorq   zmm15, zmm8, 61
            vprorq   zmm10, zmm8, 19
        vpbroadcastq zmm7, [rcx + 32]                           /* round 4 */
            vpaddq   zmm26, zmm26, zmm29
            vpaddq   zmm26, zmm16, zmm26
            vpsrlq   zmm29, zmm12, 7
            vpsrlq   zmm16, zmm8, 6
        vpternlogq   zmm4, zmm21, zmm30, 184
        vpaddq       zmm20, zmm20, zmm17
        vpaddq       zmm22, zmm14, zmm22
        vprorq       zmm17, zmm21, 18
        vprorq       zmm14, zmm21, 14
        vprorq       zmm6, zmm21, 41
        vpaddq       zmm20, zmm20, zmm4
            vprorq   zmm4, zmm13, 8                             /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vprorq   zmm2, zmm13, 1
        vpaddq       zmm7, zmm12, zmm7
        vpaddq       zmm28, zmm28, zmm22
        vpternlogq   zmm6, zmm14, zmm17, 150
            vpternlogq zmm29, zmm5, zmm27, 150
        vprorq       zmm27, zmm28, 34
        vprorq       zmm22, zmm28, 28
        vprorq       zmm17, zmm28, 39
        vpternlogq   zmm17, zmm22, zmm27, 150
            vpternlogq zmm16, zmm10, zmm15, 150
            vmovdqu64 zmm27, [rax + 384]
            vpaddq   zmm22, zmm27, zmm11
        vpaddq       zmm20, zmm20, zmm6
        vmovdqa64    zmm15, zmm28
        vpternlogq   zmm15, zmm0, zmm24, 232
        vpaddq       zmm14, zmm1, zmm20
            vprorq   zmm11, zmm26, 61
            vprorq   zmm10, zmm26, 19
        vpbroadcastq zmm6, [rcx + 40]                           /* round 5 */
            vpaddq   zmm25, zmm31, zmm25
            vpaddq   zmm25, zmm25, zmm16
            vpsrlq   zmm31, zmm13, 7
            vpsrlq   zmm16, zmm26, 6
        vmovdqa64    zmm5, zmm30
        vpternlogq   zmm5, zmm14, zmm21, 184
        vpaddq       zmm9, zmm3, zmm9
        vpaddq       zmm17, zmm17, zmm15
        vprorq       zmm15, zmm14, 18
        vprorq       zmm3, zmm14, 14
        vprorq       zmm1, zmm14, 41
        vpaddq       zmm9, zmm9, zmm5
            vmovdqu64 zmm5, [rax + 320]
            vprorq   zmm27, zmm5, 8                             /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vmovdqu64 [rax + 448], zmm26
            vprorq   zmm26, zmm5, 1
        vpaddq       zmm6, zmm13, zmm6
        vpaddq       zmm20, zmm20, zmm17
        vpternlogq   zmm1, zmm3, zmm15, 150
            vpternlogq zmm31, zmm2, zmm4, 150
        vprorq       zmm17, zmm20, 34
        vprorq       zmm15, zmm20, 28
        vprorq       zmm4, zmm20, 39
        vpternlogq   zmm4, zmm15, zmm17, 150
            vpternlogq zmm16, zmm10, zmm11, 150
            vmovdqu64 zmm17, [rax + 256]
            vpaddq   zmm15, zmm17, zmm12
        vpaddq       zmm12, zmm9, zmm1
        vmovdqa64    zmm11, zmm20
        vpternlogq   zmm11, zmm24, zmm28, 232
        vpaddq       zmm10, zmm0, zmm12
            vprorq   zmm9, zmm25, 61
            vprorq   zmm3, zmm25, 19
        vpbroadcastq zmm2, [rcx + 48]                           /* round 6 */
            vpaddq   zmm29, zmm22, zmm29
            vpaddq   zmm29, zmm29, zmm16
            vpsrlq   zmm22, zmm5, 7
            vpsrlq   zmm16, zmm25, 6
        vmovdqa64    zmm1, zmm21
        vpternlogq   zmm1, zmm10, zmm14, 184
        vpaddq       zmm30, zmm7, zmm30
        vpaddq       zmm11, zmm4, zmm11
        vprorq       zmm7, zmm10, 18
        vprorq       zmm4, zmm10, 14
        vprorq       zmm0, zmm10, 41
        vpaddq       zmm30, zmm30, zmm1
            vmovdqu64 zmm1, [rax + 128]
            vprorq   zmm17, zmm1, 8                             /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vmovdqu64 [rax + 512], zmm25
            vprorq   zmm25, zmm1, 1
        vpaddq       zmm2, zmm5, zmm2
        vpaddq       zmm12, zmm12, zmm11
        vpternlogq   zmm0, zmm4, zmm7, 150
            vpternlogq zmm22, zmm26, zmm27, 150
        vprorq       zmm26, zmm12, 34
        vprorq       zmm27, zmm12, 28
        vprorq       zmm11, zmm12, 39
        vpternlogq   zmm11, zmm27, zmm26, 150
            vpternlogq zmm16, zmm3, zmm9, 150
            vmovdqu64 zmm26, [rax + 192]
            vpaddq   zmm27, zmm26, zmm13
        vpaddq       zmm30, zmm0, zmm30
        vmovdqa64    zmm13, zmm12
        vpternlogq   zmm13, zmm28, zmm20, 232
        vpaddq       zmm24, zmm24, zmm30
            vprorq   zmm9, zmm29, 61
            vprorq   zmm7, zmm29, 19
        vpbroadcastq zmm4, [rcx + 56]                           /* round 7 */
            vpaddq   zmm31, zmm15, zmm31
            vpaddq   zmm31, zmm31, zmm16
            vpsrlq   zmm16, zmm1, 7
            vpsrlq   zmm15, zmm29, 6
        vmovdqa64    zmm3, zmm14
        vpternlogq   zmm3, zmm24, zmm10, 184
        vpaddq       zmm21, zmm6, zmm21
        vpaddq       zmm13, zmm11, zmm13
        vprorq       zmm11, zmm24, 18
        vprorq       zmm6, zmm24, 14
        vprorq       zmm0, zmm24, 41
        vpaddq       zmm21, zmm21, zmm3
            vmovdqu64 zmm3, [rax + 64]
            vprorq   zmm26, zmm3, 8                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vmovdqu64 [rax + 576], zmm29
            vprorq   zmm29, zmm3, 1
        vpaddq       zmm4, zmm1, zmm4
        vpaddq       zmm30, zmm30, zmm13
        vpternlogq   zmm0, zmm6, zmm11, 150
            vpternlogq zmm16, zmm25, zmm17, 150
        vprorq       zmm25, zmm30, 34
        vprorq       zmm17, zmm30, 28
        vprorq       zmm13, zmm30, 39
        vpternlogq   zmm13, zmm17, zmm25, 150
            vpternlogq zmm15, zmm7, zmm9, 150
            vpaddq   zmm25, zmm23, zmm5
        vpaddq       zmm21, zmm0, zmm21
        vmovdqa64    zmm17, zmm30
        vpternlogq   zmm17, zmm20, zmm12, 232
        vpaddq       zmm28, zmm28, zmm21
            vprorq   zmm11, zmm31, 61
            vprorq   zmm9, zmm31, 19
        vpbroadcastq zmm7, [rcx + 64]                           /* round 8 */
            vpaddq   zmm27, zmm27, zmm22
            vpaddq   zmm27, zmm27, zmm15
            vpsrlq   zmm22, zmm3, 7
            vpsrlq   zmm15, zmm31, 6
        vmovdqa64    zmm6, zmm10
        vpternlogq   zmm6, zmm28, zmm24, 184
        vpaddq       zmm14, zmm2, zmm14
        vpaddq       zmm17, zmm13, zmm17
        vprorq       zmm13, zmm28, 18
        vprorq       zmm5, zmm28, 14
        vprorq       zmm2, zmm28, 41
        vpaddq       zmm14, zmm14, zmm6
            vmovdqu64 zmm6, [rax]
            vprorq   zmm0, zmm6, 8                              /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vmovdqu64 [rax + 320], zmm23
            vprorq   zmm23, zmm6, 1
        vpaddq       zmm7, zmm3, zmm7
        vpaddq       zmm21, zmm21, zmm17
            vprorq   zmm17, zmm27, 61
            vmovdqu64 [rax + 640], zmm31
            vprorq   zmm31, zmm27, 19
        vpternlogq   zmm2, zmm5, zmm13, 150
            vpternlogq zmm22, zmm29, zmm26, 150
        vprorq       zmm26, zmm21, 34
        vprorq       zmm29, zmm21, 28
        vprorq       zmm13, zmm21, 39
        vpternlogq   zmm13, zmm29, zmm26, 150
            vpternlogq zmm15, zmm9, zmm11, 150
            vpaddq   zmm26, zmm1, zmm22
        vpaddq       zmm29, zmm2, zmm14
        vmovdqa64    zmm22, zmm21
        vpternlogq   zmm22, zmm12, zmm30, 232
        vpaddq       zmm20, zmm20, zmm29
        vpbroadcastq zmm14, [rcx + 72]                          /* round 9 */
            vpaddq   zmm25, zmm25, zmm16
            vpaddq   zmm25, zmm25, zmm15
            vpsrlq   zmm16, zmm27, 6
            vpsrlq   zmm15, zmm6, 7
        vmovdqa64    zmm11, zmm24
        vpternlogq   zmm11, zmm20, zmm28, 184
        vpaddq       zmm10, zmm4, zmm10
        vpaddq       zmm22, zmm13, zmm22
        vprorq       zmm13, zmm20, 18
        vprorq       zmm9, zmm20, 14
        vprorq       zmm5, zmm20, 41
        vpaddq       zmm11, zmm10, zmm11
        vpaddq       zmm14, zmm6, zmm14
            vprorq   zmm10, zmm18, 8                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vprorq   zmm4, zmm18, 1
        vpaddq       zmm29, zmm29, zmm22
        vpternlogq   zmm5, zmm9, zmm13, 150
            vpternlogq zmm15, zmm23, zmm0, 150
        vprorq       zmm23, zmm29, 34
        vprorq       zmm22, zmm29, 28
        vprorq       zmm13, zmm29, 39
        vpternlogq   zmm13, zmm22, zmm23, 150
            vpternlogq zmm16, zmm31, zmm17, 150
            vpaddq   zmm31, zmm3, zmm15
        vpaddq       zmm23, zmm5, zmm11
        vmovdqa64    zmm22, zmm29
        vpternlogq   zmm22, zmm30, zmm21, 232
        vpaddq       zmm17, zmm12, zmm23
            vprorq   zmm15, zmm25, 61
            vprorq   zmm12, zmm25, 19
        vpbroadcastq zmm11, [rcx + 80]                          /* round 10 */
            vpaddq   zmm26, zmm26, zmm8
            vpaddq   zmm26, zmm26, zmm16
            vpsrlq   zmm16, zmm18, 7
            vpsrlq   zmm9, zmm25, 6
        vmovdqa64    zmm5, zmm28
        vpternlogq   zmm5, zmm17, zmm20, 184
        vpaddq       zmm24, zmm7, zmm24
        vpaddq       zmm22, zmm13, zmm22
        vprorq       zmm13, zmm17, 18
        vprorq       zmm7, zmm17, 14
        vprorq       zmm3, zmm17, 41
        vpaddq       zmm24, zmm24, zmm5
            vprorq   zmm5, zmm19, 8                             /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vprorq   zmm2, zmm19, 1
        vpaddq       zmm11, zmm18, zmm11
        vpaddq       zmm23, zmm23, zmm22
        vpternlogq   zmm3, zmm7, zmm13, 150
            vpternlogq zmm16, zmm4, zmm10, 150
        vprorq       zmm22, zmm23, 34
        vprorq       zmm13, zmm23, 28
        vprorq       zmm10, zmm23, 39
        vpternlogq   zmm10, zmm13, zmm22, 150
            vpternlogq zmm9, zmm12, zmm15, 150
            vpaddq   zmm22, zmm6, zmm16
        vpaddq       zmm24, zmm3, zmm24
        vmovdqa64    zmm16, zmm23
        vpternlogq   zmm16, zmm21, zmm29, 232
        vpaddq       zmm30, zmm30, zmm24
            vprorq   zmm15, zmm26, 61
            vprorq   zmm13, zmm26, 19
        vpbroadcastq zmm12, [rcx + 88]                          /* round 11 */
            vmovdqu64 zmm7, [rax + 448]
            vpaddq   zmm31, zmm31, zmm7
            vpaddq   zmm31, zmm31, zmm9
            vpsrlq   zmm9, zmm19, 7
            vpsrlq   zmm6, zmm26, 6
        vmovdqa64    zmm4, zmm20
        vpternlogq   zmm4, zmm30, zmm17, 184
        vpaddq       zmm28, zmm14, zmm28
        vprorq       zmm14, zmm30, 18
        vprorq       zmm3, zmm30, 14
        vprorq       zmm1, zmm30, 41
        vpaddq       zmm28, zmm28, zmm4
            vmovdqu64 zmm4, [rax + 384]
            vprorq   zmm0, zmm4, 8                              /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vprorq   zmm7, zmm4, 1
        vpaddq       zmm12, zmm19, zmm12
        vpternlogq   zmm1, zmm3, zmm14, 150
            vpternlogq zmm9, zmm2, zmm5, 150
        vpaddq       zmm16, zmm10, zmm16
        vpaddq       zmm24, zmm24, zmm16
        vprorq       zmm16, zmm24, 34
        vprorq       zmm14, zmm24, 28
        vprorq       zmm10, zmm24, 39
        vpternlogq   zmm10, zmm14, zmm16, 150
            vpternlogq zmm6, zmm13, zmm15, 150
            vpaddq   zmm18, zmm18, zmm9
        vpaddq       zmm28, zmm1, zmm28
        vmovdqa64    zmm16, zmm24
        vpternlogq   zmm16, zmm29, zmm23, 232
        vpaddq       zmm21, zmm21, zmm28
            vprorq   zmm15, zmm31, 61
            vprorq   zmm14, zmm31, 19
        vpbroadcastq zmm13, [rcx + 96]                          /* round 12 */
            vmovdqu64 zmm9, [rax + 512]
            vpaddq   zmm22, zmm22, zmm9
            vpaddq   zmm22, zmm22, zmm6
            vpsrlq   zmm6, zmm4, 7
            vpsrlq   zmm5, zmm31, 6
        vmovdqa64    zmm3, zmm17
        vpternlogq   zmm3, zmm21, zmm30, 184
        vpaddq       zmm20, zmm11, zmm20
        vpaddq       zmm16, zmm10, zmm16
        vprorq       zmm11, zmm21, 18
        vprorq       zmm10, zmm21, 14
        vprorq       zmm2, zmm21, 41
        vpaddq       zmm20, zmm20, zmm3
            vmovdqu64 zmm3, [rax + 256]
            vprorq   zmm1, zmm3, 8                              /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vprorq   zmm9, zmm3, 1
        vpaddq       zmm13, zmm4, zmm13
        vpaddq       zmm28, zmm28, zmm16
        vpternlogq   zmm2, zmm10, zmm11, 150
            vpternlogq zmm6, zmm7, zmm0, 150
        vprorq       zmm16, zmm28, 34
        vprorq       zmm11, zmm28, 28
        vprorq       zmm10, zmm28, 39
        vpternlogq   zmm10, zmm11, zmm16, 150
            vpternlogq zmm5, zmm14, zmm15, 150
            vpaddq   zmm19, zmm19, zmm6
        vpaddq       zmm20, zmm2, zmm20
        vmovdqa64    zmm16, zmm28
        vpternlogq   zmm16, zmm23, zmm24, 232
        vpaddq       zmm29, zmm29, zmm20
            vprorq   zmm15, zmm22, 61
            vprorq   zmm14, zmm22, 19
        vpbroadcastq zmm11, [rcx + 104]                         /* round 13 */
            vmovdqu64 zmm7, [rax + 576]
            vpaddq   zmm18, zmm18, zmm7
            vpaddq   zmm18, zmm18, zmm5
            vpsrlq   zmm6, zmm3, 7
            vpsrlq   zmm5, zmm22, 6
        vmovdqa64    zmm2, zmm30
        vpternlogq   zmm2, zmm29, zmm21, 184
        vpaddq       zmm17, zmm12, zmm17
        vpaddq       zmm16, zmm10, zmm16
        vprorq       zmm12, zmm29, 18
        vprorq       zmm10, zmm29, 14
        vprorq       zmm0, zmm29, 41
        vpaddq       zmm17, zmm17, zmm2
            vmovdqu64 zmm2, [rax + 192]
            vprorq   zmm7, zmm2, 8                              /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vmovdqu64 [rax], zmm22
            vprorq   zmm22, zmm2, 1
        vpaddq       zmm11, zmm3, zmm11
        vpaddq       zmm20, zmm20, zmm16
        vpternlogq   zmm0, zmm10, zmm12, 150
            vpternlogq zmm6, zmm9, zmm1, 150
        vprorq       zmm16, zmm20, 34
        vprorq       zmm12, zmm20, 28
        vprorq       zmm10, zmm20, 39
        vpternlogq   zmm10, zmm12, zmm16, 150
            vpternlogq zmm5, zmm14, zmm15, 150
            vpaddq   zmm16, zmm4, zmm6
        vpaddq       zmm17, zmm0, zmm17
        vmovdqa64    zmm15, zmm20
        vpternlogq   zmm15, zmm24, zmm28, 232
        vpaddq       zmm23, zmm23, zmm17
            vprorq   zmm14, zmm18, 61
            vprorq   zmm12, zmm18, 19
        vpbroadcastq zmm9, [rcx + 112]                          /* round 14 */
            vmovdqu64 zmm6, [rax + 640]
            vpaddq   zmm19, zmm19, zmm6
            vpaddq   zmm19, zmm19, zmm5
            vpsrlq   zmm5, zmm2, 7
            vpsrlq   zmm4, zmm18, 6
        vmovdqa64    zmm1, zmm21
        vpternlogq   zmm1, zmm23, zmm29, 184
        vpaddq       zmm30, zmm13, zmm30
        vpaddq       zmm15, zmm10, zmm15
        vprorq       zmm13, zmm23, 18
        vprorq       zmm10, zmm23, 14
        vprorq       zmm0, zmm23, 41
        vpaddq       zmm30, zmm30, zmm1
            vmovdqu64 zmm1, [rax + 320]
            vprorq   zmm6, zmm1, 8                              /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vmovdqu64 [rax + 64], zmm18
            vprorq   zmm18, zmm1, 1
        vpaddq       zmm9, zmm2, zmm9
        vpaddq       zmm17, zmm17, zmm15
        vpternlogq   zmm0, zmm10, zmm13, 150
            vpternlogq zmm5, zmm22, zmm7, 150
        vprorq       zmm22, zmm17, 34
        vprorq       zmm15, zmm17, 28
        vprorq       zmm13, zmm17, 39
        vpternlogq   zmm13, zmm15, zmm22, 150
            vpternlogq zmm4, zmm12, zmm14, 150
            vpaddq   zmm22, zmm3, zmm5
        vpaddq       zmm30, zmm0, zmm30
        vmovdqa64    zmm15, zmm17
        vpternlogq   zmm15, zmm28, zmm20, 232
        vpaddq       zmm7, zmm24, zmm30
            vprorq   zmm24, zmm19, 61
            vprorq   zmm14, zmm19, 19
        vpbroadcastq zmm12, [rcx + 120]                         /* round 15 */
            vpsrlq   zmm10, zmm1, 7
            vpsrlq   zmm5, zmm19, 6
        vmovdqa64    zmm3, zmm29
        vpternlogq   zmm3, zmm7, zmm23, 184
        vpaddq       zmm21, zmm11, zmm21
            vpaddq   zmm16, zmm16, zmm27
            vpaddq   zmm16, zmm16, zmm4
        vpaddq       zmm15, zmm13, zmm15
        vprorq       zmm13, zmm7, 18
        vprorq       zmm11, zmm7, 14
        vprorq       zmm4, zmm7, 41
        vpaddq       zmm21, zmm21, zmm3
            vprorq   zmm3, zmm8, 8                              /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vprorq   zmm0, zmm8, 1
        vpaddq       zmm12, zmm1, zmm12
        vpaddq       zmm30, zmm30, zmm15
        vpternlogq   zmm4, zmm11, zmm13, 150
            vpternlogq zmm10, zmm18, zmm6, 150
        vprorq       zmm18, zmm30, 34
        vprorq       zmm15, zmm30, 28
            vpternlogq zmm5, zmm14, zmm24, 150
        vprorq       zmm24, zmm30, 39
        vpternlogq   zmm24, zmm15, zmm18, 150
            vpaddq   zmm18, zmm2, zmm10
        vpaddq       zmm21, zmm4, zmm21
        vmovdqa64    zmm15, zmm30
        vpternlogq   zmm15, zmm20, zmm17, 232
        add          rcx, 128
        vpaddq       zmm6, zmm28, zmm21
            vprorq   zmm28, zmm16, 61
            vprorq   zmm14, zmm16, 19
            vpaddq   zmm22, zmm22, zmm25
            vpaddq   zmm22, zmm22, zmm5
            vpsrlq   zmm13, zmm8, 7
            vpsrlq   zmm11, zmm16, 6
        vmovdqa64    zmm10, zmm23
        vpternlogq   zmm10, zmm6, zmm7, 184
        vpaddq       zmm29, zmm9, zmm29
        vpaddq       zmm24, zmm24, zmm15
        vprorq       zmm15, zmm6, 18
        vprorq       zmm9, zmm6, 14
        vprorq       zmm5, zmm6, 41
        vpaddq       zmm29, zmm29, zmm10
        vpaddq       zmm2, zmm21, zmm24
        vpternlogq   zmm5, zmm9, zmm15, 150
            vpternlogq zmm13, zmm0, zmm3, 150
        vprorq       zmm24, zmm2, 34
        vprorq       zmm21, zmm2, 28
        vprorq       zmm15, zmm2, 39
        vpternlogq   zmm15, zmm21, zmm24, 150
            vpternlogq zmm11, zmm14, zmm28, 150
            vpaddq   zmm24, zmm1, zmm13
        vpaddq       zmm28, zmm5, zmm29
        vmovdqa64    zmm29, zmm2
        vpternlogq   zmm29, zmm17, zmm30, 232
        vpaddq       zmm5, zmm20, zmm28
            vprorq   zmm21, zmm22, 61
            vprorq   zmm20, zmm22, 19
        vpaddq       zmm23, zmm12, zmm23
            vpaddq   zmm18, zmm18, zmm26
            vpaddq   zmm18, zmm18, zmm11
        vmovdqa64    zmm14, zmm7
        vpternlogq   zmm14, zmm5, zmm6, 184
        vprorq       zmm13, zmm5, 18
        vprorq       zmm12, zmm5, 14
        vprorq       zmm11, zmm5, 41
            vpsrlq   zmm10, zmm22, 6
        vpternlogq   zmm11, zmm12, zmm13, 150
        vpaddq       zmm23, zmm23, zmm14
        vpaddq       zmm29, zmm15, zmm29
        vpaddq       zmm1, zmm28, zmm29
        vprorq       zmm28, zmm1, 34
        vprorq       zmm29, zmm1, 28
        vprorq       zmm15, zmm1, 39
        vpternlogq   zmm15, zmm29, zmm28, 150
        vpaddq       zmm28, zmm11, zmm23
        vmovdqa64    zmm29, zmm1
        vpternlogq   zmm29, zmm30, zmm2, 232
        vpaddq       zmm4, zmm17, zmm28
            vpternlogq zmm10, zmm20, zmm21, 150
        vpaddq       zmm29, zmm15, zmm29
        vpaddq       zmm0, zmm28, zmm29
            vpaddq   zmm24, zmm24, zmm31
            vpaddq   zmm23, zmm24, zmm10
        vmovdqa64    zmm13, zmm27
        vmovdqa64    zmm14, zmm25
        vmovdqa64    zmm15, zmm26
        vmovdqa64    zmm20, zmm16
        vmovdqa64    zmm16, zmm31
        vmovdqa64    zmm21, zmm22
        vmovdqa64    zmm22, zmm18
        vmovdqa64    zmm3, zmm30
        vmovdqu64    zmm9, [rax + 448]
        vmovdqu64    zmm10, [rax + 512]
        vmovdqu64    zmm11, [rax + 576]
        vmovdqu64    zmm12, [rax + 640]
        vmovdqu64    zmm17, [rax]
        vmovdqu64    zmm18, [rax + 64]
        cmp          rcx, [rsp + 8]
        jne          NSMS_L(multi_rounds_and_schedule)

        /* rounds 64 to 79; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label multi_rounds_and_schedule, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vprorq       zmm24, zmm4, 14                            /* round 0 */
        vprorq       zmm25, zmm4, 18
        vprorq       zmm26, zmm4, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm6
        vpternlogq   zmm24, zmm4, zmm5, 184
        vpbroadcastq zmm25, [rcx]
        vpaddq       zmm7, zmm7, zmm8
        vpaddq       zmm7, zmm7, zmm25
        vprorq       zmm25, zmm0, 28
        vprorq       zmm27, zmm0, 34
        vprorq       zmm28, zmm0, 39
        vpaddq       zmm7, zmm7, zmm24
        vpaddq       zmm7, zmm7, zmm26
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm24, zmm0
        vpternlogq   zmm24, zmm2, zmm1, 232
        vpaddq       zmm24, zmm28, zmm24
        vpaddq       zmm24, zmm7, zmm24
        vpaddq       zmm3, zmm3, zmm7
        vprorq       zmm7, zmm3, 14                             /* round 1 */
        vprorq       zmm25, zmm3, 18
        vprorq       zmm26, zmm3, 41
        vpternlogq   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm5
        vpternlogq   zmm7, zmm3, zmm4, 184
        vpbroadcastq zmm25, [rcx + 8]
        vpaddq       zmm6, zmm6, zmm9
        vpaddq       zmm6, zmm6, zmm25
        vprorq       zmm25, zmm24, 28
        vprorq       zmm27, zmm24, 34
        vprorq       zmm28, zmm24, 39
        vpaddq       zmm6, zmm6, zmm7
        vpaddq       zmm6, zmm6, zmm26
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm7, zmm24
        vpternlogq   zmm7, zmm1, zmm0, 232
        vpaddq       zmm7, zmm28, zmm7
        vpaddq       zmm7, zmm6, zmm7
        vpaddq       zmm2, zmm2, zmm6
        vprorq       zmm6, zmm2, 14                             /* round 2 */
        vprorq       zmm25, zmm2, 18
        vprorq       zmm26, zmm2, 41
        vpternlogq   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm4
        vpternlogq   zmm6, zmm2, zmm3, 184
        vpbroadcastq zmm25, [rcx + 16]
        vpaddq       zmm5, zmm5, zmm10
        vpaddq       zmm5, zmm5, zmm25
        vprorq       zmm25, zmm7, 28
        vprorq       zmm27, zmm7, 34
        vprorq       zmm28, zmm7, 39
        vpaddq       zmm5, zmm5, zmm6
        vpaddq       zmm5, zmm5, zmm26
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm0, zmm24, 232
        vpaddq       zmm6, zmm28, zmm6
        vpaddq       zmm6, zmm5, zmm6
        vpaddq       zmm1, zmm1, zmm5
        vprorq       zmm5, zmm1, 14                             /* round 3 */
        vprorq       zmm25, zmm1, 18
        vprorq       zmm26, zmm1, 41
        vpternlogq   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm3
        vpternlogq   zmm5, zmm1, zmm2, 184
        vpbroadcastq zmm25, [rcx + 24]
        vpaddq       zmm4, zmm4, zmm11
        vpaddq       zmm4, zmm4, zmm25
        vprorq       zmm25, zmm6, 28
        vprorq       zmm27, zmm6, 34
        vprorq       zmm28, zmm6, 39
        vpaddq       zmm4, zmm4, zmm5
        vpaddq       zmm4, zmm4, zmm26
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm24, zmm7, 232
        vpaddq       zmm5, zmm28, zmm5
        vpaddq       zmm5, zmm4, zmm5
        vpaddq       zmm0, zmm0, zmm4
        vprorq       zmm4, zmm0, 14                             /* round 4 */
        vprorq       zmm25, zmm0, 18
        vprorq       zmm26, zmm0, 41
        vpternlogq   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm2
        vpternlogq   zmm4, zmm0, zmm1, 184
        vpbroadcastq zmm25, [rcx + 32]
        vpaddq       zmm25, zmm12, zmm25
        vpaddq       zmm3, zmm25, zmm3
        vprorq       zmm25, zmm5, 28
        vprorq       zmm27, zmm5, 34
        vprorq       zmm28, zmm5, 39
        vpaddq       zmm3, zmm3, zmm4
        vpaddq       zmm3, zmm26, zmm3
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm28, zmm4
        vpaddq       zmm4, zmm3, zmm4
        vpaddq       zmm3, zmm24, zmm3
        vprorq       zmm24, zmm3, 14                            /* round 5 */
        vprorq       zmm25, zmm3, 18
        vprorq       zmm26, zmm3, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm1
        vpternlogq   zmm24, zmm3, zmm0, 184
        vpbroadcastq zmm25, [rcx + 40]
        vpaddq       zmm25, zmm13, zmm25
        vpaddq       zmm2, zmm25, zmm2
        vprorq       zmm25, zmm4, 28
        vprorq       zmm27, zmm4, 34
        vprorq       zmm28, zmm4, 39
        vpaddq       zmm2, zmm2, zmm24
        vpaddq       zmm2, zmm26, zmm2
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm24, zmm4
        vpternlogq   zmm24, zmm6, zmm5, 232
        vpaddq       zmm24, zmm28, zmm24
        vpaddq       zmm24, zmm2, zmm24
        vpaddq       zmm2, zmm7, zmm2
        vprorq       zmm7, zmm2, 14                             /* round 6 */
        vprorq       zmm25, zmm2, 18
        vprorq       zmm26, zmm2, 41
        vpternlogq   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm0
        vpternlogq   zmm7, zmm2, zmm3, 184
        vpbroadcastq zmm25, [rcx + 48]
        vpaddq       zmm25, zmm14, zmm25
        vpaddq       zmm1, zmm25, zmm1
        vprorq       zmm25, zmm24, 28
        vprorq       zmm27, zmm24, 34
        vprorq       zmm28, zmm24, 39
        vpaddq       zmm1, zmm1, zmm7
        vpaddq       zmm1, zmm26, zmm1
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm7, zmm24
        vpternlogq   zmm7, zmm5, zmm4, 232
        vpaddq       zmm7, zmm28, zmm7
        vpaddq       zmm7, zmm1, zmm7
        vpaddq       zmm1, zmm6, zmm1
        vprorq       zmm6, zmm1, 14                             /* round 7 */
        vprorq       zmm25, zmm1, 18
        vprorq       zmm26, zmm1, 41
        vpternlogq   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm3
        vpternlogq   zmm6, zmm1, zmm2, 184
        vpbroadcastq zmm25, [rcx + 56]
        vpaddq       zmm25, zmm15, zmm25
        vpaddq       zmm0, zmm25, zmm0
        vprorq       zmm25, zmm7, 28
        vprorq       zmm27, zmm7, 34
        vprorq       zmm28, zmm7, 39
        vpaddq       zmm0, zmm0, zmm6
        vpaddq       zmm0, zmm26, zmm0
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm4, zmm24, 232
        vpaddq       zmm6, zmm28, zmm6
        vpaddq       zmm6, zmm0, zmm6
        vpaddq       zmm0, zmm5, zmm0
        vprorq       zmm5, zmm0, 14                             /* round 8 */
        vprorq       zmm25, zmm0, 18
        vprorq       zmm26, zmm0, 41
        vpternlogq   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm2
        vpternlogq   zmm5, zmm0, zmm1, 184
        vpbroadcastq zmm25, [rcx + 64]
        vpaddq       zmm25, zmm16, zmm25
        vpaddq       zmm3, zmm25, zmm3
        vprorq       zmm25, zmm6, 28
        vprorq       zmm27, zmm6, 34
        vprorq       zmm28, zmm6, 39
        vpaddq       zmm3, zmm3, zmm5
        vpaddq       zmm3, zmm26, zmm3
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm24, zmm7, 232
        vpaddq       zmm5, zmm28, zmm5
        vpaddq       zmm5, zmm3, zmm5
        vpaddq       zmm3, zmm4, zmm3
        vprorq       zmm4, zmm3, 14                             /* round 9 */
        vprorq       zmm25, zmm3, 18
        vprorq       zmm26, zmm3, 41
        vpternlogq   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm1
        vpternlogq   zmm4, zmm3, zmm0, 184
        vpbroadcastq zmm25, [rcx + 72]
        vpaddq       zmm25, zmm17, zmm25
        vpaddq       zmm2, zmm25, zmm2
        vprorq       zmm25, zmm5, 28
        vprorq       zmm27, zmm5, 34
        vprorq       zmm28, zmm5, 39
        vpaddq       zmm2, zmm2, zmm4
        vpaddq       zmm2, zmm26, zmm2
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm28, zmm4
        vpaddq       zmm4, zmm2, zmm4
        vpaddq       zmm2, zmm24, zmm2
        vprorq       zmm24, zmm2, 14                            /* round 10 */
        vprorq       zmm25, zmm2, 18
        vprorq       zmm26, zmm2, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm0
        vpternlogq   zmm24, zmm2, zmm3, 184
        vpbroadcastq zmm25, [rcx + 80]
        vpaddq       zmm25, zmm18, zmm25
        vpaddq       zmm1, zmm25, zmm1
        vprorq       zmm25, zmm4, 28
        vprorq       zmm27, zmm4, 34
        vprorq       zmm28, zmm4, 39
        vpaddq       zmm1, zmm1, zmm24
        vpaddq       zmm1, zmm26, zmm1
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm24, zmm4
        vpternlogq   zmm24, zmm6, zmm5, 232
        vpaddq       zmm24, zmm28, zmm24
        vpaddq       zmm24, zmm1, zmm24
        vpaddq       zmm1, zmm7, zmm1
        vprorq       zmm7, zmm1, 14                             /* round 11 */
        vprorq       zmm25, zmm1, 18
        vprorq       zmm26, zmm1, 41
        vpternlogq   zmm26, zmm7, zmm25, 150
        vmovdqa64    zmm7, zmm3
        vpternlogq   zmm7, zmm1, zmm2, 184
        vpbroadcastq zmm25, [rcx + 88]
        vpaddq       zmm25, zmm19, zmm25
        vpaddq       zmm0, zmm25, zmm0
        vprorq       zmm25, zmm24, 28
        vprorq       zmm27, zmm24, 34
        vprorq       zmm28, zmm24, 39
        vpaddq       zmm0, zmm0, zmm7
        vpaddq       zmm0, zmm26, zmm0
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm7, zmm24
        vpternlogq   zmm7, zmm5, zmm4, 232
        vpaddq       zmm7, zmm28, zmm7
        vpaddq       zmm7, zmm0, zmm7
        vpaddq       zmm0, zmm6, zmm0
        vprorq       zmm6, zmm0, 14                             /* round 12 */
        vprorq       zmm25, zmm0, 18
        vprorq       zmm26, zmm0, 41
        vpternlogq   zmm26, zmm6, zmm25, 150
        vmovdqa64    zmm6, zmm2
        vpternlogq   zmm6, zmm0, zmm1, 184
        vpbroadcastq zmm25, [rcx + 96]
        vpaddq       zmm25, zmm20, zmm25
        vpaddq       zmm3, zmm25, zmm3
        vprorq       zmm25, zmm7, 28
        vprorq       zmm27, zmm7, 34
        vprorq       zmm28, zmm7, 39
        vpaddq       zmm3, zmm3, zmm6
        vpaddq       zmm3, zmm26, zmm3
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm4, zmm24, 232
        vpaddq       zmm6, zmm28, zmm6
        vpaddq       zmm6, zmm3, zmm6
        vpaddq       zmm3, zmm5, zmm3
        vprorq       zmm5, zmm3, 14                             /* round 13 */
        vprorq       zmm25, zmm3, 18
        vprorq       zmm26, zmm3, 41
        vpternlogq   zmm26, zmm5, zmm25, 150
        vmovdqa64    zmm5, zmm1
        vpternlogq   zmm5, zmm3, zmm0, 184
        vpbroadcastq zmm25, [rcx + 104]
        vpaddq       zmm25, zmm21, zmm25
        vpaddq       zmm2, zmm25, zmm2
        vprorq       zmm25, zmm6, 28
        vprorq       zmm27, zmm6, 34
        vprorq       zmm28, zmm6, 39
        vpaddq       zmm2, zmm2, zmm5
        vpaddq       zmm2, zmm26, zmm2
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm24, zmm7, 232
        vpaddq       zmm5, zmm28, zmm5
        vpaddq       zmm5, zmm2, zmm5
        vpaddq       zmm2, zmm4, zmm2
        vprorq       zmm4, zmm2, 14                             /* round 14 */
        vprorq       zmm25, zmm2, 18
        vprorq       zmm26, zmm2, 41
        vpternlogq   zmm26, zmm4, zmm25, 150
        vmovdqa64    zmm4, zmm0
        vpternlogq   zmm4, zmm2, zmm3, 184
        vpbroadcastq zmm25, [rcx + 112]
        vpaddq       zmm25, zmm22, zmm25
        vpaddq       zmm1, zmm25, zmm1
        vprorq       zmm25, zmm5, 28
        vprorq       zmm27, zmm5, 34
        vprorq       zmm28, zmm5, 39
        vpaddq       zmm1, zmm1, zmm4
        vpaddq       zmm1, zmm26, zmm1
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm28, zmm4
        vpaddq       zmm4, zmm1, zmm4
        vpaddq       zmm1, zmm24, zmm1
        vprorq       zmm24, zmm1, 14                            /* round 15 */
        vprorq       zmm25, zmm1, 18
        vprorq       zmm26, zmm1, 41
        vpternlogq   zmm26, zmm24, zmm25, 150
        vmovdqa64    zmm24, zmm3
        vpternlogq   zmm24, zmm1, zmm2, 184
        vpbroadcastq zmm25, [rcx + 120]
        vpaddq       zmm25, zmm23, zmm25
        vpaddq       zmm0, zmm25, zmm0
        vprorq       zmm25, zmm4, 28
        vprorq       zmm27, zmm4, 34
        vprorq       zmm28, zmm4, 39
        vpaddq       zmm0, zmm0, zmm24
        vpaddq       zmm0, zmm26, zmm0
        vpternlogq   zmm28, zmm25, zmm27, 150
        vmovdqa64    zmm24, zmm4
        vpternlogq   zmm24, zmm6, zmm5, 232
        vmovdqu64    zmm25, [rdi + 64]                          /* H = H + (a, b, ...) */
        vmovdqu64    zmm26, [rdi + 128]
        vmovdqu64    zmm27, [rdi + 192]
        vmovdqu64    zmm29, [rdi + 320]
        vmovdqu64    zmm30, [rdi + 384]
        vmovdqu64    zmm31, [rdi + 448]
        vpaddq       zmm28, zmm28, [rdi]
        vpaddq       zmm24, zmm24, zmm28
        vpaddq       zmm24, zmm0, zmm24
        vmovdqu64    [rdi], zmm24
        vpaddq       zmm4, zmm25, zmm4
        vmovdqu64    [rdi + 64], zmm4
        vpaddq       zmm4, zmm26, zmm5
        vmovdqu64    [rdi + 128], zmm4
        vpaddq       zmm4, zmm27, zmm6
        vmovdqu64    [rdi + 192], zmm4
        vpaddq       zmm4, zmm7, [rdi + 256]
        vpaddq       zmm0, zmm4, zmm0
        vmovdqu64    [rdi + 256], zmm0
        vpaddq       zmm0, zmm29, zmm1
        vmovdqu64    [rdi + 320], zmm0
        vpaddq       zmm0, zmm30, zmm2
        vmovdqu64    [rdi + 384], zmm0
        vpaddq       zmm0, zmm31, zmm3
        vmovdqu64    [rdi + 448], zmm0
        add          rsi, 128                                   /* the next block */
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(multi_next_block)
NSMS_L(multi_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 784]
        vmovaps      xmm7, [rsp + 800]
        vmovaps      xmm8, [rsp + 816]
        vmovaps      xmm9, [rsp + 832]
        vmovaps      xmm10, [rsp + 848]
        vmovaps      xmm11, [rsp + 864]
        vmovaps      xmm12, [rsp + 880]
        vmovaps      xmm13, [rsp + 896]
        vmovaps      xmm14, [rsp + 912]
        vmovaps      xmm15, [rsp + 928]
        add          rsp, 952
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 792
        .cfi_def_cfa_offset 40
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
        .size        NSMS_SYMBOL(nsms_sha512_multi_avx512_m8_insert_zen4), . - NSMS_SYMBOL(nsms_sha512_multi_avx512_m8_insert_zen4)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8_insert_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8_insert_zen4))
NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8_insert_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8_insert_zen4))
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
        mov          r8, rdx

        /* address of the scratch area */
        lea          rax, [rsp + 63]
        and          rax, -64
        mov          r10d, 0
        mov          r9, r10
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9; final_digests: r10. */
NSMS_L(pairs_next_batch):
        cmp          r8, 8
        jb           NSMS_L(pairs_less_than_a_batch)
        /* Live here: scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9; final_digests: r10. */
NSMS_L(pairs_full_batch):

        /* a block with message words */
            vmovsd   xmm24, [rsi]                               /* W_0 */
            vpinsrq  xmm24, xmm24, [rsi + 128], 1
            vmovsd   xmm25, [rsi + 256]
            vpinsrq  xmm25, xmm25, [rsi + 384], 1
            vinserti32x4 zmm24, zmm24, xmm25, 1
            vmovsd   xmm25, [rsi + 512]
            vpinsrq  xmm25, xmm25, [rsi + 640], 1
            vinserti32x4 zmm24, zmm24, xmm25, 2
            vmovsd   xmm25, [rsi + 768]
            vpinsrq  xmm25, xmm25, [rsi + 896], 1
            vinserti32x4 zmm24, zmm24, xmm25, 3
            vmovdqu64 zmm25, [rip + NSMS_L(shuffle_76543210fedcba98)]
            vpshufb  zmm8, zmm24, zmm25
            vmovsd   xmm24, [rsi + 8]                           /* W_1 */
            vpinsrq  xmm24, xmm24, [rsi + 136], 1
            vmovsd   xmm26, [rsi + 264]
            vpinsrq  xmm26, xmm26, [rsi + 392], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 520]
            vpinsrq  xmm26, xmm26, [rsi + 648], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 776]
            vpinsrq  xmm26, xmm26, [rsi + 904], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm9, zmm24, zmm25
            vmovsd   xmm24, [rsi + 16]                          /* W_2 */
            vpinsrq  xmm24, xmm24, [rsi + 144], 1
            vmovsd   xmm26, [rsi + 272]
            vpinsrq  xmm26, xmm26, [rsi + 400], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 528]
            vpinsrq  xmm26, xmm26, [rsi + 656], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 784]
            vpinsrq  xmm26, xmm26, [rsi + 912], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm10, zmm24, zmm25
            vmovsd   xmm24, [rsi + 24]                          /* W_3 */
            vpinsrq  xmm24, xmm24, [rsi + 152], 1
            vmovsd   xmm26, [rsi + 280]
            vpinsrq  xmm26, xmm26, [rsi + 408], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 536]
            vpinsrq  xmm26, xmm26, [rsi + 664], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 792]
            vpinsrq  xmm26, xmm26, [rsi + 920], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm11, zmm24, zmm25
            vmovsd   xmm24, [rsi + 32]                          /* W_4 */
            vpinsrq  xmm24, xmm24, [rsi + 160], 1
            vmovsd   xmm26, [rsi + 288]
            vpinsrq  xmm26, xmm26, [rsi + 416], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 544]
            vpinsrq  xmm26, xmm26, [rsi + 672], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 800]
            vpinsrq  xmm26, xmm26, [rsi + 928], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm12, zmm24, zmm25
            vmovsd   xmm24, [rsi + 40]                          /* W_5 */
            vpinsrq  xmm24, xmm24, [rsi + 168], 1
            vmovsd   xmm26, [rsi + 296]
            vpinsrq  xmm26, xmm26, [rsi + 424], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 552]
            vpinsrq  xmm26, xmm26, [rsi + 680], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 808]
            vpinsrq  xmm26, xmm26, [rsi + 936], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm13, zmm24, zmm25
            vmovsd   xmm24, [rsi + 48]                          /* W_6 */
            vpinsrq  xmm24, xmm24, [rsi + 176], 1
            vmovsd   xmm26, [rsi + 304]
            vpinsrq  xmm26, xmm26, [rsi + 432], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 560]
            vpinsrq  xmm26, xmm26, [rsi + 688], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 816]
            vpinsrq  xmm26, xmm26, [rsi + 944], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm14, zmm24, zmm25
            vmovsd   xmm24, [rsi + 56]                          /* W_7 */
            vpinsrq  xmm24, xmm24, [rsi + 184], 1
            vmovsd   xmm26, [rsi + 312]
            vpinsrq  xmm26, xmm26, [rsi + 440], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 568]
            vpinsrq  xmm26, xmm26, [rsi + 696], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 824]
            vpinsrq  xmm26, xmm26, [rsi + 952], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm15, zmm24, zmm25
            vmovsd   xmm24, [rsi + 64]                          /* W_8 */
            vpinsrq  xmm24, xmm24, [rsi + 192], 1
            vmovsd   xmm26, [rsi + 320]
            vpinsrq  xmm26, xmm26, [rsi + 448], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 576]
            vpinsrq  xmm26, xmm26, [rsi + 704], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 832]
            vpinsrq  xmm26, xmm26, [rsi + 960], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm16, zmm24, zmm25
            vmovsd   xmm24, [rsi + 72]                          /* W_9 */
            vpinsrq  xmm24, xmm24, [rsi + 200], 1
            vmovsd   xmm26, [rsi + 328]
            vpinsrq  xmm26, xmm26, [rsi + 456], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 584]
            vpinsrq  xmm26, xmm26, [rsi + 712], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 840]
            vpinsrq  xmm26, xmm26, [rsi + 968], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm17, zmm24, zmm25
            vmovsd   xmm24, [rsi + 80]                          /* W_10 */
            vpinsrq  xmm24, xmm24, [rsi + 208], 1
            vmovsd   xmm26, [rsi + 336]
            vpinsrq  xmm26, xmm26, [rsi + 464], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 592]
            vpinsrq  xmm26, xmm26, [rsi + 720], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 848]
            vpinsrq  xmm26, xmm26, [rsi + 976], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm18, zmm24, zmm25
            vmovsd   xmm24, [rsi + 88]                          /* W_11 */
            vpinsrq  xmm24, xmm24, [rsi + 216], 1
            vmovsd   xmm26, [rsi + 344]
            vpinsrq  xmm26, xmm26, [rsi + 472], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 600]
            vpinsrq  xmm26, xmm26, [rsi + 728], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 856]
            vpinsrq  xmm26, xmm26, [rsi + 984], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm19, zmm24, zmm25
            vmovsd   xmm24, [rsi + 96]                          /* W_12 */
            vpinsrq  xmm24, xmm24, [rsi + 224], 1
            vmovsd   xmm26, [rsi + 352]
            vpinsrq  xmm26, xmm26, [rsi + 480], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 608]
            vpinsrq  xmm26, xmm26, [rsi + 736], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 864]
            vpinsrq  xmm26, xmm26, [rsi + 992], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm20, zmm24, zmm25
            vmovsd   xmm24, [rsi + 104]                         /* W_13 */
            vpinsrq  xmm24, xmm24, [rsi + 232], 1
            vmovsd   xmm26, [rsi + 360]
            vpinsrq  xmm26, xmm26, [rsi + 488], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 616]
            vpinsrq  xmm26, xmm26, [rsi + 744], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 872]
            vpinsrq  xmm26, xmm26, [rsi + 1000], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm21, zmm24, zmm25
            vmovsd   xmm24, [rsi + 112]                         /* W_14 */
            vpinsrq  xmm24, xmm24, [rsi + 240], 1
            vmovsd   xmm26, [rsi + 368]
            vpinsrq  xmm26, xmm26, [rsi + 496], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 624]
            vpinsrq  xmm26, xmm26, [rsi + 752], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 880]
            vpinsrq  xmm26, xmm26, [rsi + 1008], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm22, zmm24, zmm25
            vmovsd   xmm24, [rsi + 120]                         /* W_15 */
            vpinsrq  xmm24, xmm24, [rsi + 248], 1
            vmovsd   xmm26, [rsi + 376]
            vpinsrq  xmm26, xmm26, [rsi + 504], 1
            vinserti32x4 zmm24, zmm24, xmm26, 1
            vmovsd   xmm26, [rsi + 632]
            vpinsrq  xmm26, xmm26, [rsi + 760], 1
            vinserti32x4 zmm24, zmm24, xmm26, 2
            vmovsd   xmm26, [rsi + 888]
            vpinsrq  xmm26, xmm26, [rsi + 1016], 1
            vinserti32x4 zmm24, zmm24, xmm26, 3
            vpshufb  zmm23, zmm24, zmm25
        vpbroadcastq zmm0, [rip + NSMS_L(H0)]                   /* a, b, ... = H */
        vpbroadcastq zmm1, [rip + NSMS_L(H0) + 8]
        vpbroadcastq zmm2, [rip + NSMS_L(H0) + 16]
        vpbroadcastq zmm3, [rip + NSMS_L(H0) + 24]
        vpbroadcastq zmm4, [rip + NSMS_L(H0) + 32]
        vpbroadcastq zmm5, [rip + NSMS_L(H0) + 40]
        vpbroadcastq zmm6, [rip + NSMS_L(H0) + 48]
        vpbroadcastq zmm7, [rip + NSMS_L(H0) + 56]
        lea          rcx, [rip + NSMS_L(K)]
        lea          rdx, [rip + NSMS_L(K) + 512]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; scratch: rax; kp: rcx; */
        /*   digests: rdi; nodes: rsi; upper_bound: rdx; count: r8; copies: r9; final_digests: r10. */
NSMS_L(pairs_rounds_and_schedule0):

        /* rounds 0 to 63, sixteen per iteration, and the next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vprorq   zmm24, zmm22, 19                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vprorq   zmm25, zmm22, 61
            vpsrlq   zmm26, zmm22, 6
            vpternlogq zmm26, zmm24, zmm25, 150
            vprorq   zmm24, zmm9, 1
            vprorq   zmm25, zmm9, 8
            vpsrlq   zmm27, zmm9, 7
            vpternlogq zmm27, zmm24, zmm25, 150
            vpaddq   zmm24, zmm17, zmm8
            vpaddq   zmm24, zmm24, zmm26
            vpaddq   zmm24, zmm27, zmm24
        vprorq       zmm25, zmm4, 14                            /* round 0 */
        vprorq       zmm26, zmm4, 18
        vprorq       zmm27, zmm4, 41
        vpternlogq   zmm27, zmm25, zmm26, 150
        vmovdqa64    zmm25, zmm6
        vpternlogq   zmm25, zmm4, zmm5, 184
        vpbroadcastq zmm26, [rcx]
        vpaddq       zmm28, zmm7, zmm8
        vpaddq       zmm26, zmm28, zmm26
        vpaddq       zmm25, zmm26, zmm25
        vpaddq       zmm25, zmm25, zmm27
        vprorq       zmm26, zmm0, 28
        vprorq       zmm27, zmm0, 34
        vprorq       zmm28, zmm0, 39
        vpternlogq   zmm28, zmm26, zmm27, 150
        vmovdqa64    zmm26, zmm0
        vpternlogq   zmm26, zmm2, zmm1, 232
        vpaddq       zmm26, zmm28, zmm26
        vpaddq       zmm26, zmm25, zmm26
        vpaddq       zmm25, zmm3, zmm25
            vprorq   zmm27, zmm23, 19                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            vprorq   zmm28, zmm23, 61
            vpsrlq   zmm29, zmm23, 6
            vpternlogq zmm29, zmm27, zmm28, 150
            vprorq   zmm27, zmm10, 1
            vprorq   zmm28, zmm10, 8
            vpsrlq   zmm30, zmm10, 7
            vpternlogq zmm30, zmm27, zmm28, 150
            vpaddq   zmm27, zmm18, zmm9
            vpaddq   zmm27, zmm27, zmm29
            vpaddq   zmm27, zmm30, zmm27
        vprorq       zmm28, zmm25, 14                           /* round 1 */
        vprorq       zmm29, zmm25, 18
        vprorq       zmm30, zmm25, 41
        vpternlogq   zmm30, zmm28, zmm29, 150
        vmovdqa64    zmm28, zmm5
        vpternlogq   zmm28, zmm25, zmm4, 184
        vpbroadcastq zmm29, [rcx + 8]
        vpaddq       zmm31, zmm6, zmm9
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm28, zmm29, zmm28
        vpaddq       zmm28, zmm28, zmm30
        vprorq       zmm29, zmm26, 28
        vprorq       zmm30, zmm26, 34
        vprorq       zmm31, zmm26, 39
        vpternlogq   zmm31, zmm29, zmm30, 150
        vmovdqa64    zmm29, zmm26
        vpternlogq   zmm29, zmm1, zmm0, 232
        vpaddq       zmm29, zmm31, zmm29
        vpaddq       zmm29, zmm28, zmm29
        vpaddq       zmm28, zmm2, zmm28
            vprorq   zmm30, zmm24, 19                           /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vprorq   zmm31, zmm24, 61
            vpsrlq   zmm9, zmm24, 6
            vpternlogq zmm9, zmm30, zmm31, 150
            vprorq   zmm30, zmm11, 1
            vprorq   zmm31, zmm11, 8
            vpsrlq   zmm8, zmm11, 7
            vpternlogq zmm8, zmm30, zmm31, 150
            vpaddq   zmm30, zmm19, zmm10
            vpaddq   zmm30, zmm30, zmm8
            vpaddq   zmm30, zmm30, zmm9
        vprorq       zmm31, zmm28, 14                           /* round 2 */
        vprorq       zmm9, zmm28, 18
        vprorq       zmm8, zmm28, 41
        vpternlogq   zmm8, zmm31, zmm9, 150
        vmovdqa64    zmm31, zmm4
        vpternlogq   zmm31, zmm28, zmm25, 184
        vpbroadcastq zmm9, [rcx + 16]
        vpaddq       zmm10, zmm5, zmm10
        vpaddq       zmm10, zmm10, zmm9
        vpaddq       zmm31, zmm10, zmm31
        vpaddq       zmm31, zmm31, zmm8
        vprorq       zmm10, zmm29, 28
        vprorq       zmm9, zmm29, 34
        vprorq       zmm8, zmm29, 39
        vpternlogq   zmm8, zmm10, zmm9, 150
        vmovdqa64    zmm10, zmm29
        vpternlogq   zmm10, zmm0, zmm26, 232
        vpaddq       zmm10, zmm8, zmm10
        vpaddq       zmm10, zmm31, zmm10
        vpaddq       zmm31, zmm1, zmm31
            vprorq   zmm9, zmm27, 19                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vprorq   zmm8, zmm27, 61
            vpsrlq   zmm7, zmm27, 6
            vpternlogq zmm7, zmm9, zmm8, 150
            vprorq   zmm9, zmm12, 1
            vprorq   zmm8, zmm12, 8
            vpsrlq   zmm6, zmm12, 7
            vpternlogq zmm6, zmm9, zmm8, 150
            vpaddq   zmm9, zmm20, zmm11
            vpaddq   zmm9, zmm9, zmm6
            vpaddq   zmm9, zmm9, zmm7
        vprorq       zmm8, zmm31, 14                            /* round 3 */
        vprorq       zmm7, zmm31, 18
        vprorq       zmm6, zmm31, 41
        vpternlogq   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm25
        vpternlogq   zmm8, zmm31, zmm28, 184
        vpbroadcastq zmm7, [rcx + 24]
        vpaddq       zmm11, zmm4, zmm11
        vpaddq       zmm11, zmm11, zmm7
        vpaddq       zmm11, zmm11, zmm8
        vpaddq       zmm11, zmm11, zmm6
        vprorq       zmm8, zmm10, 28
        vprorq       zmm7, zmm10, 34
        vprorq       zmm6, zmm10, 39
        vpternlogq   zmm6, zmm8, zmm7, 150
        vmovdqa64    zmm8, zmm10
        vpternlogq   zmm8, zmm26, zmm29, 232
        vpaddq       zmm8, zmm6, zmm8
        vpaddq       zmm8, zmm11, zmm8
        vpaddq       zmm11, zmm0, zmm11
            vprorq   zmm7, zmm30, 19                            /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vprorq   zmm6, zmm30, 61
            vpsrlq   zmm5, zmm30, 6
            vpternlogq zmm5, zmm7, zmm6, 150
            vprorq   zmm7, zmm13, 1
            vprorq   zmm6, zmm13, 8
            vpsrlq   zmm4, zmm13, 7
            vpternlogq zmm4, zmm7, zmm6, 150
            vpaddq   zmm7, zmm21, zmm12
            vpaddq   zmm7, zmm7, zmm4
            vpaddq   zmm7, zmm7, zmm5
        vprorq       zmm6, zmm11, 14                            /* round 4 */
        vprorq       zmm5, zmm11, 18
        vprorq       zmm4, zmm11, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogq   zmm6, zmm11, zmm31, 184
        vpbroadcastq zmm5, [rcx + 32]
        vpaddq       zmm12, zmm12, zmm5
        vpaddq       zmm25, zmm12, zmm25
        vpaddq       zmm25, zmm25, zmm6
        vpaddq       zmm25, zmm4, zmm25
        vprorq       zmm12, zmm8, 28
        vprorq       zmm6, zmm8, 34
        vprorq       zmm5, zmm8, 39
        vpternlogq   zmm5, zmm12, zmm6, 150
        vmovdqa64    zmm12, zmm8
        vpternlogq   zmm12, zmm29, zmm10, 232
        vpaddq       zmm12, zmm5, zmm12
        vpaddq       zmm12, zmm25, zmm12
        vpaddq       zmm25, zmm26, zmm25
            vprorq   zmm26, zmm9, 19                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vprorq   zmm6, zmm9, 61
            vpsrlq   zmm5, zmm9, 6
            vpternlogq zmm5, zmm26, zmm6, 150
            vprorq   zmm26, zmm14, 1
            vprorq   zmm6, zmm14, 8
            vpsrlq   zmm4, zmm14, 7
            vpternlogq zmm4, zmm26, zmm6, 150
            vpaddq   zmm26, zmm22, zmm13
            vpaddq   zmm26, zmm26, zmm4
            vpaddq   zmm26, zmm26, zmm5
        vprorq       zmm6, zmm25, 14                            /* round 5 */
        vprorq       zmm5, zmm25, 18
        vprorq       zmm4, zmm25, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogq   zmm6, zmm25, zmm11, 184
        vpbroadcastq zmm5, [rcx + 40]
        vpaddq       zmm13, zmm13, zmm5
        vpaddq       zmm28, zmm13, zmm28
        vpaddq       zmm28, zmm28, zmm6
        vpaddq       zmm28, zmm4, zmm28
        vprorq       zmm13, zmm12, 28
        vprorq       zmm6, zmm12, 34
        vprorq       zmm5, zmm12, 39
        vpternlogq   zmm5, zmm13, zmm6, 150
        vmovdqa64    zmm13, zmm12
        vpternlogq   zmm13, zmm10, zmm8, 232
        vpaddq       zmm13, zmm5, zmm13
        vpaddq       zmm13, zmm28, zmm13
        vpaddq       zmm28, zmm29, zmm28
            vprorq   zmm29, zmm7, 19                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vprorq   zmm6, zmm7, 61
            vpsrlq   zmm5, zmm7, 6
            vpternlogq zmm5, zmm29, zmm6, 150
            vprorq   zmm29, zmm15, 1
            vprorq   zmm6, zmm15, 8
            vpsrlq   zmm4, zmm15, 7
            vpternlogq zmm4, zmm29, zmm6, 150
            vpaddq   zmm29, zmm23, zmm14
            vpaddq   zmm29, zmm29, zmm4
            vpaddq   zmm29, zmm29, zmm5
        vprorq       zmm6, zmm28, 14                            /* round 6 */
        vprorq       zmm5, zmm28, 18
        vprorq       zmm4, zmm28, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm11
        vpternlogq   zmm6, zmm28, zmm25, 184
        vpbroadcastq zmm5, [rcx + 48]
        vpaddq       zmm14, zmm14, zmm5
        vpaddq       zmm31, zmm14, zmm31
        vpaddq       zmm31, zmm31, zmm6
        vpaddq       zmm31, zmm4, zmm31
        vprorq       zmm14, zmm13, 28
        vprorq       zmm6, zmm13, 34
        vprorq       zmm5, zmm13, 39
        vpternlogq   zmm5, zmm14, zmm6, 150
        vmovdqa64    zmm14, zmm13
        vpternlogq   zmm14, zmm8, zmm12, 232
        vpaddq       zmm14, zmm5, zmm14
        vpaddq       zmm14, zmm31, zmm14
        vpaddq       zmm31, zmm10, zmm31
            vprorq   zmm10, zmm26, 19                           /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vprorq   zmm6, zmm26, 61
            vpsrlq   zmm5, zmm26, 6
            vpternlogq zmm5, zmm10, zmm6, 150
            vprorq   zmm10, zmm16, 1
            vprorq   zmm6, zmm16, 8
            vpsrlq   zmm4, zmm16, 7
            vpternlogq zmm4, zmm10, zmm6, 150
            vpaddq   zmm10, zmm15, zmm4
            vpaddq   zmm10, zmm10, zmm24
            vpaddq   zmm10, zmm10, zmm5
        vprorq       zmm6, zmm31, 14                            /* round 7 */
        vprorq       zmm5, zmm31, 18
        vprorq       zmm4, zmm31, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogq   zmm6, zmm31, zmm28, 184
        vpbroadcastq zmm5, [rcx + 56]
        vpaddq       zmm15, zmm15, zmm5
        vpaddq       zmm15, zmm15, zmm11
        vpaddq       zmm15, zmm15, zmm6
        vpaddq       zmm15, zmm4, zmm15
        vprorq       zmm11, zmm14, 28
        vprorq       zmm6, zmm14, 34
        vprorq       zmm5, zmm14, 39
        vpternlogq   zmm5, zmm11, zmm6, 150
        vmovdqa64    zmm11, zmm14
        vpternlogq   zmm11, zmm12, zmm13, 232
        vpaddq       zmm11, zmm5, zmm11
        vpaddq       zmm11, zmm15, zmm11
        vpaddq       zmm15, zmm8, zmm15
            vprorq   zmm8, zmm29, 19                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vprorq   zmm6, zmm29, 61
            vpsrlq   zmm5, zmm29, 6
            vpternlogq zmm5, zmm8, zmm6, 150
            vprorq   zmm8, zmm17, 1
            vprorq   zmm6, zmm17, 8
            vpsrlq   zmm4, zmm17, 7
            vpternlogq zmm4, zmm8, zmm6, 150
            vpaddq   zmm8, zmm16, zmm4
            vpaddq   zmm8, zmm8, zmm27
            vpaddq   zmm8, zmm8, zmm5
        vprorq       zmm6, zmm15, 14                            /* round 8 */
        vprorq       zmm5, zmm15, 18
        vprorq       zmm4, zmm15, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogq   zmm6, zmm15, zmm31, 184
        vpbroadcastq zmm5, [rcx + 64]
        vpaddq       zmm16, zmm16, zmm5
        vpaddq       zmm25, zmm16, zmm25
        vpaddq       zmm25, zmm25, zmm6
        vpaddq       zmm25, zmm4, zmm25
        vprorq       zmm16, zmm11, 28
        vprorq       zmm6, zmm11, 34
        vprorq       zmm5, zmm11, 39
        vpternlogq   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm11
        vpternlogq   zmm16, zmm13, zmm14, 232
        vpaddq       zmm16, zmm5, zmm16
        vpaddq       zmm16, zmm25, zmm16
        vpaddq       zmm25, zmm12, zmm25
            vprorq   zmm12, zmm10, 19                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vprorq   zmm6, zmm10, 61
            vpsrlq   zmm5, zmm10, 6
            vpternlogq zmm5, zmm12, zmm6, 150
            vprorq   zmm12, zmm18, 1
            vprorq   zmm6, zmm18, 8
            vpsrlq   zmm4, zmm18, 7
            vpternlogq zmm4, zmm12, zmm6, 150
            vpaddq   zmm12, zmm17, zmm4
            vpaddq   zmm12, zmm12, zmm30
            vpaddq   zmm12, zmm12, zmm5
        vprorq       zmm6, zmm25, 14                            /* round 9 */
        vprorq       zmm5, zmm25, 18
        vprorq       zmm4, zmm25, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm31
        vpternlogq   zmm6, zmm25, zmm15, 184
        vpbroadcastq zmm5, [rcx + 72]
        vpaddq       zmm17, zmm17, zmm5
        vpaddq       zmm28, zmm17, zmm28
        vpaddq       zmm28, zmm28, zmm6
        vpaddq       zmm28, zmm4, zmm28
        vprorq       zmm17, zmm16, 28
        vprorq       zmm6, zmm16, 34
        vprorq       zmm5, zmm16, 39
        vpternlogq   zmm5, zmm17, zmm6, 150
        vmovdqa64    zmm17, zmm16
        vpternlogq   zmm17, zmm14, zmm11, 232
        vpaddq       zmm17, zmm5, zmm17
        vpaddq       zmm17, zmm28, zmm17
        vpaddq       zmm28, zmm13, zmm28
            vprorq   zmm13, zmm8, 19                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vprorq   zmm6, zmm8, 61
            vpsrlq   zmm5, zmm8, 6
            vpternlogq zmm5, zmm13, zmm6, 150
            vprorq   zmm13, zmm19, 1
            vprorq   zmm6, zmm19, 8
            vpsrlq   zmm4, zmm19, 7
            vpternlogq zmm4, zmm13, zmm6, 150
            vpaddq   zmm13, zmm18, zmm4
            vpaddq   zmm13, zmm13, zmm9
            vpaddq   zmm13, zmm13, zmm5
        vprorq       zmm6, zmm28, 14                            /* round 10 */
        vprorq       zmm5, zmm28, 18
        vprorq       zmm4, zmm28, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm15
        vpternlogq   zmm6, zmm28, zmm25, 184
        vpbroadcastq zmm5, [rcx + 80]
        vpaddq       zmm18, zmm18, zmm5
        vpaddq       zmm31, zmm18, zmm31
        vpaddq       zmm31, zmm31, zmm6
        vpaddq       zmm31, zmm4, zmm31
        vprorq       zmm18, zmm17, 28
        vprorq       zmm6, zmm17, 34
        vprorq       zmm5, zmm17, 39
        vpternlogq   zmm5, zmm18, zmm6, 150
        vmovdqa64    zmm18, zmm17
        vpternlogq   zmm18, zmm11, zmm16, 232
        vpaddq       zmm18, zmm5, zmm18
        vpaddq       zmm18, zmm31, zmm18
        vpaddq       zmm31, zmm14, zmm31
            vprorq   zmm14, zmm12, 19                           /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vprorq   zmm6, zmm12, 61
            vpsrlq   zmm5, zmm12, 6
            vpternlogq zmm5, zmm14, zmm6, 150
            vprorq   zmm14, zmm20, 1
            vprorq   zmm6, zmm20, 8
            vpsrlq   zmm4, zmm20, 7
            vpternlogq zmm4, zmm14, zmm6, 150
            vpaddq   zmm14, zmm19, zmm4
            vpaddq   zmm14, zmm14, zmm7
            vpaddq   zmm14, zmm14, zmm5
        vprorq       zmm6, zmm31, 14                            /* round 11 */
        vprorq       zmm5, zmm31, 18
        vprorq       zmm4, zmm31, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm25
        vpternlogq   zmm6, zmm31, zmm28, 184
        vpbroadcastq zmm5, [rcx + 88]
        vpaddq       zmm19, zmm19, zmm5
        vpaddq       zmm19, zmm19, zmm15
        vpaddq       zmm19, zmm19, zmm6
        vpaddq       zmm19, zmm4, zmm19
        vprorq       zmm15, zmm18, 28
        vprorq       zmm6, zmm18, 34
        vprorq       zmm5, zmm18, 39
        vpternlogq   zmm5, zmm15, zmm6, 150
        vmovdqa64    zmm15, zmm18
        vpternlogq   zmm15, zmm16, zmm17, 232
        vpaddq       zmm15, zmm5, zmm15
        vpaddq       zmm15, zmm19, zmm15
        vpaddq       zmm19, zmm11, zmm19
            vprorq   zmm11, zmm13, 19                           /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vprorq   zmm6, zmm13, 61
            vpsrlq   zmm5, zmm13, 6
            vpternlogq zmm5, zmm11, zmm6, 150
            vprorq   zmm11, zmm21, 1
            vprorq   zmm6, zmm21, 8
            vpsrlq   zmm4, zmm21, 7
            vpternlogq zmm4, zmm11, zmm6, 150
            vpaddq   zmm11, zmm20, zmm4
            vpaddq   zmm11, zmm11, zmm26
            vpaddq   zmm11, zmm11, zmm5
        vprorq       zmm6, zmm19, 14                            /* round 12 */
        vprorq       zmm5, zmm19, 18
        vprorq       zmm4, zmm19, 41
        vpternlogq   zmm4, zmm6, zmm5, 150
        vmovdqa64    zmm6, zmm28
        vpternlogq   zmm6, zmm19, zmm31, 184
        vpbroadcastq zmm5, [rcx + 96]
        vpaddq       zmm20, zmm20, zmm5
        vpaddq       zmm25, zmm20, zmm25
        vpaddq       zmm25, zmm25, zmm6
        vpaddq       zmm25, zmm4, zmm25
        vprorq       zmm20, zmm15, 28
        vprorq       zmm6, zmm15, 34
        vprorq       zmm5, zmm15, 39
        vpternlogq   zmm5, zmm20, zmm6, 150
        vmovdqa64    zmm20, zmm15
        vpternlogq   zmm20, zmm17, zmm18, 232
        vpaddq       zmm20, zmm5, zmm20
        vpaddq       zmm3, zmm25, zmm20
        vpaddq       zmm25, zmm16, zmm25
            vprorq   zmm20, zmm14, 19                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vprorq   zmm16, zmm14, 61
            vpsrlq   zmm6, zmm14, 6
            vpternlogq zmm6, zmm20, zmm16, 150
            vprorq   zmm20, zmm22, 1
            vprorq   zmm16, zmm22, 8
            vpsrlq   zmm5, zmm22, 7
            vpternlogq zmm5, zmm20, zmm16, 150
            vpaddq   zmm20, zmm21, zmm5
            vpaddq   zmm20, zmm20, zmm29
            vpaddq   zmm20, zmm20, zmm6
        vprorq       zmm16, zmm25, 14                           /* round 13 */
        vprorq       zmm6, zmm25, 18
        vprorq       zmm5, zmm25, 41
        vpternlogq   zmm5, zmm16, zmm6, 150
        vmovdqa64    zmm16, zmm31
        vpternlogq   zmm16, zmm25, zmm19, 184
        vpbroadcastq zmm6, [rcx + 104]
        vpaddq       zmm21, zmm21, zmm6
        vpaddq       zmm28, zmm21, zmm28
        vpaddq       zmm28, zmm28, zmm16
        vpaddq       zmm28, zmm5, zmm28
        vprorq       zmm21, zmm3, 28
        vprorq       zmm16, zmm3, 34
        vprorq       zmm6, zmm3, 39
        vpternlogq   zmm6, zmm21, zmm16, 150
        vmovdqa64    zmm21, zmm3
        vpternlogq   zmm21, zmm18, zmm15, 232
        vpaddq       zmm21, zmm6, zmm21
        vpaddq       zmm2, zmm28, zmm21
        vpaddq       zmm6, zmm17, zmm28
            vprorq   zmm28, zmm11, 19                           /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vprorq   zmm21, zmm11, 61
            vpsrlq   zmm17, zmm11, 6
            vpternlogq zmm17, zmm28, zmm21, 150
            vprorq   zmm28, zmm23, 1
            vprorq   zmm21, zmm23, 8
            vpsrlq   zmm16, zmm23, 7
            vpternlogq zmm16, zmm28, zmm21, 150
            vpaddq   zmm28, zmm22, zmm16
            vpaddq   zmm28, zmm28, zmm10
            vpaddq   zmm28, zmm28, zmm17
        vprorq       zmm21, zmm6, 14                            /* round 14 */
        vprorq       zmm17, zmm6, 18
        vprorq       zmm16, zmm6, 41
        vpternlogq   zmm16, zmm21, zmm17, 150
        vmovdqa64    zmm21, zmm19
        vpternlogq   zmm21, zmm6, zmm25, 184
        vpbroadcastq zmm17, [rcx + 112]
        vpaddq       zmm22, zmm22, zmm17
        vpaddq       zmm31, zmm22, zmm31
        vpaddq       zmm31, zmm31, zmm21
        vpaddq       zmm31, zmm16, zmm31
        vprorq       zmm22, zmm2, 28
        vprorq       zmm21, zmm2, 34
        vprorq       zmm17, zmm2, 39
        vpternlogq   zmm17, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm2
        vpternlogq   zmm22, zmm15, zmm3, 232
        vpaddq       zmm22, zmm17, zmm22
        vpaddq       zmm1, zmm31, zmm22
        vpaddq       zmm5, zmm18, zmm31
            vprorq   zmm31, zmm20, 19                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vprorq   zmm22, zmm20, 61
            vpsrlq   zmm21, zmm20, 6
            vpternlogq zmm21, zmm31, zmm22, 150
            vprorq   zmm31, zmm24, 1
            vprorq   zmm22, zmm24, 8
            vpsrlq   zmm18, zmm24, 7
            vpternlogq zmm18, zmm31, zmm22, 150
            vpaddq   zmm31, zmm23, zmm18
            vpaddq   zmm31, zmm31, zmm8
            vpaddq   zmm31, zmm31, zmm21
        vprorq       zmm22, zmm5, 14                            /* round 15 */
        vprorq       zmm21, zmm5, 18
        vprorq       zmm18, zmm5, 41
        vpternlogq   zmm18, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm25
        vpternlogq   zmm22, zmm5, zmm6, 184
        vpbroadcastq zmm21, [rcx + 120]
        vpaddq       zmm23, zmm23, zmm21
        vpaddq       zmm23, zmm23, zmm19
        vpaddq       zmm23, zmm23, zmm22
        vpaddq       zmm23, zmm18, zmm23
        vprorq       zmm22, zmm1, 28
        vprorq       zmm21, zmm1, 34
        vprorq       zmm19, zmm1, 39
        vpternlogq   zmm19, zmm22, zmm21, 150
        vmovdqa64    zmm22, zmm1
        vpternlogq   zmm22, zmm3, zmm2, 232
        vpaddq       zmm22, zmm19, zmm22
        vpaddq       zmm0, zmm23, zmm22
        vpaddq       zmm4, zmm15, zmm23
        add          rcx, 128
        vmovdqa64    zmm15, zmm10
        vmovdqa64    zmm10, zmm30
        vmovdqa64    zmm16, zmm8
        vmovdqa64    zmm8, zmm24
        vmovdqa64    zmm17, zmm12
        vmovdqa64    zmm12, zmm7
        vmovdqa64    zmm18, zmm13
        vmovdqa64    zmm13, zmm26
        vmovdqa64    zmm19, zmm14
        vmovdqa64    zmm14, zmm29
        vmovdqa64    zmm21, zmm20
        vmovdqa64    zmm20, zmm11
        vmovdqa64    zmm11, zmm9
        vmovdqa64    zmm9, zmm27
        vmovdqa64    zmm22, zmm28
        vmovdqa64    zmm23, zmm31
        vmovdqa64    zmm7, zmm25
        cmp          rcx, rdx
        jne          NSMS_L(pairs_rounds_and_schedule0)

        /* rounds 64 to 79; the hash values after them */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label pairs_rounds_and_schedule0, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vprorq       zmm31, zmm4, 14                            /* round 0 */
        vprorq       zmm30, zmm4, 18
        vprorq       zmm29, zmm4, 41
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm6
        vpternlogq   zmm31, zmm4, zmm5, 184
        vpbroadcastq zmm30, [rcx]
        vpaddq       zmm7, zmm7, zmm8
        vpaddq       zmm7, zmm7, zmm30
        vpaddq       zmm7, zmm7, zmm31
        vpaddq       zmm7, zmm7, zmm29
        vprorq       zmm31, zmm0, 28
        vprorq       zmm30, zmm0, 34
        vprorq       zmm29, zmm0, 39
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm0
        vpternlogq   zmm31, zmm2, zmm1, 232
        vpaddq       zmm31, zmm29, zmm31
        vpaddq       zmm31, zmm7, zmm31
        vpaddq       zmm3, zmm3, zmm7
        vprorq       zmm7, zmm3, 14                             /* round 1 */
        vprorq       zmm30, zmm3, 18
        vprorq       zmm29, zmm3, 41
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm5
        vpternlogq   zmm7, zmm3, zmm4, 184
        vpbroadcastq zmm30, [rcx + 8]
        vpaddq       zmm6, zmm6, zmm9
        vpaddq       zmm6, zmm6, zmm30
        vpaddq       zmm6, zmm6, zmm7
        vpaddq       zmm6, zmm6, zmm29
        vprorq       zmm7, zmm31, 28
        vprorq       zmm30, zmm31, 34
        vprorq       zmm29, zmm31, 39
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm1, zmm0, 232
        vpaddq       zmm7, zmm29, zmm7
        vpaddq       zmm7, zmm6, zmm7
        vpaddq       zmm2, zmm2, zmm6
        vprorq       zmm6, zmm2, 14                             /* round 2 */
        vprorq       zmm30, zmm2, 18
        vprorq       zmm29, zmm2, 41
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm4
        vpternlogq   zmm6, zmm2, zmm3, 184
        vpbroadcastq zmm30, [rcx + 16]
        vpaddq       zmm5, zmm5, zmm10
        vpaddq       zmm5, zmm5, zmm30
        vpaddq       zmm5, zmm5, zmm6
        vpaddq       zmm5, zmm5, zmm29
        vprorq       zmm6, zmm7, 28
        vprorq       zmm30, zmm7, 34
        vprorq       zmm29, zmm7, 39
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm0, zmm31, 232
        vpaddq       zmm6, zmm29, zmm6
        vpaddq       zmm6, zmm5, zmm6
        vpaddq       zmm1, zmm1, zmm5
        vprorq       zmm5, zmm1, 14                             /* round 3 */
        vprorq       zmm30, zmm1, 18
        vprorq       zmm29, zmm1, 41
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm3
        vpternlogq   zmm5, zmm1, zmm2, 184
        vpbroadcastq zmm30, [rcx + 24]
        vpaddq       zmm4, zmm4, zmm11
        vpaddq       zmm4, zmm4, zmm30
        vpaddq       zmm4, zmm4, zmm5
        vpaddq       zmm4, zmm4, zmm29
        vprorq       zmm5, zmm6, 28
        vprorq       zmm30, zmm6, 34
        vprorq       zmm29, zmm6, 39
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm31, zmm7, 232
        vpaddq       zmm5, zmm29, zmm5
        vpaddq       zmm5, zmm4, zmm5
        vpaddq       zmm0, zmm0, zmm4
        vprorq       zmm4, zmm0, 14                             /* round 4 */
        vprorq       zmm30, zmm0, 18
        vprorq       zmm29, zmm0, 41
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm2
        vpternlogq   zmm4, zmm0, zmm1, 184
        vpbroadcastq zmm30, [rcx + 32]
        vpaddq       zmm30, zmm12, zmm30
        vpaddq       zmm3, zmm30, zmm3
        vpaddq       zmm3, zmm3, zmm4
        vpaddq       zmm3, zmm29, zmm3
        vprorq       zmm4, zmm5, 28
        vprorq       zmm30, zmm5, 34
        vprorq       zmm29, zmm5, 39
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm29, zmm4
        vpaddq       zmm4, zmm3, zmm4
        vpaddq       zmm3, zmm31, zmm3
        vprorq       zmm31, zmm3, 14                            /* round 5 */
        vprorq       zmm30, zmm3, 18
        vprorq       zmm29, zmm3, 41
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm1
        vpternlogq   zmm31, zmm3, zmm0, 184
        vpbroadcastq zmm30, [rcx + 40]
        vpaddq       zmm30, zmm13, zmm30
        vpaddq       zmm2, zmm30, zmm2
        vpaddq       zmm2, zmm2, zmm31
        vpaddq       zmm2, zmm29, zmm2
        vprorq       zmm31, zmm4, 28
        vprorq       zmm30, zmm4, 34
        vprorq       zmm29, zmm4, 39
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm4
        vpternlogq   zmm31, zmm6, zmm5, 232
        vpaddq       zmm31, zmm29, zmm31
        vpaddq       zmm31, zmm2, zmm31
        vpaddq       zmm2, zmm7, zmm2
        vprorq       zmm7, zmm2, 14                             /* round 6 */
        vprorq       zmm30, zmm2, 18
        vprorq       zmm29, zmm2, 41
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm0
        vpternlogq   zmm7, zmm2, zmm3, 184
        vpbroadcastq zmm30, [rcx + 48]
        vpaddq       zmm30, zmm14, zmm30
        vpaddq       zmm1, zmm30, zmm1
        vpaddq       zmm1, zmm1, zmm7
        vpaddq       zmm1, zmm29, zmm1
        vprorq       zmm7, zmm31, 28
        vprorq       zmm30, zmm31, 34
        vprorq       zmm29, zmm31, 39
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm5, zmm4, 232
        vpaddq       zmm7, zmm29, zmm7
        vpaddq       zmm7, zmm1, zmm7
        vpaddq       zmm1, zmm6, zmm1
        vprorq       zmm6, zmm1, 14                             /* round 7 */
        vprorq       zmm30, zmm1, 18
        vprorq       zmm29, zmm1, 41
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm3
        vpternlogq   zmm6, zmm1, zmm2, 184
        vpbroadcastq zmm30, [rcx + 56]
        vpaddq       zmm30, zmm15, zmm30
        vpaddq       zmm0, zmm30, zmm0
        vpaddq       zmm0, zmm0, zmm6
        vpaddq       zmm0, zmm29, zmm0
        vprorq       zmm6, zmm7, 28
        vprorq       zmm30, zmm7, 34
        vprorq       zmm29, zmm7, 39
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm4, zmm31, 232
        vpaddq       zmm6, zmm29, zmm6
        vpaddq       zmm6, zmm0, zmm6
        vpaddq       zmm0, zmm5, zmm0
        vprorq       zmm5, zmm0, 14                             /* round 8 */
        vprorq       zmm30, zmm0, 18
        vprorq       zmm29, zmm0, 41
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm2
        vpternlogq   zmm5, zmm0, zmm1, 184
        vpbroadcastq zmm30, [rcx + 64]
        vpaddq       zmm30, zmm16, zmm30
        vpaddq       zmm3, zmm30, zmm3
        vpaddq       zmm3, zmm3, zmm5
        vpaddq       zmm3, zmm29, zmm3
        vprorq       zmm5, zmm6, 28
        vprorq       zmm30, zmm6, 34
        vprorq       zmm29, zmm6, 39
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm31, zmm7, 232
        vpaddq       zmm5, zmm29, zmm5
        vpaddq       zmm5, zmm3, zmm5
        vpaddq       zmm3, zmm4, zmm3
        vprorq       zmm4, zmm3, 14                             /* round 9 */
        vprorq       zmm30, zmm3, 18
        vprorq       zmm29, zmm3, 41
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm1
        vpternlogq   zmm4, zmm3, zmm0, 184
        vpbroadcastq zmm30, [rcx + 72]
        vpaddq       zmm30, zmm17, zmm30
        vpaddq       zmm2, zmm30, zmm2
        vpaddq       zmm2, zmm2, zmm4
        vpaddq       zmm2, zmm29, zmm2
        vprorq       zmm4, zmm5, 28
        vprorq       zmm30, zmm5, 34
        vprorq       zmm29, zmm5, 39
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm29, zmm4
        vpaddq       zmm4, zmm2, zmm4
        vpaddq       zmm2, zmm31, zmm2
        vprorq       zmm31, zmm2, 14                            /* round 10 */
        vprorq       zmm30, zmm2, 18
        vprorq       zmm29, zmm2, 41
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm0
        vpternlogq   zmm31, zmm2, zmm3, 184
        vpbroadcastq zmm30, [rcx + 80]
        vpaddq       zmm30, zmm18, zmm30
        vpaddq       zmm1, zmm30, zmm1
        vpaddq       zmm1, zmm1, zmm31
        vpaddq       zmm1, zmm29, zmm1
        vprorq       zmm31, zmm4, 28
        vprorq       zmm30, zmm4, 34
        vprorq       zmm29, zmm4, 39
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm4
        vpternlogq   zmm31, zmm6, zmm5, 232
        vpaddq       zmm31, zmm29, zmm31
        vpaddq       zmm31, zmm1, zmm31
        vpaddq       zmm1, zmm7, zmm1
        vprorq       zmm7, zmm1, 14                             /* round 11 */
        vprorq       zmm30, zmm1, 18
        vprorq       zmm29, zmm1, 41
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm3
        vpternlogq   zmm7, zmm1, zmm2, 184
        vpbroadcastq zmm30, [rcx + 88]
        vpaddq       zmm30, zmm19, zmm30
        vpaddq       zmm0, zmm30, zmm0
        vpaddq       zmm0, zmm0, zmm7
        vpaddq       zmm0, zmm29, zmm0
        vprorq       zmm7, zmm31, 28
        vprorq       zmm30, zmm31, 34
        vprorq       zmm29, zmm31, 39
        vpternlogq   zmm29, zmm7, zmm30, 150
        vmovdqa64    zmm7, zmm31
        vpternlogq   zmm7, zmm5, zmm4, 232
        vpaddq       zmm7, zmm29, zmm7
        vpaddq       zmm7, zmm0, zmm7
        vpaddq       zmm0, zmm6, zmm0
        vprorq       zmm6, zmm0, 14                             /* round 12 */
        vprorq       zmm30, zmm0, 18
        vprorq       zmm29, zmm0, 41
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm2
        vpternlogq   zmm6, zmm0, zmm1, 184
        vpbroadcastq zmm30, [rcx + 96]
        vpaddq       zmm30, zmm20, zmm30
        vpaddq       zmm3, zmm30, zmm3
        vpaddq       zmm3, zmm3, zmm6
        vpaddq       zmm3, zmm29, zmm3
        vprorq       zmm6, zmm7, 28
        vprorq       zmm30, zmm7, 34
        vprorq       zmm29, zmm7, 39
        vpternlogq   zmm29, zmm6, zmm30, 150
        vmovdqa64    zmm6, zmm7
        vpternlogq   zmm6, zmm4, zmm31, 232
        vpaddq       zmm6, zmm29, zmm6
        vpaddq       zmm6, zmm3, zmm6
        vpaddq       zmm3, zmm5, zmm3
        vprorq       zmm5, zmm3, 14                             /* round 13 */
        vprorq       zmm30, zmm3, 18
        vprorq       zmm29, zmm3, 41
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm1
        vpternlogq   zmm5, zmm3, zmm0, 184
        vpbroadcastq zmm30, [rcx + 104]
        vpaddq       zmm30, zmm21, zmm30
        vpaddq       zmm2, zmm30, zmm2
        vpaddq       zmm2, zmm2, zmm5
        vpaddq       zmm2, zmm29, zmm2
        vprorq       zmm5, zmm6, 28
        vprorq       zmm30, zmm6, 34
        vprorq       zmm29, zmm6, 39
        vpternlogq   zmm29, zmm5, zmm30, 150
        vmovdqa64    zmm5, zmm6
        vpternlogq   zmm5, zmm31, zmm7, 232
        vpaddq       zmm5, zmm29, zmm5
        vpaddq       zmm5, zmm2, zmm5
        vpaddq       zmm2, zmm4, zmm2
        vprorq       zmm4, zmm2, 14                             /* round 14 */
        vprorq       zmm30, zmm2, 18
        vprorq       zmm29, zmm2, 41
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm0
        vpternlogq   zmm4, zmm2, zmm3, 184
        vpbroadcastq zmm30, [rcx + 112]
        vpaddq       zmm30, zmm22, zmm30
        vpaddq       zmm1, zmm30, zmm1
        vpaddq       zmm1, zmm1, zmm4
        vpaddq       zmm1, zmm29, zmm1
        vprorq       zmm4, zmm5, 28
        vprorq       zmm30, zmm5, 34
        vprorq       zmm29, zmm5, 39
        vpternlogq   zmm29, zmm4, zmm30, 150
        vmovdqa64    zmm4, zmm5
        vpternlogq   zmm4, zmm7, zmm6, 232
        vpaddq       zmm4, zmm29, zmm4
        vpaddq       zmm4, zmm1, zmm4
        vpaddq       zmm1, zmm31, zmm1
        vprorq       zmm31, zmm1, 14                            /* round 15 */
        vprorq       zmm30, zmm1, 18
        vprorq       zmm29, zmm1, 41
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm3
        vpternlogq   zmm31, zmm1, zmm2, 184
        vpbroadcastq zmm30, [rcx + 120]
        vpaddq       zmm30, zmm23, zmm30
        vpaddq       zmm0, zmm30, zmm0
        vpaddq       zmm0, zmm0, zmm31
        vpaddq       zmm0, zmm29, zmm0
        vprorq       zmm31, zmm4, 28
        vprorq       zmm30, zmm4, 34
        vprorq       zmm29, zmm4, 39
        vpternlogq   zmm29, zmm31, zmm30, 150
        vmovdqa64    zmm31, zmm4
        vpternlogq   zmm31, zmm6, zmm5, 232
        vpbroadcastq zmm30, [rip + NSMS_L(H0)]                  /* H = H + (a, b, ...) */
        vpbroadcastq zmm28, [rip + NSMS_L(H0) + 8]
        vpbroadcastq zmm27, [rip + NSMS_L(H0) + 16]
        vpbroadcastq zmm26, [rip + NSMS_L(H0) + 24]
        vpbroadcastq zmm25, [rip + NSMS_L(H0) + 32]
        vpbroadcastq zmm24, [rip + NSMS_L(H0) + 40]
        vmovdqu64    [rax + 1024], zmm8
        vpbroadcastq zmm8, [rip + NSMS_L(H0) + 48]
        vmovdqu64    [rax + 1088], zmm9
        vpbroadcastq zmm9, [rip + NSMS_L(H0) + 56]
        vpaddq       zmm30, zmm30, zmm29
        vpaddq       zmm31, zmm31, zmm30
        vpaddq       zmm31, zmm0, zmm31
        vpaddq       zmm4, zmm28, zmm4
        vpaddq       zmm5, zmm27, zmm5
        vpaddq       zmm27, zmm26, zmm6
        vpaddq       zmm6, zmm25, zmm7
        vpaddq       zmm28, zmm6, zmm0
        vpaddq       zmm29, zmm24, zmm1
        vpaddq       zmm30, zmm8, zmm2
        vpaddq       zmm0, zmm9, zmm3
        vmovdqa64    zmm24, zmm31
        vmovdqa64    zmm25, zmm4
        vmovdqa64    zmm26, zmm5
        vmovdqa64    zmm31, zmm0
        vmovdqu64    zmm8, [rax + 1024]
        vmovdqu64    zmm9, [rax + 1088]

        /* a constant block: W_t + K_t is a table */
        lea          rcx, [rip + NSMS_L(W1)]                    /* a, b, ... = H */
        lea          rdx, [rip + NSMS_L(W1) + 640]
        vmovdqa64    zmm0, zmm24
        vmovdqa64    zmm1, zmm25
        vmovdqa64    zmm2, zmm26
        vmovdqa64    zmm3, zmm27
        vmovdqa64    zmm4, zmm28
        vmovdqa64    zmm5, zmm29
        vmovdqa64    zmm6, zmm30
        vmovdqa64    zmm7, zmm31
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: zmm0..zmm7; H0..H7: zmm24..zmm31; scratch: rax; kp: rcx; digests: rdi; */
        /*   nodes: rsi; upper_bound: rdx; count: r8; copies: r9; final_digests: r10. */
NSMS_L(pairs_padding_rounds1):

        /* rounds 0 to 79, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label pairs_rounds_and_schedule0, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vprorq       zmm8, zmm4, 14                             /* round 0 */
        vprorq       zmm9, zmm4, 18
        vprorq       zmm10, zmm4, 41
        vpternlogq   zmm10, zmm8, zmm9, 150
        vmovdqa64    zmm8, zmm6
        vpternlogq   zmm8, zmm4, zmm5, 184
        vpbroadcastq zmm9, [rcx]
        vpaddq       zmm9, zmm7, zmm9
        vpaddq       zmm8, zmm9, zmm8
        vpaddq       zmm8, zmm8, zmm10
        vprorq       zmm9, zmm0, 28
        vprorq       zmm10, zmm0, 34
        vprorq       zmm11, zmm0, 39
        vpternlogq   zmm11, zmm9, zmm10, 150
        vmovdqa64    zmm9, zmm0
        vpternlogq   zmm9, zmm2, zmm1, 232
        vpaddq       zmm9, zmm11, zmm9
        vpaddq       zmm9, zmm8, zmm9
        vpaddq       zmm8, zmm3, zmm8
        vprorq       zmm10, zmm8, 14                            /* round 1 */
        vprorq       zmm11, zmm8, 18
        vprorq       zmm12, zmm8, 41
        vpternlogq   zmm12, zmm10, zmm11, 150
        vmovdqa64    zmm10, zmm5
        vpternlogq   zmm10, zmm8, zmm4, 184
        vpbroadcastq zmm11, [rcx + 8]
        vpaddq       zmm11, zmm6, zmm11
        vpaddq       zmm10, zmm11, zmm10
        vpaddq       zmm10, zmm10, zmm12
        vprorq       zmm11, zmm9, 28
        vprorq       zmm12, zmm9, 34
        vprorq       zmm13, zmm9, 39
        vpternlogq   zmm13, zmm11, zmm12, 150
        vmovdqa64    zmm11, zmm9
        vpternlogq   zmm11, zmm1, zmm0, 232
        vpaddq       zmm11, zmm13, zmm11
        vpaddq       zmm11, zmm10, zmm11
        vpaddq       zmm10, zmm2, zmm10
        vprorq       zmm12, zmm10, 14                           /* round 2 */
        vprorq       zmm13, zmm10, 18
        vprorq       zmm14, zmm10, 41
        vpternlogq   zmm14, zmm12, zmm13, 150
        vmovdqa64    zmm12, zmm4
        vpternlogq   zmm12, zmm10, zmm8, 184
        vpbroadcastq zmm13, [rcx + 16]
        vpaddq       zmm13, zmm5, zmm13
        vpaddq       zmm12, zmm13, zmm12
        vpaddq       zmm12, zmm12, zmm14
        vprorq       zmm13, zmm11, 28
        vprorq       zmm14, zmm11, 34
        vprorq       zmm15, zmm11, 39
        vpternlogq   zmm15, zmm13, zmm14, 150
        vmovdqa64    zmm13, zmm11
        vpternlogq   zmm13, zmm0, zmm9, 232
        vpaddq       zmm13, zmm15, zmm13
        vpaddq       zmm13, zmm12, zmm13
        vpaddq       zmm12, zmm1, zmm12
        vprorq       zmm14, zmm12, 14                           /* round 3 */
        vprorq       zmm15, zmm12, 18
        vprorq       zmm16, zmm12, 41
        vpternlogq   zmm16, zmm14, zmm15, 150
        vmovdqa64    zmm14, zmm8
        vpternlogq   zmm14, zmm12, zmm10, 184
        vpbroadcastq zmm15, [rcx + 24]
        vpaddq       zmm15, zmm4, zmm15
        vpaddq       zmm14, zmm15, zmm14
        vpaddq       zmm14, zmm14, zmm16
        vprorq       zmm15, zmm13, 28
        vprorq       zmm16, zmm13, 34
        vprorq       zmm17, zmm13, 39
        vpternlogq   zmm17, zmm15, zmm16, 150
        vmovdqa64    zmm15, zmm13
        vpternlogq   zmm15, zmm9, zmm11, 232
        vpaddq       zmm15, zmm17, zmm15
        vpaddq       zmm15, zmm14, zmm15
        vpaddq       zmm14, zmm0, zmm14
        vprorq       zmm16, zmm14, 14                           /* round 4 */
        vprorq       zmm17, zmm14, 18
        vprorq       zmm18, zmm14, 41
        vpternlogq   zmm18, zmm16, zmm17, 150
        vmovdqa64    zmm16, zmm10
        vpternlogq   zmm16, zmm14, zmm12, 184
        vpbroadcastq zmm17, [rcx + 32]
        vpaddq       zmm8, zmm17, zmm8
        vpaddq       zmm8, zmm8, zmm16
        vpaddq       zmm8, zmm18, zmm8
        vprorq       zmm16, zmm15, 28
        vprorq       zmm17, zmm15, 34
        vprorq       zmm18, zmm15, 39
        vpternlogq   zmm18, zmm16, zmm17, 150
        vmovdqa64    zmm16, zmm15
        vpternlogq   zmm16, zmm11, zmm13, 232
        vpaddq       zmm16, zmm18, zmm16
        vpaddq       zmm16, zmm8, zmm16
        vpaddq       zmm8, zmm9, zmm8
        vprorq       zmm9, zmm8, 14                             /* round 5 */
        vprorq       zmm17, zmm8, 18
        vprorq       zmm18, zmm8, 41
        vpternlogq   zmm18, zmm9, zmm17, 150
        vmovdqa64    zmm9, zmm12
        vpternlogq   zmm9, zmm8, zmm14, 184
        vpbroadcastq zmm17, [rcx + 40]
        vpaddq       zmm10, zmm17, zmm10
        vpaddq       zmm9, zmm10, zmm9
        vpaddq       zmm9, zmm18, zmm9
        vprorq       zmm10, zmm16, 28
        vprorq       zmm17, zmm16, 34
        vprorq       zmm18, zmm16, 39
        vpternlogq   zmm18, zmm10, zmm17, 150
        vmovdqa64    zmm10, zmm16
        vpternlogq   zmm10, zmm13, zmm15, 232
        vpaddq       zmm10, zmm18, zmm10
        vpaddq       zmm10, zmm9, zmm10
        vpaddq       zmm9, zmm11, zmm9
        vprorq       zmm11, zmm9, 14                            /* round 6 */
        vprorq       zmm17, zmm9, 18
        vprorq       zmm18, zmm9, 41
        vpternlogq   zmm18, zmm11, zmm17, 150
        vmovdqa64    zmm11, zmm14
        vpternlogq   zmm11, zmm9, zmm8, 184
        vpbroadcastq zmm17, [rcx + 48]
        vpaddq       zmm12, zmm17, zmm12
        vpaddq       zmm11, zmm12, zmm11
        vpaddq       zmm11, zmm18, zmm11
        vprorq       zmm12, zmm10, 28
        vprorq       zmm17, zmm10, 34
        vprorq       zmm18, zmm10, 39
        vpternlogq   zmm18, zmm12, zmm17, 150
        vmovdqa64    zmm12, zmm10
        vpternlogq   zmm12, zmm15, zmm16, 232
        vpaddq       zmm12, zmm18, zmm12
        vpaddq       zmm12, zmm11, zmm12
        vpaddq       zmm11, zmm13, zmm11
        vprorq       zmm13, zmm11, 14                           /* round 7 */
        vprorq       zmm17, zmm11, 18
        vprorq       zmm18, zmm11, 41
        vpternlogq   zmm18, zmm13, zmm17, 150
        vmovdqa64    zmm13, zmm8
        vpternlogq   zmm13, zmm11, zmm9, 184
        vpbroadcastq zmm17, [rcx + 56]
        vpaddq       zmm14, zmm17, zmm14
        vpaddq       zmm13, zmm14, zmm13
        vpaddq       zmm13, zmm18, zmm13
        vprorq       zmm14, zmm12, 28
        vprorq       zmm17, zmm12, 34
        vprorq       zmm18, zmm12, 39
        vpternlogq   zmm18, zmm14, zmm17, 150
        vmovdqa64    zmm14, zmm12
        vpternlogq   zmm14, zmm16, zmm10, 232
        vpaddq       zmm14, zmm18, zmm14
        vpaddq       zmm14, zmm13, zmm14
        vpaddq       zmm13, zmm15, zmm13
        vprorq       zmm15, zmm13, 14                           /* round 8 */
        vprorq       zmm17, zmm13, 18
        vprorq       zmm18, zmm13, 41
        vpternlogq   zmm18, zmm15, zmm17, 150
        vmovdqa64    zmm15, zmm9
        vpternlogq   zmm15, zmm13, zmm11, 184
        vpbroadcastq zmm17, [rcx + 64]
        vpaddq       zmm8, zmm17, zmm8
        vpaddq       zmm8, zmm8, zmm15
        vpaddq       zmm8, zmm18, zmm8
        vprorq       zmm15, zmm14, 28
        vprorq       zmm17, zmm14, 34
        vprorq       zmm18, zmm14, 39
        vpternlogq   zmm18, zmm15, zmm17, 150
        vmovdqa64    zmm15, zmm14
        vpternlogq   zmm15, zmm10, zmm12, 232
        vpaddq       zmm15, zmm18, zmm15
        vpaddq       zmm15, zmm8, zmm15
        vpaddq       zmm8, zmm16, zmm8
        vprorq       zmm16, zmm8, 14                            /* round 9 */
        vprorq       zmm17, zmm8, 18
        vprorq       zmm18, zmm8, 41
        vpternlogq   zmm18, zmm16, zmm17, 150
        vmovdqa64    zmm16, zmm11
        vpternlogq   zmm16, zmm8, zmm13, 184
        vpbroadcastq zmm17, [rcx + 72]
        vpaddq       zmm9, zmm17, zmm9
        vpaddq       zmm9, zmm9, zmm16
        vpaddq       zmm9, zmm18, zmm9
        vprorq       zmm16, zmm15, 28
        vprorq       zmm17, zmm15, 34
        vprorq       zmm18, zmm15, 39
        vpternlogq   zmm18, zmm16, zmm17, 150
        vmovdqa64    zmm16, zmm15
        vpternlogq   zmm16, zmm12, zmm14, 232
        vpaddq       zmm16, zmm18, zmm16
        vpaddq       zmm16, zmm9, zmm16
        vpaddq       zmm9, zmm10, zmm9
        vprorq       zmm10, zmm9, 14                            /* round 10 */
        vprorq       zmm17, zmm9, 18
        vprorq       zmm18, zmm9, 41
        vpternlogq   zmm18, zmm10, zmm17, 150
        vmovdqa64    zmm10, zmm13
        vpternlogq   zmm10, zmm9, zmm8, 184
        vpbroadcastq zmm17, [rcx + 80]
        vpaddq       zmm11, zmm17, zmm11
        vpaddq       zmm10, zmm11, zmm10
        vpaddq       zmm10, zmm18, zmm10
        vprorq       zmm11, zmm16, 28
        vprorq       zmm17, zmm16, 34
        vprorq       zmm18, zmm16, 39
        vpternlogq   zmm18, zmm11, zmm17, 150
        vmovdqa64    zmm11, zmm16
        vpternlogq   zmm11, zmm14, zmm15, 232
        vpaddq       zmm11, zmm18, zmm11
        vpaddq       zmm11, zmm10, zmm11
        vpaddq       zmm10, zmm12, zmm10
        vprorq       zmm12, zmm10, 14                           /* round 11 */
        vprorq       zmm17, zmm10, 18
        vprorq       zmm18, zmm10, 41
        vpternlogq   zmm18, zmm12, zmm17, 150
        vmovdqa64    zmm12, zmm8
        vpternlogq   zmm12, zmm10, zmm9, 184
        vpbroadcastq zmm17, [rcx + 88]
        vpaddq       zmm13, zmm17, zmm13
        vpaddq       zmm12, zmm13, zmm12
        vpaddq       zmm12, zmm18, zmm12
        vprorq       zmm13, zmm11, 28
        vprorq       zmm17, zmm11, 34
        vprorq       zmm18, zmm11, 39
        vpternlogq   zmm18, zmm13, zmm17, 150
        vmovdqa64    zmm13, zmm11
        vpternlogq   zmm13, zmm15, zmm16, 232
        vpaddq       zmm13, zmm18, zmm13
        vpaddq       zmm13, zmm12, zmm13
        vpaddq       zmm12, zmm14, zmm12
        vprorq       zmm14, zmm12, 14                           /* round 12 */
        vprorq       zmm17, zmm12, 18
        vprorq       zmm18, zmm12, 41
        vpternlogq   zmm18, zmm14, zmm17, 150
        vmovdqa64    zmm14, zmm9
        vpternlogq   zmm14, zmm12, zmm10, 184
        vpbroadcastq zmm17, [rcx + 96]
        vpaddq       zmm8, zmm17, zmm8
        vpaddq       zmm8, zmm8, zmm14
        vpaddq       zmm8, zmm18, zmm8
        vprorq       zmm14, zmm13, 28
        vprorq       zmm17, zmm13, 34
        vprorq       zmm18, zmm13, 39
        vpternlogq   zmm18, zmm14, zmm17, 150
        vmovdqa64    zmm14, zmm13
        vpternlogq   zmm14, zmm16, zmm11, 232
        vpaddq       zmm14, zmm18, zmm14
        vpaddq       zmm3, zmm8, zmm14
        vpaddq       zmm7, zmm15, zmm8
        vprorq       zmm8, zmm7, 14                             /* round 13 */
        vprorq       zmm14, zmm7, 18
        vprorq       zmm15, zmm7, 41
        vpternlogq   zmm15, zmm8, zmm14, 150
        vmovdqa64    zmm8, zmm10
        vpternlogq   zmm8, zmm7, zmm12, 184
        vpbroadcastq zmm14, [rcx + 104]
        vpaddq       zmm9, zmm14, zmm9
        vpaddq       zmm8, zmm9, zmm8
        vpaddq       zmm8, zmm15, zmm8
        vprorq       zmm9, zmm3, 28
        vprorq       zmm14, zmm3, 34
        vprorq       zmm15, zmm3, 39
        vpternlogq   zmm15, zmm9, zmm14, 150
        vmovdqa64    zmm9, zmm3
        vpternlogq   zmm9, zmm11, zmm13, 232
        vpaddq       zmm9, zmm15, zmm9
        vpaddq       zmm2, zmm8, zmm9
        vpaddq       zmm6, zmm16, zmm8
        vprorq       zmm8, zmm6, 14                             /* round 14 */
        vprorq       zmm9, zmm6, 18
        vprorq       zmm14, zmm6, 41
        vpternlogq   zmm14, zmm8, zmm9, 150
        vmovdqa64    zmm8, zmm12
        vpternlogq   zmm8, zmm6, zmm7, 184
        vpbroadcastq zmm9, [rcx + 112]
        vpaddq       zmm9, zmm9, zmm10
        vpaddq       zmm8, zmm9, zmm8
        vpaddq       zmm8, zmm14, zmm8
        vprorq       zmm9, zmm2, 28
        vprorq       zmm10, zmm2, 34
        vprorq       zmm14, zmm2, 39
        vpternlogq   zmm14, zmm9, zmm10, 150
        vmovdqa64    zmm9, zmm2
        vpternlogq   zmm9, zmm13, zmm3, 232
        vpaddq       zmm9, zmm14, zmm9
        vpaddq       zmm1, zmm8, zmm9
        vpaddq       zmm5, zmm11, zmm8
        vprorq       zmm8, zmm5, 14                             /* round 15 */
        vprorq       zmm9, zmm5, 18
        vprorq       zmm10, zmm5, 41
        vpternlogq   zmm10, zmm8, zmm9, 150
        vmovdqa64    zmm8, zmm7
        vpternlogq   zmm8, zmm5, zmm6, 184
        vpbroadcastq zmm9, [rcx + 120]
        vpaddq       zmm9, zmm9, zmm12
        vpaddq       zmm8, zmm9, zmm8
        vpaddq       zmm8, zmm10, zmm8
        vprorq       zmm9, zmm1, 28
        vprorq       zmm10, zmm1, 34
        vprorq       zmm11, zmm1, 39
        vpternlogq   zmm11, zmm9, zmm10, 150
        vmovdqa64    zmm9, zmm1
        vpternlogq   zmm9, zmm3, zmm2, 232
        vpaddq       zmm9, zmm11, zmm9
        vpaddq       zmm0, zmm8, zmm9
        vpaddq       zmm4, zmm13, zmm8
        add          rcx, 128
        cmp          rcx, rdx
        jne          NSMS_L(pairs_padding_rounds1)

        /* the hash values after the block */
        vpaddq       zmm0, zmm24, zmm0                          /* H = H + (a, b, ...) */
        vpaddq       zmm1, zmm25, zmm1
        vpaddq       zmm2, zmm26, zmm2
        vpaddq       zmm3, zmm27, zmm3
        vpaddq       zmm4, zmm28, zmm4
        vpaddq       zmm5, zmm29, zmm5
        vpaddq       zmm6, zmm30, zmm6
        vpaddq       zmm7, zmm31, zmm7
        vpunpcklqdq  zmm8, zmm0, zmm1                           /* digests */
        vpunpckhqdq  zmm0, zmm0, zmm1
        vpunpcklqdq  zmm1, zmm2, zmm3
        vpunpckhqdq  zmm2, zmm2, zmm3
        vpunpcklqdq  zmm3, zmm4, zmm5
        vpunpckhqdq  zmm4, zmm4, zmm5
        vpunpcklqdq  zmm5, zmm6, zmm7
        vpunpckhqdq  zmm6, zmm6, zmm7
        vmovdqu64    zmm7, [rip + NSMS_L(shuffle_76543210fedcba98)]
        vpshufb      zmm8, zmm8, zmm7
        vpshufb      zmm1, zmm1, zmm7
        vpshufb      zmm3, zmm3, zmm7
        vpshufb      zmm5, zmm5, zmm7
        vpshufb      zmm0, zmm0, zmm7
        vpshufb      zmm2, zmm2, zmm7
        vpshufb      zmm4, zmm4, zmm7
        vpshufb      zmm6, zmm6, zmm7
        vshufi32x4   zmm7, zmm8, zmm1, 68
        vshufi32x4   zmm1, zmm8, zmm1, 238
        vshufi32x4   zmm8, zmm3, zmm5, 68
        vshufi32x4   zmm3, zmm3, zmm5, 238
        vshufi32x4   zmm5, zmm7, zmm8, 136
        vmovdqu64    [rdi], zmm5
        vshufi32x4   zmm5, zmm7, zmm8, 221
        vmovdqu64    [rdi + 128], zmm5
        vshufi32x4   zmm5, zmm1, zmm3, 136
        vmovdqu64    [rdi + 256], zmm5
        vshufi32x4   zmm1, zmm1, zmm3, 221
        vmovdqu64    [rdi + 384], zmm1
        vshufi32x4   zmm1, zmm0, zmm2, 68
        vshufi32x4   zmm0, zmm0, zmm2, 238
        vshufi32x4   zmm2, zmm4, zmm6, 68
        vshufi32x4   zmm3, zmm4, zmm6, 238
        vshufi32x4   zmm4, zmm1, zmm2, 136
        vmovdqu64    [rdi + 64], zmm4
        vshufi32x4   zmm1, zmm1, zmm2, 221
        vmovdqu64    [rdi + 192], zmm1
        vshufi32x4   zmm1, zmm0, zmm3, 136
        vmovdqu64    [rdi + 320], zmm1
        vshufi32x4   zmm0, zmm0, zmm3, 221
        vmovdqu64    [rdi + 448], zmm0

        /* the next nodes */
        add          rsi, 1024
        add          rdi, 512
        add          r8, -8
        jmp          NSMS_L(pairs_next_batch)
NSMS_L(pairs_less_than_a_batch):
        cmp          r9, 0
        jne          NSMS_L(pairs_copied_batch_done)
        cmp          r8, 0
        je           NSMS_L(pairs_done)

        /* fewer nodes than one iteration hashes: copy them to the frame, then repeat the last */
        lea          r9, [rax + 1024]
        mov          rdx, r8
        mov          r10, rdi
        mov          rcx, rax
        mov          rdi, r9
        mov          r9, r8
        /* Live here: scratch: rax; nodes: rsi; copies: r9; copy_to: rcx; final_digests: r10; uncopied: rdx; */
        /*   copy_end: rdi. */
NSMS_L(pairs_copy_input):
        vmovdqu64    zmm0, [rsi]
        vmovdqu64    [rcx], zmm0
        vmovdqu64    zmm1, [rsi + 64]
        vmovdqu64    [rcx + 64], zmm1
        add          rsi, 128
        add          rcx, 128
        add          rdx, -1
        cmp          rdx, 0
        jne          NSMS_L(pairs_copy_input)
        /* Live here: N0, N1: zmm0, zmm1; scratch: rax; copies: r9; copy_to: rcx; final_digests: r10; */
        /*   copy_end: rdi. */
NSMS_L(pairs_repeat_last_input):
        vmovdqu64    [rcx], zmm0
        vmovdqu64    [rcx + 64], zmm1
        add          rcx, 128
        cmp          rcx, rdi
        jne          NSMS_L(pairs_repeat_last_input)
        mov          r8d, 8
        mov          rsi, rax
        mov          rdi, rax
        jmp          NSMS_L(pairs_full_batch)
NSMS_L(pairs_copied_batch_done):

        /* their digests */
        mov          rcx, rax
        /* Live here: scratch: rax; copies: r9; final_digests: r10; copy_from: rcx. */
NSMS_L(pairs_copy_digest):
        vmovdqu64    zmm0, [rcx]
        vmovdqu64    [r10], zmm0
        add          rcx, 64
        add          r10, 64
        add          r9, -1
        cmp          r9, 0
        jne          NSMS_L(pairs_copy_digest)
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
        .size        NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8_insert_zen4), . - NSMS_SYMBOL(nsms_sha512_pairs_avx512_m8_insert_zen4)
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

/* nsms_sha512_multi_avx512_m8_insert_zen4: 13 integer registers, 32 vector registers, 14 spills.
 *   Register map: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; to1..to7: r8, r9, r10,
 *     r11, rbx, rbp, [rsp]; scratch: rax; data: rsi; state: rdi; blocks: rdx; kp: rcx;
 *     upper_bound: [rsp+8]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     to1..to7: address of message 1, 2, ... minus address of message 0.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha512_pairs_avx512_m8_insert_zen4: 8 integer registers, 32 vector registers, 2 spills.
 *   Register map: a..h: zmm0..zmm7; W rows 0..15 of 8 blocks: zmm8..zmm23; H0..H7: zmm24..zmm31;
 *     N0, N1: zmm0, zmm1; scratch: rax; digests: rdi; nodes: rsi; count: r8; copies: r9;
 *     final_digests: r10; kp: rcx; upper_bound: rdx; copy_to: rcx; uncopied: rdx; copy_end: rdi;
 *     copy_from: rcx. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     H0..H7: words 0, 1, ... of the hash values between two blocks.
 *     N0, N1: bytes of the node that is being copied.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     copies: number of nodes copied to the frame because fewer remain than one iteration hashes,
 *       else 0.
 *     final_digests: destination of the digests of the copied nodes.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     copy_to: destination in the frame of the next copied node.
 *     uncopied: number of nodes still to be copied.
 *     copy_end: value of copy_to after the last copy.
 *     copy_from: address in the frame of the next digest to be copied to final_digests.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha512_multi_avx512_m8_insert_zen4
 *   signature: void nsms_sha512_multi_avx512_m8_insert_zen4(uint64_t state[64], const void *const data[8], size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 512, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 8, access: read, pointee_bytes: 128
 *        * blocks, pointee_align: 1, pointee_access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 824, win64: 1000}
 *   features: [avx, avx512bw, avx512dq, avx512f]
 * - name: nsms_sha512_pairs_avx512_m8_insert_zen4
 *   signature: void nsms_sha512_pairs_avx512_m8_insert_zen4(void *digests, const void *nodes, size_t count)
 *   parameters:
 *     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 64 * count, align: 1, access: write}
 *     - {name: nodes, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * count, align: 1, access: read}
 *     - {name: count, sysv: rdx, win64: r8, type: size_t, unit: nodes}
 *   stack_bytes: {sysv: 1224, win64: 1400}
 *   features: [avx, avx512bw, avx512dq, avx512f]
 */
