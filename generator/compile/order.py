"""Ordering: instruction scheduling of one basic block by priorities.

Input is a basic block and one sort key per instruction; output is the block as a topological order
of its dependences with ascending keys. By default a key is an instruction's relative position (0 to
1) in its own strand after list scheduling, so that strands, such as a message schedule and the
rounds, are interleaved evenly. A stored order is only another list of keys.
"""

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import inf

from ..x86.program import Address, BasicBlock, Group, Instruction, Value, may_alias
from ..x86.uarch.model import GENERIC, class_of, load

# Offsets of a round's instructions in hundredths of a round, in program order. They were found by
# search on Zen 3 over complete kernels (docs/performance.md). Operations on e precede Sigma0 and
# Maj; T1 is completed late, and e directly after it, because the next round waits for e.
PATTERNS: dict[tuple[str, ...], tuple[int, ...]] = {
    tuple(("rorx rorx xor rorx xor and andn add add add add "
           "rorx rorx xor rorx xor xor and xor add add add").split()):
        (-62, 4, 33, -81, 20, 18, 29, -51, -68, 46, 88,
         59, 52, 72, 65, -61, 70, 84, 78, 86, 100, 50),
}


def default_priorities(block: BasicBlock) -> list[float]:
    """Return each instruction's position (0 to 1) in its strand.

    A strand is ordered by the measured pattern of its rounds if it has its registers' class for
    itself, else by list scheduling.
    """
    keys = [0.0] * len(block.instructions)
    live_out = {v for v in block.writes.values() if isinstance(v, Value)}
    streams: dict[str, list[int]] = {}
    for n, i in enumerate(block.instructions):
        streams.setdefault(i.strand, []).append(n)
    register_classes = {stream: {block.instructions[n].row.register_class for n in numbers}
                        for stream, numbers in streams.items()}
    for stream, numbers in streams.items():
        strand = [block.instructions[n] for n in numbers]
        has_class_alone = not any(register_classes[other] & register_classes[stream]
                                  for other in streams if other != stream)
        for n, position in zip(numbers,
                               has_class_alone and by_pattern(strand)
                               or evenly_spaced(list_schedule(strand, live_out))):
            keys[n] = position
    return keys


def interleave(block: BasicBlock) -> list[float]:
    """Return keys that interleave the strands of several messages evenly.

    Each strand keeps program order, so that rounds stand beside the schedule words that follow. An
    instruction that computes an operand in a fixed register is placed directly before its use.
    """
    parts: dict[str, list[int]] = {}
    for n, i in enumerate(block.instructions):
        parts.setdefault(i.strand.partition(" ")[2], []).append(n)
    keys = [0.0] * len(block.instructions)
    for numbers in parts.values():
        for position, n in zip(evenly_spaced(range(len(numbers))), numbers):
            keys[n] = position
    definitions = {i.out: n for n, i in enumerate(block.instructions)}
    for n, i in enumerate(block.instructions):
        for operand, value in zip(i.row.reads, i.args):
            if operand.fixed is not None and value in definitions:
                keys[definitions[value]] = keys[n]
    return keys


def groups(instructions: Sequence[Instruction]) -> dict[Group, list[int]]:
    """Return the instruction numbers of each group, in program order."""
    numbers_by_group: dict[Group, list[int]] = {}
    for n, i in enumerate(instructions):
        numbers_by_group.setdefault(i.group, []).append(n)
    return numbers_by_group


def evenly_spaced(order: Sequence[int]) -> list[float]:
    """Return the relative position (0 to 1) of each number in `order`."""
    out = [0.0] * len(order)
    for position, n in enumerate(order):
        out[n] = (position + 0.5) / len(order)
    return out


def by_pattern(instructions: Sequence[Instruction]) -> list[float] | None:
    """Return each instruction's position in its strand by the patterns of its rounds.

    Returns None unless more than half of the instructions belong to a round with a known pattern.
    """
    rounds = groups(instructions)
    out, matched_count = [0.0] * len(instructions), 0
    for t, numbers in enumerate(rounds.values()):
        mnemonics = tuple(instructions[n].row.mnemonic for n in numbers)
        matched_count += len(numbers) if mnemonics in PATTERNS else 0
        offsets = pattern(mnemonics) or [100 * position / len(numbers)
                                         for position in range(len(numbers))]
        for n, offset in zip(numbers, offsets):
            out[n] = (t + offset / 100) / len(rounds)
    return out if 2 * matched_count > len(instructions) else None


@cache
def pattern(mnemonics: tuple[str, ...]) -> tuple[int, ...] | None:
    """Return the offsets of a round's instructions, in hundredths of a round; None if none is
    known.

    A round may have one instruction more than the pattern: the first round of a block computes an
    operand that later rounds share.
    """
    if mnemonics in PATTERNS:
        return PATTERNS[mnemonics]
    for k in range(len(mnemonics)):
        if offsets := PATTERNS.get(mnemonics[:k] + mnemonics[k + 1:]):
            return *offsets[:k], offsets[min(k, len(offsets) - 1)], *offsets[k:]
    return None


def list_schedule(instructions: Sequence[Instruction], live_out: set[Value]) -> list[int]:
    """Order a strand by list scheduling for the generic core of uarch/models/generic.json.

    In each cycle, ready instructions are issued by deadline as far as dispatch slots and ports are
    free. A window limits how far the order departs from program order, and instructions that
    increase the number of live values wait while no register is free. `live_out` are the values
    read after the block.
    """
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
        return (isinstance(result, Value) and readers[result] > 0) - sum(readers[v] == 1
                                                                         for v in reads[n])

    while waiting:
        slots, busy = core.dispatch, set[str]()
        ready = sorted((n
                        for n in waiting[: core.window]
                        if all(finished.get(m, inf) <= cycle for m in before[n])),
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
    """Return the latest step at which each instruction may run without lengthening the critical
    path.

    A store has no dependents; its deadline is its position in program order.
    """
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
    """Yield the memory operands of an instruction, each with whether it is written."""
    if not i.row.is_address:
        yield from ((a, False) for a in i.args if isinstance(a, Address))
    if isinstance(i.out, Address):
        yield i.out, True


def dependences(instructions: Sequence[Instruction]) -> list[set[int]]:
    """Return for each instruction the numbers of those that must precede it.

    These are the definitions of its operands and the overlapping memory accesses of which one
    writes.
    """
    definitions: dict[Value, int] = {}
    before: list[set[int]] = []
    memory: list[tuple[int, Address, bool]] = []
    for n, i in enumerate(instructions):
        needs = {definitions[v] for v in i.values if v in definitions}
        for address, writes in accesses(i):
            if address.space != "constants":
                needs |= {m
                          for m, other, wrote in memory
                          if (writes or wrote) and m != n and may_alias(address, other)}
                memory.append((n, address, writes))
        if isinstance(i.out, Value):
            definitions[i.out] = n
        before.append(needs)
    return before


def order(block: BasicBlock, keys: Sequence[float],
          before: Sequence[set[int]] | None = None) -> BasicBlock:
    """Return the block in ascending order of keys, subject to its dependences.

    `keys` has one entry per instruction; `before` are the block's dependences if already computed.
    """
    before = dependences(block.instructions) if before is None else before
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
        out.append(block.instructions[n])
        for m in after[n]:
            waiting[m] -= 1
            if waiting[m] == 0:
                heapq.heappush(ready, (keys[m], m))
    return replace(block, instructions=tuple(out))
