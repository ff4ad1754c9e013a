"""Identity of functions across objects, libraries and programs. Input: an image and a symbol.
Output: a hash of the function's code and of all constants that its symbolic execution read. Method:
displacements to constants are replaced by offsets into them, so that the hash does not depend on
the place that a linker chooses. The manifest's `code_sha256` is this hash.

A second hash identifies all that a verdict depends on: the key of a proof.
"""

import hashlib
import json
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import Any

from iced_x86 import FlowControl

from .contents import ObjectError
from .disassembly import Disassembly
from .image import PAGE, Image, Section

CALLS = (FlowControl.CALL, FlowControl.INDIRECT_CALL)
ENDBR64 = b"\xf3\x0f\x1e\xfa"

# Three numbers: the offset from the entry of an instruction that refers to constants; the first
# byte read, relative to the data to which the instruction refers; one past the last byte read,
# likewise.
ConstantRange = Sequence[int]


class Code:
    """Code that control flow can reach from the entry of a function. Offsets are relative to the
    entry.

    `instructions`: offset -> instruction of iced-x86, in ascending order. `data_targets`: offset of
    an instruction with a RIP-relative data operand -> the address of the data.
    """

    def __init__(self, program: Disassembly) -> None:
        self.program, self.image, self.entry = program, program.image, program.entry
        self.instructions = {address - self.entry: program.instruction_at(address)
                             for address in program.reachable_addresses}
        self.data_targets = {at: instruction.ip_rel_memory_address
                             for at, instruction in self.instructions.items()
                             if instruction.is_ip_rel_memory_operand}

    @cached_property
    def pieces(self) -> list[tuple[int, bytes]]:
        """Offset and bytes of each instruction, displacements to data set to zero."""
        pieces = []
        for at, instruction in self.instructions.items():
            code = bytearray(self.image.read_bytes(self.entry + at, instruction.len))
            if at in self.data_targets:
                field = self.program.field_offsets_at(self.entry + at)
                first, size = field.displacement_offset, field.displacement_size
                code[first:first + size] = bytes(size)
            pieces.append((at, bytes(code)))
        return pieces

    @cached_property
    def numbers(self) -> dict[int, int]:
        """Offset of an instruction -> its number. The numbers count the instructions that are no
        NOPs, from 0 for the last one backwards. A NOP has the number of the next instruction that
        is no NOP, because control flow continues there.
        """
        numbers: dict[int, int] = {}
        count = 0
        for at in reversed(self.instructions):
            step = self.program.step_at(self.entry + at)
            if step.mnemonic == "nop":
                numbers[at] = numbers[at + step.length]
            else:
                numbers[at] = count
                count += 1
        return numbers


def collect_code(image: Image, symbol: str) -> Code:
    """Return the code that control flow can reach from a symbol of an image."""
    return Code(Disassembly(image, image.address_of(symbol)))


def describe_constants(code: Code, accessed_ranges: Iterable[tuple[int, int]]
                       ) -> tuple[tuple[int, int, int], ...]:
    """Return the constants that symbolic execution read, each as a `ConstantRange`, which
    identifies it wherever a linker puts it.

    `accessed_ranges`: addresses (first, one past the last) of these constants in the image. Raises
    ObjectError if no instruction refers to the section of a range.
    """
    image, constant_ranges = code.image, []
    for first, end in accessed_ranges:
        section = image.section_at(first)
        at = next((at for at, target in code.data_targets.items()
                   if section in (image.section_at(target), image.section_at(target - 1))), None)
        if at is None or section is None:
            raise ObjectError("the code reads constants that none of its instructions names")
        constant_ranges.append((at, first - code.data_targets[at], end - code.data_targets[at]))
    return tuple(sorted(constant_ranges))


def data_references(code: Code,
                    constants: Sequence[ConstantRange]) -> list[tuple[int, int | None, int]]:
    """Return, for each instruction that refers to data, the place of these data as (at, near,
    offset).

    `at` and `near` are offsets of instructions from the entry. The data of the instruction at `at`
    begin `offset` bytes behind the data of the instruction at `near`. The instruction at `near` is
    the one of `constants` whose range contains the data, or else the first of `constants`. Without
    constants, `near` is None, and the data begin `offset` bytes behind the entry.
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


def constant_bytes(code: Code, constants: Sequence[ConstantRange]) -> list[str]:
    """Return the bytes of each constant, in hexadecimal.

    `constants`: the constants, from `describe_constants`. Raises ObjectError if the code has no
    such constants.
    """
    if any(at not in code.data_targets for at, _, _ in constants):
        raise ObjectError("the function has other code than the one whose constants are known")
    pieces = [code.image.read_bytes(code.data_targets[at] + first, end - first)
              for at, first, end in constants]
    if any(len(piece) != end - first for piece, (_, first, end) in zip(pieces, constants)):
        raise ObjectError("the function has no constants where it names them")
    return [piece.hex() for piece in pieces]


def code_hash(code: Code, constants: Sequence[ConstantRange]) -> str:
    """Return the SHA-256 hash, in hexadecimal, of a function's code and of the constants it reads.

    `constants`: as in `constant_bytes`. The hash does not depend on the addresses that a linker
    chooses. Raises ObjectError if the code has no such constants.
    """
    pieces = constant_bytes(code, constants)
    hashed_parts: list[Any] = [[at, piece.hex()] for at, piece in code.pieces]
    hashed_parts += data_references(code, constants)
    hashed_parts += [[at, first, piece] for (at, first, _), piece in zip(constants, pieces)]
    return hashlib.sha256(json.dumps(hashed_parts).encode()).hexdigest()


def proof_key(code: Code, symbol: str, claim: Sequence[Any],
              companions: Collection[str] = ()) -> str | None:
    """Return the SHA-256 of all that a verdict on a claim about `symbol` depends on: code, the data
    sections that it names and their alignment, CET features. None if the verdict has assumptions
    (that `companions`, proved too, change nothing, is none), or depends on more."""
    program, image, free = code.program, code.image, {("other symbol", name) for name in companions}
    code_section, calls = image.section_at(code.entry), False
    if not free.issuperset(image.context_assumptions(symbol)):
        return None
    data: dict[int, Section] = {}
    hashed_parts: list[Any] = [*claim, code.entry % PAGE & -(code.entry % PAGE)]
    for at, piece in code.pieces:
        address, target = code.entry + at, None
        relocation = program.relocation_at(address)
        if (image.section_at(address) is not code_section
                or relocation is not None and relocation.assumed):
            return None
        if at in code.data_targets:
            start, offset = program.locate_target(address)
            section = image.section_starting_at(start)
            if section is None or section.executable or section.relocations:
                return None
            data[start] = section
            target = [list(data).index(start), offset]
        calls |= code.instructions[at].flow_control in CALLS
        hashed_parts.append([at, piece.hex(), target])
    hashed_parts += [[section.align, section.data.hex()] for section in data.values()]
    # with ENDBR64 first and a single return address, the features change nothing
    if calls or dict(code.pieces)[0] != ENDBR64:
        hashed_parts.append(image.cet_features)
    return hashlib.sha256(json.dumps(hashed_parts).encode()).hexdigest()
