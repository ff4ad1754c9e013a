/* sha1_avx_n4.S, written by nsms: make gen HASH=sha1 ISA=avx N=4
 *
 * void nsms_sha1_blocks_avx_n4(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks, 4 scheduled at a time.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,494 instructions (System V); 1,576 bytes of stack (System V), 1,752 (Win64).
 * void nsms_sha1_schedule_avx_n4(uint32_t *wk, const void *data);
 *   SHA-1: W_t + K_t of 4 blocks, wk[t*4 + j] for block j.
 *   Reads 256 bytes at data; writes 1280 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 272 instructions (System V); 216 bytes of stack (System V), 392 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx.
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
#  define NSMS_L(name) Lsha1_avx_n4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx_n4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx_n4_##name
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
NSMS_L(K1x4):  /* K_t: each word 4 times, once for each block of a register */
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_avx_n4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_avx_n4))
NSMS_SYMBOL(nsms_sha1_blocks_avx_n4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_avx_n4))
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
        sub          rsp, 1688
        NSMS_SEH(.seh_stackalloc 1688)
        vmovaps      [rsp + 1520], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1520)
        vmovaps      [rsp + 1536], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1536)
        vmovaps      [rsp + 1552], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1552)
        vmovaps      [rsp + 1568], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1568)
        vmovaps      [rsp + 1584], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1584)
        vmovaps      [rsp + 1600], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1600)
        vmovaps      [rsp + 1616], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1616)
        vmovaps      [rsp + 1632], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1632)
        vmovaps      [rsp + 1648], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1648)
        vmovaps      [rsp + 1664], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1664)
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
        sub          rsp, 1528
        .cfi_def_cfa_offset 1584
