; sha256_sse41_n2.asm, written by nsms: make gen HASH=sha256 ISA=sse41 N=2
;
; void nsms_sha256_blocks_sse41_n2(uint32_t state[8], const void *data, size_t blocks);
;   SHA224, SHA256: the intermediate hash value after any number of blocks;
;   the schedules of 2 blocks at a time are computed together.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 3,439 instructions, 15 integer registers, 16 vector registers, 15 spills,
;   2,264 bytes of stack (System V), 2,440 (Win64).
;
; Needs: ssse3, sse4_1.
; Assembles to elf64, win64 and macho64 objects; unwind information in the first two: NASM cannot write
; it for Mach-O. Define NSMS_HIDDEN to hide the symbols.
; Proof: the assembled bytes compute what FIPS 180-4 defines, for every input.
; SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

        bits         64
        default      rel
%use smartalign
        alignmode    p6, nojmp

%ifidn __OUTPUT_FORMAT__, macho64
%define SYMBOL(name) _ %+ name
%elifidn __OUTPUT_FORMAT__, win64
%define NSMS_WIN64
%define SYMBOL(name) name
%elifidn __OUTPUT_FORMAT__, elf64
%define SYMBOL(name) name
%else
%error this file assembles with -f elf64, -f win64 or -f macho64
%endif
%define L(name) ..@ %+ name

%ifidn __OUTPUT_FORMAT__, macho64
        section      __TEXT,__const align=64
%elifdef NSMS_WIN64
        section      .rdata rdata align=64
%else
        section      .rodata progbits alloc noexec nowrite align=64
%endif
        align        64
L(K2x2):  ; K_t, 2 for each of 2 blocks
        dd           0x428a2f98, 0x71374491, 0x428a2f98, 0x71374491
        dd           0xb5c0fbcf, 0xe9b5dba5, 0xb5c0fbcf, 0xe9b5dba5
        dd           0x3956c25b, 0x59f111f1, 0x3956c25b, 0x59f111f1
        dd           0x923f82a4, 0xab1c5ed5, 0x923f82a4, 0xab1c5ed5
        dd           0xd807aa98, 0x12835b01, 0xd807aa98, 0x12835b01
        dd           0x243185be, 0x550c7dc3, 0x243185be, 0x550c7dc3
        dd           0x72be5d74, 0x80deb1fe, 0x72be5d74, 0x80deb1fe
        dd           0x9bdc06a7, 0xc19bf174, 0x9bdc06a7, 0xc19bf174
        dd           0xe49b69c1, 0xefbe4786, 0xe49b69c1, 0xefbe4786
        dd           0x0fc19dc6, 0x240ca1cc, 0x0fc19dc6, 0x240ca1cc
        dd           0x2de92c6f, 0x4a7484aa, 0x2de92c6f, 0x4a7484aa
        dd           0x5cb0a9dc, 0x76f988da, 0x5cb0a9dc, 0x76f988da
        dd           0x983e5152, 0xa831c66d, 0x983e5152, 0xa831c66d
        dd           0xb00327c8, 0xbf597fc7, 0xb00327c8, 0xbf597fc7
        dd           0xc6e00bf3, 0xd5a79147, 0xc6e00bf3, 0xd5a79147
        dd           0x06ca6351, 0x14292967, 0x06ca6351, 0x14292967
        dd           0x27b70a85, 0x2e1b2138, 0x27b70a85, 0x2e1b2138
        dd           0x4d2c6dfc, 0x53380d13, 0x4d2c6dfc, 0x53380d13
        dd           0x650a7354, 0x766a0abb, 0x650a7354, 0x766a0abb
        dd           0x81c2c92e, 0x92722c85, 0x81c2c92e, 0x92722c85
        dd           0xa2bfe8a1, 0xa81a664b, 0xa2bfe8a1, 0xa81a664b
        dd           0xc24b8b70, 0xc76c51a3, 0xc24b8b70, 0xc76c51a3
        dd           0xd192e819, 0xd6990624, 0xd192e819, 0xd6990624
        dd           0xf40e3585, 0x106aa070, 0xf40e3585, 0x106aa070
        dd           0x19a4c116, 0x1e376c08, 0x19a4c116, 0x1e376c08
        dd           0x2748774c, 0x34b0bcb5, 0x2748774c, 0x34b0bcb5
        dd           0x391c0cb3, 0x4ed8aa4a, 0x391c0cb3, 0x4ed8aa4a
        dd           0x5b9cca4f, 0x682e6ff3, 0x5b9cca4f, 0x682e6ff3
        dd           0x748f82ee, 0x78a5636f, 0x748f82ee, 0x78a5636f
        dd           0x84c87814, 0x8cc70208, 0x84c87814, 0x8cc70208
        dd           0x90befffa, 0xa4506ceb, 0x90befffa, 0xa4506ceb
        dd           0xbef9a3f7, 0xc67178f2, 0xbef9a3f7, 0xc67178f2
        align        64
L(K):  ; K_t
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
        align        64
L(shuffle_32107654ba98fedc):  ; which byte goes where
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        align        64
L(shuffle_4567cdef012389ab):  ; which byte goes where
        db           0x04, 0x05, 0x06, 0x07, 0x0c, 0x0d, 0x0e, 0x0f, 0x00, 0x01, 0x02, 0x03, 0x08, 0x09, 0x0a, 0x0b

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_blocks_sse41_n2):function hidden (L(f_end) - SYMBOL(nsms_sha256_blocks_sse41_n2))
%else
        global       SYMBOL(nsms_sha256_blocks_sse41_n2):function (L(f_end) - SYMBOL(nsms_sha256_blocks_sse41_n2))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_blocks_sse41_n2):private_extern
%else
        global       SYMBOL(nsms_sha256_blocks_sse41_n2)
%endif
%else
        global       SYMBOL(nsms_sha256_blocks_sse41_n2)
%endif
SYMBOL(nsms_sha256_blocks_sse41_n2):
%ifdef NSMS_WIN64
        endbr64
        push         rbx
L(f_at1):
        push         rbp
L(f_at2):
        push         rsi
L(f_at3):
        push         rdi
L(f_at4):
        push         r12
L(f_at5):
        push         r13
L(f_at6):
        push         r14
L(f_at7):
        push         r15
L(f_at8):
        sub          rsp, 2376
L(f_at9):
        movaps       [rsp + 2208], xmm6
L(f_at10):
        movaps       [rsp + 2224], xmm7
L(f_at11):
        movaps       [rsp + 2240], xmm8
L(f_at12):
        movaps       [rsp + 2256], xmm9
L(f_at13):
        movaps       [rsp + 2272], xmm10
L(f_at14):
        movaps       [rsp + 2288], xmm11
L(f_at15):
        movaps       [rsp + 2304], xmm12
L(f_at16):
        movaps       [rsp + 2320], xmm13
L(f_at17):
        movaps       [rsp + 2336], xmm14
L(f_at18):
        movaps       [rsp + 2352], xmm15
L(f_at19):
        mov          rdi, rcx
        mov          rsi, rdx
        mov          rdx, r8
%else
        endbr64
        push         rbx
L(f_at1):
        push         rbp
L(f_at2):
        push         r12
L(f_at3):
        push         r13
L(f_at4):
        push         r14
L(f_at5):
        push         r15
L(f_at6):
        sub          rsp, 2216
L(f_at7):
%endif
        mov          [rsp + 40], rdi
        mov          [rsp + 16], rsi
        mov          [rsp + 24], rdx
        cmp          qword [rsp + 24], 0
        je           L(f_done)

        ; the working variables are the intermediate hash value
        lea          rax, [rsp + 159]
        mov          rcx, [rsp + 40]
        mov          edx, [rcx]
        mov          esi, [rcx + 4]
        mov          edi, [rcx + 8]
        and          rax, -64
        mov          r8d, [rcx + 12]
        mov          r9d, [rcx + 16]
        mov          r10d, [rcx + 20]
        mov          r11d, [rcx + 24]
        mov          ebx, [rcx + 28]
L(f_batch2):
        cmp          qword [rsp + 24], 8
        jb           L(f_batch1)

        ; the schedule of the first 2 blocks: the message words
        mov          rcx, [rsp + 16]
        movdqu       xmm0, [rcx]                                ; W_0 W_1 W_2 W_3
        movdqu       xmm1, [rcx + 64]
        movdqu       xmm2, [rcx + 16]                           ; W_4 W_5 W_6 W_7
        movdqu       xmm3, [rcx + 80]
        movdqa       xmm4, xmm0
        punpcklqdq   xmm4, xmm1
        movdqu       xmm5, [rel L(shuffle_32107654ba98fedc)]
        punpckhqdq   xmm0, xmm1
        movdqu       xmm1, [rcx + 32]                           ; W_8 W_9 W_10 W_11
        movdqu       xmm6, [rcx + 96]
        movdqa       xmm7, xmm2
        punpcklqdq   xmm7, xmm3
        punpckhqdq   xmm2, xmm3
        pshufb       xmm4, xmm5
        pshufb       xmm0, xmm5
        movdqu       xmm3, [rcx + 48]                           ; W_12 W_13 W_14 W_15
        movdqu       xmm8, [rcx + 112]
        movdqa       xmm9, xmm1
        punpcklqdq   xmm9, xmm6
        punpckhqdq   xmm1, xmm6
        pshufb       xmm7, xmm5
        pshufb       xmm2, xmm5
        movdqu       [rax + 16], xmm4                           ; W_0 to W_1
        movdqu       [rax + 48], xmm0                           ; W_2 to W_3
        movdqa       xmm6, xmm3
        punpcklqdq   xmm6, xmm8
        punpckhqdq   xmm3, xmm8
        pshufb       xmm9, xmm5
        pshufb       xmm1, xmm5
        movdqu       [rax + 80], xmm7                           ; W_4 to W_5
        movdqu       [rax + 112], xmm2                          ; W_6 to W_7
        pshufb       xmm6, xmm5
        pshufb       xmm3, xmm5
        movdqu       [rax + 144], xmm9                          ; W_8 to W_9
        paddd        xmm4, [rel L(K2x2)]
        movdqu       [rax + 176], xmm1                          ; W_10 to W_11
        paddd        xmm0, [rel L(K2x2) + 16]
        paddd        xmm7, [rel L(K2x2) + 32]
        paddd        xmm2, [rel L(K2x2) + 48]
        movdqu       [rax + 208], xmm6                          ; W_12 to W_13
        paddd        xmm9, [rel L(K2x2) + 64]
        movdqu       [rax + 240], xmm3                          ; W_14 to W_15
        paddd        xmm1, [rel L(K2x2) + 80]
        movdqu       [rax], xmm4
        paddd        xmm6, [rel L(K2x2) + 96]
        movdqu       [rax + 32], xmm0
        paddd        xmm3, [rel L(K2x2) + 112]
        movdqu       [rax + 64], xmm7
        movdqu       [rax + 96], xmm2
        movdqu       [rax + 128], xmm9
        movdqu       [rax + 160], xmm1
        movdqu       [rax + 192], xmm6
        movdqu       [rax + 224], xmm3
        lea          rcx, [rax + 256]
        mov          [rsp], rcx
        lea          r12, [rax + 1024]
        mov          [rsp + 48], r12
        mov          [rsp + 56], r12
        lea          r13, [rax + 16]
        mov          [rsp + 64], r13
        lea          rbp, [rel L(K2x2) + 128]
        mov          [rsp + 48], r12
        mov          [rsp + 8], rax
        align        64
