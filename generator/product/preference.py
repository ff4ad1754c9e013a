"""Selection of a library's kernels, and the order in which a processor prefers them, for calls of
one block, of few blocks, and of many.

Input: kernels (name, ISA, bounds), measured cycles per byte, and processors.toml with the processor
cores and the related cores of each. Output: kernels to include, and orders with the best kernel
first. The expected cycles per byte of a kernel on a core are the first known of three values: the
value measured on the core; the value measured on the nearest related core, scaled by the ratio of
the two cores; the kernel's lower bound on the core times BOUND_FACTORS. If no kernel of an ISA has
expected cycles, the ISA ranks just before the ISAs that follow it in ISAS.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import combinations
from statistics import median

from ..x86.uarch import measured
from ..x86.uarch.processors import PROCESSORS, UNKNOWN, Processor, find_processor

# ISAs from the best to the worst, for cores on which nothing was measured. ISAs with instructions
# for the hash come first. bmi2 was better than sse41 on no measured processor that has both.
ISAS = ("sha512ni", "shani", "avx512", "avx2", "avx", "sse41", "bmi2", "x64")
# Classes of calls by their number of blocks. The next two have a value for each class, and
# measured.SIZES has the bytes of a measured call of each class.
CALL_CLASSES = ("single", "short", "middle", "long")
CLASS_LEAST_BLOCKS = (0, 2, 8, 32)
BOUND_FACTORS = (3.0, 1.75, 1.35, 1.2)  # median ratio of measured time to lower bound
MIDDLE = CALL_CLASSES.index("middle")
MIN_GAIN = 0.01  # relative gain on some core, above which a kernel is included beside others
# (ISA, relative loss that is accepted on a core): the first ISA that the core has counts.
OLD_PROCESSOR_LOSSES = (("avx2", 0.0), ("avx", 0.08), ("x64", 0.2))
# A system that masks AVX has SSE4.1 beside this ISA, and so needs no kernel of it.
DISPENSABLE_ISA = "bmi2"
SMALL_LIBRARY_KERNELS, SMALL_LIBRARY_BYTES = 2, 7000  # limits for a hash, with LIB=small
PORTABLE_COST = 1.3  # time of portable C divided by the time of x64's slowest kernel


@dataclass(frozen=True)
class KernelCandidate:
    """Kernel that a library may include. `name`: its symbol without prefix, family and kind;
    `bytes`: code size, None if unknown; `bounds`: name of a processor model -> lower bound in
    cycles per byte."""

    name: str
    isa: str
    bytes: int | None = None
    bounds: Mapping[str, float] = field(default_factory=dict, hash=False)
    m: int = 1  # messages that it hashes at once
    mixed: bool = False  # whether it hashes some of them in integer registers beside the lanes
    schedule_isa: str = ""  # ISA in whose wider registers it computes schedules; "": `isa`

    def runs_on(self, core: Processor) -> bool:
        """Return whether a core has the ISAs that the kernel needs, provided that the operating
        system disables none."""
        return {self.isa, self.schedule_isa or self.isa} <= {*core.isas}


def isa_rank(isa: str) -> int:
    """Return an ISA's position in ISAS; an ISA that is not in the list ranks last."""
    return ISAS.index(isa) if isa in ISAS else len(ISAS)


def measured_cycles(core: Processor, family: str, kernel: str, call_class: int) -> float | None:
    """Return the measured cycles per byte of a kernel on a core in a call class (an index of
    CALL_CLASSES); None if nothing was measured.

    A missing value for one block is estimated as the kernel's value for middle calls times the
    median ratio of these two values over the family's kernels. A missing value for short calls is
    interpolated between the values for one block and for middle calls, as if the time grew linearly
    with the length.
    """
    family_cycles = measured.load(core.name).get(family, {})
    cycles_by_class = family_cycles.get(kernel, (None,) * len(CALL_CLASSES))
    middle = cycles_by_class[MIDDLE]
    if cycles_by_class[call_class] is not None or call_class >= MIDDLE or middle is None:
        return cycles_by_class[call_class]
    if call_class:
        single_block = measured_cycles(core, family, kernel, 0)
        first_bytes, class_bytes, middle_bytes = (measured.SIZES[i]
                                                  for i in (0, call_class, MIDDLE))
        if not single_block:
            return None
        weight = (class_bytes - first_bytes) / (middle_bytes - first_bytes)
        return ((1 - weight) * single_block * first_bytes
                + weight * middle * middle_bytes) / class_bytes
    ratios = [single / divisor for kernel_cycles in family_cycles.values()
              if (single := kernel_cycles[0]) is not None
              and (divisor := kernel_cycles[MIDDLE]) is not None]
    return middle * median(ratios) if ratios else None


