; sha256_shani_m1_iterations.asm, written by nsms: make gen HASH=sha256 ISA=shani KIND=iterations M=1
;
; void nsms_sha256_iterations_shani_m1(uint32_t state[16], const uint32_t midstates[16], size_t iterations);
;   SHA-224, SHA-256: iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 1 password; midstates: the
;   hash values after the blocks of the inner and of the outer key; state: U (the last HMAC value)
;   and T (the XOR of all); [i*1 + j] is word i of password j.
;   Reads 64 bytes at state and 64 bytes at midstates; writes 64 bytes at state.
;   Arguments: state, midstates, iterations in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 375 instructions (System V); 0 bytes of stack (System V), 168 (Win64).
;
; Memory: state and midstates must be aligned to 4 bytes. A buffer that is written must not overlap another.
; Written are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags;
; not x87 registers, MXCSR or the direction flag.
; Needs: sha_ni, ssse3.
; (The ISA also allows sse4_1, which this code does not use.)
; For ELF64, Win64 and Mach-O objects, the last without unwind information, which NASM cannot write for it.
; NSMS_HIDDEN hides the symbols (ELF, Mach-O); NSMS_WIN64 chooses the convention Win64 outside of COFF, too.
; Proof: the assembled bytes (ELF, COFF, Mach-O) compute what FIPS 180-4 defines, for every input.
; A proof is of result, memory accesses, calling convention and constant time (docs/SOUNDNESS.md of nsms).
; Copyright (c) 2026 the nsms authors
; SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

        bits         64
        default      rel
%use smartalign
        alignmode    p6, nojmp

%ifidn __OUTPUT_FORMAT__, macho64
%define NSMS_SYMBOL(name) _ %+ name
%ifmacro build_version 3+  ; from NASM 3.0
        build_version macos, 10, 9
%endif
%elifidn __OUTPUT_FORMAT__, win64
%define NSMS_WIN64
%define NSMS_SYMBOL(name) name
%elifidn __OUTPUT_FORMAT__, elf64
%define NSMS_SYMBOL(name) name
%else
%error this file assembles with -f elf64, -f win64 or -f macho64
%endif
%define NSMS_L(name) ..@sha256_shani_m1_iterations_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K):  ; K_t
        dd           0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        dd           0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc
        dd           0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        dd           0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7
        dd           0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        dd           0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13
        dd           0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        dd           0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3
        dd           0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        dd           0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5
        dd           0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        dd           0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208
        dd           0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        align        64, db 0
NSMS_L(W0):  ; W_t + K_t of the constant words of a block, 0 for its other words
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x5807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf474
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        align        64, db 0
NSMS_L(W1):  ; W_t + K_t of the constant words of a block, 0 for its other words
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x5807aa98, 0x12835b01, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf474
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        dd           0x00000000, 0x00000000, 0x00000000, 0x00000000
        align        16, db 0
NSMS_L(words_00000080000000000000000000000000):  ; constant words, first used for: W_8 to W_11
        db           0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        16, db 0
NSMS_L(words_00000000000000000000000000030000):  ; constant words, first used for: W_12 to W_15
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m1):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1))
%else
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m1):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m1):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m1)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m1)
%endif
NSMS_SYMBOL(nsms_sha256_iterations_shani_m1):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(at1):
        push         rdi
NSMS_L(at2):
        sub          rsp, 152
NSMS_L(at3):
        movaps       [rsp], xmm6
NSMS_L(at4):
        movaps       [rsp + 16], xmm7
NSMS_L(at5):
        movaps       [rsp + 32], xmm8
NSMS_L(at6):
        movaps       [rsp + 48], xmm9
NSMS_L(at7):
        movaps       [rsp + 64], xmm10
NSMS_L(at8):
        movaps       [rsp + 80], xmm11
NSMS_L(at9):
        movaps       [rsp + 96], xmm12
NSMS_L(at10):
        movaps       [rsp + 112], xmm13
NSMS_L(at11):
        movaps       [rsp + 128], xmm14
NSMS_L(at12):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
%endif
        cmp          rdx, 0
        je           NSMS_L(done)

        ; U of every password
        movdqu       xmm8, [rdi]
        movdqu       xmm1, [rdi + 16]
        movdqa       xmm0, xmm1
        shufps       xmm0, xmm8, 17
        shufps       xmm1, xmm8, 187
        movdqu       xmm8, [rdi + 32]
        movdqu       xmm7, [rdi + 48]
        movdqa       xmm6, xmm7
        shufps       xmm6, xmm8, 17
        shufps       xmm7, xmm8, 187
        movdqu       xmm8, [rsi]
        movdqu       xmm3, [rsi + 16]
        movdqa       xmm2, xmm3
        shufps       xmm2, xmm8, 17
        shufps       xmm3, xmm8, 187
        movdqu       xmm8, [rsi + 32]
        movdqu       xmm5, [rsi + 48]
        movdqa       xmm4, xmm5
        shufps       xmm4, xmm8, 17
        shufps       xmm5, xmm8, 187
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: abef0: xmm0; cdgh0: xmm1; 0.abef0: xmm2; 0.cdgh0: xmm3; 8.abef0: xmm4; 8.cdgh0: xmm5;
        ;   iterations: rdx; T.abef0: xmm6; T.cdgh0: xmm7; state: rdi.