L(f_more2):

        ; the next words of all these blocks
        mov          rcx, [rsp]
        movdqu       xmm0, [rcx - 240]                          ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        movdqu       xmm1, [rcx - 208]
        movdqu       xmm2, [rcx - 16]
        movdqu       xmm3, [rel L(shuffle_4567cdef012389ab)]
        movdqa       xmm4, xmm0
        shufps       xmm4, xmm1, 39
        movdqa       xmm5, xmm2
        psrld        xmm5, 17
        movdqa       xmm6, xmm2
        pslld        xmm6, 15
        movdqa       xmm7, xmm2
        psrld        xmm7, 19
        movdqa       xmm8, xmm2
        pslld        xmm8, 13
        movdqu       xmm9, [rcx - 112]
        movdqu       xmm10, [rcx - 80]
        pshufb       xmm4, xmm3
        pxor         xmm5, xmm6
        pxor         xmm7, xmm8
        pxor         xmm5, xmm7
        movdqa       xmm6, xmm9
        shufps       xmm6, xmm10, 39
        movdqa       xmm7, xmm4
        psrld        xmm7, 7
        movdqa       xmm8, xmm4
        pslld        xmm8, 25
        movdqa       xmm11, xmm4
        psrld        xmm11, 18
        pshufb       xmm6, xmm3
        pxor         xmm7, xmm8
        paddd        xmm0, xmm6
        movdqa       xmm8, xmm4
        pslld        xmm8, 14
        pxor         xmm11, xmm8
        psrld        xmm4, 3
        pxor         xmm7, xmm11
        pxor         xmm7, xmm4
        movdqa       xmm4, xmm2
        psrld        xmm4, 10
        pxor         xmm5, xmm4
        paddd        xmm0, xmm5
        movdqu       xmm4, [rcx - 176]                          ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        paddd        xmm0, xmm7
        movdqu       xmm5, [rcx - 48]
        movdqu       [rcx + 16], xmm0
        movdqa       xmm7, xmm1
        shufps       xmm7, xmm4, 39
        pshufb       xmm7, xmm3
        movdqa       xmm8, xmm0
        paddd        xmm8, [rbp]
        movdqu       [rcx], xmm8
        movdqa       xmm8, xmm7
        psrld        xmm8, 7
        movdqa       xmm11, xmm7
        pslld        xmm11, 25
        pxor         xmm8, xmm11
        movdqa       xmm11, xmm7
        psrld        xmm11, 18
        movdqa       xmm12, xmm7
        pslld        xmm12, 14
        pxor         xmm11, xmm12
        psrld        xmm7, 3
        pxor         xmm8, xmm11
        pxor         xmm8, xmm7
        movdqa       xmm7, xmm0
        psrld        xmm7, 17
        movdqa       xmm11, xmm0
        pslld        xmm11, 15
        pxor         xmm7, xmm11
        movdqa       xmm11, xmm0
        psrld        xmm11, 19
        movdqa       xmm12, xmm0
        pslld        xmm12, 13
        pxor         xmm11, xmm12
        pxor         xmm7, xmm11
        movdqa       xmm11, xmm10
        shufps       xmm11, xmm5, 39
        pshufb       xmm11, xmm3
        lea          r12, [rcx + 256]                           ; the next rows
        mov          [rsp], r12
        paddd        xmm1, xmm11
        paddd        xmm1, xmm8
        movdqu       xmm8, [rcx - 144]                          ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        movdqa       xmm12, xmm0
        psrld        xmm12, 10
        pxor         xmm7, xmm12
        paddd        xmm1, xmm7
        movdqu       [rcx + 48], xmm1
        movdqa       xmm7, xmm4
        shufps       xmm7, xmm8, 39
        pshufb       xmm7, xmm3
        movdqa       xmm12, xmm7
        psrld        xmm12, 7
        movdqa       xmm13, xmm7
        pslld        xmm13, 25
        pxor         xmm12, xmm13
        movdqa       xmm13, xmm7
        psrld        xmm13, 18
        movdqa       xmm14, xmm7
        pslld        xmm14, 14
        pxor         xmm13, xmm14
        psrld        xmm7, 3
        pxor         xmm12, xmm13
        pxor         xmm12, xmm7
        movdqa       xmm7, xmm1
        paddd        xmm7, [rbp + 16]
        movdqu       [rcx + 32], xmm7
        movdqa       xmm7, xmm1
        psrld        xmm7, 17
        movdqa       xmm13, xmm1
        pslld        xmm13, 15
        pxor         xmm7, xmm13
        movdqa       xmm13, xmm1
        psrld        xmm13, 19
        movdqa       xmm14, xmm1
        pslld        xmm14, 13
        pxor         xmm13, xmm14
        pxor         xmm7, xmm13
        movdqa       xmm13, xmm5
        shufps       xmm13, xmm2, 39
        pshufb       xmm13, xmm3
        paddd        xmm4, xmm13
        paddd        xmm4, xmm12
        movdqa       xmm12, xmm8                                ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        shufps       xmm12, xmm9, 39
        pshufb       xmm12, xmm3
        movdqa       xmm14, xmm1
        psrld        xmm14, 10
        pxor         xmm7, xmm14
        paddd        xmm4, xmm7
        movdqu       [rcx + 80], xmm4
        movdqa       xmm7, xmm12
        psrld        xmm7, 7
        movdqa       xmm14, xmm12
        pslld        xmm14, 25
        pxor         xmm7, xmm14
        movdqa       xmm14, xmm12
        psrld        xmm14, 18
        movdqa       xmm15, xmm12
        pslld        xmm15, 14
        pxor         xmm14, xmm15
        psrld        xmm12, 3
        pxor         xmm7, xmm14
        pxor         xmm7, xmm12
        paddd        xmm8, xmm7
        movdqa       xmm7, xmm4
        paddd        xmm7, [rbp + 32]
        movdqu       [rcx + 64], xmm7
        movdqa       xmm7, xmm4
        psrld        xmm7, 17
        movdqa       xmm12, xmm4
        pslld        xmm12, 15
        pxor         xmm7, xmm12
        movdqa       xmm12, xmm4
        psrld        xmm12, 19
        movdqa       xmm14, xmm4
        pslld        xmm14, 13
        pxor         xmm12, xmm14
        pxor         xmm7, xmm12
        movdqa       xmm12, xmm2
        shufps       xmm12, xmm0, 39
        pshufb       xmm12, xmm3
        shufps       xmm0, xmm1, 39                             ; W_24 to W_25: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        paddd        xmm8, xmm12
        pshufb       xmm0, xmm3
        movdqa       xmm14, xmm4
        psrld        xmm14, 10
        pxor         xmm7, xmm14
        paddd        xmm8, xmm7
        movdqu       [rcx + 112], xmm8
        movdqa       xmm7, xmm6
        psrld        xmm7, 7
        movdqa       xmm14, xmm6
        pslld        xmm14, 25
        pxor         xmm7, xmm14
        movdqa       xmm14, xmm6
        psrld        xmm14, 18
        movdqa       xmm15, xmm6
        pslld        xmm15, 14
        pxor         xmm14, xmm15
        psrld        xmm6, 3
        pxor         xmm7, xmm14
        pxor         xmm7, xmm6
        paddd        xmm9, xmm7
        paddd        xmm9, xmm0
        movdqa       xmm0, xmm8
        paddd        xmm0, [rbp + 48]
        movdqu       [rcx + 96], xmm0
        shufps       xmm1, xmm4, 39                             ; W_26 to W_27: sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        pshufb       xmm1, xmm3
        movdqa       xmm0, xmm8
        psrld        xmm0, 17
        movdqa       xmm6, xmm8
        pslld        xmm6, 15
        pxor         xmm0, xmm6
        movdqa       xmm6, xmm8
        psrld        xmm6, 19
        movdqa       xmm7, xmm8
        pslld        xmm7, 13
        pxor         xmm6, xmm7
        pxor         xmm0, xmm6
        movdqa       xmm6, xmm8
        psrld        xmm6, 10
        pxor         xmm0, xmm6
        paddd        xmm9, xmm0
        movdqu       [rcx + 144], xmm9
        movdqa       xmm0, xmm11
        psrld        xmm0, 7
        movdqa       xmm6, xmm11
        pslld        xmm6, 25
        pxor         xmm0, xmm6
        movdqa       xmm6, xmm11
        psrld        xmm6, 18
        movdqa       xmm7, xmm11
        pslld        xmm7, 14
        pxor         xmm6, xmm7
        psrld        xmm11, 3
        pxor         xmm0, xmm6
        pxor         xmm0, xmm11
        paddd        xmm10, xmm0
        paddd        xmm10, xmm1
        movdqa       xmm0, xmm9
        paddd        xmm0, [rbp + 64]
        movdqu       [rcx + 128], xmm0
        shufps       xmm4, xmm8, 39                             ; W_28 to W_29: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        pshufb       xmm4, xmm3
        movdqa       xmm0, xmm9
        psrld        xmm0, 17
        movdqa       xmm1, xmm9
        pslld        xmm1, 15
        pxor         xmm0, xmm1
        movdqa       xmm1, xmm9
        psrld        xmm1, 19
        movdqa       xmm6, xmm9
        pslld        xmm6, 13
        pxor         xmm1, xmm6
        pxor         xmm0, xmm1
        lea          r13, [rbp + 128]
        movdqa       xmm1, xmm9
        psrld        xmm1, 10
        pxor         xmm0, xmm1
        paddd        xmm10, xmm0
        movdqu       [rcx + 176], xmm10
        movdqa       xmm0, xmm13
        psrld        xmm0, 7
        movdqa       xmm1, xmm13
        pslld        xmm1, 25
        pxor         xmm0, xmm1
        movdqa       xmm1, xmm13
        psrld        xmm1, 18
        movdqa       xmm6, xmm13
        pslld        xmm6, 14
        pxor         xmm1, xmm6
        psrld        xmm13, 3
        pxor         xmm0, xmm1
        pxor         xmm0, xmm13
        paddd        xmm5, xmm0
        movdqa       xmm0, xmm10
        paddd        xmm0, [rbp + 80]
        movdqa       xmm1, xmm10
        psrld        xmm1, 17
        movdqa       xmm6, xmm10
        pslld        xmm6, 15
        movdqa       xmm7, xmm10
        psrld        xmm7, 19
        movdqu       [rcx + 160], xmm0
        pxor         xmm1, xmm6
        paddd        xmm5, xmm4
        shufps       xmm8, xmm9, 39                             ; W_30 to W_31: sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        movdqa       xmm0, xmm10
        pslld        xmm0, 13
        psrld        xmm10, 10
        movdqa       xmm4, xmm12
        psrld        xmm4, 7
        movdqa       xmm6, xmm12
        pslld        xmm6, 25
        pxor         xmm7, xmm0
        pxor         xmm4, xmm6
        pshufb       xmm8, xmm3
        pxor         xmm1, xmm7
        movdqa       xmm0, xmm12
        psrld        xmm0, 18
        movdqa       xmm3, xmm12
        pslld        xmm3, 14
        psrld        xmm12, 3
        pxor         xmm1, xmm10
        pxor         xmm0, xmm3
        paddd        xmm5, xmm1
        pxor         xmm4, xmm0
        movdqa       xmm0, xmm5
        paddd        xmm0, [rbp + 96]
        movdqa       xmm1, xmm5
        psrld        xmm1, 17
        movdqa       xmm3, xmm5
        pslld        xmm3, 15
        movdqa       xmm6, xmm5
        psrld        xmm6, 19
        movdqu       [rcx + 208], xmm5
        movdqu       [rcx + 192], xmm0
        pxor         xmm1, xmm3
        pxor         xmm4, xmm12
        movdqa       xmm0, xmm5
        pslld        xmm0, 13
        psrld        xmm5, 10
        paddd        xmm2, xmm4
        pxor         xmm6, xmm0
        paddd        xmm2, xmm8
        pxor         xmm1, xmm6
        pxor         xmm1, xmm5
        paddd        xmm2, xmm1
        movdqa       xmm0, xmm2
        paddd        xmm0, [rbp + 112]
        movdqu       [rcx + 240], xmm2
        movdqu       [rcx + 224], xmm0
        mov          rbp, r13
        mov          rcx, [rsp]
        cmp          rcx, [rsp + 48]
        jne          L(f_more2)
