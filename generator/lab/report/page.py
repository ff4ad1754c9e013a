"""The report: one self-contained HTML page with the paper's figures (Gueron and Krasnov 2012) and
the bounds, measured here. Each section of the data is collected by itself; "skipped" names each one
that is not available. Series of a chart differ in lightness, hatching and markers."""

import base64
import json
import re
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from ... import __version__, files
from ...files import data_folder, temporary_folder
from ...output.lines import make_environment
from ...product.manifest import committed_entries, read_manifest
from ...product.toolchain import ProgressWrapper
from ...product.write import generate
from ...request.configs import KernelConfig
from ...request.option_table import Rejected
from ...request.requests import Request, block_kernels, configs_of, parse_request
from ...spec.descriptions import printed_name
from ...x86 import uarch as uarchs
from ...x86.uarch import model as models
from ...x86.uarch.processors import UNKNOWN, identify_core
from .. import measured
from ..measure import host, paper
from ..measure.bench import BenchRequest, measure
from ..measure.explore import Data, Record, read_document
from ..measure.figures import (
    PATHS,
    best_kernels,
    comparisons,
    loss_lines,
    pivot,
    read_figures,
    value_text,
)
from . import bounds

SCHEMA = 5
FIGURE3_SIZES = (64, 128, 256, 512, 1024, 2048, 4096, 8192)
FRONT_SIZES = (1024, 8192)
# (hash, ISA, n) of the kernels that the paper measures
PAPER_KERNELS = (("sha256", "x64", 1), ("sha256", "avx", 4), ("sha256", "avx2", 2),
                 ("sha256", "avx2", 8), ("sha256", "shani", 1), ("sha512", "x64", 1),
                 ("sha512", "avx", 2), ("sha512", "avx2", 2), ("sha512", "avx2", 4))
PROOF_FIELDS = ("symbol", "isa", "proved", "features", "instructions", "bytes", "stack_bytes",
                "command")
# columns of bounds.DETAILS on the page
BOUND_TITLES = ("kernel", "c/B", "bound", "bound by", "share", "best peer")
PUBLISHED = Path(__file__).with_name("published.json")
LIGHT, MIDDLE, DARK, BLACK, ORANGE = "#d9d9d9", "#8da0cb", "#3b5b92", "#1a1a1a", "#c05a1c"
MARKERS, LEGEND_POSITION = "os^DvP*X", "outside upper center"
LIBRARY_LABELS = {"openssl": "OpenSSL", "openssl3.5": "OpenSSL 3.5", "aws-lc": "AWS-LC"}
Figure = Any                       # matplotlib's Figure
TextTable = list[list[str]]


# Data.

def gather_report(out: Path, seconds: float, progress: ProgressWrapper = iter) -> Record:
    """Measure and return the data of a report, with every section that can be collected."""
    host.require_x86_linux("report")
    host.compiler_command("report")
    data: Record = {"schema": SCHEMA, "version": __version__, **host.describe_machine(),
                  "skipped": [],
                  "command": f"nsms report --seconds {seconds:g}",
                  "published": json.loads(PUBLISHED.read_text())}
    paper_folder, entries = out / "kernels", committed_entries()
    configs = [c for hash, isa, n in PAPER_KERNELS for c in block_kernels(Request(hash, isa, n=n))]
    generate([*configs, *tuned_kernels("avx2")], paper_folder, "gas", "nsms_", progress)
    # an installed package has no committed kernels
    committed = data_folder("generated") if entries else paper_folder
    entries = entries or read_manifest(paper_folder / "manifest.json")

    def measure_kernels(**options: Any) -> Data:
        return measure(BenchRequest(seconds=seconds, **options))

    def bench(hash: str) -> Data:
        return measure_kernels(out=paper_folder, hash=hash, sizes=FIGURE3_SIZES)

    sections: dict[str, Callable[[], Any]] = {
        "proofs": lambda: [{key: entry[key] for key in PROOF_FIELDS} for entry in entries],
        "front": lambda: measure_kernels(out=committed, sizes=FRONT_SIZES),
        "figure3": lambda: bench("sha256"), "figure3_sha512": lambda: bench("sha512"),
        "figure5": lambda: {hash: paper.count_instructions(hash) for hash in paper.FIGURE5_KERNELS},
        "figure6": lambda: {"rows": paper.measure_figure6(seconds / 2)},
        "figure7": lambda: paper.measure_figure7(
            paper_folder, read_manifest(paper_folder / "manifest.json"), 4 * seconds),
        "bounds": lambda: collect_bounds(data, committed, entries, progress),
        "processors": lambda: {name: bounds.processor_tables(name, progress)
                               for name in measured.names()}}
    for name, collect_section in sections.items():
        host.show_progress(name)
        try:
            data[name] = collect_section()
        except Rejected as rejection:
            data["skipped"].append(f"{name}: {rejection}")
    host.show_progress("")
    return data


