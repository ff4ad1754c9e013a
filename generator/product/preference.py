"""Selection of a library's kernels, and the order in which a processor prefers them, for calls of
one block, of few blocks, and of many.

Input: kernels (name, ISA, bounds), measured figures, and processors.toml with the cores and their
relatives. Output: sets of kernels, and orders with the best first. The figure of a kernel on a
core, in cycles per byte, is the measured one; otherwise the one measured on the nearest relative
(scaled, if several relatives have figures); otherwise the kernel's bound on that core times SLACK.
An ISA without figures ranks before the ISAs behind it in ISAS.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import combinations
from statistics import median

from ..x86.uarch import measured
from ..x86.uarch.processors import PROCESSORS, UNKNOWN, Processor, find_processor

# Instructions for the hash itself first, then what was measured: on no processor that has both is bmi2 before sse41.
ISAS = ("sha512ni", "shani", "avx512", "avx2", "avx", "sse41", "bmi2", "x64")
CLASSES = ("single", "short", "middle", "long")   # of calls, each with a size of measured.SIZES
BEGINS = (0, 2, 8, 32)                       # least blocks of a call of each class
SLACK = (3.0, 1.75, 1.35, 1.2)                 # what kernels take over their bounds in each class: medians of what was measured
MIDDLE = CLASSES.index("middle")
GAIN = 0.01                                  # what a kernel must gain somewhere to be held beside another one
OLD = (("avx2", 0.0), ("avx", 0.08), ("x64", 0.2))   # and more on old processors, which forgo as much for a smaller library
SMALL = 2, 7000                              # LIB=small: so many kernels of a hash at most, with so many bytes of code together
MIXED = 0.08                                 # what a mixed one must gain of each message's time, to be taken
MOST = 7                                     # kernels of a hash for several messages at once, that a library can hold
PORTABLE = 1.3                               # the time of the standard in C, over that of x64's kernel


@dataclass(frozen=True)
class KernelFigures:
    """Kernel as the selection sees it: `bounds` are cycles per byte by the names of the models,
    `bytes` is the code size, each if known."""

    name: str
    isa: str
    bytes: int | None = None
    bounds: Mapping[str, float] = field(default_factory=dict, hash=False)
    m: int = 1                                           # messages that it hashes at once
    mixed: bool = False                                  # some of them in integer registers, beside lanes
    schedule_isa: str = ""                                     # the ISA whose registers it takes besides

    def on(self, core: Processor) -> bool:
        """Tell whether a core runs the kernel if the system masks nothing."""
        return {self.isa, self.schedule_isa or self.isa} <= {*core.isas}


def isa_rank(isa: str) -> int:
    """Return an ISA's position in ISAS; an ISA that is not there ranks last."""
    return ISAS.index(isa) if isa in ISAS else len(ISAS)


def measured_figure(core: Processor, family: str, kernel: str, at: int) -> float | None:
    """Return the measured cycles per byte of call class `at`, or None.

    A missing figure of one block is estimated from that of middle calls by the median ratio of the
    other kernels, and then one of short calls from both: time grows linearly with the length.
    """
    family_figures = measured.load(core.name).get(family, {})
    figures = family_figures.get(kernel, (None,) * len(CLASSES))
    middle = figures[MIDDLE]
    if figures[at] is not None or at >= MIDDLE or middle is None:
        return figures[at]
    if at:
        first = measured_figure(core, family, kernel, 0)
        least, length, most = measured.SIZES[0], measured.SIZES[at], measured.SIZES[MIDDLE]
        part = (length - least) / (most - least)
        return ((1 - part) * first * least + part * middle * most) / length if first else None
    ratios = [single / divisor for others in family_figures.values()
              if (single := others[0]) is not None and (divisor := others[MIDDLE]) is not None]
    return middle * median(ratios) if ratios else None


def core_and_relatives(core: Processor) -> list[Processor]:
    """Return a core and its relatives."""
    return [core, *(p for name in core.relatives if (p := find_processor(name)))]


