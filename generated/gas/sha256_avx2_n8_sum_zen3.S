/* sha256_avx2_n8_sum_zen3.S, written by nsms: make gen HASH=sha256 ISA=avx2 N=8 CHMAJ=sum UARCH=zen3
 *   CHMAJ=sum: Ch as (x&y)+(~x&z), Maj sharing a^b; UARCH=zen3: the options and orders that a search found on
 *     zen3
 *
 * void nsms_sha256_blocks_avx2_n8_sum_zen3(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks, 8 scheduled at a time.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,873 instructions (System V); 2,536 bytes of stack (System V), 2,712 (Win64).
 * void nsms_sha256_schedule_avx2_n8_sum_zen3(uint32_t *wk, const void *data);
 *   SHA-224, SHA-256: W_t + K_t of 8 blocks, wk[t*8 + j] for block j.
 *   Reads 512 bytes at data; writes 2048 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 537 instructions (System V); 360 bytes of stack (System V), 536 (Win64).
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
#  define NSMS_L(name) Lsha256_avx2_n8_sum_zen3_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n8_sum_zen3_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n8_sum_zen3_##name
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
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
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
NSMS_L(shuffle_32107654ba98fedc):  /* byte shuffle: source of each byte */
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        .byte        0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8_sum_zen3))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8_sum_zen3))
NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8_sum_zen3):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8_sum_zen3))
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
        sub          rsp, 2648
        NSMS_SEH(.seh_stackalloc 2648)
        vmovaps      [rsp + 2480], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 2480)
        vmovaps      [rsp + 2496], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 2496)
        vmovaps      [rsp + 2512], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 2512)
        vmovaps      [rsp + 2528], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 2528)
        vmovaps      [rsp + 2544], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 2544)
        vmovaps      [rsp + 2560], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 2560)
        vmovaps      [rsp + 2576], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 2576)
        vmovaps      [rsp + 2592], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 2592)
        vmovaps      [rsp + 2608], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 2608)
        vmovaps      [rsp + 2624], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 2624)
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
        sub          rsp, 2488
        .cfi_def_cfa_offset 2544
#endif
        mov          [rsp + 16], rdi
        mov          [rsp + 8], rsi
        mov          [rsp], rdx
        cmp          qword ptr [rsp], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 143]
        mov          rcx, [rsp + 16]
        mov          edx, [rcx]
        mov          esi, [rcx + 4]
        mov          edi, [rcx + 8]
        and          rax, -64
        mov          r8d, [rcx + 12]
        mov          r9d, [rcx + 16]
        mov          r10d, [rcx + 20]
        mov          r11d, [rcx + 24]
        mov          ebx, [rcx + 28]
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp]; */
        /*   data: [rsp+8]; state: [rsp+16]. */
