"""Benchmark of many messages: the library's `many` and `pairs` beside OpenSSL and multi-buffer
libraries.

Input are hashes and message lengths. The library is built from the manifest's kernels; sampler.py
calls it through ctests/many.c. Output are core cycles per byte of all messages together, for each
length and number of messages, and for messages of random lengths from 1 to 16 KB; and core cycles
per tree node.
"""

import ctypes
import hashlib
import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ..files import data_folder, temporary_folder
from ..product import library
from ..product.manifest import read_manifest
from ..request.parse import Rejected, families_of
from ..request.validation import MULTI_KINDS
from . import bench, clock
from .bench import BenchRequest
from .figures import Timing, align_columns, cycles_text, print_results, result_data
from .peers import build_adapters
from .sampler import InterleavedTask, TimedCall, TimedFunction, time_tasks

MESSAGE_COUNTS = (1, 2, 4, 8, 16, 64)
NODES = 512                        # tree nodes hashed by one call
NODES_MODE = f"{NODES} nodes"
MEMORY_BYTES = 1 << 20             # for the messages, less than a second-level cache
SOURCE = data_folder("ctests") / "many.c"
OUR_PREFIXES = ("nsms", "many", "one by one")    # beginnings of the names of our candidates


class MixedLengths(NamedTuple):
    """Number of messages, and the least and greatest of their uniformly random lengths in bytes."""

    messages: int
    least: int
    most: int

    @property
    def mode(self) -> str:
        """Value of `Timing.mode` for these lengths, such as 1000 of 1024 to 16384."""
        return f"{self.messages} of {self.least} to {self.most}"


MIXED = MixedLengths(1000, 1024, 16384)


class WorkStruct(ctypes.Structure):
    """struct work of many.c."""

    _fields_ = [("data", ctypes.c_void_p), ("lengths", ctypes.c_void_p), ("count", ctypes.c_size_t)]


@dataclass
class Messages:
    """Random messages of `lengths` bytes, one behind the other in a buffer of MEMORY_BYTES. A
    message that does not fit behind the one before it begins at the buffer's start, so that
    messages can overlap.

    `contents` are the messages; `work`, `c_pointers`, `c_lengths` and `digests` are arguments of
    the functions of many.c.
    """

    lengths: Sequence[int]
    work: WorkStruct = field(init=False)
    contents: list[bytes] = field(init=False)

    def __post_init__(self) -> None:
        """Choose the messages' positions and bytes, and create the arguments for C functions."""
        source, count = random.Random(len(self.lengths)), len(self.lengths)
        offsets, end = [], 0
        for length in self.lengths:
            end = end if end + length <= MEMORY_BYTES else 0
            offsets.append(end)
            end += (length + 127) // 64 * 64
        data = source.randbytes(max(offset + length
                                    for offset, length in zip(offsets, self.lengths)))
        self.memory = ctypes.create_string_buffer(data, len(data))
        base = ctypes.addressof(self.memory)
        self.contents = [data[offset:offset + length]
                         for offset, length in zip(offsets, self.lengths)]
        self.c_pointers = (ctypes.c_void_p * count)(*(base + offset for offset in offsets))
        self.c_lengths = (ctypes.c_size_t * count)(*self.lengths)
        self.work = WorkStruct(ctypes.addressof(self.c_pointers), ctypes.addressof(self.c_lengths),
                               count)
        self.digests = ctypes.create_string_buffer(64 * count)

    @property
    def arguments(self) -> tuple[Any, Any, int]:
        """(digests, work, 0), the arguments of the functions of many.c."""
        return self.digests, ctypes.byref(self.work), 0


@dataclass(frozen=True)
class BuiltLibrary:
    """Library built for one run of a benchmark. `loaded`: the library, linked with many.c and
    loaded by ctypes; `folder`: the folder in which it was built; `families`: hash families to
    measure; `skipped`: a line for each absent candidate, which the benchmark extends."""

    loaded: ctypes.CDLL
    folder: Path
    families: list[str]
    skipped: list[str]


