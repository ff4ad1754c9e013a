"""Measured speed of kernels, one file NAME.json for each measured core of processors.toml.

{"schema": 1, "processor": NAME, "machine", "date", "commands" that measured, "sizes": message
lengths in bytes, "kernels": {hash: {kernel: [core cycles per byte at each size, or null]}}}. A
kernel's name is its symbol after `nsms_HASH_blocks_` or `nsms_HASH_multi_`; a multi-message figure
is for as many messages as the kernel hashes at once. The commands

    nsms bench --sizes 64,256,1024,8192 --json | nsms measured -
    nsms bench --method crossover --json | nsms measured -

    hashes-test --measure > bench.json; nsms measured bench.json

merge the figures of our kernels into the file of the core that the JSON names ("cpu", with the keys
of /proc/cpuinfo), else of this machine's core, or of the core named as an argument. Figures of
kernels that were not measured again are kept. `hashes-test` is the C file of `make dist` and
`make vendor FOR=c`.
"""

import json
import re
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TextIO

from .... import files
from .. import processors

FOLDER = Path(__file__).resolve().parent
SCHEMA = 1
SIZES = (64, 256, 1024, 8192)

Figures = tuple[float | None, ...]


class Unusable(ValueError):
    """File of measurements with a wrong schema or damaged content; the message names a remedy."""


def names() -> list[str]:
    """Return the cores that were measured."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def are_figures(figures: Any) -> bool:
    """Return whether the value is a list with one positive number or None for each size."""
    return isinstance(figures, list) and len(figures) == len(SIZES) and all(
        x is None or isinstance(x, int | float) and x > 0 for x in figures)


def check(data: Any, where: str) -> dict[str, Any]:
    """Return the data if they have the module's schema; Unusable otherwise. `where` names them in
    the message."""
    if (not isinstance(data, dict) or data.get("schema") != SCHEMA
        or data.get("sizes") != list(SIZES)):
        raise Unusable(f"{where} is not of schema {SCHEMA} with the sizes "
                       f"{', '.join(map(str, SIZES))}. Measure anew: nsms bench "
                       f"--sizes {','.join(map(str, SIZES))} --json | nsms measured -.")
    if (processors.find_processor(data.get("processor", "")) is None
        or not isinstance(data.get("kernels"), dict)
        or not all(isinstance(table, dict) and all(map(are_figures, table.values()))
                   for table in data["kernels"].values())):
        raise Unusable(f"{where} is damaged: figures, or the processor's name. Take it from git "
                       f"again, or measure anew.")
    return data


@cache
def load(name: str) -> Mapping[str, Mapping[str, Figures]]:
    """Return the figures of a core, hash -> kernel -> figures; empty if the core was not
    measured."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return {}
    try:
        data = json.loads(path.read_text(encoding="ascii"))
    except ValueError:
        raise Unusable(f"{path.name} is no JSON. Take it from git again, or measure "
                       f"anew.") from None
    return {hash: {kernel: tuple(figures) for kernel, figures in kernel_table.items()}
            for hash, kernel_table in check(data, path.name)["kernels"].items()}


def save(data: Mapping[str, Any]) -> Path:
    """Write a core's file atomically, one kernel per line."""
    def lines(kernel_table: Mapping[str, Any]) -> str:
        return ",\n".join(f"   {json.dumps(kernel)}: {json.dumps(kernel_table[kernel])}"
                          for kernel in sorted(kernel_table))

    hashes = ",\n".join(f"  {json.dumps(hash)}: {{\n{lines(kernel_table)}}}"
                        for hash, kernel_table in sorted(data["kernels"].items()))
    head = "".join(f" {json.dumps(key)}: {json.dumps(value)},\n"
                   for key, value in data.items() if key != "kernels")
    path = FOLDER / f"{data['processor']}.json"
    files.write_file(path, f'{{\n{head} "kernels": {{\n{hashes}}}\n}}\n')
    load.cache_clear()
    return path


def kernel_figures(bench: Mapping[str, Any],
                   prefix: str = "nsms_") -> dict[str, dict[str, list[float | None]]]:
    """Return the figures of our kernels in the output of `nsms bench --json`.

    Included are independent messages one after the other, and for a multi-message kernel as many
    messages as it hashes at once.
    """
    figures_by_hash: dict[str, dict[str, list[float | None]]] = {}
    for row in bench["results"]:
        name = re.fullmatch(rf"(?:{re.escape(prefix)})?(\w+?)_(?:blocks_|multi_)?(\w+)",
                            row["name"])
        count, _, size = row["mode"].partition(" of ")
        size = int(size) if size.isdecimal() else row["size"]
        message_count = name and re.search(r"_m(\d+)(?!\d)", name[2])
        expected_count = message_count[1] if message_count else "independent"
        if not row.get("ours", True) or not name or size not in SIZES or count != expected_count:
            continue
        kernels = figures_by_hash.setdefault(row["hash"], {})
        figures = kernels.setdefault(name[2], [None] * len(SIZES))
        if row.get("cycles_per_byte") is not None:
            figures[SIZES.index(size)] = round(row["cycles_per_byte"], 3)
    measured = {hash: {kernel: figures for kernel, figures in kernels.items() if any(figures)}
                for hash, kernels in figures_by_hash.items()}
    return {hash: kernels for hash, kernels in measured.items() if kernels}


def merge(name: str, bench: Mapping[str, Any]) -> dict[str, Any]:
    """Return a core's data with the figures of a benchmark merged in; a size without a new figure
    keeps the old one."""
    path = FOLDER / f"{name}.json"
    old = (check(json.loads(path.read_text(encoding="ascii")), path.name) if path.is_file()
           else {"kernels": {}, "commands": []})
    kernels = {hash: dict(kernel_table) for hash, kernel_table in old["kernels"].items()}
    for hash, kernel_table in kernel_figures(bench).items():
        for kernel, figures in kernel_table.items():
            before = kernels.setdefault(hash, {}).get(kernel, [None] * len(SIZES))
            kernels[hash][kernel] = [b if a is None else a for a, b in zip(figures, before)]
    return {"schema": SCHEMA, "processor": name, "machine": bench["machine"], "date": bench["date"],
            "commands": list(dict.fromkeys([*old["commands"], bench["command"]])),
            "sizes": list(SIZES), "kernels": kernels}


def main(words: list[str], stream: TextIO) -> int:
    """Run the command described in the module's docstring and return its exit status."""
    try:
        bench = json.load(stream)
        cpu = bench.get("cpu")
        core = processors.find_processor(words[0]) if words else (
            processors.core(cpu is None, cpu))
        if core is None or core is processors.UNKNOWN:
            processor_names = ", ".join(p.name for p in processors.PROCESSORS)
            print(f"nsms: {words[0] if words else 'this core' if cpu is None else cpu} is none of "
                  f"processors.toml; there is {processor_names}.", file=sys.stderr)
            return 2
        data = merge(core.name, bench)
    except Unusable as wrong:
        print(f"nsms: {wrong}", file=sys.stderr)
        return 2
    except (AttributeError, ValueError, KeyError, TypeError):
        print("nsms: that is not what `nsms bench --json` prints. Try nsms bench --sizes "
              f"{','.join(map(str, SIZES))} --json | nsms measured -.", file=sys.stderr)
        return 2
    print(f"{save(data)}: {sum(map(len, data['kernels'].values()))} kernels")
    return 0
