"""Charts of the report: data to PNG and SVG files that remain distinguishable in greyscale.

One function per chart takes the data of gather.py and the chart's section, and returns a matplotlib
figure, or None if no figure of the section is conclusive. Lightness, hatching, line style and
markers distinguish the series. Each chart names machine and date at its foot; the page adds the
command, the spread and the numbers as a table (numbers.py).
"""

import math
import re
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from ..measure import crossover
from ..measure.store import Data
from ..request.parse import Refused
from . import numbers
from .answer import HASHES, OPENSSL_PATHS
from .processors import column_label as column_label
from .processors import entries_by_row

LIGHT, MIDDLE, DARK, BLACK = "#d9d9d9", "#8da0cb", "#3b5b92", "#1a1a1a"
ORANGE = "#c05a1c"
NOISE_TEXT = "this machine was too noisy to tell"
Figure = Any                        # matplotlib's Figure
MARKERS = "os^DvP*X"
LEGEND_POSITION = "outside upper center"      # position of legends
# width of a legend; that of a symbol and its gaps
LEGEND_CHARACTERS, LEGEND_HANDLE_CHARACTERS = 130, 9
LIBRARY_LABELS = {"openssl": "OpenSSL", "openssl3.5": "OpenSSL 3.5", "aws-lc": "AWS-LC"}
HATCHES = ("", "//", "..", "xx", "\\\\", "--", "oo", "++", "**", "||")


def load_pyplot() -> Any:
    """Return matplotlib's pyplot without a display. Raises Refused if it is not installed."""
    try:
        import matplotlib
    except ImportError:
        raise Refused("the charts need matplotlib, which is not installed. `make report` "
                      "installs it; or " "pip install '.[report]'.") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot
    pyplot.rcParams.update({"font.size": 10, "axes.spines.top": False, "axes.spines.right": False,
                            "axes.axisbelow": True, "hatch.linewidth": 0.6, "figure.dpi": 100,
                            "svg.hashsalt": "nsms", "grid.color": "#e5e5e5",
                            "patch.force_edgecolor": True, "patch.linewidth": 0.6,
                            "legend.fontsize": 8, "legend.frameon": False,
                            "figure.constrained_layout.use": True})
    return pyplot


def candidate_label(name: str) -> str:
    """Return a candidate's name for labels, such as "nsms avx2 n=8" or "OpenSSL avx2"."""
    if name.startswith("nsms_"):
        kernel_name = name.removeprefix("nsms_").replace("_blocks_", " ").partition(" ")[2]
        return f"nsms {re.sub(r'_n(?=[0-9])', ' n=', kernel_name).replace('_', ' ')}"
    library, _, path = name.rpartition("-")
    return f"{LIBRARY_LABELS.get(library, library)} {path}" if is_code_path(name) else name


def is_code_path(name: str) -> bool:
    """Return whether a candidate is a code path of OpenSSL or of a library with its functions."""
    return name.rpartition("-")[2] in OPENSSL_PATHS.values()


def add_legend(figure: Figure, **options: Any) -> None:
    """Add a legend with as many columns, up to four, as fit the width of the figure."""
    labels = [label for axes in figure.axes for label in axes.get_legend_handles_labels()[1]]

    def width(columns: int) -> int:
        """Return the width of the legend in characters."""
        rows = math.ceil(len(labels) / columns)
        return sum(LEGEND_HANDLE_CHARACTERS + max(map(len, labels[i:i + rows]))
                   for i in range(0, len(labels), rows))

    columns = max((n for n in (4, 3, 2) if width(n) <= LEGEND_CHARACTERS), default=1)
    figure.legend(ncols=columns, loc=LEGEND_POSITION, **options)


