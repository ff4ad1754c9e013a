"""Interpreter of decoded functions on integers, independent of the normal forms. Input: a decoded
program, a flat memory and the registers at entry. Output: registers and memory at the return.
Method: dynamic compilation to Python. Each instruction form becomes a function of integers and each
basic block a function of the registers, so that a concrete run costs little beside a proof.

The ISA rows, the decoder and the image are shared with the proof. Its normal forms, symbolic
memory, branch decisions over intervals and induction are not.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from ..spec.words import Word
from ..x86.isa import Row, evaluate
from .conditions import truth_of
from .decode import Disassembly
from .memory import Refusal
from .steps import Mem, OperandLocation, Reg, Step
from .terms import Unknown

MAX_BLOCK_INSTRUCTIONS = 4000  # a longer basic block continues in another one
MASK_64 = (1 << 64) - 1
RETURN_ADDRESS = 0x5AFE << 32  # contains no code
FIRST_REGISTERS = {"int": 0, "vec": 16, "mask": 48}  # register class -> index of its register 0


@dataclass(frozen=True, slots=True)
class PythonWord:
    """Word that records its computation as Python source.

    Each operation appends a line to `lines`; `text` is a Python expression for the value, which is
    below 2^width. `value` is set for constants.
    """

    text: str
    width: int
    lines: list[str]
    value: int | None = None

    def derive(self, text: str, width: int | None = None) -> PythonWord:
        """Append an assignment of `text` and return its variable as a word."""
        name = f"t{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return PythonWord(name, width or self.width, self.lines)

    def like(self, value: int, width: int | None = None) -> PythonWord:
        """Return the constant `value` in `width` bits."""
        width = width or self.width
        value &= (1 << width) - 1
        return PythonWord(str(value), width, self.lines, value)

    def _of(self, other: PythonWord | int) -> str:
        if not isinstance(other, int) and other.width != self.width:
            raise ValueError(f"words of {self.width} and {other.width} bits do not mix")
        return self.like(other).text if isinstance(other, int) else other.text

    @property
    def mask(self) -> int:
        """Largest value of the width."""
        return (1 << self.width) - 1

    def __add__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.text} + {self._of(other)} & {self.mask}")

    def __sub__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.text} - {self._of(other)} & {self.mask}")

    def __xor__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.text} ^ {self._of(other)}")

    def __and__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.text} & {self._of(other)}")

    def __or__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.text} | {self._of(other)}")

    __radd__, __rxor__, __rand__, __ror__ = __add__, __xor__, __and__, __or__

    def __invert__(self) -> PythonWord:
        return self.derive(f"{self.text} ^ {self.mask}")

    def __int__(self) -> int:
        if self.value is None:
            raise Unknown(self.text)
        return self.value

    def rotated(self, n: int) -> PythonWord:
        """Return the word rotated right by n bits."""
        return self.derive(f"({self.text} >> {n} | {self.text} << {self.width - n}) & {self.mask}")

    def shifted(self, n: int) -> PythonWord:
        """Return the word shifted right by n bits, or left by -n."""
        return self.derive(f"{self.text} >> {n}" if n >= 0
                           else f"{self.text} << {-n} & {self.mask}")

    def cut(self, low: int, width: int) -> PythonWord:
        """Return the `width` bits from bit `low` upwards."""
        if self.value is not None:
            return self.like(self.value >> low, width)
        shifted = f"{self.text} >> {low}" if low else self.text
        return self.derive(
            shifted if low + width >= self.width else f"{shifted} & {(1 << width) - 1}", width
        )

    def joined(self, parts: Sequence[PythonWord]) -> PythonWord:
        """Return the concatenation of `parts`, least significant part first."""
        texts, width, constant = [], 0, 0
        for part in parts:
            if part.value is not None:
                constant |= part.value << width
            else:
                texts.append(f"{part.text} << {width}" if width else part.text)
            width += part.width
        if not texts:
            return self.like(constant, width)
        if constant:
            texts.append(str(constant))
        return self.derive(" | ".join(texts), width)


# Instruction forms as functions of integers. An argument is described by its width, or as
# ("=", value) if it is a constant.

FormArgument = int | tuple[str, int]
IntegerFunction = Callable[..., int]


@cache
def form_function(row: Row, width: int, arguments: tuple[FormArgument, ...],
                  size: int) -> IntegerFunction:
    """Return a function of integers for one instruction form.

    The function takes the arguments that are described by their width and returns the `size` bits
    that the row writes.
    """
    try:
        return compile_form(row, width, arguments, size, {})
    except Unknown:
        pass
    for which, argument in enumerate(arguments):
        if isinstance(argument, int):
            try:
                compile_form(row, width, arguments, size, {which: 0})
            except Unknown:
                continue
            return compile_per_value(row, width, arguments, size, which)
    return interpret_form(row, width, arguments, size)


def compile_form(
    row: Row, width: int, arguments: tuple[FormArgument, ...], size: int, fixed: dict[int, int]
) -> IntegerFunction:
    """Compile an instruction form to a Python function; `fixed` holds arguments that are constants.
    """
    lines: list[str] = []
    names = [f"x{i}" for i, argument in enumerate(arguments) if isinstance(argument, int)]
    words = [
        PythonWord(f"x{i}", argument, lines).like(fixed[i])
        if i in fixed and isinstance(argument, int)
        else PythonWord(f"x{i}", argument, lines)
        if isinstance(argument, int)
        else argument[1]
        for i, argument in enumerate(arguments)
    ]
    result = evaluate(row, width, *words)
    text = str(result & (1 << size) - 1) if isinstance(result, int) else result.text
    functions: dict[str, Any] = {}
    exec("\n    ".join([f"def f({', '.join(names)}):", *lines, f"return {text}"]), functions)
    function: IntegerFunction = functions["f"]
    return function


def compile_per_value(
    row: Row, width: int, arguments: tuple[FormArgument, ...], size: int, which: int
) -> IntegerFunction:
    """Return a function for a row whose semantics need the value of argument `which`.

    Each value is compiled on its first use.
    """
    functions: dict[int, IntegerFunction] = {}
    position = sum(isinstance(argument, int) for argument in arguments[:which])

    def run(*values: int) -> int:
        value = values[position]
        if value not in functions:
            functions[value] = compile_form(row, width, arguments, size, {which: value})
        return functions[value](*values)

    return run


def interpret_form(
    row: Row, width: int, arguments: tuple[FormArgument, ...], size: int
) -> IntegerFunction:
    """Return a function for a row whose semantics need the values of several arguments; it
    evaluates the row at each call.
    """

    def run(*values: int) -> int:
        remaining_values = iter(values)
        words = [
            Word(next(remaining_values), argument) if isinstance(argument, int) else argument[1]
            for argument in arguments
        ]
        return int(evaluate(row, width, *words)) & (1 << size) - 1

    return run


# Memory.


@dataclass
class ConcreteRegion:
    """Bytes at an address. `unread`: offsets that have not been read yet, where reads are counted.
    """

    name: str
    first: int
    data: bytearray
    writable: bool = False
    unread: set[int] | None = None

    @property
    def end(self) -> int:
        return self.first + len(self.data)


class FlatMemory:
    """Memory that a function may access. `when_read` is called when the last unread byte has been
    read.
    """

    def __init__(
        self, regions: Sequence[ConcreteRegion], when_read: Callable[[], None] | None = None
    ) -> None:
        self.regions = sorted((r for r in regions if r.data), key=lambda r: r.first)
        self.starts, self.when_read = [r.first for r in self.regions], when_read
        if any(a.end > b.first for a, b in zip(self.regions, self.regions[1:])):
            raise ValueError("regions of memory overlap")

    def find(self, access: str, at: int, size: int) -> ConcreteRegion:
        """Return the region of an access; raise Refusal if no region permits it."""
        region = self.regions[bisect_right(self.starts, at) - 1]
        if (
            not region.first <= at <= at + size <= region.end
            or access == "writes"
            and not region.writable
        ):
            near = (
                f"bytes {at - region.first} to {at - region.first + size - 1} of the {region.name}"
                if (region.first <= at < region.end + 4096)
                else f"address {at:#x}"
            )
            raise Refusal("memory", f"{access} {near}")
        return region

    def load(self, at: int, size: int) -> int:
        """Return the `size` bytes at an address as an integer."""
        region = self.find("reads", at, size)
        at -= region.first
        if region.unread:
            region.unread.difference_update(range(at, at + size))
            if self.when_read is not None and not any(r.unread for r in self.regions):
                self.when_read()
        return int.from_bytes(region.data[at : at + size], "little")

    def store(self, at: int, value: int, size: int) -> None:
        """Write `size` bytes at an address."""
        region = self.find("writes", at, size)
        at -= region.first
        region.data[at : at + size] = value.to_bytes(size, "little")


# Basic blocks.


@dataclass
class CompiledBlock:
    """Basic block as Python code.

    `run` executes it on the registers and returns the address of the next block.
    """

    instruction_count: int
    run: Callable[[list[int], FlatMemory, list[Any]], int]


def register(operand: Reg) -> str:
    """Return the Python expression of a register."""
    return f"r[{FIRST_REGISTERS[operand.register_class] + operand.number}]"


def check_aligned(at: int, size: int) -> int:
    """Return the address; raise Refusal if it is not a multiple of `size`."""
    if at % size:
        raise Refusal(
            "alignment",
            f"accesses {size} bytes at {at:#x}, which need an address that is a multiple of that",
        )
    return at


def evaluate_condition(flags: list[Any], condition: str) -> bool:
    """Return whether a condition holds with the flags that an instruction set: [row, widths,
    values], or [] if they are undefined.
    """
    if not flags:
        raise Refusal("flow", f"condition `{condition}` on flags that the previous instruction "
                      "leaves undefined")
    row, widths, values = flags
    words = tuple(
        Word(value, width) if isinstance(width, int) else width[1]
        for width, value in zip(widths, values)
    )
    return truth_of(row, words, condition)


def gather(memory: FlatMemory, base: int, index: int, mem: Mem) -> int:
    """Return the elements that a gather loads, as one integer."""
    value = 0
    for low in range(0, mem.vector, mem.size):
        lane = index >> low & (1 << mem.size) - 1
        lane -= lane >> mem.size - 1 << mem.size
        value |= memory.load(base + mem.scale * lane & MASK_64, mem.size // 8) << low
    return value


def check_all_ones(mask: int, width: int) -> int:
    """Return the mask; raise Refusal unless all its bits are set."""
    if mask != (1 << width) - 1:
        raise Refusal("memory", "gathers with a mask that is not all ones")
    return mask


@dataclass
class BlockWriter:
    """Generator of the Python source of one basic block."""

    lines: list[str] = field(default_factory=list)
    named: dict[str, Any] = field(
        default_factory=lambda: {
            "aligned": check_aligned,
            "truth": evaluate_condition,
            "gathered": gather,
            "all_ones": check_all_ones,
            "Refusal": Refusal,
        }
    )
    flag_line: int | None = None  # index of the line that sets the current flags, if any

    def name(self, value: Any) -> str:
        """Bind an object to a new name in the generated code and return the name."""
        name = f"k{len(self.named)}"
        self.named[name] = value
        return name

    def address(self, mem: Mem) -> str:
        """Return the Python expression of a memory operand's address."""
        parts = [str(mem.offset)]
        if mem.base is not None:
            parts.append(f"r[{mem.base}]")
        if mem.index is not None and not mem.vector:
            parts.append(f"r[{mem.index}] * {mem.scale}")
        return f"({' + '.join(parts)} & {MASK_64})"

    def read(self, operand: OperandLocation, needs: bool = False) -> str:
        """Return the Python expression of an operand's value. `needs`: the address must be aligned.
        """
        if isinstance(operand, int):
            return str(operand & MASK_64)
        if isinstance(operand, Reg):
            is_full_width = operand.width == (512 if operand.register_class == "vec" else 64)
            mask = (1 << operand.width) - 1
            return register(operand) if is_full_width else f"{register(operand)} & {mask}"
        if operand.vector:
            index = f"r[{FIRST_REGISTERS['vec'] + (operand.index or 0)}]"
            return f"gathered(m, {self.address(operand)}, {index}, {self.name(operand)})"
        at = self.address(operand)
        size = operand.size // 8
        return f"m.load({f'aligned({at}, {size})' if needs else at}, {size})"

    def write(self, operand: OperandLocation, value: str, preserve_upper: bool = False,
              needs: bool = False) -> None:
        """Append the assignment of a value to an operand."""
        if isinstance(operand, Mem):
            at, size = self.address(operand), operand.size // 8
            at = f"aligned({at}, {size})" if needs else at
            self.lines.append(f"m.store({at}, {value}, {size})")
        elif isinstance(operand, Reg):
            above = f"{register(operand)} >> 128 << 128 | " if preserve_upper else ""
            self.lines.append(f"{register(operand)} = {above}{value}")

    def data(self, step: Step) -> None:
        """Append an instruction that a row describes."""
        row = step.row
        assert row is not None
        arguments: list[FormArgument] = []
        values = []
        for operand in step.args:
            if isinstance(operand, int):
                arguments.append(("=", operand))
            else:
                bits = operand.width if isinstance(operand, Reg) else operand.vector or operand.size
                arguments.append(bits)
                values.append(self.read(operand, step.aligned))
        if callable(row.flags):
            for i, value in enumerate(values):
                self.lines.append(f"v{i} = {value}")
                values[i] = f"v{i}"
        if row.flags is not None:
            if self.flag_line is not None:
                self.lines[self.flag_line] = "pass"
            self.flag_line = len(self.lines)
            argument_values = iter(values)
            words = ", ".join(next(argument_values) if isinstance(a, int) else "0"
                              for a in arguments)
            self.lines.append(
                f"flags[:] = {self.name(row)}, {self.name(tuple(arguments))}, ({words},)"
                if callable(row.flags)
                else "flags[:] = []"
            )
        if step.out is None:
            return
        size = step.out.width if isinstance(step.out, Reg) else step.out.size
        form_name = self.name(form_function(row, step.width, tuple(arguments), size))
        called = f"{form_name}({', '.join(values)})"
        self.write(step.out, called, row.preserves_upper, step.aligned)
        if row.gather_mask:
            mask = step.args[[o.name for o in row.reads].index(row.gather_mask)]
            assert isinstance(mask, Reg)
            self.lines.insert(-1, f"all_ones({self.read(mask)}, {mask.width})")
            self.write(mask, "0")

    def push(self, value: str) -> None:
        """Append a push."""
        self.lines += [f"v0 = {value}", f"r[4] = r[4] - 8 & {MASK_64}", "m.store(r[4], v0, 8)"]

    def pop(self) -> str:
        """Append a pop and return the variable that holds the value."""
        self.lines += ["v0 = m.load(r[4], 8)", f"r[4] = r[4] + 8 & {MASK_64}"]
        return "v0"

    def control(self, step: Step) -> str | None:
        """Append an instruction that no row describes. Return the expression of the next address if
        it ends the block.
        """
        name, after = step.mnemonic, step.address + step.length
        if name in ("jmp", "j", "call") and step.target is None:
            return f"k_refuse({step.leads!r})"
        if name == "jmp":
            return str(step.target)
        if name == "j":
            self.flag_line = None
            return f"{step.target} if truth(flags, {step.condition!r}) else {after}"
        if name == "call":
            self.push(str(after))
            return str(step.target)
        if name == "ret":
            return self.pop()
        if name == "push":
            self.push(self.read(step.operands[0]))
        elif name == "pop":
            self.write(step.operands[0], self.pop())
        elif name == "cmov":
            out, source = step.operands
            self.flag_line = None
            assert isinstance(out, Reg)
            self.lines.append(f"v0 = {self.read(source)}")
            self.write(out, f"v0 if truth(flags, {step.condition!r}) else {self.read(out)}")
        elif name == "lea":
            out, mem = step.operands
            assert isinstance(out, Reg) and isinstance(mem, Mem)
            self.write(out, f"{self.address(mem)} & {(1 << out.width) - 1}")
        elif name == "vzeroupper":
            self.lines.append(f"r[16:32] = [x & {(1 << 128) - 1} for x in r[16:32]]")
        elif name == "vzeroall":
            self.lines.append("r[16:32] = [0] * 16")
        elif name == "std":
            self.lines.append("raise Refusal('abi', 'sets the direction flag')")
        return None


