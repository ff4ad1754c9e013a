"""Measured speed of kernels: x86/uarch/measured/CORE.json, one file for each measured processor.
{"schema": 2, "processor", "machine", "date", "commands", "sizes": message bytes, "kernels" and
"peers": {hash: {name: [core cycles per byte at each size, or null]}}}; kernels are named as in
product/preference.py. A figure of a multi-message kernel is for as many as it hashes at once."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .. import files
from ..files import PACKAGE
from ..product import preference
from ..request.option_table import Rejected

FOLDER = PACKAGE / "x86" / "uarch" / "measured"
SCHEMA, SIZES = 2, preference.CLASS_BYTES
TABLES = "kernels", "peers"
MEASURE = (f"nsms bench --sizes {','.join(map(str, SIZES))} --json > bench.json; nsms measured "
           "bench.json")

CyclesBySize = tuple[float | None, ...]  # core cycles per byte at each of SIZES; None: unknown


def names() -> list[str]:
    """Return the names of the measured cores."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    """Return the content of a core's file; raise Rejected if it is not of this schema."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="ascii"))
    if (data["schema"], data["sizes"]) != (SCHEMA, list(SIZES)):
        raise Rejected(f"{path.name} is not of schema {SCHEMA}. Take it from git again, or measure "
                       f"anew: {MEASURE}")
    return data


def load(name: str, key: str = "kernels") -> Mapping[str, Mapping[str, CyclesBySize]]:
    """Hash -> kernel (key "peers": peer) -> cycles of a core; empty if it was not measured."""
    path = FOLDER / f"{name}.json"
    return {hash: {kernel: tuple(cycles) for kernel, cycles in table.items()}
            for hash, table in read(path)[key].items()} if path.is_file() else {}


def save(data: Mapping[str, Any]) -> Path:
    """Write a core's file atomically, one kernel a line; return its path."""
    def lines(table: Mapping[str, Any]) -> str:
        return ",\n".join(f"   {json.dumps(kernel)}: {json.dumps(table[kernel])}"
                          for kernel in sorted(table))

    def hashes(tables: Mapping[str, Any]) -> str:
        return ",\n".join(f"  {json.dumps(hash)}: {{\n{lines(table)}}}"
                          for hash, table in sorted(tables.items()))

    text = ",\n".join(f" {json.dumps(key)}: " + (f"{{\n{hashes(value)}}}" if key in TABLES
                                                else json.dumps(value))
                      for key, value in data.items())
    path = FOLDER / f"{data['processor']}.json"
    files.write_file(path, f"{{\n{text}\n}}\n")
    return path


def measured_figures(bench: Mapping[str, Any]) -> Iterator[tuple[str, str, str, int, float]]:
    """Yield (table, hash, name, index into SIZES, cycles per byte) of the figures of `nsms bench
    --json` or `hashes-test --measure`: independent messages, or as many as a kernel hashes at once.
    """
    version = re.match(r"OpenSSL (\d+\.\d+)", bench.get("openssl", ""))
    for row in bench["results"]:
        count, _, size = row["mode"].partition(" of ")
        size = int(size) if size.isdecimal() else row["size"]
        key, expected_count, name = "peers", "independent", row["name"]
        if row.get("ours", True):
            kernel = re.fullmatch(r"(?:nsms_)?(\w+?)_(?:blocks_|multi_)?(\w+)", row["name"])
            key, name = "kernels", kernel[2] if kernel else ""
            if message_count := re.search(r"_m(\d+)(?!\d)", name):
                expected_count = message_count[1]
        elif name == "hashlib":
            continue  # mostly the time of a call from Python
        elif version and name.startswith("openssl-"):
            name = name.replace("openssl", f"openssl{version[1]}", 1)
        if (name and size in SIZES and count == expected_count
            and row.get("cycles_per_byte") is not None):
            yield key, row["hash"], name, SIZES.index(size), round(row["cycles_per_byte"], 3)


def merge(name: str, bench: Mapping[str, Any]) -> dict[str, Any]:
    """Return the content of a core's file after a benchmark; figures not measured again stay."""
    path = FOLDER / f"{name}.json"
    old = read(path) if path.is_file() else {"commands": [], "kernels": {}, "peers": {}}
    for key, hash, kernel, size_index, cycles in measured_figures(bench):
        table = old[key].setdefault(hash, {})
        table.setdefault(kernel, [None] * len(SIZES))[size_index] = cycles
    return {"schema": SCHEMA, "processor": name, "machine": bench["machine"], "date": bench["date"],
            "commands": list(dict.fromkeys([*old["commands"], bench["command"]])),
            "sizes": list(SIZES), **{key: old[key] for key in TABLES}}
