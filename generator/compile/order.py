"""Ordering of one basic block by priorities: topological, with ascending sort keys of its
instructions. A default key is an instruction's relative position (0 to 1) in its strand after list
scheduling. Stored orders, found by search, know an instruction by its group, mnemonic and
occurrence (the third RORX of round 5), so that comments and register numbers may change."""

import hashlib
import heapq
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cache
from math import inf
from typing import Any, TypeVar

from ..x86.program import Address, BasicBlock, Group, Instruction, Value, may_alias
from ..x86.uarch.model import GENERIC, ClassCost, Model, class_with_operands, load

Attribute = TypeVar("Attribute")
# Mnemonics of a round's instructions in program order -> their offsets from the start of the round,
# in hundredths of a round. The offsets were found by search on Zen 3 over complete kernels
# (docs/performance.md). Operations on e precede Sigma0 and Maj. T1 is completed late; e follows
# directly after T1, because the next round waits for e.
ROUND_OFFSETS: dict[tuple[str, ...], tuple[int, ...]] = {
    tuple(("rorx rorx xor rorx xor and andn add add add add "
           "rorx rorx xor rorx xor xor and xor add add add").split()):
    (-62, 4, 33, -81, 20, 18, 29, -51, -68, 46, 88,
     59, 52, 72, 65, -61, 70, 84, 78, 86, 100, 50),
}


def default_priorities(block: BasicBlock) -> list[float]:
    """Return the position (0 to 1) of each instruction in its strand after the default ordering."""
    keys = [0.0] * len(block.instructions)
    live_out = {v for v in block.writes.values() if isinstance(v, Value)}
    strands = numbers_by(block.instructions, lambda i: i.strand)
    register_classes = {name: {block.instructions[n].row.register_class for n in numbers}
                        for name, numbers in strands.items()}
    for name, numbers in strands.items():
        strand = [block.instructions[n] for n in numbers]
        has_class_alone = not any(register_classes[other] & register_classes[name]
                                  for other in strands if other != name)
        positions = positions_by_round_offsets(strand) if has_class_alone else None
        for n, position in zip(numbers, positions or space_evenly(
                schedule_for_generic_core(strand, live_out))):
            keys[n] = position
    return keys


def interleave_strands(block: BasicBlock) -> list[float]:
    """Return sort keys that interleave the strands of several messages evenly."""
    numbers_by_message = numbers_by(block.instructions, lambda i: i.strand.partition(" ")[2])
    keys = [0.0] * len(block.instructions)
    for numbers in numbers_by_message.values():
        for position, n in zip(space_evenly(range(len(numbers))), numbers):
            keys[n] = position
    definitions = {i.out: n for n, i in enumerate(block.instructions)}
    for n, i in enumerate(block.instructions):
        for operand, value in zip(i.row.reads, i.args):
            if operand.fixed is not None and value in definitions:
                keys[definitions[value]] = keys[n]
    return keys


def numbers_by(instructions: Sequence[Instruction],
               attribute: Callable[[Instruction], Attribute]) -> dict[Attribute, list[int]]:
    """Return the numbers of the instructions by their `attribute`, in program order."""
    numbers: dict[Attribute, list[int]] = {}
    for n, i in enumerate(instructions):
        numbers.setdefault(attribute(i), []).append(n)
    return numbers


def group_numbers(instructions: Sequence[Instruction]) -> dict[Group, list[int]]:
    return numbers_by(instructions, lambda i: i.group)


def space_evenly(order: Sequence[int]) -> list[float]:
    """Return the relative position (0 to 1) of each number in a permutation."""
    positions = {n: (position + 0.5) / len(order) for position, n in enumerate(order)}
    return [positions[n] for n in range(len(order))]


def positions_by_round_offsets(instructions: Sequence[Instruction]) -> list[float] | None:
    """Return the position of each instruction in its strand (about 0 to 1) by ROUND_OFFSETS."""
    rounds = group_numbers(instructions)
    positions, matched_count = [0.0] * len(instructions), 0
    for t, numbers in enumerate(rounds.values()):
        mnemonics = tuple(instructions[n].row.mnemonic for n in numbers)
        matched_count += len(numbers) if mnemonics in ROUND_OFFSETS else 0
        offsets = find_round_offsets(mnemonics) or [100 * k / len(numbers)
                                                    for k in range(len(numbers))]
        for n, offset in zip(numbers, offsets):
            positions[n] = (t + offset / 100) / len(rounds)
    return positions if 2 * matched_count > len(instructions) else None


