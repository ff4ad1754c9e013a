; sha256_shani_m4_iterations_lanes.asm, written by nsms: make gen HASH=sha256 ISA=shani KIND=iterations M=4 SCHEDULE=lanes
;   SCHEDULE=lanes: the schedules of all streams are computed in lanes of wider registers
;
; void nsms_sha256_iterations_shani_m4_lanes(uint32_t state[64], const uint32_t midstates[64], size_t iterations);
;   SHA-224, SHA-256: iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for 4 passwords; midstates: the
;   hash values after the blocks of the inner and of the outer key; state: U (the last HMAC value)
;   and T (the XOR of all); [i*4 + j] is word i of password j.
;   Reads 256 bytes at state and 256 bytes at midstates; writes 256 bytes at state.
;   Arguments: state, midstates, iterations in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,110 instructions (System V); 1,992 bytes of stack (System V), 2,168 (Win64).
;
; Memory: state and midstates must be aligned to 4 bytes. A buffer that is written must not overlap another.
; Written are these buffers and the stack below the return address. Clobbers: caller-saved registers and flags;
; not x87 registers, MXCSR or the direction flag.
; Needs: avx, avx512f, avx512vl, sha_ni.
; (The ISA also allows avx512bw, avx512dq, bmi1, bmi2, which this code does not use.)
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
%define NSMS_L(name) ..@sha256_shani_m4_iterations_lanes_ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifidn __OUTPUT_FORMAT__, win64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64, db 0
NSMS_L(K2x4):  ; K_t: each pair of words 4 times, once for each block of a register
        dd           0x428a2f98, 0x71374491, 0x428a2f98, 0x71374491
        dd           0x428a2f98, 0x71374491, 0x428a2f98, 0x71374491
        dd           0xb5c0fbcf, 0xe9b5dba5, 0xb5c0fbcf, 0xe9b5dba5
        dd           0xb5c0fbcf, 0xe9b5dba5, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x3956c25b, 0x59f111f1
        dd           0x3956c25b, 0x59f111f1, 0x3956c25b, 0x59f111f1
        dd           0x923f82a4, 0xab1c5ed5, 0x923f82a4, 0xab1c5ed5
        dd           0x923f82a4, 0xab1c5ed5, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0xd807aa98, 0x12835b01
        dd           0xd807aa98, 0x12835b01, 0xd807aa98, 0x12835b01
        dd           0x243185be, 0x550c7dc3, 0x243185be, 0x550c7dc3
        dd           0x243185be, 0x550c7dc3, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x72be5d74, 0x80deb1fe
        dd           0x72be5d74, 0x80deb1fe, 0x72be5d74, 0x80deb1fe
        dd           0x9bdc06a7, 0xc19bf174, 0x9bdc06a7, 0xc19bf174
        dd           0x9bdc06a7, 0xc19bf174, 0x9bdc06a7, 0xc19bf174
        dd           0xe49b69c1, 0xefbe4786, 0xe49b69c1, 0xefbe4786
        dd           0xe49b69c1, 0xefbe4786, 0xe49b69c1, 0xefbe4786
        dd           0x0fc19dc6, 0x240ca1cc, 0x0fc19dc6, 0x240ca1cc
        dd           0x0fc19dc6, 0x240ca1cc, 0x0fc19dc6, 0x240ca1cc
        dd           0x2de92c6f, 0x4a7484aa, 0x2de92c6f, 0x4a7484aa
        dd           0x2de92c6f, 0x4a7484aa, 0x2de92c6f, 0x4a7484aa
        dd           0x5cb0a9dc, 0x76f988da, 0x5cb0a9dc, 0x76f988da
        dd           0x5cb0a9dc, 0x76f988da, 0x5cb0a9dc, 0x76f988da
        dd           0x983e5152, 0xa831c66d, 0x983e5152, 0xa831c66d
        dd           0x983e5152, 0xa831c66d, 0x983e5152, 0xa831c66d
        dd           0xb00327c8, 0xbf597fc7, 0xb00327c8, 0xbf597fc7
        dd           0xb00327c8, 0xbf597fc7, 0xb00327c8, 0xbf597fc7
        dd           0xc6e00bf3, 0xd5a79147, 0xc6e00bf3, 0xd5a79147
        dd           0xc6e00bf3, 0xd5a79147, 0xc6e00bf3, 0xd5a79147
        dd           0x06ca6351, 0x14292967, 0x06ca6351, 0x14292967
        dd           0x06ca6351, 0x14292967, 0x06ca6351, 0x14292967
        dd           0x27b70a85, 0x2e1b2138, 0x27b70a85, 0x2e1b2138
        dd           0x27b70a85, 0x2e1b2138, 0x27b70a85, 0x2e1b2138
        dd           0x4d2c6dfc, 0x53380d13, 0x4d2c6dfc, 0x53380d13
        dd           0x4d2c6dfc, 0x53380d13, 0x4d2c6dfc, 0x53380d13
        dd           0x650a7354, 0x766a0abb, 0x650a7354, 0x766a0abb
        dd           0x650a7354, 0x766a0abb, 0x650a7354, 0x766a0abb
        dd           0x81c2c92e, 0x92722c85, 0x81c2c92e, 0x92722c85
        dd           0x81c2c92e, 0x92722c85, 0x81c2c92e, 0x92722c85
        dd           0xa2bfe8a1, 0xa81a664b, 0xa2bfe8a1, 0xa81a664b
        dd           0xa2bfe8a1, 0xa81a664b, 0xa2bfe8a1, 0xa81a664b
        dd           0xc24b8b70, 0xc76c51a3, 0xc24b8b70, 0xc76c51a3
        dd           0xc24b8b70, 0xc76c51a3, 0xc24b8b70, 0xc76c51a3
        dd           0xd192e819, 0xd6990624, 0xd192e819, 0xd6990624
        dd           0xd192e819, 0xd6990624, 0xd192e819, 0xd6990624
        dd           0xf40e3585, 0x106aa070, 0xf40e3585, 0x106aa070
        dd           0xf40e3585, 0x106aa070, 0xf40e3585, 0x106aa070
        dd           0x19a4c116, 0x1e376c08, 0x19a4c116, 0x1e376c08
        dd           0x19a4c116, 0x1e376c08, 0x19a4c116, 0x1e376c08
        dd           0x2748774c, 0x34b0bcb5, 0x2748774c, 0x34b0bcb5
        dd           0x2748774c, 0x34b0bcb5, 0x2748774c, 0x34b0bcb5
        dd           0x391c0cb3, 0x4ed8aa4a, 0x391c0cb3, 0x4ed8aa4a
        dd           0x391c0cb3, 0x4ed8aa4a, 0x391c0cb3, 0x4ed8aa4a
        dd           0x5b9cca4f, 0x682e6ff3, 0x5b9cca4f, 0x682e6ff3
        dd           0x5b9cca4f, 0x682e6ff3, 0x5b9cca4f, 0x682e6ff3
        dd           0x748f82ee, 0x78a5636f, 0x748f82ee, 0x78a5636f
        dd           0x748f82ee, 0x78a5636f, 0x748f82ee, 0x78a5636f
        dd           0x84c87814, 0x8cc70208, 0x84c87814, 0x8cc70208
        dd           0x84c87814, 0x8cc70208, 0x84c87814, 0x8cc70208
        dd           0x90befffa, 0xa4506ceb, 0x90befffa, 0xa4506ceb
        dd           0x90befffa, 0xa4506ceb, 0x90befffa, 0xa4506ceb
        dd           0xbef9a3f7, 0xc67178f2, 0xbef9a3f7, 0xc67178f2
        dd           0xbef9a3f7, 0xc67178f2, 0xbef9a3f7, 0xc67178f2
        align        32, db 0
NSMS_L(words_00000000_x8):  ; constant words, first used for: W_0 to W_1
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        32, db 0
NSMS_L(words_0000008000000000_x4):  ; constant words, first used for: W_8 to W_9
        db           0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
        db           0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
        align        32, db 0
NSMS_L(words_0000000000030000_x4):  ; constant words, first used for: W_14 to W_15
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes))
%else
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes)
%endif
NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes):
%ifdef NSMS_WIN64
        endbr64
        push         rsi
NSMS_L(at1):
        push         rdi
NSMS_L(at2):
        sub          rsp, 2152
NSMS_L(at3):
        vmovaps      [rsp + 1984], xmm6
NSMS_L(at4):
        vmovaps      [rsp + 2000], xmm7
NSMS_L(at5):
        vmovaps      [rsp + 2016], xmm8
NSMS_L(at6):
        vmovaps      [rsp + 2032], xmm9
NSMS_L(at7):
        vmovaps      [rsp + 2048], xmm10
NSMS_L(at8):
        vmovaps      [rsp + 2064], xmm11
NSMS_L(at9):
        vmovaps      [rsp + 2080], xmm12
NSMS_L(at10):
        vmovaps      [rsp + 2096], xmm13
