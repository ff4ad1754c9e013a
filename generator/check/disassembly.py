"""Disassembly of one function of an image. Input: an `Image` and the address of an entry. Output:
the `Step` at any address that control flow reaches, the targets of jumps, and the loops. Method:
decode instructions on demand (decode.py) and check the relocations in them: each must replace one
whole RIP-relative displacement or jump distance.
"""

from dataclasses import replace
from functools import cached_property
from typing import Any

import iced_x86 as iced
from iced_x86 import FlowControl

from .assumptions import Assumption
from .contents import ObjectError
from .decode import Unsupported, decode_step
from .image import Image, Relocation, Section
from .steps import Step

JUMPS = (FlowControl.CONDITIONAL_BRANCH, FlowControl.UNCONDITIONAL_BRANCH)
MAX_INSTRUCTIONS = 200_000  # of one function


class Disassembly:
    """Code of one function of an image, decoded on demand. `entry`: address of the function."""

    def __init__(self, image: Image, entry: int) -> None:
        """Start without decoded code; the caches have the addresses of instructions as keys."""
        self.image, self.entry = image, entry
        # assumptions about the linker for the decoded code
        self.assumed: dict[Assumption, None] = {}
        self.steps: dict[int, Step] = {}
        self._decoded: dict[int, tuple[Any, Any, Relocation | None]] = {}

    def instruction_at(self, address: int) -> Any:
        """Return the instruction of iced-x86 at an address.

        Raises ObjectError if there is no code, code that linkers change, or a relocation that is
        not permitted.
        """
        return self.decoded_at(address)[0]

    def decoded_at(self, address: int) -> tuple[Any, Any, Relocation | None]:
        """Return the instruction at an address, the places of its displacement and immediates
        (iced-x86's ConstantOffsets), and the relocation in it or None."""
        if address not in self._decoded:
            section = self.image.section_at(address)
            if section is None or not section.executable:
                raise ObjectError("the code leaves its section at "
                                  f"{self.describe_address(address)}")
            offset = address - section.address
            decoder = iced.Decoder(64, section.data[offset:offset + 15], ip=address)
            instruction = decoder.decode()
            if instruction.is_invalid or offset + instruction.len > len(section.data):
                raise Unsupported(f"no instruction at {self.describe_address(address)}")
            fields = decoder.get_constant_offsets(instruction)
            self._decoded[address] = instruction, fields, self.check_relocation(
                section, offset, instruction, fields)
        return self._decoded[address]

    def check_relocation(self, section: Section, offset: int, instruction: Any,
                         field_offsets: Any) -> Relocation | None:
        """Return the relocation inside the instruction at an offset of a section, or None if there
        is none. `field_offsets`: as in `decoded_at`.

        Raises ObjectError for a relocation that does not replace the whole RIP-relative
        displacement or the whole jump distance, or that linkers may replace by other code.
        """
        relocations = section.relocations_in(offset, instruction.len)
        if not relocations:
            return None
        where = self.describe_address(instruction.ip)
        for relocation in relocations:
            if relocation.refused:
                raise ObjectError(f"{relocation.refused}, near the code at {where}")
        relocation = relocations[0]
        branch = instruction.flow_control in (*JUMPS, FlowControl.CALL)
        field, size = ((field_offsets.immediate_offset, field_offsets.immediate_size) if branch else
                       (field_offsets.displacement_offset, field_offsets.displacement_size))
        if not (len(relocations) == 1 and size == 4 and relocation.offset == offset + field
                and (branch or instruction.is_ip_rel_memory_operand)):
            raise ObjectError(f"a relocation in the code at {where} changes something other than a "
                              "distance; code must be position-independent")
        if relocation.assumed and not branch:
            raise ObjectError(f"`{instruction}` at {where} has a relocation for calls: linkers may "
                              "put the address of a PLT's entry there")
        self.assumed.update(dict.fromkeys(relocation.assumed))
        return relocation

    def locate_target(self, address: int) -> tuple[int, int]:
        """Return the place to which the instruction at an address refers by a RIP-relative
        displacement or a jump distance, as (start of the section or undefined symbol, offset in
        it).
        """
        instruction, _, relocation = self.decoded_at(address)
        section = self.image.section_at(address)
        assert section is not None
        # without a relocation, the target lies in the instruction's own section
        start = relocation.target if relocation else section.address
        return start, (instruction.memory_displacement if instruction.is_ip_rel_memory_operand
                       else instruction.near_branch_target) - start

    def branch_target(self, address: int) -> tuple[int | None, str]:
        """Return (target, "") of the jump or call at `address`; or (None, name of the place) if it
        leads out of the object's code.
        """
        anchor, offset = self.locate_target(address)
        section = self.image.section_starting_at(anchor)
        assert section is not None
        if not section.executable or not 0 <= offset < len(section.data):
            return None, f"{section.name}{offset:+#x}"
        return anchor + offset, ""

    def step_at(self, address: int) -> Step:
        """Return the decoded instruction at an address. Raise Unsupported if no row and no control
        instruction describes it, and ObjectError as `instruction_at` does.
        """
        if address not in self.steps:
            instruction = self.instruction_at(address)
            anchor = (self.locate_target(address)[0] if instruction.is_ip_rel_memory_operand else 0)
            code = self.image.read_bytes(address, instruction.len)
            decoded_step = decode_step(instruction, code, anchor)
            if decoded_step is None:
                raise Unsupported(f"no row describes `{instruction}` at "
                                  f"{self.describe_address(address)}")
            if decoded_step.mnemonic in ("j", "jmp", "call"):
                target, leads = self.branch_target(address)
                decoded_step = replace(decoded_step, target=target, outside_target=leads)
            self.steps[address] = decoded_step
        return self.steps[address]

    def describe_address(self, address: int) -> str:
        """Format an address for messages, as offset from the entry."""
        offset = address - self.entry
        return f"{'+' if offset >= 0 else '-'}{abs(offset):#x}"

    @cached_property
    def reachable_addresses(self) -> list[int]:
        """Addresses of all instructions that control flow can reach from the entry, in ascending
        order. Raises ObjectError if control flow leads out of the object's code, or if there are
        more than MAX_INSTRUCTIONS instructions.
        """
        seen: set[int] = set()
        pending = [self.entry]
        while pending:
            address = pending.pop()
            if address in seen:
                continue
            instruction = self.instruction_at(address)
            seen.add(address)
            if len(seen) > MAX_INSTRUCTIONS:
                raise ObjectError(f"the function has more than {MAX_INSTRUCTIONS} instructions, "
                                  "which is the limit")
            flow = instruction.flow_control
            if flow in (*JUMPS, FlowControl.CALL):
                target, leads = self.branch_target(address)
                if target is None:
                    raise ObjectError(f"`{instruction}` at {self.describe_address(address)} leads "
                                      f"to {leads}, which is outside the object's code")
                pending.append(target)
            if flow in (FlowControl.NEXT, FlowControl.CONDITIONAL_BRANCH, FlowControl.CALL,
                        FlowControl.INDIRECT_CALL):
                pending.append(address + instruction.len)
        return sorted(seen)
