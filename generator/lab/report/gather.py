"""Data of a report: sections measured, counted, estimated and emulated now, or read from files.

Output is one JSON document. Each section is collected by itself; "skipped" names each section that
is not available. `gather_report` measures for minutes; the page can be rendered again from its
result without measuring.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ... import __version__
from ...files import cache_folder, data_folder
from ...product.claims import Scope
from ...product.manifest import committed_entries, read_manifest
from ...product.toolchain import ProgressWrapper
from ...product.write import generate
from ...request.configs import KernelConfig
from ...request.parse import Rejected
from ...request.request import Request
from ...request.requests import block_kernels, resolve_block_kernels
from ...x86.uarch import model as models
from ..measure import host
from ..measure.bench import MAX_REPEATS, run_bench_command
from ..measure.store import Record, is_measured, read_results
from . import absent, answer, figure7, processors
from .bounds import add_measurements, bound_rows
from .rotations import measure_rotations

SCHEMA = 2
# message lengths in bytes, by section
FIGURE3_SIZES = (64, 128, 256, 512, 1024, 2048, 4096, 8192)
FRONT_SIZES = (1024, 8192)
SPEED_SIZES = (16, 64, 256, 1024, 8192)
FIGURE6_SIZES = (64, 128, 256, 512, 1024, 2048)
# (hash, ISA, n) of the kernels that the paper measures
PAPER_KERNELS = (("sha256", "x64", 1), ("sha256", "avx", 4), ("sha256", "avx2", 2),
                 ("sha256", "avx2", 8), ("sha256", "shani", 1), ("sha512", "x64", 1),
                 ("sha512", "avx", 2), ("sha512", "avx2", 2), ("sha512", "avx2", 4))
# fields of a manifest's entry in the section "proofs"
PROOF_FIELDS = ("symbol", "kind", "hash", "isa", "n", "proved", "features", "instructions", "bytes",
                "stack_bytes", "command")
EXPLORATION_FOLDER = Path("build/explore")   # default folder of `nsms explore`
PUBLISHED_PATH = Path(__file__).resolve().parent / "published.json"


def measure_speed(out: Path, seconds: float) -> Record:
    """Run the benchmark of SHA-256 with METHOD=speed and return its JSON data. `out`: the folder
    with the kernels; `seconds`: measuring time of one candidate at one message length.

    The method cannot drop disturbed samples. The benchmark is therefore repeated while a right
    result is inconclusive, up to MAX_REPEATS runs in total. The first conclusive result of each
    candidate and length is returned; if there is none, the last result.
    """
    options = {"out": out, "hash": "sha256", "sizes": SPEED_SIZES, "seconds": seconds,
               "method": "speed"}
    bench = run_bench_command(**options)
    for _ in range(MAX_REPEATS - 1):
        if all(r["bytes_per_second"] for r in bench["results"] if r["right"]):
            break
        bench["results"] = [
            r if r["bytes_per_second"] else repeated
            for r, repeated in zip(bench["results"], run_bench_command(**options)["results"])]
    return bench


def read_explored_results() -> Record:
    """Return {"rows", "command", "date"} of the results of `nsms explore` in build/explore/.

    "rows" are the measured results for this microarchitecture, without those of multi-message
    kernels; "command" is the command of one of these results, or "" if none has a command; "date"
    is their latest date. Files that cannot be read are left out. Raise Rejected if there are no
    such results.
    """
    rows: list[Record] = []
    command = ""
    for path in sorted(EXPLORATION_FOLDER.glob("*.json")):
        try:
            results = [r for r in read_results(path)["results"] if r["n"] and is_measured(r)
                       and r["machine"].startswith(host.microarchitecture_name())]
        except Rejected:
            continue
        rows += [{key: r[key] for key in
                  ("variant", "hash", "isa", "n", "choices", "size", "date", "measured")}
                 for r in results]
        command = next((r["command"] for r in results if r.get("command")), command)
    if not rows:
        raise Rejected(f"there are no results of this processor in {EXPLORATION_FOLDER}; `make "
                       "explore HASH=sha256` measures them")
    return {"rows": rows, "command": command, "date": max(r["date"] for r in rows)}


def measure_figure6(seconds: float) -> Record:
    """Measure the paper's figure 6: the gain of a pre-expanded last block for independent messages
    of SHA-256. Return the report's section: {"machine", "date", "command", "tables": [{"isa",
    "rows"}]}.

    A row is for one message length, "size" in bytes. "with" has the cycles per message of the
    fixed-length kernel, whose last block is pre-expanded; "without" has those of the kernel of kind
    blocks on messages padded in advance. "gain" has the quartiles of the speed ratio. A value is
    null if inconclusive. `seconds`: measuring time of one length and mode, for all candidates.
    """
    bench = run_bench_command(method="figure6", hash="sha256", sizes=FIGURE6_SIZES, seconds=seconds)
    tables = [{"isa": t["isa"],
               "rows": [{"size": r["size"], "with": r["cycles"][0], "without": r["cycles"][1],
                         "gain": r["gains"][0]} for r in t["rows"]]}
              for t in bench["tables"] if t["mode"] == "independent"]
    return {**{k: bench[k] for k in ("machine", "date", "command")}, "tables": tables}


def fastest_kernels(data: Record) -> list[KernelConfig]:
    """Return the configurations of three kernels of each hash, as far as it has them: the fastest
    one at 8 KB, and the two fastest ones without SHA extensions. A configuration may occur twice.
    `data`: a report's data."""
    entries, kernels = answer.entries_by_symbol(data), list[KernelConfig]()
    for hash in answer.HASHES:
        ours = [entries[r["name"]] for r in answer.conclusive_results(data, hash, True)
                if r["name"] in entries]
        without_extensions = [entry for entry in ours if entry["isa"] not in processors.EXTENSIONS]
        for entry in [*ours[:1], *without_extensions[:2]]:
            options = (word.partition("=") for word in entry["command"].split()[2:])  # make gen
            kernels += resolve_block_kernels({name.lower(): value for name, _, value in options})
    return kernels