L(f_again2):
        cmp          qword [rsp + 24], 4
        jb           L(f_alone2)

        ; sixteen rounds beside the message words of the next batch
        mov          r12d, r9d                                  ; round 0
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, edx
        xor          r15d, esi
        xor          r12d, r13d
        and          r14d, r9d
        mov          rcx, [rsp + 8]
        add          ebx, [rcx]
        xor          r14d, r11d
        add          r11d, [rcx + 4]                            ; round 1
        mov          r13d, r9d
        ror          r13d, 25
        xor          r12d, r13d
        add          ebx, r12d
        add          ebx, r14d
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 2
        mov          r13d, edx
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, esi
        xor          r13d, edi
        and          r13d, r15d
        xor          r13d, esi
        mov          r14d, edx
        ror          r14d, 22
        xor          r12d, r14d
        add          r12d, r13d
        add          ebx, r12d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          r12d, r13d
        add          r10d, [rcx + 32]                           ; round 2
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, edx
        and          r15d, r14d
        xor          r15d, edx
        mov          ebp, r8d
        ror          ebp, 25
        xor          r12d, ebp
        movdqu       xmm0, [rel L(shuffle_32107654ba98fedc)]    ; W_0 W_1 W_2 W_3
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        xor          r12d, r13d
        add          r9d, [rcx + 36]                            ; round 3
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, ebx
        mov          ebp, edi
        ror          ebp, 25
        xor          r12d, ebp
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        xor          r12d, r13d
        add          r8d, [rcx + 64]                            ; round 4
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        mov          ebp, esi
        ror          ebp, 25
        xor          r12d, ebp
        add          r9d, r12d
        add          edx, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
        and          r12d, edx
        xor          r12d, edi
        add          r8d, r12d
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        xor          r12d, r13d
        add          edi, [rcx + 68]                            ; round 5
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        xor          r14d, r10d
        mov          ebp, edx
        ror          ebp, 25
        xor          r12d, ebp
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, edx
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 96]                            ; round 6
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        mov          ebp, ebx
        ror          ebp, 25
        xor          r12d, ebp
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        mov          r12d, ebx
        xor          r12d, edx
        and          r12d, r11d
        xor          r12d, edx
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        add          edx, [rcx + 100]                           ; round 7
        mov          r13d, edi
        ror          r13d, 2
        mov          r15d, edi
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, edi
        xor          r15d, r8d
        and          r14d, r15d
        xor          r14d, r8d
        mov          ebp, r11d
        ror          ebp, 25
        xor          r12d, ebp
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          esi, r13d
        mov          r12d, r11d
        xor          r12d, ebx
        and          r12d, r10d
        xor          r12d, ebx
        add          edx, r12d
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        xor          r12d, r13d
        add          ebx, [rcx + 128]                           ; round 8
        mov          r13d, esi
        ror          r13d, 2
        mov          r14d, esi
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, esi
        xor          r14d, edi
        and          r15d, r14d
        xor          r15d, edi
        mov          ebp, r10d
        ror          ebp, 25
        xor          r12d, ebp
        add          edx, r12d
        add          r9d, edx
        mov          r12d, esi
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edx, r13d
        mov          r12d, r10d
        xor          r12d, r11d
        mov          r13, [rsp + 16]
        add          r13, 128
        movdqu       xmm1, [r13]
        movdqu       xmm2, [r13 + 64]
        movdqu       xmm3, [r13 + 16]                           ; W_4 W_5 W_6 W_7
        movdqu       xmm4, [r13 + 80]
        movdqa       xmm5, xmm1
        punpcklqdq   xmm5, xmm2
        punpckhqdq   xmm1, xmm2
        movdqu       xmm2, [r13 + 32]                           ; W_8 W_9 W_10 W_11
        movdqu       xmm6, [r13 + 96]
        movdqa       xmm7, xmm3
        punpcklqdq   xmm7, xmm4
        pshufb       xmm5, xmm0
        punpckhqdq   xmm3, xmm4
        pshufb       xmm1, xmm0
        movdqu       xmm4, [r13 + 48]                           ; W_12 W_13 W_14 W_15
        movdqu       xmm8, [r13 + 112]
        movdqa       xmm9, xmm2
        punpcklqdq   xmm9, xmm6
        pshufb       xmm7, xmm0
        punpckhqdq   xmm2, xmm6
        mov          r13, [rsp + 56]
        movdqu       [r13 + 16], xmm5                           ; W_0 to W_1
        pshufb       xmm3, xmm0
        movdqu       [r13 + 48], xmm1                           ; W_2 to W_3
        movdqa       xmm6, xmm4
        punpcklqdq   xmm6, xmm8
        pshufb       xmm9, xmm0
        punpckhqdq   xmm4, xmm8
        movdqu       [r13 + 80], xmm7                           ; W_4 to W_5
        and          r12d, r9d
        xor          r12d, r11d
        add          ebx, r12d
        mov          r12d, r9d
        ror          r12d, 6
        mov          r15d, r9d
        ror          r15d, 11
        xor          r12d, r15d
        add          r11d, [rcx + 132]                          ; round 9
        pshufb       xmm2, xmm0
        mov          r15d, edx
        ror          r15d, 2
        mov          ebp, edx
        ror          ebp, 13
        xor          r15d, ebp
        mov          ebp, edx
        xor          ebp, esi
        and          r14d, ebp
        xor          r14d, esi
        mov          [rsp + 72], esi
        mov          esi, r9d
        ror          esi, 25
        xor          r12d, esi
        movdqu       [r13 + 112], xmm3                          ; W_6 to W_7
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 22
        xor          r15d, r12d
        add          r15d, r14d
        add          ebx, r15d
        mov          r12d, r9d
        xor          r12d, r10d
        pshufb       xmm6, xmm0
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r14d, r8d
        ror          r14d, 11
        xor          r12d, r14d
        add          r10d, [rcx + 160]                          ; round 10
        movdqu       [r13 + 144], xmm9                          ; W_8 to W_9
        mov          r14d, ebx
        ror          r14d, 2
        mov          r15d, ebx
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, ebx
        xor          r15d, edx
        and          ebp, r15d
        xor          ebp, edx
        mov          esi, r8d
        ror          esi, 25
        xor          r12d, esi
        pshufb       xmm4, xmm0
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, ebp
        add          r11d, r14d
        mov          r12d, r8d
        xor          r12d, r9d
        movdqu       [r13 + 176], xmm2                          ; W_10 to W_11
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
        mov          r14d, edi
        ror          r14d, 11
        xor          r12d, r14d
        add          r9d, [rcx + 164]                           ; round 11
        paddd        xmm5, [rel L(K2x2)]
        mov          r14d, r11d
        ror          r14d, 2
        mov          ebp, r11d
        ror          ebp, 13
        xor          r14d, ebp
        mov          ebp, r11d
        xor          ebp, ebx
        and          r15d, ebp
        xor          r15d, ebx
        mov          esi, edi
        ror          esi, 25
        paddd        xmm1, [rel L(K2x2) + 16]
        xor          r12d, esi
        add          r10d, r12d
        mov          esi, [rsp + 72]
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, r15d
        add          r10d, r14d
        mov          r12d, edi
        xor          r12d, r8d
        paddd        xmm7, [rel L(K2x2) + 32]
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r14d, esi
        ror          r14d, 11
        xor          r12d, r14d
        add          r8d, [rcx + 192]                           ; round 12
        movdqu       [r13 + 208], xmm6                          ; W_12 to W_13
        mov          r14d, r10d
        ror          r14d, 2
        mov          r15d, r10d
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, r10d
        xor          r15d, r11d
        and          ebp, r15d
        xor          ebp, r11d
        mov          [rsp + 72], r11d
        mov          r11d, esi
        ror          r11d, 25
        paddd        xmm3, [rel L(K2x2) + 48]
        xor          r12d, r11d
        add          r9d, r12d
        add          edx, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, ebp
        add          r9d, r14d
        mov          r12d, esi
        xor          r12d, edi
        movdqu       [r13 + 240], xmm4                          ; W_14 to W_15
        and          r12d, edx
        xor          r12d, edi
        add          r8d, r12d
        mov          r12d, edx
        ror          r12d, 6
        mov          r14d, edx
        ror          r14d, 11
        xor          r12d, r14d
        add          edi, [rcx + 196]                           ; round 13
        paddd        xmm9, [rel L(K2x2) + 64]
        mov          r14d, r9d
        ror          r14d, 2
        mov          ebp, r9d
        ror          ebp, 13
        xor          r14d, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        and          r15d, ebp
        xor          r15d, r10d
        mov          r11d, edx
        ror          r11d, 25
        movdqu       [r13], xmm5
        xor          r12d, r11d
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, r15d
        add          r8d, r14d
        mov          r12d, edx
        xor          r12d, esi
        paddd        xmm2, [rel L(K2x2) + 80]
        and          r12d, ebx
        xor          r12d, esi
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
        mov          r14d, ebx
        ror          r14d, 11
        xor          r12d, r14d
        add          esi, [rcx + 224]                           ; round 14
        movdqu       [r13 + 32], xmm1
        mov          r14d, r8d
        ror          r14d, 2
        mov          r15d, r8d
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, r8d
        xor          r15d, r9d
        and          ebp, r15d
        xor          ebp, r9d
        mov          r11d, ebx
        ror          r11d, 25
        paddd        xmm6, [rel L(K2x2) + 96]
        xor          r12d, r11d
        add          edi, r12d
        mov          r11d, [rsp + 72]
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, ebp
        add          edi, r14d
        mov          r12d, ebx
        xor          r12d, edx
        movdqu       [r13 + 64], xmm7
        and          r12d, r11d
        xor          r12d, edx
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
        mov          r14d, r11d
        ror          r14d, 11
        xor          r12d, r14d
        add          edx, [rcx + 228]                           ; round 15
        paddd        xmm4, [rel L(K2x2) + 112]
        mov          r14d, edi
        ror          r14d, 2
        mov          ebp, edi
        ror          ebp, 13
        xor          r14d, ebp
        mov          ebp, edi
        xor          ebp, r8d
        and          r15d, ebp
        xor          r15d, r8d
        mov          [rsp + 72], r8d
        mov          r8d, r11d
        ror          r8d, 25
        movdqu       [r13 + 96], xmm3
        xor          r12d, r8d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, r15d
        add          esi, r14d
        movdqu       [r13 + 128], xmm9
        mov          r12d, r11d
        xor          r12d, ebx
        and          r12d, r10d
        xor          r12d, ebx
        add          edx, r12d
        mov          r12d, r10d
        ror          r12d, 6
        mov          r14d, r10d
        ror          r14d, 11
        xor          r12d, r14d
        mov          r14d, esi
        ror          r14d, 2
        movdqu       [r13 + 160], xmm2
        mov          r15d, esi
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, ebp
        xor          r15d, edi
        mov          ebp, r10d
        ror          ebp, 25
        xor          r12d, ebp
        movdqu       [r13 + 192], xmm6
        add          edx, r12d
        add          r9d, edx
        mov          r12d, esi
        ror          r12d, 22
        xor          r14d, r12d
        add          r14d, r15d
        add          edx, r14d
        lea          r12, [rcx + 256]                           ; the next sixteen words
        movdqu       [r13 + 224], xmm4
        add          rcx, 1024
        mov          [rsp + 32], rcx
        lea          r14, [r13 + 256]
        mov          [rsp], r14
        add          r13, 1024
        mov          [rsp + 48], r13
        lea          rbp, [rel L(K2x2) + 128]
        mov          rcx, r12
        mov          r8d, [rsp + 72]
        jmp          L(f_beside2)
L(f_alone2):

        ; no batch comes after this one
        mov          rcx, [rsp + 8]
        mov          [rsp], rcx
        mov          [rsp + 48], rcx
        align        64
L(f_other2):

        ; the next block of the batch
        mov          rcx, [rsp + 8]
        lea          r12, [rcx + 1024]
        mov          [rsp + 32], r12
        mov          r12, [rsp]
        cmp          r12, [rsp + 48]
        je           L(f_plain2)
        align        64
