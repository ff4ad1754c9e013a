"""What kernels take on processors that were measured, as data: one file NAME.json for each core of processors.toml.

{"schema": 1, "processor": NAME, "machine", "date", "commands": what measured it, "sizes": the messages' lengths in bytes, one
for each class of preference.py, "kernels": {hash: {kernel: [core cycles per byte at each size, null where nothing is
known]}}}. A kernel's name is its symbol behind `nsms_HASH_blocks_`, or `nsms_HASH_multi_` (then the figure is of as many messages
as it hashes at once). `nsms bench --json` measures, and

    nsms bench --sizes 64,1024,8192 --json | nsms measured -
    nsms bench --method crossover --json | nsms measured -

put its figures of our kernels into the file of the core at hand, or of one that is named behind. Figures of kernels that
were not measured again stay.
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
SIZES = (64, 1024, 8192)

Figures = tuple[float | None, ...]


class Unusable(ValueError):
    """A file that is not what the module's text says; the message says what would work."""


def names() -> list[str]:
    """The cores that were measured."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def right(figures: Any) -> bool:
    return isinstance(figures, list) and len(figures) == len(SIZES) and all(
        x is None or isinstance(x, int | float) and x > 0 for x in figures)


def check(data: Any, where: str) -> dict[str, Any]:
    """The data, if they are of this schema."""
    if not isinstance(data, dict) or data.get("schema") != SCHEMA or data.get("sizes") != list(SIZES):
        raise Unusable(f"{where} is not of schema {SCHEMA} with the sizes {', '.join(map(str, SIZES))}. Measure anew: nsms bench "
                       f"--sizes {','.join(map(str, SIZES))} --json | nsms measured -.")
    if processors.named(data.get("processor", "")) is None or not isinstance(data.get("kernels"), dict) or not all(
            isinstance(kernel_table, dict) and all(map(right, kernel_table.values()))
            for kernel_table in data["kernels"].values()):
        raise Unusable(f"{where} is damaged: figures, or the processor's name. Take it from git again, or measure anew.")
    return data


@cache
def load(name: str) -> Mapping[str, Mapping[str, Figures]]:
    """hash -> kernel -> figures of a core; nothing where it was not measured."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return {}
    try:
        data = json.loads(path.read_text(encoding="ascii"))
    except ValueError:
        raise Unusable(f"{path.name} is no JSON. Take it from git again, or measure anew.") from None
    return {hash: {kernel: tuple(figures) for kernel, figures in kernel_table.items()}
            for hash, kernel_table in check(data, path.name)["kernels"].items()}


def save(data: Mapping[str, Any]) -> Path:
    """Writes a core's file, a kernel on each line, aside and renamed."""
    def lines(kernel_table: Mapping[str, Any]) -> str:
        return ",\n".join(f"   {json.dumps(kernel)}: {json.dumps(kernel_table[kernel])}" for kernel in sorted(kernel_table))

    hashes = ",\n".join(f"  {json.dumps(hash)}: {{\n{lines(kernel_table)}}}" for hash,
                        kernel_table in sorted(data["kernels"].items()))
    head = "".join(f" {json.dumps(key)}: {json.dumps(value)},\n" for key, value in data.items() if key != "kernels")
    path = FOLDER / f"{data['processor']}.json"
    files.write(path, f'{{\n{head} "kernels": {{\n{hashes}}}\n}}\n')
    load.cache_clear()
    return path


def kernel_figures(bench: Mapping[str, Any], prefix: str = "nsms_") -> dict[str, dict[str, list[float | None]]]:
    """Of what `nsms bench --json` printed our kernels' figures: of independent messages, one after the other, and of as many as
    a kernel hashes at once."""
    figures_by_hash: dict[str, dict[str, list[float | None]]] = {}
    for row in bench["results"]:
        name = re.fullmatch(rf"(?:{re.escape(prefix)})?(\w+?)_(?:blocks_|multi_)?(\w+)", row["name"])
        count, _, size = row["mode"].partition(" of ")
        size = int(size) if size.isdecimal() else row["size"]
        message_count = name and re.search(r"_m(\d+)(?!\d)", name[2])
        if not row.get("ours",
                       True) or not name or size not in SIZES or count != (message_count[1] if message_count else "independent"):
            continue
        figures = figures_by_hash.setdefault(row["hash"], {}).setdefault(name[2], [None] * len(SIZES))
        if row.get("cycles_per_byte") is not None:
            figures[SIZES.index(size)] = round(row["cycles_per_byte"], 3)
    return {hash: kernel_table for hash, kernels in figures_by_hash.items()
            if (kernel_table := {kernel: figures for kernel, figures in kernels.items() if any(figures)})}


def merged(name: str, bench: Mapping[str, Any]) -> dict[str, Any]:
    """A core's data with those of a bench; a size that could not be told this time keeps its figure."""
    path = FOLDER / f"{name}.json"
    old = check(json.loads(path.read_text(encoding="ascii")), path.name) if path.is_file() else {"kernels": {}, "commands": []}
    kernels = {hash: dict(kernel_table) for hash, kernel_table in old["kernels"].items()}
    for hash, kernel_table in kernel_figures(bench).items():
        for kernel, figures in kernel_table.items():
            before = kernels.setdefault(hash, {}).get(kernel, [None] * len(SIZES))
            kernels[hash][kernel] = [b if a is None else a for a, b in zip(figures, before)]
    return {"schema": SCHEMA, "processor": name, "machine": bench["machine"], "date": bench["date"],
            "commands": list(dict.fromkeys([*old["commands"], bench["command"]])), "sizes": list(SIZES), "kernels": kernels}


def main(words: list[str], stream: TextIO) -> int:
    """The command of the module's text."""
    core = processors.named(words[0]) if words else processors.core()
    if core is None or core is processors.UNKNOWN:
        processor_names = ", ".join(p.name for p in processors.PROCESSORS)
        print(f"nsms: {words[0] if words else 'this core'} is none of processors.toml; there is {processor_names}.",
              file=sys.stderr)
        return 2
    try:
        data = merged(core.name, json.load(stream))
    except Unusable as wrong:
        print(f"nsms: {wrong}", file=sys.stderr)
        return 2
    except (ValueError, KeyError, TypeError):
        print("nsms: that is not what `nsms bench --json` prints. Try nsms bench --sizes 64,1024,8192 --json | python -m "
              "generator.x86.uarch.measured.", file=sys.stderr)
        return 2
    print(f"{save(data)}: {sum(map(len, data['kernels'].values()))} kernels")
    return 0
