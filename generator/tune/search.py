"""The search of one kernel: choices, then its long regions alone, then the whole.

The best so far is written once a longer look confirms it, so that stopping loses nothing; a later search goes on from there.
"""

import hashlib
import heapq
import json
import math
import random
import tempfile
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from .. import files
from ..compile.homes import OutOfRegisters
from ..files import scratch
from ..mutation.native import host_features
from ..request.asked import Refused
from ..request.cells import Kernel, Many
from ..target import uarch
from ..text.hashes import block_bytes
from . import lists, machine
from .alone import Alone
from .choose import choose
from .climb import SURE, Target, climb
from .encoder import Encoded, Encoder
from .space import Keys, SearchSpace
from .store import Progress, fingerprints, orders, remembered, rivals, write
from .timer import BATCH, LONG, SAMPLES, SURELY, Timer

MESSAGE = 4096                              # bytes of the long message; the short one has an eighth
NODES = 8                                   # of each lane, in a call
TURNS = 32                                  # of a region alone in the long call
FORMS, CHOICES = 0.2, 0.4                   # of the time is for a closer look at choices, and for all of them
FIRST = 0.5                                 # of the time that is left is for regions alone
BEGIN = 0.3                                 # of a region's time is for orders to begin with
FOLLOWED = (4, 2, 1)                        # so many of the best are followed, each time for as long in all


@dataclass(frozen=True)
class SearchResult:
    """What a search did for one kernel: its entry, empty where nothing faster was found; the seconds it took and the orders that
    it timed in them; and where somebody shared the core, so that no figure holds beyond this run, the ratio that was seen."""

    stem: str
    entry: dict[str, Any]
    seconds: float
    timed: int
    unsure: float = 0

    def __str__(self) -> str:
        rate = f"{self.timed} orders in {self.seconds:.0f} s, {self.timed / max(self.seconds, 1e-9):.0f} a second"
        if self.unsure:
            return (f"{self.stem}: {100 * (1 - self.unsure):.1f} % less in this run, but somebody shared the core nearly always: "
                    f"cycles per byte would be too high, and nothing is written; the same command goes on from there ({rate})")
        if not self.entry:
            return f"{self.stem}: nothing faster was found ({rate})"
        before, after = self.entry["before"], self.entry["after"]
        return (f"{self.stem}: {before} -> {after} cycles per byte, {100 * (1 - after / before):.1f} % less"
                f"{''.join(f', {c.upper()}={v}' for c, v in self.entry['choices'].items())} ({rate})")


