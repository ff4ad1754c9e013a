"""Command `doctor`: what a bug report contains about this machine."""

import json as jsons
import os
import sys
from typing import Any

import click

from .. import __version__
from ..files import data_folder

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
    from ..product.cpuid import FEATURES
    from ..x86.uarch.processors import identify_core, missing_features
    available = [name for name in FEATURES if not missing_features([name])]
    return {"processor": describe_machine()["machine"],
            "figures of": identify_core().name or "no measured processor",
            "features": " ".join(available) or "none that a kernel needs"}


def describe_assemblers() -> dict[str, str]:
    """Each assembler here, and whether its code of one committed file is among the proofs."""
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
    """The kernels of LIB=1 for a message of 64 bytes, 1 KB and 8 KB, and for 64 messages."""
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
