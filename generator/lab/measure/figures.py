"""Measured figures: statistics of samples, the record of a figure, tables and verdict. A median
counts only if it is conclusive: enough samples were undisturbed and their quartiles are close."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from json import dumps
from statistics import median, quantiles
from typing import Any, NamedTuple

from ...spec.descriptions import printed_name
from ...x86 import target as isas
from . import peers as libraries


class ConclusiveRule(NamedTuple):
    """A conclusive median has at least `fewest` samples, whose quartiles lie within `spread`."""

    fewest: int
    spread: float


LEAST_SHARE = 0.2                  # share of undisturbed samples, below which FEW_RULE applies
RULE, FEW_RULE = ConclusiveRule(8, 0.1), ConclusiveRule(20, 0.02)
MAX_REPEAT_DISTANCE = 0.02         # method paper: greatest relative distance of the least two
LOSS_RATIO = 0.995                 # speed relative to a peer below which the peer wins
GAIN_RATIO = 1.02                  # speed relative to OpenSSL from which a kernel is recommended
# OpenSSL's code paths, fastest first; ISA -> the fastest one with the instructions of its kernels
PATHS = ("shani", "avx2", "avx", "ssse3", "scalar")
PATH_OF_ISA = {"avx": "avx", "sse41": "ssse3", "bmi2": "scalar", "x64": "scalar"}


class Figure(NamedTuple):
    """Figure of a candidate; as JSON a result of a benchmark. `size`: bytes of all messages,
    `cycles` for them; quartiles per byte, also of an inconclusive one; peer -> quartiles of the
    speed relative to it. None: inconclusive, or a wrong digest."""

    hash: str
    mode: str
    size: int
    name: str
    ours: bool = True
    right: bool = True
    cycles: float | None = None
    cycles_per_byte: float | None = None
    quartiles: list[float] | None = None
    samples: int = 0
    dropped: float = 0.0
    ratios: Mapping[str, list[float]] | None = None
    ticks_per_byte: float | None = None  # of the time-stamp counter: method paper

    @property
    def per_byte(self) -> float | None:
        """Cycles per byte, or ticks per byte."""
        return self.cycles_per_byte or self.ticks_per_byte

    def ratio_to(self, peer: Figure | None) -> list[float]:
        """Return the quartiles of the speed relative to a peer: of pairs of samples, else of both
        figures."""
        if peer is None or not self.cycles_per_byte or not peer.cycles_per_byte:
            return []
        return list((self.ratios or {}).get(peer.name)
                    or [peer.cycles_per_byte / self.cycles_per_byte] * 3)


def read_figures(data: Mapping[str, Any]) -> list[Figure]:
    """Return the figures in the JSON of a benchmark; fields of other versions are left out."""
    return [Figure(**{key: row[key] for key in Figure._fields if key in row})
            for row in data["results"]]


@dataclass
class Timing:
    """Samples of one candidate: the time of each for `size` bytes in core cycles (method paper: in
    ticks), or 0 if it was dropped; `rates`: the core's multiplications per cycle beside each."""

    hash: str
    mode: str                      # the messages: chained, "8 of 64", ...; or paper
    size: int                      # bytes: length of the message, or sum of all lengths
    name: str
    is_ours: bool
    is_right: bool                 # whether the candidate writes the right digests
    samples: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)

    @property
    def undisturbed(self) -> list[float]:
        """Times of the samples that were not dropped."""
        return [x for x in self.samples if x]

    @property
    def is_conclusive(self) -> bool:
        """Whether enough samples agree; for method paper, whether the two least are close."""
        least = sorted(self.undisturbed)
        if self.mode == "paper" or not least:
            return bool(least) and (len(least) < 2 or least[1] - least[0]
                                    <= MAX_REPEAT_DISTANCE * least[0])
        low, middle, high = quartiles(least) or [0, 0, 1]
        rule = RULE if len(least) >= LEAST_SHARE * len(self.samples) else FEW_RULE
        return len(least) >= rule.fewest and high - low <= rule.spread * middle

    @property
    def reported_time(self) -> float:
        """Median of the undisturbed samples, for method paper the least; 0 without one."""
        if not self.undisturbed:
            return 0.0
        return min(self.undisturbed) if self.mode == "paper" else median(self.undisturbed)

    def speed_ratio(self, other: Timing) -> list[float]:
        """Return the quartiles of the speed relative to `other`, over pairs of undisturbed samples
        with one index; [] for fewer than RULE.fewest pairs."""
        if self.mode == "paper":
            times = self.reported_time, other.reported_time
            return [times[1] / times[0]] * 3 if all(times) else []
        return quartiles([y / x for x, y in zip(self.samples, other.samples) if x and y])

    def figure(self, timings: Iterable[Timing] = ()) -> Figure:
        """Return the figure that these samples give; `timings`: those of the same run."""
        time = self.reported_time if self.is_right and self.is_conclusive else None
        per_byte, is_paper = time / self.size if time and self.size else None, self.mode == "paper"
        spread = self.undisturbed and (
            quartiles(self.undisturbed) or [min(self.undisturbed), median(self.undisturbed),
                                            max(self.undisturbed)])
        return Figure(
            self.hash, self.mode, self.size, self.name, self.is_ours, self.is_right,
            None if is_paper else time, None if is_paper else per_byte,
            [x / self.size for x in spread] if spread and self.size else None,
            len(self.undisturbed), round(1 - len(self.undisturbed) / max(1, len(self.samples)), 3),
            {o.name: self.speed_ratio(o) for o in timings
             if not o.is_ours and o.is_right and o.is_conclusive
             and (o.hash, o.mode, o.size) == (self.hash, self.mode, self.size)}
            if time else None, per_byte if is_paper else None)


