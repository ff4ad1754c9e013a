/* sha256_sse41_n4.S, written by nsms: make gen HASH=sha256 ISA=sse41 N=4
 *
 * void nsms_sha256_blocks_sse41_n4(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks, 4 scheduled at a time.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 3,542 instructions (System V); 1,368 bytes of stack (System V), 1,544 (Win64).
 * void nsms_sha256_schedule_sse41_n4(uint32_t *wk, const void *data);
 *   SHA-224, SHA-256: W_t + K_t of 4 blocks, wk[t*4 + j] for block j.
 *   Reads 256 bytes at data; writes 1024 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 725 instructions (System V); 216 bytes of stack (System V), 392 (Win64).
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
#  define NSMS_L(name) Lsha256_sse41_n4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_sse41_n4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_sse41_n4_##name
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
        .long        0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        .long        0x71374491, 0x71374491, 0x71374491, 0x71374491
        .long        0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        .long        0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        .long        0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        .long        0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        .long        0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        .long        0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        .long        0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        .long        0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        .long        0x243185be, 0x243185be, 0x243185be, 0x243185be
        .long        0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        .long        0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        .long        0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        .long        0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        .long        0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        .long        0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        .long        0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        .long        0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        .long        0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        .long        0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        .long        0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        .long        0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        .long        0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        .long        0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        .long        0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        .long        0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        .long        0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        .long        0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        .long        0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        .long        0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        .long        0x14292967, 0x14292967, 0x14292967, 0x14292967
        .long        0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        .long        0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        .long        0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        .long        0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        .long        0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        .long        0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        .long        0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        .long        0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        .long        0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        .long        0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        .long        0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        .long        0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        .long        0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        .long        0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        .long        0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        .long        0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        .long        0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        .long        0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        .long        0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        .long        0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        .long        0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        .long        0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        .long        0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        .long        0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        .long        0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        .long        0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        .long        0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        .long        0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        .long        0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        .long        0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        .long        0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
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

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_sse41_n4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_sse41_n4))
NSMS_SYMBOL(nsms_sha256_blocks_sse41_n4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_sse41_n4))
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
        sub          rsp, 1480
        NSMS_SEH(.seh_stackalloc 1480)
        movaps       [rsp + 1312], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1312)
        movaps       [rsp + 1328], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1328)
        movaps       [rsp + 1344], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1344)
        movaps       [rsp + 1360], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1360)
        movaps       [rsp + 1376], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1376)
        movaps       [rsp + 1392], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1392)
        movaps       [rsp + 1408], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1408)
        movaps       [rsp + 1424], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1424)
        movaps       [rsp + 1440], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1440)
        movaps       [rsp + 1456], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1456)
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
        sub          rsp, 1320
        .cfi_def_cfa_offset 1376
#endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword ptr [rsp + 8], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 135]
        mov          rcx, [rsp + 24]
        mov          edx, [rcx]
        mov          esi, [rcx + 4]
        mov          edi, [rcx + 8]
        and          rax, -64
        mov          r8d, [rcx + 12]
        mov          r9d, [rcx + 16]
        mov          r10d, [rcx + 20]
        mov          r11d, [rcx + 24]
        mov          ebx, [rcx + 28]
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]. */
NSMS_L(blocks_batch4):
        cmp          qword ptr [rsp + 8], 4
        jb           NSMS_L(blocks_batch1)

        /* the schedule of 4 blocks: the message words */
        mov          r12, [rsp + 16]
        movdqu       xmm3, [r12]                                /* W_0 to W_3 */
        movdqu       xmm10, [r12 + 64]
        movdqu       xmm11, [r12 + 128]
        movdqu       xmm12, [r12 + 192]
        movdqu       xmm7, [r12 + 16]                           /* W_4 to W_7 */
        movdqu       xmm13, [r12 + 80]
        movdqu       xmm14, [r12 + 144]
        movdqu       xmm15, [r12 + 208]
        movdqa       xmm1, xmm3
        punpckldq    xmm1, xmm10
        movdqa       xmm9, xmm11
        punpckldq    xmm9, xmm12
        punpckhdq    xmm3, xmm10
        punpckhdq    xmm11, xmm12
        movdqu       xmm10, [r12 + 32]                          /* W_8 to W_11 */
        movdqu       xmm12, [r12 + 96]
        movdqu       xmm8, [r12 + 160]
        movdqa       xmm5, xmm7
        punpckldq    xmm5, xmm13
        punpckhdq    xmm7, xmm13
        movdqu       xmm13, [r12 + 224]
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
        movdqu       xmm13, [r12 + 48]                          /* W_12 to W_15 */
        movdqu       xmm9, [r12 + 112]
        movdqu       xmm4, [r12 + 176]
        movdqu       xmm2, [r12 + 240]
        movdqu       [rax + 1120], xmm10
        movdqu       xmm10, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        pshufb       xmm0, xmm10
        pshufb       xmm1, xmm10
        movdqu       [rax + 1136], xmm1
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
        lea          r12, [rax + 16]
        mov          [rsp + 40], r12
        movdqa       xmm14, xmm15
        punpcklqdq   xmm14, xmm12
        punpckhqdq   xmm15, xmm12
        pshufb       xmm14, xmm10
        pshufb       xmm15, xmm10
        movdqu       xmm12, [rax + 1120]
        movdqu       [rax + 1152], xmm15
        movdqa       xmm15, xmm12
        punpcklqdq   xmm15, xmm8
        punpckhqdq   xmm12, xmm8
        pshufb       xmm15, xmm10
        movdqu       [rax + 1024], xmm15
        pshufb       xmm12, xmm10
        movdqu       [rax + 1040], xmm12
        movdqa       xmm8, xmm11
        punpcklqdq   xmm8, xmm9
        punpckhqdq   xmm11, xmm9
        pshufb       xmm8, xmm10
        movdqu       [rax + 1056], xmm8
        pshufb       xmm11, xmm10
        movdqu       [rax + 1072], xmm11
        movdqa       xmm9, xmm13
        punpcklqdq   xmm9, xmm4
        punpckhqdq   xmm13, xmm4
        pshufb       xmm9, xmm10
        movdqu       [rax + 1088], xmm9
        pshufb       xmm13, xmm10
        movdqu       [rax + 1104], xmm13
        movdqa       xmm10, xmm0                                /* W_0 + K_0 */
        paddd        xmm10, [rip + NSMS_L(K1x4)]
        movdqu       [rax], xmm10
        movdqu       xmm10, [rax + 1136]
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
        movdqu       xmm4, [rax + 1152]
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
        lea          r13, [rax + 768]
        mov          [rsp + 32], r13
        lea          rbp, [rip + NSMS_L(K1x4) + 256]
        mov          [rsp], rax
        movdqa       xmm8, xmm14
        movdqa       xmm9, xmm4
        movdqa       xmm4, xmm2
        movdqa       xmm2, xmm1
        mov          rcx, rax
        movdqu       xmm1, [rax + 1136]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..15 of 4 blocks: xmm0..xmm9, */
        /*   [rax+1024..rax+1104]; scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; */
        /*   state: [rsp+24]; upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_and_schedule4):

        /* rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 4 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
            paddd    xmm0, xmm9                                 /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        mov          r12d, r9d                                  /* round 0 */
        ror          r12d, 6
            movdqu   xmm10, [rax + 1088]
            movdqa   xmm11, xmm10
            psrld    xmm11, 17
        mov          r13d, r9d
        ror          r13d, 11
            movdqa   xmm12, xmm10
            pslld    xmm12, 15
        mov          r14d, r10d
        xor          r14d, r11d
            pxor     xmm11, xmm12
        mov          r15d, edx
        xor          r15d, esi
            movdqa   xmm12, xmm10
            psrld    xmm12, 19
        xor          r12d, r13d
            movdqa   xmm13, xmm10
            pslld    xmm13, 13
        and          r14d, r9d
            pxor     xmm12, xmm13
        add          ebx, [rcx]
            pxor     xmm11, xmm12
        xor          r14d, r11d
            movdqa   xmm12, xmm1
            psrld    xmm12, 7
        add          r11d, [rcx + 16]                           /* round 1 */
            movdqa   xmm13, xmm1
            pslld    xmm13, 25
        mov          r13d, r9d
        ror          r13d, 25
            pxor     xmm12, xmm13
        xor          r12d, r13d
            movdqa   xmm13, xmm1
            psrld    xmm13, 18
        add          ebx, r12d
            movdqa   xmm14, xmm1
            pslld    xmm14, 14
        add          ebx, r14d
            pxor     xmm13, xmm14
        add          r8d, ebx
            pxor     xmm12, xmm13
        mov          r12d, edx
        ror          r12d, 2
            movdqa   xmm13, xmm10
            psrld    xmm13, 10
        mov          r13d, edx
        ror          r13d, 13
            pxor     xmm11, xmm13
        xor          r12d, r13d
            paddd    xmm0, xmm11
        mov          r13d, esi
        xor          r13d, edi
            movdqu   xmm11, [rax + 1104]
            movdqa   xmm13, xmm11                               /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
            psrld    xmm13, 17
        and          r13d, r15d
            movdqa   xmm14, xmm11
            pslld    xmm14, 15
        xor          r13d, esi
            pxor     xmm13, xmm14
        mov          r14d, edx
        ror          r14d, 22
            movdqa   xmm14, xmm11
            psrld    xmm14, 19
        xor          r12d, r14d
            movdqa   xmm15, xmm11
            pslld    xmm15, 13
        add          r12d, r13d
            pxor     xmm14, xmm15
        add          ebx, r12d
            pxor     xmm13, xmm14
        mov          r12d, r9d
        xor          r12d, r10d
            movdqa   xmm14, xmm1
            psrld    xmm14, 3
        and          r12d, r8d
            pxor     xmm12, xmm14
        xor          r12d, r10d
            movdqu   xmm14, [rax + 1024]
            paddd    xmm1, xmm14
            paddd    xmm0, xmm12
        add          r11d, r12d
            movdqa   xmm12, xmm2
            psrld    xmm12, 7
        mov          r12d, r8d
        ror          r12d, 6
            movdqa   xmm15, xmm2
            pslld    xmm15, 25
        mov          r13d, r8d
        ror          r13d, 11
            pxor     xmm12, xmm15
        xor          r12d, r13d
            movdqa   xmm15, xmm2
            psrld    xmm15, 18
        add          r10d, [rcx + 32]                           /* round 2 */
            movdqa   xmm14, xmm2
            pslld    xmm14, 14
        mov          r13d, ebx
        ror          r13d, 2
            pxor     xmm15, xmm14
        mov          r14d, ebx
        ror          r14d, 13
            pxor     xmm12, xmm15
        xor          r13d, r14d
            movdqa   xmm14, xmm11
            psrld    xmm14, 10
        mov          r14d, ebx
        xor          r14d, edx
            pxor     xmm13, xmm14
        and          r15d, r14d
            paddd    xmm1, xmm13
        xor          r15d, edx
            movdqa   xmm13, xmm3                                /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
            psrld    xmm13, 7
        mov          [rsp + 48], edx
        mov          edx, r8d
        ror          edx, 25
            movdqa   xmm14, xmm3
            pslld    xmm14, 25
        xor          r12d, edx
            pxor     xmm13, xmm14
        add          r11d, r12d
            movdqa   xmm14, xmm3
            psrld    xmm14, 18
        add          edi, r11d
            movdqa   xmm15, xmm3
            pslld    xmm15, 14
        mov          r12d, ebx
        ror          r12d, 22
            pxor     xmm14, xmm15
        xor          r13d, r12d
            pxor     xmm13, xmm14
        add          r13d, r15d
            movdqa   xmm14, xmm2
            psrld    xmm14, 3
        add          r11d, r13d
            pxor     xmm12, xmm14
        mov          r12d, r8d
        xor          r12d, r9d
            movdqu   xmm14, [rax + 1040]
            paddd    xmm2, xmm14
        and          r12d, edi
            paddd    xmm1, xmm12
        xor          r12d, r9d
            movdqa   xmm12, xmm0
            paddd    xmm12, [rbp]
        add          r10d, r12d
            movdqu   [rcx + 256], xmm12
        mov          r12d, edi
        ror          r12d, 6
            movdqa   xmm12, xmm0
            psrld    xmm12, 17
        mov          r13d, edi
        ror          r13d, 11
            movdqa   xmm15, xmm0
            pslld    xmm15, 15
        xor          r12d, r13d
            pxor     xmm12, xmm15
        add          r9d, [rcx + 48]                            /* round 3 */
            movdqa   xmm15, xmm0
            psrld    xmm15, 19
        mov          r13d, r11d
        ror          r13d, 2
            movdqa   xmm14, xmm0
            pslld    xmm14, 13
            pxor     xmm15, xmm14
        mov          r15d, r11d
        ror          r15d, 13
            pxor     xmm12, xmm15
        xor          r13d, r15d
            movdqa   xmm14, xmm3
            psrld    xmm14, 3
        mov          r15d, r11d
        xor          r15d, ebx
            pxor     xmm13, xmm14
        and          r14d, r15d
            paddd    xmm2, xmm13
        xor          r14d, ebx
            movdqa   xmm13, xmm4                                /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
            psrld    xmm13, 7
        mov          edx, edi
        ror          edx, 25
            movdqa   xmm14, xmm4
            pslld    xmm14, 25
        xor          r12d, edx
            pxor     xmm13, xmm14
        add          r10d, r12d
            movdqu   xmm14, [rax + 1056]
            paddd    xmm3, xmm14
        add          esi, r10d
            movdqa   xmm15, xmm4
            psrld    xmm15, 18
        mov          r12d, r11d
        ror          r12d, 22
            movdqa   xmm14, xmm4
            pslld    xmm14, 14
        xor          r13d, r12d
            pxor     xmm15, xmm14
        add          r13d, r14d
            pxor     xmm13, xmm15
        add          r10d, r13d
            movdqa   xmm14, xmm0
            psrld    xmm14, 10
        mov          r12d, edi
        xor          r12d, r8d
            pxor     xmm12, xmm14
        and          r12d, esi
            paddd    xmm2, xmm12
        xor          r12d, r8d
            movdqa   xmm12, xmm1
            paddd    xmm12, [rbp + 16]
        add          r9d, r12d
            movdqu   [rcx + 272], xmm12
        mov          r12d, esi
        ror          r12d, 6
            movdqa   xmm12, xmm1
            psrld    xmm12, 17
        mov          r13d, esi
        ror          r13d, 11
            movdqa   xmm14, xmm1
            pslld    xmm14, 15
        xor          r12d, r13d
            pxor     xmm12, xmm14
        add          r8d, [rcx + 64]                            /* round 4 */
            movdqa   xmm14, xmm1
            psrld    xmm14, 19
        mov          r13d, r10d
        ror          r13d, 2
            movdqa   xmm15, xmm1
            pslld    xmm15, 13
        mov          r14d, r10d
        ror          r14d, 13
            pxor     xmm14, xmm15
        xor          r13d, r14d
            pxor     xmm12, xmm14
        mov          r14d, r10d
        xor          r14d, r11d
            movdqa   xmm14, xmm4
            psrld    xmm14, 3
        and          r15d, r14d
            pxor     xmm13, xmm14
        xor          r15d, r11d
            paddd    xmm3, xmm13
            movdqa   xmm13, xmm5                                /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            psrld    xmm13, 7
        mov          edx, esi
        ror          edx, 25
            movdqa   xmm14, xmm5
            pslld    xmm14, 25
        xor          r12d, edx
            pxor     xmm13, xmm14
        add          r9d, r12d
            movdqu   xmm14, [rax + 1072]
            paddd    xmm4, xmm14
        mov          edx, [rsp + 48]
        add          edx, r9d
            movdqa   xmm15, xmm5
            psrld    xmm15, 18
        mov          r12d, r10d
        ror          r12d, 22
            movdqa   xmm14, xmm5
            pslld    xmm14, 14
        xor          r13d, r12d
            pxor     xmm15, xmm14
        add          r13d, r15d
            pxor     xmm13, xmm15
        add          r9d, r13d
            movdqa   xmm14, xmm1
            psrld    xmm14, 10
        mov          r12d, esi
        xor          r12d, edi
            pxor     xmm12, xmm14
        and          r12d, edx
            paddd    xmm3, xmm12
        xor          r12d, edi
            movdqa   xmm12, xmm2
            paddd    xmm12, [rbp + 32]
        add          r8d, r12d
            movdqu   [rcx + 288], xmm12
        mov          r12d, edx
        ror          r12d, 6
            movdqa   xmm12, xmm2
            psrld    xmm12, 17
        mov          r13d, edx
        ror          r13d, 11
            movdqa   xmm14, xmm2
            pslld    xmm14, 15
        xor          r12d, r13d
            pxor     xmm12, xmm14
        add          edi, [rcx + 80]                            /* round 5 */
            movdqa   xmm14, xmm2
            psrld    xmm14, 19
        mov          r13d, r9d
        ror          r13d, 2
            movdqa   xmm15, xmm2
            pslld    xmm15, 13
        mov          r15d, r9d
        ror          r15d, 13
            pxor     xmm14, xmm15
        xor          r13d, r15d
            pxor     xmm12, xmm14
        mov          r15d, r9d
        xor          r15d, r10d
            movdqa   xmm14, xmm5
            psrld    xmm14, 3
        and          r14d, r15d
            pxor     xmm13, xmm14
        xor          r14d, r10d
            paddd    xmm4, xmm13
        mov          [rsp + 48], r10d
        mov          r10d, edx
        ror          r10d, 25
            movdqa   xmm13, xmm6                                /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
            psrld    xmm13, 7
        xor          r12d, r10d
            movdqa   xmm14, xmm6
            pslld    xmm14, 25
        add          r8d, r12d
            pxor     xmm13, xmm14
        add          ebx, r8d
            paddd    xmm5, xmm10
        mov          r12d, r9d
        ror          r12d, 22
            movdqa   xmm14, xmm6
            psrld    xmm14, 18
            movdqa   xmm15, xmm6
            pslld    xmm15, 14
        xor          r13d, r12d
            pxor     xmm14, xmm15
        add          r13d, r14d
            pxor     xmm13, xmm14
        add          r8d, r13d
            movdqa   xmm14, xmm2
            psrld    xmm14, 10
        mov          r12d, edx
        xor          r12d, esi
            pxor     xmm12, xmm14
        and          r12d, ebx
            paddd    xmm4, xmm12
        xor          r12d, esi
            movdqa   xmm12, xmm3
            paddd    xmm12, [rbp + 48]
        add          edi, r12d
            movdqu   [rcx + 304], xmm12
        mov          r12d, ebx
        ror          r12d, 6
            movdqa   xmm12, xmm3
            psrld    xmm12, 17
        mov          r13d, ebx
        ror          r13d, 11
            movdqa   xmm14, xmm3
            pslld    xmm14, 15
        xor          r12d, r13d
            pxor     xmm12, xmm14
        add          esi, [rcx + 96]                            /* round 6 */
            movdqa   xmm14, xmm3
            psrld    xmm14, 19
        mov          r13d, r8d
        ror          r13d, 2
            movdqa   xmm15, xmm3
            pslld    xmm15, 13
        mov          r14d, r8d
        ror          r14d, 13
            pxor     xmm14, xmm15
        xor          r13d, r14d
            pxor     xmm12, xmm14
        mov          r14d, r8d
        xor          r14d, r9d
            movdqa   xmm14, xmm6
            psrld    xmm14, 3
        and          r15d, r14d
            pxor     xmm13, xmm14
        xor          r15d, r9d
            paddd    xmm5, xmm13
        mov          r10d, ebx
        ror          r10d, 25
            movdqa   xmm13, xmm7                                /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
            psrld    xmm13, 7
        xor          r12d, r10d
            movdqa   xmm14, xmm7
            pslld    xmm14, 25
        add          edi, r12d
            pxor     xmm13, xmm14
        add          r11d, edi
            paddd    xmm6, xmm11
        mov          r12d, r8d
        ror          r12d, 22
            movdqa   xmm14, xmm7
            psrld    xmm14, 18
        xor          r13d, r12d
            movdqa   xmm15, xmm7
            pslld    xmm15, 14
        add          r13d, r15d
            pxor     xmm14, xmm15
        add          edi, r13d
            pxor     xmm13, xmm14
        mov          r12d, ebx
        xor          r12d, edx
            movdqa   xmm14, xmm3
            psrld    xmm14, 10
        and          r12d, r11d
            pxor     xmm12, xmm14
        xor          r12d, edx
            paddd    xmm5, xmm12
            movdqa   xmm12, xmm4
            paddd    xmm12, [rbp + 64]
        add          esi, r12d
            movdqu   [rcx + 320], xmm12
        mov          r12d, r11d
        ror          r12d, 6
            movdqa   xmm12, xmm4
            psrld    xmm12, 17
        mov          r13d, r11d
        ror          r13d, 11
            movdqa   xmm14, xmm4
            pslld    xmm14, 15
        xor          r12d, r13d
            pxor     xmm12, xmm14
        add          edx, [rcx + 112]                           /* round 7 */
            movdqa   xmm14, xmm4
            psrld    xmm14, 19
        mov          r13d, edi
        ror          r13d, 2
            movdqa   xmm15, xmm4
            pslld    xmm15, 13
        mov          r15d, edi
        ror          r15d, 13
            pxor     xmm14, xmm15
        xor          r13d, r15d
            pxor     xmm12, xmm14
        mov          r15d, edi
        xor          r15d, r8d
            movdqa   xmm14, xmm8                                /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
            psrld    xmm14, 7
        and          r14d, r15d
            movdqa   xmm15, xmm8
            pslld    xmm15, 25
        xor          r14d, r8d
            pxor     xmm14, xmm15
        mov          r10d, r11d
        ror          r10d, 25
            movdqa   xmm15, xmm8
            psrld    xmm15, 18
        xor          r12d, r10d
            movdqa   xmm11, xmm8
            pslld    xmm11, 14
        add          esi, r12d
            pxor     xmm15, xmm11
        mov          r10d, [rsp + 48]
        add          r10d, esi
            pxor     xmm14, xmm15
        mov          r12d, edi
        ror          r12d, 22
            movdqa   xmm11, xmm7
            psrld    xmm11, 3
        xor          r13d, r12d
            pxor     xmm13, xmm11
        add          r13d, r14d
            paddd    xmm6, xmm13
        add          esi, r13d
            movdqa   xmm11, xmm4
            psrld    xmm11, 10
        mov          r12d, r11d
        xor          r12d, ebx
            pxor     xmm12, xmm11
        and          r12d, r10d
            paddd    xmm6, xmm12
        xor          r12d, ebx
            movdqa   xmm11, xmm5
            paddd    xmm11, [rbp + 80]
        add          edx, r12d
            movdqu   [rcx + 336], xmm11
        mov          r12d, r10d
        ror          r12d, 6
            movdqa   xmm11, xmm5
            psrld    xmm11, 17
        mov          r13d, r10d
        ror          r13d, 11
            movdqa   xmm12, xmm5
            pslld    xmm12, 15
        xor          r12d, r13d
            pxor     xmm11, xmm12
        add          ebx, [rcx + 128]                           /* round 8 */
            movdqa   xmm12, xmm5
            psrld    xmm12, 19
            movdqa   xmm13, xmm5
            pslld    xmm13, 13
        mov          r13d, esi
        ror          r13d, 2
            pxor     xmm12, xmm13
        mov          r14d, esi
        ror          r14d, 13
            pxor     xmm11, xmm12
        xor          r13d, r14d
            movdqa   xmm12, xmm8
            psrld    xmm12, 3
        mov          r14d, esi
        xor          r14d, edi
            pxor     xmm14, xmm12
        and          r15d, r14d
            paddd    xmm7, xmm14
        xor          r15d, edi
            paddd    xmm7, xmm0
        mov          [rsp + 48], edi
        mov          edi, r10d
        ror          edi, 25
            movdqa   xmm12, xmm9                                /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            psrld    xmm12, 7
        xor          r12d, edi
            movdqa   xmm13, xmm9
            pslld    xmm13, 25
        add          edx, r12d
            pxor     xmm12, xmm13
        add          r9d, edx
            movdqa   xmm13, xmm9
            psrld    xmm13, 18
        mov          r12d, esi
        ror          r12d, 22
            movdqa   xmm14, xmm9
            pslld    xmm14, 14
        xor          r13d, r12d
            pxor     xmm13, xmm14
        add          r13d, r15d
            pxor     xmm12, xmm13
        add          edx, r13d
            movdqa   xmm13, xmm5
            psrld    xmm13, 10
        mov          r12d, r10d
        xor          r12d, r11d
            pxor     xmm11, xmm13
        and          r12d, r9d
            paddd    xmm7, xmm11
        xor          r12d, r11d
            movdqa   xmm11, xmm6
            paddd    xmm11, [rbp + 96]
        add          ebx, r12d
            movdqu   [rcx + 352], xmm11
        mov          r12d, r9d
        ror          r12d, 6
            movdqa   xmm11, xmm6
            psrld    xmm11, 17
        mov          r13d, r9d
        ror          r13d, 11
            movdqa   xmm13, xmm6
            pslld    xmm13, 15
        xor          r12d, r13d
            pxor     xmm11, xmm13
        add          r11d, [rcx + 144]                          /* round 9 */
            movdqa   xmm13, xmm6
            psrld    xmm13, 19
        mov          r13d, edx
        ror          r13d, 2
            movdqa   xmm14, xmm6
            pslld    xmm14, 13
        mov          r15d, edx
        ror          r15d, 13
            pxor     xmm13, xmm14
        xor          r13d, r15d
            pxor     xmm11, xmm13
        mov          r15d, edx
        xor          r15d, esi
            movdqa   xmm13, xmm9
            psrld    xmm13, 3
        and          r14d, r15d
            pxor     xmm12, xmm13
            paddd    xmm8, xmm12
        xor          r14d, esi
            paddd    xmm8, xmm1
        mov          edi, r9d
        ror          edi, 25
            movdqu   xmm12, [rax + 1024]
            movdqa   xmm13, xmm12                               /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
            psrld    xmm13, 7
        xor          r12d, edi
            movdqa   xmm14, xmm12
            pslld    xmm14, 25
        add          ebx, r12d
            pxor     xmm13, xmm14
        add          r8d, ebx
            movdqa   xmm14, xmm12
            psrld    xmm14, 18
        mov          r12d, edx
        ror          r12d, 22
            movdqa   xmm15, xmm12
            pslld    xmm15, 14
        xor          r13d, r12d
            pxor     xmm14, xmm15
        add          r13d, r14d
            pxor     xmm13, xmm14
        add          ebx, r13d
            movdqa   xmm14, xmm6
            psrld    xmm14, 10
        mov          r12d, r9d
        xor          r12d, r10d
            pxor     xmm11, xmm14
        and          r12d, r8d
            paddd    xmm8, xmm11
        xor          r12d, r10d
            movdqa   xmm11, xmm7
            paddd    xmm11, [rbp + 112]
        add          r11d, r12d
            movdqu   [rcx + 368], xmm11
        mov          r12d, r8d
        ror          r12d, 6
            movdqa   xmm11, xmm7
            psrld    xmm11, 17
        mov          r13d, r8d
        ror          r13d, 11
            movdqa   xmm14, xmm7
            pslld    xmm14, 15
        xor          r12d, r13d
            pxor     xmm11, xmm14
        add          r10d, [rcx + 160]                          /* round 10 */
            movdqa   xmm14, xmm7
            psrld    xmm14, 19
        mov          r13d, ebx
        ror          r13d, 2
            movdqa   xmm15, xmm7
            pslld    xmm15, 13
        mov          r14d, ebx
        ror          r14d, 13
            pxor     xmm14, xmm15
        xor          r13d, r14d
            pxor     xmm11, xmm14
        mov          r14d, ebx
        xor          r14d, edx
            movdqa   xmm14, xmm12
            psrld    xmm14, 3
        and          r15d, r14d
            pxor     xmm13, xmm14
        xor          r15d, edx
            paddd    xmm9, xmm13
        mov          edi, r8d
        ror          edi, 25
            paddd    xmm9, xmm2
        xor          r12d, edi
            movdqu   xmm13, [rax + 1040]
            movdqa   xmm14, xmm13                               /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            psrld    xmm14, 7
        add          r11d, r12d
            movdqa   xmm15, xmm13
            pslld    xmm15, 25
        mov          edi, [rsp + 48]
        add          edi, r11d
            pxor     xmm14, xmm15
            movdqa   xmm15, xmm13
            psrld    xmm15, 18
        mov          r12d, ebx
        ror          r12d, 22
            movdqu   [rax + 1120], xmm1
            movdqa   xmm1, xmm13
            pslld    xmm1, 14
        xor          r13d, r12d
            pxor     xmm15, xmm1
        add          r13d, r15d
            pxor     xmm14, xmm15
        add          r11d, r13d
            movdqa   xmm15, xmm7
            psrld    xmm15, 10
        mov          r12d, r8d
        xor          r12d, r9d
            pxor     xmm11, xmm15
        and          r12d, edi
            paddd    xmm9, xmm11
        xor          r12d, r9d
            movdqa   xmm11, xmm8
            paddd    xmm11, [rbp + 128]
        add          r10d, r12d
            movdqu   [rcx + 384], xmm11
        mov          r12d, edi
        ror          r12d, 6
            movdqa   xmm11, xmm8
            psrld    xmm11, 17
        mov          r13d, edi
        ror          r13d, 11
            movdqa   xmm15, xmm8
            pslld    xmm15, 15
        xor          r12d, r13d
            pxor     xmm11, xmm15
        add          r9d, [rcx + 176]                           /* round 11 */
            movdqa   xmm15, xmm8
            psrld    xmm15, 19
        mov          r13d, r11d
        ror          r13d, 2
            movdqa   xmm1, xmm8
            pslld    xmm1, 13
        mov          r15d, r11d
        ror          r15d, 13
            pxor     xmm15, xmm1
        xor          r13d, r15d
            pxor     xmm11, xmm15
        mov          r15d, r11d
        xor          r15d, ebx
            movdqa   xmm15, xmm13
            psrld    xmm15, 3
        and          r14d, r15d
            pxor     xmm14, xmm15
        xor          r14d, ebx
            paddd    xmm12, xmm14
        mov          [rsp + 48], ebx
        mov          ebx, edi
        ror          ebx, 25
            paddd    xmm12, xmm3
        xor          r12d, ebx
            movdqu   xmm14, [rax + 1056]
            movdqa   xmm15, xmm14                               /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
            psrld    xmm15, 7
        add          r10d, r12d
            movdqa   xmm1, xmm14
            pslld    xmm1, 25
        add          esi, r10d
            pxor     xmm15, xmm1
        mov          r12d, r11d
        ror          r12d, 22
            movdqa   xmm1, xmm14
            psrld    xmm1, 18
        xor          r13d, r12d
            movdqu   [rax + 1136], xmm2
            movdqa   xmm2, xmm14
            pslld    xmm2, 14
        add          r13d, r14d
            pxor     xmm1, xmm2
        add          r10d, r13d
            pxor     xmm15, xmm1
        mov          r12d, edi
        xor          r12d, r8d
            movdqa   xmm2, xmm8
            psrld    xmm2, 10
        and          r12d, esi
            pxor     xmm11, xmm2
            paddd    xmm12, xmm11
            movdqu   [rax + 1024], xmm12
        xor          r12d, r8d
            movdqa   xmm11, xmm9
            paddd    xmm11, [rbp + 144]
        add          r9d, r12d
            movdqu   [rcx + 400], xmm11
        mov          r12d, esi
        ror          r12d, 6
            movdqa   xmm11, xmm9
            psrld    xmm11, 17
        mov          r13d, esi
        ror          r13d, 11
            movdqa   xmm2, xmm9
            pslld    xmm2, 15
        xor          r12d, r13d
            pxor     xmm11, xmm2
        add          r8d, [rcx + 192]                           /* round 12 */
            movdqa   xmm2, xmm9
            psrld    xmm2, 19
        mov          r13d, r10d
        ror          r13d, 2
            movdqa   xmm1, xmm9
            pslld    xmm1, 13
        mov          r14d, r10d
        ror          r14d, 13
            pxor     xmm2, xmm1
        xor          r13d, r14d
            pxor     xmm11, xmm2
        mov          r14d, r10d
        xor          r14d, r11d
            movdqa   xmm2, xmm14
            psrld    xmm2, 3
        and          r15d, r14d
            pxor     xmm15, xmm2
        xor          r15d, r11d
            paddd    xmm13, xmm15
        mov          ebx, esi
        ror          ebx, 25
            paddd    xmm13, xmm4
        xor          r12d, ebx
            movdqu   xmm15, [rax + 1072]
            movdqa   xmm2, xmm15                                /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            psrld    xmm2, 7
        add          r9d, r12d
            movdqa   xmm1, xmm15
            pslld    xmm1, 25
        add          edx, r9d
            pxor     xmm2, xmm1
        mov          r12d, r10d
        ror          r12d, 22
            movdqa   xmm1, xmm15
            psrld    xmm1, 18
        xor          r13d, r12d
            movdqu   [rax + 1152], xmm3
            movdqa   xmm3, xmm15
            pslld    xmm3, 14
        add          r13d, r15d
            pxor     xmm1, xmm3
        add          r9d, r13d
            pxor     xmm2, xmm1
        mov          r12d, esi
        xor          r12d, edi
            movdqa   xmm3, xmm9
            psrld    xmm3, 10
        and          r12d, edx
            pxor     xmm11, xmm3
        xor          r12d, edi
            paddd    xmm13, xmm11
            movdqu   [rax + 1040], xmm13
        add          r8d, r12d
            movdqa   xmm11, xmm12
            paddd    xmm11, [rbp + 160]
        mov          r12d, edx
        ror          r12d, 6
            movdqu   [rcx + 416], xmm11
        mov          r13d, edx
        ror          r13d, 11
            movdqa   xmm11, xmm12
            psrld    xmm11, 17
        xor          r12d, r13d
            movdqa   xmm3, xmm12
            pslld    xmm3, 15
            pxor     xmm11, xmm3
        add          edi, [rcx + 208]                           /* round 13 */
            movdqa   xmm3, xmm12
            psrld    xmm3, 19
        mov          r13d, r9d
        ror          r13d, 2
            movdqa   xmm1, xmm12
            pslld    xmm1, 13
        mov          r15d, r9d
        ror          r15d, 13
            pxor     xmm3, xmm1
        xor          r13d, r15d
            pxor     xmm11, xmm3
        mov          r15d, r9d
        xor          r15d, r10d
            movdqa   xmm3, xmm15
            psrld    xmm3, 3
        and          r14d, r15d
            pxor     xmm2, xmm3
        xor          r14d, r10d
            paddd    xmm14, xmm2
        mov          ebx, edx
        ror          ebx, 25
            paddd    xmm14, xmm5
        xor          r12d, ebx
            movdqa   xmm3, xmm10                                /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
            psrld    xmm3, 7
        add          r8d, r12d
            movdqa   xmm2, xmm10
            pslld    xmm2, 25
        mov          ebx, [rsp + 48]
        add          ebx, r8d
            pxor     xmm3, xmm2
        mov          r12d, r9d
        ror          r12d, 22
            movdqa   xmm2, xmm10
            psrld    xmm2, 18
        xor          r13d, r12d
            movdqa   xmm1, xmm10
            pslld    xmm1, 14
        add          r13d, r14d
            pxor     xmm2, xmm1
        add          r8d, r13d
            pxor     xmm3, xmm2
        mov          r12d, edx
        xor          r12d, esi
            movdqa   xmm2, xmm12
            psrld    xmm2, 10
        and          r12d, ebx
            pxor     xmm11, xmm2
        xor          r12d, esi
            paddd    xmm14, xmm11
            movdqu   [rax + 1056], xmm14
        add          edi, r12d
            movdqa   xmm11, xmm13
            paddd    xmm11, [rbp + 176]
        mov          r12d, ebx
        ror          r12d, 6
            movdqu   [rcx + 432], xmm11
        mov          r13d, ebx
        ror          r13d, 11
            movdqa   xmm11, xmm13
            psrld    xmm11, 17
        xor          r12d, r13d
            movdqa   xmm2, xmm13
            pslld    xmm2, 15
        add          esi, [rcx + 224]                           /* round 14 */
            pxor     xmm11, xmm2
        mov          r13d, r8d
        ror          r13d, 2
            movdqa   xmm2, xmm13
            psrld    xmm2, 19
        mov          r14d, r8d
        ror          r14d, 13
            movdqa   xmm1, xmm13
            pslld    xmm1, 13
        xor          r13d, r14d
            pxor     xmm2, xmm1
        mov          r14d, r8d
        xor          r14d, r9d
            pxor     xmm11, xmm2
            movdqa   xmm2, xmm10
            psrld    xmm2, 3
        and          r15d, r14d
            pxor     xmm3, xmm2
        xor          r15d, r9d
            paddd    xmm15, xmm3
        mov          [rsp + 48], r9d
        mov          r9d, ebx
        ror          r9d, 25
            paddd    xmm15, xmm6
        xor          r12d, r9d
            movdqu   xmm3, [rax + 1104]
            movdqa   xmm2, xmm3                                 /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
            psrld    xmm2, 7
        add          edi, r12d
            movdqa   xmm1, xmm3
            pslld    xmm1, 25
        add          r11d, edi
            pxor     xmm2, xmm1
        mov          r12d, r8d
        ror          r12d, 22
            movdqa   xmm1, xmm3
            psrld    xmm1, 18
        xor          r13d, r12d
            movdqa   xmm12, xmm3
            pslld    xmm12, 14
        add          r13d, r15d
            pxor     xmm1, xmm12
        add          edi, r13d
            pxor     xmm2, xmm1
        mov          r12d, ebx
        xor          r12d, edx
            movdqa   xmm12, xmm13
            psrld    xmm12, 10
        and          r12d, r11d
            pxor     xmm11, xmm12
        xor          r12d, edx
            paddd    xmm15, xmm11
            movdqu   [rax + 1072], xmm15
        add          esi, r12d
            movdqa   xmm11, xmm14
            paddd    xmm11, [rbp + 192]
        mov          r12d, r11d
        ror          r12d, 6
            movdqu   [rcx + 448], xmm11
        mov          r13d, r11d
        ror          r13d, 11
            movdqa   xmm11, xmm14
            psrld    xmm11, 17
        xor          r12d, r13d
            movdqa   xmm12, xmm14
            pslld    xmm12, 15
        add          edx, [rcx + 240]                           /* round 15 */
            pxor     xmm11, xmm12
        mov          r13d, edi
        ror          r13d, 2
            movdqa   xmm12, xmm14
            psrld    xmm12, 19
        mov          r15d, edi
        ror          r15d, 13
            movdqa   xmm1, xmm14
            pslld    xmm1, 13
        xor          r13d, r15d
            pxor     xmm12, xmm1
        mov          r15d, edi
        xor          r15d, r8d
            pxor     xmm11, xmm12
        and          r14d, r15d
            movdqa   xmm12, xmm3
            psrld    xmm12, 3
        xor          r14d, r8d
            pxor     xmm2, xmm12
        mov          r9d, r11d
        ror          r9d, 25
            paddd    xmm10, xmm2
        xor          r12d, r9d
            paddd    xmm10, xmm7
        add          esi, r12d
            movdqa   xmm12, xmm0                                /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
            psrld    xmm12, 7
        add          r10d, esi
            movdqa   xmm2, xmm0
            pslld    xmm2, 25
            pxor     xmm12, xmm2
        mov          r12d, edi
        ror          r12d, 22
            movdqa   xmm2, xmm0
            psrld    xmm2, 18
        xor          r13d, r12d
            movdqa   xmm1, xmm0
            pslld    xmm1, 14
        add          r13d, r14d
            pxor     xmm2, xmm1
        lea          r12, [rcx + 256]                           /* the next sixteen words */
            pxor     xmm12, xmm2
        add          esi, r13d
            movdqa   xmm2, xmm14
            psrld    xmm2, 10
        lea          r13, [rbp + 256]
            pxor     xmm11, xmm2
        mov          r14d, r11d
        xor          r14d, ebx
            paddd    xmm10, xmm11
            movdqu   [rax + 1088], xmm10
        and          r14d, r10d
            movdqa   xmm11, xmm15
            paddd    xmm11, [rbp + 208]
        xor          r14d, ebx
            movdqu   [rcx + 464], xmm11
        add          edx, r14d
            movdqa   xmm11, xmm15
            psrld    xmm11, 17
        mov          r14d, r10d
        ror          r14d, 6
            movdqa   xmm2, xmm15
            pslld    xmm2, 15
        mov          r9d, r10d
        ror          r9d, 11
            pxor     xmm11, xmm2
        xor          r14d, r9d
            movdqa   xmm2, xmm15
            psrld    xmm2, 19
        mov          r9d, esi
        ror          r9d, 2
            movdqa   xmm1, xmm15
            pslld    xmm1, 13
        mov          [rsp + 56], ebx
        mov          ebx, esi
        ror          ebx, 13
            pxor     xmm2, xmm1
        xor          r9d, ebx
            pxor     xmm11, xmm2
        mov          ebx, esi
        xor          ebx, edi
            movdqa   xmm2, xmm0
            psrld    xmm2, 3
        and          ebx, r15d
            pxor     xmm12, xmm2
        xor          ebx, edi
            paddd    xmm3, xmm12
        mov          r15d, r10d
        ror          r15d, 25
            paddd    xmm3, xmm8
        xor          r14d, r15d
            movdqa   xmm12, xmm15
            psrld    xmm12, 10
        add          edx, r14d
            pxor     xmm11, xmm12
        mov          r14d, [rsp + 48]
        add          r14d, edx
            paddd    xmm3, xmm11
            movdqu   [rax + 1104], xmm3
        mov          r15d, esi
        ror          r15d, 22
            movdqa   xmm11, xmm10
            paddd    xmm11, [rbp + 224]
        xor          r9d, r15d
            movdqu   [rcx + 480], xmm11
        add          r9d, ebx
            movdqa   xmm11, xmm3
            paddd    xmm11, [rbp + 240]
        add          edx, r9d
            movdqu   [rcx + 496], xmm11
        mov          r9d, r14d
        mov          rcx, r12
        mov          rbp, r13
        movdqu       xmm1, [rax + 1120]
        movdqu       xmm2, [rax + 1136]
        movdqu       xmm3, [rax + 1152]
        mov          ebx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule4)

        /* rounds 48 to 63 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          ebx, [rcx]                                 /* round 0 */
        mov          ebp, r9d
        ror          ebp, 6
        mov          r12d, r9d
        ror          r12d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        ror          r12d, 25
        xor          ebp, r12d
        add          ebx, ebp
        mov          ebp, r10d
        xor          ebp, r11d
        and          ebp, r9d
        xor          ebp, r11d
        add          ebx, ebp
        add          r11d, [rcx + 16]                           /* round 1 */
        add          r8d, ebx
        mov          ebp, edx
        ror          ebp, 2
        mov          r12d, edx
        ror          r12d, 13
        xor          ebp, r12d
        mov          r12d, edx
        xor          r12d, esi
        mov          r13d, esi
        xor          r13d, edi
        and          r13d, r12d
        xor          r13d, esi
        mov          r14d, edx
        ror          r14d, 22
        xor          ebp, r14d
        add          ebp, r13d
        add          ebx, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        and          ebp, r8d
        xor          ebp, r10d
        add          r11d, ebp
        mov          ebp, r8d
        ror          ebp, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          ebp, r13d
        add          r10d, [rcx + 32]                           /* round 2 */
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, edx
        and          r12d, r14d
        xor          r12d, edx
        mov          r15d, r8d
        ror          r15d, 25
        xor          ebp, r15d
        add          r11d, ebp
        add          edi, r11d
        mov          ebp, ebx
        ror          ebp, 22
        xor          r13d, ebp
        add          r13d, r12d
        add          r11d, r13d
        mov          ebp, r8d
        xor          ebp, r9d
        and          ebp, edi
        xor          ebp, r9d
        add          r10d, ebp
        mov          ebp, edi
        ror          ebp, 6
        mov          r12d, edi
        ror          r12d, 11
        xor          ebp, r12d
        add          r9d, [rcx + 48]                            /* round 3 */
        mov          r12d, r11d
        ror          r12d, 2
        mov          r13d, r11d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r11d
        xor          r13d, ebx
        and          r14d, r13d
        xor          r14d, ebx
        mov          r15d, edi
        ror          r15d, 25
        xor          ebp, r15d
        add          r10d, ebp
        add          esi, r10d
        mov          ebp, r11d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r10d, r12d
        mov          ebp, edi
        xor          ebp, r8d
        and          ebp, esi
        xor          ebp, r8d
        add          r9d, ebp
        mov          ebp, esi
        ror          ebp, 6
        mov          r12d, esi
        ror          r12d, 11
        xor          ebp, r12d
        add          r8d, [rcx + 64]                            /* round 4 */
        mov          r12d, r10d
        ror          r12d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r13d, r14d
        xor          r13d, r11d
        mov          r15d, esi
        ror          r15d, 25
        xor          ebp, r15d
        add          r9d, ebp
        add          edx, r9d
        mov          ebp, r10d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          r9d, r12d
        mov          ebp, esi
        xor          ebp, edi
        and          ebp, edx
        xor          ebp, edi
        add          r8d, ebp
        mov          ebp, edx
        ror          ebp, 6
        mov          r12d, edx
        ror          r12d, 11
        xor          ebp, r12d
        add          edi, [rcx + 80]                            /* round 5 */
        mov          r12d, r9d
        ror          r12d, 2
        mov          r13d, r9d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r9d
        xor          r13d, r10d
        and          r14d, r13d
        xor          r14d, r10d
        mov          r15d, edx
        ror          r15d, 25
        xor          ebp, r15d
        add          r8d, ebp
        add          ebx, r8d
        mov          ebp, r9d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r8d, r12d
        mov          ebp, edx
        xor          ebp, esi
        and          ebp, ebx
        xor          ebp, esi
        add          edi, ebp
        mov          ebp, ebx
        ror          ebp, 6
        mov          r12d, ebx
        ror          r12d, 11
        xor          ebp, r12d
        add          esi, [rcx + 96]                            /* round 6 */
        mov          r12d, r8d
        ror          r12d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r13d, r14d
        xor          r13d, r9d
        mov          r15d, ebx
        ror          r15d, 25
        xor          ebp, r15d
        add          edi, ebp
        add          r11d, edi
        mov          ebp, r8d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          edi, r12d
        mov          ebp, ebx
        xor          ebp, edx
        and          ebp, r11d
        xor          ebp, edx
        add          esi, ebp
        mov          ebp, r11d
        ror          ebp, 6
        mov          r12d, r11d
        ror          r12d, 11
        xor          ebp, r12d
        add          edx, [rcx + 112]                           /* round 7 */
        mov          r12d, edi
        ror          r12d, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, edi
        xor          r13d, r8d
        and          r14d, r13d
        xor          r14d, r8d
        mov          r15d, r11d
        ror          r15d, 25
        xor          ebp, r15d
        add          esi, ebp
        add          r10d, esi
        mov          ebp, edi
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          esi, r12d
        mov          ebp, r11d
        xor          ebp, ebx
        and          ebp, r10d
        xor          ebp, ebx
        add          edx, ebp
        mov          ebp, r10d
        ror          ebp, 6
        mov          r12d, r10d
        ror          r12d, 11
        xor          ebp, r12d
        add          ebx, [rcx + 128]                           /* round 8 */
        mov          r12d, esi
        ror          r12d, 2
        mov          r14d, esi
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, esi
        xor          r14d, edi
        and          r13d, r14d
        xor          r13d, edi
        mov          r15d, r10d
        ror          r15d, 25
        xor          ebp, r15d
        add          ebp, edx
        add          r9d, ebp
        mov          r15d, esi
        ror          r15d, 22
        xor          r12d, r15d
        add          r12d, r13d
        add          ebp, r12d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r12d, r9d
        xor          r12d, r11d
        add          ebx, r12d
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        xor          r12d, r13d
        add          r11d, [rcx + 144]                          /* round 9 */
        mov          r13d, ebp
        ror          r13d, 2
        mov          r15d, ebp
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, ebp
        xor          r15d, esi
        and          r14d, r15d
        xor          r14d, esi
        mov          edx, r9d
        ror          edx, 25
        xor          r12d, edx
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, ebp
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          ebx, r13d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          r12d, r13d
        add          r10d, [rcx + 160]                          /* round 10 */
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, ebp
        and          r15d, r14d
        xor          r15d, ebp
        mov          edx, r8d
        ror          edx, 25
        xor          r12d, edx
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        xor          r12d, r13d
        add          r9d, [rcx + 176]                           /* round 11 */
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, ebx
        mov          edx, edi
        ror          edx, 25
        xor          r12d, edx
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        xor          r12d, r13d
        add          r8d, [rcx + 192]                           /* round 12 */
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        mov          edx, esi
        ror          edx, 25
        xor          r12d, edx
        add          r9d, r12d
        add          ebp, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
        and          r12d, ebp
        xor          r12d, edi
        add          r8d, r12d
        mov          r12d, ebp
        ror          r12d, 6
        mov          r13d, ebp
        ror          r13d, 11
        xor          r12d, r13d
        add          edi, [rcx + 208]                           /* round 13 */
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        xor          r14d, r10d
        mov          edx, ebp
        ror          edx, 25
        xor          r12d, edx
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, ebp
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 224]                           /* round 14 */
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        mov          edx, ebx
        ror          edx, 25
        xor          r12d, edx
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        mov          r12d, ebx
        xor          r12d, ebp
        and          r12d, r11d
        xor          r12d, ebp
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        add          ebp, [rcx + 240]                           /* round 15 */
        mov          ecx, edi
        ror          ecx, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          ecx, r13d
        mov          edx, edi
        xor          edx, r8d
        and          r14d, edx
        xor          r14d, r8d
        mov          r13d, r11d
        ror          r13d, 25
        xor          r12d, r13d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ecx, r12d
        add          ecx, r14d
        add          esi, ecx
        mov          ecx, r11d
        xor          ecx, ebx
        and          ecx, r10d
        xor          ecx, ebx
        add          ebp, ecx
        mov          ecx, esi
        ror          ecx, 2
        mov          r12d, esi
        ror          r12d, 13
        xor          ecx, r12d
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, esi
        ror          r13d, 22
        xor          ecx, r13d
        mov          r13, [rsp + 24]
        add          r9d, [r13 + 16]                            /* H = H + (a, b, ...) */
        add          ecx, [r13]
        mov          r14d, esi
        xor          r14d, edi
        and          edx, r14d
        xor          edx, edi
        add          edx, ecx
        mov          ecx, r10d
        ror          ecx, 25
        xor          r12d, ecx
        add          r12d, ebp
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    /* the next block */
        mov          [rsp + 16], rcx
        add          edx, r12d
        add          r9d, r12d
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          r12, [rsp]
        add          r12, 4
        mov          [rsp], r12
        mov          [r13], edx
        mov          [r13 + 16], r9d
        mov          r14d, [r13 + 4]
        add          esi, r14d
        mov          [r13 + 4], esi
        mov          r14d, [r13 + 8]
        add          edi, r14d
        mov          [r13 + 8], edi
        mov          r14d, [r13 + 12]
        add          r8d, r14d
        mov          [r13 + 12], r8d
        mov          r14d, [r13 + 20]
        add          r10d, r14d
        mov          [r13 + 20], r10d
        mov          r14d, [r13 + 24]
        add          r11d, r14d
        mov          [r13 + 24], r11d
        mov          r14d, [r13 + 28]
        add          ebx, r14d
        mov          [r13 + 28], ebx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40]. */
