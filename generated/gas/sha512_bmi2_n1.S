/* sha512_bmi2_n1.S, written by nsms: make gen HASH=sha512 ISA=bmi2 N=1
 *
 * void nsms_sha512_blocks_bmi2_n1(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,302 instructions (System V); 312 bytes of stack (System V), 328 (Win64).
 * void nsms_sha512_schedule_bmi2_n1(uint64_t *wk, const void *data);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of a block, wk[t].
 *   Reads 128 bytes at data; writes 640 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 435 instructions (System V); 168 bytes of stack (System V), 184 (Win64).
 *
 * Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: bmi1, bmi2.
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
#  define NSMS_L(name) Lsha512_bmi2_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_bmi2_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_bmi2_n1_##name
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
NSMS_L(K):  /* K_t; a word for its end */
        .quad        0x428a2f98d728ae22, 0x7137449123ef65cd
        .quad        0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc
        .quad        0x3956c25bf348b538, 0x59f111f1b605d019
        .quad        0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        .quad        0xd807aa98a3030242, 0x12835b0145706fbe
        .quad        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2
        .quad        0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        .quad        0x9bdc06a725c71235, 0xc19bf174cf692694
        .quad        0xe49b69c19ef14ad2, 0xefbe4786384f25e3
        .quad        0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65
        .quad        0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        .quad        0x5cb0a9dcbd41fbd4, 0x76f988da831153b5
        .quad        0x983e5152ee66dfab, 0xa831c66d2db43210
        .quad        0xb00327c898fb213f, 0xbf597fc7beef0ee4
        .quad        0xc6e00bf33da88fc2, 0xd5a79147930aa725
        .quad        0x06ca6351e003826f, 0x142929670a0e6e70
        .quad        0x27b70a8546d22ffc, 0x2e1b21385c26c926
        .quad        0x4d2c6dfc5ac42aed, 0x53380d139d95b3df
        .quad        0x650a73548baf63de, 0x766a0abb3c77b2a8
        .quad        0x81c2c92e47edaee6, 0x92722c851482353b
        .quad        0xa2bfe8a14cf10364, 0xa81a664bbc423001
        .quad        0xc24b8b70d0f89791, 0xc76c51a30654be30
        .quad        0xd192e819d6ef5218, 0xd69906245565a910
        .quad        0xf40e35855771202a, 0x106aa07032bbd1b8
        .quad        0x19a4c116b8d2d0c8, 0x1e376c085141ab53
        .quad        0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8
        .quad        0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        .quad        0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3
        .quad        0x748f82ee5defb2fc, 0x78a5636f43172f60
        .quad        0x84c87814a1f0ab72, 0x8cc702081a6439ec
        .quad        0x90befffa23631e28, 0xa4506cebde82bde9
        .quad        0xbef9a3f7b2c67915, 0xc67178f2e372532b
        .quad        0xca273eceea26619c, 0xd186b8c721c0c207
        .quad        0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178
        .quad        0x06f067aa72176fba, 0x0a637dc5a2c898a6
        .quad        0x113f9804bef90dae, 0x1b710b35131c471b
        .quad        0x28db77f523047d84, 0x32caab7b40c72493
        .quad        0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
        .quad        0x4cc5d4becb3e42b6, 0x597f299cfc657e2a
        .quad        0x5fcb6fab3ad6faec, 0x6c44198c4a475817
        .quad        0x0000000000000000

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1))
NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1))
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
        sub          rsp, 264
        NSMS_SEH(.seh_stackalloc 264)
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
        sub          rsp, 264
        .cfi_def_cfa_offset 320
#endif
        mov          [rsp + 128], rdi
        mov          [rsp + 112], rsi
        mov          [rsp + 120], rdx
        cmp          qword ptr [rsp + 120], 0
        je           NSMS_L(blocks_done)

        /* the working variables are the intermediate hash value */
        mov          r11, [rsp + 128]
        mov          rax, [r11]
        mov          rcx, [r11 + 8]
        mov          rdx, [r11 + 16]
        mov          rsi, [r11 + 24]
        mov          rdi, [r11 + 32]
        mov          r8, [r11 + 40]
        mov          r9, [r11 + 48]
        mov          r10, [r11 + 56]
        /* Live here: a..h: rax, rcx, rdx, rsi, rdi, r8, r9, r10; data: [rsp+112]; blocks: [rsp+120]; */
        /*   state: [rsp+128]. */
