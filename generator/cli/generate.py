"""Commands that write files: `gen`, `fresh`, `vendor` and `dist`; and `run`, which hashes
a file with a generated kernel."""

from __future__ import annotations

import json as jsons
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..files import TOP
from ..request.option_table import (
    Rejected,
    check_name,
    families_of,
    is_accepted,
    natural_n,
    parse_values,
    with_remedy,
)
from ..request.requests import (
    MESSAGE_VARIABLES,
    Request,
    block_kernels,
    configs_of,
    parse_request,
    resolve_syntax,
)
from ..spec import hashes
from ..x86 import target as isas
from .parameters import (
    SYNTAXES,
    add_variable_options,
    flag_option,
    parse_folder,
    value_option,
)
from .progress import Failed, print_error, with_progress_bar

if TYPE_CHECKING:
    from ..product.vendor import VendorJob

SCOPES = ("host", "all")               # values of PROVE


@click.command()
@add_variable_options
@value_option("syntax", "gas, nasm, both, att (GAS in AT&T syntax) or go (default: both, but gas "
                        "for kernels tuned for one processor; a FLAVOUR has its own).")
@value_option("prefix", "Start of every symbol.", default="nsms_")
@value_option("out", "Folder to write to.", default="generated")
@value_option("prove", "host: claims for ELF objects (default if an option is set). all: for every "
                       "format that this machine can assemble (default without options).",
              metavar="SCOPE", parameter="scope")
@click.option("--no-prove", is_flag=True,
              help="Write without proof; the manifest and the files say so.")
@click.option("--json", is_flag=True, help="Print the manifest entries of the written kernels.")
@value_option("dump", "Print the output of compiler passes, a list of plan,select,order,allocate; "
                      "write no file.", metavar="STAGES", default="")
def gen(variables: dict[str, str], syntax: str | None, prefix: str, out: str, scope: str | None,
        no_prove: bool, json: bool, dump: str) -> None:
    """Write kernels: assembly, header and manifest.

    \b
    nsms gen --hash sha256 --isa avx2 --n 8 --out build/out
    nsms gen --hash sha256 --isa bmi2 --kind rounds --dump select,allocate
    """
    from ..product.claims import describe_proofs
    from ..product.toolchain import missing_assemblers
    from ..product.write import check_prefix, generate
    check_name("syntax", syntax or "both", SYNTAXES)
    if scope is not None:
        check_name("PROVE", scope, SCOPES)
        if no_prove:
            raise Rejected(
                f"--no-prove and PROVE={scope} exclude each other. Leave one of them out.")
    check_prefix(prefix)
    request = parse_request(variables)
    syntax = resolve_syntax(request, syntax, prefix)
    if request.downstream and Path(out).resolve() == TOP / "generated":
        raise Rejected(f"FLAVOUR={request.get('flavour')} does not belong to the committed set in "
                       f"{out}. Try OUT=build/out.")
    if dump:
        return print_pass_output(request, dump, prefix)
    entries = generate(configs_of(request), parse_folder(out, "OUT"), syntax, prefix,
                       with_progress_bar, not no_prove, lib="0" if variables else "1",
                       all_formats=scope == "all" or not (variables or scope))
    unproved = sum(not entry["proved"] for entry in entries)
    if unproved and not no_prove:
        missing = missing_assemblers(syntax or "both") or ["an assembler"]
        print_error(f"{' and '.join(missing)} {'are' if len(missing) > 1 else 'is'} missing here: "
                    f"{unproved} of {len(entries)} kernels are written with unproved files.")
    if json:
        click.echo(jsons.dumps(entries, indent=1))
    else:
        for line in describe_written_files(entries, out):
            click.echo(line)
        if not no_prove:
            click.echo(describe_proofs(entries))


def print_pass_output(request: Request, stages: str, prefix: str) -> None:
    from ..compile.build import dump_passes
    from ..compile.dump import STAGES
    names = stages.split(",")
    for name in names:
        check_name("stage", name, STAGES)
    kernels = [(config, kind) for config in configs_of(request) if not config.is_table
               for kind in config.kinds]
    if len({config.stem for config, _ in kernels}) != 1:
        raise Rejected(f"--dump shows the kernels of one file, and "
                       f"{len({c.stem for c, _ in kernels})} are requested. Try --hash sha256 "
                       f"--isa bmi2 --kind rounds.")
    for config, kind in kernels:
        for line in dump_passes(config, kind, names, prefix):
            click.echo(line)