def draw_figure3(data: Data, section: Data, which: str = "figure3") -> Figure | None:
    """Draw cycles per byte by message length, and the paper's figures at 8 KB."""
    lines: dict[str, list[tuple[int, float]]] = {}
    for r in section["results"]:
        if r["mode"] == "independent" and r["cycles_per_byte"] and (
                r["ours"] or is_code_path(r["name"])):
            lines.setdefault(r["name"], []).append((r["size"], r["cycles_per_byte"]))
    if not lines:
        return None
    figure, axes = load_pyplot().subplots(figsize=(8, 6.2))
    ours = sorted((name for name in lines if name.startswith("nsms")),
                  key=lambda name: -lines[name][-1][1])
    peers = sorted(set(lines) - set(ours))
    installed = [name for name in peers if name.startswith("openssl-")]
    built = [name for name in peers if name not in installed]
    for names, colour, style, filled in ((ours, DARK, "-", True), (installed, ORANGE, "--", False),
                                         (built, BLACK, ":", False)):
        for name, marker in zip(names, cycle(MARKERS)):
            axes.plot(*zip(*sorted(lines[name])), color=colour, linestyle=style, linewidth=1.4,
                      marker=marker, markersize=7, markerfacecolor=colour if filled else "white",
                      label=candidate_label(name))
    published = sorted((p["cycles_per_byte"], p["short"])
                       for p in data["published"].get(which, []) if "cycles_per_byte" in p)
    gap, label_height = 0.037 * axes.get_ylim()[1], 0.0
    if published:
        axes.axvline(11500, color="#999999", linewidth=0.8)
    for value, name in published:
        # labels keep a distance; a line connects label and value
        label_height = max(value, label_height + gap)
        axes.plot([11500, 13000, 15000], [value, value, label_height], color=BLACK, linewidth=0.7)
        axes.text(15600, label_height, f"{value:.2f} {name}", fontsize=7.5, va="center")
    if published:
        axes.text(12300, label_height + gap, "published in 2012, at 8 KB:", fontsize=8, va="bottom")
    axes.set_xscale("log", base=2)
    axes.set_xlim(56, 130000 if published else 9500)
    axes.set_xticks([64, 128, 256, 512, 1024, 2048, 4096, 8192],
                    ["64", "128", "256", "512", "1K", "2K", "4K", "8K"])
    axes.minorticks_off()
    axes.set_xlabel("message, bytes", loc="left")
    axes.set_ylabel("cycles per byte (less is better)")
    axes.set_ylim(0, None)
    axes.grid(True, axis="y")
    add_legend(figure)
    return figure


def draw_figure4(data: Data, section: Data) -> Figure | None:
    """Draw SHA-256 throughput in the manner of openssl speed."""
    results = [r
               for r in section["results"]
               if r.get("bytes_per_second") and (r["ours"] or is_code_path(r["name"]))]
    sizes = sorted({r["size"] for r in results})
    most = {name: max(r["bytes_per_second"] for r in results if r["name"] == name)
            for name in {r["name"] for r in results}}
    names = sorted(most, key=lambda name: (most[name], name))
    if not names:
        return None
    figure, axes = load_pyplot().subplots(figsize=(8, 6))
    width = 0.84 / len(names)
    for k, name in enumerate(names):
        rates_by_size = {r["size"]: r["bytes_per_second"] for r in results if r["name"] == name}
        shade = 0.92 - 0.7 * k / max(1, len(names) - 1)
        bar_positions = [j + (k - len(names) / 2 + 0.5) * width for j in range(len(sizes))]
        axes.bar(bar_positions, [rates_by_size.get(s, 0) / 1e6 for s in sizes], width,
                 color=str(shade),
                 hatch=HATCHES[k % len(HATCHES)], label=candidate_label(name))
    axes.set_xticks(range(len(sizes)), [str(s) for s in sizes])
    axes.set_xlabel("message, bytes"
                    + (f"; no bar: {NOISE_TEXT}"
                       if any(not any(r["name"] == name and r["size"] == size for r in results)
                              for name in names for size in sizes) else ""))
    axes.set_ylabel("million bytes per second (more is better)")
    axes.grid(True, axis="y")
    add_legend(figure, handleheight=1.4)
    return figure


