"""Selection of a library's kernels, and the order in which a processor prefers them, for calls of
one block, of few blocks, and of many.

Input: kernels (name, ISA, bounds), measured cycles per byte, and processors.toml with the processor
cores and the related cores of each. Output: kernels to include, and orders with the best kernel
first.

The expected cycles per byte of a kernel on a core are the value measured on the core. If there is
none, they are the value measured on the nearest related core, times the ratio of the two cores. If
there is none either, they are the kernel's lower bound on the core times a factor of BOUND_FACTORS.
If no kernel of an ISA has expected cycles, the ISA ranks just before the ISAs that follow it in
ISAS.
"""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations, groupby, product
from pathlib import Path
from statistics import median

from ..x86.uarch import measured
from ..x86.uarch.processors import PROCESSORS, UNKNOWN, Processor, find_processor
from .manifest import Entry

# ISAs from the best to the worst, for cores on which nothing was measured. ISAs with instructions
# for the hash come first. bmi2 was better than sse41 on no measured processor that has both.
ISAS = ("sha512ni", "shani", "avx512", "avx2", "avx", "sse41", "bmi2", "x64")
# Classes of calls by their number of blocks. CLASS_LEAST_BLOCKS and BOUND_FACTORS have a value for
# each class, and measured.SIZES has the bytes of a measured call of each class.
CALL_CLASSES = ("single", "short", "middle", "long")
CLASS_LEAST_BLOCKS = (0, 2, 8, 32)
BOUND_FACTORS = (3.0, 1.75, 1.35, 1.2)  # median ratio of measured time to lower bound
MIN_GAIN = 0.01  # relative gain on some core, above which a kernel is included beside others
# (ISA, relative loss that is accepted on a core): the first ISA that the core has counts.
OLD_PROCESSOR_LOSSES = (("avx2", 0.0), ("avx", 0.08), ("x64", 0.2))
# A system that masks AVX has SSE4.1 beside this ISA, and so needs no kernel of it.
DISPENSABLE_ISA = "bmi2"
SMALL_LIBRARY_KERNELS, SMALL_LIBRARY_BYTES = 2, 7000  # limits for a hash, with LIB=small
PORTABLE_COST = 1.3  # time of portable C divided by the time of x64's slowest kernel

Situation = tuple[Processor, int]  # a core and a call class, an index of CALL_CLASSES


@dataclass(frozen=True, eq=False)
class KernelCandidate:
    """Kernel that a library may include. `name`: its symbol without prefix, family and kind;
    `isas`: its ISA and, if it computes schedules in wider registers of another ISA, that ISA too;
    `m`: number of messages that it hashes at once; `mixed`: whether it hashes some of these
    messages in integer registers and the others in lanes; `entry`: its manifest entry."""

    name: str
    isas: tuple[str, ...]
    m: int
    mixed: bool
    entry: Entry

    @property
    def isa(self) -> str:
        """ISA of the kernel's rounds."""
        return self.isas[0]

    @property
    def bytes(self) -> int:
        """Code size in bytes; 0 if it is unknown."""
        return self.entry.get("bytes") or 0

    def runs_on(self, core: Processor) -> bool:
        """Return whether a core has the ISAs that the kernel needs, provided that the operating
        system disables none."""
        return {*self.isas} <= {*core.isas}


@cache
def lower_bounds() -> dict[str, dict[str, float]]:
    """Return symbol of a committed kernel without prefix -> model -> lower bound in c/B."""
    bounds: dict[str, dict[str, float]] = json.loads(
        Path(__file__).with_name("bounds.json").read_bytes())
    return bounds


def isa_rank(isa: str) -> int:
    """Return an ISA's index in ISAS; for an ISA that is not in the list, the list's length."""
    return ISAS.index(isa) if isa in ISAS else len(ISAS)


def situations(cores: Iterable[Processor]) -> list[Situation]:
    """Return (core, call class) for each of `cores` and each call class."""
    return [*product(cores, range(len(CALL_CLASSES)))]