def scale(first: Processor, other: Processor, family: str, at: int) -> float:
    """Return the median ratio of measured figures, `first` to `other`, over the kernels measured on
    both; 1 if there is none."""
    both = measured.load(first.name).get(family, {}).keys() & measured.load(other.name).get(family, {}).keys()
    ratios = [a / b for k in both if (a := measured_figure(first, family, k, at))
              and (b := measured_figure(other, family, k, at))]
    return median(ratios) if ratios else 1.0


def expected_figure(core: Processor, family: str, kernel: KernelFigures, at: int) -> float | None:
    """Return a kernel's expected cycles per byte on a core in call class `at`; None if nothing is
    known of it."""
    relatives = [p for p in core_and_relatives(core) if measured.load(p.name).get(family)]
    for p in relatives:
        figure = measured_figure(p, family, kernel.name, at)
        if figure is not None:
            return figure * scale(relatives[0], p, family, at)
    bound = kernel.bounds.get(core.model)
    return bound * SLACK[at] if bound else None


def figures(family: str, kernels: Sequence[KernelFigures], core: Processor, at: int) -> dict[str, float]:
    """Return the figure of each kernel on a core in call class `at`.

    A kernel without any figure ranks behind those of its ISA; an ISA without any ranks before the
    ISAs behind it in ISAS. A kernel that was not measured on this core is never better than the
    median of its ISA's measured ones, because a bound only says what is possible, and an order
    found for another core says little.
    """
    expected_figures = {k.name: expected_figure(core, family, k, at) for k in kernels}
    here = {k.name: x for k in kernels if (x := measured_figure(core, family, k.name, at)) is not None}
    for k in kernels:
        those = [here[o.name] for o in kernels if o.isa == k.isa and o.name in here]
        if those and k.name not in here and (x := expected_figures[k.name]) is not None:
            expected_figures[k.name] = max(x, median(those))
    least = float("inf")
    out: dict[str, float] = {}
    for isa in sorted({k.isa for k in kernels}, key=isa_rank, reverse=True):
        isa_kernels = [k.name for k in kernels if k.isa == isa]
        figures = [x for name in isa_kernels if (x := expected_figures[name]) is not None]
        blank = 1.01 * max(figures) if figures else 0.99 * least if least < float("inf") else 1e3
        out |= {name: blank if (x := expected_figures[name]) is None else x for name in isa_kernels}
        least = min([least, *(out[name] for name in isa_kernels)])
    return out


class Comparison:
    """Figures of a hash's kernels on every core and in every call class; each is computed once."""

    def __init__(self, family: str, kernels: Iterable[KernelFigures]):
        self.family, self.kernels = family, sorted(kernels, key=lambda k: (isa_rank(k.isa), k.name))
        self.figures = cache(partial(figures, family, self.kernels))

    def order(self, core: Processor, at: int, among: Iterable[str]) -> list[str]:
        """Return the names among these kernels, the best first, on a core in a call class."""
        there = set(among)
        return sorted((k.name for k in self.kernels if k.name in there), key=self.figures(core, at).__getitem__)

    def runs(self, core: Processor) -> list[KernelFigures]:
        """Return the kernels that a core runs if the system masks nothing."""
        return [k for k in self.kernels if k.isa in core.isas or k.isa not in ISAS]


def scenes(cores: Sequence[Processor]) -> list[tuple[Processor, int]]:
    """Return each core with each call class."""
    return [(core, at) for core in cores for at in range(len(CLASSES))]


def loss(table: Comparison, included: Iterable[str], core: Processor, at: int) -> float:
    """Return the relative loss of the best included kernel against the best of all; infinite if no
    included one runs there."""
    cost, can = table.figures(core, at), [k.name for k in table.runs(core)]
    included_costs = [cost[name] for name in included if name in can]
    return min(included_costs, default=float("inf")) / min(cost[name] for name in can) - 1 if can else 0.0


