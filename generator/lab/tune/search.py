"""Search of one kernel: options, then each long block by itself, then the complete kernel. Input is
a kernel configuration and a time limit; output is an entry of the microarchitecture's file. The
best kernel so far is written as soon as a longer measurement confirms it. Progress is saved, so
that an interrupted search can be continued."""

import hashlib
import heapq
import math
import random
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any

from ...files import temporary_folder
from ...request.configs import KernelConfig
from ...request.option_table import Rejected
from ...spec.hashes import block_bytes
from ...x86 import uarch
from ...x86.uarch.processors import missing_features
from . import initial_orders, machine
from .anneal import Annealing, CandidateOrder, Target, encode_candidate
from .block_timing import BlockTiming
from .option_search import OptionSearch
from .space import Keys, SearchSpace
from .store import (
    Progress,
    dump_orders,
    find_stored_kernels,
    write_result,
)
from .timer import CAREFUL_SAMPLES, MAX_CANDIDATES, QUICK_SAMPLES, Timer

MESSAGE_BYTES = 4096  # of the message in a sample's long call; in the short call, an eighth
NODES_PER_LANE = 8  # tree nodes for each lane in a sample's long call
# of the time: when options are no longer compared in random orders, and when their search ends
COMPARISON_SHARE, OPTIONS_SHARE = 0.2, 0.4
BLOCK_TIME_SHARE = 0.5  # of the remaining time: for basic blocks timed alone
INITIAL_ORDERS_SHARE = 0.3  # of a block's time: for its initial orders
STAGE_ORDERS = (4, 2, 1)  # number of orders improved in each stage
MAX_EXTRA_DRAWS = 8  # sets of MAX_CANDIDATES random orders drawn after the time for initial orders
ratio_of = attrgetter("ratio")  # of a `CandidateOrder`
ACCEPT_RATIO = 0.999  # of another kernel's time: a kernel below it counts as faster


@dataclass(frozen=True)
class SearchResult:
    """Result of the search of one kernel.

    `stem` is the kernel's file stem, `entry` its stored entry, of this search or of an earlier one;
    empty if there is none. `seconds` is the duration, `timed` the number of orders timed. If other
    programs disturbed the last measurement too much, its order is not stored, and `unstored_ratio`
    is the time of this order relative to the default order; otherwise it is 0.
    """

    stem: str
    entry: dict[str, Any]
    seconds: float
    timed: int
    unstored_ratio: float = 0

    def __str__(self) -> str:
        """Return the result as a line of text: cycles per byte before and after, the difference in
        percent and the option values, or why there is no entry; and the number of orders timed."""
        rate = (f"{self.timed} orders in {self.seconds:.0f} s, "
                f"{self.timed / max(self.seconds, 1e-9):.0f} a second")
        if self.unstored_ratio:
            return (f"{self.stem}: {100 * (1 - self.unstored_ratio):.1f} % less in this run, but "
                    "other programs used the core nearly always: cycles per byte would be too "
                    f"high, and nothing is written; the same command continues ({rate})")
        if not self.entry:
            return f"{self.stem}: no faster kernel found ({rate})"
        before, after = self.entry["before"], self.entry["after"]
        return (f"{self.stem}: {before} -> {after} cycles per byte, "
                f"{100 * (1 - after / before):.1f} % less"
                f"{''.join(f', {c.upper()}={v}' for c, v in self.entry['choices'].items())} "
                f"({rate})")