NSMS_L(at11):
        vmovaps      [rsp + 2112], xmm14
NSMS_L(at12):
        vmovaps      [rsp + 2128], xmm15
NSMS_L(at13):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        sub          rsp, 1992
NSMS_L(at1):
%endif
        mov          r8, rdi
        mov          rdi, rdx
        cmp          rdi, 0
        je           NSMS_L(done)

        ; address of the scratch area
        lea          rax, [rsp + 63]
        and          rax, -64

        ; U of every password
        vmovd        xmm0, [r8]
        vpinsrd      xmm0, xmm0, [r8 + 16], 1
        vpinsrd      xmm0, xmm0, [r8 + 32], 2
        vpinsrd      xmm0, xmm0, [r8 + 48], 3
        vmovd        xmm1, [r8 + 64]
        vpinsrd      xmm1, xmm1, [r8 + 80], 1
        vpinsrd      xmm1, xmm1, [r8 + 96], 2
        vpinsrd      xmm1, xmm1, [r8 + 112], 3
        vshufps      xmm9, xmm1, xmm0, 17
        vshufps      xmm10, xmm1, xmm0, 187
        vmovd        xmm0, [r8 + 128]
        vpinsrd      xmm0, xmm0, [r8 + 144], 1
        vpinsrd      xmm0, xmm0, [r8 + 160], 2
        vpinsrd      xmm0, xmm0, [r8 + 176], 3
        vmovd        xmm1, [r8 + 192]
        vpinsrd      xmm1, xmm1, [r8 + 208], 1
        vpinsrd      xmm1, xmm1, [r8 + 224], 2
        vpinsrd      xmm1, xmm1, [r8 + 240], 3
        vshufps      xmm2, xmm1, xmm0, 17
        vmovdqu64    [rax + 1664], xmm2
        vshufps      xmm0, xmm1, xmm0, 187
        vmovdqu64    [rax + 1696], xmm0
        vmovd        xmm1, [rsi]
        vpinsrd      xmm1, xmm1, [rsi + 16], 1
        vpinsrd      xmm1, xmm1, [rsi + 32], 2
        vpinsrd      xmm1, xmm1, [rsi + 48], 3
        vmovd        xmm3, [rsi + 64]
        vpinsrd      xmm3, xmm3, [rsi + 80], 1
        vpinsrd      xmm3, xmm3, [rsi + 96], 2
        vpinsrd      xmm3, xmm3, [rsi + 112], 3
        vshufps      xmm4, xmm3, xmm1, 17
        vmovdqu64    [rax + 1152], xmm4
        vshufps      xmm1, xmm3, xmm1, 187
        vmovdqu64    [rax + 1184], xmm1
        vmovd        xmm3, [rsi + 128]
        vpinsrd      xmm3, xmm3, [rsi + 144], 1
        vpinsrd      xmm3, xmm3, [rsi + 160], 2
        vpinsrd      xmm3, xmm3, [rsi + 176], 3
        vmovd        xmm5, [rsi + 192]
        vpinsrd      xmm5, xmm5, [rsi + 208], 1
        vpinsrd      xmm5, xmm5, [rsi + 224], 2
        vpinsrd      xmm5, xmm5, [rsi + 240], 3
        vshufps      xmm6, xmm5, xmm3, 17
        vmovdqu64    [rax + 1216], xmm6
        vshufps      xmm3, xmm5, xmm3, 187
        vmovdqu64    [rax + 1248], xmm3
        vmovd        xmm5, [r8 + 4]
        vpinsrd      xmm5, xmm5, [r8 + 20], 1
        vpinsrd      xmm5, xmm5, [r8 + 36], 2
        vpinsrd      xmm5, xmm5, [r8 + 52], 3
        vmovd        xmm7, [r8 + 68]
        vpinsrd      xmm7, xmm7, [r8 + 84], 1
        vpinsrd      xmm7, xmm7, [r8 + 100], 2
        vpinsrd      xmm7, xmm7, [r8 + 116], 3
        vshufps      xmm11, xmm7, xmm5, 17
        vshufps      xmm12, xmm7, xmm5, 187
        vmovd        xmm5, [r8 + 132]
        vpinsrd      xmm5, xmm5, [r8 + 148], 1
        vpinsrd      xmm5, xmm5, [r8 + 164], 2
        vpinsrd      xmm5, xmm5, [r8 + 180], 3
        vmovd        xmm7, [r8 + 196]
        vpinsrd      xmm7, xmm7, [r8 + 212], 1
        vpinsrd      xmm7, xmm7, [r8 + 228], 2
        vpinsrd      xmm7, xmm7, [r8 + 244], 3
        vshufps      xmm8, xmm7, xmm5, 17
        vmovdqu64    [rax + 1728], xmm8
        vshufps      xmm5, xmm7, xmm5, 187
        vmovdqu64    [rax + 1760], xmm5
        vmovd        xmm7, [rsi + 4]
        vpinsrd      xmm7, xmm7, [rsi + 20], 1
        vpinsrd      xmm7, xmm7, [rsi + 36], 2
        vpinsrd      xmm7, xmm7, [rsi + 52], 3
        vmovd        xmm15, [rsi + 68]
        vpinsrd      xmm15, xmm15, [rsi + 84], 1
        vpinsrd      xmm15, xmm15, [rsi + 100], 2
        vpinsrd      xmm15, xmm15, [rsi + 116], 3
        vshufps      xmm14, xmm15, xmm7, 17
        vmovdqu64    [rax + 1280], xmm14
        vshufps      xmm7, xmm15, xmm7, 187
        vmovdqu64    [rax + 1312], xmm7
        vmovd        xmm15, [rsi + 132]
        vpinsrd      xmm15, xmm15, [rsi + 148], 1
        vpinsrd      xmm15, xmm15, [rsi + 164], 2
        vpinsrd      xmm15, xmm15, [rsi + 180], 3
        vmovd        xmm13, [rsi + 196]
        vpinsrd      xmm13, xmm13, [rsi + 212], 1
        vpinsrd      xmm13, xmm13, [rsi + 228], 2
        vpinsrd      xmm13, xmm13, [rsi + 244], 3
        vshufps      xmm2, xmm13, xmm15, 17
        vmovdqu64    [rax + 1344], xmm2
        vshufps      xmm15, xmm13, xmm15, 187
        vmovdqu64    [rax + 1376], xmm15
        vmovd        xmm13, [r8 + 8]
        vpinsrd      xmm13, xmm13, [r8 + 24], 1
        vpinsrd      xmm13, xmm13, [r8 + 40], 2
        vpinsrd      xmm13, xmm13, [r8 + 56], 3
        vmovd        xmm0, [r8 + 72]
        vpinsrd      xmm0, xmm0, [r8 + 88], 1
        vpinsrd      xmm0, xmm0, [r8 + 104], 2
        vpinsrd      xmm0, xmm0, [r8 + 120], 3
        vshufps      xmm4, xmm0, xmm13, 17
        vshufps      xmm0, xmm0, xmm13, 187
        vmovd        xmm13, [r8 + 136]
        vpinsrd      xmm13, xmm13, [r8 + 152], 1
        vpinsrd      xmm13, xmm13, [r8 + 168], 2
        vpinsrd      xmm13, xmm13, [r8 + 184], 3
        vmovd        xmm1, [r8 + 200]
        vpinsrd      xmm1, xmm1, [r8 + 216], 1
        vpinsrd      xmm1, xmm1, [r8 + 232], 2
        vpinsrd      xmm1, xmm1, [r8 + 248], 3
        vshufps      xmm6, xmm1, xmm13, 17
        vmovdqu64    [rax + 1792], xmm6
        vshufps      xmm1, xmm1, xmm13, 187
        vmovdqu64    [rax + 1824], xmm1
        vmovd        xmm13, [rsi + 8]
        vpinsrd      xmm13, xmm13, [rsi + 24], 1
        vpinsrd      xmm13, xmm13, [rsi + 40], 2
        vpinsrd      xmm13, xmm13, [rsi + 56], 3
        vmovd        xmm3, [rsi + 72]
        vpinsrd      xmm3, xmm3, [rsi + 88], 1
        vpinsrd      xmm3, xmm3, [rsi + 104], 2
        vpinsrd      xmm3, xmm3, [rsi + 120], 3
        vshufps      xmm8, xmm3, xmm13, 17
        vmovdqu64    [rax + 1408], xmm8
        vshufps      xmm3, xmm3, xmm13, 187
        vmovdqu64    [rax + 1440], xmm3
        vmovd        xmm13, [rsi + 136]
        vpinsrd      xmm13, xmm13, [rsi + 152], 1
        vpinsrd      xmm13, xmm13, [rsi + 168], 2
        vpinsrd      xmm13, xmm13, [rsi + 184], 3
        vmovd        xmm5, [rsi + 200]
        vpinsrd      xmm5, xmm5, [rsi + 216], 1
        vpinsrd      xmm5, xmm5, [rsi + 232], 2
        vpinsrd      xmm5, xmm5, [rsi + 248], 3
        vshufps      xmm14, xmm5, xmm13, 17
        vmovdqu64    [rax + 1472], xmm14
        vshufps      xmm5, xmm5, xmm13, 187
        vmovdqu64    [rax + 1504], xmm5
        vmovd        xmm13, [r8 + 12]
        vpinsrd      xmm13, xmm13, [r8 + 28], 1
        vpinsrd      xmm13, xmm13, [r8 + 44], 2
        vpinsrd      xmm13, xmm13, [r8 + 60], 3
        vmovd        xmm7, [r8 + 76]
        vpinsrd      xmm7, xmm7, [r8 + 92], 1
        vpinsrd      xmm7, xmm7, [r8 + 108], 2
        vpinsrd      xmm7, xmm7, [r8 + 124], 3
        vshufps      xmm2, xmm7, xmm13, 17
        vmovdqu64    [rax + 1088], xmm2
        vshufps      xmm7, xmm7, xmm13, 187
        vmovdqu64    [rax + 1120], xmm7
        vmovd        xmm13, [r8 + 140]
        vpinsrd      xmm13, xmm13, [r8 + 156], 1
        vpinsrd      xmm13, xmm13, [r8 + 172], 2
        vpinsrd      xmm13, xmm13, [r8 + 188], 3
        vmovd        xmm15, [r8 + 204]
        vpinsrd      xmm15, xmm15, [r8 + 220], 1
        vpinsrd      xmm15, xmm15, [r8 + 236], 2
        vpinsrd      xmm15, xmm15, [r8 + 252], 3
        vshufps      xmm6, xmm15, xmm13, 17
        vmovdqu64    [rax + 1856], xmm6
        vshufps      xmm15, xmm15, xmm13, 187
        vmovdqu64    [rax + 1888], xmm15
        vmovd        xmm13, [rsi + 12]
        vpinsrd      xmm13, xmm13, [rsi + 28], 1
        vpinsrd      xmm13, xmm13, [rsi + 44], 2
        vpinsrd      xmm13, xmm13, [rsi + 60], 3
        vmovd        xmm1, [rsi + 76]
        vpinsrd      xmm1, xmm1, [rsi + 92], 1
        vpinsrd      xmm1, xmm1, [rsi + 108], 2
        vpinsrd      xmm1, xmm1, [rsi + 124], 3
        vshufps      xmm8, xmm1, xmm13, 17
        vmovdqu64    [rax + 1536], xmm8
        vshufps      xmm1, xmm1, xmm13, 187
        vmovdqu64    [rax + 1568], xmm1
        vmovd        xmm13, [rsi + 140]
        vpinsrd      xmm13, xmm13, [rsi + 156], 1
        vpinsrd      xmm13, xmm13, [rsi + 172], 2
        vpinsrd      xmm13, xmm13, [rsi + 188], 3
        vmovd        xmm3, [rsi + 204]
        vpinsrd      xmm3, xmm3, [rsi + 220], 1
        vpinsrd      xmm3, xmm3, [rsi + 236], 2
        vpinsrd      xmm3, xmm3, [rsi + 252], 3
        vshufps      xmm14, xmm3, xmm13, 17
        vmovdqu64    [rax + 1600], xmm14
        vshufps      xmm3, xmm3, xmm13, 187
        vmovdqu64    [rax + 1632], xmm3
        vmovdqa64    xmm13, xmm4
        vmovdqa64    xmm14, xmm0
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: scratch: rax; H.abef0: xmm9; H.cdgh0: xmm10; H.abef1: xmm11; H.cdgh1: xmm12;
        ;   H.abef2: xmm13; H.cdgh2: xmm14; H.abef3: [rax+1088]; H.cdgh3: [rax+1120];
        ;   0.H.abef0: [rax+1152]; 0.H.cdgh0: [rax+1184]; 8.H.abef0: [rax+1216]; 8.H.cdgh0: [rax+1248];
        ;   0.H.abef1: [rax+1280]; 0.H.cdgh1: [rax+1312]; 8.H.abef1: [rax+1344]; 8.H.cdgh1: [rax+1376];
        ;   0.H.abef2: [rax+1408]; 0.H.cdgh2: [rax+1440]; 8.H.abef2: [rax+1472]; 8.H.cdgh2: [rax+1504];
        ;   0.H.abef3: [rax+1536]; 0.H.cdgh3: [rax+1568]; 8.H.abef3: [rax+1600]; 8.H.cdgh3: [rax+1632];
        ;   iterations: rdi; T.H.abef0: [rax+1664]; T.H.cdgh0: [rax+1696]; T.H.abef1: [rax+1728];
        ;   T.H.cdgh1: [rax+1760]; T.H.abef2: [rax+1792]; T.H.cdgh2: [rax+1824]; T.H.abef3: [rax+1856];
        ;   T.H.cdgh3: [rax+1888]; state: r8.
