"""Lower bounds, estimates and measurements side by side (`nsms bounds`). Input are a manifest's
kernels; output are rows as data and tables. A value is counted (a lower bound, from the object's
instructions and a model), estimated (llvm-mca's simulation) or measured (`nsms bench` on this
machine)."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import iced_x86 as iced

from ...check import ObjectError
from ...check.disassembly import Disassembly
from ...check.objects import load
from ...files import data_folder
from ...product.manifest import committed_entries
from ...product.preference import isa_rank
from ...product.toolchain import ProgressWrapper, assemble
from ...request.option_table import Rejected
from ...request.requests import MULTI_KINDS
from ...spec.descriptions import printed_name
from ...spec.kinds import code_kind_names, function_of_entry
from ...x86.uarch import model as models
from ...x86.uarch.processors import find_processor
from .. import measured
from ..bounds import loop_bounds
from ..measure import host
from ..measure.bench import BenchRequest, measure
from ..measure.explore import Record
from ..measure.figures import (
    Figure,
    align_columns,
    best_peer,
    isa_of,
    markdown_table,
    read_figures,
    value_text,
)
from ..preference import is_tuned

SIMULATED_INSTRUCTIONS = 40_000    # by llvm-mca, in at least two loop iterations
MESSAGE_BYTES = 8192                        # message length in bytes
DONE_SHARE = 0.95                           # bound / measured from which nothing is left to gain
CLEAR_GAIN = 1.008                          # speed relative to a peer that is no tie
# Key of a bound in a row (also in --json) -> the bound's name in tables.
BOUND_NAMES = {"units": "throughput", "dispatch": "dispatch", "latency": "latency",
               "text": "specification"}


@cache
def find_llvm_mca() -> str | None:
    """Path of the newest installed llvm-mca; None if there is none."""
    names = (*(f"llvm-mca-{version}" for version in range(30, 13, -1)), "llvm-mca")
    return next(filter(None, map(shutil.which, names)), None)


def estimate_cycles(object: bytes, symbol: str, work: loop_bounds.Work,
                    cpu: str | None) -> tuple[float | None, str]:
    """Let llvm-mca simulate the loop of a kernel."""
    mca = find_llvm_mca()
    if mca is None:
        return None, "skipped: llvm-mca is not installed (apt-get install llvm)"
    name = Path(mca).name
    if cpu is None:
        return None, f"skipped: {name} does not know this processor"
    image = load(object)
    program = Disassembly(image, image.address_of(symbol))
    formatter = iced.Formatter(iced.FormatterSyntax.GAS)
    steps = [step for step in work.iteration_steps() if step.mnemonic not in ("j", "ret", "jmp")]
    text = "".join(f"{formatter.format(program.instruction_at(step.address))}\n" for step in steps)
    iterations = max(2, SIMULATED_INSTRUCTIONS // len(steps))
    simulation = subprocess.run(
        [mca, "-mtriple=x86_64", f"-mcpu={cpu}", f"-iterations={iterations}",
         "-instruction-info=0", "-resource-pressure=0"],
        check=False, capture_output=True, text=True, input=text)
    cycles = re.search(r"Total Cycles:\s+(\d+)", simulation.stdout)
    reason = next((line for line in simulation.stderr.splitlines()
                   if "error" in line or "not a recognized processor" in line), "")
    if cycles is None or reason:
        return None, f"skipped: {name}: {reason or 'no reason given'}"
    return int(cycles[1]) / iterations / work.bytes, name


def bound_rows(kernel_folder: Path, entries: Sequence[Mapping[str, Any]], names: Iterable[str],
               simulate: bool, progress: ProgressWrapper = iter) -> list[Record]:
    """Return a row for each kernel and each of the processors `names` that runs it: bounds in
    cycles per byte, and with `simulate` llvm-mca's estimate. None for a loop that cannot be traced.
    """
    rows: list[Record] = []
    all_models = [models.load(name) for name in names]
    for entry in progress([e for e in entries if e["gas"] and e["kind"] in code_kind_names()]):
        runnable = [model for model in all_models if model.has_features(entry["features"] or ())]
        text = (kernel_folder / entry["gas"]).read_text(encoding="ascii") if runnable else ""
        object = assemble(text, "gas") if runnable else None
        if object is None:
            continue
        function = function_of_entry(entry)
        try:
            work = loop_bounds.iteration_work(object, entry["symbol"], function)
        except ObjectError:
            continue
        has_specification_bound = function.kind.has_rounds and function.m == 1
        for model in runnable:
            bound = loop_bounds.compute_bound(work, model, entry["hash"])
            cycles, source = (estimate_cycles(object, entry["symbol"], work, model.llvm) if simulate
                              else (None, "not requested"))
            rows.append({**{key: entry.get(key)
                            for key in ("symbol", "kind", "hash", "isa", "n", "m")},
                         "uarch": model.name, "bound": bound.sharpest,
                         "units": bound.throughput, "dispatch": bound.dispatch,
                         "latency": bound.latency,
                         "text": bound.specification if has_specification_bound else 0.0,
                         "by": bound.binding, "what": bound.binding_description,
                         "unknown": bound.unknown_classes,
                         "instructions_per_byte": work.instructions / work.bytes,
                         "estimated": cycles, "estimate": source, "measured": None,
                         "quartiles": None, "is": "counted"})
    return rows


def add_measurements(rows: Sequence[Record], figures: Sequence[Figure],
                     this_core: str | None) -> list[Record]:
    """Set in rows "measured" and "quartiles" (cycles per byte), "gap" (0.1: 10 % above the bound),
    "share" of the bound, "peer" and "peer_cycles"; None without a figure."""
    figure_of = {(f.name, f.mode): f
                 for f in figures if f.mode != "independent" or f.size == MESSAGE_BYTES}
    for row in rows:
        mode = f"{row['m']} of {MESSAGE_BYTES}" if row["m"] else "independent"
        is_here = row["uarch"] == this_core
        if is_here and (figure := figure_of.get((row["symbol"], mode))):
            row["measured"], row["quartiles"] = figure.cycles_per_byte, figure.quartiles
        cycles = row["measured"]
        peer = (best_peer(figures, row["hash"], MESSAGE_BYTES, row["isa"])
                if cycles and row["kind"] == "blocks" else None)
        row |= {"gap": cycles / row["bound"] - 1 if cycles else None,
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
                   [processor.model] if processor else [], False, progress),
        figures, processor and processor.model)
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
    """Stem of the file of a kernel of kind blocks."""
    return symbol.removeprefix("nsms_").replace("_blocks_", "_")


def tables_text(cores: Sequence[str], progress: ProgressWrapper = iter) -> str:
    """Return the tables of docs/performance.md, as Markdown."""
    return "\n\n".join("\n".join(markdown_table(table)) for core in cores
                       for table in processor_tables(core, progress).values())


def measure_kernels(kernel_folder: Path, entries: Sequence[Mapping[str, Any]], seconds: float,
                    options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Run `nsms bench` with messages of 8 KB, and return the parsed output of each run."""
    is_multi = [e["kind"] in MULTI_KINDS for e in entries]
    benches = []
    if not all(is_multi):
        benches.append(measure(BenchRequest(out=kernel_folder, sizes=[MESSAGE_BYTES],
                                            seconds=seconds, **options))[0])
    if any(is_multi):
        benches.append(measure(BenchRequest(out=kernel_folder, method="crossover",
                                            sizes=[MESSAGE_BYTES], seconds=seconds / 8,
                                            hash=options["hash"]))[0])
    return benches


