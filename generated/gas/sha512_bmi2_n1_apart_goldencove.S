/* sha512_bmi2_n1_apart_goldencove.S, written by nsms: make gen HASH=sha512 ISA=bmi2 N=1 CHMAJ=apart UARCH=goldencove
 *   CHMAJ=apart: Ch and Maj as sums, e as a sum of its own and a as e - d + T_2; UARCH=goldencove: the options
 *     and orders that a search found on goldencove
 *
 * void nsms_sha512_blocks_bmi2_n1_apart_goldencove(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,361 instructions (System V); 264 bytes of stack (System V), 280 (Win64).
 * void nsms_sha512_schedule_bmi2_n1_apart_goldencove(uint64_t *wk, const void *data);
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
#  define NSMS_L(name) Lsha512_bmi2_n1_apart_goldencove_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_bmi2_n1_apart_goldencove_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_bmi2_n1_apart_goldencove_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1_apart_goldencove))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1_apart_goldencove))
NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1_apart_goldencove):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1_apart_goldencove))
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
        sub          rsp, 216
        NSMS_SEH(.seh_stackalloc 216)
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
        sub          rsp, 216
        .cfi_def_cfa_offset 272
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
        mov          r12, [rsp + 112]
        mov          rbp, [r12 + 8]                             /* W_1 */
        bswap        rbp
        mov          rbx, [r12]                                 /* W_0 */
        bswap        rbx
        mov          r13, [r12 + 16]                            /* W_2 */
        mov          r14, [r12 + 32]                            /* W_4 */
        mov          r15, [r12 + 40]                            /* W_5 */
        mov          r11, [r12 + 48]                            /* W_6 */
        mov          [rsp + 144], r11
        mov          r11, [r12 + 56]                            /* W_7 */
        mov          [rsp + 152], r11
        mov          r11, [r12 + 24]                            /* W_3 */
        add          r10, rsi                                   /* round 0 */
        mov          [rsp + 160], r15
        rorx         r15, rdi, 14
        mov          [rsp + 168], r14
        rorx         r14, rdi, 18
        xor          r15, r14
        rorx         r14, rdi, 41
        xor          r15, r14
        add          r10, [rip + NSMS_L(K)]
        add          r10, rbx
        mov          r14, rdi
        and          r14, r8
        mov          [rsp + 176], rbx
        andn         rbx, rdi, r9
        add          r14, rbx
        add          r14, r15
        add          r9, rdx                                    /* round 1 */
        add          r10, r14
        add          r9, [rip + NSMS_L(K) + 8]
        add          r9, rbp
        mov          r14, [r12 + 64]                            /* W_8 */
        rorx         r15, rax, 28
        rorx         rbx, rax, 34
        xor          r15, rbx
        mov          rbx, rcx
        and          rbx, rdx
        bswap        r13
        mov          [rsp], r13
        sub          rbx, rsi
        mov          rsi, rcx
        xor          rsi, rdx
        and          rsi, rax
        add          rbx, rsi
        rorx         rsi, rax, 39
        xor          r15, rsi
        add          rbx, r15
        add          rbx, r10
        rorx         r15, r10, 14
        rorx         rsi, r10, 18
        xor          r15, rsi
        mov          rsi, r10
        and          rsi, rdi
        add          r9, rsi
        mov          rsi, rax
        and          rsi, rcx
        sub          rsi, rdx
        rorx         rdx, r10, 41
        xor          r15, rdx
        mov          rdx, [r12 + 72]                            /* W_9 */
        mov          [rsp + 184], rbp
        andn         rbp, r10, r8
        add          r9, rbp
        add          r8, rcx                                    /* round 2 */
        add          r9, r15
        add          r8, [rip + NSMS_L(K) + 16]
        mov          r15, rax
        xor          r15, rcx
        add          r8, r13
        rorx         rbp, rbx, 28
        mov          r13, [r12 + 88]                            /* W_11 */
        mov          [rsp + 192], r13
        rorx         r13, rbx, 34
        and          r15, rbx
        xor          rbp, r13
        add          rsi, r15
        rorx         r13, rbx, 39
        xor          rbp, r13
        add          rsi, rbp
        rorx         r13, r9, 14
        add          rsi, r9
        rorx         r15, r9, 18
        xor          r13, r15
        mov          r15, r9
        and          r15, r10
        mov          rbp, rbx
        and          rbp, rax
        mov          [rsp + 200], rdx
        mov          rdx, [r12 + 80]                            /* W_10 */
        sub          rbp, rcx
        add          r8, r15
        rorx         r15, r9, 41
        xor          r13, r15
        andn         r15, r9, rdi
        bswap        r11
        mov          [rsp + 8], r11
        add          r8, r15
        add          rdi, rax                                   /* round 3 */
        add          rdi, [rip + NSMS_L(K) + 24]
        add          r8, r13
        mov          r13, rbx
        xor          r13, rax
        mov          r15, [rsp + 168]
        bswap        r15
        mov          [rsp + 16], r15
        add          rdi, r11
        rorx         rcx, rsi, 28
        rorx         r11, rsi, 34
        and          r13, rsi
        xor          rcx, r11
        add          rbp, r13
        add          rbp, r8
        rorx         r13, rsi, 39
        xor          rcx, r13
        rorx         r13, r8, 14
        add          rbp, rcx
        rorx         r11, r8, 18
        xor          r13, r11
        mov          r11, r8
        and          r11, r9
        mov          rcx, rsi
        and          rcx, rbx
        sub          rcx, rax
        add          rdi, r11
        rorx         r11, r8, 41
        xor          r13, r11
        andn         r11, r8, r10
        add          rdi, r11
        add          r10, [rip + NSMS_L(K) + 32]                /* round 4 */
        mov          r11, [rsp + 160]
        bswap        r11
        mov          [rsp + 24], r11
        add          rdi, r13
        lea          r13, [r15 + rbx]
        mov          rax, rsi
        xor          rax, rbx
        add          r10, r13
        rorx         r13, rbp, 28
        rorx         r15, rbp, 34
        and          rax, rbp
        xor          r13, r15
        add          rcx, rax
        add          rcx, rdi
        mov          r15, [r12 + 96]                            /* W_12 */
        rorx         rax, rbp, 39
        xor          r13, rax
        add          rcx, r13
        rorx         r13, rdi, 14
        rorx         rax, rdi, 18
        xor          r13, rax
        mov          rax, rdi
        and          rax, r8
        mov          [rsp + 160], r15
        mov          r15, rbp
        and          r15, rsi
        sub          r15, rbx
        add          r10, rax
        rorx         rbx, rdi, 41
        xor          r13, rbx
        mov          rbx, [rsp + 144]
        bswap        rbx
        mov          [rsp + 32], rbx
        andn         rax, rdi, r9
        add          r10, rax
        add          r9, [rip + NSMS_L(K) + 40]                 /* round 5 */
        add          r10, r13
        add          r9, r11
        mov          r13, rbp
        xor          r13, rsi
        add          r9, rsi
        rorx         rax, rcx, 28
        rorx         r11, rcx, 34
        and          r13, rcx
        xor          rax, r11
        mov          r11, [r12 + 104]                           /* W_13 */
        add          r15, r13
        add          r15, r10
        rorx         r13, rcx, 39
        xor          rax, r13
        rorx         r13, r10, 14
        add          r15, rax
        rorx         rax, r10, 18
        xor          r13, rax
        mov          rax, r10
        and          rax, rdi
        mov          [rsp + 144], r11
        mov          r11, rcx
        and          r11, rbp
        sub          r11, rsi
        mov          rsi, [rsp + 152]
        bswap        rsi
        mov          [rsp + 40], rsi
        add          r9, rax
        rorx         rax, r10, 41
        xor          r13, rax
        andn         rax, r10, r8
        add          r9, rax
        add          r8, [rip + NSMS_L(K) + 48]                 /* round 6 */
        add          r9, r13
        add          r8, rbx
        mov          r13, rcx
        xor          r13, rbp
        add          r8, rbp
        rorx         rax, r15, 28
        rorx         rbx, r15, 34
        mov          [rsp + 152], rdx
        mov          rdx, [r12 + 112]                           /* W_14 */
        and          r13, r15
        xor          rax, rbx
        add          r11, r13
        add          r11, r9
        rorx         r13, r15, 39
        xor          rax, r13
        rorx         r13, r9, 14
        add          r11, rax
        rorx         rbx, r9, 18
        xor          r13, rbx
        bswap        r14
        mov          [rsp + 48], r14
        mov          rbx, r9
        and          rbx, r10
        mov          rax, r15
        and          rax, rcx
        sub          rax, rbp
        add          r8, rbx
        rorx         rbp, r9, 41
        mov          rbx, rdi                                   /* round 7 */
        add          rbx, [rip + NSMS_L(K) + 56]
        xor          r13, rbp
        andn         rbp, r9, rdi
        add          r8, rbp
        add          rbx, rsi
        add          rbx, rcx
        add          r8, r13
        mov          rdi, [r12 + 120]                           /* W_15 */
        mov          r12, r15
        xor          r12, rcx
        rorx         r13, r11, 28
        rorx         rbp, r11, 34
        and          r12, r11
        xor          r13, rbp
        add          rax, r12
        rorx         r12, r8, 14
        add          rax, r8
        rorx         rbp, r8, 18
        rorx         rsi, r11, 39
        xor          r13, rsi
        mov          rsi, [rsp + 200]
        bswap        rsi
        mov          [rsp + 56], rsi
        xor          r12, rbp
        mov          rbp, r8
        and          rbp, r9
        add          rax, r13
        mov          r13, [rsp + 192]
        bswap        r13
        mov          [rsp + 72], r13
        add          rbx, rbp
        rorx         rbp, r8, 41
        mov          [rsp + 168], rdi
        mov          rdi, r11
        and          rdi, r15
        sub          rdi, rcx
        xor          r12, rbp
        andn         rbp, r8, r10
        add          rbp, rbx
        add          r12, rbp
        mov          rbp, r11
        xor          rbp, r15
        add          r10, [rip + NSMS_L(K) + 64]                /* round 8 */
        rorx         rbx, rax, 28
        add          r10, r14
        rorx         rcx, rax, 34
        add          r10, r15
        and          rbp, rax
        xor          rbx, rcx
        add          rdi, rbp
        add          rdi, r12
        mov          rbp, [rsp + 152]
        bswap        rbp
        mov          [rsp + 64], rbp
        rorx         rcx, rax, 39
        xor          rbx, rcx
        add          rdi, rbx
        rorx         rbx, r12, 14
        mov          rcx, rax
        and          rcx, r11
        rorx         r14, r12, 18
        xor          rbx, r14
        mov          r14, r12
        and          r14, r8
        add          r10, r14
        sub          rcx, r15
        rorx         r14, r12, 41
        xor          rbx, r14
        andn         r14, r12, r9
        add          r10, r14
        add          r9, [rip + NSMS_L(K) + 72]                 /* round 9 */
        add          r10, rbx
        add          r9, rsi
        mov          r14, rax
        xor          r14, r11
        add          r9, r11
        rorx         r15, rdi, 28
        rorx         rbx, rdi, 34
        and          r14, rdi
        xor          r15, rbx
        add          rcx, r14
        add          rcx, r10
        rorx         r14, r10, 14
        rorx         rbx, rdi, 39
        xor          r15, rbx
        add          rcx, r15
        rorx         r15, r10, 18
        xor          r14, r15
        mov          r15, rdi
        and          r15, rax
        mov          rbx, r10
        and          rbx, r12
        sub          r15, r11
        add          r9, rbx
        rorx         rbx, r10, 41
        xor          r14, rbx
        andn         rbx, r10, r8
        add          r9, rbx
        mov          rbx, [rsp + 160]
        bswap        rbx
        mov          [rsp + 80], rbx
        add          r8, [rip + NSMS_L(K) + 80]                 /* round 10 */
        add          r9, r14
        add          r8, rbp
        mov          r14, rdi
        xor          r14, rax
        add          r8, rax
        rorx         r11, rcx, 28
        and          r14, rcx
        add          r15, r14
        add          r15, r9
        rorx         r14, rcx, 34
        xor          r11, r14
        rorx         r14, rcx, 39
        xor          r11, r14
        rorx         r14, r9, 14
        add          r15, r11
        rorx         r11, r9, 18
        xor          r14, r11
        mov          r11, r9
        and          r11, r10
        mov          rsi, rcx
        and          rsi, rdi
        sub          rsi, rax
        add          r8, r11
        rorx         r11, r9, 41
        xor          r14, r11
        mov          r11, [rsp + 144]
        bswap        r11
        mov          [rsp + 88], r11
        andn         rax, r9, r12
        add          r8, rax
        add          r12, [rip + NSMS_L(K) + 88]                /* round 11 */
        add          r8, r14
        add          r12, r13
        mov          r14, rcx
        xor          r14, rdi
        add          r12, rdi
        rorx         rax, r15, 28
        rorx         r13, r15, 34
        and          r14, r15
        xor          rax, r13
        add          rsi, r14
        add          rsi, r8
        rorx         r13, r15, 39
        xor          rax, r13
        rorx         r13, r8, 14
        add          rsi, rax
        rorx         r14, r8, 18
        xor          r13, r14
        mov          r14, r8
        and          r14, r9
        mov          rax, r15
        and          rax, rcx
        bswap        rdx
        mov          [rsp + 96], rdx
        sub          rax, rdi
        add          r12, r14
        rorx         rdi, r8, 41
        xor          rdi, r13
        andn         r13, r8, r10
        add          r13, r12
        add          r10, [rip + NSMS_L(K) + 96]                /* round 12 */
        add          rdi, r13
        add          r10, rbx
        mov          r12, r15
        xor          r12, rcx
        add          r10, rcx
        rorx         r13, rsi, 28
        rorx         r14, rsi, 34
        and          r12, rsi
        xor          r13, r14
        add          rax, r12
        add          rax, rdi
        rorx         r12, rsi, 39
        xor          r13, r12
        rorx         r12, rdi, 14
        add          rax, r13
        rorx         r13, rdi, 18
        mov          r14, [rsp + 168]
        bswap        r14
        mov          [rsp + 104], r14
        xor          r12, r13
        mov          r13, rdi
        and          r13, r8
        mov          rbp, rsi
        and          rbp, r15
        sub          rbp, rcx
        add          r10, r13
        rorx         r13, rdi, 41
        xor          r12, r13
        andn         r13, rdi, r9
        add          r10, r13
        add          r9, [rip + NSMS_L(K) + 104]                /* round 13 */
        add          r10, r12
        add          r9, r11
        mov          r12, rsi
        xor          r12, r15
        add          r9, r15
        rorx         r13, rax, 28
        rorx         rcx, rax, 34
        and          r12, rax
        add          rbp, r12
        xor          r13, rcx
        add          rbp, r10
        rorx         r12, rax, 39
        xor          r13, r12
        rorx         r12, r10, 14
        add          rbp, r13
        rorx         r13, r10, 18
        xor          r12, r13
        mov          r13, r10
        and          r13, rdi
        mov          rcx, rax
        and          rcx, rsi
        sub          rcx, r15
        add          r9, r13
        rorx         r13, r10, 41
        xor          r12, r13
        andn         r13, r10, r8
        add          r9, r13
        add          r8, [rip + NSMS_L(K) + 112]                /* round 14 */
        add          r9, r12
        add          r8, rdx
        mov          r12, rax
        xor          r12, rsi
        add          r8, rsi
        rorx         r13, rbp, 28
        rorx         r15, rbp, 34
        and          r12, rbp
        xor          r13, r15
        add          rcx, r12
        add          rcx, r9
        rorx         r12, rbp, 39
        xor          r13, r12
        rorx         r12, r9, 14
        add          rcx, r13
        rorx         r13, r9, 18
        xor          r12, r13
        mov          r13, r9
        and          r13, r10
        add          r8, r13
        mov          r13, rbp
        and          r13, rax
        sub          r13, rsi
        mov          r15, rdi                                   /* round 15 */
        add          r15, [rip + NSMS_L(K) + 120]
        rorx         rsi, r9, 41
        xor          r12, rsi
        andn         rdi, r9, rdi
        add          r8, rdi
        add          r15, r14
        add          r8, r12
        mov          r12, rbp
        xor          r12, rax
        rorx         rdi, rcx, 28
        rorx         rsi, rcx, 34
        add          r15, rax
        and          r12, rcx
        mov          rbx, rcx
        xor          rbx, rbp
        xor          rdi, rsi
        add          r13, r12
        add          r13, r8
        rorx         r12, rcx, 39
        xor          rdi, r12
        lea          r12, [rip + NSMS_L(K) + 128]
        add          r13, rdi
        lea          rdi, [rip + NSMS_L(K) + 640]
        mov          [rsp + 136], rdi
        rorx         rsi, r8, 14
        mov          r11, rcx
        and          r11, rbp
        sub          r11, rax
        rorx         rax, r8, 18
        mov          rdx, r8
        and          rdx, r9
        andn         r14, r8, r10
        xor          rsi, rax
        add          r15, rdx
        rorx         rdx, r8, 41
        rorx         rax, r13, 28
        and          rbx, r13
        add          r14, r15
        xor          rsi, rdx
        add          r11, rbx
        rorx         r15, r13, 34
        rorx         rbx, r13, 39
        add          rsi, r14
        xor          rax, r15
        add          r11, rsi
        xor          rax, rbx
        add          rax, r11
        mov          rdx, rcx
        mov          rcx, r13
        mov          rdi, rsi
        mov          rsi, rbp
        mov          r11, r12
        mov          rbx, [rsp + 176]
        mov          rbp, [rsp + 184]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rax, rcx, rdx, rsi, rdi, r8, r9, r10; W rows 0..15 of 1 block: rbx, rbp, */
        /*   [rsp..rsp+104]; kp: r11; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; */
        /*   upper_bound: [rsp+136]. */
