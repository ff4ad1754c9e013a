"""Crossover between kernels: for each number of messages, the fastest candidate that hashes them.
Input are hashes and message lengths. Candidates are the library's single-message kernel, called for
each message; each multi-message kernel (with idle lanes if there are too few messages); and the
kernels that the library selects by default."""

import ctypes
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ...product.manifest import read_manifest
from .bench import BenchRequest
from .figures import align_columns, value_text
from .many import BuiltLibrary, Messages, messages_task, run_library_benchmark
from .sampler import Candidate, SamplingTask

MESSAGE_COUNTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 17, 20, 24, 32, 48, 64)
LIBRARY_DEFAULT, SINGLE_CALLS = "many", "one by one"
LEAST_GAIN = 0.01                  # relative gain from which a candidate counts as faster
# candidate -> number of messages -> cycles per byte of all messages, None if inconclusive
Cycles = dict[str, dict[int, float | None]]


class Crossover(NamedTuple):
    """Number of messages from which on `candidate` is the fastest."""

    messages: int
    candidate: str


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` by METHOD=crossover. The parameters and the exit status are those of
    run_library_benchmark."""
    return run_library_benchmark(request, json, make_tasks, table_lines)


def make_tasks(request: BenchRequest, library: BuiltLibrary) -> list[SamplingTask]:
    """Return a task for each hash family, length and number of messages."""
    entries = read_manifest(Path(request.out) / "manifest.json")
    tasks = []
    for family in request.families():
        symbols = [e["symbol"] for e in entries if e["kind"] == "multi" and e["hash"] == family]
        any_count = default_candidates(library, family)
        all_candidates = any_count | kernel_candidates(library, family, symbols)
        tasks += [messages_task(family, f"{count} of {size}", Messages([size] * count),
                                all_candidates if count > 1 else any_count)
                  for size in request.lengths for count in MESSAGE_COUNTS]
    return tasks


def default_candidates(library: BuiltLibrary, family: str) -> dict[str, Candidate]:
    """Return name -> candidate for the functions that hash any number of messages by a hash of
    `family`: the library's `many` with its default kernels, and a loop that calls the library's
    single-message function."""
    loaded = library.loaded

    def select_default() -> None:
        loaded[f"nsms_{family}_use"](None)
        loaded[f"nsms_{family}_batch"]()
        loaded[f"nsms_{family}_kernel_for"](ctypes.c_size_t(0))

    return {LIBRARY_DEFAULT: Candidate(loaded[f"many_{family}"], prepare=select_default),
            SINGLE_CALLS: Candidate(loaded[f"single_{family}"], prepare=select_default)}


def kernel_candidates(library: BuiltLibrary, family: str,
                      symbols: Iterable[str]) -> dict[str, Candidate]:
    """Return symbol -> candidate for each of the multi-message kernels `symbols` that the library
    contains and this processor can run. For each other kernel add a line to `library.skipped`."""
    use, hash_many = library.loaded[f"nsms_{family}_use"], library.loaded[f"many_{family}"]
    candidates: dict[str, Candidate] = {}
    for symbol in symbols:
        select = partial(use, short_name(symbol).encode())
        if select() == 0:
            candidates[symbol] = Candidate(hash_many, prepare=select)
        else:
            library.skipped.append(f"{symbol}: it does not run here, or is not in the library")
    return candidates


# Evaluation of results as data.

def cycles_by_workload(results: Iterable[Mapping[str, Any]]) -> dict[tuple[str, int], Cycles]:
    """Return (hash, message length in bytes) -> the Cycles of this workload: candidate -> number of
    messages -> cycles per byte of all messages, None if inconclusive."""
    cycles: dict[tuple[str, int], Cycles] = {}
    for row in results:
        count, _, size = row["mode"].partition(" of ")
        of_candidate = cycles.setdefault((row["hash"], int(size)), {})
        of_candidate.setdefault(row["name"], {})[int(count)] = row["cycles_per_byte"]
    return cycles


def message_counts(cycles: Iterable[Cycles]) -> list[int]:
    """Return the numbers of messages that occur in `cycles`, values of cycles_by_workload, in
    ascending order."""
    return sorted({count for by_candidate in cycles for by_count in by_candidate.values()
                   for count in by_count})


def find_crossovers(cycles: Cycles) -> list[Crossover]:
    """Return, in ascending order, each number of messages from which on another candidate is the
    fastest, by more than LEAST_GAIN."""
    crossovers: list[Crossover] = []
    least: dict[str, float] = {}
    for count in message_counts([cycles]):
        for name, by_count in cycles.items():
            if name != LIBRARY_DEFAULT and (value := by_count.get(count)):
                least[name] = min(value, least.get(name, value))
        fastest = min(least, key=lambda name: least[name], default=None)
        if fastest and (not crossovers
                        or least[fastest] < (1 - LEAST_GAIN) * least[crossovers[-1].candidate]):
            crossovers.append(Crossover(count, fastest))
    return crossovers


def greatest_default_loss(cycles: Cycles) -> tuple[float, int] | None:
    """Return (loss, count): the greatest relative loss of LIBRARY_DEFAULT, and the number of
    messages where it occurs."""
    losses = []
    for count, default in cycles.get(LIBRARY_DEFAULT, {}).items():
        others = [value for name, by_count in cycles.items()
                  if name != LIBRARY_DEFAULT and (value := by_count.get(count))]
        if default and others:
            losses.append((default / min(others) - 1, count))
    return max(losses, default=None)


def short_name(candidate: str) -> str:
    """Return the name of a candidate. For a kernel's symbol, return only the part after `_multi_`.
    """
    return candidate.partition("_multi_")[2] or candidate


def table_lines(results: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the lines of a table for each hash and length: a line per number of messages, a column
    per candidate. `results`: rows of result_data."""
    lines = ["core cycles per byte of all messages together, medians; ?: inconclusive"]
    for (hash, size), cycles in cycles_by_workload(results).items():
        table = [["messages", *map(short_name, cycles)]]
        table += [[str(count), *(value_text(by_count, count) for by_count in cycles.values())]
                  for count in message_counts([cycles])]
        lines += ["", f"{hash}, {size} bytes", *align_columns(table)]
        lines.append("best: " + ", ".join(f"from {count} on {short_name(candidate)}"
                                          for count, candidate in find_crossovers(cycles)))
        if shortfall := greatest_default_loss(cycles):
            loss, count = shortfall
            lines.append("the kernel that the library selects takes at most "
                         f"{max(0.0, loss):.1%} more cycles than the best ({count} messages)")
    return lines
