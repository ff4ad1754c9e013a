"""First lines of a report: the kernel to use for each hash, and comparisons that a peer wins.

Input are the benchmark of the committed kernels, the manifest and the bounds, as gather.py collects
them; output are rows and lines of text. Only independent messages are considered; ratios are over
pairs of samples.
"""

from ...spec.hashes import printed_name
from ..measure import crossover, short
from ..measure.store import Data, Record
from .figure6 import PEER_PATHS

HASHES = {name: printed_name(name) for name in ("sha256", "sha512", "sha1")}
MESSAGE_BYTES = 8192
LOSS_RATIO = 0.995                 # speed relative to a peer below which the peer wins
GAIN_RATIO = 1.02                  # speed relative to OpenSSL from which a kernel is recommended
# our ISA -> OpenSSL's code path with which its kernels are compared
OPENSSL_PATHS = {**PEER_PATHS, "bmi2": "scalar"}


def benchmark_results(data: Data) -> list[Data]:
    """Return the results of the benchmark of committed kernels and peers, from a report's data; []
    if the data have no such benchmark."""
    results: list[Data] = (data.get("front") or {}).get("results", [])
    return results


def conclusive_results(data: Data, hash: str, ours: bool, size: int = MESSAGE_BYTES) -> list[Data]:
    """Return the conclusive benchmark results of a hash for independent messages, fastest first.
    Results with a wrong digest are left out. So are peers that hash several messages at once, whose
    names contain "-x".

    `ours`: True selects our kernels, False peers; `size`: message length in bytes.
    """
    selected = [r for r in benchmark_results(data)
                if (r["hash"], r["size"], r["ours"], r["mode"]) == (hash, size, ours, "independent")
                and r["right"] and r["cycles_per_byte"] and "-x" not in r["name"]]
    return sorted(selected, key=lambda r: float(r["cycles_per_byte"]))


def ratio_quartiles(result: Data, peer: str | None) -> list[float] | None:
    """Return lower quartile, median and upper quartile of a result's speed relative to a peer.
    They are above 1 if the result is faster. Return None if `peer` is None, or if the result has no
    ratio to it. `peer`: the peer's name."""
    ratios: list[float] | None = (result.get("ratios") or {}).get(peer or "")
    return ratios


def entries_by_symbol(data: Data) -> dict[str, Data]:
    """Return symbol -> manifest entry, for the kernels in a report's data."""
    return {entry["symbol"]: entry for entry in data.get("proofs") or []}


def best_kernels(data: Data) -> list[Record]:
    """Return a row for each hash: the fastest kernel at 8 KB, the quartiles of its speed relative
    to OpenSSL's fastest code path, and the command that vendors the kernel. Unknown values are
    None. "has_gain" says whether the kernel is recommended; "text" is the row as a sentence
    (recommendation)."""
    entries, rows = entries_by_symbol(data), []
    for hash, name in HASHES.items():
        best = next(iter(conclusive_results(data, hash, True)), {})
        peer = next((r["name"] for r in conclusive_results(data, hash, False)
                     if r["name"].startswith("openssl-")), None)
        ratio = ratio_quartiles(best, peer)
        command = entries.get(best.get("name", ""), {}).get("command")
        row = {"hash": hash, "name": name, "kernel": best.get("name"),
               "cycles_per_byte": best.get("cycles_per_byte"), "peer": peer, "ratio": ratio,
               "has_gain": bool(best) and (not ratio or ratio[1] >= GAIN_RATIO),
               "command": command and command.replace("make gen",
                                                      "make vendor DEST=third_party/nsms")}
        rows.append(row | {"text": recommendation(row)})
    return rows


def compare_with_peers(data: Data) -> list[Record]:
    """Return a row for each comparison of a kernel with a peer: hash, message length, kernel, peer,
    the quartiles of the kernel's speed relative to the peer, the kernel's cycles per byte, and its
    bound as text.

    For each hash, length and ISA, our fastest kernel is compared with OpenSSL's code path for that
    ISA (OPENSSL_PATHS). For each hash and length, our fastest kernel is compared with every other
    library that hashes one message at a time. Comparisons without a ratio are left out.
    """
    entries = entries_by_symbol(data)
    bound_of_symbol = {r["symbol"]: r for r in (data.get("bounds") or {}).get("rows", [])}
    comparisons: list[Record] = []
    for hash in HASHES:
        for size in sorted({r["size"] for r in benchmark_results(data)}):
            ours = conclusive_results(data, hash, True, size)
            peers = [r["name"] for r in conclusive_results(data, hash, False, size)]
            fastest_of_isa = {entries.get(r["name"], {}).get("isa", ""): r for r in reversed(ours)}
            pairs = [(r, f"openssl-{OPENSSL_PATHS.get(isa, '')}")
                     for isa, r in fastest_of_isa.items()]
            pairs += [(r, peer) for r in ours[:1] for peer in peers
                      if not peer.startswith("openssl-")]
            comparisons += [{"hash": hash, "size": size, "kernel": r["name"], "peer": peer,
                             "ratio": ratio, "cycles_per_byte": r["cycles_per_byte"],
                             "bound": bound_text(bound_of_symbol.get(r["name"]), r)}
                            for r, peer in pairs if (ratio := ratio_quartiles(r, peer))]
    return comparisons


