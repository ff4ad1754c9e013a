; sha256_avx512_n16_lanes.asm, written by nsms: make gen HASH=sha256 ISA=avx512 N=16 ROUNDS=lanes
;
; void nsms_sha256_blocks_avx512_n16_lanes(uint32_t state[8], const void *data, size_t blocks);
;   SHA224, SHA256: the intermediate hash value after any number of blocks;
;   the schedules of 16 blocks at a time are computed together.
;   Arguments: state, data, blocks in rdi, rsi, rdx (System V), rcx, rdx, r8 (Win64).
;   Size: 1,866 instructions, 15 integer registers, 32 vector registers, 2 mask registers, 5 spills,
;   4,264 bytes of stack (System V), 4,440 (Win64).
;
; Needs: avx, avx512bw, avx512f, avx512vl, bmi2.
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
L(K1x16):  ; K_t, 1 for each of 16 blocks
        dd           0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        dd           0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        dd           0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        dd           0x428a2f98, 0x428a2f98, 0x428a2f98, 0x428a2f98
        dd           0x71374491, 0x71374491, 0x71374491, 0x71374491
        dd           0x71374491, 0x71374491, 0x71374491, 0x71374491
        dd           0x71374491, 0x71374491, 0x71374491, 0x71374491
        dd           0x71374491, 0x71374491, 0x71374491, 0x71374491
        dd           0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        dd           0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        dd           0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        dd           0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf, 0xb5c0fbcf
        dd           0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        dd           0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        dd           0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        dd           0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5, 0xe9b5dba5
        dd           0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        dd           0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        dd           0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        dd           0x3956c25b, 0x3956c25b, 0x3956c25b, 0x3956c25b
        dd           0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        dd           0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        dd           0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        dd           0x59f111f1, 0x59f111f1, 0x59f111f1, 0x59f111f1
        dd           0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        dd           0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        dd           0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        dd           0x923f82a4, 0x923f82a4, 0x923f82a4, 0x923f82a4
        dd           0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        dd           0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        dd           0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        dd           0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5, 0xab1c5ed5
        dd           0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        dd           0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        dd           0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        dd           0xd807aa98, 0xd807aa98, 0xd807aa98, 0xd807aa98
        dd           0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        dd           0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        dd           0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        dd           0x12835b01, 0x12835b01, 0x12835b01, 0x12835b01
        dd           0x243185be, 0x243185be, 0x243185be, 0x243185be
        dd           0x243185be, 0x243185be, 0x243185be, 0x243185be
        dd           0x243185be, 0x243185be, 0x243185be, 0x243185be
        dd           0x243185be, 0x243185be, 0x243185be, 0x243185be
        dd           0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        dd           0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        dd           0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        dd           0x550c7dc3, 0x550c7dc3, 0x550c7dc3, 0x550c7dc3
        dd           0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        dd           0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        dd           0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        dd           0x72be5d74, 0x72be5d74, 0x72be5d74, 0x72be5d74
        dd           0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        dd           0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        dd           0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        dd           0x80deb1fe, 0x80deb1fe, 0x80deb1fe, 0x80deb1fe
        dd           0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        dd           0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        dd           0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        dd           0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7, 0x9bdc06a7
        dd           0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        dd           0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        dd           0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        dd           0xc19bf174, 0xc19bf174, 0xc19bf174, 0xc19bf174
        dd           0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        dd           0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        dd           0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        dd           0xe49b69c1, 0xe49b69c1, 0xe49b69c1, 0xe49b69c1
        dd           0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        dd           0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        dd           0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        dd           0xefbe4786, 0xefbe4786, 0xefbe4786, 0xefbe4786
        dd           0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        dd           0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        dd           0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        dd           0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6, 0x0fc19dc6
        dd           0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        dd           0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        dd           0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        dd           0x240ca1cc, 0x240ca1cc, 0x240ca1cc, 0x240ca1cc
        dd           0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        dd           0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        dd           0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        dd           0x2de92c6f, 0x2de92c6f, 0x2de92c6f, 0x2de92c6f
        dd           0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        dd           0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        dd           0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        dd           0x4a7484aa, 0x4a7484aa, 0x4a7484aa, 0x4a7484aa
        dd           0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        dd           0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        dd           0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        dd           0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc, 0x5cb0a9dc
        dd           0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        dd           0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        dd           0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        dd           0x76f988da, 0x76f988da, 0x76f988da, 0x76f988da
        dd           0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        dd           0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        dd           0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        dd           0x983e5152, 0x983e5152, 0x983e5152, 0x983e5152
        dd           0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        dd           0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        dd           0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        dd           0xa831c66d, 0xa831c66d, 0xa831c66d, 0xa831c66d
        dd           0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        dd           0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        dd           0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        dd           0xb00327c8, 0xb00327c8, 0xb00327c8, 0xb00327c8
        dd           0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        dd           0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        dd           0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        dd           0xbf597fc7, 0xbf597fc7, 0xbf597fc7, 0xbf597fc7
        dd           0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        dd           0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        dd           0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        dd           0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3, 0xc6e00bf3
        dd           0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        dd           0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        dd           0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        dd           0xd5a79147, 0xd5a79147, 0xd5a79147, 0xd5a79147
        dd           0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        dd           0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        dd           0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        dd           0x06ca6351, 0x06ca6351, 0x06ca6351, 0x06ca6351
        dd           0x14292967, 0x14292967, 0x14292967, 0x14292967
        dd           0x14292967, 0x14292967, 0x14292967, 0x14292967
        dd           0x14292967, 0x14292967, 0x14292967, 0x14292967
        dd           0x14292967, 0x14292967, 0x14292967, 0x14292967
        dd           0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        dd           0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        dd           0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        dd           0x27b70a85, 0x27b70a85, 0x27b70a85, 0x27b70a85
        dd           0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        dd           0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        dd           0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        dd           0x2e1b2138, 0x2e1b2138, 0x2e1b2138, 0x2e1b2138
        dd           0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        dd           0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        dd           0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        dd           0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc, 0x4d2c6dfc
        dd           0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        dd           0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        dd           0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        dd           0x53380d13, 0x53380d13, 0x53380d13, 0x53380d13
        dd           0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        dd           0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        dd           0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        dd           0x650a7354, 0x650a7354, 0x650a7354, 0x650a7354
        dd           0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        dd           0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        dd           0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        dd           0x766a0abb, 0x766a0abb, 0x766a0abb, 0x766a0abb
        dd           0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        dd           0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        dd           0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        dd           0x81c2c92e, 0x81c2c92e, 0x81c2c92e, 0x81c2c92e
        dd           0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        dd           0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        dd           0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        dd           0x92722c85, 0x92722c85, 0x92722c85, 0x92722c85
        dd           0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        dd           0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        dd           0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        dd           0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1, 0xa2bfe8a1
        dd           0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        dd           0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        dd           0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        dd           0xa81a664b, 0xa81a664b, 0xa81a664b, 0xa81a664b
        dd           0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        dd           0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        dd           0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        dd           0xc24b8b70, 0xc24b8b70, 0xc24b8b70, 0xc24b8b70
        dd           0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        dd           0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        dd           0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        dd           0xc76c51a3, 0xc76c51a3, 0xc76c51a3, 0xc76c51a3
        dd           0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        dd           0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        dd           0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        dd           0xd192e819, 0xd192e819, 0xd192e819, 0xd192e819
        dd           0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        dd           0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        dd           0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        dd           0xd6990624, 0xd6990624, 0xd6990624, 0xd6990624
        dd           0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        dd           0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        dd           0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        dd           0xf40e3585, 0xf40e3585, 0xf40e3585, 0xf40e3585
        dd           0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        dd           0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        dd           0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        dd           0x106aa070, 0x106aa070, 0x106aa070, 0x106aa070
        dd           0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        dd           0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        dd           0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        dd           0x19a4c116, 0x19a4c116, 0x19a4c116, 0x19a4c116
        dd           0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        dd           0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        dd           0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        dd           0x1e376c08, 0x1e376c08, 0x1e376c08, 0x1e376c08
        dd           0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        dd           0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        dd           0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        dd           0x2748774c, 0x2748774c, 0x2748774c, 0x2748774c
        dd           0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        dd           0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        dd           0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        dd           0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5, 0x34b0bcb5
        dd           0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        dd           0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        dd           0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        dd           0x391c0cb3, 0x391c0cb3, 0x391c0cb3, 0x391c0cb3
        dd           0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        dd           0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        dd           0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        dd           0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a, 0x4ed8aa4a
        dd           0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        dd           0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        dd           0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        dd           0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f, 0x5b9cca4f
        dd           0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        dd           0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        dd           0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        dd           0x682e6ff3, 0x682e6ff3, 0x682e6ff3, 0x682e6ff3
        dd           0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        dd           0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        dd           0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        dd           0x748f82ee, 0x748f82ee, 0x748f82ee, 0x748f82ee
        dd           0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        dd           0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        dd           0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        dd           0x78a5636f, 0x78a5636f, 0x78a5636f, 0x78a5636f
        dd           0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        dd           0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        dd           0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        dd           0x84c87814, 0x84c87814, 0x84c87814, 0x84c87814
        dd           0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        dd           0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        dd           0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        dd           0x8cc70208, 0x8cc70208, 0x8cc70208, 0x8cc70208
        dd           0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        dd           0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        dd           0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        dd           0x90befffa, 0x90befffa, 0x90befffa, 0x90befffa
        dd           0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        dd           0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        dd           0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        dd           0xa4506ceb, 0xa4506ceb, 0xa4506ceb, 0xa4506ceb
        dd           0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        dd           0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        dd           0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        dd           0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7, 0xbef9a3f7
        dd           0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        dd           0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        dd           0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
        dd           0xc67178f2, 0xc67178f2, 0xc67178f2, 0xc67178f2
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
L(turns):  ; how far Sigma_1 and Sigma_0 rotate; which lane is a's
        dd           0x00000006, 0x00000000, 0x00000002, 0x00000000
        dd           0x0000000b, 0x00000000, 0x0000000d, 0x00000000
        dd           0x00000019, 0x00000000, 0x00000016, 0x00000000
        dd           0x00000000, 0x00000000, 0xffffffff, 0x00000000
        align        64
L(shuffle_32107654ba98fedc):  ; which byte goes where
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        db           0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
        align        16
L(words_00000000000000000000000000000000):  ; constant words
        db           0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

        section      .text align=64
        align        64
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_blocks_avx512_n16_lanes):function hidden (L(f_end) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes))
%else
        global       SYMBOL(nsms_sha256_blocks_avx512_n16_lanes):function (L(f_end) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes))
%endif
%elifidn __OUTPUT_FORMAT__, macho64
%ifdef NSMS_HIDDEN
        global       SYMBOL(nsms_sha256_blocks_avx512_n16_lanes):private_extern
%else
        global       SYMBOL(nsms_sha256_blocks_avx512_n16_lanes)
%endif
%else
        global       SYMBOL(nsms_sha256_blocks_avx512_n16_lanes)
%endif
SYMBOL(nsms_sha256_blocks_avx512_n16_lanes):
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
        sub          rsp, 4096
L(f_at9):
        mov          [rsp], rsp
        sub          rsp, 280
L(f_at10):
        vmovaps      [rsp + 4208], xmm6
L(f_at11):
        vmovaps      [rsp + 4224], xmm7
L(f_at12):
        vmovaps      [rsp + 4240], xmm8
L(f_at13):
        vmovaps      [rsp + 4256], xmm9
L(f_at14):
        vmovaps      [rsp + 4272], xmm10
L(f_at15):
        vmovaps      [rsp + 4288], xmm11
L(f_at16):
        vmovaps      [rsp + 4304], xmm12
L(f_at17):
        vmovaps      [rsp + 4320], xmm13
L(f_at18):
        vmovaps      [rsp + 4336], xmm14
L(f_at19):
        vmovaps      [rsp + 4352], xmm15
L(f_at20):
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
        sub          rsp, 4096
L(f_at7):
        mov          [rsp], rsp
        sub          rsp, 120
L(f_at8):
%endif
        mov          r10, rdi
        mov          rdi, rdx
        cmp          rdi, 0
        je           L(f_done)
        lea          rax, [rsp + 87]
        and          rax, -64
        vmovd        xmm0, [r10]                                ; the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]
        vmovd        xmm1, [r10 + 4]
        vmovd        xmm2, [r10 + 8]
        vmovd        xmm3, [r10 + 12]
        vmovd        xmm10, [r10 + 16]
        vmovd        xmm11, [r10 + 20]
        mov          ecx, 1                                     ; masks: the lane of e, the lane of a
        mov          edx, 4
        vmovd        xmm6, [r10 + 24]
        vmovd        xmm7, [r10 + 28]
        vpunpcklqdq  xmm4, xmm10, xmm2
        vpunpcklqdq  xmm5, xmm11, xmm3
        vpunpcklqdq  xmm8, xmm1, xmm1
        vpunpcklqdq  xmm9, xmm0, xmm0
        kmovd        k2, ecx
        kmovd        k1, edx
