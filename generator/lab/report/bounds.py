"""Lower bounds, estimates and measurements side by side (`nsms bounds`). Input are a manifest's
kernels; output are rows as data and tables. A value is counted (a lower bound, from the object's
instructions and a model), estimated (llvm-mca's simulation) or measured (`nsms bench` on this
machine). gap_cause derives from these values why a kernel probably exceeds its bound."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import iced_x86 as iced

from ...check import ObjectError
from ...check.disassembly import Disassembly
from ...check.objects import load
from ...product.toolchain import ProgressWrapper, assemble
from ...request.option_table import Rejected
from ...request.requests import MULTI_KINDS
from ...spec.kinds import code_kind_names, function_of_entry
from ...x86.uarch import model as models
from ..bounds import loop_bounds
from ..measure import host
from ..measure.bench import run_bench_command
from ..measure.figures import align_columns, value_text
from ..measure.store import Record

SIMULATED_INSTRUCTIONS = 40_000    # by llvm-mca, in at least two loop iterations
MESSAGE_BYTES = 8192                        # message length in bytes
EQUAL_RATIO = 1.05                          # largest ratio of values that count as equal
NEARLY_EQUAL_SHARE = 0.85          # least latency bound / sharpest bound at which both delay a loop
# Key of a bound in a row (also in --json) -> the bound's name in tables.
BOUND_NAMES = {"units": "throughput", "dispatch": "dispatch", "latency": "latency",
               "text": "specification"}


class LlvmMca(NamedTuple):
    """An installed llvm-mca: its major version, path, and LLVM's names of the processors that it
    supports."""

    version: int
    path: str
    cpus: frozenset[str]

    @property
    def title(self) -> str:
        """Name with the version."""
        return f"llvm-mca {self.version}"


@cache
def find_llvm_mca() -> LlvmMca | None:
    """Return the newest installed llvm-mca; None if there is none."""
    versions = []
    for name in ("llvm-mca", *(f"llvm-mca-{version}" for version in range(30, 13, -1))):
        if path := shutil.which(name):
            process = subprocess.run([path, "--version"], check=False, capture_output=True,
                                     text=True)
            if match := re.search(r"LLVM version (\d+)", process.stdout):
                versions.append((int(match[1]), path))
    if not versions:
        return None
    version, path = max(versions)
    process = subprocess.run([path, "-mtriple=x86_64", "-mcpu=help"], check=False,
                             capture_output=True, text=True, input="")
    return LlvmMca(version, path, frozenset(re.findall(
        r"^ {2}(\S+)\s+- Select the", process.stderr + process.stdout, re.M)))


def estimate_cycles(object: bytes, symbol: str, work: loop_bounds.Work,
                    cpu: str | None) -> tuple[float | None, str]:
    """Let llvm-mca simulate the loop of a kernel."""
    mca = find_llvm_mca()
    if mca is None:
        return None, "skipped: llvm-mca is not installed (apt-get install llvm)"
    if cpu is None or cpu not in mca.cpus:
        return None, f"skipped: {mca.title} does not know {cpu or 'this processor'}"
    image = load(object, symbol)
    program = Disassembly(image, image.address_of(symbol))
    formatter = iced.Formatter(iced.FormatterSyntax.GAS)
    steps = [step for step in work.iteration_steps() if step.mnemonic not in ("j", "ret", "jmp")]
    text = "".join(f"{formatter.format(program.instruction_at(step.address))}\n" for step in steps)
    iterations = max(2, SIMULATED_INSTRUCTIONS // len(steps))
    simulation = subprocess.run(
        [mca.path, "-mtriple=x86_64", f"-mcpu={cpu}", f"-iterations={iterations}",
         "-instruction-info=0", "-resource-pressure=0"],
        check=False, capture_output=True, text=True, input=text)
    cycles = re.search(r"Total Cycles:\s+(\d+)", simulation.stdout)
    if cycles is None:
        reason = next((line for line in simulation.stderr.splitlines() if "error" in line),
                      "no reason given")
        return None, f"skipped: {mca.title}: {reason.partition('error: ')[2] or reason}"
    return int(cycles[1]) / iterations / work.bytes, mca.title


def gap_cause(row: Mapping[str, Any]) -> str:
    """Return a text about the probable cause why a kernel's cycles exceed its bound."""
    lower_bound, estimated, measured = row["bound"], row.get("estimated"), row.get("measured")
    if measured is None and estimated is None:
        return ""
    reached = measured if measured is not None else estimated
    if reached <= lower_bound * EQUAL_RATIO:
        return "none: it runs at its bound"
    if measured is not None and estimated is not None and estimated < measured / EQUAL_RATIO:
        if estimated <= lower_bound * EQUAL_RATIO:
            return ("effects that no model includes: instruction fetch, op cache, store "
                    "forwarding, early port assignment")
        return ("partly the instruction order (llvm-mca's estimate), partly effects that llvm-mca "
                "does not model: instruction fetch, op cache, early port assignment")
    if row["kind"] == "schedule":
        return "the instruction order: not all ports are busy all the time"
    if row["by"] != "latency" and row["latency"] >= NEARLY_EQUAL_SHARE * lower_bound:
        return ("the latency bound is nearly as large as the sharpest bound: a delay of ports or "
                "of the chain of rounds delays the loop")
    return "the instruction order: ports idle while the chain of rounds waits"


