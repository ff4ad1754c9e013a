"""Arranges the instructions of a region: the streams of a region are woven together by sort keys.

Every instruction has a key, by default how far along its stream it stands (0 to 1), so that a schedule runs
evenly beside the rounds. The order is the one with ascending keys, as far as results come before their uses
and overlapping memory accesses stay as they were. An order found by search is only another list of keys.
"""

from __future__ import annotations

import heapq
from dataclasses import replace
from typing import Iterator, Sequence

from .program import Address, Instruction, Region, Value, meet


def default_keys(region: Region) -> list[float]:
    """How far along its stream each instruction stands."""
    length: dict[str, int] = {}
    for i in region.instructions:
        length[i.stream] = length.get(i.stream, 0) + 1
    seen: dict[str, int] = {}
    keys = []
    for i in region.instructions:
        seen[i.stream] = seen.get(i.stream, 0) + 1
        keys.append((seen[i.stream] - 0.5) / length[i.stream])
    return keys


def values_read(i: Instruction) -> Iterator[Value]:
    """The values an instruction reads, pointers of its addresses included."""
    for operand in (*i.args, i.out if isinstance(i.out, Address) else None):
        if isinstance(operand, Value):
            yield operand
        elif isinstance(operand, Address):
            for place in (operand.base, operand.index):
                if isinstance(place, Value):
                    yield place


def accesses(i: Instruction) -> Iterator[tuple[Address, bool]]:
    """The memory an instruction touches, and whether it writes it."""
    if not i.row.address:
        yield from ((a, False) for a in i.args if isinstance(a, Address))
    if isinstance(i.out, Address):
        yield i.out, True


def dependences(instructions: Sequence[Instruction]) -> list[set[int]]:
    """For each instruction the numbers of those that must come before it."""
    made: dict[Value, int] = {}
    before: list[set[int]] = []
    memory: list[tuple[int, Address, bool]] = []
    for n, i in enumerate(instructions):
        needs = {made[v] for v in values_read(i) if v in made}
        for address, writes in accesses(i):
            if address.space != "constants":
                needs |= {m for m, other, wrote in memory if (writes or wrote) and m != n and meet(address, other)}
                memory.append((n, address, writes))
        if isinstance(i.out, Value):
            made[i.out] = n
        before.append(needs)
    return before


def order(region: Region, keys: Sequence[float] | None = None) -> Region:
    """The region's instructions by ascending key, dependences kept. `keys`: one per instruction."""
    keys = default_keys(region) if keys is None else keys
    before = dependences(region.instructions)
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
