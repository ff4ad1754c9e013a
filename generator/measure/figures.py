"""Statistics of samples: medians, quartiles and paired ratios, as data and as tables.

Input are the samples of each candidate at each length. A figure is given only if it is conclusive:
enough samples were undisturbed and their quartiles are close; otherwise the output says so.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from json import dumps
from statistics import median, quantiles
from typing import Any

from . import peers as libraries

FEWEST = 8                         # least undisturbed samples of a conclusive figure
NOISY = 0.1                        # largest interquartile range relative to the median
SHARE = 0.2                        # least share of undisturbed samples; below it,
AGREE = 20, 0.02                   # least number of them, and largest relative interquartile range
REPEATED = 0.02                    # largest relative distance of the paper's two least repeats


@dataclass
class Timing:
    """Samples of one candidate at one length.

    `samples` has one entry per round, 0 where it was dropped; `rates` are the core's
    multiplications per cycle beside each. The unit is core cycles per message (robust), ticks of
    the time-stamp counter per message (paper) or seconds (speed).
    """

    hash: str
    mode: str                      # independent, chained; paper, speed
    size: int                      # message length in bytes
    name: str
    ours: bool
    right: bool
    samples: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    discarded: int = 0             # samples of runs that were discarded

    @property
    def undisturbed(self) -> list[float]:
        """The undisturbed samples."""
        return [x for x in self.samples if x]

    @property
    def dropped_share(self) -> float:
        """Share of the samples that was dropped."""
        return 1 - len(self.undisturbed) / max(1, len(self.samples))

    @property
    def is_conclusive(self) -> bool:
        """Whether the figure is conclusive."""
        if not self.undisturbed:
            return False
        if self.mode == "paper":
            least = sorted(self.undisturbed)
            return len(least) < 2 or least[1] - least[0] <= REPEATED * least[0]
        if self.mode == "speed":
            return max(self.undisturbed) - min(self.undisturbed) <= NOISY * self.figure
        low, middle, high = quartiles(self.undisturbed) or [0, 0, 1]
        fewest, apart = (FEWEST, NOISY) if len(self.undisturbed) >= SHARE * len(self.samples) else AGREE
        return len(self.undisturbed) >= fewest and high - low <= apart * middle

    @property
    def figure(self) -> float:
        """The figure: the median of the undisturbed samples; the least for the paper's method."""
        return (min(self.undisturbed) if self.mode == "paper" else median(self.undisturbed)) if self.undisturbed else 0.0

    @property
    def quartiles(self) -> list[float]:
        """Quartiles of the undisturbed samples, per byte."""
        return [x / self.size for x in quartiles(self.undisturbed)]

    def ratio(self, other: Timing) -> list[float]:
        """Return the speed relative to `other`: lower quartile, median, upper quartile over paired
        rounds."""
        if self.mode in ("paper", "speed"):
            return [other.figure / self.figure] * 3 if self.figure and other.figure else []
        return quartiles([y / x for x, y in zip(self.samples, other.samples) if x and y])


def quartiles(numbers: Sequence[float]) -> list[float]:
    """Return lower quartile, median and upper quartile; empty for too few numbers."""
    return list(quantiles(numbers, n=4, method="inclusive")) if len(numbers) >= FEWEST else []


def add(total: dict[tuple[str, int, str], Timing], timings: Sequence[Timing],
        share: float = 0.0) -> None:
    """Merge a run's timings into the total, by mode, length and name.

    If less than `share` of the run's samples are undisturbed, all of them are discarded.
    """
    good, sample_count = sum(len(t.undisturbed) for t in timings), sum(len(t.samples) for t in timings)
    for t in timings:
        total_timing = total.setdefault((t.mode, t.size, t.name), replace(t, samples=[], rates=[]))
        if good < share * sample_count:
            total_timing.discarded += len(t.samples)
        else:
            total_timing.samples += t.samples
            total_timing.rates += t.rates


def ratios_to_peers(t: Timing, timings: Sequence[Timing]) -> dict[str, list[float]]:
    """Return the ratio to each peer at the same length and mode."""
    return {o.name: t.ratio(o)
            for o in timings
            if not o.ours and o.right and o.is_conclusive
            and (o.hash, o.mode, o.size) == (t.hash, t.mode, t.size)}


