"""The rows that move whole registers: between registers, from memory and to memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..isa import ISA


@dataclass(frozen=True)
class Moves:
    """The rows that move a whole register of a bank: to another, from memory, to memory; and all rows by text."""

    copy: Mapping[str, Any]
    load: Mapping[str, Any]
    store: Mapping[str, Any]
    rows: Mapping[str, Any]


def moves(isa: ISA) -> Moves:
    """The rows that move whole registers."""
    rows = {row.text: row for row in reversed(isa.all_rows)}
    banks = {row.bank for row in isa.all_rows}

    def find(bank: str, names: list[str]) -> object:
        return next(row for row in isa.all_rows if row.bank == bank and [o.name for o in row.operands] == names
                    and not (row.lane or row.address or row.aligned or row.pattern or any(o.cls for o in row.operands)))

    return Moves({b: find(b, ["d", "a"]) for b in banks}, {b: find(b, ["d", "m"]) for b in banks},
                 {b: find(b, ["m", "a"]) for b in banks}, rows)