def describe_written_files(entries: Sequence[dict[str, Any]], out: str) -> list[str]:
    """For each set of files with the same functions: paths below `out`, and symbols."""
    symbols_by_paths: dict[tuple[str, ...], list[str]] = {}
    for entry in entries:
        paths = tuple(f"{out}/{entry[s]}" for s in ("gas", "nasm", "att", "go", "c")
                      if entry.get(s))
        symbols_by_paths.setdefault(paths, []).append(entry["symbol"])
    return [f"{' '.join(paths)}: {' '.join(symbols)}"
            for paths, symbols in symbols_by_paths.items()]


@click.command()
@click.argument("file", metavar="FILE")
@add_variable_options
def run(file: str, variables: dict[str, str]) -> None:
    """Print the digest of FILE (- is standard input), which a generated kernel computes on this
    processor.

    \b
    nsms run FILE
    nsms run --isa avx2 --hash sha256 --n 8 FILE
    """
    from ..product.native_hash import native_digest, native_isa
    request = parse_request(variables)
    isa = isas.load(request.isa or native_isa(families_of(request.hash or "sha256")[0]))
    request = replace(request, isa=isa.name)
    name = request.hash or ("sha256" if isa.supports("sha256") else isa.engines[0])
    if request.kind not in (None, "blocks"):
        raise Rejected(f"KIND={request.kind} does not hash complete messages. Try --kind blocks.")
    default_n = 1 if isa.has_round_instructions else natural_n(hashes.find(name), isa)
    config = block_kernels(replace(request, hash=name, n=default_n if request.n is None
                                   else request.n))[0]
    message = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    click.echo(f"{native_digest(config, name, message).hex()}  {file}")


@click.command()
@value_option("out", "Folder to compare.", default="generated")
def fresh(out: str) -> None:
    """Generate the files again and compare every byte with the files in OUT.

    \b
    nsms fresh
    """
    from ..product.fresh import find_differences
    differences = find_differences(Path(out), with_progress_bar)
    for line in differences:
        click.echo(line)
    if differences:
        raise Failed(f"{out} is not what the generator writes: {len(differences)} differences. "
                     f"`make gen` writes it anew.")
    click.echo(f"{out} is fresh: the generator writes the same bytes")


@click.command()
@add_variable_options
@value_option("dest", "Folder to copy to.")
@value_option("syntax", "gas, nasm, both or att (default: gas; with FOR=go it is go).",
              default="gas")
@value_option("prefix", "Start of every symbol.", default="nsms_")
@value_option("lib", "Copy the library too: 1 with selected kernels (for the processors of UARCH, "
                     "if set), small with one or two kernels per hash, all with all kernels.")
@flag_option("single", "Write all kernels to one file, nsms_x86_64.S; with LIB.")
@value_option("for", "Copy the library as a package: c, cmake, meson, rust, python or go.",
              parameter="language")
@value_option("module", "Path of the Go module, with FOR=go (default: example.com/nsms/hashes).")
@flag_option("replace", "Begin anew: forget the earlier commands in DEST/VENDORED.md.",
             parameter="replace_all")
@value_option("update", "Repeat the commands in DEST/VENDORED.md and show what changes.",
              metavar="DEST")