def refuse_outside_jump(where: str) -> int:
    """Raise Refusal for a jump out of the object's code."""
    raise Refusal("flow", f"leads to {where}, which is outside the object's code")


class ConcreteProcessor:
    """Interpreter of one program for any number of inputs. Each basic block is compiled once."""

    def __init__(self, program: Disassembly) -> None:
        self.program = program
        self.blocks: dict[int, CompiledBlock] = {}

    def block(self, first: int) -> CompiledBlock:
        """Return the compiled basic block at an address."""
        compiled_block = self.blocks.get(first)
        if compiled_block is None:
            compiled_block = self.blocks[first] = self.compile_block(first)
        return compiled_block

    def compile_block(self, first: int) -> CompiledBlock:
        """Compile the basic block at an address."""
        writer, at, count, leads = BlockWriter(), first, 0, None
        writer.named["k_refuse"] = refuse_outside_jump
        while leads is None and count < MAX_BLOCK_INSTRUCTIONS:
            step = self.program.step(at)
            at += step.length
            count += 1
            if step.row is None:
                leads = writer.control(step)
            else:
                writer.data(step)
        writer.lines.append(f"return {at if leads is None else leads}")
        exec("\n    ".join(["def block(r, m, flags):", *writer.lines]), writer.named)
        return CompiledBlock(count, writer.named["block"])

    def run(self, registers: list[int], memory: FlatMemory, most: int) -> int:
        """Run from the entry to the return and return the number of executed instructions.

        Raises Refusal for forbidden operations and after more than `most` instructions.
        """
        at, count, flags = self.program.entry, 0, list[Any]()
        while at != RETURN_ADDRESS:
            block = self.block(at)
            count += block.instruction_count
            if count > most:
                raise Refusal("flow", f"does not return within {most} instructions")
            at = block.run(registers, memory, flags)
        return count

    @cached_property
    def regions(self) -> list[ConcreteRegion]:
        """Sections of the object that can be read and do not change."""
        return [
            ConcreteRegion(f"section {s.name}", s.address, s.data)
            for s in self.program.image.sections
            if not s.writable and not s.refused
        ]