NSMS_L(blocks_batch1):
        cmp          qword ptr [rsp + 120], 1
        jb           NSMS_L(blocks_done)

        /* rounds 0 to 15, on the message words */
        /* Comments count rounds and words W_t from 0 at the first of these rounds. */
        add          r10, [rip + NSMS_L(K)]                     /* round 0 */
        rorx         r12, rdi, 14
        rorx         r13, rdi, 18
        xor          r12, r13
        mov          r13, rdi
        and          r13, r8
        add          r10, r13
        mov          r13, [rsp + 112]
        mov          rbx, [r13]                                 /* W_0 */
        andn         r14, rdi, r9
        add          r9, [rip + NSMS_L(K) + 8]                  /* round 1 */
        rorx         r15, rax, 28
        rorx         rbp, rax, 34
        xor          r15, rbp
        mov          rbp, rax
        xor          rbp, rcx
        mov          r11, rcx
        xor          r11, rdx
        and          r11, rbp
        mov          [rsp + 144], rdx
        mov          rdx, [r13 + 8]                             /* W_1 */
        xor          r11, rcx
        mov          [rsp + 152], rcx
        rorx         rcx, rdi, 41
        xor          rcx, r12
        rorx         r12, rax, 39
        xor          r15, r12
        add          r15, r11
        mov          r12, [r13 + 16]                            /* W_2 */
        mov          r11, [r13 + 24]                            /* W_3 */
        mov          [rsp + 160], r11
        mov          r11, r8                                    /* round 2 */
        add          r11, [rip + NSMS_L(K) + 16]
        mov          [rsp + 168], r11
        mov          r11, [r13 + 32]                            /* W_4 */
        mov          [rsp + 176], r11
        mov          r11, [r13 + 40]                            /* W_5 */
        mov          [rsp + 184], r11
        mov          r11, rdi                                   /* round 3 */
        add          r11, [rip + NSMS_L(K) + 24]
        mov          [rsp + 192], r11
        mov          r11, [r13 + 48]                            /* W_6 */
        mov          [rsp + 200], r11
        mov          r11, [r13 + 56]                            /* W_7 */
        mov          [rsp + 208], r11
        mov          r11, [r13 + 64]                            /* W_8 */
        mov          [rsp + 216], r11
        mov          r11, [r13 + 72]                            /* W_9 */
        mov          [rsp + 224], r11
        mov          r11, [r13 + 80]                            /* W_10 */
        mov          [rsp + 232], r11
        mov          r11, [r13 + 88]                            /* W_11 */
        bswap        rbx
        add          r14, rbx
        add          r10, r14
        add          rcx, r10
        add          rsi, rcx
        add          rcx, r15
        rorx         r14, rsi, 14
        rorx         r15, rsi, 18
        xor          r14, r15
        mov          r15, rsi
        and          r15, rdi
        rorx         r10, rcx, 28
        mov          [rsp + 240], rbx
        rorx         rbx, rcx, 34
        xor          r10, rbx
        mov          rbx, rcx
        xor          rbx, rax
        and          rbp, rbx
        xor          rbp, rax
        rorx         r13, rsi, 41
        xor          r14, r13
        andn         r13, rsi, r8
        rorx         r8, rcx, 39
        xor          r10, r8
        add          r10, rbp
        mov          rbp, rsi                                   /* round 4 */
        add          rbp, [rip + NSMS_L(K) + 32]
        bswap        rdx
        add          r9, rdx
        add          r9, r15
        add          r13, r9
        add          r14, r13
        mov          r13, [rsp + 144]
        add          r13, r14
        add          r14, r10
        rorx         r10, r13, 14
        rorx         r15, r13, 18
        xor          r10, r15
        mov          r15, r13
        and          r15, rsi
        rorx         r9, r14, 28
        rorx         r8, r14, 34
        xor          r9, r8
        mov          r8, r14
        xor          r8, rcx
        and          rbx, r8
        xor          rbx, rcx
        mov          [rsp + 144], rdx
        rorx         rdx, r13, 41
        xor          r10, rdx
        andn         rdi, r13, rdi
        rorx         rdx, r14, 39
        xor          r9, rdx
        add          r9, rbx
        mov          rdx, r13                                   /* round 5 */
        add          rdx, [rip + NSMS_L(K) + 40]
        bswap        r12
        mov          [rsp], r12
        mov          rbx, [rsp + 168]
        add          rbx, r12
        add          rbx, r15
        add          rdi, rbx
        add          r10, rdi
        mov          r15, [rsp + 152]
        add          r15, r10
        add          r10, r9
        rorx         rdi, r15, 14
        rorx         rbx, r15, 18
        xor          rdi, rbx
        mov          rbx, r15
        and          rbx, r13
        rorx         r9, r10, 28
        rorx         r12, r10, 34
        xor          r9, r12
        mov          r12, r10
        xor          r12, r14
        and          r8, r12
        xor          r8, r14
        mov          [rsp + 152], r11
        rorx         r11, r15, 41
        xor          rdi, r11
        andn         r11, r15, rsi
        rorx         rsi, r10, 39
        xor          r9, rsi
        add          r9, r8
        mov          r8, r15                                    /* round 6 */
        add          r8, [rip + NSMS_L(K) + 48]
        mov          rsi, [rsp + 160]
        bswap        rsi
        mov          [rsp + 8], rsi
        mov          [rsp + 160], r8
        mov          r8, [rsp + 192]
        add          r8, rsi
        add          r8, rbx
        add          r11, r8
        add          rdi, r11
        add          rax, rdi
        add          rdi, r9
        rorx         rbx, rax, 14
        rorx         r11, rax, 18
        xor          rbx, r11
        mov          r11, rax
        and          r11, r15
        rorx         r9, rdi, 28
        rorx         r8, rdi, 34
        xor          r9, r8
        mov          r8, rdi
        xor          r8, r10
        and          r12, r8
        xor          r12, r10
        rorx         rsi, rax, 41
        xor          rsi, rbx
        andn         r13, rax, r13
        rorx         rbx, rdi, 39
        xor          r9, rbx
        add          r9, r12
        mov          r12, rax                                   /* round 7 */
        add          r12, [rip + NSMS_L(K) + 56]
        mov          rbx, [rsp + 176]
        bswap        rbx
        mov          [rsp + 16], rbx
        add          rbp, rbx
        add          rbp, r11
        add          r13, rbp
        add          rsi, r13
        add          rcx, rsi
        add          rsi, r9
        rorx         r13, rcx, 14
        rorx         rbp, rcx, 18
        xor          r13, rbp
        mov          rbp, rcx
        and          rbp, rax
        rorx         r11, rsi, 28
        rorx         r9, rsi, 34
        xor          r11, r9
        mov          r9, rsi
        xor          r9, rdi
        and          r8, r9
        xor          r8, rdi
        rorx         rbx, rcx, 41
        xor          r13, rbx
        andn         r15, rcx, r15
        rorx         rbx, rsi, 39
        xor          r11, rbx
        add          r11, r8
        mov          rbx, rcx                                   /* round 8 */
        add          rbx, [rip + NSMS_L(K) + 64]
        mov          r8, [rsp + 184]
        bswap        r8
        mov          [rsp + 24], r8
        add          rdx, r8
        add          rdx, rbp
        add          rdx, r15
        add          rdx, r13
        add          r14, rdx
        add          rdx, r11
        rorx         r13, r14, 14
        rorx         r15, r14, 18
        xor          r13, r15
        mov          r15, r14
        and          r15, rcx
        rorx         rbp, rdx, 28
        rorx         r11, rdx, 34
        xor          rbp, r11
        mov          r11, rdx
        xor          r11, rsi
        and          r9, r11
        xor          r9, rsi
        rorx         r8, r14, 41
        xor          r13, r8
        andn         r8, r14, rax
        rorx         rax, rdx, 39
        xor          rbp, rax
        add          rbp, r9
        mov          r9, r14                                    /* round 9 */
        add          r9, [rip + NSMS_L(K) + 72]
        mov          rax, [rsp + 200]
        bswap        rax
        mov          [rsp + 32], rax
        mov          [rsp + 168], r9
        mov          r9, rax
        add          r9, [rsp + 160]
        add          r9, r15
        add          r8, r9
        add          r13, r8
        add          r10, r13
        add          r13, rbp
        rorx         r15, r10, 14
        rorx         rbp, r10, 18
        xor          r15, rbp
        mov          rbp, r10
        and          rbp, r14
        rorx         r9, r13, 28
        rorx         r8, r13, 34
        xor          r9, r8
        mov          r8, r13
        xor          r8, rdx
        and          r11, r8
        xor          r11, rdx
        rorx         rax, r10, 41
        xor          rax, r15
        andn         r15, r10, rcx
        rorx         rcx, r13, 39
        xor          r9, rcx
        add          r9, r11
        mov          r11, r10                                   /* round 10 */
        add          r11, [rip + NSMS_L(K) + 80]
        mov          rcx, [rsp + 208]
        bswap        rcx
        mov          [rsp + 40], rcx
        add          r12, rcx
        add          r12, rbp
        add          r15, r12
        add          rax, r15
        add          rdi, rax
        add          rax, r9
        rorx         r12, rdi, 14
        rorx         r15, rdi, 18
        xor          r12, r15
        mov          r15, rdi
        and          r15, r10
        rorx         rbp, rax, 28
        rorx         r9, rax, 34
        xor          rbp, r9
        mov          r9, rax
        xor          r9, r13
        and          r8, r9
        xor          r8, r13
        rorx         rcx, rdi, 41
        xor          r12, rcx
        andn         r14, rdi, r14
        rorx         rcx, rax, 39
        xor          rbp, rcx
        add          rbp, r8
        mov          r8, [rsp + 216]
        bswap        r8
        mov          [rsp + 48], r8
        add          rbx, r8
        add          rbx, r15
        add          r14, rbx
        add          r12, r14
        add          rsi, r12
        add          r12, rbp
        rorx         r14, rsi, 14
        rorx         r15, rsi, 18
        xor          r14, r15
        mov          r15, rsi
        and          r15, rdi
        rorx         rbp, r12, 28
        rorx         rbx, r12, 34
        xor          rbp, rbx
        mov          rbx, r12
        xor          rbx, rax
        and          r9, rbx
        xor          r9, rax
        rorx         rcx, rsi, 41
        xor          r14, rcx
        andn         r10, rsi, r10
        rorx         rcx, r12, 39
        xor          rbp, rcx
        add          r9, rbp
        mov          rbp, rdi                                   /* round 11 */
        add          rbp, [rip + NSMS_L(K) + 88]
        mov          rcx, [rsp + 224]
        bswap        rcx
        mov          [rsp + 56], rcx
        mov          r8, rcx
        add          r8, [rsp + 168]
        add          r8, r15
        add          r10, r8
        add          r14, r10
        add          rdx, r14
        add          r9, r14
        rorx         r8, rdx, 14
        rorx         r14, rdx, 18
        xor          r8, r14
        mov          r14, rdx
        and          r14, rsi
        rorx         r15, r9, 28
        rorx         r10, r9, 34
        xor          r15, r10
        mov          r10, r9
        xor          r10, r12
        and          rbx, r10
        xor          rbx, r12
        rorx         rcx, rdx, 41
        xor          r8, rcx
        andn         rdi, rdx, rdi
        rorx         rcx, r9, 39
        xor          r15, rcx
        add          r15, rbx
        mov          rbx, [rsp + 232]
        bswap        rbx
        mov          [rsp + 64], rbx
        add          r11, rbx
        add          r11, r14
        add          rdi, r11
        add          r8, rdi
        add          r13, r8
        add          r8, r15
        rorx         rdi, r13, 14
        rorx         r14, r13, 18
        xor          rdi, r14
        mov          r14, r13
        and          r14, rdx
        rorx         r15, r8, 28
        rorx         r11, r8, 34
        xor          r15, r11
        mov          r11, r8
        xor          r11, r9
        and          r10, r11
        xor          r10, r9
        rorx         rcx, r13, 41
        xor          rdi, rcx
        andn         rcx, r13, rsi
        add          rsi, [rip + NSMS_L(K) + 96]                /* round 12 */
        mov          rbx, [rsp + 152]
        bswap        rbx
        mov          [rsp + 72], rbx
        add          rbp, rbx
        add          rbp, r14
        add          rcx, rbp
        add          rdi, rcx
        add          rax, rdi
        rorx         r14, r8, 39
        xor          r15, r14
        add          r15, r10
        add          rdi, r15
        rorx         r14, rax, 14
        rorx         r15, rax, 18
        xor          r14, r15
        mov          r15, rax
        and          r15, r13
        mov          rbp, [rsp + 112]
        mov          r10, [rbp + 96]                            /* W_12 */
        rorx         rcx, rdi, 28
        rorx         rbx, rdi, 34
        xor          rcx, rbx
        mov          rbx, rdi
        xor          rbx, r8
        and          r11, rbx
        xor          r11, r8
        mov          [rsp + 152], r8
        rorx         r8, rax, 41
        xor          r14, r8
        andn         r8, rax, rdx
        add          rdx, [rip + NSMS_L(K) + 104]               /* round 13 */
        bswap        r10
        mov          [rsp + 80], r10
        add          rsi, r10
        add          rsi, r15
        add          rsi, r8
        add          rsi, r14
        add          r12, rsi
        rorx         r14, rdi, 39
        xor          rcx, r14
        add          rcx, r11
        add          rsi, rcx
        rorx         r14, r12, 14
        rorx         r15, r12, 18
        xor          r14, r15
        mov          r15, r12
        and          r15, rax
        mov          r11, [rbp + 104]                           /* W_13 */
        rorx         r8, rsi, 28
        rorx         rcx, rsi, 34
        xor          r8, rcx
        mov          rcx, rsi
        xor          rcx, rdi
        and          rbx, rcx
        xor          rbx, rdi
        rorx         r10, r12, 41
        xor          r14, r10
        andn         r10, r12, r13
        add          r13, [rip + NSMS_L(K) + 112]               /* round 14 */
        bswap        r11
        mov          [rsp + 88], r11
        add          rdx, r11
        add          rdx, r15
        add          rdx, r10
        add          rdx, r14
        add          r9, rdx
        rorx         r14, rsi, 39
        xor          r8, r14
        add          r8, rbx
        add          rdx, r8
        rorx         r14, r9, 14
        rorx         r15, r9, 18
        mov          rbx, r9
        and          rbx, r12
        mov          r10, rdx
        xor          r10, rsi
        xor          r14, r15
        mov          r15, [rbp + 112]                           /* W_14 */
        and          rcx, r10
        xor          rcx, rsi
        rorx         r8, rdx, 28
        rorx         r11, rdx, 34
        xor          r8, r11
        rorx         r11, r9, 41
        xor          r14, r11
        andn         r11, r9, rax
        add          rax, [rip + NSMS_L(K) + 120]               /* round 15 */
        mov          rbp, [rbp + 120]                           /* W_15 */
        mov          [rsp + 160], rsi
        rorx         rsi, rdx, 39
        xor          r8, rsi
        add          rcx, r8
        bswap        r15
        mov          [rsp + 96], r15
        add          r13, r15
        add          r13, rbx
        add          r11, r13
        add          r14, r11
        mov          r8, [rsp + 152]
        add          r8, r14
        add          rcx, r14
        rorx         r13, r8, 14
        rorx         r14, r8, 18
        mov          rbx, r8
        and          rbx, r9
        xor          r13, r14
        rorx         r14, rcx, 28
        rorx         r11, rcx, 34
        mov          rsi, rcx
        xor          rsi, rdx
        andn         r15, r8, r12
        xor          r14, r11
        and          rsi, r10
        xor          rsi, rdx
        rorx         r11, r8, 41
        xor          r13, r11
        rorx         r11, rcx, 39
        bswap        rbp
        mov          [rsp + 104], rbp
        add          rax, rbp
        add          rax, rbx
        add          rax, r15
        add          rax, r13
        add          rdi, rax
        lea          r13, [rip + NSMS_L(K) + 128]
        lea          r15, [rip + NSMS_L(K) + 640]
        mov          [rsp + 136], r15
        xor          r14, r11
        add          r14, rsi
        add          rax, r14
        mov          r10, r12
        mov          r11, r13
        mov          rsi, [rsp + 160]
        mov          rbx, [rsp + 240]
        mov          rbp, [rsp + 144]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rax, rcx, rdx, rsi, rdi, r8, r9, r10; W rows 0..15 of 1 block: rbx, rbp, */
        /*   [rsp..rsp+104]; kp: r11; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; */
        /*   upper_bound: [rsp+136]. */