def core_and_relatives(core: Processor) -> list[Processor]:
    """Return the core, followed by its related cores in processors.toml, the nearest first."""
    return [core, *(p for name in core.relatives if (p := find_processor(name)))]


def cycles_ratio(first: Processor, other: Processor, family: str, call_class: int) -> float:
    """Return the ratio of cycles per byte on the core `first` to those on the core `other` in a
    call class: the median over the kernels of the family measured on both; 1.0 if there is no such
    kernel."""
    if first == other:
        return 1.0
    common_names = (measured.load(first.name).get(family, {}).keys()
                    & measured.load(other.name).get(family, {}).keys())
    ratios = [a / b for k in common_names if (a := measured_cycles(first, family, k, call_class))
              and (b := measured_cycles(other, family, k, call_class))]
    return median(ratios) if ratios else 1.0


def expected_cycles(core: Processor, family: str, kernel: KernelCandidate,
                    call_class: int) -> float | None:
    """Return a kernel's expected cycles per byte on a core in a call class; None if nothing is
    known.

    The value is measured on this core, or measured on a related core and scaled, or the kernel's
    lower bound times a factor.
    """
    relatives = [p for p in core_and_relatives(core) if measured.load(p.name).get(family)]
    for p in relatives:
        cycles = measured_cycles(p, family, kernel.name, call_class)
        if cycles is not None:
            return cycles * cycles_ratio(relatives[0], p, family, call_class)
    bound = kernel.bounds.get(core.model)
    return bound * BOUND_FACTORS[call_class] if bound else None


def cycles_by_kernel(family: str, kernels: Sequence[KernelCandidate], core: Processor,
                     call_class: int) -> dict[str, float]:
    """Return kernel's name -> the cycles per byte by which kernels are ranked on a core in a call
    class (an index of CALL_CLASSES).

    The value is `expected_cycles`, with three exceptions. A kernel that was not measured on this
    core is never better than the median of its ISA's measured kernels. The reason is that a bound
    only says what is possible, and that a stored order for another core says little. A kernel
    without expected cycles ranks behind the other kernels of its ISA. If no kernel of an ISA has
    expected cycles, the ISA ranks just before the ISAs that follow it in ISAS.
    """
    expected = {k.name: expected_cycles(core, family, k, call_class) for k in kernels}
    measured_here = {k.name: x for k in kernels
                     if (x := measured_cycles(core, family, k.name, call_class)) is not None}
    for k in kernels:
        isa_measurements = [measured_here[o.name] for o in kernels if o.isa == k.isa
                            and o.name in measured_here]
        if isa_measurements and k.name not in measured_here and (x := expected[k.name]) is not None:
            expected[k.name] = max(x, median(isa_measurements))
    lowest = float("inf")
    cycles: dict[str, float] = {}
    for isa in sorted({k.isa for k in kernels}, key=isa_rank, reverse=True):
        isa_kernels = [k.name for k in kernels if k.isa == isa]
        isa_cycles = [x for name in isa_kernels if (x := expected[name]) is not None]
        default = (1.01 * max(isa_cycles) if isa_cycles else 0.99 * lowest if lowest < float("inf")
                   else 1e3)
        cycles |= {name: default if (x := expected[name]) is None else x for name in isa_kernels}
        lowest = min([lowest, *(cycles[name] for name in isa_kernels)])
    return cycles


