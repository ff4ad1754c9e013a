"""Hill climbing: candidates near the best sort keys are put together and timed beside them. What seems better is timed longer,
and taken where the difference is clear of the noise.

Every state that a whole kernel leaves is compared with the first one's. Steps that helped are taken more often.
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

ACCEPT_RATIO = 0.999                                # of the time before, below which an order is taken for better
IN_VAIN = 200                               # steps that give nothing new or nothing that has an allocation
LITTLE, CLEARLY = 0.0003, 2                 # a gain that is worth a step at least; and in standard errors
Target = SearchSpace | BlockTiming                # what keys are timed as


@dataclass
class AnnealResult:
    """The best keys, their code, and how many candidates were timed."""

    keys: Keys
    form: Encoded
    tried: int = 0


def anneal(target: Target, space: SearchSpace, timer: Timer, keys: Keys, seconds: float, where: Where, chance: random.Random,
          report: Callable[[int, float], None], better: Callable[[Keys, Encoded], None] = lambda keys, form: None, blocks: int = 0
          ) -> AnnealResult:
    """The best keys found near these within so many seconds; at least one round of candidates is timed. `better` is called with
    every one that a longer look confirms; `report` with how many were timed, and the present time over that of the beginning."""
    began, result, gain = time.monotonic(), AnnealResult(keys, target.form(keys)), 1.0
    (_,), (truth,) = timer.time([result.form], 2, blocks)
    gains = {step: [1.0, 1.0] for step in STEPS}
    while time.monotonic() - began < seconds or not result.tried:
        candidates = draw_candidates(target, space, result.keys, where, chance, gains, began + seconds)
        forms = [target.encoded(done) for _, done, _ in candidates]
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


def draw_candidates(target: Target, space: SearchSpace, keys: Keys, where: Where, chance: random.Random,
                    gains: dict[Any, list[float]],
         until: float) -> list[tuple[Keys, Program, Any]]:
    """A round of candidates near the keys, on registers, each with the step that made it; fewer when the time is over, as
    where nearly every order is the same one (SHA instructions), looking for others takes long."""
    accepted: list[tuple[Keys, Program, Any]] = []
    for again in range(IN_VAIN):
        if again and time.monotonic() > until:
            break
        step = chance.choices(list(gains), [won / tries for won, tries in gains.values()])[0]
        other = step(space, keys, chance, where)
        if space.same(keys, other) and again < IN_VAIN - BATCH:
            continue
        try:
            accepted.append((other, target.allocated(other), step))
        except OutOfRegisters:
            continue
        if len(accepted) == BATCH:
            break
    space.encoder.ready(done for _, done, _ in accepted)
    return accepted
