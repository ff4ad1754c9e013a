"""Arranges the instructions of a region: the streams of a region are woven together by sort keys.

Every instruction has a key, by default how far along its stream it stands (0 to 1), so that a schedule runs
evenly beside the rounds. The order is the one with ascending keys, as far as results come before their uses
and overlapping memory accesses stay as they were. An order found by search is only another list of keys.
"""

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import inf

from ..x86.program import Address, BasicBlock, Group, Instruction, Value, may_alias
from ..x86.uarch.model import GENERIC, class_of, load

# Where the instructions of a round stand best, in hundredths of a round, in the order of the text: found by search on Zen 3
# for whole kernels (docs/performance.md), and no more than an order, so that it harms no other core. What depends on e comes
# before Sigma0 and Maj; the sum T1 is finished late, and then e first, as the next round waits for it.
PATTERNS: dict[tuple[str, ...], tuple[int, ...]] = {
    tuple("rorx rorx xor rorx xor and andn add add add add rorx rorx xor rorx xor xor and xor add add add".split()):
        (-62, 4, 33, -81, 20, 18, 29, -51, -68, 46, 88, 59, 52, 72, 65, -61, 70, 84, 78, 86, 100, 50),
}


def default_priorities(region: BasicBlock) -> list[float]:
    """How far along its stream each instruction stands, when each stream is put in the order of `by_pattern`, or of `list_schedule`
    where rounds are not of a known pattern."""
    keys = [0.0] * len(region.instructions)
    live_out = {v for v in region.writes.values() if isinstance(v, Value)}
    streams: dict[str, list[int]] = {}
    for n, i in enumerate(region.instructions):
        streams.setdefault(i.strand, []).append(n)
    register_classes = {stream: {region.instructions[n].row.register_class for n in numbers} for stream,
                        numbers in streams.items()}
    for stream, numbers in streams.items():
        strand = [region.instructions[n] for n in numbers]
        has_class_alone = not any(register_classes[other] & register_classes[stream] for other in streams if other != stream)
        for n, position in zip(numbers, has_class_alone and by_pattern(strand) or evenly_spaced(list_schedule(strand, live_out))):
            keys[n] = position
    return keys


def interleave(region: BasicBlock) -> list[float]:
    """The keys that put a region's like streams (those of several messages) evenly beside one another, each in the order of the
    text: rounds beside the words that follow. What an operand with a register of its own holds is made just before it is read."""
    parts: dict[str, list[int]] = {}
    for n, i in enumerate(region.instructions):
        parts.setdefault(i.strand.partition(" ")[2], []).append(n)
    keys = [0.0] * len(region.instructions)
    for numbers in parts.values():
        for position, n in zip(evenly_spaced(range(len(numbers))), numbers):
            keys[n] = position
    definitions = {i.out: n for n, i in enumerate(region.instructions)}
    for n, i in enumerate(region.instructions):
        for operand, value in zip(i.row.reads, i.args):
            if operand.fixed is not None and value in definitions:
                keys[definitions[value]] = keys[n]
    return keys


def groups(instructions: Sequence[Instruction]) -> dict[Group, list[int]]:
    """The numbers of the instructions of each group, in the order of the text."""
    numbers_by_group: dict[Group, list[int]] = {}
    for n, i in enumerate(instructions):
        numbers_by_group.setdefault(i.group, []).append(n)
    return numbers_by_group


def evenly_spaced(order: Sequence[int]) -> list[float]:
    """How far along an order each number stands."""
    out = [0.0] * len(order)
    for position, n in enumerate(order):
        out[n] = (position + 0.5) / len(order)
    return out


def by_pattern(instructions: Sequence[Instruction]) -> list[float] | None:
    """How far along its stream each instruction stands by the patterns of its rounds; None unless most of them have a known
    one."""
    rounds = groups(instructions)
    out, matched_count = [0.0] * len(instructions), 0
    for t, numbers in enumerate(rounds.values()):
        mnemonics = tuple(instructions[n].row.mnemonic for n in numbers)
        matched_count += len(numbers) if mnemonics in PATTERNS else 0
        offsets = pattern(mnemonics) or [100 * position / len(numbers) for position in range(len(numbers))]
        for n, offset in zip(numbers, offsets):
            out[n] = (t + offset / 100) / len(rounds)
    return out if 2 * matched_count > len(instructions) else None


@cache
def pattern(mnemonics: tuple[str, ...]) -> tuple[int, ...] | None:
    """The offsets of a round's instructions, of which there may be one more than the pattern has (the first round of a region
    shares nothing with one before); None if there are none."""
    if mnemonics in PATTERNS:
        return PATTERNS[mnemonics]
    for k in range(len(mnemonics)):
        if offsets := PATTERNS.get(mnemonics[:k] + mnemonics[k + 1:]):
            return *offsets[:k], offsets[min(k, len(offsets) - 1)], *offsets[k:]
    return None