NSMS_L(iteration):

        ; the block with the digest
        movdqa       xmm8, xmm0                                 ; W_0 to W_3
        shufps       xmm8, xmm1, 187
        shufps       xmm0, xmm1, 17
        movdqu       xmm9, [rel NSMS_L(words_00000080000000000000000000000000)] ; W_8 to W_11
        movdqu       xmm10, [rel NSMS_L(words_00000000000000000000000000030000)] ; W_12 to W_15
        movdqu       xmm11, [rel NSMS_L(W0) + 32]
        movdqu       xmm12, [rel NSMS_L(W0) + 48]
        movdqa       xmm13, xmm8
        paddd        xmm13, [rel NSMS_L(K)]
        movdqa       xmm14, xmm0
        movdqa       xmm0, xmm13
        movdqa       xmm1, xmm3                                 ; rounds 0 to 3
        sha256rnds2  xmm1, xmm2, xmm0
        psrldq       xmm0, 8
        movdqa       xmm13, xmm2
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm14                                ; W_4 to W_7
        paddd        xmm0, [rel NSMS_L(K) + 16]
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 4 to 7
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 8 to 11
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 12 to 15
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        sha256msg1   xmm8, xmm14                                ; W_16 to W_19
        sha256msg2   xmm8, xmm10
        movdqa       xmm0, xmm8
        paddd        xmm0, [rel NSMS_L(K) + 64]
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 16 to 19
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm8                                 ; W_20 to W_23
        palignr      xmm0, xmm10, 4
        sha256msg1   xmm14, xmm9
        paddd        xmm0, xmm14
        sha256msg2   xmm0, xmm8
        movdqa       xmm11, xmm0
        paddd        xmm11, [rel NSMS_L(K) + 80]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 20 to 23
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm12                                ; W_24 to W_27
        palignr      xmm0, xmm8, 4
        sha256msg1   xmm9, xmm10
        paddd        xmm0, xmm9
        sha256msg2   xmm0, xmm12
        movdqa       xmm9, xmm0
        paddd        xmm9, [rel NSMS_L(K) + 96]
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 24 to 27
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm11                                ; W_28 to W_31
        palignr      xmm0, xmm12, 4
        sha256msg1   xmm10, xmm8
        paddd        xmm0, xmm10
        sha256msg2   xmm0, xmm11
        movdqa       xmm9, xmm0
        paddd        xmm9, [rel NSMS_L(K) + 112]
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 28 to 31
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm10                                ; W_32 to W_35
        palignr      xmm0, xmm11, 4
        sha256msg1   xmm8, xmm12
        paddd        xmm0, xmm8
        sha256msg2   xmm0, xmm10
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 128]
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 32 to 35
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm9                                 ; W_36 to W_39
        palignr      xmm0, xmm10, 4
        sha256msg1   xmm12, xmm11
        paddd        xmm0, xmm12
        sha256msg2   xmm0, xmm9
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 144]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 36 to 39
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm12                                ; W_40 to W_43
        palignr      xmm0, xmm9, 4
        sha256msg1   xmm11, xmm10
        paddd        xmm0, xmm11
        sha256msg2   xmm0, xmm12
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 160]
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 40 to 43
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm11                                ; W_44 to W_47
        palignr      xmm0, xmm12, 4
        sha256msg1   xmm10, xmm9
        paddd        xmm0, xmm10
        sha256msg2   xmm0, xmm11
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 176]
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 44 to 47
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm10                                ; W_48 to W_51
        palignr      xmm0, xmm11, 4
        sha256msg1   xmm9, xmm12
        paddd        xmm0, xmm9
        sha256msg2   xmm0, xmm10
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 192]
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 48 to 51
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm9                                 ; W_52 to W_55
        palignr      xmm0, xmm10, 4
        sha256msg1   xmm12, xmm11
        paddd        xmm0, xmm12
        sha256msg2   xmm0, xmm9
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 208]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 52 to 55
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm12                                ; W_56 to W_59
        palignr      xmm0, xmm9, 4
        sha256msg1   xmm11, xmm10
        paddd        xmm0, xmm11
        sha256msg2   xmm0, xmm12
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 224]
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 56 to 59
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm11                                ; W_60 to W_63
        palignr      xmm0, xmm12, 4
        sha256msg1   xmm10, xmm9
        paddd        xmm0, xmm10
        sha256msg2   xmm0, xmm11
        paddd        xmm0, [rel NSMS_L(K) + 240]
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 60 to 63
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        paddd        xmm13, xmm2                                ; H = H + (a, b, ...)
        paddd        xmm1, xmm3
        movdqa       xmm0, xmm13

        ; the block with the digest
        ; Same rounds as below label iteration, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        movdqa       xmm8, xmm0                                 ; W_0 to W_3
        shufps       xmm8, xmm1, 187
        shufps       xmm0, xmm1, 17
        movdqu       xmm9, [rel NSMS_L(words_00000080000000000000000000000000)] ; W_8 to W_11
        movdqu       xmm10, [rel NSMS_L(words_00000000000000000000000000030000)] ; W_12 to W_15
        movdqu       xmm11, [rel NSMS_L(W1) + 32]
        movdqu       xmm12, [rel NSMS_L(W1) + 48]
        movdqa       xmm13, xmm8
        paddd        xmm13, [rel NSMS_L(K)]
        movdqa       xmm14, xmm0
        movdqa       xmm0, xmm13
        movdqa       xmm1, xmm5                                 ; rounds 0 to 3
        sha256rnds2  xmm1, xmm4, xmm0
        psrldq       xmm0, 8
        movdqa       xmm13, xmm4
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm14                                ; W_4 to W_7
        paddd        xmm0, [rel NSMS_L(K) + 16]
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 4 to 7
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 8 to 11
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm12
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 12 to 15
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        sha256msg1   xmm8, xmm14                                ; W_16 to W_19
        sha256msg2   xmm8, xmm10
        movdqa       xmm0, xmm8
        paddd        xmm0, [rel NSMS_L(K) + 64]
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 16 to 19
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm8                                 ; W_20 to W_23
        palignr      xmm0, xmm10, 4
        sha256msg1   xmm14, xmm9
        paddd        xmm0, xmm14
        sha256msg2   xmm0, xmm8
        movdqa       xmm11, xmm0
        paddd        xmm11, [rel NSMS_L(K) + 80]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm11
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 20 to 23
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm12                                ; W_24 to W_27
        palignr      xmm0, xmm8, 4
        sha256msg1   xmm9, xmm10
        paddd        xmm0, xmm9
        sha256msg2   xmm0, xmm12
        movdqa       xmm9, xmm0
        paddd        xmm9, [rel NSMS_L(K) + 96]
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 24 to 27
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm11                                ; W_28 to W_31
        palignr      xmm0, xmm12, 4
        sha256msg1   xmm10, xmm8
        paddd        xmm0, xmm10
        sha256msg2   xmm0, xmm11
        movdqa       xmm9, xmm0
        paddd        xmm9, [rel NSMS_L(K) + 112]
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm9
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 28 to 31
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm10                                ; W_32 to W_35
        palignr      xmm0, xmm11, 4
        sha256msg1   xmm8, xmm12
        paddd        xmm0, xmm8
        sha256msg2   xmm0, xmm10
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 128]
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 32 to 35
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm9                                 ; W_36 to W_39
        palignr      xmm0, xmm10, 4
        sha256msg1   xmm12, xmm11
        paddd        xmm0, xmm12
        sha256msg2   xmm0, xmm9
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 144]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 36 to 39
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm12                                ; W_40 to W_43
        palignr      xmm0, xmm9, 4
        sha256msg1   xmm11, xmm10
        paddd        xmm0, xmm11
        sha256msg2   xmm0, xmm12
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 160]
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 40 to 43
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm11                                ; W_44 to W_47
        palignr      xmm0, xmm12, 4
        sha256msg1   xmm10, xmm9
        paddd        xmm0, xmm10
        sha256msg2   xmm0, xmm11
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 176]
        movdqa       xmm10, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 44 to 47
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm10                                ; W_48 to W_51
        palignr      xmm0, xmm11, 4
        sha256msg1   xmm9, xmm12
        paddd        xmm0, xmm9
        sha256msg2   xmm0, xmm10
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 192]
        movdqa       xmm9, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 48 to 51
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm9                                 ; W_52 to W_55
        palignr      xmm0, xmm10, 4
        sha256msg1   xmm12, xmm11
        paddd        xmm0, xmm12
        sha256msg2   xmm0, xmm9
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 208]
        movdqa       xmm12, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 52 to 55
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm12                                ; W_56 to W_59
        palignr      xmm0, xmm9, 4
        sha256msg1   xmm11, xmm10
        paddd        xmm0, xmm11
        sha256msg2   xmm0, xmm12
        movdqa       xmm8, xmm0
        paddd        xmm8, [rel NSMS_L(K) + 224]
        movdqa       xmm11, xmm0
        movdqa       xmm0, xmm8
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 56 to 59
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        movdqa       xmm0, xmm11                                ; W_60 to W_63
        palignr      xmm0, xmm12, 4
        sha256msg1   xmm10, xmm9
        paddd        xmm0, xmm10
        sha256msg2   xmm0, xmm11
        paddd        xmm0, [rel NSMS_L(K) + 240]
        sha256rnds2  xmm1, xmm13, xmm0                          ; rounds 60 to 63
        psrldq       xmm0, 8
        sha256rnds2  xmm13, xmm1, xmm0
        paddd        xmm13, xmm4                                ; H = H + (a, b, ...)
        paddd        xmm1, xmm5
        movdqa       xmm0, xmm13

        ; T = T ^ U, and the next iteration
        add          rdx, -1
        pxor         xmm6, xmm0
        pxor         xmm7, xmm1
        cmp          rdx, 0
        jne          NSMS_L(iteration)

        ; U of every password
        movdqa       xmm2, xmm0
        shufps       xmm2, xmm1, 187
        movdqu       [rdi], xmm2
        shufps       xmm0, xmm1, 17
        movdqu       [rdi + 16], xmm0
        movdqa       xmm0, xmm6
        shufps       xmm0, xmm7, 187
        movdqu       [rdi + 32], xmm0
        shufps       xmm6, xmm7, 17
        movdqu       [rdi + 48], xmm6
