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
from ..compile.locations import OutOfRegisters
from ..files import scratch
from ..mutation.native import host_features
from ..request.configs import Kernel, Many
from ..request.parse import Refused
from ..spec.hashes import block_bytes
from ..x86 import uarch
from . import list_schedules, machine
from .anneal import ACCEPT_RATIO, Target, anneal
from .block_timing import BlockTiming
from .encoder import Encoded, Encoder
from .option_search import choose
from .space import Keys, SearchSpace
from .store import Progress, fingerprints, orders, rivals, stored_encodings, write
from .timer import BATCH, LONG, SAMPLES, SURELY, Timer

MESSAGE = 4096                              # bytes of the long message; the short one has an eighth
NODES = 8                                   # of each lane, in a call
LONG_CALL_ITERATIONS = 32                                  # of a region alone in the long call
FORMS_SHARE, OPTIONS_SHARE = 0.2, 0.4                   # of the time is for a closer look at choices, and for all of them
BLOCK_TIME_SHARE = 0.5                                 # of the time that is left is for regions alone
BEGIN = 0.3                                 # of a region's time is for orders to begin with
FOLLOWED_SHARE = (4, 2, 1)                        # so many of the best are followed, each time for as long in all


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

    config: Kernel | Many
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
        self.lines = scratch() / "tune" / f"lines_{self.config.hash}_{self.config.isa}.json"
        self.space = self.default_space = SearchSpace(self.config, self.kind, Encoder(texts=stored_encodings(self.lines)))
        state_text = " ".join([*fingerprints(self.default_space).values(), *sorted(self.fixed)])
        self.state = Progress.of(self.name, f"{self.config.stem}_{self.kind}",
                                 hashlib.sha256(state_text.encode()).hexdigest()[:16])
        self.spent = self.state.seconds

    @property
    def remaining_seconds(self) -> float:
        return self.seconds - (time.monotonic() - self.began)

    @property
    def patience(self) -> float:
        """How long to wait for figures that hold beyond this run: of a short search, no longer than it."""
        return min(SURELY, self.seconds)

    def say(self, text: str) -> None:
        self.report(f"{self.space.config.stem}: {text}")

    def per_byte(self, cycles: float) -> float:
        return cycles / block_bytes(self.config.family) / (self.config.search_key[3] or 1)

    def run(self) -> dict[str, Any]:
        """All of it; the kernel's entry, an empty one where nothing faster was found."""
        self.space = choose(self.default_space, self.state, self.timer, self.fixed, self.say, self.chance,
                            FORMS_SHARE * self.seconds,
                            OPTIONS_SHARE * self.seconds)
        if self.space is not self.default_space:
            self.timer.load_tables(self.default_space.tables)
        self.tuned = replace(self.space.config, uarch=self.name)
        self.title = f"{self.tuned.stem}/{self.kind}"
        stored = rivals(self.tuned, self.kind, self.space)
        for other in stored:
            if other is not self.space:
                self.timer.load_tables(other.tables)
        self.stored = [other.form(other.start(self.name)) for other in stored]
        self.default_form = self.default_space.form(self.default_space.start("generic"))
        parts = self.search_hot_blocks()
        keys = self.best_of(parts)
        self.write_if_better(keys, self.space.form(keys))
        result = anneal(self.space, self.space, self.timer, keys, self.remaining_seconds, self.space.weights, self.chance,
                        self.progress,
                      self.write_if_better)
        self.state.timed += result.tried
        if self.entry or self.unsure:
            self.write_if_better(result.keys, result.form, last=True)               # a last look, longer
        self.save_progress()
        files.cache_put(self.lines, json.dumps(self.default_space.encoder.texts))
        return self.entry or uarch.kernels(self.name).get(self.title, {})

    def progress(self, tried: int, gained: float) -> None:
        now = (f"{self.unsure:.3f} of the default one's time" if self.unsure else
               f"{self.before:.3f} -> {self.after:.3f} cycles per byte")
        self.say(f"whole: {self.state.timed + tried} orders, {now}, {self.seconds - self.remaining_seconds:.0f} of {self.seconds:.0f} s")

    def save_progress(self) -> None:
        self.state.seconds = self.spent + time.monotonic() - self.began
        self.state.save()

    # regions alone

    def search_hot_blocks(self) -> dict[str, list[float]]:
        """The best keys of each long region, as it was timed alone."""
        hot, time_for_all = self.space.hot(), BLOCK_TIME_SHARE * self.remaining_seconds
        total, keys_by_block = sum(self.space.weights[r.name] for r in hot), dict[str, list[float]]()
        for block in hot:
            if keys_by_block and self.remaining_seconds <= 0:
                break
            keys_by_block[block.name] = self.search_block(block.name, time_for_all * self.space.weights[block.name] / total)
        return keys_by_block

    def search_block(self, name: str, seconds: float) -> list[float]:
        """The best keys of one region alone: begun from list schedules, of which the best are followed."""
        timing = BlockTiming(self.space, name, self.timer)
        default = self.space.start("generic")
        first, began = timing.form(default), time.monotonic()
        initial_keys = [default, self.space.start(self.name), self.space.start(self.name, self.state.orders),
                 self.space.start(self.name, self.state.alone), *list_schedules.mixtures(self.space, name, default)]
        more = list_schedules.starts(self.space, name, machine.model(), self.chance)
        pool = self.timed(timing, first, initial_keys)
        while time.monotonic() - began < BEGIN * seconds or len(pool) < len(initial_keys) + BATCH:
            pool += self.timed(timing, first, [next(more) for _ in range(BATCH)])
            self.space.forget(default)
        self.say(f"{name} alone: the best of {len(pool)} beginnings takes {min(pool)[0]:.3f} of the default one's time")

        def report(tried: int, gained: float) -> None:
            self.say(f"{name} alone: {tried} orders, {gained:.3f} of the beginning's time")

        stages = FOLLOWED_SHARE if time.monotonic() - began < seconds else FOLLOWED_SHARE[-1:]
        for at, start_count in enumerate(stages):                 # the best of them are followed for a while, then the best of these
            best, remaining_seconds = heapq.nsmallest(start_count, pool), seconds - (time.monotonic() - began)
            results = [anneal(timing, self.space, self.timer, keys, remaining_seconds / (len(stages) - at) / len(best),
                              {name: 1.0}, self.chance,
                             report, blocks=LONG_CALL_ITERATIONS) for _, _, keys in best]
            self.state.timed += sum(f.tried for f in results)
            ratios = self.timer.ratios(first, [f.form for f in results], LONG, LONG_CALL_ITERATIONS)
            pool = [(ratio, n, f.keys) for n, (ratio, f) in enumerate(zip(ratios, results))]
        last = results[min(pool)[1]]
        (least, cycles), _ = self.timer.surely([first, last.form], LONG, LONG_CALL_ITERATIONS, self.patience)
        keys = last.keys if cycles < ACCEPT_RATIO * least else default
        if self.timer.is_conclusive:
            self.state.gains[name] = [round(c / timing.iterations / timing.rounds, 3) for c in (least, min(cycles, least))]
        self.state.alone |= orders(self.space, keys, [name])
        self.save_progress()
        return keys[name]

    def timed(self, loop: BlockTiming, first: Encoded, many: Sequence[Keys]) -> list[tuple[float, int, Keys]]:
        """Keys with their time over that of the first, each with a number of its own."""
        candidates = self.formed(loop, many)
        ratios = self.timer.ratios(first, [form for _, form in candidates], SAMPLES, LONG_CALL_ITERATIONS)
        self.state.timed += len(candidates)
        return [(ratio, self.state.timed + n, keys) for n, (ratio, (keys, _)) in enumerate(zip(ratios, candidates))]

    def formed(self, target: Target, key_sets: Sequence[Keys]) -> list[tuple[Keys, Encoded]]:
        """The code of keys, of each order once, where it has an allocation."""
        forms: dict[bytes, tuple[Keys, Encoded]] = {}
        candidates = []
        for keys in key_sets:
            try:
                candidates.append((keys, target.allocated(keys)))
            except OutOfRegisters:
                continue
        self.space.encoder.ready(done for _, done in candidates)
        for keys, done in candidates:
            form = target.encoded(done)
            forms.setdefault(form[0], (keys, form))
        return [*forms.values()]

    # the whole

    def best_of(self, parts: dict[str, list[float]]) -> Keys:
        """The best of the kernel's known orders, of them with the regions' own, each or all, and of these with what helped."""
        base = self.space.start("generic")
        initial_keys = [base, self.space.start(self.name), self.space.start(self.name, self.state.orders)]
        single = [{**base, name: block_keys} for name, block_keys in parts.items()]
        tries = self.formed(self.space, [*initial_keys, *single, {**base, **parts}])
        first = tries[0][1]
        ratios = self.timer.ratios(first, [form for _, form in tries])
        best = tries[min(range(len(tries)), key=lambda n: ratios[n])][0]
        helped = {name: keys[name] for (keys, _), ratio in zip(tries, ratios) for name in keys
                  if ratio < ACCEPT_RATIO and keys in single and keys[name] is not base[name]}
        final = self.formed(self.space, [base, best, {**best, **helped}])
        ratios = self.timer.ratios(final[0][1], [form for _, form in final], 2 * LONG)
        return final[min(range(len(final)), key=lambda n: ratios[n])][0]

    def write_if_better(self, keys: Keys, form: Encoded, last: bool = False) -> None:
        """Writes keys that are better than the default kernel and than what was kept of this cell, if the figures that say so
        hold beyond this run; otherwise a later search finds them where this one leaves its progress."""
        (before, after, *stored), states = self.timer.surely([self.default_form, form, *self.stored], LONG * (1 + last),
                                                             patience=self.patience * last)
        if any(state != states[0] for state in states):
            raise AssertionError(f"an order of {self.title} computes something else")
        self.before, self.after = self.per_byte(before), self.per_byte(after)
        self.unsure = 0 if self.timer.is_conclusive else after / before
        self.state.orders = orders(self.space, keys)
        self.save_progress()
        # what is stored stays, unless this is faster beside it
        if self.unsure or after >= ACCEPT_RATIO * min([before, *stored]):
            return
        old_entry = uarch.kernels(self.name).get(self.title)
        if old_entry and old_entry["regions"] == fingerprints(self.space) and keys == self.space.start(self.name) and not last:
            self.entry = old_entry
            return
        self.entry = write(self.tuned, self.title, self.space, keys, {
            "seconds": round(self.state.seconds), "timed": self.state.timed, "tried": self.state.tried, "alone": self.state.gains,
            "before": round(self.before, 3), "after": round(self.after, 3)})


def kernel(config: Kernel | Many, name: str, seconds: float, report: Callable[[str], None], fixed: Collection[str] = (),
           kind: str = "blocks") -> SearchResult:
    """Settles the choices that are not `fixed`, searches orders for the rest of `seconds`, and writes what was found to the
    microarchitecture's file, at every improvement. Refused where the processor cannot run the kernel."""
    if missing := set(config.features) - host_features():
        raise Refused(f"this processor has no {', '.join(sorted(missing))}, so {config.stem} cannot be timed here. Try ISA=x64.")
    began, size, nodes = time.monotonic(), block_bytes(config.family), kind == "pairs"
    with tempfile.TemporaryDirectory(prefix="nsms-tune-") as folder:
        timer = Timer(Path(folder), NODES if nodes else MESSAGE // size, size, config.search_key[3], nodes)
        search = Search(config, kind, name, seconds, report, fixed, timer)
        had = search.state.timed
        entry = search.run()
        return SearchResult(config.stem, entry, time.monotonic() - began, search.state.timed - had, search.unsure)
