"""The manifest, manifest.json in a folder of generated files: one entry for each function or table;
and where the files come from: version and digest of the generator, and addresses (project.toml)."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from types import NoneType
from typing import Any

from .. import __version__
from ..files import PACKAGE, data_folder
from ..request.option_table import Rejected
from ..spec import hashes
from ..spec.descriptions import brief
from ..spec.kinds import KINDS, function_of_entry

# endings of the files that the source digest covers
SUFFIXES = (".py", ".toml", ".json", ".j2", ".S", ".typed")


@cache
def source_digest() -> str:
    """Return SHA-256 of the paths and bytes of the generator's code, data and templates."""
    digest = hashlib.sha256()
    templates, *others = map(data_folder, ("templates", "generated", "ctests"))
    for name, top in (("generator", PACKAGE), ("templates", templates)):
        paths = {path.relative_to(top).as_posix(): path for path in top.rglob("*")
                 if path.suffix in SUFFIXES and path.is_file()
                 and not any(map(path.is_relative_to, {templates, *others} - {top}))}
        for relative, path in sorted(paths.items()):
            digest.update(f"{name}/{relative}\0".encode()
                          + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def project_addresses() -> dict[str, str]:
    """Return the addresses that project.toml states, "" for what it leaves open."""
    return tomllib.loads((PACKAGE / "project.toml").read_text(encoding="utf-8"))


def origin_facts() -> dict[str, str]:
    """Return version, source digest and addresses, as templates name them."""
    return {"version": __version__, "source_sha256": source_digest(), **project_addresses()}


Entry = dict[str, Any]
SYNTAXES = ("gas", "nasm", "att", "go")  # SYNTAX=both means the first two

SCHEMA = 2
# Fields that every entry has, with their types. Other fields are optional.
MANIFEST_FIELDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("symbol", "kind", "hash", "signature", "command"), (str,)), "proved": (bool,),
    **dict.fromkeys(("isa", "gas", "nasm"), (str, NoneType)), "features": (list, NoneType),
    **dict.fromkeys(("n", "instructions", "bytes", "stack_bytes"), (int, NoneType))}


def read_manifest(path: Path) -> list[Entry]:
    """Return the entries; [] without the file. Raise Rejected if it is not valid."""
    if not path.is_file():
        return []
    try:
        data = json.loads(path.read_text(encoding="ascii"))
        kernels: list[Entry] = [dict(entry) for entry in data["kernels"]]
        schema = data["schema"]
    except (OSError, ValueError, KeyError, TypeError):
        raise Rejected(f"{path} is no manifest of this program. Move it away, or choose another "
                       f"OUT.") from None
    if schema != SCHEMA:
        raise Rejected(f"{path} is of schema {schema}, this version writes schema {SCHEMA}. Move "
                       f"it away, or choose another OUT.")
    valid_names = {"kind": [*KINDS], "hash": hashes.variants()}
    for entry in kernels:
        invalid_fields = [name for name, types in MANIFEST_FIELDS.items()
                          if not isinstance(entry.get(name, ...), types)
                          or name in valid_names and entry[name] not in valid_names[name]]
        if invalid_fields:
            raise Rejected(f"{path}: the entry of {entry.get('symbol', 'a kernel without symbol')} "
                           f"has no valid {', '.join(invalid_fields)}. Move the file away, and "
                           f"`make gen` writes a new one.")
    return kernels


def manifest_text(entries: Sequence[Entry]) -> str:
    data = {"schema": SCHEMA, "generator": __version__, "kernels": entries}
    return json.dumps(data, indent=1) + "\n"


def committed_entries() -> list[Entry]:
    """Return the entries of generated/manifest.json; [] if it is missing."""
    return read_manifest(data_folder("generated") / "manifest.json")


def merge_entries(old: Sequence[Entry], new: Sequence[Entry]) -> list[Entry]:
    """Return the new entries, and old ones that share no symbol and no file with them, sorted."""
    symbols = {e["symbol"] for e in new}
    files = {e[s] for e in new for s in SYNTAXES if e[s]}
    unchanged = [e for e in old if e["symbol"] not in symbols and not {e.get(s) for s in SYNTAXES}
                 & files]
    return sorted([*unchanged, *new], key=lambda e: (e["hash"], e["isa"] or "", e["n"] or 0,
                                                     e["symbol"]))


def prototypes(kernels: Iterable[Entry]) -> list[tuple[str, list[str]]]:
    """Return (C declaration, comment lines) of each entry, for emit.print_header."""
    return [(e["signature"], [describe_entry(e)]) for e in kernels]


def describe_entry(e: Entry) -> str:
    f = function_of_entry(e)
    needs = (", ".join(e["features"]) if e["features"] else "nothing beyond x86-64"
             if e["features"] == [] else e["isa"])
    return f"{brief(f)}; needs {needs}" if f.parameters else brief(f)
