"""Instruction tables: syntax and semantics of every instruction form, one module per ISA.

A `Row` has two columns: `text`, the syntax with operands in braces, and `means`, a function over
the word algebra of spec/words.py. The printers fill in the syntax. Instruction selection evaluates
the semantics on placeholders, which gives its pattern; the emulator evaluates it on integers, and
the prover on normal forms. The tables belong to the trusted base.

A module's `ISA` has the fields of `ISA` in x86/target.py, as a dictionary: the rows, and what only
the compiler reads.

Operands stand in Intel's order: {d} is written; {a} {b} {c} are read; {k} is a mask register; {i}
is an immediate; {m} is memory, written if it comes first and read otherwise.

- `{d:=a}`: the destination is the register of source a (two-operand form).
- `{b:x}` `{b:y}` `{b:z}` `{b:r32}` `{b:r64}` `{b:k}`: a register of that class and width, whatever
  the row's width is.
- `{c:xmm0}`: exactly that register.
- `{m:32}`: memory of 32 bits.
- `{d:=a}{{{k:k}}}`: lanes whose mask bit is zero keep the value of a (merging).
- `{d}{{{k:k}}}{{z}}`: lanes whose mask bit is zero become zero (zeroing).

`means` is called with the operands that are read, in the order a, k, b, c, m, i.
"""

from __future__ import annotations

import importlib
import string
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...spec.modules import modules_in
from ...spec.words import join, split

CLASSES = {"r32": ("int", 32), "r64": ("int", 64), "x": ("vec", 128), "y": ("vec", 256),
           "z": ("vec", 512), "k": ("mask", 64)}


@dataclass(frozen=True)
class Operand:
    """Operand of a row: its name, a letter of the module's docstring, and its constraints.

    `tied` is the name of the source whose register the destination shares, or "". `register_form`
    is a key of CLASSES or, for memory, its size in bits. If it is "", the operand has the row's
    class and the instruction's width. `fixed` is the number of the only register allowed, or None.
    """

    name: str
    tied: str = ""
    register_form: str = ""
    fixed: int | None = None


@dataclass(frozen=True, eq=False)
class Row:
    """One instruction form.

    If `lane` is 0, `means` takes whole registers as words. If `lane` > 0, `means` is applied lane
    by lane to words of `lane` bits. With `takes_lane_lists` it is called once instead: it takes a
    list of lanes for each register operand, least significant first, and returns such a list.
    Immediates are Python ints.

    `mem` names the read operand that may also be memory. `widths` are the register widths in bits
    that the form exists for. `flags` is None if the flags are preserved, "?" if the row does not
    say what they become, else a function of the operands that returns {"C": word, "Z": word, ...}
    with words of one bit. The prover refuses conditions on other flags than these. `rotation` names
    the rotation that the row implements; selection uses the row only if a request chose that
    rotation. `preserves_upper` marks legacy SSE forms, which preserve the bits above the
    destination; all other forms clear them. A row without `pattern` is used only by name, never by
    pattern matching. `gather_mask` names the mask operand of a gather, whose {m} is one piece of
    memory for each lane of the index vector; the mask must be all ones, and is zero afterwards.
    """

    text: str
    means: Callable[..., Any]
    register_class: str = "int"
    widths: tuple[int, ...] = (32, 64)
    lane: int = 0
    takes_lane_lists: bool = False
    mem: str = ""
    flags: Any = "?"
    rotation: str = ""
    preserves_upper: bool = False
    pattern: bool = True
    three_operand_form: str = ""  # text of a row with the same result in another register
    is_truth_table: bool = False  # the immediate is a truth table of three inputs (VPTERNLOG)
    aligned: bool = False  # memory must be aligned to its size (MOVDQA)
    is_address: bool = False  # {m} is the address itself, not the memory there (LEA)
    # Timing independent of data; check/timing.py has lists of such instructions.
    data_independent_time: bool = False
    emit_as_bytes: bool = False  # printed as data bytes, because older assemblers lack the form
    gather_mask: str = ""

    @property
    def masked(self) -> bool:
        """Whether the destination has a mask register (EVEX)."""
        return "{{" in self.text

    @property
    def zeroing(self) -> bool:
        """Whether lanes whose mask bit is zero become zero."""
        return "{{z}}" in self.text

    @cached_property
    def mnemonic(self) -> str:
        """First word of the syntax."""
        return self.text.split()[0]

    @cached_property
    def pieces(self) -> tuple[tuple[str, str, str], ...]:
        """Syntax as a sequence of (literal text, name of the operand that follows it, specification
        of that operand); name and specification may be ""."""
        return tuple((literal, name or "", spec or "")
                     for literal, name, spec, _ in string.Formatter().parse(self.text))

    @cached_property
    def operands(self) -> tuple[Operand, ...]:
        """Operands in the order of the syntax, each once.

        The specification behind an operand's colon is "=a" (tied to the register of a), "xmm0"
        (that register only), a key of CLASSES, or a number of bits of memory.
        """
        operands_by_name: dict[str, Operand] = {}
        for _, name, spec in self.pieces:
            if name and name not in operands_by_name:
                operands_by_name[name] = (
                    Operand(name, tied=spec[1:]) if spec.startswith("=") else
                    Operand(name, register_form="x", fixed=int(spec[3:])) if spec.startswith("xmm")
                    else Operand(name, register_form=spec))
        return tuple(operands_by_name.values())

    @cached_property
    def written(self) -> Operand | None:
        """Operand that the instruction writes: d, or m if it comes first; None if there is none
        (comparisons, VZEROUPPER)."""
        first = self.operands[0] if self.operands else None
        return first if first and first.name in "dm" else None

    @cached_property
    def reads(self) -> tuple[Operand, ...]:
        """Operands that the instruction reads, in the order of the parameters of `means`."""
        named = {o.name: o for o in self.operands}
        for o in self.operands:  # a tied source appears in its destination's spec only
            if o.tied:
                named.setdefault(o.tied, Operand(o.tied))
        return tuple(named[n] for n in "akbcmi" if n in named
                     and not (self.written and n == self.written.name))

    @cached_property
    def needs_alignment(self) -> bool:
        """Whether its memory operand must be aligned: the row is an aligned move, or a legacy SSE
        form that can read a vector register's bits from memory."""
        return self.aligned or self.preserves_upper and bool(self.mem) and (
            self.class_of(self.mem, 128) == ("vec", 128))

    def class_of(self, name: str, width: int) -> tuple[str, int]:
        """Return (register class, bits) of the operand `name` in the form of `width` bits; the
        class of a memory operand with a size of its own is "mem"."""
        form = next((o.register_form for o in self.operands if o.name == name), "")
        return ((self.register_class, width) if not form else
                ("mem", int(form)) if form.isdigit() else CLASSES[form])


