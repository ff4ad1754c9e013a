"""Charts of the report, drawn to PNG and SVG files.

Each function that draws takes the chart's section of the data of gather.py, and published values to
show in the chart too. It returns a matplotlib figure, or None if the section has no conclusive
value. Lightness, hatching, line style and markers distinguish the series, so that a chart can be
read in greyscale. Each chart names machine and date at its foot; the report's page adds the
command, the spread and a table of the values (numbers.py). Figures 3 to 7 are those of the paper
(Gueron and Krasnov 2012), measured on this machine.
"""

import math
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import chain, cycle
from pathlib import Path
from typing import Any, NamedTuple

from ...spec.hashes import printed_name
from ..measure import crossover
from ..measure.figures import value_text
from ..measure.store import Data
from . import bounds, numbers, processors
from .answer import HASHES
from .plotting import (
    BLACK,
    DARK,
    HATCHES,
    INCONCLUSIVE_TEXT,
    LEGEND_POSITION,
    LIGHT,
    MARKERS,
    MIDDLE,
    ORANGE,
    Figure,
    add_legend,
    candidate_label,
    draw_grid,
    is_code_path,
    label_powers,
    load_pyplot,
)

PUBLISHED_POSITION = 11500         # of the published values, as a message length in bytes


def values_by_length(section: Data, key: str) -> dict[str, dict[int, float]]:
    """Return candidate's name -> message length in bytes -> value of the field `key`, for the
    results of our kernels and of OpenSSL's code paths. Results for chained messages, and results
    without a value, are left out."""
    values: dict[str, dict[int, float]] = {}
    for r in sorted(section["results"], key=lambda r: int(r["size"])):
        if r.get(key) and r["mode"] != "chained" and (r["ours"] or is_code_path(r["name"])):
            values.setdefault(r["name"], {})[r["size"]] = r[key]
    return values


def draw_figure3(section: Data, published: list[Data]) -> Figure | None:
    """Draw the chart of cycles per byte by message length (bytes), a line per candidate, and the
    published values at 8 KB. Return the figure; None without a conclusive value."""
    lines = values_by_length(section, "cycles_per_byte")
    if not lines:
        return None
    figure, axes = load_pyplot().subplots(figsize=(8, 6.2))
    ours = sorted((name for name in lines if name.startswith("nsms")),
                  key=lambda name: -[*lines[name].values()][-1])
    peers = sorted(set(lines) - set(ours))
    installed = [name for name in peers if name.startswith("openssl-")]
    built = [name for name in peers if name not in installed]
    for names, colour, style, face in ((ours, DARK, "-", DARK), (installed, ORANGE, "--", "white"),
                                       (built, BLACK, ":", "white")):
        for name, marker in zip(names, cycle(MARKERS)):
            axes.plot(lines[name].keys(), lines[name].values(), color=colour, linestyle=style,
                      linewidth=1.4, marker=marker, markersize=7, markerfacecolor=face,
                      label=candidate_label(name))
    axes.set_ylim(0, None)
    points = sorted((p["cycles_per_byte"], p["short"]) for p in published if "cycles_per_byte" in p)
    if points:
        gap, label_height = 0.037 * axes.get_ylim()[1], 0.0
        axes.axvline(PUBLISHED_POSITION, color="#999999", linewidth=0.8)
        for value, name in points:
            # labels keep a distance; a line connects label and value
            label_height = max(value, label_height + gap)
            axes.annotate(f"{value:.2f} {name}", (PUBLISHED_POSITION, value), (15600, label_height),
                          fontsize=7.5, va="center", arrowprops={
                              "arrowstyle": "-", "relpos": (0, 0.5), "linewidth": 0.7})
        axes.text(12300, label_height + gap, "published in 2012, at 8 KB:", fontsize=8, va="bottom")
        axes.set_ylim(0, max(axes.get_ylim()[1], label_height + 2 * gap))
    label_powers(axes, 64, 128, 256, 512, 1024, 2048, 4096, 8192)
    axes.set_xlim(56, 130000 if points else 9500)
    axes.set_xlabel("message, bytes", loc="left")
    axes.set_ylabel("cycles per byte (less is better)")
    add_legend(figure)
    return figure


