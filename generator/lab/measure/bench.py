"""Benchmark of our kernels beside OpenSSL's code paths and other libraries, in one interleaved run.
Input are the manifest's `blocks` kernels that this processor can run. ctests/bench.c makes complete
hash functions of them and times them beside private copies of OpenSSL, one for each of its code
paths, and beside other installed libraries. Output are medians, quartiles and paired ratios."""

import hashlib
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from json import loads
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from ...files import data_folder, temporary_folder
from ...product.manifest import read_manifest
from ...request.option_table import Rejected, check_name, families_of, parse_values
from ...request.requests import Request, reject_absent
from ...spec.kinds import function_of_entry
from ...x86 import target as isas
from ...x86.uarch.processors import missing_features
from . import clock, host
from . import peers as libraries
from .figures import Timing, merge_timings, method_tables, print_results, verdict_lines

MOST_BYTES = 1 << 30               # of a message


class Method(NamedTuple):
    """Value of METHOD: default message lengths in bytes and measuring time of each length (and
    mode, or number of messages) on all candidates together; valid lengths, also in words. For
    paper, `seconds` is the fraction of the paper's number of calls; 0 stands for all calls."""

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
SOURCE = data_folder("ctests") / "bench.c"
TIMED = Path(__file__).with_name("timed.py")
MAX_REPEATS = 4                    # most runs in total, if timings remain inconclusive


@dataclass(frozen=True)
class BenchRequest:
    """Request of a benchmark.

    `hash` is a hash name (sha224 selects sha256's kernels); `isa`, `n` and `uarch` select kernels;
    None selects all. `sizes`: message lengths in bytes; `seconds`: measuring time, explained at
    Method; None stands for the defaults of `method`. `out`: the folder with the kernels and their
    manifest.
    """

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
        """Message lengths in bytes, by default those of the method."""
        return METHODS[self.method].sizes if self.sizes is None else self.sizes

    @property
    def measuring_seconds(self) -> float:
        """Measuring time in seconds, explained at Method; by default that of the method."""
        return METHODS[self.method].seconds if self.seconds is None else self.seconds

    @property
    def command_words(self) -> list[str]:
        """Command-line arguments of `nsms bench` for this request. Fields with their default value
        are left out."""
        words: list[str] = []
        for option in fields(self):
            value = getattr(self, option.name)
            if value != option.default:
                values = value if isinstance(value, (list, tuple)) else [value]
                words += [f"--{option.name}", ",".join(
                    f"{item:g}" if isinstance(item, float) else f"{item}" for item in values)]
        return words

    def families(self) -> list[str]:
        """Return the hash families to measure. Raise Rejected if a field of the request except `n`,
        `uarch` and `out` is invalid."""
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