#endif
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 87]
        mov          ecx, [rdi]
        mov          r8d, [rdi + 4]
        mov          r9d, [rdi + 8]
        and          rax, -64
        mov          r10d, [rdi + 12]
        mov          r11d, [rdi + 16]
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi. */
NSMS_L(blocks_batch4):
        cmp          rdx, 4
        jb           NSMS_L(blocks_batch1)

        /* the schedule of 4 blocks: the message words */
        vmovdqu      xmm10, [rsi]                               /* W_0 to W_3 */
        vmovdqu      xmm11, [rsi + 64]
        vmovdqu      xmm12, [rsi + 128]
        vmovdqu      xmm13, [rsi + 192]
        vmovdqu      xmm14, [rsi + 16]                          /* W_4 to W_7 */
        vmovdqu      xmm15, [rsi + 80]
        vmovdqu      xmm9, [rsi + 144]
        vmovdqu      xmm8, [rsi + 208]
        vpunpckldq   xmm7, xmm10, xmm11
        vpunpckldq   xmm6, xmm12, xmm13
        vpunpckhdq   xmm10, xmm10, xmm11
        vpunpckhdq   xmm11, xmm12, xmm13
        vmovdqu      xmm12, [rsi + 32]                          /* W_8 to W_11 */
        vmovdqu      xmm13, [rsi + 96]
        vmovdqu      xmm5, [rsi + 160]
        vpunpckldq   xmm4, xmm14, xmm15
        vpunpckhdq   xmm14, xmm14, xmm15
        vmovdqu      xmm15, [rsi + 224]
        vpunpckldq   xmm3, xmm9, xmm8
        vpunpckhdq   xmm9, xmm9, xmm8
        vpunpckldq   xmm8, xmm12, xmm13
        vpunpckhdq   xmm12, xmm12, xmm13
        vpunpckldq   xmm13, xmm5, xmm15
        vpunpckhdq   xmm15, xmm5, xmm15
        vpunpcklqdq  xmm5, xmm7, xmm6
        vpunpckhqdq  xmm7, xmm7, xmm6
        vmovdqu      xmm6, [rsi + 48]                           /* W_12 to W_15 */
        vmovdqu      xmm2, [rsi + 112]
        vmovdqu      xmm1, [rsi + 176]
        vmovdqu      xmm0, [rsi + 240]
        vmovdqu      [rax + 1376], xmm12
        vmovdqu      xmm12, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      xmm5, xmm5, xmm12
        vpshufb      xmm7, xmm7, xmm12
        vmovdqu      [rax + 1392], xmm7
        vpunpcklqdq  xmm7, xmm10, xmm11
        vpunpckhqdq  xmm10, xmm10, xmm11
        vpshufb      xmm11, xmm7, xmm12
        vpshufb      xmm10, xmm10, xmm12
        vpunpckldq   xmm7, xmm6, xmm2
        vpunpckhdq   xmm6, xmm6, xmm2
        vpunpckldq   xmm2, xmm1, xmm0
        vpunpckhdq   xmm1, xmm1, xmm0
        vpunpcklqdq  xmm0, xmm4, xmm3
        vpunpckhqdq  xmm4, xmm4, xmm3
        vpshufb      xmm3, xmm0, xmm12
        vpshufb      xmm4, xmm4, xmm12
        vpunpcklqdq  xmm0, xmm14, xmm9
        vpunpckhqdq  xmm14, xmm14, xmm9
        vpshufb      xmm9, xmm0, xmm12
        lea          rbp, [rax + 16]
        vpshufb      xmm14, xmm14, xmm12
        vpunpcklqdq  xmm0, xmm8, xmm13
        vpunpckhqdq  xmm13, xmm8, xmm13
        vpshufb      xmm8, xmm0, xmm12
        vpshufb      xmm13, xmm13, xmm12
        vmovdqu      xmm0, [rax + 1376]
        vmovdqu      [rax + 1408], xmm13
        vpunpcklqdq  xmm13, xmm0, xmm15
        vpunpckhqdq  xmm15, xmm0, xmm15
        vpshufb      xmm13, xmm13, xmm12
        vmovdqu      [rax + 1280], xmm13
        vpshufb      xmm15, xmm15, xmm12
        vmovdqu      [rax + 1296], xmm15
        vpunpcklqdq  xmm0, xmm7, xmm2
        vpunpckhqdq  xmm7, xmm7, xmm2
        vpshufb      xmm2, xmm0, xmm12
        vmovdqu      [rax + 1312], xmm2
        vpshufb      xmm7, xmm7, xmm12
        vmovdqu      [rax + 1328], xmm7
        vpunpcklqdq  xmm0, xmm6, xmm1
        vpunpckhqdq  xmm6, xmm6, xmm1
        vpshufb      xmm1, xmm0, xmm12
        vmovdqu      [rax + 1344], xmm1
        vpshufb      xmm12, xmm6, xmm12
        vmovdqu      [rax + 1360], xmm12
        vpaddd       xmm6, xmm5, [rip + NSMS_L(K1x4)]           /* W_0 + K_0 */
        vmovdqu      [rax], xmm6
        vmovdqu      xmm6, [rax + 1392]
        vpaddd       xmm0, xmm6, [rip + NSMS_L(K1x4) + 16]      /* W_1 + K_1 */
        vmovdqu      [rax + 16], xmm0
        vpaddd       xmm0, xmm11, [rip + NSMS_L(K1x4) + 32]     /* W_2 + K_2 */
        vmovdqu      [rax + 32], xmm0
        vpaddd       xmm0, xmm10, [rip + NSMS_L(K1x4) + 48]     /* W_3 + K_3 */
        vmovdqu      [rax + 48], xmm0
        vpaddd       xmm0, xmm3, [rip + NSMS_L(K1x4) + 64]      /* W_4 + K_4 */
        vmovdqu      [rax + 64], xmm0
        vpaddd       xmm0, xmm4, [rip + NSMS_L(K1x4) + 80]      /* W_5 + K_5 */
        vmovdqu      [rax + 80], xmm0
        vpaddd       xmm0, xmm9, [rip + NSMS_L(K1x4) + 96]      /* W_6 + K_6 */
        vmovdqu      [rax + 96], xmm0
        vpaddd       xmm0, xmm14, [rip + NSMS_L(K1x4) + 112]    /* W_7 + K_7 */
        vmovdqu      [rax + 112], xmm0
        vpaddd       xmm0, xmm8, [rip + NSMS_L(K1x4) + 128]     /* W_8 + K_8 */
        vmovdqu      [rax + 128], xmm0
        vmovdqu      xmm0, [rax + 1408]
        vpaddd       xmm6, xmm0, [rip + NSMS_L(K1x4) + 144]     /* W_9 + K_9 */
        vmovdqu      [rax + 144], xmm6
        vpaddd       xmm6, xmm13, [rip + NSMS_L(K1x4) + 160]    /* W_10 + K_10 */
        vmovdqu      [rax + 160], xmm6
        vpaddd       xmm6, xmm15, [rip + NSMS_L(K1x4) + 176]    /* W_11 + K_11 */
        vmovdqu      [rax + 176], xmm6
        vpaddd       xmm6, xmm2, [rip + NSMS_L(K1x4) + 192]     /* W_12 + K_12 */
        vmovdqu      [rax + 192], xmm6
        vpaddd       xmm6, xmm7, [rip + NSMS_L(K1x4) + 208]     /* W_13 + K_13 */
        vmovdqu      [rax + 208], xmm6
        vpaddd       xmm6, xmm1, [rip + NSMS_L(K1x4) + 224]     /* W_14 + K_14 */
        vmovdqu      [rax + 224], xmm6
        vpaddd       xmm6, xmm12, [rip + NSMS_L(K1x4) + 240]    /* W_15 + K_15 */
        vmovdqu      [rax + 240], xmm6
        mov          rbx, rax
        vmovdqa      xmm2, xmm11
        vmovdqa      xmm6, xmm9
        vmovdqa      xmm7, xmm14
        vmovdqa      xmm9, xmm0
        vmovdqa      xmm0, xmm5
        vmovdqa      xmm5, xmm4
        vmovdqa      xmm4, xmm3
        vmovdqa      xmm3, xmm10
        vmovdqu      xmm1, [rax + 1392]

        /* all rounds of one block; schedule of 4 blocks */
        mov          r12d, r9d                                  /* round 0 */
        xor          r12d, r10d
            vmovdqu  xmm10, [rax + 1328]
            vpxor    xmm11, xmm10, xmm8                         /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        mov          r13d, r8d
        ror          r13d, 2
            vpxor    xmm11, xmm11, xmm2
        mov          r14d, ecx
        ror          r14d, 27
            vpxor    xmm0, xmm11, xmm0
        add          r11d, [rax]
            vmovdqu  xmm11, [rax + 1344]
            vpxor    xmm12, xmm11, xmm9                         /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        and          r8d, r12d
        add          r14d, r11d
            vpxor    xmm12, xmm12, xmm3
        mov          r12d, r13d                                 /* round 1 */
        xor          r12d, r9d
            vpxor    xmm1, xmm12, xmm1
        xor          r8d, r10d
            vpsrld   xmm12, xmm0, 31
        mov          r15d, ecx
        ror          r15d, 2
            vpslld   xmm0, xmm0, 1
        add          r10d, [rax + 16]
        and          r12d, ecx
            vpxor    xmm0, xmm12, xmm0
        add          r8d, r14d
            vmovdqu  xmm12, [rax + 1360]
            vmovdqu  xmm13, [rax + 1280]
            vpxor    xmm14, xmm12, xmm13                        /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        xor          r12d, r9d
            vpxor    xmm14, xmm14, xmm4
        mov          r14d, r15d                                 /* round 2 */
        xor          r14d, r13d
            vpxor    xmm2, xmm14, xmm2
        mov          ebx, r8d
        ror          ebx, 27
        mov          r11d, r8d
        ror          r11d, 2
            vpsrld   xmm14, xmm1, 31
        add          r10d, r12d
            vpslld   xmm1, xmm1, 1
        and          r8d, r14d
            vpxor    xmm1, xmm14, xmm1
        add          r9d, [rax + 32]
            vpaddd   xmm14, xmm0, [rip + NSMS_L(K1x4) + 256]
        add          ebx, r10d
        xor          r8d, r13d
            vmovdqu  [rax + 256], xmm14
        mov          r12d, r11d                                 /* round 3 */
        xor          r12d, r15d
            vmovdqu  xmm14, [rax + 1296]
            vpxor    xmm15, xmm14, xmm0                         /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        mov          r14d, ebx
        ror          r14d, 27
            vpxor    xmm15, xmm15, xmm5
        add          r8d, r9d
            vpxor    xmm3, xmm15, xmm3
        mov          r10d, ebx
        ror          r10d, 2
        and          r12d, ebx
            vpsrld   xmm15, xmm2, 31
        add          r8d, r14d
            vpslld   xmm2, xmm2, 1
        add          r13d, [rax + 48]
            vpxor    xmm2, xmm15, xmm2
        xor          r12d, r15d
            vpaddd   xmm15, xmm1, [rip + NSMS_L(K1x4) + 272]
        mov          r14d, r10d                                 /* round 4 */
        xor          r14d, r11d
        mov          r9d, r8d
        ror          r9d, 27
            vmovdqu  [rax + 272], xmm15
        mov          ebx, r8d
        ror          ebx, 2
            vmovdqu  xmm15, [rax + 1312]
            vpxor    xmm14, xmm15, xmm1                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        add          r13d, r12d
            vpxor    xmm14, xmm14, xmm6
        and          r8d, r14d
            vpxor    xmm4, xmm14, xmm4
        add          r15d, [rax + 64]
        add          r9d, r13d
            vpsrld   xmm14, xmm3, 31
        xor          r8d, r11d
            vpslld   xmm3, xmm3, 1
        mov          r12d, ebx                                  /* round 5 */
        xor          r12d, r10d
            vpxor    xmm3, xmm14, xmm3
        mov          r13d, r9d
        ror          r13d, 27
            vpaddd   xmm14, xmm2, [rip + NSMS_L(K1x4) + 288]
        add          r8d, r15d
            vmovdqu  [rax + 288], xmm14
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
            vpxor    xmm14, xmm10, xmm2                         /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        add          r8d, r13d
            vpxor    xmm14, xmm14, xmm7
        add          r11d, [rax + 80]
            vpxor    xmm5, xmm14, xmm5
        xor          r9d, r10d
            vpsrld   xmm14, xmm4, 31
        mov          r12d, r14d                                 /* round 6 */
        xor          r12d, ebx
        mov          r13d, r8d
        ror          r13d, 27
            vpslld   xmm4, xmm4, 1
        mov          r15d, r8d
        ror          r15d, 2
            vpxor    xmm4, xmm14, xmm4
        add          r9d, r11d
            vpaddd   xmm14, xmm3, [rip + NSMS_L(K1x4) + 304]
        and          r8d, r12d
            vmovdqu  [rax + 304], xmm14
        add          r10d, [rax + 96]
        add          r9d, r13d
            vpxor    xmm14, xmm11, xmm3                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        xor          r8d, ebx
            vpxor    xmm14, xmm14, xmm8
        mov          r12d, r15d                                 /* round 7 */
        xor          r12d, r14d
            vpxor    xmm6, xmm14, xmm6
        mov          r13d, r9d
        ror          r13d, 27
            vpsrld   xmm14, xmm5, 31
        add          r8d, r10d
        mov          r11d, r9d
        ror          r11d, 2
            vpslld   xmm5, xmm5, 1
        and          r9d, r12d
            vpxor    xmm5, xmm14, xmm5
        add          r8d, r13d
            vpaddd   xmm14, xmm4, [rip + NSMS_L(K1x4) + 320]
        add          ebx, [rax + 112]
            vmovdqu  [rax + 320], xmm14
        xor          r9d, r14d
        mov          r12d, r11d                                 /* round 8 */
        xor          r12d, r15d
            vpxor    xmm14, xmm12, xmm4                         /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    xmm14, xmm14, xmm9
        mov          r10d, r8d
        ror          r10d, 2
            vpxor    xmm7, xmm14, xmm7
        add          r9d, ebx
            vpsrld   xmm14, xmm6, 31
        and          r8d, r12d
        add          r14d, [rax + 128]
            vpslld   xmm6, xmm6, 1
        add          r9d, r13d
            vpxor    xmm6, xmm14, xmm6
        xor          r8d, r15d
            vpaddd   xmm14, xmm5, [rip + NSMS_L(K1x4) + 336]
        mov          r12d, r10d                                 /* round 9 */
        xor          r12d, r11d
            vmovdqu  [rax + 336], xmm14
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
            vpxor    xmm14, xmm5, xmm0                          /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        mov          r14d, r9d
        ror          r14d, 2
            vpxor    xmm14, xmm14, xmm13
        and          r9d, r12d
            vpxor    xmm8, xmm14, xmm8
        add          r8d, r13d
            vpsrld   xmm14, xmm7, 31
        add          r15d, [rax + 144]
        xor          r9d, r11d
            vpslld   xmm7, xmm7, 1
        mov          r12d, r14d                                 /* round 10 */
        xor          r12d, r10d
            vpxor    xmm7, xmm14, xmm7
        mov          r13d, r8d
        ror          r13d, 27
            vpaddd   xmm14, xmm6, [rip + NSMS_L(K1x4) + 352]
        mov          ebx, r8d
        ror          ebx, 2
            vmovdqu  [rax + 352], xmm14
        add          r9d, r15d
        and          r8d, r12d
            vpxor    xmm14, xmm6, xmm1                          /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        add          r11d, [rax + 160]
            vpxor    xmm14, xmm14, [rax + 1296]
        add          r9d, r13d
            vpxor    xmm9, xmm14, xmm9
        xor          r8d, r10d
            vpsrld   xmm14, xmm8, 31
        mov          r12d, ebx                                  /* round 11 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
            vpslld   xmm8, xmm8, 1
        add          r8d, r11d
            vpxor    xmm8, xmm14, xmm8
        mov          r15d, r9d
        ror          r15d, 2
            vpaddd   xmm14, xmm7, [rip + NSMS_L(K1x4) + 368]
        and          r9d, r12d
            vmovdqu  [rax + 368], xmm14
        add          r8d, r13d
        add          r10d, [rax + 176]
            vpxor    xmm14, xmm7, xmm2                          /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        xor          r9d, r14d
            vpxor    xmm14, xmm14, xmm15
        mov          r12d, r15d                                 /* round 12 */
        xor          r12d, ebx
            vpxor    xmm13, xmm14, xmm13
        mov          r13d, r8d
        ror          r13d, 27
            vpsrld   xmm14, xmm9, 31
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r10d
            vpslld   xmm9, xmm9, 1
        and          r8d, r12d
            vpxor    xmm9, xmm14, xmm9
        add          r14d, [rax + 192]
            vpaddd   xmm14, xmm8, [rip + NSMS_L(K1x4) + 384]
        add          r9d, r13d
            vmovdqu  [rax + 384], xmm14
        xor          r8d, ebx
        mov          r12d, r11d                                 /* round 13 */
        xor          r12d, r15d
            vpxor    xmm14, xmm8, xmm3                          /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        mov          r13d, r9d
        ror          r13d, 27
            vpxor    xmm14, xmm14, xmm10
        add          r8d, r14d
            vpxor    xmm14, xmm14, [rax + 1296]
        mov          r14d, r9d
        ror          r14d, 2
            vmovdqu  [rax + 1376], xmm3
            vpsrld   xmm3, xmm13, 31
        and          r9d, r12d
        add          r8d, r13d
            vpslld   xmm13, xmm13, 1
        add          ebx, [rax + 208]
            vpxor    xmm3, xmm13, xmm3
        xor          r9d, r15d
            vpaddd   xmm13, xmm9, [rip + NSMS_L(K1x4) + 400]
        mov          r12d, r14d                                 /* round 14 */
        xor          r12d, r11d
            vmovdqu  [rax + 400], xmm13
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
            vpxor    xmm13, xmm9, xmm4                          /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        add          r9d, ebx
            vpxor    xmm13, xmm13, xmm11
        and          r8d, r12d
            vpxor    xmm13, xmm13, xmm15
        add          r15d, [rax + 224]
            vpsrld   xmm15, xmm14, 31
        add          r9d, r13d
        xor          r8d, r11d
            vpslld   xmm14, xmm14, 1
        mov          r12d, r10d                                 /* round 15 */
        xor          r12d, r14d
            vpxor    xmm14, xmm15, xmm14
        mov          r13d, r9d
        ror          r13d, 27
            vpaddd   xmm15, xmm3, [rip + NSMS_L(K1x4) + 416]
        add          r8d, r15d
            vmovdqu  [rax + 416], xmm15
        mov          r15d, r9d
        ror          r15d, 2
            vpxor    xmm15, xmm3, xmm5                          /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        and          r9d, r12d
        add          r8d, r13d
            vpxor    xmm15, xmm15, xmm12
        add          r11d, [rax + 240]
            vpxor    xmm10, xmm15, xmm10
        xor          r9d, r14d
            vpsrld   xmm15, xmm13, 31
        mov          r12d, r15d                                 /* round 16 */
        xor          r12d, r10d
            vpslld   xmm13, xmm13, 1
        mov          r13d, r8d
        ror          r13d, 27
        mov          ecx, r8d
        ror          ecx, 2
            vpxor    xmm13, xmm15, xmm13
        add          r9d, r11d
            vpaddd   xmm15, xmm14, [rip + NSMS_L(K1x4) + 432]
        and          r8d, r12d
            vmovdqu  [rax + 432], xmm15
        add          r14d, [rax + 256]
            vpxor    xmm15, xmm14, xmm6                         /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        add          r9d, r13d
        xor          r8d, r10d
            vpxor    xmm15, xmm15, xmm0
        mov          r12d, ecx                                  /* round 17 */
        xor          r12d, r15d
            vpxor    xmm11, xmm15, xmm11
        mov          r13d, r9d
        ror          r13d, 27
            vpsrld   xmm15, xmm10, 31
        add          r8d, r14d
            vpslld   xmm10, xmm10, 1
        mov          r11d, r9d
        ror          r11d, 2
        and          r9d, r12d
            vpxor    xmm10, xmm15, xmm10
        add          r8d, r13d
            vpaddd   xmm15, xmm13, [rip + NSMS_L(K1x4) + 448]
        add          r10d, [rax + 272]
            vmovdqu  [rax + 448], xmm15
        xor          r9d, r15d
            vpxor    xmm15, xmm13, xmm7                         /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        mov          r12d, r11d                                 /* round 18 */
        xor          r12d, ecx
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    xmm15, xmm15, xmm1
        mov          r14d, r8d
        ror          r14d, 2
            vpxor    xmm12, xmm15, xmm12
        add          r9d, r10d
            vpsrld   xmm15, xmm11, 31
        and          r8d, r12d
            vpslld   xmm11, xmm11, 1
        add          r15d, [rax + 288]
        add          r9d, r13d
            vpxor    xmm11, xmm15, xmm11
        xor          r8d, ecx
            vpaddd   xmm15, xmm10, [rip + NSMS_L(K1x4) + 464]
        mov          r12d, r14d                                 /* round 19 */
        xor          r12d, r11d
            vmovdqu  [rax + 464], xmm15
        mov          r13d, r9d
        ror          r13d, 27
            vpxor    xmm15, xmm10, xmm8                         /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        add          r8d, r15d
        add          ecx, [rax + 304]
            vpxor    xmm15, xmm15, xmm2
        and          r12d, r9d
            vpxor    xmm0, xmm15, xmm0
        add          r8d, r13d
            vpsrld   xmm15, xmm12, 31
        xor          r12d, r11d
            vpslld   xmm12, xmm12, 1
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    xmm12, xmm15, xmm12
        add          r11d, [rax + 320]                          /* round 20 */
            vpaddd   xmm15, xmm11, [rip + NSMS_L(K1x4) + 480]
        add          ecx, r12d
            vmovdqu  [rax + 480], xmm15
        mov          r12d, r8d
        xor          r12d, r9d
            vpxor    xmm15, xmm11, xmm9                         /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        add          ecx, r13d
        ror          r8d, 2
            vpxor    xmm15, xmm15, [rax + 1376]
        mov          r10d, r14d                                 /* round 21 */
        add          r10d, [rax + 336]
            vpxor    xmm1, xmm15, xmm1
        xor          r12d, r14d
            vpsrld   xmm15, xmm0, 31
        mov          r13d, ecx
        ror          r13d, 27
            vpslld   xmm0, xmm0, 1
        add          r11d, r12d
        mov          r12d, ecx
        xor          r12d, r8d
            vpxor    xmm0, xmm15, xmm0
        ror          ecx, 2
            vpaddd   xmm15, xmm12, [rip + NSMS_L(K1x4) + 496]
        add          r11d, r13d
            vmovdqu  [rax + 496], xmm15
        xor          r12d, r9d
            vpxor    xmm15, xmm12, xmm3                         /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
            vpxor    xmm15, xmm15, xmm4
        mov          r12d, r11d                                 /* round 22 */
        xor          r12d, ecx
            vpxor    xmm2, xmm15, xmm2
        add          r9d, [rax + 352]
            vpsrld   xmm15, xmm1, 31
        add          r10d, r13d
            vpslld   xmm1, xmm1, 1
        xor          r12d, r8d
        ror          r11d, 2
            vpxor    xmm1, xmm15, xmm1
        mov          r13d, r10d
        ror          r13d, 27
            vpaddd   xmm15, xmm0, [rip + NSMS_L(K1x4) + 512]
        add          r9d, r12d
            vmovdqu  [rax + 512], xmm15
        mov          r12d, r10d                                 /* round 23 */
        xor          r12d, r11d
            vpxor    xmm15, xmm14, xmm0                         /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        add          r8d, [rax + 368]
        add          r9d, r13d
            vpxor    xmm15, xmm15, xmm5
        xor          r12d, ecx
            vpxor    xmm15, xmm15, [rax + 1376]
        ror          r10d, 2
            vmovdqu  [rax + 1376], xmm14
            vpsrld   xmm14, xmm2, 31
        mov          r13d, r9d
        ror          r13d, 27
            vpslld   xmm2, xmm2, 1
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 24 */
        xor          r12d, r10d
            vpxor    xmm2, xmm14, xmm2
        add          ecx, [rax + 384]
            vpaddd   xmm14, xmm1, [rip + NSMS_L(K1x4) + 528]
        add          r8d, r13d
            vmovdqu  [rax + 528], xmm14
        xor          r12d, r11d
            vpxor    xmm14, xmm13, xmm1                         /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    xmm14, xmm14, xmm6
        add          ecx, r12d
            vpxor    xmm4, xmm14, xmm4
        mov          r12d, r8d                                  /* round 25 */
        xor          r12d, r9d
            vpsrld   xmm14, xmm15, 31
        add          r11d, [rax + 400]
            vpslld   xmm15, xmm15, 1
        add          ecx, r13d
        xor          r12d, r10d
            vpxor    xmm14, xmm14, xmm15
        ror          r8d, 2
            vpaddd   xmm15, xmm2, [rip + NSMS_L(K1x4) + 544]
        mov          r13d, ecx
        ror          r13d, 27
            vmovdqu  [rax + 544], xmm15
        add          r11d, r12d
            vpxor    xmm15, xmm10, xmm2                         /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        mov          r12d, ecx                                  /* round 26 */
        xor          r12d, r8d
            vpxor    xmm15, xmm15, xmm7
        add          r10d, [rax + 416]
        add          r11d, r13d
            vpxor    xmm5, xmm15, xmm5
        xor          r12d, r9d
            vpsrld   xmm15, xmm4, 31
        ror          ecx, 2
            vpslld   xmm4, xmm4, 1
        mov          r13d, r11d
        ror          r13d, 27
            vpxor    xmm4, xmm15, xmm4
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 27 */
        xor          r12d, ecx
            vpaddd   xmm15, xmm14, [rip + NSMS_L(K1x4) + 560]
        add          r9d, [rax + 432]
            vmovdqu  [rax + 560], xmm15
        add          r10d, r13d
            vpxor    xmm15, xmm14, xmm11                        /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        xor          r12d, r8d
            vpxor    xmm15, xmm15, xmm8
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
            vpxor    xmm6, xmm15, xmm6
        add          r9d, r12d
            vpsrld   xmm15, xmm5, 31
        mov          r12d, r10d                                 /* round 28 */
        xor          r12d, r11d
            vpslld   xmm5, xmm5, 1
        add          r8d, [rax + 448]
            vpxor    xmm5, xmm15, xmm5
        add          r9d, r13d
        xor          r12d, ecx
            vpaddd   xmm15, xmm4, [rip + NSMS_L(K1x4) + 576]
        ror          r10d, 2
            vmovdqu  [rax + 576], xmm15
        mov          r13d, r9d
        ror          r13d, 27
            vpxor    xmm15, xmm12, xmm4                         /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        add          r8d, r12d
            vpxor    xmm15, xmm15, xmm9
        mov          r12d, r9d                                  /* round 29 */
        xor          r12d, r10d
        add          ecx, [rax + 464]
            vpxor    xmm7, xmm15, xmm7
        add          r8d, r13d
            vpsrld   xmm15, xmm6, 31
        xor          r12d, r11d
            vpslld   xmm6, xmm6, 1
        ror          r9d, 2
            vpxor    xmm6, xmm15, xmm6
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
            vpaddd   xmm15, xmm5, [rip + NSMS_L(K1x4) + 592]
        mov          r12d, r8d                                  /* round 30 */
        xor          r12d, r9d
            vmovdqu  [rax + 592], xmm15
        add          r11d, [rax + 480]
            vpxor    xmm15, xmm5, xmm0                          /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        add          ecx, r13d
            vpxor    xmm15, xmm15, xmm3
        xor          r12d, r10d
        ror          r8d, 2
            vpxor    xmm8, xmm15, xmm8
        mov          r13d, ecx
        ror          r13d, 27
            vpsrld   xmm15, xmm7, 31
        add          r11d, r12d
            vpslld   xmm7, xmm7, 1
        mov          r12d, ecx                                  /* round 31 */
        xor          r12d, r8d
            vpxor    xmm7, xmm15, xmm7
        add          r10d, [rax + 496]
        add          r11d, r13d
            vpaddd   xmm15, xmm6, [rip + NSMS_L(K1x4) + 608]
        xor          r12d, r9d
            vmovdqu  [rax + 608], xmm15
        ror          ecx, 2
            vpxor    xmm15, xmm6, xmm1                          /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        mov          r13d, r11d
        ror          r13d, 27
            vpxor    xmm15, xmm15, [rax + 1376]
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 32 */
        xor          r12d, ecx
            vpxor    xmm9, xmm15, xmm9
        add          r9d, [rax + 512]
            vpsrld   xmm15, xmm8, 31
        add          r10d, r13d
            vpslld   xmm8, xmm8, 1
        xor          r12d, r8d
            vpxor    xmm8, xmm15, xmm8
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
            vpaddd   xmm15, xmm7, [rip + NSMS_L(K1x4) + 624]
        add          r9d, r12d
            vmovdqu  [rax + 624], xmm15
        mov          r12d, r10d                                 /* round 33 */
        xor          r12d, r11d
            vpxor    xmm15, xmm7, xmm2                          /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        add          r8d, [rax + 528]
            vpxor    xmm15, xmm15, xmm13
        add          r9d, r13d
        xor          r12d, ecx
            vpxor    xmm3, xmm15, xmm3
        ror          r10d, 2
            vpsrld   xmm15, xmm9, 31
        mov          r13d, r9d
        ror          r13d, 27
            vpslld   xmm9, xmm9, 1
        add          r8d, r12d
            vpxor    xmm9, xmm15, xmm9
        mov          r12d, r9d                                  /* round 34 */
        xor          r12d, r10d
        add          ecx, [rax + 544]
            vpaddd   xmm15, xmm8, [rip + NSMS_L(K1x4) + 640]
        add          r8d, r13d
            vmovdqu  [rax + 640], xmm15
        xor          r12d, r11d
            vpxor    xmm15, xmm8, xmm14                         /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        ror          r9d, 2
            vpxor    xmm15, xmm15, xmm10
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
            vpxor    xmm15, xmm15, [rax + 1376]
        mov          r12d, r8d                                  /* round 35 */
        xor          r12d, r9d
            vmovdqu  [rax + 1376], xmm14
            vpsrld   xmm14, xmm3, 31
        add          r11d, [rax + 560]
            vpslld   xmm3, xmm3, 1
        add          ecx, r13d
            vpxor    xmm3, xmm14, xmm3
        xor          r12d, r10d
        ror          r8d, 2
            vpaddd   xmm14, xmm9, [rip + NSMS_L(K1x4) + 656]
        mov          r13d, ecx
        ror          r13d, 27
            vmovdqu  [rax + 656], xmm14
        add          r11d, r12d
            vpxor    xmm14, xmm9, xmm4                          /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        mov          r12d, ecx                                  /* round 36 */
        xor          r12d, r8d
            vpxor    xmm14, xmm14, xmm11
        add          r10d, [rax + 576]
        add          r11d, r13d
            vpxor    xmm13, xmm14, xmm13
        xor          r12d, r9d
            vpsrld   xmm14, xmm15, 31
        ror          ecx, 2
            vpslld   xmm15, xmm15, 1
        mov          r13d, r11d
        ror          r13d, 27
            vpxor    xmm14, xmm14, xmm15
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 37 */
        xor          r12d, ecx
            vpaddd   xmm15, xmm3, [rip + NSMS_L(K1x4) + 672]
        add          r9d, [rax + 592]
            vmovdqu  [rax + 672], xmm15
        add          r10d, r13d
            vpxor    xmm15, xmm3, xmm5                          /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
        xor          r12d, r8d
            vpxor    xmm15, xmm15, xmm12
        ror          r11d, 2
            vpxor    xmm10, xmm15, xmm10
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
            vpsrld   xmm15, xmm13, 31
        mov          r12d, r10d                                 /* round 38 */
        xor          r12d, r11d
            vpslld   xmm13, xmm13, 1
        add          r8d, [rax + 608]
            vpxor    xmm13, xmm15, xmm13
        add          r9d, r13d
            vpaddd   xmm15, xmm14, [rip + NSMS_L(K1x4) + 688]
        xor          r12d, ecx
        ror          r10d, 2
            vmovdqu  [rax + 688], xmm15
        mov          r13d, r9d
        ror          r13d, 27
            vpxor    xmm15, xmm14, xmm6                         /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        add          r8d, r12d
            vpxor    xmm15, xmm15, xmm0
        mov          r12d, r9d                                  /* round 39 */
        xor          r12d, r10d
            vpxor    xmm11, xmm15, xmm11
        add          ecx, [rax + 624]
        add          r8d, r13d
            vpsrld   xmm15, xmm10, 31
        xor          r12d, r11d
            vpslld   xmm10, xmm10, 1
        ror          r9d, 2
            vpxor    xmm10, xmm15, xmm10
        mov          r13d, r8d
        ror          r13d, 27
            vpaddd   xmm15, xmm13, [rip + NSMS_L(K1x4) + 704]
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 40 */
        xor          r12d, r9d
            vmovdqu  [rax + 704], xmm15
        mov          r14d, r9d
        xor          r14d, r10d
            vpxor    xmm15, xmm13, xmm7                         /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
        add          ecx, r13d
            vpxor    xmm15, xmm15, xmm1
        ror          r8d, 2
            vpxor    xmm12, xmm15, xmm12
        and          r12d, r14d
        add          r11d, [rax + 640]
            vpsrld   xmm15, xmm11, 31
        mov          r13d, ecx
        ror          r13d, 27
            vpslld   xmm11, xmm11, 1
        mov          r14d, ecx                                  /* round 41 */
        xor          r14d, r8d
            vpxor    xmm11, xmm15, xmm11
        mov          r15d, r8d
        xor          r15d, r9d
            vpaddd   xmm15, xmm10, [rip + NSMS_L(K1x4) + 720]
        xor          r12d, r9d
        add          r11d, r13d
            vmovdqu  [rax + 720], xmm15
        and          r14d, r15d
            vpxor    xmm15, xmm10, xmm8                         /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        add          r10d, [rax + 656]
            vpxor    xmm15, xmm15, xmm2
        ror          ecx, 2
            vpxor    xmm0, xmm15, xmm0
        add          r11d, r12d
        xor          r14d, r8d
            vpsrld   xmm15, xmm12, 31
        add          r9d, [rax + 672]                           /* round 42 */
            vpslld   xmm12, xmm12, 1
        mov          r12d, r11d
        ror          r12d, 27
            vpxor    xmm12, xmm15, xmm12
        add          r10d, r14d
            vpaddd   xmm15, xmm11, [rip + NSMS_L(K1x4) + 736]
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
            vmovdqu  [rax + 736], xmm15
        add          r10d, r12d
            vpxor    xmm15, xmm11, xmm9                         /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
        ror          r11d, 2
            vpxor    xmm15, xmm15, [rax + 1376]
        and          r13d, r14d
            vpxor    xmm1, xmm15, xmm1
        add          r8d, [rax + 688]                           /* round 43 */
        mov          r12d, r10d
        ror          r12d, 27
            vpsrld   xmm15, xmm0, 31
        mov          r14d, r10d
        xor          r14d, r11d
            vpslld   xmm0, xmm0, 1
        mov          r15d, r11d
        xor          r15d, ecx
            vpxor    xmm0, xmm15, xmm0
        xor          r13d, ecx
            vpaddd   xmm15, xmm12, [rip + NSMS_L(K1x4) + 752]
        add          r9d, r12d
        and          r14d, r15d
            vmovdqu  [rax + 752], xmm15
        ror          r10d, 2
            vpxor    xmm15, xmm12, xmm3                         /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        add          ecx, [rax + 704]                           /* round 44 */
            vpxor    xmm15, xmm15, xmm4
        add          r9d, r13d
            vpxor    xmm2, xmm15, xmm2
        xor          r14d, r11d
        mov          r12d, r9d
        ror          r12d, 27
            vpsrld   xmm15, xmm1, 31
        add          r8d, r14d
            vpslld   xmm1, xmm1, 1
        mov          r13d, r9d
        xor          r13d, r10d
            vpxor    xmm1, xmm15, xmm1
        mov          r14d, r10d
        xor          r14d, r11d
            vpaddd   xmm15, xmm0, [rip + NSMS_L(K1x4) + 768]
        add          r8d, r12d
        ror          r9d, 2
            vmovdqu  [rax + 768], xmm15
        and          r13d, r14d
            vpxor    xmm15, xmm14, xmm0                         /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        add          r11d, [rax + 720]                          /* round 45 */
            vpxor    xmm15, xmm15, xmm5
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    xmm15, xmm15, [rax + 1376]
        mov          r14d, r8d
        xor          r14d, r9d
        mov          r15d, r9d
        xor          r15d, r10d
            vmovdqu  [rax + 1376], xmm14
            vpsrld   xmm14, xmm2, 31
        xor          r13d, r10d
            vpslld   xmm2, xmm2, 1
        add          ecx, r12d
            vpxor    xmm2, xmm14, xmm2
        and          r14d, r15d
            vpaddd   xmm14, xmm1, [rip + NSMS_L(K1x4) + 784]
        ror          r8d, 2
        add          r10d, [rax + 736]                          /* round 46 */
            vmovdqu  [rax + 784], xmm14
        add          ecx, r13d
            vpxor    xmm14, xmm13, xmm1                         /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        xor          r14d, r9d
            vpxor    xmm14, xmm14, xmm6
        mov          r12d, ecx
        ror          r12d, 27
            vpxor    xmm4, xmm14, xmm4
        add          r11d, r14d
        mov          r13d, ecx
        xor          r13d, r8d
            vpsrld   xmm14, xmm15, 31
        mov          r14d, r8d
        xor          r14d, r9d
            vpslld   xmm15, xmm15, 1
        add          r11d, r12d
            vpxor    xmm14, xmm14, xmm15
        ror          ecx, 2
            vpaddd   xmm15, xmm2, [rip + NSMS_L(K1x4) + 800]
        and          r13d, r14d
            vmovdqu  [rax + 800], xmm15
        add          r9d, [rax + 752]                           /* round 47 */
        mov          r12d, r11d
        ror          r12d, 27
            vpxor    xmm15, xmm10, xmm2                         /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
        mov          r14d, r11d
        xor          r14d, ecx
            vpxor    xmm15, xmm15, xmm7
        mov          r15d, ecx
        xor          r15d, r8d
            vpxor    xmm5, xmm15, xmm5
        xor          r13d, r8d
            vpsrld   xmm15, xmm4, 31
        add          r10d, r12d
        and          r14d, r15d
            vpslld   xmm4, xmm4, 1
        ror          r11d, 2
            vpxor    xmm4, xmm15, xmm4
        add          r8d, [rax + 768]                           /* round 48 */
            vpaddd   xmm15, xmm14, [rip + NSMS_L(K1x4) + 816]
        add          r10d, r13d
            vmovdqu  [rax + 816], xmm15
        xor          r14d, ecx
        mov          r12d, r10d
        ror          r12d, 27
            vpxor    xmm15, xmm14, xmm11                        /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        add          r9d, r14d
            vpxor    xmm15, xmm15, xmm8
        mov          r13d, r10d
        xor          r13d, r11d
            vpxor    xmm6, xmm15, xmm6
        mov          r14d, r11d
        xor          r14d, ecx
            vpsrld   xmm15, xmm5, 31
        add          r9d, r12d
        ror          r10d, 2
            vpslld   xmm5, xmm5, 1
        and          r13d, r14d
            vpxor    xmm5, xmm15, xmm5
        add          ecx, [rax + 784]                           /* round 49 */
            vpaddd   xmm15, xmm4, [rip + NSMS_L(K1x4) + 832]
        mov          r12d, r9d
        ror          r12d, 27
            vmovdqu  [rax + 832], xmm15
        mov          r14d, r9d
        xor          r14d, r10d
        mov          r15d, r10d
        xor          r15d, r11d
            vpxor    xmm15, xmm12, xmm4                         /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
        xor          r13d, r11d
            vpxor    xmm15, xmm15, xmm9
        add          r8d, r12d
            vpxor    xmm7, xmm15, xmm7
        and          r14d, r15d
            vpsrld   xmm15, xmm6, 31
        ror          r9d, 2
        add          r11d, [rax + 800]                          /* round 50 */
            vpslld   xmm6, xmm6, 1
        add          r8d, r13d
            vpxor    xmm6, xmm15, xmm6
        xor          r14d, r10d
            vpaddd   xmm15, xmm5, [rip + NSMS_L(K1x4) + 848]
        mov          r12d, r8d
        ror          r12d, 27
            vmovdqu  [rax + 848], xmm15
        add          ecx, r14d
        mov          r13d, r8d
        xor          r13d, r9d
            vpxor    xmm15, xmm5, xmm0                          /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        mov          r14d, r9d
        xor          r14d, r10d
            vpxor    xmm15, xmm15, xmm3
        add          ecx, r12d
            vpxor    xmm8, xmm15, xmm8
        ror          r8d, 2
            vpsrld   xmm15, xmm7, 31
        and          r13d, r14d
        add          r10d, [rax + 816]                          /* round 51 */
            vpslld   xmm7, xmm7, 1
        mov          r12d, ecx
        ror          r12d, 27
            vpxor    xmm7, xmm15, xmm7
        mov          r14d, ecx
        xor          r14d, r8d
            vpaddd   xmm15, xmm6, [rip + NSMS_L(K1x4) + 864]
        mov          r15d, r8d
        xor          r15d, r9d
            vmovdqu  [rax + 864], xmm15
        xor          r13d, r9d
        add          r11d, r12d
            vpxor    xmm15, xmm6, xmm1                          /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        and          r14d, r15d
            vpxor    xmm15, xmm15, [rax + 1376]
        ror          ecx, 2
            vpxor    xmm9, xmm15, xmm9
        add          r9d, [rax + 832]                           /* round 52 */
            vpsrld   xmm15, xmm8, 31
        add          r11d, r13d
        xor          r14d, r8d
            vpslld   xmm8, xmm8, 1
        mov          r12d, r11d
        ror          r12d, 27
            vpxor    xmm8, xmm15, xmm8
        add          r10d, r14d
            vpaddd   xmm15, xmm7, [rip + NSMS_L(K1x4) + 880]
        mov          r13d, r11d
        xor          r13d, ecx
            vmovdqu  [rax + 880], xmm15
        mov          r14d, ecx
        xor          r14d, r8d
        add          r10d, r12d
            vpxor    xmm15, xmm7, xmm2                          /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        ror          r11d, 2
            vpxor    xmm15, xmm15, xmm13
        and          r13d, r14d
            vpxor    xmm3, xmm15, xmm3
        add          r8d, [rax + 848]                           /* round 53 */
            vpsrld   xmm15, xmm9, 31
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
            vpslld   xmm9, xmm9, 1
        mov          r15d, r11d
        xor          r15d, ecx
            vpxor    xmm9, xmm15, xmm9
        xor          r13d, ecx
            vpaddd   xmm15, xmm8, [rip + NSMS_L(K1x4) + 896]
        add          r9d, r12d
            vmovdqu  [rax + 896], xmm15
        and          r14d, r15d
        ror          r10d, 2
            vpxor    xmm15, xmm8, xmm14                         /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
        add          ecx, [rax + 864]                           /* round 54 */
            vpxor    xmm15, xmm15, xmm10
        add          r9d, r13d
            vpxor    xmm15, xmm15, [rax + 1376]
        xor          r14d, r11d
            vmovdqu  [rax + 1376], xmm14
            vpsrld   xmm14, xmm3, 31
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
            vpslld   xmm3, xmm3, 1
        mov          r13d, r9d
        xor          r13d, r10d
            vpxor    xmm3, xmm14, xmm3
        mov          r14d, r10d
        xor          r14d, r11d
            vpaddd   xmm14, xmm9, [rip + NSMS_L(K1x4) + 912]
        add          r8d, r12d
            vmovdqu  [rax + 912], xmm14
        ror          r9d, 2
        and          r13d, r14d
            vpxor    xmm14, xmm9, xmm4                          /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        add          r11d, [rax + 880]                          /* round 55 */
            vpxor    xmm14, xmm14, xmm11
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    xmm13, xmm14, xmm13
        mov          r14d, r8d
        xor          r14d, r9d
            vpsrld   xmm14, xmm15, 31
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
            vpslld   xmm15, xmm15, 1
        add          ecx, r12d
            vpxor    xmm14, xmm14, xmm15
        and          r14d, r15d
            vpaddd   xmm15, xmm3, [rip + NSMS_L(K1x4) + 928]
        ror          r8d, 2
            vmovdqu  [rax + 928], xmm15
        add          r10d, [rax + 896]                          /* round 56 */
            vpxor    xmm15, xmm3, xmm5                          /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
        add          ecx, r13d
        xor          r14d, r9d
            vpxor    xmm15, xmm15, xmm12
        mov          r12d, ecx
        ror          r12d, 27
            vpxor    xmm10, xmm15, xmm10
        add          r11d, r14d
            vpsrld   xmm15, xmm13, 31
        mov          r13d, ecx
        xor          r13d, r8d
            vpslld   xmm13, xmm13, 1
        mov          r14d, r8d
        xor          r14d, r9d
        add          r11d, r12d
            vpxor    xmm13, xmm15, xmm13
        ror          ecx, 2
            vpaddd   xmm15, xmm14, [rip + NSMS_L(K1x4) + 944]
        and          r13d, r14d
            vmovdqu  [rax + 944], xmm15
        add          r9d, [rax + 912]                           /* round 57 */
            vpxor    xmm15, xmm14, xmm6                         /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
            vpxor    xmm15, xmm15, xmm0
        mov          r15d, ecx
        xor          r15d, r8d
            vpxor    xmm11, xmm15, xmm11
        xor          r13d, r8d
            vpsrld   xmm15, xmm10, 31
        add          r10d, r12d
            vpslld   xmm10, xmm10, 1
        and          r14d, r15d
        ror          r11d, 2
            vpxor    xmm10, xmm15, xmm10
        add          r8d, [rax + 928]                           /* round 58 */
            vpaddd   xmm15, xmm13, [rip + NSMS_L(K1x4) + 960]
        add          r10d, r13d
            vmovdqu  [rax + 960], xmm15
        xor          r14d, ecx
            vpxor    xmm15, xmm13, xmm7                         /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
            vpxor    xmm15, xmm15, xmm1
        mov          r13d, r10d
        xor          r13d, r11d
            vpxor    xmm12, xmm15, xmm12
        mov          r14d, r11d
        xor          r14d, ecx
            vpsrld   xmm15, xmm11, 31
        add          r9d, r12d
            vpslld   xmm11, xmm11, 1
        ror          r10d, 2
        and          r13d, r14d
            vpxor    xmm11, xmm15, xmm11
        add          ecx, [rax + 944]                           /* round 59 */
            vpaddd   xmm15, xmm10, [rip + NSMS_L(K1x4) + 976]
        mov          r12d, r9d
        ror          r12d, 27
            vmovdqu  [rax + 976], xmm15
        mov          r14d, r9d
        xor          r14d, r10d
            vpxor    xmm15, xmm10, xmm8                         /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
            vpxor    xmm15, xmm15, xmm2
        add          r8d, r12d
            vpxor    xmm0, xmm15, xmm0
        and          r14d, r15d
            vpsrld   xmm15, xmm12, 31
        ror          r9d, 2
            vpslld   xmm12, xmm12, 1
        add          r11d, [rax + 960]                          /* round 60 */
        add          r8d, r13d
            vpxor    xmm12, xmm15, xmm12
        xor          r14d, r10d
            vpaddd   xmm15, xmm11, [rip + NSMS_L(K1x4) + 992]
        mov          r12d, r8d
        ror          r12d, 27
            vmovdqu  [rax + 992], xmm15
        add          ecx, r14d
            vpxor    xmm15, xmm11, xmm9                         /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
        mov          r13d, r8d
        xor          r13d, r9d
        ror          r8d, 2
            vpxor    xmm15, xmm15, [rax + 1376]
        add          ecx, r12d
            vpxor    xmm1, xmm15, xmm1
        xor          r13d, r10d
            vpsrld   xmm15, xmm0, 31
        mov          r12d, ecx
        ror          r12d, 27
            vpslld   xmm0, xmm0, 1
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 61 */
        xor          r13d, r8d
            vpxor    xmm0, xmm15, xmm0
        add          r10d, [rax + 976]
            vpaddd   xmm15, xmm12, [rip + NSMS_L(K1x4) + 1008]
        add          r11d, r12d
            vmovdqu  [rax + 1008], xmm15
        xor          r13d, r9d
            vpxor    xmm15, xmm12, xmm3                         /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
            vpxor    xmm15, xmm15, xmm4
        add          r10d, r13d
            vpxor    xmm2, xmm15, xmm2
        mov          r13d, r11d                                 /* round 62 */
        xor          r13d, ecx
            vpsrld   xmm15, xmm1, 31
        add          r9d, [rax + 992]
            vpslld   xmm1, xmm1, 1
        add          r10d, r12d
        xor          r13d, r8d
            vpxor    xmm1, xmm15, xmm1
        ror          r11d, 2
            vpaddd   xmm15, xmm0, [rip + NSMS_L(K1x4) + 1024]
        mov          r12d, r10d
        ror          r12d, 27
            vmovdqu  [rax + 1024], xmm15
        add          r9d, r13d
            vpxor    xmm15, xmm14, xmm0                         /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
        mov          r13d, r10d                                 /* round 63 */
        xor          r13d, r11d
        add          r8d, [rax + 1008]
            vpxor    xmm15, xmm15, xmm5
        add          r9d, r12d
            vpxor    xmm15, xmm15, [rax + 1376]
        xor          r13d, ecx
            vmovdqu  [rax + 1376], xmm14
            vpsrld   xmm14, xmm2, 31
        ror          r10d, 2
            vpslld   xmm2, xmm2, 1
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
            vpxor    xmm2, xmm14, xmm2
        mov          r13d, r9d                                  /* round 64 */
        xor          r13d, r10d
            vpaddd   xmm14, xmm1, [rip + NSMS_L(K1x4) + 1040]
        add          ecx, [rax + 1024]
            vmovdqu  [rax + 1040], xmm14
        add          r8d, r12d
            vpxor    xmm14, xmm13, xmm1                         /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        xor          r13d, r11d
        ror          r9d, 2
            vpxor    xmm14, xmm14, xmm6
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    xmm4, xmm14, xmm4
        add          ecx, r13d
            vpsrld   xmm14, xmm15, 31
        mov          r13d, r8d                                  /* round 65 */
        xor          r13d, r9d
            vpslld   xmm15, xmm15, 1
        add          r11d, [rax + 1040]
        add          ecx, r12d
            vpxor    xmm14, xmm14, xmm15
        xor          r13d, r10d
            vpaddd   xmm15, xmm2, [rip + NSMS_L(K1x4) + 1056]
        ror          r8d, 2
            vmovdqu  [rax + 1056], xmm15
        mov          r12d, ecx
        ror          r12d, 27
            vpxor    xmm15, xmm10, xmm2                         /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
        add          r11d, r13d
            vpxor    xmm15, xmm15, xmm7
        mov          r13d, ecx                                  /* round 66 */
        xor          r13d, r8d
        add          r10d, [rax + 1056]
            vpxor    xmm5, xmm15, xmm5
        add          r11d, r12d
            vpsrld   xmm15, xmm4, 31
        xor          r13d, r9d
            vpslld   xmm4, xmm4, 1
        ror          ecx, 2
            vpxor    xmm4, xmm15, xmm4
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
            vpaddd   xmm15, xmm14, [rip + NSMS_L(K1x4) + 1072]
        mov          r13d, r11d                                 /* round 67 */
        xor          r13d, ecx
            vmovdqu  [rax + 1072], xmm15
        add          r9d, [rax + 1072]
            vpxor    xmm15, xmm14, xmm11                        /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        add          r10d, r12d
            vpxor    xmm15, xmm15, xmm8
        xor          r13d, r8d
        ror          r11d, 2
            vpxor    xmm6, xmm15, xmm6
        mov          r12d, r10d
        ror          r12d, 27
            vpsrld   xmm15, xmm5, 31
        add          r9d, r13d
            vpslld   xmm5, xmm5, 1
        mov          r13d, r10d                                 /* round 68 */
        xor          r13d, r11d
            vpxor    xmm5, xmm15, xmm5
        add          r9d, r12d
            vpaddd   xmm15, xmm4, [rip + NSMS_L(K1x4) + 1088]
        xor          r13d, ecx
            vmovdqu  [rax + 1088], xmm15
        add          r8d, [rax + 1088]
        ror          r10d, 2
            vpxor    xmm15, xmm12, xmm4                         /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
        mov          r12d, r9d
        ror          r12d, 27
            vpxor    xmm15, xmm15, xmm9
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 69 */
        xor          r13d, r10d
            vpxor    xmm7, xmm15, xmm7
            vpsrld   xmm15, xmm6, 31
        add          r8d, r12d
            vpslld   xmm6, xmm6, 1
        xor          r13d, r11d
            vpxor    xmm6, xmm15, xmm6
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            vpaddd   xmm15, xmm5, [rip + NSMS_L(K1x4) + 1104]
            vmovdqu  [rax + 1104], xmm15
        add          ecx, [rax + 1104]
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 70 */
        xor          r13d, r9d
            vpxor    xmm15, xmm5, xmm0                          /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
            vpxor    xmm15, xmm15, xmm3
        add          ecx, r12d
        xor          r13d, r10d
            vpxor    xmm8, xmm15, xmm8
        ror          r8d, 2
            vpsrld   xmm15, xmm7, 31
        mov          r12d, ecx
        ror          r12d, 27
            vpslld   xmm7, xmm7, 1
            vpxor    xmm7, xmm15, xmm7
        mov          r14d, ecx                                  /* round 71 */
        xor          r14d, r8d
            vpxor    xmm2, xmm7, xmm2                           /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
            vpxor    xmm2, xmm13, xmm2
        xor          r14d, r9d
            vpxor    xmm2, xmm2, xmm3
        ror          ecx, 2
            vpaddd   xmm3, xmm6, [rip + NSMS_L(K1x4) + 1120]
            vmovdqu  [rax + 1120], xmm3
        add          r11d, [rax + 1120]
        add          r11d, r13d
        add          r11d, r12d
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r11d                                 /* round 72 */
        xor          r13d, ecx
            vpxor    xmm3, xmm6, xmm1                           /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
            vmovdqu  xmm15, [rax + 1376]
            vpxor    xmm3, xmm15, xmm3
            vpxor    xmm3, xmm9, xmm3
        xor          r13d, r8d
        ror          r11d, 2
            vpsrld   xmm9, xmm8, 31
            vpslld   xmm8, xmm8, 1
            vpxor    xmm8, xmm9, xmm8
            vpxor    xmm9, xmm8, xmm14                          /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
            vpaddd   xmm8, xmm8, [rip + NSMS_L(K1x4) + 1152]
            vpxor    xmm9, xmm9, xmm10
            vmovdqu  [rax + 1152], xmm8
        add          r9d, [rax + 1152]
        add          r9d, r13d
            vpxor    xmm8, xmm9, xmm15
            vpaddd   xmm9, xmm7, [rip + NSMS_L(K1x4) + 1136]
            vmovdqu  [rax + 1136], xmm9
        add          r10d, [rax + 1136]
        add          r10d, r14d
        add          r10d, r12d
        mov          r12d, r10d
        ror          r12d, 27
        mov          r13d, r10d                                 /* round 73 */
        xor          r13d, r11d
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d                                  /* round 74 */
        xor          r14d, r10d
            vpsrld   xmm9, xmm3, 31
        xor          r14d, r11d
            vpslld   xmm3, xmm3, 1
        ror          r9d, 2
            vpxor    xmm3, xmm9, xmm3
            vpxor    xmm4, xmm3, xmm4                           /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
            vpaddd   xmm3, xmm3, [rip + NSMS_L(K1x4) + 1168]
            vpxor    xmm4, xmm11, xmm4
            vmovdqu  [rax + 1168], xmm3
        add          r8d, [rax + 1168]
        add          r8d, r13d
        add          r8d, r12d
        mov          r12d, r8d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 75 */
        xor          r13d, r9d
        xor          r13d, r10d
        ror          r8d, 2
            vpxor    xmm3, xmm13, xmm4
            vpsrld   xmm4, xmm2, 31
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
            vpxor    xmm4, xmm2, xmm5                           /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
            vpaddd   xmm2, xmm2, [rip + NSMS_L(K1x4) + 1184]
            vpxor    xmm4, xmm12, xmm4
            vmovdqu  [rax + 1184], xmm2
        add          ecx, [rax + 1184]
        add          ecx, r14d
        add          ecx, r12d
        mov          r12d, ecx
        ror          r12d, 27
        mov          r14d, ecx                                  /* round 76 */
        xor          r14d, r8d
        xor          r14d, r9d
        ror          ecx, 2
            vpxor    xmm2, xmm10, xmm4
            vpsrld   xmm4, xmm8, 31
            vpslld   xmm5, xmm8, 1
            vpsrld   xmm8, xmm3, 31
            vpslld   xmm3, xmm3, 1
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm3, xmm8, xmm3
            vpaddd   xmm5, xmm4, [rip + NSMS_L(K1x4) + 1200]
            vpxor    xmm4, xmm4, xmm6                           /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
            vpsrld   xmm6, xmm2, 31
        mov          r15d, [rdi]                                /* H = H + (a, b, ...) */
            vpslld   xmm2, xmm2, 1
            vmovdqu  [rax + 1200], xmm5
        add          r11d, [rax + 1200]
        add          r11d, r13d
        add          r11d, r12d
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r11d                                 /* round 77 */
        xor          r13d, ecx
        xor          r13d, r8d
        ror          r11d, 2
            vpxor    xmm0, xmm4, xmm0
            vpxor    xmm4, xmm3, xmm7                           /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
            vpxor    xmm2, xmm6, xmm2
            vpaddd   xmm3, xmm3, [rip + NSMS_L(K1x4) + 1216]
            vpxor    xmm0, xmm11, xmm0
        add          rsi, 64                                    /* the next block */
            vpxor    xmm1, xmm4, xmm1
        add          rdx, -1
            vpaddd   xmm2, xmm2, [rip + NSMS_L(K1x4) + 1232]
        lea          rbx, [rax + 4]
            vmovdqu  [rax + 1216], xmm3
        add          r10d, [rax + 1216]
        add          r10d, r14d
        add          r10d, r12d
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d                                 /* round 78 */
        xor          r14d, r11d
        xor          r14d, ecx
        ror          r10d, 2
            vpsrld   xmm3, xmm0, 31
        mov          [rsp], rbp
        mov          ebp, [rdi + 4]
            vpslld   xmm0, xmm0, 1
        mov          [rsp + 8], rsi
        mov          esi, [rdi + 8]
            vpxor    xmm1, xmm12, xmm1
            vpxor    xmm0, xmm3, xmm0
            vmovdqu  [rax + 1232], xmm2
        add          r9d, [rax + 1232]
        add          r9d, r13d
        add          r9d, r12d
        mov          r12d, r9d
        ror          r12d, 27
        mov          r13d, r9d                                  /* round 79 */
        xor          r13d, r10d
        xor          r13d, r11d
        ror          r9d, 2
        add          r9d, esi
        mov          esi, [rdi + 12]
            vpsrld   xmm2, xmm1, 31
            vpslld   xmm1, xmm1, 1
        mov          [rsp + 16], rdx
        mov          edx, [rdi + 16]
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K1x4) + 1248]
        add          r10d, esi
            vpxor    xmm1, xmm2, xmm1
        mov          [rdi + 8], r9d
            vmovdqu  [rax + 1248], xmm0
        add          r8d, [rax + 1248]
        add          r8d, r14d
        add          r8d, r12d
        mov          r12d, r8d
        ror          r12d, 27
        add          r8d, ebp
        mov          [rdi + 4], r8d
        add          r11d, edx
            vpaddd   xmm0, xmm1, [rip + NSMS_L(K1x4) + 1264]
        mov          [rdi + 12], r10d
            vmovdqu  [rax + 1264], xmm0
        add          r15d, [rax + 1264]
        add          ecx, r15d
        add          ecx, r13d
        add          ecx, r12d
        mov          [rdi], ecx
        mov          [rdi + 16], r11d
        mov          rsi, [rsp + 8]
        mov          rdx, [rsp + 16]
        mov          rbp, [rsp]
        cmp          rbx, rbp
        je           NSMS_L(blocks_batch_done4)
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi; */
        /*   q: rbx; end_of_batch: rbp. */