NSMS_L(done):

%ifdef NSMS_WIN64
        movaps       xmm6, [rsp]
        movaps       xmm7, [rsp + 16]
        movaps       xmm8, [rsp + 32]
        movaps       xmm9, [rsp + 48]
        movaps       xmm10, [rsp + 64]
        movaps       xmm11, [rsp + 80]
        movaps       xmm12, [rsp + 96]
        movaps       xmm13, [rsp + 112]
        movaps       xmm14, [rsp + 128]
        add          rsp, 152
        pop          rdi
        pop          rsi
        ret
%else
        ret
%endif
NSMS_L(end):

; Unwind information as data: DWARF call frame information (ELF) and Win64 unwind codes.
%ifidn __OUTPUT_FORMAT__, elf64
%ifndef NSMS_WIN64
        section      .eh_frame progbits alloc noexec nowrite align=8
NSMS_L(common):
        dd           NSMS_L(common_end) - $ - 4
        dd           0
        db           0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01
        align        8, db 0
NSMS_L(common_end):
NSMS_L(frame):
        dd           NSMS_L(frame_end) - $ - 4
        dd           $ - NSMS_L(common)
        dd           NSMS_SYMBOL(nsms_sha256_iterations_shani_m1) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1)
        db           0
        align        8, db 0