def list_schedule(instructions: Sequence[Instruction], live_out: set[Value]) -> list[int]:
    """The numbers of a stream's instructions in the order in which the generic core (uarch/models/generic.json) would run them:
    as many a cycle as it has ports for, what delays most first, nothing far ahead of the text, and no more values at a time
    than registers hold. `live_out` are values that are needed after the region."""
    core = load(GENERIC)
    units = [core.cost_of(class_of(i.row.mnemonic), i.width) for i in instructions]
    before, late = dependences(instructions), deadlines(instructions)
    reads = [set(i.values) for i in instructions]
    readers = {v: int(v in live_out) for i in instructions if isinstance(v := i.out, Value)}
    for v in (v for r in reads for v in r):
        readers[v] = readers.get(v, 0) + 1
    live = len(set().union(*reads) - {i.out for i in instructions if isinstance(i.out, Value)})
    finished: dict[int, int] = {}
    waiting = list(range(len(instructions)))
    out: list[int] = []
    cycle = 0

    def growth(n: int) -> int:
        result = instructions[n].out
        return (isinstance(result, Value) and readers[result] > 0) - sum(readers[v] == 1 for v in reads[n])

    while waiting:
        slots, busy = core.dispatch, set[str]()
        ready = sorted((n for n in waiting[:core.window] if all(finished.get(m, inf) <= cycle for m in before[n])),
                       key=lambda n: (late[n], n))
        if live >= core.values:
            ready = [n for n in ready if growth(n) <= 0] or ready[:1]
        for n in ready:
            unit = units[n]
            free = [sorted(ports - busy)[:count] for ports, count in unit.ports] if unit else []
            if slots == 0 or not all(free):
                continue
            slots -= 1
            busy.update(*free)
            live += growth(n)
            for v in reads[n]:
                readers[v] -= 1
            finished[n] = cycle + (unit.latency if unit else 1)
            out.append(n)
            waiting.remove(n)
        cycle += 1
    return out


def deadlines(instructions: Sequence[Instruction]) -> list[float]:
    """When each instruction must run, in steps, lest it delay what hangs on it: what is on the longest chain
    comes first. What nothing hangs on (a store) keeps its place in the text."""
    before = dependences(instructions)
    chain = [0] * len(instructions)
    for n, needs in enumerate(before):
        chain[n] = 1 + max((chain[m] for m in needs), default=0)
    longest = max(chain, default=0)
    late = [longest * (n + 1) / len(instructions) if isinstance(i.out, Address) else float(longest)
            for n, i in enumerate(instructions)]
    for n in reversed(range(len(instructions))):
        for m in before[n]:
            late[m] = min(late[m], late[n] - 1)
    return late


def accesses(i: Instruction) -> Iterator[tuple[Address, bool]]:
    """The memory an instruction touches, and whether it writes it."""
    if not i.row.is_address:
        yield from ((a, False) for a in i.args if isinstance(a, Address))
    if isinstance(i.out, Address):
        yield i.out, True


def dependences(instructions: Sequence[Instruction]) -> list[set[int]]:
    """For each instruction the numbers of those that must come before it."""
    definitions: dict[Value, int] = {}
    before: list[set[int]] = []
    memory: list[tuple[int, Address, bool]] = []
    for n, i in enumerate(instructions):
        needs = {definitions[v] for v in i.values if v in definitions}
        for address, writes in accesses(i):
            if address.space != "constants":
                needs |= {m for m, other, wrote in memory if (writes or wrote) and m != n and may_alias(address, other)}
                memory.append((n, address, writes))
        if isinstance(i.out, Value):
            definitions[i.out] = n
        before.append(needs)
    return before


def order(region: BasicBlock, keys: Sequence[float], before: Sequence[set[int]] | None = None) -> BasicBlock:
    """The region's instructions by ascending key, dependences kept. `keys`: one per instruction; `before`: the
    region's dependences, where they are known."""
    before = dependences(region.instructions) if before is None else before
    after: list[list[int]] = [[] for _ in before]
    waiting = [len(needs) for needs in before]
    for n, needs in enumerate(before):
        for m in needs:
            after[m].append(n)
    ready = [(keys[n], n) for n, count in enumerate(waiting) if count == 0]
    heapq.heapify(ready)
    out: list[Instruction] = []
    while ready:
        _, n = heapq.heappop(ready)
        out.append(region.instructions[n])
        for m in after[n]:
            waiting[m] -= 1
            if waiting[m] == 0:
                heapq.heappush(ready, (keys[m], m))
    return replace(region, instructions=tuple(out))
