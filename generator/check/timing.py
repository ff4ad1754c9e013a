"""The instructions whose time does not depend on their operands' values, by the list that says so; others are refused,
unless their row says so (`steady`).

`intel-2024`: Intel, "Data Operand Independent Timing Instructions", the page that goes with its "Data Operand Independent
Timing ISA Guidance", as it was transcribed in the project doit-enforcer on 2024-07-31 (doit-ins.hpp, 585 mnemonics).
`intel-2026`: not in that transcription; on the page as updated on 2026-02-23, by the reading of the project Jasmin (commit
97d6f868b of 2026-05-26, which put them back). The page itself was not at hand: both are other people's readings of it. From
Ice Lake and Gracemont on Intel says these things only where DOITM is set, which only an operating system can do. Of AMD no
such list is known here: that its processors take as long for any operands of these instructions is assumed.

`public`: the instruction has no data operands, or the checker lets it run on public ones only (targets, conditions, addresses).
`none`: on no list that is known here; UNLISTED says why it is let through all the same, a verdict names it, and so does
docs/SOUNDNESS.md. Shifts and rotations stand here for immediate counts, which is all that the rows have. Left out on purpose:
divisions, string instructions, PDEP and PEXT (slow and data-dependent on AMD's family 17h), x87.
"""

LISTED = {
    "intel-2024": """
        add and andn cmov cmp dec inc lea mov movzx not or pop push shl shr sub test xor
        kmovb kmovd kmovq kmovw
        sha1msg1 sha1msg2 sha1nexte sha1rnds4 sha256msg1 sha256msg2 sha256rnds2
        movd movdqa movdqu movq paddd paddq palignr pand pandn pblendw pinsrd pinsrq por pshufb pshufd pslld pslldq
        psllq psrld psrldq psrlq psubd psubq punpckhdq punpckhqdq punpckldq punpcklqdq pxor valignd valignq vextracti128
        vinserti128 vinserti32x4 vmovd vmovdqa vmovdqa32 vmovdqa64 vmovdqu vmovdqu64 vmovq vpaddd vpaddq vpalignr vpand
        vpandd vpandn vpandnd vpandnq vpandq vpblendd vpblendmd vpblendmq vpbroadcastd vpbroadcastq vperm2i128 vpermq
        vpermt2d vpermt2q vpinsrd vpinsrq vpor vpord vporq vprord vprorq vprorvd vprorvq vpshldd vpshldq vpshufb vpshufd
        vpslld vpslldq vpsllq vpsrld vpsrldq vpsrlq vpsubd vpsubq vpternlogd vpternlogq vpunpckhdq vpunpckhqdq
        vpunpckldq vpunpcklqdq vpxor vpxord vpxorq vshufi32x4 vzeroall vzeroupper""",
    "intel-2026": "bswap rol ror rorx shld shrd",
    "public": "call cld endbr64 j jmp nop prefetchnta prefetcht0 prefetcht1 prefetcht2 ret std",
    "none": "movaps movups shufps vmovaps vmovups vpgatherdd vpgatherqq vshufps",
}

SOURCES = {mnemonic: source for source, mnemonics in LISTED.items() for mnemonic in mnemonics.split()}

# mnemonic -> why it is let through although no list has it; rows that are `steady` give their reason in their own files
UNLISTED = {
    **dict.fromkeys(("movaps", "movups", "vmovaps", "vmovups"), "moves registers whole, as MOVDQA and MOVDQU, which are listed"),
    **dict.fromkeys(("shufps", "vshufps"), "shuffles by an immediate and computes nothing, as PSHUFD, which is listed"),
    **dict.fromkeys(("vpgatherdd", "vpgatherqq"), "runs only by an index and a mask that are known constants: plain loads"),
}