def collect_bounds(data: Data, committed: Path, entries: list[Record],
                   progress: ProgressWrapper) -> Record:
    """Return the rows of committed kernels on this core, or the nearest with a model, as
    measured."""
    core, front = identify_core(), data.get("front")
    if core is UNKNOWN or not front:
        raise Rejected("the benchmark of the committed kernels is missing" if not front else
                       f"there is no model of {host.microarchitecture_name()}")
    rows = bounds.bound_rows(committed, [e for e in entries if e["kind"] == "blocks"], [core.model],
                             progress)
    return {"uarch": core.model, "core": host.microarchitecture_name(),
            "sources": dict(models.load(core.model).sources),
            "rows": bounds.add_measurements(rows, read_figures(front))}


def tuned_kernels(isa: str) -> list[KernelConfig]:
    """Return the kernels of an ISA that are stored for this processor's core."""
    core = host.microarchitecture_name()
    return [c for title, entry in uarchs.kernels(core).items()
            if entry["isa"] == isa and title.endswith("/blocks") for c in configs_of(parse_request(
                {"hash": entry["hash"], "isa": isa, "n": str(entry["n"]), "kind": "blocks",
                 "uarch": core}))]


# Charts.

def load_pyplot() -> Any:
    """Return matplotlib's pyplot, set up to draw to files; raise Rejected without matplotlib."""
    try:
        import matplotlib
    except ImportError:
        raise Rejected("the charts need matplotlib, which is not installed. `make report` "
                       "installs it; or pip install '.[report]'.") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot
    pyplot.rcParams.update({"font.size": 10, "axes.spines.top": False, "axes.spines.right": False,
                            "axes.axisbelow": True, "hatch.linewidth": 0.6, "figure.dpi": 100,
                            "svg.hashsalt": "nsms", "grid.color": "#e5e5e5",
                            "patch.force_edgecolor": True, "patch.linewidth": 0.6,
                            "legend.fontsize": 8, "legend.frameon": False,
                            "figure.constrained_layout.use": True})
    return pyplot


def is_code_path(name: str) -> bool:
    return name.rpartition("-")[2] in PATHS


def candidate_label(name: str) -> str:
    """Return the label of a kernel's symbol or a peer's name, such as "nsms avx2 n=8" or "OpenSSL
    avx2"."""
    if name.startswith("nsms_"):
        kernel_name = name.removeprefix("nsms_").replace("_blocks_", " ").partition(" ")[2]
        return f"nsms {re.sub(r'_n(?=[0-9])', ' n=', kernel_name).replace('_', ' ')}"
    library, _, path = name.rpartition("-")
    return f"{LIBRARY_LABELS.get(library, library)} {path}" if is_code_path(name) else name


# Figure 3: cycles per byte by length.

def draw_figure3(section: Data, published: list[Data]) -> Figure | None:
    lines: dict[str, dict[int, float]] = {}
    for f in sorted(read_figures(section), key=lambda f: f.size):
        if f.cycles_per_byte and f.mode == "independent" and (f.ours or is_code_path(f.name)):
            lines.setdefault(f.name, {})[f.size] = f.cycles_per_byte
    if not lines:
        return None
    figure, axes = load_pyplot().subplots(figsize=(8, 6.2))
    ours = sorted((name for name in lines if name.startswith("nsms")),
                  key=lambda name: -[*lines[name].values()][-1])
    installed = sorted(name for name in lines if name.startswith("openssl-"))
    built = sorted({*lines} - {*ours, *installed})
    for names, colour, style, face in ((ours, DARK, "-", DARK), (installed, ORANGE, "--", "white"),
                                       (built, BLACK, ":", "white")):
        for name, marker in zip(names, cycle(MARKERS)):
            axes.plot(lines[name].keys(), lines[name].values(), color=colour, linestyle=style,
                      linewidth=1.4, marker=marker, markersize=7, markerfacecolor=face,
                      label=candidate_label(name))
    axes.set_ylim(0, None)
    axes.set_xscale("log", base=2)
    axes.set_xticks([64 << k for k in range(8)],
                    [f"{n // 1024}K" if n >= 1024 else f"{n}" for n in (64 << k for k in range(8))])
    axes.minorticks_off()
    axes.grid(True, axis="y")
    axes.set_xlim(56, 9500)
    axes.set_xlabel("message, bytes", loc="left")
    axes.set_ylabel("cycles per byte (less is better)")
    figure.legend(ncols=3, loc=LEGEND_POSITION)
    return figure


