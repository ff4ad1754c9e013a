"""Statistics of samples: medians, quartiles and paired ratios, as data and as tables. Input are the
samples of each candidate at each length. A median is given only if it is conclusive: enough samples
were undisturbed and their quartiles are close. Other timings are reported as inconclusive."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from json import dumps
from statistics import median, quantiles
from typing import Any, NamedTuple

from . import peers as libraries


class ConclusiveRule(NamedTuple):
    """Condition for a conclusive median: at least `fewest` samples, whose interquartile range is at
    most `spread` times the median."""

    fewest: int
    spread: float


LEAST_SHARE = 0.2                  # share of undisturbed samples, below which FEW_RULE applies
RULE, FEW_RULE = ConclusiveRule(8, 0.1), ConclusiveRule(20, 0.02)
MAX_REPEAT_DISTANCE = 0.02         # method paper: greatest relative distance of the least two


@dataclass
class Timing:
    """Samples of one candidate at one length.

    `samples` has the time of each sample, or 0 if the sample was dropped; `rates` has the core's
    multiplications per cycle during each sample. Each time is for `size` bytes. It is in core
    cycles; with METHOD=paper in ticks of the time-stamp counter.
    """

    hash: str
    mode: str                      # the messages: chained, "8 of 64", ...; or paper, speed
    size: int                      # bytes: length of the message, or sum of all lengths
    name: str
    is_ours: bool
    is_right: bool                 # whether the candidate writes the right digests
    samples: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    discarded: int = 0             # number of samples that merge_timings discarded

    @property
    def undisturbed(self) -> list[float]:
        """Times of the samples that were not dropped."""
        return [x for x in self.samples if x]

    @property
    def dropped_share(self) -> float:
        """Number of dropped samples, divided by the number of all samples; 1 without samples."""
        return 1 - len(self.undisturbed) / max(1, len(self.samples))

    @property
    def is_conclusive(self) -> bool:
        """Whether there are enough undisturbed samples and their spread is small. For method paper,
        the two least samples must be close, if there are two; for method speed, the least and the
        greatest."""
        if not self.undisturbed:
            return False
        if self.mode == "paper":
            least = sorted(self.undisturbed)
            return len(least) < 2 or least[1] - least[0] <= MAX_REPEAT_DISTANCE * least[0]
        low, middle, high = quartiles(self.undisturbed) or [0, 0, 1]
        rule = RULE if len(self.undisturbed) >= LEAST_SHARE * len(self.samples) else FEW_RULE
        return len(self.undisturbed) >= rule.fewest and high - low <= rule.spread * middle

    @property
    def reported_time(self) -> float:
        """Median of the undisturbed samples, or their minimum for method paper; 0 if all samples
        were dropped. Like each sample it is the time for `size` bytes."""
        if not self.undisturbed:
            return 0.0
        return min(self.undisturbed) if self.mode == "paper" else median(self.undisturbed)

    @property
    def per_byte(self) -> float | None:
        """`reported_time` divided by `size`; None if the timing is inconclusive or the digest is
        wrong."""
        return self.reported_time / self.size if self.is_right and self.is_conclusive else None

    @property
    def quartiles_per_byte(self) -> list[float]:
        """Lower quartile, median and upper quartile of the undisturbed samples, divided by `size`;
        [] for fewer than RULE.fewest samples."""
        return [x / self.size for x in quartiles(self.undisturbed)]

    def speed_ratio(self, other: Timing) -> list[float]:
        """Return how many times as fast as `other` this candidate is: lower quartile, median and
        upper quartile of the ratio, over pairs of undisturbed samples with the same index. Return
        [] for fewer than RULE.fewest pairs."""
        if self.mode == "paper":
            this_time, other_time = self.reported_time, other.reported_time
            return [other_time / this_time] * 3 if this_time and other_time else []
        return quartiles([y / x for x, y in zip(self.samples, other.samples) if x and y])


def quartiles(numbers: Sequence[float]) -> list[float]:
    """Return lower quartile, median and upper quartile of the numbers; [] for fewer than
    RULE.fewest numbers."""
    if len(numbers) < RULE.fewest:
        return []
    return list(quantiles(numbers, n=4, method="inclusive"))


def merge_timings(total: dict[tuple[str, int, str], Timing], timings: Sequence[Timing],
                  share: float = 0.0) -> None:
    """Append the samples of a run's timings to the samples in `total`, a mapping (mode, size, name)
    -> timing. A wrong digest of any run makes the merged timing's wrong."""
    undisturbed = sum(len(t.undisturbed) for t in timings)
    is_discarded = undisturbed < share * sum(len(t.samples) for t in timings)
    for t in timings:
        sum_of_runs = total.setdefault((t.mode, t.size, t.name), replace(t, samples=[], rates=[]))
        sum_of_runs.is_right &= t.is_right
        if is_discarded:
            sum_of_runs.discarded += len(t.samples)
        else:
            sum_of_runs.samples += t.samples
            sum_of_runs.rates += t.rates


