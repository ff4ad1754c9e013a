"""Charts with the figures of the paper (Gueron and Krasnov 2012), measured on this machine.

Each function draws a section of the data of gather.py and returns a matplotlib figure, or None if
the section has no conclusive value.
"""

from itertools import cycle

from ..measure.store import Data
from ..request.descriptions import printed_name
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
    is_code_path,
    load_pyplot,
)


def draw_figure3(data: Data, section: Data, section_name: str = "figure3") -> Figure | None:
    """Draw the chart of cycles per byte by message length (bytes), a line per candidate, and the
    published values at 8 KB. Return the figure; None without a conclusive value. `section_name`:
    the section's name, under which the data have the published values."""
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
                       for p in data["published"].get(section_name, []) if "cycles_per_byte" in p)
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
    """Draw the chart of SHA-256 throughput in million bytes per second by message length (bytes),
    for the lengths of `openssl speed`, a bar per candidate. Return the figure; None without a
    conclusive value."""
    results = [r for r in section["results"]
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
                 color=str(shade), hatch=HATCHES[k % len(HATCHES)], label=candidate_label(name))
    axes.set_xticks(range(len(sizes)), [str(s) for s in sizes])
    lacks_bars = len({(r["name"], r["size"]) for r in results}) < len(names) * len(sizes)
    axes.set_xlabel("message, bytes" + (f"; no bar: {INCONCLUSIVE_TEXT}" if lacks_bars
                                          else ""))
    axes.set_ylabel("million bytes per second (more is better)")
    axes.grid(True, axis="y")
    add_legend(figure, handleheight=1.4)
    return figure


def draw_figure5(data: Data, section: Data) -> Figure | None:
    """Draw the chart of retired instructions for 512 bytes, a panel per hash and a bar per kernel.
    Return the figure; None if a hash has no counts."""
    if not all(section.values()):
        return None
    figure, panels = load_pyplot().subplots(1, len(section), figsize=(8, 4.4))
    for axes, (hash, rows) in zip(panels, section.items()):
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
        published_text = (f"\n(published: {published_row['short']} saves about "
                          f"{published_row['percent']} %)" if published_row else "")
        axes.set_title(f"{printed_name(hash)}, 512 bytes{published_text}",
                       fontsize=9)
        axes.set_ylim(0, first * 1.12)
        axes.yaxis.set_visible(False)
        axes.spines["left"].set_visible(False)
    return figure


def draw_figure6(data: Data, section: Data) -> Figure | None:
    """Draw the chart of cycles per byte with and without a pre-expanded last block, by message
    length, a panel per ISA. Return the figure; None without a conclusive value."""
    tables = [(t["isa"], [r for r in t["rows"] if r["with"] and r["without"]])
              for t in section["tables"]]
    tables = [(isa, rows) for isa, rows in tables if rows]
    if not tables:
        return None
    figure, panels = load_pyplot().subplots(len(tables), 1, figsize=(8, 2.5 * len(tables) + 0.9),
                                            squeeze=False)
    published_percent = {p["size"]: p["percent"] for p in data["published"]["figure6"]}
    for axes, (isa, rows) in zip(panels[:, 0], tables):
        for offset, key, colour, label in ((-0.2, "without", LIGHT, "blocks, padded in advance"),
                                           (0.2, "with", DARK,
                                            "one length, last block expanded in advance")):
            axes.bar([k + offset for k in range(len(rows))], [r[key] / r["size"] for r in rows],
                     0.38, color=colour, label=label if axes is panels[0, 0] else None)
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
    panels[-1, 0].set_xlabel("message, bytes; published: OpenSSL 1.0.1 on a Core i7-3770")
    figure.legend(loc=LEGEND_POSITION, ncols=2)
    return figure


def draw_figure7(data: Data, section: Data) -> Figure | None:
    """Draw the chart of cycles per byte at 8 KB, a bar per hash function: SHA-2, n-SMS and the
    SHA-3 finalists, and the published values. Return the figure; None without a conclusive value.
    """
    measured_values = {name: f for name, f in section["figures"].items() if f["cycles_per_byte"]}
    bars = [(name, f["cycles_per_byte"], f["quartiles"], "nsms" if "nsms" in name else "other")
            for name, f in measured_values.items()]
    published = [(p["name"], p["cycles_per_byte"], None, "published")
                 for p in data["published"]["figure7"] if "cycles_per_byte" in p]
    if not bars:
        return None
    ordered = sorted(bars, key=lambda b: -b[1])
    published_bars = sorted(published, key=lambda b: -b[1])
    bar_count = len(ordered) + len(published_bars)
    figure, axes = load_pyplot().subplots(figsize=(8, 0.26 * bar_count + 1.8))
    styles = {"nsms": (DARK, "", "nsms"), "other": (LIGHT, "", "others, here, in the same run"),
              "published": ("white", "///", "published, on processors of 2007 to 2012")}
    seen: set[str] = set()
    for k, (_, value, spread, kind) in enumerate([*published_bars, *ordered]):
        colour, hatch, label = styles[kind]
        axes.barh([k], [value], 0.72, color=colour, hatch=hatch,
                  label=None if kind in seen else label)
        seen.add(kind)
        if spread:
            axes.plot([spread[0], spread[2]], [k, k], color=ORANGE, linewidth=2)
        axes.text(max(value, spread[2] if spread else 0), k, f" {value:.2f}", va="center",
                  fontsize=8)
    axes.set_yticks(range(bar_count), [name for name, *_ in (*published_bars, *ordered)],
                    fontsize=8)
    axes.set_xlabel("cycles per byte at 8 KB (less is better)")
    axes.axhline(len(published_bars) - 0.5, color="#555555", linewidth=0.8, linestyle="--")
    axes.set_ylim(-0.7, bar_count - 0.3)
    figure.legend(ncols=3, loc=LEGEND_POSITION, reverse=True)
    return figure