def figure3_table(section: Data) -> TextTable:
    return [list(column) for column in zip(*pivot(
        (f for f in read_figures(section) if f.mode == "independent"), with_speed=False))]


# Figure 5: instructions.

def draw_figure5(section: Data, published: list[Data]) -> Figure | None:
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
        lines = [f"(published: {p['short']} saves about {p['percent']} %)"
                 for p in published if p.get("hash") == hash]
        axes.set_title("\n".join([f"{printed_name(hash)}, 512 bytes", *lines]), fontsize=9)
        axes.set_ylim(0, counts[0] * 1.12)
        axes.yaxis.set_visible(False)
    return figure


def figure5_table(section: Data) -> TextTable:
    return [["hash", "kernel", "ISA", "n", "instructions for 512 bytes"],
            *([hash, r["name"], r["isa"], str(r["n"]), f"{r['instructions']:,}"]
              for hash, rows in section.items() for r in rows)]


# Figure 6: a pre-expanded last block.

def draw_figure6(section: Data, published: list[Data]) -> Figure | None:
    rows_of: dict[str, list[Data]] = {}
    for r in section["rows"]:
        if r["with"] and r["without"]:
            rows_of.setdefault(r["isa"], []).append(r)
    if not rows_of:
        return None
    figure, panels = load_pyplot().subplots(len(rows_of), 1, squeeze=False,
                                            figsize=(8, 2.5 * len(rows_of) + 0.9))
    published_percent = {p["size"]: p["percent"] for p in published}
    for axes, (isa, rows) in zip(panels[:, 0], rows_of.items()):
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


def figure6_table(section: Data) -> TextTable:
    return [["ISA", "bytes", "cycles, padded in advance", "last block expanded in advance", "gain"],
            *([r["isa"], str(r["size"]), value_text(r["without"], 0), value_text(r["with"], 0),
               f"{r['gain'][1]:.3f}" if r["gain"] else "?"] for r in section["rows"])]


# Figure 7: hash functions at 8 KB.

def draw_figure7(section: Data, published: list[Data]) -> Figure | None:
    figures = {name: f for name, f in section["figures"].items() if f["cycles_per_byte"]}
    if not figures:
        return None
    styles = {"published, on processors of 2007 to 2012": {"color": "white", "hatch": "///"},
              "others, here, in the same run": {"color": LIGHT}, "nsms": {"color": DARK}}
    published_kind, other_kind, our_kind = styles
    # kind, name, median and quartiles
    bars = [(published_kind, p["name"], p["cycles_per_byte"], [p["cycles_per_byte"]] * 3)
            for p in published if "cycles_per_byte" in p]
    published_count = len(bars)
    bars += [(our_kind if "nsms" in name else other_kind, name, f["cycles_per_byte"],
              f["quartiles"]) for name, f in figures.items()]
    bars.sort(key=lambda bar: (bar[0] != published_kind, -bar[2]))
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
    axes.axhline(published_count - 0.5, color="#555555", linewidth=0.8, linestyle="--")
    axes.set_ylim(-0.7, len(bars) - 0.3)
    figure.legend(ncols=3, loc=LEGEND_POSITION, reverse=True)
    return figure


def figure7_table(section: Data) -> TextTable:
    return [["", "cycles per byte", "quartiles", "undisturbed samples"],
            *([name, value_text(r["cycles_per_byte"]),
               f"{r['quartiles'][0]:.3f} to {r['quartiles'][2]:.3f}" if r["quartiles"] else "",
               str(r["samples"])] for name, r in section["figures"].items())]


class Chart(NamedTuple):
    """Chart of a section of the data; `table` has its values."""

    name: str
    title: str
    draw: Callable[[Data, list[Data]], Figure | None]
    table: Callable[[Data], Sequence[Sequence[str]]]
    value_kinds: str = "measured"


CHARTS: tuple[Chart, ...] = (
    Chart("figure3", "SHA-256 by message length (the paper's figure 3)", draw_figure3,
          figure3_table),
    Chart("figure3_sha512", "SHA-512 by message length", draw_figure3, figure3_table),
    Chart("figure5", "Instructions for 512 bytes (figure 5)", draw_figure5, figure5_table,
          "counted, the same on every machine"),
    Chart("figure6", "A pre-expanded last block (figure 6)", draw_figure6, figure6_table),
    Chart("figure7", "SHA-2 and other hashes at 8 KB (figure 7)", draw_figure7, figure7_table))