def accepted_loss(core: Processor) -> float:
    """Return the relative loss that a core accepts for a smaller library."""
    return next((part for isa, part in OLD if isa in core.isas), 0.0)


def typical(table: Comparison, isa_kernels: Sequence[KernelFigures], cores: Sequence[Processor]) -> str:
    """Return the name of the representative kernel of one ISA.

    It takes the least time over the cores that have no better ISA, or over all cores with the ISA
    if there is none. Among kernels within the loss that these cores accept it is the smallest.
    """
    isa = isa_kernels[0].isa
    users = [c for c in cores if isa in c.isas]
    best = [c for c in users if isa_rank(isa) == min(isa_rank(i) for i in c.isas if i not in ("shani", "sha512ni") or i == isa)]
    scene_list = scenes(best or users or [UNKNOWN])
    cost = {k: sum(table.figures(c, at)[k.name] / min(table.figures(c, at)[o.name] for o in isa_kernels) for c, at in scene_list)
            for k in isa_kernels}
    near = min(cost.values()) * (1 + min(accepted_loss(c) for c, _ in scene_list))
    return min((k for k in isa_kernels if cost[k] <= near),
               key=lambda k: (accepted_loss(scene_list[0][0]) and k.bytes or 0, cost[k], k.name)).name


def relative_costs(table: Comparison, single_names: Iterable[str], multi_kernels: Sequence[KernelFigures],
                   core: Processor) -> list[int]:
    """Return the cost of each multi-message kernel on a core, in sixteenths of one block by the
    best single-message kernel.

    The cost is for one block of each message, at most 255. Where nothing is known of the core it is
    the median of the known cores. A kernel with scalar streams costs more than its lanes alone. If
    it gains less than MIXED per message it costs 255, because its number divides few counts of
    messages. Of kernels that differ in options alone, those measured on this core or on a nearer
    relative come first.
    """
    at, names = len(CLASSES) - 1, set(single_names)

    def ratio(c: Processor, k: KernelFigures) -> float | None:
        single_cost = min((table.figures(c, at)[o.name] for o in table.runs(c) if o.name in names), default=None)
        figure = expected_figure(c, table.family, k, at) if k.on(c) else None
        return 16 * k.m * figure / single_cost if figure and single_cost else None

    def cost(k: KernelFigures) -> float:
        this_ratio = ratio(core, k) if core is not UNKNOWN else None
        return this_ratio or median([r for c in PROCESSORS if (r := ratio(c, k))] or [255])

    def distance(k: KernelFigures) -> int:
        """Return the place among `core_and_relatives` of the nearest core on which the kernel was measured."""
        cores = core_and_relatives(core)
        return next((i for i, p in enumerate(cores) if measured_figure(p, table.family, k.name, at) is not None), len(cores))

    costs = {k: min(255, round(cost(k))) for k in multi_kernels}
    for k in multi_kernels:
        nearer = [costs[o] for o in multi_kernels if (o.m, o.isa, o.schedule_isa) == (k.m, k.isa, k.schedule_isa)
                  and distance(o) < distance(k)]
        costs[k] = min(255, max(costs[k], *(c + 1 for c in nearer))) if nearer else costs[k]
    unmixed_costs = {k: c for k, c in costs.items() if not k.mixed and k.isa in core.isas}
    for k in (k for k in multi_kernels if k.mixed):
        costs[k] = max([costs[k], *(c + 1 for o, c in unmixed_costs.items() if o.isa == k.isa and o.m < k.m)])
        if costs[k] / k.m > (1 - MIXED) * min((c / o.m for o, c in unmixed_costs.items()), default=255):
            costs[k] = 255
    return list(costs.values())


