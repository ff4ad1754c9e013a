"""From how many messages on which kernel is best: every way to hash 1 to 64 equal messages that there is here, in one run.

In go hashes and lengths. The ways are the library's kernel for one message, one message after the other; each kernel for several
messages by its name, with idle lanes where messages are too few; and what the library chooses. Out come core cycles for each
byte of all messages together, by count. What is measured of full lanes is what the library's choice is computed from:

    nsms bench --method crossover --json | python -m generator.target.uarch.measured
"""

import ctypes
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..product.write import read_manifest
from . import bench, clock
from .bench import Asked
from .figures import aligned, as_data, ended
from .many import Messages, built, task
from .sampler import Candidate, Turns, taken

COUNTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 17, 20, 24, 32, 48, 64)
CHOSEN, ALONE = "many", "one by one"
LEVEL = 0.01                       # how much less another way must take, to be called the best


def run(asked: Asked, json: bool = False) -> int:
    """Measures and prints; 1 if a digest was wrong, else 0. Raises Refused where the request makes no sense or the machine has no
    compiler."""
    families, found = bench.begun(asked)
    core = clock.learnt()
    found |= {"cycles": core.told, "openssl": ""}
    tasks: list[Turns] = []
    with tempfile.TemporaryDirectory(prefix="nsms-crossover-") as place:
        loaded = built(Path(place), Path(asked.out), families)
        entries = read_manifest(Path(asked.out) / "manifest.json")
        for family in families:
            kernels = [e["symbol"] for e in entries if e["kind"] == "multi" and e["hash"] == family]
            alone, several = ways(loaded, family, kernels, found["skipped"])
            tasks += [task(family, f"{count} of {size}", Messages([size] * count), alone | (several if count > 1 else {}))
                      for size in asked.lengths for count in COUNTS]
        timings = taken(loaded, tasks, asked.budget, core.alone)
    found["results"] = [as_data(t, timings) for t in timings]
    return ended(found, told(found["results"]), timings, json)


def ways(loaded: ctypes.CDLL, family: str, symbols: Iterable[str], skipped: list[str]
         ) -> tuple[dict[str, Candidate], dict[str, Candidate]]:
    """The ways to hash messages here, any number of them, and only several; what cannot run here is named."""
    use, many = loaded[f"nsms_{family}_use"], loaded[f"many_{family}"]

    def choose() -> None:                                # before a sample, as CPUID may leave a virtual machine
        use(None)
        loaded[f"nsms_{family}_batch"]()
        loaded[f"nsms_{family}_kernel_for"](ctypes.c_size_t(0))

    several: dict[str, Candidate] = {}
    for symbol in symbols:
        kernel = symbol.partition("_multi_")[2].encode()
        if use(kernel) == 0:
            several[symbol] = Candidate(many, ready=partial(use, kernel))
        else:
            skipped.append(f"{symbol}: it does not run here, or the library does not hold it")
    return {CHOSEN: Candidate(many, ready=choose), ALONE: Candidate(loaded[f"single_{family}"], ready=choose)}, several


# What it says, of results as data.

def size_of(row: Mapping[str, Any]) -> tuple[int, int]:
    """How many messages, and the bytes of one."""
    count, _, size = row["mode"].partition(" of ")
    return int(count), int(size)


def by_way(results: Iterable[Mapping[str, Any]], hash: str, size: int) -> dict[str, dict[int, float]]:
    """Way -> count -> cycles a byte, of what can be told."""
    found: dict[str, dict[int, float]] = {}
    for row in results:
        count, bytes = size_of(row)
        if row["hash"] == hash and bytes == size:
            found.setdefault(row["name"], {})
            if row["cycles_per_byte"]:
                found[row["name"]][count] = row["cycles_per_byte"]
    return found


def best(lines: Mapping[str, Mapping[int, float]]) -> list[tuple[int, str]]:
    """From how many messages on which way takes least, the library's choice left out: where another one takes clearly less. A way
    that hashes so many at once hashes fewer that often besides, so what it takes is the least up to there."""
    found: list[tuple[int, str]] = []
    least: dict[str, float] = {}
    for count in sorted({count for line in lines.values() for count in line}):
        least |= {name: min(line[count], least.get(name, line[count])) for name, line in lines.items()
                  if name != CHOSEN and count in line}
        first = min(least, key=lambda name: least[name], default=None)
        if first and (not found or least[first] < (1 - LEVEL) * least[found[-1][1]]):
            found.append((count, first))
    return found


def behind(lines: Mapping[str, Mapping[int, float]]) -> tuple[float, int] | None:
    """By which part the library's choice takes more than the best way, at most, and with how many messages."""
    own = [line for name, line in lines.items() if name != CHOSEN]
    return max(((cycles / min(there) - 1, count) for count, cycles in lines.get(CHOSEN, {}).items()
                if (there := [line[count] for line in own if count in line])), default=None)


def kernel(name: str) -> str:
    """A way's name without what is the same of all."""
    return name.partition("_multi_")[2] or name


def told(results: Sequence[Mapping[str, Any]]) -> list[str]:
    """The tables as text."""
    lines = ["core cycles for each byte of all messages together, medians; ? too noisy to tell"]
    for hash, size in dict.fromkeys((r["hash"], size_of(r)[1]) for r in results):
        held = by_way(results, hash, size)
        counts = sorted({size_of(r)[0] for r in results if r["hash"] == hash and size_of(r)[1] == size})
        rows = [[str(count), *(f"{line[count]:.3f}" if count in line else "?" for line in held.values())] for count in counts]
        lines += ["", f"{hash}, {size} bytes", *aligned([["messages", *map(kernel, held)], *rows])]
        lines.append("best: " + ", ".join(f"from {count} on {kernel(name)}" for count, name in best(held)))
        if lost := behind(held):
            lines.append(f"what the library chooses takes at most {max(0.0, lost[0]):.1%} more ({lost[1]} messages)")
    return lines