L(f_beside2):

        ; sixteen rounds of one block beside the next rows
        add          ebx, [rcx]                                 ; round 0
        mov          r12, [rsp]
        movdqu       xmm0, [r12 - 240]                          ; W_16 to W_17: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          r13d, r9d
        ror          r13d, 6
        mov          r14d, r9d
        ror          r14d, 11
        xor          r13d, r14d
        movdqu       xmm1, [r12 - 208]
        mov          r14d, r9d
        ror          r14d, 25
        xor          r13d, r14d
        add          ebx, r13d
        movdqu       xmm2, [r12 - 16]
        mov          r13d, r10d
        xor          r13d, r11d
        and          r13d, r9d
        xor          r13d, r11d
        movdqu       xmm3, [rel L(shuffle_4567cdef012389ab)]
        add          ebx, r13d
        add          r11d, [rcx + 4]                            ; round 1
        add          r8d, ebx
        movdqa       xmm4, xmm0
        shufps       xmm4, xmm1, 39
        mov          r13d, edx
        ror          r13d, 2
        mov          r14d, edx
        ror          r14d, 13
        xor          r13d, r14d
        movdqa       xmm5, xmm2
        psrld        xmm5, 17
        mov          r14d, edx
        xor          r14d, esi
        mov          r15d, esi
        xor          r15d, edi
        and          r15d, r14d
        movdqa       xmm6, xmm2
        pslld        xmm6, 15
        xor          r15d, esi
        mov          [rsp + 72], rbp
        mov          ebp, edx
        ror          ebp, 22
        xor          r13d, ebp
        movdqa       xmm7, xmm2
        psrld        xmm7, 19
        add          r13d, r15d
        add          ebx, r13d
        mov          r13d, r9d
        xor          r13d, r10d
        movdqa       xmm8, xmm2
        pslld        xmm8, 13
        and          r13d, r8d
        xor          r13d, r10d
        add          r11d, r13d
        movdqu       xmm9, [r12 - 112]
        mov          r13d, r8d
        ror          r13d, 6
        mov          r15d, r8d
        ror          r15d, 11
        xor          r13d, r15d
        movdqu       xmm10, [r12 - 80]
        add          r10d, [rcx + 32]                           ; round 2
        mov          r15d, ebx
        ror          r15d, 2
        mov          ebp, ebx
        ror          ebp, 13
        pshufb       xmm4, xmm3
        xor          r15d, ebp
        mov          ebp, ebx
        xor          ebp, edx
        and          r14d, ebp
        pxor         xmm5, xmm6
        xor          r14d, edx
        mov          [rsp + 80], edx
        mov          edx, r8d
        ror          edx, 25
        xor          r13d, edx
        pxor         xmm7, xmm8
        add          r11d, r13d
        add          edi, r11d
        mov          r13d, ebx
        ror          r13d, 22
        pxor         xmm5, xmm7
        xor          r15d, r13d
        add          r15d, r14d
        add          r11d, r15d
        movdqa       xmm6, xmm9
        shufps       xmm6, xmm10, 39
        mov          r13d, r8d
        xor          r13d, r9d
        and          r13d, edi
        xor          r13d, r9d
        movdqa       xmm7, xmm4
        psrld        xmm7, 7
        add          r10d, r13d
        mov          r13d, edi
        ror          r13d, 6
        movdqa       xmm8, xmm4
        pslld        xmm8, 25
        mov          r14d, edi
        ror          r14d, 11
        xor          r13d, r14d
        add          r9d, [rcx + 36]                            ; round 3
        movdqa       xmm11, xmm4
        psrld        xmm11, 18
        mov          r14d, r11d
        ror          r14d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r14d, r15d
        pshufb       xmm6, xmm3
        mov          r15d, r11d
        xor          r15d, ebx
        and          ebp, r15d
        xor          ebp, ebx
        pxor         xmm7, xmm8
        mov          edx, edi
        ror          edx, 25
        xor          r13d, edx
        add          r10d, r13d
        paddd        xmm0, xmm6
        add          esi, r10d
        mov          r13d, r11d
        ror          r13d, 22
        xor          r14d, r13d
        movdqa       xmm6, xmm4
        pslld        xmm6, 14
        add          r14d, ebp
        add          r10d, r14d
        mov          r13d, edi
        xor          r13d, r8d
        pxor         xmm11, xmm6
        and          r13d, esi
        xor          r13d, r8d
        add          r9d, r13d
        psrld        xmm4, 3
        mov          r13d, esi
        ror          r13d, 6
        mov          r14d, esi
        ror          r14d, 11
        xor          r13d, r14d
        pxor         xmm7, xmm11
        add          r8d, [rcx + 64]                            ; round 4
        mov          r14d, r10d
        ror          r14d, 2
        mov          ebp, r10d
        ror          ebp, 13
        pxor         xmm7, xmm4
        xor          r14d, ebp
        mov          ebp, r10d
        xor          ebp, r11d
        and          r15d, ebp
        movdqa       xmm4, xmm2
        psrld        xmm4, 10
        xor          r15d, r11d
        mov          edx, esi
        ror          edx, 25
        xor          r13d, edx
        movdqu       xmm6, [r12 - 176]                          ; W_18 to W_19: sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        add          r9d, r13d
        mov          edx, [rsp + 80]
        add          edx, r9d
        mov          r13d, r10d
        ror          r13d, 22
        movdqu       xmm8, [r12 - 48]
        xor          r14d, r13d
        add          r14d, r15d
        add          r9d, r14d
        pxor         xmm5, xmm4
        mov          r13d, esi
        xor          r13d, edi
        and          r13d, edx
        xor          r13d, edi
        shufps       xmm10, xmm8, 39
        add          r8d, r13d
        mov          r13d, edx
        ror          r13d, 6
        mov          r14d, edx
        ror          r14d, 11
        paddd        xmm0, xmm5
        xor          r13d, r14d
        add          edi, [rcx + 68]                            ; round 5
        mov          r14d, r9d
        ror          r14d, 2
        pshufb       xmm10, xmm3
        mov          r15d, r9d
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        paddd        xmm0, xmm7
        and          ebp, r15d
        xor          ebp, r10d
        movdqa       xmm4, xmm1
        shufps       xmm4, xmm6, 39
        mov          [rsp + 80], r10d
        mov          r10d, edx
        ror          r10d, 25
        xor          r13d, r10d
        add          r8d, r13d
        mov          r13, [rsp + 72]
        movdqa       xmm5, xmm0
        paddd        xmm5, [r13]
        add          ebx, r8d
        mov          r10d, r9d
        ror          r10d, 22
        xor          r14d, r10d
        movdqu       [r12 + 16], xmm0
        add          r14d, ebp
        add          r8d, r14d
        mov          r14d, edx
        xor          r14d, esi
        movdqa       xmm7, xmm0
        psrld        xmm7, 17
        and          r14d, ebx
        xor          r14d, esi
        add          edi, r14d
        pshufb       xmm4, xmm3
        mov          r14d, ebx
        ror          r14d, 6
        mov          ebp, ebx
        ror          ebp, 11
        xor          r14d, ebp
        movdqu       [r12], xmm5
        add          esi, [rcx + 96]                            ; round 6
        mov          ebp, r8d
        ror          ebp, 2
        mov          r10d, r8d
        ror          r10d, 13
        paddd        xmm1, xmm10
        xor          ebp, r10d
        mov          r10d, r8d
        xor          r10d, r9d
        and          r15d, r10d
        movdqa       xmm5, xmm4
        psrld        xmm5, 7
        xor          r15d, r9d
        mov          r13d, ebx
        ror          r13d, 25
        xor          r14d, r13d
        movdqa       xmm10, xmm4
        pslld        xmm10, 25
        add          edi, r14d
        add          r11d, edi
        mov          r13d, r8d
        ror          r13d, 22
        pxor         xmm5, xmm10
        xor          ebp, r13d
        add          ebp, r15d
        add          edi, ebp
        movdqa       xmm10, xmm4
        psrld        xmm10, 18
        mov          r13d, ebx
        xor          r13d, edx
        and          r13d, r11d
        xor          r13d, edx
        movdqa       xmm11, xmm4
        pslld        xmm11, 14
        add          esi, r13d
        mov          r13d, r11d
        ror          r13d, 6
        mov          r14d, r11d
        ror          r14d, 11
        pxor         xmm10, xmm11
        xor          r13d, r14d
        add          edx, [rcx + 100]                           ; round 7
        mov          r14d, edi
        ror          r14d, 2
        psrld        xmm4, 3
        mov          r15d, edi
        ror          r15d, 13
        xor          r14d, r15d
        mov          r15d, edi
        xor          r15d, r8d
        pxor         xmm5, xmm10
        and          r10d, r15d
        xor          r10d, r8d
        mov          ebp, r11d
        ror          ebp, 25
        pxor         xmm5, xmm4
        xor          r13d, ebp
        add          esi, r13d
        mov          r13d, [rsp + 80]
        add          r13d, esi
        shufps       xmm8, xmm2, 39                             ; W_20 to W_21: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        mov          ebp, edi
        ror          ebp, 22
        xor          r14d, ebp
        paddd        xmm1, xmm5
        add          r14d, r10d
        add          esi, r14d
        mov          r14d, r11d
        xor          r14d, ebx
        pshufb       xmm8, xmm3
        and          r14d, r13d
        xor          r14d, ebx
        add          edx, r14d
        movdqa       xmm4, xmm0
        pslld        xmm4, 15
        mov          r14d, r13d
        ror          r14d, 6
        mov          ebp, r13d
        ror          ebp, 11
        xor          r14d, ebp
        movdqa       xmm5, xmm0
        psrld        xmm5, 19
        add          ebx, [rcx + 128]                           ; round 8
        mov          ebp, esi
        ror          ebp, 2
        mov          r10d, esi
        ror          r10d, 13
        movdqa       xmm10, xmm0
        pslld        xmm10, 13
        xor          ebp, r10d
        mov          r10d, esi
        xor          r10d, edi
        and          r15d, r10d
        movdqu       xmm11, [r12 - 144]
        xor          r15d, edi
        mov          [rsp + 80], edi
        mov          edi, r13d
        ror          edi, 25
        xor          r14d, edi
        pxor         xmm7, xmm4
        add          edx, r14d
        add          r9d, edx
        mov          r14d, esi
        ror          r14d, 22
        pxor         xmm5, xmm10
        xor          ebp, r14d
        add          ebp, r15d
        add          edx, ebp
        pxor         xmm7, xmm5
        mov          r14d, r13d
        xor          r14d, r11d
        and          r14d, r9d
        xor          r14d, r11d
        movdqa       xmm4, xmm0
        psrld        xmm4, 10
        add          ebx, r14d
        mov          r14d, r9d
        ror          r14d, 6
        mov          r15d, r9d
        ror          r15d, 11
        pxor         xmm7, xmm4
        xor          r14d, r15d
        add          r11d, [rcx + 132]                          ; round 9
        mov          r15d, edx
        ror          r15d, 2
        paddd        xmm1, xmm7
        mov          ebp, edx
        ror          ebp, 13
        xor          r15d, ebp
        mov          ebp, edx
        xor          ebp, esi
        movdqa       xmm4, xmm6
        shufps       xmm4, xmm11, 39
        and          r10d, ebp
        xor          r10d, esi
        mov          edi, r9d
        ror          edi, 25
        mov          [rsp + 88], esi
        mov          rsi, [rsp + 72]
        movdqa       xmm5, xmm1
        paddd        xmm5, [rsi + 16]
        xor          r14d, edi
        add          ebx, r14d
        add          r8d, ebx
        movdqu       [r12 + 48], xmm1
        mov          r14d, edx
        ror          r14d, 22
        xor          r15d, r14d
        add          r15d, r10d
        movdqa       xmm7, xmm1
        psrld        xmm7, 17
        add          ebx, r15d
        mov          r14d, r9d
        xor          r14d, r13d
        and          r14d, r8d
        pshufb       xmm4, xmm3
        xor          r14d, r13d
        add          r11d, r14d
        movdqu       [r12 + 32], xmm5
        mov          r14d, r8d
        ror          r14d, 6
        mov          r15d, r8d
        ror          r15d, 11
        xor          r14d, r15d
        paddd        xmm6, xmm8
        add          r13d, [rcx + 160]                          ; round 10
        mov          r15d, ebx
        ror          r15d, 2
        mov          r10d, ebx
        ror          r10d, 13
        movdqa       xmm5, xmm4
        psrld        xmm5, 7
        xor          r15d, r10d
        mov          r10d, ebx
        xor          r10d, edx
        and          ebp, r10d
        movdqa       xmm8, xmm4
        pslld        xmm8, 25
        xor          ebp, edx
        mov          edi, r8d
        ror          edi, 25
        xor          r14d, edi
        pxor         xmm5, xmm8
        add          r11d, r14d
        mov          edi, [rsp + 80]
        add          edi, r11d
        mov          r14d, ebx
        ror          r14d, 22
        movdqa       xmm8, xmm4
        psrld        xmm8, 18
        xor          r15d, r14d
        add          r15d, ebp
        add          r11d, r15d
        movdqa       xmm10, xmm4
        pslld        xmm10, 14
        mov          r14d, r8d
        xor          r14d, r9d
        and          r14d, edi
        xor          r14d, r9d
        pxor         xmm8, xmm10
        add          r13d, r14d
        mov          r14d, edi
        ror          r14d, 6
        mov          r15d, edi
        ror          r15d, 11
        psrld        xmm4, 3
        xor          r14d, r15d
        add          r9d, [rcx + 164]                           ; round 11
        mov          r15d, r11d
        ror          r15d, 2
        pxor         xmm5, xmm8
        mov          ebp, r11d
        ror          ebp, 13
        xor          r15d, ebp
        mov          ebp, r11d
        xor          ebp, ebx
        pxor         xmm5, xmm4
        and          r10d, ebp
        xor          r10d, ebx
        mov          r12d, edi
        ror          r12d, 25
        shufps       xmm2, xmm0, 39                             ; W_22 to W_23: sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        xor          r14d, r12d
        add          r14d, r13d
        mov          r12d, [rsp + 88]
        add          r12d, r14d
        movdqa       xmm0, xmm1
        pslld        xmm0, 15
        mov          r13d, r11d
        ror          r13d, 22
        xor          r15d, r13d
        add          r10d, r15d
        movdqa       xmm4, xmm1
        psrld        xmm4, 19
        add          r10d, r14d
        mov          r13d, edi
        xor          r13d, r8d
        and          r13d, r12d
        movdqa       xmm8, xmm1
        pslld        xmm8, 13
        xor          r13d, r8d
        add          r9d, r13d
        mov          r13d, r12d
        ror          r13d, 6
        movdqa       xmm10, xmm11
        shufps       xmm10, xmm9, 39
        mov          r14d, r12d
        ror          r14d, 11
        xor          r13d, r14d
        add          r8d, [rcx + 192]                           ; round 12
        pxor         xmm7, xmm0
        mov          r14d, r10d
        ror          r14d, 2
        mov          r15d, r10d
        ror          r15d, 13
        pxor         xmm4, xmm8
        xor          r14d, r15d
        mov          r15d, r10d
        xor          r15d, r11d
        and          ebp, r15d
        psrld        xmm1, 10
        xor          ebp, r11d
        mov          [rsp + 80], r11d
        mov          r11d, r12d
        ror          r11d, 25
        xor          r13d, r11d
        pshufb       xmm10, xmm3
        add          r9d, r13d
        add          edx, r9d
        mov          r13d, r10d
        ror          r13d, 22
        pxor         xmm7, xmm4
        xor          r14d, r13d
        add          r14d, ebp
        add          r9d, r14d
        paddd        xmm6, xmm5
        mov          r13d, r12d
        xor          r13d, edi
        and          r13d, edx
        xor          r13d, edi
        pshufb       xmm2, xmm3
        add          r8d, r13d
        mov          r13d, edx
        ror          r13d, 6
        mov          r14d, edx
        ror          r14d, 11
        pxor         xmm7, xmm1
        xor          r13d, r14d
        add          edi, [rcx + 196]                           ; round 13
        mov          r14d, r9d
        ror          r14d, 2
        movdqa       xmm0, xmm10
        psrld        xmm0, 7
        mov          ebp, r9d
        ror          ebp, 13
        xor          r14d, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        movdqa       xmm1, xmm10
        pslld        xmm1, 25
        and          r15d, ebp
        xor          r15d, r10d
        mov          r11d, edx
        ror          r11d, 25
        movdqa       xmm3, xmm10
        psrld        xmm3, 18
        xor          r13d, r11d
        add          r8d, r13d
        add          ebx, r8d
        movdqa       xmm4, xmm10
        pslld        xmm4, 14
        mov          r13d, r9d
        ror          r13d, 22
        xor          r14d, r13d
        add          r14d, r15d
        paddd        xmm6, xmm7
        add          r8d, r14d
        mov          r13d, edx
        xor          r13d, r12d
        and          r13d, ebx
        pxor         xmm0, xmm1
        xor          r13d, r12d
        add          edi, r13d
        mov          r13d, ebx
        ror          r13d, 6
        psrld        xmm10, 3
        mov          r14d, ebx
        ror          r14d, 11
        xor          r13d, r14d
        add          r12d, [rcx + 224]                          ; round 14
        pxor         xmm3, xmm4
        mov          r14d, r8d
        ror          r14d, 2
        mov          r15d, r8d
        ror          r15d, 13
        xor          r14d, r15d
        movdqa       xmm1, xmm6
        paddd        xmm1, [rsi + 32]
        mov          r15d, r8d
        xor          r15d, r9d
        and          ebp, r15d
        xor          ebp, r9d
        mov          r11, [rsp]
        movdqu       [r11 + 80], xmm6
        mov          [rsp + 88], r9d
        mov          r9d, ebx
        ror          r9d, 25
        xor          r13d, r9d
        add          edi, r13d
        movdqa       xmm4, xmm6
        psrld        xmm4, 17
        mov          r13d, [rsp + 80]
        add          r13d, edi
        mov          r9d, r8d
        ror          r9d, 22
        movdqa       xmm5, xmm6
        pslld        xmm5, 15
        xor          r14d, r9d
        add          r14d, ebp
        add          edi, r14d
        movdqa       xmm7, xmm6
        psrld        xmm7, 19
        mov          r14d, ebx
        xor          r14d, edx
        and          r14d, r13d
        xor          r14d, edx
        movdqa       xmm8, xmm6
        pslld        xmm8, 13
        add          r12d, r14d
        mov          r14d, r13d
        ror          r14d, 6
        mov          ebp, r13d
        ror          ebp, 11
        pxor         xmm0, xmm3
        xor          r14d, ebp
        add          edx, [rcx + 228]                           ; round 15
        mov          ebp, edi
        ror          ebp, 2
        movdqu       [r11 + 64], xmm1
        mov          r9d, edi
        ror          r9d, 13
        xor          ebp, r9d
        mov          r9d, edi
        xor          r9d, r8d
        pxor         xmm4, xmm5
        and          r15d, r9d
        xor          r15d, r8d
        mov          [rsp + 80], r8d
        mov          r8d, r13d
        ror          r8d, 25
        pxor         xmm7, xmm8
        xor          r14d, r8d
        add          r14d, r12d
        add          r10d, r14d
        pxor         xmm0, xmm10
        mov          r12d, edi
        ror          r12d, 22
        xor          ebp, r12d
        add          ebp, r15d
        pxor         xmm4, xmm7
        lea          r12, [r11 + 128]                           ; the next rows
        mov          [rsp], r12
        add          r14d, ebp
        lea          rbp, [rsi + 64]
        psrld        xmm6, 10
        add          rcx, 256                                   ; the next sixteen words
        mov          r15d, r13d
        xor          r15d, ebx
        and          r15d, r10d
        paddd        xmm11, xmm0
        xor          r15d, ebx
        add          edx, r15d
        mov          r15d, r10d
        ror          r15d, 6
        pxor         xmm4, xmm6
        mov          r8d, r10d
        ror          r8d, 11
        xor          r15d, r8d
        mov          r8d, r14d
        ror          r8d, 2
        paddd        xmm11, xmm2
        mov          r12d, r14d
        ror          r12d, 13
        xor          r8d, r12d
        mov          r12d, r14d
        xor          r12d, edi
        paddd        xmm11, xmm4
        and          r12d, r9d
        xor          r12d, edi
        mov          r9d, r10d
        ror          r9d, 25
        movdqa       xmm0, xmm11
        paddd        xmm0, [rsi + 48]
        xor          r15d, r9d
        add          edx, r15d
        mov          r9d, [rsp + 88]
        add          r9d, edx
        movdqu       [r11 + 112], xmm11
        mov          r15d, r14d
        ror          r15d, 22
        xor          r8d, r15d
        add          r8d, r12d
        movdqu       [r11 + 96], xmm0
        add          edx, r8d
        mov          esi, r14d
        mov          r11d, r13d
        mov          r8d, [rsp + 80]
        cmp          rcx, [rsp + 32]
        je           L(f_end2)
        mov          r12, [rsp]
        cmp          r12, [rsp + 48]
        jne          L(f_beside2)
        align        64