# Text.

def matrix_table(rows: Sequence[Record], names: Sequence[str]) -> list[list[str]]:
    """Return a row for each kernel, a column for each microarchitecture."""
    texts = {(row["symbol"], row["uarch"]): f"{row['bound']:.2f}{BOUND_NAMES[row['by']][0]}"
             + (f" / {row['estimated']:.2f}" if row["estimated"] else "") for row in rows}
    return [["kernel", *names], *([symbol, *(texts.get((symbol, name), "-") for name in names)]
                                  for symbol in dict.fromkeys(row["symbol"] for row in rows))]


DETAILS: dict[str, Callable[[Record], str]] = {
    "kernel": lambda row: stem_of(row["symbol"]) if row["kind"] == "blocks" else row["symbol"],
    **{title: lambda row, key=key: value_text(row[key] or None, 2, "-")  # type: ignore[misc]
       for key, title in BOUND_NAMES.items()},
    "bound by": lambda row: str(row["what"]),
    "estimated": lambda row: value_text(row["estimated"], 2, "-"),
    "c/B": lambda row: value_text(row["measured"], 2, "-"),
    "bound": lambda row: share_texts(row)[0], "share": lambda row: share_texts(row)[1],
    "best peer": lambda row: share_texts(row)[2]}
TEXT_TITLES = ("bound by",)


