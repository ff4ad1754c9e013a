"""Crossover between kernels: for each number of messages, the fastest way to hash them.

Input are hashes and lengths. Candidates are the library's single-message kernel called in turn,
each multi-message kernel (with idle lanes if there are too few messages), and the library's own
choice. Output are core cycles per byte of all messages together, for 1 to 64 equal messages. The
library's choice is computed from the measurements of full lanes:

    nsms bench --method crossover --json | nsms measured -
"""

import ctypes
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..product.write import read_manifest
from . import bench, clock
from .bench import BenchRequest
from .figures import align_columns, as_data, print_results
from .many import Messages, built, task
from .sampler import Candidate, InterleavedTask, time_tasks

COUNTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 17, 20, 24, 32, 48, 64)
LIBRARY_DEFAULT, SINGLE_CALLS = "many", "one by one"
LEVEL = 0.01                       # relative gain from which another candidate is the best


def run(request: BenchRequest, json: bool = False) -> int:
    """Measure and print; return 1 if a digest was wrong.

    Raises Refused if the request is invalid or the machine has no compiler.
    """
    families, results = bench.start_run(request)
    core = clock.learn_core()
    results |= {"cycles": core.clock_description, "openssl": ""}
    tasks: list[InterleavedTask] = []
    with tempfile.TemporaryDirectory(prefix="nsms-crossover-") as folder_path:
        loaded = built(Path(folder_path), Path(request.out), families)
        entries = read_manifest(Path(request.out) / "manifest.json")
        for family in families:
            kernels = [e["symbol"] for e in entries if e["kind"] == "multi" and e["hash"] == family]
            single_kernels, multi_kernels = candidates_of(loaded, family, kernels, results["skipped"])
            tasks += [task(family, f"{count} of {size}", Messages([size] * count),
                           single_kernels | (multi_kernels if count > 1 else {}))
                      for size in request.lengths for count in COUNTS]
        timings = time_tasks(loaded, tasks, request.budget, core.alone)
    results["results"] = [as_data(t, timings) for t in timings]
    return print_results(results, table_lines(results["results"]), timings, json)


def candidates_of(loaded: ctypes.CDLL, family: str, symbols: Iterable[str], skipped: list[str]
         ) -> tuple[dict[str, Candidate], dict[str, Candidate]]:
    """Return the candidates for any number of messages, and those for several only.

    Kernels that cannot run here are added to `skipped`.
    """
    use, many = loaded[f"nsms_{family}_use"], loaded[f"many_{family}"]

    def select_default() -> None:
        """Let the library choose; CPUID may leave a virtual machine, so this runs before a
        sample."""
        use(None)
        loaded[f"nsms_{family}_batch"]()
        loaded[f"nsms_{family}_kernel_for"](ctypes.c_size_t(0))

    candidates: dict[str, Candidate] = {}
    for symbol in symbols:
        kernel = symbol.partition("_multi_")[2].encode()
        if use(kernel) == 0:
            candidates[symbol] = Candidate(many, ready=partial(use, kernel))
        else:
            skipped.append(f"{symbol}: it does not run here, or is not in the library")
    return {LIBRARY_DEFAULT: Candidate(many, ready=select_default),
            SINGLE_CALLS: Candidate(loaded[f"single_{family}"], ready=select_default)}, candidates


# Evaluation of results as data.

def size_of(row: Mapping[str, Any]) -> tuple[int, int]:
    """Return the number of messages of a result and their length in bytes."""
    count, _, size = row["mode"].partition(" of ")
    return int(count), int(size)


def by_way(results: Iterable[Mapping[str, Any]], hash: str,
           size: int) -> dict[str, dict[int, float]]:
    """Return candidate -> number of messages -> cycles per byte, of conclusive results."""
    cycles_by_way: dict[str, dict[int, float]] = {}
    for row in results:
        count, bytes = size_of(row)
        if row["hash"] == hash and bytes == size:
            cycles_by_way.setdefault(row["name"], {})
            if row["cycles_per_byte"]:
                cycles_by_way[row["name"]][count] = row["cycles_per_byte"]
    return cycles_by_way


def best(lines: Mapping[str, Mapping[int, float]]) -> list[tuple[int, str]]:
    """Return (number of messages, candidate) where a new candidate becomes clearly the fastest.

    The library's choice is left out. A kernel for many messages also hashes fewer at the same cost,
    so its cost at one count is the least up to there.
    """
    crossovers: list[tuple[int, str]] = []
    least: dict[str, float] = {}
    for count in sorted({count for line in lines.values() for count in line}):
        least |= {name: min(line[count], least.get(name, line[count]))
                  for name, line in lines.items() if name != LIBRARY_DEFAULT and count in line}
        first = min(least, key=lambda name: least[name], default=None)
        if first and (not crossovers or least[first] < (1 - LEVEL) * least[crossovers[-1][1]]):
            crossovers.append((count, first))
    return crossovers


def greatest_loss(lines: Mapping[str, Mapping[int, float]]) -> tuple[float, int] | None:
    """Return the greatest relative loss of the library's choice, and at how many messages; or
    None."""
    other_lines = [line for name, line in lines.items() if name != LIBRARY_DEFAULT]
    return max(((cycles / min(measured_there) - 1, count)
                for count, cycles in lines.get(LIBRARY_DEFAULT, {}).items()
                if (measured_there := [line[count] for line in other_lines if count in line])),
               default=None)


def kernel(name: str) -> str:
    """Return a candidate's name without the common prefix."""
    return name.partition("_multi_")[2] or name


def table_lines(results: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the tables as text."""
    lines = ["core cycles for each byte of all messages together, medians; ? inconclusive"]
    for hash, size in dict.fromkeys((r["hash"], size_of(r)[1]) for r in results):
        cycles_by_way = by_way(results, hash, size)
        counts = sorted({size_of(r)[0]
                         for r in results if r["hash"] == hash and size_of(r)[1] == size})
        rows = [[str(count),
                 *(f"{line[count]:.3f}" if count in line else "?"
                   for line in cycles_by_way.values())] for count in counts]
        lines += ["", f"{hash}, {size} bytes",
                  *align_columns([["messages", *map(kernel, cycles_by_way)], *rows])]
        lines.append("best: "
                     + ", ".join(f"from {count} on {kernel(name)}"
                                 for count, name in best(cycles_by_way)))
        if shortfall := greatest_loss(cycles_by_way):
            lines.append(f"the kernel that the library selects takes at most {max(0.0, shortfall[0]):.1%} "
                         f"more ({shortfall[1]} messages)")
    return lines
