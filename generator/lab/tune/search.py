"""Search for faster kernels on this machine: option values by coordinate descent, then the order of
each long block by itself, then of the kernel, by simulated annealing at temperature zero. The best
kernel so far is stored in generator/x86/uarch/NAME.json; progress in build/tune."""

from __future__ import annotations

import hashlib
import heapq
import json
import math
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple, cast

from ... import files
from ...compile.allocate import OutOfRegisters
from ...compile.order import match_order, order_to_data
from ...files import cache_folder, temporary_folder
from ...product import preference
from ...request.configs import KernelConfig, validate_config
from ...request.option_table import KERNEL_OPTIONS, MULTI_OPTIONS, Rejected, parse_values, spelling
from ...request.requests import Request, block_kernels, resolve_options
from ...spec.hashes import block_bytes
from ...x86 import uarch
from ...x86.uarch import model as models
from ...x86.uarch.processors import identify_core, missing_features
from ..measure import host
from .encoder import MachineCode
from .orders import (
    PROPOSALS,
    Keys,
    Proposal,
    SearchSpace,
    draw_initial_keys,
    propose,
    rank_keys,
)
from .timer import CAREFUL_SAMPLES, MAX_CANDIDATES, QUICK_SAMPLES, Timer


def this_microarchitecture() -> str:
    """Name under which orders that are found here are stored."""
    return re.sub(r"[^a-z0-9]+", "_", host.microarchitecture_name().lower())


def nearest_model() -> models.Model:
    """Return the model, with expected costs, of this core or a similar one."""
    return models.load(identify_core().model).expected


def describe_this_processor() -> str:
    """Return this processor's name, family and model in one line, as stored with search results."""
    fields = host.identify_processor()
    return f"{fields['cpu']}, family {fields['family']} model {fields['model']}"


UNSEARCHED_OPTIONS = ("wipe", "uarch")  # they change the contract or the target


@dataclass
class Progress:
    """Progress of the search of a kernel: `settled` options, `chosen` values that differ from the
    default, `tried` values with times relative to the accepted one; `orders` of the best kernel;
    `text`: a hash of the program and the fixed options."""

    path: Path
    text: str
    settled: list[str] = field(default_factory=list)
    chosen: dict[str, str] = field(default_factory=dict)
    tried: dict[str, float] = field(default_factory=dict)
    seconds: float = 0
    timed: int = 0
    orders: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def load(cls, name: str, stem: str, text: str) -> Progress:
        """Return the stored progress of a kernel, STEM_KIND; empty if its text differs."""
        path = cache_folder() / "tune" / f"{name}_{stem}.json"
        data = read(path)
        names = cls.__dataclass_fields__.keys() & data.keys() if data.get("text") == text else ()
        return cls(**{**{name: data[name] for name in names}, "path": path, "text": text})

    def save(self) -> None:
        """Write the progress file."""
        files.cache_put(self.path, {name: value for name, value in vars(self).items()
                                    if name != "path"})


def read(path: Path) -> dict[str, Any]:
    """Return the JSON object that a search stored in a file; {} without one."""
    data = files.read_trusted(path)
    return data if isinstance(data, dict) else {}


def dump_orders(space: SearchSpace, keys: Keys) -> dict[str, Any]:
    """Return the fingerprint of each block that can be reordered -> the order of its sort keys, as
    JSON."""
    return {space.fingerprints[name]: order_to_data(block, rank_keys(keys[name]))
            for name, block in space.blocks.items()}


