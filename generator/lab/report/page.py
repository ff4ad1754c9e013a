"""The report: one self-contained HTML page with the paper's figures and the bounds, measured here.

Each section of the data is collected by itself; "skipped" names each one that is not available.
"""

import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ... import __version__, files
from ...files import data_folder, temporary_folder
from ...output.lines import make_environment
from ...product.manifest import committed_entries, read_manifest
from ...product.toolchain import ProgressWrapper
from ...product.write import generate
from ...request.option_table import Rejected
from ...request.requests import Request, block_kernels
from ...spec.hashes import printed_name
from ...x86.uarch import model as models
from .. import measured
from ..measure import host, paper, verdict
from ..measure.bench import run_bench_command
from ..measure.store import Data, Record, read_json_document
from . import bounds
from .charts import CHARTS, Chart, draw_chart, load_pyplot

SCHEMA = 3
FIGURE3_SIZES = (64, 128, 256, 512, 1024, 2048, 4096, 8192)
FRONT_SIZES = (1024, 8192)
# (hash, ISA, n) of the kernels that the paper measures
PAPER_KERNELS = (("sha256", "x64", 1), ("sha256", "avx", 4), ("sha256", "avx2", 2),
                 ("sha256", "avx2", 8), ("sha256", "shani", 1), ("sha512", "x64", 1),
                 ("sha512", "avx", 2), ("sha512", "avx2", 2), ("sha512", "avx2", 4))
PROOF_FIELDS = ("symbol", "isa", "proved", "features", "instructions", "bytes", "stack_bytes",
                "command")
PUBLISHED = Path(__file__).with_name("published.json")
FIELDS = ("version", "machine", "date", "command", "published", "skipped")


def gather_report(out: Path, seconds: float, progress: ProgressWrapper = iter) -> Record:
    """Measure and return the data of a report, with every section that can be collected."""
    host.require_cycle_counter("report")
    host.compiler_command("report")
    data: Record = {"schema": SCHEMA, "version": __version__, **host.describe_machine(),
                  "skipped": [], "surroundings": host.describe_environment(),
                  "command": f"nsms report --seconds {seconds:g}",
                  "published": json.loads(PUBLISHED.read_text())}
    paper_folder, entries = out / "kernels", committed_entries()
    generate([c for hash, isa, n in PAPER_KERNELS for c in block_kernels(Request(hash, isa, n=n))],
             paper_folder, "gas", "nsms_", progress)
    # an installed package has no committed kernels
    committed = data_folder("generated") if entries else paper_folder
    entries = entries or read_manifest(paper_folder / "manifest.json")

    def bench(hash: str) -> Data:
        return run_bench_command(out=paper_folder, hash=hash, sizes=FIGURE3_SIZES, seconds=seconds)

    sections: dict[str, Callable[[], Any]] = {
        "proofs": lambda: [{key: entry[key] for key in PROOF_FIELDS} for entry in entries],
        "front": lambda: run_bench_command(out=committed, sizes=FRONT_SIZES, seconds=seconds),
        "figure3": lambda: bench("sha256"), "figure3_sha512": lambda: bench("sha512"),
        "figure5": lambda: {hash: paper.count_instructions(hash) for hash in paper.FIGURE5_KERNELS},
        "figure6": lambda: {"rows": paper.measure_figure6(seconds / 2)},
        "figure7": lambda: paper.measure_figure7(
            paper_folder, read_manifest(paper_folder / "manifest.json"), 4 * seconds),
        "bounds": lambda: collect_bounds(data, committed, entries, progress),
        "processors": measured_processors,
        "rotations": lambda: paper.measure_rotations(seconds)}
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
    """Return the section "bounds": rows of the committed kernels of kind blocks on this core, or on
    the nearest one that has a model, beside the measurements of the section "front"."""
    this_core, front = host.nearest_modelled_core(models.names()), data.get("front")
    if not this_core or not front:
        raise Rejected("the benchmark of the committed kernels is missing" if this_core else
                       f"there is no model of {host.microarchitecture_name()} or of one near it")
    rows = bounds.bound_rows(committed, [e for e in entries if e["kind"] == "blocks"], [this_core],
                             True, progress)
    return {"uarch": this_core, "sources": dict(models.load(this_core).sources),
            "rows": bounds.add_measurements(rows, front["results"], this_core)}


