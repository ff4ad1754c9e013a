/* sha1_avx2_n2_idle_insert_zen4.S, written by nsms: make gen HASH=sha1 ISA=avx2 N=2 LAYOUT=idle GATHER=insert UARCH=zen4
 *   LAYOUT=idle: some lanes are unused, as in the paper's 3-SMS; GATHER=insert: one PINSR per word (figure 8);
 *     UARCH=zen4: the options and orders that a search found on zen4
 *
 * void nsms_sha1_blocks_avx2_n2_idle_insert_zen4(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks, 2 scheduled at a time.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,195 instructions (System V); 1,544 bytes of stack (System V), 1,720 (Win64).
 *
 * Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, bmi1, bmi2.
 * (The ISA also allows avx2, which this code does not use.)
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
#  define NSMS_L(name) Lsha1_avx2_n2_idle_insert_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_n2_idle_insert_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_n2_idle_insert_zen4_##name
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
NSMS_L(K1x4):  /* K_t: each word 4 times, once for each block or idle lane of a register */
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

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2_idle_insert_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2_idle_insert_zen4))
NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2_idle_insert_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2_idle_insert_zen4))
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
        sub          rsp, 1656
        NSMS_SEH(.seh_stackalloc 1656)
        vmovaps      [rsp + 1488], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1488)
        vmovaps      [rsp + 1504], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1504)
        vmovaps      [rsp + 1520], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1520)
        vmovaps      [rsp + 1536], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1536)
        vmovaps      [rsp + 1552], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1552)
        vmovaps      [rsp + 1568], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1568)
        vmovaps      [rsp + 1584], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1584)
        vmovaps      [rsp + 1600], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1600)
        vmovaps      [rsp + 1616], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1616)
        vmovaps      [rsp + 1632], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1632)
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
        sub          rsp, 1496
        .cfi_def_cfa_offset 1552