def write_result(config: KernelConfig, title: str, space: SearchSpace, keys: Keys,
                 measurements: dict[str, Any]) -> dict[str, Any]:
    """Write a kernel's entry, with `measurements`, and its orders to the file of its processor."""
    hash, isa, n, m = config.search_key
    entry = {"hash": hash, "isa": isa, "n": n, **({"m": m} if m else {}),
             "choices": {c: value for c, value in config.stored_spellings.items()
                         if c not in UNSEARCHED_OPTIONS},
             **measurements, "machine": describe_this_processor(),
             "date": time.strftime("%Y-%m-%d", time.gmtime()),
             "command": config.command.replace("make gen", "make tune"),
             "regions": space.fingerprints}
    uarch.load.cache_clear()
    data = json.loads(json.dumps(uarch.load(config.uarch)))
    data["about"] = data["about"] or f"found on {describe_this_processor()}"

    def is_same_kernel(name: str, entry: dict[str, Any]) -> bool:
        values = (entry["choices"].get(c.name, spelling(config.option_defaults[c.name]))
                  for c in MULTI_OPTIONS)
        return (*uarch.kernel_key(entry), *values, kind_of(name)) == (
            *config.search_key, *(spelling(getattr(config, c.name)) for c in MULTI_OPTIONS),
            kind_of(title))

    others = {name: other for name, other in data["kernels"].items()
              if not is_same_kernel(name, other)}
    data["kernels"] = dict(sorted({**others, title: entry}.items()))
    used_orders = {key for other in data["kernels"].values() for key in other["regions"].values()}
    data["orders"] = {key: order for key, order in sorted({**data["orders"],
                                                           **dump_orders(space, keys)}.items())
                      if key in used_orders}
    uarch.save(config.uarch, data)
    return entry


def kind_of(title: str) -> str:
    """Return the function kind KIND in the name of an entry, FILESTEM/KIND."""
    return title.partition("/")[2]


def find_stored_kernels(config: KernelConfig, kind: str, space: SearchSpace) -> list[SearchSpace]:
    """Return spaces of stored kernels for the same request whose orders still fit."""
    spaces = []
    for title, entry in uarch.kernels(config.uarch).items():
        if uarch.kernel_key(entry) != config.search_key or kind_of(title) != kind:
            continue
        try:
            values = resolve_options(config.target, parse_values(entry["choices"]),
                                     config.option_defaults)
            stored_space = space
            if title != f"{config.stem}/{kind}":
                searched = {c: value for c, value in values.items() if c not in UNSEARCHED_OPTIONS}
                stored_config = validate_config(replace(config, **cast(Any, searched)))
                stored_space = SearchSpace(stored_config, kind)
        except Rejected:
            continue
        if all(order_still_fits(config.uarch, entry, stored_space, name)
               for name in stored_space.blocks):
            spaces.append(stored_space)
    return spaces


def order_still_fits(uarch_name: str, entry: dict[str, Any], space: SearchSpace,
                     name: str) -> bool:
    """Return whether a stored order matches the block completely."""
    order = uarch.order(uarch_name, space.fingerprints[name], entry["regions"].get(name))
    fit = match_order(space.blocks[name], order) if order else None
    return fit is not None and not (fit.new or fit.unused)


MAX_DRAWS = 200  # proposals drawn in one iteration, at most
MIN_GAIN, MIN_GAIN_ERRORS = 0.0003, 2  # least accepted gain: a ratio, and in standard errors


class CandidateOrder(NamedTuple):
    """Sort keys, the code in their order, its time relative to a default."""

    keys: Keys
    machine_code: MachineCode
    ratio: float = 1.0


def encode_candidate(space: SearchSpace, keys: Keys) -> CandidateOrder | None:
    """Return the candidate with these sort keys; None if their order has no register allocation."""
    try:
        return CandidateOrder(keys, space.encode_keys(keys))
    except OutOfRegisters:
        return None


VALUE_ACCEPT_RATIO = 0.997  # of the current value's time: a value below it is accepted
NEAR_RATIO = 1.05  # of the current value's time: values below it are also timed in random orders
ORDERS_PER_VALUE = 4  # number of random orders


