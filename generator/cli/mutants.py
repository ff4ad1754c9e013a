"""Command `mutants`: tests of the prover with wrong kernels, or of the tests with a wrong
prover."""

from __future__ import annotations

import json as jsons
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..product.toolchain import require_assembler
from ..request.option_table import check_name
from ..request.requests import is_selected, parse_request, reject_absent
from ..spec.kinds import code_kind_names
from .parameters import SELECTION_HELP, parse_seconds, value_option, variable_options
from .progress import Failed, show_progress_bar

if TYPE_CHECKING:
    from ..lab.mutation.mutants import OutcomeLog
    from ..product.manifest import Entry




@click.command()
@variable_options(SELECTION_HELP)
@value_option("seconds", "Time for new mutants.",
              default="300")
@value_option("kinds", "all, or compiler: only mutants that imitate compiler errors.",
              default="all")
@click.option("--checker", is_flag=False, flag_value="1", metavar="1",
              help="Change the prover instead of kernels, one line at a time: a test must fail "
              "each time.")
@value_option("out", "Folder with the manifest.", default="generated")
@click.option("--json", is_flag=True, help="Print JSON.")
def mutants(variables: dict[str, str], seconds: str, kinds: str, checker: str | None, out: str,
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
        check_name("CHECKER", checker, ("1",))
        check_prover_mutants(json)
        return
    from ..files import cache_folder
    from ..lab.mutation.mutants import OutcomeLog
    from ..product.manifest import read_manifest
    from ..product.proofs import trusted_base_hash
    kind_names = check_name("KINDS", kinds, ("all", "compiler"))
    request, manifest = parse_request(variables), Path(out) / "manifest.json"
    entries = [entry for entry in read_manifest(manifest) if is_selected(entry, request)
               and entry["gas"] and entry["kind"] in code_kind_names()]
    if not entries:
        reject_absent(request, manifest)
    require_assembler("gas")
    budget = parse_seconds(seconds)
    log, skipped = OutcomeLog(cache_folder() / "mutants", trusted_base_hash()), dict[str, str]()
    interruption: KeyboardInterrupt | None = None
    try:
        skipped = try_kernel_mutants(entries, Path(out), log, budget, kind_names == "compiler")
    except KeyboardInterrupt as stopped:
        interruption = stopped
    summary = log.summary(skipped)
    click.echo(jsons.dumps(summary, indent=1) if json else "\n".join(mutant_summary(summary)))
    if summary["failures"]:
        raise Failed(f"{len(summary['failures'])} mutants are proved and wrong, or broke the "
                     f"prover; the first: {summary['failures'][0]}.")
    if interruption:
        raise interruption


def try_kernel_mutants(entries: list[Entry], folder: Path, log: OutcomeLog, seconds: float,
                       imitate_compilers: bool) -> dict[str, str]:
    """Run the prover for `seconds` on mutants of the kernels in `entries`, and add the outcomes to
    the log. Return symbol -> reason, for each kernel that was skipped. `folder`: the folder with
    the manifest and its files; `imitate_compilers`: use only mutants that imitate compiler errors.
    Raise ObjectError if a kernel cannot be built.
    """
    from ..lab.mutation.mutants import KINDS, run_campaign
    from ..lab.mutation.operators import MISCOMPILATIONS
    from ..product.toolchain import assemble_preprocessed, preprocess_gas
    with show_progress_bar(seconds, "s") as report_progress:
        return run_campaign(entries, lambda entry: preprocess_gas(folder / entry["gas"]),
                            assemble_preprocessed, log, seconds, progress=report_progress,
                            kinds=list(MISCOMPILATIONS) if imitate_compilers else KINDS)


def check_prover_mutants(json: bool) -> None:
    """Run every mutant of the prover and print the outcomes, as text or as JSON. Raise Failed if a
    mutant survives or its test did not run."""
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
    """Return the numbers of mutants by outcome, as lines of text. `summary`: the result of
    OutcomeLog.summary."""
    lines = [f"{kind}: " + ", ".join(f"{count} {outcome}" for outcome, count in outcomes.items())
             for kind, outcomes in summary["kinds"].items() if outcomes]
    lines += [f"skipped {symbol}: {why}" for symbol, why in summary["skipped"].items()]
    return [*lines, f"{summary['mutants']} mutants of {summary['kernels']} kernels with this "
                    f"prover ({summary['with_earlier_checkers']} with earlier ones): "
                    f"{summary['refused']} refused, {summary['equal']} proved and equal, "
            f"{summary['unlinked']} proved and not linkable, {summary['wrong']} proved and wrong, "
            f"{summary['error']} broke the prover"]
