"""Search over option values: rotations, formulas, round engines, gathers. Input is a search space;
output is the search space of the best option values. The method is coordinate descent, one option
after the other: the kernel of each value is timed in turn with the best kernel so far, both in
their default orders."""

import random
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

from ...compile.allocate import OutOfRegisters
from ...request.configs import KernelConfig, validate_config
from ...request.option_table import KERNEL_OPTIONS, Rejected, parse_values, spelling
from ...x86.uarch.processors import missing_features
from . import machine
from .anneal import encode_candidate
from .encoder import MachineCode
from .initial_orders import draw_initial_keys
from .space import SearchSpace
from .store import UNSEARCHED_OPTIONS, Progress
from .timer import CAREFUL_SAMPLES, Timer

VALUE_ACCEPT_RATIO = 0.997  # of the current value's time: a value below it is accepted
NEAR_RATIO = 1.05  # of the current value's time: values below it are also timed in random orders
ORDERS_PER_VALUE = 4  # number of random orders


def runnable_variants(config: KernelConfig, name: str) -> Iterator[tuple[str, Any]]:
    """Yield the configurations that differ from `config` only in the option `name`, as (spelling of
    the option's value, configuration). Invalid configurations, and those that this processor cannot
    run, are left out. Yield nothing if the option does not apply to the kernel."""
    entry = next(c for c in KERNEL_OPTIONS if c.name == name)
    if not entry.applies(config.family, config.target):
        return
    for value in entry.values(config.target):
        if value != getattr(config, name):
            try:
                other = validate_config(replace(config, **cast(Any, {name: value})))
            except Rejected:
                continue
            if not missing_features(other.features):
                yield spelling(value), other


def encode_random_orders(space: SearchSpace, rng: random.Random) -> Iterator[MachineCode]:
    """Yield the kernel's code in ORDERS_PER_VALUE random orders of its hot blocks
    (`SearchSpace.hot_blocks`); an order without register allocation is left out."""
    sources = {name: draw_initial_keys(space, name, machine.nearest_model(), rng)
               for name in space.hot_blocks()}
    for _ in range(ORDERS_PER_VALUE if sources else 0):
        new_keys = {name: next(source)[name] for name, source in sources.items()}
        if candidate := encode_candidate(space, {**space.default_keys, **new_keys}):
            yield candidate.machine_code


@dataclass
class OptionSearch:
    """Search for the best option values.

    Each decision is saved in `progress`. `report` gets "NAME=VALUE" before a value is timed.
    Options in UNSEARCHED_OPTIONS and in `fixed`, and options that an earlier search decided, keep
    their value.
    """

    progress: Progress
    timer: Timer
    rng: random.Random
    report: Callable[[str], None]
    fixed: Collection[str] = ()

    def run(self, space: SearchSpace, seconds: float, max_seconds: float) -> SearchSpace:
        """Search from the option values of `space`; return the search space of the best values.
        After `seconds`, the kernels of an option's values are compared in their default orders
        only. After `max_seconds`, the search ends; a later search decides the remaining options."""
        began = time.monotonic()
        try:
            values = cast(Any, parse_values(self.progress.chosen))
            config = validate_config(replace(space.config, **values))
            best = space if config == space.config else SearchSpace(config, space.kind)
        except (Rejected, TypeError):
            best = space
        unsearched = (*UNSEARCHED_OPTIONS, *self.fixed, *self.progress.settled)
        for name in (c.name for c in KERNEL_OPTIONS if c.name not in unsearched):
            spaces: dict[str, SearchSpace] = {}
            for value, config in runnable_variants(best.config, name):
                if time.monotonic() - began > max_seconds:
                    return best
                self.report(f"{name.upper()}={value}")
                try:
                    other = SearchSpace(config, space.kind)
                    if other.default_code != best.default_code:  # the option changes the kernel
                        spaces[value] = other
                except OutOfRegisters:
                    continue
            if spaces:
                best = self.decide(best, name, spaces, time.monotonic() - began < seconds)
            self.progress.settled.append(name)
            self.progress.save()
        return best

    def decide(self, best: SearchSpace, name: str, spaces: dict[str, SearchSpace],
               try_orders: bool) -> SearchSpace:
        """Return the search space with the best value of the option `name`. Record the best value,
        and the relative times of the rejected values, in `self.progress`. `best` is the search
        space of the option's current value."""
        first, tried = best.default_code, self.progress.tried
        _, (expected_state,) = self.timer.time([first], 2)
        ratios: dict[str, float] = {}
        for value, space in spaces.items():
            (first_cycles, cycles), states = self.timer.time([first, space.default_code],
                                                             CAREFUL_SAMPLES)
            if any(final_state != expected_state for final_state in states):
                raise AssertionError(
                    f"{name.upper()}={value} of {best.config.stem} computes a wrong result")
            ratios[value] = cycles / first_cycles

        def best_ratio(space: SearchSpace, default_ratio: float) -> float:
            codes = list(encode_random_orders(space, self.rng))
            return min([default_ratio, *self.timer.time_ratios(first, codes)])

        near_values = [value for value, ratio in ratios.items() if ratio < NEAR_RATIO]
        if near_values and try_orders:
            current_ratio = best_ratio(best, 1.0)
            for value in near_values:
                ratios[value] = best_ratio(spaces[value], ratios[value]) / current_ratio
        tried |= {f"{name.upper()}={value}": round(ratio, 4) for value, ratio in ratios.items()}
        best_value = min(ratios, key=lambda value: ratios[value])
        if ratios[best_value] >= VALUE_ACCEPT_RATIO:
            return best
        old_value = spelling(getattr(best.config, name))
        tried[f"{name.upper()}={old_value}"] = round(1 / ratios[best_value], 4)
        tried.pop(f"{name.upper()}={best_value}")
        self.progress.chosen[name] = best_value
        return spaces[best_value]