def runnable_variants(config: KernelConfig, name: str) -> Iterator[tuple[str, Any]]:
    """Yield (value, configuration) of each valid other value of an option that runs here."""
    entry = next(c for c in KERNEL_OPTIONS if c.name == name)
    if not entry.applies(config.family, config.target):
        return
    for value in entry.values(config.target):
        if value != getattr(config, name):
            try:
                other = validate_config(replace(config, **cast(Any, {name: value})))
            except Rejected:
                continue
            if not missing_features(other.features):
                yield spelling(value), other


def encode_random_orders(space: SearchSpace, rng: random.Random) -> Iterator[MachineCode]:
    """Yield code in ORDERS_PER_VALUE random orders of the hot blocks."""
    sources = {name: draw_initial_keys(space, name, nearest_model(), rng)
               for name in space.hot_blocks()}
    for _ in range(ORDERS_PER_VALUE if sources else 0):
        new_keys = {name: next(source) for name, source in sources.items()}
        if candidate := encode_candidate(space, {**space.default_keys, **new_keys}):
            yield candidate.machine_code


MESSAGE_BYTES = 4096  # of the message in a sample's long call; in the short call, an eighth
NODES_PER_LANE = 8  # tree nodes for each lane in a sample's long call
# of the time: when options are no longer compared in random orders, and when their search ends
COMPARISON_SHARE, OPTIONS_SHARE = 0.2, 0.4
BLOCK_TIME_SHARE = 0.5  # of the remaining time: for single basic blocks
INITIAL_ORDERS_SHARE = 0.3  # of a block's time: for its initial orders
STAGE_ORDERS = (4, 2, 1)  # number of orders improved in each stage
LEAST_INITIAL_ORDERS = 10  # of a block, also after the time for them
MAX_EXTRA_DRAWS = 8  # sets of MAX_CANDIDATES random orders drawn after the time for initial orders
ratio_of = attrgetter("ratio")  # of a `CandidateOrder`
ACCEPT_RATIO = 0.999  # of another kernel's time: a kernel below it counts as faster


