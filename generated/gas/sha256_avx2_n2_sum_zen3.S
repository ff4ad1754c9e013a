/* sha256_avx2_n2_sum_zen3.S, written by nsms: make gen HASH=sha256 ISA=avx2 N=2 CHMAJ=sum UARCH=zen3
 *   CHMAJ=sum: Ch as (x&y)+(~x&z), Maj sharing a^b; UARCH=zen3: the options and orders that a search found on
 *     zen3
 *
 * void nsms_sha256_blocks_avx2_n2_sum_zen3(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks, 2 scheduled at a time.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,508 instructions (System V); 712 bytes of stack (System V), 840 (Win64).
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
#  define NSMS_L(name) Lsha256_avx2_n2_sum_zen3_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n2_sum_zen3_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n2_sum_zen3_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_sum_zen3))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_sum_zen3))
NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_sum_zen3):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_sum_zen3))
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
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 2 blocks: ymm0..ymm3; */
        /*   scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_and_schedule2):

        /* rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 2 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        rorx         r12d, r9d, 25                              /* round 0 */
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
        add          ebx, [rcx]
        rorx         r15d, r9d, 11
            vpsrldq  ymm4, ymm3, 8                              /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpalignr ymm5, ymm1, ymm0, 4
        mov          [rsp + 48], rbp
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
            vpalignr ymm6, ymm3, ymm2, 4
        andn         ebp, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
            vpsrld   ymm7, ymm4, 17
        add          ebx, ebp
        add          r11d, [rcx + 4]                            /* round 1 */
        rorx         r12d, edx, 13
            vpslld   ymm8, ymm4, 15
        rorx         r15d, edx, 2
        rorx         ebp, edx, 22
            vpsrld   ymm9, ymm4, 19
        mov          [rsp + 56], edx
        mov          edx, esi
        xor          edx, edi
        xor          r15d, r12d
        xor          r15d, ebp
            vpslld   ymm10, ymm4, 13
        and          edx, r14d
        xor          edx, esi
        add          r15d, edx
            vpxor    ymm7, ymm8, ymm7
        add          ebx, r13d
        add          r8d, ebx
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
        mov          ebp, r8d
        and          ebp, r9d
        add          r11d, ebp
            vpxor    ymm8, ymm9, ymm10
        add          ebx, r15d
        rorx         r15d, r8d, 11
            vpsrld   ymm4, ymm4, 10
            vpaddd   ymm9, ymm0, ymm6
        andn         ebp, r8d, r10d
            vpxor    ymm7, ymm8, ymm7
        xor          r13d, r15d
        xor          r13d, r12d
            vpsrld   ymm8, ymm5, 7
        add          r11d, ebp
        add          r10d, [rcx + 8]                            /* round 2 */
        rorx         r12d, ebx, 13
            vpslld   ymm10, ymm5, 25
        rorx         r15d, ebx, 22
        rorx         ebp, ebx, 2
            vpsrld   ymm11, ymm5, 18
        mov          edx, [rsp + 56]
        mov          [rsp + 64], esi
        mov          esi, ebx
        xor          esi, edx
        xor          ebp, r12d
        xor          ebp, r15d
            vpslld   ymm12, ymm5, 14
        and          r14d, esi
        xor          r14d, edx
        add          ebp, r14d
        add          r11d, r13d
        add          edi, r11d
        rorx         r12d, edi, 25
        rorx         r13d, edi, 6
        mov          r14d, edi
        and          r14d, r8d
        add          r10d, r14d
            vpxor    ymm8, ymm8, ymm10
        add          r11d, ebp
            vpxor    ymm10, ymm11, ymm12
        rorx         r14d, edi, 11
            vpxor    ymm4, ymm7, ymm4
            vpsrld   ymm5, ymm5, 3
        andn         r15d, edi, r9d
        xor          r13d, r14d
        xor          r13d, r12d
            vpxor    ymm7, ymm8, ymm10
        add          r10d, r15d
            vpaddd   ymm4, ymm9, ymm4
        add          r9d, [rcx + 12]                            /* round 3 */
        rorx         r12d, r11d, 13
        rorx         r14d, r11d, 2
            vpxor    ymm5, ymm7, ymm5
        rorx         r15d, r11d, 22
        mov          ebp, r11d
        xor          ebp, ebx
            vpaddd   ymm4, ymm5, ymm4
        xor          r14d, r12d
        xor          r14d, r15d
            vpaddd   ymm5, ymm9, ymm5
        and          esi, ebp
        xor          esi, ebx
        add          r14d, esi
        add          r10d, r13d
        mov          esi, [rsp + 64]
        add          esi, r10d
        rorx         r12d, esi, 25
        rorx         r13d, esi, 6
        mov          r15d, esi
        and          r15d, edi
        add          r9d, r15d
            vpalignr ymm4, ymm4, ymm3, 8
        add          r10d, r14d
        rorx         r14d, esi, 11
            vpsrld   ymm7, ymm4, 17
            vpslld   ymm8, ymm4, 15
        andn         r15d, esi, r8d
            vpsrld   ymm9, ymm4, 19
        xor          r13d, r14d
        xor          r13d, r12d
            vpslld   ymm10, ymm4, 13
        add          r9d, r15d
        add          r8d, [rcx + 32]                            /* round 4 */
        rorx         r12d, r10d, 13
            vpxor    ymm7, ymm8, ymm7
        rorx         r14d, r10d, 2
            vpxor    ymm8, ymm9, ymm10
        rorx         r15d, r10d, 22
        mov          [rsp + 64], ebx
        mov          ebx, r10d
        xor          ebx, r11d
        xor          r14d, r12d
        xor          r14d, r15d
            vpsrld   ymm4, ymm4, 10
        and          ebp, ebx
        xor          ebp, r11d
        add          r14d, ebp
            vpxor    ymm7, ymm8, ymm7
        add          r9d, r13d
        add          edx, r9d
        rorx         r12d, edx, 6
        rorx         r13d, edx, 25
        mov          r15d, edx
        and          r15d, esi
        add          r8d, r15d
            vpalignr ymm8, ymm2, ymm1, 4                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          r9d, r14d
        rorx         r14d, edx, 11
            vpxor    ymm4, ymm7, ymm4
            vpsrld   ymm7, ymm8, 7
        andn         r15d, edx, edi
        xor          r12d, r14d
        xor          r12d, r13d
            vpslld   ymm9, ymm8, 25
            vpsrld   ymm10, ymm8, 18
        add          r8d, r15d
        add          edi, [rcx + 36]                            /* round 5 */
        rorx         r13d, r9d, 13
            vpaddd   ymm0, ymm5, ymm4
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 22
            vpxor    ymm4, ymm9, ymm7
        xor          r14d, r13d
        xor          r14d, r15d
            vpsrldq  ymm5, ymm0, 8
            vpslld   ymm7, ymm8, 14
        add          r8d, r12d
        mov          r12d, [rsp + 64]
        add          r12d, r8d
        rorx         r13d, r12d, 25
        rorx         r15d, r12d, 6
        mov          ebp, r12d
        and          ebp, edx
        add          edi, ebp
        rorx         ebp, r12d, 11
            vpsrld   ymm8, ymm8, 3
        mov          [rsp + 56], edx
        andn         edx, r12d, esi
        xor          r15d, ebp
        xor          r15d, r13d
            vpxor    ymm7, ymm10, ymm7
            mov      rbp, [rsp + 48]
            vpaddd   ymm9, ymm0, [rbp]
            vmovdqu  [rcx + 128], ymm9
        mov          r13d, r9d
        xor          r13d, r10d
        and          ebx, r13d
        xor          ebx, r10d
        add          r14d, ebx
        add          edi, edx
        add          r8d, r14d
        add          esi, [rcx + 40]                            /* round 6 */
            vpxor    ymm4, ymm4, ymm7
        rorx         r14d, r8d, 13
        rorx         ebx, r8d, 2
            vpsrld   ymm7, ymm5, 17
        rorx         edx, r8d, 22
        mov          ebp, r8d
        xor          ebp, r9d
        xor          ebx, r14d
        xor          ebx, edx
            vpslld   ymm9, ymm5, 15
        and          r13d, ebp
        xor          r13d, r9d
            vpsrld   ymm10, ymm5, 19
        add          ebx, r13d
            vpxor    ymm7, ymm9, ymm7
        add          edi, r15d
        add          r11d, edi
        rorx         r13d, r11d, 25
        rorx         r14d, r11d, 6
        mov          r15d, r11d
        and          r15d, r12d
        add          esi, r15d
        rorx         r15d, r11d, 11
        mov          edx, [rsp + 56]
        mov          [rsp + 64], r9d
        andn         r9d, r11d, edx
            vpxor    ymm4, ymm8, ymm4
            vpslld   ymm8, ymm5, 13
            vpxor    ymm8, ymm10, ymm8
        add          edi, ebx
        xor          r14d, r15d
        xor          r14d, r13d
        add          esi, r9d
        add          edx, [rcx + 44]                            /* round 7 */
        rorx         r13d, edi, 13
            vpxor    ymm7, ymm8, ymm7
        rorx         r15d, edi, 2
            vpaddd   ymm4, ymm1, ymm4
        rorx         ebx, edi, 22
        mov          r9d, edi
        xor          r9d, r8d
        xor          r15d, r13d
        xor          r15d, ebx
            vpsrld   ymm5, ymm5, 10
            vpalignr ymm8, ymm0, ymm3, 4
        and          ebp, r9d
        xor          ebp, r8d
        add          r15d, ebp
        add          esi, r14d
        add          r10d, esi
        rorx         r13d, r10d, 25
        rorx         r14d, r10d, 6
        mov          ebp, r10d
        and          ebp, r11d
        add          edx, ebp
            vpxor    ymm5, ymm7, ymm5
            vpaddd   ymm4, ymm8, ymm4
        add          esi, r15d
        rorx         r15d, r10d, 11
            vpaddd   ymm5, ymm4, ymm5
            vpalignr ymm5, ymm5, ymm0, 8
        andn         ebp, r10d, r12d
        xor          r14d, r15d
        xor          r14d, r13d
            vpsrld   ymm7, ymm5, 17
            vpslld   ymm9, ymm5, 15
        add          edx, ebp
        add          r12d, [rcx + 64]                           /* round 8 */
        rorx         r13d, esi, 22
            vpslld   ymm10, ymm5, 13
        mov          ebx, esi
        xor          ebx, edi
            vpxor    ymm7, ymm9, ymm7
        and          r9d, ebx
        xor          r9d, edi
        add          edx, r14d
        mov          r14d, [rsp + 64]
        add          r14d, edx
        rorx         r15d, r14d, 25
        rorx         ebp, r14d, 6
        mov          [rsp + 56], edi
        mov          edi, r14d
        and          edi, r10d
        add          r12d, edi
            vpsrld   ymm9, ymm5, 10
        rorx         edi, r14d, 11
        mov          [rsp + 64], r10d
        rorx         r10d, esi, 13
        mov          [rsp + 72], r8d
        andn         r8d, r14d, r11d
            vpsrld   ymm5, ymm5, 19
            vpxor    ymm5, ymm10, ymm5
            vpxor    ymm5, ymm7, ymm5
            vpxor    ymm5, ymm9, ymm5
        xor          ebp, edi
        xor          ebp, r15d
        rorx         r15d, esi, 2
        xor          r15d, r10d
        xor          r15d, r13d
        add          r15d, r9d
        add          edx, r15d
            vpsrld   ymm7, ymm6, 7                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          r8d, r12d
        add          r11d, [rcx + 68]                           /* round 9 */
            vpslld   ymm9, ymm6, 25
        rorx         r12d, edx, 13
        rorx         r13d, edx, 2
            vpsrld   ymm10, ymm6, 18
        rorx         r15d, edx, 22
        mov          r10d, edx
        xor          r10d, esi
        xor          r13d, r12d
        xor          r13d, r15d
            vpaddd   ymm1, ymm4, ymm5
        and          ebx, r10d
        xor          ebx, esi
        add          ebx, r13d
            vpxor    ymm4, ymm9, ymm7
        add          ebp, r8d
        mov          r8d, [rsp + 72]
        add          r8d, ebp
        rorx         r12d, r8d, 25
        rorx         r13d, r8d, 6
        mov          r15d, r8d
        and          r15d, r14d
        add          r11d, r15d
            vpslld   ymm5, ymm6, 14
        add          ebx, ebp
        rorx         r15d, r8d, 11
            mov      rbp, [rsp + 48]
            vpaddd   ymm7, ymm1, [rbp + 32]
            vpsrldq  ymm9, ymm1, 8
        mov          r9d, [rsp + 64]
        andn         edi, r8d, r9d
            vpsrld   ymm6, ymm6, 3
        xor          r13d, r15d
        xor          r13d, r12d
            vpxor    ymm5, ymm10, ymm5
        add          r11d, edi
        add          r9d, [rcx + 72]                            /* round 10 */
        rorx         r12d, ebx, 13
            vmovdqu  [rcx + 160], ymm7
        rorx         r15d, ebx, 2
        rorx         edi, ebx, 22
            vpxor    ymm4, ymm4, ymm5
        mov          ebp, ebx
        xor          ebp, edx
        xor          r15d, r12d
        xor          r15d, edi
            vpsrld   ymm5, ymm9, 17
        and          r10d, ebp
        xor          r10d, edx
        add          r15d, r10d
        add          r11d, r13d
        mov          edi, [rsp + 56]
        add          edi, r11d
        rorx         r10d, edi, 25
        rorx         r12d, edi, 6
        mov          r13d, edi
        and          r13d, r8d
        add          r9d, r13d
        add          r11d, r15d
            vpsrld   ymm7, ymm9, 19
            vpslld   ymm10, ymm9, 15
        rorx         r13d, edi, 11
            vpslld   ymm11, ymm9, 13
            vpxor    ymm5, ymm10, ymm5
        andn         r15d, edi, r14d
        xor          r12d, r13d
        xor          r10d, r12d
            vpxor    ymm7, ymm11, ymm7
        add          r15d, r9d
            vpxor    ymm4, ymm4, ymm6
        add          r14d, [rcx + 76]                           /* round 11 */
        rorx         r12d, r11d, 13
            vpsrld   ymm6, ymm9, 10
        rorx         r13d, r11d, 2
        rorx         r9d, r11d, 22
            vpxor    ymm5, ymm5, ymm7
        mov          [rsp + 56], edx
        mov          edx, r11d
        xor          edx, ebx
        xor          r13d, r12d
        xor          r13d, r9d
            vpaddd   ymm4, ymm2, ymm4
        and          ebp, edx
        xor          ebp, ebx
        add          r13d, ebp
        add          r10d, r15d
        add          esi, r10d
        rorx         r9d, esi, 25
        rorx         r12d, esi, 6
        mov          r15d, esi
        and          r15d, edi
        add          r14d, r15d
            vpalignr ymm7, ymm1, ymm0, 4
        add          r10d, r13d
        rorx         r13d, esi, 11
            vpxor    ymm5, ymm5, ymm6
            vpaddd   ymm4, ymm4, ymm7
        mov          r15d, r8d                                  /* round 12 */
        add          r15d, [rcx + 96]
            vpaddd   ymm5, ymm4, ymm5
            vpalignr ymm5, ymm5, ymm1, 8
        andn         ebp, esi, r8d
        add          ebp, r14d
            vpsrld   ymm6, ymm5, 17
        xor          r12d, r13d
        xor          r9d, r12d
        rorx         r12d, r10d, 13
        rorx         r13d, r10d, 2
            vpslld   ymm7, ymm5, 15
        rorx         r14d, r10d, 22
        mov          r8d, r10d
        xor          r8d, r11d
        xor          r13d, r12d
        xor          r13d, r14d
            vpsrld   ymm9, ymm5, 19
        and          edx, r8d
        xor          edx, r11d
            vpslld   ymm10, ymm5, 13
        add          r13d, edx
        add          r9d, ebp
        mov          edx, [rsp + 56]
        add          edx, r9d
        rorx         r12d, edx, 25
        rorx         r14d, edx, 6
        mov          ebp, edx
        and          ebp, esi
        add          r15d, ebp
            vpxor    ymm6, ymm6, ymm7
        add          r9d, r13d
        rorx         r13d, edx, 11
            vpxor    ymm7, ymm9, ymm10
            vpsrld   ymm5, ymm5, 10
        andn         ebp, edx, edi
            vpxor    ymm6, ymm6, ymm7
        xor          r14d, r13d
        xor          r14d, r12d
            vpsrld   ymm7, ymm8, 7                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        add          ebp, r15d
        add          edi, [rcx + 100]                           /* round 13 */
        rorx         r12d, r9d, 13
            vpslld   ymm9, ymm8, 25
        rorx         r13d, r9d, 2
        rorx         r15d, r9d, 22
            vpsrld   ymm10, ymm8, 18
        mov          [rsp + 56], r11d
        mov          r11d, r9d
        xor          r11d, r10d
        xor          r13d, r12d
        xor          r13d, r15d
            vpxor    ymm5, ymm6, ymm5
        and          r8d, r11d
        xor          r8d, r10d
        add          r8d, r13d
        add          r14d, ebp
        add          ebx, r14d
        rorx         r12d, ebx, 25
        rorx         r13d, ebx, 6
        mov          r15d, ebx
        and          r15d, edx
        add          edi, r15d
            vpxor    ymm6, ymm9, ymm7
        add          r8d, r14d
            vpaddd   ymm2, ymm4, ymm5
        rorx         r14d, ebx, 11
            vpslld   ymm4, ymm8, 14
            vpsrld   ymm5, ymm8, 3
        andn         r15d, ebx, esi
        xor          r13d, r14d
        xor          r13d, r12d
            mov      rbp, [rsp + 48]
            vpaddd   ymm7, ymm2, [rbp + 64]
        add          edi, r15d
            vpsrldq  ymm8, ymm2, 8
        add          esi, [rcx + 104]                           /* round 14 */
        rorx         r12d, r8d, 13
            vpxor    ymm4, ymm10, ymm4
        rorx         r14d, r8d, 2
        rorx         r15d, r8d, 22
        mov          ebp, r8d
        xor          ebp, r9d
            vpalignr ymm9, ymm2, ymm1, 4
        xor          r14d, r12d
        xor          r14d, r15d
            vmovdqu  [rcx + 192], ymm7
        and          r11d, ebp
        xor          r11d, r9d
        add          r14d, r11d
        add          edi, r13d
        mov          r11d, [rsp + 56]
        add          r11d, edi
        rorx         r12d, r11d, 25
        rorx         r13d, r11d, 6
        mov          r15d, r11d
        and          r15d, ebx
        add          esi, r15d
            vpxor    ymm4, ymm6, ymm4
        add          edi, r14d
        rorx         r14d, r11d, 11
            vpsrld   ymm6, ymm8, 17
            vpslld   ymm7, ymm8, 15
            vpsrld   ymm10, ymm8, 19
            vpslld   ymm11, ymm8, 13
        andn         r15d, r11d, edx
        xor          r13d, r14d
        xor          r13d, r12d
        add          esi, r15d
        add          edx, [rcx + 108]                           /* round 15 */
        rorx         r12d, edi, 13
            vpxor    ymm6, ymm6, ymm7
        rorx         r14d, edi, 2
            vpxor    ymm7, ymm10, ymm11
        rorx         r15d, edi, 22
        mov          [rsp + 56], rcx
        mov          ecx, edi
        xor          ecx, r8d
        xor          r14d, r12d
        xor          r14d, r15d
            vpxor    ymm4, ymm4, ymm5
        and          ebp, ecx
        xor          ebp, r8d
        add          r14d, ebp
            vpsrld   ymm5, ymm8, 10
        add          esi, r13d
        add          r10d, esi
        rorx         r12d, r10d, 25
        rorx         r13d, r10d, 6
        mov          r15d, r10d
        and          r15d, r11d
        add          edx, r15d
            vpxor    ymm6, ymm6, ymm7
        add          esi, r14d
        rorx         r14d, r10d, 11
            vpaddd   ymm4, ymm3, ymm4
            vpxor    ymm5, ymm6, ymm5
        andn         r15d, r10d, ebx
            vpaddd   ymm4, ymm9, ymm4
        xor          r13d, r14d
        xor          r13d, r12d
            vpaddd   ymm5, ymm4, ymm5
        add          edx, r15d
        rorx         r12d, esi, 13
            vpalignr ymm5, ymm5, ymm2, 8
        rorx         r14d, esi, 2
        rorx         r15d, esi, 22
            vpsrld   ymm6, ymm5, 17
        mov          ebp, esi
        xor          ebp, edi
        xor          r14d, r12d
        xor          r14d, r15d
            vpslld   ymm7, ymm5, 15
        and          ebp, ecx
        xor          ebp, edi
        add          r14d, ebp
        add          edx, r13d
        add          r9d, edx
            vpsrld   ymm8, ymm5, 19
        mov          rcx, [rsp + 56]
        lea          r12, [rcx + 128]                           /* the next sixteen words */
        add          edx, r14d
            vpslld   ymm9, ymm5, 13
            vpsrld   ymm5, ymm5, 10
        mov          rbp, [rsp + 48]
        lea          r13, [rbp + 128]
            vpxor    ymm6, ymm6, ymm7
            vpxor    ymm7, ymm8, ymm9
            vpxor    ymm6, ymm6, ymm7
            vpxor    ymm5, ymm6, ymm5
            vpaddd   ymm3, ymm4, ymm5
            vpaddd   ymm4, ymm3, [rbp + 96]
            vmovdqu  [rcx + 224], ymm4
        mov          rcx, r12
        mov          rbp, r13
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule2)

        /* rounds 48 to 63 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         ebp, r9d, 25                               /* round 0 */
        rorx         r12d, r9d, 6
        mov          r13d, edx
        xor          r13d, esi
        add          ebx, [rcx]
        rorx         r14d, r9d, 11
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        andn         r15d, r9d, r11d
        xor          r12d, r14d
        xor          r12d, ebp
        add          ebx, r15d
        add          r11d, [rcx + 4]                            /* round 1 */
        rorx         ebp, edx, 13
        rorx         r14d, edx, 2
        rorx         r15d, edx, 22
        mov          [rsp + 48], rax
        mov          eax, esi
        xor          eax, edi
        xor          r14d, ebp
        xor          r14d, r15d
        and          eax, r13d
        xor          eax, esi
        add          r14d, eax
        add          ebx, r12d
        add          r8d, ebx
        rorx         ebp, r8d, 25
        rorx         r12d, r8d, 6
        add          ebx, r14d
        rorx         r14d, r8d, 11
        mov          r15d, r8d
        and          r15d, r9d
        add          r11d, r15d
        andn         r15d, r8d, r10d
        xor          r12d, r14d
        xor          r12d, ebp
        add          r15d, r11d
        add          r10d, [rcx + 8]                            /* round 2 */
        rorx         ebp, ebx, 13
        rorx         r14d, ebx, 2
        rorx         r11d, ebx, 22
        mov          eax, ebx
        xor          eax, edx
        xor          r14d, ebp
        xor          r14d, r11d
        and          r13d, eax
        xor          r13d, edx
        add          r14d, r13d
        add          r12d, r15d
        add          edi, r12d
        rorx         ebp, edi, 25
        rorx         r13d, edi, 6
        add          r12d, r14d
        rorx         r14d, edi, 11
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
        andn         r15d, edi, r9d
        xor          r13d, r14d
        xor          r13d, ebp
        add          r15d, r10d
        add          r9d, [rcx + 12]                            /* round 3 */
        rorx         ebp, r12d, 13
        rorx         r14d, r12d, 2
        rorx         r11d, r12d, 22
        mov          r10d, r12d
        xor          r10d, ebx
        xor          r14d, ebp
        xor          r14d, r11d
        and          eax, r10d
        xor          eax, ebx
        add          r14d, eax
        add          r13d, r15d
        add          esi, r13d
        rorx         ebp, esi, 25
        rorx         r15d, esi, 6
        add          r13d, r14d
        rorx         r14d, esi, 11
        mov          r11d, esi
        and          r11d, edi
        add          r9d, r11d
        andn         r11d, esi, r8d
        xor          r15d, r14d
        xor          r15d, ebp
        add          r9d, r11d
        add          r8d, [rcx + 32]                            /* round 4 */
        rorx         ebp, r13d, 13
        rorx         r14d, r13d, 2
        rorx         r11d, r13d, 22
        mov          eax, r13d
        xor          eax, r12d
        xor          r14d, ebp
        xor          r14d, r11d
        and          r10d, eax
        xor          r10d, r12d
        add          r14d, r10d
        add          r9d, r15d
        add          edx, r9d
        rorx         ebp, edx, 25
        rorx         r15d, edx, 6
        add          r9d, r14d
        rorx         r14d, edx, 11
        mov          r11d, edx
        and          r11d, esi
        add          r8d, r11d
        andn         r11d, edx, edi
        xor          r15d, r14d
        xor          r15d, ebp
        add          r8d, r11d
        add          edi, [rcx + 36]                            /* round 5 */
        rorx         ebp, r9d, 13
        rorx         r14d, r9d, 2
        rorx         r11d, r9d, 22
        mov          r10d, r9d
        xor          r10d, r13d
        xor          r14d, ebp
        xor          r14d, r11d
        and          eax, r10d
        xor          eax, r13d
        add          r14d, eax
        add          r8d, r15d
        add          ebx, r8d
        rorx         ebp, ebx, 25
        rorx         r15d, ebx, 6
        add          r8d, r14d
        rorx         r14d, ebx, 11
        mov          r11d, ebx
        and          r11d, edx
        add          edi, r11d
        andn         r11d, ebx, esi
        xor          r15d, r14d
        xor          r15d, ebp
        add          r11d, edi
        add          esi, [rcx + 40]                            /* round 6 */
        rorx         ebp, r8d, 13
        rorx         r14d, r8d, 2
        rorx         edi, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r14d, ebp
        xor          r14d, edi
        and          r10d, eax
        xor          r10d, r9d
        add          r14d, r10d
        add          r15d, r11d
        add          r12d, r15d
        rorx         ebp, r12d, 25
        rorx         r11d, r12d, 6
        add          r15d, r14d
        rorx         r14d, r12d, 11
        mov          r10d, r12d
        and          r10d, ebx
        add          esi, r10d
        andn         r10d, r12d, edx
        xor          r11d, r14d
        xor          r11d, ebp
        add          r10d, esi
        add          edx, [rcx + 44]                            /* round 7 */
        rorx         ebp, r15d, 13
        rorx         r14d, r15d, 2
        rorx         edi, r15d, 22
        mov          esi, r15d
        xor          esi, r8d
        xor          r14d, ebp
        xor          r14d, edi
        and          eax, esi
        xor          eax, r8d
        add          r14d, eax
        add          r11d, r10d
        add          r13d, r11d
        rorx         ebp, r13d, 25
        rorx         r10d, r13d, 6
        add          r11d, r14d
        rorx         r14d, r13d, 11
        mov          edi, r13d
        and          edi, r12d
        add          edx, edi
        andn         edi, r13d, ebx
        xor          r10d, r14d
        xor          r10d, ebp
        add          edx, edi
        add          ebx, [rcx + 64]                            /* round 8 */
        rorx         ebp, r11d, 13
        rorx         r14d, r11d, 2
        rorx         edi, r11d, 22
        mov          eax, r11d
        xor          eax, r15d
        xor          r14d, ebp
        xor          r14d, edi
        and          esi, eax
        xor          esi, r15d
        add          r14d, esi
        add          edx, r10d
        add          r9d, edx
        rorx         ebp, r9d, 25
        rorx         r10d, r9d, 6
        add          edx, r14d
        rorx         r14d, r9d, 11
        mov          edi, r9d
        and          edi, r13d
        add          ebx, edi
        andn         edi, r9d, r12d
        xor          r10d, r14d
        xor          r10d, ebp
        add          ebx, edi
        add          r12d, [rcx + 68]                           /* round 9 */
        rorx         ebp, edx, 13
        rorx         r14d, edx, 2
        rorx         edi, edx, 22
        mov          esi, edx
        xor          esi, r11d
        xor          r14d, ebp
        xor          r14d, edi
        and          eax, esi
        xor          eax, r11d
        add          r14d, eax
        add          ebx, r10d
        add          r8d, ebx
        rorx         ebp, r8d, 25
        rorx         r10d, r8d, 6
        add          ebx, r14d
        rorx         r14d, r8d, 11
        mov          edi, r8d
        and          edi, r9d
        add          r12d, edi
        andn         edi, r8d, r13d
        xor          r10d, r14d
        xor          r10d, ebp
        add          edi, r12d
        add          r13d, [rcx + 72]                           /* round 10 */
        rorx         ebp, ebx, 13
        rorx         r12d, ebx, 2
        rorx         r14d, ebx, 22
        mov          eax, ebx
        xor          eax, edx
        xor          r12d, ebp
        xor          r12d, r14d
        and          esi, eax
        xor          esi, edx
        add          r12d, esi
        add          r10d, edi
        add          r15d, r10d
        rorx         ebp, r15d, 25
        rorx         r14d, r15d, 6
        add          r10d, r12d
        rorx         r12d, r15d, 11
        mov          edi, r15d
        and          edi, r8d
        add          r13d, edi
        andn         edi, r15d, r9d
        xor          r14d, r12d
        xor          r14d, ebp
        add          edi, r13d
        add          r9d, [rcx + 76]                            /* round 11 */
        rorx         ebp, r10d, 13
        rorx         r12d, r10d, 2
        rorx         r13d, r10d, 22
        mov          esi, r10d
        xor          esi, ebx
        xor          r12d, ebp
        xor          r12d, r13d
        and          eax, esi
        xor          eax, ebx
        add          r12d, eax
        add          r14d, edi
        add          r11d, r14d
        rorx         ebp, r11d, 25
        rorx         r13d, r11d, 6
        add          r14d, r12d
        rorx         r12d, r11d, 11
        mov          edi, r11d
        and          edi, r15d
        add          r9d, edi
        andn         edi, r11d, r8d
        xor          r13d, r12d
        xor          r13d, ebp
        add          r9d, edi
        add          r8d, [rcx + 96]                            /* round 12 */
        rorx         ebp, r14d, 13
        rorx         r12d, r14d, 2
        rorx         edi, r14d, 22
        mov          eax, r14d
        xor          eax, r10d
        xor          r12d, ebp
        xor          r12d, edi
        and          esi, eax
        xor          esi, r10d
        add          r12d, esi
        add          r9d, r13d
        add          edx, r9d
        rorx         ebp, edx, 25
        rorx         r13d, edx, 6
        add          r9d, r12d
        rorx         r12d, edx, 11
        mov          edi, edx
        and          edi, r11d
        add          r8d, edi
        andn         edi, edx, r15d
        xor          r13d, r12d
        xor          r13d, ebp
        add          r8d, edi
        add          r15d, [rcx + 100]                          /* round 13 */
        rorx         ebp, r9d, 13
        rorx         r12d, r9d, 2
        rorx         edi, r9d, 22
        mov          esi, r9d
        xor          esi, r14d
        xor          r12d, ebp
        xor          r12d, edi
        and          eax, esi
        xor          eax, r14d
        add          r12d, eax
        add          r8d, r13d
        add          ebx, r8d
        rorx         ebp, ebx, 25
        rorx         r13d, ebx, 6
        add          r8d, r12d
        rorx         r12d, ebx, 11
        mov          edi, ebx
        and          edi, edx
        add          r15d, edi
        andn         edi, ebx, r11d
        xor          r13d, r12d
        xor          r13d, ebp
        add          edi, r15d
        add          r11d, [rcx + 104]                          /* round 14 */
        rorx         ebp, r8d, 13
        rorx         r12d, r8d, 2
        rorx         r15d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r12d, ebp
        xor          r12d, r15d
        and          esi, eax
        xor          esi, r9d
        add          r12d, esi
        add          r13d, edi
        add          r10d, r13d
        rorx         ebp, r10d, 25
        rorx         r15d, r10d, 6
        add          r13d, r12d
        rorx         r12d, r10d, 11
        mov          edi, r10d
        and          edi, ebx
        add          r11d, edi
        andn         edi, r10d, edx
        xor          r15d, r12d
        xor          r15d, ebp
        add          edi, r11d
        rorx         ebp, r13d, 13
        rorx         r12d, r13d, 2
        rorx         r11d, r13d, 22
        mov          esi, r13d
        xor          esi, r8d
        xor          r12d, ebp
        xor          r12d, r11d
        and          eax, esi
        xor          eax, r8d
        add          r12d, eax
        add          r15d, edi
        add          r14d, r15d
        add          r15d, r12d
        mov          rbp, [rsp + 24]
        mov          r12d, [rbp + 4]                            /* H = H + (a, b, ...) */
        mov          edi, [rbp + 8]
        mov          r11d, [rbp + 12]
        mov          eax, [rbp + 20]
        mov          [rsp + 56], esi
        mov          esi, [rbp + 24]
        mov          [rsp + 64], rcx
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    /* the next block */
        mov          [rsp + 16], rcx
        mov          ecx, [rbp + 28]
        mov          [rsp + 72], edx
        mov          rdx, [rsp + 8]
        add          rdx, -1
        mov          [rsp + 8], rdx
        mov          rdx, [rsp]
        add          rdx, 16
        mov          [rsp], rdx
        add          r12d, r15d
        mov          [rbp + 4], r12d
        add          edi, r13d
        mov          [rbp + 8], edi
        add          r8d, r11d
        mov          [rbp + 12], r8d
        add          r9d, [rbp + 16]
        add          eax, r14d
        mov          [rbp + 20], eax
        add          esi, r10d
        mov          [rbp + 24], esi
        add          ecx, ebx
        mov          [rbp + 28], ecx
        rorx         r11d, r14d, 6                              /* round 15 */
        rorx         edx, r14d, 11
        xor          edx, r11d
        rorx         r11d, r14d, 25
        xor          edx, r11d
        and          r10d, r14d
        andn         r14d, r14d, ebx
        mov          ebx, [rsp + 72]
        mov          r11, [rsp + 64]
        add          ebx, [r11 + 108]
        add          ebx, r10d
        add          r14d, ebx
        add          edx, r14d
        add          r9d, edx
        mov          [rbp + 16], r9d
        rorx         r14d, r15d, 2
        rorx         ebx, r15d, 13
        xor          r14d, ebx
        rorx         ebx, r15d, 22
        xor          r14d, ebx
        add          r14d, [rbp]
        xor          r15d, r13d
        and          r15d, [rsp + 56]
        xor          r15d, r13d
        add          r15d, r14d
        add          edx, r15d
        mov          [rbp], edx
        mov          r10d, eax
        mov          r11d, esi
        mov          esi, r12d
        mov          ebx, ecx
        mov          rax, [rsp + 48]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40]. */
