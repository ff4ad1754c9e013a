"""Benchmark of many messages: the library's `many` and `pairs` beside OpenSSL and multi-buffer
libraries.

Input are hashes and lengths. The library is built from the manifest's kernels and called through
ctests/many.c by the common sampler. Output are core cycles per byte of all messages together, by
length and count, and for mixed lengths (uniform from 1 to 16 KB); and core cycles per tree node.
"""

import ctypes
import hashlib
import random
import tempfile
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from ..files import data_folder
from ..product import library
from ..product.write import prototypes, read_manifest
from ..request.parse import Refused
from ..request.validation import MULTI_KINDS
from ..spec import hashes
from . import bench, clock
from .bench import BenchRequest
from .figures import Timing, align_columns, as_data, figure_text, print_results
from .sampler import Candidate, InterleavedTask, Way, time_tasks

COUNTS = (1, 2, 4, 8, 16, 64)
MIXED = 1000, 1024, 16384  # number of messages; least and greatest length, uniform
ROOM = 1 << 20                                          # bytes of memory for the messages
SOURCE = data_folder("ctests") / "many.c"
OURS = ("nsms", "many", "one by one")                   # prefixes of our candidates' names


class WorkStruct(ctypes.Structure):
    """struct work of many.c."""

    _fields_ = [("data", ctypes.c_void_p), ("lengths", ctypes.c_void_p), ("count", ctypes.c_size_t)]


@dataclass
class Messages:
    """Messages in memory, each at the start of a cache line; they wrap around within a second-level
    cache."""

    lengths: Sequence[int]
    work: WorkStruct = field(init=False)
    texts: list[bytes] = field(init=False)

    def __post_init__(self) -> None:
        draw, n = random.Random(len(self.lengths)), len(self.lengths)
        offsets, end = [], 0
        for length in self.lengths:
            end = end if end + length <= ROOM else 0
            offsets.append(end)
            end += (length + 127) // 64 * 64
        text = draw.randbytes(max(at + length for at, length in zip(offsets, self.lengths)))
        self.memory = ctypes.create_string_buffer(text, len(text))
        base = ctypes.addressof(self.memory)
        self.texts = [text[at:at + length] for at, length in zip(offsets, self.lengths)]
        self.data = (ctypes.c_void_p * n)(*(base + at for at in offsets))
        self.sizes = (ctypes.c_size_t * n)(*self.lengths)
        self.work = WorkStruct(ctypes.addressof(self.data), ctypes.addressof(self.sizes), n)
        self.out = ctypes.create_string_buffer(64 * n)

    @property
    def call_arguments(self) -> tuple[Any, Any, int]:
        """Arguments of the functions of many.c."""
        return self.out, ctypes.byref(self.work), 0


def run(request: BenchRequest, json: bool = False) -> int:
    """Measure and print; return 1 if a digest was wrong.

    Raises Refused if the request is invalid or the machine has no compiler.
    """
    families, results = bench.start_run(request)
    core = clock.learn_core()
    results |= {"cycles": core.clock_description, "openssl": ""}
    tasks: list[InterleavedTask] = []
    with tempfile.TemporaryDirectory(prefix="nsms-many-") as folder_path:
        peers, absent = bench.build_peers(Path(folder_path), ("isal-crypto", "ipsec-mb"))
        results["skipped"] += absent
        loaded = built(Path(folder_path), Path(request.out), families)
        others = {name: Path(folder_path) / f"{name}.so" for name in peers}
        draw = random.Random(1)
        mixed = [draw.randint(*MIXED[1:]) for _ in range(MIXED[0])]
        for family in families:
            single_candidates, equal_length_candidates = single_message_candidates(loaded, family,
                                                                                   results[
                "skipped"]), multi_buffer_candidates(loaded, family, others)
            equal = {f"{count} of {size}": [size] * count for size in request.lengths
                     for count in COUNTS}
            for mode, lengths in {**equal, "{} of {} to {}".format(*MIXED): mixed}.items():
                ways = {"nsms": Candidate(loaded[f"many_{family}"]), **single_candidates,
                        **(equal_length_candidates if mode in equal else {})}
                tasks.append(task(family, mode, Messages(lengths), ways, peers))
            nodes = Messages([2 * hashlib.new(family).digest_size] * 512)
            # contiguous nodes
            ctypes.memmove(nodes.memory, b"".join(nodes.texts), sum(nodes.lengths))
            tasks.append(task(family, "512 nodes", nodes,
                              {"nsms": Candidate(loaded[f"pairs_{family}"])}))
        timings = time_tasks(loaded, tasks, request.budget, core.alone)
    results["results"] = [as_data(t, timings) for t in timings]
    return print_results(results, table_lines(timings, families), timings, json)