L(f_batch16):
        cmp          rdi, 16
        jb           L(f_batch1)

        ; the schedule of 16 blocks: the message words
        vmovdqu64    xmm22, [rsi]                               ; W_0 W_1 W_2 W_3
        vmovdqu64    xmm23, [rsi + 64]
        vmovdqu64    xmm24, [rsi + 128]
        vmovdqu64    xmm25, [rsi + 192]
        vinserti32x4 zmm22, zmm22, [rsi + 256], 1
        vinserti32x4 zmm23, zmm23, [rsi + 320], 1
        vinserti32x4 zmm24, zmm24, [rsi + 384], 1
        vinserti32x4 zmm25, zmm25, [rsi + 448], 1
        vmovdqu64    xmm26, [rsi + 16]                          ; W_4 W_5 W_6 W_7
        vinserti32x4 zmm22, zmm22, [rsi + 512], 2
        vinserti32x4 zmm23, zmm23, [rsi + 576], 2
        vinserti32x4 zmm24, zmm24, [rsi + 640], 2
        vmovdqu64    xmm27, [rsi + 80]
        vinserti32x4 zmm26, zmm26, [rsi + 272], 1
        vinserti32x4 zmm25, zmm25, [rsi + 704], 2
        vinserti32x4 zmm22, zmm22, [rsi + 768], 3
        vmovdqu64    xmm28, [rsi + 144]
        vinserti32x4 zmm27, zmm27, [rsi + 336], 1
        vinserti32x4 zmm26, zmm26, [rsi + 528], 2
        vinserti32x4 zmm23, zmm23, [rsi + 832], 3
        vmovdqu64    xmm29, [rsi + 208]
        vinserti32x4 zmm28, zmm28, [rsi + 400], 1
        vinserti32x4 zmm27, zmm27, [rsi + 592], 2
        vinserti32x4 zmm24, zmm24, [rsi + 896], 3
        vinserti32x4 zmm29, zmm29, [rsi + 464], 1
        vinserti32x4 zmm28, zmm28, [rsi + 656], 2
        vinserti32x4 zmm25, zmm25, [rsi + 960], 3
        vinserti32x4 zmm26, zmm26, [rsi + 784], 3
        vinserti32x4 zmm29, zmm29, [rsi + 720], 2
        vinserti32x4 zmm27, zmm27, [rsi + 848], 3
        vinserti32x4 zmm28, zmm28, [rsi + 912], 3
        vpunpckldq   zmm30, zmm22, zmm23
        vinserti32x4 zmm29, zmm29, [rsi + 976], 3
        vpunpckhdq   zmm22, zmm22, zmm23
        vmovdqu64    xmm23, [rsi + 32]                          ; W_8 W_9 W_10 W_11
        vpunpckldq   zmm31, zmm24, zmm25
        vpunpckhdq   zmm24, zmm24, zmm25
        vpunpckldq   zmm25, zmm26, zmm27
        vinserti32x4 zmm23, zmm23, [rsi + 288], 1
        vpunpckhdq   zmm26, zmm26, zmm27
        vinserti32x4 zmm23, zmm23, [rsi + 544], 2
        vinserti32x4 zmm23, zmm23, [rsi + 800], 3
        vmovdqu64    xmm27, [rsi + 96]
        vinserti32x4 zmm27, zmm27, [rsi + 352], 1
        vinserti32x4 zmm27, zmm27, [rsi + 608], 2
        vinserti32x4 zmm27, zmm27, [rsi + 864], 3
        vmovdqu64    xmm21, [rsi + 160]
        vinserti32x4 zmm21, zmm21, [rsi + 416], 1
        vinserti32x4 zmm21, zmm21, [rsi + 672], 2
        vinserti32x4 zmm21, zmm21, [rsi + 928], 3
        vmovdqu64    xmm20, [rsi + 224]
        vinserti32x4 zmm20, zmm20, [rsi + 480], 1
        vinserti32x4 zmm20, zmm20, [rsi + 736], 2
        vinserti32x4 zmm20, zmm20, [rsi + 992], 3
        vpunpckldq   zmm19, zmm28, zmm29
        vpunpckhdq   zmm28, zmm28, zmm29
        vpunpckldq   zmm29, zmm23, zmm27
        vpunpckhdq   zmm23, zmm23, zmm27
        vpunpckldq   zmm27, zmm21, zmm20
        vpunpckhdq   zmm21, zmm21, zmm20
        vpunpcklqdq  zmm20, zmm30, zmm31
        vpunpckhqdq  zmm30, zmm30, zmm31
        vmovdqu64    xmm31, [rsi + 48]                          ; W_12 W_13 W_14 W_15
        vinserti32x4 zmm31, zmm31, [rsi + 304], 1
        vinserti32x4 zmm31, zmm31, [rsi + 560], 2
        vinserti32x4 zmm31, zmm31, [rsi + 816], 3
        vmovdqu64    xmm18, [rsi + 112]
        vinserti32x4 zmm18, zmm18, [rsi + 368], 1
        vinserti32x4 zmm18, zmm18, [rsi + 624], 2
        vinserti32x4 zmm18, zmm18, [rsi + 880], 3
        vmovdqu64    xmm17, [rsi + 176]
        vinserti32x4 zmm17, zmm17, [rsi + 432], 1
        vinserti32x4 zmm17, zmm17, [rsi + 688], 2
        vinserti32x4 zmm17, zmm17, [rsi + 944], 3
        vmovdqu64    xmm16, [rsi + 240]
        vinserti32x4 zmm16, zmm16, [rsi + 496], 1
        vinserti32x4 zmm16, zmm16, [rsi + 752], 2
        vinserti32x4 zmm16, zmm16, [rsi + 1008], 3
        vmovdqu64    zmm15, [rel L(shuffle_32107654ba98fedc)]
        vpshufb      zmm0, zmm20, zmm15
        vpshufb      zmm1, zmm30, zmm15
        vpunpcklqdq  zmm30, zmm22, zmm24
        vpunpckhqdq  zmm22, zmm22, zmm24
        vpshufb      zmm2, zmm30, zmm15
        vpshufb      zmm3, zmm22, zmm15
        vpunpckldq   zmm22, zmm31, zmm18
        vpunpckhdq   zmm24, zmm31, zmm18
        vpunpckldq   zmm30, zmm17, zmm16
        vpunpckhdq   zmm31, zmm17, zmm16
        vpunpcklqdq  zmm20, zmm25, zmm19
        vpunpckhqdq  zmm25, zmm25, zmm19
        vpshufb      zmm10, zmm20, zmm15
        vpshufb      zmm11, zmm25, zmm15
        vpunpcklqdq  zmm25, zmm26, zmm28
        vpunpckhqdq  zmm26, zmm26, zmm28
        vpshufb      zmm12, zmm25, zmm15
        vpshufb      zmm13, zmm26, zmm15
        vpunpcklqdq  zmm25, zmm29, zmm27
        vpunpckhqdq  zmm26, zmm29, zmm27
        vpshufb      zmm14, zmm25, zmm15
        vpshufb      zmm25, zmm26, zmm15
        vpunpcklqdq  zmm26, zmm23, zmm21
        vpunpckhqdq  zmm23, zmm23, zmm21
        vpshufb      zmm16, zmm26, zmm15
        vpshufb      zmm17, zmm23, zmm15
        vpunpcklqdq  zmm23, zmm22, zmm30
        vpunpckhqdq  zmm22, zmm22, zmm30
        vpshufb      zmm18, zmm23, zmm15
        vpshufb      zmm19, zmm22, zmm15
        vpunpcklqdq  zmm22, zmm24, zmm31
        vpunpckhqdq  zmm23, zmm24, zmm31
        vpshufb      zmm20, zmm22, zmm15
        vpshufb      zmm21, zmm23, zmm15
        vpaddd       zmm22, zmm0, [rel L(K1x16)]                ; W_0, + K
        vmovdqu64    [rax], zmm22
        vpaddd       zmm22, zmm1, [rel L(K1x16) + 64]           ; W_1, + K
        vmovdqu64    [rax + 64], zmm22
        vpaddd       zmm22, zmm2, [rel L(K1x16) + 128]          ; W_2, + K
        vmovdqu64    [rax + 128], zmm22
        vpaddd       zmm22, zmm3, [rel L(K1x16) + 192]          ; W_3, + K
        vmovdqu64    [rax + 192], zmm22
        vpaddd       zmm22, zmm10, [rel L(K1x16) + 256]         ; W_4, + K
        vmovdqu64    [rax + 256], zmm22
        vpaddd       zmm22, zmm11, [rel L(K1x16) + 320]         ; W_5, + K
        vmovdqu64    [rax + 320], zmm22
        vpaddd       zmm22, zmm12, [rel L(K1x16) + 384]         ; W_6, + K
        vmovdqu64    [rax + 384], zmm22
        vpaddd       zmm22, zmm13, [rel L(K1x16) + 448]         ; W_7, + K
        vmovdqu64    [rax + 448], zmm22
        vpaddd       zmm22, zmm14, [rel L(K1x16) + 512]         ; W_8, + K
        vmovdqu64    [rax + 512], zmm22
        vpaddd       zmm22, zmm25, [rel L(K1x16) + 576]         ; W_9, + K
        vmovdqu64    [rax + 576], zmm22
        vpaddd       zmm22, zmm16, [rel L(K1x16) + 640]         ; W_10, + K
        vmovdqu64    [rax + 640], zmm22
        vpaddd       zmm22, zmm17, [rel L(K1x16) + 704]         ; W_11, + K
        vmovdqu64    [rax + 704], zmm22
        vpaddd       zmm22, zmm18, [rel L(K1x16) + 768]         ; W_12, + K
        vmovdqu64    [rax + 768], zmm22
        vpaddd       zmm22, zmm19, [rel L(K1x16) + 832]         ; W_13, + K
        vmovdqu64    [rax + 832], zmm22
        vpaddd       zmm22, zmm20, [rel L(K1x16) + 896]         ; W_14, + K
        vmovdqu64    [rax + 896], zmm22
        vpaddd       zmm22, zmm21, [rel L(K1x16) + 960]         ; W_15, + K
        vmovdqu64    [rax + 960], zmm22
        lea          r11, [rax + 64]
        lea          rdx, [rax + 3072]
        lea          r9, [rel L(K1x16) + 1024]
        vmovdqa64    zmm15, zmm25
        mov          rcx, rax
        mov          r8, rax
        align        64
L(f_schedule16):

        ; the next sixteen words of each block
        vpaddd       zmm22, zmm15, zmm0                         ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        vprord       zmm23, zmm20, 17
        vprord       zmm24, zmm20, 19
        vpsrld       zmm25, zmm20, 10
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm22, zmm22, zmm25
        vprord       zmm23, zmm1, 7
        vprord       zmm24, zmm1, 18
        vpsrld       zmm25, zmm1, 3
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm23, zmm16, zmm1                         ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vpaddd       zmm0, zmm25, zmm22
        vprord       zmm22, zmm21, 17
        vprord       zmm24, zmm21, 19
        vpsrld       zmm25, zmm21, 10
        vpternlogd   zmm25, zmm22, zmm24, 150
        vpaddd       zmm22, zmm23, zmm25
        vprord       zmm23, zmm2, 7
        vprord       zmm24, zmm2, 18
        vpsrld       zmm25, zmm2, 3
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm23, zmm17, zmm2                         ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpaddd       zmm1, zmm25, zmm22
        vprord       zmm22, zmm3, 7
        vprord       zmm24, zmm3, 18
        vpsrld       zmm25, zmm3, 3
        vpternlogd   zmm25, zmm22, zmm24, 150
        vpaddd       zmm22, zmm18, zmm3                         ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vpaddd       zmm23, zmm23, zmm25
        vpaddd       zmm24, zmm0, [r9]
        vmovdqu64    [rcx + 1024], zmm24
        vprord       zmm24, zmm0, 17
        vprord       zmm25, zmm0, 19
        vpsrld       zmm26, zmm0, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm2, zmm23, zmm26
        vprord       zmm23, zmm10, 7
        vprord       zmm24, zmm10, 18
        vpsrld       zmm25, zmm10, 3
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm23, zmm19, zmm10                        ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        vpaddd       zmm22, zmm22, zmm25
        vpaddd       zmm24, zmm1, [r9 + 64]
        vmovdqu64    [rcx + 1088], zmm24
        vprord       zmm24, zmm1, 17
        vprord       zmm25, zmm1, 19
        vpsrld       zmm26, zmm1, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm3, zmm22, zmm26
        vprord       zmm22, zmm11, 7
        vprord       zmm24, zmm11, 18
        vpsrld       zmm25, zmm11, 3
        vpternlogd   zmm25, zmm22, zmm24, 150
        vpaddd       zmm22, zmm20, zmm11                        ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpaddd       zmm23, zmm23, zmm25
        vpaddd       zmm24, zmm2, [r9 + 128]
        vmovdqu64    [rcx + 1152], zmm24
        vprord       zmm24, zmm2, 17
        vprord       zmm25, zmm2, 19
        vpsrld       zmm26, zmm2, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm10, zmm23, zmm26
        vprord       zmm23, zmm12, 7
        vprord       zmm24, zmm12, 18
        vpsrld       zmm25, zmm12, 3
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm23, zmm21, zmm12                        ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vpaddd       zmm22, zmm22, zmm25
        vpaddd       zmm24, zmm3, [r9 + 192]
        vmovdqu64    [rcx + 1216], zmm24
        vprord       zmm24, zmm3, 17
        vprord       zmm25, zmm3, 19
        vpsrld       zmm26, zmm3, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm11, zmm22, zmm26
        vprord       zmm22, zmm13, 7
        vprord       zmm24, zmm13, 18
        vpsrld       zmm25, zmm13, 3
        vpternlogd   zmm25, zmm22, zmm24, 150
        vpaddd       zmm22, zmm23, zmm25
        vpaddd       zmm23, zmm10, [r9 + 256]
        vmovdqu64    [rcx + 1280], zmm23
        vprord       zmm23, zmm14, 7                            ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        vprord       zmm24, zmm14, 18
        vpsrld       zmm25, zmm14, 3
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm23, zmm13, zmm25
        vpaddd       zmm23, zmm23, zmm0
        vprord       zmm24, zmm10, 17
        vprord       zmm25, zmm10, 19
        vpsrld       zmm26, zmm10, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm12, zmm22, zmm26
        vpaddd       zmm22, zmm11, [r9 + 320]
        vmovdqu64    [rcx + 1344], zmm22
        vprord       zmm22, zmm15, 7                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        vprord       zmm24, zmm15, 18
        vpsrld       zmm25, zmm15, 3
        vpternlogd   zmm25, zmm22, zmm24, 150
        vpaddd       zmm22, zmm14, zmm25
        vpaddd       zmm22, zmm22, zmm1
        vprord       zmm24, zmm11, 17
        vprord       zmm25, zmm11, 19
        vpsrld       zmm26, zmm11, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm13, zmm23, zmm26
        vpaddd       zmm23, zmm12, [r9 + 384]
        vmovdqu64    [rcx + 1408], zmm23
        vprord       zmm23, zmm16, 7                            ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        vprord       zmm24, zmm16, 18
        vpsrld       zmm25, zmm16, 3
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm23, zmm15, zmm25
        vpaddd       zmm23, zmm23, zmm2
        vprord       zmm24, zmm12, 17
        vprord       zmm25, zmm12, 19
        vpsrld       zmm26, zmm12, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm14, zmm22, zmm26
        vpaddd       zmm22, zmm13, [r9 + 448]
        vmovdqu64    [rcx + 1472], zmm22
        vprord       zmm22, zmm17, 7                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vprord       zmm24, zmm17, 18
        vpsrld       zmm25, zmm17, 3
        vpternlogd   zmm25, zmm22, zmm24, 150
        vpaddd       zmm22, zmm16, zmm25
        vpaddd       zmm22, zmm22, zmm3
        vprord       zmm24, zmm13, 17
        vprord       zmm25, zmm13, 19
        vpsrld       zmm26, zmm13, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm15, zmm23, zmm26
        vpaddd       zmm23, zmm14, [r9 + 512]
        vmovdqu64    [rcx + 1536], zmm23
        vprord       zmm23, zmm18, 7                            ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        vprord       zmm24, zmm18, 18
        vpsrld       zmm25, zmm18, 3
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm23, zmm17, zmm25
        vpaddd       zmm23, zmm23, zmm10
        vprord       zmm24, zmm14, 17
        vprord       zmm25, zmm14, 19
        vpsrld       zmm26, zmm14, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm16, zmm22, zmm26
        vpaddd       zmm22, zmm15, [r9 + 576]
        vmovdqu64    [rcx + 1600], zmm22
        vprord       zmm22, zmm19, 7                            ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vprord       zmm24, zmm19, 18
        vpsrld       zmm25, zmm19, 3
        vpternlogd   zmm25, zmm22, zmm24, 150
        vpaddd       zmm22, zmm18, zmm25
        vpaddd       zmm22, zmm22, zmm11
        vprord       zmm24, zmm15, 17
        vprord       zmm25, zmm15, 19
        vpsrld       zmm26, zmm15, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm17, zmm23, zmm26
        vpaddd       zmm23, zmm16, [r9 + 640]
        vmovdqu64    [rcx + 1664], zmm23
        vprord       zmm23, zmm20, 7                            ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vprord       zmm24, zmm20, 18
        vpsrld       zmm25, zmm20, 3
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm23, zmm19, zmm25
        vpaddd       zmm23, zmm23, zmm12
        vprord       zmm24, zmm16, 17
        vprord       zmm25, zmm16, 19
        vpsrld       zmm26, zmm16, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm18, zmm22, zmm26
        vpaddd       zmm22, zmm17, [r9 + 704]
        vmovdqu64    [rcx + 1728], zmm22
        vprord       zmm22, zmm21, 7                            ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vprord       zmm24, zmm21, 18
        vpsrld       zmm25, zmm21, 3
        vpternlogd   zmm25, zmm22, zmm24, 150
        vpaddd       zmm22, zmm20, zmm25
        vpaddd       zmm22, zmm22, zmm13
        vprord       zmm24, zmm17, 17
        vprord       zmm25, zmm17, 19
        vpsrld       zmm26, zmm17, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm19, zmm23, zmm26
        vpaddd       zmm23, zmm18, [r9 + 768]
        vmovdqu64    [rcx + 1792], zmm23
        vprord       zmm23, zmm0, 7                             ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        vprord       zmm24, zmm0, 18
        vpsrld       zmm25, zmm0, 3
        vpternlogd   zmm25, zmm23, zmm24, 150
        vpaddd       zmm23, zmm21, zmm25
        vpaddd       zmm23, zmm23, zmm14
        vprord       zmm24, zmm18, 17
        vprord       zmm25, zmm18, 19
        vpsrld       zmm26, zmm18, 10
        vpternlogd   zmm26, zmm24, zmm25, 150
        vpaddd       zmm20, zmm22, zmm26
        vpaddd       zmm22, zmm19, [r9 + 832]
        vmovdqu64    [rcx + 1856], zmm22
        vprord       zmm22, zmm19, 17
        vprord       zmm24, zmm19, 19
        vpsrld       zmm25, zmm19, 10
        vpternlogd   zmm25, zmm22, zmm24, 150
        vpaddd       zmm21, zmm23, zmm25
        vpaddd       zmm22, zmm20, [r9 + 896]
        vmovdqu64    [rcx + 1920], zmm22
        vpaddd       zmm22, zmm21, [r9 + 960]
        vmovdqu64    [rcx + 1984], zmm22
        add          r9, 1024
        add          rcx, 1024
        cmp          rcx, rdx
        jne          L(f_schedule16)
        vmovdqu64    xmm3, [rel L(words_00000000000000000000000000000000)]
        vmovdqa64    xmm0, xmm3
        vmovdqa64    xmm1, xmm3
        vmovdqa64    xmm2, xmm3
        align        64