def vendor(variables: dict[str, str], dest: str | None, replace_all: str | None,
           update: str | None, **options: str | None) -> None:
    """Copy the kernels that a program needs, or the library, into the program's source tree.
    Another command into the same folder adds to it.

    This command generates and assembles the kernels. A kernel is proved unless its code bytes equal
    those that the committed manifest lists as proved; `nsms prove` proves every kernel again.

    \b
    nsms vendor --dest third_party/sha --hash sha256 --isa avx2 --n 8
    nsms vendor --dest third_party/sha --hash sha256 --lib 1
    nsms vendor --dest third_party/sha --lib 1 --uarch zen3,goldencove --single
    nsms vendor --dest third_party/nsms-hashes --for rust
    nsms vendor --update third_party/nsms
    """
    from ..product import vendor as vendoring
    texts = {name.upper(): text for name, text in variables.items()} | {
        name: text for name, parameter in VENDOR_VARIABLES.items()
        if (text := options[parameter]) not in (None, VENDOR_DEFAULTS.get(name))}
    if update is not None:
        if texts or dest is not None or replace_all is not None:
            raise Rejected(f"--update repeats the commands in {update}/{vendoring.NOTE}, so it "
                           f"takes no other option. Leave them out.")
        return repeat_vendor_commands(Path(update))
    if dest is None:
        raise Rejected("vendor needs a folder DEST to copy to. Try DEST=third_party/nsms.")
    job = vendor_job(texts)

    def jobs_after(recorded: list[dict[str, str]]) -> list[vendoring.VendorJob]:
        return [*(recorded_job(dest, variables) for variables in recorded
                  if {**variables, "SINGLE": ""} != {**job.variables, "SINGLE": ""}), job]

    result = vendoring.vendor(parse_folder(dest, "DEST"), jobs_after, replace_all is not None,
                              with_progress_bar)
    for name in result.removed:
        print_error(f"removed {name}")
    click.echo(result.line)
    if result.sizes:
        print_error(result.sizes)


# variables of vendor beside those of a request, in the order of a command -> parameters
VENDOR_VARIABLES = {"SYNTAX": "syntax", "PREFIX": "prefix", "LIB": "lib", "SINGLE": "single",
                    "FOR": "language", "MODULE": "module"}
VENDOR_DEFAULTS = {"SYNTAX": "gas", "PREFIX": "nsms_"}
# FOR -> values of SYNTAX that its build reads
SYNTAXES_OF = {None: ("gas", "nasm", "both", "att"), "go": ("gas", "go"), "python": ("gas", "att")}


def copies_library(texts: Mapping[str, str]) -> bool:
    return "FOR" in texts or texts.get("LIB", "0") != "0"


# As configs.RULES, of a command of vendor: its variables, with defaults, and its request.
VENDOR_RULES: tuple[tuple[str, str, Callable[[Mapping[str, str], Request], bool]], ...] = (
    ("FLAVOUR", "the source tree of a downstream project, where gen writes",
     lambda t, r: r.downstream is None),
    ("LIB", "kernels alone: a package is around the library",
     lambda t, r: "FOR" not in t or t.get("LIB") != "0"),
    ("LIB", "packages built by a C compiler",
     lambda t, r: t.get("FOR") != "go" or t.get("LIB", "1") == "1"),
    ("SYNTAX", "other builds: go's reads gas and go, python's gas and att, C compilers both too",
     lambda t, r: t["SYNTAX"] in SYNTAXES_OF.get(t.get("FOR"), ("gas", "att", "both"))),
    ("HASH", "the C library: packages have SHA-1 and SHA-2, that of go SHA-2 alone", lambda t, r: (
        "FOR" not in t or r.hash not in ("sm3", "sha1" if t["FOR"] == "go" else "sm3"))),
    *((name.upper(), "kernels and the C library: packages hash messages of any length",
       lambda t, r, name=name: "FOR" not in t or r.get(name) is None)  # type: ignore[misc]
      for name in ("kind", "lens", *MESSAGE_VARIABLES)),
    ("MODULE", "FOR=go", lambda t, r: "MODULE" not in t or t.get("FOR") == "go"),
    ("KIND", "kernels alone: the library needs kernels of KIND=blocks",
     lambda t, r: not copies_library(t) or r.kind not in ("schedule", "rounds")),
    *((name.upper(), "a library: without one, only kernels that are named are copied",
       lambda t, r, name=name: (  # type: ignore[misc]
           copies_library(t) or r.get(name) is not None)) for name in ("hash", "isa")),
    ("SINGLE", "a library in three files for GAS: with LIB, without FOR and SYNTAX",
     lambda t, r: "SINGLE" not in t or (
         t.get("LIB", "0") != "0" and "FOR" not in t and t["SYNTAX"] == "gas")))