def draw_figure5(data: Data, section: Data) -> Figure | None:
    """Draw retired instructions for 512 bytes."""
    if not all(section.values()):
        return None
    figure, sides = load_pyplot().subplots(1, len(section), figsize=(8, 4.4))
    for axes, (hash, rows) in zip(sides, section.items()):
        first = rows[0]["instructions"]
        for k, row in enumerate(rows):
            colour, hatch = ((LIGHT, ""), (LIGHT, "//"), (MIDDLE, ""), (DARK, ""))[min(k, 3)]
            axes.bar([k], [row["instructions"]], 0.7, color=colour, hatch=hatch)
            saved = f"\n\N{MINUS SIGN}{100 - 100 * row['instructions'] / first:.0f} %" if k else ""
            axes.text(k, row["instructions"], f"{row['instructions']:,}{saved}", ha="center",
                      va="bottom", fontsize=8)
        axes.set_xticks(range(len(rows)), [f"{row['name']}\n{row['isa']}" for row in rows],
                        fontsize=8)
        published_row = next((p for p in data["published"]["figure5"] if p.get("hash") == hash),
                             None)
        axes.set_title(f"{hash.upper().replace('SHA', 'SHA-')}, 512 bytes"
                       + (
            f"\n(published: {published_row['short']} saves about {published_row['percent']} %)"
            if published_row else ""), fontsize=9)
        axes.set_ylim(0, first * 1.12)
        axes.yaxis.set_visible(False)
        axes.spines["left"].set_visible(False)
    return figure


def draw_figure6(data: Data, section: Data) -> Figure | None:
    """Draw cycles per byte with and without a pre-expanded last block, by message length."""
    tables = [(t["isa"], [r for r in t["rows"] if r["with"] and r["without"]])
              for t in section["tables"]]
    tables = [(isa, rows) for isa, rows in tables if rows]
    if not tables:
        return None
    figure, sides = load_pyplot().subplots(len(tables), 1, figsize=(8, 2.5 * len(tables) + 0.9),
                                   squeeze=False)
    published_percent = {p["size"]: p["percent"] for p in data["published"]["figure6"]}
    for axes, (isa, rows) in zip(sides[:, 0], tables):
        for offset, key, colour, label in ((-0.2, "without", LIGHT, "blocks, padded before"),
                                           (0.2, "with", DARK,
                                            "one length, last block expanded before")):
            axes.bar([k + offset for k in range(len(rows))], [r[key] / r["size"] for r in rows],
                     0.38, color=colour, label=label if axes is sides[0, 0] else None)
        for k, r in enumerate(rows):
            saved = 100 - 100 * r["with"] / r["without"]
            axes.text(k, max(r["without"], r["with"]) / r["size"],
                      f"{-saved:+.1f} %".replace("-", "\N{MINUS SIGN}")
                      + (f"\n(published: \N{MINUS SIGN}{published_percent[r['size']]} %)"
                         if r["size"] in published_percent else ""), ha="center", va="bottom",
                      fontsize=8)
        axes.set_xticks(range(len(rows)), [str(r["size"]) for r in rows])
        axes.set_ylim(0, 1.3 * max(max(r["with"], r["without"]) / r["size"] for r in rows))
        axes.set_ylabel(f"{isa}\ncycles per byte", fontsize=9)
    sides[-1, 0].set_xlabel("message, bytes; published: OpenSSL 1.0.1 on a Core i7-3770")
    figure.legend(loc=LEGEND_POSITION, ncols=2)
    return figure


def draw_figure7(data: Data, section: Data) -> Figure | None:
    """Draw SHA-2, n-SMS and the SHA-3 finalists at 8 KB."""
    measured_figures = {name: f for name, f in section["figures"].items() if f["cycles_per_byte"]}
    bars = [(name, f["cycles_per_byte"], f["quartiles"], "nsms" if "nsms" in name else "other")
            for name, f in measured_figures.items()]
    published = [(p["name"], p["cycles_per_byte"], None, "published")
                 for p in data["published"]["figure7"] if "cycles_per_byte" in p]
    if not bars:
        return None
    ordered = sorted(bars, key=lambda b: -b[1])
    past = sorted(published, key=lambda b: -b[1])
    figure, axes = load_pyplot().subplots(figsize=(8, 0.26 * (len(ordered) + len(past)) + 1.8))
    looks = {"nsms": (DARK, "", "nsms"), "other": (LIGHT, "", "others, here, in the same run"),
             "published": ("white", "///", "published, on processors of 2007 to 2012")}
    seen: set[str] = set()
    for k, (_, value, spread, kind) in enumerate([*past, *ordered]):
        colour, hatch, what = looks[kind]
        axes.barh([k], [value], 0.72, color=colour, hatch=hatch,
                  label=None if kind in seen else what)
        seen.add(kind)
        if spread:
            axes.plot([spread[0], spread[2]], [k, k], color=ORANGE, linewidth=2)
        axes.text(max(value, spread[2] if spread else 0), k, f" {value:.2f}", va="center",
                  fontsize=8)
    axes.set_yticks(range(len(past) + len(ordered)), [name for name, *_ in (*past, *ordered)],
                    fontsize=8)
    axes.set_xlabel("cycles per byte at 8 KB (less is better)")
    axes.axhline(len(past) - 0.5, color="#555555", linewidth=0.8, linestyle="--")
    axes.set_ylim(-0.7, len(past) + len(ordered) - 0.3)
    figure.legend(ncols=3, loc=LEGEND_POSITION, reverse=True)
    return figure


