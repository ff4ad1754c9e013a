"""Benchmark of short messages: the library's one-shot functions and contexts beside other libraries.

Input are hashes and message lengths. The library is built from the manifest's kernels and called
through ctests/many.c by the common sampler. Output are core cycles of one call for a whole message,
padding and digest included, and how many times as fast as OpenSSL's Init/Update/Final that is. The
candidate `blocks` is the library's kernel on blocks that were padded before: a lower bound.
"""

import ctypes
import hashlib
import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ..spec import hashes
from . import bench, clock
from .bench import BenchRequest
from .figures import Timing, align_columns, as_data, figure_text, print_results
from .many import Messages, built
from .sampler import Candidate, InterleavedTask, Way, time_tasks

SINGLE_CALL, CONTEXT, BLOCKS = "nsms", "nsms, context", "nsms, blocks"
OPENSSL, EVP, PEERS = "openssl", "openssl, EVP", ("nettle", "libgcrypt")
OURS = (SINGLE_CALL, CONTEXT, BLOCKS)


def run(request: BenchRequest, json: bool = False) -> int:
    """Measure and print; return 1 if a digest was wrong.

    Raises Refused if the request is invalid or the machine has no compiler.
    """
    families, results = bench.start_run(request)
    wanted = [name for name in hashes.variants() if hashes.find(name).NAME in families
              and request.hash in (None, name)]
    core = clock.learn_core()
    results |= {"cycles": core.clock_description, "openssl": ""}
    tasks: list[InterleavedTask] = []
    with tempfile.TemporaryDirectory(prefix="nsms-short-") as folder_path:
        loaded = built(Path(folder_path), Path(request.out), families)
        for name in wanted:
            ways = candidates(loaded, name, results["skipped"])
            tasks += [task(name, size, ways) for size in request.lengths]
        timings = time_tasks(loaded, tasks, request.budget, core.alone)
    results["results"] = [message_data(t, timings) for t in timings]
    return print_results(results, table_lines(timings, wanted), timings, json)


def candidates(loaded: ctypes.CDLL, name: str, skipped: list[str]) -> dict[str, Candidate]:
    """Return the functions that hash one message, by name; absent ones are added to `skipped`."""
    c, size = name.replace("-", "_"), hashlib.new(python_name(name)).digest_size
    ways = {SINGLE_CALL: Candidate(loaded[f"single_{c}"]), CONTEXT: Candidate(loaded[f"context_{c}"]),
            BLOCKS: Candidate(loaded[f"blocks_{c}"])}
    others = {OPENSSL: (partial(loaded.use_openssl, c.upper().encode(), ctypes.c_size_t(size)),
                        loaded.by_openssl),
              EVP: (partial(loaded.nsms_evp, name.replace("sha", "sha-", 1).upper()
                            .replace("SHA-512-", "SHA512-").encode()), loaded.by_evp),
              **{peer: (partial(loaded.use_peer, peer.encode(), c.encode(), ctypes.c_size_t(size)),
                        loaded.by_peer) for peer in PEERS}}
    for other, (use, function) in others.items():
        if use():
            ways[other] = Candidate(function, ready=use)
        else:
            skipped.append(f"{other}: not installed, or without {hashes.printed_name(name)}")
    return ways


def python_name(name: str) -> str:
    """Return Python's name of a hash."""
    return name.replace("sha512-", "sha512_")


def task(name: str, size: int, ways: Mapping[str, Candidate]) -> InterleavedTask:
    """Return a task that times each candidate on one message of `size` bytes.

    The size in its timings is 1, so that their figures are cycles of a message.
    """
    messages = Messages([size])
    right = [hashlib.new(python_name(name), messages.texts[0]).digest()]
    return InterleavedTask(f"{name}: {size} bytes",
                           [Way(Timing(name, f"{size} bytes", 1, way, way in OURS, False), c.function,
                                messages.call_arguments, [] if way == BLOCKS else right, c.ready)
                            for way, c in ways.items()], messages)


def message_data(t: Timing, timings: Sequence[Timing]) -> dict[str, Any]:
    """Return one result for JSON: cycles of a message, null where inconclusive."""
    data = as_data(t, timings)
    return data | {"size": int(t.mode.split()[0]), "mode": "message",
                   "cycles": data.pop("cycles_per_byte")}


def table_lines(timings: Sequence[Timing], wanted: Sequence[str]) -> list[str]:
    """Return the tables as text."""
    lines = ["core cycles of a message, medians; then how many times as fast as OpenSSL's",
             "Init/Update/Final the one-shot function and a context are, medians of pairs"]
    for name in wanted:
        at = {(t.mode, t.name): t for t in timings if t.hash == name}
        names = list(dict.fromkeys(way for _, way in at))
        rows = [[mode, *(figure_text(at.get((mode, way)), 0) for way in names),
                 *(ratio_text(at[mode, way], at.get((mode, OPENSSL))) for way in (SINGLE_CALL, CONTEXT))]
                for mode in dict.fromkeys(mode for mode, _ in at)]
        lines += ["", *align_columns([[name, *names, "one-shot", "context"], *rows])]
    return lines


def ratio_text(t: Timing, peer: Timing | None) -> str:
    """Return the speed relative to a peer with half the distance of its quartiles."""
    ratio = t.ratio(peer) if peer and peer.right and peer.is_conclusive and t.is_conclusive else []
    return f"{ratio[1]:.2f} ±{(ratio[2] - ratio[0]) / 2:.2f}" if ratio else "-"


def range_of_ratios(results: Sequence[Mapping[str, Any]], hash: str, way: str,
                    peer: str = OPENSSL) -> tuple[float, float] | None:
    """Return the least and the greatest median ratio of a candidate to a peer over all lengths."""
    ratios = [r["ratios"][peer][1] for r in results
              if r["hash"] == hash and r["name"] == way and (r["ratios"] or {}).get(peer)]
    return (min(ratios), max(ratios)) if ratios else None