NSMS_L(blocks_next_block_of_batch4):

        /* the next block of the batch */
        mov          rcx, [rsp]
        lea          rbp, [rcx + 1024]
        mov          [rsp + 32], rbp
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; p: rcx; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; upper_bound: [rsp+32]; */
        /*   end_of_batch: [rsp+40]. */
NSMS_L(blocks_rounds_only4):

        /* rounds 0 to 63 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          ebp, r9d                                   /* round 0 */
        ror          ebp, 6
        mov          r12d, r9d
        ror          r12d, 11
        mov          r13d, r10d
        xor          r13d, r11d
        mov          r14d, edx
        xor          r14d, esi
        xor          ebp, r12d
        and          r13d, r9d
        add          ebx, [rcx]
        xor          r13d, r11d
        add          r11d, [rcx + 16]                           /* round 1 */
        mov          r12d, r9d
        ror          r12d, 25
        xor          ebp, r12d
        add          ebx, ebp
        add          ebx, r13d
        mov          ebp, edx
        ror          ebp, 2
        mov          r12d, edx
        ror          r12d, 13
        mov          r13d, esi
        xor          r13d, edi
        add          r8d, ebx
        xor          ebp, r12d
        and          r13d, r14d
        xor          r13d, esi
        mov          r12d, edx
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r13d
        add          ebx, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        mov          r15d, ebx
        xor          r15d, edx
        and          ebp, r8d
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, r10d
        xor          r14d, edx
        add          r11d, ebp
        add          r10d, [rcx + 32]                           /* round 2 */
        mov          ebp, ebx
        ror          ebp, 2
        mov          r13d, ebx
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r8d
        ror          r13d, 25
        xor          r12d, r13d
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          r11d, ebp
        mov          ebp, r8d
        xor          ebp, r9d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        mov          r14d, r11d
        xor          r14d, ebx
        and          ebp, edi
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, r9d
        xor          r15d, ebx
        add          r10d, ebp
        add          r9d, [rcx + 48]                            /* round 3 */
        mov          ebp, r11d
        ror          ebp, 2
        mov          r13d, r11d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, edi
        ror          r13d, 25
        xor          r12d, r13d
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          r10d, ebp
        mov          ebp, edi
        xor          ebp, r8d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        mov          r15d, r10d
        xor          r15d, r11d
        and          ebp, esi
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, r8d
        xor          r14d, r11d
        add          r9d, ebp
        add          r8d, [rcx + 64]                            /* round 4 */
        mov          ebp, r10d
        ror          ebp, 2
        mov          r13d, r10d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, esi
        ror          r13d, 25
        xor          r12d, r13d
        add          r9d, r12d
        add          edx, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          r9d, ebp
        mov          ebp, esi
        xor          ebp, edi
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        mov          r14d, r9d
        xor          r14d, r10d
        and          ebp, edx
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, edi
        xor          r15d, r10d
        add          r8d, ebp
        add          edi, [rcx + 80]                            /* round 5 */
        mov          ebp, r9d
        ror          ebp, 2
        mov          r13d, r9d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, edx
        ror          r13d, 25
        xor          r12d, r13d
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          r8d, ebp
        mov          ebp, edx
        xor          ebp, esi
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        mov          r15d, r8d
        xor          r15d, r9d
        and          ebp, ebx
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, esi
        xor          r14d, r9d
        add          edi, ebp
        add          esi, [rcx + 96]                            /* round 6 */
        mov          ebp, r8d
        ror          ebp, 2
        mov          r13d, r8d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, ebx
        ror          r13d, 25
        xor          r12d, r13d
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          edi, ebp
        mov          ebp, ebx
        xor          ebp, edx
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        mov          r14d, edi
        xor          r14d, r8d
        and          ebp, r11d
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, edx
        xor          r15d, r8d
        add          esi, ebp
        add          edx, [rcx + 112]                           /* round 7 */
        mov          ebp, edi
        ror          ebp, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r11d
        ror          r13d, 25
        xor          r12d, r13d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          esi, ebp
        mov          ebp, r11d
        xor          ebp, ebx
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        mov          r15d, esi
        xor          r15d, edi
        and          ebp, r10d
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, ebx
        xor          r14d, edi
        add          edx, ebp
        add          ebx, [rcx + 128]                           /* round 8 */
        mov          ebp, esi
        ror          ebp, 2
        mov          r13d, esi
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r10d
        ror          r13d, 25
        xor          r12d, r13d
        add          edx, r12d
        add          r9d, edx
        mov          r12d, esi
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          edx, ebp
        mov          ebp, r10d
        xor          ebp, r11d
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        mov          r14d, edx
        xor          r14d, esi
        and          ebp, r9d
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, r11d
        xor          r15d, esi
        add          ebx, ebp
        add          r11d, [rcx + 144]                          /* round 9 */
        mov          ebp, edx
        ror          ebp, 2
        mov          r13d, edx
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r9d
        ror          r13d, 25
        xor          r12d, r13d
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          ebx, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        mov          r15d, ebx
        xor          r15d, edx
        and          ebp, r8d
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, r10d
        xor          r14d, edx
        add          r11d, ebp
        add          r10d, [rcx + 160]                          /* round 10 */
        mov          ebp, ebx
        ror          ebp, 2
        mov          r13d, ebx
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r8d
        ror          r13d, 25
        xor          r12d, r13d
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          r11d, ebp
        mov          ebp, r8d
        xor          ebp, r9d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        mov          r14d, r11d
        xor          r14d, ebx
        and          ebp, edi
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, r9d
        xor          r15d, ebx
        add          r10d, ebp
        add          r9d, [rcx + 176]                           /* round 11 */
        mov          ebp, r11d
        ror          ebp, 2
        mov          r13d, r11d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, edi
        ror          r13d, 25
        xor          r12d, r13d
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          r10d, ebp
        mov          ebp, edi
        xor          ebp, r8d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        mov          r15d, r10d
        xor          r15d, r11d
        and          ebp, esi
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, r8d
        xor          r14d, r11d
        add          r9d, ebp
        add          r8d, [rcx + 192]                           /* round 12 */
        mov          ebp, r10d
        ror          ebp, 2
        mov          r13d, r10d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, esi
        ror          r13d, 25
        xor          r12d, r13d
        add          r9d, r12d
        add          edx, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          r9d, ebp
        mov          ebp, esi
        xor          ebp, edi
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        mov          r14d, r9d
        xor          r14d, r10d
        and          ebp, edx
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, edi
        xor          r15d, r10d
        add          r8d, ebp
        add          edi, [rcx + 208]                           /* round 13 */
        mov          ebp, r9d
        ror          ebp, 2
        mov          r13d, r9d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, edx
        ror          r13d, 25
        xor          r12d, r13d
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          r8d, ebp
        mov          ebp, edx
        xor          ebp, esi
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        mov          r15d, r8d
        xor          r15d, r9d
        and          ebp, ebx
        xor          r12d, r13d
        and          r14d, r15d
        xor          ebp, esi
        xor          r14d, r9d
        add          edi, ebp
        add          esi, [rcx + 224]                           /* round 14 */
        mov          ebp, r8d
        ror          ebp, 2
        mov          r13d, r8d
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, ebx
        ror          r13d, 25
        xor          r12d, r13d
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r14d
        add          edi, ebp
        mov          ebp, ebx
        xor          ebp, edx
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        mov          r14d, edi
        xor          r14d, r8d
        and          ebp, r11d
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, edx
        xor          r15d, r8d
        add          esi, ebp
        add          edx, [rcx + 240]                           /* round 15 */
        mov          ebp, edi
        ror          ebp, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r11d
        ror          r13d, 25
        xor          r12d, r13d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          rcx, 256
        add          esi, ebp
        mov          ebp, r11d
        xor          ebp, ebx
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        mov          r15d, esi
        xor          r15d, edi
        and          ebp, r10d
        xor          r12d, r13d
        and          r15d, r14d
        xor          ebp, ebx
        xor          r15d, edi
        add          edx, ebp
        mov          ebp, esi
        ror          ebp, 2
        mov          r13d, esi
        ror          r13d, 13
        xor          ebp, r13d
        mov          r13d, r10d
        ror          r13d, 25
        xor          r12d, r13d
        add          edx, r12d
        add          r9d, edx
        mov          r12d, esi
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        add          edx, ebp
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_only4)

        /* the state after the block */
        mov          rcx, [rsp + 24]
        mov          ebp, [rcx]                                 /* H = H + (a, b, ...) */
        add          edx, ebp
        mov          rbp, [rsp + 16]
        add          rbp, 64                                    /* the next block */
        mov          [rsp + 16], rbp
        mov          [rcx], edx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 4
        mov          [rsp], r13
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
        mov          rcx, [rsp]
        cmp          rcx, [rsp + 40]
        jne          NSMS_L(blocks_next_block_of_batch4)
        jmp          NSMS_L(blocks_batch4)
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]. */
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp + 8], 1
        jb           NSMS_L(blocks_done)

        /* the schedule of 1 block: the message words */
        mov          r12, [rsp + 16]
        movdqu       xmm0, [r12]                                /* W_0 to W_3 */
        movdqu       xmm4, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        movdqu       xmm1, [r12 + 16]                           /* W_4 to W_7 */
        movdqu       xmm2, [r12 + 32]                           /* W_8 to W_11 */
        pshufb       xmm0, xmm4
        movdqu       xmm3, [r12 + 48]                           /* W_12 to W_15 */
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
        lea          r12, [rax + 192]
        mov          [rsp + 32], r12
        lea          rbp, [rip + NSMS_L(K) + 64]
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1 block: xmm0..xmm3; */
        /*   scratch: rax; p: rcx; kp: rbp; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]. */