def multi_kernels_to_include(table: Comparison, single_names: Iterable[str], multi_kernels: Sequence[KernelFigures],
                  cores: Sequence[Processor] | None = None) -> list[str]:
    """Return the names of a library's multi-message kernels, at most MOST.

    These take the least time per message for some number of messages on one of the cores. Without
    `cores`, every core with the kernel's ISA counts, and kernels with scalar streams are left out
    for their size.
    """
    multi_kernels, selected_names = [k for k in multi_kernels if cores is not None or not k.mixed], set()
    for core in PROCESSORS if cores is None else cores:
        costs = dict(zip(multi_kernels, relative_costs(table, single_names, multi_kernels, core)))
        can = [k for k in multi_kernels if k.on(core)]
        for usable_kernels in [can, [k for k in can if not k.mixed]] if cores is not None else [
                [k for k in can if isa_rank(k.isa) >= least] for least in range(len(ISAS))]:
            for n in range(2, max((k.m for k in usable_kernels), default=1) + 1):
                best = min(usable_kernels, key=lambda k: costs[k] / min(k.m, n))
                selected_names |= {best.name} if costs[best] / min(best.m, n) < 16 else set()
    return [k.name for k in multi_kernels if k.name in selected_names][:MOST]


def kernels_to_include(family: str, kernels: Iterable[KernelFigures], cores: Sequence[Processor] | None = None) -> list[str]:
    """Return the names of a library's kernels for any length.

    For every core and call class the set has a kernel within GAIN of the best one. Without `cores`
    it also has one kernel of each ISA, for unknown processors and masked features; with `cores` it
    serves these only.
    """
    table = Comparison(family, kernels)
    included: list[str] = []
    every = list(PROCESSORS) if cores is None else list(cores)
    if cores is None:
        isas = sorted({k.isa for k in table.kernels}, key=isa_rank)
        included = [typical(table, [k for k in table.kernels if k.isa == isa], every) for isa in isas]
    wanted = [scene for scene in scenes(every) if table.runs(scene[0])]
    while True:
        worst_loss, core, at = max(((loss(table, included, *scene) - accepted_loss(scene[0]), *scene) for scene in wanted),
                             key=lambda ranking: ranking[0], default=(0.0, UNKNOWN, 0))
        if worst_loss <= GAIN:
            break
        included.append(table.order(core, at, [k.name for k in table.runs(core)])[0])
    isa = {k.name: k.isa for k in table.kernels}
    for name in list(included):                             # what others have made needless since
        rest = [other for other in included if other != name]
        is_replaceable = cores is not None or any(isa[other] == isa[name] for other in rest)
        if is_replaceable and rest and all(loss(table, rest, *scene) <= GAIN + accepted_loss(scene[0]) for scene in wanted):
            included = rest
    return [k.name for k in table.kernels if k.name in included]


def small(family: str, kernels: Iterable[KernelFigures], cores: Sequence[Processor] | None = None) -> list[str]:
    """Return the names of a small library's kernels.

    These are the set within SMALL (number and bytes) with the least mean loss over `cores`, or over
    the processors with AVX2 or SHA extensions.
    """
    table = Comparison(family, kernels)
    most, room = SMALL
    every = scenes([c for c in PROCESSORS if {"avx2", "shani"} & {*c.isas}] if cores is None else cores)
    fits = [k for k in table.kernels if k.bytes is not None and k.bytes <= room]

    def cost(kernel_set: Sequence[KernelFigures]) -> float:
        total = 0.0
        for core, at in every:
            figures, can = table.figures(core, at), [k.name for k in table.runs(core)]
            c = max([figures[k.name] for k in table.kernels if k.isa == "x64"] or [*figures.values()]) * PORTABLE
            total += min([c, *(figures[k.name] for k in kernel_set if k.name in can)]) / min([c, *(figures[n] for n in can)])
        return total

    sets = [kernel_set for number in range(1, most + 1) for kernel_set in combinations(fits, number) if sum(
        k.bytes or 0 for k in kernel_set) <= room]
    best = min(sets, key=lambda subset: (round(cost(subset) / len(every), 2), len(subset), sum(k.bytes or 0 for k in subset)),
               default=())
    return [k.name for k in best] or kernels_to_include(family, table.kernels, cores)[:1]