NSMS_L(frame_end):
%endif

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifidn __OUTPUT_FORMAT__, win64
        section      .xdata rdata align=8
NSMS_L(unwind):
        db           1, NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 22, 0
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0xe8 ; movaps [rsp + 128], xmm14
        dw           8
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0xd8 ; movaps [rsp + 112], xmm13
        dw           7
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0xc8 ; movaps [rsp + 96], xmm12
        dw           6
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0xb8 ; movaps [rsp + 80], xmm11
        dw           5
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0xa8 ; movaps [rsp + 64], xmm10
        dw           4
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0x98 ; movaps [rsp + 48], xmm9
        dw           3
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0x88 ; movaps [rsp + 32], xmm8
        dw           2
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0x78 ; movaps [rsp + 16], xmm7
        dw           1
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0x68 ; movaps [rsp], xmm6
        dw           0
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0x01 ; sub rsp, 152
        dw           19
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0x70 ; push rdi
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m1), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_iterations_shani_m1) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_iterations_shani_m1: 3 integer registers, 15 vector registers, 0 spills.
;   Register map: abef0: xmm0; cdgh0: xmm1; 0.abef0: xmm2; 0.cdgh0: xmm3; 8.abef0: xmm4;
;     8.cdgh0: xmm5; iterations: rdx; T.abef0: xmm6; T.cdgh0: xmm7; state: rdi.
;     abef0: a, b, e, f (a in the highest lane) of the hash value of message 0.
;     cdgh0: c, d, g, h (c in the highest lane) of the hash value of message 0.
;
; Contract (YAML):
; - name: nsms_sha256_iterations_shani_m1
;   signature: void nsms_sha256_iterations_shani_m1(uint32_t state[16], const uint32_t midstates[16], size_t iterations)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 64, align: 4, access: read-write}
;     - {name: midstates, sysv: rsi, win64: rdx, type: buffer, bytes: 64, align: 4, access: read}
;     - {name: iterations, sysv: rdx, win64: r8, type: size_t, unit: iterations}
;   stack_bytes: {sysv: 0, win64: 168}
;   features: [sha_ni, ssse3]
