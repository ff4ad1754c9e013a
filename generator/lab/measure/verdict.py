"""What a benchmark says: for each hash the kernel to use, or to stay with OpenSSL; and where a peer
is faster. Input are rows of figures.result_data for independent messages."""

from collections.abc import Mapping, Sequence

from ...spec.hashes import printed_name
from .store import Record

LOSS_RATIO = 0.995                 # speed relative to a peer below which the peer wins
GAIN_RATIO = 1.02                  # speed relative to OpenSSL from which a kernel is recommended
# our ISA -> OpenSSL's code path with which its kernels are compared
PEER_PATHS = {"shani": "shani", "avx2": "avx2", "bmi2": "avx2", "avx512": "avx2",
              "avx512vl": "avx2", "avx": "avx", "sse41": "ssse3", "x64": "scalar"}


def conclusive_results(results: Sequence[Record], hash: str, ours: bool,
                       size: int) -> list[Record]:
    """Right and conclusive results, fastest first, without peers that hash several messages at once
    (their names contain "-x")."""
    selected = [r for r in results
                if (r["hash"], r["size"], r["ours"], r["mode"]) == (hash, size, ours, "independent")
                and r["right"] and r["cycles_per_byte"] and "-x" not in r["name"]]
    return sorted(selected, key=lambda r: float(r["cycles_per_byte"]))


def ratio_to(result: Record, peer: str | None) -> list[float]:
    """Quartiles of a result's speed relative to a peer; [] without such a ratio."""
    return list((result.get("ratios") or {}).get(peer or "", ()))


def best_kernels(results: Sequence[Record], entries: Mapping[str, Record]) -> list[Record]:
    """Return a row for each hash at its longest message: the fastest kernel, its speed beside
    OpenSSL's fastest path, the command that vendors it, and "text". `entries`: symbol -> manifest
    entry."""
    rows = []
    for hash in dict.fromkeys(r["hash"] for r in results):
        size, name = max(r["size"] for r in results if r["hash"] == hash), printed_name(hash)
        best = next(iter(conclusive_results(results, hash, True, size)), {})
        peer = next((r["name"] for r in conclusive_results(results, hash, False, size)
                     if r["name"].startswith("openssl-")), None)
        ratio, entry = ratio_to(best, peer), entries.get(best.get("name", ""), {})
        command = str(entry.get("command", "")).replace("make gen",
                                                        "make vendor DEST=third_party/nsms")
        comparison = (f"{ratio[1]:.3f} times as fast as OpenSSL ({peer})" if ratio
                  else "no OpenSSL to compare with")
        speed = best and (f"{best['cycles_per_byte']:.3f} cycles a byte at {size:,} bytes, "
                          f"{comparison}")
        has_gain = bool(best) and (not ratio or ratio[1] >= GAIN_RATIO)
        text = (f"{name}: no conclusive figure; try again when the machine is idle." if not best
                else f"{name}: use {best['name']}, {speed}: {command}" if has_gain
                else f"{name}: no gain: stay with OpenSSL; {best['name']} runs at {speed}")
        rows.append({"hash": hash, "name": name, "kernel": best.get("name"), "peer": peer,
                     "cycles_per_byte": best.get("cycles_per_byte"), "ratio": ratio,
                     "has_gain": has_gain, "command": command, "text": text})
    return rows


def comparisons(results: Sequence[Record], entries: Mapping[str, Record]) -> list[Record]:
    """Return a row for each comparison: of the fastest kernel of each ISA with OpenSSL's path of
    the same kind, and of the fastest kernel with every other library, at each length."""
    rows: list[Record] = []
    for hash, size in dict.fromkeys((r["hash"], r["size"]) for r in results):
        ours = conclusive_results(results, hash, True, size)
        peers = [r["name"] for r in conclusive_results(results, hash, False, size)]
        fastest_of_isa = {entries.get(r["name"], {}).get("isa", ""): r for r in reversed(ours)}
        pairs = [(r, "openssl-" + {**PEER_PATHS, "bmi2": "scalar"}.get(isa, ""))
                 for isa, r in fastest_of_isa.items()]
        pairs += [(r, peer) for r in ours[:1] for peer in peers if not peer.startswith("openssl-")]
        rows += [{"hash": hash, "size": size, "kernel": r["name"], "peer": peer, "ratio": ratio}
                 for r, peer in pairs if (ratio := ratio_to(r, peer))]
    return rows


def loss_lines(rows: Sequence[Record]) -> list[str]:
    """Lines about the comparisons in which the peer is clearly faster, the greatest loss first."""
    losses = sorted((r for r in rows if r["ratio"][1] < LOSS_RATIO and r["ratio"][2] < 1),
                    key=lambda r: float(r["ratio"][1]))
    return [f"{printed_name(r['hash'])}, {r['size']} bytes: {r['kernel']} runs at "
            f"{r['ratio'][1]:.3f} of the speed of {r['peer']}" for r in losses]


def verdict_lines(results: Sequence[Record], entries: Mapping[str, Record]) -> list[str]:
    """Lines at the end of a benchmark: a sentence for each hash, and the number of losses."""
    rows = comparisons(results, entries)
    losses = loss_lines(rows)
    return [*(row["text"] for row in best_kernels(results, entries)),
            f"A peer is faster in {len(losses)} of {len(rows)} comparisons"
            + (":" if losses else "."), *(f"  {line}" for line in losses)]