NSMS_L(blocks_rounds_and_schedule):

        /* rounds 16 to 79, sixteen per iteration, and their words */
        /* Comments give rounds and words the numbers of the first iteration. */
        mov          r12, [rsp + 56]
        add          rbx, r12                                   /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        mov          r13, [rsp + 96]
        rorx         r14, r13, 19
        rorx         r15, r13, 61
        xor          r14, r15
        rorx         r15, rdi, 14                               /* round 16 */
        rorx         r12, rdi, 18
        xor          r15, r12
        add          r10, rsi
        add          r10, [r11]
        mov          r12, rdi
        and          r12, r8
        mov          [rsp + 144], r8
        andn         r8, rdi, r9
        add          r12, r8
        add          r10, r12
        mov          r12, r13
        shr          r12, 6
        xor          r14, r12
        add          rbx, r14
        rorx         r12, rbp, 1
        rorx         r14, rbp, 8
        xor          r12, r14
        rorx         r14, rdi, 41
        mov          r8, rbp
        shr          r8, 7
        xor          r15, r14
        add          r10, r15
        xor          r12, r8
        add          rbx, r12
        mov          r12, [rsp + 104]
        rorx         r14, r12, 19                               /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        add          r10, rbx
        rorx         r15, rax, 34
        rorx         r8, rax, 28
        rorx         r13, r12, 61
        xor          r8, r15
        xor          r14, r13
        mov          r13, rcx
        and          r13, rdx
        mov          r15, rcx
        xor          r15, rdx
        sub          r13, rsi
        and          r15, rax
        add          r13, r15
        mov          r15, [rsp + 64]
        add          rbp, r15
        mov          rsi, r12
        shr          rsi, 6
        xor          r14, rsi
        mov          rsi, [rsp]
        rorx         r15, rsi, 1
        add          rbp, r14
        rorx         r14, rax, 39
        xor          r8, r14
        rorx         r14, rsi, 8
        add          r9, rdx                                    /* round 17 */
        add          r9, [r11 + 8]
        xor          r15, r14
        add          r13, r8
        add          r13, r10
        mov          r14, rsi
        shr          r14, 7
        rorx         r8, r10, 14
        xor          r15, r14
        rorx         r14, r10, 18
        add          rbp, r15
        add          r9, rbp
        xor          r8, r14
        mov          r14, r10
        and          r14, rdi
        add          r9, r14
        mov          r14, rax
        and          r14, rcx
        sub          r14, rdx
        rorx         r15, rbx, 19                               /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        rorx         rdx, rbx, 61
        xor          r15, rdx
        rorx         rdx, r10, 41
        xor          r8, rdx
        mov          rdx, [rsp + 8]
        rorx         r12, rdx, 1
        mov          [rsp + 152], rdi
        rorx         rdi, rdx, 8
        xor          rdi, r12
        mov          r12, rdx
        shr          r12, 7
        xor          rdi, r12
        mov          r12, [rsp + 72]
        add          rsi, r12
        add          rdi, rsi
        mov          rsi, [rsp + 144]
        andn         r12, r10, rsi
        add          r9, r12
        add          r9, r8
        rorx         r12, r13, 28
        rorx         r8, r13, 34
        xor          r12, r8
        add          rsi, rcx                                   /* round 18 */
        add          rsi, [r11 + 16]
        mov          r8, rax
        xor          r8, rcx
        and          r8, r13
        add          r14, r8
        mov          r8, rbx
        shr          r8, 6
        xor          r15, r8
        add          rdi, r15
        mov          [rsp], rdi
        add          rsi, rdi
        rorx         r8, r9, 14
        rorx         r15, r9, 18
        mov          [rsp + 144], rbx
        rorx         rbx, r13, 39
        xor          r8, r15
        xor          r12, rbx
        mov          r15, r9
        and          r15, r10
        add          r14, r12
        add          rsi, r15
        add          r14, r9
        rorx         r12, r9, 41
        mov          r15, r13
        and          r15, rax
        sub          r15, rcx
        xor          r8, r12
        rorx         r12, rbp, 19                               /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        rorx         rbx, rbp, 61
        xor          r12, rbx
        mov          rbx, [rsp + 16]
        rorx         rcx, rbx, 1
        mov          [rsp + 160], r10
        rorx         r10, rbx, 8
        andn         rdi, r9, [rsp + 152]
        add          rdi, rsi
        xor          rcx, r10
        mov          r10, rbx
        shr          r10, 7
        add          r8, rdi
        xor          rcx, r10
        mov          r10, r13
        xor          r10, rax
        and          r10, r14
        mov          rdi, [rsp + 80]
        add          rdx, rdi
        add          rdx, rcx
        add          r15, r10
        add          r15, r8
        mov          r10, rbp
        shr          r10, 6
        rorx         rsi, r14, 28
        rorx         rcx, r14, 39
        xor          r12, r10
        rorx         r10, r14, 34
        xor          rsi, r10
        xor          rsi, rcx
        add          rdx, r12
        mov          [rsp + 8], rdx
        add          r15, rsi
        mov          r12, rax                                   /* round 19 */
        add          r12, [rsp + 152]
        add          r12, [r11 + 24]
        add          r12, rdx
        mov          r10, r14
        and          r10, r13
        rorx         rsi, r8, 14
        rorx         rcx, r8, 18
        xor          rsi, rcx
        mov          rcx, r8
        and          rcx, r9
        add          r12, rcx
        sub          r10, rax
        mov          rcx, [rsp]
        rorx         rax, rcx, 19                               /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        rorx         rdi, rcx, 61
        xor          rdi, rax
        rorx         rax, r8, 41
        xor          rsi, rax
        mov          rax, [rsp + 24]
        mov          [rsp + 152], rbp
        rorx         rbp, rax, 1
        mov          [rsp + 168], r9
        rorx         r9, rax, 8
        xor          rbp, r9
        mov          r9, rax
        shr          r9, 7
        xor          rbp, r9
        mov          r9, [rsp + 88]
        add          rbx, r9
        add          rbx, rbp
        mov          rbp, [rsp + 160]
        andn         r9, r8, rbp
        add          r9, r12
        add          rsi, r9
        mov          r12, r15
        and          r12, r14
        mov          r9, r14
        xor          r9, r13
        and          r9, r15
        sub          r12, r13                                   /* round 20 */
        add          r10, r9
        add          r10, rsi
        mov          r9, rcx
        shr          r9, 6
        rorx         rcx, r15, 28
        xor          rdi, r9
        rorx         r9, r15, 34
        xor          rcx, r9
        add          rdi, rbx
        mov          [rsp + 16], rdi
        add          rbp, [r11 + 32]
        add          r13, rbp
        add          r13, rdi
        rorx         rbp, r15, 39
        xor          rcx, rbp
        add          r10, rcx
        rorx         rbp, rsi, 14
        rorx         rbx, rsi, 18
        xor          rbp, rbx
        mov          rbx, rsi
        and          rbx, r8
        add          r13, rbx
        rorx         rbx, rdx, 19                               /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        rorx         r9, rdx, 61
        xor          rbx, r9
        rorx         r9, rsi, 41
        xor          rbp, r9
        mov          r9, [rsp + 32]
        rorx         rcx, r9, 1
        mov          [rsp + 160], r8
        rorx         r8, r9, 8
        xor          r8, rcx
        mov          rcx, r9
        shr          rcx, 7
        xor          r8, rcx
        mov          rcx, [rsp + 96]
        add          rax, rcx
        add          r8, rax
        mov          rax, [rsp + 168]
        andn         rcx, rsi, rax
        add          rcx, r13
        add          rbp, rcx
        mov          r13, r15
        xor          r13, r14
        and          r13, r10
        add          r12, r13
        add          r12, rbp
        mov          r13, rdx
        shr          r13, 6
        xor          rbx, r13
        add          r8, rbx
        mov          [rsp + 24], r8
        add          rax, [r11 + 40]                            /* round 21 */
        add          rax, r14
        add          rax, r8
        rorx         r13, r10, 28
        rorx         rbx, r10, 34
        xor          r13, rbx
        rorx         rbx, r10, 39
        rorx         rcx, rbp, 14
        rorx         rdx, rbp, 18
        xor          rcx, rdx
        mov          rdx, rbp
        and          rdx, rsi
        add          rax, rdx
        xor          r13, rbx
        add          r12, r13
        mov          r13, r10
        and          r13, r15
        sub          r13, r14
        rorx         r14, rdi, 19                               /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        rorx         rbx, rdi, 61
        xor          r14, rbx
        rorx         rbx, rbp, 41
        xor          rcx, rbx
        mov          rbx, [rsp + 40]
        rorx         rdx, rbx, 1
        mov          [rsp + 168], rsi
        rorx         rsi, rbx, 8
        xor          rdx, rsi
        mov          rsi, rbx
        shr          rsi, 7
        xor          rdx, rsi
        mov          rsi, [rsp + 104]
        add          r9, rsi
        add          r9, rdx
        mov          rdx, [rsp + 160]
        andn         rsi, rbp, rdx
        add          rsi, rax
        add          rcx, rsi
        mov          rsi, r10
        xor          rsi, r15
        and          rsi, r12
        add          r13, rsi
        add          r13, rcx
        mov          rsi, rdi
        shr          rsi, 6
        xor          r14, rsi
        add          r9, r14
        mov          [rsp + 32], r9
        add          rdx, [r11 + 48]                            /* round 22 */
        add          rdx, r15
        add          rdx, r9
        rorx         r14, r12, 28
        rorx         rsi, r12, 34
        xor          r14, rsi
        rorx         rsi, r12, 39
        xor          r14, rsi
        add          r13, r14
        rorx         r14, rcx, 14
        rorx         rsi, rcx, 18
        xor          r14, rsi
        mov          rsi, rcx
        and          rsi, rbp
        add          rdx, rsi
        mov          rsi, r12
        and          rsi, r10
        sub          rsi, r15
        rorx         r15, r8, 19                                /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        rorx         rax, r8, 61
        xor          r15, rax
        mov          rax, r8
        shr          rax, 6
        xor          r15, rax
        mov          rax, [rsp + 48]
        rorx         r8, rax, 1
        rorx         rdi, rax, 8
        xor          r8, rdi
        mov          rdi, rax
        shr          rdi, 7
        xor          r8, rdi
        add          r8, rbx
        mov          rbx, [rsp + 144]
        add          r8, rbx
        add          r8, r15
        mov          [rsp + 40], r8
        rorx         r15, rcx, 41
        xor          r14, r15
        mov          rdi, [rsp + 168]
        andn         r15, rcx, rdi
        add          r15, rdx
        add          r14, r15
        mov          r15, r12
        xor          r15, r10
        and          r15, r13
        add          rsi, r15
        add          rsi, r14
        rorx         r15, r13, 28
        add          rdi, [r11 + 56]                            /* round 23 */
        add          rdi, r8
        add          rdi, r10
        rorx         rdx, r13, 34
        xor          r15, rdx
        rorx         rdx, r13, 39
        xor          r15, rdx
        add          rsi, r15
        rorx         r15, r14, 14
        rorx         rdx, r14, 18
        xor          r15, rdx
        mov          rdx, r14
        and          rdx, rcx
        add          rdi, rdx
        mov          rdx, r13
        and          rdx, r12
        sub          rdx, r10
        rorx         r10, r9, 19                                /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        rorx         rbx, r9, 61
        xor          r10, rbx
        mov          rbx, r9
        shr          rbx, 6
        rorx         r9, [rsp + 56], 8
        mov          [rsp + 160], rcx
        mov          rcx, [rsp + 56]
        mov          r8, rcx
        shr          r8, 7
        xor          r10, rbx
        rorx         rbx, r14, 41
        xor          r15, rbx
        rorx         rbx, rcx, 1
        xor          rbx, r9
        xor          rbx, r8
        add          rax, rbx
        mov          rbx, [rsp + 152]
        add          rax, rbx
        add          rax, r10
        mov          [rsp + 48], rax
        andn         r10, r14, rbp
        add          rdi, r10
        add          rdi, r15
        mov          r15, r13
        xor          r15, r12
        and          r15, rsi
        add          rdx, r15
        add          rdx, rdi
        add          rbp, [r11 + 64]                            /* round 24 */
        add          rbp, rax
        add          rbp, r12
        rorx         r15, rsi, 28
        rorx         r10, rsi, 34
        xor          r15, r10
        rorx         r10, rsi, 39
        xor          r15, r10
        add          rdx, r15
        rorx         r10, rdi, 14
        rorx         r15, rdi, 18
        xor          r10, r15
        mov          r15, rdi
        and          r15, r14
        add          rbp, r15
        mov          r15, rsi
        and          r15, r13
        sub          r15, r12
        mov          r8, [rsp + 40]
        rorx         r12, r8, 19                                /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        rorx         r9, r8, 61
        xor          r12, r9
        mov          r9, [rsp + 64]
        rorx         rbx, r9, 1
        mov          [rsp + 168], r14
        mov          r14, r8
        shr          r14, 6
        xor          r12, r14
        rorx         r14, r9, 8
        xor          rbx, r14
        mov          r14, r9
        shr          r14, 7
        xor          rbx, r14
        add          rcx, rbx
        mov          r14, [rsp]
        add          rcx, r14
        add          rcx, r12
        mov          [rsp + 56], rcx
        rorx         r12, rdi, 41
        xor          r10, r12
        mov          r12, [rsp + 160]
        andn         rbx, rdi, r12
        add          rbx, rbp
        add          r10, rbx
        mov          rbp, rsi
        xor          rbp, r13
        and          rbp, rdx
        add          r15, rbp
        add          r15, r10
        add          r12, [r11 + 72]                            /* round 25 */
        add          r12, rcx
        add          r12, r13
        rorx         rbp, rdx, 28
        rorx         rbx, rdx, 34
        xor          rbp, rbx
        rorx         rbx, rdx, 39
        xor          rbp, rbx
        add          r15, rbp
        rorx         rbp, r10, 14
        rorx         rbx, r10, 18
        xor          rbp, rbx
        mov          rbx, r10
        and          rbx, rdi
        mov          r14, rdx
        and          r14, rsi
        add          r12, rbx
        rorx         rbx, rax, 19                               /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        sub          r14, r13
        rorx         r13, rax, 61
        mov          r8, rax
        shr          r8, 6
        xor          rbx, r13
        xor          r8, rbx
        mov          r13, [rsp + 72]
        rorx         rbx, r13, 1
        rorx         rax, r13, 8
        xor          rbx, rax
        mov          rax, r13
        shr          rax, 7
        xor          rbx, rax
        add          r9, rbx
        mov          rbx, [rsp + 8]
        add          r9, rbx
        add          r8, r9
        mov          [rsp + 64], r8
        rorx         r9, r10, 41
        xor          r9, rbp
        mov          rbp, [rsp + 168]
        andn         rax, r10, rbp
        add          rax, r12
        add          r9, rax
        mov          r12, rdx
        xor          r12, rsi
        and          r12, r15
        add          r14, r12
        add          r14, r9
        add          rbp, [r11 + 80]                            /* round 26 */
        add          rbp, r8
        add          rbp, rsi
        rorx         r12, r15, 28
        rorx         rax, r15, 34
        xor          r12, rax
        rorx         rax, r15, 39
        xor          r12, rax
        add          r14, r12
        rorx         r12, r9, 14
        rorx         rax, r9, 18
        xor          r12, rax
        mov          rax, r9
        and          rax, r10
        add          rbp, rax
        mov          rax, r15
        and          rax, rdx
        sub          rax, rsi
        rorx         rsi, rcx, 19                               /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        rorx         rbx, rcx, 61
        xor          rsi, rbx
        mov          rbx, rcx
        shr          rbx, 6
        xor          rsi, rbx
        mov          rbx, [rsp + 80]
        rorx         rcx, rbx, 1
        mov          [rsp + 160], r10
        rorx         r10, rbx, 8
        xor          rcx, r10
        mov          r10, rbx
        shr          r10, 7
        xor          rcx, r10
        add          r13, rcx
        mov          r10, [rsp + 16]
        add          r13, r10
        add          r13, rsi
        mov          [rsp + 72], r13
        rorx         rsi, r9, 41
        xor          r12, rsi
        andn         rsi, r9, rdi
        add          rsi, rbp
        add          r12, rsi
        mov          rbp, r15
        xor          rbp, rdx
        and          rbp, r14
        add          rax, rbp
        add          rax, r12
        add          rdi, [r11 + 88]                            /* round 27 */
        add          rdi, r13
        add          rdi, rdx
        rorx         rbp, r14, 28
        rorx         rsi, r14, 34
        xor          rbp, rsi
        rorx         rsi, r14, 39
        xor          rbp, rsi
        add          rax, rbp
        rorx         rbp, r12, 14
        rorx         rsi, r12, 18
        xor          rbp, rsi
        mov          rsi, r12
        and          rsi, r9
        add          rdi, rsi
        mov          rsi, r8                                    /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        shr          rsi, 6
        mov          rcx, r14
        and          rcx, r15
        sub          rcx, rdx
        mov          rdx, [rsp + 88]
        rorx         r10, rdx, 1
        mov          [rsp + 168], r9
        rorx         r9, rdx, 8
        xor          r10, r9
        mov          r9, rdx
        shr          r9, 7
        rorx         rdx, r8, 19
        xor          r10, r9
        rorx         r9, r8, 61
        add          rbx, r10
        xor          rdx, r9
        xor          rdx, rsi
        mov          r10, [rsp + 24]
        add          rbx, r10
        add          rbx, rdx
        mov          [rsp + 80], rbx
        rorx         r9, r12, 41
        xor          rbp, r9
        mov          r9, [rsp + 160]
        andn         rsi, r12, r9
        add          rdi, rsi
        add          rdi, rbp
        mov          rbp, r14
        xor          rbp, r15
        and          rbp, rax
        add          rcx, rbp
        add          rcx, rdi
        add          r9, [r11 + 96]                             /* round 28 */
        add          r9, rbx
        add          r9, r15
        rorx         rbp, rax, 28
        rorx         rsi, rax, 34
        xor          rbp, rsi
        rorx         rsi, rax, 39
        xor          rbp, rsi
        add          rcx, rbp
        rorx         rbp, rdi, 14
        rorx         rsi, rdi, 18
        xor          rbp, rsi
        mov          rsi, rdi
        and          rsi, r12
        add          r9, rsi
        mov          rsi, rax
        and          rsi, r14
        sub          rsi, r15
        rorx         r15, r13, 19                               /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        rorx         rdx, r13, 61
        xor          r15, rdx
        mov          rdx, r13
        shr          rdx, 6
        xor          r15, rdx
        mov          rdx, [rsp + 96]
        rorx         r8, rdx, 1
        rorx         r13, rdx, 8
        xor          r8, r13
        mov          r13, rdx
        shr          r13, 7
        xor          r8, r13
        mov          r13, [rsp + 88]
        add          r13, r8
        mov          r8, [rsp + 32]
        add          r13, r8
        add          r13, r15
        mov          [rsp + 88], r13
        mov          r15, [rsp + 168]
        andn         r10, rdi, r15
        add          r10, r9
        rorx         r9, rdi, 41
        xor          rbp, r9
        add          r10, rbp
        mov          rbp, rax
        xor          rbp, r14
        and          rbp, rcx
        add          rsi, rbp
        add          rsi, r10
        add          r15, [r11 + 104]                           /* round 29 */
        add          r15, r13
        add          r15, r14
        rorx         rbp, rcx, 28
        rorx         r9, rcx, 39
        rorx         r8, rcx, 34
        xor          rbp, r8
        xor          rbp, r9
        rorx         r8, rbx, 61                                /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        add          rsi, rbp
        rorx         r9, r10, 14
        rorx         rbp, r10, 18
        xor          r9, rbp
        mov          rbp, r10
        and          rbp, rdi
        add          r15, rbp
        mov          rbp, rcx
        and          rbp, rax
        sub          rbp, r14
        rorx         r14, rbx, 19
        xor          r8, r14
        mov          r14, rbx
        shr          r14, 6
        xor          r8, r14
        mov          r14, [rsp + 104]
        rorx         rbx, r14, 1
        mov          [rsp + 160], rdi
        rorx         rdi, r14, 8
        xor          rbx, rdi
        mov          rdi, r14
        shr          rdi, 7
        xor          rbx, rdi
        add          rdx, rbx
        mov          rbx, [rsp + 40]
        add          rdx, rbx
        add          r8, rdx
        mov          [rsp + 96], r8
        rorx         rdi, r10, 41
        xor          r9, rdi
        andn         rdi, r10, r12
        add          rdi, r15
        add          r9, rdi
        mov          rdx, rcx
        xor          rdx, rax
        and          rdx, rsi
        add          rdx, rbp
        add          rdx, r9
        add          r12, [r11 + 112]                           /* round 30 */
        add          r12, r8
        add          r12, rax
        rorx         r15, rsi, 28
        rorx         rbp, rsi, 34
        xor          r15, rbp
        rorx         rbp, rsi, 39
        xor          r15, rbp
        add          rdx, r15
        rorx         r15, r9, 14
        rorx         rdi, r13, 19                               /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        rorx         rbp, r9, 18
        mov          rbx, r13
        shr          rbx, 6
        rorx         r8, r13, 61
        xor          r15, rbp
        xor          rdi, r8
        xor          rdi, rbx
        mov          rbp, rsi
        and          rbp, rcx
        mov          r8, r9
        and          r8, r10
        add          r8, r12
        mov          rbx, [rsp + 144]
        rorx         r12, rbx, 1
        sub          rbp, rax
        rorx         rax, rbx, 8
        xor          r12, rax
        mov          rax, rbx
        shr          rax, 7
        xor          r12, rax
        add          r14, r12
        mov          r12, [rsp + 48]
        add          r14, r12
        add          rdi, r14
        mov          [rsp + 104], rdi
        rorx         r14, r9, 41
        xor          r15, r14
        mov          r14, [rsp + 160]
        andn         rax, r9, r14
        add          r8, rax
        add          r8, r15
        mov          r15, rsi
        xor          r15, rcx
        and          r15, rdx
        add          rbp, r15
        add          rbp, r8
        add          r14, [r11 + 120]                           /* round 31 */
        add          r14, rdi
        add          r14, rcx
        rorx         r15, rdx, 28
        rorx         rax, rdx, 34
        xor          r15, rax
        rorx         rax, rdx, 39
        xor          r15, rax
        add          rbp, r15
        add          r11, 128
        rorx         r15, r8, 14
        rorx         rax, r8, 18
        xor          r15, rax
        mov          rax, r8
        and          rax, r9
        add          r14, rax
        mov          rax, rdx
        and          rax, rsi
        sub          rax, rcx
        rorx         rcx, r8, 41
        xor          r15, rcx
        andn         rcx, r8, r10
        add          rcx, r14
        add          r15, rcx
        mov          r14, rdx
        xor          r14, rsi
        and          r14, rbp
        add          rax, r14
        add          rax, r15
        rorx         r14, rbp, 28
        rorx         rcx, rbp, 34
        xor          r14, rcx
        rorx         rcx, rbp, 39
        xor          r14, rcx
        add          rax, r14
        mov          rcx, rbp
        mov          rdi, r15
        mov          rbp, [rsp + 152]
        cmp          r11, [rsp + 136]
        jne          NSMS_L(blocks_rounds_and_schedule)

        /* the state after the block */
        mov          r11, [rsp + 128]
        mov          rbx, [r11]                                 /* H = H + (a, b, ...) */
        add          rax, rbx
        mov          [r11], rax
        mov          rbx, [rsp + 112]
        add          rbx, 128                                   /* the next block */
        mov          [rsp + 112], rbx
        mov          rbp, [r11 + 8]
        mov          r12, [rsp + 120]
        add          r12, -1
        mov          [rsp + 120], r12
        add          rcx, rbp
        mov          [r11 + 8], rcx
        mov          rbp, [r11 + 16]
        add          rdx, rbp
        mov          [r11 + 16], rdx
        mov          rbp, [r11 + 24]
        add          rsi, rbp
        mov          [r11 + 24], rsi
        mov          rbp, [r11 + 32]
        add          rdi, rbp
        mov          [r11 + 32], rdi
        mov          rbp, [r11 + 40]
        add          r8, rbp
        mov          [r11 + 40], r8
        mov          rbp, [r11 + 48]
        add          r9, rbp
        mov          [r11 + 48], r9
        mov          rbp, [r11 + 56]
        add          r10, rbp
        mov          [r11 + 56], r10
        jmp          NSMS_L(blocks_batch1)
