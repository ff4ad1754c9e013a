"""Which kernels a library holds and which of them a processor runs, for a short, a middle and a long call.

In go kernels (name, ISA, bounds) and the data: measured/ says what a kernel took on a core, processors.toml which cores there
are and what they resemble. Out come orders, the best first, and the sets that a library holds. The figure of a kernel on a
core is what was measured there; else what was measured on the nearest relative (figures of several are brought to the nearest
one's scale); else its bound on that core times SLACK. An ISA of which nothing is known is taken for better than those behind
it in ISAS.
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
CLASSES = ("short", "middle", "long")        # of calls, each with a size of measured.SIZES
BEGINS = (0, 256, 3072)                      # the bytes of a call from which it is of a class: between measured.SIZES
SLACK = (3.0, 1.35, 1.2)                     # what kernels take over their bounds in each class: medians of what was measured
GAIN = 0.01                                  # what a kernel must gain somewhere to be held beside another one
OLD = (("avx2", 0.0), ("avx", 0.08), ("x64", 0.2))   # and more on old processors, which forgo as much for a smaller library
SMALL = 2, 7000                              # LIB=small: so many kernels of a hash at most, with so many bytes of code together
MIXED = 0.08                                 # what a mixed one must gain of each message's time, to be taken
MOST = 7                                     # kernels of a hash for several messages at once, that a library can hold
PORTABLE = 1.3                               # the time of the standard in C, over that of x64's kernel


@dataclass(frozen=True)
class KernelFigures:
    """What a choice knows of a kernel: its name in the library, its ISA, its bytes of code and its bounds (cycles per byte, by
    the names of models/), if they are known."""

    name: str
    isa: str
    bytes: int | None = None
    bounds: Mapping[str, float] = field(default_factory=dict, hash=False)
    m: int = 1                                           # messages that it hashes at once
    mixed: bool = False                                  # some of them in integer registers, beside lanes
    schedule_isa: str = ""                                     # the ISA whose registers it takes besides

    def on(self, core: Processor) -> bool:
        """Whether a core runs it, where nothing is masked."""
        return {self.isa, self.schedule_isa or self.isa} <= {*core.isas}


def isa_rank(isa: str) -> int:
    """Where an ISA stands in ISAS; one that is not there behind all."""
    return ISAS.index(isa) if isa in ISAS else len(ISAS)


def measured_figure(core: Processor, family: str, kernel: str, at: int) -> float | None:
    """What was measured on a core: for want of the short figure, from the middle one as other kernels' figures lie."""
    family_figures = measured.load(core.name).get(family, {})
    figures = family_figures.get(kernel, (None,) * len(CLASSES))
    if figures[at] is not None or at or figures[1] is None:
        return figures[at]
    ratios = [f[0] / f[1] for f in family_figures.values() if f[0] is not None and f[1] is not None]
    return figures[1] * median(ratios) if ratios else None


def near(core: Processor) -> list[Processor]:
    """The core, and those that it resembles."""
    return [core, *(p for name in core.relatives if (p := find_processor(name)))]


def scale(first: Processor, other: Processor, family: str, at: int) -> float:
    """What kernels take on one core over what they take on another, in the median of those that were measured on both."""
    both = measured.load(first.name).get(family, {}).keys() & measured.load(other.name).get(family, {}).keys()
    ratios = [a / b for k in both if (a := measured_figure(first, family, k, at))
              and (b := measured_figure(other, family, k, at))]
    return median(ratios) if ratios else 1.0


def expected_figure(core: Processor, family: str, kernel: KernelFigures, at: int) -> float | None:
    """A kernel's figure on a core in a class, in cycles per byte; None where nothing is known of it."""
    relatives = [p for p in near(core) if measured.load(p.name).get(family)]
    for p in relatives:
        figure = measured_figure(p, family, kernel.name, at)
        if figure is not None:
            return figure * scale(relatives[0], p, family, at)
    bound = kernel.bounds.get(core.model)
    return bound * SLACK[at] if bound else None


def figures(family: str, kernels: Sequence[KernelFigures], core: Processor, at: int) -> dict[str, float]:
    """The figure of each kernel on a core in a class. A kernel of which nothing is known stands behind those of its ISA; where
    nothing is known of the ISA, before those of the ISAS behind it. What was not measured there is never better than the median
    of its ISA's that were: a bound says what is possible, and an order that was found elsewhere little."""
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
    """The figures of a hash's kernels on every core and in every class, made once."""

    def __init__(self, family: str, kernels: Iterable[KernelFigures]):
        self.family, self.kernels = family, sorted(kernels, key=lambda k: (isa_rank(k.isa), k.name))
        self.figures = cache(partial(figures, family, self.kernels))

    def order(self, core: Processor, at: int, among: Iterable[str]) -> list[str]:
        """Names of kernels, the best first on a core in a class."""
        there = set(among)
        return sorted((k.name for k in self.kernels if k.name in there), key=self.figures(core, at).__getitem__)

    def runs(self, core: Processor) -> list[KernelFigures]:
        """The kernels that a core runs where nothing is masked."""
        return [k for k in self.kernels if k.isa in core.isas or k.isa not in ISAS]


def scenes(cores: Sequence[Processor]) -> list[tuple[Processor, int]]:
    return [(core, at) for core in cores for at in range(len(CLASSES))]