def run_library_benchmark(
        request: BenchRequest, json: bool, make_tasks: Callable[[BuiltLibrary],
                                                                list[InterleavedTask]],
        table_lines: Callable[[Sequence[Timing], list[dict[str, Any]]], list[str]],
        make_row: Callable[[Timing, Sequence[Timing]], dict[str, Any]] = result_data) -> int:
    """Build the library, time the tasks that `make_tasks` returns, and print the results, as text
    or JSON. Return the exit status: 1 if a digest was wrong, else 0.

    `make_row` returns a timing as one result for JSON, given the timing and all timings;
    `table_lines` returns the lines of the text, given the timings and their results. Raise Rejected
    if the request is invalid or the machine has no compiler.
    """
    families, results = bench.begin_results(request)
    core = clock.learn_core()
    results |= {"cycles": core.clock_description, "openssl": ""}
    with temporary_folder() as build_folder:
        library = BuiltLibrary(build_library(build_folder, Path(request.out)), build_folder,
                               families, results["skipped"])
        timings = time_tasks(library.loaded, make_tasks(library), request.measuring_seconds,
                             core.exclusive_rate)
    results["results"] = [make_row(t, timings) for t in timings]
    return print_results(results, table_lines(timings, results["results"]), timings, json)


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` by METHOD=many, as run_library_benchmark does."""
    def make_tasks(library: BuiltLibrary) -> list[InterleavedTask]:
        """Return the tasks of all hash families."""
        peers, skipped = build_adapters(library.folder, ("isal-crypto", "ipsec-mb"))
        library.skipped.extend(skipped)
        libraries = {name: library.folder / f"{name}.so" for name in peers}
        return [task for family in library.families for task in family_tasks(
            library.loaded, family, request.lengths, libraries, library.skipped)]

    return run_library_benchmark(request, json, make_tasks, lambda timings, _: table_lines(timings))


def family_tasks(loaded: ctypes.CDLL, family: str, lengths: Sequence[int],
                 libraries: Mapping[str, Path], skipped: list[str]) -> list[InterleavedTask]:
    """Return the tasks of one hash family: messages of equal and of mixed lengths, and tree nodes.

    `loaded`: the library of build_library; `lengths`: message lengths in bytes; `libraries`: name
    -> shared library of each multi-buffer peer. Add a line to `skipped` for each absent candidate.
    """
    candidates = {"nsms": TimedFunction(loaded[f"many_{family}"]),
                  **single_message_candidates(loaded, family, skipped)}
    with_peers = candidates | multi_buffer_candidates(loaded, family, libraries)
    tasks = [messages_task(family, f"{count} of {length}", Messages([length] * count), with_peers,
                           libraries) for length in lengths for count in MESSAGE_COUNTS]
    source = random.Random(1)
    mixed = [source.randint(MIXED.least, MIXED.most) for _ in range(MIXED.messages)]
    tasks.append(messages_task(family, MIXED.mode, Messages(mixed), candidates))
    nodes = Messages([2 * hashlib.new(family).digest_size] * NODES)
    contiguous_nodes = b"".join(nodes.contents)
    ctypes.memmove(nodes.memory, contiguous_nodes, len(contiguous_nodes))
    pairs = {"nsms": TimedFunction(loaded[f"pairs_{family}"])}
    return [*tasks, messages_task(family, NODES_MODE, nodes, pairs)]


def build_library(build_folder: Path, kernel_folder: Path) -> ctypes.CDLL:
    """Build in `build_folder` the library of the kernels that the manifest in `kernel_folder`
    lists, together with many.c and the sampler; load and return it.

    Raise Rejected if the manifest lacks a kernel of kind blocks of a FIPS 180-4 family.
    """
    entries = [e for e in read_manifest(kernel_folder / "manifest.json")
               if e["gas"] and e["kind"] in ("blocks", "fixed", *MULTI_KINDS)]
    available = {e["hash"] for e in entries if e["kind"] == "blocks"}
    missing = [name for name in families_of(None) if name not in available]
    if missing:
        raise Rejected(f"{kernel_folder}/manifest.json has no blocks kernel of {missing[0]}, and "
                       "the measured library has the kernels of all hashes. `make gen "
                       f"OUT={kernel_folder}` writes them.")
    for name, text in library.library_texts(entries, "nsms_", "all").items():
        (build_folder / name).write_text(text)
    files = sorted({str((kernel_folder / e["gas"]).resolve()) for e in entries})
    return clock.build_sampler(build_folder, "bench",
                               [f"-I{build_folder}", SOURCE, build_folder / "nsms.c", *files])


