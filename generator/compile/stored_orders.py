"""Orders that a search found, kept by group and place, so that they outlive changes of the generator.

In go a region and a sort key for each of its instructions, out comes data; or a region and data, out come the keys. An
instruction's *place* is its group, its mnemonic, and how many of that mnemonic stand before it in the group: the third RORX of
round 5. Another numbering of values or another comment leave every place as it was; where a group has another instruction, or
one more, its others are found beside it. An instruction without a place stands beside its neighbours, and is told of, as are
places that nothing stands in any more.
"""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from ..x86.program import Address, BasicBlock, Group, Instruction, Value
from .order import groups

MOST = 0.75                                 # of a region's instructions must have a place, or the order is for something else


@dataclass(frozen=True)
class Match:
    """How an order fits a region: a key for each instruction, None where it is for something else; how many instructions, and
    which groups of them, have no place; and the groups whose places are left over."""

    keys: list[float] | None
    new: Mapping[Group, int]
    gone: Mapping[Group, int]

    def __str__(self) -> str:
        """What does not fit, in a few words; nothing where all does."""
        def abbreviate(what: Mapping[Group, int]) -> str:
            first = [str(group) for group in what][:3]
            return f"{sum(what.values())} ({', '.join(first)}{', ...' if len(what) > len(first) else ''})"

        return " and ".join(([f"{abbreviate(self.new)} instructions are new to it"] if self.new else [])
                            + ([f"{abbreviate(self.gone)} of its places are gone"] if self.gone else []))


def occurrences(names: Sequence[str]) -> list[tuple[str, int]]:
    """Which of its mnemonic each instruction of a group is, in the order of the text."""
    seen: Counter[str] = Counter()
    out = []
    for name in names:
        out.append((name, seen[name]))
        seen[name] += 1
    return out


def match_instructions(now: Sequence[str], then: Sequence[str]) -> dict[int, int]:
    """For the instructions of a group, by mnemonics, those of the same group that an order was found for."""
    if Counter(now) == Counter(then):
        was = {occurrence: n for n, occurrence in enumerate(occurrences(then))}
        return {n: was[occurrence] for n, occurrence in enumerate(occurrences(now))}
    matches: dict[int, int] = {}
    for a, b, size in SequenceMatcher(None, now, then, autojunk=False).get_matching_blocks():
        matches |= zip(range(a, a + size), range(b, b + size))
    for n, name in enumerate(now):
        if n not in matches and (unmatched := [m for m, other in enumerate(then) if other == name and m not in matches.values()]):
            matches[n] = unmatched[0]
    return matches


def mnemonics(region: BasicBlock, numbers: Sequence[int]) -> list[str]:
    return [region.instructions[n].row.mnemonic for n in numbers]


def dump(region: BasicBlock, keys: Sequence[float]) -> dict[str, Any]:
    """An order as data: {"rows": the mnemonics of groups, each once, "groups": [stream, what, number, which of the rows, a key
    for each of the group's instructions]}."""
    rows: dict[str, int] = {}
    group_records = []
    for group, numbers in groups(region.instructions).items():
        text = " ".join(mnemonics(region, numbers))
        group_records.append([*group, rows.setdefault(text, len(rows)), [keys[n] for n in numbers]])
    return {"rows": list(rows), "groups": group_records}


def match(region: BasicBlock, data: Mapping[str, Any]) -> Match:
    """The keys that an order gives a region's instructions, and what of both does not fit."""
    stored_groups = {Group(stream, what, number): (data["rows"][row].split(), keys)
             for stream, what, number, row, keys in data["groups"]}
    priorities: list[float | None] = [None] * len(region.instructions)
    new: dict[Group, int] = {}
    gone = {group: len(keys) for group, (_, keys) in stored_groups.items()}
    for group, numbers in groups(region.instructions).items():
        then, keys = stored_groups.get(group, ((), ()))
        pairs = match_instructions(mnemonics(region, numbers), then)
        strange = [at for at in range(len(numbers)) if at not in pairs]
        unmatched = sorted(set(range(len(keys))) - set(pairs.values()))
        # another instruction in the place of one that is gone
        for at, stored_position in [*pairs.items(), *zip(strange, unmatched)]:
            priorities[numbers[at]] = keys[stored_position]
        if strange:
            new[group] = len(strange)
        gone[group] = max(0, len(unmatched) - len(strange))
    gone = {group: count for group, count in gone.items() if count}
    enough_match = sum(new.values()) <= (1 - MOST) * len(priorities)
    return Match(fill_from_neighbours(region, priorities) if enough_match else None, new, gone)


def fill_from_neighbours(region: BasicBlock, keys: Sequence[float | None]) -> list[float]:
    """The keys, and for instructions that have none one between those of their neighbours in the text of their stream."""
    out = [0.0 if key is None else key for key in keys]
    for stream in {i.strand for i in region.instructions}:
        numbers = [n for n, i in enumerate(region.instructions) if i.strand == stream]
        have = [keys[n] for n in numbers]
        for at, n in enumerate(numbers):
            if have[at] is None:
                before = next((key for key in reversed(have[:at]) if key is not None), None)
                after = next((key for key in have[at:] if key is not None), None)
                near = [key for key in (before, after) if key is not None]
                out[n] = sum(near) / len(near) if near else 0.0
    return out


def fingerprint(region: BasicBlock) -> str:
    """What an order was found for: the instructions before they are ordered and their groups, names left out, by a short hash.
    Regions of different kernels with equal fingerprints share an order."""
    def operand_text(x: object) -> str:
        if isinstance(x, Value):
            return f"{x.register_class}{x.width}.{x.number}"
        if isinstance(x, Address):
            return f"{x.space}{x.size}:{x.table}{x.offset}[{operand_text(x.base)}+{operand_text(x.index)}*{x.scale}]"
        return str(x)

    def line(i: Instruction) -> str:
        return " ".join([*map(str, tuple(i.group)), i.row.text, str(i.width), operand_text(i.out), *map(operand_text, i.args)])

    return hashlib.sha256("\n".join(map(line, region.instructions)).encode()).hexdigest()[:16]
