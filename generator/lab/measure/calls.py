"""Benchmark of calls: functions with the signature (out, data, size), timed in turn in a process.
The candidates of METHOD=many, crossover and short are one table: functions of the library, built
from the manifest's kernels and ctests/many.c, and of peers. Output are core cycles."""

import ctypes
import hashlib
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ...files import data_folder, temporary_folder
from ...product import library
from ...product.manifest import read_manifest
from ...request.option_table import Rejected, families_of
from ...request.requests import MULTI_KINDS
from ...spec import hashes
from ...spec.hashes import printed_name
from . import bench, clock, host
from .figures import Figure, Timing, align_columns, pivot, print_results
from .peers import build_adapters

SAMPLE_TICKS = 40_000   # of the time-stamp counter: duration of a sample of several calls
LEAST_SAMPLES, MOST_SAMPLES = 12, 5000   # of each candidate of one task
# numbers of messages of METHOD=many, and of METHOD=crossover
MANY_COUNTS = (1, 2, 4, 8, 16, 64)
CROSSOVER_COUNTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 17, 20, 24, 32, 48, 64)
# number of messages, and the least and greatest of their uniformly random lengths in bytes
MIXED = (1000, 1024, 16384)
NODES = 512                        # tree nodes hashed by one call
PASSWORDS, ITERATIONS = (1, 2, 4, 8, 16), 200    # of PBKDF2 with HMAC
MEMORY_BYTES = 1 << 20             # for the messages, less than a second-level cache
SOURCE = data_folder("ctests") / "many.c"
MANY, SINGLE = "nsms, many", "nsms, one-shot"
PASSWORD_HASHES = "sha256", "sha512"    # of the library's PBKDF2
LEAST_GAIN = 0.01                  # relative gain from which a candidate counts as faster


@dataclass
class Candidate:
    """Function to time, called with (out, data, third_argument). `prepare` is called before each
    sample; a false result says that the function is not there. `digests`: how many of a task's
    digests it writes, None for all; `counts`: numbers of messages that it hashes."""

    function: Any
    third_argument: int = 0
    prepare: Callable[[], object] = lambda: True
    digests: int | None = None
    counts: range = range(1, 1 << 20)


@dataclass
class SamplingTask:
    """Candidates (name -> candidate) that hash the same messages and are sampled in turn. `hash`,
    `mode` and `size` are as in Timing; `out`, `data`: arguments of all functions;
    `expected_digests`: what a candidate must write to `out`, one after the other."""

    hash: str
    mode: str
    size: int
    candidates: Mapping[str, Candidate]
    out: Any
    data: Any
    expected_digests: Sequence[bytes] = ()
    timings: list[Timing] = field(init=False)

    def __post_init__(self) -> None:
        self.timings = [Timing(self.hash, self.mode, self.size, name, name.startswith("nsms"),
                               is_right=True) for name in self.candidates]

    def sample(self, library: ctypes.CDLL, seconds: float, exclusive_rate: float) -> None:
        """Sample the candidates in turn, for `seconds` in total and LEAST_SAMPLES to MOST_SAMPLES
        times; before that, compare the digests and count the calls of a sample."""
        calls = []                                    # timing, candidate, arguments, repetitions
        for timing, candidate in zip(self.timings, self.candidates.values()):
            arguments = self.out, self.data, ctypes.c_size_t(candidate.third_argument)
            candidate.prepare()
            self.out.raw = bytes(len(self.out))
            candidate.function(*arguments)
            timing.is_right &= self.out.raw.startswith(
                b"".join(self.expected_digests[:candidate.digests]))
            # An interruption makes the calls seem slow and their number too small.
            repetitions = max(library.nsms_count_calls(candidate.function, *arguments, SAMPLE_TICKS)
                              for _ in range(3))
            calls.append((timing, candidate, arguments, repetitions))
        rate, end, samples = ctypes.c_double(), time.perf_counter() + seconds, 0
        while samples < LEAST_SAMPLES or time.perf_counter() < end and samples < MOST_SAMPLES:
            samples += 1
            for timing, candidate, arguments, repetitions in calls:
                candidate.prepare()
                timing.samples.append(library.nsms_sample(
                    candidate.function, *arguments, repetitions, exclusive_rate,
                    ctypes.byref(rate)))
                timing.rates.append(rate.value)