NSMS_L(iteration):

        ; the block with the digest
        vshufps      xmm0, xmm9, xmm10, 187
        vshufps      xmm1, xmm9, xmm10, 17
        vshufps      xmm2, xmm11, xmm12, 187
        vshufps      xmm3, xmm11, xmm12, 17
        vshufps      xmm4, xmm13, xmm14, 187
        vshufps      xmm5, xmm13, xmm14, 17
        vmovdqu64    xmm6, [rax + 1088]
        vmovdqu64    xmm15, [rax + 1120]
        vshufps      xmm14, xmm6, xmm15, 187
        vshufps      xmm6, xmm6, xmm15, 17
        vinserti32x4 ymm21, ymm0, xmm4, 1
        vinserti32x4 ymm26, ymm2, xmm14, 1
        vpunpcklqdq  ymm16, ymm21, ymm26
        vpunpckhqdq  ymm17, ymm21, ymm26
        vinserti32x4 ymm21, ymm1, xmm5, 1
        vinserti32x4 ymm26, ymm3, xmm6, 1
        vpunpcklqdq  ymm18, ymm21, ymm26
        vpunpckhqdq  ymm19, ymm21, ymm26
        vmovdqu64    ymm22, [rel NSMS_L(words_00000000_x8)]     ; W_0 to W_1
        vmovdqu64    ymm20, [rel NSMS_L(words_0000008000000000_x4)] ; W_8 to W_9
        vmovdqu64    ymm23, [rel NSMS_L(words_0000000000030000_x4)] ; W_14 to W_15
        vpaddd       ymm21, ymm16, [rel NSMS_L(K2x4)]           ; W_0 to W_1, each + K_t
        vmovdqu64    [rax], ymm21
        vpaddd       ymm21, ymm17, [rel NSMS_L(K2x4) + 32]      ; W_2 to W_3, each + K_t
        vmovdqu64    [rax + 32], ymm21
        vpaddd       ymm21, ymm18, [rel NSMS_L(K2x4) + 64]      ; W_4 to W_5, each + K_t
        vmovdqu64    [rax + 64], ymm21
        vpaddd       ymm21, ymm19, [rel NSMS_L(K2x4) + 96]      ; W_6 to W_7, each + K_t
        vmovdqu64    [rax + 96], ymm21
        vpaddd       ymm21, ymm20, [rel NSMS_L(K2x4) + 128]     ; W_8 to W_9, each + K_t
        vmovdqu64    [rax + 128], ymm21
        vmovdqu64    ymm21, [rel NSMS_L(K2x4) + 160]            ; W_10 to W_11, each + K_t
        vmovdqu64    [rax + 160], ymm21
        vmovdqu64    ymm21, [rel NSMS_L(K2x4) + 192]            ; W_12 to W_13, each + K_t
        vmovdqu64    [rax + 192], ymm21
        vpaddd       ymm21, ymm23, [rel NSMS_L(K2x4) + 224]     ; W_14 to W_15, each + K_t
        vmovdqu64    [rax + 224], ymm21
        vshufps      ymm21, ymm16, ymm17, 39
        vpshufd      ymm24, ymm21, 141
        vshufps      ymm21, ymm17, ymm18, 39
        vpshufd      ymm25, ymm21, 141
        vshufps      ymm21, ymm18, ymm19, 39
        vpshufd      ymm21, ymm21, 141
        vmovdqu64    [rax + 1024], ymm21
        vshufps      ymm26, ymm19, ymm20, 39
        vpshufd      ymm26, ymm26, 141
        vmovdqu64    [rax + 1056], ymm26
        lea          rsi, [rax + 768]
        lea          rdx, [rel NSMS_L(K2x4) + 256]
        vmovdqu64    xmm7, [rax + 1536]
        vmovdqu64    xmm8, [rax + 1568]
        vmovdqu64    [rax + 1088], xmm7
        vmovdqu64    [rax + 1120], xmm8
        vmovdqa64    ymm21, ymm22
        mov          rcx, rax
        vmovdqu64    xmm1, [rax + 1152]
        vmovdqu64    xmm2, [rax + 1184]
        vmovdqu64    xmm9, [rax + 1152]
        vmovdqu64    xmm10, [rax + 1184]
        vmovdqu64    xmm3, [rax + 1280]
        vmovdqu64    xmm4, [rax + 1312]
        vmovdqu64    xmm11, [rax + 1280]
        vmovdqu64    xmm12, [rax + 1312]
        vmovdqu64    xmm5, [rax + 1408]
        vmovdqu64    xmm6, [rax + 1440]
        vmovdqu64    xmm13, [rax + 1408]
        vmovdqu64    xmm14, [rax + 1440]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: W rows 0..7 of 4 blocks: ymm16..ymm23; scratch: rax; p: rcx; abef0: xmm1; cdgh0: xmm2;
        ;   abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6; abef3: xmm7; cdgh3: xmm8; W1
        ;   across.4: ymm24; W3 across.4: ymm25; W5 across.4: [rax+1024]; W7 across.4: [rax+1056]; kp: rdx;
        ;   H.abef0: xmm9; H.cdgh0: xmm10; H.abef1: xmm11; H.cdgh1: xmm12; H.abef2: xmm13; H.cdgh2: xmm14;
        ;   H.abef3: [rax+1088]; H.cdgh3: [rax+1120]; upper_bound: rsi; 0.H.abef0: [rax+1152];
        ;   0.H.cdgh0: [rax+1184]; 8.H.abef0: [rax+1216]; 8.H.cdgh0: [rax+1248]; 0.H.abef1: [rax+1280];
        ;   0.H.cdgh1: [rax+1312]; 8.H.abef1: [rax+1344]; 8.H.cdgh1: [rax+1376]; 0.H.abef2: [rax+1408];
        ;   0.H.cdgh2: [rax+1440]; 8.H.abef2: [rax+1472]; 8.H.cdgh2: [rax+1504]; 0.H.abef3: [rax+1536];
        ;   0.H.cdgh3: [rax+1568]; 8.H.abef3: [rax+1600]; 8.H.cdgh3: [rax+1632]; iterations: rdi;
        ;   T.H.abef0: [rax+1664]; T.H.cdgh0: [rax+1696]; T.H.abef1: [rax+1728]; T.H.cdgh1: [rax+1760];
        ;   T.H.abef2: [rax+1792]; T.H.cdgh2: [rax+1824]; T.H.abef3: [rax+1856]; T.H.cdgh3: [rax+1888];
        ;   state: r8.
