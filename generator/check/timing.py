"""The instructions whose time does not depend on their operands' values, each with the list that says so; others are refused,
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

from __future__ import annotations

LISTED = """
    add           intel-2024
    and           intel-2024
    andn          intel-2024
    bswap         intel-2026
    cmov          intel-2024
    cmp           intel-2024
    dec           intel-2024
    inc           intel-2024
    lea           intel-2024
    mov           intel-2024
    movzx         intel-2024
    not           intel-2024
    or            intel-2024
    pop           intel-2024
    push          intel-2024
    rol           intel-2026
    ror           intel-2026
    rorx          intel-2026
    shl           intel-2024
    shld          intel-2026
    shr           intel-2024
    shrd          intel-2026
    sub           intel-2024
    test          intel-2024
    xor           intel-2024

    kmovb         intel-2024
    kmovd         intel-2024
    kmovq         intel-2024
    kmovw         intel-2024

    sha1msg1      intel-2024
    sha1msg2      intel-2024
    sha1nexte     intel-2024
    sha1rnds4     intel-2024
    sha256msg1    intel-2024
    sha256msg2    intel-2024
    sha256rnds2   intel-2024

    call          public
    cld           public
    endbr64       public
    j             public
    jmp           public
    nop           public
    prefetchnta   public
    prefetcht0    public
    prefetcht1    public
    prefetcht2    public
    ret           public
    std           public

    movaps        none
    movd          intel-2024
    movdqa        intel-2024
    movdqu        intel-2024
    movq          intel-2024
    movups        none
    paddd         intel-2024
    paddq         intel-2024
    palignr       intel-2024
    pand          intel-2024
    pandn         intel-2024
    pblendw       intel-2024
    pinsrd        intel-2024
    pinsrq        intel-2024
    por           intel-2024
    pshufb        intel-2024
    pshufd        intel-2024
    pslld         intel-2024
    pslldq        intel-2024
    psllq         intel-2024
    psrld         intel-2024
    psrldq        intel-2024
    psrlq         intel-2024
    psubd         intel-2024
    psubq         intel-2024
    punpckhdq     intel-2024
    punpckhqdq    intel-2024
    punpckldq     intel-2024
    punpcklqdq    intel-2024
    pxor          intel-2024
    shufps        none
    valignd       intel-2024
    valignq       intel-2024
    vextracti128  intel-2024
    vinserti128   intel-2024
    vinserti32x4  intel-2024
    vmovaps       none
    vmovd         intel-2024
    vmovdqa       intel-2024
    vmovdqa32     intel-2024
    vmovdqa64     intel-2024
    vmovdqu       intel-2024
    vmovdqu64     intel-2024
    vmovq         intel-2024
    vmovups       none
    vpaddd        intel-2024
    vpaddq        intel-2024
    vpalignr      intel-2024
    vpand         intel-2024
    vpandd        intel-2024
    vpandn        intel-2024
    vpandnd       intel-2024
    vpandnq       intel-2024
    vpandq        intel-2024
    vpblendd      intel-2024
    vpblendmd     intel-2024
    vpblendmq     intel-2024
    vpbroadcastd  intel-2024
    vpbroadcastq  intel-2024
    vperm2i128    intel-2024
    vpermq        intel-2024
    vpermt2d      intel-2024
    vpermt2q      intel-2024
    vpgatherdd    none
    vpgatherqq    none
    vpinsrd       intel-2024
    vpinsrq       intel-2024
    vpor          intel-2024
    vpord         intel-2024
    vporq         intel-2024
    vprord        intel-2024
    vprorq        intel-2024
    vprorvd       intel-2024
    vprorvq       intel-2024
    vpshldd       intel-2024
    vpshldq       intel-2024
    vpshufb       intel-2024
    vpshufd       intel-2024
    vpslld        intel-2024
    vpslldq       intel-2024
    vpsllq        intel-2024
    vpsrld        intel-2024
    vpsrldq       intel-2024
    vpsrlq        intel-2024
    vpsubd        intel-2024
    vpsubq        intel-2024
    vpternlogd    intel-2024
    vpternlogq    intel-2024
    vpunpckhdq    intel-2024
    vpunpckhqdq   intel-2024
    vpunpckldq    intel-2024
    vpunpcklqdq   intel-2024
    vpxor         intel-2024
    vpxord        intel-2024
    vpxorq        intel-2024
    vshufps       none
    vzeroall      intel-2024
    vzeroupper    intel-2024
"""

SOURCES = dict(line.split() for line in LISTED.splitlines() if line.strip())

# mnemonic -> why it is let through although no list has it; rows that are `steady` give their reason in their own files
UNLISTED = {
    **dict.fromkeys(("movaps", "movups", "vmovaps", "vmovups"), "moves registers whole, as MOVDQA and MOVDQU, which are listed"),
    **dict.fromkeys(("shufps", "vshufps"), "shuffles by an immediate and computes nothing, as PSHUFD, which is listed"),
    **dict.fromkeys(("vpgatherdd", "vpgatherqq"), "runs only by an index and a mask that are known constants: plain loads"),
}

CONSTANT_TIME = frozenset(SOURCES)
