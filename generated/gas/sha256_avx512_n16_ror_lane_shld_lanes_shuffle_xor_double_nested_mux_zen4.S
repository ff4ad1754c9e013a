/* sha256_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4.S, written by nsms: make gen HASH=sha256 ISA=avx512 N=16 ROT=ror LANE_ROT=shld ROUNDS=lanes FORMS=shuffle-xor-double SIGMA=nested CHMAJ=mux UARCH=zen4
 *   ROT=ror: ROR, a copy first where the source lives on; LANE_ROT=shld: VPSHLDD and VPSHLDQ of a register with
 *     itself (AVX512_VBMI2); ROUNDS=lanes: e and a in two lanes of a vector register, a lags two rounds behind;
 *     FORMS=shuffle-xor-double: VPSHUFD exchanges the lanes; Maj is a multiplexer on x ^ y; Sigma shifts doubled
 *     words; SIGMA=nested: Sigma as ror(ror(ror(x, c-b) ^ x, b-a) ^ x, a); CHMAJ=mux: Ch as ((y^z)&x)^z, Maj
 *     sharing a^b between rounds; UARCH=zen4: the options and orders that a search found on zen4
 *
 * void nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks, 16 scheduled at a time.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,802 instructions (System V); 4,360 bytes of stack (System V), 4,536 (Win64).
 *
 * Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, avx2, avx512_vbmi2, avx512bw, avx512f, avx512vl.
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
#  define NSMS_L(name) Lsha256_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4))
NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4))
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
        sub          rsp, 376
        NSMS_SEH(.seh_stackalloc 376)
        vmovaps      [rsp + 4304], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 4304)
        vmovaps      [rsp + 4320], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 4320)
        vmovaps      [rsp + 4336], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 4336)
        vmovaps      [rsp + 4352], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 4352)
        vmovaps      [rsp + 4368], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 4368)
        vmovaps      [rsp + 4384], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 4384)
        vmovaps      [rsp + 4400], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 4400)
        vmovaps      [rsp + 4416], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 4416)
        vmovaps      [rsp + 4432], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 4432)
        vmovaps      [rsp + 4448], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 4448)
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
        sub          rsp, 216
        .cfi_def_cfa_offset 4368
#endif
        mov          [rsp + 32], rdi
        cmp          rdx, 0
        je           NSMS_L(done)
        lea          rax, [rsp + 143]
        and          rax, -64
        mov          rcx, [rsp + 32]
        vmovd        xmm0, [rcx]                                /* the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a] */
        vmovd        xmm1, [rcx + 4]
        vmovd        xmm2, [rcx + 8]
        vmovd        xmm3, [rcx + 12]
        vmovd        xmm10, [rcx + 16]
        vmovd        xmm11, [rcx + 20]
        mov          edi, 1                                     /* masks: the lane of e, the lane of a, both */
        mov          r8d, 4
        mov          r9d, 5
        vmovd        xmm6, [rcx + 24]
        vmovd        xmm7, [rcx + 28]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k3, edi
        kmovd        k2, r8d
        kmovd        k1, r9d
        /* Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; */
        /*   scratch: rax; is_word: k1; is_a: k2; blocks: rdx; data: rsi; is_e: k3; state: [rsp+32]. */
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
        /*   scratch: rax; p: rcx; is_word: k1; is_a: k2; blocks: rdx; data: rsi; upper_bound: rdi; q: r8; */
        /*   is_e: k3; kp: r9; state: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_and_schedule16):

        /* rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 16 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vpsrld   zmm16, zmm1, 3                             /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpaddd   zmm17, zmm9, zmm0
        mov          r12d, r10d                                 /* round 0 */
        ror          r12d, 9
        mov          r13d, [rsp]
        mov          r14d, r13d
        ror          r14d, 14
            vpshldd  zmm18, zmm14, zmm14, 13
        xor          r14d, r13d
        mov          r15d, [rsp + 24]
        add          r15d, [rcx]
            vpshldd  zmm19, zmm1, zmm1, 25
        mov          [rsp + 48], rdx
        mov          edx, [rsp + 8]
        mov          [rsp + 56], rsi
        mov          esi, edx
        xor          esi, [rsp + 16]
            vpshldd  zmm20, zmm14, zmm14, 15
        ror          r14d, 5
        xor          r14d, r13d
            vpshldd  zmm21, zmm1, zmm1, 14
        and          esi, r13d
        xor          esi, [rsp + 16]
        add          r15d, esi
            vpternlogd zmm16, zmm19, zmm21, 150
        xor          r12d, r10d
        mov          esi, r10d
        xor          esi, r11d
        ror          r12d, 11
        xor          r12d, r10d
        ror          r12d, 2
            vpsrld   zmm19, zmm2, 3                             /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        mov          [rsp + 64], r8
        mov          r8d, r11d
        xor          r8d, ebx
        and          r8d, esi
        xor          r8d, r11d
        add          r8d, r12d
            vpaddd   zmm21, zmm10, zmm1
        ror          r14d, 6
        add          r15d, r14d
        add          ebp, r15d
        add          r15d, r8d
        mov          r12d, r15d                                 /* round 1 */
        ror          r12d, 9
        mov          r14d, ebp
        ror          r14d, 14
        xor          r14d, ebp
            vpshldd  zmm22, zmm15, zmm15, 13
        mov          r8d, [rsp + 16]
        add          r8d, [rcx + 64]
            vpsrld   zmm23, zmm14, 10
            vpternlogd zmm23, zmm20, zmm18, 150
            vpaddd   zmm17, zmm17, zmm23
            vpaddd   zmm0, zmm16, zmm17
            vpaddd   zmm16, zmm0, [r9]
            vmovdqu64 [rcx + 1024], zmm16
        mov          [rsp + 72], rdi
        mov          edi, r13d
        xor          edi, edx
            vpshldd  zmm16, zmm2, zmm2, 25
            vpshldd  zmm17, zmm15, zmm15, 15
        ror          r14d, 5
        xor          r14d, ebp
        and          edi, ebp
        xor          edi, edx
        add          r8d, edi
            vpshldd  zmm18, zmm2, zmm2, 14
            vpternlogd zmm19, zmm16, zmm18, 150
        xor          r12d, r15d
        mov          edi, r15d
        xor          edi, r10d
        ror          r12d, 11
        xor          r12d, r15d
        ror          r12d, 2
            vpsrld   zmm16, zmm3, 3                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        and          esi, edi
        xor          esi, r10d
        add          esi, r12d
            vpaddd   zmm18, zmm11, zmm2
        ror          r14d, 6
        add          r8d, r14d
        add          ebx, r8d
        add          r8d, esi
        mov          r12d, r8d                                  /* round 2 */
        ror          r12d, 9
        mov          r14d, ebx
        ror          r14d, 14
        xor          r14d, ebx
        add          edx, [rcx + 128]
            vpshldd  zmm20, zmm0, zmm0, 13
        mov          esi, ebp
        xor          esi, r13d
            vpsrld   zmm23, zmm15, 10
            vpternlogd zmm23, zmm17, zmm22, 150
            vpaddd   zmm17, zmm21, zmm23
            vpaddd   zmm1, zmm19, zmm17
            vpaddd   zmm17, zmm1, [r9 + 64]
            vmovdqu64 [rcx + 1088], zmm17
            vpshldd  zmm17, zmm3, zmm3, 25
            vpshldd  zmm19, zmm0, zmm0, 15
        ror          r14d, 5
        xor          r14d, ebx
        and          esi, ebx
        xor          esi, r13d
        add          edx, esi
            vpshldd  zmm21, zmm3, zmm3, 14
            vpternlogd zmm16, zmm17, zmm21, 150
            vpaddd   zmm16, zmm18, zmm16
        xor          r12d, r8d
        mov          esi, r8d
        xor          esi, r15d
        ror          r12d, 11
        xor          r12d, r8d
        ror          r12d, 2
        and          edi, esi
        xor          edi, r15d
        add          edi, r12d
            vpsrld   zmm17, zmm4, 3                             /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vpaddd   zmm18, zmm12, zmm3
        ror          r14d, 6
        add          edx, r14d
        add          r11d, edx
        add          edx, edi
        mov          r12d, edx                                  /* round 3 */
        ror          r12d, 9
        mov          r14d, r11d
        ror          r14d, 14
        xor          r14d, r11d
        add          r13d, [rcx + 192]
            vpshldd  zmm21, zmm1, zmm1, 13
        mov          edi, ebx
        xor          edi, ebp
            vpsrld   zmm22, zmm0, 10
            vpternlogd zmm22, zmm19, zmm20, 150
            vpaddd   zmm2, zmm16, zmm22
            vpaddd   zmm16, zmm2, [r9 + 128]
            vmovdqu64 [rcx + 1152], zmm16
            vpshldd  zmm16, zmm4, zmm4, 25
            vpshldd  zmm19, zmm1, zmm1, 15
        ror          r14d, 5
        xor          r14d, r11d
        and          edi, r11d
        xor          edi, ebp
        add          r13d, edi
            vpshldd  zmm20, zmm4, zmm4, 14
            vpternlogd zmm17, zmm16, zmm20, 150
            vpaddd   zmm16, zmm18, zmm17
        xor          r12d, edx
        mov          edi, edx
        xor          edi, r8d
        ror          r12d, 11
        xor          r12d, edx
        ror          r12d, 2
        and          esi, edi
        xor          esi, r8d
        add          esi, r12d
        ror          r14d, 6
        add          r13d, r14d
        add          r10d, r13d
        add          r13d, esi
        mov          r12d, r13d                                 /* round 4 */
        ror          r12d, 9
        mov          r14d, r10d
        ror          r14d, 14
        xor          r14d, r10d
            vpsrld   zmm17, zmm5, 3                             /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          ebp, [rcx + 256]
        mov          esi, r11d
        xor          esi, ebx
            vpaddd   zmm18, zmm13, zmm4
            vpshldd  zmm20, zmm2, zmm2, 13
            vpsrld   zmm22, zmm1, 10
            vpternlogd zmm22, zmm19, zmm21, 150
            vpaddd   zmm3, zmm16, zmm22
            vpaddd   zmm16, zmm3, [r9 + 192]
            vmovdqu64 [rcx + 1216], zmm16
            vpshldd  zmm16, zmm5, zmm5, 25
        ror          r14d, 5
        xor          r14d, r10d
            vpshldd  zmm19, zmm2, zmm2, 15
        and          esi, r10d
        xor          esi, ebx
        add          ebp, esi
        xor          r12d, r13d
            vpshldd  zmm21, zmm5, zmm5, 14
        mov          esi, r13d
        xor          esi, edx
            vpternlogd zmm17, zmm16, zmm21, 150
            vpaddd   zmm16, zmm18, zmm17
        ror          r12d, 11
        xor          r12d, r13d
        ror          r12d, 2
        and          edi, esi
        xor          edi, edx
        add          edi, r12d
        ror          r14d, 6
        add          ebp, r14d
        add          r15d, ebp
        add          ebp, edi
        mov          r12d, ebp                                  /* round 5 */
        ror          r12d, 9
        mov          r14d, r15d
        ror          r14d, 14
        xor          r14d, r15d
        add          ebx, [rcx + 320]
            vpsrld   zmm17, zmm6, 3                             /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        mov          edi, r10d
        xor          edi, r11d
            vpaddd   zmm18, zmm14, zmm5
            vpshldd  zmm21, zmm3, zmm3, 13
            vpsrld   zmm22, zmm2, 10
            vpternlogd zmm22, zmm19, zmm20, 150
            vpaddd   zmm4, zmm16, zmm22
            vpaddd   zmm16, zmm4, [r9 + 256]
            vmovdqu64 [rcx + 1280], zmm16
        ror          r14d, 5
        xor          r14d, r15d
            vpshldd  zmm16, zmm6, zmm6, 25
            vpshldd  zmm19, zmm3, zmm3, 15
        and          edi, r15d
        xor          edi, r11d
        add          ebx, edi
        xor          r12d, ebp
        ror          r12d, 11
        xor          r12d, ebp
        ror          r12d, 2
        mov          edi, ebp
        xor          edi, r13d
            vpshldd  zmm20, zmm6, zmm6, 14
            vpternlogd zmm17, zmm16, zmm20, 150
            vpaddd   zmm16, zmm18, zmm17
        and          esi, edi
        xor          esi, r13d
        add          esi, r12d
        ror          r14d, 6
        add          ebx, r14d
        add          r8d, ebx
        add          ebx, esi
        mov          r12d, ebx                                  /* round 6 */
        ror          r12d, 9
        mov          r14d, r8d
        ror          r14d, 14
        xor          r14d, r8d
        add          r11d, [rcx + 384]
        mov          esi, r15d
        xor          esi, r10d
            vpsrld   zmm17, zmm7, 3                             /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vpaddd   zmm18, zmm15, zmm6
            vpshldd  zmm20, zmm4, zmm4, 13
        ror          r14d, 5
        xor          r14d, r8d
            vpsrld   zmm22, zmm3, 10
            vpternlogd zmm22, zmm19, zmm21, 150
            vpaddd   zmm5, zmm16, zmm22
            vpaddd   zmm16, zmm5, [r9 + 320]
            vmovdqu64 [rcx + 1344], zmm16
            vpshldd  zmm16, zmm7, zmm7, 25
            vpshldd  zmm19, zmm4, zmm4, 15
        and          esi, r8d
        xor          esi, r10d
        add          r11d, esi
        xor          r12d, ebx
        mov          esi, ebx
        xor          esi, ebp
        ror          r12d, 11
        xor          r12d, ebx
        ror          r12d, 2
            vpshldd  zmm21, zmm7, zmm7, 14
            vpternlogd zmm17, zmm16, zmm21, 150
            vpaddd   zmm16, zmm18, zmm17
        and          edi, esi
        xor          edi, ebp
        add          edi, r12d
        ror          r14d, 6
        add          r11d, r14d
        add          edx, r11d
        add          r11d, edi
        mov          r12d, r11d                                 /* round 7 */
        ror          r12d, 9
        mov          r14d, edx
        ror          r14d, 14
        xor          r14d, edx
        add          r10d, [rcx + 448]
        mov          edi, r8d
        xor          edi, r15d
            vpsrld   zmm17, zmm8, 3                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        ror          r14d, 5
        xor          r14d, edx
            vpshldd  zmm18, zmm5, zmm5, 13
            vpsrld   zmm21, zmm4, 10
            vpternlogd zmm21, zmm19, zmm20, 150
            vpaddd   zmm6, zmm16, zmm21
            vpaddd   zmm16, zmm6, [r9 + 384]
            vmovdqu64 [rcx + 1408], zmm16
            vpshldd  zmm16, zmm8, zmm8, 25
            vpshldd  zmm19, zmm5, zmm5, 15
        and          edi, edx
        xor          edi, r15d
        add          r10d, edi
        xor          r12d, r11d
        mov          edi, r11d
        xor          edi, ebx
        ror          r12d, 11
        xor          r12d, r11d
        ror          r12d, 2
        and          esi, edi
        xor          esi, ebx
        add          esi, r12d
            vpshldd  zmm20, zmm8, zmm8, 14
            vpternlogd zmm17, zmm16, zmm20, 150
            vpaddd   zmm16, zmm7, zmm17
            vpaddd   zmm16, zmm16, zmm0
        ror          r14d, 6
        add          r10d, r14d
        add          r13d, r10d
        add          r10d, esi
        mov          r12d, r10d                                 /* round 8 */
        ror          r12d, 9
        mov          r14d, r13d
        ror          r14d, 14
        xor          r14d, r13d
        add          r15d, [rcx + 512]
        mov          esi, edx
        xor          esi, r8d
            vpsrld   zmm17, zmm9, 3                             /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        ror          r14d, 5
        xor          r14d, r13d
            vpshldd  zmm20, zmm6, zmm6, 13
            vpsrld   zmm21, zmm5, 10
            vpternlogd zmm21, zmm19, zmm18, 150
            vpaddd   zmm7, zmm16, zmm21
            vpaddd   zmm16, zmm7, [r9 + 448]
            vmovdqu64 [rcx + 1472], zmm16
        and          esi, r13d
        xor          esi, r8d
        add          r15d, esi
            vpshldd  zmm16, zmm9, zmm9, 25
            vpshldd  zmm18, zmm6, zmm6, 15
        xor          r12d, r10d
        mov          esi, r10d
        xor          esi, r11d
        ror          r12d, 11
        xor          r12d, r10d
        ror          r12d, 2
        and          edi, esi
        xor          edi, r11d
        add          edi, r12d
        ror          r14d, 6
        add          r15d, r14d
        add          ebp, r15d
        add          r15d, edi
        mov          r12d, r15d                                 /* round 9 */
        ror          r12d, 9
        mov          r14d, ebp
        ror          r14d, 14
        xor          r14d, ebp
        add          r8d, [rcx + 576]
            vpshldd  zmm19, zmm9, zmm9, 14
            vpternlogd zmm17, zmm16, zmm19, 150
            vpaddd   zmm16, zmm8, zmm17
            vpaddd   zmm16, zmm16, zmm1
        mov          edi, r13d
        xor          edi, edx
            vpsrld   zmm17, zmm10, 3                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        ror          r14d, 5
        xor          r14d, ebp
            vpshldd  zmm19, zmm7, zmm7, 13
            vpsrld   zmm21, zmm6, 10
            vpternlogd zmm21, zmm18, zmm20, 150
            vpaddd   zmm8, zmm16, zmm21
            vpaddd   zmm16, zmm8, [r9 + 512]
            vmovdqu64 [rcx + 1536], zmm16
        and          edi, ebp
        xor          edi, edx
        add          r8d, edi
            vpshldd  zmm16, zmm10, zmm10, 25
            vpshldd  zmm18, zmm7, zmm7, 15
        xor          r12d, r15d
        mov          edi, r15d
        xor          edi, r10d
        ror          r12d, 11
        xor          r12d, r15d
        ror          r12d, 2
        and          esi, edi
        xor          esi, r10d
        add          esi, r12d
        ror          r14d, 6
        add          r8d, r14d
        add          ebx, r8d
        add          r8d, esi
        mov          r12d, r8d                                  /* round 10 */
        ror          r12d, 9
        mov          r14d, ebx
        ror          r14d, 14
        xor          r14d, ebx
        add          edx, [rcx + 640]
        mov          esi, ebp
        xor          esi, r13d
            vpshldd  zmm20, zmm10, zmm10, 14
            vpternlogd zmm17, zmm16, zmm20, 150
            vpaddd   zmm16, zmm9, zmm17
            vpaddd   zmm16, zmm16, zmm2
        ror          r14d, 5
        xor          r14d, ebx
            vpsrld   zmm17, zmm11, 3                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        and          esi, ebx
        xor          esi, r13d
        add          edx, esi
            vpshldd  zmm20, zmm8, zmm8, 13
            vpsrld   zmm21, zmm7, 10
            vpternlogd zmm21, zmm18, zmm19, 150
            vpaddd   zmm9, zmm16, zmm21
            vpaddd   zmm16, zmm9, [r9 + 576]
            vmovdqu64 [rcx + 1600], zmm16
        xor          r12d, r8d
        mov          esi, r8d
        xor          esi, r15d
        ror          r12d, 11
        xor          r12d, r8d
        ror          r12d, 2
            vpshldd  zmm16, zmm11, zmm11, 25
            vpshldd  zmm18, zmm8, zmm8, 15
        and          edi, esi
        xor          edi, r15d
        add          edi, r12d
        ror          r14d, 6
        add          edx, r14d
        add          r11d, edx
        add          edx, edi
        mov          r12d, edx                                  /* round 11 */
        ror          r12d, 9
        mov          r14d, r11d
        ror          r14d, 14
        xor          r14d, r11d
        add          r13d, [rcx + 704]
        mov          edi, ebx
        xor          edi, ebp
        ror          r14d, 5
        xor          r14d, r11d
            vpshldd  zmm19, zmm11, zmm11, 14
            vpternlogd zmm17, zmm16, zmm19, 150
            vpaddd   zmm16, zmm10, zmm17
            vpaddd   zmm16, zmm16, zmm3
            vpsrld   zmm17, zmm12, 3                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        and          edi, r11d
        xor          edi, ebp
        add          r13d, edi
        mov          edi, edx
        xor          edi, r8d
            vpshldd  zmm19, zmm9, zmm9, 13
        xor          r12d, edx
            vpsrld   zmm21, zmm8, 10
            vpternlogd zmm21, zmm18, zmm20, 150
            vpaddd   zmm10, zmm16, zmm21
            vpaddd   zmm16, zmm10, [r9 + 640]
            vmovdqu64 [rcx + 1664], zmm16
        ror          r12d, 11
        xor          r12d, edx
        ror          r12d, 2
            vpshldd  zmm16, zmm12, zmm12, 25
        and          esi, edi
        xor          esi, r8d
        add          esi, r12d
            vpshldd  zmm18, zmm9, zmm9, 15
        ror          r14d, 6
        add          r13d, r14d
        add          r10d, r13d
        add          r13d, esi
        mov          r12d, r13d                                 /* round 12 */
        ror          r12d, 9
        mov          r14d, r10d
        ror          r14d, 14
        xor          r14d, r10d
        add          ebp, [rcx + 768]
        mov          esi, r11d
        xor          esi, ebx
            vpshldd  zmm20, zmm12, zmm12, 14
            vpternlogd zmm17, zmm16, zmm20, 150
            vpaddd   zmm16, zmm11, zmm17
            vpaddd   zmm16, zmm16, zmm4
        ror          r14d, 5
        xor          r14d, r10d
            vpsrld   zmm17, zmm13, 3                            /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        and          esi, r10d
        xor          esi, ebx
        add          ebp, esi
        mov          esi, r13d
        xor          esi, edx
        xor          r12d, r13d
        ror          r12d, 11
        xor          r12d, r13d
        ror          r12d, 2
            vpshldd  zmm20, zmm10, zmm10, 13
            vpsrld   zmm21, zmm9, 10
            vpternlogd zmm21, zmm18, zmm19, 150
            vpaddd   zmm11, zmm16, zmm21
            vpaddd   zmm16, zmm11, [r9 + 704]
            vmovdqu64 [rcx + 1728], zmm16
            vpshldd  zmm16, zmm13, zmm13, 25
        and          edi, esi
        xor          edi, edx
        add          edi, r12d
            vpshldd  zmm18, zmm10, zmm10, 15
        ror          r14d, 6
        add          ebp, r14d
        add          r15d, ebp
        mov          [rsp + 24], r15d
        add          ebp, edi
        mov          r12d, ebp                                  /* round 13 */
        ror          r12d, 9
        mov          r14d, r15d
        ror          r14d, 14
        add          ebx, [rcx + 832]
        mov          edi, r10d
        xor          edi, r11d
        xor          r14d, r15d
        ror          r14d, 5
        xor          r14d, r15d
        and          edi, r15d
        xor          edi, r11d
        add          ebx, edi
            vpshldd  zmm19, zmm13, zmm13, 14
            vpternlogd zmm17, zmm16, zmm19, 150
            vpaddd   zmm16, zmm12, zmm17
            vpaddd   zmm16, zmm16, zmm5
            vpsrld   zmm17, zmm14, 3                            /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        mov          edi, ebp
        xor          edi, r13d
        xor          r12d, ebp
        ror          r12d, 11
        xor          r12d, ebp
        ror          r12d, 2
            vpshldd  zmm19, zmm11, zmm11, 13
            vpsrld   zmm21, zmm10, 10
            vpternlogd zmm21, zmm18, zmm20, 150
            vpaddd   zmm12, zmm16, zmm21
            vpaddd   zmm16, zmm12, [r9 + 768]
            vmovdqu64 [rcx + 1792], zmm16
            vpshldd  zmm16, zmm14, zmm14, 25
        and          esi, edi
        xor          esi, r13d
        add          esi, r12d
        ror          r14d, 6
        add          ebx, r14d
        add          r8d, ebx
        mov          [rsp + 16], r8d
        add          ebx, esi
        mov          r12d, ebx                                  /* round 14 */
        ror          r12d, 9
        mov          r14d, r8d
        ror          r14d, 14
        xor          r14d, r8d
            vpshldd  zmm18, zmm11, zmm11, 15
        add          r11d, [rcx + 896]
        mov          esi, r15d
        xor          esi, r10d
        ror          r14d, 5
        xor          r14d, r8d
        and          esi, r8d
        xor          esi, r10d
        add          r11d, esi
            vpshldd  zmm20, zmm14, zmm14, 14
            vpternlogd zmm17, zmm16, zmm20, 150
            vpaddd   zmm16, zmm13, zmm17
            vpaddd   zmm16, zmm16, zmm6
        xor          r12d, ebx
            vpsrld   zmm17, zmm15, 3                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        mov          esi, ebx
        xor          esi, ebp
        ror          r12d, 11
        xor          r12d, ebx
        ror          r12d, 2
        and          edi, esi
        xor          edi, ebp
        add          edi, r12d
            vpshldd  zmm20, zmm12, zmm12, 13
            vpsrld   zmm21, zmm11, 10
            vpternlogd zmm21, zmm18, zmm19, 150
            vpaddd   zmm13, zmm16, zmm21
            vpaddd   zmm16, zmm13, [r9 + 832]
            vmovdqu64 [rcx + 1856], zmm16
        ror          r14d, 6
        add          r11d, r14d
        add          edx, r11d
        mov          [rsp + 8], edx
        add          r11d, edi
        mov          r12d, r11d                                 /* round 15 */
        ror          r12d, 9
        mov          r14d, edx
        ror          r14d, 14
        xor          r14d, edx
        add          r10d, [rcx + 960]
            vpshldd  zmm16, zmm15, zmm15, 25
        mov          edi, r8d
        xor          edi, r15d
            vpshldd  zmm18, zmm12, zmm12, 15
        ror          r14d, 5
        xor          r14d, edx
        and          edi, edx
        xor          edi, r15d
        add          r10d, edi
        mov          edi, r11d
        xor          edi, ebx
            vpshldd  zmm19, zmm15, zmm15, 14
            vpternlogd zmm17, zmm16, zmm19, 150
            vpaddd   zmm16, zmm14, zmm17
            vpaddd   zmm16, zmm16, zmm7
        xor          r12d, r11d
        ror          r12d, 11
        xor          r12d, r11d
        ror          r12d, 2
            vpsrld   zmm17, zmm0, 3                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        lea          r15, [rcx + 1024]                          /* the next sixteen words */
        and          edi, esi
        xor          edi, ebx
        add          edi, r12d
            vpshldd  zmm19, zmm13, zmm13, 13
        ror          r14d, 6
        add          r10d, r14d
        add          r13d, r10d
        mov          [rsp], r13d
        add          r10d, edi
            vpsrld   zmm21, zmm12, 10
            vpternlogd zmm21, zmm18, zmm20, 150
            vpaddd   zmm14, zmm16, zmm21
            vpaddd   zmm16, zmm14, [r9 + 896]
            vmovdqu64 [rcx + 1920], zmm16
        lea          r12, [r9 + 1024]
            vpshldd  zmm16, zmm0, zmm0, 25
            vpshldd  zmm18, zmm13, zmm13, 15
            vpsrld   zmm20, zmm13, 10
            vpternlogd zmm20, zmm18, zmm19, 150
            vpshldd  zmm18, zmm0, zmm0, 14
            vpternlogd zmm17, zmm16, zmm18, 150
            vpaddd   zmm16, zmm15, zmm17
            vpaddd   zmm16, zmm16, zmm8
            vpaddd   zmm15, zmm16, zmm20
            vpaddd   zmm16, zmm15, [r9 + 960]
            vmovdqu64 [rcx + 1984], zmm16
        mov          rcx, r15
        mov          r9, r12
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
        mov          edi, [rsp + 24]
        add          edi, [rcx]                                 /* round 0 */
        mov          r9d, [rsp]
        mov          r12d, r9d
        ror          r12d, 14
        xor          r12d, r9d
        ror          r12d, 5
        xor          r12d, r9d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 9
        xor          r13d, r10d
        ror          r13d, 11
        xor          r13d, r10d
        ror          r13d, 2
        mov          r14d, [rsp + 8]
        mov          r15d, [rsp + 16]
        mov          [rsp + 48], rax
        mov          eax, r14d
        xor          eax, r15d
        and          eax, r9d
        xor          eax, r15d
        add          edi, eax
        add          r15d, [rcx + 64]                           /* round 1 */
        add          edi, r12d
        add          ebp, edi
        mov          r12d, r10d
        xor          r12d, r11d
        mov          eax, r11d
        xor          eax, ebx
        mov          [rsp + 56], r8
        mov          r8d, ebp
        ror          r8d, 14
        xor          r8d, ebp
        ror          r8d, 5
        xor          r8d, ebp
        ror          r8d, 6
        and          eax, r12d
        xor          eax, r11d
        add          eax, r13d
        add          edi, eax
        mov          r13d, edi
        ror          r13d, 9
        xor          r13d, edi
        ror          r13d, 11
        xor          r13d, edi
        ror          r13d, 2
        mov          eax, r9d
        xor          eax, r14d
        and          eax, ebp
        xor          eax, r14d
        add          r15d, eax
        add          r14d, [rcx + 128]                          /* round 2 */
        add          r15d, r8d
        add          ebx, r15d
        mov          r8d, edi
        xor          r8d, r10d
        mov          eax, ebx
        ror          eax, 14
        xor          eax, ebx
        ror          eax, 5
        xor          eax, ebx
        ror          eax, 6
        and          r12d, r8d
        xor          r12d, r10d
        add          r12d, r13d
        add          r15d, r12d
        mov          r12d, r15d
        ror          r12d, 9
        xor          r12d, r15d
        ror          r12d, 11
        xor          r12d, r15d
        ror          r12d, 2
        mov          r13d, ebp
        xor          r13d, r9d
        and          r13d, ebx
        xor          r13d, r9d
        add          r14d, r13d
        add          r9d, [rcx + 192]                           /* round 3 */
        add          r14d, eax
        add          r11d, r14d
        mov          r13d, r15d
        xor          r13d, edi
        mov          eax, r11d
        ror          eax, 14
        xor          eax, r11d
        ror          eax, 5
        xor          eax, r11d
        ror          eax, 6
        and          r8d, r13d
        xor          r8d, edi
        add          r8d, r12d
        add          r14d, r8d
        mov          r12d, r14d
        ror          r12d, 9
        xor          r12d, r14d
        ror          r12d, 11
        xor          r12d, r14d
        ror          r12d, 2
        mov          r8d, ebx
        xor          r8d, ebp
        and          r8d, r11d
        xor          r8d, ebp
        add          r9d, r8d
        add          ebp, [rcx + 256]                           /* round 4 */
        add          r9d, eax
        add          r10d, r9d
        mov          r8d, r14d
        xor          r8d, r15d
        mov          eax, r10d
        ror          eax, 14
        xor          eax, r10d
        ror          eax, 5
        xor          eax, r10d
        ror          eax, 6
        and          r13d, r8d
        xor          r13d, r15d
        add          r13d, r12d
        add          r9d, r13d
        mov          r12d, r9d
        ror          r12d, 9
        xor          r12d, r9d
        ror          r12d, 11
        xor          r12d, r9d
        ror          r12d, 2
        mov          r13d, r11d
        xor          r13d, ebx
        and          r13d, r10d
        xor          r13d, ebx
        add          ebp, r13d
        add          ebx, [rcx + 320]                           /* round 5 */
        add          ebp, eax
        add          edi, ebp
        mov          r13d, r9d
        xor          r13d, r14d
        mov          eax, edi
        ror          eax, 14
        xor          eax, edi
        ror          eax, 5
        xor          eax, edi
        ror          eax, 6
        and          r8d, r13d
        xor          r8d, r14d
        add          r8d, r12d
        add          ebp, r8d
        mov          r12d, ebp
        ror          r12d, 9
        xor          r12d, ebp
        ror          r12d, 11
        xor          r12d, ebp
        ror          r12d, 2
        mov          r8d, r10d
        xor          r8d, r11d
        and          r8d, edi
        xor          r8d, r11d
        add          ebx, r8d
        add          r11d, [rcx + 384]                          /* round 6 */
        add          ebx, eax
        add          r15d, ebx
        mov          r8d, ebp
        xor          r8d, r9d
        mov          eax, r15d
        ror          eax, 14
        xor          eax, r15d
        ror          eax, 5
        xor          eax, r15d
        ror          eax, 6
        and          r13d, r8d
        xor          r13d, r9d
        add          r13d, r12d
        add          ebx, r13d
        mov          r12d, ebx
        ror          r12d, 9
        xor          r12d, ebx
        ror          r12d, 11
        xor          r12d, ebx
        ror          r12d, 2
        mov          r13d, edi
        xor          r13d, r10d
        and          r13d, r15d
        xor          r13d, r10d
        add          r11d, r13d
        add          r10d, [rcx + 448]                          /* round 7 */
        add          r11d, eax
        add          r14d, r11d
        mov          r13d, ebx
        xor          r13d, ebp
        mov          eax, r14d
        ror          eax, 14
        xor          eax, r14d
        ror          eax, 5
        xor          eax, r14d
        ror          eax, 6
        and          r8d, r13d
        xor          r8d, ebp
        add          r8d, r12d
        add          r11d, r8d
        mov          r12d, r11d
        ror          r12d, 9
        xor          r12d, r11d
        ror          r12d, 11
        xor          r12d, r11d
        ror          r12d, 2
        mov          r8d, r15d
        xor          r8d, edi
        and          r8d, r14d
        xor          r8d, edi
        add          r10d, r8d
        add          edi, [rcx + 512]                           /* round 8 */
        add          r10d, eax
        add          r9d, r10d
        mov          r8d, r11d
        xor          r8d, ebx
        mov          eax, r9d
        ror          eax, 14
        xor          eax, r9d
        ror          eax, 5
        xor          eax, r9d
        ror          eax, 6
        and          r13d, r8d
        xor          r13d, ebx
        add          r13d, r12d
        add          r10d, r13d
        mov          r12d, r10d
        ror          r12d, 9
        xor          r12d, r10d
        ror          r12d, 11
        xor          r12d, r10d
        ror          r12d, 2
        mov          r13d, r14d
        xor          r13d, r15d
        and          r13d, r9d
        xor          r13d, r15d
        add          edi, r13d
        add          r15d, [rcx + 576]                          /* round 9 */
        add          edi, eax
        add          ebp, edi
        mov          r13d, r10d
        xor          r13d, r11d
        mov          eax, ebp
        ror          eax, 14
        xor          eax, ebp
        ror          eax, 5
        xor          eax, ebp
        ror          eax, 6
        and          r8d, r13d
        xor          r8d, r11d
        add          r8d, r12d
        add          edi, r8d
        mov          r12d, edi
        ror          r12d, 9
        xor          r12d, edi
        ror          r12d, 11
        xor          r12d, edi
        ror          r12d, 2
        mov          r8d, r9d
        xor          r8d, r14d
        and          r8d, ebp
        xor          r8d, r14d
        add          r15d, r8d
        add          r14d, [rcx + 640]                          /* round 10 */
        add          r15d, eax
        add          ebx, r15d
        mov          r8d, edi
        xor          r8d, r10d
        mov          eax, ebx
        ror          eax, 14
        xor          eax, ebx
        ror          eax, 5
        xor          eax, ebx
        ror          eax, 6
        and          r13d, r8d
        xor          r13d, r10d
        add          r13d, r12d
        add          r15d, r13d
        mov          r12d, r15d
        ror          r12d, 9
        xor          r12d, r15d
        ror          r12d, 11
        xor          r12d, r15d
        ror          r12d, 2
        mov          r13d, ebp
        xor          r13d, r9d
        and          r13d, ebx
        xor          r13d, r9d
        add          r14d, r13d
        add          r9d, [rcx + 704]                           /* round 11 */
        add          r14d, eax
        add          r11d, r14d
        mov          r13d, r15d
        xor          r13d, edi
        mov          eax, r11d
        ror          eax, 14
        xor          eax, r11d
        ror          eax, 5
        xor          eax, r11d
        ror          eax, 6
        and          r8d, r13d
        xor          r8d, edi
        add          r8d, r12d
        add          r14d, r8d
        mov          r12d, r14d
        ror          r12d, 9
        xor          r12d, r14d
        ror          r12d, 11
        xor          r12d, r14d
        ror          r12d, 2
        mov          r8d, ebx
        xor          r8d, ebp
        and          r8d, r11d
        xor          r8d, ebp
        add          r9d, r8d
        add          ebp, [rcx + 768]                           /* round 12 */
        add          r9d, eax
        add          r10d, r9d
        mov          r8d, r14d
        xor          r8d, r15d
        mov          eax, r10d
        ror          eax, 14
        xor          eax, r10d
        ror          eax, 5
        xor          eax, r10d
        ror          eax, 6
        and          r13d, r8d
        xor          r13d, r15d
        add          r13d, r12d
        add          r9d, r13d
        mov          r12d, r9d
        ror          r12d, 9
        xor          r12d, r9d
        ror          r12d, 11
        xor          r12d, r9d
        ror          r12d, 2
        mov          r13d, r11d
        xor          r13d, ebx
        and          r13d, r10d
        xor          r13d, ebx
        add          ebp, r13d
        add          ebx, [rcx + 832]                           /* round 13 */
        add          ebp, eax
        add          edi, ebp
        mov          r13d, r9d
        xor          r13d, r14d
        mov          eax, edi
        ror          eax, 14
        xor          eax, edi
        ror          eax, 5
        xor          eax, edi
        ror          eax, 6
        and          r8d, r13d
        xor          r8d, r14d
        add          r8d, r12d
        add          ebp, r8d
        mov          r12d, ebp
        ror          r12d, 9
        xor          r12d, ebp
        ror          r12d, 11
        xor          r12d, ebp
        ror          r12d, 2
        mov          r8d, r10d
        xor          r8d, r11d
        and          r8d, edi
        xor          r8d, r11d
        add          ebx, r8d
        add          r11d, [rcx + 896]                          /* round 14 */
        add          ebx, eax
        add          r15d, ebx
        mov          r8d, ebp
        xor          r8d, r9d
        mov          eax, r15d
        ror          eax, 14
        xor          eax, r15d
        ror          eax, 5
        xor          eax, r15d
        ror          eax, 6
        mov          [rsp + 64], rdx
        mov          edx, r10d                                  /* round 15 */
        add          edx, [rcx + 960]
        and          r13d, r8d
        xor          r13d, r9d
        add          r13d, r12d
        add          ebx, r13d
        mov          ecx, ebx
        ror          ecx, 9
        xor          ecx, ebx
        ror          ecx, 11
        xor          ecx, ebx
        ror          ecx, 2
        mov          r12d, edi
        xor          r12d, r10d
        and          r12d, r15d
        xor          r12d, r10d
        add          r11d, r12d
        add          r11d, eax
        add          r14d, r11d
        mov          r10d, ebx
        xor          r10d, ebp
        mov          r12d, r14d
        ror          r12d, 14
        xor          r12d, r14d
        ror          r12d, 5
        xor          r12d, r14d
        ror          r12d, 6
        mov          r13d, r15d
        xor          r13d, edi
        and          r8d, r10d
        xor          r8d, ebp
        add          r8d, ecx
        add          r11d, r8d
        mov          ecx, r11d
        ror          ecx, 9
        xor          ecx, r11d
        ror          ecx, 11
        xor          ecx, r11d
        ror          ecx, 2
        and          r13d, r14d
        mov          r8, [rsp + 32]
        add          r9d, [r8 + 16]                             /* H = H + (a, b, ...) */
        xor          r13d, edi
        add          edx, r13d
        add          edx, r12d
        add          r9d, edx
        mov          [rsp], r9d
        mov          [r8 + 16], r9d
        mov          r12d, r11d
        xor          r12d, ebx
        add          rsi, 64                                    /* the next block */
        mov          r13, [rsp + 64]
        add          r13, -1
        mov          rax, [rsp + 56]
        add          rax, 4
        mov          r9d, [r8 + 4]
        add          r11d, r9d
        mov          [r8 + 4], r11d
        mov          r9d, [r8 + 8]
        and          r10d, r12d
        xor          r10d, ebx
        add          r10d, [r8]
        add          r10d, ecx
        add          r10d, edx
        mov          [r8], r10d
        add          ebx, r9d
        mov          [r8 + 8], ebx
        mov          ecx, [r8 + 12]
        add          ebp, ecx
        mov          [r8 + 12], ebp
        mov          ecx, [r8 + 20]
        add          ecx, r14d
        mov          [rsp + 8], ecx
        mov          [r8 + 20], ecx
        mov          r9d, [r8 + 24]
        add          r9d, r15d
        mov          [rsp + 16], r9d
        mov          [r8 + 24], r9d
        mov          r12d, [r8 + 28]
        add          r12d, edi
        mov          [rsp + 24], r12d
        mov          [r8 + 28], r12d
        mov          rdx, r13
        mov          r8, rax
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
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_word: k1; is_a: k2; blocks: rdx; data: rsi; q: r8; */
        /*   is_e: k3; state: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(end_and_next_block16):

        /* the end of a block, and rounds 0 to 15 of the next */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        vmovdqa64    xmm10, xmm0                                /* the hash value after the block before */
        vpaddd       xmm10{k3}, xmm0, xmm4
        vmovdqa64    xmm11, xmm0
        vpaddd       xmm11{k2}, xmm0, xmm4
        vpaddd       xmm4, xmm0, xmm4
        vmovdqa64    xmm12, xmm1
        vpaddd       xmm12{k2}, xmm1, xmm5
        vpaddd       xmm2{k3}, xmm2, xmm6
        vpaddd       xmm13, xmm1, xmm5
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts)]     /* the first round, and the last but one of the block before */
        vpaddd       xmm1{k3}, xmm1, xmm5
        vmovdqu64    xmm15, [rip + NSMS_L(rotation_counts) + 48]
        vpaddd       xmm3{k3}, xmm3, xmm7
        vmovdqu64    xmm16, [rip + NSMS_L(rotation_counts) + 32]
        vpshufd      xmm12, xmm12, 78
        vpshufd      xmm17, xmm10, 160
        vmovdqu64    xmm18, [rip + NSMS_L(words_00000000_x4)]
        vprorvd      xmm19, xmm10, xmm14
        vmovd        xmm20, [r8]
        vpaddd       xmm20, xmm3, xmm20
        vpsubd       xmm20{k2}, xmm18, xmm3
        vmovdqu64    xmm21, [rip + NSMS_L(rotation_counts) + 16]
        vpsrlvq      xmm22, xmm17, xmm21
        vmovdqa64    xmm23, xmm10
        vpternlogd   xmm23, xmm1, xmm15, 210
        vpternlogd   xmm23, xmm2, xmm1, 172
        vpshufd      xmm11, xmm11, 78                           /* the second round, and the last of the block before */
        vpsrlvq      xmm17, xmm17, xmm16
        vpternlogd   xmm17, xmm19, xmm22, 150
        vpaddd       xmm12, xmm12, xmm20
        vpaddd       xmm12, xmm23, xmm12
        vpaddd       xmm12{k1}{z}, xmm17, xmm12
        vmovdqa64    xmm17, xmm12
        vpternlogd   xmm17, xmm10, xmm15, 210
        vpternlogd   xmm17, xmm1, xmm10, 172
        vmovd        xmm10, [r8 + 64]
        vpaddd       xmm10, xmm10, xmm2
        vpsubd       xmm10{k2}, xmm18, xmm2
        vpshufd      xmm19, xmm12, 160
        vpsrlvq      xmm20, xmm19, xmm21
        vpsrlvq      xmm19, xmm19, xmm16
        vprorvd      xmm22, xmm12, xmm14
        vpternlogd   xmm19, xmm22, xmm20, 150
        vmovd        xmm20, [r8 + 128]                          /* round 2 */
        vpaddd       xmm12{k2}, xmm12, xmm8
        vpaddd       xmm20, xmm13, xmm20
        vpsubd       xmm20{k2}, xmm18, xmm13
        vpshufd      xmm22, xmm12, 78
        vpaddd       xmm10, xmm11, xmm10
        vpaddd       xmm10, xmm17, xmm10
        vpaddd       xmm10{k1}{z}, xmm19, xmm10
        vpaddd       xmm10{k2}, xmm10, xmm9
        vpshufd      xmm11, xmm10, 160
        vmovdqa64    xmm17, xmm10
        vpternlogd   xmm17, xmm12, xmm15, 210
        vprorvd      xmm19, xmm10, xmm14
        vpternlogd   xmm17, xmm4, xmm12, 172
        vpsrlvq      xmm23, xmm11, xmm16
        vmovd        xmm24, [r8 + 192]                          /* round 3 */
        vpsrlvq      xmm11, xmm11, xmm21
        vpternlogd   xmm23, xmm19, xmm11, 150
        vpaddd       xmm11, xmm4, xmm24
        vpsubd       xmm11{k2}, xmm18, xmm4
        vpshufd      xmm19, xmm10, 78
        vpaddd       xmm20, xmm20, xmm22
        vpaddd       xmm17, xmm17, xmm20
        vpaddd       xmm17{k1}{z}, xmm23, xmm17
        vpshufd      xmm20, xmm17, 160
        vmovdqa64    xmm22, xmm17
        vpternlogd   xmm22, xmm10, xmm15, 210
        vprorvd      xmm23, xmm17, xmm14
        vpternlogd   xmm22, xmm12, xmm10, 172
        vpsrlvq      xmm24, xmm20, xmm16
        vmovd        xmm25, [r8 + 256]                          /* round 4 */
        vpsrlvq      xmm20, xmm20, xmm21
        vpternlogd   xmm24, xmm23, xmm20, 150
        vpaddd       xmm20, xmm25, xmm12
        vpsubd       xmm20{k2}, xmm18, xmm12
        vpshufd      xmm23, xmm17, 78
        vpaddd       xmm11, xmm11, xmm19
        vpaddd       xmm11, xmm22, xmm11
        vpaddd       xmm11{k1}{z}, xmm24, xmm11
        vpshufd      xmm19, xmm11, 160
        vmovdqa64    xmm22, xmm11
        vpternlogd   xmm22, xmm17, xmm15, 210
        vprorvd      xmm24, xmm11, xmm14
        vpternlogd   xmm22, xmm10, xmm17, 172
        vpsrlvq      xmm25, xmm19, xmm16
        vmovd        xmm26, [r8 + 320]                          /* round 5 */
        vpaddd       xmm26, xmm26, xmm10
        vpsubd       xmm26{k2}, xmm18, xmm10
        vpshufd      xmm27, xmm11, 78
        vpaddd       xmm20, xmm20, xmm23
        vpaddd       xmm20, xmm22, xmm20
        vpsrlvq      xmm19, xmm19, xmm21
        vpternlogd   xmm25, xmm24, xmm19, 150
        vpaddd       xmm19{k1}{z}, xmm25, xmm20
        vpshufd      xmm20, xmm19, 160
        vmovdqa64    xmm22, xmm19
        vpternlogd   xmm22, xmm11, xmm15, 210
        vprorvd      xmm23, xmm19, xmm14
        vpternlogd   xmm22, xmm17, xmm11, 172
        vmovd        xmm24, [r8 + 384]                          /* round 6 */
        vpsrlvq      xmm25, xmm20, xmm21
        vpsrlvq      xmm20, xmm20, xmm16
        vpternlogd   xmm20, xmm23, xmm25, 150
        vpaddd       xmm23, xmm24, xmm17
        vpsubd       xmm23{k2}, xmm18, xmm17
        vpshufd      xmm17, xmm19, 78
        vpaddd       xmm24, xmm26, xmm27
        vpaddd       xmm22, xmm22, xmm24
        vpaddd       xmm20{k1}{z}, xmm20, xmm22
        vmovdqa64    xmm22, xmm20
        vpternlogd   xmm22, xmm19, xmm15, 210
        vprorvd      xmm24, xmm20, xmm14
        vpternlogd   xmm22, xmm11, xmm19, 172
        vpshufd      xmm25, xmm20, 160
        vpsrlvq      xmm26, xmm25, xmm16
        vpsrlvq      xmm25, xmm25, xmm21
        vpternlogd   xmm26, xmm24, xmm25, 150
        vmovd        xmm24, [r8 + 448]                          /* round 7 */
        vpaddd       xmm24, xmm24, xmm11
        vpsubd       xmm24{k2}, xmm18, xmm11
        vpshufd      xmm11, xmm20, 78
        vpaddd       xmm17, xmm23, xmm17
        vpaddd       xmm17, xmm22, xmm17
        vpaddd       xmm17{k1}{z}, xmm26, xmm17
        vpshufd      xmm22, xmm17, 160
        vmovdqa64    xmm23, xmm17
        vpternlogd   xmm23, xmm20, xmm15, 210
        vprorvd      xmm25, xmm17, xmm14
        vpternlogd   xmm23, xmm19, xmm20, 172
        vpsrlvq      xmm26, xmm22, xmm16
        vmovd        xmm27, [r8 + 512]                          /* round 8 */
        vpsrlvq      xmm22, xmm22, xmm21
        vpternlogd   xmm26, xmm25, xmm22, 150
        vpaddd       xmm22, xmm27, xmm19
        vpsubd       xmm22{k2}, xmm18, xmm19
        vpshufd      xmm19, xmm17, 78
        vpaddd       xmm11, xmm24, xmm11
        vpaddd       xmm11, xmm23, xmm11
        vpaddd       xmm11{k1}{z}, xmm26, xmm11
        vpshufd      xmm23, xmm11, 160
        vpsrlvq      xmm24, xmm23, xmm21
        vmovdqa64    xmm25, xmm11
        vpternlogd   xmm25, xmm17, xmm15, 210
        vprorvd      xmm26, xmm11, xmm14
        vpternlogd   xmm25, xmm20, xmm17, 172
        vpsrlvq      xmm23, xmm23, xmm16
        vpternlogd   xmm23, xmm26, xmm24, 150
        vmovd        xmm24, [r8 + 576]                          /* round 9 */
        vpaddd       xmm24, xmm24, xmm20
        vpsubd       xmm24{k2}, xmm18, xmm20
        vpshufd      xmm20, xmm11, 78
        vpaddd       xmm19, xmm22, xmm19
        vpaddd       xmm19, xmm25, xmm19
        vpaddd       xmm19{k1}{z}, xmm23, xmm19
        vpshufd      xmm22, xmm19, 160
        vmovdqa64    xmm23, xmm19
        vpternlogd   xmm23, xmm11, xmm15, 210
        vprorvd      xmm25, xmm19, xmm14
        vpternlogd   xmm23, xmm17, xmm11, 172
        vpsrlvq      xmm26, xmm22, xmm16
        vmovd        xmm27, [r8 + 640]                          /* round 10 */
        vpsrlvq      xmm22, xmm22, xmm21
        vpternlogd   xmm26, xmm25, xmm22, 150
        vpaddd       xmm22, xmm27, xmm17
        vpsubd       xmm22{k2}, xmm18, xmm17
        vpshufd      xmm17, xmm19, 78
        vpaddd       xmm20, xmm24, xmm20
        vpaddd       xmm20, xmm23, xmm20
        vpaddd       xmm20{k1}{z}, xmm26, xmm20
        vpshufd      xmm23, xmm20, 160
        vmovdqa64    xmm24, xmm20
        vpternlogd   xmm24, xmm19, xmm15, 210
        vprorvd      xmm25, xmm20, xmm14
        vpternlogd   xmm24, xmm11, xmm19, 172
        vpsrlvq      xmm26, xmm23, xmm16
        vmovd        xmm27, [r8 + 704]                          /* round 11 */
        vpsrlvq      xmm23, xmm23, xmm21
        vpternlogd   xmm26, xmm25, xmm23, 150
        vpaddd       xmm23, xmm27, xmm11
        vpsubd       xmm23{k2}, xmm18, xmm11
        vpshufd      xmm11, xmm20, 78
        vpaddd       xmm17, xmm22, xmm17
        vpaddd       xmm17, xmm24, xmm17
        vpaddd       xmm17{k1}{z}, xmm26, xmm17
        vpshufd      xmm22, xmm17, 160
        vmovdqa64    xmm24, xmm17
        vpternlogd   xmm24, xmm20, xmm15, 210
        vprorvd      xmm25, xmm17, xmm14
        vpternlogd   xmm24, xmm19, xmm20, 172
        vpsrlvq      xmm26, xmm22, xmm16
        vmovd        xmm27, [r8 + 768]                          /* round 12 */
        vpsrlvq      xmm22, xmm22, xmm21
        vpternlogd   xmm26, xmm25, xmm22, 150
        vpaddd       xmm22, xmm27, xmm19
        vpsubd       xmm22{k2}, xmm18, xmm19
        vpshufd      xmm19, xmm17, 78
        vpaddd       xmm11, xmm23, xmm11
        vpaddd       xmm11, xmm24, xmm11
        vpaddd       xmm11{k1}{z}, xmm26, xmm11
        vpshufd      xmm23, xmm11, 160
        vmovdqa64    xmm24, xmm11
        vpternlogd   xmm24, xmm17, xmm15, 210
        vprorvd      xmm25, xmm11, xmm14
        vpternlogd   xmm24, xmm20, xmm17, 172
        vpsrlvq      xmm26, xmm23, xmm16
        vmovd        xmm27, [r8 + 832]                          /* round 13 */
        vpsrlvq      xmm23, xmm23, xmm21
        vpternlogd   xmm26, xmm25, xmm23, 150
        vpaddd       xmm23, xmm27, xmm20
        vpshufd      xmm25, xmm11, 78
        vpsubd       xmm23{k2}, xmm18, xmm20
        vpaddd       xmm19, xmm22, xmm19
        vpaddd       xmm19, xmm24, xmm19
        vpaddd       xmm19{k1}{z}, xmm26, xmm19
        vpshufd      xmm20, xmm19, 160
        vmovdqa64    xmm22, xmm19
        vpternlogd   xmm22, xmm11, xmm15, 210
        vprorvd      xmm24, xmm19, xmm14
        vpternlogd   xmm22, xmm17, xmm11, 172
        vpsrlvq      xmm26, xmm20, xmm16
        vmovd        xmm27, [r8 + 896]                          /* round 14 */
        vpsrlvq      xmm20, xmm20, xmm21
        vpternlogd   xmm26, xmm24, xmm20, 150
        vpaddd       xmm20, xmm27, xmm17
        vpsubd       xmm20{k2}, xmm18, xmm17
        vpshufd      xmm17, xmm19, 78
        vpaddd       xmm23, xmm23, xmm25
        vpaddd       xmm22, xmm22, xmm23
        vpaddd       xmm22{k1}{z}, xmm26, xmm22
        vpshufd      xmm23, xmm22, 160
        vmovdqa64    xmm24, xmm22
        vpternlogd   xmm24, xmm19, xmm15, 210
        vprorvd      xmm25, xmm22, xmm14
        vpternlogd   xmm24, xmm11, xmm19, 172
        vpsrlvq      xmm26, xmm23, xmm16
        vmovd        xmm27, [r8 + 960]                          /* round 15 */
        vpsrlvq      xmm23, xmm23, xmm21
        vpternlogd   xmm26, xmm25, xmm23, 150
        lea          rcx, [r8 + 1024]
        lea          rdi, [r8 + 4096]
        add          r8, 4
        vpaddd       xmm23, xmm27, xmm11
        vpsubd       xmm23{k2}, xmm18, xmm11
        vpshufd      xmm11, xmm22, 78
        vpaddd       xmm17, xmm20, xmm17
        vpaddd       xmm17, xmm24, xmm17
        vpaddd       xmm1{k1}{z}, xmm26, xmm17
        vpshufd      xmm17, xmm1, 160
        vmovdqa64    xmm18, xmm1
        vpternlogd   xmm18, xmm22, xmm15, 210
        vprorvd      xmm14, xmm1, xmm14
        vpsrlvq      xmm15, xmm17, xmm21
        vpternlogd   xmm18, xmm19, xmm22, 172
        vpsrlvq      xmm16, xmm17, xmm16
        vpternlogd   xmm16, xmm14, xmm15, 150
        add          rdx, -1                                    /* the next block */
        add          rsi, 64
        vpaddd       xmm11, xmm23, xmm11
        vpaddd       xmm11, xmm18, xmm11
        vpaddd       xmm0{k1}{z}, xmm16, xmm11
        vmovdqa64    xmm5, xmm13
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm12
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm22
        vmovdqa64    xmm3, xmm19
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; p: rcx; is_word: k1; is_a: k2; blocks: rdx; data: rsi; */
        /*   upper_bound: rdi; q: r8; is_e: k3; state: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_only16):

        /* rounds 16 to 63 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule16, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vmovdqu64    xmm10, [rip + NSMS_L(rotation_counts) + 48] /* round 0 */
        vmovd        xmm11, [rcx]
        vmovdqu64    xmm12, [rip + NSMS_L(rotation_counts) + 32]
        vpshufd      xmm13, xmm0, 160
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts)]
        vpaddd       xmm11, xmm11, xmm3
        vmovdqu64    xmm15, [rip + NSMS_L(words_00000000_x4)]
        vpsubd       xmm11{k2}, xmm15, xmm3
        vmovdqa64    xmm16, xmm0
        vpternlogd   xmm16, xmm1, xmm10, 210
        vpternlogd   xmm16, xmm2, xmm1, 172
        vpshufd      xmm17, xmm1, 78
        vpaddd       xmm11, xmm17, xmm11
        vprorvd      xmm17, xmm0, xmm14
        vpsrlvq      xmm18, xmm13, xmm12
        vmovdqu64    xmm19, [rip + NSMS_L(rotation_counts) + 16]
        vpsrlvq      xmm13, xmm13, xmm19
        vpternlogd   xmm18, xmm17, xmm13, 150
        vpaddd       xmm11, xmm16, xmm11
        vpaddd       xmm11{k1}{z}, xmm18, xmm11
        vmovd        xmm13, [rcx + 64]                          /* round 1 */
        vpaddd       xmm13, xmm13, xmm2
        vpsubd       xmm13{k2}, xmm15, xmm2
        vpshufd      xmm16, xmm11, 160
        vmovdqa64    xmm17, xmm11
        vpternlogd   xmm17, xmm0, xmm10, 210
        vpternlogd   xmm17, xmm1, xmm0, 172
        vpshufd      xmm18, xmm0, 78
        vpaddd       xmm13, xmm18, xmm13
        vprorvd      xmm18, xmm11, xmm14
        vpsrlvq      xmm20, xmm16, xmm12
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm20, xmm18, xmm16, 150
        vmovd        xmm16, [rcx + 128]                         /* round 2 */
        vpaddd       xmm13, xmm17, xmm13
        vpaddd       xmm13{k1}{z}, xmm20, xmm13
        vpshufd      xmm17, xmm13, 160
        vpaddd       xmm16, xmm1, xmm16
        vpsubd       xmm16{k2}, xmm15, xmm1
        vmovdqa64    xmm18, xmm13
        vpternlogd   xmm18, xmm11, xmm10, 210
        vpternlogd   xmm18, xmm0, xmm11, 172
        vpshufd      xmm20, xmm11, 78
        vpaddd       xmm16, xmm16, xmm20
        vprorvd      xmm20, xmm13, xmm14
        vpsrlvq      xmm21, xmm17, xmm12
        vpsrlvq      xmm17, xmm17, xmm19
        vpternlogd   xmm21, xmm20, xmm17, 150
        vmovd        xmm17, [rcx + 192]                         /* round 3 */
        vpaddd       xmm16, xmm18, xmm16
        vpaddd       xmm16{k1}{z}, xmm21, xmm16
        vpshufd      xmm18, xmm16, 160
        vpaddd       xmm17, xmm0, xmm17
        vpsubd       xmm17{k2}, xmm15, xmm0
        vmovdqa64    xmm20, xmm16
        vpternlogd   xmm20, xmm13, xmm10, 210
        vpternlogd   xmm20, xmm11, xmm13, 172
        vpshufd      xmm21, xmm13, 78
        vpaddd       xmm17, xmm17, xmm21
        vprorvd      xmm21, xmm16, xmm14
        vpsrlvq      xmm22, xmm18, xmm12
        vpsrlvq      xmm18, xmm18, xmm19
        vpternlogd   xmm22, xmm21, xmm18, 150
        vpaddd       xmm17, xmm20, xmm17
        vpaddd       xmm17{k1}{z}, xmm22, xmm17
        vmovd        xmm18, [rcx + 256]                         /* round 4 */
        vpshufd      xmm20, xmm17, 160
        vpaddd       xmm18, xmm18, xmm11
        vpsubd       xmm18{k2}, xmm15, xmm11
        vmovdqa64    xmm11, xmm17
        vpternlogd   xmm11, xmm16, xmm10, 210
        vpternlogd   xmm11, xmm13, xmm16, 172
        vpshufd      xmm21, xmm16, 78
        vpaddd       xmm18, xmm18, xmm21
        vprorvd      xmm21, xmm17, xmm14
        vpsrlvq      xmm22, xmm20, xmm12
        vpsrlvq      xmm20, xmm20, xmm19
        vpternlogd   xmm22, xmm21, xmm20, 150
        vmovd        xmm20, [rcx + 320]                         /* round 5 */
        vpaddd       xmm11, xmm11, xmm18
        vpaddd       xmm11{k1}{z}, xmm22, xmm11
        vpshufd      xmm18, xmm11, 160
        vpaddd       xmm20, xmm20, xmm13
        vpsubd       xmm20{k2}, xmm15, xmm13
        vmovdqa64    xmm13, xmm11
        vpternlogd   xmm13, xmm17, xmm10, 210
        vpternlogd   xmm13, xmm16, xmm17, 172
        vpshufd      xmm21, xmm17, 78
        vpaddd       xmm20, xmm20, xmm21
        vprorvd      xmm21, xmm11, xmm14
        vpsrlvq      xmm22, xmm18, xmm12
        vmovd        xmm23, [rcx + 384]                         /* round 6 */
        vpsrlvq      xmm18, xmm18, xmm19
        vpternlogd   xmm22, xmm21, xmm18, 150
        vpaddd       xmm13, xmm13, xmm20
        vpaddd       xmm13{k1}{z}, xmm22, xmm13
        vpshufd      xmm18, xmm13, 160
        vpaddd       xmm20, xmm23, xmm16
        vpsubd       xmm20{k2}, xmm15, xmm16
        vmovdqa64    xmm16, xmm13
        vpternlogd   xmm16, xmm11, xmm10, 210
        vpternlogd   xmm16, xmm17, xmm11, 172
        vpshufd      xmm21, xmm11, 78
        vpaddd       xmm20, xmm20, xmm21
        vprorvd      xmm21, xmm13, xmm14
        vpsrlvq      xmm22, xmm18, xmm12
        vpsrlvq      xmm18, xmm18, xmm19
        vpternlogd   xmm22, xmm21, xmm18, 150
        vmovd        xmm18, [rcx + 448]                         /* round 7 */
        vpaddd       xmm16, xmm16, xmm20
        vpaddd       xmm16{k1}{z}, xmm22, xmm16
        vpshufd      xmm20, xmm16, 160
        vpaddd       xmm18, xmm18, xmm17
        vpsubd       xmm18{k2}, xmm15, xmm17
        vmovdqa64    xmm17, xmm16
        vpternlogd   xmm17, xmm13, xmm10, 210
        vpternlogd   xmm17, xmm11, xmm13, 172
        vpshufd      xmm21, xmm13, 78
        vpaddd       xmm18, xmm18, xmm21
        vprorvd      xmm21, xmm16, xmm14
        vpsrlvq      xmm22, xmm20, xmm12
        vpsrlvq      xmm20, xmm20, xmm19
        vpternlogd   xmm22, xmm21, xmm20, 150
        vpaddd       xmm17, xmm17, xmm18
        vpaddd       xmm17{k1}{z}, xmm22, xmm17
        vmovd        xmm18, [rcx + 512]                         /* round 8 */
        vpshufd      xmm20, xmm17, 160
        vpaddd       xmm18, xmm18, xmm11
        vpsubd       xmm18{k2}, xmm15, xmm11
        vmovdqa64    xmm11, xmm17
        vpternlogd   xmm11, xmm16, xmm10, 210
        vpternlogd   xmm11, xmm13, xmm16, 172
        vpshufd      xmm21, xmm16, 78
        vpaddd       xmm18, xmm18, xmm21
        vprorvd      xmm21, xmm17, xmm14
        vpsrlvq      xmm22, xmm20, xmm12
        vpsrlvq      xmm20, xmm20, xmm19
        vpternlogd   xmm22, xmm21, xmm20, 150
        vmovd        xmm20, [rcx + 576]                         /* round 9 */
        vpaddd       xmm11, xmm11, xmm18
        vpaddd       xmm11{k1}{z}, xmm22, xmm11
        vpshufd      xmm18, xmm11, 160
        vpaddd       xmm20, xmm20, xmm13
        vpsubd       xmm20{k2}, xmm15, xmm13
        vmovdqa64    xmm13, xmm11
        vpternlogd   xmm13, xmm17, xmm10, 210
        vpternlogd   xmm13, xmm16, xmm17, 172
        vpshufd      xmm21, xmm17, 78
        vpaddd       xmm20, xmm20, xmm21
        vprorvd      xmm21, xmm11, xmm14
        vpsrlvq      xmm22, xmm18, xmm12
        vpsrlvq      xmm18, xmm18, xmm19
        vpternlogd   xmm22, xmm21, xmm18, 150
        vmovd        xmm18, [rcx + 640]                         /* round 10 */
        vpaddd       xmm13, xmm13, xmm20
        vpaddd       xmm13{k1}{z}, xmm22, xmm13
        vpshufd      xmm20, xmm13, 160
        vpaddd       xmm18, xmm18, xmm16
        vpsubd       xmm18{k2}, xmm15, xmm16
        vmovdqa64    xmm16, xmm13
        vpternlogd   xmm16, xmm11, xmm10, 210
        vpternlogd   xmm16, xmm17, xmm11, 172
        vpshufd      xmm21, xmm11, 78
        vpaddd       xmm18, xmm18, xmm21
        vprorvd      xmm21, xmm13, xmm14
        vpsrlvq      xmm22, xmm20, xmm12
        vpsrlvq      xmm20, xmm20, xmm19
        vpternlogd   xmm22, xmm21, xmm20, 150
        vmovd        xmm20, [rcx + 704]                         /* round 11 */
        vpaddd       xmm16, xmm16, xmm18
        vpaddd       xmm16{k1}{z}, xmm22, xmm16
        vpshufd      xmm18, xmm16, 160
        vpaddd       xmm20, xmm20, xmm17
        vpsubd       xmm20{k2}, xmm15, xmm17
        vmovdqa64    xmm17, xmm16
        vpternlogd   xmm17, xmm13, xmm10, 210
        vpternlogd   xmm17, xmm11, xmm13, 172
        vpshufd      xmm21, xmm13, 78
        vpaddd       xmm20, xmm20, xmm21
        vprorvd      xmm21, xmm16, xmm14
        vpsrlvq      xmm22, xmm18, xmm12
        vpsrlvq      xmm18, xmm18, xmm19
        vpternlogd   xmm22, xmm21, xmm18, 150
        vpaddd       xmm17, xmm17, xmm20
        vpaddd       xmm17{k1}{z}, xmm22, xmm17
        vmovd        xmm18, [rcx + 768]                         /* round 12 */
        vpaddd       xmm18, xmm18, xmm11
        vpsubd       xmm18{k2}, xmm15, xmm11
        vpshufd      xmm11, xmm17, 160
        vmovdqa64    xmm20, xmm17
        vpternlogd   xmm20, xmm16, xmm10, 210
        vpternlogd   xmm20, xmm13, xmm16, 172
        vpshufd      xmm21, xmm16, 78
        vpaddd       xmm18, xmm18, xmm21
        vprorvd      xmm21, xmm17, xmm14
        vpsrlvq      xmm22, xmm11, xmm12
        vmovd        xmm23, [rcx + 832]                         /* round 13 */
        vpsrlvq      xmm11, xmm11, xmm19
        vpternlogd   xmm22, xmm21, xmm11, 150
        vpaddd       xmm11, xmm20, xmm18
        vpaddd       xmm3{k1}{z}, xmm22, xmm11
        vpshufd      xmm11, xmm3, 160
        vpaddd       xmm18, xmm23, xmm13
        vpsubd       xmm18{k2}, xmm15, xmm13
        vmovdqa64    xmm13, xmm3
        vpternlogd   xmm13, xmm17, xmm10, 210
        vpternlogd   xmm13, xmm16, xmm17, 172
        vpshufd      xmm20, xmm17, 78
        vpaddd       xmm18, xmm18, xmm20
        vprorvd      xmm20, xmm3, xmm14
        vpsrlvq      xmm21, xmm11, xmm12
        vpsrlvq      xmm11, xmm11, xmm19
        vpternlogd   xmm21, xmm20, xmm11, 150
        vmovd        xmm11, [rcx + 896]                         /* round 14 */
        vpaddd       xmm13, xmm13, xmm18
        vpaddd       xmm2{k1}{z}, xmm21, xmm13
        vpshufd      xmm13, xmm2, 160
        vpaddd       xmm11, xmm11, xmm16
        vpsubd       xmm11{k2}, xmm15, xmm16
        vmovdqa64    xmm16, xmm2
        vpternlogd   xmm16, xmm3, xmm10, 210
        vpternlogd   xmm16, xmm17, xmm3, 172
        vpshufd      xmm18, xmm3, 78
        vpaddd       xmm11, xmm11, xmm18
        vprorvd      xmm18, xmm2, xmm14
        vpsrlvq      xmm20, xmm13, xmm12
        vpsrlvq      xmm13, xmm13, xmm19
        vpternlogd   xmm20, xmm18, xmm13, 150
        vmovd        xmm13, [rcx + 960]                         /* round 15 */
        vpaddd       xmm11, xmm16, xmm11
        vpaddd       xmm1{k1}{z}, xmm20, xmm11
        vpshufd      xmm11, xmm1, 160
        vpaddd       xmm13, xmm13, xmm17
        vpsubd       xmm13{k2}, xmm15, xmm17
        vmovdqa64    xmm15, xmm1
        vpternlogd   xmm15, xmm2, xmm10, 210
        vpternlogd   xmm15, xmm3, xmm2, 172
        add          rcx, 1024
        vpshufd      xmm10, xmm2, 78
        vpaddd       xmm10, xmm13, xmm10
        vprorvd      xmm13, xmm1, xmm14
        vpsrlvq      xmm12, xmm11, xmm12
        vpsrlvq      xmm11, xmm11, xmm19
        vpternlogd   xmm12, xmm13, xmm11, 150
        vpaddd       xmm10, xmm15, xmm10
        vpaddd       xmm0{k1}{z}, xmm12, xmm10
        cmp          rcx, rdi
        jne          NSMS_L(rounds_only16)
        cmp          r8, [rsp + 40]
        jne          NSMS_L(end_and_next_block16)

        /* the hash value after the batch */
        vmovdqu64    xmm10, [rip + NSMS_L(rotation_counts) + 48] /* the last two rounds of a, and the hash value */
        vmovdqu64    xmm11, [rip + NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm12, xmm0
        vpternlogd   xmm12, xmm1, xmm10, 210
        vpternlogd   xmm12, xmm2, xmm1, 172
        vpsubd       xmm13, xmm11, xmm3
        vpsubd       xmm11, xmm11, xmm2
        vpaddd       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovd        [rcx + 16], xmm4                           /* the hash value */
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vmovd        [rcx + 20], xmm5
        vpshufd      xmm2, xmm1, 78
        vpaddd       xmm2, xmm13, xmm2
        vpaddd       xmm2, xmm12, xmm2
        vmovd        [rcx + 24], xmm6
        vmovdqu64    xmm3, [rip + NSMS_L(rotation_counts)]
        vpshufd      xmm12, xmm0, 160
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 16]
        vmovd        [rcx + 28], xmm7
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 32]
        vprorvd      xmm15, xmm0, xmm3
        vpsrlvq      xmm16, xmm12, xmm13
        vpshufd      xmm17, xmm4, 2
        vpsrlvq      xmm12, xmm12, xmm14
        vpternlogd   xmm12, xmm15, xmm16, 150
        vpaddd       xmm2{k1}{z}, xmm12, xmm2
        vmovdqa64    xmm12, xmm2
        vpternlogd   xmm12, xmm0, xmm10, 210
        vprorvd      xmm3, xmm2, xmm3
        vpaddd       xmm8, xmm8, xmm2
        vpshufd      xmm10, xmm8, 2
        vpshufd      xmm15, xmm5, 2
        vpshufd      xmm2, xmm2, 160
        vpternlogd   xmm12, xmm1, xmm0, 172
        vpshufd      xmm0, xmm0, 78
        vmovd        [rcx + 4], xmm10
        vpsrlvq      xmm1, xmm2, xmm13
        vpsrlvq      xmm2, xmm2, xmm14
        vpaddd       xmm0, xmm11, xmm0
        vmovd        [rcx + 8], xmm17
        vpternlogd   xmm2, xmm3, xmm1, 150
        vpaddd       xmm0, xmm12, xmm0
        vpaddd       xmm0{k1}{z}, xmm2, xmm0
        vmovd        [rcx + 12], xmm15
        vpaddd       xmm9, xmm9, xmm0
        vpshufd      xmm0, xmm9, 2
        vmovd        [rcx], xmm0
        jmp          NSMS_L(batch16)
        /* Live here: H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; */
        /*   scratch: rax; is_word: k1; is_a: k2; blocks: rdx; data: rsi; is_e: k3; state: [rsp+32]. */
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
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; is_word: k1; is_a: k2; blocks: rdx; data: rsi; is_e: k3; */
        /*   state: [rsp+32]; left_in_run: r8. */