def draw_figure4(section: Data, published: list[Data]) -> Figure | None:
    """Draw the chart of SHA-256 throughput in million bytes per second: a group of bars for each
    message length of `openssl speed`, with a bar per candidate. Return the figure; None without a
    conclusive value."""
    rates = values_by_length(section, "bytes_per_second")
    if not rates:
        return None
    names = sorted(rates, key=lambda name: (max(rates[name].values()), name))
    sizes = sorted({size for by_size in rates.values() for size in by_size})
    heights = [[rates[name].get(size, math.nan) / 1e6 for size in sizes] for name in names]
    figure, axes = load_pyplot().subplots(figsize=(8, 6))
    axes.grouped_bar(heights, tick_labels=sizes, labels=[*map(candidate_label, names)],
                     colors=[str(0.92 - 0.7 * k / len(names)) for k in range(len(names))],
                     hatch=HATCHES)
    lacks_bars = any(len(by_size) < len(sizes) for by_size in rates.values())
    axes.set_xlabel("message, bytes" + (f"; no bar: {INCONCLUSIVE_TEXT}" if lacks_bars else ""))
    axes.set_ylabel("million bytes per second (more is better)")
    axes.grid(True, axis="y")
    add_legend(figure, handleheight=1.4)
    return figure


def draw_figure5(section: Data, published: list[Data]) -> Figure | None:
    """Draw the chart of retired instructions for 512 bytes, a panel per hash and a bar per kernel,
    with the savings relative to the first kernel. Return the figure; None if a hash has no counts.
    """
    if not all(section.values()):
        return None
    figure, panels = load_pyplot().subplots(1, len(section), figsize=(8, 4.4))
    for axes, (hash, rows) in zip(panels, section.items()):
        counts = [row["instructions"] for row in rows]
        bars = axes.bar(range(len(rows)), counts, 0.7, color=(LIGHT, LIGHT, MIDDLE, DARK),
                        hatch=("", "//", "", ""))
        saved = ["", *(f"\n\N{MINUS SIGN}{100 - 100 * count / counts[0]:.0f} %"
                       for count in counts[1:])]
        axes.bar_label(bars, [f"{count:,}{text}" for count, text in zip(counts, saved)], fontsize=8)
        axes.set_xticks(range(len(rows)), [f"{row['name']}\n{row['isa']}" for row in rows],
                        fontsize=8)
        published_lines = [f"(published: {p['short']} saves about {p['percent']} %)"
                           for p in published if p.get("hash") == hash]
        axes.set_title("\n".join([f"{printed_name(hash)}, 512 bytes", *published_lines]),
                       fontsize=9)
        axes.set_ylim(0, counts[0] * 1.12)
        axes.yaxis.set_visible(False)
        axes.spines["left"].set_visible(False)
    return figure


def draw_figure6(section: Data, published: list[Data]) -> Figure | None:
    """Draw the chart of cycles per byte with and without a pre-expanded last block, by message
    length, a panel per ISA. Return the figure; None without a conclusive value."""
    tables = {t["isa"]: [r for r in t["rows"] if r["with"] and r["without"]]
              for t in section["tables"]}
    tables = {isa: rows for isa, rows in tables.items() if rows}
    if not tables:
        return None
    figure, panels = load_pyplot().subplots(len(tables), 1, figsize=(8, 2.5 * len(tables) + 0.9),
                                            squeeze=False)
    published_percent = {p["size"]: p["percent"] for p in published}
    for axes, (isa, rows) in zip(panels[:, 0], tables.items()):
        heights = [[r[key] / r["size"] for r in rows] for key in ("without", "with")]
        axes.grouped_bar(heights, tick_labels=[r["size"] for r in rows], colors=(LIGHT, DARK),
                         group_spacing=0.6, labels=("blocks, padded in advance",
                                                    "one length, last block expanded in advance"))
        for k, r in enumerate(rows):
            text = f"{100 * r['with'] / r['without'] - 100:+.1f} %"
            if r["size"] in published_percent:
                text += f"\n(published: -{published_percent[r['size']]} %)"
            axes.text(k, max(r["without"], r["with"]) / r["size"],
                      text.replace("-", "\N{MINUS SIGN}"), ha="center", va="bottom", fontsize=8)
        axes.set_ylim(0, 1.3 * max(map(max, heights)))
        axes.set_ylabel(f"{isa}\ncycles per byte", fontsize=9)
    axes.set_xlabel("message, bytes; published: OpenSSL 1.0.1 on a Core i7-3770")
    figure.legend(*axes.get_legend_handles_labels(), loc=LEGEND_POSITION, ncols=2)
    return figure


