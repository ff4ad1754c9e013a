"""Interpreter of decoded functions on integers, independent of the normal forms. Input: a decoded
program, a flat memory and the registers at entry. Output: registers and memory at the return.
Method: dynamic compilation to Python."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..spec.words import Word, to_signed
from ..x86.convention import RSP
from ..x86.isa import Row
from .disassembly import Disassembly
from .frame import Refusal
from .integer_functions import ArgumentForm, Immediate, make_form_function
from .machine import is_condition_true
from .steps import Mem, OperandLocation, Reg, Step

MAX_BLOCK_INSTRUCTIONS = 4000  # a longer basic block continues in another one
# A forbidden access that begins at most so far behind a region is reported relative to the region.
NEAR_BYTES = 4096
MASK_64 = (1 << 64) - 1
RETURN_ADDRESS = 0x5AFE << 32  # no code lies there
# register class -> index of its register 0 in the list of all registers
FIRST_REGISTERS = {"int": 0, "vec": 16, "mask": 48}


# Memory.


@dataclass
class ConcreteRegion:
    """Memory region: the bytes `data` at `address`."""

    name: str
    address: int
    data: bytearray
    writable: bool = False

    @property
    def end(self) -> int:
        """Address behind the last byte."""
        return self.address + len(self.data)


class FlatMemory:
    """All memory regions that a function may access, which must not overlap."""

    def __init__(self, regions: Sequence[ConcreteRegion]) -> None:
        """Order the regions by address; raise ValueError if two overlap."""
        self.regions = sorted((r for r in regions if r.data), key=lambda r: r.address)
        self.region_addresses = [r.address for r in self.regions]
        if any(a.end > b.address for a, b in zip(self.regions, self.regions[1:])):
            raise ValueError("regions of memory overlap")

    def find_region(self, access: str, address: int, size: int, aligned: bool) -> ConcreteRegion:
        """Return the region that contains `size` bytes at an address."""
        if aligned and address % size:
            raise Refusal("alignment", f"accesses {size} bytes at {address:#x}, which is not a "
                          f"multiple of {size}")
        region = self.regions[bisect_right(self.region_addresses, address) - 1]
        is_inside = region.address <= address <= address + size <= region.end
        if not is_inside or access == "writes" and not region.writable:
            offset = address - region.address
            accessed_bytes = (f"bytes {offset} to {offset + size - 1} of the {region.name}"
                              if region.address <= address < region.end + NEAR_BYTES
                              else f"address {address:#x}")
            raise Refusal("memory", f"{access} {accessed_bytes}")
        return region

    def load(self, address: int, size: int, aligned: bool = False) -> int:
        """Return the `size` bytes at an address as an integer, little-endian; raise Refusal as
        `find_region` does."""
        region = self.find_region("reads", address, size, aligned)
        offset = address - region.address
        return int.from_bytes(region.data[offset:offset + size], "little")

    def store(self, address: int, value: int, size: int, aligned: bool = False) -> None:
        """Write an integer as `size` bytes at an address, little-endian; raise Refusal as
        `find_region` does."""
        region = self.find_region("writes", address, size, aligned)
        offset = address - region.address
        region.data[offset:offset + size] = value.to_bytes(size, "little")


# Basic blocks.


def register_expression(operand: Reg) -> str:
    """Return the Python expression of a register, such as `r[16]` for xmm0."""
    return f"r[{FIRST_REGISTERS[operand.register_class] + operand.number}]"


# (the row that set the flags and the forms of its arguments, then their values); None if the flags
# are undefined
Flags = tuple[Any, ...] | None
# basic block: takes registers, memory and flags, changes registers and memory, and returns the
# address of the next basic block and the new flags
CompiledBlock = Callable[[list[int], FlatMemory, Flags], tuple[int, Flags]]


def evaluate_condition(flags: Flags, condition: str) -> bool:
    """Return whether a condition (such as "ne") holds with the flags."""
    if flags is None:
        raise Refusal("flow", f"condition `{condition}` on flags that the previous instruction "
                      "leaves undefined")
    (row, forms), *values = flags
    words = tuple(Word(value, form) if isinstance(form, int) else form.value
                  for form, value in zip(forms, values))
    return is_condition_true(row, words, condition)


def load_gather_elements(memory: FlatMemory, base: int, index_vector: int, mem: Mem) -> int:
    """Return the elements that a gather instruction loads, as the integer in its destination."""
    value = 0
    for low in range(0, mem.vector, mem.size):
        lane = to_signed(index_vector >> low, mem.size)
        value |= memory.load(base + mem.scale * lane & MASK_64, mem.size // 8) << low
    return value


def refuse(check: str, message: str) -> Any:
    """Raise Refusal(check, message), from within an expression of the generated source."""
    raise Refusal(check, message)


class BlockWriter:
    """Generator of the Python source of one basic block.

    In the source, `r` is the list of registers, `m` the memory, and `flags` of the type `Flags`.
    """

    def __init__(self) -> None:
        self.lines = ["def block(r, m, flags):"]
        self.namespace: dict[str, Any] = {
            "truth": evaluate_condition, "gathered": load_gather_elements, "refuse": refuse}

    def bind_name(self, value: Any) -> str:
        """Return a new name that stands for an object in the generated source."""
        name = f"k{len(self.namespace)}"
        self.namespace[name] = value
        return name

    def address_expression(self, mem: Mem) -> str:
        """Return the Python expression of a memory operand's address."""
        parts = [str(mem.offset)]
        if mem.base is not None:
            parts.append(f"r[{mem.base}]")
        if mem.index is not None and not mem.vector:
            parts.append(f"r[{mem.index}] * {mem.scale}")
        return f"({' + '.join(parts)} & {MASK_64})"

    def operand_expression(self, operand: OperandLocation, aligned: bool = False) -> str:
        """Return the Python expression of an operand's value."""
        if isinstance(operand, int):
            return str(operand & MASK_64)
        if isinstance(operand, Reg):
            is_full_width = operand.width == (512 if operand.register_class == "vec" else 64)
            register = register_expression(operand)
            return register if is_full_width else f"{register} & {(1 << operand.width) - 1}"
        address = self.address_expression(operand)
        if operand.vector:
            index = register_expression(Reg("vec", operand.index or 0, operand.vector))
            return f"gathered(m, {address}, {index}, {self.bind_name(operand)})"
        return f"m.load({address}, {operand.size // 8}, {aligned})"

    def append_assignment(self, operand: Reg | Mem, value: str, preserve_upper: bool = False,
                          aligned: bool = False) -> None:
        """Append the assignment of the expression `value` to an operand."""
        if isinstance(operand, Mem):
            address = self.address_expression(operand)
            self.lines.append(f"m.store({address}, {value}, {operand.size // 8}, {aligned})")
        else:
            register = register_expression(operand)
            upper_bits = f"{register} >> 128 << 128 | " if preserve_upper else ""
            self.lines.append(f"{register} = {upper_bits}{value}")

    def append_instruction(self, step: Step, row: Row) -> None:
        """Append the lines of an instruction that a row of the ISA tables describes."""
        forms: tuple[ArgumentForm, ...] = tuple(
            Immediate(operand) if isinstance(operand, int) else operand.width
            for operand in step.args)
        operands = [self.operand_expression(operand, row.needs_alignment) for operand in step.args]
        if callable(row.flags) or row.gather_mask or step.out is None:  # used again, or only read
            self.lines += [f"v{i} = {operand}" for i, operand in enumerate(operands)]
            operands = [f"v{i}" for i in range(len(operands))]
        if row.flags is not None:
            setter = ", ".join([self.bind_name((row, forms)), *operands])
            self.lines.append(f"flags = {setter if callable(row.flags) else None}")
        if step.out is None:
            return
        function = self.bind_name(make_form_function(row, step.width, forms, step.out.width))
        values = [operand for operand, form in zip(operands, forms) if isinstance(form, int)]
        result = f"{function}({', '.join(values)})"
        if row.gather_mask:
            mask_index = [o.name for o in row.reads].index(row.gather_mask)
            mask = step.args[mask_index]
            why = "gathers with a mask that is not all ones"
            self.lines.append(f"{operands[mask_index]} == {(1 << mask.width) - 1} or "
                              f"refuse('memory', {why!r})")
            self.append_assignment(mask, "0")
        self.append_assignment(step.out, result, row.preserves_upper, row.needs_alignment)

    def append_push(self, value: str) -> None:
        """Append the lines of a push of the expression `value`."""
        self.lines += [f"v0 = {value}", f"r[{RSP}] = r[{RSP}] - 8 & {MASK_64}",
                       f"m.store(r[{RSP}], v0, 8)"]

    def append_pop(self) -> str:
        """Append the lines of a pop; return the name of the Python variable with the value."""
        self.lines += [f"v0 = m.load(r[{RSP}], 8)", f"r[{RSP}] = r[{RSP}] + 8 & {MASK_64}"]
        return "v0"

    def append_control_instruction(self, step: Step) -> str | None:
        """Append the lines of an instruction that no row describes."""
        name, after = step.mnemonic, step.address + step.length
        if name == "jmp":
            return str(step.target)
        if name == "j":
            return f"{step.target} if truth(flags, {step.condition!r}) else {after}"
        if name == "call":
            self.append_push(str(after))
            return str(step.target)
        if name == "ret":
            return self.append_pop()
        if name == "push":
            self.append_push(self.operand_expression(step.operands[0]))
        elif name == "pop":
            self.append_assignment(step.operands[0], self.append_pop())
        elif name == "cmov":
            out, source = step.operands
            self.lines.append(f"v0 = {self.operand_expression(source)}")
            self.append_assignment(out, f"v0 if truth(flags, {step.condition!r}) else "
                                   f"{self.operand_expression(out)}")
        elif name == "lea":
            out, mem = step.operands
            self.append_assignment(out, f"{self.address_expression(mem)} & {(1 << out.width) - 1}")
        elif name == "vzeroupper":
            self.lines.append(f"r[16:32] = [x & {(1 << 128) - 1} for x in r[16:32]]")
        elif name == "vzeroall":
            self.lines.append("r[16:32] = [0] * 16")
        elif name == "std":
            self.lines.append("refuse('abi', 'sets the direction flag')")
        return None


