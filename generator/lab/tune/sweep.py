"""Search without a named kernel: all hashes and relevant ISAs of this processor in a given time.
Input are hash families and a time limit; output are search results. A library has a dispatch path
for SHA instructions, for each vector width, and for integer registers. For each dispatch path the
sweep times all kernels in their default orders."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ... import files
from ...files import cache_folder, temporary_folder
from ...request.configs import KernelConfig
from ...request.requests import Request, block_kernels
from ...spec.hashes import block_bytes
from ...x86 import target as isas
from ...x86.uarch.processors import missing_features
from .option_search import runnable_variants
from .search import MESSAGE_BYTES, SearchResult, search_kernel
from .space import SearchSpace
from .store import read
from .timer import Timer

# Groups of ISAs of which a library has a kernel each, for processors without the ISAs before it.
# On a processor without AVX, sse41 takes the place of avx.
ISA_GROUPS = (("shani", "sha512ni"), ("avx512",), ("avx2",), ("avx",), ("bmi2",), ("x64",))
FASTEST_SHARE, SECOND_SHARE, OTHER_SHARE = 3, 2, 1  # of the time: fastest kernel, second, others
MIN_SECONDS = 15  # of one search


@dataclass
class KernelShare:
    """Kernel of the sweep. `share` is its part of the time, relative to the shares of the other
    kernels. `cycles_per_byte` is for the default order, `seconds` the time spent on the kernel in
    all sweeps."""

    config: KernelConfig
    share: int
    cycles_per_byte: float
    seconds: float = 0


def runnable_kernels(family: str) -> Iterator[list[KernelConfig]]:
    """Yield the candidate kernels of a hash family: for each of ISA_GROUPS (without AVX, sse41 in
    place of avx), a list of the kernels that this processor can run."""
    for group in ISA_GROUPS:
        if group == ("avx",) and missing_features(isas.load("avx").features):
            group = ("sse41",)
        names = [name for name in group if not missing_features(isas.load(name).features)]
        if any(isas.load(name).supports(family) for name in names):
            yield [config for name in names for config in block_kernels(Request(family, name))]


def time_kernels(timer: Timer, kernels: Sequence[KernelConfig], block_size: int) -> list[float]:
    """Return the cycles per byte of each kernel in its default order, with its fastest round
    engine. `block_size`: bytes of a message block."""
    machine_codes, numbers = [], []
    for n, config in enumerate(kernels):
        for variant in config, *(other for _, other in runnable_variants(config, "rounds")):
            machine_codes.append(SearchSpace(variant, "blocks").default_code)
            numbers.append(n)
    (first_cycles,), _ = timer.time_until_repeatable(machine_codes[:1])
    ratios = [math.inf] * len(kernels)
    for n, ratio in zip(numbers, timer.time_ratios(machine_codes[0], machine_codes)):
        ratios[n] = min(ratios[n], ratio)
    return [ratio * first_cycles / block_size for ratio in ratios]


def choose_kernels(family: str, deadline: float,
                   report: Callable[[str], None]) -> list[KernelShare]:
    """Return the kernels of a hash family that are worth a search on this processor, fastest first:
    the fastest of each dispatch path, and the second fastest of all."""
    with temporary_folder() as folder:
        paths = list(runnable_kernels(family))
        size = block_bytes(paths[0][0].family)
        timer = Timer(folder, MESSAGE_BYTES // size, size)
        shares: list[KernelShare] = []
        for kernels in paths:
            if shares and time.monotonic() > deadline:
                break
            report(f"{family}: {', '.join(config.stem for config in kernels)}")
            cycles = time_kernels(timer, kernels, size)
            ranking = sorted(range(len(kernels)), key=lambda n: cycles[n])
            shares += [KernelShare(kernels[n], 0 if rank else OTHER_SHARE, cycles[n])
                       for rank, n in enumerate(ranking[:2])]
    shares.sort(key=lambda share: share.cycles_per_byte)
    for kernel, share in zip(shares, (FASTEST_SHARE, SECOND_SHARE)):
        kernel.share = share
    return [share for share in shares if share.share]


def search_kernels(families: Sequence[str], name: str, seconds: float,
                   report: Callable[[str], None],
                   on_result: Callable[[SearchResult], None]) -> list[SearchResult]:
    """Search the best kernels of `families` for faster options and orders, for `seconds` in total;
    store the results for microarchitecture `name`, and return them. First, `choose_kernels` chooses
    the kernels to search."""
    began = time.monotonic()
    deadline = began + seconds / 2
    path = cache_folder() / "tune" / f"{name}_sweep.json"
    earlier_seconds: dict[str, float] = read(path)
    kernels: list[KernelShare] = []
    for family in families:
        if not kernels or time.monotonic() < deadline:
            kernels += choose_kernels(family, deadline, report)
    for kernel in kernels:
        kernel.seconds = float(earlier_seconds.get(kernel.config.stem, 0))
    all_shares = sum(kernel.share for kernel in kernels)
    results: list[SearchResult] = []
    while ((remaining := seconds - (time.monotonic() - began))
           > (MIN_SECONDS if results else 0)):
        kernel = min(kernels, key=lambda k: k.seconds / k.share)
        all_seconds = remaining + sum(k.seconds for k in kernels)
        missing_seconds = all_seconds * kernel.share / all_shares - kernel.seconds
        result = search_kernel(kernel.config, name,
                               min(remaining, max(MIN_SECONDS, missing_seconds)), report)
        kernel.seconds += result.seconds
        stored_seconds = {**earlier_seconds, **{k.config.stem: k.seconds for k in kernels}}
        files.cache_put(path, stored_seconds)
        results.append(result)
        on_result(result)
    return results
