/* sha1_avx2_n8.S, written by nsms: make gen HASH=sha1 ISA=avx2 N=8
 *
 * void nsms_sha1_blocks_avx2_n8(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks, 8 scheduled at a time.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,159 instructions (System V); 3,016 bytes of stack (System V), 3,192 (Win64).
 * void nsms_sha1_schedule_avx2_n8(uint32_t *wk, const void *data);
 *   SHA-1: W_t + K_t of 8 blocks, wk[t*8 + j] for block j.
 *   Reads 512 bytes at data; writes 2560 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 288 instructions (System V); 360 bytes of stack (System V), 536 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2, bmi1, bmi2.
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
#  define NSMS_L(name) Lsha1_avx2_n8_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_n8_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_n8_##name
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
NSMS_L(K1x8):  /* K_t: each word 8 times, once for each block of a register */
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
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8))
NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8))
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
        sub          rsp, 3128
        NSMS_SEH(.seh_stackalloc 3128)
        vmovaps      [rsp + 2960], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 2960)
        vmovaps      [rsp + 2976], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 2976)
        vmovaps      [rsp + 2992], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 2992)
        vmovaps      [rsp + 3008], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 3008)
        vmovaps      [rsp + 3024], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 3024)
        vmovaps      [rsp + 3040], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 3040)
        vmovaps      [rsp + 3056], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 3056)
        vmovaps      [rsp + 3072], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 3072)
        vmovaps      [rsp + 3088], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 3088)
        vmovaps      [rsp + 3104], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 3104)
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
        sub          rsp, 2968
        .cfi_def_cfa_offset 3024
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
NSMS_L(blocks_batch8):
        cmp          rdx, 8
        jb           NSMS_L(blocks_batch1)

        /* the schedule of 8 blocks: the message words */
        vmovdqu      xmm10, [rsi]                               /* W_0 to W_3 */
        vmovdqu      xmm11, [rsi + 64]
        vmovdqu      xmm12, [rsi + 128]
        vmovdqu      xmm13, [rsi + 192]
        vmovdqu      xmm14, [rsi + 16]                          /* W_4 to W_7 */
        vmovdqu      xmm15, [rsi + 80]
        vmovdqu      xmm9, [rsi + 144]
        vmovdqu      xmm8, [rsi + 208]
        vinserti128  ymm10, ymm10, [rsi + 256], 1
        vinserti128  ymm11, ymm11, [rsi + 320], 1
        vinserti128  ymm12, ymm12, [rsi + 384], 1
        vinserti128  ymm13, ymm13, [rsi + 448], 1
        vinserti128  ymm14, ymm14, [rsi + 272], 1
        vinserti128  ymm15, ymm15, [rsi + 336], 1
        vinserti128  ymm9, ymm9, [rsi + 400], 1
        vinserti128  ymm8, ymm8, [rsi + 464], 1
        vpunpckldq   ymm7, ymm10, ymm11
        vpunpckldq   ymm6, ymm12, ymm13
        vpunpckhdq   ymm10, ymm10, ymm11
        vpunpckhdq   ymm11, ymm12, ymm13
        vmovdqu      xmm12, [rsi + 32]                          /* W_8 to W_11 */
        vmovdqu      xmm13, [rsi + 96]
        vpunpckldq   ymm5, ymm14, ymm15
        vpunpckldq   ymm4, ymm9, ymm8
        vinserti128  ymm12, ymm12, [rsi + 288], 1
        vinserti128  ymm13, ymm13, [rsi + 352], 1
        vpunpckhdq   ymm14, ymm14, ymm15
        vpunpckhdq   ymm15, ymm9, ymm8
        vmovdqu      xmm9, [rsi + 160]
        vinserti128  ymm9, ymm9, [rsi + 416], 1
        vmovdqu      xmm8, [rsi + 224]
        vinserti128  ymm8, ymm8, [rsi + 480], 1
        vpunpckldq   ymm3, ymm12, ymm13
        vpunpckhdq   ymm12, ymm12, ymm13
        vpunpckldq   ymm13, ymm9, ymm8
        vpunpckhdq   ymm9, ymm9, ymm8
        vpunpcklqdq  ymm8, ymm7, ymm6
        vpunpckhqdq  ymm7, ymm7, ymm6
        vmovdqu      xmm6, [rsi + 48]                           /* W_12 to W_15 */
        vinserti128  ymm6, ymm6, [rsi + 304], 1
        vmovdqu      xmm2, [rsi + 112]
        vinserti128  ymm2, ymm2, [rsi + 368], 1
        vmovdqu      xmm1, [rsi + 176]
        vinserti128  ymm1, ymm1, [rsi + 432], 1
        vmovdqu      xmm0, [rsi + 240]
        vinserti128  ymm0, ymm0, [rsi + 496], 1
        vmovdqu      [rax + 2752], ymm12
        vmovdqu      ymm12, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      ymm8, ymm8, ymm12
        vpshufb      ymm7, ymm7, ymm12
        vmovdqu      [rax + 2784], ymm7
        vpunpcklqdq  ymm7, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vpshufb      ymm11, ymm7, ymm12
        vpshufb      ymm10, ymm10, ymm12
        vpunpckldq   ymm7, ymm6, ymm2
        vpunpckhdq   ymm6, ymm6, ymm2
        vpunpckldq   ymm2, ymm1, ymm0
        lea          rbp, [rax + 32]
        vpunpckhdq   ymm1, ymm1, ymm0
        vpunpcklqdq  ymm0, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm4, ymm0, ymm12
        vpshufb      ymm5, ymm5, ymm12
        vpunpcklqdq  ymm0, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm0, ymm12
        vpshufb      ymm14, ymm14, ymm12
        vpunpcklqdq  ymm0, ymm3, ymm13
        vpunpckhqdq  ymm13, ymm3, ymm13
        vpshufb      ymm3, ymm0, ymm12
        vpshufb      ymm13, ymm13, ymm12
        vmovdqu      ymm0, [rax + 2752]
        vmovdqu      [rax + 2816], ymm13
        vpunpcklqdq  ymm13, ymm0, ymm9
        vpunpckhqdq  ymm9, ymm0, ymm9
        vpshufb      ymm13, ymm13, ymm12
        vmovdqu      [rax + 2560], ymm13
        vpshufb      ymm9, ymm9, ymm12
        vmovdqu      [rax + 2592], ymm9
        vpunpcklqdq  ymm0, ymm7, ymm2
        vpunpckhqdq  ymm7, ymm7, ymm2
        vpshufb      ymm2, ymm0, ymm12
        vmovdqu      [rax + 2624], ymm2
        vpshufb      ymm7, ymm7, ymm12
        vmovdqu      [rax + 2656], ymm7
        vpunpcklqdq  ymm0, ymm6, ymm1
        vpunpckhqdq  ymm6, ymm6, ymm1
        vpshufb      ymm1, ymm0, ymm12
        vmovdqu      [rax + 2688], ymm1
        vpshufb      ymm12, ymm6, ymm12
        vmovdqu      [rax + 2720], ymm12
        vpaddd       ymm6, ymm8, [rip + NSMS_L(K1x8)]           /* W_0 + K_0 */
        vmovdqu      [rax], ymm6
        vmovdqu      ymm6, [rax + 2784]
        vpaddd       ymm0, ymm6, [rip + NSMS_L(K1x8) + 32]      /* W_1 + K_1 */
        vmovdqu      [rax + 32], ymm0
        vpaddd       ymm0, ymm11, [rip + NSMS_L(K1x8) + 64]     /* W_2 + K_2 */
        vmovdqu      [rax + 64], ymm0
        vpaddd       ymm0, ymm10, [rip + NSMS_L(K1x8) + 96]     /* W_3 + K_3 */
        vmovdqu      [rax + 96], ymm0
        vpaddd       ymm0, ymm4, [rip + NSMS_L(K1x8) + 128]     /* W_4 + K_4 */
        vmovdqu      [rax + 128], ymm0
        vpaddd       ymm0, ymm5, [rip + NSMS_L(K1x8) + 160]     /* W_5 + K_5 */
        vmovdqu      [rax + 160], ymm0
        vpaddd       ymm0, ymm15, [rip + NSMS_L(K1x8) + 192]    /* W_6 + K_6 */
        vmovdqu      [rax + 192], ymm0
        vpaddd       ymm0, ymm14, [rip + NSMS_L(K1x8) + 224]    /* W_7 + K_7 */
        vmovdqu      [rax + 224], ymm0
        vpaddd       ymm0, ymm3, [rip + NSMS_L(K1x8) + 256]     /* W_8 + K_8 */
        vmovdqu      [rax + 256], ymm0
        vmovdqu      ymm0, [rax + 2816]
        vpaddd       ymm6, ymm0, [rip + NSMS_L(K1x8) + 288]     /* W_9 + K_9 */
        vmovdqu      [rax + 288], ymm6
        vpaddd       ymm6, ymm13, [rip + NSMS_L(K1x8) + 320]    /* W_10 + K_10 */
        vmovdqu      [rax + 320], ymm6
        vpaddd       ymm6, ymm9, [rip + NSMS_L(K1x8) + 352]     /* W_11 + K_11 */
        vmovdqu      [rax + 352], ymm6
        vpaddd       ymm6, ymm2, [rip + NSMS_L(K1x8) + 384]     /* W_12 + K_12 */
        vmovdqu      [rax + 384], ymm6
        vpaddd       ymm6, ymm7, [rip + NSMS_L(K1x8) + 416]     /* W_13 + K_13 */
        vmovdqu      [rax + 416], ymm6
        vpaddd       ymm6, ymm1, [rip + NSMS_L(K1x8) + 448]     /* W_14 + K_14 */
        vmovdqu      [rax + 448], ymm6
        vpaddd       ymm6, ymm12, [rip + NSMS_L(K1x8) + 480]    /* W_15 + K_15 */
        vmovdqu      [rax + 480], ymm6
        mov          rbx, rax
        vmovdqa      ymm2, ymm11
        vmovdqa      ymm6, ymm15
        vmovdqa      ymm7, ymm14
        vmovdqa      ymm9, ymm0
        vmovdqa      ymm0, ymm8
        vmovdqa      ymm8, ymm3
        vmovdqa      ymm3, ymm10
        vmovdqu      ymm1, [rax + 2784]

        /* all rounds of one block; schedule of 8 blocks */
        mov          r12d, r8d                                  /* round 0 */
        and          r12d, r9d
        andn         r13d, r8d, r10d
        add          r11d, [rax]
        add          r13d, r11d
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
        add          r8d, r13d
        mov          r12d, ecx                                  /* round 1 */
        and          r12d, r14d
        andn         r13d, ecx, r9d
        add          r10d, [rax + 32]
        add          r13d, r10d
        add          r12d, r13d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 2 */
        and          r12d, r13d
        andn         r15d, r8d, r14d
        add          r9d, [rax + 64]
        add          r9d, r12d
        add          r15d, r9d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r15d
        mov          r15d, ecx                                  /* round 3 */
        and          r15d, r12d
        andn         ebx, ecx, r13d
        add          r14d, [rax + 96]
        add          r14d, r15d
        add          ebx, r14d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
        mov          r15d, r8d                                  /* round 4 */
        and          r15d, r14d
        andn         ebx, r8d, r12d
        add          r13d, [rax + 128]
        add          r13d, r15d
        add          ebx, r13d
        rorx         r13d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, ebx
        mov          r15d, ecx                                  /* round 5 */
        and          r15d, r13d
        andn         ebx, ecx, r14d
            vmovdqu  ymm10, [rax + 2656]
            vpxor    ymm11, ymm10, ymm8                         /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        add          r12d, [rax + 160]
            vpxor    ymm11, ymm11, ymm2
        add          r12d, r15d
            vpxor    ymm0, ymm11, ymm0
        add          ebx, r12d
            vmovdqu  ymm11, [rax + 2688]
            vpxor    ymm12, ymm11, ymm9                         /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
            vpxor    ymm12, ymm12, ymm3
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpxor    ymm1, ymm12, ymm1
        mov          r15d, r8d                                  /* round 6 */
        and          r15d, r12d
            vpsrld   ymm12, ymm0, 31
            vpslld   ymm0, ymm0, 1
        andn         ebx, r8d, r13d
        add          r14d, [rax + 192]
            vpxor    ymm0, ymm12, ymm0
            vmovdqu  ymm12, [rax + 2720]
            vmovdqu  ymm13, [rax + 2560]
            vpxor    ymm14, ymm12, ymm13                        /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        add          r14d, r15d
            vpxor    ymm14, ymm14, ymm4
        add          ebx, r14d
            vpxor    ymm2, ymm14, ymm2
            vpsrld   ymm14, ymm1, 31
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, ebx
            vpslld   ymm1, ymm1, 1
        mov          r15d, ecx                                  /* round 7 */
        and          r15d, r14d
            vpaddd   ymm15, ymm0, [rip + NSMS_L(K1x8) + 512]
            vpxor    ymm1, ymm14, ymm1
        andn         ebx, ecx, r12d
        add          r13d, [rax + 224]
            vmovdqu  [rax + 512], ymm15
        add          r13d, r15d
            vmovdqu  ymm14, [rax + 2592]
            vpxor    ymm15, ymm14, ymm0                         /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        add          ebx, r13d
            vpxor    ymm15, ymm15, ymm5
            vpxor    ymm3, ymm15, ymm3
            vpsrld   ymm15, ymm2, 31
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
        mov          r15d, r8d                                  /* round 8 */
        and          r15d, r13d
            vpslld   ymm2, ymm2, 1
        andn         ebx, r8d, r14d
            vpaddd   ymm14, ymm1, [rip + NSMS_L(K1x8) + 544]
            vpxor    ymm2, ymm15, ymm2
        add          r12d, [rax + 256]
            vmovdqu  [rax + 544], ymm14
        add          r12d, r15d
            vmovdqu  ymm14, [rax + 2624]
            vpxor    ymm15, ymm14, ymm1                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        add          ebx, r12d
            vpxor    ymm15, ymm15, ymm6
            vpxor    ymm4, ymm15, ymm4
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, ebx
            vpsrld   ymm15, ymm3, 31
        mov          r15d, ecx                                  /* round 9 */
        and          r15d, r12d
            vpslld   ymm3, ymm3, 1
        andn         ebx, ecx, r13d
            vpaddd   ymm14, ymm2, [rip + NSMS_L(K1x8) + 576]
            vpxor    ymm3, ymm15, ymm3
        add          r14d, [rax + 288]
            vmovdqu  [rax + 576], ymm14
        add          r14d, r15d
            vpxor    ymm14, ymm10, ymm2                         /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        add          ebx, r14d
            vpxor    ymm14, ymm14, ymm7
            vpxor    ymm5, ymm14, ymm5
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpsrld   ymm14, ymm4, 31
        mov          r15d, r8d                                  /* round 10 */
        and          r15d, r14d
            vpslld   ymm4, ymm4, 1
        andn         ebx, r8d, r12d
            vpaddd   ymm15, ymm3, [rip + NSMS_L(K1x8) + 608]
            vpxor    ymm4, ymm14, ymm4
        add          r13d, [rax + 320]
            vmovdqu  [rax + 608], ymm15
        add          r13d, r15d
        add          ebx, r13d
            vpxor    ymm14, ymm11, ymm3                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
            vpxor    ymm14, ymm14, ymm8
            vpxor    ymm6, ymm14, ymm6
        rorx         r13d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, ebx
            vpsrld   ymm14, ymm5, 31
        mov          r15d, ecx                                  /* round 11 */
        and          r15d, r13d
            vpslld   ymm5, ymm5, 1
        andn         ebx, ecx, r14d
            vpaddd   ymm15, ymm4, [rip + NSMS_L(K1x8) + 640]
        add          r12d, [rax + 352]
            vpxor    ymm5, ymm14, ymm5
        add          r12d, r15d
            vmovdqu  [rax + 640], ymm15
        add          ebx, r12d
            vpxor    ymm14, ymm12, ymm4                         /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
            vpxor    ymm14, ymm14, ymm9
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpxor    ymm7, ymm14, ymm7
        mov          r15d, r8d                                  /* round 12 */
        and          r15d, r12d
            vpsrld   ymm14, ymm6, 31
            vpslld   ymm6, ymm6, 1
        andn         ebx, r8d, r13d
        add          r14d, [rax + 384]
            vpaddd   ymm15, ymm5, [rip + NSMS_L(K1x8) + 672]
            vpxor    ymm6, ymm14, ymm6
        add          r14d, r15d
            vmovdqu  [rax + 672], ymm15
        add          ebx, r14d
            vpxor    ymm14, ymm5, ymm0                          /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
            vpxor    ymm14, ymm14, ymm13
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, ebx
            vpxor    ymm8, ymm14, ymm8
        mov          r15d, ecx                                  /* round 13 */
        and          r15d, r14d
            vpsrld   ymm14, ymm7, 31
        andn         ebx, ecx, r12d
            vpslld   ymm7, ymm7, 1
        add          r13d, [rax + 416]
            vpaddd   ymm15, ymm6, [rip + NSMS_L(K1x8) + 704]
            vpxor    ymm7, ymm14, ymm7
        add          r13d, r15d
            vmovdqu  [rax + 704], ymm15
        add          ebx, r13d
            vpxor    ymm14, ymm6, ymm1                          /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
            vmovdqu  ymm15, [rax + 2592]
            vpxor    ymm14, ymm14, ymm15
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpxor    ymm9, ymm14, ymm9
        mov          r15d, r8d                                  /* round 14 */
        and          r15d, r13d
            vpsrld   ymm14, ymm8, 31
        andn         ebx, r8d, r14d
            vpslld   ymm8, ymm8, 1
        add          r12d, [rax + 448]
        add          r12d, r15d
            vmovdqu  [rax + 2752], ymm1
            vpaddd   ymm1, ymm7, [rip + NSMS_L(K1x8) + 736]
            vpxor    ymm8, ymm14, ymm8
        add          ebx, r12d
            vmovdqu  [rax + 736], ymm1
            vpxor    ymm1, ymm7, ymm2                           /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, ebx
            vmovdqu  ymm14, [rax + 2624]
            vpxor    ymm1, ymm14, ymm1
        mov          r15d, ecx                                  /* round 15 */
        and          r15d, r12d
            vpxor    ymm1, ymm13, ymm1
            vpsrld   ymm13, ymm9, 31
        andn         ebx, ecx, r13d
            vpslld   ymm9, ymm9, 1
        add          r14d, [rax + 480]
        add          r14d, r15d
            vmovdqu  [rax + 2784], ymm2
            vpaddd   ymm2, ymm8, [rip + NSMS_L(K1x8) + 768]
            vpxor    ymm9, ymm13, ymm9
        add          ebx, r14d
            vmovdqu  [rax + 768], ymm2
            vpxor    ymm2, ymm8, ymm3                           /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpxor    ymm2, ymm10, ymm2
        mov          r15d, r8d                                  /* round 16 */
        and          r15d, r14d
            vpxor    ymm2, ymm15, ymm2
            vpsrld   ymm13, ymm1, 31
        andn         ebx, r8d, r12d
        add          r13d, [rax + 512]
            vpslld   ymm1, ymm1, 1
        add          r13d, r15d
        add          ebx, r13d
            vpaddd   ymm15, ymm9, [rip + NSMS_L(K1x8) + 800]
            vpxor    ymm1, ymm13, ymm1
            vmovdqu  [rax + 800], ymm15
            vpxor    ymm13, ymm9, ymm4                          /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        rorx         r13d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, ebx
        mov          r15d, ecx                                  /* round 17 */
        and          r15d, r13d
            vpxor    ymm13, ymm13, ymm11
            vpxor    ymm13, ymm13, ymm14
        andn         ebx, ecx, r14d
            vpsrld   ymm14, ymm2, 31
        add          r12d, [rax + 544]
            vpslld   ymm2, ymm2, 1
        add          r12d, r15d
            vpaddd   ymm15, ymm1, [rip + NSMS_L(K1x8) + 832]
        add          ebx, r12d
            vpxor    ymm2, ymm14, ymm2
            vmovdqu  [rax + 832], ymm15
            vpxor    ymm14, ymm1, ymm5                          /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
        mov          r15d, r8d                                  /* round 18 */
        and          r15d, r12d
            vpxor    ymm14, ymm14, ymm12
            vpxor    ymm10, ymm14, ymm10
        andn         ebx, r8d, r13d
            vpsrld   ymm14, ymm13, 31
        add          r14d, [rax + 576]
            vpslld   ymm13, ymm13, 1
        add          r14d, r15d
        add          ebx, r14d
            vpaddd   ymm15, ymm2, [rip + NSMS_L(K1x8) + 864]
            vpxor    ymm13, ymm14, ymm13
            vmovdqu  [rax + 864], ymm15
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, ebx
            vpxor    ymm14, ymm2, ymm6                          /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        mov          r15d, ecx                                  /* round 19 */
        and          r15d, r14d
            vpxor    ymm14, ymm14, ymm0
            vpxor    ymm11, ymm14, ymm11
        andn         ebx, ecx, r12d
            vpsrld   ymm14, ymm10, 31
        add          r13d, [rax + 608]
            vpslld   ymm10, ymm10, 1
        add          r13d, r15d
        add          ebx, r13d
            vpaddd   ymm15, ymm13, [rip + NSMS_L(K1x8) + 896]
            vpxor    ymm10, ymm14, ymm10
            vmovdqu  [rax + 896], ymm15
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpxor    ymm14, ymm13, ymm7                         /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        mov          r15d, r8d                                  /* round 20 */
        xor          r15d, r13d
            vmovdqu  ymm15, [rax + 2752]
            vpxor    ymm14, ymm14, ymm15
        xor          r15d, r14d
            vpxor    ymm12, ymm14, ymm12
        add          r12d, [rax + 640]
            vpsrld   ymm14, ymm11, 31
            vpslld   ymm11, ymm11, 1
        add          r12d, r15d
            vmovdqu  [rax + 2816], ymm7
            vpaddd   ymm7, ymm10, [rip + NSMS_L(K1x8) + 928]
            vpxor    ymm11, ymm14, ymm11
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
            vmovdqu  [rax + 928], ymm7
        mov          r12d, ecx                                  /* round 21 */
        xor          r12d, r15d
        xor          r12d, r13d
            vpxor    ymm7, ymm10, ymm8                          /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
            vmovdqu  ymm14, [rax + 2784]
            vpxor    ymm7, ymm14, ymm7
        add          r14d, [rax + 672]
            vpxor    ymm0, ymm7, ymm0
        add          r14d, r12d
            vpsrld   ymm7, ymm12, 31
            vpslld   ymm12, ymm12, 1
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
            vmovdqu  [rax + 2848], ymm8
            vpaddd   ymm8, ymm11, [rip + NSMS_L(K1x8) + 960]
            vpxor    ymm7, ymm12, ymm7
        mov          r14d, r8d                                  /* round 22 */
        xor          r14d, r12d
            vmovdqu  [rax + 960], ymm8
        xor          r14d, r15d
            vpxor    ymm8, ymm11, ymm9                          /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        add          r13d, [rax + 704]
            vpxor    ymm8, ymm8, ymm3
        add          r13d, r14d
            vpxor    ymm8, ymm8, ymm15
            vpsrld   ymm12, ymm0, 31
            vpslld   ymm0, ymm0, 1
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
            vpaddd   ymm15, ymm7, [rip + NSMS_L(K1x8) + 992]
        mov          r13d, ecx                                  /* round 23 */
        xor          r13d, r14d
            vpxor    ymm0, ymm12, ymm0
        xor          r13d, r12d
            vmovdqu  [rax + 992], ymm15
        add          r15d, [rax + 736]
            vpxor    ymm12, ymm7, ymm1                          /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        add          r15d, r13d
            vpxor    ymm12, ymm12, ymm4
            vpxor    ymm12, ymm12, ymm14
            vpsrld   ymm14, ymm8, 31
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpslld   ymm8, ymm8, 1
        mov          r15d, r8d                                  /* round 24 */
        xor          r15d, r13d
            vpaddd   ymm15, ymm0, [rip + NSMS_L(K1x8) + 1024]
        xor          r15d, r14d
            vpxor    ymm8, ymm14, ymm8
        add          r12d, [rax + 768]
            vmovdqu  [rax + 1024], ymm15
            vpxor    ymm14, ymm0, ymm2                          /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        add          r12d, r15d
            vpxor    ymm14, ymm14, ymm5
            vpxor    ymm3, ymm14, ymm3
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
            vpsrld   ymm14, ymm12, 31
        mov          r12d, ecx                                  /* round 25 */
        xor          r12d, r15d
            vpslld   ymm12, ymm12, 1
        xor          r12d, r13d
        add          r14d, [rax + 800]
            vpaddd   ymm15, ymm8, [rip + NSMS_L(K1x8) + 1056]
            vpxor    ymm12, ymm14, ymm12
        add          r14d, r12d
            vmovdqu  [rax + 1056], ymm15
            vpxor    ymm14, ymm8, ymm13                         /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
            vpxor    ymm14, ymm14, ymm6
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
            vpxor    ymm4, ymm14, ymm4
            vpsrld   ymm14, ymm3, 31
        mov          r14d, r8d                                  /* round 26 */
        xor          r14d, r12d
        xor          r14d, r15d
            vpslld   ymm3, ymm3, 1
        add          r13d, [rax + 832]
            vpaddd   ymm15, ymm12, [rip + NSMS_L(K1x8) + 1088]
        add          r13d, r14d
            vpxor    ymm3, ymm14, ymm3
            vmovdqu  [rax + 1088], ymm15
            vpxor    ymm14, ymm12, ymm10                        /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
            vmovdqu  ymm15, [rax + 2816]
            vpxor    ymm14, ymm14, ymm15
            vpxor    ymm5, ymm14, ymm5
        mov          r13d, ecx                                  /* round 27 */
        xor          r13d, r14d
            vpsrld   ymm14, ymm4, 31
        xor          r13d, r12d
        add          r15d, [rax + 864]
            vpslld   ymm4, ymm4, 1
        add          r15d, r13d
            vpxor    ymm4, ymm14, ymm4
            vpaddd   ymm14, ymm3, [rip + NSMS_L(K1x8) + 1120]
            vmovdqu  [rax + 1120], ymm14
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpxor    ymm14, ymm11, ymm3                         /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
            vpxor    ymm14, ymm14, [rax + 2848]
        mov          r15d, r8d                                  /* round 28 */
        xor          r15d, r13d
            vpxor    ymm6, ymm14, ymm6
        xor          r15d, r14d
        add          r12d, [rax + 896]
            vpsrld   ymm14, ymm5, 31
        add          r12d, r15d
            vpslld   ymm5, ymm5, 1
            vpxor    ymm5, ymm14, ymm5
            vpaddd   ymm14, ymm4, [rip + NSMS_L(K1x8) + 1152]
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
            vmovdqu  [rax + 1152], ymm14
            vpxor    ymm14, ymm4, ymm7                          /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        mov          r12d, ecx                                  /* round 29 */
        xor          r12d, r15d
            vpxor    ymm14, ymm14, ymm9
        xor          r12d, r13d
        add          r14d, [rax + 928]
            vpxor    ymm14, ymm14, ymm15
            vpsrld   ymm15, ymm6, 31
        add          r14d, r12d
            vpslld   ymm6, ymm6, 1
            vpxor    ymm6, ymm15, ymm6
            vpaddd   ymm15, ymm5, [rip + NSMS_L(K1x8) + 1184]
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
            vmovdqu  [rax + 1184], ymm15
        mov          r14d, r8d                                  /* round 30 */
        xor          r14d, r12d
            vpxor    ymm15, ymm5, ymm0                          /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        xor          r14d, r15d
            vpxor    ymm15, ymm15, ymm1
        add          r13d, [rax + 960]
            vpxor    ymm15, ymm15, [rax + 2848]
        add          r13d, r14d
            vmovdqu  [rax + 2752], ymm0
            vpsrld   ymm0, ymm14, 31
            vpslld   ymm14, ymm14, 1
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
            vpxor    ymm0, ymm14, ymm0
            vpaddd   ymm14, ymm6, [rip + NSMS_L(K1x8) + 1216]
        mov          r13d, ecx                                  /* round 31 */
        xor          r13d, r14d
            vmovdqu  [rax + 1216], ymm14
            vpxor    ymm14, ymm8, ymm6                          /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        xor          r13d, r12d
        add          r15d, [rax + 992]
            vpxor    ymm14, ymm14, ymm2
        add          r15d, r13d
            vpxor    ymm9, ymm14, ymm9
            vpsrld   ymm14, ymm15, 31
            vpslld   ymm15, ymm15, 1
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpxor    ymm14, ymm14, ymm15
        mov          r15d, r8d                                  /* round 32 */
        xor          r15d, r13d
            vpaddd   ymm15, ymm0, [rip + NSMS_L(K1x8) + 1248]
        xor          r15d, r14d
            vmovdqu  [rax + 1248], ymm15
        add          r12d, [rax + 1024]
            vpxor    ymm15, ymm12, ymm0                         /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
            vpxor    ymm15, ymm15, ymm13
        add          r12d, r15d
            vpxor    ymm1, ymm15, ymm1
            vpsrld   ymm15, ymm9, 31
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
            vpslld   ymm9, ymm9, 1
        mov          r12d, ecx                                  /* round 33 */
        xor          r12d, r15d
            vpxor    ymm9, ymm15, ymm9
        xor          r12d, r13d
            vpaddd   ymm15, ymm14, [rip + NSMS_L(K1x8) + 1280]
        add          r14d, [rax + 1056]
            vmovdqu  [rax + 1280], ymm15
            vpxor    ymm15, ymm14, ymm3                         /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        add          r14d, r12d
            vpxor    ymm15, ymm15, ymm10
            vpxor    ymm2, ymm15, ymm2
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
            vpsrld   ymm15, ymm1, 31
        mov          r14d, r8d                                  /* round 34 */
        xor          r14d, r12d
            vpslld   ymm1, ymm1, 1
        xor          r14d, r15d
        add          r13d, [rax + 1088]
            vpxor    ymm1, ymm15, ymm1
            vpaddd   ymm15, ymm9, [rip + NSMS_L(K1x8) + 1312]
            vmovdqu  [rax + 1312], ymm15
        add          r13d, r14d
            vpxor    ymm15, ymm9, ymm4                          /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
            vpxor    ymm15, ymm15, ymm11
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
            vpxor    ymm13, ymm15, ymm13
            vpsrld   ymm15, ymm2, 31
        mov          r13d, ecx                                  /* round 35 */
        xor          r13d, r14d
            vpslld   ymm2, ymm2, 1
        xor          r13d, r12d
        add          r15d, [rax + 1120]
            vpxor    ymm2, ymm15, ymm2
            vpaddd   ymm15, ymm1, [rip + NSMS_L(K1x8) + 1344]
        add          r15d, r13d
            vmovdqu  [rax + 1344], ymm15
            vpxor    ymm15, ymm1, ymm5                          /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
            vpxor    ymm15, ymm15, ymm7
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpxor    ymm10, ymm15, ymm10
        mov          r15d, r8d                                  /* round 36 */
        xor          r15d, r13d
            vpsrld   ymm15, ymm13, 31
        xor          r15d, r14d
            vpslld   ymm13, ymm13, 1
        add          r12d, [rax + 1152]
            vmovdqu  [rax + 2784], ymm5
            vpaddd   ymm5, ymm2, [rip + NSMS_L(K1x8) + 1376]
        add          r12d, r15d
            vpxor    ymm13, ymm15, ymm13
            vmovdqu  [rax + 1376], ymm5
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
            vpxor    ymm5, ymm2, ymm6                           /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
            vmovdqu  ymm15, [rax + 2752]
            vpxor    ymm5, ymm15, ymm5
        mov          r12d, ecx                                  /* round 37 */
        xor          r12d, r15d
            vpxor    ymm5, ymm11, ymm5
        xor          r12d, r13d
            vpsrld   ymm11, ymm10, 31
        add          r14d, [rax + 1184]
        add          r14d, r12d
            vpslld   ymm10, ymm10, 1
            vmovdqu  [rax + 2816], ymm6
            vpaddd   ymm6, ymm13, [rip + NSMS_L(K1x8) + 1408]
            vpxor    ymm10, ymm11, ymm10
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
            vmovdqu  [rax + 1408], ymm6
            vpxor    ymm6, ymm13, ymm0                          /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
            vpxor    ymm6, ymm8, ymm6
        mov          r14d, r8d                                  /* round 38 */
        xor          r14d, r12d
        xor          r14d, r15d
            vpxor    ymm6, ymm6, ymm7
        add          r13d, [rax + 1216]
            vpsrld   ymm7, ymm5, 31
        add          r13d, r14d
            vpslld   ymm5, ymm5, 1
            vpaddd   ymm11, ymm10, [rip + NSMS_L(K1x8) + 1440]
            vpxor    ymm5, ymm7, ymm5
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
            vmovdqu  [rax + 1440], ymm11
            vpxor    ymm7, ymm10, ymm14                         /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        mov          r13d, ecx                                  /* round 39 */
        xor          r13d, r14d
            vpxor    ymm7, ymm12, ymm7
        xor          r13d, r12d
        add          r15d, [rax + 1248]
            vpxor    ymm7, ymm15, ymm7
            vpsrld   ymm11, ymm6, 31
        add          r15d, r13d
            vpslld   ymm6, ymm6, 1
            vpaddd   ymm15, ymm5, [rip + NSMS_L(K1x8) + 1472]
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpxor    ymm6, ymm11, ymm6
        mov          r15d, r8d                                  /* round 40 */
        xor          r15d, r13d
            vmovdqu  [rax + 1472], ymm15
            vpxor    ymm11, ymm9, ymm5                          /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
        mov          ebx, r13d
        xor          ebx, r14d
        and          r15d, ebx
            vpxor    ymm11, ymm11, ymm3
        xor          r15d, r13d
            vpxor    ymm8, ymm11, ymm8
        add          r12d, [rax + 1280]
            vpsrld   ymm11, ymm7, 31
            vpslld   ymm7, ymm7, 1
            vpaddd   ymm15, ymm6, [rip + NSMS_L(K1x8) + 1504]
            vpxor    ymm7, ymm11, ymm7
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
        add          r8d, r15d
            vmovdqu  [rax + 1504], ymm15
        mov          r12d, ecx                                  /* round 41 */
        xor          r12d, ebx
            vpxor    ymm11, ymm6, ymm1                          /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        mov          r15d, ebx
        xor          r15d, r13d
            vpxor    ymm11, ymm11, ymm4
            vpxor    ymm11, ymm11, ymm12
        and          r12d, r15d
        xor          r12d, ebx
            vpsrld   ymm12, ymm8, 31
        add          r14d, [rax + 1312]
            vpslld   ymm8, ymm8, 1
        add          r14d, r12d
            vpaddd   ymm15, ymm7, [rip + NSMS_L(K1x8) + 1536]
            vpxor    ymm8, ymm12, ymm8
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
            vmovdqu  [rax + 1536], ymm15
            vpxor    ymm12, ymm7, ymm2                          /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        mov          r14d, r8d                                  /* round 42 */
        xor          r14d, r12d
            vmovdqu  ymm15, [rax + 2784]
            vpxor    ymm12, ymm12, ymm15
        mov          r15d, r12d
        xor          r15d, ebx
            vpxor    ymm3, ymm12, ymm3
        and          r14d, r15d
            vpsrld   ymm12, ymm11, 31
        xor          r14d, r12d
            vpslld   ymm11, ymm11, 1
        add          r13d, [rax + 1344]
            vmovdqu  [rax + 2752], ymm2
            vpaddd   ymm2, ymm8, [rip + NSMS_L(K1x8) + 1568]
            vpxor    ymm11, ymm12, ymm11
            vmovdqu  [rax + 1568], ymm2
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
        add          r8d, r14d
            vpxor    ymm2, ymm8, ymm13                          /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
            vmovdqu  ymm12, [rax + 2816]
            vpxor    ymm2, ymm12, ymm2
        mov          r13d, ecx                                  /* round 43 */
        xor          r13d, r15d
        mov          r14d, r15d
        xor          r14d, r12d
            vpxor    ymm2, ymm2, ymm4
        and          r13d, r14d
            vpsrld   ymm4, ymm3, 31
        xor          r13d, r15d
            vpslld   ymm3, ymm3, 1
        add          ebx, [rax + 1376]
        add          ebx, r13d
            vmovdqu  [rax + 2848], ymm13
            vpaddd   ymm13, ymm11, [rip + NSMS_L(K1x8) + 1600]
            vpxor    ymm3, ymm4, ymm3
            vmovdqu  [rax + 1600], ymm13
            vpxor    ymm4, ymm11, ymm10                         /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpxor    ymm4, ymm4, ymm0
        mov          r14d, r8d                                  /* round 44 */
        xor          r14d, r13d
            vpxor    ymm4, ymm15, ymm4
        mov          ebx, r13d
        xor          ebx, r15d
            vpsrld   ymm13, ymm2, 31
        and          r14d, ebx
        xor          r14d, r13d
            vpslld   ymm2, ymm2, 1
        add          r12d, [rax + 1408]
            vpaddd   ymm15, ymm3, [rip + NSMS_L(K1x8) + 1632]
            vpxor    ymm2, ymm13, ymm2
            vmovdqu  [rax + 1632], ymm15
            vpxor    ymm13, ymm3, ymm5                          /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
        add          r8d, r14d
            vpxor    ymm13, ymm13, ymm14
        mov          r12d, ecx                                  /* round 45 */
        xor          r12d, ebx
            vpxor    ymm12, ymm13, ymm12
        mov          r14d, ebx
        xor          r14d, r13d
            vpsrld   ymm13, ymm4, 31
        and          r12d, r14d
        xor          r12d, ebx
            vpslld   ymm4, ymm4, 1
        add          r15d, [rax + 1440]
            vpaddd   ymm15, ymm2, [rip + NSMS_L(K1x8) + 1664]
        add          r15d, r12d
            vpxor    ymm4, ymm13, ymm4
            vmovdqu  [rax + 1664], ymm15
            vpxor    ymm13, ymm2, ymm6                          /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpxor    ymm13, ymm13, ymm9
        mov          r14d, r8d                                  /* round 46 */
        xor          r14d, r12d
            vpxor    ymm0, ymm13, ymm0
        mov          r15d, r12d
        xor          r15d, ebx
            vpsrld   ymm13, ymm12, 31
        and          r14d, r15d
        xor          r14d, r12d
            vpslld   ymm12, ymm12, 1
        add          r13d, [rax + 1472]
            vpaddd   ymm15, ymm4, [rip + NSMS_L(K1x8) + 1696]
            vpxor    ymm12, ymm13, ymm12
            vmovdqu  [rax + 1696], ymm15
            vpxor    ymm13, ymm4, ymm7                          /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
        add          r8d, r14d
            vpxor    ymm13, ymm13, ymm1
            vpxor    ymm13, ymm13, ymm14
        mov          r13d, ecx                                  /* round 47 */
        xor          r13d, r15d
        mov          r14d, r15d
        xor          r14d, r12d
            vpsrld   ymm14, ymm0, 31
        and          r13d, r14d
            vpslld   ymm0, ymm0, 1
        xor          r13d, r15d
        add          ebx, [rax + 1504]
            vpaddd   ymm15, ymm12, [rip + NSMS_L(K1x8) + 1728]
            vpxor    ymm0, ymm14, ymm0
        add          ebx, r13d
            vmovdqu  [rax + 1728], ymm15
            vpxor    ymm14, ymm12, ymm8                         /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vmovdqu  ymm15, [rax + 2752]
            vpxor    ymm14, ymm14, ymm15
            vpxor    ymm9, ymm14, ymm9
        mov          r14d, r8d                                  /* round 48 */
        xor          r14d, r13d
            vpsrld   ymm14, ymm13, 31
        mov          ebx, r13d
        xor          ebx, r15d
        and          r14d, ebx
            vpslld   ymm13, ymm13, 1
        xor          r14d, r13d
        add          r12d, [rax + 1536]
            vmovdqu  [rax + 2784], ymm8
            vpaddd   ymm8, ymm0, [rip + NSMS_L(K1x8) + 1760]
            vpxor    ymm13, ymm14, ymm13
            vmovdqu  [rax + 1760], ymm8
            vpxor    ymm8, ymm11, ymm0                          /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
            vmovdqu  ymm14, [rax + 2848]
            vpxor    ymm8, ymm8, ymm14
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
        add          r8d, r14d
            vpxor    ymm1, ymm8, ymm1
        mov          r12d, ecx                                  /* round 49 */
        xor          r12d, ebx
            vpsrld   ymm8, ymm9, 31
        mov          r14d, ebx
        xor          r14d, r13d
            vpslld   ymm9, ymm9, 1
        and          r12d, r14d
        xor          r12d, ebx
            vmovdqu  [rax + 2816], ymm11
            vpaddd   ymm11, ymm13, [rip + NSMS_L(K1x8) + 1792]
        add          r15d, [rax + 1568]
            vpxor    ymm8, ymm8, ymm9
            vmovdqu  [rax + 1792], ymm11
        add          r15d, r12d
            vpxor    ymm9, ymm13, ymm3                          /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
            vpxor    ymm9, ymm9, ymm10
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpxor    ymm9, ymm9, ymm15
        mov          r14d, r8d                                  /* round 50 */
        xor          r14d, r12d
            vpsrld   ymm11, ymm1, 31
        mov          r15d, r12d
        xor          r15d, ebx
            vpslld   ymm1, ymm1, 1
        and          r14d, r15d
        xor          r14d, r12d
            vpaddd   ymm15, ymm8, [rip + NSMS_L(K1x8) + 1824]
        add          r13d, [rax + 1600]
            vpxor    ymm1, ymm11, ymm1
            vmovdqu  [rax + 1824], ymm15
            vpxor    ymm11, ymm8, ymm2                          /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
            vpxor    ymm11, ymm11, ymm5
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
        add          r8d, r14d
            vpxor    ymm11, ymm11, ymm14
            vpsrld   ymm14, ymm9, 31
        mov          r13d, ecx                                  /* round 51 */
        xor          r13d, r15d
        mov          r14d, r15d
        xor          r14d, r12d
            vpslld   ymm9, ymm9, 1
        and          r13d, r14d
        xor          r13d, r15d
            vpaddd   ymm15, ymm1, [rip + NSMS_L(K1x8) + 1856]
        add          ebx, [rax + 1632]
            vpxor    ymm9, ymm14, ymm9
            vmovdqu  [rax + 1856], ymm15
        add          ebx, r13d
            vpxor    ymm14, ymm1, ymm4                          /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
            vpxor    ymm14, ymm14, ymm6
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpxor    ymm10, ymm14, ymm10
            vpsrld   ymm14, ymm11, 31
        mov          r14d, r8d                                  /* round 52 */
        xor          r14d, r13d
            vpslld   ymm11, ymm11, 1
        mov          ebx, r13d
        xor          ebx, r15d
        and          r14d, ebx
        xor          r14d, r13d
            vpaddd   ymm15, ymm9, [rip + NSMS_L(K1x8) + 1888]
            vpxor    ymm11, ymm14, ymm11
        add          r12d, [rax + 1664]
            vmovdqu  [rax + 1888], ymm15
            vpxor    ymm14, ymm9, ymm12                         /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
            vpxor    ymm14, ymm14, ymm7
            vpxor    ymm5, ymm14, ymm5
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
        add          r8d, r14d
            vpsrld   ymm14, ymm10, 31
        mov          r12d, ecx                                  /* round 53 */
        xor          r12d, ebx
            vpslld   ymm10, ymm10, 1
        mov          r14d, ebx
        xor          r14d, r13d
        and          r12d, r14d
        xor          r12d, ebx
            vpaddd   ymm15, ymm11, [rip + NSMS_L(K1x8) + 1920]
            vpxor    ymm10, ymm14, ymm10
            vmovdqu  [rax + 1920], ymm15
        add          r15d, [rax + 1696]
            vpxor    ymm14, ymm11, ymm0                         /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
        add          r15d, r12d
            vmovdqu  ymm15, [rax + 2784]
            vpxor    ymm14, ymm14, ymm15
            vpxor    ymm6, ymm14, ymm6
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpsrld   ymm14, ymm5, 31
        mov          r14d, r8d                                  /* round 54 */
        xor          r14d, r12d
            vpslld   ymm5, ymm5, 1
        mov          r15d, r12d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, r12d
            vmovdqu  [rax + 2752], ymm0
            vpaddd   ymm0, ymm10, [rip + NSMS_L(K1x8) + 1952]
            vpxor    ymm5, ymm14, ymm5
            vmovdqu  [rax + 1952], ymm0
        add          r13d, [rax + 1728]
            vpxor    ymm0, ymm10, ymm13                         /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
            vmovdqu  ymm14, [rax + 2816]
            vpxor    ymm0, ymm14, ymm0
            vpxor    ymm0, ymm0, ymm7
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
        add          r8d, r14d
            vpsrld   ymm7, ymm6, 31
            vpslld   ymm6, ymm6, 1
        mov          r13d, ecx                                  /* round 55 */
        xor          r13d, r15d
        mov          r14d, r15d
        xor          r14d, r12d
        and          r13d, r14d
            vmovdqu  [rax + 2848], ymm13
            vpaddd   ymm13, ymm5, [rip + NSMS_L(K1x8) + 1984]
            vpxor    ymm6, ymm7, ymm6
        xor          r13d, r15d
            vmovdqu  [rax + 1984], ymm13
        add          ebx, [rax + 1760]
            vpxor    ymm7, ymm8, ymm5                           /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
        add          ebx, r13d
            vpxor    ymm7, ymm7, ymm3
            vpxor    ymm7, ymm15, ymm7
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpsrld   ymm13, ymm0, 31
            vpslld   ymm0, ymm0, 1
        mov          r14d, r8d                                  /* round 56 */
        xor          r14d, r13d
        mov          ebx, r13d
        xor          ebx, r15d
        and          r14d, ebx
            vpaddd   ymm15, ymm6, [rip + NSMS_L(K1x8) + 2016]
            vpxor    ymm0, ymm13, ymm0
        xor          r14d, r13d
            vmovdqu  [rax + 2016], ymm15
        add          r12d, [rax + 1792]
            vpxor    ymm13, ymm6, ymm1                          /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
            vpxor    ymm13, ymm13, ymm2
            vpxor    ymm13, ymm13, ymm14
            vpsrld   ymm14, ymm7, 31
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
        add          r8d, r14d
            vpslld   ymm7, ymm7, 1
        mov          r12d, ecx                                  /* round 57 */
        xor          r12d, ebx
        mov          r14d, ebx
        xor          r14d, r13d
        and          r12d, r14d
            vpaddd   ymm15, ymm0, [rip + NSMS_L(K1x8) + 2048]
            vpxor    ymm7, ymm14, ymm7
        xor          r12d, ebx
            vmovdqu  [rax + 2048], ymm15
            vpxor    ymm14, ymm9, ymm0                          /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
        add          r15d, [rax + 1824]
        add          r15d, r12d
            vpxor    ymm14, ymm14, ymm4
            vpxor    ymm3, ymm14, ymm3
            vpsrld   ymm14, ymm13, 31
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpslld   ymm13, ymm13, 1
        mov          r14d, r8d                                  /* round 58 */
        xor          r14d, r12d
        mov          r15d, r12d
        xor          r15d, ebx
            vpaddd   ymm15, ymm7, [rip + NSMS_L(K1x8) + 2080]
            vpxor    ymm13, ymm14, ymm13
        and          r14d, r15d
        xor          r14d, r12d
            vmovdqu  [rax + 2080], ymm15
            vpxor    ymm14, ymm11, ymm7                         /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        add          r13d, [rax + 1856]
            vpxor    ymm14, ymm14, ymm12
            vpxor    ymm2, ymm14, ymm2
            vpsrld   ymm14, ymm3, 31
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
        add          r8d, r14d
            vpslld   ymm3, ymm3, 1
        mov          r13d, ecx                                  /* round 59 */
        xor          r13d, r15d
        mov          r14d, r15d
        xor          r14d, r12d
            vpaddd   ymm15, ymm13, [rip + NSMS_L(K1x8) + 2112]
            vpxor    ymm3, ymm14, ymm3
        and          r13d, r14d
            vmovdqu  [rax + 2112], ymm15
        xor          r13d, r15d
            vpxor    ymm14, ymm13, ymm10                        /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
        add          ebx, [rax + 1888]
            vmovdqu  ymm15, [rax + 2752]
            vpxor    ymm14, ymm14, ymm15
        add          ebx, r13d
            vpxor    ymm4, ymm14, ymm4
            vpsrld   ymm14, ymm2, 31
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, ebx
            vpslld   ymm2, ymm2, 1
        mov          r14d, r8d                                  /* round 60 */
        xor          r14d, r13d
            vpxor    ymm2, ymm14, ymm2
        xor          r14d, r15d
            vpaddd   ymm14, ymm3, [rip + NSMS_L(K1x8) + 2144]
        add          r12d, [rax + 1920]
            vmovdqu  [rax + 2144], ymm14
        add          r12d, r14d
            vpxor    ymm14, ymm3, ymm5                          /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
            vpxor    ymm14, ymm14, [rax + 2848]
            vpxor    ymm12, ymm14, ymm12
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
            vpsrld   ymm14, ymm4, 31
        mov          r12d, ecx                                  /* round 61 */
        xor          r12d, r14d
            vpslld   ymm4, ymm4, 1
        xor          r12d, r13d
            vpxor    ymm4, ymm14, ymm4
        add          r15d, [rax + 1952]
            vpaddd   ymm14, ymm2, [rip + NSMS_L(K1x8) + 2176]
        add          r15d, r12d
            vmovdqu  [rax + 2176], ymm14
            vpxor    ymm14, ymm2, ymm6                          /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
            vpxor    ymm14, ymm14, ymm8
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpxor    ymm14, ymm14, ymm15
        mov          r15d, r8d                                  /* round 62 */
        xor          r15d, r12d
        xor          r15d, r14d
            vpsrld   ymm15, ymm12, 31
            vpslld   ymm12, ymm12, 1
        add          r13d, [rax + 1984]
        add          r13d, r15d
            vpxor    ymm12, ymm15, ymm12
            vpaddd   ymm15, ymm4, [rip + NSMS_L(K1x8) + 2208]
            vmovdqu  [rax + 2208], ymm15
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
            vpxor    ymm15, ymm4, ymm0                          /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
            vpxor    ymm15, ymm15, ymm1
        mov          r13d, ecx                                  /* round 63 */
        xor          r13d, r15d
            vpxor    ymm15, ymm15, [rax + 2848]
        xor          r13d, r12d
        add          r14d, [rax + 2016]
            vmovdqu  [rax + 2752], ymm0
            vpsrld   ymm0, ymm14, 31
            vpslld   ymm14, ymm14, 1
        add          r14d, r13d
            vpxor    ymm0, ymm14, ymm0
            vpxor    ymm13, ymm13, ymm0                         /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
            vpxor    ymm13, ymm13, ymm11
            vpxor    ymm1, ymm13, ymm1
        mov          r14d, r8d                                  /* round 64 */
        xor          r14d, r13d
            vpaddd   ymm13, ymm12, [rip + NSMS_L(K1x8) + 2240]
        xor          r14d, r15d
        add          r12d, [rax + 2048]
            vmovdqu  [rax + 2240], ymm13
            vpxor    ymm13, ymm12, ymm7                         /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
        add          r12d, r14d
            vpxor    ymm13, ymm13, ymm9
            vpxor    ymm8, ymm13, ymm8
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
            vpsrld   ymm13, ymm15, 31
            vpslld   ymm14, ymm15, 1
        mov          r12d, ecx                                  /* round 65 */
        xor          r12d, r14d
            vpxor    ymm13, ymm13, ymm14
        xor          r12d, r13d
            vpxor    ymm3, ymm13, ymm3                          /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
        add          r15d, [rax + 2080]
            vpaddd   ymm13, ymm13, [rip + NSMS_L(K1x8) + 2304]
        add          r15d, r12d
            vpxor    ymm3, ymm10, ymm3
            vmovdqu  [rax + 2304], ymm13
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpxor    ymm3, ymm9, ymm3
            vpaddd   ymm9, ymm0, [rip + NSMS_L(K1x8) + 2272]
        mov          r15d, r8d                                  /* round 66 */
        xor          r15d, r12d
            vmovdqu  [rax + 2272], ymm9
        xor          r15d, r14d
            vpsrld   ymm9, ymm8, 31
        add          r13d, [rax + 2112]
            vpslld   ymm8, ymm8, 1
        add          r13d, r15d
            vpxor    ymm8, ymm9, ymm8
            vpxor    ymm2, ymm8, ymm2                           /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
            vpaddd   ymm8, ymm8, [rip + NSMS_L(K1x8) + 2336]
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
            vpxor    ymm2, ymm2, ymm5
        mov          r13d, ecx                                  /* round 67 */
        xor          r13d, r15d
            vmovdqu  [rax + 2336], ymm8
        xor          r13d, r12d
            vpxor    ymm2, ymm11, ymm2
        add          r14d, [rax + 2144]
            vpsrld   ymm8, ymm1, 31
        add          r14d, r13d
            vpslld   ymm1, ymm1, 1
            vpxor    ymm1, ymm8, ymm1
            vpxor    ymm4, ymm1, ymm4                           /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
            vpaddd   ymm1, ymm1, [rip + NSMS_L(K1x8) + 2368]
        mov          r14d, r8d                                  /* round 68 */
        xor          r14d, r13d
            vpxor    ymm4, ymm4, ymm6
        xor          r14d, r15d
            vmovdqu  [rax + 2368], ymm1
        add          r12d, [rax + 2176]
            vpxor    ymm1, ymm10, ymm4
            vpsrld   ymm4, ymm3, 31
        add          r12d, r14d
            vpslld   ymm3, ymm3, 1
            vpsrld   ymm8, ymm2, 31
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
            vpslld   ymm2, ymm2, 1
        mov          r12d, ecx                                  /* round 69 */
        xor          r12d, r14d
            vpxor    ymm3, ymm4, ymm3
        xor          r12d, r13d
        add          r15d, [rax + 2208]
            vpaddd   ymm4, ymm3, [rip + NSMS_L(K1x8) + 2400]
        add          r15d, r12d
            vpxor    ymm2, ymm8, ymm2
            vpxor    ymm3, ymm12, ymm3                          /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpsrld   ymm8, ymm1, 31
        mov          r15d, r8d                                  /* round 70 */
        xor          r15d, r12d
        xor          r15d, r14d
            vpslld   ymm1, ymm1, 1
        add          r13d, [rax + 2240]
        add          r13d, r15d
            vmovdqu  [rax + 2400], ymm4
            vpxor    ymm3, ymm3, [rax + 2752]
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
        mov          r13d, ecx                                  /* round 71 */
        xor          r13d, r15d
            vpxor    ymm0, ymm2, ymm0                           /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
        xor          r13d, r12d
        add          r14d, [rax + 2272]
        add          r14d, r13d
            vpaddd   ymm2, ymm2, [rip + NSMS_L(K1x8) + 2432]
            vpxor    ymm1, ymm8, ymm1
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
            vpxor    ymm3, ymm3, ymm5
        mov          r14d, r8d                                  /* round 72 */
        xor          r14d, r13d
        xor          r14d, r15d
            vpxor    ymm0, ymm0, ymm7
        add          r12d, [rax + 2304]
            vpaddd   ymm1, ymm1, [rip + NSMS_L(K1x8) + 2464]
        add          r12d, r14d
            vmovdqu  [rax + 2432], ymm2
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
        mov          r12d, ecx                                  /* round 73 */
        xor          r12d, r14d
            vpsrld   ymm2, ymm3, 31
        xor          r12d, r13d
        add          r15d, [rax + 2336]
        add          r15d, r12d
            vpslld   ymm3, ymm3, 1
            vpxor    ymm0, ymm0, ymm6
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
            vpxor    ymm2, ymm2, ymm3
        mov          r15d, r8d                                  /* round 74 */
        xor          r15d, r12d
        xor          r15d, r14d
            vmovdqu  [rax + 2464], ymm1
        add          r13d, [rax + 2368]
            vpsrld   ymm1, ymm0, 31
        add          r13d, r15d
            vpslld   ymm0, ymm0, 1
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
            vpaddd   ymm2, ymm2, [rip + NSMS_L(K1x8) + 2496]
        mov          r13d, ecx                                  /* round 75 */
        xor          r13d, r15d
        xor          r13d, r12d
        add          r14d, [rax + 2400]
        add          r14d, r13d
            vmovdqu  [rax + 2496], ymm2
            vpxor    ymm0, ymm1, ymm0
            vpaddd   ymm0, ymm0, [rip + NSMS_L(K1x8) + 2528]
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r14d
        mov          r14d, r8d                                  /* round 76 */
        xor          r14d, r13d
            vmovdqu  [rax + 2528], ymm0
        xor          r14d, r15d
        add          r12d, [rax + 2432]
        add          r12d, r14d
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
        mov          r12d, ecx                                  /* round 77 */
        xor          r12d, r14d
        xor          r12d, r13d
        add          r15d, [rax + 2464]
        add          r15d, r12d
        rorx         r11d, ecx, 2
        rorx         ecx, r8d, 27
        add          ecx, r15d
        mov          r12d, r8d                                  /* round 78 */
        xor          r12d, r11d
        xor          r12d, r14d
        add          r13d, [rax + 2496]
        add          r13d, r12d
        rorx         r10d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r13d
        mov          r12d, ecx                                  /* round 79 */
        xor          r12d, r10d
        xor          r12d, r11d
        rorx         r9d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r13d, [rdi]                                /* H = H + (a, b, ...) */
        mov          r15d, [rdi + 4]
        mov          ebx, [rdi + 8]
        mov          [rsp], rbp
        mov          ebp, [rdi + 12]
        mov          [rsp + 8], rdx
        mov          edx, [rdi + 16]
        add          r13d, [rax + 2528]
        add          r13d, r14d
        add          r13d, r12d
        add          ecx, r13d
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
        je           NSMS_L(blocks_batch_done8)
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi; */
        /*   q: rbx; end_of_batch: rbp. */
