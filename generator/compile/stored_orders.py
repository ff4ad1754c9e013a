"""Stored orders: priorities found by search, matched against the current instructions. They
identify an instruction by its group, its mnemonic and the occurrence of this mnemonic in the group
(the third RORX of round 5), so that comments and register numbers may change."""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from ..x86.program import Address, BasicBlock, Group, Instruction, Value
from .order import group_numbers, numbers_by

MIN_MATCHED = 0.75                          # share of a block's instructions that must match


@dataclass(frozen=True)
class Match:
    """Result of matching a stored order against a basic block.

    `keys` has one key per instruction, or is None if too few instructions match. `new` has for each
    group the number of instructions that match no stored one, `unused` the number of stored
    positions that no instruction takes. Groups without any are left out.
    """

    keys: list[float] | None
    new: Mapping[Group, int]
    unused: Mapping[Group, int]

    def __str__(self) -> str:
        """Describe the new instructions and the unused positions; return "" if there are none."""
        def abbreviate(counts: Mapping[Group, int]) -> str:
            first = [str(group) for group in counts][:3]
            ellipsis = ", ..." if len(counts) > len(first) else ""
            return f"{sum(counts.values())} ({', '.join(first)}{ellipsis})"

        texts = [f"{abbreviate(self.new)} instructions are new" if self.new else "",
                 f"{abbreviate(self.unused)} of its positions are unused" if self.unused else ""]
        return " and ".join(filter(None, texts))


def occurrences(mnemonics: Sequence[str]) -> list[tuple[str, int]]:
    """Return (mnemonic, number of its earlier occurrences) for each entry of a list of mnemonics.
    """
    return [(name, mnemonics[:n].count(name)) for n, name in enumerate(mnemonics)]


def match_instructions(current: Sequence[str], stored: Sequence[str]) -> dict[int, int]:
    """Return position in `current` -> position of the matching instruction in `stored`."""
    if Counter(current) == Counter(stored):
        stored_positions = {occurrence: n for n, occurrence in enumerate(occurrences(stored))}
        return {n: stored_positions[occurrence]
                for n, occurrence in enumerate(occurrences(current))}
    matches: dict[int, int] = {}
    for a, b, size in SequenceMatcher(None, current, stored, autojunk=False).get_matching_blocks():
        matches |= zip(range(a, a + size), range(b, b + size))
    for n, name in enumerate(current):
        unmatched = [m for m, other in enumerate(stored)
                     if other == name and m not in matches.values()]
        if n not in matches and unmatched:
            matches[n] = unmatched[0]
    return matches


def mnemonics_of(block: BasicBlock, numbers: Sequence[int]) -> list[str]:
    """Return the mnemonics of the instructions with these numbers in a block."""
    return [block.instructions[n].row.mnemonic for n in numbers]


def order_to_data(block: BasicBlock, keys: Sequence[float]) -> dict[str, Any]:
    """Return an order as a JSON object; `keys` has the sort key of each instruction of the
    block."""
    rows: dict[str, int] = {}
    group_records = []
    for group, numbers in group_numbers(block.instructions).items():
        text = " ".join(mnemonics_of(block, numbers))
        group_records.append([*group, rows.setdefault(text, len(rows)), [keys[n] for n in numbers]])
    return {"rows": list(rows), "groups": group_records}


def match_order(block: BasicBlock, data: Mapping[str, Any]) -> Match:
    """Return the match of a stored order with a basic block; its `keys` are None if a smaller share
    of the instructions than MIN_MATCHED match. `data` is the order as `order_to_data` returns it.
    """
    stored_groups = {Group(strand, step, number): (data["rows"][row].split(), keys)
                     for strand, step, number, row, keys in data["groups"]}
    priorities: list[float | None] = [None] * len(block.instructions)
    new: dict[Group, int] = {}
    unused = {group: len(keys) for group, (_, keys) in stored_groups.items()}
    for group, numbers in group_numbers(block.instructions).items():
        stored_mnemonics, keys = stored_groups.get(group, ((), ()))
        pairs = match_instructions(mnemonics_of(block, numbers), stored_mnemonics)
        unpaired = [position for position in range(len(numbers)) if position not in pairs]
        free_positions = sorted(set(range(len(keys))) - set(pairs.values()))
        # A new instruction takes the position of one that is gone.
        for position, stored_position in [*pairs.items(), *zip(unpaired, free_positions)]:
            priorities[numbers[position]] = keys[stored_position]
        if unpaired:
            new[group] = len(unpaired)
        unused[group] = max(0, len(free_positions) - len(unpaired))
    unused = {group: count for group, count in unused.items() if count}
    enough_match = sum(new.values()) <= (1 - MIN_MATCHED) * len(priorities)
    return Match(fill_from_neighbours(block, priorities) if enough_match else None, new, unused)


def fill_from_neighbours(block: BasicBlock, keys: Sequence[float | None]) -> list[float]:
    """Return the keys with each missing one (None) replaced by the mean of the nearest keys before
    and after it in its strand, by one of them if there is no other, or by 0 if the strand has no
    key."""
    filled = [0.0 if key is None else key for key in keys]
    for numbers in numbers_by(block.instructions, lambda i: i.strand).values():
        for position, n in enumerate(numbers):
            if keys[n] is None:
                earlier, later = ([key for m in part if (key := keys[m]) is not None]
                                  for part in (numbers[:position], numbers[position:]))
                neighbours = earlier[-1:] + later[:1]
                filled[n] = sum(neighbours) / len(neighbours) if neighbours else 0.0
    return filled


def fingerprint(block: BasicBlock) -> str:
    """Return a short hash of a block's instructions before ordering. It covers their rows, widths,
    groups, operands, virtual register numbers and table names, but no comments and no names of
    blocks and registers."""
    def operand_text(x: object) -> str:
        if isinstance(x, Value):
            return f"{x.register_class}{x.width}.{x.number}"
        if isinstance(x, Address):
            return (f"{x.space}{x.size}:{x.table}{x.offset}"
                    f"[{operand_text(x.base)}+{operand_text(x.index)}*{x.scale}]")
        return str(x)

    def line(i: Instruction) -> str:
        return " ".join([*map(str, tuple(i.group)), i.row.text, str(i.width), operand_text(i.out),
                         *map(operand_text, i.args)])

    return hashlib.sha256("\n".join(map(line, block.instructions)).encode()).hexdigest()[:16]
