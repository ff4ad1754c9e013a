"""Search of one kernel: options, then each long block by itself, then the complete kernel.

Input is a kernel configuration and a time limit; output is an entry of the microarchitecture's
file. The best kernel so far is written as soon as a longer measurement confirms it, and progress is
saved, so that an interrupted search can be continued.
"""

import hashlib
import heapq
import math
import random
import tempfile
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ..compile.locations import OutOfRegisters
from ..mutation.native import host_features
from ..request.configs import Kernel, Many
from ..request.parse import Refused
from ..spec.hashes import block_bytes
from ..x86 import uarch
from . import list_schedules, machine
from .anneal import ACCEPT_RATIO, Target, anneal
from .block_timing import BlockTiming
from .encoder import Encoded
from .option_search import choose
from .space import Keys, SearchSpace
from .store import Progress, fingerprints, orders, rivals, write
from .timer import BATCH, LONG, SAMPLES, SURELY, Timer

MESSAGE = 4096                              # bytes of the long message; the short one is an eighth
NODES = 8                                   # nodes per lane in one call
LONG_CALL_ITERATIONS = 32                                  # of a single block, in the long call
FORMS_SHARE, OPTIONS_SHARE = 0.2, 0.4  # of the time: close comparisons of options; all of them
BLOCK_TIME_SHARE = 0.5                                 # of the remaining time, for single blocks
BEGIN = 0.3                                 # of a block's time, for initial orders
FOLLOWED_SHARE = (4, 2, 1)                        # number of orders improved in each stage


@dataclass(frozen=True)
class SearchResult:
    """Result of the search of one kernel.

    `entry` is empty if no faster kernel found. `unsure` is the ratio seen in this run if the core
    was shared with others, so that no figure is stored.
    """

    stem: str
    entry: dict[str, Any]
    seconds: float
    timed: int
    unsure: float = 0

    def __str__(self) -> str:
        rate = (f"{self.timed} orders in {self.seconds:.0f} s, "
                f"{self.timed / max(self.seconds, 1e-9):.0f} a second")
        if self.unsure:
            return (f"{self.stem}: {100 * (1 - self.unsure):.1f} % less in this run, but somebody "
                    "shared the core nearly always: "
                    "cycles per byte would be too high, and nothing is written; the same command "
                    f"continues ({rate})")
        if not self.entry:
            return f"{self.stem}: no faster kernel found ({rate})"
        before, after = self.entry["before"], self.entry["after"]
        return (f"{self.stem}: {before} -> {after} cycles per byte, "
                f"{100 * (1 - after / before):.1f} % less"
                f"{''.join(f', {c.upper()}={v}' for c, v in self.entry['choices'].items())} "
                f"({rate})")