def peer_ratios(t: Timing, timings: Sequence[Timing]) -> dict[str, list[float]]:
    """Return peer's name -> Timing.speed_ratio of the timing `t` to the peer, for each conclusive
    timing of a peer with the same hash, size and mode and right digests."""
    return {o.name: t.speed_ratio(o) for o in timings
            if not o.is_ours and o.is_right and o.is_conclusive
            and (o.hash, o.mode, o.size) == (t.hash, t.mode, t.size)}


def result_data(t: Timing, timings: Sequence[Timing]) -> dict[str, Any]:
    """Return a timing as one result for JSON. Method speed has bytes per second; the other methods
    have the time per byte and its quartiles. All these figures and the ratios are None if the
    timing is inconclusive or the digest is wrong, as `Timing.per_byte` is."""
    is_conclusive = t.is_right and t.is_conclusive
    data: dict[str, Any] = {"hash": t.hash, "mode": t.mode, "size": t.size, "name": t.name,
                            "ours": t.is_ours, "right": t.is_right}
    data["ticks_per_byte" if t.mode == "paper" else "cycles_per_byte"] = t.per_byte
    data["quartiles"] = t.quartiles_per_byte if is_conclusive else None
    return data | {"samples": len(t.undisturbed), "dropped": round(t.dropped_share, 3),
                   "ratios": peer_ratios(t, timings) if is_conclusive else None}


# Text.

HEADINGS = {
    "robust": "core cycles per byte: median and quartiles; then how many times as fast as each of "
    "OpenSSL's code paths:\n"
    "median ± half the interquartile range; =: a tie, because 1 lies between the quartiles",
    "paper": "the paper's method: ticks of the time-stamp counter per byte for the compression "
    "function alone,\n"
    "the least of five runs of {} calls after {} warm-up calls; then how many times as fast "
    "as each of\nOpenSSL's code paths",
}


def method_tables(results: Mapping[str, Any], timings: Sequence[Timing]) -> list[str]:
    """Return the lines of a heading and of the tables with the timings of method robust, paper or
    speed. `results`: the results as JSON data."""
    method = results["method"]
    warm_up_calls, timed_calls = results.get("calls", "25000 100000").split()
    lines = [HEADINGS[method].format(timed_calls, warm_up_calls)]
    groups: dict[str, list[Timing]] = {}
    for t in timings:
        title = f"{t.hash}, {t.size} bytes{f', {t.mode}' if method == 'robust' else ''}"
        groups.setdefault(title, []).append(t)
    width = max(map(len, [*groups, *(t.name for t in timings)]), default=0)
    for title, group in groups.items():
        lines += ["", *length_table(title, group, width)]
    return lines


def inconclusive_lines(timings: Sequence[Timing]) -> list[str]:
    """Return a line with the number of inconclusive timings and the rule that makes them
    inconclusive; [] if all timings are conclusive."""
    inconclusive = [t for t in timings if not t.is_conclusive]
    if not inconclusive:
        return []
    rules = {"paper": f"the two least of the five times are more than {MAX_REPEAT_DISTANCE:.0%} "
             f"apart"}
    robust_rule = (f"fewer than {RULE.fewest} undisturbed samples, or quartiles more than "
                   f"{RULE.spread:.0%} apart. If less than {LEAST_SHARE:.0%} of the samples are "
                   f"undisturbed, the limits are {FEW_RULE.fewest} samples and "
                   f"{FEW_RULE.spread:.0%}")
    return [f"{len(inconclusive)} of {len(timings)} timings are inconclusive: "
            f"{rules.get(inconclusive[0].mode, robust_rule)}. "
            "Try again when the machine is idle, or with a larger SECONDS."]


def print_results(results: Mapping[str, Any], tables: Iterable[str], timings: Sequence[Timing],
                  json: bool, verdict: Sequence[str] = ()) -> int:
    """Print results as JSON, or as text with the lines `tables` and, at the end, lines that say how
    many samples were undisturbed and how many timings are inconclusive. Return the exit status: 1
    if a digest was wrong, else 0."""
    lines = [*header_lines(results), "", *tables, "",
             *(f"skipped {line}" for line in results["skipped"]),
             *([sample_count_line(timings)] if timings and "cycles" in results else []),
             *inconclusive_lines(timings), *verdict]
    print(dumps(results, indent=1) if json else "\n".join(lines).rstrip())
    wrong_names = sorted({t.name for t in timings if not t.is_right})
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