def quartiles(numbers: Sequence[float]) -> list[float]:
    """Lower quartile, median and upper quartile; [] for fewer than RULE.fewest numbers."""
    return (list(quantiles(numbers, n=4, method="inclusive")) if len(numbers) >= RULE.fewest
            else [])


# The verdict.

def isa_of(symbol: str) -> str:
    """Return ISA in the symbol of a kernel of kind blocks."""
    return symbol.partition("_blocks_")[2].partition("_")[0]


def conclusive(figures: Iterable[Figure], hash: str, size: int, ours: bool) -> list[Figure]:
    """Return the figures of independent messages, fastest first; no peer that hashes several at
    once."""
    return sorted((f for f in figures if f.right and f.cycles_per_byte and "-x" not in f.name
                   and (f.hash, f.size, f.ours, f.mode) == (hash, size, ours, "independent")),
                  key=lambda f: f.cycles_per_byte or 0)


def best_peer(figures: Iterable[Figure], hash: str, size: int, isa: str) -> Figure | None:
    """Return the fastest peer that has no better instructions than kernels of an ISA. A library
    without a code path in its name takes SHA extensions where a code path of OpenSSL has them."""
    peers = conclusive(figures, hash, size, False)
    has_rounds = isa in isas.names() and isas.load(isa).has_round_instructions
    rank = 0 if has_rounds else PATHS.index(PATH_OF_ISA.get(isa, "avx2"))
    by_rounds = any(peer.name.endswith(f"-{PATHS[0]}") for peer in peers)
    return next((peer for peer in peers if rank <= (
        PATHS.index(path) if (path := peer.name.rpartition("-")[2]) in PATHS
        else 0 if by_rounds else 1)), None)