def draw_figure7(section: Data, published: list[Data]) -> Figure | None:
    """Draw the chart of cycles per byte at 8 KB, a bar per hash function: SHA-2, n-SMS and the
    SHA-3 finalists, and the published values. Return the figure; None without a conclusive value.
    """
    figures = {name: f for name, f in section["figures"].items() if f["cycles_per_byte"]}
    if not figures:
        return None
    styles = {"published, on processors of 2007 to 2012": {"color": "white", "hatch": "///"},
              "others, here, in the same run": {"color": LIGHT}, "nsms": {"color": DARK}}
    published_kind, other_kind, our_kind = styles
    # kind, name, median and quartiles
    published_bars = [(published_kind, p["name"], p["cycles_per_byte"], [p["cycles_per_byte"]] * 3)
                      for p in published if "cycles_per_byte" in p]
    bars = [(our_kind if "nsms" in name else other_kind, name, f["cycles_per_byte"],
             f["quartiles"]) for name, f in figures.items()]
    bars = sorted(published_bars + bars, key=lambda bar: (bar[0] != published_kind, -bar[2]))
    figure, axes = load_pyplot().subplots(figsize=(8, 0.26 * len(bars) + 1.8))
    for kind, style in styles.items():
        rows = [(k, value, value - low, high - value)
                for k, (bar_kind, _, value, (low, _, high)) in enumerate(bars) if bar_kind == kind]
        if rows:
            positions, values, below, above = zip(*rows)
            container = axes.barh(positions, values, 0.72, label=kind, xerr=(below, above),
                                  error_kw={"ecolor": ORANGE, "elinewidth": 2}, **style)
            axes.bar_label(container, fmt=" {:.2f}", fontsize=8)
    axes.set_yticks(range(len(bars)), [name for _, name, *_ in bars], fontsize=8)
    axes.set_xlabel("cycles per byte at 8 KB (less is better)")
    axes.axhline(len(published_bars) - 0.5, color="#555555", linewidth=0.8, linestyle="--")
    axes.set_ylim(-0.7, len(bars) - 0.3)
    figure.legend(ncols=3, loc=LEGEND_POSITION, reverse=True)
    return figure


def draw_crossover(section: Data, published: list[Data]) -> Figure | None:
    """Draw the chart of each candidate's cycles per byte by number of messages (1 to 64), a panel
    per hash. Mark each number of messages at which another candidate becomes the fastest. Return
    the figure; None without a conclusive value. If messages of several lengths have conclusive
    values, draw the largest length."""
    workloads = sorted((size, hash, cycles) for (hash, size), cycles
                       in crossover.cycles_by_workload(section["results"]).items()
                       if any(any(by_count.values()) for by_count in cycles.values()))
    cycles_of_hash = {hash: cycles for _, hash, cycles in workloads}
    if not cycles_of_hash:
        return None
    figure, panels = load_pyplot().subplots(1, len(cycles_of_hash), squeeze=False,
                                            figsize=(2.4 + 3.2 * len(cycles_of_hash), 4.9))
    styles: dict[str, dict[str, Any]] = {
        crossover.LIBRARY_DEFAULT: {"color": LIGHT, "linewidth": 7, "solid_capstyle": "round",
                                    "zorder": 1, "label": "selection of the library"},
        crossover.SINGLE_CALLS: {"color": BLACK, "linewidth": 1.2, "linestyle": "--"}}
    names = {crossover.short_name(name) for cycles in cycles_of_hash.values() for name in cycles}
    for name, marker in zip(sorted(names - set(styles)), cycle(MARKERS)):
        colour = ORANGE if "ni_" in name else DARK if "512" in name else MIDDLE
        styles[name] = {"color": colour, "linewidth": 1.1, "markersize": 4.5, "marker": marker}
    for axes, (hash, cycles) in zip(panels[0], cycles_of_hash.items()):
        y_limit = 1.55 * max((value for name in (crossover.LIBRARY_DEFAULT, crossover.SINGLE_CALLS)
                              for value in cycles.get(name, {}).values() if value), default=0.0)
        for name, by_count in cycles.items():
            line = sorted((count, value) for count, value in by_count.items() if value)
            if line:
                axes.plot(*zip(*line), **styles[crossover.short_name(name)])
        for j, (count, name) in enumerate(crossover.find_crossovers(cycles)):
            axes.axvline(count, color="#999999", linewidth=0.7, linestyle=":")
            axes.text(count * 1.04, y_limit * (0.98 - 0.05 * j),
                      f"{count}: {crossover.short_name(name)}", fontsize=8, va="top",
                      bbox={"facecolor": "white", "edgecolor": "none", "pad": 1, "alpha": 0.85})
        label_powers(axes, 1, 2, 4, 8, 16, 32, 64)
        axes.set_ylim(0, y_limit or None)
        axes.set_title(HASHES.get(hash, hash), fontsize=10)
    panels[0][0].set_ylabel("cycles per byte of all messages")
    panels[0][0].set_xlabel(f"messages of {workloads[-1][0]:,} bytes", loc="left")
    figure.legend(handles=[load_pyplot().Line2D([], [], **{"label": name, **style})
                           for name, style in styles.items()], ncols=6, loc=LEGEND_POSITION)
    return figure


