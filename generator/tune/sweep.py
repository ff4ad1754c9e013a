"""Search without a named kernel: all hashes and relevant ISAs of this processor in a given time.

Input are hash families and a time limit; output are search results. For each dispatch path of a
library (SHA instructions, the widest vectors, the ones before, integer registers), the sweep times
all kernels in their default orders and keeps the fastest; of the fastest path it keeps two. The
fastest kernel gets most of the time. A later sweep continues with the kernel that has had the least
of its share.
"""

import json
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from .. import files
from ..files import cache_folder
from ..mutation.native import host_features
from ..request.configs import Kernel
from ..request.request import Request
from ..request.requests import block_kernels
from ..spec.hashes import block_bytes
from ..x86 import isa as isas
from .encoder import Encoder
from .option_search import variants
from .search import MESSAGE, SearchResult, kernel
from .space import SearchSpace
from .store import read
from .timer import Timer

# sse41 if there is no avx
PATHS = (("shani", "sha512ni"), ("avx512",), ("avx2",), ("avx",), ("bmi2",), ("x64",))
MOST, SECOND, OTHER = 3, 2, 1               # time shares: fastest kernel, second, other paths
LEAST = 15                                  # least seconds of one search


@dataclass
class Share:
    """A kernel of the sweep, its share of the time, its default cycles per byte, and the seconds
    spent."""

    config: Kernel
    share: int
    cycles: float
    spent: float = 0


def runnable(family: str) -> Iterator[list[Kernel]]:
    """Yield the candidate kernels of a hash for each dispatch path of this processor."""
    have = host_features()
    for path in PATHS:
        names = [name for name in path if set(isas.load(name).features) <= have]
        if path == ("avx",) and not names:
            names = ["sse41"]
        if any(isas.load(name).supports(family) for name in names):
            yield [config for name in names for config in block_kernels(Request(family, name))]


def worthwhile_kernels(family: str, report: Callable[[str], None]) -> list[Share]:
    """Return the kernels of a hash worth a search here, fastest first."""
    with tempfile.TemporaryDirectory(prefix="nsms-tune-") as folder:
        paths = list(runnable(family))
        size = block_bytes(paths[0][0].family)
        timer = Timer(Path(folder), MESSAGE // size, size)
        shares: list[Share] = []
        for path in paths:
            report(f"{family}: {', '.join(config.stem for config in path)}")
            forms, path_numbers = [], []
            for n, config in enumerate(path):
                for variant in config, *(other for _, other in variants(config, "rounds")):
                    space = SearchSpace(variant, "blocks", Encoder())
                    timer.load_tables(space.tables)
                    forms.append(space.form(space.start("generic")))
                    path_numbers.append(n)
            (least, *_), _ = timer.time_until_repeatable(forms[:1])
            best: dict[int, float] = {}
            for n, ratio in zip(path_numbers, timer.ratios(forms[0], forms)):
                best[n] = min(best.get(n, ratio), ratio)
            ranked_paths = sorted((ratio * least / size, n) for n, ratio in best.items())
            shares += [Share(path[n], OTHER if k == 0 else 0, cycles)
                       for k, (cycles, n) in enumerate(ranked_paths[:2])]
    shares.sort(key=lambda share: share.cycles)
    shares[0].share = MOST
    if len(shares) > 1:
        shares[1].share = max(SECOND, shares[1].share)
    return [share for share in shares if share.share]


def search_kernels(families: Sequence[str], name: str, seconds: float, report: Callable[[str], None],
               done: Callable[[SearchResult], None]) -> list[SearchResult]:
    """Search the kernels of these hashes for `seconds` in all; `done` is called after each
    kernel."""
    began = time.monotonic()
    path = cache_folder() / "tune" / f"{name}_sweep.json"
    spent: dict[str, float] = read(path)
    shares = [share for family in families for share in worthwhile_kernels(family, report)]
    for share in shares:
        share.spent = float(spent.get(share.config.stem, 0))
    total = sum(share.share for share in shares)
    outcomes: list[SearchResult] = []
    while (remaining_seconds := seconds - (time.monotonic() - began)) > (LEAST if outcomes else 0):
        share = min(shares, key=lambda s: s.spent / s.share)
        span = min(remaining_seconds,
                   max(LEAST,
                       (remaining_seconds + sum(s.spent for s in shares)) * share.share / total
                       - share.spent))
        outcome = kernel(share.config, name, span, report)
        share.spent += outcome.seconds
        files.cache_put(path, json.dumps({**spent, **{s.config.stem: s.spent for s in shares}}))
        outcomes.append(outcome)
        done(outcome)
    return outcomes