NSMS_L(blocks_next_block_of_batch4):

        /* all rounds of the next block */
        /* Same rounds as below label blocks_batch4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          r12d, r9d                                  /* round 0 */
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, ecx
        ror          r14d, 27
        add          r11d, [rbx]
        and          r8d, r12d
        add          r14d, r11d
        mov          r12d, r13d                                 /* round 1 */
        xor          r12d, r9d
        xor          r8d, r10d
        mov          r15d, ecx
        ror          r15d, 2
        add          r10d, [rbx + 16]
        and          r12d, ecx
        add          r8d, r14d
        xor          r12d, r9d
        mov          r14d, r15d                                 /* round 2 */
        xor          r14d, r13d
        mov          r11d, r8d
        ror          r11d, 27
        mov          ecx, r8d
        ror          ecx, 2
        add          r10d, r12d
        and          r8d, r14d
        add          r9d, [rbx + 32]
        add          r11d, r10d
        xor          r8d, r13d
        mov          r12d, ecx                                  /* round 3 */
        xor          r12d, r15d
        mov          r14d, r11d
        ror          r14d, 27
        add          r8d, r9d
        mov          r10d, r11d
        ror          r10d, 2
        and          r12d, r11d
        add          r8d, r14d
        add          r13d, [rbx + 48]
        xor          r12d, r15d
        mov          r14d, r10d                                 /* round 4 */
        xor          r14d, ecx
        mov          r9d, r8d
        ror          r9d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          r13d, r12d
        and          r8d, r14d
        add          r15d, [rbx + 64]
        add          r9d, r13d
        xor          r8d, ecx
        mov          r12d, r11d                                 /* round 5 */
        xor          r12d, r10d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r15d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          ecx, [rbx + 80]
        xor          r9d, r10d
        mov          r12d, r14d                                 /* round 6 */
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r15d, r8d
        ror          r15d, 2
        add          r9d, ecx
        and          r8d, r12d
        add          r10d, [rbx + 96]
        add          r9d, r13d
        xor          r8d, r11d
        mov          r12d, r15d                                 /* round 7 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r10d
        mov          r10d, r9d
        ror          r10d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r11d, [rbx + 112]
        xor          r9d, r14d
        mov          r12d, r10d                                 /* round 8 */
        xor          r12d, r15d
        mov          r13d, r8d
        ror          r13d, 27
        mov          ecx, r8d
        ror          ecx, 2
        add          r9d, r11d
        and          r8d, r12d
        add          r14d, [rbx + 128]
        add          r9d, r13d
        xor          r8d, r15d
        mov          r12d, ecx                                  /* round 9 */
        xor          r12d, r10d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r15d, [rbx + 144]
        xor          r9d, r10d
        mov          r12d, r14d                                 /* round 10 */
        xor          r12d, ecx
        mov          r13d, r8d
        ror          r13d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r15d
        and          r8d, r12d
        add          r10d, [rbx + 160]
        add          r9d, r13d
        xor          r8d, ecx
        mov          r12d, r11d                                 /* round 11 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r10d
        mov          r15d, r9d
        ror          r15d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          ecx, [rbx + 176]
        xor          r9d, r14d
        mov          r12d, r15d                                 /* round 12 */
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
        add          r9d, ecx
        and          r8d, r12d
        add          r14d, [rbx + 192]
        add          r9d, r13d
        xor          r8d, r11d
        mov          r12d, r10d                                 /* round 13 */
        xor          r12d, r15d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r11d, [rbx + 208]
        xor          r9d, r15d
        mov          r12d, r14d                                 /* round 14 */
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 27
        mov          ecx, r8d
        ror          ecx, 2
        add          r9d, r11d
        and          r8d, r12d
        add          r15d, [rbx + 224]
        add          r9d, r13d
        xor          r8d, r10d
        mov          r12d, ecx                                  /* round 15 */
        xor          r12d, r14d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r15d
        mov          r15d, r9d
        ror          r15d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          r10d, [rbx + 240]
        xor          r9d, r14d
        mov          r12d, r15d                                 /* round 16 */
        xor          r12d, ecx
        mov          r13d, r8d
        ror          r13d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r10d
        and          r8d, r12d
        add          r14d, [rbx + 256]
        add          r9d, r13d
        xor          r8d, ecx
        mov          r12d, r11d                                 /* round 17 */
        xor          r12d, r15d
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, r9d
        ror          r14d, 2
        and          r9d, r12d
        add          r8d, r13d
        add          ecx, [rbx + 272]
        xor          r9d, r15d
        mov          r12d, r14d                                 /* round 18 */
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
        add          r9d, ecx
        and          r8d, r12d
        add          r15d, [rbx + 288]
        add          r9d, r13d
        xor          r8d, r11d
        mov          ecx, r10d                                  /* round 19 */
        xor          ecx, r14d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r15d
        add          r11d, [rbx + 304]
        and          ecx, r9d
        add          r8d, r12d
        xor          ecx, r14d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          r14d, [rbx + 320]                          /* round 20 */
        add          ecx, r11d
        mov          r11d, r8d
        xor          r11d, r9d
        add          ecx, r12d
        ror          r8d, 2
        mov          r12d, r10d                                 /* round 21 */
        add          r12d, [rbx + 336]
        xor          r11d, r10d
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r14d
        mov          r10d, ecx
        xor          r10d, r8d
        ror          ecx, 2
        add          r11d, r13d
        xor          r10d, r9d
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 22 */
        xor          r12d, ecx
        add          r9d, [rbx + 352]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 23 */
        xor          r12d, r11d
        add          r8d, [rbx + 368]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 24 */
        xor          r12d, r10d
        add          ecx, [rbx + 384]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 25 */
        xor          r12d, r9d
        add          r11d, [rbx + 400]
        add          ecx, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  /* round 26 */
        xor          r12d, r8d
        add          r10d, [rbx + 416]
        add          r11d, r13d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 27 */
        xor          r12d, ecx
        add          r9d, [rbx + 432]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 28 */
        xor          r12d, r11d
        add          r8d, [rbx + 448]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 29 */
        xor          r12d, r10d
        add          ecx, [rbx + 464]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 30 */
        xor          r12d, r9d
        add          r11d, [rbx + 480]
        add          ecx, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  /* round 31 */
        xor          r12d, r8d
        add          r10d, [rbx + 496]
        add          r11d, r13d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 32 */
        xor          r12d, ecx
        add          r9d, [rbx + 512]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 33 */
        xor          r12d, r11d
        add          r8d, [rbx + 528]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 34 */
        xor          r12d, r10d
        add          ecx, [rbx + 544]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 35 */
        xor          r12d, r9d
        add          r11d, [rbx + 560]
        add          ecx, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  /* round 36 */
        xor          r12d, r8d
        add          r10d, [rbx + 576]
        add          r11d, r13d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 37 */
        xor          r12d, ecx
        add          r9d, [rbx + 592]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 38 */
        xor          r12d, r11d
        add          r8d, [rbx + 608]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 39 */
        xor          r12d, r10d
        add          ecx, [rbx + 624]
        add          r8d, r13d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 40 */
        xor          r12d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
        add          ecx, r13d
        ror          r8d, 2
        and          r12d, r14d
        add          r11d, [rbx + 640]
        mov          r13d, ecx
        ror          r13d, 27
        mov          r14d, ecx                                  /* round 41 */
        xor          r14d, r8d
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r12d, r9d
        add          r11d, r13d
        and          r14d, r15d
        add          r10d, [rbx + 656]
        ror          ecx, 2
        add          r11d, r12d
        xor          r14d, r8d
        add          r9d, [rbx + 672]                           /* round 42 */
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r14d
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
        add          r10d, r12d
        ror          r11d, 2
        and          r13d, r14d
        add          r8d, [rbx + 688]                           /* round 43 */
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, r11d
        xor          r15d, ecx
        xor          r13d, ecx
        add          r9d, r12d
        and          r14d, r15d
        ror          r10d, 2
        add          ecx, [rbx + 704]                           /* round 44 */
        add          r9d, r13d
        xor          r14d, r11d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
        add          r8d, r12d
        ror          r9d, 2
        and          r13d, r14d
        add          r11d, [rbx + 720]                          /* round 45 */
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r8d
        xor          r14d, r9d
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
        add          ecx, r12d
        and          r14d, r15d
        ror          r8d, 2
        add          r10d, [rbx + 736]                          /* round 46 */
        add          ecx, r13d
        xor          r14d, r9d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
        add          r11d, r12d
        ror          ecx, 2
        and          r13d, r14d
        add          r9d, [rbx + 752]                           /* round 47 */
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
        mov          r15d, ecx
        xor          r15d, r8d
        xor          r13d, r8d
        add          r10d, r12d
        and          r14d, r15d
        ror          r11d, 2
        add          r8d, [rbx + 768]                           /* round 48 */
        add          r10d, r13d
        xor          r14d, ecx
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
        add          r9d, r12d
        ror          r10d, 2
        and          r13d, r14d
        add          ecx, [rbx + 784]                           /* round 49 */
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d
        xor          r14d, r10d
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
        add          r8d, r12d
        and          r14d, r15d
        ror          r9d, 2
        add          r11d, [rbx + 800]                          /* round 50 */
        add          r8d, r13d
        xor          r14d, r10d
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r14d
        mov          r13d, r8d
        xor          r13d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
        add          ecx, r12d
        ror          r8d, 2
        and          r13d, r14d
        add          r10d, [rbx + 816]                          /* round 51 */
        mov          r12d, ecx
        ror          r12d, 27
        mov          r14d, ecx
        xor          r14d, r8d
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r13d, r9d
        add          r11d, r12d
        and          r14d, r15d
        ror          ecx, 2
        add          r9d, [rbx + 832]                           /* round 52 */
        add          r11d, r13d
        xor          r14d, r8d
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r14d
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
        add          r10d, r12d
        ror          r11d, 2
        and          r13d, r14d
        add          r8d, [rbx + 848]                           /* round 53 */
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, r11d
        xor          r15d, ecx
        xor          r13d, ecx
        add          r9d, r12d
        and          r14d, r15d
        ror          r10d, 2
        add          ecx, [rbx + 864]                           /* round 54 */
        add          r9d, r13d
        xor          r14d, r11d
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r14d
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
        add          r8d, r12d
        ror          r9d, 2
        and          r13d, r14d
        add          r11d, [rbx + 880]                          /* round 55 */
        mov          r12d, r8d
        ror          r12d, 27
        mov          r14d, r8d
        xor          r14d, r9d
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
        add          ecx, r12d
        and          r14d, r15d
        ror          r8d, 2
        add          r10d, [rbx + 896]                          /* round 56 */
        add          ecx, r13d
        xor          r14d, r9d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
        add          r11d, r12d
        ror          ecx, 2
        and          r13d, r14d
        add          r9d, [rbx + 912]                           /* round 57 */
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
        mov          r15d, ecx
        xor          r15d, r8d
        xor          r13d, r8d
        add          r10d, r12d
        and          r14d, r15d
        ror          r11d, 2
        add          r8d, [rbx + 928]                           /* round 58 */
        add          r10d, r13d
        xor          r14d, ecx
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r14d
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
        add          r9d, r12d
        ror          r10d, 2
        and          r13d, r14d
        add          ecx, [rbx + 944]                           /* round 59 */
        mov          r12d, r9d
        ror          r12d, 27
        mov          r14d, r9d
        xor          r14d, r10d
        mov          r15d, r10d
        xor          r15d, r11d
        xor          r13d, r11d
        add          r8d, r12d
        and          r14d, r15d
        ror          r9d, 2
        add          r11d, [rbx + 960]                          /* round 60 */
        add          r8d, r13d
        xor          r14d, r10d
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r14d
        mov          r13d, r8d
        xor          r13d, r9d
        ror          r8d, 2
        add          ecx, r12d
        xor          r13d, r10d
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 61 */
        xor          r13d, r8d
        add          r10d, [rbx + 976]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 62 */
        xor          r13d, ecx
        add          r9d, [rbx + 992]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 63 */
        xor          r13d, r11d
        add          r8d, [rbx + 1008]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 64 */
        xor          r13d, r10d
        add          ecx, [rbx + 1024]
        add          r8d, r12d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 65 */
        xor          r13d, r9d
        add          r11d, [rbx + 1040]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 66 */
        xor          r13d, r8d
        add          r10d, [rbx + 1056]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 67 */
        xor          r13d, ecx
        add          r9d, [rbx + 1072]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 68 */
        xor          r13d, r11d
        add          r8d, [rbx + 1088]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 69 */
        xor          r13d, r10d
        add          ecx, [rbx + 1104]
        add          r8d, r12d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 70 */
        xor          r13d, r9d
        add          r11d, [rbx + 1120]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 71 */
        xor          r13d, r8d
        add          r10d, [rbx + 1136]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 72 */
        xor          r13d, ecx
        add          r9d, [rbx + 1152]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 73 */
        xor          r13d, r11d
        add          r8d, [rbx + 1168]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 74 */
        xor          r13d, r10d
        add          ecx, [rbx + 1184]
        add          r8d, r12d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 75 */
        xor          r13d, r9d
        add          r11d, [rbx + 1200]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 76 */
        xor          r13d, r8d
        add          r10d, [rbx + 1216]
        add          r11d, r12d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 77 */
        xor          r13d, ecx
        add          r9d, [rbx + 1232]
        add          r10d, r12d
        xor          r13d, r8d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 78 */
        xor          r13d, r11d
        add          r8d, [rbx + 1248]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, [rdi]                                /* H = H + (a, b, ...) */
        mov          r14d, r9d
        ror          r14d, 27
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 79 */
        xor          r13d, r10d
        add          r12d, [rbx + 1264]
        add          r8d, r14d
        xor          r13d, r11d
        ror          r9d, 2
        add          ecx, r12d
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        add          rbx, 4
        mov          r12d, r8d
        ror          r12d, 27
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
        jne          NSMS_L(blocks_next_block_of_batch4)