def draw_variants(section: Data, published: list[Data]) -> Figure | None:
    """Draw a table of the explored variants as a chart, and return the figure. The table has a line
    per hash, ISA and n, and a column for each of the 24 most frequent combinations of option
    values. A cell has the variant's cycles divided by those of the fastest variant of the hash."""
    fastest: dict[str, float] = {}
    for r in section["rows"]:
        cycles = r["measured"]["cycles_per_byte"]
        fastest[r["hash"]] = min(cycles, fastest.get(r["hash"], cycles))
    ratios: dict[tuple[str, str, int], dict[str, float]] = {}     # hash, ISA, n -> options -> ratio
    for r in section["rows"]:
        hash, isa, n = row = r["hash"], r["isa"], r["n"]
        options = r["variant"].removeprefix(f"{hash}_{isa}_n{n}").strip("_") or "default"
        ratios.setdefault(row, {})[options] = r["measured"]["cycles_per_byte"] / fastest[hash]
    counts = Counter(chain.from_iterable(ratios.values()))
    columns = sorted(counts, key=lambda c: (c != "default", -counts[c], c))[:24]
    rows = sorted(ratios)
    figure = draw_grid("cycles / fewest cycles of the hash; -: not explored",
                       [[value_text(ratios[row], c, 2) for c in columns] for row in rows],
                       [[ratios[row].get(c, math.nan) for c in columns] for row in rows],
                       columns, [f"{hash} {isa} n={n}" for hash, isa, n in rows],
                       (max(7.0, 2.4 + 0.42 * len(columns)), max(3.4, 2.1 + 0.32 * len(rows))),
                       cmap="Greys", vmin=1.0, vmax=2.0, alpha=0.4)
    for label in figure.axes[0].get_xticklabels():
        label.set(rotation=60, ha="right", rotation_mode="anchor")
    return figure


def draw_bounds(section: Data, published: list[Data]) -> Figure | None:
    """Draw the chart of cycles per byte by kernel. Lower bounds are bars; llvm-mca's estimates,
    measurements and the bounds of the specification are points. A bound of the specification is
    left out if it is above the kernel's bar. Return the figure; None without rows."""
    rows = sorted(section["rows"],
                  key=lambda r: (r["hash"], -(r["measured"] or r["estimated"] or r["bound"])))
    if not rows:
        return None
    figure, axes = load_pyplot().subplots(figsize=(8, max(3.4, 0.34 * len(rows) + 1.6)))
    names = [r["symbol"].partition("_")[2].replace("_blocks_", " ").replace("_multi_", " ")
             for r in rows]
    axes.barh(range(len(rows)), [r["bound"] for r in rows], 0.7, color=LIGHT,
              label="bound, counted")
    axes.set_yticks(range(len(rows)), names, fontsize=8)
    for label, marker, colour, offset, values in (
            ("dependence chain of the specification", "|", BLACK, 0,
             [r["text"] if r["text"] <= r["bound"] else 0 for r in rows]),
            ("llvm-mca, estimated", "v", ORANGE, 0.2, [r["estimated"] for r in rows]),
            ("measured", "o", BLACK, -0.15, [r["measured"] for r in rows])):
        points = [(value, k + offset) for k, value in enumerate(values) if value]
        if points:
            axes.plot(*zip(*points), linestyle="none", label=label, marker=marker, color=colour,
                      markersize=13 if marker == "|" else 6)
    axes.set_xlabel(f"cycles per byte on {section['uarch']}, 8 KB")
    axes.set_xlim(0, None)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.grid(True, axis="x")
    figure.legend(loc=LEGEND_POSITION, ncols=4)
    return figure