L(f_first16):

        ; the end of a block, and the first sixteen rounds of the next
        vpaddd       xmm3{k2}, xmm3, xmm7                       ; the hash value after the block before
        vpaddd       xmm2{k2}, xmm2, xmm6
        vmovdqa64    xmm10, xmm0
        vpaddd       xmm10{k2}, xmm0, xmm4
        vmovdqa64    xmm11, xmm1
        vpaddd       xmm11{k2}, xmm1, xmm5
        vmovdqu64    xmm12, [rel L(turns)]                      ; the first round, and the last but one of the block before
        vmovdqu64    xmm13, [rel L(turns) + 16]
        vmovdqu64    xmm14, [rel L(turns) + 32]
        vmovdqa64    xmm15, xmm1
        vpaddd       xmm15{k1}, xmm1, xmm5
        vpalignr     xmm15, xmm15, xmm15, 8
        vpaddd       xmm5, xmm1, xmm5
        vmovd        xmm16, [r8]
        vpaddd       xmm16, xmm3, xmm16
        vprorvd      xmm17, xmm10, xmm12
        vprorvd      xmm18, xmm10, xmm13
        vprorvd      xmm19, xmm10, xmm14
        vpternlogd   xmm19, xmm17, xmm18, 150
        vpaddd       xmm15, xmm15, xmm19
        vmovdqu64    xmm17, [rel L(turns) + 48]
        vmovdqu64    xmm18, [rel L(words_00000000000000000000000000000000)]
        vpsubd       xmm16{k1}, xmm18, xmm3
        vpaddd       xmm15, xmm16, xmm15
        vmovdqa64    xmm16, xmm11
        vpternlogd   xmm16, xmm17, xmm2, 248
        vmovdqa64    xmm19, xmm2
        vpternlogd   xmm19, xmm17, xmm11, 176
        vpternlogd   xmm19, xmm10, xmm16, 184
        vpaddd       xmm15, xmm15, xmm19
        vmovdqa64    xmm16, xmm15                               ; the second round, and the last of the block before
        vpaddd       xmm16{k1}, xmm15, xmm8
        vmovd        xmm19, [r8 + 64]
        vpaddd       xmm19, xmm2, xmm19
        vpsubd       xmm19{k1}, xmm18, xmm2
        vmovdqa64    xmm20, xmm0
        vpaddd       xmm20{k1}, xmm0, xmm4
        vpalignr     xmm20, xmm20, xmm20, 8
        vpaddd       xmm4, xmm0, xmm4
        vpaddd       xmm19, xmm20, xmm19
        vmovdqa64    xmm20, xmm10
        vpternlogd   xmm20, xmm17, xmm11, 248
        vpternlogd   xmm11, xmm17, xmm10, 176
        vpternlogd   xmm11, xmm15, xmm20, 184
        vpaddd       xmm10, xmm19, xmm11
        vprorvd      xmm11, xmm15, xmm12
        vprorvd      xmm19, xmm15, xmm13
        vprorvd      xmm15, xmm15, xmm14
        vpternlogd   xmm15, xmm11, xmm19, 150
        vpaddd       xmm10, xmm15, xmm10
        vpaddd       xmm10{k1}, xmm10, xmm9
        vmovd        xmm11, [r8 + 128]                          ; round 2
        vpaddd       xmm11, xmm5, xmm11
        vpsubd       xmm11{k1}, xmm18, xmm5
        vmovdqa64    xmm15, xmm16
        vpternlogd   xmm15, xmm17, xmm4, 248
        vmovdqa64    xmm19, xmm4
        vpternlogd   xmm19, xmm17, xmm16, 176
        vpternlogd   xmm19, xmm10, xmm15, 184
        vpalignr     xmm15, xmm16, xmm16, 8
        vpaddd       xmm11, xmm11, xmm15
        vpaddd       xmm11, xmm11, xmm19
        vprorvd      xmm15, xmm10, xmm12
        vprorvd      xmm19, xmm10, xmm13
        vprorvd      xmm20, xmm10, xmm14
        vpternlogd   xmm20, xmm15, xmm19, 150
        vpaddd       xmm11, xmm20, xmm11
        vmovd        xmm15, [r8 + 192]                          ; round 3
        vpaddd       xmm15, xmm4, xmm15
        vpsubd       xmm15{k1}, xmm18, xmm4
        vmovdqa64    xmm19, xmm10
        vpternlogd   xmm19, xmm17, xmm16, 248
        vmovdqa64    xmm20, xmm16
        vpternlogd   xmm20, xmm17, xmm10, 176
        vpternlogd   xmm20, xmm11, xmm19, 184
        vpalignr     xmm19, xmm10, xmm10, 8
        vpaddd       xmm15, xmm15, xmm19
        vpaddd       xmm15, xmm15, xmm20
        vprorvd      xmm19, xmm11, xmm12
        vprorvd      xmm20, xmm11, xmm13
        vprorvd      xmm21, xmm11, xmm14
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm15, xmm21, xmm15
        vmovd        xmm19, [r8 + 256]                          ; round 4
        vpaddd       xmm19, xmm19, xmm16
        vpsubd       xmm19{k1}, xmm18, xmm16
        vmovdqa64    xmm20, xmm11
        vpternlogd   xmm20, xmm17, xmm10, 248
        vmovdqa64    xmm21, xmm10
        vpternlogd   xmm21, xmm17, xmm11, 176
        vpternlogd   xmm21, xmm15, xmm20, 184
        vpalignr     xmm20, xmm11, xmm11, 8
        vpaddd       xmm19, xmm19, xmm20
        vpaddd       xmm19, xmm19, xmm21
        vprorvd      xmm20, xmm15, xmm12
        vprorvd      xmm21, xmm15, xmm13
        vprorvd      xmm22, xmm15, xmm14
        vpternlogd   xmm22, xmm20, xmm21, 150
        vpaddd       xmm19, xmm22, xmm19
        vmovd        xmm20, [r8 + 320]                          ; round 5
        vpaddd       xmm20, xmm20, xmm10
        vpsubd       xmm20{k1}, xmm18, xmm10
        vmovdqa64    xmm21, xmm15
        vpternlogd   xmm21, xmm17, xmm11, 248
        vmovdqa64    xmm22, xmm11
        vpternlogd   xmm22, xmm17, xmm15, 176
        vpternlogd   xmm22, xmm19, xmm21, 184
        vpalignr     xmm21, xmm15, xmm15, 8
        vpaddd       xmm20, xmm20, xmm21
        vpaddd       xmm20, xmm20, xmm22
        vprorvd      xmm21, xmm19, xmm12
        vprorvd      xmm22, xmm19, xmm13
        vprorvd      xmm23, xmm19, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm20, xmm23, xmm20
        vmovd        xmm21, [r8 + 384]                          ; round 6
        vpaddd       xmm21, xmm21, xmm11
        vpsubd       xmm21{k1}, xmm18, xmm11
        vmovdqa64    xmm11, xmm19
        vpternlogd   xmm11, xmm17, xmm15, 248
        vmovdqa64    xmm22, xmm15
        vpternlogd   xmm22, xmm17, xmm19, 176
        vpternlogd   xmm22, xmm20, xmm11, 184
        vpalignr     xmm11, xmm19, xmm19, 8
        vpaddd       xmm11, xmm21, xmm11
        vpaddd       xmm11, xmm11, xmm22
        vprorvd      xmm21, xmm20, xmm12
        vprorvd      xmm22, xmm20, xmm13
        vprorvd      xmm23, xmm20, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm11, xmm23, xmm11
        vmovd        xmm21, [r8 + 448]                          ; round 7
        vpaddd       xmm21, xmm21, xmm15
        vpsubd       xmm21{k1}, xmm18, xmm15
        vmovdqa64    xmm15, xmm20
        vpternlogd   xmm15, xmm17, xmm19, 248
        vmovdqa64    xmm22, xmm19
        vpternlogd   xmm22, xmm17, xmm20, 176
        vpternlogd   xmm22, xmm11, xmm15, 184
        vpalignr     xmm15, xmm20, xmm20, 8
        vpaddd       xmm15, xmm21, xmm15
        vpaddd       xmm15, xmm15, xmm22
        vprorvd      xmm21, xmm11, xmm12
        vprorvd      xmm22, xmm11, xmm13
        vprorvd      xmm23, xmm11, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm15, xmm23, xmm15
        vmovd        xmm21, [r8 + 512]                          ; round 8
        vpaddd       xmm21, xmm21, xmm19
        vpsubd       xmm21{k1}, xmm18, xmm19
        vmovdqa64    xmm19, xmm11
        vpternlogd   xmm19, xmm17, xmm20, 248
        vmovdqa64    xmm22, xmm20
        vpternlogd   xmm22, xmm17, xmm11, 176
        vpternlogd   xmm22, xmm15, xmm19, 184
        vpalignr     xmm19, xmm11, xmm11, 8
        vpaddd       xmm19, xmm21, xmm19
        vpaddd       xmm19, xmm19, xmm22
        vprorvd      xmm21, xmm15, xmm12
        vprorvd      xmm22, xmm15, xmm13
        vprorvd      xmm23, xmm15, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm19, xmm23, xmm19
        vmovd        xmm21, [r8 + 576]                          ; round 9
        vpaddd       xmm21, xmm21, xmm20
        vpsubd       xmm21{k1}, xmm18, xmm20
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm17, xmm11, 248
        vmovdqa64    xmm22, xmm11
        vpternlogd   xmm22, xmm17, xmm15, 176
        vpternlogd   xmm22, xmm19, xmm20, 184
        vpalignr     xmm20, xmm15, xmm15, 8
        vpaddd       xmm20, xmm21, xmm20
        vpaddd       xmm20, xmm20, xmm22
        vprorvd      xmm21, xmm19, xmm12
        vprorvd      xmm22, xmm19, xmm13
        vprorvd      xmm23, xmm19, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm20, xmm23, xmm20
        vmovd        xmm21, [r8 + 640]                          ; round 10
        vpaddd       xmm21, xmm21, xmm11
        vpsubd       xmm21{k1}, xmm18, xmm11
        vmovdqa64    xmm11, xmm19
        vpternlogd   xmm11, xmm17, xmm15, 248
        vmovdqa64    xmm22, xmm15
        vpternlogd   xmm22, xmm17, xmm19, 176
        vpternlogd   xmm22, xmm20, xmm11, 184
        vpalignr     xmm11, xmm19, xmm19, 8
        vpaddd       xmm11, xmm21, xmm11
        vpaddd       xmm11, xmm11, xmm22
        vprorvd      xmm21, xmm20, xmm12
        vprorvd      xmm22, xmm20, xmm13
        vprorvd      xmm23, xmm20, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm11, xmm23, xmm11
        vmovd        xmm21, [r8 + 704]                          ; round 11
        vpaddd       xmm21, xmm21, xmm15
        vpsubd       xmm21{k1}, xmm18, xmm15
        vmovdqa64    xmm15, xmm20
        vpternlogd   xmm15, xmm17, xmm19, 248
        vmovdqa64    xmm22, xmm19
        vpternlogd   xmm22, xmm17, xmm20, 176
        vpternlogd   xmm22, xmm11, xmm15, 184
        vpalignr     xmm15, xmm20, xmm20, 8
        vpaddd       xmm15, xmm21, xmm15
        vpaddd       xmm15, xmm15, xmm22
        vprorvd      xmm21, xmm11, xmm12
        vprorvd      xmm22, xmm11, xmm13
        vprorvd      xmm23, xmm11, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm15, xmm23, xmm15
        vmovd        xmm21, [r8 + 768]                          ; round 12
        vpaddd       xmm21, xmm21, xmm19
        vpsubd       xmm21{k1}, xmm18, xmm19
        vmovdqa64    xmm19, xmm11
        vpternlogd   xmm19, xmm17, xmm20, 248
        vmovdqa64    xmm22, xmm20
        vpternlogd   xmm22, xmm17, xmm11, 176
        vpternlogd   xmm22, xmm15, xmm19, 184
        vpalignr     xmm19, xmm11, xmm11, 8
        vpaddd       xmm19, xmm21, xmm19
        vpaddd       xmm19, xmm19, xmm22
        vprorvd      xmm21, xmm15, xmm12
        vprorvd      xmm22, xmm15, xmm13
        vprorvd      xmm23, xmm15, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm19, xmm23, xmm19
        vmovd        xmm21, [r8 + 832]                          ; round 13
        vpaddd       xmm21, xmm21, xmm20
        vpsubd       xmm21{k1}, xmm18, xmm20
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm17, xmm11, 248
        vmovdqa64    xmm22, xmm11
        vpternlogd   xmm22, xmm17, xmm15, 176
        vpternlogd   xmm22, xmm19, xmm20, 184
        vpalignr     xmm20, xmm15, xmm15, 8
        vpaddd       xmm20, xmm21, xmm20
        vpaddd       xmm20, xmm20, xmm22
        vprorvd      xmm21, xmm19, xmm12
        vprorvd      xmm22, xmm19, xmm13
        vprorvd      xmm23, xmm19, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm20, xmm23, xmm20
        vmovd        xmm21, [r8 + 896]                          ; round 14
        vpaddd       xmm21, xmm21, xmm11
        vpsubd       xmm21{k1}, xmm18, xmm11
        vmovdqa64    xmm11, xmm19
        vpternlogd   xmm11, xmm17, xmm15, 248
        vmovdqa64    xmm22, xmm15
        vpternlogd   xmm22, xmm17, xmm19, 176
        vpternlogd   xmm22, xmm20, xmm11, 184
        vpalignr     xmm11, xmm19, xmm19, 8
        vpaddd       xmm11, xmm21, xmm11
        vpaddd       xmm11, xmm11, xmm22
        add          rsi, 64                                    ; the next block
        add          rdi, -1
        vprorvd      xmm21, xmm20, xmm12
        vprorvd      xmm22, xmm20, xmm13
        vprorvd      xmm23, xmm20, xmm14
        vpternlogd   xmm23, xmm21, xmm22, 150
        vpaddd       xmm1, xmm23, xmm11
        vprorvd      xmm11, xmm1, xmm12                         ; round 15
        vprorvd      xmm12, xmm1, xmm13
        vprorvd      xmm13, xmm1, xmm14
        vpternlogd   xmm13, xmm11, xmm12, 150
        vmovd        xmm11, [r8 + 960]
        vpaddd       xmm11, xmm11, xmm15
        vpsubd       xmm11{k1}, xmm18, xmm15
        vmovdqa64    xmm12, xmm20
        vpternlogd   xmm12, xmm17, xmm19, 248
        vmovdqa64    xmm14, xmm19
        vpternlogd   xmm14, xmm17, xmm20, 176
        vpternlogd   xmm14, xmm1, xmm12, 184
        vpalignr     xmm12, xmm20, xmm20, 8
        vpaddd       xmm11, xmm11, xmm12
        vpaddd       xmm11, xmm11, xmm14
        vpaddd       xmm0, xmm13, xmm11
        lea          rcx, [r8 + 1024]
        lea          rdx, [r8 + 4096]
        add          r8, 4
        vmovdqa64    xmm6, xmm2
        vmovdqa64    xmm7, xmm3
        vmovdqa64    xmm8, xmm16
        vmovdqa64    xmm9, xmm10
        vmovdqa64    xmm2, xmm20
        vmovdqa64    xmm3, xmm19
        align        64