class ConcreteProcessor:
    """Interpreter of one program for any number of inputs. Each basic block is compiled once.

    `constant_regions`: the readable sections of the object whose contents do not change.
    """

    def __init__(self, program: Disassembly) -> None:
        self.program, self.block_at = program, cache(self.compile_block)
        self.constant_regions = [
            ConcreteRegion(f"section {section.name}", section.address, section.data)
            for section in program.image.sections if not section.external]

    def compile_block(self, entry: int) -> tuple[int, CompiledBlock]:
        """Compile the basic block, or MAX_BLOCK_INSTRUCTIONS of it, at an address."""
        writer, address, count, next_address = BlockWriter(), entry, 0, None
        while next_address is None and count < MAX_BLOCK_INSTRUCTIONS:
            step = self.program.step_at(address)
            address += step.length
            count += 1
            if step.row is None:
                next_address = writer.append_control_instruction(step)
            else:
                writer.append_instruction(step, step.row)
        writer.lines.append(f"return {next_address or address}, flags")
        exec("\n    ".join(writer.lines), writer.namespace)
        return count, writer.namespace["block"]

    def run(self, registers: list[int], memory: FlatMemory, max_instructions: int) -> None:
        """Run the program from its entry to the return. Changes `registers` and `memory`. Raises
        Refusal for a forbidden operation, and after `max_instructions` instructions without a
        return; ObjectError for code that cannot be decoded."""
        address, count, flags = self.program.entry, 0, None
        while address != RETURN_ADDRESS:
            instruction_count, block = self.block_at(address)
            count += instruction_count
            if count > max_instructions:
                raise Refusal("flow", f"does not return within {max_instructions} instructions")
            address, flags = block(registers, memory, flags)