def draw_chart(chart: Chart, data: Data, folder: Path) -> bool:
    """Draw NAME.png and NAME.svg with machine and date; False without a conclusive value."""
    section, published = data.get(chart.name), data.get("published", {}).get(chart.name, [])
    if not section or (figure := chart.draw(section, published)) is None:
        return False
    source = {**data, **section}
    foot = 0.2 / figure.get_figheight()
    figure.get_layout_engine().set(rect=(0, foot, 1, 1 - foot))
    figure.text(0.01, 0.005, f"{source['machine']}, {source['date'][:10]}", fontsize=7,
                color="#555555")
    figure.savefig(folder / f"{chart.name}.png", dpi=120)
    figure.savefig(folder / f"{chart.name}.svg", transparent=True, metadata={"Date": None})
    load_pyplot().close(figure)
    return True


# The page.

def chart_values(chart: Chart, data: Data, out: Path) -> dict[str, Any]:
    """Return what the template inserts for a chart, drawn to a file in `out`."""
    section = data[chart.name]
    about = [chart.value_kinds, *(section.get(key, data[key])
                                  for key in ("machine", "date", "command"))]
    return {"name": chart.name, "title": chart.title, "about": "; ".join(about),
            "svg": base64.b64encode((out / f"{chart.name}.svg").read_bytes()).decode(),
            "table": chart.table(section), "skipped": section.get("skipped", ()),
            "published": [published_text(point, data["published"]["sources"])
                          for point in data["published"].get(chart.name, [])]}


def published_text(point: Data, sources: Data) -> str:
    """Return an entry of published.json with its source as text."""
    formats = (("cycles_per_byte", "{} cycles per byte"), ("bound", "its lower bound {}"),
               ("percent", "{} %"))
    values = ", ".join(format.format(point[key]) for key, format in formats if key in point)
    return f"{point['name']}{': ' if values else ''}{values} ({sources[point['source']]})"


def answers(data: Data) -> tuple[list[str], list[str], int]:
    """Return the lines of best_kernels and loss_lines, and the number of comparisons."""
    figures = read_figures(data.get("front") or {"results": []})
    compared = comparisons(figures)
    return (best_kernels(figures, {entry["symbol"]: entry for entry in data.get("proofs") or []}),
            loss_lines(compared), len(compared))


def write_page(data: Data, out: Path) -> list[Path]:
    """Write page, charts and data.json; return the paths. If drawing fails, nothing changes."""
    with temporary_folder() as scratch:
        charts = [chart for chart in CHARTS if draw_chart(chart, data, scratch)]
        best, losses, compared = answers(data)
        table = bounds.detail_table((data.get("bounds") or {}).get("rows", []), BOUND_TITLES)
        values = {"data": {**dict.fromkeys(("front", "bounds", "processors", "proofs")),
                           **data},
                  "pictures": [chart_values(chart, data, scratch) for chart in charts],
                  "answers": best, "losses": losses, "compared": compared, "bounds": table,
                  "text_columns": [BOUND_TITLES.index("bound by")],
                  "missing": [chart.title for chart in CHARTS if chart not in charts]}
        page = make_environment().overlay(autoescape=True).get_template("report.html.j2")
        texts: dict[str, str | bytes] = {"index.html": page.render(**values)}
        texts |= {name: (scratch / name).read_bytes() for chart in charts
                  for name in (f"{chart.name}.png", f"{chart.name}.svg")}
        texts["data.json"] = json.dumps(data, indent=1) + "\n"
    files.write_all(out, texts)
    return [out / name for name in texts]


def make_report(out: Path, seconds: float, redraw: bool,
                progress: ProgressWrapper) -> tuple[list[str], list[Path]]:
    """Collect the data (with `redraw` from data.json) and write the page; return the verdict's
    lines and the paths. Raise Rejected without matplotlib, a usable machine or data."""
    load_pyplot()  # fails now rather than after minutes of measuring
    out.mkdir(parents=True, exist_ok=True)
    path = out / "data.json"
    if redraw and not path.exists():
        raise Rejected(f"there is no {path} to render again. Leave AGAIN out, to measure.")
    data = (read_document(path, SCHEMA, "nsms report") if redraw
            else gather_report(out, seconds, progress))
    best, losses, _ = answers(data)
    return [*best, *losses], write_page(data, out)
