"""Commands that prove and compare: `prove`, of a manifest's kernels or of functions whose claim its
options state, and `verify`."""

import json as jsons
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby
from pathlib import Path
from typing import Any, Self

import click

from ..check import Claim, Effort, ObjectError, prove_object
from ..check.foreign import READERS
from ..check.frame import RED_ZONE
from ..check.objects import load
from ..product import parallel, toolchain
from ..product.details import EXPLAINING
from ..product.jobs import (
    Job,
    facts_of_command,
    jobs_of_entries,
    object_with,
    printable_path,
    prove_jobs_of_kernel,
    read_file,
    read_text,
)
from ..product.manifest import read_manifest
from ..product.toolchain import NotAssembled
from ..request.option_table import Rejected, check_name, parse_number, spelling
from ..request.requests import (
    MESSAGE_VARIABLES,
    Request,
    is_selected,
    message_shape,
    parse_request,
    reject_absent,
)
from ..spec.kinds import KINDS, code_kind_names
from .parameters import add_variable_options, option_spelling, value_option
from .progress import Failed, print_error, with_progress_bar


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
    """Return each statement, with the objects about which it is."""
    objects_by_statement: dict[str, list[str]] = {}
    for v in verdicts:
        objects = v["name"].partition(" (")[2].rstrip(")").replace(", ", " ")
        objects_by_statement.setdefault(v["statement"], []).append(
            objects if v["proved"] else f"{objects} of {v['file']}")
    return [f"{statement} ({', '.join(objects)})"
            for statement, objects in objects_by_statement.items()]