def time_tasks(library: ctypes.CDLL, tasks: Sequence[SamplingTask], seconds: float,
               exclusive_rate: float) -> list[Timing]:
    """Sample each task for `seconds` and return the timings of all candidates. A task with an
    inconclusive timing is sampled again, at most bench.MAX_REPEATS times in total."""
    for repetition in range(bench.MAX_REPEATS):
        for task in tasks:
            if repetition == 0 or any(t.is_right and not t.is_conclusive for t in task.timings):
                host.show_progress(f"bench {task.hash}: {task.mode}")
                task.sample(library, seconds, exclusive_rate)
    host.show_progress("")
    return [timing for task in tasks for timing in task.timings]


class WorkStruct(ctypes.Structure):
    """struct work of many.c."""

    _fields_ = [("data", ctypes.c_void_p), ("lengths", ctypes.c_void_p), ("count", ctypes.c_size_t)]


class Messages:
    """Random messages of `lengths` bytes in a buffer of at most MEMORY_BYTES, in which they can
    overlap. Passed to a C function, the object is a pointer to its WorkStruct.

    `contents`: the messages; `c_pointers`: their addresses; `digests`: memory for the digests."""

    def __init__(self, lengths: Sequence[int]) -> None:
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


def nodes_of(family: str) -> Messages:
    """NODES tree nodes, one behind the other."""
    nodes = Messages([2 * hashlib.new(family).digest_size] * NODES)
    adjacent = b"".join(nodes.contents)
    ctypes.memmove(nodes.memory, adjacent, len(adjacent))
    return nodes


# Candidates.

def build_library(build_folder: Path, kernel_folder: Path) -> ctypes.CDLL:
    """Build and load the library of the kernels in the manifest of `kernel_folder`, together with
    many.c and the sampler."""
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


def select_kernel(loaded: ctypes.CDLL, family: str, kernel: bytes | None) -> bool:
    """Let the library use a kernel, by default its choice; False if it is not there."""
    status = loaded[f"nsms_{family}_use"](kernel)
    if kernel is None:
        loaded[f"nsms_{family}_batch"]()
        loaded[f"nsms_{family}_kernel_for"](ctypes.c_size_t(0))
    return kernel is None or status == 0


def call_candidates(method: str, loaded: ctypes.CDLL, hash: str, symbols: Sequence[str],
                    adapters: Mapping[str, Path]) -> dict[str, Candidate]:
    """The candidates of a method for a hash, by name; those of this library first. `symbols`: of
    multi-message kernels; `adapters`: multi-buffer library -> its shared object."""
    c_name, family, single = hash.replace("-", "_"), hashes.find(hash).NAME, range(1, 2)
    digest_bytes = ctypes.c_size_t(hashlib.new(c_name).digest_size)
    evp_name = hash.replace("sha", "sha-", 1).upper().replace("SHA-512-", "SHA512-")
    by_default = partial(select_kernel, loaded, family, None)

    def ours(name: str, **options: Any) -> Candidate:
        return Candidate(loaded[f"{name}_{c_name}"], prepare=by_default, **options)

    openssl = Candidate(loaded.hash_with_openssl, prepare=partial(
        loaded.use_openssl, c_name.upper().encode(), digest_bytes))
    if method == "short":
        return {SINGLE: ours("single", counts=single),
                "nsms, context": ours("context", counts=single),
                "nsms, blocks": ours("blocks", counts=single, digests=0), "openssl": openssl,
                "openssl, EVP": Candidate(loaded.hash_with_evp, counts=single, prepare=partial(
                    loaded.nsms_evp, evp_name.encode())),
                **{peer: Candidate(loaded.hash_with_peer, counts=single, prepare=partial(
                    loaded.use_peer, peer.encode(), c_name.encode(), digest_bytes))
                   for peer in ("nettle", "libgcrypt")}}
    both = {MANY: ours("many"), SINGLE: ours("single")}
    if method == "crossover":
        return both | {symbol: Candidate(both[MANY].function, counts=range(2, 1 << 20),
                                         prepare=partial(select_kernel, loaded, family,
                                                         short_name(symbol).encode()))
                       for symbol in symbols if f"_{family}_" in symbol}
    # Multi-buffer libraries hash the first message several times.
    return both | {"openssl": openssl, **{name: Candidate(
        loaded.hash_with_batch_peer, digests=1, counts=range(1, MIXED[0]), prepare=partial(
            loaded.use_batch_peer, f"{path}".encode(), family.encode()))
        for name, path in adapters.items()}}