L(f_plain16):

        ; sixteen rounds of one block
        vmovdqu64    xmm10, [rel L(turns)]                      ; round 0
        vmovdqu64    xmm11, [rel L(turns) + 16]
        vmovdqu64    xmm12, [rel L(turns) + 32]
        vmovd        xmm13, [rcx]
        vprorvd      xmm14, xmm0, xmm10
        vprorvd      xmm15, xmm0, xmm11
        vmovdqu64    xmm16, [rel L(turns) + 48]
        vmovdqu64    xmm17, [rel L(words_00000000000000000000000000000000)]
        vpaddd       xmm13, xmm3, xmm13
        vpsubd       xmm13{k1}, xmm17, xmm3
        vprorvd      xmm18, xmm0, xmm12
        vpternlogd   xmm18, xmm14, xmm15, 150
        vpalignr     xmm14, xmm1, xmm1, 8
        vpaddd       xmm14, xmm14, xmm18
        vpaddd       xmm13, xmm14, xmm13
        vmovdqa64    xmm14, xmm1
        vpternlogd   xmm14, xmm16, xmm2, 248
        vmovdqa64    xmm15, xmm2
        vpternlogd   xmm15, xmm16, xmm1, 176
        vpternlogd   xmm15, xmm0, xmm14, 184
        vpaddd       xmm13, xmm15, xmm13
        vmovd        xmm14, [rcx + 64]                          ; round 1
        vpaddd       xmm14, xmm2, xmm14
        vpsubd       xmm14{k1}, xmm17, xmm2
        vmovdqa64    xmm15, xmm0
        vpternlogd   xmm15, xmm16, xmm1, 248
        vmovdqa64    xmm18, xmm1
        vpternlogd   xmm18, xmm16, xmm0, 176
        vpternlogd   xmm18, xmm13, xmm15, 184
        vpalignr     xmm15, xmm0, xmm0, 8
        vpaddd       xmm14, xmm15, xmm14
        vpaddd       xmm14, xmm14, xmm18
        vprorvd      xmm15, xmm13, xmm10
        vprorvd      xmm18, xmm13, xmm11
        vprorvd      xmm19, xmm13, xmm12
        vpternlogd   xmm19, xmm15, xmm18, 150
        vpaddd       xmm14, xmm19, xmm14
        vmovd        xmm15, [rcx + 128]                         ; round 2
        vpaddd       xmm15, xmm1, xmm15
        vpsubd       xmm15{k1}, xmm17, xmm1
        vmovdqa64    xmm18, xmm13
        vpternlogd   xmm18, xmm16, xmm0, 248
        vmovdqa64    xmm19, xmm0
        vpternlogd   xmm19, xmm16, xmm13, 176
        vpternlogd   xmm19, xmm14, xmm18, 184
        vpalignr     xmm18, xmm13, xmm13, 8
        vpaddd       xmm15, xmm15, xmm18
        vpaddd       xmm15, xmm15, xmm19
        vprorvd      xmm18, xmm14, xmm10
        vprorvd      xmm19, xmm14, xmm11
        vprorvd      xmm20, xmm14, xmm12
        vpternlogd   xmm20, xmm18, xmm19, 150
        vpaddd       xmm15, xmm20, xmm15
        vmovd        xmm18, [rcx + 192]                         ; round 3
        vpaddd       xmm18, xmm0, xmm18
        vpsubd       xmm18{k1}, xmm17, xmm0
        vmovdqa64    xmm19, xmm14
        vpternlogd   xmm19, xmm16, xmm13, 248
        vmovdqa64    xmm20, xmm13
        vpternlogd   xmm20, xmm16, xmm14, 176
        vpternlogd   xmm20, xmm15, xmm19, 184
        vpalignr     xmm19, xmm14, xmm14, 8
        vpaddd       xmm18, xmm18, xmm19
        vpaddd       xmm18, xmm18, xmm20
        vprorvd      xmm19, xmm15, xmm10
        vprorvd      xmm20, xmm15, xmm11
        vprorvd      xmm21, xmm15, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm18, xmm21, xmm18
        vmovd        xmm19, [rcx + 256]                         ; round 4
        vpaddd       xmm19, xmm19, xmm13
        vpsubd       xmm19{k1}, xmm17, xmm13
        vmovdqa64    xmm13, xmm15
        vpternlogd   xmm13, xmm16, xmm14, 248
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm16, xmm15, 176
        vpternlogd   xmm20, xmm18, xmm13, 184
        vpalignr     xmm13, xmm15, xmm15, 8
        vpaddd       xmm13, xmm19, xmm13
        vpaddd       xmm13, xmm13, xmm20
        vprorvd      xmm19, xmm18, xmm10
        vprorvd      xmm20, xmm18, xmm11
        vprorvd      xmm21, xmm18, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm13, xmm21, xmm13
        vmovd        xmm19, [rcx + 320]                         ; round 5
        vpaddd       xmm19, xmm19, xmm14
        vpsubd       xmm19{k1}, xmm17, xmm14
        vmovdqa64    xmm14, xmm18
        vpternlogd   xmm14, xmm16, xmm15, 248
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm16, xmm18, 176
        vpternlogd   xmm20, xmm13, xmm14, 184
        vpalignr     xmm14, xmm18, xmm18, 8
        vpaddd       xmm14, xmm19, xmm14
        vpaddd       xmm14, xmm14, xmm20
        vprorvd      xmm19, xmm13, xmm10
        vprorvd      xmm20, xmm13, xmm11
        vprorvd      xmm21, xmm13, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm14, xmm21, xmm14
        vmovd        xmm19, [rcx + 384]                         ; round 6
        vpaddd       xmm19, xmm19, xmm15
        vpsubd       xmm19{k1}, xmm17, xmm15
        vmovdqa64    xmm15, xmm13
        vpternlogd   xmm15, xmm16, xmm18, 248
        vmovdqa64    xmm20, xmm18
        vpternlogd   xmm20, xmm16, xmm13, 176
        vpternlogd   xmm20, xmm14, xmm15, 184
        vpalignr     xmm15, xmm13, xmm13, 8
        vpaddd       xmm15, xmm19, xmm15
        vpaddd       xmm15, xmm15, xmm20
        vprorvd      xmm19, xmm14, xmm10
        vprorvd      xmm20, xmm14, xmm11
        vprorvd      xmm21, xmm14, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm15, xmm21, xmm15
        vmovd        xmm19, [rcx + 448]                         ; round 7
        vpaddd       xmm19, xmm19, xmm18
        vpsubd       xmm19{k1}, xmm17, xmm18
        vmovdqa64    xmm18, xmm14
        vpternlogd   xmm18, xmm16, xmm13, 248
        vmovdqa64    xmm20, xmm13
        vpternlogd   xmm20, xmm16, xmm14, 176
        vpternlogd   xmm20, xmm15, xmm18, 184
        vpalignr     xmm18, xmm14, xmm14, 8
        vpaddd       xmm18, xmm19, xmm18
        vpaddd       xmm18, xmm18, xmm20
        vprorvd      xmm19, xmm15, xmm10
        vprorvd      xmm20, xmm15, xmm11
        vprorvd      xmm21, xmm15, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm18, xmm21, xmm18
        vmovd        xmm19, [rcx + 512]                         ; round 8
        vpaddd       xmm19, xmm19, xmm13
        vpsubd       xmm19{k1}, xmm17, xmm13
        vmovdqa64    xmm13, xmm15
        vpternlogd   xmm13, xmm16, xmm14, 248
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm16, xmm15, 176
        vpternlogd   xmm20, xmm18, xmm13, 184
        vpalignr     xmm13, xmm15, xmm15, 8
        vpaddd       xmm13, xmm19, xmm13
        vpaddd       xmm13, xmm13, xmm20
        vprorvd      xmm19, xmm18, xmm10
        vprorvd      xmm20, xmm18, xmm11
        vprorvd      xmm21, xmm18, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm13, xmm21, xmm13
        vmovd        xmm19, [rcx + 576]                         ; round 9
        vpaddd       xmm19, xmm19, xmm14
        vpsubd       xmm19{k1}, xmm17, xmm14
        vmovdqa64    xmm14, xmm18
        vpternlogd   xmm14, xmm16, xmm15, 248
        vmovdqa64    xmm20, xmm15
        vpternlogd   xmm20, xmm16, xmm18, 176
        vpternlogd   xmm20, xmm13, xmm14, 184
        vpalignr     xmm14, xmm18, xmm18, 8
        vpaddd       xmm14, xmm19, xmm14
        vpaddd       xmm14, xmm14, xmm20
        vprorvd      xmm19, xmm13, xmm10
        vprorvd      xmm20, xmm13, xmm11
        vprorvd      xmm21, xmm13, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm14, xmm21, xmm14
        vmovd        xmm19, [rcx + 640]                         ; round 10
        vpaddd       xmm19, xmm19, xmm15
        vpsubd       xmm19{k1}, xmm17, xmm15
        vmovdqa64    xmm15, xmm13
        vpternlogd   xmm15, xmm16, xmm18, 248
        vmovdqa64    xmm20, xmm18
        vpternlogd   xmm20, xmm16, xmm13, 176
        vpternlogd   xmm20, xmm14, xmm15, 184
        vpalignr     xmm15, xmm13, xmm13, 8
        vpaddd       xmm15, xmm19, xmm15
        vpaddd       xmm15, xmm15, xmm20
        vprorvd      xmm19, xmm14, xmm10
        vprorvd      xmm20, xmm14, xmm11
        vprorvd      xmm21, xmm14, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm15, xmm21, xmm15
        vmovd        xmm19, [rcx + 704]                         ; round 11
        vpaddd       xmm19, xmm19, xmm18
        vpsubd       xmm19{k1}, xmm17, xmm18
        vmovdqa64    xmm18, xmm14
        vpternlogd   xmm18, xmm16, xmm13, 248
        vmovdqa64    xmm20, xmm13
        vpternlogd   xmm20, xmm16, xmm14, 176
        vpternlogd   xmm20, xmm15, xmm18, 184
        vpalignr     xmm18, xmm14, xmm14, 8
        vpaddd       xmm18, xmm19, xmm18
        vpaddd       xmm18, xmm18, xmm20
        vprorvd      xmm19, xmm15, xmm10
        vprorvd      xmm20, xmm15, xmm11
        vprorvd      xmm21, xmm15, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm18, xmm21, xmm18
        vmovd        xmm19, [rcx + 768]                         ; round 12
        vpaddd       xmm19, xmm19, xmm13
        vpsubd       xmm19{k1}, xmm17, xmm13
        vmovdqa64    xmm13, xmm15
        vpternlogd   xmm13, xmm16, xmm14, 248
        vmovdqa64    xmm20, xmm14
        vpternlogd   xmm20, xmm16, xmm15, 176
        vpternlogd   xmm20, xmm18, xmm13, 184
        vpalignr     xmm13, xmm15, xmm15, 8
        vpaddd       xmm13, xmm19, xmm13
        vpaddd       xmm13, xmm13, xmm20
        vprorvd      xmm19, xmm18, xmm10
        vprorvd      xmm20, xmm18, xmm11
        vprorvd      xmm21, xmm18, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vpaddd       xmm3, xmm21, xmm13
        vmovd        xmm13, [rcx + 832]                         ; round 13
        vpaddd       xmm13, xmm13, xmm14
        vpsubd       xmm13{k1}, xmm17, xmm14
        vmovdqa64    xmm14, xmm18
        vpternlogd   xmm14, xmm16, xmm15, 248
        vmovdqa64    xmm19, xmm15
        vpternlogd   xmm19, xmm16, xmm18, 176
        vpternlogd   xmm19, xmm3, xmm14, 184
        vpalignr     xmm14, xmm18, xmm18, 8
        vpaddd       xmm13, xmm13, xmm14
        vpaddd       xmm13, xmm13, xmm19
        vprorvd      xmm14, xmm3, xmm10
        vprorvd      xmm19, xmm3, xmm11
        vprorvd      xmm20, xmm3, xmm12
        vpternlogd   xmm20, xmm14, xmm19, 150
        vpaddd       xmm2, xmm20, xmm13
        vmovd        xmm13, [rcx + 896]                         ; round 14
        vpaddd       xmm13, xmm13, xmm15
        vpsubd       xmm13{k1}, xmm17, xmm15
        vmovdqa64    xmm14, xmm3
        vpternlogd   xmm14, xmm16, xmm18, 248
        vmovdqa64    xmm15, xmm18
        vpternlogd   xmm15, xmm16, xmm3, 176
        vpternlogd   xmm15, xmm2, xmm14, 184
        vpalignr     xmm14, xmm3, xmm3, 8
        vpaddd       xmm13, xmm13, xmm14
        vpaddd       xmm13, xmm13, xmm15
        vprorvd      xmm14, xmm2, xmm10
        vprorvd      xmm15, xmm2, xmm11
        vprorvd      xmm19, xmm2, xmm12
        vpternlogd   xmm19, xmm14, xmm15, 150
        vpaddd       xmm1, xmm19, xmm13
        vprorvd      xmm10, xmm1, xmm10                         ; round 15
        vprorvd      xmm11, xmm1, xmm11
        vprorvd      xmm12, xmm1, xmm12
        vpternlogd   xmm12, xmm10, xmm11, 150
        vmovd        xmm10, [rcx + 960]
        vmovdqa64    xmm11, xmm2
        vpternlogd   xmm11, xmm16, xmm3, 248
        vmovdqa64    xmm13, xmm3
        vpternlogd   xmm13, xmm16, xmm2, 176
        vpalignr     xmm14, xmm2, xmm2, 8
        vpaddd       xmm10, xmm10, xmm18
        vpternlogd   xmm13, xmm1, xmm11, 184
        add          rcx, 1024
        vpsubd       xmm10{k1}, xmm17, xmm18
        vpaddd       xmm10, xmm10, xmm14
        vpaddd       xmm10, xmm10, xmm13
        vpaddd       xmm0, xmm12, xmm10
        cmp          rcx, rdx
        jne          L(f_plain16)
        cmp          r8, r11
        jne          L(f_first16)

        ; the hash value after the batch
        vmovdqu64    xmm10, [rel L(words_00000000000000000000000000000000)] ; the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rel L(turns)]
        vmovdqu64    xmm12, [rel L(turns) + 16]
        vmovdqu64    xmm13, [rel L(turns) + 32]
        vpaddd       xmm4, xmm0, xmm4
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm14, [rel L(turns) + 48]
        vpalignr     xmm15, xmm1, xmm1, 8
        vpaddd       xmm3, xmm3, xmm15
        vprorvd      xmm15, xmm0, xmm11
        vprorvd      xmm16, xmm0, xmm12
        vprorvd      xmm17, xmm0, xmm13
        vpternlogd   xmm17, xmm15, xmm16, 150
        vpaddd       xmm3, xmm3, xmm17
        vmovdqa64    xmm15, xmm1
        vpternlogd   xmm15, xmm14, xmm2, 248
        vpternlogd   xmm2, xmm14, xmm1, 176
        vpternlogd   xmm2, xmm0, xmm15, 184
        vpaddd       xmm2, xmm3, xmm2
        vprorvd      xmm3, xmm2, xmm11
        vprorvd      xmm11, xmm2, xmm12
        vpaddd       xmm8, xmm8, xmm2
        vprorvd      xmm12, xmm2, xmm13
        vpternlogd   xmm12, xmm3, xmm11, 150
        vmovdqa64    xmm3, xmm0
        vpternlogd   xmm3, xmm14, xmm1, 248
        vpternlogd   xmm1, xmm14, xmm0, 176
        vpalignr     xmm0, xmm0, xmm0, 8
        vpternlogd   xmm1, xmm2, xmm3, 184
        vpaddd       xmm0, xmm0, xmm10
        vpaddd       xmm0, xmm0, xmm1
        vpaddd       xmm9, xmm12, xmm0
        jmp          L(f_batch16)