NSMS_L(blocks_batch_done4):
        jmp          NSMS_L(blocks_batch4)
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi. */
NSMS_L(blocks_batch1):
        cmp          rdx, 1
        jb           NSMS_L(blocks_done)

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
        /* Same rounds as below label blocks_batch4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          ebx, r9d                                   /* round 0 */
        xor          ebx, r10d
            vpsrldq  xmm4, xmm3, 4                              /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        mov          ebp, r8d
        ror          ebp, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, [rax]
            vpalignr xmm5, xmm1, xmm0, 8
        and          r8d, ebx
        add          r12d, r11d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        mov          ebx, ebp                                   /* round 1 */
        xor          ebx, r9d
        xor          r8d, r10d
            vpxor    xmm4, xmm4, xmm2
        mov          r13d, ecx
        ror          r13d, 2
        add          r10d, [rax + 4]
        and          ebx, ecx
            vpxor    xmm4, xmm4, xmm5
        add          r8d, r12d
        xor          ebx, r9d
            vpxor    xmm4, xmm4, xmm0
        mov          r12d, r13d                                 /* round 2 */
        xor          r12d, ebp
        mov          r14d, r8d
        ror          r14d, 27
            vpsrld   xmm7, xmm4, 31
        mov          r15d, r8d
        ror          r15d, 2
        add          r10d, ebx
        and          r8d, r12d
            vpslld   xmm4, xmm4, 1
        add          r9d, [rax + 8]
        add          r14d, r10d
            vpxor    xmm4, xmm7, xmm4
        xor          r8d, ebp
        mov          ebx, r15d                                  /* round 3 */
        xor          ebx, r13d
            vpalignr xmm4, xmm4, xmm3, 4
        mov          r12d, r14d
        ror          r12d, 27
        add          r8d, r9d
        mov          r11d, r14d
        ror          r11d, 2
            vpxor    xmm4, xmm4, xmm2
        and          ebx, r14d
        add          r8d, r12d
            vpxor    xmm4, xmm4, xmm5
        add          ebp, [rax + 12]
        xor          ebx, r13d
            vpxor    xmm0, xmm4, xmm0
        mov          r12d, r11d                                 /* round 4 */
        xor          r12d, r15d
        mov          r9d, r8d
        ror          r9d, 27
        mov          r14d, r8d
        ror          r14d, 2
            vpsrld   xmm4, xmm0, 31
        add          ebp, ebx
        and          r8d, r12d
            vpslld   xmm0, xmm0, 1
        add          r13d, [rax + 16]
        add          r9d, ebp
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        xor          r8d, r15d
        mov          ebx, r14d                                  /* round 5 */
        xor          ebx, r11d
        mov          ebp, r9d
        ror          ebp, 27
            vpxor    xmm0, xmm4, xmm0
        add          r8d, r13d
        mov          r12d, r9d
        ror          r12d, 2
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 64]
        and          r9d, ebx
        add          r8d, ebp
            vpsrldq  xmm7, xmm0, 4
        add          r15d, [rax + 20]
        xor          r9d, r11d
        mov          ebx, r12d                                  /* round 6 */
        xor          ebx, r14d
            vmovdqu  [rax + 64], xmm4
        mov          ebp, r8d
        ror          ebp, 27
        mov          r13d, r8d
        ror          r13d, 2
            vpxor    xmm4, xmm7, xmm3
        add          r9d, r15d
        and          r8d, ebx
            vpxor    xmm4, xmm4, xmm6
        add          r11d, [rax + 24]
        add          r9d, ebp
        xor          r8d, r14d
            vpxor    xmm4, xmm4, xmm1
        mov          ebx, r13d                                  /* round 7 */
        xor          ebx, r12d
        mov          ebp, r9d
        ror          ebp, 27
            vpsrld   xmm7, xmm4, 31
        add          r8d, r11d
        mov          r15d, r9d
        ror          r15d, 2
            vpslld   xmm4, xmm4, 1
        and          r9d, ebx
        add          r8d, ebp
        add          r14d, [rax + 28]
            vpxor    xmm4, xmm7, xmm4
        xor          r9d, r12d
        mov          ebx, r15d                                  /* round 8 */
        xor          ebx, r13d
            vpalignr xmm4, xmm4, xmm0, 4
        mov          ebp, r8d
        ror          ebp, 27
        mov          r11d, r8d
        ror          r11d, 2
            vpxor    xmm4, xmm4, xmm3
        add          r9d, r14d
        and          r8d, ebx
        add          r12d, [rax + 32]
            vpxor    xmm4, xmm4, xmm6
        add          r9d, ebp
        xor          r8d, r13d
            vpxor    xmm1, xmm4, xmm1
        mov          ebx, r11d                                  /* round 9 */
        xor          ebx, r15d
        mov          ebp, r9d
        ror          ebp, 27
            vpsrld   xmm4, xmm1, 31
        add          r8d, r12d
        mov          r12d, r9d
        ror          r12d, 2
        and          r9d, ebx
            vpslld   xmm1, xmm1, 1
        add          r8d, ebp
        add          r13d, [rax + 36]
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        xor          r9d, r15d
        mov          ebx, r12d                                  /* round 10 */
        xor          ebx, r11d
            vpxor    xmm1, xmm4, xmm1
        mov          ebp, r8d
        ror          ebp, 27
        mov          r14d, r8d
        ror          r14d, 2
        add          r9d, r13d
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 80]
        and          r8d, ebx
        add          r15d, [rax + 40]
            vpsrldq  xmm7, xmm1, 4
        add          r9d, ebp
        xor          r8d, r11d
            vmovdqu  [rax + 80], xmm4
        mov          ebx, r14d                                  /* round 11 */
        xor          ebx, r12d
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r15d
            vpxor    xmm4, xmm7, xmm0
        mov          r13d, r9d
        ror          r13d, 2
        and          r9d, ebx
            vpxor    xmm4, xmm4, xmm5
        add          r8d, ebp
        add          r11d, [rax + 44]
        xor          r9d, r12d
            vpxor    xmm4, xmm4, xmm2
        mov          ebx, r13d                                  /* round 12 */
        xor          ebx, r14d
        mov          ebp, r8d
        ror          ebp, 27
            vpsrld   xmm7, xmm4, 31
        mov          r15d, r8d
        ror          r15d, 2
        add          r9d, r11d
            vpslld   xmm4, xmm4, 1
        and          r8d, ebx
        add          r12d, [rax + 48]
        add          r9d, ebp
            vpxor    xmm4, xmm7, xmm4
        xor          r8d, r14d
        mov          ebx, r15d                                  /* round 13 */
        xor          ebx, r13d
            vpalignr xmm4, xmm4, xmm1, 4
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r12d
            vpxor    xmm4, xmm4, xmm0
        mov          r12d, r9d
        ror          r12d, 2
        and          r9d, ebx
        add          r8d, ebp
            vpxor    xmm4, xmm4, xmm5
        add          r14d, [rax + 52]
        xor          r9d, r13d
            vpxor    xmm2, xmm4, xmm2
        mov          ebx, r12d                                  /* round 14 */
        xor          ebx, r15d
        mov          ebp, r8d
        ror          ebp, 27
            vpsrld   xmm4, xmm2, 31
        mov          r11d, r8d
        ror          r11d, 2
        add          r9d, r14d
        and          r8d, ebx
            vpslld   xmm2, xmm2, 1
        add          r13d, [rax + 56]
        add          r9d, ebp
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        xor          r8d, r15d
        mov          ebx, r11d                                  /* round 15 */
        xor          ebx, r12d
            vpxor    xmm2, xmm4, xmm2
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r13d
        mov          r13d, r9d
        ror          r13d, 2
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 96]
        and          r9d, ebx
        add          r8d, ebp
            vpsrldq  xmm7, xmm2, 4
        add          r15d, [rax + 60]
        xor          r9d, r12d
            vmovdqu  [rax + 96], xmm4
        mov          ebx, r13d                                  /* round 16 */
        xor          ebx, r11d
        mov          ebp, r8d
        ror          ebp, 27
        mov          ecx, r8d
        ror          ecx, 2
            vpxor    xmm4, xmm7, xmm1
        add          r9d, r15d
        and          r8d, ebx
            vpxor    xmm4, xmm4, xmm6
        add          r12d, [rax + 64]
        add          r9d, ebp
            vpxor    xmm4, xmm4, xmm3
        xor          r8d, r11d
        mov          ebx, ecx                                   /* round 17 */
        xor          ebx, r13d
        mov          ebp, r9d
        ror          ebp, 27
            vpsrld   xmm7, xmm4, 31
        add          r8d, r12d
        mov          r12d, r9d
        ror          r12d, 2
            vpslld   xmm4, xmm4, 1
        and          r9d, ebx
        add          r8d, ebp
            vpxor    xmm4, xmm7, xmm4
        add          r11d, [rax + 68]
        xor          r9d, r13d
        mov          ebx, r12d                                  /* round 18 */
        xor          ebx, ecx
            vpalignr xmm4, xmm4, xmm2, 4
        mov          ebp, r8d
        ror          ebp, 27
        mov          r14d, r8d
        ror          r14d, 2
            vpxor    xmm4, xmm4, xmm1
        add          r9d, r11d
        and          r8d, ebx
            vpxor    xmm4, xmm4, xmm6
        add          r13d, [rax + 72]
        add          r9d, ebp
        xor          r8d, ecx
            vpxor    xmm3, xmm4, xmm3
        mov          ebx, r14d                                  /* round 19 */
        xor          ebx, r12d
        mov          ebp, r9d
        ror          ebp, 27
            vpsrld   xmm4, xmm3, 31
        add          r8d, r13d
        add          ecx, [rax + 76]
            vpslld   xmm3, xmm3, 1
        and          ebx, r9d
        add          r8d, ebp
        xor          ebx, r12d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        ror          r9d, 2
        mov          ebp, r8d
        ror          ebp, 27
            vpxor    xmm3, xmm4, xmm3
        add          r12d, [rax + 80]                           /* round 20 */
        add          ecx, ebx
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 112]
        mov          ebx, r8d
        xor          ebx, r9d
        add          ecx, ebp
        ror          r8d, 2
            vpsrldq  xmm7, xmm3, 4
        mov          r10d, r14d                                 /* round 21 */
        add          r10d, [rax + 84]
        xor          ebx, r14d
            vmovdqu  [rax + 112], xmm4
        mov          ebp, ecx
        ror          ebp, 27
        add          r12d, ebx
            vpxor    xmm4, xmm7, xmm2
        mov          ebx, ecx
        xor          ebx, r8d
        ror          ecx, 2
        add          ebp, r12d
            vpxor    xmm4, xmm4, xmm5
        xor          ebx, r9d
        mov          r12d, ebp
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm0
        add          r10d, ebx
        mov          ebx, ebp                                   /* round 22 */
        xor          ebx, ecx
            vpsrld   xmm7, xmm4, 31
        add          r9d, [rax + 88]
        add          r10d, r12d
        xor          ebx, r8d
            vpslld   xmm4, xmm4, 1
        ror          ebp, 2
        mov          r12d, r10d
        ror          r12d, 27
            vpxor    xmm4, xmm7, xmm4
        add          r9d, ebx
        mov          ebx, r10d                                  /* round 23 */
        xor          ebx, ebp
            vpalignr xmm4, xmm4, xmm3, 4
        add          r8d, [rax + 92]
        add          r9d, r12d
        xor          ebx, ecx
            vpxor    xmm4, xmm4, xmm2
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm5
        add          r8d, ebx
        mov          ebx, r9d                                   /* round 24 */
        xor          ebx, r10d
        add          ecx, [rax + 96]
            vpxor    xmm0, xmm4, xmm0
        add          r8d, r12d
        xor          ebx, ebp
            vpsrld   xmm4, xmm0, 31
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            vpslld   xmm0, xmm0, 1
        add          ecx, ebx
        mov          ebx, r8d                                   /* round 25 */
        xor          ebx, r9d
        add          ebp, [rax + 100]
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        add          ecx, r12d
        xor          ebx, r10d
            vpxor    xmm0, xmm4, xmm0
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 128]
        add          ebp, ebx
        mov          ebx, ecx                                   /* round 26 */
        xor          ebx, r8d
        add          r10d, [rax + 104]
            vpsrldq  xmm7, xmm0, 4
        add          r12d, ebp
        xor          ebx, r9d
            vmovdqu  [rax + 128], xmm4
        ror          ecx, 2
        mov          ebp, r12d
        ror          ebp, 27
            vpxor    xmm4, xmm7, xmm3
        add          r10d, ebx
        mov          ebx, r12d                                  /* round 27 */
        xor          ebx, ecx
        add          r9d, [rax + 108]
            vpxor    xmm4, xmm4, xmm6
        add          r10d, ebp
        xor          ebx, r8d
            vpxor    xmm4, xmm4, xmm1
        ror          r12d, 2
        mov          ebp, r10d
        ror          ebp, 27
            vpsrld   xmm7, xmm4, 31
        add          r9d, ebx
        mov          ebx, r10d                                  /* round 28 */
        xor          ebx, r12d
        add          r8d, [rax + 112]
            vpslld   xmm4, xmm4, 1
        add          r9d, ebp
        xor          ebx, ecx
            vpxor    xmm4, xmm7, xmm4
        ror          r10d, 2
        mov          ebp, r9d
        ror          ebp, 27
            vpalignr xmm4, xmm4, xmm0, 4
        add          r8d, ebx
        mov          ebx, r9d                                   /* round 29 */
        xor          ebx, r10d
        add          ecx, [rax + 116]
            vpxor    xmm4, xmm4, xmm3
        add          r8d, ebp
        xor          ebx, r12d
            vpxor    xmm4, xmm4, xmm6
        ror          r9d, 2
        mov          ebp, r8d
        ror          ebp, 27
            vpxor    xmm1, xmm4, xmm1
        add          ecx, ebx
        mov          ebx, r8d                                   /* round 30 */
        xor          ebx, r9d
        add          r12d, [rax + 120]
            vpsrld   xmm4, xmm1, 31
        add          ecx, ebp
        xor          ebx, r10d
            vpslld   xmm1, xmm1, 1
        ror          r8d, 2
        mov          ebp, ecx
        ror          ebp, 27
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        add          r12d, ebx
        mov          ebx, ecx                                   /* round 31 */
        xor          ebx, r8d
        add          r10d, [rax + 124]
            vpxor    xmm1, xmm4, xmm1
        add          ebp, r12d
        xor          ebx, r9d
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 144]
        ror          ecx, 2
        mov          r12d, ebp
        ror          r12d, 27
            vpsrldq  xmm7, xmm1, 4
        add          r10d, ebx
        mov          ebx, ebp                                   /* round 32 */
        xor          ebx, ecx
        add          r9d, [rax + 128]
            vmovdqu  [rax + 144], xmm4
        add          r10d, r12d
        xor          ebx, r8d
            vpxor    xmm4, xmm7, xmm0
        ror          ebp, 2
        mov          r12d, r10d
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm5
        add          r9d, ebx
        mov          ebx, r10d                                  /* round 33 */
        xor          ebx, ebp
        add          r8d, [rax + 132]
            vpxor    xmm4, xmm4, xmm2
        add          r9d, r12d
        xor          ebx, ecx
            vpsrld   xmm7, xmm4, 31
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
            vpslld   xmm4, xmm4, 1
        add          r8d, ebx
        mov          ebx, r9d                                   /* round 34 */
        xor          ebx, r10d
        add          ecx, [rax + 136]
            vpxor    xmm4, xmm7, xmm4
        add          r8d, r12d
        xor          ebx, ebp
            vpalignr xmm4, xmm4, xmm1, 4
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm0
        add          ecx, ebx
        mov          ebx, r8d                                   /* round 35 */
        xor          ebx, r9d
        add          ebp, [rax + 140]
            vpxor    xmm4, xmm4, xmm5
        add          ecx, r12d
        xor          ebx, r10d
            vpxor    xmm2, xmm4, xmm2
        ror          r8d, 2
        mov          r12d, ecx
        ror          r12d, 27
            vpsrld   xmm4, xmm2, 31
        add          ebp, ebx
        mov          ebx, ecx                                   /* round 36 */
        xor          ebx, r8d
        add          r10d, [rax + 144]
            vpslld   xmm2, xmm2, 1
        add          r12d, ebp
        xor          ebx, r9d
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        ror          ecx, 2
        mov          ebp, r12d
        ror          ebp, 27
        add          r10d, ebx
            vpxor    xmm2, xmm4, xmm2
        mov          ebx, r12d                                  /* round 37 */
        xor          ebx, ecx
        add          r9d, [rax + 148]
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 160]
        add          r10d, ebp
        xor          ebx, r8d
            vpsrldq  xmm7, xmm2, 4
        ror          r12d, 2
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, ebx
            vmovdqu  [rax + 160], xmm4
        mov          ebx, r10d                                  /* round 38 */
        xor          ebx, r12d
        add          r8d, [rax + 152]
            vpxor    xmm4, xmm7, xmm1
        add          r9d, ebp
        xor          ebx, ecx
            vpxor    xmm4, xmm4, xmm6
        ror          r10d, 2
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, ebx
            vpxor    xmm4, xmm4, xmm3
        mov          ebx, r9d                                   /* round 39 */
        xor          ebx, r10d
        add          ecx, [rax + 156]
            vpsrld   xmm7, xmm4, 31
        add          r8d, ebp
        xor          ebx, r12d
            vpslld   xmm4, xmm4, 1
        ror          r9d, 2
        mov          ebp, r8d
        ror          ebp, 27
        add          ecx, ebx
            vpxor    xmm4, xmm7, xmm4
        mov          ebx, r8d                                   /* round 40 */
        xor          ebx, r9d
        mov          r13d, r9d
        xor          r13d, r10d
            vpalignr xmm4, xmm4, xmm2, 4
        add          ecx, ebp
        ror          r8d, 2
            vpxor    xmm4, xmm4, xmm1
        and          ebx, r13d
        add          r12d, [rax + 160]
        mov          ebp, ecx
        ror          ebp, 27
            vpxor    xmm4, xmm4, xmm6
        mov          r13d, ecx                                  /* round 41 */
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
            vpxor    xmm3, xmm4, xmm3
        xor          ebx, r9d
        add          r12d, ebp
            vpsrld   xmm4, xmm3, 31
        and          r13d, r14d
        add          r10d, [rax + 164]
        ror          ecx, 2
            vpslld   xmm3, xmm3, 1
        add          ebx, r12d
        xor          r13d, r8d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        add          r9d, [rax + 168]                           /* round 42 */
        mov          ebp, ebx
        ror          ebp, 27
            vpxor    xmm3, xmm4, xmm3
        add          r10d, r13d
        mov          r12d, ebx
        xor          r12d, ecx
        mov          r13d, ecx
        xor          r13d, r8d
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 176]
        add          r10d, ebp
        ror          ebx, 2
            vpsrldq  xmm7, xmm3, 4
        and          r12d, r13d
        add          r8d, [rax + 172]                           /* round 43 */
            vmovdqu  [rax + 176], xmm4
        mov          ebp, r10d
        ror          ebp, 27
        mov          r13d, r10d
        xor          r13d, ebx
        mov          r14d, ebx
        xor          r14d, ecx
            vpxor    xmm4, xmm7, xmm2
        xor          r12d, ecx
        add          r9d, ebp
            vpxor    xmm4, xmm4, xmm5
        and          r13d, r14d
        ror          r10d, 2
            vpxor    xmm4, xmm4, xmm0
        add          ecx, [rax + 176]                           /* round 44 */
        add          r9d, r12d
        xor          r13d, ebx
            vpsrld   xmm7, xmm4, 31
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r13d
            vpslld   xmm4, xmm4, 1
        mov          r12d, r9d
        xor          r12d, r10d
        mov          r13d, r10d
        xor          r13d, ebx
            vpxor    xmm4, xmm7, xmm4
        add          r8d, ebp
        ror          r9d, 2
        and          r12d, r13d
            vpalignr xmm4, xmm4, xmm3, 4
        add          ebx, [rax + 180]                           /* round 45 */
        mov          ebp, r8d
        ror          ebp, 27
            vpxor    xmm4, xmm4, xmm2
        mov          r13d, r8d
        xor          r13d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
            vpxor    xmm4, xmm4, xmm5
        xor          r12d, r10d
        add          ecx, ebp
        and          r13d, r14d
            vpxor    xmm0, xmm4, xmm0
        ror          r8d, 2
        add          r10d, [rax + 184]                          /* round 46 */
            vpsrld   xmm4, xmm0, 31
        add          ecx, r12d
        xor          r13d, r9d
            vpslld   xmm0, xmm0, 1
        mov          ebp, ecx
        ror          ebp, 27
        add          ebx, r13d
        mov          r12d, ecx
        xor          r12d, r8d
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        mov          r13d, r8d
        xor          r13d, r9d
        add          ebp, ebx
            vpxor    xmm0, xmm4, xmm0
        ror          ecx, 2
        and          r12d, r13d
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 192]
        add          r9d, [rax + 188]                           /* round 47 */
        mov          ebx, ebp
        ror          ebx, 27
        mov          r13d, ebp
        xor          r13d, ecx
            vpsrldq  xmm7, xmm0, 4
        mov          r14d, ecx
        xor          r14d, r8d
        xor          r12d, r8d
            vmovdqu  [rax + 192], xmm4
        add          r10d, ebx
        and          r13d, r14d
        ror          ebp, 2
            vpxor    xmm4, xmm7, xmm3
        add          r8d, [rax + 192]                           /* round 48 */
        add          r10d, r12d
            vpxor    xmm4, xmm4, xmm6
        xor          r13d, ecx
        mov          ebx, r10d
        ror          ebx, 27
            vpxor    xmm4, xmm4, xmm1
        add          r9d, r13d
        mov          r12d, r10d
        xor          r12d, ebp
        mov          r13d, ebp
        xor          r13d, ecx
            vpsrld   xmm7, xmm4, 31
        add          r9d, ebx
        ror          r10d, 2
            vpslld   xmm4, xmm4, 1
        and          r12d, r13d
        add          ecx, [rax + 196]                           /* round 49 */
            vpxor    xmm4, xmm7, xmm4
        mov          ebx, r9d
        ror          ebx, 27
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, ebp
            vpalignr xmm4, xmm4, xmm0, 4
        xor          r12d, ebp
        add          r8d, ebx
            vpxor    xmm4, xmm4, xmm3
        and          r13d, r14d
        ror          r9d, 2
            vpxor    xmm4, xmm4, xmm6
        add          ebp, [rax + 200]                           /* round 50 */
        add          r8d, r12d
        xor          r13d, r10d
            vpxor    xmm1, xmm4, xmm1
        mov          ebx, r8d
        ror          ebx, 27
        add          ecx, r13d
            vpsrld   xmm4, xmm1, 31
        mov          r12d, r8d
        xor          r12d, r9d
        mov          r13d, r9d
        xor          r13d, r10d
            vpslld   xmm1, xmm1, 1
        add          ecx, ebx
        ror          r8d, 2
        and          r12d, r13d
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        add          r10d, [rax + 204]                          /* round 51 */
        mov          ebx, ecx
        ror          ebx, 27
            vpxor    xmm1, xmm4, xmm1
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 208]
        xor          r12d, r9d
        add          ebp, ebx
        and          r13d, r14d
            vpsrldq  xmm7, xmm1, 4
        ror          ecx, 2
            vmovdqu  [rax + 208], xmm4
        add          r9d, [rax + 208]                           /* round 52 */
        add          r12d, ebp
        xor          r13d, r8d
            vpxor    xmm4, xmm7, xmm0
        mov          ebx, r12d
        ror          ebx, 27
        add          r10d, r13d
        mov          ebp, r12d
        xor          ebp, ecx
            vpxor    xmm4, xmm4, xmm5
        mov          r13d, ecx
        xor          r13d, r8d
        add          r10d, ebx
            vpxor    xmm4, xmm4, xmm2
        ror          r12d, 2
        and          ebp, r13d
            vpsrld   xmm7, xmm4, 31
        add          r8d, [rax + 212]                           /* round 53 */
        mov          ebx, r10d
        ror          ebx, 27
        mov          r13d, r10d
        xor          r13d, r12d
            vpslld   xmm4, xmm4, 1
        mov          r14d, r12d
        xor          r14d, ecx
        xor          ebp, ecx
            vpxor    xmm4, xmm7, xmm4
        add          r9d, ebx
        and          r13d, r14d
            vpalignr xmm4, xmm4, xmm1, 4
        ror          r10d, 2
        add          ecx, [rax + 216]                           /* round 54 */
        add          r9d, ebp
            vpxor    xmm4, xmm4, xmm0
        xor          r13d, r12d
        mov          ebx, r9d
        ror          ebx, 27
            vpxor    xmm4, xmm4, xmm5
        add          r8d, r13d
        mov          ebp, r9d
        xor          ebp, r10d
            vpxor    xmm2, xmm4, xmm2
        mov          r13d, r10d
        xor          r13d, r12d
        add          r8d, ebx
        ror          r9d, 2
            vpsrld   xmm4, xmm2, 31
        and          ebp, r13d
        add          r12d, [rax + 220]                          /* round 55 */
            vpslld   xmm2, xmm2, 1
        mov          ebx, r8d
        ror          ebx, 27
        mov          r13d, r8d
        xor          r13d, r9d
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        mov          r14d, r9d
        xor          r14d, r10d
        xor          ebp, r10d
        add          ecx, ebx
            vpxor    xmm2, xmm4, xmm2
        and          r13d, r14d
        ror          r8d, 2
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 224]
        add          ecx, ebp
            vpsrldq  xmm7, xmm2, 4
        xor          r13d, r9d
        mov          ebx, ecx
        ror          ebx, 27
        add          r12d, r13d
            vmovdqu  [rax + 224], xmm4
        add          r10d, [rax + 224]                          /* round 56 */
        mov          ebp, ecx
        xor          ebp, r8d
        mov          r13d, r8d
        xor          r13d, r9d
            vpxor    xmm4, xmm7, xmm1
        add          ebx, r12d
        ror          ecx, 2
            vpxor    xmm4, xmm4, xmm6
        and          ebp, r13d
        add          r9d, [rax + 228]                           /* round 57 */
        mov          r12d, ebx
        ror          r12d, 27
            vpxor    xmm4, xmm4, xmm3
        mov          r13d, ebx
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
            vpsrld   xmm7, xmm4, 31
        xor          ebp, r8d
        add          r10d, r12d
        and          r13d, r14d
            vpslld   xmm4, xmm4, 1
        ror          ebx, 2
        add          r8d, [rax + 232]                           /* round 58 */
            vpxor    xmm4, xmm7, xmm4
        add          r10d, ebp
        xor          r13d, ecx
            vpalignr xmm4, xmm4, xmm2, 4
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, r13d
        mov          r12d, r10d
        xor          r12d, ebx
            vpxor    xmm4, xmm4, xmm1
        mov          r13d, ebx
        xor          r13d, ecx
        add          r9d, ebp
            vpxor    xmm4, xmm4, xmm6
        ror          r10d, 2
        and          r12d, r13d
            vpxor    xmm3, xmm4, xmm3
        add          ecx, [rax + 236]                           /* round 59 */
        mov          ebp, r9d
        ror          ebp, 27
        mov          r13d, r9d
        xor          r13d, r10d
            vpsrld   xmm4, xmm3, 31
        mov          r14d, r10d
        xor          r14d, ebx
        xor          r12d, ebx
            vpslld   xmm3, xmm3, 1
        add          r8d, ebp
        and          r13d, r14d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        ror          r9d, 2
        add          r8d, r12d
            vpxor    xmm3, xmm4, xmm3
        xor          r13d, r10d
        mov          ebp, r8d
        ror          ebp, 27
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 240]
        add          ecx, r13d
        mov          r12d, r8d                                  /* round 60 */
        xor          r12d, r9d
            vpsrldq  xmm7, xmm3, 4
        ror          r8d, 2
        add          ecx, ebp
        xor          r12d, r10d
            vmovdqu  [rax + 240], xmm4
        add          ebx, [rax + 240]
        mov          ebp, ecx
        ror          ebp, 27
        add          ebx, r12d
            vpxor    xmm4, xmm7, xmm2
        mov          r12d, ecx                                  /* round 61 */
        xor          r12d, r8d
        add          r10d, [rax + 244]
            vpxor    xmm4, xmm4, xmm5
        add          ebp, ebx
        xor          r12d, r9d
        ror          ecx, 2
            vpxor    xmm4, xmm4, xmm0
        mov          ebx, ebp
        ror          ebx, 27
        add          r10d, r12d
            vpsrld   xmm7, xmm4, 31
        mov          r12d, ebp                                  /* round 62 */
        xor          r12d, ecx
        add          r9d, [rax + 248]
            vpslld   xmm4, xmm4, 1
        add          r10d, ebx
        xor          r12d, r8d
        ror          ebp, 2
            vpxor    xmm4, xmm7, xmm4
        mov          ebx, r10d
        ror          ebx, 27
        add          r9d, r12d
            vpalignr xmm4, xmm4, xmm3, 4
        mov          r12d, r10d                                 /* round 63 */
        xor          r12d, ebp
        add          r8d, [rax + 252]
            vpxor    xmm4, xmm4, xmm2
        add          r9d, ebx
        xor          r12d, ecx
        ror          r10d, 2
            vpxor    xmm4, xmm4, xmm5
        mov          ebx, r9d
        ror          ebx, 27
        add          r8d, r12d
            vpxor    xmm0, xmm4, xmm0
        mov          r12d, r9d                                  /* round 64 */
        xor          r12d, r10d
            vpsrld   xmm4, xmm0, 31
        add          r8d, ebx
        xor          r12d, ebp
        ror          r9d, 2
            vpslld   xmm0, xmm0, 1
        mov          ebx, r8d
        ror          ebx, 27
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        mov          r13d, r8d                                  /* round 65 */
        xor          r13d, r9d
            vpxor    xmm0, xmm4, xmm0
        xor          r13d, r10d
        ror          r8d, 2
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 256]
            vpsrldq  xmm7, xmm0, 4
            vmovdqu  [rax + 256], xmm4
        add          ecx, [rax + 256]
        add          ecx, r12d
        add          ebp, [rax + 260]
        add          ecx, ebx
        mov          ebx, ecx
        ror          ebx, 27
        add          ebp, r13d
        mov          r12d, ecx                                  /* round 66 */
        xor          r12d, r8d
        add          r10d, [rax + 264]
        add          ebx, ebp
        xor          r12d, r9d
        ror          ecx, 2
            vpxor    xmm4, xmm7, xmm3
        mov          ebp, ebx
        ror          ebp, 27
        add          r10d, r12d
            vpxor    xmm4, xmm4, xmm6
        mov          r12d, ebx                                  /* round 67 */
        xor          r12d, ecx
        add          r9d, [rax + 268]
            vpxor    xmm4, xmm4, xmm1
        add          r10d, ebp
        xor          r12d, r8d
        ror          ebx, 2
            vpsrld   xmm7, xmm4, 31
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, r12d
            vpslld   xmm4, xmm4, 1
        mov          r12d, r10d                                 /* round 68 */
        xor          r12d, ebx
            vpxor    xmm4, xmm7, xmm4
        add          r9d, ebp
        xor          r12d, ecx
        ror          r10d, 2
            vpalignr xmm4, xmm4, xmm0, 4
        mov          ebp, r9d
        ror          ebp, 27
            vpxor    xmm4, xmm4, xmm3
        mov          r13d, r9d                                  /* round 69 */
        xor          r13d, r10d
            vpxor    xmm4, xmm4, xmm6
        xor          r13d, ebx
        ror          r9d, 2
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
            vpslld   xmm1, xmm1, 1
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
            vpxor    xmm1, xmm4, xmm1
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 272]
            vpsrldq  xmm7, xmm1, 4
            vmovdqu  [rax + 272], xmm4
        add          r8d, [rax + 272]
        add          r8d, r12d
        add          ecx, [rax + 276]
        add          r8d, ebp
        mov          ebp, r8d
        ror          ebp, 27
        add          ecx, r13d
        mov          r12d, r8d                                  /* round 70 */
        xor          r12d, r9d
        add          ebx, [rax + 280]
        add          ecx, ebp
        xor          r12d, r10d
        ror          r8d, 2
        mov          ebp, ecx
        ror          ebp, 27
        add          ebx, r12d
        mov          r12d, ecx                                  /* round 71 */
        xor          r12d, r8d
        add          r10d, [rax + 284]
        add          ebp, ebx
        xor          r12d, r9d
        ror          ecx, 2
        mov          ebx, ebp
        ror          ebx, 27
        add          r10d, r12d
        mov          r12d, ebp                                  /* round 72 */
        xor          r12d, ecx
        add          r10d, ebx
            vpxor    xmm4, xmm7, xmm0
        xor          r12d, r8d
        ror          ebp, 2
            vpxor    xmm4, xmm4, xmm5
        mov          ebx, r10d
        ror          ebx, 27
            vpxor    xmm4, xmm4, xmm2
        mov          r13d, r10d                                 /* round 73 */
        xor          r13d, ebp
            vpsrld   xmm7, xmm4, 31
        xor          r13d, ecx
        ror          r10d, 2
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm0, xmm4, xmm0
            vpxor    xmm0, xmm0, xmm5
            vpxor    xmm0, xmm0, xmm2
            vpsrld   xmm2, xmm0, 31
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm2, xmm0
            vpaddd   xmm2, xmm0, [rip + NSMS_L(K) + 288]
            vpsrldq  xmm4, xmm0, 4
            vmovdqu  [rax + 288], xmm2
        add          r9d, [rax + 288]
        add          r9d, r12d
        add          r8d, [rax + 292]
        add          r9d, ebx
        mov          ebx, r9d
        ror          ebx, 27
        add          r8d, r13d
        mov          r12d, r9d                                  /* round 74 */
        xor          r12d, r10d
        add          ecx, [rax + 296]
        add          r8d, ebx
        xor          r12d, ebp
        ror          r9d, 2
        mov          ebx, r8d
        ror          ebx, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 75 */
        xor          r12d, r9d
        add          ebp, [rax + 300]
        add          ecx, ebx
        xor          r12d, r10d
        ror          r8d, 2
        mov          ebx, ecx
        ror          ebx, 27
        add          ebp, r12d
        mov          r12d, ecx                                  /* round 76 */
        xor          r12d, r8d
        add          ebx, ebp
        xor          r12d, r9d
        ror          ecx, 2
        mov          ebp, ebx
        ror          ebp, 27
        mov          r13d, ebx                                  /* round 77 */
        xor          r13d, ecx
        xor          r13d, r8d
        ror          ebx, 2
            vpxor    xmm2, xmm4, xmm1
            vpxor    xmm2, xmm2, xmm6
            vpxor    xmm2, xmm2, xmm3
            vpsrld   xmm4, xmm2, 31
        mov          r14d, [rdi]                                /* H = H + (a, b, ...) */
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
            vpalignr xmm0, xmm2, xmm0, 4
            vpxor    xmm0, xmm0, xmm1
        mov          r15d, [rdi + 4]
        mov          r11d, [rdi + 8]
            vpxor    xmm0, xmm0, xmm6
            vpxor    xmm0, xmm0, xmm3
        add          rsi, 64                                    /* the next block */
            vpsrld   xmm1, xmm0, 31
        mov          [rsp], rsi
        mov          esi, [rdi + 12]
        mov          [rsp + 8], rdx
        mov          edx, [rdi + 16]
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm1, xmm0
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 304]
        add          edx, ebx
        mov          [rdi + 16], edx
            vmovdqu  [rax + 304], xmm0
        add          r10d, [rax + 304]
        add          r10d, r12d
        add          r9d, [rax + 308]
        add          r10d, ebp
        mov          ebp, r10d
        ror          ebp, 27
        add          r9d, r13d
        mov          r12d, r10d                                 /* round 78 */
        xor          r12d, ebx
        add          r8d, [rax + 312]
        add          r9d, ebp
        xor          r12d, ecx
        ror          r10d, 2
        mov          ebp, r9d
        ror          ebp, 27
        add          r8d, r12d
        mov          r12d, r9d                                  /* round 79 */
        xor          r12d, r10d
        add          r14d, [rax + 316]
        add          r8d, ebp
        xor          r12d, ebx
        ror          r9d, 2
        add          ecx, r14d
        mov          ebx, r8d
        ror          ebx, 27
        add          ecx, r12d
        add          r8d, r15d
        add          r9d, r11d
        add          ecx, ebx
        mov          [rdi + 4], r8d
        mov          [rdi], ecx
        add          r10d, esi
        mov          [rdi + 8], r9d
        mov          [rdi + 12], r10d
        mov          rbx, [rsp + 8]
        add          rbx, -1
        mov          r11d, edx
        mov          rdx, rbx
        mov          rsi, [rsp]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1520]
        vmovaps      xmm7, [rsp + 1536]
        vmovaps      xmm8, [rsp + 1552]
        vmovaps      xmm9, [rsp + 1568]
        vmovaps      xmm10, [rsp + 1584]
        vmovaps      xmm11, [rsp + 1600]
        vmovaps      xmm12, [rsp + 1616]
        vmovaps      xmm13, [rsp + 1632]
        vmovaps      xmm14, [rsp + 1648]
        vmovaps      xmm15, [rsp + 1664]
        add          rsp, 1688
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
        add          rsp, 1528
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_avx_n4), . - NSMS_SYMBOL(nsms_sha1_blocks_avx_n4)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_schedule_avx_n4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_schedule_avx_n4))
NSMS_SYMBOL(nsms_sha1_schedule_avx_n4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_schedule_avx_n4))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 376
        NSMS_SEH(.seh_stackalloc 376)
        vmovaps      [rsp + 208], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 208)
        vmovaps      [rsp + 224], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 224)
        vmovaps      [rsp + 240], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 240)
        vmovaps      [rsp + 256], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 256)
        vmovaps      [rsp + 272], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 272)
        vmovaps      [rsp + 288], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 288)
        vmovaps      [rsp + 304], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 304)
        vmovaps      [rsp + 320], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 320)
        vmovaps      [rsp + 336], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 336)
        vmovaps      [rsp + 352], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 352)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
        sub          rsp, 216
        .cfi_def_cfa_offset 224
