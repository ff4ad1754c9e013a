/* sha256_avx2_n4_goldencove.S, written by nsms: make gen HASH=sha256 ISA=avx2 N=4 UARCH=goldencove
 *   UARCH=goldencove: the options and orders that a search found on goldencove
 *
 * void nsms_sha256_blocks_avx2_n4_goldencove(uint32_t state[8], const void *data, size_t blocks);
 *   SHA-224, SHA-256: the hash value after any number of blocks, 4 scheduled at a time.
 *   Reads 32 bytes at state and 64 * blocks bytes at data; writes 32 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 2,782 instructions (System V); 1,256 bytes of stack (System V), 1,432 (Win64).
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
#  define NSMS_L(name) Lsha256_avx2_n4_goldencove_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n4_goldencove_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha256_avx2_n4_goldencove_##name
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
NSMS_L(K2x4):  /* K_t: each pair of words 4 times, once for each block of a register */
        .long        0x428a2f98, 0x71374491, 0x428a2f98, 0x71374491
        .long        0x428a2f98, 0x71374491, 0x428a2f98, 0x71374491
        .long        0xb5c0fbcf, 0xe9b5dba5, 0xb5c0fbcf, 0xe9b5dba5
        .long        0xb5c0fbcf, 0xe9b5dba5, 0xb5c0fbcf, 0xe9b5dba5
        .long        0x3956c25b, 0x59f111f1, 0x3956c25b, 0x59f111f1
        .long        0x3956c25b, 0x59f111f1, 0x3956c25b, 0x59f111f1
        .long        0x923f82a4, 0xab1c5ed5, 0x923f82a4, 0xab1c5ed5
        .long        0x923f82a4, 0xab1c5ed5, 0x923f82a4, 0xab1c5ed5
        .long        0xd807aa98, 0x12835b01, 0xd807aa98, 0x12835b01
        .long        0xd807aa98, 0x12835b01, 0xd807aa98, 0x12835b01
        .long        0x243185be, 0x550c7dc3, 0x243185be, 0x550c7dc3
        .long        0x243185be, 0x550c7dc3, 0x243185be, 0x550c7dc3
        .long        0x72be5d74, 0x80deb1fe, 0x72be5d74, 0x80deb1fe
        .long        0x72be5d74, 0x80deb1fe, 0x72be5d74, 0x80deb1fe
        .long        0x9bdc06a7, 0xc19bf174, 0x9bdc06a7, 0xc19bf174
        .long        0x9bdc06a7, 0xc19bf174, 0x9bdc06a7, 0xc19bf174
        .long        0xe49b69c1, 0xefbe4786, 0xe49b69c1, 0xefbe4786
        .long        0xe49b69c1, 0xefbe4786, 0xe49b69c1, 0xefbe4786
        .long        0x0fc19dc6, 0x240ca1cc, 0x0fc19dc6, 0x240ca1cc
        .long        0x0fc19dc6, 0x240ca1cc, 0x0fc19dc6, 0x240ca1cc
        .long        0x2de92c6f, 0x4a7484aa, 0x2de92c6f, 0x4a7484aa
        .long        0x2de92c6f, 0x4a7484aa, 0x2de92c6f, 0x4a7484aa
        .long        0x5cb0a9dc, 0x76f988da, 0x5cb0a9dc, 0x76f988da
        .long        0x5cb0a9dc, 0x76f988da, 0x5cb0a9dc, 0x76f988da
        .long        0x983e5152, 0xa831c66d, 0x983e5152, 0xa831c66d
        .long        0x983e5152, 0xa831c66d, 0x983e5152, 0xa831c66d
        .long        0xb00327c8, 0xbf597fc7, 0xb00327c8, 0xbf597fc7
        .long        0xb00327c8, 0xbf597fc7, 0xb00327c8, 0xbf597fc7
        .long        0xc6e00bf3, 0xd5a79147, 0xc6e00bf3, 0xd5a79147
        .long        0xc6e00bf3, 0xd5a79147, 0xc6e00bf3, 0xd5a79147
        .long        0x06ca6351, 0x14292967, 0x06ca6351, 0x14292967
        .long        0x06ca6351, 0x14292967, 0x06ca6351, 0x14292967
        .long        0x27b70a85, 0x2e1b2138, 0x27b70a85, 0x2e1b2138
        .long        0x27b70a85, 0x2e1b2138, 0x27b70a85, 0x2e1b2138
        .long        0x4d2c6dfc, 0x53380d13, 0x4d2c6dfc, 0x53380d13
        .long        0x4d2c6dfc, 0x53380d13, 0x4d2c6dfc, 0x53380d13
        .long        0x650a7354, 0x766a0abb, 0x650a7354, 0x766a0abb
        .long        0x650a7354, 0x766a0abb, 0x650a7354, 0x766a0abb
        .long        0x81c2c92e, 0x92722c85, 0x81c2c92e, 0x92722c85
        .long        0x81c2c92e, 0x92722c85, 0x81c2c92e, 0x92722c85
        .long        0xa2bfe8a1, 0xa81a664b, 0xa2bfe8a1, 0xa81a664b
        .long        0xa2bfe8a1, 0xa81a664b, 0xa2bfe8a1, 0xa81a664b
        .long        0xc24b8b70, 0xc76c51a3, 0xc24b8b70, 0xc76c51a3
        .long        0xc24b8b70, 0xc76c51a3, 0xc24b8b70, 0xc76c51a3
        .long        0xd192e819, 0xd6990624, 0xd192e819, 0xd6990624
        .long        0xd192e819, 0xd6990624, 0xd192e819, 0xd6990624
        .long        0xf40e3585, 0x106aa070, 0xf40e3585, 0x106aa070
        .long        0xf40e3585, 0x106aa070, 0xf40e3585, 0x106aa070
        .long        0x19a4c116, 0x1e376c08, 0x19a4c116, 0x1e376c08
        .long        0x19a4c116, 0x1e376c08, 0x19a4c116, 0x1e376c08
        .long        0x2748774c, 0x34b0bcb5, 0x2748774c, 0x34b0bcb5
        .long        0x2748774c, 0x34b0bcb5, 0x2748774c, 0x34b0bcb5
        .long        0x391c0cb3, 0x4ed8aa4a, 0x391c0cb3, 0x4ed8aa4a
        .long        0x391c0cb3, 0x4ed8aa4a, 0x391c0cb3, 0x4ed8aa4a
        .long        0x5b9cca4f, 0x682e6ff3, 0x5b9cca4f, 0x682e6ff3
        .long        0x5b9cca4f, 0x682e6ff3, 0x5b9cca4f, 0x682e6ff3
        .long        0x748f82ee, 0x78a5636f, 0x748f82ee, 0x78a5636f
        .long        0x748f82ee, 0x78a5636f, 0x748f82ee, 0x78a5636f
        .long        0x84c87814, 0x8cc70208, 0x84c87814, 0x8cc70208
        .long        0x84c87814, 0x8cc70208, 0x84c87814, 0x8cc70208
        .long        0x90befffa, 0xa4506ceb, 0x90befffa, 0xa4506ceb
        .long        0x90befffa, 0xa4506ceb, 0x90befffa, 0xa4506ceb
        .long        0xbef9a3f7, 0xc67178f2, 0xbef9a3f7, 0xc67178f2
        .long        0xbef9a3f7, 0xc67178f2, 0xbef9a3f7, 0xc67178f2
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n4_goldencove))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha256_blocks_avx2_n4_goldencove))
NSMS_SYMBOL(nsms_sha256_blocks_avx2_n4_goldencove):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha256_blocks_avx2_n4_goldencove))
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
        sub          rsp, 1368
        NSMS_SEH(.seh_stackalloc 1368)
        vmovaps      [rsp + 1200], xmm6
        NSMS_SEH2(.seh_savexmm xmm6, 1200)
        vmovaps      [rsp + 1216], xmm7
        NSMS_SEH2(.seh_savexmm xmm7, 1216)
        vmovaps      [rsp + 1232], xmm8
        NSMS_SEH2(.seh_savexmm xmm8, 1232)
        vmovaps      [rsp + 1248], xmm9
        NSMS_SEH2(.seh_savexmm xmm9, 1248)
        vmovaps      [rsp + 1264], xmm10
        NSMS_SEH2(.seh_savexmm xmm10, 1264)
        vmovaps      [rsp + 1280], xmm11
        NSMS_SEH2(.seh_savexmm xmm11, 1280)
        vmovaps      [rsp + 1296], xmm12
        NSMS_SEH2(.seh_savexmm xmm12, 1296)
        vmovaps      [rsp + 1312], xmm13
        NSMS_SEH2(.seh_savexmm xmm13, 1312)
        vmovaps      [rsp + 1328], xmm14
        NSMS_SEH2(.seh_savexmm xmm14, 1328)
        vmovaps      [rsp + 1344], xmm15
        NSMS_SEH2(.seh_savexmm xmm15, 1344)
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
        sub          rsp, 1208
        .cfi_def_cfa_offset 1264
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
NSMS_L(batch4):
        cmp          qword ptr [rsp + 8], 4
        jb           NSMS_L(batch1)

        /* the schedule of 4 blocks: the message words */
        mov          r12, [rsp + 16]
        vmovdqu      xmm8, [r12]                                /* W_0 to W_3 */
        vmovdqu      xmm9, [r12 + 64]
        vmovdqu      xmm10, [r12 + 16]                          /* W_4 to W_7 */
        vmovdqu      xmm11, [r12 + 80]
        vmovdqu      xmm12, [r12 + 32]                          /* W_8 to W_11 */
        vmovdqu      xmm13, [r12 + 96]
        vinserti128  ymm8, ymm8, [r12 + 128], 1
        vinserti128  ymm9, ymm9, [r12 + 192], 1
        vmovdqu      xmm14, [r12 + 48]                          /* W_12 to W_15 */
        vmovdqu      xmm15, [r12 + 112]
        vinserti128  ymm10, ymm10, [r12 + 144], 1
        vinserti128  ymm11, ymm11, [r12 + 208], 1
        vinserti128  ymm12, ymm12, [r12 + 160], 1
        vinserti128  ymm13, ymm13, [r12 + 224], 1
        vpunpcklqdq  ymm7, ymm8, ymm9
        vmovdqu      ymm6, [rip + NSMS_L(shuffle_32107654ba98fedc)]
        vpunpckhqdq  ymm8, ymm8, ymm9
        vinserti128  ymm9, ymm14, [r12 + 176], 1
        vinserti128  ymm14, ymm15, [r12 + 240], 1
        vpshufb      ymm0, ymm7, ymm6
        vpunpcklqdq  ymm15, ymm10, ymm11
        vpunpckhqdq  ymm10, ymm10, ymm11
        vpunpcklqdq  ymm11, ymm12, ymm13
        vpunpckhqdq  ymm12, ymm12, ymm13
        vpshufb      ymm1, ymm8, ymm6
        lea          r12, [rax + 32]
        mov          [rsp + 40], r12
        vpunpcklqdq  ymm8, ymm9, ymm14
        vpshufb      ymm2, ymm15, ymm6
        vpunpckhqdq  ymm9, ymm9, ymm14
        vpshufb      ymm3, ymm10, ymm6
        vpshufb      ymm4, ymm11, ymm6
        vpaddd       ymm10, ymm0, [rip + NSMS_L(K2x4)]          /* W_0 to W_1, each + K_t */
        vpshufb      ymm5, ymm12, ymm6
        vpshufb      ymm8, ymm8, ymm6
        vpshufb      ymm7, ymm9, ymm6
        vmovdqu      [rax], ymm10
        vpaddd       ymm9, ymm1, [rip + NSMS_L(K2x4) + 32]      /* W_2 to W_3, each + K_t */
        vpaddd       ymm10, ymm2, [rip + NSMS_L(K2x4) + 64]     /* W_4 to W_5, each + K_t */
        vpaddd       ymm11, ymm3, [rip + NSMS_L(K2x4) + 96]     /* W_6 to W_7, each + K_t */
        vpaddd       ymm12, ymm4, [rip + NSMS_L(K2x4) + 128]    /* W_8 to W_9, each + K_t */
        vmovdqu      [rax + 32], ymm9
        vmovdqu      [rax + 64], ymm10
        vmovdqu      [rax + 96], ymm11
        vmovdqu      [rax + 128], ymm12
        vpaddd       ymm9, ymm5, [rip + NSMS_L(K2x4) + 160]     /* W_10 to W_11, each + K_t */
        vpaddd       ymm10, ymm8, [rip + NSMS_L(K2x4) + 192]    /* W_12 to W_13, each + K_t */
        vpaddd       ymm11, ymm7, [rip + NSMS_L(K2x4) + 224]    /* W_14 to W_15, each + K_t */
        lea          r13, [rax + 768]
        mov          [rsp + 32], r13
        vmovdqu      [rax + 160], ymm9
        vmovdqu      [rax + 192], ymm10
        vmovdqu      [rax + 224], ymm11
        lea          rbp, [rip + NSMS_L(K2x4) + 256]
        mov          [rsp], rax
        vmovdqa      ymm6, ymm8
        mov          rcx, rax
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..7 of 4 blocks: ymm0..ymm7; */
        /*   scratch: rax; p: rcx; kp: rbp; q: [rsp]; blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; */
        /*   upper_bound: [rsp+32]; end_of_batch: [rsp+40]. */
