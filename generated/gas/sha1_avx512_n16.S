/* sha1_avx512_n16.S, written by nsms: make gen HASH=sha1 ISA=avx512 N=16
 *
 * void nsms_sha1_blocks_avx512_n16(uint32_t state[5], const void *data, size_t blocks);
 *   SHA-1: the hash value after any number of blocks, 16 scheduled at a time.
 *   Reads 20 bytes at state and 64 * blocks bytes at data; writes 20 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,857 instructions (System V); 5,256 bytes of stack (System V), 5,432 (Win64).
 * void nsms_sha1_schedule_avx512_n16(uint32_t *wk, const void *data);
 *   SHA-1: W_t + K_t of 16 blocks, wk[t*16 + j] for block j.
 *   Reads 1024 bytes at data; writes 5120 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 234 instructions (System V); 0 bytes of stack (System V), 184 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx512bw, avx512f, avx512vl, bmi1, bmi2.
 * (The ISA also allows avx512dq, which this code does not use.)
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
#  define NSMS_L(name) Lsha1_avx512_n16_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512_n16_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha1_avx512_n16_##name
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
NSMS_L(K1x16):  /* K_t: each word 16 times, once for each block of a register */
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
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_blocks_avx512_n16))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_blocks_avx512_n16))
NSMS_SYMBOL(nsms_sha1_blocks_avx512_n16):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_blocks_avx512_n16))
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
        sub          rsp, 4096
        NSMS_SEH(.seh_stackalloc 4096)
        mov          [rsp], rsp
        sub          rsp, 1272
        NSMS_SEH(.seh_stackalloc 1272)
        vmovaps      [rsp + 5200], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 5200)
        vmovaps      [rsp + 5216], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 5216)
        vmovaps      [rsp + 5232], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 5232)
        vmovaps      [rsp + 5248], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 5248)
        vmovaps      [rsp + 5264], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 5264)
        vmovaps      [rsp + 5280], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 5280)
        vmovaps      [rsp + 5296], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 5296)
        vmovaps      [rsp + 5312], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 5312)
        vmovaps      [rsp + 5328], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 5328)
        vmovaps      [rsp + 5344], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 5344)
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
        sub          rsp, 4096
        .cfi_def_cfa_offset 4152
        mov          [rsp], rsp
        sub          rsp, 1112
        .cfi_def_cfa_offset 5264