NSMS_L(next_block_of_batch2):

        /* the next block of the batch */
        mov          rcx, [rsp]
        lea          rbp, [rcx + 512]
        mov          [rsp + 32], rbp
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; p: rcx; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; upper_bound: [rsp+32]; */
        /*   end_of_batch: [rsp+40]. */
NSMS_L(rounds_only2):

        /* rounds 0 to 63 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         ebp, r9d, 25                               /* round 0 */
        rorx         r12d, r9d, 6
        mov          r13d, edx
        xor          r13d, esi
        add          ebx, [rcx]
        rorx         r14d, r9d, 11
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        andn         r15d, r9d, r11d
        add          ebx, r15d
        xor          r12d, r14d
        xor          r12d, ebp
        rorx         ebp, edx, 13
        rorx         r14d, edx, 2
        rorx         r15d, edx, 22
        mov          [rsp + 48], rax
        mov          eax, esi
        xor          eax, edi
        xor          r14d, ebp
        xor          r14d, r15d
        and          eax, r13d
        xor          eax, esi
        add          r14d, eax
        add          ebx, r12d
        add          r8d, ebx
        rorx         ebp, r8d, 25                               /* round 1 */
        add          r11d, [rcx + 4]
        add          ebx, r14d
        rorx         r12d, r8d, 6
        rorx         r14d, r8d, 11
        mov          r15d, r8d
        and          r15d, r9d
        add          r11d, r15d
        xor          r12d, r14d
        xor          r12d, ebp
        andn         ebp, r8d, r10d
        add          r10d, [rcx + 8]                            /* round 2 */
        add          r11d, ebp
        rorx         ebp, ebx, 13
        rorx         r14d, ebx, 2
        rorx         r15d, ebx, 22
        mov          eax, ebx
        xor          eax, edx
        xor          r14d, ebp
        xor          r14d, r15d
        and          r13d, eax
        xor          r13d, edx
        add          r14d, r13d
        add          r11d, r12d
        add          edi, r11d
        rorx         ebp, edi, 25
        rorx         r12d, edi, 6
        add          r11d, r14d
        rorx         r13d, edi, 11
        mov          r14d, edi
        and          r14d, r8d
        add          r10d, r14d
        xor          r12d, r13d
        xor          r12d, ebp
        andn         ebp, edi, r9d
        add          r9d, [rcx + 12]                            /* round 3 */
        add          r10d, ebp
        rorx         ebp, r11d, 13
        rorx         r13d, r11d, 2
        rorx         r14d, r11d, 22
        mov          r15d, r11d
        xor          r15d, ebx
        xor          r13d, ebp
        xor          r13d, r14d
        and          eax, r15d
        xor          eax, ebx
        add          r13d, eax
        add          r10d, r12d
        add          esi, r10d
        rorx         ebp, esi, 25
        rorx         r12d, esi, 6
        add          r10d, r13d
        rorx         r13d, esi, 11
        mov          r14d, esi
        and          r14d, edi
        add          r9d, r14d
        xor          r12d, r13d
        xor          r12d, ebp
        andn         ebp, esi, r8d
        add          r8d, [rcx + 32]                            /* round 4 */
        add          r9d, ebp
        rorx         ebp, r10d, 13
        rorx         r13d, r10d, 2
        rorx         r14d, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r13d, ebp
        xor          r13d, r14d
        and          r15d, eax
        xor          r15d, r11d
        add          r13d, r15d
        add          r9d, r12d
        add          edx, r9d
        rorx         ebp, edx, 25
        rorx         r12d, edx, 6
        add          r9d, r13d
        rorx         r13d, edx, 11
        mov          r14d, edx
        and          r14d, esi
        add          r8d, r14d
        xor          r12d, r13d
        xor          r12d, ebp
        andn         ebp, edx, edi
        add          edi, [rcx + 36]                            /* round 5 */
        add          r8d, ebp
        rorx         ebp, r9d, 13
        rorx         r13d, r9d, 2
        rorx         r14d, r9d, 22
        mov          r15d, r9d
        xor          r15d, r10d
        and          eax, r15d
        xor          eax, r10d
        xor          r13d, ebp
        xor          r13d, r14d
        add          r13d, eax
        add          r8d, r12d
        add          ebx, r8d
        rorx         ebp, ebx, 25
        rorx         r12d, ebx, 6
        add          r8d, r13d
        rorx         r13d, ebx, 11
        mov          r14d, ebx
        and          r14d, edx
        add          edi, r14d
        xor          r12d, r13d
        xor          r12d, ebp
        andn         ebp, ebx, esi
        add          esi, [rcx + 40]                            /* round 6 */
        add          edi, ebp
        rorx         ebp, r8d, 13
        rorx         r13d, r8d, 2
        rorx         r14d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r13d, ebp
        xor          r13d, r14d
        and          r15d, eax
        xor          r15d, r9d
        add          r13d, r15d
        add          edi, r12d
        add          r11d, edi
        rorx         ebp, r11d, 25
        rorx         r12d, r11d, 6
        add          edi, r13d
        rorx         r13d, r11d, 11
        mov          r14d, r11d
        and          r14d, ebx
        add          esi, r14d
        xor          r12d, r13d
        xor          r12d, ebp
        andn         ebp, r11d, edx
        add          edx, [rcx + 44]                            /* round 7 */
        add          esi, ebp
        rorx         ebp, edi, 13
        rorx         r13d, edi, 2
        rorx         r14d, edi, 22
        mov          r15d, edi
        xor          r15d, r8d
        xor          r13d, ebp
        xor          r13d, r14d
        and          eax, r15d
        xor          eax, r8d
        add          r13d, eax
        add          esi, r12d
        add          r10d, esi
        rorx         ebp, r10d, 25
        rorx         r12d, r10d, 6
        add          esi, r13d
        rorx         r13d, r10d, 11
        xor          r12d, r13d
        xor          r12d, ebp
        mov          ebp, r10d
        and          ebp, r11d
        add          edx, ebp
        andn         ebp, r10d, ebx
        add          ebx, [rcx + 64]                            /* round 8 */
        add          ebp, edx
        rorx         r13d, esi, 13
        rorx         r14d, esi, 2
        rorx         edx, esi, 22
        mov          eax, esi
        xor          eax, edi
        xor          r14d, r13d
        xor          r14d, edx
        and          r15d, eax
        xor          r15d, edi
        add          r14d, r15d
        add          r12d, ebp
        add          r9d, r12d
        rorx         ebp, r9d, 25
        rorx         r13d, r9d, 6
        add          r12d, r14d
        rorx         r14d, r9d, 11
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        xor          r13d, r14d
        xor          r13d, ebp
        andn         ebp, r9d, r11d
        add          r11d, [rcx + 68]                           /* round 9 */
        add          ebx, ebp
        rorx         ebp, r12d, 13
        rorx         r14d, r12d, 2
        rorx         r15d, r12d, 22
        mov          edx, r12d
        xor          edx, esi
        xor          r14d, ebp
        xor          r14d, r15d
        and          eax, edx
        xor          eax, esi
        add          r14d, eax
        add          ebx, r13d
        add          r8d, ebx
        rorx         ebp, r8d, 25
        rorx         r13d, r8d, 6
        add          ebx, r14d
        rorx         r14d, r8d, 11
        mov          r15d, r8d
        and          r15d, r9d
        add          r11d, r15d
        xor          r13d, r14d
        xor          r13d, ebp
        andn         ebp, r8d, r10d
        add          r10d, [rcx + 72]                           /* round 10 */
        add          r11d, ebp
        rorx         ebp, ebx, 13
        rorx         r14d, ebx, 2
        rorx         r15d, ebx, 22
        mov          eax, ebx
        xor          eax, r12d
        and          edx, eax
        xor          edx, r12d
        xor          r14d, ebp
        xor          r14d, r15d
        add          r14d, edx
        add          r11d, r13d
        add          edi, r11d
        rorx         ebp, edi, 25
        rorx         r13d, edi, 6
        add          r11d, r14d
        rorx         r14d, edi, 11
        mov          r15d, edi
        and          r15d, r8d
        add          r10d, r15d
        xor          r13d, r14d
        xor          r13d, ebp
        andn         ebp, edi, r9d
        add          r9d, [rcx + 76]                            /* round 11 */
        add          r10d, ebp
        rorx         ebp, r11d, 13
        rorx         r14d, r11d, 2
        rorx         r15d, r11d, 22
        mov          edx, r11d
        xor          edx, ebx
        xor          r14d, ebp
        xor          r14d, r15d
        and          eax, edx
        xor          eax, ebx
        add          r14d, eax
        add          r10d, r13d
        add          esi, r10d
        rorx         ebp, esi, 25
        rorx         r13d, esi, 6
        add          r10d, r14d
        rorx         r14d, esi, 11
        mov          r15d, esi
        and          r15d, edi
        add          r9d, r15d
        xor          r13d, r14d
        xor          r13d, ebp
        andn         ebp, esi, r8d
        add          r8d, [rcx + 96]                            /* round 12 */
        add          r9d, ebp
        rorx         ebp, r10d, 13
        rorx         r14d, r10d, 2
        rorx         r15d, r10d, 22
        mov          eax, r10d
        xor          eax, r11d
        xor          r14d, ebp
        xor          r14d, r15d
        and          edx, eax
        xor          edx, r11d
        add          r14d, edx
        add          r9d, r13d
        add          r12d, r9d
        rorx         ebp, r12d, 25
        rorx         r13d, r12d, 6
        add          r9d, r14d
        rorx         r14d, r12d, 11
        mov          r15d, r12d
        and          r15d, esi
        add          r8d, r15d
        xor          r13d, r14d
        xor          r13d, ebp
        andn         ebp, r12d, edi
        add          edi, [rcx + 100]                           /* round 13 */
        add          r8d, ebp
        rorx         ebp, r9d, 13
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 22
        mov          edx, r9d
        xor          edx, r10d
        xor          r14d, ebp
        xor          r14d, r15d
        and          eax, edx
        xor          eax, r10d
        add          r14d, eax
        add          r8d, r13d
        add          ebx, r8d
        rorx         ebp, ebx, 25
        rorx         r13d, ebx, 6
        add          r8d, r14d
        rorx         r14d, ebx, 11
        mov          r15d, ebx
        and          r15d, r12d
        add          edi, r15d
        andn         r15d, ebx, esi
        xor          r13d, r14d
        xor          r13d, ebp
        add          esi, [rcx + 104]                           /* round 14 */
        add          edi, r15d
        rorx         ebp, r8d, 13
        rorx         r14d, r8d, 2
        rorx         r15d, r8d, 22
        mov          eax, r8d
        xor          eax, r9d
        xor          r14d, ebp
        xor          r14d, r15d
        and          edx, eax
        xor          edx, r9d
        add          r14d, edx
        add          edi, r13d
        add          r11d, edi
        rorx         ebp, r11d, 25
        rorx         r13d, r11d, 6
        add          edi, r14d
        rorx         r14d, r11d, 11
        mov          r15d, r11d
        and          r15d, ebx
        add          esi, r15d
        xor          r13d, r14d
        xor          r13d, ebp
        andn         ebp, r11d, r12d
        add          esi, ebp
        add          r12d, [rcx + 108]                          /* round 15 */
        rorx         ebp, edi, 13
        rorx         r14d, edi, 2
        rorx         r15d, edi, 22
        mov          edx, edi
        xor          edx, r8d
        xor          r14d, ebp
        xor          r14d, r15d
        and          eax, edx
        xor          eax, r8d
        add          r14d, eax
        add          esi, r13d
        add          r10d, esi
        rorx         ebp, r10d, 25
        rorx         r13d, r10d, 6
        add          esi, r14d
        rorx         r14d, r10d, 11
        mov          r15d, r10d
        and          r15d, r11d
        add          r12d, r15d
        andn         r15d, r10d, ebx
        xor          r13d, r14d
        xor          r13d, ebp
        add          r15d, r12d
        add          rcx, 128
        rorx         ebp, esi, 13
        rorx         r12d, esi, 2
        rorx         r14d, esi, 22
        mov          eax, esi
        xor          eax, edi
        and          edx, eax
        xor          edx, edi
        xor          r12d, ebp
        xor          r12d, r14d
        add          edx, r12d
        add          r13d, r15d
        add          edx, r13d
        add          r9d, r13d
        mov          rax, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_only2)

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
        add          r13, 16
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
        jne          NSMS_L(next_block_of_batch2)
        jmp          NSMS_L(batch2)
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; blocks: [rsp+8]; */
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
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 1 block: xmm0..xmm3; */
        /*   scratch: rax; p: rcx; kp: rbp; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]. */