NSMS_L(blocks_next_block_of_batch8):

        /* all rounds of the next block */
        /* Same rounds as below label blocks_batch8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          r12d, r8d                                  /* round 0 */
        and          r12d, r9d
        andn         r13d, r8d, r10d
        add          r11d, [rbx]
        add          r13d, r11d
        add          r10d, [rbx + 32]                           /* round 1 */
        andn         r14d, ecx, r9d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r8d, r12d
        add          r8d, r13d
        mov          r12d, ecx
        and          r12d, r15d
        add          r14d, r10d
        add          r9d, [rbx + 64]                            /* round 2 */
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r14d
        mov          r14d, r8d
        and          r14d, r13d
        andn         r11d, r8d, r15d
        add          ecx, r12d
        add          r9d, r14d
        add          r15d, [rbx + 96]                           /* round 3 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r9d
        mov          r14d, ecx
        and          r14d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r15d, r14d
        add          r13d, [rbx + 128]                          /* round 4 */
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r15d
        mov          r15d, r8d
        and          r15d, r14d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r15d
        add          r12d, [rbx + 160]                          /* round 5 */
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r15d
        andn         r10d, ecx, r14d
        add          r8d, r11d
        add          r12d, r13d
        add          r14d, [rbx + 192]                          /* round 6 */
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r15d
        add          ecx, r10d
        add          r14d, r12d
        add          r15d, [rbx + 224]                          /* round 7 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r14d
        mov          r14d, ecx
        and          r14d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r15d, r14d
        add          r13d, [rbx + 256]                          /* round 8 */
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r15d
        mov          r15d, r8d
        and          r15d, r14d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r15d
        add          r12d, [rbx + 288]                          /* round 9 */
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r15d
        andn         r10d, ecx, r14d
        add          r8d, r11d
        add          r12d, r13d
        add          r14d, [rbx + 320]                          /* round 10 */
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r15d
        add          ecx, r10d
        add          r14d, r12d
        add          r15d, [rbx + 352]                          /* round 11 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r14d
        mov          r14d, ecx
        and          r14d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r15d, r14d
        add          r13d, [rbx + 384]                          /* round 12 */
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r15d
        mov          r15d, r8d
        and          r15d, r14d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r15d
        add          r12d, [rbx + 416]                          /* round 13 */
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r15d
        andn         r10d, ecx, r14d
        add          r8d, r11d
        add          r12d, r13d
        add          r14d, [rbx + 448]                          /* round 14 */
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r15d
        add          ecx, r10d
        add          r14d, r12d
        add          r15d, [rbx + 480]                          /* round 15 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r14d
        mov          r14d, ecx
        and          r14d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r15d, r14d
        add          r13d, [rbx + 512]                          /* round 16 */
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r15d
        mov          r15d, r8d
        and          r15d, r14d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r13d, r15d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 17 */
        and          r13d, r15d
        andn         r10d, ecx, r14d
        add          r8d, r11d
        add          r12d, [rbx + 544]
        add          r12d, r13d
        add          r14d, [rbx + 576]                          /* round 18 */
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r13d
        andn         r11d, r8d, r15d
        add          ecx, r10d
        add          r14d, r12d
        add          r15d, [rbx + 608]                          /* round 19 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r11d, r14d
        mov          r14d, ecx
        and          r14d, r12d
        andn         r10d, ecx, r13d
        add          r8d, r11d
        add          r15d, r14d
        add          r13d, [rbx + 640]                          /* round 20 */
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r15d
        mov          r15d, r8d
        xor          r15d, r14d
        add          ecx, r10d
        xor          r15d, r12d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r13d, r15d
        mov          r15d, ecx                                  /* round 21 */
        xor          r15d, r11d
        add          r12d, [rbx + 672]
        add          r8d, r13d
        xor          r15d, r14d
        add          r12d, r15d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r15d, r8d                                  /* round 22 */
        xor          r15d, r13d
        add          r14d, [rbx + 704]
        add          ecx, r12d
        xor          r15d, r11d
        add          r14d, r15d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r15d, ecx                                  /* round 23 */
        xor          r15d, r12d
        add          r11d, [rbx + 736]
        add          r8d, r14d
        xor          r15d, r13d
        add          r11d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r15d, r8d                                  /* round 24 */
        xor          r15d, r14d
        add          r13d, [rbx + 768]
        add          ecx, r11d
        xor          r15d, r12d
        add          r13d, r15d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 25 */
        xor          r11d, r15d
        add          r12d, [rbx + 800]
        add          r8d, r13d
        xor          r11d, r14d
        add          r12d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 26 */
        xor          r11d, r13d
        add          r14d, [rbx + 832]
        add          ecx, r12d
        xor          r11d, r15d
        add          r14d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 27 */
        xor          r11d, r12d
        add          r15d, [rbx + 864]
        add          r8d, r14d
        xor          r11d, r13d
        add          r15d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 28 */
        xor          r11d, r14d
        add          r13d, [rbx + 896]
        add          ecx, r15d
        xor          r11d, r12d
        add          r13d, r11d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 29 */
        xor          r11d, r15d
        add          r12d, [rbx + 928]
        add          r8d, r13d
        xor          r11d, r14d
        add          r12d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 30 */
        xor          r11d, r13d
        add          r14d, [rbx + 960]
        add          ecx, r12d
        xor          r11d, r15d
        add          r14d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 31 */
        xor          r11d, r12d
        add          r15d, [rbx + 992]
        add          r8d, r14d
        xor          r11d, r13d
        add          r15d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 32 */
        xor          r11d, r14d
        add          r13d, [rbx + 1024]
        add          ecx, r15d
        xor          r11d, r12d
        add          r13d, r11d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 33 */
        xor          r11d, r15d
        add          r12d, [rbx + 1056]
        add          r8d, r13d
        xor          r11d, r14d
        add          r12d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 34 */
        xor          r11d, r13d
        add          r14d, [rbx + 1088]
        add          ecx, r12d
        xor          r11d, r15d
        add          r14d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 35 */
        xor          r11d, r12d
        add          r15d, [rbx + 1120]
        add          r8d, r14d
        xor          r11d, r13d
        add          r15d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 36 */
        xor          r11d, r14d
        add          r13d, [rbx + 1152]
        add          ecx, r15d
        xor          r11d, r12d
        add          r13d, r11d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 37 */
        xor          r11d, r15d
        add          r12d, [rbx + 1184]
        add          r8d, r13d
        xor          r11d, r14d
        add          r12d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 38 */
        xor          r11d, r13d
        add          r14d, [rbx + 1216]
        add          ecx, r12d
        xor          r11d, r15d
        add          r14d, r11d
        rorx         r12d, r8d, 2
        mov          r11d, ecx                                  /* round 39 */
        xor          r11d, r12d
        rorx         r8d, ecx, 27
        add          r15d, [rbx + 1248]
        add          r8d, r14d
        xor          r11d, r13d
        add          r15d, r11d
        rorx         r14d, ecx, 2
        mov          r11d, r8d                                  /* round 40 */
        xor          r11d, r14d
        rorx         ecx, r8d, 27
        mov          r10d, r14d
        xor          r10d, r12d
        add          ecx, r15d
        and          r11d, r10d
        add          r13d, [rbx + 1280]
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx                                  /* round 41 */
        xor          r10d, r15d
        mov          r9d, r15d
        xor          r9d, r14d
        xor          r11d, r14d
        add          r8d, r13d
        and          r10d, r9d
        add          r12d, [rbx + 1312]
        add          r8d, r11d
        xor          r10d, r15d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        add          r14d, [rbx + 1344]                         /* round 42 */
        add          r12d, r10d
        mov          r11d, r8d
        xor          r11d, r13d
        mov          r10d, r13d
        xor          r10d, r15d
        add          ecx, r12d
        and          r11d, r10d
        add          r15d, [rbx + 1376]                         /* round 43 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r11d, r13d
        add          r8d, r14d
        and          r10d, r9d
        add          r13d, [rbx + 1408]                         /* round 44 */
        add          r8d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r15d, r10d
        mov          r11d, r8d
        xor          r11d, r14d
        mov          r10d, r14d
        xor          r10d, r12d
        add          ecx, r15d
        and          r11d, r10d
        add          r12d, [rbx + 1440]                         /* round 45 */
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r15d
        mov          r9d, r15d
        xor          r9d, r14d
        xor          r11d, r14d
        add          r8d, r13d
        and          r10d, r9d
        add          r14d, [rbx + 1472]                         /* round 46 */
        add          r8d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r10d, r15d
        add          r12d, r10d
        mov          r11d, r8d
        xor          r11d, r13d
        mov          r10d, r13d
        xor          r10d, r15d
        add          ecx, r12d
        and          r11d, r10d
        add          r15d, [rbx + 1504]                         /* round 47 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r11d, r13d
        add          r8d, r14d
        and          r10d, r9d
        add          r13d, [rbx + 1536]                         /* round 48 */
        add          r8d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r15d, r10d
        mov          r11d, r8d
        xor          r11d, r14d
        mov          r10d, r14d
        xor          r10d, r12d
        add          ecx, r15d
        and          r11d, r10d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx                                  /* round 49 */
        xor          r10d, r15d
        mov          r9d, r15d
        xor          r9d, r14d
        xor          r11d, r14d
        add          r8d, r13d
        and          r10d, r9d
        add          r14d, [rbx + 1600]                         /* round 50 */
        add          r12d, [rbx + 1568]
        add          r8d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r10d, r15d
        add          r12d, r10d
        mov          r11d, r8d
        xor          r11d, r13d
        mov          r10d, r13d
        xor          r10d, r15d
        add          ecx, r12d
        and          r11d, r10d
        add          r15d, [rbx + 1632]                         /* round 51 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r11d, r13d
        add          r8d, r14d
        and          r10d, r9d
        add          r13d, [rbx + 1664]                         /* round 52 */
        add          r8d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r15d, r10d
        mov          r11d, r8d
        xor          r11d, r14d
        mov          r10d, r14d
        xor          r10d, r12d
        add          ecx, r15d
        and          r11d, r10d
        add          r12d, [rbx + 1696]                         /* round 53 */
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r15d
        mov          r9d, r15d
        xor          r9d, r14d
        xor          r11d, r14d
        add          r8d, r13d
        and          r10d, r9d
        add          r14d, [rbx + 1728]                         /* round 54 */
        add          r8d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r10d, r15d
        add          r12d, r10d
        mov          r11d, r8d
        xor          r11d, r13d
        mov          r10d, r13d
        xor          r10d, r15d
        add          ecx, r12d
        and          r11d, r10d
        add          r15d, [rbx + 1760]                         /* round 55 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r11d, r13d
        add          r8d, r14d
        and          r10d, r9d
        add          r13d, [rbx + 1792]                         /* round 56 */
        add          r8d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r15d, r10d
        mov          r11d, r8d
        xor          r11d, r14d
        mov          r10d, r14d
        xor          r10d, r12d
        add          ecx, r15d
        and          r11d, r10d
        add          r12d, [rbx + 1824]                         /* round 57 */
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r15d
        mov          r9d, r15d
        xor          r9d, r14d
        xor          r11d, r14d
        add          r8d, r13d
        and          r10d, r9d
        add          r14d, [rbx + 1856]                         /* round 58 */
        add          r8d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r10d, r15d
        add          r12d, r10d
        mov          r11d, r8d
        xor          r11d, r13d
        mov          r10d, r13d
        xor          r10d, r15d
        add          ecx, r12d
        and          r11d, r10d
        add          r15d, [rbx + 1888]                         /* round 59 */
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r13d
        xor          r11d, r13d
        add          r8d, r14d
        and          r10d, r9d
        add          r13d, [rbx + 1920]                         /* round 60 */
        add          r8d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        xor          r10d, r12d
        add          r15d, r10d
        mov          r11d, r8d
        xor          r11d, r14d
        add          ecx, r15d
        xor          r11d, r12d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        add          r13d, r11d
        mov          r11d, ecx                                  /* round 61 */
        xor          r11d, r15d
        add          r12d, [rbx + 1952]
        add          r8d, r13d
        xor          r11d, r14d
        add          r12d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 62 */
        xor          r11d, r13d
        add          r14d, [rbx + 1984]
        add          ecx, r12d
        xor          r11d, r15d
        add          r14d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 63 */
        xor          r11d, r12d
        add          r15d, [rbx + 2016]
        add          r8d, r14d
        xor          r11d, r13d
        add          r15d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 64 */
        xor          r11d, r14d
        add          r13d, [rbx + 2048]
        add          ecx, r15d
        xor          r11d, r12d
        add          r13d, r11d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 65 */
        xor          r11d, r15d
        add          r12d, [rbx + 2080]
        add          r8d, r13d
        xor          r11d, r14d
        add          r12d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 66 */
        xor          r11d, r13d
        add          r14d, [rbx + 2112]
        add          ecx, r12d
        xor          r11d, r15d
        add          r14d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 67 */
        xor          r11d, r12d
        add          r15d, [rbx + 2144]
        add          r8d, r14d
        xor          r11d, r13d
        add          r15d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 68 */
        xor          r11d, r14d
        add          r13d, [rbx + 2176]
        add          ecx, r15d
        xor          r11d, r12d
        add          r13d, r11d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 69 */
        xor          r11d, r15d
        add          r12d, [rbx + 2208]
        add          r8d, r13d
        xor          r11d, r14d
        add          r12d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 70 */
        xor          r11d, r13d
        add          r14d, [rbx + 2240]
        add          ecx, r12d
        xor          r11d, r15d
        add          r14d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 71 */
        xor          r11d, r12d
        add          r15d, [rbx + 2272]
        add          r8d, r14d
        xor          r11d, r13d
        add          r15d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 72 */
        xor          r11d, r14d
        add          r13d, [rbx + 2304]
        add          ecx, r15d
        xor          r11d, r12d
        add          r13d, r11d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 73 */
        xor          r11d, r15d
        add          r12d, [rbx + 2336]
        add          r8d, r13d
        xor          r11d, r14d
        add          r12d, r11d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 74 */
        xor          r11d, r13d
        add          r14d, [rbx + 2368]
        add          ecx, r12d
        xor          r11d, r15d
        add          r14d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 75 */
        xor          r11d, r12d
        add          r15d, [rbx + 2400]
        add          r8d, r14d
        xor          r11d, r13d
        add          r15d, r11d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r11d, r8d                                  /* round 76 */
        xor          r11d, r14d
        add          r13d, [rbx + 2432]
        add          ecx, r15d
        xor          r11d, r12d
        add          r13d, r11d
        rorx         r15d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx                                  /* round 77 */
        xor          r11d, r15d
        add          r12d, [rbx + 2464]
        add          r8d, r13d
        xor          r11d, r14d
        add          r12d, r11d
        rorx         r11d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r13d, r8d                                  /* round 78 */
        xor          r13d, r11d
        add          r14d, [rbx + 2496]
        add          ecx, r12d
        xor          r13d, r15d
        mov          r12d, [rdi]                                /* H = H + (a, b, ...) */
        rorx         r10d, r8d, 2
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 79 */
        xor          r13d, r10d
        add          r12d, [rbx + 2528]
        add          r8d, r14d
        xor          r13d, r11d
        add          r12d, r15d
        add          rsi, 64                                    /* the next block */
        rorx         r9d, ecx, 2
        rorx         ecx, r8d, 27
        add          rdx, -1
        add          rbx, 4
        add          r12d, r13d
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
        jne          NSMS_L(blocks_next_block_of_batch8)
