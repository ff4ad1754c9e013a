"""From how many messages on which kernel is best: every way to hash 1 to 64 equal messages that there is here, in one run.

In go hashes and lengths. The ways are the library's kernel for one message, one message after the other; each kernel for several
messages by its name, with idle lanes where messages are too few; and what the library chooses. Out come core cycles for each
byte of all messages together, by count. What is measured of full lanes is what the library's choice is computed from:

    nsms bench --method crossover --json | python -m generator.target.uarch.measured
"""

import ctypes
import hashlib
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..product.write import read_manifest
from .figures import Timing, as_data, ended, evidence, opening
from .many import Messages, Turns, Way, begun, built, taken

COUNTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 17, 20, 24, 32, 48, 64)
SIZES = (8192,)
SECONDS = 0.3                      # for each length and count, all ways together
CHOSEN, ALONE = "many", "one by one"
LEVEL = 0.01                       # how much less another way must take, to be called the best


def run(manifest_dir: str | Path = "generated", hash: str | None = None, sizes: Sequence[int] | None = None,
        seconds: float | None = None, json: bool = False) -> int:
    """Measures and prints; 1 if a digest was wrong, else 0. sizes: bytes of a message; seconds: for each size and count. Raises
    Refused where the request makes no sense or the machine has no compiler."""
    families, core, found = begun("crossover", manifest_dir, hash, sizes, seconds)
    found["openssl"] = ""
    tasks: list[Turns] = []
    with tempfile.TemporaryDirectory(prefix="nsms-crossover-") as place:
        loaded = built(Path(place), Path(manifest_dir), families)
        entries = read_manifest(Path(manifest_dir) / "manifest.json")
        for family in families:
            names = [e["symbol"] for e in entries if e["kind"] == "multi" and e["hash"] == family]
            tasks += [task(loaded, family, names, Messages([size] * count), f"{count} of {size}", found["skipped"])
                      for size in sizes or SIZES for count in COUNTS]
        timings = taken(loaded, tasks, SECONDS if seconds is None else seconds, core.alone)
    found["results"] = [as_data(t, timings) for t in timings]
    return ended(found, told(found, timings), timings, json)


def task(loaded: ctypes.CDLL, family: str, symbols: Iterable[str], messages: Messages, mode: str, skipped: list[str]) -> Turns:
    """The ways to hash these messages here; what cannot run here is named."""
    right = [hashlib.new(family, text).digest() for text in messages.texts]
    use = loaded[f"nsms_{family}_use"]

    def choose() -> None:                                # before a sample, as CPUID may leave a virtual machine
        use(None)
        loaded[f"nsms_{family}_batch"]()
        loaded[f"nsms_{family}_kernel_for"](ctypes.c_size_t(0))

    def way(name: str, kernel: str | None, function: str) -> Way:
        timing = Timing(family, mode, sum(messages.lengths), name, True, False)
        return Way(timing, loaded[f"{function}_{family}"], messages.given, right,
                   partial(use, kernel.encode()) if kernel else choose)

    found = [way(CHOSEN, None, "many"), way(ALONE, None, "single")]
    for symbol in symbols if len(right) > 1 else ():     # one message is no matter of theirs
        kernel = symbol.partition("_multi_")[2]
        if use(kernel.encode()) == 0:
            found.append(way(symbol, kernel, "many"))
        elif (line := f"{symbol}: it does not run here, or the library does not hold it") not in skipped:
            skipped.append(line)
    return Turns(f"{family}: {mode}", found, messages)


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


def told(found: Mapping[str, Any], timings: Sequence[Timing]) -> str:
    """The tables as text."""
    lines = [*opening(found), "", "core cycles for each byte of all messages together, medians; ? too noisy to tell"]
    results = found["results"]
    for hash, size in dict.fromkeys((r["hash"], size_of(r)[1]) for r in results):
        held = by_way(results, hash, size)
        counts = sorted({size_of(r)[0] for r in results if r["hash"] == hash and size_of(r)[1] == size})
        lines += ["", f"{hash}, {size} bytes", f"{'messages':>10}" + "".join(f"{kernel(name):>14}" for name in held)]
        lines += [f"{count:10}" + "".join(f"{line[count]:14.3f}" if count in line else f"{'?':>14}" for line in held.values())
                  for count in counts]
        lines.append("best: " + ", ".join(f"from {count} on {kernel(name)}" for count, name in best(held)))
        if lost := behind(held):
            lines.append(f"what the library chooses takes at most {max(0.0, lost[0]):.1%} more ({lost[1]} messages)")
    lines += ["", *(f"skipped {line}" for line in found["skipped"]), *([evidence(timings)] if timings else [])]
    return "\n".join(lines).rstrip()