#endif
        cmp          rdx, 0
        je           NSMS_L(done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 87]
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
        vmovd        xmm10, [rsi]                               /* W_0 */
        vmovd        xmm11, [rsi + 4]                           /* W_1 */
        vmovd        xmm12, [rsi + 8]                           /* W_2 */
        vmovd        xmm13, [rsi + 12]                          /* W_3 */
        vmovd        xmm14, [rsi + 16]                          /* W_4 */
        vmovd        xmm15, [rsi + 20]                          /* W_5 */
        vmovd        xmm9, [rsi + 24]                           /* W_6 */
        vmovd        xmm8, [rsi + 28]                           /* W_7 */
        vmovd        xmm7, [rsi + 32]                           /* W_8 */
        vpinsrd      xmm10, xmm10, [rsi + 64], 1
        vmovdqu      xmm6, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovd        xmm5, [rsi + 36]                           /* W_9 */
        vpinsrd      xmm11, xmm11, [rsi + 68], 1
        vpinsrd      xmm12, xmm12, [rsi + 72], 1
        vpinsrd      xmm13, xmm13, [rsi + 76], 1
        vpinsrd      xmm14, xmm14, [rsi + 80], 1
        vpinsrd      xmm15, xmm15, [rsi + 84], 1
        vpinsrd      xmm9, xmm9, [rsi + 88], 1
        vpinsrd      xmm8, xmm8, [rsi + 92], 1
        vpinsrd      xmm7, xmm7, [rsi + 96], 1
        vpshufb      xmm0, xmm10, xmm6
        vpinsrd      xmm10, xmm5, [rsi + 100], 1
        vpshufb      xmm1, xmm11, xmm6
        vpshufb      xmm2, xmm12, xmm6
        vpshufb      xmm3, xmm13, xmm6
        vpshufb      xmm4, xmm14, xmm6
        vpshufb      xmm5, xmm15, xmm6
        vpshufb      xmm11, xmm9, xmm6
        vpshufb      xmm12, xmm8, xmm6
        vpshufb      xmm8, xmm7, xmm6
        vpshufb      xmm9, xmm10, xmm6
        vmovd        xmm10, [rsi + 40]                          /* W_10 */
        vpinsrd      xmm10, xmm10, [rsi + 104], 1
        vpshufb      xmm10, xmm10, xmm6
        vmovdqu      [rax + 1280], xmm10
        vmovd        xmm13, [rsi + 44]                          /* W_11 */
        vpinsrd      xmm13, xmm13, [rsi + 108], 1
        vpshufb      xmm13, xmm13, xmm6
        vmovdqu      [rax + 1296], xmm13
        vmovd        xmm14, [rsi + 48]                          /* W_12 */
        vpinsrd      xmm14, xmm14, [rsi + 112], 1
        vpshufb      xmm14, xmm14, xmm6
        vmovdqu      [rax + 1312], xmm14
        lea          rbp, [rax + 8]
        vmovd        xmm15, [rsi + 52]                          /* W_13 */
        vpinsrd      xmm15, xmm15, [rsi + 116], 1
        vpshufb      xmm15, xmm15, xmm6
        vmovdqu      [rax + 1328], xmm15
        vmovd        xmm7, [rsi + 56]                           /* W_14 */
        vpinsrd      xmm7, xmm7, [rsi + 120], 1
        vpshufb      xmm7, xmm7, xmm6
        vmovdqu      [rax + 1344], xmm7
        vmovd        xmm7, [rsi + 60]                           /* W_15 */
        vpinsrd      xmm7, xmm7, [rsi + 124], 1
        vpshufb      xmm7, xmm7, xmm6
        vmovdqu      [rax + 1360], xmm7
        vpaddd       xmm6, xmm0, [rip + NSMS_L(K1x4)]           /* W_0 + K_0 */
        vmovdqu      [rax], xmm6
        vpaddd       xmm6, xmm1, [rip + NSMS_L(K1x4) + 16]      /* W_1 + K_1 */
        vmovdqu      [rax + 16], xmm6
        vpaddd       xmm6, xmm2, [rip + NSMS_L(K1x4) + 32]      /* W_2 + K_2 */
        vmovdqu      [rax + 32], xmm6
        vpaddd       xmm6, xmm3, [rip + NSMS_L(K1x4) + 48]      /* W_3 + K_3 */
        vmovdqu      [rax + 48], xmm6
        vpaddd       xmm6, xmm4, [rip + NSMS_L(K1x4) + 64]      /* W_4 + K_4 */
        vmovdqu      [rax + 64], xmm6
        vpaddd       xmm6, xmm5, [rip + NSMS_L(K1x4) + 80]      /* W_5 + K_5 */
        vmovdqu      [rax + 80], xmm6
        vpaddd       xmm6, xmm11, [rip + NSMS_L(K1x4) + 96]     /* W_6 + K_6 */
        vmovdqu      [rax + 96], xmm6
        vpaddd       xmm6, xmm12, [rip + NSMS_L(K1x4) + 112]    /* W_7 + K_7 */
        vmovdqu      [rax + 112], xmm6
        vpaddd       xmm6, xmm8, [rip + NSMS_L(K1x4) + 128]     /* W_8 + K_8 */
        vmovdqu      [rax + 128], xmm6
        vpaddd       xmm6, xmm9, [rip + NSMS_L(K1x4) + 144]     /* W_9 + K_9 */
        vmovdqu      [rax + 144], xmm6
        vpaddd       xmm6, xmm10, [rip + NSMS_L(K1x4) + 160]    /* W_10 + K_10 */
        vmovdqu      [rax + 160], xmm6
        vpaddd       xmm6, xmm13, [rip + NSMS_L(K1x4) + 176]    /* W_11 + K_11 */
        vmovdqu      [rax + 176], xmm6
        vpaddd       xmm6, xmm14, [rip + NSMS_L(K1x4) + 192]    /* W_12 + K_12 */
        vmovdqu      [rax + 192], xmm6
        vpaddd       xmm6, xmm15, [rip + NSMS_L(K1x4) + 208]    /* W_13 + K_13 */
        vmovdqu      [rax + 208], xmm6
        vmovdqu      xmm6, [rax + 1344]
        vpaddd       xmm10, xmm6, [rip + NSMS_L(K1x4) + 224]    /* W_14 + K_14 */
        vmovdqu      [rax + 224], xmm10
        vpaddd       xmm10, xmm7, [rip + NSMS_L(K1x4) + 240]    /* W_15 + K_15 */
        vmovdqu      [rax + 240], xmm10
        mov          rbx, rax
        vmovdqa      xmm6, xmm11
        vmovdqa      xmm7, xmm12

        /* all rounds of one block; schedule of 2 blocks */
            vmovdqu  xmm10, [rax + 1328]
            vpxor    xmm11, xmm10, xmm8                         /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
            vpxor    xmm11, xmm11, xmm2
            vpxor    xmm0, xmm11, xmm0
            vpsrld   xmm11, xmm0, 31
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm11, xmm0
            vpaddd   xmm11, xmm0, [rip + NSMS_L(K1x4) + 256]
            vmovdqu  [rax + 256], xmm11
            vmovdqu  xmm11, [rax + 1344]
            vpxor    xmm12, xmm11, xmm9                         /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
            vpxor    xmm12, xmm12, xmm3
            vpxor    xmm1, xmm12, xmm1
            vpsrld   xmm12, xmm1, 31
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm12, xmm1
            vpaddd   xmm12, xmm1, [rip + NSMS_L(K1x4) + 272]
            vmovdqu  [rax + 272], xmm12
            vmovdqu  xmm12, [rax + 1360]
            vmovdqu  xmm13, [rax + 1280]
            vpxor    xmm14, xmm12, xmm13                        /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
            vpxor    xmm14, xmm14, xmm4
            vpxor    xmm2, xmm14, xmm2
        rorx         r12d, r8d, 2                               /* round 0 */
        mov          r13d, r8d
        and          r13d, r9d
            vpsrld   xmm14, xmm2, 31
        andn         r8d, r8d, r10d
        add          r11d, [rax]
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm14, xmm2
        add          r8d, r11d
            vpaddd   xmm14, xmm2, [rip + NSMS_L(K1x4) + 288]
            vmovdqu  [rax + 288], xmm14
        rorx         r14d, ecx, 2                               /* round 1 */
        rorx         r15d, ecx, 27
        add          r15d, r13d
        add          r10d, [rax + 16]
        andn         r13d, ecx, r9d
            vmovdqu  xmm14, [rax + 1296]
            vpxor    xmm15, xmm14, xmm0                         /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        add          r8d, r15d
        and          ecx, r12d
            vpxor    xmm15, xmm15, xmm5
            vpxor    xmm3, xmm15, xmm3
        rorx         r15d, r8d, 27
            vpsrld   xmm15, xmm3, 31
        add          r13d, r10d
        add          r9d, [rax + 32]                            /* round 2 */
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm15, xmm3
        rorx         ebx, r8d, 2
        add          ecx, r13d
            vpaddd   xmm15, xmm3, [rip + NSMS_L(K1x4) + 304]
            vmovdqu  [rax + 304], xmm15
        mov          r13d, r8d
        and          r13d, r14d
        andn         r8d, r8d, r12d
        add          ecx, r15d
            vmovdqu  xmm15, [rax + 1312]
            vpxor    xmm14, xmm15, xmm1                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        add          r9d, r13d
        rorx         r13d, ecx, 27
            vpxor    xmm14, xmm14, xmm6
            vpxor    xmm4, xmm14, xmm4
        add          r12d, [rax + 48]                           /* round 3 */
            vpsrld   xmm14, xmm4, 31
        rorx         r15d, ecx, 2
        add          r8d, r9d
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm14, xmm4
        mov          r11d, ecx
        and          r11d, ebx
        andn         ecx, ecx, r14d
            vpaddd   xmm14, xmm4, [rip + NSMS_L(K1x4) + 320]
            vmovdqu  [rax + 320], xmm14
        add          r8d, r13d
        add          r12d, r11d
        rorx         r13d, r8d, 27
            vpxor    xmm14, xmm10, xmm2                         /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        add          r14d, [rax + 64]                           /* round 4 */
            vpxor    xmm14, xmm14, xmm7
            vpxor    xmm5, xmm14, xmm5
        rorx         r11d, r8d, 2
        add          ecx, r12d
            vpsrld   xmm14, xmm5, 31
        mov          r12d, r8d
        and          r12d, r15d
        andn         r8d, r8d, ebx
            vpslld   xmm5, xmm5, 1
            vpxor    xmm5, xmm14, xmm5
        add          ecx, r13d
        add          r14d, r12d
            vpaddd   xmm14, xmm5, [rip + NSMS_L(K1x4) + 336]
            vmovdqu  [rax + 336], xmm14
        rorx         r12d, ecx, 27
        add          ebx, [rax + 80]                            /* round 5 */
        rorx         r13d, ecx, 2
        add          r8d, r14d
            vpxor    xmm14, xmm11, xmm3                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
            vpxor    xmm14, xmm14, xmm8
            vpxor    xmm6, xmm14, xmm6
        mov          r14d, ecx
        and          r14d, r11d
        andn         ecx, ecx, r15d
            vpsrld   xmm14, xmm6, 31
        add          r8d, r12d
        add          ebx, r14d
            vpslld   xmm6, xmm6, 1
            vpxor    xmm6, xmm14, xmm6
        rorx         r12d, r8d, 27
            vpaddd   xmm14, xmm6, [rip + NSMS_L(K1x4) + 352]
        rorx         r14d, r8d, 2                               /* round 6 */
            vmovdqu  [rax + 352], xmm14
        add          r15d, [rax + 96]
        add          ecx, ebx
        mov          ebx, r8d
        and          ebx, r13d
            vpxor    xmm14, xmm12, xmm4                         /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        andn         r8d, r8d, r11d
        add          ecx, r12d
            vpxor    xmm14, xmm14, xmm9
            vpxor    xmm7, xmm14, xmm7
        add          r15d, ebx
            vpsrld   xmm14, xmm7, 31
        rorx         r12d, ecx, 27
        add          r11d, [rax + 112]                          /* round 7 */
            vpslld   xmm7, xmm7, 1
            vpxor    xmm7, xmm14, xmm7
        add          r8d, r15d
        rorx         r15d, ecx, 2
        mov          ebx, ecx
        and          ebx, r14d
            vpaddd   xmm14, xmm7, [rip + NSMS_L(K1x4) + 368]
            vmovdqu  [rax + 368], xmm14
        andn         ecx, ecx, r13d
        add          r8d, r12d
        add          r11d, ebx
            vpxor    xmm14, xmm5, xmm0                          /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        rorx         r12d, r8d, 27
            vpxor    xmm14, xmm14, xmm13
            vpxor    xmm8, xmm14, xmm8
        add          r13d, [rax + 128]                          /* round 8 */
            vpsrld   xmm14, xmm8, 31
        rorx         ebx, r8d, 2
        add          ecx, r11d
        mov          r11d, r8d
        and          r11d, r15d
            vpslld   xmm8, xmm8, 1
            vpxor    xmm8, xmm14, xmm8
        andn         r8d, r8d, r14d
        add          ecx, r12d
            vpaddd   xmm14, xmm8, [rip + NSMS_L(K1x4) + 384]
            vmovdqu  [rax + 384], xmm14
        add          r13d, r11d
        rorx         r12d, ecx, 27
        add          r14d, [rax + 144]                          /* round 9 */
            vpxor    xmm14, xmm6, xmm1                          /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        rorx         r11d, ecx, 2
            vpxor    xmm14, xmm14, [rax + 1296]
            vpxor    xmm9, xmm14, xmm9
        add          r8d, r13d
        mov          r13d, ecx
        and          r13d, ebx
            vpsrld   xmm14, xmm9, 31
        andn         ecx, ecx, r15d
        add          r8d, r12d
            vpslld   xmm9, xmm9, 1
            vpxor    xmm9, xmm14, xmm9
        add          r14d, r13d
        rorx         r12d, r8d, 27
            vpaddd   xmm14, xmm9, [rip + NSMS_L(K1x4) + 400]
            vmovdqu  [rax + 400], xmm14
        add          r15d, [rax + 160]                          /* round 10 */
        rorx         r13d, r8d, 2
        add          ecx, r14d
            vpxor    xmm14, xmm7, xmm2                          /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        mov          r14d, r8d
        and          r14d, r11d
            vpxor    xmm14, xmm14, xmm15
            vpxor    xmm13, xmm14, xmm13
            vpslld   xmm14, xmm13, 1
        andn         r8d, r8d, ebx
        add          ecx, r12d
            vpsrld   xmm13, xmm13, 31
            vpxor    xmm13, xmm13, xmm14
        add          r15d, r14d
        rorx         r12d, ecx, 27
        add          ebx, [rax + 176]                           /* round 11 */
            vpaddd   xmm14, xmm13, [rip + NSMS_L(K1x4) + 416]
        rorx         r14d, ecx, 2
            vmovdqu  [rax + 416], xmm14
        add          r8d, r15d
        mov          r15d, ecx
        and          r15d, r13d
        andn         ecx, ecx, r11d
            vpxor    xmm14, xmm8, xmm3                          /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        add          r8d, r12d
        add          ebx, r15d
            vpxor    xmm14, xmm14, xmm10
            vpxor    xmm14, xmm14, [rax + 1296]
        rorx         r12d, r8d, 27
            vmovdqu  [rax + 1376], xmm3
            vpsrld   xmm3, xmm14, 31
        add          r11d, [rax + 192]                          /* round 12 */
            vpslld   xmm14, xmm14, 1
            vpxor    xmm3, xmm14, xmm3
        rorx         r15d, r8d, 2
        add          ecx, ebx
        mov          ebx, r8d
        and          ebx, r14d
            vpaddd   xmm14, xmm3, [rip + NSMS_L(K1x4) + 432]
            vmovdqu  [rax + 432], xmm14
        andn         r8d, r8d, r13d
        add          ecx, r12d
        add          r11d, ebx
            vpxor    xmm14, xmm9, xmm4                          /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        rorx         r12d, ecx, 27
        add          r13d, [rax + 208]                          /* round 13 */
            vpxor    xmm14, xmm14, xmm11
            vpxor    xmm14, xmm14, xmm15
            vpsrld   xmm15, xmm14, 31
        rorx         ebx, ecx, 2
        add          r8d, r11d
        mov          r11d, ecx
        and          r11d, r15d
            vpslld   xmm14, xmm14, 1
            vpxor    xmm14, xmm15, xmm14
        andn         ecx, ecx, r14d
        add          r8d, r12d
            vpaddd   xmm15, xmm14, [rip + NSMS_L(K1x4) + 448]
            vmovdqu  [rax + 448], xmm15
        add          r13d, r11d
        rorx         r12d, r8d, 27
        add          r14d, [rax + 224]                          /* round 14 */
            vpxor    xmm15, xmm13, xmm5                         /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        rorx         r11d, r8d, 2
        add          ecx, r13d
            vpxor    xmm15, xmm15, xmm12
            vpxor    xmm10, xmm15, xmm10
        mov          r13d, r8d
        and          r13d, ebx
            vpsrld   xmm15, xmm10, 31
        andn         r8d, r8d, r15d
        add          ecx, r12d
            vpslld   xmm10, xmm10, 1
            vpxor    xmm10, xmm15, xmm10
        add          r14d, r13d
        rorx         r12d, ecx, 27
            vpaddd   xmm15, xmm10, [rip + NSMS_L(K1x4) + 464]
            vmovdqu  [rax + 464], xmm15
        rorx         r13d, ecx, 2                               /* round 15 */
        add          r15d, [rax + 240]
        add          r8d, r14d
            vpxor    xmm15, xmm3, xmm6                          /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        mov          r14d, ecx
        and          r14d, r11d
            vpxor    xmm15, xmm15, xmm0
            vpxor    xmm11, xmm15, xmm11
        andn         ecx, ecx, ebx
        add          r8d, r12d
            vpsrld   xmm15, xmm11, 31
        add          r15d, r14d
        rorx         r12d, r8d, 27
            vpslld   xmm11, xmm11, 1
            vpxor    xmm11, xmm15, xmm11
        add          ebx, [rax + 256]                           /* round 16 */
        rorx         r14d, r8d, 2
        add          ecx, r15d
            vpaddd   xmm15, xmm11, [rip + NSMS_L(K1x4) + 480]
            vmovdqu  [rax + 480], xmm15
        mov          r15d, r8d
        and          r15d, r13d
        andn         r8d, r8d, r11d
            vpxor    xmm15, xmm14, xmm7                         /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        add          ecx, r12d
        add          ebx, r15d
            vpxor    xmm15, xmm15, xmm1
            vpxor    xmm12, xmm15, xmm12
        rorx         r12d, ecx, 27
            vpsrld   xmm15, xmm12, 31
        add          r11d, [rax + 272]                          /* round 17 */
            vpslld   xmm12, xmm12, 1
            vpxor    xmm12, xmm15, xmm12
        rorx         r15d, ecx, 2
        add          r8d, ebx
        mov          ebx, ecx
        and          ebx, r14d
        andn         ecx, ecx, r13d
            vpaddd   xmm15, xmm12, [rip + NSMS_L(K1x4) + 496]
            vmovdqu  [rax + 496], xmm15
        add          r8d, r12d
        add          r11d, ebx
        rorx         r12d, r8d, 27
            vpxor    xmm15, xmm10, xmm8                         /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        add          r13d, [rax + 288]                          /* round 18 */
            vpxor    xmm15, xmm15, xmm2
            vpxor    xmm0, xmm15, xmm0
        rorx         ebx, r8d, 2
            vpsrld   xmm15, xmm0, 31
        add          ecx, r11d
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm15, xmm0
        mov          r11d, r8d
        and          r11d, r15d
        andn         r8d, r8d, r14d
        add          ecx, r12d
            vpaddd   xmm15, xmm0, [rip + NSMS_L(K1x4) + 512]
            vmovdqu  [rax + 512], xmm15
        add          r13d, r11d
        rorx         r12d, ecx, 27
        add          r14d, [rax + 304]                          /* round 19 */
            vpxor    xmm15, xmm11, xmm9                         /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        rorx         r11d, ecx, 2
        add          r8d, r13d
            vpxor    xmm15, xmm15, [rax + 1376]
            vpxor    xmm1, xmm15, xmm1
        mov          r13d, ecx
        and          r13d, ebx
            vpsrld   xmm15, xmm1, 31
        andn         ecx, ecx, r15d
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm15, xmm1
        add          r8d, r12d
        add          r14d, r13d
        rorx         r12d, r8d, 2                               /* round 20 */
        rorx         r13d, r8d, 27
            vpaddd   xmm15, xmm1, [rip + NSMS_L(K1x4) + 528]
            vmovdqu  [rax + 528], xmm15
        add          r15d, [rax + 320]
        add          ecx, r14d
            vpxor    xmm15, xmm12, xmm13                        /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        xor          r8d, r11d
            vpxor    xmm15, xmm15, xmm4
            vpxor    xmm2, xmm15, xmm2
            vpsrld   xmm15, xmm2, 31
        add          ecx, r13d
        rorx         r13d, ecx, 27
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm15, xmm2
        xor          r8d, ebx
        rorx         r14d, ecx, 2                               /* round 21 */
        add          r8d, r15d
            vpaddd   xmm15, xmm2, [rip + NSMS_L(K1x4) + 544]
            vmovdqu  [rax + 544], xmm15
        xor          ecx, r12d
        add          ebx, [rax + 336]
        add          r8d, r13d
            vpxor    xmm15, xmm0, xmm3                          /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        xor          ecx, r11d
            vpxor    xmm15, xmm15, xmm5
            vpxor    xmm15, xmm15, [rax + 1376]
        rorx         r13d, r8d, 27
            vmovdqu  [rax + 1376], xmm3
            vpsrld   xmm3, xmm15, 31
        rorx         r15d, r8d, 2                               /* round 22 */
        add          ecx, ebx
            vpslld   xmm15, xmm15, 1
            vpxor    xmm3, xmm15, xmm3
        xor          r8d, r14d
        add          r11d, [rax + 352]
        add          ecx, r13d
        rorx         r13d, ecx, 2                               /* round 23 */
            vpaddd   xmm15, xmm3, [rip + NSMS_L(K1x4) + 560]
            vmovdqu  [rax + 560], xmm15
        xor          r8d, r12d
        rorx         ebx, ecx, 27
            vpxor    xmm15, xmm14, xmm1                         /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        add          r8d, r11d
            vpxor    xmm15, xmm15, xmm6
            vpxor    xmm4, xmm15, xmm4
        xor          ecx, r15d
            vpsrld   xmm15, xmm4, 31
        add          r12d, [rax + 368]
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm15, xmm4
        add          r8d, ebx
        rorx         ebx, r8d, 27
        xor          ecx, r14d
            vpaddd   xmm15, xmm4, [rip + NSMS_L(K1x4) + 576]
        rorx         r11d, r8d, 2                               /* round 24 */
            vmovdqu  [rax + 576], xmm15
        add          ecx, r12d
        xor          r8d, r13d
            vpxor    xmm15, xmm10, xmm2                         /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        add          r14d, [rax + 384]
            vpxor    xmm15, xmm15, xmm7
            vpxor    xmm5, xmm15, xmm5
        add          ecx, ebx
            vpsrld   xmm15, xmm5, 31
        xor          r8d, r15d
        rorx         r12d, ecx, 27
            vpslld   xmm5, xmm5, 1
            vpxor    xmm5, xmm15, xmm5
        add          r8d, r14d
        rorx         r14d, ecx, 2                               /* round 25 */
        xor          ecx, r11d
            vpaddd   xmm15, xmm5, [rip + NSMS_L(K1x4) + 592]
            vmovdqu  [rax + 592], xmm15
        add          r15d, [rax + 400]
        add          r8d, r12d
        xor          ecx, r13d
            vpxor    xmm15, xmm11, xmm3                         /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        rorx         r12d, r8d, 27
            vpxor    xmm15, xmm15, xmm8
            vpxor    xmm6, xmm15, xmm6
            vpsrld   xmm15, xmm6, 31
        rorx         ebx, r8d, 2                                /* round 26 */
        add          ecx, r15d
            vpslld   xmm6, xmm6, 1
            vpxor    xmm6, xmm15, xmm6
        xor          r8d, r14d
        add          r13d, [rax + 416]
        add          ecx, r12d
            vpaddd   xmm15, xmm6, [rip + NSMS_L(K1x4) + 608]
            vmovdqu  [rax + 608], xmm15
        xor          r8d, r11d
        rorx         r12d, ecx, 27
            vpxor    xmm15, xmm12, xmm4                         /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 27 */
            vpxor    xmm15, xmm15, xmm9
            vpxor    xmm7, xmm15, xmm7
        xor          ecx, ebx
            vpsrld   xmm15, xmm7, 31
        add          r11d, [rax + 432]
            vpslld   xmm7, xmm7, 1
            vpxor    xmm7, xmm15, xmm7
        add          r8d, r12d
        xor          ecx, r14d
        rorx         r12d, r8d, 27
            vpaddd   xmm15, xmm7, [rip + NSMS_L(K1x4) + 624]
            vmovdqu  [rax + 624], xmm15
        rorx         r15d, r8d, 2                               /* round 28 */
        add          ecx, r11d
        xor          r8d, r13d
            vpxor    xmm15, xmm5, xmm0                          /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        add          r14d, [rax + 448]
        add          ecx, r12d
            vpxor    xmm15, xmm15, xmm13
            vpxor    xmm8, xmm15, xmm8
        xor          r8d, ebx
            vpsrld   xmm15, xmm8, 31
        rorx         r12d, ecx, 27
            vpslld   xmm8, xmm8, 1
            vpxor    xmm8, xmm15, xmm8
        add          r8d, r14d
        rorx         r14d, ecx, 2                               /* round 29 */
        xor          ecx, r15d
            vpaddd   xmm15, xmm8, [rip + NSMS_L(K1x4) + 640]
            vmovdqu  [rax + 640], xmm15
        add          ebx, [rax + 464]
        add          r8d, r12d
        xor          ecx, r13d
            vpxor    xmm15, xmm6, xmm1                          /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        rorx         r12d, r8d, 27
            vpxor    xmm15, xmm15, [rax + 1376]
            vpxor    xmm9, xmm15, xmm9
            vpsrld   xmm15, xmm9, 31
        rorx         r11d, r8d, 2                               /* round 30 */
        add          ecx, ebx
            vpslld   xmm9, xmm9, 1
            vpxor    xmm9, xmm15, xmm9
        xor          r8d, r14d
        add          r13d, [rax + 480]
        add          ecx, r12d
            vpaddd   xmm15, xmm9, [rip + NSMS_L(K1x4) + 656]
            vmovdqu  [rax + 656], xmm15
        xor          r8d, r15d
        rorx         r12d, ecx, 27
        rorx         ebx, ecx, 2                                /* round 31 */
            vpxor    xmm15, xmm7, xmm2                          /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        add          r8d, r13d
            vpxor    xmm15, xmm15, xmm14
            vpxor    xmm13, xmm15, xmm13
        xor          ecx, r11d
        add          r15d, [rax + 496]
            vpsrld   xmm15, xmm13, 31
        add          r8d, r12d
            vpslld   xmm13, xmm13, 1
            vpxor    xmm13, xmm15, xmm13
        xor          ecx, r14d
        rorx         r12d, r8d, 27
            vpaddd   xmm15, xmm13, [rip + NSMS_L(K1x4) + 672]
        rorx         r13d, r8d, 2                               /* round 32 */
            vmovdqu  [rax + 672], xmm15
        add          ecx, r15d
        xor          r8d, ebx
        add          r14d, [rax + 512]
            vpxor    xmm15, xmm8, xmm3                          /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        add          ecx, r12d
            vpxor    xmm15, xmm15, xmm10
            vpxor    xmm15, xmm15, [rax + 1376]
        xor          r8d, r11d
            vmovdqu  [rax + 1376], xmm3
            vpsrld   xmm3, xmm15, 31
        rorx         r12d, ecx, 27
            vpslld   xmm15, xmm15, 1
            vpxor    xmm3, xmm15, xmm3
        add          r8d, r14d
        rorx         r14d, ecx, 2                               /* round 33 */
        xor          ecx, r13d
            vpaddd   xmm15, xmm3, [rip + NSMS_L(K1x4) + 688]
            vmovdqu  [rax + 688], xmm15
        add          r11d, [rax + 528]
        add          r8d, r12d
        xor          ecx, ebx
            vpxor    xmm15, xmm9, xmm4                          /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        rorx         r12d, r8d, 27
            vpxor    xmm15, xmm15, xmm11
            vpxor    xmm14, xmm15, xmm14
        add          ecx, r11d
        rorx         r15d, r8d, 2                               /* round 34 */
            vpsrld   xmm15, xmm14, 31
        xor          r8d, r14d
            vpslld   xmm14, xmm14, 1
            vpxor    xmm14, xmm15, xmm14
        add          ebx, [rax + 544]
        add          ecx, r12d
        xor          r8d, r13d
            vpaddd   xmm15, xmm14, [rip + NSMS_L(K1x4) + 704]
            vmovdqu  [rax + 704], xmm15
        rorx         r12d, ecx, 27
        rorx         r11d, ecx, 2                               /* round 35 */
        add          r8d, ebx
            vpxor    xmm15, xmm13, xmm5                         /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
        xor          ecx, r15d
            vpxor    xmm15, xmm15, xmm12
            vpxor    xmm10, xmm15, xmm10
        add          r13d, [rax + 560]
            vpsrld   xmm15, xmm10, 31
        add          r8d, r12d
            vpslld   xmm10, xmm10, 1
            vpxor    xmm10, xmm15, xmm10
        xor          ecx, r14d
        rorx         r12d, r8d, 27
            vpaddd   xmm15, xmm10, [rip + NSMS_L(K1x4) + 720]
        rorx         ebx, r8d, 2                                /* round 36 */
            vmovdqu  [rax + 720], xmm15
        add          ecx, r13d
        xor          r8d, r11d
        add          r14d, [rax + 576]
            vpxor    xmm15, xmm3, xmm6                          /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        add          ecx, r12d
            vpxor    xmm15, xmm15, xmm0
            vpxor    xmm11, xmm15, xmm11
        xor          r8d, r15d
            vpsrld   xmm15, xmm11, 31
        rorx         r12d, ecx, 27
            vpslld   xmm11, xmm11, 1
            vpxor    xmm11, xmm15, xmm11
        add          r8d, r14d
        rorx         r13d, ecx, 2                               /* round 37 */
        xor          ecx, ebx
        add          r15d, [rax + 592]
            vpaddd   xmm15, xmm11, [rip + NSMS_L(K1x4) + 736]
            vmovdqu  [rax + 736], xmm15
        add          r8d, r12d
        xor          ecx, r11d
            vpxor    xmm15, xmm14, xmm7                         /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
        rorx         r12d, r8d, 27
            vpxor    xmm15, xmm15, xmm1
            vpxor    xmm12, xmm15, xmm12
        add          ecx, r15d
        rorx         r14d, r8d, 2                               /* round 38 */
            vpsrld   xmm15, xmm12, 31
        xor          r8d, r13d
            vpslld   xmm12, xmm12, 1
            vpxor    xmm12, xmm15, xmm12
        add          r11d, [rax + 608]
        add          ecx, r12d
        xor          r8d, ebx
        rorx         r12d, ecx, 2                               /* round 39 */
        rorx         r15d, ecx, 27
        add          r8d, r11d
            vpxor    xmm15, xmm10, xmm8                         /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        xor          ecx, r14d
        add          ebx, [rax + 624]
            vpxor    xmm15, xmm15, xmm2
            vpxor    xmm0, xmm15, xmm0
        add          r8d, r15d
            vpaddd   xmm15, xmm12, [rip + NSMS_L(K1x4) + 752]
            vmovdqu  [rax + 752], xmm15
            vpsrld   xmm15, xmm0, 31
        xor          ecx, r13d
        rorx         r15d, r8d, 27
        rorx         r11d, r8d, 2                               /* round 40 */
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm15, xmm0
        add          ecx, ebx
        xor          r8d, r12d
            vpaddd   xmm15, xmm0, [rip + NSMS_L(K1x4) + 768]
            vmovdqu  [rax + 768], xmm15
        mov          ebx, r12d
        xor          ebx, r14d
        add          ecx, r15d
        rorx         r15d, ecx, 27
            vpxor    xmm15, xmm11, xmm9                         /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
            vpxor    xmm15, xmm15, [rax + 1376]
            vpxor    xmm1, xmm15, xmm1
        and          r8d, ebx
        add          r13d, [rax + 640]
            vpsrld   xmm15, xmm1, 31
        rorx         ebx, ecx, 2                                /* round 41 */
        xor          ecx, r11d
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm15, xmm1
        mov          r10d, r11d
        xor          r10d, r12d
        xor          r8d, r12d
        add          r13d, r15d
            vpaddd   xmm15, xmm1, [rip + NSMS_L(K1x4) + 784]
            vmovdqu  [rax + 784], xmm15
        and          ecx, r10d
        add          r14d, [rax + 656]
            vpxor    xmm15, xmm12, xmm13                        /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        add          r8d, r13d
        rorx         r13d, r8d, 27
            vpxor    xmm15, xmm15, xmm4
            vpxor    xmm2, xmm15, xmm2
        xor          ecx, r11d
        rorx         r15d, r8d, 2                               /* round 42 */
        add          r12d, [rax + 672]
            vpsrld   xmm15, xmm2, 31
        add          ecx, r14d
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm15, xmm2
        xor          r8d, ebx
        mov          r14d, ebx
        xor          r14d, r11d
        add          ecx, r13d
            vpaddd   xmm15, xmm2, [rip + NSMS_L(K1x4) + 800]
            vmovdqu  [rax + 800], xmm15
        rorx         r13d, ecx, 27
        and          r8d, r14d
        add          r11d, [rax + 688]                          /* round 43 */
            vpxor    xmm15, xmm0, xmm3                          /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        rorx         r14d, ecx, 2
            vpxor    xmm15, xmm15, xmm5
            vpxor    xmm15, xmm15, [rax + 1376]
        xor          ecx, r15d
        mov          r10d, r15d
        xor          r10d, ebx
            vmovdqu  [rax + 1376], xmm3
            vpsrld   xmm3, xmm15, 31
        xor          r8d, ebx
        add          r12d, r13d
            vpslld   xmm15, xmm15, 1
            vpxor    xmm3, xmm15, xmm3
        and          ecx, r10d
        add          ebx, [rax + 704]                           /* round 44 */
            vpaddd   xmm15, xmm3, [rip + NSMS_L(K1x4) + 816]
            vmovdqu  [rax + 816], xmm15
        add          r8d, r12d
        rorx         r12d, r8d, 27
        rorx         r13d, r8d, 2
        xor          ecx, r15d
            vpxor    xmm15, xmm14, xmm1                         /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        add          ecx, r11d
            vpxor    xmm15, xmm15, xmm6
            vpxor    xmm4, xmm15, xmm4
        xor          r8d, r14d
        mov          r11d, r14d
        xor          r11d, r15d
            vpsrld   xmm15, xmm4, 31
        add          ecx, r12d
        rorx         r12d, ecx, 27
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm15, xmm4
        and          r8d, r11d
        add          r15d, [rax + 720]                          /* round 45 */
        rorx         r11d, ecx, 2
            vpaddd   xmm15, xmm4, [rip + NSMS_L(K1x4) + 832]
            vmovdqu  [rax + 832], xmm15
        xor          ecx, r13d
        mov          r10d, r13d
        xor          r10d, r14d
        xor          r8d, r14d
            vpxor    xmm15, xmm10, xmm2                         /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
            vpxor    xmm15, xmm15, xmm7
            vpxor    xmm5, xmm15, xmm5
        add          ebx, r12d
        and          ecx, r10d
            vpsrld   xmm15, xmm5, 31
        add          r14d, [rax + 736]                          /* round 46 */
            vpslld   xmm5, xmm5, 1
            vpxor    xmm5, xmm15, xmm5
        add          r8d, ebx
        rorx         r12d, r8d, 27
        xor          ecx, r13d
        rorx         ebx, r8d, 2
            vpaddd   xmm15, xmm5, [rip + NSMS_L(K1x4) + 848]
        add          ecx, r15d
            vmovdqu  [rax + 848], xmm15
        xor          r8d, r11d
        mov          r15d, r11d
        xor          r15d, r13d
        add          ecx, r12d
            vpxor    xmm15, xmm11, xmm3                         /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
            vpxor    xmm15, xmm15, xmm8
            vpxor    xmm6, xmm15, xmm6
        rorx         r12d, ecx, 27
        and          r8d, r15d
        add          r13d, [rax + 752]                          /* round 47 */
            vpsrld   xmm15, xmm6, 31
        rorx         r15d, ecx, 2
            vpslld   xmm6, xmm6, 1
            vpxor    xmm6, xmm15, xmm6
        xor          ecx, ebx
        mov          r10d, ebx
        xor          r10d, r11d
        xor          r8d, r11d
            vpaddd   xmm15, xmm6, [rip + NSMS_L(K1x4) + 864]
            vmovdqu  [rax + 864], xmm15
        add          r14d, r12d
        and          ecx, r10d
            vpxor    xmm15, xmm12, xmm4                         /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
        add          r11d, [rax + 768]                          /* round 48 */
            vpxor    xmm15, xmm15, xmm9
            vpxor    xmm7, xmm15, xmm7
        add          r8d, r14d
        rorx         r12d, r8d, 27
        rorx         r14d, r8d, 2
        xor          ecx, ebx
            vpsrld   xmm15, xmm7, 31
        add          ecx, r13d
            vpslld   xmm7, xmm7, 1
            vpxor    xmm7, xmm15, xmm7
        xor          r8d, r15d
        mov          r13d, r15d
        xor          r13d, ebx
        add          ecx, r12d
            vpaddd   xmm15, xmm7, [rip + NSMS_L(K1x4) + 880]
            vmovdqu  [rax + 880], xmm15
        rorx         r12d, ecx, 2                               /* round 49 */
        rorx         r10d, ecx, 27
        and          r8d, r13d
        add          ebx, [rax + 784]
            vpxor    xmm15, xmm5, xmm0                          /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
            vpxor    xmm15, xmm15, xmm13
            vpxor    xmm8, xmm15, xmm8
        xor          ecx, r14d
        mov          r13d, r14d
        xor          r13d, r15d
            vpsrld   xmm15, xmm8, 31
        xor          r8d, r15d
        add          r11d, r10d
            vpslld   xmm8, xmm8, 1
            vpxor    xmm8, xmm15, xmm8
        and          ecx, r13d
        add          r15d, [rax + 800]                          /* round 50 */
            vpaddd   xmm15, xmm8, [rip + NSMS_L(K1x4) + 896]
            vmovdqu  [rax + 896], xmm15
        add          r8d, r11d
        rorx         r13d, r8d, 27
        rorx         r11d, r8d, 2
        xor          ecx, r14d
            vpxor    xmm15, xmm6, xmm1                          /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        add          ecx, ebx
            vpxor    xmm15, xmm15, [rax + 1376]
            vpxor    xmm9, xmm15, xmm9
        xor          r8d, r12d
        mov          ebx, r12d
        xor          ebx, r14d
        add          ecx, r13d
            vpsrld   xmm15, xmm9, 31
        rorx         r13d, ecx, 27
            vpslld   xmm9, xmm9, 1
            vpxor    xmm9, xmm15, xmm9
        and          r8d, ebx
        add          r14d, [rax + 816]                          /* round 51 */
        rorx         ebx, ecx, 2
            vpaddd   xmm15, xmm9, [rip + NSMS_L(K1x4) + 912]
            vmovdqu  [rax + 912], xmm15
        xor          ecx, r11d
        mov          r10d, r11d
        xor          r10d, r12d
        xor          r8d, r12d
            vpxor    xmm15, xmm7, xmm2                          /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        add          r15d, r13d
            vpxor    xmm15, xmm15, xmm14
            vpxor    xmm13, xmm15, xmm13
        and          ecx, r10d
            vpsrld   xmm15, xmm13, 31
        add          r12d, [rax + 832]                          /* round 52 */
        add          r8d, r15d
        rorx         r13d, r8d, 27
            vpslld   xmm13, xmm13, 1
            vpxor    xmm13, xmm15, xmm13
        xor          ecx, r11d
        rorx         r15d, r8d, 2
            vpaddd   xmm15, xmm13, [rip + NSMS_L(K1x4) + 928]
        add          ecx, r14d
            vmovdqu  [rax + 928], xmm15
        xor          r8d, ebx
        mov          r14d, ebx
        xor          r14d, r11d
        add          ecx, r13d
            vpxor    xmm15, xmm8, xmm3                          /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
            vpxor    xmm15, xmm15, xmm10
            vpxor    xmm15, xmm15, [rax + 1376]
        rorx         r13d, ecx, 27
        and          r8d, r14d
        add          r11d, [rax + 848]                          /* round 53 */
            vmovdqu  [rax + 1376], xmm3
            vpsrld   xmm3, xmm15, 31
        rorx         r14d, ecx, 2
        xor          ecx, r15d
            vpslld   xmm15, xmm15, 1
            vpxor    xmm3, xmm15, xmm3
        mov          r10d, r15d
        xor          r10d, ebx
        xor          r8d, ebx
            vpaddd   xmm15, xmm3, [rip + NSMS_L(K1x4) + 944]
            vmovdqu  [rax + 944], xmm15
        add          r12d, r13d
        and          ecx, r10d
        add          ebx, [rax + 864]                           /* round 54 */
            vpxor    xmm15, xmm9, xmm4                          /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
            vpxor    xmm15, xmm15, xmm11
            vpxor    xmm14, xmm15, xmm14
        add          r8d, r12d
        rorx         r12d, r8d, 27
        rorx         r13d, r8d, 2
        xor          ecx, r15d
            vpsrld   xmm15, xmm14, 31
        add          ecx, r11d
            vpslld   xmm14, xmm14, 1
            vpxor    xmm14, xmm15, xmm14
        xor          r8d, r14d
        mov          r11d, r14d
        xor          r11d, r15d
        add          ecx, r12d
            vpaddd   xmm15, xmm14, [rip + NSMS_L(K1x4) + 960]
            vmovdqu  [rax + 960], xmm15
        rorx         r12d, ecx, 27
        and          r8d, r11d
        add          r15d, [rax + 880]                          /* round 55 */
        rorx         r11d, ecx, 2
            vpxor    xmm15, xmm13, xmm5                         /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
            vpxor    xmm15, xmm15, xmm12
            vpxor    xmm10, xmm15, xmm10
        xor          ecx, r13d
        mov          r10d, r13d
        xor          r10d, r14d
        xor          r8d, r14d
            vpsrld   xmm15, xmm10, 31
        add          ebx, r12d
            vpslld   xmm10, xmm10, 1
            vpxor    xmm10, xmm15, xmm10
        and          ecx, r10d
        add          r14d, [rax + 896]                          /* round 56 */
            vpaddd   xmm15, xmm10, [rip + NSMS_L(K1x4) + 976]
            vmovdqu  [rax + 976], xmm15
        xor          ecx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 27
        rorx         ebx, r8d, 2
            vpxor    xmm15, xmm3, xmm6                          /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        add          ecx, r15d
            vpxor    xmm15, xmm15, xmm0
            vpxor    xmm11, xmm15, xmm11
        xor          r8d, r11d
        mov          r15d, r11d
        xor          r15d, r13d
            vpsrld   xmm15, xmm11, 31
        add          ecx, r12d
        rorx         r12d, ecx, 27
            vpslld   xmm11, xmm11, 1
            vpxor    xmm11, xmm15, xmm11
        and          r8d, r15d
        add          r13d, [rax + 912]                          /* round 57 */
            vpaddd   xmm15, xmm11, [rip + NSMS_L(K1x4) + 992]
            vmovdqu  [rax + 992], xmm15
        rorx         r15d, ecx, 2
        xor          ecx, ebx
        mov          r10d, ebx
        xor          r10d, r11d
        xor          r8d, r11d
            vpxor    xmm15, xmm14, xmm7                         /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
            vpxor    xmm15, xmm15, xmm1
            vpxor    xmm12, xmm15, xmm12
        add          r14d, r12d
        and          ecx, r10d
            vpsrld   xmm15, xmm12, 31
        add          r11d, [rax + 928]                          /* round 58 */
        add          r8d, r14d
        rorx         r12d, r8d, 27
            vpslld   xmm12, xmm12, 1
            vpxor    xmm12, xmm15, xmm12
        xor          ecx, ebx
        rorx         r14d, r8d, 2
            vpaddd   xmm15, xmm12, [rip + NSMS_L(K1x4) + 1008]
        add          ecx, r13d
            vmovdqu  [rax + 1008], xmm15
        xor          r8d, r15d
        mov          r13d, r15d
        xor          r13d, ebx
            vpxor    xmm15, xmm10, xmm8                         /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        add          ecx, r12d
            vpxor    xmm15, xmm15, xmm2
            vpxor    xmm0, xmm15, xmm0
        rorx         r12d, ecx, 27
        and          r8d, r13d
            vpsrld   xmm15, xmm0, 31
        add          ebx, [rax + 944]                           /* round 59 */
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm15, xmm0
        rorx         r13d, ecx, 2
        xor          ecx, r14d
        mov          r10d, r14d
        xor          r10d, r15d
            vpaddd   xmm15, xmm0, [rip + NSMS_L(K1x4) + 1024]
            vmovdqu  [rax + 1024], xmm15
        xor          r8d, r15d
        add          r11d, r12d
        and          ecx, r10d
            vpxor    xmm15, xmm11, xmm9                         /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
            vpxor    xmm15, xmm15, [rax + 1376]
            vpxor    xmm1, xmm15, xmm1
        add          r15d, [rax + 960]                          /* round 60 */
            vpsrld   xmm15, xmm1, 31
        add          r8d, r11d
        rorx         r12d, r8d, 27
        rorx         r11d, r8d, 2
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm15, xmm1
        xor          ecx, r14d
        add          ecx, ebx
        xor          r8d, r13d
            vpaddd   xmm15, xmm1, [rip + NSMS_L(K1x4) + 1040]
            vmovdqu  [rax + 1040], xmm15
        add          ecx, r12d
        rorx         r12d, ecx, 27
            vpxor    xmm15, xmm12, xmm13                        /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        xor          r8d, r14d
            vpxor    xmm15, xmm15, xmm4
            vpxor    xmm2, xmm15, xmm2
        rorx         ebx, ecx, 2                                /* round 61 */
        add          r8d, r15d
            vpsrld   xmm15, xmm2, 31
        xor          ecx, r11d
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm15, xmm2
        add          r14d, [rax + 976]
        add          r8d, r12d
        xor          ecx, r13d
            vpaddd   xmm15, xmm2, [rip + NSMS_L(K1x4) + 1056]
            vmovdqu  [rax + 1056], xmm15
        rorx         r12d, r8d, 27
        rorx         r15d, r8d, 2                               /* round 62 */
        add          ecx, r14d
            vpxor    xmm15, xmm0, xmm3                          /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
        xor          r8d, ebx
            vpxor    xmm15, xmm15, xmm5
            vpxor    xmm15, xmm15, [rax + 1376]
        add          r13d, [rax + 992]
            vmovdqu  [rax + 1376], xmm3
            vpsrld   xmm3, xmm15, 31
        add          ecx, r12d
            vpslld   xmm15, xmm15, 1
            vpxor    xmm3, xmm15, xmm3
        xor          r8d, r11d
        rorx         r12d, ecx, 27
            vpaddd   xmm15, xmm3, [rip + NSMS_L(K1x4) + 1072]
        rorx         r14d, ecx, 2                               /* round 63 */
            vmovdqu  [rax + 1072], xmm15
        add          r8d, r13d
        xor          ecx, r15d
        add          r11d, [rax + 1008]
            vpxor    xmm15, xmm14, xmm1                         /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        add          r8d, r12d
            vpxor    xmm15, xmm15, xmm6
            vpxor    xmm4, xmm15, xmm4
        xor          ecx, ebx
            vpsrld   xmm15, xmm4, 31
        rorx         r12d, r8d, 27
        rorx         r13d, r8d, 2                               /* round 64 */
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm15, xmm4
        add          ecx, r11d
        xor          r8d, r14d
        add          ebx, [rax + 1024]
            vpaddd   xmm15, xmm4, [rip + NSMS_L(K1x4) + 1088]
            vmovdqu  [rax + 1088], xmm15
        add          ecx, r12d
        xor          r8d, r15d
        rorx         r12d, ecx, 27
            vpxor    xmm15, xmm10, xmm2                         /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
            vpxor    xmm15, xmm15, xmm7
            vpxor    xmm5, xmm15, xmm5
        rorx         r11d, ecx, 2                               /* round 65 */
        add          r8d, ebx
            vpsrld   xmm15, xmm5, 31
        xor          ecx, r13d
            vpslld   xmm5, xmm5, 1
            vpxor    xmm5, xmm15, xmm5
        add          r15d, [rax + 1040]
        add          r8d, r12d
        xor          ecx, r14d
            vpaddd   xmm15, xmm5, [rip + NSMS_L(K1x4) + 1104]
            vmovdqu  [rax + 1104], xmm15
        rorx         r12d, r8d, 27
        rorx         ebx, r8d, 2                                /* round 66 */
        add          ecx, r15d
            vpxor    xmm15, xmm11, xmm3                         /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        xor          r8d, r11d
            vpxor    xmm15, xmm15, xmm8
            vpxor    xmm6, xmm15, xmm6
        add          r14d, [rax + 1056]
            vpsrld   xmm15, xmm6, 31
        add          ecx, r12d
            vpslld   xmm6, xmm6, 1
            vpxor    xmm6, xmm15, xmm6
        xor          r8d, r13d
        rorx         r12d, ecx, 27
        add          r8d, r14d
        rorx         r14d, ecx, 2                               /* round 67 */
            vpaddd   xmm15, xmm6, [rip + NSMS_L(K1x4) + 1120]
            vmovdqu  [rax + 1120], xmm15
        xor          ecx, ebx
        add          r13d, [rax + 1072]
            vpxor    xmm15, xmm12, xmm4                         /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
        add          r8d, r12d
        xor          ecx, r11d
            vpxor    xmm15, xmm15, xmm9
            vpxor    xmm7, xmm15, xmm7
        rorx         r12d, r8d, 27
            vpsrld   xmm15, xmm7, 31
        rorx         r15d, r8d, 2                               /* round 68 */
            vpslld   xmm7, xmm7, 1
            vpxor    xmm7, xmm15, xmm7
        add          ecx, r13d
        xor          r8d, r14d
        add          r11d, [rax + 1088]
            vpaddd   xmm15, xmm7, [rip + NSMS_L(K1x4) + 1136]
            vmovdqu  [rax + 1136], xmm15
        add          ecx, r12d
        xor          r8d, ebx
        rorx         r12d, ecx, 27
            vpxor    xmm15, xmm5, xmm0                          /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
            vpxor    xmm15, xmm15, xmm13
            vpxor    xmm8, xmm15, xmm8
        rorx         r13d, ecx, 2                               /* round 69 */
        add          r8d, r11d
            vpsrld   xmm15, xmm8, 31
        xor          ecx, r15d
            vpslld   xmm8, xmm8, 1
            vpxor    xmm8, xmm15, xmm8
        add          ebx, [rax + 1104]
        add          r8d, r12d
        xor          ecx, r14d
            vpaddd   xmm15, xmm8, [rip + NSMS_L(K1x4) + 1152]
            vmovdqu  [rax + 1152], xmm15
        rorx         r12d, r8d, 27
        add          ecx, ebx
        rorx         ebx, r8d, 2                                /* round 70 */
            vpxor    xmm15, xmm6, xmm1                          /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
        xor          r8d, r13d
            vpxor    xmm15, xmm15, [rax + 1376]
            vpxor    xmm9, xmm15, xmm9
        add          r14d, [rax + 1120]
        add          ecx, r12d
            vpsrld   xmm15, xmm9, 31
        xor          r8d, r15d
            vpslld   xmm9, xmm9, 1
            vpxor    xmm9, xmm15, xmm9
        rorx         r12d, ecx, 27
        add          r8d, r14d
        rorx         r14d, ecx, 2                               /* round 71 */
            vpaddd   xmm15, xmm9, [rip + NSMS_L(K1x4) + 1168]
            vmovdqu  [rax + 1168], xmm15
        xor          ecx, ebx
        add          r15d, [rax + 1136]
        add          r8d, r12d
            vpxor    xmm2, xmm7, xmm2                           /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
        xor          ecx, r13d
            vpxor    xmm2, xmm14, xmm2
            vpxor    xmm2, xmm13, xmm2
        rorx         r12d, r8d, 27
            vpsrld   xmm13, xmm2, 31
        rorx         r11d, r8d, 2                               /* round 72 */
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm13, xmm2
        add          ecx, r15d
        xor          r8d, r14d
        add          r13d, [rax + 1152]
            vpaddd   xmm13, xmm2, [rip + NSMS_L(K1x4) + 1184]
            vmovdqu  [rax + 1184], xmm13
        add          ecx, r12d
        xor          r8d, ebx
        rorx         r12d, ecx, 27
            vpxor    xmm3, xmm8, xmm3                           /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
            vpxor    xmm3, xmm10, xmm3
            vpxor    xmm3, xmm3, [rax + 1376]
        rorx         r15d, ecx, 2                               /* round 73 */
        add          r8d, r13d
        xor          ecx, r11d
            vpsrld   xmm8, xmm3, 31
        add          ebx, [rax + 1168]
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm8, xmm3
        add          r8d, r12d
        xor          ecx, r14d
        rorx         r12d, r8d, 27
            vpaddd   xmm8, xmm3, [rip + NSMS_L(K1x4) + 1200]
            vmovdqu  [rax + 1200], xmm8
        rorx         r13d, r8d, 2                               /* round 74 */
        add          ecx, ebx
        xor          r8d, r15d
            vpxor    xmm4, xmm9, xmm4                           /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        add          r14d, [rax + 1184]
            vpxor    xmm4, xmm11, xmm4
            vpxor    xmm4, xmm14, xmm4
        add          ecx, r12d
            vpsrld   xmm8, xmm4, 31
        xor          r8d, r11d
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm8, xmm4
        rorx         r12d, ecx, 27
        add          r8d, r14d
        rorx         r14d, ecx, 2                               /* round 75 */
            vpaddd   xmm8, xmm4, [rip + NSMS_L(K1x4) + 1216]
            vmovdqu  [rax + 1216], xmm8
        xor          ecx, r13d
        add          r11d, [rax + 1200]
        add          r8d, r12d
            vpxor    xmm2, xmm2, xmm5                           /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
        xor          ecx, r15d
            vpxor    xmm2, xmm12, xmm2
            vpxor    xmm2, xmm10, xmm2
        rorx         r12d, r8d, 27
            vpsrld   xmm5, xmm2, 31
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm5, xmm2
        rorx         ebx, r8d, 2                                /* round 76 */
        add          ecx, r11d
        xor          r8d, r14d
        add          r15d, [rax + 1216]
        add          ecx, r12d
            vpaddd   xmm2, xmm2, [rip + NSMS_L(K1x4) + 1232]
            vmovdqu  [rax + 1232], xmm2
        xor          r8d, r13d
        rorx         r12d, ecx, 27
            vpxor    xmm2, xmm3, xmm6                           /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
            vpxor    xmm0, xmm2, xmm0
            vpxor    xmm0, xmm11, xmm0
        rorx         r11d, ecx, 2                               /* round 77 */
        add          r8d, r15d
        xor          ecx, ebx
            vpsrld   xmm2, xmm0, 31
        add          r13d, [rax + 1232]
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm2, xmm0
        add          r8d, r12d
        xor          ecx, r14d
        rorx         r12d, r8d, 27
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K1x4) + 1248]
            vmovdqu  [rax + 1248], xmm0
        rorx         r10d, r8d, 2                               /* round 78 */
        add          ecx, r13d
        xor          r8d, r11d
        add          r14d, [rax + 1248]
            vpxor    xmm0, xmm4, xmm7                           /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
        add          ecx, r12d
            vpxor    xmm0, xmm0, xmm1
            vpxor    xmm0, xmm12, xmm0
        xor          r8d, ebx
        rorx         r12d, ecx, 27
        mov          r13d, [rdi]                                /* H = H + (a, b, ...) */
            vpsrld   xmm1, xmm0, 31
        rorx         r9d, ecx, 2                                /* round 79 */
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm1, xmm0
        add          r8d, r14d
        xor          ecx, r10d
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K1x4) + 1264]
            vmovdqu  [rax + 1264], xmm0
        add          r13d, [rax + 1264]
        add          r8d, r12d
        xor          ecx, r11d
        rorx         r12d, r8d, 27
        add          r13d, ebx
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        lea          rbx, [rax + 4]
        add          ecx, r13d
        mov          r13d, [rdi + 4]
        mov          r14d, [rdi + 8]
        add          ecx, r12d
        add          r8d, r13d
        add          r9d, r14d
        mov          r12d, [rdi + 12]
        mov          [rdi], ecx
        mov          r13d, [rdi + 16]
        mov          [rdi + 4], r8d
        add          r10d, r12d
        mov          [rdi + 8], r9d
        add          r11d, r13d
        mov          [rdi + 12], r10d
        mov          [rdi + 16], r11d
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
        rorx         r13d, ecx, 27
        andn         r14d, r8d, r10d
        add          r11d, [rbx]
        add          r13d, r12d
        rorx         r12d, r8d, 2
        add          r14d, r11d
        add          r10d, [rbx + 16]                           /* round 1 */
        andn         r15d, ecx, r9d
        add          r13d, r14d
        mov          r14d, ecx
        and          r14d, r12d
        add          r9d, [rbx + 32]                            /* round 2 */
        rorx         r8d, ecx, 2
        add          r15d, r10d
        add          r14d, r15d
        rorx         ecx, r13d, 27
        mov          r15d, r13d
        and          r15d, r8d
        andn         r11d, r13d, r12d
        add          ecx, r14d
        rorx         r13d, r13d, 2
        add          r9d, r15d
        add          r12d, [rbx + 48]                           /* round 3 */
        add          r11d, r9d
        rorx         r14d, ecx, 27
        mov          r15d, ecx
        and          r15d, r13d
        andn         r10d, ecx, r8d
        add          r14d, r11d
        rorx         r11d, ecx, 2
        add          r12d, r15d
        add          r8d, [rbx + 64]                            /* round 4 */
        add          r10d, r12d
        rorx         ecx, r14d, 27
        mov          r12d, r14d
        and          r12d, r11d
        andn         r15d, r14d, r13d
        add          ecx, r10d
        rorx         r14d, r14d, 2
        add          r8d, r12d
        add          r13d, [rbx + 80]                           /* round 5 */
        add          r8d, r15d
        rorx         r12d, ecx, 27
        mov          r15d, ecx
        and          r15d, r14d
        andn         r10d, ecx, r11d
        add          r8d, r12d
        rorx         r12d, ecx, 2
        add          r13d, r15d
        add          r11d, [rbx + 96]                           /* round 6 */
        add          r10d, r13d
        rorx         ecx, r8d, 27
        mov          r13d, r8d
        and          r13d, r12d
        andn         r15d, r8d, r14d
        add          ecx, r10d
        rorx         r10d, r8d, 2
        add          r11d, r13d
        add          r14d, [rbx + 112]                          /* round 7 */
        add          r15d, r11d
        rorx         r8d, ecx, 27
        mov          r13d, ecx
        and          r13d, r10d
        andn         r11d, ecx, r12d
        add          r8d, r15d
        rorx         r15d, ecx, 2
        add          r14d, r13d
        add          r12d, [rbx + 128]                          /* round 8 */
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r13d, r8d
        and          r13d, r15d
        andn         r14d, r8d, r10d
        add          ecx, r11d
        rorx         r11d, r8d, 2
        add          r12d, r13d
        add          r10d, [rbx + 144]                          /* round 9 */
        add          r14d, r12d
        rorx         r8d, ecx, 27
        mov          r12d, ecx
        and          r12d, r11d
        andn         r13d, ecx, r15d
        add          r8d, r14d
        rorx         r14d, ecx, 2
        add          r10d, r12d
        add          r15d, [rbx + 160]                          /* round 10 */
        add          r13d, r10d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        and          r12d, r14d
        andn         r10d, r8d, r11d
        add          ecx, r13d
        rorx         r13d, r8d, 2
        add          r15d, r12d
        add          r11d, [rbx + 176]                          /* round 11 */
        add          r10d, r15d
        rorx         r8d, ecx, 27
        mov          r12d, ecx
        and          r12d, r13d
        andn         r15d, ecx, r14d
        add          r8d, r10d
        rorx         r10d, ecx, 2
        add          r11d, r12d
        add          r14d, [rbx + 192]                          /* round 12 */
        add          r15d, r11d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        and          r12d, r10d
        andn         r11d, r8d, r13d
        add          ecx, r15d
        rorx         r15d, r8d, 2
        add          r14d, r12d
        add          r13d, [rbx + 208]                          /* round 13 */
        add          r11d, r14d
        rorx         r8d, ecx, 27
        mov          r12d, ecx
        and          r12d, r15d
        andn         r14d, ecx, r10d
        add          r8d, r11d
        rorx         r11d, ecx, 2
        add          r13d, r12d
        add          r10d, [rbx + 224]                          /* round 14 */
        add          r14d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        and          r12d, r11d
        andn         r13d, r8d, r15d
        add          ecx, r14d
        rorx         r14d, r8d, 2
        add          r10d, r12d
        add          r15d, [rbx + 240]                          /* round 15 */
        add          r13d, r10d
        rorx         r8d, ecx, 27
        mov          r12d, ecx
        and          r12d, r14d
        andn         r10d, ecx, r11d
        add          r8d, r13d
        rorx         r13d, ecx, 2
        add          r15d, r12d
        add          r11d, [rbx + 256]                          /* round 16 */
        add          r10d, r15d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        and          r12d, r13d
        andn         r15d, r8d, r14d
        add          ecx, r10d
        rorx         r10d, r8d, 2
        add          r11d, r12d
        add          r14d, [rbx + 272]                          /* round 17 */
        add          r15d, r11d
        rorx         r8d, ecx, 27
        mov          r12d, ecx
        and          r12d, r10d
        andn         r11d, ecx, r13d
        add          r8d, r15d
        rorx         r15d, ecx, 2
        add          r14d, r12d
        add          r13d, [rbx + 288]                          /* round 18 */
        add          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        and          r12d, r15d
        andn         r14d, r8d, r10d
        add          ecx, r11d
        rorx         r8d, r8d, 2
        add          r13d, r12d
        add          r10d, [rbx + 304]                          /* round 19 */
        add          r14d, r13d
        rorx         r12d, ecx, 27
        mov          r13d, ecx
        and          r13d, r8d
        andn         r11d, ecx, r15d
        add          r12d, r14d
        rorx         ecx, ecx, 2
        add          r10d, r13d
        add          r15d, [rbx + 320]                          /* round 20 */
        add          r11d, r10d
        rorx         r13d, r12d, 27
        mov          r14d, r12d
        xor          r14d, ecx
        mov          r10d, r8d                                  /* round 21 */
        add          r10d, [rbx + 336]
        add          r13d, r11d
        rorx         r12d, r12d, 2
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r11d, ecx                                  /* round 22 */
        add          r11d, [rbx + 352]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r10d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r10d, r12d                                 /* round 23 */
        add          r10d, [rbx + 368]
        add          ecx, r14d
        rorx         r8d, r8d, 2
        xor          r15d, r12d
        add          r11d, r15d
        rorx         r12d, ecx, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r13d                                 /* round 24 */
        add          r15d, [rbx + 384]
        add          r12d, r11d
        rorx         ecx, ecx, 2
        xor          r14d, r13d
        add          r10d, r14d
        rorx         r13d, r12d, 27
        mov          r14d, r12d
        xor          r14d, ecx
        mov          r11d, r8d                                  /* round 25 */
        add          r11d, [rbx + 400]
        add          r13d, r10d
        rorx         r12d, r12d, 2
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r10d, ecx                                  /* round 26 */
        add          r10d, [rbx + 416]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r11d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r11d, r12d                                 /* round 27 */
        add          r11d, [rbx + 432]
        add          ecx, r14d
        rorx         r8d, r8d, 2
        xor          r15d, r12d
        add          r10d, r15d
        rorx         r12d, ecx, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r13d                                 /* round 28 */
        add          r15d, [rbx + 448]
        add          r12d, r10d
        rorx         ecx, ecx, 2
        xor          r14d, r13d
        add          r11d, r14d
        rorx         r13d, r12d, 27
        mov          r14d, r12d
        xor          r14d, ecx
        mov          r10d, r8d                                  /* round 29 */
        add          r10d, [rbx + 464]
        add          r13d, r11d
        rorx         r12d, r12d, 2
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r11d, ecx                                  /* round 30 */
        add          r11d, [rbx + 480]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r10d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r10d, r12d                                 /* round 31 */
        add          r10d, [rbx + 496]
        add          ecx, r14d
        rorx         r8d, r8d, 2
        xor          r15d, r12d
        add          r11d, r15d
        rorx         r12d, ecx, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r13d                                 /* round 32 */
        add          r15d, [rbx + 512]
        add          r12d, r11d
        rorx         ecx, ecx, 2
        xor          r14d, r13d
        add          r10d, r14d
        rorx         r13d, r12d, 27
        mov          r14d, r12d
        xor          r14d, ecx
        mov          r11d, r8d                                  /* round 33 */
        add          r11d, [rbx + 528]
        add          r13d, r10d
        rorx         r12d, r12d, 2
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r10d, ecx                                  /* round 34 */
        add          r10d, [rbx + 544]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r11d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r11d, r12d                                 /* round 35 */
        add          r11d, [rbx + 560]
        add          ecx, r14d
        rorx         r8d, r8d, 2
        xor          r15d, r12d
        add          r10d, r15d
        rorx         r12d, ecx, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r13d                                 /* round 36 */
        add          r15d, [rbx + 576]
        add          r12d, r10d
        rorx         ecx, ecx, 2
        xor          r14d, r13d
        add          r11d, r14d
        rorx         r13d, r12d, 27
        mov          r14d, r12d
        xor          r14d, ecx
        mov          r10d, r8d                                  /* round 37 */
        add          r10d, [rbx + 592]
        add          r13d, r11d
        rorx         r12d, r12d, 2
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r11d, ecx                                  /* round 38 */
        add          r11d, [rbx + 608]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r10d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r10d, r12d                                 /* round 39 */
        add          r10d, [rbx + 624]
        add          ecx, r14d
        rorx         r14d, r8d, 2
        xor          r15d, r12d
        add          r11d, r15d
        rorx         r8d, ecx, 27
        mov          r12d, ecx
        xor          r12d, r14d
        mov          r15d, r13d                                 /* round 40 */
        add          r15d, [rbx + 640]
        add          r8d, r11d
        rorx         r11d, ecx, 2
        xor          r12d, r13d
        add          r10d, r12d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r11d
        mov          r13d, r11d
        xor          r13d, r14d
        rorx         r9d, r8d, 2
        add          ecx, r10d
        and          r12d, r13d
        add          r14d, [rbx + 656]                          /* round 41 */
        mov          r13d, ecx
        xor          r13d, r9d
        rorx         r8d, ecx, 27
        mov          r10d, r9d
        xor          r10d, r11d
        xor          r12d, r11d
        add          r8d, r15d
        rorx         r15d, ecx, 2
        and          r13d, r10d
        add          r11d, [rbx + 672]                          /* round 42 */
        add          r8d, r12d
        xor          r13d, r9d
        add          r14d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r15d
        mov          r13d, r15d
        xor          r13d, r9d
        rorx         r10d, r8d, 2
        add          ecx, r14d
        and          r12d, r13d
        add          r9d, [rbx + 688]                           /* round 43 */
        mov          r13d, ecx
        xor          r13d, r10d
        rorx         r8d, ecx, 27
        mov          r14d, r10d
        xor          r14d, r15d
        xor          r12d, r15d
        add          r8d, r11d
        rorx         r11d, ecx, 2
        and          r13d, r14d
        add          r15d, [rbx + 704]                          /* round 44 */
        add          r8d, r12d
        xor          r13d, r10d
        add          r9d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r11d
        mov          r13d, r11d
        xor          r13d, r10d
        rorx         r14d, r8d, 2
        add          ecx, r9d
        and          r12d, r13d
        add          r10d, [rbx + 720]                          /* round 45 */
        mov          r13d, ecx
        xor          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r9d, r14d
        xor          r9d, r11d
        xor          r12d, r11d
        add          r8d, r15d
        rorx         r15d, ecx, 2
        and          r13d, r9d
        add          r11d, [rbx + 736]                          /* round 46 */
        add          r8d, r12d
        xor          r13d, r14d
        add          r10d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r15d
        mov          r13d, r15d
        xor          r13d, r14d
        rorx         r9d, r8d, 2
        add          ecx, r10d
        and          r12d, r13d
        add          r14d, [rbx + 752]                          /* round 47 */
        mov          r13d, ecx
        xor          r13d, r9d
        rorx         r8d, ecx, 27
        mov          r10d, r9d
        xor          r10d, r15d
        xor          r12d, r15d
        add          r8d, r11d
        rorx         r11d, ecx, 2
        and          r13d, r10d
        add          r15d, [rbx + 768]                          /* round 48 */
        add          r8d, r12d
        xor          r13d, r9d
        add          r14d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r11d
        mov          r13d, r11d
        xor          r13d, r9d
        rorx         r10d, r8d, 2
        add          ecx, r14d
        and          r12d, r13d
        add          r9d, [rbx + 784]                           /* round 49 */
        mov          r13d, ecx
        xor          r13d, r10d
        rorx         r8d, ecx, 27
        mov          r14d, r10d
        xor          r14d, r11d
        xor          r12d, r11d
        add          r8d, r15d
        rorx         r15d, ecx, 2
        and          r13d, r14d
        add          r11d, [rbx + 800]                          /* round 50 */
        add          r8d, r12d
        xor          r13d, r10d
        add          r9d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r15d
        mov          r13d, r15d
        xor          r13d, r10d
        rorx         r14d, r8d, 2
        add          ecx, r9d
        and          r12d, r13d
        add          r10d, [rbx + 816]                          /* round 51 */
        mov          r13d, ecx
        xor          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r9d, r14d
        xor          r9d, r15d
        xor          r12d, r15d
        add          r8d, r11d
        rorx         r11d, ecx, 2
        and          r13d, r9d
        add          r15d, [rbx + 832]                          /* round 52 */
        add          r8d, r12d
        xor          r13d, r14d
        add          r10d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r11d
        mov          r13d, r11d
        xor          r13d, r14d
        rorx         r9d, r8d, 2
        add          ecx, r10d
        and          r12d, r13d
        add          r14d, [rbx + 848]                          /* round 53 */
        mov          r13d, ecx
        xor          r13d, r9d
        rorx         r8d, ecx, 27
        mov          r10d, r9d
        xor          r10d, r11d
        xor          r12d, r11d
        add          r8d, r15d
        rorx         r15d, ecx, 2
        and          r13d, r10d
        add          r11d, [rbx + 864]                          /* round 54 */
        add          r8d, r12d
        xor          r13d, r9d
        add          r14d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r15d
        mov          r13d, r15d
        xor          r13d, r9d
        rorx         r10d, r8d, 2
        add          ecx, r14d
        and          r12d, r13d
        add          r9d, [rbx + 880]                           /* round 55 */
        mov          r13d, ecx
        xor          r13d, r10d
        rorx         r8d, ecx, 27
        mov          r14d, r10d
        xor          r14d, r15d
        xor          r12d, r15d
        add          r8d, r11d
        rorx         r11d, ecx, 2
        and          r13d, r14d
        add          r15d, [rbx + 896]                          /* round 56 */
        add          r8d, r12d
        xor          r13d, r10d
        add          r9d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r11d
        mov          r13d, r11d
        xor          r13d, r10d
        rorx         r14d, r8d, 2
        add          ecx, r9d
        and          r12d, r13d
        add          r10d, [rbx + 912]                          /* round 57 */
        mov          r13d, ecx
        xor          r13d, r14d
        rorx         r8d, ecx, 27
        mov          r9d, r14d
        xor          r9d, r11d
        xor          r12d, r11d
        add          r8d, r15d
        rorx         r15d, ecx, 2
        and          r13d, r9d
        add          r11d, [rbx + 928]                          /* round 58 */
        add          r8d, r12d
        xor          r13d, r14d
        add          r10d, r13d
        rorx         ecx, r8d, 27
        mov          r12d, r8d
        xor          r12d, r15d
        mov          r13d, r15d
        xor          r13d, r14d
        rorx         r8d, r8d, 2
        add          ecx, r10d
        and          r12d, r13d
        add          r14d, [rbx + 944]                          /* round 59 */
        mov          r13d, ecx
        xor          r13d, r8d
        rorx         r10d, ecx, 27
        mov          r9d, r8d
        xor          r9d, r15d
        xor          r12d, r15d
        add          r11d, r10d
        rorx         ecx, ecx, 2
        and          r13d, r9d
        add          r15d, [rbx + 960]                          /* round 60 */
        add          r12d, r11d
        xor          r13d, r8d
        add          r14d, r13d
        rorx         r13d, r12d, 27
        mov          r11d, r12d
        xor          r11d, ecx
        mov          r10d, r8d                                  /* round 61 */
        add          r10d, [rbx + 976]
        add          r13d, r14d
        rorx         r12d, r12d, 2
        xor          r8d, r11d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r11d, ecx                                  /* round 62 */
        add          r11d, [rbx + 992]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r10d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r10d, r12d                                 /* round 63 */
        add          r10d, [rbx + 1008]
        add          ecx, r14d
        rorx         r8d, r8d, 2
        xor          r15d, r12d
        add          r11d, r15d
        rorx         r12d, ecx, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r13d                                 /* round 64 */
        add          r15d, [rbx + 1024]
        add          r12d, r11d
        rorx         ecx, ecx, 2
        xor          r14d, r13d
        add          r10d, r14d
        rorx         r13d, r12d, 27
        mov          r14d, r12d
        xor          r14d, ecx
        mov          r11d, r8d                                  /* round 65 */
        add          r11d, [rbx + 1040]
        add          r13d, r10d
        rorx         r12d, r12d, 2
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r10d, ecx                                  /* round 66 */
        add          r10d, [rbx + 1056]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r11d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r11d, r12d                                 /* round 67 */
        add          r11d, [rbx + 1072]
        add          ecx, r14d
        rorx         r8d, r8d, 2
        xor          r15d, r12d
        add          r10d, r15d
        rorx         r12d, ecx, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r13d                                 /* round 68 */
        add          r15d, [rbx + 1088]
        add          r12d, r10d
        rorx         ecx, ecx, 2
        xor          r14d, r13d
        add          r11d, r14d
        rorx         r13d, r12d, 27
        mov          r14d, r12d
        xor          r14d, ecx
        mov          r10d, r8d                                  /* round 69 */
        add          r10d, [rbx + 1104]
        add          r13d, r11d
        rorx         r12d, r12d, 2
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r11d, ecx                                  /* round 70 */
        add          r11d, [rbx + 1120]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r10d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r10d, r12d                                 /* round 71 */
        add          r10d, [rbx + 1136]
        add          ecx, r14d
        rorx         r8d, r8d, 2
        xor          r15d, r12d
        add          r11d, r15d
        rorx         r12d, ecx, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r13d                                 /* round 72 */
        add          r15d, [rbx + 1152]
        add          r12d, r11d
        rorx         ecx, ecx, 2
        xor          r14d, r13d
        add          r10d, r14d
        rorx         r13d, r12d, 27
        mov          r14d, r12d
        xor          r14d, ecx
        mov          r11d, r8d                                  /* round 73 */
        add          r11d, [rbx + 1168]
        add          r13d, r10d
        rorx         r12d, r12d, 2
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r10d, ecx                                  /* round 74 */
        add          r10d, [rbx + 1184]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r11d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r11d, r12d                                 /* round 75 */
        add          r11d, [rbx + 1200]
        add          ecx, r14d
        rorx         r8d, r8d, 2
        xor          r15d, r12d
        add          r10d, r15d
        rorx         r12d, ecx, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r13d                                 /* round 76 */
        add          r15d, [rbx + 1216]
        add          r12d, r10d
        rorx         ecx, ecx, 2
        xor          r14d, r13d
        add          r11d, r14d
        rorx         r13d, r12d, 27
        mov          r14d, r12d
        xor          r14d, ecx
        mov          r10d, r8d                                  /* round 77 */
        add          r10d, [rbx + 1232]
        add          r13d, r11d
        rorx         r12d, r12d, 2
        xor          r8d, r14d
        add          r8d, r15d
        rorx         r14d, r13d, 27
        mov          r15d, r13d
        xor          r15d, r12d
        mov          r11d, ecx                                  /* round 78 */
        add          r11d, [rbx + 1248]
        add          r8d, r14d
        rorx         r13d, r13d, 2
        xor          ecx, r15d
        add          ecx, r10d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, r13d
        mov          r10d, [rdi]                                /* H = H + (a, b, ...) */
        mov          r9d, [rdi + 4]
        mov          [rsp], rbp
        mov          ebp, [rdi + 8]
        add          ecx, r14d
        rorx         r14d, r8d, 2
        xor          r15d, r12d
        add          r10d, [rbx + 1264]
        add          r11d, r15d
        add          r10d, r12d
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        add          rbx, 4
        rorx         r8d, ecx, 27
        add          r8d, r11d
        add          r9d, r8d
        mov          [rdi + 4], r9d
        rorx         r12d, r8d, 27                              /* round 79 */
        mov          r15d, ecx
        xor          r15d, r14d
        rorx         r11d, ecx, 2
        xor          r15d, r13d
        add          r10d, r15d
        add          ebp, r11d
        mov          r15d, [rdi + 12]
        mov          r11d, [rdi + 16]
        add          r10d, r12d
        mov          [rdi + 8], ebp
        add          r15d, r14d
        mov          [rdi + 12], r15d
        add          r11d, r13d
        mov          [rdi], r10d
        mov          [rdi + 16], r11d
        mov          ecx, r10d
        mov          r8d, r9d
        mov          r9d, ebp
        mov          r10d, r15d
        mov          rbp, [rsp]
        cmp          rbx, rbp
        jne          NSMS_L(next_block_of_batch2)