def measured_processors() -> list[list[str]]:
    """Return a table of the processors of the measured data: the fastest kernel of each hash at 8
    KB, by SHA extensions and without them."""
    families = sorted({family for name in measured.names() for family in measured.load(name)})
    rows = [["processor", *map(printed_name, families)]]
    for name in measured.names():
        texts = []
        for family in families:
            times = {k: c[-1] for k, c in measured.load(name).get(family, {}).items()
                     if "_m" not in k and c[-1]}
            kinds = [[k for k in times if k.startswith("sha") is extensions]
                     for extensions in (True, False)]
            best = [min(kernels, key=lambda k, times=times: times[k])  # type: ignore[misc]
                    for kernels in kinds if kernels]
            texts.append("; ".join(f"{times[k]:.2f} {k}" for k in best))
        rows.append([name, *texts])
    return rows


def quartile_lists(data: Any) -> Iterator[list[float]]:
    """Yield each list of quartiles in a section: values of "quartiles" or "gain" at any depth."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if key in ("quartiles", "gain"):
            yield from [value] if value else []
        elif isinstance(value, (dict, list)):
            yield from quartile_lists(value)


def chart_values(chart: Chart, data: Data, out: Path) -> dict[str, Any]:
    """Return what the template inserts for a chart, drawn to a file in `out`."""
    section = data[chart.name]
    about = [chart.value_kinds, *(section.get(key, data[key])
                                  for key in ("machine", "date", "command"))]
    spreads = sorted((high - low) / middle for low, middle, high in quartile_lists(section))
    if spreads:
        about.append(f"quartiles {spreads[len(spreads) // 2]:.1%} apart (median), at most "
                     f"{spreads[-1]:.1%}")
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


def answers(data: Data) -> tuple[list[Record], list[Record]]:
    """Return the rows of verdict.best_kernels and verdict.comparisons."""
    results = (data.get("front") or {}).get("results", [])
    entries = {entry["symbol"]: entry for entry in data.get("proofs") or []}
    return verdict.best_kernels(results, entries), verdict.comparisons(results, entries)


def write_page(data: Data, out: Path) -> list[Path]:
    """Draw the charts and write the page and data.json to `out`; return the paths of the written
    files, index.html first. If drawing fails, the files there are unchanged."""
    with temporary_folder() as scratch:
        charts = [chart for chart in CHARTS if draw_chart(chart, data, scratch)]
        best, compared = answers(data)
        values = {"data": {**dict.fromkeys(("front", "bounds", "rotations", "processors", "proofs",
                                            "surroundings")), **data},
                  "pictures": [chart_values(chart, data, scratch) for chart in charts],
                  "answers": best, "losses": verdict.loss_lines(compared),
                  "compared": len(compared),
                  "bounds": bounds.detail_table((data.get("bounds") or {}).get("rows", [])),
                  "text_columns": bounds.TEXT_COLUMNS,
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
    """Collect the data, or with `redraw` take them from data.json in `out`, and write the page.
    Return the verdict's lines and the paths of the written files. Raise Rejected if matplotlib is
    missing, this machine cannot measure, or data.json is of no use."""
    load_pyplot()  # fails now rather than after minutes of measuring
    out.mkdir(parents=True, exist_ok=True)
    path = out / "data.json"
    if redraw and not path.exists():
        raise Rejected(f"there is no {path} to render again. Leave AGAIN out, to measure.")
    data = (read_json_document(path, SCHEMA, "cannot be read. Move it away, and leave AGAIN out.",
                               "Leave AGAIN out to measure again, or choose another OUT.")
            if redraw else gather_report(out, seconds, progress))
    if lacking := [key for key in FIELDS if key not in data]:
        raise Rejected(f"{path} lacks {', '.join(lacking)}. Move it away, and leave AGAIN out.")
    best, compared = answers(data)
    return [*(row["text"] for row in best), *verdict.loss_lines(compared)], write_page(data, out)
