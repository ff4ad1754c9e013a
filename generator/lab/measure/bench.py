"""Benchmarks in core cycles: `blocks` kernels as complete hashes beside peers (ctests/bench.c, a
program), and calls of the library and others (ctests/many.c, in this process). Candidates are timed
in turn; the output are medians, quartiles and paired ratios."""

import ctypes
import hashlib
import random
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from ...files import data_folder, temporary_folder
from ...product import library
from ...product.manifest import read_manifest
from ...request.option_table import Rejected, check_name, families_of, parse_values
from ...request.requests import MULTI_KINDS, Request, reject_absent
from ...spec import hashes
from ...spec.descriptions import printed_name
from ...spec.kinds import function_of_entry
from ...x86 import target as isas
from ...x86.uarch.processors import missing_features
from . import clock, host
from . import peers as libraries
from .clock import Core
from .figures import (
    Figure,
    Timing,
    align_columns,
    method_tables,
    pivot,
    print_results,
    read_figures,
    verdict_lines,
)

MOST_BYTES = 1 << 30               # of a message


class Method(NamedTuple):
    """Value of METHOD: default message lengths in bytes; seconds for each length, mode or number of
    messages (paper: the fraction of the paper's number of calls; 0: all); valid lengths."""

    sizes: tuple[int, ...]
    seconds: float
    valid_sizes: range = range(1, MOST_BYTES + 1)
    valid_text: str = "each from 1 to 2^30 bytes"


METHODS = {
    "robust": Method((64, 256, 1024, 8192, 1048576), 2.0),
    "paper": Method((8192,), 0.0, range(128, MOST_BYTES + 1, 128),
                    "all multiples of 128 bytes"),
    "many": Method((64, 256, 1024, 8192, 32768), 0.5), "crossover": Method((8192,), 0.3),
    "short": Method((0, 16, 32, 55, 56, 64, 111, 112, 128, 200, 256, 512), 0.2, range(65537),
                    "each of at most 65,536 bytes")}
CALL_METHODS = "many", "crossover", "short"
KERNELS_SOURCE, CALLS_SOURCE = (data_folder("ctests") / name for name in ("bench.c", "many.c"))
MAX_REPEATS = 4                    # most runs in total, if timings remain inconclusive


@dataclass(frozen=True)
class BenchRequest:
    """Request of a benchmark. `isa`, `n` and `uarch` select kernels, None all; `sizes` and
    `seconds` are explained at Method, None: its defaults; `out`: folder of the kernels."""

    hash: str | None = None
    isa: str | None = None
    n: int | None = None
    uarch: str | None = None
    sizes: Sequence[int] | None = None
    seconds: float | None = None
    method: str = "robust"
    out: str | Path = "generated"

    @property
    def lengths(self) -> Sequence[int]:
        """Message lengths in bytes."""
        return METHODS[self.method].sizes if self.sizes is None else self.sizes

    @property
    def measuring_seconds(self) -> float:
        """Measuring time, explained at Method."""
        return METHODS[self.method].seconds if self.seconds is None else self.seconds

    @property
    def command_words(self) -> list[str]:
        """Arguments of `nsms bench` for this request, without those of default values."""
        words: list[str] = []
        for option in fields(self):
            value = getattr(self, option.name)
            if value != option.default:
                values = value if isinstance(value, (list, tuple)) else [value]
                words += [f"--{option.name}", ",".join(
                    f"{item:g}" if isinstance(item, float) else f"{item}" for item in values)]
        return words

    def families(self) -> list[str]:
        """Return the hash families to measure. Raise Rejected if the request is invalid, but for
        the kernels that it selects."""
        family_names, sizes = families_of(self.hash), self.sizes
        if self.isa is not None:
            check_name("ISA", self.isa, isas.names())
        method = METHODS[check_name("method", self.method, [*METHODS])]
        if sizes is not None and not (1 <= len(sizes) <= 64
                                      and all(size in method.valid_sizes for size in sizes)):
            raise Rejected(f"SIZES={','.join(map(str, sizes))} has no sizes to measure by METHOD="
                           f"{self.method}: give 1 to 64 of them, {method.valid_text}. Try "
                           f"SIZES={','.join(map(str, method.sizes[-3:]))}.")
        if self.seconds is not None and not 0 < self.seconds < 1e5:
            raise Rejected(
                f"{self.seconds:g} is no time to measure for: give a number of seconds above 0.")
        if not set(family_names) <= set(families_of(None)):
            raise Rejected(f"bench measures SHA-1 and SHA-2 beside their peers, not {self.hash}. "
                           "Try HASH=sha256.")
        return family_names


