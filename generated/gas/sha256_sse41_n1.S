/* sha256_sse41_n1.S, written by nsms: make gen HASH=sha256 ISA=sse41 N=1
 *
 * void nsms_sha256_blocks_sse41_n1(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,278 instructions (System V); 440 bytes of stack (System V), 552 (Win64).
 * void nsms_sha256_schedule_sse41_n1(uint32_t *wk, const void *data);
 *   SHA-224, SHA-256: W_t + K_t of a block, wk[t].
 *   Reads 64 bytes at data; writes 256 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 240 instructions (System V); 0 bytes of stack (System V), 120 (Win64).
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
#  define NSMS_L(name) Lsha256_sse41_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_sse41_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_sse41_n1_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_sse41_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_sse41_n1))
NSMS_SYMBOL(nsms_sha256_blocks_sse41_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_sse41_n1))
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
        sub          rsp, 488
        NSMS_SEH(.seh_stackalloc 488)
        movaps       [rsp + 384], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 384)
        movaps       [rsp + 400], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 400)
        movaps       [rsp + 416], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 416)
        movaps       [rsp + 432], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 432)
        movaps       [rsp + 448], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 448)
        movaps       [rsp + 464], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 464)
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
        sub          rsp, 392
        .cfi_def_cfa_offset 448
#endif
        mov          [rsp + 8], rdi
        mov          [rsp + 16], rsi
        mov          [rsp], rdx
        cmp          qword ptr [rsp], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 119]
        mov          rcx, [rsp + 8]
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
        /*   state: [rsp+8]; data: [rsp+16]. */
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp], 1
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
        mov          [rsp + 24], r12
        lea          rbp, [rip + NSMS_L(K) + 64]
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1 block: xmm0..xmm3; */
        /*   scratch: rax; p: rcx; kp: rbp; blocks: [rsp]; state: [rsp+8]; data: [rsp+16]; */
        /*   upper_bound: [rsp+24]. */
NSMS_L(blocks_rounds_and_schedule1):

        /* rounds 0 to 47 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
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
        mov          [rsp + 32], rbp
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
            mov      rbp, [rsp + 32]
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
            mov      rbp, [rsp + 32]
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
            mov      rbp, [rsp + 32]
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
        mov          rbp, [rsp + 32]
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
        mov          [rsp + 40], ebx
        mov          ebx, r10d
        ror          ebx, 11
        xor          r14d, ebx
        mov          ebx, esi
        ror          ebx, 2
            psrld    xmm7, 10
        mov          [rsp + 48], r8d
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
        mov          r8d, [rsp + 48]
        mov          ebx, [rsp + 40]
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        /* rounds 48 to 63 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule1, with the same numbers. */
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
        mov          r13, [rsp + 8]
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
        mov          rbp, [rsp]
        add          rbp, -1
        mov          [rsp], rbp
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
        movaps       xmm6, [rsp + 384]
        movaps       xmm7, [rsp + 400]
        movaps       xmm8, [rsp + 416]
        movaps       xmm9, [rsp + 432]
        movaps       xmm10, [rsp + 448]
        movaps       xmm11, [rsp + 464]
        add          rsp, 488
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
        add          rsp, 392
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_sse41_n1), . - NSMS_SYMBOL(nsms_sha256_blocks_sse41_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_schedule_sse41_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_sse41_n1))
NSMS_SYMBOL(nsms_sha256_schedule_sse41_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_sse41_n1))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 104
        NSMS_SEH(.seh_stackalloc 104)
        movaps       [rsp], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 0)
        movaps       [rsp + 16], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 16)
        movaps       [rsp + 32], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 32)
        movaps       [rsp + 48], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 48)
        movaps       [rsp + 64], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 64)
        movaps       [rsp + 80], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 80)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
