"""Identity of functions across objects, libraries and programs. Input: an image and a symbol.
Output: a hash of the function's code and of all constants that its symbolic execution read. Method:
displacements to constants are replaced by offsets into them, so that the hash does not depend on
the place that a linker chooses. The manifest's `code_sha256` is this hash.

A second hash identifies all that a verdict depends on. NOPs and the encodings of jumps are not part
of it, so that the objects of two assemblers share one proof.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from .contents import ObjectError
from .disassembly import Disassembly
from .image import PAGE, Image, Section

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

    @property
    def offsets(self) -> dict[int, int]:
        """Number of an instruction, as in `numbers` -> its offset. NOPs are left out."""
        # an instruction replaces the NOPs before it, which have the same number
        return {number: at for at, number in reversed(self.numbers.items())}


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


def proof_input_hash(code: Code, symbol: str) -> str | None:
    """Return the SHA-256 hash, in hexadecimal, of all that a verdict on the function `symbol`
    depends on, besides its claim and the bytes of its constants. Return None if the code has calls,
    or if the verdict also depends on other sections of code, on relocated data or on choices of the
    linker.

    Each instruction is hashed with the numbers (`Code.numbers`) of the instructions that may follow
    it, so the hash depends neither on NOPs nor on the sizes of jumps. Without calls, no address of
    code is a value, and each return belongs to the call of the function. So the declared CET
    features are part of the hash only if the function does not begin with ENDBR64.
    """
    program, image, numbers = code.program, code.image, code.numbers
    code_section = image.section_at(code.entry)
    assert code_section is not None
    data: dict[int, tuple[Section, int]] = {}  # start -> section and first offset used in it
    alignment = code.entry % PAGE & -(code.entry % PAGE)
    hashed_parts: list[Any] = [image.context_assumptions(symbol), numbers[0], alignment]
    if program.step_at(code.entry).mnemonic != "endbr64":
        hashed_parts.append(image.cet_features)
    for at, piece in code.pieces:
        address = code.entry + at
        step, relocation = program.step_at(address), program.relocation_at(address)
        if (step.mnemonic == "call" or image.section_at(address) is not code_section
                or relocation is not None and relocation.assumed):
            return None
        follower = numbers.get(at + step.length)
        if step.mnemonic in ("j", "jmp"):
            assert step.target is not None
            follower = None if step.mnemonic == "jmp" else follower
            hashed_parts.append([step.condition, numbers[step.target - code.entry], follower])
        elif step.mnemonic != "nop":
            hashed_parts.append([piece.hex(), None if step.mnemonic == "ret" else follower])
        if at in code.data_targets:
            start, offset = program.locate_target(address)
            section = image.section_starting_at(start)
            if section is None or section.executable or section.relocations:
                return None
            origin = data.setdefault(start, (section, offset))[1]
            hashed_parts.append([list(data).index(start), offset - origin])
    hashed_parts += [[section.align, first % section.align] for section, first in data.values()]
    return hashlib.sha256(json.dumps(hashed_parts).encode()).hexdigest()
