/* sha512_x64_n1.S, written by nsms: make gen HASH=sha512 ISA=x64 N=1
 *
 * void nsms_sha512_blocks_x64_n1(uint64_t state[8], const void *data, size_t blocks);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: the hash value after any number of blocks.
 *   Reads 64 bytes at state and 128 * blocks bytes at data; writes 64 bytes at state.
 *   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
 *   Size: 1,365 instructions (System V); 248 bytes of stack (System V), 264 (Win64).
 * void nsms_sha512_schedule_x64_n1(uint64_t *wk, const void *data);
 *   SHA-384, SHA-512, SHA-512/224, SHA-512/256: W_t + K_t of a block, wk[t].
 *   Reads 128 bytes at data; writes 640 bytes at wk.
 *   Arguments: wk, data in rdi, rsi (System V), rcx, rdx (Win64).
 *   Size: 468 instructions (System V); 168 bytes of stack (System V), 184 (Win64).
 *
 * Memory: state and wk must be aligned to 8 bytes; data needs no alignment. A buffer that is written must not
 * overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-saved
 * registers and flags; not x87 registers, MXCSR or the direction flag.
 * Needs: any x86-64 processor.
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
#  define NSMS_L(name) Lsha512_x64_n1_##name
#  define NSMS_TYPE(name)
#elif defined(__ELF__)
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_x64_n1_##name
#  define NSMS_TYPE(name) .type name, @function
#else
#  define NSMS_COFF
#  define NSMS_SYMBOL(name) name
#  define NSMS_L(name) .Lsha512_x64_n1_##name
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
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_blocks_x64_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_blocks_x64_n1))
NSMS_SYMBOL(nsms_sha512_blocks_x64_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_blocks_x64_n1))
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
        sub          rsp, 200
        NSMS_SEH(.seh_stackalloc 200)
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
        sub          rsp, 200
        .cfi_def_cfa_offset 256
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
        mov          rbx, [r12]                                 /* W_0 */
        add          r10, [rip + NSMS_L(K)]                     /* round 0 */
        mov          r13, rdi
        ror          r13, 23
        xor          r13, rdi
        ror          r13, 4
        xor          r13, rdi
        ror          r13, 14
        mov          r14, rax
        ror          r14, 5
        xor          r14, rax
        ror          r14, 6
        xor          r14, rax
        ror          r14, 28
        bswap        rbx
        add          r10, rbx
        mov          r15, r8
        xor          r15, r9
        and          r15, rdi
        xor          r15, r9
        add          r10, r15
        add          r9, [rip + NSMS_L(K) + 8]                  /* round 1 */
        add          r10, r13
        add          rsi, r10
        mov          r13, rax
        xor          r13, rcx
        mov          r15, rcx
        xor          r15, rdx
        and          r15, r13
        xor          r15, rcx
        mov          rbp, [r12 + 8]                             /* W_1 */
        add          r15, r14
        add          r10, r15
        mov          r14, rsi
        ror          r14, 23
        xor          r14, rsi
        ror          r14, 4
        xor          r14, rsi
        ror          r14, 14
        mov          r15, r10
        ror          r15, 5
        xor          r15, r10
        ror          r15, 6
        xor          r15, r10
        ror          r15, 28
        bswap        rbp
        add          r9, rbp
        mov          r11, rdi
        xor          r11, r8
        and          r11, rsi
        xor          r11, r8
        add          r9, r11
        add          r8, [rip + NSMS_L(K) + 16]                 /* round 2 */
        mov          r11, r10
        xor          r11, rax
        and          r13, r11
        xor          r13, rax
        add          r9, r14
        add          rdx, r9
        mov          r14, [r12 + 16]                            /* W_2 */
        add          r13, r15
        add          r9, r13
        mov          r13, rdx
        ror          r13, 23
        xor          r13, rdx
        ror          r13, 4
        xor          r13, rdx
        ror          r13, 14
        mov          r15, r9
        ror          r15, 5
        xor          r15, r9
        ror          r15, 6
        xor          r15, r9
        ror          r15, 28
        bswap        r14
        mov          [rsp], r14
        add          r8, r14
        mov          r14, rsi
        xor          r14, rdi
        and          r14, rdx
        xor          r14, rdi
        add          r8, r14
        add          rdi, [rip + NSMS_L(K) + 24]                /* round 3 */
        mov          r14, r9
        xor          r14, r10
        and          r11, r14
        xor          r11, r10
        add          r8, r13
        add          rcx, r8
        mov          r13, [r12 + 24]                            /* W_3 */
        add          r11, r15
        add          r8, r11
        mov          r15, rcx
        ror          r15, 23
        xor          r15, rcx
        ror          r15, 4
        xor          r15, rcx
        ror          r15, 14
        mov          r11, r8
        ror          r11, 5
        xor          r11, r8
        ror          r11, 6
        xor          r11, r8
        ror          r11, 28
        bswap        r13
        mov          [rsp + 8], r13
        add          rdi, r13
        mov          r13, rdx
        xor          r13, rsi
        and          r13, rcx
        xor          r13, rsi
        add          rdi, r13
        add          rsi, [rip + NSMS_L(K) + 32]                /* round 4 */
        mov          r13, r8
        xor          r13, r9
        and          r14, r13
        xor          r14, r9
        add          rdi, r15
        add          rax, rdi
        mov          r15, [r12 + 32]                            /* W_4 */
        add          r14, r11
        add          rdi, r14
        mov          r14, rax
        ror          r14, 23
        xor          r14, rax
        ror          r14, 4
        xor          r14, rax
        ror          r14, 14
        mov          r11, rdi
        ror          r11, 5
        xor          r11, rdi
        ror          r11, 6
        xor          r11, rdi
        ror          r11, 28
        bswap        r15
        mov          [rsp + 16], r15
        add          rsi, r15
        mov          r15, rcx
        xor          r15, rdx
        and          r15, rax
        xor          r15, rdx
        add          rsi, r15
        add          rdx, [rip + NSMS_L(K) + 40]                /* round 5 */
        mov          r15, rdi
        xor          r15, r8
        and          r13, r15
        xor          r13, r8
        add          rsi, r14
        add          r10, rsi
        mov          r14, [r12 + 40]                            /* W_5 */
        add          r13, r11
        add          rsi, r13
        mov          r13, r10
        ror          r13, 23
        xor          r13, r10
        ror          r13, 4
        xor          r13, r10
        ror          r13, 14
        mov          r11, rsi
        ror          r11, 5
        xor          r11, rsi
        ror          r11, 6
        xor          r11, rsi
        ror          r11, 28
        bswap        r14
        mov          [rsp + 24], r14
        add          rdx, r14
        mov          r14, rax
        xor          r14, rcx
        and          r14, r10
        xor          r14, rcx
        add          rdx, r14
        add          rcx, [rip + NSMS_L(K) + 48]                /* round 6 */
        mov          r14, rsi
        xor          r14, rdi
        and          r15, r14
        xor          r15, rdi
        add          rdx, r13
        add          r9, rdx
        mov          r13, [r12 + 48]                            /* W_6 */
        add          r15, r11
        add          rdx, r15
        mov          r15, r9
        ror          r15, 23
        xor          r15, r9
        ror          r15, 4
        xor          r15, r9
        ror          r15, 14
        mov          r11, rdx
        ror          r11, 5
        xor          r11, rdx
        ror          r11, 6
        xor          r11, rdx
        ror          r11, 28
        bswap        r13
        mov          [rsp + 32], r13
        add          rcx, r13
        mov          r13, r10
        xor          r13, rax
        and          r13, r9
        xor          r13, rax
        add          rcx, r13
        add          rax, [rip + NSMS_L(K) + 56]                /* round 7 */
        mov          r13, rdx
        xor          r13, rsi
        and          r14, r13
        xor          r14, rsi
        add          rcx, r15
        add          r8, rcx
        mov          r15, [r12 + 56]                            /* W_7 */
        add          r14, r11
        add          rcx, r14
        mov          r14, r8
        ror          r14, 23
        xor          r14, r8
        ror          r14, 4
        xor          r14, r8
        ror          r14, 14
        mov          r11, rcx
        ror          r11, 5
        xor          r11, rcx
        ror          r11, 6
        xor          r11, rcx
        ror          r11, 28
        bswap        r15
        mov          [rsp + 40], r15
        add          rax, r15
        mov          r15, r9
        xor          r15, r10
        and          r15, r8
        xor          r15, r10
        add          rax, r15
        add          r10, [rip + NSMS_L(K) + 64]                /* round 8 */
        mov          r15, rcx
        xor          r15, rdx
        and          r13, r15
        xor          r13, rdx
        add          rax, r14
        add          rdi, rax
        mov          r14, [r12 + 64]                            /* W_8 */
        add          r13, r11
        add          rax, r13
        mov          r13, rdi
        ror          r13, 23
        xor          r13, rdi
        ror          r13, 4
        xor          r13, rdi
        ror          r13, 14
        mov          r11, rax
        ror          r11, 5
        xor          r11, rax
        ror          r11, 6
        xor          r11, rax
        ror          r11, 28
        bswap        r14
        mov          [rsp + 48], r14
        add          r10, r14
        mov          r14, r8
        xor          r14, r9
        and          r14, rdi
        xor          r14, r9
        add          r10, r14
        add          r9, [rip + NSMS_L(K) + 72]                 /* round 9 */
        mov          r14, rax
        xor          r14, rcx
        and          r15, r14
        xor          r15, rcx
        add          r10, r13
        add          rsi, r10
        mov          r13, [r12 + 72]                            /* W_9 */
        add          r15, r11
        add          r10, r15
        mov          r15, rsi
        ror          r15, 23
        xor          r15, rsi
        ror          r15, 4
        xor          r15, rsi
        ror          r15, 14
        mov          r11, r10
        ror          r11, 5
        xor          r11, r10
        ror          r11, 6
        xor          r11, r10
        ror          r11, 28
        bswap        r13
        mov          [rsp + 56], r13
        add          r9, r13
        mov          r13, rdi
        xor          r13, r8
        and          r13, rsi
        xor          r13, r8
        add          r9, r13
        add          r8, [rip + NSMS_L(K) + 80]                 /* round 10 */
        mov          r13, r10
        xor          r13, rax
        and          r14, r13
        xor          r14, rax
        add          r9, r15
        add          rdx, r9
        mov          r15, [r12 + 80]                            /* W_10 */
        add          r14, r11
        add          r9, r14
        mov          r14, rdx
        ror          r14, 23
        xor          r14, rdx
        ror          r14, 4
        xor          r14, rdx
        ror          r14, 14
        mov          r11, r9
        ror          r11, 5
        xor          r11, r9
        ror          r11, 6
        xor          r11, r9
        ror          r11, 28
        bswap        r15
        mov          [rsp + 64], r15
        add          r8, r15
        mov          r15, rsi
        xor          r15, rdi
        and          r15, rdx
        xor          r15, rdi
        add          r8, r15
        add          rdi, [rip + NSMS_L(K) + 88]                /* round 11 */
        mov          r15, r9
        xor          r15, r10
        and          r13, r15
        xor          r13, r10
        add          r8, r14
        add          rcx, r8
        mov          r14, [r12 + 88]                            /* W_11 */
        add          r13, r11
        add          r8, r13
        mov          r13, rcx
        ror          r13, 23
        xor          r13, rcx
        ror          r13, 4
        xor          r13, rcx
        ror          r13, 14
        mov          r11, r8
        ror          r11, 5
        xor          r11, r8
        ror          r11, 6
        xor          r11, r8
        ror          r11, 28
        bswap        r14
        mov          [rsp + 72], r14
        add          rdi, r14
        mov          r14, rdx
        xor          r14, rsi
        and          r14, rcx
        xor          r14, rsi
        add          rdi, r14
        add          rsi, [rip + NSMS_L(K) + 96]                /* round 12 */
        mov          r14, r8
        xor          r14, r9
        and          r15, r14
        xor          r15, r9
        add          rdi, r13
        add          rax, rdi
        mov          r13, [r12 + 96]                            /* W_12 */
        add          r15, r11
        add          rdi, r15
        mov          r15, rax
        ror          r15, 23
        xor          r15, rax
        ror          r15, 4
        xor          r15, rax
        ror          r15, 14
        mov          r11, rdi
        ror          r11, 5
        xor          r11, rdi
        ror          r11, 6
        xor          r11, rdi
        ror          r11, 28
        bswap        r13
        mov          [rsp + 80], r13
        add          rsi, r13
        mov          r13, rcx
        xor          r13, rdx
        and          r13, rax
        xor          r13, rdx
        add          rsi, r13
        add          rdx, [rip + NSMS_L(K) + 104]               /* round 13 */
        mov          r13, rdi
        xor          r13, r8
        and          r14, r13
        xor          r14, r8
        add          rsi, r15
        add          r10, rsi
        mov          r15, [r12 + 104]                           /* W_13 */
        add          r14, r11
        add          rsi, r14
        mov          r14, r10
        ror          r14, 23
        xor          r14, r10
        ror          r14, 4
        xor          r14, r10
        ror          r14, 14
        mov          r11, rsi
        ror          r11, 5
        xor          r11, rsi
        ror          r11, 6
        xor          r11, rsi
        ror          r11, 28
        bswap        r15
        mov          [rsp + 88], r15
        add          rdx, r15
        mov          r15, rax
        xor          r15, rcx
        and          r15, r10
        xor          r15, rcx
        add          rdx, r15
        add          rcx, [rip + NSMS_L(K) + 112]               /* round 14 */
        mov          r15, rsi
        xor          r15, rdi
        and          r13, r15
        xor          r13, rdi
        add          rdx, r14
        add          r9, rdx
        mov          r14, [r12 + 112]                           /* W_14 */
        add          r13, r11
        add          rdx, r13
        mov          r13, r9
        ror          r13, 23
        mov          r11, rdx
        ror          r11, 5
        mov          [rsp + 144], rbx
        mov          rbx, r10
        xor          rbx, rax
        mov          [rsp + 152], rbp
        mov          rbp, rdx
        xor          rbp, rsi
        xor          r13, r9
        xor          r11, rdx
        and          rbx, r9
        and          r15, rbp
        ror          r13, 4
        ror          r11, 6
        bswap        r14
        mov          [rsp + 96], r14
        add          rcx, r14
        xor          rbx, rax
        xor          r13, r9
        xor          r11, rdx
        add          rcx, rbx
        add          rax, [rip + NSMS_L(K) + 120]               /* round 15 */
        ror          r13, 14
        add          rcx, r13
        ror          r11, 28
        xor          r15, rsi
        add          r15, r11
        mov          r12, [r12 + 120]                           /* W_15 */
        add          r15, rcx
        add          r8, rcx
        mov          r13, r9
        xor          r13, r10
        lea          r11, [rip + NSMS_L(K) + 128]
        and          r13, r8
        xor          r13, r10
        mov          rbx, r8
        ror          rbx, 23
        mov          rcx, r15
        ror          rcx, 5
        mov          r14, r15
        xor          r14, rdx
        mov          [rsp + 160], r10
        lea          r10, [rip + NSMS_L(K) + 640]
        mov          [rsp + 136], r10
        xor          rbx, r8
        xor          rcx, r15
        bswap        r12
        mov          [rsp + 104], r12
        add          rax, r12
        add          rax, r13
        and          r14, rbp
        ror          rbx, 4
        ror          rcx, 6
        xor          r14, rdx
        xor          rbx, r8
        xor          rcx, r15
        ror          rbx, 14
        ror          rcx, 28
        add          rax, rbx
        add          r14, rcx
        add          r14, rax
        add          rdi, rax
        mov          rax, r14
        mov          rcx, r15
        mov          r10, [rsp + 160]
        mov          rbx, [rsp + 144]
        mov          rbp, [rsp + 152]
        .p2align     2
        .p2alignl    6, 0x00401f0f
        /* Live here: a..h: rax, rcx, rdx, rsi, rdi, r8, r9, r10; W rows 0..15 of 1 block: rbx, rbp, */
        /*   [rsp..rsp+104]; kp: r11; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; */
        /*   upper_bound: [rsp+136]. */
