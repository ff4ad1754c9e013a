/* sha256_avx2_n2_split_zen4.S, written by nsms: make gen HASH=sha256 ISA=avx2 N=2 ROUNDS=split UARCH=zen4
 *   ROUNDS=split: a, b, c in vector registers, e in integer registers, for blocks beside which no schedule is
 *     computed; UARCH=zen4: the options and orders that a search found on zen4
 *
 * void nsms_sha256_blocks_avx2_n2_split_zen4(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks, 2 scheduled at a time.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,580 instructions (System V); 712 bytes of stack (System V), 840 (Win64).
 *
 * Memory: state must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not overlap
 * another. Written are these buffers and the stack below the return address. Clobbers: caller-saved registers
 * and flags; not x87 registers, MXCSR or the direction flag.
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
#  define NSMS_L(name) Lsha256_avx2_n2_split_zen4_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n2_split_zen4_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n2_split_zen4_##name
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
NSMS_L(K4x2):  /* K_t: each group of 4 words twice, once for each block of a register */
        .long        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        .long        0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        .long        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        .long        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        .long        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        .long        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        .long        0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        .long        0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        .long        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        .long        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        .long        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        .long        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        .long        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        .long        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        .long        0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        .long        0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        .long        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        .long        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        .long        0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        .long        0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        .long        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        .long        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        .long        0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        .long        0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        .long        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        .long        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        .long        0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        .long        0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_split_zen4))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_split_zen4))
NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_split_zen4):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_split_zen4))
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
        sub          rsp, 776
        NSMS_SEH(.seh_stackalloc 776)
        vmovaps      [rsp + 656], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 656)
        vmovaps      [rsp + 672], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 672)
        vmovaps      [rsp + 688], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 688)
        vmovaps      [rsp + 704], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 704)
        vmovaps      [rsp + 720], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 720)
        vmovaps      [rsp + 736], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 736)
        vmovaps      [rsp + 752], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 752)
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
        sub          rsp, 664
        .cfi_def_cfa_offset 720
#endif
        mov          [rsp + 24], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 8], rdx
        cmp          qword ptr [rsp + 8], 0
        je           NSMS_L(done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 143]
        mov          rdi, [rsp + 24]
        mov          ecx, [rdi]
        mov          edx, [rdi + 4]
        mov          esi, [rdi + 8]
        and          rax, -64
        mov          r8d, [rdi + 12]
        mov          r9d, [rdi + 16]
        mov          r10d, [rdi + 20]
        mov          r11d, [rdi + 24]
        mov          ebx, [rdi + 28]
        /* Live here: a..h: ecx, edx, esi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]. */