def measure(request: BenchRequest) -> dict[str, Any]:
    """Measure by the request's method; return the results as JSON data. Raise Rejected if the
    request is invalid or this machine cannot measure."""
    request.families()
    host.require_x86_linux("bench")
    results: dict[str, Any] = {
        "schema": 1, "method": request.method, **host.describe_machine(),
        "compiler": host.compiler_version(),
        "command": " ".join(["nsms bench", *request.command_words]), "skipped": []}
    core = Core()
    if request.method != "paper":
        core = clock.learn_core()
        results["cycles"] = core.clock_description
    with temporary_folder() as folder:
        time_candidates = time_calls if request.method in CALL_METHODS else time_kernels
        timings = time_candidates(request, folder, core.exclusive_rate, results)
    results["results"] = [t.figure(timings)._asdict() for t in timings]
    return results


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` and print the results, as text or JSON. Return the exit status: 1 if a
    digest was wrong, else 0."""
    results = measure(request)
    figures, verdict = read_figures(results), list[str]()
    if request.method in CALL_METHODS:
        tables = call_tables(figures, request.method)
    else:
        tables = method_tables(results, figures)
    if request.method == "robust":
        entries = {k["symbol"]: k for k in select_kernels(request)[0]}
        verdict = ["", *verdict_lines(figures, entries)]
    return print_results(results, tables, json, verdict)


# Kernels of kind blocks.

def select_kernels(request: BenchRequest) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the manifest's entries of the kernels of kind blocks that a request selects and that
    have a GAS file; and a line for each selected kernel without one."""
    manifest = Path(request.out) / "manifest.json"
    families, isa, n, uarch = request.families(), request.isa, request.n, request.uarch
    if not manifest.is_file():
        raise Rejected(f"there is no {manifest}, so there is no kernel to measure. `make "
                       f"gen OUT={request.out}` writes it.")
    kernels = [k for k in read_manifest(manifest) if k["kind"] == "blocks"
               and k["hash"] in families and isa in (None, k["isa"]) and n in (None, k["n"])
               and uarch in (None, k.get("uarch"))]
    if not kernels and (isa, n, uarch) != (None, None, None):
        hash = families[0] if len(families) == 1 else None
        options = {} if uarch is None else parse_values({"uarch": uarch})
        reject_absent(Request(hash, isa, n, kind="blocks", options=options), manifest)
    lacking = [missing_features(required_features(k)) for k in kernels]
    if isa is not None and all(lacking):
        names = sorted({name for features in lacking for name in features})
        raise Rejected(f"this processor lacks {', '.join(names)}, so none of these kernels can be "
                       "measured here. Try another ISA.")
    return ([k for k in kernels if k["gas"]],
            [f"{k['symbol']}: no GAS file of it" for k in kernels if not k["gas"]])


def required_features(kernel: Mapping[str, Any]) -> Sequence[str]:
    """Return features, as in /proc/cpuinfo, of a manifest's entry; those of its ISA where it has
    none."""
    features: Sequence[str] | None = kernel["features"]
    return isas.load(kernel["isa"]).features if features is None else features


def time_kernels(request: BenchRequest, folder: Path, exclusive_rate: float,
                 results: dict[str, Any]) -> list[Timing]:
    """Return the timings by METHOD=robust or paper; adds to the fields of `results`."""
    kernels, lacking = select_kernels(request)
    peers, skipped = libraries.build_adapters(folder)
    results["skipped"] += [*lacking, *skipped, *libraries.unbuilt_peer_lines()]
    program = compile_benchmark(folder, Path(request.out), kernels, peers,
                                libraries.built_libraries())
    time_sizes = measure_until_conclusive if request.method == "robust" else run_benchmark
    return [timing for family in request.families() for timing in time_sizes(
        [str(program), request.method, family, str(request.measuring_seconds),
         f"{exclusive_rate:.4f}", "all"], family, request.lengths, results)]


def compile_benchmark(build_folder: Path, kernel_folder: Path, kernels: Sequence[Mapping[str, Any]],
                      peers: Sequence[str] = (),
                      libcryptos: Mapping[str, Path] = MappingProxyType({})) -> Path:
    """Compile bench.c with kernels, entries of the manifest in `kernel_folder`; return the program.
    `peers`: names of adapters in `build_folder`; `libcryptos`: from peers.built_libraries."""
    (build_folder / "peers.inc").write_text("".join(
        [f'PEER("{name}", "{build_folder / name}.so")\n' for name in peers]
        + [f'LIBCRYPTO("{name}", "{path.resolve()}")\n' for name, path in libcryptos.items()]))
    (build_folder / "kernels.inc").write_text("".join(
        f'KERNEL({k["symbol"]}, "{k["hash"]}", "{" ".join(required_features(k))}", '
        f'{int(function_of_entry(k).counts_blocks)}, {k.get("length") or 0})\n' for k in kernels))
    files = sorted({str((kernel_folder / k["gas"]).resolve()) for k in kernels})
    return clock.compile_program(build_folder / "bench",
                                 [f"-I{build_folder}", KERNELS_SOURCE, *files])