NSMS_L(blocks_rounds_and_schedule):

        /* rounds 16 to 79, sixteen per iteration, and their words */
        /* Comments give rounds and words the numbers of the first iteration. */
        mov          r12, rbp                                   /* W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0 */
        ror          r12, 7
        add          r10, [r11]                                 /* round 16 */
        mov          r13, rdi
        ror          r13, 23
        xor          r12, rbp
        xor          r13, rdi
        ror          r12, 1
        mov          r14, rbp
        shr          r14, 7
        ror          r13, 4
        xor          r12, r14
        xor          r13, rdi
        ror          r13, 14
        mov          r14, [rsp + 56]
        add          rbx, r14
        mov          r15, [rsp + 96]
        mov          r14, r15
        ror          r14, 42
        xor          r14, r15
        mov          [rsp + 144], rbp
        mov          rbp, r8
        xor          rbp, r9
        ror          r14, 19
        and          rbp, rdi
        xor          rbp, r9
        add          r10, rbp
        add          r10, r13
        mov          r13, rax
        ror          r13, 5
        xor          r13, rax
        ror          r13, 6
        xor          r13, rax
        ror          r13, 28
        mov          rbp, r15
        shr          rbp, 6
        xor          r14, rbp
        add          rbx, r14
        add          rbx, r12
        add          r9, [r11 + 8]                              /* round 17 */
        add          r10, rbx
        add          rsi, r10
        mov          r12, rcx
        xor          r12, rdx
        mov          r14, rax
        xor          r14, rcx
        and          r12, r14
        xor          r12, rcx
        add          r12, r13
        mov          r13, [rsp]
        mov          rbp, r13                                   /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        ror          rbp, 7
        add          r12, r10
        xor          rbp, r13
        ror          rbp, 1
        mov          r10, r13
        shr          r10, 7
        xor          rbp, r10
        mov          r10, [rsp + 64]
        mov          r15, r10
        add          r15, [rsp + 144]
        mov          r10, [rsp + 104]
        mov          [rsp + 144], rcx
        mov          rcx, r10
        ror          rcx, 42
        xor          rcx, r10
        ror          rcx, 19
        mov          [rsp + 152], rbx
        mov          rbx, r12
        ror          rbx, 5
        xor          rbx, r12
        ror          rbx, 6
        xor          rbx, r12
        ror          rbx, 28
        mov          r13, rsi
        ror          r13, 23
        xor          r13, rsi
        mov          [rsp + 160], rbx
        mov          rbx, r10
        shr          rbx, 6
        ror          r13, 4
        xor          rcx, rbx
        add          r15, rcx
        xor          r13, rsi
        add          rbp, r15
        add          r9, rbp
        ror          r13, 14
        mov          r15, rdi
        xor          r15, r8
        and          r15, rsi
        xor          r15, r8
        add          r9, r15
        add          r8, [r11 + 16]                             /* round 18 */
        add          r9, r13
        add          rdx, r9
        mov          r13, r12
        xor          r13, rax
        and          r14, r13
        xor          r14, rax
        add          r14, [rsp + 160]
        add          r9, r14
        mov          rcx, [rsp + 8]
        mov          r14, rcx                                   /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        ror          r14, 7
        xor          r14, rcx
        ror          r14, 1
        mov          r15, rcx
        shr          r15, 7
        xor          r14, r15
        mov          r15, [rsp + 72]
        mov          rbx, r15
        add          rbx, [rsp]
        add          rbx, r14
        mov          r14, [rsp + 152]
        mov          r15, r14
        ror          r15, 42
        xor          r15, r14
        ror          r15, 19
        mov          r10, r9
        ror          r10, 5
        xor          r10, r9
        ror          r10, 6
        xor          r10, r9
        ror          r10, 28
        mov          [rsp + 160], rax
        mov          rax, rdx
        ror          rax, 23
        xor          rax, rdx
        mov          [rsp + 168], rbp
        mov          rbp, r14
        shr          rbp, 6
        ror          rax, 4
        xor          r15, rbp
        xor          rax, rdx
        add          rbx, r15
        mov          [rsp], rbx
        add          r8, rbx
        ror          rax, 14
        mov          r15, rsi
        xor          r15, rdi
        and          r15, rdx
        xor          r15, rdi
        add          r8, r15
        add          rdi, [r11 + 24]                            /* round 19 */
        add          r8, rax
        mov          r15, [rsp + 144]
        add          r15, r8
        mov          rbp, r9
        xor          rbp, r12
        and          r13, rbp
        xor          r13, r12
        add          r13, r10
        add          r8, r13
        mov          rax, [rsp + 16]
        mov          r13, rax                                   /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        ror          r13, 7
        xor          r13, rax
        ror          r13, 1
        mov          r10, rax
        shr          r10, 7
        xor          r13, r10
        mov          r10, [rsp + 80]
        add          rcx, r10
        add          rcx, r13
        mov          r13, [rsp + 168]
        mov          r10, r13
        ror          r10, 42
        xor          r10, r13
        ror          r10, 19
        mov          r14, r8
        ror          r14, 5
        xor          r14, r8
        ror          r14, 6
        xor          r14, r8
        ror          r14, 28
        mov          [rsp + 144], r12
        mov          r12, r15
        ror          r12, 23
        xor          r12, r15
        mov          rbx, r13
        shr          rbx, 6
        ror          r12, 4
        xor          r10, rbx
        xor          r12, r15
        add          rcx, r10
        mov          [rsp + 8], rcx
        add          rdi, rcx
        ror          r12, 14
        mov          rbx, rdx
        xor          rbx, rsi
        and          rbx, r15
        xor          rbx, rsi
        add          rdi, rbx
        add          rsi, [r11 + 32]                            /* round 20 */
        add          rdi, r12
        mov          r12, [rsp + 160]
        add          r12, rdi
        mov          rbx, r8
        xor          rbx, r9
        and          rbp, rbx
        xor          rbp, r9
        add          rbp, r14
        add          rdi, rbp
        mov          r14, [rsp + 24]
        mov          rbp, r14                                   /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        ror          rbp, 7
        xor          rbp, r14
        ror          rbp, 1
        mov          r10, r14
        shr          r10, 7
        xor          rbp, r10
        mov          r10, [rsp + 88]
        add          rax, r10
        add          rax, rbp
        mov          rbp, [rsp]
        mov          r10, rbp
        ror          r10, 42
        xor          r10, rbp
        ror          r10, 19
        mov          r13, rdi
        ror          r13, 5
        xor          r13, rdi
        ror          r13, 6
        xor          r13, rdi
        ror          r13, 28
        mov          [rsp + 160], r9
        mov          r9, r12
        ror          r9, 23
        xor          r9, r12
        mov          rcx, rbp
        shr          rcx, 6
        ror          r9, 4
        xor          r10, rcx
        xor          r9, r12
        add          rax, r10
        mov          [rsp + 16], rax
        add          rsi, rax
        ror          r9, 14
        mov          r10, r15
        xor          r10, rdx
        and          r10, r12
        xor          r10, rdx
        add          rsi, r10
        add          rdx, [r11 + 40]                            /* round 21 */
        add          rsi, r9
        mov          r10, [rsp + 144]
        add          r10, rsi
        mov          r9, rdi
        xor          r9, r8
        and          rbx, r9
        xor          rbx, r8
        add          rbx, r13
        add          rsi, rbx
        mov          r13, [rsp + 32]
        mov          rcx, r13                                   /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        ror          rcx, 7
        xor          rcx, r13
        ror          rcx, 1
        mov          rbx, r13
        shr          rbx, 7
        xor          rcx, rbx
        mov          rbx, [rsp + 96]
        add          r14, rbx
        add          rcx, r14
        mov          r14, [rsp + 8]
        mov          rbx, r14
        ror          rbx, 42
        xor          rbx, r14
        ror          rbx, 19
        mov          rbp, rsi
        ror          rbp, 5
        xor          rbp, rsi
        ror          rbp, 6
        xor          rbp, rsi
        ror          rbp, 28
        mov          [rsp + 144], r8
        mov          r8, r10
        ror          r8, 23
        xor          r8, r10
        mov          rax, r14
        shr          rax, 6
        ror          r8, 4
        xor          rbx, rax
        xor          r8, r10
        add          rcx, rbx
        mov          [rsp + 24], rcx
        add          rdx, rcx
        ror          r8, 14
        mov          rbx, r12
        xor          rbx, r15
        and          rbx, r10
        xor          rbx, r15
        add          rdx, rbx
        add          r15, [r11 + 48]                            /* round 22 */
        add          rdx, r8
        mov          rbx, [rsp + 160]
        add          rbx, rdx
        mov          r8, rsi
        xor          r8, rdi
        and          r9, r8
        xor          r9, rdi
        add          r9, rbp
        add          rdx, r9
        mov          rbp, [rsp + 40]
        mov          rax, rbp                                   /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        ror          rax, 7
        xor          rax, rbp
        ror          rax, 1
        mov          r9, rbp
        shr          r9, 7
        xor          rax, r9
        mov          r9, [rsp + 104]
        add          r13, r9
        add          rax, r13
        mov          r13, [rsp + 16]
        mov          r9, r13
        ror          r9, 42
        xor          r9, r13
        ror          r9, 19
        mov          r14, rdx
        ror          r14, 5
        xor          r14, rdx
        ror          r14, 6
        xor          r14, rdx
        ror          r14, 28
        mov          [rsp + 160], rdi
        mov          rdi, rbx
        ror          rdi, 23
        xor          rdi, rbx
        mov          rcx, r13
        shr          rcx, 6
        ror          rdi, 4
        xor          r9, rcx
        xor          rdi, rbx
        add          rax, r9
        mov          [rsp + 32], rax
        add          r15, rax
        ror          rdi, 14
        mov          rcx, r10
        xor          rcx, r12
        and          rcx, rbx
        xor          rcx, r12
        add          rcx, r15
        add          rcx, rdi
        mov          r15, [rsp + 144]
        add          r15, rcx
        mov          r9, rdx
        xor          r9, rsi
        and          r8, r9
        add          r12, [r11 + 56]                            /* round 23 */
        xor          r8, rsi
        add          r8, r14
        add          rcx, r8
        mov          r14, [rsp + 48]
        mov          r8, r14                                    /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        ror          r8, 7
        xor          r8, r14
        ror          r8, 1
        mov          rdi, r14
        shr          rdi, 7
        xor          r8, rdi
        add          rbp, r8
        mov          r8, [rsp + 152]
        add          rbp, r8
        mov          rdi, [rsp + 24]
        mov          r8, rdi
        ror          r8, 42
        xor          r8, rdi
        ror          r8, 19
        mov          r13, rcx
        ror          r13, 5
        xor          r13, rcx
        ror          r13, 6
        mov          [rsp + 144], rsi
        mov          rsi, rdi
        shr          rsi, 6
        xor          r13, rcx
        ror          r13, 28
        xor          r8, rsi
        mov          rsi, r15
        ror          rsi, 23
        xor          rsi, r15
        add          rbp, r8
        mov          [rsp + 40], rbp
        add          r12, rbp
        ror          rsi, 4
        xor          rsi, r15
        ror          rsi, 14
        mov          r8, r10                                    /* round 24 */
        add          r8, [r11 + 64]
        mov          rdi, rbx
        xor          rdi, r10
        and          rdi, r15
        xor          rdi, r10
        add          r12, rdi
        add          r12, rsi
        mov          rdi, [rsp + 160]
        add          rdi, r12
        mov          r10, rcx
        xor          r10, rdx
        mov          rsi, [rsp + 56]
        mov          rbp, rsi                                   /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        ror          rbp, 7
        and          r9, r10
        xor          rbp, rsi
        xor          r9, rdx
        ror          rbp, 1
        add          r9, r13
        mov          r13, rsi
        shr          r13, 7
        add          r12, r9
        xor          rbp, r13
        add          r14, rbp
        mov          rbp, [rsp + 168]
        add          r14, rbp
        mov          r13, rax
        ror          r13, 42
        xor          r13, rax
        ror          r13, 19
        mov          r9, r12
        ror          r9, 5
        xor          r9, r12
        ror          r9, 6
        xor          r9, r12
        ror          r9, 28
        mov          rbp, rdi
        ror          rbp, 23
        xor          rbp, rdi
        mov          [rsp + 160], rdx
        mov          rdx, rax
        shr          rdx, 6
        ror          rbp, 4
        xor          r13, rdx
        xor          rbp, rdi
        add          r14, r13
        mov          [rsp + 48], r14
        add          r8, r14
        ror          rbp, 14
        mov          r13, r15
        xor          r13, rbx
        and          r13, rdi
        xor          r13, rbx
        add          r8, r13
        add          rbx, [r11 + 72]                            /* round 25 */
        add          r8, rbp
        mov          r13, [rsp + 144]
        add          r13, r8
        mov          rbp, r12
        xor          rbp, rcx
        and          r10, rbp
        xor          r10, rcx
        add          r10, r9
        add          r10, r8
        mov          r9, [rsp + 64]
        mov          r8, r9                                     /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        ror          r8, 7
        xor          r8, r9
        ror          r8, 1
        mov          rdx, r9
        shr          rdx, 7
        xor          r8, rdx
        add          rsi, r8
        mov          r8, [rsp]
        add          rsi, r8
        mov          rdx, [rsp + 40]
        mov          r8, rdx
        ror          r8, 42
        xor          r8, rdx
        ror          r8, 19
        mov          rax, r10
        ror          rax, 5
        xor          rax, r10
        ror          rax, 6
        xor          rax, r10
        ror          rax, 28
        mov          [rsp + 144], rcx
        mov          rcx, r13
        ror          rcx, 23
        xor          rcx, r13
        mov          r14, rdx
        shr          r14, 6
        ror          rcx, 4
        xor          r8, r14
        xor          rcx, r13
        add          rsi, r8
        mov          [rsp + 56], rsi
        add          rbx, rsi
        ror          rcx, 14
        mov          r14, rdi
        xor          r14, r15
        and          r14, r13
        xor          r14, r15
        add          rbx, r14
        add          r15, [r11 + 80]                            /* round 26 */
        add          rbx, rcx
        mov          r14, [rsp + 160]
        add          r14, rbx
        mov          r8, r10
        xor          r8, r12
        and          rbp, r8
        xor          rbp, r12
        add          rbp, rax
        add          rbx, rbp
        mov          rax, [rsp + 72]
        mov          rcx, rax                                   /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        ror          rcx, 7
        xor          rcx, rax
        ror          rcx, 1
        mov          rbp, rax
        shr          rbp, 7
        xor          rcx, rbp
        add          rcx, r9
        mov          rbp, [rsp + 8]
        add          rcx, rbp
        mov          r9, [rsp + 48]
        mov          rbp, r9
        ror          rbp, 42
        xor          rbp, r9
        ror          rbp, 19
        mov          rdx, rbx
        ror          rdx, 5
        xor          rdx, rbx
        ror          rdx, 6
        xor          rdx, rbx
        ror          rdx, 28
        mov          [rsp + 160], r12
        mov          r12, r14
        ror          r12, 23
        xor          r12, r14
        mov          rsi, r9
        shr          rsi, 6
        ror          r12, 4
        xor          rbp, rsi
        xor          r12, r14
        add          rcx, rbp
        mov          [rsp + 64], rcx
        add          r15, rcx
        ror          r12, 14
        mov          rbp, r13
        xor          rbp, rdi
        and          rbp, r14
        xor          rbp, rdi
        add          r15, rbp
        add          rdi, [r11 + 88]                            /* round 27 */
        add          r15, r12
        mov          r12, [rsp + 144]
        add          r12, r15
        mov          rbp, rbx
        xor          rbp, r10
        and          r8, rbp
        xor          r8, r10
        add          r8, rdx
        add          r8, r15
        mov          r15, [rsp + 80]
        mov          rsi, r15                                   /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        ror          rsi, 7
        xor          rsi, r15
        ror          rsi, 1
        mov          rdx, r15
        shr          rdx, 7
        xor          rsi, rdx
        add          rax, rsi
        mov          rsi, [rsp + 16]
        add          rax, rsi
        mov          rdx, [rsp + 56]
        mov          rsi, rdx
        ror          rsi, 42
        xor          rsi, rdx
        ror          rsi, 19
        mov          r9, r8
        ror          r9, 5
        xor          r9, r8
        ror          r9, 6
        xor          r9, r8
        ror          r9, 28
        mov          [rsp + 144], r10
        mov          r10, r12
        ror          r10, 23
        xor          r10, r12
        mov          rcx, rdx
        shr          rcx, 6
        ror          r10, 4
        xor          rsi, rcx
        xor          r10, r12
        add          rax, rsi
        mov          [rsp + 72], rax
        add          rdi, rax
        ror          r10, 14
        mov          rsi, r14
        xor          rsi, r13
        and          rsi, r12
        xor          rsi, r13
        add          rdi, rsi
        add          r13, [r11 + 96]                            /* round 28 */
        add          rdi, r10
        mov          r10, [rsp + 160]
        add          r10, rdi
        mov          rsi, r8
        xor          rsi, rbx
        and          rbp, rsi
        xor          rbp, rbx
        add          rbp, r9
        add          rdi, rbp
        mov          rbp, [rsp + 88]
        mov          rcx, rbp                                   /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        ror          rcx, 7
        xor          rcx, rbp
        ror          rcx, 1
        mov          r9, rbp
        shr          r9, 7
        xor          rcx, r9
        add          rcx, r15
        mov          r15, [rsp + 24]
        add          rcx, r15
        mov          r9, [rsp + 64]
        mov          rdx, r9
        ror          rdx, 42
        xor          rdx, r9
        ror          rdx, 19
        mov          r15, rdi
        ror          r15, 5
        xor          r15, rdi
        ror          r15, 6
        xor          r15, rdi
        ror          r15, 28
        mov          [rsp + 160], rbx
        mov          rbx, r10
        ror          rbx, 23
        xor          rbx, r10
        mov          [rsp + 176], r15
        mov          r15, r9
        shr          r15, 6
        ror          rbx, 4
        xor          rdx, r15
        xor          rbx, r10
        add          rcx, rdx
        mov          [rsp + 80], rcx
        add          r13, rcx
        ror          rbx, 14
        mov          r15, r12
        xor          r15, r14
        and          r15, r10
        mov          rdx, [rsp + 96]
        mov          r9, rdx                                    /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        ror          r9, 7
        xor          r15, r14
        xor          r9, rdx
        add          r13, r15
        ror          r9, 1
        add          r14, [r11 + 104]                           /* round 29 */
        mov          r15, rdx
        shr          r15, 7
        add          r13, rbx
        xor          r9, r15
        mov          r15, [rsp + 144]
        add          r15, r13
        add          rbp, r9
        mov          rbx, rdi
        xor          rbx, r8
        mov          r9, [rsp + 32]
        add          rbp, r9
        and          rsi, rbx
        mov          r9, rax
        ror          r9, 42
        xor          rsi, r8
        xor          r9, rax
        add          rsi, [rsp + 176]
        ror          r9, 19
        add          rsi, r13
        mov          r13, rax
        shr          r13, 6
        xor          r9, r13
        mov          r13, rsi
        ror          r13, 5
        add          rbp, r9
        mov          [rsp + 88], rbp
        add          r14, rbp
        xor          r13, rsi
        ror          r13, 6
        xor          r13, rsi
        ror          r13, 28
        mov          r9, r15
        ror          r9, 23
        xor          r9, r15
        ror          r9, 4
        xor          r9, r15
        ror          r9, 14
        mov          rax, r10
        xor          rax, r12
        and          rax, r15
        xor          rax, r12
        add          r14, rax
        add          r12, [r11 + 112]                           /* round 30 */
        add          r14, r9
        mov          r9, [rsp + 160]
        add          r9, r14
        mov          rax, rsi
        xor          rax, rdi
        and          rbx, rax
        xor          rbx, rdi
        add          rbx, r13
        add          r14, rbx
        mov          r13, [rsp + 104]
        mov          rbx, r13                                   /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        ror          rbx, 7
        xor          rbx, r13
        ror          rbx, 1
        mov          [rsp + 144], rdi
        mov          rdi, r13
        shr          rdi, 7
        xor          rbx, rdi
        add          rdx, rbx
        mov          rbx, [rsp + 40]
        add          rdx, rbx
        mov          rdi, rcx
        ror          rdi, 42
        xor          rdi, rcx
        ror          rdi, 19
        mov          rbx, r14
        ror          rbx, 5
        xor          rbx, r14
        ror          rbx, 6
        xor          rbx, r14
        ror          rbx, 28
        mov          rbp, r9
        ror          rbp, 23
        xor          rbp, r9
        mov          r13, rcx
        shr          r13, 6
        ror          rbp, 4
        xor          rdi, r13
        xor          rbp, r9
        add          rdx, rdi
        mov          [rsp + 96], rdx
        add          r12, rdx
        ror          rbp, 14
        mov          r13, r15
        xor          r13, r10
        and          r13, r9
        xor          r13, r10
        add          r12, r13
        add          r10, [r11 + 120]                           /* round 31 */
        add          r12, rbp
        add          r11, 128
        add          r8, r12
        mov          r13, r14
        xor          r13, rsi
        and          rax, r13
        xor          rax, rsi
        add          rax, rbx
        add          r12, rax
        mov          rbx, [rsp + 152]
        mov          rax, rbx                                   /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        ror          rax, 7
        xor          rax, rbx
        ror          rax, 1
        mov          rbp, rbx
        shr          rbp, 7
        xor          rax, rbp
        mov          rbp, [rsp + 104]
        add          rax, rbp
        mov          rbp, [rsp + 48]
        add          rax, rbp
        mov          rdi, [rsp + 88]
        mov          rcx, rdi
        ror          rcx, 42
        xor          rcx, rdi
        ror          rcx, 19
        mov          rdx, r12
        ror          rdx, 5
        xor          rdx, r12
        ror          rdx, 6
        xor          rdx, r12
        ror          rdx, 28
        mov          rbx, r8
        ror          rbx, 23
        xor          rbx, r8
        ror          rbx, 4
        xor          rbx, r8
        ror          rbx, 14
        mov          rbp, rdi
        shr          rbp, 6
        xor          rcx, rbp
        add          rax, rcx
        mov          [rsp + 104], rax
        add          r10, rax
        mov          rbp, r9
        xor          rbp, r15
        and          rbp, r8
        xor          rbp, r15
        add          r10, rbp
        add          r10, rbx
        mov          rbp, [rsp + 144]
        add          rbp, r10
        mov          rbx, r12
        xor          rbx, r14
        and          rbx, r13
        xor          rbx, r14
        add          rbx, rdx
        add          r10, rbx
        mov          rax, r10
        mov          rcx, r12
        mov          rdx, r14
        mov          rdi, rbp
        mov          r10, r15
        mov          rbx, [rsp + 152]
        mov          rbp, [rsp + 168]
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
        add          rsp, 200
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
        add          rsp, 200
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
        .size        NSMS_SYMBOL(nsms_sha512_blocks_x64_n1), . - NSMS_SYMBOL(nsms_sha512_blocks_x64_n1)
