"""The only intermediate form: a program of regions, labels and jumps, as frozen values.

A *region* is straight-line code: instructions in which every result is a new `Value`. Between regions live
*variables*, the named public or secret things that outlast a region: pointers, counters, the working
variables a to h, rows of the schedule. A region reads variables as values when it begins and says which
value each variable has when it ends. Allocation gives each variable one home for the whole program, a
register or a slot of the frame, and replaces every value by a `Register`; from then on the same types hold
physical code. Jumps compare variables that are public (counters and pointers), so control flow can never
depend on a secret.

Addresses are a pointer (a variable's value) plus a constant, or plus a scaled public index: a
secret-dependent address cannot be written down.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar


@dataclass(frozen=True, slots=True)
class Value:
    """A result not yet in a register: numbered within its region; `register_class` is int, vec or mask; width in bits."""

    number: int
    register_class: str
    width: int
    name: str = ""                     # for messages: "W_17", "a"


@dataclass(frozen=True, slots=True)
class Register:
    """A physical register: its bank, its number in the manuals' encoding, and the width in use, in bits."""

    register_class: str
    number: int
    width: int


@dataclass(frozen=True, slots=True)
class Address:
    """Memory of `size` bits at base + index*scale + offset bytes, or `offset` bytes into a constant `table`.

    `space` names what is addressed: message, state, schedule, digest, frame, or constants. Different spaces never
    overlap. `base` is a 64-bit integer register or value (a graph node, before selection); None for tables, which
    are RIP-relative. `spread`: a gather, which reads `size` bits in as many pieces as it has numbers, each so many bytes
    further on; its index is the vector register that holds these numbers.
    """

    space: str
    size: int
    offset: int = 0
    base: Any = None
    index: Any = None
    scale: int = 1
    table: str = ""
    spread: tuple[int, ...] = ()


def meet(a: Address, b: Address) -> bool:
    """Whether two accesses may touch the same bytes: one space, and not two places behind one pointer apart."""
    if a.space != b.space or a.table != b.table:
        return False
    if (a.base, a.index, a.scale) != (b.base, b.index, b.scale) or a.spread or b.spread:
        return True
    return a.offset < b.offset + b.size // 8 and b.offset < a.offset + a.size // 8


T = TypeVar("T")


def named(kind: type[T], operands: Iterable[Any]) -> Iterator[T]:
    """What is of a kind (values, registers, a graph's nodes) among operands, and in their addresses."""
    for operand in operands:
        if isinstance(operand, kind):
            yield operand
        elif isinstance(operand, Address):
            yield from named(kind, (operand.base, operand.index))


STACK = Register("int", 4, 64)          # rsp: the base of integer slots in the frame


Source = Value | Register | Address | int


class Group(NamedTuple):
    """What an instruction is part of: ("rounds", "round", 5), ("schedule", "W", 17).

    `stream` names the interleaved stream, `what` the kind of step in it, `number` which one: the round, or the first word.
    Orders, found ones too, go by groups; comments only print.
    """

    stream: str = ""
    what: str = ""
    number: int = 0

    def __str__(self) -> str:
        return " ".join(filter(None, [self.stream, self.what and f"({self.what} {self.number})"])) or "the rest"


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction: a row (isa.Row) in its form of `width` bits.

    `out` is what {d} or a leading {m} stands for (None for comparisons); `args` stand for the operands that
    are read, in the order of `row.reads`. `comment` says in FIPS terms what the instructions of a group do; `group` is
    what they are to the passes.
    """

    row: Any
    width: int
    out: Value | Register | Address | None
    args: tuple[Source, ...]
    comment: str = ""
    group: Group = Group()

    @property
    def stream(self) -> str:
        """The interleaved stream it came from."""
        return self.group.stream

    @property
    def values(self) -> Iterator[Value]:
        """The values that it reads, pointers of its addresses included."""
        return named(Value, (*self.args, self.out if isinstance(self.out, Address) else None))


@dataclass(frozen=True)
class BasicBlock:
    """Straight-line code. `reads`: variable -> value at entry; `writes`: variable -> value at exit."""

    name: str
    instructions: tuple[Instruction, ...]
    reads: Mapping[str, Value] = field(default_factory=dict)
    writes: Mapping[str, Source] = field(default_factory=dict)
    comment: str = ""
    weight: int = 1                     # how often it runs, roughly: hot regions get the registers


LOOP = 64                               # what loops are aligned to: Zen keeps decoded instructions by 64 bytes of code


@dataclass(frozen=True, slots=True)
class Label:
    """A place that jumps name; `align` in bytes, 0 for none."""

    name: str
    align: int = 0
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Jump:
    """To `target` if `a` condition `b` as unsigned 64-bit numbers (b below ae a be e ne); always if "".

    Before allocation a and b are names of variables, or b an int; afterwards Registers or Addresses.
    """

    target: str
    condition: str = ""
    a: Any = None
    b: Any = None


Item = BasicBlock | Label | Jump


def instructions(items: Iterable[Any]) -> Iterator[Instruction]:
    """The instructions of a program's items, jumps left out."""
    for item in items:
        if isinstance(item, BasicBlock):
            yield from item.instructions


@dataclass(frozen=True)
class Table:
    """Read-only constants: words of `width` bits, little-endian, aligned to `align` bytes."""

    name: str
    width: int
    words: tuple[int, ...]
    align: int = 64
    comment: str = ""


@dataclass(frozen=True)
class Program:
    """One function.

    `parameters` are its variables at entry in the order of the C prototype (all 64-bit integers or pointers).
    The body ends by falling off the last item: the frame adds the return. `variables` tells each variable's
    (bank, width). After allocation `locations` tells where each variable lives, and `frame_bytes` how much of the
    frame the body uses, from the stack pointer upwards; `loop_locations` tells for each loop's label which
    variables are alive there, and where: for readers. `frame_pointer`: RBP points to the frame and is no general register.
    """

    symbol: str                          # with the prefix
    prototype: str                       # the C declaration, without the semicolon
    parameters: tuple[str, ...]
    items: tuple[Item, ...]
    tables: tuple[Table, ...] = ()
    variables: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    locations: Mapping[str, Any] = field(default_factory=dict)
    loop_locations: Mapping[str, Mapping[str, Register | Address]] = field(default_factory=dict)
    frame_bytes: int = 0
    spills: int = 0
    about: tuple[str, ...] = ()          # lines for the banner: what it computes
    frame_pointer: bool = False

    @property
    def widest(self) -> int:
        """The bits of the widest vector."""
        return max((*(width for register_class, width in self.variables.values() if register_class == "vec"),
                    *(i.width for i in instructions(self.items) if i.row.register_class == "vec")), default=0)
