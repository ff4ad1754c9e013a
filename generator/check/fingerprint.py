"""Identity of functions across objects, libraries and programs. Input: an image and a symbol.
Output: a hash of the function's code and of all constants that a run of it read. Method:
displacements to constants are replaced by offsets into them, so that the hash does not depend on
the place that a linker chooses. Cached verdicts and the manifest's `code_sha256` use these hashes
as keys.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import iced_x86

from .contents import ObjectError
from .disassembly import Disassembly
from .image import Image

# Three numbers: the offset from the entry of an instruction that refers to constants; the first
# byte read, relative to the data to which the instruction refers; one past the last byte read,
# likewise.
ConstantRange = Sequence[int]


@dataclass(frozen=True)
class Code:
    """Bytes of a function in an image. Offsets are relative to the entry.

    `pieces`: offset and bytes of each instruction, displacements to data set to zero.
    `data_targets`: offset of an instruction with a RIP-relative data operand -> the address of the
    data. `relocated`: those instructions whose displacement a linker writes.
    `only_constant_relocations`: the linker writes nothing else.
    """

    entry: int
    pieces: tuple[tuple[int, bytes], ...]
    data_targets: Mapping[int, int]
    relocated: tuple[int, ...]
    only_constant_relocations: bool


def collect_code(image: Image, symbol: str) -> Code:
    """Return the code that control flow can reach from a symbol of an image."""
    program = Disassembly(image, image.address_of(symbol))
    pieces: list[tuple[int, bytes]] = []
    data_targets: dict[int, int] = {}
    relocated: list[int] = []
    only_constant_relocations = True
    for address in program.reachable_addresses():
        section = image.section_at(address)
        assert section is not None
        instruction = program.instruction_at(address)
        start = address - section.address
        code = bytearray(section.data[start:start + instruction.len])
        written = {offset - start: relocation for offset, relocation
                   in section.relocations_in(start, instruction.len).items()}
        if instruction.is_ip_rel_memory_operand:
            decoder = iced_x86.Decoder(64, bytes(code), ip=address)
            field_offsets = decoder.get_constant_offsets(decoder.decode())
            first = field_offsets.displacement_offset
            last = first + field_offsets.displacement_size
            code[first:last] = bytes(last - first)
            data_targets[address - program.entry] = instruction.ip_rel_memory_address
            if r := written.pop(first, None):
                relocated.append(address - program.entry)
                is_plain = r.relative and not (r.uses_got or r.refused or r.assumed)
                only_constant_relocations &= is_plain and r.size == last - first
        only_constant_relocations &= not written
        pieces.append((address - program.entry, bytes(code)))
    return Code(program.entry, tuple(pieces), data_targets, tuple(relocated),
                only_constant_relocations)


def describe_constants(image: Image, symbol: str, accessed_ranges: Iterable[tuple[int, int]]
                       ) -> tuple[tuple[int, int, int], ...]:
    """Return the constants that a run read, each as a `ConstantRange`, which identifies them
    wherever a linker puts them.

    `accessed_ranges`: addresses (first, one past the last) of these constants in the image. Raises
    ObjectError if no instruction refers to the section of a range.
    """
    code = collect_code(image, symbol)
    constant_ranges = []
    for first, end in accessed_ranges:
        section = image.section_at(first)
        at = next((at for at, target in code.data_targets.items()
                   if section is not None
                   and any(section is image.section_at(near) for near in (target, target - 1))),
                  None)
        if at is None:
            raise ObjectError(f"{symbol} reads constants that none of its instructions names")
        constant_ranges.append((at, first - code.data_targets[at], end - code.data_targets[at]))
    return tuple(sorted(constant_ranges))


def data_references(code: Code,
                    constants: Sequence[ConstantRange]) -> list[tuple[int, int | None, int]]:
    """Return the place of the data of each instruction that refers to data, as (at, near, offset).

    `at` and `near` are offsets of instructions from the entry. The data of the instruction at `at`
    begin `offset` bytes behind the data of the instruction at `near`. That is the instruction of
    `constants` whose range contains the data, or the first one if no range does. Without constants
    `near` is None, and the data begin `offset` bytes behind the entry.
    """
    spans: dict[int, tuple[int, int]] = {}  # instruction -> addresses of all its constants
    for at, first, end in constants:
        base = code.data_targets[at]
        low, high = spans.get(at, (base + first, base + end))
        spans[at] = min(low, base + first), max(high, base + end)
    references = []
    for at, target in code.data_targets.items():
        near = next((other for other, (low, high) in spans.items() if low <= target <= high),
                    next(iter(spans), None))
        origin = code.entry if near is None else code.data_targets[near]
        references.append((at, near, target - origin))
    return references


def code_hash(image: Image, symbol: str, constants: Sequence[ConstantRange],
              with_placement: bool = False) -> str:
    """Return the SHA-256 hash, in hexadecimal, of a function's code and of the constants it reads.

    `constants`: the constants, from `describe_constants`. The hash does not depend on the addresses
    that a linker chooses. `with_placement`: include relocations, and flags and alignment of the
    sections. Raises ObjectError if the code has no such constants.
    """
    code = collect_code(image, symbol)
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
        hashed_parts += [list(code.relocated), code.only_constant_relocations, image.cet_features,
                         image.context_assumptions(symbol)]
        for address in (code.entry, *(code.data_targets[at] + first for at, first, _ in constants)):
            section = image.section_at(address)
            assert section is not None
            hashed_parts.append([section.executable, section.writable, section.align,
                                 section.refused, section.assumed,
                                 address % 4096 & -(address % 4096)])
    return hashlib.sha256(json.dumps(hashed_parts).encode()).hexdigest()


def is_self_contained(image: Image, symbol: str) -> bool:
    """Return whether a verdict depends on the function's own bytes and constants only: no external
    symbol, no choice of the linker.
    """
    if image.external or image.assumed or image.refused:
        return False
    return collect_code(image, symbol).only_constant_relocations


def instruction_hash(image: Image, symbol: str) -> str:
    """Return the SHA-256 hash, in hexadecimal, of a function's code without its constants."""
    pieces = [[at, piece.hex()] for at, piece in collect_code(image, symbol).pieces]
    return hashlib.sha256(json.dumps(pieces).encode()).hexdigest()