L(f_plain2):

        ; sixteen rounds of one block
        mov          r12d, r9d                                  ; round 0
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, edx
        xor          r15d, esi
        xor          r12d, r13d
        and          r14d, r9d
        add          ebx, [rcx]
        xor          r14d, r11d
        add          r11d, [rcx + 4]                            ; round 1
        mov          r13d, r9d
        ror          r13d, 25
        xor          r12d, r13d
        add          ebx, r12d
        add          ebx, r14d
        mov          r12d, edx
        ror          r12d, 2
        mov          r13d, edx
        ror          r13d, 13
        mov          r14d, esi
        xor          r14d, edi
        add          r8d, ebx
        xor          r12d, r13d
        and          r14d, r15d
        xor          r14d, esi
        mov          r13d, edx
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, r14d
        add          ebx, r12d
        mov          r12d, r9d
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 6
        mov          r14d, r8d
        ror          r14d, 11
        mov          [rsp + 72], rax
        mov          eax, ebx
        xor          eax, edx
        and          r12d, r8d
        xor          r13d, r14d
        and          r15d, eax
        xor          r12d, r10d
        xor          r15d, edx
        add          r11d, r12d
        add          r10d, [rcx + 32]                           ; round 2
        mov          r12d, ebx
        ror          r12d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r8d
        ror          r14d, 25
        xor          r13d, r14d
        add          r11d, r13d
        add          edi, r11d
        mov          r13d, ebx
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, r15d
        add          r11d, r12d
        mov          r12d, r8d
        xor          r12d, r9d
        mov          r13d, edi
        ror          r13d, 6
        mov          r14d, edi
        ror          r14d, 11
        mov          r15d, r11d
        xor          r15d, ebx
        and          r12d, edi
        xor          r13d, r14d
        and          eax, r15d
        xor          r12d, r9d
        xor          eax, ebx
        add          r10d, r12d
        add          r9d, [rcx + 36]                            ; round 3
        mov          r12d, r11d
        ror          r12d, 2
        mov          r14d, r11d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, edi
        ror          r14d, 25
        xor          r13d, r14d
        add          r10d, r13d
        add          esi, r10d
        mov          r13d, r11d
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, eax
        add          r10d, r12d
        mov          r12d, edi
        xor          r12d, r8d
        mov          r13d, esi
        ror          r13d, 6
        mov          r14d, esi
        ror          r14d, 11
        mov          eax, r10d
        xor          eax, r11d
        and          r12d, esi
        xor          r13d, r14d
        and          r15d, eax
        xor          r12d, r8d
        xor          r15d, r11d
        add          r9d, r12d
        add          r8d, [rcx + 64]                            ; round 4
        mov          r12d, r10d
        ror          r12d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, esi
        ror          r14d, 25
        xor          r13d, r14d
        add          r9d, r13d
        add          edx, r9d
        mov          r13d, r10d
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, r15d
        add          r9d, r12d
        mov          r12d, esi
        xor          r12d, edi
        mov          r13d, edx
        ror          r13d, 6
        mov          r14d, edx
        ror          r14d, 11
        mov          r15d, r9d
        xor          r15d, r10d
        and          r12d, edx
        xor          r13d, r14d
        and          eax, r15d
        xor          r12d, edi
        xor          eax, r10d
        add          r8d, r12d
        add          edi, [rcx + 68]                            ; round 5
        mov          r12d, r9d
        ror          r12d, 2
        mov          r14d, r9d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, edx
        ror          r14d, 25
        xor          r13d, r14d
        add          r8d, r13d
        add          ebx, r8d
        mov          r13d, r9d
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, eax
        add          r8d, r12d
        mov          r12d, edx
        xor          r12d, esi
        mov          r13d, ebx
        ror          r13d, 6
        mov          r14d, ebx
        ror          r14d, 11
        mov          eax, r8d
        xor          eax, r9d
        and          r12d, ebx
        xor          r13d, r14d
        and          r15d, eax
        xor          r12d, esi
        xor          r15d, r9d
        add          edi, r12d
        add          esi, [rcx + 96]                            ; round 6
        mov          r12d, r8d
        ror          r12d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, ebx
        ror          r14d, 25
        xor          r13d, r14d
        add          edi, r13d
        add          r11d, edi
        mov          r13d, r8d
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, r15d
        add          edi, r12d
        mov          r12d, ebx
        xor          r12d, edx
        mov          r13d, r11d
        ror          r13d, 6
        mov          r14d, r11d
        ror          r14d, 11
        mov          r15d, edi
        xor          r15d, r8d
        and          r12d, r11d
        xor          r13d, r14d
        and          eax, r15d
        xor          r12d, edx
        xor          eax, r8d
        add          esi, r12d
        add          edx, [rcx + 100]                           ; round 7
        mov          r12d, edi
        ror          r12d, 2
        mov          r14d, edi
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r11d
        ror          r14d, 25
        xor          r13d, r14d
        add          esi, r13d
        add          r10d, esi
        mov          r13d, edi
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, eax
        add          esi, r12d
        mov          r12d, r11d
        xor          r12d, ebx
        mov          r13d, r10d
        ror          r13d, 6
        mov          r14d, r10d
        ror          r14d, 11
        mov          eax, esi
        xor          eax, edi
        and          r12d, r10d
        xor          r13d, r14d
        and          r15d, eax
        xor          r12d, ebx
        xor          r15d, edi
        add          edx, r12d
        add          ebx, [rcx + 128]                           ; round 8
        mov          r12d, esi
        ror          r12d, 2
        mov          r14d, esi
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r10d
        ror          r14d, 25
        xor          r13d, r14d
        add          edx, r13d
        add          r9d, edx
        mov          r13d, esi
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, r15d
        add          edx, r12d
        mov          r12d, r10d
        xor          r12d, r11d
        mov          r13d, r9d
        ror          r13d, 6
        mov          r14d, r9d
        ror          r14d, 11
        mov          r15d, edx
        xor          r15d, esi
        and          r12d, r9d
        xor          r13d, r14d
        and          eax, r15d
        xor          r12d, r11d
        xor          eax, esi
        add          ebx, r12d
        add          r11d, [rcx + 132]                          ; round 9
        mov          r12d, edx
        ror          r12d, 2
        mov          r14d, edx
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r9d
        ror          r14d, 25
        xor          r13d, r14d
        add          ebx, r13d
        add          r8d, ebx
        mov          r13d, edx
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, eax
        add          ebx, r12d
        mov          r12d, r9d
        xor          r12d, r10d
        mov          r13d, r8d
        ror          r13d, 6
        mov          r14d, r8d
        ror          r14d, 11
        mov          eax, ebx
        xor          eax, edx
        and          r12d, r8d
        xor          r13d, r14d
        and          r15d, eax
        xor          r12d, r10d
        xor          r15d, edx
        add          r11d, r12d
        add          r10d, [rcx + 160]                          ; round 10
        mov          r12d, ebx
        ror          r12d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r8d
        ror          r14d, 25
        xor          r13d, r14d
        add          r11d, r13d
        add          edi, r11d
        mov          r13d, ebx
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, r15d
        add          r11d, r12d
        mov          r12d, r8d
        xor          r12d, r9d
        mov          r13d, edi
        ror          r13d, 6
        mov          r14d, edi
        ror          r14d, 11
        mov          r15d, r11d
        xor          r15d, ebx
        and          r12d, edi
        xor          r13d, r14d
        and          eax, r15d
        xor          r12d, r9d
        xor          eax, ebx
        add          r10d, r12d
        add          r9d, [rcx + 164]                           ; round 11
        mov          r12d, r11d
        ror          r12d, 2
        mov          r14d, r11d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, edi
        ror          r14d, 25
        xor          r13d, r14d
        add          r10d, r13d
        add          esi, r10d
        mov          r13d, r11d
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, eax
        add          r10d, r12d
        mov          r12d, edi
        xor          r12d, r8d
        mov          r13d, esi
        ror          r13d, 6
        mov          r14d, esi
        ror          r14d, 11
        mov          eax, r10d
        xor          eax, r11d
        and          r12d, esi
        xor          r13d, r14d
        and          r15d, eax
        xor          r12d, r8d
        xor          r15d, r11d
        add          r9d, r12d
        add          r8d, [rcx + 192]                           ; round 12
        mov          r12d, r10d
        ror          r12d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, esi
        ror          r14d, 25
        xor          r13d, r14d
        add          r9d, r13d
        add          edx, r9d
        mov          r13d, r10d
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, r15d
        add          r9d, r12d
        mov          r12d, esi
        xor          r12d, edi
        mov          r13d, edx
        ror          r13d, 6
        mov          r14d, edx
        ror          r14d, 11
        mov          r15d, r9d
        xor          r15d, r10d
        and          r12d, edx
        xor          r13d, r14d
        and          eax, r15d
        xor          r12d, edi
        xor          eax, r10d
        add          r8d, r12d
        add          edi, [rcx + 196]                           ; round 13
        mov          r12d, r9d
        ror          r12d, 2
        mov          r14d, r9d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, edx
        ror          r14d, 25
        xor          r13d, r14d
        add          r8d, r13d
        add          ebx, r8d
        mov          r13d, r9d
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, eax
        add          r8d, r12d
        mov          r12d, edx
        xor          r12d, esi
        mov          r13d, ebx
        ror          r13d, 6
        mov          r14d, ebx
        ror          r14d, 11
        mov          eax, r8d
        xor          eax, r9d
        and          r12d, ebx
        xor          r13d, r14d
        and          r15d, eax
        xor          r12d, esi
        xor          r15d, r9d
        add          edi, r12d
        add          esi, [rcx + 224]                           ; round 14
        mov          r12d, r8d
        ror          r12d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, ebx
        ror          r14d, 25
        xor          r13d, r14d
        add          edi, r13d
        add          r11d, edi
        mov          r13d, r8d
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, r15d
        add          edi, r12d
        mov          r12d, ebx
        xor          r12d, edx
        mov          r13d, r11d
        ror          r13d, 6
        mov          r14d, r11d
        ror          r14d, 11
        mov          r15d, edi
        xor          r15d, r8d
        and          r12d, r11d
        xor          r13d, r14d
        and          eax, r15d
        xor          r12d, edx
        xor          eax, r8d
        add          esi, r12d
        add          edx, [rcx + 228]                           ; round 15
        mov          r12d, edi
        ror          r12d, 2
        mov          r14d, edi
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r11d
        ror          r14d, 25
        xor          r13d, r14d
        add          esi, r13d
        add          r10d, esi
        mov          r13d, edi
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, eax
        add          rcx, 256                                   ; the next sixteen words
        add          esi, r12d
        mov          r12d, r11d
        xor          r12d, ebx
        mov          r13d, r10d
        ror          r13d, 6
        mov          r14d, r10d
        ror          r14d, 11
        mov          eax, esi
        xor          eax, edi
        and          r12d, r10d
        xor          r13d, r14d
        and          eax, r15d
        xor          r12d, ebx
        xor          eax, edi
        add          edx, r12d
        mov          r12d, esi
        ror          r12d, 2
        mov          r14d, esi
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r10d
        ror          r14d, 25
        xor          r13d, r14d
        add          edx, r13d
        add          r9d, edx
        mov          r13d, esi
        ror          r13d, 22
        xor          r12d, r13d
        add          r12d, eax
        add          edx, r12d
        mov          rax, [rsp + 72]
        cmp          rcx, [rsp + 32]
        jne          L(f_plain2)
