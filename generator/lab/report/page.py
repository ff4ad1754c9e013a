"""The report as one self-contained HTML page, which works without a network and on a phone.

Input is the data of gather.py; output is a folder with index.html, the charts as PNG and SVG,
data.json and processor.json (the report's processor as a column of processors.py). If rendering
fails, the files in the folder are unchanged.
"""

import base64
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ... import files
from ...files import temporary_folder
from ...output.render import make_environment
from ...product.toolchain import ProgressWrapper
from ...request.parse import Rejected
from ...x86.uarch import model as models
from ..measure.store import Data, read_json_document
from . import answer, bounds, processors
from .charts import CHARTS, Chart, draw_charts
from .gather import SCHEMA, gather_report
from .plotting import INCONCLUSIVE_TEXT, load_pyplot

SECTIONS = ("bounds", "estimates", "timing_only", "emulated", "rotations", "proofs", "front",
            "surroundings", "short")        # sections without a chart


def quartile_lists(data: Any) -> Iterator[list[float]]:
    """Yield each list of quartiles in a section of a report's data: every value of a key
    "quartiles" or "gain", at any depth, that is neither null nor empty."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if key in ("quartiles", "gain"):
            yield from [value] if value else []
        elif isinstance(value, (dict, list)):
            yield from quartile_lists(value)


def spread_text(section: Data) -> str:
    """Return a text with the median and the maximum of the interquartile ranges in a section of a
    report's data, each as a percentage of its samples' median; "" if the section has no quartiles.
    """
    spreads = sorted((high - low) / median for low, median, high in quartile_lists(section))
    return (f"quartiles {spreads[len(spreads) // 2]:.1%} apart (median), at most "
            f"{spreads[-1]:.1%}" if spreads else "")


def chart_values(chart: Chart, data: Data, out: Path) -> dict[str, Any]:
    """Return the values that the template inserts for a chart. `data`: the report's data; `out`:
    the folder with the chart's SVG file."""
    name, section = chart.name, data[chart.name]
    machine = ("the same on every machine" if name == "figure5"
               else section.get("machine", data["machine"]))
    description_parts = [chart.value_kinds, machine,
                         *(section.get(key, data[key]) for key in ("date", "command")),
                         spread_text(section)]
    return {"name": name, "title": chart.title,
            "svg": base64_text((out / f"{name}.svg").read_bytes()),
            "about": "; ".join(filter(None, description_parts)), "table": chart.table(section),
            "published": [published_text(point, data["published"]["sources"])
                          for point in data["published"].get(name, [])],
            "skipped": section.get("skipped", []) if name == "figure7" else []}


def page_values(data: Data, out: Path, charts: Sequence[Chart]) -> dict[str, Any]:
    """Return the values that the page's template inserts. `data`: the report's data; `charts`: the
    charts that were drawn to files in the folder `out`."""
    chart_records = [chart_values(chart, data, out) for chart in charts]
    data = {**dict.fromkeys(SECTIONS), **data}
    front = data["front"] or {}
    estimated = data["estimates"] or []
    names = [n for n in models.names() if n in {r["uarch"] for r in estimated}]
    return {"data": data, "pictures": chart_records, "answers": answer.best_kernels(data),
            "losses": [answer.loss_text(row) for row in answer.find_losses(data)],
            "many": answer.multi_message_line(data), "short": answer.short_message_line(data),
            "compared": len(answer.compare_with_peers(data)), "good": undisturbed_range(front),
            "peers": front.get("peers", []), "absent": front.get("skipped", []),
            "json": base64_text(json.dumps(data, separators=(",", ":")).encode()),
            "estimates": bounds.matrix_table(estimated, names),
            "bounds": bounds.detail_table((data["bounds"] or {}).get("rows", [])),
            "text_columns": bounds.TEXT_COLUMNS,
            "missing": [p.title + (f": {INCONCLUSIVE_TEXT}" if data.get(p.name) else "")
                        for p in CHARTS if p not in charts]}


def base64_text(data: bytes) -> str:
    """Return the base64 encoding of `data`."""
    return base64.b64encode(data).decode()


def undisturbed_range(front: Data) -> str:
    """Return a text with the lowest, the highest and the median share of undisturbed samples of the
    results; "" if no result has this share. `front`: the report's section with the benchmark of the
    committed kernels, or {}."""
    shares = sorted(1 - r["dropped"] for r in front.get("results", []) if "dropped" in r)
    return (f"{shares[0]:.0%} to {shares[-1]:.0%} of the samples were undisturbed, median "
            f"{shares[len(shares) // 2]:.0%}" if shares else "")


def published_text(point: Data, sources: Mapping[str, str]) -> str:
    """Return a published measurement with its source as text. `point`: entry of published.json;
    `sources`: key of a source -> its title."""
    formats = (("cycles_per_byte", "{} cycles per byte"), ("bound", "its lower bound {}"),
               ("percent", "{} %"))
    values = ", ".join(format.format(point[key]) for key, format in formats if key in point)
    return f"{point['name']}{': ' if values else ''}{values} ({sources[point['source']]})"


def write_page(data: Data, out: Path) -> list[Path]:
    """Draw the charts and write the page to the folder `out`; return the paths of the written
    files, index.html first."""
    environment = make_environment().overlay(autoescape=True)
    with temporary_folder() as scratch:
        charts = draw_charts(data, scratch)
        page_source = environment.get_template("report.html.j2")
        page = page_source.render(**page_values(data, scratch, charts))
        files_by_name: dict[str, str | bytes] = {"index.html": page}
        files_by_name |= {name: (scratch / name).read_bytes() for p in charts
                          for name in (f"{p.name}.png", f"{p.name}.svg")}
        files_by_name["data.json"] = json.dumps(data, indent=1) + "\n"
        if column := processors.report_column(data):
            files_by_name["processor.json"] = processors.column_file_text(column)
    files.write_all(out, files_by_name)
    return [out / name for name in files_by_name]


def make_report(out: Path, seconds: float, redraw: bool,
                progress: ProgressWrapper) -> tuple[list[str], list[Path]]:
    """Collect the data and write the page to the folder `out`. With `redraw`, measure nothing and
    take the data from data.json in `out`. `seconds`, `progress`: as for gather_report.

    Return the report's first lines (answer.summary_lines) and the paths of the written files. Raise
    Rejected if matplotlib is missing. Also raise it without `redraw` if this machine cannot
    measure, and with `redraw` if data.json is missing, incomplete or of another version's schema.
    """
    load_pyplot()  # fails now rather than after minutes of measuring
    out.mkdir(parents=True, exist_ok=True)
    if not redraw:
        data = gather_report(out, seconds, progress)
        return answer.summary_lines(data), write_page(data, out)
    path = out / "data.json"
    if not path.exists():
        raise Rejected(f"there is no {path} to render again. Leave AGAIN out, to measure.")
    data = read_json_document(path, SCHEMA, "cannot be read. Move it away, and leave AGAIN out.",
                              "Leave AGAIN out to measure again, or choose another OUT.")
    if lacking := [key for key in ("version", "machine", "date", "command", "published", "skipped")
                   if key not in data]:
        raise Rejected(f"{path} lacks {', '.join(lacking)}. Move it away, and leave AGAIN out.")
    return answer.summary_lines(data), write_page(data, out)
