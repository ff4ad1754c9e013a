"""Spellings on which users, other programs and stored files rely, read from the program's outputs
and files.

`python tests/support/spellings.py` prints them as tests/kept_spellings.json stores them.
"""

import contextlib
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from generator.cli.dispatch import main  # noqa: E402

TOP = Path(__file__).resolve().parents[2]
DATA_KEYS = ("bounds", "constants")            # keys whose values are objects with data as keys


def keys(data: Any, prefix: str = "") -> set[str]:
    """Return the paths of the keys in the JSON document `data`, as a.b.c after `prefix`."""
    if isinstance(data, list):
        return {key for item in data for key in keys(item, prefix)}
    if not isinstance(data, dict):
        return set()
    names = [name for name in data if re.fullmatch(r"[a-z][a-z0-9_]*", name)]
    return {f"{prefix}{name}" for name in names} | {key for name in names if name not in DATA_KEYS
                                                    for key in keys(data[name], f"{prefix}{name}.")}


def run(*words: str) -> str:
    """Return the output of the command `nsms WORDS`. Raise RuntimeError if it fails."""
    with contextlib.redirect_stdout(io.StringIO()) as output:
        status = main(words)
    if status:
        raise RuntimeError(f"nsms {' '.join(words)} ended with status {status}")
    return output.getvalue()


def listing(*words: str) -> list[dict[str, Any]]:
    """Return the rows of `nsms list WORDS --json`."""
    rows: list[dict[str, Any]] = json.loads(run("list", *words, "--json"))
    return rows


def top_keys(folder: str) -> set[str]:
    return {key for path in (TOP / folder).glob("*.json") for key in json.loads(path.read_text())}


def spellings() -> dict[str, list[str]]:
    manifest = json.loads((TOP / "generated/manifest.json").read_text())
    rows = [*listing(), *listing("--kind", "multi"), *listing("--hash", "sm3")]
    values = {f"{name}={value}" for row in rows for name, listed in row.items()
              if isinstance(listed, list) for value in listed}
    values |= {f"{name}={row[name]}" for row in rows for name in ("hash", "isa")}
    texts = [path.read_text(encoding="utf-8") for folder in ("generator", "templates", "ctests")
             for path in (TOP / folder).rglob("*") if path.suffix in (".py", ".j2", ".c", ".h")]
    environment = {name for text in texts
                   for name in re.findall(r"(?:environ(?:\.get\(|\[)|getenv\()\s*\"([A-Z_]+)\"",
                                          text)}
    functions = set(re.findall(r"\bnsms_\w+(?=\()", (TOP / "generated/lib/nsms.h").read_text()))
    functions -= {kernel["symbol"] for kernel in manifest["kernels"]}
    commands = re.findall(r"^  ([a-z]+)  ", run("--help"), re.MULTILINE)
    options = {f"{command} {word}" for command in commands
               for word in re.findall(r"^  (?:-\w, )?(--[a-z][a-z_-]*)", run(command, "--help"),
                                      re.MULTILINE)}
    kinds = {"option value": values, "manifest key": keys(manifest), "list key": keys(rows),
             "environment variable": environment,
             "stored order key": top_keys("generator/x86/uarch"),
             "measured data key": top_keys("generator/x86/uarch/measured"), "C function": functions,
             "command-line option": options}
    return {name: sorted(result) for name, result in kinds.items()}


if __name__ == "__main__":
    print(json.dumps(spellings(), indent=1))