#endif

        .text
        .p2align     2
        .p2alignl    6, 0x00401f0f
        NSMS_HASH(NSMS_SYMBOL(nsms_sha512_schedule_x64_n1))
        NSMS_FUNCTION(NSMS_SYMBOL(nsms_sha512_schedule_x64_n1))
NSMS_SYMBOL(nsms_sha512_schedule_x64_n1):
#ifdef NSMS_WIN64
        NSMS_SEH(.seh_proc NSMS_SYMBOL(nsms_sha512_schedule_x64_n1))
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
        mov          r13, r12
        ror          r13, 42
        xor          r13, r12
        ror          r13, 19
        mov          r14, rcx
        ror          r14, 7
        xor          r14, rcx
        ror          r14, 1
        mov          r15, r12
        shr          r15, 6
        xor          r13, r15
        add          rax, r13
        mov          r13, [rsp + 40]
        mov          r15, r13                                   /* W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1 */
        ror          r15, 42
        xor          r15, r13
        ror          r15, 19
        mov          [rsp + 64], rbp
        mov          rbp, rcx
        shr          rbp, 7
        xor          r14, rbp
        mov          rbp, [rsp]
        add          rcx, rbp
        add          rax, r14
        mov          r14, rdx
        ror          r14, 7
        xor          r14, rdx
        ror          r14, 1
        mov          rbp, r13
        shr          rbp, 6
        xor          r15, rbp
        add          rcx, r15
        mov          r15, rsi                                   /* W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2 */
        ror          r15, 7
        xor          r15, rsi
        ror          r15, 1
        mov          rbp, rdx
        shr          rbp, 7
        xor          r14, rbp
        mov          rbp, [rsp + 8]
        add          rdx, rbp
        add          rcx, r14
        mov          r14, [rsp + 48]
        mov          rbp, rax
        add          rbp, [r14]
        mov          [rdi + 128], rbp
        mov          rbp, rax
        ror          rbp, 42
        xor          rbp, rax
        ror          rbp, 19
        mov          [rsp + 72], rbx
        mov          rbx, rsi
        shr          rbx, 7
        xor          r15, rbx
        mov          rbx, [rsp + 16]
        add          rsi, rbx                                   /* W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3 */
        add          rdx, r15
        mov          r15, r8
        ror          r15, 7
        xor          r15, r8
        ror          r15, 1
        mov          rbx, rax
        shr          rbx, 6
        xor          rbp, rbx
        add          rdx, rbp
        mov          rbp, rcx
        add          rbp, [r14 + 8]
        mov          [rdi + 136], rbp
        mov          rbp, rcx
        ror          rbp, 42
        xor          rbp, rcx
        ror          rbp, 19
        mov          rbx, r8
        shr          rbx, 7
        xor          r15, rbx
        mov          rbx, [rsp + 24]
        add          r8, rbx                                    /* W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4 */
        add          rsi, r15
        mov          r15, r9
        ror          r15, 7
        xor          r15, r9
        ror          r15, 1
        mov          rbx, rcx
        shr          rbx, 6
        xor          rbp, rbx
        add          rsi, rbp
        mov          rbp, rdx
        add          rbp, [r14 + 16]
        mov          [rdi + 144], rbp
        mov          rbp, rdx
        ror          rbp, 42
        xor          rbp, rdx
        ror          rbp, 19
        mov          rbx, r9
        shr          rbx, 7
        xor          r15, rbx
        add          r9, r12                                    /* W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5 */
        add          r8, r15
        mov          r15, r10
        ror          r15, 7
        xor          r15, r10
        ror          r15, 1
        mov          rbx, rdx
        shr          rbx, 6
        xor          rbp, rbx
        add          r8, rbp
        mov          rbp, rsi
        add          rbp, [r14 + 24]
        mov          [rdi + 152], rbp
        mov          rbp, rsi
        ror          rbp, 42
        xor          rbp, rsi
        ror          rbp, 19
        mov          rbx, r10
        shr          rbx, 7
        xor          r15, rbx
        add          r10, r13                                   /* W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6 */
        add          r9, r15
        mov          r15, r11
        ror          r15, 7
        xor          r15, r11
        ror          r15, 1
        mov          rbx, rsi
        shr          rbx, 6
        xor          rbp, rbx
        add          r9, rbp
        mov          rbp, r8
        add          rbp, [r14 + 32]
        mov          [rdi + 160], rbp
        mov          rbp, r8
        ror          rbp, 42
        xor          rbp, r8
        ror          rbp, 19
        mov          rbx, [rsp + 72]
        mov          r13, rbx                                   /* W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7 */
        ror          r13, 7
        xor          r13, rbx
        ror          r13, 1
        mov          r12, r11
        shr          r12, 7
        xor          r15, r12
        add          r10, r15
        mov          r12, r8
        shr          r12, 6
        xor          rbp, r12
        add          r10, rbp
        mov          r12, r9
        add          r12, [r14 + 40]
        mov          [rdi + 168], r12
        mov          r12, r9
        ror          r12, 42
        xor          r12, r9
        ror          r12, 19
        mov          r15, rbx
        shr          r15, 7
        xor          r13, r15
        add          r11, r13
        add          r11, rax
        mov          rbp, [rsp + 64]
        mov          r13, rbp                                   /* W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8 */
        ror          r13, 7
        xor          r13, rbp
        ror          r13, 1
        mov          r15, r9
        shr          r15, 6
        xor          r12, r15
        add          r11, r12
        mov          r12, r10
        add          r12, [r14 + 48]
        mov          [rdi + 176], r12
        mov          r12, r10
        ror          r12, 42
        xor          r12, r10
        ror          r12, 19
        mov          r15, rbp
        shr          r15, 7
        xor          r13, r15
        add          rbx, r13
        add          rbx, rcx
        mov          r13, [rsp]
        mov          r15, r13                                   /* W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9 */
        ror          r15, 7
        xor          r15, r13
        ror          r15, 1
        mov          [rsp + 72], rcx
        mov          rcx, r10
        shr          rcx, 6
        xor          r12, rcx
        add          rbx, r12
        mov          r12, r11
        add          r12, [r14 + 56]
        mov          [rdi + 184], r12
        mov          r12, r11
        ror          r12, 42
        xor          r12, r11
        ror          r12, 19
        mov          rcx, r13
        shr          rcx, 7
        xor          r15, rcx
        add          rbp, r15
        add          rbp, rdx
        mov          r15, [rsp + 8]
        mov          rcx, r15                                   /* W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10 */
        ror          rcx, 7
        xor          rcx, r15
        ror          rcx, 1
        mov          [rsp + 64], rdx
        mov          rdx, r11
        shr          rdx, 6
        xor          r12, rdx
        add          rbp, r12
        mov          r12, rbx
        add          r12, [r14 + 64]
        mov          [rdi + 192], r12
        mov          r12, rbx
        ror          r12, 42
        xor          r12, rbx
        ror          r12, 19
        mov          rdx, r15
        shr          rdx, 7
        xor          rcx, rdx
        add          r13, rcx
        add          r13, rsi
        mov          rdx, [rsp + 16]
        mov          rcx, rdx                                   /* W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11 */
        ror          rcx, 7
        xor          rcx, rdx
        ror          rcx, 1
        mov          [rsp + 80], rsi
        mov          rsi, rbx
        shr          rsi, 6
        xor          r12, rsi
        add          r13, r12
        mov          [rsp], r13
        mov          r12, rbp
        add          r12, [r14 + 72]
        mov          [rdi + 200], r12
        mov          r12, rbp
        ror          r12, 42
        xor          r12, rbp
        ror          r12, 19
        mov          rsi, rdx
        shr          rsi, 7
        xor          rcx, rsi
        add          r15, rcx
        add          r15, r8
        mov          rsi, [rsp + 24]
        mov          rcx, rsi                                   /* W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12 */
        ror          rcx, 7
        xor          rcx, rsi
        ror          rcx, 1
        mov          [rsp + 88], r8
        mov          r8, rbp
        shr          r8, 6
        xor          r12, r8
        add          r15, r12
        mov          [rsp + 8], r15
        mov          r12, r13
        add          r12, [r14 + 80]
        mov          [rdi + 208], r12
        mov          r12, r13
        ror          r12, 42
        xor          r12, r13
        ror          r12, 19
        mov          r8, rsi
        shr          r8, 7
        xor          rcx, r8
        add          rdx, rcx
        add          rdx, r9
        mov          r8, [rsp + 32]
        mov          rcx, r8                                    /* W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13 */
        ror          rcx, 7
        xor          rcx, r8
        ror          rcx, 1
        mov          [rsp + 96], r9
        mov          r9, r13
        shr          r9, 6
        xor          r12, r9
        add          rdx, r12
        mov          [rsp + 16], rdx
        mov          r12, r15
        add          r12, [r14 + 88]
        mov          [rdi + 216], r12
        mov          r12, r15
        ror          r12, 42
        xor          r12, r15
        ror          r12, 19
        mov          r9, r8
        shr          r9, 7
        xor          rcx, r9
        add          rsi, rcx
        add          rsi, r10
        mov          r9, [rsp + 40]
        mov          rcx, r9                                    /* W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14 */
        ror          rcx, 7
        xor          rcx, r9
        ror          rcx, 1
        mov          r13, r15
        shr          r13, 6
        xor          r12, r13
        add          rsi, r12
        mov          [rsp + 24], rsi
        mov          r12, rdx
        add          r12, [r14 + 96]
        mov          [rdi + 224], r12
        mov          r12, rdx
        ror          r12, 42
        xor          r12, rdx
        ror          r12, 19
        mov          r13, r9
        shr          r13, 7
        xor          rcx, r13
        add          r8, rcx
        add          r8, r11
        mov          r13, rax                                   /* W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15 */
        ror          r13, 7
        xor          r13, rax
        ror          r13, 1
        mov          rcx, rdx
        shr          rcx, 6
        xor          r12, rcx
        add          r8, r12
        mov          [rsp + 32], r8
        mov          r12, rsi
        add          r12, [r14 + 104]
        mov          [rdi + 232], r12
        mov          r12, rsi
        ror          r12, 42
        xor          r12, rsi
        ror          r12, 19
        mov          rcx, rax
        shr          rcx, 7
        xor          r13, rcx
        add          r9, r13
        add          r9, rbx
        mov          r13, rsi
        shr          r13, 6
        xor          r12, r13
        add          r9, r12
        mov          [rsp + 40], r9
        mov          r12, r8
        add          r12, [r14 + 112]
        mov          [rdi + 240], r12
        mov          r12, r9
        add          r12, [r14 + 120]
        mov          [rdi + 248], r12
        add          r14, 128
        mov          [rsp + 48], r14
        add          rdi, 128
        mov          rcx, [rsp + 72]
        mov          rdx, [rsp + 64]
        mov          rsi, [rsp + 80]
        mov          r8, [rsp + 88]
        mov          r9, [rsp + 96]
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
        .size        NSMS_SYMBOL(nsms_sha512_schedule_x64_n1), . - NSMS_SYMBOL(nsms_sha512_schedule_x64_n1)
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