NSMS_L(blocks_rounds_and_schedule):

        /* rounds 16 to 79, sixteen per iteration, and their words */
        /* Comments give rounds and words the numbers of the first iteration. */
        add          r10, [r11]                                 /* round 16 */
        mov          r12, [rsp + 56]
        add          rbx, r12                                   /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        mov          r13, [rsp + 96]
        rorx         r14, r13, 19
        rorx         r15, r13, 61
        xor          r14, r15
        rorx         r15, rdi, 14
        rorx         r12, rdi, 18
        xor          r15, r12
        mov          r12, rdi
        and          r12, r8
        add          r10, r12
        mov          r12, r13
        shr          r12, 6
        xor          r14, r12
        add          rbx, r14
        rorx         r12, rbp, 1
        rorx         r14, rbp, 8
        xor          r12, r14
        rorx         r14, rdi, 41
        xor          r15, r14
        andn         r14, rdi, r9
        add          r10, r14
        add          r10, r15
        mov          r14, rbp
        shr          r14, 7
        xor          r12, r14
        add          rbx, r12
        add          r10, rbx
        add          rsi, r10
        rorx         r12, rax, 28
        rorx         r14, rax, 34
        xor          r12, r14
        mov          r14, rax
        xor          r14, rcx
        mov          r15, rcx
        xor          r15, rdx
        and          r15, r14
        mov          r13, [rsp + 64]
        add          rbp, r13                                   /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        xor          r15, rcx
        add          r9, [r11 + 8]                              /* round 17 */
        rorx         r13, [rsp + 104], 19
        mov          [rsp + 144], rcx
        rorx         rcx, [rsp + 104], 61
        xor          r13, rcx
        rorx         rcx, rax, 39
        xor          r12, rcx
        add          r12, r15
        add          r10, r12
        mov          r12, [rsp + 104]
        mov          r15, r12
        shr          r15, 6
        xor          r13, r15
        add          rbp, r13
        mov          r13, [rsp]
        rorx         r15, r13, 1
        rorx         rcx, r13, 8
        xor          r15, rcx
        mov          rcx, r13
        shr          rcx, 7
        xor          r15, rcx
        add          rbp, r15
        add          r9, rbp
        rorx         r15, rsi, 14
        rorx         rcx, rsi, 18
        xor          r15, rcx
        mov          rcx, rsi
        and          rcx, rdi
        add          r9, rcx
        rorx         rcx, r10, 28
        rorx         r12, r10, 34
        xor          rcx, r12
        mov          r12, r10
        xor          r12, rax
        and          r14, r12
        xor          r14, rax
        mov          [rsp + 152], rax
        rorx         rax, [rsp + 8], 1                          /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        mov          [rsp + 160], rbp
        rorx         rbp, [rsp + 8], 8
        xor          rax, rbp
        rorx         rbp, rsi, 41
        xor          r15, rbp
        mov          rbp, [rsp + 72]
        add          r13, rbp
        andn         rbp, rsi, r8
        add          r9, rbp
        add          r8, [r11 + 16]                             /* round 18 */
        add          r9, r15
        add          rdx, r9
        rorx         r15, r10, 39
        xor          rcx, r15
        add          rcx, r14
        add          r9, rcx
        rorx         r14, rbx, 19
        rorx         r15, rbx, 61
        xor          r14, r15
        mov          rcx, [rsp + 8]
        mov          r15, rcx
        shr          r15, 7
        xor          rax, r15
        add          rax, r13
        mov          r13, rbx
        shr          r13, 6
        xor          r14, r13
        add          rax, r14
        mov          [rsp], rax
        add          r8, rax
        rorx         r13, rdx, 14
        rorx         r14, rdx, 18
        xor          r13, r14
        mov          r14, rdx
        and          r14, rsi
        add          r8, r14
        rorx         r14, r9, 28
        rorx         r15, r9, 34
        xor          r14, r15
        mov          r15, r9
        xor          r15, r10
        and          r12, r15
        xor          r12, r10
        mov          rbp, [rsp + 16]
        mov          [rsp + 168], rbx
        rorx         rbx, rbp, 1                                /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        mov          [rsp + 176], r10
        rorx         r10, rbp, 8
        xor          rbx, r10
        rorx         r10, rdx, 41
        xor          r13, r10
        mov          r10, [rsp + 80]
        add          rcx, r10
        andn         r10, rdx, rdi
        add          r8, r10
        add          rdi, [r11 + 24]                            /* round 19 */
        add          r8, r13
        mov          r13, [rsp + 144]
        add          r13, r8
        rorx         r10, r9, 39
        xor          r14, r10
        add          r14, r12
        add          r8, r14
        mov          r12, [rsp + 160]
        rorx         r14, r12, 19
        rorx         r10, r12, 61
        xor          r14, r10
        mov          r10, rbp
        shr          r10, 7
        xor          rbx, r10
        add          rcx, rbx
        mov          rbx, r12
        shr          rbx, 6
        xor          r14, rbx
        add          rcx, r14
        mov          [rsp + 8], rcx
        add          rdi, rcx
        rorx         r14, r13, 14
        rorx         rbx, r13, 18
        xor          r14, rbx
        mov          rbx, r13
        and          rbx, rdx
        add          rdi, rbx
        rorx         rbx, r8, 28
        rorx         r10, r8, 34
        xor          rbx, r10
        mov          r10, r8
        xor          r10, r9
        and          r15, r10
        xor          r15, r9
        rorx         r12, [rsp + 24], 1                         /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        mov          [rsp + 144], r9
        rorx         r9, [rsp + 24], 8
        xor          r12, r9
        rorx         r9, r13, 41
        xor          r14, r9
        mov          r9, [rsp + 88]
        add          rbp, r9
        andn         r9, r13, rsi
        add          rdi, r9
        add          rsi, [r11 + 32]                            /* round 20 */
        add          rdi, r14
        mov          r14, [rsp + 152]
        add          r14, rdi
        rorx         r9, r8, 39
        xor          rbx, r9
        add          rbx, r15
        add          rdi, rbx
        rorx         r15, rax, 19
        rorx         rbx, rax, 61
        xor          r15, rbx
        mov          rbx, [rsp + 24]
        mov          r9, rbx
        shr          r9, 7
        xor          r12, r9
        add          rbp, r12
        mov          r12, rax
        shr          r12, 6
        xor          r15, r12
        add          rbp, r15
        mov          [rsp + 16], rbp
        add          rsi, rbp
        rorx         r12, r14, 14
        rorx         r15, r14, 18
        xor          r12, r15
        mov          r15, r14
        and          r15, r13
        add          rsi, r15
        rorx         r15, rdi, 28
        rorx         r9, rdi, 34
        xor          r15, r9
        mov          r9, rdi
        xor          r9, r8
        and          r10, r9
        xor          r10, r8
        rorx         rax, [rsp + 32], 1                         /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        mov          [rsp + 152], r8
        rorx         r8, [rsp + 32], 8
        xor          rax, r8
        rorx         r8, r14, 41
        xor          r12, r8
        mov          r8, [rsp + 96]
        add          rbx, r8
        andn         r8, r14, rdx
        add          rsi, r8
        add          rdx, [r11 + 40]                            /* round 21 */
        add          rsi, r12
        mov          r12, [rsp + 176]
        add          r12, rsi
        rorx         r8, rdi, 39
        xor          r15, r8
        add          r15, r10
        add          rsi, r15
        rorx         r15, rcx, 19
        rorx         r10, rcx, 61
        xor          r15, r10
        mov          r10, [rsp + 32]
        mov          r8, r10
        shr          r8, 7
        xor          rax, r8
        add          rbx, rax
        mov          r8, rcx
        shr          r8, 6
        xor          r15, r8
        add          rbx, r15
        mov          [rsp + 24], rbx
        add          rdx, rbx
        rorx         r15, r12, 14
        rorx         r8, r12, 18
        xor          r15, r8
        mov          r8, r12
        and          r8, r14
        add          rdx, r8
        rorx         r8, rsi, 28
        rorx         rax, rsi, 34
        xor          r8, rax
        mov          rax, rsi
        xor          rax, rdi
        and          r9, rax
        xor          r9, rdi
        rorx         rcx, [rsp + 40], 1                         /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        mov          [rsp + 176], rdi
        rorx         rdi, [rsp + 40], 8
        xor          rcx, rdi
        rorx         rdi, r12, 41
        xor          r15, rdi
        mov          rdi, [rsp + 104]
        add          r10, rdi
        andn         rdi, r12, r13
        add          rdx, rdi
        add          r13, [r11 + 48]                            /* round 22 */
        add          rdx, r15
        mov          r15, [rsp + 144]
        add          r15, rdx
        rorx         rdi, rsi, 39
        xor          r8, rdi
        add          r8, r9
        add          rdx, r8
        rorx         r9, rbp, 19
        rorx         r8, rbp, 61
        xor          r9, r8
        mov          r8, [rsp + 40]
        mov          rdi, r8
        shr          rdi, 7
        xor          rcx, rdi
        add          r10, rcx
        mov          rdi, rbp
        shr          rdi, 6
        xor          r9, rdi
        add          r10, r9
        mov          [rsp + 32], r10
        add          r13, r10
        rorx         rcx, r15, 14
        rorx         r9, r15, 18
        xor          rcx, r9
        mov          r9, r15
        and          r9, r12
        add          r13, r9
        rorx         r9, rdx, 28
        rorx         rdi, rdx, 34
        xor          r9, rdi
        mov          rdi, rdx
        xor          rdi, rsi
        and          rax, rdi
        xor          rax, rsi
        rorx         rbp, [rsp + 48], 1                         /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        mov          [rsp + 144], rsi
        rorx         rsi, [rsp + 48], 8
        xor          rbp, rsi
        mov          rsi, [rsp + 48]
        mov          r10, rsi
        shr          r10, 7
        xor          rbp, r10
        add          r8, rbp
        mov          rbp, [rsp + 168]
        add          r8, rbp
        rorx         r10, r15, 41
        xor          rcx, r10
        andn         r10, r15, r14
        add          r10, r13
        add          r14, [r11 + 56]                            /* round 23 */
        add          rcx, r10
        mov          r13, [rsp + 152]
        add          r13, rcx
        rorx         r10, rdx, 39
        xor          r9, r10
        add          r9, rax
        add          rcx, r9
        rorx         r10, rbx, 19
        rorx         r9, rbx, 61
        xor          r10, r9
        mov          r9, rbx
        shr          r9, 6
        xor          r10, r9
        add          r8, r10
        mov          [rsp + 40], r8
        add          r14, r8
        rorx         rax, r13, 14
        rorx         r10, r13, 18
        xor          rax, r10
        mov          r10, r13
        and          r10, r15
        add          r14, r10
        rorx         r10, rcx, 28
        rorx         r9, rcx, 34
        xor          r10, r9
        mov          r9, rcx
        xor          r9, rdx
        and          rdi, r9
        xor          rdi, rdx
        rorx         rbp, [rsp + 56], 1                         /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        rorx         rbx, [rsp + 56], 8
        xor          rbp, rbx
        mov          rbx, [rsp + 56]
        mov          [rsp + 152], rdx
        mov          rdx, rbx
        shr          rdx, 7
        xor          rbp, rdx
        add          rsi, rbp
        mov          rbp, [rsp + 160]
        add          rsi, rbp
        rorx         rdx, r13, 41
        xor          rax, rdx
        andn         rdx, r13, r12
        add          rdx, r14
        add          r12, [r11 + 64]                            /* round 24 */
        add          rax, rdx
        mov          r14, [rsp + 176]
        add          r14, rax
        rorx         rdx, rcx, 39
        xor          r10, rdx
        add          r10, rdi
        add          rax, r10
        mov          r10, [rsp + 32]
        rorx         rdi, r10, 19
        rorx         rdx, r10, 61
        xor          rdi, rdx
        mov          rdx, r10
        shr          rdx, 6
        xor          rdi, rdx
        add          rsi, rdi
        mov          [rsp + 48], rsi
        add          r12, rsi
        rorx         rdi, r14, 14
        rorx         rdx, r14, 18
        xor          rdi, rdx
        mov          rdx, r14
        and          rdx, r13
        add          r12, rdx
        rorx         rdx, rax, 28
        rorx         rbp, rax, 34
        xor          rdx, rbp
        mov          rbp, rax
        xor          rbp, rcx
        and          r9, rbp
        xor          r9, rcx
        rorx         r10, [rsp + 64], 1                         /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        mov          [rsp + 176], rcx
        rorx         rcx, [rsp + 64], 8
        xor          r10, rcx
        mov          rcx, [rsp + 64]
        mov          rsi, rcx
        shr          rsi, 7
        xor          r10, rsi
        add          rbx, r10
        mov          r10, [rsp]
        add          rbx, r10
        rorx         rsi, r14, 41
        xor          rdi, rsi
        andn         rsi, r14, r15
        add          rsi, r12
        add          r15, [r11 + 72]                            /* round 25 */
        add          rdi, rsi
        mov          rsi, [rsp + 144]
        add          rsi, rdi
        rorx         r12, rax, 39
        xor          rdx, r12
        add          rdx, r9
        add          rdi, rdx
        rorx         r12, r8, 19
        rorx         r9, r8, 61
        xor          r12, r9
        mov          r9, r8
        shr          r9, 6
        xor          r12, r9
        add          rbx, r12
        mov          [rsp + 56], rbx
        add          r15, rbx
        rorx         r9, rsi, 14
        rorx         r12, rsi, 18
        xor          r9, r12
        mov          r12, rsi
        and          r12, r14
        add          r15, r12
        rorx         r12, rdi, 28
        rorx         rdx, rdi, 34
        xor          r12, rdx
        mov          rdx, rdi
        xor          rdx, rax
        and          rbp, rdx
        xor          rbp, rax
        rorx         r10, [rsp + 72], 1                         /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        rorx         r8, [rsp + 72], 8
        xor          r10, r8
        mov          r8, [rsp + 72]
        mov          [rsp + 144], rax
        mov          rax, r8
        shr          rax, 7
        xor          r10, rax
        add          rcx, r10
        mov          r10, [rsp + 8]
        add          rcx, r10
        rorx         rax, rsi, 41
        xor          r9, rax
        andn         rax, rsi, r13
        add          rax, r15
        add          r13, [r11 + 80]                            /* round 26 */
        add          r9, rax
        mov          r15, [rsp + 152]
        add          r15, r9
        rorx         rax, rdi, 39
        xor          r12, rax
        add          r12, rbp
        add          r9, r12
        mov          rax, [rsp + 48]
        rorx         r12, rax, 19
        rorx         rbp, rax, 61
        xor          r12, rbp
        mov          rbp, rax
        shr          rbp, 6
        xor          r12, rbp
        add          rcx, r12
        mov          [rsp + 64], rcx
        add          r13, rcx
        rorx         r12, r15, 14
        rorx         rbp, r15, 18
        xor          r12, rbp
        mov          rbp, r15
        and          rbp, rsi
        add          r13, rbp
        rorx         rbp, r9, 28
        rorx         r10, r9, 34
        xor          rbp, r10
        mov          r10, r9
        xor          r10, rdi
        and          rdx, r10
        xor          rdx, rdi
        rorx         rax, [rsp + 80], 1                         /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        mov          [rsp + 152], rdi
        rorx         rdi, [rsp + 80], 8
        xor          rax, rdi
        mov          rdi, [rsp + 80]
        mov          rcx, rdi
        shr          rcx, 7
        xor          rax, rcx
        add          rax, r8
        mov          r8, [rsp + 16]
        add          rax, r8
        rorx         rcx, r15, 41
        xor          r12, rcx
        andn         rcx, r15, r14
        add          rcx, r13
        add          r14, [r11 + 88]                            /* round 27 */
        add          r12, rcx
        mov          rcx, [rsp + 176]
        add          rcx, r12
        rorx         r13, r9, 39
        xor          rbp, r13
        add          rbp, rdx
        add          r12, rbp
        rorx         r13, rbx, 19
        rorx         rbp, rbx, 61
        xor          r13, rbp
        mov          rbp, rbx
        shr          rbp, 6
        xor          r13, rbp
        add          rax, r13
        mov          [rsp + 72], rax
        add          r14, rax
        rorx         r13, rcx, 14
        rorx         rbp, rcx, 18
        xor          r13, rbp
        mov          rbp, rcx
        and          rbp, r15
        add          r14, rbp
        rorx         rbp, r12, 28
        rorx         rdx, r12, 34
        xor          rbp, rdx
        mov          rdx, r12
        xor          rdx, r9
        and          r10, rdx
        xor          r10, r9
        rorx         rbx, [rsp + 88], 1                         /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        rorx         r8, [rsp + 88], 8
        xor          rbx, r8
        mov          r8, [rsp + 88]
        mov          [rsp + 176], r9
        mov          r9, r8
        shr          r9, 7
        xor          rbx, r9
        add          rdi, rbx
        mov          rbx, [rsp + 24]
        add          rdi, rbx
        rorx         r9, rcx, 41
        xor          r13, r9
        andn         r9, rcx, rsi
        add          r9, r14
        add          rsi, [r11 + 96]                            /* round 28 */
        add          r13, r9
        mov          r14, [rsp + 144]
        add          r14, r13
        rorx         r9, r12, 39
        xor          rbp, r9
        add          rbp, r10
        add          r13, rbp
        mov          rbp, [rsp + 64]
        rorx         r10, rbp, 19
        rorx         r9, rbp, 61
        xor          r10, r9
        mov          r9, rbp
        shr          r9, 6
        xor          r10, r9
        add          rdi, r10
        mov          [rsp + 80], rdi
        add          rsi, rdi
        rorx         r10, r14, 14
        rorx         r9, r14, 18
        xor          r10, r9
        mov          r9, r14
        and          r9, rcx
        add          rsi, r9
        rorx         r9, r13, 28
        rorx         rbx, r13, 34
        xor          r9, rbx
        mov          rbx, r13
        xor          rbx, r12
        and          rdx, rbx
        xor          rdx, r12
        rorx         rbp, [rsp + 96], 1                         /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        mov          [rsp + 144], r12
        rorx         r12, [rsp + 96], 8
        xor          rbp, r12
        mov          r12, [rsp + 96]
        mov          rdi, r12
        shr          rdi, 7
        xor          rbp, rdi
        add          r8, rbp
        mov          rbp, [rsp + 32]
        add          r8, rbp
        rorx         rdi, r14, 41
        xor          r10, rdi
        andn         rdi, r14, r15
        add          rsi, rdi
        add          r15, [r11 + 104]                           /* round 29 */
        add          rsi, r10
        mov          r10, [rsp + 152]
        add          r10, rsi
        rorx         rdi, r13, 39
        xor          r9, rdi
        add          r9, rdx
        add          rsi, r9
        rorx         r9, rax, 19
        rorx         rdi, rax, 61
        xor          r9, rdi
        mov          rdi, rax
        shr          rdi, 6
        xor          r9, rdi
        add          r8, r9
        mov          [rsp + 88], r8
        add          r15, r8
        rorx         rdx, r10, 14
        rorx         r9, r10, 18
        xor          rdx, r9
        mov          r9, r10
        and          r9, r14
        add          r15, r9
        rorx         r9, rsi, 28
        rorx         rdi, rsi, 34
        xor          r9, rdi
        mov          rdi, rsi
        xor          rdi, r13
        and          rbx, rdi
        xor          rbx, r13
        rorx         rax, [rsp + 104], 1                        /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        rorx         rbp, [rsp + 104], 8
        xor          rax, rbp
        mov          rbp, [rsp + 104]
        mov          [rsp + 152], r13
        mov          r13, rbp
        shr          r13, 7
        xor          rax, r13
        add          r12, rax
        mov          r13, [rsp + 40]
        add          r12, r13
        rorx         rax, r10, 41
        xor          rdx, rax
        andn         rax, r10, rcx
        add          rax, r15
        add          rcx, [r11 + 112]                           /* round 30 */
        add          rdx, rax
        mov          r15, [rsp + 176]
        add          r15, rdx
        rorx         rax, rsi, 39
        xor          r9, rax
        add          r9, rbx
        add          rdx, r9
        mov          rbx, [rsp + 80]
        rorx         r9, rbx, 19
        rorx         rax, rbx, 61
        xor          r9, rax
        mov          rax, rbx
        shr          rax, 6
        xor          r9, rax
        add          r12, r9
        mov          [rsp + 96], r12
        add          rcx, r12
        rorx         r9, r15, 14
        rorx         rax, r15, 18
        xor          r9, rax
        mov          rax, r15
        and          rax, r10
        add          rcx, rax
        rorx         rax, rdx, 28
        rorx         r13, rdx, 34
        xor          rax, r13
        mov          r13, rdx
        xor          r13, rsi
        and          rdi, r13
        xor          rdi, rsi
        rorx         rbx, [rsp + 168], 1                        /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        rorx         r12, [rsp + 168], 8
        xor          rbx, r12
        mov          r12, [rsp + 168]
        mov          [rsp + 176], rsi
        mov          rsi, r12
        shr          rsi, 7
        xor          rbx, rsi
        add          rbp, rbx
        mov          rbx, [rsp + 48]
        add          rbp, rbx
        rorx         rsi, r15, 41
        xor          r9, rsi
        andn         rsi, r15, r14
        add          rcx, rsi
        add          r14, [r11 + 120]                           /* round 31 */
        add          rcx, r9
        mov          r9, [rsp + 144]
        add          r9, rcx
        rorx         rsi, rdx, 39
        xor          rax, rsi
        add          rax, rdi
        add          rcx, rax
        rorx         rax, r8, 19
        rorx         rdi, r8, 61
        xor          rax, rdi
        mov          rdi, r8
        shr          rdi, 6
        xor          rax, rdi
        add          rax, rbp
        mov          [rsp + 104], rax
        add          r11, 128
        add          r14, rax
        rorx         rbp, r9, 14
        rorx         rdi, r9, 18
        xor          rbp, rdi
        mov          rdi, r9
        and          rdi, r15
        add          r14, rdi
        rorx         rdi, rcx, 28
        rorx         rsi, rcx, 34
        xor          rdi, rsi
        mov          rsi, rcx
        xor          rsi, rdx
        and          rsi, r13
        xor          rsi, rdx
        rorx         r13, r9, 41
        xor          rbp, r13
        andn         r13, r9, r10
        add          r13, r14
        add          rbp, r13
        mov          r13, [rsp + 152]
        add          r13, rbp
        rorx         r14, rcx, 39
        xor          rdi, r14
        add          rdi, rsi
        add          rbp, rdi
        mov          rax, rbp
        mov          rdi, r13
        mov          r8, r9
        mov          r9, r15
        mov          rbx, r12
        mov          rsi, [rsp + 176]
        mov          rbp, [rsp + 160]
        cmp          r11, [rsp + 136]
        jne          NSMS_L(blocks_rounds_and_schedule)

        /* the state after the block */
        mov          r11, [rsp + 128]
        mov          rbx, [r11]                                 /* H = H + (a, b, ...) */
        add          rax, rbx
        mov          rbx, [rsp + 112]
        add          rbx, 128                                   /* the next block */
        mov          [rsp + 112], rbx
        mov          [r11], rax
        mov          rbp, [rsp + 120]
        add          rbp, -1
        mov          [rsp + 120], rbp
        mov          r12, [r11 + 8]
        add          rcx, r12
        mov          [r11 + 8], rcx
        mov          r12, [r11 + 16]
        add          rdx, r12
        mov          [r11 + 16], rdx
        mov          r12, [r11 + 24]
        add          rsi, r12
        mov          [r11 + 24], rsi
        mov          r12, [r11 + 32]
        add          rdi, r12
        mov          [r11 + 32], rdi
        mov          r12, [r11 + 40]
        add          r8, r12
        mov          [r11 + 40], r8
        mov          r12, [r11 + 48]
        add          r9, r12
        mov          [r11 + 48], r9
        mov          r12, [r11 + 56]
        add          r10, r12
        mov          [r11 + 56], r10
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        add          rsp, 264
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
        add          rsp, 264
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1), . - NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1))
NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1))
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
        sub          rsp, 120
        NSMS_SEH(.seh_stackalloc 120)
        NSMS_SEH(.seh_endprologue)
        mov          rdi, rcx
        mov          rsi, rdx
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
        sub          rsp, 120
        .cfi_def_cfa_offset 176
