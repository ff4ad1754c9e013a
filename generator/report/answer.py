"""First lines of a report: the kernel to use for each hash, and where a peer is faster.

Input are the benchmark of the committed kernels, the manifest and the bounds, as gather.py collects
them; output are rows and lines of text. Only independent messages are considered; ratios are
paired.
"""

from collections.abc import Iterable

from ..measure import crossover, short
from ..measure.store import Data, Record
from .figure6 import PEER_PATHS

HASHES = {"sha256": "SHA-256", "sha512": "SHA-512", "sha1": "SHA-1"}
MESSAGE_BYTES = 8192
LOSS_RATIO = 0.995                       # of a peer's speed; below it is a loss
OPENSSL_PATHS = {**PEER_PATHS, "bmi2": "scalar"}


def correct_results(results: Iterable[Data], hash: str, size: int, ours: bool) -> list[Data]:
    """Return conclusive, correct results of independent messages, fastest first."""
    return sorted((r
                   for r in results
                   if r["hash"] == hash and r["size"] == size and r["ours"] == ours and r["right"]
                   and r["mode"] == "independent" and r["cycles_per_byte"]),
                  key=lambda r: float(r["cycles_per_byte"]))


def is_single_message(peer: str) -> bool:
    """Return whether a peer hashes one message at a time."""
    return "-x" not in peer


def ratio_quartiles(ours: Data, peer: str) -> list[float] | None:
    """Return the ratio to a peer (quartiles), or None."""
    ratios: list[float] | None = (ours.get("ratios") or {}).get(peer)
    return ratios


def entries_by_symbol(data: Data) -> dict[str, Data]:
    """Return the manifest's entries by symbol."""
    return {entry["symbol"]: entry for entry in data.get("proofs") or []}


def best_kernels(data: Data) -> list[Record]:
    """Return for each hash the fastest kernel at 8 KB, its ratio to OpenSSL's fastest path, and the
    command that vendors it; figures are null if inconclusive."""
    results = (data.get("front") or {}).get("results", [])
    entries = entries_by_symbol(data)
    rows = []
    for hash, name in HASHES.items():
        best = next(iter(correct_results(results, hash, MESSAGE_BYTES, True)), None)
        peers = [r
                 for r in correct_results(results, hash, MESSAGE_BYTES, False)
                 if r["name"].startswith("openssl-")]
        row: Record = {"hash": hash, "name": name,
                       **dict.fromkeys(("kernel", "cycles_per_byte", "peer", "ratio", "command"))}
        if best:
            peer = peers[0]["name"] if peers else None
            command = entries.get(best["name"], {}).get("command", "")
            row |= {"kernel": best["name"], "cycles_per_byte": best["cycles_per_byte"],
                    "quartiles": best["quartiles"], "peer": peer,
                    "ratio": ratio_quartiles(best, peer) if peer else None,
                    "command": command.replace("make gen", "make vendor DEST=third_party/nsms")
                    or None}
        rows.append(row)
    return rows


def compare_with_peers(data: Data) -> list[Record]:
    """Return every comparison with a peer.

    For each hash, length and ISA it is our fastest kernel beside OpenSSL's path of that kind; for
    each hash and length our fastest kernel beside every other library.
    """
    results = (data.get("front") or {}).get("results", [])
    entries, bound_of_symbol = entries_by_symbol(data), {r["symbol"]: r
                                      for r in (data.get("bounds") or {}).get("rows", [])}
    comparisons: list[Record] = []
    for hash in HASHES:
        for size in sorted({r["size"] for r in results}):
            ours, peers = correct_results(results, hash, size, True), correct_results(results, hash,
                                                                                  size, False)
            fastest_of_isa: dict[str, Data] = {}
            for r in ours:
                fastest_of_isa.setdefault(entries.get(r["name"], {}).get("isa", ""), r)
            pairs = [(r, f"openssl-{OPENSSL_PATHS.get(isa, '')}") for isa,
                     r in fastest_of_isa.items()]
            other_libraries = [p["name"]
                      for p in peers
                      if not p["name"].startswith("openssl-") and is_single_message(p["name"])]
            pairs += [(r, peer) for r in ours[:1] for peer in other_libraries]
            for r, peer in pairs:
                if peer_ratio := ratio_quartiles(r, peer):
                    comparisons.append({"hash": hash, "size": size, "kernel": r["name"],
                                        "peer": peer, "ratio": peer_ratio,
                                        "cycles_per_byte": r["cycles_per_byte"],
                                        "bound": bound_text(bound_of_symbol.get(r["name"]), r)})
    return comparisons


