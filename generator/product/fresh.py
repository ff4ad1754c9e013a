"""Comparison of generated files, byte by byte, with what the generator writes now by the commands
in a folder's manifest, and by those of the committed set for `generated/` or with the library."""

import shlex
from pathlib import Path

from ..files import data_folder, temporary_folder
from ..request.configs import KernelConfig
from ..request.option_table import Rejected
from ..request.requests import VARIABLES, resolve_configs
from .manifest import SYNTAXES, Entry, read_manifest
from .proofs import NAME as PROOFS
from .proofs import proofs_count
from .toolchain import ProgressWrapper
from .write import generate


def needs_committed_set(folder: Path) -> bool:
    return (folder / "lib").is_dir() or folder.resolve() == data_folder("generated").resolve()


def recorded_syntax(entry: Entry) -> str | None:
    """Return the value of SYNTAX with which an entry's file was written; None without one."""
    written = [syntax for syntax in SYNTAXES if entry.get(syntax)]
    default = ["gas"] if entry.get("uarch") not in (None, "generic") else ["gas", "nasm"]
    return None if written == default or not written else "both" if written[1:] else written[0]


def configs_of_command(command: str) -> list[KernelConfig]:
    """Return configurations of a make line in a manifest."""
    arguments = dict(word.split("=", 1) for word in shlex.split(command) if "=" in word)
    return resolve_configs({name.lower(): value for name, value in arguments.items()
                            if name.lower() in VARIABLES})


def recorded_configs(folder: Path) -> dict[tuple[str | None, str], list[KernelConfig]]:
    """Return (syntax, prefix) -> configurations of a manifest's commands, and of the committed set
    if the folder needs it. Raise Rejected without a valid manifest."""
    if not (folder / "manifest.json").is_file():
        raise Rejected(f"{folder}/manifest.json, which states the commands, is missing. Run "
                       f"`make gen` first.")
    commands = {(k["command"], recorded_syntax(k)): None
                for k in read_manifest(folder / "manifest.json")}
    if needs_committed_set(folder):
        commands = {("make gen", None): None} | commands
    configs: dict[tuple[str | None, str], dict[KernelConfig, None]] = {}
    for command, syntax in commands:
        prefix = next((word.removeprefix("PREFIX=") for word in shlex.split(command)
                       if word.startswith("PREFIX=")), "nsms_")
        configs.setdefault((syntax, prefix), {}).update(
            dict.fromkeys(configs_of_command(command)))
    return {key: [*group] for key, group in configs.items()}


def read_files(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*"))
            if p.is_file()}


def find_differences(folder: Path, progress: ProgressWrapper = iter) -> list[str]:
    """Return a line for each file that differs, is missing, or should not exist; one alone if the
    folder's proofs do not count. Raise Rejected without a valid manifest."""
    configs_by_syntax = recorded_configs(folder)
    if not proofs_count(folder):
        return [f"{PROOFS}: its proofs are of another trusted base, and none counts; `make gen` "
                "proves anew"]
    all_formats = needs_committed_set(folder) or any(
        claim["format"] != "elf64" or claim["convention"] == "win64"
        for entry in read_manifest(folder / "manifest.json") for claim in entry["proved_for"])
    with temporary_folder() as scratch:
        for (syntax, prefix), configs in configs_by_syntax.items():
            generate(configs, scratch, syntax, prefix, progress,
                     lib="1" if prefix == "nsms_" and needs_committed_set(folder) else "0",
                     extra_manifest=folder, all_formats=all_formats)
        old, new = read_files(folder), read_files(scratch)
    differences = []
    for name in sorted(old | new):
        if name not in new:
            differences.append(f"{name}: no command makes it")
        elif name not in old:
            differences.append(f"{name}: missing")
        elif old[name] != new[name]:
            lines = zip(old[name].splitlines(), new[name].splitlines())
            first = next((i for i, (a, b) in enumerate(lines, 1) if a != b), None)
            differences.append(f"{name}: differs" + (f" from line {first}" if first
                                                     else " in its length"))
    return differences