#endif

        /* the message words */
        mov          rax, [rsi]                                 /* W_0 */
        mov          rcx, [rsi + 8]                             /* W_1 */
        mov          rdx, [rsi + 16]                            /* W_2 */
        mov          r12, [rsi + 24]                            /* W_3 */
        mov          r8, [rsi + 32]                             /* W_4 */
        mov          r9, [rsi + 40]                             /* W_5 */
        mov          r10, [rsi + 48]                            /* W_6 */
        mov          r11, [rsi + 56]                            /* W_7 */
        mov          rbx, [rsi + 64]                            /* W_8 */
        bswap        rax
        mov          rbp, [rsi + 72]                            /* W_9 */
        bswap        rcx
        bswap        rdx
        bswap        r12
        bswap        r8
        bswap        r9
        bswap        r10
        bswap        r11
        bswap        rbx
        bswap        rbp
        mov          r13, [rsi + 80]                            /* W_10 */
        bswap        r13
        mov          [rsp], r13
        mov          r14, [rsi + 88]                            /* W_11 */
        bswap        r14
        mov          [rsp + 8], r14
        mov          r15, [rsi + 96]                            /* W_12 */
        bswap        r15
        mov          [rsp + 16], r15
        mov          r15, [rsi + 104]                           /* W_13 */
        bswap        r15
        mov          [rsp + 24], r15
        mov          r15, [rsi + 112]                           /* W_14 */
        mov          rsi, [rsi + 120]                           /* W_15 */
        bswap        r15
        mov          [rsp + 32], r15
        bswap        rsi
        mov          [rsp + 40], rsi
        mov          rsi, rax                                   /* W_0 + K_0 */
        add          rsi, [rip + NSMS_L(K)]
        mov          [rdi], rsi
        mov          rsi, rcx                                   /* W_1 + K_1 */
        add          rsi, [rip + NSMS_L(K) + 8]
        mov          [rdi + 8], rsi
        mov          rsi, rdx                                   /* W_2 + K_2 */
        add          rsi, [rip + NSMS_L(K) + 16]
        mov          [rdi + 16], rsi
        mov          rsi, r12                                   /* W_3 + K_3 */
        add          rsi, [rip + NSMS_L(K) + 24]
        mov          [rdi + 24], rsi
        mov          rsi, r8                                    /* W_4 + K_4 */
        add          rsi, [rip + NSMS_L(K) + 32]
        mov          [rdi + 32], rsi
        mov          rsi, r9                                    /* W_5 + K_5 */
        add          rsi, [rip + NSMS_L(K) + 40]
        mov          [rdi + 40], rsi
        mov          rsi, r10                                   /* W_6 + K_6 */
        add          rsi, [rip + NSMS_L(K) + 48]
        mov          [rdi + 48], rsi
        mov          rsi, r11                                   /* W_7 + K_7 */
        add          rsi, [rip + NSMS_L(K) + 56]
        mov          [rdi + 56], rsi
        mov          rsi, rbx                                   /* W_8 + K_8 */
        add          rsi, [rip + NSMS_L(K) + 64]
        mov          [rdi + 64], rsi
        mov          rsi, rbp                                   /* W_9 + K_9 */
        add          rsi, [rip + NSMS_L(K) + 72]
        mov          [rdi + 72], rsi
        mov          rsi, r13                                   /* W_10 + K_10 */
        add          rsi, [rip + NSMS_L(K) + 80]
        mov          [rdi + 80], rsi
        mov          rsi, r14                                   /* W_11 + K_11 */
        add          rsi, [rip + NSMS_L(K) + 88]
        mov          [rdi + 88], rsi
        mov          rsi, [rsp + 16]
        mov          r13, rsi                                   /* W_12 + K_12 */
        add          r13, [rip + NSMS_L(K) + 96]
        mov          [rdi + 96], r13
        mov          r13, [rsp + 24]
        mov          r14, r13                                   /* W_13 + K_13 */
        add          r14, [rip + NSMS_L(K) + 104]
        mov          [rdi + 104], r14
        mov          r14, r15                                   /* W_14 + K_14 */
        add          r14, [rip + NSMS_L(K) + 112]
        mov          [rdi + 112], r14
        mov          r14, [rsp + 40]
        mov          r15, r14                                   /* W_15 + K_15 */
        add          r15, [rip + NSMS_L(K) + 120]
        mov          [rdi + 120], r15
        lea          r15, [rdi + 512]
        mov          [rsp + 56], r15
        lea          rsi, [rip + NSMS_L(K) + 128]
        mov          [rsp + 48], rsi
        mov          rsi, r12
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: W rows 0..15 of 1 block: rax, rcx, rdx, rsi, r8, r9, r10, r11, rbx, rbp, */
        /*   [rsp..rsp+40]; wk: rdi; kp: [rsp+48]; upper_bound: [rsp+56]. */