L(f_batch1):
        cmp          rdi, 1
        jb           L(f_leave)

        ; sixteen rounds on the message words
        mov          r8d, [rsi]                                 ; W_0
        vmovdqu64    xmm10, [rel L(turns)]                      ; round 0
        vmovdqu64    xmm11, [rel L(turns) + 16]
        vmovdqu64    xmm12, [rel L(turns) + 32]
        vprorvd      xmm13, xmm4, xmm10
        vprorvd      xmm14, xmm4, xmm11
        vprorvd      xmm15, xmm4, xmm12
        vpternlogd   xmm15, xmm13, xmm14, 150
        mov          r11d, [rsi + 4]                            ; W_1
        vpalignr     xmm13, xmm5, xmm5, 8
        vpaddd       xmm13, xmm13, xmm15
        mov          ebx, [rsi + 8]                             ; W_2
        vmovdqu64    xmm14, [rel L(words_00000000000000000000000000000000)]
        mov          ebp, [rsi + 12]                            ; W_3
        vpalignr     xmm15, xmm4, xmm4, 8                       ; round 1
        mov          r12d, [rsi + 16]                           ; W_4
        mov          r13d, [rsi + 20]                           ; W_5
        mov          r14d, [rsi + 24]                           ; W_6
        mov          r15d, [rsi + 28]                           ; W_7
        mov          r9d, [rsi + 32]                            ; W_8
        mov          edx, [rsi + 36]                            ; W_9
        mov          ecx, [rsi + 40]                            ; W_10
        mov          [rsp], rdi
        mov          edi, [rsi + 44]                            ; W_11
        bswap        r8d
        mov          [rax], r8d                                 ; W 0
        bswap        r11d
        mov          [rax + 4], r11d                            ; W 1
        bswap        ebx
        mov          [rax + 8], ebx                             ; W 2
        bswap        ebp
        mov          [rax + 12], ebp                            ; W 3
        add          r8d, [rel L(K)]
        vmovd        xmm16, r8d
        vpaddd       xmm16, xmm7, xmm16
        vpsubd       xmm16{k1}, xmm14, xmm7
        mov          r8d, [rsi + 48]                            ; W_12
        add          r11d, [rel L(K) + 4]
        vmovd        xmm17, r11d
        vpaddd       xmm17, xmm6, xmm17
        vpsubd       xmm17{k1}, xmm14, xmm6
        vpaddd       xmm15, xmm15, xmm17
        mov          r11d, [rsi + 52]                           ; W_13
        vmovdqu64    xmm17, [rel L(turns) + 48]
        vmovdqa64    xmm18, xmm5
        vpternlogd   xmm18, xmm17, xmm6, 248
        vmovdqa64    xmm19, xmm6
        vpternlogd   xmm19, xmm17, xmm5, 176
        vpternlogd   xmm19, xmm4, xmm18, 184
        vpaddd       xmm13, xmm13, xmm19
        vpaddd       xmm13, xmm16, xmm13
        vmovdqa64    xmm16, xmm13
        vpternlogd   xmm16, xmm17, xmm8, 184
        vmovdqa64    xmm18, xmm4
        vpternlogd   xmm18, xmm17, xmm5, 248
        vmovdqa64    xmm19, xmm5
        vpternlogd   xmm19, xmm17, xmm4, 176
        vpternlogd   xmm19, xmm13, xmm18, 184
        vpaddd       xmm15, xmm15, xmm19
        vprorvd      xmm18, xmm13, xmm10
        vprorvd      xmm19, xmm13, xmm11
        vprorvd      xmm13, xmm13, xmm12
        vpternlogd   xmm13, xmm18, xmm19, 150
        vpaddd       xmm13, xmm13, xmm15
        vpternlogd   xmm13, xmm17, xmm9, 184
        vmovdqa64    xmm15, xmm16                               ; round 2
        vpternlogd   xmm15, xmm17, xmm4, 248
        vmovdqa64    xmm18, xmm4
        vpternlogd   xmm18, xmm17, xmm16, 176
        vpternlogd   xmm18, xmm13, xmm15, 184
        vpalignr     xmm15, xmm16, xmm16, 8
        vprorvd      xmm19, xmm13, xmm10
        vprorvd      xmm20, xmm13, xmm11
        vprorvd      xmm21, xmm13, xmm12
        vpternlogd   xmm21, xmm19, xmm20, 150
        vmovdqa64    xmm19, xmm13                               ; round 3
        vpternlogd   xmm19, xmm17, xmm16, 248
        vmovdqa64    xmm20, xmm16
        vpternlogd   xmm20, xmm17, xmm13, 176
        vpalignr     xmm22, xmm13, xmm13, 8
        mov          [rsp + 8], r10
        mov          r10d, [rsi + 56]                           ; W_14
        add          ebx, [rel L(K) + 8]
        vmovd        xmm23, ebx
        vpaddd       xmm23, xmm5, xmm23
        vpsubd       xmm23{k1}, xmm14, xmm5
        vpaddd       xmm15, xmm23, xmm15
        vpaddd       xmm15, xmm15, xmm18
        vpaddd       xmm15, xmm21, xmm15
        vpternlogd   xmm20, xmm15, xmm19, 184
        vprorvd      xmm18, xmm15, xmm10
        vprorvd      xmm19, xmm15, xmm11
        vprorvd      xmm21, xmm15, xmm12
        vpternlogd   xmm21, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm15                               ; round 4
        vpternlogd   xmm18, xmm17, xmm13, 248
        vmovdqa64    xmm19, xmm13
        vpternlogd   xmm19, xmm17, xmm15, 176
        vpalignr     xmm23, xmm15, xmm15, 8
        mov          ebx, [rsi + 60]                            ; W_15
        add          ebp, [rel L(K) + 12]
        vmovd        xmm24, ebp
        vpaddd       xmm24, xmm4, xmm24
        vpsubd       xmm24{k1}, xmm14, xmm4
        vpaddd       xmm22, xmm24, xmm22
        vpaddd       xmm20, xmm22, xmm20
        vpaddd       xmm20, xmm21, xmm20
        vpternlogd   xmm19, xmm20, xmm18, 184
        vprorvd      xmm18, xmm20, xmm10
        vprorvd      xmm21, xmm20, xmm11
        vprorvd      xmm22, xmm20, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm20                               ; round 5
        vpternlogd   xmm18, xmm17, xmm15, 248
        vmovdqa64    xmm21, xmm15
        vpternlogd   xmm21, xmm17, xmm20, 176
        vpalignr     xmm24, xmm20, xmm20, 8
        bswap        r12d
        mov          [rax + 16], r12d                           ; W 4
        add          r12d, [rel L(K) + 16]
        vmovd        xmm25, r12d
        vpaddd       xmm25, xmm25, xmm16
        vpsubd       xmm25{k1}, xmm14, xmm16
        vpaddd       xmm16, xmm25, xmm23
        vpaddd       xmm16, xmm16, xmm19
        vpaddd       xmm16, xmm22, xmm16
        vpternlogd   xmm21, xmm16, xmm18, 184
        vprorvd      xmm18, xmm16, xmm10
        vprorvd      xmm19, xmm16, xmm11
        vprorvd      xmm22, xmm16, xmm12
        vpternlogd   xmm22, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm16                               ; round 6
        vpternlogd   xmm18, xmm17, xmm20, 248
        vmovdqa64    xmm19, xmm20
        vpternlogd   xmm19, xmm17, xmm16, 176
        vpalignr     xmm23, xmm16, xmm16, 8
        bswap        r13d
        mov          [rax + 20], r13d                           ; W 5
        add          r13d, [rel L(K) + 20]
        vmovd        xmm25, r13d
        vpaddd       xmm25, xmm25, xmm13
        vpsubd       xmm25{k1}, xmm14, xmm13
        vpaddd       xmm13, xmm25, xmm24
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm13, xmm22, xmm13
        vpternlogd   xmm19, xmm13, xmm18, 184
        vprorvd      xmm18, xmm13, xmm10
        vprorvd      xmm21, xmm13, xmm11
        vprorvd      xmm22, xmm13, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm13                               ; round 7
        vpternlogd   xmm18, xmm17, xmm16, 248
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm17, xmm13, 176
        vpalignr     xmm24, xmm13, xmm13, 8
        bswap        r14d
        mov          [rax + 24], r14d                           ; W 6
        add          r14d, [rel L(K) + 24]
        vmovd        xmm25, r14d
        vpaddd       xmm25, xmm25, xmm15
        vpsubd       xmm25{k1}, xmm14, xmm15
        vpaddd       xmm15, xmm25, xmm23
        vpaddd       xmm15, xmm15, xmm19
        vpaddd       xmm15, xmm22, xmm15
        vpternlogd   xmm21, xmm15, xmm18, 184
        vprorvd      xmm18, xmm15, xmm10
        vprorvd      xmm19, xmm15, xmm11
        vprorvd      xmm22, xmm15, xmm12
        vpternlogd   xmm22, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm15                               ; round 8
        vpternlogd   xmm18, xmm17, xmm13, 248
        vmovdqa64    xmm19, xmm13
        vpternlogd   xmm19, xmm17, xmm15, 176
        vpalignr     xmm23, xmm15, xmm15, 8
        bswap        r15d
        mov          [rax + 28], r15d                           ; W 7
        add          r15d, [rel L(K) + 28]
        vmovd        xmm25, r15d
        vpaddd       xmm25, xmm25, xmm20
        vpsubd       xmm25{k1}, xmm14, xmm20
        vpaddd       xmm20, xmm25, xmm24
        vpaddd       xmm20, xmm20, xmm21
        vpaddd       xmm20, xmm22, xmm20
        vpternlogd   xmm19, xmm20, xmm18, 184
        vprorvd      xmm18, xmm20, xmm10
        vprorvd      xmm21, xmm20, xmm11
        vprorvd      xmm22, xmm20, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm20                               ; round 9
        vpternlogd   xmm18, xmm17, xmm15, 248
        vmovdqa64    xmm21, xmm15
        vpternlogd   xmm21, xmm17, xmm20, 176
        vpalignr     xmm24, xmm20, xmm20, 8
        bswap        r9d
        mov          [rax + 32], r9d                            ; W 8
        add          r9d, [rel L(K) + 32]
        vmovd        xmm25, r9d
        vpaddd       xmm25, xmm25, xmm16
        vpsubd       xmm25{k1}, xmm14, xmm16
        vpaddd       xmm16, xmm25, xmm23
        vpaddd       xmm16, xmm16, xmm19
        vpaddd       xmm16, xmm22, xmm16
        vpternlogd   xmm21, xmm16, xmm18, 184
        vprorvd      xmm18, xmm16, xmm10
        vprorvd      xmm19, xmm16, xmm11
        vprorvd      xmm22, xmm16, xmm12
        vpternlogd   xmm22, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm16                               ; round 10
        vpternlogd   xmm18, xmm17, xmm20, 248
        vmovdqa64    xmm19, xmm20
        vpternlogd   xmm19, xmm17, xmm16, 176
        vpalignr     xmm23, xmm16, xmm16, 8
        bswap        edx
        mov          [rax + 36], edx                            ; W 9
        add          edx, [rel L(K) + 36]
        vmovd        xmm25, edx
        vpaddd       xmm25, xmm25, xmm13
        vpsubd       xmm25{k1}, xmm14, xmm13
        vpaddd       xmm13, xmm25, xmm24
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm13, xmm22, xmm13
        vpternlogd   xmm19, xmm13, xmm18, 184
        vprorvd      xmm18, xmm13, xmm10
        vprorvd      xmm21, xmm13, xmm11
        vprorvd      xmm22, xmm13, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm13                               ; round 11
        vpternlogd   xmm18, xmm17, xmm16, 248
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm17, xmm13, 176
        vpalignr     xmm24, xmm13, xmm13, 8
        bswap        ecx
        mov          [rax + 40], ecx                            ; W 10
        add          ecx, [rel L(K) + 40]
        vmovd        xmm25, ecx
        vpaddd       xmm25, xmm25, xmm15
        vpsubd       xmm25{k1}, xmm14, xmm15
        vpaddd       xmm15, xmm25, xmm23
        vpaddd       xmm15, xmm15, xmm19
        vpaddd       xmm15, xmm22, xmm15
        vpternlogd   xmm21, xmm15, xmm18, 184
        vprorvd      xmm18, xmm15, xmm10
        vprorvd      xmm19, xmm15, xmm11
        vprorvd      xmm22, xmm15, xmm12
        vpternlogd   xmm22, xmm18, xmm19, 150
        vmovdqa64    xmm18, xmm15                               ; round 12
        vpternlogd   xmm18, xmm17, xmm13, 248
        vmovdqa64    xmm19, xmm13
        vpternlogd   xmm19, xmm17, xmm15, 176
        vpalignr     xmm23, xmm15, xmm15, 8
        bswap        edi
        mov          [rax + 44], edi                            ; W 11
        add          edi, [rel L(K) + 44]
        vmovd        xmm25, edi
        vpaddd       xmm25, xmm25, xmm20
        vpsubd       xmm25{k1}, xmm14, xmm20
        vpaddd       xmm20, xmm25, xmm24
        vpaddd       xmm20, xmm20, xmm21
        vpaddd       xmm20, xmm22, xmm20
        vpternlogd   xmm19, xmm20, xmm18, 184
        vprorvd      xmm18, xmm20, xmm10
        vprorvd      xmm21, xmm20, xmm11
        vprorvd      xmm22, xmm20, xmm12
        vpternlogd   xmm22, xmm18, xmm21, 150
        vmovdqa64    xmm18, xmm20                               ; round 13
        vpternlogd   xmm18, xmm17, xmm15, 248
        vmovdqa64    xmm21, xmm15
        vpternlogd   xmm21, xmm17, xmm20, 176
        vpalignr     xmm24, xmm20, xmm20, 8
        bswap        r8d
        mov          [rax + 48], r8d                            ; W 12
        add          r8d, [rel L(K) + 48]
        vmovd        xmm25, r8d
        vpaddd       xmm25, xmm25, xmm16
        vpsubd       xmm25{k1}, xmm14, xmm16
        vpaddd       xmm16, xmm25, xmm23
        vpaddd       xmm16, xmm16, xmm19
        vpaddd       xmm3, xmm22, xmm16
        vpternlogd   xmm21, xmm3, xmm18, 184
        vprorvd      xmm16, xmm3, xmm10
        vprorvd      xmm18, xmm3, xmm11
        vmovdqa64    xmm19, xmm3                                ; round 14
        vpternlogd   xmm19, xmm17, xmm20, 248
        vmovdqa64    xmm22, xmm20
        vpternlogd   xmm22, xmm17, xmm3, 176
        lea          rdx, [rax + 192]                           ; round 15
        vprorvd      xmm23, xmm3, xmm12
        vpternlogd   xmm23, xmm16, xmm18, 150
        vpalignr     xmm16, xmm3, xmm3, 8
        bswap        r11d
        mov          [rax + 52], r11d                           ; W 13
        add          r11d, [rel L(K) + 52]
        vmovd        xmm18, r11d
        vpaddd       xmm18, xmm18, xmm13
        vpsubd       xmm18{k1}, xmm14, xmm13
        vpaddd       xmm13, xmm18, xmm24
        vpaddd       xmm13, xmm13, xmm21
        vpaddd       xmm2, xmm23, xmm13
        vpternlogd   xmm22, xmm2, xmm19, 184
        vprorvd      xmm13, xmm2, xmm10
        vprorvd      xmm18, xmm2, xmm11
        vmovdqa64    xmm19, xmm2
        vpternlogd   xmm19, xmm17, xmm3, 248
        vmovdqa64    xmm21, xmm3
        vpternlogd   xmm21, xmm17, xmm2, 176
        vprorvd      xmm17, xmm2, xmm12
        vpternlogd   xmm17, xmm13, xmm18, 150
        bswap        r10d
        mov          [rax + 56], r10d                           ; W 14
        add          r10d, [rel L(K) + 56]
        vmovd        xmm13, r10d
        vpaddd       xmm13, xmm13, xmm15
        vpsubd       xmm13{k1}, xmm14, xmm15
        vpaddd       xmm13, xmm13, xmm16
        vpaddd       xmm13, xmm13, xmm22
        vpaddd       xmm1, xmm17, xmm13
        vpalignr     xmm13, xmm2, xmm2, 8
        vpternlogd   xmm21, xmm1, xmm19, 184
        vprorvd      xmm10, xmm1, xmm10
        vprorvd      xmm11, xmm1, xmm11
        vprorvd      xmm12, xmm1, xmm12
        bswap        ebx
        mov          [rax + 60], ebx                            ; W 15
        add          ebx, [rel L(K) + 60]
        vmovd        xmm15, ebx
        vpaddd       xmm15, xmm15, xmm20
        vpsubd       xmm15{k1}, xmm14, xmm20
        vpaddd       xmm13, xmm15, xmm13
        lea          r9, [rel L(K) + 64]
        vpternlogd   xmm12, xmm10, xmm11, 150
        vpaddd       xmm10, xmm13, xmm21
        vpaddd       xmm0, xmm12, xmm10
        mov          rcx, rax
        mov          rdi, [rsp]
        mov          r10, [rsp + 8]
        align        64