@cache
def find_round_offsets(mnemonics: tuple[str, ...]) -> tuple[int, ...] | None:
    """Return the offsets of a round's mnemonics, of which ROUND_OFFSETS may lack one; None
    without."""
    if mnemonics in ROUND_OFFSETS:
        return ROUND_OFFSETS[mnemonics]
    return next(((*offsets[:k], offsets[min(k, len(offsets) - 1)], *offsets[k:])
                 for k in range(len(mnemonics))
                 if (offsets := ROUND_OFFSETS.get(mnemonics[:k] + mnemonics[k + 1:]))), None)


# List scheduling

@dataclass(frozen=True)
class SchedulingLimits:
    """Issued per cycle, among the first `window`; live values that fill a class ("": others)."""

    dispatch: int
    window: int
    live_values: Mapping[str, int]


class RegisterPressure:
    """Live values of a strand, by key of `limits`, while its instructions are issued."""

    def __init__(self, instructions: Sequence[Instruction], live_out: set[Value],
                 limits: Mapping[str, int]):
        """Start with the values that the strand reads and does not compute."""
        self.limits = limits
        self.reads = [set(i.values) for i in instructions]
        self.results = [i.out if isinstance(i.out, Value) else None for i in instructions]
        # Number of unissued readers of each value. For a result of the strand, the use after the
        # block is one; a value that the strand only reads is counted until its last reader here.
        self.readers = Counter(v for values in self.reads for v in values)
        self.readers.update(v for v in self.results if v in live_out)
        self.live = Counter(self.pool_of(v) for v in {*self.readers} - {*self.results})

    def pool_of(self, value: Value) -> str:
        """Return the key of `limits` that counts the value."""
        return value.register_class if value.register_class in self.limits else ""

    def growth(self, n: int) -> int:
        """Return the values added to a full class (0 or 1), minus those that `n` is the last to
        read."""
        result = self.results[n]
        adds = (result is not None and self.readers[result] > 0
                and self.live[self.pool_of(result)] >= self.limits[self.pool_of(result)])
        return adds - sum(self.readers[v] == 1 for v in self.reads[n])

    def issue(self, n: int) -> None:
        """Make the result of instruction `n` live, and end operands that it is the last to read."""
        result = self.results[n]
        if result is not None and self.readers[result]:
            self.live[self.pool_of(result)] += 1
        for v in self.reads[n]:
            self.readers[v] -= 1
            self.live[self.pool_of(v)] -= self.readers[v] == 0


def instruction_cost(i: Instruction, model: Model | None) -> ClassCost | None:
    """Return the latency and ports without those of an included load or store; None if unknown."""
    name = class_with_operands(i.row.mnemonic, i.width, i.out, i.args)
    return model.cost_of(name, i.width) if model and name else None


def list_schedule(instructions: Sequence[Instruction], live_out: set[Value],
                  priorities: Sequence[float], costs: Sequence[ClassCost | None],
                  limits: SchedulingLimits, forwarding: Mapping[tuple[int, int], int]
                  ) -> list[int]:
    """Return a strand's instruction numbers in the order of a list schedule."""
    before = dependences(instructions)
    pressure = RegisterPressure(instructions, live_out, limits.live_values)
    finished: dict[int, int] = {}
    waiting, order, cycle = list(range(len(instructions))), list[int](), 0
    while waiting:
        slots, busy = limits.dispatch, set[str]()
        ready = sorted((n for n in waiting[:limits.window]
                        if all(finished.get(m, inf) + forwarding.get((m, n), 0) <= cycle
                               for m in before[n])), key=lambda n: (priorities[n], n))
        for n in [n for n in ready if pressure.growth(n) <= 0] or ready[:1]:
            cost = costs[n]
            ports = ([sorted(options - busy)[:count] for options, count in cost.ports] if cost
                     else [])
            if slots == 0 or not all(ports):
                continue
            slots -= 1
            busy.update(*ports)
            pressure.issue(n)
            finished[n] = cycle + (cost.latency if cost else 1)
            order.append(n)
            waiting.remove(n)
        cycle += 1
    return order


def schedule_for_generic_core(instructions: Sequence[Instruction], live_out: set[Value]
                              ) -> list[int]:
    """List schedule by deadline, for the core of uarch/models/generic.json."""
    core = load(GENERIC)
    costs = [instruction_cost(i, core) for i in instructions]
    limits = SchedulingLimits(core.dispatch, core.window, {"": core.values})
    return list_schedule(instructions, live_out, deadlines(instructions), costs, limits, {})


def deadlines(instructions: Sequence[Instruction]) -> list[float]:
    """Return the latest step of each instruction that keeps the critical path, at one step for
    each."""
    before = dependences(instructions)
    chain = [0] * len(instructions)
    for n, needs in enumerate(before):
        chain[n] = 1 + max((chain[m] for m in needs), default=0)
    longest = max(chain, default=0)
    deadline = [longest * (n + 1) / len(instructions) if isinstance(i.out, Address)
                else float(longest) for n, i in enumerate(instructions)]
    for n in reversed(range(len(instructions))):
        for m in before[n]:
            deadline[m] = min(deadline[m], deadline[n] - 1)
    return deadline