#endif
        cmp          rdx, 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 71]
        mov          ecx, [rdi]
        mov          r8d, [rdi + 4]
        mov          r9d, [rdi + 8]
        and          rax, -64
        mov          r10d, [rdi + 12]
        mov          r11d, [rdi + 16]
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi. */
NSMS_L(blocks_batch16):
        cmp          rdx, 16
        jb           NSMS_L(blocks_batch1)

        /* the schedule of 16 blocks: the message words */
        vmovdqu64    xmm16, [rsi]                               /* W_0 to W_3 */
        vmovdqu64    xmm17, [rsi + 64]
        vmovdqu64    xmm18, [rsi + 128]
        vmovdqu64    xmm19, [rsi + 192]
        vinserti32x4 zmm16, zmm16, [rsi + 256], 1
        vinserti32x4 zmm17, zmm17, [rsi + 320], 1
        vinserti32x4 zmm18, zmm18, [rsi + 384], 1
        vinserti32x4 zmm19, zmm19, [rsi + 448], 1
        vmovdqu64    xmm20, [rsi + 16]                          /* W_4 to W_7 */
        vinserti32x4 zmm16, zmm16, [rsi + 512], 2
        vinserti32x4 zmm17, zmm17, [rsi + 576], 2
        vinserti32x4 zmm18, zmm18, [rsi + 640], 2
        vmovdqu64    xmm21, [rsi + 80]
        vinserti32x4 zmm20, zmm20, [rsi + 272], 1
        vinserti32x4 zmm19, zmm19, [rsi + 704], 2
        vinserti32x4 zmm16, zmm16, [rsi + 768], 3
        vmovdqu64    xmm22, [rsi + 144]
        vinserti32x4 zmm21, zmm21, [rsi + 336], 1
        vinserti32x4 zmm20, zmm20, [rsi + 528], 2
        vinserti32x4 zmm17, zmm17, [rsi + 832], 3
        vmovdqu64    xmm23, [rsi + 208]
        vinserti32x4 zmm22, zmm22, [rsi + 400], 1
        vinserti32x4 zmm21, zmm21, [rsi + 592], 2
        vinserti32x4 zmm18, zmm18, [rsi + 896], 3
        vinserti32x4 zmm23, zmm23, [rsi + 464], 1
        vinserti32x4 zmm22, zmm22, [rsi + 656], 2
        vinserti32x4 zmm19, zmm19, [rsi + 960], 3
        vinserti32x4 zmm20, zmm20, [rsi + 784], 3
        vinserti32x4 zmm23, zmm23, [rsi + 720], 2
        vinserti32x4 zmm21, zmm21, [rsi + 848], 3
        vinserti32x4 zmm22, zmm22, [rsi + 912], 3
        vpunpckldq   zmm24, zmm16, zmm17
        vinserti32x4 zmm23, zmm23, [rsi + 976], 3
        vpunpckhdq   zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rsi + 32]                          /* W_8 to W_11 */
        vpunpckldq   zmm25, zmm18, zmm19
        vpunpckhdq   zmm18, zmm18, zmm19
        vpunpckldq   zmm19, zmm20, zmm21
        vinserti32x4 zmm17, zmm17, [rsi + 288], 1
        vpunpckhdq   zmm20, zmm20, zmm21
        vinserti32x4 zmm17, zmm17, [rsi + 544], 2
        vinserti32x4 zmm17, zmm17, [rsi + 800], 3
        vmovdqu64    xmm21, [rsi + 96]
        vinserti32x4 zmm21, zmm21, [rsi + 352], 1
        vinserti32x4 zmm21, zmm21, [rsi + 608], 2
        vinserti32x4 zmm21, zmm21, [rsi + 864], 3
        vmovdqu64    xmm26, [rsi + 160]
        vinserti32x4 zmm26, zmm26, [rsi + 416], 1
        vinserti32x4 zmm26, zmm26, [rsi + 672], 2
        vinserti32x4 zmm26, zmm26, [rsi + 928], 3
        vmovdqu64    xmm27, [rsi + 224]
        vinserti32x4 zmm27, zmm27, [rsi + 480], 1
        vinserti32x4 zmm27, zmm27, [rsi + 736], 2
        vinserti32x4 zmm27, zmm27, [rsi + 992], 3
        vpunpckldq   zmm28, zmm22, zmm23
        vpunpckhdq   zmm22, zmm22, zmm23
        vpunpckldq   zmm23, zmm17, zmm21
        vpunpckhdq   zmm17, zmm17, zmm21
        vpunpckldq   zmm21, zmm26, zmm27
        vpunpckhdq   zmm26, zmm26, zmm27
        vpunpcklqdq  zmm27, zmm24, zmm25
        vpunpckhqdq  zmm24, zmm24, zmm25
        vmovdqu64    xmm25, [rsi + 48]                          /* W_12 to W_15 */
        vinserti32x4 zmm25, zmm25, [rsi + 304], 1
        vinserti32x4 zmm25, zmm25, [rsi + 560], 2
        vinserti32x4 zmm25, zmm25, [rsi + 816], 3
        vmovdqu64    xmm29, [rsi + 112]
        vinserti32x4 zmm29, zmm29, [rsi + 368], 1
        vinserti32x4 zmm29, zmm29, [rsi + 624], 2
        vinserti32x4 zmm29, zmm29, [rsi + 880], 3
        vmovdqu64    xmm30, [rsi + 176]
        vinserti32x4 zmm30, zmm30, [rsi + 432], 1
        lea          rbp, [rax + 64]
        vinserti32x4 zmm30, zmm30, [rsi + 688], 2
        vinserti32x4 zmm30, zmm30, [rsi + 944], 3
        vmovdqu64    xmm31, [rsi + 240]
        vinserti32x4 zmm31, zmm31, [rsi + 496], 1
        vinserti32x4 zmm31, zmm31, [rsi + 752], 2
        vinserti32x4 zmm31, zmm31, [rsi + 1008], 3
        vmovdqu64    zmm15, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      zmm0, zmm27, zmm15
        vpshufb      zmm1, zmm24, zmm15
        vpunpcklqdq  zmm24, zmm16, zmm18
        vpunpckhqdq  zmm16, zmm16, zmm18
        vpshufb      zmm2, zmm24, zmm15
        vpshufb      zmm3, zmm16, zmm15
        vpunpckldq   zmm16, zmm25, zmm29
        vpunpckhdq   zmm18, zmm25, zmm29
        vpunpckldq   zmm24, zmm30, zmm31
        vpunpckhdq   zmm25, zmm30, zmm31
        vpunpcklqdq  zmm27, zmm19, zmm28
        vpunpckhqdq  zmm19, zmm19, zmm28
        vpshufb      zmm4, zmm27, zmm15
        vpshufb      zmm5, zmm19, zmm15
        vpunpcklqdq  zmm19, zmm20, zmm22
        vpunpckhqdq  zmm20, zmm20, zmm22
        vpshufb      zmm6, zmm19, zmm15
        vpshufb      zmm7, zmm20, zmm15
        vpunpcklqdq  zmm19, zmm23, zmm21
        vpunpckhqdq  zmm20, zmm23, zmm21
        vpshufb      zmm8, zmm19, zmm15
        vpshufb      zmm9, zmm20, zmm15
        vpunpcklqdq  zmm19, zmm17, zmm26
        vpunpckhqdq  zmm17, zmm17, zmm26
        vpshufb      zmm10, zmm19, zmm15
        vpshufb      zmm11, zmm17, zmm15
        vpunpcklqdq  zmm17, zmm16, zmm24
        vpunpckhqdq  zmm16, zmm16, zmm24
        vpshufb      zmm12, zmm17, zmm15
        vpshufb      zmm13, zmm16, zmm15
        vpunpcklqdq  zmm16, zmm18, zmm25
        vpunpckhqdq  zmm17, zmm18, zmm25
        vpshufb      zmm14, zmm16, zmm15
        vpshufb      zmm15, zmm17, zmm15
        vpaddd       zmm16, zmm0, [rip + NSMS_L(K1x16)]         /* W_0 + K_0 */
        vmovdqu64    [rax], zmm16
        vpaddd       zmm16, zmm1, [rip + NSMS_L(K1x16) + 64]    /* W_1 + K_1 */
        vmovdqu64    [rax + 64], zmm16
        vpaddd       zmm16, zmm2, [rip + NSMS_L(K1x16) + 128]   /* W_2 + K_2 */
        vmovdqu64    [rax + 128], zmm16
        vpaddd       zmm16, zmm3, [rip + NSMS_L(K1x16) + 192]   /* W_3 + K_3 */
        vmovdqu64    [rax + 192], zmm16
        vpaddd       zmm16, zmm4, [rip + NSMS_L(K1x16) + 256]   /* W_4 + K_4 */
        vmovdqu64    [rax + 256], zmm16
        vpaddd       zmm16, zmm5, [rip + NSMS_L(K1x16) + 320]   /* W_5 + K_5 */
        vmovdqu64    [rax + 320], zmm16
        vpaddd       zmm16, zmm6, [rip + NSMS_L(K1x16) + 384]   /* W_6 + K_6 */
        vmovdqu64    [rax + 384], zmm16
        vpaddd       zmm16, zmm7, [rip + NSMS_L(K1x16) + 448]   /* W_7 + K_7 */
        vmovdqu64    [rax + 448], zmm16
        vpaddd       zmm16, zmm8, [rip + NSMS_L(K1x16) + 512]   /* W_8 + K_8 */
        vmovdqu64    [rax + 512], zmm16
        vpaddd       zmm16, zmm9, [rip + NSMS_L(K1x16) + 576]   /* W_9 + K_9 */
        vmovdqu64    [rax + 576], zmm16
        vpaddd       zmm16, zmm10, [rip + NSMS_L(K1x16) + 640]  /* W_10 + K_10 */
        vmovdqu64    [rax + 640], zmm16
        vpaddd       zmm16, zmm11, [rip + NSMS_L(K1x16) + 704]  /* W_11 + K_11 */
        vmovdqu64    [rax + 704], zmm16
        vpaddd       zmm16, zmm12, [rip + NSMS_L(K1x16) + 768]  /* W_12 + K_12 */
        vmovdqu64    [rax + 768], zmm16
        vpaddd       zmm16, zmm13, [rip + NSMS_L(K1x16) + 832]  /* W_13 + K_13 */
        vmovdqu64    [rax + 832], zmm16
        vpaddd       zmm16, zmm14, [rip + NSMS_L(K1x16) + 896]  /* W_14 + K_14 */
        vmovdqu64    [rax + 896], zmm16
        vpaddd       zmm16, zmm15, [rip + NSMS_L(K1x16) + 960]  /* W_15 + K_15 */
        vmovdqu64    [rax + 960], zmm16
        mov          rbx, rax

        /* all rounds of one block; schedule of 16 blocks */
        rorx         r12d, ecx, 27                              /* round 0 */
            vpxord   zmm16, zmm13, zmm8                         /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        mov          r13d, r8d
        and          r13d, r9d
        andn         r14d, r8d, r10d
            vpternlogd zmm0, zmm16, zmm2, 150
        add          r11d, [rax]
        add          r12d, r13d
            vprord   zmm0, zmm0, 31
        add          r14d, r11d
        rorx         r13d, r8d, 2
            vpxord   zmm16, zmm14, zmm9                         /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        add          r10d, [rax + 64]                           /* round 1 */
        andn         r15d, ecx, r9d
            vpternlogd zmm1, zmm16, zmm3, 150
        add          r12d, r14d
        mov          r14d, ecx
        and          r14d, r13d
            vprord   zmm1, zmm1, 31
        rorx         r8d, ecx, 2
        add          r15d, r10d
            vpxord   zmm16, zmm15, zmm10                        /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        add          r9d, [rax + 128]                           /* round 2 */
        rorx         ecx, r12d, 27
            vpternlogd zmm16, zmm2, zmm4, 150
        add          r14d, r15d
        mov          r15d, r12d
        and          r15d, r8d
            vprord   zmm2, zmm16, 31
        andn         ebx, r12d, r13d
        add          ecx, r14d
            vpaddd   zmm16, zmm0, [rip + NSMS_L(K1x16) + 1024]
        add          r9d, r15d
        rorx         r12d, r12d, 2
            vmovdqu64 [rax + 1024], zmm16
        add          r13d, [rax + 192]                          /* round 3 */
        rorx         r14d, ecx, 27
            vpxord   zmm16, zmm0, zmm11                         /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        add          ebx, r9d
        mov          r15d, ecx
        and          r15d, r12d
            vpternlogd zmm16, zmm3, zmm5, 150
        andn         r11d, ecx, r8d
        add          r14d, ebx
            vprord   zmm3, zmm16, 31
        add          r13d, r15d
        rorx         r15d, ecx, 2
            vpaddd   zmm16, zmm1, [rip + NSMS_L(K1x16) + 1088]
        add          r8d, [rax + 256]                           /* round 4 */
        rorx         ecx, r14d, 27
            vmovdqu64 [rax + 1088], zmm16
        add          r11d, r13d
        mov          r13d, r14d
        and          r13d, r15d
            vpxord   zmm16, zmm1, zmm12                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        andn         ebx, r14d, r12d
        add          ecx, r11d
            vpternlogd zmm16, zmm4, zmm6, 150
        add          r8d, r13d
        rorx         r13d, r14d, 2
            vprord   zmm4, zmm16, 31
        add          r12d, [rax + 320]                          /* round 5 */
        rorx         r14d, ecx, 27
            vpaddd   zmm16, zmm2, [rip + NSMS_L(K1x16) + 1152]
        add          r8d, ebx
        mov          ebx, ecx
        and          ebx, r13d
            vmovdqu64 [rax + 1152], zmm16
        andn         r11d, ecx, r15d
        add          r8d, r14d
            vpxord   zmm16, zmm2, zmm13                         /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        add          r12d, ebx
        rorx         r14d, ecx, 2
            vpternlogd zmm16, zmm5, zmm7, 150
        add          r15d, [rax + 384]                          /* round 6 */
        rorx         ecx, r8d, 27
            vprord   zmm5, zmm16, 31
        add          r11d, r12d
        mov          r12d, r8d
        and          r12d, r14d
            vpaddd   zmm16, zmm3, [rip + NSMS_L(K1x16) + 1216]
        andn         ebx, r8d, r13d
        add          ecx, r11d
            vmovdqu64 [rax + 1216], zmm16
        add          r15d, r12d
        rorx         r12d, r8d, 2
            vpxord   zmm16, zmm3, zmm14                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        add          r13d, [rax + 448]                          /* round 7 */
        rorx         r8d, ecx, 27
            vpternlogd zmm16, zmm6, zmm8, 150
        add          ebx, r15d
        mov          r15d, ecx
        and          r15d, r12d
            vprord   zmm6, zmm16, 31
        andn         r11d, ecx, r14d
        add          r8d, ebx
            vpaddd   zmm16, zmm4, [rip + NSMS_L(K1x16) + 1280]
        add          r13d, r15d
        rorx         r15d, ecx, 2
            vmovdqu64 [rax + 1280], zmm16
        add          r14d, [rax + 512]                          /* round 8 */
        rorx         ecx, r8d, 27
            vpxord   zmm16, zmm4, zmm15                         /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        add          r11d, r13d
        mov          r13d, r8d
        and          r13d, r15d
            vpternlogd zmm16, zmm7, zmm9, 150
        andn         ebx, r8d, r12d
        add          ecx, r11d
            vprord   zmm7, zmm16, 31
        add          r14d, r13d
        rorx         r13d, r8d, 2
            vpaddd   zmm16, zmm5, [rip + NSMS_L(K1x16) + 1344]
        add          r12d, [rax + 576]                          /* round 9 */
        rorx         r8d, ecx, 27
            vmovdqu64 [rax + 1344], zmm16
        add          ebx, r14d
        mov          r14d, ecx
        and          r14d, r13d
            vpxord   zmm16, zmm5, zmm0                          /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        andn         r11d, ecx, r15d
        add          r8d, ebx
            vpternlogd zmm16, zmm8, zmm10, 150
        add          r12d, r14d
        rorx         r14d, ecx, 2
            vprord   zmm8, zmm16, 31
        add          r15d, [rax + 640]                          /* round 10 */
        rorx         ecx, r8d, 27
            vpaddd   zmm16, zmm6, [rip + NSMS_L(K1x16) + 1408]
        add          r11d, r12d
        mov          r12d, r8d
        and          r12d, r14d
            vmovdqu64 [rax + 1408], zmm16
        andn         ebx, r8d, r13d
        add          ecx, r11d
            vpxord   zmm16, zmm6, zmm1                          /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        add          r15d, r12d
        rorx         r12d, r8d, 2
            vpternlogd zmm16, zmm9, zmm11, 150
        add          r13d, [rax + 704]                          /* round 11 */
        rorx         r8d, ecx, 27
            vprord   zmm9, zmm16, 31
        add          ebx, r15d
        mov          r15d, ecx
        and          r15d, r12d
            vpaddd   zmm16, zmm7, [rip + NSMS_L(K1x16) + 1472]
        andn         r11d, ecx, r14d
        add          r8d, ebx
            vmovdqu64 [rax + 1472], zmm16
        add          r13d, r15d
        rorx         r15d, ecx, 2
            vpxord   zmm16, zmm7, zmm2                          /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        add          r14d, [rax + 768]                          /* round 12 */
        rorx         ecx, r8d, 27
            vpternlogd zmm16, zmm10, zmm12, 150
        add          r11d, r13d
        mov          r13d, r8d
        and          r13d, r15d
            vprord   zmm10, zmm16, 31
        andn         ebx, r8d, r12d
        add          ecx, r11d
            vpaddd   zmm16, zmm8, [rip + NSMS_L(K1x16) + 1536]
        add          r14d, r13d
        rorx         r13d, r8d, 2
            vmovdqu64 [rax + 1536], zmm16
        add          r12d, [rax + 832]                          /* round 13 */
        rorx         r8d, ecx, 27
            vpxord   zmm16, zmm8, zmm3                          /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        add          ebx, r14d
        mov          r14d, ecx
        and          r14d, r13d
            vpternlogd zmm16, zmm11, zmm13, 150
        andn         r11d, ecx, r15d
        add          r8d, ebx
            vprord   zmm11, zmm16, 31
        add          r12d, r14d
        rorx         r14d, ecx, 2
            vpaddd   zmm16, zmm9, [rip + NSMS_L(K1x16) + 1600]
        add          r15d, [rax + 896]                          /* round 14 */
        rorx         ecx, r8d, 27
            vmovdqu64 [rax + 1600], zmm16
        add          r11d, r12d
        mov          r12d, r8d
        and          r12d, r14d
            vpxord   zmm16, zmm9, zmm4                          /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        andn         ebx, r8d, r13d
        add          ecx, r11d
            vpternlogd zmm16, zmm12, zmm14, 150
        add          r15d, r12d
        rorx         r12d, r8d, 2
            vprord   zmm12, zmm16, 31
        add          r13d, [rax + 960]                          /* round 15 */
        rorx         r8d, ecx, 27
            vpaddd   zmm16, zmm10, [rip + NSMS_L(K1x16) + 1664]
        add          ebx, r15d
        mov          r15d, ecx
        and          r15d, r12d
            vmovdqu64 [rax + 1664], zmm16
        andn         r11d, ecx, r14d
        add          r8d, ebx
            vpxord   zmm16, zmm10, zmm5                         /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        add          r13d, r15d
        rorx         r15d, ecx, 2
            vpternlogd zmm16, zmm13, zmm15, 150
        add          r14d, [rax + 1024]                         /* round 16 */
        rorx         ecx, r8d, 27
            vprord   zmm13, zmm16, 31
        add          r11d, r13d
        mov          r13d, r8d
        and          r13d, r15d
            vpaddd   zmm16, zmm11, [rip + NSMS_L(K1x16) + 1728]
        andn         ebx, r8d, r12d
        add          ecx, r11d
            vmovdqu64 [rax + 1728], zmm16
        add          r14d, r13d
        rorx         r13d, r8d, 2
            vpxord   zmm16, zmm11, zmm6                         /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        add          r12d, [rax + 1088]                         /* round 17 */
        rorx         r8d, ecx, 27
            vpternlogd zmm16, zmm14, zmm0, 150
        add          ebx, r14d
        mov          r14d, ecx
        and          r14d, r13d
            vprord   zmm14, zmm16, 31
        andn         r11d, ecx, r15d
        add          r8d, ebx
            vpaddd   zmm16, zmm12, [rip + NSMS_L(K1x16) + 1792]
        add          r12d, r14d
        rorx         r14d, ecx, 2
            vmovdqu64 [rax + 1792], zmm16
        add          r15d, [rax + 1152]                         /* round 18 */
        rorx         ecx, r8d, 27
            vpxord   zmm16, zmm12, zmm7                         /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        add          r11d, r12d
        mov          r12d, r8d
        and          r12d, r14d
            vpternlogd zmm16, zmm15, zmm1, 150
        andn         ebx, r8d, r13d
        add          ecx, r11d
            vprord   zmm15, zmm16, 31
        add          r15d, r12d
        rorx         r12d, r8d, 2
            vpaddd   zmm16, zmm13, [rip + NSMS_L(K1x16) + 1856]
        add          r13d, [rax + 1216]                         /* round 19 */
        rorx         r8d, ecx, 27
            vmovdqu64 [rax + 1856], zmm16
        add          ebx, r15d
        mov          r15d, ecx
        and          r15d, r12d
            vpxord   zmm16, zmm13, zmm8                         /* W_32 = rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        andn         r11d, ecx, r14d
        add          r8d, ebx
            vpternlogd zmm16, zmm0, zmm2, 150
        add          r13d, r15d
        rorx         r15d, ecx, 2
            vprord   zmm0, zmm16, 31
        add          r14d, [rax + 1280]                         /* round 20 */
        rorx         ecx, r8d, 27
            vpaddd   zmm16, zmm14, [rip + NSMS_L(K1x16) + 1920]
        add          r11d, r13d
            vmovdqu64 [rax + 1920], zmm16
        mov          r13d, r8d
        xor          r13d, r15d
        rorx         ebx, r8d, 2
            vpxord   zmm16, zmm14, zmm9                         /* W_33 = rol(W_30 ^ W_25 ^ W_19 ^ W_17, 1) */
        add          ecx, r11d
        xor          r13d, r12d
            vpternlogd zmm16, zmm1, zmm3, 150
        rorx         r8d, ecx, 27
        add          r14d, r13d
            vprord   zmm1, zmm16, 31
        mov          r13d, ecx                                  /* round 21 */
        xor          r13d, ebx
        add          r12d, [rax + 1344]
            vpaddd   zmm16, zmm15, [rip + NSMS_L(K1x16) + 1984]
        add          r8d, r14d
        xor          r13d, r15d
            vmovdqu64 [rax + 1984], zmm16
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
            vpxord   zmm16, zmm15, zmm10                        /* W_34 = rol(W_31 ^ W_26 ^ W_20 ^ W_18, 1) */
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 22 */
        xor          r13d, r14d
            vpternlogd zmm16, zmm2, zmm4, 150
        add          r15d, [rax + 1408]
        add          ecx, r12d
            vprord   zmm2, zmm16, 31
        xor          r13d, ebx
        rorx         r12d, r8d, 2
            vpaddd   zmm16, zmm0, [rip + NSMS_L(K1x16) + 2048]
        rorx         r8d, ecx, 27
        add          r15d, r13d
            vmovdqu64 [rax + 2048], zmm16
        mov          r13d, ecx                                  /* round 23 */
        xor          r13d, r12d
        add          ebx, [rax + 1472]
            vpxord   zmm16, zmm0, zmm11                         /* W_35 = rol(W_32 ^ W_27 ^ W_21 ^ W_19, 1) */
        add          r8d, r15d
        xor          r13d, r14d
            vpternlogd zmm16, zmm3, zmm5, 150
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
            vprord   zmm3, zmm16, 31
        add          ebx, r13d
        mov          r13d, r8d                                  /* round 24 */
        xor          r13d, r15d
            vpaddd   zmm16, zmm1, [rip + NSMS_L(K1x16) + 2112]
        add          r14d, [rax + 1536]
        add          ecx, ebx
            vmovdqu64 [rax + 2112], zmm16
        xor          r13d, r12d
        rorx         ebx, r8d, 2
            vpxord   zmm16, zmm1, zmm12                         /* W_36 = rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        rorx         r8d, ecx, 27
        add          r14d, r13d
            vpternlogd zmm16, zmm4, zmm6, 150
        mov          r13d, ecx                                  /* round 25 */
        xor          r13d, ebx
        add          r12d, [rax + 1600]
            vprord   zmm4, zmm16, 31
        add          r8d, r14d
        xor          r13d, r15d
            vpaddd   zmm16, zmm2, [rip + NSMS_L(K1x16) + 2176]
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
            vmovdqu64 [rax + 2176], zmm16
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 26 */
        xor          r13d, r14d
            vpxord   zmm16, zmm2, zmm13                         /* W_37 = rol(W_34 ^ W_29 ^ W_23 ^ W_21, 1) */
        add          r15d, [rax + 1664]
        add          ecx, r12d
            vpternlogd zmm16, zmm5, zmm7, 150
        xor          r13d, ebx
        rorx         r12d, r8d, 2
            vprord   zmm5, zmm16, 31
        rorx         r8d, ecx, 27
        add          r15d, r13d
            vpaddd   zmm16, zmm3, [rip + NSMS_L(K1x16) + 2240]
        mov          r13d, ecx                                  /* round 27 */
        xor          r13d, r12d
        add          ebx, [rax + 1728]
            vmovdqu64 [rax + 2240], zmm16
        add          r8d, r15d
        xor          r13d, r14d
            vpxord   zmm16, zmm3, zmm14                         /* W_38 = rol(W_35 ^ W_30 ^ W_24 ^ W_22, 1) */
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
            vpternlogd zmm16, zmm6, zmm8, 150
        add          ebx, r13d
        mov          r13d, r8d                                  /* round 28 */
        xor          r13d, r15d
            vprord   zmm6, zmm16, 31
        add          r14d, [rax + 1792]
        add          ecx, ebx
            vpaddd   zmm16, zmm4, [rip + NSMS_L(K1x16) + 2304]
        xor          r13d, r12d
        rorx         ebx, r8d, 2
            vmovdqu64 [rax + 2304], zmm16
        rorx         r8d, ecx, 27
        add          r14d, r13d
            vpxord   zmm16, zmm4, zmm15                         /* W_39 = rol(W_36 ^ W_31 ^ W_25 ^ W_23, 1) */
        mov          r13d, ecx                                  /* round 29 */
        xor          r13d, ebx
        add          r12d, [rax + 1856]
            vpternlogd zmm16, zmm7, zmm9, 150
        add          r8d, r14d
        xor          r13d, r15d
            vprord   zmm7, zmm16, 31
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
            vpaddd   zmm16, zmm5, [rip + NSMS_L(K1x16) + 2368]
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 30 */
        xor          r13d, r14d
            vmovdqu64 [rax + 2368], zmm16
        add          r15d, [rax + 1920]
        add          ecx, r12d
            vpxord   zmm16, zmm5, zmm0                          /* W_40 = rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        xor          r13d, ebx
        rorx         r12d, r8d, 2
            vpternlogd zmm16, zmm8, zmm10, 150
        rorx         r8d, ecx, 27
        add          r15d, r13d
            vprord   zmm8, zmm16, 31
        mov          r13d, ecx                                  /* round 31 */
        xor          r13d, r12d
        add          ebx, [rax + 1984]
            vpaddd   zmm16, zmm6, [rip + NSMS_L(K1x16) + 2432]
        add          r8d, r15d
        xor          r13d, r14d
            vmovdqu64 [rax + 2432], zmm16
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
            vpxord   zmm16, zmm6, zmm1                          /* W_41 = rol(W_38 ^ W_33 ^ W_27 ^ W_25, 1) */
        add          ebx, r13d
        mov          r13d, r8d                                  /* round 32 */
        xor          r13d, r15d
            vpternlogd zmm16, zmm9, zmm11, 150
        add          r14d, [rax + 2048]
        add          ecx, ebx
            vprord   zmm9, zmm16, 31
        xor          r13d, r12d
        rorx         ebx, r8d, 2
            vpaddd   zmm16, zmm7, [rip + NSMS_L(K1x16) + 2496]
        rorx         r8d, ecx, 27
        add          r14d, r13d
            vmovdqu64 [rax + 2496], zmm16
        mov          r13d, ecx                                  /* round 33 */
        xor          r13d, ebx
        add          r12d, [rax + 2112]
            vpxord   zmm16, zmm7, zmm2                          /* W_42 = rol(W_39 ^ W_34 ^ W_28 ^ W_26, 1) */
        add          r8d, r14d
        xor          r13d, r15d
            vpternlogd zmm16, zmm10, zmm12, 150
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
            vprord   zmm10, zmm16, 31
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 34 */
        xor          r13d, r14d
            vpaddd   zmm16, zmm8, [rip + NSMS_L(K1x16) + 2560]
        add          r15d, [rax + 2176]
        add          ecx, r12d
            vmovdqu64 [rax + 2560], zmm16
        xor          r13d, ebx
        rorx         r12d, r8d, 2
            vpxord   zmm16, zmm8, zmm3                          /* W_43 = rol(W_40 ^ W_35 ^ W_29 ^ W_27, 1) */
        rorx         r8d, ecx, 27
        add          r15d, r13d
            vpternlogd zmm16, zmm11, zmm13, 150
        mov          r13d, ecx                                  /* round 35 */
        xor          r13d, r12d
        add          ebx, [rax + 2240]
            vprord   zmm11, zmm16, 31
        add          r8d, r15d
        xor          r13d, r14d
            vpaddd   zmm16, zmm9, [rip + NSMS_L(K1x16) + 2624]
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
            vmovdqu64 [rax + 2624], zmm16
        add          ebx, r13d
        mov          r13d, r8d                                  /* round 36 */
        xor          r13d, r15d
            vpxord   zmm16, zmm9, zmm4                          /* W_44 = rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        add          r14d, [rax + 2304]
        add          ecx, ebx
            vpternlogd zmm16, zmm12, zmm14, 150
        xor          r13d, r12d
        rorx         ebx, r8d, 2
            vprord   zmm12, zmm16, 31
        rorx         r8d, ecx, 27
        add          r14d, r13d
            vpaddd   zmm16, zmm10, [rip + NSMS_L(K1x16) + 2688]
        mov          r13d, ecx                                  /* round 37 */
        xor          r13d, ebx
        add          r12d, [rax + 2368]
            vmovdqu64 [rax + 2688], zmm16
        add          r8d, r14d
        xor          r13d, r15d
            vpxord   zmm16, zmm10, zmm5                         /* W_45 = rol(W_42 ^ W_37 ^ W_31 ^ W_29, 1) */
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
            vpternlogd zmm16, zmm13, zmm15, 150
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 38 */
        xor          r13d, r14d
            vprord   zmm13, zmm16, 31
        add          r15d, [rax + 2432]
        add          ecx, r12d
            vpaddd   zmm16, zmm11, [rip + NSMS_L(K1x16) + 2752]
        xor          r13d, ebx
        rorx         r12d, r8d, 2
            vmovdqu64 [rax + 2752], zmm16
        rorx         r8d, ecx, 27
        add          r15d, r13d
            vpxord   zmm16, zmm11, zmm6                         /* W_46 = rol(W_43 ^ W_38 ^ W_32 ^ W_30, 1) */
        mov          r13d, ecx                                  /* round 39 */
        xor          r13d, r12d
        add          ebx, [rax + 2496]
            vpternlogd zmm16, zmm14, zmm0, 150
        add          r8d, r15d
        xor          r13d, r14d
            vprord   zmm14, zmm16, 31
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
            vpaddd   zmm16, zmm12, [rip + NSMS_L(K1x16) + 2816]
        add          ebx, r13d
        mov          r13d, r8d                                  /* round 40 */
        xor          r13d, r15d
            vmovdqu64 [rax + 2816], zmm16
        mov          r11d, r15d
        xor          r11d, r12d
        add          ecx, ebx
            vpxord   zmm16, zmm12, zmm7                         /* W_47 = rol(W_44 ^ W_39 ^ W_33 ^ W_31, 1) */
        rorx         ebx, r8d, 2
        and          r13d, r11d
            vpternlogd zmm16, zmm15, zmm1, 150
        add          r14d, [rax + 2560]
        rorx         r8d, ecx, 27
            vprord   zmm15, zmm16, 31
        mov          r11d, ecx                                  /* round 41 */
        xor          r11d, ebx
        mov          r10d, ebx
        xor          r10d, r15d
            vpaddd   zmm16, zmm13, [rip + NSMS_L(K1x16) + 2880]
        xor          r13d, r15d
        add          r8d, r14d
            vmovdqu64 [rax + 2880], zmm16
        and          r11d, r10d
        add          r12d, [rax + 2624]
            vpxord   zmm16, zmm13, zmm8                         /* W_48 = rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        rorx         r14d, ecx, 2
        add          r8d, r13d
            vpternlogd zmm16, zmm0, zmm2, 150
        xor          r11d, ebx
        add          r15d, [rax + 2688]                         /* round 42 */
            vprord   zmm0, zmm16, 31
        rorx         ecx, r8d, 27
        add          r12d, r11d
            vpaddd   zmm16, zmm14, [rip + NSMS_L(K1x16) + 2944]
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r11d, r14d
        xor          r11d, ebx
            vmovdqu64 [rax + 2944], zmm16
        add          ecx, r12d
        rorx         r12d, r8d, 2
            vpxord   zmm16, zmm14, zmm9                         /* W_49 = rol(W_46 ^ W_41 ^ W_35 ^ W_33, 1) */
        and          r13d, r11d
        add          ebx, [rax + 2752]                          /* round 43 */
            vpternlogd zmm16, zmm1, zmm3, 150
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, r12d
            vprord   zmm1, zmm16, 31
        mov          r10d, r12d
        xor          r10d, r14d
        xor          r13d, r14d
            vpaddd   zmm16, zmm15, [rip + NSMS_L(K1x16) + 3008]
        add          r8d, r15d
        and          r11d, r10d
            vmovdqu64 [rax + 3008], zmm16
        rorx         r15d, ecx, 2
        add          r14d, [rax + 2816]                         /* round 44 */
            vpxord   zmm16, zmm15, zmm10                        /* W_50 = rol(W_47 ^ W_42 ^ W_36 ^ W_34, 1) */
        add          r8d, r13d
        xor          r11d, r12d
            vpternlogd zmm16, zmm2, zmm4, 150
        rorx         ecx, r8d, 27
        add          ebx, r11d
            vprord   zmm2, zmm16, 31
        mov          r13d, r8d
        xor          r13d, r15d
        mov          r11d, r15d
        xor          r11d, r12d
            vpaddd   zmm16, zmm0, [rip + NSMS_L(K1x16) + 3072]
        add          ecx, ebx
        rorx         ebx, r8d, 2
            vmovdqu64 [rax + 3072], zmm16
        and          r13d, r11d
        add          r12d, [rax + 2880]                         /* round 45 */
            vpxord   zmm16, zmm0, zmm11                         /* W_51 = rol(W_48 ^ W_43 ^ W_37 ^ W_35, 1) */
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, ebx
            vpternlogd zmm16, zmm3, zmm5, 150
        mov          r10d, ebx
        xor          r10d, r15d
        xor          r13d, r15d
            vprord   zmm3, zmm16, 31
        add          r8d, r14d
        and          r11d, r10d
            vpaddd   zmm16, zmm1, [rip + NSMS_L(K1x16) + 3136]
        rorx         r14d, ecx, 2
        add          r15d, [rax + 2944]                         /* round 46 */
            vmovdqu64 [rax + 3136], zmm16
        add          r8d, r13d
        xor          r11d, ebx
            vpxord   zmm16, zmm1, zmm12                         /* W_52 = rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        rorx         ecx, r8d, 27
        add          r12d, r11d
            vpternlogd zmm16, zmm4, zmm6, 150
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r11d, r14d
        xor          r11d, ebx
            vprord   zmm4, zmm16, 31
        add          ecx, r12d
        rorx         r12d, r8d, 2
            vpaddd   zmm16, zmm2, [rip + NSMS_L(K1x16) + 3200]
        and          r13d, r11d
        add          ebx, [rax + 3008]                          /* round 47 */
            vmovdqu64 [rax + 3200], zmm16
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, r12d
            vpxord   zmm16, zmm2, zmm13                         /* W_53 = rol(W_50 ^ W_45 ^ W_39 ^ W_37, 1) */
        mov          r10d, r12d
        xor          r10d, r14d
        xor          r13d, r14d
            vpternlogd zmm16, zmm5, zmm7, 150
        add          r8d, r15d
        and          r11d, r10d
            vprord   zmm5, zmm16, 31
        rorx         r15d, ecx, 2
        add          r14d, [rax + 3072]                         /* round 48 */
            vpaddd   zmm16, zmm3, [rip + NSMS_L(K1x16) + 3264]
        add          r8d, r13d
        xor          r11d, r12d
            vmovdqu64 [rax + 3264], zmm16
        rorx         ecx, r8d, 27
        add          ebx, r11d
            vpxord   zmm16, zmm3, zmm14                         /* W_54 = rol(W_51 ^ W_46 ^ W_40 ^ W_38, 1) */
        mov          r13d, r8d
        xor          r13d, r15d
        mov          r11d, r15d
        xor          r11d, r12d
            vpternlogd zmm16, zmm6, zmm8, 150
        add          ecx, ebx
        rorx         ebx, r8d, 2
            vprord   zmm6, zmm16, 31
        and          r13d, r11d
        add          r12d, [rax + 3136]                         /* round 49 */
            vpaddd   zmm16, zmm4, [rip + NSMS_L(K1x16) + 3328]
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, ebx
            vmovdqu64 [rax + 3328], zmm16
        mov          r10d, ebx
        xor          r10d, r15d
        xor          r13d, r15d
            vpxord   zmm16, zmm4, zmm15                         /* W_55 = rol(W_52 ^ W_47 ^ W_41 ^ W_39, 1) */
        add          r8d, r14d
        and          r11d, r10d
            vpternlogd zmm16, zmm7, zmm9, 150
        rorx         r14d, ecx, 2
        add          r15d, [rax + 3200]                         /* round 50 */
            vprord   zmm7, zmm16, 31
        add          r8d, r13d
        xor          r11d, ebx
            vpaddd   zmm16, zmm5, [rip + NSMS_L(K1x16) + 3392]
        rorx         ecx, r8d, 27
        add          r12d, r11d
            vmovdqu64 [rax + 3392], zmm16
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r11d, r14d
        xor          r11d, ebx
            vpxord   zmm16, zmm5, zmm0                          /* W_56 = rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        add          ecx, r12d
        rorx         r12d, r8d, 2
            vpternlogd zmm16, zmm8, zmm10, 150
        and          r13d, r11d
        add          ebx, [rax + 3264]                          /* round 51 */
            vprord   zmm8, zmm16, 31
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, r12d
            vpaddd   zmm16, zmm6, [rip + NSMS_L(K1x16) + 3456]
        mov          r10d, r12d
        xor          r10d, r14d
        xor          r13d, r14d
            vmovdqu64 [rax + 3456], zmm16
        add          r8d, r15d
        and          r11d, r10d
            vpxord   zmm16, zmm6, zmm1                          /* W_57 = rol(W_54 ^ W_49 ^ W_43 ^ W_41, 1) */
        rorx         r15d, ecx, 2
        add          r14d, [rax + 3328]                         /* round 52 */
            vpternlogd zmm16, zmm9, zmm11, 150
        add          r8d, r13d
        xor          r11d, r12d
            vprord   zmm9, zmm16, 31
        rorx         ecx, r8d, 27
        add          ebx, r11d
            vpaddd   zmm16, zmm7, [rip + NSMS_L(K1x16) + 3520]
        mov          r13d, r8d
        xor          r13d, r15d
        mov          r11d, r15d
        xor          r11d, r12d
            vmovdqu64 [rax + 3520], zmm16
        add          ecx, ebx
        rorx         ebx, r8d, 2
            vpxord   zmm16, zmm7, zmm2                          /* W_58 = rol(W_55 ^ W_50 ^ W_44 ^ W_42, 1) */
        and          r13d, r11d
        add          r12d, [rax + 3392]                         /* round 53 */
            vpternlogd zmm16, zmm10, zmm12, 150
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, ebx
            vprord   zmm10, zmm16, 31
        mov          r10d, ebx
        xor          r10d, r15d
        xor          r13d, r15d
            vpaddd   zmm16, zmm8, [rip + NSMS_L(K1x16) + 3584]
        add          r8d, r14d
        and          r11d, r10d
            vmovdqu64 [rax + 3584], zmm16
        rorx         r14d, ecx, 2
        add          r15d, [rax + 3456]                         /* round 54 */
            vpxord   zmm16, zmm8, zmm3                          /* W_59 = rol(W_56 ^ W_51 ^ W_45 ^ W_43, 1) */
        add          r8d, r13d
        xor          r11d, ebx
            vpternlogd zmm16, zmm11, zmm13, 150
        rorx         ecx, r8d, 27
        add          r12d, r11d
            vprord   zmm11, zmm16, 31
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r11d, r14d
        xor          r11d, ebx
            vpaddd   zmm16, zmm9, [rip + NSMS_L(K1x16) + 3648]
        add          ecx, r12d
        rorx         r12d, r8d, 2
            vmovdqu64 [rax + 3648], zmm16
        and          r13d, r11d
        add          ebx, [rax + 3520]                          /* round 55 */
            vpxord   zmm16, zmm9, zmm4                          /* W_60 = rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, r12d
            vpternlogd zmm16, zmm12, zmm14, 150
        mov          r10d, r12d
        xor          r10d, r14d
        xor          r13d, r14d
            vprord   zmm12, zmm16, 31
        add          r8d, r15d
        and          r11d, r10d
            vpaddd   zmm16, zmm10, [rip + NSMS_L(K1x16) + 3712]
        rorx         r15d, ecx, 2
        add          r14d, [rax + 3584]                         /* round 56 */
            vmovdqu64 [rax + 3712], zmm16
        add          r8d, r13d
        xor          r11d, r12d
            vpxord   zmm16, zmm10, zmm5                         /* W_61 = rol(W_58 ^ W_53 ^ W_47 ^ W_45, 1) */
        rorx         ecx, r8d, 27
        add          ebx, r11d
            vpternlogd zmm16, zmm13, zmm15, 150
        mov          r13d, r8d
        xor          r13d, r15d
        mov          r11d, r15d
        xor          r11d, r12d
            vprord   zmm13, zmm16, 31
        add          ecx, ebx
        rorx         ebx, r8d, 2
            vpaddd   zmm16, zmm11, [rip + NSMS_L(K1x16) + 3776]
        and          r13d, r11d
        add          r12d, [rax + 3648]                         /* round 57 */
            vmovdqu64 [rax + 3776], zmm16
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, ebx
            vpxord   zmm16, zmm11, zmm6                         /* W_62 = rol(W_59 ^ W_54 ^ W_48 ^ W_46, 1) */
        mov          r10d, ebx
        xor          r10d, r15d
        xor          r13d, r15d
            vpternlogd zmm16, zmm14, zmm0, 150
        add          r8d, r14d
        and          r11d, r10d
            vprord   zmm14, zmm16, 31
        rorx         r14d, ecx, 2
        add          r15d, [rax + 3712]                         /* round 58 */
            vpaddd   zmm16, zmm12, [rip + NSMS_L(K1x16) + 3840]
        add          r8d, r13d
        xor          r11d, ebx
            vmovdqu64 [rax + 3840], zmm16
        rorx         ecx, r8d, 27
        add          r12d, r11d
            vpxord   zmm16, zmm12, zmm7                         /* W_63 = rol(W_60 ^ W_55 ^ W_49 ^ W_47, 1) */
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r11d, r14d
        xor          r11d, ebx
            vpternlogd zmm16, zmm15, zmm1, 150
        add          ecx, r12d
        rorx         r12d, r8d, 2
            vprord   zmm15, zmm16, 31
        and          r13d, r11d
        add          ebx, [rax + 3776]                          /* round 59 */
            vpaddd   zmm16, zmm13, [rip + NSMS_L(K1x16) + 3904]
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, r12d
            vmovdqu64 [rax + 3904], zmm16
        mov          r10d, r12d
        xor          r10d, r14d
        xor          r13d, r14d
            vpxord   zmm16, zmm13, zmm8                         /* W_64 = rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        add          r8d, r15d
        and          r11d, r10d
            vpternlogd zmm16, zmm0, zmm2, 150
        rorx         r15d, ecx, 2
        add          r14d, [rax + 3840]                         /* round 60 */
            vprord   zmm0, zmm16, 31
        add          r8d, r13d
        xor          r11d, r12d
            vpaddd   zmm16, zmm14, [rip + NSMS_L(K1x16) + 3968]
        rorx         ecx, r8d, 27
            vmovdqu64 [rax + 3968], zmm16
        add          ebx, r11d
        mov          r13d, r8d
        xor          r13d, r15d
            vpxord   zmm16, zmm14, zmm9                         /* W_65 = rol(W_62 ^ W_57 ^ W_51 ^ W_49, 1) */
        rorx         r11d, r8d, 2
        add          ecx, ebx
            vpternlogd zmm16, zmm1, zmm3, 150
        xor          r13d, r12d
        rorx         r8d, ecx, 27
            vprord   zmm1, zmm16, 31
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 61 */
        xor          r13d, r11d
            vpaddd   zmm16, zmm15, [rip + NSMS_L(K1x16) + 4032]
        add          r12d, [rax + 3904]
        add          r8d, r14d
            vmovdqu64 [rax + 4032], zmm16
        xor          r13d, r15d
        rorx         r14d, ecx, 2
            vpxord   zmm16, zmm15, zmm10                        /* W_66 = rol(W_63 ^ W_58 ^ W_52 ^ W_50, 1) */
        rorx         ecx, r8d, 27
        add          r12d, r13d
            vpternlogd zmm16, zmm2, zmm4, 150
        mov          r13d, r8d                                  /* round 62 */
        xor          r13d, r14d
        add          r15d, [rax + 3968]
            vprord   zmm2, zmm16, 31
        add          ecx, r12d
        xor          r13d, r11d
            vpaddd   zmm16, zmm0, [rip + NSMS_L(K1x16) + 4096]
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
            vmovdqu64 [rax + 4096], zmm16
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 63 */
        xor          r13d, r12d
            vpxord   zmm16, zmm0, zmm11                         /* W_67 = rol(W_64 ^ W_59 ^ W_53 ^ W_51, 1) */
        add          r11d, [rax + 4032]
        add          r8d, r15d
            vpternlogd zmm16, zmm3, zmm5, 150
        xor          r13d, r14d
        rorx         r15d, ecx, 2
            vprord   zmm3, zmm16, 31
        rorx         ecx, r8d, 27
        add          r11d, r13d
            vpaddd   zmm16, zmm1, [rip + NSMS_L(K1x16) + 4160]
        mov          r13d, r8d                                  /* round 64 */
        xor          r13d, r15d
        add          r14d, [rax + 4096]
            vmovdqu64 [rax + 4160], zmm16
        add          ecx, r11d
        xor          r13d, r12d
            vpxord   zmm16, zmm1, zmm12                         /* W_68 = rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
            vpternlogd zmm16, zmm4, zmm6, 150
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 65 */
        xor          r13d, ebx
            vprord   zmm4, zmm16, 31
        add          r12d, [rax + 4160]
        add          r8d, r14d
            vpaddd   zmm16, zmm2, [rip + NSMS_L(K1x16) + 4224]
        xor          r13d, r15d
        rorx         r14d, ecx, 2
            vmovdqu64 [rax + 4224], zmm16
        rorx         ecx, r8d, 27
        add          r12d, r13d
            vpxord   zmm16, zmm2, zmm13                         /* W_69 = rol(W_66 ^ W_61 ^ W_55 ^ W_53, 1) */
        mov          r13d, r8d                                  /* round 66 */
        xor          r13d, r14d
        add          r15d, [rax + 4224]
            vpternlogd zmm16, zmm5, zmm7, 150
        add          ecx, r12d
        xor          r13d, ebx
            vprord   zmm5, zmm16, 31
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
            vpaddd   zmm16, zmm3, [rip + NSMS_L(K1x16) + 4288]
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 67 */
        xor          r13d, r12d
            vmovdqu64 [rax + 4288], zmm16
        add          ebx, [rax + 4288]
        add          r8d, r15d
            vpxord   zmm16, zmm3, zmm14                         /* W_70 = rol(W_67 ^ W_62 ^ W_56 ^ W_54, 1) */
        xor          r13d, r14d
        rorx         r15d, ecx, 2
            vpternlogd zmm16, zmm6, zmm8, 150
        rorx         ecx, r8d, 27
        add          ebx, r13d
            vprord   zmm6, zmm16, 31
        mov          r13d, r8d                                  /* round 68 */
        xor          r13d, r15d
            vpaddd   zmm16, zmm4, [rip + NSMS_L(K1x16) + 4352]
        add          ecx, ebx
        xor          r13d, r12d
            vmovdqu64 [rax + 4352], zmm16
        add          r14d, [rax + 4352]
        rorx         ebx, r8d, 2
        rorx         r8d, ecx, 27
            vpxord   zmm16, zmm4, zmm15                         /* W_71 = rol(W_68 ^ W_63 ^ W_57 ^ W_55, 1) */
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 69 */
        xor          r13d, ebx
            vpternlogd zmm16, zmm7, zmm9, 150
        add          r8d, r14d
            vprord   zmm7, zmm16, 31
        xor          r13d, r15d
        rorx         r14d, ecx, 2
            vpxord   zmm2, zmm7, zmm2                           /* W_74 = rol(W_71 ^ W_66 ^ W_60 ^ W_58, 1) */
        rorx         ecx, r8d, 27
            vpternlogd zmm2, zmm10, zmm12, 150
        mov          r11d, r8d                                  /* round 70 */
        xor          r11d, r14d
            vprord   zmm2, zmm2, 31
        xor          r11d, ebx
            vpaddd   zmm16, zmm5, [rip + NSMS_L(K1x16) + 4416]
        rorx         r10d, r8d, 2
            vmovdqu64 [rax + 4416], zmm16
        add          r12d, [rax + 4416]
        add          r12d, r13d
        add          ecx, r12d
        rorx         r8d, ecx, 27
        mov          r12d, ecx                                  /* round 71 */
        xor          r12d, r10d
            vpxord   zmm16, zmm5, zmm0                          /* W_72 = rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
            vpternlogd zmm16, zmm8, zmm10, 150
        xor          r12d, r14d
        rorx         ecx, ecx, 2
            vprord   zmm8, zmm16, 31
            vpxord   zmm3, zmm8, zmm3                           /* W_75 = rol(W_72 ^ W_67 ^ W_61 ^ W_59, 1) */
            vpxord   zmm5, zmm2, zmm5                           /* W_77 = rol(W_74 ^ W_69 ^ W_63 ^ W_61, 1) */
            vpaddd   zmm8, zmm8, [rip + NSMS_L(K1x16) + 4608]
            vpternlogd zmm3, zmm11, zmm13, 150
            vpaddd   zmm2, zmm2, [rip + NSMS_L(K1x16) + 4736]
            vpternlogd zmm5, zmm13, zmm15, 150
            vmovdqu64 [rax + 4608], zmm8
        add          r14d, [rax + 4608]                         /* round 72 */
            vprord   zmm3, zmm3, 31
            vmovdqu64 [rax + 4736], zmm2
        mov          r13d, ecx                                  /* round 74 */
        add          r13d, [rax + 4736]
            vprord   zmm2, zmm5, 31
            vpaddd   zmm2, zmm2, [rip + NSMS_L(K1x16) + 4928]
            vmovdqu64 [rax + 4928], zmm2
            vpaddd   zmm2, zmm6, [rip + NSMS_L(K1x16) + 4480]
            vmovdqu64 [rax + 4480], zmm2
        add          r15d, [rax + 4480]
        add          r15d, r11d
        add          r8d, r15d
        rorx         r15d, r8d, 27
        mov          r11d, r8d
        xor          r11d, ecx
        xor          r11d, r10d
        rorx         r8d, r8d, 2
        add          r14d, r11d
            vpxord   zmm2, zmm6, zmm1                           /* W_73 = rol(W_70 ^ W_65 ^ W_59 ^ W_57, 1) */
            vpternlogd zmm2, zmm9, zmm11, 150
            vpxord   zmm5, zmm3, zmm6                           /* W_78 = rol(W_75 ^ W_70 ^ W_64 ^ W_62, 1) */
            vprord   zmm2, zmm2, 31
            vpaddd   zmm3, zmm3, [rip + NSMS_L(K1x16) + 4800]
            vpternlogd zmm5, zmm14, zmm0, 150
            vpaddd   zmm0, zmm7, [rip + NSMS_L(K1x16) + 4544]
            vpaddd   zmm6, zmm2, [rip + NSMS_L(K1x16) + 4672]
            vpxord   zmm2, zmm2, zmm4                           /* W_76 = rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
            vmovdqu64 [rax + 4800], zmm3
        mov          r11d, r8d                                  /* round 75 */
        add          r11d, [rax + 4800]
        mov          r9d, [rdi]                                 /* H = H + (a, b, ...) */
            vmovdqu64 [rax + 4544], zmm0
        add          ebx, [rax + 4544]
        add          ebx, r12d
        add          r15d, ebx
        rorx         r12d, r15d, 27
        mov          ebx, r15d                                  /* round 73 */
        xor          ebx, r8d
        add          r12d, r14d
        xor          ecx, ebx
        rorx         r14d, r15d, 2
        rorx         r15d, r12d, 27
        mov          ebx, r12d
        xor          ebx, r14d
        xor          r8d, ebx
        rorx         r12d, r12d, 2
        add          r8d, r13d
        mov          r13d, r12d                                 /* round 77 */
        add          r13d, [rax + 4928]
            vmovdqu64 [rax + 4672], zmm6
        add          r10d, [rax + 4672]
        add          ecx, r10d
        add          ecx, r15d
        rorx         r15d, ecx, 27
        mov          ebx, ecx
        xor          ebx, r12d
        add          r8d, r15d
        xor          ebx, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, ebx
        mov          ebx, r8d                                   /* round 76 */
        xor          ebx, r15d
        add          ecx, r11d
        xor          ebx, r12d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r11d, ecx
        xor          r11d, r12d
        xor          r11d, r15d
        rorx         r10d, ecx, 2
        add          r13d, r11d
            vpternlogd zmm2, zmm12, zmm14, 150
            vprord   zmm0, zmm5, 31
            vprord   zmm2, zmm2, 31
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
            vpaddd   zmm0, zmm0, [rip + NSMS_L(K1x16) + 4992]
        lea          r11, [rax + 4]
            vpaddd   zmm3, zmm2, [rip + NSMS_L(K1x16) + 4864]
        mov          ecx, [rdi + 4]
            vpxord   zmm2, zmm2, zmm7                           /* W_79 = rol(W_76 ^ W_71 ^ W_65 ^ W_63, 1) */
        mov          [rsp], rbp
        mov          ebp, [rdi + 8]
            vmovdqu64 [rax + 4992], zmm0
        add          r15d, [rax + 4992]                         /* round 78 */
            vmovdqu64 [rax + 4864], zmm3
        add          r14d, [rax + 4864]
        add          r14d, ebx
        add          r8d, r14d
        rorx         r14d, r8d, 27
        mov          ebx, r8d
        xor          ebx, r10d
        add          r14d, r13d
        xor          ebx, r12d
        rorx         r13d, r8d, 2
        rorx         r8d, r14d, 27
        add          r15d, ebx
        mov          ebx, r14d                                  /* round 79 */
        xor          ebx, r13d
        add          r8d, r15d
        xor          ebx, r10d
        rorx         r14d, r14d, 2
        rorx         r15d, r8d, 27
        add          r8d, ecx
        add          ebp, r14d
        mov          r14d, [rdi + 12]
            vpternlogd zmm2, zmm15, zmm1, 150
        mov          ecx, [rdi + 16]
        mov          [rdi + 4], r8d
            vprord   zmm0, zmm2, 31
        add          r14d, r13d
        mov          [rdi + 8], ebp
            vpaddd   zmm0, zmm0, [rip + NSMS_L(K1x16) + 5056]
        add          ecx, r10d
        mov          [rdi + 12], r14d
            vmovdqu64 [rax + 5056], zmm0
        add          r9d, [rax + 5056]
        add          r9d, r12d
        add          r9d, ebx
        add          r9d, r15d
        mov          [rdi], r9d
        mov          [rdi + 16], ecx
        mov          r10d, r14d
        mov          rbx, r11
        mov          r11d, ecx
        mov          ecx, r9d
        mov          r9d, ebp
        mov          rbp, [rsp]
        cmp          rbx, rbp
        je           NSMS_L(blocks_batch_done16)
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi; */
        /*   q: rbx; end_of_batch: rbp. */
