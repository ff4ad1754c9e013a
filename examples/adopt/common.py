# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Edits of a checkout of another project: all or nothing, twice is once, and an unknown version is
left untouched.

An edit names a file and an anchor, a pattern of a short identifier that must be in the file once,
and lines that go before or after the anchor's line. `plan` makes every new text before `apply`
writes one.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

# the checkout of nsms, whose generator and kernels the scripts use
TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP))


class UnknownVersion(Exception):
    """The checkout is not as the script knows it; the message names the file."""


@dataclass(frozen=True)
class Edit:
    """Lines for one file: `after` (or before) the only line that the pattern `anchor` fits, behind
    the line that `below` fits."""

    path: str
    anchor: str
    lines: str
    after: bool = True
    below: str = ""

    def text(self, old: str) -> str:
        """Return the file's new text; the same where the lines are there. Raise UnknownVersion
        where the anchor is not."""
        if self.lines in old:
            return old
        start = 0
        if self.below:
            start = self.position(old, self.below, 0).end()
        found = self.position(old, self.anchor, start)
        begin, end = old.rfind("\n", 0, found.start()) + 1, old.find("\n", found.end()) + 1
        at = (end or len(old)) if self.after else begin
        return old[:at] + self.lines + old[at:]

    def position(self, text: str, pattern: str, start: int) -> re.Match[str]:
        """Return where a pattern is behind `start`: the only place, or with `below` the first."""
        places = list(re.finditer(pattern, text[start:], re.M))
        if not places or len(places) > 1 and not self.below:
            raise UnknownVersion(f"{self.path} has {len(places)} places like {pattern!r}, not one")
        found = re.compile(pattern, re.M).search(text, start)
        assert found
        return found


def plan(checkout: Path, edits: Sequence[Edit], copies: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files to write, those that are as they should be left out. Raise UnknownVersion
    before anything is written."""
    texts: dict[str, str] = {}
    for edit in edits:
        if edit.path not in texts:
            texts[edit.path] = (checkout / edit.path).read_text(encoding="utf-8")
        texts[edit.path] = edit.text(texts[edit.path])
    wanted = {path: text.encode() for path, text in texts.items()} | dict(copies)
    return {path: data for path, data in wanted.items()
            if not (checkout / path).is_file() or (checkout / path).read_bytes() != data}


def apply(checkout: Path, files: Mapping[str, bytes]) -> None:
    """Write the files of a plan."""
    for path, data in files.items():
        (checkout / path).parent.mkdir(parents=True, exist_ok=True)
        aside = checkout / f"{path}.new"
        aside.write_bytes(data)
        os.replace(aside, checkout / path)


def version(checkout: Path) -> str:
    """Return the checkout's commit, or what its file VERSION says."""
    done = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], cwd=checkout,
                          capture_output=True, text=True)
    if done.returncode == 0 and (checkout / ".git").exists():
        return done.stdout.strip()
    file = checkout / "VERSION"
    return file.read_text().split("\n")[0] if file.is_file() else "unknown"


def processor() -> str:
    """Return the processor's name and the core that nsms knows it as."""
    from generator.lab.measure import host
    return host.describe_machine()["machine"]


def run(command: Sequence[str | Path], where: Path, **env: str) -> str:
    """Run a tool of the other project; exit with its output where it fails."""
    done = subprocess.run([str(word) for word in command], cwd=where, capture_output=True,
                          text=True, env={**os.environ, **env})
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} "
                 f"failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout + done.stderr


def table(noun: str, figures: Mapping[str, tuple[Sequence[float], Sequence[float]]],
          about: str, digits: int = 0, is_speed: bool = False) -> str:
    """Return a table in Markdown with a line about it: the medians of runs before and after, and
    how many times faster the latter are. `is_speed`: more is better."""
    medians = {name: tuple(map(median, runs)) for name, runs in figures.items()}
    rows = [[name, f"{a:,.{digits}f}", f"{b:,.{digits}f}", f"{b / a if is_speed else a / b:.2f}"]
            for name, (a, b) in medians.items()]
    lines = [[noun, "before", "after", "times"], ["---"] * 4, *rows]
    return "\n".join([about, "", *("| " + " | ".join(line) + " |" for line in lines)])


def library(hash: str, isas: Sequence[str], builds: bool = False) -> dict[str, bytes]:
    """Return nsms.c, nsms.h and the kernels of a library of one hash family, by name, from the
    committed kernels; with `builds` its CMakeLists.txt and what that needs too."""
    from generator.product import library as libraries
    from generator.product import manifest, vendor
    entries = [e for e in manifest.committed_entries()
               if e["hash"] == hash and e["isa"] in isas
               and e["kind"] in ("blocks", "multi", "pairs") and e["gas"]]
    scope = libraries.library_scope(entries, "nsms_")
    paths = sorted({path for f in scope["families"] for k in (*f["kernels"], *f["many"])
                    for path in k["files"]})
    held = [e for e in entries if e["gas"] in paths]
    texts = libraries.library_texts(held, "nsms_", "chosen")
    return {Path(path).name: (TOP / "generated" / path).read_bytes() for path in paths} | {
        name: vendor.flatten_paths(text.encode()) for name, text in texts.items() if builds
        or name in ("nsms.c", "nsms.h")}


def main(name: str, files: Callable[[Path], tuple[Sequence[Edit], Mapping[str, bytes]]],
         measure: Callable[[Path, Mapping[str, bytes]], str]) -> int:
    """Run an adoption's script: NAME CHECKOUT [--edit]. `files` gives edits and copies, `measure`
    builds, tests, compares."""
    words = [word for word in sys.argv[1:] if word != "--edit"]
    if len(words) != 1:
        print(f"usage: {name} CHECKOUT [--edit]; --edit: edit alone, neither build nor measure",
              file=sys.stderr)
        return 2
    checkout = Path(words[0]).resolve()
    try:
        changes = plan(checkout, *files(checkout))
    except (UnknownVersion, OSError, UnicodeDecodeError) as error:
        print(f"{name}: {checkout} is of a version that this script does not know: {error}. "
              f"Nothing was changed.",
              file=sys.stderr)
        return 2
    if "--edit" in sys.argv or not changes:
        apply(checkout, changes)
        print("\n".join(sorted(changes)) if changes else "nothing to do: the edits are there")
        return 0
    print(measure(checkout, changes))
    return 0