def run_benchmark(command: Sequence[str], family: str, sizes: Sequence[int],
                  results: dict[str, Any],
                  timings: dict[tuple[str, int, str], Timing] | None = None) -> list[Timing]:
    """Run the program of compile_benchmark, `command` without its sizes in bytes; return the
    timings of a hash family. `timings`: (mode, size, name) -> those of earlier runs, which grow;
    what was wrong once stays wrong."""
    messages = {str(size): bytes((i * 2654435761 >> 13) & 255 for i in range(size))
                for size in sizes}                                 # as bench.c makes them
    digests = {size: hashlib.new(family, message).hexdigest()
               for size, message in messages.items()}
    candidates: dict[str, tuple[str, bool]] = {}                   # id -> name, whether it is ours
    is_right: dict[tuple[str, str], bool] = {}                     # (size, id)
    timings = {} if timings is None else timings
    for kind, *words in read_output([*command, *messages], family):
        if kind == "sample":
            mode, size, identifier, value, rate = words
            name, is_ours = candidates[identifier]
            timing = timings.setdefault((mode, int(size), name), Timing(
                family, mode, int(size), name, is_ours, True))
            timing.is_right &= is_right[size, identifier]
            timing.samples.append(float(value))
            timing.rates.append(float(rate))
        elif kind == "candidate":
            candidates[words[0]] = words[2], words[1] == "1"
        elif kind == "digest":
            identifier, size, digest = words
            is_right[size, identifier] = digest == digests[size]
        elif kind == "skip":
            line = f"{words[0]}: {' '.join(words[1:])}"
            results["skipped"] += [line] if line not in results["skipped"] else []
        elif kind == "peer":
            fields_of_peer = (word.strip() for word in " ".join(words).split("|"))
            peer = dict(zip(("name", "path", "version", "flags"), fields_of_peer))
            other_peers = [p for p in results.get("peers", []) if p["name"] != peer["name"]]
            results["peers"] = [*other_peers, peer]
        elif kind in ("openssl", "clock", "calls"):
            results[kind] = " ".join(words)
    return list(timings.values())


def read_output(command: Sequence[str], family: str) -> Iterator[list[str]]:
    """Yield the words of each line that the program prints; show its progress."""
    last: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            for words in map(str.split, process.stdout):
                if words[0] == "sample" and words[:3] != last:
                    last = words[:3]
                    host.show_progress(f"bench {family}: {words[2]} bytes, {words[1]}")
                yield words
        except BaseException:
            process.kill()
            raise
        finally:
            host.show_progress("")
    if process.returncode:
        raise Rejected(f"the benchmark of {family} stopped with status {process.returncode}.")


def measure_until_conclusive(command: Sequence[str], family: str, sizes: Sequence[int],
                             results: dict[str, Any]) -> list[Timing]:
    """As run_benchmark; sizes with an inconclusive timing are measured again, at most MAX_REPEATS
    times in total, and the samples of all runs are merged."""
    total: dict[tuple[str, int, str], Timing] = {}
    remaining_sizes = list(sizes)
    for _ in range(MAX_REPEATS):
        run_benchmark(command, family, remaining_sizes, results, total)
        results["alone"] = drop_disturbed(
            [*total.values()], results.get("alone", clock.learn_core().exclusive_rate))
        inconclusive = {t.size for t in total.values() if t.is_right and not t.is_conclusive}
        remaining_sizes = [size for size in sizes if size in inconclusive]
        if not remaining_sizes:
            break
    return list(total.values())


def drop_disturbed(timings: Sequence[Timing], exclusive_rate: float = 0.0) -> float:
    """Set the time of each sample to 0 during which another thread used the core. Return the rate
    of the exclusive core, in multiplications per cycle (clock.h)."""
    highest_rate = max(exclusive_rate,
                       clock.find_exclusive_rate([rate for t in timings for rate in t.rates
                                                  if rate]))
    if exclusive_rate and highest_rate > exclusive_rate and not clock.learn_core().is_shared:
        clock.store_rate(highest_rate, clock.learn_core().multiplication_latency)
    for t in timings:
        t.samples = [x if clock.is_exclusive_rate(rate, highest_rate) else 0.0
                     for x, rate in zip(t.samples, t.rates)]
    return highest_rate