L(f_carry1):

        ; sixteen rounds, and the schedule of their words
        mov          r8d, [rcx + 56]                            ; W_16 = sigma1(W_14) + W_9 + sigma0(W_1) + W_0
        mov          r11d, [rcx + 36]
        mov          ebx, [rcx + 60]                            ; W_17 = sigma1(W_15) + W_10 + sigma0(W_2) + W_1
        vmovdqu64    xmm10, [rcx + 4]                           ; sigma0(W_1) + W_0, and three more
        mov          ebp, [rcx + 40]
        rorx         r12d, r8d, 17
        vmovdqu64    xmm11, [rel L(turns)]                      ; round 16
        vmovdqu64    xmm12, [rel L(turns) + 16]
        rorx         r13d, r8d, 19
        vmovdqu64    xmm13, [rel L(turns) + 32]
        shr          r8d, 10
        vmovdqu64    xmm14, [rel L(turns) + 48]
        vprorvd      xmm15, xmm0, xmm11
        vprorvd      xmm16, xmm0, xmm12
        vmovdqu64    xmm17, [rcx + 20]                          ; sigma0(W_5) + W_4, and three more
        xor          r12d, r13d
        rorx         r13d, ebx, 17
        rorx         r14d, ebx, 19
        vprorvd      xmm18, xmm0, xmm13
        shr          ebx, 10
        vpternlogd   xmm18, xmm15, xmm16, 150
        vmovdqa64    xmm15, xmm1
        vpternlogd   xmm15, xmm14, xmm2, 248
        xor          r12d, r8d
        vmovdqa64    xmm16, xmm2
        vpternlogd   xmm16, xmm14, xmm1, 176
        xor          r13d, r14d
        vpternlogd   xmm16, xmm0, xmm15, 184
        vmovdqu64    xmm15, [rcx + 36]                          ; sigma0(W_9) + W_8, and three more
        vpalignr     xmm19, xmm1, xmm1, 8
        vpaddd       xmm18, xmm19, xmm18
        mov          r8d, [rcx + 44]                            ; W_18 = sigma1(W_16) + W_11 + sigma0(W_3) + W_2
        vpaddd       xmm16, xmm18, xmm16
        vmovdqa64    xmm18, xmm0                                ; round 17
        vpternlogd   xmm18, xmm14, xmm1, 248
        xor          r13d, ebx
        vmovdqa64    xmm19, xmm1
        vpternlogd   xmm19, xmm14, xmm0, 176
        mov          ebx, [rcx + 48]                            ; W_19 = sigma1(W_17) + W_12 + sigma0(W_4) + W_3
        vmovdqu64    xmm20, [rel L(words_00000000000000000000000000000000)]
        vpalignr     xmm21, xmm0, xmm0, 8
        vprord       xmm22, xmm10, 7
        vprord       xmm23, xmm10, 18
        mov          r14d, [rcx + 52]                           ; W_20 = sigma1(W_18) + W_13 + sigma0(W_5) + W_4
        mov          r15d, [rcx + 56]                           ; W_21 = sigma1(W_19) + W_14 + sigma0(W_6) + W_5
        vpsrld       xmm10, xmm10, 3
        vpsrld       xmm24, xmm17, 3
        vpternlogd   xmm10, xmm22, xmm23, 150
        vprord       xmm22, xmm17, 7
        mov          [rsp], rdi
        mov          edi, [rcx + 60]                            ; W_22 = sigma1(W_20) + W_15 + sigma0(W_7) + W_6
        vprord       xmm17, xmm17, 18
        vpsrld       xmm23, xmm15, 3
        vpaddd       xmm10, xmm10, [rcx]
        vpternlogd   xmm24, xmm22, xmm17, 150
        vprord       xmm17, xmm15, 7
        vprord       xmm15, xmm15, 18
        vmovdqu64    [rcx + 64], xmm10
        add          r11d, [rcx + 64]
        add          ebp, [rcx + 68]
        add          r11d, r12d
        add          r8d, [rcx + 72]
        mov          [rcx + 64], r11d
        rorx         r12d, r11d, 17
        mov          [rsp + 8], rsi
        rorx         esi, r11d, 19
        add          ebp, r13d
        xor          r12d, esi
        mov          r13d, r11d
        shr          r13d, 10
        mov          [rcx + 68], ebp
        rorx         esi, ebp, 17
        xor          r12d, r13d
        rorx         r13d, ebp, 19
        mov          [rsp + 16], r10
        mov          r10d, ebp
        shr          r10d, 10
        add          ebx, [rcx + 76]
        add          r8d, r12d
        xor          esi, r13d
        mov          [rcx + 72], r8d
        xor          esi, r10d
        rorx         r12d, r8d, 17
        rorx         r13d, r8d, 19
        add          ebx, esi
        xor          r12d, r13d
        mov          r13d, r8d
        shr          r13d, 10
        mov          [rcx + 76], ebx
        rorx         r10d, ebx, 17
        rorx         esi, ebx, 19
        xor          r12d, r13d
        xor          r10d, esi
        add          r11d, [r9]
        vmovd        xmm10, r11d
        vpaddd       xmm10, xmm3, xmm10
        vpsubd       xmm10{k1}, xmm20, xmm3
        vpaddd       xmm10, xmm16, xmm10
        vpternlogd   xmm19, xmm10, xmm18, 184
        vprorvd      xmm16, xmm10, xmm11
        vprorvd      xmm18, xmm10, xmm12
        vprorvd      xmm22, xmm10, xmm13
        vpternlogd   xmm22, xmm16, xmm18, 150
        vmovdqa64    xmm16, xmm10                               ; round 18
        vpternlogd   xmm16, xmm14, xmm0, 248
        vmovdqa64    xmm18, xmm0
        vpternlogd   xmm18, xmm14, xmm10, 176
        vpalignr     xmm25, xmm10, xmm10, 8
        add          ebp, [r9 + 4]
        vmovd        xmm26, ebp
        vpaddd       xmm26, xmm2, xmm26
        vpsubd       xmm26{k1}, xmm20, xmm2
        vpaddd       xmm21, xmm21, xmm26
        vpaddd       xmm19, xmm21, xmm19
        vpaddd       xmm19, xmm22, xmm19
        vpternlogd   xmm18, xmm19, xmm16, 184
        vprorvd      xmm16, xmm19, xmm11
        vprorvd      xmm21, xmm19, xmm12
        vprorvd      xmm22, xmm19, xmm13
        vpternlogd   xmm22, xmm16, xmm21, 150
        vmovdqa64    xmm16, xmm19                               ; round 19
        vpternlogd   xmm16, xmm14, xmm10, 248
        vmovdqa64    xmm21, xmm10
        vpternlogd   xmm21, xmm14, xmm19, 176
        vpalignr     xmm26, xmm19, xmm19, 8
        mov          r11d, ebx
        shr          r11d, 10
        mov          ebp, [rcx + 64]                            ; W_23 = sigma1(W_21) + W_16 + sigma0(W_8) + W_7
        xor          r10d, r11d
        add          r8d, [r9 + 8]
        vmovd        xmm27, r8d
        vpaddd       xmm27, xmm1, xmm27
        vpsubd       xmm27{k1}, xmm20, xmm1
        vpaddd       xmm25, xmm25, xmm27
        vpaddd       xmm18, xmm25, xmm18
        vpaddd       xmm18, xmm22, xmm18
        vpternlogd   xmm21, xmm18, xmm16, 184
        vprorvd      xmm16, xmm18, xmm11
        vprorvd      xmm22, xmm18, xmm12
        vprorvd      xmm25, xmm18, xmm13
        vpternlogd   xmm25, xmm16, xmm22, 150
        vmovdqa64    xmm16, xmm18                               ; round 20
        vpternlogd   xmm16, xmm14, xmm19, 248
        vmovdqa64    xmm22, xmm19
        vpternlogd   xmm22, xmm14, xmm18, 176
        vpalignr     xmm27, xmm18, xmm18, 8
        add          ebx, [r9 + 12]
        vmovd        xmm28, ebx
        vpaddd       xmm28, xmm0, xmm28
        vpsubd       xmm28{k1}, xmm20, xmm0
        vpaddd       xmm26, xmm28, xmm26
        vpaddd       xmm21, xmm26, xmm21
        vpaddd       xmm21, xmm25, xmm21
        vpternlogd   xmm22, xmm21, xmm16, 184
        vprorvd      xmm16, xmm21, xmm11
        vprorvd      xmm25, xmm21, xmm12
        vprorvd      xmm26, xmm21, xmm13
        vpternlogd   xmm26, xmm16, xmm25, 150
        vmovdqa64    xmm16, xmm21                               ; round 21
        vpternlogd   xmm16, xmm14, xmm18, 248
        vmovdqa64    xmm25, xmm18
        vpternlogd   xmm25, xmm14, xmm21, 176
        vpalignr     xmm28, xmm21, xmm21, 8
        mov          r8d, [rcx + 68]                            ; W_24 = sigma1(W_22) + W_17 + sigma0(W_9) + W_8
        mov          r11d, [rcx + 72]                           ; W_25 = sigma1(W_23) + W_18 + sigma0(W_10) + W_9
        mov          ebx, [rcx + 76]                            ; W_26 = sigma1(W_24) + W_19 + sigma0(W_11) + W_10
        vpaddd       xmm24, xmm24, [rcx + 16]
        vpternlogd   xmm23, xmm17, xmm15, 150
        vmovdqu64    [rcx + 80], xmm24
        add          r14d, [rcx + 80]
        add          r15d, [rcx + 84]
        add          r14d, r12d
        mov          [rcx + 80], r14d
        rorx         r12d, r14d, 17
        rorx         r13d, r14d, 19
        add          r15d, r10d
        xor          r12d, r13d
        add          edi, [rcx + 88]
        add          ebp, [rcx + 92]
        mov          r13d, r14d
        shr          r13d, 10
        mov          [rcx + 84], r15d
        rorx         r10d, r15d, 17
        rorx         esi, r15d, 19
        xor          r12d, r13d
        xor          r10d, esi
        add          edi, r12d
        mov          r12d, r15d
        shr          r12d, 10
        mov          [rcx + 88], edi
        xor          r10d, r12d
        rorx         r12d, edi, 17
        rorx         r13d, edi, 19
        add          ebp, r10d
        xor          r12d, r13d
        mov          r13d, edi
        shr          r13d, 10
        mov          [rcx + 92], ebp
        rorx         r10d, ebp, 17
        rorx         esi, ebp, 19
        xor          r12d, r13d
        xor          r10d, esi
        add          r14d, [r9 + 16]
        vmovd        xmm15, r14d
        vpaddd       xmm15, xmm10, xmm15
        vpsubd       xmm15{k1}, xmm20, xmm10
        vpaddd       xmm10, xmm15, xmm27
        vpaddd       xmm10, xmm10, xmm22
        vpaddd       xmm10, xmm26, xmm10
        vpternlogd   xmm25, xmm10, xmm16, 184
        vprorvd      xmm15, xmm10, xmm11
        vprorvd      xmm16, xmm10, xmm12
        vprorvd      xmm17, xmm10, xmm13
        vpternlogd   xmm17, xmm15, xmm16, 150
        vmovdqa64    xmm15, xmm10                               ; round 22
        vpternlogd   xmm15, xmm14, xmm21, 248
        vmovdqa64    xmm16, xmm21
        vpternlogd   xmm16, xmm14, xmm10, 176
        vpalignr     xmm22, xmm10, xmm10, 8
        add          r15d, [r9 + 20]
        vmovd        xmm24, r15d
        vpaddd       xmm24, xmm19, xmm24
        vpsubd       xmm24{k1}, xmm20, xmm19
        vpaddd       xmm19, xmm24, xmm28
        vpaddd       xmm19, xmm19, xmm25
        vpaddd       xmm17, xmm17, xmm19
        vpternlogd   xmm16, xmm17, xmm15, 184
        vprorvd      xmm15, xmm17, xmm11
        vprorvd      xmm19, xmm17, xmm12
        vprorvd      xmm24, xmm17, xmm13
        vpternlogd   xmm24, xmm15, xmm19, 150
        vmovdqa64    xmm15, xmm17                               ; round 23
        vpternlogd   xmm15, xmm14, xmm10, 248
        vmovdqa64    xmm19, xmm10
        vpternlogd   xmm19, xmm14, xmm17, 176
        vpalignr     xmm25, xmm17, xmm17, 8
        mov          r13d, ebp
        shr          r13d, 10
        mov          r14d, [rcx + 80]                           ; W_27 = sigma1(W_25) + W_20 + sigma0(W_12) + W_11
        xor          r10d, r13d
        add          edi, [r9 + 24]
        vmovd        xmm26, edi
        vpaddd       xmm26, xmm18, xmm26
        vpsubd       xmm26{k1}, xmm20, xmm18
        vpaddd       xmm18, xmm26, xmm22
        vpaddd       xmm16, xmm18, xmm16
        vpaddd       xmm16, xmm24, xmm16
        vpternlogd   xmm19, xmm16, xmm15, 184
        vprorvd      xmm15, xmm16, xmm11
        vprorvd      xmm18, xmm16, xmm12
        vprorvd      xmm22, xmm16, xmm13
        vpternlogd   xmm22, xmm15, xmm18, 150
        vmovdqa64    xmm15, xmm16                               ; round 24
        vpternlogd   xmm15, xmm14, xmm17, 248
        vmovdqa64    xmm18, xmm17
        vpternlogd   xmm18, xmm14, xmm16, 176
        vpalignr     xmm24, xmm16, xmm16, 8
        add          ebp, [r9 + 28]
        vmovd        xmm26, ebp
        vpaddd       xmm26, xmm26, xmm21
        vpsubd       xmm26{k1}, xmm20, xmm21
        vpaddd       xmm21, xmm26, xmm25
        vpaddd       xmm19, xmm21, xmm19
        vpaddd       xmm19, xmm22, xmm19
        vpternlogd   xmm18, xmm19, xmm15, 184
        vprorvd      xmm15, xmm19, xmm11
        vprorvd      xmm21, xmm19, xmm12
        vprorvd      xmm22, xmm19, xmm13
        vpternlogd   xmm22, xmm15, xmm21, 150
        vmovdqa64    xmm15, xmm19                               ; round 25
        vpternlogd   xmm15, xmm14, xmm16, 248
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm14, xmm19, 176
        vpalignr     xmm25, xmm19, xmm19, 8
        mov          ebp, [rcx + 84]                            ; W_28 = sigma1(W_26) + W_21 + sigma0(W_13) + W_12
        vmovdqu64    xmm26, [rcx + 52]                          ; sigma0(W_13) + W_12, and three more
        mov          r13d, [rcx + 88]                           ; W_29 = sigma1(W_27) + W_22 + sigma0(W_14) + W_13
        vpaddd       xmm23, xmm23, [rcx + 32]
        vprord       xmm27, xmm26, 7
        vprord       xmm28, xmm26, 18
        mov          r15d, [rcx + 92]                           ; W_30 = sigma1(W_28) + W_23 + sigma0(W_15) + W_14
        vpsrld       xmm26, xmm26, 3
        vmovdqu64    [rcx + 96], xmm23
        add          r8d, [rcx + 96]
        add          r11d, [rcx + 100]
        add          r8d, r12d
        mov          [rcx + 96], r8d
        rorx         r12d, r8d, 17
        rorx         edi, r8d, 19
        add          r11d, r10d
        xor          r12d, edi
        add          ebx, [rcx + 104]
        add          r14d, [rcx + 108]
        mov          r10d, r8d
        shr          r10d, 10
        mov          [rcx + 100], r11d
        rorx         edi, r11d, 17
        rorx         esi, r11d, 19
        xor          r12d, r10d
        xor          edi, esi
        add          ebx, r12d
        mov          r12d, r11d
        shr          r12d, 10
        mov          [rcx + 104], ebx
        xor          edi, r12d
        rorx         r12d, ebx, 17
        rorx         r10d, ebx, 19
        add          r14d, edi
        xor          r12d, r10d
        mov          r10d, ebx
        shr          r10d, 10
        mov          [rcx + 108], r14d
        rorx         edi, r14d, 17
        rorx         esi, r14d, 19
        xor          r12d, r10d
        xor          edi, esi
        add          r8d, [r9 + 32]
        vmovd        xmm23, r8d
        vpaddd       xmm23, xmm23, xmm10
        vpsubd       xmm23{k1}, xmm20, xmm10
        vpaddd       xmm10, xmm23, xmm24
        vpaddd       xmm10, xmm10, xmm18
        vpaddd       xmm10, xmm22, xmm10
        vpternlogd   xmm21, xmm10, xmm15, 184
        vprorvd      xmm15, xmm10, xmm11
        vprorvd      xmm18, xmm10, xmm12
        vprorvd      xmm22, xmm10, xmm13
        vpternlogd   xmm22, xmm15, xmm18, 150
        vmovdqa64    xmm15, xmm10                               ; round 26
        vpternlogd   xmm15, xmm14, xmm19, 248
        vmovdqa64    xmm18, xmm19
        vpternlogd   xmm18, xmm14, xmm10, 176
        vpalignr     xmm23, xmm10, xmm10, 8
        add          r11d, [r9 + 36]
        vmovd        xmm24, r11d
        vpaddd       xmm24, xmm24, xmm17
        vpsubd       xmm24{k1}, xmm20, xmm17
        vpaddd       xmm17, xmm24, xmm25
        vpaddd       xmm17, xmm17, xmm21
        vpaddd       xmm17, xmm22, xmm17
        vpternlogd   xmm18, xmm17, xmm15, 184
        vprorvd      xmm15, xmm17, xmm11
        vprorvd      xmm21, xmm17, xmm12
        vprorvd      xmm22, xmm17, xmm13
        vpternlogd   xmm22, xmm15, xmm21, 150
        vmovdqa64    xmm15, xmm17                               ; round 27
        vpternlogd   xmm15, xmm14, xmm10, 248
        vmovdqa64    xmm21, xmm10
        vpternlogd   xmm21, xmm14, xmm17, 176
        vpalignr     xmm24, xmm17, xmm17, 8
        mov          r8d, r14d
        shr          r8d, 10
        mov          r11d, [rcx + 96]                           ; W_31 = sigma1(W_29) + W_24 + sigma0(W_16) + W_15
        xor          edi, r8d
        lea          r8, [rcx + 64]                             ; round 31
        lea          r10, [r9 + 64]
        vpternlogd   xmm26, xmm27, xmm28, 150
        add          ebx, [r9 + 40]
        vmovd        xmm25, ebx
        vpaddd       xmm25, xmm25, xmm16
        vpsubd       xmm25{k1}, xmm20, xmm16
        vpaddd       xmm16, xmm25, xmm23
        vpaddd       xmm16, xmm16, xmm18
        vpaddd       xmm16, xmm22, xmm16
        vpternlogd   xmm21, xmm16, xmm15, 184
        vprorvd      xmm15, xmm16, xmm11
        vprorvd      xmm18, xmm16, xmm12
        vprorvd      xmm22, xmm16, xmm13
        vpternlogd   xmm22, xmm15, xmm18, 150
        vmovdqa64    xmm15, xmm16                               ; round 28
        vpternlogd   xmm15, xmm14, xmm17, 248
        vmovdqa64    xmm18, xmm17
        vpternlogd   xmm18, xmm14, xmm16, 176
        vpalignr     xmm23, xmm16, xmm16, 8
        add          r14d, [r9 + 44]
        vmovd        xmm25, r14d
        vpaddd       xmm25, xmm25, xmm19
        vpsubd       xmm25{k1}, xmm20, xmm19
        vpaddd       xmm19, xmm25, xmm24
        vpaddd       xmm19, xmm19, xmm21
        vpaddd       xmm19, xmm22, xmm19
        vpternlogd   xmm18, xmm19, xmm15, 184
        vprorvd      xmm15, xmm19, xmm11
        vprorvd      xmm21, xmm19, xmm12
        vprorvd      xmm22, xmm19, xmm13
        vpternlogd   xmm22, xmm15, xmm21, 150
        vmovdqa64    xmm15, xmm19                               ; round 29
        vpternlogd   xmm15, xmm14, xmm16, 248
        vmovdqa64    xmm21, xmm16
        vpternlogd   xmm21, xmm14, xmm19, 176
        vpalignr     xmm24, xmm19, xmm19, 8
        vpaddd       xmm25, xmm26, [rcx + 48]
        vmovdqu64    [rcx + 112], xmm25
        add          ebp, [rcx + 112]
        add          r13d, [rcx + 116]
        add          ebp, r12d
        mov          [rcx + 112], ebp
        rorx         ebx, ebp, 17
        rorx         r12d, ebp, 19
        add          r13d, edi
        xor          ebx, r12d
        add          r15d, [rcx + 120]
        add          r11d, [rcx + 124]
        mov          r12d, ebp
        shr          r12d, 10
        mov          [rcx + 116], r13d
        rorx         r14d, r13d, 17
        rorx         edi, r13d, 19
        xor          ebx, r12d
        xor          r14d, edi
        add          r15d, ebx
        mov          ebx, r13d
        shr          ebx, 10
        add          ebp, [r9 + 48]
        vmovd        xmm25, ebp
        vpaddd       xmm25, xmm25, xmm10
        vpsubd       xmm25{k1}, xmm20, xmm10
        vpaddd       xmm10, xmm25, xmm23
        vpaddd       xmm10, xmm10, xmm18
        vpaddd       xmm3, xmm22, xmm10
        vpternlogd   xmm21, xmm3, xmm15, 184
        vprorvd      xmm10, xmm3, xmm11
        vprorvd      xmm15, xmm3, xmm12
        vprorvd      xmm18, xmm3, xmm13
        vpternlogd   xmm18, xmm10, xmm15, 150
        vmovdqa64    xmm10, xmm3                                ; round 30
        vpternlogd   xmm10, xmm14, xmm19, 248
        vmovdqa64    xmm15, xmm19
        vpternlogd   xmm15, xmm14, xmm3, 176
        vpalignr     xmm22, xmm3, xmm3, 8
        add          r13d, [r9 + 52]
        vmovd        xmm23, r13d
        vpaddd       xmm23, xmm23, xmm17
        vpsubd       xmm23{k1}, xmm20, xmm17
        vpaddd       xmm17, xmm23, xmm24
        vpaddd       xmm17, xmm17, xmm21
        vpaddd       xmm2, xmm18, xmm17
        vpternlogd   xmm15, xmm2, xmm10, 184
        vprorvd      xmm10, xmm2, xmm11
        vprorvd      xmm17, xmm2, xmm12
        vmovdqa64    xmm18, xmm2
        vpternlogd   xmm18, xmm14, xmm3, 248
        vmovdqa64    xmm21, xmm3
        vpternlogd   xmm21, xmm14, xmm2, 176
        vprorvd      xmm14, xmm2, xmm13
        vpternlogd   xmm14, xmm10, xmm17, 150
        mov          [rcx + 120], r15d
        xor          r14d, ebx
        vpalignr     xmm10, xmm2, xmm2, 8
        add          r15d, [r9 + 56]
        vmovd        xmm17, r15d
        vpaddd       xmm17, xmm17, xmm16
        vpsubd       xmm17{k1}, xmm20, xmm16
        vpaddd       xmm16, xmm17, xmm22
        vpaddd       xmm15, xmm16, xmm15
        vpaddd       xmm1, xmm14, xmm15
        vpternlogd   xmm21, xmm1, xmm18, 184
        vprorvd      xmm11, xmm1, xmm11
        vprorvd      xmm12, xmm1, xmm12
        vprorvd      xmm13, xmm1, xmm13
        add          r11d, r14d
        vpternlogd   xmm13, xmm11, xmm12, 150
        mov          [rcx + 124], r11d
        add          r11d, [r9 + 60]
        vmovd        xmm11, r11d
        vpaddd       xmm11, xmm11, xmm19
        vpsubd       xmm11{k1}, xmm20, xmm19
        vpaddd       xmm10, xmm11, xmm10
        vpaddd       xmm10, xmm10, xmm21
        vpaddd       xmm0, xmm13, xmm10
        mov          rcx, r8
        mov          r9, r10
        mov          rdi, [rsp]
        mov          rsi, [rsp + 8]
        mov          r10, [rsp + 16]
        cmp          rcx, rdx
        jne          L(f_carry1)

        ; the hash value after the block
        vmovdqu64    xmm10, [rel L(words_00000000000000000000000000000000)] ; the last two rounds of a, and the hash value
        vmovdqu64    xmm11, [rel L(turns)]
        vmovdqu64    xmm12, [rel L(turns) + 16]
        vpaddd       xmm4, xmm0, xmm4
        vpaddd       xmm5, xmm1, xmm5
        vpaddd       xmm6, xmm2, xmm6
        vpaddd       xmm7, xmm3, xmm7
        vpsubd       xmm3, xmm10, xmm3
        vpsubd       xmm10, xmm10, xmm2
        vpaddd       xmm10, xmm9, xmm10
        vmovdqu64    xmm13, [rel L(turns) + 32]
        vmovdqu64    xmm14, [rel L(turns) + 48]
        add          rsi, 64                                    ; the next block
        add          rdi, -1
        vpalignr     xmm15, xmm1, xmm1, 8
        vpaddd       xmm3, xmm3, xmm15
        vprorvd      xmm15, xmm0, xmm11
        vprorvd      xmm16, xmm0, xmm12
        vprorvd      xmm17, xmm0, xmm13
        vpternlogd   xmm17, xmm15, xmm16, 150
        vpaddd       xmm3, xmm3, xmm17
        vmovdqa64    xmm15, xmm1
        vpternlogd   xmm15, xmm14, xmm2, 248
        vpternlogd   xmm2, xmm14, xmm1, 176
        vpternlogd   xmm2, xmm0, xmm15, 184
        vpaddd       xmm2, xmm3, xmm2
        vprorvd      xmm3, xmm2, xmm11
        vprorvd      xmm11, xmm2, xmm12
        vpaddd       xmm8, xmm8, xmm2
        vprorvd      xmm12, xmm2, xmm13
        vpternlogd   xmm12, xmm3, xmm11, 150
        vmovdqa64    xmm3, xmm0
        vpternlogd   xmm3, xmm14, xmm1, 248
        vpternlogd   xmm1, xmm14, xmm0, 176
        vpalignr     xmm0, xmm0, xmm0, 8
        vpternlogd   xmm1, xmm2, xmm3, 184
        vpaddd       xmm0, xmm0, xmm10
        vpaddd       xmm0, xmm0, xmm1
        vpaddd       xmm9, xmm12, xmm0
        jmp          L(f_batch1)
