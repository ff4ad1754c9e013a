"""The manifest, manifest.json in a folder of generated files: one entry for each function or table.

Input: a manifest's path, or entries. Output: entries. The fields of entries are checked when a
manifest is read.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import NoneType
from typing import Any

from .. import __version__
from ..files import data_folder
from ..request.parse import Rejected
from ..spec import hashes
from ..spec.kinds import KINDS, function_of_entry

Entry = dict[str, Any]
SYNTAXES = ("gas", "nasm", "att", "go")  # SYNTAX=both means the first two

# Fields that every entry of schema 1 has, with their types. Other fields are optional.
MANIFEST_FIELDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("symbol", "kind", "hash", "signature", "command"), (str,)), "proved": (bool,),
    **dict.fromkeys(("isa", "gas", "nasm"), (str, NoneType)), "features": (list, NoneType),
    **dict.fromkeys(("n", "instructions", "bytes", "stack_bytes"), (int, NoneType))}


def read_manifest(path: Path) -> list[Entry]:
    """Return the entries of a manifest; an empty list if there is no such file.

    Raise Rejected if the file is no manifest of schema 1. Raise Rejected also if an entry names an
    unknown kind or hash, lacks a field of MANIFEST_FIELDS, or has a value of another type in it.
    """
    if not path.is_file():
        return []
    try:
        data = json.loads(path.read_text(encoding="ascii"))
        kernels: list[Entry] = [dict(entry) for entry in data["kernels"]]
        schema = data["schema"]
    except (OSError, ValueError, KeyError, TypeError):
        raise Rejected(f"{path} is no manifest of this program. Move it away, or choose another "
                       f"OUT.") from None
    if schema != 1:
        raise Rejected(f"{path} is of schema {schema}, this version writes schema 1. Choose "
                       f"another OUT.")
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
    """Return the text of manifest.json with the entries."""
    return json.dumps({"schema": 1, "generator": __version__, "kernels": entries}, indent=1) + "\n"


def committed_entries() -> list[Entry]:
    """Return the entries of the committed manifest, generated/manifest.json; [] if it is missing.
    """
    return read_manifest(data_folder("generated") / "manifest.json")


def merge_entries(old: Sequence[Entry], new: Sequence[Entry]) -> list[Entry]:
    """Return all new entries, and the old entries that share no symbol and no file with a new
    entry. They are sorted by hash, ISA, n and symbol."""
    symbols = {e["symbol"] for e in new}
    files = {e[s] for e in new for s in SYNTAXES if e[s]}
    unchanged = [e for e in old if e["symbol"] not in symbols and not {e.get(s) for s in SYNTAXES}
                 & files]
    return sorted([*unchanged, *new], key=lambda e: (e["hash"], e["isa"] or "", e["n"] or 0,
                                                     e["symbol"]))


def prototypes(kernels: Iterable[Entry]) -> list[tuple[str, list[str]]]:
    """Return (C declaration, comment lines) of each manifest entry, for emit.print_header."""
    return [(e["signature"], [describe_entry(e)]) for e in kernels]


def describe_entry(e: Entry) -> str:
    """Return the comment line for the declaration of a manifest entry's function or table: what it
    computes and, for a function, the processor features that it needs."""
    f = function_of_entry(e)
    needs = (", ".join(e["features"]) if e["features"] else "nothing beyond x86-64"
             if e["features"] == [] else e["isa"])
    return f"{f.brief}; needs {needs}" if f.parameters else f.brief
