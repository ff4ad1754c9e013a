"""Instruction sets as targets of the compiler, made from the modules of isa/, and facts about their
rows that the prover does not need."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from operator import add, or_, xor
from typing import Any

from ..spec.words import Word, shl, shr
from . import isa
from .isa import Row
from .isa import names as names

# values of a and b on which `commutes` tests a row; the last ones are amounts of shifts
SAMPLES = ((0x0123456789ABCDEF, 0xFFEEDDCCBBAA9988), (0x5A5A5A5AC3C3C3C3, 0x1122334455667788),
           (16, 1))


@cache
def commutes(row: Row) -> bool:
    """Return whether the operands a and b can be exchanged, as tested on three pairs of words."""
    if ([o.name for o in row.reads] != ["a", "b"] or row.takes_lane_lists
            or any(o.register_form for o in row.operands)):
        return False
    width = row.lane or row.widths[0]
    pairs = [(Word(x & (1 << width) - 1, width), Word(y & (1 << width) - 1, width))
             for x, y in SAMPLES]
    return all(row.means(x, y) == row.means(y, x) for x, y in pairs)


@dataclass(frozen=True)
class Rotation:
    """Rotation by the rows whose `rotation` is its name, or by `identity`, a formula of ror(x, n);
    with `shuffles_bytes`, multiples of 8 bits are byte shuffles. `features`: beyond the ISA's."""

    name: str
    identity: Callable[[Any, int], Any] | None = None
    about: str = ""
    shuffles_bytes: bool = False
    features: tuple[str, ...] = ()


def two_shifts(joined: Callable[[Any, Any], Any]) -> Callable[[Any, int], Any]:
    """Identity ror(x, n) = `joined`(shr(x, n), shl(x, w - n)); no bit is common."""
    return lambda x, n: joined(shr(x, n), shl(x, x.width - n))


def by_shld(x: Any, n: int) -> Any:
    """Return an OR whose first operand is the left shift, which SHLD's pattern is."""
    return shl(x, x.width - n) | shr(x, n)


ROTATIONS = {rotation.name: rotation for rotation in (
    Rotation("rorx", about="RORX, which needs no copy"),
    Rotation("ror", about="ROR, a copy first where the source lives on"),
    Rotation("shrd", two_shifts(or_),
             "SHRD of a register with itself (the paper's choice on Sandy Bridge)"),
    Rotation("shld", by_shld, "SHLD of a register with itself"),
    Rotation("shift", two_shifts(or_), "two shifts and an OR"))}
LANE_ROTATIONS = {rotation.name: rotation for rotation in (
    Rotation("prol", about="VPRORD and VPRORQ"),
    Rotation("shift-xor", two_shifts(xor), "two shifts and an XOR (as in the paper)"),
    Rotation("shift-or", two_shifts(or_), "two shifts and an OR"),
    Rotation("shift-add", two_shifts(add), "two shifts and an addition"),
    Rotation("bytes", two_shifts(xor),
             "a byte shuffle where the count is a multiple of 8, else two shifts and an XOR",
             shuffles_bytes=True),
    Rotation("shld", by_shld, "VPSHLDD and VPSHLDQ of a register with itself (AVX512_VBMI2)",
             features=("avx512_vbmi2",)))}


@dataclass(frozen=True, eq=False)
class ISA:
    """Instruction set that a request can name: its own rows and those of the ISAs in `extends`."""

    name: str
    about: str
    rows: tuple[Row, ...]
    extends: tuple[ISA, ...] = ()
    vector_bits: int = 0  # widest register used for schedules, 0 for none
    # Number of registers by class. `low`: vector registers that legacy SSE rows may use, where the
    # other registers hold wider vectors.
    registers: Mapping[str, int] = field(default_factory=lambda: {"int": 16, "vec": 16, "mask": 8})
    rotations: tuple[Rotation, ...] = ()  # of integer registers (ROT), the default first
    lane_rotations: tuple[Rotation, ...] = ()  # of vector lanes (LANE_ROT), the default first
    engines: tuple[str, ...] = ()  # families that the ISA has round instructions for
    features: tuple[str, ...] = ()  # CPU features that kernels may need, named as in /proc/cpuinfo
    with_wider_vectors: ISA | None = None  # variant with wider vectors for the message schedule

    @cached_property
    def all_rows(self) -> tuple[Row, ...]:
        """Rows of the ISA itself, then of those that it extends."""
        inherited = [row for isa in self.extends for row in isa.all_rows]
        return self.rows + tuple(row for row in inherited if row not in self.rows)

    @property
    def has_round_instructions(self) -> bool:
        return bool(self.engines)

    @property
    def has_legacy_vectors(self) -> bool:
        """Whether it has vector instructions in legacy encoding, which preserve upper halves."""
        return any(row.preserves_upper for row in self.all_rows)

    @property
    def schedules_in_lanes(self) -> bool:
        """Whether kernels compute message schedules in the lanes of vector registers."""
        return self.vector_bits > 0 and not self.has_round_instructions

    @property
    def has_lane_rotate(self) -> bool:
        """Whether the ISA has an instruction that rotates the lanes of a vector."""
        return any(row.mnemonic == "vprorq" for row in self.all_rows)

    def supports(self, family: str) -> bool:
        """Return whether the ISA has instructions for the rounds of this family, or for none."""
        return not self.engines or family in self.engines

    def find_row(self, text: str) -> Row:
        """Return the first row whose syntax begins with `text`; KeyError if there is none."""
        for row in self.all_rows:
            if row.text.startswith(text):
                return row
        raise KeyError(f"{self.name} has no row {text!r}")


@cache
def load(name: str) -> ISA:
    """Return the ISA called `name`; KeyError if there is none."""
    if name not in names():
        raise KeyError(name)
    return make_isa(name, importlib.import_module(f"{isa.__name__}.{name}").ISA)


def make_isa(name: str, fields: Mapping[str, Any]) -> ISA:
    """Return the ISA with the fields of a module's dictionary `ISA`, rotations by name."""
    wider = fields.get("with_wider_vectors")
    rotations = {key: tuple(table[each] if isinstance(each, str) else Rotation(**each)
                            for each in fields.get(key, ()))
                 for key, table in (("rotations", ROTATIONS), ("lane_rotations", LANE_ROTATIONS))}
    return ISA(name, **{**fields, **rotations,
                        "extends": tuple(map(load, fields.get("extends", ()))),
                        "with_wider_vectors": wider and make_isa(name, wider)})


@dataclass(frozen=True)
class Moves:
    """Rows that copy, load and store a register, by register class; all rows by `Row.text`."""

    copy: Mapping[str, Row]
    load: Mapping[str, Row]
    store: Mapping[str, Row]
    rows: Mapping[str, Row]


@cache
def find_moves(isa: ISA) -> Moves:
    """Return the ISA's rows for data movement."""
    rows = {row.text: row for row in reversed(isa.all_rows)}
    register_classes = {row.register_class for row in isa.all_rows}

    def find(names: list[str]) -> dict[str, Row]:
        return {name: next(row for row in isa.all_rows
                           if row.register_class == name
                           and [o.name for o in row.operands] == names
                           and not (row.lane or row.is_address or row.aligned or row.pattern
                                    or any(o.register_form for o in row.operands)))
                for name in register_classes}

    return Moves(find(["d", "a"]), find(["d", "m"]), find(["m", "a"]), rows)
