"""Processor features that a program needs, derived from its instructions without an assembler.

Input: allocated programs. Output: features, named as in /proc/cpuinfo. The method looks an instruction up in iced-x86's table of
encodings and takes the oldest one with its mnemonic and operands, as assemblers do. Where an object exists, write.py
compares the features with those of its bytes.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import iced_x86
from iced_x86 import EncodingKind

from ..check.features import features_of
from ..output import emit
from ..x86.program import Instruction, Program, Register, instructions

Encoding = tuple[int, tuple[str, ...], tuple[str, ...]]       # kind, kinds of operands, features
AGES = (EncodingKind.LEGACY, EncodingKind.XOP, EncodingKind.VEX, EncodingKind.EVEX)


def names(enumeration: Any) -> dict[Any, str]:
    return {value: name for name, value in vars(enumeration).items() if isinstance(value, int)}


@cache
def encodings() -> dict[str, list[Encoding]]:
    """Return a mapping from mnemonic to its encodings, the oldest first."""
    mnemonics, kinds, by_mnemonic = names(iced_x86.Mnemonic), names(iced_x86.OpCodeOperandKind), dict[str, list[Encoding]]()
    for code in names(iced_x86.Code):
        opcode = iced_x86.OpCodeInfo(code)
        if opcode.encoding in AGES:
            instruction = iced_x86.Instruction()
            instruction.code = code
            by_mnemonic.setdefault(mnemonics[opcode.mnemonic].lower(), []).append(
                (opcode.encoding, tuple(kinds[opcode.op_kind(k)] for k in range(opcode.op_count)), features_of(instruction)))
    return {mnemonic: sorted(forms, key=lambda e: AGES.index(e[0])) for mnemonic, forms in by_mnemonic.items()}


def fits(operand: str, kind: str) -> bool:
    """Tell whether a printed operand is of one of iced-x86's operand kinds, such as XMM_REG or R64_OR_MEM."""
    if operand.startswith("["):
        return "MEM" in kind or kind.endswith("_RM")
    register_prefix = {"x": "XMM", "y": "YMM", "z": "ZMM", "k": "K_"}.get(operand[0])
    if register_prefix and operand[-1].isdigit():
        return kind.startswith(register_prefix)
    return not kind.startswith(("XMM", "YMM", "ZMM", "K_", "MEM"))


@cache
def of_form(mnemonic: str, operands: tuple[str, ...], high: bool) -> tuple[str, ...]:
    """Return the features of the oldest encoding of a mnemonic with these operands.

    `high`: an operand is a vector register from 16 on, or a mask.
    """
    for kind, kinds, features in encodings()[mnemonic]:
        implicit = len(kinds) < len(operands) and operands[-1] == "xmm0"
        explicit_operands = operands[:-1] if implicit else operands
        if len(kinds) == len(explicit_operands) and all(map(fits, explicit_operands, kinds)) and not (high and kind
                                                                                                      != EncodingKind.EVEX):
            return features
    raise ValueError(f"no encoding of {mnemonic} has the operands {', '.join(operands)}")


def of_instruction(i: Instruction) -> tuple[str, ...]:
    """Return the features that an instruction needs beyond the x86-64 baseline."""
    mnemonic, _, text = emit.instruction_text(i, "gas").partition(" ")
    operands = [piece[piece.index("["):] if "[" in piece else piece.partition("{")[0].strip()
                for piece in text.split(", ") if piece]
    high = "{" in text or any(isinstance(x, Register) and x.register_class == "vec" and x.number > 15 for x in (i.out, *i.args))
    return of_form(mnemonic, tuple("[]" if operand[0] == "[" else operand for operand in operands), high)


def of(programs: Iterable[Program]) -> tuple[str, ...]:
    """Return the features that programs need beyond the x86-64 baseline, sorted."""
    return tuple(sorted({feature for program in programs for i in instructions(program.items) for feature in of_instruction(i)}))