def draw_processors(section: Data, published: list[Data]) -> Figure | None:
    """Draw a table as a chart, with a column per measured processor and the rows of
    processors.entries_by_row. A cell has the best kernel of a hash, its cycles per byte and its
    speed relative to the best peer. Return the figure; None without processors."""
    machines = section.get("machines", [])
    if not machines:
        return None
    rows = processors.entries_by_row(machines)
    texts = [[processors.entry_text(best).replace(" ", "\n", 1) for best in entries]
             for entries in rows.values()]
    ratios = [[(best and best["ratio"]) or math.nan for best in entries]
              for entries in rows.values()]
    return draw_grid("kernel, cycles per byte, ratio to the best peer", texts, ratios,
                     [processors.column_label(m) for m in machines], [*rows],
                     (max(7.0, 2.2 + 2.9 * len(machines)), max(2.7, 1.3 + 0.72 * len(rows))),
                     cmap="PuOr", vmin=0.8, vmax=1.2, alpha=0.35)


class Chart(NamedTuple):
    """A chart of the report.

    `name`: name of its section of the data; `title`: heading on the page; `draw`: function that
    draws the figure from the section and its published values; `table`: function that returns the
    section's values as a table; `value_kinds`: text that says whether the values are measured,
    counted or estimated.
    """

    name: str
    title: str
    draw: Callable[[Data, list[Data]], Figure | None]
    table: Callable[[Data], numbers.TextTable]
    value_kinds: str = "measured"


CHARTS: tuple[Chart, ...] = (
    Chart("figure3", "SHA-256 by message length (the paper's figure 3)", draw_figure3,
          numbers.length_table),
    Chart("figure3_sha512", "SHA-512 by message length", draw_figure3, numbers.length_table),
    Chart("figure4", "SHA-256, measured as by openssl speed (figure 4)", draw_figure4,
          partial(numbers.length_table, key="bytes_per_second", scale=1e6, digits=1)),
    Chart("figure5", "Instructions for 512 bytes (figure 5)", draw_figure5, numbers.figure5_table,
          "counted"),
    Chart("figure6", "A pre-expanded last block (figure 6)", draw_figure6, numbers.figure6_table),
    Chart("figure7", "SHA-2 and the SHA-3 finalists at 8 KB (figure 7)", draw_figure7,
          numbers.figure7_table),
    Chart("crossover", "Many messages at once: the fastest kernel for each number of messages",
          draw_crossover, numbers.crossover_table),
    Chart("processors", "Processors measured so far: the best kernel of each hash at 8 KB",
          draw_processors, numbers.processors_table),
    Chart("explore", "Variants: cycles relative to the fastest variant of the hash", draw_variants,
          numbers.variant_table),
    Chart("bounds", "Bounds against measurement", draw_bounds,
          lambda section: bounds.detail_table(section["rows"]), "counted, estimated, measured"))


def draw_chart(chart: Chart, data: Data, path: Path) -> bool:
    """Draw a chart from a report's data. Write it as PNG to `path`, and as SVG to the same path
    with the ending .svg. Return True.

    If the chart's section is missing or has no conclusive value, write no file and return False.
    """
    section, published = data.get(chart.name), data.get("published", {}).get(chart.name, [])
    if not section or (figure := chart.draw(section, published)) is None:
        return False
    source = {**data, **section}
    machine = ("counted by the prover's run, on any machine" if chart.name == "figure5"
               else source["machine"])
    foot = 0.2 / figure.get_figheight()
    figure.get_layout_engine().set(rect=(0, foot, 1, 1 - foot))
    figure.text(0.01, 0.005, f"{machine}, {source['date'][:10]}", fontsize=7, color="#555555")
    figure.savefig(path, dpi=120)
    figure.savefig(path.with_suffix(".svg"), transparent=True, metadata={"Date": None})
    load_pyplot().close(figure)
    return True


def draw_charts(data: Data, out: Path) -> list[Chart]:
    """Draw every chart that has data as NAME.png and NAME.svg in the folder `out`; return the
    charts that were drawn."""
    out.mkdir(parents=True, exist_ok=True)
    return [chart for chart in CHARTS if draw_chart(chart, data, out / f"{chart.name}.png")]
