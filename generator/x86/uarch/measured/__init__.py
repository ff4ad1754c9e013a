"""Measured speed of kernels, one file NAME.json for each measured core of processors.toml.

{"schema": 1, "processor": NAME, "machine", "date", "commands" that measured, "sizes": message
lengths in bytes, "kernels": {hash: {kernel: [core cycles per byte at each size, or null]}}}. A
kernel's name is its symbol after `nsms_HASH_blocks_` or `nsms_HASH_multi_`; a multi-message figure
is for as many messages as the kernel hashes at once. The commands

    nsms bench --sizes 64,256,1024,8192 --json | nsms measured -
    nsms bench --method crossover --json | nsms measured -

    hashes-test --measure > bench.json; nsms measured bench.json

merge the figures of our kernels into the file of one core. This is the core named as an argument,
else the core that the JSON describes ("cpu", with the keys of /proc/cpuinfo), else this machine's.
Figures of kernels that were not measured again stay. `hashes-test` is the C file of `make dist` and
`make vendor FOR=c`.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TextIO

from .... import files
from .. import processors

FOLDER = Path(__file__).resolve().parent
SCHEMA = 1
SIZES = (64, 256, 1024, 8192)

CyclesBySize = tuple[float | None, ...]  # core cycles per byte at each of SIZES; None: unknown


class Unusable(ValueError):
    """File of measurements with a wrong schema or damaged content; the message names a remedy."""


def names() -> list[str]:
    """Return the names of the cores that were measured, in alphabetical order."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def is_cycles_by_size(value: Any) -> bool:
    """Return whether parsed JSON is a list with one positive number or None for each of SIZES."""
    return isinstance(value, list) and len(value) == len(SIZES) and all(
        x is None or isinstance(x, int | float) and x > 0 for x in value)


def check(data: Any, file_name: str) -> dict[str, Any]:
    """Return `data`, the parsed content of a file, if it has the module's schema, else raise
    Unusable. `file_name` is for the message."""
    if (not isinstance(data, dict) or data.get("schema") != SCHEMA
        or data.get("sizes") != list(SIZES)):
        raise Unusable(f"{file_name} is not of schema {SCHEMA} with the sizes "
                       f"{', '.join(map(str, SIZES))}. Measure anew: nsms bench "
                       f"--sizes {','.join(map(str, SIZES))} --json | nsms measured -.")
    if (processors.find_processor(data.get("processor", "")) is None
        or not isinstance(data.get("kernels"), dict)
        or not all(isinstance(table, dict) and all(map(is_cycles_by_size, table.values()))
                   for table in data["kernels"].values())):
        raise Unusable(f"{file_name} is damaged: figures, or the processor's name. Take it from "
                       f"git again, or measure anew.")
    return data


def read(path: Path) -> dict[str, Any]:
    """Return the content of a core's file. Raise Unusable if it is damaged or of another schema."""
    try:
        data = json.loads(path.read_text(encoding="ascii"))
    except ValueError:
        raise Unusable(f"{path.name} is no JSON. Take it from git again, or measure "
                       f"anew.") from None
    return check(data, path.name)


@cache
def load(name: str) -> Mapping[str, Mapping[str, CyclesBySize]]:
    """Return hash -> kernel -> cycles per byte of the core `name`; empty if the core was not
    measured. Raise Unusable if its file is damaged or of another schema."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return {}
    return {hash: {kernel: tuple(cycles) for kernel, cycles in kernel_table.items()}
            for hash, kernel_table in read(path)["kernels"].items()}


def save(data: Mapping[str, Any]) -> Path:
    """Write a core's file atomically, one kernel per line; return its path. `data` is the content
    by the module's schema."""
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


def measured_figures(bench: Mapping[str, Any]) -> Iterator[tuple[str, str, int, float]]:
    """Yield (hash, kernel, index into SIZES, cycles per byte) of each figure of our kernels in
    `bench`, the parsed output of `nsms bench --json`. The symbols of our kernels begin with `nsms_`
    or with the hash; a figure with "ours": false is a peer's. Only the sizes in SIZES count.

    The figures are those for independent messages, hashed one after the other; those of a
    multi-message kernel are for as many messages as it hashes at once.
    """
    for row in bench["results"]:
        name = re.fullmatch(r"(?:nsms_)?(\w+?)_(?:blocks_|multi_)?(\w+)", row["name"])
        count, _, size = row["mode"].partition(" of ")
        size = int(size) if size.isdecimal() else row["size"]
        message_count = name and re.search(r"_m(\d+)(?!\d)", name[2])
        expected_count = message_count[1] if message_count else "independent"
        if (row.get("ours", True) and name and size in SIZES and count == expected_count
            and row.get("cycles_per_byte") is not None):
            yield row["hash"], name[2], SIZES.index(size), round(row["cycles_per_byte"], 3)


def merge(name: str, bench: Mapping[str, Any]) -> dict[str, Any]:
    """Return the content of the file of core `name` after a benchmark. `bench` is the parsed output
    of `nsms bench --json`, from which the new figures are taken; a size that was not measured again
    keeps its old cycles. Raise Unusable if the core's file has a wrong schema or damaged content.
    """
    path = FOLDER / f"{name}.json"
    old = read(path) if path.is_file() else {"kernels": {}, "commands": []}
    kernels = old["kernels"]
    for hash, kernel, size_index, cycles in measured_figures(bench):
        kernel_table = kernels.setdefault(hash, {})
        kernel_table.setdefault(kernel, [None] * len(SIZES))[size_index] = cycles
    return {"schema": SCHEMA, "processor": name, "machine": bench["machine"], "date": bench["date"],
            "commands": list(dict.fromkeys([*old["commands"], bench["command"]])),
            "sizes": list(SIZES), "kernels": kernels}


def main(arguments: list[str], stream: TextIO, source: str = "standard input") -> int:
    """Run `nsms measured`: merge the benchmark's JSON from `stream` into the file of a core.

    The first of `arguments` names the core. Without arguments, it is the core that the JSON
    describes, or this machine's if the JSON describes none. Return the exit status: 0, or 2 for
    unusable input. `source` is the name of the stream in messages."""
    try:
        bench = json.load(stream)
        cpu = bench.get("cpu")
        core = processors.find_processor(arguments[0]) if arguments else (
            processors.identify_core(cpu is None, cpu))
        if core is None or core is processors.UNKNOWN:
            processor_names = ", ".join(p.name for p in processors.PROCESSORS)
            core_text = arguments[0] if arguments else "this core" if cpu is None else cpu
            print(f"nsms: {core_text} is none of processors.toml; there is {processor_names}.",
                  file=sys.stderr)
            return 2
        data = merge(core.name, bench)
    except Unusable as error:
        print(f"nsms: {error}", file=sys.stderr)
        return 2
    except (AttributeError, ValueError, KeyError, TypeError):
        print(f"nsms: {source} is not what `nsms bench --json` prints. Try nsms bench --sizes "
              f"{','.join(map(str, SIZES))} --json | nsms measured -.", file=sys.stderr)
        return 2
    print(f"{save(data)}: {sum(map(len, data['kernels'].values()))} kernels")
    return 0