def bound_rows(kernel_folder: Path, entries: Sequence[Mapping[str, Any]], names: Iterable[str],
               simulate: bool, progress: ProgressWrapper = iter) -> list[Record]:
    """Return a row for each kernel and each microarchitecture of `names` that can run it. A row has
    the bounds in cycles per byte and, with `simulate`, llvm-mca's estimate. A kernel has no row if
    it has no GAS file, no assembler is installed, or its loop cannot be traced."""
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


def add_measurements(rows: Sequence[Record], results: Sequence[Mapping[str, Any]],
                     this_core: str | None) -> list[Record]:
    """Set four fields in rows of bound_rows, and return these rows: "measured" and "quartiles" (in
    cycles per byte), "gap" (0.1 if "measured" is 10 % above the bound) and "cause" (gap_cause).
    Without a measurement of the kernel, "measured", "quartiles" and "gap" are None."""
    result_of = {(r["name"], r["mode"]): r
                 for r in results if r["mode"] != "independent" or r["size"] == MESSAGE_BYTES}
    for row in rows:
        mode = f"{row['m']} of {MESSAGE_BYTES}" if row["m"] else "independent"
        if row["uarch"] == this_core and (r := result_of.get((row["symbol"], mode))):
            row["measured"], row["quartiles"] = r["cycles_per_byte"], r["quartiles"]
        row["gap"] = row["measured"] / row["bound"] - 1 if row["measured"] else None
        row["cause"] = gap_cause(row)
    return list(rows)


def measure_kernels(kernel_folder: Path, entries: Sequence[Mapping[str, Any]], seconds: float,
                    options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Run `nsms bench` with messages of 8 KB, and return the parsed output of each run."""
    is_multi = [e["kind"] in MULTI_KINDS for e in entries]
    benches = []
    if not all(is_multi):
        benches.append(run_bench_command(out=kernel_folder, sizes=[MESSAGE_BYTES], seconds=seconds,
                                         **options))
    if any(is_multi):
        benches.append(run_bench_command(out=kernel_folder, method="crossover",
                                         sizes=[MESSAGE_BYTES], seconds=seconds / 8,
                                         hash=options["hash"]))
    return benches


# Text.

def matrix_table(rows: Sequence[Record], names: Sequence[str]) -> list[list[str]]:
    """Return a table with a row of headings, a row for each kernel and a column for each
    microarchitecture in `names`."""
    texts = {(row["symbol"], row["uarch"]): f"{row['bound']:.2f}{BOUND_NAMES[row['by']][0]}"
             + (f" / {row['estimated']:.2f}" if row["estimated"] else "") for row in rows}
    return [["kernel", *names], *([symbol, *(texts.get((symbol, name), "-") for name in names)]
                                  for symbol in dict.fromkeys(row["symbol"] for row in rows))]


def detail_table(rows: Sequence[Record]) -> list[list[str]]:
    """Return a table of kernels on one microarchitecture: a row of headings, and a row for each
    kernel with its bounds, estimate and measurement in cycles per byte, and the probable cause of
    the gap. `rows`: the result of add_measurements."""
    table = [["kernel", *BOUND_NAMES.values(), "bound by", "estimated", "measured", "above bound",
              "likely cause"]]
    for row in sorted(rows, key=lambda r: (r["hash"], r["kind"], r["bound"])):
        table.append([row["symbol"],
                      *(f"{row[key]:.2f}" if row[key] else "-" for key in BOUND_NAMES), row["what"],
                      value_text(row, "estimated", 2, "-"), value_text(row, "measured", 2, "-"),
                      "-" if row["gap"] is None else f"{row['gap']:+.0%}", row["cause"] or "-"])
    return table


TEXT_COLUMNS = (5, 9)              # left-aligned columns of detail_table


def render_bounds(kernel_folder: Path, entries: Sequence[Mapping[str, Any]], uarch: str | None,
                  as_json: bool, seconds: float, options: Mapping[str, Any],
                  progress: ProgressWrapper) -> str:
    """Return the output of `nsms bounds`: tables as text, or JSON with `as_json`. `entries`:
    entries of the manifest in `kernel_folder`. `uarch`: the only microarchitecture to show, None
    for all that have a model."""
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
    results = [r for bench in benches for r in bench["results"]]
    add_measurements(rows, results, this_core)
    skipped += sorted({f"estimated: {row['uarch']}: {row['estimate']}" for row in rows
                       if row["estimate"].startswith("skipped")})
    if inconclusive_count := sum(r["cycles_per_byte"] is None
                                 for r in results if r["ours"] and r["right"]):
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
    mca = find_llvm_mca()
    lines += [f"{models.load(uarch).about}; cycles per byte",
              "throughput, dispatch, latency: lower bounds, counted; specification: lower bound of "
              "every formula of the rounds in integer registers",
              f"estimated: {mca.title if mca else 'no llvm-mca here'}; measured: "
              "nsms bench, 8 KB; above bound: measured over the largest of the first three bounds",
              ""]
    return "\n".join([*lines, *align_columns(detail_table(rows), *TEXT_COLUMNS),
                      *(["", *skipped] if skipped else [])])
