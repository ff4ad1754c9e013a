"""Benchmark of short messages: the library's one-shot functions and contexts beside other
libraries. Input are hashes and message lengths. The library is built from the manifest's kernels;
sampler.py calls it through ctests/many.c. Output are the core cycles of hashing a complete message,
padding and digest included, and the speed relative to OpenSSL's Init/Update/Final."""

import ctypes
import hashlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from ...spec import hashes
from .bench import BenchRequest
from .figures import Timing, align_columns, ratio_quartiles_text, result_data, value_text
from .many import BuiltLibrary, Messages, messages_task, run_library_benchmark
from .sampler import Candidate, SamplingTask

SINGLE_CALL, CONTEXT, BLOCKS = "nsms", "nsms, context", "nsms, blocks"
OPENSSL, EVP, PEERS = "openssl", "openssl, EVP", ("nettle", "libgcrypt")
OURS = (SINGLE_CALL, CONTEXT, BLOCKS)


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` by METHOD=short. The parameters and the exit status are those of
    run_library_benchmark."""
    return run_library_benchmark(request, json, make_tasks, table_lines, message_data)


def make_tasks(request: BenchRequest, library: BuiltLibrary) -> list[SamplingTask]:
    """Return a task for each hash and length. Timing.size is 1 in its timings, so that their values
    per byte are cycles per message."""
    tasks = []
    for name in hashes.variants():
        if hashes.find(name).NAME in request.families() and request.hash in (None, name):
            candidates = message_candidates(library, name)
            tasks += [messages_task(name, f"{size} bytes", Messages([size]), candidates, 1)
                      for size in request.lengths]
    return tasks


def message_candidates(library: BuiltLibrary, name: str) -> dict[str, Candidate]:
    """Return name -> candidate for the functions that compute the hash `name` of one message, of
    our library and of installed libraries. The digest of BLOCKS is not checked."""
    loaded, c_name = library.loaded, name.replace("-", "_")
    digest_bytes = ctypes.c_size_t(hashlib.new(c_name).digest_size)
    evp_name = name.replace("sha", "sha-", 1).upper().replace("SHA-512-", "SHA512-")
    return {SINGLE_CALL: Candidate(loaded[f"single_{c_name}"]),
            CONTEXT: Candidate(loaded[f"context_{c_name}"]),
            BLOCKS: Candidate(loaded[f"blocks_{c_name}"], digests=0),
            **library.available(name, {
                OPENSSL: library.openssl_candidate(name),
                EVP: Candidate(loaded.hash_with_evp,
                               prepare=partial(loaded.nsms_evp, evp_name.encode())),
                **{peer: Candidate(loaded.hash_with_peer, prepare=partial(
                    loaded.use_peer, peer.encode(), c_name.encode(), digest_bytes))
                   for peer in PEERS}})}


def message_data(t: Timing, timings: Sequence[Timing]) -> dict[str, Any]:
    """Return a timing as one result for JSON: cycles per message, null if the timing is
    inconclusive or the digest wrong. `timings`: all timings, for ratios to peers."""
    data = result_data(t, timings)
    return data | {"size": int(t.mode.split()[0]), "mode": "message",
                   "cycles": data.pop("cycles_per_byte")}


def table_lines(results: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the lines of a table for each hash: a line per message length, a column per candidate,
    then the speed of our functions relative to OpenSSL's."""
    lines = ["core cycles per message, medians; then how many times as fast as OpenSSL's",
             "Init/Update/Final the one-shot function and a context are (medians)"]
    for hash in dict.fromkeys(row["hash"] for row in results):
        row_of = {(row["size"], row["name"]): row for row in results if row["hash"] == hash}
        cycles = {key: row["cycles"] for key, row in row_of.items()}
        candidates = dict.fromkeys(name for _, name in row_of)
        table = [[hash, *candidates, "one-shot", "context"]]
        for size in dict.fromkeys(size for size, _ in row_of):
            ratios = [openssl_ratio(row_of[size, name]) for name in (SINGLE_CALL, CONTEXT)]
            table.append([f"{size} bytes",
                          *(value_text(cycles, (size, name), 0) for name in candidates),
                          *(ratio_quartiles_text(ratio, 2) if ratio else "-" for ratio in ratios)])
        lines += ["", *align_columns(table)]
    return lines


def openssl_ratio(row: Mapping[str, Any]) -> list[float]:
    """Return the quartiles of a result's speed relative to OpenSSL; [] if there is no such ratio.
    """
    ratios: Mapping[str, list[float]] = row["ratios"] or {}
    return ratios.get(OPENSSL, [])
