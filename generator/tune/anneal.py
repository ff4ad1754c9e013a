"""Stochastic hill climbing on ordering priorities.

Input is a set of sort keys and a time limit; output is the best set found. In each iteration, a
batch of candidates near the best keys is timed in turn with the code of the best keys. A candidate
that seems faster is timed again with more samples, and accepted if the gain exceeds the noise.
Proposals whose candidates were faster are drawn more often. Every complete kernel must write the
same state as the first one; an order that changes the state stops the search.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ..compile.locations import OutOfRegisters
from ..x86.program import Program
from .block_timing import BlockTiming
from .encoder import MachineCode
from .proposals import PROPOSALS, BlockWeights, Proposal, propose
from .space import Keys, SearchSpace
from .timer import CAREFUL_SAMPLES, MAX_CANDIDATES, Timer

MAX_DRAWS = 200  # proposals drawn for one batch, at most
MIN_GAIN, MIN_GAIN_ERRORS = 0.0003, 2  # least accepted gain: a ratio, and in standard errors
Target = SearchSpace | BlockTiming  # makes the code in which sort keys are timed


@dataclass
class AnnealResult:
    """Best sort keys, their code, and the number of candidates timed."""

    keys: Keys
    machine_code: MachineCode
    tried: int = 0


class ProposedKeys(NamedTuple):
    """Sort keys to be timed, the program in their order after register allocation, and the proposal
    that made the keys."""

    keys: Keys
    program: Program
    proposal: Proposal


@dataclass
class SuccessCount:
    """Counts of one proposal's candidates: those that seemed faster, and those timed. Both counts
    begin with 1."""

    faster: int = 1
    timed: int = 1


@dataclass
class Annealing:
    """Stochastic hill climbing from given sort keys.

    `target` makes the code that is timed; `space` is the kernel's search space. Only the basic
    blocks in `block_weights` change. `report` is called after each batch, with the number of
    candidates timed and the ratio of the best time to the initial one. `on_improvement` is called
    with the keys and the code of every improvement that the longer measurement confirms. `blocks`
    is the number of message blocks in the long call of a sample (timer.py); 0 stands for the
    timer's default.
    """

    target: Target
    space: SearchSpace
    timer: Timer
    block_weights: BlockWeights
    rng: random.Random
    report: Callable[[int, float], None]
    on_improvement: Callable[[Keys, MachineCode], None] = lambda keys, machine_code: None
    blocks: int = 0
    success: dict[Proposal, SuccessCount] = field(
        default_factory=lambda: {proposal: SuccessCount() for proposal in PROPOSALS})

    def run(self, keys: Keys, seconds: float) -> AnnealResult:
        """Return the best sort keys found near `keys` within `seconds`. At least one batch is
        timed, unless no candidate has a register allocation. Raise AssertionError if an order
        changes the state that the code writes."""
        end, timer = time.monotonic() + seconds, self.timer
        result, gain = AnnealResult(keys, self.target.encode_keys(keys)), 1.0
        _, (expected_state,) = timer.time([result.machine_code], 2, self.blocks)
        while time.monotonic() < end or not result.tried:
            candidates = self.draw_candidates(result.keys, end)
            if not candidates:
                break
            codes = [self.target.encode(candidate.program) for candidate in candidates]
            (best_cycles, *cycles), states = timer.time([result.machine_code, *codes],
                                                        blocks=self.blocks)
            result.tried += len(candidates)
            if any(state != expected_state for state in states):
                raise AssertionError(
                    f"an order of {self.space.config.stem} computes a wrong result")
            threshold = best_cycles * (1 - timer.noise)
            for candidate, candidate_cycles in zip(candidates, cycles):
                self.success[candidate.proposal].faster += candidate_cycles < threshold
                self.success[candidate.proposal].timed += 1
            fastest = min(range(len(cycles)), key=lambda n: cycles[n])
            if cycles[fastest] < threshold:
                (before, after), _ = timer.time([result.machine_code, codes[fastest]],
                                                CAREFUL_SAMPLES, self.blocks)
                if after < before * (1 - max(MIN_GAIN, MIN_GAIN_ERRORS * timer.noise)):
                    result.keys, result.machine_code = candidates[fastest].keys, codes[fastest]
                    gain *= after / before
                    self.on_improvement(result.keys, result.machine_code)
            self.space.drop_other_orders(result.keys)
            self.report(result.tried, gain)
        return result

    def draw_candidates(self, keys: Keys, end: float) -> list[ProposedKeys]:
        """Return up to MAX_CANDIDATES candidates near `keys` whose orders have a register
        allocation.

        The weight of a proposal is the share of its candidates that seemed faster. Drawing ends at
        the time `end` (monotonic clock) or after MAX_DRAWS draws, so that there may be fewer
        candidates: in a kernel of SHA instructions few proposals change the order.
        """
        candidates: list[ProposedKeys] = []
        weights = [count.faster / count.timed for count in self.success.values()]
        for draw in range(MAX_DRAWS):
            if draw and time.monotonic() > end:
                break
            proposal = self.rng.choices(list(self.success), weights)[0]
            proposed_keys = propose(proposal, self.space, keys, self.rng, self.block_weights)
            # The last draws also accept the order of `keys`, so that there is a candidate.
            if (self.space.has_same_order(keys, proposed_keys)
                and draw < MAX_DRAWS - MAX_CANDIDATES):
                continue
            try:
                program = self.target.allocate(proposed_keys)
            except OutOfRegisters:
                continue
            candidates.append(ProposedKeys(proposed_keys, program, proposal))
            if len(candidates) == MAX_CANDIDATES:
                break
        return candidates