def bound_text(bound_row: Data | None, result: Data) -> str:
    """Return a text with a kernel's lower bound in cycles per byte, by how much a result exceeds
    it, and the cause if it is known. `bound_row`: the kernel's row of bounds.bound_rows; if it is
    None, the text says that no bound is known. `result`: benchmark result of the kernel."""
    if bound_row is None:
        return "no bound is known"
    excess = result["cycles_per_byte"] / bound_row["bound"] - 1
    cause = f"; {bound_row['cause']}" if bound_row.get("cause") else ""
    return f"bound {bound_row['bound']:.2f} by {bound_row['what']}, {excess:.0%} above it{cause}"


def find_losses(data: Data) -> list[Record]:
    """Return the rows of compare_with_peers in which the peer is clearly faster, the greatest loss
    first. In these, the median of the speed ratio is below LOSS_RATIO, and its upper quartile is
    below 1."""
    loss_rows = [row for row in compare_with_peers(data)
                 if row["ratio"][1] < LOSS_RATIO and row["ratio"][2] < 1]
    return sorted(loss_rows, key=lambda row: float(row["ratio"][1]))


def recommendation(row: Data) -> str:
    """Return a sentence that recommends the kernel in a row of best_kernels, or recommends OpenSSL
    if the kernel gains too little. Without a kernel, the sentence says that there is no conclusive
    value."""
    if not row["kernel"]:
        return f"{row['name']}: no conclusive figure; try again when the machine is idle."
    ratio = row["ratio"] and row["ratio"][1]
    comparison = (f"{ratio:.3f} times as fast as OpenSSL ({row['peer']})" if ratio
                  else "no OpenSSL to compare with")
    if not row["has_gain"]:
        return (f"{row['name']}: no gain: stay with OpenSSL; {row['kernel']} runs at "
                f"{row['cycles_per_byte']:.3f} cycles a byte at 8 KB, {comparison}")
    command = f": {row['command']}" if row["command"] else ""
    return (f"{row['name']}: use {row['kernel']}, {row['cycles_per_byte']:.3f} cycles a byte at 8 "
            f"KB, {comparison}{command}")


def multi_message_line(data: Data) -> str:
    """Return a line about many messages of 8 KB that are hashed at once; "" without measurements.
    For each measured hash it has the cycles per byte, and the speed relative to one call for each
    message. The number of messages is the largest for which these hashes have conclusive values."""
    workloads = crossover.cycles_by_workload((data.get("crossover") or {}).get("results", []))
    texts_of_hash: list[dict[int, str]] = []                   # number of messages -> text
    for hash, name in HASHES.items():
        cycles = workloads.get((hash, MESSAGE_BYTES), {})
        single_calls = cycles.get(crossover.SINGLE_CALLS, {})
        texts = {count: f"{name} {many:.2f} cycles a byte, {single / many:.1f} times as fast as "
                 "one by one" for count, many in cycles.get(crossover.LIBRARY_DEFAULT, {}).items()
                 if many and (single := single_calls.get(count))}
        texts_of_hash += [texts] if texts else []
    counts = set.intersection(*map(set, texts_of_hash)) if texts_of_hash else set()
    if not counts:
        return ""
    count = max(counts)
    return (f"{count} messages of 8 KB at once (nsms_H_many): "
            f"{'; '.join(texts[count] for texts in texts_of_hash)}")


def summary_lines(data: Data) -> list[str]:
    """Return the first lines of a report. They are a sentence for each hash (recommendation), the
    result of multi_message_line if it is not "", a line with the number of comparisons that a peer
    wins (find_losses), and a line for each of these."""
    losses, compared = find_losses(data), len(compare_with_peers(data))
    lines = [*(row["text"] for row in best_kernels(data)),
             *filter(None, [multi_message_line(data)])]
    end = ":" if losses else "."
    return [*lines, f"A peer is faster in {len(losses)} of {compared} comparisons{end}",
            *(f"  {loss_text(row)}" for row in losses)]


def loss_text(row: Data) -> str:
    """Return a text about a comparison in which the peer is faster. `row`: row of
    compare_with_peers."""
    return (f"{HASHES[row['hash']]}, {row['size']} bytes: {row['kernel']} runs at "
            f"{row['ratio'][1]:.3f} of the speed of {row['peer']}; {row['bound']}")


def short_message_line(data: Data) -> str:
    """Return a line about the library's one-shot functions for short messages; "" without
    measurements. For each measured hash it has the least and the greatest speed relative to
    OpenSSL."""
    results = (data.get("short") or {}).get("results", [])
    ranges = {name: ratio_range for hash, name in HASHES.items()
              if (ratio_range := short.ratio_range(results, hash, short.SINGLE_CALL))}
    if not ranges:
        return ""
    sizes = [r["size"] for r in results]
    summary = "; ".join(f"{name} {least:.2f} to {most:.2f}"
                        for name, (least, most) in ranges.items())
    return (f"Messages of {min(sizes)} to {max(sizes)} bytes (nsms_H), speed relative to "
            f"Init/Update/Final of OpenSSL: {summary}")