def best_kernels(figures: Sequence[Figure], entries: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Return a sentence for each hash at its longest message: the fastest kernel, its speed beside
    OpenSSL's fastest path, and the command that vendors it. `entries`: symbol -> manifest entry."""
    lines = []
    for hash in dict.fromkeys(f.hash for f in figures):
        size, name = max(f.size for f in figures if f.hash == hash), printed_name(hash)
        best = next(iter(conclusive(figures, hash, size, True)), None)
        if best is None:
            lines.append(f"{name}: no conclusive figure; try again when the machine is idle.")
            continue
        peer = next((f for f in conclusive(figures, hash, size, False)
                     if f.name.startswith("openssl-")), None)
        ratio = best.ratio_to(peer)
        comparison = (f"{ratio[1]:.3f} times as fast as OpenSSL ({peer.name})" if peer and ratio
                      else "no OpenSSL to compare with")
        speed = f"{best.cycles_per_byte:.3f} cycles a byte at {size:,} bytes, {comparison}"
        command = str(entries.get(best.name, {}).get("command", "")).replace(
            "make gen", "make vendor DEST=third_party/nsms")
        lines.append(f"{name}: use {best.name}, {speed}: {command}"
                     if not ratio or ratio[1] >= GAIN_RATIO
                     else f"{name}: no gain: stay with OpenSSL; {best.name} runs at {speed}")
    return lines


def comparisons(figures: Sequence[Figure]) -> list[tuple[Figure, Figure, list[float]]]:
    """Return (kernel, peer, speed relative to it) of the fastest kernel of each ISA and its best
    peer, for each hash and length."""
    rows = []
    for hash, size in dict.fromkeys((f.hash, f.size) for f in figures):
        ours = conclusive(figures, hash, size, True)
        for isa, kernel in {isa_of(f.name): f for f in reversed(ours)}.items():
            peer = best_peer(figures, hash, size, isa)
            if peer and (speed := kernel.ratio_to(peer)):
                rows.append((kernel, peer, speed))
    return rows


def loss_lines(rows: Iterable[tuple[Figure, Figure, list[float]]]) -> list[str]:
    """Return lines about the comparisons in which the peer is clearly faster, the greatest loss
    first."""
    losses = sorted((row for row in rows if row[2][1] < LOSS_RATIO and row[2][2] < 1),
                    key=lambda row: row[2][1])
    return [f"{printed_name(kernel.hash)}, {kernel.size} bytes: {kernel.name} runs at "
            f"{speed[1]:.3f} of the speed of {peer.name}" for kernel, peer, speed in losses]


def verdict_lines(figures: Sequence[Figure], entries: Mapping[str, Mapping[str, Any]]
                  ) -> list[str]:
    """Return lines at the end of a benchmark: a sentence for each hash, and the losses."""
    rows = comparisons(figures)
    losses = loss_lines(rows)
    return [*best_kernels(figures, entries),
            f"A peer is faster in {len(losses)} of {len(rows)} comparisons"
            + (":" if losses else "."), *(f"  {line}" for line in losses)]


# Tables.

def align_columns(table: Sequence[Sequence[str]], *text_columns: int) -> list[str]:
    """Return a table as lines with aligned columns: column 0 and `text_columns` at the left."""
    widths = [max(map(len, column)) for column in zip(*table)]
    alignments = ["<" if k in (0, *text_columns) else ">" for k in range(len(widths))]
    return ["  ".join(f"{text:{alignment}{width}}"
                      for text, alignment, width in zip(line, alignments, widths)).rstrip()
            for line in table]


def markdown_table(table: Sequence[Sequence[str]]) -> list[str]:
    """Return a table as lines of Markdown; its first line has the titles."""
    return [f"| {' | '.join(line)} |" for line in (table[0], ["---"] * len(table[0]), *table[1:])]


def value_text(value: float | None, digits: int = 3, inconclusive: str = "?") -> str:
    """Return a value with `digits` decimals; the text `inconclusive` for None."""
    return inconclusive if value is None else f"{value:.{digits}f}"


def ratio_text(ratio: Sequence[float], digits: int = 3) -> str:
    """Return the median ± half the interquartile range; "=" if 1 lies between the quartiles."""
    if not ratio:
        return "-"
    low, middle, high = ratio
    return (f"{middle:.{digits}f} ±{(high - low) / 2:.{digits}f}"
            f"{'=' if low <= 1 <= high and low < high else ' '}")


def pivot(figures: Iterable[Figure], unit: str = "cycles_per_byte", digits: int = 3,
          with_speed: bool = True) -> list[list[str]]:
    """Return a table of figures of one hash: a row for each workload, a column for each candidate,
    then the speed of the first candidate relative to the first peer."""
    rows: dict[str, dict[str, Figure]] = {}
    for f in figures:
        label = f.mode if f.mode[0].isdigit() else f"{f.size} bytes"
        rows.setdefault(label, {})[f.name] = f
    names = list(dict.fromkeys(name for row in rows.values() for name in row))
    first = next((row for row in rows.values()), {})
    peer = next((name for name in names if with_speed and name in first
                 and not first[name].ours), None)
    return [["", *names, *([f"{names[0]} / {peer}"] if peer else [])],
            *([label, *(value_text(getattr(row[name], unit), digits) if name in row else "-"
                        for name in names),
               *([ratio_text((row[names[0]].ratios or {}).get(peer, ())) if names[0] in row
                  else "-"] if peer else [])] for label, row in rows.items())]


HEADINGS = {
    "robust": "core cycles per byte: median and quartiles; the median with upper halves of vector\n"
    "registers dirty before every message; then how many times as fast as each of OpenSSL's code\n"
    "paths: median ± half the interquartile range; =: a tie, because 1 lies between the quartiles",
    "paper": "the paper's method: ticks of the time-stamp counter per byte for the compression "
    "function alone,\n"
    "the least of five runs of {} calls after {} warm-up calls; then how many times as fast "
    "as each of\nOpenSSL's code paths",
}


def method_tables(results: Mapping[str, Any], figures: Sequence[Figure]) -> list[str]:
    """Return lines of a heading and of the tables with figures of method robust or paper."""
    method = results["method"]
    warm_up_calls, timed_calls = results.get("calls", "25000 100000").split()
    lines = [HEADINGS[method].format(timed_calls, warm_up_calls)]
    dirty = {(f.hash, f.size, f.name): f for f in figures if f.mode == "dirty"}
    groups: dict[str, list[Figure]] = {}
    for f in figures:
        if f.mode != "dirty":
            title = f"{f.hash}, {f.size} bytes{f', {f.mode}' if method == 'robust' else ''}"
            groups.setdefault(title, []).append(f)
    for title, group in groups.items():
        lines += ["", *align_columns(length_table(title, group, dirty))]
    return lines


def length_table(title: str, group: Sequence[Figure],
                 dirty: Mapping[tuple[str, int, str], Figure]) -> list[list[str]]:
    """Return a table of one length: conclusive figures, fastest first; inconclusive; wrong ones."""
    peers = [f for f in group if not f.ours and f.per_byte]
    paths = [[f for f in peers if f.name.rpartition("-")[0] == name]
             for name in libraries.built_libraries()]
    peers = [*(f for f in peers if f.name.startswith("openssl-")),
             *(min(fs, key=lambda f: f.per_byte or 0) for fs in paths if fs)] or peers
    has_dirty = group[0].mode == "independent" and bool(dirty)
    table = [[title, "", "quartiles", *(["upper halves dirty"] if has_dirty else []),
              *(p.name.removeprefix("openssl-") for p in peers)]]
    for f in sorted(group, key=lambda f: (not f.right, not f.per_byte, f.per_byte or 0)):
        low, _, high = f.quartiles or [0.0] * 3
        texts = ([value_text(f.per_byte, inconclusive="inconclusive"), f"{low:.3f}..{high:.3f}"]
                 if f.right else ["WRONG DIGEST", ""])
        if has_dirty:
            other = dirty.get((f.hash, f.size, f.name))
            texts.append(value_text(other.cycles_per_byte) if other else "-")
        table.append([f.name, *texts, *(
            ratio_text((f.ratios or {}).get(p.name, ())) if f is not p else "-" for p in peers)])
    return table


def inconclusive_lines(figures: Sequence[Figure]) -> list[str]:
    """Return a line with the number of inconclusive figures and the rule; [] without one."""
    count = sum(f.right and f.cycles is f.per_byte is None for f in figures)
    rule = (f"the two least of five times within {MAX_REPEAT_DISTANCE:.0%} of each other"
            if figures and figures[0].mode == "paper" else
            f"{RULE.fewest} undisturbed samples with quartiles within {RULE.spread:.0%}, or "
            f"{FEW_RULE.fewest} within {FEW_RULE.spread:.0%} where less than {LEAST_SHARE:.0%} are "
            "undisturbed")
    return [f"{count} of {len(figures)} timings are inconclusive, which need {rule}. Try again "
            "when the machine is idle, or with a larger SECONDS."] if count else []


def print_results(results: Mapping[str, Any], tables: Iterable[str], json: bool,
                  verdict: Sequence[str] = ()) -> int:
    """Print results as JSON or as text; return the exit status, 1 if a digest was wrong."""
    figures = read_figures(results)
    lines = [*header_lines(results), "", *tables, "",
             *(f"skipped {line}" for line in results["skipped"]),
             *inconclusive_lines(figures), *verdict]
    print(dumps(results, indent=1) if json else "\n".join(lines).rstrip())
    wrong_names = sorted({f.name for f in figures if not f.right})
    if wrong_names:
        print(f"nsms: wrong digests, so no figures: {', '.join(wrong_names)}", file=sys.stderr)
    return 1 if wrong_names else 0


def header_lines(results: Mapping[str, Any]) -> list[str]:
    """Return lines with the machine, the command, the peers and the clock."""
    openssl = results.get("openssl", "no OpenSSL")
    built_peers = [f"{p['name']}: {p['version']}" for p in results.get("peers", [])
                   if p["name"] in libraries.built_libraries()]
    return [f"{results['machine']}, {results['date']}",
            f"{openssl}; {results['command']}" if openssl else results["command"],
            *([f"beside {', '.join(built_peers)}"] if built_peers else []),
            *([results["cycles"]] if "cycles" in results else []),
            *([f"{results['clock']} ticks of the time-stamp counter per core cycle"]
              if "clock" in results else [])]
