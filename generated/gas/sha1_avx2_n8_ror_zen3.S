/* sha1_avx2_n8_ror_zen3.S, written by nsms: make gen HASH=sha1 ISA=avx2 N=8 ROT=ror UARCH=zen3
 *   ROT=ror: ROR, a copy first where the source lives on; UARCH=zen3: the options and orders that a search found
 *     on zen3
 *
 * void nsms_sha1_blocks_avx2_n8_ror_zen3(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks, 8 scheduled at a time.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,491 instructions (System V); 3,000 bytes of stack (System V), 3,176 (Win64).
 * void nsms_sha1_schedule_avx2_n8_ror_zen3(uint32_t *wk, const void *data);
 *   SHA-1: W_t + K_t of 8 blocks, wk[t*8 + j] for block j.
 *   Reads 512 bytes at data; writes 2560 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 288 instructions (System V); 360 bytes of stack (System V), 536 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2, bmi1.
 * (The ISA also allows bmi2, which this code does not use.)
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
#  define NSMS_L(name) Lsha1_avx2_n8_ror_zen3_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_n8_ror_zen3_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx2_n8_ror_zen3_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8_ror_zen3))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8_ror_zen3))
NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8_ror_zen3):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8_ror_zen3))
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
        sub          rsp, 3112
        NSMS_SEH(.seh_stackalloc 3112)
        vmovaps      [rsp + 2944], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 2944)
        vmovaps      [rsp + 2960], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 2960)
        vmovaps      [rsp + 2976], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 2976)
        vmovaps      [rsp + 2992], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 2992)
        vmovaps      [rsp + 3008], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 3008)
        vmovaps      [rsp + 3024], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 3024)
        vmovaps      [rsp + 3040], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 3040)
        vmovaps      [rsp + 3056], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 3056)
        vmovaps      [rsp + 3072], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 3072)
        vmovaps      [rsp + 3088], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 3088)
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
        sub          rsp, 2952
        .cfi_def_cfa_offset 3008
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
        mov          r12d, ecx                                  /* round 0 */
        ror          r12d, 27
        mov          r13d, r8d
        and          r13d, r9d
            vmovdqu  ymm10, [rax + 2656]
            vpxor    ymm11, ymm10, ymm8                         /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        andn         r14d, r8d, r10d
            vpxor    ymm11, ymm11, ymm2
        add          r11d, [rax]
            vpxor    ymm0, ymm11, ymm0
        add          r12d, r13d
            vmovdqu  ymm11, [rax + 2688]
            vpxor    ymm12, ymm11, ymm9                         /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        add          r11d, r14d
        ror          r8d, 2
            vpxor    ymm12, ymm12, ymm3
        add          r10d, [rax + 32]                           /* round 1 */
            vpxor    ymm1, ymm12, ymm1
        andn         r13d, ecx, r9d
            vpsrld   ymm12, ymm0, 31
        add          r11d, r12d
            vpslld   ymm0, ymm0, 1
        mov          r12d, ecx
        and          r12d, r8d
        ror          ecx, 2
            vpxor    ymm0, ymm12, ymm0
        add          r10d, r13d
            vmovdqu  ymm12, [rax + 2720]
            vmovdqu  ymm13, [rax + 2560]
            vpxor    ymm14, ymm12, ymm13                        /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        add          r9d, [rax + 64]                            /* round 2 */
            vpxor    ymm14, ymm14, ymm4
        mov          r13d, r11d
        ror          r13d, 27
            vpxor    ymm2, ymm14, ymm2
        add          r10d, r12d
        mov          r12d, r11d
        and          r12d, ecx
            vpsrld   ymm14, ymm1, 31
        andn         r14d, r11d, r8d
            vpslld   ymm1, ymm1, 1
        add          r10d, r13d
            vpxor    ymm1, ymm14, ymm1
        add          r9d, r12d
            vpaddd   ymm14, ymm0, [rip + NSMS_L(K1x8) + 512]
        ror          r11d, 2
        add          r8d, [rax + 96]                            /* round 3 */
            vmovdqu  [rax + 512], ymm14
        mov          r12d, r10d
        ror          r12d, 27
            vmovdqu  ymm14, [rax + 2592]
            vpxor    ymm15, ymm14, ymm0                         /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        add          r9d, r14d
            vpxor    ymm15, ymm15, ymm5
        mov          r13d, r10d
        and          r13d, r11d
            vpxor    ymm3, ymm15, ymm3
        andn         r14d, r10d, ecx
        add          r9d, r12d
            vpsrld   ymm15, ymm2, 31
        add          r8d, r13d
        add          r8d, r14d
            vpslld   ymm2, ymm2, 1
        ror          r10d, 2
            vpxor    ymm2, ymm15, ymm2
        add          ecx, [rax + 128]                           /* round 4 */
            vpaddd   ymm15, ymm1, [rip + NSMS_L(K1x8) + 544]
        mov          r12d, r9d
        ror          r12d, 27
            vmovdqu  [rax + 544], ymm15
        mov          r13d, r9d
        and          r13d, r10d
            vmovdqu  ymm15, [rax + 2624]
            vpxor    ymm14, ymm15, ymm1                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        andn         r14d, r9d, r11d
            vpxor    ymm14, ymm14, ymm6
        add          r8d, r12d
            vpxor    ymm4, ymm14, ymm4
        add          ecx, r13d
        ror          r9d, 2
            vpsrld   ymm14, ymm3, 31
        add          r11d, [rax + 160]                          /* round 5 */
            vpslld   ymm3, ymm3, 1
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    ymm3, ymm14, ymm3
        add          ecx, r14d
            vpaddd   ymm14, ymm2, [rip + NSMS_L(K1x8) + 576]
        mov          r13d, r8d
        and          r13d, r9d
            vmovdqu  [rax + 576], ymm14
        andn         r14d, r8d, r10d
        add          ecx, r12d
            vpxor    ymm14, ymm10, ymm2                         /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
            vpxor    ymm14, ymm14, ymm7
        add          r11d, r13d
        ror          r8d, 2
            vpxor    ymm5, ymm14, ymm5
        add          r10d, [rax + 192]                          /* round 6 */
            vpsrld   ymm14, ymm4, 31
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r14d
            vpslld   ymm4, ymm4, 1
        mov          r13d, ecx
        and          r13d, r8d
            vpxor    ymm4, ymm14, ymm4
        andn         r14d, ecx, r9d
            vpaddd   ymm14, ymm3, [rip + NSMS_L(K1x8) + 608]
        add          r11d, r12d
            vmovdqu  [rax + 608], ymm14
        add          r10d, r13d
        ror          ecx, 2
            vpxor    ymm14, ymm11, ymm3                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        add          r9d, [rax + 224]                           /* round 7 */
            vpxor    ymm14, ymm14, ymm8
        mov          r12d, r11d
        ror          r12d, 27
            vpxor    ymm6, ymm14, ymm6
        add          r10d, r14d
            vpsrld   ymm14, ymm5, 31
        mov          r13d, r11d
        and          r13d, ecx
        andn         r14d, r11d, r8d
            vpslld   ymm5, ymm5, 1
        add          r10d, r12d
            vpxor    ymm5, ymm14, ymm5
        add          r9d, r13d
            vpaddd   ymm14, ymm4, [rip + NSMS_L(K1x8) + 640]
        ror          r11d, 2
            vmovdqu  [rax + 640], ymm14
        add          r8d, [rax + 256]                           /* round 8 */
        mov          r12d, r10d
        ror          r12d, 27
            vpxor    ymm14, ymm12, ymm4                         /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        add          r9d, r14d
            vpxor    ymm14, ymm14, ymm9
        mov          r13d, r10d
        and          r13d, r11d
            vpxor    ymm7, ymm14, ymm7
        andn         r14d, r10d, ecx
            vpsrld   ymm14, ymm6, 31
        add          r9d, r12d
        add          r8d, r13d
            vpslld   ymm6, ymm6, 1
        ror          r10d, 2
            vpxor    ymm6, ymm14, ymm6
        add          ecx, [rax + 288]                           /* round 9 */
            vpaddd   ymm14, ymm5, [rip + NSMS_L(K1x8) + 672]
        mov          r12d, r9d
        ror          r12d, 27
            vmovdqu  [rax + 672], ymm14
        add          r8d, r14d
        mov          r13d, r9d
        and          r13d, r10d
            vpxor    ymm14, ymm5, ymm0                          /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        andn         r14d, r9d, r11d
        add          r8d, r12d
            vpxor    ymm14, ymm14, ymm13
            vpxor    ymm8, ymm14, ymm8
        add          ecx, r13d
            vpsrld   ymm14, ymm7, 31
        ror          r9d, 2
        add          r11d, [rax + 320]                          /* round 10 */
            vpslld   ymm7, ymm7, 1
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    ymm7, ymm14, ymm7
        add          ecx, r14d
            vpaddd   ymm14, ymm6, [rip + NSMS_L(K1x8) + 704]
        mov          r13d, r8d
        and          r13d, r9d
            vmovdqu  [rax + 704], ymm14
        andn         r14d, r8d, r10d
        add          ecx, r12d
        add          r11d, r13d
        ror          r8d, 2
            vpxor    ymm14, ymm6, ymm1                          /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        add          r10d, [rax + 352]                          /* round 11 */
            vpxor    ymm14, ymm14, [rax + 2592]
            vmovdqu  [rax + 2752], ymm1
            vpsrld   ymm1, ymm8, 31
        mov          r12d, ecx
        ror          r12d, 27
            vpxor    ymm9, ymm14, ymm9
        add          r11d, r14d
            vpslld   ymm8, ymm8, 1
        mov          r13d, ecx
        and          r13d, r8d
            vpxor    ymm1, ymm8, ymm1
        andn         r14d, ecx, r9d
            vpaddd   ymm8, ymm7, [rip + NSMS_L(K1x8) + 736]
        add          r11d, r12d
            vmovdqu  [rax + 736], ymm8
        add          r10d, r13d
        ror          ecx, 2
            vpxor    ymm8, ymm7, ymm2                           /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
            vpxor    ymm8, ymm8, ymm15
        mov          r12d, r11d
        ror          r12d, 27
            vpxor    ymm8, ymm8, ymm13
        add          r9d, [rax + 384]                           /* round 12 */
        add          r10d, r14d
        mov          r13d, r11d
        and          r13d, ecx
        andn         r14d, r11d, r8d
            vpsrld   ymm13, ymm9, 31
        add          r10d, r12d
        add          r9d, r13d
            vpslld   ymm9, ymm9, 1
            vpaddd   ymm14, ymm1, [rip + NSMS_L(K1x8) + 768]
        ror          r11d, 2
            vpxor    ymm9, ymm13, ymm9
            vmovdqu  [rax + 768], ymm14
        add          r8d, [rax + 416]                           /* round 13 */
        mov          r12d, r10d
        ror          r12d, 27
            vpxor    ymm13, ymm1, ymm3                          /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        add          r9d, r14d
            vpxor    ymm13, ymm13, ymm10
        mov          r13d, r10d
        and          r13d, r11d
            vpxor    ymm13, ymm13, [rax + 2592]
        andn         r14d, r10d, ecx
            vpsrld   ymm14, ymm8, 31
        add          r9d, r12d
        add          r8d, r13d
            vpslld   ymm8, ymm8, 1
        add          r8d, r14d
            vpxor    ymm8, ymm14, ymm8
        add          ecx, [rax + 448]                           /* round 14 */
        mov          r12d, r9d
        ror          r12d, 27
            vpaddd   ymm14, ymm9, [rip + NSMS_L(K1x8) + 800]
        ror          r10d, 2
        mov          r13d, r9d
        and          r13d, r10d
            vmovdqu  [rax + 2784], ymm3
            vpxor    ymm3, ymm9, ymm4                           /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
            vmovdqu  [rax + 800], ymm14
        andn         r14d, r9d, r11d
            vpxor    ymm3, ymm11, ymm3
        add          r8d, r12d
            vpxor    ymm3, ymm15, ymm3
        add          ecx, r13d
            vpsrld   ymm14, ymm13, 31
        ror          r9d, 2
        add          r11d, [rax + 480]                          /* round 15 */
            vpslld   ymm13, ymm13, 1
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    ymm13, ymm14, ymm13
        add          ecx, r14d
            vpaddd   ymm14, ymm8, [rip + NSMS_L(K1x8) + 832]
        mov          r13d, r8d
        and          r13d, r9d
            vmovdqu  [rax + 832], ymm14
        andn         r14d, r8d, r10d
            vpxor    ymm14, ymm8, ymm5                          /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        add          ecx, r12d
        add          r11d, r13d
            vpxor    ymm14, ymm14, ymm12
        ror          r8d, 2
            vpxor    ymm10, ymm14, ymm10
        add          r10d, [rax + 512]                          /* round 16 */
            vpsrld   ymm14, ymm3, 31
        mov          r12d, ecx
        ror          r12d, 27
            vpslld   ymm3, ymm3, 1
        add          r11d, r14d
        mov          r13d, ecx
        and          r13d, r8d
            vpxor    ymm3, ymm14, ymm3
        andn         r14d, ecx, r9d
            vpaddd   ymm14, ymm13, [rip + NSMS_L(K1x8) + 864]
        add          r11d, r12d
            vmovdqu  [rax + 864], ymm14
        add          r10d, r13d
            vpxor    ymm14, ymm13, ymm6                         /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        ror          ecx, 2
        add          r9d, [rax + 544]                           /* round 17 */
            vpxor    ymm14, ymm14, ymm0
        mov          r12d, r11d
        ror          r12d, 27
            vpxor    ymm11, ymm14, ymm11
        add          r10d, r14d
            vpsrld   ymm14, ymm10, 31
        mov          r13d, r11d
        and          r13d, ecx
            vpslld   ymm10, ymm10, 1
        add          r10d, r12d
            vpxor    ymm10, ymm14, ymm10
        add          r9d, r13d
            vpaddd   ymm14, ymm3, [rip + NSMS_L(K1x8) + 896]
        andn         r12d, r11d, r8d
        ror          r11d, 2
            vmovdqu  [rax + 896], ymm14
        add          r8d, [rax + 576]                           /* round 18 */
            vpxor    ymm14, ymm3, ymm7                          /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
            vmovdqu  ymm15, [rax + 2752]
            vpxor    ymm14, ymm14, ymm15
        mov          r12d, r10d
        and          r12d, r11d
            vpxor    ymm12, ymm14, ymm12
        andn         r14d, r10d, ecx
            vpsrld   ymm14, ymm11, 31
        add          r9d, r13d
            vpslld   ymm11, ymm11, 1
        add          r8d, r12d
        ror          r10d, 2
            vpxor    ymm11, ymm14, ymm11
        add          ecx, [rax + 608]                           /* round 19 */
            vpaddd   ymm14, ymm10, [rip + NSMS_L(K1x8) + 928]
        mov          r12d, r9d
        ror          r12d, 27
            vmovdqu  [rax + 928], ymm14
        add          r8d, r14d
            vpxor    ymm14, ymm10, ymm1                         /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        mov          r13d, r9d
        and          r13d, r10d
        andn         r14d, r9d, r11d
            vpxor    ymm14, ymm14, ymm2
        add          r8d, r12d
            vpxor    ymm0, ymm14, ymm0
        add          ecx, r13d
            vpsrld   ymm14, ymm12, 31
        ror          r9d, 2
            vpslld   ymm12, ymm12, 1
        add          r11d, [rax + 640]                          /* round 20 */
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    ymm12, ymm14, ymm12
        add          ecx, r14d
            vpaddd   ymm14, ymm11, [rip + NSMS_L(K1x8) + 960]
        mov          r13d, r8d
        xor          r13d, r9d
            vmovdqu  [rax + 960], ymm14
        ror          r8d, 2
            vpxor    ymm14, ymm11, ymm9                         /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        add          ecx, r12d
        xor          r13d, r10d
            vpxor    ymm14, ymm14, [rax + 2784]
        mov          r12d, ecx
        ror          r12d, 27
            vpxor    ymm14, ymm14, ymm15
        add          r11d, r13d
            vpsrld   ymm15, ymm0, 31
        mov          r13d, ecx                                  /* round 21 */
        xor          r13d, r8d
            vpslld   ymm0, ymm0, 1
        add          r10d, [rax + 672]
        add          r11d, r12d
            vpxor    ymm0, ymm15, ymm0
        xor          r13d, r9d
        add          r10d, r13d
            vpaddd   ymm15, ymm12, [rip + NSMS_L(K1x8) + 992]
        ror          ecx, 2
        mov          r12d, r11d                                 /* round 22 */
        xor          r12d, ecx
            vmovdqu  [rax + 992], ymm15
        mov          r13d, r11d
        ror          r13d, 27
            vpxor    ymm15, ymm12, ymm8                         /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
            vpxor    ymm15, ymm15, ymm4
        add          r9d, [rax + 704]
            vpxor    ymm2, ymm15, ymm2
        add          r10d, r13d
            vpsrld   ymm15, ymm14, 31
        xor          r12d, r8d
            vpslld   ymm14, ymm14, 1
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
            vpxor    ymm14, ymm15, ymm14
        add          r9d, r12d
            vpaddd   ymm15, ymm0, [rip + NSMS_L(K1x8) + 1024]
        mov          r12d, r10d                                 /* round 23 */
        xor          r12d, r11d
            vmovdqu  [rax + 1024], ymm15
        add          r8d, [rax + 736]
            vpxor    ymm15, ymm13, ymm0                         /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        add          r9d, r13d
        xor          r12d, ecx
        mov          r13d, r9d
        ror          r13d, 27
            vpxor    ymm15, ymm15, ymm5
        ror          r10d, 2
            vpxor    ymm15, ymm15, [rax + 2784]
            vmovdqu  [rax + 2752], ymm13
            vpsrld   ymm13, ymm2, 31
        add          r8d, r12d
            vpslld   ymm2, ymm2, 1
        mov          r12d, r9d                                  /* round 24 */
        xor          r12d, r10d
        add          ecx, [rax + 768]
            vpxor    ymm2, ymm13, ymm2
        add          r8d, r13d
            vpaddd   ymm13, ymm14, [rip + NSMS_L(K1x8) + 1056]
        xor          r12d, r11d
            vmovdqu  [rax + 1056], ymm13
        mov          r13d, r8d
        ror          r13d, 27
        ror          r9d, 2
        add          ecx, r12d
            vpxor    ymm13, ymm14, ymm3                         /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
            vpxor    ymm13, ymm13, ymm6
        mov          r12d, r8d                                  /* round 25 */
        xor          r12d, r9d
            vpxor    ymm4, ymm13, ymm4
        add          r11d, [rax + 800]
            vpsrld   ymm13, ymm15, 31
        add          ecx, r13d
            vpslld   ymm15, ymm15, 1
        xor          r12d, r10d
        ror          r8d, 2
            vpxor    ymm13, ymm13, ymm15
        mov          r13d, ecx
        ror          r13d, 27
            vpaddd   ymm15, ymm2, [rip + NSMS_L(K1x8) + 1088]
        add          r11d, r12d
            vmovdqu  [rax + 1088], ymm15
        mov          r12d, ecx                                  /* round 26 */
        xor          r12d, r8d
            vpxor    ymm15, ymm10, ymm2                         /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        add          r10d, [rax + 832]
            vpxor    ymm15, ymm15, ymm7
        add          r11d, r13d
        xor          r12d, r9d
            vpxor    ymm5, ymm15, ymm5
        ror          ecx, 2
            vpsrld   ymm15, ymm4, 31
        mov          r13d, r11d
        ror          r13d, 27
            vpslld   ymm4, ymm4, 1
        add          r10d, r12d
            vpxor    ymm4, ymm15, ymm4
        mov          r12d, r11d                                 /* round 27 */
        xor          r12d, ecx
        add          r9d, [rax + 864]
            vpaddd   ymm15, ymm13, [rip + NSMS_L(K1x8) + 1120]
        add          r10d, r13d
            vmovdqu  [rax + 1120], ymm15
        xor          r12d, r8d
            vpxor    ymm15, ymm13, ymm11                        /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        ror          r11d, 2
            vpxor    ymm15, ymm15, ymm1
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
            vpxor    ymm6, ymm15, ymm6
        mov          r12d, r10d                                 /* round 28 */
        xor          r12d, r11d
            vpsrld   ymm15, ymm5, 31
        add          r8d, [rax + 896]
            vpslld   ymm5, ymm5, 1
        add          r9d, r13d
            vpxor    ymm5, ymm15, ymm5
        xor          r12d, ecx
        ror          r10d, 2
            vpaddd   ymm15, ymm4, [rip + NSMS_L(K1x8) + 1152]
        mov          r13d, r9d
        ror          r13d, 27
            vmovdqu  [rax + 1152], ymm15
        add          r8d, r12d
            vpxor    ymm15, ymm12, ymm4                         /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        mov          r12d, r9d                                  /* round 29 */
        xor          r12d, r10d
            vpxor    ymm15, ymm15, ymm9
        add          ecx, [rax + 928]
        add          r8d, r13d
            vpxor    ymm7, ymm15, ymm7
        xor          r12d, r11d
            vpsrld   ymm15, ymm6, 31
        ror          r9d, 2
            vpslld   ymm6, ymm6, 1
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    ymm6, ymm15, ymm6
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 30 */
        xor          r12d, r9d
            vpaddd   ymm15, ymm5, [rip + NSMS_L(K1x8) + 1184]
        add          r11d, [rax + 960]
            vmovdqu  [rax + 1184], ymm15
        add          ecx, r13d
            vpxor    ymm15, ymm5, ymm0                          /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        xor          r12d, r10d
            vpxor    ymm15, ymm15, ymm8
        ror          r8d, 2
        mov          r13d, ecx
        ror          r13d, 27
            vpxor    ymm1, ymm15, ymm1
        add          r11d, r12d
            vpsrld   ymm15, ymm7, 31
        mov          r12d, ecx                                  /* round 31 */
        xor          r12d, r8d
            vpslld   ymm7, ymm7, 1
        add          r10d, [rax + 992]
            vpxor    ymm7, ymm15, ymm7
        add          r11d, r13d
        xor          r12d, r9d
            vpaddd   ymm15, ymm6, [rip + NSMS_L(K1x8) + 1216]
        ror          ecx, 2
            vmovdqu  [rax + 1216], ymm15
        mov          r13d, r11d
        ror          r13d, 27
            vpxor    ymm15, ymm14, ymm6                         /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        add          r10d, r12d
            vpxor    ymm15, ymm15, [rax + 2752]
        mov          r12d, r11d                                 /* round 32 */
        xor          r12d, ecx
        add          r9d, [rax + 1024]
            vpxor    ymm9, ymm15, ymm9
        add          r10d, r13d
            vpsrld   ymm15, ymm1, 31
        xor          r12d, r8d
            vpslld   ymm1, ymm1, 1
        ror          r11d, 2
            vpxor    ymm1, ymm15, ymm1
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
            vpaddd   ymm15, ymm7, [rip + NSMS_L(K1x8) + 1248]
        mov          r12d, r10d                                 /* round 33 */
        xor          r12d, r11d
            vmovdqu  [rax + 1248], ymm15
        add          r8d, [rax + 1056]
            vpxor    ymm15, ymm7, ymm2                          /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        add          r9d, r13d
            vpxor    ymm15, ymm15, ymm3
        xor          r12d, ecx
        ror          r10d, 2
            vpxor    ymm8, ymm15, ymm8
        mov          r13d, r9d
        ror          r13d, 27
            vpsrld   ymm15, ymm9, 31
        add          r8d, r12d
            vpslld   ymm9, ymm9, 1
        mov          r12d, r9d                                  /* round 34 */
        xor          r12d, r10d
            vpxor    ymm9, ymm15, ymm9
        add          ecx, [rax + 1088]
        add          r8d, r13d
            vpaddd   ymm15, ymm1, [rip + NSMS_L(K1x8) + 1280]
        xor          r12d, r11d
            vmovdqu  [rax + 1280], ymm15
        ror          r9d, 2
            vpxor    ymm15, ymm13, ymm1                         /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        mov          r13d, r8d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r8d                                  /* round 35 */
        xor          r12d, r9d
        add          r11d, [rax + 1120]
            vmovdqu  [rax + 2784], ymm13
            vpsrld   ymm13, ymm8, 31
        add          ecx, r13d
            vpxor    ymm15, ymm15, ymm10
            vpxor    ymm15, ymm15, [rax + 2752]
        xor          r12d, r10d
            vpslld   ymm8, ymm8, 1
            vpxor    ymm8, ymm13, ymm8
        mov          r13d, ecx
        ror          r13d, 27
        ror          r8d, 2
            vpaddd   ymm13, ymm9, [rip + NSMS_L(K1x8) + 1312]
        add          r11d, r12d
            vmovdqu  [rax + 1312], ymm13
        mov          r12d, ecx                                  /* round 36 */
        xor          r12d, r8d
            vpxor    ymm13, ymm9, ymm4                          /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        add          r10d, [rax + 1152]
            vpxor    ymm13, ymm13, ymm11
        add          r11d, r13d
        xor          r12d, r9d
            vpxor    ymm3, ymm13, ymm3
        ror          ecx, 2
            vpsrld   ymm13, ymm15, 31
        mov          r13d, r11d
        ror          r13d, 27
            vpslld   ymm15, ymm15, 1
        add          r10d, r12d
            vpxor    ymm13, ymm13, ymm15
        mov          r12d, r11d                                 /* round 37 */
        xor          r12d, ecx
        add          r9d, [rax + 1184]
            vpaddd   ymm15, ymm8, [rip + NSMS_L(K1x8) + 1344]
        add          r10d, r13d
            vmovdqu  [rax + 1344], ymm15
        xor          r12d, r8d
            vpxor    ymm15, ymm8, ymm5                          /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
        ror          r11d, 2
            vpxor    ymm15, ymm15, ymm12
        mov          r13d, r10d
        ror          r13d, 27
            vpxor    ymm10, ymm15, ymm10
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 38 */
        xor          r12d, r11d
            vpsrld   ymm15, ymm3, 31
        add          r8d, [rax + 1216]
            vpslld   ymm3, ymm3, 1
        add          r9d, r13d
            vpxor    ymm3, ymm15, ymm3
        xor          r12d, ecx
            vpaddd   ymm15, ymm13, [rip + NSMS_L(K1x8) + 1376]
        ror          r10d, 2
        mov          r13d, r9d
        ror          r13d, 27
            vmovdqu  [rax + 1376], ymm15
        add          r8d, r12d
            vpxor    ymm15, ymm13, ymm6                         /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        mov          r12d, r9d                                  /* round 39 */
        xor          r12d, r10d
            vpxor    ymm15, ymm15, ymm0
        add          ecx, [rax + 1248]
            vpxor    ymm11, ymm15, ymm11
        add          r8d, r13d
        xor          r12d, r11d
            vpsrld   ymm15, ymm10, 31
        ror          r9d, 2
            vpslld   ymm10, ymm10, 1
        mov          r13d, r8d
        ror          r13d, 27
            vpxor    ymm10, ymm15, ymm10
        add          ecx, r12d
            vpaddd   ymm15, ymm3, [rip + NSMS_L(K1x8) + 1408]
        mov          r12d, r8d                                  /* round 40 */
        xor          r12d, r9d
        mov          r14d, r9d
        xor          r14d, r10d
            vmovdqu  [rax + 1408], ymm15
        add          ecx, r13d
            vpxor    ymm15, ymm3, ymm7                          /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
        ror          r8d, 2
            vpxor    ymm15, ymm15, ymm14
        and          r12d, r14d
            vpxor    ymm12, ymm15, ymm12
        add          r11d, [rax + 1280]
        mov          r13d, ecx
        ror          r13d, 27
            vpsrld   ymm15, ymm11, 31
        mov          r14d, ecx                                  /* round 41 */
        xor          r14d, r8d
            vpslld   ymm11, ymm11, 1
        mov          r15d, r8d
        xor          r15d, r9d
            vpxor    ymm11, ymm15, ymm11
        xor          r12d, r9d
            vpaddd   ymm15, ymm10, [rip + NSMS_L(K1x8) + 1440]
        add          r11d, r13d
            vmovdqu  [rax + 1440], ymm15
        and          r14d, r15d
            vpxor    ymm15, ymm10, ymm1                         /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        ror          ecx, 2
            vpxor    ymm15, ymm15, ymm2
        add          r11d, r12d
            vpxor    ymm0, ymm15, ymm0
        xor          r14d, r8d
        add          r9d, [rax + 1344]                          /* round 42 */
            vpsrld   ymm15, ymm12, 31
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, [rax + 1312]
            vpslld   ymm12, ymm12, 1
            vpxor    ymm12, ymm15, ymm12
        add          r10d, r14d
            vpaddd   ymm15, ymm11, [rip + NSMS_L(K1x8) + 1472]
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
        add          r10d, r12d
            vmovdqu  [rax + 1472], ymm15
        ror          r11d, 2
            vpxor    ymm15, ymm11, ymm9                         /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
        and          r13d, r14d
            vpxor    ymm15, ymm15, [rax + 2784]
        add          r8d, [rax + 1376]                          /* round 43 */
            vpxor    ymm14, ymm15, ymm14
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r11d
            vpsrld   ymm15, ymm0, 31
        mov          r15d, r11d
        xor          r15d, ecx
            vpslld   ymm0, ymm0, 1
        xor          r13d, ecx
            vpxor    ymm0, ymm15, ymm0
        and          r14d, r15d
            vpaddd   ymm15, ymm12, [rip + NSMS_L(K1x8) + 1504]
        add          r9d, r12d
        ror          r10d, 2
            vmovdqu  [rax + 1504], ymm15
        add          ecx, [rax + 1408]                          /* round 44 */
            vpxor    ymm15, ymm12, ymm8                         /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        add          r9d, r13d
            vpxor    ymm15, ymm15, ymm4
        xor          r14d, r11d
            vpxor    ymm2, ymm15, ymm2
        mov          r12d, r9d
        ror          r12d, 27
            vpsrld   ymm15, ymm14, 31
        add          r8d, r14d
            vpslld   ymm14, ymm14, 1
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
            vpxor    ymm14, ymm15, ymm14
        add          r8d, r12d
            vpaddd   ymm15, ymm0, [rip + NSMS_L(K1x8) + 1536]
        ror          r9d, 2
        and          r13d, r14d
            vmovdqu  [rax + 1536], ymm15
        add          r11d, [rax + 1440]                         /* round 45 */
            vpxor    ymm15, ymm13, ymm0                         /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    ymm15, ymm15, ymm5
        mov          r14d, r8d
        xor          r14d, r9d
            vpxor    ymm15, ymm15, [rax + 2784]
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r13d, r10d
            vmovdqu  [rax + 2752], ymm13
            vpsrld   ymm13, ymm2, 31
            vpslld   ymm2, ymm2, 1
        add          ecx, r12d
            vpxor    ymm2, ymm13, ymm2
        and          r14d, r15d
        ror          r8d, 2
            vpaddd   ymm13, ymm14, [rip + NSMS_L(K1x8) + 1568]
        add          r10d, [rax + 1472]                         /* round 46 */
        add          ecx, r13d
            vmovdqu  [rax + 1568], ymm13
        xor          r14d, r9d
            vpxor    ymm13, ymm14, ymm3                         /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        mov          r12d, ecx
        ror          r12d, 27
            vpxor    ymm13, ymm13, ymm6
        mov          r13d, ecx
        xor          r13d, r8d
            vpxor    ymm4, ymm13, ymm4
        add          r11d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
            vpsrld   ymm13, ymm15, 31
        add          r11d, r12d
            vpslld   ymm15, ymm15, 1
        ror          ecx, 2
            vpxor    ymm13, ymm13, ymm15
        and          r13d, r14d
            vpaddd   ymm15, ymm2, [rip + NSMS_L(K1x8) + 1600]
        add          r9d, [rax + 1504]                          /* round 47 */
            vmovdqu  [rax + 1600], ymm15
        mov          r12d, r11d
        ror          r12d, 27
        mov          r14d, r11d
        xor          r14d, ecx
            vpxor    ymm15, ymm10, ymm2                         /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
        mov          r15d, ecx
        xor          r15d, r8d
            vpxor    ymm15, ymm15, ymm7
        xor          r13d, r8d
            vpxor    ymm5, ymm15, ymm5
        and          r14d, r15d
            vpsrld   ymm15, ymm4, 31
        add          r10d, r12d
        ror          r11d, 2
            vpslld   ymm4, ymm4, 1
        add          r8d, [rax + 1536]                          /* round 48 */
            vpxor    ymm4, ymm15, ymm4
        add          r10d, r13d
            vpaddd   ymm15, ymm13, [rip + NSMS_L(K1x8) + 1632]
        xor          r14d, ecx
            vmovdqu  [rax + 1632], ymm15
        mov          r12d, r10d
        ror          r12d, 27
            vpxor    ymm15, ymm13, ymm11                        /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        add          r9d, r14d
            vpxor    ymm15, ymm15, ymm1
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, r11d
        xor          r14d, ecx
            vpxor    ymm6, ymm15, ymm6
        add          r9d, r12d
            vpsrld   ymm15, ymm5, 31
        and          r13d, r14d
            vpslld   ymm5, ymm5, 1
        ror          r10d, 2
            vpxor    ymm5, ymm15, ymm5
        add          ecx, [rax + 1568]                          /* round 49 */
        mov          r12d, r9d
        ror          r12d, 27
            vpaddd   ymm15, ymm4, [rip + NSMS_L(K1x8) + 1664]
            vmovdqu  [rax + 1664], ymm15
        mov          r14d, r9d
        xor          r14d, r10d
        xor          r13d, r11d
        mov          r15d, r10d
        xor          r15d, r11d
            vpxor    ymm15, ymm12, ymm4                         /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
            vpxor    ymm15, ymm15, ymm9
        add          r8d, r12d
            vpxor    ymm7, ymm15, ymm7
        and          r14d, r15d
            vpsrld   ymm15, ymm6, 31
        ror          r9d, 2
        add          r11d, [rax + 1600]                         /* round 50 */
        add          r8d, r13d
            vpslld   ymm6, ymm6, 1
            vpxor    ymm6, ymm15, ymm6
        xor          r14d, r10d
            vpaddd   ymm15, ymm5, [rip + NSMS_L(K1x8) + 1696]
        mov          r12d, r8d
        ror          r12d, 27
        mov          r13d, r8d
        xor          r13d, r9d
            vmovdqu  [rax + 1696], ymm15
        mov          r15d, r9d
        xor          r15d, r10d
        add          ecx, r14d
            vpxor    ymm15, ymm5, ymm0                          /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
            vpxor    ymm15, ymm15, ymm8
        add          ecx, r12d
        ror          r8d, 2
            vpxor    ymm1, ymm15, ymm1
        and          r13d, r15d
            vpsrld   ymm15, ymm7, 31
        add          r10d, [rax + 1632]                         /* round 51 */
        mov          r12d, ecx
        ror          r12d, 27
            vpslld   ymm7, ymm7, 1
        mov          r14d, ecx
        xor          r14d, r8d
            vpxor    ymm7, ymm15, ymm7
        mov          r15d, r8d
        xor          r15d, r9d
            vpaddd   ymm15, ymm6, [rip + NSMS_L(K1x8) + 1728]
        xor          r13d, r9d
            vmovdqu  [rax + 1728], ymm15
        add          r11d, r12d
        add          r11d, r13d
            vpxor    ymm15, ymm14, ymm6                         /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        and          r14d, r15d
        ror          ecx, 2
            vpxor    ymm15, ymm15, [rax + 2752]
        add          r9d, [rax + 1664]                          /* round 52 */
            vpxor    ymm9, ymm15, ymm9
            vpsrld   ymm15, ymm1, 31
        xor          r14d, r8d
        mov          r12d, r11d
        ror          r12d, 27
            vpslld   ymm1, ymm1, 1
            vpxor    ymm1, ymm15, ymm1
        add          r10d, r14d
            vpaddd   ymm15, ymm7, [rip + NSMS_L(K1x8) + 1760]
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, ecx
        xor          r14d, r8d
            vmovdqu  [rax + 1760], ymm15
        add          r10d, r12d
        ror          r11d, 2
            vpxor    ymm15, ymm7, ymm2                          /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        and          r13d, r14d
            vpxor    ymm15, ymm15, ymm3
        add          r8d, [rax + 1696]                          /* round 53 */
            vpxor    ymm8, ymm15, ymm8
        mov          r12d, r10d
        ror          r12d, 27
            vpsrld   ymm15, ymm9, 31
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, r11d
        xor          r15d, ecx
            vpslld   ymm9, ymm9, 1
        xor          r13d, ecx
            vpxor    ymm9, ymm15, ymm9
            vpaddd   ymm15, ymm1, [rip + NSMS_L(K1x8) + 1792]
        add          r9d, r12d
            vmovdqu  [rax + 1792], ymm15
        and          r14d, r15d
        ror          r10d, 2
        add          ecx, [rax + 1728]                          /* round 54 */
            vpxor    ymm15, ymm13, ymm1                         /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
        add          r9d, r13d
            vpxor    ymm15, ymm15, ymm10
        xor          r14d, r11d
            vpxor    ymm15, ymm15, [rax + 2752]
        mov          r12d, r9d
        ror          r12d, 27
            vmovdqu  [rax + 2752], ymm13
            vpsrld   ymm13, ymm8, 31
        add          r8d, r14d
            vpslld   ymm8, ymm8, 1
        mov          r13d, r9d
        xor          r13d, r10d
        mov          r14d, r10d
        xor          r14d, r11d
            vpxor    ymm8, ymm13, ymm8
        add          r8d, r12d
            vpaddd   ymm13, ymm9, [rip + NSMS_L(K1x8) + 1824]
        ror          r9d, 2
            vmovdqu  [rax + 1824], ymm13
            vpxor    ymm13, ymm9, ymm4                          /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        and          r13d, r14d
        add          r11d, [rax + 1760]                         /* round 55 */
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    ymm13, ymm13, ymm11
        mov          r14d, r8d
        xor          r14d, r9d
            vpxor    ymm3, ymm13, ymm3
        mov          r15d, r9d
        xor          r15d, r10d
            vpsrld   ymm13, ymm15, 31
        xor          r13d, r10d
            vpslld   ymm15, ymm15, 1
        add          ecx, r12d
            vpxor    ymm13, ymm13, ymm15
        and          r14d, r15d
        ror          r8d, 2
            vpaddd   ymm15, ymm8, [rip + NSMS_L(K1x8) + 1856]
        add          r10d, [rax + 1792]                         /* round 56 */
            vmovdqu  [rax + 1856], ymm15
        add          ecx, r13d
            vpxor    ymm15, ymm8, ymm5                          /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
        xor          r14d, r9d
        mov          r12d, ecx
        ror          r12d, 27
            vpxor    ymm15, ymm15, ymm12
            vpxor    ymm10, ymm15, ymm10
        add          r11d, r14d
            vpsrld   ymm15, ymm3, 31
        mov          r13d, ecx
        xor          r13d, r8d
        mov          r14d, r8d
        xor          r14d, r9d
            vpslld   ymm3, ymm3, 1
        ror          ecx, 2
            vpxor    ymm3, ymm15, ymm3
        and          r13d, r14d
            vpaddd   ymm15, ymm13, [rip + NSMS_L(K1x8) + 1888]
        add          r9d, [rax + 1824]                          /* round 57 */
            vmovdqu  [rax + 1888], ymm15
            vpxor    ymm15, ymm13, ymm6                         /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        mov          r14d, ecx
        xor          r14d, r8d
            vpxor    ymm15, ymm15, ymm0
        xor          r13d, r8d
            vpxor    ymm11, ymm15, ymm11
            vpsrld   ymm15, ymm10, 31
        add          r11d, r12d
        mov          r12d, r11d
        ror          r12d, 27
        mov          r15d, r11d
        xor          r15d, ecx
        add          r10d, r12d
            vpslld   ymm10, ymm10, 1
        and          r15d, r14d
        ror          r11d, 2
        add          r8d, [rax + 1856]                          /* round 58 */
            vpxor    ymm10, ymm15, ymm10
        add          r10d, r13d
            vpaddd   ymm15, ymm3, [rip + NSMS_L(K1x8) + 1920]
        mov          r12d, r10d
        ror          r12d, 27
        xor          r15d, ecx
            vmovdqu  [rax + 1920], ymm15
        mov          r13d, r10d
        xor          r13d, r11d
            vpxor    ymm15, ymm3, ymm7                          /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
            vpxor    ymm15, ymm15, ymm14
        add          r9d, r15d
        mov          r14d, r11d
        xor          r14d, ecx
            vpxor    ymm12, ymm15, ymm12
        add          r9d, r12d
            vpsrld   ymm15, ymm11, 31
        ror          r10d, 2
            vpslld   ymm11, ymm11, 1
        and          r13d, r14d
        add          ecx, [rax + 1888]                          /* round 59 */
            vpxor    ymm11, ymm15, ymm11
        mov          r12d, r9d
        ror          r12d, 27
            vpaddd   ymm15, ymm10, [rip + NSMS_L(K1x8) + 1952]
        mov          r14d, r9d
        xor          r14d, r10d
            vmovdqu  [rax + 1952], ymm15
        mov          r15d, r10d
        xor          r15d, r11d
            vpxor    ymm15, ymm10, ymm1                         /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        xor          r13d, r11d
            vpxor    ymm15, ymm15, ymm2
        add          r8d, r12d
            vpxor    ymm0, ymm15, ymm0
        and          r14d, r15d
        ror          r9d, 2
            vpsrld   ymm15, ymm12, 31
        add          r11d, [rax + 1920]                         /* round 60 */
            vpslld   ymm12, ymm12, 1
        add          r8d, r13d
        xor          r14d, r10d
            vpxor    ymm12, ymm15, ymm12
        mov          r12d, r8d
        ror          r12d, 27
            vpaddd   ymm15, ymm11, [rip + NSMS_L(K1x8) + 1984]
            vmovdqu  [rax + 1984], ymm15
        add          ecx, r14d
            vpxor    ymm15, ymm11, ymm9                         /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
        mov          r13d, r8d
        xor          r13d, r9d
        ror          r8d, 2
        add          ecx, r12d
            vpxor    ymm15, ymm15, [rax + 2752]
        xor          r13d, r10d
            vpxor    ymm14, ymm15, ymm14
        mov          r12d, ecx
        ror          r12d, 27
            vpsrld   ymm15, ymm0, 31
        add          r11d, r13d
            vpslld   ymm0, ymm0, 1
        mov          r13d, ecx                                  /* round 61 */
        xor          r13d, r8d
        add          r10d, [rax + 1952]
            vpxor    ymm0, ymm15, ymm0
        add          r11d, r12d
            vpaddd   ymm15, ymm12, [rip + NSMS_L(K1x8) + 2016]
        xor          r13d, r9d
            vmovdqu  [rax + 2016], ymm15
        ror          ecx, 2
            vpxor    ymm15, ymm12, ymm8                         /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
            vpxor    ymm15, ymm15, ymm4
        mov          r13d, r11d                                 /* round 62 */
        xor          r13d, ecx
            vpxor    ymm2, ymm15, ymm2
        add          r9d, [rax + 1984]
            vpsrld   ymm15, ymm14, 31
        add          r10d, r12d
            vpslld   ymm14, ymm14, 1
        xor          r13d, r8d
        ror          r11d, 2
            vpxor    ymm14, ymm15, ymm14
        mov          r12d, r10d
        ror          r12d, 27
            vpaddd   ymm15, ymm0, [rip + NSMS_L(K1x8) + 2048]
        add          r9d, r13d
            vmovdqu  [rax + 2048], ymm15
        mov          r13d, r10d                                 /* round 63 */
        xor          r13d, r11d
        add          r8d, [rax + 2016]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
            vpsrld   ymm15, ymm2, 31
        mov          r12d, r9d
        ror          r12d, 27
            vpslld   ymm2, ymm2, 1
        add          r8d, r13d
        mov          r13d, r9d                                  /* round 64 */
        xor          r13d, r10d
            vpxor    ymm2, ymm15, ymm2
        add          ecx, [rax + 2048]
            vpaddd   ymm15, ymm14, [rip + NSMS_L(K1x8) + 2080]
        add          r8d, r12d
            vmovdqu  [rax + 2080], ymm15
            vpxor    ymm15, ymm14, ymm3                         /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        xor          r13d, r11d
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            vpxor    ymm15, ymm15, ymm6
        add          ecx, r13d
            vpxor    ymm4, ymm15, ymm4
        mov          r13d, r8d                                  /* round 65 */
        xor          r13d, r9d
        add          r11d, [rax + 2080]
            vpxor    ymm15, ymm13, ymm0                         /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
            vpxor    ymm15, ymm15, ymm5
            vpxor    ymm15, ymm15, [rax + 2752]
            vmovdqu  [rax + 2752], ymm13
            vpsrld   ymm13, ymm15, 31
            vpslld   ymm15, ymm15, 1
        add          ecx, r12d
        xor          r13d, r10d
            vpxor    ymm13, ymm13, ymm15
        ror          r8d, 2
            vpaddd   ymm15, ymm2, [rip + NSMS_L(K1x8) + 2112]
        mov          r12d, ecx
        ror          r12d, 27
            vmovdqu  [rax + 2112], ymm15
        add          r11d, r13d
            vpxor    ymm15, ymm10, ymm2                         /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
        mov          r13d, ecx                                  /* round 66 */
        xor          r13d, r8d
            vpxor    ymm15, ymm15, ymm7
        add          r10d, [rax + 2112]
        add          r11d, r12d
            vpxor    ymm5, ymm15, ymm5
        xor          r13d, r9d
            vpsrld   ymm15, ymm4, 31
        ror          ecx, 2
            vpslld   ymm4, ymm4, 1
        mov          r12d, r11d
        ror          r12d, 27
            vpxor    ymm4, ymm15, ymm4
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 67 */
        xor          r13d, ecx
            vpaddd   ymm15, ymm13, [rip + NSMS_L(K1x8) + 2144]
            vmovdqu  [rax + 2144], ymm15
        add          r9d, [rax + 2144]
        add          r10d, r12d
            vpxor    ymm15, ymm13, ymm11                        /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        xor          r13d, r8d
            vpxor    ymm15, ymm15, ymm1
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
            vpxor    ymm6, ymm15, ymm6
        add          r9d, r13d
            vpsrld   ymm15, ymm5, 31
        mov          r13d, r10d                                 /* round 68 */
        xor          r13d, r11d
            vpslld   ymm5, ymm5, 1
            vpxor    ymm5, ymm15, ymm5
        add          r9d, r12d
        xor          r13d, ecx
            vpaddd   ymm15, ymm4, [rip + NSMS_L(K1x8) + 2176]
        ror          r10d, 2
            vmovdqu  [rax + 2176], ymm15
        add          r8d, [rax + 2176]
        mov          r12d, r9d
        ror          r12d, 27
            vpxor    ymm15, ymm12, ymm4                         /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
        add          r8d, r13d
            vpxor    ymm15, ymm15, ymm9
        mov          r13d, r9d                                  /* round 69 */
        xor          r13d, r10d
            vpxor    ymm7, ymm15, ymm7
            vpsrld   ymm15, ymm6, 31
        add          r8d, r12d
            vpslld   ymm6, ymm6, 1
        xor          r13d, r11d
            vpxor    ymm6, ymm15, ymm6
        ror          r9d, 2
        mov          r12d, r8d
        ror          r12d, 27
            vpaddd   ymm15, ymm5, [rip + NSMS_L(K1x8) + 2208]
            vmovdqu  [rax + 2208], ymm15
        add          ecx, [rax + 2208]
        add          ecx, r13d
        mov          r13d, r8d                                  /* round 70 */
        xor          r13d, r9d
            vpxor    ymm15, ymm5, ymm0                          /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
            vpxor    ymm15, ymm15, ymm8
        add          ecx, r12d
        xor          r13d, r10d
            vpxor    ymm1, ymm15, ymm1
        ror          r8d, 2
            vpsrld   ymm15, ymm7, 31
        mov          r12d, ecx
        ror          r12d, 27
            vpslld   ymm7, ymm7, 1
            vpxor    ymm7, ymm15, ymm7
        mov          r14d, ecx                                  /* round 71 */
        xor          r14d, r8d
            vpxor    ymm2, ymm7, ymm2                           /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
            vpxor    ymm2, ymm2, ymm3
        xor          r14d, r9d
            vpxor    ymm2, ymm8, ymm2
        ror          ecx, 2
            vpaddd   ymm8, ymm6, [rip + NSMS_L(K1x8) + 2240]
            vmovdqu  [rax + 2240], ymm8
        add          r11d, [rax + 2240]
        add          r11d, r13d
        add          r11d, r12d
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r11d                                 /* round 72 */
        xor          r13d, ecx
            vpxor    ymm8, ymm14, ymm6                          /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
            vmovdqu  ymm15, [rax + 2752]
            vpxor    ymm8, ymm8, ymm15
            vpxor    ymm8, ymm8, ymm9
        xor          r13d, r8d
        ror          r11d, 2
            vpsrld   ymm9, ymm1, 31
            vpslld   ymm1, ymm1, 1
            vpxor    ymm1, ymm9, ymm1
            vpxor    ymm9, ymm13, ymm1                          /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
            vpaddd   ymm1, ymm1, [rip + NSMS_L(K1x8) + 2304]
            vpxor    ymm9, ymm9, ymm10
            vmovdqu  [rax + 2304], ymm1
        add          r9d, [rax + 2304]
        add          r9d, r13d
            vpxor    ymm1, ymm9, ymm15
            vpaddd   ymm9, ymm7, [rip + NSMS_L(K1x8) + 2272]
            vmovdqu  [rax + 2272], ymm9
        add          r10d, [rax + 2272]
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
            vpsrld   ymm9, ymm8, 31
        xor          r14d, r11d
            vpslld   ymm8, ymm8, 1
        ror          r9d, 2
            vpxor    ymm8, ymm9, ymm8
            vpxor    ymm4, ymm8, ymm4                           /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
            vpaddd   ymm8, ymm8, [rip + NSMS_L(K1x8) + 2336]
            vpxor    ymm4, ymm11, ymm4
            vmovdqu  [rax + 2336], ymm8
        add          r8d, [rax + 2336]
        add          r8d, r13d
        add          r8d, r12d
        mov          r12d, r8d
        ror          r12d, 27
        mov          r13d, r8d                                  /* round 75 */
        xor          r13d, r9d
        xor          r13d, r10d
        ror          r8d, 2
            vpxor    ymm3, ymm4, ymm3
            vpsrld   ymm4, ymm2, 31
            vpslld   ymm2, ymm2, 1
            vpxor    ymm2, ymm4, ymm2
            vpxor    ymm4, ymm2, ymm5                           /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
            vpaddd   ymm2, ymm2, [rip + NSMS_L(K1x8) + 2368]
            vpxor    ymm4, ymm12, ymm4
            vmovdqu  [rax + 2368], ymm2
        add          ecx, [rax + 2368]
        add          ecx, r14d
        add          ecx, r12d
        mov          r12d, ecx
        ror          r12d, 27
        mov          r14d, ecx                                  /* round 76 */
        xor          r14d, r8d
        xor          r14d, r9d
        ror          ecx, 2
            vpxor    ymm2, ymm10, ymm4
            vpsrld   ymm4, ymm1, 31
            vpslld   ymm1, ymm1, 1
            vpsrld   ymm5, ymm3, 31
            vpslld   ymm3, ymm3, 1
            vpxor    ymm1, ymm4, ymm1
            vpxor    ymm3, ymm5, ymm3
            vpaddd   ymm4, ymm1, [rip + NSMS_L(K1x8) + 2400]
            vpxor    ymm1, ymm1, ymm6                           /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
            vpsrld   ymm5, ymm2, 31
        mov          r15d, [rdi]                                /* H = H + (a, b, ...) */
            vpslld   ymm2, ymm2, 1
            vmovdqu  [rax + 2400], ymm4
        add          r11d, [rax + 2400]
        add          r11d, r13d
        add          r11d, r12d
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r11d                                 /* round 77 */
        xor          r13d, ecx
        xor          r13d, r8d
        ror          r11d, 2
            vpxor    ymm0, ymm1, ymm0
            vpxor    ymm1, ymm3, ymm7                           /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
            vpxor    ymm2, ymm5, ymm2
            vpaddd   ymm3, ymm3, [rip + NSMS_L(K1x8) + 2432]
            vpxor    ymm0, ymm11, ymm0
        add          rsi, 64                                    /* the next block */
            vpxor    ymm1, ymm14, ymm1
        add          rdx, -1
            vpaddd   ymm2, ymm2, [rip + NSMS_L(K1x8) + 2464]
        lea          rbx, [rax + 4]
            vmovdqu  [rax + 2432], ymm3
        add          r10d, [rax + 2432]
        add          r10d, r14d
        add          r10d, r12d
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d                                 /* round 78 */
        xor          r14d, r11d
        xor          r14d, ecx
        ror          r10d, 2
            vpsrld   ymm3, ymm0, 31
        mov          [rsp], rbp
        mov          ebp, [rdi + 4]
            vpslld   ymm0, ymm0, 1
        mov          [rsp + 8], rsi
        mov          esi, [rdi + 8]
            vpxor    ymm1, ymm12, ymm1
            vpxor    ymm0, ymm3, ymm0
            vmovdqu  [rax + 2464], ymm2
        add          r9d, [rax + 2464]
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
            vpsrld   ymm2, ymm1, 31
            vpslld   ymm1, ymm1, 1
        mov          [rsp + 16], rdx
        mov          edx, [rdi + 16]
            vpaddd   ymm0, ymm0, [rip + NSMS_L(K1x8) + 2496]
        add          r10d, esi
            vpxor    ymm1, ymm2, ymm1
        mov          [rdi + 8], r9d
            vmovdqu  [rax + 2496], ymm0
        add          r8d, [rax + 2496]
        add          r8d, r14d
        add          r8d, r12d
        mov          r12d, r8d
        ror          r12d, 27
        add          r8d, ebp
        mov          [rdi + 4], r8d
        add          r11d, edx
            vpaddd   ymm0, ymm1, [rip + NSMS_L(K1x8) + 2528]
        mov          [rdi + 12], r10d
            vmovdqu  [rax + 2528], ymm0
        add          r15d, [rax + 2528]
        add          ecx, r15d
        add          ecx, r13d
        add          ecx, r12d
        mov          [rdi], ecx
        mov          [rdi + 16], r11d
        mov          rsi, [rsp + 8]
        mov          rdx, [rsp + 16]
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
        mov          r12d, ecx                                  /* round 0 */
        ror          r12d, 27
        mov          r13d, r8d
        and          r13d, r9d
        andn         r14d, r8d, r10d
        add          r11d, [rbx]
        add          r12d, r13d
        add          r14d, r11d
        ror          r8d, 2
        add          r10d, [rbx + 32]                           /* round 1 */
        andn         r13d, ecx, r9d
        add          r12d, r14d
        mov          r14d, ecx
        and          r14d, r8d
        ror          ecx, 2
        add          r10d, r13d
        add          r9d, [rbx + 64]                            /* round 2 */
        mov          r13d, r12d
        ror          r13d, 27
        add          r10d, r14d
        mov          r14d, r12d
        and          r14d, ecx
        andn         r15d, r12d, r8d
        add          r10d, r13d
        add          r9d, r14d
        ror          r12d, 2
        add          r8d, [rbx + 96]                            /* round 3 */
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r15d
        mov          r14d, r10d
        and          r14d, r12d
        andn         r15d, r10d, ecx
        add          r9d, r13d
        add          r8d, r14d
        ror          r10d, 2
        add          ecx, [rbx + 128]                           /* round 4 */
        mov          r13d, r9d
        ror          r13d, 27
        add          r15d, r8d
        add          r13d, r15d
        mov          r14d, r9d
        and          r14d, r10d
        add          ecx, r14d
        andn         r14d, r9d, r12d
        ror          r9d, 2
        add          r12d, [rbx + 160]                          /* round 5 */
        mov          r15d, r13d
        ror          r15d, 27
        add          ecx, r14d
        mov          r14d, r13d
        and          r14d, r9d
        andn         r11d, r13d, r10d
        add          ecx, r15d
        add          r12d, r14d
        ror          r13d, 2
        add          r10d, [rbx + 192]                          /* round 6 */
        mov          r14d, ecx
        ror          r14d, 27
        add          r11d, r12d
        mov          r12d, ecx
        and          r12d, r13d
        andn         r15d, ecx, r9d
        add          r14d, r11d
        add          r10d, r12d
        add          r9d, [rbx + 224]                           /* round 7 */
        mov          r12d, r14d
        ror          r12d, 27
        add          r10d, r15d
        andn         r15d, r14d, r13d
        ror          ecx, 2
        mov          r11d, r14d
        and          r11d, ecx
        add          r10d, r12d
        add          r9d, r11d
        ror          r14d, 2
        add          r13d, [rbx + 256]                          /* round 8 */
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r15d
        mov          r15d, r10d
        and          r15d, r14d
        andn         r11d, r10d, ecx
        add          r9d, r12d
        add          r13d, r15d
        ror          r10d, 2
        add          ecx, [rbx + 288]                           /* round 9 */
        mov          r12d, r9d
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, r9d
        and          r13d, r10d
        andn         r15d, r9d, r14d
        add          r12d, r11d
        add          ecx, r13d
        ror          r9d, 2
        add          r14d, [rbx + 320]                          /* round 10 */
        mov          r13d, r12d
        ror          r13d, 27
        add          ecx, r15d
        mov          r15d, r12d
        and          r15d, r9d
        andn         r11d, r12d, r10d
        add          ecx, r13d
        add          r14d, r15d
        ror          r12d, 2
        add          r10d, [rbx + 352]                          /* round 11 */
        mov          r13d, ecx
        ror          r13d, 27
        add          r11d, r14d
        mov          r14d, ecx
        and          r14d, r12d
        andn         r15d, ecx, r9d
        add          r13d, r11d
        add          r10d, r14d
        add          r9d, [rbx + 384]                           /* round 12 */
        ror          ecx, 2
        mov          r14d, r13d
        ror          r14d, 27
        mov          r11d, r13d
        and          r11d, ecx
        add          r10d, r15d
        andn         r15d, r13d, r12d
        add          r9d, r11d
        add          r10d, r14d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 27
        add          r12d, [rbx + 416]                          /* round 13 */
        add          r9d, r15d
        mov          r15d, r10d
        and          r15d, r13d
        add          r9d, r14d
        andn         r14d, r10d, ecx
        add          r12d, r15d
        ror          r10d, 2
        add          ecx, [rbx + 448]                           /* round 14 */
        mov          r15d, r9d
        ror          r15d, 27
        add          r14d, r12d
        mov          r12d, r9d
        and          r12d, r10d
        andn         r11d, r9d, r13d
        add          r15d, r14d
        add          ecx, r12d
        ror          r9d, 2
        add          r13d, [rbx + 480]                          /* round 15 */
        mov          r12d, r15d
        ror          r12d, 27
        add          ecx, r11d
        mov          r14d, r15d
        and          r14d, r9d
        andn         r11d, r15d, r10d
        add          ecx, r12d
        add          r13d, r14d
        ror          r15d, 2
        add          r10d, [rbx + 512]                          /* round 16 */
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx
        and          r13d, r15d
        andn         r14d, ecx, r9d
        add          r12d, r11d
        add          r10d, r13d
        ror          ecx, 2
        add          r9d, [rbx + 544]                           /* round 17 */
        mov          r13d, r12d
        ror          r13d, 27
        add          r10d, r14d
        mov          r14d, r12d
        and          r14d, ecx
        andn         r11d, r12d, r15d
        add          r10d, r13d
        add          r9d, r14d
        ror          r12d, 2
        add          r15d, [rbx + 576]                          /* round 18 */
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r11d
        mov          r14d, r10d
        and          r14d, r12d
        andn         r11d, r10d, ecx
        add          r9d, r13d
        add          r15d, r14d
        ror          r10d, 2
        add          ecx, [rbx + 608]                           /* round 19 */
        mov          r13d, r9d
        ror          r13d, 27
        add          r11d, r15d
        mov          r14d, r9d
        and          r14d, r10d
        andn         r15d, r9d, r12d
        add          r13d, r11d
        add          ecx, r14d
        ror          r9d, 2
        add          r12d, [rbx + 640]                          /* round 20 */
        mov          r14d, r13d
        ror          r14d, 27
        add          ecx, r15d
        mov          r15d, r13d
        xor          r15d, r9d
        ror          r13d, 2
        add          ecx, r14d
        xor          r15d, r10d
        mov          r14d, ecx
        ror          r14d, 27
        add          r12d, r15d
        mov          r15d, ecx                                  /* round 21 */
        xor          r15d, r13d
        add          r10d, [rbx + 672]
        add          r14d, r12d
        xor          r15d, r9d
        ror          ecx, 2
        mov          r12d, r14d
        ror          r12d, 27
        add          r10d, r15d
        mov          r15d, r14d                                 /* round 22 */
        xor          r15d, ecx
        add          r9d, [rbx + 704]
        add          r10d, r12d
        xor          r15d, r13d
        ror          r14d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r15d
        mov          r15d, r10d                                 /* round 23 */
        xor          r15d, r14d
        add          r13d, [rbx + 736]
        xor          r15d, ecx
        add          r9d, r12d
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r13d, r15d
        mov          r15d, r9d                                  /* round 24 */
        xor          r15d, r10d
        add          ecx, [rbx + 768]
        add          r12d, r13d
        xor          r15d, r14d
        ror          r9d, 2
        mov          r13d, r12d
        ror          r13d, 27
        add          ecx, r15d
        mov          r15d, r12d                                 /* round 25 */
        xor          r15d, r9d
        add          r14d, [rbx + 800]
        add          ecx, r13d
        xor          r15d, r10d
        ror          r12d, 2
        mov          r13d, ecx
        ror          r13d, 27
        add          r14d, r15d
        mov          r15d, ecx                                  /* round 26 */
        xor          r15d, r12d
        add          r10d, [rbx + 832]
        add          r13d, r14d
        xor          r15d, r9d
        ror          ecx, 2
        mov          r14d, r13d
        ror          r14d, 27
        add          r10d, r15d
        mov          r15d, r13d                                 /* round 27 */
        xor          r15d, ecx
        add          r9d, [rbx + 864]
        add          r10d, r14d
        xor          r15d, r12d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 27
        add          r9d, r15d
        mov          r15d, r10d                                 /* round 28 */
        xor          r15d, r13d
        add          r12d, [rbx + 896]
        add          r9d, r14d
        xor          r15d, ecx
        ror          r10d, 2
        mov          r14d, r9d
        ror          r14d, 27
        add          r12d, r15d
        mov          r15d, r9d                                  /* round 29 */
        xor          r15d, r10d
        add          ecx, [rbx + 928]
        add          r14d, r12d
        xor          r15d, r13d
        ror          r9d, 2
        mov          r12d, r14d
        ror          r12d, 27
        add          ecx, r15d
        mov          r15d, r14d                                 /* round 30 */
        xor          r15d, r9d
        add          r13d, [rbx + 960]
        add          ecx, r12d
        xor          r15d, r10d
        add          r10d, [rbx + 992]                          /* round 31 */
        ror          r14d, 2
        mov          r12d, ecx
        xor          r12d, r14d
        mov          r11d, ecx
        ror          r11d, 27
        xor          r12d, r9d
        add          r13d, r15d
        add          r11d, r13d
        ror          ecx, 2
        mov          r13d, r11d
        ror          r13d, 27
        add          r10d, r12d
        mov          r12d, r11d                                 /* round 32 */
        xor          r12d, ecx
        add          r9d, [rbx + 1024]
        add          r10d, r13d
        xor          r12d, r14d
        ror          r11d, 2
        mov          r13d, r10d
        ror          r13d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 33 */
        xor          r12d, r11d
        add          r14d, [rbx + 1056]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        add          r14d, r12d
        mov          r12d, r9d                                  /* round 34 */
        xor          r12d, r10d
        mov          r13d, r9d
        ror          r13d, 27
        add          ecx, [rbx + 1088]
        add          r13d, r14d
        xor          r12d, r11d
        ror          r9d, 2
        mov          r14d, r13d
        ror          r14d, 27
        add          ecx, r12d
        mov          r12d, r13d                                 /* round 35 */
        xor          r12d, r9d
        add          r11d, [rbx + 1120]
        xor          r12d, r10d
        add          ecx, r14d
        ror          r13d, 2
        mov          r14d, ecx
        ror          r14d, 27
        add          r11d, r12d
        mov          r12d, ecx                                  /* round 36 */
        xor          r12d, r13d
        add          r10d, [rbx + 1152]
        add          r14d, r11d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r15d, r14d                                 /* round 37 */
        xor          r15d, ecx
        mov          r11d, r14d
        ror          r11d, 27
        add          r10d, r12d
        add          r9d, [rbx + 1184]
        add          r10d, r11d
        xor          r15d, r13d
        ror          r14d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r15d
        mov          r15d, r10d                                 /* round 38 */
        xor          r15d, r14d
        add          r13d, [rbx + 1216]
        add          r9d, r12d
        xor          r15d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r13d, r15d
        mov          r15d, r9d                                  /* round 39 */
        xor          r15d, r10d
        add          ecx, [rbx + 1248]
        add          r12d, r13d
        xor          r15d, r14d
        ror          r9d, 2
        mov          r13d, r12d
        ror          r13d, 27
        mov          r11d, r12d                                 /* round 40 */
        xor          r11d, r9d
        add          ecx, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        add          ecx, r13d
        ror          r12d, 2
        and          r11d, r15d
        add          r14d, [rbx + 1280]
        mov          r13d, ecx
        ror          r13d, 27
        mov          r15d, ecx                                  /* round 41 */
        xor          r15d, r12d
        mov          r8d, r12d
        xor          r8d, r9d
        xor          r11d, r9d
        and          r15d, r8d
        add          r14d, r13d
        add          r10d, [rbx + 1312]
        ror          ecx, 2
        add          r11d, r14d
        xor          r15d, r12d
        add          r9d, [rbx + 1344]                          /* round 42 */
        mov          r13d, r11d
        xor          r13d, ecx
        mov          r14d, r11d
        ror          r14d, 27
        add          r10d, r15d
        mov          r15d, ecx
        xor          r15d, r12d
        add          r10d, r14d
        ror          r11d, 2
        and          r13d, r15d
        add          r12d, [rbx + 1376]                         /* round 43 */
        mov          r14d, r10d
        ror          r14d, 27
        mov          r15d, r10d
        xor          r15d, r11d
        mov          r8d, r11d
        xor          r8d, ecx
        xor          r13d, ecx
        and          r15d, r8d
        add          r9d, r14d
        ror          r10d, 2
        add          ecx, [rbx + 1408]                          /* round 44 */
        add          r9d, r13d
        xor          r15d, r11d
        mov          r13d, r9d
        ror          r13d, 27
        mov          r14d, r9d
        xor          r14d, r10d
        add          r12d, r15d
        mov          r15d, r10d
        xor          r15d, r11d
        add          r13d, r12d
        ror          r9d, 2
        and          r14d, r15d
        add          r11d, [rbx + 1440]                         /* round 45 */
        mov          r12d, r13d
        ror          r12d, 27
        mov          r15d, r13d
        xor          r15d, r9d
        mov          r8d, r9d
        xor          r8d, r10d
        xor          r14d, r10d
        and          r15d, r8d
        add          ecx, r12d
        ror          r13d, 2
        add          r10d, [rbx + 1472]                         /* round 46 */
        xor          r15d, r9d
        add          ecx, r14d
        mov          r12d, ecx
        ror          r12d, 27
        mov          r14d, ecx
        xor          r14d, r13d
        add          r11d, r15d
        mov          r15d, r13d
        xor          r15d, r9d
        add          r12d, r11d
        ror          ecx, 2
        and          r14d, r15d
        add          r9d, [rbx + 1504]                          /* round 47 */
        mov          r15d, r12d
        ror          r15d, 27
        mov          r11d, r12d
        xor          r11d, ecx
        mov          r8d, ecx
        xor          r8d, r13d
        xor          r14d, r13d
        and          r11d, r8d
        add          r10d, r15d
        ror          r12d, 2
        add          r13d, [rbx + 1536]                         /* round 48 */
        add          r10d, r14d
        xor          r11d, ecx
        mov          r14d, r10d
        xor          r14d, r12d
        mov          r15d, r10d
        ror          r15d, 27
        add          r9d, r11d
        mov          r11d, r12d
        xor          r11d, ecx
        add          r9d, r15d
        ror          r10d, 2
        and          r14d, r11d
        add          ecx, [rbx + 1568]                          /* round 49 */
        mov          r15d, r9d
        ror          r15d, 27
        mov          r11d, r9d
        xor          r11d, r10d
        mov          r8d, r10d
        xor          r8d, r12d
        xor          r14d, r12d
        and          r11d, r8d
        add          r13d, r15d
        ror          r9d, 2
        add          r12d, [rbx + 1600]                         /* round 50 */
        add          r14d, r13d
        xor          r11d, r10d
        mov          r13d, r14d
        xor          r13d, r9d
        mov          r15d, r14d
        ror          r15d, 27
        add          ecx, r11d
        mov          r11d, r9d
        xor          r11d, r10d
        add          ecx, r15d
        ror          r14d, 2
        and          r13d, r11d
        add          r10d, [rbx + 1632]                         /* round 51 */
        mov          r15d, ecx
        xor          r15d, r14d
        mov          r11d, ecx
        ror          r11d, 27
        mov          r8d, r14d
        xor          r8d, r9d
        xor          r13d, r9d
        and          r15d, r8d
        add          r12d, r11d
        ror          ecx, 2
        xor          r15d, r14d
        add          r9d, [rbx + 1664]                          /* round 52 */
        add          r13d, r12d
        mov          r12d, r13d
        ror          r12d, 27
        mov          r11d, r13d
        xor          r11d, ecx
        add          r10d, r15d
        ror          r13d, 2
        mov          r15d, r14d                                 /* round 53 */
        add          r15d, [rbx + 1696]
        xor          r14d, ecx
        and          r11d, r14d
        add          r10d, r12d
        mov          r12d, r10d
        ror          r12d, 27
        mov          r14d, r10d
        xor          r14d, r13d
        mov          r8d, r13d
        xor          r8d, ecx
        xor          r11d, ecx
        add          r9d, r12d
        add          r9d, r11d
        and          r14d, r8d
        xor          r14d, r13d
        mov          r12d, r9d
        ror          r12d, 27
        ror          r10d, 2
        add          ecx, [rbx + 1728]                          /* round 54 */
        mov          r11d, r9d
        xor          r11d, r10d
        add          r15d, r14d
        mov          r14d, r10d
        xor          r14d, r13d
        add          r12d, r15d
        ror          r9d, 2
        and          r11d, r14d
        add          r13d, [rbx + 1760]                         /* round 55 */
        mov          r14d, r12d
        ror          r14d, 27
        mov          r15d, r12d
        xor          r15d, r9d
        mov          r8d, r9d
        xor          r8d, r10d
        xor          r11d, r10d
        and          r15d, r8d
        add          ecx, r14d
        ror          r12d, 2
        add          r10d, [rbx + 1792]                         /* round 56 */
        add          ecx, r11d
        xor          r15d, r9d
        mov          r14d, ecx
        ror          r14d, 27
        mov          r11d, ecx
        xor          r11d, r12d
        add          r13d, r15d
        mov          r15d, r12d
        xor          r15d, r9d
        add          r14d, r13d
        ror          ecx, 2
        and          r11d, r15d
        add          r9d, [rbx + 1824]                          /* round 57 */
        mov          r13d, r14d
        ror          r13d, 27
        mov          r15d, r14d
        xor          r15d, ecx
        mov          r8d, ecx
        xor          r8d, r12d
        xor          r11d, r12d
        and          r15d, r8d
        add          r12d, [rbx + 1856]                         /* round 58 */
        add          r10d, r13d
        add          r10d, r11d
        ror          r14d, 2
        xor          r15d, ecx
        mov          r13d, r10d
        xor          r13d, r14d
        mov          r11d, r10d
        ror          r11d, 27
        add          r9d, r15d
        mov          r15d, r14d
        xor          r15d, ecx
        add          ecx, [rbx + 1888]                          /* round 59 */
        add          r9d, r11d
        ror          r10d, 2
        mov          r11d, r9d
        xor          r11d, r10d
        and          r13d, r15d
        mov          r15d, r10d
        xor          r15d, r14d
        mov          r8d, r9d
        ror          r8d, 27
        ror          r9d, 2
        xor          r13d, r14d
        and          r11d, r15d
        add          r14d, [rbx + 1920]                         /* round 60 */
        xor          r11d, r10d
        add          r12d, r8d
        add          r13d, r12d
        mov          r12d, r13d
        ror          r12d, 27
        add          ecx, r11d
        add          ecx, r12d
        mov          r12d, r13d
        xor          r12d, r9d
        ror          r13d, 2
        xor          r12d, r10d
        mov          r15d, ecx
        ror          r15d, 27
        add          r14d, r12d
        mov          r12d, ecx                                  /* round 61 */
        xor          r12d, r13d
        add          r10d, [rbx + 1952]
        add          r15d, r14d
        xor          r12d, r9d
        ror          ecx, 2
        mov          r14d, r15d
        ror          r14d, 27
        add          r10d, r12d
        mov          r12d, r15d                                 /* round 62 */
        xor          r12d, ecx
        add          r9d, [rbx + 1984]
        add          r10d, r14d
        xor          r12d, r13d
        ror          r15d, 2
        mov          r14d, r10d
        ror          r14d, 27
        add          r9d, r12d
        mov          r12d, r10d                                 /* round 63 */
        xor          r12d, r15d
        add          r13d, [rbx + 2016]
        add          r9d, r14d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r14d, r9d
        ror          r14d, 27
        add          r13d, r12d
        mov          r12d, r9d                                  /* round 64 */
        xor          r12d, r10d
        mov          r11d, r15d                                 /* round 65 */
        add          r11d, [rbx + 2080]
        add          ecx, [rbx + 2048]
        xor          r12d, r15d
        add          r14d, r13d
        ror          r9d, 2
        mov          r13d, r14d
        ror          r13d, 27
        add          ecx, r12d
        mov          r12d, r14d
        xor          r12d, r9d
        add          ecx, r13d
        xor          r12d, r10d
        ror          r14d, 2
        mov          r13d, ecx                                  /* round 66 */
        xor          r13d, r14d
        mov          r15d, ecx
        ror          r15d, 27
        add          r11d, r12d
        add          r11d, r15d
        add          r10d, [rbx + 2112]
        xor          r13d, r9d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 67 */
        xor          r13d, ecx
        add          r9d, [rbx + 2144]
        add          r10d, r12d
        xor          r13d, r14d
        ror          r11d, 2
        mov          r12d, r10d
        ror          r12d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 68 */
        xor          r13d, r11d
        add          r14d, [rbx + 2176]
        add          r9d, r12d
        xor          r13d, ecx
        ror          r10d, 2
        mov          r12d, r9d
        ror          r12d, 27
        add          r14d, r13d
        mov          r13d, r9d                                  /* round 69 */
        xor          r13d, r10d
        add          ecx, [rbx + 2208]
        add          r12d, r14d
        xor          r13d, r11d
        ror          r9d, 2
        mov          r14d, r12d
        ror          r14d, 27
        add          ecx, r13d
        mov          r13d, r12d                                 /* round 70 */
        xor          r13d, r9d
        add          r11d, [rbx + 2240]
        add          ecx, r14d
        mov          r14d, ecx
        ror          r14d, 27
        xor          r13d, r10d
        add          r11d, r13d
        add          r10d, [rbx + 2272]                         /* round 71 */
        ror          r12d, 2
        mov          r13d, ecx
        xor          r13d, r12d
        add          r11d, r14d
        xor          r13d, r9d
        ror          ecx, 2
        mov          r14d, r11d
        ror          r14d, 27
        add          r10d, r13d
        mov          r13d, r11d                                 /* round 72 */
        xor          r13d, ecx
        add          r9d, [rbx + 2304]
        add          r10d, r14d
        xor          r13d, r12d
        ror          r11d, 2
        mov          r14d, r10d
        ror          r14d, 27
        add          r9d, r13d
        mov          r13d, r10d                                 /* round 73 */
        xor          r13d, r11d
        add          r9d, r14d
        add          r12d, [rbx + 2336]
        xor          r13d, ecx
        ror          r10d, 2
        mov          r14d, r9d                                  /* round 74 */
        xor          r14d, r10d
        mov          r15d, r9d
        ror          r15d, 27
        add          r12d, r13d
        add          ecx, [rbx + 2368]
        xor          r14d, r11d
        add          r15d, r12d
        ror          r9d, 2
        mov          r12d, r15d
        ror          r12d, 27
        add          ecx, r14d
        mov          r13d, r15d                                 /* round 75 */
        xor          r13d, r9d
        add          r11d, [rbx + 2400]
        add          ecx, r12d
        xor          r13d, r10d
        ror          r15d, 2
        mov          r12d, ecx
        ror          r12d, 27
        add          r11d, r13d
        mov          r13d, ecx                                  /* round 76 */
        xor          r13d, r15d
        add          r10d, [rbx + 2432]
        add          r11d, r12d
        xor          r13d, r9d
        add          r10d, r13d
        ror          ecx, 2
        mov          r12d, r11d
        ror          r12d, 27
        mov          r13d, r11d                                 /* round 77 */
        xor          r13d, ecx
        add          r9d, [rbx + 2464]
        add          r10d, r12d
        xor          r13d, r15d
        ror          r11d, 2
        add          r9d, r13d
        mov          r12d, r10d                                 /* round 78 */
        xor          r12d, r11d
        mov          r13d, r10d
        ror          r13d, 27
        add          r15d, [rbx + 2496]
        add          r9d, r13d
        xor          r12d, ecx
        ror          r10d, 2
        mov          r13d, [rdi]                                /* H = H + (a, b, ...) */
        mov          r14d, r9d
        ror          r14d, 27
        add          r15d, r12d
        mov          r12d, r9d                                  /* round 79 */
        xor          r12d, r10d
        add          r13d, [rbx + 2528]
        add          r14d, r15d
        mov          r8d, [rdi + 4]
        xor          r12d, r11d
        mov          r15d, [rdi + 8]
        ror          r9d, 2
        add          ecx, r13d
        add          r8d, r14d
        add          rsi, 64                                    /* the next block */
        add          r9d, r15d
        add          rdx, -1
        mov          r13d, [rdi + 12]
        add          rbx, 4
        ror          r14d, 27
        mov          r15d, [rdi + 16]
        add          ecx, r12d
        add          ecx, r14d
        mov          [rdi], ecx
        mov          [rdi + 4], r8d
        add          r10d, r13d
        mov          [rdi + 8], r9d
        add          r11d, r15d
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
        mov          ebx, ecx                                   /* round 0 */
        ror          ebx, 27
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, [rax]
        andn         r12d, r8d, r10d
        add          ebx, ebp
        add          r12d, r11d
        ror          r8d, 2
        add          r10d, [rax + 4]                            /* round 1 */
        add          ebx, r12d
        andn         ebp, ecx, r9d
        mov          r12d, ecx
        and          r12d, r8d
        ror          ecx, 2
        add          ebp, r10d
        add          r9d, [rax + 8]                             /* round 2 */
        mov          r13d, ebx
        ror          r13d, 27
        add          r12d, ebp
        mov          ebp, ebx
        and          ebp, ecx
        add          r12d, r13d
        andn         r13d, ebx, r8d
        add          r9d, ebp
        ror          ebx, 2
            vpsrldq  xmm4, xmm3, 4                              /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        add          r8d, [rax + 12]                            /* round 3 */
        mov          ebp, r12d
        ror          ebp, 27
            vpalignr xmm5, xmm1, xmm0, 8
        add          r13d, r9d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        mov          r14d, r12d
        and          r14d, ebx
        andn         r15d, r12d, ecx
            vpxor    xmm4, xmm4, xmm2
        add          ebp, r13d
        add          r8d, r14d
            vpxor    xmm4, xmm4, xmm5
        ror          r12d, 2
            vpxor    xmm4, xmm4, xmm0
        add          ecx, [rax + 16]                            /* round 4 */
        mov          r13d, ebp
        ror          r13d, 27
            vpsrld   xmm7, xmm4, 31
        add          r15d, r8d
        mov          r14d, ebp
        and          r14d, r12d
            vpslld   xmm4, xmm4, 1
        add          r13d, r15d
            vpxor    xmm4, xmm7, xmm4
        andn         r15d, ebp, ebx
            vpalignr xmm4, xmm4, xmm3, 4
        add          ecx, r14d
        ror          ebp, 2
            vpxor    xmm4, xmm4, xmm2
        add          ebx, [rax + 20]                            /* round 5 */
        mov          r14d, r13d
        ror          r14d, 27
            vpxor    xmm4, xmm4, xmm5
        add          ecx, r15d
        mov          r15d, r13d
        and          r15d, ebp
            vpxor    xmm0, xmm4, xmm0
        andn         r11d, r13d, r12d
        add          ecx, r14d
            vpsrld   xmm4, xmm0, 31
            vpslld   xmm0, xmm0, 1
        add          ebx, r15d
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        ror          r13d, 2
        add          r12d, [rax + 24]                           /* round 6 */
        mov          r14d, ecx
        ror          r14d, 27
        add          r11d, ebx
        mov          ebx, ecx
        and          ebx, r13d
        andn         r15d, ecx, ebp
        add          r14d, r11d
        add          r12d, ebx
        ror          ecx, 2
        add          ebp, [rax + 28]                            /* round 7 */
            vpxor    xmm0, xmm4, xmm0
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 64]
            vpsrldq  xmm7, xmm0, 4
            vmovdqu  [rax + 64], xmm4
            vpxor    xmm4, xmm7, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm1
            vpsrld   xmm7, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
        mov          ebx, r14d
        ror          ebx, 27
            vpslld   xmm1, xmm1, 1
        add          r15d, r12d
            vpxor    xmm1, xmm4, xmm1
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 80]
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        mov          r12d, r14d
        and          r12d, ecx
        add          ebx, r15d
            vpsrldq  xmm7, xmm1, 4
            vmovdqu  [rax + 80], xmm4
        andn         r15d, r14d, r13d
        add          ebp, r12d
            vpxor    xmm4, xmm7, xmm0
        ror          r14d, 2
            vpxor    xmm4, xmm4, xmm5
        add          r13d, [rax + 32]                           /* round 8 */
            vpxor    xmm4, xmm4, xmm2
            vpslld   xmm7, xmm4, 1
            vpsrld   xmm4, xmm4, 31
        mov          r12d, ebx
        and          r12d, r14d
        add          r15d, ebp
        mov          ebp, ebx
        ror          ebp, 27
            vpxor    xmm4, xmm4, xmm7
        add          ebp, r15d
        andn         r15d, ebx, ecx
            vpalignr xmm4, xmm4, xmm1, 4
        add          r13d, r12d
        ror          ebx, 2
        add          ecx, [rax + 36]                            /* round 9 */
            vpxor    xmm4, xmm4, xmm0
        mov          r12d, ebp
        ror          r12d, 27
        add          r15d, r13d
            vpxor    xmm4, xmm4, xmm5
        andn         r13d, ebp, r14d
        mov          r11d, ebp
        and          r11d, ebx
            vpxor    xmm2, xmm4, xmm2
        add          r12d, r15d
            vpsrld   xmm4, xmm2, 31
        add          ecx, r11d
        add          r14d, [rax + 40]                           /* round 10 */
            vpslld   xmm2, xmm2, 1
        ror          ebp, 2
        mov          r15d, r12d
        ror          r15d, 27
        add          ecx, r13d
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        mov          r13d, r12d
        and          r13d, ebp
        add          ecx, r15d
            vpxor    xmm2, xmm4, xmm2
        andn         r15d, r12d, ebx
        add          r14d, r13d
        add          ebx, [rax + 44]                            /* round 11 */
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 96]
        add          r15d, r14d
        ror          r12d, 2
        mov          r13d, ecx
        ror          r13d, 2
            vpsrldq  xmm7, xmm2, 4
        mov          r14d, ecx
        ror          r14d, 27
            vmovdqu  [rax + 96], xmm4
        mov          r11d, ecx
        and          r11d, r12d
        add          ebx, r11d
            vpxor    xmm4, xmm7, xmm1
        andn         ecx, ecx, ebp
        add          r14d, r15d
            vpxor    xmm4, xmm4, xmm6
        add          ebp, [rax + 48]                            /* round 12 */
        mov          r15d, r14d
        ror          r15d, 27
        add          ecx, ebx
            vpxor    xmm4, xmm4, xmm3
        mov          ebx, r14d
        and          ebx, r13d
        andn         r11d, r14d, r12d
            vpsrld   xmm7, xmm4, 31
        add          ecx, r15d
        add          ebp, ebx
            vpslld   xmm4, xmm4, 1
        ror          r14d, 2
        andn         ebx, ecx, r13d                             /* round 13 */
        mov          r15d, r14d                                 /* round 15 */
        add          r15d, [rax + 60]
        add          r12d, [rax + 52]
            vpxor    xmm4, xmm7, xmm4
        mov          r10d, ecx
        ror          r10d, 27
        mov          r9d, ecx
        ror          r9d, 2
            vpalignr xmm4, xmm4, xmm2, 4
        add          r11d, ebp
        add          r10d, r11d
        add          r13d, [rax + 56]                           /* round 14 */
        and          ecx, r14d
        add          ecx, r12d
        mov          ebp, r10d
        ror          ebp, 27
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm3, xmm4, xmm3
        add          ecx, ebx
            vpsrld   xmm4, xmm3, 31
        mov          ebx, r10d
        and          ebx, r9d
        add          ecx, ebp
            vpslld   xmm3, xmm3, 1
        andn         ebp, r10d, r14d
        add          r13d, ebx
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        ror          r10d, 2
        mov          ebx, ecx
        ror          ebx, 27
            vpxor    xmm3, xmm4, xmm3
        add          ebp, r13d
        mov          r12d, ecx
        and          r12d, r10d
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 112]
        add          ebx, ebp
        add          r15d, r12d
            vpsrldq  xmm7, xmm3, 4
        andn         ebp, ecx, r9d
            vpxor    xmm7, xmm7, xmm2
        ror          ecx, 2
        add          r9d, [rax + 64]                            /* round 16 */
        mov          r12d, ebx
        ror          r12d, 27
        add          ebp, r15d
            vmovdqu  [rax + 112], xmm4
        mov          r13d, ebx
        and          r13d, ecx
            vpxor    xmm4, xmm7, xmm5
        add          r12d, ebp
        andn         ebp, ebx, r10d
        add          r9d, r13d
            vpxor    xmm4, xmm4, xmm0
        ror          ebx, 2
        add          r10d, [rax + 68]                           /* round 17 */
            vpsrld   xmm7, xmm4, 31
        mov          r13d, r12d
        ror          r13d, 27
        add          ebp, r9d
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
        mov          r14d, r12d
        and          r14d, ebx
        add          r13d, ebp
        mov          ebp, r12d
        ror          ebp, 2
            vpalignr xmm4, xmm4, xmm3, 4
        andn         r12d, r12d, ecx
        add          ecx, [rax + 72]                            /* round 18 */
            vpxor    xmm4, xmm4, xmm2
        add          r10d, r14d
        mov          r14d, r13d
        ror          r14d, 27
            vpxor    xmm4, xmm4, xmm5
        add          r12d, r10d
        mov          r15d, ebx                                  /* round 19 */
        add          r15d, [rax + 76]
            vpxor    xmm0, xmm4, xmm0
        andn         ebx, r13d, ebx
        mov          r11d, r13d
        and          r11d, ebp
        add          ecx, r11d
            vpsrld   xmm4, xmm0, 31
        add          r14d, r12d
        ror          r13d, 2
            vpslld   xmm0, xmm0, 1
        mov          r12d, r14d
        ror          r12d, 27
        add          ecx, ebx
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        add          ecx, r12d
        andn         ebx, r14d, ebp
            vpxor    xmm0, xmm4, xmm0
        mov          r12d, r14d
        ror          r12d, 2
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 128]
        add          ebp, [rax + 80]                            /* round 20 */
        mov          r11d, ecx
        ror          r11d, 27
            vpsrldq  xmm7, xmm0, 4
        mov          r10d, ecx
        xor          r10d, r12d
            vpxor    xmm7, xmm7, xmm3
        ror          ecx, 2
        and          r14d, r13d
        add          r15d, r14d
        add          ebx, r15d
        add          r11d, ebx
        xor          r10d, r13d
            vpxor    xmm7, xmm7, xmm6
        add          ebp, r10d
            vmovdqu  [rax + 128], xmm4
        mov          ebx, r11d                                  /* round 21 */
        xor          ebx, ecx
            vpxor    xmm4, xmm7, xmm1
        add          r13d, [rax + 84]
            vpsrld   xmm7, xmm4, 31
        xor          ebx, r12d
        mov          r14d, r11d
        ror          r14d, 2
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
        add          r13d, ebx
            vpalignr xmm4, xmm4, xmm0, 4
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm1, xmm4, xmm1
        mov          ebx, ecx                                   /* round 23 */
        add          ebx, [rax + 92]
            vpsrld   xmm4, xmm1, 31
            vpslld   xmm1, xmm1, 1
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        ror          r11d, 27
        add          r11d, ebp
        mov          ebp, r14d                                  /* round 24 */
        add          ebp, [rax + 96]
            vpxor    xmm1, xmm4, xmm1
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 144]
            vpsrldq  xmm7, xmm1, 4
        mov          r15d, r11d
        ror          r15d, 27
        add          r15d, r13d
        mov          r13d, r15d
        ror          r13d, 2
            vmovdqu  [rax + 144], xmm4
        mov          r10d, r11d                                 /* round 22 */
        xor          r10d, r14d
        add          r12d, [rax + 88]
            vpxor    xmm4, xmm7, xmm0
        xor          ecx, r10d
        ror          r11d, 2
        mov          r10d, r15d
        xor          r10d, r11d
        xor          r10d, r14d
        add          ebx, r10d
        mov          r14d, r11d                                 /* round 25 */
        add          r14d, [rax + 100]
            vpxor    xmm4, xmm4, xmm5
        add          ecx, r12d
            vpxor    xmm4, xmm4, xmm2
        mov          r12d, r13d                                 /* round 26 */
        add          r12d, [rax + 104]
            vpsrld   xmm7, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
            vpalignr xmm4, xmm4, xmm1, 4
            vpxor    xmm4, xmm4, xmm0
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm2, xmm4, xmm2
            vpsrld   xmm4, xmm2, 31
            vpslld   xmm2, xmm2, 1
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        ror          r15d, 27
        add          ecx, r15d
        mov          r15d, ecx
        xor          r15d, r13d
        xor          r15d, r11d
        mov          r11d, ecx
        ror          r11d, 2
        add          ebp, r15d
        ror          ecx, 27
        add          ecx, ebx
        mov          ebx, ecx
        xor          ebx, r11d
        xor          ebx, r13d
        mov          r13d, ecx
        ror          r13d, 2
        add          r14d, ebx
        mov          ebx, r11d                                  /* round 27 */
        add          ebx, [rax + 108]
        mov          r15d, r13d                                 /* round 28 */
        add          r15d, [rax + 112]
        ror          ecx, 27
        add          ecx, ebp
        mov          ebp, ecx
        xor          ebp, r13d
        xor          ebp, r11d
        mov          r11d, ecx
        ror          r11d, 2
        add          r12d, ebp
        ror          ecx, 27
        add          ecx, r14d
        mov          ebp, ecx
        xor          ebp, r11d
        xor          ebp, r13d
        mov          r13d, ecx
        ror          r13d, 2
        add          ebx, ebp
        mov          ebp, r11d                                  /* round 29 */
        add          ebp, [rax + 116]
            vpxor    xmm2, xmm4, xmm2
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 160]
        ror          ecx, 27
        add          ecx, r12d
        mov          r12d, ecx
        xor          r12d, r13d
        xor          r12d, r11d
        mov          r14d, ecx
        ror          r14d, 2
        add          r15d, r12d
        mov          r12d, r13d                                 /* round 30 */
        add          r12d, [rax + 120]
            vpsrldq  xmm7, xmm2, 4
            vmovdqu  [rax + 160], xmm4
            vpxor    xmm4, xmm7, xmm1
        ror          ecx, 27
        add          ecx, ebx
        mov          ebx, ecx
        xor          ebx, r14d
        xor          ebx, r13d
        mov          r13d, ecx
        ror          r13d, 2
        add          ebp, ebx
        mov          ebx, r14d                                  /* round 31 */
        add          ebx, [rax + 124]
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm3
            vpsrld   xmm7, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
        ror          ecx, 27
        add          ecx, r15d
        mov          r15d, ecx
        ror          r15d, 2
        mov          r11d, ecx
        xor          r11d, r13d
        xor          r11d, r14d
        add          r12d, r11d
            vpalignr xmm4, xmm4, xmm2, 4
        mov          r14d, r13d                                 /* round 32 */
        add          r14d, [rax + 128]
            vpxor    xmm4, xmm4, xmm1
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm3, xmm4, xmm3
        ror          ecx, 27
        add          ecx, ebp
        mov          ebp, ecx
        xor          ebp, r15d
        xor          ebp, r13d
        mov          r13d, ecx
        ror          r13d, 2
        add          ebx, ebp
        mov          ebp, r15d                                  /* round 33 */
        add          ebp, [rax + 132]
            vpsrld   xmm4, xmm3, 31
            vpslld   xmm3, xmm3, 1
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        ror          ecx, 27
        add          ecx, r12d
        mov          r12d, ecx
        xor          r12d, r13d
        xor          r12d, r15d
        mov          r15d, ecx
        ror          r15d, 2
        add          r14d, r12d
        mov          r12d, r13d                                 /* round 34 */
        add          r12d, [rax + 136]
            vpxor    xmm3, xmm4, xmm3
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 176]
        ror          ecx, 27
        add          ecx, ebx
        mov          ebx, ecx
        xor          ebx, r15d
        xor          ebx, r13d
        add          ebp, ebx
        mov          ebx, ecx
        ror          ebx, 2
            vpsrldq  xmm7, xmm3, 4
            vmovdqu  [rax + 176], xmm4
        mov          r13d, r15d                                 /* round 35 */
        add          r13d, [rax + 140]
            vpxor    xmm4, xmm7, xmm2
            vpxor    xmm4, xmm4, xmm5
        mov          r11d, ebx                                  /* round 36 */
        add          r11d, [rax + 144]
            vpxor    xmm4, xmm4, xmm0
        ror          ecx, 27
        add          ecx, r14d
        mov          r14d, ecx
        xor          r14d, ebx
        xor          r14d, r15d
        mov          r15d, ecx
        ror          r15d, 2
        add          r12d, r14d
            vpsrld   xmm7, xmm4, 31
            vpslld   xmm4, xmm4, 1
            vpxor    xmm4, xmm7, xmm4
        ror          ecx, 27
        add          ecx, ebp
        mov          ebp, ecx
        xor          ebp, r15d
        xor          ebp, ebx
        mov          ebx, ecx
        ror          ebx, 2
        add          r13d, ebp
        mov          ebp, r15d                                  /* round 37 */
        add          ebp, [rax + 148]
            vpalignr xmm4, xmm4, xmm3, 4
            vpxor    xmm4, xmm4, xmm2
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm0, xmm4, xmm0
        ror          ecx, 27
        add          ecx, r12d
        mov          r12d, ecx
        xor          r12d, ebx
        xor          r12d, r15d
        add          r11d, r12d
        mov          r12d, ecx
        ror          r12d, 2
        mov          r14d, ebx                                  /* round 38 */
        add          r14d, [rax + 152]
            vpsrld   xmm4, xmm0, 31
            vpslld   xmm0, xmm0, 1
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
            vpxor    xmm0, xmm4, xmm0
        ror          ecx, 27
        add          ecx, r13d
        mov          r13d, ecx
        xor          r13d, r12d
        xor          r13d, ebx
        mov          ebx, ecx
        ror          ebx, 2
        add          ebp, r13d
        mov          r13d, ebx                                  /* round 40 */
        add          r13d, [rax + 160]
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 192]
        ror          ecx, 27
        add          ecx, r11d
        mov          r15d, ecx
        xor          r15d, ebx
        xor          r15d, r12d
        mov          r11d, ecx
        ror          r11d, 2
        add          r14d, r15d
        add          r12d, [rax + 156]                          /* round 39 */
            vpsrldq  xmm7, xmm0, 4
            vmovdqu  [rax + 192], xmm4
            vpxor    xmm4, xmm7, xmm3
            vpxor    xmm4, xmm4, xmm6
            vpxor    xmm4, xmm4, xmm1
        ror          ecx, 27
        add          ecx, ebp
        mov          ebp, ecx
        xor          ebp, r11d
        xor          ebp, ebx
        mov          ebx, ecx
        ror          ebx, 2
        add          r12d, ebp
        mov          ebp, ebx
        xor          ebp, r11d
            vpsrld   xmm7, xmm4, 31
            vpslld   xmm4, xmm4, 1
        add          r11d, [rax + 164]                          /* round 41 */
            vpxor    xmm4, xmm7, xmm4
            vpalignr xmm4, xmm4, xmm0, 4
        ror          ecx, 27
        add          ecx, r14d
        mov          r14d, ecx
        xor          r14d, ebx
        mov          r15d, ecx
        ror          r15d, 2
        and          r14d, ebp
        mov          ebp, r15d
        xor          ebp, ebx
        xor          r14d, ebx
            vpxor    xmm4, xmm4, xmm3
            vpxor    xmm4, xmm4, xmm6
        mov          r10d, r15d                                 /* round 43 */
        add          r10d, [rax + 172]
            vpxor    xmm1, xmm4, xmm1
            vpsrld   xmm4, xmm1, 31
        ror          ecx, 27
        add          ecx, r12d
        mov          r12d, ecx
        ror          r12d, 27
        mov          r9d, ecx
        xor          r9d, r15d
        add          r13d, r12d
        and          r9d, ebp
        ror          ecx, 2
        add          r14d, r13d
        xor          r9d, r15d
        mov          ebp, r14d
        ror          ebp, 27
        add          r11d, r9d
        add          ebp, r11d
        mov          r12d, ebp
        ror          r12d, 2
        mov          r13d, ecx                                  /* round 44 */
        add          r13d, [rax + 176]
            vpslld   xmm1, xmm1, 1
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
            vpxor    xmm1, xmm4, xmm1
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 208]
            vpsrldq  xmm7, xmm1, 4
            vmovdqu  [rax + 208], xmm4
            vpxor    xmm4, xmm7, xmm0
            vpxor    xmm4, xmm4, xmm5
        mov          r11d, r12d                                 /* round 46 */
        add          r11d, [rax + 184]
            vpxor    xmm4, xmm4, xmm2
        add          ebx, [rax + 168]                           /* round 42 */
            vpsrld   xmm7, xmm4, 31
        mov          r9d, r14d
        xor          r9d, ecx
            vpslld   xmm4, xmm4, 1
        xor          r15d, ecx
            vpxor    xmm4, xmm7, xmm4
            vpalignr xmm4, xmm4, xmm1, 4
        ror          r14d, 2
        mov          r8d, ebp
        xor          r8d, r14d
        mov          [rsp], rdx
        mov          edx, r14d
        xor          edx, ecx
        and          r8d, edx
        xor          r8d, r14d
        mov          edx, r12d
        xor          edx, r14d
        add          r10d, r8d
        add          r14d, [rax + 180]                          /* round 45 */
            vpxor    xmm4, xmm4, xmm0
        and          r9d, r15d
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm2, xmm4, xmm2
        ror          ebp, 27
            vpsrld   xmm4, xmm2, 31
        xor          ecx, r9d
            vpslld   xmm2, xmm2, 1
            vpalignr xmm5, xmm1, xmm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        add          ebx, ebp
            vpxor    xmm2, xmm4, xmm2
            vpaddd   xmm4, xmm2, [rip + NSMS_L(K) + 224]
        add          ecx, ebx
        mov          ebx, ecx
        ror          ebx, 27
        mov          ebp, ecx
        xor          ebp, r12d
        add          ebx, r10d
        ror          ecx, 2
        and          ebp, edx
        mov          r15d, ebx
        ror          r15d, 27
        mov          r10d, ebx
        xor          r10d, ecx
        mov          r9d, ecx
        xor          r9d, r12d
        xor          ebp, r12d
        and          r10d, r9d
        add          r13d, r15d
        ror          ebx, 2
        add          ebp, r13d
        xor          r10d, ecx
        mov          r12d, ebp
        ror          r12d, 27
        add          r14d, r10d
        mov          r13d, ebp
        xor          r13d, ebx
        mov          r15d, ebx
        xor          r15d, ecx
        add          r12d, r14d
        ror          ebp, 2
        and          r13d, r15d
        add          ecx, [rax + 188]                           /* round 47 */
        mov          r14d, r12d
        ror          r14d, 27
        mov          r15d, r12d
        xor          r15d, ebp
        mov          r10d, ebp
        xor          r10d, ebx
        xor          r13d, ebx
        and          r15d, r10d
        add          r11d, r14d
        ror          r12d, 2
        add          ebx, [rax + 192]                           /* round 48 */
        add          r13d, r11d
        xor          r15d, ebp
            vpsrldq  xmm7, xmm2, 4
        mov          r14d, r13d
        ror          r14d, 27
        add          ecx, r15d
        mov          r15d, r13d
        xor          r15d, r12d
            vmovdqu  [rax + 224], xmm4
        mov          r11d, r12d
        xor          r11d, ebp
            vpxor    xmm4, xmm7, xmm1
        add          ecx, r14d
        ror          r13d, 2
        and          r15d, r11d
            vpxor    xmm4, xmm4, xmm6
        add          ebp, [rax + 196]                           /* round 49 */
            vpxor    xmm4, xmm4, xmm3
        mov          r14d, ecx
        ror          r14d, 27
        mov          r11d, ecx
        xor          r11d, r13d
        mov          r10d, r13d
        xor          r10d, r12d
            vpsrld   xmm7, xmm4, 31
        add          ebx, r14d
            vpslld   xmm4, xmm4, 1
        xor          r15d, r12d
        and          r11d, r10d
        ror          ecx, 2
            vpxor    xmm4, xmm7, xmm4
        add          r12d, [rax + 200]                          /* round 50 */
        add          r15d, ebx
        xor          r11d, r13d
            vpalignr xmm4, xmm4, xmm2, 4
        mov          ebx, r15d
        ror          ebx, 27
        add          ebp, r11d
        mov          r14d, r15d
        xor          r14d, ecx
            vpxor    xmm4, xmm4, xmm1
        mov          r11d, ecx
        xor          r11d, r13d
            vpxor    xmm4, xmm4, xmm6
        add          ebx, ebp
        ror          r15d, 2
            vpxor    xmm3, xmm4, xmm3
        and          r14d, r11d
        add          r13d, [rax + 204]                          /* round 51 */
        mov          ebp, ebx
        ror          ebp, 27
            vpsrld   xmm4, xmm3, 31
        mov          r11d, ebx
        xor          r11d, r15d
        mov          r10d, r15d
        xor          r10d, ecx
        xor          r14d, ecx
            vpslld   xmm3, xmm3, 1
        and          r11d, r10d
            vpalignr xmm6, xmm2, xmm1, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        ror          ebx, 2
        add          ecx, [rax + 208]                           /* round 52 */
            vpxor    xmm3, xmm4, xmm3
        add          r12d, ebp
        add          r14d, r12d
        xor          r11d, r15d
            vpaddd   xmm4, xmm3, [rip + NSMS_L(K) + 240]
        mov          ebp, r14d
        ror          ebp, 27
        mov          r12d, r14d
        xor          r12d, ebx
            vpsrldq  xmm7, xmm3, 4
        add          r13d, r11d
            vmovdqu  [rax + 240], xmm4
        mov          r11d, ebx
        xor          r11d, r15d
        add          ebp, r13d
            vpxor    xmm4, xmm7, xmm2
        ror          r14d, 2
        and          r12d, r11d
        mov          r13d, ebp                                  /* round 53 */
        ror          r13d, 2
            vpxor    xmm4, xmm4, xmm5
        add          r15d, [rax + 212]
        mov          r11d, ebp
        ror          r11d, 27
        xor          ebp, r14d
            vpxor    xmm4, xmm4, xmm0
        mov          r10d, r14d
        xor          r10d, ebx
            vpsrld   xmm7, xmm4, 31
        xor          r12d, ebx
            vpslld   xmm4, xmm4, 1
        and          ebp, r10d
        add          ecx, r11d
            vpxor    xmm4, xmm7, xmm4
        add          ebx, [rax + 216]                           /* round 54 */
        add          ecx, r12d
        xor          ebp, r14d
            vpalignr xmm4, xmm4, xmm3, 4
        mov          r12d, ecx
        ror          r12d, 27
        add          r15d, ebp
            vpxor    xmm4, xmm4, xmm2
        mov          ebp, ecx
        xor          ebp, r13d
        mov          r11d, r13d
        xor          r11d, r14d
        add          r12d, r15d
            vpxor    xmm4, xmm4, xmm5
        ror          ecx, 2
        and          ebp, r11d
            vpxor    xmm0, xmm4, xmm0
        add          r14d, [rax + 220]                          /* round 55 */
        mov          r15d, r12d
        ror          r15d, 27
            vpsrld   xmm4, xmm0, 31
        mov          r11d, ecx
        xor          r11d, r13d
            vpslld   xmm0, xmm0, 1
        xor          ebp, r13d
        mov          r10d, r12d
        xor          r10d, ecx
            vpalignr xmm5, xmm3, xmm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        add          ebx, r15d
        and          r10d, r11d
        ror          r12d, 2
            vpxor    xmm0, xmm4, xmm0
        add          r13d, [rax + 224]                          /* round 56 */
        add          ebp, ebx
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 256]
        xor          r10d, ecx
        mov          ebx, ebp
        ror          ebx, 27
            vpsrldq  xmm7, xmm0, 4
        add          r14d, r10d
        mov          r15d, ebp
        xor          r15d, r12d
            vmovdqu  [rax + 256], xmm4
        mov          r11d, r12d
        xor          r11d, ecx
        add          ebx, r14d
        ror          ebp, 2
            vpxor    xmm4, xmm7, xmm3
        and          r15d, r11d
            vpxor    xmm4, xmm4, xmm6
        add          ecx, [rax + 228]                           /* round 57 */
        mov          r14d, ebx
        ror          r14d, 27
        mov          r11d, ebx
        xor          r11d, ebp
            vpxor    xmm4, xmm4, xmm1
        mov          r10d, ebp
        xor          r10d, r12d
        xor          r15d, r12d
            vpsrld   xmm7, xmm4, 31
        add          r13d, r14d
        and          r11d, r10d
            vpslld   xmm4, xmm4, 1
        ror          ebx, 2
        add          r12d, [rax + 232]                          /* round 58 */
            vpxor    xmm4, xmm7, xmm4
        add          r15d, r13d
            vpalignr xmm4, xmm4, xmm0, 4
        xor          r11d, ebp
            vpxor    xmm4, xmm4, xmm3
        mov          r13d, r15d
        ror          r13d, 27
        mov          r14d, r15d
        xor          r14d, ebx
        add          ecx, r11d
            vpxor    xmm4, xmm4, xmm6
        mov          r11d, ebx
        xor          r11d, ebp
        add          ecx, r13d
        ror          r15d, 2
        and          r14d, r11d
            vpxor    xmm1, xmm4, xmm1
        add          ebp, [rax + 236]                           /* round 59 */
        mov          r13d, ecx
        ror          r13d, 27
        mov          r11d, ecx
        xor          r11d, r15d
            vpsrld   xmm4, xmm1, 31
            vpslld   xmm1, xmm1, 1
        mov          r10d, r15d
        xor          r10d, ebx
        xor          r14d, ebx
        add          r12d, r13d
            vpalignr xmm6, xmm0, xmm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        ror          ecx, 2
            vpxor    xmm1, xmm4, xmm1
        add          ebx, [rax + 240]                           /* round 60 */
            vpaddd   xmm4, xmm1, [rip + NSMS_L(K) + 272]
        add          r14d, r12d
            vpsrldq  xmm7, xmm1, 4
        and          r11d, r10d
        xor          r11d, r15d
        mov          r12d, r14d
        ror          r12d, 27
        add          ebp, r11d
        mov          r13d, r14d
        xor          r13d, ecx
            vmovdqu  [rax + 272], xmm4
        ror          r14d, 2
            vpxor    xmm4, xmm7, xmm0
        add          r12d, ebp
        xor          r13d, r15d
            vpxor    xmm4, xmm4, xmm5
            vpxor    xmm4, xmm4, xmm2
        add          ebx, r13d
        mov          ebp, r12d                                  /* round 61 */
        xor          ebp, r14d
        xor          ebp, ecx
            vpsrld   xmm7, xmm4, 31
        add          r15d, [rax + 244]
            vpslld   xmm4, xmm4, 1
        mov          r13d, r12d
        ror          r13d, 2
            vpxor    xmm4, xmm7, xmm4
            vpalignr xmm4, xmm4, xmm1, 4
        add          r15d, ebp
            vpxor    xmm0, xmm4, xmm0
        add          ecx, [rax + 248]                           /* round 62 */
            vpxor    xmm0, xmm0, xmm5
            vpxor    xmm0, xmm0, xmm2
            vpsrld   xmm2, xmm0, 31
        mov          ebp, r14d                                  /* round 63 */
        add          ebp, [rax + 252]
            vpslld   xmm0, xmm0, 1
        mov          r11d, r13d                                 /* round 64 */
        add          r11d, [rax + 256]
            vpxor    xmm0, xmm2, xmm0
            vpaddd   xmm2, xmm0, [rip + NSMS_L(K) + 288]
        ror          r12d, 27
        add          r12d, ebx
        mov          ebx, r12d
        xor          ebx, r13d
        xor          ebx, r14d
        mov          r14d, r12d
        ror          r14d, 2
        add          ecx, ebx
            vpsrldq  xmm4, xmm0, 4
            vmovdqu  [rax + 288], xmm2
            vpxor    xmm2, xmm4, xmm1
            vpxor    xmm2, xmm2, xmm6
        ror          r12d, 27
        add          r12d, r15d
        mov          ebx, r12d
        xor          ebx, r14d
        mov          r15d, r12d
        ror          r15d, 2
        xor          ebx, r13d
        add          ebp, ebx
        mov          ebx, r14d                                  /* round 65 */
        add          ebx, [rax + 260]
            vpxor    xmm2, xmm2, xmm3
            vpsrld   xmm4, xmm2, 31
        ror          r12d, 27
        add          ecx, r12d
        mov          r12d, ecx
        xor          r12d, r15d
        xor          r12d, r14d
        mov          r13d, ecx
        ror          r13d, 2
        add          r11d, r12d
        mov          r12d, r15d                                 /* round 66 */
        add          r12d, [rax + 264]
        mov          r14d, r13d                                 /* round 67 */
        add          r14d, [rax + 268]
        ror          ecx, 27
        add          ecx, ebp
        mov          ebp, ecx
        xor          ebp, r13d
        xor          ebp, r15d
        mov          r15d, ecx
        ror          r15d, 2
        add          ebx, ebp
            vpslld   xmm2, xmm2, 1
            vpxor    xmm2, xmm4, xmm2
            vpalignr xmm0, xmm2, xmm0, 4
            vpxor    xmm0, xmm0, xmm1
            vpxor    xmm0, xmm0, xmm6
            vpxor    xmm0, xmm0, xmm3
        ror          ecx, 27
        add          ecx, r11d
        mov          ebp, ecx
        xor          ebp, r15d
        xor          ebp, r13d
        mov          r13d, ecx
        ror          r13d, 2
        add          r12d, ebp
        mov          ebp, r15d                                  /* round 68 */
        add          ebp, [rax + 272]
            vpsrld   xmm1, xmm0, 31
            vpslld   xmm0, xmm0, 1
            vpxor    xmm0, xmm1, xmm0
        ror          ecx, 27
        add          ecx, ebx
        mov          ebx, ecx
        xor          ebx, r13d
        xor          ebx, r15d
        mov          r15d, ecx
        ror          r15d, 2
        add          r14d, ebx
        mov          ebx, r13d                                  /* round 69 */
        add          ebx, [rax + 276]
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 304]
            vmovdqu  [rax + 304], xmm0
        mov          r11d, r15d                                 /* round 70 */
        add          r11d, [rax + 280]
        ror          ecx, 27
        add          ecx, r12d
        mov          r12d, ecx
        xor          r12d, r15d
        xor          r12d, r13d
        mov          r13d, ecx
        ror          r13d, 2
        add          ebp, r12d
        mov          r12d, r13d                                 /* round 71 */
        add          r12d, [rax + 284]
        ror          ecx, 27
        add          ecx, r14d
        mov          r14d, ecx
        xor          r14d, r13d
        xor          r14d, r15d
        mov          r15d, ecx
        ror          r15d, 2
        add          ebx, r14d
        ror          ecx, 27
        add          ecx, ebp
        mov          ebp, ecx
        xor          ebp, r15d
        xor          ebp, r13d
        mov          r13d, ecx
        ror          r13d, 2
        add          r11d, ebp
        mov          ebp, r15d                                  /* round 72 */
        add          ebp, [rax + 288]
        mov          r14d, r13d                                 /* round 73 */
        add          r14d, [rax + 292]
        ror          ecx, 27
        add          ecx, ebx
        mov          ebx, ecx
        xor          ebx, r13d
        xor          ebx, r15d
        mov          r15d, ecx
        ror          r15d, 2
        add          r12d, ebx
        mov          ebx, r15d                                  /* round 74 */
        add          ebx, [rax + 296]
        ror          ecx, 27
        add          ecx, r11d
        mov          r11d, ecx
        xor          r11d, r15d
        xor          r11d, r13d
        mov          r13d, ecx
        ror          r13d, 2
        add          ebp, r11d
        mov          r11d, r13d                                 /* round 75 */
        add          r11d, [rax + 300]
        ror          ecx, 27
        add          ecx, r12d
        mov          r12d, ecx
        xor          r12d, r13d
        xor          r12d, r15d
        mov          r15d, ecx
        ror          r15d, 2
        add          r14d, r12d
        mov          r8d, r15d                                  /* round 76 */
        add          r8d, [rax + 304]
        ror          ecx, 27
        add          ecx, ebp
        mov          ebp, ecx
        xor          ebp, r15d
        xor          ebp, r13d
        mov          r12d, ecx
        ror          r12d, 2
        add          ebx, ebp
        mov          ebp, [rdi]                                 /* H = H + (a, b, ...) */
        add          ebp, [rax + 316]
        ror          ecx, 27
        add          ecx, r14d
        mov          r13d, ecx
        xor          r13d, r12d
        xor          r13d, r15d
        mov          r14d, ecx
        ror          r14d, 2
        add          r11d, r13d
        mov          r13d, r14d                                 /* round 78 */
        add          r13d, [rax + 312]
        mov          r15d, [rdi + 4]
        mov          r9d, [rdi + 8]
        ror          ecx, 27
        add          ecx, ebx
        mov          ebx, ecx
        xor          ebx, r14d
        xor          ebx, r12d
        mov          r10d, ecx
        ror          r10d, 2
        add          r8d, ebx
        add          ebp, r10d
        add          rsi, 64                                    /* the next block */
        mov          ebx, [rdi + 12]
        mov          edx, [rdi + 16]
        ror          ecx, 27
        add          ecx, r11d
        mov          r11, [rsp]
        add          r11, -1
        mov          [rsp], rsi
        mov          esi, ecx                                   /* round 77 */
        xor          esi, r10d
        mov          [rsp + 8], r11
        mov          r11d, ecx
        ror          r11d, 27
        add          r8d, r11d
        mov          r11d, r8d
        ror          r11d, 2
        add          ebx, r11d
        mov          [rdi + 12], ebx
        add          r12d, [rax + 308]
        xor          esi, r14d
        ror          ecx, 2
        mov          r14d, r8d
        xor          r14d, ecx
        xor          r14d, r10d
        add          r13d, r14d
        add          edx, ecx
        mov          [rdi + 16], edx
        add          r12d, esi
        ror          r8d, 27
        add          r8d, r12d
        xor          r11d, r8d                                  /* round 79 */
        xor          ecx, r11d
        mov          r12d, r8d
        ror          r12d, 2
        add          ecx, ebp
        add          r9d, r12d
        mov          [rdi + 8], r9d
        ror          r8d, 27
        add          r8d, r13d
        mov          ebp, r8d
        ror          ebp, 27
        add          r8d, r15d
        add          ecx, ebp
        mov          [rdi + 4], r8d
        mov          [rdi], ecx
        mov          r10d, ebx
        mov          r11d, edx
        mov          rsi, [rsp]
        mov          rdx, [rsp + 8]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 2944]
        vmovaps      xmm7, [rsp + 2960]
        vmovaps      xmm8, [rsp + 2976]
        vmovaps      xmm9, [rsp + 2992]
        vmovaps      xmm10, [rsp + 3008]
        vmovaps      xmm11, [rsp + 3024]
        vmovaps      xmm12, [rsp + 3040]
        vmovaps      xmm13, [rsp + 3056]
        vmovaps      xmm14, [rsp + 3072]
        vmovaps      xmm15, [rsp + 3088]
        add          rsp, 3112
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
        add          rsp, 2952
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8_ror_zen3), . - NSMS_SYMBOL(nsms_sha1_blocks_avx2_n8_ror_zen3)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8_ror_zen3))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8_ror_zen3))
NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8_ror_zen3):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8_ror_zen3))
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
        .size        NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8_ror_zen3), . - NSMS_SYMBOL(nsms_sha1_schedule_avx2_n8_ror_zen3)
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

/* nsms_sha1_blocks_avx2_n8_ror_zen3: 15 integer registers, 16 vector registers, 16 spills.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
 *     state: rdi; q: rbx; end_of_batch: rbp. Slots of the frame that are not named here hold
 *     spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     q: address of the current block's first stored schedule word.
 *     end_of_batch: value of q after the last block of a batch.
 * nsms_sha1_schedule_avx2_n8_ror_zen3: 5 integer registers, 16 vector registers, 4 spills.
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
 * - name: nsms_sha1_blocks_avx2_n8_ror_zen3
 *   signature: void nsms_sha1_blocks_avx2_n8_ror_zen3(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 3000, win64: 3176}
 *   features: [avx, avx2, bmi1]
 * - name: nsms_sha1_schedule_avx2_n8_ror_zen3
 *   signature: void nsms_sha1_schedule_avx2_n8_ror_zen3(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 2560, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 512, align: 1, access: read}
 *   stack_bytes: {sysv: 360, win64: 536}
 *   features: [avx, avx2]
 */
