"""Commands that measure: `peers`, `bench`, `bounds`, `explore`, `report` and `measured`; `tune`,
which searches for faster kernels; and `mutants`, which tests the prover."""

from __future__ import annotations

import json as jsons
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

import click

from ..files import Stopped
from ..product.toolchain import assemble_preprocessed, preprocess_gas, require_assembler
from ..request.option_table import Rejected, check_name, resolve_uarch
from ..request.requests import (
    MESSAGE_VARIABLES,
    configs_of,
    is_selected,
    parse_request,
    reject_absent,
)
from ..spec.kinds import code_kind_names
from ..x86.uarch.processors import processor_name
from .parameters import (
    SECONDS,
    SELECTION_HELP,
    add_variable_options,
    flag_option,
    parse_folder,
    parse_numbers,
    parse_variable_names,
    value_option,
    variable_options,
)
from .progress import Failed, print_error, show_progress_bar, with_progress_bar

PROGRESS_COLUMNS = 118  # for a terminal with 120 columns


def name_of_results(uarch: str | None, force: bool) -> str:
    """Name under which a search stores its results; another than this processor's needs `force`."""
    from ..lab import tune as tuning
    host_name = tuning.this_microarchitecture()
    name = processor_name(uarch) if uarch is not None else host_name
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or name == "generic":
        raise Rejected(f"UARCH={name} cannot name the results of a search: use lower case, such "
                       f"as UARCH=zen4.")
    if name != host_name and not force:
        raise Rejected(f"UARCH={name} is not this processor, {host_name}. Leave UARCH out, or add "
                       "--force.")
    return name


@click.command()
@add_variable_options
@value_option("seconds", "Time of the search for each kernel that the options name (default: 60). "
                         "Without options, or with --hash alone: time for all kernels (default: "
                         "600).", type=click.IntRange(1))
@click.option("--force", is_flag=True, help="Store the results under another processor's name.")
def tune(variables: dict[str, str], seconds: int | None, force: bool) -> int:
    """Search for faster option values and instruction orders on this machine. The same command
    continues an interrupted search.

    Without options the search covers the library's kernels that this processor runs. It first
    varies option values (except those that the command sets), then the order of the instructions.
    The results are stored in a data file, which has the processor's name (or UARCH). From the file
    of zen4, `nsms gen --uarch zen4` generates the kernels on any machine. If options other than
    --hash are set, they name kernels for AVX2 unless --isa is set.

    \b
    nsms tune --seconds 1800
    nsms tune --hash sha512 --seconds 600
    nsms tune --hash sha256 --isa avx2 --n 8 --sigma flat --uarch zen4 --seconds 600
    nsms tune --hash sha512 --isa avx512 --kind multi --m 8
    """
    from ..lab import tune as tuning
    from ..lab.measure import host
    from ..x86 import uarch as microarchitectures
    uarch = name_of_results(variables.get("uarch"), force)
    request = parse_request({name: text for name, text in variables.items() if name != "uarch"})
    is_full_search = not set(request.spellings) - {"hash"}
    seconds = seconds or (600 if is_full_search else 60)
    configs = [config for config in configs_of(replace(request, isa=request.isa or "avx2"))
               if (config.kind == "blocks" or config.m)]
    if not configs:
        raise Rejected("only kernels of kind blocks, multi and pairs are searched: leave KIND out.")

    def show_progress(text: str) -> None:
        host.show_progress(text[:PROGRESS_COLUMNS])

    def print_result(outcome: tuning.SearchResult) -> None:
        host.show_progress("")
        click.echo(str(outcome))

    try:
        if is_full_search:
            tuning.search_kernels(request.families, uarch, seconds, show_progress, print_result)
        else:
            for config in configs:
                kind = "blocks" if config.kind == "blocks" else (request.kind or "multi")
                print_result(tuning.search_kernel(config, uarch, seconds, show_progress,
                                                  request.spellings, kind))
    except KeyboardInterrupt as stopped:
        microarchitectures.load.cache_clear()
        print_error(f"stopped; {len(microarchitectures.kernels(uarch))} kernels are stored in "
                    f"{uarch}.json. The same command continues the search.")
        return stopped.status if isinstance(stopped, Stopped) else 130
    return 0