def collect_sections(data: Record, sections: Mapping[str, Callable[[], Any]]) -> None:
    """Call the function of each section in `sections` (name -> function) and set data[name] to its
    result. If the function raises Rejected, add a line with name and reason to data["skipped"]
    instead. `data`: a report's data."""
    for name, collect_section in sections.items():
        host.show_progress(name)
        try:
            data[name] = collect_section()
        except Rejected as rejection:
            data["skipped"].append(f"{name}: {rejection}")


def general_fields(seconds: float) -> Record:
    """Return the fields of a report's data that describe the report, such as version, machine,
    command and published values; and "skipped", an empty list at first. `seconds`: number of
    seconds, which the command states."""
    return {"schema": SCHEMA, "version": __version__, **host.describe_machine(),
            "uarch": host.microarchitecture_name(), "skipped": [],
            "surroundings": host.describe_environment(),
            "processor": processors.identify_this_processor(),
            "command": f"nsms report --seconds {seconds:g}",
            "published": json.loads(PUBLISHED_PATH.read_text())}


def gather_report(out: Path, seconds: float,
                  progress: ProgressWrapper = iter) -> Record:
    """Return the data of a report, with every section that can be collected.

    `out`: the report's folder, which also receives the paper's kernels. `seconds`: measuring time
    of one message length in most sections; the others take a fixed fraction or multiple of it.
    `progress` wraps the kernels to be built or bounded, to show progress. Raise Rejected if this
    machine cannot measure or has no C compiler.
    """
    host.require_cycle_counter("report")
    host.compiler_command("report")
    data = general_fields(seconds)
    paper_folder, entries = out / "kernels", committed_entries()
    # an installed package has no committed kernels
    committed = data_folder("generated") if entries else paper_folder
    collect_sections(data, {
        "proofs": lambda: [{key: entry[key] for key in PROOF_FIELDS} for entry in entries],
        "front": lambda: run_bench_command(out=committed, sizes=FRONT_SIZES, seconds=seconds),
    })
    host.show_progress("kernels")
    paper_configs = [c for hash, isa, n in PAPER_KERNELS
                     for c in block_kernels(Request(hash, isa, n=n))]
    generate(list(dict.fromkeys([*paper_configs, *fastest_kernels(data)])), paper_folder, "gas",
             "nsms_", progress, scope=Scope.CHANGED)
    paper_entries = read_manifest(paper_folder / "manifest.json")
    entries = entries or paper_entries
    collect_sections(data, {
        "figure3": lambda: run_bench_command(out=paper_folder, hash="sha256", sizes=FIGURE3_SIZES,
                                             seconds=seconds),
        "figure3_sha512": lambda: run_bench_command(out=paper_folder, hash="sha512",
                                                    sizes=FIGURE3_SIZES, seconds=seconds),
        "figure4": lambda: measure_speed(paper_folder, seconds / 10),
        "figure5": lambda: {hash: absent.count_instructions(hash)
                            for hash in absent.FIGURE5_KERNELS},
        "figure6": lambda: measure_figure6(seconds / 2),
        "figure7": lambda: {
            **host.describe_machine(), "command": f"{data['command']}: figure 7",
            **figure7.measure_figure7(paper_folder, paper_entries, 4 * seconds,
                                      cache_folder() / "finalists")},
        "crossover": lambda: run_bench_command(out=committed, method="crossover",
                                               seconds=seconds / 8),
        "short": lambda: run_bench_command(out=committed, method="short", seconds=seconds / 8),
        "explore": read_explored_results,
        "bounds": lambda: collect_bounds(data, committed, entries, progress),
        "processors": lambda: {**host.describe_machine(), "machines": [
            *(m for m in processors.read_processors()
              if not processors.identify_this_processor().items() <= m.items()),
            *filter(None, [processors.report_column(data)])]},
        "estimates": lambda: bound_rows(paper_folder,
                                        [e for e in paper_entries if e["kind"] == "blocks"],
                                        models.names(), True, progress),
        "timing_only": lambda: absent.estimate_sha512ni(seconds),
        "emulated": absent.emulate_missing_isas,
        "rotations": lambda: measure_rotations(seconds)})
    host.show_progress("")
    return data


