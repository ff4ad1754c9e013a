"""What is known of microarchitectures, as data: for now, orders of instructions that a search found on one.

One JSON file per microarchitecture, written by tune.py: {"schema": 1, "about": where it was found, "kernels": {name:
{"regions": {region: {"text": hash of the region before it is ordered, "keys": a sort key per instruction}}, "machine",
"date", "seconds", "before" and "after" in cycles per byte, "command"}}}. The name is a file's stem and a kind. Keys fit only the
region that they were found for; the hash tells.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent


def names() -> list[str]:
    """The tuned microarchitectures: the files of this folder."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def load(name: str) -> dict[str, Any]:
    """The file of a microarchitecture; an empty one if there is none."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return {"schema": 1, "about": "", "kernels": {}}
    data: dict[str, Any] = json.loads(path.read_text(encoding="ascii"))
    return data


def regions(name: str, kernel: str) -> dict[str, dict[str, Any]]:
    """What was found for the regions of a kernel; nothing if it was not searched."""
    found: dict[str, dict[str, Any]] = load(name)["kernels"].get(kernel, {}).get("regions", {})
    return found