L(f_leave):
        vpshufd      xmm0, xmm9, 2                              ; the hash value
        vmovd        [r10 + 16], xmm4
        vpshufd      xmm1, xmm8, 2
        vmovd        [r10 + 20], xmm5
        vmovd        [r10 + 24], xmm6
        vmovd        [r10 + 28], xmm7
        vpshufd      xmm2, xmm4, 2
        vmovd        [r10], xmm0
        vpshufd      xmm0, xmm5, 2
        vmovd        [r10 + 4], xmm1
        vmovd        [r10 + 8], xmm2
        vmovd        [r10 + 12], xmm0
L(f_done):
        vzeroupper

%ifdef NSMS_WIN64
        vmovaps      xmm6, [rsp + 4208]
        vmovaps      xmm7, [rsp + 4224]
        vmovaps      xmm8, [rsp + 4240]
        vmovaps      xmm9, [rsp + 4256]
        vmovaps      xmm10, [rsp + 4272]
        vmovaps      xmm11, [rsp + 4288]
        vmovaps      xmm12, [rsp + 4304]
        vmovaps      xmm13, [rsp + 4320]
        vmovaps      xmm14, [rsp + 4336]
        vmovaps      xmm15, [rsp + 4352]
        add          rsp, 4376
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
        add          rsp, 4216