class KernelComparison:
    """Cycles per byte of a hash family's kernels on every core in every call class, each computed
    once. `cycles(core, call_class)` is the result of `cycles_by_kernel`."""

    def __init__(self, family: str, kernels: Iterable[KernelCandidate]):
        self.family, self.kernels = family, sorted(kernels, key=lambda k: (isa_rank(k.isa), k.name))
        self.cycles = cache(partial(cycles_by_kernel, family, self.kernels))

    def ranked_names(self, core: Processor, call_class: int, among: Iterable[str]) -> list[str]:
        """Return the names in `among`, with the kernel that is best on a core in a call class
        first."""
        names = set(among)
        return sorted((k.name for k in self.kernels if k.name in names),
                      key=self.cycles(core, call_class).__getitem__)

    def runnable_kernels(self, core: Processor) -> list[KernelCandidate]:
        """Return the kernels whose ISA a core has, provided that the operating system disables
        none. Kernels of an ISA that is not in ISAS count as runnable."""
        return [k for k in self.kernels if k.isa in core.isas or k.isa not in ISAS]


def cores_and_call_classes(cores: Sequence[Processor]) -> list[tuple[Processor, int]]:
    """Return (core, call class) for each core with each call class."""
    return [(core, call_class) for core in cores for call_class in range(len(CALL_CLASSES))]


def relative_loss(comparison: KernelComparison, included: Iterable[str], core: Processor,
                  call_class: int) -> float:
    """Return by how much the best included kernel is slower, on a core in a call class, than the
    best of all kernels: 0.1 means 10 % more cycles. The loss is infinite if the core runs no
    included kernel, and 0 if it runs no kernel at all. `included`: names of kernels."""
    cycles = comparison.cycles(core, call_class)
    runnable_names = [k.name for k in comparison.runnable_kernels(core)]
    included_costs = [cycles[name] for name in included if name in runnable_names]
    return (min(included_costs, default=float("inf")) / min(cycles[name] for name in runnable_names)
            - 1 if runnable_names else 0.0)


def accepted_loss(core: Processor) -> float:
    """Return the relative loss (see relative_loss) that is accepted on a core for the sake of a
    smaller library. It is larger on older processors."""
    return next((part for isa, part in OLD_PROCESSOR_LOSSES if isa in core.isas), 0.0)


def representative_kernel(comparison: KernelComparison, isa_kernels: Sequence[KernelCandidate],
                          cores: Sequence[Processor]) -> str:
    """Return the name of the kernel that represents one ISA in a library. `isa_kernels`: the
    kernels of the ISA; `cores`: the processors that count.

    The kernel takes the least time, summed over the cores whose best ISA this is. If there is no
    such core, the sum is over all cores with the ISA. If these cores accept a loss, the smallest
    kernel within the loss is taken.
    """
    isa = isa_kernels[0].isa
    users = [c for c in cores if isa in c.isas]

    def best_rank(core: Processor) -> int:
        """Return the rank of a core's best ISA; SHA extensions count only if they are `isa`."""
        return min(isa_rank(i) for i in core.isas if i not in ("shani", "sha512ni") or i == isa)

    best_users = [c for c in users if isa_rank(isa) == best_rank(c)]
    situations = cores_and_call_classes(best_users or users or [UNKNOWN])
    cost = {k: sum(comparison.cycles(c, call_class)[k.name] / min(
        comparison.cycles(c, call_class)[o.name] for o in isa_kernels)
                   for c, call_class in situations)
            for k in isa_kernels}
    max_cost = min(cost.values()) * (1 + min(accepted_loss(c) for c, _ in situations))
    first_core, _ = situations[0]

    def preference_key(k: KernelCandidate) -> tuple[int, float, str]:
        """Return the sort key of a kernel, which is smallest for the representative: code size (0
        if the cores accept no loss), then cost."""
        return (k.bytes or 0) if accepted_loss(first_core) else 0, cost[k], k.name

    return min((k for k in isa_kernels if cost[k] <= max_cost), key=preference_key).name