L(f_end2):

        ; the state after the block
        mov          rcx, [rsp + 40]
        mov          r12d, [rcx]                                ; H = H + (a, b, ...)
        add          edx, r12d
        mov          r12, [rsp + 16]
        add          r12, 64                                    ; the next block
        mov          [rsp + 16], r12
        mov          [rcx], edx
        mov          r13, [rsp + 24]
        add          r13, -1
        mov          [rsp + 24], r13
        mov          r14, [rsp + 8]
        add          r14, 8
        mov          [rsp + 8], r14
        mov          r15d, [rcx + 4]
        add          esi, r15d
        mov          [rcx + 4], esi
        mov          r15d, [rcx + 8]
        add          edi, r15d
        mov          [rcx + 8], edi
        mov          r15d, [rcx + 12]
        add          r8d, r15d
        mov          [rcx + 12], r8d
        mov          r15d, [rcx + 16]
        add          r9d, r15d
        mov          [rcx + 16], r9d
        mov          r15d, [rcx + 20]
        add          r10d, r15d
        mov          [rcx + 20], r10d
        mov          r15d, [rcx + 24]
        add          r11d, r15d
        mov          [rcx + 24], r11d
        mov          r15d, [rcx + 28]
        add          ebx, r15d
        mov          [rcx + 28], ebx
        mov          rcx, [rsp + 8]
        cmp          rcx, [rsp + 64]
        jne          L(f_other2)
        cmp          qword [rsp + 24], 2
        jb           L(f_batch1)

        ; the tables change places
        mov          rcx, [rsp + 56]
        lea          r12, [rcx + 16]
        mov          r13, [rsp + 64]
        add          r13, -16
        mov          [rsp + 64], r12
        mov          [rsp + 56], r13
        mov          [rsp + 8], rcx
        jmp          L(f_again2)
L(f_batch1):
        cmp          qword [rsp + 24], 1
        jb           L(f_done)

        ; the schedule of 1 block: the message words
        mov          r12, [rsp + 16]
        movdqu       xmm0, [r12]                                ; W_0 W_1 W_2 W_3
        movdqu       xmm4, [rel L(shuffle_32107654ba98fedc)]
        movdqu       xmm1, [r12 + 16]                           ; W_4 W_5 W_6 W_7
        movdqu       xmm2, [r12 + 32]                           ; W_8 W_9 W_10 W_11
        pshufb       xmm0, xmm4
        movdqu       xmm3, [r12 + 48]                           ; W_12 W_13 W_14 W_15
        pshufb       xmm1, xmm4
        pshufb       xmm2, xmm4
        movdqa       xmm5, xmm0                                 ; W_0 to W_3, + K
        paddd        xmm5, [rel L(K)]
        pshufb       xmm3, xmm4
        movdqa       xmm4, xmm1                                 ; W_4 to W_7, + K
        paddd        xmm4, [rel L(K) + 16]
        movdqa       xmm6, xmm2                                 ; W_8 to W_11, + K
        paddd        xmm6, [rel L(K) + 32]
        movdqu       [rax], xmm5
        movdqa       xmm5, xmm3                                 ; W_12 to W_15, + K
        paddd        xmm5, [rel L(K) + 48]
        movdqu       [rax + 16], xmm4
        movdqu       [rax + 32], xmm6
        movdqu       [rax + 48], xmm5
        lea          r12, [rax + 192]
        mov          [rsp + 32], r12
        lea          rbp, [rel L(K) + 64]
        mov          rcx, rax
        align        64