def draw_crossover(data: Data, section: Data) -> Figure | None:
    """Draw cycles per byte for 1 to 64 messages by each candidate, and the fastest one of each
    range."""
    pairs = sorted({(r["hash"], crossover.workload(r).size) for r in section["results"]},
                   key=lambda p: (p[1], p[0]))
    ways_by_hash = {hash: lines
                    for hash, size in pairs
                    if any((lines := crossover.cycles_by_candidate(section["results"], hash,
                                                                   size)).values())}
    if not ways_by_hash:
        return None
    figure, sides = load_pyplot().subplots(1, len(ways_by_hash),
                                   figsize=(2.4 + 3.2 * len(ways_by_hash), 4.9), squeeze=False)
    styles: dict[str, dict[str, Any]] = {crossover.LIBRARY_DEFAULT: {"color": LIGHT, "linewidth": 7,
                                                                     "solid_capstyle": "round",
                                                                     "zorder": 1},
                                         crossover.SINGLE_CALLS: {"color": BLACK, "linewidth": 1.2,
                                                                  "linestyle": "--"}}
    names = sorted({crossover.short_name(name) for lines in ways_by_hash.values() for name in lines}
                   - set(styles))
    for k, name in enumerate(names):
        colour = ORANGE if "ni_" in name else DARK if "512" in name else MIDDLE
        styles[name] = {"color": colour, "linewidth": 1.1, "markersize": 4.5,
                        "marker": MARKERS[k % len(MARKERS)]}
    for axes, (hash, lines) in zip(sides[0], ways_by_hash.items()):
        top = 1.55 * max(max(lines.get(name, {1: 0.0}).values(), default=0.0)
                         for name in (crossover.LIBRARY_DEFAULT, crossover.SINGLE_CALLS))
        for name, line in lines.items():
            if line:
                axes.plot(*zip(*sorted(line.items())), **styles[crossover.short_name(name)])
        for j, (count, name) in enumerate(crossover.find_crossovers(lines)):
            axes.axvline(count, color="#999999", linewidth=0.7, linestyle=":")
            axes.text(count * 1.04,
                      top * (0.98 - 0.05 * j), f"{count}: {crossover.short_name(name)}",
                      fontsize=8, va="top",
                      bbox={"facecolor": "white", "edgecolor": "none", "pad": 1, "alpha": 0.85})
        axes.set_xscale("log", base=2)
        axes.set_xticks([1, 2, 4, 8, 16, 32, 64], ["1", "2", "4", "8", "16", "32", "64"])
        axes.minorticks_off()
        axes.set_ylim(0, top or None)
        axes.set_title(HASHES.get(hash, hash), fontsize=10)
        axes.grid(True, axis="y")
    sides[0][0].set_ylabel("cycles for each byte of all messages")
    sides[0][0].set_xlabel(f"messages of {pairs[-1][1]:,} bytes", loc="left")
    figure.legend(handles=[load_pyplot().Line2D([], [],
                                        label="selection of the library"
                                        if name == crossover.LIBRARY_DEFAULT else name, **style)
                           for name, style in styles.items()], ncols=6, loc=LEGEND_POSITION)
    return figure