def kernels_to_include(family: str, kernels: Iterable[KernelCandidate],
                       cores: Sequence[Processor] | None = None) -> list[str]:
    """Return the names of a library's kernels of kind blocks.

    For every core and call class, the loss by the best included kernel is at most MIN_GAIN plus the
    loss that is accepted on the core. If `cores` is None, all of PROCESSORS count, and one kernel
    of each ISA but DISPENSABLE_ISA is also included, for unknown processors and masked features.
    """
    comparison = KernelComparison(family, kernels)
    isa_kernels: dict[str, list[KernelCandidate]] = {}
    for k in comparison.kernels:
        isa_kernels.setdefault(k.isa, []).append(k)
    all_cores = list(PROCESSORS) if cores is None else list(cores)
    included = ([representative_kernel(comparison, same_isa, all_cores)
                 for same_isa in isa_kernels.values()] if cores is None else [])
    situations = [(core, call_class) for core, call_class in cores_and_call_classes(all_cores)
                  if comparison.runnable_kernels(core)]

    def excess_loss(names: Sequence[str], core: Processor, call_class: int) -> float:
        """Return by how much the loss with the kernels `names` exceeds the accepted loss of a core.
        """
        return relative_loss(comparison, names, core, call_class) - accepted_loss(core)

    while situations:
        core, call_class = max(situations, key=lambda situation: excess_loss(included, *situation))
        if excess_loss(included, core, call_class) <= MIN_GAIN:
            break
        runnable_names = [k.name for k in comparison.runnable_kernels(core)]
        included.append(comparison.ranked_names(core, call_class, runnable_names)[0])
    for isa, same_isa in isa_kernels.items():  # delete kernels that others make superfluous
        for name in [k.name for k in same_isa if k.name in included]:
            remaining = [other for other in included if other != name]
            if not remaining or any(excess_loss(remaining, *situation) > MIN_GAIN
                                    for situation in situations):
                continue
            if (cores is None and isa != DISPENSABLE_ISA
                    and not any(k.name in remaining for k in same_isa)):
                # The kernel only represents its ISA: one that is smaller by 1 KB or more suffices.
                remaining.append(min(same_isa, key=lambda k: ((k.bytes or 0) >> 10,
                                                              k.name != name, k.name)).name)
            included = remaining
    return [k.name for k in comparison.kernels if k.name in included]


def kernels_of_small_library(family: str, kernels: Iterable[KernelCandidate],
                             cores: Sequence[Processor] | None = None) -> list[str]:
    """Return the names of a small library's kernels.

    The kernels are a set of at most SMALL_LIBRARY_KERNELS with at most SMALL_LIBRARY_BYTES of code.
    Of these sets it has the least mean time over `cores`, relative to the best kernels. If `cores`
    is None, the processors with AVX2 or SHA extensions count. If there is no such set, return the
    first kernel of a normal library.
    """
    comparison = KernelComparison(family, kernels)
    situations = cores_and_call_classes([c for c in PROCESSORS if {"avx2", "shani"} & {*c.isas}]
                                        if cores is None else cores)
    small_kernels = [k for k in comparison.kernels
                     if k.bytes is not None and k.bytes <= SMALL_LIBRARY_BYTES]

    def cost(kernel_set: Sequence[KernelCandidate]) -> float:
        """Return the sum, over all cores and call classes, of the time with a set of kernels
        divided by the time of the best kernel. Portable C runs where it is faster than the set."""
        total = 0.0
        for core, call_class in situations:
            cycles = comparison.cycles(core, call_class)
            runnable_names = [k.name for k in comparison.runnable_kernels(core)]
            portable_cycles = max([cycles[k.name] for k in comparison.kernels if k.isa == "x64"]
                                  or [*cycles.values()]) * PORTABLE_COST
            set_cycles = [cycles[k.name] for k in kernel_set if k.name in runnable_names]
            best_cycles = min([portable_cycles, *(cycles[name] for name in runnable_names)])
            total += min([portable_cycles, *set_cycles]) / best_cycles
        return total

    def code_bytes(kernel_set: Sequence[KernelCandidate]) -> int:
        """Return the bytes of code of a set of kernels."""
        return sum(k.bytes or 0 for k in kernel_set)

    sets = [kernel_set for number in range(1, SMALL_LIBRARY_KERNELS + 1)
            for kernel_set in combinations(small_kernels, number)
            if code_bytes(kernel_set) <= SMALL_LIBRARY_BYTES]
    best = min(sets, key=lambda subset: (round(cost(subset) / len(situations), 2), len(subset),
                                         code_bytes(subset)), default=())
    return [k.name for k in best] or kernels_to_include(family, comparison.kernels, cores)[:1]