# Dependences

def dependences(instructions: Sequence[Instruction]) -> list[set[int]]:
    """Return the numbers of the instructions that must precede each: those that compute its
    operands, and accesses that may overlap its own where one of the two writes."""
    definitions: dict[Value, int] = {}
    before: list[set[int]] = []
    accesses: list[tuple[int, Address, bool]] = []
    for n, i in enumerate(instructions):
        needs = {definitions[v] for v in i.values if v in definitions}
        reads = () if i.row.is_address else i.args
        for address, is_write in (*((a, False) for a in reads), (i.out, True)):
            if isinstance(address, Address) and address.space != "constants":
                needs |= {m for m, other, other_is_write in accesses
                          if (is_write or other_is_write) and m != n and may_alias(address, other)}
                accesses.append((n, address, is_write))
        if isinstance(i.out, Value):
            definitions[i.out] = n
        before.append(needs)
    return before


def order_block(block: BasicBlock, keys: Sequence[float],
                before: Sequence[set[int]] | None = None) -> BasicBlock:
    """Return the block in ascending order of keys, subject to its dependences."""
    before = dependences(block.instructions) if before is None else before
    after: list[list[int]] = [[] for _ in before]
    unordered_needs = [len(needs) for needs in before]
    for n, needs in enumerate(before):
        for m in needs:
            after[m].append(n)
    ready = [(keys[n], n) for n, count in enumerate(unordered_needs) if count == 0]
    heapq.heapify(ready)
    ordered: list[Instruction] = []
    while ready:
        _, n = heapq.heappop(ready)
        ordered.append(block.instructions[n])
        for m in after[n]:
            unordered_needs[m] -= 1
            if unordered_needs[m] == 0:
                heapq.heappush(ready, (keys[m], m))
    return replace(block, instructions=tuple(ordered))


# Stored orders

MIN_MATCHED = 0.75                          # share of a block's instructions that must match


@dataclass(frozen=True)
class Match:
    """Keys of a stored order, None if too little matches; new instructions, unused positions."""

    keys: list[float] | None
    new: int
    unused: int


def occurrences(mnemonics: Sequence[str]) -> list[tuple[str, int]]:
    """Return (mnemonic, number of its earlier occurrences)."""
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
    return [block.instructions[n].row.mnemonic for n in numbers]


def order_to_data(block: BasicBlock, keys: Sequence[float]) -> dict[str, Any]:
    """Return an order as a JSON object, from the sort key of each instruction."""
    rows: dict[str, int] = {}
    group_records = []
    for group, numbers in group_numbers(block.instructions).items():
        text = " ".join(mnemonics_of(block, numbers))
        group_records.append([*group, rows.setdefault(text, len(rows)), [keys[n] for n in numbers]])
    return {"rows": list(rows), "groups": group_records}


def match_order(block: BasicBlock, data: Mapping[str, Any]) -> Match:
    """Match of a stored order (`order_to_data`) with a block; no keys below MIN_MATCHED."""
    stored_groups = {Group(strand, step, number): (data["rows"][row].split(), keys)
                     for strand, step, number, row, keys in data["groups"]}
    priorities: list[float | None] = [None] * len(block.instructions)
    new, used = 0, 0
    for group, numbers in group_numbers(block.instructions).items():
        stored_mnemonics, keys = stored_groups.get(group, ((), ()))
        pairs = match_instructions(mnemonics_of(block, numbers), stored_mnemonics)
        unpaired = [position for position in range(len(numbers)) if position not in pairs]
        free_positions = sorted(set(range(len(keys))) - set(pairs.values()))
        # A new instruction takes the position of one that is gone.
        for position, stored_position in [*pairs.items(), *zip(unpaired, free_positions)]:
            priorities[numbers[position]] = keys[stored_position]
        new += len(unpaired)
        used += min(len(numbers), len(keys))
    enough_match = new <= (1 - MIN_MATCHED) * len(priorities)
    return Match(fill_from_neighbours(block, priorities) if enough_match else None, new,
                 sum(len(keys) for _, keys in stored_groups.values()) - used)


def fill_from_neighbours(block: BasicBlock, keys: Sequence[float | None]) -> list[float]:
    """Replace each None by the mean of the nearest keys before and after it in its strand."""
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
    """Return the short hash of a block before ordering: rows, widths, groups, operands, virtual
    register numbers and table names, but no comments and no names of blocks and registers."""
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