NSMS_L(schedule_next_words):

        /* the next sixteen words */
        add          rax, rbp                                   /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        mov          r12, [rsp + 32]
        rorx         r13, r12, 19
        rorx         r14, r12, 61
        xor          r13, r14
        mov          r14, r12
        shr          r14, 6
        xor          r13, r14
        add          rax, r13
        rorx         r13, rcx, 1
        rorx         r14, rcx, 8
        xor          r13, r14
        mov          r14, rcx
        shr          r14, 7
        xor          r13, r14
        mov          r14, [rsp]
        add          rcx, r14                                   /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        add          rax, r13
        mov          r13, [rsp + 40]
        rorx         r15, r13, 19
        rorx         r14, r13, 61
        xor          r15, r14
        mov          r14, r13
        shr          r14, 6
        xor          r15, r14
        add          rcx, r15
        rorx         r14, rdx, 1
        rorx         r15, rdx, 8
        xor          r14, r15
        mov          r15, rdx
        shr          r15, 7
        xor          r14, r15
        mov          r15, [rsp + 8]
        add          rdx, r15                                   /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        add          rcx, r14
        rorx         r14, rsi, 1
        rorx         r15, rsi, 8
        xor          r14, r15
        mov          r15, [rsp + 48]
        mov          [rsp + 64], rbp
        mov          rbp, rax
        add          rbp, [r15]
        mov          [rdi + 128], rbp
        rorx         rbp, rax, 19
        mov          [rsp + 72], rbx
        rorx         rbx, rax, 61
        xor          rbp, rbx
        mov          rbx, rsi
        shr          rbx, 7
        xor          r14, rbx
        mov          rbx, [rsp + 16]
        add          rsi, rbx                                   /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        add          rdx, r14
        mov          r14, rax
        shr          r14, 6
        xor          rbp, r14
        add          rdx, rbp
        rorx         r14, r8, 1
        rorx         rbp, r8, 8
        xor          r14, rbp
        mov          rbp, rcx
        add          rbp, [r15 + 8]
        mov          [rdi + 136], rbp
        rorx         rbp, rcx, 19
        rorx         rbx, rcx, 61
        xor          rbp, rbx
        mov          rbx, r8
        shr          rbx, 7
        xor          r14, rbx
        mov          rbx, [rsp + 24]
        add          r8, rbx                                    /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          rsi, r14
        mov          r14, rcx
        shr          r14, 6
        xor          rbp, r14
        add          rsi, rbp
        rorx         r14, r9, 1
        rorx         rbp, r9, 8
        xor          r14, rbp
        mov          rbp, rdx
        add          rbp, [r15 + 16]
        mov          [rdi + 144], rbp
        rorx         rbp, rdx, 19
        rorx         rbx, rdx, 61
        xor          rbp, rbx
        mov          rbx, r9
        shr          rbx, 7
        xor          r14, rbx
        add          r9, r12                                    /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        add          r8, r14
        mov          r14, rdx
        shr          r14, 6
        xor          rbp, r14
        add          r8, rbp
        rorx         r14, r10, 1
        rorx         rbp, r10, 8
        xor          r14, rbp
        mov          rbp, rsi
        add          rbp, [r15 + 24]
        mov          [rdi + 152], rbp
        rorx         rbp, rsi, 19
        rorx         rbx, rsi, 61
        xor          rbp, rbx
        mov          rbx, r10
        shr          rbx, 7
        xor          r14, rbx
        add          r10, r13                                   /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        add          r9, r14
        mov          r14, rsi
        shr          r14, 6
        xor          rbp, r14
        add          r9, rbp
        rorx         r14, r11, 1
        rorx         rbp, r11, 8
        xor          r14, rbp
        mov          rbp, r8
        add          rbp, [r15 + 32]
        mov          [rdi + 160], rbp
        rorx         rbp, r8, 19
        rorx         rbx, r8, 61
        xor          rbp, rbx
        mov          rbx, r11
        shr          rbx, 7
        xor          r14, rbx
        add          r10, r14
        mov          rbx, [rsp + 72]
        rorx         r14, rbx, 1                                /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        rorx         r13, rbx, 8
        xor          r14, r13
        mov          r13, r8
        shr          r13, 6
        xor          rbp, r13
        add          r10, rbp
        mov          r13, rbx
        shr          r13, 7
        xor          r14, r13
        add          r11, r14
        add          r11, rax
        mov          r13, r9
        add          r13, [r15 + 40]
        mov          [rdi + 168], r13
        rorx         r13, r9, 19
        rorx         r14, r9, 61
        xor          r13, r14
        mov          rbp, [rsp + 64]
        rorx         r14, rbp, 1                                /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        mov          [rsp + 80], rax
        rorx         rax, rbp, 8
        xor          r14, rax
        mov          rax, r9
        shr          rax, 6
        xor          r13, rax
        add          r11, r13
        mov          r13, rbp
        shr          r13, 7
        xor          r14, r13
        add          rbx, r14
        add          rbx, rcx
        mov          r13, r10
        add          r13, [r15 + 48]
        mov          [rdi + 176], r13
        rorx         r13, r10, 19
        rorx         r14, r10, 61
        xor          r13, r14
        mov          r14, [rsp]
        rorx         rax, r14, 1                                /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        mov          [rsp + 72], rcx
        rorx         rcx, r14, 8
        xor          rax, rcx
        mov          rcx, r10
        shr          rcx, 6
        xor          r13, rcx
        add          rbx, r13
        mov          r13, r14
        shr          r13, 7
        xor          rax, r13
        add          rbp, rax
        add          rbp, rdx
        mov          r13, r11
        add          r13, [r15 + 56]
        mov          [rdi + 184], r13
        rorx         r13, r11, 19
        rorx         rcx, r11, 61
        xor          r13, rcx
        mov          rcx, [rsp + 8]
        rorx         rax, rcx, 1                                /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        mov          [rsp + 64], rdx
        rorx         rdx, rcx, 8
        xor          rax, rdx
        mov          rdx, r11
        shr          rdx, 6
        xor          r13, rdx
        add          rbp, r13
        mov          r13, rcx
        shr          r13, 7
        xor          rax, r13
        add          r14, rax
        add          r14, rsi
        mov          r13, rbx
        add          r13, [r15 + 64]
        mov          [rdi + 192], r13
        rorx         r13, rbx, 19
        rorx         rdx, rbx, 61
        xor          r13, rdx
        mov          rdx, [rsp + 16]
        rorx         rax, rdx, 1                                /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        mov          [rsp + 88], rsi
        rorx         rsi, rdx, 8
        xor          rax, rsi
        mov          rsi, rbx
        shr          rsi, 6
        xor          r13, rsi
        add          r14, r13
        mov          [rsp], r14
        mov          r13, rdx
        shr          r13, 7
        xor          rax, r13
        add          rcx, rax
        add          rcx, r8
        mov          r13, rbp
        add          r13, [r15 + 72]
        mov          [rdi + 200], r13
        rorx         r13, rbp, 19
        rorx         rsi, rbp, 61
        xor          r13, rsi
        mov          rsi, [rsp + 24]
        rorx         rax, rsi, 1                                /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        mov          [rsp + 96], r8
        rorx         r8, rsi, 8
        xor          rax, r8
        mov          r8, rbp
        shr          r8, 6
        xor          r13, r8
        add          rcx, r13
        mov          [rsp + 8], rcx
        mov          r13, rsi
        shr          r13, 7
        xor          rax, r13
        add          rdx, rax
        add          rdx, r9
        mov          r13, r14
        add          r13, [r15 + 80]
        mov          [rdi + 208], r13
        rorx         r13, r14, 19
        rorx         r8, r14, 61
        xor          r13, r8
        rorx         r8, r12, 1                                 /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        rorx         rax, r12, 8
        xor          r8, rax
        mov          rax, r14
        shr          rax, 6
        xor          r13, rax
        add          rdx, r13
        mov          [rsp + 16], rdx
        mov          r13, r12
        shr          r13, 7
        xor          r8, r13
        add          rsi, r8
        add          rsi, r10
        mov          r13, rcx
        add          r13, [r15 + 88]
        mov          [rdi + 216], r13
        rorx         r13, rcx, 19
        rorx         r8, rcx, 61
        xor          r13, r8
        mov          r8, [rsp + 40]
        rorx         rax, r8, 1                                 /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        rorx         r14, r8, 8
        xor          rax, r14
        mov          r14, rcx
        shr          r14, 6
        xor          r13, r14
        add          rsi, r13
        mov          [rsp + 24], rsi
        mov          r13, r8
        shr          r13, 7
        xor          rax, r13
        add          r12, rax
        add          r12, r11
        mov          r13, rdx
        add          r13, [r15 + 96]
        mov          [rdi + 224], r13
        rorx         r13, rdx, 19
        rorx         r14, rdx, 61
        xor          r13, r14
        mov          rax, [rsp + 80]
        rorx         r14, rax, 1                                /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        rorx         rcx, rax, 8
        xor          r14, rcx
        mov          rcx, rdx
        shr          rcx, 6
        xor          r13, rcx
        add          r12, r13
        mov          [rsp + 32], r12
        mov          r13, rax
        shr          r13, 7
        xor          r14, r13
        add          r8, r14
        add          r8, rbx
        mov          r13, rsi
        add          r13, [r15 + 104]
        mov          [rdi + 232], r13
        rorx         r13, rsi, 19
        rorx         r14, rsi, 61
        xor          r13, r14
        mov          r14, rsi
        shr          r14, 6
        xor          r13, r14
        add          r8, r13
        mov          [rsp + 40], r8
        mov          r13, r12
        add          r13, [r15 + 112]
        mov          [rdi + 240], r13
        mov          r13, r8
        add          r13, [r15 + 120]
        mov          [rdi + 248], r13
        add          r15, 128
        mov          [rsp + 48], r15
        add          rdi, 128
        mov          rcx, [rsp + 72]
        mov          rdx, [rsp + 64]
        mov          rsi, [rsp + 88]
        mov          r8, [rsp + 96]
        cmp          rdi, [rsp + 56]
        jne          NSMS_L(schedule_next_words)