def bound_text(bound_row: Data | None, result: Data) -> str:
    """Return a kernel's lower bound and its distance as text."""
    if bound_row is None:
        return "no bound is known"
    above = result["cycles_per_byte"] / bound_row["bound"] - 1
    cause = f"; {bound_row['cause']}" if bound_row.get("cause") else ""
    return f"bound {bound_row['bound']:.2f} by {bound_row['what']}, {above:.0%} above it{cause}"


def find_losses(data: Data) -> list[Record]:
    """Return the comparisons in which the peer is faster, greatest loss first."""
    loss_rows = [row
                 for row in compare_with_peers(data)
                 if row["ratio"][1] < LOSS_RATIO and row["ratio"][2] < 1]
    return sorted(loss_rows, key=lambda row: float(row["ratio"][1]))


def recommendation(row: Data) -> str:
    """Return one answer as a sentence."""
    if not row["kernel"]:
        return f"{row['name']}: no conclusive figure; try again when the machine is idle."
    comparison = row["ratio"] and f"{row['ratio'][1]:.3f} times as fast as OpenSSL ({row['peer']})"
    comparison_text = f", {comparison or 'no OpenSSL to compare with'}"
    vendored = f": {row['command']}" if row["command"] else ""
    return (f"{row['name']}: use {row['kernel']}, {row['cycles_per_byte']:.3f} cycles a byte at 8 "
            f"KB{comparison_text}{vendored}")


def multi_message_line(data: Data) -> str:
    """Return the gain of hashing many messages at once as a line; "" if not measured."""
    results = (data.get("crossover") or {}).get("results", [])
    hash_lines = []
    for hash, name in HASHES.items():
        lines = crossover.cycles_by_candidate(results, hash, MESSAGE_BYTES)
        library_line, single_line = (lines.get(way, {})
                                     for way in (crossover.LIBRARY_DEFAULT, crossover.SINGLE_CALLS))
        if both := library_line.keys() & single_line.keys():
            n = max(both)
            gain = single_line[n] / library_line[n]
            hash_lines.append((n,
                               f"{name} {library_line[n]:.2f} cycles a byte, "
                               f"{gain:.1f} times as fast as one by one"))
    counts = {n for n, _ in hash_lines}
    summary = "; ".join(text if len(counts) == 1 else f"{n}: {text}" for n, text in hash_lines)
    if not hash_lines:
        return ""
    number = max(counts) if len(counts) == 1 else "Many"
    return f"{number} messages of 8 KB at once (nsms_H_many): {summary}"


def summary_lines(data: Data) -> list[str]:
    """Return answers and losses as lines."""
    loss_rows = find_losses(data)
    out = [*(recommendation(row) for row in best_kernels(data)),
           *filter(None, [multi_message_line(data)])]
    compared = len(compare_with_peers(data))
    out.append(f"{len(loss_rows)} of {compared} comparisons are lost"
               + (":" if loss_rows else "." if compared else ", as there are none."))
    return out + [f"  {loss_text(row)}" for row in loss_rows]


def loss_text(row: Data) -> str:
    """Return one loss as text."""
    return (f"{HASHES[row['hash']]}, {row['size']} bytes: {row['kernel']} runs at "
            f"{row['ratio'][1]:.3f} of {row['peer']}; " f"{row['bound']}")


def short_message_line(data: Data) -> str:
    """Return the speed of short messages beside OpenSSL's as a line; "" if not measured."""
    results = (data.get("short") or {}).get("results", [])
    ranges = {name: span for hash, name in HASHES.items()
              if (span := short.ratio_range(results, hash, short.SINGLE_CALL))}
    if not ranges:
        return ""
    sizes = [r["size"] for r in results]
    summary = "; ".join(f"{name} {least:.2f} to {most:.2f}" for name,
                        (least, most) in ranges.items())
    return (f"Messages of {min(sizes)} to {max(sizes)} bytes (nsms_H), times as fast as "
            f"Init/Update/Final of OpenSSL: {summary}")