def measured_cycles(core: Processor, family: str, kernel: str) -> measured.CyclesBySize:
    """Return the measured cycles per byte of a kernel on a core, one value for each call class;
    None for a class that was not measured. `kernel`: name of a KernelCandidate.

    A missing value for one block is estimated as the kernel's value for middle calls times the
    median ratio of these two values over the family's kernels. A missing value for short calls is
    interpolated between the values for one block and for middle calls, as if the time grew linearly
    with the length.
    """
    family_cycles = measured.load(core.name).get(family, {})
    single, short, middle, long = family_cycles.get(kernel, (None,) * len(CALL_CLASSES))
    if single is None and middle is not None:
        ratios = [x / y for x, _, y, _ in family_cycles.values() if x is not None and y is not None]
        single = middle * median(ratios) if ratios else None
    if short is None and single is not None and middle is not None:
        single_bytes, short_bytes, middle_bytes, _ = measured.SIZES
        weight = (short_bytes - single_bytes) / (middle_bytes - single_bytes)
        short = ((1 - weight) * single * single_bytes
                 + weight * middle * middle_bytes) / short_bytes
    return single, short, middle, long


def core_and_relatives(core: Processor) -> list[Processor]:
    """Return a core and, behind it, its related cores in processors.toml, the nearest first."""
    return [core, *(p for name in core.relatives if (p := find_processor(name)))]


def cycles_ratio(first: Processor, other: Processor, family: str, call_class: int) -> float:
    """Return the ratio of cycles per byte on the core `first` to those on the core `other` in a
    call class: the median over the kernels of the family measured on both; 1.0 if there is no such
    kernel."""
    if first == other:
        return 1.0
    common_names = (measured.load(first.name).get(family, {}).keys()
                    & measured.load(other.name).get(family, {}).keys())
    ratios = [a / b for k in common_names if (a := measured_cycles(first, family, k)[call_class])
              and (b := measured_cycles(other, family, k)[call_class])]
    return median(ratios) if ratios else 1.0


def expected_cycles(core: Processor, family: str, kernel: KernelCandidate,
                    call_class: int) -> float | None:
    """Return a kernel's expected cycles per byte on a core in a call class, as the module's
    docstring defines them; None if neither a measured value nor a lower bound is known."""
    relatives = [p for p in core_and_relatives(core) if measured.load(p.name).get(family)]
    for p in relatives:
        cycles = measured_cycles(p, family, kernel.name)[call_class]
        if cycles is not None:
            return cycles * cycles_ratio(relatives[0], p, family, call_class)
    bound = lower_bounds().get(f"{family}_{kernel.entry['kind']}_{kernel.name}", {}).get(core.model)
    return bound * BOUND_FACTORS[call_class] if bound else None


def cycles_by_kernel(family: str, kernels_by_isa: dict[str, list[KernelCandidate]],
                     core: Processor, call_class: int) -> dict[KernelCandidate, float]:
    """Return the cycles per byte by which kernels are ranked on a core in a call class (an index of
    CALL_CLASSES). `kernels_by_isa`: ISA -> kernels, the best ISA first.

    The value is `expected_cycles`, with three exceptions. If some kernels of an ISA were measured
    on this core, the ISA's other kernels get at least the median of the measured values. For a
    bound only says what is possible, and a stored order for another core says little. A kernel
    without expected cycles gets a value with which it ranks behind the other kernels of its ISA. If
    no kernel of an ISA has expected cycles, the ISA ranks just before the ISAs that follow it in
    ISAS.
    """
    cycles: dict[KernelCandidate, float] = {}
    for kernels in reversed(kernels_by_isa.values()):
        expected = {k: x for k in kernels
                    if (x := expected_cycles(core, family, k, call_class)) is not None}
        measured_here = {k: x for k in kernels if (
            x := measured_cycles(core, family, k.name)[call_class]) is not None}
        if measured_here:
            typical = median(measured_here.values())
            expected = {k: x if k in measured_here else max(x, typical)
                        for k, x in expected.items()}
        default = (1.01 * max(expected.values()) if expected else 0.99 * min(cycles.values())
                   if cycles else 1e3)
        cycles |= dict.fromkeys(kernels, default) | expected
    return cycles


