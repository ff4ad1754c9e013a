"""Proposal of product/preference.toml from measured data: the kernels of a library, their order and
costs on each measured processor and on all others. A processor without figures gets the order that
loses least over the measured ones: by the mean of the times relative to REFERENCE, without kernels
tuned for one processor."""

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import mean, median
from typing import NamedTuple, TextIO

from .. import files
from ..files import PACKAGE
from ..product.manifest import committed_entries
from ..product.preference import (
    CLASS_BYTES,
    ISAS,
    MAX_COST,
    SINGLE_COST,
    isa_rank,
    messages,
    runs_on,
)
from ..request.option_table import Rejected
from ..request.requests import Request, configs_of
from ..x86 import target as isas
from ..x86 import uarch as uarchs
from ..x86.uarch import processors
from ..x86.uarch.processors import find_processor
from . import measured

PREFERENCE = PACKAGE / "product" / "preference.toml"
REFERENCE = "x64_n1"
MIN_GAIN = 0.01                       # relative gain above which a kernel is included beside others
# Accepted loss, for a smaller library, where this ISA is the best one beside SHA extensions.
ACCEPTED_LOSSES = {"x64": 0.08, "sse41": 0.08, "avx": 0.08, "avx2": 0.04, "avx512": 0.04}
SMALL_KERNELS, SMALL_BYTES = 2, 7000  # limits of a hash in LIB=small
PORTABLE_TIME = 1.3                   # of portable C, relative to REFERENCE
MIXED_GAIN = 0.08                     # less per message: a kernel with integer streams is not used
# parts of symbols that LIB=1 holds
ARRAYS = {"sha256": "midstate_len38_avx512 midstate_len38_shani double64_shani "
                    "iterations_shani_m1 iterations_shani_m2"}

Times = dict[str, list[float]]        # kernel -> time in each class of calls


class Situation(NamedTuple):
    """Processor for which a library is chosen: times of its kernels, its ISAs, accepted loss."""

    times: Times
    isas: Sequence[str]
    loss: float

    def best(self, kernels: Collection[str], call_class: int) -> float:
        """Return the least time of those of `kernels` that run here; infinity if none does."""
        return min((self.times[k][call_class] for k in kernels
                    if k in self.times and runs_on(k, self.isas)), default=float("inf"))

    def excess(self, kernels: Collection[str]) -> tuple[float, int]:
        """Return the greatest loss with `kernels` above the accepted one, and its class of calls.
        """
        return max((self.best(kernels, i) / self.best(self.times, i) - 1 - self.loss, i)
                   for i in range(len(CLASS_BYTES)))


def complete(cycles: measured.CyclesBySize) -> list[float]:
    """Cycles per byte in each class; a missing one by a line through the two nearest lengths. []
    with fewer than two."""
    points = [(size, c * size) for size, c in zip(CLASS_BYTES, cycles) if c is not None]
    if len(points) < 2:
        return []

    def interpolate(size: int) -> float:
        (a, first), (b, second) = sorted(points, key=lambda point: abs(point[0] - size))[:2]
        return (first + (second - first) * (size - a) / (b - a)) / size

    return [interpolate(size) if c is None else c for size, c in zip(CLASS_BYTES, cycles)]


def is_tuned(kernel: str) -> bool:
    """Return whether a kernel's name names a processor."""
    return not {*uarchs.names()}.isdisjoint(kernel.split("_"))


