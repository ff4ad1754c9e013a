"""Simulated annealing at temperature zero: sort keys are changed at random, and only improvements
are accepted. Input is a set of sort keys and a time limit; output is the best set found. Each
iteration times a few candidates near the best keys, in turn with the code of the best keys."""

import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ...compile.allocate import OutOfRegisters
from .block_timing import BlockTiming
from .encoder import MachineCode
from .proposals import PROPOSALS, Proposal, propose
from .space import Keys, SearchSpace
from .timer import CAREFUL_SAMPLES, MAX_CANDIDATES, Timer

MAX_DRAWS = 200  # proposals drawn in one iteration, at most
MIN_GAIN, MIN_GAIN_ERRORS = 0.0003, 2  # least accepted gain: a ratio, and in standard errors
Target = SearchSpace | BlockTiming  # makes the code in which sort keys are timed


class CandidateOrder(NamedTuple):
    """Sort keys and the code in their order. `ratio` is the time of the code relative to the
    default order; it is 1 until `Search.time_candidates` sets it."""

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
    """Search by simulated annealing at temperature zero.

    `target` makes the code that is timed; only the basic blocks in its `weights` change. `space` is
    the kernel's search space. `report` is called after each iteration, with the number of
    candidates timed so far and the ratio of the best time to the initial one. `on_improvement` is
    called with every improvement that the longer measurement confirms. For each proposal, `faster`
    counts the candidates that seemed faster, and `timed` all candidates; both begin with 1.
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
        candidates timed. There is at least one iteration. The search ends early if an iteration
        draws no candidate."""
        end, tried, ratio = time.monotonic() + seconds, 0, 1.0
        timer, call_blocks = self.timer, self.target.long_call_blocks
        _, (expected_state,) = timer.time([best.machine_code], 2, call_blocks)
        while time.monotonic() < end or not tried:
            candidates = self.draw_candidates(best.keys, end)
            if not candidates:
                break
            (best_cycles, *cycles), states = timer.time(
                [best.machine_code, *(candidate.machine_code for _, candidate in candidates)],
                blocks=call_blocks)
            tried += len(candidates)
            if any(state != expected_state for state in states):
                raise AssertionError(
                    f"an order of {self.space.config.stem} computes a wrong result")
            threshold = best_cycles * (1 - timer.noise)
            for (proposal, _), candidate_cycles in zip(candidates, cycles):
                self.faster[proposal] += candidate_cycles < threshold
                self.timed[proposal] += 1
            least_cycles = min(cycles)
            if least_cycles < threshold:
                _, fastest = candidates[cycles.index(least_cycles)]
                (before, after), _ = timer.time([best.machine_code, fastest.machine_code],
                                                CAREFUL_SAMPLES, call_blocks)
                if after < before * (1 - max(MIN_GAIN, MIN_GAIN_ERRORS * timer.noise)):
                    best, ratio = fastest, ratio * after / before
                    self.on_improvement(best)
            self.space.limit_caches()
            self.report(tried, ratio)
        return best, tried

    def draw_candidates(self, keys: Keys, end: float) -> list[tuple[Proposal, CandidateOrder]]:
        """Return up to MAX_CANDIDATES candidates near `keys` whose orders have a register
        allocation, each with the proposal that made its keys."""
        candidates: list[tuple[Proposal, CandidateOrder]] = []
        weights = [self.faster[proposal] / self.timed[proposal] for proposal in PROPOSALS]
        for draw in range(MAX_DRAWS):
            if len(candidates) == MAX_CANDIDATES or draw and time.monotonic() > end:
                break
            proposal = self.rng.choices(PROPOSALS, weights)[0]
            new_keys = propose(proposal, self.space, keys, self.rng, self.target.weights)
            # The last draws also accept the order of `keys`, so that there is a candidate.
            may_be_equal = draw >= MAX_DRAWS - MAX_CANDIDATES
            if ((may_be_equal or not self.space.has_same_order(keys, new_keys))
                and (candidate := encode_candidate(self.target, new_keys))):
                candidates.append((proposal, candidate))
        return candidates
