"""Static facts about a function of an object, by one pass over its reachable code."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from iced_x86 import Instruction, RegisterExt

from ..check.disassembly import Disassembly
from ..check.objects import load
from ..x86.assembly import required_features


class Description(NamedTuple):
    """Static facts about a function: processor features, bytes of code, and whether an instruction
    has a zmm register."""

    features: tuple[str, ...]
    code_bytes: int
    zmm: bool


def describe_object(data: bytes, symbol: str, assume: Collection[str] = ()) -> Description:
    """Describe a function of an ELF object. Raise ObjectError if the object lacks it, or if its
    code cannot be decoded. `assume`: undefined data it may use."""
    image = load(data, assume=assume)
    program = Disassembly(image, image.address_of(symbol))
    instructions = [program.instruction_at(address) for address in program.reachable_addresses]
    registers = {register for i in instructions for register in
                 (i.memory_index, *map(i.op_register, range(i.op_count)))}
    return Description(features_of_instructions(instructions), sum(i.len for i in instructions),
                       any(map(RegisterExt.is_zmm, registers)))


def features_of_instructions(instructions: Iterable[Instruction]) -> tuple[str, ...]:
    """Return the processor features that instructions need beyond the x86-64 baseline, sorted."""
    return tuple(sorted({feature for instruction in instructions
                         for feature in required_features(instruction)}))
