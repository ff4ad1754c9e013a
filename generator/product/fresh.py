"""Comparison of generated files, byte by byte, with what the generator writes now.

The commands in the folder's manifest write the files again, into a temporary folder. If the folder
is `generated/` or has the library, the files of the committed set are written too.
"""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path

from ..files import data_folder, temporary_folder
from ..request.configs import KernelConfig
from ..request.parse import Rejected
from ..request.request import VARIABLES
from ..request.requests import resolve_configs
from .manifest import SYNTAXES, read_manifest
from .toolchain import ProgressWrapper
from .write import generate


def needs_committed_set(folder: Path) -> bool:
    """Return whether a folder should contain the committed set and the library. It should if it is
    `generated/` or has a folder lib."""
    return (folder / "lib").is_dir() or folder.resolve() == data_folder("generated").resolve()


def recorded_configs(folder: Path) -> dict[tuple[str, str], dict[KernelConfig, None]]:
    """Return (syntax, prefix) -> kernel configurations, which are the keys of a dictionary without
    values. They are those of the commands in a folder's manifest, and the committed set if
    needs_committed_set says so. Raise Rejected if the manifest is missing or invalid."""
    if not (folder / "manifest.json").is_file():
        raise Rejected(f"{folder}/manifest.json, which states the commands, is missing. Run "
                       f"`make gen` first.")
    # (make line, value of SYNTAX)
    commands = sorted({(k["command"], "both" if k["gas"] and k["nasm"]
                        else next((s for s in SYNTAXES if k.get(s)), "both"))
                       for k in read_manifest(folder / "manifest.json")})
    if needs_committed_set(folder):
        commands.insert(0, ("make gen", "both"))
    configs: dict[tuple[str, str], dict[KernelConfig, None]] = {}
    for command, syntax in commands:
        arguments = dict(word.split("=", 1) for word in shlex.split(command) if "=" in word)
        key = arguments.get("SYNTAX", syntax), arguments.get("PREFIX", "nsms_")
        configs.setdefault(key, {}).update(dict.fromkeys(resolve_configs(
            {name.lower(): value for name, value in arguments.items()
             if name.lower() in VARIABLES})))
    return configs


def read_files(folder: Path) -> dict[str, bytes]:
    """Return relative path -> bytes of all files below a folder."""
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*"))
            if p.is_file()}


def compare_manifests(old: bytes, new: bytes) -> Iterator[str]:
    """Yield a line for each entry in which two manifests differ. If the entries are equal and the
    bytes differ, yield one line. `old`: bytes of the folder's manifest; `new`: bytes that the
    generator writes."""
    before, after = ({e["symbol"]: e for e in json.loads(data)["kernels"]} for data in (old, new))
    for symbol in sorted(before | after):
        a, b = before.get(symbol), after.get(symbol)
        if a is None or b is None:
            yield f"manifest.json: {symbol} is {'missing' if a is None else 'not made any more'}"
        elif a != b:
            yield f"manifest.json: {symbol}: " + ", ".join(
                f"{name} is {json.dumps(a.get(name))}, should be {json.dumps(b.get(name))}"
                for name in a | b if a.get(name) != b.get(name))
    if before == after and old != new:
        yield "manifest.json: the same entries, other bytes"


def find_differences(folder: Path, progress: ProgressWrapper = iter) -> list[str]:
    """Return a line for each file of a folder that differs from the generator's present output, is
    missing, or should not exist. For the manifest, return the lines of compare_manifests. Raise
    Rejected if recorded_configs does. `progress` wraps the configurations, to show progress."""
    configs_by_syntax = recorded_configs(folder)
    with temporary_folder() as scratch:
        for (syntax, prefix), configs in configs_by_syntax.items():
            generate([*configs], scratch, syntax, prefix, progress,
                     lib="1" if prefix == "nsms_" and needs_committed_set(folder) else "0",
                     extra_manifest=folder)
        old, new = read_files(folder), read_files(scratch)
    differences = []
    for name in sorted(old | new):
        if name not in new:
            differences.append(f"{name}: no command makes it")
        elif name not in old:
            differences.append(f"{name}: missing")
        elif old[name] != new[name]:
            if name == "manifest.json":
                differences += compare_manifests(old[name], new[name])
            else:
                lines = zip(old[name].splitlines(), new[name].splitlines())
                first = next((i for i, (a, b) in enumerate(lines, 1) if a != b), None)
                differences.append(f"{name}: differs" + (f" from line {first}" if first
                                                         else " in its length"))
    return differences