class Proposal:
    """Proposal for a hash family: `code_bytes` of its single-message kernels, `multi` kernels."""

    def __init__(self, family: str) -> None:
        stems = [c.stem.removeprefix(f"{family}_") for c in configs_of(Request())
                 if c.hash == family and {"blocks", "multi"} & {*c.kinds}]
        sizes = {e["symbol"]: e["bytes"] or 0 for e in committed_entries()}
        self.family, self.multi = family, [k for k in stems if messages(k) > 1]
        # 0: not generated yet
        self.code_bytes = {k: sizes.get(f"nsms_{family}_blocks_{k}", 0)
                           for k in stems if messages(k) == 1}
        figures = {name: measured.load(name).get(family, {}) for name in measured.names()}
        self.times = {core: times for core in figures if REFERENCE in (times := {
            k: row for k in self.code_bytes
            if k in figures[core] and (row := complete(figures[core][k]))})}
        self.cores = {core: figures[core] for core in self.times}
        self.times["other"] = {k: [mean(ratios) for ratios in zip(*by_core)]
                               for k in self.code_bytes if not is_tuned(k) and (by_core := [
                                   [a / b for a, b in zip(times[k], times[REFERENCE])]
                                   for times in self.times.values() if k in times])}
        for core in self.cores:  # a kernel that the core lacks is as fast as on the others
            by_reference = self.times[core].get(REFERENCE)
            self.times[core] |= {k: [a * b for a, b in zip(times, by_reference)]
                                 for k, times in self.times["other"].items()
                                 if by_reference and k not in self.times[core]
                                 and runs_on(k, processor_isas(core))}
        self.single = self.choose_single()
        self.costs = {core: self.core_costs(core) for core in self.cores}
        untuned = [k for k in self.multi if not is_tuned(k) and any(
            k in costs for costs in self.costs.values())]
        self.costs["other"] = {k: round(median(
            costs[k] for costs in self.costs.values() if k in costs)) for k in untuned}
        for core, costs in self.costs.items():
            self.costs[core] = self.without_weak(self.costs["other"] | costs)
        # 512-bit registers slow some processors down: without figures those of 256 bits are used
        narrow = any(k.startswith("avx512vl_") for k in self.costs["other"])
        self.costs["other"] = {k: cost for k, cost in self.costs["other"].items()
                               if not (narrow and k.startswith("avx512_"))}

    def situations(self) -> Iterator[Situation]:
        """Yield the measured processors, and for all others each level of ISAs with and without
        SHA."""
        for core in self.cores:
            yield Situation(self.times[core], processor_isas(core), 0.0)
        for level, loss in ACCEPTED_LOSSES.items():
            names = tuple(n for n in ISAS[ISAS.index(level):]
                          if n != "bmi2" or level in ("avx2", "avx512"))
            for extensions in ((), ("shani",)):
                yield Situation(self.times["other"], (*names, *extensions), loss)

    def choose_single(self, n_is_1: bool = False) -> list[str]:
        """Return a small set with which no situation loses more than accepted and MIN_GAIN."""
        included = list[str]()
        situations = [s._replace(times={k: times for k, times in s.times.items()
                                        if not n_is_1 or "n1" in k.split("_")})
                      for s in self.situations()]

        def worst(kernels: Collection[str]) -> tuple[float, int, Situation]:
            return max(((*s.excess(kernels), s) for s in situations), key=lambda item: item[0])

        while (worst_case := worst(included))[0] > MIN_GAIN:
            _, call_class, s = worst_case
            limit = s.best(s.times, call_class) * (1 + s.loss)
            included.append(min((k for k in s.times if runs_on(k, s.isas)
                             and s.times[k][call_class] <= limit),
                            key=lambda k: (s.loss and (self.code_bytes[k] or SMALL_BYTES),
                                           s.times[k][call_class])))
        for kernel in [*included]:
            if worst(rest := [k for k in included if k != kernel])[0] <= MIN_GAIN:
                included = rest
        return by_isa([*included, *self.unmeasured_kernels()])

    def unmeasured_kernels(self) -> list[str]:
        """Return kernels of instructions for rounds without any figure: they come first."""
        return [k for k in self.code_bytes if not any(k in times for times in self.times.values())
                and isas.load(k.partition("_")[0]).has_round_instructions]

    def choose_small(self) -> list[str]:
        """Return at most SMALL_KERNELS kernels of SMALL_BYTES with the least mean loss since
        AVX2."""
        counted = [s for s in self.situations() if "avx2" in s.isas]

        def loss(kernels: Collection[str]) -> float:
            return mean(min(s.best(kernels, i), PORTABLE_TIME * s.times[REFERENCE][i])
                        / s.best(s.times, i) for s in counted for i in range(len(CLASS_BYTES)))

        generated = [k for k in self.code_bytes if self.code_bytes[k]]
        sets = [kernels for count in range(1, SMALL_KERNELS + 1)
                for kernels in combinations(generated, count)
                if sum(map(self.code_bytes.__getitem__, kernels)) <= SMALL_BYTES]
        return by_isa(min(sets, key=lambda kernels: (
            round(loss(kernels), 2), len(kernels), sum(map(self.code_bytes.__getitem__, kernels))),
            default=()))

    def core_costs(self, core: str) -> dict[str, int]:
        """Return the costs of the multi-message kernels that were measured on a processor."""
        single = Situation(self.times[core], processor_isas(core), 0.0).best(self.single, -1)
        return {k: min(MAX_COST, round(SINGLE_COST * messages(k) * cycles / single))
                for k in self.multi if (cycles := self.cores[core].get(k, (None,))[-1])}

    def without_weak(self, costs: Mapping[str, int]) -> dict[str, int]:
        """Return the costs without streams that gain less than MIXED_GAIN, and tuned kernels that
        gain nothing."""
        per_message = {k: cost / messages(k) for k, cost in costs.items()}

        def is_used(kernel: str) -> bool:
            same_isa = [k for k in costs if "mix" not in k and isa_rank(k) == isa_rank(kernel)]
            if "mix" in kernel:
                limit = (1 - MIXED_GAIN) * min(per_message[k] for k in same_isa)
                return per_message[kernel] < limit
            return not is_tuned(kernel) or all(
                per_message[kernel] < per_message[k] for k in same_isa
                if messages(k) < messages(kernel))

        return {k: costs[k] for k in sorted(costs, key=lambda k: (-messages(k), isa_rank(k), k))
                if is_used(k)}

    def choose_multi(self) -> list[str]:
        """Return the best for some number of messages in some situation, without integer streams.
        """
        sets = []                                     # equally good kernels
        for core, names in [*((core, processor_isas(core)) for core in self.cores),
                            *(("other", s.isas) for s in self.situations())]:
            costs = {k: c for k, c in self.costs[core].items()
                     if "mix" not in k and runs_on(k, names)}
            for count in range(2, max(map(messages, costs), default=1) + 1):
                each = {k: c / min(messages(k), count) for k, c in costs.items()}
                if min(each.values()) < SINGLE_COST:
                    sets.append([k for k in each if each[k] == min(each.values())])
        included: list[str] = []
        for best in sorted(sets, key=len):
            if {*best}.isdisjoint(included):
                included.append(best[0])
        return [k for k in self.multi if k in included]

    def order(self, core: str, listed: Sequence[str], call_class: int) -> list[str]:
        """Return the listed kernels that a core runs, by their times; those without a figure on it
        last."""
        times, other = self.times[core], self.times["other"]
        usable = [k for k in listed if core == "other" or runs_on(k, processor_isas(core))]
        here = sorted((k for k in usable if k in times), key=lambda k: times[k][call_class])
        rest = sorted((k for k in usable if k not in times and k in other),
                      key=lambda k: other[k][call_class])
        return [*self.unmeasured_kernels(), *here, *rest]

    def lines(self) -> list[str]:
        """Return lines of preference.toml."""
        small, with_n1 = self.choose_small(), self.choose_single(n_is_1=True)
        best = [min((k for k in times if core == "other" or runs_on(k, processor_isas(core))),
                    key=lambda k, times=times, i=i: times[k][i])  # type: ignore[misc]
                for core, times in self.times.items() for i in range(len(CLASS_BYTES))]
        listed = by_isa({*self.single, *small, *with_n1, *best})
        lines = ["", f"[{self.family}]", f'small = "{" ".join(small)}"',
                 f'single = "{" ".join(self.single)}"', f'n1 = "{" ".join(with_n1)}"',
                 f'multi = "{" ".join(self.choose_multi())}"']
        lines += [f'arrays = "{ARRAYS[self.family]}"'] if self.family in ARRAYS else []
        for core in self.times:
            rows = ",\n".join(f'  "{" ".join(self.order(core, listed, i))}"'
                              for i in range(len(CLASS_BYTES)))
            lines.append(f"order.{core} = [\n{rows}]")
        return lines + [f"costs.{core} = {{{', '.join(f'{k} = {c}' for k, c in costs.items())}}}"
                        for core, costs in self.costs.items()]


