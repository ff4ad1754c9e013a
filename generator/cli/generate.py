"""Commands that write files: `gen`, `fresh`, `vendor` and `dist`; and `run`, which hashes
a file with a generated kernel."""

from __future__ import annotations

import json as jsons
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from ..files import TOP
from ..request.option_table import (
    Rejected,
    check_name,
    families_of,
    natural_n,
)
from ..request.requests import (
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


@click.command()
@add_variable_options
@value_option("syntax", "gas, nasm, both, att (GAS in AT&T syntax) or go (default: both, but gas "
                        "for kernels tuned for one processor; a FLAVOUR has its own).")
@value_option("prefix", "Start of every symbol.", default="nsms_")
@value_option("out", "Folder to write to.", default="generated")
@value_option("prove", "host: claims for ELF objects (default if an option is set). all: for every "
                       "format that this machine can assemble (default without options).",
              metavar="SCOPE", parameter="scope", type=click.Choice(["host", "all"]))
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
    if scope is not None and no_prove:
        raise Rejected(f"--no-prove and PROVE={scope} exclude each other. Leave one of them out.")
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
    """Return for each set of files with the same functions: paths below `out`, and symbols."""
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
        name: text for name in vendoring.VARIABLES
        if (text := options["language" if name == "FOR" else name.lower()])
        not in (None, vendoring.DEFAULTS.get(name))}
    if update is not None:
        if texts or dest is not None or replace_all is not None:
            raise Rejected(f"--update repeats the commands in {update}/{vendoring.NOTE}, so it "
                           f"takes no other option. Leave them out.")
        if not vendoring.recorded_commands(folder := Path(update)):
            raise Rejected(f"{update}/{vendoring.NOTE} has no command that could be repeated. Try "
                           f"nsms vendor --dest {update} with its options.")
        before = vendoring.vendored_files(folder)
        click.echo(vendoring.vendor(folder, None, progress=with_progress_bar).line)
        for line in vendoring.describe_changes(before, vendoring.vendored_files(folder)):
            click.echo(line)
        return
    if dest is None:
        raise Rejected("vendor needs a folder DEST to copy to. Try DEST=third_party/nsms.")
    result = vendoring.vendor(parse_folder(dest, "DEST"), vendoring.vendor_job(texts),
                              replace_all is not None, with_progress_bar)
    for name in result.removed:
        print_error(f"removed {name}")
    click.echo(result.line)
    if result.sizes:
        print_error(result.sizes)


@click.command()
@value_option("dest", "Folder to write the archive to.", default="build/dist")
def dist(dest: str) -> None:
    """Write the release archive of the C library, which is what `nsms vendor --for c --syntax both`
    writes. The library builds from it without Python and git.

    \b
    nsms dist --dest build/dist
    """
    from ..product.vendor import write_archive
    for path in write_archive(parse_folder(dest, "DEST"), with_progress_bar):
        click.echo(path)
