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
    """Return the cost of each multi-message kernel on a core, at most MAX_COST. It is the time for
    one block of each message. The unit is such that one block by the best of `single_kernels`,
    kernels of the comparison, costs SINGLE_COST.

    If nothing is known of the core, the cost is the median over the known cores. Of kernels that
    differ in options alone, those measured on this core or on a nearer related core cost less. A
    kernel with messages in integer registers costs more than kernels of fewer messages in lanes
    alone. If it gains less than MIN_MIXED_GAIN per message it costs MAX_COST, because few numbers
    of messages are multiples of its own.
    """
    call_class, relatives = len(CALL_CLASSES) - 1, core_and_relatives(core)

    def cost_on(c: Processor, k: KernelCandidate) -> float | None:
        """Return the cost of a kernel on a core; None if the core does not run the kernel, or if no
        cycles are known."""
        single_cycles = min((comparison.cycles(c, call_class)[single] for single in single_kernels
                             if single.runs_on(c)), default=None)
        cycles = expected_cycles(c, comparison.family, k, call_class) if k.runs_on(c) else None
        return SINGLE_COST * k.m * cycles / single_cycles if cycles and single_cycles else None

    def cost(k: KernelCandidate) -> int:
        """Return a kernel's cost on this core; if it is not known, the median over the known cores,
        or else MAX_COST."""
        this_cost = cost_on(core, k) if core is not UNKNOWN else None
        return min(MAX_COST, round(this_cost or median(
            [other for c in PROCESSORS if (other := cost_on(c, k))] or [MAX_COST])))

    # the position in `relatives` of the nearest core on which a kernel was measured
    distance = {k: next((i for i, p in enumerate(relatives) if measured_cycles(
        p, comparison.family, k.name)[call_class]), len(relatives)) for k in multi_kernels}
    costs = {k: cost(k) for k in multi_kernels}
    for k in multi_kernels:
        # Costs by the kernels of the same ISA that were measured on a nearer core: of those that
        # differ in options alone; if this kernel was measured nowhere near, of all.
        nearer = [costs[other] * k.m // other.m + 1 for other in multi_kernels
                  if distance[other] < distance[k] and other.isas == k.isas
                  and (other.m == k.m or distance[k] == len(relatives))]
        costs[k] = min(MAX_COST, max([costs[k], *nearer]))
    unmixed_costs = {k: c for k, c in costs.items() if not k.mixed and k.isa in core.isas}
    for k in (k for k in multi_kernels if k.mixed):
        costs[k] = max([costs[k], *(c + 1 for lanes, c in unmixed_costs.items()
                                    if lanes.isa == k.isa and lanes.m < k.m)])
        if (costs[k] / k.m > (1 - MIN_MIXED_GAIN)
            * min((c / lanes.m for lanes, c in unmixed_costs.items()), default=MAX_COST)):
            costs[k] = MAX_COST
    return costs


def multi_kernels_to_include(comparison: KernelComparison,
                             single_kernels: Sequence[KernelCandidate],
                             multi_kernels: Sequence[KernelCandidate],
                             cores: Sequence[Processor] | None = None) -> list[KernelCandidate]:
    """Return a library's multi-message kernels, at most MAX_MULTI_KERNELS.

    Each of these kernels takes the least time per message for some number of messages on one of the
    `cores`. If `cores` is None, all of PROCESSORS count, also without their best ISAs. Kernels with
    messages in integer registers are then left out for their size. `comparison`: the family's
    single-message kernels; `single_kernels`: those of the library, with which costs are compared.
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