NSMS_L(rounds_and_schedule0):

        ; rounds 0 to 47, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
            vprord   ymm26, ymm23, 17                           ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprord   ymm27, ymm23, 19
            vpsrld   ymm28, ymm23, 10
            vpternlogd ymm27, ymm26, ymm28, 150
            vshufps  ymm26, ymm20, ymm21, 39
            vpshufd  ymm26, ymm26, 141
            vprord   ymm28, ymm24, 7
            vprord   ymm29, ymm24, 18
            vpsrld   ymm30, ymm24, 3
            vpternlogd ymm29, ymm28, ymm30, 150
            vpaddd   ymm28, ymm16, ymm26
            vmovq    xmm0, [rcx]                                ; rounds 0 and 1
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 8]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 16]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 24]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm27, ymm27, ymm29
            vpaddd   ymm16, ymm28, ymm27
            vpaddd   ymm27, ymm16, [rdx]
            vmovdqu64 [rcx + 256], ymm27
            vprord   ymm27, ymm16, 17                           ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprord   ymm28, ymm16, 19
            vpsrld   ymm29, ymm16, 10
            vpternlogd ymm28, ymm27, ymm29, 150
            vshufps  ymm27, ymm21, ymm22, 39
            vpshufd  ymm27, ymm27, 141
            vprord   ymm29, ymm25, 7
            vprord   ymm30, ymm25, 18
            vpsrld   ymm31, ymm25, 3
            vpternlogd ymm30, ymm29, ymm31, 150
            vpaddd   ymm29, ymm17, ymm27
            vpaddd   ymm29, ymm30, ymm29
            vmovq    xmm0, [rcx + 32]                           ; rounds 2 and 3
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 40]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 48]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 56]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm17, ymm29, ymm28
            vpaddd   ymm28, ymm17, [rdx + 32]
            vmovdqu64 [rcx + 288], ymm28
            vprord   ymm28, ymm17, 17                           ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprord   ymm29, ymm17, 19
            vpsrld   ymm30, ymm17, 10
            vpternlogd ymm29, ymm28, ymm30, 150
            vshufps  ymm28, ymm22, ymm23, 39
            vpshufd  ymm28, ymm28, 141
            vmovdqu64 ymm30, [rax + 1024]
            vprord   ymm31, ymm30, 7
            vprord   ymm25, ymm30, 18
            vpsrld   ymm30, ymm30, 3
            vpternlogd ymm25, ymm31, ymm30, 150
            vpaddd   ymm30, ymm18, ymm28
            vpaddd   ymm30, ymm25, ymm30
            vmovq    xmm0, [rcx + 64]                           ; rounds 4 and 5
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 72]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 80]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 88]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm18, ymm30, ymm29
            vpaddd   ymm29, ymm18, [rdx + 64]
            vmovdqu64 [rcx + 320], ymm29
            vprord   ymm29, ymm18, 17                           ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprord   ymm30, ymm18, 19
            vpsrld   ymm31, ymm18, 10
            vpternlogd ymm30, ymm29, ymm31, 150
            vshufps  ymm29, ymm23, ymm16, 39
            vpshufd  ymm29, ymm29, 141
            vmovdqu64 ymm31, [rax + 1056]
            vprord   ymm25, ymm31, 7
            vprord   ymm24, ymm31, 18
            vpsrld   ymm31, ymm31, 3
            vpternlogd ymm24, ymm25, ymm31, 150
            vpaddd   ymm31, ymm19, ymm24
            vpaddd   ymm31, ymm31, ymm29
            vmovq    xmm0, [rcx + 96]                           ; rounds 6 and 7
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 104]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 112]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 120]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm19, ymm31, ymm30
            vpaddd   ymm30, ymm19, [rdx + 96]
            vmovdqu64 [rcx + 352], ymm30
            vprord   ymm30, ymm19, 17                           ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprord   ymm31, ymm19, 19
            vpsrld   ymm25, ymm19, 10
            vpternlogd ymm31, ymm30, ymm25, 150
            vshufps  ymm30, ymm16, ymm17, 39
            vpshufd  ymm24, ymm30, 141
            vprord   ymm30, ymm26, 7
            vprord   ymm25, ymm26, 18
            vpsrld   ymm26, ymm26, 3
            vpternlogd ymm25, ymm30, ymm26, 150
            vpaddd   ymm26, ymm20, ymm25
            vpaddd   ymm26, ymm26, ymm24
            vmovq    xmm0, [rcx + 128]                          ; rounds 8 and 9
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 136]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 144]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 152]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm20, ymm26, ymm31
            vpaddd   ymm26, ymm20, [rdx + 128]
            vmovdqu64 [rcx + 384], ymm26
            vprord   ymm26, ymm20, 17                           ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprord   ymm30, ymm20, 19
            vpsrld   ymm31, ymm20, 10
            vpternlogd ymm30, ymm26, ymm31, 150
            vshufps  ymm26, ymm17, ymm18, 39
            vpshufd  ymm25, ymm26, 141
            vprord   ymm26, ymm27, 7
            vprord   ymm31, ymm27, 18
            vpsrld   ymm27, ymm27, 3
            vpternlogd ymm31, ymm26, ymm27, 150
            vpaddd   ymm26, ymm21, ymm31
            vpaddd   ymm26, ymm26, ymm25
            vpaddd   ymm21, ymm26, ymm30
            vmovq    xmm0, [rcx + 160]                          ; rounds 10 and 11
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 168]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 176]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 184]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm26, ymm21, [rdx + 160]
            vmovdqu64 [rcx + 416], ymm26
            vprord   ymm26, ymm21, 17                           ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprord   ymm27, ymm21, 19
            vpsrld   ymm30, ymm21, 10
            vpternlogd ymm27, ymm26, ymm30, 150
            vshufps  ymm26, ymm18, ymm19, 39
            vpshufd  ymm26, ymm26, 141
            vmovdqu64 [rax + 1024], ymm26
            vprord   ymm30, ymm28, 7
            vprord   ymm31, ymm28, 18
            vpsrld   ymm28, ymm28, 3
            vpternlogd ymm31, ymm30, ymm28, 150
            vpaddd   ymm28, ymm22, ymm31
            vpaddd   ymm28, ymm28, ymm26
            vpaddd   ymm22, ymm28, ymm27
            vmovq    xmm0, [rcx + 192]                          ; rounds 12 and 13
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 200]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 208]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 216]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm27, ymm22, [rdx + 192]
            vmovdqu64 [rcx + 448], ymm27
            vprord   ymm27, ymm22, 17                           ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprord   ymm28, ymm22, 19
            vpsrld   ymm30, ymm22, 10
            vpternlogd ymm28, ymm27, ymm30, 150
            vshufps  ymm27, ymm19, ymm20, 39
            vpshufd  ymm27, ymm27, 141
            vmovdqu64 [rax + 1056], ymm27
            vprord   ymm30, ymm29, 7
            vprord   ymm31, ymm29, 18
            vpsrld   ymm29, ymm29, 3
            vpternlogd ymm31, ymm30, ymm29, 150
            vpaddd   ymm29, ymm23, ymm31
            vpaddd   ymm29, ymm29, ymm27
            vpaddd   ymm23, ymm29, ymm28
            vmovq    xmm0, [rcx + 224]                          ; rounds 14 and 15
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 232]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 240]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 248]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm28, ymm23, [rdx + 224]
            vmovdqu64 [rcx + 480], ymm28
        add          rcx, 256                                   ; the next sixteen words
        add          rdx, 256
        cmp          rcx, rsi
        jne          NSMS_L(rounds_and_schedule0)

        ; rounds 48 to 63, and the hash values after the block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            vmovq    xmm0, [rcx]                                ; rounds 0 and 1
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 8]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 16]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 24]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rcx + 32]                           ; rounds 2 and 3
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 40]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 48]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 56]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rcx + 64]                           ; rounds 4 and 5
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 72]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 80]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 88]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rcx + 96]                           ; rounds 6 and 7
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 104]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 112]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 120]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rcx + 128]                          ; rounds 8 and 9
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 136]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 144]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 152]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rcx + 160]                          ; rounds 10 and 11
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 168]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 176]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 184]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rcx + 192]                          ; rounds 12 and 13
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 200]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 208]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 216]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rcx + 224]                          ; rounds 14 and 15
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 232]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 240]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 248]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   xmm9, xmm9, xmm1                           ; H = H + (a, b, ...)
            vpaddd   xmm11, xmm11, xmm3
            vpaddd   xmm13, xmm13, xmm5
            vmovdqu64 xmm0, [rax + 1088]
            vpaddd   xmm7, xmm0, xmm7
            vmovdqu64 [rax + 1088], xmm7
            vpaddd   xmm10, xmm10, xmm2
            vpaddd   xmm12, xmm12, xmm4
            vpaddd   xmm14, xmm14, xmm6
            vmovdqu64 xmm0, [rax + 1120]
            vpaddd   xmm8, xmm8, xmm0
            vmovdqu64 [rax + 1120], xmm8
        vmovdqa64    xmm1, xmm9
        vmovdqa64    xmm2, xmm10
        vmovdqa64    xmm3, xmm11
        vmovdqa64    xmm4, xmm12
        vmovdqa64    xmm5, xmm13
        vmovdqa64    xmm6, xmm14

        ; the block with the digest
        vshufps      xmm0, xmm9, xmm10, 187
        vshufps      xmm1, xmm9, xmm10, 17
        vshufps      xmm2, xmm11, xmm12, 187
        vshufps      xmm3, xmm11, xmm12, 17
        vshufps      xmm4, xmm13, xmm14, 187
        vshufps      xmm5, xmm13, xmm14, 17
        vmovdqu64    xmm6, [rax + 1088]
        vmovdqu64    xmm15, [rax + 1120]
        vshufps      xmm14, xmm6, xmm15, 187
        vshufps      xmm6, xmm6, xmm15, 17
        vinserti32x4 ymm21, ymm0, xmm4, 1
        vinserti32x4 ymm26, ymm2, xmm14, 1
        vpunpcklqdq  ymm16, ymm21, ymm26
        vpunpckhqdq  ymm17, ymm21, ymm26
        vinserti32x4 ymm21, ymm1, xmm5, 1
        vinserti32x4 ymm26, ymm3, xmm6, 1
        vpunpcklqdq  ymm18, ymm21, ymm26
        vpunpckhqdq  ymm19, ymm21, ymm26
        vmovdqu64    ymm22, [rel NSMS_L(words_00000000_x8)]     ; W_0 to W_1
        vmovdqu64    ymm20, [rel NSMS_L(words_0000008000000000_x4)] ; W_8 to W_9
        vmovdqu64    ymm23, [rel NSMS_L(words_0000000000030000_x4)] ; W_14 to W_15
        vpaddd       ymm21, ymm16, [rel NSMS_L(K2x4)]           ; W_0 to W_1, each + K_t
        vmovdqu64    [rax], ymm21
        vpaddd       ymm21, ymm17, [rel NSMS_L(K2x4) + 32]      ; W_2 to W_3, each + K_t
        vmovdqu64    [rax + 32], ymm21
        vpaddd       ymm21, ymm18, [rel NSMS_L(K2x4) + 64]      ; W_4 to W_5, each + K_t
        vmovdqu64    [rax + 64], ymm21
        vpaddd       ymm21, ymm19, [rel NSMS_L(K2x4) + 96]      ; W_6 to W_7, each + K_t
        vmovdqu64    [rax + 96], ymm21
        vpaddd       ymm21, ymm20, [rel NSMS_L(K2x4) + 128]     ; W_8 to W_9, each + K_t
        vmovdqu64    [rax + 128], ymm21
        vmovdqu64    ymm21, [rel NSMS_L(K2x4) + 160]            ; W_10 to W_11, each + K_t
        vmovdqu64    [rax + 160], ymm21
        vmovdqu64    ymm21, [rel NSMS_L(K2x4) + 192]            ; W_12 to W_13, each + K_t
        vmovdqu64    [rax + 192], ymm21
        vpaddd       ymm21, ymm23, [rel NSMS_L(K2x4) + 224]     ; W_14 to W_15, each + K_t
        vmovdqu64    [rax + 224], ymm21
        vshufps      ymm21, ymm16, ymm17, 39
        vpshufd      ymm24, ymm21, 141
        vshufps      ymm21, ymm17, ymm18, 39
        vpshufd      ymm25, ymm21, 141
        vshufps      ymm21, ymm18, ymm19, 39
        vpshufd      ymm21, ymm21, 141
        vmovdqu64    [rax + 1024], ymm21
        vshufps      ymm26, ymm19, ymm20, 39
        vpshufd      ymm26, ymm26, 141
        vmovdqu64    [rax + 1056], ymm26
        lea          rsi, [rax + 768]
        lea          rdx, [rel NSMS_L(K2x4) + 256]
        vmovdqu64    xmm7, [rax + 1600]
        vmovdqu64    xmm8, [rax + 1632]
        vmovdqu64    [rax + 1088], xmm7
        vmovdqu64    [rax + 1120], xmm8
        vmovdqa64    ymm21, ymm22
        mov          rcx, rax
        vmovdqu64    xmm1, [rax + 1216]
        vmovdqu64    xmm2, [rax + 1248]
        vmovdqu64    xmm9, [rax + 1216]
        vmovdqu64    xmm10, [rax + 1248]
        vmovdqu64    xmm3, [rax + 1344]
        vmovdqu64    xmm4, [rax + 1376]
        vmovdqu64    xmm11, [rax + 1344]
        vmovdqu64    xmm12, [rax + 1376]
        vmovdqu64    xmm5, [rax + 1472]
        vmovdqu64    xmm6, [rax + 1504]
        vmovdqu64    xmm13, [rax + 1472]
        vmovdqu64    xmm14, [rax + 1504]
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: W rows 0..7 of 4 blocks: ymm16..ymm23; scratch: rax; p: rcx; abef0: xmm1; cdgh0: xmm2;
        ;   abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6; abef3: xmm7; cdgh3: xmm8; W1
        ;   across.4: ymm24; W3 across.4: ymm25; W5 across.4: [rax+1024]; W7 across.4: [rax+1056]; kp: rdx;
        ;   H.abef0: xmm9; H.cdgh0: xmm10; H.abef1: xmm11; H.cdgh1: xmm12; H.abef2: xmm13; H.cdgh2: xmm14;
        ;   H.abef3: [rax+1088]; H.cdgh3: [rax+1120]; upper_bound: rsi; 0.H.abef0: [rax+1152];
        ;   0.H.cdgh0: [rax+1184]; 8.H.abef0: [rax+1216]; 8.H.cdgh0: [rax+1248]; 0.H.abef1: [rax+1280];
        ;   0.H.cdgh1: [rax+1312]; 8.H.abef1: [rax+1344]; 8.H.cdgh1: [rax+1376]; 0.H.abef2: [rax+1408];
        ;   0.H.cdgh2: [rax+1440]; 8.H.abef2: [rax+1472]; 8.H.cdgh2: [rax+1504]; 0.H.abef3: [rax+1536];
        ;   0.H.cdgh3: [rax+1568]; 8.H.abef3: [rax+1600]; 8.H.cdgh3: [rax+1632]; iterations: rdi;
        ;   T.H.abef0: [rax+1664]; T.H.cdgh0: [rax+1696]; T.H.abef1: [rax+1728]; T.H.cdgh1: [rax+1760];
        ;   T.H.abef2: [rax+1792]; T.H.cdgh2: [rax+1824]; T.H.abef3: [rax+1856]; T.H.cdgh3: [rax+1888];
        ;   state: r8.
