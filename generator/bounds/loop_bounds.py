"""Lower bounds, after Bernstein: what no order of a kernel's instructions can beat on a microarchitecture.

A kernel's object is walked through (walk.py). What one more block adds to the instructions of each class gives the bound by
units (for every set of ports: the operations that only these ports can do, over their number) and by dispatch; what it adds to
the longest chain of results, through registers and memory, gives the bound by latency (calls that need nothing of one another
have no such chain). The same for the standard's own text, read with words that are times: no spelling of the rounds in integer
registers is faster than that. Memory is taken to answer at once and every branch to be foreseen.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..check.claim import find_hash
from ..check.decode import Disassembly
from ..check.objects import load
from ..check.steps import Step
from ..spec.kinds import Function, of_entry
from ..x86.uarch import model as models
from ..x86.uarch.model import Model, Unit
from .execution import ExecutionPath, follow

MEMORY = ("load", "vload", "store", "vstore")
FREE = ("j", "nop", "endbr64")     # of dispatch: a branch is one operation with the comparison before it, at best


def longest(way: ExecutionPath, model: Model | None) -> int:
    """Cycles from the start until the last result is stored, if only latencies counted, and what one instruction joins had its
    ports' turns; without a model, of one each."""
    def unit(what: tuple[str, int]) -> Unit | None:
        return model.unit(*what) if model and what[0] not in MEMORY else None

    units = [tuple(unit_name for what in occupied if (unit_name := unit(what))) for occupied in way.occupied]
    cost = [max((unit_name.latency for unit_name in units_of_way), default=0) if model
            else int(any(name not in MEMORY for name, _ in occupied))
            for units_of_way, occupied in zip(units, way.occupied)]
    units_of_way = [units[which][0] if len(units[which]) == 1 else None for which in way.which]
    forward = model.forward if model else 1
    done: list[int] = []
    for which, before, stored in zip(way.which, way.before, way.stored):
        ready = max([0, *[done[m] for m in before], *[done[m] + forward for m in stored]])
        done.append(cost[which] + max(ready, queued(before, units_of_way, done) if len(before) > 2 else 0))
    return max((done[m] for m in way.results), default=0)