NSMS_L(rounds_and_schedule4):

        /* rounds 0 to 47 of the first block, sixteen per iteration, beside the next sixteen words of each of 4 blocks */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        rorx         r12d, r9d, 6                               /* round 0 */
        rorx         r13d, r9d, 11
        mov          r14d, r9d
        and          r14d, r10d
        andn         r15d, r9d, r11d
        mov          [rsp + 48], rbp
        mov          ebp, esi
        and          ebp, edi
        add          ebx, r8d
            vshufps  ymm8, ymm0, ymm1, 39                       /* W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpsrld   ymm9, ymm7, 17
        xor          r12d, r13d
        sub          ebp, r8d
            vpsrld   ymm10, ymm7, 19
        add          r14d, r15d
            vpslld   ymm11, ymm7, 15
        add          ebx, [rcx]
        add          ebx, r14d
        rorx         r13d, edx, 2
            vpslld   ymm12, ymm7, 13
        rorx         r14d, edx, 13
        mov          r15d, esi
        xor          r15d, edi
            vpshufd  ymm8, ymm8, 141
        mov          r8d, edx
        and          r8d, esi
            vpxor    ymm9, ymm9, ymm11
        xor          r13d, r14d
            vpxor    ymm10, ymm10, ymm12
            vshufps  ymm11, ymm4, ymm5, 39
        add          r11d, edi                                  /* round 1 */
        add          r11d, [rcx + 4]
        and          r15d, edx
        add          ebp, r15d
            vpsrld   ymm12, ymm8, 7
        rorx         r14d, r9d, 25
            vpslld   ymm13, ymm8, 25
        xor          r12d, r14d
        add          ebx, r12d
            vpxor    ymm9, ymm9, ymm10
        rorx         r12d, edx, 22
        xor          r13d, r12d
            vpshufd  ymm10, ymm11, 141
        add          ebp, r13d
        add          ebp, ebx
        rorx         r12d, ebx, 6
            vpxor    ymm11, ymm12, ymm13
        rorx         r13d, ebx, 11
        mov          r14d, ebx
        and          r14d, r9d
        add          r11d, r14d
            vpaddd   ymm12, ymm10, ymm0
        xor          r12d, r13d
            vpsrld   ymm13, ymm8, 18
            vpslld   ymm14, ymm8, 14
        andn         r13d, ebx, r10d
        add          r11d, r13d
        rorx         r13d, ebx, 25
        xor          r12d, r13d
        add          r11d, r12d
            vpxor    ymm13, ymm13, ymm14
        mov          r12d, edx
        xor          r12d, esi
        and          r12d, ebp
            vpsrld   ymm8, ymm8, 3
        add          r10d, esi                                  /* round 2 */
        mov          r13d, ebp
        and          r13d, edx
            vpxor    ymm11, ymm11, ymm13
        rorx         r14d, ebp, 2
            vpxor    ymm8, ymm11, ymm8
        add          r10d, [rcx + 32]
            vpsrld   ymm11, ymm7, 10
        sub          r8d, edi
        add          r8d, r12d
        rorx         r12d, ebp, 13
            vshufps  ymm13, ymm1, ymm2, 39                      /* W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        rorx         r15d, ebp, 22
            vpxor    ymm9, ymm9, ymm11
        xor          r14d, r12d
        xor          r14d, r15d
        add          r8d, r14d
            vpshufd  ymm11, ymm13, 141
        rorx         r12d, r11d, 6
        rorx         r14d, r11d, 11
            vpaddd   ymm9, ymm12, ymm9
        mov          r15d, r11d
        and          r15d, ebx
        add          r10d, r15d
        add          r8d, r11d
            vpaddd   ymm0, ymm9, ymm8
            vpsrld   ymm8, ymm11, 7
        xor          r12d, r14d
            vpslld   ymm9, ymm11, 25
            vpxor    ymm8, ymm8, ymm9
        andn         r14d, r11d, r9d
        add          r10d, r14d
        rorx         r14d, r11d, 25
        xor          r12d, r14d
        add          r10d, r12d
        mov          r12d, ebp
        xor          r12d, edx
        and          r12d, r8d
            vpsrld   ymm9, ymm11, 18
        add          r9d, edx                                   /* round 3 */
            vpslld   ymm12, ymm11, 14
        mov          r14d, r8d
        and          r14d, ebp
        rorx         r15d, r8d, 2
            vshufps  ymm13, ymm5, ymm6, 39
        add          r9d, [rcx + 36]
            vpxor    ymm9, ymm9, ymm12
            vpsrld   ymm11, ymm11, 3
        sub          r13d, esi
        add          r13d, r12d
        add          r13d, r10d
            vpshufd  ymm12, ymm13, 141
        rorx         r12d, r8d, 13
        rorx         edi, r8d, 22
        xor          r15d, r12d
        xor          r15d, edi
            vpxor    ymm8, ymm8, ymm9
        add          r13d, r15d
        rorx         r12d, r10d, 6
        rorx         r15d, r10d, 11
            vpaddd   ymm9, ymm12, ymm1
        mov          edi, r10d
        and          edi, r11d
        add          r9d, edi
            vpxor    ymm8, ymm8, ymm11
            vpsrld   ymm11, ymm0, 17
        andn         edi, r10d, ebx
            vpsrld   ymm13, ymm0, 19
        xor          r12d, r15d
        add          r9d, edi
            vshufps  ymm14, ymm2, ymm3, 39                      /* W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         r15d, r10d, 25
        xor          r12d, r15d
        add          r9d, r12d
        mov          r12d, r8d
        xor          r12d, ebp
        and          r12d, r13d
        add          ebx, [rcx + 64]                            /* round 4 */
        mov          r15d, r13d
        and          r15d, r8d
            vpaddd   ymm8, ymm9, ymm8
        rorx         edi, r13d, 2
        add          ebx, ebp
            vpshufd  ymm9, ymm14, 141
            vpslld   ymm14, ymm0, 15
            vpxor    ymm11, ymm11, ymm14
        sub          r14d, edx
        add          r14d, r12d
        add          r14d, r9d
            vpslld   ymm14, ymm0, 13
        rorx         r12d, r13d, 13
        rorx         esi, r13d, 22
            vpxor    ymm13, ymm13, ymm14
        xor          edi, r12d
        xor          edi, esi
        add          r14d, edi
            vpxor    ymm11, ymm11, ymm13
        rorx         r12d, r9d, 6
        rorx         edi, r9d, 11
            vpsrld   ymm13, ymm0, 10
        mov          esi, r9d
        and          esi, r10d
        add          ebx, esi
            vpxor    ymm11, ymm11, ymm13
        xor          r12d, edi
            vpaddd   ymm1, ymm8, ymm11
            vpsrld   ymm8, ymm9, 7
        andn         edi, r9d, r11d
        add          ebx, edi
            vpslld   ymm11, ymm9, 25
        rorx         edi, r9d, 25
        xor          r12d, edi
        add          ebx, r12d
        mov          r12d, r13d
        xor          r12d, r8d
        and          r12d, r14d
            vshufps  ymm13, ymm6, ymm7, 39
        add          r11d, [rcx + 68]                           /* round 5 */
        mov          edi, r14d
        and          edi, r13d
        rorx         esi, r14d, 2
            vpxor    ymm8, ymm8, ymm11
            vpshufd  ymm11, ymm13, 141
        add          r11d, r8d
            vpaddd   ymm13, ymm11, ymm2
        sub          r15d, ebp
        add          r15d, r12d
        add          r15d, ebx
            vpsrld   ymm14, ymm9, 18
        rorx         r12d, r14d, 13
        rorx         ebp, r14d, 22
            vpslld   ymm15, ymm9, 14
        xor          esi, r12d
        xor          esi, ebp
            vpxor    ymm14, ymm14, ymm15
        add          r15d, esi
        rorx         r12d, ebx, 6
            vpsrld   ymm9, ymm9, 3
        rorx         ebp, ebx, 11
        mov          esi, ebx
        and          esi, r9d
        add          r11d, esi
            vpxor    ymm8, ymm8, ymm14
        xor          r12d, ebp
            vpxor    ymm8, ymm8, ymm9
        andn         ebp, ebx, r10d
            vpaddd   ymm8, ymm13, ymm8
        add          r11d, ebp
        rorx         ebp, ebx, 25
        xor          r12d, ebp
        add          r11d, r12d
            vpsrld   ymm9, ymm1, 17
        mov          r12d, r14d
        xor          r12d, r13d
        and          r12d, r15d
        add          r10d, [rcx + 96]                           /* round 6 */
            vpsrld   ymm13, ymm1, 19
            vshufps  ymm14, ymm3, ymm4, 39                      /* W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        mov          ebp, r15d
        and          ebp, r14d
        rorx         esi, r15d, 2
        add          r10d, r13d
        sub          edi, r8d
        add          edi, r12d
            vpshufd  ymm14, ymm14, 141
        add          edi, r11d
        rorx         r12d, r15d, 13
            vpslld   ymm15, ymm1, 15
            vpxor    ymm9, ymm9, ymm15
        rorx         r8d, r15d, 22
            vpslld   ymm15, ymm1, 13
        xor          esi, r12d
        xor          esi, r8d
            vpxor    ymm13, ymm13, ymm15
        add          edi, esi
        rorx         r12d, r11d, 6
            vpxor    ymm9, ymm9, ymm13
        rorx         r8d, r11d, 11
        mov          esi, r11d
        and          esi, ebx
        add          r10d, esi
            vpsrld   ymm13, ymm1, 10
        xor          r12d, r8d
            vpxor    ymm9, ymm9, ymm13
        andn         r8d, r11d, r9d
            vpaddd   ymm2, ymm8, ymm9
        add          r10d, r8d
        rorx         r8d, r11d, 25
        xor          r12d, r8d
        add          r10d, r12d
        mov          r12d, r15d
        xor          r12d, r14d
        and          r12d, edi
            vpsrld   ymm8, ymm14, 7
        add          r9d, [rcx + 100]                           /* round 7 */
            vpslld   ymm9, ymm14, 25
        mov          r8d, edi
        and          r8d, r15d
            vpxor    ymm8, ymm8, ymm9
        rorx         esi, edi, 2
        add          r9d, r14d
            vpsrld   ymm9, ymm14, 18
        sub          ebp, r13d
        add          ebp, r12d
            vpslld   ymm13, ymm14, 14
        add          ebp, r10d
        rorx         r12d, edi, 13
            vpxor    ymm9, ymm9, ymm13
        rorx         r13d, edi, 22
            vpsrld   ymm13, ymm14, 3
            vpxor    ymm8, ymm8, ymm9
        rorx         edx, r10d, 6
        mov          [rsp + 56], r14d
        rorx         r14d, r10d, 11
        xor          esi, r12d
        xor          esi, r13d
        add          ebp, esi
            vpxor    ymm8, ymm8, ymm13
        mov          r12d, r10d
        and          r12d, r11d
        add          r9d, r12d
            vpaddd   ymm8, ymm8, ymm3
        xor          edx, r14d
            vpsrld   ymm9, ymm2, 17
        andn         r12d, r10d, ebx
            vpsrld   ymm13, ymm2, 19
        rorx         r13d, r10d, 25
        xor          edx, r13d
        add          r9d, r12d
        add          r9d, edx
            vshufps  ymm14, ymm7, ymm0, 39
        mov          r12d, edi
        xor          r12d, r15d
        and          r12d, ebp
        add          ebx, [rcx + 128]                           /* round 8 */
        mov          r13d, ebp
        and          r13d, edi
        rorx         r14d, ebp, 2
            vpshufd  ymm14, ymm14, 141
        add          ebx, r15d
            vpaddd   ymm8, ymm8, ymm14
        sub          r8d, [rsp + 56]
        add          r8d, r12d
        add          r8d, r9d
            vpslld   ymm15, ymm2, 15
            vpxor    ymm9, ymm9, ymm15
        rorx         r12d, ebp, 13
            vpslld   ymm15, ymm2, 13
        rorx         esi, ebp, 22
            vpxor    ymm13, ymm13, ymm15
        xor          r14d, r12d
        xor          r14d, esi
        add          r8d, r14d
        rorx         r12d, r9d, 6
            vpxor    ymm9, ymm9, ymm13
        rorx         r14d, r9d, 11
            vpsrld   ymm13, ymm2, 10
        mov          esi, r9d
        and          esi, r10d
        add          ebx, esi
            vpxor    ymm9, ymm9, ymm13
        xor          r12d, r14d
            vpaddd   ymm3, ymm8, ymm9
        andn         r14d, r9d, r11d
        add          ebx, r14d
        rorx         r14d, r9d, 25
        xor          r12d, r14d
        add          ebx, r12d
        mov          r12d, ebp
        xor          r12d, edi
        and          r12d, r8d
        add          r11d, [rcx + 132]                          /* round 9 */
        mov          r14d, r8d
        and          r14d, ebp
        rorx         esi, r8d, 2
        add          r11d, edi
        sub          r13d, r15d
        add          r13d, r12d
        add          r13d, ebx
        rorx         r12d, r8d, 13
        rorx         r15d, r8d, 22
            vpsrld   ymm8, ymm10, 7                             /* W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        xor          esi, r12d
        xor          esi, r15d
            vpslld   ymm9, ymm10, 25
        add          r13d, esi
        rorx         r12d, ebx, 6
            vpxor    ymm8, ymm8, ymm9
        rorx         r15d, ebx, 11
        mov          esi, ebx
        and          esi, r9d
        add          r11d, esi
            vpsrld   ymm9, ymm10, 18
            vpslld   ymm13, ymm10, 14
        xor          r12d, r15d
        rorx         r15d, r13d, 13
            vpxor    ymm9, ymm9, ymm13
        andn         esi, ebx, r10d
        rorx         edx, r13d, 22
            vpsrld   ymm10, ymm10, 3
        add          r11d, esi
            vpxor    ymm8, ymm8, ymm9
        rorx         esi, ebx, 25
        xor          r12d, esi
        add          r11d, r12d
        mov          r12d, r8d
        xor          r12d, ebp
        and          r12d, r13d
            vpxor    ymm8, ymm8, ymm10
        add          r10d, [rcx + 160]                          /* round 10 */
        add          r10d, ebp
        mov          esi, r13d
        and          esi, r8d
            vpaddd   ymm8, ymm8, ymm4
        mov          [rsp + 56], ebp
        rorx         ebp, r13d, 2
        xor          ebp, r15d
            vpsrld   ymm9, ymm3, 17
        sub          r14d, edi
        add          r14d, r12d
        add          r14d, r11d
            vpslld   ymm10, ymm3, 15
        xor          ebp, edx
        add          r14d, ebp
            vshufps  ymm13, ymm0, ymm1, 39
        rorx         r12d, r11d, 6
        rorx         r15d, r11d, 11
            vpxor    ymm9, ymm9, ymm10
        mov          ebp, r11d
        and          ebp, ebx
        add          r10d, ebp
            vpshufd  ymm10, ymm13, 141
            vpslld   ymm13, ymm12, 14                           /* W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
            vpaddd   ymm8, ymm8, ymm10
            vpsrld   ymm10, ymm3, 19
        xor          r12d, r15d
            vpslld   ymm15, ymm3, 13
            vpsrld   ymm4, ymm12, 7
            vmovdqu  [rax + 1024], ymm7
            vpslld   ymm7, ymm12, 25
        andn         r15d, r11d, r9d
        add          r10d, r15d
            vpxor    ymm10, ymm10, ymm15
        rorx         r15d, r11d, 25
        xor          r12d, r15d
        add          r10d, r12d
            vpxor    ymm9, ymm9, ymm10
            vshufps  ymm10, ymm1, ymm2, 39
        mov          r12d, r13d
        xor          r12d, r8d
        and          r12d, r14d
        add          r9d, [rcx + 164]                           /* round 11 */
            vpxor    ymm15, ymm4, ymm7
            vpsrld   ymm7, ymm3, 10
        mov          r15d, r14d
        and          r15d, r13d
            vpxor    ymm9, ymm9, ymm7
            vpshufd  ymm10, ymm10, 141
        rorx         ebp, r14d, 2
        add          r9d, r8d
            vpsrld   ymm7, ymm12, 18
            vpxor    ymm13, ymm13, ymm7
            vpaddd   ymm4, ymm8, ymm9
        sub          esi, [rsp + 56]
        add          esi, r12d
        add          esi, r10d
        rorx         r12d, r14d, 13
            vpsrld   ymm8, ymm12, 3
        rorx         edi, r14d, 22
        xor          ebp, r12d
        xor          ebp, edi
        add          esi, ebp
            vpxor    ymm9, ymm15, ymm13
        rorx         r12d, r10d, 6
        rorx         ebp, r10d, 11
            vpxor    ymm8, ymm9, ymm8
        mov          edi, r10d
        and          edi, r11d
        add          r9d, edi
            vpaddd   ymm8, ymm8, ymm5
            vpsrld   ymm9, ymm4, 17
        xor          r12d, ebp
        andn         ebp, r10d, ebx
        add          r9d, ebp
            vpslld   ymm12, ymm4, 15
        rorx         ebp, r10d, 25
        xor          r12d, ebp
        add          r9d, r12d
            vpaddd   ymm8, ymm8, ymm10
        mov          r12d, r14d
        xor          r12d, r13d
        and          r12d, esi
        add          ebx, [rcx + 192]                           /* round 12 */
            vpxor    ymm9, ymm9, ymm12
        mov          ebp, esi
        and          ebp, r14d
            vpsrld   ymm10, ymm4, 19
        rorx         edi, esi, 2
        add          ebx, r13d
            vpslld   ymm12, ymm4, 13
        sub          r15d, r8d
        add          r15d, r12d
        add          r15d, r9d
        rorx         r12d, esi, 13
            vpxor    ymm10, ymm10, ymm12
            mov      r8, [rsp + 48]
            vpaddd   ymm12, ymm0, [r8]
        rorx         edx, esi, 22
            vmovdqu  [rcx + 256], ymm12
        xor          edi, r12d
        xor          edi, edx
        add          r15d, edi
            vpxor    ymm9, ymm9, ymm10
        rorx         r12d, r9d, 6
        rorx         edi, r9d, 11
        mov          edx, r9d
        and          edx, r10d
        add          ebx, edx
            vpsrld   ymm10, ymm4, 10
            vpsrld   ymm12, ymm11, 7                            /* W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        xor          r12d, edi
            vshufps  ymm13, ymm2, ymm3, 39
            vpxor    ymm9, ymm9, ymm10
        andn         edi, r9d, r11d
        add          ebx, edi
        rorx         edi, r9d, 25
        xor          r12d, edi
        add          ebx, r12d
        mov          r12d, esi
        xor          r12d, r14d
        and          r12d, r15d
            vpshufd  ymm10, ymm13, 141
        add          r11d, [rcx + 196]                          /* round 13 */
            vpaddd   ymm5, ymm8, ymm9
        mov          edi, r15d
        and          edi, esi
        rorx         edx, r15d, 2
            vpslld   ymm8, ymm11, 25
            vpxor    ymm8, ymm12, ymm8
        add          r11d, r14d
        sub          ebp, r13d
        add          ebp, r12d
        add          ebp, ebx
        rorx         r12d, r15d, 13
            vpsrld   ymm9, ymm11, 18
            vpslld   ymm12, ymm11, 14
        rorx         r13d, r15d, 22
        xor          edx, r12d
        xor          edx, r13d
        add          ebp, edx
            vpxor    ymm9, ymm9, ymm12
            vpsrld   ymm11, ymm11, 3
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        mov          edx, ebx
        and          edx, r9d
        add          r11d, edx
            vpxor    ymm8, ymm8, ymm9
            vpxor    ymm8, ymm8, ymm11
        xor          r12d, r13d
            vpsrld   ymm9, ymm5, 17
            vpslld   ymm11, ymm5, 15
        andn         r13d, ebx, r10d
        add          r11d, r13d
        rorx         r13d, ebx, 25
        xor          r12d, r13d
        add          r11d, r12d
        mov          r12d, r15d
        xor          r12d, esi
        and          r12d, ebp
        add          r10d, [rcx + 224]                          /* round 14 */
            vpaddd   ymm8, ymm8, ymm6
        mov          r13d, ebp
        and          r13d, r15d
            vpxor    ymm9, ymm9, ymm11
        rorx         edx, ebp, 2
            vpaddd   ymm8, ymm8, ymm10
        add          r10d, esi
            vpsrld   ymm10, ymm5, 19
        sub          edi, r14d
        add          edi, r12d
        add          edi, r11d
            vpslld   ymm11, ymm5, 13
        rorx         r12d, ebp, 13
        rorx         r14d, ebp, 22
            vpaddd   ymm12, ymm1, [r8 + 32]
        xor          edx, r12d
        xor          edx, r14d
        add          edi, edx
            vpxor    ymm10, ymm10, ymm11
        rorx         r12d, r11d, 6
        rorx         r14d, r11d, 11
            vmovdqu  [rcx + 288], ymm12
        mov          edx, r11d
        and          edx, ebx
        add          r10d, edx
            vpxor    ymm9, ymm9, ymm10
            vpsrld   ymm10, ymm5, 10
        xor          r12d, r14d
        andn         r14d, r11d, r9d
            vpsrld   ymm11, ymm14, 7                            /* W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        add          r10d, r14d
        add          r9d, [rcx + 228]                           /* round 15 */
            vpxor    ymm9, ymm9, ymm10
        rorx         r14d, r11d, 25
        xor          r12d, r14d
        add          r10d, r12d
        mov          r12d, ebp
        xor          r12d, r15d
        and          r12d, edi
            vpslld   ymm10, ymm14, 25
        add          r9d, r15d
            vpsrld   ymm12, ymm14, 18
        mov          edx, edi
        and          edx, ebp
        rorx         r14d, edi, 2
            vpaddd   ymm6, ymm8, ymm9
        sub          edx, r15d
        sub          r13d, esi
        add          r13d, r12d
            vpxor    ymm8, ymm11, ymm10
            vpslld   ymm9, ymm14, 14
        add          r13d, r10d
        rorx         esi, edi, 13
            vpsrld   ymm10, ymm6, 17
        rorx         r12d, edi, 22
        lea          r15, [rcx + 256]                           /* the next sixteen words */
        mov          [rsp + 56], r15
        lea          r15, [r8 + 256]
        xor          esi, r14d
        xor          esi, r12d
        add          esi, r13d
            vshufps  ymm11, ymm3, ymm4, 39
            vpxor    ymm9, ymm12, ymm9
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
            vpsrld   ymm12, ymm14, 3
        mov          r14d, r10d
        and          r14d, r11d
        mov          [rsp + 64], r11d
        andn         r11d, r10d, ebx
        mov          [rsp + 72], ebx
        rorx         ebx, r10d, 25
            vpxor    ymm8, ymm8, ymm9
            vpslld   ymm9, ymm6, 15
        add          r9d, r14d
        add          r9d, r11d
        rorx         r14d, esi, 2
        xor          r12d, r13d
        xor          r12d, ebx
            vpsrld   ymm13, ymm6, 19
            vpshufd  ymm11, ymm11, 141
        add          r9d, r12d
        rorx         r12d, esi, 13
            vpxor    ymm8, ymm8, ymm12
        rorx         r13d, esi, 22
            vmovdqu  ymm12, [rax + 1024]
            vpaddd   ymm8, ymm12, ymm8
        xor          r14d, r12d
        xor          r14d, r13d
            vpxor    ymm9, ymm10, ymm9
        mov          r12d, edi
        xor          r12d, ebp
        and          r12d, esi
        add          edx, r12d
        add          edx, r9d
            vpaddd   ymm8, ymm8, ymm11
        add          edx, r14d
            vpslld   ymm10, ymm6, 13
            vpaddd   ymm11, ymm2, [r8 + 64]
            vpxor    ymm10, ymm13, ymm10
            vpxor    ymm9, ymm9, ymm10
            vmovdqu  [rcx + 320], ymm11
            vpsrld   ymm10, ymm6, 10
            vpaddd   ymm11, ymm3, [r8 + 96]
            vpxor    ymm9, ymm9, ymm10
            vmovdqu  [rcx + 352], ymm11
            vpaddd   ymm7, ymm8, ymm9
            vpaddd   ymm8, ymm6, [r8 + 192]
            vpaddd   ymm9, ymm5, [r8 + 160]
            vpaddd   ymm10, ymm7, [r8 + 224]
            vmovdqu  [rcx + 416], ymm9
            vmovdqu  [rcx + 448], ymm8
            vmovdqu  [rcx + 480], ymm10
            vpaddd   ymm8, ymm4, [r8 + 128]
            vmovdqu  [rcx + 384], ymm8
        mov          r8d, ebp
        mov          rbp, r15
        mov          r11d, [rsp + 64]
        mov          ebx, [rsp + 72]
        mov          rcx, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule4)

        /* rounds 48 to 63 of the first block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule4, with the same numbers. */
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
        add          r10d, [rcx + 32]
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
        add          r9d, [rcx + 36]
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
        add          ebx, [rcx + 64]                            /* round 4 */
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
        add          r11d, [rcx + 68]                           /* round 5 */
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
        add          r10d, [rcx + 96]                           /* round 6 */
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
        add          r9d, [rcx + 100]                           /* round 7 */
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
        add          ebx, [rcx + 128]                           /* round 8 */
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
        add          r11d, [rcx + 132]                          /* round 9 */
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
        add          r10d, [rcx + 160]                          /* round 10 */
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
        add          r9d, [rcx + 164]                           /* round 11 */
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
        add          ebx, [rcx + 192]                           /* round 12 */
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
        add          r11d, [rcx + 196]                          /* round 13 */
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
        add          r10d, [rcx + 224]                          /* round 14 */
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
        add          r9d, [rcx + 228]                           /* round 15 */
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
        mov          rbp, [rsp + 24]
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
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13, [rsp]
        add          r13, 8
        mov          [rsp], r13
        mov          r15d, [rbp + 4]
        add          esi, r15d
        mov          [rbp + 4], esi
        mov          r15d, [rbp + 8]
        add          edi, r15d
        mov          [rbp + 8], edi
        mov          r8d, [rbp + 12]
        add          r8d, r14d
        mov          [rbp + 12], r8d
        mov          r14d, [rbp + 16]
        add          r9d, r14d
        mov          [rbp + 16], r9d
        mov          r14d, [rbp + 20]
        add          r10d, r14d
        mov          [rbp + 20], r10d
        mov          r14d, [rbp + 24]
        add          r11d, r14d
        mov          [rbp + 24], r11d
        mov          r14d, [rbp + 28]
        add          ebx, r14d
        mov          [rbp + 28], ebx
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; end_of_batch: [rsp+40]. */
NSMS_L(next_block_of_batch4):

        /* the next block of the batch */
        mov          rcx, [rsp]
        lea          rbp, [rcx + 1024]
        mov          [rsp + 32], rbp
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; scratch: rax; p: rcx; q: [rsp]; */
        /*   blocks: [rsp+8]; data: [rsp+16]; state: [rsp+24]; upper_bound: [rsp+32]; */
        /*   end_of_batch: [rsp+40]. */
