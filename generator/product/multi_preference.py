"""Costs of multi-message kernels on a processor, and selection of those that a library includes.

Input: the kernels, and the single-message kernels with which they compete (preference.py). Output:
relative costs, and kernels to include.
"""

from collections.abc import Sequence
from statistics import median

from ..x86.uarch.processors import PROCESSORS, UNKNOWN, Processor
from .preference import (
    CALL_CLASSES,
    ISAS,
    KernelCandidate,
    KernelComparison,
    core_and_relatives,
    expected_cycles,
    isa_rank,
    measured_cycles,
)

# relative gain per message, below which a kernel with messages in integer registers is not used
MIN_MIXED_GAIN = 0.08
MAX_MULTI_KERNELS = 7  # of a hash in one library
# in relative_costs: cost of one block by the best single-message kernel; largest cost
SINGLE_COST, MAX_COST = 16, 255


def relative_costs(comparison: KernelComparison, single_kernels: Sequence[KernelCandidate],
                   multi_kernels: Sequence[KernelCandidate],
                   core: Processor) -> dict[KernelCandidate, int]:
    """Return multi-message kernel -> its cost on a core, a whole number of at most MAX_COST. The
    cost is the time in which the kernel hashes one block of each of its messages. The unit of time
    is chosen so that one block by the best of `single_kernels` costs SINGLE_COST. `comparison` has
    the single-message kernels of the family.

    If the core is UNKNOWN, or if no cycles of the kernel on it are known, the cost is the median
    over PROCESSORS, or MAX_COST if none of these has known cycles. Of kernels that differ in
    options alone, one that was measured on a nearer core costs less than one that was measured on a
    farther core. A mixed kernel (KernelCandidate) costs more than each kernel of its ISA that
    hashes fewer messages, in lanes alone. Few numbers of messages are multiples of its m. So it
    costs MAX_COST, unless its cost per message is lower by MIN_MIXED_GAIN than that of the best
    kernel with all messages in lanes.
    """
    call_class, relatives = len(CALL_CLASSES) - 1, core_and_relatives(core)

    def cost_on(c: Processor, k: KernelCandidate) -> float:
        """Return the cost of a kernel on a core, not rounded; 0.0 if the core does not run the
        kernel, or if no cycles are known."""
        cycles = expected_cycles(c, comparison.family, k, call_class) if k.runs_on(c) else None
        return (SINGLE_COST * k.m * (cycles or 0.0)
                / comparison.least_cycles(single_kernels, c, call_class))

    def distance(k: KernelCandidate) -> int:
        """Return the index in `relatives` of the nearest core on which the kernel was measured; the
        length of `relatives` if there is none."""
        return next((i for i, p in enumerate(relatives)
                     if measured_cycles(p, comparison.family, k.name)[call_class]), len(relatives))

    costs: dict[KernelCandidate, int] = {}
    for k in multi_kernels:
        cost = 0.0 if core is UNKNOWN else cost_on(core, k)
        if not cost:
            cost = median([other for c in PROCESSORS if (other := cost_on(c, k))] or [MAX_COST])
        costs[k] = min(MAX_COST, round(cost))
    for k in multi_kernels:
        # Costs of the kernels of the same ISAs that were measured on a nearer core, scaled to m of
        # this kernel. Only kernels with the same m count, unless this kernel was measured on none
        # of the `relatives`.
        nearer = [costs[other] * k.m // other.m + 1 for other in multi_kernels
                  if distance(other) < distance(k) and other.isas == k.isas
                  and (other.m == k.m or distance(k) == len(relatives))]
        costs[k] = min(MAX_COST, max([costs[k], *nearer]))
    in_lanes = [k for k in multi_kernels if not k.mixed and k.isa in core.isas]
    least_per_message = min((costs[k] / k.m for k in in_lanes), default=MAX_COST)
    for k in (k for k in multi_kernels if k.mixed):
        fewer = [costs[lanes] + 1 for lanes in in_lanes if lanes.isa == k.isa and lanes.m < k.m]
        costs[k] = max([costs[k], *fewer])
        if costs[k] / k.m > (1 - MIN_MIXED_GAIN) * least_per_message:
            costs[k] = MAX_COST
    return costs


def multi_kernels_to_include(comparison: KernelComparison,
                             single_kernels: Sequence[KernelCandidate],
                             multi_kernels: Sequence[KernelCandidate],
                             cores: Sequence[Processor] | None = None) -> list[KernelCandidate]:
    """Return the multi-message kernels that a library includes, at most MAX_MULTI_KERNELS.

    Each of these kernels takes less time per message than a single-message kernel. For some number
    of messages on one of the `cores`, it takes the least time of the kernels that the core runs, or
    of those of them that are not mixed (KernelCandidate). Of equally good kernels one is included.

    `comparison`: the family's single-message kernels; `single_kernels`: those of the library. If
    `cores` is None, the kernels are for all of PROCESSORS, and also for these processors if a
    system masks their best ISAs. Mixed kernels are then left out for their size.
    """
    multi_kernels = [k for k in multi_kernels if cores is not None or not k.mixed]
    best_sets: list[list[KernelCandidate]] = []  # equally good kernels
    for core in PROCESSORS if cores is None else cores:
        costs = relative_costs(comparison, single_kernels, multi_kernels, core)
        runnable = [k for k in multi_kernels if k.runs_on(core)]
        usable_sets = [runnable, [k for k in runnable if not k.mixed]]
        if cores is None:  # a system may mask the best ISAs of an unknown processor
            usable_sets = [[k for k in runnable if isa_rank(k.isa) >= rank]
                           for rank in range(len(ISAS))]
        for usable in usable_sets:
            for message_count in range(2, max((k.m for k in usable), default=1) + 1):
                cost_of_message = {k: costs[k] / min(k.m, message_count) for k in usable}
                least = min(cost_of_message.values())
                if least < SINGLE_COST:
                    best_sets.append([k for k in usable if cost_of_message[k] == least])
    selected: list[KernelCandidate] = []
    for kernels in sorted(best_sets, key=len):
        if not {*kernels} & {*selected}:
            selected.append(kernels[0])
    return [k for k in multi_kernels if k in selected][:MAX_MULTI_KERNELS]
