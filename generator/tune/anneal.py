"""Stochastic hill climbing on ordering priorities.

Input is a set of keys and a time limit; output is the best set found. In each iteration, a batch of
candidates near the best keys is timed interleaved with it. A candidate that seems faster is timed
again with more samples and accepted if the gain exceeds the noise. Moves that led to improvements
are drawn more often. The final state of every complete kernel is compared with the first one's, so
that a wrong order stops the search.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..compile.locations import OutOfRegisters
from ..x86.program import Program
from .block_timing import BlockTiming
from .encoder import Encoded
from .space import Keys, SearchSpace
from .steps import STEPS, Where
from .timer import BATCH, LONG, Timer

ACCEPT_RATIO = 0.999                                # of the previous time: acceptance threshold
IN_VAIN = 200                               # moves without a new, allocatable order
LITTLE, CLEARLY = 0.0003, 2                 # least gain, as a ratio and in standard errors
Target = SearchSpace | BlockTiming                # code that keys are timed in


@dataclass
class AnnealResult:
    """The best keys, their code, and the number of candidates timed."""

    keys: Keys
    form: Encoded
    tried: int = 0


def anneal(target: Target, space: SearchSpace, timer: Timer, keys: Keys, seconds: float,
           where: Where, chance: random.Random, report: Callable[[int, float], None],
           better: Callable[[Keys, Encoded], None] = lambda keys, form: None,
           blocks: int = 0) -> AnnealResult:
    """Return the best keys found near `keys` within `seconds`; at least one batch is timed.

    `better` is called with every improvement that the longer measurement confirms; `report` with
    the number of candidates timed and the present time relative to the initial one. `where` weights
    the blocks that may change. Raises AssertionError if an order computes a different result.
    """
    began, result, gain = time.monotonic(), AnnealResult(keys, target.form(keys)), 1.0
    (_,), (truth,) = timer.time([result.form], 2, blocks)
    gains = {step: [1.0, 1.0] for step in STEPS}
    while time.monotonic() - began < seconds or not result.tried:
        candidates = draw_candidates(target, space, result.keys, where, chance, gains,
                                     began + seconds)
        forms = [target.encode(done) for _, done, _ in candidates]
        if not forms:
            break
        (now, *others), states = timer.time([result.form, *forms], blocks=blocks)
        result.tried += len(candidates)
        if any(final_state != truth for final_state in states):
            raise AssertionError(f"an order of {space.config.stem} computes something else")
        for (_, _, step), cycles in zip(candidates, others):
            gains[step][0] += cycles < now * (1 - timer.noise)
            gains[step][1] += 1
        at = min(range(len(others)), key=lambda n: others[n])
        if others[at] < now * (1 - timer.noise):
            (was, new), _ = timer.time([result.form, forms[at]], LONG, blocks)
            if new < was * (1 - max(LITTLE, CLEARLY * timer.noise)):
                result.keys, result.form, gain = candidates[at][0], forms[at], gain * new / was
                better(result.keys, result.form)
        space.forget(result.keys)
        report(result.tried, gain)
    return result


def draw_candidates(target: Target, space: SearchSpace, keys: Keys, where: Where,
                    chance: random.Random, gains: dict[Any, list[float]],
                    until: float) -> list[tuple[Keys, Program, Any]]:
    """Return up to BATCH allocated candidates near `keys`, each with the move that produced it.

    Returns fewer after the time `until`: where nearly all orders are equal (SHA instructions),
    other ones are rare.
    """
    accepted: list[tuple[Keys, Program, Any]] = []
    for again in range(IN_VAIN):
        if again and time.monotonic() > until:
            break
        step = chance.choices(list(gains), [won / tries for won, tries in gains.values()])[0]
        other = step(space, keys, chance, where)
        if space.same(keys, other) and again < IN_VAIN - BATCH:
            continue
        try:
            accepted.append((other, target.allocate(other), step))
        except OutOfRegisters:
            continue
        if len(accepted) == BATCH:
            break
    return accepted
