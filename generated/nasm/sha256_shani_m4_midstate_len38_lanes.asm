; sha256_shani_m4_midstate_len38_lanes.asm, written by nsms: make gen HASH=sha256 ISA=shani M=4 SCHEDULE=lanes LEN=38 SHAPE=midstate
;   SCHEDULE=lanes: the schedules of all streams are computed in lanes of wider registers
;
; void nsms_sha256_midstate_len38_shani_m4_lanes(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count);
;   SHA-256 of a message of exactly 38 bytes; a message behind one block, whose hash value is given;
;   midstates: the hash value after the first block, any number of them, 4 at once; message i begins
;   i * stride bytes after messages (its bytes that are read), the digests are adjacent.
;   Reads 32 bytes at midstates and 38 bytes of each of count messages from messages on, stride bytes from one to the next; writes 32 * count bytes at digests.
;   Arguments: digests, midstates, messages, stride, count in rdi, rsi, rdx, rcx, r8 (System V), rcx, rdx, r8, r9, [rsp + 40] (Win64).
;   Size: 845 instructions (System V); 1,320 bytes of stack (System V), 1,496 (Win64).
;
; Memory: midstates must be aligned to 4 bytes; digests and messages need no alignment. A buffer that is written
; must not overlap another. Written are these buffers and the stack below the return address. Clobbers: caller-
; saved registers and flags; not x87 registers, MXCSR or the direction flag.
; Needs: avx, avx512bw, avx512f, avx512vl, sha_ni.
; (The ISA also allows avx512dq, bmi1, bmi2, which this code does not use.)
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
%define NSMS_L(name) ..@sha256_shani_m4_midstate_len38_lanes_ %+ name

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
        dd           0x00000000, 0x00000000, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf4a4
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
        align        32, db 0
NSMS_L(words_00000000_x8):  ; constant words, first used for: W_0 to W_1
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        32, db 0
NSMS_L(words_0000000000800000_x4):  ; constant words, first used for: W_8 to W_9
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00
        align        32, db 0
NSMS_L(words_ffffffff0000ffff_x4):  ; constant words, first used for: W_8 to W_9
        db           0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
        db           0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
        align        32, db 0
NSMS_L(words_0000000030030000_x4):  ; constant words, first used for: W_14 to W_15
        db           0x00, 0x00, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00
        db           0x00, 0x00, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00
        align        64, db 0
NSMS_L(shuffle_32107654ba98fedc):  ; byte shuffle: source of each byte
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        align        64, db 0
NSMS_L(shuffle_dcba00fe00000000):  ; byte shuffle: source of each byte
        db           0x0d, 0x0c, 0x0b, 0x0a, 0x00, 0x00, 0x0f, 0x0e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        db           0x0d, 0x0c, 0x0b, 0x0a, 0x00, 0x00, 0x0f, 0x0e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        16, db 0
NSMS_L(words_ffffffff0000ffff0000000000000000):  ; constant words, first used for: W_8 to W_11
        db           0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        16, db 0
NSMS_L(words_00000000008000000000000000000000):  ; constant words, first used for: W_8 to W_11
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
        align        16, db 0
NSMS_L(words_00000000000000000000000030030000):  ; constant words, first used for: W_12 to W_15
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x30, 0x03, 0x00, 0x00

        section      .text align=64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes):function hidden (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes))
%else
        global       NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes):function (NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes):private_extern
%else
        global       NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes)
%endif
%else
        global       NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes)
%endif
NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
NSMS_L(at1):
        push         rsi
NSMS_L(at2):
        push         rdi
NSMS_L(at3):
        sub          rsp, 1472
NSMS_L(at4):
        vmovaps      [rsp + 1312], xmm6
NSMS_L(at5):
        vmovaps      [rsp + 1328], xmm7
NSMS_L(at6):
        vmovaps      [rsp + 1344], xmm8
NSMS_L(at7):
        vmovaps      [rsp + 1360], xmm9
NSMS_L(at8):
        vmovaps      [rsp + 1376], xmm10
NSMS_L(at9):
        vmovaps      [rsp + 1392], xmm11
NSMS_L(at10):
        vmovaps      [rsp + 1408], xmm12
NSMS_L(at11):
        vmovaps      [rsp + 1424], xmm13
NSMS_L(at12):
        vmovaps      [rsp + 1440], xmm14
NSMS_L(at13):
        vmovaps      [rsp + 1456], xmm15
NSMS_L(at14):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
        mov          rcx, r9
        mov          r8, [rsp + 1536]
%else
        endbr64
        push         rbx
NSMS_L(at1):
        sub          rsp, 1312
