/* sha256_avx512_n16_lanes.S, written by nsms: make gen HASH=sha256 ISA=avx512 N=16 ROUNDS=lanes
 *   ROUNDS=lanes: e and a in two lanes of a vector register, a lags two rounds behind
 *
 * void nsms_sha256_blocks_avx512_n16_lanes(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks, 16 scheduled at a time.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,856 instructions (System V); 4,392 bytes of stack (System V), 4,568 (Win64).
 *
 * Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha256_avx512_n16_lanes_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n16_lanes_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n16_lanes_##name
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
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        .long        0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        .long        0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        .long        0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        .long        0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
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
NSMS_L(rotation_counts):  /* rotation counts of Sigma_1 and Sigma_0; mask of the lane of a */
        .long        0x00000006, 0x00000000, 0x00000002, 0x00000000
        .long        0x0000000b, 0x00000000, 0x0000000d, 0x00000000
        .long        0x00000019, 0x00000000, 0x00000016, 0x00000000
        .long        0x00000000, 0x00000000, 0xffffffff, 0x00000000
        .p2align     6
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .p2align     4
NSMS_L(words_00000000_x4):  /* constant words, first used for: the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        .byte        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes))
NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes))
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
        sub          rsp, 408
        NSMS_SEH(.seh_stackalloc 408)
        vmovaps      [rsp + 4336], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 4336)
        vmovaps      [rsp + 4352], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 4352)
        vmovaps      [rsp + 4368], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 4368)
        vmovaps      [rsp + 4384], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 4384)
        vmovaps      [rsp + 4400], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 4400)
        vmovaps      [rsp + 4416], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 4416)
        vmovaps      [rsp + 4432], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 4432)
        vmovaps      [rsp + 4448], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 4448)
        vmovaps      [rsp + 4464], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 4464)
        vmovaps      [rsp + 4480], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 4480)
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
        sub          rsp, 248
        .cfi_def_cfa_offset 4400
#endif
        mov          [rsp + 32], rdi
        cmp          rdx, 0
        je           NSMS_L(done)
        lea          rax, [rsp + 175]
        and          rax, -64
        mov          rcx, [rsp + 32]
        vmovd        xmm0, [rcx]                                /* the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        vmovd        xmm1, [rcx + 4]
        vmovd        xmm2, [rcx + 8]
        vmovd        xmm3, [rcx + 12]
        vmovd        xmm10, [rcx + 16]
        vmovd        xmm11, [rcx + 20]
        mov          edi, 1                                     /* masks: the lane of e, the lane of a */
        mov          r8d, 4
        vmovd        xmm6, [rcx + 24]
        vmovd        xmm7, [rcx + 28]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, edi
        kmovd        k1, r8d
        /* Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; */
        /*   scratch: rax; is_a: k1; blocks: rdx; data: rsi; is_e: k2; state: [rsp+32]. */