NSMS_L(batch2):
        cmp          qword ptr [rsp + 8], 2
        jb           NSMS_L(batch1)

        /* the schedule of 2 blocks: the message words */
        mov          r12, [rsp + 16]
        vmovdqu      xmm4, [r12]                                /* W_0 to W_3 */
        vmovdqu      xmm5, [r12 + 16]                           /* W_4 to W_7 */
        vmovdqu      xmm6, [r12 + 32]                           /* W_8 to W_11 */
        vmovdqu      ymm7, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vinserti128  ymm4, ymm4, [r12 + 64], 1
        vmovdqu      xmm8, [r12 + 48]                           /* W_12 to W_15 */
        vinserti128  ymm5, ymm5, [r12 + 80], 1
        vinserti128  ymm6, ymm6, [r12 + 96], 1
        vpshufb      ymm0, ymm4, ymm7
        vinserti128  ymm4, ymm8, [r12 + 112], 1
        vpshufb      ymm1, ymm5, ymm7
        lea          r12, [rax + 32]
        mov          [rsp + 40], r12
        vpshufb      ymm2, ymm6, ymm7
        vpaddd       ymm5, ymm0, [rip + NSMS_L(K4x2)]           /* W_0 to W_3, each + K_t */
        vpshufb      ymm3, ymm4, ymm7
        vpaddd       ymm4, ymm1, [rip + NSMS_L(K4x2) + 32]      /* W_4 to W_7, each + K_t */
        vpaddd       ymm6, ymm2, [rip + NSMS_L(K4x2) + 64]      /* W_8 to W_11, each + K_t */
        vmovdqu      [rax], ymm5
        vpaddd       ymm5, ymm3, [rip + NSMS_L(K4x2) + 96]      /* W_12 to W_15, each + K_t */
        vmovdqu      [rax + 32], ymm4
        vmovdqu      [rax + 64], ymm6
        vmovdqu      [rax + 96], ymm5
        lea          r13, [rax + 384]
        mov          [rsp + 32], r13
        lea          rbp, [rip + NSMS_L(K4x2) + 128]
        mov          [rsp], rax
        mov          rdi, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ecx, edx, esi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 2 blocks: ymm0..ymm3; */
        /*   scratch: rax; p: rdi; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_and_schedule2):

        /* rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 2 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        mov          r12d, ecx                                  /* round 0 */
        xor          r12d, edx
        add          ebx, [rdi]
        rorx         r13d, r9d, 6
        rorx         r14d, r9d, 11
        rorx         r15d, r9d, 25
        mov          [rsp + 48], rbp
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
            vpsrldq  ymm4, ymm3, 8                              /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpalignr ymm5, ymm1, ymm0, 4
        andn         ebp, r9d, r11d
            vpalignr ymm6, ymm3, ymm2, 4
        xor          r13d, r14d
        xor          r13d, r15d
        add          ebx, ebp
        add          ebx, r13d
        add          r11d, [rdi + 4]                            /* round 1 */
        add          r8d, ebx
            vpsrld   ymm7, ymm4, 17
        rorx         r13d, ecx, 2
        rorx         r14d, ecx, 13
        rorx         r15d, ecx, 22
            vpslld   ymm8, ymm4, 15
        mov          ebp, edx
        xor          ebp, esi
        xor          r13d, r14d
        xor          r13d, r15d
            vpsrld   ymm9, ymm4, 19
        and          ebp, r12d
        xor          ebp, edx
        add          r13d, ebp
            vpslld   ymm10, ymm4, 13
        add          ebx, r13d
            vpxor    ymm7, ymm8, ymm7
        rorx         r13d, r8d, 6
        rorx         r14d, r8d, 11
        rorx         r15d, r8d, 25
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
            vpxor    ymm8, ymm9, ymm10
        andn         ebp, r8d, r10d
            vpsrld   ymm4, ymm4, 10
            vpaddd   ymm9, ymm0, ymm6
        xor          r13d, r14d
        xor          r13d, r15d
            vpxor    ymm7, ymm8, ymm7
        add          r11d, ebp
        add          r11d, r13d
        add          r10d, [rdi + 8]                            /* round 2 */
        add          esi, r11d
            vpsrld   ymm8, ymm5, 7
        rorx         r13d, ebx, 2
            vpslld   ymm10, ymm5, 25
        rorx         r14d, ebx, 13
        rorx         r15d, ebx, 22
        mov          ebp, ebx
        xor          ebp, ecx
        xor          r13d, r14d
        xor          r13d, r15d
            vpsrld   ymm11, ymm5, 18
        and          r12d, ebp
        xor          r12d, ecx
        add          r13d, r12d
            vpslld   ymm12, ymm5, 14
        add          r11d, r13d
            vpxor    ymm8, ymm8, ymm10
        rorx         r12d, esi, 6
        rorx         r13d, esi, 11
        rorx         r14d, esi, 25
            vpxor    ymm10, ymm11, ymm12
        mov          r15d, esi
        and          r15d, r8d
        add          r10d, r15d
            vpxor    ymm4, ymm7, ymm4
        andn         r15d, esi, r9d
        xor          r12d, r13d
        xor          r12d, r14d
            vpsrld   ymm5, ymm5, 3
        add          r10d, r15d
        add          r10d, r12d
            vpxor    ymm7, ymm8, ymm10
        add          r9d, [rdi + 12]                            /* round 3 */
        add          edx, r10d
            vpaddd   ymm4, ymm9, ymm4
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 13
        rorx         r14d, r11d, 22
        mov          r15d, r11d
        xor          r15d, ebx
            vpxor    ymm5, ymm7, ymm5
        xor          r12d, r13d
        xor          r12d, r14d
            vpaddd   ymm4, ymm5, ymm4
        and          ebp, r15d
        xor          ebp, ebx
        add          r12d, ebp
            vpaddd   ymm5, ymm9, ymm5
        add          r10d, r12d
            vpalignr ymm4, ymm4, ymm3, 8
            vpsrld   ymm7, ymm4, 19
        rorx         r12d, edx, 6
        rorx         r13d, edx, 11
        rorx         r14d, edx, 25
        mov          ebp, edx
        and          ebp, esi
        add          r9d, ebp
            vpsrld   ymm8, ymm4, 17
        andn         ebp, edx, r8d
            vpsrld   ymm9, ymm4, 10
            vpslld   ymm10, ymm4, 15
        xor          r12d, r13d
        xor          r12d, r14d
        add          r9d, ebp
        add          r9d, r12d
        add          r8d, [rdi + 32]                            /* round 4 */
        add          ecx, r9d
        rorx         r12d, r10d, 2
        rorx         r13d, r10d, 13
        rorx         r14d, r10d, 22
            vpslld   ymm4, ymm4, 13
            vpxor    ymm8, ymm8, ymm10
        mov          ebp, r10d
        xor          ebp, r11d
        xor          r12d, r13d
        xor          r12d, r14d
            vpxor    ymm4, ymm7, ymm4
        and          r15d, ebp
        xor          r15d, r11d
        add          r12d, r15d
        add          r9d, r12d
            vpxor    ymm4, ymm8, ymm4
            vpalignr ymm7, ymm2, ymm1, 4                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         r12d, ecx, 6
        rorx         r13d, ecx, 11
        rorx         r14d, ecx, 25
        mov          r15d, ecx
        and          r15d, edx
        add          r8d, r15d
            vpxor    ymm4, ymm9, ymm4
        andn         r15d, ecx, esi
            vpsrld   ymm8, ymm7, 7
        xor          r12d, r13d
        xor          r12d, r14d
            vpslld   ymm9, ymm7, 25
        add          r8d, r15d
        add          r8d, r12d
        add          esi, [rdi + 36]                            /* round 5 */
            vpsrld   ymm10, ymm7, 18
        add          ebx, r8d
        rorx         r12d, r9d, 2
        rorx         r13d, r9d, 13
        rorx         r14d, r9d, 22
            vpaddd   ymm0, ymm5, ymm4
        mov          r15d, r9d
        xor          r15d, r10d
        xor          r12d, r13d
        xor          r12d, r14d
            vpxor    ymm4, ymm8, ymm9
        and          ebp, r15d
        xor          ebp, r10d
        add          r12d, ebp
            vpslld   ymm5, ymm7, 14
        add          r8d, r12d
            mov      rbp, [rsp + 48]
            vpaddd   ymm8, ymm0, [rbp]
            vpsrldq  ymm9, ymm0, 8
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        rorx         r14d, ebx, 25
        mov          ebp, ebx
        and          ebp, ecx
        add          esi, ebp
            vpsrld   ymm7, ymm7, 3
        andn         ebp, ebx, edx
            vpxor    ymm5, ymm10, ymm5
        xor          r12d, r13d
        xor          r12d, r14d
        add          esi, ebp
        add          esi, r12d
            vmovdqu  [rdi + 128], ymm8
        add          r11d, esi
        add          edx, [rdi + 40]                            /* round 6 */
            vpxor    ymm4, ymm4, ymm5
        rorx         r12d, r8d, 2
        rorx         r13d, r8d, 13
        rorx         r14d, r8d, 22
        mov          ebp, r8d
        xor          ebp, r9d
            vpsrld   ymm5, ymm9, 17
        xor          r12d, r13d
        xor          r12d, r14d
        and          r15d, ebp
        xor          r15d, r9d
            vpslld   ymm8, ymm9, 15
        add          r12d, r15d
            vpsrld   ymm10, ymm9, 19
        add          esi, r12d
            vpslld   ymm11, ymm9, 13
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        rorx         r14d, r11d, 25
        mov          r15d, r11d
        and          r15d, ebx
        add          edx, r15d
            vpxor    ymm5, ymm8, ymm5
        andn         r15d, r11d, ecx
            vpxor    ymm4, ymm4, ymm7
        xor          r12d, r13d
        xor          r12d, r14d
            vpxor    ymm7, ymm10, ymm11
        add          edx, r15d
        add          edx, r12d
        add          ecx, [rdi + 44]                            /* round 7 */
        add          r10d, edx
            vpxor    ymm5, ymm5, ymm7
            vpsrld   ymm7, ymm9, 10
        rorx         r12d, esi, 2
        rorx         r13d, esi, 13
        rorx         r14d, esi, 22
        mov          r15d, esi
        xor          r15d, r8d
            vpaddd   ymm4, ymm1, ymm4
        xor          r12d, r13d
        xor          r12d, r14d
        and          ebp, r15d
        xor          ebp, r8d
            vpalignr ymm8, ymm0, ymm3, 4
        add          r12d, ebp
        add          edx, r12d
            vpxor    ymm5, ymm5, ymm7
            vpaddd   ymm4, ymm8, ymm4
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        rorx         r14d, r10d, 25
        mov          ebp, r10d
        and          ebp, r11d
        add          ecx, ebp
            vpaddd   ymm5, ymm4, ymm5
        andn         ebp, r10d, ebx
            vpalignr ymm5, ymm5, ymm0, 8
            vpsrld   ymm7, ymm5, 19
        xor          r12d, r13d
        xor          r12d, r14d
            vpsrld   ymm9, ymm5, 17
        add          ecx, ebp
        add          ecx, r12d
        add          ebx, [rdi + 64]                            /* round 8 */
            vpsrld   ymm10, ymm5, 10
            vpslld   ymm11, ymm5, 15
        add          r9d, ecx
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        rorx         r14d, edx, 22
        mov          ebp, edx
        xor          ebp, esi
        xor          r12d, r13d
        xor          r12d, r14d
        and          r15d, ebp
        xor          r15d, esi
        add          r12d, r15d
            vpslld   ymm5, ymm5, 13
            vpxor    ymm9, ymm9, ymm11
        add          ecx, r12d
            vpxor    ymm5, ymm7, ymm5
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
        rorx         r14d, r9d, 25
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
            vpxor    ymm5, ymm9, ymm5
        andn         r15d, r9d, r11d
            vpxor    ymm5, ymm10, ymm5
        xor          r12d, r13d
        xor          r12d, r14d
        add          ebx, r15d
        add          ebx, r12d
            vpsrld   ymm7, ymm6, 7                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          r11d, [rdi + 68]                           /* round 9 */
        add          r8d, ebx
            vpslld   ymm9, ymm6, 25
        rorx         r12d, ecx, 2
        rorx         r13d, ecx, 13
        rorx         r14d, ecx, 22
        mov          r15d, ecx
        xor          r15d, edx
            vpsrld   ymm10, ymm6, 18
        xor          r12d, r13d
        xor          r12d, r14d
        and          ebp, r15d
        xor          ebp, edx
            vpaddd   ymm1, ymm4, ymm5
        add          r12d, ebp
            vpxor    ymm4, ymm9, ymm7
        add          ebx, r12d
            vpslld   ymm5, ymm6, 14
        rorx         r12d, r8d, 6
        rorx         r13d, r8d, 11
        rorx         r14d, r8d, 25
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
            mov      rbp, [rsp + 48]
            vpaddd   ymm7, ymm1, [rbp + 32]
        andn         ebp, r8d, r10d
            vpsrldq  ymm9, ymm1, 8
        xor          r12d, r13d
        xor          r12d, r14d
            vpsrld   ymm6, ymm6, 3
        add          r11d, ebp
        add          r11d, r12d
        add          r10d, [rdi + 72]                           /* round 10 */
            vpxor    ymm5, ymm10, ymm5
        add          esi, r11d
        rorx         r12d, ebx, 2
        rorx         r13d, ebx, 13
        rorx         r14d, ebx, 22
            vmovdqu  [rdi + 160], ymm7
        mov          ebp, ebx
        xor          ebp, ecx
        xor          r12d, r13d
        xor          r12d, r14d
            vpxor    ymm4, ymm4, ymm5
        and          r15d, ebp
        xor          r15d, ecx
            vpsrld   ymm5, ymm9, 17
        add          r12d, r15d
        add          r11d, r12d
            vpslld   ymm7, ymm9, 15
            vpsrld   ymm10, ymm9, 19
        rorx         r12d, esi, 6
        rorx         r13d, esi, 11
        rorx         r14d, esi, 25
        mov          r15d, esi
        and          r15d, r8d
        add          r10d, r15d
            vpslld   ymm11, ymm9, 13
        andn         r15d, esi, r9d
            vpxor    ymm5, ymm5, ymm7
        xor          r12d, r13d
        xor          r12d, r14d
        add          r10d, r15d
        add          r10d, r12d
        add          r9d, [rdi + 76]                            /* round 11 */
            vpxor    ymm4, ymm4, ymm6
        add          edx, r10d
            vpxor    ymm6, ymm10, ymm11
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 13
        rorx         r14d, r11d, 22
        mov          r15d, r11d
        xor          r15d, ebx
        xor          r12d, r13d
        xor          r12d, r14d
            vpsrld   ymm7, ymm9, 10
            vpxor    ymm5, ymm5, ymm6
        and          ebp, r15d
        xor          ebp, ebx
        add          r12d, ebp
            vpaddd   ymm4, ymm2, ymm4
        add          r10d, r12d
            vpalignr ymm6, ymm1, ymm0, 4
        rorx         r12d, edx, 6
        rorx         r13d, edx, 11
        rorx         r14d, edx, 25
        mov          ebp, edx
        and          ebp, esi
        add          r9d, ebp
            vpxor    ymm5, ymm5, ymm7
            vpaddd   ymm4, ymm4, ymm6
        andn         ebp, edx, r8d
            vpaddd   ymm5, ymm4, ymm5
        xor          r12d, r13d
        xor          r12d, r14d
        add          r9d, ebp
        add          r9d, r12d
        add          r8d, [rdi + 96]                            /* round 12 */
            vpalignr ymm5, ymm5, ymm1, 8
            vpsrld   ymm6, ymm5, 19
        add          ecx, r9d
            vpsrld   ymm7, ymm5, 17
        mov          r12d, r10d
        xor          r12d, r11d
            vpsrld   ymm9, ymm5, 10
            vpslld   ymm10, ymm5, 15
        rorx         r13d, r10d, 2
        rorx         r14d, r10d, 13
        xor          r13d, r14d
        rorx         r14d, r10d, 22
        xor          r13d, r14d
        and          r15d, r12d
        xor          r15d, r11d
        add          r13d, r15d
        add          r9d, r13d
            vpxor    ymm7, ymm10, ymm7
            vpslld   ymm5, ymm5, 13
        rorx         r13d, ecx, 6
        rorx         r14d, ecx, 11
        rorx         r15d, ecx, 25
        mov          ebp, ecx
        and          ebp, edx
        add          r8d, ebp
            vpxor    ymm5, ymm6, ymm5
        andn         ebp, ecx, esi
        xor          r13d, r14d
        xor          r13d, r15d
            vpxor    ymm5, ymm7, ymm5
        add          r8d, ebp
        add          r8d, r13d
        add          esi, [rdi + 100]                           /* round 13 */
            vpsrld   ymm6, ymm8, 7                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        add          ebx, r8d
        rorx         r13d, r9d, 2
        rorx         r14d, r9d, 13
        rorx         r15d, r9d, 22
            vpslld   ymm7, ymm8, 25
        mov          ebp, r9d
        xor          ebp, r10d
        xor          r13d, r14d
        xor          r13d, r15d
            vpsrld   ymm10, ymm8, 18
        and          r12d, ebp
        xor          r12d, r10d
            vpxor    ymm5, ymm9, ymm5
        add          r13d, r12d
        add          r8d, r13d
            vpxor    ymm6, ymm6, ymm7
            vpaddd   ymm2, ymm4, ymm5
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        rorx         r14d, ebx, 25
        mov          r15d, ebx
        and          r15d, ecx
        add          esi, r15d
            vpslld   ymm4, ymm8, 14
        andn         r15d, ebx, edx
            vpsrld   ymm5, ymm8, 3
        xor          r12d, r13d
        xor          r12d, r14d
        add          esi, r15d
        add          esi, r12d
            mov      r12, [rsp + 48]
            vpaddd   ymm7, ymm2, [r12 + 64]
        add          edx, [rdi + 104]                           /* round 14 */
        add          r11d, esi
            vpsrldq  ymm8, ymm2, 8
        rorx         r13d, r8d, 2
        rorx         r14d, r8d, 13
        rorx         r15d, r8d, 22
            vpxor    ymm4, ymm10, ymm4
        mov          r12d, r8d
        xor          r12d, r9d
        xor          r13d, r14d
        xor          r13d, r15d
            vpalignr ymm9, ymm2, ymm1, 4
        and          ebp, r12d
        xor          ebp, r9d
        add          r13d, ebp
            vmovdqu  [rdi + 192], ymm7
        add          esi, r13d
            vpxor    ymm4, ymm6, ymm4
        rorx         r13d, r11d, 6
        rorx         r14d, r11d, 11
        rorx         r15d, r11d, 25
        mov          ebp, r11d
        and          ebp, ebx
        add          edx, ebp
            vpsrld   ymm6, ymm8, 17
            vpslld   ymm7, ymm8, 15
        andn         ebp, r11d, ecx
            vpsrld   ymm10, ymm8, 19
        xor          r13d, r14d
        xor          r13d, r15d
        add          edx, ebp
        add          edx, r13d
        add          ecx, [rdi + 108]                           /* round 15 */
            vpslld   ymm11, ymm8, 13
        add          r10d, edx
            vpxor    ymm6, ymm6, ymm7
        rorx         r13d, esi, 2
        rorx         r14d, esi, 13
        rorx         r15d, esi, 22
        mov          ebp, esi
        xor          ebp, r8d
        xor          r13d, r14d
        xor          r13d, r15d
            vpxor    ymm7, ymm10, ymm11
            vpxor    ymm4, ymm4, ymm5
        and          r12d, ebp
        xor          r12d, r8d
        add          r13d, r12d
        add          edx, r13d
            vpxor    ymm5, ymm6, ymm7
        rorx         r12d, r10d, 6
            vpsrld   ymm6, ymm8, 10
        rorx         r13d, r10d, 11
        rorx         r14d, r10d, 25
        mov          r15d, r10d
        and          r15d, r11d
        add          ecx, r15d
            vpaddd   ymm4, ymm3, ymm4
        andn         r15d, r10d, ebx
            vpxor    ymm5, ymm5, ymm6
        xor          r12d, r13d
        xor          r12d, r14d
            vpaddd   ymm4, ymm9, ymm4
        add          ecx, r15d
        add          ecx, r12d
            vpaddd   ymm5, ymm4, ymm5
        add          r9d, ecx
            vpalignr ymm5, ymm5, ymm2, 8
            vpsrld   ymm6, ymm5, 19
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
        rorx         r14d, edx, 22
        mov          r15d, edx
        xor          r15d, esi
            vpsrld   ymm7, ymm5, 17
        xor          r12d, r13d
        xor          r12d, r14d
        and          r15d, ebp
        xor          r15d, esi
            vpsrld   ymm8, ymm5, 10
            vpslld   ymm9, ymm5, 15
        add          r12d, r15d
        add          ecx, r12d
        lea          r12, [rdi + 128]                           /* the next sixteen words */
            vpxor    ymm7, ymm9, ymm7
            vpslld   ymm5, ymm5, 13
            vpxor    ymm5, ymm6, ymm5
        mov          rbp, [rsp + 48]
        lea          r13, [rbp + 128]
            vpxor    ymm5, ymm7, ymm5
            vpxor    ymm5, ymm8, ymm5
            vpaddd   ymm3, ymm4, ymm5
            vpaddd   ymm4, ymm3, [rbp + 96]
            vmovdqu  [rdi + 224], ymm4
        mov          rdi, r12
        mov          rbp, r13
        cmp          rdi, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule2)

        /* rounds 48 to 63 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        add          ebx, [rdi]                                 /* round 0 */
        mov          ebp, r11d                                  /* round 1 */
        add          ebp, [rdi + 4]
        rorx         r12d, r9d, 25
        rorx         r13d, r9d, 6
        mov          r14d, ecx
        xor          r14d, edx
        rorx         r15d, r9d, 11
        mov          [rsp + 48], rax
        mov          eax, r9d
        and          eax, r10d
        add          ebx, eax
        andn         r11d, r9d, r11d
        add          ebx, r11d
        xor          r13d, r15d
        xor          r13d, r12d
        mov          r12d, r10d                                 /* round 2 */
        add          r12d, [rdi + 8]
        rorx         r15d, ecx, 13
        rorx         r11d, ecx, 2
        rorx         eax, ecx, 22
        mov          [rsp + 56], r12d
        mov          r12d, edx
        xor          r12d, esi
        xor          r11d, r15d
        xor          r11d, eax
        and          r12d, r14d
        xor          r12d, edx
        add          r11d, r12d
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
        add          ebx, r11d
        rorx         r15d, r8d, 11
        mov          r11d, r8d
        and          r11d, r9d
        add          ebp, r11d
        andn         r11d, r8d, r10d
        add          r11d, ebp
        xor          r13d, r15d
        xor          r13d, r12d
        mov          ebp, r9d                                   /* round 3 */
        add          ebp, [rdi + 12]
        rorx         r12d, ebx, 13
        rorx         r15d, ebx, 2
        rorx         r10d, ebx, 22
        mov          eax, ebx
        xor          eax, ecx
        xor          r15d, r12d
        xor          r15d, r10d
        and          r14d, eax
        xor          r14d, ecx
        add          r15d, r14d
        add          r13d, r11d
        add          esi, r13d
        rorx         r12d, esi, 25
        rorx         r14d, esi, 6
        add          r13d, r15d
        rorx         r15d, esi, 11
        mov          r11d, esi
        and          r11d, r8d
        mov          r10d, [rsp + 56]
        add          r10d, r11d
        andn         r11d, esi, r9d
        add          r11d, r10d
        xor          r14d, r15d
        xor          r14d, r12d
        mov          r12d, r8d                                  /* round 4 */
        add          r12d, [rdi + 32]
        rorx         r15d, r13d, 13
        rorx         r10d, r13d, 2
        rorx         r9d, r13d, 22
        mov          [rsp + 56], r12d
        mov          r12d, r13d
        xor          r12d, ebx
        xor          r10d, r15d
        xor          r10d, r9d
        and          eax, r12d
        xor          eax, ebx
        add          r10d, eax
        add          r14d, r11d
        add          edx, r14d
        rorx         r9d, edx, 25
        rorx         r15d, edx, 6
        add          r14d, r10d
        rorx         r11d, edx, 11
        mov          r10d, edx
        and          r10d, esi
        add          ebp, r10d
        andn         r10d, edx, r8d
        add          r10d, ebp
        xor          r15d, r11d
        xor          r9d, r15d
        mov          ebp, esi                                   /* round 5 */
        add          ebp, [rdi + 36]
        rorx         r15d, r14d, 13
        rorx         r11d, r14d, 2
        rorx         r8d, r14d, 22
        mov          eax, r14d
        xor          eax, r13d
        xor          r11d, r15d
        xor          r11d, r8d
        and          r12d, eax
        xor          r12d, r13d
        add          r9d, r10d
        add          ecx, r9d
        rorx         r8d, ecx, 25
        rorx         r15d, ecx, 6
        rorx         r10d, ecx, 11
        add          r11d, r12d
        add          r9d, r11d
        mov          r12d, ecx
        and          r12d, edx
        mov          r11d, [rsp + 56]
        add          r11d, r12d
        andn         r12d, ecx, esi
        add          r12d, r11d
        xor          r15d, r10d
        xor          r8d, r15d
        mov          r15d, edx                                  /* round 6 */
        add          r15d, [rdi + 40]
        rorx         r11d, r9d, 13
        rorx         r10d, r9d, 2
        rorx         esi, r9d, 22
        mov          [rsp + 56], r15d
        mov          r15d, r9d
        xor          r15d, r14d
        xor          r10d, r11d
        xor          r10d, esi
        and          eax, r15d
        xor          eax, r14d
        add          r10d, eax
        add          r8d, r12d
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r11d, ebx, 6
        add          r8d, r10d
        rorx         r10d, ebx, 11
        mov          esi, ebx
        and          esi, ecx
        add          ebp, esi
        andn         esi, ebx, edx
        add          esi, ebp
        xor          r11d, r10d
        xor          r11d, r12d
        mov          ebp, ecx                                   /* round 7 */
        add          ebp, [rdi + 44]
        rorx         r12d, r8d, 13
        rorx         r10d, r8d, 2
        rorx         edx, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r10d, r12d
        xor          r10d, edx
        and          r15d, eax
        xor          r15d, r9d
        add          r10d, r15d
        add          r11d, esi
        add          r13d, r11d
        rorx         r12d, r13d, 25
        rorx         r15d, r13d, 6
        add          r11d, r10d
        rorx         r10d, r13d, 11
        mov          esi, r13d
        and          esi, ebx
        mov          edx, [rsp + 56]
        add          edx, esi
        andn         ecx, r13d, ecx
        add          ecx, edx
        xor          r15d, r10d
        xor          r15d, r12d
        mov          r12d, ebx                                  /* round 8 */
        add          r12d, [rdi + 64]
        rorx         r10d, r11d, 13
        rorx         esi, r11d, 2
        rorx         edx, r11d, 22
        mov          [rsp + 56], r12d
        mov          r12d, r11d
        xor          r12d, r8d
        and          eax, r12d
        xor          eax, r8d
        xor          esi, r10d
        xor          esi, edx
        add          esi, eax
        add          ecx, r15d
        add          r14d, ecx
        rorx         r15d, r14d, 25
        rorx         r10d, r14d, 6
        add          ecx, esi
        rorx         esi, r14d, 11
        mov          edx, r14d
        and          edx, r13d
        add          ebp, edx
        andn         ebx, r14d, ebx
        add          ebx, ebp
        xor          r10d, esi
        xor          r10d, r15d
        mov          ebp, r13d                                  /* round 9 */
        add          ebp, [rdi + 68]
        rorx         r15d, ecx, 13
        rorx         esi, ecx, 2
        rorx         edx, ecx, 22
        mov          eax, ecx
        xor          eax, r11d
        xor          esi, r15d
        xor          esi, edx
        and          r12d, eax
        xor          r12d, r11d
        add          esi, r12d
        add          r10d, ebx
        add          r9d, r10d
        rorx         ebx, r9d, 25
        rorx         r12d, r9d, 6
        add          r10d, esi
        rorx         r15d, r9d, 11
        xor          r12d, r15d
        xor          ebx, r12d
        mov          r12d, r9d
        and          r12d, r14d
        mov          r15d, [rsp + 56]
        add          r15d, r12d
        andn         r12d, r9d, r13d
        add          r12d, r15d
        mov          r13d, r14d                                 /* round 10 */
        add          r13d, [rdi + 72]
        rorx         r15d, r10d, 13
        rorx         esi, r10d, 2
        rorx         edx, r10d, 22
        mov          [rsp + 56], r13d
        mov          r13d, r10d
        xor          r13d, ecx
        xor          esi, r15d
        xor          esi, edx
        and          eax, r13d
        xor          eax, ecx
        add          esi, eax
        add          ebx, r12d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r15d, r8d, 6
        add          ebx, esi
        rorx         esi, r8d, 11
        mov          edx, r8d
        and          edx, r9d
        add          ebp, edx
        andn         r14d, r8d, r14d
        add          r14d, ebp
        xor          r15d, esi
        xor          r15d, r12d
        mov          ebp, r9d                                   /* round 11 */
        add          ebp, [rdi + 76]
        rorx         r12d, ebx, 13
        rorx         esi, ebx, 2
        rorx         edx, ebx, 22
        mov          eax, ebx
        xor          eax, r10d
        xor          esi, r12d
        xor          esi, edx
        and          r13d, eax
        xor          r13d, r10d
        add          esi, r13d
        add          r15d, r14d
        add          r11d, r15d
        rorx         r12d, r11d, 25
        rorx         r13d, r11d, 6
        add          r15d, esi
        rorx         r14d, r11d, 11
        mov          esi, r11d
        and          esi, r8d
        mov          edx, [rsp + 56]
        add          edx, esi
        andn         r9d, r11d, r9d
        add          r9d, edx
        xor          r13d, r14d
        xor          r13d, r12d
        mov          r12d, r8d                                  /* round 12 */
        add          r12d, [rdi + 96]
        rorx         r14d, r15d, 13
        rorx         esi, r15d, 2
        mov          edx, r15d
        xor          edx, ebx
        mov          [rsp + 56], r12d
        rorx         r12d, r15d, 22
        xor          esi, r14d
        xor          esi, r12d
        and          eax, edx
        xor          eax, ebx
        add          esi, eax
        add          r13d, r9d
        add          ecx, r13d
        rorx         r9d, ecx, 25
        rorx         r12d, ecx, 6
        add          r13d, esi
        rorx         r14d, ecx, 11
        mov          esi, ecx
        and          esi, r11d
        add          ebp, esi
        andn         r8d, ecx, r8d
        add          r8d, ebp
        xor          r12d, r14d
        xor          r9d, r12d
        mov          ebp, r11d                                  /* round 13 */
        add          ebp, [rdi + 100]
        rorx         r12d, r13d, 13
        rorx         r14d, r13d, 2
        rorx         esi, r13d, 22
        mov          eax, r13d
        xor          eax, r15d
        xor          r14d, r12d
        xor          r14d, esi
        and          edx, eax
        xor          edx, r15d
        add          r14d, edx
        add          r9d, r8d
        add          r10d, r9d
        rorx         r8d, r10d, 25
        rorx         r12d, r10d, 6
        add          r9d, r14d
        rorx         r14d, r10d, 11
        mov          esi, r10d
        and          esi, ecx
        mov          edx, [rsp + 56]
        add          edx, esi
        andn         r11d, r10d, r11d
        add          r11d, edx
        xor          r12d, r14d
        xor          r8d, r12d
        mov          r12d, ecx                                  /* round 14 */
        add          r12d, [rdi + 104]
        rorx         r14d, r9d, 13
        rorx         esi, r9d, 2
        rorx         edx, r9d, 22
        mov          [rsp + 56], rdi
        mov          edi, r9d
        xor          edi, r13d
        xor          esi, r14d
        xor          esi, edx
        and          eax, edi
        xor          eax, r13d
        add          esi, eax
        add          r8d, r11d
        add          ebx, r8d
        rorx         r14d, ebx, 25
        rorx         r11d, ebx, 6
        add          r8d, esi
        rorx         esi, ebx, 11
        mov          edx, ebx
        and          edx, r10d
        add          ebp, edx
        andn         ecx, ebx, ecx
        add          ecx, ebp
        xor          r11d, esi
        xor          r11d, r14d
        rorx         ebp, r8d, 13
        rorx         r14d, r8d, 2
        rorx         esi, r8d, 22
        mov          edx, r8d
        xor          edx, r9d
        xor          r14d, ebp
        xor          r14d, esi
        and          edi, edx
        xor          edi, r9d
        add          r14d, edi
        add          ecx, r11d
        add          r15d, ecx
        rorx         edi, r15d, 25
        rorx         ebp, r15d, 6
        add          ecx, r14d
        rorx         r14d, r15d, 11
        mov          r11d, r15d
        and          r11d, ebx
        add          r12d, r11d
        andn         r11d, r15d, r10d
        add          r11d, r12d
        xor          ebp, r14d
        xor          ebp, edi
        rorx         edi, ecx, 13
        rorx         r12d, ecx, 2
        rorx         r14d, ecx, 22
        mov          esi, ecx
        xor          esi, r8d
        xor          r12d, edi
        xor          r12d, r14d
        and          edx, esi
        xor          edx, r8d
        add          r12d, edx
        add          ebp, r11d
        add          r13d, ebp
        add          ebp, r12d
        mov          rdi, [rsp + 24]
        mov          edx, [rdi + 4]                             /* H = H + (a, b, ...) */
        mov          r12d, [rdi + 8]
        mov          r14d, [rdi + 12]
        mov          r11d, [rdi + 20]
        mov          eax, [rdi + 24]
        mov          [rsp + 64], esi
        mov          rsi, [rsp + 8]
        add          rsi, -1                                    /* the next block */
        mov          [rsp + 8], rsi
        mov          rsi, [rsp + 16]
        add          rsi, 64
        mov          [rsp + 16], rsi
        mov          esi, [rdi + 28]
        mov          [rsp + 72], ebx
        mov          rbx, [rsp]
        add          rbx, 16
        mov          [rsp], rbx
        add          edx, ebp
        mov          rbx, [rsp + 56]
        add          r10d, [rbx + 108]                          /* round 15 */
        mov          [rdi + 4], edx
        add          r12d, ecx
        mov          [rdi + 8], r12d
        add          r8d, r14d
        mov          [rdi + 12], r8d
        add          r9d, [rdi + 16]
        add          r11d, r13d
        mov          [rdi + 20], r11d
        add          eax, r15d
        mov          [rdi + 24], eax
        mov          ebx, [rsp + 72]
        add          esi, ebx
        rorx         r14d, r13d, 6
        mov          [rdi + 28], esi
        mov          [rsp + 56], edx
        rorx         edx, r13d, 11
        xor          r14d, edx
        rorx         edx, r13d, 25
        xor          r14d, edx
        and          r15d, r13d
        andn         r13d, r13d, ebx
        add          r10d, r15d
        add          r13d, r10d
        add          r14d, r13d
        add          r9d, r14d
        mov          [rdi + 16], r9d
        rorx         r13d, ebp, 2
        rorx         r15d, ebp, 13
        xor          r13d, r15d
        rorx         r15d, ebp, 22
        xor          r13d, r15d
        add          r13d, [rdi]
        xor          ebp, ecx
        and          ebp, [rsp + 64]
        xor          ecx, ebp
        add          ecx, r13d
        add          ecx, r14d
        mov          [rdi], ecx
        mov          r10d, r11d
        mov          r11d, eax
        mov          ebx, esi
        mov          esi, r12d
        mov          edx, [rsp + 56]
        mov          rax, [rsp + 48]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ecx, edx, esi, r8d, r9d, r10d, r11d, ebx; scratch: rax; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40]. */