NSMS_L(blocks_next_block_of_batch16):

        /* all rounds of the next block */
        /* Same rounds as below label blocks_batch16, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         r12d, ecx, 27                              /* round 0 */
        mov          r13d, r8d
        and          r13d, r9d
        andn         r14d, r8d, r10d
        add          r11d, [rbx]
        add          r12d, r13d
        add          r14d, r11d
        rorx         r13d, r8d, 2
        add          r10d, [rbx + 64]                           /* round 1 */
        andn         r15d, ecx, r9d
        add          r12d, r14d
        mov          r14d, ecx
        and          r14d, r13d
        rorx         r8d, ecx, 2
        add          r15d, r10d
        add          r9d, [rbx + 128]                           /* round 2 */
        rorx         ecx, r12d, 27
        add          r14d, r15d
        mov          r15d, r12d
        and          r15d, r8d
        andn         r11d, r12d, r13d
        add          ecx, r14d
        add          r9d, r15d
        rorx         r12d, r12d, 2
        add          r13d, [rbx + 192]                          /* round 3 */
        rorx         r14d, ecx, 27
        add          r11d, r9d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r8d
        add          r14d, r11d
        add          r13d, r15d
        rorx         r15d, ecx, 2
        add          r8d, [rbx + 256]                           /* round 4 */
        rorx         ecx, r14d, 27
        add          r10d, r13d
        mov          r13d, r14d
        and          r13d, r15d
        andn         r11d, r14d, r12d
        add          ecx, r10d
        add          r8d, r13d
        rorx         r13d, r14d, 2
        add          r12d, [rbx + 320]                          /* round 5 */
        rorx         r14d, ecx, 27
        add          r8d, r11d
        mov          r11d, ecx
        and          r11d, r13d
        andn         r10d, ecx, r15d
        add          r8d, r14d
        add          r12d, r11d
        rorx         r14d, ecx, 2
        add          r15d, [rbx + 384]                          /* round 6 */
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r14d
        andn         r11d, r8d, r13d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r13d, [rbx + 448]                          /* round 7 */
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r14d
        add          r8d, r11d
        add          r13d, r15d
        rorx         r15d, ecx, 2
        add          r14d, [rbx + 512]                          /* round 8 */
        rorx         ecx, r8d, 27
        add          r10d, r13d
        mov          r13d, r8d
        and          r13d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r14d, r13d
        rorx         r13d, r8d, 2
        add          r12d, [rbx + 576]                          /* round 9 */
        rorx         r8d, ecx, 27
        add          r11d, r14d
        mov          r14d, ecx
        and          r14d, r13d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r14d
        rorx         r14d, ecx, 2
        add          r15d, [rbx + 640]                          /* round 10 */
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r14d
        andn         r11d, r8d, r13d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r13d, [rbx + 704]                          /* round 11 */
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r14d
        add          r8d, r11d
        add          r13d, r15d
        rorx         r15d, ecx, 2
        add          r14d, [rbx + 768]                          /* round 12 */
        rorx         ecx, r8d, 27
        add          r10d, r13d
        mov          r13d, r8d
        and          r13d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r14d, r13d
        rorx         r13d, r8d, 2
        add          r12d, [rbx + 832]                          /* round 13 */
        rorx         r8d, ecx, 27
        add          r11d, r14d
        mov          r14d, ecx
        and          r14d, r13d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r14d
        rorx         r14d, ecx, 2
        add          r15d, [rbx + 896]                          /* round 14 */
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r14d
        andn         r11d, r8d, r13d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r13d, [rbx + 960]                          /* round 15 */
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r14d
        add          r8d, r11d
        add          r13d, r15d
        rorx         r15d, ecx, 2
        add          r14d, [rbx + 1024]                         /* round 16 */
        rorx         ecx, r8d, 27
        add          r10d, r13d
        mov          r13d, r8d
        and          r13d, r15d
        andn         r11d, r8d, r12d
        add          ecx, r10d
        add          r14d, r13d
        rorx         r13d, r8d, 2
        add          r12d, [rbx + 1088]                         /* round 17 */
        rorx         r8d, ecx, 27
        add          r11d, r14d
        mov          r14d, ecx
        and          r14d, r13d
        andn         r10d, ecx, r15d
        add          r8d, r11d
        add          r12d, r14d
        rorx         r14d, ecx, 2
        add          r15d, [rbx + 1152]                         /* round 18 */
        rorx         ecx, r8d, 27
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r14d
        andn         r11d, r8d, r13d
        add          ecx, r10d
        add          r15d, r12d
        rorx         r12d, r8d, 2
        add          r13d, [rbx + 1216]                         /* round 19 */
        rorx         r8d, ecx, 27
        add          r11d, r15d
        mov          r15d, ecx
        and          r15d, r12d
        andn         r10d, ecx, r14d
        add          r8d, r11d
        add          r13d, r15d
        rorx         r15d, ecx, 2
        add          r14d, [rbx + 1280]                         /* round 20 */
        rorx         ecx, r8d, 27
        add          r10d, r13d
        mov          r13d, r8d
        xor          r13d, r15d
        rorx         r11d, r8d, 2
        add          ecx, r10d
        xor          r13d, r12d
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 21 */
        xor          r13d, r11d
        add          r12d, [rbx + 1344]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 22 */
        xor          r13d, r14d
        add          r15d, [rbx + 1408]
        add          ecx, r12d
        xor          r13d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 23 */
        xor          r13d, r12d
        add          r11d, [rbx + 1472]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, r13d
        mov          r13d, r8d                                  /* round 24 */
        xor          r13d, r15d
        add          r14d, [rbx + 1536]
        add          ecx, r11d
        xor          r13d, r12d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 25 */
        xor          r13d, r11d
        add          r12d, [rbx + 1600]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 26 */
        xor          r13d, r14d
        add          r15d, [rbx + 1664]
        add          ecx, r12d
        xor          r13d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 27 */
        xor          r13d, r12d
        add          r11d, [rbx + 1728]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, r13d
        mov          r13d, r8d                                  /* round 28 */
        xor          r13d, r15d
        add          r14d, [rbx + 1792]
        add          ecx, r11d
        xor          r13d, r12d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 29 */
        xor          r13d, r11d
        add          r12d, [rbx + 1856]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 30 */
        xor          r13d, r14d
        add          r15d, [rbx + 1920]
        add          ecx, r12d
        xor          r13d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 31 */
        xor          r13d, r12d
        add          r11d, [rbx + 1984]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, r13d
        mov          r13d, r8d                                  /* round 32 */
        xor          r13d, r15d
        add          r14d, [rbx + 2048]
        add          ecx, r11d
        xor          r13d, r12d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 33 */
        xor          r13d, r11d
        add          r12d, [rbx + 2112]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 34 */
        xor          r13d, r14d
        add          r15d, [rbx + 2176]
        add          ecx, r12d
        xor          r13d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 35 */
        xor          r13d, r12d
        add          r11d, [rbx + 2240]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, r13d
        mov          r13d, r8d                                  /* round 36 */
        xor          r13d, r15d
        add          r14d, [rbx + 2304]
        add          ecx, r11d
        xor          r13d, r12d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 37 */
        xor          r13d, r11d
        add          r12d, [rbx + 2368]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 38 */
        xor          r13d, r14d
        add          r15d, [rbx + 2432]
        add          ecx, r12d
        xor          r13d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 39 */
        xor          r13d, r12d
        add          r11d, [rbx + 2496]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, r13d
        mov          r13d, r8d                                  /* round 40 */
        xor          r13d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        rorx         r11d, r8d, 2
        and          r13d, r10d
        add          r14d, [rbx + 2560]
        rorx         r8d, ecx, 27
        mov          r10d, ecx                                  /* round 41 */
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r13d, r15d
        add          r8d, r14d
        and          r10d, r9d
        add          r12d, [rbx + 2624]
        rorx         r14d, ecx, 2
        add          r8d, r13d
        xor          r10d, r11d
        add          r15d, [rbx + 2688]                         /* round 42 */
        rorx         ecx, r8d, 27
        add          r12d, r10d
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r10d, r14d
        xor          r10d, r11d
        add          ecx, r12d
        rorx         r12d, r8d, 2
        and          r13d, r10d
        add          r11d, [rbx + 2752]                         /* round 43 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r14d
        xor          r13d, r14d
        add          r8d, r15d
        and          r10d, r9d
        rorx         r15d, ecx, 2
        add          r14d, [rbx + 2816]                         /* round 44 */
        add          r8d, r13d
        xor          r10d, r12d
        rorx         ecx, r8d, 27
        add          r11d, r10d
        mov          r13d, r8d
        xor          r13d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        rorx         r11d, r8d, 2
        and          r13d, r10d
        add          r12d, [rbx + 2880]                         /* round 45 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r13d, r15d
        add          r8d, r14d
        and          r10d, r9d
        rorx         r14d, ecx, 2
        add          r15d, [rbx + 2944]                         /* round 46 */
        add          r8d, r13d
        xor          r10d, r11d
        rorx         ecx, r8d, 27
        add          r12d, r10d
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r10d, r14d
        xor          r10d, r11d
        add          ecx, r12d
        rorx         r12d, r8d, 2
        and          r13d, r10d
        add          r11d, [rbx + 3008]                         /* round 47 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r14d
        xor          r13d, r14d
        add          r8d, r15d
        and          r10d, r9d
        rorx         r15d, ecx, 2
        add          r14d, [rbx + 3072]                         /* round 48 */
        add          r8d, r13d
        xor          r10d, r12d
        rorx         ecx, r8d, 27
        add          r11d, r10d
        mov          r13d, r8d
        xor          r13d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        rorx         r11d, r8d, 2
        and          r13d, r10d
        add          r12d, [rbx + 3136]                         /* round 49 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r13d, r15d
        add          r8d, r14d
        and          r10d, r9d
        rorx         r14d, ecx, 2
        add          r15d, [rbx + 3200]                         /* round 50 */
        add          r8d, r13d
        xor          r10d, r11d
        rorx         ecx, r8d, 27
        add          r12d, r10d
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r10d, r14d
        xor          r10d, r11d
        add          ecx, r12d
        rorx         r12d, r8d, 2
        and          r13d, r10d
        add          r11d, [rbx + 3264]                         /* round 51 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r14d
        xor          r13d, r14d
        add          r8d, r15d
        and          r10d, r9d
        rorx         r15d, ecx, 2
        add          r14d, [rbx + 3328]                         /* round 52 */
        add          r8d, r13d
        xor          r10d, r12d
        rorx         ecx, r8d, 27
        add          r11d, r10d
        mov          r13d, r8d
        xor          r13d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        rorx         r11d, r8d, 2
        and          r13d, r10d
        add          r12d, [rbx + 3392]                         /* round 53 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r13d, r15d
        add          r8d, r14d
        and          r10d, r9d
        rorx         r14d, ecx, 2
        add          r15d, [rbx + 3456]                         /* round 54 */
        add          r8d, r13d
        xor          r10d, r11d
        rorx         ecx, r8d, 27
        add          r12d, r10d
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r10d, r14d
        xor          r10d, r11d
        add          ecx, r12d
        rorx         r12d, r8d, 2
        and          r13d, r10d
        add          r11d, [rbx + 3520]                         /* round 55 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r14d
        xor          r13d, r14d
        add          r8d, r15d
        and          r10d, r9d
        rorx         r15d, ecx, 2
        add          r14d, [rbx + 3584]                         /* round 56 */
        add          r8d, r13d
        xor          r10d, r12d
        rorx         ecx, r8d, 27
        add          r11d, r10d
        mov          r13d, r8d
        xor          r13d, r15d
        mov          r10d, r15d
        xor          r10d, r12d
        add          ecx, r11d
        rorx         r11d, r8d, 2
        and          r13d, r10d
        add          r12d, [rbx + 3648]                         /* round 57 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r11d
        mov          r9d, r11d
        xor          r9d, r15d
        xor          r13d, r15d
        add          r8d, r14d
        and          r10d, r9d
        rorx         r14d, ecx, 2
        add          r15d, [rbx + 3712]                         /* round 58 */
        add          r8d, r13d
        xor          r10d, r11d
        rorx         ecx, r8d, 27
        add          r12d, r10d
        mov          r13d, r8d
        xor          r13d, r14d
        mov          r10d, r14d
        xor          r10d, r11d
        add          ecx, r12d
        rorx         r12d, r8d, 2
        and          r13d, r10d
        add          r11d, [rbx + 3776]                         /* round 59 */
        rorx         r8d, ecx, 27
        mov          r10d, ecx
        xor          r10d, r12d
        mov          r9d, r12d
        xor          r9d, r14d
        xor          r13d, r14d
        add          r8d, r15d
        and          r10d, r9d
        rorx         r15d, ecx, 2
        add          r14d, [rbx + 3840]                         /* round 60 */
        add          r8d, r13d
        xor          r10d, r12d
        rorx         ecx, r8d, 27
        add          r11d, r10d
        mov          r13d, r8d
        xor          r13d, r15d
        rorx         r10d, r8d, 2
        add          ecx, r11d
        xor          r13d, r12d
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 61 */
        xor          r13d, r10d
        add          r12d, [rbx + 3904]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 62 */
        xor          r13d, r14d
        add          r15d, [rbx + 3968]
        add          ecx, r12d
        xor          r13d, r10d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 63 */
        xor          r13d, r12d
        add          r10d, [rbx + 4032]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r10d, r13d
        mov          r13d, r8d                                  /* round 64 */
        xor          r13d, r15d
        add          r14d, [rbx + 4096]
        add          ecx, r10d
        xor          r13d, r12d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 65 */
        xor          r13d, r11d
        add          r12d, [rbx + 4160]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 66 */
        xor          r13d, r14d
        add          r15d, [rbx + 4224]
        add          ecx, r12d
        xor          r13d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 67 */
        xor          r13d, r12d
        add          r11d, [rbx + 4288]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, r13d
        mov          r13d, r8d                                  /* round 68 */
        xor          r13d, r15d
        add          r14d, [rbx + 4352]
        add          ecx, r11d
        xor          r13d, r12d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 69 */
        xor          r13d, r11d
        add          r12d, [rbx + 4416]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 70 */
        xor          r13d, r14d
        add          r15d, [rbx + 4480]
        add          ecx, r12d
        xor          r13d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 71 */
        xor          r13d, r12d
        add          r11d, [rbx + 4544]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, r13d
        mov          r13d, r8d                                  /* round 72 */
        xor          r13d, r15d
        add          r14d, [rbx + 4608]
        add          ecx, r11d
        xor          r13d, r12d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 73 */
        xor          r13d, r11d
        add          r12d, [rbx + 4672]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 74 */
        xor          r13d, r14d
        add          r15d, [rbx + 4736]
        add          ecx, r12d
        xor          r13d, r11d
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 75 */
        xor          r13d, r12d
        add          r11d, [rbx + 4800]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        add          r11d, r13d
        mov          r13d, r8d                                  /* round 76 */
        xor          r13d, r15d
        add          r14d, [rbx + 4864]
        add          ecx, r11d
        xor          r13d, r12d
        rorx         r11d, r8d, 2
        rorx         r8d, ecx, 27
        add          r14d, r13d
        mov          r13d, ecx                                  /* round 77 */
        xor          r13d, r11d
        add          r12d, [rbx + 4928]
        add          r8d, r14d
        xor          r13d, r15d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, r8d                                  /* round 78 */
        xor          r13d, r14d
        add          r15d, [rbx + 4992]
        add          ecx, r12d
        xor          r13d, r11d
        rorx         r10d, r8d, 2
        mov          r12d, [rdi]                                /* H = H + (a, b, ...) */
        rorx         r8d, ecx, 27
        add          r15d, r13d
        mov          r13d, ecx                                  /* round 79 */
        xor          r13d, r10d
        add          r12d, [rbx + 5056]
        add          r8d, r15d
        xor          r13d, r14d
        rorx         r9d, ecx, 2
        add          r12d, r11d
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        add          rbx, 4
        rorx         ecx, r8d, 27
        add          r12d, r13d
        mov          r13d, [rdi + 4]
        mov          r15d, [rdi + 8]
        add          ecx, r12d
        add          r8d, r13d
        add          r9d, r15d
        mov          r12d, [rdi + 12]
        mov          [rdi], ecx
        mov          r11d, [rdi + 16]
        mov          [rdi + 4], r8d
        add          r10d, r12d
        mov          [rdi + 8], r9d
        add          r11d, r14d
        mov          [rdi + 12], r10d
        mov          [rdi + 16], r11d
        cmp          rbx, rbp
        jne          NSMS_L(blocks_next_block_of_batch16)