NSMS_L(rounds_and_schedule1):

        ; rounds 0 to 47, sixteen per iteration, and the next sixteen words
        ; Comments count rounds and words W_t from 0 in each iteration.
        ; Same rounds as below label rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            vprord   ymm26, ymm23, 17                           ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
            vprord   ymm27, ymm23, 19
            vpsrld   ymm28, ymm23, 10
            vpternlogd ymm27, ymm26, ymm28, 150
            vshufps  ymm26, ymm20, ymm21, 39
            vpshufd  ymm26, ymm26, 141
            vprord   ymm28, ymm24, 7
            vprord   ymm29, ymm24, 18
            vpsrld   ymm30, ymm24, 3
            vpternlogd ymm29, ymm28, ymm30, 150
            vpaddd   ymm28, ymm16, ymm26
            vmovq    xmm0, [rcx]                                ; rounds 0 and 1
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 8]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 16]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 24]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm27, ymm27, ymm29
            vpaddd   ymm16, ymm28, ymm27
            vpaddd   ymm27, ymm16, [rdx]
            vmovdqu64 [rcx + 256], ymm27
            vprord   ymm27, ymm16, 17                           ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
            vprord   ymm28, ymm16, 19
            vpsrld   ymm29, ymm16, 10
            vpternlogd ymm28, ymm27, ymm29, 150
            vshufps  ymm27, ymm21, ymm22, 39
            vpshufd  ymm27, ymm27, 141
            vprord   ymm29, ymm25, 7
            vprord   ymm30, ymm25, 18
            vpsrld   ymm31, ymm25, 3
            vpternlogd ymm30, ymm29, ymm31, 150
            vpaddd   ymm29, ymm17, ymm27
            vpaddd   ymm29, ymm30, ymm29
            vmovq    xmm0, [rcx + 32]                           ; rounds 2 and 3
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 40]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 48]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 56]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm17, ymm29, ymm28
            vpaddd   ymm28, ymm17, [rdx + 32]
            vmovdqu64 [rcx + 288], ymm28
            vprord   ymm28, ymm17, 17                           ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
            vprord   ymm29, ymm17, 19
            vpsrld   ymm30, ymm17, 10
            vpternlogd ymm29, ymm28, ymm30, 150
            vshufps  ymm28, ymm22, ymm23, 39
            vpshufd  ymm28, ymm28, 141
            vmovdqu64 ymm30, [rax + 1024]
            vprord   ymm31, ymm30, 7
            vprord   ymm25, ymm30, 18
            vpsrld   ymm30, ymm30, 3
            vpternlogd ymm25, ymm31, ymm30, 150
            vpaddd   ymm30, ymm18, ymm28
            vpaddd   ymm30, ymm25, ymm30
            vmovq    xmm0, [rcx + 64]                           ; rounds 4 and 5
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 72]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 80]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 88]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm18, ymm30, ymm29
            vpaddd   ymm29, ymm18, [rdx + 64]
            vmovdqu64 [rcx + 320], ymm29
            vprord   ymm29, ymm18, 17                           ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
            vprord   ymm30, ymm18, 19
            vpsrld   ymm31, ymm18, 10
            vpternlogd ymm30, ymm29, ymm31, 150
            vshufps  ymm29, ymm23, ymm16, 39
            vpshufd  ymm29, ymm29, 141
            vmovdqu64 ymm31, [rax + 1056]
            vprord   ymm25, ymm31, 7
            vprord   ymm24, ymm31, 18
            vpsrld   ymm31, ymm31, 3
            vpternlogd ymm24, ymm25, ymm31, 150
            vpaddd   ymm31, ymm19, ymm24
            vpaddd   ymm31, ymm31, ymm29
            vmovq    xmm0, [rcx + 96]                           ; rounds 6 and 7
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 104]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 112]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 120]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm19, ymm31, ymm30
            vpaddd   ymm30, ymm19, [rdx + 96]
            vmovdqu64 [rcx + 352], ymm30
            vprord   ymm30, ymm19, 17                           ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
            vprord   ymm31, ymm19, 19
            vpsrld   ymm25, ymm19, 10
            vpternlogd ymm31, ymm30, ymm25, 150
            vshufps  ymm30, ymm16, ymm17, 39
            vpshufd  ymm24, ymm30, 141
            vprord   ymm30, ymm26, 7
            vprord   ymm25, ymm26, 18
            vpsrld   ymm26, ymm26, 3
            vpternlogd ymm25, ymm30, ymm26, 150
            vpaddd   ymm26, ymm20, ymm25
            vpaddd   ymm26, ymm26, ymm24
            vmovq    xmm0, [rcx + 128]                          ; rounds 8 and 9
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 136]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 144]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 152]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm20, ymm26, ymm31
            vpaddd   ymm26, ymm20, [rdx + 128]
            vmovdqu64 [rcx + 384], ymm26
            vprord   ymm26, ymm20, 17                           ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
            vprord   ymm30, ymm20, 19
            vpsrld   ymm31, ymm20, 10
            vpternlogd ymm30, ymm26, ymm31, 150
            vshufps  ymm26, ymm17, ymm18, 39
            vpshufd  ymm25, ymm26, 141
            vprord   ymm26, ymm27, 7
            vprord   ymm31, ymm27, 18
            vpsrld   ymm27, ymm27, 3
            vpternlogd ymm31, ymm26, ymm27, 150
            vpaddd   ymm26, ymm21, ymm31
            vpaddd   ymm26, ymm26, ymm25
            vpaddd   ymm21, ymm26, ymm30
            vmovq    xmm0, [rcx + 160]                          ; rounds 10 and 11
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 168]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 176]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 184]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm26, ymm21, [rdx + 160]
            vmovdqu64 [rcx + 416], ymm26
            vprord   ymm26, ymm21, 17                           ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
            vprord   ymm27, ymm21, 19
            vpsrld   ymm30, ymm21, 10
            vpternlogd ymm27, ymm26, ymm30, 150
            vshufps  ymm26, ymm18, ymm19, 39
            vpshufd  ymm26, ymm26, 141
            vmovdqu64 [rax + 1024], ymm26
            vprord   ymm30, ymm28, 7
            vprord   ymm31, ymm28, 18
            vpsrld   ymm28, ymm28, 3
            vpternlogd ymm31, ymm30, ymm28, 150
            vpaddd   ymm28, ymm22, ymm31
            vpaddd   ymm28, ymm28, ymm26
            vpaddd   ymm22, ymm28, ymm27
            vmovq    xmm0, [rcx + 192]                          ; rounds 12 and 13
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 200]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 208]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 216]
            sha256rnds2 xmm8, xmm7, xmm0
            vpaddd   ymm27, ymm22, [rdx + 192]
            vmovdqu64 [rcx + 448], ymm27
            vprord   ymm27, ymm22, 17                           ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
            vprord   ymm28, ymm22, 19
            vpsrld   ymm30, ymm22, 10
            vpternlogd ymm28, ymm27, ymm30, 150
            vshufps  ymm27, ymm19, ymm20, 39
            vpshufd  ymm27, ymm27, 141
            vmovdqu64 [rax + 1056], ymm27
            vprord   ymm30, ymm29, 7
            vprord   ymm31, ymm29, 18
            vpsrld   ymm29, ymm29, 3
            vpternlogd ymm31, ymm30, ymm29, 150
            vpaddd   ymm29, ymm23, ymm31
            vpaddd   ymm29, ymm29, ymm27
            vpaddd   ymm23, ymm29, ymm28
            vmovq    xmm0, [rcx + 224]                          ; rounds 14 and 15
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 232]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 240]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 248]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   ymm28, ymm23, [rdx + 224]
            vmovdqu64 [rcx + 480], ymm28
        add          rcx, 256                                   ; the next sixteen words
        add          rdx, 256
        cmp          rcx, rsi
        jne          NSMS_L(rounds_and_schedule1)

        ; rounds 48 to 63, and the hash values after the block
        ; Comments count rounds and words W_t from 0 at the first of these rounds.
        ; Same rounds as below label rounds_and_schedule0, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
            vmovq    xmm0, [rcx]                                ; rounds 0 and 1
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 8]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 16]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 24]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rcx + 32]                           ; rounds 2 and 3
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 40]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 48]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 56]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rcx + 64]                           ; rounds 4 and 5
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 72]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 80]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 88]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rcx + 96]                           ; rounds 6 and 7
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 104]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 112]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 120]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rcx + 128]                          ; rounds 8 and 9
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 136]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 144]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 152]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rcx + 160]                          ; rounds 10 and 11
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 168]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 176]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 184]
            sha256rnds2 xmm7, xmm8, xmm0
            vmovq    xmm0, [rcx + 192]                          ; rounds 12 and 13
            sha256rnds2 xmm2, xmm1, xmm0
            vmovq    xmm0, [rcx + 200]
            sha256rnds2 xmm4, xmm3, xmm0
            vmovq    xmm0, [rcx + 208]
            sha256rnds2 xmm6, xmm5, xmm0
            vmovq    xmm0, [rcx + 216]
            sha256rnds2 xmm8, xmm7, xmm0
            vmovq    xmm0, [rcx + 224]                          ; rounds 14 and 15
            sha256rnds2 xmm1, xmm2, xmm0
            vmovq    xmm0, [rcx + 232]
            sha256rnds2 xmm3, xmm4, xmm0
            vmovq    xmm0, [rcx + 240]
            sha256rnds2 xmm5, xmm6, xmm0
            vmovq    xmm0, [rcx + 248]
            sha256rnds2 xmm7, xmm8, xmm0
            vpaddd   xmm9, xmm9, xmm1                           ; H = H + (a, b, ...)
            vpaddd   xmm11, xmm11, xmm3
            vpaddd   xmm13, xmm13, xmm5
            vmovdqu64 xmm0, [rax + 1088]
            vpaddd   xmm7, xmm0, xmm7
            vmovdqu64 [rax + 1088], xmm7
            vpaddd   xmm10, xmm10, xmm2
            vpaddd   xmm12, xmm12, xmm4
            vpaddd   xmm14, xmm14, xmm6
            vmovdqu64 xmm0, [rax + 1120]
            vpaddd   xmm8, xmm8, xmm0
            vmovdqu64 [rax + 1120], xmm8
        vmovdqa64    xmm1, xmm9
        vmovdqa64    xmm2, xmm10
        vmovdqa64    xmm3, xmm11
        vmovdqa64    xmm4, xmm12
        vmovdqa64    xmm5, xmm13
        vmovdqa64    xmm6, xmm14

        ; T = T ^ U, and the next iteration
        add          rdi, -1
        vmovdqu64    xmm0, [rax + 1664]
        vpxord       xmm0, xmm9, xmm0
        vmovdqu64    [rax + 1664], xmm0
        vmovdqu64    xmm1, [rax + 1696]
        vpxord       xmm1, xmm10, xmm1
        vmovdqu64    [rax + 1696], xmm1
        vmovdqu64    xmm2, [rax + 1728]
        vpxord       xmm2, xmm11, xmm2
        vmovdqu64    [rax + 1728], xmm2
        vmovdqu64    xmm3, [rax + 1760]
        vpxord       xmm3, xmm12, xmm3
        vmovdqu64    [rax + 1760], xmm3
        vmovdqu64    xmm4, [rax + 1792]
        vpxord       xmm4, xmm13, xmm4
        vmovdqu64    [rax + 1792], xmm4
        vmovdqu64    xmm5, [rax + 1824]
        vpxord       xmm5, xmm14, xmm5
        vmovdqu64    [rax + 1824], xmm5
        vmovdqu64    xmm6, [rax + 1856]
        vpxord       xmm6, xmm6, [rax + 1088]
        vmovdqu64    [rax + 1856], xmm6
        vmovdqu64    xmm7, [rax + 1888]
        vpxord       xmm7, xmm7, [rax + 1120]
        vmovdqu64    [rax + 1888], xmm7
        cmp          rdi, 0
        jne          NSMS_L(iteration)

        ; U of every password
        vshufps      xmm0, xmm9, xmm10, 187
        vshufps      xmm1, xmm9, xmm10, 17
        vmovd        ecx, xmm0
        mov          [r8], ecx
        vpshufd      xmm2, xmm0, 1
        vmovd        ecx, xmm2
        mov          [r8 + 16], ecx
        vpshufd      xmm2, xmm0, 2
        vmovd        ecx, xmm2
        mov          [r8 + 32], ecx
        vpshufd      xmm0, xmm0, 3
        vmovd        ecx, xmm0
        mov          [r8 + 48], ecx
        vmovd        ecx, xmm1
        mov          [r8 + 64], ecx
        vpshufd      xmm0, xmm1, 1
        vmovd        ecx, xmm0
        mov          [r8 + 80], ecx
        vpshufd      xmm0, xmm1, 2
        vmovd        ecx, xmm0
        mov          [r8 + 96], ecx
        vpshufd      xmm0, xmm1, 3
        vmovd        ecx, xmm0
        mov          [r8 + 112], ecx
        vmovdqu64    xmm0, [rax + 1664]
        vmovdqu64    xmm1, [rax + 1696]
        vshufps      xmm2, xmm0, xmm1, 187
        vshufps      xmm0, xmm0, xmm1, 17
        vmovd        ecx, xmm2
        mov          [r8 + 128], ecx
        vpshufd      xmm1, xmm2, 1
        vmovd        ecx, xmm1
        mov          [r8 + 144], ecx
        vpshufd      xmm1, xmm2, 2
        vmovd        ecx, xmm1
        mov          [r8 + 160], ecx
        vpshufd      xmm1, xmm2, 3
        vmovd        ecx, xmm1
        mov          [r8 + 176], ecx
        vmovd        ecx, xmm0
        mov          [r8 + 192], ecx
        vpshufd      xmm1, xmm0, 1
        vmovd        ecx, xmm1
        mov          [r8 + 208], ecx
        vpshufd      xmm1, xmm0, 2
        vmovd        ecx, xmm1
        mov          [r8 + 224], ecx
        vpshufd      xmm0, xmm0, 3
        vmovd        ecx, xmm0
        mov          [r8 + 240], ecx
        vshufps      xmm0, xmm11, xmm12, 187
        vshufps      xmm1, xmm11, xmm12, 17
        vmovd        ecx, xmm0
        mov          [r8 + 4], ecx
        vpshufd      xmm2, xmm0, 1
        vmovd        ecx, xmm2
        mov          [r8 + 20], ecx
        vpshufd      xmm2, xmm0, 2
        vmovd        ecx, xmm2
        mov          [r8 + 36], ecx
        vpshufd      xmm0, xmm0, 3
        vmovd        ecx, xmm0
        mov          [r8 + 52], ecx
        vmovd        ecx, xmm1
        mov          [r8 + 68], ecx
        vpshufd      xmm0, xmm1, 1
        vmovd        ecx, xmm0
        mov          [r8 + 84], ecx
        vpshufd      xmm0, xmm1, 2
        vmovd        ecx, xmm0
        mov          [r8 + 100], ecx
        vpshufd      xmm0, xmm1, 3
        vmovd        ecx, xmm0
        mov          [r8 + 116], ecx
        vmovdqu64    xmm0, [rax + 1728]
        vmovdqu64    xmm1, [rax + 1760]
        vshufps      xmm2, xmm0, xmm1, 187
        vshufps      xmm0, xmm0, xmm1, 17
        vmovd        ecx, xmm2
        mov          [r8 + 132], ecx
        vpshufd      xmm1, xmm2, 1
        vmovd        ecx, xmm1
        mov          [r8 + 148], ecx
        vpshufd      xmm1, xmm2, 2
        vmovd        ecx, xmm1
        mov          [r8 + 164], ecx
        vpshufd      xmm1, xmm2, 3
        vmovd        ecx, xmm1
        mov          [r8 + 180], ecx
        vmovd        ecx, xmm0
        mov          [r8 + 196], ecx
        vpshufd      xmm1, xmm0, 1
        vmovd        ecx, xmm1
        mov          [r8 + 212], ecx
        vpshufd      xmm1, xmm0, 2
        vmovd        ecx, xmm1
        mov          [r8 + 228], ecx
        vpshufd      xmm0, xmm0, 3
        vmovd        ecx, xmm0
        mov          [r8 + 244], ecx
        vshufps      xmm0, xmm13, xmm14, 187
        vshufps      xmm1, xmm13, xmm14, 17
        vmovd        ecx, xmm0
        mov          [r8 + 8], ecx
        vpshufd      xmm2, xmm0, 1
        vmovd        ecx, xmm2
        mov          [r8 + 24], ecx
        vpshufd      xmm2, xmm0, 2
        vmovd        ecx, xmm2
        mov          [r8 + 40], ecx
        vpshufd      xmm0, xmm0, 3
        vmovd        ecx, xmm0
        mov          [r8 + 56], ecx
        vmovd        ecx, xmm1
        mov          [r8 + 72], ecx
        vpshufd      xmm0, xmm1, 1
        vmovd        ecx, xmm0
        mov          [r8 + 88], ecx
        vpshufd      xmm0, xmm1, 2
        vmovd        ecx, xmm0
        mov          [r8 + 104], ecx
        vpshufd      xmm0, xmm1, 3
        vmovd        ecx, xmm0
        mov          [r8 + 120], ecx
        vmovdqu64    xmm0, [rax + 1792]
        vmovdqu64    xmm1, [rax + 1824]
        vshufps      xmm2, xmm0, xmm1, 187
        vshufps      xmm0, xmm0, xmm1, 17
        vmovd        ecx, xmm2
        mov          [r8 + 136], ecx
        vpshufd      xmm1, xmm2, 1
        vmovd        ecx, xmm1
        mov          [r8 + 152], ecx
        vpshufd      xmm1, xmm2, 2
        vmovd        ecx, xmm1
        mov          [r8 + 168], ecx
        vpshufd      xmm1, xmm2, 3
        vmovd        ecx, xmm1
        mov          [r8 + 184], ecx
        vmovd        ecx, xmm0
        mov          [r8 + 200], ecx
        vpshufd      xmm1, xmm0, 1
        vmovd        ecx, xmm1
        mov          [r8 + 216], ecx
        vpshufd      xmm1, xmm0, 2
        vmovd        ecx, xmm1
        mov          [r8 + 232], ecx
        vpshufd      xmm0, xmm0, 3
        vmovd        ecx, xmm0
        mov          [r8 + 248], ecx
        vmovdqu64    xmm0, [rax + 1088]
        vmovdqu64    xmm1, [rax + 1120]
        vshufps      xmm2, xmm0, xmm1, 187
        vshufps      xmm0, xmm0, xmm1, 17
        vmovd        ecx, xmm2
        mov          [r8 + 12], ecx
        vpshufd      xmm1, xmm2, 1
        vmovd        ecx, xmm1
        mov          [r8 + 28], ecx
        vpshufd      xmm1, xmm2, 2
        vmovd        ecx, xmm1
        mov          [r8 + 44], ecx
        vpshufd      xmm1, xmm2, 3
        vmovd        ecx, xmm1
        mov          [r8 + 60], ecx
        vmovd        ecx, xmm0
        mov          [r8 + 76], ecx
        vpshufd      xmm1, xmm0, 1
        vmovd        ecx, xmm1
        mov          [r8 + 92], ecx
        vpshufd      xmm1, xmm0, 2
        vmovd        ecx, xmm1
        mov          [r8 + 108], ecx
        vpshufd      xmm0, xmm0, 3
        vmovd        ecx, xmm0
        mov          [r8 + 124], ecx
        vmovdqu64    xmm0, [rax + 1856]
        vmovdqu64    xmm1, [rax + 1888]
        vshufps      xmm2, xmm0, xmm1, 187
        vshufps      xmm0, xmm0, xmm1, 17
        vmovd        ecx, xmm2
        mov          [r8 + 140], ecx
        vpshufd      xmm1, xmm2, 1
        vmovd        ecx, xmm1
        mov          [r8 + 156], ecx
        vpshufd      xmm1, xmm2, 2
        vmovd        ecx, xmm1
        mov          [r8 + 172], ecx
        vpshufd      xmm1, xmm2, 3
        vmovd        ecx, xmm1
        mov          [r8 + 188], ecx
        vmovd        ecx, xmm0
        mov          [r8 + 204], ecx
        vpshufd      xmm1, xmm0, 1
        vmovd        ecx, xmm1
        mov          [r8 + 220], ecx
        vpshufd      xmm1, xmm0, 2
        vmovd        ecx, xmm1
        mov          [r8 + 236], ecx
        vpshufd      xmm0, xmm0, 3
        vmovd        ecx, xmm0
        mov          [r8 + 252], ecx
