"""Commands that describe: `list`, the values that each option of a request can have, the default
first; and `doctor`, this machine, as a bug report needs it."""


import json as jsons
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import click

from .. import __version__
from ..files import data_folder
from ..request.option_table import (
    OptionValue,
    check_name,
    natural_n,
    option_named,
    spelling,
    valid_m,
    valid_n,
)
from ..request.requests import MULTI_KINDS, Request, allowed_options, configs_of, parse_request
from ..spec import hashes
from ..x86 import flavour
from ..x86 import target as isas
from .parameters import SELECTION_HELP, variable_options


@click.command("list")
@variable_options({**SELECTION_HELP,
                   "kind": "blocks, multi, pairs or iterations (default: blocks, or multi with "
                           "--m).",
                   "m": "Only kernels that hash this number of messages at once."})
@click.option("--json", is_flag=True, help="Print JSON.")
def list_values(variables: dict[str, str], json: bool) -> None:
    """List the values of each option, the default first. If only some n allow a value, these n
    follow it, as in `split (N=2-8 16)`.

    \b
    nsms list --isa avx2
    nsms list --hash sha256 --isa avx2 --n 8
    nsms list --kind multi --m 16
    """
    request = parse_request(variables)
    kind = check_name("KIND", request.kind or ("blocks" if request.m is None else "multi"),
                      ("blocks", *MULTI_KINDS))
    request = replace(request, kind=kind)
    configs_of(request)  # raises Rejected if there is none
    families = hashes.names() if request.hash is None else request.families
    records = [record for isa in request.isas for family in families
               if (record := make_record(replace(request, hash=family, isa=isa)))]
    if json:
        click.echo(jsons.dumps(records, indent=1))
        return
    families_by_lines: dict[tuple[str, ...], list[str]] = {}
    for record in records:
        families_by_lines.setdefault((record["isa"], *describe_record(record, kind)),
                                     []).append(record["hash"])
    for (isa, *lines), names in families_by_lines.items():
        click.echo("\n".join([f"ISA={isa}  HASH={' '.join(names)}", *lines]))


def make_record(request: Request) -> dict[str, Any] | None:
    """Return what `--json` prints of the kernels of one hash, ISA and kind: "hash", "isa", "n" or
    "m", and the spellings of each option's values; None if there is none."""
    hash, isa, kind = (hashes.load(request.hash or ""), isas.load(request.isa or ""),
                       request.kind or "")
    is_multi = kind in MULTI_KINDS
    variable = "m" if is_multi else "n"
    numbers = valid_m(hash, isa, kind) if is_multi else valid_n(hash, isa)
    if (number := request.get(variable)) is not None:
        numbers = [number] if number in numbers else []
    if not numbers:
        return None
    record = {"hash": hash.NAME, "isa": isa.name, variable: numbers}
    options = allowed_options(request)
    if is_multi:
        if len(options.get("mix", ())) > 1:  # then the options that exist only with MIX
            options |= {name: values for name, values in
                        allowed_options(request.with_values(mix=1, m=None)).items()
                        if name not in options}
        return record | {name: spellings_of(values) for name, values in options.items()}
    flavours = [name for name in flavour.names() if flavour.load(name).kind == "blocks"
                and any((kernel.hash, kernel.isa) == (hash.NAME, isa.name)
                        for kernel in flavour.load(name).kernels)]
    return {**record, "natural_n": natural_n(hash, isa), "m": valid_m(hash, isa),
            **{name: spellings_of(values) for name, values in options.items()},
            "flavour": [flavour.PLAIN, *flavours],
            **{name: spellings_of(option_named(name).values(isa)) for name in ("upper", "frame")}}


def spellings_of(values: Iterable[OptionValue]) -> list[str]:
    return [spelling(value) for value in values]