NSMS_L(blocks_batch_done8):
        jmp          NSMS_L(blocks_batch8)
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
        /* Same rounds as below label blocks_batch8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
            vpsrldq  xmm5, xmm3, 4
            vpxor    xmm5, xmm5, xmm2
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm0
        add          r11d, [rax]                                /* round 0 */
        rorx         ebx, r8d, 2
        andn         ebp, r8d, r10d
        add          ebp, r11d
        and          r8d, r9d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        add          r8d, ebp
            vpslld   xmm6, xmm5, 1
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm3, 4
            vpxor    xmm5, xmm5, xmm2
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
            vpalignr xmm5, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        rorx         ebp, ecx, 2                                /* round 1 */
        add          r10d, [rax + 4]
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
        mov          r12d, ecx
        and          r12d, ebx
        andn         ecx, ecx, r9d
        add          ecx, r10d
        add          ecx, r12d
        rorx         r12d, r8d, 27
        add          ecx, r12d
        add          r9d, [rax + 8]                             /* round 2 */
        rorx         r12d, r8d, 2
        mov          r13d, r8d
        and          r13d, ebp
        add          r9d, r13d
        andn         r8d, r8d, ebx
        add          r8d, r9d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 3 */
        mov          r14d, ecx
        and          r14d, r12d
        add          ebx, [rax + 12]
        add          ebx, r14d
        andn         ecx, ecx, ebp
        add          ecx, ebx
            vpsrldq  xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm1
        rorx         ebx, r8d, 27
        add          ecx, ebx
        rorx         ebx, r8d, 2                                /* round 4 */
        mov          r14d, r8d
        and          r14d, r13d
        andn         r8d, r8d, r12d
        rorx         r15d, ecx, 27
        add          ebp, [rax + 16]
        add          ebp, r14d
        add          r8d, ebp
        add          r8d, r15d
        rorx         ebp, ecx, 2                                /* round 5 */
        add          r12d, [rax + 20]
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm7, xmm0, [rip + NSMS_L(K) + 64]
            vmovdqu  [rax + 64], xmm7
        andn         r14d, ecx, r13d
        and          ecx, ebx
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 27
        add          ecx, r12d
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        rorx         r12d, r8d, 2                               /* round 6 */
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        andn         r14d, r8d, ebx
        and          r8d, ebp
        rorx         r15d, ecx, 27
        add          r13d, [rax + 24]
        add          r8d, r13d
        add          r8d, r14d
        add          r8d, r15d
        rorx         r13d, ecx, 2                               /* round 7 */
        andn         r14d, ecx, ebp
        add          ebx, [rax + 28]
        and          ecx, r12d
        add          ecx, ebx
        add          ecx, r14d
        rorx         ebx, r8d, 27
        add          ecx, ebx
        add          ebp, [rax + 32]                            /* round 8 */
        rorx         ebx, r8d, 2
        andn         r14d, r8d, r12d
        and          r8d, r13d
        add          r8d, ebp
        add          r8d, r14d
            vpsrldq  xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm2
        rorx         ebp, ecx, 27
        add          r8d, ebp
        andn         ebp, ecx, r13d                             /* round 9 */
        rorx         r14d, ecx, 2
        and          ecx, ebx
        add          r12d, [rax + 36]
        add          ecx, r12d
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        andn         ebp, r8d, ebx                              /* round 10 */
        rorx         r12d, r8d, 2
        add          r13d, [rax + 40]
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 80]
            vmovdqu  [rax + 80], xmm6
            vpslld   xmm6, xmm4, 1
            vpalignr xmm7, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        and          r8d, r14d
        add          r8d, r13d
        add          r8d, ebp
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
        rorx         ebp, ecx, 27
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        add          r8d, ebp
        mov          ebp, ecx                                   /* round 11 */
        and          ebp, r12d
        rorx         r13d, ecx, 2
        andn         ecx, ecx, r14d
        add          ebx, [rax + 44]
        add          ebx, ebp
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        andn         ebx, r8d, r12d                             /* round 12 */
        rorx         ebp, r8d, 2
        and          r8d, r13d
        add          r14d, [rax + 48]
        add          r8d, r14d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 13 */
        mov          r14d, ecx
        and          r14d, ebp
            vpsrldq  xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm4, xmm4, xmm3
        andn         ecx, ecx, r13d
        add          r12d, [rax + 52]
        add          r12d, r14d
        add          ecx, r12d
        rorx         r12d, r8d, 27
        add          ecx, r12d
        rorx         r12d, r8d, 2                               /* round 14 */
        mov          r14d, r8d
        and          r14d, ebx
        add          r13d, [rax + 56]
        add          r13d, r14d
        andn         r8d, r8d, ebp
        add          r8d, r13d
        rorx         r13d, ecx, 27
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        add          r8d, r13d
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm8, xmm2, [rip + NSMS_L(K) + 96]
            vmovdqu  [rax + 96], xmm8
        rorx         r13d, ecx, 2                               /* round 15 */
        add          ebp, [rax + 60]
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
        mov          r14d, ecx
        and          r14d, r12d
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm4, xmm3
        andn         ecx, ecx, ebx
        add          ebp, r14d
        rorx         r14d, r8d, 27
        add          ecx, ebp
        add          ecx, r14d
        rorx         ebp, r8d, 2                                /* round 16 */
        mov          r14d, r8d
        and          r14d, r13d
        add          ebx, [rax + 64]
        add          ebx, r14d
        andn         r8d, r8d, r12d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 17 */
        mov          r14d, ecx
        and          r14d, ebp
        andn         ecx, ecx, r13d
        rorx         r15d, r8d, 27
        add          r12d, [rax + 68]
        add          r12d, r14d
        add          ecx, r12d
        add          ecx, r15d
            vpsrldq  xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm0
        andn         r12d, r8d, ebp                             /* round 18 */
        rorx         r14d, r8d, 2
        add          r13d, [rax + 72]
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        and          r8d, ebx
        add          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 19 */
            vpslld   xmm7, xmm4, 1
        mov          r13d, ecx
        and          r13d, r14d
            vpaddd   xmm8, xmm3, [rip + NSMS_L(K) + 112]
            vmovdqu  [rax + 112], xmm8
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
        andn         ecx, ecx, ebx
        rorx         r15d, r8d, 27
        add          ebp, [rax + 76]
        add          ebp, r13d
        add          ecx, ebp
        add          ecx, r15d
        rorx         ebp, r8d, 2                                /* round 20 */
        xor          r8d, r12d
        xor          r8d, r14d
        add          ebx, [rax + 80]
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        add          r14d, [rax + 84]                           /* round 21 */
        rorx         ebx, ecx, 2
        xor          ecx, ebp
        xor          ecx, r12d
        add          ecx, r14d
        rorx         r13d, r8d, 27
        add          ecx, r13d
        rorx         r13d, r8d, 2                               /* round 22 */
        add          r12d, [rax + 88]
        rorx         r14d, ecx, 27
            vpsrldq  xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm1
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r12d
        add          r8d, r14d
        add          ebp, [rax + 92]                            /* round 23 */
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        rorx         r12d, ecx, 2
        xor          ecx, r13d
            vpslld   xmm7, xmm4, 1
        xor          ecx, ebx
        add          ecx, ebp
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 128]
            vmovdqu  [rax + 128], xmm6
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 24 */
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        xor          r8d, r12d
        xor          r8d, r13d
        add          ebx, [rax + 96]
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 25 */
        xor          ecx, ebp
        xor          ecx, r12d
        add          r13d, [rax + 100]
        rorx         r14d, r8d, 27
        add          ecx, r13d
        add          ecx, r14d
        rorx         r13d, r8d, 2                               /* round 26 */
        xor          r8d, ebx
        add          r12d, [rax + 104]
        rorx         r14d, ecx, 27
        xor          r8d, ebp
        add          r8d, r12d
        add          r8d, r14d
        mov          r12d, ecx                                  /* round 27 */
        xor          r12d, r13d
        rorx         r14d, ecx, 2
        add          ebp, [rax + 108]
            vpsrldq  xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm2
        xor          r12d, ebx
        add          ebp, r12d
        rorx         ecx, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 28 */
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
            vpslld   xmm7, xmm4, 1
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
            vpaddd   xmm5, xmm1, [rip + NSMS_L(K) + 144]
            vmovdqu  [rax + 144], xmm5
        xor          r8d, r14d
        add          ebx, [rax + 112]
        xor          r8d, r13d
        add          r8d, ebx
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 29 */
        add          r13d, [rax + 116]
        rorx         r12d, r8d, 27
        xor          ecx, ebp
        xor          ecx, r14d
        add          ecx, r13d
        add          ecx, r12d
        rorx         r12d, r8d, 2                               /* round 30 */
        add          r14d, [rax + 120]
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r14d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 31 */
        add          ebp, [rax + 124]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
            vpsrldq  xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm3
        rorx         ebp, r8d, 2                                /* round 32 */
        add          ebx, [rax + 128]
        xor          r8d, r13d
        xor          r8d, r12d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        mov          ebx, ecx                                   /* round 33 */
        xor          ebx, ebp
            vpslld   xmm5, xmm4, 1
        rorx         r14d, ecx, 2
            vpaddd   xmm7, xmm2, [rip + NSMS_L(K) + 160]
            vmovdqu  [rax + 160], xmm7
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm5
            vpalignr xmm4, xmm4, xmm2, 4
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        add          r12d, [rax + 132]
        xor          ebx, r13d
        add          r12d, ebx
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm4, xmm3
        rorx         ecx, r8d, 27
        add          ecx, r12d
        rorx         ebx, r8d, 2                                /* round 34 */
        xor          r8d, r14d
        xor          r8d, ebp
        add          r13d, [rax + 136]
        add          r8d, r13d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 35 */
        xor          ecx, ebx
        xor          ecx, r14d
        add          ebp, [rax + 140]
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 36 */
        add          r14d, [rax + 144]
        xor          r8d, r12d
        xor          r8d, ebx
        add          r8d, r14d
        rorx         r13d, ecx, 27
        add          r8d, r13d
            vpsrldq  xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm0
        rorx         r13d, ecx, 2                               /* round 37 */
        add          ebx, [rax + 148]
        xor          ecx, ebp
        xor          ecx, r12d
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        add          r12d, [rax + 152]                          /* round 38 */
        rorx         ebx, r8d, 2
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm7, xmm3, [rip + NSMS_L(K) + 176]
            vmovdqu  [rax + 176], xmm7
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
        xor          r8d, r13d
        xor          r8d, ebp
        add          r8d, r12d
        rorx         r12d, ecx, 27
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 39 */
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        add          ebp, [rax + 156]
        xor          ecx, ebx
        xor          ecx, r13d
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 40 */
        xor          r8d, r12d
        add          r13d, [rax + 160]
        rorx         r14d, ecx, 27
        add          r13d, r14d
        mov          r14d, r12d
        xor          r14d, ebx
        and          r8d, r14d
        xor          r8d, r12d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 41 */
        xor          ecx, ebp
        add          ebx, [rax + 164]
        mov          r14d, ebp
        xor          r14d, r12d
        and          ecx, r14d
        xor          ecx, ebp
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        add          r12d, [rax + 168]                          /* round 42 */
        rorx         ebx, r8d, 2
            vpsrldq  xmm5, xmm0, 4
            vpxor    xmm5, xmm5, xmm3
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm1
        mov          r14d, r13d
        xor          r14d, ebp
        xor          r8d, r13d
        and          r8d, r14d
        xor          r8d, r13d
        rorx         r14d, ecx, 27
        add          r12d, r14d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 43 */
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 192]
            vmovdqu  [rax + 192], xmm6
        add          ebp, [rax + 172]
        xor          ecx, ebx
            vpslld   xmm6, xmm5, 1
        mov          r14d, ebx
        xor          r14d, r13d
        and          ecx, r14d
        rorx         r14d, r8d, 27
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm0, 4
            vpxor    xmm5, xmm5, xmm3
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
        xor          ecx, ebx
        add          ecx, ebp
        add          ecx, r14d
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        rorx         ebp, r8d, 2                                /* round 44 */
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        mov          r14d, r12d
        xor          r14d, ebx
        add          r13d, [rax + 176]
        rorx         r15d, ecx, 27
        add          r13d, r15d
        xor          r8d, r12d
        and          r8d, r14d
        xor          r8d, r12d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 45 */
        add          ebx, [rax + 180]
        xor          ecx, ebp
        rorx         r14d, r8d, 27
        mov          r15d, ebp
        xor          r15d, r12d
        and          ecx, r15d
        xor          ecx, ebp
        add          ecx, ebx
        add          ecx, r14d
        mov          ebx, r13d                                  /* round 46 */
        xor          ebx, ebp
        rorx         r14d, r8d, 2
        xor          r8d, r13d
        and          r8d, ebx
        xor          r8d, r13d
        add          r12d, [rax + 184]
        rorx         ebx, ecx, 27
        add          r12d, ebx
        add          r8d, r12d
        rorx         ebx, ecx, 2                                /* round 47 */
            vpsrldq  xmm5, xmm1, 4
            vpxor    xmm5, xmm5, xmm0
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm2
        xor          ecx, r14d
        add          ebp, [rax + 188]
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 208]
            vmovdqu  [rax + 208], xmm6
        rorx         r12d, r8d, 27
        mov          r15d, r14d
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, r14d
        add          ecx, ebp
        add          ecx, r12d
        mov          ebp, ebx                                   /* round 48 */
        xor          ebp, r14d
        rorx         r12d, r8d, 2
        add          r13d, [rax + 192]
            vpslld   xmm6, xmm5, 1
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm1, 4
            vpxor    xmm5, xmm5, xmm0
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
        xor          r8d, ebx
        and          r8d, ebp
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
        xor          r8d, ebx
        rorx         ebp, ecx, 27
        add          r13d, ebp
        add          r8d, r13d
            vpalignr xmm4, xmm0, xmm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        rorx         ebp, ecx, 2                                /* round 49 */
        mov          r13d, r12d
        xor          r13d, ebx
        xor          ecx, r12d
        add          r14d, [rax + 196]
        and          ecx, r13d
        rorx         r13d, r8d, 27
        xor          ecx, r12d
        add          ecx, r14d
        add          ecx, r13d
        mov          r13d, ebp                                  /* round 50 */
        xor          r13d, r12d
        rorx         r14d, r8d, 2
        xor          r8d, ebp
        and          r8d, r13d
        xor          r8d, ebp
        add          ebx, [rax + 200]
        rorx         r13d, ecx, 27
        add          ebx, r13d
        add          r8d, ebx
        mov          ebx, ecx                                   /* round 51 */
        xor          ebx, r14d
        rorx         r13d, ecx, 2
        add          r12d, [rax + 204]
        mov          ecx, r14d
        xor          ecx, ebp
        and          ecx, ebx
        xor          ecx, r14d
        add          ecx, r12d
        rorx         ebx, r8d, 27
        add          ecx, ebx
            vpsrldq  xmm5, xmm2, 4
            vpxor    xmm5, xmm5, xmm1
            vpxor    xmm5, xmm5, xmm4
            vpxor    xmm5, xmm5, xmm3
        rorx         ebx, r8d, 2                                /* round 52 */
        mov          r12d, r13d
        xor          r12d, r14d
        xor          r8d, r13d
        add          ebp, [rax + 208]
            vpaddd   xmm6, xmm2, [rip + NSMS_L(K) + 224]
            vmovdqu  [rax + 224], xmm6
        rorx         r15d, ecx, 27
        add          ebp, r15d
        and          r8d, r12d
        xor          r8d, r13d
        add          r8d, ebp
        rorx         ebp, ecx, 2                                /* round 53 */
            vpslld   xmm6, xmm5, 1
            vpalignr xmm7, xmm1, xmm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
            vpsrld   xmm5, xmm5, 31
            vpxor    xmm5, xmm5, xmm6
            vpalignr xmm5, xmm5, xmm2, 4
            vpxor    xmm5, xmm5, xmm1
            vpxor    xmm4, xmm5, xmm4
            vpxor    xmm3, xmm4, xmm3
            vpsrld   xmm4, xmm3, 31
        xor          ecx, ebx
            vpslld   xmm3, xmm3, 1
            vpxor    xmm3, xmm4, xmm3
        add          r14d, [rax + 212]
        rorx         r12d, r8d, 27
        mov          r15d, ebx
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, ebx
        add          ecx, r14d
        add          ecx, r12d
        rorx         r12d, r8d, 2                               /* round 54 */
        mov          r14d, ebp
        xor          r14d, ebx
        xor          r8d, ebp
        add          r13d, [rax + 216]
        and          r8d, r14d
        xor          r8d, ebp
        rorx         r14d, ecx, 27
        add          r13d, r14d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 55 */
        xor          ecx, r12d
        mov          r14d, r12d
        xor          r14d, ebp
        add          ebx, [rax + 220]
        and          ecx, r14d
        xor          ecx, r12d
        add          ecx, ebx
        rorx         ebx, r8d, 27
        add          ecx, ebx
        mov          ebx, r13d                                  /* round 56 */
        xor          ebx, r12d
        rorx         r14d, r8d, 2
        xor          r8d, r13d
        add          ebp, [rax + 224]
        and          r8d, ebx
            vpsrldq  xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm4, xmm4, xmm0
        xor          r8d, r13d
        rorx         ebx, ecx, 27
        add          ebp, ebx
        add          r8d, ebp
        rorx         ebx, ecx, 2                                /* round 57 */
        xor          ecx, r14d
            vpalignr xmm5, xmm2, xmm1, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
            vpslld   xmm6, xmm4, 1
            vpaddd   xmm8, xmm3, [rip + NSMS_L(K) + 240]
            vmovdqu  [rax + 240], xmm8
        mov          ebp, r14d
        xor          ebp, r13d
        and          ecx, ebp
        xor          ecx, r14d
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm6
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm7
            vpxor    xmm0, xmm4, xmm0
            vpsrld   xmm4, xmm0, 31
        rorx         ebp, r8d, 27
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm4, xmm0
        add          r12d, [rax + 228]
        add          ecx, r12d
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 58 */
        mov          r12d, ebx
        xor          r12d, r14d
        add          r13d, [rax + 232]
        rorx         r15d, ecx, 27
        add          r13d, r15d
        xor          r8d, ebx
        and          r8d, r12d
        xor          r8d, ebx
        add          r8d, r13d
        rorx         r12d, ecx, 2                               /* round 59 */
        mov          r13d, ebp
        xor          r13d, ebx
        xor          ecx, ebp
        and          ecx, r13d
        xor          ecx, ebp
        add          r14d, [rax + 236]
        add          ecx, r14d
        rorx         r13d, r8d, 27
        add          ecx, r13d
        add          ebx, [rax + 240]                           /* round 60 */
            vpsrldq  xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm1
        rorx         r13d, r8d, 2
        xor          r8d, r12d
        xor          r8d, ebp
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 61 */
        add          ebp, [rax + 244]
            vpalignr xmm6, xmm3, xmm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        xor          ecx, r13d
        xor          ecx, r12d
        rorx         r14d, r8d, 27
        add          ecx, ebp
            vpslld   xmm7, xmm4, 1
            vpaddd   xmm8, xmm0, [rip + NSMS_L(K) + 256]
            vmovdqu  [rax + 256], xmm8
        add          ecx, r14d
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
        rorx         ebp, r8d, 2                                /* round 62 */
            vpslld   xmm1, xmm1, 1
            vpxor    xmm1, xmm4, xmm1
        xor          r8d, ebx
        xor          r8d, r13d
        rorx         r14d, ecx, 27
        add          r12d, [rax + 248]
        add          r8d, r12d
        add          r8d, r14d
        rorx         r12d, ecx, 2                               /* round 63 */
        xor          ecx, ebp
        xor          ecx, ebx
        add          r13d, [rax + 252]
        add          ecx, r13d
        rorx         r13d, r8d, 27
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 64 */
        xor          r13d, r12d
        rorx         r14d, r8d, 2
        xor          r13d, ebp
            vpsrldq  xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
        add          ebx, [rax + 256]
        add          ebx, r13d
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm2
        rorx         r8d, ecx, 27
        add          r8d, ebx
        mov          ebx, ecx                                   /* round 65 */
        xor          ebx, r14d
        rorx         r13d, ecx, 2
        xor          ebx, r12d
        add          ebp, [rax + 260]
        add          ebp, ebx
        rorx         ecx, r8d, 27
        add          ecx, ebp
        mov          ebx, r8d                                   /* round 66 */
        xor          ebx, r13d
            vpalignr xmm5, xmm0, xmm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        rorx         ebp, r8d, 2
        xor          ebx, r14d
            vpslld   xmm7, xmm4, 1
        rorx         r8d, ecx, 27
            vpsrld   xmm4, xmm4, 31
            vpxor    xmm4, xmm4, xmm7
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm0, xmm4, xmm0
            vpxor    xmm0, xmm0, xmm6
            vpxor    xmm0, xmm0, xmm2
            vpsrld   xmm2, xmm0, 31
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 272]
            vmovdqu  [rax + 272], xmm4
        add          r12d, [rax + 264]
        add          r12d, ebx
        add          r8d, r12d
        rorx         ebx, ecx, 2                                /* round 67 */
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm2, xmm0
        xor          ecx, ebp
        xor          ecx, r13d
        rorx         r12d, r8d, 27
        add          r14d, [rax + 268]
        add          ecx, r14d
        add          ecx, r12d
        add          r13d, [rax + 272]                          /* round 68 */
        rorx         r12d, r8d, 2
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 69 */
            vpsrldq  xmm2, xmm0, 4
            vpxor    xmm2, xmm2, xmm1
            vpxor    xmm2, xmm2, xmm5
            vpxor    xmm2, xmm2, xmm3
        add          ebp, [rax + 276]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 70 */
        xor          r8d, r13d
        xor          r8d, r12d
        add          ebx, [rax + 280]
        rorx         r14d, ecx, 27
        add          r8d, ebx
        add          r8d, r14d
            vpslld   xmm4, xmm2, 1
        rorx         ebx, ecx, 2                                /* round 71 */
            vpsrld   xmm2, xmm2, 31
            vpxor    xmm2, xmm2, xmm4
            vpalignr xmm2, xmm2, xmm0, 4
            vpxor    xmm1, xmm2, xmm1
            vpxor    xmm1, xmm1, xmm5
            vpxor    xmm1, xmm1, xmm3
            vpsrld   xmm2, xmm1, 31
        xor          ecx, ebp
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 288]
            vmovdqu  [rax + 288], xmm0
        xor          ecx, r13d
            vpslld   xmm0, xmm1, 1
            vpxor    xmm0, xmm2, xmm0
        add          r12d, [rax + 284]
        add          ecx, r12d
        rorx         r12d, r8d, 27
        add          ecx, r12d
        rorx         r12d, r8d, 2                               /* round 72 */
        add          r13d, [rax + 288]
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        rorx         r13d, ecx, 27
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 73 */
        add          ebp, [rax + 292]
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         ebp, r8d, 2                                /* round 74 */
        xor          r8d, r13d
        add          ebx, [rax + 296]
        xor          r8d, r12d
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 75 */
        xor          ecx, ebp
        xor          ecx, r13d
        rorx         r14d, r8d, 27
        add          r12d, [rax + 300]
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               /* round 76 */
        rorx         r14d, ecx, 27
        xor          r8d, ebx
        xor          r8d, ebp
        rorx         r11d, ecx, 2                               /* round 77 */
        xor          ecx, r12d
        xor          ecx, ebx
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 304]
            vmovdqu  [rax + 304], xmm0
        add          r13d, [rax + 304]
        add          r8d, r13d
        add          r8d, r14d
        add          ebp, [rax + 308]
        add          ecx, ebp
        rorx         ebp, r8d, 27
        add          ecx, ebp
        rorx         r10d, r8d, 2                               /* round 78 */
        xor          r8d, r11d
        xor          r8d, r12d
        add          ebx, [rax + 312]
        add          r8d, ebx
        rorx         ebx, ecx, 27
        add          r8d, ebx
        rorx         r9d, ecx, 2                                /* round 79 */
        xor          ecx, r10d
        xor          ecx, r11d
        rorx         ebx, r8d, 27
        mov          ebp, [rdi + 16]                            /* H = H + (a, b, ...) */
        add          r11d, ebp
        mov          [rdi + 16], r11d
        mov          ebp, [rdi + 8]
        mov          r13d, [rdi]
        add          r13d, [rax + 316]
        add          r13d, r12d
        add          ecx, r13d
        add          ecx, ebx
        mov          [rdi], ecx
        mov          ebx, [rdi + 4]
        add          r8d, ebx
        mov          [rdi + 4], r8d
        mov          ebx, [rdi + 12]
        add          r10d, ebx
        mov          [rdi + 12], r10d
        add          r9d, ebp
        mov          [rdi + 8], r9d
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 2960]
        vmovaps      xmm7, [rsp + 2976]
        vmovaps      xmm8, [rsp + 2992]
        vmovaps      xmm9, [rsp + 3008]
        vmovaps      xmm10, [rsp + 3024]
        vmovaps      xmm11, [rsp + 3040]
        vmovaps      xmm12, [rsp + 3056]
        vmovaps      xmm13, [rsp + 3072]
        vmovaps      xmm14, [rsp + 3088]
        vmovaps      xmm15, [rsp + 3104]
        add          rsp, 3128
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
        add          rsp, 2968
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8), . - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8))
NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 520
        NSMS_SEH(.seh_stackalloc 520)
        vmovaps      [rsp + 352], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 352)
        vmovaps      [rsp + 368], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 368)
        vmovaps      [rsp + 384], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 384)
        vmovaps      [rsp + 400], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 400)
        vmovaps      [rsp + 416], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 416)
        vmovaps      [rsp + 432], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 432)
        vmovaps      [rsp + 448], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 448)
        vmovaps      [rsp + 464], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 464)
        vmovaps      [rsp + 480], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 480)
        vmovaps      [rsp + 496], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 496)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
        sub          rsp, 360
        .cfi_def_cfa_offset 368
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
        vinserti128  ymm10, ymm10, [rsi + 256], 1
        vinserti128  ymm11, ymm11, [rsi + 320], 1
        vinserti128  ymm12, ymm12, [rsi + 384], 1
        vinserti128  ymm13, ymm13, [rsi + 448], 1
        vinserti128  ymm14, ymm14, [rsi + 272], 1
        vinserti128  ymm15, ymm15, [rsi + 336], 1
        vinserti128  ymm9, ymm9, [rsi + 400], 1
        vinserti128  ymm8, ymm8, [rsi + 464], 1
        vpunpckldq   ymm7, ymm10, ymm11
        vpunpckldq   ymm6, ymm12, ymm13
        vpunpckhdq   ymm10, ymm10, ymm11
        vpunpckhdq   ymm11, ymm12, ymm13
        vmovdqu      xmm12, [rsi + 32]                          /* W_8 to W_11 */
        vmovdqu      xmm13, [rsi + 96]
        vpunpckldq   ymm5, ymm14, ymm15
        vpunpckldq   ymm4, ymm9, ymm8
        vinserti128  ymm12, ymm12, [rsi + 288], 1
        vinserti128  ymm13, ymm13, [rsi + 352], 1
        vpunpckhdq   ymm14, ymm14, ymm15
        vpunpckhdq   ymm15, ymm9, ymm8
        vmovdqu      xmm9, [rsi + 160]
        vinserti128  ymm9, ymm9, [rsi + 416], 1
        vmovdqu      xmm8, [rsi + 224]
        vinserti128  ymm8, ymm8, [rsi + 480], 1
        vpunpckldq   ymm3, ymm12, ymm13
        vpunpckhdq   ymm12, ymm12, ymm13
        vpunpckldq   ymm13, ymm9, ymm8
        vpunpckhdq   ymm9, ymm9, ymm8
        vpunpcklqdq  ymm8, ymm7, ymm6
        vpunpckhqdq  ymm7, ymm7, ymm6
        vmovdqu      xmm6, [rsi + 48]                           /* W_12 to W_15 */
        vinserti128  ymm6, ymm6, [rsi + 304], 1
        vmovdqu      xmm2, [rsi + 112]
        vinserti128  ymm2, ymm2, [rsi + 368], 1
        vmovdqu      xmm1, [rsi + 176]
        vinserti128  ymm1, ymm1, [rsi + 432], 1
        vmovdqu      xmm0, [rsi + 240]
        vinserti128  ymm0, ymm0, [rsi + 496], 1
        vmovdqu      [rax + 192], ymm12
        vmovdqu      ymm12, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      ymm8, ymm8, ymm12
        vpshufb      ymm7, ymm7, ymm12
        vmovdqu      [rax + 224], ymm7
        vpunpcklqdq  ymm7, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vpshufb      ymm11, ymm7, ymm12
        vpshufb      ymm10, ymm10, ymm12
        vpunpckldq   ymm7, ymm6, ymm2
        vpunpckhdq   ymm6, ymm6, ymm2
        vpunpckldq   ymm2, ymm1, ymm0
        vpunpckhdq   ymm1, ymm1, ymm0
        vpunpcklqdq  ymm0, ymm5, ymm4
        vpunpckhqdq  ymm5, ymm5, ymm4
        vpshufb      ymm4, ymm0, ymm12
        vpshufb      ymm5, ymm5, ymm12
        vpunpcklqdq  ymm0, ymm14, ymm15
        vpunpckhqdq  ymm14, ymm14, ymm15
        vpshufb      ymm15, ymm0, ymm12
        vpshufb      ymm14, ymm14, ymm12
        vpunpcklqdq  ymm0, ymm3, ymm13
        vpunpckhqdq  ymm13, ymm3, ymm13
        vpshufb      ymm3, ymm0, ymm12
        vpshufb      ymm13, ymm13, ymm12
        vmovdqu      ymm0, [rax + 192]
        vmovdqu      [rax + 256], ymm13
        vpunpcklqdq  ymm13, ymm0, ymm9
        vpunpckhqdq  ymm9, ymm0, ymm9
        vpshufb      ymm13, ymm13, ymm12
        vmovdqu      [rax], ymm13
        vpshufb      ymm9, ymm9, ymm12
        vmovdqu      [rax + 32], ymm9
        vpunpcklqdq  ymm0, ymm7, ymm2
        vpunpckhqdq  ymm7, ymm7, ymm2
        vpshufb      ymm2, ymm0, ymm12
        vmovdqu      [rax + 64], ymm2
        vpshufb      ymm7, ymm7, ymm12
        vmovdqu      [rax + 96], ymm7
        vpunpcklqdq  ymm0, ymm6, ymm1
        vpunpckhqdq  ymm6, ymm6, ymm1
        vpshufb      ymm1, ymm0, ymm12
        vmovdqu      [rax + 128], ymm1
        vpshufb      ymm12, ymm6, ymm12
        vmovdqu      [rax + 160], ymm12
        vpaddd       ymm6, ymm8, [rip + NSMS_L(K1x8)]           /* W_0 + K_0 */
        vmovdqu      [rdi], ymm6
        vmovdqu      ymm6, [rax + 224]
        vpaddd       ymm0, ymm6, [rip + NSMS_L(K1x8) + 32]      /* W_1 + K_1 */
        vmovdqu      [rdi + 32], ymm0
        vpaddd       ymm0, ymm11, [rip + NSMS_L(K1x8) + 64]     /* W_2 + K_2 */
        vmovdqu      [rdi + 64], ymm0
        vpaddd       ymm0, ymm10, [rip + NSMS_L(K1x8) + 96]     /* W_3 + K_3 */
        vmovdqu      [rdi + 96], ymm0
        vpaddd       ymm0, ymm4, [rip + NSMS_L(K1x8) + 128]     /* W_4 + K_4 */
        vmovdqu      [rdi + 128], ymm0
        vpaddd       ymm0, ymm5, [rip + NSMS_L(K1x8) + 160]     /* W_5 + K_5 */
        vmovdqu      [rdi + 160], ymm0
        vpaddd       ymm0, ymm15, [rip + NSMS_L(K1x8) + 192]    /* W_6 + K_6 */
        vmovdqu      [rdi + 192], ymm0
        vpaddd       ymm0, ymm14, [rip + NSMS_L(K1x8) + 224]    /* W_7 + K_7 */
        vmovdqu      [rdi + 224], ymm0
        vpaddd       ymm0, ymm3, [rip + NSMS_L(K1x8) + 256]     /* W_8 + K_8 */
        vmovdqu      [rdi + 256], ymm0
        vmovdqu      ymm0, [rax + 256]
        vpaddd       ymm6, ymm0, [rip + NSMS_L(K1x8) + 288]     /* W_9 + K_9 */
        vmovdqu      [rdi + 288], ymm6
        vpaddd       ymm6, ymm13, [rip + NSMS_L(K1x8) + 320]    /* W_10 + K_10 */
        vmovdqu      [rdi + 320], ymm6
        vpaddd       ymm6, ymm9, [rip + NSMS_L(K1x8) + 352]     /* W_11 + K_11 */
        vmovdqu      [rdi + 352], ymm6
        vpaddd       ymm6, ymm2, [rip + NSMS_L(K1x8) + 384]     /* W_12 + K_12 */
        vmovdqu      [rdi + 384], ymm6
        vpaddd       ymm6, ymm7, [rip + NSMS_L(K1x8) + 416]     /* W_13 + K_13 */
        vmovdqu      [rdi + 416], ymm6
        vpaddd       ymm6, ymm1, [rip + NSMS_L(K1x8) + 448]     /* W_14 + K_14 */
        vmovdqu      [rdi + 448], ymm6
        vpaddd       ymm6, ymm12, [rip + NSMS_L(K1x8) + 480]    /* W_15 + K_15 */
        vmovdqu      [rdi + 480], ymm6
        lea          rdx, [rdi + 2048]
        lea          rcx, [rip + NSMS_L(K1x8) + 512]
        vmovdqa      ymm2, ymm11
        vmovdqa      ymm6, ymm15
        vmovdqa      ymm7, ymm14
        vmovdqa      ymm9, ymm0
        vmovdqa      ymm0, ymm8
        vmovdqa      ymm8, ymm3
        vmovdqa      ymm3, ymm10
        vmovdqu      ymm1, [rax + 224]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 8 blocks: ymm0..ymm9, [rax..rax+160]; scratch: rax; wk: rdi; kp: rcx; */
        /*   upper_bound: rdx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        vmovdqu      ymm10, [rax + 96]
        vpxor        ymm11, ymm10, ymm8                         /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        vpxor        ymm11, ymm11, ymm2
        vpxor        ymm11, ymm11, ymm0
        vmovdqu      ymm12, [rax + 128]
        vpxor        ymm13, ymm12, ymm9                         /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        vpxor        ymm13, ymm13, ymm3
        vpxor        ymm13, ymm13, ymm1
        vpsrld       ymm14, ymm11, 31
        vpslld       ymm11, ymm11, 1
        vpxor        ymm0, ymm14, ymm11
        vmovdqu      ymm11, [rax + 160]
        vmovdqu      ymm14, [rax]
        vpxor        ymm15, ymm11, ymm14                        /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        vpxor        ymm15, ymm15, ymm4
        vpxor        ymm15, ymm15, ymm2
        vpsrld       ymm2, ymm13, 31
        vpslld       ymm13, ymm13, 1
        vpxor        ymm1, ymm13, ymm2
        vpaddd       ymm13, ymm0, [rcx]
        vmovdqu      [rdi + 512], ymm13
        vmovdqu      ymm13, [rax + 32]
        vpxor        ymm2, ymm13, ymm0                          /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        vpxor        ymm2, ymm2, ymm5
        vpxor        ymm3, ymm2, ymm3
        vpsrld       ymm2, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm2, ymm15, ymm2
        vpaddd       ymm15, ymm1, [rcx + 32]
        vmovdqu      [rdi + 544], ymm15
        vmovdqu      ymm15, [rax + 64]
        vpxor        ymm13, ymm15, ymm1                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        vpxor        ymm13, ymm13, ymm6
        vpxor        ymm13, ymm13, ymm4
        vpsrld       ymm4, ymm3, 31
        vpslld       ymm3, ymm3, 1
        vpxor        ymm3, ymm4, ymm3
        vpaddd       ymm4, ymm2, [rcx + 64]
        vmovdqu      [rdi + 576], ymm4
        vpxor        ymm4, ymm10, ymm2                          /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        vpxor        ymm4, ymm4, ymm7
        vpxor        ymm5, ymm4, ymm5
        vpsrld       ymm4, ymm13, 31
        vpslld       ymm13, ymm13, 1
        vpxor        ymm4, ymm13, ymm4
        vpaddd       ymm13, ymm3, [rcx + 96]
        vmovdqu      [rdi + 608], ymm13
        vpxor        ymm13, ymm12, ymm3                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        vpxor        ymm13, ymm13, ymm8
        vpxor        ymm13, ymm13, ymm6
        vpsrld       ymm6, ymm5, 31
        vpslld       ymm5, ymm5, 1
        vpxor        ymm5, ymm6, ymm5
        vpaddd       ymm6, ymm4, [rcx + 128]
        vmovdqu      [rdi + 640], ymm6
        vpxor        ymm6, ymm11, ymm4                          /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        vpxor        ymm6, ymm9, ymm6
        vpxor        ymm7, ymm6, ymm7
        vpsrld       ymm6, ymm13, 31
        vpslld       ymm13, ymm13, 1
        vpxor        ymm6, ymm13, ymm6
        vpaddd       ymm13, ymm5, [rcx + 160]
        vmovdqu      [rdi + 672], ymm13
        vpxor        ymm13, ymm5, ymm0                          /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm13, ymm13, ymm8
        vpsrld       ymm8, ymm7, 31
        vpslld       ymm7, ymm7, 1
        vpxor        ymm7, ymm8, ymm7
        vpaddd       ymm8, ymm6, [rcx + 192]
        vmovdqu      [rdi + 704], ymm8
        vpxor        ymm8, ymm6, ymm1                           /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        vpxor        ymm8, ymm8, [rax + 32]
        vpxor        ymm9, ymm8, ymm9
        vpsrld       ymm8, ymm13, 31
        vpslld       ymm13, ymm13, 1
        vpxor        ymm8, ymm8, ymm13
        vpaddd       ymm13, ymm7, [rcx + 224]
        vmovdqu      [rdi + 736], ymm13
        vpxor        ymm13, ymm7, ymm2                          /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm9, 31
        vpslld       ymm9, ymm9, 1
        vpxor        ymm9, ymm14, ymm9
        vpaddd       ymm14, ymm8, [rcx + 256]
        vmovdqu      [rdi + 768], ymm14
        vpxor        ymm14, ymm8, ymm3                          /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        vpxor        ymm14, ymm14, ymm10
        vpxor        ymm14, ymm14, [rax + 32]
        vmovdqu      [rax + 192], ymm2
        vpsrld       ymm2, ymm13, 31
        vpslld       ymm13, ymm13, 1
        vpxor        ymm13, ymm13, ymm2
        vmovdqu      [rax], ymm13
        vpaddd       ymm2, ymm9, [rcx + 288]
        vmovdqu      [rdi + 800], ymm2
        vpxor        ymm2, ymm9, ymm4                           /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        vpxor        ymm2, ymm12, ymm2
        vpxor        ymm15, ymm15, ymm2
        vpsrld       ymm2, ymm14, 31
        vpslld       ymm14, ymm14, 1
        vpxor        ymm14, ymm14, ymm2
        vmovdqu      [rax + 32], ymm14
        vpaddd       ymm2, ymm13, [rcx + 320]
        vmovdqu      [rdi + 832], ymm2
        vpxor        ymm2, ymm13, ymm5                          /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        vpxor        ymm2, ymm11, ymm2
        vpxor        ymm10, ymm10, ymm2
        vpsrld       ymm2, ymm15, 31
        vpslld       ymm15, ymm15, 1
        vpxor        ymm15, ymm15, ymm2
        vmovdqu      [rax + 64], ymm15
        vpaddd       ymm2, ymm14, [rcx + 352]
        vmovdqu      [rdi + 864], ymm2
        vpxor        ymm2, ymm14, ymm6                          /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        vpxor        ymm2, ymm2, ymm0
        vpxor        ymm12, ymm12, ymm2
        vpsrld       ymm2, ymm10, 31
        vpslld       ymm10, ymm10, 1
        vpxor        ymm10, ymm10, ymm2
        vmovdqu      [rax + 96], ymm10
        vpaddd       ymm2, ymm15, [rcx + 384]
        vmovdqu      [rdi + 896], ymm2
        vpxor        ymm2, ymm15, ymm7                          /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm11, ymm11, ymm2
        vpsrld       ymm2, ymm12, 31
        vpslld       ymm12, ymm12, 1
        vpxor        ymm12, ymm12, ymm2
        vmovdqu      [rax + 128], ymm12
        vpaddd       ymm2, ymm10, [rcx + 416]
        vmovdqu      [rdi + 928], ymm2
        vpsrld       ymm2, ymm11, 31
        vpslld       ymm11, ymm11, 1
        vpxor        ymm11, ymm11, ymm2
        vmovdqu      [rax + 160], ymm11
        vpaddd       ymm2, ymm12, [rcx + 448]
        vmovdqu      [rdi + 960], ymm2
        vpaddd       ymm2, ymm11, [rcx + 480]
        vmovdqu      [rdi + 992], ymm2
        add          rcx, 512
        add          rdi, 512
        vmovdqu      ymm2, [rax + 192]
        cmp          rdi, rdx
        jne          NSMS_L(schedule_next_words)
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 352]
        vmovaps      xmm7, [rsp + 368]
        vmovaps      xmm8, [rsp + 384]
        vmovaps      xmm9, [rsp + 400]
        vmovaps      xmm10, [rsp + 416]
        vmovaps      xmm11, [rsp + 432]
        vmovaps      xmm12, [rsp + 448]
        vmovaps      xmm13, [rsp + 464]
        vmovaps      xmm14, [rsp + 480]
        vmovaps      xmm15, [rsp + 496]
        add          rsp, 520
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        add          rsp, 360
        .cfi_def_cfa_offset 8
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8), . - NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8)
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

/* nsms_sha1_blocks_avx2_n8: 15 integer registers, 16 vector registers, 19 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
 *     state: rdi; q: rbx; end_of_batch: rbp. Slots of the frame that are not named here hold
 *     spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     q: address of the current block's first stored schedule word.
 *     end_of_batch: value of q after the last block of a batch.
 * nsms_sha1_schedule_avx2_n8: 5 integer registers, 16 vector registers, 4 spills.
 *   Register map: W rows 0..15 of 8 blocks: ymm0..ymm9, [rax..rax+160]; scratch: rax; wk: rdi;
 *     kp: rcx; upper_bound: rdx. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_blocks_avx2_n8
 *   signature: void nsms_sha1_blocks_avx2_n8(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 3016, win64: 3192}
 *   features: [avx, avx2, bmi1, bmi2]
 * - name: nsms_sha1_schedule_avx2_n8
 *   signature: void nsms_sha1_schedule_avx2_n8(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 2560, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 512, align: 1, access: read}
 *   stack_bytes: {sysv: 360, win64: 536}
 *   features: [avx, avx2]
 */
