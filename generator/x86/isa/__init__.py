"""What an instruction looks like and what it means, side by side; one file per ISA holds the rows.

A row's `text` is its spelling with operands in braces, its `means` the function it computes in the algebra
of words.py. Everything else follows: selection matches the meaning, the printer fills in the text, the
interpreter and the prover run the meaning on integers and on normal forms.

Operands, in Intel's order:  {d} is written, {a} {b} {c} are read, {k} is a mask, {i} is an immediate, {m} is memory
(written if it comes first, read if not). `{d:=a}`: written over a, in one register (two-operand code).
`{b:x}` `{b:y}` `{b:z}` `{b:r32}` `{b:r64}` `{b:k}`: a register of that class whatever the row's own width is;
`{c:xmm0}`: exactly that register; `{m:32}`: memory of 32 bits. `{d:=a}{{{k:k}}}`: lanes whose bit of the mask is zero keep
what a holds (merging); `{d}{{{k:k}}}{{z}}`: they become zero. `means` is called with the operands that are read, in the
order a, k, b, c, m, i.
"""

from __future__ import annotations

import importlib
import pkgutil
import string
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ...spec.words import Word, join, split

CLASSES = {"r32": ("int", 32), "r64": ("int", 64), "x": ("vec", 128), "y": ("vec", 256), "z": ("vec", 512),
           "k": ("mask", 64)}


@dataclass(frozen=True)
class Operand:
    """One place in a row's text: its name (d a k b c m i), tie, and register class where it differs."""

    name: str
    tied: str = ""                    # the source whose register a written operand shares
    cls: str = ""                     # a key of CLASSES; "": the row's bank and the instruction's width
    fixed: int | None = None          # the one register number that fits


@dataclass(frozen=True, eq=False)
class Row:
    """One instruction form.

    lane 0: `means` sees whole registers as words. lane > 0: it sees words of `lane` bits and is applied lane
    by lane, unless `moves_only_bytes` is set: then each register operand is a list of its lanes, least significant
    first, and the result is a list too. Immediates are Python ints. `mem` names the read operand that may
    also be memory. `widths` are the register widths in bits that the form exists for. `flags` is None where
    the flags survive, "?" where they become unknown, else a function of the operands like `means` that gives
    {"C": word, "Z": word, ...} of one bit each. `variant` is the rotation that a row serves: it is selected
    only where that rotation was chosen. `preserves_upper` marks legacy SSE forms, which leave the bits above the
    destination as they are; all others clear them. `pattern` is False for rows that are only used by name.
    """

    text: str
    means: Callable[..., Any]
    register_class: str = "int"
    widths: tuple[int, ...] = (32, 64)
    lane: int = 0
    moves_only_bytes: bool = False
    mem: str = ""
    flags: Any = "?"
    variant: str = ""
    preserves_upper: bool = False
    pattern: bool = True
    untied: str = ""                   # the text of a row that computes the same into another register
    table: bool = False                # its immediate is a truth table of three inputs (VPTERNLOG)
    aligned: bool = False              # memory must be a multiple of its size (MOVDQA)
    address: bool = False              # {m} stands for the address itself, not for what is there (LEA)
    steady: bool = False               # its time does not depend on data, as its file says with a source (check/timing.py)
    as_bytes: bool = False             # too young for the assemblers at hand: its encoding is written as data
    gathers: str = ""                  # {m} is a piece of memory for each lane of its index, a vector of the row's width;
                                       # the operand named here must be all ones, and is zero afterwards (the mask)

    @property
    def masked(self) -> bool:
        """Whether an operand stands in braces: a mask register beside the destination (EVEX)."""
        return "{{" in self.text

    @property
    def zeroing(self) -> bool:
        """Whether the lanes that the mask leaves out become zero."""
        return "{{z}}" in self.text

    @property
    def needs_aligned(self) -> bool:
        """Whether a memory operand must be aligned: moves that say so, and legacy SSE with whole registers."""
        return self.aligned or self.preserves_upper and bool(self.mem) and self.class_of(self.mem, 128) == ("vec", 128)

    @cached_property
    def commutes(self) -> bool:
        """Whether the first two operands can be exchanged."""
        names = [o.name for o in self.reads]
        if names[:2] != ["a", "b"] or self.moves_only_bytes or len(names) > 2 or any(o.cls for o in self.operands):
            return False
        width = self.lane or self.widths[0]
        pairs = [(Word(x & (1 << width) - 1, width), Word(y & (1 << width) - 1, width))
                 for x, y in ((0x0123456789ABCDEF, 0xFFEEDDCCBBAA9988), (0x5A5A5A5AC3C3C3C3, 0x1122334455667788))]
        return all(self.means(x, y) == self.means(y, x) for x, y in pairs)

    @cached_property
    def mnemonic(self) -> str:
        """The first word of the text."""
        return self.text.split()[0]

    @cached_property
    def pieces(self) -> tuple[tuple[str, str, str], ...]:
        """The text in pieces: a literal, the name of the operand behind it ("" at the end), and what the text says of it."""
        return tuple((literal, name or "", spec or "") for literal, name, spec, _ in string.Formatter().parse(self.text))

    @cached_property
    def operands(self) -> tuple[Operand, ...]:
        """The operands in the order of the text, each once."""
        operands_by_name: dict[str, Operand] = {}
        for _, name, spec in self.pieces:
            if not name or name in operands_by_name:
                continue
            if spec.startswith("="):
                operands_by_name[name] = Operand(name, tied=spec[1:])
            elif spec.startswith("xmm"):
                operands_by_name[name] = Operand(name, "", "x", int(spec[3:]))
            else:
                operands_by_name[name] = Operand(name, "", spec)
        return tuple(operands_by_name.values())

    @cached_property
    def written(self) -> Operand | None:
        """The operand that is written: d, or m where it comes first; None for comparisons."""
        first = self.operands[0] if self.operands else None
        return first if first and first.name in "dm" else None

    @cached_property
    def reads(self) -> tuple[Operand, ...]:
        """The operands that are read, in the order in which `means` takes them."""
        named = {o.name: o for o in self.operands}
        for o in self.operands:                      # a tied source stands only in its destination's spec
            if o.tied:
                named.setdefault(o.tied, Operand(o.tied, cls=o.cls))
        return tuple(named[n] for n in "akbcmi" if n in named and not (self.written and n == self.written.name))

    def class_of(self, name: str, width: int) -> tuple[str, int]:
        """(bank, bits) of the operand called `name` in the form of `width` bits."""
        for o in self.operands:
            if o.name == name and o.cls:
                return ("mem", int(o.cls)) if o.cls.isdigit() else CLASSES[o.cls]
        return self.register_class, width