def detail_table(rows: Sequence[Record], titles: Sequence[str]
                 ) -> tuple[list[list[str]], list[int]]:
    """Return a table of rows of add_measurements with columns of DETAILS; numbers of the columns
    with text."""
    ordered = sorted(rows, key=lambda r: (r["hash"], r["kind"], r["bound"]))
    return ([[*titles], *([DETAILS[title](row) for title in titles] for row in ordered)],
            [k for k, title in enumerate(titles) if title in TEXT_TITLES])


def render_bounds(kernel_folder: Path, entries: Sequence[Mapping[str, Any]], uarch: str | None,
                  as_json: bool, seconds: float, options: Mapping[str, Any],
                  progress: ProgressWrapper) -> str:
    """Return the output of `nsms bounds`, text or JSON, for entries of the manifest in
    `kernel_folder`; `uarch`: None for all that have a model."""
    this_core = host.nearest_modelled_core(models.names()) or host.microarchitecture_name()
    names = models.names() if uarch is None else [uarch]
    rows = bound_rows(kernel_folder, entries, names, uarch is not None, progress)
    benches: list[dict[str, Any]] = []
    skipped = []
    if uarch == this_core and seconds:
        try:
            benches = measure_kernels(kernel_folder, entries, seconds, options)
        except Rejected as rejection:
            skipped.append(f"measured: skipped: {rejection}")
    elif uarch is not None:
        reason = "SECONDS=0" if uarch == this_core else f"this machine is {this_core}, not {uarch}"
        skipped.append(f"measured: skipped: {reason}")
    figures = [f for bench in benches for f in read_figures(bench)]
    add_measurements(rows, figures, this_core)
    skipped += sorted({f"estimated: {row['uarch']}: {row['estimate']}" for row in rows
                       if row["estimate"].startswith("skipped")})
    if inconclusive_count := sum(f.cycles_per_byte is None
                                 for f in figures if f.ours and f.right):
        skipped.append(f"measured: {inconclusive_count} timings are inconclusive and left out; try "
                       "a larger SECONDS")
    machine = ({k: benches[0][k] for k in ("machine", "date", "command")} if benches
               else host.describe_machine())
    if as_json:
        sources = {name: dict(models.load(name).sources) for name in names}
        return json.dumps({"schema": 1, **machine, "skipped": skipped, "models": sources,
                           "rows": rows}, indent=1)
    lines = [f"{machine['machine']}, {machine['date']}"]
    if uarch is None:
        lines += ["lower bounds in cycles per byte, counted: by throughput (t), dispatch (d) or "
                  "latency (l); -: the processor lacks features that the kernel needs",
                  *(["of KIND=multi and pairs: cycles per byte of all messages"]
                    if any(row["m"] for row in rows) else []),
                  "UARCH=NAME prints more: the estimates of llvm-mca, and on that machine "
                  "measurements", ""]
        return "\n".join([*lines, *align_columns(matrix_table(rows, names))])
    simulator = Path(find_llvm_mca() or "no llvm-mca here").name
    lines += [f"{models.load(uarch).about}; cycles per byte",
              "throughput, dispatch, latency: lower bounds, counted; specification: lower bound of "
              "every formula of the rounds in integer registers",
              f"estimated: {simulator}; c/B: measured at 8 KB by "
              "nsms bench; share: the largest of the first three bounds over c/B", ""]
    table, text_columns = detail_table(rows, [title for title in DETAILS if title != "bound"])
    return "\n".join([*lines, *align_columns(table, *text_columns),
                      *(["", *skipped] if skipped else [])])