@click.command()
def peers() -> None:
    """Build OpenSSL 3.5 and AWS-LC for `nsms bench`, which then measures them beside the installed
    libraries.

    cargo downloads the crates openssl-src and aws-lc-sys, which carry the sources. The build takes
    some 5 minutes of CPU time; the shared libraries go to build/peers, and nothing is installed. A
    library that is already there is not built again.

    \b
    nsms peers
    """
    from ..lab.measure import peers as libraries
    for peer in libraries.build_missing_peers():
        click.echo(f"{peer.name} {peer.version}: {peer.path}")


@click.command()
@variable_options(SELECTION_HELP)
@value_option("uarch", "Only kernels tuned for this microarchitecture (or generic).")
@value_option("sizes", "Message sizes in bytes, such as 64,1024,8192.")
@value_option("seconds", "Measuring time for each size and number of messages.", type=SECONDS)
@value_option("method", "robust, paper, many, crossover or short.", default="robust")
@value_option("out", "Folder of the kernels.", default="generated")
@click.option("--json", is_flag=True, help="Print JSON.")
def bench(variables: dict[str, str], uarch: str | None, sizes: str | None, seconds: float | None,
          method: str, out: str, json: bool) -> int:
    """Measure the kernels, OpenSSL and other libraries, also those that `nsms peers` built, in one
    interleaved run.

    \b
    nsms bench --hash sha256 --sizes 1024,8192 --seconds 1
    nsms bench --method robust        default: median and quartiles, also of dependent messages
    nsms bench --method paper         minimum of five runs (25,000 warm-up, 100,000 timed calls)
    nsms bench --method many          the library's many and pairs: 1 to 64 messages, 64 B to 32 KB
    nsms bench --method crossover     1 to 64 messages by each kernel; the fastest for each count
    nsms bench --method short         messages of 0 to 512 bytes by the library and by others
    """
    from ..lab.measure import bench
    selection = parse_request(variables)
    name = selection.first_named("isa", "n") or ("UARCH" if uarch is not None else None)
    if name and method in bench.CALL_METHODS:
        raise Rejected(f"METHOD={method} measures the library. Leave {name} out.")
    request = bench.BenchRequest(selection.hash, selection.isa, selection.n,
                                 None if uarch is None else processor_name(uarch),
                                 parse_numbers("SIZES", sizes), seconds, method, out)
    return bench.run(request, json)


@click.command()
@variable_options({**SELECTION_HELP, "kind": "Only kernels of this kind, such as multi.",
                   "m": "Only kernels for this number of messages."})
@value_option("uarch", "Microarchitecture, such as zen3: print all bounds and what is measured.")
@value_option("out", "Folder of the kernels.", default="generated")
@click.option("--json", is_flag=True, help="Print JSON.")
def bounds(variables: dict[str, str], uarch: str | None, out: str, json: bool) -> None:
    """Print lower bounds of the time of kernels' loops, which hold for any order of the
    instructions; with UARCH also the measured times, as `nsms measured` has stored them.

    \b
    nsms bounds --hash sha256
    nsms bounds --hash sha256 --uarch zen3
    nsms bounds --kind multi --m 16       cycles per byte of all messages
    """
    from ..lab.report.bounds import render_bounds
    from ..product.manifest import read_manifest
    from ..spec.kinds import code_kind_names
    from ..x86.uarch.model import names as modelled
    if uarch is not None:
        uarch = resolve_uarch(uarch, modelled(), "there is no model of")
    request, manifest = parse_request(variables), parse_folder(out, "OUT") / "manifest.json"
    if request.kind is not None:
        check_name("KIND", request.kind, code_kind_names())
    entries = [entry for entry in read_manifest(manifest)
               if entry["hash"] in request.families and is_selected(entry, request)]
    if not entries:
        reject_absent(request, manifest)
    click.echo(render_bounds(Path(out), entries, uarch, json, with_progress_bar))


@click.command()
@click.argument("files", nargs=-1, metavar="[FILES...]")
@add_variable_options
@value_option("vary", "Options to vary, such as ROT,N (default: all that the command does not "
                      "set).", metavar="NAMES")
@value_option("product", "Explore all combinations of these options, such as ROT,LANE_ROT.",
              metavar="NAMES")
@value_option("seconds", "Measuring time of a group of variants, four times at most.",
              default="1", type=SECONDS)