#ifdef NSMS_WIN64
        add          rsp, 120
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
        add          rsp, 120
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
        .size        NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1), . - NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1)
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

/* nsms_sha512_blocks_bmi2_n1: 15 integer registers, 36 spills.
 *   Register map: a..h: rax, rcx, rdx, rsi, rdi, r8, r9, r10; W rows 0..15 of 1 block: rbx, rbp,
 *     [rsp..rsp+104]; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; kp: r11;
 *     upper_bound: [rsp+136]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha512_schedule_bmi2_n1: 15 integer registers, 7 spills.
 *   Register map: W rows 0..15 of 1 block: rax, rcx, rdx, rsi, r8, r9, r10, r11, rbx, rbp,
 *     [rsp..rsp+40]; wk: rdi; kp: [rsp+48]; upper_bound: [rsp+56]. Slots of the frame that are not
 *     named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 *
 * Contract (YAML):
 * - name: nsms_sha512_blocks_bmi2_n1
 *   signature: void nsms_sha512_blocks_bmi2_n1(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 312, win64: 328}
 *   features: [bmi1, bmi2]
 * - name: nsms_sha512_schedule_bmi2_n1
 *   signature: void nsms_sha512_schedule_bmi2_n1(uint64_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 640, align: 8, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 1, access: read}
 *   stack_bytes: {sysv: 168, win64: 184}
 *   features: [bmi2]
 */