NSMS_L(blocks_rounds_and_schedule1):

        /* rounds 0 to 47 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label blocks_rounds_and_schedule4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          r12d, r9d                                  /* round 0 */
        ror          r12d, 6
            movdqa   xmm4, xmm3                                 /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            psrldq   xmm4, 8
        mov          r13d, r9d
        ror          r13d, 11
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, edx
        xor          r15d, esi
            movdqa   xmm5, xmm1
            palignr  xmm5, xmm0, 4
        xor          r12d, r13d
        and          r14d, r9d
            movdqa   xmm6, xmm3
            palignr  xmm6, xmm2, 4
        add          ebx, [rcx]
        xor          r14d, r11d
            movdqa   xmm7, xmm4
            psrld    xmm7, 17
        add          r11d, [rcx + 4]                            /* round 1 */
        mov          r13d, r9d
        ror          r13d, 25
        xor          r12d, r13d
            movdqa   xmm8, xmm4
            pslld    xmm8, 15
        add          ebx, r12d
        add          ebx, r14d
            movdqa   xmm9, xmm4
            psrld    xmm9, 19
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 2
        mov          r13d, edx
        ror          r13d, 13
            movdqa   xmm10, xmm4
            pslld    xmm10, 13
        xor          r12d, r13d
        mov          r13d, esi
        xor          r13d, edi
            pxor     xmm7, xmm8
        and          r13d, r15d
        xor          r13d, esi
        mov          r14d, edx
        ror          r14d, 22
            pxor     xmm9, xmm10
        xor          r12d, r14d
        add          r12d, r13d
            psrld    xmm4, 10
        add          ebx, r12d
        mov          r12d, r9d
        xor          r12d, r10d
            paddd    xmm0, xmm6
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
            pxor     xmm7, xmm9
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
            movdqa   xmm8, xmm5
            psrld    xmm8, 7
        xor          r12d, r13d
        add          r10d, [rcx + 8]                            /* round 2 */
        mov          r13d, ebx
        ror          r13d, 2
            movdqa   xmm9, xmm5
            pslld    xmm9, 25
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
            movdqa   xmm10, xmm5
            psrld    xmm10, 18
        mov          r14d, ebx
        xor          r14d, edx
        and          r15d, r14d
            movdqa   xmm11, xmm5
            pslld    xmm11, 14
        xor          r15d, edx
        mov          [rsp + 48], rbp
        mov          ebp, r8d
        ror          ebp, 25
        xor          r12d, ebp
            pxor     xmm8, xmm9
        add          r11d, r12d
        add          edi, r11d
            pxor     xmm10, xmm11
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
            pxor     xmm7, xmm4
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
            psrld    xmm5, 3
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
            pxor     xmm8, xmm10
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
            paddd    xmm7, xmm0
        xor          r12d, r13d
        add          r9d, [rcx + 12]                            /* round 3 */
            pxor     xmm8, xmm5
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
            paddd    xmm7, xmm8
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
            paddd    xmm0, xmm8
        xor          r14d, ebx
        mov          ebp, edi
        ror          ebp, 25
        xor          r12d, ebp
            palignr  xmm7, xmm3, 8
        add          r10d, r12d
        add          esi, r10d
            movdqa   xmm4, xmm7
            psrld    xmm4, 17
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm5, xmm7
            pslld    xmm5, 15
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
            movdqa   xmm8, xmm7
            psrld    xmm8, 19
        and          r12d, esi
        xor          r12d, r8d
            movdqa   xmm9, xmm7
            pslld    xmm9, 13
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
            pxor     xmm4, xmm5
        xor          r12d, r13d
        add          r8d, [rcx + 16]                            /* round 4 */
            pxor     xmm8, xmm9
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
            psrld    xmm7, 10
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
            pxor     xmm4, xmm8
        xor          r15d, r11d
        mov          ebp, esi
        ror          ebp, 25
            movdqa   xmm5, xmm2                                 /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            palignr  xmm5, xmm1, 4
        xor          r12d, ebp
        add          r9d, r12d
        add          edx, r9d
            pxor     xmm4, xmm7
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm7, xmm5
            psrld    xmm7, 7
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
            movdqa   xmm8, xmm5
            pslld    xmm8, 25
        and          r12d, edx
        xor          r12d, edi
            movdqa   xmm9, xmm5
            psrld    xmm9, 18
        add          r8d, r12d
        mov          r12d, edx
        ror          r12d, 6
            paddd    xmm0, xmm4
        mov          r13d, edx
        ror          r13d, 11
        xor          r12d, r13d
        add          edi, [rcx + 20]                            /* round 5 */
            pxor     xmm7, xmm8
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
            movdqa   xmm4, xmm5
            pslld    xmm4, 14
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
            mov      rbp, [rsp + 48]
            movdqa   xmm8, xmm0
            paddd    xmm8, [rbp]
        xor          r14d, r10d
        mov          ebp, edx
        ror          ebp, 25
            movdqa   xmm10, xmm0
            psrldq   xmm10, 8
        xor          r12d, ebp
        add          r8d, r12d
            psrld    xmm5, 3
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
            pxor     xmm9, xmm4
        add          r13d, r14d
        add          r8d, r13d
            movdqu   [rcx + 64], xmm8
        mov          r12d, edx
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
            pxor     xmm7, xmm9
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
            movdqa   xmm4, xmm10
            psrld    xmm4, 17
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 24]                            /* round 6 */
            movdqa   xmm8, xmm10
            pslld    xmm8, 15
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
            movdqa   xmm9, xmm10
            psrld    xmm9, 19
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
            movdqa   xmm11, xmm10
            pslld    xmm11, 13
        and          r15d, r14d
        xor          r15d, r9d
        mov          ebp, ebx
        ror          ebp, 25
            pxor     xmm4, xmm8
        xor          r12d, ebp
        add          edi, r12d
            pxor     xmm9, xmm11
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
            pxor     xmm7, xmm5
        add          r13d, r15d
        add          edi, r13d
            psrld    xmm10, 10
        mov          r12d, ebx
        xor          r12d, edx
        and          r12d, r11d
            pxor     xmm4, xmm9
        xor          r12d, edx
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
            paddd    xmm1, xmm7
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
            movdqa   xmm5, xmm0
            palignr  xmm5, xmm3, 4
        add          edx, [rcx + 28]                            /* round 7 */
        mov          r13d, edi
        ror          r13d, 2
        mov          r15d, edi
        ror          r15d, 13
            pxor     xmm4, xmm10
        xor          r13d, r15d
        mov          r15d, edi
        xor          r15d, r8d
            paddd    xmm1, xmm5
        and          r14d, r15d
        xor          r14d, r8d
        mov          ebp, r11d
        ror          ebp, 25
            paddd    xmm4, xmm1
        xor          r12d, ebp
        add          esi, r12d
            palignr  xmm4, xmm0, 8
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
            movdqa   xmm7, xmm4
            psrld    xmm7, 17
        xor          r13d, r12d
        add          r13d, r14d
        add          esi, r13d
            movdqa   xmm8, xmm4
            pslld    xmm8, 15
        mov          r12d, r11d
        xor          r12d, ebx
        and          r12d, r10d
            movdqa   xmm9, xmm4
            psrld    xmm9, 19
        xor          r12d, ebx
        add          edx, r12d
        mov          r12d, r10d
        ror          r12d, 6
            movdqa   xmm10, xmm4
            pslld    xmm10, 13
        mov          r13d, r10d
        ror          r13d, 11
        xor          r12d, r13d
            pxor     xmm7, xmm8
        add          ebx, [rcx + 32]                            /* round 8 */
        mov          r13d, esi
        ror          r13d, 2
            pxor     xmm9, xmm10
        mov          r14d, esi
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, esi
        xor          r14d, edi
            psrld    xmm4, 10
        and          r15d, r14d
        xor          r15d, edi
            pxor     xmm7, xmm9
        mov          ebp, r10d
        ror          ebp, 25
        xor          r12d, ebp
        add          edx, r12d
            pxor     xmm7, xmm4
        add          r9d, edx
        mov          r12d, esi
        ror          r12d, 22
            movdqa   xmm4, xmm6                                 /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
            psrld    xmm4, 7
        xor          r13d, r12d
        add          r13d, r15d
            movdqa   xmm8, xmm6
            pslld    xmm8, 25
        add          edx, r13d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r12d, r9d
            movdqa   xmm9, xmm6
            psrld    xmm9, 18
        xor          r12d, r11d
        add          ebx, r12d
            paddd    xmm1, xmm7
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        xor          r12d, r13d
            pxor     xmm4, xmm8
        add          r11d, [rcx + 36]                           /* round 9 */
        mov          r13d, edx
        ror          r13d, 2
            movdqa   xmm7, xmm6
            pslld    xmm7, 14
        mov          r15d, edx
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, edx
        xor          r15d, esi
            mov      rbp, [rsp + 48]
            movdqa   xmm8, xmm1
            paddd    xmm8, [rbp + 16]
        and          r14d, r15d
        xor          r14d, esi
            movdqa   xmm10, xmm1
            psrldq   xmm10, 8
        mov          ebp, r9d
        ror          ebp, 25
        xor          r12d, ebp
            psrld    xmm6, 3
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 22
            pxor     xmm9, xmm7
        xor          r13d, r12d
        add          r13d, r14d
            movdqu   [rcx + 80], xmm8
        add          ebx, r13d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
            pxor     xmm4, xmm9
        xor          r12d, r10d
        add          r11d, r12d
            movdqa   xmm7, xmm10
            psrld    xmm7, 17
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
            movdqa   xmm8, xmm10
            pslld    xmm8, 15
        xor          r12d, r13d
        add          r10d, [rcx + 40]                           /* round 10 */
        mov          r13d, ebx
        ror          r13d, 2
            movdqa   xmm9, xmm10
            psrld    xmm9, 19
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
            movdqa   xmm11, xmm10
            pslld    xmm11, 13
        mov          r14d, ebx
        xor          r14d, edx
        and          r15d, r14d
        xor          r15d, edx
            pxor     xmm7, xmm8
        mov          ebp, r8d
        ror          ebp, 25
        xor          r12d, ebp
            pxor     xmm9, xmm11
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
            pxor     xmm4, xmm6
        xor          r13d, r12d
        add          r13d, r15d
            psrld    xmm10, 10
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
            pxor     xmm7, xmm9
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
            paddd    xmm2, xmm4
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
            movdqa   xmm4, xmm1
            palignr  xmm4, xmm0, 4
        xor          r12d, r13d
        add          r9d, [rcx + 44]                            /* round 11 */
        mov          r13d, r11d
        ror          r13d, 2
            pxor     xmm7, xmm10
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
            paddd    xmm2, xmm4
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
            paddd    xmm7, xmm2
        xor          r14d, ebx
        mov          ebp, edi
        ror          ebp, 25
        xor          r12d, ebp
            palignr  xmm7, xmm1, 8
        add          r10d, r12d
        add          esi, r10d
            movdqa   xmm4, xmm7
            psrld    xmm4, 17
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
            movdqa   xmm6, xmm7
            pslld    xmm6, 15
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
            movdqa   xmm8, xmm7
            psrld    xmm8, 19
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
            movdqa   xmm9, xmm7
            pslld    xmm9, 13
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
            pxor     xmm4, xmm6
        xor          r12d, r13d
        add          r8d, [rcx + 48]                            /* round 12 */
            pxor     xmm8, xmm9
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
            psrld    xmm7, 10
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
            pxor     xmm4, xmm8
        xor          r15d, r11d
        mov          ebp, esi
        ror          ebp, 25
        xor          r12d, ebp
            movdqa   xmm6, xmm5                                 /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            psrld    xmm6, 7
        add          r9d, r12d
        add          edx, r9d
            movdqa   xmm8, xmm5
            pslld    xmm8, 25
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm9, xmm5
            psrld    xmm9, 18
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
            pxor     xmm4, xmm7
        and          r12d, edx
        xor          r12d, edi
            pxor     xmm6, xmm8
        add          r8d, r12d
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
            paddd    xmm2, xmm4
        xor          r12d, r13d
        add          edi, [rcx + 52]                            /* round 13 */
            movdqa   xmm4, xmm5
            pslld    xmm4, 14
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
            psrld    xmm5, 3
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
            mov      rbp, [rsp + 48]
            movdqa   xmm7, xmm2
            paddd    xmm7, [rbp + 32]
        xor          r14d, r10d
        mov          ebp, edx
        ror          ebp, 25
            movdqa   xmm8, xmm2
            psrldq   xmm8, 8
        xor          r12d, ebp
        add          r8d, r12d
        add          ebx, r8d
            pxor     xmm9, xmm4
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm4, xmm2
            palignr  xmm4, xmm1, 4
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, edx
        xor          r12d, esi
            movdqu   [rcx + 96], xmm7
        and          r12d, ebx
        xor          r12d, esi
            pxor     xmm6, xmm9
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
            movdqa   xmm7, xmm8
            psrld    xmm7, 17
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 56]                            /* round 14 */
            movdqa   xmm9, xmm8
            pslld    xmm9, 15
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
            movdqa   xmm10, xmm8
            psrld    xmm10, 19
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
            movdqa   xmm11, xmm8
            pslld    xmm11, 13
        xor          r15d, r9d
        mov          ebp, ebx
        ror          ebp, 25
            pxor     xmm7, xmm9
        xor          r12d, ebp
        add          edi, r12d
            pxor     xmm10, xmm11
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
            pxor     xmm6, xmm5
        add          r13d, r15d
        add          edi, r13d
            psrld    xmm8, 10
        mov          r12d, ebx
        xor          r12d, edx
        and          r12d, r11d
        xor          r12d, edx
            pxor     xmm7, xmm10
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
            paddd    xmm3, xmm6
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        add          edx, [rcx + 60]                            /* round 15 */
            pxor     xmm7, xmm8
        mov          r13d, edi
        ror          r13d, 2
        mov          r15d, edi
        ror          r15d, 13
            paddd    xmm3, xmm4
        xor          r13d, r15d
        mov          r15d, edi
        xor          r15d, r8d
            paddd    xmm7, xmm3
        and          r14d, r15d
        xor          r14d, r8d
        mov          ebp, r11d
        ror          ebp, 25
            palignr  xmm7, xmm2, 8
        xor          r12d, ebp
        add          esi, r12d
            movdqa   xmm4, xmm7
            psrld    xmm4, 17
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          r13d, r12d
            movdqa   xmm5, xmm7
            pslld    xmm5, 15
        add          r13d, r14d
        lea          r12, [rcx + 64]                            /* the next sixteen words */
            movdqa   xmm6, xmm7
            psrld    xmm6, 19
        add          esi, r13d
        mov          rbp, [rsp + 48]
        lea          r13, [rbp + 64]
            movdqa   xmm8, xmm7
            pslld    xmm8, 13
        mov          r14d, r11d
        xor          r14d, ebx
        and          r14d, r10d
        xor          r14d, ebx
            pxor     xmm4, xmm5
        add          edx, r14d
        mov          r14d, r10d
        ror          r14d, 6
            pxor     xmm6, xmm8
        mov          [rsp + 56], ebx
        mov          ebx, r10d
        ror          ebx, 11
        xor          r14d, ebx
        mov          ebx, esi
        ror          ebx, 2
            psrld    xmm7, 10
        mov          [rsp + 64], r8d
        mov          r8d, esi
        ror          r8d, 13
        xor          ebx, r8d
            pxor     xmm4, xmm6
        mov          r8d, esi
        xor          r8d, edi
        and          r8d, r15d
        xor          r8d, edi
            pxor     xmm4, xmm7
        mov          r15d, r10d
        ror          r15d, 25
        xor          r14d, r15d
            paddd    xmm3, xmm4
        add          edx, r14d
        add          r9d, edx
            movdqa   xmm4, xmm3
            paddd    xmm4, [rbp + 48]
        mov          r14d, esi
        ror          r14d, 22
        xor          ebx, r14d
        add          ebx, r8d
            movdqu   [rcx + 112], xmm4
        add          edx, ebx
        mov          rcx, r12
        mov          rbp, r13
        mov          r8d, [rsp + 64]
        mov          ebx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        /* rounds 48 to 63 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          ebx, [rcx]                                 /* round 0 */
        mov          ebp, r9d
        ror          ebp, 6
        mov          r12d, r9d
        ror          r12d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        ror          r12d, 25
        xor          ebp, r12d
        add          ebx, ebp
        mov          ebp, r10d
        xor          ebp, r11d
        and          ebp, r9d
        xor          ebp, r11d
        add          ebx, ebp
        add          r11d, [rcx + 4]                            /* round 1 */
        add          r8d, ebx
        mov          ebp, edx
        ror          ebp, 2
        mov          r12d, edx
        ror          r12d, 13
        xor          ebp, r12d
        mov          r12d, edx
        xor          r12d, esi
        mov          r13d, esi
        xor          r13d, edi
        and          r13d, r12d
        xor          r13d, esi
        mov          r14d, edx
        ror          r14d, 22
        xor          ebp, r14d
        add          ebp, r13d
        add          ebx, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        and          ebp, r8d
        xor          ebp, r10d
        add          r11d, ebp
        mov          ebp, r8d
        ror          ebp, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          ebp, r13d
        add          r10d, [rcx + 8]                            /* round 2 */
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, edx
        and          r12d, r14d
        xor          r12d, edx
        mov          r15d, r8d
        ror          r15d, 25
        xor          ebp, r15d
        add          r11d, ebp
        add          edi, r11d
        mov          ebp, ebx
        ror          ebp, 22
        xor          r13d, ebp
        add          r13d, r12d
        add          r11d, r13d
        mov          ebp, r8d
        xor          ebp, r9d
        and          ebp, edi
        xor          ebp, r9d
        add          r10d, ebp
        mov          ebp, edi
        ror          ebp, 6
        mov          r12d, edi
        ror          r12d, 11
        xor          ebp, r12d
        add          r9d, [rcx + 12]                            /* round 3 */
        mov          r12d, r11d
        ror          r12d, 2
        mov          r13d, r11d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r11d
        xor          r13d, ebx
        and          r14d, r13d
        xor          r14d, ebx
        mov          r15d, edi
        ror          r15d, 25
        xor          ebp, r15d
        add          r10d, ebp
        add          esi, r10d
        mov          ebp, r11d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r10d, r12d
        mov          ebp, edi
        xor          ebp, r8d
        and          ebp, esi
        xor          ebp, r8d
        add          r9d, ebp
        mov          ebp, esi
        ror          ebp, 6
        mov          r12d, esi
        ror          r12d, 11
        xor          ebp, r12d
        add          r8d, [rcx + 16]                            /* round 4 */
        mov          r12d, r10d
        ror          r12d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r13d, r14d
        xor          r13d, r11d
        mov          r15d, esi
        ror          r15d, 25
        xor          ebp, r15d
        add          r9d, ebp
        add          edx, r9d
        mov          ebp, r10d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          r9d, r12d
        mov          ebp, esi
        xor          ebp, edi
        and          ebp, edx
        xor          ebp, edi
        add          r8d, ebp
        mov          ebp, edx
        ror          ebp, 6
        mov          r12d, edx
        ror          r12d, 11
        xor          ebp, r12d
        add          edi, [rcx + 20]                            /* round 5 */
        mov          r12d, r9d
        ror          r12d, 2
        mov          r13d, r9d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r9d
        xor          r13d, r10d
        and          r14d, r13d
        xor          r14d, r10d
        mov          r15d, edx
        ror          r15d, 25
        xor          ebp, r15d
        add          r8d, ebp
        add          ebx, r8d
        mov          ebp, r9d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r8d, r12d
        mov          ebp, edx
        xor          ebp, esi
        and          ebp, ebx
        xor          ebp, esi
        add          edi, ebp
        mov          ebp, ebx
        ror          ebp, 6
        mov          r12d, ebx
        ror          r12d, 11
        xor          ebp, r12d
        add          esi, [rcx + 24]                            /* round 6 */
        mov          r12d, r8d
        ror          r12d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r13d, r14d
        xor          r13d, r9d
        mov          r15d, ebx
        ror          r15d, 25
        xor          ebp, r15d
        add          edi, ebp
        add          r11d, edi
        mov          ebp, r8d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          edi, r12d
        mov          ebp, ebx
        xor          ebp, edx
        and          ebp, r11d
        xor          ebp, edx
        add          esi, ebp
        mov          ebp, r11d
        ror          ebp, 6
        mov          r12d, r11d
        ror          r12d, 11
        xor          ebp, r12d
        add          edx, [rcx + 28]                            /* round 7 */
        mov          r12d, edi
        ror          r12d, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, edi
        xor          r13d, r8d
        and          r14d, r13d
        xor          r14d, r8d
        mov          r15d, r11d
        ror          r15d, 25
        xor          ebp, r15d
        add          esi, ebp
        add          r10d, esi
        mov          ebp, edi
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          esi, r12d
        mov          ebp, r11d
        xor          ebp, ebx
        and          ebp, r10d
        xor          ebp, ebx
        add          edx, ebp
        mov          ebp, r10d
        ror          ebp, 6
        mov          r12d, r10d
        ror          r12d, 11
        xor          ebp, r12d
        add          ebx, [rcx + 32]                            /* round 8 */
        mov          r12d, esi
        ror          r12d, 2
        mov          r14d, esi
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, esi
        xor          r14d, edi
        and          r13d, r14d
        xor          r13d, edi
        mov          r15d, r10d
        ror          r15d, 25
        xor          ebp, r15d
        add          ebp, edx
        add          r9d, ebp
        mov          r15d, esi
        ror          r15d, 22
        xor          r12d, r15d
        add          r12d, r13d
        add          ebp, r12d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r12d, r9d
        xor          r12d, r11d
        add          ebx, r12d
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        xor          r12d, r13d
        add          r11d, [rcx + 36]                           /* round 9 */
        mov          r13d, ebp
        ror          r13d, 2
        mov          r15d, ebp
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, ebp
        xor          r15d, esi
        and          r14d, r15d
        xor          r14d, esi
        mov          edx, r9d
        ror          edx, 25
        xor          r12d, edx
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, ebp
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          ebx, r13d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          r12d, r13d
        add          r10d, [rcx + 40]                           /* round 10 */
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, ebp
        and          r15d, r14d
        xor          r15d, ebp
        mov          edx, r8d
        ror          edx, 25
        xor          r12d, edx
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        xor          r12d, r13d
        add          r9d, [rcx + 44]                            /* round 11 */
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, ebx
        mov          edx, edi
        ror          edx, 25
        xor          r12d, edx
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        xor          r12d, r13d
        add          r8d, [rcx + 48]                            /* round 12 */
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        mov          edx, esi
        ror          edx, 25
        xor          r12d, edx
        add          r9d, r12d
        add          ebp, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
        and          r12d, ebp
        xor          r12d, edi
        add          r8d, r12d
        mov          r12d, ebp
        ror          r12d, 6
        mov          r13d, ebp
        ror          r13d, 11
        xor          r12d, r13d
        add          edi, [rcx + 52]                            /* round 13 */
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        xor          r14d, r10d
        mov          edx, ebp
        ror          edx, 25
        xor          r12d, edx
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, ebp
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 56]                            /* round 14 */
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        mov          edx, ebx
        ror          edx, 25
        xor          r12d, edx
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        mov          r12d, ebx
        xor          r12d, ebp
        and          r12d, r11d
        xor          r12d, ebp
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        add          ebp, [rcx + 60]                            /* round 15 */
        mov          ecx, edi
        ror          ecx, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          ecx, r13d
        mov          edx, edi
        xor          edx, r8d
        and          r14d, edx
        xor          r14d, r8d
        mov          r13d, r11d
        ror          r13d, 25
        xor          r12d, r13d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ecx, r12d
        add          ecx, r14d
        add          esi, ecx
        mov          ecx, r11d
        xor          ecx, ebx
        and          ecx, r10d
        xor          ecx, ebx
        add          ebp, ecx
        mov          ecx, esi
        ror          ecx, 2
        mov          r12d, esi
        ror          r12d, 13
        xor          ecx, r12d
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, esi
        ror          r13d, 22
        xor          ecx, r13d
        mov          r13, [rsp + 24]
        add          r9d, [r13 + 16]                            /* H = H + (a, b, ...) */
        add          ecx, [r13]
        mov          r14d, esi
        xor          r14d, edi
        and          edx, r14d
        xor          edx, edi
        add          edx, ecx
        mov          ecx, r10d
        ror          ecx, 25
        xor          r12d, ecx
        add          r12d, ebp
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    /* the next block */
        mov          [rsp + 16], rcx
        add          edx, r12d
        add          r9d, r12d
        mov          rbp, [rsp + 8]
        add          rbp, -1
        mov          [rsp + 8], rbp
        mov          [r13], edx
        mov          [r13 + 16], r9d
        mov          r12d, [r13 + 4]
        add          esi, r12d
        mov          [r13 + 4], esi
        mov          r12d, [r13 + 8]
        add          edi, r12d
        mov          [r13 + 8], edi
        mov          r12d, [r13 + 12]
        add          r8d, r12d
        mov          [r13 + 12], r8d
        mov          r12d, [r13 + 20]
        add          r10d, r12d
        mov          [r13 + 20], r10d
        mov          r12d, [r13 + 24]
        add          r11d, r12d
        mov          [r13 + 24], r11d
        mov          r12d, [r13 + 28]
        add          ebx, r12d
        mov          [r13 + 28], ebx
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 1312]
        movaps       xmm7, [rsp + 1328]
        movaps       xmm8, [rsp + 1344]
        movaps       xmm9, [rsp + 1360]
        movaps       xmm10, [rsp + 1376]
        movaps       xmm11, [rsp + 1392]
        movaps       xmm12, [rsp + 1408]
        movaps       xmm13, [rsp + 1424]
        movaps       xmm14, [rsp + 1440]
        movaps       xmm15, [rsp + 1456]
        add          rsp, 1480
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
        add          rsp, 1320
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_sse41_n4), . - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n4)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_schedule_sse41_n4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_sse41_n4))
NSMS_SYMBOL(nsms_sha256_schedule_sse41_n4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_sse41_n4))
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
        lea          rdx, [rdi + 768]
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
        paddd        xmm0, xmm9                                 /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        movdqu       xmm10, [rax + 64]
        movdqa       xmm11, xmm10
        psrld        xmm11, 17
        movdqa       xmm12, xmm10
        pslld        xmm12, 15
        pxor         xmm11, xmm12
        movdqa       xmm12, xmm10
        psrld        xmm12, 19
        movdqa       xmm13, xmm10
        pslld        xmm13, 13
        pxor         xmm12, xmm13
        pxor         xmm11, xmm12
        movdqa       xmm12, xmm1
        psrld        xmm12, 7
        movdqa       xmm13, xmm1
        pslld        xmm13, 25
        pxor         xmm12, xmm13
        movdqa       xmm13, xmm1
        psrld        xmm13, 18
        movdqa       xmm14, xmm1
        pslld        xmm14, 14
        pxor         xmm13, xmm14
        pxor         xmm12, xmm13
        movdqa       xmm13, xmm10
        psrld        xmm13, 10
        pxor         xmm11, xmm13
        paddd        xmm0, xmm11
        movdqu       xmm11, [rax + 80]
        movdqa       xmm13, xmm11                               /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        psrld        xmm13, 17
        movdqa       xmm14, xmm11
        pslld        xmm14, 15
        pxor         xmm13, xmm14
        movdqa       xmm14, xmm11
        psrld        xmm14, 19
        movdqa       xmm15, xmm11
        pslld        xmm15, 13
        pxor         xmm14, xmm15
        pxor         xmm13, xmm14
        movdqa       xmm14, xmm1
        psrld        xmm14, 3
        pxor         xmm12, xmm14
        movdqu       xmm14, [rax]
        paddd        xmm1, xmm14
        paddd        xmm0, xmm12
        movdqa       xmm12, xmm2
        psrld        xmm12, 7
        movdqa       xmm15, xmm2
        pslld        xmm15, 25
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm2
        psrld        xmm15, 18
        movdqa       xmm14, xmm2
        pslld        xmm14, 14
        pxor         xmm15, xmm14
        pxor         xmm12, xmm15
        movdqa       xmm14, xmm11
        psrld        xmm14, 10
        pxor         xmm13, xmm14
        paddd        xmm1, xmm13
        movdqa       xmm13, xmm3                                /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        psrld        xmm13, 7
        movdqa       xmm14, xmm3
        pslld        xmm14, 25
        pxor         xmm13, xmm14
        movdqa       xmm14, xmm3
        psrld        xmm14, 18
        movdqa       xmm15, xmm3
        pslld        xmm15, 14
        pxor         xmm14, xmm15
        pxor         xmm13, xmm14
        movdqa       xmm14, xmm2
        psrld        xmm14, 3
        pxor         xmm12, xmm14
        movdqu       xmm14, [rax + 16]
        paddd        xmm2, xmm14
        paddd        xmm1, xmm12
        movdqa       xmm12, xmm0
        paddd        xmm12, [rcx]
        movdqu       [rdi + 256], xmm12
        movdqa       xmm12, xmm0
        psrld        xmm12, 17
        movdqa       xmm15, xmm0
        pslld        xmm15, 15
        pxor         xmm12, xmm15
        movdqa       xmm15, xmm0
        psrld        xmm15, 19
        movdqa       xmm14, xmm0
        pslld        xmm14, 13
        pxor         xmm15, xmm14
        pxor         xmm12, xmm15
        movdqa       xmm14, xmm3
        psrld        xmm14, 3
        pxor         xmm13, xmm14
        paddd        xmm2, xmm13
        movdqa       xmm13, xmm4                                /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        psrld        xmm13, 7
        movdqa       xmm14, xmm4
        pslld        xmm14, 25
        pxor         xmm13, xmm14
        movdqu       xmm14, [rax + 32]
        paddd        xmm3, xmm14
        movdqa       xmm15, xmm4
        psrld        xmm15, 18
        movdqa       xmm14, xmm4
        pslld        xmm14, 14
        pxor         xmm15, xmm14
        pxor         xmm13, xmm15
        movdqa       xmm14, xmm0
        psrld        xmm14, 10
        pxor         xmm12, xmm14
        paddd        xmm2, xmm12
        movdqa       xmm12, xmm1
        paddd        xmm12, [rcx + 16]
        movdqu       [rdi + 272], xmm12
        movdqa       xmm12, xmm1
        psrld        xmm12, 17
        movdqa       xmm14, xmm1
        pslld        xmm14, 15
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm1
        psrld        xmm14, 19
        movdqa       xmm15, xmm1
        pslld        xmm15, 13
        pxor         xmm14, xmm15
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm4
        psrld        xmm14, 3
        pxor         xmm13, xmm14
        paddd        xmm3, xmm13
        movdqa       xmm13, xmm5                                /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        psrld        xmm13, 7
        movdqa       xmm14, xmm5
        pslld        xmm14, 25
        pxor         xmm13, xmm14
        movdqu       xmm14, [rax + 48]
        paddd        xmm4, xmm14
        movdqa       xmm15, xmm5
        psrld        xmm15, 18
        movdqa       xmm14, xmm5
        pslld        xmm14, 14
        pxor         xmm15, xmm14
        pxor         xmm13, xmm15
        movdqa       xmm14, xmm1
        psrld        xmm14, 10
        pxor         xmm12, xmm14
        paddd        xmm3, xmm12
        movdqa       xmm12, xmm2
        paddd        xmm12, [rcx + 32]
        movdqu       [rdi + 288], xmm12
        movdqa       xmm12, xmm2
        psrld        xmm12, 17
        movdqa       xmm14, xmm2
        pslld        xmm14, 15
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm2
        psrld        xmm14, 19
        movdqa       xmm15, xmm2
        pslld        xmm15, 13
        pxor         xmm14, xmm15
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm5
        psrld        xmm14, 3
        pxor         xmm13, xmm14
        paddd        xmm4, xmm13
        movdqa       xmm13, xmm6                                /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        psrld        xmm13, 7
        movdqa       xmm14, xmm6
        pslld        xmm14, 25
        pxor         xmm13, xmm14
        paddd        xmm5, xmm10
        movdqa       xmm14, xmm6
        psrld        xmm14, 18
        movdqa       xmm15, xmm6
        pslld        xmm15, 14
        pxor         xmm14, xmm15
        pxor         xmm13, xmm14
        movdqa       xmm14, xmm2
        psrld        xmm14, 10
        pxor         xmm12, xmm14
        paddd        xmm4, xmm12
        movdqa       xmm12, xmm3
        paddd        xmm12, [rcx + 48]
        movdqu       [rdi + 304], xmm12
        movdqa       xmm12, xmm3
        psrld        xmm12, 17
        movdqa       xmm14, xmm3
        pslld        xmm14, 15
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm3
        psrld        xmm14, 19
        movdqa       xmm15, xmm3
        pslld        xmm15, 13
        pxor         xmm14, xmm15
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm6
        psrld        xmm14, 3
        pxor         xmm13, xmm14
        paddd        xmm5, xmm13
        movdqa       xmm13, xmm7                                /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        psrld        xmm13, 7
        movdqa       xmm14, xmm7
        pslld        xmm14, 25
        pxor         xmm13, xmm14
        paddd        xmm6, xmm11
        movdqa       xmm14, xmm7
        psrld        xmm14, 18
        movdqa       xmm15, xmm7
        pslld        xmm15, 14
        pxor         xmm14, xmm15
        pxor         xmm13, xmm14
        movdqa       xmm14, xmm3
        psrld        xmm14, 10
        pxor         xmm12, xmm14
        paddd        xmm5, xmm12
        movdqa       xmm12, xmm4
        paddd        xmm12, [rcx + 64]
        movdqu       [rdi + 320], xmm12
        movdqa       xmm12, xmm4
        psrld        xmm12, 17
        movdqa       xmm14, xmm4
        pslld        xmm14, 15
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm4
        psrld        xmm14, 19
        movdqa       xmm15, xmm4
        pslld        xmm15, 13
        pxor         xmm14, xmm15
        pxor         xmm12, xmm14
        movdqa       xmm14, xmm8                                /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        psrld        xmm14, 7
        movdqa       xmm15, xmm8
        pslld        xmm15, 25
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm8
        psrld        xmm15, 18
        movdqa       xmm11, xmm8
        pslld        xmm11, 14
        pxor         xmm15, xmm11
        pxor         xmm14, xmm15
        movdqa       xmm11, xmm7
        psrld        xmm11, 3
        pxor         xmm13, xmm11
        paddd        xmm6, xmm13
        movdqa       xmm11, xmm4
        psrld        xmm11, 10
        pxor         xmm12, xmm11
        paddd        xmm6, xmm12
        movdqa       xmm11, xmm5
        paddd        xmm11, [rcx + 80]
        movdqu       [rdi + 336], xmm11
        movdqa       xmm11, xmm5
        psrld        xmm11, 17
        movdqa       xmm12, xmm5
        pslld        xmm12, 15
        pxor         xmm11, xmm12
        movdqa       xmm12, xmm5
        psrld        xmm12, 19
        movdqa       xmm13, xmm5
        pslld        xmm13, 13
        pxor         xmm12, xmm13
        pxor         xmm11, xmm12
        movdqa       xmm12, xmm8
        psrld        xmm12, 3
        pxor         xmm14, xmm12
        paddd        xmm7, xmm14
        paddd        xmm7, xmm0
        movdqa       xmm12, xmm9                                /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        psrld        xmm12, 7
        movdqa       xmm13, xmm9
        pslld        xmm13, 25
        pxor         xmm12, xmm13
        movdqa       xmm13, xmm9
        psrld        xmm13, 18
        movdqa       xmm14, xmm9
        pslld        xmm14, 14
        pxor         xmm13, xmm14
        pxor         xmm12, xmm13
        movdqa       xmm13, xmm5
        psrld        xmm13, 10
        pxor         xmm11, xmm13
        paddd        xmm7, xmm11
        movdqa       xmm11, xmm6
        paddd        xmm11, [rcx + 96]
        movdqu       [rdi + 352], xmm11
        movdqa       xmm11, xmm6
        psrld        xmm11, 17
        movdqa       xmm13, xmm6
        pslld        xmm13, 15
        pxor         xmm11, xmm13
        movdqa       xmm13, xmm6
        psrld        xmm13, 19
        movdqa       xmm14, xmm6
        pslld        xmm14, 13
        pxor         xmm13, xmm14
        pxor         xmm11, xmm13
        movdqa       xmm13, xmm9
        psrld        xmm13, 3
        pxor         xmm12, xmm13
        paddd        xmm8, xmm12
        paddd        xmm8, xmm1
        movdqu       xmm12, [rax]
        movdqa       xmm13, xmm12                               /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        psrld        xmm13, 7
        movdqa       xmm14, xmm12
        pslld        xmm14, 25
        pxor         xmm13, xmm14
        movdqa       xmm14, xmm12
        psrld        xmm14, 18
        movdqa       xmm15, xmm12
        pslld        xmm15, 14
        pxor         xmm14, xmm15
        pxor         xmm13, xmm14
        movdqa       xmm14, xmm6
        psrld        xmm14, 10
        pxor         xmm11, xmm14
        paddd        xmm8, xmm11
        movdqa       xmm11, xmm7
        paddd        xmm11, [rcx + 112]
        movdqu       [rdi + 368], xmm11
        movdqa       xmm11, xmm7
        psrld        xmm11, 17
        movdqa       xmm14, xmm7
        pslld        xmm14, 15
        pxor         xmm11, xmm14
        movdqa       xmm14, xmm7
        psrld        xmm14, 19
        movdqa       xmm15, xmm7
        pslld        xmm15, 13
        pxor         xmm14, xmm15
        pxor         xmm11, xmm14
        movdqa       xmm14, xmm12
        psrld        xmm14, 3
        pxor         xmm13, xmm14
        paddd        xmm9, xmm13
        paddd        xmm9, xmm2
        movdqu       xmm13, [rax + 16]
        movdqa       xmm14, xmm13                               /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        psrld        xmm14, 7
        movdqa       xmm15, xmm13
        pslld        xmm15, 25
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm13
        psrld        xmm15, 18
        movdqu       [rax + 96], xmm1
        movdqa       xmm1, xmm13
        pslld        xmm1, 14
        pxor         xmm15, xmm1
        pxor         xmm14, xmm15
        movdqa       xmm15, xmm7
        psrld        xmm15, 10
        pxor         xmm11, xmm15
        paddd        xmm9, xmm11
        movdqa       xmm11, xmm8
        paddd        xmm11, [rcx + 128]
        movdqu       [rdi + 384], xmm11
        movdqa       xmm11, xmm8
        psrld        xmm11, 17
        movdqa       xmm15, xmm8
        pslld        xmm15, 15
        pxor         xmm11, xmm15
        movdqa       xmm15, xmm8
        psrld        xmm15, 19
        movdqa       xmm1, xmm8
        pslld        xmm1, 13
        pxor         xmm15, xmm1
        pxor         xmm11, xmm15
        movdqa       xmm15, xmm13
        psrld        xmm15, 3
        pxor         xmm14, xmm15
        paddd        xmm12, xmm14
        paddd        xmm12, xmm3
        movdqu       xmm14, [rax + 32]
        movdqa       xmm15, xmm14                               /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        psrld        xmm15, 7
        movdqa       xmm1, xmm14
        pslld        xmm1, 25
        pxor         xmm15, xmm1
        movdqa       xmm1, xmm14
        psrld        xmm1, 18
        movdqu       [rax + 112], xmm2
        movdqa       xmm2, xmm14
        pslld        xmm2, 14
        pxor         xmm1, xmm2
        pxor         xmm15, xmm1
        movdqa       xmm2, xmm8
        psrld        xmm2, 10
        pxor         xmm11, xmm2
        paddd        xmm12, xmm11
        movdqu       [rax], xmm12
        movdqa       xmm11, xmm9
        paddd        xmm11, [rcx + 144]
        movdqu       [rdi + 400], xmm11
        movdqa       xmm11, xmm9
        psrld        xmm11, 17
        movdqa       xmm2, xmm9
        pslld        xmm2, 15
        pxor         xmm11, xmm2
        movdqa       xmm2, xmm9
        psrld        xmm2, 19
        movdqa       xmm1, xmm9
        pslld        xmm1, 13
        pxor         xmm2, xmm1
        pxor         xmm11, xmm2
        movdqa       xmm2, xmm14
        psrld        xmm2, 3
        pxor         xmm15, xmm2
        paddd        xmm13, xmm15
        paddd        xmm13, xmm4
        movdqu       xmm15, [rax + 48]
        movdqa       xmm2, xmm15                                /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        psrld        xmm2, 7
        movdqa       xmm1, xmm15
        pslld        xmm1, 25
        pxor         xmm2, xmm1
        movdqa       xmm1, xmm15
        psrld        xmm1, 18
        movdqu       [rax + 128], xmm3
        movdqa       xmm3, xmm15
        pslld        xmm3, 14
        pxor         xmm1, xmm3
        pxor         xmm2, xmm1
        movdqa       xmm3, xmm9
        psrld        xmm3, 10
        pxor         xmm11, xmm3
        paddd        xmm13, xmm11
        movdqu       [rax + 16], xmm13
        movdqa       xmm11, xmm12
        paddd        xmm11, [rcx + 160]
        movdqu       [rdi + 416], xmm11
        movdqa       xmm11, xmm12
        psrld        xmm11, 17
        movdqa       xmm3, xmm12
        pslld        xmm3, 15
        pxor         xmm11, xmm3
        movdqa       xmm3, xmm12
        psrld        xmm3, 19
        movdqa       xmm1, xmm12
        pslld        xmm1, 13
        pxor         xmm3, xmm1
        pxor         xmm11, xmm3
        movdqa       xmm3, xmm15
        psrld        xmm3, 3
        pxor         xmm2, xmm3
        paddd        xmm14, xmm2
        paddd        xmm14, xmm5
        movdqa       xmm3, xmm10                                /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        psrld        xmm3, 7
        movdqa       xmm2, xmm10
        pslld        xmm2, 25
        pxor         xmm3, xmm2
        movdqa       xmm2, xmm10
        psrld        xmm2, 18
        movdqa       xmm1, xmm10
        pslld        xmm1, 14
        pxor         xmm2, xmm1
        pxor         xmm3, xmm2
        movdqa       xmm2, xmm12
        psrld        xmm2, 10
        pxor         xmm11, xmm2
        paddd        xmm14, xmm11
        movdqu       [rax + 32], xmm14
        movdqa       xmm11, xmm13
        paddd        xmm11, [rcx + 176]
        movdqu       [rdi + 432], xmm11
        movdqa       xmm11, xmm13
        psrld        xmm11, 17
        movdqa       xmm2, xmm13
        pslld        xmm2, 15
        pxor         xmm11, xmm2
        movdqa       xmm2, xmm13
        psrld        xmm2, 19
        movdqa       xmm1, xmm13
        pslld        xmm1, 13
        pxor         xmm2, xmm1
        pxor         xmm11, xmm2
        movdqa       xmm2, xmm10
        psrld        xmm2, 3
        pxor         xmm3, xmm2
        paddd        xmm15, xmm3
        paddd        xmm15, xmm6
        movdqu       xmm3, [rax + 80]
        movdqa       xmm2, xmm3                                 /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        psrld        xmm2, 7
        movdqa       xmm1, xmm3
        pslld        xmm1, 25
        pxor         xmm2, xmm1
        movdqa       xmm1, xmm3
        psrld        xmm1, 18
        movdqa       xmm12, xmm3
        pslld        xmm12, 14
        pxor         xmm1, xmm12
        pxor         xmm2, xmm1
        movdqa       xmm12, xmm13
        psrld        xmm12, 10
        pxor         xmm11, xmm12
        paddd        xmm15, xmm11
        movdqu       [rax + 48], xmm15
        movdqa       xmm11, xmm14
        paddd        xmm11, [rcx + 192]
        movdqu       [rdi + 448], xmm11
        movdqa       xmm11, xmm14
        psrld        xmm11, 17
        movdqa       xmm12, xmm14
        pslld        xmm12, 15
        pxor         xmm11, xmm12
        movdqa       xmm12, xmm14
        psrld        xmm12, 19
        movdqa       xmm1, xmm14
        pslld        xmm1, 13
        pxor         xmm12, xmm1
        pxor         xmm11, xmm12
        movdqa       xmm12, xmm3
        psrld        xmm12, 3
        pxor         xmm2, xmm12
        paddd        xmm10, xmm2
        paddd        xmm10, xmm7
        movdqa       xmm12, xmm0                                /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        psrld        xmm12, 7
        movdqa       xmm2, xmm0
        pslld        xmm2, 25
        pxor         xmm12, xmm2
        movdqa       xmm2, xmm0
        psrld        xmm2, 18
        movdqa       xmm1, xmm0
        pslld        xmm1, 14
        pxor         xmm2, xmm1
        pxor         xmm12, xmm2
        movdqa       xmm2, xmm14
        psrld        xmm2, 10
        pxor         xmm11, xmm2
        paddd        xmm10, xmm11
        movdqu       [rax + 64], xmm10
        movdqa       xmm11, xmm15
        paddd        xmm11, [rcx + 208]
        movdqu       [rdi + 464], xmm11
        movdqa       xmm11, xmm15
        psrld        xmm11, 17
        movdqa       xmm2, xmm15
        pslld        xmm2, 15
        pxor         xmm11, xmm2
        movdqa       xmm2, xmm15
        psrld        xmm2, 19
        movdqa       xmm1, xmm15
        pslld        xmm1, 13
        pxor         xmm2, xmm1
        pxor         xmm11, xmm2
        movdqa       xmm2, xmm0
        psrld        xmm2, 3
        pxor         xmm12, xmm2
        paddd        xmm3, xmm12
        paddd        xmm3, xmm8
        movdqa       xmm12, xmm15
        psrld        xmm12, 10
        pxor         xmm11, xmm12
        paddd        xmm3, xmm11
        movdqu       [rax + 80], xmm3
        movdqa       xmm11, xmm10
        paddd        xmm11, [rcx + 224]
        movdqu       [rdi + 480], xmm11
        movdqa       xmm11, xmm3
        paddd        xmm11, [rcx + 240]
        movdqu       [rdi + 496], xmm11
        add          rcx, 256
        add          rdi, 256
        movdqu       xmm1, [rax + 96]
        movdqu       xmm2, [rax + 112]
        movdqu       xmm3, [rax + 128]
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
        .size        NSMS_SYMBOL(nsms_sha256_schedule_sse41_n4), . - NSMS_SYMBOL(nsms_sha256_schedule_sse41_n4)
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

/* nsms_sha256_blocks_sse41_n4: 15 integer registers, 16 vector registers, 15 spills.
 *   Register map: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..15 of 4
 *     blocks: xmm0..xmm9, [rax+1024..rax+1104]; W rows 0..3 of 1 block: xmm0..xmm3; scratch: rax;
 *     blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; p: rcx; kp: rbp; q: [rsp];
 *     upper_bound: [rsp+32]; end_of_batch: [rsp+40]. Slots of the frame that are not named here
 *     hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     kp: address of the constants that are added next.
 *     q: address of the current block's first stored schedule word.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *     end_of_batch: value of q after the last block of a batch.
 * nsms_sha256_schedule_sse41_n4: 5 integer registers, 16 vector registers, 6 spills.
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
 * - name: nsms_sha256_blocks_sse41_n4
 *   signature: void nsms_sha256_blocks_sse41_n4(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1368, win64: 1544}
 *   features: [ssse3]
 * - name: nsms_sha256_schedule_sse41_n4
 *   signature: void nsms_sha256_schedule_sse41_n4(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 1024, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 256, align: 1, access: read}
 *   stack_bytes: {sysv: 216, win64: 392}
 *   features: [ssse3]
 */