#endif
        lea          rax, [rsp + 63]
        and          rax, -64

        /* the message words */
        vmovdqu      xmm10, [rsi]                               /* W_0 to W_3 */
        vmovdqu      xmm11, [rsi + 64]
        vmovdqu      xmm12, [rsi + 128]
        vmovdqu      xmm13, [rsi + 192]
        vmovdqu      xmm14, [rsi + 16]                          /* W_4 to W_7 */
        vmovdqu      xmm15, [rsi + 80]
        vmovdqu      xmm9, [rsi + 144]
        vmovdqu      xmm8, [rsi + 208]
        vpunpckldq   xmm7, xmm10, xmm11
        vpunpckldq   xmm6, xmm12, xmm13
        vpunpckhdq   xmm10, xmm10, xmm11
        vpunpckhdq   xmm11, xmm12, xmm13
        vmovdqu      xmm12, [rsi + 32]                          /* W_8 to W_11 */
        vmovdqu      xmm13, [rsi + 96]
        vmovdqu      xmm5, [rsi + 160]
        vpunpckldq   xmm4, xmm14, xmm15
        vpunpckhdq   xmm14, xmm14, xmm15
        vmovdqu      xmm15, [rsi + 224]
        vpunpckldq   xmm3, xmm9, xmm8
        vpunpckhdq   xmm9, xmm9, xmm8
        vpunpckldq   xmm8, xmm12, xmm13
        vpunpckhdq   xmm12, xmm12, xmm13
        vpunpckldq   xmm13, xmm5, xmm15
        vpunpckhdq   xmm15, xmm5, xmm15
        vpunpcklqdq  xmm5, xmm7, xmm6
        vpunpckhqdq  xmm7, xmm7, xmm6
        vmovdqu      xmm6, [rsi + 48]                           /* W_12 to W_15 */
        vmovdqu      xmm2, [rsi + 112]
        vmovdqu      xmm1, [rsi + 176]
        vmovdqu      xmm0, [rsi + 240]
        vmovdqu      [rax + 96], xmm12
        vmovdqu      xmm12, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      xmm5, xmm5, xmm12
        vpshufb      xmm7, xmm7, xmm12
        vmovdqu      [rax + 112], xmm7
        vpunpcklqdq  xmm7, xmm10, xmm11
        vpunpckhqdq  xmm10, xmm10, xmm11
        vpshufb      xmm11, xmm7, xmm12
        vpshufb      xmm10, xmm10, xmm12
        vpunpckldq   xmm7, xmm6, xmm2
        vpunpckhdq   xmm6, xmm6, xmm2
        vpunpckldq   xmm2, xmm1, xmm0
        vpunpckhdq   xmm1, xmm1, xmm0
        vpunpcklqdq  xmm0, xmm4, xmm3
        vpunpckhqdq  xmm4, xmm4, xmm3
        vpshufb      xmm3, xmm0, xmm12
        vpshufb      xmm4, xmm4, xmm12
        vpunpcklqdq  xmm0, xmm14, xmm9
        vpunpckhqdq  xmm14, xmm14, xmm9
        vpshufb      xmm9, xmm0, xmm12
        vpshufb      xmm14, xmm14, xmm12
        vpunpcklqdq  xmm0, xmm8, xmm13
        vpunpckhqdq  xmm13, xmm8, xmm13
        vpshufb      xmm8, xmm0, xmm12
        vpshufb      xmm13, xmm13, xmm12
        vmovdqu      xmm0, [rax + 96]
        vmovdqu      [rax + 128], xmm13
        vpunpcklqdq  xmm13, xmm0, xmm15
        vpunpckhqdq  xmm15, xmm0, xmm15
        vpshufb      xmm13, xmm13, xmm12
        vmovdqu      [rax], xmm13
        vpshufb      xmm15, xmm15, xmm12
        vmovdqu      [rax + 16], xmm15
        vpunpcklqdq  xmm0, xmm7, xmm2
        vpunpckhqdq  xmm7, xmm7, xmm2
        vpshufb      xmm2, xmm0, xmm12
        vmovdqu      [rax + 32], xmm2
        vpshufb      xmm7, xmm7, xmm12
        vmovdqu      [rax + 48], xmm7
        vpunpcklqdq  xmm0, xmm6, xmm1
        vpunpckhqdq  xmm6, xmm6, xmm1
        vpshufb      xmm1, xmm0, xmm12
        vmovdqu      [rax + 64], xmm1
        vpshufb      xmm12, xmm6, xmm12
        vmovdqu      [rax + 80], xmm12
        vpaddd       xmm6, xmm5, [rip + NSMS_L(K1x4)]           /* W_0 + K_0 */
        vmovdqu      [rdi], xmm6
        vmovdqu      xmm6, [rax + 112]
        vpaddd       xmm0, xmm6, [rip + NSMS_L(K1x4) + 16]      /* W_1 + K_1 */
        vmovdqu      [rdi + 16], xmm0
        vpaddd       xmm0, xmm11, [rip + NSMS_L(K1x4) + 32]     /* W_2 + K_2 */
        vmovdqu      [rdi + 32], xmm0
        vpaddd       xmm0, xmm10, [rip + NSMS_L(K1x4) + 48]     /* W_3 + K_3 */
        vmovdqu      [rdi + 48], xmm0
        vpaddd       xmm0, xmm3, [rip + NSMS_L(K1x4) + 64]      /* W_4 + K_4 */
        vmovdqu      [rdi + 64], xmm0
        vpaddd       xmm0, xmm4, [rip + NSMS_L(K1x4) + 80]      /* W_5 + K_5 */
        vmovdqu      [rdi + 80], xmm0
        vpaddd       xmm0, xmm9, [rip + NSMS_L(K1x4) + 96]      /* W_6 + K_6 */
        vmovdqu      [rdi + 96], xmm0
        vpaddd       xmm0, xmm14, [rip + NSMS_L(K1x4) + 112]    /* W_7 + K_7 */
        vmovdqu      [rdi + 112], xmm0
        vpaddd       xmm0, xmm8, [rip + NSMS_L(K1x4) + 128]     /* W_8 + K_8 */
        vmovdqu      [rdi + 128], xmm0
        vmovdqu      xmm0, [rax + 128]
        vpaddd       xmm6, xmm0, [rip + NSMS_L(K1x4) + 144]     /* W_9 + K_9 */
        vmovdqu      [rdi + 144], xmm6
        vpaddd       xmm6, xmm13, [rip + NSMS_L(K1x4) + 160]    /* W_10 + K_10 */
        vmovdqu      [rdi + 160], xmm6
        vpaddd       xmm6, xmm15, [rip + NSMS_L(K1x4) + 176]    /* W_11 + K_11 */
        vmovdqu      [rdi + 176], xmm6
        vpaddd       xmm6, xmm2, [rip + NSMS_L(K1x4) + 192]     /* W_12 + K_12 */
        vmovdqu      [rdi + 192], xmm6
        vpaddd       xmm6, xmm7, [rip + NSMS_L(K1x4) + 208]     /* W_13 + K_13 */
        vmovdqu      [rdi + 208], xmm6
        vpaddd       xmm6, xmm1, [rip + NSMS_L(K1x4) + 224]     /* W_14 + K_14 */
        vmovdqu      [rdi + 224], xmm6
        vpaddd       xmm6, xmm12, [rip + NSMS_L(K1x4) + 240]    /* W_15 + K_15 */
        vmovdqu      [rdi + 240], xmm6
        lea          rdx, [rdi + 1024]
        lea          rcx, [rip + NSMS_L(K1x4) + 256]
        vmovdqa      xmm2, xmm11
        vmovdqa      xmm6, xmm9
        vmovdqa      xmm7, xmm14
        vmovdqa      xmm9, xmm0
        vmovdqa      xmm0, xmm5
        vmovdqa      xmm5, xmm4
        vmovdqa      xmm4, xmm3
        vmovdqa      xmm3, xmm10
        vmovdqu      xmm1, [rax + 112]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 4 blocks: xmm0..xmm9, [rax..rax+80]; scratch: rax; wk: rdi; kp: rcx; */
        /*   upper_bound: rdx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        vmovdqu      xmm10, [rax + 48]
        vpxor        xmm11, xmm10, xmm8                         /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        vpxor        xmm11, xmm11, xmm2
        vpxor        xmm11, xmm11, xmm0
        vmovdqu      xmm12, [rax + 64]
        vpxor        xmm13, xmm12, xmm9                         /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        vpxor        xmm13, xmm13, xmm3
        vpxor        xmm13, xmm13, xmm1
        vpsrld       xmm14, xmm11, 31
        vpslld       xmm11, xmm11, 1
        vpxor        xmm0, xmm14, xmm11
        vmovdqu      xmm11, [rax + 80]
        vmovdqu      xmm14, [rax]
        vpxor        xmm15, xmm11, xmm14                        /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        vpxor        xmm15, xmm15, xmm4
        vpxor        xmm15, xmm15, xmm2
        vpsrld       xmm2, xmm13, 31
        vpslld       xmm13, xmm13, 1
        vpxor        xmm1, xmm13, xmm2
        vpaddd       xmm13, xmm0, [rcx]
        vmovdqu      [rdi + 256], xmm13
        vmovdqu      xmm13, [rax + 16]
        vpxor        xmm2, xmm13, xmm0                          /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        vpxor        xmm2, xmm2, xmm5
        vpxor        xmm3, xmm2, xmm3
        vpsrld       xmm2, xmm15, 31
        vpslld       xmm15, xmm15, 1
        vpxor        xmm2, xmm15, xmm2
        vpaddd       xmm15, xmm1, [rcx + 16]
        vmovdqu      [rdi + 272], xmm15
        vmovdqu      xmm15, [rax + 32]
        vpxor        xmm13, xmm15, xmm1                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        vpxor        xmm13, xmm13, xmm6
        vpxor        xmm13, xmm13, xmm4
        vpsrld       xmm4, xmm3, 31
        vpslld       xmm3, xmm3, 1
        vpxor        xmm3, xmm4, xmm3
        vpaddd       xmm4, xmm2, [rcx + 32]
        vmovdqu      [rdi + 288], xmm4
        vpxor        xmm4, xmm10, xmm2                          /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        vpxor        xmm4, xmm4, xmm7
        vpxor        xmm5, xmm4, xmm5
        vpsrld       xmm4, xmm13, 31
        vpslld       xmm13, xmm13, 1
        vpxor        xmm4, xmm13, xmm4
        vpaddd       xmm13, xmm3, [rcx + 48]
        vmovdqu      [rdi + 304], xmm13
        vpxor        xmm13, xmm12, xmm3                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        vpxor        xmm13, xmm13, xmm8
        vpxor        xmm13, xmm13, xmm6
        vpsrld       xmm6, xmm5, 31
        vpslld       xmm5, xmm5, 1
        vpxor        xmm5, xmm6, xmm5
        vpaddd       xmm6, xmm4, [rcx + 64]
        vmovdqu      [rdi + 320], xmm6
        vpxor        xmm6, xmm11, xmm4                          /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        vpxor        xmm6, xmm9, xmm6
        vpxor        xmm7, xmm6, xmm7
        vpsrld       xmm6, xmm13, 31
        vpslld       xmm13, xmm13, 1
        vpxor        xmm6, xmm13, xmm6
        vpaddd       xmm13, xmm5, [rcx + 80]
        vmovdqu      [rdi + 336], xmm13
        vpxor        xmm13, xmm5, xmm0                          /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        vpxor        xmm13, xmm13, xmm14
        vpxor        xmm13, xmm13, xmm8
        vpsrld       xmm8, xmm7, 31
        vpslld       xmm7, xmm7, 1
        vpxor        xmm7, xmm8, xmm7
        vpaddd       xmm8, xmm6, [rcx + 96]
        vmovdqu      [rdi + 352], xmm8
        vpxor        xmm8, xmm6, xmm1                           /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        vpxor        xmm8, xmm8, [rax + 16]
        vpxor        xmm9, xmm8, xmm9
        vpsrld       xmm8, xmm13, 31
        vpslld       xmm13, xmm13, 1
        vpxor        xmm8, xmm8, xmm13
        vpaddd       xmm13, xmm7, [rcx + 112]
        vmovdqu      [rdi + 368], xmm13
        vpxor        xmm13, xmm7, xmm2                          /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        vpxor        xmm13, xmm13, xmm15
        vpxor        xmm13, xmm13, xmm14
        vpsrld       xmm14, xmm9, 31
        vpslld       xmm9, xmm9, 1
        vpxor        xmm9, xmm14, xmm9
        vpaddd       xmm14, xmm8, [rcx + 128]
        vmovdqu      [rdi + 384], xmm14
        vpxor        xmm14, xmm8, xmm3                          /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        vpxor        xmm14, xmm14, xmm10
        vpxor        xmm14, xmm14, [rax + 16]
        vmovdqu      [rax + 96], xmm2
        vpsrld       xmm2, xmm13, 31
        vpslld       xmm13, xmm13, 1
        vpxor        xmm13, xmm13, xmm2
        vmovdqu      [rax], xmm13
        vpaddd       xmm2, xmm9, [rcx + 144]
        vmovdqu      [rdi + 400], xmm2
        vpxor        xmm2, xmm9, xmm4                           /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        vpxor        xmm2, xmm12, xmm2
        vpxor        xmm15, xmm15, xmm2
        vpsrld       xmm2, xmm14, 31
        vpslld       xmm14, xmm14, 1
        vpxor        xmm14, xmm14, xmm2
        vmovdqu      [rax + 16], xmm14
        vpaddd       xmm2, xmm13, [rcx + 160]
        vmovdqu      [rdi + 416], xmm2
        vpxor        xmm2, xmm13, xmm5                          /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        vpxor        xmm2, xmm11, xmm2
        vpxor        xmm10, xmm10, xmm2
        vpsrld       xmm2, xmm15, 31
        vpslld       xmm15, xmm15, 1
        vpxor        xmm15, xmm15, xmm2
        vmovdqu      [rax + 32], xmm15
        vpaddd       xmm2, xmm14, [rcx + 176]
        vmovdqu      [rdi + 432], xmm2
        vpxor        xmm2, xmm14, xmm6                          /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        vpxor        xmm2, xmm2, xmm0
        vpxor        xmm12, xmm12, xmm2
        vpsrld       xmm2, xmm10, 31
        vpslld       xmm10, xmm10, 1
        vpxor        xmm10, xmm10, xmm2
        vmovdqu      [rax + 48], xmm10
        vpaddd       xmm2, xmm15, [rcx + 192]
        vmovdqu      [rdi + 448], xmm2
        vpxor        xmm2, xmm15, xmm7                          /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        vpxor        xmm2, xmm2, xmm1
        vpxor        xmm11, xmm11, xmm2
        vpsrld       xmm2, xmm12, 31
        vpslld       xmm12, xmm12, 1
        vpxor        xmm12, xmm12, xmm2
        vmovdqu      [rax + 64], xmm12
        vpaddd       xmm2, xmm10, [rcx + 208]
        vmovdqu      [rdi + 464], xmm2
        vpsrld       xmm2, xmm11, 31
        vpslld       xmm11, xmm11, 1
        vpxor        xmm11, xmm11, xmm2
        vmovdqu      [rax + 80], xmm11
        vpaddd       xmm2, xmm12, [rcx + 224]
        vmovdqu      [rdi + 480], xmm2
        vpaddd       xmm2, xmm11, [rcx + 240]
        vmovdqu      [rdi + 496], xmm2
        add          rcx, 256
        add          rdi, 256
        vmovdqu      xmm2, [rax + 96]
        cmp          rdi, rdx
        jne          NSMS_L(schedule_next_words)

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 208]
        vmovaps      xmm7, [rsp + 224]
        vmovaps      xmm8, [rsp + 240]
        vmovaps      xmm9, [rsp + 256]
        vmovaps      xmm10, [rsp + 272]
        vmovaps      xmm11, [rsp + 288]
        vmovaps      xmm12, [rsp + 304]
        vmovaps      xmm13, [rsp + 320]
        vmovaps      xmm14, [rsp + 336]
        vmovaps      xmm15, [rsp + 352]
        add          rsp, 376
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 216
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha1_schedule_avx_n4), . - NSMS_SYMBOL(nsms_sha1_schedule_avx_n4)
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

/* nsms_sha1_blocks_avx_n4: 15 integer registers, 16 vector registers, 14 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
 *     state: rdi; q: rbx; end_of_batch: rbp. Slots of the frame that are not named here hold
 *     spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     q: address of the current block's first stored schedule word.
 *     end_of_batch: value of q after the last block of a batch.
 * nsms_sha1_schedule_avx_n4: 5 integer registers, 16 vector registers, 4 spills.
 *   Register map: W rows 0..15 of 4 blocks: xmm0..xmm9, [rax..rax+80]; scratch: rax; wk: rdi;
 *     kp: rcx; upper_bound: rdx. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_blocks_avx_n4
 *   signature: void nsms_sha1_blocks_avx_n4(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1576, win64: 1752}
 *   features: [avx]
 * - name: nsms_sha1_schedule_avx_n4
 *   signature: void nsms_sha1_schedule_avx_n4(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 1280, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 256, align: 1, access: read}
 *   stack_bytes: {sysv: 216, win64: 392}
 *   features: [avx]
 */