#endif

        /* the message words */
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
        movdqu       [rdi], xmm5
        movdqa       xmm5, xmm3                                 /* W_12 to W_15, each + K_t */
        paddd        xmm5, [rip + NSMS_L(K) + 48]
        movdqu       [rdi + 16], xmm4
        movdqu       [rdi + 32], xmm6
        movdqu       [rdi + 48], xmm5
        lea          rax, [rip + NSMS_L(K) + 64]
        lea          rcx, [rdi + 192]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..3 of 1 block: xmm0..xmm3; wk: rdi; kp: rax; upper_bound: rcx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        movdqa       xmm4, xmm3                                 /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        psrldq       xmm4, 8
        movdqa       xmm5, xmm1
        palignr      xmm5, xmm0, 4
        movdqa       xmm6, xmm3
        palignr      xmm6, xmm2, 4
        movdqa       xmm7, xmm4
        psrld        xmm7, 17
        movdqa       xmm8, xmm4
        pslld        xmm8, 15
        movdqa       xmm9, xmm4
        psrld        xmm9, 19
        movdqa       xmm10, xmm4
        pslld        xmm10, 13
        pxor         xmm7, xmm8
        pxor         xmm9, xmm10
        psrld        xmm4, 10
        paddd        xmm0, xmm6
        pxor         xmm7, xmm9
        movdqa       xmm8, xmm5
        psrld        xmm8, 7
        movdqa       xmm9, xmm5
        pslld        xmm9, 25
        movdqa       xmm10, xmm5
        psrld        xmm10, 18
        movdqa       xmm11, xmm5
        pslld        xmm11, 14
        pxor         xmm8, xmm9
        pxor         xmm10, xmm11
        pxor         xmm7, xmm4
        psrld        xmm5, 3
        pxor         xmm8, xmm10
        paddd        xmm7, xmm0
        pxor         xmm8, xmm5
        paddd        xmm7, xmm8
        paddd        xmm0, xmm8
        palignr      xmm7, xmm3, 8
        movdqa       xmm4, xmm7
        psrld        xmm4, 17
        movdqa       xmm5, xmm7
        pslld        xmm5, 15
        movdqa       xmm8, xmm7
        psrld        xmm8, 19
        movdqa       xmm9, xmm7
        pslld        xmm9, 13
        pxor         xmm4, xmm5
        pxor         xmm8, xmm9
        psrld        xmm7, 10
        pxor         xmm4, xmm8
        movdqa       xmm5, xmm2                                 /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        palignr      xmm5, xmm1, 4
        pxor         xmm4, xmm7
        movdqa       xmm7, xmm5
        psrld        xmm7, 7
        movdqa       xmm8, xmm5
        pslld        xmm8, 25
        movdqa       xmm9, xmm5
        psrld        xmm9, 18
        paddd        xmm0, xmm4
        pxor         xmm7, xmm8
        movdqa       xmm4, xmm5
        pslld        xmm4, 14
        movdqa       xmm8, xmm0
        paddd        xmm8, [rax]
        movdqa       xmm10, xmm0
        psrldq       xmm10, 8
        psrld        xmm5, 3
        pxor         xmm9, xmm4
        movdqu       [rdi + 64], xmm8
        pxor         xmm7, xmm9
        movdqa       xmm4, xmm10
        psrld        xmm4, 17
        movdqa       xmm8, xmm10
        pslld        xmm8, 15
        movdqa       xmm9, xmm10
        psrld        xmm9, 19
        movdqa       xmm11, xmm10
        pslld        xmm11, 13
        pxor         xmm4, xmm8
        pxor         xmm9, xmm11
        pxor         xmm7, xmm5
        psrld        xmm10, 10
        pxor         xmm4, xmm9
        paddd        xmm1, xmm7
        movdqa       xmm5, xmm0
        palignr      xmm5, xmm3, 4
        pxor         xmm4, xmm10
        paddd        xmm1, xmm5
        paddd        xmm4, xmm1
        palignr      xmm4, xmm0, 8
        movdqa       xmm7, xmm4
        psrld        xmm7, 17
        movdqa       xmm8, xmm4
        pslld        xmm8, 15
        movdqa       xmm9, xmm4
        psrld        xmm9, 19
        movdqa       xmm10, xmm4
        pslld        xmm10, 13
        pxor         xmm7, xmm8
        pxor         xmm9, xmm10
        psrld        xmm4, 10
        pxor         xmm7, xmm9
        pxor         xmm7, xmm4
        movdqa       xmm4, xmm6                                 /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        psrld        xmm4, 7
        movdqa       xmm8, xmm6
        pslld        xmm8, 25
        movdqa       xmm9, xmm6
        psrld        xmm9, 18
        paddd        xmm1, xmm7
        pxor         xmm4, xmm8
        movdqa       xmm7, xmm6
        pslld        xmm7, 14
        movdqa       xmm8, xmm1
        paddd        xmm8, [rax + 16]
        movdqa       xmm10, xmm1
        psrldq       xmm10, 8
        psrld        xmm6, 3
        pxor         xmm9, xmm7
        movdqu       [rdi + 80], xmm8
        pxor         xmm4, xmm9
        movdqa       xmm7, xmm10
        psrld        xmm7, 17
        movdqa       xmm8, xmm10
        pslld        xmm8, 15
        movdqa       xmm9, xmm10
        psrld        xmm9, 19
        movdqa       xmm11, xmm10
        pslld        xmm11, 13
        pxor         xmm7, xmm8
        pxor         xmm9, xmm11
        pxor         xmm4, xmm6
        psrld        xmm10, 10
        pxor         xmm7, xmm9
        paddd        xmm2, xmm4
        movdqa       xmm4, xmm1
        palignr      xmm4, xmm0, 4
        pxor         xmm7, xmm10
        paddd        xmm2, xmm4
        paddd        xmm7, xmm2
        palignr      xmm7, xmm1, 8
        movdqa       xmm4, xmm7
        psrld        xmm4, 17
        movdqa       xmm6, xmm7
        pslld        xmm6, 15
        movdqa       xmm8, xmm7
        psrld        xmm8, 19
        movdqa       xmm9, xmm7
        pslld        xmm9, 13
        pxor         xmm4, xmm6
        pxor         xmm8, xmm9
        psrld        xmm7, 10
        pxor         xmm4, xmm8
        movdqa       xmm6, xmm5                                 /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        psrld        xmm6, 7
        movdqa       xmm8, xmm5
        pslld        xmm8, 25
        movdqa       xmm9, xmm5
        psrld        xmm9, 18
        pxor         xmm4, xmm7
        pxor         xmm6, xmm8
        paddd        xmm2, xmm4
        movdqa       xmm4, xmm5
        pslld        xmm4, 14
        psrld        xmm5, 3
        movdqa       xmm7, xmm2
        paddd        xmm7, [rax + 32]
        movdqa       xmm8, xmm2
        psrldq       xmm8, 8
        pxor         xmm9, xmm4
        movdqa       xmm4, xmm2
        palignr      xmm4, xmm1, 4
        movdqu       [rdi + 96], xmm7
        pxor         xmm6, xmm9
        movdqa       xmm7, xmm8
        psrld        xmm7, 17
        movdqa       xmm9, xmm8
        pslld        xmm9, 15
        movdqa       xmm10, xmm8
        psrld        xmm10, 19
        movdqa       xmm11, xmm8
        pslld        xmm11, 13
        pxor         xmm7, xmm9
        pxor         xmm10, xmm11
        pxor         xmm6, xmm5
        psrld        xmm8, 10
        pxor         xmm7, xmm10
        paddd        xmm3, xmm6
        pxor         xmm7, xmm8
        paddd        xmm3, xmm4
        lea          rdx, [rdi + 64]
        lea          rsi, [rax + 64]
        paddd        xmm7, xmm3
        palignr      xmm7, xmm2, 8
        movdqa       xmm4, xmm7
        psrld        xmm4, 17
        movdqa       xmm5, xmm7
        pslld        xmm5, 15
        movdqa       xmm6, xmm7
        psrld        xmm6, 19
        movdqa       xmm8, xmm7
        pslld        xmm8, 13
        pxor         xmm4, xmm5
        pxor         xmm6, xmm8
        psrld        xmm7, 10
        pxor         xmm4, xmm6
        pxor         xmm4, xmm7
        paddd        xmm3, xmm4
        movdqa       xmm4, xmm3
        paddd        xmm4, [rax + 48]
        movdqu       [rdi + 112], xmm4
        mov          rdi, rdx
        mov          rax, rsi
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)