def describe_record(record: dict[str, Any], kind: str) -> list[str]:
    """Return a line for N or M and for each option. If only some n allow a value, these n follow
    it."""
    hash, isa, numbers = hashes.load(record["hash"]), isas.load(record["isa"]), record.get("n", ())
    texts = {name: ", ".join(values) for name, values in record.items()
             if isinstance(values, list) and name not in ("n", "m")}
    if kind in MULTI_KINDS:
        texts = {"m": number_ranges(record["m"])} | {
            name: text + (" (with MIX)" if option_named(name).multi_message_use == "mix" else "")
            for name, text in texts.items()}
    else:
        allowed = {n: allowed_options(Request(hash.NAME, isa.name, kind=kind, n=n))
                   for n in numbers}
        for name in texts.keys() - {"flavour", "upper", "frame"}:
            by_n = {n: spellings_of(values.get(name, ())) for n, values in allowed.items()}
            n_by_value = {text: [n for n in numbers if text in by_n[n]] for text in record[name]}
            texts[name] = ", ".join(
                text if valid == numbers else f"{text} (N={number_ranges(valid)})"
                for text, valid in n_by_value.items())
        pairs = valid_m(hash, isa, "pairs")
        kinds = ("multi and pairs" if pairs == record["m"] else
                 f"multi; {number_ranges(pairs)} for pairs" if pairs else "multi")
        texts = {"n": number_ranges(numbers),
                 **({"m": f"{number_ranges(record['m'])} (KIND={kinds})"} if record["m"] else {}),
                 **texts}
    return [f"  {name.upper():9} {text}" for name, text in texts.items() if text]


def number_ranges(numbers: Sequence[int]) -> str:
    """Return numbers as 1-4 8."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


PROBE = "sha256_x64_n1"  # the committed file that each assembler is tried on


@click.command()
@click.option("--json", is_flag=True, help="Print the facts as JSON.")
def doctor(json: bool) -> None:
    """Describe this machine: processor, features, compilers, assemblers and whether they make the
    proved bytes, and the kernels that the library takes here.

    \b
    nsms doctor
    nsms doctor --json
    """
    facts = {"nsms": f"{__version__}, Python {sys.version.split()[0]}, {os.uname().sysname} "
                     f"{os.uname().release}", **describe_processor(), **describe_assemblers(),
             **describe_library()}
    width = max(map(len, facts))
    click.echo(jsons.dumps(facts, indent=1) if json else
               "\n".join(f"{name:{width}}  {fact}" for name, fact in facts.items()))


def describe_processor() -> dict[str, str]:
    from ..lab.measure.host import describe_machine
    from ..product.library import FEATURES
    from ..x86.uarch.processors import identify_core, missing_features
    available = [name for name in FEATURES if not missing_features([name])]
    return {"processor": describe_machine()["machine"],
            "figures of": identify_core().name or "no measured processor",
            "features": " ".join(available) or "none that a kernel needs"}


def describe_assemblers() -> dict[str, str]:
    """Return each assembler here, and whether its code of one committed file is among the proofs.
    """
    from ..check.contents import ObjectError
    from ..product.manifest import read_manifest
    from ..product.proofs import read_proofs
    from ..product.prove import key_of_object
    from ..product.toolchain import NotProved, assemble_file, assembler_command, assembler_version
    folder = data_folder("generated")
    entries = [e for e in read_manifest(folder / "manifest.json")
               if e["gas"] == f"gas/{PROBE}.S"]
    proofs, facts = read_proofs(folder), {}
    for syntax in ("gas", "nasm"):
        name = f"assembler for {syntax}"
        if assembler_command(syntax) is None:
            facts[name] = "none"
            continue
        try:
            object = assemble_file(folder / entries[0][syntax], syntax).object
            keys = [key_of_object(object, e["symbol"], e, "sysv",
                                  [other["symbol"] for other in entries]) for e in entries]
            state = ("makes the proved bytes" if proofs.keys() >= {*keys} else
                     "makes other bytes than those that were proved")
        except (IndexError, OSError, ObjectError, NotProved) as error:
            state = f"fails: {error}"
        facts[name] = f"{' '.join(assembler_version(syntax))}, {state}"
    return facts


def describe_library() -> dict[str, str]:
    """Return the kernels of LIB=1 for a message of 64 bytes, 1 KB and 8 KB, and for 64 messages."""
    from ..product import preference
    from ..product.manifest import read_manifest
    from ..spec import hashes
    from ..x86.uarch.processors import identify_core, missing_features
    entries: list[Any] = read_manifest(data_folder("generated") / "manifest.json")
    core, facts = identify_core(), {}
    for family in ("sha1", "sha256", "sha512"):
        kernels = preference.select_kernels(family, entries, "1", "nsms_")
        single = [k for k, e in kernels.single.items() if not missing_features(e["features"])]
        multi = [k for k, f in kernels.multi.items()
                 if f["symbol"] and not missing_features(f["symbol"]["features"])]
        preferred = [next(iter(preference.order(family, core, call_class, single)), "portable C")
                     for call_class in (0, 2, 3)]
        many = min(multi, key=lambda k: preference.cost(family, core, k) / preference.messages(k),
                   default="one by one")
        title = f"{hashes.load(family).NAME} 64 B, 1 KB, 8 KB, x64"
        facts[title] = ", ".join([*preferred, many])
    return facts
