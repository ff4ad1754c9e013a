"""Translator from GAS's Intel syntax, as emit.py prints it, to the syntax of Go's assembler.

    instruction(text) -> str     "vpaddd ymm1, ymm2, [rip + L(K) + 32]" -> "VPADDD K<>+32(SB), Y2, Y1"

Go's assembler reverses the operands (except those of comparisons), writes memory as displacement(base)(index*scale), tables as
symbols of the file, and a mask before the destination. Letters of the mnemonic state sizes; old instructions have Plan 9's
names. Go aligns tables to 32 bytes at most, so instructions that read them are replaced by their unaligned forms. Text that
cannot be parsed raises ValueError.
"""

import re

from .emit_att import MASKED, MEMORY, NUMBER, TABLE, address

LETTERS = {8: "B", 16: "W", 32: "L", 64: "Q"}
SIZES = {"byte": 8, "word": 16, "dword": 32, "qword": 64}
STEMS = ("ax", "bx", "cx", "dx", "si", "di", "bp", "sp")
# Go's name of each integer register, and its bits.
INTEGERS = {f"{letter}{stem}": (stem.upper(), bits) for stem in STEMS for letter, bits in (("r", 64), ("e", 32), ("", 16))}
INTEGERS |= {f"{stem.removesuffix('x')}l": (stem.upper(), 8) for stem in STEMS}
INTEGERS |= {f"r{n}{letter}": (f"R{n}", bits) for n in range(8, 16)
             for letter, bits in (("", 64), ("d", 32), ("w", 16), ("b", 8))}
# Integer instructions, whose mnemonics state the operand size.
SIZED = {"add", "sub", "and", "or", "xor", "not", "neg", "mov", "lea", "cmp", "ror", "rol", "shl", "shr", "shld", "shrd", "bswap",
         "andn", "rorx", "inc", "dec", "push", "pop", "test", "imul", "xchg"}
IRREGULAR_NAMES = {"movdqa": "MOVO", "movdqu": "MOVOU", "pslldq": "PSLLO", "psrldq": "PSRLO", "paddd": "PADDL", "psubd": "PSUBL",
         "pslld": "PSLLL", "psrld": "PSRLL", "psrad": "PSRAL", "punpckldq": "PUNPCKLLQ", "punpckhdq": "PUNPCKHLQ",
         "punpcklqdq": "PUNPCKLQDQ", "punpckhqdq": "PUNPCKHQDQ", "movd": "MOVL", "je": "JEQ", "jb": "JCS", "jae": "JCC",
         "ja": "JHI", "jbe": "JLS"}
UNALIGNED = {"movdqa": "movdqu", "movaps": "movups", "vmovdqa": "vmovdqu", "vmovaps": "vmovups", "vmovdqa32": "vmovdqu32",
             "vmovdqa64": "vmovdqu64"}


def instruction(text: str) -> str:
    """Translate an instruction to Go's syntax."""
    mnemonic, _, rest = text.partition(" ")
    if match := TABLE.fullmatch(rest):                   # a jump
        return f"{IRREGULAR_NAMES.get(mnemonic, mnemonic.upper())} {label(match[0])}"
    operands = rest.split(", ") if rest else []
    if any("L(" in o for o in operands):
        mnemonic = UNALIGNED.get(mnemonic, mnemonic)
    name, zeroing = mnemonic_of(mnemonic, operands), ""
    if operands and (match := MASKED.fullmatch(operands[0])):
        operands[:1] = [match[1], match[2]]
        zeroing = ".Z" if match[3] else ""
    operands_text = [operand(o) for o in operands]
    return f"{name}{zeroing} {', '.join(operands_text if mnemonic == 'cmp' else operands_text[::-1])}".rstrip()


def mnemonic_of(mnemonic: str, operands: list[str]) -> str:
    """Return Go's mnemonic of an instruction."""
    if mnemonic == "movq":
        return "MOVQ"
    if mnemonic == "movzx":
        (size,) = [SIZES[match[1]] for o in operands if (match := MEMORY.fullmatch(o)) and match[1]]
        return f"MOV{LETTERS[size]}{LETTERS[INTEGERS[operands[0]][1]]}ZX"
    if mnemonic not in SIZED:
        return IRREGULAR_NAMES.get(mnemonic, mnemonic.upper())
    sizes = [INTEGERS[o][1] for o in operands if o in INTEGERS]
    sizes += [SIZES[match[1]] for o in operands if (match := MEMORY.fullmatch(o)) and match[1] in SIZES]
    if not sizes:
        raise ValueError(f"{mnemonic} {', '.join(operands)}: no operand implies its size")
    return mnemonic.upper() + LETTERS[sizes[0]]


def operand(text: str) -> str:
    """Translate an operand: a register, a number or a memory operand."""
    if text in INTEGERS:
        return INTEGERS[text][0]
    if match := re.fullmatch(r"([xyz])mm(\d+)|k(\d)", text):
        return f"K{match[3]}" if match[3] else f"{match[1].upper()}{match[2]}"
    if re.fullmatch(NUMBER, text):
        return f"${text}"
    if match := MEMORY.fullmatch(text):
        return memory(match[2])
    raise ValueError(f"{text!r} is no operand that Go's syntax is known for")


def label(text: str) -> str:
    """Return the name inside L()."""
    return text[2:-1]


def memory(text: str) -> str:
    """Translate the text in brackets."""
    table, number, registers = address(text)
    if table:
        return f"{label(table)}<>{number}(SB)"
    base, *index = registers
    return f"{number}({operand(base[1])}){''.join(f'({operand(i[1])}*{i[2] or 1})' for i in index)}"