def draw_variants(data: Data, section: Data) -> Figure | None:
    """Draw cycles of the explored variants relative to the fastest of each hash."""
    cycles_by_variant: dict[str, dict[str, float]] = {}
    fastest: dict[str, float] = {}
    for r in section["rows"]:
        cycles = r["measured"]["cycles_per_byte"]
        column = r[
            "variant"].removeprefix(f"{r['hash']}_{r['isa']}_n{r['n']}").strip("_") or "default"
        cycles_by_variant.setdefault(f"{r['hash']} {r['isa']} n={r['n']}", {})[column] = cycles
        fastest[r["hash"]] = min(cycles, fastest.get(r["hash"], cycles))
    counts: dict[str, int] = {}
    for row_cycles in cycles_by_variant.values():
        for column in row_cycles:
            counts[column] = counts.get(column, 0) + 1
    columns = sorted(counts, key=lambda c: (c != "default", -counts[c], c))[:24]
    names = sorted(cycles_by_variant,
                   key=lambda name: (name.split()[:2], int(name.rpartition("=")[2])))
    table = [[cycles_by_variant[name].get(c, float("nan")) / fastest[name.split()[0]]
              for c in columns] for name in names]
    figure, axes = load_pyplot().subplots(figsize=(max(7.0, 2.4 + 0.42 * len(columns)),
                                           max(3.4, 2.1 + 0.32 * len(names))))
    image = axes.imshow(table, cmap="Greys", vmin=1.0, vmax=2.0, aspect="auto")
    axes.set_xticks(range(len(columns)), columns, rotation=60, ha="right", fontsize=8,
                    rotation_mode="anchor")
    axes.set_yticks(range(len(names)), names, fontsize=8)
    for j, line in enumerate(table):
        for k, value in enumerate(line):
            is_explored = value == value
            axes.text(k, j, f"{value:.2f}" if is_explored else "-", ha="center", va="center",
                      fontsize=7,
                      color="#999999" if not is_explored else "white" if value > 1.5 else "black")
    figure.colorbar(image, ax=axes,
                    extend="max").set_label("cycles, to the fastest of the hash;\n- not explored",
                                            fontsize=8)
    return figure


def draw_bounds(data: Data, section: Data) -> Figure | None:
    """Draw lower bounds, llvm-mca's estimates and measurements."""
    rows = sorted(section["rows"],
                  key=lambda r: (r["hash"], -(r["measured"] or r["estimated"] or r["bound"])))
    if not rows:
        return None
    figure, axes = load_pyplot().subplots(figsize=(8, max(3.4, 0.34 * len(rows) + 1.6)))
    row_positions = range(len(rows))
    axes.barh(row_positions, [r["bound"] for r in rows], 0.7, color=LIGHT, label="bound, counted")
    chains = [(k, r["text"]) for k, r in enumerate(rows) if r["text"] and r["text"] <= r["bound"]]
    for marker_style, label, points in (({"marker": "|", "color": BLACK, "markersize": 13},
                                         "dependence chain of the specification", chains),
                                        ({"marker": "v", "color": ORANGE}, "llvm-mca, estimated",
                                         [(k + 0.2, r["estimated"]) for k, r in enumerate(rows)]),
                                        ({"marker": "o", "color": BLACK}, "measured",
                                         [(k - 0.15, r["measured"]) for k, r in enumerate(rows)])):
        points_shown = [(value, k) for k, value in points if value]
        if points_shown:
            axes.plot(*zip(*points_shown), linestyle="none", label=label,
                      **{"markersize": 6, **marker_style})
    names = [r["symbol"].partition("_")[2].replace("_blocks_", " ").replace("_multi_", " ")
             for r in rows]
    axes.set_yticks(range(len(rows)), names, fontsize=8)
    axes.set_xlabel(f"cycles per byte on {section['uarch']}, 8 KB")
    axes.set_xlim(0, None)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.grid(True, axis="x")
    figure.legend(loc=LEGEND_POSITION, ncols=4)
    return figure


