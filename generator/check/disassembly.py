"""Disassembly of one function of an image. Input: an `Image` and the address of an entry. Output:
the `Step` at any address that control flow reaches, and the hash that identifies the code. Method:
decode instructions on demand (decode.py) and check the relocations in them: each must replace one
whole RIP-relative displacement or jump distance.
"""

import hashlib
import json
from collections.abc import Collection
from functools import cached_property
from typing import Any, NamedTuple

import iced_x86 as iced
from iced_x86 import FlowControl

from .contents import ObjectError, require
from .decode import decode_step
from .image import PAGE, Assumption, Image, Section
from .steps import Step

JUMPS = (FlowControl.CONDITIONAL_BRANCH, FlowControl.UNCONDITIONAL_BRANCH)
# behind which control flow goes on
NEXT = (FlowControl.NEXT, FlowControl.CONDITIONAL_BRANCH, FlowControl.CALL,
        FlowControl.INDIRECT_CALL)
MAX_INSTRUCTIONS = 200_000  # of one function
ENDBR64 = b"\xf3\x0f\x1e\xfa"


class Decoded(NamedTuple):
    """Instruction of iced-x86 and its bytes. If it has a RIP-relative operand, `location` is the
    start of the section or undefined symbol, and the offset there; the displacement in `code` is 0.
    """

    instruction: Any
    code: bytes
    location: tuple[int, int] | None