NSMS_L(blocks_batch8):
        cmp          qword ptr [rsp], 8
        jb           NSMS_L(blocks_batch1)

        /* the schedule of 8 blocks: the message words */
        mov          rbp, [rsp + 8]
        vmovdqu      xmm10, [rbp]                               /* W_0 to W_3 */
        vmovdqu      xmm11, [rbp + 64]
        vmovdqu      xmm12, [rbp + 128]
        vmovdqu      xmm13, [rbp + 192]
        vmovdqu      xmm14, [rbp + 16]                          /* W_4 to W_7 */
        vmovdqu      xmm15, [rbp + 80]
        vmovdqu      xmm9, [rbp + 144]
        vmovdqu      xmm8, [rbp + 208]
        vinserti128  ymm10, ymm10, [rbp + 256], 1
        vinserti128  ymm11, ymm11, [rbp + 320], 1
        vinserti128  ymm12, ymm12, [rbp + 384], 1
        vinserti128  ymm13, ymm13, [rbp + 448], 1
        vinserti128  ymm14, ymm14, [rbp + 272], 1
        vinserti128  ymm15, ymm15, [rbp + 336], 1
        vinserti128  ymm9, ymm9, [rbp + 400], 1
        vinserti128  ymm8, ymm8, [rbp + 464], 1
        vpunpckldq   ymm7, ymm10, ymm11
        vpunpckldq   ymm6, ymm12, ymm13
        vpunpckhdq   ymm10, ymm10, ymm11
        vpunpckhdq   ymm11, ymm12, ymm13
        vmovdqu      xmm12, [rbp + 32]                          /* W_8 to W_11 */
        vmovdqu      xmm13, [rbp + 96]
        vpunpckldq   ymm5, ymm14, ymm15
        vpunpckldq   ymm4, ymm9, ymm8
        vinserti128  ymm12, ymm12, [rbp + 288], 1
        vinserti128  ymm13, ymm13, [rbp + 352], 1
        vpunpckhdq   ymm14, ymm14, ymm15
        vpunpckhdq   ymm15, ymm9, ymm8
        vmovdqu      xmm9, [rbp + 160]
        vinserti128  ymm9, ymm9, [rbp + 416], 1
        vmovdqu      xmm8, [rbp + 224]
        vinserti128  ymm8, ymm8, [rbp + 480], 1
        vpunpckldq   ymm3, ymm12, ymm13
        vpunpckhdq   ymm12, ymm12, ymm13
        vpunpckldq   ymm13, ymm9, ymm8
        vpunpckhdq   ymm9, ymm9, ymm8
        vpunpcklqdq  ymm8, ymm7, ymm6
        vpunpckhqdq  ymm7, ymm7, ymm6
        vmovdqu      xmm6, [rbp + 48]                           /* W_12 to W_15 */
        vinserti128  ymm6, ymm6, [rbp + 304], 1
        vmovdqu      xmm2, [rbp + 112]
        vinserti128  ymm2, ymm2, [rbp + 368], 1
        vmovdqu      xmm1, [rbp + 176]
        vinserti128  ymm1, ymm1, [rbp + 432], 1
        vmovdqu      xmm0, [rbp + 240]
        vinserti128  ymm0, ymm0, [rbp + 496], 1
        vmovdqu      [rax + 2240], ymm12
        vmovdqu      ymm12, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      ymm8, ymm8, ymm12
        vpshufb      ymm7, ymm7, ymm12
        vmovdqu      [rax + 2272], ymm7
        vpunpcklqdq  ymm7, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vpshufb      ymm11, ymm7, ymm12
        vpshufb      ymm10, ymm10, ymm12
        vpunpckldq   ymm7, ymm6, ymm2
        vpunpckhdq   ymm6, ymm6, ymm2
        vpunpckldq   ymm2, ymm1, ymm0
        vpunpckhdq   ymm1, ymm1, ymm0
        lea          rbp, [rax + 32]
        mov          [rsp + 40], rbp
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
        vmovdqu      ymm0, [rax + 2240]
        vmovdqu      [rax + 2304], ymm13
        vpunpcklqdq  ymm13, ymm0, ymm9
        vpunpckhqdq  ymm9, ymm0, ymm9
        vpshufb      ymm13, ymm13, ymm12
        vmovdqu      [rax + 2048], ymm13
        vpshufb      ymm9, ymm9, ymm12
        vmovdqu      [rax + 2080], ymm9
        vpunpcklqdq  ymm0, ymm7, ymm2
        vpunpckhqdq  ymm7, ymm7, ymm2
        vpshufb      ymm2, ymm0, ymm12
        vmovdqu      [rax + 2112], ymm2
        vpshufb      ymm7, ymm7, ymm12
        vmovdqu      [rax + 2144], ymm7
        vpunpcklqdq  ymm0, ymm6, ymm1
        vpunpckhqdq  ymm6, ymm6, ymm1
        vpshufb      ymm1, ymm0, ymm12
        vmovdqu      [rax + 2176], ymm1
        vpshufb      ymm12, ymm6, ymm12
        vmovdqu      [rax + 2208], ymm12
        vpaddd       ymm6, ymm8, [rip + NSMS_L(K1x8)]           /* W_0 + K_0 */
        vmovdqu      [rax], ymm6
        vmovdqu      ymm6, [rax + 2272]
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
        vmovdqu      ymm0, [rax + 2304]
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
        lea          r12, [rax + 1536]
        mov          [rsp + 32], r12
        lea          r13, [rip + NSMS_L(K1x8) + 512]
        mov          [rsp + 24], r13
        mov          rbp, rax
        vmovdqa      ymm2, ymm11
        vmovdqa      ymm6, ymm15
        vmovdqa      ymm7, ymm14
        vmovdqa      ymm9, ymm0
        vmovdqa      ymm0, ymm8
        vmovdqa      ymm8, ymm3
        vmovdqa      ymm3, ymm10
        mov          rcx, rax
        vmovdqu      ymm1, [rax + 2272]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..15 of 8 blocks: ymm0..ymm9, */
        /*   [rax+2048..rax+2208]; scratch: rax; p: rcx; q: rbp; blocks: [rsp]; data: [rsp+8]; */
        /*   state: [rsp+16]; kp: [rsp+24]; upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_and_schedule8):

        /* rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 8 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            vpaddd   ymm10, ymm9, ymm0                          /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vmovdqu  ymm11, [rax + 2176]
            vpsrld   ymm12, ymm11, 17
            vpslld   ymm13, ymm11, 15
            vpxor    ymm12, ymm12, ymm13
            vpsrld   ymm13, ymm11, 19
            vpslld   ymm14, ymm11, 13
        rorx         r12d, r9d, 25                              /* round 0 */
            vpxor    ymm13, ymm13, ymm14
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
            vpxor    ymm12, ymm12, ymm13
        add          ebx, [rcx]
        rorx         r15d, r9d, 11
            vpsrld   ymm13, ymm1, 7
            vpslld   ymm14, ymm1, 25
            vpxor    ymm13, ymm13, ymm14
        mov          [rsp + 48], rbp
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
            vpsrld   ymm14, ymm1, 18
            vpslld   ymm15, ymm1, 14
        andn         ebp, r9d, r11d
            vpxor    ymm14, ymm14, ymm15
        xor          r13d, r15d
        xor          r13d, r12d
            vpxor    ymm13, ymm13, ymm14
            vpsrld   ymm14, ymm11, 10
            vpxor    ymm12, ymm12, ymm14
        add          ebx, ebp
            vpaddd   ymm10, ymm10, ymm12
        add          r11d, [rcx + 32]                           /* round 1 */
            vmovdqu  ymm12, [rax + 2208]
            vpsrld   ymm14, ymm12, 17                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        rorx         r12d, edx, 13
            vpslld   ymm15, ymm12, 15
        rorx         r15d, edx, 2
            vpxor    ymm14, ymm14, ymm15
            vpsrld   ymm15, ymm12, 19
        rorx         ebp, edx, 22
            vpslld   ymm0, ymm12, 13
        mov          [rsp + 56], edx
        mov          edx, esi
        xor          edx, edi
            vpxor    ymm15, ymm15, ymm0
        xor          r15d, r12d
        xor          r15d, ebp
            vpxor    ymm14, ymm14, ymm15
            vpsrld   ymm15, ymm1, 3
        and          edx, r14d
        xor          edx, esi
            vpxor    ymm13, ymm13, ymm15
        add          r15d, edx
            vmovdqu  ymm15, [rax + 2048]
            vpaddd   ymm1, ymm15, ymm1
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
            vpaddd   ymm0, ymm13, ymm10
        add          ebx, r15d
            vpsrld   ymm10, ymm2, 7
        rorx         r15d, r8d, 11
            vpslld   ymm13, ymm2, 25
            vpxor    ymm10, ymm10, ymm13
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
            vpsrld   ymm13, ymm2, 18
            vpslld   ymm15, ymm2, 14
        andn         ebp, r8d, r10d
            vpxor    ymm13, ymm13, ymm15
            vpxor    ymm10, ymm10, ymm13
        xor          r13d, r15d
        xor          r13d, r12d
            vpsrld   ymm13, ymm12, 10
            vpxor    ymm13, ymm14, ymm13
            vpaddd   ymm13, ymm13, ymm1
        add          r11d, ebp
            vpsrld   ymm14, ymm3, 7                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        add          r10d, [rcx + 64]                           /* round 2 */
            vpslld   ymm15, ymm3, 25
        rorx         r12d, ebx, 13
            vpxor    ymm14, ymm14, ymm15
        rorx         r15d, ebx, 2
            vpsrld   ymm15, ymm3, 18
            vpslld   ymm1, ymm3, 14
        rorx         ebp, ebx, 22
            vpxor    ymm15, ymm15, ymm1
        mov          edx, [rsp + 56]
        mov          [rsp + 64], esi
        mov          esi, ebx
        xor          esi, edx
            vpxor    ymm14, ymm14, ymm15
        xor          r15d, r12d
        xor          r15d, ebp
            vpsrld   ymm15, ymm2, 3
            vpxor    ymm10, ymm10, ymm15
        and          r14d, esi
        xor          r14d, edx
        add          r15d, r14d
            vpaddd   ymm1, ymm10, ymm13
            vmovdqu  ymm10, [rax + 2080]
            vpaddd   ymm13, ymm10, ymm2
        add          r11d, r13d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r13d, edi, 6
        add          r11d, r15d
            mov      r14, [rsp + 24]
            vpaddd   ymm15, ymm0, [r14]
            vmovdqu  [rcx + 512], ymm15
            vpsrld   ymm15, ymm0, 17
        rorx         r15d, edi, 11
        mov          ebp, edi
        and          ebp, r8d
        add          r10d, ebp
            vpslld   ymm2, ymm0, 15
            vpxor    ymm15, ymm15, ymm2
            vpsrld   ymm2, ymm0, 19
        andn         ebp, edi, r9d
            vpslld   ymm10, ymm0, 13
        xor          r13d, r15d
        xor          r13d, r12d
            vpxor    ymm10, ymm10, ymm2
            vpxor    ymm10, ymm15, ymm10
            vpsrld   ymm15, ymm3, 3
        add          r10d, ebp
            vpxor    ymm14, ymm14, ymm15
        add          r9d, [rcx + 96]                            /* round 3 */
            vpaddd   ymm13, ymm13, ymm14
        rorx         r12d, r11d, 13
        rorx         r15d, r11d, 2
            vpsrld   ymm14, ymm4, 7                             /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            vpslld   ymm15, ymm4, 25
        rorx         ebp, r11d, 22
            vpxor    ymm14, ymm14, ymm15
        mov          edx, r11d
        xor          edx, ebx
            vmovdqu  ymm15, [rax + 2112]
            vpaddd   ymm3, ymm15, ymm3
        xor          r15d, r12d
        xor          r15d, ebp
            vpsrld   ymm2, ymm4, 18
            vpslld   ymm15, ymm4, 14
            vpxor    ymm15, ymm15, ymm2
        and          esi, edx
        xor          esi, ebx
        add          r15d, esi
            vpxor    ymm14, ymm14, ymm15
            vpsrld   ymm15, ymm0, 10
        add          r10d, r13d
        mov          esi, [rsp + 64]
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r13d, esi, 6
            vpxor    ymm10, ymm10, ymm15
            vpaddd   ymm2, ymm13, ymm10
        add          r10d, r15d
        rorx         r15d, esi, 11
            vpaddd   ymm10, ymm1, [r14 + 32]
            vmovdqu  [rcx + 544], ymm10
        mov          ebp, esi
        and          ebp, edi
        add          r9d, ebp
            vpsrld   ymm10, ymm1, 17
        andn         ebp, esi, r8d
            vpslld   ymm13, ymm1, 15
            vpxor    ymm10, ymm10, ymm13
        xor          r13d, r15d
        xor          r13d, r12d
            vpsrld   ymm13, ymm1, 19
            vpslld   ymm15, ymm1, 13
            vpxor    ymm13, ymm13, ymm15
        add          r9d, ebp
        add          r8d, [rcx + 128]                           /* round 4 */
            vpsrld   ymm15, ymm4, 3
            vpxor    ymm10, ymm10, ymm13
            vpxor    ymm13, ymm14, ymm15
        rorx         r12d, r10d, 2
            vpaddd   ymm13, ymm13, ymm3
            vpsrld   ymm14, ymm5, 7                             /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         r15d, r10d, 22
            vpslld   ymm15, ymm5, 25
        mov          ebp, r10d
        xor          ebp, r11d
            vpxor    ymm14, ymm14, ymm15
        mov          [rsp + 64], ebx
        rorx         ebx, r10d, 13
        xor          r12d, ebx
        xor          r12d, r15d
            vmovdqu  ymm15, [rax + 2144]
            vpaddd   ymm4, ymm15, ymm4
            vpsrld   ymm3, ymm5, 18
        and          edx, ebp
        xor          edx, r11d
            vpslld   ymm15, ymm5, 14
        add          r12d, edx
        add          r9d, r13d
        mov          edx, [rsp + 56]
        add          edx, r9d
        rorx         r13d, edx, 25
        rorx         r15d, edx, 6
            vpxor    ymm15, ymm15, ymm3
            vpxor    ymm14, ymm14, ymm15
            vpsrld   ymm15, ymm1, 10
        add          r9d, r12d
        rorx         r12d, edx, 11
            vpxor    ymm10, ymm10, ymm15
        mov          ebx, edx
        and          ebx, esi
        add          r8d, ebx
            vpaddd   ymm15, ymm2, [r14 + 64]
            vpaddd   ymm3, ymm13, ymm10
            vmovdqu  [rcx + 576], ymm15
        andn         ebx, edx, edi
            vpsrld   ymm10, ymm2, 17
        xor          r15d, r12d
        xor          r15d, r13d
            vpslld   ymm13, ymm2, 15
            vpxor    ymm10, ymm10, ymm13
            vpsrld   ymm13, ymm2, 19
        add          r8d, ebx
            vpslld   ymm15, ymm2, 13
            vpxor    ymm13, ymm13, ymm15
        add          edi, [rcx + 160]                           /* round 5 */
            vpxor    ymm10, ymm10, ymm13
        rorx         r12d, r9d, 13
        rorx         r13d, r9d, 2
            vpsrld   ymm13, ymm5, 3
            vpxor    ymm13, ymm14, ymm13
        rorx         ebx, r9d, 22
            vpaddd   ymm13, ymm13, ymm4
        mov          [rsp + 56], r11d
        mov          r11d, r9d
        xor          r11d, r10d
            vpsrld   ymm14, ymm6, 7                             /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        xor          r13d, r12d
        xor          r13d, ebx
            vpslld   ymm15, ymm6, 25
            vpxor    ymm14, ymm14, ymm15
            vpaddd   ymm15, ymm11, ymm5
        and          ebp, r11d
        xor          ebp, r10d
        add          r13d, ebp
            vpsrld   ymm5, ymm6, 18
        add          r8d, r15d
        mov          ebx, [rsp + 64]
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r15d, ebx, 6
            vpslld   ymm4, ymm6, 14
            vpxor    ymm5, ymm5, ymm4
        add          r8d, r13d
            vpxor    ymm14, ymm14, ymm5
            vpsrld   ymm5, ymm2, 10
        rorx         r13d, ebx, 11
            vpxor    ymm10, ymm10, ymm5
        mov          ebp, ebx
        and          ebp, edx
        add          edi, ebp
            vpaddd   ymm4, ymm13, ymm10
            vpaddd   ymm10, ymm3, [r14 + 96]
        andn         ebp, ebx, esi
            vmovdqu  [rcx + 608], ymm10
            vpsrld   ymm10, ymm3, 17
        xor          r15d, r13d
        xor          r15d, r12d
            vpslld   ymm13, ymm3, 15
            vpxor    ymm10, ymm10, ymm13
        add          esi, [rcx + 192]                           /* round 6 */
        add          edi, ebp
            vpsrld   ymm13, ymm3, 19
            vpslld   ymm5, ymm3, 13
            vpxor    ymm13, ymm13, ymm5
        rorx         r12d, r8d, 13
            vpxor    ymm10, ymm10, ymm13
        rorx         r13d, r8d, 2
            vpsrld   ymm13, ymm6, 3
        rorx         ebp, r8d, 22
            vpxor    ymm13, ymm14, ymm13
        mov          [rsp + 64], r10d
        mov          r10d, r8d
        xor          r10d, r9d
            vpaddd   ymm13, ymm15, ymm13
        xor          r13d, r12d
        xor          r13d, ebp
            vpsrld   ymm14, ymm7, 7                             /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            vpslld   ymm15, ymm7, 25
        and          r11d, r10d
        xor          r11d, r9d
            vpaddd   ymm6, ymm12, ymm6
        add          r13d, r11d
            vpsrld   ymm5, ymm7, 18
        add          edi, r15d
        mov          r11d, [rsp + 56]
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r15d, r11d, 6
            vpxor    ymm14, ymm14, ymm15
            vpslld   ymm15, ymm7, 14
        rorx         ebp, r11d, 11
        add          edi, r13d
            vpxor    ymm15, ymm15, ymm5
        mov          r13d, r11d
        and          r13d, ebx
        add          esi, r13d
            vpxor    ymm14, ymm14, ymm15
            vpsrld   ymm15, ymm3, 10
            vpxor    ymm10, ymm10, ymm15
        andn         r13d, r11d, edx
            vpaddd   ymm5, ymm13, ymm10
        xor          r15d, ebp
        xor          r15d, r12d
            vpaddd   ymm10, ymm4, [r14 + 128]
            vmovdqu  [rcx + 640], ymm10
            vpsrld   ymm10, ymm4, 17
        add          esi, r13d
        add          edx, [rcx + 224]                           /* round 7 */
            vpslld   ymm13, ymm4, 15
            vpxor    ymm10, ymm10, ymm13
        rorx         r12d, edi, 13
            vpsrld   ymm13, ymm4, 19
        rorx         r13d, edi, 2
            vpslld   ymm15, ymm4, 13
        rorx         ebp, edi, 22
            vpxor    ymm13, ymm13, ymm15
            vpxor    ymm10, ymm10, ymm13
        mov          [rsp + 56], r9d
        mov          r9d, edi
        xor          r9d, r8d
            vpsrld   ymm13, ymm8, 7                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        xor          r13d, r12d
        xor          r13d, ebp
            vpslld   ymm15, ymm8, 25
            vpxor    ymm13, ymm13, ymm15
            vpsrld   ymm15, ymm8, 18
        and          r10d, r9d
        xor          r10d, r8d
        add          r13d, r10d
            vpslld   ymm12, ymm8, 14
        add          esi, r15d
        mov          r10d, [rsp + 64]
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r15d, r10d, 6
            vpxor    ymm12, ymm15, ymm12
            vpxor    ymm12, ymm13, ymm12
        add          esi, r13d
        rorx         r13d, r10d, 11
            vpsrld   ymm13, ymm7, 3
            vpxor    ymm13, ymm14, ymm13
        mov          ebp, r10d
        and          ebp, r11d
        add          edx, ebp
            vpaddd   ymm13, ymm13, ymm6
            vpsrld   ymm14, ymm4, 10
        andn         ebp, r10d, ebx
            vpxor    ymm10, ymm10, ymm14
        xor          r15d, r13d
        xor          r15d, r12d
            vpaddd   ymm6, ymm13, ymm10
            vpaddd   ymm10, ymm5, [r14 + 160]
            vmovdqu  [rcx + 672], ymm10
        add          edx, ebp
            vpsrld   ymm10, ymm5, 17
        add          ebx, [rcx + 256]                           /* round 8 */
            vpslld   ymm13, ymm5, 15
        rorx         r12d, esi, 13
            vpxor    ymm10, ymm10, ymm13
            vpsrld   ymm13, ymm5, 19
        rorx         r13d, esi, 2
            vpslld   ymm14, ymm5, 13
        rorx         ebp, esi, 22
            vpxor    ymm13, ymm13, ymm14
        mov          [rsp + 64], r8d
        mov          r8d, esi
        xor          r8d, edi
            vpxor    ymm10, ymm10, ymm13
        xor          r13d, r12d
        xor          r13d, ebp
            vpsrld   ymm13, ymm8, 3
            vpxor    ymm12, ymm12, ymm13
            vpaddd   ymm12, ymm12, ymm7
        and          r9d, r8d
        xor          r9d, edi
            vpaddd   ymm12, ymm12, ymm0
        add          r13d, r9d
        add          edx, r15d
        mov          r9d, [rsp + 56]
        add          r9d, edx
        rorx         r12d, r9d, 25
        rorx         r15d, r9d, 6
            vpsrld   ymm13, ymm9, 7                             /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            vpslld   ymm14, ymm9, 25
        add          edx, r13d
            vpxor    ymm13, ymm13, ymm14
        rorx         r13d, r9d, 11
            vpsrld   ymm14, ymm9, 18
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
            vpslld   ymm15, ymm9, 14
            vpxor    ymm14, ymm14, ymm15
            vpxor    ymm13, ymm13, ymm14
        andn         ebp, r9d, r11d
        xor          r15d, r13d
        xor          r15d, r12d
            vpsrld   ymm14, ymm5, 10
            vpxor    ymm10, ymm10, ymm14
            vpaddd   ymm7, ymm12, ymm10
            vpaddd   ymm10, ymm6, [r14 + 192]
        add          ebx, ebp
            vmovdqu  [rcx + 704], ymm10
        add          r11d, [rcx + 288]                          /* round 9 */
            vpsrld   ymm10, ymm6, 17
        rorx         r12d, edx, 13
            vpslld   ymm12, ymm6, 15
        rorx         r13d, edx, 2
            vpxor    ymm10, ymm10, ymm12
        rorx         ebp, edx, 22
            vpsrld   ymm12, ymm6, 19
        mov          [rsp + 56], edi
        mov          edi, edx
        xor          edi, esi
            vpslld   ymm14, ymm6, 13
            vpxor    ymm12, ymm12, ymm14
        xor          r13d, r12d
        xor          r13d, ebp
            vpxor    ymm10, ymm10, ymm12
        and          r8d, edi
        xor          r8d, esi
            vpsrld   ymm12, ymm9, 3
            vpxor    ymm12, ymm13, ymm12
        add          r13d, r8d
            vpaddd   ymm12, ymm8, ymm12
        add          ebx, r15d
        mov          r8d, [rsp + 64]
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r15d, r8d, 6
            vpaddd   ymm12, ymm12, ymm1
        add          ebx, r13d
            vmovdqu  ymm13, [rax + 2048]
            vpsrld   ymm14, ymm13, 7                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        rorx         r13d, r8d, 11
            vpslld   ymm15, ymm13, 25
            vpxor    ymm14, ymm14, ymm15
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
            vpsrld   ymm15, ymm13, 18
            vpslld   ymm8, ymm13, 14
        andn         ebp, r8d, r10d
            vpxor    ymm15, ymm15, ymm8
        xor          r15d, r13d
        xor          r15d, r12d
            vpxor    ymm14, ymm14, ymm15
            vpsrld   ymm15, ymm6, 10
            vpxor    ymm10, ymm10, ymm15
        add          r11d, ebp
            vpaddd   ymm8, ymm12, ymm10
        add          r10d, [rcx + 320]                          /* round 10 */
            vpaddd   ymm10, ymm7, [r14 + 224]
        rorx         r12d, ebx, 13
            vmovdqu  [rcx + 736], ymm10
            vpsrld   ymm10, ymm7, 17
        rorx         r13d, ebx, 2
        rorx         ebp, ebx, 22
            vpslld   ymm12, ymm7, 15
        mov          [rsp + 64], esi
        mov          esi, ebx
        xor          esi, edx
            vpxor    ymm10, ymm10, ymm12
        xor          r13d, r12d
        xor          r13d, ebp
            vpsrld   ymm12, ymm7, 19
            vpslld   ymm15, ymm7, 13
            vpxor    ymm12, ymm12, ymm15
        and          edi, esi
        xor          edi, edx
            vpxor    ymm10, ymm10, ymm12
        add          r13d, edi
            vpsrld   ymm12, ymm13, 3
        add          r11d, r15d
        mov          edi, [rsp + 56]
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r15d, edi, 6
            vpxor    ymm12, ymm14, ymm12
        add          r11d, r13d
            vpaddd   ymm12, ymm9, ymm12
            vpaddd   ymm12, ymm12, ymm2
        rorx         r13d, edi, 11
        mov          ebp, edi
        and          ebp, r8d
        add          r10d, ebp
            vmovdqu  ymm14, [rax + 2080]
            vpsrld   ymm15, ymm14, 7                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        andn         ebp, edi, r9d
            vpslld   ymm9, ymm14, 25
        xor          r15d, r13d
        xor          r15d, r12d
            vpxor    ymm15, ymm15, ymm9
            vpsrld   ymm9, ymm14, 18
        add          r10d, ebp
            vmovdqu  [rax + 2240], ymm1
            vpslld   ymm1, ymm14, 14
            vmovdqu  [rax + 2272], ymm2
            vpsrld   ymm2, ymm7, 10
        add          r9d, [rcx + 352]                           /* round 11 */
            vpxor    ymm9, ymm9, ymm1
            vpxor    ymm10, ymm10, ymm2
        rorx         r12d, r11d, 13
            vpxor    ymm15, ymm15, ymm9
            vpaddd   ymm9, ymm12, ymm10
        rorx         r13d, r11d, 2
            vpaddd   ymm10, ymm8, [r14 + 256]
            vmovdqu  [rcx + 768], ymm10
        rorx         ebp, r11d, 22
        mov          [rsp + 56], edx
        mov          edx, r11d
        xor          edx, ebx
        xor          r13d, r12d
        xor          r13d, ebp
            vpsrld   ymm10, ymm8, 17
        and          esi, edx
        xor          esi, ebx
        add          r13d, esi
            vpslld   ymm12, ymm8, 15
            vpxor    ymm10, ymm10, ymm12
        add          r10d, r15d
        mov          esi, [rsp + 64]
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r15d, esi, 6
            vpsrld   ymm12, ymm8, 19
        add          r10d, r13d
            vpslld   ymm2, ymm8, 13
        rorx         r13d, esi, 11
            vpxor    ymm12, ymm12, ymm2
            vpxor    ymm10, ymm10, ymm12
        mov          ebp, esi
        and          ebp, edi
        add          r9d, ebp
            vpsrld   ymm12, ymm14, 3
            vpxor    ymm12, ymm15, ymm12
            vmovdqu  ymm15, [rax + 2112]
            vpsrld   ymm2, ymm15, 7                             /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            vpslld   ymm1, ymm15, 25
            vpaddd   ymm12, ymm13, ymm12
        andn         ebp, esi, r8d
            vpxor    ymm13, ymm2, ymm1
            vpaddd   ymm12, ymm12, ymm3
        xor          r15d, r13d
        xor          r15d, r12d
            vpsrld   ymm2, ymm15, 18
            vpslld   ymm1, ymm15, 14
            vpxor    ymm2, ymm2, ymm1
        add          r9d, ebp
            vpxor    ymm13, ymm13, ymm2
        add          r8d, [rcx + 384]                           /* round 12 */
        rorx         r12d, r10d, 13
        rorx         r13d, r10d, 2
        rorx         ebp, r10d, 22
            vpaddd   ymm2, ymm9, [r14 + 288]
            vpsrld   ymm1, ymm8, 10
        mov          [rsp + 64], ebx
        mov          ebx, r10d
        xor          ebx, r11d
            vmovdqu  [rcx + 800], ymm2
            vpxor    ymm10, ymm10, ymm1
        xor          r13d, r12d
        xor          r13d, ebp
            vpsrld   ymm2, ymm9, 17
            vpaddd   ymm10, ymm12, ymm10
            vmovdqu  [rax + 2048], ymm10
            vpslld   ymm12, ymm9, 15
            vpxor    ymm12, ymm12, ymm2
        and          edx, ebx
        xor          edx, r11d
            vpsrld   ymm2, ymm9, 19
        add          r13d, edx
            vpslld   ymm1, ymm9, 13
        add          r9d, r15d
        mov          edx, [rsp + 56]
        add          edx, r9d
        rorx         r12d, edx, 25
        rorx         r15d, edx, 6
            vpxor    ymm2, ymm2, ymm1
        add          r9d, r13d
            vpxor    ymm12, ymm12, ymm2
            vpsrld   ymm2, ymm15, 3
        rorx         r13d, edx, 11
            vpxor    ymm13, ymm13, ymm2
        mov          ebp, edx
        and          ebp, esi
        add          r8d, ebp
            vpaddd   ymm13, ymm14, ymm13
            vpaddd   ymm13, ymm13, ymm4
        andn         ebp, edx, edi
            vmovdqu  ymm14, [rax + 2144]
            vpsrld   ymm2, ymm14, 7                             /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        xor          r15d, r13d
        xor          r15d, r12d
            vpslld   ymm1, ymm14, 25
            vpxor    ymm2, ymm2, ymm1
            vpsrld   ymm1, ymm14, 18
        add          r8d, ebp
            vmovdqu  [rax + 2304], ymm3
            vpslld   ymm3, ymm14, 14
        add          edi, [rcx + 416]                           /* round 13 */
            vpxor    ymm3, ymm1, ymm3
        rorx         r12d, r9d, 13
            vpxor    ymm3, ymm2, ymm3
            vpsrld   ymm2, ymm9, 10
        rorx         r13d, r9d, 2
            vpxor    ymm12, ymm12, ymm2
        rorx         ebp, r9d, 22
        mov          [rsp + 56], r11d
        mov          r11d, r9d
        xor          r11d, r10d
            vpaddd   ymm12, ymm13, ymm12
            vmovdqu  [rax + 2080], ymm12
        xor          r13d, r12d
        xor          r13d, ebp
            vpsrld   ymm13, ymm10, 17
        and          ebx, r11d
        xor          ebx, r10d
        add          r13d, ebx
            vpslld   ymm2, ymm10, 15
            vpaddd   ymm1, ymm10, [r14 + 320]
            vpxor    ymm13, ymm13, ymm2
            vmovdqu  [rcx + 832], ymm1
        add          r8d, r15d
        mov          ebx, [rsp + 64]
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r15d, ebx, 6
            vpsrld   ymm2, ymm10, 19
            vpslld   ymm1, ymm10, 13
        add          r8d, r13d
        rorx         r13d, ebx, 11
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm13, ymm13, ymm2
        mov          ebp, ebx
        and          ebp, edx
        add          edi, ebp
            vpsrld   ymm2, ymm14, 3
            vpxor    ymm3, ymm3, ymm2
            vpaddd   ymm15, ymm15, ymm3
        andn         ebp, ebx, esi
            vpaddd   ymm15, ymm15, ymm5
        xor          r15d, r13d
        xor          r15d, r12d
            vpsrld   ymm3, ymm11, 7                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            vpslld   ymm2, ymm11, 25
        add          edi, ebp
            vpxor    ymm3, ymm3, ymm2
        add          esi, [rcx + 448]                           /* round 14 */
            vpsrld   ymm2, ymm11, 18
            vpslld   ymm1, ymm11, 14
        rorx         r12d, r8d, 13
            vpxor    ymm2, ymm2, ymm1
        rorx         r13d, r8d, 2
            vpxor    ymm3, ymm3, ymm2
        rorx         ebp, r8d, 22
            vpsrld   ymm2, ymm10, 10
        mov          [rsp + 64], r10d
        mov          r10d, r8d
        xor          r10d, r9d
        xor          r13d, r12d
        xor          r13d, ebp
            vpxor    ymm13, ymm13, ymm2
            vpaddd   ymm13, ymm15, ymm13
            vmovdqu  [rax + 2112], ymm13
            vpaddd   ymm15, ymm12, [r14 + 352]
        and          r11d, r10d
        xor          r11d, r9d
            vmovdqu  [rcx + 864], ymm15
        add          r13d, r11d
        add          edi, r15d
        mov          r11d, [rsp + 56]
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r15d, r11d, 6
            vpsrld   ymm15, ymm12, 17
            vpslld   ymm2, ymm12, 15
            vpxor    ymm15, ymm15, ymm2
        add          edi, r13d
        rorx         r13d, r11d, 11
            vpsrld   ymm2, ymm12, 19
            vpslld   ymm1, ymm12, 13
            vpxor    ymm2, ymm2, ymm1
        mov          ebp, r11d
        and          ebp, ebx
        add          esi, ebp
            vpxor    ymm15, ymm15, ymm2
            vpsrld   ymm2, ymm11, 3
        andn         ebp, r11d, edx
            vpxor    ymm3, ymm3, ymm2
        xor          r15d, r13d
        xor          r15d, r12d
            vpaddd   ymm14, ymm14, ymm3
            vpaddd   ymm14, ymm14, ymm6
            vmovdqu  ymm3, [rax + 2208]
            vpsrld   ymm2, ymm3, 7                              /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        add          esi, ebp
            vpslld   ymm1, ymm3, 25
        add          edx, [rcx + 480]                           /* round 15 */
            vpxor    ymm2, ymm2, ymm1
        rorx         r12d, edi, 13
            vpsrld   ymm1, ymm3, 18
        rorx         r13d, edi, 2
            vpslld   ymm10, ymm3, 14
        rorx         ebp, edi, 22
            vpxor    ymm10, ymm10, ymm1
        mov          [rsp + 56], r9d
        mov          r9d, edi
        xor          r9d, r8d
            vpxor    ymm10, ymm10, ymm2
        xor          r13d, r12d
        xor          r13d, ebp
            vpsrld   ymm2, ymm12, 10
            vpxor    ymm15, ymm15, ymm2
            vpaddd   ymm14, ymm14, ymm15
            vmovdqu  [rax + 2144], ymm14
        and          r10d, r9d
        xor          r10d, r8d
            vpaddd   ymm15, ymm13, [r14 + 384]
        add          r13d, r10d
        add          esi, r15d
        mov          r10d, [rsp + 64]
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r15d, r10d, 6
            vmovdqu  [rcx + 896], ymm15
            vpsrld   ymm15, ymm13, 17
            vpslld   ymm2, ymm13, 15
        add          esi, r13d
            vpxor    ymm15, ymm15, ymm2
        rorx         r13d, r10d, 11
            vpsrld   ymm2, ymm13, 19
            vpslld   ymm1, ymm13, 13
        mov          ebp, r10d
        and          ebp, r11d
        add          edx, ebp
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm15, ymm15, ymm2
            vpsrld   ymm2, ymm3, 3
        andn         ebp, r10d, ebx
            vpxor    ymm10, ymm10, ymm2
        xor          r15d, r13d
        xor          r15d, r12d
            vpaddd   ymm10, ymm11, ymm10
            vpaddd   ymm10, ymm10, ymm7
            vpsrld   ymm11, ymm0, 7                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        add          edx, ebp
        rorx         r12d, esi, 13
            vpslld   ymm2, ymm0, 25
        rorx         r13d, esi, 2
            vpxor    ymm11, ymm11, ymm2
            vpsrld   ymm2, ymm0, 18
        rorx         ebp, esi, 22
            vpslld   ymm1, ymm0, 14
        mov          [rsp + 64], ebx
        mov          ebx, esi
        xor          ebx, edi
        xor          r13d, r12d
        xor          r13d, ebp
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm11, ymm11, ymm2
            vpsrld   ymm2, ymm13, 10
        and          ebx, r9d
        xor          ebx, edi
        add          r13d, ebx
            vpxor    ymm15, ymm15, ymm2
        add          edx, r15d
        mov          r9d, [rsp + 56]
        add          r9d, edx
        add          edx, r13d
            vpaddd   ymm10, ymm10, ymm15
            vmovdqu  [rax + 2176], ymm10
            vpaddd   ymm15, ymm14, [r14 + 416]
            vmovdqu  [rcx + 928], ymm15
            vpsrld   ymm15, ymm14, 17
        lea          r12, [rcx + 512]                           /* the next sixteen words */
            vpslld   ymm2, ymm14, 15
            vpxor    ymm15, ymm15, ymm2
            vpsrld   ymm2, ymm14, 19
            vpslld   ymm1, ymm14, 13
            vpxor    ymm2, ymm2, ymm1
            vpxor    ymm15, ymm15, ymm2
            vpsrld   ymm2, ymm0, 3
            vpxor    ymm11, ymm11, ymm2
            vpaddd   ymm11, ymm11, ymm3
            vpaddd   ymm11, ymm11, ymm8
            vpsrld   ymm3, ymm14, 10
        lea          r13, [r14 + 512]
        mov          [rsp + 24], r13
            vpxor    ymm15, ymm15, ymm3
            vpaddd   ymm11, ymm11, ymm15
            vmovdqu  [rax + 2208], ymm11
            vpaddd   ymm15, ymm10, [r14 + 448]
            vmovdqu  [rcx + 960], ymm15
            vpaddd   ymm15, ymm11, [r14 + 480]
            vmovdqu  [rcx + 992], ymm15
        mov          rcx, r12
        vmovdqu      ymm1, [rax + 2240]
        vmovdqu      ymm2, [rax + 2272]
        vmovdqu      ymm3, [rax + 2304]
        mov          ebx, [rsp + 64]
        mov          rbp, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule8)

        /* rounds 48 to 63 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         r12d, r9d, 25                              /* round 0 */
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
        add          ebx, [rcx]
        rorx         r15d, r9d, 11
        mov          [rsp + 48], rax
        mov          eax, r9d
        and          eax, r10d
        add          ebx, eax
        andn         eax, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
        add          ebx, eax
        add          r11d, [rcx + 32]                           /* round 1 */
        rorx         r12d, edx, 13
        rorx         r15d, edx, 2
        rorx         eax, edx, 22
        mov          [rsp + 56], rbp
        mov          ebp, esi
        xor          ebp, edi
        xor          r15d, r12d
        xor          r15d, eax
        and          ebp, r14d
        xor          ebp, esi
        add          r15d, ebp
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
        add          ebx, r15d
        rorx         r15d, r8d, 11
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
        andn         ebp, r8d, r10d
        xor          r13d, r15d
        xor          r13d, r12d
        add          r11d, ebp
        add          r10d, [rcx + 64]                           /* round 2 */
        rorx         r12d, ebx, 13
        rorx         r15d, ebx, 2
        rorx         ebp, ebx, 22
        mov          eax, ebx
        xor          eax, edx
        xor          r15d, r12d
        xor          r15d, ebp
        and          r14d, eax
        xor          r14d, edx
        add          r15d, r14d
        add          r11d, r13d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r13d, edi, 6
        add          r11d, r15d
        rorx         r14d, edi, 11
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
        andn         r15d, edi, r9d
        add          r10d, r15d
        xor          r13d, r14d
        xor          r13d, r12d
        add          r9d, [rcx + 96]                            /* round 3 */
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        rorx         r15d, r11d, 22
        mov          ebp, r11d
        xor          ebp, ebx
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, ebx
        add          r14d, eax
        add          r10d, r13d
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r13d, esi, 6
        add          r10d, r14d
        rorx         r14d, esi, 11
        mov          r15d, esi
        and          r15d, edi
        add          r9d, r15d
        andn         r15d, esi, r8d
        xor          r13d, r14d
        xor          r13d, r12d
        add          r9d, r15d
        add          r8d, [rcx + 128]                           /* round 4 */
        rorx         r12d, r10d, 13
        rorx         r14d, r10d, 2
        rorx         r15d, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r14d, r12d
        xor          r14d, r15d
        and          ebp, eax
        xor          ebp, r11d
        add          r14d, ebp
        add          r9d, r13d
        add          edx, r9d
        rorx         r12d, edx, 25
        rorx         r13d, edx, 6
        add          r9d, r14d
        rorx         r14d, edx, 11
        mov          r15d, edx
        and          r15d, esi
        add          r8d, r15d
        andn         r15d, edx, edi
        xor          r13d, r14d
        xor          r13d, r12d
        add          r8d, r15d
        add          edi, [rcx + 160]                           /* round 5 */
        rorx         r12d, r9d, 13
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 22
        mov          ebp, r9d
        xor          ebp, r10d
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, r10d
        add          r14d, eax
        add          r8d, r13d
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r13d, ebx, 6
        add          r8d, r14d
        rorx         r14d, ebx, 11
        mov          r15d, ebx
        and          r15d, edx
        add          edi, r15d
        andn         r15d, ebx, esi
        xor          r13d, r14d
        xor          r13d, r12d
        add          edi, r15d
        add          esi, [rcx + 192]                           /* round 6 */
        rorx         r12d, r8d, 13
        rorx         r14d, r8d, 2
        rorx         r15d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r14d, r12d
        xor          r14d, r15d
        and          ebp, eax
        xor          ebp, r9d
        add          r14d, ebp
        add          edi, r13d
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r13d, r11d, 6
        add          edi, r14d
        rorx         r14d, r11d, 11
        mov          r15d, r11d
        and          r15d, ebx
        add          esi, r15d
        andn         r15d, r11d, edx
        xor          r13d, r14d
        xor          r13d, r12d
        add          esi, r15d
        add          edx, [rcx + 224]                           /* round 7 */
        rorx         r12d, edi, 13
        rorx         r14d, edi, 2
        rorx         r15d, edi, 22
        mov          ebp, edi
        xor          ebp, r8d
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, r8d
        add          r14d, eax
        add          esi, r13d
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r13d, r10d, 6
        add          esi, r14d
        rorx         r14d, r10d, 11
        mov          r15d, r10d
        and          r15d, r11d
        add          edx, r15d
        andn         r15d, r10d, ebx
        xor          r13d, r14d
        xor          r13d, r12d
        add          r15d, edx
        add          ebx, [rcx + 256]                           /* round 8 */
        rorx         r12d, esi, 13
        rorx         r14d, esi, 2
        rorx         edx, esi, 22
        mov          eax, esi
        xor          eax, edi
        xor          r14d, r12d
        xor          r14d, edx
        and          ebp, eax
        xor          ebp, edi
        add          r14d, ebp
        add          r13d, r15d
        add          r9d, r13d
        rorx         r12d, r9d, 25
        rorx         r15d, r9d, 6
        add          r13d, r14d
        rorx         r14d, r9d, 11
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
        andn         ebp, r9d, r11d
        xor          r15d, r14d
        xor          r15d, r12d
        add          ebx, ebp
        add          r11d, [rcx + 288]                          /* round 9 */
        rorx         r12d, r13d, 13
        rorx         r14d, r13d, 2
        rorx         ebp, r13d, 22
        mov          edx, r13d
        xor          edx, esi
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, esi
        add          r14d, eax
        add          ebx, r15d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r15d, r8d, 6
        add          ebx, r14d
        rorx         r14d, r8d, 11
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
        andn         ebp, r8d, r10d
        xor          r15d, r14d
        xor          r15d, r12d
        add          r11d, ebp
        add          r10d, [rcx + 320]                          /* round 10 */
        rorx         r12d, ebx, 13
        rorx         r14d, ebx, 2
        rorx         ebp, ebx, 22
        mov          eax, ebx
        xor          eax, r13d
        xor          r14d, r12d
        xor          r14d, ebp
        and          edx, eax
        xor          edx, r13d
        add          r14d, edx
        add          r11d, r15d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r15d, edi, 6
        add          r11d, r14d
        rorx         r14d, edi, 11
        mov          ebp, edi
        and          ebp, r8d
        add          r10d, ebp
        andn         ebp, edi, r9d
        xor          r15d, r14d
        xor          r15d, r12d
        add          r10d, ebp
        add          r9d, [rcx + 352]                           /* round 11 */
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        rorx         ebp, r11d, 22
        mov          edx, r11d
        xor          edx, ebx
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, ebx
        add          r14d, eax
        add          r10d, r15d
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r15d, esi, 6
        add          r10d, r14d
        rorx         r14d, esi, 11
        mov          ebp, esi
        and          ebp, edi
        add          r9d, ebp
        andn         ebp, esi, r8d
        xor          r15d, r14d
        xor          r15d, r12d
        add          r9d, ebp
        add          r8d, [rcx + 384]                           /* round 12 */
        rorx         r12d, r10d, 13
        rorx         r14d, r10d, 2
        rorx         ebp, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r14d, r12d
        xor          r14d, ebp
        and          edx, eax
        xor          edx, r11d
        add          r14d, edx
        add          r9d, r15d
        add          r13d, r9d
        rorx         r12d, r13d, 25
        rorx         r15d, r13d, 6
        add          r9d, r14d
        rorx         r14d, r13d, 11
        mov          ebp, r13d
        and          ebp, esi
        add          r8d, ebp
        andn         ebp, r13d, edi
        xor          r15d, r14d
        xor          r15d, r12d
        add          r8d, ebp
        rorx         r12d, r9d, 13
        rorx         r14d, r9d, 2
        rorx         ebp, r9d, 22
        mov          edx, r9d
        xor          edx, r10d
        xor          r14d, r12d
        xor          r14d, ebp
        and          eax, edx
        xor          eax, r10d
        add          r14d, eax
        add          r8d, r15d
        add          ebx, r8d
        add          r8d, r14d
        rorx         r12d, ebx, 25                              /* round 13 */
        mov          r14d, esi                                  /* round 14 */
        add          r14d, [rcx + 448]
        rorx         r15d, ebx, 6
        add          edi, [rcx + 416]
        rorx         ebp, ebx, 11
        mov          eax, ebx
        and          eax, r13d
        add          edi, eax
        andn         esi, ebx, esi
        xor          r15d, ebp
        xor          r15d, r12d
        add          edi, esi
        rorx         r12d, r8d, 13
        rorx         ebp, r8d, 2
        rorx         esi, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          ebp, r12d
        xor          ebp, esi
        and          edx, eax
        xor          edx, r9d
        mov          r12d, r13d                                 /* round 15 */
        add          r12d, [rcx + 480]
        add          ebp, edx
        add          edi, r15d
        add          r11d, edi
        rorx         esi, r11d, 25
        rorx         ecx, r11d, 6
        rorx         r15d, r11d, 11
        mov          edx, r11d
        and          edx, ebx
        add          r14d, edx
        andn         r13d, r11d, r13d
        xor          ecx, r15d
        xor          esi, ecx
        add          r13d, r14d
        add          esi, r13d
        add          r10d, esi
        rorx         ecx, r10d, 6
        rorx         r13d, r10d, 11
        xor          ecx, r13d
        rorx         r13d, r10d, 25
        xor          ecx, r13d
        mov          r13d, r10d
        and          r13d, r11d
        andn         r14d, r10d, ebx
        add          r12d, r13d
        add          edi, ebp
        rorx         r13d, edi, 13
        rorx         r15d, edi, 2
        rorx         ebp, edi, 22
        mov          edx, edi
        xor          edx, r8d
        xor          r15d, r13d
        xor          r15d, ebp
        and          eax, edx
        xor          eax, r8d
        add          r15d, eax
        add          esi, r15d
        rorx         r13d, esi, 2
        add          r14d, r12d
        rorx         r12d, esi, 13
        add          ecx, r14d
        xor          r13d, r12d
        rorx         r12d, esi, 22
        xor          r13d, r12d
        mov          r12d, esi
        xor          r12d, edi
        and          edx, r12d
        xor          edx, edi
        mov          r12, [rsp + 16]
        mov          r14d, [r12 + 4]                            /* H = H + (a, b, ...) */
        mov          r15d, [r12 + 8]
        mov          ebp, [r12 + 12]
        mov          eax, [r12 + 20]
        mov          [rsp + 64], r9d
        mov          r9d, [r12 + 24]
        mov          [rsp + 72], r11d
        mov          r11d, [r12 + 28]
        add          r13d, [r12]
        add          edx, r13d
        add          edx, ecx
        mov          [r12], edx
        add          esi, r14d
        mov          [r12 + 4], esi
        add          ebx, r11d
        add          edi, r15d
        mov          [r12 + 8], edi
        add          r8d, ebp
        mov          [r12 + 12], r8d
        add          r10d, eax
        mov          [r12 + 20], r10d
        add          r9d, [rsp + 72]
        mov          [r12 + 24], r9d
        mov          [r12 + 28], ebx
        mov          r13, [rsp + 8]
        add          r13, 64                                    /* the next block */
        mov          [rsp + 8], r13
        mov          r14, [rsp]
        add          r14, -1
        mov          [rsp], r14
        mov          rbp, [rsp + 56]
        add          rbp, 4
        mov          r15d, [rsp + 64]
        add          r15d, [r12 + 16]
        add          r15d, ecx
        mov          [r12 + 16], r15d
        mov          r11d, r9d
        mov          r9d, r15d
        mov          rax, [rsp + 48]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; q: rbp; blocks: [rsp]; */
        /*   data: [rsp+8]; state: [rsp+16]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_next_block_of_batch8):

        /* the next block of the batch */
        lea          r12, [rbp + 2048]
        mov          [rsp + 32], r12
        mov          rcx, rbp
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; p: rcx; q: rbp; */
        /*   blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_only8):

        /* rounds 0 to 63 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         r12d, r9d, 25                              /* round 0 */
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
        add          ebx, [rcx]
        rorx         r15d, r9d, 11
        mov          [rsp + 48], rbp
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
        andn         ebp, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
        add          ebx, ebp
        add          r11d, [rcx + 32]                           /* round 1 */
        rorx         r12d, edx, 13
        rorx         r15d, edx, 2
        rorx         ebp, edx, 22
        mov          [rsp + 56], rax
        mov          eax, esi
        xor          eax, edi
        xor          r15d, r12d
        xor          r15d, ebp
        and          eax, r14d
        xor          eax, esi
        add          r15d, eax
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
        add          ebx, r15d
        rorx         r15d, r8d, 11
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
        andn         ebp, r8d, r10d
        xor          r13d, r15d
        xor          r13d, r12d
        add          r11d, ebp
        add          r10d, [rcx + 64]                           /* round 2 */
        rorx         r12d, ebx, 13
        rorx         r15d, ebx, 2
        rorx         ebp, ebx, 22
        mov          eax, ebx
        xor          eax, edx
        xor          r15d, r12d
        xor          r15d, ebp
        and          r14d, eax
        xor          r14d, edx
        add          r15d, r14d
        add          r11d, r13d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r13d, edi, 6
        add          r11d, r15d
        rorx         r14d, edi, 11
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
        andn         r15d, edi, r9d
        xor          r13d, r14d
        xor          r13d, r12d
        add          r10d, r15d
        add          r9d, [rcx + 96]                            /* round 3 */
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        rorx         r15d, r11d, 22
        mov          ebp, r11d
        xor          ebp, ebx
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, ebx
        add          r14d, eax
        add          r10d, r13d
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r13d, esi, 6
        add          r10d, r14d
        rorx         r14d, esi, 11
        mov          r15d, esi
        and          r15d, edi
        add          r9d, r15d
        andn         r15d, esi, r8d
        xor          r13d, r14d
        xor          r13d, r12d
        add          r9d, r15d
        add          r8d, [rcx + 128]                           /* round 4 */
        rorx         r12d, r10d, 13
        rorx         r14d, r10d, 2
        rorx         r15d, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r14d, r12d
        xor          r14d, r15d
        and          ebp, eax
        xor          ebp, r11d
        add          r14d, ebp
        add          r9d, r13d
        add          edx, r9d
        rorx         r12d, edx, 25
        rorx         r13d, edx, 6
        add          r9d, r14d
        rorx         r14d, edx, 11
        mov          r15d, edx
        and          r15d, esi
        add          r8d, r15d
        andn         r15d, edx, edi
        xor          r13d, r14d
        xor          r13d, r12d
        add          r8d, r15d
        add          edi, [rcx + 160]                           /* round 5 */
        rorx         r12d, r9d, 13
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 22
        mov          ebp, r9d
        xor          ebp, r10d
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, r10d
        add          r14d, eax
        add          r8d, r13d
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r13d, ebx, 6
        add          r8d, r14d
        rorx         r14d, ebx, 11
        mov          r15d, ebx
        and          r15d, edx
        add          edi, r15d
        andn         r15d, ebx, esi
        xor          r13d, r14d
        xor          r13d, r12d
        add          edi, r15d
        add          esi, [rcx + 192]                           /* round 6 */
        rorx         r12d, r8d, 13
        rorx         r14d, r8d, 2
        rorx         r15d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r14d, r12d
        xor          r14d, r15d
        and          ebp, eax
        xor          ebp, r9d
        add          r14d, ebp
        add          edi, r13d
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r13d, r11d, 6
        add          edi, r14d
        rorx         r14d, r11d, 11
        mov          r15d, r11d
        and          r15d, ebx
        add          esi, r15d
        andn         r15d, r11d, edx
        xor          r13d, r14d
        xor          r13d, r12d
        add          esi, r15d
        add          edx, [rcx + 224]                           /* round 7 */
        rorx         r12d, edi, 13
        rorx         r14d, edi, 2
        rorx         r15d, edi, 22
        mov          ebp, edi
        xor          ebp, r8d
        xor          r14d, r12d
        xor          r14d, r15d
        and          eax, ebp
        xor          eax, r8d
        add          r14d, eax
        add          esi, r13d
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r13d, r10d, 6
        add          esi, r14d
        rorx         r14d, r10d, 11
        mov          r15d, r10d
        and          r15d, r11d
        add          edx, r15d
        andn         r15d, r10d, ebx
        xor          r13d, r14d
        xor          r13d, r12d
        add          r15d, edx
        add          ebx, [rcx + 256]                           /* round 8 */
        rorx         r12d, esi, 13
        rorx         r14d, esi, 2
        rorx         edx, esi, 22
        mov          eax, esi
        xor          eax, edi
        xor          r14d, r12d
        xor          r14d, edx
        and          ebp, eax
        xor          ebp, edi
        add          r14d, ebp
        add          r13d, r15d
        add          r9d, r13d
        rorx         r12d, r9d, 25
        rorx         r15d, r9d, 6
        add          r13d, r14d
        rorx         r14d, r9d, 11
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
        andn         ebp, r9d, r11d
        xor          r15d, r14d
        xor          r15d, r12d
        add          ebx, ebp
        mov          r12d, r10d                                 /* round 10 */
        add          r12d, [rcx + 320]
        add          r11d, [rcx + 288]                          /* round 9 */
        rorx         r14d, r13d, 13
        rorx         ebp, r13d, 2
        rorx         edx, r13d, 22
        mov          [rsp + 64], rcx
        mov          ecx, r13d
        xor          ecx, esi
        xor          ebp, r14d
        xor          ebp, edx
        and          eax, ecx
        xor          eax, esi
        add          ebp, eax
        add          ebx, r15d
        add          r8d, ebx
        rorx         r14d, r8d, 25
        rorx         r15d, r8d, 6
        add          ebx, ebp
        rorx         ebp, r8d, 11
        mov          edx, r8d
        and          edx, r9d
        add          r11d, edx
        andn         r10d, r8d, r10d
        xor          r15d, ebp
        xor          r15d, r14d
        add          r11d, r10d
        rorx         r14d, ebx, 13
        rorx         ebp, ebx, 2
        rorx         r10d, ebx, 22
        mov          edx, ebx
        xor          edx, r13d
        xor          ebp, r14d
        xor          ebp, r10d
        and          ecx, edx
        xor          ecx, r13d
        add          ebp, ecx
        add          r11d, r15d
        add          edi, r11d
        rorx         r10d, edi, 25
        rorx         r14d, edi, 6
        rorx         r15d, edi, 11
        mov          ecx, edi
        and          ecx, r8d
        add          r12d, ecx
        xor          r14d, r15d
        xor          r10d, r14d
        andn         r14d, edi, r9d
        add          r14d, r12d
        add          r10d, r14d
        add          esi, r10d
        add          r11d, ebp
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        rorx         r15d, r11d, 22
        mov          ebp, r11d
        xor          ebp, ebx
        xor          r14d, r12d
        xor          r14d, r15d
        and          edx, ebp
        xor          edx, ebx
        add          r14d, edx
        rorx         r12d, esi, 25                              /* round 11 */
        add          r10d, r14d
        rorx         r14d, esi, 6
        mov          rcx, [rsp + 64]
        add          r9d, [rcx + 352]
        rorx         r15d, esi, 11
        mov          edx, esi
        and          edx, edi
        add          r9d, edx
        andn         edx, esi, r8d
        xor          r14d, r15d
        xor          r14d, r12d
        add          r9d, edx
        add          r8d, [rcx + 384]                           /* round 12 */
        rorx         r12d, r10d, 13
        rorx         r15d, r10d, 2
        rorx         edx, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r15d, r12d
        xor          r15d, edx
        and          ebp, eax
        xor          ebp, r11d
        add          r15d, ebp
        add          r9d, r14d
        add          r13d, r9d
        rorx         r12d, r13d, 25
        rorx         r14d, r13d, 6
        add          r9d, r15d
        rorx         r15d, r13d, 11
        mov          ebp, r13d
        and          ebp, esi
        add          r8d, ebp
        andn         ebp, r13d, edi
        add          r8d, ebp
        xor          r14d, r15d
        xor          r14d, r12d
        add          edi, [rcx + 416]                           /* round 13 */
        rorx         r12d, r9d, 13
        rorx         r15d, r9d, 2
        rorx         ebp, r9d, 22
        mov          edx, r9d
        xor          edx, r10d
        xor          r15d, r12d
        xor          r15d, ebp
        and          eax, edx
        xor          eax, r10d
        add          r15d, eax
        add          r8d, r14d
        add          ebx, r8d
        rorx         r12d, ebx, 6
        rorx         r14d, ebx, 25
        add          r8d, r15d
        rorx         r15d, ebx, 11
        mov          ebp, ebx
        and          ebp, r13d
        add          edi, ebp
        andn         ebp, ebx, esi
        xor          r12d, r15d
        xor          r12d, r14d
        add          edi, ebp
        add          esi, [rcx + 448]                           /* round 14 */
        rorx         r14d, r8d, 13
        rorx         r15d, r8d, 2
        rorx         ebp, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r15d, r14d
        xor          r15d, ebp
        and          edx, eax
        xor          edx, r9d
        add          r15d, edx
        add          edi, r12d
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r14d, r11d, 6
        add          edi, r15d
        rorx         r15d, r11d, 11
        mov          ebp, r11d
        and          ebp, ebx
        add          esi, ebp
        andn         ebp, r11d, r13d
        xor          r14d, r15d
        xor          r14d, r12d
        add          esi, ebp
        add          r13d, [rcx + 480]                          /* round 15 */
        rorx         r12d, edi, 13
        rorx         r15d, edi, 2
        rorx         ebp, edi, 22
        mov          edx, edi
        xor          edx, r8d
        xor          r15d, r12d
        xor          r15d, ebp
        and          eax, edx
        xor          eax, r8d
        add          r15d, eax
        add          esi, r14d
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r14d, r10d, 6
        add          esi, r15d
        rorx         r15d, r10d, 11
        mov          ebp, r10d
        and          ebp, r11d
        add          r13d, ebp
        andn         ebp, r10d, ebx
        xor          r14d, r15d
        xor          r14d, r12d
        add          ebp, r13d
        add          rcx, 512
        rorx         r12d, esi, 13
        rorx         r13d, esi, 2
        rorx         r15d, esi, 22
        mov          eax, esi
        xor          eax, edi
        xor          r13d, r12d
        xor          r13d, r15d
        and          edx, eax
        xor          edx, edi
        add          edx, r13d
        add          r14d, ebp
        add          edx, r14d
        add          r9d, r14d
        mov          rbp, [rsp + 48]
        mov          rax, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_only8)

        /* the state after the block */
        mov          rcx, [rsp + 16]
        mov          r12d, [rcx]                                /* H = H + (a, b, ...) */
        add          edx, r12d
        mov          r12, [rsp + 8]
        add          r12, 64                                    /* the next block */
        mov          [rsp + 8], r12
        mov          [rcx], edx
        mov          r13, [rsp]
        add          r13, -1
        mov          [rsp], r13
        add          rbp, 4
        mov          r14d, [rcx + 4]
        add          esi, r14d
        mov          [rcx + 4], esi
        mov          r14d, [rcx + 8]
        add          edi, r14d
        mov          [rcx + 8], edi
        mov          r14d, [rcx + 12]
        add          r8d, r14d
        mov          [rcx + 12], r8d
        mov          r14d, [rcx + 16]
        add          r9d, r14d
        mov          [rcx + 16], r9d
        mov          r14d, [rcx + 20]
        add          r10d, r14d
        mov          [rcx + 20], r10d
        mov          r14d, [rcx + 24]
        add          r11d, r14d
        mov          [rcx + 24], r11d
        mov          r14d, [rcx + 28]
        add          ebx, r14d
        mov          [rcx + 28], ebx
        cmp          rbp, [rsp + 40]
        jne          NSMS_L(blocks_next_block_of_batch8)
        jmp          NSMS_L(blocks_batch8)
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp]; */
        /*   data: [rsp+8]; state: [rsp+16]. */
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp], 1
        jb           NSMS_L(blocks_done)

        /* the schedule of 1 block: the message words */
        mov          rbp, [rsp + 8]
        vmovdqu      xmm4, [rbp]                                /* W_0 to W_3 */
        vmovdqu      xmm5, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu      xmm6, [rbp + 16]                           /* W_4 to W_7 */
        vmovdqu      xmm7, [rbp + 32]                           /* W_8 to W_11 */
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu      xmm4, [rbp + 48]                           /* W_12 to W_15 */
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
        lea          rbp, [rax + 192]
        mov          [rsp + 32], rbp
        lea          r12, [rip + NSMS_L(K) + 64]
        mov          [rsp + 24], r12
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1 block: xmm0..xmm3; */
        /*   scratch: rax; p: rcx; blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; kp: [rsp+24]; */
        /*   upper_bound: [rsp+32]. */