def draw_processors(data: Data, section: Data) -> Figure | None:
    """Draw a table with a column per measured processor: the best kernel of each hash, its cycles
    per byte and its speed relative to a peer."""
    machines = section.get("machines", [])
    if not machines:
        return None
    rows = entries_by_row(machines)
    figure, axes = load_pyplot().subplots(figsize=(max(7.0, 2.2 + 2.9 * len(machines)),
                                           max(2.7, 1.3 + 0.72 * len(rows))))
    table, words = [], []
    for column_values in rows.values():
        table.append([b["ratio"] if b and b["ratio"] else float("nan") for b in column_values])
        words.append([f"{b['kernel'].removeprefix(b['hash'] + '_')}\n{b['cycles_per_byte']:.3f} c/B"
                      + (f", {b['ratio']:.3f} x {b['peer']}" if b["ratio"] else "") if b else "-"
                      for b in column_values])
    axes.imshow(table, cmap="PuOr", vmin=0.8, vmax=1.2, aspect="auto", alpha=0.35)
    axes.set_xticks(range(len(machines)), [column_label(m) for m in machines], fontsize=8)
    axes.set_yticks(range(len(rows)), [*rows], fontsize=8)
    for j, line in enumerate(words):
        for k, text in enumerate(line):
            axes.text(k, j, text, ha="center", va="center", fontsize=8)
    return figure


class Chart(NamedTuple):
    """A chart of the report.

    `name` is its section of the data; `figures` says whether its values are measured, counted or
    estimated; `draw` takes the data and the section, `table` the section.
    """

    name: str
    title: str
    figures: str
    draw: Callable[[Data, Data], Figure | None]
    table: Callable[[Data], numbers.TextTable]


CHARTS: tuple[Chart, ...] = (
    Chart("figure3", "SHA-256 by message length (the paper's figure 3)", "measured", draw_figure3,
          numbers.length_table),
    Chart("figure3_sha512", "SHA-512 by message length", "measured",
          partial(draw_figure3, which="figure3_sha512"), numbers.length_table),
    Chart("figure4", "SHA-256 in the manner of openssl speed (figure 4)", "measured", draw_figure4,
          partial(numbers.length_table, key="bytes_per_second", scale=1e6, digits=1)),
    Chart("figure5", "Instructions for 512 bytes (figure 5)", "counted", draw_figure5,
          numbers.figure5_table),
    Chart("figure6", "A pre-expanded last block (figure 6)", "measured", draw_figure6,
          numbers.figure6_table),
    Chart("figure7", "SHA-2 and the SHA-3 finalists at 8 KB (figure 7)", "measured", draw_figure7,
          numbers.figure7_table),
    Chart("crossover", "Many messages at once: the fastest kernel for each number of messages",
          "measured", draw_crossover, numbers.crossover_table),
    Chart("processors", "Processors measured so far: the best kernel of each hash at 8 KB",
          "measured", draw_processors, numbers.processors_table),
    Chart("explore", "Variants: how many times the cycles of the fastest of the hash", "measured",
          draw_variants, numbers.variant_table),
    Chart("bounds", "Bounds against measurement", "counted, estimated, measured", draw_bounds,
          numbers.bounds_table))


def draw_chart(name: str, function: Callable[[Data, Data], Figure | None], data: Data,
               path: Path) -> bool:
    """Draw section `name` of the data to `path` (PNG) and beside it as SVG.

    Returns False without files if the section is missing or has no conclusive value.
    """
    if not data.get(name) or (figure := function(data, data[name])) is None:
        return False
    description = {**data, **data[name]}
    machine = "counted by the prover's run, on any machine" if name == "figure5" else description["machine"]
    foot = 0.2 / figure.get_figheight()
    figure.get_layout_engine().set(rect=(0, foot, 1, 1 - foot))
    figure.text(0.01, 0.005, f"{machine}, {description['date'][:10]}", fontsize=7, color="#555555")
    figure.savefig(path, dpi=120)
    figure.savefig(path.with_suffix(".svg"), transparent=True, metadata={"Date": None})
    load_pyplot().close(figure)
    return True


def draw_charts(data: Data, out: Path) -> list[Chart]:
    """Draw every chart that has data to NAME.png and NAME.svg in `out`; return these charts."""
    out.mkdir(parents=True, exist_ok=True)
    return [p for p in CHARTS if draw_chart(p.name, p.draw, data, out / f"{p.name}.png")]
