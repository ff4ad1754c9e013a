/* sha256_avx2_n1.S, written by nsms: make gen HASH=sha256 ISA=avx2 N=1
 *
 * void nsms_sha256_blocks_avx2_n1(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,107 instructions (System V); 424 bytes of stack (System V), 552 (Win64).
 * void nsms_sha256_schedule_avx2_n1(uint32_t *wk, const void *data);
 *   SHA-224, SHA-256: W_t + K_t of a block, wk[t].
 *   Reads 64 bytes at data; writes 256 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 174 instructions (System V); 0 bytes of stack (System V), 136 (Win64).
 *
 * Memory: state and wk must be aligned to 4 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: avx, bmi1, bmi2.
 * (The ISA also allows avx2, which this code does not use.)
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
#  define NSMS_L(name) Lsha256_avx2_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n1_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n1))
NSMS_SYMBOL(nsms_sha256_blocks_avx2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx2_n1))
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
        vmovaps      [rsp + 368], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 368)
        vmovaps      [rsp + 384], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 384)
        vmovaps      [rsp + 400], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 400)
        vmovaps      [rsp + 416], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 416)
        vmovaps      [rsp + 432], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 432)
        vmovaps      [rsp + 448], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 448)
        vmovaps      [rsp + 464], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 464)
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
        sub          rsp, 376
        .cfi_def_cfa_offset 432
#endif
        mov          [rsp + 8], rdi
        mov          [rsp + 16], rsi
        mov          [rsp], rdx
        cmp          qword ptr [rsp], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        lea          rax, [rsp + 111]
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
        rorx         r12d, r9d, 6                               /* round 0 */
            vpsrldq  xmm4, xmm3, 8                              /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        andn         r15d, r9d, r11d
            vpalignr xmm5, xmm1, xmm0, 4
        add          ebx, r8d
        xor          r12d, r13d
        add          r14d, r15d
            vpalignr xmm6, xmm3, xmm2, 4
        add          ebx, [rcx]
        add          ebx, r14d
            vpsrld   xmm7, xmm4, 17
        rorx         r13d, edx, 2
        rorx         r14d, edx, 13
        xor          r13d, r14d
            vpslld   xmm8, xmm4, 15
        mov          r14d, esi
        and          r14d, edi
        sub          r14d, r8d
            vpsrld   xmm9, xmm4, 19
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, edx
        add          r14d, r15d
            vpslld   xmm10, xmm4, 13
        rorx         r15d, r9d, 25
        xor          r12d, r15d
        add          r11d, edi                                  /* round 1 */
            vpxor    xmm7, xmm8, xmm7
        add          ebx, r12d
        add          r11d, [rcx + 4]
            vpxor    xmm8, xmm9, xmm10
        rorx         r12d, edx, 22
        xor          r13d, r12d
        add          r14d, r13d
            vpsrld   xmm4, xmm4, 10
        add          r14d, ebx
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
            vpaddd   xmm9, xmm0, xmm6
        mov          r15d, ebx
        and          r15d, r9d
        xor          r12d, r13d
            vpxor    xmm7, xmm8, xmm7
        add          r11d, r15d
        mov          r13d, edx
        and          r13d, esi
        sub          r13d, edi
            vpsrld   xmm8, xmm5, 7
        rorx         r15d, ebx, 25
        xor          r12d, r15d
            vpslld   xmm10, xmm5, 25
        andn         r15d, ebx, r10d
        add          r11d, r15d
        add          r11d, r12d
            vpsrld   xmm11, xmm5, 18
        rorx         r12d, r14d, 2
        rorx         r15d, r14d, 13
        mov          r8d, edx
        xor          r8d, esi
            vpslld   xmm12, xmm5, 14
        mov          edi, r11d                                  /* round 2 */
        and          edi, ebx
        xor          r12d, r15d
            vpxor    xmm8, xmm8, xmm10
        and          r8d, r14d
        add          r10d, esi
        add          r13d, r8d
            vpxor    xmm10, xmm11, xmm12
        add          r10d, [rcx + 8]
        add          r10d, edi
        rorx         r15d, r14d, 22
            vpxor    xmm4, xmm7, xmm4
        xor          r12d, r15d
        add          r13d, r12d
            vpsrld   xmm5, xmm5, 3
        rorx         r12d, r11d, 6
        rorx         r15d, r11d, 11
        mov          r8d, r14d
        and          r8d, edx
            vpxor    xmm7, xmm8, xmm10
        add          r13d, r11d
        xor          r12d, r15d
            vpaddd   xmm4, xmm9, xmm4
        sub          r8d, esi
        rorx         r15d, r11d, 25
        xor          r12d, r15d
            vpxor    xmm5, xmm7, xmm5
        andn         r15d, r11d, r9d
        add          r10d, r15d
        add          r10d, r12d
            vpaddd   xmm4, xmm5, xmm4
        mov          r12d, r14d
        xor          r12d, edx
        rorx         r15d, r13d, 2
            vpaddd   xmm5, xmm9, xmm5
        rorx         edi, r13d, 13
        mov          esi, r10d                                  /* round 3 */
        and          esi, r11d
        and          r12d, r13d
            vpalignr xmm4, xmm4, xmm3, 8
        xor          r15d, edi
        add          r9d, edx
        add          r8d, r12d
            vpsrld   xmm7, xmm4, 17
        add          r9d, [rcx + 12]
        add          r8d, r10d
            vpslld   xmm8, xmm4, 15
        add          r9d, esi
        rorx         r12d, r13d, 22
        xor          r15d, r12d
            vpsrld   xmm9, xmm4, 19
        add          r8d, r15d
        rorx         r12d, r10d, 6
            vpslld   xmm10, xmm4, 13
        rorx         r15d, r10d, 11
        mov          edi, r13d
        and          edi, r14d
        andn         esi, r10d, ebx
            vpxor    xmm7, xmm8, xmm7
        xor          r12d, r15d
        sub          edi, edx
        add          r9d, esi
            vpxor    xmm8, xmm9, xmm10
        rorx         r15d, r10d, 25
        xor          r12d, r15d
            vpsrld   xmm4, xmm4, 10
        add          r9d, r12d
        mov          r12d, r13d
        xor          r12d, r14d
        rorx         r15d, r8d, 2
            vpxor    xmm7, xmm8, xmm7
        rorx         esi, r8d, 13
        mov          edx, r9d                                   /* round 4 */
        and          edx, r10d
        and          r12d, r8d
            vpalignr xmm8, xmm2, xmm1, 4                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        xor          r15d, esi
        add          ebx, [rcx + 16]
            vpxor    xmm4, xmm7, xmm4
        add          edi, r12d
        add          ebx, r14d
        add          edi, r9d
            vpsrld   xmm7, xmm8, 7
        add          ebx, edx
        rorx         r12d, r8d, 22
            vpslld   xmm9, xmm8, 25
        xor          r15d, r12d
        add          edi, r15d
        rorx         r12d, r9d, 6
            vpsrld   xmm10, xmm8, 18
        rorx         r15d, r9d, 11
        mov          esi, r8d
        and          esi, r13d
        andn         edx, r9d, r11d
            vpaddd   xmm0, xmm5, xmm4
        xor          r12d, r15d
        sub          esi, r14d
            vpxor    xmm4, xmm9, xmm7
        add          ebx, edx
        rorx         r14d, r9d, 25
        xor          r12d, r14d
            vpslld   xmm5, xmm8, 14
        add          ebx, r12d
        mov          r12d, r8d
        xor          r12d, r13d
        rorx         r14d, edi, 2
            vpaddd   xmm7, xmm0, [rbp]
        rorx         r15d, edi, 13
        mov          edx, ebx                                   /* round 5 */
        and          edx, r9d
            vpsrldq  xmm9, xmm0, 8
        and          r12d, edi
        xor          r14d, r15d
        add          r11d, [rcx + 20]
            vpsrld   xmm8, xmm8, 3
        add          esi, r12d
        add          r11d, r13d
            vpxor    xmm5, xmm10, xmm5
        add          esi, ebx
        add          r11d, edx
        rorx         r12d, edi, 22
            vmovdqu  [rcx + 64], xmm7
        xor          r14d, r12d
        add          esi, r14d
        rorx         r12d, ebx, 6
            vpxor    xmm4, xmm4, xmm5
        rorx         r14d, ebx, 11
        mov          r15d, edi
        and          r15d, r8d
            vpsrld   xmm5, xmm9, 17
        andn         edx, ebx, r10d
        xor          r12d, r14d
        sub          r15d, r13d
            vpslld   xmm7, xmm9, 15
        add          r11d, edx
        rorx         r13d, ebx, 25
        xor          r12d, r13d
            vpsrld   xmm10, xmm9, 19
        add          r11d, r12d
        mov          r12d, edi
        xor          r12d, r8d
            vpslld   xmm11, xmm9, 13
        rorx         r13d, esi, 2
        rorx         r14d, esi, 13
        mov          edx, r11d                                  /* round 6 */
        and          edx, ebx
            vpxor    xmm5, xmm5, xmm7
        and          r12d, esi
        xor          r13d, r14d
            vpxor    xmm7, xmm10, xmm11
        add          r10d, [rcx + 24]
        add          r15d, r12d
        add          r10d, r8d
            vpxor    xmm4, xmm8, xmm4
        add          r15d, r11d
        add          r10d, edx
        rorx         r12d, esi, 22
            vpsrld   xmm8, xmm9, 10
        xor          r13d, r12d
        add          r15d, r13d
            vpxor    xmm5, xmm5, xmm7
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        mov          r14d, esi
        and          r14d, edi
            vpaddd   xmm4, xmm1, xmm4
        andn         edx, r11d, r9d
        xor          r12d, r13d
        sub          r14d, r8d
            vpalignr xmm7, xmm0, xmm3, 4
        add          r10d, edx
        rorx         r13d, r11d, 25
            vpxor    xmm5, xmm8, xmm5
        xor          r12d, r13d
        add          r10d, r12d
        mov          r12d, esi
        xor          r12d, edi
            vpaddd   xmm4, xmm4, xmm7
        rorx         r13d, r15d, 2
        rorx         r8d, r15d, 13
            vpaddd   xmm5, xmm4, xmm5
        mov          edx, r10d                                  /* round 7 */
        and          edx, r11d
        and          r12d, r15d
        xor          r13d, r8d
            vpalignr xmm5, xmm5, xmm0, 8
        add          r9d, [rcx + 28]
        add          r14d, r12d
        add          r9d, edi
            vpsrld   xmm8, xmm5, 17
        add          r14d, r10d
        add          r9d, edx
            vpslld   xmm9, xmm5, 15
        rorx         r12d, r15d, 22
        xor          r13d, r12d
        add          r14d, r13d
            vpsrld   xmm10, xmm5, 19
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        mov          r8d, r15d
        and          r8d, esi
            vpslld   xmm11, xmm5, 13
        andn         edx, r10d, ebx
        xor          r12d, r13d
            vpxor    xmm8, xmm8, xmm9
        sub          r8d, edi
        add          r9d, edx
        rorx         r13d, r10d, 25
            vpxor    xmm9, xmm10, xmm11
        xor          r12d, r13d
        add          r9d, r12d
            vpsrld   xmm5, xmm5, 10
        mov          r12d, r15d
        xor          r12d, esi
        rorx         r13d, r14d, 2
        rorx         edi, r14d, 13
            vpxor    xmm8, xmm8, xmm9
        mov          edx, r9d                                   /* round 8 */
        and          edx, r10d
        and          r12d, r14d
        xor          r13d, edi
            vpxor    xmm5, xmm8, xmm5
        add          ebx, [rcx + 32]
        add          r8d, r12d
            vpsrld   xmm8, xmm6, 7                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          ebx, esi
        add          r8d, r9d
        add          ebx, edx
            vpslld   xmm9, xmm6, 25
        rorx         r12d, r14d, 22
        xor          r13d, r12d
        add          r8d, r13d
            vpsrld   xmm10, xmm6, 18
        rorx         r12d, r9d, 6
        rorx         r13d, r9d, 11
            vpaddd   xmm1, xmm4, xmm5
        mov          edi, r14d
        and          edi, r15d
        andn         edx, r9d, r11d
        xor          r12d, r13d
            vpxor    xmm4, xmm8, xmm9
        sub          edi, esi
        add          ebx, edx
        rorx         r13d, r9d, 25
            vpslld   xmm5, xmm6, 14
        xor          r12d, r13d
        add          ebx, r12d
            vpaddd   xmm8, xmm1, [rbp + 16]
        mov          r12d, r14d
        xor          r12d, r15d
        rorx         r13d, r8d, 2
        rorx         esi, r8d, 13
            vpsrldq  xmm9, xmm1, 8
        mov          edx, ebx                                   /* round 9 */
        and          edx, r9d
        and          r12d, r8d
            vpsrld   xmm6, xmm6, 3
        xor          r13d, esi
        add          r11d, [rcx + 36]
        add          edi, r12d
            vpxor    xmm5, xmm10, xmm5
        add          r11d, r15d
        add          edi, ebx
        add          r11d, edx
            vmovdqu  [rcx + 80], xmm8
        rorx         r12d, r8d, 22
        xor          r13d, r12d
            vpxor    xmm4, xmm4, xmm5
        add          edi, r13d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
            vpsrld   xmm5, xmm9, 17
        mov          esi, r8d
        and          esi, r14d
        andn         edx, ebx, r10d
        xor          r12d, r13d
            vpslld   xmm8, xmm9, 15
        sub          esi, r15d
        add          r11d, edx
            vpsrld   xmm10, xmm9, 19
        rorx         r13d, ebx, 25
        xor          r12d, r13d
        add          r11d, r12d
            vpslld   xmm11, xmm9, 13
        mov          r12d, r8d
        xor          r12d, r14d
        rorx         r13d, edi, 2
            vpxor    xmm5, xmm8, xmm5
        rorx         r15d, edi, 13
        mov          edx, r11d                                  /* round 10 */
        and          edx, ebx
        and          r12d, edi
            vpxor    xmm8, xmm10, xmm11
        xor          r13d, r15d
        add          r10d, [rcx + 40]
        add          esi, r12d
            vpxor    xmm4, xmm4, xmm6
        add          r10d, r14d
        add          esi, r11d
            vpsrld   xmm6, xmm9, 10
        add          r10d, edx
        rorx         r12d, edi, 22
        xor          r13d, r12d
            vpxor    xmm5, xmm8, xmm5
        add          esi, r13d
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
            vpaddd   xmm4, xmm2, xmm4
        mov          r15d, edi
        and          r15d, r8d
        andn         edx, r11d, r9d
            vpalignr xmm8, xmm1, xmm0, 4
        xor          r12d, r13d
        sub          r15d, r14d
        add          r10d, edx
            vpxor    xmm5, xmm5, xmm6
        rorx         r13d, r11d, 25
        xor          r12d, r13d
            vpaddd   xmm4, xmm8, xmm4
        add          r10d, r12d
        mov          r12d, edi
        xor          r12d, r8d
        rorx         r13d, esi, 2
            vpaddd   xmm5, xmm4, xmm5
        rorx         r14d, esi, 13
        mov          edx, r10d                                  /* round 11 */
        and          edx, r11d
        and          r12d, esi
            vpalignr xmm5, xmm5, xmm1, 8
        xor          r13d, r14d
        add          r9d, [rcx + 44]
            vpsrld   xmm6, xmm5, 17
        add          r15d, r12d
        add          r9d, r8d
        add          r15d, r10d
            vpslld   xmm8, xmm5, 15
        add          r9d, edx
        rorx         r12d, esi, 22
        xor          r13d, r12d
            vpsrld   xmm9, xmm5, 19
        add          r15d, r13d
        rorx         r12d, r10d, 6
            vpslld   xmm10, xmm5, 13
        rorx         r13d, r10d, 11
        mov          r14d, esi
        and          r14d, edi
        andn         edx, r10d, ebx
            vpxor    xmm6, xmm8, xmm6
        xor          r12d, r13d
        sub          r14d, r8d
            vpxor    xmm8, xmm9, xmm10
        add          r9d, edx
        rorx         r13d, r10d, 25
        xor          r12d, r13d
            vpsrld   xmm5, xmm5, 10
        add          r9d, r12d
        mov          r12d, esi
        xor          r12d, edi
        rorx         r13d, r15d, 2
            vpxor    xmm6, xmm8, xmm6
        rorx         r8d, r15d, 13
        mov          edx, r9d                                   /* round 12 */
        and          edx, r10d
            vpsrld   xmm8, xmm7, 7                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        and          r12d, r15d
        xor          r13d, r8d
        add          ebx, [rcx + 48]
            vpslld   xmm9, xmm7, 25
        add          r14d, r12d
        add          ebx, edi
        add          r14d, r9d
            vpsrld   xmm10, xmm7, 18
        add          ebx, edx
        rorx         r12d, r15d, 22
            vpxor    xmm5, xmm6, xmm5
        xor          r13d, r12d
        add          r14d, r13d
        rorx         r12d, r9d, 6
            vpxor    xmm6, xmm8, xmm9
        rorx         r13d, r9d, 11
        mov          r8d, r15d
        and          r8d, esi
            vpaddd   xmm2, xmm4, xmm5
        andn         edx, r9d, r11d
        xor          r12d, r13d
        sub          r8d, edi
            vpslld   xmm4, xmm7, 14
        add          ebx, edx
        rorx         r13d, r9d, 25
        xor          r12d, r13d
            vpsrld   xmm5, xmm7, 3
        add          ebx, r12d
        mov          r12d, r15d
        xor          r12d, esi
            vpaddd   xmm7, xmm2, [rbp + 32]
        rorx         r13d, r14d, 2
        rorx         edi, r14d, 13
        mov          edx, ebx                                   /* round 13 */
        and          edx, r9d
            vpsrldq  xmm8, xmm2, 8
        and          r12d, r14d
        xor          r13d, edi
        add          r11d, [rcx + 52]
            vpxor    xmm4, xmm10, xmm4
        add          r8d, r12d
        add          r11d, esi
            vpalignr xmm9, xmm2, xmm1, 4
        add          r8d, ebx
        add          r11d, edx
        rorx         r12d, r14d, 22
            vmovdqu  [rcx + 96], xmm7
        xor          r13d, r12d
        add          r8d, r13d
            vpxor    xmm4, xmm6, xmm4
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        mov          edi, r14d
        and          edi, r15d
            vpsrld   xmm6, xmm8, 17
        andn         edx, ebx, r10d
        xor          r12d, r13d
        sub          edi, esi
            vpslld   xmm7, xmm8, 15
        add          r11d, edx
        rorx         r13d, ebx, 25
            vpsrld   xmm10, xmm8, 19
        xor          r12d, r13d
        add          r11d, r12d
        mov          r12d, r14d
        xor          r12d, r15d
            vpslld   xmm11, xmm8, 13
        rorx         r13d, r8d, 2
        rorx         esi, r8d, 13
        mov          edx, r11d                                  /* round 14 */
        and          edx, ebx
            vpxor    xmm6, xmm6, xmm7
        and          r12d, r8d
        xor          r13d, esi
            vpxor    xmm7, xmm10, xmm11
        add          r10d, [rcx + 56]
        add          edi, r12d
        add          r10d, r15d
            vpxor    xmm4, xmm4, xmm5
        add          edi, r11d
        add          r10d, edx
            vpsrld   xmm5, xmm8, 10
        rorx         r12d, r8d, 22
        xor          r13d, r12d
        add          edi, r13d
            vpxor    xmm6, xmm6, xmm7
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        mov          esi, r8d
        and          esi, r14d
            vpaddd   xmm4, xmm3, xmm4
        andn         edx, r11d, r9d
        xor          r12d, r13d
            vpxor    xmm5, xmm6, xmm5
        sub          esi, r15d
        add          r10d, edx
        rorx         r13d, r11d, 25
            vpaddd   xmm4, xmm9, xmm4
        xor          r12d, r13d
        add          r10d, r12d
        mov          r12d, r8d
        xor          r12d, r14d
            vpaddd   xmm5, xmm4, xmm5
        rorx         r13d, edi, 2
        rorx         r15d, edi, 13
            vpalignr xmm5, xmm5, xmm2, 8
        mov          edx, r10d                                  /* round 15 */
        and          edx, r11d
        and          r12d, edi
        xor          r13d, r15d
            vpsrld   xmm6, xmm5, 17
        add          r9d, [rcx + 60]
        add          esi, r12d
            vpslld   xmm7, xmm5, 15
        add          r9d, r14d
        add          esi, r10d
        add          r9d, edx
            vpsrld   xmm8, xmm5, 19
        lea          r12, [rcx + 64]                            /* the next sixteen words */
        lea          r15, [rbp + 64]
        rorx         edx, edi, 22
            vpslld   xmm9, xmm5, 13
        xor          r13d, edx
        add          esi, r13d
            vpxor    xmm6, xmm6, xmm7
        rorx         r13d, r10d, 6
        rorx         edx, r10d, 11
        mov          [rsp + 32], r11d
        mov          r11d, edi
        and          r11d, r8d
            vpxor    xmm7, xmm8, xmm9
        mov          [rsp + 40], r12
        andn         r12d, r10d, ebx
        xor          r13d, edx
        sub          r11d, r14d
            vpsrld   xmm5, xmm5, 10
        add          r9d, r12d
        rorx         r12d, r10d, 25
            vpxor    xmm6, xmm6, xmm7
        xor          r13d, r12d
        add          r9d, r13d
        mov          edx, edi
        xor          edx, r8d
            vpxor    xmm5, xmm6, xmm5
        rorx         r12d, esi, 2
        rorx         r13d, esi, 13
            vpaddd   xmm3, xmm4, xmm5
        and          edx, esi
        xor          r12d, r13d
        add          edx, r11d
            vpaddd   xmm4, xmm3, [rbp + 48]
        add          edx, r9d
        rorx         r13d, esi, 22
        xor          r12d, r13d
            vmovdqu  [rcx + 112], xmm4
        add          edx, r12d
        mov          rbp, r15
        mov          r11d, [rsp + 32]
        mov          rcx, [rsp + 40]
        cmp          rcx, [rsp + 24]
        jne          NSMS_L(blocks_rounds_and_schedule1)

        /* rounds 48 to 63 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label blocks_rounds_and_schedule1, with the same numbers. */
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
        mov          rbp, [rsp + 8]
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
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    /* the next block */
        mov          [rsp + 16], rcx
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

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 368]
        vmovaps      xmm7, [rsp + 384]
        vmovaps      xmm8, [rsp + 400]
        vmovaps      xmm9, [rsp + 416]
        vmovaps      xmm10, [rsp + 432]
        vmovaps      xmm11, [rsp + 448]
        vmovaps      xmm12, [rsp + 464]
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
        add          rsp, 376
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx2_n1), . - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_schedule_avx2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_schedule_avx2_n1))
NSMS_SYMBOL(nsms_sha256_schedule_avx2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_schedule_avx2_n1))
        endbr64
        push         rsi
        NSMS_SEH(.seh_pushreg rsi)
        push         rdi
        NSMS_SEH(.seh_pushreg rdi)
        sub          rsp, 120
        NSMS_SEH(.seh_stackalloc 120)
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
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
#else
        .cfi_startproc
        endbr64
