"""Which of equal ways is taken: rotations, spellings, equal forms that go to other ports, the engine of the rounds, the gather.

One choice after the other, each value is timed beside the best so far: all in their default orders, and those that come near in
list schedules too, as a form that goes to other ports wants another order.
"""

import random
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import Any, cast

from ..compile.homes import OutOfRegisters
from ..mutation.native import host_features
from ..request.asked import Refused
from ..request.cells import Kernel, Many
from ..request.choices import CHOICES
from ..request.many import ASIDE, HEEDED, plain
from ..request.refusals import checked
from . import machine
from .encoder import Encoded
from .lists import starts
from .space import Keys, SearchSpace
from .store import FREE, Progress
from .timer import LONG, Timer

CLEAR = 0.997                               # of the best's time, below which a choice is taken: a rare look, that decides much
NEAR = 1.05                                 # what comes so near in its default order is looked at in other orders too
LOOKS = 4                                   # so many


def variants(cell: Kernel | Many, name: str) -> Iterator[tuple[str, Any]]:
    """The other values that a cell can have of a choice on this processor, and the cells that have them."""
    entry = next(c for c in CHOICES if c.name == name)
    if not entry.applies(cell.family, cell.target) or isinstance(cell, Many) and name not in HEEDED + ASIDE:
        return
    for named in entry.values(cell.target):
        if named != getattr(cell, name):
            try:
                other = checked(replace(cell, **cast(Any, {name: named})))
                if isinstance(other, Many):
                    plain(other)
            except Refused:
                continue
            if not set(other.features) - host_features():
                yield named, other


def looks(space: SearchSpace, chance: random.Random) -> Iterator[Encoded]:
    """The kernel in some orders: each of its long regions by a list schedule."""
    drawn = {r.name: starts(space, r.name, machine.model(), chance) for r in space.hot()}
    for _ in range(LOOKS if drawn else 0):
        keys: Keys = space.start("generic")
        for name, more in drawn.items():
            keys[name] = next(more)[name]
        try:
            yield space.form(keys)
        except OutOfRegisters:
            continue


def choose(space: SearchSpace, state: Progress, timer: Timer, fixed: Collection[str], told: Callable[[str], None],
           chance: random.Random, seconds: float, most: float) -> SearchSpace:
    """The space of the best choices; those that are `fixed` or settled stay as they are. `seconds`: after which values are
    compared in their default orders only; `most`: after which those that are not settled are left to a later search."""
    began = time.monotonic()
    try:
        cell = checked(replace(space.cell, **cast(Any, state.chosen)))
        best = space if cell == space.cell else SearchSpace(cell, space.kind, space.encoder)
    except (Refused, TypeError):
        best = space
    timer.place(best.tables)
    for name in (c.name for c in CHOICES if c.name not in (*FREE, *fixed, *state.settled)):
        found = {}
        for named, cell in variants(best.cell, name):
            if time.monotonic() - began > most:
                return best
            told(f"{name.upper()}={named}")
            try:
                other = SearchSpace(cell, space.kind, space.encoder)
                found[named] = other, other.form(other.start("generic"))
            except OutOfRegisters:
                continue
            timer.place(other.tables)
        if found:
            best = settled(best, name, found, state, timer, chance, time.monotonic() - began < seconds)
        state.settled.append(name)
        state.save()
    return best


def settled(best: SearchSpace, name: str, found: dict[str, tuple[SearchSpace, Encoded]], state: Progress, timer: Timer,
            chance: random.Random, closer: bool) -> SearchSpace:
    """The best of the values of one choice, and what the others took. `closer`: those that come near are looked at in other
    orders too."""
    first = best.form(best.start("generic"))
    _, states = timer.time([first], 2)
    times: dict[str, float] = {}
    for named, (_, form) in found.items():
        (least, cycles), left = timer.time([first, form], LONG)
        if any(one != states[0] for one in left):
            raise AssertionError(f"{name.upper()}={named} of {best.cell.stem} computes something else")
        times[named] = cycles / least
    near = [named for named in times if times[named] < NEAR and closer]
    if near:
        own = min([1.0, *timer.ratios(first, list(looks(best, chance)))])
        for named in near:
            times[named] = min([times[named], *timer.ratios(first, list(looks(found[named][0], chance)))]) / own
    state.tried |= {f"{name.upper()}={named}": round(ratio, 4) for named, ratio in times.items()}
    named = min(times, key=lambda value: times[value])
    if times[named] >= CLEAR:
        return best
    state.tried[f"{name.upper()}={getattr(best.cell, name)}"] = round(1 / times[named], 4)
    state.tried.pop(f"{name.upper()}={named}")
    state.chosen[name] = named
    return found[named][0]