NSMS_L(batch_done2):
        jmp          NSMS_L(batch2)
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi. */
NSMS_L(batch1):
        cmp          rdx, 1
        jb           NSMS_L(done)

        /* the schedule of 1 block: the message words */
        vmovdqu      xmm4, [rsi]                                /* W_0 to W_3 */
        vmovdqu      xmm5, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu      xmm6, [rsi + 16]                           /* W_4 to W_7 */
        vmovdqu      xmm7, [rsi + 32]                           /* W_8 to W_11 */
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu      xmm4, [rsi + 48]                           /* W_12 to W_15 */
        vpshufb      xmm1, xmm6, xmm5
        vpshufb      xmm2, xmm7, xmm5
        vpaddd       xmm6, xmm0, [rip + NSMS_L(K)]              /* W_0 to W_3, each + K_t */
        vpshufb      xmm3, xmm4, xmm5
        vpaddd       xmm4, xmm1, [rip + NSMS_L(K) + 16]         /* W_4 to W_7, each + K_t */
        vpaddd       xmm5, xmm2, [rip + NSMS_L(K) + 32]         /* W_8 to W_11, each + K_t */
        vmovdqu      [rax], xmm6
        vpaddd       xmm6, xmm3, [rip + NSMS_L(K) + 48]         /* W_12 to W_15, each + K_t */
        vmovdqu      [rax + 16], xmm4
        vmovdqu      [rax + 32], xmm5
        vmovdqu      [rax + 48], xmm6

        /* all rounds of one block; schedule of 1 block */
        /* Same rounds as below label batch2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vpsrldq  xmm4, xmm3, 4                              /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
            vpalignr xmm5, xmm1, xmm0, 8
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm0
            vpsrld   xmm7, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
            vpslld   xmm0, xmm0, 1
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        mov          ebx, r8d                                   /* round 0 */
        and          ebx, r9d
        mov          ebp, r10d                                  /* round 1 */
        add          ebp, [rax + 4]
        andn         r12d, ecx, r9d
        rorx         r13d, ecx, 27
        add          r11d, [rax]
        add          r12d, ebp
        add          r13d, ebx
        rorx         ebx, r8d, 2
        andn         r8d, r8d, r10d
        mov          ebp, ecx
        and          ebp, ebx
        rorx         r14d, ecx, 2
        add          r9d, [rax + 8]                             /* round 2 */
        add          r8d, r11d
        mov          ecx, ebx                                   /* round 3 */
        add          ecx, [rax + 12]
        add          ebp, r12d
        mov          r12d, r14d                                 /* round 4 */
        add          r12d, [rax + 16]
        add          r8d, r13d
        rorx         r13d, r8d, 2
        andn         ebx, r8d, ebx
        rorx         r15d, r8d, 27
        and          r8d, r14d
        add          r8d, r9d
        add          ebp, r15d
            vpxor    xmm0, xmm4, xmm0
            vpsrldq  xmm4, xmm0, 4
            vpaddd   xmm7, xmm0, [rip + NSMS_L(K) + 64]
            vmovdqu  [rax + 64], xmm7
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm1
            vpsrld   xmm7, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm1, xmm4, xmm1
            vpslld   xmm4, xmm1, 1
            vpsrld   xmm1, xmm1, 31
        mov          r15d, r13d                                 /* round 5 */
        add          r15d, [rax + 20]
        add          r8d, ebx
        rorx         ebx, ebp, 27
        mov          r11d, ebp
        and          r11d, r13d
        andn         r14d, ebp, r14d
        rorx         ebp, ebp, 2
        add          r8d, ebx
        add          ecx, r11d
        rorx         ebx, r8d, 27
        add          ecx, r14d
        mov          r14d, r8d
        and          r14d, ebp
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
            vpxor    xmm1, xmm1, xmm4
            vpsrldq  xmm4, xmm1, 4
            vpaddd   xmm7, xmm1, [rip + NSMS_L(K) + 80]
        andn         r13d, r8d, r13d
        add          ecx, ebx
            vmovdqu  [rax + 80], xmm7
        add          r12d, r14d
        mov          ebx, ebp                                   /* round 6 */
        add          ebx, [rax + 24]
        rorx         r14d, r8d, 2
            vpxor    xmm4, xmm4, xmm0
        add          r13d, r12d
        rorx         r8d, ecx, 27
            vpxor    xmm4, xmm4, xmm5
        mov          r12d, ecx
        and          r12d, r14d
        andn         ebp, ecx, ebp
        add          r8d, r13d
        add          r15d, r12d
        mov          r12d, r14d                                 /* round 7 */
        add          r12d, [rax + 28]
        add          ebp, r15d
        rorx         r13d, r8d, 27
        andn         r14d, r8d, r14d
        add          r13d, ebp
        rorx         ebp, ecx, 2
        mov          r15d, r8d
        and          r15d, ebp
        rorx         ecx, r8d, 2
        rorx         r8d, r13d, 27
        mov          r11d, ebp                                  /* round 8 */
        add          r11d, [rax + 32]
        rorx         r10d, r13d, 2
        add          ebx, r15d
        andn         ebp, r13d, ebp
        add          r14d, ebx
        and          r13d, ecx
            vpxor    xmm4, xmm4, xmm2
            vpsrld   xmm7, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
        mov          ebx, ecx                                   /* round 9 */
        add          ebx, [rax + 36]
        mov          r15d, r10d                                 /* round 10 */
        add          r15d, [rax + 40]
        add          r12d, r13d
        add          r8d, r14d
        add          ebp, r12d
        mov          r12d, r8d
        and          r12d, r10d
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm2, xmm4, xmm2
            vpslld   xmm4, xmm2, 1
            vpsrld   xmm2, xmm2, 31
            vpxor    xmm2, xmm2, xmm4
        rorx         r13d, r8d, 27
        andn         r14d, r8d, ecx
        add          r13d, ebp
            vpsrldq  xmm4, xmm2, 4
        add          r11d, r12d
            vpaddd   xmm5, xmm2, [rip + NSMS_L(K) + 96]
        rorx         ecx, r8d, 2
        mov          ebp, r13d
        and          ebp, ecx
        add          r14d, r11d
            vpalignr xmm7, xmm1, xmm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        rorx         r8d, r13d, 27
        andn         r12d, r13d, r10d
            vmovdqu  [rax + 96], xmm5
        add          r8d, r14d
        rorx         r13d, r13d, 2
        add          ebx, ebp
        mov          ebp, ecx                                   /* round 11 */
        add          ebp, [rax + 44]
            vpxor    xmm4, xmm4, xmm1
        mov          r14d, r8d
        and          r14d, r13d
        add          r12d, ebx
            vpxor    xmm4, xmm4, xmm6
        andn         ebx, r8d, ecx
        mov          r11d, r13d                                 /* round 12 */
        add          r11d, [rax + 48]
        add          r15d, r14d
        rorx         ecx, r8d, 27
        add          ecx, r12d
        add          ebx, r15d
        rorx         r12d, ecx, 27
        andn         r13d, ecx, r13d
        rorx         r14d, ecx, 2
        add          r12d, ebx
        mov          ebx, r14d                                  /* round 14 */
        add          ebx, [rax + 56]
        rorx         r15d, r8d, 2
        mov          r10d, r15d                                 /* round 13 */
        add          r10d, [rax + 52]
        and          ecx, r15d
        add          ecx, ebp
        add          ecx, r13d
        mov          r8d, r12d
        and          r8d, r14d
        andn         ebp, r12d, r15d
            vpxor    xmm4, xmm4, xmm3
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        rorx         r13d, r12d, 2
        add          r8d, r11d
        mov          r15d, r13d                                 /* round 15 */
        add          r15d, [rax + 60]
        rorx         r12d, r12d, 27
        add          r8d, ebp
        add          ecx, r12d
            vpalignr xmm4, xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm3, xmm4, xmm3
            vpslld   xmm4, xmm3, 1
            vpsrld   xmm3, xmm3, 31
        mov          ebp, ecx
        and          ebp, r13d
        rorx         r12d, ecx, 27
            vpxor    xmm3, xmm3, xmm4
        andn         r14d, ecx, r14d
            vpsrldq  xmm4, xmm3, 4
        rorx         r11d, ecx, 2
        add          r10d, ebp
        add          r8d, r12d
            vpaddd   xmm5, xmm3, [rip + NSMS_L(K) + 112]
        mov          ebp, r11d                                  /* round 16 */
        add          ebp, [rax + 64]
        add          r14d, r10d
        rorx         ecx, r8d, 27
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        mov          r12d, r8d
        and          r12d, r11d
        andn         r13d, r8d, r13d
            vmovdqu  [rax + 112], xmm5
        add          ebx, r12d
            vpxor    xmm4, xmm4, xmm2
        rorx         r12d, r8d, 2
        add          ecx, r14d
        add          r13d, ebx
            vpxor    xmm4, xmm4, xmm7
        rorx         r8d, ecx, 27
        mov          ebx, ecx
        and          ebx, r12d
        andn         r14d, ecx, r11d
        add          r15d, ebx
        add          r8d, r13d
        mov          ebx, r12d                                  /* round 17 */
        add          ebx, [rax + 68]
        andn         r12d, r8d, r12d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 2
        rorx         r11d, r8d, 27
        and          r8d, r13d
        add          r8d, ebp
        add          r14d, r15d
        mov          ebp, r13d                                  /* round 18 */
        add          ebp, [rax + 72]
        mov          r15d, ecx                                  /* round 19 */
        add          r15d, [rax + 76]
        add          r11d, r14d
        add          r8d, r12d
        mov          r12d, r11d
        and          r12d, ecx
        rorx         r14d, r11d, 27
        andn         r13d, r11d, r13d
            vpxor    xmm4, xmm4, xmm0
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        add          ebx, r12d
        add          r8d, r14d
        rorx         r12d, r11d, 2
        rorx         r14d, r8d, 27
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm0, xmm4, xmm0
            vpslld   xmm4, xmm0, 1
            vpsrld   xmm0, xmm0, 31
        rorx         r11d, r8d, 2
        mov          r10d, r8d
        and          r10d, r12d
        add          r13d, ebx
            vpxor    xmm0, xmm0, xmm4
        add          r14d, r13d
        andn         r8d, r8d, ecx
            vpsrldq  xmm4, xmm0, 4
        add          ebp, r10d
        mov          ebx, r12d                                  /* round 20 */
        add          ebx, [rax + 80]
            vpaddd   xmm5, xmm0, [rip + NSMS_L(K) + 128]
        andn         ecx, r14d, r12d
        rorx         r12d, r14d, 27
        add          r8d, ebp
            vpalignr xmm7, xmm3, xmm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        mov          ebp, r14d
        and          ebp, r11d
        add          r15d, ebp
            vmovdqu  [rax + 128], xmm5
        add          r8d, r12d
            vpxor    xmm4, xmm4, xmm3
        mov          ebp, r11d                                  /* round 21 */
        add          ebp, [rax + 84]
        rorx         r12d, r14d, 2
        rorx         r13d, r8d, 27
            vpxor    xmm4, xmm4, xmm6
        mov          r14d, r8d
        xor          r14d, r12d
        rorx         r8d, r8d, 2
        add          ecx, r15d
        xor          r14d, r11d
        add          ecx, r13d
        mov          r13d, r12d                                 /* round 22 */
        add          r13d, [rax + 88]
        mov          r15d, r8d                                  /* round 23 */
        add          r15d, [rax + 92]
        mov          r11d, ecx
        xor          r11d, r8d
        add          ebx, r14d
        rorx         r14d, ecx, 27
        add          r14d, ebx
        xor          r11d, r12d
        add          ebp, r11d
        rorx         ecx, ecx, 2
        rorx         ebx, r14d, 27
        mov          r12d, r14d
        xor          r12d, ecx
        mov          r11d, ecx                                  /* round 24 */
        add          r11d, [rax + 96]
        xor          r8d, r12d
        add          ebx, ebp
            vpxor    xmm4, xmm4, xmm1
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        rorx         ebp, r14d, 2
        add          r8d, r13d
        rorx         r12d, ebx, 27
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
        rorx         r13d, ebx, 2
        xor          ebx, ebp
        xor          ecx, ebx
            vpslld   xmm1, xmm1, 1
        add          r8d, r12d
        mov          ebx, r13d                                  /* round 26 */
        add          ebx, [rax + 104]
            vpxor    xmm1, xmm4, xmm1
        mov          r12d, ebp                                  /* round 25 */
        add          r12d, [rax + 100]
        add          ecx, r15d
            vpsrldq  xmm4, xmm1, 4
        rorx         r14d, r8d, 27
            vpaddd   xmm5, xmm1, [rip + NSMS_L(K) + 144]
        mov          r15d, r8d
        xor          r15d, r13d
        rorx         r8d, r8d, 2
        xor          r15d, ebp
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        add          ecx, r14d
        mov          ebp, r8d                                   /* round 27 */
        add          ebp, [rax + 108]
        mov          r14d, ecx
        xor          r14d, r8d
            vmovdqu  [rax + 144], xmm5
        add          r11d, r15d
        rorx         r15d, ecx, 27
            vpxor    xmm4, xmm4, xmm0
        add          r15d, r11d
            vpxor    xmm4, xmm4, xmm7
        xor          r14d, r13d
        rorx         ecx, ecx, 2
        add          r12d, r14d
        mov          r13d, ecx                                  /* round 28 */
        add          r13d, [rax + 112]
        rorx         r14d, r15d, 27
        mov          r11d, r15d
        xor          r11d, ecx
        xor          r8d, r11d
        add          r14d, r12d
        rorx         r12d, r15d, 2
        mov          r15d, r14d
        xor          r15d, r12d
        rorx         r11d, r14d, 27
        add          r8d, ebx
        mov          ebx, r12d                                  /* round 29 */
        add          ebx, [rax + 116]
        xor          ecx, r15d
        add          r8d, r11d
        add          ecx, ebp
        rorx         ebp, r14d, 2
        mov          r14d, r8d
        xor          r14d, ebp
        mov          r15d, ebp                                  /* round 30 */
        add          r15d, [rax + 120]
        rorx         r11d, r8d, 27
            vpxor    xmm4, xmm4, xmm2
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        xor          r14d, r12d
        add          ecx, r11d
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm2, xmm4, xmm2
        rorx         r8d, r8d, 2
            vpsrld   xmm4, xmm2, 31
        add          r13d, r14d
        mov          r12d, ecx
        xor          r12d, r8d
            vpslld   xmm2, xmm2, 1
        rorx         r14d, ecx, 27
        mov          r11d, r8d                                  /* round 31 */
        add          r11d, [rax + 124]
            vpxor    xmm2, xmm4, xmm2
        xor          r12d, ebp
            vpsrldq  xmm4, xmm2, 4
        rorx         ecx, ecx, 2
        add          ebx, r12d
        add          r14d, r13d
        mov          ebp, r14d
        xor          ebp, ecx
            vpaddd   xmm5, xmm2, [rip + NSMS_L(K) + 160]
        mov          r12d, ecx                                  /* round 32 */
        add          r12d, [rax + 128]
            vpalignr xmm7, xmm1, xmm0, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        rorx         r13d, r14d, 2
        xor          r8d, ebp
        mov          ebp, r13d                                  /* round 33 */
        add          ebp, [rax + 132]
        rorx         r14d, r14d, 27
            vmovdqu  [rax + 160], xmm5
        add          r14d, ebx
        add          r8d, r15d
            vpxor    xmm4, xmm4, xmm1
        mov          ebx, r14d
        xor          ebx, r13d
            vpxor    xmm4, xmm4, xmm6
        rorx         r15d, r14d, 27
        add          r8d, r15d
        xor          ecx, ebx
        rorx         ebx, r14d, 2
        mov          r14d, ebx                                  /* round 34 */
        add          r14d, [rax + 136]
        add          ecx, r11d
        rorx         r15d, r8d, 27
        rorx         r11d, r8d, 2
        xor          r8d, ebx
        add          ecx, r15d
        xor          r8d, r13d
        mov          r13d, r11d                                 /* round 35 */
        add          r13d, [rax + 140]
        mov          r15d, ecx
        xor          r15d, r11d
        add          r8d, r12d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        xor          r15d, ebx
        rorx         ecx, ecx, 2
        mov          ebx, r8d
        xor          ebx, ecx
            vpxor    xmm4, xmm4, xmm3
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        rorx         r12d, r8d, 2
        add          ebp, r15d
        mov          r15d, ecx                                  /* round 36 */
        add          r15d, [rax + 144]
        rorx         r10d, r8d, 27
        xor          ebx, r11d
        mov          r11d, r12d                                 /* round 37 */
        add          r11d, [rax + 148]
        add          r10d, ebp
            vpalignr xmm4, xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm3, xmm4, xmm3
            vpslld   xmm4, xmm3, 1
            vpsrld   xmm3, xmm3, 31
        add          r14d, ebx
        mov          ebx, r10d
        xor          ebx, r12d
            vpxor    xmm3, xmm3, xmm4
            vpsrldq  xmm4, xmm3, 4
        rorx         r8d, r10d, 27
        add          r8d, r14d
        xor          ecx, ebx
        rorx         ebx, r10d, 2
            vpaddd   xmm5, xmm3, [rip + NSMS_L(K) + 176]
        mov          ebp, ebx                                   /* round 38 */
        add          ebp, [rax + 152]
        mov          r14d, r8d
        xor          r14d, ebx
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        add          ecx, r13d
            vmovdqu  [rax + 176], xmm5
        rorx         r13d, r8d, 2
        xor          r14d, r12d
        mov          r12d, r13d                                 /* round 39 */
        add          r12d, [rax + 156]
        rorx         r10d, r8d, 27
            vpxor    xmm4, xmm4, xmm2
        add          ecx, r10d
            vpxor    xmm4, xmm4, xmm7
        add          r15d, r14d
        rorx         r8d, ecx, 27
        mov          r14d, ecx
        xor          r14d, r13d
        xor          r14d, ebx
        rorx         ecx, ecx, 2
        add          r8d, r15d
        mov          ebx, ecx                                   /* round 40 */
        add          ebx, [rax + 160]
        add          r11d, r14d
        rorx         r14d, r8d, 27
        mov          r15d, r8d
        xor          r15d, ecx
        rorx         r8d, r8d, 2
        add          r14d, r11d
        xor          r15d, r13d
        mov          r13d, r8d                                  /* round 41 */
        add          r13d, [rax + 164]
        mov          r11d, r14d
        xor          r11d, r8d
        add          ebp, r15d
        rorx         r15d, r14d, 27
        xor          ecx, r11d
        add          r15d, ebp
            vpxor    xmm4, xmm4, xmm0
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        rorx         ebp, r14d, 2
        rorx         r14d, r15d, 27
        add          ecx, r12d
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
        rorx         r12d, r15d, 2
        xor          r15d, ebp
        add          ecx, r14d
            vpslld   xmm0, xmm0, 1
        mov          r14d, r12d
        xor          r14d, ebp
        xor          r8d, ebp
            vpxor    xmm0, xmm4, xmm0
        mov          r11d, ebp                                  /* round 42 */
        add          r11d, [rax + 168]
        and          r8d, r15d
            vpsrldq  xmm4, xmm0, 4
        mov          r15d, ecx
        xor          r15d, r12d
            vpaddd   xmm5, xmm0, [rip + NSMS_L(K) + 192]
        mov          r10d, r12d                                 /* round 43 */
        add          r10d, [rax + 172]
        rorx         r9d, ecx, 2
        xor          r8d, ebp
        and          r15d, r14d
            vpalignr xmm7, xmm3, xmm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        xor          r15d, r12d
        rorx         ebp, ecx, 27
            vmovdqu  [rax + 192], xmm5
        add          ebx, ebp
        xor          r12d, r9d
        mov          ebp, r9d                                   /* round 44 */
        add          ebp, [rax + 176]
            vpxor    xmm4, xmm4, xmm3
        add          r8d, ebx
        add          r13d, r15d
            vpxor    xmm4, xmm4, xmm6
        rorx         ecx, r8d, 27
        mov          ebx, r8d
        xor          ebx, r9d
        add          ecx, r13d
        rorx         r8d, r8d, 2
        and          ebx, r12d
        mov          r12d, r8d
        xor          r12d, r9d
        mov          r13d, r8d                                  /* round 45 */
        add          r13d, [rax + 180]
        mov          r14d, ecx
        xor          r14d, r8d
        rorx         r15d, ecx, 27
        xor          ebx, r9d
        add          r11d, r15d
        and          r14d, r12d
        xor          r14d, r8d
        add          ebx, r11d
        rorx         r12d, ecx, 2
        xor          r8d, r12d
        mov          r15d, r12d                                 /* round 46 */
        add          r15d, [rax + 184]
            vpxor    xmm4, xmm4, xmm1
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        rorx         r11d, ebx, 2
        rorx         ecx, ebx, 27
        xor          ebx, r12d
        mov          r9d, r11d
        xor          r9d, r12d
        add          r10d, r14d
        and          r8d, ebx
        add          ecx, r10d
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm1, xmm4, xmm1
            vpslld   xmm4, xmm1, 1
            vpsrld   xmm1, xmm1, 31
        mov          ebx, r11d                                  /* round 47 */
        add          ebx, [rax + 188]
        mov          r14d, ecx
        xor          r14d, r11d
            vpxor    xmm1, xmm1, xmm4
        xor          r8d, r12d
            vpsrldq  xmm4, xmm1, 4
        rorx         r12d, ecx, 27
        add          ebp, r12d
            vpaddd   xmm5, xmm1, [rip + NSMS_L(K) + 208]
        and          r14d, r9d
        rorx         r12d, ecx, 2
        add          r8d, ebp
        xor          r14d, r11d
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        xor          r11d, r12d
        mov          ebp, r12d                                  /* round 48 */
        add          ebp, [rax + 192]
            vmovdqu  [rax + 208], xmm5
        add          r13d, r14d
            vpxor    xmm4, xmm4, xmm0
        rorx         ecx, r8d, 27
        mov          r14d, r8d
        xor          r14d, r12d
        add          ecx, r13d
        rorx         r13d, r8d, 2
            vpxor    xmm4, xmm4, xmm7
        mov          r10d, r13d
        xor          r10d, r12d
        and          r14d, r11d
        mov          r11d, r13d                                 /* round 49 */
        add          r11d, [rax + 196]
        mov          r9d, ecx
        xor          r9d, r13d
        xor          r14d, r12d
        rorx         r8d, ecx, 27
        and          r9d, r10d
        rorx         r12d, ecx, 2
        add          r8d, r15d
        add          r8d, r14d
        mov          r14d, r12d
        xor          r14d, r13d
        mov          r15d, r12d                                 /* round 50 */
        add          r15d, [rax + 200]
        xor          r9d, r13d
        add          ebx, r9d
        mov          r13d, r8d
        xor          r13d, r12d
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpxor    xmm4, xmm4, xmm2
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        and          r13d, r14d
        rorx         r8d, r8d, 2
        mov          ebx, r8d
        xor          ebx, r12d
        mov          r14d, ecx
        xor          r14d, r8d
        rorx         r10d, ecx, 27
        xor          r13d, r12d
        add          ebp, r10d
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm2, xmm4, xmm2
            vpslld   xmm4, xmm2, 1
            vpsrld   xmm2, xmm2, 31
        and          r14d, ebx
            vpxor    xmm2, xmm2, xmm4
        rorx         ecx, ecx, 2
        mov          ebx, r8d                                   /* round 51 */
        add          ebx, [rax + 204]
        add          r13d, ebp
            vpsrldq  xmm4, xmm2, 4
        xor          r14d, r8d
        xor          r8d, ecx
            vpaddd   xmm5, xmm2, [rip + NSMS_L(K) + 224]
        mov          ebp, ecx                                   /* round 52 */
        add          ebp, [rax + 208]
        add          r11d, r14d
            vpalignr xmm7, xmm1, xmm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        mov          r12d, r13d
        xor          r12d, ecx
        rorx         r14d, r13d, 27
        add          r14d, r11d
            vmovdqu  [rax + 224], xmm5
        and          r8d, r12d
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
        xor          r8d, ecx
        rorx         r12d, r14d, 27
        add          r15d, r12d
        rorx         r12d, r13d, 2
        mov          r13d, r14d
        xor          r13d, r12d
        xor          ecx, r12d
        and          ecx, r13d
        mov          r13d, r12d                                 /* round 53 */
        add          r13d, [rax + 212]
        add          r8d, r15d
        rorx         r14d, r14d, 2
        xor          ecx, r12d
        xor          r12d, r14d
        mov          r15d, r14d                                 /* round 54 */
        add          r15d, [rax + 216]
        add          ecx, ebx
        rorx         ebx, r8d, 2
        rorx         r11d, r8d, 27
        xor          r8d, r14d
        add          ecx, r11d
        and          r8d, r12d
        mov          r12d, ebx
        xor          r12d, r14d
        mov          r11d, ebx                                  /* round 55 */
        add          r11d, [rax + 220]
            vpxor    xmm4, xmm4, xmm3
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        rorx         r10d, ecx, 27
        xor          r8d, r14d
        mov          r14d, ecx
        xor          r14d, ebx
        and          r14d, r12d
        add          ebp, r10d
            vpalignr xmm4, xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
        add          r8d, ebp
            vpslld   xmm3, xmm3, 1
        rorx         ebp, ecx, 2
        xor          r14d, ebx
        xor          ebx, ebp
            vpxor    xmm3, xmm4, xmm3
        mov          r12d, ebp                                  /* round 56 */
        add          r12d, [rax + 224]
            vpsrldq  xmm4, xmm3, 4
        rorx         ecx, r8d, 27
        mov          r10d, r8d
        xor          r10d, ebp
            vpaddd   xmm5, xmm3, [rip + NSMS_L(K) + 240]
        rorx         r8d, r8d, 2
        add          r13d, r14d
        add          ecx, r13d
        and          r10d, ebx
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        mov          ebx, r8d
        xor          ebx, ebp
        mov          r13d, r8d                                  /* round 57 */
        add          r13d, [rax + 228]
        mov          r14d, ecx
        xor          r14d, r8d
        rorx         r9d, ecx, 27
            vpxor    xmm4, xmm4, xmm2
        xor          r10d, ebp
        and          r14d, ebx
            vpxor    xmm4, xmm4, xmm7
        add          r15d, r9d
        xor          r14d, r8d
            vmovdqu  [rax + 240], xmm5
        rorx         ebx, ecx, 2
        add          r10d, r15d
        xor          r8d, ebx
        mov          ebp, ebx                                   /* round 58 */
        add          ebp, [rax + 232]
        add          r11d, r14d
        rorx         ecx, r10d, 27
        add          ecx, r11d
        rorx         r14d, r10d, 2
        xor          r10d, ebx
        and          r8d, r10d
        mov          r15d, r14d
        xor          r15d, ebx
        mov          r11d, r14d                                 /* round 59 */
        add          r11d, [rax + 236]
        xor          r8d, ebx
        mov          ebx, ecx
        xor          ebx, r14d
        rorx         r10d, ecx, 27
        add          r12d, r10d
        and          ebx, r15d
            vpxor    xmm4, xmm4, xmm0
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        add          r8d, r12d
        rorx         r12d, ecx, 2
        xor          ebx, r14d
        xor          r14d, r12d
        mov          r15d, r12d                                 /* round 60 */
        add          r15d, [rax + 240]
        add          r13d, ebx
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm0, xmm4, xmm0
            vpslld   xmm4, xmm0, 1
            vpsrld   xmm0, xmm0, 31
            vpxor    xmm0, xmm0, xmm4
        rorx         ebx, r8d, 2
        rorx         ecx, r8d, 27
        xor          r8d, r12d
            vpsrldq  xmm4, xmm0, 4
        add          ecx, r13d
        and          r8d, r14d
        mov          r13d, ebx
        xor          r13d, r12d
            vpaddd   xmm5, xmm0, [rip + NSMS_L(K) + 256]
        mov          r14d, ebx                                  /* round 61 */
        add          r14d, [rax + 244]
        mov          r10d, ecx
        xor          r10d, ebx
            vpalignr xmm7, xmm3, xmm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        xor          r8d, r12d
        rorx         r12d, ecx, 27
            vmovdqu  [rax + 256], xmm5
        and          r10d, r13d
        add          ebp, r12d
            vpxor    xmm4, xmm4, xmm3
        rorx         ecx, ecx, 2
        xor          r10d, ebx
        add          r8d, ebp
            vpxor    xmm4, xmm4, xmm6
        mov          ebp, ecx                                   /* round 62 */
        add          ebp, [rax + 248]
        mov          r12d, r8d
        xor          r12d, ecx
        add          r11d, r10d
        xor          r12d, ebx
        rorx         ebx, r8d, 27
        add          ebx, r11d
        add          r15d, r12d
        rorx         r8d, r8d, 2
        rorx         r12d, ebx, 27
        mov          r13d, ebx
        xor          r13d, r8d
        mov          r11d, r8d                                  /* round 63 */
        add          r11d, [rax + 252]
        add          r12d, r15d
        xor          ecx, r13d
        rorx         ebx, ebx, 2
        mov          r13d, r12d
        xor          r13d, ebx
        rorx         r15d, r12d, 27
        add          ecx, r14d
        mov          r14d, ebx                                  /* round 64 */
        add          r14d, [rax + 256]
            vpxor    xmm4, xmm4, xmm1
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        xor          r8d, r13d
        rorx         r12d, r12d, 2
        add          ecx, r15d
        mov          r13d, ecx
        xor          r13d, r12d
        add          r8d, ebp
        rorx         ebp, ecx, 2
        rorx         r15d, ecx, 27
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm1, xmm4, xmm1
            vpslld   xmm4, xmm1, 1
            vpsrld   xmm1, xmm1, 31
        xor          r13d, ebx
            vpxor    xmm1, xmm1, xmm4
        add          r8d, r15d
        mov          ecx, r12d                                  /* round 65 */
        add          ecx, [rax + 260]
            vpsrldq  xmm4, xmm1, 4
        mov          ebx, ebp                                   /* round 66 */
        add          ebx, [rax + 264]
        mov          r15d, r8d
        xor          r15d, ebp
            vpaddd   xmm5, xmm1, [rip + NSMS_L(K) + 272]
        add          r11d, r13d
        rorx         r13d, r8d, 2
        xor          r15d, r12d
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        mov          r12d, r13d                                 /* round 67 */
        add          r12d, [rax + 268]
        rorx         r10d, r8d, 27
            vmovdqu  [rax + 272], xmm5
        add          r10d, r11d
        add          r14d, r15d
        mov          r15d, r10d
        xor          r15d, r13d
            vpxor    xmm4, xmm4, xmm0
        rorx         r8d, r10d, 27
            vpxor    xmm4, xmm4, xmm7
        xor          r15d, ebp
        rorx         ebp, r10d, 2
        add          r8d, r14d
        mov          r14d, ebp                                  /* round 68 */
        add          r14d, [rax + 272]
        mov          r11d, r8d
        xor          r11d, ebp
        add          ecx, r15d
        rorx         r15d, r8d, 27
        add          ecx, r15d
        xor          r11d, r13d
        rorx         r8d, r8d, 2
        add          ebx, r11d
        mov          r13d, ecx
        xor          r13d, r8d
        rorx         r15d, ecx, 2
        mov          r11d, r8d                                  /* round 69 */
        add          r11d, [rax + 276]
        xor          r13d, ebp
        mov          ebp, r15d                                  /* round 70 */
        add          ebp, [rax + 280]
        rorx         r10d, ecx, 27
        add          r10d, ebx
        add          r12d, r13d
        mov          ebx, r10d
        xor          ebx, r15d
            vpxor    xmm4, xmm4, xmm2
            vpsrld   xmm5, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm5, xmm4
        rorx         ecx, r10d, 27
        xor          r8d, ebx
        rorx         ebx, r10d, 2
        add          ecx, r12d
        mov          r12d, ebx                                  /* round 71 */
        add          r12d, [rax + 284]
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm0, xmm4, xmm0
            vpxor    xmm0, xmm0, xmm7
            vpxor    xmm0, xmm0, xmm2
            vpslld   xmm2, xmm0, 1
            vpsrld   xmm0, xmm0, 31
        add          r8d, r14d
        mov          r13d, ecx
        xor          r13d, ebx
            vpxor    xmm0, xmm0, xmm2
        xor          r13d, r15d
        rorx         r14d, ecx, 27
            vpsrldq  xmm2, xmm0, 4
        add          r8d, r14d
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 288]
        rorx         ecx, ecx, 2
        add          r11d, r13d
        rorx         r13d, r8d, 27
            vmovdqu  [rax + 288], xmm4
        mov          r14d, r8d
        xor          r14d, ecx
        rorx         r8d, r8d, 2
        add          r13d, r11d
            vpxor    xmm2, xmm2, xmm1
        xor          r14d, ebx
        mov          ebx, ecx                                   /* round 72 */
        add          ebx, [rax + 288]
        mov          r15d, r8d                                  /* round 73 */
        add          r15d, [rax + 292]
        mov          r11d, r13d
        xor          r11d, r8d
        rorx         r10d, r13d, 27
            vpxor    xmm2, xmm2, xmm6
        add          ebp, r14d
        add          r10d, ebp
        xor          ecx, r11d
        mov          ebp, [rdi]                                 /* H = H + (a, b, ...) */
        rorx         r13d, r13d, 2
        mov          r9d, [rdi + 8]
        mov          r14d, [rdi + 4]
        add          ecx, r12d
        mov          r12d, r10d
        xor          r12d, r13d
        rorx         r11d, r10d, 27
        mov          [rsp], r9d
        mov          r9d, r13d                                  /* round 74 */
        add          r9d, [rax + 296]
        mov          [rsp + 8], r14d
        mov          r14d, [rdi + 12]
        rorx         r10d, r10d, 2
        mov          [rsp + 16], r14d
        mov          r14d, [rdi + 16]
        xor          r8d, r12d
            vpxor    xmm2, xmm2, xmm3
            vpsrld   xmm4, xmm2, 31
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        add          ecx, r11d
        add          r8d, ebx
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        mov          ebx, ecx
        xor          ebx, r10d
        xor          ebx, r13d
            vpalignr xmm0, xmm2, xmm0, 4
            vpxor    xmm0, xmm0, xmm1
            vpxor    xmm0, xmm0, xmm6
            vpxor    xmm0, xmm0, xmm3
            vpslld   xmm1, xmm0, 1
            vpsrld   xmm0, xmm0, 31
        add          r15d, ebx
        rorx         ebx, ecx, 2
        rorx         r12d, ecx, 27
        add          r8d, r12d
            vpxor    xmm0, xmm0, xmm1
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 304]
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vmovdqu  [rax + 304], xmm0
        add          ebp, [rax + 316]
        mov          r12d, r8d
        xor          r12d, ebx
        xor          r12d, r10d
        add          r10d, [rax + 300]                          /* round 75 */
        add          r9d, r12d
        rorx         r8d, r8d, 2
        rorx         r12d, ecx, 27
        add          r12d, r9d
        mov          r13d, ecx
        xor          r13d, r8d
        xor          r13d, ebx
        add          r10d, r13d
        rorx         ecx, ecx, 2
        add          ebx, [rax + 304]                           /* round 76 */
        mov          r13d, r8d                                  /* round 77 */
        add          r13d, [rax + 308]
        rorx         r15d, r12d, 27
        add          r15d, r10d
        rorx         r11d, r12d, 2
        add          ebp, r11d
        xor          r12d, ecx
        xor          r8d, r12d
        add          r8d, ebx
        mov          ebx, ecx                                   /* round 78 */
        add          ebx, [rax + 312]
        mov          r12d, r15d
        xor          r12d, r11d
        xor          ecx, r12d
        add          ecx, r13d
        rorx         r12d, r15d, 27
        add          r8d, r12d
        rorx         r12d, r15d, 2
        add          r14d, r12d
        mov          r13d, r8d
        xor          r13d, r12d
        rorx         r15d, r8d, 27
        mov          [rdi + 16], r14d
        add          ecx, r15d
        rorx         r15d, r8d, 2
        xor          r13d, r11d
        mov          r10d, [rsp + 16]
        add          r10d, r15d
        xor          r15d, ecx                                  /* round 79 */
        add          ebx, r13d
        mov          [rdi + 12], r10d
        rorx         r8d, ecx, 27
        xor          r15d, r12d
        add          r8d, ebx
        add          ebp, r15d
        rorx         r9d, ecx, 2
        rorx         ecx, r8d, 27
        mov          ebx, [rsp + 8]
        add          r8d, ebx
        mov          ebx, [rsp]
        add          r9d, ebx
        add          ecx, ebp
        mov          [rdi + 8], r9d
        mov          [rdi + 4], r8d
        mov          [rdi], ecx
        mov          r11d, r14d
        jmp          NSMS_L(batch1)
NSMS_L(done):

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1488]
        vmovaps      xmm7, [rsp + 1504]
        vmovaps      xmm8, [rsp + 1520]
        vmovaps      xmm9, [rsp + 1536]
        vmovaps      xmm10, [rsp + 1552]
        vmovaps      xmm11, [rsp + 1568]
        vmovaps      xmm12, [rsp + 1584]
        vmovaps      xmm13, [rsp + 1600]
        vmovaps      xmm14, [rsp + 1616]
        vmovaps      xmm15, [rsp + 1632]
        add          rsp, 1656
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
        add          rsp, 1496
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2_idle_insert_zen4), . - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n2_idle_insert_zen4)
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

/* nsms_sha1_blocks_avx2_n2_idle_insert_zen4: 15 integer registers, 16 vector registers, 10 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
 *     state: rdi; q: rbx; end_of_batch: rbp. Slots of the frame that are not named here hold
 *     spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     q: address of the current block's first stored schedule word.
 *     end_of_batch: value of q after the last block of a batch.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_blocks_avx2_n2_idle_insert_zen4
 *   signature: void nsms_sha1_blocks_avx2_n2_idle_insert_zen4(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1544, win64: 1720}
 *   features: [avx, bmi1, bmi2]
 */