def workloads(request: bench.BenchRequest, family: str) -> dict[str, list[int]]:
    """The messages of METHOD=many or crossover: mode -> their lengths in bytes."""
    counts = MANY_COUNTS if request.method == "many" else CROSSOVER_COUNTS
    lengths = {f"{count} of {size}": [size] * count for size in request.lengths for count in counts}
    if request.method == "many":
        source, (count, least, most) = random.Random(1), MIXED
        lengths[f"{count} of {least} to {most}"] = [source.randint(least, most)
                                                    for _ in range(count)]
    return lengths


def make_tasks(request: bench.BenchRequest, loaded: ctypes.CDLL, folder: Path,
               skipped: list[str]) -> list[SamplingTask]:
    """The tasks for each hash. Each candidate that is not there adds a line to `skipped`."""
    is_short, families = request.method == "short", request.families()
    names = [name for name in hashes.variants() if hashes.find(name).NAME in families
             and request.hash in (None, name)] if is_short else families
    symbols = [e["symbol"] for e in read_manifest(Path(request.out) / "manifest.json")
               if e["kind"] == "multi"]
    adapters, lines = (build_adapters(folder, ("isal-crypto", "ipsec-mb"))
                       if request.method == "many" else ([], []))
    skipped += lines
    tasks = []
    for hash in names:
        candidates = call_candidates(request.method, loaded, hash, symbols,
                                     {name: folder / f"{name}.so" for name in adapters})
        available = {name: c for name, c in candidates.items() if c.prepare()}
        skipped += [f"{name}: not here, or without {printed_name(hash)}"
                    for name in candidates if name not in available]
        for mode, lengths in (workloads(request, hash).items() if not is_short
                              else [("message", [size]) for size in request.lengths]):
            tasks.append(messages_task(hash, mode, Messages(lengths), {
                name: c for name, c in available.items() if len(lengths) in c.counts}))
        if request.method == "many":
            tasks.append(messages_task(hash, f"{NODES} nodes", nodes_of(hash),
                                       {MANY: Candidate(loaded[f"pairs_{hash}"])}))
            tasks += password_tasks(hash, loaded) if hash in PASSWORD_HASHES else []
    return tasks


def password_tasks(hash: str, loaded: ctypes.CDLL) -> list[SamplingTask]:
    """Tasks of PBKDF2, whose size is their number of iterations: so a figure is the cycles of one
    iteration for one password. The salt of a password is the password."""
    tasks = []
    for count in PASSWORDS:
        passwords = Messages([16] * count)
        candidates = {MANY: Candidate(loaded[f"pbkdf2_{hash}"], ITERATIONS)}
        peer = Candidate(loaded.pbkdf2_with_openssl, ITERATIONS, prepare=partial(
            loaded.use_openssl_pbkdf2, hash.encode()))
        if peer.prepare():
            candidates["openssl"] = peer
        keys = [hashlib.pbkdf2_hmac(hash, word, word, ITERATIONS) for word in passwords.contents]
        tasks.append(SamplingTask(hash, f"{count} password{'s' * (count > 1)}",
                                  ITERATIONS * count, candidates, passwords.digests, passwords,
                                  keys))
    return tasks