#endif

        /* the message words */
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
        vmovdqu      [rdi], xmm6
        vpaddd       xmm6, xmm3, [rip + NSMS_L(K) + 48]         /* W_12 to W_15, each + K_t */
        vmovdqu      [rdi + 16], xmm4
        vmovdqu      [rdi + 32], xmm5
        vmovdqu      [rdi + 48], xmm6
        lea          rax, [rip + NSMS_L(K) + 64]
        lea          rcx, [rdi + 192]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..3 of 1 block: xmm0..xmm3; wk: rdi; kp: rax; upper_bound: rcx. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        vpsrldq      xmm4, xmm3, 8                              /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        vpalignr     xmm5, xmm1, xmm0, 4
        vpalignr     xmm6, xmm3, xmm2, 4
        vpsrld       xmm7, xmm4, 17
        vpslld       xmm8, xmm4, 15
        vpsrld       xmm9, xmm4, 19
        vpslld       xmm10, xmm4, 13
        vpxor        xmm7, xmm8, xmm7
        vpxor        xmm8, xmm9, xmm10
        vpsrld       xmm4, xmm4, 10
        vpaddd       xmm9, xmm0, xmm6
        vpxor        xmm7, xmm8, xmm7
        vpsrld       xmm8, xmm5, 7
        vpslld       xmm10, xmm5, 25
        vpsrld       xmm11, xmm5, 18
        vpslld       xmm12, xmm5, 14
        vpxor        xmm8, xmm8, xmm10
        vpxor        xmm10, xmm11, xmm12
        vpxor        xmm4, xmm7, xmm4
        vpsrld       xmm5, xmm5, 3
        vpxor        xmm7, xmm8, xmm10
        vpaddd       xmm4, xmm9, xmm4
        vpxor        xmm5, xmm7, xmm5
        vpaddd       xmm4, xmm5, xmm4
        vpaddd       xmm5, xmm9, xmm5
        vpalignr     xmm4, xmm4, xmm3, 8
        vpsrld       xmm7, xmm4, 17
        vpslld       xmm8, xmm4, 15
        vpsrld       xmm9, xmm4, 19
        vpslld       xmm10, xmm4, 13
        vpxor        xmm7, xmm8, xmm7
        vpxor        xmm8, xmm9, xmm10
        vpsrld       xmm4, xmm4, 10
        vpxor        xmm7, xmm8, xmm7
        vpalignr     xmm8, xmm2, xmm1, 4                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        vpxor        xmm4, xmm7, xmm4
        vpsrld       xmm7, xmm8, 7
        vpslld       xmm9, xmm8, 25
        vpsrld       xmm10, xmm8, 18
        vpaddd       xmm0, xmm5, xmm4
        vpxor        xmm4, xmm9, xmm7
        vpslld       xmm5, xmm8, 14
        vpaddd       xmm7, xmm0, [rax]
        vpsrldq      xmm9, xmm0, 8
        vpsrld       xmm8, xmm8, 3
        vpxor        xmm5, xmm10, xmm5
        vmovdqu      [rdi + 64], xmm7
        vpxor        xmm4, xmm4, xmm5
        vpsrld       xmm5, xmm9, 17
        vpslld       xmm7, xmm9, 15
        vpsrld       xmm10, xmm9, 19
        vpslld       xmm11, xmm9, 13
        vpxor        xmm5, xmm5, xmm7
        vpxor        xmm7, xmm10, xmm11
        vpxor        xmm4, xmm8, xmm4
        vpsrld       xmm8, xmm9, 10
        vpxor        xmm5, xmm5, xmm7
        vpaddd       xmm4, xmm1, xmm4
        vpalignr     xmm7, xmm0, xmm3, 4
        vpxor        xmm5, xmm8, xmm5
        vpaddd       xmm4, xmm4, xmm7
        vpaddd       xmm5, xmm4, xmm5
        vpalignr     xmm5, xmm5, xmm0, 8
        vpsrld       xmm8, xmm5, 17
        vpslld       xmm9, xmm5, 15
        vpsrld       xmm10, xmm5, 19
        vpslld       xmm11, xmm5, 13
        vpxor        xmm8, xmm8, xmm9
        vpxor        xmm9, xmm10, xmm11
        vpsrld       xmm5, xmm5, 10
        vpxor        xmm8, xmm8, xmm9
        vpxor        xmm5, xmm8, xmm5
        vpsrld       xmm8, xmm6, 7                              /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        vpslld       xmm9, xmm6, 25
        vpsrld       xmm10, xmm6, 18
        vpaddd       xmm1, xmm4, xmm5
        vpxor        xmm4, xmm8, xmm9
        vpslld       xmm5, xmm6, 14
        vpaddd       xmm8, xmm1, [rax + 16]
        vpsrldq      xmm9, xmm1, 8
        vpsrld       xmm6, xmm6, 3
        vpxor        xmm5, xmm10, xmm5
        vmovdqu      [rdi + 80], xmm8
        vpxor        xmm4, xmm4, xmm5
        vpsrld       xmm5, xmm9, 17
        vpslld       xmm8, xmm9, 15
        vpsrld       xmm10, xmm9, 19
        vpslld       xmm11, xmm9, 13
        vpxor        xmm5, xmm8, xmm5
        vpxor        xmm8, xmm10, xmm11
        vpxor        xmm4, xmm4, xmm6
        vpsrld       xmm6, xmm9, 10
        vpxor        xmm5, xmm8, xmm5
        vpaddd       xmm4, xmm2, xmm4
        vpalignr     xmm8, xmm1, xmm0, 4
        vpxor        xmm5, xmm5, xmm6
        vpaddd       xmm4, xmm8, xmm4
        vpaddd       xmm5, xmm4, xmm5
        vpalignr     xmm5, xmm5, xmm1, 8
        vpsrld       xmm6, xmm5, 17
        vpslld       xmm8, xmm5, 15
        vpsrld       xmm9, xmm5, 19
        vpslld       xmm10, xmm5, 13
        vpxor        xmm6, xmm8, xmm6
        vpxor        xmm8, xmm9, xmm10
        vpsrld       xmm5, xmm5, 10
        vpxor        xmm6, xmm8, xmm6
        vpsrld       xmm8, xmm7, 7                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        vpslld       xmm9, xmm7, 25
        vpsrld       xmm10, xmm7, 18
        vpxor        xmm5, xmm6, xmm5
        vpxor        xmm6, xmm8, xmm9
        vpaddd       xmm2, xmm4, xmm5
        vpslld       xmm4, xmm7, 14
        vpsrld       xmm5, xmm7, 3
        vpaddd       xmm7, xmm2, [rax + 32]
        vpsrldq      xmm8, xmm2, 8
        vpxor        xmm4, xmm10, xmm4
        vpalignr     xmm9, xmm2, xmm1, 4
        vmovdqu      [rdi + 96], xmm7
        vpxor        xmm4, xmm6, xmm4
        vpsrld       xmm6, xmm8, 17
        vpslld       xmm7, xmm8, 15
        vpsrld       xmm10, xmm8, 19
        vpslld       xmm11, xmm8, 13
        vpxor        xmm6, xmm6, xmm7
        vpxor        xmm7, xmm10, xmm11
        vpxor        xmm4, xmm4, xmm5
        vpsrld       xmm5, xmm8, 10
        vpxor        xmm6, xmm6, xmm7
        vpaddd       xmm4, xmm3, xmm4
        vpxor        xmm5, xmm6, xmm5
        vpaddd       xmm4, xmm9, xmm4
        lea          rdx, [rdi + 64]
        lea          rsi, [rax + 64]
        vpaddd       xmm5, xmm4, xmm5
        vpalignr     xmm5, xmm5, xmm2, 8
        vpsrld       xmm6, xmm5, 17
        vpslld       xmm7, xmm5, 15
        vpsrld       xmm8, xmm5, 19
        vpslld       xmm9, xmm5, 13
        vpxor        xmm6, xmm6, xmm7
        vpxor        xmm7, xmm8, xmm9
        vpsrld       xmm5, xmm5, 10
        vpxor        xmm6, xmm6, xmm7
        vpxor        xmm5, xmm6, xmm5
        vpaddd       xmm3, xmm4, xmm5
        vpaddd       xmm4, xmm3, [rax + 48]
        vmovdqu      [rdi + 112], xmm4
        mov          rdi, rdx
        mov          rax, rsi
        cmp          rdi, rcx
        jne          NSMS_L(schedule_next_words)

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp]
        vmovaps      xmm7, [rsp + 16]
        vmovaps      xmm8, [rsp + 32]
        vmovaps      xmm9, [rsp + 48]
        vmovaps      xmm10, [rsp + 64]
        vmovaps      xmm11, [rsp + 80]
        vmovaps      xmm12, [rsp + 96]
        add          rsp, 120
        pop          rdi
        pop          rsi
        ret
        NSMS_SEH(.seh_endproc)
#else
        ret
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size        NSMS_SYMBOL(nsms_sha256_schedule_avx2_n1), . - NSMS_SYMBOL(nsms_sha256_schedule_avx2_n1)
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

/* nsms_sha256_blocks_avx2_n1: 15 integer registers, 13 vector registers, 2 spills.
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
 * nsms_sha256_schedule_avx2_n1: 5 integer registers, 13 vector registers, 0 spills.
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
 * - name: nsms_sha256_blocks_avx2_n1
 *   signature: void nsms_sha256_blocks_avx2_n1(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 424, win64: 552}
 *   features: [avx, bmi1, bmi2]
 * - name: nsms_sha256_schedule_avx2_n1
 *   signature: void nsms_sha256_schedule_avx2_n1(uint32_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 1, access: read}
 *   stack_bytes: {sysv: 0, win64: 136}
 *   features: [avx]
 */