NSMS_L(next_block_of_batch2):

        /* the next block of the batch */
        vmovd        xmm3, ecx
        vmovd        xmm4, edx
        vmovd        xmm5, esi
        mov          rdi, [rsp]
        lea          rbp, [rdi + 512]
        mov          [rsp + 32], rbp
        vpshufd      xmm0, xmm3, 0
        vpshufd      xmm1, xmm4, 0
        vpshufd      xmm2, xmm5, 0
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ecx, edx, esi, r8d, r9d, r10d, r11d, ebx; scratch: rax; p: rdi; a.vec: xmm0; */
        /*   b.vec: xmm1; c.vec: xmm2; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_only2):

        /* rounds 0 to 63 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        mov          ebp, r9d                                   /* round 0 */
        and          ebp, r10d
        rorx         r12d, r9d, 11
        rorx         r13d, r9d, 6
        rorx         r14d, r9d, 25
        add          ebx, [rdi]
        vpsrlq       xmm3, xmm0, 2
        vpsrlq       xmm4, xmm0, 13
        andn         r15d, r9d, r11d
        xor          r13d, r12d
        add          ebx, ebp
        add          ebx, r15d
        vpand        xmm5, xmm1, xmm2
        xor          r13d, r14d
        add          r11d, [rdi + 4]                            /* round 1 */
        mov          ebp, r10d                                  /* round 2 */
        add          ebp, [rdi + 8]
        vpxor        xmm6, xmm1, xmm2
        vpxor        xmm3, xmm3, xmm4
        add          ebx, r13d
        vpsrlq       xmm4, xmm0, 22
        vpand        xmm6, xmm0, xmm6
        vpxor        xmm3, xmm3, xmm4
        vpand        xmm4, xmm0, xmm1
        mov          [rdi], ebx
        vmovd        xmm7, [rdi]
        add          ebx, r8d
        mov          r12d, ebx
        and          r12d, r9d
        rorx         r13d, ebx, 11
        rorx         r14d, ebx, 6
        rorx         r15d, ebx, 25
        vpxor        xmm8, xmm0, xmm1
        andn         r10d, ebx, r10d
        xor          r14d, r13d
        add          r11d, r12d
        add          r11d, r10d
        xor          r14d, r15d
        mov          r12d, r9d                                  /* round 3 */
        add          r12d, [rdi + 12]
        add          r11d, r14d
        mov          [rdi + 4], r11d
        vmovd        xmm9, [rdi + 4]
        add          r11d, esi
        mov          r10d, r11d
        and          r10d, ebx
        rorx         r13d, r11d, 11
        rorx         r14d, r11d, 6
        rorx         r15d, r11d, 25
        andn         r9d, r11d, r9d
        xor          r14d, r13d
        add          r10d, ebp
        add          r10d, r9d
        xor          r14d, r15d
        add          r10d, r14d
        vpaddd       xmm5, xmm7, xmm5
        vpaddd       xmm5, xmm6, xmm5
        vpaddd       xmm3, xmm3, xmm5
        mov          [rdi + 8], r10d
        vmovd        xmm5, [rdi + 8]
        add          r10d, edx
        mov          r9d, r10d
        and          r9d, r11d
        rorx         ebp, r10d, 11
        rorx         r13d, r10d, 6
        rorx         r14d, r10d, 25
        andn         r15d, r10d, ebx
        xor          r13d, ebp
        add          r9d, r12d
        add          r9d, r15d
        vmovd        ebp, xmm3
        add          ebx, [rdi + 32]                            /* round 4 */
        vpshufd      xmm3, xmm3, 0
        xor          r13d, r14d
        vpsrlq       xmm6, xmm3, 2
        vpsrlq       xmm7, xmm3, 13
        add          r9d, r13d
        vpsrlq       xmm10, xmm3, 22
        vpand        xmm8, xmm8, xmm3
        vpand        xmm11, xmm3, xmm0
        vpxor        xmm6, xmm6, xmm7
        vpaddd       xmm4, xmm9, xmm4
        vpaddd       xmm4, xmm8, xmm4
        mov          [rdi + 12], r9d
        vmovd        xmm7, [rdi + 12]
        add          r9d, ecx
        vpxor        xmm6, xmm10, xmm6
        vpaddd       xmm4, xmm4, xmm6
        mov          r12d, r9d
        and          r12d, r10d
        rorx         r13d, r9d, 11
        rorx         r14d, r9d, 6
        rorx         r15d, r9d, 25
        add          ebx, r12d
        vpxor        xmm6, xmm3, xmm0
        andn         r12d, r9d, r11d
        add          ebx, r12d
        xor          r14d, r13d
        vmovd        r12d, xmm4
        add          r11d, [rdi + 36]                           /* round 5 */
        vpshufd      xmm4, xmm4, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm4, 2
        vpsrlq       xmm9, xmm4, 13
        add          ebx, r14d
        vpsrlq       xmm10, xmm4, 22
        vpand        xmm6, xmm4, xmm6
        vpand        xmm12, xmm4, xmm3
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm5, xmm11, xmm5
        vpaddd       xmm5, xmm5, xmm6
        mov          [rdi + 32], ebx
        vmovd        xmm6, [rdi + 32]
        add          ebx, ebp
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm5, xmm8, xmm5
        mov          ebp, ebx
        and          ebp, r9d
        rorx         r13d, ebx, 11
        rorx         r14d, ebx, 6
        rorx         r15d, ebx, 25
        vpxor        xmm3, xmm4, xmm3
        andn         r8d, ebx, r10d
        xor          r14d, r13d
        add          r11d, ebp
        add          r11d, r8d
        vmovd        ebp, xmm5
        add          r10d, [rdi + 40]                           /* round 6 */
        vpshufd      xmm5, xmm5, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm5, 2
        vpsrlq       xmm9, xmm5, 13
        add          r11d, r14d
        vpsrlq       xmm10, xmm5, 22
        vpand        xmm3, xmm5, xmm3
        vpand        xmm11, xmm5, xmm4
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm7, xmm12, xmm7
        vpaddd       xmm3, xmm7, xmm3
        mov          [rdi + 36], r11d
        vmovd        xmm7, [rdi + 36]
        add          r11d, r12d
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm3, xmm8, xmm3
        mov          r12d, r11d
        and          r12d, ebx
        rorx         r13d, r11d, 11
        rorx         r14d, r11d, 6
        rorx         r15d, r11d, 25
        vpxor        xmm4, xmm5, xmm4
        andn         r8d, r11d, r9d
        xor          r14d, r13d
        add          r10d, r12d
        add          r10d, r8d
        vmovd        r12d, xmm3
        add          r9d, [rdi + 44]                            /* round 7 */
        vpshufd      xmm3, xmm3, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm3, 2
        vpsrlq       xmm9, xmm3, 13
        add          r10d, r14d
        vpsrlq       xmm10, xmm3, 22
        vpand        xmm4, xmm3, xmm4
        vpand        xmm12, xmm3, xmm5
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm6, xmm11, xmm6
        vpaddd       xmm4, xmm6, xmm4
        mov          [rdi + 40], r10d
        vmovd        xmm6, [rdi + 40]
        add          r10d, ebp
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm4, xmm8, xmm4
        mov          ebp, r10d
        and          ebp, r11d
        rorx         r13d, r10d, 11
        rorx         r14d, r10d, 6
        rorx         r15d, r10d, 25
        vpxor        xmm5, xmm3, xmm5
        andn         r8d, r10d, ebx
        xor          r14d, r13d
        add          r9d, ebp
        add          r9d, r8d
        vmovd        ebp, xmm4
        add          ebx, [rdi + 64]                            /* round 8 */
        vpshufd      xmm4, xmm4, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm4, 2
        vpsrlq       xmm9, xmm4, 13
        vpand        xmm5, xmm4, xmm5
        add          r9d, r14d
        vpsrlq       xmm10, xmm4, 22
        vpand        xmm11, xmm4, xmm3
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm7, xmm12, xmm7
        vpaddd       xmm5, xmm7, xmm5
        mov          [rdi + 44], r9d
        vmovd        xmm7, [rdi + 44]
        add          r9d, r12d
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm5, xmm8, xmm5
        mov          r12d, r9d
        and          r12d, r10d
        rorx         r13d, r9d, 11
        rorx         r14d, r9d, 6
        rorx         r15d, r9d, 25
        vpxor        xmm3, xmm4, xmm3
        andn         r8d, r9d, r11d
        xor          r14d, r13d
        add          ebx, r12d
        add          ebx, r8d
        vmovd        r12d, xmm5
        add          r11d, [rdi + 68]                           /* round 9 */
        vpshufd      xmm5, xmm5, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm5, 2
        vpsrlq       xmm9, xmm5, 13
        add          ebx, r14d
        vpsrlq       xmm10, xmm5, 22
        vpand        xmm3, xmm5, xmm3
        vpand        xmm12, xmm5, xmm4
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm6, xmm11, xmm6
        vpaddd       xmm3, xmm6, xmm3
        mov          [rdi + 64], ebx
        vmovd        xmm6, [rdi + 64]
        add          ebx, ebp
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm3, xmm8, xmm3
        mov          ebp, ebx
        and          ebp, r9d
        rorx         r13d, ebx, 11
        rorx         r14d, ebx, 6
        rorx         r15d, ebx, 25
        vpxor        xmm4, xmm5, xmm4
        andn         r8d, ebx, r10d
        xor          r14d, r13d
        add          r11d, ebp
        add          r11d, r8d
        vmovd        ebp, xmm3
        add          r10d, [rdi + 72]                           /* round 10 */
        vpshufd      xmm3, xmm3, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm3, 2
        vpsrlq       xmm9, xmm3, 13
        add          r11d, r14d
        vpsrlq       xmm10, xmm3, 22
        vpand        xmm4, xmm3, xmm4
        vpand        xmm11, xmm3, xmm5
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm7, xmm12, xmm7
        vpaddd       xmm4, xmm7, xmm4
        mov          [rdi + 68], r11d
        vmovd        xmm7, [rdi + 68]
        add          r11d, r12d
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm4, xmm8, xmm4
        mov          r12d, r11d
        and          r12d, ebx
        rorx         r13d, r11d, 11
        rorx         r14d, r11d, 6
        rorx         r15d, r11d, 25
        vpxor        xmm5, xmm3, xmm5
        andn         r8d, r11d, r9d
        xor          r14d, r13d
        add          r10d, r12d
        add          r10d, r8d
        vmovd        r12d, xmm4
        add          r9d, [rdi + 76]                            /* round 11 */
        vpshufd      xmm4, xmm4, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm4, 2
        vpsrlq       xmm9, xmm4, 13
        add          r10d, r14d
        vpsrlq       xmm10, xmm4, 22
        vpand        xmm5, xmm4, xmm5
        vpand        xmm12, xmm4, xmm3
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm6, xmm11, xmm6
        vpaddd       xmm5, xmm6, xmm5
        mov          [rdi + 72], r10d
        vmovd        xmm6, [rdi + 72]
        add          r10d, ebp
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm5, xmm8, xmm5
        mov          ebp, r10d
        and          ebp, r11d
        rorx         r13d, r10d, 11
        rorx         r14d, r10d, 6
        rorx         r15d, r10d, 25
        vpxor        xmm3, xmm4, xmm3
        andn         r8d, r10d, ebx
        xor          r14d, r13d
        add          r9d, ebp
        add          r9d, r8d
        vmovd        ebp, xmm5
        add          ebx, [rdi + 96]                            /* round 12 */
        vpshufd      xmm5, xmm5, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm5, 2
        vpsrlq       xmm9, xmm5, 13
        add          r9d, r14d
        vpsrlq       xmm10, xmm5, 22
        vpand        xmm3, xmm5, xmm3
        vpand        xmm11, xmm5, xmm4
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm7, xmm12, xmm7
        vpaddd       xmm3, xmm7, xmm3
        mov          [rdi + 76], r9d
        vmovd        xmm7, [rdi + 76]
        add          r9d, r12d
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm3, xmm8, xmm3
        mov          r12d, r9d
        and          r12d, r10d
        rorx         r13d, r9d, 11
        rorx         r14d, r9d, 6
        rorx         r15d, r9d, 25
        vpxor        xmm4, xmm5, xmm4
        andn         r8d, r9d, r11d
        xor          r14d, r13d
        add          ebx, r12d
        add          ebx, r8d
        vmovd        r12d, xmm3
        add          r11d, [rdi + 100]                          /* round 13 */
        vpshufd      xmm3, xmm3, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm3, 2
        vpsrlq       xmm9, xmm3, 13
        add          ebx, r14d
        vpsrlq       xmm10, xmm3, 22
        vpand        xmm4, xmm3, xmm4
        vpand        xmm12, xmm3, xmm5
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm6, xmm11, xmm6
        vpaddd       xmm4, xmm6, xmm4
        mov          [rdi + 96], ebx
        vmovd        xmm6, [rdi + 96]
        add          ebx, ebp
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm4, xmm8, xmm4
        mov          ebp, ebx
        and          ebp, r9d
        rorx         r13d, ebx, 11
        rorx         r14d, ebx, 6
        rorx         r15d, ebx, 25
        vpxor        xmm5, xmm3, xmm5
        andn         r8d, ebx, r10d
        xor          r14d, r13d
        add          r11d, ebp
        add          r11d, r8d
        vmovd        ebp, xmm4
        add          r10d, [rdi + 104]                          /* round 14 */
        vpshufd      xmm4, xmm4, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm4, 2
        vpsrlq       xmm9, xmm4, 13
        add          r11d, r14d
        vpsrlq       xmm10, xmm4, 22
        vpand        xmm5, xmm4, xmm5
        vpand        xmm11, xmm4, xmm3
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm7, xmm12, xmm7
        vpaddd       xmm5, xmm7, xmm5
        mov          [rdi + 100], r11d
        vmovd        xmm7, [rdi + 100]
        add          r11d, r12d
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm5, xmm8, xmm5
        mov          r12d, r11d
        and          r12d, ebx
        rorx         r13d, r11d, 11
        rorx         r14d, r11d, 6
        rorx         r15d, r11d, 25
        vpxor        xmm3, xmm4, xmm3
        andn         r8d, r11d, r9d
        xor          r14d, r13d
        add          r10d, r12d
        add          r10d, r8d
        vmovd        r12d, xmm5
        add          r9d, [rdi + 108]                           /* round 15 */
        vpshufd      xmm5, xmm5, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm5, 2
        vpsrlq       xmm9, xmm5, 13
        add          r10d, r14d
        vpand        xmm3, xmm5, xmm3
        vpsrlq       xmm10, xmm5, 22
        vpand        xmm12, xmm5, xmm4
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm6, xmm11, xmm6
        vpaddd       xmm3, xmm6, xmm3
        mov          [rdi + 104], r10d
        vmovd        xmm6, [rdi + 104]
        add          r10d, ebp
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm3, xmm8, xmm3
        mov          ebp, r10d
        and          ebp, r11d
        rorx         r13d, r10d, 11
        rorx         r14d, r10d, 6
        rorx         r15d, r10d, 25
        vpxor        xmm4, xmm5, xmm4
        andn         r8d, r10d, ebx
        xor          r14d, r13d
        add          r9d, ebp
        add          r9d, r8d
        vmovd        r8d, xmm3
        lea          rbp, [rdi + 128]
        vpshufd      xmm3, xmm3, 0
        xor          r14d, r15d
        vpsrlq       xmm8, xmm3, 2
        vpsrlq       xmm9, xmm3, 13
        add          r9d, r14d
        vpsrlq       xmm10, xmm3, 22
        vpand        xmm4, xmm3, xmm4
        vpand        xmm11, xmm3, xmm5
        vpxor        xmm8, xmm8, xmm9
        vpaddd       xmm7, xmm12, xmm7
        vpaddd       xmm4, xmm7, xmm4
        mov          [rdi + 108], r9d
        vmovd        xmm7, [rdi + 108]
        add          r9d, r12d
        vpxor        xmm8, xmm8, xmm10
        vpaddd       xmm4, xmm8, xmm4
        vmovd        esi, xmm4
        vpxor        xmm5, xmm3, xmm5
        vpshufd      xmm2, xmm4, 0
        vpsrlq       xmm4, xmm2, 2
        vpsrlq       xmm8, xmm2, 13
        vpsrlq       xmm9, xmm2, 22
        vpand        xmm5, xmm2, xmm5
        vpand        xmm10, xmm2, xmm3
        vpxor        xmm4, xmm8, xmm4
        vpaddd       xmm6, xmm11, xmm6
        vpaddd       xmm5, xmm6, xmm5
        vpxor        xmm4, xmm9, xmm4
        vpaddd       xmm4, xmm5, xmm4
        vmovd        edx, xmm4
        vpshufd      xmm1, xmm4, 0
        vpxor        xmm3, xmm2, xmm3
        vpsrlq       xmm4, xmm1, 2
        vpsrlq       xmm5, xmm1, 13
        vpsrlq       xmm6, xmm1, 22
        vpand        xmm3, xmm1, xmm3
        vpxor        xmm4, xmm4, xmm5
        vpaddd       xmm5, xmm10, xmm7
        vpaddd       xmm3, xmm5, xmm3
        vpxor        xmm4, xmm4, xmm6
        vpaddd       xmm3, xmm3, xmm4
        vmovd        ecx, xmm3
        vpshufd      xmm0, xmm3, 0
        mov          rdi, rbp
        cmp          rdi, [rsp + 32]
        jne          NSMS_L(rounds_only2)

        /* the state after the block */
        mov          rdi, [rsp + 24]
        mov          ebp, [rdi]                                 /* H = H + (a, b, ...) */
        add          ecx, ebp
        mov          rbp, [rsp + 16]
        add          rbp, 64                                    /* the next block */
        mov          [rsp + 16], rbp
        mov          [rdi], ecx
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 16
        mov          [rsp], r13
        mov          r14d, [rdi + 4]
        add          edx, r14d
        mov          [rdi + 4], edx
        mov          r14d, [rdi + 8]
        add          esi, r14d
        mov          [rdi + 8], esi
        mov          r14d, [rdi + 12]
        add          r8d, r14d
        mov          [rdi + 12], r8d
        mov          r14d, [rdi + 16]
        add          r9d, r14d
        mov          [rdi + 16], r9d
        mov          r14d, [rdi + 20]
        add          r10d, r14d
        mov          [rdi + 20], r10d
        mov          r14d, [rdi + 24]
        add          r11d, r14d
        mov          [rdi + 24], r11d
        mov          r14d, [rdi + 28]
        add          ebx, r14d
        mov          [rdi + 28], ebx
        mov          rdi, [rsp]
        cmp          rdi, [rsp + 40]
        jne          NSMS_L(next_block_of_batch2)
        jmp          NSMS_L(batch2)
        /* Live here: a..h: ecx, edx, esi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp+8]; */
        /*   data: [rsp+16]; state: [rsp+24]. */