@dataclass(frozen=True)
class SearchResult:
    """Result of the search of a kernel: its stored entry, {} without; seconds; orders timed; if not
    0, the relative time of an order that is not stored, as other programs disturbed its
    measurement."""

    stem: str
    entry: dict[str, Any]
    seconds: float
    timed: int
    unstored_ratio: float = 0

    def __str__(self) -> str:
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
    """Search of a kernel for microarchitecture `name`. `report` gets lines of progress; options in
    `fixed` stay; cycles are per byte, of the default and of the best order; `entry`: as written
    last."""

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
        self.report(f"{self.space.config.stem}: {text}")

    def run(self) -> dict[str, Any]:
        """Return the kernel's stored entry, of this search or an earlier one; {} without."""
        self.space = self.search_options()
        self.best_config = replace(self.space.config, uarch=self.name)
        self.title = f"{self.best_config.stem}/{self.kind}"
        self.stored_codes = [
            other.encode_keys(other.load_keys(self.name))
            for other in find_stored_kernels(self.best_config, self.kind, self.space)]
        best = self.search_hot_blocks()
        self.write_if_better(best)
        best, tried = self.anneal(best, self.space.weights, self.remaining_seconds,
                                  self.report_progress, self.write_if_better)
        self.progress.timed += tried
        if self.entry or self.unstored_ratio:
            self.write_if_better(best, is_last=True)
        self.save_progress()
        return self.entry or uarch.kernels(self.name).get(self.title, {})

    def report_progress(self, tried: int, ratio: float) -> None:
        """Report orders, cycles per byte before and after, and seconds."""
        status = (f"{self.unstored_ratio:.3f} of the default order's time" if self.unstored_ratio
                  else f"{self.cycles_before:.3f} -> {self.cycles_after:.3f} cycles per byte")
        self.report_status(f"complete kernel: {self.progress.timed + tried} orders, {status}, "
                           f"{self.seconds - self.remaining_seconds:.0f} of {self.seconds:.0f} s")

    def save_progress(self) -> None:
        self.progress.seconds = self.earlier_seconds + time.monotonic() - self.began
        self.progress.save()

    def search_options(self) -> SearchSpace:
        """Return the space of the best option values; those that are fixed or settled stay. After
        their share of the time the search ends, and a later one decides the remaining options."""
        best = self.default_space
        try:
            values = cast(Any, parse_values(self.progress.chosen))
            config = validate_config(replace(best.config, **values))
            best = best if config == best.config else SearchSpace(config, self.kind)
        except (Rejected, TypeError):
            pass
        unsearched = (*UNSEARCHED_OPTIONS, *self.fixed, *self.progress.settled)
        for name in (c.name for c in KERNEL_OPTIONS if c.name not in unsearched):
            spaces: dict[str, SearchSpace] = {}
            for value, config in runnable_variants(best.config, name):
                if self.remaining_seconds < (1 - OPTIONS_SHARE) * self.seconds:
                    return best
                self.report_status(f"{name.upper()}={value}")
                try:
                    other = SearchSpace(config, self.kind)
                    if other.default_code != best.default_code:  # the option changes the kernel
                        spaces[value] = other
                except OutOfRegisters:
                    continue
            if spaces:
                best = self.choose_value(best, name, spaces, self.remaining_seconds
                                         > (1 - COMPARISON_SHARE) * self.seconds)
            self.progress.settled.append(name)
            self.progress.save()
        return best

    def choose_value(self, best: SearchSpace, name: str, spaces: dict[str, SearchSpace],
                     try_orders: bool) -> SearchSpace:
        """Return the space with the best value of an option; records the others' times. With
        `try_orders` values that are nearly as fast are also compared in random orders."""
        first, tried = best.default_code, self.progress.tried
        _, (expected_state,) = self.timer.time([first], 2)
        ratios: dict[str, float] = {}
        for value, space in spaces.items():
            (first_cycles, cycles), states = self.timer.time([first, space.default_code],
                                                             CAREFUL_SAMPLES)
            if any(state != expected_state for state in states):
                raise AssertionError(
                    f"{name.upper()}={value} of {best.config.stem} computes a wrong result")
            ratios[value] = cycles / first_cycles

        def best_ratio(space: SearchSpace, default_ratio: float) -> float:
            codes = list(encode_random_orders(space, self.rng))
            return min([default_ratio, *self.timer.time_ratios(first, codes)])

        near_values = [value for value, ratio in ratios.items() if ratio < NEAR_RATIO]
        if near_values and try_orders:
            current_ratio = best_ratio(best, 1.0)
            for value in near_values:
                ratios[value] = best_ratio(spaces[value], ratios[value]) / current_ratio
        tried |= {f"{name.upper()}={value}": round(ratio, 4) for value, ratio in ratios.items()}
        best_value = min(ratios, key=lambda value: ratios[value])
        if ratios[best_value] >= VALUE_ACCEPT_RATIO:
            return best
        old_value = spelling(getattr(best.config, name))
        tried[f"{name.upper()}={old_value}"] = round(1 / ratios[best_value], 4)
        tried.pop(f"{name.upper()}={best_value}")
        self.progress.chosen[name] = best_value
        return spaces[best_value]

    def search_hot_blocks(self) -> CandidateOrder:
        """Return the best order after a search of each hot block, by its share of the time."""
        space, name = self.space, self.name
        best = min(self.time_orders([space.default_keys, space.load_keys(name),
                                     space.load_keys(name, self.progress.orders)],
                                    CAREFUL_SAMPLES), key=ratio_of)
        names, seconds = space.hot_blocks(), BLOCK_TIME_SHARE * self.remaining_seconds
        total = sum(space.weights[block] for block in names)
        for k, block in enumerate(names):
            if k and self.remaining_seconds <= 0:
                break
            best = self.search_block(best, block, seconds * space.weights[block] / total)
            self.progress.orders = dump_orders(space, best.keys)
            self.save_progress()
        return best

    def anneal(self, best: CandidateOrder, weights: Mapping[str, float], seconds: float,
               report: Callable[[int, float], None],
               on_improvement: Callable[[CandidateOrder], None] = lambda candidate: None
               ) -> tuple[CandidateOrder, int]:
        """Simulated annealing at temperature zero of the blocks in `weights`; return the best order
        and the number of candidates timed. `report` gets that number and the ratio to the initial
        time. At least one iteration; it ends when an iteration draws no candidate."""
        end, tried, ratio = time.monotonic() + seconds, 0, 1.0
        # of the candidates of each proposal those that seemed faster, and all; both begin with 1
        faster, timed, timer = Counter(PROPOSALS), Counter(PROPOSALS), self.timer
        _, (expected_state,) = timer.time([best.machine_code], 2)
        while time.monotonic() < end or not tried:
            candidates = self.draw_candidates(best.keys, weights, [
                faster[proposal] / timed[proposal] for proposal in PROPOSALS], end)
            if not candidates:
                break
            (best_cycles, *cycles), states = timer.time(
                [best.machine_code, *(candidate.machine_code for _, candidate in candidates)])
            tried += len(candidates)
            if any(state != expected_state for state in states):
                raise AssertionError(
                    f"an order of {self.space.config.stem} computes a wrong result")
            threshold = best_cycles * (1 - timer.noise)
            for (proposal, _), candidate_cycles in zip(candidates, cycles):
                faster[proposal] += candidate_cycles < threshold
                timed[proposal] += 1
            least_cycles = min(cycles)
            if least_cycles < threshold:
                _, fastest = candidates[cycles.index(least_cycles)]
                (before, after), _ = timer.time([best.machine_code, fastest.machine_code],
                                                CAREFUL_SAMPLES)
                if after < before * (1 - max(MIN_GAIN, MIN_GAIN_ERRORS * timer.noise)):
                    best, ratio = fastest, ratio * after / before
                    on_improvement(best)
            self.space.limit_caches()
            report(tried, ratio)
        return best, tried

    def draw_candidates(self, keys: Keys, weights: Mapping[str, float], odds: Sequence[float],
                        end: float) -> list[tuple[Proposal, CandidateOrder]]:
        """Return up to MAX_CANDIDATES candidates near `keys`, each with its proposal."""
        candidates: list[tuple[Proposal, CandidateOrder]] = []
        for draw in range(MAX_DRAWS):
            if len(candidates) == MAX_CANDIDATES or draw and time.monotonic() > end:
                break
            proposal = self.rng.choices(PROPOSALS, odds)[0]
            new_keys = propose(proposal, self.space, keys, self.rng, weights)
            # The last draws also accept the order of `keys`, so that there is a candidate.
            may_be_equal = draw >= MAX_DRAWS - MAX_CANDIDATES
            if ((may_be_equal or not self.space.has_same_order(keys, new_keys))
                and (candidate := encode_candidate(self.space, new_keys))):
                candidates.append((proposal, candidate))
        return candidates

    def search_block(self, first: CandidateOrder, name: str, seconds: float) -> CandidateOrder:
        """Search the order of block `name` for `seconds`, from `first` and from random orders."""
        began = time.monotonic()
        pool = self.time_initial_orders(first, name, INITIAL_ORDERS_SHARE * seconds)
        self.report_status(f"{name}: the best of {len(pool)} initial orders takes "
                           f"{min(map(ratio_of, pool)):.3f} of the time before")

        def report(tried: int, ratio: float) -> None:
            self.report_status(f"{name}: {tried} orders, {ratio:.3f} of the initial time")

        stages = STAGE_ORDERS if time.monotonic() - began < seconds else STAGE_ORDERS[-1:]
        for stage, order_count in enumerate(stages):
            remaining_seconds = seconds - (time.monotonic() - began)
            starts = heapq.nsmallest(order_count, pool, key=ratio_of)
            seconds_each = remaining_seconds / (len(stages) - stage) / len(starts)
            results = [self.anneal(start, {name: 1.0}, seconds_each, report) for start in starts]
            self.progress.timed += sum(tried for _, tried in results)
            pool = self.time_orders([first.keys, *(candidate.keys for candidate, _ in results)],
                                    CAREFUL_SAMPLES)
        best = min(pool, key=ratio_of)
        return best if best.ratio < ACCEPT_RATIO else first

    def time_initial_orders(self, first: CandidateOrder, name: str,
                            seconds: float) -> list[CandidateOrder]:
        """Return random orders of block `name`, with `first` before them and times relative to
        it."""
        began, draws, pool = time.monotonic(), 0, [first._replace(ratio=1.0)]
        random_keys = draw_initial_keys(self.space, name, nearest_model(), self.rng)
        while time.monotonic() - began < seconds or (len(pool) < LEAST_INITIAL_ORDERS
                                                     and draws < MAX_EXTRA_DRAWS):
            draws += 1
            key_sets = [{**first.keys, name: next(random_keys)} for _ in range(MAX_CANDIDATES)]
            pool += self.time_orders([first.keys, *key_sets], QUICK_SAMPLES)[1:]
            self.space.limit_caches()
        self.progress.timed += len(pool)
        return pool

    def time_orders(self, key_sets: Sequence[Keys], samples: int) -> list[CandidateOrder]:
        """Return the distinct orders that can be allocated, with times relative to the first one.
        """
        distinct: dict[bytes, CandidateOrder] = {}
        for keys in key_sets:
            if candidate := encode_candidate(self.space, keys):
                distinct.setdefault(candidate.machine_code.code, candidate)
        first, *others = distinct.values()
        ratios = self.timer.time_ratios(first.machine_code, [c.machine_code for c in others],
                                        samples)
        return [first, *(c._replace(ratio=ratio) for c, ratio in zip(others, ratios))]

    def write_if_better(self, best: CandidateOrder, is_last: bool = False) -> None:
        """Store an order if repeatable cycles show that it beats the default and stored ones."""
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
            "tried": self.progress.tried,
            "before": round(self.cycles_before, 3), "after": round(self.cycles_after, 3)})


