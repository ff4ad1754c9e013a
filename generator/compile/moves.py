"""The rows that move whole registers, load, store, gather, set to a number and take an address: found by their operands, not by
their names."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ..plan.graph import ValueKind
from ..x86.isa import ISA, Row


class Unselectable(Exception):
    """No row of the ISA means what a node means."""


@dataclass(frozen=True)
class Moves:
    """The rows that move a whole register of a bank: to another, from memory, to memory; and all rows by text."""

    copy: Mapping[str, Row]
    load: Mapping[str, Row]
    store: Mapping[str, Row]
    rows: Mapping[str, Row]


@cache
def moves(isa: ISA) -> Moves:
    """The rows that move whole registers."""
    rows = {row.text: row for row in reversed(isa.all_rows)}
    register_classes = {row.register_class for row in isa.all_rows}

    def find(register_class: str, names: list[str]) -> Row:
        return next(row for row in isa.all_rows if row.register_class == register_class and [o.name for o in row.operands]
                    == names
                    and not (row.lane or row.is_address or row.aligned or row.pattern
                             or any(o.register_form for o in row.operands)))

    return Moves({b: find(b, ["d", "a"]) for b in register_classes}, {b: find(b, ["d", "m"]) for b in register_classes},
                 {b: find(b, ["m", "a"]) for b in register_classes}, rows)


def mover(isa: ISA, kind: ValueKind, into_memory: bool, size: int = 0) -> Row:
    """The row that loads or stores a whole register; `size`: that stores only so many of its bits, the lowest."""
    for row in isa.all_rows if size not in (0, kind.size) else ():
        if row.register_class == kind.register_class and [o.name for o in row.operands] == ["m",
                                                                                            "a"] and kind.size in row.widths and (
                row.class_of("m", kind.size) == ("mem", size)):
            return row
    full_move = (moves(isa).store if into_memory else moves(isa).load).get(kind.register_class)
    if full_move and kind.size in full_move.widths:
        return full_move
    raise Unselectable(f"{isa.name} cannot move {kind.size} bits between memory and {kind.register_class} registers")


def gatherer(isa: ISA, kind: ValueKind) -> Row:
    """The row that loads each lane from a place of its own."""
    for row in isa.all_rows:
        if row.gather_mask and row.register_class == kind.register_class and row.lane == kind.word and kind.size in row.widths:
            return row
    raise Unselectable(f"{isa.name} cannot gather {kind.word}-bit lanes of {kind.size} bits")


def setter(isa: ISA) -> Row:
    """The row that sets an integer register to a number."""
    return next(row for row in isa.all_rows if row.register_class == "int" and [o.name for o in row.operands] == ["d", "i"])


def addresser(isa: ISA) -> Row:
    return next(row for row in isa.all_rows if row.is_address)
