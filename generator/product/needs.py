"""Processor features that a program needs, derived from its instructions without an assembler.

Input: allocated programs. Output: features, named as in /proc/cpuinfo. They are the features of the
encodings that x86/encode.py selects. If an object exists, write.py compares them with the features
of its bytes.
"""

from functools import cache

import iced_x86

from ..x86.assembly import assembly_line
from ..x86.encode import find_encodings
from ..x86.features import required_features
from ..x86.program import Instruction, Program, instructions


@cache
def features_of_encoding(code: int) -> tuple[str, ...]:
    """Return the features that an instruction encoding needs beyond the x86-64 baseline. `code`:
    iced-x86's number of the encoding."""
    instruction = iced_x86.Instruction()
    instruction.code = code                                      # type: ignore[assignment]
    return required_features(instruction)


def features_of_instruction(i: Instruction) -> tuple[str, ...]:
    """Return the features that an instruction needs beyond the x86-64 baseline."""
    return features_of_encoding(find_encodings(assembly_line(i))[1][0].code)


def features_of_program(program: Program) -> tuple[str, ...]:
    """Return the features that a program needs beyond the x86-64 baseline, sorted."""
    return tuple(sorted({feature for i in instructions(program.items)
                         for feature in features_of_instruction(i)}))