def built(build_folder: Path, where: Path, families: Sequence[str]) -> ctypes.CDLL:
    """Build and load the library of the manifest's kernels with many.c and the sampler."""
    entries = [e
               for e in read_manifest(where / "manifest.json")
               if e["gas"] and e["kind"] in ("blocks", "fixed", *MULTI_KINDS)]
    missing = [name
               for name in hashes.fips()
               if not any(e["hash"] == name and e["kind"] == "blocks" for e in entries)]
    if missing:
        raise Refused(f"{where}/manifest.json has no blocks kernel of {missing[0]}, and the "
                      f"measured library has the kernels of all hashes. `make gen OUT={where}` writes them.")
    for name, text in library.library_texts(entries, prototypes(entries), "nsms_", "all").items():
        (build_folder / name).write_text(text)
    files = sorted({str((where / e["gas"]).resolve()) for e in entries})
    return clock.library(build_folder, "bench",
                         [f"-I{build_folder}", SOURCE, build_folder / "nsms.c", *files])


def single_message_candidates(loaded: ctypes.CDLL, family: str,
                              skipped: list[str]) -> dict[str, Candidate]:
    """Return the functions that hash one message after the other, by name."""
    candidates = {"nsms, one by one": Candidate(loaded[f"single_{family}"])}
    use = partial(loaded.use_openssl, family.upper().encode(),
                  ctypes.c_size_t(hashlib.new(family).digest_size))
    if use():
        candidates["OpenSSL, one by one"] = Candidate(loaded.by_openssl, ready=use)
    elif "openssl: not installed" not in skipped:
        skipped.append("openssl: not installed")
    return candidates


def multi_buffer_candidates(loaded: ctypes.CDLL, family: str,
                            peers: Mapping[str, Path]) -> dict[str, Candidate]:
    """Return the peers that hash several messages of equal length at once."""
    uses = {name: partial(loaded.use_other, str(path).encode(), family.encode())
            for name, path in peers.items()}
    return {name: Candidate(loaded.by_other, ready=use) for name, use in uses.items() if use()}


def task(family: str, mode: str, messages: Messages, candidates: Mapping[str, Candidate],
         unordered: Collection[str] = ()) -> InterleavedTask:
    """Return a task that times each candidate on these messages.

    Of the digests of `unordered` candidates, only the first is checked.
    """
    right = [hashlib.new(family, text).digest() for text in messages.texts]
    return InterleavedTask(f"{family}: {mode}",
                           [Way(Timing(family, mode, sum(messages.lengths), name,
                                       name.startswith(OURS), False), c.function,
                                messages.call_arguments, right[:1] if name in unordered else right,
                                c.ready) for name, c in candidates.items()], messages)


def table_lines(timings: Sequence[Timing], families: Sequence[str]) -> list[str]:
    """Return the tables as text."""
    lines = ["core cycles for each byte of all messages together, medians: `many` by",
             "count, then the others with 64 messages"]
    mixed = "{} of {} to {}".format(*MIXED)
    for family in families:
        at = {(t.mode, t.name): t for t in timings if t.hash == family}
        names = dict.fromkeys(name for _, name in at if name != "nsms")
        sizes = sorted({int(mode.split()[2]) for mode, _ in at if len(mode.split()) == 3})
        table = [[family, *(f"x{count}" for count in COUNTS), *names, ""]]
        for size in sizes:
            table.append([f"{size} B",
                          *(figure_text(at.get((f"{count} of {size}", "nsms")))
                            for count in COUNTS),
                          *(figure_text(at.get((f"{COUNTS[-1]} of {size}", name)))
                            for name in names), ""])
        table.append(["mixed", *[""] * (len(COUNTS) - 1),
                      *(figure_text(at.get((mixed, name))) for name in ("nsms", *names)),
                      f"{mixed} bytes"])
        lines += ["", *align_columns(table)]
        node = at.get(("512 nodes", "nsms"))
        if node and node.right and node.is_conclusive:
            lines.append(f"pairs  {node.figure / 512:.1f} core cycles for a node of "
                         f"{node.size // 512} bytes, 512 at once")
    return lines
