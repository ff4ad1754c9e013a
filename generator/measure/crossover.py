"""Crossover between kernels: for each number of messages, the fastest candidate that hashes them.

Input are hashes and message lengths. Candidates are the library's single-message kernel, called for
each message; each multi-message kernel (with idle lanes if there are too few messages); and the
kernels that the library selects by default. Output are core cycles per byte of all messages
together, for 1 to 64 messages of equal length. The default selection is computed from measurements
with a message in every lane, which this command stores:

    nsms bench --method crossover --json | nsms measured -
"""

import ctypes
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ..product.manifest import read_manifest
from .bench import BenchRequest
from .figures import align_columns
from .many import BuiltLibrary, Messages, messages_task, run_library_benchmark
from .sampler import InterleavedTask, TimedFunction

MESSAGE_COUNTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 17, 20, 24, 32, 48, 64)
LIBRARY_DEFAULT, SINGLE_CALLS = "many", "one by one"
LEAST_GAIN = 0.01                  # relative gain from which a candidate counts as faster
CyclesByCount = Mapping[int, float]          # number of messages -> cycles per byte


class Workload(NamedTuple):
    """Number of messages and their length in bytes."""

    messages: int
    size: int


class Crossover(NamedTuple):
    """Number of messages from which on `candidate` is the fastest."""

    messages: int
    candidate: str


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` by METHOD=crossover, as run_library_benchmark does."""
    def make_tasks(library: BuiltLibrary) -> list[InterleavedTask]:
        """Return a task for each hash family, length and number of messages."""
        entries = read_manifest(Path(request.out) / "manifest.json")
        tasks = []
        for family in library.families:
            symbols = [e["symbol"] for e in entries if e["kind"] == "multi" and e["hash"] == family]
            any_count = default_candidates(library.loaded, family)
            multi_kernels = kernel_candidates(library.loaded, family, symbols, library.skipped)
            tasks += [messages_task(family, f"{count} of {size}", Messages([size] * count),
                                    any_count | multi_kernels if count > 1 else any_count)
                      for size in request.lengths for count in MESSAGE_COUNTS]
        return tasks

    return run_library_benchmark(request, json, make_tasks, lambda _, results: table_lines(results))


def default_candidates(library: ctypes.CDLL, family: str) -> dict[str, TimedFunction]:
    """Return candidate -> function that hashes any number of messages with a hash of `family`: the
    library's `many` with its default kernels, and one call for each message."""
    use = library[f"nsms_{family}_use"]

    def select_default() -> None:
        """Let the library select its kernels before a sample, because the selection executes CPUID,
        which is slow in a virtual machine."""
        use(None)
        library[f"nsms_{family}_batch"]()
        library[f"nsms_{family}_kernel_for"](ctypes.c_size_t(0))

    return {LIBRARY_DEFAULT: TimedFunction(library[f"many_{family}"], prepare=select_default),
            SINGLE_CALLS: TimedFunction(library[f"single_{family}"], prepare=select_default)}


def kernel_candidates(library: ctypes.CDLL, family: str, symbols: Iterable[str],
                      skipped: list[str]) -> dict[str, TimedFunction]:
    """Return symbol -> function for each of the multi-message kernels `symbols` that this processor
    can run. For each other kernel add a line to `skipped`."""
    use, hash_many = library[f"nsms_{family}_use"], library[f"many_{family}"]
    candidates: dict[str, TimedFunction] = {}
    for symbol in symbols:
        kernel = symbol.partition("_multi_")[2].encode()
        if use(kernel) == 0:
            candidates[symbol] = TimedFunction(hash_many, prepare=partial(use, kernel))
        else:
            skipped.append(f"{symbol}: it does not run here, or is not in the library")
    return candidates


# Evaluation of results as data.

def parse_workload(row: Mapping[str, Any]) -> Workload:
    """Return the number and the length in bytes of a result's messages, read from its "mode"."""
    count, _, size = row["mode"].partition(" of ")
    return Workload(int(count), int(size))


def cycles_by_candidate(results: Iterable[Mapping[str, Any]], hash: str,
                        size: int) -> dict[str, CyclesByCount]:
    """Return candidate -> number of messages -> cycles per byte of all messages, for the conclusive
    results of one hash and message length (`size`, in bytes). A candidate without conclusive
    results has an empty mapping."""
    cycles: dict[str, dict[int, float]] = {}
    for row in results:
        count, message_bytes = parse_workload(row)
        if row["hash"] == hash and message_bytes == size:
            of_candidate = cycles.setdefault(row["name"], {})
            if row["cycles_per_byte"]:
                of_candidate[count] = row["cycles_per_byte"]
    return dict(cycles)


def find_crossovers(cycles: Mapping[str, CyclesByCount]) -> list[Crossover]:
    """Return, in ascending order, each number of messages from which on another candidate is the
    fastest, by more than LEAST_GAIN. The first is the least number that was measured.

    `cycles` is a result of cycles_by_candidate; its LIBRARY_DEFAULT is ignored. A candidate can
    hash many messages in groups of any smaller count, so its cost at a count is its least number of
    cycles per byte up to that count.
    """
    crossovers: list[Crossover] = []
    least: dict[str, float] = {}
    for count in sorted({count for by_count in cycles.values() for count in by_count}):
        least |= {name: min(by_count[count], least.get(name, by_count[count]))
                  for name, by_count in cycles.items()
                  if name != LIBRARY_DEFAULT and count in by_count}
        fastest = min(least, key=lambda name: least[name], default=None)
        if fastest and (not crossovers
                        or least[fastest] < (1 - LEAST_GAIN) * least[crossovers[-1].candidate]):
            crossovers.append(Crossover(count, fastest))
    return crossovers


def greatest_default_loss(cycles: Mapping[str, CyclesByCount]) -> tuple[float, int] | None:
    """Return (loss, count): the greatest excess of LIBRARY_DEFAULT's cycles over those of the best
    other candidate, divided by the latter, and the number of messages where it occurs.

    Return None if nothing can be compared. `cycles` is a result of cycles_by_candidate.
    """
    other_candidates = [by_count for name, by_count in cycles.items() if name != LIBRARY_DEFAULT]
    losses = [(default / min(at_count) - 1, count)
              for count, default in cycles.get(LIBRARY_DEFAULT, {}).items()
              if (at_count := [by_count[count] for by_count in other_candidates
                               if count in by_count])]
    return max(losses, default=None)


def short_name(candidate: str) -> str:
    """Return the name of a candidate. For a kernel's symbol, return only the part after `_multi_`.
    """
    return candidate.partition("_multi_")[2] or candidate


def table_lines(results: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the lines of a table for each hash and length: a line per number of messages, a column
    per candidate. `results`: rows of result_data."""
    lines = ["core cycles per byte of all messages together, medians; ?: inconclusive"]
    for hash, size in dict.fromkeys((r["hash"], parse_workload(r).size) for r in results):
        cycles = cycles_by_candidate(results, hash, size)
        counts = sorted({parse_workload(r).messages for r in results
                         if r["hash"] == hash and parse_workload(r).size == size})
        rows = [[str(count), *(f"{by_count[count]:.3f}" if count in by_count else "?"
                               for by_count in cycles.values())] for count in counts]
        lines += ["", f"{hash}, {size} bytes",
                  *align_columns([["messages", *map(short_name, cycles)], *rows])]
        lines.append("best: " + ", ".join(f"from {count} on {short_name(candidate)}"
                                          for count, candidate in find_crossovers(cycles)))
        if shortfall := greatest_default_loss(cycles):
            loss, count = shortfall
            lines.append("the kernel that the library selects takes at most "
                         f"{max(0.0, loss):.1%} more cycles than the best ({count} messages)")
    return lines
