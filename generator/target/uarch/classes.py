"""Classes of instructions, by mnemonic: what a model of a processor (model.py) says of one holds for all of its class.

`vrotv` rotates each lane by an amount of its own; `masked` is what works lane by lane, where it merges under a mask (walk.py
tells that from the operands); `tomask` is a mask from an integer register.
"""

CLASSES = {
    "alu": "add sub and or xor not neg inc dec cmp test adc sbb", "move": "mov", "shift": "shl shr sar sal",
    "rotate": "ror rol", "rorx": "rorx", "double": "shrd shld", "bswap": "bswap", "andn": "andn",
    "vadd": "paddd paddq psubd psubq", "vternlog": "pternlogd pternlogq",
    "vlogic": "pxor pxord pxorq pand pandd pandq pandn pandnd pandnq por pord porq xorps",
    "vshift": "psrld psrlq pslld psllq", "vrot": "prord prorq prold prolq",
    "vrotv": "prorvd prorvq prolvd prolvq", "align": "palignr alignd alignq",
    "masked": "pblendmd pblendmq", "tomask": "kmovb kmovw kmovd kmovq", "vbytes": "psrldq pslldq",
    "shuffle": "pshufd pshufb punpckldq punpckhdq punpcklqdq punpckhqdq shufps pshuflw pshufhw",
    "blend": "pblendd blendps", "blendw": "pblendw",
    "lanes": "inserti128 extracti128 inserti32x4 inserti64x2 inserti64x4 extracti32x4 perm2i128 permq permd "
             "shufi32x4 shufi64x2",
    "permute": "permt2d permt2q permi2d permi2q",
    "vmove": "movdqa movdqu movaps movups movdqa32 movdqa64 movdqu32 movdqu64 movdqu8", "insert": "pinsrd pinsrq",
    "cross": "movd movq", "broadcast": "pbroadcastd pbroadcastq broadcasti128 broadcasti32x4 broadcasti64x4",
    **{name: name for name in "sha256rnds2 sha256msg1 sha256msg2 sha1rnds4 sha1nexte sha1msg1 sha1msg2".split()},
}
CLASS = {mnemonic: name for name, mnemonics in CLASSES.items() for mnemonic in mnemonics.split()}


def class_of(mnemonic: str) -> str:
    """The class of a mnemonic; what begins with v and is not there is looked up without it. "" where it is in none."""
    return CLASS.get(mnemonic) or CLASS.get(mnemonic[1:] if mnemonic.startswith("v") else "", "")
