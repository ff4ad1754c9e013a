"""What is known of microarchitectures, as data: for now, orders of instructions that a search found on one.

One JSON file per microarchitecture, written by tune.py: {"schema": 2, "about": where it was found, "kernels": {name:
{"regions": {region: hash of its text before it is ordered}, "machine", "date", "seconds", "before" and "after" in cycles
per byte, "command"}}, "orders": {hash: a sort key per instruction}}. A kernel's name is its file's stem and a kind. Keys fit
only the text that they were found for, and serve every kernel that has it.
"""

from __future__ import annotations

import json
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent
SCHEMA = 2


def names() -> list[str]:
    """The tuned microarchitectures: the files of this folder."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def empty() -> dict[str, Any]:
    return {"schema": SCHEMA, "about": "", "kernels": {}, "orders": {}}


@cache
def load(name: str) -> dict[str, Any]:
    """The file of a microarchitecture; an empty one if there is none, or if it is of another version or damaged, which
    is told."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return empty()
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="ascii"))
        told = data.get("schema")
        if told == SCHEMA and {"about", "kernels", "orders"} <= set(data):
            return data
    except (ValueError, AttributeError):
        told = "unknown"
    print(f"nsms: {path.name} is of version {told}, and this program reads version {SCHEMA}: the generic orders are taken. "
          f"`nsms tune` writes a new one.", file=sys.stderr)
    return empty()


def save(name: str, data: dict[str, Any]) -> None:
    """Writes the file of a microarchitecture, aside and renamed; an entry or an order on each line."""
    def table(entries: dict[str, Any]) -> str:
        return ",\n".join(f'{json.dumps(k)}: {json.dumps(v, separators=(",", ":"))}' for k, v in entries.items())

    path = FOLDER / f"{name}.json"
    aside = path.with_suffix(f".{os.getpid()}")
    aside.write_text(f'{{"schema": {SCHEMA}, "about": {json.dumps(data["about"])}, "kernels": {{\n{table(data["kernels"])}\n}}, '
                     f'"orders": {{\n{table(data["orders"])}\n}}}}\n', encoding="ascii")
    aside.replace(path)
    load.cache_clear()


def kernels(name: str) -> dict[str, dict[str, Any]]:
    """The kernels that were searched on a microarchitecture."""
    found: dict[str, dict[str, Any]] = load(name)["kernels"]
    return found


def keys(name: str, text: str) -> list[int] | None:
    """The keys found for a region by its text's hash; None if none were."""
    found: list[int] | None = load(name)["orders"].get(text)
    return found
