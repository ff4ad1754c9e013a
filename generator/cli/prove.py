"""Commands that prove and compare: `prove` and `verify`."""

from __future__ import annotations

import json as jsons
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain, groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..product import parallel, toolchain
from ..product.input_file import printable_path
from ..product.toolchain import NotAssembled
from ..request.option_table import Rejected
from ..request.requests import Request, is_selected, parse_request, reject_absent
from .claim import ClaimOptions, prove_unlisted
from .parameters import (
    add_variable_options,
    option_spelling,
    value_option,
)
from .progress import Failed, print_error, with_progress_bar

if TYPE_CHECKING:
    from ..product.jobs import Job


@click.command()
@click.argument("files", nargs=-1, metavar="[FILES...]")
@add_variable_options
@value_option("out", "Folder with the manifest (default: generated).")
@value_option("object", "Object or archive with the function to prove, which no manifest lists.",
              metavar="FILE", parameter="object_file")
@value_option("symbol", "Symbol of the function. This option and those down to --assume are for "
                        "--object or a FILE outside the manifest.", metavar="NAME")
@value_option("abi", "Calling convention: sysv, win64, or sysv-os for operating-system kernels "
                     "(default: sysv).")
@value_option("least", "Least number of blocks that callers pass (default: 0).", metavar="COUNT")
@value_option("frame-limit", "Limit of stack use (default: 65536).", metavar="BYTES")
@value_option("time-limit", "Limit of CPU time for the proof (default: 600).", metavar="SECONDS")
@value_option("certificate", "Certificate of the proof: read if FILE exists, which saves its "
                             "inference; else written.", metavar="FILE")
@click.option("--assume", multiple=True, metavar="NAME[=HEX]",
              help="Symbol that another object may define: data, with its bytes or any, or a "
              "function that is called through a PLT; may be repeated.")
@click.option("--strict", is_flag=True,
              help="Fail if a verdict has an assumption other than functions proved by the same "
              "command.")
@click.option("--json", is_flag=True, help="Print the verdicts as JSON.")
def prove(files: tuple[str, ...], variables: dict[str, str], out: str | None,
          object_file: str | None, strict: bool, json: bool, **claim: Any) -> None:
    """Prove that functions compute FIPS 180-4 for all inputs: the committed kernels, source FILES,
    or an object.

    For a FILE in the manifest, the manifest states the claim. For any other FILE and for --object,
    state the claim by --symbol, --hash, --kind and the options that the kind needs.

    \b
    nsms prove generated/gas/sha256_avx2_n8.S
    nsms prove mine.S --symbol my_sha256 --hash sha256 --kind blocks
    nsms prove --object libcrypto.a --symbol sha256_block_data_order_avx2 \\
      --hash sha256 --kind blocks --least 1
    """
    claim_options = {name: value for name, value in claim.items() if value}
    request = parse_request(variables)
    try:
        if object_file is None:
            verdicts = prove_sources(files, request, out or "generated", claim_options)
        elif files or out:
            raise Rejected(f"--object proves a function of {printable_path(object_file)} alone, so "
                           f"{files[0] if files else '--out'} means nothing beside it. Leave it "
                           f"out.")
        else:
            verdicts = [prove_unlisted(ClaimOptions.from_request(request, claim_options),
                                       object_file)]
    except NotAssembled as error:
        raise Rejected(f"{error}.") from None
    click.echo(jsons.dumps(verdicts, indent=1, default=str) if json
               else "\n".join([*verdict_lines(verdicts), *reservations(verdicts)]))
    unproved = [v["name"] for v in verdicts if not v["proved"]]
    if unproved:
        raise Failed(f"{len(unproved)} of {len(verdicts)} not proved, the first: {unproved[0]}.")
    proved_symbols = {v["symbol"] for v in verdicts}
    assumptions = [(v["name"], a["text"]) for v in verdicts for a in v.get("assumptions", ())
                   if not (a["kind"] == "other symbol" and a["name"] in proved_symbols)]
    if strict and assumptions:
        raise Failed(f"{len(assumptions)} assumptions with --strict, the first: "
                     f"{assumptions[0][0]} is proved if {assumptions[0][1]}.")
    click.echo(f"{len(verdicts)} proved", err=json)


def verdict_lines(verdicts: Sequence[Mapping[str, Any]]) -> list[str]:
    """Each statement, with the objects about which it is."""
    objects_by_statement: dict[str, list[str]] = {}
    for v in verdicts:
        objects = v["name"].partition(" (")[2].rstrip(")").replace(", ", " ")
        objects_by_statement.setdefault(v["statement"], []).append(
            objects if v["proved"] else f"{objects} of {v['file']}")
    return [f"{statement} ({', '.join(objects)})"
            for statement, objects in objects_by_statement.items()]


def reservations(verdicts: Sequence[Mapping[str, Any]]) -> list[str]:
    """What the proofs assume, and of which objects of source files they are."""
    symbols_by_text: dict[str, list[str]] = {}
    proved = [v for v in verdicts if v["proved"]]
    proved_symbols = {v["symbol"] for v in proved}
    for v in proved:
        for a in v.get("assumptions", ()):
            if a["kind"] != "other symbol" or a["name"] not in proved_symbols:
                symbols_by_text.setdefault(a["text"], []).append(v["symbol"])
    lines = [f"if {text}: {', '.join(dict.fromkeys(symbols))}"
             for text, symbols in symbols_by_text.items()]
    lines += [f"{v['symbol']}: in object {v['object_sha256']} of `{v['command']}`"
              for v in proved if v.get("command")]
    return lines + list(dict.fromkeys(v["scope"] for v in proved if v.get("scope")))


