"""Instruction forms for data movement: copy, load, store, gather, constant and address. Input is an
ISA; output is its row for each of these tasks. The rows are recognized by their operands, not by
mnemonics, so that an ISA table needs no special entries."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ..plan.graph import ValueKind
from ..x86.isa import Row
from ..x86.target import ISA


class Unselectable(Exception):
    """The ISA has no row for a node's operation."""


@dataclass(frozen=True)
class Moves:
    """Rows that copy, load and store a whole register, by register class; and all rows of the ISA
    by `Row.text`."""

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


def move_row(isa: ISA, kind: ValueKind, into_memory: bool, size: int = 0) -> Row:
    """Return the row that loads a register of type `kind` from memory, or with `into_memory` stores
    it. `size`: bits to store, 0 for the entire register. If the ISA has no row that stores only the
    lowest `size` bits, the row of the entire register is returned."""
    for row in isa.all_rows if size not in (0, kind.size) else ():
        if (row.register_class == kind.register_class and kind.size in row.widths
            and [o.name for o in row.operands] == ["m", "a"]
            and row.class_of("m", kind.size) == ("mem", size)):
            return row
    full_move = (find_moves(isa).store if into_memory
                 else find_moves(isa).load).get(kind.register_class)
    if full_move and kind.size in full_move.widths:
        return full_move
    raise Unselectable(f"{isa.name} cannot move {kind.size} bits between memory and "
                       f"{kind.register_class} registers")


def gather_row(isa: ISA, kind: ValueKind) -> Row:
    """Return the row that loads each lane of a register of type `kind` from its own address. Raise
    Unselectable if the ISA has none."""
    for row in isa.all_rows:
        if (row.gather_mask and row.register_class == kind.register_class and row.lane == kind.word
            and kind.size in row.widths):
            return row
    raise Unselectable(f"{isa.name} cannot gather {kind.word}-bit lanes of {kind.size} bits")


def constant_row(isa: ISA) -> Row:
    """Return the row that sets an integer register to an immediate."""
    return next(row for row in isa.all_rows
                if row.register_class == "int" and [o.name for o in row.operands] == ["d", "i"])


def address_row(isa: ISA) -> Row:
    """Return the row that computes an address (LEA)."""
    return next(row for row in isa.all_rows if row.is_address)
