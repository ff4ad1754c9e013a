"""Benchmark of short messages: the library's one-shot functions and contexts beside other
libraries.

Input are hashes and message lengths. The library is built from the manifest's kernels; sampler.py
calls it through ctests/many.c. Output are the core cycles of hashing a complete message, padding
and digest included, and the speed relative to OpenSSL's Init/Update/Final. The candidate BLOCKS
calls the library's kernel on messages that were padded in advance, which bounds the other
candidates of the library.
"""

import ctypes
import hashlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from ..request.descriptions import printed_name
from ..spec import hashes
from .bench import BenchRequest
from .figures import Timing, align_columns, cycles_text, ratio_quartiles_text, result_data
from .many import BuiltLibrary, Messages, run_library_benchmark
from .sampler import InterleavedTask, TimedCall, TimedFunction

SINGLE_CALL, CONTEXT, BLOCKS = "nsms", "nsms, context", "nsms, blocks"
OPENSSL, EVP, PEERS = "openssl", "openssl, EVP", ("nettle", "libgcrypt")
OURS = (SINGLE_CALL, CONTEXT, BLOCKS)


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` by METHOD=short, as run_library_benchmark does."""
    def make_tasks(library: BuiltLibrary) -> list[InterleavedTask]:
        """Return a task for each hash and length."""
        tasks = []
        for name in hashes.variants():
            if hashes.find(name).NAME in library.families and request.hash in (None, name):
                candidates = message_candidates(library.loaded, name, library.skipped)
                tasks += [message_task(name, size, candidates) for size in request.lengths]
        return tasks

    return run_library_benchmark(request, json, make_tasks, lambda timings, _: table_lines(timings),
                                 message_data)


def message_candidates(library: ctypes.CDLL, name: str,
                       skipped: list[str]) -> dict[str, TimedFunction]:
    """Return candidate -> function that computes the hash `name` of one message: functions of our
    library and of installed libraries.

    For each function of these libraries that is not available, add a line to `skipped`.
    """
    c_name = name.replace("-", "_")
    digest_bytes = ctypes.c_size_t(hashlib.new(hashlib_name(name)).digest_size)
    evp_name = name.replace("sha", "sha-", 1).upper().replace("SHA-512-", "SHA512-")
    selectors = {
        OPENSSL: (partial(library.use_openssl, c_name.upper().encode(), digest_bytes),
                  library.hash_with_openssl),
        EVP: (partial(library.nsms_evp, evp_name.encode()), library.hash_with_evp),
        **{peer: (partial(library.use_peer, peer.encode(), c_name.encode(), digest_bytes),
                  library.hash_with_peer) for peer in PEERS}}
    candidates = {SINGLE_CALL: TimedFunction(library[f"single_{c_name}"]),
                  CONTEXT: TimedFunction(library[f"context_{c_name}"]),
                  BLOCKS: TimedFunction(library[f"blocks_{c_name}"])}
    for peer, (select, function) in selectors.items():
        if select():
            candidates[peer] = TimedFunction(function, prepare=select)
        else:
            skipped.append(f"{peer}: not installed, or without {printed_name(name)}")
    return candidates


def hashlib_name(name: str) -> str:
    """Return the name by which hashlib knows the hash `name`, such as sha512_256 for sha512-256."""
    return name.replace("sha512-", "sha512_")


def message_task(name: str, size: int, candidates: Mapping[str, TimedFunction]) -> InterleavedTask:
    """Return a task that times each candidate on one message of `size` bytes. `name`: the hash.

    Timing.size is 1 in the task's timings, so that their values per byte are cycles per message.
    The digest of the candidate BLOCKS is not checked.
    """
    messages = Messages([size])
    digests = [hashlib.new(hashlib_name(name), messages.contents[0]).digest()]
    return InterleavedTask(f"{name}: {size} bytes", [
        TimedCall(Timing(name, f"{size} bytes", 1, title, title in OURS, is_right=False),
                  candidate.function, messages.arguments, [] if title == BLOCKS else digests,
                  candidate.prepare) for title, candidate in candidates.items()], messages)


def message_data(t: Timing, timings: Sequence[Timing]) -> dict[str, Any]:
    """Return a timing as one result for JSON: cycles per message, null if the timing is
    inconclusive or the digest wrong. `timings`: all timings, for ratios to peers."""
    data = result_data(t, timings)
    return data | {"size": int(t.mode.split()[0]), "mode": "message",
                   "cycles": data.pop("cycles_per_byte")}


def table_lines(timings: Sequence[Timing]) -> list[str]:
    """Return the lines of a table for each hash: a line per message length, a column per candidate,
    then the speed of our functions relative to OpenSSL's."""
    lines = ["core cycles per message, medians; then how many times as fast as OpenSSL's",
             "Init/Update/Final the one-shot function and a context are (medians)"]
    for hash in dict.fromkeys(t.hash for t in timings):
        timing_of = {(t.mode, t.name): t for t in timings if t.hash == hash}
        candidates = list(dict.fromkeys(candidate for _, candidate in timing_of))
        rows = [[mode, *(cycles_text(timing_of.get((mode, name)), 0) for name in candidates),
                 *(ratio_text(timing_of[mode, name], timing_of.get((mode, OPENSSL)))
                   for name in (SINGLE_CALL, CONTEXT))]
                for mode in dict.fromkeys(mode for mode, _ in timing_of)]
        lines += ["", *align_columns([[hash, *candidates, "one-shot", "context"], *rows])]
    return lines


def ratio_text(t: Timing, peer: Timing | None) -> str:
    """Return how many times as fast as a peer the candidate of `t` is, as text: median and half the
    interquartile range; "-" without a peer, if a timing is inconclusive, or if there are too few
    pairs."""
    if peer is None or not (peer.is_right and peer.is_conclusive and t.is_conclusive):
        return "-"
    quartiles = t.speed_ratio(peer)
    return ratio_quartiles_text(quartiles, 2) if quartiles else "-"


def ratio_range(results: Sequence[Mapping[str, Any]], hash: str,
                candidate: str) -> tuple[float, float] | None:
    """Return the least and the greatest speed of a candidate relative to OpenSSL over all lengths;
    above 1 the candidate is faster. Each ratio is a median.

    Return None if `results` has no such ratio.
    """
    ratios = [r["ratios"][OPENSSL][1] for r in results
              if r["hash"] == hash and r["name"] == candidate and (r["ratios"] or {}).get(OPENSSL)]
    return (min(ratios), max(ratios)) if ratios else None