@dataclass
class Search:
    """State of the search of one kernel. `before` and `after` are cycles per byte."""

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
        self.space = self.default_space = SearchSpace(self.config, self.kind)
        state_text = " ".join([*fingerprints(self.default_space).values(), *sorted(self.fixed)])
        self.state = Progress.of(self.name, f"{self.config.stem}_{self.kind}",
                                 hashlib.sha256(state_text.encode()).hexdigest()[:16])
        self.spent = self.state.seconds

    @property
    def remaining_seconds(self) -> float:
        """Seconds left of the time limit."""
        return self.seconds - (time.monotonic() - self.began)

    @property
    def patience(self) -> float:
        """Seconds to wait for repeatable figures; at most the time limit."""
        return min(SURELY, self.seconds)

    def say(self, text: str) -> None:
        """Report progress."""
        self.report(f"{self.space.config.stem}: {text}")

    def per_byte(self, cycles: float) -> float:
        """Convert cycles of a block to cycles per byte."""
        return cycles / block_bytes(self.config.family) / (self.config.search_key[3] or 1)

    def run(self) -> dict[str, Any]:
        """Run the search; return the kernel's entry, empty if no faster kernel found."""
        self.space = choose(self.default_space, self.state, self.timer, self.fixed, self.say,
                            self.chance, FORMS_SHARE * self.seconds, OPTIONS_SHARE * self.seconds)
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
        result = anneal(self.space, self.space, self.timer, keys, self.remaining_seconds,
                        self.space.weights, self.chance, self.progress, self.write_if_better)
        self.state.timed += result.tried
        if self.entry or self.unsure:
            self.write_if_better(result.keys, result.form, last=True)  # a longer measurement
        self.save_progress()
        return self.entry or uarch.kernels(self.name).get(self.title, {})

    def progress(self, tried: int, gained: float) -> None:
        """Report the number of orders timed and the gain so far."""
        now = (f"{self.unsure:.3f} of the default one's time" if self.unsure else
               f"{self.before:.3f} -> {self.after:.3f} cycles per byte")
        self.say(f"whole: {self.state.timed + tried} orders, {now}, "
                 f"{self.seconds - self.remaining_seconds:.0f} of {self.seconds:.0f} s")

    def save_progress(self) -> None:
        """Write the progress file."""
        self.state.seconds = self.spent + time.monotonic() - self.began
        self.state.save()

    # single blocks

    def search_hot_blocks(self) -> dict[str, list[float]]:
        """Search each long block by itself; return the best keys by block name."""
        hot, time_for_all = self.space.hot_blocks(), BLOCK_TIME_SHARE * self.remaining_seconds
        total, keys_by_block = sum(self.space.weights[r.name]
                                   for r in hot), dict[str, list[float]]()
        for block in hot:
            if keys_by_block and self.remaining_seconds <= 0:
                break
            keys_by_block[block.name] = self.search_block(block.name,
                                                          time_for_all
                                                          * self.space.weights[block.name] / total)
        return keys_by_block

    def search_block(self, name: str, seconds: float) -> list[float]:
        """Return the best keys of one block timed by itself.

        Many initial orders are timed; the best of them are improved in stages (successive halving).
        """
        timing = BlockTiming(self.space, name, self.timer)
        default = self.space.start("generic")
        first, began = timing.form(default), time.monotonic()
        initial_keys = [default, self.space.start(self.name),
                        self.space.start(self.name, self.state.orders),
                        self.space.start(self.name, self.state.alone),
                        *list_schedules.mixtures(self.space, name, default)]
        more = list_schedules.starts(self.space, name, machine.model(), self.chance)
        pool = self.time_keys(timing, first, initial_keys)
        while time.monotonic() - began < BEGIN * seconds or len(pool) < len(initial_keys) + BATCH:
            pool += self.time_keys(timing, first, [next(more) for _ in range(BATCH)])
            self.space.forget(default)
        self.say(f"{name} alone: the best of {len(pool)} beginnings takes {min(pool)[0]:.3f} of "
                 "the default one's time")

        def report(tried: int, gained: float) -> None:
            self.say(f"{name} alone: {tried} orders, {gained:.3f} of the beginning's time")

        stages = FOLLOWED_SHARE if time.monotonic() - began < seconds else FOLLOWED_SHARE[-1:]
        for at, start_count in enumerate(stages):
            best, remaining_seconds = heapq.nsmallest(start_count,
                                                      pool), seconds - (time.monotonic() - began)
            results = [anneal(timing, self.space, self.timer, keys,
                              remaining_seconds / (len(stages) - at) / len(best), {name: 1.0},
                              self.chance, report, blocks=LONG_CALL_ITERATIONS)
                       for _, _, keys in best]
            self.state.timed += sum(f.tried for f in results)
            ratios = self.timer.ratios(first, [f.form for f in results], LONG, LONG_CALL_ITERATIONS)
            pool = [(ratio, n, f.keys) for n, (ratio, f) in enumerate(zip(ratios, results))]
        last = results[min(pool)[1]]
        (least, cycles), _ = self.timer.time_until_repeatable([first, last.form], LONG,
                                                              LONG_CALL_ITERATIONS, self.patience)
        keys = last.keys if cycles < ACCEPT_RATIO * least else default
        if self.timer.is_conclusive:
            self.state.gains[name] = [round(c / timing.iterations / timing.rounds, 3)
                                      for c in (least, min(cycles, least))]
        self.state.alone |= orders(self.space, keys, [name])
        self.save_progress()
        return keys[name]

    def time_keys(self, loop: BlockTiming, first: Encoded,
                  many: Sequence[Keys]) -> list[tuple[float, int, Keys]]:
        """Return (time relative to `first`, number, keys) for each set of keys."""
        candidates = self.encode_distinct(loop, many)
        ratios = self.timer.ratios(first, [form for _, form in candidates], SAMPLES,
                                   LONG_CALL_ITERATIONS)
        self.state.timed += len(candidates)
        return [(ratio, self.state.timed + n, keys)
                for n, (ratio, (keys, _)) in enumerate(zip(ratios, candidates))]

    def encode_distinct(self, target: Target,
                        key_sets: Sequence[Keys]) -> list[tuple[Keys, Encoded]]:
        """Return keys with their code, one for each distinct order that has a register
        allocation."""
        forms: dict[bytes, tuple[Keys, Encoded]] = {}
        for keys in key_sets:
            try:
                form = target.encode(target.allocate(keys))
            except OutOfRegisters:
                continue
            forms.setdefault(form[0], (keys, form))
        return [*forms.values()]

    # complete kernels

    def best_of(self, parts: dict[str, list[float]]) -> Keys:
        """Return the best complete order: a stored one, one block's result, all results, or those
        that help."""
        base = self.space.start("generic")
        initial_keys = [base, self.space.start(self.name),
                        self.space.start(self.name, self.state.orders)]
        single = [{**base, name: block_keys} for name, block_keys in parts.items()]
        tries = self.encode_distinct(self.space, [*initial_keys, *single, {**base, **parts}])
        first = tries[0][1]
        ratios = self.timer.ratios(first, [form for _, form in tries])
        best = tries[min(range(len(tries)), key=lambda n: ratios[n])][0]
        helped = {name: keys[name] for (keys, _), ratio in zip(tries, ratios) for name in keys
                  if ratio < ACCEPT_RATIO and keys in single and keys[name] is not base[name]}
        final = self.encode_distinct(self.space, [base, best, {**best, **helped}])
        ratios = self.timer.ratios(final[0][1], [form for _, form in final], 2 * LONG)
        return final[min(range(len(final)), key=lambda n: ratios[n])][0]

    def write_if_better(self, keys: Keys, form: Encoded, last: bool = False) -> None:
        """Write the keys if they beat the default kernel and every stored one by repeatable
        figures.

        Otherwise only the progress is saved. `last` asks for a longer measurement.
        """
        figures, states = self.timer.time_until_repeatable([self.default_form, form, *self.stored],
                                                           LONG * (1 + last),
                                                           patience=self.patience * last)
        before, after, *stored = figures
        if any(state != states[0] for state in states):
            raise AssertionError(f"an order of {self.title} computes something else")
        self.before, self.after = self.per_byte(before), self.per_byte(after)
        self.unsure = 0 if self.timer.is_conclusive else after / before
        self.state.orders = orders(self.space, keys)
        self.save_progress()
        # A stored order stays unless this one is faster in the same measurement.
        if self.unsure or after >= ACCEPT_RATIO * min([before, *stored]):
            return
        old_entry = uarch.kernels(self.name).get(self.title)
        if old_entry and old_entry[
            "regions"] == fingerprints(
            self.space) and keys == self.space.start(self.name) and not last:
            self.entry = old_entry
            return
        self.entry = write(self.tuned, self.title, self.space, keys,
                           {"seconds": round(self.state.seconds), "timed": self.state.timed,
                            "tried": self.state.tried, "alone": self.state.gains,
                            "before": round(self.before, 3), "after": round(self.after, 3)})


def kernel(config: Kernel | Many, name: str, seconds: float, report: Callable[[str], None],
           fixed: Collection[str] = (), kind: str = "blocks") -> SearchResult:
    """Search one kernel and write each improvement to the microarchitecture's file.

    Options in `fixed` keep their value. Raises Refused if the processor cannot run the kernel.
    """
    if missing := set(config.features) - host_features():
        raise Refused(f"this processor has no {', '.join(sorted(missing))}, so {config.stem} "
                      "cannot be timed here. Try ISA=x64.")
    began, size, nodes = time.monotonic(), block_bytes(config.family), kind == "pairs"
    with tempfile.TemporaryDirectory(prefix="nsms-tune-") as folder:
        timer = Timer(Path(folder), NODES if nodes else MESSAGE // size, size, config.search_key[3],
                      nodes)
        search = Search(config, kind, name, seconds, report, fixed, timer)
        had = search.state.timed
        entry = search.run()
        return SearchResult(config.stem, entry, time.monotonic() - began, search.state.timed - had,
                            search.unsure)