NSMS_L(rounds_and_schedule1):

        /* rounds 0 to 47 of the block, sixteen per iteration, beside its next sixteen words */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         r12d, r9d, 25                              /* round 0 */
        rorx         r13d, r9d, 6
        mov          r14d, edx
        xor          r14d, esi
        add          ebx, [rcx]
        rorx         r15d, r9d, 11
            vpsrldq  xmm4, xmm3, 8                              /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpalignr xmm5, xmm1, xmm0, 4
            vpsrld   xmm6, xmm5, 7
        mov          [rsp + 48], rbp
        mov          ebp, r9d
        and          ebp, r10d
        add          ebx, ebp
        mov          ebp, r11d                                  /* round 1 */
        add          ebp, [rcx + 4]
            vpalignr xmm7, xmm3, xmm2, 4
        andn         r11d, r9d, r11d
        xor          r13d, r15d
        xor          r13d, r12d
        add          ebx, r11d
            vpsrld   xmm8, xmm4, 17
        rorx         r12d, edx, 13
            vpslld   xmm9, xmm4, 15
        rorx         r15d, edx, 2
            vpsrld   xmm10, xmm4, 19
        rorx         r11d, edx, 22
        mov          [rsp + 56], edx
        mov          edx, esi
        xor          edx, edi
        xor          r15d, r12d
        xor          r15d, r11d
            vpslld   xmm11, xmm4, 13
        and          edx, r14d
        xor          edx, esi
        add          r15d, edx
            vpxor    xmm8, xmm8, xmm9
        add          ebx, r13d
        add          r8d, ebx
        rorx         r11d, r8d, 25
        rorx         r12d, r8d, 6
        add          ebx, r15d
            vpxor    xmm9, xmm10, xmm11
        rorx         r13d, r8d, 11
            vpsrld   xmm4, xmm4, 10
        mov          r15d, r8d
        and          r15d, r9d
        add          ebp, r15d
            vpaddd   xmm10, xmm0, xmm7
        andn         r15d, r8d, r10d
            vpxor    xmm8, xmm8, xmm9
        xor          r12d, r13d
        xor          r11d, r12d
            vpslld   xmm9, xmm5, 25
        add          r15d, ebp
        rorx         r12d, ebx, 2
        add          r10d, [rcx + 8]                            /* round 2 */
        rorx         r13d, ebx, 13
        rorx         ebp, ebx, 22
        mov          edx, [rsp + 56]
        mov          [rsp + 64], esi
        mov          esi, ebx
        xor          esi, edx
            vpsrld   xmm11, xmm5, 18
        xor          r12d, r13d
        xor          r12d, ebp
            vpslld   xmm12, xmm5, 14
        and          r14d, esi
        xor          r14d, edx
        add          r12d, r14d
        add          r11d, r15d
        add          edi, r11d
        rorx         r13d, edi, 6
        rorx         r14d, edi, 25
        rorx         r15d, edi, 11
            vpxor    xmm6, xmm9, xmm6
        add          r11d, r12d
            vpxor    xmm9, xmm11, xmm12
            vpsrld   xmm5, xmm5, 3
        andn         r12d, edi, r9d
            vpxor    xmm4, xmm8, xmm4
        mov          ebp, edi
        and          ebp, r8d
        add          r10d, ebp
        xor          r13d, r15d
        xor          r13d, r14d
            vpxor    xmm6, xmm9, xmm6
        add          r10d, r12d
        rorx         r12d, r11d, 2
            vpaddd   xmm4, xmm10, xmm4
        add          r9d, [rcx + 12]                            /* round 3 */
            vpxor    xmm5, xmm6, xmm5
            vpaddd   xmm4, xmm5, xmm4
        rorx         r14d, r11d, 13
        mov          r15d, r11d
        xor          r15d, ebx
        rorx         ebp, r11d, 22
            vpaddd   xmm5, xmm10, xmm5
        xor          r12d, r14d
        xor          r12d, ebp
        and          esi, r15d
        xor          esi, ebx
        add          r12d, esi
        add          r10d, r13d
        mov          esi, [rsp + 64]
        add          esi, r10d
        rorx         r13d, esi, 6
        rorx         r14d, esi, 25
        add          r10d, r12d
            vpalignr xmm4, xmm4, xmm3, 8
            vpsrld   xmm6, xmm4, 17
        rorx         r12d, esi, 11
        mov          ebp, esi
        and          ebp, edi
        add          r9d, ebp
            vpslld   xmm8, xmm4, 15
        andn         ebp, esi, r8d
            vpsrld   xmm9, xmm4, 19
        xor          r13d, r12d
        xor          r13d, r14d
            vpslld   xmm10, xmm4, 13
        add          r8d, [rcx + 16]                            /* round 4 */
        add          r9d, ebp
        rorx         r12d, r10d, 2
            vpxor    xmm6, xmm8, xmm6
        rorx         r14d, r10d, 13
            vpxor    xmm8, xmm9, xmm10
        mov          ebp, r10d
        xor          ebp, r11d
        mov          [rsp + 64], ebx
        rorx         ebx, r10d, 22
            vpsrld   xmm4, xmm4, 10
        xor          r12d, r14d
        xor          r12d, ebx
        and          r15d, ebp
        xor          r15d, r11d
        add          r12d, r15d
            vpxor    xmm6, xmm8, xmm6
        add          r9d, r13d
        add          edx, r9d
        rorx         r13d, edx, 6
        rorx         r14d, edx, 25
            vpalignr xmm8, xmm2, xmm1, 4                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
            vpslld   xmm9, xmm8, 25
            vpsrld   xmm10, xmm8, 18
        add          r9d, r12d
        rorx         r12d, edx, 11
        xor          r13d, r12d
        xor          r13d, r14d
            vpxor    xmm4, xmm6, xmm4
        mov          r12d, edx
        and          r12d, esi
        add          r8d, r12d
            vpsrld   xmm6, xmm8, 7
        andn         r12d, edx, edi
        add          r8d, r12d
        add          edi, [rcx + 20]                            /* round 5 */
        rorx         r12d, r9d, 13
            vpaddd   xmm0, xmm5, xmm4
        mov          r14d, r9d
        xor          r14d, r10d
            vpxor    xmm4, xmm9, xmm6
        rorx         r15d, r9d, 2
        rorx         ebx, r9d, 22
        xor          r15d, r12d
        xor          r15d, ebx
            vpslld   xmm5, xmm8, 14
        and          ebp, r14d
        xor          ebp, r10d
        add          r15d, ebp
        add          r8d, r13d
        mov          ebx, [rsp + 64]
        add          ebx, r8d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 25
            mov      rbp, [rsp + 48]
            vpaddd   xmm6, xmm0, [rbp]
            vpsrldq  xmm9, xmm0, 8
        add          r8d, r15d
        rorx         r15d, ebx, 11
            vpsrld   xmm8, xmm8, 3
        mov          ebp, ebx
        and          ebp, edx
        add          edi, ebp
            vpxor    xmm5, xmm10, xmm5
            vpxor    xmm4, xmm4, xmm5
        andn         ebp, ebx, esi
        xor          r12d, r15d
        xor          r12d, r13d
            vmovdqu  [rcx + 64], xmm6
        add          esi, [rcx + 24]                            /* round 6 */
        rorx         r13d, r8d, 13
        add          edi, ebp
            vpsrld   xmm5, xmm9, 17
        rorx         r15d, r8d, 2
            vpsrld   xmm6, xmm9, 19
        mov          ebp, r8d
        xor          ebp, r9d
        mov          [rsp + 56], r10d
        rorx         r10d, r8d, 22
        xor          r15d, r13d
        xor          r15d, r10d
        and          r14d, ebp
        xor          r14d, r9d
        add          r15d, r14d
            vpslld   xmm10, xmm9, 15
        add          edi, r12d
        add          r11d, edi
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 25
            vpslld   xmm11, xmm9, 13
        add          edi, r15d
        rorx         r14d, r11d, 11
        mov          r15d, r11d
        and          r15d, ebx
        add          esi, r15d
            vpxor    xmm6, xmm11, xmm6
            vpxor    xmm4, xmm8, xmm4
            vpxor    xmm5, xmm10, xmm5
        andn         r15d, r11d, edx
        xor          r12d, r14d
        xor          r12d, r13d
            vpsrld   xmm8, xmm9, 10
        add          esi, r15d
        add          edx, [rcx + 28]                            /* round 7 */
        rorx         r13d, edi, 13
        rorx         r14d, edi, 2
            vpaddd   xmm4, xmm1, xmm4
            vpxor    xmm5, xmm5, xmm6
        rorx         r15d, edi, 22
        mov          r10d, edi
        xor          r10d, r8d
        and          ebp, r10d
        xor          ebp, r8d
        xor          r14d, r13d
        xor          r14d, r15d
            vpalignr xmm6, xmm0, xmm3, 4
        add          r14d, ebp
            vpxor    xmm5, xmm8, xmm5
        add          esi, r12d
        mov          r12d, [rsp + 56]
        add          r12d, esi
        rorx         r13d, r12d, 6
        rorx         r15d, r12d, 25
        add          esi, r14d
        rorx         r14d, r12d, 11
            vpaddd   xmm4, xmm4, xmm6
            vpaddd   xmm5, xmm4, xmm5
        mov          ebp, r12d
        and          ebp, r11d
        add          edx, ebp
            vpalignr xmm5, xmm5, xmm0, 8
        andn         ebp, r12d, ebx
        xor          r13d, r14d
        xor          r13d, r15d
            vpsrld   xmm8, xmm5, 17
        add          edx, ebp
            vpslld   xmm9, xmm5, 15
        add          ebx, [rcx + 32]                            /* round 8 */
        rorx         r14d, esi, 13
            vpsrld   xmm10, xmm5, 19
        rorx         r15d, esi, 2
        rorx         ebp, esi, 22
        mov          [rsp + 56], r8d
        mov          r8d, esi
        xor          r8d, edi
            vpslld   xmm11, xmm5, 13
        xor          r15d, r14d
        xor          r15d, ebp
            vpxor    xmm8, xmm8, xmm9
        and          r10d, r8d
        xor          r10d, edi
        add          r15d, r10d
            vpsrld   xmm5, xmm5, 10
        add          edx, r13d
        add          r9d, edx
        rorx         r13d, r9d, 6
        rorx         r14d, r9d, 25
        rorx         ebp, r9d, 11
            vpxor    xmm9, xmm10, xmm11
            vpxor    xmm8, xmm8, xmm9
            vpxor    xmm5, xmm8, xmm5
        add          edx, r15d
        mov          r15d, r9d
        and          r15d, r12d
        add          ebx, r15d
        xor          r13d, ebp
        xor          r13d, r14d
        andn         r14d, r9d, r11d
            vpsrld   xmm8, xmm7, 7                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          ebx, r14d
        rorx         r14d, edx, 13
        add          r11d, [rcx + 36]                           /* round 9 */
        mov          r15d, edx
        xor          r15d, esi
            vpslld   xmm9, xmm7, 25
            vpsrld   xmm10, xmm7, 18
        rorx         ebp, edx, 2
        rorx         r10d, edx, 22
        and          r8d, r15d
        xor          r8d, esi
        xor          ebp, r14d
        xor          ebp, r10d
            vpaddd   xmm1, xmm4, xmm5
        add          ebp, r8d
            vpxor    xmm4, xmm8, xmm9
            vpslld   xmm5, xmm7, 14
        add          ebx, r13d
        mov          r8d, [rsp + 56]
        add          r8d, ebx
        rorx         r13d, r8d, 6
        rorx         r14d, r8d, 25
        add          ebx, ebp
        rorx         ebp, r8d, 11
            mov      r10, [rsp + 48]
            vpaddd   xmm8, xmm1, [r10 + 16]
        mov          r10d, r8d
        and          r10d, r9d
        add          r11d, r10d
        xor          r13d, ebp
        xor          r13d, r14d
        andn         r14d, r8d, r12d
            vpsrld   xmm7, xmm7, 3
            vpxor    xmm5, xmm10, xmm5
        add          r11d, r14d
            vpsrldq  xmm9, xmm1, 8
        add          r12d, [rcx + 40]                           /* round 10 */
        rorx         r14d, ebx, 13
            vmovdqu  [rcx + 80], xmm8
        rorx         ebp, ebx, 2
        rorx         r10d, ebx, 22
        mov          [rsp + 56], esi
        mov          esi, ebx
        xor          esi, edx
            vpxor    xmm4, xmm4, xmm5
        xor          ebp, r14d
        xor          ebp, r10d
        and          r15d, esi
            vpalignr xmm5, xmm1, xmm0, 4
            vpsrld   xmm8, xmm9, 17
        xor          r15d, edx
        add          ebp, r15d
        add          r11d, r13d
        add          edi, r11d
        rorx         r10d, edi, 6
        rorx         r13d, edi, 25
            vpsrld   xmm10, xmm9, 19
            vpslld   xmm11, xmm9, 15
            vpsrld   xmm12, xmm9, 10
        add          r11d, ebp
        andn         r14d, edi, r9d
            vpslld   xmm9, xmm9, 13
            vpxor    xmm8, xmm8, xmm11
        rorx         r15d, edi, 11
        mov          ebp, edi
        and          ebp, r8d
        add          r12d, ebp
        xor          r10d, r15d
        xor          r10d, r13d
            vpxor    xmm9, xmm10, xmm9
        rorx         r13d, r11d, 2
        add          r14d, r12d
        add          r9d, [rcx + 44]                            /* round 11 */
            vpxor    xmm4, xmm4, xmm7
        rorx         r12d, r11d, 13
        rorx         r15d, r11d, 22
        mov          ebp, r11d
        xor          ebp, ebx
            vpxor    xmm7, xmm8, xmm9
        xor          r13d, r12d
        xor          r13d, r15d
        add          r10d, r14d
        mov          r12d, [rsp + 56]
        add          r12d, r10d
        rorx         r14d, r12d, 6
        rorx         r15d, r12d, 25
        and          esi, ebp
        xor          esi, ebx
            vpxor    xmm7, xmm12, xmm7
            vpaddd   xmm4, xmm2, xmm4
        add          r13d, esi
        add          r10d, r13d
            vpaddd   xmm4, xmm4, xmm5
        rorx         r13d, r12d, 11
        mov          esi, r12d
        and          esi, edi
        add          r9d, esi
            vpaddd   xmm5, xmm4, xmm7
        xor          r14d, r13d
        xor          r14d, r15d
        andn         r13d, r12d, r8d
        add          r9d, r13d
            vpalignr xmm5, xmm5, xmm1, 8
        add          r8d, [rcx + 48]                            /* round 12 */
            vpslld   xmm7, xmm5, 13
        rorx         r13d, r10d, 13
        rorx         r15d, r10d, 2
            vpslld   xmm8, xmm5, 15
            vpsrld   xmm9, xmm5, 17
        mov          esi, r10d
        xor          esi, r11d
        and          ebp, esi
        mov          [rsp + 56], ebx
        rorx         ebx, r10d, 22
        xor          ebp, r11d
            vpsrld   xmm10, xmm5, 19
        xor          r15d, r13d
        xor          r15d, ebx
        add          r15d, ebp
        add          r9d, r14d
        add          edx, r9d
        rorx         r13d, edx, 6
        rorx         r14d, edx, 25
        add          r9d, r15d
        rorx         r15d, edx, 11
            vpxor    xmm7, xmm10, xmm7
            vpxor    xmm8, xmm9, xmm8
        mov          ebp, edx
        and          ebp, r12d
        add          r8d, ebp
            vpsrld   xmm5, xmm5, 10
        andn         ebp, edx, edi
        xor          r13d, r15d
        xor          r13d, r14d
        add          r8d, ebp
            vpsrld   xmm9, xmm6, 7                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
            vpxor    xmm7, xmm8, xmm7
        add          edi, [rcx + 52]                            /* round 13 */
        rorx         r14d, r9d, 2
        rorx         r15d, r9d, 13
            vpslld   xmm8, xmm6, 25
        mov          ebp, r9d
        xor          ebp, r10d
            vpsrld   xmm10, xmm6, 18
        rorx         ebx, r9d, 22
        xor          r14d, r15d
        xor          r14d, ebx
        and          esi, ebp
            vpxor    xmm5, xmm7, xmm5
        xor          esi, r10d
        add          r14d, esi
        add          r8d, r13d
        mov          ebx, [rsp + 56]
        add          ebx, r8d
        rorx         r13d, ebx, 6
        rorx         r15d, ebx, 25
        add          r8d, r14d
            vpxor    xmm7, xmm9, xmm8
            vpaddd   xmm2, xmm4, xmm5
            vpslld   xmm4, xmm6, 14
        rorx         r14d, ebx, 11
            vpsrld   xmm5, xmm6, 3
        mov          esi, ebx
        and          esi, edx
        add          edi, esi
        andn         esi, ebx, r12d
        xor          r13d, r14d
        xor          r13d, r15d
        add          edi, esi
            mov      r14, [rsp + 48]
            vpaddd   xmm6, xmm2, [r14 + 32]
        add          r12d, [rcx + 56]                           /* round 14 */
        rorx         r15d, r8d, 2
        rorx         esi, r8d, 13
            vpsrldq  xmm8, xmm2, 8
            vpalignr xmm9, xmm2, xmm1, 4
        mov          r14d, r8d
        xor          r14d, r9d
        mov          [rsp + 56], r10d
        rorx         r10d, r8d, 22
        xor          r15d, esi
        xor          r15d, r10d
            vpxor    xmm4, xmm10, xmm4
            vmovdqu  [rcx + 96], xmm6
        and          ebp, r14d
        xor          ebp, r9d
        add          r15d, ebp
        add          edi, r13d
        add          r11d, edi
        rorx         esi, r11d, 6
        rorx         r13d, r11d, 25
        rorx         ebp, r11d, 11
            vpxor    xmm4, xmm7, xmm4
        mov          r10d, r11d
        and          r10d, ebx
        add          r12d, r10d
        add          edi, r15d
            vpsrld   xmm6, xmm8, 17
            vpslld   xmm7, xmm8, 15
        andn         r15d, r11d, edx
            vpsrld   xmm10, xmm8, 19
        xor          esi, ebp
        xor          esi, r13d
            vpxor    xmm6, xmm6, xmm7
        add          r15d, r12d
            vpslld   xmm7, xmm8, 13
        add          edx, [rcx + 60]                            /* round 15 */
        rorx         r12d, edi, 13
            vpxor    xmm7, xmm10, xmm7
        mov          r13d, edi
        xor          r13d, r8d
        rorx         ebp, edi, 22
        and          r14d, r13d
            vpxor    xmm4, xmm4, xmm5
            vpsrld   xmm5, xmm8, 10
        xor          r14d, r8d
        add          esi, r15d
        mov          r10d, [rsp + 56]
        add          r10d, esi
        rorx         r15d, r10d, 6
        mov          [rsp + 56], r8d
        rorx         r8d, r10d, 25
            vpxor    xmm6, xmm6, xmm7
        mov          [rsp + 64], r9d
        rorx         r9d, r10d, 11
        xor          r15d, r9d
        xor          r15d, r8d
        andn         r9d, r10d, ebx
            vpaddd   xmm4, xmm3, xmm4
            vpxor    xmm5, xmm6, xmm5
        mov          r8d, r10d
        and          r8d, r11d
        add          edx, r8d
            vpaddd   xmm4, xmm9, xmm4
            vpaddd   xmm5, xmm4, xmm5
        rorx         r8d, edi, 2
        xor          r8d, r12d
        xor          r8d, ebp
        add          r8d, r14d
        add          esi, r8d
        rorx         r12d, esi, 2
        add          edx, r9d
        rorx         r14d, esi, 13
            vpalignr xmm5, xmm5, xmm2, 8
        mov          ebp, esi
        xor          ebp, edi
        and          ebp, r13d
        xor          ebp, edi
            vpsrld   xmm6, xmm5, 17
        rorx         r13d, esi, 22
        xor          r12d, r14d
        xor          r12d, r13d
            vpslld   xmm7, xmm5, 15
        lea          r13, [rcx + 64]                            /* the next sixteen words */
        add          r12d, ebp
        add          edx, r15d
        mov          r9d, [rsp + 64]
        add          r9d, edx
            vpsrld   xmm8, xmm5, 19
        add          edx, r12d
            vpslld   xmm9, xmm5, 13
            vpxor    xmm8, xmm8, xmm9
            vpsrld   xmm5, xmm5, 10
        mov          rbp, [rsp + 48]
        lea          r12, [rbp + 64]
            vpxor    xmm6, xmm6, xmm7
            vpxor    xmm6, xmm8, xmm6
            vpxor    xmm5, xmm6, xmm5
            vpaddd   xmm3, xmm4, xmm5
            vpaddd   xmm4, xmm3, [rbp + 48]
            vmovdqu  [rcx + 112], xmm4
        mov          rcx, r13
        mov          rbp, r12
        mov          r8d, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule1)

        /* rounds 48 to 63 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule2, with the same numbers. */
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
        mov          rbp, [rsp + 16]
        add          rbp, 64                                    /* the next block */
        mov          [rsp + 16], rbp
        mov          r15, [rsp + 8]
        add          r15, -1
        mov          [rsp + 8], r15
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
        mov          rax, [rsp + 24]
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_sum_zen3), . - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n2_sum_zen3)
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

/* nsms_sha256_blocks_avx2_n2_sum_zen3: 15 integer registers, 13 vector registers, 34 spills.
 *   Register map: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..3 of 2
 *     blocks: ymm0..ymm3; W rows 0..3 of 1 block: xmm0..xmm3; scratch: rax; blocks: [rsp+8];
 *     data: [rsp+16]; state: [rsp+24]; p: rcx; kp: rbp; q: [rsp]; upper_bound: [rsp+32];
 *     end_of_batch: [rsp+40]. Slots of the frame that are not named here hold spilled values.
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
 * - name: nsms_sha256_blocks_avx2_n2_sum_zen3
 *   signature: void nsms_sha256_blocks_avx2_n2_sum_zen3(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 712, win64: 840}
 *   features: [avx, avx2, bmi1, bmi2]
 */