def vector_fields(*widths: int, **fields: Any) -> dict[str, Any]:
    """Return keyword arguments of `Row` for a vector instruction that preserves the flags: its
    register class, its `widths` in bits, its flags, and `fields`, which take precedence."""
    return {"register_class": "vec", "widths": widths, "flags": None, **fields}


def evaluate_row(row: Row, width: int, *args: Any, means: Callable[..., Any] | None = None) -> Any:
    """Return the result of a row in its form of `width` bits as one word. It is an int if it is an
    immediate, and None if the row writes nothing.

    `args` are the operands that are read, in the order of `row.reads`: registers and memory
    operands as words of their own widths, immediates as ints. In a row that works lane by lane, an
    operand of one lane is broadcast to all lanes. `means` is a memoized version of the row's
    semantics; it is called in place of them, except for rows that take lists of lanes.
    """
    means = means or row.means
    if not row.lane:
        result = means(*args)
        result_bits = row.class_of("d", width)[1]
        if result is None or isinstance(result, int) or result.width <= result_bits:
            return result
        return result.cut(0, result_bits)
    lanes = [a if isinstance(a, int) else split(a, row.lane) for a in args]
    if row.takes_lane_lists:
        return join(row.means(*lanes))  # lists are not memoized
    if row.written and row.written.name == "d":
        lane_count = row.class_of("d", width)[1] // row.lane
    else:
        lane_count = max(len(a) for a in lanes if isinstance(a, list))
    columns = [[a] * lane_count if isinstance(a, int) else a * lane_count if len(a) == 1
               else a[:lane_count] for a in lanes]
    return join(means(*operands) for operands in zip(*columns, strict=True))


def names() -> tuple[str, ...]:
    """Return the names of the ISAs in alphabetical order: the modules of this package and of every
    folder added to its `__path__`."""
    return modules_in(tuple(__path__))


def rows_of(name: str) -> tuple[Row, ...]:
    """Return the rows of one ISA, without those of the ISAs that it extends."""
    rows: tuple[Row, ...] = importlib.import_module(f"{__name__}.{name}").ISA["rows"]
    return rows
