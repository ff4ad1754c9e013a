"""Times functions of libraries in one interleaved run: those that bench.c, which knows whole kernels, does not know.

In go C functions with the signature (out, data, size), or callables of Python; they take turns, sample by sample. Out come core
cycles by sample. As in bench, a sample is dropped where the clock changed or somebody else used the core.
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
SAMPLE = 40_000                                         # cycles of a sample, as if there were 3 a nanosecond


@dataclass
class Candidate:
    """A function to time, its third argument, and what is called before each sample of it."""

    function: Any
    size: int = 0
    ready: Callable[[], object] = bool


@dataclass
class Way:
    """One of those that take turns: a function, where it writes, what it reads and a number; what is called before each sample
    of it; and the digests that it must write first."""

    timing: Timing
    function: Any
    call_arguments: tuple[Any, Any, int]
    right: Sequence[bytes] = ()
    ready: Callable[[], object] = bool


@dataclass
class InterleavedTask:
    """Ways to hash the same messages, which take turns."""

    about: str
    ways: Sequence[Way]
    memory: object = None                                   # which their arguments point into

    @property
    def is_conclusive(self) -> bool:
        return all(way.timing.tells or not way.timing.right for way in self.ways)


def sample_interleaved(loaded: ctypes.CDLL, ways: Sequence[Way], seconds: float, exclusive_rate: float) -> None:
    """Samples of each way, in turns. Its digests are looked at first, and how many calls make a sample."""
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
            way.timing.samples.append(loaded.nsms_sample(way.function, *way.call_arguments, times, exclusive_rate,
                                                         ctypes.byref(rate)))
            way.timing.rates.append(rate.value)


def time_tasks(loaded: ctypes.CDLL, tasks: Sequence[InterleavedTask], seconds: float, exclusive_rate: float) -> list[Timing]:
    """The timings of all tasks; up to bench.TURNS times `seconds` are spent on those of which something cannot be told."""
    for round_number in range(bench.MAX_REPEATS):
        for task in tasks:
            if round_number == 0 or not task.is_conclusive:
                host.show_progress(f"bench {task.about}")
                sample_interleaved(loaded, task.ways, seconds, exclusive_rate)
    host.show_progress("")
    return [way.timing for task in tasks for way in task.ways]


def measure(loaded: ctypes.CDLL, candidates: Mapping[str, Candidate], bytes: int, seconds: float) -> dict[str, dict[str, Any]]:
    """name -> {"cycles_per_byte": median or null, "quartiles", "samples", "dropped"}, all in one round robin of `seconds`;
    repeated, up to bench.TURNS times, while some of them cannot be told. `bytes`: what one call hashes."""
    largest = max(bytes, *(c.size for c in candidates.values())) + 256      # blocks of padding included
    data = ctypes.create_string_buffer(random.Random(1).randbytes(largest), largest)
    out, alone = ctypes.create_string_buffer(512), clock.learn_core().alone
    ways = [Way(Timing("", "robust", bytes, name, False, True), c.function, (out, data, c.size), ready=c.ready)
            for name, c in candidates.items()]
    timings = time_tasks(loaded, [InterleavedTask("report", ways)], seconds, alone)
    bench.drop_disturbed(timings, alone)
    loaded.nsms_roam()
    return {t.name: {"cycles_per_byte": t.middle / t.size if t.tells else None, "quartiles": t.quartiles if t.tells else None,
                     "samples": len(t.good), "dropped": round(t.dropped, 3)} for t in timings}
