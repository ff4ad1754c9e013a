"""Lower bounds, after Bernstein: what no order of a kernel's instructions can beat on a microarchitecture.

A kernel's object is walked through on known pointers and counts and unknown data. What one more block adds to the
instructions of each class gives the bound by units (for every set of ports: the operations that only these ports can do,
over their number) and by dispatch; what it adds to the longest chain of results, through registers and memory, gives
the bound by latency (calls that need nothing of one another have no such chain). The same for the standard's own text,
read with words that are times: no spelling of the rounds in integer registers is faster than that. Memory is taken to
answer at once and every branch to be foreseen.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..check.claim import family_of
from ..check.conditions import TRUTH
from ..check.decode import Program
from ..check.objects import ObjectError, load
from ..check.steps import Mem, Reg, Step
from ..check.task import SYSV_ARGUMENTS
from ..target.isa import evaluate
from ..target.uarch import model as models
from ..target.uarch.classes import class_of
from ..target.uarch.model import Model
from ..text.kinds import Function, Pointer, functions, of_entry
from ..text.words import Word

FREE = ("j", "nop", "endbr64")     # of dispatch: a branch is one operation with the comparison before it, at best


def classes(step: Step) -> tuple[tuple[str, int], ...]:
    """(class, width) for everything that an instruction occupies; what is in no class takes a slot of dispatch only."""
    if step.row is None:
        if step.mnemonic == "lea":
            return ((lea(step), 64),)
        return {"push": (("store", 64),), "pop": (("load", 64),)}.get(step.mnemonic, ())
    name = step.mnemonic
    found = class_of(name)
    vector = step.row.bank == "vec"
    reads = [place for place in step.args if isinstance(place, Mem)]
    out: list[tuple[str, int]] = []
    if found == "bswap" and step.width == 64:
        found = "bswap64"
    if found == "cross":
        found = "" if reads or isinstance(step.out, Mem) else "toint" if is_int(step.out) else "fromint" if any(
            is_int(place) for place in step.args) else "vmove"
    if found in ("vadd", "vlogic", "vmove") and any(is_mask(place) for place in step.args):
        found = "masked"
    if found == "tomask" and not any(is_int(place) for place in step.args):
        found = ""
    if found == "insert" and not reads:
        out.append(("fromint", step.width))
    if found in ("broadcast", "move", "vmove") and (reads or isinstance(step.out, Mem)):
        found = ""
    if found == "move" and any(isinstance(place, int) for place in step.args):
        found = "alu"
    if found == "lanes" and reads and "insert" in name:
        found = "lanesload"
    if found and not (zeroes(step) and vector):
        out.append((found, step.width))
    out += [("vload" if vector else "load", place.size) for place in reads]
    if isinstance(step.out, Mem):
        out.append(("vstore" if vector else "store", step.out.size))
    return tuple(out)


def is_int(place: Any) -> bool:
    return isinstance(place, Reg) and place.bank == "int"


def is_mask(place: Any) -> bool:
    return isinstance(place, Reg) and place.bank == "mask"


def lea(step: Step) -> str:
    mem = next(place for place in step.operands if isinstance(place, Mem))
    return "lea3" if mem.base is not None and mem.index is not None and mem.offset else "lea"


def zeroes(step: Step) -> bool:
    """Whether it sets a register to zero whatever was there, as processors know."""
    return step.mnemonic.lstrip("v").rstrip("dq") in ("xor", "pxor") and len(step.args) == 2 and step.args[0] == step.args[1]


# Walking through a function.

@dataclass
class Walk:
    """The instructions in the order in which they run; each with the earlier ones whose results it reads."""

    steps: list[Step] = field(default_factory=list)                   # the different ones
    occupied: list[tuple[tuple[str, int], ...]] = field(default_factory=list)      # what each of them occupies
    which: list[int] = field(default_factory=list)                    # numbers of steps
    before: list[tuple[int, ...]] = field(default_factory=list)       # through registers
    stored: list[tuple[int, ...]] = field(default_factory=list)       # through memory
    results: list[int] = field(default_factory=list)                  # those that store into the first parameter


STACK, APART = 1 << 60, 1 << 40       # where the stack is, and how far apart the buffers are
LONGEST = 1_000_000                # instructions, after which a walk is given up


def walk(program: Program, f: Function, count: int) -> Walk:
    """The walk through a function called by System V's convention. `count`: blocks, where it counts them. ObjectError where
    data decides the way."""
    ints: dict[int, int] = {register: APART * (i + 1) if isinstance(p, Pointer) else count if p.tells == "blocks" else 1
                            for i, (register, p) in enumerate(zip(SYSV_ARGUMENTS, f.parameters))} | {4: STACK}
    state = range(APART, APART + f.written.size * f.written.given)       # what the next call takes up
    made: dict[tuple[str, int], int] = {}
    cells: dict[int, int] = {}                                        # last store to each four bytes
    kept: dict[tuple[int, int], int] = {}                             # what is known of memory
    flags: Mapping[str, Any] | None = None
    numbers: dict[int, int] = {}
    idioms: list[bool] = []                                           # of each step: whether it sets to zero
    out, pc = Walk(), program.entry

    def place_of(mem: Mem) -> int | None:
        parts = [0 if mem.base is None else ints.get(mem.base), 0 if mem.index is None else ints.get(mem.index)]
        return None if None in parts else parts[0] + parts[1] * mem.scale + mem.offset & (1 << 64) - 1   # type: ignore

    def value(place: Any) -> Any:
        if isinstance(place, int):
            return place
        if isinstance(place, Reg):
            known = ints.get(place.number) if place.bank == "int" else None
            return None if known is None else Word(known & (1 << place.width) - 1, place.width)
        at = place_of(place)
        known = None if at is None else kept.get((at, place.size))
        return None if known is None else Word(known, place.size)

    while True:
        step = program.step(pc)
        here = len(out.which)
        if here > LONGEST:
            raise ObjectError(f"more than {LONGEST} instructions")
        number = numbers.get(pc)
        if number is None:
            number = numbers[pc] = len(out.steps)
            out.steps.append(step)
            out.occupied.append(classes(step))
            idioms.append(zeroes(step))
        pc += step.length
        mnemonic, args, target = step.mnemonic, step.args, step.out
        if step.row is None:
            args = tuple(p for p in step.operands[0 if mnemonic == "push" else 1:] if not isinstance(p, int))
            target = step.operands[0] if mnemonic in ("lea", "pop", "cmov") else None      # type: ignore[assignment]
        reads: list[int] = []
        for place in args:
            if isinstance(place, Reg) and not idioms[number] and (place.bank, place.number) in made:
                reads.append(made[place.bank, place.number])
        places = [p for p in args if isinstance(p, Mem) and mnemonic != "lea"]
        through: set[int] = set()
        for mem in places:
            at = place_of(mem)
            if at is not None:
                through |= {cells[word] for word in range(at >> 2, at + mem.size // 8 + 3 >> 2) if word in cells}
        out.which.append(number)
        out.before.append(tuple(reads))
        out.stored.append(tuple(through))
        # what is known afterwards
        if step.row is not None:
            known = [value(p) for p in args]
            whole = step.row.bank == "int" and None not in known
            new = evaluate(step.row, step.width, *known) if whole and step.out is not None else None
            if idioms[number] and is_int(step.out):
                new = Word(0, step.width)
            if step.row.flags is not None:
                flags = step.row.flags(*known) if whole and callable(step.row.flags) else None
            if isinstance(target, Mem):
                at = place_of(target)
                if at is not None:
                    for word in range(at >> 2, at + target.size // 8 + 3 >> 2):
                        cells[word] = here
                    kept.pop((at, target.size), None)
                    if new is not None:
                        kept[at, target.size] = int(new)
                    if at in state:
                        out.results.append(here)
            elif isinstance(target, Reg):
                made[target.bank, target.number] = here
                if target.bank == "int":
                    ints.pop(target.number, None)
                    if new is not None:
                        ints[target.number] = int(new)
        elif mnemonic == "ret":
            return out
        elif mnemonic == "push":
            ints[4] -= 8
            known_value = value(step.operands[0])
            kept.pop((ints[4], 64), None)
            if known_value is not None:
                kept[ints[4], 64] = int(known_value)
        elif mnemonic == "pop":
            assert isinstance(target, Reg)
            found = kept.get((ints[4], 64))
            ints[4] += 8
            ints.pop(target.number, None)
            if found is not None:
                ints[target.number] = found
            made.pop(("int", target.number), None)
        elif mnemonic == "lea":
            assert isinstance(target, Reg) and isinstance(step.operands[1], Mem)
            at = place_of(step.operands[1])
            made["int", target.number] = here
            ints.pop(target.number, None)
            if at is not None:
                ints[target.number] = at & (1 << target.width) - 1
        elif mnemonic == "cmov":
            assert isinstance(target, Reg)
            made["int", target.number] = here
            if flags is None:
                ints.pop(target.number, None)
            elif TRUTH[step.condition]({k: int(v) for k, v in flags.items()}):
                chosen = value(step.operands[1])
                ints.pop(target.number, None)
                if chosen is not None:
                    ints[target.number] = int(chosen)
        elif mnemonic == "jmp" and step.target is not None:
            pc = step.target
        elif mnemonic == "j":
            if flags is None:
                raise ObjectError(f"{step.text}: what it depends on is not known")
            if TRUTH[step.condition]({k: int(v) for k, v in flags.items()}):
                assert step.target is not None
                pc = step.target
        elif mnemonic in ("call", "jmp"):
            raise ObjectError(f"{step.text}: calls are not walked through")


def longest(way: Walk, model: Model) -> int:
    """Cycles from the start until the last result is stored, if only latencies counted."""
    cost = [max((unit.latency for name, width in occupied if name not in ("load", "vload", "store", "vstore")
                 and (unit := model.unit(name, width)) is not None), default=0) for occupied in way.occupied]
    done: list[int] = []
    forward = model.forward
    for which, before, stored in zip(way.which, way.before, way.stored):
        latest = 0
        for m in before:
            if done[m] > latest:
                latest = done[m]
        for m in stored:
            if done[m] + forward > latest:
                latest = done[m] + forward
        done.append(latest + cost[which])
    return max((done[m] for m in way.results), default=0)


# What a kernel does for each byte.

@dataclass(frozen=True)
class Work:
    """One more turn of a kernel: `bytes` of message, counts by class, and two walks whose difference it is."""

    bytes: int
    counts: Mapping[tuple[str, int], float]        # operations by (class, width)
    slots: Mapping[tuple[tuple[str, int], ...], float]     # instructions by what they occupy
    instructions: int
    fewer: Walk | None
    more: Walk

    def turn(self) -> list[Step]:
        """The instructions of one turn as they run, beginning somewhere in it: where the shorter walk ends."""
        if self.fewer is None:
            return [self.more.steps[which] for which in self.more.which]
        few, more = ([way.steps[which] for which in way.which] for way in (self.fewer, self.more))
        start = next(i for i, (a, b) in enumerate(zip(few, more)) if a.address != b.address)
        return more[start:start + self.instructions]

    def latency(self, model: Model) -> int:
        """Cycles that one more turn adds to the longest chain."""
        return longest(self.more, model) - (longest(self.fewer, model) if self.fewer else 0)


def work(object: bytes, symbol: str, f: Function) -> Work:
    """What one more turn of a kernel does; a kernel without a loop over blocks is one turn."""
    image = load(object, symbol)
    program = Program(image, image.address_of(symbol))
    if f.counts:
        few = max(2, f.n)
        ways, taken = [walk(program, f, count) for count in (few, 2 * few)], few * f.block * f.m
    else:
        ways = [Walk(), walk(program, f, 0)]
        taken = f.known.length if f.whole and f.known.length is not None else f.blocks * f.block
    tally: Counter[tuple[tuple[str, int], ...]] = Counter()
    counts: Counter[tuple[str, int]] = Counter()
    for way, sign in zip(ways, (-1, 1)):
        for which, times in Counter(way.which).items():
            if way.steps[which].mnemonic not in FREE:
                tally[way.occupied[which]] += sign * times
            for name in way.occupied[which]:
                counts[name] += sign * times
    total = len(ways[1].which) - len(ways[0].which)
    return Work(taken, {k: v for k, v in sorted(counts.items()) if v}, {k: v for k, v in tally.items() if v}, total,
                ways[0] if f.counts else None, ways[1])


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
    load: Counter[frozenset[str]] = Counter()
    names: dict[frozenset[str], Counter[str]] = {}
    unknown = set()
    for (name, width), times in counts.items():
        unit = model.unit(name, width)
        if unit is None:
            unknown.add(name)
            continue
        for ports, operations in unit.ports:
            load[ports] += times * operations                         # type: ignore[assignment]
            names.setdefault(ports, Counter())[name] += times * operations    # type: ignore[assignment]
    unions = {frozenset[str]()}
    for ports in load:
        unions |= {ports | other for other in unions}
    best, chosen = 0.0, frozenset[str]()
    for union in sorted(unions - {frozenset()}, key=lambda u: (len(u), sorted(u))):
        cycles = sum(times for ports, times in load.items() if ports <= union) / len(union)
        if cycles > best:
            best, chosen = cycles, union
    filled: Counter[str] = Counter()
    for ports, what in names.items():
        if ports <= chosen:
            filled.update(what)
    told = ", ".join(name for name, _ in sorted(filled.items(), key=lambda item: (-item[1], item[0]))[:3])
    return best, f"{told} on {len(chosen)} port{'s' * (len(chosen) > 1)}", tuple(sorted(unknown))


def slots(counts: Mapping[tuple[tuple[str, int], ...], float], model: Model) -> float:
    """Slots of dispatch: one for an instruction, with its memory operand, or what its class takes."""
    total = 0.0
    for what, times in counts.items():
        total += times * max((unit.slots for name, width in what if (unit := model.unit(name, width)) is not None), default=1)
    return total


def bound(done: Work, model: Model, hash: str) -> Bound:
    """The bounds of a kernel on a microarchitecture, in cycles per byte."""
    filled, what, unknown = units(done.counts, model)
    dispatched = slots(done.slots, model) / model.dispatch
    chained = done.latency(model)
    found = {"units": filled, "dispatch": dispatched, "latency": float(chained)}
    by = max(found, key=lambda name: found[name])
    told = {"units": what, "dispatch": f"{model.dispatch} operations a cycle",
            "latency": "the chain of rounds as it is spelled"}[by]
    return Bound(filled / done.bytes, dispatched / done.bytes, chained / done.bytes, fastest_text(hash, model), by, told,
                 unknown)


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
    text = family_of(hash)

    def after(rounds: int) -> int:
        zero = Time((0,), "", text.WIDTH, costs)
        state: Sequence[Any] = [zero] * len(next(iter(text.INITIAL.values())))
        for t in range(rounds):
            made = text.round(state, t % text.ROUNDS, [zero] * len(text.K))
            state = [Time((word.ready,), "", text.WIDTH, costs) for word in made]
        return max(int(word.ready) for word in state)

    size: int = 16 * text.WIDTH // 8
    return (after(2 * text.ROUNDS) - after(text.ROUNDS)) / size


def fastest_text(hash: str, model: Model) -> float:
    """text_bound with a model's latencies; 0 where it does not tell them."""
    add, turn = model.unit("alu", 64), model.unit("rotate", 64)
    return text_bound(hash, (add.latency, add.latency, turn.latency)) if add and turn else 0.0


def of_kernel(object: bytes, entry: Mapping[str, Any], names: Iterable[str] | None = None) -> dict[str, Bound]:
    """The bounds of a manifest's kernel on every microarchitecture that can run it; none of what takes no bytes."""
    known = [models.load(name) for name in (models.names() if names is None else names)]
    wanted = [model for model in known if model.runs(entry["features"] or ())]
    if not wanted or entry["kind"] not in functions() or entry.get("length") == 0:
        return {}
    done = work(object, entry["symbol"], of_entry(entry))
    return {m.name: bound(done, m, entry["hash"]) for m in wanted}
