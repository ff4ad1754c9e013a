"""Benchmark of many messages: the library's `many` and `pairs` beside OpenSSL and multi-buffer
libraries. Input are hashes and message lengths. The library is built from the manifest's kernels;
sampler.py calls it through ctests/many.c."""

import ctypes
import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ...files import data_folder, temporary_folder
from ...product import library
from ...product.manifest import read_manifest
from ...request.option_table import Rejected, families_of
from ...request.requests import MULTI_KINDS
from ...spec.hashes import printed_name
from . import bench, clock
from .bench import BenchRequest
from .figures import Timing, align_columns, print_results, result_data, value_text
from .peers import build_adapters
from .sampler import Candidate, SamplingTask, time_tasks
from .store import Record

MESSAGE_COUNTS = (1, 2, 4, 8, 16, 64)
NODES = 512                        # tree nodes hashed by one call
NODES_MODE = f"{NODES} nodes"
MEMORY_BYTES = 1 << 20             # for the messages, less than a second-level cache
SOURCE = data_folder("ctests") / "many.c"
# number of messages, and the least and greatest of their uniformly random lengths in bytes
MIXED = (1000, 1024, 16384)


class WorkStruct(ctypes.Structure):
    """struct work of many.c."""

    _fields_ = [("data", ctypes.c_void_p), ("lengths", ctypes.c_void_p), ("count", ctypes.c_size_t)]


class Messages:
    """Random messages of `lengths` bytes, one behind the other in a buffer of at most MEMORY_BYTES.
    A message that does not fit behind the one before it begins at the buffer's start, so that
    messages can overlap.

    `contents` are the messages, `memory` is the buffer, `c_pointers` are the messages' addresses,
    and `digests` is memory for the digests. Passed to a C function, the object is a pointer to its
    WorkStruct.
    """

    def __init__(self, lengths: Sequence[int]) -> None:
        """Choose the messages' positions and bytes, and create the arguments for C functions."""
        count, offsets, end = len(lengths), [], 0
        for length in lengths:
            end = end if end + length <= MEMORY_BYTES else 0
            offsets.append(end)
            end += (length + 127) // 64 * 64
        data = random.Random(count).randbytes(max(map(sum, zip(offsets, lengths))))
        self.memory = ctypes.create_string_buffer(data, len(data))
        base = ctypes.addressof(self.memory)
        self.contents = [data[offset:offset + length] for offset, length in zip(offsets, lengths)]
        self.c_pointers = (ctypes.c_void_p * count)(*(base + offset for offset in offsets))
        self.c_lengths = (ctypes.c_size_t * count)(*lengths)
        self.digests = ctypes.create_string_buffer(64 * count)
        self._as_parameter_ = ctypes.byref(WorkStruct(
            ctypes.addressof(self.c_pointers), ctypes.addressof(self.c_lengths), count))


@dataclass(frozen=True)
class BuiltLibrary:
    """Library built for one run of a benchmark. `loaded`: the library, linked with many.c and
    loaded by ctypes; `folder`: the folder in which it was built; `skipped`: a line for each absent
    candidate. The benchmark appends to `skipped`."""

    loaded: ctypes.CDLL
    folder: Path
    skipped: list[str]

    def available(self, hash: str, candidates: Mapping[str, Candidate]) -> dict[str, Candidate]:
        """Return the candidates (name -> candidate) whose `prepare` returns a true value. The
        others are not installed or lack the hash; each adds a line to `skipped`."""
        usable = {name: c for name, c in candidates.items() if c.prepare()}
        self.skipped.extend(f"{name}: not installed, or without {printed_name(hash)}"
                            for name in candidates if name not in usable)
        return usable

    def openssl_candidate(self, hash: str) -> Candidate:
        """Return the candidate that hashes messages by OpenSSL's Init/Update/Final."""
        c_name = hash.replace("-", "_")
        digest_bytes = ctypes.c_size_t(hashlib.new(c_name).digest_size)
        return Candidate(self.loaded.hash_with_openssl, prepare=partial(
            self.loaded.use_openssl, c_name.upper().encode(), digest_bytes))


