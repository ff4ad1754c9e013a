/* sha256_avx2_n8.S, written by nsms: make gen HASH=sha256 ISA=avx2 N=8
 *
 * void nsms_sha256_blocks_avx2_n8(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks, 8 scheduled at a time.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,028 instructions (System V); 2,520 bytes of stack (System V), 2,696 (Win64).
 * void nsms_sha256_schedule_avx2_n8(uint32_t *wk, const void *data);
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
#  define NSMS_L(name) Lsha256_avx2_n8_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n8_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n8_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8))
NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8))
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
        sub          rsp, 2632
        NSMS_SEH(.seh_stackalloc 2632)
        vmovaps      [rsp + 2464], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 2464)
        vmovaps      [rsp + 2480], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 2480)
        vmovaps      [rsp + 2496], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 2496)
        vmovaps      [rsp + 2512], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 2512)
        vmovaps      [rsp + 2528], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 2528)
        vmovaps      [rsp + 2544], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 2544)
        vmovaps      [rsp + 2560], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 2560)
        vmovaps      [rsp + 2576], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 2576)
        vmovaps      [rsp + 2592], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 2592)
        vmovaps      [rsp + 2608], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 2608)
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
        sub          rsp, 2472
        .cfi_def_cfa_offset 2528
#endif
        mov          [rsp + 16], rdi
        mov          [rsp + 8], rsi
        mov          [rsp], rdx
        cmp          qword ptr [rsp], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 127]
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
        rorx         r12d, r9d, 6                               /* round 0 */
            vpaddd   ymm10, ymm9, ymm0                          /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r13d, r9d, 11
            vmovdqu  ymm11, [rax + 2176]
            vpsrld   ymm12, ymm11, 17
        mov          r14d, r9d
        and          r14d, r10d
            vpslld   ymm13, ymm11, 15
        andn         r15d, r9d, r11d
            vpxor    ymm12, ymm12, ymm13
        add          ebx, r8d
            vpsrld   ymm13, ymm11, 19
        xor          r12d, r13d
            vpslld   ymm14, ymm11, 13
        add          r14d, r15d
            vpxor    ymm13, ymm13, ymm14
        add          ebx, [rcx]
            vpxor    ymm12, ymm12, ymm13
        add          ebx, r14d
            vpsrld   ymm13, ymm1, 7
        rorx         r13d, edx, 2
            vpslld   ymm14, ymm1, 25
        rorx         r14d, edx, 13
            vpxor    ymm13, ymm13, ymm14
        xor          r13d, r14d
            vpsrld   ymm14, ymm1, 18
        mov          r14d, esi
        and          r14d, edi
            vpslld   ymm15, ymm1, 14
        sub          r14d, r8d
            vpxor    ymm14, ymm14, ymm15
        mov          r15d, esi
        xor          r15d, edi
            vpxor    ymm13, ymm13, ymm14
        and          r15d, edx
            vpsrld   ymm14, ymm11, 10
        add          r14d, r15d
            vpxor    ymm12, ymm12, ymm14
        rorx         r15d, r9d, 25
            vpaddd   ymm10, ymm10, ymm12
        xor          r12d, r15d
            vmovdqu  ymm12, [rax + 2208]
            vpsrld   ymm14, ymm12, 17                           /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        add          r11d, edi                                  /* round 1 */
            vpslld   ymm15, ymm12, 15
        add          ebx, r12d
        add          r11d, [rcx + 32]
            vpxor    ymm14, ymm14, ymm15
        rorx         r12d, edx, 22
            vpsrld   ymm15, ymm12, 19
        xor          r13d, r12d
            vpslld   ymm0, ymm12, 13
        add          r14d, r13d
            vpxor    ymm15, ymm15, ymm0
        add          r14d, ebx
            vpxor    ymm14, ymm14, ymm15
        rorx         r12d, ebx, 6
            vpsrld   ymm15, ymm1, 3
        rorx         r13d, ebx, 11
            vpxor    ymm13, ymm13, ymm15
        mov          r15d, ebx
        and          r15d, r9d
            vmovdqu  ymm15, [rax + 2048]
            vpaddd   ymm1, ymm15, ymm1
        xor          r12d, r13d
            vpaddd   ymm0, ymm13, ymm10
        add          r11d, r15d
            vpsrld   ymm10, ymm2, 7
        mov          r13d, edx
        and          r13d, esi
            vpslld   ymm13, ymm2, 25
        sub          r13d, edi
            vpxor    ymm10, ymm10, ymm13
        rorx         r15d, ebx, 25
            vpsrld   ymm13, ymm2, 18
        xor          r12d, r15d
            vpslld   ymm15, ymm2, 14
        andn         r15d, ebx, r10d
            vpxor    ymm13, ymm13, ymm15
        add          r11d, r15d
            vpxor    ymm10, ymm10, ymm13
        add          r11d, r12d
            vpsrld   ymm13, ymm12, 10
        rorx         r12d, r14d, 2
            vpxor    ymm13, ymm14, ymm13
        rorx         r15d, r14d, 13
            vpaddd   ymm13, ymm13, ymm1
        mov          r8d, edx
        xor          r8d, esi
            vpsrld   ymm14, ymm3, 7                             /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        mov          edi, r11d                                  /* round 2 */
        and          edi, ebx
            vpslld   ymm15, ymm3, 25
        xor          r12d, r15d
        and          r8d, r14d
            vpxor    ymm14, ymm14, ymm15
        add          r10d, esi
            vpsrld   ymm15, ymm3, 18
        add          r13d, r8d
            vpslld   ymm1, ymm3, 14
        add          r10d, [rcx + 64]
            vpxor    ymm15, ymm15, ymm1
        add          r10d, edi
            vpxor    ymm14, ymm14, ymm15
        rorx         r15d, r14d, 22
            vpsrld   ymm15, ymm2, 3
        xor          r12d, r15d
            vpxor    ymm10, ymm10, ymm15
        add          r13d, r12d
            vmovdqu  ymm15, [rax + 2080]
            vpaddd   ymm2, ymm15, ymm2
        rorx         r12d, r11d, 6
            vpaddd   ymm1, ymm10, ymm13
        rorx         r15d, r11d, 11
            mov      r8, [rsp + 24]
            vpaddd   ymm10, ymm0, [r8]
        mov          edi, r14d
        and          edi, edx
            vmovdqu  [rcx + 512], ymm10
        add          r13d, r11d
            vpsrld   ymm10, ymm0, 17
        xor          r12d, r15d
            vpslld   ymm13, ymm0, 15
        sub          edi, esi
            vpxor    ymm10, ymm10, ymm13
        rorx         r15d, r11d, 25
            vpsrld   ymm13, ymm0, 19
        xor          r12d, r15d
            vpslld   ymm15, ymm0, 13
        andn         r15d, r11d, r9d
            vpxor    ymm13, ymm13, ymm15
        add          r10d, r15d
            vpxor    ymm10, ymm10, ymm13
        add          r10d, r12d
            vpsrld   ymm13, ymm3, 3
        mov          r12d, r14d
        xor          r12d, edx
            vpxor    ymm13, ymm14, ymm13
        rorx         r15d, r13d, 2
        rorx         esi, r13d, 13
            vpaddd   ymm13, ymm13, ymm2
        mov          [rsp + 48], rbp
        mov          ebp, r10d                                  /* round 3 */
        and          ebp, r11d
            vpsrld   ymm14, ymm4, 7                             /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        and          r12d, r13d
            vpslld   ymm15, ymm4, 25
        xor          r15d, esi
            vpxor    ymm14, ymm14, ymm15
        add          r9d, edx
            vmovdqu  ymm15, [rax + 2112]
            vpaddd   ymm3, ymm15, ymm3
        add          edi, r12d
            vpsrld   ymm2, ymm4, 18
        add          r9d, [rcx + 96]
            vpslld   ymm15, ymm4, 14
        add          edi, r10d
            vpxor    ymm15, ymm15, ymm2
        add          r9d, ebp
            vpxor    ymm14, ymm14, ymm15
        rorx         r12d, r13d, 22
            vpsrld   ymm15, ymm0, 10
        xor          r15d, r12d
            vpxor    ymm10, ymm10, ymm15
        add          edi, r15d
            vpaddd   ymm2, ymm13, ymm10
        rorx         r12d, r10d, 6
            vpaddd   ymm10, ymm1, [r8 + 32]
        rorx         r15d, r10d, 11
            vmovdqu  [rcx + 544], ymm10
        mov          ebp, r13d
        and          ebp, r14d
            vpsrld   ymm10, ymm1, 17
        andn         esi, r10d, ebx
            vpslld   ymm13, ymm1, 15
        xor          r12d, r15d
            vpxor    ymm10, ymm10, ymm13
        sub          ebp, edx
            vpsrld   ymm13, ymm1, 19
        add          r9d, esi
            vpslld   ymm15, ymm1, 13
        rorx         r15d, r10d, 25
            vpxor    ymm13, ymm13, ymm15
        xor          r12d, r15d
            vpxor    ymm10, ymm10, ymm13
        add          r9d, r12d
        mov          r12d, r13d
        xor          r12d, r14d
            vpsrld   ymm13, ymm4, 3
        rorx         r15d, edi, 2
            vpxor    ymm13, ymm14, ymm13
        rorx         esi, edi, 13
            vpaddd   ymm13, ymm13, ymm3
        mov          edx, r9d                                   /* round 4 */
        and          edx, r10d
            vpsrld   ymm14, ymm5, 7                             /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        and          r12d, edi
            vpslld   ymm15, ymm5, 25
        xor          r15d, esi
            vpxor    ymm14, ymm14, ymm15
        add          ebx, [rcx + 128]
            vmovdqu  ymm15, [rax + 2144]
            vpaddd   ymm4, ymm15, ymm4
        add          ebp, r12d
            vpsrld   ymm3, ymm5, 18
        add          ebx, r14d
            vpslld   ymm15, ymm5, 14
        add          ebp, r9d
            vpxor    ymm15, ymm15, ymm3
        add          ebx, edx
            vpxor    ymm14, ymm14, ymm15
        rorx         r12d, edi, 22
            vpsrld   ymm15, ymm1, 10
        xor          r15d, r12d
            vpxor    ymm10, ymm10, ymm15
        add          ebp, r15d
            vpaddd   ymm3, ymm13, ymm10
        rorx         r12d, r9d, 6
            vpaddd   ymm10, ymm2, [r8 + 64]
        rorx         r15d, r9d, 11
            vmovdqu  [rcx + 576], ymm10
        mov          esi, edi
        and          esi, r13d
            vpsrld   ymm10, ymm2, 17
        andn         edx, r9d, r11d
            vpslld   ymm13, ymm2, 15
        xor          r12d, r15d
            vpxor    ymm10, ymm10, ymm13
        sub          esi, r14d
            vpsrld   ymm13, ymm2, 19
        add          ebx, edx
        rorx         r14d, r9d, 25
            vpslld   ymm15, ymm2, 13
        xor          r12d, r14d
            vpxor    ymm13, ymm13, ymm15
        add          ebx, r12d
            vpxor    ymm10, ymm10, ymm13
        mov          r12d, edi
        xor          r12d, r13d
            vpsrld   ymm13, ymm5, 3
        rorx         r14d, ebp, 2
            vpxor    ymm13, ymm14, ymm13
        rorx         r15d, ebp, 13
            vpaddd   ymm13, ymm13, ymm4
        mov          edx, ebx                                   /* round 5 */
        and          edx, r9d
            vpsrld   ymm14, ymm6, 7                             /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        and          r12d, ebp
            vpslld   ymm15, ymm6, 25
        xor          r14d, r15d
            vpxor    ymm14, ymm14, ymm15
        add          r11d, [rcx + 160]
            vpaddd   ymm15, ymm11, ymm5
        add          esi, r12d
            vpsrld   ymm5, ymm6, 18
        add          r11d, r13d
            vpslld   ymm4, ymm6, 14
        add          esi, ebx
            vpxor    ymm5, ymm5, ymm4
        add          r11d, edx
            vpxor    ymm14, ymm14, ymm5
        rorx         r12d, ebp, 22
            vpsrld   ymm5, ymm2, 10
        xor          r14d, r12d
            vpxor    ymm10, ymm10, ymm5
        add          esi, r14d
            vpaddd   ymm4, ymm13, ymm10
        rorx         r12d, ebx, 6
            vpaddd   ymm10, ymm3, [r8 + 96]
        rorx         r14d, ebx, 11
            vmovdqu  [rcx + 608], ymm10
        mov          r15d, ebp
        and          r15d, edi
            vpsrld   ymm10, ymm3, 17
        andn         edx, ebx, r10d
            vpslld   ymm13, ymm3, 15
        xor          r12d, r14d
        sub          r15d, r13d
            vpxor    ymm10, ymm10, ymm13
        add          r11d, edx
            vpsrld   ymm13, ymm3, 19
        rorx         r13d, ebx, 25
            vpslld   ymm5, ymm3, 13
        xor          r12d, r13d
            vpxor    ymm13, ymm13, ymm5
        add          r11d, r12d
            vpxor    ymm10, ymm10, ymm13
        mov          r12d, ebp
        xor          r12d, edi
            vpsrld   ymm13, ymm6, 3
        rorx         r13d, esi, 2
            vpxor    ymm13, ymm14, ymm13
        rorx         r14d, esi, 13
            vpaddd   ymm13, ymm15, ymm13
        mov          edx, r11d                                  /* round 6 */
        and          edx, ebx
            vpsrld   ymm14, ymm7, 7                             /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        and          r12d, esi
            vpslld   ymm15, ymm7, 25
        xor          r13d, r14d
            vpxor    ymm14, ymm14, ymm15
        add          r10d, [rcx + 192]
            vpaddd   ymm15, ymm12, ymm6
        add          r15d, r12d
            vpsrld   ymm6, ymm7, 18
        add          r10d, edi
            vpslld   ymm5, ymm7, 14
        add          r15d, r11d
            vpxor    ymm6, ymm6, ymm5
        add          r10d, edx
            vpxor    ymm14, ymm14, ymm6
        rorx         r12d, esi, 22
            vpsrld   ymm6, ymm3, 10
        xor          r13d, r12d
            vpxor    ymm10, ymm10, ymm6
        add          r15d, r13d
            vpaddd   ymm5, ymm13, ymm10
        rorx         r12d, r11d, 6
            vpaddd   ymm10, ymm4, [r8 + 128]
        rorx         r13d, r11d, 11
        mov          r14d, esi
        and          r14d, ebp
            vmovdqu  [rcx + 640], ymm10
        andn         edx, r11d, r9d
            vpsrld   ymm10, ymm4, 17
        xor          r12d, r13d
            vpslld   ymm13, ymm4, 15
        sub          r14d, edi
            vpxor    ymm10, ymm10, ymm13
        add          r10d, edx
            vpsrld   ymm13, ymm4, 19
        rorx         r13d, r11d, 25
            vpslld   ymm6, ymm4, 13
        xor          r12d, r13d
            vpxor    ymm13, ymm13, ymm6
        add          r10d, r12d
            vpxor    ymm10, ymm10, ymm13
        mov          r12d, esi
        xor          r12d, ebp
            vpsrld   ymm13, ymm8, 7                             /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        rorx         r13d, r15d, 2
            vpslld   ymm6, ymm8, 25
        rorx         edi, r15d, 13
            vpxor    ymm13, ymm13, ymm6
        mov          edx, r10d                                  /* round 7 */
        and          edx, r11d
            vpsrld   ymm6, ymm8, 18
        and          r12d, r15d
            vpslld   ymm12, ymm8, 14
        xor          r13d, edi
            vpxor    ymm12, ymm12, ymm6
        add          r9d, [rcx + 224]
            vpxor    ymm12, ymm13, ymm12
        add          r14d, r12d
            vpsrld   ymm13, ymm7, 3
        add          r9d, ebp
            vpxor    ymm13, ymm14, ymm13
        add          r14d, r10d
            vpaddd   ymm13, ymm15, ymm13
        add          r9d, edx
            vpsrld   ymm14, ymm4, 10
        rorx         r12d, r15d, 22
            vpxor    ymm10, ymm10, ymm14
        xor          r13d, r12d
            vpaddd   ymm6, ymm13, ymm10
        add          r14d, r13d
        rorx         r12d, r10d, 6
            vpaddd   ymm10, ymm5, [r8 + 160]
        rorx         r13d, r10d, 11
            vmovdqu  [rcx + 672], ymm10
        mov          edi, r15d
        and          edi, esi
            vpsrld   ymm10, ymm5, 17
        andn         edx, r10d, ebx
            vpslld   ymm13, ymm5, 15
        xor          r12d, r13d
            vpxor    ymm10, ymm10, ymm13
        sub          edi, ebp
            vpsrld   ymm13, ymm5, 19
        add          r9d, edx
            vpslld   ymm14, ymm5, 13
        rorx         r13d, r10d, 25
            vpxor    ymm13, ymm13, ymm14
        xor          r12d, r13d
            vpxor    ymm10, ymm10, ymm13
        add          r9d, r12d
            vpsrld   ymm13, ymm8, 3
        mov          r12d, r15d
        xor          r12d, esi
            vpxor    ymm12, ymm12, ymm13
        rorx         r13d, r14d, 2
            vpaddd   ymm12, ymm12, ymm7
        rorx         ebp, r14d, 13
            vpaddd   ymm12, ymm12, ymm0
        mov          edx, r9d                                   /* round 8 */
        and          edx, r10d
            vpsrld   ymm13, ymm9, 7                             /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        and          r12d, r14d
            vpslld   ymm14, ymm9, 25
        xor          r13d, ebp
            vpxor    ymm13, ymm13, ymm14
        add          ebx, [rcx + 256]
            vpsrld   ymm14, ymm9, 18
        add          edi, r12d
            vpslld   ymm15, ymm9, 14
        add          ebx, esi
            vpxor    ymm14, ymm14, ymm15
        add          edi, r9d
            vpxor    ymm13, ymm13, ymm14
        add          ebx, edx
        rorx         r12d, r14d, 22
            vpsrld   ymm14, ymm5, 10
        xor          r13d, r12d
            vpxor    ymm10, ymm10, ymm14
        add          edi, r13d
            vpaddd   ymm7, ymm12, ymm10
        rorx         r12d, r9d, 6
            vpaddd   ymm10, ymm6, [r8 + 192]
        rorx         r13d, r9d, 11
            vmovdqu  [rcx + 704], ymm10
        mov          ebp, r14d
        and          ebp, r15d
            vpsrld   ymm10, ymm6, 17
        andn         edx, r9d, r11d
            vpslld   ymm12, ymm6, 15
        xor          r12d, r13d
            vpxor    ymm10, ymm10, ymm12
        sub          ebp, esi
            vpsrld   ymm12, ymm6, 19
        add          ebx, edx
            vpslld   ymm14, ymm6, 13
        rorx         r13d, r9d, 25
            vpxor    ymm12, ymm12, ymm14
        xor          r12d, r13d
            vpxor    ymm10, ymm10, ymm12
        add          ebx, r12d
            vpsrld   ymm12, ymm9, 3
        mov          r12d, r14d
        xor          r12d, r15d
            vpxor    ymm12, ymm13, ymm12
        rorx         r13d, edi, 2
            vpaddd   ymm12, ymm8, ymm12
        rorx         esi, edi, 13
            vpaddd   ymm12, ymm12, ymm1
        mov          edx, ebx                                   /* round 9 */
        and          edx, r9d
            vmovdqu  ymm13, [rax + 2048]
            vpsrld   ymm14, ymm13, 7                            /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        and          r12d, edi
            vpslld   ymm15, ymm13, 25
        xor          r13d, esi
            vpxor    ymm14, ymm14, ymm15
        add          r11d, [rcx + 288]
            vpsrld   ymm15, ymm13, 18
        add          ebp, r12d
        add          r11d, r15d
            vpslld   ymm8, ymm13, 14
        add          ebp, ebx
            vpxor    ymm15, ymm15, ymm8
        add          r11d, edx
            vpxor    ymm14, ymm14, ymm15
        rorx         r12d, edi, 22
            vpsrld   ymm15, ymm6, 10
        xor          r13d, r12d
            vpxor    ymm10, ymm10, ymm15
        add          ebp, r13d
            vpaddd   ymm8, ymm12, ymm10
        rorx         r12d, ebx, 6
            vpaddd   ymm10, ymm7, [r8 + 224]
        rorx         r13d, ebx, 11
            vmovdqu  [rcx + 736], ymm10
        mov          esi, edi
        and          esi, r14d
            vpsrld   ymm10, ymm7, 17
        andn         edx, ebx, r10d
            vpslld   ymm12, ymm7, 15
        xor          r12d, r13d
            vpxor    ymm10, ymm10, ymm12
        sub          esi, r15d
            vpsrld   ymm12, ymm7, 19
        add          r11d, edx
            vpslld   ymm15, ymm7, 13
        rorx         r13d, ebx, 25
            vpxor    ymm12, ymm12, ymm15
        xor          r12d, r13d
            vpxor    ymm10, ymm10, ymm12
        add          r11d, r12d
            vpsrld   ymm12, ymm13, 3
        mov          r12d, edi
        xor          r12d, r14d
            vpxor    ymm12, ymm14, ymm12
        rorx         r13d, ebp, 2
            vpaddd   ymm12, ymm9, ymm12
        rorx         r15d, ebp, 13
            vpaddd   ymm12, ymm12, ymm2
        mov          edx, r11d                                  /* round 10 */
        and          edx, ebx
            vmovdqu  ymm14, [rax + 2080]
            vpsrld   ymm15, ymm14, 7                            /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        and          r12d, ebp
            vpslld   ymm9, ymm14, 25
        xor          r13d, r15d
        add          r10d, [rcx + 320]
            vpxor    ymm15, ymm15, ymm9
        add          esi, r12d
            vpsrld   ymm9, ymm14, 18
        add          r10d, r14d
            vmovdqu  [rax + 2240], ymm1
            vpslld   ymm1, ymm14, 14
        add          esi, r11d
            vpxor    ymm9, ymm9, ymm1
        add          r10d, edx
            vpxor    ymm15, ymm15, ymm9
        rorx         r12d, ebp, 22
            vpsrld   ymm9, ymm7, 10
        xor          r13d, r12d
            vpxor    ymm10, ymm10, ymm9
        add          esi, r13d
            vpaddd   ymm9, ymm12, ymm10
        rorx         r12d, r11d, 6
            vpaddd   ymm10, ymm8, [r8 + 256]
        rorx         r13d, r11d, 11
            vmovdqu  [rcx + 768], ymm10
        mov          r15d, ebp
        and          r15d, edi
            vpsrld   ymm10, ymm8, 17
        andn         edx, r11d, r9d
            vpslld   ymm12, ymm8, 15
        xor          r12d, r13d
            vpxor    ymm10, ymm10, ymm12
        sub          r15d, r14d
            vpsrld   ymm12, ymm8, 19
        add          r10d, edx
            vpslld   ymm1, ymm8, 13
        rorx         r13d, r11d, 25
            vpxor    ymm12, ymm12, ymm1
        xor          r12d, r13d
            vpxor    ymm10, ymm10, ymm12
        add          r10d, r12d
            vpsrld   ymm12, ymm14, 3
        mov          r12d, ebp
        xor          r12d, edi
            vpxor    ymm12, ymm15, ymm12
        rorx         r13d, esi, 2
            vpaddd   ymm12, ymm13, ymm12
        rorx         r14d, esi, 13
        mov          edx, r10d                                  /* round 11 */
        and          edx, r11d
            vpaddd   ymm12, ymm12, ymm3
        and          r12d, esi
            vmovdqu  ymm13, [rax + 2112]
            vpsrld   ymm15, ymm13, 7                            /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        xor          r13d, r14d
            vpslld   ymm1, ymm13, 25
        add          r9d, [rcx + 352]
            vpxor    ymm15, ymm15, ymm1
        add          r15d, r12d
            vpsrld   ymm1, ymm13, 18
        add          r9d, edi
            vmovdqu  [rax + 2272], ymm2
            vpslld   ymm2, ymm13, 14
        add          r15d, r10d
            vpxor    ymm2, ymm1, ymm2
        add          r9d, edx
            vpxor    ymm15, ymm15, ymm2
        rorx         r12d, esi, 22
            vpsrld   ymm2, ymm8, 10
        xor          r13d, r12d
            vpxor    ymm10, ymm10, ymm2
        add          r15d, r13d
            vpaddd   ymm10, ymm12, ymm10
            vmovdqu  [rax + 2048], ymm10
        rorx         r12d, r10d, 6
            vpaddd   ymm12, ymm9, [r8 + 288]
        rorx         r13d, r10d, 11
            vmovdqu  [rcx + 800], ymm12
        mov          r14d, esi
        and          r14d, ebp
            vpsrld   ymm12, ymm9, 17
        andn         edx, r10d, ebx
            vpslld   ymm2, ymm9, 15
        xor          r12d, r13d
            vpxor    ymm12, ymm12, ymm2
        sub          r14d, edi
            vpsrld   ymm2, ymm9, 19
        add          r9d, edx
            vpslld   ymm1, ymm9, 13
        rorx         r13d, r10d, 25
            vpxor    ymm2, ymm2, ymm1
        xor          r12d, r13d
            vpxor    ymm12, ymm12, ymm2
        add          r9d, r12d
            vpsrld   ymm2, ymm13, 3
        mov          r12d, esi
        xor          r12d, ebp
        rorx         r13d, r15d, 2
            vpxor    ymm15, ymm15, ymm2
        rorx         edi, r15d, 13
            vpaddd   ymm14, ymm14, ymm15
        mov          edx, r9d                                   /* round 12 */
        and          edx, r10d
            vpaddd   ymm14, ymm14, ymm4
        and          r12d, r15d
            vmovdqu  ymm15, [rax + 2144]
            vpsrld   ymm2, ymm15, 7                             /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        xor          r13d, edi
            vpslld   ymm1, ymm15, 25
        add          ebx, [rcx + 384]
            vpxor    ymm2, ymm2, ymm1
        add          r14d, r12d
            vpsrld   ymm1, ymm15, 18
        add          ebx, ebp
            vmovdqu  [rax + 2304], ymm3
            vpslld   ymm3, ymm15, 14
        add          r14d, r9d
            vpxor    ymm3, ymm1, ymm3
        add          ebx, edx
            vpxor    ymm3, ymm2, ymm3
        rorx         r12d, r15d, 22
            vpsrld   ymm2, ymm9, 10
        xor          r13d, r12d
            vpxor    ymm12, ymm12, ymm2
        add          r14d, r13d
            vpaddd   ymm12, ymm14, ymm12
            vmovdqu  [rax + 2080], ymm12
        rorx         r12d, r9d, 6
            vpaddd   ymm14, ymm10, [r8 + 320]
        rorx         r13d, r9d, 11
            vmovdqu  [rcx + 832], ymm14
        mov          edi, r15d
        and          edi, esi
            vpsrld   ymm14, ymm10, 17
        andn         edx, r9d, r11d
            vpslld   ymm2, ymm10, 15
        xor          r12d, r13d
            vpxor    ymm14, ymm14, ymm2
        sub          edi, ebp
            vpsrld   ymm2, ymm10, 19
        add          ebx, edx
            vpslld   ymm1, ymm10, 13
        rorx         r13d, r9d, 25
        xor          r12d, r13d
            vpxor    ymm2, ymm2, ymm1
        add          ebx, r12d
            vpxor    ymm14, ymm14, ymm2
        mov          r12d, r15d
        xor          r12d, esi
            vpsrld   ymm2, ymm15, 3
        rorx         r13d, r14d, 2
            vpxor    ymm3, ymm3, ymm2
        rorx         ebp, r14d, 13
            vpaddd   ymm13, ymm13, ymm3
        mov          edx, ebx                                   /* round 13 */
        and          edx, r9d
            vpaddd   ymm13, ymm13, ymm5
        and          r12d, r14d
            vpsrld   ymm3, ymm11, 7                             /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        xor          r13d, ebp
            vpslld   ymm2, ymm11, 25
        add          r11d, [rcx + 416]
            vpxor    ymm3, ymm3, ymm2
        add          edi, r12d
            vpsrld   ymm2, ymm11, 18
        add          r11d, esi
            vpslld   ymm1, ymm11, 14
        add          edi, ebx
            vpxor    ymm2, ymm2, ymm1
        add          r11d, edx
            vpxor    ymm3, ymm3, ymm2
        rorx         r12d, r14d, 22
            vpsrld   ymm2, ymm10, 10
        xor          r13d, r12d
            vpxor    ymm14, ymm14, ymm2
        add          edi, r13d
            vpaddd   ymm13, ymm13, ymm14
            vmovdqu  [rax + 2112], ymm13
        rorx         r12d, ebx, 6
            vpaddd   ymm14, ymm12, [r8 + 352]
        rorx         r13d, ebx, 11
            vmovdqu  [rcx + 864], ymm14
        mov          ebp, r14d
        and          ebp, r15d
            vpsrld   ymm14, ymm12, 17
        andn         edx, ebx, r10d
            vpslld   ymm2, ymm12, 15
        xor          r12d, r13d
            vpxor    ymm14, ymm14, ymm2
        sub          ebp, esi
        add          r11d, edx
            vpsrld   ymm2, ymm12, 19
        rorx         r13d, ebx, 25
            vpslld   ymm1, ymm12, 13
        xor          r12d, r13d
            vpxor    ymm2, ymm2, ymm1
        add          r11d, r12d
            vpxor    ymm14, ymm14, ymm2
        mov          r12d, r14d
        xor          r12d, r15d
            vpsrld   ymm2, ymm11, 3
        rorx         r13d, edi, 2
            vpxor    ymm3, ymm3, ymm2
        rorx         esi, edi, 13
            vpaddd   ymm15, ymm15, ymm3
        mov          edx, r11d                                  /* round 14 */
        and          edx, ebx
            vpaddd   ymm15, ymm15, ymm6
        and          r12d, edi
            vmovdqu  ymm3, [rax + 2208]
            vpsrld   ymm2, ymm3, 7                              /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        xor          r13d, esi
            vpslld   ymm1, ymm3, 25
        add          r10d, [rcx + 448]
            vpxor    ymm2, ymm2, ymm1
        add          ebp, r12d
            vpsrld   ymm1, ymm3, 18
        add          r10d, r15d
            vpslld   ymm10, ymm3, 14
        add          ebp, r11d
            vpxor    ymm10, ymm10, ymm1
        add          r10d, edx
            vpxor    ymm10, ymm10, ymm2
        rorx         r12d, edi, 22
            vpsrld   ymm2, ymm12, 10
        xor          r13d, r12d
            vpxor    ymm14, ymm14, ymm2
        add          ebp, r13d
            vpaddd   ymm14, ymm15, ymm14
            vmovdqu  [rax + 2144], ymm14
        rorx         r12d, r11d, 6
            vpaddd   ymm15, ymm13, [r8 + 384]
        rorx         r13d, r11d, 11
            vmovdqu  [rcx + 896], ymm15
        mov          esi, edi
        and          esi, r14d
        andn         edx, r11d, r9d
            vpsrld   ymm15, ymm13, 17
        xor          r12d, r13d
            vpslld   ymm2, ymm13, 15
        sub          esi, r15d
            vpxor    ymm15, ymm15, ymm2
        add          r10d, edx
            vpsrld   ymm2, ymm13, 19
        rorx         r13d, r11d, 25
            vpslld   ymm1, ymm13, 13
        xor          r12d, r13d
            vpxor    ymm2, ymm2, ymm1
        add          r10d, r12d
            vpxor    ymm15, ymm15, ymm2
        mov          r12d, edi
        xor          r12d, r14d
            vpsrld   ymm2, ymm3, 3
        rorx         r13d, ebp, 2
            vpxor    ymm10, ymm10, ymm2
        rorx         r15d, ebp, 13
            vpaddd   ymm10, ymm11, ymm10
        mov          edx, r10d                                  /* round 15 */
        and          edx, r11d
            vpaddd   ymm10, ymm10, ymm7
        and          r12d, ebp
            vpsrld   ymm11, ymm0, 7                             /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        xor          r13d, r15d
            vpslld   ymm2, ymm0, 25
        add          r9d, [rcx + 480]
            vpxor    ymm11, ymm11, ymm2
        add          esi, r12d
            vpsrld   ymm2, ymm0, 18
        add          r9d, r14d
            vpslld   ymm1, ymm0, 14
        add          esi, r10d
            vpxor    ymm2, ymm2, ymm1
        add          r9d, edx
            vpxor    ymm11, ymm11, ymm2
        lea          r12, [rcx + 512]                           /* the next sixteen words */
            vpsrld   ymm2, ymm13, 10
        lea          r15, [r8 + 512]
        mov          [rsp + 24], r15
            vpxor    ymm15, ymm15, ymm2
        rorx         edx, ebp, 22
            vpaddd   ymm10, ymm10, ymm15
            vmovdqu  [rax + 2176], ymm10
        xor          r13d, edx
        add          esi, r13d
            vpaddd   ymm15, ymm14, [r8 + 416]
        rorx         r13d, r10d, 6
            vmovdqu  [rcx + 928], ymm15
        rorx         edx, r10d, 11
            vpsrld   ymm15, ymm14, 17
        mov          r15d, ebp
        and          r15d, edi
            vpslld   ymm2, ymm14, 15
        mov          [rsp + 56], r11d
        andn         r11d, r10d, ebx
            vpxor    ymm15, ymm15, ymm2
        xor          r13d, edx
            vpsrld   ymm2, ymm14, 19
        sub          r15d, r14d
            vpslld   ymm1, ymm14, 13
        add          r9d, r11d
            vpxor    ymm2, ymm2, ymm1
        rorx         r14d, r10d, 25
            vpxor    ymm15, ymm15, ymm2
        xor          r13d, r14d
            vpsrld   ymm2, ymm0, 3
        add          r9d, r13d
            vpxor    ymm11, ymm11, ymm2
        mov          edx, ebp
        xor          edx, edi
            vpaddd   ymm11, ymm11, ymm3
        rorx         r13d, esi, 2
            vpaddd   ymm11, ymm11, ymm8
        rorx         r14d, esi, 13
            vpsrld   ymm3, ymm14, 10
        and          edx, esi
            vpxor    ymm15, ymm15, ymm3
        xor          r13d, r14d
            vpaddd   ymm11, ymm11, ymm15
            vmovdqu  [rax + 2208], ymm11
        add          edx, r15d
            vpaddd   ymm15, ymm10, [r8 + 448]
        add          edx, r9d
            vmovdqu  [rcx + 960], ymm15
        rorx         r14d, esi, 22
            vpaddd   ymm15, ymm11, [r8 + 480]
        xor          r13d, r14d
            vmovdqu  [rcx + 992], ymm15
        add          edx, r13d
        mov          r8d, edi
        mov          edi, ebp
        mov          rcx, r12
        vmovdqu      ymm1, [rax + 2240]
        vmovdqu      ymm2, [rax + 2272]
        vmovdqu      ymm3, [rax + 2304]
        mov          r11d, [rsp + 56]
        mov          rbp, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule8)

        /* rounds 48 to 63 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          ebx, r8d                                   /* round 0 */
        add          ebx, [rcx]
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
        xor          r12d, r13d
        mov          r13d, r9d
        and          r13d, r10d
        andn         r14d, r9d, r11d
        add          r13d, r14d
        add          ebx, r13d
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        xor          r13d, r14d
        mov          r14d, esi
        and          r14d, edi
        sub          r14d, r8d
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, edx
        add          r14d, r15d
        rorx         r15d, r9d, 25
        xor          r12d, r15d
        add          r11d, edi                                  /* round 1 */
        add          ebx, r12d
        add          r11d, [rcx + 32]
        rorx         r12d, edx, 22
        xor          r13d, r12d
        add          r14d, r13d
        add          r14d, ebx
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        xor          r12d, r13d
        mov          r13d, ebx
        and          r13d, r9d
        add          r11d, r13d
        mov          r13d, edx
        and          r13d, esi
        sub          r13d, edi
        rorx         r15d, ebx, 25
        xor          r12d, r15d
        andn         r15d, ebx, r10d
        add          r11d, r15d
        add          r11d, r12d
        rorx         r12d, r14d, 2
        rorx         r15d, r14d, 13
        xor          r12d, r15d
        mov          r15d, edx
        xor          r15d, esi
        and          r15d, r14d
        add          r10d, esi                                  /* round 2 */
        add          r13d, r15d
        add          r10d, [rcx + 64]
        rorx         r15d, r14d, 22
        xor          r12d, r15d
        add          r13d, r12d
        add          r13d, r11d
        rorx         r12d, r11d, 6
        rorx         r15d, r11d, 11
        xor          r12d, r15d
        mov          r15d, r11d
        and          r15d, ebx
        add          r10d, r15d
        mov          r15d, r14d
        and          r15d, edx
        sub          r15d, esi
        rorx         r8d, r11d, 25
        xor          r12d, r8d
        andn         r8d, r11d, r9d
        add          r10d, r8d
        add          r10d, r12d
        mov          r12d, r14d
        xor          r12d, edx
        and          r12d, r13d
        add          r15d, r12d
        add          r15d, r10d
        add          r9d, edx                                   /* round 3 */
        add          r9d, [rcx + 96]
        rorx         r12d, r13d, 2
        rorx         r8d, r13d, 13
        xor          r12d, r8d
        rorx         r8d, r13d, 22
        xor          r12d, r8d
        add          r15d, r12d
        rorx         r12d, r10d, 6
        rorx         r8d, r10d, 11
        xor          r12d, r8d
        mov          r8d, r10d
        and          r8d, r11d
        add          r9d, r8d
        mov          r8d, r13d
        and          r8d, r14d
        sub          r8d, edx
        rorx         edi, r10d, 25
        xor          r12d, edi
        andn         edi, r10d, ebx
        add          r9d, edi
        add          r9d, r12d
        mov          r12d, r13d
        xor          r12d, r14d
        and          r12d, r15d
        add          r8d, r12d
        add          r8d, r9d
        add          ebx, [rcx + 128]                           /* round 4 */
        add          ebx, r14d
        rorx         r12d, r15d, 2
        rorx         edi, r15d, 13
        xor          r12d, edi
        rorx         edi, r15d, 22
        xor          r12d, edi
        add          r8d, r12d
        rorx         r12d, r9d, 6
        rorx         edi, r9d, 11
        xor          r12d, edi
        mov          edi, r9d
        and          edi, r10d
        add          ebx, edi
        mov          edi, r15d
        and          edi, r13d
        sub          edi, r14d
        rorx         r14d, r9d, 25
        xor          r12d, r14d
        andn         r14d, r9d, r11d
        add          ebx, r14d
        add          ebx, r12d
        mov          r12d, r15d
        xor          r12d, r13d
        and          r12d, r8d
        add          edi, r12d
        add          edi, ebx
        add          r11d, [rcx + 160]                          /* round 5 */
        add          r11d, r13d
        rorx         r12d, r8d, 2
        rorx         r14d, r8d, 13
        xor          r12d, r14d
        rorx         r14d, r8d, 22
        xor          r12d, r14d
        add          edi, r12d
        rorx         r12d, ebx, 6
        rorx         r14d, ebx, 11
        xor          r12d, r14d
        mov          r14d, ebx
        and          r14d, r9d
        add          r11d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        sub          r14d, r13d
        rorx         r13d, ebx, 25
        xor          r12d, r13d
        andn         r13d, ebx, r10d
        add          r11d, r13d
        add          r11d, r12d
        mov          r12d, r8d
        xor          r12d, r15d
        and          r12d, edi
        add          r14d, r12d
        add          r14d, r11d
        add          r10d, [rcx + 192]                          /* round 6 */
        add          r10d, r15d
        rorx         r12d, edi, 2
        rorx         r13d, edi, 13
        xor          r12d, r13d
        rorx         r13d, edi, 22
        xor          r12d, r13d
        add          r14d, r12d
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        xor          r12d, r13d
        mov          r13d, r11d
        and          r13d, ebx
        add          r10d, r13d
        mov          r13d, edi
        and          r13d, r8d
        sub          r13d, r15d
        rorx         r15d, r11d, 25
        xor          r12d, r15d
        andn         r15d, r11d, r9d
        add          r10d, r15d
        add          r10d, r12d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, r14d
        add          r13d, r12d
        add          r13d, r10d
        add          r9d, [rcx + 224]                           /* round 7 */
        add          r9d, r8d
        rorx         r12d, r14d, 2
        rorx         r15d, r14d, 13
        xor          r12d, r15d
        rorx         r15d, r14d, 22
        xor          r12d, r15d
        add          r13d, r12d
        rorx         r12d, r10d, 6
        rorx         r15d, r10d, 11
        xor          r12d, r15d
        mov          r15d, r10d
        and          r15d, r11d
        add          r9d, r15d
        mov          r15d, r14d
        and          r15d, edi
        sub          r15d, r8d
        rorx         r8d, r10d, 25
        xor          r12d, r8d
        andn         r8d, r10d, ebx
        add          r9d, r8d
        add          r9d, r12d
        mov          r12d, r14d
        xor          r12d, edi
        and          r12d, r13d
        add          r15d, r12d
        add          r15d, r9d
        add          ebx, [rcx + 256]                           /* round 8 */
        add          ebx, edi
        rorx         r12d, r13d, 2
        rorx         r8d, r13d, 13
        xor          r12d, r8d
        rorx         r8d, r13d, 22
        xor          r12d, r8d
        add          r15d, r12d
        rorx         r12d, r9d, 6
        rorx         r8d, r9d, 11
        xor          r12d, r8d
        mov          r8d, r9d
        and          r8d, r10d
        add          ebx, r8d
        mov          r8d, r13d
        and          r8d, r14d
        sub          r8d, edi
        rorx         edi, r9d, 25
        xor          r12d, edi
        andn         edi, r9d, r11d
        add          ebx, edi
        add          ebx, r12d
        mov          r12d, r13d
        xor          r12d, r14d
        and          r12d, r15d
        add          r8d, r12d
        add          r8d, ebx
        add          r11d, [rcx + 288]                          /* round 9 */
        add          r11d, r14d
        rorx         r12d, r15d, 2
        rorx         edi, r15d, 13
        xor          r12d, edi
        rorx         edi, r15d, 22
        xor          r12d, edi
        add          r8d, r12d
        rorx         r12d, ebx, 6
        rorx         edi, ebx, 11
        xor          r12d, edi
        mov          edi, ebx
        and          edi, r9d
        add          r11d, edi
        mov          edi, r15d
        and          edi, r13d
        sub          edi, r14d
        rorx         r14d, ebx, 25
        xor          r12d, r14d
        andn         r14d, ebx, r10d
        add          r11d, r14d
        add          r11d, r12d
        mov          r12d, r15d
        xor          r12d, r13d
        and          r12d, r8d
        add          edi, r12d
        add          edi, r11d
        add          r10d, [rcx + 320]                          /* round 10 */
        add          r10d, r13d
        rorx         r12d, r8d, 2
        rorx         r14d, r8d, 13
        xor          r12d, r14d
        rorx         r14d, r8d, 22
        xor          r12d, r14d
        add          edi, r12d
        rorx         r12d, r11d, 6
        rorx         r14d, r11d, 11
        xor          r12d, r14d
        mov          r14d, r11d
        and          r14d, ebx
        add          r10d, r14d
        mov          r14d, r8d
        and          r14d, r15d
        sub          r14d, r13d
        rorx         r13d, r11d, 25
        xor          r12d, r13d
        andn         r13d, r11d, r9d
        add          r10d, r13d
        add          r10d, r12d
        mov          r12d, r8d
        xor          r12d, r15d
        and          r12d, edi
        add          r14d, r12d
        add          r14d, r10d
        add          r9d, [rcx + 352]                           /* round 11 */
        add          r9d, r15d
        rorx         r12d, edi, 2
        rorx         r13d, edi, 13
        xor          r12d, r13d
        rorx         r13d, edi, 22
        xor          r12d, r13d
        add          r14d, r12d
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        xor          r12d, r13d
        mov          r13d, r10d
        and          r13d, r11d
        add          r9d, r13d
        mov          r13d, edi
        and          r13d, r8d
        sub          r13d, r15d
        rorx         r15d, r10d, 25
        xor          r12d, r15d
        andn         r15d, r10d, ebx
        add          r9d, r15d
        add          r9d, r12d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, r14d
        add          r13d, r12d
        add          r13d, r9d
        add          ebx, [rcx + 384]                           /* round 12 */
        add          ebx, r8d
        rorx         r12d, r14d, 2
        rorx         r15d, r14d, 13
        xor          r12d, r15d
        rorx         r15d, r14d, 22
        xor          r12d, r15d
        add          r13d, r12d
        rorx         r12d, r9d, 6
        rorx         r15d, r9d, 11
        xor          r12d, r15d
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        mov          r15d, r14d
        and          r15d, edi
        sub          r15d, r8d
        rorx         r8d, r9d, 25
        xor          r12d, r8d
        andn         r8d, r9d, r11d
        add          ebx, r8d
        add          ebx, r12d
        mov          r8d, r14d
        xor          r8d, edi
        and          r8d, r13d
        add          r8d, r15d
        add          r8d, ebx
        add          r11d, [rcx + 416]                          /* round 13 */
        add          r11d, edi
        rorx         r12d, r13d, 2
        rorx         r15d, r13d, 13
        xor          r12d, r15d
        rorx         r15d, r13d, 22
        xor          r12d, r15d
        add          r8d, r12d
        rorx         r12d, ebx, 6
        rorx         r15d, ebx, 11
        xor          r12d, r15d
        mov          r15d, ebx
        and          r15d, r9d
        add          r11d, r15d
        mov          r15d, r13d
        and          r15d, r14d
        sub          r15d, edi
        rorx         edi, ebx, 25
        xor          r12d, edi
        andn         edi, ebx, r10d
        add          r11d, edi
        add          r11d, r12d
        mov          edi, r13d
        xor          edi, r14d
        and          edi, r8d
        add          edi, r15d
        add          edi, r11d
        add          r10d, [rcx + 448]                          /* round 14 */
        add          r10d, r14d
        rorx         r12d, r8d, 2
        rorx         r15d, r8d, 13
        xor          r12d, r15d
        rorx         r15d, r8d, 22
        xor          r12d, r15d
        add          edi, r12d
        rorx         r12d, r11d, 6
        rorx         r15d, r11d, 11
        xor          r12d, r15d
        mov          r15d, r11d
        and          r15d, ebx
        add          r10d, r15d
        mov          esi, r8d
        and          esi, r13d
        sub          esi, r14d
        rorx         r14d, r11d, 25
        xor          r12d, r14d
        andn         r14d, r11d, r9d
        add          r10d, r14d
        add          r10d, r12d
        mov          r12d, r8d
        xor          r12d, r13d
        and          r12d, edi
        add          esi, r12d
        add          r9d, [rcx + 480]                           /* round 15 */
        add          esi, r10d
        add          r9d, r13d
        rorx         ecx, edi, 2
        rorx         r12d, edi, 13
        xor          ecx, r12d
        rorx         r12d, edi, 22
        xor          ecx, r12d
        add          esi, ecx
        mov          edx, edi
        and          edx, r8d
        sub          edx, r13d
        rorx         ecx, r10d, 6
        mov          r12, [rsp + 16]
        add          edx, [r12]                                 /* H = H + (a, b, ...) */
        rorx         r13d, r10d, 11
        xor          ecx, r13d
        mov          r13d, r10d
        and          r13d, r11d
        add          r9d, r13d
        rorx         r13d, r10d, 25
        xor          ecx, r13d
        andn         r13d, r10d, ebx
        add          r9d, r13d
        add          r9d, ecx
        mov          ecx, edi
        xor          ecx, r8d
        and          ecx, esi
        add          edx, ecx
        add          edx, r9d
        rorx         ecx, esi, 2
        rorx         r13d, esi, 13
        xor          ecx, r13d
        rorx         r13d, esi, 22
        xor          ecx, r13d
        add          edx, ecx
        mov          rcx, [rsp + 8]
        add          rcx, 64                                    /* the next block */
        mov          [rsp + 8], rcx
        mov          [r12], edx
        mov          r13, [rsp]
        add          r13, -1
        mov          [rsp], r13
        add          rbp, 4
        mov          r14d, [r12 + 4]
        add          esi, r14d
        mov          [r12 + 4], esi
        mov          r14d, [r12 + 8]
        add          edi, r14d
        mov          [r12 + 8], edi
        mov          r14d, [r12 + 12]
        add          r8d, r14d
        mov          [r12 + 12], r8d
        mov          r14d, [r12 + 16]
        add          r9d, r14d
        mov          [r12 + 16], r9d
        mov          r14d, [r12 + 20]
        add          r10d, r14d
        mov          [r12 + 20], r10d
        mov          r14d, [r12 + 24]
        add          r11d, r14d
        mov          [r12 + 24], r11d
        mov          r14d, [r12 + 28]
        add          ebx, r14d
        mov          [r12 + 28], ebx
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
        rorx         r12d, r9d, 6                               /* round 0 */
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        andn         r15d, r9d, r11d
        add          ebx, r8d
        xor          r12d, r13d
        add          r14d, r15d
        add          ebx, [rcx]
        add          ebx, r14d
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        mov          r15d, esi
        and          r15d, edi
        mov          [rsp + 48], rbp
        mov          ebp, esi
        xor          ebp, edi
        xor          r13d, r14d
        and          ebp, edx
        sub          r15d, r8d
        add          r15d, ebp
        rorx         r14d, r9d, 25
        xor          r12d, r14d
        add          r11d, edi                                  /* round 1 */
        add          ebx, r12d
        add          r11d, [rcx + 32]
        rorx         r12d, edx, 22
        rorx         r14d, ebx, 6
        mov          ebp, ebx
        and          ebp, r9d
        mov          r8d, edx
        and          r8d, esi
        xor          r13d, r12d
        add          r11d, ebp
        sub          r8d, edi
        add          r15d, r13d
        add          r15d, ebx
        rorx         r12d, ebx, 11
        rorx         r13d, ebx, 25
        andn         ebp, ebx, r10d
        xor          r14d, r12d
        add          r11d, ebp
        xor          r14d, r13d
        rorx         r12d, r15d, 2
        rorx         r13d, r15d, 13
        mov          ebp, edx
        xor          ebp, esi
        add          r11d, r14d
        xor          r12d, r13d
        and          ebp, r15d
        add          r8d, ebp
        add          r10d, esi                                  /* round 2 */
        rorx         r13d, r15d, 22
        rorx         r14d, r11d, 6
        mov          ebp, r11d
        and          ebp, ebx
        add          r10d, [rcx + 64]
        xor          r12d, r13d
        add          r10d, ebp
        add          r8d, r12d
        rorx         r12d, r11d, 11
        mov          r13d, r15d
        and          r13d, edx
        add          r8d, r11d
        rorx         ebp, r11d, 25
        xor          r14d, r12d
        sub          r13d, esi
        xor          r14d, ebp
        andn         r12d, r11d, r9d
        mov          ebp, r15d
        xor          ebp, edx
        rorx         edi, r8d, 2
        rorx         esi, r8d, 13
        and          ebp, r8d
        add          r10d, r12d
        xor          edi, esi
        add          r10d, r14d
        add          r13d, ebp
        add          r9d, edx                                   /* round 3 */
        rorx         r12d, r8d, 22
        add          r13d, r10d
        rorx         r14d, r10d, 6
        mov          ebp, r10d
        and          ebp, r11d
        xor          edi, r12d
        add          r9d, [rcx + 96]
        add          r13d, edi
        add          r9d, ebp
        rorx         r12d, r10d, 11
        mov          ebp, r8d
        and          ebp, r15d
        rorx         edi, r10d, 25
        andn         esi, r10d, ebx
        xor          r14d, r12d
        sub          ebp, edx
        add          r9d, esi
        xor          r14d, edi
        mov          r12d, r8d
        xor          r12d, r15d
        rorx         edi, r13d, 2
        rorx         esi, r13d, 13
        add          r9d, r14d
        and          r12d, r13d
        xor          edi, esi
        add          ebp, r12d
        add          ebx, [rcx + 128]                           /* round 4 */
        rorx         r12d, r13d, 22
        add          ebp, r9d
        rorx         r14d, r9d, 6
        mov          esi, r9d
        and          esi, r10d
        xor          edi, r12d
        add          ebx, r15d
        add          ebp, edi
        add          ebx, esi
        rorx         r12d, r9d, 11
        mov          edi, r13d
        and          edi, r8d
        rorx         esi, r9d, 25
        andn         edx, r9d, r11d
        xor          r14d, r12d
        sub          edi, r15d
        add          ebx, edx
        xor          r14d, esi
        mov          r12d, r13d
        xor          r12d, r8d
        rorx         r15d, ebp, 2
        rorx         esi, ebp, 13
        add          ebx, r14d
        and          r12d, ebp
        xor          r15d, esi
        add          edi, r12d
        add          r11d, [rcx + 160]                          /* round 5 */
        rorx         r12d, ebp, 22
        add          edi, ebx
        rorx         r14d, ebx, 6
        mov          esi, ebx
        and          esi, r9d
        xor          r15d, r12d
        add          r11d, r8d
        add          edi, r15d
        add          r11d, esi
        rorx         r12d, ebx, 11
        mov          r15d, ebp
        and          r15d, r13d
        rorx         esi, ebx, 25
        andn         edx, ebx, r10d
        xor          r14d, r12d
        sub          r15d, r8d
        add          r11d, edx
        xor          r14d, esi
        mov          r12d, ebp
        xor          r12d, r13d
        rorx         r8d, edi, 2
        rorx         esi, edi, 13
        add          r11d, r14d
        and          r12d, edi
        xor          r8d, esi
        add          r15d, r12d
        add          r10d, [rcx + 192]                          /* round 6 */
        rorx         r12d, edi, 22
        add          r15d, r11d
        rorx         r14d, r11d, 6
        mov          esi, r11d
        and          esi, ebx
        xor          r8d, r12d
        add          r10d, r13d
        add          r15d, r8d
        add          r10d, esi
        rorx         r12d, r11d, 11
        mov          r8d, edi
        and          r8d, ebp
        rorx         esi, r11d, 25
        andn         edx, r11d, r9d
        xor          r14d, r12d
        sub          r8d, r13d
        add          r10d, edx
        xor          r14d, esi
        mov          r12d, edi
        xor          r12d, ebp
        rorx         r13d, r15d, 2
        rorx         esi, r15d, 13
        add          r10d, r14d
        and          r12d, r15d
        xor          r13d, esi
        add          r8d, r12d
        add          r9d, [rcx + 224]                           /* round 7 */
        rorx         r12d, r15d, 22
        add          r8d, r10d
        rorx         r14d, r10d, 6
        mov          esi, r10d
        and          esi, r11d
        xor          r13d, r12d
        add          r9d, ebp
        add          r8d, r13d
        add          r9d, esi
        rorx         r12d, r10d, 11
        mov          r13d, r15d
        and          r13d, edi
        rorx         esi, r10d, 25
        andn         edx, r10d, ebx
        xor          r14d, r12d
        sub          r13d, ebp
        add          r9d, edx
        xor          r14d, esi
        mov          r12d, r15d
        xor          r12d, edi
        rorx         ebp, r8d, 2
        rorx         esi, r8d, 13
        add          r9d, r14d
        and          r12d, r8d
        xor          ebp, esi
        add          r13d, r12d
        add          ebx, [rcx + 256]                           /* round 8 */
        rorx         r12d, r8d, 22
        add          r13d, r9d
        rorx         r14d, r9d, 6
        mov          esi, r9d
        and          esi, r10d
        xor          ebp, r12d
        add          ebx, edi
        add          r13d, ebp
        add          ebx, esi
        rorx         r12d, r9d, 11
        mov          ebp, r8d
        and          ebp, r15d
        rorx         esi, r9d, 25
        andn         edx, r9d, r11d
        xor          r14d, r12d
        sub          ebp, edi
        add          ebx, edx
        xor          r14d, esi
        mov          r12d, r8d
        xor          r12d, r15d
        rorx         edi, r13d, 2
        rorx         esi, r13d, 13
        add          ebx, r14d
        and          r12d, r13d
        xor          edi, esi
        add          ebp, r12d
        add          r11d, [rcx + 288]                          /* round 9 */
        rorx         r12d, r13d, 22
        add          ebp, ebx
        rorx         r14d, ebx, 6
        mov          esi, ebx
        and          esi, r9d
        xor          edi, r12d
        add          r11d, r15d
        add          ebp, edi
        add          r11d, esi
        rorx         r12d, ebx, 11
        mov          edi, r13d
        and          edi, r8d
        rorx         esi, ebx, 25
        andn         edx, ebx, r10d
        xor          r14d, r12d
        sub          edi, r15d
        add          r11d, edx
        xor          r14d, esi
        mov          r12d, r13d
        xor          r12d, r8d
        rorx         r15d, ebp, 2
        rorx         esi, ebp, 13
        add          r11d, r14d
        and          r12d, ebp
        xor          r15d, esi
        add          edi, r12d
        add          r10d, [rcx + 320]                          /* round 10 */
        rorx         r12d, ebp, 22
        add          edi, r11d
        rorx         r14d, r11d, 6
        mov          esi, r11d
        and          esi, ebx
        xor          r15d, r12d
        add          r10d, r8d
        add          edi, r15d
        add          r10d, esi
        rorx         r12d, r11d, 11
        mov          r15d, ebp
        and          r15d, r13d
        rorx         esi, r11d, 25
        andn         edx, r11d, r9d
        xor          r14d, r12d
        sub          r15d, r8d
        add          r10d, edx
        xor          r14d, esi
        mov          r12d, ebp
        xor          r12d, r13d
        rorx         r8d, edi, 2
        rorx         esi, edi, 13
        add          r10d, r14d
        and          r12d, edi
        xor          r8d, esi
        add          r15d, r12d
        add          r9d, [rcx + 352]                           /* round 11 */
        rorx         r12d, edi, 22
        add          r15d, r10d
        rorx         r14d, r10d, 6
        mov          esi, r10d
        and          esi, r11d
        xor          r8d, r12d
        add          r9d, r13d
        add          r15d, r8d
        add          r9d, esi
        rorx         r12d, r10d, 11
        mov          r8d, edi
        and          r8d, ebp
        rorx         esi, r10d, 25
        andn         edx, r10d, ebx
        xor          r14d, r12d
        sub          r8d, r13d
        add          r9d, edx
        xor          r14d, esi
        mov          r12d, edi
        xor          r12d, ebp
        rorx         r13d, r15d, 2
        rorx         esi, r15d, 13
        add          r9d, r14d
        and          r12d, r15d
        xor          r13d, esi
        add          r8d, r12d
        add          ebx, [rcx + 384]                           /* round 12 */
        rorx         r12d, r15d, 22
        add          r8d, r9d
        rorx         r14d, r9d, 6
        mov          esi, r9d
        and          esi, r10d
        xor          r13d, r12d
        add          ebx, ebp
        add          r8d, r13d
        add          ebx, esi
        rorx         r12d, r9d, 11
        mov          r13d, r15d
        and          r13d, edi
        rorx         esi, r9d, 25
        andn         edx, r9d, r11d
        xor          r14d, r12d
        sub          r13d, ebp
        add          ebx, edx
        xor          r14d, esi
        mov          r12d, r15d
        xor          r12d, edi
        rorx         ebp, r8d, 2
        rorx         esi, r8d, 13
        add          ebx, r14d
        and          r12d, r8d
        xor          ebp, esi
        add          r13d, r12d
        add          r11d, [rcx + 416]                          /* round 13 */
        rorx         r12d, r8d, 22
        add          r13d, ebx
        rorx         r14d, ebx, 6
        mov          esi, ebx
        and          esi, r9d
        xor          ebp, r12d
        add          r11d, edi
        add          r13d, ebp
        add          r11d, esi
        rorx         r12d, ebx, 11
        mov          ebp, r8d
        and          ebp, r15d
        rorx         esi, ebx, 25
        andn         edx, ebx, r10d
        xor          r14d, r12d
        sub          ebp, edi
        add          r11d, edx
        xor          r14d, esi
        mov          edi, r8d
        xor          edi, r15d
        rorx         r12d, r13d, 2
        rorx         esi, r13d, 13
        add          r11d, r14d
        and          edi, r13d
        xor          r12d, esi
        add          edi, ebp
        add          r10d, [rcx + 448]                          /* round 14 */
        rorx         r14d, r13d, 22
        add          edi, r11d
        rorx         ebp, r11d, 6
        mov          esi, r11d
        and          esi, ebx
        xor          r12d, r14d
        add          r10d, r15d
        add          edi, r12d
        add          r10d, esi
        rorx         r12d, r11d, 11
        mov          esi, r13d
        and          esi, r8d
        rorx         r14d, r11d, 25
        andn         edx, r11d, r9d
        xor          ebp, r12d
        sub          esi, r15d
        add          r10d, edx
        xor          ebp, r14d
        mov          r12d, r13d
        xor          r12d, r8d
        rorx         r14d, edi, 2
        rorx         r15d, edi, 13
        add          r10d, ebp
        and          r12d, edi
        xor          r14d, r15d
        add          r9d, [rcx + 480]                           /* round 15 */
        add          esi, r12d
        add          r9d, r8d
        rorx         r12d, edi, 22
        add          esi, r10d
        rorx         r15d, r10d, 6
        mov          ebp, r10d
        and          ebp, r11d
        xor          r14d, r12d
        add          r9d, ebp
        add          rcx, 512
        add          esi, r14d
        rorx         r12d, r10d, 11
        mov          edx, edi
        and          edx, r13d
        rorx         r14d, r10d, 25
        andn         ebp, r10d, ebx
        xor          r15d, r12d
        sub          edx, r8d
        add          r9d, ebp
        xor          r15d, r14d
        mov          r12d, edi
        xor          r12d, r13d
        rorx         r14d, esi, 2
        rorx         ebp, esi, 13
        add          r9d, r15d
        and          r12d, esi
        xor          r14d, ebp
        add          edx, r12d
        rorx         r12d, esi, 22
        add          edx, r9d
        xor          r14d, r12d
        add          edx, r14d
        mov          r8d, r13d
        mov          rbp, [rsp + 48]
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
        rorx         ebp, r9d, 6                                /* round 0 */
            vpsrldq  xmm4, xmm3, 8                              /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r12d, r9d, 11
        mov          r13d, r9d
        and          r13d, r10d
        andn         r14d, r9d, r11d
            vpalignr xmm5, xmm1, xmm0, 4
        add          ebx, r8d
        xor          ebp, r12d
        add          r13d, r14d
            vpalignr xmm6, xmm3, xmm2, 4
        add          ebx, [rcx]
        add          ebx, r13d
            vpsrld   xmm7, xmm4, 17
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        xor          r12d, r13d
            vpslld   xmm8, xmm4, 15
        mov          r13d, esi
        and          r13d, edi
        sub          r13d, r8d
            vpsrld   xmm9, xmm4, 19
        mov          r14d, esi
        xor          r14d, edi
        and          r14d, edx
        add          r13d, r14d
            vpslld   xmm10, xmm4, 13
        rorx         r14d, r9d, 25
        xor          ebp, r14d
        add          r11d, edi                                  /* round 1 */
            vpxor    xmm7, xmm8, xmm7
        add          ebx, ebp
        add          r11d, [rcx + 4]
            vpxor    xmm8, xmm9, xmm10
        rorx         ebp, edx, 22
        xor          r12d, ebp
        add          r13d, r12d
            vpsrld   xmm4, xmm4, 10
        add          r13d, ebx
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
            vpaddd   xmm9, xmm0, xmm6
        mov          r14d, ebx
        and          r14d, r9d
        xor          ebp, r12d
            vpxor    xmm7, xmm8, xmm7
        add          r11d, r14d
        mov          r12d, edx
        and          r12d, esi
        sub          r12d, edi
            vpsrld   xmm8, xmm5, 7
        rorx         r14d, ebx, 25
        xor          ebp, r14d
            vpslld   xmm10, xmm5, 25
        andn         r14d, ebx, r10d
        add          r11d, r14d
        add          r11d, ebp
            vpsrld   xmm11, xmm5, 18
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        mov          r15d, edx
        xor          r15d, esi
            vpslld   xmm12, xmm5, 14
        mov          r8d, r11d                                  /* round 2 */
        and          r8d, ebx
        xor          ebp, r14d
            vpxor    xmm8, xmm8, xmm10
        and          r15d, r13d
        add          r10d, esi
        add          r12d, r15d
            vpxor    xmm10, xmm11, xmm12
        add          r10d, [rcx + 8]
        add          r10d, r8d
        rorx         r14d, r13d, 22
            vpxor    xmm4, xmm7, xmm4
        xor          ebp, r14d
        add          r12d, ebp
            vpsrld   xmm5, xmm5, 3
        rorx         ebp, r11d, 6
        rorx         r14d, r11d, 11
        mov          r15d, r13d
        and          r15d, edx
            vpxor    xmm7, xmm8, xmm10
        add          r12d, r11d
        xor          ebp, r14d
            vpaddd   xmm4, xmm9, xmm4
        sub          r15d, esi
        rorx         r14d, r11d, 25
        xor          ebp, r14d
            vpxor    xmm5, xmm7, xmm5
        andn         r14d, r11d, r9d
        add          r10d, r14d
        add          r10d, ebp
            vpaddd   xmm4, xmm5, xmm4
        mov          ebp, r13d
        xor          ebp, edx
        rorx         r14d, r12d, 2
            vpaddd   xmm5, xmm9, xmm5
        rorx         r8d, r12d, 13
        mov          edi, r10d                                  /* round 3 */
        and          edi, r11d
        and          ebp, r12d
            vpalignr xmm4, xmm4, xmm3, 8
        xor          r14d, r8d
        add          r9d, edx
        add          r15d, ebp
            vpsrld   xmm7, xmm4, 17
        add          r9d, [rcx + 12]
        add          r15d, r10d
            vpslld   xmm8, xmm4, 15
        add          r9d, edi
        rorx         ebp, r12d, 22
        xor          r14d, ebp
            vpsrld   xmm9, xmm4, 19
        add          r15d, r14d
        rorx         ebp, r10d, 6
            vpslld   xmm10, xmm4, 13
        rorx         r14d, r10d, 11
        mov          r8d, r12d
        and          r8d, r13d
        andn         edi, r10d, ebx
            vpxor    xmm7, xmm8, xmm7
        xor          ebp, r14d
        sub          r8d, edx
        add          r9d, edi
            vpxor    xmm8, xmm9, xmm10
        rorx         r14d, r10d, 25
        xor          ebp, r14d
            vpsrld   xmm4, xmm4, 10
        add          r9d, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        rorx         r14d, r15d, 2
            vpxor    xmm7, xmm8, xmm7
        rorx         edi, r15d, 13
        mov          esi, r9d                                   /* round 4 */
        and          esi, r10d
        and          ebp, r15d
            vpalignr xmm8, xmm2, xmm1, 4                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        xor          r14d, edi
        add          ebx, [rcx + 16]
            vpxor    xmm4, xmm7, xmm4
        add          r8d, ebp
        add          ebx, r13d
        add          r8d, r9d
            vpsrld   xmm7, xmm8, 7
        add          ebx, esi
        rorx         ebp, r15d, 22
            vpslld   xmm9, xmm8, 25
        xor          r14d, ebp
        add          r8d, r14d
        rorx         ebp, r9d, 6
            vpsrld   xmm10, xmm8, 18
        rorx         r14d, r9d, 11
        mov          edi, r15d
        and          edi, r12d
        andn         esi, r9d, r11d
            vpaddd   xmm0, xmm5, xmm4
        xor          ebp, r14d
        sub          edi, r13d
            vpxor    xmm4, xmm9, xmm7
        add          ebx, esi
        rorx         r13d, r9d, 25
        xor          ebp, r13d
            vpslld   xmm5, xmm8, 14
        add          ebx, ebp
        mov          ebp, r15d
        xor          ebp, r12d
        rorx         r13d, r8d, 2
            mov      r14, [rsp + 24]
            vpaddd   xmm7, xmm0, [r14]
        rorx         esi, r8d, 13
        mov          edx, ebx                                   /* round 5 */
        and          edx, r9d
            vpsrldq  xmm9, xmm0, 8
        and          ebp, r8d
        xor          r13d, esi
        add          r11d, [rcx + 20]
            vpsrld   xmm8, xmm8, 3
        add          edi, ebp
        add          r11d, r12d
            vpxor    xmm5, xmm10, xmm5
        add          edi, ebx
        add          r11d, edx
        rorx         ebp, r8d, 22
            vmovdqu  [rcx + 64], xmm7
        xor          r13d, ebp
        add          edi, r13d
        rorx         ebp, ebx, 6
            vpxor    xmm4, xmm4, xmm5
        rorx         r13d, ebx, 11
        mov          esi, r8d
        and          esi, r15d
            vpsrld   xmm5, xmm9, 17
        andn         edx, ebx, r10d
        xor          ebp, r13d
        sub          esi, r12d
            vpslld   xmm7, xmm9, 15
        add          r11d, edx
        rorx         r12d, ebx, 25
        xor          ebp, r12d
            vpsrld   xmm10, xmm9, 19
        add          r11d, ebp
        mov          ebp, r8d
        xor          ebp, r15d
            vpslld   xmm11, xmm9, 13
        rorx         r12d, edi, 2
        rorx         r13d, edi, 13
        mov          edx, r11d                                  /* round 6 */
        and          edx, ebx
            vpxor    xmm5, xmm5, xmm7
        and          ebp, edi
        xor          r12d, r13d
            vpxor    xmm7, xmm10, xmm11
        add          r10d, [rcx + 24]
        add          esi, ebp
        add          r10d, r15d
            vpxor    xmm4, xmm8, xmm4
        add          esi, r11d
        add          r10d, edx
        rorx         ebp, edi, 22
            vpsrld   xmm8, xmm9, 10
        xor          r12d, ebp
        add          esi, r12d
            vpxor    xmm5, xmm5, xmm7
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        mov          r13d, edi
        and          r13d, r8d
            vpaddd   xmm4, xmm1, xmm4
        andn         edx, r11d, r9d
        xor          ebp, r12d
        sub          r13d, r15d
            vpalignr xmm7, xmm0, xmm3, 4
        add          r10d, edx
        rorx         r12d, r11d, 25
            vpxor    xmm5, xmm8, xmm5
        xor          ebp, r12d
        add          r10d, ebp
        mov          ebp, edi
        xor          ebp, r8d
            vpaddd   xmm4, xmm4, xmm7
        rorx         r12d, esi, 2
        rorx         r15d, esi, 13
            vpaddd   xmm5, xmm4, xmm5
        mov          edx, r10d                                  /* round 7 */
        and          edx, r11d
        and          ebp, esi
        xor          r12d, r15d
            vpalignr xmm5, xmm5, xmm0, 8
        add          r9d, [rcx + 28]
        add          r13d, ebp
        add          r9d, r8d
            vpsrld   xmm8, xmm5, 17
        add          r13d, r10d
        add          r9d, edx
            vpslld   xmm9, xmm5, 15
        rorx         ebp, esi, 22
        xor          r12d, ebp
        add          r13d, r12d
            vpsrld   xmm10, xmm5, 19
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        mov          r15d, esi
        and          r15d, edi
            vpslld   xmm11, xmm5, 13
        andn         edx, r10d, ebx
        xor          ebp, r12d
            vpxor    xmm8, xmm8, xmm9
        sub          r15d, r8d
        add          r9d, edx
        rorx         r12d, r10d, 25
            vpxor    xmm9, xmm10, xmm11
        xor          ebp, r12d
        add          r9d, ebp
            vpsrld   xmm5, xmm5, 10
        mov          ebp, esi
        xor          ebp, edi
        rorx         r12d, r13d, 2
        rorx         r8d, r13d, 13
            vpxor    xmm8, xmm8, xmm9
        mov          edx, r9d                                   /* round 8 */
        and          edx, r10d
        and          ebp, r13d
        xor          r12d, r8d
            vpxor    xmm5, xmm8, xmm5
        add          ebx, [rcx + 32]
        add          r15d, ebp
            vpsrld   xmm8, xmm6, 7                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          ebx, edi
        add          r15d, r9d
        add          ebx, edx
            vpslld   xmm9, xmm6, 25
        rorx         ebp, r13d, 22
        xor          r12d, ebp
        add          r15d, r12d
            vpsrld   xmm10, xmm6, 18
        rorx         ebp, r9d, 6
        rorx         r12d, r9d, 11
            vpaddd   xmm1, xmm4, xmm5
        mov          r8d, r13d
        and          r8d, esi
        andn         edx, r9d, r11d
        xor          ebp, r12d
            vpxor    xmm4, xmm8, xmm9
        sub          r8d, edi
        add          ebx, edx
        rorx         r12d, r9d, 25
            vpslld   xmm5, xmm6, 14
        xor          ebp, r12d
        add          ebx, ebp
            vpaddd   xmm8, xmm1, [r14 + 16]
        mov          ebp, r13d
        xor          ebp, esi
        rorx         r12d, r15d, 2
        rorx         edi, r15d, 13
            vpsrldq  xmm9, xmm1, 8
        mov          edx, ebx                                   /* round 9 */
        and          edx, r9d
        and          ebp, r15d
            vpsrld   xmm6, xmm6, 3
        xor          r12d, edi
        add          r11d, [rcx + 36]
        add          r8d, ebp
            vpxor    xmm5, xmm10, xmm5
        add          r11d, esi
        add          r8d, ebx
        add          r11d, edx
            vmovdqu  [rcx + 80], xmm8
        rorx         ebp, r15d, 22
        xor          r12d, ebp
            vpxor    xmm4, xmm4, xmm5
        add          r8d, r12d
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
            vpsrld   xmm5, xmm9, 17
        mov          edi, r15d
        and          edi, r13d
        andn         edx, ebx, r10d
        xor          ebp, r12d
            vpslld   xmm8, xmm9, 15
        sub          edi, esi
        add          r11d, edx
            vpsrld   xmm10, xmm9, 19
        rorx         r12d, ebx, 25
        xor          ebp, r12d
        add          r11d, ebp
            vpslld   xmm11, xmm9, 13
        mov          ebp, r15d
        xor          ebp, r13d
        rorx         r12d, r8d, 2
            vpxor    xmm5, xmm8, xmm5
        rorx         esi, r8d, 13
        mov          edx, r11d                                  /* round 10 */
        and          edx, ebx
        and          ebp, r8d
            vpxor    xmm8, xmm10, xmm11
        xor          r12d, esi
        add          r10d, [rcx + 40]
        add          edi, ebp
            vpxor    xmm4, xmm4, xmm6
        add          r10d, r13d
        add          edi, r11d
            vpsrld   xmm6, xmm9, 10
        add          r10d, edx
        rorx         ebp, r8d, 22
        xor          r12d, ebp
            vpxor    xmm5, xmm8, xmm5
        add          edi, r12d
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
            vpaddd   xmm4, xmm2, xmm4
        mov          esi, r8d
        and          esi, r15d
        andn         edx, r11d, r9d
            vpalignr xmm8, xmm1, xmm0, 4
        xor          ebp, r12d
        sub          esi, r13d
        add          r10d, edx
            vpxor    xmm5, xmm5, xmm6
        rorx         r12d, r11d, 25
        xor          ebp, r12d
            vpaddd   xmm4, xmm8, xmm4
        add          r10d, ebp
        mov          ebp, r8d
        xor          ebp, r15d
        rorx         r12d, edi, 2
            vpaddd   xmm5, xmm4, xmm5
        rorx         r13d, edi, 13
        mov          edx, r10d                                  /* round 11 */
        and          edx, r11d
        and          ebp, edi
            vpalignr xmm5, xmm5, xmm1, 8
        xor          r12d, r13d
        add          r9d, [rcx + 44]
            vpsrld   xmm6, xmm5, 17
        add          esi, ebp
        add          r9d, r15d
        add          esi, r10d
            vpslld   xmm8, xmm5, 15
        add          r9d, edx
        rorx         ebp, edi, 22
        xor          r12d, ebp
            vpsrld   xmm9, xmm5, 19
        add          esi, r12d
        rorx         ebp, r10d, 6
            vpslld   xmm10, xmm5, 13
        rorx         r12d, r10d, 11
        mov          r13d, edi
        and          r13d, r8d
        andn         edx, r10d, ebx
            vpxor    xmm6, xmm8, xmm6
        xor          ebp, r12d
        sub          r13d, r15d
            vpxor    xmm8, xmm9, xmm10
        add          r9d, edx
        rorx         r12d, r10d, 25
        xor          ebp, r12d
            vpsrld   xmm5, xmm5, 10
        add          r9d, ebp
        mov          ebp, edi
        xor          ebp, r8d
        rorx         r12d, esi, 2
            vpxor    xmm6, xmm8, xmm6
        rorx         r15d, esi, 13
        mov          edx, r9d                                   /* round 12 */
        and          edx, r10d
            vpsrld   xmm8, xmm7, 7                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        and          ebp, esi
        xor          r12d, r15d
        add          ebx, [rcx + 48]
            vpslld   xmm9, xmm7, 25
        add          r13d, ebp
        add          ebx, r8d
        add          r13d, r9d
            vpsrld   xmm10, xmm7, 18
        add          ebx, edx
        rorx         ebp, esi, 22
            vpxor    xmm5, xmm6, xmm5
        xor          r12d, ebp
        add          r13d, r12d
        rorx         ebp, r9d, 6
            vpxor    xmm6, xmm8, xmm9
        rorx         r12d, r9d, 11
        mov          r15d, esi
        and          r15d, edi
            vpaddd   xmm2, xmm4, xmm5
        andn         edx, r9d, r11d
        xor          ebp, r12d
        sub          r15d, r8d
            vpslld   xmm4, xmm7, 14
        add          ebx, edx
        rorx         r12d, r9d, 25
        xor          ebp, r12d
            vpsrld   xmm5, xmm7, 3
        add          ebx, ebp
        mov          r8d, esi
        xor          r8d, edi
            vpaddd   xmm7, xmm2, [r14 + 32]
        rorx         ebp, r13d, 2
        rorx         r12d, r13d, 13
        mov          edx, ebx                                   /* round 13 */
        and          edx, r9d
            vpsrldq  xmm8, xmm2, 8
        and          r8d, r13d
        xor          ebp, r12d
        add          r11d, [rcx + 52]
            vpxor    xmm4, xmm10, xmm4
        add          r8d, r15d
        add          r11d, edi
            vpalignr xmm9, xmm2, xmm1, 4
        add          r8d, ebx
        add          r11d, edx
        rorx         r12d, r13d, 22
            vmovdqu  [rcx + 96], xmm7
        xor          ebp, r12d
        add          r8d, ebp
            vpxor    xmm4, xmm6, xmm4
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
        mov          r15d, r13d
        and          r15d, esi
            vpsrld   xmm6, xmm8, 17
        andn         edx, ebx, r10d
        xor          ebp, r12d
        sub          r15d, edi
            vpslld   xmm7, xmm8, 15
        add          r11d, edx
        rorx         r12d, ebx, 25
            vpsrld   xmm10, xmm8, 19
        xor          ebp, r12d
        add          r11d, ebp
        mov          edi, r13d
        xor          edi, esi
            vpslld   xmm11, xmm8, 13
        rorx         ebp, r8d, 2
        rorx         r12d, r8d, 13
        mov          edx, r11d                                  /* round 14 */
        and          edx, ebx
            vpxor    xmm6, xmm6, xmm7
        and          edi, r8d
        xor          ebp, r12d
            vpxor    xmm7, xmm10, xmm11
        add          r10d, [rcx + 56]
        add          edi, r15d
        add          r10d, esi
            vpxor    xmm4, xmm4, xmm5
        add          edi, r11d
        add          r10d, edx
            vpsrld   xmm5, xmm8, 10
        rorx         r12d, r8d, 22
        xor          ebp, r12d
        add          edi, ebp
            vpxor    xmm6, xmm6, xmm7
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        mov          r15d, r8d
        and          r15d, r13d
            vpaddd   xmm4, xmm3, xmm4
        andn         edx, r11d, r9d
        xor          ebp, r12d
            vpxor    xmm5, xmm6, xmm5
        sub          r15d, esi
        add          r10d, edx
        rorx         r12d, r11d, 25
            vpaddd   xmm4, xmm9, xmm4
        xor          ebp, r12d
        add          r10d, ebp
        mov          esi, r8d
        xor          esi, r13d
            vpaddd   xmm5, xmm4, xmm5
        rorx         ebp, edi, 2
        rorx         r12d, edi, 13
            vpalignr xmm5, xmm5, xmm2, 8
        mov          edx, r10d                                  /* round 15 */
        and          edx, r11d
        and          esi, edi
        xor          ebp, r12d
            vpsrld   xmm6, xmm5, 17
        add          r9d, [rcx + 60]
        add          esi, r15d
            vpslld   xmm7, xmm5, 15
        add          r9d, r13d
        add          esi, r10d
        add          r9d, edx
            vpsrld   xmm8, xmm5, 19
        lea          r12, [rcx + 64]                            /* the next sixteen words */
        lea          r15, [r14 + 64]
        mov          [rsp + 24], r15
        rorx         edx, edi, 22
            vpslld   xmm9, xmm5, 13
        xor          ebp, edx
        add          esi, ebp
            vpxor    xmm6, xmm6, xmm7
        rorx         ebp, r10d, 6
        rorx         edx, r10d, 11
        mov          r15d, edi
        and          r15d, r8d
            vpxor    xmm7, xmm8, xmm9
        mov          [rsp + 48], r11d
        andn         r11d, r10d, ebx
        xor          ebp, edx
        sub          r15d, r13d
            vpsrld   xmm5, xmm5, 10
        add          r9d, r11d
        rorx         r13d, r10d, 25
            vpxor    xmm6, xmm6, xmm7
        xor          ebp, r13d
        add          r9d, ebp
        mov          edx, edi
        xor          edx, r8d
            vpxor    xmm5, xmm6, xmm5
        rorx         ebp, esi, 2
        rorx         r13d, esi, 13
            vpaddd   xmm3, xmm4, xmm5
        and          edx, esi
        xor          ebp, r13d
        add          edx, r15d
            vpaddd   xmm4, xmm3, [r14 + 48]
        add          edx, r9d
        rorx         r13d, esi, 22
        xor          ebp, r13d
            vmovdqu  [rcx + 112], xmm4
        add          edx, ebp
        mov          rcx, r12
        mov          r11d, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        /* rounds 48 to 63 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule8, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          ebx, r8d                                   /* round 0 */
        add          ebx, [rcx]
        rorx         ebp, r9d, 6
        rorx         r12d, r9d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        and          r12d, r10d
        andn         r13d, r9d, r11d
        add          r12d, r13d
        add          ebx, r12d
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        xor          r12d, r13d
        mov          r13d, esi
        and          r13d, edi
        sub          r13d, r8d
        mov          r14d, esi
        xor          r14d, edi
        and          r14d, edx
        add          r13d, r14d
        rorx         r14d, r9d, 25
        xor          ebp, r14d
        add          r11d, edi                                  /* round 1 */
        add          ebx, ebp
        add          r11d, [rcx + 4]
        rorx         ebp, edx, 22
        xor          r12d, ebp
        add          r13d, r12d
        add          r13d, ebx
        rorx         ebp, ebx, 6
        rorx         r12d, ebx, 11
        xor          ebp, r12d
        mov          r12d, ebx
        and          r12d, r9d
        add          r11d, r12d
        mov          r12d, edx
        and          r12d, esi
        sub          r12d, edi
        rorx         r14d, ebx, 25
        xor          ebp, r14d
        andn         r14d, ebx, r10d
        add          r11d, r14d
        add          r11d, ebp
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        xor          ebp, r14d
        mov          r14d, edx
        xor          r14d, esi
        and          r14d, r13d
        add          r10d, esi                                  /* round 2 */
        add          r12d, r14d
        add          r10d, [rcx + 8]
        rorx         r14d, r13d, 22
        xor          ebp, r14d
        add          r12d, ebp
        add          r12d, r11d
        rorx         ebp, r11d, 6
        rorx         r14d, r11d, 11
        xor          ebp, r14d
        mov          r14d, r11d
        and          r14d, ebx
        add          r10d, r14d
        mov          r14d, r13d
        and          r14d, edx
        sub          r14d, esi
        rorx         r15d, r11d, 25
        xor          ebp, r15d
        andn         r15d, r11d, r9d
        add          r10d, r15d
        add          r10d, ebp
        mov          ebp, r13d
        xor          ebp, edx
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, r10d
        add          r9d, edx                                   /* round 3 */
        add          r9d, [rcx + 12]
        rorx         ebp, r12d, 2
        rorx         r15d, r12d, 13
        xor          ebp, r15d
        rorx         r15d, r12d, 22
        xor          ebp, r15d
        add          r14d, ebp
        rorx         ebp, r10d, 6
        rorx         r15d, r10d, 11
        xor          ebp, r15d
        mov          r15d, r10d
        and          r15d, r11d
        add          r9d, r15d
        mov          r15d, r12d
        and          r15d, r13d
        sub          r15d, edx
        rorx         r8d, r10d, 25
        xor          ebp, r8d
        andn         r8d, r10d, ebx
        add          r9d, r8d
        add          r9d, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          r15d, ebp
        add          r15d, r9d
        add          ebx, [rcx + 16]                            /* round 4 */
        add          ebx, r13d
        rorx         ebp, r14d, 2
        rorx         r8d, r14d, 13
        xor          ebp, r8d
        rorx         r8d, r14d, 22
        xor          ebp, r8d
        add          r15d, ebp
        rorx         ebp, r9d, 6
        rorx         r8d, r9d, 11
        xor          ebp, r8d
        mov          r8d, r9d
        and          r8d, r10d
        add          ebx, r8d
        mov          r8d, r14d
        and          r8d, r12d
        sub          r8d, r13d
        rorx         r13d, r9d, 25
        xor          ebp, r13d
        andn         r13d, r9d, r11d
        add          ebx, r13d
        add          ebx, ebp
        mov          ebp, r14d
        xor          ebp, r12d
        and          ebp, r15d
        add          r8d, ebp
        add          r8d, ebx
        add          r11d, [rcx + 20]                           /* round 5 */
        add          r11d, r12d
        rorx         ebp, r15d, 2
        rorx         r13d, r15d, 13
        xor          ebp, r13d
        rorx         r13d, r15d, 22
        xor          ebp, r13d
        add          r8d, ebp
        rorx         ebp, ebx, 6
        rorx         r13d, ebx, 11
        xor          ebp, r13d
        mov          r13d, ebx
        and          r13d, r9d
        add          r11d, r13d
        mov          r13d, r15d
        and          r13d, r14d
        sub          r13d, r12d
        rorx         r12d, ebx, 25
        xor          ebp, r12d
        andn         r12d, ebx, r10d
        add          r11d, r12d
        add          r11d, ebp
        mov          ebp, r15d
        xor          ebp, r14d
        and          ebp, r8d
        add          r13d, ebp
        add          r13d, r11d
        add          r10d, [rcx + 24]                           /* round 6 */
        add          r10d, r14d
        rorx         ebp, r8d, 2
        rorx         r12d, r8d, 13
        xor          ebp, r12d
        rorx         r12d, r8d, 22
        xor          ebp, r12d
        add          r13d, ebp
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        xor          ebp, r12d
        mov          r12d, r11d
        and          r12d, ebx
        add          r10d, r12d
        mov          r12d, r8d
        and          r12d, r15d
        sub          r12d, r14d
        rorx         r14d, r11d, 25
        xor          ebp, r14d
        andn         r14d, r11d, r9d
        add          r10d, r14d
        add          r10d, ebp
        mov          ebp, r8d
        xor          ebp, r15d
        and          ebp, r13d
        add          r12d, ebp
        add          r12d, r10d
        add          r9d, [rcx + 28]                            /* round 7 */
        add          r9d, r15d
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        xor          ebp, r14d
        rorx         r14d, r13d, 22
        xor          ebp, r14d
        add          r12d, ebp
        rorx         ebp, r10d, 6
        rorx         r14d, r10d, 11
        xor          ebp, r14d
        mov          r14d, r10d
        and          r14d, r11d
        add          r9d, r14d
        mov          r14d, r13d
        and          r14d, r8d
        sub          r14d, r15d
        rorx         r15d, r10d, 25
        xor          ebp, r15d
        andn         r15d, r10d, ebx
        add          r9d, r15d
        add          r9d, ebp
        mov          ebp, r13d
        xor          ebp, r8d
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, r9d
        add          ebx, [rcx + 32]                            /* round 8 */
        add          ebx, r8d
        rorx         ebp, r12d, 2
        rorx         r15d, r12d, 13
        xor          ebp, r15d
        rorx         r15d, r12d, 22
        xor          ebp, r15d
        add          r14d, ebp
        rorx         ebp, r9d, 6
        rorx         r15d, r9d, 11
        xor          ebp, r15d
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        mov          r15d, r12d
        and          r15d, r13d
        sub          r15d, r8d
        rorx         r8d, r9d, 25
        xor          ebp, r8d
        andn         r8d, r9d, r11d
        add          ebx, r8d
        add          ebx, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          r15d, ebp
        add          r15d, ebx
        add          r11d, [rcx + 36]                           /* round 9 */
        add          r11d, r13d
        rorx         ebp, r14d, 2
        rorx         r8d, r14d, 13
        xor          ebp, r8d
        rorx         r8d, r14d, 22
        xor          ebp, r8d
        add          r15d, ebp
        rorx         ebp, ebx, 6
        rorx         r8d, ebx, 11
        xor          ebp, r8d
        mov          r8d, ebx
        and          r8d, r9d
        add          r11d, r8d
        mov          r8d, r14d
        and          r8d, r12d
        sub          r8d, r13d
        rorx         r13d, ebx, 25
        xor          ebp, r13d
        andn         r13d, ebx, r10d
        add          r11d, r13d
        add          r11d, ebp
        mov          ebp, r14d
        xor          ebp, r12d
        and          ebp, r15d
        add          r8d, ebp
        add          r8d, r11d
        add          r10d, [rcx + 40]                           /* round 10 */
        add          r10d, r12d
        rorx         ebp, r15d, 2
        rorx         r13d, r15d, 13
        xor          ebp, r13d
        rorx         r13d, r15d, 22
        xor          ebp, r13d
        add          r8d, ebp
        rorx         ebp, r11d, 6
        rorx         r13d, r11d, 11
        xor          ebp, r13d
        mov          r13d, r11d
        and          r13d, ebx
        add          r10d, r13d
        mov          r13d, r15d
        and          r13d, r14d
        sub          r13d, r12d
        rorx         r12d, r11d, 25
        xor          ebp, r12d
        andn         r12d, r11d, r9d
        add          r10d, r12d
        add          r10d, ebp
        mov          ebp, r15d
        xor          ebp, r14d
        and          ebp, r8d
        add          r13d, ebp
        add          r13d, r10d
        add          r9d, [rcx + 44]                            /* round 11 */
        add          r9d, r14d
        rorx         ebp, r8d, 2
        rorx         r12d, r8d, 13
        xor          ebp, r12d
        rorx         r12d, r8d, 22
        xor          ebp, r12d
        add          r13d, ebp
        rorx         ebp, r10d, 6
        rorx         r12d, r10d, 11
        xor          ebp, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          r9d, r12d
        mov          r12d, r8d
        and          r12d, r15d
        sub          r12d, r14d
        rorx         r14d, r10d, 25
        xor          ebp, r14d
        andn         r14d, r10d, ebx
        add          r9d, r14d
        add          r9d, ebp
        mov          ebp, r8d
        xor          ebp, r15d
        and          ebp, r13d
        add          r12d, ebp
        add          r12d, r9d
        add          ebx, [rcx + 48]                            /* round 12 */
        add          ebx, r15d
        rorx         ebp, r13d, 2
        rorx         r14d, r13d, 13
        xor          ebp, r14d
        rorx         r14d, r13d, 22
        xor          ebp, r14d
        add          r12d, ebp
        rorx         ebp, r9d, 6
        rorx         r14d, r9d, 11
        xor          ebp, r14d
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, r14d
        mov          r14d, r13d
        and          r14d, r8d
        sub          r14d, r15d
        rorx         r15d, r9d, 25
        xor          ebp, r15d
        andn         r15d, r9d, r11d
        add          ebx, r15d
        add          ebx, ebp
        mov          ebp, r13d
        xor          ebp, r8d
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, ebx
        add          r11d, [rcx + 52]                           /* round 13 */
        add          r11d, r8d
        rorx         ebp, r12d, 2
        rorx         r15d, r12d, 13
        xor          ebp, r15d
        rorx         r15d, r12d, 22
        xor          ebp, r15d
        add          r14d, ebp
        rorx         ebp, ebx, 6
        rorx         r15d, ebx, 11
        xor          ebp, r15d
        mov          r15d, ebx
        and          r15d, r9d
        add          r11d, r15d
        mov          edi, r12d
        and          edi, r13d
        sub          edi, r8d
        rorx         r15d, ebx, 25
        xor          ebp, r15d
        andn         r15d, ebx, r10d
        add          r11d, r15d
        add          r11d, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          edi, ebp
        add          edi, r11d
        add          r10d, [rcx + 56]                           /* round 14 */
        add          r10d, r13d
        rorx         ebp, r14d, 2
        rorx         r15d, r14d, 13
        xor          ebp, r15d
        rorx         r15d, r14d, 22
        xor          ebp, r15d
        add          edi, ebp
        rorx         ebp, r11d, 6
        rorx         r15d, r11d, 11
        xor          ebp, r15d
        mov          r15d, r11d
        and          r15d, ebx
        add          r10d, r15d
        mov          esi, r14d
        and          esi, r12d
        sub          esi, r13d
        rorx         r13d, r11d, 25
        xor          ebp, r13d
        andn         r13d, r11d, r9d
        add          r10d, r13d
        add          r10d, ebp
        mov          ebp, r14d
        xor          ebp, r12d
        and          ebp, edi
        add          esi, ebp
        add          r9d, [rcx + 60]                            /* round 15 */
        add          esi, r10d
        add          r9d, r12d
        rorx         ecx, edi, 2
        rorx         ebp, edi, 13
        xor          ecx, ebp
        rorx         ebp, edi, 22
        xor          ecx, ebp
        add          esi, ecx
        mov          edx, edi
        and          edx, r14d
        sub          edx, r12d
        rorx         ecx, r10d, 6
        mov          rbp, [rsp + 16]
        add          edx, [rbp]                                 /* H = H + (a, b, ...) */
        rorx         r12d, r10d, 11
        xor          ecx, r12d
        mov          r12d, r10d
        and          r12d, r11d
        add          r9d, r12d
        rorx         r12d, r10d, 25
        xor          ecx, r12d
        andn         r12d, r10d, ebx
        add          r9d, r12d
        add          r9d, ecx
        mov          ecx, edi
        xor          ecx, r14d
        and          ecx, esi
        add          edx, ecx
        add          edx, r9d
        rorx         ecx, esi, 2
        rorx         r12d, esi, 13
        xor          ecx, r12d
        rorx         r12d, esi, 22
        xor          ecx, r12d
        add          edx, ecx
        mov          rcx, [rsp + 8]
        add          rcx, 64                                    /* the next block */
        mov          [rsp + 8], rcx
        mov          [rbp], edx
        mov          r12, [rsp]
        add          r12, -1
        mov          [rsp], r12
        mov          r13d, [rbp + 4]
        add          esi, r13d
        mov          [rbp + 4], esi
        mov          r13d, [rbp + 8]
        add          edi, r13d
        mov          [rbp + 8], edi
        mov          r8d, [rbp + 12]
        add          r8d, r14d
        mov          [rbp + 12], r8d
        mov          r13d, [rbp + 16]
        add          r9d, r13d
        mov          [rbp + 16], r9d
        mov          r13d, [rbp + 20]
        add          r10d, r13d
        mov          [rbp + 20], r10d
        mov          r13d, [rbp + 24]
        add          r11d, r13d
        mov          [rbp + 24], r11d
        mov          r13d, [rbp + 28]
        add          ebx, r13d
        mov          [rbp + 28], ebx
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 2464]
        vmovaps      xmm7, [rsp + 2480]
        vmovaps      xmm8, [rsp + 2496]
        vmovaps      xmm9, [rsp + 2512]
        vmovaps      xmm10, [rsp + 2528]
        vmovaps      xmm11, [rsp + 2544]
        vmovaps      xmm12, [rsp + 2560]
        vmovaps      xmm13, [rsp + 2576]
        vmovaps      xmm14, [rsp + 2592]
        vmovaps      xmm15, [rsp + 2608]
        add          rsp, 2632
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
        add          rsp, 2472
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8), . - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n8)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8))
NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8))
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
        .size        NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8), . - NSMS_SYMBOL(nsms_sha256_schedule_avx2_n8)
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

/* nsms_sha256_blocks_avx2_n8: 15 integer registers, 16 vector registers, 10 spills.
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
 * nsms_sha256_schedule_avx2_n8: 5 integer registers, 16 vector registers, 6 spills.
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
 * - name: nsms_sha256_blocks_avx2_n8
 *   signature: void nsms_sha256_blocks_avx2_n8(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 2520, win64: 2696}
 *   features: [avx, avx2, bmi1, bmi2]
 * - name: nsms_sha256_schedule_avx2_n8
 *   signature: void nsms_sha256_schedule_avx2_n8(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 2048, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 512, align: 1, access: read}
 *   stack_bytes: {sysv: 360, win64: 536}
 *   features: [avx, avx2]
 */