def search_kernel(config: KernelConfig, name: str, seconds: float, report: Callable[[str], None],
                  fixed: Collection[str] = (), kind: str = "blocks") -> SearchResult:
    """Search a kernel for `seconds`, and write each improvement to the file of `name`. `report`
    gets lines of progress; options in `fixed` stay."""
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


MIN_SECONDS = 15  # of one search


def library_kernels(family: str) -> list[KernelConfig]:
    """Return kernels that this processor runs and the library holds, tuned or not."""
    included = {tuple(kernel.split("_")[:2]) for kernel in preference.words(family, "single")}
    return [config for config in block_kernels(Request(family))
            if (config.isa, f"n{config.n}") in included and not missing_features(config.features)]


def search_kernels(families: Sequence[str], name: str, seconds: float,
                   report: Callable[[str], None],
                   on_result: Callable[[SearchResult], None]) -> list[SearchResult]:
    """Search the library's kernels for `seconds` in total, the least searched first, for `name`."""
    began = time.monotonic()
    path = cache_folder() / "tune" / f"{name}_sweep.json"
    spent: dict[str, float] = read(path)
    kernels = [config for family in families for config in library_kernels(family)]
    kernels.sort(key=lambda config: float(spent.get(config.stem, 0)))
    results: list[SearchResult] = []
    for k, config in enumerate(kernels):
        remaining = seconds - (time.monotonic() - began)
        if results and remaining <= MIN_SECONDS:
            break
        results.append(search_kernel(config, name, min(remaining, max(
            MIN_SECONDS, remaining / (len(kernels) - k))), report))
        spent[config.stem] = spent.get(config.stem, 0) + results[-1].seconds
        files.cache_put(path, spent)
        on_result(results[-1])
    return results