/* nsms_sha512_blocks_x64_n1: 15 integer registers, 21 spills.
 *   Register map: a..h: rax, rcx, rdx, rsi, rdi, r8, r9, r10; W rows 0..15 of 1 block: rbx, rbp,
 *     [rsp..rsp+104]; data: [rsp+112]; blocks: [rsp+120]; state: [rsp+128]; kp: r11;
 *     upper_bound: [rsp+136]. Slots of the frame that are not named here hold spilled values.
 *     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
 *       schedule words of each block, row 0 the oldest.
 *     kp: address of the constants that are added next.
 *     upper_bound: value of the pointer that is compared with it after the last iteration of its
 *       loop.
 * nsms_sha512_schedule_x64_n1: 15 integer registers, 7 spills.
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
 * - name: nsms_sha512_blocks_x64_n1
 *   signature: void nsms_sha512_blocks_x64_n1(uint64_t state[8], const void *data, size_t blocks)
 *   parameters:
 *     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 8, access: read-write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128 * blocks, align: 1, access: read}
 *     - {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}
 *   stack_bytes: {sysv: 248, win64: 264}
 *   features: []
 * - name: nsms_sha512_schedule_x64_n1
 *   signature: void nsms_sha512_schedule_x64_n1(uint64_t *wk, const void *data)
 *   parameters:
 *     - {name: wk, sysv: rdi, win64: rcx, type: buffer, bytes: 640, align: 8, access: write}
 *     - {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 128, align: 1, access: read}
 *   stack_bytes: {sysv: 168, win64: 184}
 *   features: []
 */