L(f_carry1):

        ; sixteen rounds of one block beside the next words of its batch
        mov          r12d, r9d                                  ; round 0
        ror          r12d, 6
        movdqa       xmm4, xmm3                                 ; W_16 to W_19: sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        psrldq       xmm4, 8
        mov          r13d, r9d
        ror          r13d, 11
        mov          r14d, r10d
        xor          r14d, r11d
        mov          r15d, edx
        xor          r15d, esi
        movdqa       xmm5, xmm1
        palignr      xmm5, xmm0, 4
        xor          r12d, r13d
        and          r14d, r9d
        movdqa       xmm6, xmm3
        palignr      xmm6, xmm2, 4
        add          ebx, [rcx]
        xor          r14d, r11d
        movdqa       xmm7, xmm4
        psrld        xmm7, 17
        add          r11d, [rcx + 4]                            ; round 1
        mov          r13d, r9d
        ror          r13d, 25
        xor          r12d, r13d
        movdqa       xmm8, xmm4
        pslld        xmm8, 15
        add          ebx, r12d
        add          ebx, r14d
        movdqa       xmm9, xmm4
        psrld        xmm9, 19
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 2
        mov          r13d, edx
        ror          r13d, 13
        movdqa       xmm10, xmm4
        pslld        xmm10, 13
        xor          r12d, r13d
        mov          r13d, esi
        xor          r13d, edi
        pxor         xmm7, xmm8
        and          r13d, r15d
        xor          r13d, esi
        mov          r14d, edx
        ror          r14d, 22
        pxor         xmm9, xmm10
        xor          r12d, r14d
        add          r12d, r13d
        psrld        xmm4, 10
        add          ebx, r12d
        mov          r12d, r9d
        xor          r12d, r10d
        paddd        xmm0, xmm6
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        pxor         xmm7, xmm9
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        movdqa       xmm8, xmm5
        psrld        xmm8, 7
        xor          r12d, r13d
        add          r10d, [rcx + 8]                            ; round 2
        mov          r13d, ebx
        ror          r13d, 2
        movdqa       xmm9, xmm5
        pslld        xmm9, 25
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        movdqa       xmm10, xmm5
        psrld        xmm10, 18
        mov          r14d, ebx
        xor          r14d, edx
        and          r15d, r14d
        movdqa       xmm11, xmm5
        pslld        xmm11, 14
        xor          r15d, edx
        mov          [rsp + 72], rbp
        mov          ebp, r8d
        ror          ebp, 25
        xor          r12d, ebp
        pxor         xmm8, xmm9
        add          r11d, r12d
        add          edi, r11d
        pxor         xmm10, xmm11
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        pxor         xmm7, xmm4
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        psrld        xmm5, 3
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        pxor         xmm8, xmm10
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        paddd        xmm7, xmm0
        xor          r12d, r13d
        add          r9d, [rcx + 12]                            ; round 3
        pxor         xmm8, xmm5
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
        paddd        xmm7, xmm8
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        paddd        xmm0, xmm8
        xor          r14d, ebx
        mov          ebp, edi
        ror          ebp, 25
        xor          r12d, ebp
        palignr      xmm7, xmm3, 8
        add          r10d, r12d
        add          esi, r10d
        movdqa       xmm4, xmm7
        psrld        xmm4, 17
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        movdqa       xmm5, xmm7
        pslld        xmm5, 15
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
        movdqa       xmm8, xmm7
        psrld        xmm8, 19
        and          r12d, esi
        xor          r12d, r8d
        movdqa       xmm9, xmm7
        pslld        xmm9, 13
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        pxor         xmm4, xmm5
        xor          r12d, r13d
        add          r8d, [rcx + 16]                            ; round 4
        pxor         xmm8, xmm9
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        psrld        xmm7, 10
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        pxor         xmm4, xmm8
        xor          r15d, r11d
        mov          ebp, esi
        ror          ebp, 25
        movdqa       xmm5, xmm2                                 ; W_20 to W_23: sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        palignr      xmm5, xmm1, 4
        xor          r12d, ebp
        add          r9d, r12d
        add          edx, r9d
        pxor         xmm4, xmm7
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        movdqa       xmm7, xmm5
        psrld        xmm7, 7
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
        movdqa       xmm8, xmm5
        pslld        xmm8, 25
        and          r12d, edx
        xor          r12d, edi
        movdqa       xmm9, xmm5
        psrld        xmm9, 18
        add          r8d, r12d
        mov          r12d, edx
        ror          r12d, 6
        paddd        xmm0, xmm4
        mov          r13d, edx
        ror          r13d, 11
        xor          r12d, r13d
        add          edi, [rcx + 20]                            ; round 5
        pxor         xmm7, xmm8
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        movdqa       xmm4, xmm5
        pslld        xmm4, 14
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        mov          rbp, [rsp + 72]
        movdqa       xmm8, xmm0
        paddd        xmm8, [rbp]
        xor          r14d, r10d
        mov          ebp, edx
        ror          ebp, 25
        movdqa       xmm10, xmm0
        psrldq       xmm10, 8
        xor          r12d, ebp
        add          r8d, r12d
        psrld        xmm5, 3
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
        pxor         xmm9, xmm4
        add          r13d, r14d
        add          r8d, r13d
        movdqu       [rcx + 64], xmm8
        mov          r12d, edx
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
        pxor         xmm7, xmm9
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
        movdqa       xmm4, xmm10
        psrld        xmm4, 17
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 24]                            ; round 6
        movdqa       xmm8, xmm10
        pslld        xmm8, 15
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        movdqa       xmm9, xmm10
        psrld        xmm9, 19
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        movdqa       xmm11, xmm10
        pslld        xmm11, 13
        and          r15d, r14d
        xor          r15d, r9d
        mov          ebp, ebx
        ror          ebp, 25
        pxor         xmm4, xmm8
        xor          r12d, ebp
        add          edi, r12d
        pxor         xmm9, xmm11
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        pxor         xmm7, xmm5
        add          r13d, r15d
        add          edi, r13d
        psrld        xmm10, 10
        mov          r12d, ebx
        xor          r12d, edx
        and          r12d, r11d
        pxor         xmm4, xmm9
        xor          r12d, edx
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
        paddd        xmm1, xmm7
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        movdqa       xmm5, xmm0
        palignr      xmm5, xmm3, 4
        add          edx, [rcx + 28]                            ; round 7
        mov          r13d, edi
        ror          r13d, 2
        mov          r15d, edi
        ror          r15d, 13
        pxor         xmm4, xmm10
        xor          r13d, r15d
        mov          r15d, edi
        xor          r15d, r8d
        paddd        xmm1, xmm5
        and          r14d, r15d
        xor          r14d, r8d
        mov          ebp, r11d
        ror          ebp, 25
        paddd        xmm4, xmm1
        xor          r12d, ebp
        add          esi, r12d
        palignr      xmm4, xmm0, 8
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        movdqa       xmm7, xmm4
        psrld        xmm7, 17
        xor          r13d, r12d
        add          r13d, r14d
        add          esi, r13d
        movdqa       xmm8, xmm4
        pslld        xmm8, 15
        mov          r12d, r11d
        xor          r12d, ebx
        and          r12d, r10d
        movdqa       xmm9, xmm4
        psrld        xmm9, 19
        xor          r12d, ebx
        add          edx, r12d
        mov          r12d, r10d
        ror          r12d, 6
        movdqa       xmm10, xmm4
        pslld        xmm10, 13
        mov          r13d, r10d
        ror          r13d, 11
        xor          r12d, r13d
        pxor         xmm7, xmm8
        add          ebx, [rcx + 32]                            ; round 8
        mov          r13d, esi
        ror          r13d, 2
        pxor         xmm9, xmm10
        mov          r14d, esi
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, esi
        xor          r14d, edi
        psrld        xmm4, 10
        and          r15d, r14d
        xor          r15d, edi
        pxor         xmm7, xmm9
        mov          ebp, r10d
        ror          ebp, 25
        xor          r12d, ebp
        add          edx, r12d
        pxor         xmm7, xmm4
        add          r9d, edx
        mov          r12d, esi
        ror          r12d, 22
        movdqa       xmm4, xmm6                                 ; W_24 to W_27: sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        psrld        xmm4, 7
        xor          r13d, r12d
        add          r13d, r15d
        movdqa       xmm8, xmm6
        pslld        xmm8, 25
        add          edx, r13d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r12d, r9d
        movdqa       xmm9, xmm6
        psrld        xmm9, 18
        xor          r12d, r11d
        add          ebx, r12d
        paddd        xmm1, xmm7
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        xor          r12d, r13d
        pxor         xmm4, xmm8
        add          r11d, [rcx + 36]                           ; round 9
        mov          r13d, edx
        ror          r13d, 2
        movdqa       xmm7, xmm6
        pslld        xmm7, 14
        mov          r15d, edx
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, edx
        xor          r15d, esi
        mov          rbp, [rsp + 72]
        movdqa       xmm8, xmm1
        paddd        xmm8, [rbp + 16]
        and          r14d, r15d
        xor          r14d, esi
        movdqa       xmm10, xmm1
        psrldq       xmm10, 8
        mov          ebp, r9d
        ror          ebp, 25
        xor          r12d, ebp
        psrld        xmm6, 3
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, edx
        ror          r12d, 22
        pxor         xmm9, xmm7
        xor          r13d, r12d
        add          r13d, r14d
        movdqu       [rcx + 80], xmm8
        add          ebx, r13d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
        pxor         xmm4, xmm9
        xor          r12d, r10d
        add          r11d, r12d
        movdqa       xmm7, xmm10
        psrld        xmm7, 17
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        movdqa       xmm8, xmm10
        pslld        xmm8, 15
        xor          r12d, r13d
        add          r10d, [rcx + 40]                           ; round 10
        mov          r13d, ebx
        ror          r13d, 2
        movdqa       xmm9, xmm10
        psrld        xmm9, 19
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        movdqa       xmm11, xmm10
        pslld        xmm11, 13
        mov          r14d, ebx
        xor          r14d, edx
        and          r15d, r14d
        xor          r15d, edx
        pxor         xmm7, xmm8
        mov          ebp, r8d
        ror          ebp, 25
        xor          r12d, ebp
        pxor         xmm9, xmm11
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        pxor         xmm4, xmm6
        xor          r13d, r12d
        add          r13d, r15d
        psrld        xmm10, 10
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        pxor         xmm7, xmm9
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        paddd        xmm2, xmm4
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        movdqa       xmm4, xmm1
        palignr      xmm4, xmm0, 4
        xor          r12d, r13d
        add          r9d, [rcx + 44]                            ; round 11
        mov          r13d, r11d
        ror          r13d, 2
        pxor         xmm7, xmm10
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
        paddd        xmm2, xmm4
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        paddd        xmm7, xmm2
        xor          r14d, ebx
        mov          ebp, edi
        ror          ebp, 25
        xor          r12d, ebp
        palignr      xmm7, xmm1, 8
        add          r10d, r12d
        add          esi, r10d
        movdqa       xmm4, xmm7
        psrld        xmm4, 17
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        movdqa       xmm6, xmm7
        pslld        xmm6, 15
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
        movdqa       xmm8, xmm7
        psrld        xmm8, 19
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        movdqa       xmm9, xmm7
        pslld        xmm9, 13
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        pxor         xmm4, xmm6
        xor          r12d, r13d
        add          r8d, [rcx + 48]                            ; round 12
        pxor         xmm8, xmm9
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
        psrld        xmm7, 10
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        pxor         xmm4, xmm8
        xor          r15d, r11d
        mov          ebp, esi
        ror          ebp, 25
        xor          r12d, ebp
        movdqa       xmm6, xmm5                                 ; W_28 to W_31: sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        psrld        xmm6, 7
        add          r9d, r12d
        add          edx, r9d
        movdqa       xmm8, xmm5
        pslld        xmm8, 25
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        movdqa       xmm9, xmm5
        psrld        xmm9, 18
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
        pxor         xmm4, xmm7
        and          r12d, edx
        xor          r12d, edi
        pxor         xmm6, xmm8
        add          r8d, r12d
        mov          r12d, edx
        ror          r12d, 6
        mov          r13d, edx
        ror          r13d, 11
        paddd        xmm2, xmm4
        xor          r12d, r13d
        add          edi, [rcx + 52]                            ; round 13
        movdqa       xmm4, xmm5
        pslld        xmm4, 14
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
        psrld        xmm5, 3
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        mov          rbp, [rsp + 72]
        movdqa       xmm7, xmm2
        paddd        xmm7, [rbp + 32]
        xor          r14d, r10d
        mov          ebp, edx
        ror          ebp, 25
        movdqa       xmm8, xmm2
        psrldq       xmm8, 8
        xor          r12d, ebp
        add          r8d, r12d
        add          ebx, r8d
        pxor         xmm9, xmm4
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
        movdqa       xmm4, xmm2
        palignr      xmm4, xmm1, 4
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, edx
        xor          r12d, esi
        movdqu       [rcx + 96], xmm7
        and          r12d, ebx
        xor          r12d, esi
        pxor         xmm6, xmm9
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
        movdqa       xmm7, xmm8
        psrld        xmm7, 17
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 56]                            ; round 14
        movdqa       xmm9, xmm8
        pslld        xmm9, 15
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        movdqa       xmm10, xmm8
        psrld        xmm10, 19
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        movdqa       xmm11, xmm8
        pslld        xmm11, 13
        xor          r15d, r9d
        mov          ebp, ebx
        ror          ebp, 25
        pxor         xmm7, xmm9
        xor          r12d, ebp
        add          edi, r12d
        pxor         xmm10, xmm11
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        pxor         xmm6, xmm5
        add          r13d, r15d
        add          edi, r13d
        psrld        xmm8, 10
        mov          r12d, ebx
        xor          r12d, edx
        and          r12d, r11d
        xor          r12d, edx
        pxor         xmm7, xmm10
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
        paddd        xmm3, xmm6
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        add          edx, [rcx + 60]                            ; round 15
        pxor         xmm7, xmm8
        mov          r13d, edi
        ror          r13d, 2
        mov          r15d, edi
        ror          r15d, 13
        paddd        xmm3, xmm4
        xor          r13d, r15d
        mov          r15d, edi
        xor          r15d, r8d
        paddd        xmm7, xmm3
        and          r14d, r15d
        xor          r14d, r8d
        mov          ebp, r11d
        ror          ebp, 25
        palignr      xmm7, xmm2, 8
        xor          r12d, ebp
        add          esi, r12d
        movdqa       xmm4, xmm7
        psrld        xmm4, 17
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          r13d, r12d
        movdqa       xmm5, xmm7
        pslld        xmm5, 15
        add          r13d, r14d
        lea          r12, [rcx + 64]                            ; the next sixteen words
        movdqa       xmm6, xmm7
        psrld        xmm6, 19
        add          esi, r13d
        mov          rbp, [rsp + 72]
        lea          r13, [rbp + 64]
        movdqa       xmm8, xmm7
        pslld        xmm8, 13
        mov          r14d, r11d
        xor          r14d, ebx
        and          r14d, r10d
        xor          r14d, ebx
        pxor         xmm4, xmm5
        add          edx, r14d
        mov          r14d, r10d
        ror          r14d, 6
        pxor         xmm6, xmm8
        mov          [rsp + 80], ebx
        mov          ebx, r10d
        ror          ebx, 11
        xor          r14d, ebx
        mov          ebx, esi
        ror          ebx, 2
        psrld        xmm7, 10
        mov          [rsp + 88], r8d
        mov          r8d, esi
        ror          r8d, 13
        xor          ebx, r8d
        pxor         xmm4, xmm6
        mov          r8d, esi
        xor          r8d, edi
        and          r8d, r15d
        xor          r8d, edi
        pxor         xmm4, xmm7
        mov          r15d, r10d
        ror          r15d, 25
        xor          r14d, r15d
        paddd        xmm3, xmm4
        add          edx, r14d
        add          r9d, edx
        movdqa       xmm4, xmm3
        paddd        xmm4, [rbp + 48]
        mov          r14d, esi
        ror          r14d, 22
        xor          ebx, r14d
        add          ebx, r8d
        movdqu       [rcx + 112], xmm4
        add          edx, ebx
        mov          rcx, r12
        mov          rbp, r13
        mov          r8d, [rsp + 88]
        mov          ebx, [rsp + 80]
        cmp          rcx, [rsp + 32]
        jne          L(f_carry1)

        ; the last sixteen rounds of the block
        add          ebx, [rcx]                                 ; round 0
        mov          ebp, r9d
        ror          ebp, 6
        mov          r12d, r9d
        ror          r12d, 11
        xor          ebp, r12d
        mov          r12d, r9d
        ror          r12d, 25
        xor          ebp, r12d
        add          ebx, ebp
        mov          ebp, r10d
        xor          ebp, r11d
        and          ebp, r9d
        xor          ebp, r11d
        add          ebx, ebp
        add          r11d, [rcx + 4]                            ; round 1
        add          r8d, ebx
        mov          ebp, edx
        ror          ebp, 2
        mov          r12d, edx
        ror          r12d, 13
        xor          ebp, r12d
        mov          r12d, edx
        xor          r12d, esi
        mov          r13d, esi
        xor          r13d, edi
        and          r13d, r12d
        xor          r13d, esi
        mov          r14d, edx
        ror          r14d, 22
        xor          ebp, r14d
        add          ebp, r13d
        add          ebx, ebp
        mov          ebp, r9d
        xor          ebp, r10d
        and          ebp, r8d
        xor          ebp, r10d
        add          r11d, ebp
        mov          ebp, r8d
        ror          ebp, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          ebp, r13d
        add          r10d, [rcx + 8]                            ; round 2
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, edx
        and          r12d, r14d
        xor          r12d, edx
        mov          r15d, r8d
        ror          r15d, 25
        xor          ebp, r15d
        add          r11d, ebp
        add          edi, r11d
        mov          ebp, ebx
        ror          ebp, 22
        xor          r13d, ebp
        add          r13d, r12d
        add          r11d, r13d
        mov          ebp, r8d
        xor          ebp, r9d
        and          ebp, edi
        xor          ebp, r9d
        add          r10d, ebp
        mov          ebp, edi
        ror          ebp, 6
        mov          r12d, edi
        ror          r12d, 11
        xor          ebp, r12d
        add          r9d, [rcx + 12]                            ; round 3
        mov          r12d, r11d
        ror          r12d, 2
        mov          r13d, r11d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r11d
        xor          r13d, ebx
        and          r14d, r13d
        xor          r14d, ebx
        mov          r15d, edi
        ror          r15d, 25
        xor          ebp, r15d
        add          r10d, ebp
        add          esi, r10d
        mov          ebp, r11d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r10d, r12d
        mov          ebp, edi
        xor          ebp, r8d
        and          ebp, esi
        xor          ebp, r8d
        add          r9d, ebp
        mov          ebp, esi
        ror          ebp, 6
        mov          r12d, esi
        ror          r12d, 11
        xor          ebp, r12d
        add          r8d, [rcx + 16]                            ; round 4
        mov          r12d, r10d
        ror          r12d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r13d, r14d
        xor          r13d, r11d
        mov          r15d, esi
        ror          r15d, 25
        xor          ebp, r15d
        add          r9d, ebp
        add          edx, r9d
        mov          ebp, r10d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          r9d, r12d
        mov          ebp, esi
        xor          ebp, edi
        and          ebp, edx
        xor          ebp, edi
        add          r8d, ebp
        mov          ebp, edx
        ror          ebp, 6
        mov          r12d, edx
        ror          r12d, 11
        xor          ebp, r12d
        add          edi, [rcx + 20]                            ; round 5
        mov          r12d, r9d
        ror          r12d, 2
        mov          r13d, r9d
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, r9d
        xor          r13d, r10d
        and          r14d, r13d
        xor          r14d, r10d
        mov          r15d, edx
        ror          r15d, 25
        xor          ebp, r15d
        add          r8d, ebp
        add          ebx, r8d
        mov          ebp, r9d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          r8d, r12d
        mov          ebp, edx
        xor          ebp, esi
        and          ebp, ebx
        xor          ebp, esi
        add          edi, ebp
        mov          ebp, ebx
        ror          ebp, 6
        mov          r12d, ebx
        ror          r12d, 11
        xor          ebp, r12d
        add          esi, [rcx + 24]                            ; round 6
        mov          r12d, r8d
        ror          r12d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r13d, r14d
        xor          r13d, r9d
        mov          r15d, ebx
        ror          r15d, 25
        xor          ebp, r15d
        add          edi, ebp
        add          r11d, edi
        mov          ebp, r8d
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r13d
        add          edi, r12d
        mov          ebp, ebx
        xor          ebp, edx
        and          ebp, r11d
        xor          ebp, edx
        add          esi, ebp
        mov          ebp, r11d
        ror          ebp, 6
        mov          r12d, r11d
        ror          r12d, 11
        xor          ebp, r12d
        add          edx, [rcx + 28]                            ; round 7
        mov          r12d, edi
        ror          r12d, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          r12d, r13d
        mov          r13d, edi
        xor          r13d, r8d
        and          r14d, r13d
        xor          r14d, r8d
        mov          r15d, r11d
        ror          r15d, 25
        xor          ebp, r15d
        add          esi, ebp
        add          r10d, esi
        mov          ebp, edi
        ror          ebp, 22
        xor          r12d, ebp
        add          r12d, r14d
        add          esi, r12d
        mov          ebp, r11d
        xor          ebp, ebx
        and          ebp, r10d
        xor          ebp, ebx
        add          edx, ebp
        mov          ebp, r10d
        ror          ebp, 6
        mov          r12d, r10d
        ror          r12d, 11
        xor          ebp, r12d
        add          ebx, [rcx + 32]                            ; round 8
        mov          r12d, esi
        ror          r12d, 2
        mov          r14d, esi
        ror          r14d, 13
        xor          r12d, r14d
        mov          r14d, esi
        xor          r14d, edi
        and          r13d, r14d
        xor          r13d, edi
        mov          r15d, r10d
        ror          r15d, 25
        xor          ebp, r15d
        add          ebp, edx
        add          r9d, ebp
        mov          r15d, esi
        ror          r15d, 22
        xor          r12d, r15d
        add          r12d, r13d
        add          ebp, r12d
        mov          r12d, r10d
        xor          r12d, r11d
        and          r12d, r9d
        xor          r12d, r11d
        add          ebx, r12d
        mov          r12d, r9d
        ror          r12d, 6
        mov          r13d, r9d
        ror          r13d, 11
        xor          r12d, r13d
        add          r11d, [rcx + 36]                           ; round 9
        mov          r13d, ebp
        ror          r13d, 2
        mov          r15d, ebp
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, ebp
        xor          r15d, esi
        and          r14d, r15d
        xor          r14d, esi
        mov          edx, r9d
        ror          edx, 25
        xor          r12d, edx
        add          ebx, r12d
        add          r8d, ebx
        mov          r12d, ebp
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          ebx, r13d
        mov          r12d, r9d
        xor          r12d, r10d
        and          r12d, r8d
        xor          r12d, r10d
        add          r11d, r12d
        mov          r12d, r8d
        ror          r12d, 6
        mov          r13d, r8d
        ror          r13d, 11
        xor          r12d, r13d
        add          r10d, [rcx + 40]                           ; round 10
        mov          r13d, ebx
        ror          r13d, 2
        mov          r14d, ebx
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, ebx
        xor          r14d, ebp
        and          r15d, r14d
        xor          r15d, ebp
        mov          edx, r8d
        ror          edx, 25
        xor          r12d, edx
        add          r11d, r12d
        add          edi, r11d
        mov          r12d, ebx
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r11d, r13d
        mov          r12d, r8d
        xor          r12d, r9d
        and          r12d, edi
        xor          r12d, r9d
        add          r10d, r12d
        mov          r12d, edi
        ror          r12d, 6
        mov          r13d, edi
        ror          r13d, 11
        xor          r12d, r13d
        add          r9d, [rcx + 44]                            ; round 11
        mov          r13d, r11d
        ror          r13d, 2
        mov          r15d, r11d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r11d
        xor          r15d, ebx
        and          r14d, r15d
        xor          r14d, ebx
        mov          edx, edi
        ror          edx, 25
        xor          r12d, edx
        add          r10d, r12d
        add          esi, r10d
        mov          r12d, r11d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r10d, r13d
        mov          r12d, edi
        xor          r12d, r8d
        and          r12d, esi
        xor          r12d, r8d
        add          r9d, r12d
        mov          r12d, esi
        ror          r12d, 6
        mov          r13d, esi
        ror          r13d, 11
        xor          r12d, r13d
        add          r8d, [rcx + 48]                            ; round 12
        mov          r13d, r10d
        ror          r13d, 2
        mov          r14d, r10d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r10d
        xor          r14d, r11d
        and          r15d, r14d
        xor          r15d, r11d
        mov          edx, esi
        ror          edx, 25
        xor          r12d, edx
        add          r9d, r12d
        add          ebp, r9d
        mov          r12d, r10d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          r9d, r13d
        mov          r12d, esi
        xor          r12d, edi
        and          r12d, ebp
        xor          r12d, edi
        add          r8d, r12d
        mov          r12d, ebp
        ror          r12d, 6
        mov          r13d, ebp
        ror          r13d, 11
        xor          r12d, r13d
        add          edi, [rcx + 52]                            ; round 13
        mov          r13d, r9d
        ror          r13d, 2
        mov          r15d, r9d
        ror          r15d, 13
        xor          r13d, r15d
        mov          r15d, r9d
        xor          r15d, r10d
        and          r14d, r15d
        xor          r14d, r10d
        mov          edx, ebp
        ror          edx, 25
        xor          r12d, edx
        add          r8d, r12d
        add          ebx, r8d
        mov          r12d, r9d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r14d
        add          r8d, r13d
        mov          r12d, ebp
        xor          r12d, esi
        and          r12d, ebx
        xor          r12d, esi
        add          edi, r12d
        mov          r12d, ebx
        ror          r12d, 6
        mov          r13d, ebx
        ror          r13d, 11
        xor          r12d, r13d
        add          esi, [rcx + 56]                            ; round 14
        mov          r13d, r8d
        ror          r13d, 2
        mov          r14d, r8d
        ror          r14d, 13
        xor          r13d, r14d
        mov          r14d, r8d
        xor          r14d, r9d
        and          r15d, r14d
        xor          r15d, r9d
        mov          edx, ebx
        ror          edx, 25
        xor          r12d, edx
        add          edi, r12d
        add          r11d, edi
        mov          r12d, r8d
        ror          r12d, 22
        xor          r13d, r12d
        add          r13d, r15d
        add          edi, r13d
        mov          r12d, ebx
        xor          r12d, ebp
        and          r12d, r11d
        xor          r12d, ebp
        add          esi, r12d
        mov          r12d, r11d
        ror          r12d, 6
        mov          r13d, r11d
        ror          r13d, 11
        xor          r12d, r13d
        add          ebp, [rcx + 60]                            ; round 15
        mov          ecx, edi
        ror          ecx, 2
        mov          r13d, edi
        ror          r13d, 13
        xor          ecx, r13d
        mov          edx, edi
        xor          edx, r8d
        and          r14d, edx
        xor          r14d, r8d
        mov          r13d, r11d
        ror          r13d, 25
        xor          r12d, r13d
        add          esi, r12d
        add          r10d, esi
        mov          r12d, edi
        ror          r12d, 22
        xor          ecx, r12d
        add          ecx, r14d
        add          esi, ecx
        mov          ecx, r11d
        xor          ecx, ebx
        and          ecx, r10d
        xor          ecx, ebx
        add          ebp, ecx
        mov          ecx, esi
        ror          ecx, 2
        mov          r12d, esi
        ror          r12d, 13
        xor          ecx, r12d
        mov          r12d, r10d
        ror          r12d, 6
        mov          r13d, r10d
        ror          r13d, 11
        xor          r12d, r13d
        mov          r13d, esi
        ror          r13d, 22
        xor          ecx, r13d
        mov          r13, [rsp + 40]
        add          r9d, [r13 + 16]                            ; H = H + (a, b, ...)
        add          ecx, [r13]
        mov          r14d, esi
        xor          r14d, edi
        and          edx, r14d
        xor          edx, edi
        add          edx, ecx
        mov          ecx, r10d
        ror          ecx, 25
        xor          r12d, ecx
        add          r12d, ebp
        mov          rcx, [rsp + 16]
        add          rcx, 64                                    ; the next block
        mov          [rsp + 16], rcx
        add          edx, r12d
        add          r9d, r12d
        mov          rbp, [rsp + 24]
        add          rbp, -1
        mov          [rsp + 24], rbp
        mov          [r13], edx
        mov          [r13 + 16], r9d
        mov          r12d, [r13 + 4]
        add          esi, r12d
        mov          [r13 + 4], esi
        mov          r12d, [r13 + 8]
        add          edi, r12d
        mov          [r13 + 8], edi
        mov          r12d, [r13 + 12]
        add          r8d, r12d
        mov          [r13 + 12], r8d
        mov          r12d, [r13 + 20]
        add          r10d, r12d
        mov          [r13 + 20], r10d
        mov          r12d, [r13 + 24]
        add          r11d, r12d
        mov          [r13 + 24], r11d
        mov          r12d, [r13 + 28]
        add          ebx, r12d
        mov          [r13 + 28], ebx
        jmp          L(f_batch1)