NSMS_L(blocks_rounds_and_schedule1):

        /* rounds 0 to 47 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         ebp, r9d, 25                               /* round 0 */
        rorx         r12d, r9d, 6
        mov          r13d, edx
        xor          r13d, esi
        add          ebx, [rcx]
        rorx         r14d, r9d, 11
            vpsrldq  xmm4, xmm3, 8                              /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpalignr xmm5, xmm1, xmm0, 4
            vpsrld   xmm6, xmm5, 7
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        mov          r15d, r11d                                 /* round 1 */
        add          r15d, [rcx + 4]
            vpalignr xmm7, xmm3, xmm2, 4
        andn         r11d, r9d, r11d
        xor          r12d, r14d
        xor          r12d, ebp
        add          ebx, r11d
            vpsrld   xmm8, xmm4, 17
        rorx         ebp, edx, 13
            vpslld   xmm9, xmm4, 15
        rorx         r14d, edx, 2
            vpsrld   xmm10, xmm4, 19
        rorx         r11d, edx, 22
        mov          [rsp + 48], edx
        mov          edx, esi
        xor          edx, edi
        xor          r14d, ebp
        xor          r14d, r11d
            vpslld   xmm11, xmm4, 13
        and          edx, r13d
        xor          edx, esi
        add          r14d, edx
            vpxor    xmm8, xmm8, xmm9
        add          ebx, r12d
        add          r8d, ebx
        rorx         r11d, r8d, 25
        rorx         ebp, r8d, 6
        add          ebx, r14d
            vpxor    xmm9, xmm10, xmm11
        rorx         r12d, r8d, 11
            vpsrld   xmm4, xmm4, 10
        mov          r14d, r8d
        and          r14d, r9d
        add          r15d, r14d
            vpaddd   xmm10, xmm0, xmm7
        andn         r14d, r8d, r10d
            vpxor    xmm8, xmm8, xmm9
        xor          ebp, r12d
        xor          r11d, ebp
            vpslld   xmm9, xmm5, 25
        add          r14d, r15d
        rorx         ebp, ebx, 2
        add          r10d, [rcx + 8]                            /* round 2 */
        rorx         r12d, ebx, 13
        rorx         r15d, ebx, 22
        mov          edx, [rsp + 48]
        mov          [rsp + 56], esi
        mov          esi, ebx
        xor          esi, edx
            vpsrld   xmm11, xmm5, 18
        xor          ebp, r12d
        xor          ebp, r15d
            vpslld   xmm12, xmm5, 14
        and          r13d, esi
        xor          r13d, edx
        add          ebp, r13d
        add          r11d, r14d
        add          edi, r11d
        rorx         r12d, edi, 6
        rorx         r13d, edi, 25
        rorx         r14d, edi, 11
            vpxor    xmm6, xmm9, xmm6
        add          r11d, ebp
            vpxor    xmm9, xmm11, xmm12
            vpsrld   xmm5, xmm5, 3
        andn         ebp, edi, r9d
            vpxor    xmm4, xmm8, xmm4
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
        xor          r12d, r14d
        xor          r12d, r13d
            vpxor    xmm6, xmm9, xmm6
        add          r10d, ebp
        rorx         ebp, r11d, 2
            vpaddd   xmm4, xmm10, xmm4
        add          r9d, [rcx + 12]                            /* round 3 */
            vpxor    xmm5, xmm6, xmm5
            vpaddd   xmm4, xmm5, xmm4
        rorx         r13d, r11d, 13
        mov          r14d, r11d
        xor          r14d, ebx
        rorx         r15d, r11d, 22
            vpaddd   xmm5, xmm10, xmm5
        xor          ebp, r13d
        xor          ebp, r15d
        and          esi, r14d
        xor          esi, ebx
        add          ebp, esi
        add          r10d, r12d
        mov          esi, [rsp + 56]
        add          esi, r10d
        rorx         r12d, esi, 6
        rorx         r13d, esi, 25
        add          r10d, ebp
            vpalignr xmm4, xmm4, xmm3, 8
            vpsrld   xmm6, xmm4, 17
        rorx         ebp, esi, 11
        mov          r15d, esi
        and          r15d, edi
        add          r9d, r15d
            vpslld   xmm8, xmm4, 15
        andn         r15d, esi, r8d
            vpsrld   xmm9, xmm4, 19
        xor          r12d, ebp
        xor          r12d, r13d
            vpslld   xmm10, xmm4, 13
        add          r8d, [rcx + 16]                            /* round 4 */
        add          r9d, r15d
        rorx         ebp, r10d, 2
            vpxor    xmm6, xmm8, xmm6
        rorx         r13d, r10d, 13
            vpxor    xmm8, xmm9, xmm10
        mov          r15d, r10d
        xor          r15d, r11d
        mov          [rsp + 56], ebx
        rorx         ebx, r10d, 22
            vpsrld   xmm4, xmm4, 10
        xor          ebp, r13d
        xor          ebp, ebx
        and          r14d, r15d
        xor          r14d, r11d
        add          ebp, r14d
            vpxor    xmm6, xmm8, xmm6
        add          r9d, r12d
        add          edx, r9d
        rorx         r12d, edx, 6
        rorx         r13d, edx, 25
            vpalignr xmm8, xmm2, xmm1, 4                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vpslld   xmm9, xmm8, 25
            vpsrld   xmm10, xmm8, 18
        add          r9d, ebp
        rorx         ebp, edx, 11
        xor          r12d, ebp
        xor          r12d, r13d
            vpxor    xmm4, xmm6, xmm4
        mov          ebp, edx
        and          ebp, esi
        add          r8d, ebp
            vpsrld   xmm6, xmm8, 7
        andn         ebp, edx, edi
        add          r8d, ebp
        add          edi, [rcx + 20]                            /* round 5 */
        rorx         ebp, r9d, 13
            vpaddd   xmm0, xmm5, xmm4
        mov          r13d, r9d
        xor          r13d, r10d
            vpxor    xmm4, xmm9, xmm6
        rorx         r14d, r9d, 2
        rorx         ebx, r9d, 22
        xor          r14d, ebp
        xor          r14d, ebx
            vpslld   xmm5, xmm8, 14
        and          r15d, r13d
        xor          r15d, r10d
        add          r14d, r15d
        add          r8d, r12d
        mov          ebx, [rsp + 56]
        add          ebx, r8d
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 25
            mov      r15, [rsp + 24]
            vpaddd   xmm6, xmm0, [r15]
            vpsrldq  xmm9, xmm0, 8
        add          r8d, r14d
        rorx         r14d, ebx, 11
            vpsrld   xmm8, xmm8, 3
        mov          r15d, ebx
        and          r15d, edx
        add          edi, r15d
            vpxor    xmm5, xmm10, xmm5
            vpxor    xmm4, xmm4, xmm5
        andn         r15d, ebx, esi
        xor          ebp, r14d
        xor          ebp, r12d
            vmovdqu  [rcx + 64], xmm6
        add          esi, [rcx + 24]                            /* round 6 */
        rorx         r12d, r8d, 13
        add          edi, r15d
            vpsrld   xmm5, xmm9, 17
        rorx         r14d, r8d, 2
            vpsrld   xmm6, xmm9, 19
        mov          r15d, r8d
        xor          r15d, r9d
        mov          [rsp + 48], r10d
        rorx         r10d, r8d, 22
        xor          r14d, r12d
        xor          r14d, r10d
        and          r13d, r15d
        xor          r13d, r9d
        add          r14d, r13d
            vpslld   xmm10, xmm9, 15
        add          edi, ebp
        add          r11d, edi
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 25
            vpslld   xmm11, xmm9, 13
        add          edi, r14d
        rorx         r13d, r11d, 11
        mov          r14d, r11d
        and          r14d, ebx
        add          esi, r14d
            vpxor    xmm6, xmm11, xmm6
            vpxor    xmm4, xmm8, xmm4
            vpxor    xmm5, xmm10, xmm5
        andn         r14d, r11d, edx
        xor          ebp, r13d
        xor          ebp, r12d
            vpsrld   xmm8, xmm9, 10
        add          esi, r14d
        add          edx, [rcx + 28]                            /* round 7 */
        rorx         r12d, edi, 13
        rorx         r13d, edi, 2
            vpaddd   xmm4, xmm1, xmm4
            vpxor    xmm5, xmm5, xmm6
        rorx         r14d, edi, 22
        mov          r10d, edi
        xor          r10d, r8d
        and          r15d, r10d
        xor          r15d, r8d
        xor          r13d, r12d
        xor          r13d, r14d
            vpalignr xmm6, xmm0, xmm3, 4
        add          r13d, r15d
            vpxor    xmm5, xmm8, xmm5
        add          esi, ebp
        mov          ebp, [rsp + 48]
        add          ebp, esi
        rorx         r12d, ebp, 6
        rorx         r14d, ebp, 25
        add          esi, r13d
        rorx         r13d, ebp, 11
            vpaddd   xmm4, xmm4, xmm6
            vpaddd   xmm5, xmm4, xmm5
        mov          r15d, ebp
        and          r15d, r11d
        add          edx, r15d
            vpalignr xmm5, xmm5, xmm0, 8
        andn         r15d, ebp, ebx
        xor          r12d, r13d
        xor          r12d, r14d
            vpsrld   xmm8, xmm5, 17
        add          edx, r15d
            vpslld   xmm9, xmm5, 15
        add          ebx, [rcx + 32]                            /* round 8 */
        rorx         r13d, esi, 13
            vpsrld   xmm10, xmm5, 19
        rorx         r14d, esi, 2
        rorx         r15d, esi, 22
        mov          [rsp + 48], r8d
        mov          r8d, esi
        xor          r8d, edi
            vpslld   xmm11, xmm5, 13
        xor          r14d, r13d
        xor          r14d, r15d
            vpxor    xmm8, xmm8, xmm9
        and          r10d, r8d
        xor          r10d, edi
        add          r14d, r10d
            vpsrld   xmm5, xmm5, 10
        add          edx, r12d
        add          r9d, edx
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 25
        rorx         r15d, r9d, 11
            vpxor    xmm9, xmm10, xmm11
            vpxor    xmm8, xmm8, xmm9
            vpxor    xmm5, xmm8, xmm5
        add          edx, r14d
        mov          r14d, r9d
        and          r14d, ebp
        add          ebx, r14d
        xor          r12d, r15d
        xor          r12d, r13d
        andn         r13d, r9d, r11d
            vpsrld   xmm8, xmm7, 7                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          ebx, r13d
        rorx         r13d, edx, 13
        add          r11d, [rcx + 36]                           /* round 9 */
        mov          r14d, edx
        xor          r14d, esi
            vpslld   xmm9, xmm7, 25
            vpsrld   xmm10, xmm7, 18
        rorx         r15d, edx, 2
        rorx         r10d, edx, 22
        and          r8d, r14d
        xor          r8d, esi
        xor          r15d, r13d
        xor          r15d, r10d
            vpaddd   xmm1, xmm4, xmm5
        add          r15d, r8d
            vpxor    xmm4, xmm8, xmm9
            vpslld   xmm5, xmm7, 14
        add          ebx, r12d
        mov          r8d, [rsp + 48]
        add          r8d, ebx
        rorx         r12d, r8d, 6
        rorx         r13d, r8d, 25
        add          ebx, r15d
        rorx         r15d, r8d, 11
            mov      r10, [rsp + 24]
            vpaddd   xmm8, xmm1, [r10 + 16]
        mov          r10d, r8d
        and          r10d, r9d
        add          r11d, r10d
        xor          r12d, r15d
        xor          r12d, r13d
        andn         r13d, r8d, ebp
            vpsrld   xmm7, xmm7, 3
            vpxor    xmm5, xmm10, xmm5
        add          r11d, r13d
            vpsrldq  xmm9, xmm1, 8
        add          ebp, [rcx + 40]                            /* round 10 */
        rorx         r13d, ebx, 13
            vmovdqu  [rcx + 80], xmm8
        rorx         r15d, ebx, 2
        rorx         r10d, ebx, 22
        mov          [rsp + 48], esi
        mov          esi, ebx
        xor          esi, edx
            vpxor    xmm4, xmm4, xmm5
        xor          r15d, r13d
        xor          r15d, r10d
        and          r14d, esi
            vpalignr xmm5, xmm1, xmm0, 4
            vpsrld   xmm8, xmm9, 17
        xor          r14d, edx
        add          r15d, r14d
        add          r11d, r12d
        add          edi, r11d
        rorx         r10d, edi, 6
        rorx         r12d, edi, 25
            vpsrld   xmm10, xmm9, 19
            vpslld   xmm11, xmm9, 15
            vpsrld   xmm12, xmm9, 10
        add          r11d, r15d
        andn         r13d, edi, r9d
            vpslld   xmm9, xmm9, 13
            vpxor    xmm8, xmm8, xmm11
        rorx         r14d, edi, 11
        mov          r15d, edi
        and          r15d, r8d
        add          ebp, r15d
        xor          r10d, r14d
        xor          r10d, r12d
            vpxor    xmm9, xmm10, xmm9
        rorx         r12d, r11d, 2
        add          r13d, ebp
        add          r9d, [rcx + 44]                            /* round 11 */
            vpxor    xmm4, xmm4, xmm7
        rorx         ebp, r11d, 13
        rorx         r14d, r11d, 22
        mov          r15d, r11d
        xor          r15d, ebx
            vpxor    xmm7, xmm8, xmm9
        xor          r12d, ebp
        xor          r12d, r14d
        add          r10d, r13d
        mov          ebp, [rsp + 48]
        add          ebp, r10d
        rorx         r13d, ebp, 6
        rorx         r14d, ebp, 25
        and          esi, r15d
        xor          esi, ebx
            vpxor    xmm7, xmm12, xmm7
            vpaddd   xmm4, xmm2, xmm4
        add          r12d, esi
        add          r10d, r12d
            vpaddd   xmm4, xmm4, xmm5
        rorx         r12d, ebp, 11
        mov          esi, ebp
        and          esi, edi
        add          r9d, esi
            vpaddd   xmm5, xmm4, xmm7
        xor          r13d, r12d
        xor          r13d, r14d
        andn         r12d, ebp, r8d
        add          r9d, r12d
            vpalignr xmm5, xmm5, xmm1, 8
        add          r8d, [rcx + 48]                            /* round 12 */
            vpslld   xmm7, xmm5, 13
        rorx         r12d, r10d, 13
        rorx         r14d, r10d, 2
            vpslld   xmm8, xmm5, 15
            vpsrld   xmm9, xmm5, 17
        mov          esi, r10d
        xor          esi, r11d
        and          r15d, esi
        mov          [rsp + 48], ebx
        rorx         ebx, r10d, 22
        xor          r15d, r11d
            vpsrld   xmm10, xmm5, 19
        xor          r14d, r12d
        xor          r14d, ebx
        add          r14d, r15d
        add          r9d, r13d
        add          edx, r9d
        rorx         r12d, edx, 6
        rorx         r13d, edx, 25
        add          r9d, r14d
        rorx         r14d, edx, 11
            vpxor    xmm7, xmm10, xmm7
            vpxor    xmm8, xmm9, xmm8
        mov          r15d, edx
        and          r15d, ebp
        add          r8d, r15d
            vpsrld   xmm5, xmm5, 10
        andn         r15d, edx, edi
        xor          r12d, r14d
        xor          r12d, r13d
        add          r8d, r15d
            vpsrld   xmm9, xmm6, 7                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpxor    xmm7, xmm8, xmm7
        add          edi, [rcx + 52]                            /* round 13 */
        rorx         r13d, r9d, 2
        rorx         r14d, r9d, 13
            vpslld   xmm8, xmm6, 25
        mov          r15d, r9d
        xor          r15d, r10d
            vpsrld   xmm10, xmm6, 18
        rorx         ebx, r9d, 22
        xor          r13d, r14d
        xor          r13d, ebx
        and          esi, r15d
            vpxor    xmm5, xmm7, xmm5
        xor          esi, r10d
        add          r13d, esi
        add          r8d, r12d
        mov          ebx, [rsp + 48]
        add          ebx, r8d
        rorx         r12d, ebx, 6
        rorx         r14d, ebx, 25
        add          r8d, r13d
            vpxor    xmm7, xmm9, xmm8
            vpaddd   xmm2, xmm4, xmm5
            vpslld   xmm4, xmm6, 14
        rorx         r13d, ebx, 11
            vpsrld   xmm5, xmm6, 3
        mov          esi, ebx
        and          esi, edx
        add          edi, esi
        andn         esi, ebx, ebp
        xor          r12d, r13d
        xor          r12d, r14d
        add          edi, esi
            mov      r13, [rsp + 24]
            vpaddd   xmm6, xmm2, [r13 + 32]
        add          ebp, [rcx + 56]                            /* round 14 */
        rorx         r14d, r8d, 2
        rorx         esi, r8d, 13
            vpsrldq  xmm8, xmm2, 8
            vpalignr xmm9, xmm2, xmm1, 4
        mov          r13d, r8d
        xor          r13d, r9d
        mov          [rsp + 48], r10d
        rorx         r10d, r8d, 22
        xor          r14d, esi
        xor          r14d, r10d
            vpxor    xmm4, xmm10, xmm4
            vmovdqu  [rcx + 96], xmm6
        and          r15d, r13d
        xor          r15d, r9d
        add          r14d, r15d
        add          edi, r12d
        add          r11d, edi
        rorx         esi, r11d, 6
        rorx         r12d, r11d, 25
        rorx         r15d, r11d, 11
            vpxor    xmm4, xmm7, xmm4
        mov          r10d, r11d
        and          r10d, ebx
        add          ebp, r10d
        add          edi, r14d
            vpsrld   xmm6, xmm8, 17
            vpslld   xmm7, xmm8, 15
        andn         r14d, r11d, edx
            vpsrld   xmm10, xmm8, 19
        xor          esi, r15d
        xor          esi, r12d
            vpxor    xmm6, xmm6, xmm7
        add          r14d, ebp
            vpslld   xmm7, xmm8, 13
        add          edx, [rcx + 60]                            /* round 15 */
        rorx         ebp, edi, 13
            vpxor    xmm7, xmm10, xmm7
        mov          r12d, edi
        xor          r12d, r8d
        rorx         r15d, edi, 22
        and          r13d, r12d
            vpxor    xmm4, xmm4, xmm5
            vpsrld   xmm5, xmm8, 10
        xor          r13d, r8d
        add          esi, r14d
        mov          r10d, [rsp + 48]
        add          r10d, esi
        rorx         r14d, r10d, 6
        mov          [rsp + 48], r8d
        rorx         r8d, r10d, 25
            vpxor    xmm6, xmm6, xmm7
        mov          [rsp + 56], r9d
        rorx         r9d, r10d, 11
        xor          r14d, r9d
        xor          r14d, r8d
        andn         r9d, r10d, ebx
            vpaddd   xmm4, xmm3, xmm4
            vpxor    xmm5, xmm6, xmm5
        mov          r8d, r10d
        and          r8d, r11d
        add          edx, r8d
            vpaddd   xmm4, xmm9, xmm4
            vpaddd   xmm5, xmm4, xmm5
        rorx         r8d, edi, 2
        xor          r8d, ebp
        xor          r8d, r15d
        add          r8d, r13d
        add          esi, r8d
        rorx         ebp, esi, 2
        add          edx, r9d
        rorx         r13d, esi, 13
            vpalignr xmm5, xmm5, xmm2, 8
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, r12d
        xor          r15d, edi
            vpsrld   xmm6, xmm5, 17
        rorx         r12d, esi, 22
        xor          ebp, r13d
        xor          ebp, r12d
            vpslld   xmm7, xmm5, 15
        lea          r12, [rcx + 64]                            /* the next sixteen words */
        add          ebp, r15d
        add          edx, r14d
        mov          r9d, [rsp + 56]
        add          r9d, edx
            vpsrld   xmm8, xmm5, 19
        add          edx, ebp
            vpslld   xmm9, xmm5, 13
            vpxor    xmm8, xmm8, xmm9
            vpsrld   xmm5, xmm5, 10
        mov          rbp, [rsp + 24]
        lea          r13, [rbp + 64]
        mov          [rsp + 24], r13
            vpxor    xmm6, xmm6, xmm7
            vpxor    xmm6, xmm8, xmm6
            vpxor    xmm5, xmm6, xmm5
            vpaddd   xmm3, xmm4, xmm5
            vpaddd   xmm4, xmm3, [rbp + 48]
            vmovdqu  [rcx + 112], xmm4
        mov          rcx, r12
        mov          r8d, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        /* rounds 48 to 63 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         ebp, edx, 2                                /* round 0 */
        rorx         r12d, r9d, 25
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
        rorx         r15d, r9d, 11
        mov          [rsp + 48], rax
        mov          eax, r9d
        and          eax, r10d
        add          ebx, [rcx]
        add          ebx, eax
        andn         eax, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
        add          r11d, [rcx + 4]                            /* round 1 */
        add          ebx, eax
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
        rorx         r15d, edx, 13
        rorx         eax, edx, 22
        mov          [rsp + 56], edx
        mov          edx, esi
        xor          edx, edi
        mov          [rsp + 64], edi
        andn         edi, r8d, r10d
        xor          ebp, r15d
        xor          ebp, eax
        and          edx, r14d
        xor          edx, esi
        rorx         r15d, r8d, 11
        add          ebp, edx
        mov          edx, r8d
        and          edx, r9d
        add          r11d, edx
        add          ebx, ebp
        xor          r13d, r15d
        xor          r13d, r12d
        add          r11d, edi
        add          r10d, [rcx + 8]                            /* round 2 */
        rorx         ebp, ebx, 13
        rorx         r12d, ebx, 2
        rorx         r15d, ebx, 22
        mov          edi, [rsp + 56]
        mov          edx, ebx
        xor          edx, edi
        xor          r12d, ebp
        xor          r12d, r15d
        and          r14d, edx
        xor          r14d, edi
        add          r12d, r14d
        add          r11d, r13d
        mov          ebp, [rsp + 64]
        add          ebp, r11d
        rorx         r13d, ebp, 6
        rorx         r14d, ebp, 25
        add          r11d, r12d
        rorx         r12d, ebp, 11
        mov          r15d, ebp
        and          r15d, r8d
        add          r10d, r15d
        andn         r15d, ebp, r9d
        add          r10d, r15d
        xor          r13d, r12d
        xor          r13d, r14d
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
        xor          r14d, r12d
        rorx         r12d, r11d, 22
        xor          r14d, r12d
        add          r9d, [rcx + 12]                            /* round 3 */
        add          r10d, r13d
        add          esi, r10d
        rorx         r12d, esi, 6
        rorx         r13d, esi, 25
        rorx         r15d, esi, 11
        mov          eax, esi
        and          eax, ebp
        add          r9d, eax
        mov          eax, r8d                                   /* round 4 */
        add          eax, [rcx + 16]
        andn         r8d, esi, r8d
        xor          r12d, r15d
        xor          r12d, r13d
        add          r9d, r8d
        mov          r13d, r11d
        xor          r13d, ebx
        and          edx, r13d
        xor          edx, ebx
        add          r14d, edx
        add          r10d, r14d
        rorx         r14d, r10d, 2
        rorx         r15d, r10d, 13
        mov          r8d, r10d
        xor          r8d, r11d
        rorx         edx, r10d, 22
        xor          r14d, r15d
        xor          r14d, edx
        and          r13d, r8d
        xor          r13d, r11d
        add          r14d, r13d
        add          r9d, r12d
        add          edi, r9d
        rorx         r12d, edi, 6
        rorx         r13d, edi, 25
        rorx         r15d, edi, 11
        mov          edx, edi
        and          edx, esi
        add          eax, edx
        andn         edx, edi, ebp
        add          r9d, r14d
        rorx         r14d, r9d, 2
        mov          [rsp + 56], r11d
        mov          r11d, r9d
        xor          r11d, r10d
        mov          [rsp + 64], esi
        rorx         esi, r9d, 22
        and          r8d, r11d
        xor          r8d, r10d
        xor          r12d, r15d
        xor          r12d, r13d
        add          ebp, [rcx + 20]                            /* round 5 */
        add          edx, eax
        rorx         r13d, r9d, 13
        xor          r14d, r13d
        xor          r14d, esi
        add          r8d, r14d
        add          r12d, edx
        add          ebx, r12d
        add          r8d, r12d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 25
        rorx         r14d, ebx, 11
        mov          r15d, ebx
        and          r15d, edi
        add          ebp, r15d
        mov          esi, [rsp + 64]
        andn         r15d, ebx, esi
        xor          r12d, r14d
        xor          r12d, r13d
        add          r15d, ebp
        add          esi, [rcx + 24]                            /* round 6 */
        rorx         ebp, r8d, 13
        rorx         r13d, r8d, 2
        rorx         r14d, r8d, 22
        mov          edx, r8d
        xor          edx, r9d
        xor          r13d, ebp
        xor          r13d, r14d
        and          r11d, edx
        xor          r11d, r9d
        add          r11d, r13d
        add          r12d, r15d
        mov          ebp, [rsp + 56]
        add          ebp, r12d
        rorx         r13d, ebp, 6
        rorx         r14d, ebp, 25
        add          r11d, r12d
        rorx         r12d, ebp, 11
        mov          r15d, ebp
        and          r15d, ebx
        add          esi, r15d
        andn         r15d, ebp, edi
        add          esi, r15d
        xor          r13d, r12d
        xor          r13d, r14d
        rorx         r12d, r11d, 22
        add          edi, [rcx + 28]                            /* round 7 */
        rorx         r14d, r11d, 13
        mov          r15d, r11d
        xor          r15d, r8d
        rorx         eax, r11d, 2
        xor          eax, r14d
        xor          eax, r12d
        and          edx, r15d
        xor          edx, r8d
        add          esi, r13d
        add          r10d, esi
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 25
        add          eax, edx
        andn         r14d, r10d, ebx
        add          esi, eax
        rorx         edx, r10d, 11
        xor          r12d, edx
        xor          r12d, r13d
        rorx         r13d, esi, 13
        mov          edx, r10d
        and          edx, ebp
        add          edi, edx
        add          r14d, edi
        rorx         edi, esi, 2
        add          ebx, [rcx + 32]                            /* round 8 */
        rorx         edx, esi, 22
        mov          eax, esi
        xor          eax, r11d
        xor          edi, r13d
        xor          edi, edx
        and          r15d, eax
        xor          r15d, r11d
        add          edi, r15d
        add          r12d, r14d
        add          r9d, r12d
        rorx         r13d, r9d, 6
        add          r12d, edi
        rorx         r14d, r9d, 25
        rorx         r15d, r9d, 11
        mov          edi, r9d
        and          edi, r10d
        add          ebx, edi
        andn         edi, r9d, ebp
        xor          r13d, r15d
        xor          r13d, r14d
        add          ebx, edi
        add          ebp, [rcx + 36]                            /* round 9 */
        rorx         r14d, r12d, 13
        rorx         r15d, r12d, 2
        rorx         edi, r12d, 22
        mov          edx, r12d
        xor          edx, esi
        xor          r15d, r14d
        xor          r15d, edi
        and          eax, edx
        xor          eax, esi
        add          r15d, eax
        add          ebx, r13d
        add          r8d, ebx
        rorx         r13d, r8d, 6
        rorx         r14d, r8d, 25
        add          ebx, r15d
        rorx         r15d, r8d, 11
        mov          edi, r8d
        and          edi, r9d
        add          ebp, edi
        andn         edi, r8d, r10d
        xor          r13d, r15d
        xor          r13d, r14d
        add          edi, ebp
        add          r10d, [rcx + 40]                           /* round 10 */
        rorx         ebp, ebx, 2
        rorx         r14d, ebx, 13
        rorx         r15d, ebx, 22
        mov          eax, ebx
        xor          eax, r12d
        xor          ebp, r14d
        xor          ebp, r15d
        and          edx, eax
        xor          edx, r12d
        add          ebp, edx
        add          r13d, edi
        add          r11d, r13d
        rorx         r14d, r11d, 6
        rorx         r15d, r11d, 25
        add          r13d, ebp
        rorx         ebp, r11d, 11
        mov          edi, r11d
        and          edi, r8d
        add          r10d, edi
        andn         edi, r11d, r9d
        xor          r14d, ebp
        xor          r14d, r15d
        add          r9d, [rcx + 44]                            /* round 11 */
        add          r10d, edi
        rorx         ebp, r13d, 13
        rorx         r15d, r13d, 2
        rorx         edi, r13d, 22
        xor          r15d, ebp
        xor          r15d, edi
        mov          ebp, r13d
        xor          ebp, ebx
        and          eax, ebp
        xor          eax, ebx
        add          r15d, eax
        add          r10d, r14d
        add          esi, r10d
        rorx         r14d, esi, 25
        rorx         edi, esi, 6
        add          r10d, r15d
        rorx         r15d, esi, 11
        mov          edx, esi
        and          edx, r11d
        add          r9d, edx
        xor          edi, r15d
        xor          edi, r14d
        andn         r14d, esi, r8d
        add          r9d, r14d
        add          r8d, [rcx + 48]                            /* round 12 */
        rorx         r14d, r10d, 13
        rorx         r15d, r10d, 2
        rorx         edx, r10d, 22
        mov          eax, r10d
        xor          eax, r13d
        xor          r15d, r14d
        xor          r15d, edx
        and          ebp, eax
        xor          ebp, r13d
        add          r15d, ebp
        add          r9d, edi
        add          r12d, r9d
        andn         ebp, r12d, r11d
        rorx         r14d, r12d, 6
        rorx         edi, r12d, 25
        add          r9d, r15d
        rorx         r15d, r12d, 11
        xor          r14d, r15d
        mov          r15d, r12d
        and          r15d, esi
        add          r8d, r15d
        xor          r14d, edi
        add          r8d, ebp
        add          r11d, [rcx + 52]                           /* round 13 */
        rorx         ebp, r9d, 2
        rorx         r15d, r9d, 13
        rorx         edi, r9d, 22
        mov          edx, r9d
        xor          edx, r10d
        xor          ebp, r15d
        xor          ebp, edi
        and          eax, edx
        xor          eax, r10d
        add          ebp, eax
        add          r8d, r14d
        add          ebx, r8d
        rorx         r14d, ebx, 6
        rorx         r15d, ebx, 25
        add          r8d, ebp
        rorx         ebp, ebx, 11
        mov          edi, ebx
        and          edi, r12d
        add          r11d, edi
        andn         edi, ebx, esi
        xor          r14d, ebp
        xor          r14d, r15d
        add          r11d, edi
        add          esi, [rcx + 56]                            /* round 14 */
        rorx         edi, r8d, 13
        rorx         ebp, r8d, 2
        rorx         r15d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          edi, ebp
        xor          edi, r15d
        mov          rbp, [rsp + 8]
        add          rbp, 64                                    /* the next block */
        mov          [rsp + 8], rbp
        mov          r15, [rsp]
        add          r15, -1
        mov          [rsp], r15
        and          edx, eax
        xor          edx, r9d
        add          edi, edx
        add          r11d, r14d
        add          edi, r11d
        add          r11d, r13d
        rorx         r13d, r11d, 6
        rorx         r14d, r11d, 25
        mov          edx, r11d
        and          edx, ebx
        add          esi, edx
        andn         edx, r11d, r12d
        rorx         ebp, r11d, 11
        xor          r13d, ebp
        xor          r13d, r14d
        add          esi, edx
        rorx         ebp, edi, 2
        rorx         r14d, edi, 13
        rorx         edx, edi, 22
        mov          r15d, edi
        xor          r15d, r8d
        xor          ebp, r14d
        xor          ebp, edx
        and          eax, r15d
        xor          eax, r8d
        add          ebp, eax
        add          esi, r13d
        add          r10d, esi
        add          esi, ebp
        rorx         ebp, r10d, 11                              /* round 15 */
        rorx         r13d, r10d, 6
        rorx         r14d, r10d, 25
        andn         edx, r10d, ebx
        xor          r13d, ebp
        xor          r13d, r14d
        mov          ebp, r10d
        and          ebp, r11d
        add          r12d, [rcx + 60]
        add          r12d, ebp
        rorx         ecx, esi, 22
        rorx         ebp, esi, 2
        mov          r14d, esi
        xor          r14d, edi
        mov          rax, [rsp + 16]
        mov          [rsp + 56], r10d
        mov          r10d, [rax + 8]                            /* H = H + (a, b, ...) */
        add          edx, r12d
        add          r13d, edx
        mov          r12d, [rax + 28]
        rorx         edx, esi, 13
        xor          edx, ebp
        xor          edx, ecx
        and          r14d, r15d
        xor          r14d, edi
        add          edx, [rax]
        add          edx, r14d
        add          edx, r13d
        mov          ecx, [rax + 12]
        mov          ebp, [rax + 20]
        mov          r14d, [rax + 24]
        mov          r15d, [rax + 4]
        mov          [rax], edx
        add          esi, r15d
        mov          [rax + 4], esi
        add          edi, r10d
        mov          [rax + 8], edi
        add          r8d, ecx
        add          r9d, [rax + 16]
        add          r9d, r13d
        mov          [rax + 12], r8d
        mov          [rax + 16], r9d
        add          r11d, r14d
        mov          [rax + 24], r11d
        add          ebx, r12d
        mov          [rax + 28], ebx
        add          ebp, [rsp + 56]
        mov          [rax + 20], ebp
        mov          r10d, ebp
        mov          rax, [rsp + 48]
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 2480]
        vmovaps      xmm7, [rsp + 2496]
        vmovaps      xmm8, [rsp + 2512]
        vmovaps      xmm9, [rsp + 2528]
        vmovaps      xmm10, [rsp + 2544]
        vmovaps      xmm11, [rsp + 2560]
        vmovaps      xmm12, [rsp + 2576]
        vmovaps      xmm13, [rsp + 2592]
        vmovaps      xmm14, [rsp + 2608]
        vmovaps      xmm15, [rsp + 2624]
        add          rsp, 2648
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
        add          rsp, 2488
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8_sum_zen3), . - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8_sum_zen3)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8_sum_zen3))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8_sum_zen3))
NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8_sum_zen3):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8_sum_zen3))
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
        lea          rdx, [rdi + 1536]
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
        vpaddd       ymm10, ymm9, ymm0                          /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        vmovdqu      ymm11, [rax + 128]
        vpsrld       ymm12, ymm11, 17
        vpslld       ymm13, ymm11, 15
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm11, 19
        vpslld       ymm14, ymm11, 13
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm12, ymm12, ymm13
        vpsrld       ymm13, ymm1, 7
        vpslld       ymm14, ymm1, 25
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm1, 18
        vpslld       ymm15, ymm1, 14
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm11, 10
        vpxor        ymm12, ymm12, ymm14
        vpaddd       ymm10, ymm10, ymm12
        vmovdqu      ymm12, [rax + 160]
        vpsrld       ymm14, ymm12, 17                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        vpslld       ymm15, ymm12, 15
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm12, 19
        vpslld       ymm0, ymm12, 13
        vpxor        ymm15, ymm15, ymm0
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm1, 3
        vpxor        ymm13, ymm13, ymm15
        vmovdqu      ymm15, [rax]
        vpaddd       ymm1, ymm15, ymm1
        vpaddd       ymm0, ymm13, ymm10
        vpsrld       ymm10, ymm2, 7
        vpslld       ymm13, ymm2, 25
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm2, 18
        vpslld       ymm15, ymm2, 14
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm12, 10
        vpxor        ymm13, ymm14, ymm13
        vpaddd       ymm13, ymm13, ymm1
        vpsrld       ymm14, ymm3, 7                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        vpslld       ymm15, ymm3, 25
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm3, 18
        vpslld       ymm1, ymm3, 14
        vpxor        ymm15, ymm15, ymm1
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm2, 3
        vpxor        ymm10, ymm10, ymm15
        vmovdqu      ymm15, [rax + 32]
        vpaddd       ymm2, ymm15, ymm2
        vpaddd       ymm1, ymm10, ymm13
        vpaddd       ymm10, ymm0, [rcx]
        vmovdqu      [rdi + 512], ymm10
        vpsrld       ymm10, ymm0, 17
        vpslld       ymm13, ymm0, 15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm0, 19
        vpslld       ymm15, ymm0, 13
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm3, 3
        vpxor        ymm13, ymm14, ymm13
        vpaddd       ymm13, ymm13, ymm2
        vpsrld       ymm14, ymm4, 7                             /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        vpslld       ymm15, ymm4, 25
        vpxor        ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 64]
        vpaddd       ymm3, ymm15, ymm3
        vpsrld       ymm2, ymm4, 18
        vpslld       ymm15, ymm4, 14
        vpxor        ymm15, ymm15, ymm2
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm0, 10
        vpxor        ymm10, ymm10, ymm15
        vpaddd       ymm2, ymm13, ymm10
        vpaddd       ymm10, ymm1, [rcx + 32]
        vmovdqu      [rdi + 544], ymm10
        vpsrld       ymm10, ymm1, 17
        vpslld       ymm13, ymm1, 15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm1, 19
        vpslld       ymm15, ymm1, 13
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm4, 3
        vpxor        ymm13, ymm14, ymm13
        vpaddd       ymm13, ymm13, ymm3
        vpsrld       ymm14, ymm5, 7                             /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vpslld       ymm15, ymm5, 25
        vpxor        ymm14, ymm14, ymm15
        vmovdqu      ymm15, [rax + 96]
        vpaddd       ymm4, ymm15, ymm4
        vpsrld       ymm3, ymm5, 18
        vpslld       ymm15, ymm5, 14
        vpxor        ymm15, ymm15, ymm3
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm1, 10
        vpxor        ymm10, ymm10, ymm15
        vpaddd       ymm3, ymm13, ymm10
        vpaddd       ymm10, ymm2, [rcx + 64]
        vmovdqu      [rdi + 576], ymm10
        vpsrld       ymm10, ymm2, 17
        vpslld       ymm13, ymm2, 15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm2, 19
        vpslld       ymm15, ymm2, 13
        vpxor        ymm13, ymm13, ymm15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm5, 3
        vpxor        ymm13, ymm14, ymm13
        vpaddd       ymm13, ymm13, ymm4
        vpsrld       ymm14, ymm6, 7                             /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        vpslld       ymm15, ymm6, 25
        vpxor        ymm14, ymm14, ymm15
        vpaddd       ymm15, ymm11, ymm5
        vpsrld       ymm5, ymm6, 18
        vpslld       ymm4, ymm6, 14
        vpxor        ymm5, ymm5, ymm4
        vpxor        ymm14, ymm14, ymm5
        vpsrld       ymm5, ymm2, 10
        vpxor        ymm10, ymm10, ymm5
        vpaddd       ymm4, ymm13, ymm10
        vpaddd       ymm10, ymm3, [rcx + 96]
        vmovdqu      [rdi + 608], ymm10
        vpsrld       ymm10, ymm3, 17
        vpslld       ymm13, ymm3, 15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm3, 19
        vpslld       ymm5, ymm3, 13
        vpxor        ymm13, ymm13, ymm5
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm6, 3
        vpxor        ymm13, ymm14, ymm13
        vpaddd       ymm13, ymm15, ymm13
        vpsrld       ymm14, ymm7, 7                             /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        vpslld       ymm15, ymm7, 25
        vpxor        ymm14, ymm14, ymm15
        vpaddd       ymm15, ymm12, ymm6
        vpsrld       ymm6, ymm7, 18
        vpslld       ymm5, ymm7, 14
        vpxor        ymm6, ymm6, ymm5
        vpxor        ymm14, ymm14, ymm6
        vpsrld       ymm6, ymm3, 10
        vpxor        ymm10, ymm10, ymm6
        vpaddd       ymm5, ymm13, ymm10
        vpaddd       ymm10, ymm4, [rcx + 128]
        vmovdqu      [rdi + 640], ymm10
        vpsrld       ymm10, ymm4, 17
        vpslld       ymm13, ymm4, 15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm4, 19
        vpslld       ymm6, ymm4, 13
        vpxor        ymm13, ymm13, ymm6
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm8, 7                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        vpslld       ymm6, ymm8, 25
        vpxor        ymm13, ymm13, ymm6
        vpsrld       ymm6, ymm8, 18
        vpslld       ymm12, ymm8, 14
        vpxor        ymm12, ymm12, ymm6
        vpxor        ymm12, ymm13, ymm12
        vpsrld       ymm13, ymm7, 3
        vpxor        ymm13, ymm14, ymm13
        vpaddd       ymm13, ymm15, ymm13
        vpsrld       ymm14, ymm4, 10
        vpxor        ymm10, ymm10, ymm14
        vpaddd       ymm6, ymm13, ymm10
        vpaddd       ymm10, ymm5, [rcx + 160]
        vmovdqu      [rdi + 672], ymm10
        vpsrld       ymm10, ymm5, 17
        vpslld       ymm13, ymm5, 15
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm5, 19
        vpslld       ymm14, ymm5, 13
        vpxor        ymm13, ymm13, ymm14
        vpxor        ymm10, ymm10, ymm13
        vpsrld       ymm13, ymm8, 3
        vpxor        ymm12, ymm12, ymm13
        vpaddd       ymm12, ymm12, ymm7
        vpaddd       ymm12, ymm12, ymm0
        vpsrld       ymm13, ymm9, 7                             /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpslld       ymm14, ymm9, 25
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm9, 18
        vpslld       ymm15, ymm9, 14
        vpxor        ymm14, ymm14, ymm15
        vpxor        ymm13, ymm13, ymm14
        vpsrld       ymm14, ymm5, 10
        vpxor        ymm10, ymm10, ymm14
        vpaddd       ymm7, ymm12, ymm10
        vpaddd       ymm10, ymm6, [rcx + 192]
        vmovdqu      [rdi + 704], ymm10
        vpsrld       ymm10, ymm6, 17
        vpslld       ymm12, ymm6, 15
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm6, 19
        vpslld       ymm14, ymm6, 13
        vpxor        ymm12, ymm12, ymm14
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm9, 3
        vpxor        ymm12, ymm13, ymm12
        vpaddd       ymm12, ymm8, ymm12
        vpaddd       ymm12, ymm12, ymm1
        vmovdqu      ymm13, [rax]
        vpsrld       ymm14, ymm13, 7                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        vpslld       ymm15, ymm13, 25
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm13, 18
        vpslld       ymm8, ymm13, 14
        vpxor        ymm15, ymm15, ymm8
        vpxor        ymm14, ymm14, ymm15
        vpsrld       ymm15, ymm6, 10
        vpxor        ymm10, ymm10, ymm15
        vpaddd       ymm8, ymm12, ymm10
        vpaddd       ymm10, ymm7, [rcx + 224]
        vmovdqu      [rdi + 736], ymm10
        vpsrld       ymm10, ymm7, 17
        vpslld       ymm12, ymm7, 15
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm7, 19
        vpslld       ymm15, ymm7, 13
        vpxor        ymm12, ymm12, ymm15
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm13, 3
        vpxor        ymm12, ymm14, ymm12
        vpaddd       ymm12, ymm9, ymm12
        vpaddd       ymm12, ymm12, ymm2
        vmovdqu      ymm14, [rax + 32]
        vpsrld       ymm15, ymm14, 7                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        vpslld       ymm9, ymm14, 25
        vpxor        ymm15, ymm15, ymm9
        vpsrld       ymm9, ymm14, 18
        vmovdqu      [rax + 192], ymm1
        vpslld       ymm1, ymm14, 14
        vpxor        ymm9, ymm9, ymm1
        vpxor        ymm15, ymm15, ymm9
        vpsrld       ymm9, ymm7, 10
        vpxor        ymm10, ymm10, ymm9
        vpaddd       ymm9, ymm12, ymm10
        vpaddd       ymm10, ymm8, [rcx + 256]
        vmovdqu      [rdi + 768], ymm10
        vpsrld       ymm10, ymm8, 17
        vpslld       ymm12, ymm8, 15
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm8, 19
        vpslld       ymm1, ymm8, 13
        vpxor        ymm12, ymm12, ymm1
        vpxor        ymm10, ymm10, ymm12
        vpsrld       ymm12, ymm14, 3
        vpxor        ymm12, ymm15, ymm12
        vpaddd       ymm12, ymm13, ymm12
        vpaddd       ymm12, ymm12, ymm3
        vmovdqu      ymm13, [rax + 64]
        vpsrld       ymm15, ymm13, 7                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        vpslld       ymm1, ymm13, 25
        vpxor        ymm15, ymm15, ymm1
        vpsrld       ymm1, ymm13, 18
        vmovdqu      [rax + 224], ymm2
        vpslld       ymm2, ymm13, 14
        vpxor        ymm2, ymm1, ymm2
        vpxor        ymm15, ymm15, ymm2
        vpsrld       ymm2, ymm8, 10
        vpxor        ymm10, ymm10, ymm2
        vpaddd       ymm10, ymm12, ymm10
        vmovdqu      [rax], ymm10
        vpaddd       ymm12, ymm9, [rcx + 288]
        vmovdqu      [rdi + 800], ymm12
        vpsrld       ymm12, ymm9, 17
        vpslld       ymm2, ymm9, 15
        vpxor        ymm12, ymm12, ymm2
        vpsrld       ymm2, ymm9, 19
        vpslld       ymm1, ymm9, 13
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm12, ymm12, ymm2
        vpsrld       ymm2, ymm13, 3
        vpxor        ymm15, ymm15, ymm2
        vpaddd       ymm14, ymm14, ymm15
        vpaddd       ymm14, ymm14, ymm4
        vmovdqu      ymm15, [rax + 96]
        vpsrld       ymm2, ymm15, 7                             /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        vpslld       ymm1, ymm15, 25
        vpxor        ymm2, ymm2, ymm1
        vpsrld       ymm1, ymm15, 18
        vmovdqu      [rax + 256], ymm3
        vpslld       ymm3, ymm15, 14
        vpxor        ymm3, ymm1, ymm3
        vpxor        ymm3, ymm2, ymm3
        vpsrld       ymm2, ymm9, 10
        vpxor        ymm12, ymm12, ymm2
        vpaddd       ymm12, ymm14, ymm12
        vmovdqu      [rax + 32], ymm12
        vpaddd       ymm14, ymm10, [rcx + 320]
        vmovdqu      [rdi + 832], ymm14
        vpsrld       ymm14, ymm10, 17
        vpslld       ymm2, ymm10, 15
        vpxor        ymm14, ymm14, ymm2
        vpsrld       ymm2, ymm10, 19
        vpslld       ymm1, ymm10, 13
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm14, ymm14, ymm2
        vpsrld       ymm2, ymm15, 3
        vpxor        ymm3, ymm3, ymm2
        vpaddd       ymm13, ymm13, ymm3
        vpaddd       ymm13, ymm13, ymm5
        vpsrld       ymm3, ymm11, 7                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        vpslld       ymm2, ymm11, 25
        vpxor        ymm3, ymm3, ymm2
        vpsrld       ymm2, ymm11, 18
        vpslld       ymm1, ymm11, 14
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm3, ymm3, ymm2
        vpsrld       ymm2, ymm10, 10
        vpxor        ymm14, ymm14, ymm2
        vpaddd       ymm13, ymm13, ymm14
        vmovdqu      [rax + 64], ymm13
        vpaddd       ymm14, ymm12, [rcx + 352]
        vmovdqu      [rdi + 864], ymm14
        vpsrld       ymm14, ymm12, 17
        vpslld       ymm2, ymm12, 15
        vpxor        ymm14, ymm14, ymm2
        vpsrld       ymm2, ymm12, 19
        vpslld       ymm1, ymm12, 13
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm14, ymm14, ymm2
        vpsrld       ymm2, ymm11, 3
        vpxor        ymm3, ymm3, ymm2
        vpaddd       ymm15, ymm15, ymm3
        vpaddd       ymm15, ymm15, ymm6
        vmovdqu      ymm3, [rax + 160]
        vpsrld       ymm2, ymm3, 7                              /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        vpslld       ymm1, ymm3, 25
        vpxor        ymm2, ymm2, ymm1
        vpsrld       ymm1, ymm3, 18
        vpslld       ymm10, ymm3, 14
        vpxor        ymm10, ymm10, ymm1
        vpxor        ymm10, ymm10, ymm2
        vpsrld       ymm2, ymm12, 10
        vpxor        ymm14, ymm14, ymm2
        vpaddd       ymm14, ymm15, ymm14
        vmovdqu      [rax + 96], ymm14
        vpaddd       ymm15, ymm13, [rcx + 384]
        vmovdqu      [rdi + 896], ymm15
        vpsrld       ymm15, ymm13, 17
        vpslld       ymm2, ymm13, 15
        vpxor        ymm15, ymm15, ymm2
        vpsrld       ymm2, ymm13, 19
        vpslld       ymm1, ymm13, 13
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm15, ymm15, ymm2
        vpsrld       ymm2, ymm3, 3
        vpxor        ymm10, ymm10, ymm2
        vpaddd       ymm10, ymm11, ymm10
        vpaddd       ymm10, ymm10, ymm7
        vpsrld       ymm11, ymm0, 7                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        vpslld       ymm2, ymm0, 25
        vpxor        ymm11, ymm11, ymm2
        vpsrld       ymm2, ymm0, 18
        vpslld       ymm1, ymm0, 14
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm11, ymm11, ymm2
        vpsrld       ymm2, ymm13, 10
        vpxor        ymm15, ymm15, ymm2
        vpaddd       ymm10, ymm10, ymm15
        vmovdqu      [rax + 128], ymm10
        vpaddd       ymm15, ymm14, [rcx + 416]
        vmovdqu      [rdi + 928], ymm15
        vpsrld       ymm15, ymm14, 17
        vpslld       ymm2, ymm14, 15
        vpxor        ymm15, ymm15, ymm2
        vpsrld       ymm2, ymm14, 19
        vpslld       ymm1, ymm14, 13
        vpxor        ymm2, ymm2, ymm1
        vpxor        ymm15, ymm15, ymm2
        vpsrld       ymm2, ymm0, 3
        vpxor        ymm11, ymm11, ymm2
        vpaddd       ymm11, ymm11, ymm3
        vpaddd       ymm11, ymm11, ymm8
        vpsrld       ymm3, ymm14, 10
        vpxor        ymm15, ymm15, ymm3
        vpaddd       ymm11, ymm11, ymm15
        vmovdqu      [rax + 160], ymm11
        vpaddd       ymm15, ymm10, [rcx + 448]
        vmovdqu      [rdi + 960], ymm15
        vpaddd       ymm15, ymm11, [rcx + 480]
        vmovdqu      [rdi + 992], ymm15
        add          rcx, 512
        add          rdi, 512
        vmovdqu      ymm1, [rax + 192]
        vmovdqu      ymm2, [rax + 224]
        vmovdqu      ymm3, [rax + 256]
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
        .size        NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8_sum_zen3), . - NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8_sum_zen3)
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

