"""Charts of the report, drawn to PNG and SVG files.

Each function that draws takes the data of gather.py and the chart's section, and returns a
matplotlib figure, or None if the section has no conclusive value. Lightness, hatching, line style
and markers distinguish the series, so that a chart can be read in greyscale. Each chart names
machine and date at its foot; the page adds the command, the spread and a table of the values
(numbers.py).
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from ..measure import crossover
from ..measure.store import Data
from . import numbers
from .answer import HASHES
from .paper_charts import draw_figure3, draw_figure4, draw_figure5, draw_figure6, draw_figure7
from .plotting import (
    BLACK,
    DARK,
    LEGEND_POSITION,
    LIGHT,
    MARKERS,
    MIDDLE,
    ORANGE,
    Figure,
    load_pyplot,
)
from .processors import column_label, entries_by_row


def draw_crossover(data: Data, section: Data) -> Figure | None:
    """Draw the chart of each candidate's cycles per byte for 1 to 64 messages, a panel per hash,
    and mark the numbers of messages from which on another candidate is the fastest. Return the
    figure; None without a conclusive value."""
    pairs = sorted({(r["hash"], crossover.parse_workload(r).size) for r in section["results"]},
                   key=lambda p: (p[1], p[0]))
    cycles = [(hash, crossover.cycles_by_candidate(section["results"], hash, size))
              for hash, size in pairs]
    candidates_by_hash = {hash: lines for hash, lines in cycles if any(lines.values())}
    if not candidates_by_hash:
        return None
    figure, panels = load_pyplot().subplots(1, len(candidates_by_hash),
                                            figsize=(2.4 + 3.2 * len(candidates_by_hash), 4.9),
                                            squeeze=False)
    styles: dict[str, dict[str, Any]] = {
        crossover.LIBRARY_DEFAULT: {"color": LIGHT, "linewidth": 7, "solid_capstyle": "round",
                                    "zorder": 1},
        crossover.SINGLE_CALLS: {"color": BLACK, "linewidth": 1.2, "linestyle": "--"}}
    names = sorted({crossover.short_name(name) for lines in candidates_by_hash.values()
                    for name in lines} - set(styles))
    for k, name in enumerate(names):
        colour = ORANGE if "ni_" in name else DARK if "512" in name else MIDDLE
        styles[name] = {"color": colour, "linewidth": 1.1, "markersize": 4.5,
                        "marker": MARKERS[k % len(MARKERS)]}
    for axes, (hash, lines) in zip(panels[0], candidates_by_hash.items()):
        y_limit = 1.55 * max(max(lines.get(name, {1: 0.0}).values(), default=0.0)
                             for name in (crossover.LIBRARY_DEFAULT, crossover.SINGLE_CALLS))
        for name, line in lines.items():
            if line:
                axes.plot(*zip(*sorted(line.items())), **styles[crossover.short_name(name)])
        for j, (count, name) in enumerate(crossover.find_crossovers(lines)):
            axes.axvline(count, color="#999999", linewidth=0.7, linestyle=":")
            axes.text(count * 1.04, y_limit * (0.98 - 0.05 * j),
                      f"{count}: {crossover.short_name(name)}", fontsize=8, va="top",
                      bbox={"facecolor": "white", "edgecolor": "none", "pad": 1, "alpha": 0.85})
        axes.set_xscale("log", base=2)
        axes.set_xticks([1, 2, 4, 8, 16, 32, 64], ["1", "2", "4", "8", "16", "32", "64"])
        axes.minorticks_off()
        axes.set_ylim(0, y_limit or None)
        axes.set_title(HASHES.get(hash, hash), fontsize=10)
        axes.grid(True, axis="y")
    panels[0][0].set_ylabel("cycles per byte of all messages")
    panels[0][0].set_xlabel(f"messages of {pairs[-1][1]:,} bytes", loc="left")
    figure.legend(handles=[load_pyplot().Line2D([], [], label="selection of the library"
                                                if name == crossover.LIBRARY_DEFAULT else name,
                                                **style)
                           for name, style in styles.items()], ncols=6, loc=LEGEND_POSITION)
    return figure


def draw_variants(data: Data, section: Data) -> Figure | None:
    """Draw a table of the explored variants as a chart and return the figure: a line per hash, ISA
    and n, a column per option value, and in each cell the cycles relative to the fastest variant of
    the hash."""
    cycles_by_variant: dict[str, dict[str, float]] = {}
    fastest: dict[str, float] = {}
    for r in section["rows"]:
        cycles = r["measured"]["cycles_per_byte"]
        options = r["variant"].removeprefix(f"{r['hash']}_{r['isa']}_n{r['n']}").strip("_")
        column = options or "default"
        cycles_by_variant.setdefault(f"{r['hash']} {r['isa']} n={r['n']}", {})[column] = cycles
        fastest[r["hash"]] = min(cycles, fastest.get(r["hash"], cycles))
    counts = Counter(chain.from_iterable(cycles_by_variant.values()))
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
                    extend="max").set_label("cycles / fewest cycles of the hash\n-: not explored",
                                            fontsize=8)
    return figure


def draw_bounds(data: Data, section: Data) -> Figure | None:
    """Draw the chart of cycles per byte by kernel: lower bounds as bars; llvm-mca's estimates,
    measurements, and the bound of the specification if it is at most the bar, as points. Return the
    figure; None without rows."""
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
    """Draw a table as a chart, with a column per measured processor: the best kernel of each hash,
    its cycles per byte and its speed relative to a peer. Return the figure; None without
    processors."""
    machines = section.get("machines", [])
    if not machines:
        return None
    rows = entries_by_row(machines)
    figure, axes = load_pyplot().subplots(figsize=(max(7.0, 2.2 + 2.9 * len(machines)),
                                                   max(2.7, 1.3 + 0.72 * len(rows))))
    table, texts = [], []
    for column_values in rows.values():
        table.append([b["ratio"] if b and b["ratio"] else float("nan") for b in column_values])
        texts.append([f"{b['kernel'].removeprefix(b['hash'] + '_')}\n{b['cycles_per_byte']:.3f} c/B"
                      + (f", {b['ratio']:.3f} x {b['peer']}" if b["ratio"] else "") if b else "-"
                      for b in column_values])
    axes.imshow(table, cmap="PuOr", vmin=0.8, vmax=1.2, aspect="auto", alpha=0.35)
    axes.set_xticks(range(len(machines)), [column_label(m) for m in machines], fontsize=8)
    axes.set_yticks(range(len(rows)), [*rows], fontsize=8)
    for j, line in enumerate(texts):
        for k, text in enumerate(line):
            axes.text(k, j, text, ha="center", va="center", fontsize=8)
    return figure


class Chart(NamedTuple):
    """A chart of the report.

    `name`: name of its section of the data; `title`: heading on the page; `value_kinds`: text that
    says whether the values are measured, counted or estimated; `draw`: function that draws the
    figure from the report's data and the section; `table`: function that returns the section's
    values as a table.
    """

    name: str
    title: str
    value_kinds: str
    draw: Callable[[Data, Data], Figure | None]
    table: Callable[[Data], numbers.TextTable]


CHARTS: tuple[Chart, ...] = (
    Chart("figure3", "SHA-256 by message length (the paper's figure 3)", "measured", draw_figure3,
          numbers.length_table),
    Chart("figure3_sha512", "SHA-512 by message length", "measured",
          partial(draw_figure3, section_name="figure3_sha512"), numbers.length_table),
    Chart("figure4", "SHA-256, measured as by openssl speed (figure 4)", "measured", draw_figure4,
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
    Chart("explore", "Variants: cycles relative to the fastest variant of the hash", "measured",
          draw_variants, numbers.variant_table),
    Chart("bounds", "Bounds against measurement", "counted, estimated, measured", draw_bounds,
          numbers.bounds_table))


def draw_chart(name: str, function: Callable[[Data, Data], Figure | None], data: Data,
               path: Path) -> bool:
    """Draw the section `name` of a report's data with `function`; write the chart to `path` as PNG,
    and beside it as SVG. Return True.

    If the section is missing or has no conclusive value, write no file and return False.
    """
    if not data.get(name) or (figure := function(data, data[name])) is None:
        return False
    section = {**data, **data[name]}
    machine = ("counted by the prover's run, on any machine" if name == "figure5"
               else section["machine"])
    foot = 0.2 / figure.get_figheight()
    figure.get_layout_engine().set(rect=(0, foot, 1, 1 - foot))
    figure.text(0.01, 0.005, f"{machine}, {section['date'][:10]}", fontsize=7, color="#555555")
    figure.savefig(path, dpi=120)
    figure.savefig(path.with_suffix(".svg"), transparent=True, metadata={"Date": None})
    load_pyplot().close(figure)
    return True


def draw_charts(data: Data, out: Path) -> list[Chart]:
    """Draw every chart that has data as NAME.png and NAME.svg in the folder `out`; return the
    charts that were drawn."""
    out.mkdir(parents=True, exist_ok=True)
    return [p for p in CHARTS if draw_chart(p.name, p.draw, data, out / f"{p.name}.png")]