NSMS_L(rounds_only4):

        /* rounds 0 to 63 of one block, sixteen per iteration */
        /* Comments count rounds and words W_t from 0 in each iteration. */
        /* Same rounds as below label rounds_and_schedule4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
        rorx         ebp, r9d, 11                               /* round 0 */
        rorx         r12d, edx, 13
        andn         r13d, r9d, r11d
        rorx         r14d, r9d, 6
        xor          r14d, ebp
        mov          ebp, r9d
        and          ebp, r10d
        add          ebp, r13d
        add          ebx, r8d
        rorx         r13d, r9d, 25
        xor          r14d, r13d
        add          ebx, [rcx]
        rorx         r13d, edx, 2
        add          ebx, ebp
        xor          r13d, r12d
        mov          ebp, esi
        and          ebp, edi
        sub          ebp, r8d
        mov          r12d, esi
        xor          r12d, edi
        and          r12d, edx
        add          ebp, r12d
        add          ebx, r14d
        rorx         r12d, edx, 22
        mov          r14d, edx
        and          r14d, esi
        xor          r13d, r12d
        add          r11d, edi                                  /* round 1 */
        add          ebp, r13d
        add          ebp, ebx
        rorx         r12d, ebx, 6
        mov          r13d, ebx
        and          r13d, r9d
        andn         r15d, ebx, r10d
        rorx         r8d, ebx, 11
        xor          r12d, r8d
        rorx         r8d, ebp, 2
        add          r11d, [rcx + 4]
        add          r11d, r13d
        add          r11d, r15d
        sub          r14d, edi
        rorx         r13d, ebx, 25
        xor          r12d, r13d
        mov          r13d, edx
        xor          r13d, esi
        rorx         r15d, ebp, 13
        xor          r8d, r15d
        add          r11d, r12d
        mov          r12d, r11d                                 /* round 2 */
        and          r12d, ebx
        rorx         r15d, r11d, 6
        and          r13d, ebp
        add          r14d, r13d
        rorx         r13d, ebp, 22
        xor          r8d, r13d
        add          r10d, esi
        mov          r13d, ebp
        and          r13d, edx
        rorx         edi, r11d, 25
        add          r14d, r8d
        add          r14d, r11d
        rorx         r8d, r11d, 11
        xor          r15d, r8d
        xor          r15d, edi
        add          r10d, [rcx + 32]
        add          r10d, r12d
        andn         r12d, r11d, r9d
        mov          r8d, ebp
        xor          r8d, edx
        sub          r13d, esi
        rorx         edi, r14d, 2
        and          r8d, r14d
        add          r10d, r12d
        rorx         r12d, r14d, 13
        xor          edi, r12d
        add          r13d, r8d
        add          r10d, r15d
        add          r9d, edx                                   /* round 3 */
        rorx         r12d, r14d, 22
        xor          edi, r12d
        add          r13d, r10d
        add          r13d, edi
        mov          r12d, r14d
        and          r12d, ebp
        rorx         r15d, r10d, 6
        mov          r8d, r10d
        and          r8d, r11d
        rorx         edi, r10d, 25
        rorx         esi, r10d, 11
        add          r9d, [rcx + 36]
        add          r9d, r8d
        mov          r8d, r14d
        xor          r8d, ebp
        mov          [rsp + 48], rax
        andn         eax, r10d, ebx
        add          r9d, eax
        xor          r15d, esi
        xor          r15d, edi
        sub          r12d, edx
        rorx         edi, r13d, 2
        and          r8d, r13d
        add          r9d, r15d
        add          r12d, r8d
        rorx         r15d, r13d, 13
        xor          edi, r15d
        rorx         r15d, r13d, 22
        xor          edi, r15d
        add          ebx, [rcx + 64]                            /* round 4 */
        add          r12d, r9d
        add          r12d, edi
        mov          r15d, r12d
        and          r15d, r13d
        rorx         r8d, r9d, 6
        mov          edi, r9d
        and          edi, r10d
        rorx         esi, r9d, 11
        mov          edx, r13d
        and          edx, r14d
        rorx         eax, r9d, 25
        add          ebx, ebp
        add          ebx, edi
        andn         edi, r9d, r11d
        xor          r8d, esi
        xor          r8d, eax
        add          ebx, edi
        mov          edi, r13d
        xor          edi, r14d
        sub          edx, ebp
        and          edi, r12d
        add          ebx, r8d
        rorx         ebp, r12d, 13
        rorx         r8d, r12d, 2
        xor          r8d, ebp
        rorx         ebp, r12d, 22
        xor          r8d, ebp
        add          edx, edi
        add          r11d, [rcx + 68]                           /* round 5 */
        add          edx, ebx
        add          edx, r8d
        rorx         ebp, ebx, 6
        mov          r8d, ebx
        and          r8d, r9d
        rorx         edi, ebx, 11
        rorx         esi, ebx, 25
        andn         eax, ebx, r10d
        xor          ebp, edi
        xor          ebp, esi
        add          r11d, r14d
        add          r11d, r8d
        add          r11d, eax
        mov          r8d, r12d
        xor          r8d, r13d
        sub          r15d, r14d
        rorx         r14d, edx, 2
        and          r8d, edx
        add          r11d, ebp
        rorx         ebp, edx, 13
        xor          r14d, ebp
        rorx         ebp, r11d, 6                               /* round 6 */
        add          r15d, r8d
        mov          r8d, r11d
        and          r8d, ebx
        add          r10d, [rcx + 96]
        rorx         edi, edx, 22
        xor          r14d, edi
        add          r15d, r11d
        add          r15d, r14d
        rorx         r14d, r11d, 11
        mov          edi, edx
        and          edi, r12d
        rorx         esi, r11d, 25
        andn         eax, r11d, r9d
        add          r10d, r13d
        add          r10d, r8d
        xor          ebp, r14d
        xor          ebp, esi
        add          r10d, eax
        mov          r14d, edx
        xor          r14d, r12d
        sub          edi, r13d
        add          r10d, ebp
        add          r9d, [rcx + 100]                           /* round 7 */
        rorx         ebp, r15d, 13
        rorx         r13d, r15d, 2
        xor          r13d, ebp
        and          r14d, r15d
        add          edi, r14d
        add          edi, r10d
        rorx         ebp, r15d, 22
        xor          r13d, ebp
        add          edi, r13d
        rorx         ebp, r10d, 6
        mov          r13d, r10d
        and          r13d, r11d
        mov          r14d, r15d
        and          r14d, edx
        rorx         r8d, r10d, 25
        andn         esi, r10d, ebx
        add          r9d, r12d
        add          r9d, r13d
        rorx         r13d, r10d, 11
        xor          ebp, r13d
        xor          ebp, r8d
        add          r9d, esi
        mov          r13d, r15d
        xor          r13d, edx
        sub          r14d, r12d
        rorx         r12d, edi, 2
        and          r13d, edi
        add          r9d, ebp
        rorx         ebp, edi, 13
        xor          r12d, ebp
        add          r14d, r13d
        rorx         ebp, edi, 22
        xor          r12d, ebp
        add          r14d, r9d
        add          r14d, r12d
        add          ebx, [rcx + 128]                           /* round 8 */
        mov          ebp, r9d
        and          ebp, r10d
        rorx         r12d, r9d, 6
        mov          r13d, edi
        and          r13d, r15d
        rorx         r8d, r9d, 11
        andn         esi, r9d, r11d
        add          ebx, edx
        add          ebx, ebp
        xor          r12d, r8d
        rorx         ebp, r9d, 25
        xor          r12d, ebp
        add          ebx, esi
        mov          ebp, edi
        xor          ebp, r15d
        sub          r13d, edx
        rorx         r8d, r14d, 2
        and          ebp, r14d
        add          ebx, r12d
        rorx         r12d, r14d, 13
        xor          r8d, r12d
        add          r13d, ebp
        add          r11d, [rcx + 132]                          /* round 9 */
        rorx         ebp, ebx, 6
        rorx         r12d, r14d, 22
        xor          r8d, r12d
        mov          r12d, ebx
        and          r12d, r9d
        add          r13d, ebx
        add          r13d, r8d
        rorx         r8d, ebx, 11
        mov          esi, r14d
        and          esi, edi
        andn         edx, ebx, r10d
        xor          ebp, r8d
        rorx         r8d, ebx, 25
        add          r11d, r15d
        add          r11d, r12d
        add          r11d, edx
        xor          ebp, r8d
        mov          r12d, r14d
        xor          r12d, edi
        sub          esi, r15d
        add          r10d, [rcx + 160]                          /* round 10 */
        add          r10d, edi
        rorx         r15d, r13d, 2
        and          r12d, r13d
        rorx         r8d, r13d, 13
        xor          r15d, r8d
        add          r11d, ebp
        andn         ebp, r11d, r9d
        mov          r8d, r11d
        and          r8d, ebx
        rorx         edx, r11d, 6
        add          esi, r12d
        rorx         r12d, r13d, 22
        xor          r15d, r12d
        add          esi, r11d
        add          esi, r15d
        rorx         r12d, r11d, 11
        add          r10d, r8d
        rorx         r15d, r11d, 25
        mov          r8d, r13d
        and          r8d, r14d
        xor          edx, r12d
        add          r10d, ebp
        mov          ebp, r13d
        xor          ebp, r14d
        xor          edx, r15d
        sub          r8d, edi
        rorx         r12d, esi, 2
        and          ebp, esi
        add          r10d, edx
        rorx         r15d, esi, 13
        xor          r12d, r15d
        add          r8d, ebp
        rorx         ebp, esi, 22
        xor          r12d, ebp
        rorx         ebp, r10d, 6                               /* round 11 */
        add          r9d, [rcx + 164]
        add          r8d, r10d
        add          r8d, r12d
        mov          r12d, r10d
        and          r12d, r11d
        rorx         r15d, r10d, 11
        mov          edi, esi
        and          edi, r13d
        rorx         edx, r10d, 25
        mov          eax, esi
        xor          eax, r13d
        xor          ebp, r15d
        xor          ebp, edx
        andn         r15d, r10d, ebx
        add          r9d, r14d
        add          r9d, r12d
        add          r9d, r15d
        sub          edi, r14d
        rorx         r12d, r8d, 2
        rorx         r14d, r8d, 13
        xor          r12d, r14d
        add          ebx, [rcx + 192]                           /* round 12 */
        and          eax, r8d
        add          r9d, ebp
        add          edi, eax
        rorx         ebp, r8d, 22
        xor          r12d, ebp
        add          edi, r9d
        add          edi, r12d
        rorx         ebp, r9d, 6
        mov          r12d, r9d
        and          r12d, r10d
        mov          r14d, r8d
        and          r14d, esi
        rorx         r15d, r9d, 25
        andn         edx, r9d, r11d
        add          ebx, r13d
        add          ebx, r12d
        rorx         r12d, r9d, 11
        xor          ebp, r12d
        xor          ebp, r15d
        rorx         r12d, edi, 2
        add          ebx, edx
        mov          r15d, r8d
        xor          r15d, esi
        sub          r14d, r13d
        mov          r13d, edi                                  /* round 13 */
        xor          r13d, r8d
        and          r15d, edi
        add          ebx, ebp
        rorx         ebp, edi, 13
        xor          r12d, ebp
        add          r14d, r15d
        add          r11d, [rcx + 196]
        rorx         ebp, edi, 22
        xor          r12d, ebp
        add          r14d, ebx
        add          r14d, r12d
        rorx         ebp, ebx, 6
        mov          r12d, ebx
        and          r12d, r9d
        rorx         r15d, ebx, 11
        mov          edx, edi
        and          edx, r8d
        sub          edx, esi
        rorx         eax, ebx, 25
        mov          [rsp + 56], edi
        andn         edi, ebx, r10d
        add          r11d, esi
        add          r11d, r12d
        add          r11d, edi
        xor          ebp, r15d
        xor          ebp, eax
        rorx         edi, r14d, 2
        and          r13d, r14d
        add          edx, r13d
        rorx         r12d, r14d, 13
        xor          edi, r12d
        add          r11d, ebp
        andn         ebp, r11d, r9d                             /* round 14 */
        add          r10d, [rcx + 224]
        rorx         r12d, r14d, 22
        xor          edi, r12d
        add          edx, r11d
        add          edi, edx
        rorx         r12d, r11d, 6
        mov          r13d, r11d
        and          r13d, ebx
        rorx         r15d, r11d, 11
        rorx         esi, r11d, 25
        xor          r12d, r15d
        xor          r12d, esi
        add          r10d, r8d
        add          r10d, r13d
        mov          r13d, [rsp + 56]
        mov          esi, r14d
        xor          esi, r13d
        add          r10d, ebp
        mov          ebp, r14d
        and          ebp, r13d
        sub          ebp, r8d
        rorx         r15d, edi, 2
        add          r10d, r12d
        and          esi, edi
        rorx         r12d, edi, 13
        xor          r15d, r12d
        add          esi, ebp
        add          esi, r10d
        rorx         ebp, edi, 22
        xor          r15d, ebp
        add          esi, r15d
        mov          edx, edi
        and          edx, r14d
        rorx         ebp, r10d, 6                               /* round 15 */
        add          r9d, [rcx + 228]
        add          r9d, r13d
        mov          r12d, r10d
        and          r12d, r11d
        add          r9d, r12d
        add          rcx, 256
        rorx         r12d, r10d, 11
        andn         r15d, r10d, ebx
        rorx         r8d, r10d, 25
        xor          ebp, r12d
        sub          edx, r13d
        mov          r12d, edi
        xor          r12d, r14d
        add          r9d, r15d
        xor          ebp, r8d
        rorx         r13d, esi, 2
        and          r12d, esi
        rorx         r15d, esi, 13
        xor          r13d, r15d
        add          r9d, ebp
        add          edx, r12d
        rorx         ebp, esi, 22
        add          edx, r9d
        xor          r13d, ebp
        add          edx, r13d
        mov          r8d, r14d
        mov          rax, [rsp + 48]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_only4)

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
        add          r13, 8
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
        jne          NSMS_L(next_block_of_batch4)
        jmp          NSMS_L(batch4)
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
        /* Same rounds as below label rounds_and_schedule4, with the same numbers. */
        /* Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ. */
            vpalignr xmm4, xmm1, xmm0, 4                        /* W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
            vpsrld   xmm5, xmm4, 7
            vpalignr xmm6, xmm3, xmm2, 4
            vpaddd   xmm7, xmm0, xmm6
            vpslld   xmm8, xmm4, 25
            vpslld   xmm9, xmm4, 14
            vpsrld   xmm10, xmm4, 18
            vpxor    xmm9, xmm10, xmm9
            vpxor    xmm5, xmm8, xmm5
            vpsrldq  xmm8, xmm3, 8
            vpslld   xmm10, xmm8, 15
            vpsrld   xmm11, xmm8, 19
            vpslld   xmm12, xmm8, 13
            vpsrld   xmm13, xmm8, 17
            vpxor    xmm11, xmm11, xmm12
            vpxor    xmm10, xmm13, xmm10
            vpsrld   xmm8, xmm8, 10
            vpxor    xmm10, xmm10, xmm11
            vpxor    xmm5, xmm9, xmm5
            vpsrld   xmm4, xmm4, 3
            vpxor    xmm8, xmm10, xmm8
            vpaddd   xmm8, xmm8, xmm7
        rorx         r12d, r9d, 11                              /* round 0 */
        mov          r13d, r9d
        and          r13d, r10d
        rorx         r14d, r9d, 6
        andn         r15d, r9d, r11d
            vpxor    xmm4, xmm5, xmm4
        mov          [rsp + 48], rbp
        mov          ebp, esi
        and          ebp, edi
        add          ebx, r8d
        xor          r14d, r12d
            vpaddd   xmm5, xmm8, xmm4
        sub          ebp, r8d
        add          r13d, r15d
            vpaddd   xmm4, xmm7, xmm4
        add          r11d, edi                                  /* round 1 */
        add          ebx, [rcx]
        add          ebx, r13d
            vpalignr xmm5, xmm5, xmm3, 8
        rorx         r12d, edx, 2
        rorx         r13d, edx, 13
            vpslld   xmm7, xmm5, 15
        xor          r12d, r13d
            vpslld   xmm8, xmm5, 13
        rorx         r13d, r9d, 25
            vpalignr xmm9, xmm2, xmm1, 4                        /* W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        xor          r14d, r13d
        mov          r13d, esi
        xor          r13d, edi
        and          r13d, edx
        add          ebp, r13d
        add          ebx, r14d
        mov          r13d, ebx
        and          r13d, r9d
            vpsrld   xmm10, xmm5, 19
        rorx         r14d, edx, 22
        xor          r12d, r14d
            vpsrld   xmm11, xmm5, 17
        add          ebp, r12d
        add          ebp, ebx
        rorx         r12d, ebx, 6
        rorx         r14d, ebx, 11
        add          r11d, [rcx + 4]
            vpsrld   xmm5, xmm5, 10
        mov          r15d, edx
        and          r15d, esi
        xor          r12d, r14d
        sub          r15d, edi
            vpxor    xmm7, xmm11, xmm7
        rorx         r14d, ebx, 25
        xor          r12d, r14d
        andn         r14d, ebx, r10d
            vpxor    xmm8, xmm10, xmm8
        add          r11d, r13d
        add          r11d, r14d
        add          r10d, esi                                  /* round 2 */
            vpxor    xmm7, xmm8, xmm7
        add          r11d, r12d
        mov          r12d, r11d
        and          r12d, ebx
            vpsrld   xmm8, xmm9, 18
        rorx         r13d, ebp, 2
        rorx         r14d, ebp, 13
        mov          r8d, edx
        xor          r8d, esi
            vpsrld   xmm10, xmm9, 7
        add          r10d, [rcx + 8]
        mov          edi, ebp
        and          edi, edx
            vpxor    xmm5, xmm7, xmm5
        xor          r13d, r14d
        and          r8d, ebp
            vpslld   xmm7, xmm9, 25
        rorx         r14d, ebp, 22
        xor          r13d, r14d
            vpslld   xmm11, xmm9, 14
        add          r15d, r8d
        add          r10d, r12d
        add          r15d, r13d
            vpaddd   xmm0, xmm4, xmm5
        rorx         r12d, r11d, 6
        rorx         r13d, r11d, 11
        add          r15d, r11d
            vpxor    xmm4, xmm10, xmm7
        andn         r14d, r11d, r9d
        mov          r8d, ebp
        xor          r8d, edx
        xor          r12d, r13d
            vpxor    xmm5, xmm8, xmm11
        and          r8d, r15d
        add          r10d, r14d
        add          r9d, edx                                   /* round 3 */
        sub          edi, esi
            vpsrld   xmm7, xmm9, 3
            vpxor    xmm4, xmm4, xmm5
        rorx         r13d, r11d, 25
        xor          r12d, r13d
        add          r10d, r12d
        mov          r12d, r10d
        and          r12d, r11d
        rorx         r13d, r15d, 2
            mov      r14, [rsp + 48]
            vpaddd   xmm5, xmm0, [r14]
        rorx         esi, r15d, 13
        add          r9d, [rcx + 12]
            vpsrldq  xmm8, xmm0, 8
        mov          r14d, r15d
        and          r14d, ebp
        xor          r13d, esi
            vpxor    xmm4, xmm4, xmm7
        rorx         esi, r15d, 22
        xor          r13d, esi
            vmovdqu  [rcx + 64], xmm5
        add          edi, r8d
        add          edi, r10d
        add          edi, r13d
        rorx         r13d, r10d, 6
            vpsrld   xmm5, xmm8, 17
        add          r9d, r12d
        rorx         r12d, r10d, 11
        andn         r8d, r10d, ebx
            vpslld   xmm7, xmm8, 15
        mov          esi, r15d
        xor          esi, ebp
        add          ebx, [rcx + 16]                            /* round 4 */
            vpalignr xmm9, xmm0, xmm3, 4
        xor          r13d, r12d
        and          esi, edi
        add          r9d, r8d
        sub          r14d, edx
            vpxor    xmm5, xmm5, xmm7
            vpslld   xmm7, xmm8, 13
        rorx         r12d, r10d, 25
        xor          r13d, r12d
        add          r9d, r13d
        mov          r12d, r9d
        and          r12d, r10d
        rorx         r13d, edi, 2
        rorx         r8d, edi, 13
            vpsrld   xmm10, xmm8, 19
            vpxor    xmm7, xmm10, xmm7
        add          ebx, ebp
            vpaddd   xmm4, xmm1, xmm4
        mov          edx, edi
        and          edx, r15d
        xor          r13d, r8d
        rorx         r8d, edi, 22
        xor          r13d, r8d
            vpsrld   xmm8, xmm8, 10
        add          r14d, esi
        add          r14d, r9d
        mov          r8d, r11d                                  /* round 5 */
        add          r8d, [rcx + 20]
        add          r14d, r13d
        add          ebx, r12d
        rorx         r12d, r9d, 6
            vpxor    xmm5, xmm5, xmm7
        rorx         r13d, r9d, 11
        andn         r11d, r9d, r11d
            vpaddd   xmm4, xmm9, xmm4
        mov          esi, edi
        xor          esi, r15d
        xor          r12d, r13d
            vpxor    xmm5, xmm8, xmm5
        and          esi, r14d
        add          ebx, r11d
        sub          edx, ebp
            vpslld   xmm7, xmm6, 25                             /* W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        add          r8d, r15d
            vpsrld   xmm8, xmm6, 7
        rorx         r13d, r9d, 25
        xor          r12d, r13d
        add          ebx, r12d
        mov          r11d, ebx
        and          r11d, r9d
        rorx         r12d, r14d, 2
            vpaddd   xmm5, xmm4, xmm5
        rorx         r13d, r14d, 13
            vpslld   xmm10, xmm6, 14
        rorx         ebp, ebx, 11
        mov          [rsp + 56], r9d
        mov          r9d, r14d
        and          r9d, edi
            vpsrld   xmm11, xmm6, 18
        add          r11d, r8d
        xor          r12d, r13d
        rorx         r13d, ebx, 6
        andn         r8d, ebx, r10d
        mov          [rsp + 64], rcx
        rorx         ecx, r14d, 22
        xor          r12d, ecx
        mov          ecx, r14d
        xor          ecx, edi
        add          edx, esi
        add          edx, ebx
        add          edx, r12d
            vpalignr xmm5, xmm5, xmm0, 8
        xor          r13d, ebp
        and          ecx, edx
        add          r11d, r8d
        sub          r9d, r15d
            vpxor    xmm7, xmm8, xmm7
            vpxor    xmm8, xmm11, xmm10
        mov          r12, [rsp + 64]
        add          r10d, [r12 + 24]                           /* round 6 */
        rorx         r15d, ebx, 25
        xor          r13d, r15d
            vpxor    xmm7, xmm8, xmm7
            vpsrld   xmm8, xmm5, 19
        add          r11d, r13d
        rorx         r13d, edx, 2
        mov          r15d, r11d
        and          r15d, ebx
        rorx         ebp, edx, 13
        xor          r13d, ebp
            vpslld   xmm10, xmm5, 15
        mov          ebp, edx
        and          ebp, r14d
            vpsrld   xmm11, xmm5, 17
        rorx         r8d, edx, 22
        xor          r13d, r8d
        add          r9d, ecx
        add          r9d, r11d
        add          r9d, r13d
            vpslld   xmm12, xmm5, 13
        add          r10d, edi
            vpxor    xmm10, xmm11, xmm10
            vpxor    xmm8, xmm8, xmm12
        add          r10d, r15d
        rorx         r13d, r11d, 6
            vpsrld   xmm5, xmm5, 10
        rorx         r15d, r11d, 11
        mov          r8d, [rsp + 56]
        andn         esi, r11d, r8d
            vpxor    xmm8, xmm10, xmm8
        mov          ecx, edx
        xor          ecx, r14d
        add          r8d, [r12 + 28]                            /* round 7 */
            vpsrld   xmm6, xmm6, 3
        xor          r13d, r15d
        and          ecx, r9d
        add          r10d, esi
        sub          ebp, edi
            vpxor    xmm5, xmm8, xmm5
            vpxor    xmm6, xmm7, xmm6
        rorx         r15d, r11d, 25
        xor          r13d, r15d
        add          r10d, r13d
        mov          r13d, r10d
        and          r13d, r11d
        rorx         r15d, r9d, 2
            vpaddd   xmm1, xmm4, xmm5
        rorx         edi, r9d, 13
        add          r8d, r14d
            vpaddd   xmm4, xmm2, xmm6
        mov          esi, r9d
        and          esi, edx
        xor          r15d, edi
            vpsrldq  xmm5, xmm1, 8
        rorx         edi, r9d, 22
        xor          r15d, edi
        add          ebp, ecx
        add          ebp, r10d
        add          ebp, r15d
            mov      r15, [rsp + 48]
            vpaddd   xmm6, xmm1, [r15 + 16]
        rorx         edi, r10d, 6
        add          r8d, r13d
        mov          r13d, r9d
        xor          r13d, edx
            vpslld   xmm7, xmm5, 13
        mov          ecx, ebx                                   /* round 8 */
        add          ecx, [r12 + 32]
        rorx         r15d, r10d, 11
        xor          edi, r15d
            vpsrld   xmm8, xmm5, 17
        andn         r15d, r10d, ebx
        and          r13d, ebp
        add          r15d, r8d
            vpalignr xmm10, xmm1, xmm0, 4
        rorx         ebx, ebp, 13
            vmovdqu  [r12 + 80], xmm6
        sub          esi, r14d
            vpslld   xmm6, xmm5, 15
        rorx         r14d, r10d, 25
        xor          edi, r14d
        add          edi, r15d
        mov          r14d, edi
        and          r14d, r10d
        rorx         r15d, ebp, 2
            vpsrld   xmm11, xmm5, 19
        add          ecx, edx
            vpaddd   xmm4, xmm10, xmm4
        mov          r8d, ebp
        and          r8d, r9d
        xor          r15d, ebx
            vpxor    xmm7, xmm11, xmm7
        rorx         ebx, ebp, 22
        xor          r15d, ebx
        add          esi, r13d
        add          esi, edi
        add          esi, r15d
            vpxor    xmm6, xmm8, xmm6
        add          ecx, r14d
        rorx         ebx, edi, 6
        rorx         r13d, edi, 11
            vpsrld   xmm5, xmm5, 10
        andn         r14d, edi, r11d
        mov          r15d, ebp
        xor          r15d, r9d
            vpxor    xmm6, xmm6, xmm7
        and          r15d, esi
        add          r14d, ecx
        add          r11d, [r12 + 36]                           /* round 9 */
            vpsrld   xmm7, xmm9, 7                              /* W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        xor          ebx, r13d
        sub          r8d, edx
            vpxor    xmm5, xmm6, xmm5
        rorx         r13d, edi, 25
        xor          ebx, r13d
        add          ebx, r14d
        mov          r13d, ebx
        and          r13d, edi
            vpslld   xmm6, xmm9, 25
        rorx         r14d, esi, 2
        rorx         edx, esi, 13
            vpaddd   xmm5, xmm4, xmm5
        add          r11d, r9d
        mov          ecx, esi
        and          ecx, ebp
            vpslld   xmm8, xmm9, 14
        xor          r14d, edx
            vpsrld   xmm10, xmm9, 18
        rorx         edx, esi, 22
        xor          r14d, edx
        add          r8d, r15d
        add          r8d, ebx
        add          r8d, r14d
        add          r11d, r13d
            vpalignr xmm5, xmm5, xmm1, 8
        rorx         r13d, ebx, 6
        rorx         r14d, ebx, 11
            vpxor    xmm6, xmm7, xmm6
        andn         r15d, ebx, r10d
        mov          edx, esi
        xor          edx, ebp
        add          r10d, [r12 + 40]                           /* round 10 */
        xor          r13d, r14d
        and          edx, r8d
        add          r11d, r15d
            vpsrld   xmm7, xmm5, 19
            vpxor    xmm8, xmm10, xmm8
        sub          ecx, r9d
            vpsrld   xmm10, xmm5, 17
        rorx         r14d, ebx, 25
        xor          r13d, r14d
        add          r11d, r13d
        mov          r13d, r11d
        and          r13d, ebx
            vpxor    xmm6, xmm8, xmm6
        rorx         r14d, r8d, 2
        rorx         r15d, r8d, 13
            vpslld   xmm8, xmm5, 13
        add          r10d, ebp
        mov          r9d, r8d
        and          r9d, esi
            vpslld   xmm11, xmm5, 15
        xor          r14d, r15d
            vpxor    xmm7, xmm8, xmm7
        rorx         r15d, r8d, 22
        xor          r14d, r15d
        add          ecx, edx
        add          ecx, r11d
        add          ecx, r14d
        add          r10d, r13d
            vpxor    xmm8, xmm10, xmm11
        rorx         r13d, r11d, 6
        rorx         r14d, r11d, 11
            vpsrld   xmm5, xmm5, 10
        andn         r15d, r11d, edi
        mov          edx, r8d
        xor          edx, esi
            vpxor    xmm7, xmm8, xmm7
        add          edi, [r12 + 44]                            /* round 11 */
        xor          r13d, r14d
        and          edx, ecx
        add          r10d, r15d
            vpsrld   xmm8, xmm9, 3
        sub          r9d, ebp
            vpxor    xmm5, xmm7, xmm5
        rorx         r14d, r11d, 25
        xor          r13d, r14d
        add          r10d, r13d
        mov          r13d, r10d
        and          r13d, r11d
        rorx         r14d, ecx, 2
            vpxor    xmm6, xmm8, xmm6
        rorx         r15d, ecx, 13
            vpaddd   xmm2, xmm4, xmm5
        add          edi, esi
        mov          ebp, ecx
        and          ebp, r8d
            vpaddd   xmm4, xmm3, xmm6
        xor          r14d, r15d
        rorx         r15d, ecx, 22
        xor          r14d, r15d
            vpsrldq  xmm5, xmm2, 8
        add          r9d, edx
        add          r9d, r10d
            mov      r15, [rsp + 48]
            vpaddd   xmm6, xmm2, [r15 + 32]
        add          r9d, r14d
        add          edi, r13d
        rorx         r13d, r10d, 6
        rorx         r14d, r10d, 11
            vpslld   xmm7, xmm5, 15
        andn         edx, r10d, ebx
        mov          r15d, ecx
        xor          r15d, r8d
            vpsrld   xmm8, xmm5, 17
        add          ebx, [r12 + 48]                            /* round 12 */
        xor          r13d, r14d
        and          r15d, r9d
        add          edx, edi
            vpalignr xmm9, xmm2, xmm1, 4
        sub          ebp, esi
            vmovdqu  [r12 + 96], xmm6
        rorx         r14d, r10d, 25
        xor          r13d, r14d
            vpsrld   xmm6, xmm5, 19
        add          r13d, edx
        mov          r14d, r13d
        and          r14d, r10d
        rorx         edi, r9d, 2
        rorx         esi, r9d, 13
            vpxor    xmm7, xmm8, xmm7
        add          ebx, r8d
        mov          edx, r9d
        and          edx, ecx
            vpslld   xmm8, xmm5, 13
        xor          edi, esi
            vpxor    xmm6, xmm8, xmm6
        rorx         esi, r9d, 22
        xor          edi, esi
        add          ebp, r15d
        add          ebp, r13d
        add          ebp, edi
        add          ebx, r14d
            vpsrld   xmm5, xmm5, 10
        rorx         r14d, r13d, 6
        rorx         r15d, r13d, 11
        andn         edi, r13d, r11d
        mov          esi, r9d
        xor          esi, ecx
            vpaddd   xmm4, xmm9, xmm4
        xor          r14d, r15d
        and          esi, ebp
        add          r11d, [r12 + 52]                           /* round 13 */
        add          ebx, edi
            vpxor    xmm6, xmm7, xmm6
        sub          edx, r8d
        rorx         r15d, r13d, 25
        xor          r14d, r15d
        add          ebx, r14d
        mov          r14d, ebx
        and          r14d, r13d
            vpxor    xmm5, xmm6, xmm5
        rorx         r8d, ebp, 2
        rorx         r15d, ebp, 13
            vpaddd   xmm5, xmm4, xmm5
        mov          edi, ebp
        and          edi, r9d
        xor          r8d, r15d
            vpalignr xmm5, xmm5, xmm2, 8
            vpsrld   xmm6, xmm5, 19
            vpslld   xmm7, xmm5, 13
        add          r11d, ecx
        rorx         r15d, ebp, 22
        xor          r8d, r15d
            vpslld   xmm8, xmm5, 15
        add          edx, esi
        add          edx, ebx
        add          r8d, edx
        rorx         r15d, ebx, 6
            vpsrld   xmm9, xmm5, 17
        add          r11d, r14d
        rorx         r14d, ebx, 11
        mov          esi, r10d                                  /* round 14 */
        add          esi, [r12 + 56]
            vpsrld   xmm5, xmm5, 10
        andn         r10d, ebx, r10d
        mov          edx, ebp
        xor          edx, r9d
            vpxor    xmm6, xmm6, xmm7
        xor          r15d, r14d
        and          edx, r8d
        add          r11d, r10d
            vpxor    xmm7, xmm9, xmm8
        sub          edi, ecx
        mov          r14, [rsp + 48]
        lea          r10, [r14 + 64]                            /* the next sixteen words */
            vpxor    xmm6, xmm7, xmm6
        rorx         ecx, ebx, 25
        xor          r15d, ecx
        add          r11d, r15d
        mov          r15d, r11d
        and          r15d, ebx
            vpxor    xmm5, xmm6, xmm5
        rorx         ecx, r8d, 2
        add          esi, r9d
        mov          [rsp + 56], r10
        rorx         r10d, r8d, 13
            vpaddd   xmm3, xmm4, xmm5
            vpaddd   xmm4, xmm3, [r14 + 48]
        mov          r14d, r8d
        and          r14d, ebp
            vmovdqu  [r12 + 112], xmm4
        xor          ecx, r10d
        rorx         r10d, r8d, 22
        xor          ecx, r10d
        add          esi, r15d
        rorx         r10d, r11d, 6
        add          edi, edx
        add          edi, r11d
        rorx         r15d, r11d, 11
        add          edi, ecx
        andn         edx, r11d, r13d
        mov          ecx, r8d
        xor          ecx, ebp
        add          r13d, [r12 + 60]                           /* round 15 */
        xor          r10d, r15d
        and          ecx, edi
        rorx         r15d, edi, 22
        add          edx, esi
        add          r13d, ebp
        sub          r14d, r9d
        add          r12, 64
        rorx         r9d, r11d, 25
        xor          r10d, r9d
        add          r10d, edx
        rorx         esi, edi, 2
        rorx         r9d, edi, 13
        mov          edx, r10d
        and          edx, r11d
        add          r13d, edx
        mov          edx, edi
        and          edx, r8d
        sub          edx, ebp
        xor          esi, r9d
        xor          esi, r15d
        add          r14d, ecx
        add          r14d, r10d
        add          esi, r14d
        rorx         r9d, r10d, 6
        rorx         r14d, r10d, 11
        andn         r15d, r10d, ebx
        mov          ebp, edi
        xor          ebp, r8d
        xor          r9d, r14d
        and          ebp, esi
        add          r15d, r13d
        add          edx, ebp
        rorx         r13d, r10d, 25
        xor          r9d, r13d
        add          r9d, r15d
        rorx         r13d, esi, 2
        rorx         r14d, esi, 13
        add          edx, r9d
        xor          r13d, r14d
        rorx         r14d, esi, 22
        xor          r13d, r14d
        add          edx, r13d
        mov          rcx, r12
        mov          rbp, [rsp + 56]
        cmp          rcx, [rsp + 32]
        jne          NSMS_L(rounds_and_schedule1)

        /* rounds 48 to 63 of the block */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        /* Same rounds as below label rounds_and_schedule4, with the same numbers. */
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
        rorx         r14d, ebx, 6
        rorx         r15d, ebx, 11
        xor          r12d, ebp
        add          r13d, r12d
        add          r13d, ebx
        xor          r14d, r15d
        mov          ebp, ebx
        and          ebp, r9d
        add          r11d, ebp
        mov          ebp, edx
        and          ebp, esi
        sub          ebp, edi
        rorx         r12d, ebx, 25
        xor          r14d, r12d
        andn         r12d, ebx, r10d
        add          r11d, r12d
        add          r11d, r14d
        rorx         r12d, r13d, 2
        rorx         r14d, r13d, 13
        xor          r12d, r14d
        mov          r14d, edx
        xor          r14d, esi
        and          r14d, r13d
        add          r10d, esi                                  /* round 2 */
        add          ebp, r14d
        add          r10d, [rcx + 8]
        rorx         r14d, r13d, 22
        xor          r12d, r14d
        add          ebp, r12d
        add          ebp, r11d
        rorx         r12d, r11d, 6
        rorx         r14d, r11d, 11
        xor          r12d, r14d
        mov          r14d, r11d
        and          r14d, ebx
        add          r10d, r14d
        mov          r14d, r13d
        and          r14d, edx
        sub          r14d, esi
        rorx         r15d, r11d, 25
        xor          r12d, r15d
        andn         r15d, r11d, r9d
        add          r10d, r15d
        add          r10d, r12d
        mov          r12d, r13d
        xor          r12d, edx
        and          r12d, ebp
        add          r14d, r12d
        add          r9d, edx                                   /* round 3 */
        add          r14d, r10d
        rorx         r12d, ebp, 2
        rorx         r15d, ebp, 13
        xor          r12d, r15d
        rorx         r15d, ebp, 22
        add          r9d, [rcx + 12]
        xor          r12d, r15d
        add          r14d, r12d
        rorx         r12d, r10d, 6
        rorx         r15d, r10d, 11
        xor          r12d, r15d
        mov          r15d, r10d
        and          r15d, r11d
        mov          r8d, ebp
        and          r8d, r13d
        sub          r8d, edx
        rorx         edi, r10d, 25
        xor          r12d, edi
        andn         edi, r10d, ebx
        add          r9d, r15d
        add          r9d, edi
        add          r9d, r12d
        mov          r12d, ebp
        xor          r12d, r13d
        and          r12d, r14d
        add          r8d, r12d
        add          r8d, r9d
        add          ebx, [rcx + 16]                            /* round 4 */
        add          ebx, r13d
        rorx         r12d, r14d, 2
        rorx         r15d, r14d, 13
        xor          r12d, r15d
        rorx         r15d, r14d, 22
        xor          r12d, r15d
        add          r8d, r12d
        rorx         r12d, r9d, 6
        rorx         r15d, r9d, 11
        xor          r12d, r15d
        mov          r15d, r9d
        and          r15d, r10d
        add          ebx, r15d
        mov          r15d, r14d
        and          r15d, ebp
        sub          r15d, r13d
        rorx         r13d, r9d, 25
        xor          r12d, r13d
        andn         r13d, r9d, r11d
        add          ebx, r13d
        add          ebx, r12d
        mov          r12d, r14d
        xor          r12d, ebp
        and          r12d, r8d
        add          r15d, r12d
        add          r15d, ebx
        add          r11d, [rcx + 20]                           /* round 5 */
        add          r11d, ebp
        rorx         r12d, r8d, 2
        rorx         r13d, r8d, 13
        xor          r12d, r13d
        rorx         r13d, r8d, 22
        xor          r12d, r13d
        add          r15d, r12d
        rorx         r12d, ebx, 6
        rorx         r13d, ebx, 11
        xor          r12d, r13d
        mov          r13d, ebx
        and          r13d, r9d
        add          r11d, r13d
        mov          r13d, r8d
        and          r13d, r14d
        sub          r13d, ebp
        rorx         ebp, ebx, 25
        xor          r12d, ebp
        andn         ebp, ebx, r10d
        add          r11d, ebp
        add          r11d, r12d
        mov          ebp, r8d
        xor          ebp, r14d
        and          ebp, r15d
        add          r13d, ebp
        add          r13d, r11d
        add          r10d, [rcx + 24]                           /* round 6 */
        add          r10d, r14d
        rorx         ebp, r15d, 13
        rorx         r12d, r15d, 2
        xor          r12d, ebp
        rorx         ebp, r15d, 22
        xor          r12d, ebp
        add          r13d, r12d
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        xor          ebp, r12d
        mov          r12d, r11d
        and          r12d, ebx
        add          r10d, r12d
        mov          r12d, r15d
        and          r12d, r8d
        sub          r12d, r14d
        rorx         r14d, r11d, 25
        xor          ebp, r14d
        andn         r14d, r11d, r9d
        add          r10d, r14d
        add          r10d, ebp
        mov          ebp, r15d
        xor          ebp, r8d
        and          ebp, r13d
        add          r12d, ebp
        add          r12d, r10d
        add          r9d, [rcx + 28]                            /* round 7 */
        add          r9d, r8d
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
        and          r14d, r15d
        sub          r14d, r8d
        rorx         r8d, r10d, 25
        xor          ebp, r8d
        andn         r8d, r10d, ebx
        add          r9d, r8d
        add          r9d, ebp
        mov          ebp, r13d
        xor          ebp, r15d
        and          ebp, r12d
        add          r14d, ebp
        add          r14d, r9d
        add          ebx, [rcx + 32]                            /* round 8 */
        add          ebx, r15d
        rorx         ebp, r12d, 2
        rorx         r8d, r12d, 13
        xor          ebp, r8d
        rorx         r8d, r12d, 22
        xor          ebp, r8d
        add          r14d, ebp
        rorx         ebp, r9d, 6
        rorx         r8d, r9d, 11
        xor          ebp, r8d
        mov          r8d, r9d
        and          r8d, r10d
        add          ebx, r8d
        mov          r8d, r12d
        and          r8d, r13d
        sub          r8d, r15d
        rorx         r15d, r9d, 25
        xor          ebp, r15d
        andn         r15d, r9d, r11d
        add          ebx, r15d
        add          ebx, ebp
        mov          ebp, r12d
        xor          ebp, r13d
        and          ebp, r14d
        add          r8d, ebp
        add          r8d, ebx
        add          r11d, [rcx + 36]                           /* round 9 */
        add          r11d, r13d
        rorx         ebp, r14d, 2
        rorx         r15d, ebx, 6
        rorx         edi, r14d, 13
        xor          ebp, edi
        rorx         edi, r14d, 22
        xor          ebp, edi
        add          r8d, ebp
        rorx         ebp, ebx, 11
        xor          r15d, ebp
        mov          ebp, ebx
        and          ebp, r9d
        add          r11d, ebp
        mov          ebp, r14d
        and          ebp, r12d
        sub          ebp, r13d
        rorx         r13d, ebx, 25
        xor          r15d, r13d
        andn         r13d, ebx, r10d
        add          r11d, r13d
        add          r11d, r15d
        mov          r13d, r14d
        xor          r13d, r12d
        and          r13d, r8d
        add          ebp, r13d
        add          ebp, r11d
        add          r10d, [rcx + 40]                           /* round 10 */
        add          r10d, r12d
        rorx         r13d, r8d, 2
        rorx         r15d, r8d, 13
        xor          r13d, r15d
        rorx         r15d, r8d, 22
        xor          r13d, r15d
        add          ebp, r13d
        rorx         r13d, r11d, 6
        rorx         r15d, r11d, 11
        xor          r13d, r15d
        mov          r15d, r11d
        and          r15d, ebx
        add          r10d, r15d
        mov          r15d, r8d
        and          r15d, r14d
        sub          r15d, r12d
        rorx         r12d, r11d, 25
        xor          r13d, r12d
        andn         r12d, r11d, r9d
        add          r10d, r12d
        add          r10d, r13d
        mov          r12d, r8d
        xor          r12d, r14d
        and          r12d, ebp
        add          r15d, r12d
        add          r15d, r10d
        add          r9d, [rcx + 44]                            /* round 11 */
        add          r9d, r14d
        rorx         r12d, ebp, 2
        rorx         r13d, ebp, 13
        xor          r12d, r13d
        rorx         r13d, ebp, 22
        xor          r12d, r13d
        add          r15d, r12d
        rorx         r12d, r10d, 6
        rorx         r13d, r10d, 11
        xor          r12d, r13d
        mov          r13d, r10d
        and          r13d, r11d
        add          r9d, r13d
        mov          r13d, ebp
        and          r13d, r8d
        sub          r13d, r14d
        rorx         r14d, r10d, 25
        xor          r12d, r14d
        andn         r14d, r10d, ebx
        add          r9d, r14d
        add          r9d, r12d
        mov          r12d, ebp
        xor          r12d, r8d
        and          r12d, r15d
        add          r13d, r12d
        add          r13d, r9d
        add          ebx, [rcx + 48]                            /* round 12 */
        add          ebx, r8d
        rorx         r12d, r15d, 2
        rorx         r14d, r15d, 13
        xor          r12d, r14d
        rorx         r14d, r15d, 22
        xor          r12d, r14d
        add          r13d, r12d
        rorx         r12d, r9d, 6
        rorx         r14d, r9d, 11
        xor          r12d, r14d
        mov          r14d, r9d
        and          r14d, r10d
        add          ebx, r14d
        mov          r14d, r15d
        and          r14d, ebp
        sub          r14d, r8d
        rorx         r8d, r9d, 25
        xor          r12d, r8d
        andn         r8d, r9d, r11d
        add          ebx, r8d
        add          ebx, r12d
        mov          r8d, r15d
        xor          r8d, ebp
        and          r8d, r13d
        add          r8d, r14d
        add          r8d, ebx
        add          r11d, [rcx + 52]                           /* round 13 */
        add          r11d, ebp
        rorx         r12d, r13d, 2
        rorx         r14d, r13d, 13
        xor          r12d, r14d
        rorx         r14d, r13d, 22
        xor          r12d, r14d
        add          r8d, r12d
        rorx         r12d, ebx, 6
        rorx         r14d, ebx, 11
        xor          r12d, r14d
        mov          r14d, ebx
        and          r14d, r9d
        add          r11d, r14d
        mov          edi, r13d
        and          edi, r15d
        sub          edi, ebp
        rorx         ebp, ebx, 25
        xor          r12d, ebp
        andn         ebp, ebx, r10d
        add          r11d, ebp
        add          r11d, r12d
        mov          ebp, r13d
        xor          ebp, r15d
        and          ebp, r8d
        add          edi, ebp
        add          edi, r11d
        add          r10d, [rcx + 56]                           /* round 14 */
        add          r10d, r15d
        rorx         ebp, r8d, 2
        rorx         r12d, r8d, 13
        xor          ebp, r12d
        rorx         r12d, r8d, 22
        xor          ebp, r12d
        add          edi, ebp
        rorx         ebp, r11d, 6
        rorx         r12d, r11d, 11
        xor          ebp, r12d
        mov          r12d, r11d
        and          r12d, ebx
        add          r10d, r12d
        mov          esi, r8d
        and          esi, r13d
        sub          esi, r15d
        rorx         r12d, r11d, 25
        xor          ebp, r12d
        andn         r12d, r11d, r9d
        add          r10d, r12d
        add          r10d, ebp
        mov          ebp, r8d
        xor          ebp, r13d
        and          ebp, edi
        add          esi, ebp
        add          r9d, [rcx + 60]                            /* round 15 */
        add          esi, r10d
        add          r9d, r13d
        rorx         ecx, edi, 2
        rorx         ebp, edi, 13
        xor          ecx, ebp
        rorx         ebp, edi, 22
        xor          ecx, ebp
        add          esi, ecx
        mov          edx, edi
        and          edx, r8d
        sub          edx, r13d
        rorx         ecx, r10d, 6
        mov          rbp, [rsp + 24]
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
        xor          ecx, r8d
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
        mov          r12, [rsp + 8]
        add          r12, -1
        mov          [rsp + 8], r12
        mov          r13d, [rbp + 4]
        add          esi, r13d
        mov          [rbp + 4], esi
        mov          r13d, [rbp + 8]
        add          edi, r13d
        mov          [rbp + 8], edi
        mov          r13d, [rbp + 12]
        add          r8d, r13d
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
        jmp          NSMS_L(batch1)
