"""Which functions are the same, byte for byte, wherever they lie: in an object, a library or a program.

In goes an image and a symbol; out come hashes of its code, and of all constants that it was seen to read, with displacements
to these replaced by offsets into them. Kept verdicts and the manifest's `code_sha256` go by them.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import iced_x86

from .contents import ObjectError
from .decode import Disassembly
from .image import Image

ConstantRange = Sequence[int]                 # where in the code an instruction names the constants; the first byte read from what it
#                                      points to, and one past the last


@dataclass(frozen=True)
class Code:
    """A function's bytes as they lie in an image. `pieces`: each instruction's place and bytes, displacements to data left
    out; `data_targets`: place of an instruction that names data relative to itself -> the address named; `displacements`: where in that
    instruction its displacement is; `relocated`: those of them whose displacement a linker writes; `only_constant_relocations`: it writes nothing else
    there."""

    entry: int
    pieces: tuple[tuple[int, bytes], ...]
    data_targets: Mapping[int, int]
    displacements: Mapping[int, int]
    relocated: tuple[int, ...]
    only_constant_relocations: bool


def code_of(image: Image, symbol: str) -> Code:
    """What control flow can reach from a symbol."""
    program = Disassembly(image, image.address_of(symbol))
    pieces: list[tuple[int, bytes]] = []
    data_targets: dict[int, int] = {}
    displacements: dict[int, int] = {}
    linked: list[int] = []
    only_constant_relocations = True
    for address in program.reachable():
        section = image.section_at(address)
        assert section is not None
        instruction = program.instruction(address)
        start = address - section.address
        code = bytearray(section.data[start:start + instruction.len])
        written = {r.offset - start: r for r in section.relocations_in(start, instruction.len)}
        if instruction.is_ip_rel_memory_operand:
            decoder = iced_x86.Decoder(64, bytes(code), ip=address)
            field_offsets = decoder.get_constant_offsets(decoder.decode())
            first, last = field_offsets.displacement_offset, field_offsets.displacement_offset + field_offsets.displacement_size
            code[first:last] = bytes(last - first)
            data_targets[address - program.entry] = instruction.ip_rel_memory_address
            displacements[address - program.entry] = first
            if r := written.pop(first, None):
                linked.append(address - program.entry)
                only_constant_relocations &= r.relative and not (r.uses_got or r.refused or r.assumed) and r.size == last - first
        only_constant_relocations &= not written
        pieces.append((address - program.entry, bytes(code)))
    return Code(program.entry, tuple(pieces), data_targets, displacements, tuple(linked), only_constant_relocations)


def constants_read(image: Image, symbol: str, accessed_ranges: Iterable[tuple[int, int]]) -> tuple[tuple[int, int, int], ...]:
    """Ranges of addresses that a run read in the object's sections, told by the code that names them, so that they can be found
    in any other place of the same code. ObjectError where no instruction names their section."""
    code = code_of(image, symbol)
    constant_ranges = []
    for first, end in accessed_ranges:
        section = image.section_at(first)
        at = next((at for at, target in code.data_targets.items()
                   if section is not None and any(section is image.section_at(near) for near in (target, target - 1))), None)
        if at is None:
            raise ObjectError(f"{symbol} reads constants that none of its instructions names")
        constant_ranges.append((at, first - code.data_targets[at], end - code.data_targets[at]))
    return tuple(sorted(constant_ranges))


def data_references(code: Code, constants: Sequence[ConstantRange]) -> list[tuple[int, int | None, int]]:
    """(at, near, offset) of each instruction that names data: the place is that far from what the instruction at `near` names,
    in whose constants it lies, or those of the first where it lies in none; from the entry where there are none."""
    ends = {at: (code.data_targets[at] + min(first for a, first, _ in constants if a == at),
                 code.data_targets[at] + max(end for a, _, end in constants if a == at)) for at, _, _ in constants}
    references = []
    for at, target in code.data_targets.items():
        near = next((base for base, (low, high) in ends.items() if low <= target <= high), next(iter(ends), None))
        references.append((at, near, target - (code.entry if near is None else code.data_targets[near])))
    return references


def code_hash(image: Image, symbol: str, constants: Sequence[ConstantRange], with_placement: bool = False) -> str:
    """One hash over a function's code and all constants that it reads, with displacements to them replaced by offsets into
    them: the same wherever a linker puts the function. `with_placement`: over the flags and alignment of what it lies in, too."""
    code = code_of(image, symbol)
    if any(at not in code.data_targets for at, _, _ in constants):
        raise ObjectError(f"{symbol} has other code than the one whose constants are known")
    hashed_parts: list[Any] = [[at, piece.hex()] for at, piece in code.pieces]
    hashed_parts += data_references(code, constants)
    for at, first, end in constants:
        piece = image.read_bytes(code.data_targets[at] + first, end - first)
        if len(piece) != end - first:
            raise ObjectError(f"{symbol} has no constants where it names them")
        hashed_parts.append([at, first, piece.hex()])
    if with_placement:
        hashed_parts += [list(code.relocated), code.only_constant_relocations, image.cet_features, image.context_assumptions(symbol)]
        for address in (code.entry, *(code.data_targets[at] + first for at, first, _ in constants)):
            section = image.section_at(address)
            assert section is not None
            hashed_parts.append([section.executable, section.writable, section.align, section.refused, section.assumed,
                         address % 4096 & -(address % 4096)])
    return hashlib.sha256(json.dumps(hashed_parts).encode()).hexdigest()


def is_self_contained(image: Image, symbol: str) -> bool:
    """Whether a verdict on the function is of its own bytes and constants only: no symbol of others, no linker's choice."""
    return not (image.external or image.assumed or image.refused) and code_of(image, symbol).only_constant_relocations


def instruction_hash(image: Image, symbol: str) -> str:
    """A hash of the code alone, whatever constants it reads."""
    return hashlib.sha256(json.dumps([[at, piece.hex()] for at, piece in code_of(image, symbol).pieces]).encode()).hexdigest()
