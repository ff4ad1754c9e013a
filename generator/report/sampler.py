"""Times functions of libraries in one interleaved run: those that bench.c, which knows whole kernels, does not know.

In go candidates, each a C function with the signature (out, data, size) or a callable of Python; out come core cycles by
sample. As in bench, a sample is dropped where the clock changed or somebody else used the core.
"""

from __future__ import annotations

import ctypes
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..cells import Refused
from ..place import folder
from . import host
from .bench import LEAST, quartiles

SOURCE = folder("ctests") / "sampler.c"
HASH = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
SAMPLE = 1e6                       # cycles of one sample, roughly


@dataclass
class Candidate:
    """A function to time. `size` is its third argument; `bytes` what one call hashes; `ready` is called before a sample."""

    name: str
    function: Any
    size: int
    bytes: int
    ready: Callable[[], object] | None = None
    times: int = 0
    samples: list[tuple[float, float]] = field(default_factory=list)


def library(place: Path, texts: Sequence[Path] = ()) -> ctypes.CDLL:
    """sampler.c with the kernels of GAS files, built in `place` and loaded."""
    words = [*host.compiler("report"), "-O2", "-shared", "-fPIC", "-o", str(place / "sampler.so"), str(SOURCE),
             *map(str, texts), "-ldl"]
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    if done.returncode:
        first = next((line for line in done.stderr.splitlines() if "rror" in line), done.stderr[:200])
        raise Refused(f"{words[0]} cannot build what measures: {first}")
    loaded = ctypes.CDLL(str(place / "sampler.so"))
    loaded.nsms_sample.restype = ctypes.c_double
    loaded.nsms_sample.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_long,
                                   ctypes.POINTER(ctypes.c_double)]
    loaded.nsms_evp.argtypes = [ctypes.c_char_p]
    return loaded


def measure(loaded: ctypes.CDLL, candidates: Sequence[Candidate], seconds: float) -> dict[str, Mapping[str, Any]]:
    """name -> {"cycles_per_byte": median or null, "quartiles", "samples", "dropped"}, all in one round robin."""
    largest = max(max(c.size, c.bytes) for c in candidates) + 256           # blocks of padding included
    data = ctypes.create_string_buffer(bytes(i * 167 & 255 for i in range(largest)), largest)
    out = ctypes.create_string_buffer(512)
    rate = ctypes.c_double()

    def sample(c: Candidate) -> tuple[float, float]:
        if c.ready:
            c.ready()
        function = ctypes.cast(c.function, ctypes.c_void_p)
        cycles = loaded.nsms_sample(function, out, data, c.size, max(1, c.times), ctypes.byref(rate))
        return float(cycles), rate.value

    for c in candidates:
        sample(c)
        c.times = max(1, min(1000, round(SAMPLE / max(1.0, *(sample(c)[0] for _ in range(4))))))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for c in candidates:
            c.samples.append(sample(c))
    rates = sorted(r for c in candidates for _, r in c.samples)
    best = rates[-1 - len(rates) // 20] if rates else 0.0
    found: dict[str, Mapping[str, Any]] = {}
    for c in candidates:
        good = [cycles / c.bytes for cycles, r in c.samples if cycles and r >= LEAST * best]
        middle = quartiles(good)
        found[c.name] = {"cycles_per_byte": middle[1] if middle else None, "quartiles": middle or None, "samples": len(good),
                         "dropped": round(1 - len(good) / max(1, len(c.samples)), 3)}
    return found