NSMS_L(batch16):
        cmp          rdx, 16
        jb           NSMS_L(batch1)

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
        vinserti32x4 zmm23, zmm23, [rsi + 976], 3
        vpunpckldq   zmm24, zmm16, zmm17
        vpunpckhdq   zmm16, zmm16, zmm17
        vmovdqu64    xmm17, [rsi + 32]                          /* W_8 to W_11 */
        vinserti32x4 zmm17, zmm17, [rsi + 288], 1
        vinserti32x4 zmm17, zmm17, [rsi + 544], 2
        vinserti32x4 zmm17, zmm17, [rsi + 800], 3
        vmovdqu64    xmm25, [rsi + 96]
        vinserti32x4 zmm25, zmm25, [rsi + 352], 1
        vinserti32x4 zmm25, zmm25, [rsi + 608], 2
        vinserti32x4 zmm25, zmm25, [rsi + 864], 3
        vmovdqu64    xmm26, [rsi + 160]
        vinserti32x4 zmm26, zmm26, [rsi + 416], 1
        vinserti32x4 zmm26, zmm26, [rsi + 672], 2
        vinserti32x4 zmm26, zmm26, [rsi + 928], 3
        vmovdqu64    xmm27, [rsi + 224]
        vinserti32x4 zmm27, zmm27, [rsi + 480], 1
        vinserti32x4 zmm27, zmm27, [rsi + 736], 2
        vinserti32x4 zmm27, zmm27, [rsi + 992], 3
        vpunpckldq   zmm28, zmm18, zmm19
        vpunpckhdq   zmm18, zmm18, zmm19
        vpunpckldq   zmm19, zmm20, zmm21
        vpunpckhdq   zmm20, zmm20, zmm21
        vpunpckldq   zmm21, zmm22, zmm23
        vpunpckhdq   zmm22, zmm22, zmm23
        vpunpckldq   zmm23, zmm17, zmm25
        vpunpckhdq   zmm17, zmm17, zmm25
        vpunpckldq   zmm25, zmm26, zmm27
        vpunpckhdq   zmm26, zmm26, zmm27
        vpunpcklqdq  zmm27, zmm24, zmm28
        vpunpckhqdq  zmm24, zmm24, zmm28
        vmovdqu64    xmm28, [rsi + 48]                          /* W_12 to W_15 */
        vinserti32x4 zmm28, zmm28, [rsi + 304], 1
        vinserti32x4 zmm28, zmm28, [rsi + 560], 2
        vinserti32x4 zmm28, zmm28, [rsi + 816], 3
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
        lea          r8, [rax + 64]
        mov          [rsp + 40], r8
        vinserti32x4 zmm31, zmm31, [rsi + 1008], 3
        vmovdqu64    zmm15, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      zmm0, zmm27, zmm15
        vpshufb      zmm1, zmm24, zmm15
        vpunpcklqdq  zmm24, zmm16, zmm18
        vpunpckhqdq  zmm16, zmm16, zmm18
        vpshufb      zmm2, zmm24, zmm15
        vpshufb      zmm3, zmm16, zmm15
        vpunpckldq   zmm16, zmm28, zmm29
        vpunpckhdq   zmm18, zmm28, zmm29
        vpunpckldq   zmm24, zmm30, zmm31
        vpunpckhdq   zmm27, zmm30, zmm31
        vpunpcklqdq  zmm28, zmm19, zmm21
        vpunpckhqdq  zmm19, zmm19, zmm21
        vpshufb      zmm4, zmm28, zmm15
        vpshufb      zmm5, zmm19, zmm15
        vpunpcklqdq  zmm19, zmm20, zmm22
        vpunpckhqdq  zmm20, zmm20, zmm22
        vpshufb      zmm6, zmm19, zmm15
        vpshufb      zmm7, zmm20, zmm15
        vpunpcklqdq  zmm19, zmm23, zmm25
        vpunpckhqdq  zmm20, zmm23, zmm25
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
        vpunpcklqdq  zmm16, zmm18, zmm27
        vpunpckhqdq  zmm17, zmm18, zmm27
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
        lea          rdi, [rax + 3072]
        mov          r12, [rsp + 32]
        mov          r10d, [r12]
        mov          r11d, [r12 + 4]
        mov          ebx, [r12 + 8]
        mov          ebp, [r12 + 12]
        mov          r13d, [r12 + 16]
        mov          [rsp], r13d
        mov          r14d, [r12 + 20]
        mov          [rsp + 8], r14d
        mov          r15d, [r12 + 24]
        mov          [rsp + 16], r15d
        mov          r12d, [r12 + 28]
        mov          [rsp + 24], r12d
        lea          r9, [rip + NSMS_L(K1x16) + 1024]
        mov          r8, rax
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: r10d, r11d, ebx, ebp, [rsp..rsp+24]; W rows 0..15 of 16 blocks: zmm0..zmm15; */
        /*   scratch: rax; p: rcx; is_a: k1; blocks: rdx; data: rsi; upper_bound: rdi; q: r8; is_e: k2; */
        /*   kp: r9; state: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_and_schedule16):

        /* rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 16 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vpaddd   zmm16, zmm9, zmm0                          /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vprord   zmm17, zmm14, 17
            vprord   zmm18, zmm14, 19
            vpsrld   zmm19, zmm14, 10
        mov          r12d, [rsp]
        rorx         r13d, r12d, 25                             /* round 0 */
            vpternlogd zmm19, zmm17, zmm18, 150
        rorx         r14d, r12d, 6
        mov          r15d, r10d
        xor          r15d, r11d
            vpaddd   zmm16, zmm16, zmm19
        mov          [rsp + 48], rdx
        mov          edx, [rsp + 24]
        add          edx, [rcx]
        mov          [rsp + 56], rsi
        rorx         esi, r12d, 11
        mov          [rsp + 64], r8
        mov          r8d, r12d
        and          r8d, [rsp + 8]
        add          edx, r8d
            vprord   zmm17, zmm1, 7
            vprord   zmm18, zmm1, 18
            vpsrld   zmm19, zmm1, 3
        mov          r8d, [rsp + 16]
        mov          [rsp + 72], rdi
        andn         edi, r12d, r8d
        xor          r14d, esi
        xor          r14d, r13d
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm10, zmm1                         /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        add          edi, edx
        add          r8d, [rcx + 64]                            /* round 1 */
            vpaddd   zmm0, zmm19, zmm16
        rorx         r13d, r10d, 13
            vprord   zmm16, zmm15, 17
        rorx         esi, r10d, 2
            vprord   zmm18, zmm15, 19
        rorx         edx, r10d, 22
            vpsrld   zmm19, zmm15, 10
        mov          [rsp + 80], r9
        mov          r9d, r11d
        xor          r9d, ebx
        xor          esi, r13d
        xor          esi, edx
            vpternlogd zmm19, zmm16, zmm18, 150
        and          r9d, r15d
        xor          r9d, r11d
        add          esi, r9d
        add          r14d, edi
        add          ebp, r14d
        rorx         r13d, ebp, 25
        rorx         r9d, ebp, 6
            vpaddd   zmm16, zmm17, zmm19
        add          r14d, esi
            vprord   zmm17, zmm2, 7
        rorx         edi, ebp, 11
        mov          esi, ebp
        and          esi, r12d
        add          r8d, esi
            vprord   zmm18, zmm2, 18
            vpsrld   zmm19, zmm2, 3
        mov          esi, [rsp + 8]
        andn         edx, ebp, esi
            vpternlogd zmm19, zmm17, zmm18, 150
        xor          r9d, edi
        xor          r9d, r13d
            vpaddd   zmm17, zmm11, zmm2                         /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            vpaddd   zmm1, zmm19, zmm16
        add          esi, [rcx + 128]                           /* round 2 */
        rorx         r13d, r14d, 13
            vprord   zmm16, zmm3, 7
        rorx         edi, r14d, 2
            vprord   zmm18, zmm3, 18
        mov          [rsp + 88], r11d
        rorx         r11d, r14d, 22
            vpsrld   zmm19, zmm3, 3
        mov          [rsp + 96], esi
        mov          esi, r14d
        xor          esi, r10d
            vpternlogd zmm19, zmm16, zmm18, 150
        xor          edi, r13d
        xor          edi, r11d
            vpaddd   zmm16, zmm12, zmm3                         /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        and          r15d, esi
        xor          r15d, r10d
        add          edi, r15d
            vpaddd   zmm17, zmm17, zmm19
            mov      r13, [rsp + 80]
            vpaddd   zmm18, zmm0, [r13]
            vmovdqu64 [rcx + 1024], zmm18
            vprord   zmm18, zmm0, 17
            vprord   zmm19, zmm0, 19
            vpsrld   zmm20, zmm0, 10
        mov          r15d, r12d                                 /* round 3 */
        add          r15d, [rcx + 192]
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm2, zmm17, zmm20
            vprord   zmm17, zmm4, 7
            vprord   zmm18, zmm4, 18
            vpsrld   zmm19, zmm4, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm13, zmm4                         /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          edx, r8d
        add          r9d, edx
        add          ebx, r9d
        rorx         r11d, ebx, 25
        rorx         r8d, ebx, 6
        add          r9d, edi
        rorx         edi, ebx, 11
        mov          edx, ebx
        and          edx, ebp
        mov          [rsp + 104], r10d
        mov          r10d, [rsp + 96]
        add          r10d, edx
        andn         r12d, ebx, r12d
        xor          r8d, edi
        xor          r8d, r11d
        rorx         r11d, r9d, 13
        rorx         edi, r9d, 2
        rorx         edx, r9d, 22
        mov          [rsp + 96], r15d
        mov          r15d, r9d
        xor          r15d, r14d
        xor          edi, r11d
        xor          edi, edx
        and          esi, r15d
        xor          esi, r14d
        add          edi, esi
            vpaddd   zmm16, zmm16, zmm19
            vpaddd   zmm18, zmm1, [r13 + 64]
            vmovdqu64 [rcx + 1088], zmm18
            vprord   zmm18, zmm1, 17
            vprord   zmm19, zmm1, 19
        mov          r11d, ebp                                  /* round 4 */
        add          r11d, [rcx + 256]
            vpsrld   zmm20, zmm1, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm3, zmm16, zmm20
            vprord   zmm16, zmm5, 7
            vprord   zmm18, zmm5, 18
            vpsrld   zmm19, zmm5, 3
        add          r10d, r12d
        add          r10d, r8d
        mov          r12d, [rsp + 88]
        add          r12d, r10d
        rorx         r8d, r12d, 25
        rorx         esi, r12d, 6
        add          r10d, edi
        rorx         edi, r12d, 11
        mov          edx, r12d
        and          edx, ebx
        mov          [rsp + 88], r14d
        mov          r14d, [rsp + 96]
        add          r14d, edx
        andn         ebp, r12d, ebp
        xor          esi, edi
        xor          esi, r8d
        rorx         r8d, r10d, 13
        rorx         edi, r10d, 2
        rorx         edx, r10d, 22
        mov          [rsp + 96], r11d
        mov          r11d, r10d
        xor          r11d, r9d
        xor          edi, r8d
        xor          edi, edx
        and          r15d, r11d
        xor          r15d, r9d
        add          edi, r15d
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm14, zmm5                         /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            vpaddd   zmm17, zmm17, zmm19
            vpaddd   zmm18, zmm2, [r13 + 128]
            vmovdqu64 [rcx + 1152], zmm18
            vprord   zmm18, zmm2, 17
        mov          r15d, ebx                                  /* round 5 */
        add          r15d, [rcx + 320]
            vprord   zmm19, zmm2, 19
            vpsrld   zmm20, zmm2, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm4, zmm17, zmm20
            vprord   zmm17, zmm6, 7
            vprord   zmm18, zmm6, 18
        add          ebp, r14d
        add          esi, ebp
        mov          r14d, [rsp + 104]
        add          r14d, esi
        rorx         ebp, r14d, 25
        rorx         r8d, r14d, 6
        add          esi, edi
        rorx         edi, r14d, 11
        mov          edx, r14d
        and          edx, r12d
        mov          [rsp + 104], r9d
        mov          r9d, [rsp + 96]
        add          r9d, edx
        andn         ebx, r14d, ebx
        xor          r8d, edi
        xor          ebp, r8d
        rorx         r8d, esi, 13
        rorx         edi, esi, 2
        rorx         edx, esi, 22
        mov          [rsp + 96], r15d
        mov          r15d, esi
        xor          r15d, r10d
        xor          edi, r8d
        xor          edi, edx
        and          r11d, r15d
        xor          r11d, r10d
        add          edi, r11d
            vpsrld   zmm19, zmm6, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm15, zmm6                         /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vpaddd   zmm16, zmm16, zmm19
            vpaddd   zmm18, zmm3, [r13 + 192]
        mov          r11d, r12d                                 /* round 6 */
        add          r11d, [rcx + 384]
            vmovdqu64 [rcx + 1216], zmm18
            vprord   zmm18, zmm3, 17
            vprord   zmm19, zmm3, 19
            vpsrld   zmm20, zmm3, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm5, zmm16, zmm20
            vprord   zmm16, zmm7, 7
        add          ebx, r9d
        add          ebp, ebx
        mov          ebx, [rsp + 88]
        add          ebx, ebp
        rorx         r9d, ebx, 25
        rorx         r8d, ebx, 6
        add          ebp, edi
        rorx         edi, ebx, 11
        mov          edx, ebx
        and          edx, r14d
        mov          [rsp + 88], r10d
        mov          r10d, [rsp + 96]
        add          r10d, edx
        andn         r12d, ebx, r12d
        xor          r8d, edi
        xor          r8d, r9d
        rorx         r9d, ebp, 13
        rorx         edi, ebp, 2
        rorx         edx, ebp, 22
        mov          [rsp + 96], r11d
        mov          r11d, ebp
        xor          r11d, esi
        xor          edi, r9d
        xor          edi, edx
        and          r15d, r11d
        xor          r15d, esi
        add          edi, r15d
            vprord   zmm18, zmm7, 18
            vpsrld   zmm19, zmm7, 3
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm17, zmm19
            vpaddd   zmm17, zmm4, [r13 + 256]
        mov          r15d, r14d                                 /* round 7 */
        add          r15d, [rcx + 448]
            vmovdqu64 [rcx + 1280], zmm17
            vprord   zmm17, zmm8, 7                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            vprord   zmm18, zmm8, 18
            vpsrld   zmm19, zmm8, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm7, zmm19
        add          r12d, r10d
        add          r8d, r12d
        mov          r10d, [rsp + 104]
        add          r10d, r8d
        rorx         r12d, r10d, 25
        rorx         r9d, r10d, 6
        add          r8d, edi
        rorx         edi, r10d, 11
        mov          edx, r10d
        and          edx, ebx
        mov          [rsp + 104], esi
        mov          esi, [rsp + 96]
        add          esi, edx
        andn         r14d, r10d, r14d
        xor          r9d, edi
        xor          r9d, r12d
        rorx         r12d, r8d, 13
        rorx         edi, r8d, 2
        rorx         edx, r8d, 22
        mov          [rsp + 96], r15d
        mov          r15d, r8d
        xor          r15d, ebp
        xor          edi, r12d
        xor          edi, edx
        and          r11d, r15d
        xor          r11d, ebp
        add          r11d, edi
            vpaddd   zmm17, zmm17, zmm0
            vprord   zmm18, zmm4, 17
            vprord   zmm19, zmm4, 19
            vpsrld   zmm20, zmm4, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm6, zmm16, zmm20
        mov          r12d, ebx                                  /* round 8 */
        add          r12d, [rcx + 512]
            vpaddd   zmm16, zmm5, [r13 + 320]
            vmovdqu64 [rcx + 1344], zmm16
            vprord   zmm16, zmm9, 7                             /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vprord   zmm18, zmm9, 18
            vpsrld   zmm19, zmm9, 3
        add          r14d, esi
        add          r9d, r14d
        mov          r14d, [rsp + 88]
        add          r14d, r9d
        rorx         edi, r14d, 25
        rorx         esi, r14d, 6
        add          r11d, r9d
        rorx         r9d, r14d, 11
        mov          edx, r14d
        and          edx, r10d
        mov          [rsp + 88], ebp
        mov          ebp, [rsp + 96]
        add          ebp, edx
        andn         ebx, r14d, ebx
        xor          esi, r9d
        xor          esi, edi
        rorx         r9d, r11d, 13
        rorx         edi, r11d, 2
        rorx         edx, r11d, 22
        mov          [rsp + 96], r12d
        mov          r12d, r11d
        xor          r12d, r8d
        xor          edi, r9d
        xor          edi, edx
        and          r15d, r12d
        xor          r15d, r8d
        add          edi, r15d
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm8, zmm19
            vpaddd   zmm16, zmm16, zmm1
            vprord   zmm18, zmm5, 17
            vprord   zmm19, zmm5, 19
            vpsrld   zmm20, zmm5, 10
        mov          r15d, r10d                                 /* round 9 */
        add          r15d, [rcx + 576]
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm7, zmm17, zmm20
            vpaddd   zmm17, zmm6, [r13 + 384]
            vmovdqu64 [rcx + 1408], zmm17
            vprord   zmm17, zmm10, 7                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            vprord   zmm18, zmm10, 18
        add          ebx, ebp
        add          esi, ebx
        mov          ebx, [rsp + 104]
        add          ebx, esi
        rorx         ebp, ebx, 25
        rorx         r9d, ebx, 6
        add          esi, edi
        rorx         edi, ebx, 11
        mov          edx, ebx
        and          edx, r14d
        mov          [rsp + 104], r8d
        mov          r8d, [rsp + 96]
        add          r8d, edx
        andn         r10d, ebx, r10d
        xor          r9d, edi
        xor          r9d, ebp
        rorx         ebp, esi, 13
        rorx         edi, esi, 2
        rorx         edx, esi, 22
        mov          [rsp + 96], r15d
        mov          r15d, esi
        xor          r15d, r11d
        xor          edi, ebp
        xor          edi, edx
        and          r12d, r15d
        xor          r12d, r11d
        add          edi, r12d
            vpsrld   zmm19, zmm10, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm9, zmm19
            vpaddd   zmm17, zmm17, zmm2
            vprord   zmm18, zmm6, 17
            vprord   zmm19, zmm6, 19
        mov          r12d, r14d                                 /* round 10 */
        add          r12d, [rcx + 640]
            vpsrld   zmm20, zmm6, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm8, zmm16, zmm20
            vpaddd   zmm16, zmm7, [r13 + 448]
            vmovdqu64 [rcx + 1472], zmm16
            vprord   zmm16, zmm11, 7                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        add          r10d, r8d
        add          r9d, r10d
        mov          ebp, [rsp + 88]
        add          ebp, r9d
        rorx         r10d, ebp, 25
        rorx         r8d, ebp, 6
        add          r9d, edi
        rorx         edi, ebp, 11
        mov          edx, ebp
        and          edx, ebx
        mov          [rsp + 88], r11d
        mov          r11d, [rsp + 96]
        add          r11d, edx
        andn         r14d, ebp, r14d
        xor          r8d, edi
        xor          r10d, r8d
        rorx         r8d, r9d, 13
        rorx         edi, r9d, 2
        rorx         edx, r9d, 22
        mov          [rsp + 96], r12d
        mov          r12d, r9d
        xor          r12d, esi
        xor          edi, r8d
        xor          edi, edx
        and          r15d, r12d
        xor          r15d, esi
        add          edi, r15d
            vprord   zmm18, zmm11, 18
            vpsrld   zmm19, zmm11, 3
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm10, zmm19
            vpaddd   zmm16, zmm16, zmm3
            vprord   zmm18, zmm7, 17
        mov          r15d, ebx                                  /* round 11 */
        add          r15d, [rcx + 704]
            vprord   zmm19, zmm7, 19
            vpsrld   zmm20, zmm7, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm9, zmm17, zmm20
            vpaddd   zmm17, zmm8, [r13 + 512]
        add          r14d, r11d
        add          r10d, r14d
        mov          r14d, [rsp + 104]
        add          r14d, r10d
        rorx         r11d, r14d, 25
        rorx         r8d, r14d, 6
        add          r10d, edi
        rorx         edi, r14d, 11
        mov          edx, r14d
        and          edx, ebp
        mov          [rsp + 104], esi
        mov          esi, [rsp + 96]
        add          esi, edx
        andn         ebx, r14d, ebx
        xor          r8d, edi
        xor          r8d, r11d
        rorx         r11d, r10d, 13
        rorx         edi, r10d, 2
        rorx         edx, r10d, 22
        mov          r13d, r10d
        xor          r13d, r9d
        xor          edi, r11d
        xor          edi, edx
        and          r12d, r13d
        xor          r12d, r9d
        add          edi, r12d
            vmovdqu64 [rcx + 1536], zmm17
            vprord   zmm17, zmm12, 7                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vprord   zmm18, zmm12, 18
            vpsrld   zmm19, zmm12, 3
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm11, zmm19
        mov          r12d, ebp                                  /* round 12 */
        add          r12d, [rcx + 768]
            vpaddd   zmm17, zmm17, zmm4
            vprord   zmm18, zmm8, 17
            vprord   zmm19, zmm8, 19
            vpsrld   zmm20, zmm8, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm10, zmm16, zmm20
        add          ebx, esi
        add          r8d, ebx
        mov          r11d, [rsp + 88]
        add          r11d, r8d
        rorx         ebx, r11d, 25
        rorx         esi, r11d, 6
        add          r8d, edi
        rorx         edi, r11d, 11
        mov          edx, r11d
        and          edx, r14d
        add          r15d, edx
        andn         ebp, r11d, ebp
        xor          esi, edi
        xor          ebx, esi
        rorx         edi, r8d, 13
        rorx         esi, r8d, 2
        rorx         edx, r8d, 22
        mov          [rsp + 88], r9d
        mov          r9d, r8d
        xor          r9d, r10d
        xor          esi, edi
        xor          esi, edx
        and          r13d, r9d
        xor          r13d, r10d
        add          esi, r13d
            mov      r13, [rsp + 80]
            vpaddd   zmm16, zmm9, [r13 + 576]
            vmovdqu64 [rcx + 1600], zmm16
            vprord   zmm16, zmm13, 7                            /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vprord   zmm18, zmm13, 18
            vpsrld   zmm19, zmm13, 3
            vpternlogd zmm19, zmm16, zmm18, 150
        mov          edi, r14d                                  /* round 13 */
        add          edi, [rcx + 832]
            vpaddd   zmm16, zmm12, zmm19
            vpaddd   zmm16, zmm16, zmm5
            vprord   zmm18, zmm9, 17
            vprord   zmm19, zmm9, 19
            vpsrld   zmm20, zmm9, 10
        add          ebp, r15d
        add          ebx, ebp
        mov          r15d, [rsp + 104]
        add          r15d, ebx
        rorx         ebp, r15d, 25
        rorx         edx, r15d, 6
        add          ebx, esi
        rorx         esi, r15d, 11
        mov          [rsp + 96], r10d
        mov          r10d, r15d
        and          r10d, r11d
        add          r12d, r10d
        andn         r14d, r15d, r14d
        xor          edx, esi
        xor          ebp, edx
        rorx         r10d, ebx, 13
        rorx         esi, ebx, 2
        rorx         edx, ebx, 22
        mov          [rsp + 104], edi
        mov          edi, ebx
        xor          edi, r8d
        xor          esi, r10d
        xor          esi, edx
        and          r9d, edi
        xor          r9d, r8d
        add          esi, r9d
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm11, zmm17, zmm20
            vpaddd   zmm17, zmm10, [r13 + 640]
            vmovdqu64 [rcx + 1664], zmm17
            vprord   zmm17, zmm14, 7                            /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vprord   zmm18, zmm14, 18
            vpsrld   zmm19, zmm14, 3
        mov          r10d, r11d                                 /* round 14 */
        add          r10d, [rcx + 896]
            vpternlogd zmm19, zmm17, zmm18, 150
            vpaddd   zmm17, zmm13, zmm19
            vpaddd   zmm17, zmm17, zmm6
            vprord   zmm18, zmm10, 17
            vprord   zmm19, zmm10, 19
        add          r14d, r12d
        add          ebp, r14d
        mov          r12d, [rsp + 88]
        add          r12d, ebp
        mov          [rsp + 24], r12d
        rorx         r14d, r12d, 25
        rorx         r9d, r12d, 6
        add          ebp, esi
        rorx         esi, r12d, 11
        mov          edx, r12d
        and          edx, r15d
        mov          [rsp + 88], r8d
        mov          r8d, [rsp + 104]
        add          r8d, edx
        andn         r11d, r12d, r11d
        xor          r9d, esi
        xor          r9d, r14d
        rorx         r14d, ebp, 13
        rorx         esi, ebp, 2
        rorx         edx, ebp, 22
        mov          [rsp + 104], r10d
        mov          r10d, ebp
        xor          r10d, ebx
        xor          esi, r14d
        xor          esi, edx
        and          edi, r10d
        xor          edi, ebx
        add          esi, edi
            vpsrld   zmm20, zmm10, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm12, zmm16, zmm20
            vpaddd   zmm16, zmm11, [r13 + 704]
            vmovdqu64 [rcx + 1728], zmm16
            vprord   zmm16, zmm15, 7                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            vprord   zmm18, zmm15, 18
        mov          r14d, r15d                                 /* round 15 */
        add          r14d, [rcx + 960]
            vpsrld   zmm19, zmm15, 3
            vpternlogd zmm19, zmm16, zmm18, 150
            vpaddd   zmm16, zmm14, zmm19
            vpaddd   zmm16, zmm16, zmm7
            vprord   zmm18, zmm11, 17
        add          r11d, r8d
        add          r9d, r11d
        mov          r11d, [rsp + 96]
        add          r11d, r9d
        mov          [rsp + 16], r11d
        rorx         r8d, r11d, 25
        rorx         edi, r11d, 6
        add          r9d, esi
        rorx         esi, r11d, 11
        mov          edx, r11d
        and          edx, r12d
        mov          [rsp + 96], ebx
        mov          ebx, [rsp + 104]
        add          ebx, edx
        andn         r15d, r11d, r15d
        xor          edi, esi
        xor          edi, r8d
        rorx         r8d, r9d, 13
        rorx         esi, r9d, 2
        rorx         edx, r9d, 22
        mov          r12d, r9d
        xor          r12d, ebp
        xor          esi, r8d
        xor          esi, edx
        and          r10d, r12d
        xor          r10d, ebp
        add          esi, r10d
            vprord   zmm19, zmm11, 19
            vpsrld   zmm20, zmm11, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm13, zmm17, zmm20
            vpaddd   zmm17, zmm12, [r13 + 768]
            vmovdqu64 [rcx + 1792], zmm17
        lea          r10, [r13 + 1024]                          /* the next sixteen words */
            vpsrld   zmm17, zmm12, 10
            vprord   zmm18, zmm0, 7                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            vprord   zmm19, zmm0, 18
            vpsrld   zmm20, zmm0, 3
            vpternlogd zmm20, zmm18, zmm19, 150
            vpaddd   zmm18, zmm15, zmm20
            vpaddd   zmm18, zmm18, zmm8
        lea          r8, [rcx + 1024]
        add          r15d, ebx
        add          edi, r15d
        mov          r15d, [rsp + 88]
        add          r15d, edi
        mov          [rsp + 8], r15d
        rorx         ebx, r15d, 25
        rorx         edx, r15d, 6
        add          edi, esi
        rorx         esi, r15d, 11
        mov          [rsp + 88], ebp
        mov          ebp, r15d
        and          ebp, r11d
        add          r14d, ebp
        mov          ebp, [rsp + 24]
        andn         r11d, r15d, ebp
        xor          edx, esi
        xor          edx, ebx
        rorx         ebx, edi, 13
        rorx         esi, edi, 2
        rorx         r15d, edi, 22
        mov          ebp, edi
        xor          ebp, r9d
        xor          esi, ebx
        xor          esi, r15d
        and          ebp, r12d
        xor          ebp, r9d
        add          esi, ebp
            vprord   zmm19, zmm12, 19
            vprord   zmm20, zmm12, 17
            vpternlogd zmm17, zmm20, zmm19, 150
            vpaddd   zmm14, zmm16, zmm17
            vpaddd   zmm16, zmm13, [r13 + 832]
            vmovdqu64 [rcx + 1856], zmm16
            vprord   zmm16, zmm13, 17
            vprord   zmm17, zmm13, 19
            vpsrld   zmm19, zmm13, 10
            vpternlogd zmm19, zmm16, zmm17, 150
            vpaddd   zmm15, zmm18, zmm19
            vpaddd   zmm16, zmm14, [r13 + 896]
            vmovdqu64 [rcx + 1920], zmm16
            vpaddd   zmm16, zmm15, [r13 + 960]
            vmovdqu64 [rcx + 1984], zmm16
        add          r11d, r14d
        add          edx, r11d
        mov          ebx, [rsp + 96]
        add          ebx, edx
        mov          [rsp], ebx
        add          edx, esi
        mov          r11d, edi
        mov          ebx, r9d
        mov          rcx, r8
        mov          r9, r10
        mov          r10d, edx
        mov          ebp, [rsp + 88]
        mov          rdx, [rsp + 48]
        mov          rsi, [rsp + 56]
        mov          r8, [rsp + 64]
        mov          rdi, [rsp + 72]
        cmp          rcx, rdi
        jne          NSMS_L(rounds_and_schedule16)

        /* rounds 48 to 63 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule16, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          edi, [rsp]
        rorx         r9d, edi, 25                               /* round 0 */
        rorx         r12d, edi, 6
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, [rsp + 24]
        add          r14d, [rcx]
        rorx         r15d, edi, 11
        mov          [rsp + 48], rax
        mov          eax, edi
        and          eax, [rsp + 8]
        add          r14d, eax
        mov          eax, [rsp + 16]
        mov          [rsp + 56], r8
        andn         r8d, edi, eax
        xor          r12d, r15d
        xor          r12d, r9d
        add          r8d, r14d
        add          eax, [rcx + 64]                            /* round 1 */
        rorx         r9d, r10d, 13
        rorx         r14d, r10d, 2
        rorx         r15d, r10d, 22
        mov          [rsp + 64], rdx
        mov          edx, r11d
        xor          edx, ebx
        xor          r14d, r9d
        xor          r14d, r15d
        and          edx, r13d
        xor          edx, r11d
        add          r14d, edx
        add          r12d, r8d
        add          ebp, r12d
        rorx         r9d, ebp, 25
        rorx         r15d, ebp, 6
        add          r12d, r14d
        rorx         r14d, ebp, 11
        mov          r8d, ebp
        and          r8d, edi
        add          eax, r8d
        mov          r8d, [rsp + 8]
        andn         edx, ebp, r8d
        xor          r15d, r14d
        xor          r15d, r9d
        add          edx, eax
        add          r8d, [rcx + 128]                           /* round 2 */
        rorx         r9d, r12d, 13
        rorx         r14d, r12d, 2
        rorx         eax, r12d, 22
        mov          [rsp + 72], rsi
        mov          esi, r12d
        xor          esi, r10d
        xor          r14d, r9d
        xor          r14d, eax
        and          r13d, esi
        xor          r13d, r10d
        add          r14d, r13d
        add          r15d, edx
        add          ebx, r15d
        rorx         r9d, ebx, 25
        rorx         r13d, ebx, 6
        add          r15d, r14d
        rorx         r14d, ebx, 11
        mov          edx, ebx
        and          edx, ebp
        add          r8d, edx
        andn         edx, ebx, edi
        xor          r13d, r14d
        xor          r13d, r9d
        add          edx, r8d
        add          edi, [rcx + 192]                           /* round 3 */
        rorx         r9d, r15d, 13
        rorx         r14d, r15d, 2
        rorx         r8d, r15d, 22
        mov          eax, r15d
        xor          eax, r12d
        xor          r14d, r9d
        xor          r14d, r8d
        and          esi, eax
        xor          esi, r12d
        add          r14d, esi
        add          r13d, edx
        add          r11d, r13d
        rorx         r9d, r11d, 25
        rorx         r8d, r11d, 6
        add          r13d, r14d
        rorx         r14d, r11d, 11
        mov          esi, r11d
        and          esi, ebx
        add          edi, esi
        andn         esi, r11d, ebp
        xor          r8d, r14d
        xor          r8d, r9d
        add          esi, edi
        add          ebp, [rcx + 256]                           /* round 4 */
        rorx         edi, r13d, 13
        rorx         r9d, r13d, 2
        rorx         r14d, r13d, 22
        mov          edx, r13d
        xor          edx, r15d
        xor          r9d, edi
        xor          r9d, r14d
        and          eax, edx
        xor          eax, r15d
        add          r9d, eax
        add          r8d, esi
        add          r10d, r8d
        rorx         edi, r10d, 25
        rorx         r14d, r10d, 6
        add          r8d, r9d
        rorx         r9d, r10d, 11
        mov          esi, r10d
        and          esi, r11d
        add          ebp, esi
        andn         esi, r10d, ebx
        xor          r14d, r9d
        xor          r14d, edi
        add          ebp, esi
        add          ebx, [rcx + 320]                           /* round 5 */
        rorx         edi, r8d, 13
        rorx         r9d, r8d, 2
        rorx         esi, r8d, 22
        mov          eax, r8d
        xor          eax, r13d
        xor          r9d, edi
        xor          r9d, esi
        and          edx, eax
        xor          edx, r13d
        add          r9d, edx
        add          ebp, r14d
        add          r12d, ebp
        rorx         edi, r12d, 25
        rorx         r14d, r12d, 6
        add          ebp, r9d
        rorx         r9d, r12d, 11
        mov          esi, r12d
        and          esi, r10d
        add          ebx, esi
        andn         esi, r12d, r11d
        xor          r14d, r9d
        xor          r14d, edi
        add          ebx, esi
        add          r11d, [rcx + 384]                          /* round 6 */
        rorx         edi, ebp, 13
        rorx         r9d, ebp, 2
        rorx         esi, ebp, 22
        mov          edx, ebp
        xor          edx, r8d
        xor          r9d, edi
        xor          r9d, esi
        and          eax, edx
        xor          eax, r8d
        add          r9d, eax
        add          ebx, r14d
        add          r15d, ebx
        rorx         edi, r15d, 25
        rorx         r14d, r15d, 6
        add          ebx, r9d
        rorx         r9d, r15d, 11
        mov          esi, r15d
        and          esi, r12d
        add          r11d, esi
        andn         esi, r15d, r10d
        xor          r14d, r9d
        xor          r14d, edi
        add          r11d, esi
        add          r10d, [rcx + 448]                          /* round 7 */
        rorx         edi, ebx, 13
        rorx         r9d, ebx, 2
        rorx         esi, ebx, 22
        mov          eax, ebx
        xor          eax, ebp
        xor          r9d, edi
        xor          r9d, esi
        and          edx, eax
        xor          edx, ebp
        add          r9d, edx
        add          r11d, r14d
        add          r13d, r11d
        rorx         edi, r13d, 25
        rorx         r14d, r13d, 6
        add          r11d, r9d
        rorx         r9d, r13d, 11
        mov          esi, r13d
        and          esi, r15d
        add          r10d, esi
        andn         esi, r13d, r12d
        xor          r14d, r9d
        xor          r14d, edi
        add          r10d, esi
        add          r12d, [rcx + 512]                          /* round 8 */
        rorx         edi, r11d, 13
        rorx         r9d, r11d, 2
        rorx         esi, r11d, 22
        mov          edx, r11d
        xor          edx, ebx
        xor          r9d, edi
        xor          r9d, esi
        and          eax, edx
        xor          eax, ebx
        add          r9d, eax
        add          r10d, r14d
        add          r8d, r10d
        rorx         edi, r8d, 25
        rorx         r14d, r8d, 6
        add          r10d, r9d
        rorx         r9d, r8d, 11
        mov          esi, r8d
        and          esi, r13d
        add          r12d, esi
        andn         esi, r8d, r15d
        xor          r14d, r9d
        xor          r14d, edi
        add          esi, r12d
        add          r15d, [rcx + 576]                          /* round 9 */
        rorx         edi, r10d, 13
        rorx         r9d, r10d, 2
        rorx         r12d, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r9d, edi
        xor          r9d, r12d
        and          edx, eax
        xor          edx, r11d
        add          r9d, edx
        add          r14d, esi
        add          ebp, r14d
        rorx         edi, ebp, 25
        rorx         r12d, ebp, 6
        add          r14d, r9d
        rorx         r9d, ebp, 11
        mov          esi, ebp
        and          esi, r8d
        add          r15d, esi
        andn         esi, ebp, r13d
        xor          r12d, r9d
        xor          r12d, edi
        add          esi, r15d
        add          r13d, [rcx + 640]                          /* round 10 */
        rorx         edi, r14d, 13
        rorx         r9d, r14d, 2
        rorx         r15d, r14d, 22
        mov          edx, r14d
        xor          edx, r10d
        xor          r9d, edi
        xor          r9d, r15d
        and          eax, edx
        xor          eax, r10d
        add          r9d, eax
        add          r12d, esi
        add          ebx, r12d
        rorx         edi, ebx, 25
        rorx         r15d, ebx, 6
        add          r12d, r9d
        rorx         r9d, ebx, 11
        mov          esi, ebx
        and          esi, ebp
        add          r13d, esi
        andn         esi, ebx, r8d
        xor          r15d, r9d
        xor          r15d, edi
        add          esi, r13d
        add          r8d, [rcx + 704]                           /* round 11 */
        rorx         edi, r12d, 13
        rorx         r9d, r12d, 2
        rorx         r13d, r12d, 22
        mov          eax, r12d
        xor          eax, r14d
        xor          r9d, edi
        xor          r9d, r13d
        and          edx, eax
        xor          edx, r14d
        add          r9d, edx
        add          r15d, esi
        add          r11d, r15d
        rorx         edi, r11d, 25
        rorx         r13d, r11d, 6
        add          r15d, r9d
        rorx         r9d, r11d, 11
        mov          esi, r11d
        and          esi, ebx
        add          r8d, esi
        andn         esi, r11d, ebp
        xor          r13d, r9d
        xor          r13d, edi
        add          esi, r8d
        add          ebp, [rcx + 768]                           /* round 12 */
        rorx         edi, r15d, 13
        rorx         r9d, r15d, 2
        rorx         r8d, r15d, 22
        mov          edx, r15d
        xor          edx, r12d
        xor          r9d, edi
        xor          r9d, r8d
        and          eax, edx
        xor          eax, r12d
        add          r9d, eax
        add          r13d, esi
        add          r10d, r13d
        rorx         edi, r10d, 25
        rorx         r8d, r10d, 6
        add          r13d, r9d
        rorx         r9d, r10d, 11
        mov          esi, r10d
        and          esi, r11d
        add          ebp, esi
        andn         esi, r10d, ebx
        xor          r8d, r9d
        xor          r8d, edi
        add          ebp, esi
        add          ebx, [rcx + 832]                           /* round 13 */
        rorx         edi, r13d, 13
        rorx         r9d, r13d, 2
        rorx         esi, r13d, 22
        mov          eax, r13d
        xor          eax, r15d
        xor          r9d, edi
        xor          r9d, esi
        and          edx, eax
        xor          edx, r15d
        add          r9d, edx
        add          ebp, r8d
        add          r14d, ebp
        rorx         edi, r14d, 25
        rorx         r8d, r14d, 6
        add          ebp, r9d
        rorx         r9d, r14d, 11
        mov          esi, r14d
        and          esi, r10d
        add          ebx, esi
        andn         esi, r14d, r11d
        xor          r8d, r9d
        xor          r8d, edi
        add          ebx, esi
        add          r11d, [rcx + 896]                          /* round 14 */
        rorx         edi, ebp, 13
        rorx         r9d, ebp, 2
        rorx         esi, ebp, 22
        mov          edx, ebp
        xor          edx, r13d
        xor          r9d, edi
        xor          r9d, esi
        and          eax, edx
        xor          eax, r13d
        add          r9d, eax
        add          ebx, r8d
        add          r12d, ebx
        rorx         edi, r12d, 25
        rorx         r8d, r12d, 6
        add          ebx, r9d
        rorx         r9d, r12d, 11
        mov          esi, r12d
        and          esi, r14d
        add          r11d, esi
        andn         esi, r12d, r10d
        xor          r8d, r9d
        xor          r8d, edi
        add          r11d, esi
        rorx         edi, ebx, 13
        rorx         r9d, ebx, 2
        rorx         esi, ebx, 22
        mov          eax, ebx
        xor          eax, ebp
        xor          r9d, edi
        xor          r9d, esi
        and          edx, eax
        xor          edx, ebp
        add          r9d, edx
        add          r11d, r8d
        add          r15d, r11d
        add          r11d, r9d
        rorx         edi, r15d, 6                               /* round 15 */
        rorx         r9d, r15d, 11
        xor          edi, r9d
        rorx         r9d, r15d, 25
        xor          edi, r9d
        mov          r9d, r15d
        and          r9d, r12d
        andn         r8d, r15d, r14d
        add          r10d, [rcx + 960]
        add          r10d, r9d
        add          r10d, r8d
        add          r10d, edi
        rorx         ecx, r11d, 2
        rorx         edi, r11d, 13
        xor          ecx, edi
        rorx         edi, r11d, 22
        xor          ecx, edi
        mov          edi, r11d
        xor          edi, ebx
        and          edi, eax
        xor          edi, ebx
        mov          r9, [rsp + 32]
        mov          r8d, [r9 + 4]                              /* H = H + (a, b, ...) */
        mov          esi, [r9 + 8]
        mov          edx, [r9 + 12]
        mov          eax, [r9 + 20]
        mov          [rsp + 80], r14d
        mov          r14d, [r9 + 24]
        add          ecx, [r9]
        add          edi, ecx
        mov          ecx, [r9 + 28]
        add          edi, r10d
        mov          [r9], edi
        add          r11d, r8d
        mov          [r9 + 4], r11d
        add          ebx, esi
        mov          [r9 + 8], ebx
        add          ebp, edx
        mov          [r9 + 12], ebp
        add          r13d, [r9 + 16]
        add          r13d, r10d
        mov          [rsp], r13d
        mov          [r9 + 16], r13d
        add          eax, r15d
        mov          [rsp + 8], eax
        mov          [r9 + 20], eax
        add          r14d, r12d
        mov          [rsp + 16], r14d
        mov          [r9 + 24], r14d
        add          ecx, [rsp + 80]
        mov          [rsp + 24], ecx
        mov          [r9 + 28], ecx
        mov          rsi, [rsp + 72]
        add          rsi, 64                                    /* the next block */
        mov          rdx, [rsp + 64]
        add          rdx, -1
        mov          r8, [rsp + 56]
        add          r8, 4
        mov          r10d, edi
        mov          rax, [rsp + 48]

        /* zeros in place of the working variables of an unfinished block before */
        mov          rcx, [rsp + 32]
        vmovd        xmm0, [rcx]                                /* the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        vmovd        xmm1, [rcx + 4]
        vmovd        xmm2, [rcx + 8]
        vmovd        xmm10, [rcx + 12]
        vmovd        xmm11, [rcx + 16]
        vmovd        xmm12, [rcx + 20]
        vmovd        xmm6, [rcx + 24]
        vmovd        xmm7, [rcx + 28]
        vpunpcklqdq  xmm4, xmm11, xmm2
        vpunpcklqdq  xmm5, xmm12, xmm10
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        vmovdqu64    xmm3, [rip + NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; blocks: rdx; data: rsi; q: r8; is_e: k2; */
        /*   state: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(end_and_next_block16):

        /* the end of a block, and rounds 0 to 15 of the next */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        vmovdqu64    xmm10, [rip + NSMS_L(rotation_counts)]     /* the first round, and the last but one of the block before */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts) + 16]
        vmovd        xmm12, [r8]
        vmovdqu64    xmm13, [rip + NSMS_L(words_00000000_x4)]
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts) + 32]
        vmovd        xmm16, [r8 + 128]                          /* round 2 */
        vmovdqa64    xmm17, xmm0                                /* the hash value after the block before */
        vpaddd       xmm17{k2}, xmm0, xmm4
        vprorvd      xmm18, xmm17, xmm11
        vprorvd      xmm19, xmm17, xmm15
        vprorvd      xmm20, xmm17, xmm10
        vpternlogd   xmm19, xmm20, xmm18, 150
        vmovd        xmm18, [r8 + 192]                          /* round 3 */
        vpaddd       xmm3{k2}, xmm3, xmm7
        vpaddd       xmm12, xmm12, xmm3
        vpsubd       xmm12{k1}, xmm13, xmm3
        vmovdqa64    xmm20, xmm1
        vpaddd       xmm20{k1}, xmm1, xmm5
        vpalignr     xmm20, xmm20, xmm20, 8
        vpaddd       xmm19, xmm20, xmm19
        vpaddd       xmm12, xmm12, xmm19
        vpaddd       xmm2{k2}, xmm2, xmm6
        vmovd        xmm19, [r8 + 64]                           /* the second round, and the last of the block before */
        vmovdqa64    xmm20, xmm1
        vpaddd       xmm20{k2}, xmm1, xmm5
        vmovdqa64    xmm21, xmm2
        vpternlogd   xmm21, xmm20, xmm14, 208
        vmovdqa64    xmm22, xmm20
        vpternlogd   xmm22, xmm2, xmm14, 248
        vpternlogd   xmm21, xmm22, xmm17, 216
        vpaddd       xmm12, xmm12, xmm21
        vmovd        xmm21, [r8 + 256]                          /* round 4 */
        vmovdqa64    xmm22, xmm0
        vpaddd       xmm22{k1}, xmm0, xmm4
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm17, xmm14, 208
        vpternlogd   xmm17, xmm20, xmm14, 248
        vmovd        xmm20, [r8 + 320]                          /* round 5 */
        vpaddd       xmm19, xmm2, xmm19
        vpsubd       xmm19{k1}, xmm13, xmm2
        vpternlogd   xmm23, xmm17, xmm12, 216
        vprorvd      xmm17, xmm12, xmm10
        vpalignr     xmm22, xmm22, xmm22, 8
        vprorvd      xmm24, xmm12, xmm11
        vprorvd      xmm25, xmm12, xmm15
        vpaddd       xmm19, xmm22, xmm19
        vpaddd       xmm19, xmm19, xmm23
        vpternlogd   xmm25, xmm17, xmm24, 150
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm16, xmm5, xmm16
        vpaddd       xmm12{k1}, xmm12, xmm8
        vmovd        xmm17, [r8 + 384]                          /* round 6 */
        vpaddd       xmm19, xmm25, xmm19
        vpaddd       xmm4, xmm0, xmm4
        vmovdqa64    xmm22, xmm4
        vpternlogd   xmm22, xmm12, xmm14, 208
        vpaddd       xmm19{k1}, xmm19, xmm9
        vpalignr     xmm23, xmm12, xmm12, 8
        vmovdqa64    xmm24, xmm12
        vpternlogd   xmm24, xmm4, xmm14, 248
        vpsubd       xmm16{k1}, xmm13, xmm5
        vpternlogd   xmm22, xmm24, xmm19, 216
        vprorvd      xmm24, xmm19, xmm10
        vprorvd      xmm25, xmm19, xmm15
        vpaddd       xmm16, xmm16, xmm23
        vpaddd       xmm18, xmm4, xmm18
        vprorvd      xmm23, xmm19, xmm11
        vmovd        xmm26, [r8 + 448]                          /* round 7 */
        vpternlogd   xmm25, xmm24, xmm23, 150
        vmovdqa64    xmm23, xmm12
        vpternlogd   xmm23, xmm19, xmm14, 208
        vpaddd       xmm16, xmm16, xmm22
        vmovdqa64    xmm22, xmm19
        vpternlogd   xmm22, xmm12, xmm14, 248
        vpalignr     xmm24, xmm19, xmm19, 8
        vpaddd       xmm16, xmm25, xmm16
        vpternlogd   xmm23, xmm22, xmm16, 216
        vpsubd       xmm18{k1}, xmm13, xmm4
        vprorvd      xmm22, xmm16, xmm10
        vprorvd      xmm25, xmm16, xmm15
        vpaddd       xmm21, xmm21, xmm12
        vpaddd       xmm18, xmm18, xmm24
        vprorvd      xmm24, xmm16, xmm11
        vmovd        xmm27, [r8 + 512]                          /* round 8 */
        vpaddd       xmm18, xmm18, xmm23
        vmovdqa64    xmm23, xmm19
        vpternlogd   xmm23, xmm16, xmm14, 208
        vpternlogd   xmm25, xmm22, xmm24, 150
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm19, xmm14, 248
        vpaddd       xmm18, xmm25, xmm18
        vpalignr     xmm24, xmm16, xmm16, 8
        vpsubd       xmm21{k1}, xmm13, xmm12
        vpternlogd   xmm23, xmm22, xmm18, 216
        vprorvd      xmm22, xmm18, xmm10
        vprorvd      xmm25, xmm18, xmm15
        vpaddd       xmm21, xmm21, xmm24
        vprorvd      xmm24, xmm18, xmm11
        vpaddd       xmm20, xmm20, xmm19
        vmovd        xmm28, [r8 + 576]                          /* round 9 */
        vpternlogd   xmm25, xmm22, xmm24, 150
        vpaddd       xmm21, xmm21, xmm23
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm18, xmm14, 208
        vmovdqa64    xmm23, xmm18
        vpternlogd   xmm23, xmm16, xmm14, 248
        vpaddd       xmm21, xmm25, xmm21
        vpalignr     xmm24, xmm18, xmm18, 8
        vpsubd       xmm20{k1}, xmm13, xmm19
        vpternlogd   xmm22, xmm23, xmm21, 216
        vprorvd      xmm23, xmm21, xmm10
        vprorvd      xmm25, xmm21, xmm15
        vpaddd       xmm17, xmm17, xmm16
        vpaddd       xmm20, xmm20, xmm24
        vprorvd      xmm24, xmm21, xmm11
        vmovd        xmm29, [r8 + 640]                          /* round 10 */
        vpaddd       xmm20, xmm20, xmm22
        vmovdqa64    xmm22, xmm18
        vpternlogd   xmm22, xmm21, xmm14, 208
        vpternlogd   xmm25, xmm23, xmm24, 150
        vmovdqa64    xmm23, xmm21
        vpternlogd   xmm23, xmm18, xmm14, 248
        vpaddd       xmm20, xmm25, xmm20
        vpalignr     xmm24, xmm21, xmm21, 8
        vpsubd       xmm17{k1}, xmm13, xmm16
        vpternlogd   xmm22, xmm23, xmm20, 216
        vprorvd      xmm16, xmm20, xmm10
        vprorvd      xmm23, xmm20, xmm15
        vpaddd       xmm25, xmm26, xmm18
        vpaddd       xmm17, xmm17, xmm24
        vprorvd      xmm24, xmm20, xmm11
        vpaddd       xmm17, xmm17, xmm22
        vmovd        xmm22, [r8 + 704]                          /* round 11 */
        vmovdqa64    xmm26, xmm21
        vpternlogd   xmm26, xmm20, xmm14, 208
        vpternlogd   xmm23, xmm16, xmm24, 150
        vmovdqa64    xmm16, xmm20
        vpternlogd   xmm16, xmm21, xmm14, 248
        vpaddd       xmm17, xmm23, xmm17
        vpalignr     xmm23, xmm20, xmm20, 8
        vpsubd       xmm25{k1}, xmm13, xmm18
        vpternlogd   xmm26, xmm16, xmm17, 216
        vprorvd      xmm16, xmm17, xmm10
        vprorvd      xmm18, xmm17, xmm15
        vpaddd       xmm24, xmm27, xmm21
        vpaddd       xmm23, xmm25, xmm23
        vprorvd      xmm25, xmm17, xmm11
        vmovd        xmm27, [r8 + 768]                          /* round 12 */
        vpaddd       xmm23, xmm23, xmm26
        vmovdqa64    xmm26, xmm20
        vpternlogd   xmm26, xmm17, xmm14, 208
        vpternlogd   xmm18, xmm16, xmm25, 150
        vmovdqa64    xmm16, xmm17
        vpternlogd   xmm16, xmm20, xmm14, 248
        vpaddd       xmm18, xmm18, xmm23
        vpalignr     xmm23, xmm17, xmm17, 8
        vpsubd       xmm24{k1}, xmm13, xmm21
        vpternlogd   xmm26, xmm16, xmm18, 216
        vprorvd      xmm16, xmm18, xmm15
        vprorvd      xmm21, xmm18, xmm10
        vpaddd       xmm25, xmm28, xmm20
        vpaddd       xmm23, xmm24, xmm23
        vprorvd      xmm24, xmm18, xmm11
        vmovd        xmm28, [r8 + 832]                          /* round 13 */
        vpaddd       xmm23, xmm23, xmm26
        vmovdqa64    xmm26, xmm17
        vpternlogd   xmm26, xmm18, xmm14, 208
        vpternlogd   xmm16, xmm21, xmm24, 150
        vmovdqa64    xmm21, xmm18
        vpternlogd   xmm21, xmm17, xmm14, 248
        vpaddd       xmm16, xmm16, xmm23
        vpalignr     xmm23, xmm18, xmm18, 8
        vpsubd       xmm25{k1}, xmm13, xmm20
        vpternlogd   xmm26, xmm21, xmm16, 216
        vprorvd      xmm20, xmm16, xmm10
        vprorvd      xmm21, xmm16, xmm15
        vmovd        xmm24, [r8 + 896]                          /* round 14 */
        vpaddd       xmm23, xmm25, xmm23
        vprorvd      xmm25, xmm16, xmm11
        vpaddd       xmm23, xmm23, xmm26
        vpternlogd   xmm21, xmm20, xmm25, 150
        vmovdqa64    xmm20, xmm18
        vpternlogd   xmm20, xmm16, xmm14, 208
        vpaddd       xmm25, xmm29, xmm17
        vpsubd       xmm25{k1}, xmm13, xmm17
        vpaddd       xmm17, xmm21, xmm23
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm18, xmm14, 248
        vpalignr     xmm23, xmm16, xmm16, 8
        vpternlogd   xmm20, xmm21, xmm17, 216
        vprorvd      xmm21, xmm17, xmm10
        vprorvd      xmm26, xmm17, xmm15
        vpaddd       xmm22, xmm22, xmm18
        vpaddd       xmm23, xmm25, xmm23
        vprorvd      xmm25, xmm17, xmm11
        vpternlogd   xmm26, xmm21, xmm25, 150
        vpaddd       xmm20, xmm23, xmm20
        vmovdqa64    xmm21, xmm17
        vpternlogd   xmm21, xmm16, xmm14, 248
        vmovdqa64    xmm23, xmm16
        vpternlogd   xmm23, xmm17, xmm14, 208
        vpaddd       xmm20, xmm26, xmm20
        vpalignr     xmm25, xmm17, xmm17, 8
        vpsubd       xmm22{k1}, xmm13, xmm18
        vpternlogd   xmm23, xmm21, xmm20, 216
        vmovd        xmm18, [r8 + 960]                          /* round 15 */
        vprorvd      xmm21, xmm20, xmm10
        vprorvd      xmm26, xmm20, xmm15
        vpaddd       xmm27, xmm27, xmm16
        vpaddd       xmm22, xmm22, xmm25
        vprorvd      xmm25, xmm20, xmm11
        vpaddd       xmm22, xmm22, xmm23
        vpternlogd   xmm26, xmm21, xmm25, 150
        vmovdqa64    xmm21, xmm17
        vpternlogd   xmm21, xmm20, xmm14, 208
        vpaddd       xmm22, xmm26, xmm22
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm17, xmm14, 248
        vpternlogd   xmm21, xmm23, xmm22, 216
        lea          rcx, [r8 + 1024]
        vpalignr     xmm23, xmm20, xmm20, 8
        vpsubd       xmm27{k1}, xmm13, xmm16
        lea          rdi, [r8 + 4096]
        vprorvd      xmm16, xmm22, xmm10
        vpaddd       xmm25, xmm28, xmm17
        vprorvd      xmm26, xmm22, xmm15
        vprorvd      xmm28, xmm22, xmm11
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        add          r8, 4
        vpaddd       xmm23, xmm27, xmm23
        vpaddd       xmm21, xmm23, xmm21
        vpternlogd   xmm26, xmm16, xmm28, 150
        vmovdqa64    xmm16, xmm22
        vpternlogd   xmm16, xmm20, xmm14, 248
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm22, xmm14, 208
        vpaddd       xmm21, xmm26, xmm21
        vpalignr     xmm26, xmm22, xmm22, 8
        vpsubd       xmm25{k1}, xmm13, xmm17
        vpaddd       xmm17, xmm24, xmm20
        vpternlogd   xmm23, xmm16, xmm21, 216
        vprorvd      xmm16, xmm21, xmm10
        vprorvd      xmm24, xmm21, xmm15
        vpaddd       xmm25, xmm25, xmm26
        vprorvd      xmm26, xmm21, xmm11
        vmovdqa64    xmm27, xmm22
        vpternlogd   xmm27, xmm21, xmm14, 208
        vmovdqa64    xmm28, xmm21
        vpternlogd   xmm28, xmm22, xmm14, 248
        vpaddd       xmm23, xmm25, xmm23
        vpalignr     xmm25, xmm21, xmm21, 8
        vpternlogd   xmm24, xmm16, xmm26, 150
        vpsubd       xmm17{k1}, xmm13, xmm20
        vpaddd       xmm16, xmm24, xmm23
        vpternlogd   xmm27, xmm28, xmm16, 216
        vprorvd      xmm20, xmm16, xmm10
        vprorvd      xmm23, xmm16, xmm15
        vpaddd       xmm17, xmm17, xmm25
        vprorvd      xmm24, xmm16, xmm11
        vpaddd       xmm17, xmm17, xmm27
        vpternlogd   xmm23, xmm20, xmm24, 150
        vpaddd       xmm1, xmm23, xmm17
        vpaddd       xmm17, xmm18, xmm22
        vpsubd       xmm17{k1}, xmm13, xmm22
        vmovdqa64    xmm13, xmm16
        vpternlogd   xmm13, xmm21, xmm14, 248
        vpalignr     xmm18, xmm16, xmm16, 8
        vmovdqa64    xmm20, xmm21
        vpternlogd   xmm20, xmm16, xmm14, 208
        vpaddd       xmm14, xmm17, xmm18
        vprorvd      xmm10, xmm1, xmm10
        vpternlogd   xmm20, xmm13, xmm1, 216
        vprorvd      xmm13, xmm1, xmm15
        vprorvd      xmm11, xmm1, xmm11
        vpaddd       xmm14, xmm14, xmm20
        vpternlogd   xmm13, xmm10, xmm11, 150
        vpaddd       xmm0, xmm13, xmm14
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm12
        vmovdqa64    xmm9, xmm19
        vmovdqa64    xmm2, xmm16
        vmovdqa64    xmm3, xmm21
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; p: rcx; is_a: k1; blocks: rdx; data: rsi; upper_bound: rdi; */
        /*   q: r8; is_e: k2; state: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_only16):

        /* rounds 16 to 63 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule16, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vpalignr     xmm10, xmm1, xmm1, 8                       /* round 0 */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm12, [rip + NSMS_L(words_00000000_x4)]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 32]
        vprorvd      xmm14, xmm0, xmm13
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts) + 16]
        vprorvd      xmm16, xmm0, xmm15
        vprorvd      xmm17, xmm0, xmm11
        vpternlogd   xmm14, xmm17, xmm16, 150
        vpaddd       xmm10, xmm10, xmm14
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqa64    xmm16, xmm1
        vpternlogd   xmm16, xmm2, xmm14, 248
        vmovd        xmm17, [rcx]
        vpaddd       xmm17, xmm3, xmm17
        vpsubd       xmm17{k1}, xmm12, xmm3
        vpaddd       xmm10, xmm10, xmm17
        vmovdqa64    xmm17, xmm1                                /* round 1 */
        vpternlogd   xmm17, xmm0, xmm14, 208
        vmovdqa64    xmm18, xmm2
        vpternlogd   xmm18, xmm1, xmm14, 208
        vpternlogd   xmm18, xmm16, xmm0, 216
        vpaddd       xmm10, xmm18, xmm10
        vmovdqa64    xmm16, xmm0                                /* round 2 */
        vpternlogd   xmm16, xmm10, xmm14, 208
        vmovd        xmm18, [rcx + 64]
        vpaddd       xmm18, xmm2, xmm18
        vpsubd       xmm18{k1}, xmm12, xmm2
        vpalignr     xmm19, xmm0, xmm0, 8
        vmovd        xmm20, [rcx + 128]
        vpaddd       xmm20, xmm1, xmm20
        vprorvd      xmm21, xmm10, xmm15
        vprorvd      xmm22, xmm10, xmm13
        vpalignr     xmm23, xmm10, xmm10, 8
        vpaddd       xmm18, xmm19, xmm18
        vpsubd       xmm20{k1}, xmm12, xmm1
        vmovdqa64    xmm19, xmm0
        vpternlogd   xmm19, xmm1, xmm14, 248
        vmovdqa64    xmm24, xmm10
        vpternlogd   xmm24, xmm0, xmm14, 248
        vpaddd       xmm20, xmm20, xmm23
        vpternlogd   xmm17, xmm19, xmm10, 216
        vpaddd       xmm17, xmm18, xmm17
        vprorvd      xmm18, xmm10, xmm11
        vpternlogd   xmm22, xmm18, xmm21, 150
        vpaddd       xmm17, xmm22, xmm17
        vprorvd      xmm18, xmm17, xmm15
        vprorvd      xmm19, xmm17, xmm13
        vpternlogd   xmm16, xmm24, xmm17, 216
        vpaddd       xmm16, xmm20, xmm16
        vprorvd      xmm20, xmm17, xmm11
        vpternlogd   xmm19, xmm20, xmm18, 150
        vpaddd       xmm16, xmm19, xmm16
        vprorvd      xmm18, xmm16, xmm13                        /* round 3 */
        vprorvd      xmm19, xmm16, xmm15
        vpalignr     xmm20, xmm17, xmm17, 8
        vmovdqa64    xmm21, xmm10
        vpternlogd   xmm21, xmm17, xmm14, 208
        vmovd        xmm22, [rcx + 192]
        vpaddd       xmm22, xmm0, xmm22
        vpsubd       xmm22{k1}, xmm12, xmm0
        vpaddd       xmm20, xmm22, xmm20
        vprorvd      xmm22, xmm16, xmm11
        vpternlogd   xmm18, xmm22, xmm19, 150
        vmovdqa64    xmm19, xmm17
        vpternlogd   xmm19, xmm10, xmm14, 248
        vpternlogd   xmm21, xmm19, xmm16, 216
        vpaddd       xmm19, xmm20, xmm21
        vpaddd       xmm18, xmm18, xmm19
        vprorvd      xmm19, xmm18, xmm15                        /* round 4 */
        vmovd        xmm20, [rcx + 256]
        vpaddd       xmm20, xmm20, xmm10
        vprorvd      xmm21, xmm18, xmm13
        vpsubd       xmm20{k1}, xmm12, xmm10
        vpalignr     xmm10, xmm16, xmm16, 8
        vmovdqa64    xmm22, xmm17
        vpternlogd   xmm22, xmm16, xmm14, 208
        vprorvd      xmm23, xmm18, xmm11
        vpternlogd   xmm21, xmm23, xmm19, 150
        vmovdqa64    xmm19, xmm16
        vpternlogd   xmm19, xmm17, xmm14, 248
        vpternlogd   xmm22, xmm19, xmm18, 216
        vpaddd       xmm10, xmm20, xmm10
        vpaddd       xmm10, xmm10, xmm22
        vpaddd       xmm10, xmm21, xmm10
        vpalignr     xmm19, xmm18, xmm18, 8                     /* round 5 */
        vprorvd      xmm20, xmm10, xmm13
        vprorvd      xmm21, xmm10, xmm11
        vmovd        xmm22, [rcx + 320]
        vpaddd       xmm22, xmm22, xmm17
        vpsubd       xmm22{k1}, xmm12, xmm17
        vmovdqa64    xmm17, xmm18
        vpternlogd   xmm17, xmm16, xmm14, 248
        vmovdqa64    xmm23, xmm16
        vpternlogd   xmm23, xmm18, xmm14, 208
        vpternlogd   xmm23, xmm17, xmm10, 216
        vprorvd      xmm17, xmm10, xmm15
        vpaddd       xmm19, xmm22, xmm19
        vpaddd       xmm19, xmm19, xmm23
        vpternlogd   xmm20, xmm21, xmm17, 150
        vpaddd       xmm17, xmm20, xmm19
        vprorvd      xmm19, xmm17, xmm15                        /* round 6 */
        vmovdqa64    xmm20, xmm18
        vpternlogd   xmm20, xmm10, xmm14, 208
        vmovd        xmm21, [rcx + 384]
        vpaddd       xmm21, xmm21, xmm16
        vpalignr     xmm22, xmm10, xmm10, 8
        vprorvd      xmm23, xmm17, xmm13
        vpsubd       xmm21{k1}, xmm12, xmm16
        vmovdqa64    xmm16, xmm10
        vpternlogd   xmm16, xmm18, xmm14, 248
        vpternlogd   xmm20, xmm16, xmm17, 216
        vmovd        xmm16, [rcx + 448]                         /* round 7 */
        vpaddd       xmm21, xmm21, xmm22
        vpaddd       xmm20, xmm21, xmm20
        vpaddd       xmm16, xmm16, xmm18
        vprorvd      xmm21, xmm17, xmm11
        vpternlogd   xmm23, xmm21, xmm19, 150
        vpaddd       xmm19, xmm23, xmm20
        vprorvd      xmm20, xmm19, xmm15
        vpalignr     xmm21, xmm17, xmm17, 8
        vprorvd      xmm22, xmm19, xmm13
        vprorvd      xmm23, xmm19, xmm11
        vpsubd       xmm16{k1}, xmm12, xmm18
        vpaddd       xmm16, xmm16, xmm21
        vmovdqa64    xmm18, xmm17
        vpternlogd   xmm18, xmm10, xmm14, 248
        vmovdqa64    xmm21, xmm10
        vpternlogd   xmm21, xmm17, xmm14, 208
        vpternlogd   xmm22, xmm23, xmm20, 150
        vpternlogd   xmm21, xmm18, xmm19, 216
        vpaddd       xmm16, xmm16, xmm21
        vpaddd       xmm16, xmm22, xmm16
        vprorvd      xmm18, xmm16, xmm15                        /* round 8 */
        vpalignr     xmm20, xmm19, xmm19, 8
        vmovd        xmm21, [rcx + 512]
        vpaddd       xmm21, xmm21, xmm10
        vpsubd       xmm21{k1}, xmm12, xmm10
        vmovdqa64    xmm10, xmm17
        vpternlogd   xmm10, xmm19, xmm14, 208
        vprorvd      xmm22, xmm16, xmm13
        vpaddd       xmm20, xmm21, xmm20
        vmovdqa64    xmm21, xmm19
        vpternlogd   xmm21, xmm17, xmm14, 248
        vpternlogd   xmm10, xmm21, xmm16, 216
        vpaddd       xmm10, xmm20, xmm10
        vprorvd      xmm20, xmm16, xmm11
        vpternlogd   xmm22, xmm20, xmm18, 150
        vpaddd       xmm10, xmm22, xmm10
        vprorvd      xmm18, xmm10, xmm15                        /* round 9 */
        vprorvd      xmm20, xmm10, xmm11
        vmovd        xmm21, [rcx + 576]
        vpaddd       xmm21, xmm21, xmm17
        vpsubd       xmm21{k1}, xmm12, xmm17
        vmovdqa64    xmm17, xmm19
        vpternlogd   xmm17, xmm16, xmm14, 208
        vpalignr     xmm22, xmm16, xmm16, 8
        vmovdqa64    xmm23, xmm16
        vpternlogd   xmm23, xmm19, xmm14, 248
        vprorvd      xmm24, xmm10, xmm13
        vpternlogd   xmm17, xmm23, xmm10, 216
        vpaddd       xmm21, xmm21, xmm22
        vpaddd       xmm17, xmm21, xmm17
        vpternlogd   xmm24, xmm20, xmm18, 150
        vpaddd       xmm17, xmm24, xmm17
        vprorvd      xmm18, xmm17, xmm15                        /* round 10 */
        vprorvd      xmm20, xmm17, xmm13
        vmovd        xmm21, [rcx + 640]
        vpaddd       xmm21, xmm21, xmm19
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm10, xmm14, 208
        vpalignr     xmm23, xmm10, xmm10, 8
        vpsubd       xmm21{k1}, xmm12, xmm19
        vpaddd       xmm19, xmm21, xmm23
        vprorvd      xmm21, xmm17, xmm11
        vpternlogd   xmm20, xmm21, xmm18, 150
        vmovdqa64    xmm18, xmm10
        vpternlogd   xmm18, xmm16, xmm14, 248
        vpternlogd   xmm22, xmm18, xmm17, 216
        vpaddd       xmm18, xmm19, xmm22
        vpaddd       xmm18, xmm20, xmm18
        vprorvd      xmm19, xmm18, xmm11                        /* round 11 */
        vprorvd      xmm20, xmm18, xmm15
        vmovd        xmm21, [rcx + 704]
        vpaddd       xmm21, xmm21, xmm16
        vmovdqa64    xmm22, xmm10
        vpternlogd   xmm22, xmm17, xmm14, 208
        vprorvd      xmm23, xmm18, xmm13
        vpalignr     xmm24, xmm17, xmm17, 8
        vpsubd       xmm21{k1}, xmm12, xmm16
        vpaddd       xmm16, xmm21, xmm24
        vmovdqa64    xmm21, xmm17
        vpternlogd   xmm21, xmm10, xmm14, 248
        vpalignr     xmm24, xmm18, xmm18, 8                     /* round 12 */
        vpternlogd   xmm22, xmm21, xmm18, 216
        vpaddd       xmm16, xmm16, xmm22
        vpternlogd   xmm23, xmm19, xmm20, 150
        vpaddd       xmm16, xmm23, xmm16
        vprorvd      xmm19, xmm16, xmm15
        vmovd        xmm20, [rcx + 768]
        vpaddd       xmm20, xmm20, xmm10
        vmovdqa64    xmm21, xmm17
        vpternlogd   xmm21, xmm18, xmm14, 208
        vprorvd      xmm22, xmm16, xmm13
        vpsubd       xmm20{k1}, xmm12, xmm10
        vmovdqa64    xmm10, xmm18
        vpternlogd   xmm10, xmm17, xmm14, 248
        vpternlogd   xmm21, xmm10, xmm16, 216
        vpaddd       xmm10, xmm20, xmm24
        vpaddd       xmm10, xmm10, xmm21
        vprorvd      xmm20, xmm16, xmm11
        vpternlogd   xmm22, xmm20, xmm19, 150
        vpaddd       xmm3, xmm22, xmm10
        vprorvd      xmm10, xmm3, xmm15                         /* round 13 */
        vmovd        xmm19, [rcx + 832]
        vpaddd       xmm19, xmm19, xmm17
        vprorvd      xmm20, xmm3, xmm13
        vpalignr     xmm21, xmm16, xmm16, 8
        vmovdqa64    xmm22, xmm18
        vpternlogd   xmm22, xmm16, xmm14, 208
        vmovdqa64    xmm23, xmm16
        vpternlogd   xmm23, xmm18, xmm14, 248
        vpsubd       xmm19{k1}, xmm12, xmm17
        vpaddd       xmm17, xmm19, xmm21
        vpternlogd   xmm22, xmm23, xmm3, 216
        vpaddd       xmm17, xmm17, xmm22
        vprorvd      xmm19, xmm3, xmm11
        vpternlogd   xmm20, xmm19, xmm10, 150
        vpaddd       xmm2, xmm20, xmm17
        vprorvd      xmm10, xmm2, xmm15                         /* round 14 */
        vmovd        xmm17, [rcx + 896]
        vpaddd       xmm17, xmm17, xmm18
        vprorvd      xmm19, xmm2, xmm13
        vpalignr     xmm20, xmm3, xmm3, 8
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm3, xmm14, 208
        vmovdqa64    xmm22, xmm3
        vpternlogd   xmm22, xmm16, xmm14, 248
        vpsubd       xmm17{k1}, xmm12, xmm18
        vpaddd       xmm17, xmm17, xmm20
        vpternlogd   xmm21, xmm22, xmm2, 216
        vpaddd       xmm17, xmm17, xmm21
        vprorvd      xmm18, xmm2, xmm11
        vpternlogd   xmm19, xmm18, xmm10, 150
        vpaddd       xmm1, xmm19, xmm17
        vprorvd      xmm10, xmm1, xmm15                         /* round 15 */
        vprorvd      xmm13, xmm1, xmm13
        vmovd        xmm15, [rcx + 960]
        vmovdqa64    xmm17, xmm3
        vpternlogd   xmm17, xmm2, xmm14, 208
        add          rcx, 1024
        vpaddd       xmm15, xmm15, xmm16
        vpsubd       xmm15{k1}, xmm12, xmm16
        vpalignr     xmm12, xmm2, xmm2, 8
        vpaddd       xmm12, xmm15, xmm12
        vprorvd      xmm11, xmm1, xmm11
        vmovdqa64    xmm15, xmm2
        vpternlogd   xmm15, xmm3, xmm14, 248
        vpternlogd   xmm17, xmm15, xmm1, 216
        vpaddd       xmm12, xmm12, xmm17
        vpternlogd   xmm13, xmm11, xmm10, 150
        vpaddd       xmm0, xmm13, xmm12
        cmp          rcx, rdi
        jne          NSMS_L(rounds_only16)
        cmp          r8, [rsp + 40]
        jne          NSMS_L(end_and_next_block16)

        /* the hash value after the batch */
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]   /* the last two rounds of a, and the hash value */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 32]
        vpaddd       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovd        [rcx + 16], xmm4                           /* the hash value */
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vmovd        [rcx + 20], xmm5
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vmovd        [rcx + 24], xmm6
        vpaddd       xmm3, xmm15, xmm3
        vprorvd      xmm15, xmm0, xmm11
        vprorvd      xmm16, xmm0, xmm12
        vmovd        [rcx + 28], xmm7
        vprorvd      xmm17, xmm0, xmm13
        vpternlogd   xmm17, xmm15, xmm16, 150
        vpaddd       xmm3, xmm3, xmm17
        vpshufd      xmm15, xmm4, 2
        vmovdqa64    xmm16, xmm1
        vpternlogd   xmm16, xmm2, xmm14, 248
        vpternlogd   xmm2, xmm1, xmm14, 208
        vpternlogd   xmm2, xmm16, xmm0, 216
        vpaddd       xmm2, xmm3, xmm2
        vprorvd      xmm3, xmm2, xmm11
        vprorvd      xmm11, xmm2, xmm12
        vpshufd      xmm12, xmm5, 2
        vpaddd       xmm8, xmm8, xmm2
        vpshufd      xmm16, xmm8, 2
        vprorvd      xmm13, xmm2, xmm13
        vpternlogd   xmm13, xmm3, xmm11, 150
        vmovd        [rcx + 4], xmm16
        vmovdqa64    xmm3, xmm0
        vpternlogd   xmm3, xmm1, xmm14, 248
        vpternlogd   xmm1, xmm0, xmm14, 208
        vpalignr     xmm0, xmm0, xmm0, 8
        vmovd        [rcx + 8], xmm15
        vpternlogd   xmm1, xmm3, xmm2, 216
        vpaddd       xmm0, xmm10, xmm0
        vpaddd       xmm0, xmm0, xmm1
        vmovd        [rcx + 12], xmm12
        vpaddd       xmm9, xmm13, xmm0
        vpshufd      xmm0, xmm9, 2
        vmovd        [rcx], xmm0
        jmp          NSMS_L(batch16)
        /* Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; */
        /*   scratch: rax; is_a: k1; blocks: rdx; data: rsi; is_e: k2; state: [rsp+32]. */