def sample_count_line(timings: Sequence[Timing]) -> str:
    """Return a line with the range of the number of undisturbed samples over all timings, and the
    range of their share."""
    counts = sorted(len(t.undisturbed) for t in timings)
    shares = sorted(1 - t.dropped_share for t in timings)
    return (f"Each timing has {counts[0]} to {counts[-1]} undisturbed samples, {shares[0]:.0%} to "
            f"{shares[-1]:.0%} of its samples. During the others the clock changed or another "
            "thread used the core.")


def length_table(title: str, group: Sequence[Timing], width: int) -> list[str]:
    """Return a heading line with `title`, and a line for each timing of `group`: first the
    conclusive ones, fastest first, then the inconclusive ones, then those with wrong digests."""
    peers = [t for t in group if not t.is_ours and t.is_right]
    paths = {name: [t for t in peers if t.name.rpartition("-")[0] == name and t.is_conclusive]
             for name in libraries.built_libraries()}
    fastest = [min(times, key=lambda t: t.reported_time) for times in paths.values() if times]
    peers = [*(t for t in peers if t.name.startswith("openssl-")), *fastest] or peers
    lines = [f"{title:{width}}  {'':23}" + "".join(
        f"{p.name.removeprefix('openssl-'):>{column_width(p)}}" for p in peers)]
    for t in sorted(group, key=lambda t: (not t.is_right, not t.is_conclusive, t.reported_time)):
        if not t.is_right:
            lines.append(f"{t.name:{width}}  WRONG DIGEST")
        elif not t.is_conclusive:
            lines.append(f"{t.name:{width}}  inconclusive: {len(t.undisturbed)} of "
                         f"{len(t.samples)} samples undisturbed{spread_text(t)}")
        else:
            lines.append(f"{t.name:{width}}  {time_text(t):23}" + "".join(
                f"{ratio_text(t, p):>{column_width(p)}}" for p in peers))
    return [line.rstrip() for line in lines]


def column_width(peer: Timing) -> int:
    """Return the number of characters of the column with ratios to a peer."""
    return max(15, len(peer.name) + 2)


def spread_text(t: Timing) -> str:
    """Return the spread of a timing's samples as text that begins with a comma; "" if there are too
    few samples."""
    if t.mode == "paper":
        if not t.undisturbed:
            return ""
        percent = max(t.undisturbed) / min(t.undisturbed) * 100 - 100
        return f", the slowest {percent:.0f} % above the fastest"
    low, _, high = t.quartiles_per_byte or [0, 0, 0]
    return f", quartiles {low:.3f}..{high:.3f}" if high else ""


def time_text(t: Timing) -> str:
    """Return the time per byte and its quartiles as text, in core cycles; for method paper in ticks
    of the time-stamp counter."""
    low, _, high = quartiles(t.undisturbed) or [min(t.undisturbed), 0, max(t.undisturbed)]
    return f"{t.reported_time / t.size:7.3f} {f'{low / t.size:.3f}..{high / t.size:.3f}':>15}"


def align_columns(table: Sequence[Sequence[str]], *text_columns: int) -> list[str]:
    """Return a table as lines with aligned columns. Column 0 and the columns whose numbers are in
    `text_columns` are left-aligned, all others right-aligned."""
    widths = [max(map(len, column)) for column in zip(*table)]
    alignments = ["<" if k in (0, *text_columns) else ">" for k in range(len(widths))]
    return ["  ".join(f"{text:{alignment}{width}}"
                      for text, alignment, width in zip(line, alignments, widths)).rstrip()
            for line in table]


def value_text(values: Mapping[Any, float | None], key: Any, digits: int = 3,
               inconclusive: str = "?") -> str:
    """Return the value of a key as text with `digits` decimals; the text `inconclusive` for a value
    that is None; "-" if there is no such key."""
    if key not in values:
        return "-"
    value = values[key]
    return inconclusive if value is None else f"{value:.{digits}f}"


def ratio_quartiles_text(ratio_quartiles: Sequence[float], digits: int = 3) -> str:
    """Return the median of a ratio, and half its interquartile range, as text."""
    low, middle, high = ratio_quartiles
    return f"{middle:.{digits}f} ±{(high - low) / 2:.{digits}f}"


def ratio_text(t: Timing, peer: Timing) -> str:
    """Return how many times as fast as a peer the candidate of `t` is, as text: median and half the
    interquartile range, then "=" if 1 lies between the quartiles."""
    ratio_quartiles = t.speed_ratio(peer)
    if t is peer or not peer.is_conclusive or not ratio_quartiles:
        return "-"
    low, middle, high = ratio_quartiles
    if t.mode == "paper":
        return f"{middle:.3f}"
    return ratio_quartiles_text(ratio_quartiles) + ("=" if low <= 1 <= high else " ")