NSMS_L(at2):
%endif
        mov          r9, rdi
        mov          rdi, rcx
        mov          r11, r8

        ; address of the scratch area
        lea          rax, [rsp + 63]
        and          rax, -64
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: scratch: rax; messages: rdx; midstates: rsi; stride: rdi; digests: r9; count: r11.
NSMS_L(next_batch):
        cmp          r11, 4
        jb           NSMS_L(two_at_once)

        ; a block with message words
            vmovdqu64 xmm0, [rdx]                               ; W_0 W_1 W_2 W_3
            vinserti32x4 ymm21, ymm0, [rdx + rdi*2], 1
            vmovdqu64 ymm26, [rel NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  ymm21, ymm21, ymm26
            vmovdqu64 xmm0, [rdx + rdi]
            mov      rbx, rdi
            shl      rbx, 1
            add      rbx, rdi
            vmovdqu64 xmm1, [rsi]                               ; a, b, ... = H
            vinserti32x4 ymm27, ymm0, [rdx + rbx], 1
            vpshufb  ymm27, ymm27, ymm26
            vpunpcklqdq ymm16, ymm21, ymm27
            vpunpckhqdq ymm17, ymm21, ymm27
            vmovdqu64 xmm0, [rdx + 16]                          ; W_4 W_5 W_6 W_7
            vinserti32x4 ymm21, ymm0, [rdx + rdi*2 + 16], 1
            vpshufb  ymm21, ymm21, ymm26
            vmovdqu64 xmm0, [rdx + rdi + 16]
            vinserti32x4 ymm27, ymm0, [rdx + rbx + 16], 1
            vpshufb  ymm26, ymm27, ymm26
            vpunpcklqdq ymm18, ymm21, ymm26
            vpunpckhqdq ymm19, ymm21, ymm26
            vmovdqu64 xmm0, [rdx + 22]                          ; W_8 W_9 W_10 W_11
            vinserti32x4 ymm21, ymm0, [rdx + rdi*2 + 22], 1
            vmovdqu64 xmm0, [rsi + 16]
            vmovdqu64 ymm26, [rel NSMS_L(shuffle_dcba00fe00000000)]
            vpshufb  ymm21, ymm21, ymm26
            vmovdqu64 xmm2, [rdx + rdi + 22]
            vinserti32x4 ymm27, ymm2, [rdx + rbx + 22], 1
            vpshufb  ymm26, ymm27, ymm26
            vpunpcklqdq ymm20, ymm21, ymm26
            vmovdqu64 ymm22, [rel NSMS_L(words_00000000_x8)]    ; W_0 to W_1
            vmovdqu64 ymm21, [rel NSMS_L(words_0000000000800000_x4)] ; W_8 to W_9
            vpternlogd ymm20, ymm21, [rel NSMS_L(words_ffffffff0000ffff_x4)], 236
            vmovdqu64 ymm23, [rel NSMS_L(words_0000000030030000_x4)] ; W_14 to W_15
            vpaddd   ymm21, ymm16, [rel NSMS_L(K2x4)]           ; W_0 to W_1, each + K_t
            vmovdqu64 [rax], ymm21
            vpaddd   ymm21, ymm17, [rel NSMS_L(K2x4) + 32]      ; W_2 to W_3, each + K_t
            vmovdqu64 [rax + 32], ymm21
            vpaddd   ymm21, ymm18, [rel NSMS_L(K2x4) + 64]      ; W_4 to W_5, each + K_t
            vshufps  xmm7, xmm0, xmm1, 17
            vmovdqu64 [rax + 1088], xmm7
            vmovdqu64 [rax + 64], ymm21
            vpaddd   ymm21, ymm19, [rel NSMS_L(K2x4) + 96]      ; W_6 to W_7, each + K_t
            vmovdqu64 [rax + 96], ymm21
            vpaddd   ymm21, ymm20, [rel NSMS_L(K2x4) + 128]     ; W_8 to W_9, each + K_t
            vmovdqu64 [rax + 128], ymm21
            vmovdqu64 ymm21, [rel NSMS_L(K2x4) + 160]           ; W_10 to W_11, each + K_t
            vmovdqu64 [rax + 160], ymm21
            vmovdqu64 ymm21, [rel NSMS_L(K2x4) + 192]           ; W_12 to W_13, each + K_t
            vmovdqu64 [rax + 192], ymm21
            vpaddd   ymm21, ymm23, [rel NSMS_L(K2x4) + 224]     ; W_14 to W_15, each + K_t
            vmovdqu64 [rax + 224], ymm21
            vshufps  ymm21, ymm16, ymm17, 39
            vpshufd  ymm24, ymm21, 141
            vshufps  ymm21, ymm17, ymm18, 39
            vshufps  xmm8, xmm0, xmm1, 187
            vmovdqu64 [rax + 1120], xmm8
            vpshufd  ymm25, ymm21, 141
            vshufps  ymm21, ymm18, ymm19, 39
            vpshufd  ymm21, ymm21, 141
            vmovdqu64 [rax + 1024], ymm21
            vshufps  ymm26, ymm19, ymm20, 39
            vpshufd  ymm26, ymm26, 141
            vmovdqu64 [rax + 1056], ymm26
            lea      r10, [rax + 768]
            lea      r8, [rel NSMS_L(K2x4) + 256]
        vmovdqa64    ymm21, ymm22
        mov          rcx, rax
        vmovdqa64    xmm1, xmm7
        vmovdqa64    xmm2, xmm8
        vmovdqa64    xmm9, xmm7
        vmovdqa64    xmm10, xmm8
        vmovdqa64    xmm3, xmm7
        vmovdqa64    xmm4, xmm8
        vmovdqa64    xmm11, xmm7
        vmovdqa64    xmm12, xmm8
        vmovdqa64    xmm5, xmm7
        vmovdqa64    xmm6, xmm8
        vmovdqa64    xmm13, xmm7
        vmovdqa64    xmm14, xmm8
        align        4
        times        (-($ - $$) & 63) / 4 dd 0x00401f0f
        ; Live here: W rows 0..7 of 4 blocks: ymm16..ymm23; scratch: rax; messages: rdx; p: rcx;
        ;   midstates: rsi; abef0: xmm1; cdgh0: xmm2; abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6;
        ;   abef3: xmm7; cdgh3: xmm8; stride: rdi; W1 across.4: ymm24; W3 across.4: ymm25; W5
        ;   across.4: [rax+1024]; W7 across.4: [rax+1056]; kp: r8; H.abef0: xmm9; H.cdgh0: xmm10;
        ;   H.abef1: xmm11; H.cdgh1: xmm12; H.abef2: xmm13; H.cdgh2: xmm14; H.abef3: [rax+1088];
        ;   H.cdgh3: [rax+1120]; digests: r9; upper_bound: r10; count: r11.
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
            vpaddd   ymm27, ymm16, [r8]
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
            vpaddd   ymm28, ymm17, [r8 + 32]
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
            vpaddd   ymm29, ymm18, [r8 + 64]
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
            vpaddd   ymm30, ymm19, [r8 + 96]
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
            vpaddd   ymm26, ymm20, [r8 + 128]
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
            vpaddd   ymm26, ymm21, [r8 + 160]
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
            vpaddd   ymm27, ymm22, [r8 + 192]
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
            vpaddd   ymm28, ymm23, [r8 + 224]
            vmovdqu64 [rcx + 480], ymm28
        add          rcx, 256                                   ; the next sixteen words
        add          r8, 256
        cmp          rcx, r10
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
            vpaddd   xmm0, xmm9, xmm1                           ; H = H + (a, b, ...)
            vpaddd   xmm1, xmm11, xmm3
            vpaddd   xmm3, xmm13, xmm5
            vmovdqu64 xmm5, [rax + 1088]
            vpaddd   xmm5, xmm5, xmm7
            vpaddd   xmm2, xmm10, xmm2
            vpaddd   xmm4, xmm12, xmm4
            vpaddd   xmm6, xmm14, xmm6
            vmovdqu64 xmm7, [rax + 1120]
            vpaddd   xmm7, xmm8, xmm7
            vshufps  xmm8, xmm0, xmm2, 187
            vshufps  xmm9, xmm1, xmm4, 187
            vshufps  xmm10, xmm3, xmm6, 187
            vshufps  xmm11, xmm5, xmm7, 187
            vshufps  xmm0, xmm0, xmm2, 17
            vshufps  xmm1, xmm1, xmm4, 17
            vshufps  xmm2, xmm3, xmm6, 17
            vshufps  xmm3, xmm5, xmm7, 17
            vmovdqu64 xmm4, [rel NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  xmm5, xmm9, xmm4
            vpshufb  xmm6, xmm10, xmm4
            vpshufb  xmm7, xmm11, xmm4
            vpshufb  xmm8, xmm8, xmm4
            vmovdqu64 [r9 + 32], xmm5
            vmovdqu64 [r9 + 64], xmm6
            vmovdqu64 [r9 + 96], xmm7
            vmovdqu64 [r9], xmm8
            vpshufb  xmm1, xmm1, xmm4
            vpshufb  xmm2, xmm2, xmm4
            vpshufb  xmm3, xmm3, xmm4
            vpshufb  xmm0, xmm0, xmm4
            vmovdqu64 [r9 + 48], xmm1
            vmovdqu64 [r9 + 80], xmm2
            vmovdqu64 [r9 + 112], xmm3
            vmovdqu64 [r9 + 16], xmm0

        ; the next messages
        mov          rcx, rdi
        shl          rcx, 2
        add          rdx, rcx
        add          r9, 128
        add          r11, -4
        jmp          NSMS_L(next_batch)
        ; Live here: scratch: rax; messages: rdx; midstates: rsi; stride: rdi; digests: r9; count: r11.
NSMS_L(two_at_once):
        cmp          r11, 2
        jb           NSMS_L(one_at_once)

        ; a block with message words
            vmovdqu64 xmm5, [rsi]                               ; message 0
            vmovdqu64 xmm6, [rdx + rdi]                         ; W_0 to W_3
            vmovdqu64 xmm7, [rsi + 16]
            vshufps  xmm8, xmm7, xmm5, 17
            vmovdqu64 xmm9, [rdx + rdi + 16]                    ; W_4 to W_7
            vshufps  xmm5, xmm7, xmm5, 187
            vmovdqu64 xmm7, [rdx]
            vmovdqu64 xmm10, [rdx + rdi + 22]                   ; W_8 to W_11
            vmovdqu64 xmm11, [rel NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  xmm6, xmm6, xmm11
            vpshufb  xmm9, xmm9, xmm11
            vpshufb  xmm7, xmm7, xmm11
            vmovdqu64 xmm12, [rdx + 16]
            vpshufb  xmm12, xmm12, xmm11
            vmovdqu64 xmm13, [rdx + 22]
            vmovdqu64 xmm14, [rel NSMS_L(shuffle_dcba00fe00000000)]
            vpshufb  xmm10, xmm10, xmm14
            vpshufb  xmm13, xmm13, xmm14
            vmovdqu64 xmm14, [rel NSMS_L(words_ffffffff0000ffff0000000000000000)]
            vmovdqu64 xmm15, [rel NSMS_L(words_00000000008000000000000000000000)]
            vpternlogd xmm10, xmm15, xmm14, 236
            vpternlogd xmm13, xmm15, xmm14, 236
            vmovdqu64 xmm14, [rel NSMS_L(words_00000000000000000000000030030000)] ; W_12 to W_15
            vmovdqu64 xmm15, [rel NSMS_L(K)]
            vpaddd   xmm0, xmm15, xmm6
            vmovdqa64 xmm4, xmm5                                ; rounds 0 to 3
            sha256rnds2 xmm4, xmm8, xmm0
            vpshufd  xmm0, xmm0, 14
            vmovdqa64 xmm3, xmm8
            sha256rnds2 xmm3, xmm4, xmm0
            vpaddd   xmm0, xmm15, xmm7
            vmovdqa64 xmm15, xmm5
            sha256rnds2 xmm15, xmm8, xmm0
            vpshufd  xmm0, xmm0, 14
            vmovdqa64 xmm2, xmm8
            sha256rnds2 xmm2, xmm15, xmm0
            vmovdqu64 xmm1, [rel NSMS_L(K) + 16]
            vpaddd   xmm0, xmm9, xmm1
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 4 to 7
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vmovdqu64 xmm0, [rel NSMS_L(W0) + 48]
            vpaddd   xmm1, xmm12, xmm1
            vmovdqa64 xmm11, xmm0
            vmovdqa64 xmm0, xmm1
            sha256rnds2 xmm15, xmm2, xmm0
            vpshufd  xmm1, xmm11, 14                            ; rounds 12 to 15
            vmovdqu64 [rax + 1152], xmm5
            vpalignr xmm5, xmm14, xmm10, 4                      ; W_16 to W_19
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            sha256msg1 xmm6, xmm9
            vmovdqu64 xmm0, [rel NSMS_L(K) + 32]
            vmovdqu64 [rax + 1184], xmm8
            vpaddd   xmm8, xmm10, xmm0
            vmovdqu64 [rax + 1216], xmm9
            vmovdqa64 xmm9, xmm0
            vmovdqa64 xmm0, xmm8
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 8 to 11
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vmovdqa64 xmm0, xmm11
            sha256rnds2 xmm4, xmm3, xmm0
            vmovdqa64 xmm8, xmm0
            vmovdqa64 xmm0, xmm1
            sha256rnds2 xmm3, xmm4, xmm0
            vpaddd   xmm5, xmm6, xmm5
            vpaddd   xmm6, xmm9, xmm13
            vmovdqa64 xmm9, xmm0
            vmovdqa64 xmm0, xmm6
            sha256rnds2 xmm15, xmm2, xmm0
            sha256msg2 xmm5, xmm14
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vmovdqa64 xmm0, xmm8
            sha256rnds2 xmm15, xmm2, xmm0
            vmovdqa64 xmm0, xmm9
            sha256rnds2 xmm2, xmm15, xmm0
            vpalignr xmm6, xmm14, xmm13, 4
            vpalignr xmm8, xmm5, xmm14, 4                       ; W_20 to W_23
            sha256msg1 xmm7, xmm12
            vmovdqu64 xmm9, [rax + 1216]
            sha256msg1 xmm9, xmm10
            vpaddd   xmm6, xmm7, xmm6
            vpaddd   xmm7, xmm9, xmm8
            sha256msg2 xmm6, xmm14
            sha256msg2 xmm7, xmm5
            vmovdqu64 xmm8, [rel NSMS_L(K) + 64]
            vpaddd   xmm0, xmm8, xmm5
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 16 to 19
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vpaddd   xmm0, xmm8, xmm6
            sha256rnds2 xmm15, xmm2, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vpalignr xmm8, xmm6, xmm14, 4
            vpalignr xmm9, xmm7, xmm5, 4                        ; W_24 to W_27
            sha256msg1 xmm12, xmm13
            vpaddd   xmm8, xmm12, xmm8
            sha256msg1 xmm10, xmm14
            sha256msg2 xmm8, xmm6
            vpaddd   xmm9, xmm10, xmm9
            vmovdqu64 xmm10, [rel NSMS_L(K) + 80]
            vpaddd   xmm0, xmm10, xmm7
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 20 to 23
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            sha256msg2 xmm9, xmm7
            vpaddd   xmm0, xmm10, xmm8
            sha256rnds2 xmm15, xmm2, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vpalignr xmm10, xmm8, xmm6, 4
            sha256msg1 xmm13, xmm14
            vpalignr xmm11, xmm9, xmm7, 4                       ; W_28 to W_31
            vpaddd   xmm10, xmm13, xmm10
            vmovdqa64 xmm12, xmm14
            sha256msg1 xmm12, xmm5
            sha256msg2 xmm10, xmm8
            vmovdqu64 xmm13, [rel NSMS_L(K) + 96]
            vpaddd   xmm0, xmm13, xmm9
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 24 to 27
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vpaddd   xmm11, xmm12, xmm11
            sha256msg2 xmm11, xmm9
            vpaddd   xmm0, xmm13, xmm10
            sha256rnds2 xmm15, xmm2, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vpalignr xmm12, xmm10, xmm8, 4
            sha256msg1 xmm14, xmm6
            vpaddd   xmm12, xmm14, xmm12
            vpalignr xmm13, xmm11, xmm9, 4                      ; W_32 to W_35
            sha256msg2 xmm12, xmm10
            sha256msg1 xmm5, xmm7
            vmovdqu64 xmm14, [rel NSMS_L(K) + 112]
            vpaddd   xmm0, xmm14, xmm11
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 28 to 31
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vpaddd   xmm5, xmm13, xmm5
            sha256msg2 xmm5, xmm11
            vpaddd   xmm0, xmm14, xmm12
            sha256rnds2 xmm15, xmm2, xmm0
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vpalignr xmm13, xmm12, xmm10, 4
            sha256msg1 xmm6, xmm8
            vpaddd   xmm6, xmm13, xmm6
            sha256msg2 xmm6, xmm12
            vpalignr xmm13, xmm5, xmm11, 4                      ; W_36 to W_39
            vmovdqu64 xmm14, [rel NSMS_L(K) + 128]
            vpaddd   xmm0, xmm14, xmm5
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 32 to 35
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            sha256msg1 xmm7, xmm9
            vpaddd   xmm7, xmm13, xmm7
            vpaddd   xmm0, xmm14, xmm6
            sha256rnds2 xmm15, xmm2, xmm0
            sha256msg2 xmm7, xmm5
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vpalignr xmm13, xmm6, xmm12, 4
            sha256msg1 xmm8, xmm10
            vpaddd   xmm8, xmm8, xmm13
            sha256msg2 xmm8, xmm6
            vpalignr xmm13, xmm7, xmm5, 4                       ; W_40 to W_43
            vmovdqu64 xmm14, [rel NSMS_L(K) + 144]
            vpaddd   xmm0, xmm14, xmm7
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 36 to 39
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            sha256msg1 xmm9, xmm11
            vpaddd   xmm0, xmm14, xmm8
            sha256rnds2 xmm15, xmm2, xmm0
            vpaddd   xmm9, xmm9, xmm13
            sha256msg2 xmm9, xmm7
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vpalignr xmm13, xmm8, xmm6, 4
            sha256msg1 xmm10, xmm12
            vpaddd   xmm10, xmm10, xmm13
            sha256msg2 xmm10, xmm8
            vmovdqu64 xmm13, [rel NSMS_L(K) + 160]
            vpaddd   xmm0, xmm13, xmm9
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 40 to 43
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vpalignr xmm14, xmm9, xmm7, 4                       ; W_44 to W_47
            sha256msg1 xmm11, xmm5
            vpaddd   xmm0, xmm13, xmm10
            sha256rnds2 xmm15, xmm2, xmm0
            vpaddd   xmm11, xmm11, xmm14
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            sha256msg2 xmm11, xmm9
            vpalignr xmm13, xmm10, xmm8, 4
            sha256msg1 xmm12, xmm6
            vpaddd   xmm12, xmm12, xmm13
            sha256msg2 xmm12, xmm10
            vmovdqu64 xmm13, [rel NSMS_L(K) + 176]
            vpaddd   xmm0, xmm13, xmm11
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 44 to 47
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vpalignr xmm14, xmm11, xmm9, 4                      ; W_48 to W_51
            vpaddd   xmm0, xmm13, xmm12
            sha256rnds2 xmm15, xmm2, xmm0
            sha256msg1 xmm5, xmm7
            vpaddd   xmm5, xmm14, xmm5
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            sha256msg2 xmm5, xmm11
            vpalignr xmm13, xmm12, xmm10, 4
            sha256msg1 xmm6, xmm8
            vpaddd   xmm6, xmm13, xmm6
            sha256msg2 xmm6, xmm12
            vmovdqu64 xmm13, [rel NSMS_L(K) + 192]
            vpaddd   xmm0, xmm13, xmm5
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 48 to 51
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vpalignr xmm14, xmm5, xmm11, 4                      ; W_52 to W_55
            vpaddd   xmm0, xmm13, xmm6
            sha256rnds2 xmm15, xmm2, xmm0
            sha256msg1 xmm7, xmm9
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vpaddd   xmm7, xmm14, xmm7
            vpalignr xmm13, xmm6, xmm12, 4
            sha256msg2 xmm7, xmm5
            sha256msg1 xmm8, xmm10
            vpaddd   xmm8, xmm8, xmm13
            sha256msg2 xmm8, xmm6
            vmovdqu64 xmm13, [rel NSMS_L(K) + 208]
            vpaddd   xmm0, xmm13, xmm7
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 52 to 55
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vpaddd   xmm0, xmm13, xmm8
            sha256rnds2 xmm15, xmm2, xmm0
            vpalignr xmm13, xmm7, xmm5, 4                       ; W_56 to W_59
            sha256msg1 xmm9, xmm11
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vpaddd   xmm9, xmm9, xmm13
            vpalignr xmm13, xmm8, xmm6, 4
            sha256msg1 xmm10, xmm12
            sha256msg2 xmm9, xmm7
            vpaddd   xmm10, xmm10, xmm13
            sha256msg2 xmm10, xmm8
            vmovdqu64 xmm13, [rel NSMS_L(K) + 224]
            vpaddd   xmm0, xmm13, xmm9
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 56 to 59
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm3, xmm4, xmm0
            vpaddd   xmm0, xmm13, xmm10
            sha256rnds2 xmm15, xmm2, xmm0
            vpalignr xmm7, xmm9, xmm7, 4                        ; W_60 to W_63
            vpshufd  xmm0, xmm0, 14
            sha256rnds2 xmm2, xmm15, xmm0
            sha256msg1 xmm11, xmm5
            vpalignr xmm5, xmm10, xmm8, 4
            vpaddd   xmm7, xmm11, xmm7
            sha256msg1 xmm12, xmm6
            sha256msg2 xmm7, xmm9
            vpaddd   xmm5, xmm12, xmm5
            sha256msg2 xmm5, xmm10
            vmovdqu64 xmm6, [rel NSMS_L(K) + 240]
            vpaddd   xmm0, xmm6, xmm7
            sha256rnds2 xmm4, xmm3, xmm0                        ; rounds 60 to 63
            vpaddd   xmm5, xmm6, xmm5
            vmovdqa64 xmm6, xmm0
            vmovdqa64 xmm0, xmm5
            sha256rnds2 xmm15, xmm2, xmm0
            vpshufd  xmm5, xmm6, 14
            vmovdqa64 xmm6, xmm0
            vmovdqa64 xmm0, xmm5
            sha256rnds2 xmm3, xmm4, xmm0
            vmovdqu64 xmm5, [rax + 1184]
            vpaddd   xmm7, xmm5, xmm3                           ; H = H + (a, b, ...)
            vpshufd  xmm0, xmm6, 14
            sha256rnds2 xmm2, xmm15, xmm0
            vpaddd   xmm0, xmm5, xmm2
            vmovdqu64 xmm5, [rax + 1152]
            vpaddd   xmm6, xmm5, xmm4
            vpaddd   xmm5, xmm15, xmm5
            vshufps  xmm8, xmm7, xmm6, 187
            vshufps  xmm9, xmm0, xmm5, 187
            vshufps  xmm6, xmm7, xmm6, 17
            vshufps  xmm0, xmm0, xmm5, 17
            vmovdqu64 xmm5, [rel NSMS_L(shuffle_32107654ba98fedc)]
            vpshufb  xmm3, xmm8, xmm5
            vpshufb  xmm1, xmm9, xmm5
            vpshufb  xmm4, xmm6, xmm5
            vpshufb  xmm2, xmm0, xmm5

        ; the digest of every message
        vmovdqu64    [r9], xmm1                                 ; digest 0
        vmovdqu64    [r9 + 16], xmm2
        vmovdqu64    [r9 + 32], xmm3                            ; digest 1
        vmovdqu64    [r9 + 48], xmm4

        ; the next messages
        mov          rcx, rdi
        shl          rcx, 1
        add          rdx, rcx
        add          r9, 64
        add          r11, -2
        jmp          NSMS_L(two_at_once)
        ; Live here: scratch: rax; messages: rdx; midstates: rsi; stride: rdi; digests: r9; count: r11.
NSMS_L(one_at_once):
        cmp          r11, 0
        je           NSMS_L(done)

        ; a block with message words
        ; Same rounds as below label two_at_once, with the same numbers.
        ; Registers, copies of registers, spills, order, loads of W_t and interleaved instructions may differ.
        vmovdqu64    xmm3, [rsi]                                ; message 0
        vmovdqu64    xmm4, [rsi + 16]
        vshufps      xmm5, xmm4, xmm3, 17
        vshufps      xmm3, xmm4, xmm3, 187
        vmovdqu64    xmm4, [rdx]                                ; W_0 to W_3
        vmovdqu64    xmm6, [rel NSMS_L(shuffle_32107654ba98fedc)]
        vpshufb      xmm4, xmm4, xmm6
        vmovdqu64    xmm7, [rdx + 16]                           ; W_4 to W_7
        vpshufb      xmm7, xmm7, xmm6
        vmovdqu64    xmm8, [rdx + 22]                           ; W_8 to W_11
        vmovdqu64    xmm9, [rel NSMS_L(shuffle_dcba00fe00000000)]
        vpshufb      xmm8, xmm8, xmm9
        vmovdqu64    xmm9, [rel NSMS_L(words_00000000008000000000000000000000)]
        vpternlogd   xmm8, xmm9, [rel NSMS_L(words_ffffffff0000ffff0000000000000000)], 236
        vmovdqu64    xmm9, [rel NSMS_L(words_00000000000000000000000030030000)] ; W_12 to W_15
        vpaddd       xmm0, xmm4, [rel NSMS_L(K)]
        vmovdqa64    xmm10, xmm3                                ; rounds 0 to 3
        sha256rnds2  xmm10, xmm5, xmm0
        vpshufd      xmm0, xmm0, 14
        vmovdqa64    xmm11, xmm5
        sha256rnds2  xmm11, xmm10, xmm0
        vpaddd       xmm0, xmm7, [rel NSMS_L(K) + 16]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 4 to 7
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpaddd       xmm0, xmm8, [rel NSMS_L(K) + 32]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 8 to 11
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vmovdqu64    xmm0, [rel NSMS_L(W0) + 48]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 12 to 15
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm9, xmm8, 4                       ; W_16 to W_19
        sha256msg1   xmm4, xmm7
        vpaddd       xmm4, xmm12, xmm4
        sha256msg2   xmm4, xmm9
        vpaddd       xmm0, xmm4, [rel NSMS_L(K) + 64]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 16 to 19
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm4, xmm9, 4                       ; W_20 to W_23
        sha256msg1   xmm7, xmm8
        vpaddd       xmm7, xmm12, xmm7
        sha256msg2   xmm7, xmm4
        vpaddd       xmm0, xmm7, [rel NSMS_L(K) + 80]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 20 to 23
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm7, xmm4, 4                       ; W_24 to W_27
        sha256msg1   xmm8, xmm9
        vpaddd       xmm8, xmm8, xmm12
        sha256msg2   xmm8, xmm7
        vpaddd       xmm0, xmm8, [rel NSMS_L(K) + 96]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 24 to 27
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm8, xmm7, 4                       ; W_28 to W_31
        sha256msg1   xmm9, xmm4
        vpaddd       xmm9, xmm9, xmm12
        sha256msg2   xmm9, xmm8
        vpaddd       xmm0, xmm9, [rel NSMS_L(K) + 112]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 28 to 31
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm9, xmm8, 4                       ; W_32 to W_35
        sha256msg1   xmm4, xmm7
        vpaddd       xmm4, xmm12, xmm4
        sha256msg2   xmm4, xmm9
        vpaddd       xmm0, xmm4, [rel NSMS_L(K) + 128]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 32 to 35
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm4, xmm9, 4                       ; W_36 to W_39
        sha256msg1   xmm7, xmm8
        vpaddd       xmm7, xmm12, xmm7
        sha256msg2   xmm7, xmm4
        vpaddd       xmm0, xmm7, [rel NSMS_L(K) + 144]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 36 to 39
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm7, xmm4, 4                       ; W_40 to W_43
        sha256msg1   xmm8, xmm9
        vpaddd       xmm8, xmm8, xmm12
        sha256msg2   xmm8, xmm7
        vpaddd       xmm0, xmm8, [rel NSMS_L(K) + 160]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 40 to 43
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm8, xmm7, 4                       ; W_44 to W_47
        sha256msg1   xmm9, xmm4
        vpaddd       xmm9, xmm9, xmm12
        sha256msg2   xmm9, xmm8
        vpaddd       xmm0, xmm9, [rel NSMS_L(K) + 176]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 44 to 47
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm9, xmm8, 4                       ; W_48 to W_51
        sha256msg1   xmm4, xmm7
        vpaddd       xmm4, xmm12, xmm4
        sha256msg2   xmm4, xmm9
        vpaddd       xmm0, xmm4, [rel NSMS_L(K) + 192]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 48 to 51
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm4, xmm9, 4                       ; W_52 to W_55
        sha256msg1   xmm7, xmm8
        vpaddd       xmm7, xmm12, xmm7
        sha256msg2   xmm7, xmm4
        vpaddd       xmm0, xmm7, [rel NSMS_L(K) + 208]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 52 to 55
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm12, xmm7, xmm4, 4                       ; W_56 to W_59
        sha256msg1   xmm8, xmm9
        vpaddd       xmm8, xmm8, xmm12
        sha256msg2   xmm8, xmm7
        vpaddd       xmm0, xmm8, [rel NSMS_L(K) + 224]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 56 to 59
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpalignr     xmm7, xmm8, xmm7, 4                        ; W_60 to W_63
        sha256msg1   xmm9, xmm4
        vpaddd       xmm4, xmm9, xmm7
        sha256msg2   xmm4, xmm8
        vpaddd       xmm0, xmm4, [rel NSMS_L(K) + 240]
        sha256rnds2  xmm10, xmm11, xmm0                         ; rounds 60 to 63
        vpshufd      xmm0, xmm0, 14
        sha256rnds2  xmm11, xmm10, xmm0
        vpaddd       xmm0, xmm11, xmm5                          ; H = H + (a, b, ...)
        vpaddd       xmm3, xmm10, xmm3
        vshufps      xmm4, xmm0, xmm3, 187
        vshufps      xmm0, xmm0, xmm3, 17
        vpshufb      xmm1, xmm4, xmm6
        vpshufb      xmm2, xmm0, xmm6

        ; the digest of every message
        vmovdqu64    [r9], xmm1                                 ; digest 0
        vmovdqu64    [r9 + 16], xmm2

        ; the next messages
        add          rdx, rdi
        add          r9, 32
        add          r11, -1
        jmp          NSMS_L(one_at_once)
NSMS_L(done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 1312]
        vmovaps      xmm7, [rsp + 1328]
        vmovaps      xmm8, [rsp + 1344]
        vmovaps      xmm9, [rsp + 1360]
        vmovaps      xmm10, [rsp + 1376]
        vmovaps      xmm11, [rsp + 1392]
        vmovaps      xmm12, [rsp + 1408]
        vmovaps      xmm13, [rsp + 1424]
        vmovaps      xmm14, [rsp + 1440]
        vmovaps      xmm15, [rsp + 1456]
        add          rsp, 1472
        pop          rdi
        pop          rsi
        pop          rbx
        ret
%else
        add          rsp, 1312
NSMS_L(at3):
        pop          rbx
NSMS_L(at4):
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
        dd           NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes) - $
        dd           NSMS_L(end) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes)
        db           0
        db           0x40 + (NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (NSMS_L(at2) - NSMS_L(at1)), 0x0e, 0xb0, 0x0a ; sub rsp, 1312
        db           0x04
        dd           NSMS_L(at3) - NSMS_L(at2)
        db           0x0e, 0x10                                 ; add rsp, 1312
        db           0x40 + (NSMS_L(at4) - NSMS_L(at3)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, NSMS_L(at14) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 25, 0
        db           NSMS_L(at14) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0xf8 ; vmovaps [rsp + 1456], xmm15
        dw           91
        db           NSMS_L(at13) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0xe8 ; vmovaps [rsp + 1440], xmm14
        dw           90
        db           NSMS_L(at12) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0xd8 ; vmovaps [rsp + 1424], xmm13
        dw           89
        db           NSMS_L(at11) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0xc8 ; vmovaps [rsp + 1408], xmm12
        dw           88
        db           NSMS_L(at10) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0xb8 ; vmovaps [rsp + 1392], xmm11
        dw           87
        db           NSMS_L(at9) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0xa8 ; vmovaps [rsp + 1376], xmm10
        dw           86
        db           NSMS_L(at8) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0x98 ; vmovaps [rsp + 1360], xmm9
        dw           85
        db           NSMS_L(at7) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0x88 ; vmovaps [rsp + 1344], xmm8
        dw           84
        db           NSMS_L(at6) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0x78 ; vmovaps [rsp + 1328], xmm7
        dw           83
        db           NSMS_L(at5) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0x68 ; vmovaps [rsp + 1312], xmm6
        dw           82
        db           NSMS_L(at4) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0x01 ; sub rsp, 1472
        dw           184
        db           NSMS_L(at3) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0x70 ; push rdi
        db           NSMS_L(at2) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0x60 ; push rsi
        db           NSMS_L(at1) - NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           NSMS_SYMBOL(nsms_sha256_midstate_len38_shani_m4_lanes) wrt ..imagebase
        dd           NSMS_L(end) wrt ..imagebase
        dd           NSMS_L(unwind) wrt ..imagebase
%endif

; nsms_sha256_midstate_len38_shani_m4_lanes: 10 integer registers, 32 vector registers, 3 spills.
;   Register map: W rows 0..7 of 4 blocks: ymm16..ymm23; scratch: rax; messages: rdx;
;     midstates: rsi; stride: rdi; digests: r9; count: r11; p: rcx; abef0: xmm1; cdgh0: xmm2;
;     abef1: xmm3; cdgh1: xmm4; abef2: xmm5; cdgh2: xmm6; abef3: xmm7; cdgh3: xmm8; W1
;     across.4: ymm24; W3 across.4: ymm25; W5 across.4: [rax+1024]; W7 across.4: [rax+1056];
;     kp: r8; H.abef0: xmm9; H.cdgh0: xmm10; H.abef1: xmm11; H.cdgh1: xmm12; H.abef2: xmm13;
;     H.cdgh2: xmm14; H.abef3: [rax+1088]; H.cdgh3: [rax+1120]; upper_bound: r10. Slots of the
;     frame that are not named here hold spilled values.
;     W row: register, or slot of the frame, with schedule words; the rows hold the latest sixteen
;       schedule words of each block, row 0 the oldest.
;     abef0..abef3: a, b, e, f (a in the highest lane) of the working variables of messages 0..3.
;     cdgh0..cdgh3: c, d, g, h (c in the highest lane) of the working variables of messages 0..3.
;     H.abef0..H.abef3: a, b, e, f (a in the highest lane) of the hash value before the block of
;       messages 0..3.
;     H.cdgh0..H.cdgh3: c, d, g, h (c in the highest lane) of the hash value before the block of
;       messages 0..3.
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
; - name: nsms_sha256_midstate_len38_shani_m4_lanes
;   signature: void nsms_sha256_midstate_len38_shani_m4_lanes(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t stride, size_t count)
;   parameters:
;     - {name: digests, sysv: rdi, win64: rcx, type: buffer, bytes: 32 * count, align: 1, access: write}
;     - {name: midstates, sysv: rsi, win64: rdx, type: buffer, bytes: 32, align: 4, access: read}
;     - {name: messages, sysv: rdx, win64: r8, type: buffer, bytes: (count > 0) * (stride * (count - 1) + 38),
;        align: 1, access: read}
;     - {name: stride, sysv: rcx, win64: r9, type: size_t, unit: bytes}
;     - {name: count, sysv: r8, win64: [rsp + 40], type: size_t, unit: messages}
;   stack_bytes: {sysv: 1320, win64: 1496}
;   features: [avx, avx512bw, avx512f, avx512vl, sha_ni]