L(f_at9):
        pop          r15
L(f_at10):
        pop          r14
L(f_at11):
        pop          r13
L(f_at12):
        pop          r12
L(f_at13):
        pop          rbp
L(f_at14):
        pop          rbx
L(f_at15):
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
        dd           SYMBOL(nsms_sha256_blocks_avx512_n16_lanes) - $
        dd           L(f_end) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes)
        db           0
        db           0x40 + (L(f_at1) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes)), 0x0e, 0x10, 0x83, 0x02 ; push rbx
        db           0x40 + (L(f_at2) - L(f_at1)), 0x0e, 0x18, 0x86, 0x03 ; push rbp
        db           0x40 + (L(f_at3) - L(f_at2)), 0x0e, 0x20, 0x8c, 0x04 ; push r12
        db           0x40 + (L(f_at4) - L(f_at3)), 0x0e, 0x28, 0x8d, 0x05 ; push r13
        db           0x40 + (L(f_at5) - L(f_at4)), 0x0e, 0x30, 0x8e, 0x06 ; push r14
        db           0x40 + (L(f_at6) - L(f_at5)), 0x0e, 0x38, 0x8f, 0x07 ; push r15
        db           0x40 + (L(f_at7) - L(f_at6)), 0x0e, 0xb8, 0x20 ; sub rsp, 4096
        db           0x40 + (L(f_at8) - L(f_at7)), 0x0e, 0xb0, 0x21 ; sub rsp, 120
        db           0x04
        dd           L(f_at9) - L(f_at8)
        db           0x0e, 0x38                                 ; add rsp, 4216
        db           0x40 + (L(f_at10) - L(f_at9)), 0x0e, 0x30, 0xcf ; pop r15
        db           0x40 + (L(f_at11) - L(f_at10)), 0x0e, 0x28, 0xce ; pop r14
        db           0x40 + (L(f_at12) - L(f_at11)), 0x0e, 0x20, 0xcd ; pop r13
        db           0x40 + (L(f_at13) - L(f_at12)), 0x0e, 0x18, 0xcc ; pop r12
        db           0x40 + (L(f_at14) - L(f_at13)), 0x0e, 0x10, 0xc6 ; pop rbp
        db           0x40 + (L(f_at15) - L(f_at14)), 0x0e, 0x08, 0xc3 ; pop rbx
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
        db           1, L(f_at20) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 32, 0
        db           L(f_at20) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xf8 ; vmovaps [rsp + 4352], xmm15
        dw           272
        db           L(f_at19) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xe8 ; vmovaps [rsp + 4336], xmm14
        dw           271
        db           L(f_at18) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xd8 ; vmovaps [rsp + 4320], xmm13
        dw           270
        db           L(f_at17) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xc8 ; vmovaps [rsp + 4304], xmm12
        dw           269
        db           L(f_at16) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xb8 ; vmovaps [rsp + 4288], xmm11
        dw           268
        db           L(f_at15) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xa8 ; vmovaps [rsp + 4272], xmm10
        dw           267
        db           L(f_at14) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x98 ; vmovaps [rsp + 4256], xmm9
        dw           266
        db           L(f_at13) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x88 ; vmovaps [rsp + 4240], xmm8
        dw           265
        db           L(f_at12) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x78 ; vmovaps [rsp + 4224], xmm7
        dw           264
        db           L(f_at11) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x68 ; vmovaps [rsp + 4208], xmm6
        dw           263
        db           L(f_at10) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x01 ; sub rsp, 280
        dw           35
        db           L(f_at9) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x01 ; sub rsp, 4096
        dw           512
        db           L(f_at8) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xf0 ; push r15
        db           L(f_at7) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xe0 ; push r14
        db           L(f_at6) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xd0 ; push r13
        db           L(f_at5) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0xc0 ; push r12
        db           L(f_at4) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x70 ; push rdi
        db           L(f_at3) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x60 ; push rsi
        db           L(f_at2) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x50 ; push rbp
        db           L(f_at1) - SYMBOL(nsms_sha256_blocks_avx512_n16_lanes), 0x30 ; push rbx
        align        4, db 0
        section      .pdata rdata align=4
        dd           SYMBOL(nsms_sha256_blocks_avx512_n16_lanes) wrt ..imagebase
        dd           L(f_end) wrt ..imagebase
        dd           L(f_unwind) wrt ..imagebase
%endif
