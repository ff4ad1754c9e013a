/* sha1_sse41_n4_shift_add_zen4.S, written by nsms: make gen HASH=sha1 ISA=sse41 N=4 LANE_ROT=shift-add UARCH=zen4
 *   LANE_ROT=shift-add: two shifts and an addition; UARCH=zen4: the options and orders that a search found on
 *     zen4
 *
 * void nsms_sha1_blocks_sse41_n4_shift_add_zen4(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks, 4 scheduled at a time.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,796 instructions (System V); 1,560 bytes of stack (System V), 1,736 (Win64).
 * void nsms_sha1_schedule_sse41_n4_shift_add_zen4(uint32_t *wk, const void *data);
 *   SHA-1: W_t + K_t of 4 blocks, wk[t*4 + j] for block j.
 *   Reads 256 bytes at data; writes 1280 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 348 instructions (System V); 216 bytes of stack (System V), 392 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: ssse3.
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
#  define NSMS_L(name) Lsha1_sse41_n4_shift_add_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_sse41_n4_shift_add_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_sse41_n4_shift_add_zen4_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4_shift_add_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4_shift_add_zen4))
NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4_shift_add_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4_shift_add_zen4))
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
        sub          rsp, 1672
        NSMS_SEH(.seh_stackalloc 1672)
        movaps       [rsp + 1504], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1504)
        movaps       [rsp + 1520], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1520)
        movaps       [rsp + 1536], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1536)
        movaps       [rsp + 1552], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1552)
        movaps       [rsp + 1568], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1568)
        movaps       [rsp + 1584], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1584)
        movaps       [rsp + 1600], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1600)
        movaps       [rsp + 1616], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1616)
        movaps       [rsp + 1632], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1632)
        movaps       [rsp + 1648], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1648)
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
        sub          rsp, 1512
        .cfi_def_cfa_offset 1568
#endif
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 79]
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
        movdqu       xmm3, [rsi]                                /* W_0 to W_3 */
        movdqu       xmm10, [rsi + 64]
        movdqu       xmm11, [rsi + 128]
        movdqu       xmm12, [rsi + 192]
        movdqu       xmm7, [rsi + 16]                           /* W_4 to W_7 */
        movdqu       xmm13, [rsi + 80]
        movdqu       xmm14, [rsi + 144]
        movdqu       xmm15, [rsi + 208]
        movdqa       xmm1, xmm3
        punpckldq    xmm1, xmm10
        movdqa       xmm9, xmm11
        punpckldq    xmm9, xmm12
        punpckhdq    xmm3, xmm10
        punpckhdq    xmm11, xmm12
        movdqu       xmm10, [rsi + 32]                          /* W_8 to W_11 */
        movdqu       xmm12, [rsi + 96]
        movdqu       xmm8, [rsi + 160]
        movdqa       xmm5, xmm7
        punpckldq    xmm5, xmm13
        punpckhdq    xmm7, xmm13
        movdqu       xmm13, [rsi + 224]
        movdqa       xmm6, xmm14
        punpckldq    xmm6, xmm15
        punpckhdq    xmm14, xmm15
        movdqa       xmm15, xmm10
        punpckldq    xmm15, xmm12
        punpckhdq    xmm10, xmm12
        movdqa       xmm12, xmm8
        punpckldq    xmm12, xmm13
        punpckhdq    xmm8, xmm13
        movdqa       xmm0, xmm1
        punpcklqdq   xmm0, xmm9
        punpckhqdq   xmm1, xmm9
        movdqu       xmm13, [rsi + 48]                          /* W_12 to W_15 */
        movdqu       xmm9, [rsi + 112]
        movdqu       xmm4, [rsi + 176]
        movdqu       xmm2, [rsi + 240]
        movdqu       [rax + 1376], xmm10
        movdqu       xmm10, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        pshufb       xmm0, xmm10
        pshufb       xmm1, xmm10
        movdqu       [rax + 1392], xmm1
        movdqa       xmm1, xmm3
        punpcklqdq   xmm1, xmm11
        punpckhqdq   xmm3, xmm11
        pshufb       xmm1, xmm10
        pshufb       xmm3, xmm10
        movdqa       xmm11, xmm13
        punpckldq    xmm11, xmm9
        punpckhdq    xmm13, xmm9
        movdqa       xmm9, xmm4
        punpckldq    xmm9, xmm2
        punpckhdq    xmm4, xmm2
        movdqa       xmm2, xmm5
        punpcklqdq   xmm2, xmm6
        punpckhqdq   xmm5, xmm6
        pshufb       xmm2, xmm10
        pshufb       xmm5, xmm10
        movdqa       xmm6, xmm7
        punpcklqdq   xmm6, xmm14
        punpckhqdq   xmm7, xmm14
        pshufb       xmm6, xmm10
        lea          rbp, [rax + 16]
        pshufb       xmm7, xmm10
        movdqa       xmm14, xmm15
        punpcklqdq   xmm14, xmm12
        punpckhqdq   xmm15, xmm12
        pshufb       xmm14, xmm10
        pshufb       xmm15, xmm10
        movdqu       xmm12, [rax + 1376]
        movdqu       [rax + 1408], xmm15
        movdqa       xmm15, xmm12
        punpcklqdq   xmm15, xmm8
        punpckhqdq   xmm12, xmm8
        pshufb       xmm15, xmm10
        movdqu       [rax + 1280], xmm15
        pshufb       xmm12, xmm10
        movdqu       [rax + 1296], xmm12
        movdqa       xmm8, xmm11
        punpcklqdq   xmm8, xmm9
        punpckhqdq   xmm11, xmm9
        pshufb       xmm8, xmm10
        movdqu       [rax + 1312], xmm8
        pshufb       xmm11, xmm10
        movdqu       [rax + 1328], xmm11
        movdqa       xmm9, xmm13
        punpcklqdq   xmm9, xmm4
        punpckhqdq   xmm13, xmm4
        pshufb       xmm9, xmm10
        movdqu       [rax + 1344], xmm9
        pshufb       xmm13, xmm10
        movdqu       [rax + 1360], xmm13
        movdqa       xmm10, xmm0                                /* W_0 + K_0 */
        paddd        xmm10, [rip + NSMS_L(K1x4)]
        movdqu       [rax], xmm10
        movdqu       xmm10, [rax + 1392]
        movdqa       xmm4, xmm10                                /* W_1 + K_1 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 16]
        movdqu       [rax + 16], xmm4
        movdqa       xmm4, xmm1                                 /* W_2 + K_2 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 32]
        movdqu       [rax + 32], xmm4
        movdqa       xmm4, xmm3                                 /* W_3 + K_3 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 48]
        movdqu       [rax + 48], xmm4
        movdqa       xmm4, xmm2                                 /* W_4 + K_4 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 64]
        movdqu       [rax + 64], xmm4
        movdqa       xmm4, xmm5                                 /* W_5 + K_5 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 80]
        movdqu       [rax + 80], xmm4
        movdqa       xmm4, xmm6                                 /* W_6 + K_6 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 96]
        movdqu       [rax + 96], xmm4
        movdqa       xmm4, xmm7                                 /* W_7 + K_7 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 112]
        movdqu       [rax + 112], xmm4
        movdqa       xmm4, xmm14                                /* W_8 + K_8 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 128]
        movdqu       [rax + 128], xmm4
        movdqu       xmm4, [rax + 1408]
        movdqa       xmm10, xmm4                                /* W_9 + K_9 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 144]
        movdqu       [rax + 144], xmm10
        movdqa       xmm10, xmm15                               /* W_10 + K_10 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 160]
        movdqu       [rax + 160], xmm10
        movdqa       xmm10, xmm12                               /* W_11 + K_11 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 176]
        movdqu       [rax + 176], xmm10
        movdqa       xmm10, xmm8                                /* W_12 + K_12 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 192]
        movdqu       [rax + 192], xmm10
        movdqa       xmm10, xmm11                               /* W_13 + K_13 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 208]
        movdqu       [rax + 208], xmm10
        movdqa       xmm10, xmm9                                /* W_14 + K_14 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 224]
        movdqu       [rax + 224], xmm10
        movdqa       xmm10, xmm13                               /* W_15 + K_15 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 240]
        movdqu       [rax + 240], xmm10
        mov          rbx, rax
        movdqa       xmm8, xmm14
        movdqa       xmm9, xmm4
        movdqa       xmm4, xmm2
        movdqa       xmm2, xmm1
        movdqu       xmm1, [rax + 1392]

        /* all rounds of one block; schedule of 4 blocks */
            movdqu   xmm10, [rax + 1328]
            movdqa   xmm11, xmm10                               /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
            pxor     xmm11, xmm8
            pxor     xmm11, xmm2
            pxor     xmm11, xmm0
            movdqu   xmm0, [rax + 1344]
            movdqa   xmm12, xmm0                                /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
            pxor     xmm12, xmm9
            pxor     xmm12, xmm3
            pxor     xmm12, xmm1
            movdqa   xmm1, xmm11
            psrld    xmm1, 31
        mov          r12d, ecx                                  /* round 0 */
        ror          r12d, 27
            pslld    xmm11, 1
        mov          r13d, r9d
        xor          r13d, r10d
        and          r13d, r8d
        xor          r13d, r10d
            paddd    xmm1, xmm11
        add          r11d, [rax]
        add          r11d, r12d
            movdqu   xmm11, [rax + 1360]
            movdqu   xmm13, [rax + 1280]
            movdqa   xmm14, xmm11                               /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
            pxor     xmm14, xmm13
        add          r11d, r13d
        ror          r8d, 2
            pxor     xmm14, xmm4
        mov          r12d, r11d                                 /* round 1 */
        ror          r12d, 27
        mov          r13d, r8d
        xor          r13d, r9d
            pxor     xmm14, xmm2
        and          r13d, ecx
        xor          r13d, r9d
            movdqa   xmm2, xmm12
            psrld    xmm2, 31
        add          r10d, [rax + 16]
        add          r10d, r13d
            pslld    xmm12, 1
        add          r10d, r12d
            paddd    xmm2, xmm12
        ror          ecx, 2
            movdqa   xmm12, xmm1
            paddd    xmm12, [rip + NSMS_L(K1x4) + 256]
        mov          r12d, r10d                                 /* round 2 */
        ror          r12d, 27
        mov          r13d, ecx
        xor          r13d, r8d
            movdqu   [rax + 256], xmm12
        and          r13d, r11d
            movdqu   xmm12, [rax + 1296]
            movdqa   xmm15, xmm1                                /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
            pxor     xmm15, xmm12
        xor          r13d, r8d
            pxor     xmm15, xmm5
        add          r9d, [rax + 32]
            pxor     xmm15, xmm3
        add          r9d, r13d
        add          r9d, r12d
            movdqa   xmm3, xmm14
            psrld    xmm3, 31
        ror          r11d, 2
            pslld    xmm14, 1
            paddd    xmm3, xmm14
        mov          r12d, r9d                                  /* round 3 */
        ror          r12d, 27
            movdqa   xmm14, xmm2
            paddd    xmm14, [rip + NSMS_L(K1x4) + 272]
        mov          r13d, r11d
        xor          r13d, ecx
        and          r13d, r10d
            movdqu   [rax + 272], xmm14
        xor          r13d, ecx
            movdqu   xmm14, [rax + 1312]
            movdqa   xmm12, xmm2                                /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
            pxor     xmm12, xmm14
        add          r8d, [rax + 48]
            pxor     xmm12, xmm6
        add          r8d, r13d
            pxor     xmm12, xmm4
        add          r8d, r12d
        ror          r10d, 2
            movdqa   xmm4, xmm15
            psrld    xmm4, 31
        mov          r12d, r8d                                  /* round 4 */
        ror          r12d, 27
            pslld    xmm15, 1
        mov          r13d, r10d
        xor          r13d, r11d
            paddd    xmm4, xmm15
        and          r13d, r9d
            movdqa   xmm15, xmm3
            paddd    xmm15, [rip + NSMS_L(K1x4) + 288]
        xor          r13d, r11d
            movdqu   [rax + 288], xmm15
        add          ecx, [rax + 64]
        add          ecx, r13d
            movdqa   xmm15, xmm3                                /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
            pxor     xmm15, xmm10
        add          ecx, r12d
            pxor     xmm15, xmm7
        ror          r9d, 2
            pxor     xmm15, xmm5
        mov          r12d, ecx                                  /* round 5 */
        ror          r12d, 27
            movdqa   xmm5, xmm12
            psrld    xmm5, 31
        mov          r13d, r9d
        xor          r13d, r10d
        and          r13d, r8d
            pslld    xmm12, 1
        xor          r13d, r10d
            paddd    xmm5, xmm12
        add          r11d, [rax + 80]
            movdqa   xmm12, xmm4
            paddd    xmm12, [rip + NSMS_L(K1x4) + 304]
        add          r11d, r13d
            movdqu   [rax + 304], xmm12
        add          r11d, r12d
        ror          r8d, 2
            movdqa   xmm12, xmm4                                /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
            pxor     xmm12, xmm0
            pxor     xmm12, xmm8
        mov          r12d, r11d                                 /* round 6 */
        ror          r12d, 27
        mov          r13d, r8d
        xor          r13d, r9d
            pxor     xmm12, xmm6
        and          r13d, ecx
            movdqa   xmm6, xmm15
            psrld    xmm6, 31
        xor          r13d, r9d
            pslld    xmm15, 1
        add          r10d, [rax + 96]
            paddd    xmm6, xmm15
        add          r10d, r13d
        add          r10d, r12d
            movdqa   xmm15, xmm5
            paddd    xmm15, [rip + NSMS_L(K1x4) + 320]
        ror          ecx, 2
            movdqu   [rax + 320], xmm15
        mov          r12d, r10d                                 /* round 7 */
        ror          r12d, 27
            movdqa   xmm15, xmm5                                /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
            pxor     xmm15, xmm11
        mov          r13d, ecx
        xor          r13d, r8d
        and          r13d, r11d
            pxor     xmm15, xmm9
        xor          r13d, r8d
            pxor     xmm15, xmm7
            movdqa   xmm7, xmm12
            psrld    xmm7, 31
        add          r9d, [rax + 112]
        add          r9d, r13d
            pslld    xmm12, 1
        add          r9d, r12d
            paddd    xmm7, xmm12
        ror          r11d, 2
            movdqa   xmm12, xmm6
            paddd    xmm12, [rip + NSMS_L(K1x4) + 336]
        mov          r12d, r9d                                  /* round 8 */
        ror          r12d, 27
            movdqu   [rax + 336], xmm12
        mov          r13d, r11d
        xor          r13d, ecx
        and          r13d, r10d
            movdqa   xmm12, xmm6                                /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
            pxor     xmm12, xmm1
        xor          r13d, ecx
            pxor     xmm12, xmm13
        add          r8d, [rax + 128]
            pxor     xmm12, xmm8
        add          r8d, r13d
            movdqa   xmm8, xmm15
            psrld    xmm8, 31
        add          r8d, r12d
            pslld    xmm15, 1
        ror          r10d, 2
        mov          r12d, r8d                                  /* round 9 */
        ror          r12d, 27
            paddd    xmm8, xmm15
        mov          r13d, r10d
        xor          r13d, r11d
            movdqa   xmm15, xmm7
            paddd    xmm15, [rip + NSMS_L(K1x4) + 352]
        and          r13d, r9d
            movdqu   [rax + 352], xmm15
        xor          r13d, r11d
            movdqa   xmm15, xmm7                                /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
            pxor     xmm15, xmm2
        add          ecx, [rax + 144]
        add          ecx, r13d
            pxor     xmm15, [rax + 1296]
        add          ecx, r12d
            pxor     xmm15, xmm9
        ror          r9d, 2
            movdqa   xmm9, xmm12
            psrld    xmm9, 31
        mov          r12d, ecx                                  /* round 10 */
        ror          r12d, 27
        mov          r13d, r9d
        xor          r13d, r10d
            pslld    xmm12, 1
        and          r13d, r8d
            paddd    xmm9, xmm12
            movdqa   xmm12, xmm8
            paddd    xmm12, [rip + NSMS_L(K1x4) + 368]
        xor          r13d, r10d
            movdqu   [rax + 368], xmm12
        add          r11d, [rax + 160]
        add          r11d, r13d
            movdqa   xmm12, xmm8                                /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
            pxor     xmm12, xmm3
        add          r11d, r12d
            pxor     xmm12, xmm14
        ror          r8d, 2
            pxor     xmm12, xmm13
        mov          r12d, r11d                                 /* round 11 */
        ror          r12d, 27
            movdqa   xmm13, xmm15
            psrld    xmm13, 31
        mov          r13d, r8d
        xor          r13d, r9d
        and          r13d, ecx
            pslld    xmm15, 1
        xor          r13d, r9d
            paddd    xmm13, xmm15
        add          r10d, [rax + 176]
            movdqa   xmm15, xmm9
            paddd    xmm15, [rip + NSMS_L(K1x4) + 384]
        add          r10d, r13d
            movdqu   [rax + 384], xmm15
        add          r10d, r12d
        ror          ecx, 2
            movdqa   xmm15, xmm9                                /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
            pxor     xmm15, xmm4
        mov          r12d, r10d                                 /* round 12 */
        ror          r12d, 27
            pxor     xmm15, xmm10
        mov          r13d, ecx
        xor          r13d, r8d
            pxor     xmm15, [rax + 1296]
        and          r13d, r11d
            movdqu   [rax + 1376], xmm4
            movdqa   xmm4, xmm12
            psrld    xmm4, 31
        xor          r13d, r8d
        add          r9d, [rax + 192]
            pslld    xmm12, 1
        add          r9d, r13d
            paddd    xmm4, xmm12
        add          r9d, r12d
            movdqa   xmm12, xmm13
            paddd    xmm12, [rip + NSMS_L(K1x4) + 400]
        ror          r11d, 2
            movdqu   [rax + 400], xmm12
        mov          r12d, r9d                                  /* round 13 */
        ror          r12d, 27
        mov          r13d, r11d
        xor          r13d, ecx
            movdqa   xmm12, xmm13                               /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
            pxor     xmm12, xmm5
        and          r13d, r10d
            pxor     xmm12, xmm0
            pxor     xmm12, xmm14
        xor          r13d, ecx
            movdqa   xmm14, xmm15
            psrld    xmm14, 31
        add          r8d, [rax + 208]
        add          r8d, r13d
            pslld    xmm15, 1
        add          r8d, r12d
            paddd    xmm14, xmm15
        ror          r10d, 2
            movdqa   xmm15, xmm4
            paddd    xmm15, [rip + NSMS_L(K1x4) + 416]
        mov          r12d, r8d                                  /* round 14 */
        ror          r12d, 27
        mov          r13d, r10d
        xor          r13d, r11d
            movdqu   [rax + 416], xmm15
        and          r13d, r9d
            movdqa   xmm15, xmm4                                /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
            pxor     xmm15, xmm6
        xor          r13d, r11d
            pxor     xmm15, xmm11
        add          ecx, [rax + 224]
            pxor     xmm15, xmm10
        add          ecx, r13d
        add          ecx, r12d
            movdqa   xmm10, xmm12
            psrld    xmm10, 31
            pslld    xmm12, 1
        ror          r9d, 2
        mov          r12d, ecx                                  /* round 15 */
        ror          r12d, 27
            paddd    xmm10, xmm12
        mov          r13d, r9d
        xor          r13d, r10d
            movdqa   xmm12, xmm14
            paddd    xmm12, [rip + NSMS_L(K1x4) + 432]
        and          r13d, r8d
            movdqu   [rax + 432], xmm12
        xor          r13d, r10d
            movdqa   xmm12, xmm14                               /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
            pxor     xmm12, xmm7
        add          r11d, [rax + 240]
        add          r11d, r13d
            pxor     xmm12, xmm1
        add          r11d, r12d
            pxor     xmm12, xmm0
        ror          r8d, 2
            movdqa   xmm0, xmm15
            psrld    xmm0, 31
        mov          r12d, r11d                                 /* round 16 */
        ror          r12d, 27
            pslld    xmm15, 1
        mov          r13d, r8d
        xor          r13d, r9d
            paddd    xmm0, xmm15
        and          r13d, ecx
        xor          r13d, r9d
            movdqa   xmm15, xmm10
            paddd    xmm15, [rip + NSMS_L(K1x4) + 448]
        add          r10d, [rax + 256]
            movdqu   [rax + 448], xmm15
        add          r10d, r13d
            movdqa   xmm15, xmm10                               /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
            pxor     xmm15, xmm8
        add          r10d, r12d
            pxor     xmm15, xmm2
        ror          ecx, 2
        mov          r12d, r10d                                 /* round 17 */
        ror          r12d, 27
            pxor     xmm15, xmm11
        mov          r13d, ecx
        xor          r13d, r8d
            movdqa   xmm11, xmm12
            psrld    xmm11, 31
        and          r13d, r11d
            pslld    xmm12, 1
        xor          r13d, r8d
        add          r9d, [rax + 272]
            paddd    xmm11, xmm12
        add          r9d, r13d
            movdqa   xmm12, xmm0
            paddd    xmm12, [rip + NSMS_L(K1x4) + 464]
            movdqu   [rax + 464], xmm12
        add          r9d, r12d
            movdqa   xmm12, xmm0                                /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
            pxor     xmm12, xmm9
        ror          r11d, 2
        mov          r12d, r9d                                  /* round 18 */
        ror          r12d, 27
            pxor     xmm12, xmm3
        mov          r13d, r11d
        xor          r13d, ecx
            pxor     xmm12, xmm1
        and          r13d, r10d
            movdqa   xmm1, xmm15
            psrld    xmm1, 31
        xor          r13d, ecx
            pslld    xmm15, 1
        add          r8d, [rax + 288]
        add          r8d, r13d
            paddd    xmm1, xmm15
        add          r8d, r12d
            movdqa   xmm15, xmm11
            paddd    xmm15, [rip + NSMS_L(K1x4) + 480]
        ror          r10d, 2
            movdqu   [rax + 480], xmm15
        mov          r12d, r8d                                  /* round 19 */
        ror          r12d, 27
            movdqa   xmm15, xmm11                               /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
            pxor     xmm15, xmm13
        mov          r13d, r10d
        xor          r13d, r11d
            pxor     xmm15, [rax + 1376]
        and          r13d, r9d
        xor          r13d, r11d
            pxor     xmm15, xmm2
        add          ecx, [rax + 304]
            movdqa   xmm2, xmm12
            psrld    xmm2, 31
            pslld    xmm12, 1
        add          ecx, r13d
        add          ecx, r12d
            paddd    xmm2, xmm12
        ror          r9d, 2
            movdqa   xmm12, xmm1
            paddd    xmm12, [rip + NSMS_L(K1x4) + 496]
        mov          r12d, ecx                                  /* round 20 */
        ror          r12d, 27
            movdqu   [rax + 496], xmm12
        mov          r13d, r8d
        xor          r13d, r9d
            movdqa   xmm12, xmm1                                /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
            pxor     xmm12, xmm4
        xor          r13d, r10d
        add          r11d, [rax + 320]
            pxor     xmm12, xmm5
        add          r11d, r13d
        add          r11d, r12d
            pxor     xmm12, xmm3
            movdqa   xmm3, xmm15
            psrld    xmm3, 31
        ror          r8d, 2
            pslld    xmm15, 1
        mov          r12d, r11d                                 /* round 21 */
        ror          r12d, 27
            paddd    xmm3, xmm15
        mov          r13d, ecx
        xor          r13d, r8d
            movdqa   xmm15, xmm2
            paddd    xmm15, [rip + NSMS_L(K1x4) + 512]
        xor          r13d, r9d
            movdqu   [rax + 512], xmm15
        add          r10d, [rax + 336]
            movdqa   xmm15, xmm2                                /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
            pxor     xmm15, xmm14
        add          r10d, r13d
        add          r10d, r12d
            pxor     xmm15, xmm6
        ror          ecx, 2
            pxor     xmm15, [rax + 1376]
        mov          r12d, r10d                                 /* round 22 */
        ror          r12d, 27
            movdqu   [rax + 1376], xmm14
            movdqa   xmm14, xmm12
            psrld    xmm14, 31
        mov          r13d, r11d
        xor          r13d, ecx
            pslld    xmm12, 1
        xor          r13d, r8d
            paddd    xmm14, xmm12
        add          r9d, [rax + 352]
        add          r9d, r13d
            movdqa   xmm12, xmm3
            paddd    xmm12, [rip + NSMS_L(K1x4) + 528]
        add          r9d, r12d
            movdqu   [rax + 528], xmm12
            movdqa   xmm12, xmm3                                /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
            pxor     xmm12, xmm10
        ror          r11d, 2
        mov          r12d, r9d                                  /* round 23 */
        ror          r12d, 27
            pxor     xmm12, xmm7
        mov          r13d, r10d
        xor          r13d, r11d
            pxor     xmm12, xmm5
        xor          r13d, ecx
            movdqa   xmm5, xmm15
            psrld    xmm5, 31
        add          r8d, [rax + 368]
            pslld    xmm15, 1
        add          r8d, r13d
            paddd    xmm5, xmm15
        add          r8d, r12d
        ror          r10d, 2
            movdqa   xmm15, xmm14
            paddd    xmm15, [rip + NSMS_L(K1x4) + 544]
        mov          r12d, r8d                                  /* round 24 */
        ror          r12d, 27
            movdqu   [rax + 544], xmm15
        mov          r13d, r9d
        xor          r13d, r10d
            movdqa   xmm15, xmm14                               /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
            pxor     xmm15, xmm0
        xor          r13d, r11d
            pxor     xmm15, xmm8
        add          ecx, [rax + 384]
            pxor     xmm15, xmm6
        add          ecx, r13d
            movdqa   xmm6, xmm12
            psrld    xmm6, 31
        add          ecx, r12d
            pslld    xmm12, 1
        ror          r9d, 2
            paddd    xmm6, xmm12
        mov          r12d, ecx                                  /* round 25 */
        ror          r12d, 27
        mov          r13d, r8d
        xor          r13d, r9d
            movdqa   xmm12, xmm5
            paddd    xmm12, [rip + NSMS_L(K1x4) + 560]
        xor          r13d, r10d
            movdqu   [rax + 560], xmm12
        add          r11d, [rax + 400]
            movdqa   xmm12, xmm5                                /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
            pxor     xmm12, xmm11
        add          r11d, r13d
            pxor     xmm12, xmm9
        add          r11d, r12d
            pxor     xmm12, xmm7
        ror          r8d, 2
            movdqa   xmm7, xmm15
            psrld    xmm7, 31
        mov          r12d, r11d                                 /* round 26 */
        ror          r12d, 27
            pslld    xmm15, 1
        mov          r13d, ecx
        xor          r13d, r8d
            paddd    xmm7, xmm15
        xor          r13d, r9d
            movdqa   xmm15, xmm6
            paddd    xmm15, [rip + NSMS_L(K1x4) + 576]
        add          r10d, [rax + 416]
        add          r10d, r13d
            movdqu   [rax + 576], xmm15
        add          r10d, r12d
            movdqa   xmm15, xmm6                                /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
            pxor     xmm15, xmm1
        ror          ecx, 2
            pxor     xmm15, xmm13
        mov          r12d, r10d                                 /* round 27 */
        ror          r12d, 27
            pxor     xmm15, xmm8
        mov          r13d, r11d
        xor          r13d, ecx
            movdqa   xmm8, xmm12
            psrld    xmm8, 31
        xor          r13d, r8d
            pslld    xmm12, 1
        add          r9d, [rax + 432]
            paddd    xmm8, xmm12
        add          r9d, r13d
            movdqa   xmm12, xmm7
            paddd    xmm12, [rip + NSMS_L(K1x4) + 592]
        add          r9d, r12d
        ror          r11d, 2
            movdqu   [rax + 592], xmm12
        mov          r12d, r9d                                  /* round 28 */
        ror          r12d, 27
            movdqa   xmm12, xmm7                                /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
            pxor     xmm12, xmm2
        mov          r13d, r10d
        xor          r13d, r11d
            pxor     xmm12, xmm4
        xor          r13d, ecx
            pxor     xmm12, xmm9
        add          r8d, [rax + 448]
            movdqa   xmm9, xmm15
            psrld    xmm9, 31
        add          r8d, r13d
            pslld    xmm15, 1
        add          r8d, r12d
            paddd    xmm9, xmm15
        ror          r10d, 2
            movdqa   xmm15, xmm8
            paddd    xmm15, [rip + NSMS_L(K1x4) + 608]
        mov          r12d, r8d                                  /* round 29 */
        ror          r12d, 27
        mov          r13d, r9d
        xor          r13d, r10d
            movdqu   [rax + 608], xmm15
        xor          r13d, r11d
            movdqa   xmm15, xmm8                                /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
            pxor     xmm15, xmm3
        add          ecx, [rax + 464]
            pxor     xmm15, [rax + 1376]
        add          ecx, r13d
            pxor     xmm15, xmm13
        add          ecx, r12d
            movdqa   xmm13, xmm12
            psrld    xmm13, 31
        ror          r9d, 2
            pslld    xmm12, 1
        mov          r12d, ecx                                  /* round 30 */
        ror          r12d, 27
            paddd    xmm13, xmm12
        mov          r13d, r8d
        xor          r13d, r9d
            movdqa   xmm12, xmm9
            paddd    xmm12, [rip + NSMS_L(K1x4) + 624]
        xor          r13d, r10d
        add          r11d, [rax + 480]
            movdqu   [rax + 624], xmm12
        add          r11d, r13d
            movdqa   xmm12, xmm9                                /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
            pxor     xmm12, xmm14
        add          r11d, r12d
            pxor     xmm12, xmm10
        ror          r8d, 2
            pxor     xmm12, xmm4
        mov          r12d, r11d                                 /* round 31 */
        ror          r12d, 27
            movdqa   xmm4, xmm15
            psrld    xmm4, 31
        mov          r13d, ecx
        xor          r13d, r8d
            pslld    xmm15, 1
        xor          r13d, r9d
            paddd    xmm4, xmm15
        add          r10d, [rax + 496]
        add          r10d, r13d
            movdqa   xmm15, xmm13
            paddd    xmm15, [rip + NSMS_L(K1x4) + 640]
        add          r10d, r12d
            movdqu   [rax + 640], xmm15
        ror          ecx, 2
            movdqa   xmm15, xmm13                               /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
            pxor     xmm15, xmm5
        mov          r12d, r10d                                 /* round 32 */
        ror          r12d, 27
            pxor     xmm15, xmm0
        mov          r13d, r11d
        xor          r13d, ecx
            pxor     xmm15, [rax + 1376]
        xor          r13d, r8d
            movdqu   [rax + 1376], xmm5
            movdqa   xmm5, xmm12
            psrld    xmm5, 31
        add          r9d, [rax + 512]
            pslld    xmm12, 1
        add          r9d, r13d
            paddd    xmm5, xmm12
        add          r9d, r12d
        ror          r11d, 2
            movdqa   xmm12, xmm4
            paddd    xmm12, [rip + NSMS_L(K1x4) + 656]
        mov          r12d, r9d                                  /* round 33 */
        ror          r12d, 27
            movdqu   [rax + 656], xmm12
        mov          r13d, r10d
        xor          r13d, r11d
            movdqa   xmm12, xmm4                                /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
            pxor     xmm12, xmm6
        xor          r13d, ecx
            pxor     xmm12, xmm11
        add          r8d, [rax + 528]
            pxor     xmm12, xmm10
        add          r8d, r13d
        add          r8d, r12d
            movdqa   xmm10, xmm15
            psrld    xmm10, 31
            pslld    xmm15, 1
        ror          r10d, 2
            paddd    xmm10, xmm15
        mov          r12d, r8d                                  /* round 34 */
        ror          r12d, 27
        mov          r13d, r9d
        xor          r13d, r10d
            movdqa   xmm15, xmm5
            paddd    xmm15, [rip + NSMS_L(K1x4) + 672]
        xor          r13d, r11d
            movdqu   [rax + 672], xmm15
        add          ecx, [rax + 544]
            movdqa   xmm15, xmm5                                /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
            pxor     xmm15, xmm7
        add          ecx, r13d
            pxor     xmm15, xmm1
        add          ecx, r12d
            pxor     xmm15, xmm0
        ror          r9d, 2
        mov          r12d, ecx                                  /* round 35 */
        ror          r12d, 27
            movdqa   xmm0, xmm12
            psrld    xmm0, 31
        mov          r13d, r8d
        xor          r13d, r9d
            pslld    xmm12, 1
        xor          r13d, r10d
            paddd    xmm0, xmm12
            movdqa   xmm12, xmm10
            paddd    xmm12, [rip + NSMS_L(K1x4) + 688]
        add          r11d, [rax + 560]
        add          r11d, r13d
            movdqu   [rax + 688], xmm12
        add          r11d, r12d
            movdqa   xmm12, xmm10                               /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
            pxor     xmm12, xmm8
        ror          r8d, 2
            pxor     xmm12, xmm2
        mov          r12d, r11d                                 /* round 36 */
        ror          r12d, 27
            pxor     xmm12, xmm11
        mov          r13d, ecx
        xor          r13d, r8d
        xor          r13d, r9d
            movdqa   xmm11, xmm15
            psrld    xmm11, 31
        add          r10d, [rax + 576]
            pslld    xmm15, 1
        add          r10d, r13d
            paddd    xmm11, xmm15
        add          r10d, r12d
            movdqa   xmm15, xmm0
            paddd    xmm15, [rip + NSMS_L(K1x4) + 704]
        ror          ecx, 2
            movdqu   [rax + 704], xmm15
        mov          r12d, r10d                                 /* round 37 */
        ror          r12d, 27
            movdqa   xmm15, xmm0                                /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
            pxor     xmm15, xmm9
        mov          r13d, r11d
        xor          r13d, ecx
            pxor     xmm15, xmm3
        xor          r13d, r8d
            pxor     xmm15, xmm1
        add          r9d, [rax + 592]
        add          r9d, r13d
            movdqa   xmm1, xmm12
            psrld    xmm1, 31
        add          r9d, r12d
            pslld    xmm12, 1
        ror          r11d, 2
            paddd    xmm1, xmm12
        mov          r12d, r9d                                  /* round 38 */
        ror          r12d, 27
            movdqa   xmm12, xmm11
            paddd    xmm12, [rip + NSMS_L(K1x4) + 720]
        mov          r13d, r10d
        xor          r13d, r11d
            movdqu   [rax + 720], xmm12
        xor          r13d, ecx
        add          r8d, [rax + 608]
            movdqa   xmm12, xmm11                               /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
            pxor     xmm12, xmm13
        add          r8d, r13d
            pxor     xmm12, xmm14
        add          r8d, r12d
            pxor     xmm12, xmm2
        ror          r10d, 2
            movdqa   xmm2, xmm15
            psrld    xmm2, 31
        mov          r12d, r8d                                  /* round 39 */
        ror          r12d, 27
            pslld    xmm15, 1
        mov          r13d, r9d
        xor          r13d, r10d
        xor          r13d, r11d
            paddd    xmm2, xmm15
        add          ecx, [rax + 624]
            movdqa   xmm15, xmm1
            paddd    xmm15, [rip + NSMS_L(K1x4) + 736]
        add          ecx, r13d
        add          ecx, r12d
            movdqu   [rax + 736], xmm15
            movdqa   xmm15, xmm1                                /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
            pxor     xmm15, xmm4
        ror          r9d, 2
            pxor     xmm15, [rax + 1376]
        mov          r12d, ecx                                  /* round 40 */
        ror          r12d, 27
        mov          r13d, r8d
        xor          r13d, r9d
            pxor     xmm15, xmm3
        mov          r14d, r9d
        xor          r14d, r10d
            movdqa   xmm3, xmm12
            psrld    xmm3, 31
        and          r13d, r14d
            pslld    xmm12, 1
        xor          r13d, r9d
            paddd    xmm3, xmm12
        add          r11d, [rax + 640]
        add          r11d, r12d
            movdqa   xmm12, xmm2
            paddd    xmm12, [rip + NSMS_L(K1x4) + 752]
        add          r11d, r13d
            movdqu   [rax + 752], xmm12
        ror          r8d, 2
            movdqa   xmm12, xmm2                                /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
            pxor     xmm12, xmm5
        mov          r12d, r11d                                 /* round 41 */
        ror          r12d, 27
        mov          r13d, ecx
        xor          r13d, r8d
            pxor     xmm12, xmm6
        mov          r14d, r8d
        xor          r14d, r9d
            pxor     xmm12, xmm14
        and          r13d, r14d
            movdqa   xmm14, xmm15
            psrld    xmm14, 31
        xor          r13d, r8d
            pslld    xmm15, 1
        add          r10d, [rax + 656]
            paddd    xmm14, xmm15
        add          r10d, r13d
        add          r10d, r12d
            movdqa   xmm15, xmm3
            paddd    xmm15, [rip + NSMS_L(K1x4) + 768]
        ror          ecx, 2
            movdqu   [rax + 768], xmm15
        mov          r12d, r10d                                 /* round 42 */
        ror          r12d, 27
        mov          r13d, r11d
        xor          r13d, ecx
            movdqa   xmm15, xmm3                                /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
            pxor     xmm15, xmm10
        mov          r14d, ecx
        xor          r14d, r8d
            pxor     xmm15, xmm7
        and          r13d, r14d
            pxor     xmm15, [rax + 1376]
        xor          r13d, ecx
        add          r9d, [rax + 672]
            movdqu   [rax + 1376], xmm10
            movdqa   xmm10, xmm12
            psrld    xmm10, 31
        add          r9d, r12d
            pslld    xmm12, 1
        add          r9d, r13d
            paddd    xmm10, xmm12
        ror          r11d, 2
            movdqa   xmm12, xmm14
            paddd    xmm12, [rip + NSMS_L(K1x4) + 784]
        mov          r12d, r9d                                  /* round 43 */
        ror          r12d, 27
            movdqu   [rax + 784], xmm12
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
            movdqa   xmm12, xmm14                               /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
            pxor     xmm12, xmm0
        and          r13d, r14d
            pxor     xmm12, xmm8
        xor          r13d, r11d
            pxor     xmm12, xmm6
        add          r8d, [rax + 688]
        add          r8d, r13d
            movdqa   xmm6, xmm15
            psrld    xmm6, 31
        add          r8d, r12d
            pslld    xmm15, 1
        ror          r10d, 2
            paddd    xmm6, xmm15
        mov          r12d, r8d                                  /* round 44 */
        ror          r12d, 27
            movdqa   xmm15, xmm10
            paddd    xmm15, [rip + NSMS_L(K1x4) + 800]
        mov          r13d, r9d
        xor          r13d, r10d
            movdqu   [rax + 800], xmm15
        mov          r14d, r10d
        xor          r14d, r11d
        and          r13d, r14d
            movdqa   xmm15, xmm10                               /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
            pxor     xmm15, xmm11
        xor          r13d, r10d
            pxor     xmm15, xmm9
        add          ecx, [rax + 704]
            pxor     xmm15, xmm7
        add          ecx, r12d
        add          ecx, r13d
            movdqa   xmm7, xmm12
            psrld    xmm7, 31
        ror          r9d, 2
            pslld    xmm12, 1
        mov          r12d, ecx                                  /* round 45 */
        ror          r12d, 27
            paddd    xmm7, xmm12
        mov          r13d, r8d
        xor          r13d, r9d
            movdqa   xmm12, xmm6
            paddd    xmm12, [rip + NSMS_L(K1x4) + 816]
        mov          r14d, r9d
        xor          r14d, r10d
        and          r13d, r14d
            movdqu   [rax + 816], xmm12
        xor          r13d, r9d
            movdqa   xmm12, xmm6                                /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
            pxor     xmm12, xmm1
        add          r11d, [rax + 720]
            pxor     xmm12, xmm13
        add          r11d, r13d
            pxor     xmm12, xmm8
        add          r11d, r12d
            movdqa   xmm8, xmm15
            psrld    xmm8, 31
        ror          r8d, 2
        mov          r12d, r11d                                 /* round 46 */
        ror          r12d, 27
            pslld    xmm15, 1
        mov          r13d, ecx
        xor          r13d, r8d
            paddd    xmm8, xmm15
        mov          r14d, r8d
        xor          r14d, r9d
            movdqa   xmm15, xmm7
            paddd    xmm15, [rip + NSMS_L(K1x4) + 832]
        and          r13d, r14d
        xor          r13d, r8d
            movdqu   [rax + 832], xmm15
        add          r10d, [rax + 736]
            movdqa   xmm15, xmm7                                /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
            pxor     xmm15, xmm2
        add          r10d, r12d
            pxor     xmm15, xmm4
        add          r10d, r13d
            pxor     xmm15, xmm9
        ror          ecx, 2
        mov          r12d, r10d                                 /* round 47 */
        ror          r12d, 27
            movdqa   xmm9, xmm12
            psrld    xmm9, 31
        mov          r13d, r11d
        xor          r13d, ecx
            pslld    xmm12, 1
        mov          r14d, ecx
        xor          r14d, r8d
            paddd    xmm9, xmm12
        and          r13d, r14d
            movdqa   xmm12, xmm8
            paddd    xmm12, [rip + NSMS_L(K1x4) + 848]
        xor          r13d, ecx
        add          r9d, [rax + 752]
            movdqu   [rax + 848], xmm12
        add          r9d, r13d
            movdqa   xmm12, xmm8                                /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
            pxor     xmm12, xmm3
        add          r9d, r12d
            pxor     xmm12, xmm5
        ror          r11d, 2
        mov          r12d, r9d                                  /* round 48 */
        ror          r12d, 27
            pxor     xmm12, xmm13
        mov          r13d, r10d
        xor          r13d, r11d
            movdqa   xmm13, xmm15
            psrld    xmm13, 31
        mov          r14d, r11d
        xor          r14d, ecx
            pslld    xmm15, 1
        and          r13d, r14d
            paddd    xmm13, xmm15
        xor          r13d, r11d
            movdqa   xmm15, xmm9
            paddd    xmm15, [rip + NSMS_L(K1x4) + 864]
        add          r8d, [rax + 768]
        add          r8d, r12d
            movdqu   [rax + 864], xmm15
        add          r8d, r13d
            movdqa   xmm15, xmm9                                /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
            pxor     xmm15, xmm14
        ror          r10d, 2
        mov          r12d, r8d                                  /* round 49 */
        ror          r12d, 27
            pxor     xmm15, [rax + 1376]
        mov          r13d, r9d
        xor          r13d, r10d
            pxor     xmm15, xmm4
        mov          r14d, r10d
        xor          r14d, r11d
            movdqa   xmm4, xmm12
            psrld    xmm4, 31
        and          r13d, r14d
        xor          r13d, r10d
            pslld    xmm12, 1
        add          ecx, [rax + 784]
            paddd    xmm4, xmm12
        add          ecx, r13d
            movdqa   xmm12, xmm13
            paddd    xmm12, [rip + NSMS_L(K1x4) + 880]
        add          ecx, r12d
            movdqu   [rax + 880], xmm12
        ror          r9d, 2
            movdqa   xmm12, xmm13                               /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
            pxor     xmm12, xmm10
        mov          r12d, ecx                                  /* round 50 */
        ror          r12d, 27
        mov          r13d, r8d
        xor          r13d, r9d
            pxor     xmm12, xmm0
        mov          r14d, r9d
        xor          r14d, r10d
            pxor     xmm12, xmm5
        and          r13d, r14d
            movdqa   xmm5, xmm15
            psrld    xmm5, 31
        xor          r13d, r9d
        add          r11d, [rax + 800]
            pslld    xmm15, 1
        add          r11d, r12d
            paddd    xmm5, xmm15
        add          r11d, r13d
            movdqa   xmm15, xmm4
            paddd    xmm15, [rip + NSMS_L(K1x4) + 896]
        ror          r8d, 2
            movdqu   [rax + 896], xmm15
        mov          r12d, r11d                                 /* round 51 */
        ror          r12d, 27
        mov          r13d, ecx
        xor          r13d, r8d
            movdqa   xmm15, xmm4                                /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
            pxor     xmm15, xmm6
        mov          r14d, r8d
        xor          r14d, r9d
            pxor     xmm15, xmm11
        and          r13d, r14d
            pxor     xmm15, [rax + 1376]
        xor          r13d, r8d
            movdqu   [rax + 1376], xmm6
            movdqa   xmm6, xmm12
            psrld    xmm6, 31
        add          r10d, [rax + 816]
        add          r10d, r13d
            pslld    xmm12, 1
        add          r10d, r12d
            paddd    xmm6, xmm12
        ror          ecx, 2
            movdqa   xmm12, xmm5
            paddd    xmm12, [rip + NSMS_L(K1x4) + 912]
        mov          r12d, r10d                                 /* round 52 */
        ror          r12d, 27
            movdqu   [rax + 912], xmm12
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
            movdqa   xmm12, xmm5                                /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
            pxor     xmm12, xmm7
        and          r13d, r14d
            pxor     xmm12, xmm1
        xor          r13d, ecx
            pxor     xmm12, xmm0
        add          r9d, [rax + 832]
            movdqa   xmm0, xmm15
            psrld    xmm0, 31
        add          r9d, r12d
        add          r9d, r13d
            pslld    xmm15, 1
        ror          r11d, 2
            paddd    xmm0, xmm15
        mov          r12d, r9d                                  /* round 53 */
        ror          r12d, 27
            movdqa   xmm15, xmm6
            paddd    xmm15, [rip + NSMS_L(K1x4) + 928]
        mov          r13d, r10d
        xor          r13d, r11d
            movdqu   [rax + 928], xmm15
        mov          r14d, r11d
        xor          r14d, ecx
        and          r13d, r14d
            movdqa   xmm15, xmm6                                /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
            pxor     xmm15, xmm8
        xor          r13d, r11d
            pxor     xmm15, xmm2
        add          r8d, [rax + 848]
            pxor     xmm15, xmm11
        add          r8d, r13d
            movdqa   xmm11, xmm12
            psrld    xmm11, 31
        add          r8d, r12d
        ror          r10d, 2
            pslld    xmm12, 1
        mov          r12d, r8d                                  /* round 54 */
        ror          r12d, 27
            paddd    xmm11, xmm12
        mov          r13d, r9d
        xor          r13d, r10d
            movdqa   xmm12, xmm0
            paddd    xmm12, [rip + NSMS_L(K1x4) + 944]
        mov          r14d, r10d
        xor          r14d, r11d
            movdqu   [rax + 944], xmm12
        and          r13d, r14d
        xor          r13d, r10d
            movdqa   xmm12, xmm0                                /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
            pxor     xmm12, xmm9
        add          ecx, [rax + 864]
            pxor     xmm12, xmm3
        add          ecx, r12d
            pxor     xmm12, xmm1
        add          ecx, r13d
        ror          r9d, 2
            movdqa   xmm1, xmm15
            psrld    xmm1, 31
        mov          r12d, ecx                                  /* round 55 */
        ror          r12d, 27
            pslld    xmm15, 1
        mov          r13d, r8d
        xor          r13d, r9d
            paddd    xmm1, xmm15
        mov          r14d, r9d
        xor          r14d, r10d
            movdqa   xmm15, xmm11
            paddd    xmm15, [rip + NSMS_L(K1x4) + 960]
        and          r13d, r14d
            movdqu   [rax + 960], xmm15
        xor          r13d, r9d
        add          r11d, [rax + 880]
            movdqa   xmm15, xmm11                               /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
            pxor     xmm15, xmm13
        add          r11d, r13d
            pxor     xmm15, xmm14
        add          r11d, r12d
        ror          r8d, 2
            pxor     xmm15, xmm2
        mov          r12d, r11d                                 /* round 56 */
        ror          r12d, 27
            movdqa   xmm2, xmm12
            psrld    xmm2, 31
        mov          r13d, ecx
        xor          r13d, r8d
            pslld    xmm12, 1
        mov          r14d, r8d
        xor          r14d, r9d
            paddd    xmm2, xmm12
        and          r13d, r14d
        xor          r13d, r8d
            movdqa   xmm12, xmm1
            paddd    xmm12, [rip + NSMS_L(K1x4) + 976]
        add          r10d, [rax + 896]
            movdqu   [rax + 976], xmm12
        add          r10d, r12d
            movdqa   xmm12, xmm1                                /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
            pxor     xmm12, xmm4
        add          r10d, r13d
            pxor     xmm12, xmm10
        ror          ecx, 2
        mov          r12d, r10d                                 /* round 57 */
        ror          r12d, 27
            pxor     xmm12, xmm3
        mov          r13d, r11d
        xor          r13d, ecx
            movdqa   xmm3, xmm15
            psrld    xmm3, 31
        mov          r14d, ecx
        xor          r14d, r8d
            pslld    xmm15, 1
        and          r13d, r14d
        xor          r13d, ecx
            paddd    xmm3, xmm15
        add          r9d, [rax + 912]
            movdqa   xmm15, xmm2
            paddd    xmm15, [rip + NSMS_L(K1x4) + 992]
        add          r9d, r13d
            movdqu   [rax + 992], xmm15
        add          r9d, r12d
            movdqa   xmm15, xmm2                                /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
            pxor     xmm15, xmm5
        ror          r11d, 2
            pxor     xmm15, [rax + 1376]
        mov          r12d, r9d                                  /* round 58 */
        ror          r12d, 27
        mov          r13d, r10d
        xor          r13d, r11d
            pxor     xmm15, xmm14
        mov          r14d, r11d
        xor          r14d, ecx
            movdqa   xmm14, xmm12
            psrld    xmm14, 31
        and          r13d, r14d
            pslld    xmm12, 1
        xor          r13d, r11d
        add          r8d, [rax + 928]
            paddd    xmm14, xmm12
        add          r8d, r12d
            movdqa   xmm12, xmm3
            paddd    xmm12, [rip + NSMS_L(K1x4) + 1008]
        add          r8d, r13d
            movdqu   [rax + 1008], xmm12
        ror          r10d, 2
            movdqa   xmm12, xmm3                                /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
            pxor     xmm12, xmm6
        mov          r12d, r8d                                  /* round 59 */
        ror          r12d, 27
            pxor     xmm12, xmm7
        mov          r13d, r9d
        xor          r13d, r10d
            pxor     xmm12, xmm10
        mov          r14d, r10d
        xor          r14d, r11d
            movdqa   xmm10, xmm15
            psrld    xmm10, 31
        and          r13d, r14d
            pslld    xmm15, 1
        xor          r13d, r10d
        add          ecx, [rax + 944]
            paddd    xmm10, xmm15
        add          ecx, r13d
            movdqa   xmm15, xmm14
            paddd    xmm15, [rip + NSMS_L(K1x4) + 1024]
        add          ecx, r12d
            movdqu   [rax + 1024], xmm15
        ror          r9d, 2
            movdqa   xmm15, xmm14                               /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
            pxor     xmm15, xmm0
        mov          r12d, ecx                                  /* round 60 */
        ror          r12d, 27
        mov          r13d, r8d
        xor          r13d, r9d
            pxor     xmm15, xmm8
        xor          r13d, r10d
            pxor     xmm15, [rax + 1376]
        add          r11d, [rax + 960]
            movdqu   [rax + 1376], xmm0
            movdqa   xmm0, xmm12
            psrld    xmm0, 31
        add          r11d, r13d
            pslld    xmm12, 1
        add          r11d, r12d
            paddd    xmm0, xmm12
        ror          r8d, 2
            movdqa   xmm12, xmm10
            paddd    xmm12, [rip + NSMS_L(K1x4) + 1040]
        mov          r12d, r11d                                 /* round 61 */
        ror          r12d, 27
            movdqu   [rax + 1040], xmm12
        mov          r13d, ecx
        xor          r13d, r8d
            movdqa   xmm12, xmm10                               /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
            pxor     xmm12, xmm11
        xor          r13d, r9d
        add          r10d, [rax + 976]
            pxor     xmm12, xmm9
        add          r10d, r13d
            pxor     xmm12, xmm7
        add          r10d, r12d
            movdqa   xmm7, xmm15
            psrld    xmm7, 31
        ror          ecx, 2
            pslld    xmm15, 1
        mov          r12d, r10d                                 /* round 62 */
        ror          r12d, 27
            paddd    xmm7, xmm15
        mov          r13d, r11d
        xor          r13d, ecx
        xor          r13d, r8d
            movdqa   xmm15, xmm0
            paddd    xmm15, [rip + NSMS_L(K1x4) + 1056]
        add          r9d, [rax + 992]
            movdqu   [rax + 1056], xmm15
            movdqa   xmm15, xmm0                                /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
            pxor     xmm15, xmm1
        add          r9d, r13d
            pxor     xmm15, xmm13
        add          r9d, r12d
        ror          r11d, 2
            pxor     xmm15, xmm8
        mov          r12d, r9d                                  /* round 63 */
        ror          r12d, 27
            movdqa   xmm8, xmm12
            psrld    xmm8, 31
        mov          r13d, r10d
        xor          r13d, r11d
            pslld    xmm12, 1
        xor          r13d, ecx
            paddd    xmm8, xmm12
        add          r8d, [rax + 1008]
        add          r8d, r13d
            movdqa   xmm12, xmm7
            paddd    xmm12, [rip + NSMS_L(K1x4) + 1072]
        add          r8d, r12d
            movdqu   [rax + 1072], xmm12
        ror          r10d, 2
            movdqa   xmm12, xmm7                                /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
            pxor     xmm12, xmm2
        mov          r12d, r8d                                  /* round 64 */
        ror          r12d, 27
            pxor     xmm12, xmm4
        mov          r13d, r9d
        xor          r13d, r10d
            pxor     xmm12, xmm9
        xor          r13d, r11d
            movdqa   xmm9, xmm15
            psrld    xmm9, 31
        add          ecx, [rax + 1024]
            pslld    xmm15, 1
        add          ecx, r13d
            paddd    xmm9, xmm15
        add          ecx, r12d
            movdqa   xmm15, xmm8
            paddd    xmm15, [rip + NSMS_L(K1x4) + 1088]
        ror          r9d, 2
        mov          r12d, ecx                                  /* round 65 */
        ror          r12d, 27
            movdqu   [rax + 1088], xmm15
        mov          r13d, r8d
        xor          r13d, r9d
            movdqa   xmm15, xmm8                                /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
            pxor     xmm15, xmm3
        xor          r13d, r10d
            pxor     xmm15, xmm5
        add          r11d, [rax + 1040]
            pxor     xmm15, xmm13
        add          r11d, r13d
            movdqa   xmm13, xmm12
            psrld    xmm13, 31
        add          r11d, r12d
            pslld    xmm12, 1
        ror          r8d, 2
            paddd    xmm13, xmm12
        mov          r12d, r11d                                 /* round 66 */
        ror          r12d, 27
            movdqa   xmm12, xmm9
            paddd    xmm12, [rip + NSMS_L(K1x4) + 1104]
        mov          r13d, ecx
        xor          r13d, r8d
        xor          r13d, r9d
            movdqu   [rax + 1104], xmm12
        add          r10d, [rax + 1056]
            movdqa   xmm12, xmm9                                /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
            pxor     xmm12, xmm14
        add          r10d, r13d
            pxor     xmm12, xmm6
        add          r10d, r12d
            pxor     xmm12, xmm4
        ror          ecx, 2
            movdqa   xmm4, xmm15
            psrld    xmm4, 31
        mov          r12d, r10d                                 /* round 67 */
        ror          r12d, 27
            pslld    xmm15, 1
        mov          r13d, r11d
        xor          r13d, ecx
            paddd    xmm4, xmm15
        xor          r13d, r8d
            pxor     xmm0, xmm4                                 /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
        add          r9d, [rax + 1072]
        add          r9d, r13d
            pxor     xmm0, xmm11
        add          r9d, r12d
            pxor     xmm0, xmm6
        ror          r11d, 2
            movdqa   xmm6, xmm13
            paddd    xmm6, [rip + NSMS_L(K1x4) + 1120]
        mov          r12d, r9d                                  /* round 68 */
        ror          r12d, 27
            movdqu   [rax + 1120], xmm6
        mov          r13d, r10d
        xor          r13d, r11d
            movdqa   xmm6, xmm13                                /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
            pxor     xmm6, xmm10
        xor          r13d, ecx
            movdqu   xmm15, [rax + 1376]
            pxor     xmm6, xmm15
        add          r8d, [rax + 1088]
            pxor     xmm6, xmm5
        add          r8d, r13d
            movdqa   xmm5, xmm12
            psrld    xmm5, 31
        add          r8d, r12d
        ror          r10d, 2
            pslld    xmm12, 1
        mov          r12d, r8d                                  /* round 69 */
        ror          r12d, 27
            paddd    xmm5, xmm12
        mov          r13d, r9d
        xor          r13d, r10d
            pxor     xmm7, xmm5                                 /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
        xor          r13d, r11d
            paddd    xmm5, [rip + NSMS_L(K1x4) + 1152]
        add          ecx, [rax + 1104]
            pxor     xmm7, xmm1
        add          ecx, r13d
            movdqu   [rax + 1152], xmm5
        add          ecx, r12d
            pxor     xmm7, xmm15
        ror          r9d, 2
            movdqa   xmm5, xmm4
            paddd    xmm5, [rip + NSMS_L(K1x4) + 1136]
        mov          r12d, ecx                                  /* round 70 */
        ror          r12d, 27
        mov          r13d, r8d
        xor          r13d, r9d
            movdqu   [rax + 1136], xmm5
        xor          r13d, r10d
            movdqa   xmm5, xmm6
            psrld    xmm5, 31
        add          r11d, [rax + 1120]
            pslld    xmm6, 1
        add          r11d, r13d
            paddd    xmm5, xmm6
        add          r11d, r12d
            pxor     xmm8, xmm5                                 /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        ror          r8d, 2
            paddd    xmm5, [rip + NSMS_L(K1x4) + 1168]
        mov          r12d, r11d                                 /* round 71 */
        ror          r12d, 27
            pxor     xmm8, xmm2
        mov          r13d, ecx
        xor          r13d, r8d
        xor          r13d, r9d
            movdqu   [rax + 1168], xmm5
        add          r10d, [rax + 1136]
            pxor     xmm8, xmm11
        add          r10d, r13d
            movdqa   xmm5, xmm0
            psrld    xmm5, 31
        add          r10d, r12d
            pslld    xmm0, 1
        ror          ecx, 2
            paddd    xmm5, xmm0
        mov          r12d, r10d                                 /* round 72 */
        ror          r12d, 27
            pxor     xmm9, xmm5                                 /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
        mov          r13d, r11d
        xor          r13d, ecx
            paddd    xmm5, [rip + NSMS_L(K1x4) + 1184]
        xor          r13d, r8d
            pxor     xmm9, xmm3
        add          r9d, [rax + 1152]
        add          r9d, r13d
            movdqu   [rax + 1184], xmm5
        add          r9d, r12d
            pxor     xmm9, xmm1
        ror          r11d, 2
            movdqa   xmm0, xmm7
            psrld    xmm0, 31
        mov          r12d, r9d                                  /* round 73 */
        ror          r12d, 27
            pslld    xmm7, 1
        mov          r13d, r10d
        xor          r13d, r11d
            movdqa   xmm1, xmm8
            psrld    xmm1, 31
        xor          r13d, ecx
        add          r8d, [rax + 1168]
            pslld    xmm8, 1
            paddd    xmm0, xmm7
        add          r8d, r13d
            paddd    xmm1, xmm8
        add          r8d, r12d
            movdqa   xmm5, xmm0
            paddd    xmm5, [rip + NSMS_L(K1x4) + 1200]
        ror          r10d, 2
        mov          r12d, r8d                                  /* round 74 */
        ror          r12d, 27
            pxor     xmm0, xmm13                                /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
        mov          r13d, r9d
        xor          r13d, r10d
            movdqa   xmm6, xmm9
            psrld    xmm6, 31
        xor          r13d, r11d
            movdqa   xmm7, xmm1
            paddd    xmm7, [rip + NSMS_L(K1x4) + 1216]
        add          ecx, [rax + 1184]
            movdqu   [rax + 1200], xmm5
        add          ecx, r13d
        add          ecx, r12d
            pxor     xmm0, xmm14
        ror          r9d, 2
            pxor     xmm1, xmm4                                 /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
        mov          r12d, ecx                                  /* round 75 */
        ror          r12d, 27
            pslld    xmm9, 1
            pxor     xmm0, xmm2
        mov          r13d, r8d
        xor          r13d, r9d
        xor          r13d, r10d
            paddd    xmm6, [rip + NSMS_L(K1x4) + 1232]
        add          r11d, [rax + 1200]
            movdqu   [rax + 1216], xmm7
        add          r11d, r13d
            pxor     xmm1, xmm10
        add          r11d, r12d
            movdqa   xmm2, xmm0
            psrld    xmm2, 31
        ror          r8d, 2
        mov          r12d, r11d                                 /* round 76 */
        ror          r12d, 27
            paddd    xmm9, xmm6
        mov          r13d, ecx
        xor          r13d, r8d
            pxor     xmm1, xmm3
        xor          r13d, r9d
            pslld    xmm0, 1
        add          r10d, [rax + 1216]
            paddd    xmm2, [rip + NSMS_L(K1x4) + 1248]
        add          r10d, r13d
            movdqu   [rax + 1232], xmm9
        add          r10d, r12d
            movdqa   xmm3, xmm1
            psrld    xmm3, 31
        ror          ecx, 2
            pslld    xmm1, 1
        mov          r12d, r10d                                 /* round 77 */
        ror          r12d, 27
            paddd    xmm0, xmm2
        mov          r13d, r11d
        xor          r13d, ecx
            paddd    xmm3, [rip + NSMS_L(K1x4) + 1264]
        xor          r13d, r8d
        add          r9d, [rax + 1232]
            movdqu   [rax + 1248], xmm0
            paddd    xmm1, xmm3
        add          r9d, r13d
        add          r9d, r12d
            movdqu   [rax + 1264], xmm1
        ror          r11d, 2
        mov          r12d, r9d                                  /* round 78 */
        ror          r12d, 27
        mov          r13d, r10d
        xor          r13d, r11d
        xor          r13d, ecx
        add          r8d, [rax + 1248]
        add          r8d, r13d
        add          r8d, r12d
        ror          r10d, 2
        mov          r12d, r8d                                  /* round 79 */
        ror          r12d, 27
        mov          r13d, r9d
        xor          r13d, r10d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r14d, [rdi]                                /* H = H + (a, b, ...) */
        mov          r15d, [rdi + 4]
        mov          ebx, [rdi + 8]
        mov          [rsp], rbp
        mov          ebp, [rdi + 12]
        mov          [rsp + 8], rdx
        mov          edx, [rdi + 16]
        add          r14d, [rax + 1264]
        add          ecx, r14d
        add          ecx, r13d
        add          ecx, r12d
        mov          [rdi], ecx
        add          r8d, r15d
        mov          [rdi + 4], r8d
        add          r9d, ebx
        mov          [rdi + 8], r9d
        add          r10d, ebp
        mov          [rdi + 12], r10d
        add          r11d, edx
        mov          [rdi + 16], r11d
        add          rsi, 64                                    /* the next block */
        mov          rdx, [rsp + 8]
        add          rdx, -1
        lea          rbx, [rax + 4]
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
        and          ecx, r12d
        add          r8d, r14d
        xor          ecx, r9d
        mov          r12d, r15d                                 /* round 2 */
        xor          r12d, r13d
        mov          r14d, r8d
        ror          r14d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          ecx, r10d
        and          r8d, r12d
        add          r9d, [rbx + 32]
        add          ecx, r14d
        xor          r8d, r13d
        mov          r12d, r11d                                 /* round 3 */
        xor          r12d, r15d
        mov          r14d, ecx
        ror          r14d, 27
        add          r8d, r9d
        mov          r10d, ecx
        ror          r10d, 2
        and          ecx, r12d
        add          r8d, r14d
        add          r13d, [rbx + 48]
        xor          ecx, r15d
        mov          r12d, r10d                                 /* round 4 */
        xor          r12d, r11d
        mov          r14d, r8d
        ror          r14d, 27
        mov          r9d, r8d
        ror          r9d, 2
        add          ecx, r13d
        and          r8d, r12d
        add          r15d, [rbx + 64]
        add          ecx, r14d
        xor          r8d, r11d
        mov          r12d, r9d                                  /* round 5 */
        xor          r12d, r10d
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r15d
        mov          r14d, ecx
        ror          r14d, 2
        and          ecx, r12d
        add          r8d, r13d
        add          r11d, [rbx + 80]
        xor          ecx, r10d
        mov          r12d, r14d                                 /* round 6 */
        xor          r12d, r9d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r15d, r8d
        ror          r15d, 2
        add          ecx, r11d
        and          r8d, r12d
        add          r10d, [rbx + 96]
        add          ecx, r13d
        xor          r8d, r9d
        mov          r12d, r15d                                 /* round 7 */
        xor          r12d, r14d
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r10d
        mov          r11d, ecx
        ror          r11d, 2
        and          ecx, r12d
        add          r8d, r13d
        add          r9d, [rbx + 112]
        xor          ecx, r14d
        mov          r12d, r11d                                 /* round 8 */
        xor          r12d, r15d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
        add          ecx, r9d
        and          r8d, r12d
        add          r14d, [rbx + 128]
        add          ecx, r13d
        xor          r8d, r15d
        mov          r12d, r10d                                 /* round 9 */
        xor          r12d, r11d
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, ecx
        ror          r14d, 2
        and          ecx, r12d
        add          r8d, r13d
        add          r15d, [rbx + 144]
        xor          ecx, r11d
        mov          r12d, r14d                                 /* round 10 */
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r9d, r8d
        ror          r9d, 2
        add          ecx, r15d
        and          r8d, r12d
        add          r11d, [rbx + 160]
        add          ecx, r13d
        xor          r8d, r10d
        mov          r12d, r9d                                  /* round 11 */
        xor          r12d, r14d
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r11d
        mov          r15d, ecx
        ror          r15d, 2
        and          ecx, r12d
        add          r8d, r13d
        add          r10d, [rbx + 176]
        xor          ecx, r14d
        mov          r12d, r15d                                 /* round 12 */
        xor          r12d, r9d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r11d, r8d
        ror          r11d, 2
        add          ecx, r10d
        and          r8d, r12d
        add          r14d, [rbx + 192]
        add          ecx, r13d
        xor          r8d, r9d
        mov          r12d, r11d                                 /* round 13 */
        xor          r12d, r15d
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r14d
        mov          r14d, ecx
        ror          r14d, 2
        and          ecx, r12d
        add          r8d, r13d
        add          r9d, [rbx + 208]
        xor          ecx, r15d
        mov          r12d, r14d                                 /* round 14 */
        xor          r12d, r11d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r10d, r8d
        ror          r10d, 2
        add          ecx, r9d
        and          r8d, r12d
        add          r15d, [rbx + 224]
        add          ecx, r13d
        xor          r8d, r11d
        mov          r12d, r10d                                 /* round 15 */
        xor          r12d, r14d
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r15d
        mov          r15d, ecx
        ror          r15d, 2
        and          ecx, r12d
        add          r8d, r13d
        add          r11d, [rbx + 240]
        xor          ecx, r14d
        mov          r12d, r15d                                 /* round 16 */
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r9d, r8d
        ror          r9d, 2
        add          ecx, r11d
        and          r8d, r12d
        add          r14d, [rbx + 256]
        add          ecx, r13d
        xor          r8d, r10d
        mov          r12d, r9d                                  /* round 17 */
        xor          r12d, r15d
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r14d
        mov          r11d, ecx
        ror          r11d, 2
        and          ecx, r12d
        add          r8d, r13d
        add          r10d, [rbx + 272]
        xor          ecx, r15d
        mov          r12d, r11d                                 /* round 18 */
        xor          r12d, r9d
        mov          r13d, r8d
        ror          r13d, 27
        mov          r14d, r8d
        ror          r14d, 2
        add          ecx, r10d
        and          r8d, r12d
        add          r15d, [rbx + 288]
        add          ecx, r13d
        xor          r8d, r9d
        mov          r12d, r14d                                 /* round 19 */
        xor          r12d, r11d
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r15d
        add          r9d, [rbx + 304]
        and          r12d, ecx
        add          r8d, r13d
        xor          r12d, r11d
        ror          ecx, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          r11d, [rbx + 320]                          /* round 20 */
        add          r9d, r12d
        mov          r12d, r8d
        xor          r12d, ecx
        add          r13d, r9d
        ror          r8d, 2
        mov          r10d, r14d                                 /* round 21 */
        add          r10d, [rbx + 336]
        xor          r12d, r14d
        mov          r14d, r13d
        ror          r14d, 27
        add          r11d, r12d
        mov          r12d, r13d
        xor          r12d, r8d
        ror          r13d, 2
        add          r11d, r14d
        xor          r12d, ecx
        mov          r14d, r11d
        ror          r14d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 22 */
        xor          r12d, r13d
        add          ecx, [rbx + 352]
        add          r10d, r14d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r14d, r10d
        ror          r14d, 27
        add          ecx, r12d
        mov          r12d, r10d                                 /* round 23 */
        xor          r12d, r11d
        add          r8d, [rbx + 368]
        add          ecx, r14d
        xor          r12d, r13d
        ror          r10d, 2
        mov          r14d, ecx
        ror          r14d, 27
        add          r8d, r12d
        mov          r12d, ecx                                  /* round 24 */
        xor          r12d, r10d
        add          r13d, [rbx + 384]
        add          r8d, r14d
        xor          r12d, r11d
        ror          ecx, 2
        mov          r14d, r8d
        ror          r14d, 27
        add          r13d, r12d
        mov          r12d, r8d                                  /* round 25 */
        xor          r12d, ecx
        add          r11d, [rbx + 400]
        add          r14d, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, r14d
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, r14d                                 /* round 26 */
        xor          r12d, r8d
        add          r10d, [rbx + 416]
        add          r11d, r13d
        xor          r12d, ecx
        ror          r14d, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 27 */
        xor          r12d, r14d
        add          ecx, [rbx + 432]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r10d                                 /* round 28 */
        xor          r12d, r11d
        add          r8d, [rbx + 448]
        add          ecx, r13d
        xor          r12d, r14d
        ror          r10d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r12d
        mov          r12d, ecx                                  /* round 29 */
        xor          r12d, r10d
        add          r14d, [rbx + 464]
        add          r8d, r13d
        xor          r12d, r11d
        ror          ecx, 2
        mov          r13d, r8d
        ror          r13d, 27
        add          r14d, r12d
        mov          r12d, r8d                                  /* round 30 */
        xor          r12d, ecx
        add          r11d, [rbx + 480]
        add          r13d, r14d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r14d, r13d
        ror          r14d, 27
        add          r11d, r12d
        mov          r12d, r13d                                 /* round 31 */
        xor          r12d, r8d
        add          r10d, [rbx + 496]
        add          r11d, r14d
        xor          r12d, ecx
        ror          r13d, 2
        mov          r14d, r11d
        ror          r14d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 32 */
        xor          r12d, r13d
        add          ecx, [rbx + 512]
        add          r10d, r14d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r14d, r10d
        ror          r14d, 27
        add          ecx, r12d
        mov          r12d, r10d                                 /* round 33 */
        xor          r12d, r11d
        add          r8d, [rbx + 528]
        add          ecx, r14d
        xor          r12d, r13d
        ror          r10d, 2
        mov          r14d, ecx
        ror          r14d, 27
        add          r8d, r12d
        mov          r12d, ecx                                  /* round 34 */
        xor          r12d, r10d
        add          r13d, [rbx + 544]
        add          r8d, r14d
        xor          r12d, r11d
        ror          ecx, 2
        mov          r14d, r8d
        ror          r14d, 27
        add          r13d, r12d
        mov          r12d, r8d                                  /* round 35 */
        xor          r12d, ecx
        add          r11d, [rbx + 560]
        add          r14d, r13d
        xor          r12d, r10d
        ror          r8d, 2
        mov          r13d, r14d
        ror          r13d, 27
        add          r11d, r12d
        mov          r12d, r14d                                 /* round 36 */
        xor          r12d, r8d
        add          r10d, [rbx + 576]
        add          r11d, r13d
        xor          r12d, ecx
        ror          r14d, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 37 */
        xor          r12d, r14d
        add          ecx, [rbx + 592]
        add          r10d, r13d
        xor          r12d, r8d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r10d                                 /* round 38 */
        xor          r12d, r11d
        add          r8d, [rbx + 608]
        add          ecx, r13d
        xor          r12d, r14d
        ror          r10d, 2
        mov          r9d, ecx                                   /* round 39 */
        ror          r9d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r8d, r12d
        xor          ecx, r10d
        add          r14d, [rbx + 624]
        add          r8d, r13d
        xor          ecx, r11d
        mov          r12d, r8d
        ror          r12d, 27
        add          ecx, r14d
        mov          r13d, r8d                                  /* round 40 */
        xor          r13d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
        add          ecx, r12d
        ror          r8d, 2
        and          r13d, r14d
        add          r11d, [rbx + 640]
        mov          r12d, ecx
        ror          r12d, 27
        mov          r14d, ecx                                  /* round 41 */
        xor          r14d, r8d
        mov          r15d, r8d
        xor          r15d, r9d
        xor          r13d, r9d
        add          r11d, r12d
        and          r14d, r15d
        add          r10d, [rbx + 656]
        ror          ecx, 2
        add          r11d, r13d
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
        movdqu       xmm0, [rsi]                                /* W_0 to W_3 */
        movdqu       xmm4, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        movdqu       xmm1, [rsi + 16]                           /* W_4 to W_7 */
        movdqu       xmm2, [rsi + 32]                           /* W_8 to W_11 */
        pshufb       xmm0, xmm4
        movdqu       xmm3, [rsi + 48]                           /* W_12 to W_15 */
        pshufb       xmm1, xmm4
        pshufb       xmm2, xmm4
        movdqa       xmm5, xmm0                                 /* W_0 to W_3, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K)]
        pshufb       xmm3, xmm4
        movdqa       xmm4, xmm1                                 /* W_4 to W_7, each + K_t */
        paddd        xmm4, [rip + NSMS_L(K) + 16]
        movdqa       xmm6, xmm2                                 /* W_8 to W_11, each + K_t */
        paddd        xmm6, [rip + NSMS_L(K) + 32]
        movdqu       [rax], xmm5
        movdqa       xmm5, xmm3                                 /* W_12 to W_15, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 48]
        movdqu       [rax + 16], xmm4
        movdqu       [rax + 32], xmm6
        movdqu       [rax + 48], xmm5

        /* all rounds of one block; schedule of 1 block */
        /* Same rounds as below label blocks_batch4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            movdqa   xmm4, xmm3                                 /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
            psrldq   xmm4, 4
            pxor     xmm4, xmm2
            movdqa   xmm5, xmm1
            palignr  xmm5, xmm0, 8
            pxor     xmm4, xmm5
            pxor     xmm4, xmm0
            movdqa   xmm6, xmm4
            psrld    xmm6, 31
            pslld    xmm4, 1
            paddd    xmm6, xmm4
            palignr  xmm6, xmm3, 4
            pxor     xmm6, xmm2
            pxor     xmm6, xmm5
            pxor     xmm6, xmm0
            movdqa   xmm0, xmm6
            pslld    xmm0, 1
            psrld    xmm6, 31
            paddd    xmm6, xmm0
            movdqa   xmm0, xmm6                                 /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
            psrldq   xmm0, 4
            movdqa   xmm4, xmm6
            paddd    xmm4, [rip + NSMS_L(K) + 64]
        mov          ebx, r9d                                   /* round 0 */
        xor          ebx, r10d
            movdqu   [rax + 64], xmm4
        add          r11d, [rax]
            pxor     xmm0, xmm3
        and          ebx, r8d
        xor          ebx, r10d
        add          r10d, [rax + 4]                            /* round 1 */
        mov          ebp, r9d                                   /* round 2 */
        add          ebp, [rax + 8]
            movdqa   xmm4, xmm2
            palignr  xmm4, xmm1, 8
            pxor     xmm0, xmm4
            pxor     xmm0, xmm1
            movdqa   xmm5, xmm0
            pslld    xmm5, 1
            psrld    xmm0, 31
            paddd    xmm0, xmm5
            palignr  xmm0, xmm6, 4
            pxor     xmm0, xmm3
            pxor     xmm0, xmm4
            pxor     xmm0, xmm1
            movdqa   xmm1, xmm0
            pslld    xmm1, 1
            psrld    xmm0, 31
            paddd    xmm0, xmm1
            movdqa   xmm1, xmm0
            paddd    xmm1, [rip + NSMS_L(K) + 80]
            movdqa   xmm4, xmm0                                 /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
            psrldq   xmm4, 4
            movdqu   [rax + 80], xmm1
            pxor     xmm4, xmm6
        mov          r12d, ecx
        ror          r12d, 27
        add          r12d, r11d
        add          r12d, ebx
        mov          ebx, r12d
        ror          ebx, 27
        ror          r8d, 2
        mov          r13d, r8d
        xor          r13d, r9d
        and          r13d, ecx
        xor          r9d, r13d
        mov          r13d, r8d                                  /* round 3 */
        add          r13d, [rax + 12]
        add          r9d, r10d
        add          r9d, ebx
            movdqa   xmm1, xmm3
            palignr  xmm1, xmm2, 8
            pxor     xmm4, xmm1
            pxor     xmm4, xmm2
            movdqa   xmm5, xmm4
            psrld    xmm5, 31
            pslld    xmm4, 1
            paddd    xmm5, xmm4
        ror          ecx, 2
        mov          ebx, ecx
        xor          ebx, r8d
        and          ebx, r12d
        xor          ebx, r8d
        mov          r14d, ecx                                  /* round 4 */
        add          r14d, [rax + 16]
        add          ebp, ebx
            palignr  xmm5, xmm0, 4
        mov          ebx, r9d
        ror          ebx, 27
        add          ebx, ebp
            pxor     xmm5, xmm6
            pxor     xmm5, xmm1
        mov          ebp, ebx
        ror          ebp, 27
        ror          r12d, 2
        mov          r15d, r12d
        xor          r15d, ecx
        and          r15d, r9d
        xor          ecx, r15d
        mov          r15d, r12d                                 /* round 5 */
        add          r15d, [rax + 20]
        add          ecx, r13d
        add          ecx, ebp
            pxor     xmm5, xmm2
            movdqa   xmm1, xmm5
            psrld    xmm1, 31
            pslld    xmm5, 1
        ror          r9d, 2
        mov          ebp, r9d
        xor          ebp, r12d
        mov          r13d, r9d                                  /* round 6 */
        add          r13d, [rax + 24]
        and          ebp, ebx
        xor          ebp, r12d
        add          r14d, ebp
            paddd    xmm1, xmm5
            movdqa   xmm2, xmm1                                 /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
            psrldq   xmm2, 4
        mov          ebp, ecx
        ror          ebp, 27
        add          ebp, r14d
            movdqa   xmm4, xmm1
            paddd    xmm4, [rip + NSMS_L(K) + 96]
            movdqu   [rax + 96], xmm4
            pxor     xmm2, xmm0
        mov          r12d, ebp
        ror          r12d, 27
        ror          ebx, 2
        mov          r14d, ebx
        xor          r14d, r9d
        mov          r11d, ebx                                  /* round 7 */
        add          r11d, [rax + 28]
        and          r14d, ecx
        xor          r9d, r14d
        add          r9d, r15d
        add          r9d, r12d
        ror          ecx, 2
        mov          r12d, ecx
        xor          r12d, ebx
        mov          r14d, ecx                                  /* round 8 */
        add          r14d, [rax + 32]
        and          r12d, ebp
        xor          r12d, ebx
        add          r13d, r12d
            movdqa   xmm4, xmm6
            palignr  xmm4, xmm3, 8
            pxor     xmm2, xmm4
            pxor     xmm2, xmm3
            movdqa   xmm5, xmm2
            pslld    xmm5, 1
        mov          ebx, r9d
        ror          ebx, 27
        add          ebx, r13d
            psrld    xmm2, 31
            paddd    xmm2, xmm5
        mov          r12d, ebx
        ror          r12d, 27
            palignr  xmm2, xmm1, 4
        ror          ebp, 2
        mov          r13d, ebp
        xor          r13d, ecx
        mov          r15d, ebp                                  /* round 9 */
        add          r15d, [rax + 36]
        and          r13d, r9d
        xor          ecx, r13d
        add          ecx, r11d
        add          ecx, r12d
            pxor     xmm2, xmm0
            pxor     xmm2, xmm4
        ror          r9d, 2
        mov          r12d, r9d
        xor          r12d, ebp
        mov          r13d, r9d                                  /* round 10 */
        add          r13d, [rax + 40]
        and          r12d, ebx
        xor          r12d, ebp
        add          r14d, r12d
            pxor     xmm2, xmm3
        mov          ebp, ecx
        ror          ebp, 27
        add          ebp, r14d
            movdqa   xmm3, xmm2
            psrld    xmm3, 31
            pslld    xmm2, 1
            paddd    xmm3, xmm2
        ror          ebx, 2
        mov          r12d, ebx
        xor          r12d, r9d
        mov          r14d, ebx                                  /* round 11 */
        add          r14d, [rax + 44]
        and          r12d, ecx
        xor          r9d, r12d
        add          r9d, r15d
            movdqa   xmm2, xmm3                                 /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
            psrldq   xmm2, 4
        mov          r12d, ebp
        ror          r12d, 27
        add          r9d, r12d
            movdqa   xmm4, xmm3
            paddd    xmm4, [rip + NSMS_L(K) + 112]
            movdqu   [rax + 112], xmm4
            pxor     xmm2, xmm1
        ror          ecx, 2
        mov          r12d, ecx
        xor          r12d, ebx
        mov          r15d, ecx                                  /* round 12 */
        add          r15d, [rax + 48]
        and          r12d, ebp
        xor          r12d, ebx
        add          r13d, r12d
        mov          ebx, r9d
        ror          ebx, 27
        add          ebx, r13d
        mov          r12d, ebx
        ror          r12d, 27
            movdqa   xmm4, xmm0
            palignr  xmm4, xmm6, 8
            pxor     xmm2, xmm4
            pxor     xmm2, xmm6
            movdqa   xmm5, xmm2
            pslld    xmm5, 1
        ror          ebp, 2
        mov          r13d, ebp
        xor          r13d, ecx
        mov          r11d, ebp                                  /* round 13 */
        add          r11d, [rax + 52]
        and          r13d, r9d
        xor          ecx, r13d
        add          ecx, r14d
        add          ecx, r12d
            psrld    xmm2, 31
        ror          r9d, 2
        mov          r12d, r9d
        xor          r12d, ebp
        mov          r13d, r9d                                  /* round 14 */
        add          r13d, [rax + 56]
        and          r12d, ebx
        xor          r12d, ebp
        add          r15d, r12d
            paddd    xmm2, xmm5
        mov          ebp, ecx
        ror          ebp, 27
        add          ebp, r15d
            palignr  xmm2, xmm3, 4
            pxor     xmm2, xmm1
            pxor     xmm2, xmm4
        ror          ebx, 2
        mov          r12d, ebx
        xor          r12d, r9d
        mov          r14d, ebx                                  /* round 15 */
        add          r14d, [rax + 60]
        and          r12d, ecx
        xor          r9d, r12d
        add          r9d, r11d
        mov          r12d, ebp
        ror          r12d, 27
        add          r9d, r12d
            pxor     xmm2, xmm6
            movdqa   xmm4, xmm2
            psrld    xmm4, 31
            pslld    xmm2, 1
        ror          ecx, 2
        mov          r12d, ecx
        xor          r12d, ebx
        and          r12d, ebp
        xor          r12d, ebx
        mov          ebx, ecx                                   /* round 16 */
        add          ebx, [rax + 64]
        add          r13d, r12d
            paddd    xmm4, xmm2
        mov          r12d, r9d
        ror          r12d, 27
        add          r12d, r13d
            movdqa   xmm2, xmm4                                 /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
            psrldq   xmm2, 4
            movdqa   xmm5, xmm4
            paddd    xmm5, [rip + NSMS_L(K) + 128]
        mov          r13d, r12d
        ror          r13d, 27
            movdqu   [rax + 128], xmm5
        ror          ebp, 2
        mov          r15d, ebp
        xor          r15d, ecx
        mov          r11d, ebp                                  /* round 17 */
        add          r11d, [rax + 68]
        and          r15d, r9d
        xor          ecx, r15d
        add          ecx, r14d
        add          ecx, r13d
            pxor     xmm2, xmm3
        ror          r9d, 2
        mov          r13d, r9d
        xor          r13d, ebp
        mov          r14d, r9d                                  /* round 18 */
        add          r14d, [rax + 72]
        and          r13d, r12d
        xor          r13d, ebp
        add          ebx, r13d
        mov          ebp, ecx
        ror          ebp, 27
        add          ebp, ebx
        ror          r12d, 2
        mov          ebx, r12d
        xor          ebx, r9d
        mov          r13d, r12d                                 /* round 19 */
        add          r13d, [rax + 76]
        and          ebx, ecx
        xor          r9d, ebx
        add          r9d, r11d
            movdqa   xmm5, xmm1
            palignr  xmm5, xmm0, 8
            pxor     xmm2, xmm5
            pxor     xmm2, xmm0
            movdqa   xmm6, xmm2
            psrld    xmm6, 31
            pslld    xmm2, 1
        mov          ebx, ebp
        ror          ebx, 27
        add          r9d, ebx
            paddd    xmm6, xmm2
            palignr  xmm6, xmm4, 4
            pxor     xmm6, xmm3
        mov          ebx, r9d
        ror          ebx, 27
            pxor     xmm6, xmm5
            pxor     xmm6, xmm0
        ror          ecx, 2
        mov          r15d, ecx
        xor          r15d, r12d
        mov          r11d, ecx                                  /* round 20 */
        add          r11d, [rax + 80]
        and          r15d, ebp
        xor          r15d, r12d
        add          r14d, r15d
        add          ebx, r14d
            movdqa   xmm0, xmm6
            psrld    xmm0, 31
            pslld    xmm6, 1
        mov          r12d, ebx
        ror          r12d, 27
        ror          ebp, 2
        mov          r14d, ebp
        xor          r14d, ecx
        and          r14d, r9d
        xor          ecx, r14d
        mov          r14d, ebp                                  /* round 21 */
        add          r14d, [rax + 84]
        add          ecx, r13d
        add          ecx, r12d
            paddd    xmm0, xmm6
            movdqa   xmm2, xmm0                                 /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
            psrldq   xmm2, 4
            pxor     xmm2, xmm4
        mov          r12d, ecx
        ror          r12d, 27
        ror          r9d, 2
        mov          r13d, r9d                                  /* round 22 */
        add          r13d, [rax + 88]
        mov          r15d, ebx
        xor          r15d, r9d
        xor          r15d, ebp
        add          r11d, r15d
        add          r12d, r11d
            movdqa   xmm5, xmm0
            paddd    xmm5, [rip + NSMS_L(K) + 144]
            movdqu   [rax + 144], xmm5
        ror          ebx, 2
        mov          ebp, ebx                                   /* round 23 */
        add          ebp, [rax + 92]
        mov          r15d, ecx
        xor          r15d, ebx
        xor          r9d, r15d
        add          r9d, r14d
        mov          r14d, r12d
        ror          r14d, 27
        add          r9d, r14d
            movdqa   xmm5, xmm3
            palignr  xmm5, xmm1, 8
            pxor     xmm2, xmm5
            pxor     xmm2, xmm1
            movdqa   xmm6, xmm2
            pslld    xmm6, 1
        ror          ecx, 2
        mov          r14d, ecx                                  /* round 24 */
        add          r14d, [rax + 96]
        mov          r15d, r12d
        xor          r15d, ecx
        xor          r15d, ebx
        add          r13d, r15d
            psrld    xmm2, 31
        mov          ebx, r9d
        ror          ebx, 27
        add          ebx, r13d
            paddd    xmm2, xmm6
            palignr  xmm2, xmm0, 4
            pxor     xmm2, xmm4
        mov          r13d, ebx
        ror          r13d, 27
        ror          r12d, 2
        mov          r15d, r9d
        xor          r15d, r12d
        xor          ecx, r15d
        mov          r15d, r12d                                 /* round 25 */
        add          r15d, [rax + 100]
        add          ecx, ebp
        add          ecx, r13d
            pxor     xmm2, xmm5
            pxor     xmm2, xmm1
        mov          ebp, ecx
        ror          ebp, 27
            movdqa   xmm1, xmm2
            psrld    xmm1, 31
        ror          r9d, 2
        mov          r13d, ebx
        xor          r13d, r9d
        xor          r13d, r12d
        mov          r12d, r9d                                  /* round 26 */
        add          r12d, [rax + 104]
        add          r14d, r13d
        add          ebp, r14d
            pslld    xmm2, 1
            paddd    xmm1, xmm2
        mov          r13d, ebp
        ror          r13d, 27
        ror          ebx, 2
        mov          r14d, ecx
        xor          r14d, ebx
        xor          r9d, r14d
        mov          r14d, ebx                                  /* round 27 */
        add          r14d, [rax + 108]
        add          r9d, r15d
        add          r9d, r13d
            movdqa   xmm2, xmm1                                 /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
            psrldq   xmm2, 4
            movdqa   xmm5, xmm1
            paddd    xmm5, [rip + NSMS_L(K) + 160]
            movdqu   [rax + 160], xmm5
        ror          ecx, 2
        mov          r13d, ebp
        xor          r13d, ecx
        xor          r13d, ebx
        mov          ebx, ecx                                   /* round 28 */
        add          ebx, [rax + 112]
        add          r12d, r13d
        mov          r13d, r9d
        ror          r13d, 27
        add          r13d, r12d
            pxor     xmm2, xmm0
        mov          r12d, r13d
        ror          r12d, 27
        ror          ebp, 2
        mov          r15d, r9d
        xor          r15d, ebp
        xor          ecx, r15d
        mov          r15d, ebp                                  /* round 29 */
        add          r15d, [rax + 116]
        add          ecx, r14d
        add          ecx, r12d
            movdqa   xmm5, xmm4
            palignr  xmm5, xmm3, 8
            pxor     xmm2, xmm5
            pxor     xmm2, xmm3
            movdqa   xmm6, xmm2
            pslld    xmm6, 1
            psrld    xmm2, 31
        ror          r9d, 2
        mov          r12d, r13d
        xor          r12d, r9d
        xor          r12d, ebp
        mov          ebp, r9d                                   /* round 30 */
        add          ebp, [rax + 120]
        add          ebx, r12d
        mov          r12d, ecx
        ror          r12d, 27
        add          r12d, ebx
            paddd    xmm2, xmm6
            palignr  xmm2, xmm1, 4
        mov          ebx, r12d
        ror          ebx, 27
            pxor     xmm2, xmm0
            pxor     xmm2, xmm5
        ror          r13d, 2
        mov          r14d, ecx
        xor          r14d, r13d
        xor          r9d, r14d
        mov          r14d, r13d                                 /* round 31 */
        add          r14d, [rax + 124]
        add          r9d, r15d
        add          r9d, ebx
            pxor     xmm2, xmm3
        mov          ebx, r9d
        ror          ebx, 27
        ror          ecx, 2
        mov          r15d, r12d
        xor          r15d, ecx
        xor          r15d, r13d
        mov          r13d, ecx                                  /* round 32 */
        add          r13d, [rax + 128]
        add          ebp, r15d
        add          ebx, ebp
            movdqa   xmm3, xmm2
            pslld    xmm3, 1
            psrld    xmm2, 31
            paddd    xmm2, xmm3
        ror          r12d, 2
        mov          ebp, r9d
        xor          ebp, r12d
        xor          ecx, ebp
        mov          ebp, r12d                                  /* round 33 */
        add          ebp, [rax + 132]
        add          ecx, r14d
            movdqa   xmm3, xmm2                                 /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
            psrldq   xmm3, 4
        mov          r14d, ebx
        ror          r14d, 27
        add          ecx, r14d
            movdqa   xmm5, xmm2
            paddd    xmm5, [rip + NSMS_L(K) + 176]
        mov          r14d, ecx
        ror          r14d, 27
            movdqu   [rax + 176], xmm5
        ror          r9d, 2
        mov          r15d, ebx
        xor          r15d, r9d
        xor          r15d, r12d
        mov          r12d, r9d                                  /* round 34 */
        add          r12d, [rax + 136]
        add          r13d, r15d
        add          r14d, r13d
            pxor     xmm3, xmm1
        ror          ebx, 2
        mov          r13d, ecx
        xor          r13d, ebx
        xor          r9d, r13d
        mov          r13d, ebx                                  /* round 35 */
        add          r13d, [rax + 140]
        add          r9d, ebp
        mov          ebp, r14d
        ror          ebp, 27
        add          r9d, ebp
            movdqa   xmm5, xmm0
            palignr  xmm5, xmm4, 8
            pxor     xmm3, xmm5
            pxor     xmm3, xmm4
            movdqa   xmm6, xmm3
            pslld    xmm6, 1
        mov          ebp, r9d
        ror          ebp, 27
        ror          ecx, 2
        mov          r15d, r14d
        xor          r15d, ecx
        xor          r15d, ebx
        mov          ebx, ecx                                   /* round 36 */
        add          ebx, [rax + 144]
        add          r12d, r15d
        add          ebp, r12d
            psrld    xmm3, 31
            paddd    xmm3, xmm6
            palignr  xmm3, xmm2, 4
            pxor     xmm3, xmm1
        mov          r12d, ebp
        ror          r12d, 27
        ror          r14d, 2
        mov          r15d, r9d
        xor          r15d, r14d
        xor          ecx, r15d
        mov          r15d, r14d                                 /* round 37 */
        add          r15d, [rax + 148]
        add          ecx, r13d
        add          ecx, r12d
            pxor     xmm3, xmm5
            pxor     xmm3, xmm4
        mov          r12d, ecx
        ror          r12d, 27
        ror          r9d, 2
        mov          r13d, ebp
        xor          r13d, r9d
        xor          r13d, r14d
        mov          r14d, r9d                                  /* round 38 */
        add          r14d, [rax + 152]
        add          ebx, r13d
        add          r12d, ebx
            movdqa   xmm4, xmm3
            pslld    xmm4, 1
            psrld    xmm3, 31
            paddd    xmm3, xmm4
        ror          ebp, 2
        mov          ebx, ecx
        xor          ebx, ebp
        xor          r9d, ebx
        mov          ebx, ebp                                   /* round 39 */
        add          ebx, [rax + 156]
        add          r9d, r15d
        mov          r13d, r12d
        ror          r13d, 27
        add          r9d, r13d
            movdqa   xmm4, xmm3                                 /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
            psrldq   xmm4, 4
            movdqa   xmm5, xmm3
            paddd    xmm5, [rip + NSMS_L(K) + 192]
        ror          ecx, 2
        mov          r13d, r12d
        xor          r13d, ecx
        xor          r13d, ebp
        mov          ebp, ecx                                   /* round 40 */
        add          ebp, [rax + 160]
        add          r14d, r13d
        mov          r13d, r9d
        ror          r13d, 27
        add          r13d, r14d
            movdqu   [rax + 192], xmm5
            pxor     xmm4, xmm2
        ror          r12d, 2
        mov          r14d, r9d
        xor          r14d, r12d
        xor          ecx, r14d
        mov          r14d, r12d                                 /* round 41 */
        add          r14d, [rax + 164]
        add          ecx, ebx
        mov          ebx, r13d
        ror          ebx, 27
        add          ecx, ebx
            movdqa   xmm5, xmm1
            palignr  xmm5, xmm0, 8
            pxor     xmm4, xmm5
            pxor     xmm4, xmm0
            movdqa   xmm6, xmm4
            psrld    xmm6, 31
            pslld    xmm4, 1
        mov          ebx, ecx
        ror          ebx, 27
        add          ebp, ebx
            paddd    xmm6, xmm4
        ror          r9d, 2
        xor          r12d, r9d
        mov          ebx, r13d
        xor          ebx, r9d
        mov          r15d, r9d                                  /* round 42 */
        add          r15d, [rax + 168]
        and          ebx, r12d
        xor          ebx, r9d
        add          ebx, ebp
            palignr  xmm6, xmm3, 4
        ror          r13d, 2
        xor          r9d, r13d
        mov          ebp, ecx
        xor          ebp, r13d
        mov          r12d, r13d                                 /* round 43 */
        add          r12d, [rax + 172]
        and          r9d, ebp
        xor          r9d, r13d
        add          r9d, r14d
            pxor     xmm6, xmm2
            pxor     xmm6, xmm5
        mov          ebp, ebx
        ror          ebp, 27
        add          r9d, ebp
            pxor     xmm6, xmm0
            movdqa   xmm0, xmm6
            pslld    xmm0, 1
        mov          ebp, r9d
        ror          ebp, 27
        add          r15d, ebp
            psrld    xmm6, 31
        ror          ecx, 2
        mov          ebp, ebx
        xor          ebp, ecx
        mov          r14d, ecx                                  /* round 44 */
        add          r14d, [rax + 176]
        xor          r13d, ecx
        and          ebp, r13d
        xor          ebp, ecx
        add          ebp, r15d
            paddd    xmm6, xmm0
            movdqa   xmm0, xmm6                                 /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
            psrldq   xmm0, 4
        ror          ebx, 2
        mov          r13d, ebx                                  /* round 45 */
        add          r13d, [rax + 180]
        xor          ecx, ebx
        mov          r15d, r9d
        xor          r15d, ebx
        and          ecx, r15d
        xor          ecx, ebx
        add          ecx, r12d
            movdqa   xmm4, xmm6
            paddd    xmm4, [rip + NSMS_L(K) + 208]
            movdqu   [rax + 208], xmm4
        mov          r12d, ebp
        ror          r12d, 27
        add          ecx, r12d
            pxor     xmm0, xmm3
        mov          r12d, ecx
        ror          r12d, 27
        add          r14d, r12d
        ror          r9d, 2
        xor          ebx, r9d
        mov          r12d, ebp
        xor          r12d, r9d
        mov          r15d, r9d                                  /* round 46 */
        add          r15d, [rax + 184]
        and          r12d, ebx
        xor          r12d, r9d
        add          r12d, r14d
            movdqa   xmm4, xmm2
            palignr  xmm4, xmm1, 8
            pxor     xmm0, xmm4
            pxor     xmm0, xmm1
            movdqa   xmm5, xmm0
            pslld    xmm5, 1
        ror          ebp, 2
        xor          r9d, ebp
        mov          ebx, ecx
        xor          ebx, ebp
        mov          r14d, ebp                                  /* round 47 */
        add          r14d, [rax + 188]
        and          r9d, ebx
        xor          r9d, ebp
        add          r9d, r13d
            psrld    xmm0, 31
            paddd    xmm0, xmm5
            palignr  xmm0, xmm6, 4
        mov          ebx, r12d
        ror          ebx, 27
        add          r9d, ebx
            pxor     xmm0, xmm3
            pxor     xmm0, xmm4
            pxor     xmm0, xmm1
        mov          ebx, r9d
        ror          ebx, 27
        add          r15d, ebx
        ror          ecx, 2
        mov          ebx, r12d
        xor          ebx, ecx
        xor          ebp, ecx
        and          ebx, ebp
        xor          ebx, ecx
        mov          ebp, ecx                                   /* round 48 */
        add          ebp, [rax + 192]
        add          ebx, r15d
            movdqa   xmm1, xmm0
            psrld    xmm1, 31
            pslld    xmm0, 1
            paddd    xmm1, xmm0
        ror          r12d, 2
        xor          ecx, r12d
        mov          r13d, r9d
        xor          r13d, r12d
        and          ecx, r13d
        xor          ecx, r12d
        mov          r13d, r12d                                 /* round 49 */
        add          r13d, [rax + 196]
        add          ecx, r14d
            movdqa   xmm0, xmm1                                 /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
            psrldq   xmm0, 4
        mov          r14d, ebx
        ror          r14d, 27
        add          ecx, r14d
            movdqa   xmm4, xmm1
            paddd    xmm4, [rip + NSMS_L(K) + 224]
            movdqu   [rax + 224], xmm4
        ror          r9d, 2
        xor          r12d, r9d
        mov          r14d, r9d                                  /* round 50 */
        add          r14d, [rax + 200]
        mov          r15d, ebx
        xor          r15d, r9d
        and          r15d, r12d
        xor          r15d, r9d
        mov          r12d, ecx
        ror          r12d, 27
        add          ebp, r12d
        add          r15d, ebp
            pxor     xmm0, xmm6
        ror          ebx, 2
        xor          r9d, ebx
        mov          ebp, ebx                                   /* round 51 */
        add          ebp, [rax + 204]
        mov          r12d, ecx
        xor          r12d, ebx
        and          r9d, r12d
        xor          r9d, ebx
        add          r9d, r13d
            movdqa   xmm4, xmm3
            palignr  xmm4, xmm2, 8
            pxor     xmm0, xmm4
            pxor     xmm0, xmm2
            movdqa   xmm5, xmm0
            pslld    xmm5, 1
            psrld    xmm0, 31
        mov          r12d, r15d
        ror          r12d, 27
        add          r9d, r12d
            paddd    xmm0, xmm5
            palignr  xmm0, xmm1, 4
        ror          ecx, 2
        xor          ebx, ecx
        mov          r12d, ecx                                  /* round 52 */
        add          r12d, [rax + 208]
        mov          r13d, r15d
        xor          r13d, ecx
        and          r13d, ebx
        xor          r13d, ecx
            pxor     xmm0, xmm6
        mov          ebx, r9d
        ror          ebx, 27
        add          r14d, ebx
        add          r13d, r14d
            pxor     xmm0, xmm4
            pxor     xmm0, xmm2
        ror          r15d, 2
        xor          ecx, r15d
        mov          ebx, r15d                                  /* round 53 */
        add          ebx, [rax + 212]
        mov          r14d, r9d
        xor          r14d, r15d
        and          ecx, r14d
        xor          ecx, r15d
        add          ecx, ebp
            movdqa   xmm2, xmm0
            psrld    xmm2, 31
        mov          ebp, r13d
        ror          ebp, 27
        add          ecx, ebp
            pslld    xmm0, 1
            paddd    xmm2, xmm0
            movdqa   xmm0, xmm2                                 /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
            psrldq   xmm0, 4
        ror          r9d, 2
        xor          r15d, r9d
        mov          ebp, r9d                                   /* round 54 */
        add          ebp, [rax + 216]
        mov          r14d, r13d
        xor          r14d, r9d
        and          r14d, r15d
        xor          r14d, r9d
            movdqa   xmm4, xmm2
            paddd    xmm4, [rip + NSMS_L(K) + 240]
            movdqu   [rax + 240], xmm4
        mov          r15d, ecx
        ror          r15d, 27
        add          r12d, r15d
        add          r14d, r12d
            pxor     xmm0, xmm1
        mov          r12d, r14d
        ror          r12d, 27
        ror          r13d, 2
        mov          r15d, ecx
        xor          r15d, r13d
        xor          r9d, r13d
        and          r9d, r15d
        xor          r9d, r13d
        mov          r15d, r13d                                 /* round 55 */
        add          r15d, [rax + 220]
        add          r9d, ebx
        add          r9d, r12d
            movdqa   xmm4, xmm6
            palignr  xmm4, xmm3, 8
            pxor     xmm0, xmm4
            pxor     xmm0, xmm3
            movdqa   xmm5, xmm0
            psrld    xmm5, 31
            pslld    xmm0, 1
        ror          ecx, 2
        xor          r13d, ecx
        mov          ebx, ecx                                   /* round 56 */
        add          ebx, [rax + 224]
        mov          r12d, r14d
        xor          r12d, ecx
        and          r12d, r13d
        xor          r12d, ecx
            paddd    xmm5, xmm0
        mov          r13d, r9d
        ror          r13d, 27
        add          ebp, r13d
        add          r12d, ebp
            palignr  xmm5, xmm2, 4
            pxor     xmm5, xmm1
            pxor     xmm5, xmm4
        ror          r14d, 2
        xor          ecx, r14d
        mov          ebp, r9d
        xor          ebp, r14d
        and          ecx, ebp
        xor          ecx, r14d
        mov          ebp, r14d                                  /* round 57 */
        add          ebp, [rax + 228]
        add          ecx, r15d
            pxor     xmm5, xmm3
        mov          r13d, r12d
        ror          r13d, 27
        add          ecx, r13d
            movdqa   xmm0, xmm5
            psrld    xmm0, 31
            pslld    xmm5, 1
        ror          r9d, 2
        xor          r14d, r9d
        mov          r13d, r9d                                  /* round 58 */
        add          r13d, [rax + 232]
        mov          r15d, r12d
        xor          r15d, r9d
        and          r15d, r14d
        xor          r15d, r9d
            paddd    xmm0, xmm5
        mov          r14d, ecx
        ror          r14d, 27
        add          ebx, r14d
        add          r15d, ebx
            movdqa   xmm3, xmm0                                 /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
            psrldq   xmm3, 4
            movdqa   xmm4, xmm0
            paddd    xmm4, [rip + NSMS_L(K) + 256]
        ror          r12d, 2
        xor          r9d, r12d
        mov          ebx, r12d                                  /* round 59 */
        add          ebx, [rax + 236]
        mov          r14d, ecx
        xor          r14d, r12d
        and          r9d, r14d
        xor          r9d, r12d
        add          r9d, ebp
            movdqu   [rax + 256], xmm4
        mov          ebp, r15d
        ror          ebp, 27
        add          r9d, ebp
            pxor     xmm3, xmm2
        mov          ebp, r9d
        ror          ebp, 27
        add          r13d, ebp
        ror          ecx, 2
        xor          r12d, ecx
        mov          ebp, ecx                                   /* round 60 */
        add          ebp, [rax + 240]
        mov          r14d, r15d
        xor          r14d, ecx
        and          r14d, r12d
        xor          r14d, ecx
        add          r14d, r13d
            movdqa   xmm4, xmm1
            palignr  xmm4, xmm6, 8
            pxor     xmm3, xmm4
            pxor     xmm3, xmm6
            movdqa   xmm5, xmm3
            pslld    xmm5, 1
        ror          r15d, 2
        xor          ecx, r15d
        mov          r12d, r15d                                 /* round 61 */
        add          r12d, [rax + 244]
        mov          r13d, r9d
        xor          r13d, r15d
        and          ecx, r13d
        xor          ecx, r15d
        add          ecx, ebx
            psrld    xmm3, 31
            paddd    xmm3, xmm5
            palignr  xmm3, xmm0, 4
            pxor     xmm3, xmm2
        mov          ebx, r14d
        ror          ebx, 27
        add          ecx, ebx
            pxor     xmm3, xmm4
            pxor     xmm3, xmm6
        ror          r9d, 2
        mov          ebx, r9d                                   /* round 62 */
        add          ebx, [rax + 248]
        mov          r13d, r14d
        xor          r13d, r9d
        xor          r13d, r15d
        add          ebp, r13d
            movdqa   xmm4, xmm3
            pslld    xmm4, 1
            psrld    xmm3, 31
        mov          r13d, ecx
        ror          r13d, 27
        add          r13d, ebp
            paddd    xmm3, xmm4
            movdqa   xmm4, xmm3                                 /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
            psrldq   xmm4, 4
        mov          ebp, r13d
        ror          ebp, 27
        ror          r14d, 2
        mov          r15d, ecx
        xor          r15d, r14d
        xor          r9d, r15d
        mov          r15d, r14d                                 /* round 63 */
        add          r15d, [rax + 252]
        add          r9d, r12d
        add          r9d, ebp
            movdqa   xmm5, xmm3
            paddd    xmm5, [rip + NSMS_L(K) + 272]
            movdqu   [rax + 272], xmm5
            pxor     xmm4, xmm0
        mov          ebp, r9d
        ror          ebp, 27
        ror          ecx, 2
        mov          r12d, r13d
        xor          r12d, ecx
        xor          r12d, r14d
        mov          r14d, ecx                                  /* round 64 */
        add          r14d, [rax + 256]
        add          ebx, r12d
        add          ebp, ebx
        mov          ebx, [rdi]                                 /* H = H + (a, b, ...) */
        mov          r8d, [rdi + 4]
        mov          r12d, [rdi + 8]
        ror          r13d, 2
        mov          r11d, r9d
        xor          r11d, r13d
        xor          ecx, r11d
        mov          r11d, r13d                                 /* round 65 */
        add          r11d, [rax + 260]
        add          ecx, r15d
        mov          r15d, ebp
        ror          r15d, 27
        add          ecx, r15d
            movdqa   xmm5, xmm2
            palignr  xmm5, xmm1, 8
            pxor     xmm4, xmm5
            pxor     xmm4, xmm1
            movdqa   xmm6, xmm4
            psrld    xmm6, 31
            pslld    xmm4, 1
            paddd    xmm6, xmm4
        ror          r9d, 2
        mov          r15d, ebp
        xor          r15d, r9d
        xor          r15d, r13d
        mov          r13d, r9d                                  /* round 66 */
        add          r13d, [rax + 264]
        add          r14d, r15d
        mov          r10d, [rdi + 12]
        mov          r15d, ecx
        ror          r15d, 27
        add          r15d, r14d
            palignr  xmm6, xmm3, 4
        mov          r14d, [rdi + 16]
            pxor     xmm6, xmm0
            pxor     xmm6, xmm5
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
            pxor     xmm6, xmm1
        mov          [rsp], rsi
        mov          esi, r15d
        ror          esi, 27
        ror          ebp, 2
        mov          [rsp + 8], rdx
        mov          edx, ecx
        xor          edx, ebp
        xor          r9d, edx
        mov          edx, ebp                                   /* round 67 */
        add          edx, [rax + 268]
        add          r9d, r11d
        add          r9d, esi
            movdqa   xmm1, xmm6
            pslld    xmm1, 1
        mov          r11d, r9d
        ror          r11d, 27
            psrld    xmm6, 31
        ror          ecx, 2
        mov          esi, r15d
        xor          esi, ecx
        xor          esi, ebp
        mov          ebp, ecx                                   /* round 68 */
        add          ebp, [rax + 272]
        add          r13d, esi
        add          r11d, r13d
            paddd    xmm6, xmm1
            movdqa   xmm1, xmm6                                 /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
            psrldq   xmm1, 4
            movdqa   xmm4, xmm6
            paddd    xmm4, [rip + NSMS_L(K) + 288]
            movdqu   [rax + 288], xmm4
        ror          r15d, 2
        mov          r13d, r9d
        xor          r13d, r15d
        xor          ecx, r13d
        mov          r13d, r15d                                 /* round 69 */
        add          r13d, [rax + 276]
        add          ecx, edx
        mov          esi, r11d
        ror          esi, 27
        add          ecx, esi
            pxor     xmm1, xmm3
        ror          r9d, 2
        mov          esi, r11d
        xor          esi, r9d
        xor          esi, r15d
        mov          r15d, r9d                                  /* round 70 */
        add          r15d, [rax + 280]
        add          ebp, esi
        mov          esi, ecx
        ror          esi, 27
        add          esi, ebp
            palignr  xmm0, xmm2, 8
            pxor     xmm1, xmm0
            pxor     xmm1, xmm2
            movdqa   xmm4, xmm1
            pslld    xmm4, 1
            psrld    xmm1, 31
        mov          ebp, esi
        ror          ebp, 27
        ror          r11d, 2
        mov          edx, ecx
        xor          edx, r11d
        xor          r9d, edx
        mov          edx, r11d                                  /* round 71 */
        add          edx, [rax + 284]
        add          r9d, r13d
        add          r9d, ebp
            paddd    xmm1, xmm4
            palignr  xmm1, xmm6, 4
        ror          ecx, 2
        mov          ebp, esi
        xor          ebp, ecx
        xor          ebp, r11d
        mov          r13d, ecx                                  /* round 72 */
        add          r13d, [rax + 288]
        add          r15d, ebp
            pxor     xmm1, xmm3
            pxor     xmm1, xmm0
        mov          ebp, r9d
        ror          ebp, 27
        add          ebp, r15d
            pxor     xmm1, xmm2
            movdqa   xmm0, xmm1
            pslld    xmm0, 1
            psrld    xmm1, 31
        ror          esi, 2
        mov          r15d, r9d
        xor          r15d, esi
        xor          ecx, r15d
        mov          r15d, esi                                  /* round 73 */
        add          r15d, [rax + 292]
        add          ecx, edx
        mov          r11d, ebp
        ror          r11d, 27
        add          ecx, r11d
        mov          r11d, ecx
        ror          r11d, 27
            paddd    xmm1, [rip + NSMS_L(K) + 304]
            paddd    xmm0, xmm1
            movdqu   [rax + 304], xmm0
        add          ebx, [rax + 316]
        ror          r9d, 2
        mov          edx, ebp
        xor          edx, r9d
        xor          edx, esi
        mov          esi, r9d                                   /* round 74 */
        add          esi, [rax + 296]
        add          r13d, edx
        add          r11d, r13d
        mov          r13d, r11d
        ror          r13d, 27
        ror          ebp, 2
        mov          edx, ecx
        xor          edx, ebp
        xor          r9d, edx
        add          r9d, r15d
        mov          r15d, ebp                                  /* round 75 */
        add          r15d, [rax + 300]
        add          r9d, r13d
        mov          r13d, r9d
        ror          r13d, 27
        ror          ecx, 2
        mov          edx, r11d
        xor          edx, ecx
        xor          edx, ebp
        add          esi, edx
        mov          ebp, ecx                                   /* round 76 */
        add          ebp, [rax + 304]
        add          r13d, esi
        mov          esi, r13d
        ror          esi, 27
        ror          r11d, 2
        mov          edx, r9d
        xor          edx, r11d
        xor          ecx, edx
        add          ecx, r15d
        mov          r15d, r11d                                 /* round 77 */
        add          r15d, [rax + 308]
        add          ecx, esi
        mov          esi, ecx
        ror          esi, 27
        ror          r9d, 2
        mov          edx, r13d
        xor          edx, r9d
        xor          edx, r11d
        add          ebp, edx
        mov          r11d, r9d                                  /* round 78 */
        add          r11d, [rax + 312]
        add          esi, ebp
        mov          ebp, esi
        ror          ebp, 27
        ror          r13d, 2
        add          ebx, r13d
        mov          edx, ecx
        xor          edx, r13d
        xor          r9d, edx
        add          r9d, r15d
        add          r9d, ebp
        mov          ebp, r9d
        ror          ebp, 27
        ror          ecx, 2
        add          r14d, ecx
        mov          r15d, esi
        xor          r15d, ecx
        xor          r15d, r13d
        mov          [rdi + 16], r14d
        add          r11d, r15d
        add          ebp, r11d
        add          r8d, ebp
        mov          [rdi + 4], r8d
        ror          ebp, 27                                    /* round 79 */
        ror          esi, 2
        add          r10d, esi
        xor          esi, r9d
        xor          ecx, esi
        mov          [rdi + 12], r10d
        add          ecx, ebx
        add          ecx, ebp
        mov          [rdi], ecx
        ror          r9d, 2
        add          r9d, r12d
        mov          [rdi + 8], r9d
        mov          r11d, r14d
        mov          rsi, [rsp]
        mov          rdx, [rsp + 8]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 1504]
        movaps       xmm7, [rsp + 1520]
        movaps       xmm8, [rsp + 1536]
        movaps       xmm9, [rsp + 1552]
        movaps       xmm10, [rsp + 1568]
        movaps       xmm11, [rsp + 1584]
        movaps       xmm12, [rsp + 1600]
        movaps       xmm13, [rsp + 1616]
        movaps       xmm14, [rsp + 1632]
        movaps       xmm15, [rsp + 1648]
        add          rsp, 1672
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
        add          rsp, 1512
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4_shift_add_zen4), . - NSMS_SYMBOL(nsms_sha1_blocks_sse41_n4_shift_add_zen4)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4_shift_add_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4_shift_add_zen4))
NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4_shift_add_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4_shift_add_zen4))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 376
        NSMS_SEH(.seh_stackalloc 376)
        movaps       [rsp + 208], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 208)
        movaps       [rsp + 224], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 224)
        movaps       [rsp + 240], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 240)
        movaps       [rsp + 256], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 256)
        movaps       [rsp + 272], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 272)
        movaps       [rsp + 288], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 288)
        movaps       [rsp + 304], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 304)
        movaps       [rsp + 320], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 320)
        movaps       [rsp + 336], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 336)
        movaps       [rsp + 352], xmm15
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
        movdqu       xmm3, [rsi]                                /* W_0 to W_3 */
        movdqu       xmm10, [rsi + 64]
        movdqu       xmm11, [rsi + 128]
        movdqu       xmm12, [rsi + 192]
        movdqu       xmm7, [rsi + 16]                           /* W_4 to W_7 */
        movdqu       xmm13, [rsi + 80]
        movdqu       xmm14, [rsi + 144]
        movdqu       xmm15, [rsi + 208]
        movdqa       xmm1, xmm3
        punpckldq    xmm1, xmm10
        movdqa       xmm9, xmm11
        punpckldq    xmm9, xmm12
        punpckhdq    xmm3, xmm10
        punpckhdq    xmm11, xmm12
        movdqu       xmm10, [rsi + 32]                          /* W_8 to W_11 */
        movdqu       xmm12, [rsi + 96]
        movdqu       xmm8, [rsi + 160]
        movdqa       xmm5, xmm7
        punpckldq    xmm5, xmm13
        punpckhdq    xmm7, xmm13
        movdqu       xmm13, [rsi + 224]
        movdqa       xmm6, xmm14
        punpckldq    xmm6, xmm15
        punpckhdq    xmm14, xmm15
        movdqa       xmm15, xmm10
        punpckldq    xmm15, xmm12
        punpckhdq    xmm10, xmm12
        movdqa       xmm12, xmm8
        punpckldq    xmm12, xmm13
        punpckhdq    xmm8, xmm13
        movdqa       xmm0, xmm1
        punpcklqdq   xmm0, xmm9
        punpckhqdq   xmm1, xmm9
        movdqu       xmm13, [rsi + 48]                          /* W_12 to W_15 */
        movdqu       xmm9, [rsi + 112]
        movdqu       xmm4, [rsi + 176]
        movdqu       xmm2, [rsi + 240]
        movdqu       [rax + 96], xmm10
        movdqu       xmm10, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        pshufb       xmm0, xmm10
        pshufb       xmm1, xmm10
        movdqu       [rax + 112], xmm1
        movdqa       xmm1, xmm3
        punpcklqdq   xmm1, xmm11
        punpckhqdq   xmm3, xmm11
        pshufb       xmm1, xmm10
        pshufb       xmm3, xmm10
        movdqa       xmm11, xmm13
        punpckldq    xmm11, xmm9
        punpckhdq    xmm13, xmm9
        movdqa       xmm9, xmm4
        punpckldq    xmm9, xmm2
        punpckhdq    xmm4, xmm2
        movdqa       xmm2, xmm5
        punpcklqdq   xmm2, xmm6
        punpckhqdq   xmm5, xmm6
        pshufb       xmm2, xmm10
        pshufb       xmm5, xmm10
        movdqa       xmm6, xmm7
        punpcklqdq   xmm6, xmm14
        punpckhqdq   xmm7, xmm14
        pshufb       xmm6, xmm10
        pshufb       xmm7, xmm10
        movdqa       xmm14, xmm15
        punpcklqdq   xmm14, xmm12
        punpckhqdq   xmm15, xmm12
        pshufb       xmm14, xmm10
        pshufb       xmm15, xmm10
        movdqu       xmm12, [rax + 96]
        movdqu       [rax + 128], xmm15
        movdqa       xmm15, xmm12
        punpcklqdq   xmm15, xmm8
        punpckhqdq   xmm12, xmm8
        pshufb       xmm15, xmm10
        movdqu       [rax], xmm15
        pshufb       xmm12, xmm10
        movdqu       [rax + 16], xmm12
        movdqa       xmm8, xmm11
        punpcklqdq   xmm8, xmm9
        punpckhqdq   xmm11, xmm9
        pshufb       xmm8, xmm10
        movdqu       [rax + 32], xmm8
        pshufb       xmm11, xmm10
        movdqu       [rax + 48], xmm11
        movdqa       xmm9, xmm13
        punpcklqdq   xmm9, xmm4
        punpckhqdq   xmm13, xmm4
        pshufb       xmm9, xmm10
        movdqu       [rax + 64], xmm9
        pshufb       xmm13, xmm10
        movdqu       [rax + 80], xmm13
        movdqa       xmm10, xmm0                                /* W_0 + K_0 */
        paddd        xmm10, [rip + NSMS_L(K1x4)]
        movdqu       [rdi], xmm10
        movdqu       xmm10, [rax + 112]
        movdqa       xmm4, xmm10                                /* W_1 + K_1 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 16]
        movdqu       [rdi + 16], xmm4
        movdqa       xmm4, xmm1                                 /* W_2 + K_2 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 32]
        movdqu       [rdi + 32], xmm4
        movdqa       xmm4, xmm3                                 /* W_3 + K_3 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 48]
        movdqu       [rdi + 48], xmm4
        movdqa       xmm4, xmm2                                 /* W_4 + K_4 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 64]
        movdqu       [rdi + 64], xmm4
        movdqa       xmm4, xmm5                                 /* W_5 + K_5 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 80]
        movdqu       [rdi + 80], xmm4
        movdqa       xmm4, xmm6                                 /* W_6 + K_6 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 96]
        movdqu       [rdi + 96], xmm4
        movdqa       xmm4, xmm7                                 /* W_7 + K_7 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 112]
        movdqu       [rdi + 112], xmm4
        movdqa       xmm4, xmm14                                /* W_8 + K_8 */
        paddd        xmm4, [rip + NSMS_L(K1x4) + 128]
        movdqu       [rdi + 128], xmm4
        movdqu       xmm4, [rax + 128]
        movdqa       xmm10, xmm4                                /* W_9 + K_9 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 144]
        movdqu       [rdi + 144], xmm10
        movdqa       xmm10, xmm15                               /* W_10 + K_10 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 160]
        movdqu       [rdi + 160], xmm10
        movdqa       xmm10, xmm12                               /* W_11 + K_11 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 176]
        movdqu       [rdi + 176], xmm10
        movdqa       xmm10, xmm8                                /* W_12 + K_12 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 192]
        movdqu       [rdi + 192], xmm10
        movdqa       xmm10, xmm11                               /* W_13 + K_13 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 208]
        movdqu       [rdi + 208], xmm10
        movdqa       xmm10, xmm9                                /* W_14 + K_14 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 224]
        movdqu       [rdi + 224], xmm10
        movdqa       xmm10, xmm13                               /* W_15 + K_15 */
        paddd        xmm10, [rip + NSMS_L(K1x4) + 240]
        movdqu       [rdi + 240], xmm10
        lea          rdx, [rdi + 1024]
        lea          rcx, [rip + NSMS_L(K1x4) + 256]
        movdqa       xmm8, xmm14
        movdqa       xmm9, xmm4
        movdqa       xmm4, xmm2
        movdqa       xmm2, xmm1
        movdqu       xmm1, [rax + 112]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 4 blocks: xmm0..xmm9, [rax..rax+80]; scratch: rax; wk: rdi; kp: rcx; */
        /*   upper_bound: rdx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        movdqu       xmm10, [rax + 48]
        movdqa       xmm11, xmm10                               /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        pxor         xmm11, xmm8
        pxor         xmm11, xmm2
        pxor         xmm0, xmm11
        movdqu       xmm11, [rax + 64]
        movdqa       xmm12, xmm11                               /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        pxor         xmm12, xmm9
        pxor         xmm12, xmm3
        pxor         xmm1, xmm12
        movdqa       xmm12, xmm0
        psrld        xmm12, 31
        pslld        xmm0, 1
        paddd        xmm0, xmm12
        movdqu       xmm12, [rax + 80]
        movdqu       xmm13, [rax]
        movdqa       xmm14, xmm12                               /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        pxor         xmm14, xmm13
        pxor         xmm14, xmm4
        pxor         xmm2, xmm14
        movdqa       xmm14, xmm1
        psrld        xmm14, 31
        pslld        xmm1, 1
        paddd        xmm1, xmm14
        movdqa       xmm14, xmm0
        paddd        xmm14, [rcx]
        movdqu       [rdi + 256], xmm14
        movdqu       xmm14, [rax + 16]
        movdqa       xmm15, xmm0                                /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        pxor         xmm15, xmm14
        pxor         xmm15, xmm5
        pxor         xmm3, xmm15
        movdqa       xmm15, xmm2
        psrld        xmm15, 31
        pslld        xmm2, 1
        paddd        xmm2, xmm15
        movdqa       xmm15, xmm1
        paddd        xmm15, [rcx + 16]
        movdqu       [rdi + 272], xmm15
        movdqu       xmm15, [rax + 32]
        movdqa       xmm14, xmm1                                /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        pxor         xmm14, xmm15
        pxor         xmm14, xmm6
        pxor         xmm4, xmm14
        movdqa       xmm14, xmm3
        psrld        xmm14, 31
        pslld        xmm3, 1
        paddd        xmm3, xmm14
        movdqa       xmm14, xmm2
        paddd        xmm14, [rcx + 32]
        movdqu       [rdi + 288], xmm14
        movdqa       xmm14, xmm2                                /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        pxor         xmm14, xmm10
        pxor         xmm14, xmm7
        pxor         xmm5, xmm14
        movdqa       xmm14, xmm4
        psrld        xmm14, 31
        pslld        xmm4, 1
        paddd        xmm4, xmm14
        movdqa       xmm14, xmm3
        paddd        xmm14, [rcx + 48]
        movdqu       [rdi + 304], xmm14
        movdqa       xmm14, xmm3                                /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        pxor         xmm14, xmm11
        pxor         xmm14, xmm8
        pxor         xmm6, xmm14
        movdqa       xmm14, xmm5
        psrld        xmm14, 31
        pslld        xmm5, 1
        paddd        xmm5, xmm14
        movdqa       xmm14, xmm4
        paddd        xmm14, [rcx + 64]
        movdqu       [rdi + 320], xmm14
        movdqa       xmm14, xmm4                                /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        pxor         xmm14, xmm12
        pxor         xmm14, xmm9
        pxor         xmm7, xmm14
        movdqa       xmm14, xmm6
        psrld        xmm14, 31
        pslld        xmm6, 1
        paddd        xmm6, xmm14
        movdqa       xmm14, xmm5
        paddd        xmm14, [rcx + 80]
        movdqu       [rdi + 336], xmm14
        movdqa       xmm14, xmm5                                /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        pxor         xmm14, xmm0
        pxor         xmm14, xmm13
        pxor         xmm8, xmm14
        movdqa       xmm14, xmm7
        psrld        xmm14, 31
        pslld        xmm7, 1
        paddd        xmm7, xmm14
        movdqa       xmm14, xmm6
        paddd        xmm14, [rcx + 96]
        movdqu       [rdi + 352], xmm14
        movdqa       xmm14, xmm6                                /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        pxor         xmm14, xmm1
        pxor         xmm14, [rax + 16]
        pxor         xmm9, xmm14
        movdqa       xmm14, xmm8
        psrld        xmm14, 31
        pslld        xmm8, 1
        paddd        xmm8, xmm14
        movdqa       xmm14, xmm7
        paddd        xmm14, [rcx + 112]
        movdqu       [rdi + 368], xmm14
        movdqa       xmm14, xmm7                                /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        pxor         xmm14, xmm2
        pxor         xmm14, xmm15
        pxor         xmm14, xmm13
        movdqa       xmm13, xmm9
        psrld        xmm13, 31
        pslld        xmm9, 1
        paddd        xmm9, xmm13
        movdqa       xmm13, xmm8
        paddd        xmm13, [rcx + 128]
        movdqu       [rdi + 384], xmm13
        movdqa       xmm13, xmm8                                /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        pxor         xmm13, xmm3
        pxor         xmm13, xmm10
        pxor         xmm13, [rax + 16]
        movdqu       [rax + 96], xmm2
        movdqa       xmm2, xmm14
        psrld        xmm2, 31
        pslld        xmm14, 1
        paddd        xmm2, xmm14
        movdqu       [rax], xmm2
        movdqa       xmm14, xmm9
        paddd        xmm14, [rcx + 144]
        movdqu       [rdi + 400], xmm14
        movdqa       xmm14, xmm9                                /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        pxor         xmm14, xmm4
        pxor         xmm14, xmm11
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm13
        psrld        xmm15, 31
        pslld        xmm13, 1
        paddd        xmm15, xmm13
        movdqu       [rax + 16], xmm15
        movdqa       xmm13, xmm2
        paddd        xmm13, [rcx + 160]
        movdqu       [rdi + 416], xmm13
        movdqa       xmm13, xmm2                                /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        pxor         xmm13, xmm5
        pxor         xmm13, xmm12
        pxor         xmm13, xmm10
        movdqa       xmm10, xmm14
        psrld        xmm10, 31
        pslld        xmm14, 1
        paddd        xmm10, xmm14
        movdqu       [rax + 32], xmm10
        movdqa       xmm14, xmm15
        paddd        xmm14, [rcx + 176]
        movdqu       [rdi + 432], xmm14
        movdqa       xmm14, xmm15                               /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        pxor         xmm14, xmm6
        pxor         xmm14, xmm0
        pxor         xmm14, xmm11
        movdqa       xmm11, xmm13
        psrld        xmm11, 31
        pslld        xmm13, 1
        paddd        xmm11, xmm13
        movdqu       [rax + 48], xmm11
        movdqa       xmm13, xmm10
        paddd        xmm13, [rcx + 192]
        movdqu       [rdi + 448], xmm13
        movdqa       xmm13, xmm10                               /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        pxor         xmm13, xmm7
        pxor         xmm13, xmm1
        pxor         xmm13, xmm12
        movdqa       xmm12, xmm14
        psrld        xmm12, 31
        pslld        xmm14, 1
        paddd        xmm12, xmm14
        movdqu       [rax + 64], xmm12
        movdqa       xmm14, xmm11
        paddd        xmm14, [rcx + 208]
        movdqu       [rdi + 464], xmm14
        movdqa       xmm14, xmm13
        psrld        xmm14, 31
        pslld        xmm13, 1
        paddd        xmm14, xmm13
        movdqu       [rax + 80], xmm14
        movdqa       xmm13, xmm12
        paddd        xmm13, [rcx + 224]
        movdqu       [rdi + 480], xmm13
        movdqa       xmm13, xmm14
        paddd        xmm13, [rcx + 240]
        movdqu       [rdi + 496], xmm13
        add          rcx, 256
        add          rdi, 256
        movdqu       xmm2, [rax + 96]
        cmp          rdi, rdx
        jne          NSMS_L(schedule_next_words)

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 208]
        movaps       xmm7, [rsp + 224]
        movaps       xmm8, [rsp + 240]
        movaps       xmm9, [rsp + 256]
        movaps       xmm10, [rsp + 272]
        movaps       xmm11, [rsp + 288]
        movaps       xmm12, [rsp + 304]
        movaps       xmm13, [rsp + 320]
        movaps       xmm14, [rsp + 336]
        movaps       xmm15, [rsp + 352]
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
        .size        NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4_shift_add_zen4), . - NSMS_SYMBOL(nsms_sha1_schedule_sse41_n4_shift_add_zen4)
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

/* nsms_sha1_blocks_sse41_n4_shift_add_zen4: 15 integer registers, 16 vector registers, 13 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
 *     state: rdi; q: rbx; end_of_batch: rbp. Slots of the frame that are not named here hold
 *     spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     q: address of the current block's first stored schedule word.
 *     end_of_batch: value of q after the last block of a batch.
 * nsms_sha1_schedule_sse41_n4_shift_add_zen4: 5 integer registers, 16 vector registers, 4 spills.
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
 * - name: nsms_sha1_blocks_sse41_n4_shift_add_zen4
 *   signature: void nsms_sha1_blocks_sse41_n4_shift_add_zen4(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1560, win64: 1736}
 *   features: [ssse3]
 * - name: nsms_sha1_schedule_sse41_n4_shift_add_zen4
 *   signature: void nsms_sha1_schedule_sse41_n4_shift_add_zen4(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 1280, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 256, align: 1, access: read}
 *   stack_bytes: {sysv: 216, win64: 392}
 *   features: [ssse3]
 */