def check_vendor_options(texts: Mapping[str, str]) -> Request:
    """The request in the variables of `vendor`, but for UARCH. Raise Rejected, without a remedy,
    for the first rule that they break."""
    from ..product.packages import LANGUAGES, MODULE, check_module_path
    from ..product.write import check_prefix
    texts = {**VENDOR_DEFAULTS, **texts}
    for name, valid_names in (("LIB", ("0", "1", "small", "all")), ("SYNTAX", SYNTAXES),
                              ("FOR", tuple(LANGUAGES))):
        if name in texts:
            check_name(name, texts[name], valid_names)
    check_prefix(texts["PREFIX"])
    check_module_path(texts.get("MODULE", MODULE))
    # UARCH names one microarchitecture of a kernel, or the processors that a library is for.
    request = parse_request({name.lower(): text for name, text in texts.items()
                             if name not in VENDOR_VARIABLES and name != "UARCH"})
    for name, purpose, fits in VENDOR_RULES:
        if not fits(texts, request):
            setting = f"{name}={texts[name]}" if name in texts else f"no {name}"
            raise Rejected(f"vendor cannot have {setting}, which is for {purpose}.", name)
    return request


def find_vendor_remedy(texts: Mapping[str, str], variable: str) -> str:
    """Sentence with a change of the variables that is accepted."""
    for name, value in ((variable, None), ("LIB", "1"), *((name, None) for name in texts)):
        changed = {key: text for key, text in texts.items() if key != name}
        if is_accepted(check_vendor_options, changed | ({name: value} if value else {})):
            return f"Try {name}={value}." if value else f"Leave {name} out."
    return "`nsms vendor --help` has examples."


def vendor_job(texts: Mapping[str, str]) -> VendorJob:
    """The job of variables without DEST and defaults. Raise Rejected if they do not fit together.
    """
    from ..product import packages, preference
    from ..product.vendor import VendorJob
    request = with_remedy(lambda: check_vendor_options(texts),
                          lambda variable: find_vendor_remedy(texts, variable))
    language, uarch = texts.get("FOR"), texts.get("UARCH")
    default_lib = "0" if language is None else "1"
    lib = texts.get("LIB", default_lib)
    if lib == "0":
        options = parse_values({} if uarch is None else {"uarch": uarch})
        if request.first_named("kind", "lens", *MESSAGE_VARIABLES) is None:
            request = replace(request, kind="blocks")
        configs = configs_of(request.with_values(**options))
    else:
        # Only the C library's functions for one message use kernels of a fixed length. Packages of
        # other languages do not call these functions, so they get no such kernels.
        takes_fixed_lengths = language is None or packages.LANGUAGES[language].folder == "c"
        configs = [config for config in preference.candidate_configs(request, lib)
                   if takes_fixed_lengths or not (config.kind == "fixed" and not config.m)]
    omitted = {"LIB": default_lib, "MODULE": packages.MODULE}
    return VendorJob({name: text for name, text in texts.items() if omitted.get(name) != text},
                     configs, texts.get("SYNTAX", "gas"), texts.get("PREFIX", "nsms_"), lib,
                     preference.parse_processors(uarch) if lib != "0" else None, language,
                     texts.get("MODULE", packages.MODULE), "SINGLE" in texts)


def recorded_job(dest: str, texts: Mapping[str, str]) -> VendorJob:
    """The job of a command in VENDORED.md."""
    try:
        return vendor_job(texts)
    except Rejected as error:
        raise Rejected(f"{dest}/VENDORED.md names a command that this version rejects: {error} "
                       f"Vendor anew with --replace.") from None


def repeat_vendor_commands(dest: Path) -> None:
    from ..product import vendor as vendoring
    if not vendoring.recorded_commands(dest):
        raise Rejected(f"{dest}/{vendoring.NOTE} has no command that could be repeated. Try nsms "
                       f"vendor --dest {dest} with its options.")
    before = vendoring.vendored_files(dest)
    result = vendoring.vendor(dest, lambda recorded: [recorded_job(str(dest), texts)
                                                      for texts in recorded],
                              progress=with_progress_bar)
    click.echo(result.line)
    for line in vendoring.describe_changes(before, vendoring.vendored_files(dest)):
        click.echo(line)


@click.command()
@value_option("dest", "Folder to write the archive to.", default="build/dist")
def dist(dest: str) -> None:
    """Write the release archive of the C library. The library builds from it without Python and
    git. The same input gives the same bytes.

    \b
    nsms dist --dest build/dist
    """
    from ..product.vendor import write_archive
    for path in write_archive(parse_folder(dest, "DEST")):
        click.echo(path)