def as_data(t: Timing, timings: Sequence[Timing]) -> dict[str, Any]:
    """Return one result for JSON: figures per byte, null where inconclusive."""
    data = {key: value
            for key, value in asdict(t).items() if key not in ("samples", "rates", "discarded")}
    is_conclusive = t.right and t.is_conclusive
    if t.mode == "speed":
        data["bytes_per_second"] = t.size / t.figure if is_conclusive else None
    else:
        unit = "ticks_per_byte" if t.mode == "paper" else "cycles_per_byte"
        data[unit] = t.figure / t.size if is_conclusive else None
        data["quartiles"] = t.quartiles if is_conclusive else None
    data.update(samples=len(t.undisturbed), dropped=round(t.dropped_share, 3),
                ratios=ratios_to_peers(t, timings) if is_conclusive else None)
    return data


# Text.

HEADINGS = {
    "robust": "core cycles per byte: median and quartiles; then how many times as fast as "
              "OpenSSL's path,\n"
              "median and half the distance of the quartiles; = where the quartiles hold 1, a tie",
    "paper": "the paper's method: the compression alone, ticks of the time stamp counter per "
             "byte, the least of\n"
             "five times {} calls after {} to warm up; then how many times as fast as OpenSSL's "
             "path",
    "speed": "in the manner of openssl speed: 1000s of bytes per second; then how many times as "
             "fast as OpenSSL's path",
}


def tables(results: Mapping[str, Any], timings: Sequence[Timing]) -> list[str]:
    """Return the tables of a method of bench.c as lines."""
    calls, method = results.get("calls", "25000 100000").split(), results["method"]
    lines = [HEADINGS[method].format(calls[1], calls[0])]
    groups: dict[str, list[Timing]] = {}
    for t in timings:
        title = f"{t.hash}, {t.size} bytes{f', {t.mode}' if method == 'robust' else ''}"
        groups.setdefault(title, []).append(t)
    width = max(map(len, [*groups, *(t.name for t in timings)]), default=0)
    for title, group in groups.items():
        lines += ["", *table(title, group, width)]
    return lines


def too_noisy(timings: Sequence[Timing]) -> list[str]:
    """Return a line with the number of inconclusive figures and the rule; empty if there are
    none."""
    noisy = [t for t in timings if not t.is_conclusive]
    rules = {"paper": f"the two least of the five repeats lie more than {REPEATED:.0%} apart",
             "speed": f"the five parts lie more than {NOISY:.0%} apart"}
    robust = (f"fewer than {FEWEST} good samples, or their quartiles more than {NOISY:.0%} apart; "
              "fewer than "
              f"{AGREE[0]} or more than {AGREE[1]:.0%} where less than {SHARE:.0%} of the samples "
              "are good")
    return [f"This machine is too noisy to tell {len(noisy)} of {len(timings)} figures: "
            f"{rules.get(noisy[0].mode, robust)}. "
            "Try again when it is quiet, or with a larger SECONDS."] if noisy else []


def print_results(results: Mapping[str, Any], tables: Iterable[str], timings: Sequence[Timing],
                  json: bool, foot: Iterable[str] = ()) -> int:
    """Print results as JSON or text; return 1 if a digest was wrong, else 0."""
    lines = [*heading_lines(results), "", *tables, "",
             *(f"skipped {line}" for line in results["skipped"]),
             *([evidence(timings)] if timings and "cycles" in results else []), *foot]
    print(dumps(results, indent=1) if json else "\n".join(lines).rstrip())
    wrong = sorted({t.name for t in timings if not t.right})
    if wrong:
        print(f"nsms: wrong digests, so no figures: {', '.join(wrong)}", file=sys.stderr)
    return 1 if wrong else 0


def heading_lines(results: Mapping[str, Any]) -> list[str]:
    """Return the machine, the command and the clock."""
    peer = results.get("openssl", "no OpenSSL")
    others = [f"{p['name']}: {p['version']}" for p in results.get("peers", [])
              if p["name"] in libraries.built()]
    return [f"{results['machine']}, {results['date']}",
            f"{peer}; {results['command']}" if peer else results["command"],
            *([f"beside {', '.join(others)}"] if others else []),
            *([results["cycles"]] if "cycles" in results else []),
            *([f"{results['clock']} ticks of the time stamp counter per core cycle"]
              if "clock" in results else [])]


