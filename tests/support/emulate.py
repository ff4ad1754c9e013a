"""Emulator: runs a program on virtual or physical registers by the semantics of its rows on
integers, so that tests compare a program before and after each pass."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import eq, ge, gt, le, lt, ne
from typing import Any

from generator.product import native_hash
from generator.spec.samples import Argument
from generator.spec.words import Word, join, split, to_signed
from generator.x86.convention import SYSV
from generator.x86.isa import evaluate_row
from generator.x86.program import (
    STACK_POINTER,
    Address,
    BasicBlock,
    Instruction,
    Jump,
    Label,
    Program,
    Register,
    Value,
)

CONDITIONS = {"e": eq, "ne": ne, "b": lt, "be": le, "a": gt, "ae": ge}
MASK = (1 << 64) - 1
STACK_ADDRESS, TABLES_ADDRESS = (1 << 46) + 16, 1 << 45
MAX_SCRATCH_BYTES = 1 << 16  # mapped for programs before allocation, whose frames have no size yet


class OutOfBounds(Exception):
    """Error: an access outside the mapped memory, a write to read-only memory, or a gather whose
    mask is not all ones."""


@dataclass
class EmulatedMemory:
    """Byte arrays at fixed addresses, each writable or read-only."""

    buffers: list[tuple[int, bytearray, bool]] = field(default_factory=list)

    def add(self, start: int, data: bytearray, writable: bool) -> None:
        """Map `data` at address `start`; unless `writable`, writes to it raise OutOfBounds."""
        self.buffers.append((start, data, writable))

    def find(self, start: int, size: int, write: bool) -> tuple[bytearray, int]:
        """Return the array that has the `size` bytes at address `start`, and their offset in it."""
        for first, data, writable in self.buffers:
            if first <= start and start + size <= first + len(data) and (writable or not write):
                return data, start - first
        raise OutOfBounds(f"{'write' if write else 'read'} of {size} bytes at {start:#x}")

    def read(self, start: int, bits: int) -> Word:
        data, offset = self.find(start, bits // 8, False)
        return Word(int.from_bytes(data[offset:offset + bits // 8], "little"), bits)

    def write(self, start: int, word: Word) -> None:
        data, offset = self.find(start, word.width // 8, True)
        data[offset:offset + word.width // 8] = word.value.to_bytes(word.width // 8, "little")


def register_key(operand: Register | Value) -> Any:
    return ((operand.register_class, operand.number) if isinstance(operand, Register)
            else operand)


@dataclass
class Emulator:
    """Machine state of a running program; a vector register has 512 bits, an integer register 64.
    """

    memory: EmulatedMemory
    stack: int
    tables: Mapping[str, int]
    registers: dict[Any, Word] = field(default_factory=dict)
    variables: dict[str, Word] = field(default_factory=dict)

    def read_register(self, operand: Any) -> Word:
        """Return the full content of a register; the caller selects the bits that it reads."""
        return self.registers[register_key(operand)]

    def write_register(self, operand: Any, word: Word) -> None:
        """Write `word` to a register and clear the bits above it, as VEX and 32-bit integer
        instructions do."""
        full = Word(word.value, 64 if operand.register_class == "int" else 512)
        self.registers[register_key(operand)] = full

    def effective_address(self, a: Address) -> int:
        if a.base is None:                   # a table; or, before allocation, the scratch area
            base = self.tables[a.table] if a.table else self.stack
        else:
            base = self.read_register(a.base).value
        index = self.read_register(a.index).value * a.scale if a.index is not None else 0
        return (base + index + a.offset) & MASK

    def read_gather(self, a: Address, lane: int) -> Word:
        assert a.base is not None and a.index is not None
        offsets = [to_signed(p.value, lane)
                   for p in split(self.read_register(a.index).cut(0, a.index.width), lane)]
        start = self.read_register(a.base).value + a.offset
        lanes: Word = join(self.memory.read((start + a.scale * p) & MASK, lane) for p in offsets)
        return lanes

    def operand_value(self, i: Instruction, name: str, a: Any) -> Any:
        """Return the value of `a`, the operand called `name` in the row, at the width that the row
        reads."""
        if isinstance(a, Address) and i.row.gather_mask:
            return self.read_gather(a, i.row.lane)
        if isinstance(a, Address):
            return (Word(self.effective_address(a), 64) if i.row.is_address
                    else self.memory.read(self.effective_address(a), a.size))
        return (a if isinstance(a, int)
                else self.read_register(a).cut(0, i.row.class_of(name, i.width)[1]))

    def execute(self, i: Instruction) -> None:
        """Execute one instruction; one without a result changes nothing."""
        args = [self.operand_value(i, o.name, a) for o, a in zip(i.row.reads, i.args)]
        if i.out is None:
            return
        result = evaluate_row(i.row, i.width, *args)
        if i.row.gather_mask:
            mask_index = [o.name for o in i.row.reads].index(i.row.gather_mask)
            if int(~args[mask_index]):
                raise OutOfBounds(f"{i.row.mnemonic} by a mask that leaves lanes out")
            mask = i.args[mask_index]
            # The processor clears the mask's register; a virtual register never changes.
            if isinstance(mask, Register):
                self.write_register(mask, Word(0, mask.width))
        if isinstance(result, int):
            result = Word(result & (1 << i.width) - 1, i.width)
        if isinstance(i.out, Address):
            self.memory.write(self.effective_address(i.out), result)
        else:
            self.write_register(i.out, result)

    def comparison_value(self, x: Any) -> int:
        """Return the value of `x`, an operand of a conditional jump: a number, the name of a
        variable, an address or a register."""
        if isinstance(x, int):
            return x & MASK
        if isinstance(x, str):
            return self.variables[x].value
        return (self.memory.read(self.effective_address(x), 64) if isinstance(x, Address)
                else self.read_register(x)).value


def run(program: Program, arguments: tuple[int, ...], memory: EmulatedMemory) -> Emulator:
    """Run a program to its end and return the final state of the machine."""
    memory.add(STACK_ADDRESS, bytearray(program.frame_bytes + MAX_SCRATCH_BYTES), True)
    tables = {table.name: TABLES_ADDRESS + (number << 24)
              for number, table in enumerate(program.tables)}
    for table in program.tables:
        memory.add(tables[table.name],
                   bytearray(b"".join(w.to_bytes(table.width // 8, "little") for w in table.words)),
                   False)
    machine = Emulator(memory, STACK_ADDRESS, tables)
    machine.write_register(STACK_POINTER, Word(STACK_ADDRESS, 64))
    for number, name, value in zip(SYSV.arguments, program.parameters, arguments):
        machine.registers["int", number] = machine.variables[name] = Word(value & MASK, 64)
    labels = {item.name: n for n, item in enumerate(program.items) if isinstance(item, Label)}
    position = 0
    while position < len(program.items):
        item = program.items[position]
        position += 1
        if isinstance(item, BasicBlock):
            for name, read in item.reads.items():
                machine.registers[read] = machine.variables[name]
            for i in item.instructions:
                machine.execute(i)
            for name, written in item.writes.items():
                machine.variables[name] = machine.read_register(written)
        elif isinstance(item, Jump) and (not item.condition or CONDITIONS[item.condition](
                machine.comparison_value(item.a), machine.comparison_value(item.b))):
            position = labels[item.target]
    return machine


def call_kernel(program: Program, arguments: Sequence[Argument]) -> bytes:
    """Call a kernel on sample arguments; return the first argument's buffer afterwards."""
    memory, addresses = EmulatedMemory(), list[int]()
    for number, x in enumerate(arguments):
        address = 3 + (number + 1 << 32)
        if isinstance(x, tuple):
            pointers = [address + (j + 1 << 24) for j in range(len(x))]
            for message, pointer in zip(x, pointers):
                memory.add(pointer, bytearray(message), False)
            x = b"".join(pointer.to_bytes(8, "little") for pointer in pointers)
        if isinstance(x, bytes):
            memory.add(address, bytearray(x), number == 0)
        addresses.append(addresses[0] if x is None else x if isinstance(x, int) else address)
    run(program, tuple(addresses), memory)
    return bytes(memory.buffers[0][1])


def digest(program: Program, name: str, message: bytes) -> bytes:
    """Return the digest of a message by the hash `name`, computed with `program`, a kernel of kind
    blocks."""
    return native_hash.hash_message(partial(call_kernel, program), name, message)
