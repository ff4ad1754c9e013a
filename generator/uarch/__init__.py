"""What searches found on microarchitectures, as data: choices for kernels, and orders of their instructions.

One JSON file per microarchitecture, written by tune.py: {"schema": 3, "about": where it was found, "kernels": {name:
{"hash", "isa", "n", "choices": those that are not the default, "regions": {region: hash of its text before it is
ordered}, "machine", "date", "seconds" that were searched, "tried": {choice: time over that of the best}, "before" and
"after": cycles per byte of the default kernel and of this one, "command"}}, "orders": {hash: a sort key per
instruction}}. A kernel's name is its file's stem and a kind. Keys fit only the text that they were found for, and serve
every kernel that has it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent
SCHEMA = 3
FIELDS: dict[str, Any] = {"hash": str, "isa": str, "n": int, "choices": dict, "regions": dict, "before": (int, float),
                          "after": (int, float)}


def names() -> list[str]:
    """The tuned microarchitectures: the files of this folder."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def empty() -> dict[str, Any]:
    return {"schema": SCHEMA, "about": "", "kernels": {}, "orders": {}}


def whole(data: Any) -> bool:
    """Whether the data are what the module's text says, as far as a build relies on it."""
    return (isinstance(data, dict) and isinstance(data.get("kernels"), dict) and isinstance(data.get("orders"), dict)
            and all(isinstance(entry, dict) and all(isinstance(entry.get(name), kind) for name, kind in FIELDS.items())
                    for entry in data["kernels"].values())
            and all(isinstance(keys, list) and all(isinstance(key, int | float) for key in keys)
                    for keys in data["orders"].values()))


@cache
def read(name: str) -> dict[str, Any] | None:
    """The file of a microarchitecture; None where it is of another version or damaged, which is told."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return empty()
    try:
        data = json.loads(path.read_text(encoding="ascii"))
    except ValueError:
        data = None
    version = data.get("schema") if isinstance(data, dict) else None
    if version == SCHEMA and whole(data):
        return {"about": "", **data}
    wrong = "is damaged" if version in (SCHEMA, None) else f"is of version {version}, and this program reads {SCHEMA}"
    print(f"nsms: {path.name} {wrong}: generic choices and orders are taken. `nsms tune` writes a new one.", file=sys.stderr)
    return None


def load(name: str) -> dict[str, Any]:
    """The file of a microarchitecture; an empty one if there is none that can be read."""
    return read(name) or empty()


def save(name: str, data: dict[str, Any]) -> None:
    """Writes the file of a microarchitecture, aside and renamed; an entry or an order on each line."""
    def table(entries: dict[str, Any]) -> str:
        return ",\n".join(f'{json.dumps(k)}: {json.dumps(v, separators=(",", ":"))}' for k, v in entries.items())

    path = FOLDER / f"{name}.json"
    aside = path.with_suffix(f".{os.getpid()}")
    aside.write_text(f'{{"schema": {SCHEMA}, "about": {json.dumps(data["about"])}, "kernels": {{\n{table(data["kernels"])}\n}}, '
                     f'"orders": {{\n{table(data["orders"])}\n}}}}\n', encoding="ascii")
    aside.replace(path)
    read.cache_clear()


def kernels(name: str) -> dict[str, dict[str, Any]]:
    """The kernels that were searched on a microarchitecture."""
    found: dict[str, dict[str, Any]] = load(name)["kernels"]
    return found


def keys(name: str, text: str) -> list[float] | None:
    """The keys found for a region by its text's hash; None if none were."""
    found: list[float] | None = load(name)["orders"].get(text)
    return found


def choices(name: str, hash: str, isa: str, n: int, asked: Mapping[str, str], standard: Mapping[str, str]
            ) -> dict[str, str] | None:
    """The choices of the fastest kernel found for a hash on an ISA at one n, among those that have what was `asked`;
    None if there is none. `standard`: the default of each choice."""
    found = [entry for entry in kernels(name).values() if (entry["hash"], entry["isa"], entry["n"]) == (hash, isa, n)
             and all(entry["choices"].get(c, standard.get(c)) == value for c, value in asked.items())]
    return dict(min(found, key=lambda entry: float(entry["after"]))["choices"]) if found else None
