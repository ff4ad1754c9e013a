"""Times functions of libraries in one interleaved run: those that bench.c, which knows whole kernels, does not know.

In go candidates, each a C function with the signature (out, data, size) or a callable of Python; out come core cycles by
sample. As in bench, a sample is dropped where the clock changed or somebody else used the core.
"""

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import clock
from .bench import drop_disturbed
from .figures import Timing
from .many import Turns, Way, taken

HASH = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)


@dataclass
class Candidate:
    """A function to time. `size` is its third argument; `bytes` what one call hashes; `ready` is called before a sample."""

    name: str
    function: Any
    size: int
    bytes: int
    ready: Callable[[], object] = bool


def library(place: Path, texts: Sequence[Path] = ()) -> ctypes.CDLL:
    """sampler.c with the kernels of GAS files, built in `place` and loaded."""
    return clock.library(place, "report", texts)


def measure(loaded: ctypes.CDLL, candidates: Sequence[Candidate], seconds: float) -> dict[str, Mapping[str, Any]]:
    """name -> {"cycles_per_byte": median or null, "quartiles", "samples", "dropped"}, all in one round robin of `seconds`;
    repeated, up to bench.TURNS times, while some of them cannot be told."""
    largest = max(max(c.size, c.bytes) for c in candidates) + 256           # blocks of padding included
    data = ctypes.create_string_buffer(bytes(i * 167 & 255 for i in range(largest)), largest)
    out, alone = ctypes.create_string_buffer(512), clock.learnt().alone
    ways = [Way(Timing("", "robust", c.bytes, c.name, False, True), c.function, (out, data, c.size), ready=c.ready)
            for c in candidates]
    timings = taken(loaded, [Turns("report", ways)], seconds, alone)
    drop_disturbed(timings, alone)
    loaded.nsms_roam()
    return {t.name: {"cycles_per_byte": t.middle / t.size if t.tells else None, "quartiles": t.quartiles if t.tells else None,
                     "samples": len(t.good), "dropped": round(t.dropped, 3)} for t in timings}