def evidence(timings: Sequence[Timing]) -> str:
    """Return how many samples the figures rest on, and how many were dropped."""
    counts, shares = sorted(len(t.undisturbed) for t in timings), sorted(1 - t.dropped_share for t in timings)
    return (f"Each figure rests on {counts[0]} to {counts[-1]} samples, {shares[0]:.0%} to "
            f"{shares[-1]:.0%} of those taken; the "
            f"others were disturbed: the clock changed, or somebody else used the core.")


def table(title: str, group: Sequence[Timing], width: int) -> list[str]:
    """Return the lines of one length, fastest first, each with its ratios to OpenSSL's paths.

    The ratio to the fastest path of each library of peers.toml follows. Without OpenSSL, the ratios
    are to all peers.
    """
    peers = [t for t in group if not t.ours and t.right]
    paths = {name: [t for t in peers if t.name.rpartition("-")[0] == name and t.is_conclusive]
             for name in libraries.built()}
    fastest = [min(times, key=lambda t: t.figure) for times in paths.values() if times]
    peers = [*(t for t in peers if t.name.startswith("openssl-")), *fastest] or peers
    lines = [f"{title:{width}}  {'':23}"
             + "".join(f"{p.name.removeprefix('openssl-'):>{column_width(p)}}" for p in peers)]
    for t in sorted(group, key=lambda t: (not t.right, not t.is_conclusive, t.figure)):
        if not t.right:
            lines.append(f"{t.name:{width}}  WRONG DIGEST")
        elif not t.is_conclusive:
            lines.append(f"{t.name:{width}}  too noisy to tell: {len(t.undisturbed)} of {len(t.samples)} "
                         f"samples good{apart(t)}")
        else:
            lines.append(f"{t.name:{width}}  {figure(t):23}"
                         + "".join(f"{ratio(t, p):>{column_width(p)}}" for p in peers))
    return [line.rstrip() for line in lines]


def column_width(peer: Timing) -> int:
    """Return the width of a peer's column of ratios."""
    return max(15, len(peer.name) + 2)


def apart(t: Timing) -> str:
    """Return the spread of the samples as text."""
    if t.mode in ("paper", "speed"):
        if not t.undisturbed:
            return ""
        return f", the slowest {max(t.undisturbed) / min(t.undisturbed) * 100 - 100:.0f} % above the fastest"
    return f", quartiles {t.quartiles[0]:.3f}..{t.quartiles[2]:.3f}" if t.quartiles else ""


def figure(t: Timing) -> str:
    """Return the figure with its spread as text."""
    if t.mode == "speed":
        return f"{t.size / t.figure / 1000:11.1f}k"
    low, _, high = quartiles(t.undisturbed) or [min(t.undisturbed), 0, max(t.undisturbed)]
    return f"{t.figure / t.size:7.3f} {f'{low / t.size:.3f}..{high / t.size:.3f}':>15}"


def align_columns(table: Sequence[Sequence[str]], *text_columns: int) -> list[str]:
    """Return a table as lines; the first column and `text_columns` are left-aligned, others
    right-aligned."""
    widths = [max(map(len, column)) for column in zip(*table)]
    sides = ["<" if k in (0, *text_columns) else ">" for k in range(len(widths))]
    return ["  ".join(f"{text:{side}{width}}"
                      for text, side, width in zip(line, sides, widths)).rstrip() for line in table]


def figure_text(t: Timing | None, digits: int = 3) -> str:
    """Return cycles per byte as text; ? if inconclusive, - if missing."""
    return f"{t.figure / t.size:.{digits}f}" if t and t.right and t.is_conclusive else "?" if t else "-"


def ratio(t: Timing, peer: Timing) -> str:
    """Return the speed relative to a peer as text."""
    ratio_quartiles = t.ratio(peer)
    if t is peer or not peer.is_conclusive or not ratio_quartiles:
        return "-"
    low, middle, high = ratio_quartiles
    if t.mode in ("paper", "speed"):
        return f"{middle:.3f}"
    return f"{middle:.3f} ±{(high - low) / 2:.3f}" + ("=" if low <= 1 <= high else " ")