NSMS_L(done):
        vzeroupper

#ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1200]
        vmovaps      xmm7, [rsp + 1216]
        vmovaps      xmm8, [rsp + 1232]
        vmovaps      xmm9, [rsp + 1248]
        vmovaps      xmm10, [rsp + 1264]
        vmovaps      xmm11, [rsp + 1280]
        vmovaps      xmm12, [rsp + 1296]
        vmovaps      xmm13, [rsp + 1312]
        vmovaps      xmm14, [rsp + 1328]
        vmovaps      xmm15, [rsp + 1344]
        add          rsp, 1368
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
        add          rsp, 1208
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
        .size        NSMS_SYMBOL(nsms_sha256_blocks_avx2_n4_goldencove), . - NSMS_SYMBOL(nsms_sha256_blocks_avx2_n4_goldencove)
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

/* nsms_sha256_blocks_avx2_n4_goldencove: 15 integer registers, 16 vector registers, 13 spills.
 *   Register map: a..h: edx, esi, edi, r8d, r9d, r10d, r11d, ebx; W rows 0..7 of 4
 *     blocks: ymm0..ymm7; W rows 0..3 of 1 block: xmm0..xmm3; scratch: rax; blocks: [rsp+8];
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
 * - name: nsms_sha256_blocks_avx2_n4_goldencove
 *   signature: void nsms_sha256_blocks_avx2_n4_goldencove(uint32_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 32, align: 4, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 1256, win64: 1432}
 *   features: [avx, avx2, bmi1, bmi2]
 */