class KernelComparison:
    """Single-message kernels of a hash family, and their cycles per byte on every core in every
    call class.

    `kernels`: the kernels, those of the best ISA first; `by_isa`: ISA -> its kernels.
    `cycles(core, call_class)` returns the result of `cycles_by_kernel`, which is computed once.
    """

    def __init__(self, family: str, kernels: Iterable[KernelCandidate]):
        self.family, self.kernels = family, sorted(kernels, key=lambda k: (isa_rank(k.isa), k.name))
        self.by_isa = {isa: [*group] for isa, group in groupby(self.kernels, lambda k: k.isa)}
        self.cycles = cache(partial(cycles_by_kernel, family, self.by_isa))

    def rank(self, core: Processor, call_class: int,
               among: Collection[KernelCandidate]) -> list[KernelCandidate]:
        """Return the compared kernels that are in `among`, with the one that is best on a core in a
        call class first."""
        return sorted((k for k in self.kernels if k in among),
                      key=self.cycles(core, call_class).__getitem__)

    def least_cycles(self, kernels: Iterable[KernelCandidate], core: Processor,
                     call_class: int) -> float:
        """Return the least cycles per byte, on a core in a call class, of those of `kernels` that
        the core runs; infinity if it runs none."""
        cycles = self.cycles(core, call_class)
        return min((cycles[k] for k in kernels if k.runs_on(core)), default=float("inf"))

    def relative_loss(self, included: Iterable[KernelCandidate], core: Processor,
                      call_class: int) -> float:
        """Return the relative loss: by how much the best of the `included` kernels is slower, on a
        core in a call class, than the best of all compared kernels. 0.1 means 10 % more cycles. The
        loss is infinite if the core runs no included kernel, and 0 if it runs no kernel at all."""
        least = self.least_cycles(self.kernels, core, call_class)
        return (self.least_cycles(included, core, call_class) / least - 1 if least < float("inf")
                else 0.0)


def accepted_loss(core: Processor) -> float:
    """Return the relative loss (KernelComparison.relative_loss) that is accepted on a core so that
    the library is smaller. It is larger on older processors."""
    return next((part for isa, part in OLD_PROCESSOR_LOSSES if isa in core.isas), 0.0)


def representative_kernel(comparison: KernelComparison, isa: str,
                          cores: Sequence[Processor]) -> KernelCandidate:
    """Return the kernel that represents an ISA in a library for the processors `cores`.

    It has the least sum of relative times over all call classes and the cores whose best ISA this
    is. If there is no such core, the sum is over all cores with the ISA, or over an unknown
    processor if there are none either. If each of these cores accepts a loss, the smallest kernel
    is returned whose sum is larger by at most the least of these losses.
    """
    def is_best_isa(core: Processor) -> bool:
        """Return whether `isa` is a core's best ISA. SHA extensions other than `isa` are ignored.
        """
        return isa == min({*core.isas} - ({"shani", "sha512ni"} - {isa}), key=isa_rank)

    users = [c for c in cores if isa in c.isas]
    users = [c for c in users if is_best_isa(c)] or users or [UNKNOWN]
    kernels = comparison.by_isa[isa]
    least = {s: min(comparison.cycles(*s)[k] for k in kernels) for s in situations(users)}
    cost = {k: sum(comparison.cycles(*s)[k] / least[s] for s in least) for k in kernels}
    loss = min(map(accepted_loss, users))
    max_cost = min(cost.values()) * (1 + loss)
    return min((k for k in kernels if cost[k] <= max_cost),
               key=lambda k: (k.bytes if loss else 0, cost[k], k.name))