NSMS_L(done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1984]
        vmovaps      xmm7, [rsp + 2000]
        vmovaps      xmm8, [rsp + 2016]
        vmovaps      xmm9, [rsp + 2032]
        vmovaps      xmm10, [rsp + 2048]
        vmovaps      xmm11, [rsp + 2064]
        vmovaps      xmm12, [rsp + 2080]
        vmovaps      xmm13, [rsp + 2096]
        vmovaps      xmm14, [rsp + 2112]
        vmovaps      xmm15, [rsp + 2128]
        add          rsp, 2152
        pop          rdi
        pop          rsi
        ret
%else
        add          rsp, 1992
NSMS_L(at2):
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
        dd           NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes)), 0x0e, 0xd0, 0x0f ; sub rsp, 1992
        db           0x04
        dd           NSMS_L(at2) - NSMS_L(at1)
        db           0x0e, 0x08                                 ; add rsp, 1992
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
        db           1, NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 24, 0
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0xf8 ; vmovaps [rsp + 2128], xmm15
        dw           133
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0xe8 ; vmovaps [rsp + 2112], xmm14
        dw           132
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0xd8 ; vmovaps [rsp + 2096], xmm13
        dw           131
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0xc8 ; vmovaps [rsp + 2080], xmm12
        dw           130
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0xb8 ; vmovaps [rsp + 2064], xmm11
        dw           129
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0xa8 ; vmovaps [rsp + 2048], xmm10
        dw           128
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0x98 ; vmovaps [rsp + 2032], xmm9
        dw           127
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0x88 ; vmovaps [rsp + 2016], xmm8
        dw           126
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0x78 ; vmovaps [rsp + 2000], xmm7
        dw           125
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0x68 ; vmovaps [rsp + 1984], xmm6
        dw           124
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0x01 ; sub rsp, 2152
        dw           269
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0x70 ; push rdi
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes), 0x60 ; push rsi
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_iterations_shani_m4_lanes) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_iterations_shani_m4_lanes: 6 integer registers, 32 vector registers, 0 spills.
;   Register map: W rows 0..7 of 4 blocks: ymm16..ymm23; scratch: rax; H.abef0: xmm9;
;     H.cdgh0: xmm10; H.abef1: xmm11; H.cdgh1: xmm12; H.abef2: xmm13; H.cdgh2: xmm14;
;     H.abef3: [rax+1088]; H.cdgh3: [rax+1120]; 0.H.abef0: [rax+1152]; 0.H.cdgh0: [rax+1184];
;     8.H.abef0: [rax+1216]; 8.H.cdgh0: [rax+1248]; 0.H.abef1: [rax+1280]; 0.H.cdgh1: [rax+1312];
;     8.H.abef1: [rax+1344]; 8.H.cdgh1: [rax+1376]; 0.H.abef2: [rax+1408]; 0.H.cdgh2: [rax+1440];
;     8.H.abef2: [rax+1472]; 8.H.cdgh2: [rax+1504]; 0.H.abef3: [rax+1536]; 0.H.cdgh3: [rax+1568];
;     8.H.abef3: [rax+1600]; 8.H.cdgh3: [rax+1632]; iterations: rdi; T.H.abef0: [rax+1664];
;     T.H.cdgh0: [rax+1696]; T.H.abef1: [rax+1728]; T.H.cdgh1: [rax+1760]; T.H.abef2: [rax+1792];
;     T.H.cdgh2: [rax+1824]; T.H.abef3: [rax+1856]; T.H.cdgh3: [rax+1888]; state: r8; p: rcx;
;     abef0: xmm1; cdgh0: xmm2; abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6; abef3: xmm7;
;     cdgh3: xmm8; W1 across.4: ymm24; W3 across.4: ymm25; W5 across.4: [rax+1024]; W7
;     across.4: [rax+1056]; kp: rdx; upper_bound: rsi.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     H.abef0..H.abef3: a, b, e, f (a in the highest lane) of the hash value before the block of
;       messages 0..3.
;     H.cdgh0..H.cdgh3: c, d, g, h (c in the highest lane) of the hash value before the block of
;       messages 0..3.
;     abef0..abef3: a, b, e, f (a in the highest lane) of the working variables of messages 0..3.
;     cdgh0..cdgh3: c, d, g, h (c in the highest lane) of the working variables of messages 0..3.
;     scratch: address of the scratch area, the aligned part of the frame: first what the function
;       stores there itself, such as schedule words, then spilled vectors.
;     p: address of the stored schedule word of the first round of the current iteration.
;     kp: address of the constants that are added next.
;     upper_bound: value of the pointer that is compared with it after the last iteration of its
;       loop.
; VZEROUPPER clears bits 128 and above of vector registers 0 to 15.
; A comment stands on the first line of the step that it names; later lines of the step may stand among other
; steps. The message schedule is indented further where rounds are interleaved with it.
;
; Contract (YAML):
; - name: nsms_sha256_iterations_shani_m4_lanes
;   signature: void nsms_sha256_iterations_shani_m4_lanes(uint32_t state[64], const uint32_t midstates[64], size_t iterations)
;   parameters:
;     - {name: state, sysv: rdi, win64: rcx, type: buffer, bytes: 256, align: 4, access: read-write}
;     - {name: midstates, sysv: rsi, win64: rdx, type: buffer, bytes: 256, align: 4, access: read}
;     - {name: iterations, sysv: rdx, win64: r8, type: size_t, unit: iterations}
;   stack_bytes: {sysv: 1992, win64: 2168}
;   features: [avx, avx512f, avx512vl, sha_ni]