/* nsms_sha256_blocks_avx2_n8_sum_zen3: 15 integer registers, 16 vector registers, 45 spills.
 *   Register map: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..15 of 8
 *     blocks: ymm0..ymm9, [rax+2048..rax+2208]; W rows 0..3 of 1 block: xmm0..xmm3; scratch: rax;
 *     blocks: [rsp]; data: [rsp+8]; state: [rsp+16]; p: rcx; q: rbp; kp: [rsp+24];
 *     upper_bound: [rsp+32]; end_of_batch: [rsp+40]. Slots of the frame that are not named here
 *     hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     q: address of the current block's first stored schedule word.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     end_of_batch: value of q after the last block of a batch.
 * nsms_sha256_schedule_avx2_n8_sum_zen3: 5 integer registers, 16 vector registers, 6 spills.
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
 * - name: nsms_sha256_blocks_avx2_n8_sum_zen3
 *   signature: void nsms_sha256_blocks_avx2_n8_sum_zen3(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 2536, win64: 2712}
 *   features: [avx, avx2, bmi1, bmi2]
 * - name: nsms_sha256_schedule_avx2_n8_sum_zen3
 *   signature: void nsms_sha256_schedule_avx2_n8_sum_zen3(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 2048, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 512, align: 1, access: read}
 *   stack_bytes: {sysv: 360, win64: 536}
 *   features: [avx, avx2]
 */