@value_option("out", "Folder of the results.", default="build/explore")
@click.option("--merge", is_flag=True, help="Print result FILES of several machines.")
@value_option("scheduler", "Explore on the workers of the Dask scheduler at this address, "
                           "tcp://...; a worker's name labels its machine.", metavar="ADDRESS")
@click.option("--json", is_flag=True, help="Print JSON.")
def explore(files: tuple[str, ...], variables: dict[str, str], vary: str | None,
            product: str | None, seconds: float, out: str, merge: bool, scheduler: str | None,
            json: bool) -> int:
    """Measure variants that differ from the default in one option each, or with --product in
    several. The same command continues an interrupted exploration.

    \b
    nsms explore --hash sha256 --vary ROT
    nsms explore --hash sha512 --isa avx2 --product ROT,LANE_ROT
    nsms explore --hash sha256 --kind multi --vary ISA,M
    nsms explore --hash sha512 --kind pairs --isa avx512
    nsms explore --merge zen3-1f2e3d4c.json skylakex-5b6a7988.json
    """
    from ..lab.measure.explore import (
        merge_results,
        print_exploration,
        read_results,
        run_exploration,
        variant_groups,
    )
    if merge != bool(files):
        raise Rejected("--merge goes with result files. Try nsms explore --merge "
                       "build/explore/*.json.")
    if merge:
        return print_exploration(merge_results(read_results(Path(file)) for file in files),
                                 "explore --merge", json)
    request = parse_request(variables)
    is_explored = request.kind in (None, "blocks", "multi", "pairs")
    if name := request.first_named("lens", *MESSAGE_VARIABLES, *([] if is_explored else ["kind"])):
        raise Rejected(f"explore measures kernels of kind blocks, multi and pairs, so "
                       f"{name}={request.spellings[name.lower()]} means nothing there. Leave it "
                       "out.")
    varied, combined = parse_variable_names(vary), parse_variable_names(product)
    words = [f"--{name.replace('_', '-')} {value}" for name, value in request.spellings.items()]
    words += [f"--{name} {','.join(values)}"
              for name, values in (("vary", varied), ("product", combined)) if values]
    groups = variant_groups(request, varied, combined,
                            (lambda hash: "avx2") if scheduler else None)
    return run_exploration(groups, parse_folder(out, "OUT"), " ".join(["nsms explore", *words]),
                           seconds, scheduler, json, with_progress_bar)


@click.command()
@value_option("seconds", "Time of each measurement.", default="2", type=SECONDS)
@value_option("out", "Folder to write to.", default="build/report")
@value_option("again", "1: write the page from OUT/data.json, without measuring.", default="0",
              type=click.Choice(["0", "1"]))
def report(seconds: float, out: str, again: str) -> None:
    """Measure this machine and write one HTML page with the figures of the paper.

    \b
    nsms report --seconds 1
    nsms report --again 1
    """
    from ..lab.report.page import make_report
    messages, paths = make_report(parse_folder(out, "OUT"), seconds, again == "1",
                                  with_progress_bar)
    for line in [*messages, *map(str, paths)]:
        click.echo(line)


@click.command()
@click.argument("file", required=False, type=click.File(encoding="utf-8"))
@value_option("uarch", "Measured processor (default: this one; with --tables: all).")
@click.option("--tables", is_flag=True, help="Print the tables of docs/performance.md.")
def measured(file: TextIO | None, uarch: str | None, tables: bool) -> None:
    """Store the results of `nsms bench --json` (in FILE; - is standard input), and choose the
    library's kernels by all stored results. Without FILE only choose.

    \b
    nsms bench --sizes 64,256,1024,8192 --json > bench.json
    nsms measured bench.json
    nsms measured --tables --uarch zen4     figures as shares of their bounds, beside peers
    """
    from ..lab.measured import names
    from ..lab.preference import enter, write_preference
    from ..lab.report.bounds import tables_text
    if tables:
        cores = names() if uarch is None else [check_name("UARCH", processor_name(uarch), names())]
        return click.echo(tables_text(cores, with_progress_bar))
    if file is None:
        return click.echo(write_preference())
    for line in enter(file, file.name, uarch):
        click.echo(line)


@click.command()
@variable_options(SELECTION_HELP)
@value_option("seconds", "Time for new mutants.", default="300", type=SECONDS)
@value_option("kinds", "all, or compiler: only mutants that imitate compiler errors.",
              default="all")
@flag_option("checker", "Change the prover instead of kernels, one line at a time: a test must "
                        "fail each time.")
