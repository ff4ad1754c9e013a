"""Search over option values: rotations, formulas, round engines, gathers.

Input is a search space; output is the space of the best options. This is coordinate descent: one
option after the other, each value is timed beside the best so far in its default order. Values that
come near are also timed in several list schedules, since another form may need another order.
"""

import random
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import Any, cast

from ..compile.locations import OutOfRegisters
from ..mutation.native import host_features
from ..request.configs import Kernel, Many
from ..request.many import RELEVANT_OPTIONS, SCALAR_OPTIONS, validate_multi
from ..request.option_table import KERNEL_OPTIONS, parse_values, spelling
from ..request.parse import Refused
from ..request.validation import validate_config
from . import machine
from .encoder import Encoded
from .list_schedules import starts
from .space import Keys, SearchSpace
from .store import FREE, Progress
from .timer import LONG, Timer

CLEAR = 0.997                               # of the best time: acceptance threshold for a value
NEAR = 1.05                                 # of the best time: also timed in other orders
LOOKS = 4                                   # number of these orders


def variants(config: Kernel | Many, name: str) -> Iterator[tuple[str, Any]]:
    """Yield (spelling of the value, configuration) for each other value of an option that this
    processor can run."""
    entry = next(c for c in KERNEL_OPTIONS if c.name == name)
    if not entry.applies(config.family, config.target):
        return
    if isinstance(config, Many) and name not in RELEVANT_OPTIONS + SCALAR_OPTIONS:
        return
    for value in entry.values(config.target):
        if value != getattr(config, name):
            try:
                other = validate_config(replace(config, **cast(Any, {name: value})))
                if isinstance(other, Many):
                    validate_multi(other)
            except Refused:
                continue
            if not set(other.features) - host_features():
                yield spelling(value), other


def sample_orders(space: SearchSpace, chance: random.Random) -> Iterator[Encoded]:
    """Yield the kernel's code in several orders: list schedules of each long block."""
    drawn = {r.name: starts(space, r.name, machine.model(), chance) for r in space.hot_blocks()}
    for _ in range(LOOKS if drawn else 0):
        keys: Keys = space.start("generic")
        for name, more in drawn.items():
            keys[name] = next(more)[name]
        try:
            yield space.form(keys)
        except OutOfRegisters:
            continue


def choose(space: SearchSpace, state: Progress, timer: Timer, fixed: Collection[str],
           report: Callable[[str], None], chance: random.Random, seconds: float,
           most: float) -> SearchSpace:
    """Return the search space of the best options.

    Options that are `fixed` or already settled keep their value. After `seconds`, values are
    compared in their default orders only; after `most` seconds, the remaining options wait for a
    later search.
    """
    began = time.monotonic()
    try:
        config = validate_config(replace(space.config, **cast(Any, parse_values(state.chosen))))
        best = space if config == space.config else SearchSpace(config, space.kind, space.encoder)
    except (Refused, TypeError):
        best = space
    timer.load_tables(best.tables)
    for name in (c.name for c in KERNEL_OPTIONS if c.name not in (*FREE, *fixed, *state.settled)):
        variants_by_value = {}
        for named, config in variants(best.config, name):
            if time.monotonic() - began > most:
                return best
            report(f"{name.upper()}={named}")
            try:
                other = SearchSpace(config, space.kind, space.encoder)
                variants_by_value[named] = other, other.form(other.start("generic"))
            except OutOfRegisters:
                continue
            timer.load_tables(other.tables)
        if variants_by_value:
            best = decide_option(best, name, variants_by_value, state, timer, chance,
                                 time.monotonic() - began < seconds)
        state.settled.append(name)
        state.save()
    return best


def decide_option(best: SearchSpace, name: str,
                  variants_by_value: dict[str, tuple[SearchSpace, Encoded]], state: Progress,
                  timer: Timer, chance: random.Random, closer: bool) -> SearchSpace:
    """Return the search space with the best value of one option, and record the times of all
    values.

    With `closer`, values that come near are also timed in other orders. Raises AssertionError if a
    value changes the result.
    """
    first = best.form(best.start("generic"))
    _, states = timer.time([first], 2)
    times: dict[str, float] = {}
    for named, (_, form) in variants_by_value.items():
        (least, cycles), final_states = timer.time([first, form], LONG)
        if any(final_state != states[0] for final_state in final_states):
            raise AssertionError(
                f"{name.upper()}={named} of {best.config.stem} computes something else")
        times[named] = cycles / least
    near_values = [named for named in times if times[named] < NEAR and closer]
    if near_values:
        default_ratio = min([1.0, *timer.ratios(first, list(sample_orders(best, chance)))])
        for named in near_values:
            times[named] = min([times[named],
                                *timer.ratios(first,
                                              list(sample_orders(variants_by_value[named][0],
                                                                 chance)))]) / default_ratio
    state.tried |= {f"{name.upper()}={named}": round(ratio, 4) for named, ratio in times.items()}
    named = min(times, key=lambda value: times[value])
    if times[named] >= CLEAR:
        return best
    state.tried[f"{name.upper()}={spelling(getattr(best.config, name))}"] = round(1 / times[named], 4)
    state.tried.pop(f"{name.upper()}={named}")
    state.chosen[name] = named
    return variants_by_value[named][0]