NSMS_L(blocks_done):

#ifdef NSMS_WIN64
        add          rsp, 216
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
        add          rsp, 216
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1_apart_goldencove), . - NSMS_SYMBOL(nsms_sha512_blocks_bmi2_n1_apart_goldencove)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1_apart_goldencove))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1_apart_goldencove))
NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1_apart_goldencove):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1_apart_goldencove))
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
        .size        NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1_apart_goldencove), . - NSMS_SYMBOL(nsms_sha512_schedule_bmi2_n1_apart_goldencove)
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

/* nsms_sha512_blocks_bmi2_n1_apart_goldencove: 15 integer registers, 25 spills.
 *   Register map: a..h: rax, rcx, rdx, rsi, rdi, r8, r9, r10; W rows 0..15 of 1 block: rbx, rbp,
 *     [rsp..rsp+104]; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; kp: r11;
 *     upper_bound: [rsp+136]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha512_schedule_bmi2_n1_apart_goldencove: 15 integer registers, 7 spills.
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
 * - name: nsms_sha512_blocks_bmi2_n1_apart_goldencove
 *   signature: void nsms_sha512_blocks_bmi2_n1_apart_goldencove(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 264, win64: 280}
 *   features: [bmi1, bmi2]
 * - name: nsms_sha512_schedule_bmi2_n1_apart_goldencove
 *   signature: void nsms_sha512_schedule_bmi2_n1_apart_goldencove(uint64_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 640, align: 8, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 1, access: read}
 *   stack_bytes: {sysv: 168, win64: 184}
 *   features: [bmi2]
 */