NSMS_L(blocks_batch_done16):
        jmp          NSMS_L(blocks_batch16)
        /* Live here: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi; state: rdi. */
NSMS_L(blocks_batch1):
        cmp          rdx, 1
        jb           NSMS_L(blocks_done)

        /* the schedule of 1 block: the message words */
        vmovdqu64    xmm4, [rsi]                                /* W_0 to W_3 */
        vmovdqu64    xmm5, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu64    xmm6, [rsi + 16]                           /* W_4 to W_7 */
        vmovdqu64    xmm7, [rsi + 32]                           /* W_8 to W_11 */
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu64    xmm4, [rsi + 48]                           /* W_12 to W_15 */
        vpshufb      xmm1, xmm6, xmm5
        vpshufb      xmm2, xmm7, xmm5
        vpaddd       xmm6, xmm0, [rip + NSMS_L(K)]              /* W_0 to W_3, each + K_t */
        vpshufb      xmm3, xmm4, xmm5
        vpaddd       xmm4, xmm1, [rip + NSMS_L(K) + 16]         /* W_4 to W_7, each + K_t */
        vpaddd       xmm5, xmm2, [rip + NSMS_L(K) + 32]         /* W_8 to W_11, each + K_t */
        vmovdqu64    [rax], xmm6
        vpaddd       xmm6, xmm3, [rip + NSMS_L(K) + 48]         /* W_12 to W_15, each + K_t */
        vmovdqu64    [rax + 16], xmm4
        vmovdqu64    [rax + 32], xmm5
        vmovdqu64    [rax + 48], xmm6

        /* all rounds of one block; schedule of 1 block */
        /* Same rounds as below label blocks_batch16, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         ebx, r8d, 2                                /* round 0 */
        rorx         ebp, ecx, 27
        andn         r12d, r8d, r10d
        add          r11d, [rax]
        add          r12d, r11d
        and          r8d, r9d
        add          r8d, ebp
        add          r8d, r12d
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_16 to W_19: rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        rorx         ebp, ecx, 2                                /* round 1 */
        rorx         r12d, r8d, 27
        andn         r13d, ecx, r9d
            vpshufd  xmm5, xmm3, 57
        and          ecx, ebx
            vpxord   xmm5, xmm5, xmm2
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm3, 4
            vpxord   xmm5, xmm5, xmm2
        add          r10d, [rax + 4]
        add          r13d, r10d
        add          ecx, r13d
        add          ecx, r12d
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm0, xmm5, 31
        add          r9d, [rax + 8]                             /* round 2 */
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_20 to W_23: rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        rorx         r12d, r8d, 2
        rorx         r13d, ecx, 27
        andn         r14d, r8d, ebx
        and          r8d, ebp
        add          r8d, r9d
        add          r8d, r14d
        add          r8d, r13d
        andn         r13d, ecx, ebp                             /* round 3 */
        mov          r14d, ecx
        and          r14d, r12d
        add          ebx, [rax + 12]
            vpshufd  xmm5, xmm0, 57
        add          ebx, r14d
            vpxord   xmm5, xmm5, xmm3
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm5, xmm5, 31
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
            vpalignr xmm5, xmm5, xmm0, 4
            vpxord   xmm5, xmm5, xmm3
        add          r13d, ebx
        add          ecx, r13d
        rorx         ebx, r8d, 2                                /* round 4 */
        rorx         r13d, ecx, 27
        add          ebp, [rax + 16]
        andn         r15d, r8d, r12d
        and          r8d, r14d
        add          r8d, ebp
        add          r8d, r15d
        add          r8d, r13d
        rorx         ebp, ecx, 2                                /* round 5 */
        rorx         r13d, r8d, 27
        andn         r15d, ecx, r14d
        and          ecx, ebx
        add          r12d, [rax + 20]
        add          ecx, r12d
        add          ecx, r15d
        add          ecx, r13d
        rorx         r12d, r8d, 2                               /* round 6 */
        rorx         r13d, ecx, 27
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm1, xmm5, 31
        andn         r15d, r8d, ebx
        add          r14d, [rax + 24]
        and          r8d, ebp
        add          r8d, r14d
        add          r8d, r15d
        add          r8d, r13d
            vpaddd   xmm4, xmm0, [rip + NSMS_L(K) + 64]
            vmovdqu64 [rax + 64], xmm4
        rorx         r13d, ecx, 2                               /* round 7 */
        rorx         r14d, r8d, 27
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_24 to W_27: rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        mov          r15d, ecx
        and          r15d, r12d
        add          ebx, [rax + 28]
        add          ebx, r15d
        andn         ecx, ecx, ebp
        add          ecx, ebx
        add          ecx, r14d
            vpshufd  xmm5, xmm1, 57
            vpxord   xmm5, xmm5, xmm0
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm1, 4
            vpxord   xmm5, xmm5, xmm0
        rorx         ebx, r8d, 2                                /* round 8 */
        rorx         r14d, ecx, 27
        mov          r15d, r8d
        and          r15d, r13d
        add          ebp, [rax + 32]
        add          ebp, r15d
        andn         r8d, r8d, r12d
        add          r8d, ebp
        add          r8d, r14d
        rorx         ebp, ecx, 2                                /* round 9 */
        rorx         r14d, r8d, 27
        add          r12d, [rax + 36]
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 80]
            vmovdqu64 [rax + 80], xmm6
        andn         r15d, ecx, r13d
        and          ecx, ebx
        add          ecx, r12d
        add          ecx, r15d
        add          ecx, r14d
        andn         r12d, r8d, ebx                             /* round 10 */
        rorx         r14d, r8d, 2
        rorx         r15d, ecx, 27
        add          r13d, [rax + 40]
        and          r8d, ebp
        add          r8d, r13d
        add          r8d, r12d
        add          r8d, r15d
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm2, xmm5, 31
        rorx         r12d, ecx, 2                               /* round 11 */
        rorx         r13d, r8d, 27
        andn         r15d, ecx, ebp
        add          ebx, [rax + 44]
        and          ecx, r14d
        add          ecx, ebx
        add          ecx, r15d
        add          ecx, r13d
        rorx         ebx, r8d, 2                                /* round 12 */
        rorx         r13d, ecx, 27
        andn         r15d, r8d, r14d
            vpalignr xmm4, xmm0, xmm3, 8                        /* W_28 to W_31: rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        and          r8d, r12d
            vpshufd  xmm5, xmm2, 57
        add          ebp, [rax + 48]
        add          r8d, ebp
        add          r8d, r15d
        add          r8d, r13d
            vpxord   xmm5, xmm5, xmm1
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm5, xmm5, 31
        rorx         ebp, ecx, 2                                /* round 13 */
        rorx         r13d, r8d, 27
            vpalignr xmm5, xmm5, xmm2, 4
            vpxord   xmm5, xmm5, xmm1
        andn         r15d, ecx, r12d
        and          ecx, ebx
        add          r14d, [rax + 52]
        add          ecx, r14d
        add          ecx, r15d
        add          ecx, r13d
            vpaddd   xmm6, xmm2, [rip + NSMS_L(K) + 96]
            vmovdqu64 [rax + 96], xmm6
        rorx         r13d, r8d, 2                               /* round 14 */
        rorx         r14d, ecx, 27
        add          r12d, [rax + 56]
        andn         r15d, r8d, ebx
        and          r8d, ebp
        add          r8d, r12d
        add          r8d, r15d
        add          r8d, r14d
        add          ebx, [rax + 60]                            /* round 15 */
        andn         r12d, ecx, ebp
        rorx         r14d, ecx, 2
        rorx         r15d, r8d, 27
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm3, xmm5, 31
        and          ecx, r13d
        add          ecx, ebx
        add          ecx, r12d
        add          ecx, r15d
        rorx         ebx, r8d, 2                                /* round 16 */
        rorx         r12d, ecx, 27
        andn         r15d, r8d, r13d
        add          ebp, [rax + 64]
        and          r8d, r14d
        add          r8d, ebp
        add          r8d, r15d
        add          r8d, r12d
        andn         ebp, ecx, r14d                             /* round 17 */
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_32 to W_35: rol(W_29 ^ W_24 ^ W_18 ^ W_16, 1) */
        rorx         r12d, ecx, 2
        rorx         r15d, r8d, 27
        and          ecx, ebx
            vpshufd  xmm5, xmm3, 57
        add          r13d, [rax + 68]
        add          ecx, r13d
        add          ecx, ebp
        add          ecx, r15d
            vpxord   xmm5, xmm5, xmm2
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm5, xmm5, 31
        andn         ebp, r8d, ebx                              /* round 18 */
        add          r14d, [rax + 72]
            vpalignr xmm5, xmm5, xmm3, 4
            vpxord   xmm5, xmm5, xmm2
        rorx         r13d, r8d, 2
        rorx         r15d, ecx, 27
        and          r8d, r12d
        add          r8d, r14d
        add          r8d, ebp
        add          r8d, r15d
            vpaddd   xmm6, xmm3, [rip + NSMS_L(K) + 112]
            vmovdqu64 [rax + 112], xmm6
        rorx         ebp, ecx, 2                                /* round 19 */
        rorx         r14d, r8d, 27
        andn         r15d, ecx, r12d
        and          ecx, r13d
        add          ebx, [rax + 76]
        add          ecx, ebx
        add          ecx, r15d
        add          ecx, r14d
        mov          ebx, r8d                                   /* round 20 */
        xor          ebx, ebp
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm0, xmm5, 31
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        add          r12d, [rax + 80]
        xor          ebx, r13d
        add          r12d, ebx
        add          r8d, r12d
        mov          ebx, ecx                                   /* round 21 */
        xor          ebx, r14d
        rorx         r12d, ecx, 2
        rorx         ecx, r8d, 27
        add          r13d, [rax + 84]
        xor          ebx, ebp
        add          r13d, ebx
        add          ecx, r13d
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_36 to W_39: rol(W_33 ^ W_28 ^ W_22 ^ W_20, 1) */
        rorx         ebx, r8d, 2                                /* round 22 */
        rorx         r13d, ecx, 27
        add          ebp, [rax + 88]
            vpshufd  xmm5, xmm0, 57
        xor          r8d, r12d
        xor          r8d, r14d
            vpxord   xmm5, xmm5, xmm3
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r8d, ebp
        add          r8d, r13d
            vpalignr xmm5, xmm5, xmm0, 4
            vpxord   xmm5, xmm5, xmm3
        rorx         ebp, ecx, 2                                /* round 23 */
        rorx         r13d, r8d, 27
        xor          ecx, ebx
        add          r14d, [rax + 92]
        xor          ecx, r12d
        add          ecx, r14d
        add          ecx, r13d
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 128]
            vmovdqu64 [rax + 128], xmm6
        rorx         r13d, r8d, 2                               /* round 24 */
        rorx         r14d, ecx, 27
        add          r12d, [rax + 96]
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm1, xmm5, 31
        xor          r8d, ebp
        xor          r8d, ebx
        add          r8d, r12d
        add          r8d, r14d
        mov          r12d, ecx                                  /* round 25 */
        xor          r12d, r13d
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        add          ebx, [rax + 100]
        xor          r12d, ebp
        add          ebx, r12d
        add          ecx, ebx
        rorx         ebx, r8d, 2                                /* round 26 */
        rorx         r12d, ecx, 27
        xor          r8d, r14d
        xor          r8d, r13d
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_40 to W_43: rol(W_37 ^ W_32 ^ W_26 ^ W_24, 1) */
        add          ebp, [rax + 104]
        add          r8d, ebp
        add          r8d, r12d
        rorx         ebp, ecx, 2                                /* round 27 */
        rorx         r12d, r8d, 27
            vpshufd  xmm5, xmm1, 57
        xor          ecx, ebx
            vpxord   xmm5, xmm5, xmm0
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r13d, [rax + 108]
        xor          ecx, r14d
        add          ecx, r13d
        add          ecx, r12d
            vpalignr xmm5, xmm5, xmm1, 4
            vpxord   xmm5, xmm5, xmm0
        rorx         r12d, r8d, 2                               /* round 28 */
        rorx         r13d, ecx, 27
        add          r14d, [rax + 112]
        xor          r8d, ebp
        xor          r8d, ebx
        add          r8d, r14d
        add          r8d, r13d
        rorx         r13d, ecx, 2                               /* round 29 */
        rorx         r14d, r8d, 27
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 144]
            vmovdqu64 [rax + 144], xmm6
        xor          ecx, r12d
        xor          ecx, ebp
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm2, xmm5, 31
        add          ebx, [rax + 116]
        add          ecx, ebx
        add          ecx, r14d
        rorx         ebx, r8d, 2                                /* round 30 */
        rorx         r14d, ecx, 27
        add          ebp, [rax + 120]
        xor          r8d, r13d
        xor          r8d, r12d
        add          r8d, ebp
        add          r8d, r14d
        rorx         ebp, ecx, 2                                /* round 31 */
        rorx         r14d, r8d, 27
        xor          ecx, ebx
        xor          ecx, r13d
            vpalignr xmm4, xmm0, xmm3, 8                        /* W_44 to W_47: rol(W_41 ^ W_36 ^ W_30 ^ W_28, 1) */
        add          r12d, [rax + 124]
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               /* round 32 */
        rorx         r14d, ecx, 27
            vpshufd  xmm5, xmm2, 57
        xor          r8d, ebp
            vpxord   xmm5, xmm5, xmm1
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r13d, [rax + 128]
            vpalignr xmm5, xmm5, xmm2, 4
            vpxord   xmm5, xmm5, xmm1
        xor          r8d, ebx
        add          r8d, r13d
        add          r8d, r14d
        rorx         r13d, ecx, 2                               /* round 33 */
        rorx         r14d, r8d, 27
        add          ebx, [rax + 132]
        xor          ecx, r12d
        xor          ecx, ebp
        add          ecx, ebx
        add          ecx, r14d
        rorx         ebx, r8d, 2                                /* round 34 */
        rorx         r14d, ecx, 27
            vpaddd   xmm6, xmm2, [rip + NSMS_L(K) + 160]
            vmovdqu64 [rax + 160], xmm6
        xor          r8d, r13d
        xor          r8d, r12d
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm3, xmm5, 31
        add          ebp, [rax + 136]
        add          r8d, ebp
        add          r8d, r14d
        mov          ebp, ecx                                   /* round 35 */
        xor          ebp, ebx
        rorx         r14d, ecx, 2
        rorx         ecx, r8d, 27
        xor          ebp, r13d
        add          r12d, [rax + 140]
        add          r12d, ebp
        add          ecx, r12d
        rorx         ebp, r8d, 2                                /* round 36 */
        rorx         r12d, ecx, 27
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_48 to W_51: rol(W_45 ^ W_40 ^ W_34 ^ W_32, 1) */
        add          r13d, [rax + 144]
        xor          r8d, r14d
        xor          r8d, ebx
        add          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 37 */
        rorx         r13d, r8d, 27
        xor          ecx, ebp
        xor          ecx, r14d
            vpshufd  xmm5, xmm3, 57
        add          ebx, [rax + 148]
        add          ecx, ebx
        add          ecx, r13d
            vpxord   xmm5, xmm5, xmm2
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm3, 4
            vpxord   xmm5, xmm5, xmm2
        rorx         ebx, r8d, 2                                /* round 38 */
        rorx         r13d, ecx, 27
        xor          r8d, r12d
        xor          r8d, ebp
        add          r14d, [rax + 152]
        add          r8d, r14d
        add          r8d, r13d
            vpaddd   xmm6, xmm3, [rip + NSMS_L(K) + 176]
            vmovdqu64 [rax + 176], xmm6
        rorx         r13d, ecx, 2                               /* round 39 */
        rorx         r14d, r8d, 27
        xor          ecx, ebx
        xor          ecx, r12d
        add          ebp, [rax + 156]
        add          ecx, ebp
        add          ecx, r14d
        rorx         ebp, r8d, 2                                /* round 40 */
        rorx         r14d, ecx, 27
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm0, xmm5, 31
        add          r12d, [rax + 160]
        add          r12d, r14d
        mov          r14d, r13d
        xor          r14d, ebx
        xor          r8d, r13d
        and          r8d, r14d
        xor          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 41 */
        rorx         r14d, r8d, 27
        xor          ecx, ebp
        add          ebx, [rax + 164]
        mov          r15d, ebp
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, ebp
        add          ecx, ebx
        add          ecx, r14d
        mov          ebx, r8d                                   /* round 42 */
        xor          ebx, r12d
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_52 to W_55: rol(W_49 ^ W_44 ^ W_38 ^ W_36, 1) */
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r15d, r12d
        xor          r15d, ebp
            vpshufd  xmm5, xmm0, 57
        and          ebx, r15d
        xor          ebx, r12d
            vpxord   xmm5, xmm5, xmm3
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r13d, [rax + 168]
        add          r8d, r13d
        add          r8d, ebx
            vpalignr xmm5, xmm5, xmm0, 4
            vpxord   xmm5, xmm5, xmm3
        mov          ebx, ecx                                   /* round 43 */
        xor          ebx, r14d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
        mov          r15d, r14d
        xor          r15d, r12d
        and          ebx, r15d
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 192]
            vmovdqu64 [rax + 192], xmm6
        add          ebp, [rax + 172]
        xor          ebx, r14d
        add          ebp, ebx
        add          ecx, ebp
        rorx         ebx, r8d, 2                                /* round 44 */
        rorx         ebp, ecx, 27
        add          r12d, [rax + 176]
        add          r12d, ebp
        xor          r8d, r13d
        mov          ebp, r13d
        xor          ebp, r14d
        and          r8d, ebp
        xor          r8d, r13d
        add          r8d, r12d
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm1, xmm5, 31
        mov          ebp, ebx                                   /* round 45 */
        xor          ebp, r13d
        mov          r12d, ecx
        xor          r12d, ebx
        rorx         r15d, ecx, 2
        rorx         ecx, r8d, 27
        and          r12d, ebp
        add          r14d, [rax + 180]
        xor          r12d, ebx
        add          r14d, r12d
        add          ecx, r14d
        rorx         ebp, r8d, 2                                /* round 46 */
        rorx         r12d, ecx, 27
        mov          r14d, r15d
        xor          r14d, ebx
        add          r13d, [rax + 184]
        add          r13d, r12d
        xor          r8d, r15d
        and          r8d, r14d
        xor          r8d, r15d
        add          r8d, r13d
        add          ebx, [rax + 188]                           /* round 47 */
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_56 to W_59: rol(W_53 ^ W_48 ^ W_42 ^ W_40, 1) */
        rorx         r12d, ecx, 2
        rorx         r13d, r8d, 27
            vpshufd  xmm5, xmm1, 57
        mov          r14d, ebp
        xor          r14d, r15d
            vpxord   xmm5, xmm5, xmm0
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm1, 4
            vpxord   xmm5, xmm5, xmm0
        xor          ecx, ebp
        and          ecx, r14d
        xor          ecx, ebp
        add          ecx, ebx
        add          ecx, r13d
        mov          ebx, r8d                                   /* round 48 */
        xor          ebx, r12d
        add          r15d, [rax + 192]
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 208]
            vmovdqu64 [rax + 208], xmm6
        rorx         r13d, r8d, 2
        rorx         r8d, ecx, 27
        mov          r14d, r12d
        xor          r14d, ebp
        and          ebx, r14d
        add          r8d, r15d
        xor          ebx, r12d
        add          r8d, ebx
        mov          ebx, r13d                                  /* round 49 */
        xor          ebx, r12d
        rorx         r14d, ecx, 2
        rorx         r15d, r8d, 27
        xor          ecx, r13d
        and          ecx, ebx
        xor          ecx, r13d
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm2, xmm5, 31
        add          ebp, [rax + 196]
        add          ecx, ebp
        add          ecx, r15d
        rorx         ebx, r8d, 2                                /* round 50 */
        rorx         ebp, ecx, 27
        xor          r8d, r14d
        mov          r15d, r14d
        xor          r15d, r13d
        and          r8d, r15d
        xor          r8d, r14d
        add          r12d, [rax + 200]
        add          r12d, ebp
        add          r8d, r12d
        rorx         ebp, ecx, 2                                /* round 51 */
        rorx         r12d, r8d, 27
        xor          ecx, ebx
        add          r13d, [rax + 204]
        mov          r15d, ebx
        xor          r15d, r14d
        and          ecx, r15d
        xor          ecx, ebx
        add          ecx, r13d
        add          ecx, r12d
            vpalignr xmm4, xmm0, xmm3, 8                        /* W_60 to W_63: rol(W_57 ^ W_52 ^ W_46 ^ W_44, 1) */
        rorx         r12d, r8d, 2                               /* round 52 */
        rorx         r13d, ecx, 27
        add          r14d, [rax + 208]
        add          r14d, r13d
        xor          r8d, ebp
            vpshufd  xmm5, xmm2, 57
        mov          r13d, ebp
        xor          r13d, ebx
        and          r8d, r13d
            vpxord   xmm5, xmm5, xmm1
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm5, xmm5, 31
        xor          r8d, ebp
        add          r8d, r14d
            vpalignr xmm5, xmm5, xmm2, 4
            vpxord   xmm5, xmm5, xmm1
        rorx         r13d, ecx, 2                               /* round 53 */
        rorx         r14d, r8d, 27
            vpaddd   xmm6, xmm2, [rip + NSMS_L(K) + 224]
            vmovdqu64 [rax + 224], xmm6
        xor          ecx, r12d
        add          ebx, [rax + 212]
        mov          r15d, r12d
        xor          r15d, ebp
        and          ecx, r15d
        xor          ecx, r12d
        add          ecx, ebx
        add          ecx, r14d
        add          ebp, [rax + 216]                           /* round 54 */
        rorx         ebx, r8d, 2
        rorx         r14d, ecx, 27
            vpternlogd xmm5, xmm3, xmm4, 150
            vprord   xmm3, xmm5, 31
        mov          r15d, r13d
        xor          r15d, r12d
        add          ebp, r14d
        xor          r8d, r13d
        and          r8d, r15d
        xor          r8d, r13d
        add          r8d, ebp
        rorx         ebp, ecx, 2                                /* round 55 */
        rorx         r14d, r8d, 27
        mov          r15d, ebx
        xor          r15d, r13d
        xor          ecx, ebx
        and          ecx, r15d
        xor          ecx, ebx
        add          r12d, [rax + 220]
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               /* round 56 */
        rorx         r14d, ecx, 27
        mov          r15d, ebp
        xor          r15d, ebx
            vpalignr xmm4, xmm1, xmm0, 8                        /* W_64 to W_67: rol(W_61 ^ W_56 ^ W_50 ^ W_48, 1) */
        add          r13d, [rax + 224]
        add          r13d, r14d
        xor          r8d, ebp
        and          r8d, r15d
        xor          r8d, ebp
        add          r8d, r13d
            vpshufd  xmm5, xmm3, 57
        rorx         r13d, ecx, 2                               /* round 57 */
        rorx         r14d, r8d, 27
        add          ebx, [rax + 228]
            vpxord   xmm5, xmm5, xmm2
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm3, 4
            vpxord   xmm5, xmm5, xmm2
        mov          r15d, r12d
        xor          r15d, ebp
        xor          ecx, r12d
        and          ecx, r15d
        xor          ecx, r12d
        add          ecx, ebx
        add          ecx, r14d
            vpaddd   xmm6, xmm3, [rip + NSMS_L(K) + 240]
            vmovdqu64 [rax + 240], xmm6
        mov          ebx, r13d                                  /* round 58 */
        xor          ebx, r12d
        rorx         r14d, r8d, 2
        rorx         r15d, ecx, 27
        add          ebp, [rax + 232]
        xor          r8d, r13d
        and          r8d, ebx
        xor          r8d, r13d
            vpternlogd xmm5, xmm0, xmm4, 150
            vprord   xmm0, xmm5, 31
        add          ebp, r15d
        add          r8d, ebp
        rorx         ebx, ecx, 2                                /* round 59 */
        rorx         ebp, r8d, 27
        xor          ecx, r14d
        mov          r15d, r14d
        xor          r15d, r13d
        and          ecx, r15d
        xor          ecx, r14d
        add          r12d, [rax + 236]
        add          ecx, r12d
        add          ecx, ebp
        mov          ebp, r8d                                   /* round 60 */
        xor          ebp, ebx
        add          r13d, [rax + 240]
        rorx         r12d, r8d, 2
        rorx         r8d, ecx, 27
        xor          ebp, r14d
        add          r13d, ebp
            vpalignr xmm4, xmm2, xmm1, 8                        /* W_68 to W_71: rol(W_65 ^ W_60 ^ W_54 ^ W_52, 1) */
        add          r8d, r13d
        mov          ebp, ecx                                   /* round 61 */
        xor          ebp, r12d
        rorx         r13d, ecx, 2
        rorx         ecx, r8d, 27
            vpshufd  xmm5, xmm0, 57
        add          r14d, [rax + 244]
        xor          ebp, ebx
        add          r14d, ebp
        add          ecx, r14d
            vpxord   xmm5, xmm5, xmm3
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm5, xmm5, 31
            vpalignr xmm5, xmm5, xmm0, 4
            vpxord   xmm5, xmm5, xmm3
        rorx         ebp, r8d, 2                                /* round 62 */
        rorx         r14d, ecx, 27
        xor          r8d, r13d
        xor          r8d, r12d
        add          ebx, [rax + 248]
        add          r8d, ebx
        add          r8d, r14d
        add          r12d, [rax + 252]                          /* round 63 */
            vpaddd   xmm6, xmm0, [rip + NSMS_L(K) + 256]
            vmovdqu64 [rax + 256], xmm6
            vpternlogd xmm5, xmm1, xmm4, 150
            vprord   xmm1, xmm5, 31
        rorx         ebx, ecx, 2
        rorx         r14d, r8d, 27
        xor          ecx, ebp
        xor          ecx, r13d
        add          ecx, r12d
        add          ecx, r14d
        rorx         r12d, r8d, 2                               /* round 64 */
        rorx         r14d, ecx, 27
        add          r13d, [rax + 256]
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        add          r8d, r14d
        add          ebp, [rax + 260]                           /* round 65 */
            vpalignr xmm4, xmm3, xmm2, 8                        /* W_72 to W_75: rol(W_69 ^ W_64 ^ W_58 ^ W_56, 1) */
        rorx         r13d, ecx, 2
        rorx         r14d, r8d, 27
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        add          ecx, r14d
        add          ebx, [rax + 264]                           /* round 66 */
        rorx         ebp, r8d, 2
        rorx         r14d, ecx, 27
            vpshufd  xmm5, xmm1, 57
        xor          r8d, r13d
        xor          r8d, r12d
        add          r8d, ebx
            vpxord   xmm5, xmm5, xmm0
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm5, xmm5, 31
        add          r8d, r14d
            vpalignr xmm5, xmm5, xmm1, 4
            vpxord   xmm5, xmm5, xmm0
        rorx         ebx, ecx, 2                                /* round 67 */
        rorx         r14d, r8d, 27
        add          r12d, [rax + 268]
        xor          ecx, ebp
        xor          ecx, r13d
        add          ecx, r12d
        add          ecx, r14d
            vpaddd   xmm6, xmm1, [rip + NSMS_L(K) + 272]
            vmovdqu64 [rax + 272], xmm6
        add          r13d, [rax + 272]                          /* round 68 */
            vpternlogd xmm5, xmm2, xmm4, 150
            vprord   xmm2, xmm5, 31
        rorx         r12d, r8d, 2
        rorx         r14d, ecx, 27
        xor          r8d, ebx
        xor          r8d, ebp
        add          r8d, r13d
        add          r8d, r14d
        add          ebp, [rax + 276]                           /* round 69 */
        rorx         r13d, ecx, 2
        rorx         r14d, r8d, 27
        xor          ecx, r12d
        xor          ecx, ebx
        add          ecx, ebp
        add          ecx, r14d
        mov          ebp, r8d                                   /* round 70 */
        xor          ebp, r13d
            vpalignr xmm0, xmm0, xmm3, 8                        /* W_76 to W_79: rol(W_73 ^ W_68 ^ W_62 ^ W_60, 1) */
        rorx         r14d, r8d, 2
        rorx         r8d, ecx, 27
        xor          ebp, r12d
        add          ebx, [rax + 280]
        add          ebx, ebp
        add          r8d, ebx
        rorx         ebx, ecx, 2                                /* round 71 */
        rorx         ebp, r8d, 27
            vpshufd  xmm4, xmm2, 57
        add          r12d, [rax + 284]
        xor          ecx, r14d
            vpxord   xmm4, xmm4, xmm1
            vpternlogd xmm4, xmm3, xmm0, 150
            vprord   xmm4, xmm4, 31
        xor          ecx, r13d
        add          ecx, r12d
        add          ecx, ebp
            vpalignr xmm4, xmm4, xmm2, 4
            vpxord   xmm1, xmm4, xmm1
        rorx         ebp, r8d, 2                                /* round 72 */
        rorx         r12d, ecx, 27
        xor          r8d, ebx
        xor          r8d, r14d
            vpaddd   xmm2, xmm2, [rip + NSMS_L(K) + 288]
            vmovdqu64 [rax + 288], xmm2
        add          r13d, [rax + 288]
        add          r8d, r13d
        add          r8d, r12d
        rorx         r12d, ecx, 2                               /* round 73 */
        rorx         r13d, r8d, 27
            vpternlogd xmm1, xmm3, xmm0, 150
            vprord   xmm0, xmm1, 31
        xor          ecx, ebp
        xor          ecx, ebx
        add          r14d, [rax + 292]
        add          ecx, r14d
        add          ecx, r13d
        add          ebx, [rax + 296]                           /* round 74 */
        rorx         r13d, r8d, 2
        rorx         r14d, ecx, 27
        xor          r8d, r12d
        xor          r8d, ebp
        add          r8d, ebx
        add          r8d, r14d
        rorx         ebx, ecx, 2                                /* round 75 */
        rorx         r14d, r8d, 27
        add          ebp, [rax + 300]
        xor          ecx, r13d
        xor          ecx, r12d
        add          ecx, ebp
        add          ecx, r14d
        rorx         ebp, r8d, 2                                /* round 76 */
        rorx         r14d, ecx, 27
        xor          r8d, ebx
        xor          r8d, r13d
        mov          r15d, ecx                                  /* round 77 */
        xor          r15d, ebp
        rorx         r11d, ecx, 2
        xor          r15d, ebx
            vpaddd   xmm0, xmm0, [rip + NSMS_L(K) + 304]
            vmovdqu64 [rax + 304], xmm0
        add          r12d, [rax + 304]
        add          r8d, r12d
        add          r8d, r14d
        add          r13d, [rax + 308]
        add          r13d, r15d
        rorx         ecx, r8d, 27
        add          ecx, r13d
        mov          r12d, r8d                                  /* round 78 */
        xor          r12d, r11d
        rorx         r10d, r8d, 2
        rorx         r8d, ecx, 27
        xor          r12d, ebp
        add          ebx, [rax + 312]
        add          ebx, r12d
        add          r8d, ebx
        rorx         r9d, ecx, 2                                /* round 79 */
        rorx         ebx, r8d, 27
        xor          ecx, r10d
        xor          ecx, r11d
        mov          r12d, [rdi + 4]                            /* H = H + (a, b, ...) */
        mov          r13d, [rdi]
        add          r13d, [rax + 316]
        mov          r14d, [rdi + 12]
        add          r8d, r12d
        mov          [rdi + 4], r8d
        mov          r12d, [rdi + 8]
        add          r10d, r14d
        mov          [rdi + 12], r10d
        add          r9d, r12d
        mov          [rdi + 8], r9d
        mov          r12d, [rdi + 16]
        add          r11d, r12d
        mov          [rdi + 16], r11d
        add          r13d, ebp
        add          ecx, r13d
        add          ecx, ebx
        mov          [rdi], ecx
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 5200]
        vmovaps      xmm7, [rsp + 5216]
        vmovaps      xmm8, [rsp + 5232]
        vmovaps      xmm9, [rsp + 5248]
        vmovaps      xmm10, [rsp + 5264]
        vmovaps      xmm11, [rsp + 5280]
        vmovaps      xmm12, [rsp + 5296]
        vmovaps      xmm13, [rsp + 5312]
        vmovaps      xmm14, [rsp + 5328]
        vmovaps      xmm15, [rsp + 5344]
        add          rsp, 5368
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
        add          rsp, 5208
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
        .size        NSMS_SYMBOL(nsms_sha1_blocks_avx512_n16), . - NSMS_SYMBOL(nsms_sha1_blocks_avx512_n16)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha1_schedule_avx512_n16))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha1_schedule_avx512_n16))