# Calls of functions (out, data, size).

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
    inconclusive timing is sampled again, at most MAX_REPEATS times in total."""
    for repetition in range(MAX_REPEATS):
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
    """Random messages in at most MEMORY_BYTES, where they may overlap; for C a pointer to
    WorkStruct. `digests`: memory for the digests."""

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
    """Return NODES tree nodes, one behind the other."""
    nodes = Messages([2 * hashlib.new(family).digest_size] * NODES)
    adjacent = b"".join(nodes.contents)
    ctypes.memmove(nodes.memory, adjacent, len(adjacent))
    return nodes


# Candidates.

def build_library(build_folder: Path, kernel_folder: Path) -> ctypes.CDLL:
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
    return clock.build_sampler(build_folder, [f"-I{build_folder}", CALLS_SOURCE,
                                              build_folder / "nsms.c", *files])


def select_kernel(loaded: ctypes.CDLL, family: str, kernel: bytes | None) -> bool:
    """Let the library use a kernel, by default its choice; False if it is not there."""
    status = loaded[f"nsms_{family}_use"](kernel)
    if kernel is None:
        loaded[f"nsms_{family}_batch"]()
        loaded[f"nsms_{family}_kernel_for"](ctypes.c_size_t(0))
    return kernel is None or status == 0


def call_candidates(method: str, loaded: ctypes.CDLL, hash: str, symbols: Sequence[str],
                    adapters: Mapping[str, Path]) -> dict[str, Candidate]:
    """Return the candidates of a method by name, ours first; `adapters`: library -> shared object.
    """
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


def workloads(request: BenchRequest, family: str) -> dict[str, list[int]]:
    """Return the messages of METHOD=many or crossover: mode -> their lengths in bytes."""
    counts = MANY_COUNTS if request.method == "many" else CROSSOVER_COUNTS
    lengths = {f"{count} of {size}": [size] * count for size in request.lengths for count in counts}
    if request.method == "many":
        source, (count, least, most) = random.Random(1), MIXED
        lengths[f"{count} of {least} to {most}"] = [source.randint(least, most)
                                                    for _ in range(count)]
    return lengths


def make_tasks(request: BenchRequest, loaded: ctypes.CDLL, folder: Path,
               skipped: list[str]) -> list[SamplingTask]:
    """Return the tasks for each hash. Each candidate that is not there adds a line to `skipped`."""
    is_short, families = request.method == "short", request.families()
    names = [name for name in hashes.variants() if hashes.find(name).NAME in families
             and request.hash in (None, name)] if is_short else families
    symbols = [e["symbol"] for e in read_manifest(Path(request.out) / "manifest.json")
               if e["kind"] == "multi"]
    adapters, lines = (libraries.build_adapters(folder, ("isal-crypto", "ipsec-mb"))
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
    """Return the tasks of PBKDF2, sized by iterations: a figure is cycles of one for one
    password."""
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
    digests = [hashlib.new(hash.replace("-", "_"), content).digest()
               for content in messages.contents]
    return SamplingTask(hash, mode, sum(map(len, messages.contents)), candidates, messages.digests,
                        messages, digests)


def time_calls(request: BenchRequest, folder: Path, exclusive_rate: float,
               results: dict[str, Any]) -> list[Timing]:
    """Return the timings by METHOD=many, crossover or short; adds to the fields of `results`."""
    results["openssl"] = ""
    loaded = build_library(folder, Path(request.out))
    return time_tasks(loaded, make_tasks(request, loaded, folder, results["skipped"]),
                      request.measuring_seconds, exclusive_rate)


# Evaluation.

def crossover_lines(figures: Iterable[Figure]) -> list[str]:
    """From which number of messages on which candidate is the fastest, by more than LEAST_GAIN, and
    the greatest loss of the library's choice."""
    groups: dict[int, dict[str, float]] = {}
    for f in figures:
        if f.cycles_per_byte:
            groups.setdefault(int(f.mode.partition(" of ")[0]), {})[f.name] = f.cycles_per_byte
    least, best, losses = dict[str, float](), list[tuple[int, str]](), list[tuple[float, int]]()
    for count, cycles in sorted(groups.items()):
        default = cycles.pop(MANY, 0.0)
        for name, value in cycles.items():
            least[name] = min(value, least.get(name, value))
        fastest = min(least, key=lambda name: least[name], default="")
        if fastest and (not best or least[fastest] < (1 - LEAST_GAIN) * least[best[-1][1]]):
            best.append((count, fastest))
        if default and cycles:
            losses.append((default / min(cycles.values()) - 1, count))
    greatest, at = max(losses, default=(0.0, 0))
    return ["best: " + ", ".join(f"from {count} on {short_name(name)}" for count, name in best),
            *([f"the library's choice takes at most {max(0.0, greatest):.1%} more cycles than the "
               f"best ({at} messages)"] if losses else [])]


def short_name(candidate: str) -> str:
    """Return the part of a symbol after `_multi_`; any other name as it is."""
    return candidate.partition("_multi_")[2] or candidate


def call_tables(figures: Sequence[Figure], method: str) -> list[str]:
    """Return a table for each hash, for METHOD=crossover for each length with its crossovers."""
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
            lines += crossover_lines(group)
    return lines