def begin_results(request: BenchRequest) -> dict[str, Any]:
    """Return the first fields of the results as JSON data: schema, method, machine, date, compiler
    and command, and "skipped", an empty list. Raise Rejected if the request is invalid, the machine
    cannot measure, or it has no compiler."""
    request.families()
    host.require_cycle_counter("bench")
    return {"schema": 1, "method": request.method, **host.describe_machine(),
            "compiler": host.compiler_version(),
            "command": " ".join(["nsms bench", *request.command_words]), "skipped": []}


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` by METHOD=robust or paper and print the results, as text or JSON. Return the
    exit status: 1 if a digest was wrong, else 0."""
    results, method = begin_results(request), request.method
    kernels, results["skipped"] = select_kernels(request)
    core = clock.learn_core() if method == "robust" else None
    results |= {"cycles": core.clock_description} if core else {}
    timings: list[Timing] = []
    with temporary_folder() as build_folder:
        peers, skipped = libraries.build_adapters(build_folder)
        results["skipped"] += [*skipped, *libraries.unbuilt_peer_lines()]
        program = compile_benchmark(build_folder, Path(request.out), kernels, peers,
                                    libraries.built_libraries())
        for family in request.families():
            command = [str(program), method, family, str(request.measuring_seconds),
                       f"{core.exclusive_rate if core else 0:.4f}", "all"]
            measure = measure_until_conclusive if method == "robust" else run_benchmark
            timings += measure(command, family, request.lengths, results)
    figures = [t.figure(timings) for t in timings]
    results["results"] = [f._asdict() for f in figures]
    entries = {k["symbol"]: k for k in kernels}
    verdict = ["", *verdict_lines(figures, entries)] if method == "robust" else []
    return print_results(results, method_tables(results, timings), timings, json, verdict)


def run_bench_command(**options: Any) -> dict[str, Any]:
    """Run `nsms bench --json` in a new process and return its JSON data. `options`: fields of
    BenchRequest. Raise Rejected with the command's message if it fails."""
    command = [sys.executable, "-m", __name__.partition(".")[0], "bench", "--json",
               *BenchRequest(**options).command_words]
    process = subprocess.run(command, check=False, capture_output=True, text=True)
    if process.returncode:
        lines = [line for line in process.stderr.splitlines() if line.startswith("nsms: ")]
        raise Rejected((lines or ["the benchmark failed"])[-1].removeprefix("nsms: "))
    data: dict[str, Any] = loads(process.stdout)
    return data


def select_kernels(request: BenchRequest) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the manifest entries of the kernels of kind blocks that a request selects and that
    have a GAS file, and a line for each selected kernel without one."""
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
    """Return the CPU features, named as in /proc/cpuinfo, that a manifest entry requires; those of
    its ISA if the entry's "features" is null."""
    features: Sequence[str] | None = kernel["features"]
    return isas.load(kernel["isa"]).features if features is None else features


def compile_benchmark(build_folder: Path, kernel_folder: Path, kernels: Sequence[Mapping[str, Any]],
                      peers: Sequence[str] = (),
                      libcryptos: Mapping[str, Path] = MappingProxyType({})) -> Path:
    """Compile bench.c with the kernels into a shared library in `build_folder` and return its path.
    `kernels`: manifest entries, whose files are below `kernel_folder`. `peers`: names that
    peers.build_adapters returned; `libcryptos`: the result of peers.built_libraries."""
    if not SOURCE.exists():
        raise Rejected(f"bench needs {SOURCE}, which is not there.")
    (build_folder / "peers.inc").write_text("".join(
        [f'PEER("{name}", "{build_folder / name}.so")\n' for name in peers]
        + [f'LIBCRYPTO("{name}", "{path.resolve()}")\n' for name, path in libcryptos.items()]))
    (build_folder / "kernels.inc").write_text("".join(
        f'KERNEL({k["symbol"]}, "{k["hash"]}", "{" ".join(required_features(k))}", '
        f'{int(function_of_entry(k).counts_blocks)}, {k.get("length") or 0})\n' for k in kernels))
    files = sorted({str((kernel_folder / k["gas"]).resolve()) for k in kernels})
    return clock.compile_library(build_folder / "bench.so", [f"-I{build_folder}", SOURCE, *files])


def benchmark_message(size: int) -> bytes:
    """Return the message of `size` bytes that bench.c hashes, for the expected digest."""
    return bytes((i * 2654435761 >> 13) & 255 for i in range(size))


def run_benchmark(command: Sequence[str], family: str, sizes: Sequence[int],
                  results: dict[str, Any]) -> list[Timing]:
    """Run timed.py with the arguments `command` and `sizes`, the message lengths in bytes, and
    return the timings of the samples that it prints. `family`: the measured hash family."""
    expected_digests = {str(size): hashlib.new(family, benchmark_message(size)).hexdigest()
                        for size in sizes}
    candidates: dict[str, tuple[str, bool]] = {}                   # id -> name, whether it is ours
    is_right: dict[tuple[str, str], bool] = {}                     # (size, id)
    timings: dict[tuple[str, str, str], Timing] = {}               # (mode, size, id)
    for kind, *words in read_output([*command, *map(str, sizes)], family):
        if kind == "sample":
            mode, size, identifier, value, rate = words
            timing = timings.setdefault((mode, size, identifier), Timing(
                family, mode, int(size), *candidates[identifier], is_right[size, identifier]))
            timing.samples.append(float(value))
            timing.rates.append(float(rate))
        elif kind == "candidate":
            identifier, is_ours, name = words
            candidates[identifier] = name, is_ours == "1"
        elif kind == "digest":
            identifier, size, digest = words
            is_right[size, identifier] = digest == expected_digests[size]
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


def measure_until_conclusive(command: Sequence[str], family: str, sizes: Sequence[int],
                             results: dict[str, Any]) -> list[Timing]:
    """Measure messages of each length in `sizes` (bytes) and return the timings. Lengths with an
    inconclusive timing are measured again, in at most MAX_REPEATS runs in total; the samples of all
    runs are merged. `command` has the arguments of timed.py without sizes."""
    total: dict[tuple[str, int, str], Timing] = {}
    remaining_sizes = list(sizes)
    for _ in range(MAX_REPEATS):
        timings = run_benchmark(command, family, remaining_sizes, results)
        results["alone"] = drop_disturbed(
            timings, results.get("alone", clock.learn_core().exclusive_rate))
        merge_timings(total, timings)
        inconclusive = {t.size for t in total.values() if t.is_right and not t.is_conclusive}
        remaining_sizes = [size for size in sizes if size in inconclusive]
        if not remaining_sizes:
            break
    return list(total.values())


def drop_disturbed(timings: Sequence[Timing], exclusive_rate: float = 0.0) -> float:
    """Set the time of each sample to 0 during which another hardware thread used the core. Return
    the rate of the exclusive core: its multiplications per cycle while no other thread uses it
    (clock.h)."""
    highest_rate = max(exclusive_rate,
                       clock.find_exclusive_rate([rate for t in timings for rate in t.rates
                                                  if rate]))
    if exclusive_rate and highest_rate > exclusive_rate and not clock.learn_core().is_shared:
        clock.store_rate(highest_rate, clock.learn_core().multiplication_latency)
    for t in timings:
        t.samples = [x if clock.is_exclusive_rate(rate, highest_rate) else 0.0
                     for x, rate in zip(t.samples, t.rates)]
    return highest_rate


def read_output(command: Sequence[str], family: str) -> Iterator[list[str]]:
    """Run timed.py with the arguments `command` and yield the fields of each line that it prints;
    show its progress on a terminal."""
    last_progress = ""
    with subprocess.Popen([sys.executable, str(TIMED), *command], stdout=subprocess.PIPE,
                          text=True) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                words = line.split()
                if words[0] == "sample":
                    progress = f"bench {family}: {words[2]} bytes, {words[1]}"
                    if progress != last_progress:
                        host.show_progress(progress)
                        last_progress = progress
                yield words
        except BaseException:
            process.kill()
            raise
        finally:
            host.show_progress("")
    if process.returncode:
        raise Rejected(f"the benchmark of {family} stopped with status {process.returncode}.")