#ifdef NSMS_WIN64
        movaps       xmm6, [rsp]
        movaps       xmm7, [rsp + 16]
        movaps       xmm8, [rsp + 32]
        movaps       xmm9, [rsp + 48]
        movaps       xmm10, [rsp + 64]
        movaps       xmm11, [rsp + 80]
        add          rsp, 104
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_schedule_sse41_n1), . - NSMS_SYMBOL(nsms_sha256_schedule_sse41_n1)
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

/* nsms_sha256_blocks_sse41_n1: 15 integer registers, 12 vector registers, 3 spills.
 *   Register map: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1
 *     block: xmm0..xmm3; scratch: rax; blocks: [rsp]; state: [rsp+8]; data: [rsp+16]; p: rcx;
 *     kp: rbp; upper_bound: [rsp+24]. Slots of the frame that are not named here hold spilled
 *     values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     scratch: address of the scratch area, the aligned part of the frame: first what the function
 *       stores there itself, such as schedule words, then spilled vectors.
 *     p: address of the stored schedule word of the first round of the current iteration.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha256_schedule_sse41_n1: 5 integer registers, 12 vector registers, 0 spills.
 *   Register map: W rows 0..3 of 1 block: xmm0..xmm3; wk: rdi; kp: rax; upper_bound: rcx.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_blocks_sse41_n1
 *   signature: void nsms_sha256_blocks_sse41_n1(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 440, win64: 552}
 *   features: [ssse3]
 * - name: nsms_sha256_schedule_sse41_n1
 *   signature: void nsms_sha256_schedule_sse41_n1(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 120}
 *   features: [ssse3]
 */