def messages_task(hash: str, mode: str, messages: Messages,
                  candidates: Mapping[str, Candidate]) -> SamplingTask:
    """A task that times each candidate on `messages` and checks the digests."""
    digests = [hashlib.new(hash.replace("-", "_"), content).digest()
               for content in messages.contents]
    return SamplingTask(hash, mode, sum(map(len, messages.contents)), candidates, messages.digests,
                        messages, digests)


def run(request: bench.BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` by METHOD=many, crossover or short, and print the results, as text or JSON.
    Return the exit status: 1 if a digest was wrong, else 0."""
    results = bench.begin_results(request)
    core = clock.learn_core()
    results |= {"cycles": core.clock_description, "openssl": ""}
    with temporary_folder() as folder:
        loaded = build_library(folder, Path(request.out))
        timings = time_tasks(loaded, make_tasks(request, loaded, folder, results["skipped"]),
                             request.measuring_seconds, core.exclusive_rate)
    figures = [t.figure(timings) for t in timings]
    results["results"] = [f._asdict() for f in figures]
    return print_results(results, table_lines(figures, request.method), timings, json)


# Evaluation.

class Crossover(NamedTuple):
    """Number of messages from which on `candidate` is the fastest."""

    messages: int
    candidate: str


Cycles = Mapping[int, Mapping[str, float | None]]  # number of messages -> candidate -> c/B


def find_crossovers(cycles: Cycles) -> list[Crossover]:
    """Each number of messages, ascending, from which on another candidate is the fastest, by more
    than LEAST_GAIN."""
    crossovers: list[Crossover] = []
    least: dict[str, float] = {}
    for count, by_candidate in sorted(cycles.items()):
        for name, value in by_candidate.items():
            if name != MANY and value:
                least[name] = min(value, least.get(name, value))
        best = min(least, key=lambda name: least[name], default=None)
        if best and (not crossovers
                     or least[best] < (1 - LEAST_GAIN) * least[crossovers[-1].candidate]):
            crossovers.append(Crossover(count, best))
    return crossovers


def greatest_default_loss(cycles: Cycles) -> tuple[float, int] | None:
    """(loss, count): the greatest relative loss of the library's choice, and where it occurs."""
    losses = []
    for count, by_candidate in cycles.items():
        others = [value for name, value in by_candidate.items() if name != MANY and value]
        if (default := by_candidate.get(MANY)) and others:
            losses.append((default / min(others) - 1, count))
    return max(losses, default=None)


def short_name(candidate: str) -> str:
    """The part of a symbol after `_multi_`; any other name as it is."""
    return candidate.partition("_multi_")[2] or candidate


def table_lines(figures: Sequence[Figure], method: str) -> list[str]:
    """Lines of a table for each hash, and for METHOD=crossover for each length with the numbers of
    messages from which on another candidate is the fastest."""
    unit, digits = ("cycles", 0) if method == "short" else ("cycles_per_byte", 3)
    lines = [f"core {unit.replace('_', ' ').replace('cycles per', 'cycles a')} of "
             f"{'a message' if method == 'short' else 'all messages together'}, medians; "
             "?: inconclusive", *(["passwords: cycles of an iteration of PBKDF2-HMAC for one"]
                                  if method == "many" else [])]
    groups: dict[str, list[Figure]] = {}
    for f in figures:
        size = f.mode.partition(" of ")[2] if method == "crossover" else ""
        groups.setdefault(f"{f.hash}, {size} bytes" if size else f.hash, []).append(f)
    for title, group in groups.items():
        head, *rows = pivot(group, unit, digits)
        lines += ["", *align_columns([[title, *map(short_name, head[1:])], *rows])]
        if method == "crossover":
            cycles: dict[int, dict[str, float | None]] = {}
            for f in group:
                cycles.setdefault(int(f.mode.partition(" of ")[0]), {})[f.name] = f.cycles_per_byte
            lines.append("best: " + ", ".join(f"from {count} on {short_name(candidate)}"
                                              for count, candidate in find_crossovers(cycles)))
            if shortfall := greatest_default_loss(cycles):
                lines.append(f"the library's choice takes at most {max(0.0, shortfall[0]):.1%} "
                             f"more cycles than the best ({shortfall[1]} messages)")
    return lines
