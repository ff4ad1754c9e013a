"""Searches for kernels that run faster: for choices first, then for orders of the instructions, timed on this machine.

In go a cell and a time limit; out comes an entry of generator/uarch/NAME.json, from which the same bytes are made
anywhere without measuring. Choices (rotations, spellings, the engine of the rounds, the gather, ...) are taken one after
the other, each value timed in its default order beside the best so far. Then one sort key per instruction is annealed.
Instructions play *roles*: the seventh of a round, the third of a row of the schedule. Some steps move a role in all
rounds alike (few degrees of freedom, so that they lead far soon), others single instructions, whole rounds or a whole
stream; steps that helped are taken more often. Candidates are put together by encoder.py and called in turn on one
message, beside the current one, and every state that they leave is compared with the first one's. The best so far is
written once a longer look confirms it, so that stopping loses nothing; a later search goes on from there.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import math
import mmap
import os
import platform
import random
import subprocess
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

from . import build, frame, order, uarch
from .allocate import Memo, OutOfRegisters, allocate
from .cells import Cell, Refused
from .check.native import host_features
from .choices import CHOICES, checked, value
from .encoder import Encoder, Form, linked
from .found import fingerprint, fitted, kept
from .hashes import block_bytes
from .place import folder, scratch
from .program import Group, Program, Region, Value
from .prove import tool
from .report import clock

BATCH = 6                                   # candidates beside the current one in each round of timing
MESSAGE = 4096                              # bytes of the long message; the short one has an eighth
SAMPLES, LONG = 24, 96                      # so many samples, and where it must be sure
TRIES = 200                                 # of a sample, until it is undisturbed
SURE = 0.999                                # of the time before, below which an order is written as better
CLEAR = 0.997                               # and a choice is taken: a rarer look, that decides more
FREE = ("wipe", "uarch")                    # what is no way to the same end
HEAT, FAR = 0.0015, 1.006                   # what a worse order may cost at first; beyond, the best so far is taken up again
PAGE, TABLES = 4096, 1 << 20
Keys = dict[str, list[float]]


@dataclass
class Bench:
    """Times candidates: cycles of the core per byte, the median of undisturbed, interleaved samples."""

    scratch: Path
    blocks: int
    size: int
    timer: Any = field(init=False)
    placed: dict[str, int] = field(default_factory=dict)
    end: int = 0

    def __post_init__(self) -> None:
        command = tool("gas")
        if command is None:
            raise Refused("there is no C compiler on this machine, so nothing can be timed. Install gcc.")
        library = self.scratch / "timer.so"
        subprocess.run([command[0], "-O2", "-shared", "-fPIC", str(folder("ctests") / "tune.c"), "-o", str(library)], check=True)
        self.timer = ctypes.CDLL(str(library))
        self.timer.tune_learn.restype = ctypes.c_double
        self.timer.tune_learn(ctypes.c_double(clock.learnt().alone), ctypes.c_double(0))
        self.message = ctypes.create_string_buffer(random.Random(1).randbytes(self.blocks * self.size), self.blocks * self.size)
        self.memory = mmap.mmap(-1, TABLES + ((BATCH + 3) << 18), prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self.base = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))

    def place(self, space: Space) -> None:
        """Puts a program's tables where its code can read them."""
        for table in space.program.tables:
            self.end += -self.end % table.align
            self.placed[space.named(table.name)] = self.base + self.end
            for word in table.words:
                self.memory[self.end:self.end + table.width // 8] = int(word).to_bytes(table.width // 8, "little")
                self.end += table.width // 8
        if self.end > TABLES:
            raise ValueError("the tables of so many programs need more room")

    def put(self, form: Form, at: int) -> tuple[int, int]:
        """The address of a candidate's code, `at` bytes into the memory; and where the next one may stand."""
        code = linked(form, self.base + at, self.placed)
        self.memory[at:at + len(code)] = code
        return self.base + at, at + len(code) + -len(code) % PAGE

    def once(self, forms: Sequence[Form], samples: int) -> tuple[list[float], list[bytes]]:
        """Cycles per byte of each candidate, infinite where every sample was disturbed; and the state that each leaves."""
        at, addresses = TABLES, []
        for form in forms:
            address, at = self.put(form, at)
            addresses.append(address)
        count = len(forms)
        cycles, states = (ctypes.c_double * count)(), ctypes.create_string_buffer(64 * count)
        self.timer.time_all((ctypes.c_void_p * count)(*addresses), count, self.message,
                            ctypes.c_size_t(self.blocks), samples, TRIES, cycles, states)
        bytes_hashed = (self.blocks + self.blocks // 8 + 2) * self.size
        return ([c / bytes_hashed for c in cycles], [states.raw[64 * n:64 * n + 64] for n in range(count)])

    def time(self, forms: Sequence[Form], samples: int = SAMPLES, patience: float = 300) -> tuple[list[float], list[bytes]]:
        """The same, again and again until the machine was quiet enough; Refused if it was not for `patience` seconds."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            cycles, states = self.once(forms, samples)
            if all(map(math.isfinite, cycles)):
                return cycles, states
            time.sleep(0.05)
        raise Refused("this machine is too busy: no sample was undisturbed for long. Try again when it is quiet.")


@dataclass
class Space:
    """A kernel and what of it can be changed: the keys of its regions."""

    cell: Cell
    kind: str
    encoder: Encoder = field(default_factory=Encoder)
    memo: Memo = field(default_factory=Memo)
    ordered: dict[tuple[str, tuple[float, ...]], Region] = field(default_factory=dict)
    written: dict[int, tuple[Region, set[tuple[str, int]]]] = field(default_factory=dict)
    frames: dict[Any, frame.Frame] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.program, self.area = build.selected(self.cell, self.kind, "tune_")
        self.moves = build.moves(self.cell.set)
        self.before = {item.name: order.dependences(item.instructions) for item in self.program.items if isinstance(item, Region)}
        self.roles: dict[tuple[Any, ...], list[tuple[str, int]]] = {}
        self.groups: dict[tuple[str, Group], list[int]] = {}
        for region in self.regions():
            for group, numbers in order.groups(region.instructions).items():
                self.groups[region.name, group] = numbers
                rows = tuple(region.instructions[n].row.mnemonic for n in numbers)
                for place, n in enumerate(numbers):
                    self.roles.setdefault((group.stream, rows, place), []).append((region.name, n))
        self.common = [role for role, members in self.roles.items() if len(members) > 3]
        self.weights = {r.name: r.weight * len(r.instructions) for r in self.regions()}

    def named(self, table: str) -> str:
        """What a table of this program is called beside those of others."""
        return f"{self.cell.stem}: {table}"

    def regions(self) -> list[Region]:
        return [item for item in self.program.items if isinstance(item, Region) and len(item.instructions) > 20]

    def start(self, name: str, known: Mapping[str, Any] | None = None) -> Keys:
        """The keys found before, or else those known, where they fit; the default ones elsewhere."""
        keys = {}
        had = uarch.kernels(name).get(f"{replace(self.cell, uarch=name).stem}/{self.kind}", {}).get("regions", {})
        for region in self.regions():
            text = fingerprint(region)
            data = uarch.order(name, text, had.get(region.name)) or (known or {}).get(text)
            found = fitted(region, data).keys if data else None
            keys[region.name] = scaled(found or order.default_keys(region))
        return keys

    def region(self, region: Region, keys: tuple[float, ...]) -> Region:
        """The region in the order of these keys, made once."""
        if (region.name, keys) not in self.ordered:
            self.ordered[region.name, keys] = order.order(region, keys or None, self.before[region.name])
        return self.ordered[region.name, keys]

    def form(self, keys: Keys) -> Form:
        """The kernel's code with regions in the order of these keys. OutOfRegisters where that has no allocation."""
        return self.encoded(self.allocated(keys))

    def allocated(self, keys: Keys) -> Program:
        """The kernel on registers."""
        items = tuple(self.region(i, tuple(keys.get(i.name, ()))) if isinstance(i, Region) else i for i in self.program.items)
        return allocate(replace(self.program, items=items), self.cell.set.registers, self.moves, self.area, self.memo)

    def encoded(self, done: Program) -> Form:
        """Its code."""
        written: set[tuple[str, int]] = set()
        for item in done.items:
            if isinstance(item, Region):
                if id(item) not in self.written:
                    self.written[id(item)] = item, frame.written(replace(done, items=(item,)))
                written |= self.written[id(item)][1]
        key = done.frame_bytes, frozenset(written)
        if key not in self.frames:
            self.frames[key] = frame.layout(done)
        code, places = self.encoder.function(done, self.frames[key])
        return code, tuple((at, self.named(table), offset) for at, table, offset in places)

    def forget(self, keys: Keys) -> None:
        """Drops what was kept of orders other than this one."""
        self.ordered = {key: region for key, region in self.ordered.items() if tuple(keys.get(key[0], ())) == key[1]}
        kept = {id(region) for region in self.ordered.values()}
        self.memo.regions = {key: done for key, done in self.memo.regions.items() if key in kept}
        kept = {id(done) for _, done, _ in self.memo.regions.values()}
        self.written = {key: done for key, done in self.written.items() if key in kept}
        self.encoder.regions = {key: done for key, done in self.encoder.regions.items() if key in kept}


def ranks(keys: Sequence[float]) -> list[int]:
    """Each key's place among all; of equal keys the first comes first."""
    out = [0] * len(keys)
    for place, n in enumerate(sorted(range(len(keys)), key=lambda n: (keys[n], n))):
        out[n] = place
    return out


def scaled(keys: Sequence[float]) -> list[float]:
    """Keys as whole numbers, ten to an instruction, in the same order."""
    return [10.0 * place for place in ranks(keys)]


def by_stream(region: Region) -> dict[str, list[int]]:
    """The numbers of the instructions of each stream."""
    found: dict[str, list[int]] = {}
    for n, i in enumerate(region.instructions):
        found.setdefault(i.stream, []).append(n)
    return found


def regular(region: Region) -> list[float]:
    """Keys that run every stream's rounds or rows in the order of the text, evenly beside the other streams."""
    keys = [0.0] * len(region.instructions)
    told = order.groups(region.instructions)
    for stream in by_stream(region):
        own = [numbers for group, numbers in told.items() if group.stream == stream]
        for g, numbers in enumerate(own):
            for place, n in enumerate(numbers):
                keys[n] = (g + place / len(numbers)) / len(own)
    return scaled(keys)


def modelled(region: Region) -> list[float]:
    """Keys that run every stream as the modelled core of order.py would, evenly beside the other streams."""
    keys, kept = [0.0] * len(region.instructions), {v for v in region.writes.values() if isinstance(v, Value)}
    for numbers in by_stream(region).values():
        places = order.even(order.natural([region.instructions[n] for n in numbers], kept))
        for n, place in zip(numbers, places):
            keys[n] = place
    return scaled(keys)


def mixtures(space: Space, keys: Keys) -> Iterator[Keys]:
    """The same keys with one stream of one region, or all streams of it, in another simple order; with one region in the
    default order, if these keys are others."""
    default = space.start("generic")
    if keys != default:
        yield from ({**keys, name: own} for name, own in default.items() if keys[name] != own)
        return
    for region in space.regions():
        for other in regular(region), modelled(region):
            streams = list(by_stream(region).values())
            for numbers in [*streams, [n for own in streams for n in own]][:len(streams) + (len(streams) > 1)]:
                own = list(keys[region.name])
                for n in numbers:
                    own[n] = other[n]
                yield {**keys, region.name: own}


def begun(space: Space, bench: Bench, keys: Keys, told: Callable[[str], None]) -> Keys:
    """The best of these keys and of their mixtures, region by region."""
    rivals: list[tuple[Keys, Form]] = []
    for other in mixtures(space, keys):
        told(f"beginning {len(rivals) + 1}")
        try:
            rivals.append((other, space.form(other)))
        except OutOfRegisters:
            continue
    form, gained = space.form(keys), dict[str, float]()
    best = dict(keys)
    for at in range(0, len(rivals), BATCH):
        some = rivals[at:at + BATCH]
        (now, *times), _ = bench.time([form, *(form for _, form in some)], LONG)
        for (other, _), cycles in zip(some, times):
            name = next(name for name in keys if other[name] is not keys[name])
            if cycles / now < min(SURE, gained.get(name, 1)):
                gained[name], best[name] = cycles / now, other[name]
    return best


# Steps: each gives other keys.

def some_role(space: Space, keys: Keys, chance: random.Random) -> Keys:
    """One role, or a few, earlier or later in all rounds and rows alike: of one region, or of all."""
    where = [chosen(space, chance)] if chance.random() < 0.7 else list(keys)
    new = {name: list(own) if name in where else own for name, own in keys.items()}
    for _ in range(chance.choice((1, 1, 2, 3))):
        role = chance.choices(space.common, [len(space.roles[role]) for role in space.common])[0]
        move = chance.gauss(0, chance.choice((20, 60, 150, 400)))
        for name, n in space.roles[role]:
            if name in where:
                new[name][n] = round(new[name][n] + move)
    return new


def chosen(space: Space, chance: random.Random) -> str:
    """A region; those that run more are chosen more."""
    return chance.choices(list(space.weights), list(space.weights.values()))[0]


def single(space: Space, keys: Keys, chance: random.Random) -> Keys:
    """A few instructions of one region."""
    name = chosen(space, chance)
    own = list(keys[name])
    reach = chance.choice((15, 40, 100, 300))
    for _ in range(chance.choice((1, 1, 2, 4, 8, 16))):
        n = chance.randrange(len(own))
        own[n] = round(own[n] + chance.gauss(0, reach))
    return {**keys, name: own}


def group(space: Space, keys: Keys, chance: random.Random) -> Keys:
    """A whole round, or a whole row of the schedule."""
    name = chosen(space, chance)
    own = list(keys[name])
    numbers = chance.choice([numbers for key, numbers in space.groups.items() if key[0] == name])
    move = chance.gauss(0, chance.choice((40, 150, 500)))
    for n in numbers:
        own[n] = round(own[n] + move)
    return {**keys, name: own}


def stream(space: Space, keys: Keys, chance: random.Random) -> Keys:
    """A whole stream beside the others: earlier or later, denser or wider."""
    name = chosen(space, chance)
    own = list(keys[name])
    which = chance.choice(sorted({group.stream for key, group in space.groups if key == name}))
    numbers = [n for (key, group), found in space.groups.items() if key == name and group.stream == which for n in found]
    middle = sum(own[n] for n in numbers) / len(numbers)
    move, factor = chance.gauss(0, chance.choice((0, 100, 500))), 1 + chance.gauss(0, chance.choice((0, 0.02, 0.1)))
    for n in numbers:
        own[n] = round(middle + (own[n] - middle) * factor + move)
    return {**keys, name: own}


def stretch(space: Space, keys: Keys, chance: random.Random) -> Keys:
    """A stretch of the present order to another place nearby."""
    name = chosen(space, chance)
    places = ranks(keys[name])
    size = chance.choice((2, 3, 5, 8, 16))
    first = chance.randrange(max(1, len(places) - size))
    move = chance.choice((-1, 1)) * chance.choice((1, 2, 4, 8, 20))
    own = [10.0 * p for p in places]
    for n, place in enumerate(places):
        if first <= place < first + size:
            own[n] += 10 * move + (5 if move > 0 else -5)
    return {**keys, name: own}


STEPS = (some_role, single, group, stream, stretch)


def variants(cell: Cell, name: str) -> Iterator[tuple[str, Cell]]:
    """The other values that a cell can have of a choice on this processor, and the cells that have them."""
    entry = next(c for c in CHOICES if c.name == name)
    if not entry.applies(cell.family, cell.set):
        return
    for named in entry.values(cell.set):
        if named != getattr(cell, name):
            try:
                other = checked(replace(cell, **cast(Any, {name: named})))
            except Refused:
                continue
            if not set(other.features) - host_features():
                yield named, other


@dataclass
class State:
    """How far a search has come, kept between runs: the choices that are settled, the best, what others took; the orders."""

    path: Path
    settled: list[str] = field(default_factory=list)
    chosen: dict[str, str] = field(default_factory=dict)
    tried: dict[str, float] = field(default_factory=dict)
    seconds: float = 0
    orders: dict[str, Any] = field(default_factory=dict)

    def load(self, text: str) -> None:
        """Goes on from what was kept, if it is of the same program."""
        try:
            data = json.loads(self.path.read_text())
            if data["text"] == text:
                self.settled, self.chosen, self.tried, self.seconds, self.orders = (data[name] for name in (
                    "settled", "chosen", "tried", "seconds", "orders"))
        except (OSError, ValueError, KeyError):
            pass

    def save(self, text: str) -> None:
        set_aside(self.path, {"text": text, "settled": self.settled, "chosen": self.chosen, "tried": self.tried,
                              "seconds": self.seconds, "orders": self.orders})


def set_aside(path: Path, data: Any) -> None:
    """Writes data that a later search can use, and do without, aside and renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_suffix(f".{os.getpid()}")
    aside.write_text(json.dumps(data))
    aside.replace(path)


def remembered(path: Path) -> dict[str, tuple[str, int]]:
    """The bytes of lines that an earlier search had assembled."""
    try:
        return {str(text): (str(code), int(place)) for text, (code, place) in json.loads(path.read_text()).items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def choose(space: Space, state: State, text: str, bench: Bench, fixed: Collection[str], told: Callable[[str], None]) -> Space:
    """The space of the best choices: for each choice in turn, its values are timed in their default orders."""
    try:
        cell = checked(replace(space.cell, **cast(Any, state.chosen)))
        best = space if cell == space.cell else Space(cell, space.kind, space.encoder)
    except (Refused, TypeError):
        best = space
    bench.place(best)
    for name in (c.name for c in CHOICES if c.name not in (*FREE, *fixed, *state.settled)):
        found = {}
        for named, cell in variants(best.cell, name):
            told(f"{name.upper()}={named}")
            try:
                other = Space(cell, space.kind, space.encoder)
                found[named] = other, other.form(other.start("generic"))
            except OutOfRegisters:
                continue
            bench.place(other)
        if found:
            (least, *times), states = bench.time([best.form(best.start("generic")), *(form for _, form in found.values())], LONG)
            if any(left != states[0] for left in states):
                raise AssertionError(f"a {name.upper()} of {best.cell.stem} computes something else")
            at, now = min(range(len(times)), key=lambda n: times[n]), getattr(best.cell, name)
            state.tried |= {f"{name.upper()}={named}": round(cycles / least, 4) for named, cycles in zip(found, times)}
            if times[at] < CLEAR * least:
                named, (best, _) = list(found.items())[at]
                state.tried[f"{name.upper()}={now}"] = round(least / times[at], 4)
                state.tried.pop(f"{name.upper()}={named}")
                state.chosen[name] = named
        state.settled.append(name)
        state.save(text)
    return best


def search(cell: Cell, kind: str, name: str, seconds: float, report: Callable[[str], None], fixed: Collection[str] = ()
           ) -> dict[str, Any]:
    """Settles the choices that are not `fixed`, anneals the order for the rest of `seconds`, and writes what was found to the
    microarchitecture's file, at every improvement. Returns the kernel's entry; an empty one where nothing faster was found."""
    if missing := set(cell.features) - host_features():
        raise Refused(f"this processor has no {', '.join(sorted(missing))}, so {cell.stem} cannot be timed here. Try ISA=x64.")
    began, chance, size = time.monotonic(), random.Random(), block_bytes(cell.family)
    with tempfile.TemporaryDirectory(prefix="nsms-tune-") as folder_of_timer:
        bench = Bench(Path(folder_of_timer), MESSAGE // size, size)
        lines = scratch() / "tune" / f"lines_{cell.hash}_{cell.isa}.json"
        plain = Space(cell, kind, Encoder(texts=remembered(lines)))
        text = hashlib.sha256(" ".join([*map(fingerprint, plain.regions()), *sorted(fixed)]).encode()).hexdigest()[:16]
        state = State(scratch() / "tune" / f"{name}_{cell.stem}_{kind}.json")
        state.load(text)
        space = choose(plain, state, text, bench, fixed, lambda what: report(f"{cell.stem}: {what}"))
        if plain is not space:
            bench.place(plain)
        tuned = replace(space.cell, uarch=name)
        title = f"{tuned.stem}/{kind}"
        starts = [space.start("generic"), space.start(name, state.orders)]
        starts.append(begun(space, bench, starts[1], lambda what: report(f"{title}: {what}")))
        forms = [plain.form(plain.start("generic")), *(space.form(keys) for keys in starts)]
        (before, *times), states = bench.time(forms, LONG)
        truth, at = states[0], min(range(len(starts)), key=lambda n: times[n])
        base_form, entry, tried = forms[0], dict[str, Any](), 0
        keys, now_form, best, best_form, best_time = starts[at], forms[1 + at], starts[at], forms[1 + at], times[at]
        if any(left != truth for left in states):
            raise AssertionError(f"{title} computes something else")

        bar = min((entry["after"] for entry in rivals(tuned, kind, plain.encoder)), default=math.inf)

        def keep() -> dict[str, Any]:
            state.orders = {fingerprint(r): kept(r, ranks(best[r.name])) for r in space.regions()}
            state.save(text)
            return {} if best_time >= bar else write(tuned, title, space, best, {
                "seconds": round(state.seconds + time.monotonic() - began), "tried": state.tried, "before": round(before, 3),
                "after": round(best_time, 3)})

        fits = uarch.kernels(name).get(title, {}).get("regions") == {r.name: fingerprint(r) for r in space.regions()}
        if best_time < SURE * before and (not fits or at == 2 and best_time < SURE * times[1]):
            entry = keep()
        gains = {step: [1.0, 1.0] for step in STEPS}
        while (spent := time.monotonic() - began) < seconds or not tried:
            heat = HEAT * max(0, 1 - spent / max(seconds, 1))
            candidates: list[tuple[Keys, Program, Any]] = []
            while len(candidates) < BATCH:
                step = chance.choices(STEPS, [won / taken for won, taken in gains.values()])[0]
                other = step(space, keys, chance)
                try:
                    candidates.append((other, space.allocated(other), step))
                except OutOfRegisters:
                    continue
            space.encoder.ready(done for _, done, _ in candidates)
            forms = [space.encoded(done) for _, done, _ in candidates]
            cycles, states = bench.time([best_form, now_form, *forms])
            tried += len(candidates)
            if any(left != truth for left in states):
                raise AssertionError(f"an order of {title} computes something else")
            least, now, *others = cycles
            for (_, _, step), taken in zip(candidates, others):
                gains[step][0] += taken < now * SURE
                gains[step][1] += 1
            at = min(range(len(others)), key=lambda n: others[n])
            if others[at] < now or chance.random() < math.exp((now - others[at]) / now / max(heat, 1e-9)):
                keys, now_form, now = candidates[at][0], forms[at], others[at]
                if now < SURE * least:
                    (first, was, new), _ = bench.time([base_form, best_form, now_form], LONG)
                    if new < SURE * was:
                        best, best_form, best_time, before = keys, now_form, new, first
                        if new < SURE * first:
                            entry = keep()
            if now > FAR * least and chance.random() < 0.1:
                keys, now_form = best, best_form
            space.forget(keys)
            report(f"{title}: {tried} tried, {before:.3f} -> {best_time:.3f} cycles per byte, now {now:.3f}, "
                   f"{spent:.0f} of {seconds:.0f} s")
        if entry:
            (before, best_time), _ = bench.time([base_form, best_form], 2 * LONG)      # a last look at both, longer
            entry = keep() if best_time < before else entry
        state.seconds += time.monotonic() - began
        state.save(text)
        set_aside(lines, plain.encoder.texts)
        return entry or uarch.kernels(name).get(title, {})


def rivals(cell: Cell, kind: str, encoder: Encoder) -> list[dict[str, Any]]:
    """The entries of the same cell with other choices that still fit the program: what a new one must be faster than."""
    found = []
    for title, entry in uarch.kernels(cell.uarch).items():
        if (entry["hash"], entry["isa"], entry["n"]) != (cell.hash, cell.isa, cell.n) or title == f"{cell.stem}/{kind}":
            continue
        try:
            standard = {c.name: value(c, cell.set, entry["choices"].get(c.name)) for c in CHOICES if c.name not in FREE}
            other = Space(checked(replace(cell, **cast(Any, standard))), kind, encoder)
        except Refused:
            continue
        if entry["regions"] == {r.name: fingerprint(r) for r in other.regions()}:
            found.append(entry)
    return found


def write(cell: Cell, title: str, space: Space, keys: Keys, told: dict[str, Any]) -> dict[str, Any]:
    """Writes a kernel's entry and its regions' keys into the file of the cell's microarchitecture, aside and renamed, in place
    of those of the same cell with other choices: what a request without choices gets is one kernel."""
    own = {fingerprint(r): kept(r, ranks(keys[r.name])) for r in space.regions()}
    entry = {"hash": cell.hash, "isa": cell.isa, "n": cell.n,
             "choices": {c: value for c, value in cell.chosen.items() if c not in FREE}, **told,
             "machine": machine(), "date": time.strftime("%Y-%m-%d", time.gmtime()),
             "command": cell.command.replace("make gen", "make tune"),
             "regions": {r.name: fingerprint(r) for r in space.regions()}}
    uarch.load.cache_clear()
    data = json.loads(json.dumps(uarch.load(cell.uarch)))
    data["about"] = data["about"] or f"found on {machine()}"
    others = {name: kept for name, kept in data["kernels"].items()
              if (kept["hash"], kept["isa"], kept["n"]) != (cell.hash, cell.isa, cell.n)}
    data["kernels"] = dict(sorted({**others, title: entry}.items()))
    wanted = {text for known in data["kernels"].values() for text in known["regions"].values()}
    data["orders"] = {text: found for text, found in sorted({**data["orders"], **own}.items()) if text in wanted}
    uarch.save(cell.uarch, data)
    return entry


def machine() -> str:
    """The processor's name, family and model."""
    told: dict[str, str] = {}
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            key, _, value = line.partition(":")
            told.setdefault(key.strip(), value.strip())
    except OSError:
        return platform.processor() or "unknown"
    return f"{told.get('model name', 'unknown')}, family {told.get('cpu family', '?')} model {told.get('model', '?')}"