def loss(table: Comparison, included: Iterable[str], core: Processor, at: int) -> float:
    """By which part the best kernel that is held is slower there than the best of all; infinite where none runs."""
    cost, can = table.figures(core, at), [k.name for k in table.runs(core)]
    included_costs = [cost[name] for name in included if name in can]
    return min(included_costs, default=float("inf")) / min(cost[name] for name in can) - 1 if can else 0.0


def forgone(core: Processor) -> float:
    """By which part a kernel may be slower on a core than the best, for its size."""
    return next((part for isa, part in OLD if isa in core.isas), 0.0)


def typical(table: Comparison, isa_kernels: Sequence[KernelFigures], cores: Sequence[Processor]) -> str:
    """Of one ISA's kernels that which takes least over the cores that have nothing better, or over all that run it, if none; the
    smallest of those that come as near as these cores allow."""
    isa = isa_kernels[0].isa
    users = [c for c in cores if isa in c.isas]
    best = [c for c in users if isa_rank(isa) == min(isa_rank(i) for i in c.isas if i not in ("shani", "sha512ni") or i == isa)]
    scene_list = scenes(best or users or [UNKNOWN])
    cost = {k: sum(table.figures(c, at)[k.name] / min(table.figures(c, at)[o.name] for o in isa_kernels) for c, at in scene_list)
            for k in isa_kernels}
    near = min(cost.values()) * (1 + min(forgone(c) for c, _ in scene_list))
    return min((k for k in isa_kernels if cost[k] <= near),
               key=lambda k: (forgone(scene_list[0][0]) and k.bytes or 0, cost[k], k.name)).name


def relative_costs(table: Comparison, single_names: Iterable[str], multi_kernels: Sequence[KernelFigures],
                   core: Processor) -> list[int]:
    """What each kernel for several messages takes on a core for a block of each, in sixteenths of what the best of the kernels
    `single_names` takes for one message's block; the median of the known cores where nothing is known, at most 255. A mixed one
    takes more than its lanes alone; and one that gains little is never best, as its number divides few numbers of messages."""
    at, names = len(CLASSES) - 1, set(single_names)

    def ratio(c: Processor, k: KernelFigures) -> float | None:
        single_cost = min((table.figures(c, at)[o.name] for o in table.runs(c) if o.name in names), default=None)
        figure = expected_figure(c, table.family, k, at) if k.on(c) else None
        return 16 * k.m * figure / single_cost if figure and single_cost else None

    def cost(k: KernelFigures) -> float:
        this_ratio = ratio(core, k) if core is not UNKNOWN else None
        return this_ratio or median([r for c in PROCESSORS if (r := ratio(c, k))] or [255])

    costs = {k: min(255, round(cost(k))) for k in multi_kernels}
    unmixed_costs = {k: c for k, c in costs.items() if not k.mixed and k.isa in core.isas}
    for k in (k for k in multi_kernels if k.mixed):
        costs[k] = max([costs[k], *(c + 1 for o, c in unmixed_costs.items() if o.isa == k.isa and o.m < k.m)])
        if costs[k] / k.m > (1 - MIXED) * min((c / o.m for o, c in unmixed_costs.items()), default=255):
            costs[k] = 255
    return list(costs.values())


def multi_kernels_to_include(table: Comparison, single_names: Iterable[str], multi_kernels: Sequence[KernelFigures],
                  cores: Sequence[Processor] | None = None) -> list[str]:
    """Which kernels for several messages a library holds: those that take the least of each message's time for some number of
    messages on some of the cores; without `cores` on some that has the kernel's ISA, and none that is mixed, for their size."""
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
    """What a library holds: what some core runs that it knows, unless another one is as good but for GAIN; and one kernel of
    each ISA, for what is masked or unknown. With `cores`: what these run, and nothing for others."""
    table = Comparison(family, kernels)
    included: list[str] = []
    every = list(PROCESSORS) if cores is None else list(cores)
    if cores is None:
        isas = sorted({k.isa for k in table.kernels}, key=isa_rank)
        included = [typical(table, [k for k in table.kernels if k.isa == isa], every) for isa in isas]
    wanted = [scene for scene in scenes(every) if table.runs(scene[0])]
    while True:
        worst_loss, core, at = max(((loss(table, included, *scene) - forgone(scene[0]), *scene) for scene in wanted),
                             key=lambda ranking: ranking[0], default=(0.0, UNKNOWN, 0))
        if worst_loss <= GAIN:
            break
        included.append(table.order(core, at, [k.name for k in table.runs(core)])[0])
    isa = {k.name: k.isa for k in table.kernels}
    for name in list(included):                             # what others have made needless since
        rest = [other for other in included if other != name]
        is_replaceable = cores is not None or any(isa[other] == isa[name] for other in rest)
        if is_replaceable and rest and all(loss(table, rest, *scene) <= GAIN + forgone(scene[0]) for scene in wanted):
            included = rest
    return [k.name for k in table.kernels if k.name in included]


def small(family: str, kernels: Iterable[KernelFigures], cores: Sequence[Processor] | None = None) -> list[str]:
    """For those who count bytes: the few kernels within SMALL that lose least in the mean over the cores: those of the last ten
    years, if none are named."""
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