NSMS_L(batch1):
        cmp          rdx, 1
        jb           NSMS_L(store_hash_value)
        cmp          rdx, 8
        jb           NSMS_L(blocks_below8)
        mov          r8d, 8
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below8):
        cmp          rdx, 4
        jb           NSMS_L(blocks_below4)
        mov          r8d, 4
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below4):
        cmp          rdx, 2
        jb           NSMS_L(blocks_below2)
        mov          r8d, 2
        jmp          NSMS_L(run_of_blocks)
NSMS_L(blocks_below2):
        mov          r8d, 1
NSMS_L(run_of_blocks):

        /* zeros in place of the working variables of an unfinished block before */
        vmovdqu64    xmm3, [rip + NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_a: k1; blocks: rdx; data: rsi; is_e: k2; */
        /*   state: [rsp+32]; left_in_run: r8. */
NSMS_L(end_and_next_block1):

        /* the end of a block, and rounds 0 to 15 of the next on its message words */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label end_and_next_block16, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vmovdqa64    xmm10, xmm0                                /* the hash value after the block before */
        vpaddd       xmm10{k2}, xmm0, xmm4
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]     /* the first round, and the last but one of the block before */
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 32]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqa64    xmm14, xmm1
        vpaddd       xmm14{k2}, xmm1, xmm5
        vpaddd       xmm2{k2}, xmm2, xmm6
        vprorvd      xmm15, xmm10, xmm11
        vprorvd      xmm16, xmm10, xmm13
        vmovdqu64    xmm17, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqu64    xmm18, [rip + NSMS_L(words_00000000_x4)]
        vprorvd      xmm19, xmm10, xmm12
        vmovdqa64    xmm20, xmm1
        vpaddd       xmm20{k1}, xmm1, xmm5
        vmovdqa64    xmm21, xmm2
        vpternlogd   xmm21, xmm14, xmm17, 208
        mov          r10d, [rsi]                                /* W_0 */
        vpternlogd   xmm19, xmm15, xmm16, 150
        vpaddd       xmm3{k2}, xmm3, xmm7
        vmovdqa64    xmm15, xmm14
        vpternlogd   xmm15, xmm2, xmm17, 248
        vmovdqa64    xmm16, xmm0
        vpaddd       xmm16{k1}, xmm0, xmm4
        vpalignr     xmm20, xmm20, xmm20, 8
        vpternlogd   xmm21, xmm15, xmm10, 216
        vpaddd       xmm15, xmm20, xmm19
        vmovdqa64    xmm19, xmm14                               /* the second round, and the last of the block before */
        vpternlogd   xmm19, xmm10, xmm17, 208
        vpaddd       xmm15, xmm15, xmm21
        vpternlogd   xmm10, xmm14, xmm17, 248
        mov          r11d, [rsi + 4]                            /* W_1 */
        vpaddd       xmm5, xmm1, xmm5
        vpalignr     xmm14, xmm16, xmm16, 8
        vpaddd       xmm4, xmm0, xmm4
        mov          ebx, [rsi + 8]                             /* W_2 */
        mov          ebp, [rsi + 12]                            /* W_3 */
        mov          r12d, [rsi + 16]                           /* W_4 */
        mov          r13d, [rsi + 20]                           /* W_5 */
        mov          r14d, [rsi + 24]                           /* W_6 */
        bswap        r10d
            mov      [rax], r10d                                /* W_0 to the schedule */
            add      r10d, [rip + NSMS_L(K)]                    /* W_0 + K_0 */
        vmovd        xmm16, r10d
        vpaddd       xmm16, xmm3, xmm16
        vpsubd       xmm16{k1}, xmm18, xmm3
        vpaddd       xmm15, xmm16, xmm15
        vprorvd      xmm16, xmm15, xmm12
        vprorvd      xmm20, xmm15, xmm11
        vpternlogd   xmm19, xmm10, xmm15, 216
        vprorvd      xmm10, xmm15, xmm13
        vpternlogd   xmm16, xmm20, xmm10, 150
        vpaddd       xmm15{k1}, xmm15, xmm8
        vmovdqa64    xmm10, xmm15                               /* round 2 */
        vpternlogd   xmm10, xmm4, xmm17, 248
        vmovdqa64    xmm20, xmm4
        vpternlogd   xmm20, xmm15, xmm17, 208
        vpalignr     xmm21, xmm15, xmm15, 8
        mov          r10d, [rsi + 28]                           /* W_7 */
        bswap        r11d
            mov      [rax + 4], r11d                            /* W_1 to the schedule */
            add      r11d, [rip + NSMS_L(K) + 4]                /* W_1 + K_1 */
        vmovd        xmm22, r11d
        vpaddd       xmm22, xmm2, xmm22
        vpsubd       xmm22{k1}, xmm18, xmm2
        vpaddd       xmm14, xmm14, xmm22
        vpaddd       xmm14, xmm14, xmm19
        vpaddd       xmm14, xmm16, xmm14
        vpaddd       xmm14{k1}, xmm14, xmm9
        vprorvd      xmm16, xmm14, xmm13
        vpternlogd   xmm20, xmm10, xmm14, 216
        vprorvd      xmm10, xmm14, xmm11
        vprorvd      xmm19, xmm14, xmm12
        vpternlogd   xmm19, xmm10, xmm16, 150
        vmovdqa64    xmm10, xmm14                               /* round 3 */
        vpternlogd   xmm10, xmm15, xmm17, 248
        vmovdqa64    xmm16, xmm15
        vpternlogd   xmm16, xmm14, xmm17, 208
        vpalignr     xmm22, xmm14, xmm14, 8
        mov          r11d, [rsi + 32]                           /* W_8 */
        bswap        ebx
            mov      [rax + 8], ebx                             /* W_2 to the schedule */
            add      ebx, [rip + NSMS_L(K) + 8]                 /* W_2 + K_2 */
        vmovd        xmm23, ebx
        vpaddd       xmm23, xmm5, xmm23
        vpsubd       xmm23{k1}, xmm18, xmm5
        vpaddd       xmm21, xmm23, xmm21
        vpaddd       xmm20, xmm21, xmm20
        vpaddd       xmm19, xmm19, xmm20
        vprorvd      xmm20, xmm19, xmm13
        vpternlogd   xmm16, xmm10, xmm19, 216
        vprorvd      xmm10, xmm19, xmm11
        vprorvd      xmm21, xmm19, xmm12
        vpternlogd   xmm21, xmm10, xmm20, 150
        vmovdqa64    xmm10, xmm19                               /* round 4 */
        vpternlogd   xmm10, xmm14, xmm17, 248
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm19, xmm17, 208
        vpalignr     xmm23, xmm19, xmm19, 8
        mov          ebx, [rsi + 36]                            /* W_9 */
        bswap        ebp
            mov      [rax + 12], ebp                            /* W_3 to the schedule */
            add      ebp, [rip + NSMS_L(K) + 12]                /* W_3 + K_3 */
        vmovd        xmm24, ebp
        vpaddd       xmm24, xmm4, xmm24
        vpsubd       xmm24{k1}, xmm18, xmm4
        vpaddd       xmm22, xmm24, xmm22
        vpaddd       xmm16, xmm22, xmm16
        vpaddd       xmm16, xmm21, xmm16
        vprorvd      xmm21, xmm16, xmm13
        vpternlogd   xmm20, xmm10, xmm16, 216
        vprorvd      xmm10, xmm16, xmm11
        vprorvd      xmm22, xmm16, xmm12
        vpternlogd   xmm22, xmm10, xmm21, 150
        vmovdqa64    xmm10, xmm16                               /* round 5 */
        vpternlogd   xmm10, xmm19, xmm17, 248
        vmovdqa64    xmm21, xmm19
        vpternlogd   xmm21, xmm16, xmm17, 208
        vpalignr     xmm24, xmm16, xmm16, 8
        mov          ebp, [rsi + 40]                            /* W_10 */
        bswap        r12d
            mov      [rax + 16], r12d                           /* W_4 to the schedule */
            add      r12d, [rip + NSMS_L(K) + 16]               /* W_4 + K_4 */
        vmovd        xmm25, r12d
        vpaddd       xmm25, xmm25, xmm15
        vpsubd       xmm25{k1}, xmm18, xmm15
        vpaddd       xmm23, xmm25, xmm23
        vpaddd       xmm20, xmm23, xmm20
        vpaddd       xmm20, xmm22, xmm20
        vprorvd      xmm22, xmm20, xmm13
        vpternlogd   xmm21, xmm10, xmm20, 216
        vprorvd      xmm10, xmm20, xmm11
        vprorvd      xmm23, xmm20, xmm12
        vpternlogd   xmm23, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm20                               /* round 6 */
        vpternlogd   xmm10, xmm16, xmm17, 248
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm20, xmm17, 208
        vpalignr     xmm25, xmm20, xmm20, 8
        mov          r12d, [rsi + 44]                           /* W_11 */
        bswap        r13d
            mov      [rax + 20], r13d                           /* W_5 to the schedule */
            add      r13d, [rip + NSMS_L(K) + 20]               /* W_5 + K_5 */
        vmovd        xmm26, r13d
        vpaddd       xmm26, xmm26, xmm14
        vpsubd       xmm26{k1}, xmm18, xmm14
        vpaddd       xmm24, xmm26, xmm24
        vpaddd       xmm21, xmm24, xmm21
        vpaddd       xmm21, xmm23, xmm21
        vprorvd      xmm23, xmm21, xmm13
        vpternlogd   xmm22, xmm10, xmm21, 216
        vprorvd      xmm10, xmm21, xmm11
        vprorvd      xmm24, xmm21, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm21                               /* round 7 */
        vpternlogd   xmm10, xmm20, xmm17, 248
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm21, xmm17, 208
        vpalignr     xmm26, xmm21, xmm21, 8
        mov          r13d, [rsi + 48]                           /* W_12 */
        lea          rdi, [rax + 192]                           /* round 15 */
        lea          r9, [rip + NSMS_L(K) + 64]
        bswap        r14d
            mov      [rax + 24], r14d                           /* W_6 to the schedule */
            add      r14d, [rip + NSMS_L(K) + 24]               /* W_6 + K_6 */
        vmovd        xmm27, r14d
        vpaddd       xmm27, xmm27, xmm19
        vpsubd       xmm27{k1}, xmm18, xmm19
        vpaddd       xmm19, xmm27, xmm25
        vpaddd       xmm19, xmm19, xmm22
        vpaddd       xmm19, xmm24, xmm19
        vprorvd      xmm22, xmm19, xmm13
        vpternlogd   xmm23, xmm10, xmm19, 216
        vprorvd      xmm10, xmm19, xmm11
        vprorvd      xmm24, xmm19, xmm12
        vpternlogd   xmm24, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm19                               /* round 8 */
        vpternlogd   xmm10, xmm21, xmm17, 248
        vmovdqa64    xmm22, xmm21
        vpternlogd   xmm22, xmm19, xmm17, 208
        vpalignr     xmm25, xmm19, xmm19, 8
        mov          r14d, [rsi + 52]                           /* W_13 */
        add          r8, -1                                     /* the next block */
        add          rdx, -1
        lea          r15, [rsi + 64]
        bswap        r10d
            mov      [rax + 28], r10d                           /* W_7 to the schedule */
            add      r10d, [rip + NSMS_L(K) + 28]               /* W_7 + K_7 */
        vmovd        xmm27, r10d
        vpaddd       xmm27, xmm27, xmm16
        vpsubd       xmm27{k1}, xmm18, xmm16
        vpaddd       xmm16, xmm27, xmm26
        vpaddd       xmm16, xmm16, xmm23
        vpaddd       xmm16, xmm24, xmm16
        vprorvd      xmm23, xmm16, xmm13
        vpternlogd   xmm22, xmm10, xmm16, 216
        vprorvd      xmm10, xmm16, xmm11
        vprorvd      xmm24, xmm16, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm16                               /* round 9 */
        vpternlogd   xmm10, xmm19, xmm17, 248
        vmovdqa64    xmm23, xmm19
        vpternlogd   xmm23, xmm16, xmm17, 208
        vpalignr     xmm26, xmm16, xmm16, 8
        mov          r10d, [rsi + 56]                           /* W_14 */
        bswap        r11d
            mov      [rax + 32], r11d                           /* W_8 to the schedule */
            add      r11d, [rip + NSMS_L(K) + 32]               /* W_8 + K_8 */
        vmovd        xmm27, r11d
        vpaddd       xmm27, xmm27, xmm20
        vpsubd       xmm27{k1}, xmm18, xmm20
        vpaddd       xmm20, xmm27, xmm25
        vpaddd       xmm20, xmm20, xmm22
        vpaddd       xmm20, xmm24, xmm20
        vprorvd      xmm22, xmm20, xmm13
        vpternlogd   xmm23, xmm10, xmm20, 216
        vprorvd      xmm10, xmm20, xmm11
        vprorvd      xmm24, xmm20, xmm12
        vpternlogd   xmm24, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm20                               /* round 10 */
        vpternlogd   xmm10, xmm16, xmm17, 248
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm20, xmm17, 208
        vpalignr     xmm25, xmm20, xmm20, 8
        mov          r11d, [rsi + 60]                           /* W_15 */
        bswap        ebx
            mov      [rax + 36], ebx                            /* W_9 to the schedule */
            add      ebx, [rip + NSMS_L(K) + 36]                /* W_9 + K_9 */
        vmovd        xmm27, ebx
        vpaddd       xmm27, xmm27, xmm21
        vpsubd       xmm27{k1}, xmm18, xmm21
        vpaddd       xmm21, xmm27, xmm26
        vpaddd       xmm21, xmm21, xmm23
        vpaddd       xmm21, xmm24, xmm21
        vprorvd      xmm23, xmm21, xmm13
        vpternlogd   xmm22, xmm10, xmm21, 216
        vprorvd      xmm10, xmm21, xmm11
        vprorvd      xmm24, xmm21, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm21                               /* round 11 */
        vpternlogd   xmm10, xmm20, xmm17, 248
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm21, xmm17, 208
        vpalignr     xmm26, xmm21, xmm21, 8
        bswap        ebp
            mov      [rax + 40], ebp                            /* W_10 to the schedule */
            add      ebp, [rip + NSMS_L(K) + 40]                /* W_10 + K_10 */
        vmovd        xmm27, ebp
        vpaddd       xmm27, xmm27, xmm19
        vpsubd       xmm27{k1}, xmm18, xmm19
        vpaddd       xmm19, xmm27, xmm25
        vpaddd       xmm19, xmm19, xmm22
        vpaddd       xmm19, xmm24, xmm19
        vprorvd      xmm22, xmm19, xmm13
        vpternlogd   xmm23, xmm10, xmm19, 216
        vprorvd      xmm10, xmm19, xmm11
        vprorvd      xmm24, xmm19, xmm12
        vpternlogd   xmm24, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm19                               /* round 12 */
        vpternlogd   xmm10, xmm21, xmm17, 248
        vmovdqa64    xmm22, xmm21
        vpternlogd   xmm22, xmm19, xmm17, 208
        vpalignr     xmm25, xmm19, xmm19, 8
        bswap        r12d
            mov      [rax + 44], r12d                           /* W_11 to the schedule */
            add      r12d, [rip + NSMS_L(K) + 44]               /* W_11 + K_11 */
        vmovd        xmm27, r12d
        vpaddd       xmm27, xmm27, xmm16
        vpsubd       xmm27{k1}, xmm18, xmm16
        vpaddd       xmm16, xmm27, xmm26
        vpaddd       xmm16, xmm16, xmm23
        vpaddd       xmm16, xmm24, xmm16
        vprorvd      xmm23, xmm16, xmm13
        vpternlogd   xmm22, xmm10, xmm16, 216
        vprorvd      xmm10, xmm16, xmm11
        vprorvd      xmm24, xmm16, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm16                               /* round 13 */
        vpternlogd   xmm10, xmm19, xmm17, 248
        vmovdqa64    xmm23, xmm19
        vpternlogd   xmm23, xmm16, xmm17, 208
        vpalignr     xmm26, xmm16, xmm16, 8
        bswap        r13d
            mov      [rax + 48], r13d                           /* W_12 to the schedule */
            add      r13d, [rip + NSMS_L(K) + 48]               /* W_12 + K_12 */
        vmovd        xmm27, r13d
        vpaddd       xmm27, xmm27, xmm20
        vpsubd       xmm27{k1}, xmm18, xmm20
        vpaddd       xmm20, xmm27, xmm25
        vpaddd       xmm20, xmm20, xmm22
        vpaddd       xmm20, xmm24, xmm20
        vprorvd      xmm22, xmm20, xmm13
        vpternlogd   xmm23, xmm10, xmm20, 216
        vprorvd      xmm10, xmm20, xmm11
        vprorvd      xmm24, xmm20, xmm12
        vpternlogd   xmm24, xmm10, xmm22, 150
        vmovdqa64    xmm10, xmm20                               /* round 14 */
        vpternlogd   xmm10, xmm16, xmm17, 248
        vmovdqa64    xmm22, xmm16
        vpternlogd   xmm22, xmm20, xmm17, 208
        vpalignr     xmm25, xmm20, xmm20, 8
        bswap        r14d
            mov      [rax + 52], r14d                           /* W_13 to the schedule */
            add      r14d, [rip + NSMS_L(K) + 52]               /* W_13 + K_13 */
        vmovd        xmm27, r14d
        vpaddd       xmm27, xmm27, xmm21
        vpsubd       xmm27{k1}, xmm18, xmm21
        vpaddd       xmm21, xmm27, xmm26
        vpaddd       xmm21, xmm21, xmm23
        vpaddd       xmm21, xmm24, xmm21
        vprorvd      xmm23, xmm21, xmm13
        vpternlogd   xmm22, xmm10, xmm21, 216
        vprorvd      xmm10, xmm21, xmm11
        vprorvd      xmm24, xmm21, xmm12
        vpternlogd   xmm24, xmm10, xmm23, 150
        vmovdqa64    xmm10, xmm21
        vpternlogd   xmm10, xmm20, xmm17, 248
        vmovdqa64    xmm23, xmm20
        vpternlogd   xmm23, xmm21, xmm17, 208
        vpalignr     xmm17, xmm21, xmm21, 8
        bswap        r10d
            mov      [rax + 56], r10d                           /* W_14 to the schedule */
            add      r10d, [rip + NSMS_L(K) + 56]               /* W_14 + K_14 */
        vmovd        xmm26, r10d
        vpaddd       xmm26, xmm26, xmm19
        vpsubd       xmm26{k1}, xmm18, xmm19
        vpaddd       xmm19, xmm26, xmm25
        vpaddd       xmm19, xmm19, xmm22
        vpaddd       xmm1, xmm24, xmm19
        vprorvd      xmm13, xmm1, xmm13
        vprorvd      xmm11, xmm1, xmm11
        vpternlogd   xmm23, xmm10, xmm1, 216
        vprorvd      xmm10, xmm1, xmm12
        vpternlogd   xmm10, xmm11, xmm13, 150
        bswap        r11d
            mov      [rax + 60], r11d                           /* W_15 to the schedule */
            add      r11d, [rip + NSMS_L(K) + 60]               /* W_15 + K_15 */
        vmovd        xmm11, r11d
        vpaddd       xmm11, xmm11, xmm16
        vpsubd       xmm11{k1}, xmm18, xmm16
        vpaddd       xmm11, xmm11, xmm17
        vpaddd       xmm11, xmm11, xmm23
        vpaddd       xmm0, xmm10, xmm11
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm15
        vmovdqa64    xmm9, xmm14
        vmovdqa64    xmm2, xmm21
        vmovdqa64    xmm3, xmm20
        mov          rcx, rax
        mov          rsi, r15
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; p: rcx; is_a: k1; blocks: rdx; data: rsi; upper_bound: rdi; */
        /*   is_e: k2; kp: r9; state: [rsp+32]; left_in_run: r8. */