def run_library_benchmark(request: BenchRequest, json: bool,
                          make_tasks: Callable[[BenchRequest, BuiltLibrary], list[SamplingTask]],
                          table_lines: Callable[[Sequence[Record]], list[str]],
                          make_row: Callable[[Timing, Sequence[Timing]], Record] = result_data
                          ) -> int:
    """Build the library, time the tasks that `make_tasks` returns, and print the results, as text
    or JSON. Return the exit status: 1 if a digest was wrong, else 0."""
    results = bench.begin_results(request)
    core = clock.learn_core()
    results |= {"cycles": core.clock_description, "openssl": ""}
    with temporary_folder() as build_folder:
        built_library = BuiltLibrary(build_library(build_folder, Path(request.out)), build_folder,
                                     results["skipped"])
        timings = time_tasks(built_library.loaded, make_tasks(request, built_library),
                             request.measuring_seconds, core.exclusive_rate)
    results["results"] = [make_row(t, timings) for t in timings]
    return print_results(results, table_lines(results["results"]), timings, json)


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` by METHOD=many. The parameters and the exit status are those of
    run_library_benchmark."""
    return run_library_benchmark(request, json, make_tasks, table_lines)


def make_tasks(request: BenchRequest, library: BuiltLibrary) -> list[SamplingTask]:
    """Return the tasks for each hash family: messages of equal and of mixed lengths, and tree
    nodes."""
    peers, skipped = build_adapters(library.folder, ("isal-crypto", "ipsec-mb"))
    library.skipped.extend(skipped)
    loaded, tasks = library.loaded, list[SamplingTask]()
    for family in request.families():
        candidates = {"nsms": Candidate(loaded[f"many_{family}"]),
                      "nsms, one by one": Candidate(loaded[f"single_{family}"]),
                      **library.available(family, {
                          "OpenSSL, one by one": library.openssl_candidate(family)})}
        # Multi-buffer libraries hash the first message several times.
        with_peers = candidates | library.available(family, {
            name: Candidate(loaded.hash_with_batch_peer, digests=1, prepare=partial(
                loaded.use_batch_peer, f"{library.folder / name}.so".encode(), family.encode()))
            for name in peers})
        tasks += [messages_task(family, f"{count} of {length}", Messages([length] * count),
                                with_peers)
                  for length in request.lengths for count in MESSAGE_COUNTS]
        source, (count, least, most) = random.Random(1), MIXED
        mixed = Messages([source.randint(least, most) for _ in range(count)])
        tasks.append(messages_task(family, f"{count} of {least} to {most}", mixed, candidates))
        nodes = Messages([2 * hashlib.new(family).digest_size] * NODES)
        contiguous_nodes = b"".join(nodes.contents)
        ctypes.memmove(nodes.memory, contiguous_nodes, len(contiguous_nodes))
        tasks.append(messages_task(family, NODES_MODE, nodes,
                                   {"nsms": Candidate(loaded[f"pairs_{family}"])}))
    return tasks


def messages_task(hash: str, mode: str, messages: Messages, candidates: Mapping[str, Candidate],
                  size: int | None = None) -> SamplingTask:
    """Return a task that times each candidate on `messages` and checks the digests. `mode` and
    `size` are as in Timing; the size is by default the sum of the messages' lengths."""
    if size is None:
        size = sum(map(len, messages.contents))
    digests = [hashlib.new(hash.replace("-", "_"), content).digest()
               for content in messages.contents]
    return SamplingTask(hash, mode, size, candidates, messages.digests, messages, digests)


def build_library(build_folder: Path, kernel_folder: Path) -> ctypes.CDLL:
    """Build in `build_folder` the library of the kernels that the manifest in `kernel_folder`
    lists, together with many.c and the sampler; load and return it."""
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
    return clock.build_sampler(build_folder, [f"-I{build_folder}", SOURCE, build_folder / "nsms.c",
                                              *files])


def table_lines(results: Sequence[Record]) -> list[str]:
    """Return the lines of a table for each hash family: a line per message length and one for mixed
    lengths, a column per number of messages for `many`, and a column per other candidate. A line
    with the time of a tree node follows, if that timing is conclusive."""
    lines = ["core cycles per byte of all messages together, medians: `many` for each number of",
             "messages, then the other candidates for 64 messages"]
    for family in dict.fromkeys(row["hash"] for row in results):
        cycles = {(row["mode"], row["name"]): row["cycles_per_byte"]
                  for row in results if row["hash"] == family}
        other_candidates = dict.fromkeys(name for _, name in cycles if name != "nsms")
        table = [[family, *(f"x{count}" for count in MESSAGE_COUNTS), *other_candidates, ""]]
        lengths = {mode.partition(" of ")[2] for mode, _ in cycles}
        for size in sorted(int(length) for length in lengths if length.isdigit()):
            most_messages = f"{MESSAGE_COUNTS[-1]} of {size}"
            table.append([f"{size} B",
                          *(value_text(cycles, (f"{count} of {size}", "nsms"))
                            for count in MESSAGE_COUNTS),
                          *(value_text(cycles, (most_messages, name))
                            for name in other_candidates), ""])
        mixed = next(mode for mode, _ in cycles if " to " in mode)
        table.append(["mixed", *[""] * (len(MESSAGE_COUNTS) - 1),
                      *(value_text(cycles, (mixed, name)) for name in ("nsms", *other_candidates)),
                      f"{mixed} bytes"])
        lines += ["", *align_columns(table)]
        if pairs := cycles[NODES_MODE, "nsms"]:
            node_bytes = 2 * hashlib.new(family).digest_size
            lines.append(f"pairs  {pairs * node_bytes:.1f} core cycles for a node of {node_bytes} "
                         f"bytes, {NODES} at once")
    return lines