NSMS_SYMBOL(nsms_sha1_schedule_avx512_n16):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha1_schedule_avx512_n16))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 168
        NSMS_SEH(.seh_stackalloc 168)
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
        vmovaps      [rsp + 96], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 96)
        vmovaps      [rsp + 112], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 112)
        vmovaps      [rsp + 128], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 128)
        vmovaps      [rsp + 144], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 144)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
#endif

        /* the message words */
        vmovdqu64    xmm16, [rsi]                               /* W_0 to W_3 */
        vmovdqu64    xmm17, [rsi + 64]
        vmovdqu64    xmm18, [rsi + 128]
        vmovdqu64    xmm19, [rsi + 192]
        vinserti32x4 zmm16, zmm16, [rsi + 256], 1
        vinserti32x4 zmm17, zmm17, [rsi + 320], 1
        vinserti32x4 zmm18, zmm18, [rsi + 384], 1
        vinserti32x4 zmm19, zmm19, [rsi + 448], 1
        vmovdqu64    xmm20, [rsi + 16]                          /* W_4 to W_7 */
        vinserti32x4 zmm16, zmm16, [rsi + 512], 2
        vinserti32x4 zmm17, zmm17, [rsi + 576], 2
        vinserti32x4 zmm18, zmm18, [rsi + 640], 2
        vmovdqu64    xmm21, [rsi + 80]
        vinserti32x4 zmm20, zmm20, [rsi + 272], 1
        vinserti32x4 zmm19, zmm19, [rsi + 704], 2
        vinserti32x4 zmm16, zmm16, [rsi + 768], 3
        vmovdqu64    xmm22, [rsi + 144]
        vinserti32x4 zmm21, zmm21, [rsi + 336], 1
        vinserti32x4 zmm20, zmm20, [rsi + 528], 2
        vinserti32x4 zmm17, zmm17, [rsi + 832], 3
        vmovdqu64    xmm23, [rsi + 208]
        vinserti32x4 zmm22, zmm22, [rsi + 400], 1
        vinserti32x4 zmm21, zmm21, [rsi + 592], 2
        vinserti32x4 zmm18, zmm18, [rsi + 896], 3
        vinserti32x4 zmm23, zmm23, [rsi + 464], 1
        vinserti32x4 zmm22, zmm22, [rsi + 656], 2
        vinserti32x4 zmm19, zmm19, [rsi + 960], 3
        vinserti32x4 zmm20, zmm20, [rsi + 784], 3
        vinserti32x4 zmm23, zmm23, [rsi + 720], 2
        vinserti32x4 zmm21, zmm21, [rsi + 848], 3
        vinserti32x4 zmm22, zmm22, [rsi + 912], 3
        vpunpckldq   zmm24, zmm16, zmm17
        vinserti32x4 zmm23, zmm23, [rsi + 976], 3
        vpunpckhdq   zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rsi + 32]                          /* W_8 to W_11 */
        vpunpckldq   zmm25, zmm18, zmm19
        vpunpckhdq   zmm18, zmm18, zmm19
        vpunpckldq   zmm19, zmm20, zmm21
        vinserti32x4 zmm17, zmm17, [rsi + 288], 1
        vpunpckhdq   zmm20, zmm20, zmm21
        vinserti32x4 zmm17, zmm17, [rsi + 544], 2
        vinserti32x4 zmm17, zmm17, [rsi + 800], 3
        vmovdqu64    xmm21, [rsi + 96]
        vinserti32x4 zmm21, zmm21, [rsi + 352], 1
        vinserti32x4 zmm21, zmm21, [rsi + 608], 2
        vinserti32x4 zmm21, zmm21, [rsi + 864], 3
        vmovdqu64    xmm26, [rsi + 160]
        vinserti32x4 zmm26, zmm26, [rsi + 416], 1
        vinserti32x4 zmm26, zmm26, [rsi + 672], 2
        vinserti32x4 zmm26, zmm26, [rsi + 928], 3
        vmovdqu64    xmm27, [rsi + 224]
        vinserti32x4 zmm27, zmm27, [rsi + 480], 1
        vinserti32x4 zmm27, zmm27, [rsi + 736], 2
        vinserti32x4 zmm27, zmm27, [rsi + 992], 3
        vpunpckldq   zmm28, zmm22, zmm23
        vpunpckhdq   zmm22, zmm22, zmm23
        vpunpckldq   zmm23, zmm17, zmm21
        vpunpckhdq   zmm17, zmm17, zmm21
        vpunpckldq   zmm21, zmm26, zmm27
        vpunpckhdq   zmm26, zmm26, zmm27
        vpunpcklqdq  zmm27, zmm24, zmm25
        vpunpckhqdq  zmm24, zmm24, zmm25
        vmovdqu64    xmm25, [rsi + 48]                          /* W_12 to W_15 */
        vinserti32x4 zmm25, zmm25, [rsi + 304], 1
        vinserti32x4 zmm25, zmm25, [rsi + 560], 2
        vinserti32x4 zmm25, zmm25, [rsi + 816], 3
        vmovdqu64    xmm29, [rsi + 112]
        vinserti32x4 zmm29, zmm29, [rsi + 368], 1
        vinserti32x4 zmm29, zmm29, [rsi + 624], 2
        vinserti32x4 zmm29, zmm29, [rsi + 880], 3
        vmovdqu64    xmm30, [rsi + 176]
        vinserti32x4 zmm30, zmm30, [rsi + 432], 1
        vinserti32x4 zmm30, zmm30, [rsi + 688], 2
        vinserti32x4 zmm30, zmm30, [rsi + 944], 3
        vmovdqu64    xmm31, [rsi + 240]
        vinserti32x4 zmm31, zmm31, [rsi + 496], 1
        vinserti32x4 zmm31, zmm31, [rsi + 752], 2
        vinserti32x4 zmm31, zmm31, [rsi + 1008], 3
        vmovdqu64    zmm15, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      zmm0, zmm27, zmm15
        vpshufb      zmm1, zmm24, zmm15
        vpunpcklqdq  zmm24, zmm16, zmm18
        vpunpckhqdq  zmm16, zmm16, zmm18
        vpshufb      zmm2, zmm24, zmm15
        vpshufb      zmm3, zmm16, zmm15
        vpunpckldq   zmm16, zmm25, zmm29
        vpunpckhdq   zmm18, zmm25, zmm29
        vpunpckldq   zmm24, zmm30, zmm31
        vpunpckhdq   zmm25, zmm30, zmm31
        vpunpcklqdq  zmm27, zmm19, zmm28
        vpunpckhqdq  zmm19, zmm19, zmm28
        vpshufb      zmm4, zmm27, zmm15
        vpshufb      zmm5, zmm19, zmm15
        vpunpcklqdq  zmm19, zmm20, zmm22
        vpunpckhqdq  zmm20, zmm20, zmm22
        vpshufb      zmm6, zmm19, zmm15
        vpshufb      zmm7, zmm20, zmm15
        vpunpcklqdq  zmm19, zmm23, zmm21
        vpunpckhqdq  zmm20, zmm23, zmm21
        vpshufb      zmm8, zmm19, zmm15
        vpshufb      zmm9, zmm20, zmm15
        vpunpcklqdq  zmm19, zmm17, zmm26
        vpunpckhqdq  zmm17, zmm17, zmm26
        vpshufb      zmm10, zmm19, zmm15
        vpshufb      zmm11, zmm17, zmm15
        vpunpcklqdq  zmm17, zmm16, zmm24
        vpunpckhqdq  zmm16, zmm16, zmm24
        vpshufb      zmm12, zmm17, zmm15
        vpshufb      zmm13, zmm16, zmm15
        vpunpcklqdq  zmm16, zmm18, zmm25
        vpunpckhqdq  zmm17, zmm18, zmm25
        vpshufb      zmm14, zmm16, zmm15
        vpshufb      zmm15, zmm17, zmm15
        vpaddd       zmm16, zmm0, [rip + NSMS_L(K1x16)]         /* W_0 + K_0 */
        vmovdqu64    [rdi], zmm16
        vpaddd       zmm16, zmm1, [rip + NSMS_L(K1x16) + 64]    /* W_1 + K_1 */
        vmovdqu64    [rdi + 64], zmm16
        vpaddd       zmm16, zmm2, [rip + NSMS_L(K1x16) + 128]   /* W_2 + K_2 */
        vmovdqu64    [rdi + 128], zmm16
        vpaddd       zmm16, zmm3, [rip + NSMS_L(K1x16) + 192]   /* W_3 + K_3 */
        vmovdqu64    [rdi + 192], zmm16
        vpaddd       zmm16, zmm4, [rip + NSMS_L(K1x16) + 256]   /* W_4 + K_4 */
        vmovdqu64    [rdi + 256], zmm16
        vpaddd       zmm16, zmm5, [rip + NSMS_L(K1x16) + 320]   /* W_5 + K_5 */
        vmovdqu64    [rdi + 320], zmm16
        vpaddd       zmm16, zmm6, [rip + NSMS_L(K1x16) + 384]   /* W_6 + K_6 */
        vmovdqu64    [rdi + 384], zmm16
        vpaddd       zmm16, zmm7, [rip + NSMS_L(K1x16) + 448]   /* W_7 + K_7 */
        vmovdqu64    [rdi + 448], zmm16
        vpaddd       zmm16, zmm8, [rip + NSMS_L(K1x16) + 512]   /* W_8 + K_8 */
        vmovdqu64    [rdi + 512], zmm16
        vpaddd       zmm16, zmm9, [rip + NSMS_L(K1x16) + 576]   /* W_9 + K_9 */
        vmovdqu64    [rdi + 576], zmm16
        vpaddd       zmm16, zmm10, [rip + NSMS_L(K1x16) + 640]  /* W_10 + K_10 */
        vmovdqu64    [rdi + 640], zmm16
        vpaddd       zmm16, zmm11, [rip + NSMS_L(K1x16) + 704]  /* W_11 + K_11 */
        vmovdqu64    [rdi + 704], zmm16
        vpaddd       zmm16, zmm12, [rip + NSMS_L(K1x16) + 768]  /* W_12 + K_12 */
        vmovdqu64    [rdi + 768], zmm16
        vpaddd       zmm16, zmm13, [rip + NSMS_L(K1x16) + 832]  /* W_13 + K_13 */
        vmovdqu64    [rdi + 832], zmm16
        vpaddd       zmm16, zmm14, [rip + NSMS_L(K1x16) + 896]  /* W_14 + K_14 */
        vmovdqu64    [rdi + 896], zmm16
        vpaddd       zmm16, zmm15, [rip + NSMS_L(K1x16) + 960]  /* W_15 + K_15 */
        vmovdqu64    [rdi + 960], zmm16
        lea          rcx, [rdi + 4096]
        lea          rax, [rip + NSMS_L(K1x16) + 1024]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 16 blocks: zmm0..zmm15; wk: rdi; kp: rax; upper_bound: rcx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        vpxord       zmm16, zmm13, zmm8                         /* W_16 = rol(W_13 ^ W_8 ^ W_2 ^ W_0, 1) */
        vpternlogd   zmm0, zmm16, zmm2, 150
        vprord       zmm0, zmm0, 31
        vpxord       zmm16, zmm14, zmm9                         /* W_17 = rol(W_14 ^ W_9 ^ W_3 ^ W_1, 1) */
        vpternlogd   zmm1, zmm16, zmm3, 150
        vprord       zmm1, zmm1, 31
        vpxord       zmm16, zmm15, zmm10                        /* W_18 = rol(W_15 ^ W_10 ^ W_4 ^ W_2, 1) */
        vpternlogd   zmm16, zmm2, zmm4, 150
        vprord       zmm2, zmm16, 31
        vpaddd       zmm16, zmm0, [rax]
        vmovdqu64    [rdi + 1024], zmm16
        vpxord       zmm16, zmm0, zmm11                         /* W_19 = rol(W_16 ^ W_11 ^ W_5 ^ W_3, 1) */
        vpternlogd   zmm16, zmm3, zmm5, 150
        vprord       zmm3, zmm16, 31
        vpaddd       zmm16, zmm1, [rax + 64]
        vmovdqu64    [rdi + 1088], zmm16
        vpxord       zmm16, zmm1, zmm12                         /* W_20 = rol(W_17 ^ W_12 ^ W_6 ^ W_4, 1) */
        vpternlogd   zmm16, zmm4, zmm6, 150
        vprord       zmm4, zmm16, 31
        vpaddd       zmm16, zmm2, [rax + 128]
        vmovdqu64    [rdi + 1152], zmm16
        vpxord       zmm16, zmm2, zmm13                         /* W_21 = rol(W_18 ^ W_13 ^ W_7 ^ W_5, 1) */
        vpternlogd   zmm16, zmm5, zmm7, 150
        vprord       zmm5, zmm16, 31
        vpaddd       zmm16, zmm3, [rax + 192]
        vmovdqu64    [rdi + 1216], zmm16
        vpxord       zmm16, zmm3, zmm14                         /* W_22 = rol(W_19 ^ W_14 ^ W_8 ^ W_6, 1) */
        vpternlogd   zmm16, zmm6, zmm8, 150
        vprord       zmm6, zmm16, 31
        vpaddd       zmm16, zmm4, [rax + 256]
        vmovdqu64    [rdi + 1280], zmm16
        vpxord       zmm16, zmm4, zmm15                         /* W_23 = rol(W_20 ^ W_15 ^ W_9 ^ W_7, 1) */
        vpternlogd   zmm16, zmm7, zmm9, 150
        vprord       zmm7, zmm16, 31
        vpaddd       zmm16, zmm5, [rax + 320]
        vmovdqu64    [rdi + 1344], zmm16
        vpxord       zmm16, zmm5, zmm0                          /* W_24 = rol(W_21 ^ W_16 ^ W_10 ^ W_8, 1) */
        vpternlogd   zmm16, zmm8, zmm10, 150
        vprord       zmm8, zmm16, 31
        vpaddd       zmm16, zmm6, [rax + 384]
        vmovdqu64    [rdi + 1408], zmm16
        vpxord       zmm16, zmm6, zmm1                          /* W_25 = rol(W_22 ^ W_17 ^ W_11 ^ W_9, 1) */
        vpternlogd   zmm16, zmm9, zmm11, 150
        vprord       zmm9, zmm16, 31
        vpaddd       zmm16, zmm7, [rax + 448]
        vmovdqu64    [rdi + 1472], zmm16
        vpxord       zmm16, zmm7, zmm2                          /* W_26 = rol(W_23 ^ W_18 ^ W_12 ^ W_10, 1) */
        vpternlogd   zmm16, zmm10, zmm12, 150
        vprord       zmm10, zmm16, 31
        vpaddd       zmm16, zmm8, [rax + 512]
        vmovdqu64    [rdi + 1536], zmm16
        vpxord       zmm16, zmm8, zmm3                          /* W_27 = rol(W_24 ^ W_19 ^ W_13 ^ W_11, 1) */
        vpternlogd   zmm16, zmm11, zmm13, 150
        vprord       zmm11, zmm16, 31
        vpaddd       zmm16, zmm9, [rax + 576]
        vmovdqu64    [rdi + 1600], zmm16
        vpxord       zmm16, zmm9, zmm4                          /* W_28 = rol(W_25 ^ W_20 ^ W_14 ^ W_12, 1) */
        vpternlogd   zmm16, zmm12, zmm14, 150
        vprord       zmm12, zmm16, 31
        vpaddd       zmm16, zmm10, [rax + 640]
        vmovdqu64    [rdi + 1664], zmm16
        vpxord       zmm16, zmm10, zmm5                         /* W_29 = rol(W_26 ^ W_21 ^ W_15 ^ W_13, 1) */
        vpternlogd   zmm16, zmm13, zmm15, 150
        vprord       zmm13, zmm16, 31
        vpaddd       zmm16, zmm11, [rax + 704]
        vmovdqu64    [rdi + 1728], zmm16
        vpxord       zmm16, zmm11, zmm6                         /* W_30 = rol(W_27 ^ W_22 ^ W_16 ^ W_14, 1) */
        vpternlogd   zmm16, zmm14, zmm0, 150
        vprord       zmm14, zmm16, 31
        vpaddd       zmm16, zmm12, [rax + 768]
        vmovdqu64    [rdi + 1792], zmm16
        vpxord       zmm16, zmm12, zmm7                         /* W_31 = rol(W_28 ^ W_23 ^ W_17 ^ W_15, 1) */
        vpternlogd   zmm16, zmm15, zmm1, 150
        vprord       zmm15, zmm16, 31
        vpaddd       zmm16, zmm13, [rax + 832]
        vmovdqu64    [rdi + 1856], zmm16
        vpaddd       zmm16, zmm14, [rax + 896]
        vmovdqu64    [rdi + 1920], zmm16
        vpaddd       zmm16, zmm15, [rax + 960]
        vmovdqu64    [rdi + 1984], zmm16
        add          rax, 1024
        add          rdi, 1024
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp]
        vmovaps      xmm7, [rsp + 16]
        vmovaps      xmm8, [rsp + 32]
        vmovaps      xmm9, [rsp + 48]
        vmovaps      xmm10, [rsp + 64]
        vmovaps      xmm11, [rsp + 80]
        vmovaps      xmm12, [rsp + 96]
        vmovaps      xmm13, [rsp + 112]
        vmovaps      xmm14, [rsp + 128]
        vmovaps      xmm15, [rsp + 144]
        add          rsp, 168
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha1_schedule_avx512_n16), . - NSMS_SYMBOL(nsms_sha1_schedule_avx512_n16)
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

/* nsms_sha1_blocks_avx512_n16: 15 integer registers, 32 vector registers, 1 spill.
 *   Register map: a..e: ecx, r8d, r9d, r10d, r11d; scratch: rax; blocks: rdx; data: rsi;
 *     state: rdi; q: rbx; end_of_batch: rbp. Slots of the frame that are not named here hold
 *     spilled values.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     q: address of the current block's first stored schedule word.
 *     end_of_batch: value of q after the last block of a batch.
 * nsms_sha1_schedule_avx512_n16: 4 integer registers, 32 vector registers, 0 spills.
 *   Register map: W rows 0..15 of 16 blocks: zmm0..zmm15; wk: rdi; kp: rax; upper_bound: rcx.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha1_blocks_avx512_n16
 *   signature: void nsms_sha1_blocks_avx512_n16(uint32_t state[5], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 20, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 5256, win64: 5432}
 *   features: [avx, avx512bw, avx512f, avx512vl, bmi1, bmi2]
 * - name: nsms_sha1_schedule_avx512_n16
 *   signature: void nsms_sha1_schedule_avx512_n16(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 5120, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 1024, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 184}
 *   features: [avx, avx512bw, avx512f, avx512vl]
 */