@value_option("out", "Folder with the manifest.", default="generated")
@click.option("--json", is_flag=True, help="Print JSON.")
def mutants(variables: dict[str, str], seconds: float, kinds: str, checker: str | None, out: str,
            json: bool) -> None:
    """Test the prover with mutants of the kernels: it must refuse every mutant that computes
    another function.

    The outcomes of all runs are stored in build/mutants. The same command continues an interrupted
    run.

    \b
    nsms mutants --isa x64 --seconds 60
    nsms mutants --checker                       the prover itself is changed; its tests must notice
    """
    if checker is not None:
        return check_prover_mutants(json)
    from ..files import cache_folder
    from ..lab.mutation.mutants import KINDS, OutcomeLog, run_campaign
    from ..lab.mutation.operators import MISCOMPILATIONS
    from ..product.manifest import read_manifest
    from ..product.proofs import trusted_base_hash
    check_name("KINDS", kinds, ("all", "compiler"))
    request, manifest = parse_request(variables), Path(out) / "manifest.json"
    entries = [entry for entry in read_manifest(manifest) if is_selected(entry, request)
               and entry["gas"] and entry["kind"] in code_kind_names()]
    if not entries:
        reject_absent(request, manifest)
    require_assembler("gas")
    log, skipped = OutcomeLog(cache_folder() / "mutants", trusted_base_hash()), dict[str, str]()
    interruption: KeyboardInterrupt | None = None
    try:
        with show_progress_bar(seconds, "s") as report_progress:
            skipped = run_campaign(
                entries, lambda entry: preprocess_gas(Path(out) / entry["gas"]),
                assemble_preprocessed, log, seconds, progress=report_progress,
                kinds=list(MISCOMPILATIONS) if kinds == "compiler" else KINDS)
    except KeyboardInterrupt as stopped:
        interruption = stopped
    summary = log.summary(skipped)
    click.echo(jsons.dumps(summary, indent=1) if json else "\n".join(mutant_summary(summary)))
    if summary["failures"]:
        raise Failed(f"{len(summary['failures'])} mutants are proved and wrong, or broke the "
                     f"prover; the first: {summary['failures'][0]}.")
    if interruption:
        raise interruption


def check_prover_mutants(json: bool) -> None:
    """Raise Failed if a mutant survives or its test did not run."""
    from ..lab.mutation.checker import checker_mutants, try_checker_mutants
    table, outcomes = checker_mutants(), []
    with show_progress_bar(len(table), "mutants") as report_progress:
        for outcome in try_checker_mutants(table):
            outcomes.append(outcome)
            report_progress(len(outcomes), outcome.mutant.file)
            if not json:
                click.echo(f"{outcome.outcome}: generator/{outcome.mutant.file}: "
                           f"{outcome.mutant.why} ({outcome.mutant.test.partition('::')[2]})")
    counts = {name: sum(o.outcome == name for o in outcomes)
              for name in ("killed", "survived", "undecided")}
    if json:
        click.echo(jsons.dumps([{**vars(o.mutant), "outcome": o.outcome, "reason": o.why}
                                for o in outcomes], indent=1))
    else:
        click.echo(f"{len(table)} mutants of the prover: "
                   + ", ".join(f"{n} {name}" for name, n in counts.items()))
    if survivors := [o for o in outcomes if o.outcome != "killed"]:
        raise Failed(f"{len(survivors)} mutants of the prover are not killed; the first, "
                     f"{survivors[0].outcome}, in {survivors[0].mutant.file}: "
                     f"{survivors[0].mutant.old!r}.")


def mutant_summary(summary: dict[str, Any]) -> list[str]:
    lines = [f"{kind}: " + ", ".join(f"{count} {outcome}" for outcome, count in outcomes.items())
             for kind, outcomes in summary["kinds"].items() if outcomes]
    lines += [f"skipped {symbol}: {why}" for symbol, why in summary["skipped"].items()]
    return [*lines, f"{summary['mutants']} mutants of {summary['kernels']} kernels with this "
                    f"prover ({summary['with_earlier_checkers']} with earlier ones): "
                    f"{summary['refused']} refused, {summary['equal']} proved and equal, "
            f"{summary['unlinked']} proved and not linkable, {summary['wrong']} proved and wrong, "
            f"{summary['error']} broke the prover"]
