"""Stochastic hill climbing on ordering priorities.

Input is a set of sort keys and a time limit; output is the best set found. In each iteration, a
batch of candidates near the best keys is timed in turn with the code of the best keys. A candidate
that seems faster is timed again with more samples, and accepted if the gain exceeds the noise.
Proposals whose candidates were faster are drawn more often. Every complete kernel must write the
same state as the first one; an order that changes the state stops the search.
"""

import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ..compile.locations import OutOfRegisters
from .block_timing import BlockTiming
from .encoder import MachineCode
from .proposals import PROPOSALS, Proposal, propose
from .space import Keys, SearchSpace
from .timer import CAREFUL_SAMPLES, MAX_CANDIDATES, Timer

MAX_DRAWS = 200  # proposals drawn for one batch, at most
MIN_GAIN, MIN_GAIN_ERRORS = 0.0003, 2  # least accepted gain: a ratio, and in standard errors
Target = SearchSpace | BlockTiming  # makes the code in which sort keys are timed


class CandidateOrder(NamedTuple):
    """Sort keys, the code in their order, and its time as a ratio to that of another code."""

    keys: Keys
    machine_code: MachineCode
    ratio: float = 1.0


def encode_candidate(target: Target, keys: Keys) -> CandidateOrder | None:
    """Return the candidate with these sort keys; None if their order has no register allocation."""
    try:
        return CandidateOrder(keys, target.encode_keys(keys))
    except OutOfRegisters:
        return None


@dataclass
class Annealing:
    """Stochastic hill climbing from given sort keys.

    `target` makes the code that is timed; only the basic blocks in its `weights` change. `space` is
    the kernel's search space. `report` is called after each batch, with the number of candidates
    timed and the ratio of the best time to the initial one. `on_improvement` is called with every
    improvement that the longer measurement confirms. `faster` and `timed` count the candidates of
    each proposal: those that seemed faster, and those timed; both counts begin with 1.
    """

    target: Target
    space: SearchSpace
    timer: Timer
    rng: random.Random
    report: Callable[[int, float], None]
    on_improvement: Callable[[CandidateOrder], None] = lambda candidate: None
    faster: Counter[Proposal] = field(default_factory=lambda: Counter(PROPOSALS))
    timed: Counter[Proposal] = field(default_factory=lambda: Counter(PROPOSALS))

    def run(self, best: CandidateOrder, seconds: float) -> tuple[CandidateOrder, int]:
        """Return the best candidate found near `best` within `seconds`, and the number of
        candidates timed. At least one batch is timed, unless no candidate has a register
        allocation. Raise AssertionError if an order changes the state that the code writes."""
        end, tried, gain = time.monotonic() + seconds, 0, 1.0
        timer, call_blocks = self.timer, self.target.long_call_blocks
        _, (expected_state,) = timer.time([best.machine_code], 2, call_blocks)
        while time.monotonic() < end or not tried:
            batch = self.draw_candidates(best.keys, end)
            if not batch:
                break
            (best_cycles, *cycles), states = timer.time(
                [best.machine_code, *(candidate.machine_code for _, candidate in batch)],
                blocks=call_blocks)
            tried += len(batch)
            if any(state != expected_state for state in states):
                raise AssertionError(
                    f"an order of {self.space.config.stem} computes a wrong result")
            threshold = best_cycles * (1 - timer.noise)
            for (proposal, _), candidate_cycles in zip(batch, cycles):
                self.faster[proposal] += candidate_cycles < threshold
                self.timed[proposal] += 1
            least_cycles = min(cycles)
            if least_cycles < threshold:
                _, fastest = batch[cycles.index(least_cycles)]
                (before, after), _ = timer.time([best.machine_code, fastest.machine_code],
                                                CAREFUL_SAMPLES, call_blocks)
                if after < before * (1 - max(MIN_GAIN, MIN_GAIN_ERRORS * timer.noise)):
                    best, gain = fastest, gain * after / before
                    self.on_improvement(best)
            self.space.limit_caches()
            self.report(tried, gain)
        return best, tried

    def draw_candidates(self, keys: Keys, end: float) -> list[tuple[Proposal, CandidateOrder]]:
        """Return up to MAX_CANDIDATES candidates near `keys` whose orders have a register
        allocation, each with the proposal that made its keys.

        The weight of a proposal is the share of its candidates that seemed faster. Drawing ends at
        the time `end` (monotonic clock) or after MAX_DRAWS draws, so that there may be fewer
        candidates: in a kernel of SHA instructions few proposals change the order.
        """
        batch: list[tuple[Proposal, CandidateOrder]] = []
        weights = [self.faster[proposal] / self.timed[proposal] for proposal in PROPOSALS]
        for draw in range(MAX_DRAWS):
            if len(batch) == MAX_CANDIDATES or draw and time.monotonic() > end:
                break
            proposal = self.rng.choices(PROPOSALS, weights)[0]
            new_keys = propose(proposal, self.space, keys, self.rng, self.target.weights)
            # The last draws also accept the order of `keys`, so that there is a candidate.
            may_be_equal = draw >= MAX_DRAWS - MAX_CANDIDATES
            if ((may_be_equal or not self.space.has_same_order(keys, new_keys))
                and (candidate := encode_candidate(self.target, new_keys))):
                batch.append((proposal, candidate))
        return batch