L(f_done):

%ifdef NSMS_WIN64
        movaps       xmm6, [rsp + 2208]
        movaps       xmm7, [rsp + 2224]
        movaps       xmm8, [rsp + 2240]
        movaps       xmm9, [rsp + 2256]
        movaps       xmm10, [rsp + 2272]
        movaps       xmm11, [rsp + 2288]
        movaps       xmm12, [rsp + 2304]
        movaps       xmm13, [rsp + 2320]
        movaps       xmm14, [rsp + 2336]
        movaps       xmm15, [rsp + 2352]
        add          rsp, 2376
        pop          r15
        pop          r14
        pop          r13
        pop          r12
        pop          rdi
        pop          rsi
        pop          rbp
        pop          rbx
        ret
%else
        add          rsp, 2216
L(f_at8):
        pop          r15
L(f_at9):
        pop          r14
L(f_at10):
        pop          r13
L(f_at11):
        pop          r12
L(f_at12):
        pop          rbp
L(f_at13):
        pop          rbx
L(f_at14):
        ret
%endif
L(f_end):

; What an unwinder needs, as data: DWARF call frame information and Win64 unwind codes.
%ifidn __OUTPUT_FORMAT__, elf64
        section      .eh_frame progbits alloc noexec nowrite align=8
L(common):
        dd           L(common_end) - $ - 4
        dd           0
        db           0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01
        align        8, db 0
L(common_end):
L(f_frame):
        dd           L(f_frame_end) - $ - 4
        dd           $ - L(common)
        dd           SYMBOL(nsms_sha256_blocks_sse41_n2) - $
        dd           L(f_end) - SYMBOL(nsms_sha256_blocks_sse41_n2)
        db           0
        db           0x40 + (L(f_at1) - SYMBOL(nsms_sha256_blocks_sse41_n2)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(f_at2) - L(f_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(f_at3) - L(f_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(f_at4) - L(f_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(f_at5) - L(f_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(f_at6) - L(f_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(f_at7) - L(f_at6)), 0x0e, 0xe0, 0x11 ; sub rsp, 2216
        db           0x04
        dd           L(f_at8) - L(f_at7)
        db           0x0e, 0x38                                 ; add rsp, 2216
        db           0x40 + (L(f_at9) - L(f_at8)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(f_at10) - L(f_at9)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(f_at11) - L(f_at10)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(f_at12) - L(f_at11)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(f_at13) - L(f_at12)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(f_at14) - L(f_at13)), 0x0e, 0x08, 0xc3 ; pop rbx
        align        8, db 0
L(f_frame_end):

        section      .note.GNU-stack progbits noalloc noexec nowrite align=1
        section      .note.gnu.property note alloc noexec nowrite align=8  ; indirect branch tracking and shadow stacks
        dd           4, 16, 5
        db           "GNU", 0
        dd           0xc0000002, 4, 3, 0
%elifdef NSMS_WIN64
        section      .xdata rdata align=8
L(f_unwind):
        db           1, L(f_at19) - SYMBOL(nsms_sha256_blocks_sse41_n2), 30, 0
        db           L(f_at19) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xf8 ; movaps [rsp + 2352], xmm15
        dw           147
        db           L(f_at18) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xe8 ; movaps [rsp + 2336], xmm14
        dw           146
        db           L(f_at17) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xd8 ; movaps [rsp + 2320], xmm13
        dw           145
        db           L(f_at16) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xc8 ; movaps [rsp + 2304], xmm12
        dw           144
        db           L(f_at15) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xb8 ; movaps [rsp + 2288], xmm11
        dw           143
        db           L(f_at14) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xa8 ; movaps [rsp + 2272], xmm10
        dw           142
        db           L(f_at13) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0x98 ; movaps [rsp + 2256], xmm9
        dw           141
        db           L(f_at12) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0x88 ; movaps [rsp + 2240], xmm8
        dw           140
        db           L(f_at11) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0x78 ; movaps [rsp + 2224], xmm7
        dw           139
        db           L(f_at10) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0x68 ; movaps [rsp + 2208], xmm6
        dw           138
        db           L(f_at9) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0x01 ; sub rsp, 2376
        dw           297
        db           L(f_at8) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xf0 ; push r15
        db           L(f_at7) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xe0 ; push r14
        db           L(f_at6) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xd0 ; push r13
        db           L(f_at5) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0xc0 ; push r12
        db           L(f_at4) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0x70 ; push rdi
        db           L(f_at3) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0x60 ; push rsi
        db           L(f_at2) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0x50 ; push rbp
        db           L(f_at1) - SYMBOL(nsms_sha256_blocks_sse41_n2), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           SYMBOL(nsms_sha256_blocks_sse41_n2) wrt ..imagebase
        dd           L(f_end) wrt ..imagebase
        dd           L(f_unwind) wrt ..imagebase
%endif