def reservations(verdicts: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return what the proofs assume, and of which objects of source files they are."""
    symbols_by_text: dict[str, list[str]] = {}
    proved = [v for v in verdicts if v["proved"]]
    proved_symbols = {v["symbol"] for v in proved}
    for v in proved:
        for a in v.get("assumptions", ()):
            if a["kind"] != "other symbol" or a["name"] not in proved_symbols:
                symbols_by_text.setdefault(f"if {a['text']}", []).append(v["symbol"])
        if v.get("command"):
            symbols_by_text.setdefault(f"in object {v['object_sha256']} of `{v['command']}`",
                                       []).append(v["symbol"])
    lines = [f"{text}: {', '.join(dict.fromkeys(symbols))}"
             for text, symbols in symbols_by_text.items()]
    return lines + list(dict.fromkeys(v["scope"] for v in proved if v.get("scope")))


def prove_sources(files: Sequence[str], request: Request, out: str,
                  claim_options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return verdicts on source files or, without any, on the kernels of OUT's manifest that a
    request selects; first those on files outside the manifest, which `claim_options` are for."""
    entries = read_manifest(Path(out) / "manifest.json")
    for file in files:
        read_text(Path(file))  # raises ObjectError if it is not a readable text
    all_jobs = jobs_of_entries(Path(out), entries)
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
    """Return the jobs that a request selects and this machine can assemble; Rejected for none.
    `file`: the path of all `jobs` as typed, "" for the manifest's files."""
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
    calls = [([*kernel_jobs], wipe, in_folder)
             for _, kernel_jobs in groupby(jobs, lambda job: job.entry["symbol"])]
    verdicts = parallel.in_parallel(prove_jobs_of_kernel, calls, with_progress_bar)
    return [{"name": job.name, **verdict}
            for job, verdict in zip(jobs, chain.from_iterable(verdicts))]


# Claims about functions that no manifest lists.

@dataclass(frozen=True)
class ClaimOptions:
    """Claim about one function, as the command line states it. `n`: blocks per batch, None
    without."""

    symbol: str
    claim: Claim
    effort: Effort
    n: int | None
    certificate: str = ""  # file

    @classmethod
    def from_request(cls, request: Request, claim_options: Mapping[str, Any], file: str = "",
                     out: str = "") -> Self:
        """Return `claim_options`: option -> text, of those that are set. `file`: source that the
        manifest in `out` does not list, "" for an object. Raise Rejected for a missing, invalid or
        alien part."""
        subject = f"{out}/manifest.json does not list {printable_path(file)}: " if file else ""
        for name in ("symbol", "hash", "kind"):
            if request.get(name) is None and name not in claim_options:
                raise Rejected(f"{subject}the claim is incomplete: add --{name}, as in "
                               "--symbol my_sha256 --hash sha256 --kind blocks.")
        kind = KINDS[check_name("kind", request.kind or "", code_kind_names())]
        claim_variables = {"hash", "kind", "wipe", *(["m"] if kind.has_m else []),
                           *(["n"] if kind.has_n and not kind.has_rounds else []),
                           *(["m", *MESSAGE_VARIABLES] if kind.is_fixed_message else [])}
        if unexpected := next((name for name in request.spellings if name not in claim_variables),
                              None):
            raise Rejected(f"--{option_spelling(unexpected)} is not part of a claim about a "
                           f"function of kind {kind.name}. Leave it out.")
        for name in ("n", "m") if kind.has_m else ("n",):
            if name in claim_variables and request.get(name) is None:
                raise Rejected(f"the kind {kind.name} needs --{name}, such as --{name} 8.")
        abi = check_name("ABI", claim_options.get("abi", "sysv"), tuple(RED_ZONE))
        n, m = (number if number is None else parse_number(name, str(number), 1)
                for name, number in (("N", request.n), ("M", request.m)))
        entry = {"hash": request.families[0], "kind": kind.name, "n": n, "m": m,
                 "wipe": spelling(bool(request.get("wipe")))}
        if kind.is_fixed_message:
            shape = message_shape(request, request.hash or "")
            if shape.length is None and not shape.const:
                raise Rejected(f"{subject}the kind {kind.name} needs the length of the message, or "
                               "its constant words. Try --len 64.")
            entry |= {"hash": request.hash, "length": shape.length, "shape": shape.shape,
                      "const": shape.const, "prefix_block": shape.prefix}
        default_n = MAX_COUNTEREXAMPLE_BLOCKS if kind.has_rounds else None
        claim = replace(
            Claim.of_entry({**entry, "n": n or default_n}, abi),
            least=parse_number("LEAST", claim_options.get("least", "0")),
            assumed=parse_assumptions(claim_options.get("assume", ())),
            stack_bytes=parse_number("FRAME-LIMIT", claim_options.get("frame_limit", "65536")))
        effort = replace(EXPLAINING,
                         seconds=parse_number("TIME-LIMIT", claim_options.get("time_limit", "600"),
                                              1))
        return cls(claim_options["symbol"], claim, effort, n, claim_options.get("certificate", ""))


# Largest number of blocks that the search for a counterexample hashes by one call, if the claim has
# no n.
MAX_COUNTEREXAMPLE_BLOCKS = 16


def parse_assumptions(words: Sequence[str]) -> dict[str, bytes | None]:
    """Return the symbol -> assumed bytes for NAME=HEX, symbol -> None for NAME."""
    assumed: dict[str, bytes | None] = {}
    for word in words:
        name, equals, text = word.partition("=")
        try:
            assumed[name] = bytes.fromhex(text) if equals else None
        except ValueError:
            name = ""
        if not name or equals and not text.strip():
            raise Rejected(f"--assume {word} is neither NAME nor NAME=HEX, a symbol and its "
                           f"bytes in hexadecimal. Try --assume OPENSSL_ia32cap_P=00000000.")
    return assumed


MAX_CERTIFICATE_BYTES = 64 << 20


def read_certificate(path: Path) -> Any:
    """Return JSON data, which the prover checks; None without the file."""
    name = printable_path(path)
    if not path.exists():
        return None
    if path.stat().st_size > MAX_CERTIFICATE_BYTES:
        raise Rejected(f"{name} has more than {MAX_CERTIFICATE_BYTES} bytes, the limit of a "
                       "certificate. Leave --certificate out, and one is inferred.")
    try:
        data = jsons.loads(read_file(path))
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise Rejected(f"{name} is no certificate, a JSON object. Remove it, and one is written.")
    return data


def prove_unlisted(options: ClaimOptions, file: str, source: bool = False) -> dict[str, Any]:
    """Return the verdict on an ELF object or archive or, with `source`, an assembly file. Raise
    Rejected for another kind of file, NotAssembled, ObjectError."""
    path, name = Path(file), printable_path(file)
    certificate = read_certificate(Path(options.certificate)) if options.certificate else None
    data, facts = read_file(path), {"command": f"--object {name}"}
    if source:
        syntax = {".S": "gas", ".s": "gas", ".asm": "nasm"}.get(path.suffix)
        if syntax is None:
            raise Rejected(f"{name} is no source file of GAS (.S, .s) or NASM (.asm). For an "
                           f"object, try --object {name}.")
        assembly = toolchain.assemble_file(path, syntax, options.claim.abi)
        data, facts = assembly.object, facts_of_command(assembly)
    if data[:2] in READERS:
        raise Rejected(f"{name} is a {READERS[data[:2]][0]} object, and proofs are about ELF "
                       "objects. Prove the source file of nsms: its objects of other formats are "
                       "compared with the proved ELF code.")
    try:
        name_of_object, data = object_with(data, options.symbol,
                                           "the object" if source else name)
        result = prove_object(load(data, name_of_object, options.claim.assumed), options.symbol,
                              options.claim, options.effort, certificate=certificate)
        if options.certificate and certificate is None and result.proved:
            Path(options.certificate).write_text(jsons.dumps(result.certificate))
    except ObjectError as error:
        raise ObjectError(f"{name}: {error}" if source else str(error)) from None
    return {"name": f"{options.symbol} ({options.claim.abi})", "format": "elf64",
            **result.as_dict(), "file": name, "n": options.n, **facts}


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