def processor_isas(core: str) -> Sequence[str]:
    processor = find_processor(core)
    assert processor
    return processor.isas


def by_isa(kernels: Collection[str]) -> list[str]:
    return sorted({*kernels}, key=lambda k: (isa_rank(k), k))


HEAD = """# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
# What the C library holds and runs: `nsms measured` writes it (lab/preference.py).
# small, single, n1 (single with N=1), multi, arrays: kernels of LIB=small and LIB=1. order: best
# kernel first, for calls of 1, 2 to 7, 8 to 31 and more blocks. costs: a block of each message, in
# sixteenths of a block by the best single kernel. `other` is every processor without figures."""


def propose(progress: Callable[[str], object] = str) -> str:
    """Return the text of product/preference.toml that the measured data give."""
    families = sorted({family for name in measured.names() for family in measured.load(name)})
    lines = [HEAD]
    for family in families:
        progress(family)
        lines += Proposal(family).lines()
    return "\n".join(lines) + "\n"


def enter(stream: TextIO, source: str, uarch: str | None) -> list[str]:
    """Merge a benchmark's JSON into the file of a core: `uarch`, or the one that it describes
    ("cpu", as /proc/cpuinfo), or this one; write the library's choice. Return lines about both."""
    try:
        bench = json.load(stream)
        cpu = bench.get("cpu")
        core = (processors.find_processor(uarch) if uarch
                else processors.identify_core(cpu is None, cpu))
        if core is None or core is processors.UNKNOWN:
            raise Rejected(f"{uarch or cpu or 'this core'} is none of processors.toml; there is "
                           f"{', '.join(p.name for p in processors.PROCESSORS)}.")
        data = measured.merge(core.name, bench)
    except (AttributeError, ValueError, KeyError, TypeError):
        raise Rejected(f"{source} is not what `nsms bench --json` prints. Try {measured.MEASURE}"
                       ) from None
    return [f"{measured.save(data)}: {sum(map(len, data['kernels'].values()))} kernels",
            write_preference()]


def write_preference() -> str:
    """Write the library's choice by all measured data; return a line that says so."""
    files.write_file(PREFERENCE, propose())
    return f"{PREFERENCE}: the library's choice; `nsms gen` writes the library"
