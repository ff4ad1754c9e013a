"""Times functions of libraries in one interleaved run: those that bench.c, which knows whole kernels, does not know.

In go candidates, each a C function with the signature (out, data, size) or a callable of Python; out come core cycles by
sample. As in bench, a sample is dropped where the clock changed or somebody else used the core.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from . import clock
from .bench import TURNS, drop_disturbed
from .figures import Timing

HASH = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
SAMPLE = 4e5                       # cycles of one sample, roughly


@dataclass
class Candidate:
    """A function to time. `size` is its third argument; `bytes` what one call hashes; `ready` is called before a sample."""

    name: str
    function: Any
    size: int
    bytes: int
    ready: Callable[[], object] | None = None
    times: int = 0
    timing: Timing = field(init=False)

    def __post_init__(self) -> None:
        self.timing = Timing("", "robust", self.bytes, self.name, False, True)


def library(place: Path, texts: Sequence[Path] = ()) -> ctypes.CDLL:
    """sampler.c with the kernels of GAS files, built in `place` and loaded."""
    return clock.library(place, "report", texts)


def measure(loaded: ctypes.CDLL, candidates: Sequence[Candidate], seconds: float) -> dict[str, Mapping[str, Any]]:
    """name -> {"cycles_per_byte": median or null, "quartiles", "samples", "dropped"}, all in one round robin of `seconds`;
    repeated, up to bench.TURNS times, while some of them cannot be told."""
    largest = max(max(c.size, c.bytes) for c in candidates) + 256           # blocks of padding included
    data = ctypes.create_string_buffer(bytes(i * 167 & 255 for i in range(largest)), largest)
    out = ctypes.create_string_buffer(512)
    seen, best = ctypes.c_double(), clock.learnt().alone

    def sample(c: Candidate) -> tuple[float, float]:
        if c.ready:
            c.ready()
        function = ctypes.cast(c.function, ctypes.c_void_p)
        cycles = loaded.nsms_sample(function, out, data, c.size, max(1, c.times), best, ctypes.byref(seen))
        return float(cycles), seen.value

    for c in candidates:
        known = [cycles for cycles, _ in (sample(c) for _ in range(64)) if cycles]
        c.times = max(1, min(1000, round(SAMPLE / (median(known) if known else SAMPLE))))
    for _ in range(TURNS):
        taken = [Timing("", "robust", c.bytes, c.name, False, True) for c in candidates]
        end = time.perf_counter() + seconds
        while time.perf_counter() < end or len(taken[0].samples) < 4:
            for c, t in zip(candidates, taken):
                cycles, rate = sample(c)
                t.samples.append(cycles)
                t.rates.append(rate)
        best = drop_disturbed(taken, best)
        for c, t in zip(candidates, taken):
            c.timing.samples += t.samples
        if all(c.timing.tells for c in candidates):
            break
    loaded.nsms_roam()
    return {t.name: {"cycles_per_byte": t.middle / t.size if t.tells else None, "quartiles": t.quartiles if t.tells else None,
                     "samples": len(t.good), "dropped": round(t.dropped, 3)} for t in (c.timing for c in candidates)}