NSMS_L(batch1):
        cmp          qword ptr [rsp + 8], 1
        jb           NSMS_L(done)

        /* the schedule of 1 block: the message words */
        mov          r12, [rsp + 16]
        vmovdqu      xmm4, [r12]                                /* W_0 to W_3 */
        vmovdqu      xmm5, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vmovdqu      xmm6, [r12 + 16]                           /* W_4 to W_7 */
        vmovdqu      xmm7, [r12 + 32]                           /* W_8 to W_11 */
        vpshufb      xmm0, xmm4, xmm5
        vmovdqu      xmm4, [r12 + 48]                           /* W_12 to W_15 */
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
        lea          r12, [rax + 192]
        mov          [rsp + 32], r12
        lea          rbp, [rip + NSMS_L(K) + 64]
        mov          rdi, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: ecx, edx, esi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1 block: xmm0..xmm3; */
        /*   scratch: rax; p: rdi; kp: rbp; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]. */
NSMS_L(rounds_and_schedule1):

        /* rounds 0 to 47 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vpsrldq  xmm4, xmm3, 8                              /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpslld   xmm5, xmm4, 13
            vpsrld   xmm6, xmm4, 17
            vpslld   xmm7, xmm4, 15
            vpxor    xmm6, xmm6, xmm7
            vpsrld   xmm7, xmm4, 19
            vpxor    xmm5, xmm7, xmm5
            vpxor    xmm5, xmm6, xmm5
            vpsrld   xmm4, xmm4, 10
            vpxor    xmm4, xmm5, xmm4
            vpalignr xmm5, xmm3, xmm2, 4
            vpaddd   xmm6, xmm0, xmm5
            vpalignr xmm7, xmm1, xmm0, 4
        mov          r12d, ecx                                  /* round 0 */
        xor          r12d, edx
            vpsrld   xmm8, xmm7, 7
        add          ebx, [rdi]
            vpslld   xmm9, xmm7, 25
            vpxor    xmm8, xmm8, xmm9
        andn         r13d, r9d, r11d
        rorx         r14d, r9d, 6
            vpsrld   xmm9, xmm7, 18
        rorx         r15d, r9d, 11
            vpslld   xmm10, xmm7, 14
        mov          [rsp + 48], rbp
        rorx         ebp, r9d, 25
            vpxor    xmm9, xmm9, xmm10
        mov          [rsp + 56], r8d
        mov          r8d, r9d
        and          r8d, r10d
        add          ebx, r8d
            vpxor    xmm8, xmm8, xmm9
        xor          r14d, r15d
        xor          r14d, ebp
            vpsrld   xmm7, xmm7, 3
        add          ebx, r13d
        add          r11d, [rdi + 4]                            /* round 1 */
            vpxor    xmm7, xmm8, xmm7
        rorx         r13d, ecx, 2
        rorx         r15d, ecx, 13
        rorx         ebp, ecx, 22
        mov          r8d, edx
        xor          r8d, esi
            vpaddd   xmm4, xmm6, xmm4
        xor          r13d, r15d
        xor          r13d, ebp
        and          r8d, r12d
        xor          r8d, edx
            vpaddd   xmm4, xmm7, xmm4
        add          r13d, r8d
        add          ebx, r14d
        mov          r8d, [rsp + 56]
        add          r8d, ebx
        add          ebx, r13d
            vpalignr xmm4, xmm4, xmm3, 8
        andn         r13d, r8d, r10d
            vpsrld   xmm8, xmm4, 17
        rorx         r14d, r8d, 6
        rorx         r15d, r8d, 11
        rorx         ebp, r8d, 25
        mov          [rsp + 56], edx
        mov          edx, r8d
        and          edx, r9d
        add          r11d, edx
            vpslld   xmm9, xmm4, 15
            vpxor    xmm8, xmm8, xmm9
        xor          r14d, r15d
        xor          r14d, ebp
            vpsrld   xmm9, xmm4, 19
        add          r11d, r13d
        add          r10d, [rdi + 8]                            /* round 2 */
            vpslld   xmm10, xmm4, 13
        rorx         r13d, ebx, 2
        rorx         r15d, ebx, 13
        rorx         ebp, ebx, 22
        mov          edx, ebx
        xor          edx, ecx
        add          r11d, r14d
        add          esi, r11d
        xor          r13d, r15d
        xor          r13d, ebp
            vpsrld   xmm4, xmm4, 10
        and          r12d, edx
        xor          r12d, ecx
        add          r13d, r12d
        add          r11d, r13d
        andn         r12d, esi, r9d
        rorx         r13d, esi, 6
            vpaddd   xmm6, xmm6, xmm7
        rorx         r14d, esi, 11
        rorx         r15d, esi, 25
        mov          ebp, esi
        and          ebp, r8d
        add          r10d, ebp
        xor          r13d, r14d
        xor          r13d, r15d
            vpxor    xmm7, xmm9, xmm10
            vpxor    xmm7, xmm8, xmm7
            vpxor    xmm4, xmm7, xmm4
            vpaddd   xmm0, xmm6, xmm4
            mov      rbp, [rsp + 48]
            vpaddd   xmm4, xmm0, [rbp]
            vmovdqu  [rdi + 64], xmm4
        add          r10d, r12d
        add          r9d, [rdi + 12]                            /* round 3 */
            vpsrldq  xmm4, xmm0, 8                              /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         r12d, r11d, 2
        rorx         r14d, r11d, 13
            vpsrld   xmm6, xmm4, 17
        rorx         r15d, r11d, 22
        mov          ebp, r11d
        xor          ebp, ebx
            vpslld   xmm7, xmm4, 15
            vpxor    xmm6, xmm6, xmm7
        xor          r12d, r14d
        xor          r12d, r15d
            vpslld   xmm7, xmm4, 13
        and          edx, ebp
        xor          edx, ebx
        add          r12d, edx
        add          r10d, r13d
        mov          edx, [rsp + 56]
        add          edx, r10d
        add          r10d, r12d
        rorx         r12d, edx, 6
            vpsrld   xmm8, xmm4, 19
        andn         r13d, edx, r8d
        rorx         r14d, edx, 11
        rorx         r15d, edx, 25
        mov          [rsp + 56], ebx
        mov          ebx, edx
        and          ebx, esi
        add          r9d, ebx
            vpxor    xmm7, xmm8, xmm7
            vpxor    xmm6, xmm6, xmm7
        xor          r12d, r14d
        xor          r12d, r15d
            vpsrld   xmm4, xmm4, 10
        add          r9d, r13d
        add          r8d, [rdi + 16]                            /* round 4 */
        rorx         r13d, r10d, 2
            vpxor    xmm4, xmm6, xmm4
        rorx         r14d, r10d, 13
            vpalignr xmm6, xmm0, xmm3, 4
        rorx         r15d, r10d, 22
        mov          ebx, r10d
        xor          ebx, r11d
        xor          r13d, r14d
        xor          r13d, r15d
            vpalignr xmm7, xmm2, xmm1, 4
        and          ebp, ebx
        xor          ebp, r11d
            vpsrld   xmm8, xmm7, 7
        add          r13d, ebp
        add          r9d, r12d
        add          ecx, r9d
        add          r9d, r13d
            vpslld   xmm9, xmm7, 25
        andn         r12d, ecx, esi
            vpxor    xmm8, xmm8, xmm9
        rorx         r13d, ecx, 6
        rorx         r14d, ecx, 11
        rorx         r15d, ecx, 25
        mov          ebp, ecx
        and          ebp, edx
        add          r8d, ebp
            vpsrld   xmm9, xmm7, 18
        xor          r13d, r14d
        xor          r13d, r15d
            vpslld   xmm10, xmm7, 14
            vpxor    xmm9, xmm9, xmm10
        add          r8d, r12d
        add          esi, [rdi + 20]                            /* round 5 */
        rorx         r12d, r9d, 2
        rorx         r14d, r9d, 13
            vpxor    xmm8, xmm8, xmm9
            vpsrld   xmm7, xmm7, 3
        rorx         r15d, r9d, 22
        mov          ebp, r9d
        xor          ebp, r10d
        xor          r12d, r14d
        xor          r12d, r15d
            vpxor    xmm7, xmm8, xmm7
            vpaddd   xmm7, xmm1, xmm7
        and          ebx, ebp
        xor          ebx, r10d
        add          r12d, ebx
        add          r8d, r13d
        mov          ebx, [rsp + 56]
        add          ebx, r8d
        add          r8d, r12d
        andn         r12d, ebx, edx
            vpaddd   xmm7, xmm7, xmm6
        rorx         r13d, ebx, 6
        rorx         r14d, ebx, 11
            vpaddd   xmm4, xmm7, xmm4
        rorx         r15d, ebx, 25
        mov          [rsp + 56], r10d
        mov          r10d, ebx
        and          r10d, ecx
        add          esi, r10d
            vpalignr xmm4, xmm4, xmm0, 8
        xor          r13d, r14d
        xor          r13d, r15d
            vpsrld   xmm8, xmm4, 17
        add          esi, r12d
            vpslld   xmm9, xmm4, 15
        add          edx, [rdi + 24]                            /* round 6 */
        rorx         r12d, r8d, 2
            vpxor    xmm8, xmm8, xmm9
        rorx         r14d, r8d, 13
        rorx         r15d, r8d, 22
            vpsrld   xmm9, xmm4, 19
        mov          r10d, r8d
        xor          r10d, r9d
        xor          r12d, r14d
        xor          r12d, r15d
            vpslld   xmm10, xmm4, 13
        and          ebp, r10d
        xor          ebp, r9d
        add          r12d, ebp
        add          esi, r13d
        add          r11d, esi
        add          esi, r12d
        andn         r12d, r11d, ecx
        rorx         r13d, r11d, 6
        rorx         r14d, r11d, 11
        rorx         r15d, r11d, 25
            vpsrld   xmm4, xmm4, 10
        mov          ebp, r11d
        and          ebp, ebx
        add          edx, ebp
        xor          r13d, r14d
        xor          r13d, r15d
        add          edx, r12d
        add          ecx, [rdi + 28]                            /* round 7 */
        rorx         r12d, esi, 2
            vpxor    xmm9, xmm9, xmm10
            vpxor    xmm8, xmm8, xmm9
            vpxor    xmm4, xmm8, xmm4
            vpaddd   xmm1, xmm7, xmm4
            mov      rbp, [rsp + 48]
            vpaddd   xmm4, xmm1, [rbp + 16]
            vmovdqu  [rdi + 80], xmm4
        rorx         r14d, esi, 13
        rorx         r15d, esi, 22
            vpsrldq  xmm4, xmm1, 8                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        mov          ebp, esi
        xor          ebp, r8d
        xor          r12d, r14d
        xor          r12d, r15d
            vpsrld   xmm7, xmm4, 17
        and          r10d, ebp
        xor          r10d, r8d
        add          r12d, r10d
        add          edx, r13d
        mov          r10d, [rsp + 56]
        add          r10d, edx
        add          edx, r12d
            vpslld   xmm8, xmm4, 15
            vpxor    xmm7, xmm8, xmm7
        andn         r12d, r10d, ebx
            vpslld   xmm8, xmm4, 13
        rorx         r13d, r10d, 6
        rorx         r14d, r10d, 11
        rorx         r15d, r10d, 25
            vpsrld   xmm9, xmm4, 19
        mov          [rsp + 56], r8d
        mov          r8d, r10d
        and          r8d, r11d
        add          ecx, r8d
            vpxor    xmm8, xmm9, xmm8
        xor          r13d, r14d
        xor          r13d, r15d
        add          ecx, r12d
        add          ebx, [rdi + 32]                            /* round 8 */
            vpxor    xmm7, xmm8, xmm7
        rorx         r12d, edx, 2
        rorx         r14d, edx, 13
            vpsrld   xmm4, xmm4, 10
        rorx         r15d, edx, 22
        mov          r8d, edx
        xor          r8d, esi
            vpxor    xmm4, xmm7, xmm4
        xor          r12d, r14d
        xor          r12d, r15d
            vpalignr xmm7, xmm1, xmm0, 4
        and          ebp, r8d
        xor          ebp, esi
        add          r12d, ebp
        add          ecx, r13d
        add          r9d, ecx
        add          ecx, r12d
            vpsrld   xmm8, xmm5, 7
        andn         r12d, r9d, r11d
        rorx         r13d, r9d, 6
        rorx         r14d, r9d, 11
            vpslld   xmm9, xmm5, 25
            vpxor    xmm8, xmm8, xmm9
        rorx         r15d, r9d, 25
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
            vpsrld   xmm9, xmm5, 18
        xor          r13d, r14d
        xor          r13d, r15d
            vpslld   xmm10, xmm5, 14
        add          ebx, r12d
        add          r11d, [rdi + 36]                           /* round 9 */
            vpxor    xmm9, xmm9, xmm10
        rorx         r12d, ecx, 2
        rorx         r14d, ecx, 13
            vpxor    xmm8, xmm8, xmm9
        rorx         r15d, ecx, 22
        mov          ebp, ecx
        xor          ebp, edx
        xor          r12d, r14d
        xor          r12d, r15d
            vpsrld   xmm5, xmm5, 3
        and          r8d, ebp
        xor          r8d, edx
        add          r12d, r8d
            vpxor    xmm5, xmm8, xmm5
            vpaddd   xmm5, xmm2, xmm5
        add          ebx, r13d
        mov          r8d, [rsp + 56]
        add          r8d, ebx
        add          ebx, r12d
        andn         r12d, r8d, r10d
        rorx         r13d, r8d, 6
        rorx         r14d, r8d, 11
            vpaddd   xmm5, xmm5, xmm7
        rorx         r15d, r8d, 25
        mov          [rsp + 56], edx
        mov          edx, r8d
        and          edx, r9d
        add          r11d, edx
            vpaddd   xmm4, xmm5, xmm4
        xor          r13d, r14d
        xor          r13d, r15d
            vpalignr xmm4, xmm4, xmm1, 8
        add          r11d, r12d
            vpsrld   xmm7, xmm4, 17
        add          r10d, [rdi + 40]                           /* round 10 */
        rorx         r12d, ebx, 2
            vpslld   xmm8, xmm4, 15
        rorx         r14d, ebx, 13
        rorx         r15d, ebx, 22
            vpxor    xmm7, xmm8, xmm7
        mov          edx, ebx
        xor          edx, ecx
        xor          r12d, r14d
        xor          r12d, r15d
            vpsrld   xmm8, xmm4, 19
        and          ebp, edx
        xor          ebp, ecx
        add          r12d, ebp
            vpslld   xmm9, xmm4, 13
        add          r11d, r13d
        add          esi, r11d
        add          r11d, r12d
        rorx         r12d, esi, 25
        andn         r13d, esi, r9d
        rorx         r14d, esi, 6
        rorx         r15d, esi, 11
        mov          ebp, esi
        and          ebp, r8d
        add          r10d, ebp
            vpsrld   xmm4, xmm4, 10
        xor          r14d, r15d
        xor          r14d, r12d
        add          r10d, r13d
        add          r9d, [rdi + 44]                            /* round 11 */
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 13
        rorx         r15d, r11d, 22
            vpxor    xmm8, xmm8, xmm9
            vpxor    xmm7, xmm8, xmm7
            vpxor    xmm4, xmm7, xmm4
            vpaddd   xmm2, xmm5, xmm4
            mov      rbp, [rsp + 48]
            vpaddd   xmm4, xmm2, [rbp + 32]
            vmovdqu  [rdi + 96], xmm4
        mov          ebp, r11d
        xor          ebp, ebx
        xor          r12d, r13d
        xor          r12d, r15d
        and          edx, ebp
        xor          edx, ebx
            vpsrldq  xmm4, xmm2, 8                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        add          r12d, edx
        add          r10d, r14d
        mov          edx, [rsp + 56]
        add          edx, r10d
        add          r10d, r12d
            vpsrld   xmm5, xmm4, 17
        andn         r12d, edx, r8d
        rorx         r13d, edx, 6
        rorx         r14d, edx, 11
        rorx         r15d, edx, 25
            vpslld   xmm7, xmm4, 15
            vpxor    xmm5, xmm5, xmm7
        mov          [rsp + 56], ebx
        mov          ebx, edx
        and          ebx, esi
        add          r9d, ebx
            vpslld   xmm7, xmm4, 13
            vpsrld   xmm8, xmm4, 19
        xor          r13d, r14d
        xor          r13d, r15d
        add          r9d, r12d
        add          r8d, [rdi + 48]                            /* round 12 */
        rorx         r12d, r10d, 2
            vpxor    xmm7, xmm8, xmm7
        rorx         r14d, r10d, 13
            vpxor    xmm5, xmm5, xmm7
        rorx         r15d, r10d, 22
        mov          ebx, r10d
        xor          ebx, r11d
        xor          r12d, r14d
        xor          r12d, r15d
            vpsrld   xmm4, xmm4, 10
        and          ebp, ebx
        xor          ebp, r11d
            vpxor    xmm4, xmm5, xmm4
        add          r12d, ebp
        add          r9d, r13d
        add          ecx, r9d
        add          r9d, r12d
        andn         r12d, ecx, esi
            vpalignr xmm5, xmm2, xmm1, 4
        rorx         r13d, ecx, 6
        rorx         r14d, ecx, 11
        rorx         r15d, ecx, 25
        mov          ebp, ecx
        and          ebp, edx
        add          r8d, ebp
            vpsrld   xmm7, xmm6, 7
            vpslld   xmm8, xmm6, 25
            vpxor    xmm7, xmm8, xmm7
        xor          r13d, r14d
        xor          r13d, r15d
        add          r8d, r12d
            vpsrld   xmm8, xmm6, 18
        add          esi, [rdi + 52]                            /* round 13 */
        rorx         r12d, r9d, 2
        rorx         r14d, r9d, 13
            vpslld   xmm9, xmm6, 14
        rorx         r15d, r9d, 22
        mov          ebp, r9d
        xor          ebp, r10d
            vpxor    xmm8, xmm8, xmm9
        xor          r12d, r14d
        xor          r12d, r15d
            vpxor    xmm7, xmm8, xmm7
        and          ebx, ebp
        xor          ebx, r10d
        add          r12d, ebx
        add          r8d, r13d
        mov          ebx, [rsp + 56]
        add          ebx, r8d
        add          r8d, r12d
            vpsrld   xmm6, xmm6, 3
        andn         r12d, ebx, edx
        rorx         r13d, ebx, 6
            vpxor    xmm6, xmm7, xmm6
            vpaddd   xmm6, xmm3, xmm6
        rorx         r14d, ebx, 11
        rorx         r15d, ebx, 25
        mov          [rsp + 56], r10d
        mov          r10d, ebx
        and          r10d, ecx
        add          esi, r10d
            vpaddd   xmm5, xmm6, xmm5
        xor          r13d, r14d
        xor          r13d, r15d
            vpaddd   xmm4, xmm5, xmm4
        add          esi, r12d
        add          edx, [rdi + 56]                            /* round 14 */
            vpalignr xmm4, xmm4, xmm2, 8
        rorx         r12d, r8d, 2
        rorx         r14d, r8d, 13
            vpsrld   xmm6, xmm4, 17
        rorx         r15d, r8d, 22
        mov          r10d, r8d
        xor          r10d, r9d
            vpslld   xmm7, xmm4, 15
        xor          r12d, r14d
        xor          r12d, r15d
            vpxor    xmm6, xmm6, xmm7
        and          ebp, r10d
        xor          ebp, r9d
        add          r12d, ebp
        add          esi, r13d
        add          r11d, esi
        add          esi, r12d
            vpsrld   xmm7, xmm4, 19
        rorx         r12d, r11d, 6
            vpslld   xmm8, xmm4, 13
        rorx         r13d, r11d, 11
        rorx         r14d, r11d, 25
        andn         r15d, r11d, ecx
        mov          ebp, r11d
        and          ebp, ebx
        add          edx, ebp
            vpsrld   xmm4, xmm4, 10
            vpxor    xmm7, xmm8, xmm7
            vpxor    xmm6, xmm6, xmm7
            vpxor    xmm4, xmm6, xmm4
            vpaddd   xmm3, xmm5, xmm4
            mov      rbp, [rsp + 48]
            vpaddd   xmm4, xmm3, [rbp + 48]
            vmovdqu  [rdi + 112], xmm4
        xor          r12d, r13d
        xor          r12d, r14d
        add          edx, r15d
        add          ecx, [rdi + 60]                            /* round 15 */
        rorx         r13d, esi, 2
        rorx         r14d, esi, 13
        rorx         r15d, esi, 22
        mov          ebp, esi
        xor          ebp, r8d
        xor          r13d, r14d
        xor          r13d, r15d
        and          r10d, ebp
        xor          r10d, r8d
        add          r13d, r10d
        add          edx, r12d
        mov          r10d, [rsp + 56]
        add          r10d, edx
        add          edx, r13d
        andn         r12d, r10d, ebx
        rorx         r13d, r10d, 6
        rorx         r14d, r10d, 11
        rorx         r15d, r10d, 25
        mov          [rsp + 56], ebx
        mov          ebx, r10d
        and          ebx, r11d
        add          ecx, ebx
        add          ecx, r12d
        xor          r13d, r14d
        xor          r13d, r15d
        rorx         r12d, edx, 2
        rorx         r14d, edx, 13
        rorx         r15d, edx, 22
        mov          ebx, edx
        xor          ebx, esi
        xor          r12d, r14d
        xor          r12d, r15d
        and          ebx, ebp
        xor          ebx, esi
        add          r12d, ebx
        add          ecx, r13d
        add          r9d, ecx
        add          ecx, r12d
        add          rdi, 64                                    /* the next sixteen words */
        mov          rbp, [rsp + 48]
        add          rbp, 64
        mov          ebx, [rsp + 56]
        cmp          rdi, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule1)

        /* rounds 48 to 63 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         ebp, r9d, 25                               /* round 0 */
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
        mov          r14d, ecx
        xor          r14d, edx
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, [rdi]
        add          ebx, r15d
        andn         r15d, r9d, r11d
        xor          r12d, r13d
        xor          r12d, ebp
        add          r11d, [rdi + 4]                            /* round 1 */
        add          ebx, r15d
        add          ebx, r12d
        add          r8d, ebx
        rorx         ebp, r8d, 25
        rorx         r12d, r8d, 6
        rorx         r13d, r8d, 11
        rorx         r15d, ecx, 2
        mov          [rsp + 48], rax
        rorx         eax, ecx, 13
        mov          [rsp + 56], rdi
        rorx         edi, ecx, 22
        mov          [rsp + 64], ecx
        mov          ecx, edx
        xor          ecx, esi
        mov          [rsp + 72], esi
        andn         esi, r8d, r10d
        xor          r15d, eax
        xor          r15d, edi
        and          ecx, r14d
        xor          ecx, edx
        add          r15d, ecx
        mov          edi, r8d
        and          edi, r9d
        add          r11d, edi
        add          ebx, r15d
        xor          r12d, r13d
        xor          r12d, ebp
        add          r11d, esi
        mov          rdi, [rsp + 56]
        add          r10d, [rdi + 8]                            /* round 2 */
        rorx         ebp, ebx, 2
        rorx         r13d, ebx, 13
        rorx         r15d, ebx, 22
        mov          esi, [rsp + 64]
        mov          ecx, ebx
        xor          ecx, esi
        xor          ebp, r13d
        xor          ebp, r15d
        and          r14d, ecx
        xor          r14d, esi
        add          ebp, r14d
        add          r11d, r12d
        mov          r12d, [rsp + 72]
        add          r12d, r11d
        rorx         r13d, r12d, 25
        rorx         r14d, r12d, 6
        rorx         r15d, r12d, 11
        add          r11d, ebp
        mov          ebp, r12d
        and          ebp, r8d
        add          r10d, ebp
        andn         ebp, r12d, r9d
        add          r10d, ebp
        xor          r14d, r15d
        xor          r14d, r13d
        rorx         ebp, r11d, 2
        rorx         r13d, r11d, 13
        xor          ebp, r13d
        rorx         r13d, r11d, 22
        xor          ebp, r13d
        add          r9d, [rdi + 12]                            /* round 3 */
        add          r10d, r14d
        add          edx, r10d
        rorx         r13d, edx, 25
        rorx         r14d, edx, 6
        rorx         r15d, edx, 11
        mov          eax, edx
        and          eax, r12d
        add          r9d, eax
        mov          eax, r8d                                   /* round 4 */
        add          eax, [rdi + 16]
        andn         r8d, edx, r8d
        xor          r14d, r15d
        xor          r14d, r13d
        add          r9d, r8d
        mov          r13d, r11d
        xor          r13d, ebx
        and          ecx, r13d
        xor          ecx, ebx
        add          ebp, ecx
        add          r10d, ebp
        rorx         ebp, r10d, 2
        rorx         r15d, r10d, 13
        rorx         r8d, r10d, 22
        mov          ecx, r10d
        xor          ecx, r11d
        xor          ebp, r15d
        xor          ebp, r8d
        and          r13d, ecx
        xor          r13d, r11d
        add          ebp, r13d
        add          r9d, r14d
        add          esi, r9d
        rorx         r8d, esi, 25
        rorx         r13d, esi, 6
        rorx         r14d, esi, 11
        mov          r15d, esi
        and          r15d, edx
        add          eax, r15d
        andn         r15d, esi, r12d
        add          r9d, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        and          ecx, ebp
        xor          ecx, r10d
        xor          r13d, r14d
        xor          r8d, r13d
        add          r12d, [rdi + 20]                           /* round 5 */
        add          r15d, eax
        rorx         r13d, r9d, 2
        rorx         r14d, r9d, 13
        xor          r13d, r14d
        rorx         r14d, r9d, 22
        xor          r13d, r14d
        add          r13d, ecx
        add          r8d, r15d
        add          ebx, r8d
        add          r8d, r13d
        rorx         r13d, ebx, 25
        rorx         r14d, ebx, 6
        rorx         r15d, ebx, 11
        andn         ecx, ebx, edx
        xor          r14d, r15d
        xor          r14d, r13d
        add          edx, [rdi + 24]                            /* round 6 */
        rorx         r13d, r8d, 2
        rorx         r15d, r8d, 13
        rorx         eax, r8d, 22
        mov          [rsp + 64], r10d
        mov          r10d, r8d
        xor          r10d, r9d
        xor          r13d, r15d
        xor          r13d, eax
        and          ebp, r10d
        xor          ebp, r9d
        add          r13d, ebp
        mov          ebp, ebx
        and          ebp, esi
        add          r12d, ebp
        add          ecx, r12d
        add          r14d, ecx
        add          r11d, r14d
        rorx         ebp, r11d, 25
        rorx         r12d, r11d, 6
        rorx         r15d, r11d, 11
        add          r14d, r13d
        mov          r13d, r11d
        and          r13d, ebx
        add          edx, r13d
        andn         r13d, r11d, esi
        add          edx, r13d
        xor          r12d, r15d
        xor          r12d, ebp
        add          esi, [rdi + 28]                            /* round 7 */
        rorx         ebp, r14d, 2
        rorx         r13d, r14d, 13
        xor          ebp, r13d
        rorx         r13d, r14d, 22
        xor          ebp, r13d
        mov          r13d, r14d
        xor          r13d, r8d
        and          r10d, r13d
        xor          r10d, r8d
        add          edx, r12d
        mov          r12d, [rsp + 64]
        add          r12d, edx
        rorx         r15d, r12d, 25
        rorx         ecx, r12d, 6
        rorx         eax, r12d, 11
        add          ebp, r10d
        andn         r10d, r12d, ebx
        xor          ecx, eax
        add          edx, ebp
        xor          ecx, r15d
        rorx         ebp, edx, 2
        rorx         r15d, edx, 13
        rorx         eax, edx, 22
        mov          [rsp + 64], r8d
        mov          r8d, r12d
        and          r8d, r11d
        add          esi, r8d
        add          r10d, esi
        add          ebx, [rdi + 32]                            /* round 8 */
        mov          r8d, edx
        xor          r8d, r14d
        xor          ebp, r15d
        xor          ebp, eax
        and          r13d, r8d
        xor          r13d, r14d
        add          ebp, r13d
        add          ecx, r10d
        add          r9d, ecx
        add          ecx, ebp
        rorx         ebp, r9d, 25
        rorx         r13d, r9d, 6
        rorx         r15d, r9d, 11
        mov          r10d, r9d
        and          r10d, r12d
        add          ebx, r10d
        andn         r10d, r9d, r11d
        xor          r13d, r15d
        xor          r13d, ebp
        add          ebx, r10d
        add          r11d, [rdi + 36]                           /* round 9 */
        rorx         ebp, ecx, 2
        rorx         r15d, ecx, 13
        rorx         r10d, ecx, 22
        mov          esi, ecx
        xor          esi, edx
        xor          ebp, r15d
        xor          ebp, r10d
        and          r8d, esi
        xor          r8d, edx
        add          ebp, r8d
        add          ebx, r13d
        mov          r8d, [rsp + 64]
        add          r8d, ebx
        rorx         r13d, r8d, 25
        rorx         r15d, r8d, 6
        rorx         r10d, r8d, 11
        add          ebx, ebp
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
        andn         ebp, r8d, r12d
        xor          r15d, r10d
        xor          r15d, r13d
        add          r11d, ebp
        add          r12d, [rdi + 40]                           /* round 10 */
        rorx         ebp, ebx, 2
        rorx         r13d, ebx, 13
        rorx         r10d, ebx, 22
        mov          eax, ebx
        xor          eax, ecx
        xor          ebp, r13d
        xor          ebp, r10d
        and          esi, eax
        xor          esi, ecx
        add          ebp, esi
        add          r11d, r15d
        add          r14d, r11d
        rorx         r10d, r14d, 25
        rorx         r13d, r14d, 6
        rorx         r15d, r14d, 11
        add          r11d, ebp
        mov          ebp, r14d
        and          ebp, r8d
        add          r12d, ebp
        andn         ebp, r14d, r9d
        xor          r13d, r15d
        xor          r10d, r13d
        add          r9d, [rdi + 44]                            /* round 11 */
        add          ebp, r12d
        rorx         r12d, r11d, 2
        rorx         r13d, r11d, 13
        rorx         r15d, r11d, 22
        xor          r12d, r13d
        xor          r12d, r15d
        mov          r13d, r11d
        xor          r13d, ebx
        and          eax, r13d
        xor          eax, ebx
        add          r12d, eax
        add          r10d, ebp
        add          edx, r10d
        rorx         ebp, edx, 25
        rorx         r15d, edx, 6
        rorx         esi, edx, 11
        add          r10d, r12d
        mov          r12d, edx
        and          r12d, r14d
        add          r9d, r12d
        xor          r15d, esi
        xor          r15d, ebp
        andn         ebp, edx, r8d
        add          r9d, ebp
        add          r8d, [rdi + 48]                            /* round 12 */
        rorx         ebp, r10d, 2
        rorx         r12d, r10d, 13
        rorx         esi, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          ebp, r12d
        xor          ebp, esi
        and          r13d, eax
        xor          r13d, r11d
        add          ebp, r13d
        add          r9d, r15d
        add          ecx, r9d
        andn         r12d, ecx, r14d
        rorx         r13d, ecx, 25
        rorx         r15d, ecx, 6
        rorx         esi, ecx, 11
        add          r9d, ebp
        xor          r15d, esi
        mov          ebp, ecx
        and          ebp, edx
        add          r8d, ebp
        xor          r15d, r13d
        add          r8d, r12d
        add          r14d, [rdi + 52]                           /* round 13 */
        rorx         ebp, r9d, 2
        rorx         r12d, r9d, 13
        rorx         r13d, r9d, 22
        mov          esi, r9d
        xor          esi, r10d
        xor          ebp, r12d
        xor          ebp, r13d
        and          eax, esi
        xor          eax, r10d
        add          ebp, eax
        add          r8d, r15d
        add          ebx, r8d
        rorx         r12d, ebx, 25
        rorx         r13d, ebx, 6
        rorx         r15d, ebx, 11
        add          r8d, ebp
        mov          ebp, ebx
        and          ebp, ecx
        add          r14d, ebp
        andn         ebp, ebx, edx
        xor          r13d, r15d
        xor          r13d, r12d
        add          ebp, r14d
        add          edx, [rdi + 56]                            /* round 14 */
        rorx         r12d, r8d, 2
        rorx         r14d, r8d, 13
        rorx         r15d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r12d, r14d
        xor          r12d, r15d
        mov          r14, [rsp + 16]
        add          r14, 64                                    /* the next block */
        mov          [rsp + 16], r14
        mov          r15, [rsp + 8]
        add          r15, -1
        mov          [rsp + 8], r15
        and          esi, eax
        xor          esi, r9d
        add          esi, r12d
        add          r13d, ebp
        add          esi, r13d
        add          r11d, r13d
        rorx         ebp, r11d, 25
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        mov          r14d, r11d
        and          r14d, ebx
        add          edx, r14d
        andn         r14d, r11d, ecx
        xor          r12d, r13d
        xor          r12d, ebp
        add          edx, r14d
        rorx         ebp, esi, 2
        rorx         r13d, esi, 13
        rorx         r14d, esi, 22
        mov          r15d, esi
        xor          r15d, r8d
        xor          ebp, r13d
        xor          ebp, r14d
        and          eax, r15d
        xor          eax, r8d
        add          ebp, eax
        add          edx, r12d
        add          r10d, edx
        add          edx, ebp
        rorx         ebp, r10d, 25                              /* round 15 */
        rorx         r12d, r10d, 6
        andn         r13d, r10d, ebx
        rorx         r14d, r10d, 11
        xor          r12d, r14d
        xor          r12d, ebp
        mov          ebp, r10d
        and          ebp, r11d
        add          ecx, [rdi + 60]
        add          ecx, ebp
        mov          edi, edx
        xor          edi, esi
        mov          rbp, [rsp + 24]
        mov          r14d, [rbp + 8]                            /* H = H + (a, b, ...) */
        add          r13d, ecx
        add          r12d, r13d
        mov          r13d, [rbp + 28]
        rorx         ecx, edx, 2
        rorx         eax, edx, 13
        xor          ecx, eax
        rorx         eax, edx, 22
        xor          ecx, eax
        and          edi, r15d
        xor          edi, esi
        add          ecx, [rbp]
        add          ecx, edi
        add          ecx, r12d
        mov          edi, [rbp + 12]
        mov          r15d, [rbp + 20]
        mov          eax, [rbp + 24]
        mov          [rsp + 56], r10d
        mov          r10d, [rbp + 4]
        mov          [rbp], ecx
        add          edx, r10d
        mov          [rbp + 4], edx
        add          esi, r14d
        mov          [rbp + 8], esi
        add          r8d, edi
        add          r9d, [rbp + 16]
        add          r9d, r12d
        mov          [rbp + 12], r8d
        mov          [rbp + 16], r9d
        add          r11d, eax
        mov          [rbp + 24], r11d
        add          ebx, r13d
        mov          [rbp + 28], ebx
        add          r15d, [rsp + 56]
        mov          [rbp + 20], r15d
        mov          r10d, r15d
        mov          rax, [rsp + 48]
        jmp          NSMS_L(batch1)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 656]
        vmovaps      xmm7, [rsp + 672]
        vmovaps      xmm8, [rsp + 688]
        vmovaps      xmm9, [rsp + 704]
        vmovaps      xmm10, [rsp + 720]
        vmovaps      xmm11, [rsp + 736]
        vmovaps      xmm12, [rsp + 752]
        add          rsp, 776
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
        add          rsp, 664
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_split_zen4), . - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_split_zen4)
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

/* nsms_sha256_blocks_avx2_n2_split_zen4: 15 integer registers, 13 vector registers, 29 spills.
 *   Register map: a..h: ecx, edx, esi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 2
 *     blocks: ymm0..ymm3; W rows 0..3 of 1 block: xmm0..xmm3; scratch: rax; blocks: [rsp+8];
 *     data: [rsp+16]; state: [rsp+24]; p: rdi; kp: rbp; q: [rsp]; upper_bound: [rsp+32];
 *     end_of_batch: [rsp+40]; a.vec: xmm0; b.vec: xmm1; c.vec: xmm2. Slots of the frame that are
 *     not named here hold spilled values.
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
 * VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
 * A comment stands on the first line of the step that it names; later lines of the step may stand among other
 * steps. The message schedule is indented further where rounds are interleaved with it.
 *
 * Contract (YAML):
 * - name: nsms_sha256_blocks_avx2_n2_split_zen4
 *   signature: void nsms_sha256_blocks_avx2_n2_split_zen4(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 712, win64: 840}
 *   features: [avx, avx2, bmi1, bmi2]
 */