def kernels_to_include(comparison: KernelComparison,
                       cores: Sequence[Processor] | None = None) -> list[KernelCandidate]:
    """Return the kernels of kind blocks that a library for the processors `cores` includes.

    On every core and in every call class, their relative loss exceeds the accepted loss by at most
    MIN_GAIN. If `cores` is None, the library is for all of PROCESSORS. It then includes a kernel of
    each ISA but DISPENSABLE_ISA, for unknown processors and for systems that mask features.
    """
    all_cores = PROCESSORS if cores is None else cores
    included = ([representative_kernel(comparison, isa, all_cores) for isa in comparison.by_isa]
                if cores is None else [])

    def excess_loss(kernels: Collection[KernelCandidate], situation: Situation) -> float:
        """Return by how much the relative loss with `kernels`, in a situation, exceeds the loss
        that is accepted on the situation's core."""
        return comparison.relative_loss(kernels, *situation) - accepted_loss(situation[0])

    def worst_situation(kernels: Collection[KernelCandidate]) -> Situation:
        """Return the core and call class in which `kernels` have the largest excess loss."""
        return max(situations(all_cores), key=partial(excess_loss, kernels))

    while excess_loss(included, worst := worst_situation(included)) > MIN_GAIN:
        runnable = [k for k in comparison.kernels if k.runs_on(worst[0])]
        included.append(comparison.rank(*worst, runnable)[0])
    for isa, kernels in comparison.by_isa.items():  # delete kernels that others make superfluous
        for kernel in [k for k in kernels if k in included]:
            remaining = [k for k in included if k != kernel]
            if not remaining or excess_loss(remaining, worst_situation(remaining)) > MIN_GAIN:
                continue
            if cores is None and isa != DISPENSABLE_ISA and not {*kernels} & {*remaining}:
                # The kernel only represents its ISA: one of fewer whole KB suffices.
                remaining.append(min(kernels, key=lambda k: (k.bytes >> 10, k != kernel, k.name)))
            included = remaining
    return [k for k in comparison.kernels if k in included]


def kernels_of_small_library(comparison: KernelComparison,
                             cores: Sequence[Processor] | None = None) -> list[KernelCandidate]:
    """Return the kernels of kind blocks that a small library for the processors `cores` includes.

    They are a set of at most SMALL_LIBRARY_KERNELS kernels of known size, with at most
    SMALL_LIBRARY_BYTES of code. Of all such sets, it has the least `cost`, rounded to 0.01. Among
    equals the set of fewer kernels, and then of fewer bytes, is returned. If `cores` is None, the
    library is for the processors with AVX2 or SHA extensions. If there is no such set, return the
    first kernel of kernels_to_include alone.
    """
    counted = situations([c for c in PROCESSORS if {"avx2", "shani"} & {*c.isas}]
                         if cores is None else cores)

    def cost(kernels: Collection[KernelCandidate]) -> float:
        """Return the mean, over the cores and all call classes, of the time with a set of kernels
        divided by the time of the best kernel. Where portable C is faster than kernels, its time
        counts."""
        total = 0.0
        for core, call_class in counted:
            cycles = comparison.cycles(core, call_class)
            portable = PORTABLE_COST * max(cycles[k] for k in comparison.by_isa.get("x64", cycles))
            of_set, of_all = (min(portable, comparison.least_cycles(candidates, core, call_class))
                              for candidates in (kernels, comparison.kernels))
            total += of_set / of_all
        return total / len(counted)

    def code_bytes(kernels: Collection[KernelCandidate]) -> int:
        """Return the bytes of code of a set of kernels."""
        return sum(k.bytes for k in kernels)

    measurable = [k for k in comparison.kernels if k.bytes]
    sets = [kernels for number in range(1, SMALL_LIBRARY_KERNELS + 1)
            for kernels in combinations(measurable, number)
            if code_bytes(kernels) <= SMALL_LIBRARY_BYTES]
    best = min(sets, key=lambda kernels: (round(cost(kernels), 2), len(kernels),
                                          code_bytes(kernels)), default=())
    return [*best] or kernels_to_include(comparison, cores)[:1]