def evaluate(row: Row, width: int, *args: Any, means: Callable[..., Any] | None = None) -> Any:
    """What the row writes, as one word, in its form of `width` bits. `means`: the row's own with a memory of what it gave.

    `args` are the operands that are read, in the order of `row.reads`: whole registers or memory operands as
    words of their own widths, immediates as ints. In a row that works lane by lane an operand of a single
    lane stands for every lane (broadcasts).
    """
    means = means or row.means
    if not row.lane:
        out = means(*args)
        size = row.class_of("d", width)[1]
        return out if out is None or isinstance(out, int) or out.width <= size else out.cut(0, size)
    lanes = [a if isinstance(a, int) else split(a, row.lane) for a in args]
    if row.moves_only_bytes:
        return join(row.means(*lanes))                                # lists, which no memory takes
    count = row.class_of("d", width)[1] // row.lane if row.written and row.written.name == "d" else (
        max(len(a) for a in lanes if isinstance(a, list)))
    return join(means(*(a if isinstance(a, int) else a[j] if len(a) > 1 else a[0] for a in lanes))
                for j in range(count))


@dataclass(frozen=True)
class Rotation:
    """A way to rotate: rows whose `variant` is its name, or an identity that spells ror(x, n) otherwise; with `moves_bytes`
    a shuffle of bytes where n is a multiple of 8. `features`: what it needs beyond its ISA."""

    name: str
    identity: Callable[[Any, int], Any] | None = None
    about: str = ""
    moves_bytes: bool = False
    features: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class ISA:
    """An instruction set that kernels can be asked for: its rows and those of `extends`."""

    name: str
    about: str
    rows: tuple[Row, ...]
    extends: tuple[ISA, ...] = ()
    vector: int = 0                                   # bits of the widest register used for schedules; 0: none
    # `low`: how many of bank vec legacy rows reach, where the others hold what is wider than 128 bits.
    registers: Mapping[str, int] = field(default_factory=lambda: {"int": 16, "vec": 16, "mask": 8})
    rotations: tuple[Rotation, ...] = ()              # of integer registers (ROT), the default first
    lane_rotations: tuple[Rotation, ...] = ()         # of vector lanes (LANE_ROT), the default first
    engines: tuple[str, ...] = ()                     # the families whose rounds it has instructions for, if made for that
    features: tuple[str, ...] = ()                    # what its kernels may need, named as in /proc/cpuinfo
    wide: ISA | None = None                           # the same beside wider registers, in whose lanes schedules can be made

    @cached_property
    def all_rows(self) -> tuple[Row, ...]:
        """The ISA's own rows, then those it extends."""
        inherited = [row for isa in self.extends for row in isa.all_rows]
        return self.rows + tuple(row for row in inherited if row not in self.rows)

    @property
    def has_round_instructions(self) -> bool:
        """Whether it is made of instructions for some families' rounds: one block at a time, and few choices."""
        return bool(self.engines)

    @property
    def lanes(self) -> bool:
        """Whether schedules are computed in lanes of its registers."""
        return self.vector > 0 and not self.has_round_instructions

    @property
    def has_lane_rotate(self) -> bool:
        """Whether one instruction rotates the lanes of a vector."""
        return any(row.mnemonic == "vprorq" for row in self.all_rows)

    def rounds_of(self, family: str) -> bool:
        """Whether it has instructions for the rounds of a family of hashes."""
        return family in self.engines

    def serves(self, family: str) -> bool:
        """Whether it has kernels of a family of hashes."""
        return not self.has_round_instructions or self.rounds_of(family)

    def row(self, text: str) -> Row:
        """The row whose text begins with `text`; KeyError if there is none."""
        for row in self.all_rows:
            if row.text.startswith(text):
                return row
        raise KeyError(f"{self.name} has no row {text!r}")


def names() -> list[str]:
    """The ISAs that can be asked for: the files of this folder, and of every other that is put into `__path__`."""
    return sorted(m.name for m in pkgutil.iter_modules(__path__))


def load(name: str) -> ISA:
    """The ISA called `name`; KeyError if there is no such file."""
    if name not in names():
        raise KeyError(name)
    isa: ISA = importlib.import_module(f"{__name__}.{name}").ISA
    return isa
