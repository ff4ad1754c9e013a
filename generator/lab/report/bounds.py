"""Lower bounds beside measurements (`nsms bounds`). Input are a manifest's kernels; output are rows
as data and tables. A bound is counted from the object's instructions and a model; a measurement is
that of the processor's stored data."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...check import ObjectError
from ...files import data_folder
from ...product.manifest import committed_entries
from ...product.preference import isa_rank
from ...product.toolchain import ProgressWrapper, assemble
from ...spec.descriptions import printed_name
from ...spec.kinds import code_kind_names, function_of_entry
from ...x86.uarch import model as models
from ...x86.uarch.processors import find_processor
from .. import measured
from ..bounds import loop_bounds
from ..measure.explore import Record
from ..measure.figures import (
    Figure,
    align_columns,
    best_peer,
    isa_of,
    markdown_table,
    value_text,
)
from ..preference import is_tuned

MESSAGE_BYTES = 8192
DONE_SHARE = 0.95    # bound / measured from which nothing is left to gain
CLEAR_GAIN = 1.008   # speed relative to a peer that is no tie
# Key of a bound in a row (also in --json) -> the bound's name in tables.
BOUND_NAMES = {"units": "throughput", "dispatch": "dispatch", "latency": "latency"}


def bound_rows(kernel_folder: Path, entries: Sequence[Mapping[str, Any]], names: Iterable[str],
               progress: ProgressWrapper = iter) -> list[Record]:
    """Return a row for each kernel and each of the processors `names` that runs it: bounds in
    cycles per byte. None for a loop that cannot be traced."""
    rows: list[Record] = []
    all_models = [models.load(name) for name in names]
    for entry in progress([e for e in entries if e["gas"] and e["kind"] in code_kind_names()]):
        runnable = [model for model in all_models if model.has_features(entry["features"] or ())]
        text = (kernel_folder / entry["gas"]).read_text(encoding="ascii") if runnable else ""
        object = assemble(text, "gas") if runnable else None
        if object is None:
            continue
        try:
            work = loop_bounds.iteration_work(object, entry["symbol"], function_of_entry(entry))
        except ObjectError:
            continue
        for model in runnable:
            bound = loop_bounds.compute_bound(work, model)
            rows.append({**{key: entry.get(key)
                            for key in ("symbol", "kind", "hash", "isa", "n", "m")},
                         "uarch": model.name, "bound": bound.sharpest,
                         "units": bound.throughput, "dispatch": bound.dispatch,
                         "latency": bound.latency, "by": bound.binding,
                         "what": bound.binding_description, "unknown": bound.unknown_classes,
                         "instructions_per_byte": work.instructions / work.bytes})
    return rows


def add_measurements(rows: Sequence[Record], figures: Sequence[Figure]) -> list[Record]:
    """Set in rows of one processor "measured" and "quartiles" (cycles per byte), "gap" (0.1: 10 %
    above the bound), "share" of the bound, "peer" and "peer_cycles"; None without a figure."""
    figure_of = {(f.name, f.mode): f
                 for f in figures if f.mode != "independent" or f.size == MESSAGE_BYTES}
    for row in rows:
        figure = figure_of.get((row["symbol"], f"{row['m']} of {MESSAGE_BYTES}" if row["m"]
                                else "independent"))
        cycles = figure and figure.cycles_per_byte
        peer = (best_peer(figures, row["hash"], MESSAGE_BYTES, row["isa"])
                if cycles and row["kind"] == "blocks" else None)
        row |= {"measured": cycles, "quartiles": figure and figure.quartiles,
                "gap": cycles / row["bound"] - 1 if cycles else None,
                "share": row["bound"] / cycles if cycles else None,
                "peer": peer and peer.name, "peer_cycles": peer and peer.cycles_per_byte}
    return list(rows)


def measured_figures(core: str) -> list[Figure]:
    """Return the committed figures of a processor."""
    return [Figure(hash, f"{match[1]} of {size}" if match else "independent", size,
                   name if key == "peers" else
                   f"nsms_{hash}_{'multi' if match else 'blocks'}_{name}",
                   key == "kernels", cycles_per_byte=cycles)
            for key in measured.TABLES for hash, table in measured.load(core, key).items()
            for name, by_size in table.items() for match in [re.search(r"_m(\d+)(?!\d)", name)]
            for size, cycles in zip(measured.SIZES, by_size) if cycles]


def processor_tables(core: str, progress: ProgressWrapper = iter) -> dict[str, list[list[str]]]:
    """Hash -> table of a measured processor: of each ISA the committed kernel that is fastest at 8
    KB, of all and of untuned ones, with bound, share and best peer; in brackets the speed beside
    it."""
    processor, figures = find_processor(core), measured_figures(core)
    entries = {e["symbol"]: e for e in committed_entries() if e["kind"] == "blocks"}
    cycles = {(f.hash, f.name, f.size): f.cycles_per_byte or 0.0 for f in figures}
    groups: dict[tuple[str, str], list[Figure]] = {}
    for f in figures:
        if f.name in entries and f.size == MESSAGE_BYTES:
            groups.setdefault((f.hash, isa_of(f.name)), []).append(f)
    best = {min(group, key=lambda f: f.cycles_per_byte or 0).name for all_tuned in groups.values()
            for group in (all_tuned, [f for f in all_tuned if not is_tuned(f.name)]) if group}
    rows = add_measurements(
        bound_rows(data_folder("generated"), [entries[name] for name in sorted(best)],
                   [processor.model] if processor else [], progress), figures)
    rows.sort(key=lambda row: (isa_rank(row["isa"]), row["measured"]))
    heads = [f"{size} B" if size < 1024 else f"{size >> 10} KB" for size in measured.SIZES]
    return {hash: [[printed_name(hash), *heads, "bound", "share", "best peer"], *(
        [f"`{stem_of(row['symbol'])}`", *(
            speed_text(*(cycles.get((hash, row[key], size)) for key in ("symbol", "peer")))
            for size in measured.SIZES), *share_texts(row)] for row in rows if row["hash"] == hash)]
        for hash in sorted({row["hash"] for row in rows}, reverse=True)}


def speed_text(cycles: float | None, peer_cycles: float | None) -> str:
    """Cycles per byte, and in brackets the speed relative to a peer: bold for a clear gain."""
    if not cycles or not peer_cycles:
        return value_text(cycles, 2, "-")
    speed = f"{peer_cycles / cycles:.3f}"
    return f"{cycles:.2f} ({f'**{speed}**' if peer_cycles > CLEAR_GAIN * cycles else speed})"


def share_texts(row: Mapping[str, Any]) -> list[str]:
    """Return cells: the bound, its share ("done" from DONE_SHARE on), the best peer."""
    share = row["share"] and int(100 * row["share"]) / 100
    return [f"{row['bound']:.2f}",
            value_text(share, 2, "-") + (", done" if share and share >= DONE_SHARE else ""),
            f"{row['peer']} {row['peer_cycles']:.2f}" if row["peer"] else "-"]


def stem_of(symbol: str) -> str:
    return symbol.removeprefix("nsms_").replace("_blocks_", "_")


def tables_text(cores: Sequence[str], progress: ProgressWrapper = iter) -> str:
    """Return the tables of docs/performance.md, as Markdown."""
    return "\n\n".join("\n".join(markdown_table(table)) for core in cores
                       for table in processor_tables(core, progress).values())


# Text.

def matrix_table(rows: Sequence[Record], names: Sequence[str]) -> list[list[str]]:
    """Return a row for each kernel, a column for each microarchitecture."""
    texts = {(row["symbol"], row["uarch"]): f"{row['bound']:.2f}{BOUND_NAMES[row['by']][0]}"
             for row in rows}
    return [["kernel", *names], *([symbol, *(texts.get((symbol, name), "-") for name in names)]
                                  for symbol in dict.fromkeys(row["symbol"] for row in rows))]


DETAILS: dict[str, Callable[[Record], str]] = {
    "kernel": lambda row: stem_of(row["symbol"]) if row["kind"] == "blocks" else row["symbol"],
    **{title: lambda row, key=key: value_text(row[key] or None, 2, "-")  # type: ignore[misc]
       for key, title in BOUND_NAMES.items()},
    "bound by": lambda row: str(row["what"]),
    "c/B": lambda row: value_text(row["measured"], 2, "-"),
    "bound": lambda row: share_texts(row)[0], "share": lambda row: share_texts(row)[1],
    "best peer": lambda row: share_texts(row)[2]}


def detail_table(rows: Sequence[Record], titles: Sequence[str]) -> list[list[str]]:
    """Return a table of rows of add_measurements with columns of DETAILS."""
    ordered = sorted(rows, key=lambda r: (r["hash"], r["kind"], r["bound"]))
    return [[*titles], *([DETAILS[title](row) for title in titles] for row in ordered)]


def render_bounds(kernel_folder: Path, entries: Sequence[Mapping[str, Any]], uarch: str | None,
                  as_json: bool, progress: ProgressWrapper) -> str:
    """Return the output of `nsms bounds`, text or JSON, for entries of the manifest in
    `kernel_folder`; `uarch`: None for all that have a model."""
    names = models.names() if uarch is None else [uarch]
    rows = bound_rows(kernel_folder, entries, names, progress)
    for name in names:
        add_measurements([row for row in rows if row["uarch"] == name], measured_figures(name))
    if as_json:
        sources = {name: dict(models.load(name).sources) for name in names}
        return json.dumps({"schema": 2, "models": sources, "rows": rows}, indent=1)
    if uarch is None:
        return "\n".join([
            "lower bounds in cycles per byte, counted: by throughput (t), dispatch (d) or latency "
            "(l); -: the processor lacks features that the kernel needs",
            *(["of KIND=multi and pairs: cycles per byte of all messages"]
              if any(row["m"] for row in rows) else []),
            "UARCH=NAME prints more, and what is measured there", "",
            *align_columns(matrix_table(rows, names))])
    titles = [title for title in DETAILS if title != "bound"]
    return "\n".join([
        f"{models.load(uarch).about}; cycles per byte",
        "throughput, dispatch, latency: lower bounds, counted; c/B: measured at 8 KB (stored by "
        "nsms measured); share: the largest bound over c/B", "",
        *align_columns(detail_table(rows, titles), titles.index("bound by"))])