NSMS_L(rounds_and_schedule1):

        /* rounds 16 to 63, sixteen per iteration, and the schedule of their words */
        /* Comments give rounds and words the numbers of the first iteration. */
            vmovdqu64 xmm10, [rcx + 4]                          /* sigma0(W_1) + W_0, and the next three of these sums */
            vpsrld   xmm11, xmm10, 3
            vmovdqu64 xmm12, [rip + NSMS_L(words_00000000_x4)]
            vprord   xmm13, xmm10, 18
            vprord   xmm10, xmm10, 7
            vpternlogd xmm11, xmm10, xmm13, 150
            vpaddd   xmm10, xmm11, [rcx]
            vmovdqu64 [rcx + 64], xmm10
            vmovdqu64 xmm10, [rcx + 20]                         /* sigma0(W_5) + W_4, and the next three of these sums */
            vprord   xmm11, xmm10, 7
            vpsrld   xmm13, xmm10, 3
            vprord   xmm10, xmm10, 18
            vmovdqu64 xmm14, [rcx + 36]                         /* sigma0(W_9) + W_8, and the next three of these sums */
            vprord   xmm15, xmm14, 7
            vprord   xmm16, xmm14, 18
            mov      r10d, [rcx + 56]                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            rorx     r11d, r10d, 19
        vmovdqu64    xmm17, [rip + NSMS_L(rotation_counts) + 16] /* round 16 */
            mov      ebx, r10d
            shr      ebx, 10
            mov      ebp, [rcx + 36]
            add      ebp, [rcx + 64]
            rorx     r10d, r10d, 17
            xor      r10d, r11d
            vpsrld   xmm14, xmm14, 3
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts)]
            xor      r10d, ebx
            add      ebp, r10d
            mov      r10d, ebp
            add      r10d, [r9]
            mov      [rcx + 64], ebp
            mov      r11d, [rcx + 40]                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        vmovdqu64    xmm19, [rip + NSMS_L(rotation_counts) + 48]
            mov      ebx, [rcx + 60]
            rorx     r12d, ebx, 17
            rorx     r13d, ebx, 19
            shr      ebx, 10
        vmovdqu64    xmm20, [rip + NSMS_L(rotation_counts) + 32]
        vmovd        xmm21, r10d
            add      r11d, [rcx + 68]
            xor      r12d, r13d
            xor      r12d, ebx
            rorx     r10d, ebp, 17                              /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        vpalignr     xmm22, xmm1, xmm1, 8
        vmovdqa64    xmm23, xmm2
        vpternlogd   xmm23, xmm1, xmm19, 208
            rorx     ebx, ebp, 19
            add      r11d, r12d
            mov      [rcx + 68], r11d
            mov      r12d, r11d
            add      r12d, [r9 + 4]
        vmovd        xmm24, r12d                                /* round 17 */
            mov      r12d, [rcx + 44]
            add      r12d, [rcx + 72]
        vprorvd      xmm25, xmm0, xmm17
        vprorvd      xmm26, xmm0, xmm20
            xor      r10d, ebx
        vprorvd      xmm27, xmm0, xmm18
        vpternlogd   xmm26, xmm27, xmm25, 150
            mov      ebx, [rcx + 48]                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vmovdqa64    xmm25, xmm1
        vpternlogd   xmm25, xmm2, xmm19, 248
        vpternlogd   xmm23, xmm25, xmm0, 216
        vpaddd       xmm22, xmm22, xmm26
        vpaddd       xmm22, xmm22, xmm23
            shr      ebp, 10
            xor      r10d, ebp
        vpaddd       xmm21, xmm3, xmm21
        vpsubd       xmm21{k1}, xmm12, xmm3
        vpaddd       xmm23, xmm2, xmm24
        vpsubd       xmm23{k1}, xmm12, xmm2
            rorx     ebp, r11d, 19
        vmovdqa64    xmm24, xmm1
        vpternlogd   xmm24, xmm0, xmm19, 208
            add      ebx, [rcx + 76]
            rorx     r13d, r11d, 17
            xor      r13d, ebp
            add      r12d, r10d
            mov      r10d, r12d
            add      r10d, [r9 + 8]
        vmovd        xmm25, r10d                                /* round 18 */
            mov      [rcx + 72], r12d
            shr      r11d, 10
            xor      r13d, r11d
        vmovdqa64    xmm26, xmm0
        vpternlogd   xmm26, xmm1, xmm19, 248
        vpalignr     xmm27, xmm0, xmm0, 8
        vpaddd       xmm25, xmm1, xmm25
            add      ebx, r13d
            mov      [rcx + 76], ebx
            mov      r10d, ebx
            add      r10d, [r9 + 12]
        vmovd        xmm28, r10d                                /* round 19 */
            vpternlogd xmm13, xmm11, xmm10, 150
            vpaddd   xmm10, xmm13, [rcx + 16]
        vpaddd       xmm11, xmm22, xmm21
        vprorvd      xmm13, xmm11, xmm20
        vprorvd      xmm21, xmm11, xmm18
        vpternlogd   xmm24, xmm26, xmm11, 216
        vprorvd      xmm22, xmm11, xmm17
        vmovdqa64    xmm26, xmm0
        vpternlogd   xmm26, xmm11, xmm19, 208
        vpternlogd   xmm13, xmm21, xmm22, 150
        vpaddd       xmm21, xmm27, xmm23
        vpaddd       xmm21, xmm21, xmm24
        vpsubd       xmm25{k1}, xmm12, xmm1
            mov      r10d, [rcx + 52]                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vmovdqa64    xmm22, xmm11
        vpternlogd   xmm22, xmm0, xmm19, 248
        vpaddd       xmm13, xmm13, xmm21
        vprorvd      xmm21, xmm13, xmm20
        vprorvd      xmm23, xmm13, xmm18
        vpternlogd   xmm26, xmm22, xmm13, 216
            rorx     r11d, r12d, 17
            rorx     ebp, r12d, 19
        vprorvd      xmm22, xmm13, xmm17
        vpalignr     xmm24, xmm11, xmm11, 8
        vpaddd       xmm24, xmm24, xmm25
        vpaddd       xmm24, xmm24, xmm26
        vpternlogd   xmm21, xmm23, xmm22, 150
            xor      r11d, ebp
        vpaddd       xmm22, xmm0, xmm28
            shr      r12d, 10
            xor      r11d, r12d
        vmovdqa64    xmm23, xmm11
        vpternlogd   xmm23, xmm13, xmm19, 208
            mov      ebp, [rcx + 56]                            /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        vpsubd       xmm22{k1}, xmm12, xmm0
            vmovdqu64 xmm25, [rcx + 52]                         /* sigma0(W_13) + W_12, and the next three of these sums */
            vprord   xmm26, xmm25, 7
        vpaddd       xmm21, xmm21, xmm24
        vprorvd      xmm24, xmm21, xmm20
        vprorvd      xmm27, xmm21, xmm18
        vmovdqa64    xmm28, xmm13                               /* round 20 */
        vpternlogd   xmm28, xmm21, xmm19, 208
        vmovdqa64    xmm29, xmm21
        vpternlogd   xmm29, xmm13, xmm19, 248
        vpalignr     xmm30, xmm21, xmm21, 8
        vmovdqa64    xmm31, xmm13
        vpternlogd   xmm31, xmm11, xmm19, 248
        vpternlogd   xmm23, xmm31, xmm21, 216
        vprorvd      xmm31, xmm21, xmm17
            rorx     r12d, ebx, 17
            vprord   xmm3, xmm25, 18
            rorx     r13d, ebx, 19
        vpalignr     xmm2, xmm13, xmm13, 8
        vpaddd       xmm22, xmm22, xmm2
        vpaddd       xmm22, xmm22, xmm23
            shr      ebx, 10
        vpternlogd   xmm24, xmm27, xmm31, 150
            xor      r12d, r13d
            xor      r12d, ebx
            vpternlogd xmm14, xmm15, xmm16, 150
            vpaddd   xmm14, xmm14, [rcx + 32]
        vpaddd       xmm15, xmm24, xmm22
        vprorvd      xmm16, xmm15, xmm20
        vprorvd      xmm22, xmm15, xmm18
        vpternlogd   xmm28, xmm29, xmm15, 216
        vprorvd      xmm23, xmm15, xmm17
        vpternlogd   xmm16, xmm22, xmm23, 150
            mov      ebx, [rcx + 60]                            /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vmovdqu64 [rcx + 80], xmm10
            add      r10d, [rcx + 80]
            add      r10d, r11d
            mov      [rcx + 80], r10d
            mov      r11d, r10d
            add      r11d, [r9 + 16]
        vmovd        xmm10, r11d
        vpaddd       xmm10, xmm11, xmm10
        vpsubd       xmm10{k1}, xmm12, xmm11
        vpaddd       xmm10, xmm10, xmm30
        vpaddd       xmm10, xmm10, xmm28
        vpaddd       xmm10, xmm16, xmm10
        vprorvd      xmm11, xmm10, xmm20                        /* round 21 */
            add      ebp, [rcx + 84]
            add      ebp, r12d
        vprorvd      xmm16, xmm10, xmm18
            mov      [rcx + 84], ebp
            mov      r11d, ebp
            add      r11d, [r9 + 20]
        vmovd        xmm22, r11d
            rorx     r11d, r10d, 17
            rorx     r12d, ebp, 19                              /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        vpaddd       xmm22, xmm13, xmm22
            rorx     r13d, r10d, 19
            xor      r11d, r13d
        vpsubd       xmm22{k1}, xmm12, xmm13
        vprorvd      xmm13, xmm10, xmm17
        vmovdqa64    xmm23, xmm21
        vpternlogd   xmm23, xmm15, xmm19, 208
        vmovdqa64    xmm24, xmm15
        vpternlogd   xmm24, xmm21, xmm19, 248
        vpternlogd   xmm23, xmm24, xmm10, 216
            shr      r10d, 10
            xor      r11d, r10d
            add      ebx, [rcx + 88]
            add      ebx, r11d
            mov      r10d, ebx
            add      r10d, [r9 + 24]
        vmovd        xmm24, r10d                                /* round 22 */
            mov      [rcx + 88], ebx
            rorx     r10d, ebx, 19                              /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpalignr     xmm27, xmm15, xmm15, 8
        vpaddd       xmm22, xmm22, xmm27
        vpaddd       xmm22, xmm22, xmm23
        vpternlogd   xmm11, xmm16, xmm13, 150
            mov      r11d, [rcx + 64]
            rorx     r13d, ebp, 17
        vpaddd       xmm11, xmm11, xmm22
        vprorvd      xmm13, xmm11, xmm20
        vprorvd      xmm16, xmm11, xmm18
        vpaddd       xmm22, xmm21, xmm24
            xor      r13d, r12d
        vpsubd       xmm22{k1}, xmm12, xmm21
            shr      ebp, 10
            vpsrld   xmm21, xmm25, 3
            add      r11d, [rcx + 92]
        vmovdqa64    xmm23, xmm15
        vpternlogd   xmm23, xmm10, xmm19, 208
        vmovdqa64    xmm24, xmm10
        vpternlogd   xmm24, xmm15, xmm19, 248
        vpternlogd   xmm23, xmm24, xmm11, 216
            mov      r12d, [rcx + 68]
            vmovdqu64 [rcx + 96], xmm14
            xor      r13d, ebp
        vprorvd      xmm14, xmm11, xmm17
        vpternlogd   xmm13, xmm16, xmm14, 150
            add      r12d, [rcx + 96]
            mov      ebp, ebx
            shr      ebp, 10
        vpalignr     xmm14, xmm10, xmm10, 8
        vpaddd       xmm14, xmm22, xmm14
        vpaddd       xmm14, xmm14, xmm23
            rorx     ebx, ebx, 17
        vmovdqa64    xmm16, xmm10                               /* round 23 */
        vpternlogd   xmm16, xmm11, xmm19, 208
            add      r11d, r13d
            mov      r13d, r11d
            add      r13d, [r9 + 28]
        vmovd        xmm22, r13d
            mov      [rcx + 92], r11d
        vpaddd       xmm22, xmm22, xmm15
            mov      r13d, [rcx + 72]                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            xor      ebx, r10d
            xor      ebx, ebp
            add      r12d, ebx
            mov      [rcx + 96], r12d
            rorx     r10d, r11d, 19
            add      r13d, [rcx + 100]
            mov      ebx, r12d
            add      ebx, [r9 + 32]
        vpaddd       xmm13, xmm13, xmm14
        vprorvd      xmm14, xmm13, xmm20
        vprorvd      xmm23, xmm13, xmm18
            rorx     ebp, r11d, 17
            xor      ebp, r10d
            vpternlogd xmm21, xmm26, xmm3, 150
            vpaddd   xmm21, xmm21, [rcx + 48]
        vmovd        xmm24, ebx                                 /* round 24 */
        vpaddd       xmm24, xmm24, xmm10
        vpalignr     xmm25, xmm11, xmm11, 8
            shr      r11d, 10
            xor      ebp, r11d
            add      r13d, ebp
        vpsubd       xmm22{k1}, xmm12, xmm15
        vmovdqa64    xmm15, xmm11
        vpternlogd   xmm15, xmm10, xmm19, 248
        vpternlogd   xmm16, xmm15, xmm13, 216
        vpaddd       xmm15, xmm22, xmm25
        vpaddd       xmm15, xmm15, xmm16
            mov      [rcx + 100], r13d
            mov      r10d, [rcx + 76]                           /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        vprorvd      xmm16, xmm13, xmm17
        vpternlogd   xmm14, xmm23, xmm16, 150
        vpaddd       xmm14, xmm14, xmm15
        vprorvd      xmm15, xmm14, xmm18
        vprorvd      xmm16, xmm14, xmm20
            mov      r11d, r13d
            add      r11d, [r9 + 36]
        vmovd        xmm22, r11d                                /* round 25 */
        vmovdqa64    xmm23, xmm13
        vpternlogd   xmm23, xmm11, xmm19, 248
            rorx     r11d, r12d, 17
        vpsubd       xmm24{k1}, xmm12, xmm10
            vmovdqu64 [rcx + 112], xmm21
        vprorvd      xmm10, xmm14, xmm17
        vmovdqa64    xmm21, xmm11
        vpternlogd   xmm21, xmm13, xmm19, 208
        vpternlogd   xmm21, xmm23, xmm14, 216
            add      r10d, [rcx + 104]
        vpalignr     xmm23, xmm13, xmm13, 8
        vpaddd       xmm23, xmm24, xmm23
        vpaddd       xmm21, xmm23, xmm21
        vpternlogd   xmm16, xmm15, xmm10, 150
            mov      ebx, r12d
            shr      ebx, 10
        vpaddd       xmm10, xmm16, xmm21
        vprorvd      xmm15, xmm10, xmm20
        vprorvd      xmm16, xmm10, xmm18
        vmovdqa64    xmm21, xmm13
        vpternlogd   xmm21, xmm14, xmm19, 208
            rorx     ebp, r12d, 19
            xor      r11d, ebp
            xor      r11d, ebx
            add      r10d, r11d
            mov      [rcx + 104], r10d
            mov      r11d, r10d
            add      r11d, [r9 + 40]
        vmovd        xmm23, r11d                                /* round 26 */
        vpaddd       xmm22, xmm22, xmm11
        vpsubd       xmm22{k1}, xmm12, xmm11
            mov      r11d, [rcx + 80]                           /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        vmovdqa64    xmm11, xmm14
        vpternlogd   xmm11, xmm13, xmm19, 248
        vpternlogd   xmm21, xmm11, xmm10, 216
        vprorvd      xmm11, xmm10, xmm17
            rorx     ebx, r13d, 17
            mov      ebp, [rcx + 84]                            /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        vpalignr     xmm24, xmm14, xmm14, 8
        vpaddd       xmm22, xmm22, xmm24
        vpaddd       xmm21, xmm22, xmm21
            rorx     r12d, r13d, 19
        vpternlogd   xmm15, xmm16, xmm11, 150
        vmovdqa64    xmm11, xmm10
        vpternlogd   xmm11, xmm14, xmm19, 248
            rorx     r14d, r10d, 17
        vmovdqa64    xmm16, xmm14
        vpternlogd   xmm16, xmm10, xmm19, 208
            add      r11d, [rcx + 108]
            shr      r13d, 10
            rorx     r15d, r10d, 19
            mov      [rsp + 48], rdx
            mov      edx, [rcx + 92]                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            xor      ebx, r12d
        vpaddd       xmm22, xmm23, xmm13
        vpsubd       xmm22{k1}, xmm12, xmm13
            xor      ebx, r13d
            add      r11d, ebx
            add      ebp, [rcx + 112]
        vpaddd       xmm13, xmm15, xmm21
        vprorvd      xmm15, xmm13, xmm20
        vprorvd      xmm21, xmm13, xmm18
        vpternlogd   xmm16, xmm11, xmm13, 216
        vmovdqa64    xmm11, xmm10                               /* round 27 */
        vpternlogd   xmm11, xmm13, xmm19, 208
        vprorvd      xmm23, xmm13, xmm17
            xor      r14d, r15d
            mov      ebx, r11d
            add      ebx, [r9 + 44]
        vmovd        xmm24, ebx
            shr      r10d, 10
            xor      r14d, r10d
        vpalignr     xmm25, xmm10, xmm10, 8
        vpaddd       xmm22, xmm22, xmm25
        vpaddd       xmm16, xmm22, xmm16
        vpternlogd   xmm15, xmm21, xmm23, 150
            rorx     r10d, r11d, 19                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            mov      [rcx + 108], r11d
            add      ebp, r14d
            mov      ebx, ebp
            add      ebx, [r9 + 48]
        vmovd        xmm21, ebx                                 /* round 28 */
        vpaddd       xmm22, xmm24, xmm14
            add      edx, [rcx + 120]
            mov      [rcx + 112], ebp
        vpaddd       xmm15, xmm15, xmm16
        vprorvd      xmm16, xmm15, xmm20
        vprorvd      xmm23, xmm15, xmm18
            mov      ebx, [rcx + 88]
        vpsubd       xmm22{k1}, xmm12, xmm14
            rorx     r12d, ebp, 17
        vmovdqa64    xmm14, xmm13
        vpternlogd   xmm14, xmm10, xmm19, 248
        vpternlogd   xmm11, xmm14, xmm15, 216
            rorx     r13d, ebp, 19
            xor      r12d, r13d
            rorx     r13d, r11d, 17
            shr      ebp, 10
            xor      r12d, ebp
            add      edx, r12d
            mov      ebp, edx
            add      ebp, [r9 + 56]
        vmovd        xmm14, ebp                                 /* round 30 */
            xor      r13d, r10d
        vprorvd      xmm24, xmm15, xmm17
        vpternlogd   xmm16, xmm23, xmm24, 150
        vpalignr     xmm23, xmm13, xmm13, 8
        vpaddd       xmm22, xmm22, xmm23
        vpaddd       xmm11, xmm22, xmm11
            mov      [rcx + 120], edx
            add      ebx, [rcx + 116]
        vpaddd       xmm11, xmm16, xmm11
        vprorvd      xmm16, xmm11, xmm20
        vprorvd      xmm22, xmm11, xmm18
        vpaddd       xmm21, xmm21, xmm10
        vpsubd       xmm21{k1}, xmm12, xmm10
            mov      r10d, [rcx + 96]                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        vmovdqa64    xmm10, xmm15
        vpternlogd   xmm10, xmm13, xmm19, 248
            shr      r11d, 10
            xor      r13d, r11d
            add      ebx, r13d
            mov      [rcx + 116], ebx
            mov      r11d, ebx
            add      r11d, [r9 + 52]
        vmovd        xmm23, r11d                                /* round 29 */
        vmovdqa64    xmm24, xmm13
        vpternlogd   xmm24, xmm15, xmm19, 208
        vpternlogd   xmm24, xmm10, xmm11, 216
            rorx     r11d, ebx, 19
        vprorvd      xmm10, xmm11, xmm17
            rorx     ebp, ebx, 17
        vpalignr     xmm25, xmm15, xmm15, 8
        vpaddd       xmm21, xmm21, xmm25
        vpaddd       xmm21, xmm21, xmm24
            add      r10d, [rcx + 124]
        vpternlogd   xmm16, xmm22, xmm10, 150
            xor      ebp, r11d
        vpaddd       xmm10, xmm14, xmm15
        vpsubd       xmm10{k1}, xmm12, xmm15
            shr      ebx, 10
            xor      ebp, ebx
        lea          r11, [r9 + 64]                             /* round 31 */
            add      r10d, ebp
        vmovdqa64    xmm14, xmm15
        vpternlogd   xmm14, xmm11, xmm19, 208
        vpaddd       xmm22, xmm23, xmm13
        vpsubd       xmm22{k1}, xmm12, xmm13
            mov      [rcx + 124], r10d
        vpaddd       xmm3, xmm16, xmm21
        vprorvd      xmm13, xmm3, xmm20
        vprorvd      xmm16, xmm3, xmm18
        vmovdqa64    xmm21, xmm3
        vpternlogd   xmm21, xmm11, xmm19, 248
        vmovdqa64    xmm23, xmm11
        vpternlogd   xmm23, xmm3, xmm19, 208
        vpalignr     xmm24, xmm3, xmm3, 8
        vpaddd       xmm10, xmm10, xmm24
            add      r10d, [r9 + 60]
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm15, xmm19, 248
        vpternlogd   xmm14, xmm24, xmm3, 216
        add          rcx, 64
        vprorvd      xmm15, xmm3, xmm17
        vpalignr     xmm24, xmm11, xmm11, 8
        vpaddd       xmm22, xmm22, xmm24
        vpaddd       xmm14, xmm22, xmm14
        vpternlogd   xmm13, xmm16, xmm15, 150
        vpaddd       xmm2, xmm13, xmm14
        vprorvd      xmm13, xmm2, xmm20
        vprorvd      xmm14, xmm2, xmm18
        vprorvd      xmm15, xmm2, xmm17
        vpternlogd   xmm23, xmm21, xmm2, 216
        vpaddd       xmm10, xmm10, xmm23
        vpternlogd   xmm13, xmm14, xmm15, 150
        vpaddd       xmm1, xmm13, xmm10
        vprorvd      xmm10, xmm1, xmm20
        vprorvd      xmm13, xmm1, xmm17
        vprorvd      xmm14, xmm1, xmm18
        vpternlogd   xmm10, xmm14, xmm13, 150
        vmovdqa64    xmm13, xmm2
        vpternlogd   xmm13, xmm3, xmm19, 248
        vmovd        xmm14, r10d
        vpaddd       xmm14, xmm14, xmm11
        vpsubd       xmm14{k1}, xmm12, xmm11
        vpalignr     xmm11, xmm2, xmm2, 8
        vpaddd       xmm11, xmm14, xmm11
        vmovdqa64    xmm12, xmm3
        vpternlogd   xmm12, xmm2, xmm19, 208
        vpternlogd   xmm12, xmm13, xmm1, 216
        vpaddd       xmm11, xmm11, xmm12
        vpaddd       xmm0, xmm10, xmm11
        mov          r9, r11
        mov          rdx, [rsp + 48]
        cmp          rcx, rdi
        jne          NSMS_L(rounds_and_schedule1)
        cmp          r8, 0
        jne          NSMS_L(end_and_next_block1)

        /* the hash value after a run of blocks */
        vmovdqu64    xmm10, [rip + NSMS_L(words_00000000_x4)]   /* the last two rounds of a, and the hash value */
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 32]
        vpaddd       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovd        [rcx + 16], xmm4                           /* the hash value */
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vmovd        [rcx + 20], xmm5
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vmovd        [rcx + 24], xmm6
        vpaddd       xmm3, xmm15, xmm3
        vprorvd      xmm15, xmm0, xmm11
        vprorvd      xmm16, xmm0, xmm12
        vmovd        [rcx + 28], xmm7
        vprorvd      xmm17, xmm0, xmm13
        vpternlogd   xmm17, xmm15, xmm16, 150
        vpaddd       xmm3, xmm3, xmm17
        vpshufd      xmm15, xmm4, 2
        vmovdqa64    xmm16, xmm1
        vpternlogd   xmm16, xmm2, xmm14, 248
        vpternlogd   xmm2, xmm1, xmm14, 208
        vpternlogd   xmm2, xmm16, xmm0, 216
        vpaddd       xmm2, xmm3, xmm2
        vprorvd      xmm3, xmm2, xmm11
        vprorvd      xmm11, xmm2, xmm12
        vpshufd      xmm12, xmm5, 2
        vpaddd       xmm8, xmm8, xmm2
        vpshufd      xmm16, xmm8, 2
        vprorvd      xmm13, xmm2, xmm13
        vpternlogd   xmm13, xmm3, xmm11, 150
        vmovd        [rcx + 4], xmm16
        vmovdqa64    xmm3, xmm0
        vpternlogd   xmm3, xmm1, xmm14, 248
        vpternlogd   xmm1, xmm0, xmm14, 208
        vpalignr     xmm0, xmm0, xmm0, 8
        vmovd        [rcx + 8], xmm15
        vpternlogd   xmm1, xmm3, xmm2, 216
        vpaddd       xmm0, xmm10, xmm0
        vpaddd       xmm0, xmm0, xmm1
        vmovd        [rcx + 12], xmm12
        vpaddd       xmm9, xmm13, xmm0
        vpshufd      xmm0, xmm9, 2
        vmovd        [rcx], xmm0
        jmp          NSMS_L(batch1)
