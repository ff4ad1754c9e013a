"""The instructions whose time does not depend on their operands' values; any other is refused, unless its row says so.

Sources: Intel, "Data Operand Independent Timing Instruction Set Architecture (DOIT) Guidance" and its list of
instructions; AMD, "Software Optimization Guide" for families 17h to 1Ah, whose latency tables give one figure for
each of these. Shifts and rotations stand here for immediate counts, which is all that the rows have. Gathers take their
time by their addresses and their mask: the machine runs only those whose index and mask are known constants, so they
are a number of plain loads. Left out on purpose: divisions, string instructions, PDEP and PEXT (slow and data-dependent on
family 17h), x87.
"""

from __future__ import annotations

INTEGER = """mov movzx bswap add sub inc dec cmp test and or xor not andn lea ror rol rorx shl shr shld shrd cmov xchg
    push pop""".split()

MOVES = """movdqa movdqu movaps movups movd movq vmovdqa vmovdqu vmovaps vmovups vmovd vmovq vmovdqa32 vmovdqa64
    vmovdqu32 vmovdqu64""".split()

VECTOR = """paddd paddq psubd psubq pand pandn por pxor pandd pandq pandnd pandnq pord porq pxord pxorq psrld psrlq pslld
    psllq psrldq pslldq prold prolq prord prorq prorvd prorvq pshldd pshldq pternlogd pternlogq pshufb pshufd palignr
    punpckldq punpckhdq punpcklqdq punpckhqdq shufps pblendd pblendw pinsrd pinsrq pextrd pextrq inserti128 extracti128
    perm2i128 pblendmd pblendmq permt2d permt2q inserti32x4 inserti64x2 inserti64x4 extracti32x4 extracti64x2 extracti64x4
    shufi32x4 shufi64x2 permq pbroadcastd pbroadcastq broadcasti128 alignd alignq""".split()

MASKS = "kmovb kmovw kmovd kmovq vpgatherdd vpgatherqq".split()

SHA = "sha1rnds4 sha1nexte sha1msg1 sha1msg2 sha256rnds2 sha256msg1 sha256msg2".split()

CONTROL = "j jmp call ret nop endbr64 vzeroupper vzeroall cld std prefetcht0 prefetcht1 prefetcht2 prefetchnta".split()

CONSTANT_TIME = frozenset([*INTEGER, *MOVES, *VECTOR, *("v" + name for name in VECTOR), *MASKS, *SHA, *CONTROL])