NSMS_L(end_and_next_block1):

        /* the end of a block, and rounds 0 to 15 of the next on its message words */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label end_and_next_block16, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        vpaddd       xmm3{k3}, xmm3, xmm7                       /* the hash value after the block before */
        vpaddd       xmm2{k3}, xmm2, xmm6
        mov          r10d, [rsi]                                /* W_0 */
        vmovdqa64    xmm10, xmm0
        vpaddd       xmm10{k3}, xmm0, xmm4
        vmovdqa64    xmm11, xmm1
        vpaddd       xmm11{k3}, xmm1, xmm5
        vmovdqa64    xmm12, xmm1
        vpaddd       xmm12{k2}, xmm1, xmm5
        vpshufd      xmm12, xmm12, 78                           /* the first round, and the last but one of the block before */
        vpaddd       xmm5, xmm1, xmm5
        mov          r11d, [rsi + 4]                            /* W_1 */
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 48]
        vmovdqu64    xmm14, [rip + NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm15, xmm10
        vpternlogd   xmm15, xmm11, xmm13, 210
        vpternlogd   xmm15, xmm2, xmm11, 172
        mov          ebx, [rsi + 8]                             /* W_2 */
        vmovdqu64    xmm16, [rip + NSMS_L(rotation_counts)]
        vpshufd      xmm17, xmm10, 160
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm19, [rip + NSMS_L(rotation_counts) + 32]
        vprorvd      xmm20, xmm10, xmm16
        mov          ebp, [rsi + 12]                            /* W_3 */
        vpsrlvq      xmm21, xmm17, xmm18
        vpsrlvq      xmm17, xmm17, xmm19
        vpternlogd   xmm17, xmm20, xmm21, 150
        vmovdqa64    xmm20, xmm0
        vpaddd       xmm20{k2}, xmm0, xmm4
        vpshufd      xmm20, xmm20, 78                           /* the second round, and the last of the block before */
        mov          r12d, [rsi + 16]                           /* W_4 */
        vpaddd       xmm4, xmm0, xmm4
        mov          r13d, [rsi + 20]                           /* W_5 */
        mov          r14d, [rsi + 24]                           /* W_6 */
        mov          r15d, [rsi + 28]                           /* W_7 */
        mov          r9d, [rsi + 32]                            /* W_8 */
        mov          edi, [rsi + 36]                            /* W_9 */
        mov          ecx, [rsi + 40]                            /* W_10 */
        mov          [rsp + 48], r8
        mov          r8d, [rsi + 44]                            /* W_11 */
        bswap        r10d
            mov      [rax], r10d                                /* W_0 to the schedule */
        bswap        r11d
            mov      [rax + 4], r11d                            /* W_1 to the schedule */
        bswap        ebx
            mov      [rax + 8], ebx                             /* W_2 to the schedule */
            add      r10d, [rip + NSMS_L(K)]                    /* W_0 + K_0 */
        vmovd        xmm21, r10d
        vpaddd       xmm21, xmm3, xmm21
        vpsubd       xmm21{k2}, xmm14, xmm3
        vpaddd       xmm12, xmm12, xmm21
        vpaddd       xmm12, xmm15, xmm12
        vpaddd       xmm12{k1}{z}, xmm17, xmm12
        vmovdqa64    xmm15, xmm12
        vpaddd       xmm15{k2}, xmm12, xmm8
        vmovdqa64    xmm17, xmm12
        vpternlogd   xmm17, xmm10, xmm13, 210
        vpternlogd   xmm17, xmm11, xmm10, 172
        vpshufd      xmm10, xmm12, 160
        vprorvd      xmm11, xmm12, xmm16
        vpsrlvq      xmm12, xmm10, xmm18
        vpsrlvq      xmm10, xmm10, xmm19
        vpternlogd   xmm10, xmm11, xmm12, 150
        vpshufd      xmm11, xmm15, 78                           /* round 2 */
        bswap        ebp
            mov      [rax + 12], ebp                            /* W_3 to the schedule */
            add      r11d, [rip + NSMS_L(K) + 4]                /* W_1 + K_1 */
        vmovd        xmm12, r11d
        vpaddd       xmm12, xmm12, xmm2
        vpsubd       xmm12{k2}, xmm14, xmm2
        vpaddd       xmm12, xmm20, xmm12
        vpaddd       xmm12, xmm17, xmm12
        vpaddd       xmm10{k1}{z}, xmm10, xmm12
        vpaddd       xmm10{k2}, xmm10, xmm9
        vmovdqa64    xmm12, xmm10
        vpternlogd   xmm12, xmm15, xmm13, 210
        vpternlogd   xmm12, xmm4, xmm15, 172
        vpshufd      xmm17, xmm10, 160
        vprorvd      xmm20, xmm10, xmm16
        vpsrlvq      xmm21, xmm17, xmm18
        vpsrlvq      xmm17, xmm17, xmm19
        vpternlogd   xmm17, xmm20, xmm21, 150
        vpshufd      xmm20, xmm10, 78                           /* round 3 */
        mov          r10d, [rsi + 48]                           /* W_12 */
            add      ebx, [rip + NSMS_L(K) + 8]                 /* W_2 + K_2 */
        vmovd        xmm21, ebx
        vpaddd       xmm21, xmm5, xmm21
        vpsubd       xmm21{k2}, xmm14, xmm5
        vpaddd       xmm11, xmm21, xmm11
        vpaddd       xmm11, xmm12, xmm11
        vpaddd       xmm11{k1}{z}, xmm17, xmm11
        vmovdqa64    xmm12, xmm11
        vpternlogd   xmm12, xmm10, xmm13, 210
        vpternlogd   xmm12, xmm15, xmm10, 172
        vpshufd      xmm17, xmm11, 160
        vprorvd      xmm21, xmm11, xmm16
        vpsrlvq      xmm22, xmm17, xmm18
        vpsrlvq      xmm17, xmm17, xmm19
        vpternlogd   xmm17, xmm21, xmm22, 150
        vpshufd      xmm21, xmm11, 78                           /* round 4 */
        mov          r11d, [rsi + 52]                           /* W_13 */
            add      ebp, [rip + NSMS_L(K) + 12]                /* W_3 + K_3 */
        vmovd        xmm22, ebp
        vpaddd       xmm22, xmm4, xmm22
        vpsubd       xmm22{k2}, xmm14, xmm4
        vpaddd       xmm20, xmm22, xmm20
        vpaddd       xmm12, xmm12, xmm20
        vpaddd       xmm12{k1}{z}, xmm17, xmm12
        vmovdqa64    xmm17, xmm12
        vpternlogd   xmm17, xmm11, xmm13, 210
        vpternlogd   xmm17, xmm10, xmm11, 172
        vpshufd      xmm20, xmm12, 160
        vprorvd      xmm22, xmm12, xmm16
        vpsrlvq      xmm23, xmm20, xmm18
        vpsrlvq      xmm20, xmm20, xmm19
        vpternlogd   xmm20, xmm22, xmm23, 150
        vpshufd      xmm22, xmm12, 78                           /* round 5 */
        mov          ebx, [rsi + 56]                            /* W_14 */
        mov          ebp, [rsi + 60]                            /* W_15 */
        bswap        r12d
            mov      [rax + 16], r12d                           /* W_4 to the schedule */
            add      r12d, [rip + NSMS_L(K) + 16]               /* W_4 + K_4 */
        vmovd        xmm23, r12d
        vpaddd       xmm23, xmm23, xmm15
        vpsubd       xmm23{k2}, xmm14, xmm15
        vpaddd       xmm21, xmm23, xmm21
        vpaddd       xmm17, xmm17, xmm21
        vpaddd       xmm17{k1}{z}, xmm20, xmm17
        vmovdqa64    xmm20, xmm17
        vpternlogd   xmm20, xmm12, xmm13, 210
        vpternlogd   xmm20, xmm11, xmm12, 172
        vpshufd      xmm21, xmm17, 160
        vprorvd      xmm23, xmm17, xmm16
        vpsrlvq      xmm24, xmm21, xmm18
        vpsrlvq      xmm21, xmm21, xmm19
        vpternlogd   xmm21, xmm23, xmm24, 150
        vpshufd      xmm23, xmm17, 78                           /* round 6 */
        bswap        r13d
            mov      [rax + 20], r13d                           /* W_5 to the schedule */
            add      r13d, [rip + NSMS_L(K) + 20]               /* W_5 + K_5 */
        vmovd        xmm24, r13d
        vpaddd       xmm24, xmm24, xmm10
        vpsubd       xmm24{k2}, xmm14, xmm10
        vpaddd       xmm22, xmm24, xmm22
        vpaddd       xmm20, xmm20, xmm22
        vpaddd       xmm20{k1}{z}, xmm21, xmm20
        vmovdqa64    xmm21, xmm20
        vpternlogd   xmm21, xmm17, xmm13, 210
        vpternlogd   xmm21, xmm12, xmm17, 172
        vpshufd      xmm22, xmm20, 160
        vprorvd      xmm24, xmm20, xmm16
        vpsrlvq      xmm25, xmm22, xmm18
        vpsrlvq      xmm22, xmm22, xmm19
        vpternlogd   xmm22, xmm24, xmm25, 150
        vpshufd      xmm24, xmm20, 78                           /* round 7 */
        bswap        r14d
            mov      [rax + 24], r14d                           /* W_6 to the schedule */
            add      r14d, [rip + NSMS_L(K) + 24]               /* W_6 + K_6 */
        vmovd        xmm25, r14d
        vpaddd       xmm25, xmm25, xmm11
        vpsubd       xmm25{k2}, xmm14, xmm11
        vpaddd       xmm11, xmm25, xmm23
        vpaddd       xmm11, xmm21, xmm11
        vpaddd       xmm11{k1}{z}, xmm22, xmm11
        vmovdqa64    xmm21, xmm11
        vpternlogd   xmm21, xmm20, xmm13, 210
        vpternlogd   xmm21, xmm17, xmm20, 172
        vpshufd      xmm22, xmm11, 160
        vprorvd      xmm23, xmm11, xmm16
        vpsrlvq      xmm25, xmm22, xmm18
        vpsrlvq      xmm22, xmm22, xmm19
        vpternlogd   xmm22, xmm23, xmm25, 150
        vpshufd      xmm23, xmm11, 78                           /* round 8 */
        bswap        r15d
            mov      [rax + 28], r15d                           /* W_7 to the schedule */
            add      r15d, [rip + NSMS_L(K) + 28]               /* W_7 + K_7 */
        vmovd        xmm25, r15d
        vpaddd       xmm25, xmm25, xmm12
        vpsubd       xmm25{k2}, xmm14, xmm12
        vpaddd       xmm12, xmm25, xmm24
        vpaddd       xmm12, xmm21, xmm12
        vpaddd       xmm12{k1}{z}, xmm22, xmm12
        vmovdqa64    xmm21, xmm12
        vpternlogd   xmm21, xmm11, xmm13, 210
        vpternlogd   xmm21, xmm20, xmm11, 172
        vpshufd      xmm22, xmm12, 160
        vprorvd      xmm24, xmm12, xmm16
        vpsrlvq      xmm25, xmm22, xmm18
        vpsrlvq      xmm22, xmm22, xmm19
        vpternlogd   xmm22, xmm24, xmm25, 150
        vpshufd      xmm24, xmm12, 78                           /* round 9 */
        bswap        r9d
            mov      [rax + 32], r9d                            /* W_8 to the schedule */
            add      r9d, [rip + NSMS_L(K) + 32]                /* W_8 + K_8 */
        vmovd        xmm25, r9d
        vpaddd       xmm25, xmm25, xmm17
        vpsubd       xmm25{k2}, xmm14, xmm17
        vpaddd       xmm17, xmm25, xmm23
        vpaddd       xmm17, xmm21, xmm17
        vpaddd       xmm17{k1}{z}, xmm22, xmm17
        vmovdqa64    xmm21, xmm17
        vpternlogd   xmm21, xmm12, xmm13, 210
        vpternlogd   xmm21, xmm11, xmm12, 172
        vpshufd      xmm22, xmm17, 160
        vprorvd      xmm23, xmm17, xmm16
        vpsrlvq      xmm25, xmm22, xmm18
        vpsrlvq      xmm22, xmm22, xmm19
        vpternlogd   xmm22, xmm23, xmm25, 150
        vpshufd      xmm23, xmm17, 78                           /* round 10 */
        bswap        edi
            mov      [rax + 36], edi                            /* W_9 to the schedule */
            add      edi, [rip + NSMS_L(K) + 36]                /* W_9 + K_9 */
        vmovd        xmm25, edi
        vpaddd       xmm25, xmm25, xmm20
        vpsubd       xmm25{k2}, xmm14, xmm20
        vpaddd       xmm20, xmm25, xmm24
        vpaddd       xmm20, xmm21, xmm20
        vpaddd       xmm20{k1}{z}, xmm22, xmm20
        vmovdqa64    xmm21, xmm20
        vpternlogd   xmm21, xmm17, xmm13, 210
        vpternlogd   xmm21, xmm12, xmm17, 172
        vpshufd      xmm22, xmm20, 160
        vprorvd      xmm24, xmm20, xmm16
        vpsrlvq      xmm25, xmm22, xmm18
        vpsrlvq      xmm22, xmm22, xmm19
        vpternlogd   xmm22, xmm24, xmm25, 150
        vpshufd      xmm24, xmm20, 78                           /* round 11 */
        bswap        ecx
            mov      [rax + 40], ecx                            /* W_10 to the schedule */
            add      ecx, [rip + NSMS_L(K) + 40]                /* W_10 + K_10 */
        vmovd        xmm25, ecx
        vpaddd       xmm25, xmm25, xmm11
        vpsubd       xmm25{k2}, xmm14, xmm11
        vpaddd       xmm11, xmm25, xmm23
        vpaddd       xmm11, xmm21, xmm11
        vpaddd       xmm11{k1}{z}, xmm22, xmm11
        vmovdqa64    xmm21, xmm11
        vpternlogd   xmm21, xmm20, xmm13, 210
        vpternlogd   xmm21, xmm17, xmm20, 172
        vpshufd      xmm22, xmm11, 160
        vprorvd      xmm23, xmm11, xmm16
        vpsrlvq      xmm25, xmm22, xmm18
        vpsrlvq      xmm22, xmm22, xmm19
        vpternlogd   xmm22, xmm23, xmm25, 150
        vpshufd      xmm23, xmm11, 78                           /* round 12 */
        bswap        r8d
            mov      [rax + 44], r8d                            /* W_11 to the schedule */
            add      r8d, [rip + NSMS_L(K) + 44]                /* W_11 + K_11 */
        vmovd        xmm25, r8d
        vpaddd       xmm25, xmm25, xmm12
        vpsubd       xmm25{k2}, xmm14, xmm12
        vpaddd       xmm12, xmm25, xmm24
        vpaddd       xmm12, xmm21, xmm12
        vpaddd       xmm12{k1}{z}, xmm22, xmm12
        vmovdqa64    xmm21, xmm12
        vpternlogd   xmm21, xmm11, xmm13, 210
        vpternlogd   xmm21, xmm20, xmm11, 172
        vpshufd      xmm22, xmm12, 160
        vprorvd      xmm24, xmm12, xmm16
        vpsrlvq      xmm25, xmm22, xmm18
        vpsrlvq      xmm22, xmm22, xmm19
        vpternlogd   xmm22, xmm24, xmm25, 150
        vpshufd      xmm24, xmm12, 78                           /* round 13 */
        bswap        r10d
            mov      [rax + 48], r10d                           /* W_12 to the schedule */
            add      r10d, [rip + NSMS_L(K) + 48]               /* W_12 + K_12 */
        vmovd        xmm25, r10d
        vpaddd       xmm25, xmm25, xmm17
        vpsubd       xmm25{k2}, xmm14, xmm17
        vpaddd       xmm17, xmm25, xmm23
        vpaddd       xmm17, xmm21, xmm17
        vpaddd       xmm17{k1}{z}, xmm22, xmm17
        vmovdqa64    xmm21, xmm17
        vpternlogd   xmm21, xmm12, xmm13, 210
        vpternlogd   xmm21, xmm11, xmm12, 172
        vpshufd      xmm22, xmm17, 160
        vprorvd      xmm23, xmm17, xmm16
        vpsrlvq      xmm25, xmm22, xmm18
        vpsrlvq      xmm22, xmm22, xmm19
        vpternlogd   xmm22, xmm23, xmm25, 150
        lea          rdi, [rax + 192]                           /* round 15 */
        add          rsi, 64                                    /* the next block */
        add          rdx, -1
        mov          r8, [rsp + 48]
        add          r8, -1
        vpshufd      xmm23, xmm17, 78                           /* round 14 */
        bswap        r11d
            mov      [rax + 52], r11d                           /* W_13 to the schedule */
            add      r11d, [rip + NSMS_L(K) + 52]               /* W_13 + K_13 */
        vmovd        xmm25, r11d
        vpaddd       xmm25, xmm25, xmm20
        vpsubd       xmm25{k2}, xmm14, xmm20
        vpaddd       xmm20, xmm25, xmm24
        vpaddd       xmm20, xmm21, xmm20
        vpaddd       xmm20{k1}{z}, xmm22, xmm20
        vmovdqa64    xmm21, xmm20
        vpternlogd   xmm21, xmm17, xmm13, 210
        vpternlogd   xmm21, xmm12, xmm17, 172
        vpshufd      xmm22, xmm20, 160
        vprorvd      xmm24, xmm20, xmm16
        vpsrlvq      xmm25, xmm22, xmm18
        vpsrlvq      xmm22, xmm22, xmm19
        vpternlogd   xmm22, xmm24, xmm25, 150
        bswap        ebx
            mov      [rax + 56], ebx                            /* W_14 to the schedule */
            add      ebx, [rip + NSMS_L(K) + 56]                /* W_14 + K_14 */
        vmovd        xmm24, ebx
        vpaddd       xmm24, xmm24, xmm11
        vpsubd       xmm24{k2}, xmm14, xmm11
        vpaddd       xmm11, xmm24, xmm23
        vpaddd       xmm11, xmm21, xmm11
        vpaddd       xmm1{k1}{z}, xmm22, xmm11
        vmovdqa64    xmm11, xmm1
        vpternlogd   xmm11, xmm20, xmm13, 210
        vprorvd      xmm13, xmm1, xmm16
        vpternlogd   xmm11, xmm17, xmm20, 172
        vpshufd      xmm16, xmm20, 78
        vpshufd      xmm21, xmm1, 160
        vpsrlvq      xmm18, xmm21, xmm18
        bswap        ebp
            mov      [rax + 60], ebp                            /* W_15 to the schedule */
            add      ebp, [rip + NSMS_L(K) + 60]                /* W_15 + K_15 */
        vmovd        xmm22, ebp
        vpaddd       xmm22, xmm22, xmm12
        vpsubd       xmm22{k2}, xmm14, xmm12
        vpaddd       xmm12, xmm22, xmm16
        vpaddd       xmm11, xmm11, xmm12
        vpsrlvq      xmm12, xmm21, xmm19
        vpternlogd   xmm12, xmm13, xmm18, 150
        vpaddd       xmm0{k1}{z}, xmm12, xmm11
        lea          r9, [rip + NSMS_L(K) + 64]
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm15
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm20
        vmovdqa64    xmm3, xmm17
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: e_t:a_t-2 of four t: xmm0..xmm3; H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; */
        /*   H_b: xmm8; H_a: xmm9; scratch: rax; p: rcx; is_word: k1; is_a: k2; blocks: rdx; data: rsi; */
        /*   upper_bound: rdi; is_e: k3; kp: r9; state: [rsp+32]; left_in_run: r8. */
NSMS_L(rounds_and_schedule1):

        /* rounds 16 to 63, sixteen per iteration, and the schedule of their words */
        /* Comments give rounds and words the numbers of the first iteration. */
            vmovdqu64 xmm10, [rip + NSMS_L(words_00000000_x4)]  /* sigma0(W_1) + W_0, and the next three of these sums */
            mov      r10d, [rcx + 56]                           /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            mov      r11d, [rcx + 60]                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            mov      ebx, r10d
            shr      ebx, 10
            vmovdqu64 xmm11, [rcx + 4]
            vpsrld   xmm12, xmm11, 3
            vpshldd  xmm13, xmm11, xmm11, 25
            vpshldd  xmm11, xmm11, xmm11, 14
            vpternlogd xmm12, xmm13, xmm11, 150
            vpaddd   xmm11, xmm12, [rcx]
            vmovdqu64 [rcx + 64], xmm11
            mov      ebp, r11d
            shr      ebp, 10
            mov      r12d, r10d
            ror      r12d, 2
            xor      r12d, r10d
            ror      r12d, 17
            mov      r10d, [rcx + 36]
            mov      r13d, [rcx + 40]
            mov      r14d, r11d
            ror      r14d, 2
            xor      r14d, r11d
            ror      r14d, 17
            add      r10d, [rcx + 64]
            add      r13d, [rcx + 68]
            vmovdqu64 xmm11, [rcx + 20]                         /* sigma0(W_5) + W_4, and the next three of these sums */
            vpsrld   xmm12, xmm11, 3
            vpshldd  xmm13, xmm11, xmm11, 25
            vpshldd  xmm11, xmm11, xmm11, 14
            vpternlogd xmm12, xmm13, xmm11, 150
            vpaddd   xmm11, xmm12, [rcx + 16]
            vmovdqu64 [rcx + 80], xmm11
            mov      r11d, [rcx + 44]                           /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            add      r11d, [rcx + 72]
            xor      r12d, ebx
            xor      r14d, ebp
            mov      ebx, [rcx + 48]                            /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            add      ebx, [rcx + 76]
        vmovdqu64    xmm11, [rip + NSMS_L(rotation_counts) + 48] /* round 16 */
        vpshufd      xmm12, xmm0, 160
            add      r10d, r12d
            mov      [rcx + 64], r10d
            mov      ebp, r10d
            shr      ebp, 10
            mov      r12d, r10d
            ror      r12d, 2
            xor      r12d, r10d
            ror      r12d, 17
            add      r10d, [r9]
        vmovd        xmm13, r10d
        vpaddd       xmm13, xmm13, xmm3
        vmovdqa64    xmm14, xmm0
        vpternlogd   xmm14, xmm1, xmm11, 210
        vpshufd      xmm15, xmm1, 78
            add      r13d, r14d
            mov      [rcx + 68], r13d
            mov      r10d, r13d
            shr      r10d, 10
            mov      r14d, r13d
            ror      r14d, 2
            xor      r14d, r13d
            ror      r14d, 17
            add      r13d, [r9 + 4]
        vmovd        xmm16, r13d                                /* round 17 */
        vpaddd       xmm16, xmm2, xmm16
            mov      r13d, [rcx + 52]                           /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vpternlogd   xmm14, xmm2, xmm1, 172
        vmovdqu64    xmm17, [rip + NSMS_L(rotation_counts)]
        vmovdqu64    xmm18, [rip + NSMS_L(rotation_counts) + 16]
        vmovdqu64    xmm19, [rip + NSMS_L(rotation_counts) + 32]
        vprorvd      xmm20, xmm0, xmm17
            add      r13d, [rcx + 80]
        vpsrlvq      xmm21, xmm12, xmm18
        vpsrlvq      xmm12, xmm12, xmm19
        vpternlogd   xmm12, xmm20, xmm21, 150
        vpsubd       xmm13{k2}, xmm10, xmm3
        vpaddd       xmm13, xmm15, xmm13
        vpaddd       xmm13, xmm14, xmm13
        vpaddd       xmm12{k1}{z}, xmm12, xmm13
            vmovdqu64 xmm13, [rcx + 36]                         /* sigma0(W_9) + W_8, and the next three of these sums */
            vpsrld   xmm14, xmm13, 3
            vpshldd  xmm15, xmm13, xmm13, 25
            vpshldd  xmm13, xmm13, xmm13, 14
            vpternlogd xmm14, xmm15, xmm13, 150
            vpaddd   xmm13, xmm14, [rcx + 32]
        vmovdqa64    xmm14, xmm12
        vpternlogd   xmm14, xmm0, xmm11, 210
            mov      r15d, [rcx + 56]                           /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            xor      r12d, ebp
        vpshufd      xmm15, xmm0, 78
            vmovdqu64 [rcx + 96], xmm13
        vpshufd      xmm13, xmm12, 160
            add      r15d, [rcx + 84]
        vpternlogd   xmm14, xmm1, xmm0, 172
        vprorvd      xmm20, xmm12, xmm17
        vpsrlvq      xmm21, xmm13, xmm18
            xor      r14d, r10d
        vpsrlvq      xmm13, xmm13, xmm19
        vpternlogd   xmm13, xmm20, xmm21, 150
        vpsubd       xmm16{k2}, xmm10, xmm2
        vpaddd       xmm15, xmm15, xmm16
        vpaddd       xmm14, xmm14, xmm15
        vpaddd       xmm13{k1}{z}, xmm13, xmm14
        vprorvd      xmm14, xmm13, xmm17                        /* round 18 */
        vpshufd      xmm15, xmm13, 160
        vmovdqa64    xmm16, xmm13
        vpternlogd   xmm16, xmm12, xmm11, 210
        vpshufd      xmm20, xmm12, 78
            mov      r10d, [rcx + 60]                           /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        vpternlogd   xmm16, xmm0, xmm12, 172
        vpsrlvq      xmm21, xmm15, xmm18
        vpsrlvq      xmm15, xmm15, xmm19
        vpternlogd   xmm15, xmm14, xmm21, 150
            add      r11d, r12d
            mov      [rcx + 72], r11d
            mov      ebp, r11d
            shr      ebp, 10
            mov      r12d, r11d
            ror      r12d, 2
            xor      r12d, r11d
            ror      r12d, 17
            add      r11d, [r9 + 8]
        vmovd        xmm14, r11d
        vpaddd       xmm14, xmm14, xmm1
            add      r10d, [rcx + 88]
        vpsubd       xmm14{k2}, xmm10, xmm1
        vpaddd       xmm14, xmm20, xmm14
        vpaddd       xmm14, xmm16, xmm14
        vpaddd       xmm14{k1}{z}, xmm15, xmm14
        vpshufd      xmm15, xmm14, 160                          /* round 19 */
        vmovdqa64    xmm16, xmm14
        vpternlogd   xmm16, xmm13, xmm11, 210
            mov      r11d, [rcx + 64]                           /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        vpshufd      xmm20, xmm13, 78
            xor      r12d, ebp
            add      ebx, r14d
            mov      [rcx + 76], ebx
            mov      ebp, ebx
            shr      ebp, 10
            mov      r14d, ebx
            ror      r14d, 2
            xor      r14d, ebx
            ror      r14d, 17
            add      ebx, [r9 + 12]
        vmovd        xmm21, ebx
        vpaddd       xmm21, xmm0, xmm21
        vpternlogd   xmm16, xmm12, xmm13, 172
            add      r11d, [rcx + 92]
        vprorvd      xmm22, xmm14, xmm17
        vpsrlvq      xmm23, xmm15, xmm18
        vpsrlvq      xmm15, xmm15, xmm19
        vpternlogd   xmm15, xmm22, xmm23, 150
        vpsubd       xmm21{k2}, xmm10, xmm0
        vpaddd       xmm20, xmm21, xmm20
        vpaddd       xmm16, xmm16, xmm20
        vpaddd       xmm15{k1}{z}, xmm15, xmm16
        vpshufd      xmm16, xmm15, 160                          /* round 20 */
            xor      r14d, ebp
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm14, xmm11, 210
        vpshufd      xmm21, xmm14, 78
        vpternlogd   xmm20, xmm13, xmm14, 172
        vprorvd      xmm22, xmm15, xmm17
        vpsrlvq      xmm23, xmm16, xmm18
            mov      ebx, [rcx + 68]                            /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm16, xmm22, xmm23, 150
            add      r13d, r12d
            mov      [rcx + 80], r13d
            mov      ebp, r13d
            shr      ebp, 10
            mov      r12d, r13d
            ror      r12d, 2
            xor      r12d, r13d
            ror      r12d, 17
            add      r13d, [r9 + 16]
        vmovd        xmm22, r13d
        vpaddd       xmm22, xmm12, xmm22
        vpsubd       xmm22{k2}, xmm10, xmm12
        vpaddd       xmm12, xmm22, xmm21
        vpaddd       xmm12, xmm20, xmm12
        vpaddd       xmm12{k1}{z}, xmm16, xmm12
        vpshufd      xmm16, xmm12, 160                          /* round 21 */
        vmovdqa64    xmm20, xmm12
        vpternlogd   xmm20, xmm15, xmm11, 210
            add      ebx, [rcx + 96]
        vpshufd      xmm21, xmm15, 78
        vpternlogd   xmm20, xmm14, xmm15, 172
        vprorvd      xmm22, xmm12, xmm17
            mov      r13d, [rcx + 72]                           /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        vpsrlvq      xmm23, xmm16, xmm18
            add      r15d, r14d
            mov      [rcx + 84], r15d
            mov      r14d, r15d
            shr      r14d, 10
            mov      [rsp + 48], rdx
            mov      edx, r15d
            ror      edx, 2
            xor      edx, r15d
            ror      edx, 17
            add      r15d, [r9 + 20]
        vmovd        xmm24, r15d
        vpaddd       xmm24, xmm13, xmm24
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm16, xmm22, xmm23, 150
            add      r13d, [rcx + 100]
            xor      r12d, ebp
        vpsubd       xmm24{k2}, xmm10, xmm13
        vpaddd       xmm13, xmm24, xmm21
        vpaddd       xmm13, xmm20, xmm13
        vpaddd       xmm13{k1}{z}, xmm16, xmm13
        vpshufd      xmm16, xmm13, 160                          /* round 22 */
        vmovdqa64    xmm20, xmm13
        vpternlogd   xmm20, xmm12, xmm11, 210
            xor      edx, r14d
        vpshufd      xmm21, xmm12, 78
        vpternlogd   xmm20, xmm15, xmm12, 172
        vprorvd      xmm22, xmm13, xmm17
        vpsrlvq      xmm23, xmm16, xmm18
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm16, xmm22, xmm23, 150
            vmovdqu64 xmm22, [rcx + 52]                         /* sigma0(W_13) + W_12, and the next three of these sums */
            vpsrld   xmm23, xmm22, 3
            vpshldd  xmm24, xmm22, xmm22, 25
            vpshldd  xmm22, xmm22, xmm22, 14
            vpternlogd xmm23, xmm24, xmm22, 150
            vpaddd   xmm22, xmm23, [rcx + 48]
        vpshufd      xmm23, xmm13, 78                           /* round 23 */
            vmovdqu64 [rcx + 112], xmm22
            mov      ebp, [rcx + 76]                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            add      r10d, r12d
            mov      [rcx + 88], r10d
            mov      r12d, r10d
            shr      r12d, 10
            mov      r14d, r10d
            ror      r14d, 2
            xor      r14d, r10d
            ror      r14d, 17
            add      r10d, [r9 + 24]
        vmovd        xmm22, r10d
        vpaddd       xmm22, xmm14, xmm22
        vpsubd       xmm22{k2}, xmm10, xmm14
        vpaddd       xmm14, xmm22, xmm21
        vpaddd       xmm14, xmm20, xmm14
        vpaddd       xmm14{k1}{z}, xmm16, xmm14
        vpshufd      xmm16, xmm14, 160
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm13, xmm11, 210
        vpternlogd   xmm20, xmm12, xmm13, 172
        vprorvd      xmm21, xmm14, xmm17
        vpsrlvq      xmm22, xmm16, xmm18
            add      ebp, [rcx + 104]
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm16, xmm21, xmm22, 150
            mov      r10d, [rcx + 80]                           /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            add      r11d, edx
            mov      [rcx + 92], r11d
            mov      r15d, r11d
            shr      r15d, 10
            mov      edx, r11d
            ror      edx, 2
            xor      edx, r11d
            ror      edx, 17
            add      r11d, [r9 + 28]
        vmovd        xmm21, r11d
        vpaddd       xmm21, xmm21, xmm15
        vpsubd       xmm21{k2}, xmm10, xmm15
        vpaddd       xmm15, xmm21, xmm23
        vpaddd       xmm15, xmm20, xmm15
        vpaddd       xmm15{k1}{z}, xmm16, xmm15
        vpshufd      xmm16, xmm15, 160                          /* round 24 */
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm14, xmm11, 210
            xor      r14d, r12d
            add      r10d, [rcx + 108]
        vpshufd      xmm21, xmm14, 78
        vpternlogd   xmm20, xmm13, xmm14, 172
        vprorvd      xmm22, xmm15, xmm17
            xor      edx, r15d
        vpsrlvq      xmm23, xmm16, xmm18
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm16, xmm22, xmm23, 150
        vpshufd      xmm22, xmm15, 78                           /* round 25 */
            mov      r11d, [rcx + 84]                           /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            add      r11d, [rcx + 112]
            mov      r12d, [rcx + 88]                           /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            add      r12d, [rcx + 116]
            add      ebx, r14d
            mov      [rcx + 96], ebx
            mov      r14d, ebx
            shr      r14d, 10
            mov      r15d, ebx
            ror      r15d, 2
            xor      r15d, ebx
            ror      r15d, 17
            add      ebx, [r9 + 32]
        vmovd        xmm23, ebx
        vpaddd       xmm23, xmm23, xmm12
        vpsubd       xmm23{k2}, xmm10, xmm12
        vpaddd       xmm12, xmm23, xmm21
        vpaddd       xmm12, xmm20, xmm12
        vpaddd       xmm12{k1}{z}, xmm16, xmm12
        vpshufd      xmm16, xmm12, 160
        vmovdqa64    xmm20, xmm12
        vpternlogd   xmm20, xmm15, xmm11, 210
        vpternlogd   xmm20, xmm14, xmm15, 172
        vprorvd      xmm21, xmm12, xmm17
        vpsrlvq      xmm23, xmm16, xmm18
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm16, xmm21, xmm23, 150
            xor      r15d, r14d
        vpshufd      xmm21, xmm12, 78                           /* round 26 */
            add      r13d, edx
            mov      [rcx + 100], r13d
            mov      ebx, r13d
            shr      ebx, 10
            mov      r14d, r13d
            ror      r14d, 2
            xor      r14d, r13d
            ror      r14d, 17
            add      r13d, [r9 + 36]
        vmovd        xmm23, r13d
        vpaddd       xmm23, xmm23, xmm13
        vpsubd       xmm23{k2}, xmm10, xmm13
        vpaddd       xmm13, xmm23, xmm22
        vpaddd       xmm13, xmm20, xmm13
        vpaddd       xmm13{k1}{z}, xmm16, xmm13
        vpshufd      xmm16, xmm13, 160
        vmovdqa64    xmm20, xmm13
        vpternlogd   xmm20, xmm12, xmm11, 210
            xor      r14d, ebx
        vpternlogd   xmm20, xmm15, xmm12, 172
        vprorvd      xmm22, xmm13, xmm17
        vpsrlvq      xmm23, xmm16, xmm18
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm16, xmm22, xmm23, 150
            mov      ebx, [rcx + 92]                            /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            add      ebx, [rcx + 120]
        vpshufd      xmm22, xmm13, 78                           /* round 27 */
            mov      r13d, [rcx + 96]                           /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            add      r13d, [rcx + 124]
            add      ebp, r15d
            mov      [rcx + 104], ebp
            mov      r15d, ebp
            shr      r15d, 10
            mov      edx, ebp
            ror      edx, 2
            xor      edx, ebp
            ror      edx, 17
            add      ebp, [r9 + 40]
        vmovd        xmm23, ebp
        vpaddd       xmm23, xmm23, xmm14
        vpsubd       xmm23{k2}, xmm10, xmm14
        vpaddd       xmm14, xmm23, xmm21
        vpaddd       xmm14, xmm20, xmm14
        vpaddd       xmm14{k1}{z}, xmm16, xmm14
        vpshufd      xmm16, xmm14, 160
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm13, xmm11, 210
            xor      edx, r15d
        vpternlogd   xmm20, xmm12, xmm13, 172
        vprorvd      xmm21, xmm14, xmm17
        vpsrlvq      xmm23, xmm16, xmm18
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm16, xmm21, xmm23, 150
            add      r10d, r14d
            mov      [rcx + 108], r10d
            mov      ebp, r10d
            shr      ebp, 10
            mov      r14d, r10d
            ror      r14d, 2
            xor      r14d, r10d
            ror      r14d, 17
            xor      r14d, ebp
            add      r10d, [r9 + 44]
        vmovd        xmm21, r10d
        vpaddd       xmm21, xmm21, xmm15
        vpsubd       xmm21{k2}, xmm10, xmm15
        vpaddd       xmm15, xmm21, xmm22
        vpaddd       xmm15, xmm20, xmm15
        vpaddd       xmm15{k1}{z}, xmm16, xmm15
        vpshufd      xmm16, xmm15, 160                          /* round 28 */
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm14, xmm11, 210
        vpshufd      xmm21, xmm14, 78
            add      r11d, edx
            mov      [rcx + 112], r11d
            mov      r10d, r11d
            shr      r10d, 10
            mov      ebp, r11d
            ror      ebp, 2
            xor      ebp, r11d
            ror      ebp, 17
            xor      ebp, r10d
            add      r11d, [r9 + 48]
        vmovd        xmm22, r11d
        vpaddd       xmm22, xmm22, xmm12
            add      r12d, r14d
            mov      [rcx + 116], r12d
            mov      r10d, r12d
            shr      r10d, 10
            mov      r11d, r12d
            ror      r11d, 2
            xor      r11d, r12d
            ror      r11d, 17
            xor      r11d, r10d
            add      r12d, [r9 + 52]
        vmovd        xmm23, r12d                                /* round 29 */
        vpaddd       xmm23, xmm23, xmm13
            add      ebx, ebp
            mov      [rcx + 120], ebx
            add      ebx, [r9 + 56]
        vmovd        xmm24, ebx                                 /* round 30 */
        vpaddd       xmm24, xmm24, xmm14
        vpternlogd   xmm20, xmm13, xmm14, 172
            add      r13d, r11d
            mov      [rcx + 124], r13d
            add      r13d, [r9 + 60]
        vprorvd      xmm25, xmm15, xmm17
        vpsrlvq      xmm26, xmm16, xmm18
        vpsrlvq      xmm16, xmm16, xmm19
        vpternlogd   xmm16, xmm25, xmm26, 150
        vpsubd       xmm22{k2}, xmm10, xmm12
        vpaddd       xmm12, xmm22, xmm21
        vpaddd       xmm12, xmm20, xmm12
        vpaddd       xmm3{k1}{z}, xmm16, xmm12
        vpshufd      xmm12, xmm3, 160
        vmovdqa64    xmm16, xmm3
        vpternlogd   xmm16, xmm15, xmm11, 210
        vmovd        xmm20, r13d                                /* round 31 */
        vpaddd       xmm20, xmm20, xmm15
        vpshufd      xmm21, xmm15, 78
        vpternlogd   xmm16, xmm14, xmm15, 172
        vprorvd      xmm22, xmm3, xmm17
        vpsrlvq      xmm25, xmm12, xmm18
        vpsrlvq      xmm12, xmm12, xmm19
        vpternlogd   xmm12, xmm22, xmm25, 150
        vpsubd       xmm23{k2}, xmm10, xmm13
        vpaddd       xmm13, xmm23, xmm21
        vpaddd       xmm13, xmm16, xmm13
        vpaddd       xmm2{k1}{z}, xmm12, xmm13
        vpshufd      xmm12, xmm2, 160
        add          rcx, 64
        add          r9, 64
        vmovdqa64    xmm13, xmm2
        vpternlogd   xmm13, xmm3, xmm11, 210
        vpshufd      xmm16, xmm3, 78
        vpternlogd   xmm13, xmm15, xmm3, 172
        vprorvd      xmm21, xmm2, xmm17
        vpsrlvq      xmm22, xmm12, xmm18
        vpsrlvq      xmm12, xmm12, xmm19
        vpternlogd   xmm12, xmm21, xmm22, 150
        vpsubd       xmm24{k2}, xmm10, xmm14
        vpaddd       xmm14, xmm24, xmm16
        vpaddd       xmm13, xmm13, xmm14
        vpaddd       xmm1{k1}{z}, xmm12, xmm13
        vpshufd      xmm12, xmm1, 160
        vmovdqa64    xmm13, xmm1
        vpternlogd   xmm13, xmm2, xmm11, 210
        vprorvd      xmm11, xmm1, xmm17
        vpshufd      xmm14, xmm2, 78
        vpternlogd   xmm13, xmm3, xmm2, 172
        vpsrlvq      xmm16, xmm12, xmm18
        vpsrlvq      xmm12, xmm12, xmm19
        vpternlogd   xmm12, xmm11, xmm16, 150
        vpsubd       xmm20{k2}, xmm10, xmm15
        vpaddd       xmm10, xmm20, xmm14
        vpaddd       xmm10, xmm13, xmm10
        vpaddd       xmm0{k1}{z}, xmm12, xmm10
        mov          rdx, [rsp + 48]
        cmp          rcx, rdi
        jne          NSMS_L(rounds_and_schedule1)
        cmp          r8, 0
        jne          NSMS_L(end_and_next_block1)

        /* the hash value after a run of blocks */
        vmovdqu64    xmm10, [rip + NSMS_L(rotation_counts) + 48] /* the last two rounds of a, and the hash value */
        vmovdqu64    xmm11, [rip + NSMS_L(words_00000000_x4)]
        vmovdqa64    xmm12, xmm0
        vpternlogd   xmm12, xmm1, xmm10, 210
        vpternlogd   xmm12, xmm2, xmm1, 172
        vpsubd       xmm13, xmm11, xmm3
        vpsubd       xmm11, xmm11, xmm2
        vpaddd       xmm4, xmm0, xmm4
        mov          rcx, [rsp + 32]
        vmovd        [rcx + 16], xmm4                           /* the hash value */
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vmovd        [rcx + 20], xmm5
        vpshufd      xmm2, xmm1, 78
        vpaddd       xmm2, xmm13, xmm2
        vpaddd       xmm2, xmm12, xmm2
        vmovd        [rcx + 24], xmm6
        vmovdqu64    xmm3, [rip + NSMS_L(rotation_counts)]
        vpshufd      xmm12, xmm0, 160
        vmovdqu64    xmm13, [rip + NSMS_L(rotation_counts) + 16]
        vmovd        [rcx + 28], xmm7
        vmovdqu64    xmm14, [rip + NSMS_L(rotation_counts) + 32]
        vprorvd      xmm15, xmm0, xmm3
        vpsrlvq      xmm16, xmm12, xmm13
        vpshufd      xmm17, xmm4, 2
        vpsrlvq      xmm12, xmm12, xmm14
        vpternlogd   xmm12, xmm15, xmm16, 150
        vpaddd       xmm2{k1}{z}, xmm12, xmm2
        vmovdqa64    xmm12, xmm2
        vpternlogd   xmm12, xmm0, xmm10, 210
        vprorvd      xmm3, xmm2, xmm3
        vpaddd       xmm8, xmm8, xmm2
        vpshufd      xmm10, xmm8, 2
        vpshufd      xmm15, xmm5, 2
        vpshufd      xmm2, xmm2, 160
        vpternlogd   xmm12, xmm1, xmm0, 172
        vpshufd      xmm0, xmm0, 78
        vmovd        [rcx + 4], xmm10
        vpsrlvq      xmm1, xmm2, xmm13
        vpsrlvq      xmm2, xmm2, xmm14
        vpaddd       xmm0, xmm11, xmm0
        vmovd        [rcx + 8], xmm17
        vpternlogd   xmm2, xmm3, xmm1, 150
        vpaddd       xmm0, xmm12, xmm0
        vpaddd       xmm0{k1}{z}, xmm2, xmm0
        vmovd        [rcx + 12], xmm15
        vpaddd       xmm9, xmm9, xmm0
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
        vmovaps      xmm6, [rsp + 4304]
        vmovaps      xmm7, [rsp + 4320]
        vmovaps      xmm8, [rsp + 4336]
        vmovaps      xmm9, [rsp + 4352]
        vmovaps      xmm10, [rsp + 4368]
        vmovaps      xmm11, [rsp + 4384]
        vmovaps      xmm12, [rsp + 4400]
        vmovaps      xmm13, [rsp + 4416]
        vmovaps      xmm14, [rsp + 4432]
        vmovaps      xmm15, [rsp + 4448]
        add          rsp, 4472
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
        add          rsp, 4312
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4), . - NSMS_SYMBOL(nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4)
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

/* nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4: 15 integer registers, 32 vector registers, 3 mask registers, 9 spills.
 *   Register map: a..h: r10d, r11d, ebx, ebp, [rsp..rsp+24]; e_t:a_t-2 of four t: xmm0..xmm3;
 *     H_e:H_c: xmm4; H_f:H_d: xmm5; H_g: xmm6; H_h: xmm7; H_b: xmm8; H_a: xmm9; W rows 0..15 of 16
 *     blocks: zmm0..zmm15; scratch: rax; is_word: k1; is_a: k2; blocks: rdx; data: rsi; is_e: k3;
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
 * - name: nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4
 *   signature: void nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_xor_double_nested_mux_zen4(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 4360, win64: 4536}
 *   features: [avx, avx2, avx512_vbmi2, avx512bw, avx512f, avx512vl]
 */