class Disassembly:
    """Code of one function of an image, decoded on demand. `entry`: address of the function.
    `assumed`: assumptions about the linker for the decoded code.
    """

    def __init__(self, image: Image, entry: int) -> None:
        self.image, self.entry = image, entry
        self.assumed: dict[Assumption, None] = {}
        self.steps: dict[int, Step] = {}
        self._decoded: dict[int, Decoded] = {}

    def decoded_at(self, address: int) -> Decoded:
        """Return the instruction at an address. Raise ObjectError if there is no code, code that
        linkers change, a relocation that is not permitted, or a branch out of the object's code.
        """
        if address not in self._decoded:
            section = self.image.section_at(address)
            if section is None or not section.executable:
                raise ObjectError(f"the code leaves its section at {self.describe(address)}")
            offset = address - section.address
            decoder = iced.Decoder(64, section.data[offset:offset + 15], ip=address)
            instruction = decoder.decode()
            require(not instruction.is_invalid, f"no instruction at {self.describe(address)}")
            self._decoded[address] = self.resolve(section, instruction,
                                                  decoder.get_constant_offsets(instruction))
        return self._decoded[address]

    def resolve(self, section: Section, instruction: Any, fields: Any) -> Decoded:
        """Return an instruction of a section with its relocation, which must replace a whole
        RIP-relative displacement or jump distance. `fields`: iced-x86's ConstantOffsets.
        """
        offset, start = instruction.ip - section.address, section.address
        is_branch = instruction.flow_control in (*JUMPS, FlowControl.CALL)
        is_relative = instruction.is_ip_rel_memory_operand
        field, size = ((fields.immediate_offset, fields.immediate_size) if is_branch else
                       (fields.displacement_offset, fields.displacement_size))
        for relocation in section.relocations_in(offset, instruction.len):
            if relocation.refused:
                raise self.fault(instruction, f"may change: {relocation.refused}")
            if not (is_branch or is_relative) or (relocation.offset, size) != (offset + field, 4):
                raise self.fault(instruction, "has a relocation of something position-dependent")
            if relocation.assumed and not is_branch:
                raise self.fault(instruction, "has a relocation for calls, perhaps to a PLT")
            self.assumed.update(dict.fromkeys(relocation.assumed))
            start = relocation.target  # without one, the instruction's own section
        if is_branch:
            target = self.image.section_at(instruction.near_branch_target)
            if target is None or target.address != start or not target.executable:
                raise self.fault(instruction, "leads out of the object's code")
        code = bytearray(section.data[offset:offset + instruction.len])
        if is_relative:
            code[field:field + size] = bytes(size)
        return Decoded(instruction, bytes(code), (start, instruction.memory_displacement - start)
                       if is_relative else None)

    def fault(self, instruction: Any, reason: str) -> ObjectError:
        """Return the refusal of an instruction."""
        return ObjectError(f"`{instruction}` at {self.describe(instruction.ip)} {reason}")

    def step_at(self, address: int) -> Step:
        """Return the decoded instruction at an address. Raise ObjectError as `decoded_at` does, and
        if no row and no control instruction describes it.
        """
        if address not in self.steps:
            instruction, code, location = self.decoded_at(address)
            step = decode_step(instruction, code, location[0] if location else 0)
            if step is None:
                raise self.fault(instruction, "is described by no row")
            self.steps[address] = step
        return self.steps[address]

    def describe(self, address: int) -> str:
        """Format an address for messages, as offset from the entry."""
        return f"{address - self.entry:+#x}"

    @cached_property
    def reachable_addresses(self) -> list[int]:
        """Addresses of all instructions that control flow can reach from the entry, ascending.
        Raise ObjectError as `decoded_at` does, and for more than MAX_INSTRUCTIONS.
        """
        seen: set[int] = set()
        pending = [self.entry]
        while pending:
            if (address := pending.pop()) in seen:
                continue
            instruction = self.decoded_at(address).instruction
            seen.add(address)
            require(len(seen) <= MAX_INSTRUCTIONS,
                    f"the function has more than {MAX_INSTRUCTIONS} instructions")
            if instruction.flow_control in (*JUMPS, FlowControl.CALL):
                pending.append(instruction.near_branch_target)
            if instruction.flow_control in NEXT:
                pending.append(instruction.next_ip)
        return sorted(seen)

    @cached_property
    def pieces(self) -> list[tuple[int, Decoded]]:
        """Offset from the entry, and instruction, of each reachable address."""
        return [(address - self.entry, self.decoded_at(address))
                for address in self.reachable_addresses]

    @cached_property
    def data_sections(self) -> list[Section]:
        """Sections and undefined symbols that the code names, in the order of the first names."""
        starts = dict.fromkeys(piece.location[0] for _, piece in self.pieces if piece.location)
        return [section for start in starts if (section := self.image.section_starting_at(start))]

    @cached_property
    def sha256(self) -> str:
        """SHA-256, in hexadecimal, of the code that control flow can reach and of the data sections
        that it names, whole, with their alignment: the manifest's `code_sha256`. Distances to data
        are replaced by offsets in sections, so that no linker's layout counts.
        """
        numbers = {section.address: number for number, section in enumerate(self.data_sections)}
        parts: list[object] = [
            [at, code.hex(), [numbers[location[0]], location[1]] if location else None]
            for at, (_, code, location) in self.pieces]
        parts += [section.name if section.external else [section.align, section.data.hex()]
                  for section in self.data_sections]
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()

    def proof_key(self, symbol: str, claim: str, companions: Collection[str] = ()) -> str | None:
        """Return the SHA-256 of all that a verdict on a claim (Claim.text) depends on: code, data,
        alignment, CET features. None if the verdict has assumptions (that `companions`, proved too,
        change nothing, is none), or depends on more."""
        free = {("other symbol", name) for name in companions}
        if (not free.issuperset(self.image.context_assumptions(symbol))
                or self.pieces and self.assumed
                or len({id(self.image.section_at(a)) for a in self.reachable_addresses}) > 1
                or any(s.executable or s.external or s.relocations for s in self.data_sections)):
            return None
        # with ENDBR64 first, the features change nothing
        is_entry = self.decoded_at(self.entry).code == ENDBR64
        parts = [claim, self.sha256, self.entry % PAGE & -(self.entry % PAGE),
                 0 if is_entry else self.image.cet_features]
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()