NSMS_L(store_hash_value):
        vpshufd      xmm0, xmm9, 2                              /* the hash value */
        mov          rcx, [rsp + 32]
        vmovd        [rcx + 16], xmm4
        vpshufd      xmm1, xmm8, 2
        vmovd        [rcx + 20], xmm5
        vmovd        [rcx + 24], xmm6
        vmovd        [rcx + 28], xmm7
        vpshufd      xmm2, xmm4, 2
        vmovd        [rcx], xmm0
        vpshufd      xmm0, xmm5, 2
        vmovd        [rcx + 4], xmm1
        vmovd        [rcx + 8], xmm2
        vmovd        [rcx + 12], xmm0
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 4336]
        vmovaps      xmm7, [rsp + 4352]
        vmovaps      xmm8, [rsp + 4368]
        vmovaps      xmm9, [rsp + 4384]
        vmovaps      xmm10, [rsp + 4400]
        vmovaps      xmm11, [rsp + 4416]
        vmovaps      xmm12, [rsp + 4432]
        vmovaps      xmm13, [rsp + 4448]
        vmovaps      xmm14, [rsp + 4464]
        vmovaps      xmm15, [rsp + 4480]
        add          rsp, 4504
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
        add          rsp, 4344
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), . - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_lanes)
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

/* nsms_sha256_blocks_avx512_n16_lanes: 15 integer registers, 32 vector registers, 2 mask registers, 37 spills.
 *   Register map: a..h: r10d, r11d, ebx, ebp, [rsp..rsp+24]; e_t:a_t-2 of four t: xmm0..xmm3;
 *     H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; W rows 0..15 of 16
 *     blocks: zmm0..zmm15; scratch: rax; is_a: k1; blocks: rdx; data: rsi; is_e: k2;
 *     state: [rsp+32]; p: rcx; upper_bound: rdi; q: r8; kp: r9; end_of_batch: [rsp+40];
 *     left_in_run: r8. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     e_t:a_t-2: e after round t and a after round t-2, in two lanes.
 *     H_x: word x of the hash value; H_x:H_y: two of its words, in two lanes.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     is_a: mask of the lane of a.
 *     is_e: mask of the lane of e.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     q: address of the current block's first stored schedule word.
 *     kp: address of the constants that are added next.
 *     end_of_batch: value of q after the last block of a batch.
 *     left_in_run: number of blocks left in the current run of 8, 4, 2 or 1 blocks; the start of
 *       each block finishes the one before, and the code after a run finishes its last; the lengths
 *       are fixed because the proof follows a run to its end.
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_blocks_avx512_n16_lanes
 *   signature: void nsms_sha256_blocks_avx512_n16_lanes(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 4392, win64: 4568}
 *   features: [avx, avx512bw, avx512f, avx512vl, bmi1, bmi2]
 */