def single_message_candidates(loaded: ctypes.CDLL, family: str,
                              skipped: list[str]) -> dict[str, TimedFunction]:
    """Return candidate -> function that hashes one message after the other with a hash of `family`:
    a function of our library and one of OpenSSL. If OpenSSL is not installed, add a line to
    `skipped`."""
    candidates = {"nsms, one by one": TimedFunction(loaded[f"single_{family}"])}
    use_openssl = partial(loaded.use_openssl, family.upper().encode(),
                          ctypes.c_size_t(hashlib.new(family).digest_size))
    if use_openssl():
        candidates["OpenSSL, one by one"] = TimedFunction(loaded.hash_with_openssl,
                                                          prepare=use_openssl)
    elif "openssl: not installed" not in skipped:
        skipped.append("openssl: not installed")
    return candidates


def multi_buffer_candidates(loaded: ctypes.CDLL, family: str,
                            peers: Mapping[str, Path]) -> dict[str, TimedFunction]:
    """Return peer's name -> function that hashes several messages of equal length at once, for each
    of the `peers` (name -> shared library) that has the hash `family`."""
    selectors = {name: partial(loaded.use_batch_peer, str(path).encode(), family.encode())
                 for name, path in peers.items()}
    return {name: TimedFunction(loaded.hash_with_batch_peer, prepare=select)
            for name, select in selectors.items() if select()}


def messages_task(family: str, mode: str, messages: Messages,
                  candidates: Mapping[str, TimedFunction],
                  first_digest_only: Collection[str] = ()) -> InterleavedTask:
    """Return a task that times each candidate on `messages` and checks the digests. `mode`: as of
    Timing.

    For the candidates named in `first_digest_only`, only the first message's digest is checked.
    """
    expected = [hashlib.new(family, content).digest() for content in messages.contents]

    def timed_call(name: str, candidate: TimedFunction) -> TimedCall:
        """Return the call of one candidate on the messages, with an empty timing."""
        timing = Timing(family, mode, sum(messages.lengths), name, name.startswith(OUR_PREFIXES),
                        is_right=False)
        return TimedCall(timing, candidate.function, messages.arguments,
                         expected[:1] if name in first_digest_only else expected, candidate.prepare)

    return InterleavedTask(f"{family}: {mode}", [timed_call(*item) for item in candidates.items()],
                           messages)


def table_lines(timings: Sequence[Timing]) -> list[str]:
    """Return the lines of a table for each hash family: a line per message length, a column per
    number of messages for `many`, and a column per other candidate."""
    lines = ["core cycles per byte of all messages together, medians: `many` for each number of",
             "messages, then the other candidates for 64 messages"]
    for family in dict.fromkeys(t.hash for t in timings):
        timing_of = {(t.mode, t.name): t for t in timings if t.hash == family}
        other_candidates = dict.fromkeys(name for _, name in timing_of if name != "nsms")
        sizes = sorted({int(mode.split()[2]) for mode, _ in timing_of if len(mode.split()) == 3})
        table = [[family, *(f"x{count}" for count in MESSAGE_COUNTS), *other_candidates, ""]]
        for size in sizes:
            table.append([f"{size} B",
                          *(cycles_text(timing_of.get((f"{count} of {size}", "nsms")))
                            for count in MESSAGE_COUNTS),
                          *(cycles_text(timing_of.get((f"{MESSAGE_COUNTS[-1]} of {size}", name)))
                            for name in other_candidates), ""])
        table.append(["mixed", *[""] * (len(MESSAGE_COUNTS) - 1),
                      *(cycles_text(timing_of.get((MIXED.mode, name)))
                        for name in ("nsms", *other_candidates)), f"{MIXED.mode} bytes"])
        lines += ["", *align_columns(table)]
        pairs = timing_of.get((NODES_MODE, "nsms"))
        if pairs and pairs.is_right and pairs.is_conclusive:
            lines.append(f"pairs  {pairs.time_per_message / NODES:.1f} core cycles for a node of "
                         f"{pairs.size // NODES} bytes, {NODES} at once")
    return lines