@dataclass
class Search:
    """A kernel, the time there is, and what has been found. `before` and `after`: cycles per byte."""

    cell: Kernel | Many
    kind: str
    name: str
    seconds: float
    report: Callable[[str], None]
    fixed: Collection[str]
    timer: Timer
    chance: random.Random = field(default_factory=random.Random)
    began: float = field(default_factory=time.monotonic)
    before: float = math.inf
    after: float = math.inf
    unsure: float = 0
    entry: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.lines = scratch() / "tune" / f"lines_{self.cell.hash}_{self.cell.isa}.json"
        self.space = self.plain = SearchSpace(self.cell, self.kind, Encoder(texts=remembered(self.lines)))
        told = " ".join([*fingerprints(self.plain).values(), *sorted(self.fixed)])
        self.state = Progress.of(self.name, f"{self.cell.stem}_{self.kind}", hashlib.sha256(told.encode()).hexdigest()[:16])
        self.spent = self.state.seconds

    @property
    def left(self) -> float:
        return self.seconds - (time.monotonic() - self.began)

    @property
    def patience(self) -> float:
        """How long to wait for figures that hold beyond this run: of a short search, no longer than it."""
        return min(SURELY, self.seconds)

    def say(self, text: str) -> None:
        self.report(f"{self.space.cell.stem}: {text}")

    def per_byte(self, cycles: float) -> float:
        return cycles / block_bytes(self.cell.family) / (self.cell.place[3] or 1)

    def run(self) -> dict[str, Any]:
        """All of it; the kernel's entry, an empty one where nothing faster was found."""
        self.space = choose(self.plain, self.state, self.timer, self.fixed, self.say, self.chance, FORMS * self.seconds,
                            CHOICES * self.seconds)
        if self.space is not self.plain:
            self.timer.place(self.plain.tables)
        self.tuned = replace(self.space.cell, uarch=self.name)
        self.title = f"{self.tuned.stem}/{self.kind}"
        stored = rivals(self.tuned, self.kind, self.space)
        for other in stored:
            if other is not self.space:
                self.timer.place(other.tables)
        self.stored = [other.form(other.start(self.name)) for other in stored]
        self.plain_form = self.plain.form(self.plain.start("generic"))
        parts = self.regions_alone()
        keys = self.best_of(parts)
        self.keep(keys, self.space.form(keys))
        found = climb(self.space, self.space, self.timer, keys, self.left, self.space.weights, self.chance, self.progress,
                      self.keep)
        self.state.timed += found.tried
        if self.entry or self.unsure:
            self.keep(found.keys, found.form, last=True)               # a last look, longer
        self.set_aside()
        files.keep(self.lines, json.dumps(self.plain.encoder.texts))
        return self.entry or uarch.kernels(self.name).get(self.title, {})

    def progress(self, tried: int, gained: float) -> None:
        now = (f"{self.unsure:.3f} of the default one's time" if self.unsure else
               f"{self.before:.3f} -> {self.after:.3f} cycles per byte")
        self.say(f"whole: {self.state.timed + tried} orders, {now}, {self.seconds - self.left:.0f} of {self.seconds:.0f} s")

    def set_aside(self) -> None:
        self.state.seconds = self.spent + time.monotonic() - self.began
        self.state.save()

    # regions alone

    def regions_alone(self) -> dict[str, list[float]]:
        """The best keys of each long region, as it was timed alone."""
        hot, time_for_all = self.space.hot(), FIRST * self.left
        total, found = sum(self.space.weights[r.name] for r in hot), dict[str, list[float]]()
        for region in hot:
            if found and self.left <= 0:
                break
            found[region.name] = self.alone(region.name, time_for_all * self.space.weights[region.name] / total)
        return found

    def alone(self, name: str, seconds: float) -> list[float]:
        """The best keys of one region alone: begun from list schedules, of which the best are followed."""
        one = Alone(self.space, name, self.timer)
        default = self.space.start("generic")
        first, began = one.form(default), time.monotonic()
        known = [default, self.space.start(self.name), self.space.start(self.name, self.state.orders),
                 self.space.start(self.name, self.state.alone), *lists.mixtures(self.space, name, default)]
        more = lists.starts(self.space, name, machine.model(), self.chance)
        pool = self.timed(one, first, known)
        while time.monotonic() - began < BEGIN * seconds or len(pool) < len(known) + BATCH:
            pool += self.timed(one, first, [next(more) for _ in range(BATCH)])
            self.space.forget(default)
        self.say(f"{name} alone: the best of {len(pool)} beginnings takes {min(pool)[0]:.3f} of the default one's time")

        def told(tried: int, gained: float) -> None:
            self.say(f"{name} alone: {tried} orders, {gained:.3f} of the beginning's time")

        stages = FOLLOWED if time.monotonic() - began < seconds else FOLLOWED[-1:]
        for at, many in enumerate(stages):                 # the best of them are followed for a while, then the best of these
            best, left = heapq.nsmallest(many, pool), seconds - (time.monotonic() - began)
            climbed = [climb(one, self.space, self.timer, keys, left / (len(stages) - at) / len(best), {name: 1.0}, self.chance,
                             told, blocks=TURNS) for _, _, keys in best]
            self.state.timed += sum(f.tried for f in climbed)
            ratios = self.timer.ratios(first, [f.form for f in climbed], LONG, TURNS)
            pool = [(ratio, n, f.keys) for n, (ratio, f) in enumerate(zip(ratios, climbed))]
        last = climbed[min(pool)[1]]
        (least, cycles), _ = self.timer.surely([first, last.form], LONG, TURNS, self.patience)
        keys = last.keys if cycles < SURE * least else default
        if self.timer.sure:
            self.state.gains[name] = [round(c / one.turns / one.rounds, 3) for c in (least, min(cycles, least))]
        self.state.alone |= orders(self.space, keys, [name])
        self.set_aside()
        return keys[name]

    def timed(self, one: Alone, first: Encoded, many: Sequence[Keys]) -> list[tuple[float, int, Keys]]:
        """Keys with their time over that of the first, each with a number of its own."""
        begun = self.formed(one, many)
        ratios = self.timer.ratios(first, [form for _, form in begun], SAMPLES, TURNS)
        self.state.timed += len(begun)
        return [(ratio, self.state.timed + n, keys) for n, (ratio, (keys, _)) in enumerate(zip(ratios, begun))]

    def formed(self, target: Target, many: Sequence[Keys]) -> list[tuple[Keys, Encoded]]:
        """The code of keys, of each order once, where it has an allocation."""
        found: dict[bytes, tuple[Keys, Encoded]] = {}
        made = []
        for keys in many:
            try:
                made.append((keys, target.allocated(keys)))
            except OutOfRegisters:
                continue
        self.space.encoder.ready(done for _, done in made)
        for keys, done in made:
            form = target.encoded(done)
            found.setdefault(form[0], (keys, form))
        return [*found.values()]

    # the whole

    def best_of(self, parts: dict[str, list[float]]) -> Keys:
        """The best of the kernel's known orders, of them with the regions' own, each or all, and of these with what helped."""
        base = self.space.start("generic")
        known = [base, self.space.start(self.name), self.space.start(self.name, self.state.orders)]
        single = [{**base, name: own} for name, own in parts.items()]
        tries = self.formed(self.space, [*known, *single, {**base, **parts}])
        first = tries[0][1]
        ratios = self.timer.ratios(first, [form for _, form in tries])
        best = tries[min(range(len(tries)), key=lambda n: ratios[n])][0]
        helped = {name: keys[name] for (keys, _), ratio in zip(tries, ratios) for name in keys
                  if ratio < SURE and keys in single and keys[name] is not base[name]}
        final = self.formed(self.space, [base, best, {**best, **helped}])
        ratios = self.timer.ratios(final[0][1], [form for _, form in final], 2 * LONG)
        return final[min(range(len(final)), key=lambda n: ratios[n])][0]

    def keep(self, keys: Keys, form: Encoded, last: bool = False) -> None:
        """Writes keys that are better than the default kernel and than what was kept of this cell, if the figures that say so
        hold beyond this run; otherwise a later search finds them where this one leaves its progress."""
        (before, after, *stored), states = self.timer.surely([self.plain_form, form, *self.stored], LONG * (1 + last),
                                                             patience=self.patience * last)
        if any(state != states[0] for state in states):
            raise AssertionError(f"an order of {self.title} computes something else")
        self.before, self.after = self.per_byte(before), self.per_byte(after)
        self.unsure = 0 if self.timer.sure else after / before
        self.state.orders = orders(self.space, keys)
        self.set_aside()
        if self.unsure or after >= SURE * min([before, *stored]):   # what is stored stays, unless this is faster beside it
            return
        known = uarch.kernels(self.name).get(self.title)
        if known and known["regions"] == fingerprints(self.space) and keys == self.space.start(self.name) and not last:
            self.entry = known
            return
        self.entry = write(self.tuned, self.title, self.space, keys, {
            "seconds": round(self.state.seconds), "timed": self.state.timed, "tried": self.state.tried, "alone": self.state.gains,
            "before": round(self.before, 3), "after": round(self.after, 3)})


def kernel(cell: Kernel | Many, name: str, seconds: float, report: Callable[[str], None], fixed: Collection[str] = (),
           kind: str = "blocks") -> SearchResult:
    """Settles the choices that are not `fixed`, searches orders for the rest of `seconds`, and writes what was found to the
    microarchitecture's file, at every improvement. Refused where the processor cannot run the kernel."""
    if missing := set(cell.features) - host_features():
        raise Refused(f"this processor has no {', '.join(sorted(missing))}, so {cell.stem} cannot be timed here. Try ISA=x64.")
    began, size, nodes = time.monotonic(), block_bytes(cell.family), kind == "pairs"
    with tempfile.TemporaryDirectory(prefix="nsms-tune-") as folder:
        timer = Timer(Path(folder), NODES if nodes else MESSAGE // size, size, cell.place[3], nodes)
        one = Search(cell, kind, name, seconds, report, fixed, timer)
        had = one.state.timed
        entry = one.run()
        return SearchResult(cell.stem, entry, time.monotonic() - began, one.state.timed - had, one.unsure)