@dataclass
class Search:
    """Search of one kernel of function kind `kind` for microarchitecture `name`, and its progress.

    The search takes `seconds`. `report` gets lines of progress; options in `fixed` keep their
    value. `cycles_before` and `cycles_after` are the cycles per byte of the default order and of
    the best order so far. `entry` is the entry that this search last wrote to the file of stored
    orders. `unstored_ratio` is as in `SearchResult`.
    """

    config: KernelConfig
    kind: str
    name: str
    seconds: float
    report: Callable[[str], None]
    fixed: Collection[str]
    timer: Timer
    rng: random.Random = field(default_factory=random.Random)
    began: float = field(default_factory=time.monotonic)
    cycles_before: float = math.inf
    cycles_after: float = math.inf
    unstored_ratio: float = 0
    entry: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Create the search space of `config`, and load the progress of an earlier search of the
        same program with the same fixed options."""
        self.space = self.default_space = SearchSpace(self.config, self.kind)
        program = " ".join([*self.default_space.fingerprints.values(), *sorted(self.fixed)])
        self.progress = Progress.load(self.name, f"{self.config.stem}_{self.kind}",
                                      hashlib.sha256(program.encode()).hexdigest()[:16])
        self.earlier_seconds = self.progress.seconds

    @property
    def remaining_seconds(self) -> float:
        """Seconds until the time limit; negative after it."""
        return self.seconds - (time.monotonic() - self.began)

    def report_status(self, text: str) -> None:
        """Report a line of progress that begins with the kernel's file stem."""
        self.report(f"{self.space.config.stem}: {text}")

    def run(self) -> dict[str, Any]:
        """Run the search; return the kernel's stored entry, of this search or of an earlier one;
        empty if there is none."""
        options = OptionSearch(self.progress, self.timer, self.rng, self.report_status, self.fixed)
        self.space = options.run(self.default_space, COMPARISON_SHARE * self.seconds,
                                 OPTIONS_SHARE * self.seconds)
        self.best_config = replace(self.space.config, uarch=self.name)
        self.title = f"{self.best_config.stem}/{self.kind}"
        self.stored_codes = [
            other.encode_keys(other.load_keys(self.name))
            for other in find_stored_kernels(self.best_config, self.kind, self.space)]
        best = self.choose_best_candidate(self.search_hot_blocks())
        self.write_if_better(best)
        annealing = Annealing(self.space, self.space, self.timer, self.rng, self.report_progress,
                              self.write_if_better)
        best, tried = annealing.run(best, self.remaining_seconds)
        self.progress.timed += tried
        if self.entry or self.unstored_ratio:
            self.write_if_better(best, is_last=True)
        self.save_progress()
        return self.entry or uarch.kernels(self.name).get(self.title, {})

    def report_progress(self, tried: int, ratio: float) -> None:
        """Report the number of orders timed, the cycles per byte before and after, and the seconds
        spent so far. If the cycles are not repeatable, report `unstored_ratio` in their place."""
        status = (f"{self.unstored_ratio:.3f} of the default order's time" if self.unstored_ratio
                  else f"{self.cycles_before:.3f} -> {self.cycles_after:.3f} cycles per byte")
        self.report_status(f"complete kernel: {self.progress.timed + tried} orders, {status}, "
                           f"{self.seconds - self.remaining_seconds:.0f} of {self.seconds:.0f} s")

    def save_progress(self) -> None:
        """Write the progress file."""
        self.progress.seconds = self.earlier_seconds + time.monotonic() - self.began
        self.progress.save()

    # single blocks

    def search_hot_blocks(self) -> dict[str, list[float]]:
        """Search each hot block by itself, for a time in proportion to its work; return its best
        sort keys by block name."""
        names, seconds = self.space.hot_blocks(), BLOCK_TIME_SHARE * self.remaining_seconds
        total = sum(self.space.weights[name] for name in names)
        keys_by_block: dict[str, list[float]] = {}
        for name in names:
            if keys_by_block and self.remaining_seconds <= 0:
                break
            share = self.space.weights[name] / total
            keys_by_block[name] = self.search_block(name, share * seconds)
        return keys_by_block

    def search_block(self, name: str, seconds: float) -> list[float]:
        """Search the sort keys of block `name`, timed by itself, for `seconds`; return the best."""
        timing, began = BlockTiming(self.space, name), time.monotonic()
        pool = self.time_initial_keys(timing, INITIAL_ORDERS_SHARE * seconds)
        first = pool[0]  # the default order
        self.report_status(f"{name} alone: the best of {len(pool)} initial orders takes "
                           f"{min(map(ratio_of, pool)):.3f} of the default order's time")

        def report(tried: int, ratio: float) -> None:
            self.report_status(f"{name} alone: {tried} orders, {ratio:.3f} of the initial time")

        stages = STAGE_ORDERS if time.monotonic() - began < seconds else STAGE_ORDERS[-1:]
        for stage, order_count in enumerate(stages):
            remaining_seconds = seconds - (time.monotonic() - began)
            starts = heapq.nsmallest(order_count, pool, key=ratio_of)
            seconds_each = remaining_seconds / (len(stages) - stage) / len(starts)
            results = [Annealing(timing, self.space, self.timer, self.rng, report)
                       .run(start, seconds_each) for start in starts]
            self.progress.timed += sum(tried for _, tried in results)
            pool = self.time_candidates(
                timing, [first, *(candidate for candidate, _ in results)], CAREFUL_SAMPLES)[1:]
        best = min(pool, key=ratio_of)
        (default_cycles, cycles), _ = self.timer.time_until_repeatable(
            [first.machine_code, best.machine_code], CAREFUL_SAMPLES, timing.long_call_blocks,
            self.seconds)
        keys = (best if cycles < ACCEPT_RATIO * default_cycles else first).keys
        if self.timer.is_conclusive:
            self.progress.gains[name] = [round(c / timing.iterations / timing.rounds, 3)
                                         for c in (default_cycles, min(cycles, default_cycles))]
        self.progress.alone |= dump_orders(self.space, keys, [name])
        self.save_progress()
        return keys[name]

    def time_initial_keys(self, timing: BlockTiming, seconds: float) -> list[CandidateOrder]:
        """Return candidates for the initial sort keys of a block, with their times relative to the
        default order."""
        began, name, default = time.monotonic(), timing.name, self.space.default_keys
        initial_keys = [default, self.space.load_keys(self.name),
                        self.space.load_keys(self.name, self.progress.orders),
                        self.space.load_keys(self.name, self.progress.alone),
                        *initial_orders.restore_program_order(self.space, name, default)]
        random_keys = initial_orders.draw_initial_keys(self.space, name, machine.nearest_model(),
                                                       self.rng)
        pool = self.time_candidates(timing, encode_distinct(timing, initial_keys), QUICK_SAMPLES)
        least_count = len(initial_keys) + MAX_CANDIDATES
        draws = 0
        while time.monotonic() - began < seconds or (len(pool) < least_count
                                                     and draws < MAX_EXTRA_DRAWS):
            draws += 1
            key_sets = [next(random_keys) for _ in range(MAX_CANDIDATES)]
            pool += self.time_candidates(timing, [pool[0], *encode_distinct(timing, key_sets)],
                                         QUICK_SAMPLES)[1:]
            self.space.limit_caches()
        self.progress.timed += len(pool)
        return pool

    def time_candidates(self, target: Target, candidates: Sequence[CandidateOrder],
                        samples: int) -> list[CandidateOrder]:
        """Time `samples` samples of each of the candidates, whose code `target` made. Return the
        candidates with their times relative to the first one."""
        codes = [c.machine_code for c in candidates]
        ratios = self.timer.time_ratios(codes[0], codes[1:], samples, target.long_call_blocks)
        return [c._replace(ratio=ratio) for c, ratio in zip(candidates, [1.0, *ratios])]

    # complete kernels

    def choose_best_candidate(self, keys_by_block: dict[str, list[float]]) -> CandidateOrder:
        """Return the fastest complete kernel."""
        default = self.space.default_keys
        stored = [self.space.load_keys(self.name),
                  self.space.load_keys(self.name, self.progress.orders)]
        single_changes = {name: {**default, name: keys} for name, keys in keys_by_block.items()}

        def time_keys(key_sets: Sequence[Keys], samples: int) -> list[CandidateOrder]:
            return self.time_candidates(self.space, encode_distinct(self.space, key_sets), samples)

        candidates = time_keys([default, *stored, *single_changes.values(),
                                {**default, **keys_by_block}], CAREFUL_SAMPLES)
        best = min(candidates, key=ratio_of).keys
        faster = [c.keys for c in candidates if c.ratio < ACCEPT_RATIO]
        helpful = {name: keys_by_block[name]
                   for name, keys in single_changes.items() if keys in faster}
        return min(time_keys([default, best, {**best, **helpful}], 2 * CAREFUL_SAMPLES),
                   key=ratio_of)

    def write_if_better(self, best: CandidateOrder, is_last: bool = False) -> None:
        """Write the sort keys of `best` to the file of stored orders if repeatable cycles show that
        its code is faster than the default kernel and every stored kernel."""
        cycles, states = self.timer.time_until_repeatable(
            [self.default_space.default_code, best.machine_code, *self.stored_codes],
            CAREFUL_SAMPLES * (2 if is_last else 1), patience=self.seconds if is_last else 0)
        before, after, *stored = cycles
        if any(state != states[0] for state in states):
            raise AssertionError(f"an order of {self.title} computes a wrong result")
        # of one message block; in a multi-message kernel, of one block of each of its m messages,
        # or of m tree nodes
        block_bytes = self.timer.size * max(1, self.timer.m)
        self.cycles_before, self.cycles_after = before / block_bytes, after / block_bytes
        self.unstored_ratio = 0 if self.timer.is_conclusive else after / before
        self.progress.orders = dump_orders(self.space, best.keys)
        self.save_progress()
        # A stored order stays unless the new order is faster in the same measurement.
        if self.unstored_ratio or after >= ACCEPT_RATIO * min([before, *stored]):
            return
        old_entry = uarch.kernels(self.name).get(self.title)
        if (old_entry and not is_last and old_entry["regions"] == self.space.fingerprints
            and best.keys == self.space.load_keys(self.name)):
            self.entry = old_entry
            return
        self.entry = write_result(self.best_config, self.title, self.space, best.keys, {
            "seconds": round(self.progress.seconds), "timed": self.progress.timed,
            "tried": self.progress.tried, "alone": self.progress.gains,
            "before": round(self.cycles_before, 3), "after": round(self.cycles_after, 3)})