def prove_sources(files: Sequence[str], request: Request, out: str,
                  claim_options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Verdicts on source files or, without any, on the kernels of OUT's manifest that a request
    selects; first those on files outside the manifest, which `claim_options` are for."""
    from ..product import jobs as proving
    from ..product.manifest import read_manifest
    entries = read_manifest(Path(out) / "manifest.json")
    for file in files:
        proving.read_text(Path(file))  # raises ObjectError if it is not a readable text
    all_jobs = proving.jobs_of_entries(Path(out), entries)
    jobs_by_file = {file: [job for job in all_jobs if job.path.exists() and job.path.samefile(file)]
                    for file in files}
    listed_files = [file for file, jobs in jobs_by_file.items() if jobs]
    if claim_options and (listed_files or not files):
        subject = (f"{out}/manifest.json states the claim of "
                   f"{listed_files[0] if listed_files else 'its kernels'}")
        raise Rejected(f"{subject}, so --{option_spelling(next(iter(claim_options)))} means "
                       f"nothing there: it is for --object, and for a FILE outside the manifest. "
                       f"Leave it out.")
    if not files:
        return prove_jobs(select_jobs(all_jobs, request, out))
    # With a FILE, WIPE=1 is part of the claim; without one it selects kernels, as every other
    # option does.
    wipe = request.get("wipe") is True
    jobs_to_prove = [job for file in listed_files
                     for job in select_jobs(jobs_by_file[file], request, out, file)]
    outside_verdicts = [
        prove_unlisted(ClaimOptions.from_request(request, claim_options, file, out), file,
                       source=True)
        for file in files if file not in listed_files]
    return [*outside_verdicts, *prove_jobs(jobs_to_prove, wipe, True)]


def select_jobs(jobs: Sequence[Job], request: Request, out: str, file: str = "") -> list[Job]:
    """Jobs that a request selects and this machine can assemble; Rejected for none. `file`: the
    path of all `jobs` as typed, "" for the manifest's files."""
    ignored_variables = ("wipe",) if file and request.get("wipe") is True else ()
    selected_jobs = [job for job in jobs if is_selected(job.entry, request, ignored_variables)]
    if not selected_jobs:
        if not file:
            reject_absent(request, Path(out) / "manifest.json")
        raise Rejected(f"{out}/manifest.json has no such kernel in {file}. Leave "
                       f"{', '.join(name.upper() for name in request.spellings)} out.")
    assembled_jobs = [job for job in selected_jobs
                      if toolchain.assembler_command(job.syntax, job.format)]
    if not assembled_jobs:
        for_file = f" for {file}" if file else ""
        raise Rejected(f"there is no assembler on this machine{for_file}, so no object to "
                       "prove. Install gcc or nasm.")
    return [replace(job, path=Path(file)) for job in assembled_jobs] if file else assembled_jobs


def prove_jobs(jobs: Sequence[Job], wipe: bool = False,
               in_folder: bool = False) -> list[dict[str, Any]]:
    from ..product.jobs import prove_jobs_of_kernel
    calls = [([*kernel_jobs], wipe, in_folder)
             for _, kernel_jobs in groupby(jobs, lambda job: job.entry["symbol"])]
    verdicts = parallel.in_parallel(prove_jobs_of_kernel, calls, with_progress_bar)
    return [{"name": job.name, **verdict}
            for job, verdict in zip(jobs, chain.from_iterable(verdicts))]


@click.command()
@click.argument("files", nargs=-1, metavar="[FILES...]")
@value_option("product", "One more FILE, for `make verify PRODUCT=FILE`.", metavar="FILE")
@value_option("out", "Folder with the manifest and its files.", default="generated")
@click.option("--prove", "again", is_flag=True,
              help="Prove the functions again, from FILES; these must be ELF objects or archives.")
@value_option("only", "Symbols or patterns of the functions that FILES must contain, or a file "
                      "with them (default: OUT/nsms_verify.only, if it exists). Other functions "
                      "are not compared.", metavar="NAMES")
@click.option("-v", "--verbose", is_flag=True, help="Print every function, not failures alone.")
@click.option("--json", is_flag=True, help="Print the results as JSON.")
def verify(files: tuple[str, ...], product: str | None, out: str, again: bool, only: str | None,
           verbose: bool, json: bool) -> None:
    """Find generated functions in FILES, by symbol or by bytes, and compare them with the proved
    bytes. Print those that differ, and a count.

    FILES are ELF, PE/COFF or Mach-O for x86-64: objects, archives and linked files, stripped or
    not. The command assembles the manifest's files to obtain the proved bytes.

    \b
    nsms verify build/program
    nsms verify --prove build/libfoo.a
    nsms verify --out build/boringssl --only 'sha512_*_avx512' libcrypto.a
    """
    from ..product.manifest import read_manifest
    from ..product.scan import scan
    names = [name for name in (*files, product) if name]
    if not names:
        raise Rejected("verify needs a file. Try nsms verify build/program, or make verify "
                       "PRODUCT=build/program.")
    entries = read_manifest(manifest := Path(out) / "manifest.json")
    if not entries:
        state = "lists no kernel" if manifest.is_file() else "does not exist"
        raise Rejected(f"verify looked for {manifest.absolute()}, which {state}. Try --out FOLDER "
                       "of `nsms gen`, or nsms_verify.py of a vendored folder.")
    findings, unsearched_symbols = scan(names, Path(out), entries, again, with_progress_bar, only)
    click.echo(jsons.dumps(findings.records, indent=1) if json
               else "\n".join(findings.lines(verbose)))
    if unsearched_symbols:
        print_error(f"{len(unsearched_symbols)} functions were not searched for, because no "
                    "assembler of this machine yields their proved bytes; the first: "
                    f"{unsearched_symbols[0]}.")
    if findings.failures:
        raise Failed(f"{'; '.join(findings.failures[:3])}.")
