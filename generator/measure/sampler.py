"""Sampler for functions that bench.c does not know, in one interleaved run.

Input are C functions with the signature (out, data, size), or Python callables; they are sampled in
turn. Output are core cycles of each sample. As in bench.py, a sample is dropped if the clock
changed or the core was shared.
"""

import ctypes
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import bench, clock, host
from .figures import Timing

HASH = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
SAMPLE = 40_000                                         # cycles of a sample at 3 GHz


@dataclass
class Candidate:
    """A function to time, its third argument, and what to call before each sample."""

    function: Any
    size: int = 0
    ready: Callable[[], object] = bool


@dataclass
class Way:
    """One of the candidates sampled in turn, with its arguments and the digests that it must
    write."""

    timing: Timing
    function: Any
    call_arguments: tuple[Any, Any, int]
    right: Sequence[bytes] = ()
    ready: Callable[[], object] = bool


@dataclass
class InterleavedTask:
    """Candidates that hash the same messages and are sampled in turn."""

    about: str
    ways: Sequence[Way]
    memory: object = None                                   # keeps the arguments' memory alive

    @property
    def is_conclusive(self) -> bool:
        """Whether all its figures are conclusive."""
        return all(way.timing.is_conclusive or not way.timing.right for way in self.ways)


def sample_interleaved(loaded: ctypes.CDLL, ways: Sequence[Way], seconds: float,
                       exclusive_rate: float) -> None:
    """Sample each candidate in turn for `seconds`.

    First it checks the digests and determines the number of calls per sample.
    """
    rate, calls = ctypes.c_double(), []
    for way in ways:
        out, data, size = way.call_arguments
        way.ready()
        out.raw = bytes(len(out))
        way.function(out, data, ctypes.c_size_t(size))
        way.timing.right = out.raw[:sum(map(len, way.right))] == b"".join(way.right)
        begin = time.perf_counter()
        way.function(out, data, ctypes.c_size_t(size))
        calls.append(max(1, int(SAMPLE / 3e9 / (time.perf_counter() - begin))))
    end, round_number = time.perf_counter() + seconds, 0
    while round_number < 12 or time.perf_counter() < end and round_number < 5000:
        round_number += 1
        for way, times in zip(ways, calls):
            way.ready()
            way.timing.samples.append(loaded.nsms_sample(way.function, *way.call_arguments, times,
                                                         exclusive_rate, ctypes.byref(rate)))
            way.timing.rates.append(rate.value)


def time_tasks(loaded: ctypes.CDLL, tasks: Sequence[InterleavedTask], seconds: float,
               exclusive_rate: float) -> list[Timing]:
    """Return the timings of all tasks; inconclusive tasks are repeated up to bench.MAX_REPEATS
    times."""
    for round_number in range(bench.MAX_REPEATS):
        for task in tasks:
            if round_number == 0 or not task.is_conclusive:
                host.show_progress(f"bench {task.about}")
                sample_interleaved(loaded, task.ways, seconds, exclusive_rate)
    host.show_progress("")
    return [way.timing for task in tasks for way in task.ways]


def measure(loaded: ctypes.CDLL, candidates: Mapping[str, Candidate], bytes: int,
            seconds: float) -> dict[str, dict[str, Any]]:
    """Return name -> {"cycles_per_byte": median or null, "quartiles", "samples", "dropped"}.

    All candidates run in one round robin of `seconds`; inconclusive ones are repeated. `bytes` is
    the length that one call hashes.
    """
    largest = max(bytes, *(c.size for c in candidates.values())) + 256      # including padding
    data = ctypes.create_string_buffer(random.Random(1).randbytes(largest), largest)
    out, alone = ctypes.create_string_buffer(512), clock.learn_core().alone
    ways = [Way(Timing("", "robust", bytes, name, False, True), c.function, (out, data, c.size),
                ready=c.ready) for name, c in candidates.items()]
    timings = time_tasks(loaded, [InterleavedTask("report", ways)], seconds, alone)
    bench.drop_disturbed(timings, alone)
    loaded.nsms_roam()
    return {t.name: {"cycles_per_byte": t.figure / t.size if t.is_conclusive else None,
                     "quartiles": t.quartiles if t.is_conclusive else None, "samples": len(t.undisturbed),
                     "dropped": round(t.dropped_share, 3)} for t in timings}