def encode_distinct(target: Target, key_sets: Sequence[Keys]) -> list[CandidateOrder]:
    """Return candidates for sets of sort keys: one for each distinct order that has a register
    allocation."""
    candidates = (encode_candidate(target, keys) for keys in key_sets)
    distinct: dict[bytes, CandidateOrder] = {}
    for candidate in filter(None, candidates):
        distinct.setdefault(candidate.machine_code.code, candidate)
    return [*distinct.values()]


def search_kernel(config: KernelConfig, name: str, seconds: float, report: Callable[[str], None],
                  fixed: Collection[str] = (), kind: str = "blocks") -> SearchResult:
    """Search one kernel of function kind `kind` for `seconds`; write each improvement to the file
    of microarchitecture `name`; return the result. `report` gets lines of progress. Options in
    `fixed` keep their value."""
    if missing := missing_features(config.features):
        raise Rejected(f"this processor has no {', '.join(sorted(missing))}, so {config.stem} "
                       "cannot be timed here. Try ISA=x64.")
    began, size, hashes_nodes = time.monotonic(), block_bytes(config.family), kind == "pairs"
    *_, m = config.search_key
    with temporary_folder() as folder:
        timer = Timer(folder, NODES_PER_LANE if hashes_nodes else MESSAGE_BYTES // size, size,
                      m, hashes_nodes)
        search = Search(config, kind, name, seconds, report, fixed, timer)
        timed_before = search.progress.timed
        entry = search.run()
        return SearchResult(config.stem, entry, time.monotonic() - began,
                            search.progress.timed - timed_before, search.unstored_ratio)
