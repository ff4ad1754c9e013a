"""Program: the compiler's intermediate representation. Blocks in SSA form, labels and jumps; named
variables carry data between blocks, and get one location each by register allocation. Constant-time
by construction: a jump compares only public variables, and an address is a pointer variable plus a
constant or a scaled public index."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from .convention import INTEGER_NAMES, RSP

# Variable of a program that holds the address of its scratch area; a program without this variable
# has no scratch area, and spills no vector register, as vector slots lie in that area.
SCRATCH = "scratch"
SCRATCH_ALIGNMENT = 64  # bytes: a cache line, so that no row of a table in the area crosses one


@dataclass(frozen=True, slots=True)
class Value:
    """Virtual register, numbered within its basic block; int, vec or mask, width in bits."""

    number: int
    register_class: str
    width: int
    name: str = ""  # for diagnostics: "W_17", "a"


@dataclass(frozen=True, slots=True)
class Register:
    """Physical register: its number in the manuals' encoding, and the width in use, in bits."""

    register_class: str
    number: int
    width: int


@dataclass(frozen=True, slots=True)
class Address:
    """Memory operand of `size` bits at base + index * scale + offset bytes, or in a constant
    `table`. Different `space`s never overlap."""

    space: str  # memory region: message, state, schedule, digest, frame, constants, ...
    size: int
    offset: int = 0
    base: Any = None  # register, value, or graph node before selection; None: RIP-relative table
    index: Any = None
    scale: int = 1
    table: str = ""
    lane_offsets: tuple[int, ...] = ()  # of a gather, in bytes; `index` is a vector of them


def may_alias(a: Address, b: Address) -> bool:
    """Return whether two accesses may touch the same bytes."""
    if a.space != b.space or a.table != b.table:
        return False
    if (a.base, a.index, a.scale) != (b.base, b.index, b.scale) or a.lane_offsets or b.lane_offsets:
        return True
    return a.offset < b.offset + b.size // 8 and b.offset < a.offset + a.size // 8


T = TypeVar("T")


def find_operands(kind: type[T], operands: Iterable[Any]) -> Iterator[T]:
    """Yield the objects of type `kind` among the operands and inside their addresses."""
    for operand in operands:
        if isinstance(operand, kind):
            yield operand
        elif isinstance(operand, Address):
            yield from find_operands(kind, (operand.base, operand.index))


STACK_POINTER = Register("int", RSP, 64)  # the base of integer spill slots


Source = Value | Register | Address | int


class Group(NamedTuple):
    """Origin of an instruction, such as ("rounds", "round", 5); stored orders refer to it."""

    strand: str = ""
    step: str = ""
    number: int = 0

    def __str__(self) -> str:
        return " ".join(filter(None,
                               [self.strand,
                                self.step and f"({self.step} {self.number})"])) or "the rest"


@dataclass(frozen=True, slots=True)
class Instruction:
    """ISA row at `width` bits. `args` are in the order of `row.reads`; `out` is None for
    comparisons; passes read `group`, and `comment` is only printed."""

    row: Any
    width: int
    out: Value | Register | Address | None
    args: tuple[Source, ...]
    comment: str = ""
    group: Group = Group()

    @property
    def strand(self) -> str:
        return self.group.strand

    @property
    def values(self) -> Iterator[Value]:
        """Values that the instruction reads, including the pointers of its addresses."""
        return find_operands(Value,
                             (*self.args, self.out if isinstance(self.out, Address) else None))


@dataclass(frozen=True)
class BasicBlock:
    """`reads` maps names of variables to their values at entry, `writes` to those at exit."""

    name: str
    instructions: tuple[Instruction, ...]
    reads: Mapping[str, Value] = field(default_factory=dict)
    writes: Mapping[str, Source] = field(default_factory=dict)
    comment: str = ""
    weight: int = 1  # estimated execution count; registers go to hot blocks first


LOOP_ALIGNMENT = 64  # bytes: Zen's decoded-instruction cache has 64-byte lines of code


@dataclass(frozen=True, slots=True)
class Label:
    """Jump target; `align` is the code alignment in bytes, 0 for none."""

    name: str
    align: int = 0
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Jump:
    """Jump to `target` if `a` `condition` `b` for unsigned 64-bit numbers (b, be, a, ae, e, ne; "":
    always): names of variables or an int, after allocation registers and addresses."""

    target: str
    condition: str = ""
    a: Any = None
    b: Any = None