def queued(joined: Sequence[int], units: Sequence[Unit | None], done: Sequence[int]) -> int:
    """When all of these instructions are done at the earliest, as those that want the same ports take them in turn: three
    rotations of one word on two ports take a cycle more than two."""
    alike: dict[Unit, list[int]] = {}
    for m in {*joined}:
        if (unit := units[m]) is not None and len(unit.ports) == 1:
            alike.setdefault(unit, []).append(done[m])
    latest = 0
    for unit, ends in alike.items():
        ((ports, operations),) = unit.ports
        for rest, end in enumerate(sorted(ends, reverse=True)):    # `rest` others are not done before this one can be
            latest = max(latest, end + rest * operations // len(ports))
    return latest


# What a kernel does for each byte.

@dataclass(frozen=True)
class Work:
    """One more turn of a kernel: `bytes` of message, counts by class, and two walks whose difference it is; `fewer` is empty
    where there is no loop."""

    bytes: int
    counts: Mapping[tuple[str, int], float]        # operations by (class, width)
    slots: Mapping[tuple[tuple[str, int], ...], float]     # instructions by what they occupy
    fewer: ExecutionPath
    more: ExecutionPath

    @property
    def instructions(self) -> int:
        return len(self.more.which) - len(self.fewer.which)

    def iteration_steps(self) -> list[Step]:
        """The instructions of one turn as they run, beginning somewhere in it: where the shorter walk ends."""
        few, more = ([way.steps[which] for which in way.which] for way in (self.fewer, self.more))
        start = next((i for i, (a, b) in enumerate(zip(few, more)) if a.address != b.address), 0)
        return more[start:start + self.instructions]

    def latency(self, model: Model | None) -> int:
        """Cycles that one more turn adds to the longest chain."""
        return longest(self.more, model) - longest(self.fewer, model)


def work(object: bytes, symbol: str, f: Function) -> Work:
    """What one more turn of a kernel does; a kernel without a loop over blocks is one turn."""
    image = load(object, symbol)
    program = Disassembly(image, image.address_of(symbol))
    if f.counts:
        fewer_blocks = f.m if f.kind.is_tree_node else max(2, f.n)
        paths = [follow(program, f, count) for count in (fewer_blocks, 2 * fewer_blocks)]
        bytes_processed = fewer_blocks * f.block * (1 if f.kind.is_tree_node else f.m)
    else:
        paths = [ExecutionPath(), follow(program, f, 0)]
        bytes_processed = f.message_shape.length if f.fixed_message and f.message_shape.length is not None else f.blocks * f.block
    tally: Counter[tuple[tuple[str, int], ...]] = Counter()
    counts: Counter[tuple[str, int]] = Counter()
    for way, sign in zip(paths, (-1, 1)):
        for which, times in Counter(way.which).items():
            if way.steps[which].mnemonic not in FREE:
                tally[way.occupied[which]] += sign * times
            for name in way.occupied[which]:
                counts[name] += sign * times
    return Work(bytes_processed, {k: v for k, v in sorted(counts.items()) if v}, {k: v for k, v in tally.items() if v}, *paths)


# The bounds.

@dataclass(frozen=True)
class Bound:
    """Cycles per byte by each limit; `by` tells the sharpest, `what` names it. `unknown`: classes without a figure."""

    units: float
    dispatch: float
    latency: float
    text: float
    by: str
    what: str
    unknown: tuple[str, ...]

    @property
    def sharpest(self) -> float:
        return max(self.units, self.dispatch, self.latency)


def units(counts: Mapping[tuple[str, int], float], model: Model) -> tuple[float, str, tuple[str, ...]]:
    """Cycles by the fullest set of ports, what fills it, and the classes of which nothing is known."""
    names: dict[frozenset[str], Counter[str]] = {}                    # what each set of ports does
    unknown = set()
    for (name, width), times in counts.items():
        unit = model.unit(name, width)
        if unit is None:
            unknown.add(name)
            continue
        for ports, operations in unit.ports:
            names.setdefault(ports, Counter())[name] += times * operations    # type: ignore[assignment]
    load = {ports: what.total() for ports, what in names.items()}
    unions = {frozenset[str]()}
    for ports in load:
        unions |= {ports | other for other in unions}
    best, fullest_ports = 0.0, frozenset[str]()
    for union in sorted(unions - {frozenset()}, key=lambda u: (len(u), sorted(u))):
        cycles = sum(times for ports, times in load.items() if ports <= union) / len(union)
        if cycles > best:
            best, fullest_ports = cycles, union
    filled = sum((what for ports, what in names.items() if ports <= fullest_ports), Counter[str]())
    operation_names = ", ".join(name for name, _ in sorted(filled.items(), key=lambda item: (-item[1], item[0]))[:3])
    return best, f"{operation_names} on {len(fullest_ports)} port{'s' * (len(fullest_ports) > 1)}", tuple(sorted(unknown))


def slots(counts: Mapping[tuple[tuple[str, int], ...], float], model: Model) -> float:
    """Slots of dispatch: one for an instruction, with its memory operand, or what its class takes."""
    return sum(times * max((unit.slots for name, width in what if (unit := model.unit(name, width)) is not None), default=1)
               for what, times in counts.items())


def bound(done: Work, model: Model, hash: str) -> Bound:
    """The bounds of a kernel on a microarchitecture, in cycles per byte."""
    filled, what, unknown = units(done.counts, model)
    dispatched = slots(done.slots, model) / model.dispatch
    chained = done.latency(model)
    bounds = {"units": filled, "dispatch": dispatched, "latency": float(chained)}
    by = max(bounds, key=lambda name: bounds[name])
    limits = {"units": what, "dispatch": f"{model.dispatch} operations a cycle",
            "latency": "the chain of rounds as it is spelled"}[by]
    add, rotation = model.unit("alu", 64), model.unit("rotate", 64)
    text = text_bound(hash, (add.latency, add.latency, rotation.latency)) if add and rotation else 0.0
    return Bound(filled / done.bytes, dispatched / done.bytes, chained / done.bytes, text, by, limits, unknown)


# The text, read with times.

@dataclass(frozen=True)
class Time:
    """A word that is the cycle in which it is ready; sums and XORs gather their operands, to be joined in the best order.

    An XOR of ANDs (as in Ch and Maj) can be spelled with bits that do not meet, so that a sum takes its parts one by one.
    """

    parts: tuple[int, ...]
    kind: str                                      # how the parts are to be joined: + ^ & (an XOR of ANDs), "" for one
    width: int
    costs: tuple[int, int, int]                    # of an addition, a bitwise operation, a rotation

    @property
    def ready(self) -> int:
        """The earliest cycle: whatever comes first is joined first."""
        cost = self.costs[0] if self.kind == "+" else self.costs[1]
        waiting = list(self.parts)
        heapq.heapify(waiting)
        while len(waiting) > 1:
            heapq.heappop(waiting)                 # the earlier of the two; the later one decides
            heapq.heapreplace(waiting, waiting[0] + cost)
        return waiting[0]

    def _join(self, other: Any, kind: str, takes: str) -> Time:
        words = (self, Time((0,), "", self.width, self.costs) if isinstance(other, int) else other)
        parts = [p for word in words for p in (word.parts if word.kind and word.kind in takes else (word.ready,))]
        return Time(tuple(parts), kind, self.width, self.costs)

    def __add__(self, other: Any) -> Time:
        return self._join(other, "+", "+&")

    def __xor__(self, other: Any) -> Time:
        return self._join(other, "&" if self.kind == other.kind == "&" else "^", "^&")

    def __and__(self, other: Any) -> Time:
        return Time((max(self.ready, other.ready) + self.costs[1],), "&", self.width, self.costs)

    __radd__, __rxor__, __or__ = __add__, __xor__, __xor__       # an OR of ANDs that do not meet, as in Ch; or of two as in Maj

    def __invert__(self) -> Time:
        return self                                # ANDN, or a spelling without NOT

    def rotated(self, n: int) -> Time:
        """After a rotation; shifts take as long."""
        return Time((self.ready + self.costs[2],), "", self.width, self.costs)

    shifted = rotated


@cache
def text_bound(hash: str, costs: tuple[int, int, int]) -> float:
    """Cycles per byte that the chain of the standard's own rounds takes in integer registers, however it is spelled.

    `costs`: latencies of an addition, a bitwise operation and a rotation. W_t + K_t come for nothing. The SHA extensions
    do whole rounds at once and are not bound by it, nor are rounds in vectors, where one operation joins three inputs.
    """
    text = find_hash(hash)

    def after(rounds: int) -> int:
        zero = Time((0,), "", text.WIDTH, costs)
        state: Sequence[Any] = [zero] * len(next(iter(text.INITIAL.values())))
        for t in range(rounds):
            next_state = text.round(state, t % text.ROUNDS, [zero] * len(text.K))
            state = [Time((word.ready,), "", text.WIDTH, costs) for word in next_state]
        return max(int(word.ready) for word in state)

    size: int = 16 * text.WIDTH // 8
    return (after(2 * text.ROUNDS) - after(text.ROUNDS)) / size


def of_kernel(object: bytes, entry: Mapping[str, Any]) -> dict[str, Bound]:
    """The bounds of a kernel (no table) on every microarchitecture that can run it; none of what takes no bytes."""
    wanted = [model for model in map(models.load, models.names()) if model.runs(entry["features"] or ())]
    if not wanted or entry.get("length") == 0:
        return {}
    done = work(object, entry["symbol"], of_entry(entry))
    return {m.name: bound(done, m, entry["hash"]) for m in wanted}