def collect_bounds(data: Record, committed: Path, entries: list[Record],
                   progress: ProgressWrapper) -> Record:
    """Return the section "bounds" of a report. Its "rows" have a row for each committed kernel of
    kind blocks or multi, with its bounds on this microarchitecture, or on the nearest one that has
    a model. A row also has llvm-mca's estimate, and the measurement, which is read from `data`, the
    report's data.

    `committed`: the folder of the manifest with these `entries`. If `data` has no section
    "crossover", kernels of kind multi are left out. `progress` wraps the kernels, to show progress.
    Raise Rejected if there is no model, or no section "front" in `data`.
    """
    this_core = host.nearest_modelled_core(models.names())
    if not this_core:
        raise Rejected(f"there is no model of {host.microarchitecture_name()} or of one near it; "
                       f"there is {', '.join(models.names())}")
    front, crossover = data.get("front"), data.get("crossover")
    if not front:
        raise Rejected("the benchmark of the committed kernels is missing")
    kinds = ("blocks", "multi") if crossover else ("blocks",)
    results = [*front["results"], *(crossover["results"] if crossover else [])]
    rows = bound_rows(committed, [e for e in entries if e["kind"] in kinds], [this_core], True,
                      progress)
    return {**{k: front[k] for k in ("machine", "date", "command")}, "uarch": this_core,
            "sources": dict(models.load(this_core).sources),
            "rows": add_measurements(rows, results, this_core)}