Item = BasicBlock | Label | Jump


def instructions(items: Iterable[Any]) -> Iterator[Instruction]:
    for item in items:
        if isinstance(item, BasicBlock):
            yield from item.instructions


def map_blocks(change: Callable[[BasicBlock], BasicBlock],
               items: Iterable[Item]) -> tuple[Item, ...]:
    return tuple(change(item) if isinstance(item, BasicBlock) else item for item in items)


@dataclass(frozen=True)
class Table:
    """Read-only constants: little-endian words of `width` bits, aligned to `align` bytes."""

    name: str
    width: int
    words: tuple[int, ...]
    align: int = 64
    comment: str = ""


@dataclass(frozen=True)
class Program:
    """One function. The epilogue follows the last item; arguments are 64-bit."""

    symbol: str  # including the prefix
    prototype: str  # C declaration without the semicolon
    parameters: tuple[str, ...]  # variables that hold the arguments, as in the prototype
    items: tuple[Item, ...]
    tables: tuple[Table, ...] = ()
    variables: Mapping[str, tuple[str, int]] = field(default_factory=dict)  # class and width
    # By register allocation; `loop_locations`: of the variables live at each loop's label.
    locations: Mapping[str, Register | Address] = field(default_factory=dict)
    loop_locations: Mapping[str, Mapping[str, Register | Address]] = field(default_factory=dict)
    # Of the frame's part that the body uses: from the stack pointer upwards integer spill slots,
    # at most SCRATCH_ALIGNMENT - 1 bytes, and the scratch area.
    frame_bytes: int = 0
    integer_slot_bytes: int = 0
    spills: int = 0
    about: tuple[str, ...] = ()  # description for the banner
    frame_pointer: bool = False  # RBP is reserved for it
    scratch_bytes: int = 0  # that the kernel itself uses; vector spill slots lie behind them

    @property
    def has_scratch(self) -> bool:
        return SCRATCH in self.variables

    @property
    def widest_vector_bits(self) -> int:
        return max((*(width for register_class, width in self.variables.values()
                      if register_class == "vec"),
                    *(i.width for i in instructions(self.items) if i.row.register_class == "vec")),
                   default=0)


# Text

def register_name(register: Register, width: int = 0) -> str:
    """Return the assembly name of a register at `width` bits, by default its own."""
    width, number = width or register.width, register.number
    if register.register_class == "mask":
        return f"k{number}"
    if register.register_class == "vec":
        return {128: "xmm", 256: "ymm", 512: "zmm"}[width] + str(number)
    name = INTEGER_NAMES[number]
    if number >= 8:
        return name + {64: "", 32: "d", 16: "w", 8: "b"}[width]
    if width == 8:
        return f"{name[1:].removesuffix('x')}l"
    return {64: "r", 32: "e", 16: ""}[width] + name[1:]


def operand_text(x: Any) -> str:
    """Return a register, value, graph node, address or number as text, for dumps and errors."""
    if isinstance(x, Register):
        return register_name(x)
    if isinstance(x, Value):
        return f"{x.name}.{x.number}" if x.name.isidentifier() else f"v{x.number}"
    if hasattr(x, "op"):
        return (str(x.data) if x.op == "var" else f"{x.data:#x}" if x.op == "const"
                else f"n{x.number}")
    if not isinstance(x, Address):
        return str(x)
    parts = [operand_text(x.base)] if x.base is not None else [x.table or "the frame"]
    parts += [operand_text(x.index) + f"*{x.scale}"] if x.index is not None else []
    offset = f" {'-' if x.offset < 0 else '+'} {abs(x.offset)}" if x.offset else ""
    return f"{x.space}[{' + '.join(parts)}{offset}]"


def instruction_text(i: Instruction) -> str:
    """Return the text of an instruction; on virtual registers, `v7=v5`: v7 takes v5's register."""
    operands = {o.name: operand_text(x) for o, x in zip(i.row.reads, i.args)}
    if i.row.written:
        tied = (f"={operands[i.row.written.tied]}"
                if i.row.written.tied and isinstance(i.out, Value) else "")
        operands[i.row.written.name] = operand_text(i.out) + tied
    return "".join(literal + (operands.get(name, "?") if name else "")
                   for literal, name, _ in i.row.pieces)
