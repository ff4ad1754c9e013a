"""Update of a vendored folder: its VENDORED.md says the command; after it ran again, the differences are listed.

Input: the folder. Output: the command's options, and lines that name the files that are new, changed, removed or unchanged, with
the versions and source digests before and after.
"""

import difflib
import re
import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path

from ..request.parse import Refused
from . import vendor

COMMAND = re.compile(r"^    make vendor (DEST=.*)$", re.M)
ORIGIN = re.compile(r"^nsms (\S+), a generator .*?(?:sources: `([0-9a-f]{64})`|\Z)", re.M | re.S)
WORD = re.compile(r"([A-Z_]+)=(.*)", re.S)

FolderState = Mapping[str, bytes]


def recorded_arguments(dest: Path) -> list[str]:
    """Return the options of the command in a folder's VENDORED.md, without DEST. Refused where there is none."""
    if not vendor.read_note(dest):
        raise Refused(f"{dest}/{vendor.NOTE} is missing or was not written by vendor, so there is no command to repeat. Try "
                      f"nsms vendor --dest {dest} with its options.")
    match = COMMAND.search((dest / vendor.NOTE).read_text(errors="replace"))
    try:
        words = [WORD.fullmatch(word) for word in shlex.split(match[1])] if match else [None]
    except ValueError:
        words = [None]
    if None in words:
        raise Refused(f"{dest}/{vendor.NOTE} has no command that could be repeated. Vendor anew into another DEST.")
    return [part for word in words if word and word[1] != "DEST" for part in (f"--{word[1].lower().replace('_', '-')}", word[2])]


def state(dest: Path) -> FolderState:
    """Return VENDORED.md and the files that it lists, by path."""
    names = [vendor.NOTE, *vendor.read_note(dest)]
    return {name: (dest / name).read_bytes() for name in names if (dest / name).is_file()}


def origin(files: FolderState) -> str:
    """Return version and source digest of a state, in words."""
    match = ORIGIN.search(files.get(vendor.NOTE, b"").decode(errors="replace"))
    return f"nsms {match[1]}" + (f", sources {match[2][:16]}" if match[2] else "") if match else "an unknown version"


def line_counts(old: bytes, new: bytes) -> tuple[int, int]:
    """Return how many lines are new and how many are gone."""
    a, b = (data.decode(errors="replace").splitlines() for data in (old, new))
    steps = difflib.SequenceMatcher(None, a, b, autojunk=False).get_opcodes() if max(len(a), len(b)) < 4000 else []
    if not steps:
        return len(set(b) - set(a)), len(set(a) - set(b))
    changed = [(end_b - b_, end_a - a_) for tag, a_, end_a, b_, end_b in steps if tag != "equal"]
    return sum(plus for plus, _ in changed), sum(minus for _, minus in changed)


def changes(before: FolderState, after: FolderState) -> Iterator[str]:
    """Yield a line for each file that differs, one for those that do not, and one for the origin."""
    names = sorted((before.keys() | after.keys()) - {vendor.NOTE})
    for name in names:
        if name not in before:
            yield f"new {name}"
        elif name not in after:
            yield f"removed {name}"
        elif before[name] != after[name]:
            plus, minus = line_counts(before[name], after[name])
            yield f"changed {name} (+{plus} -{minus} lines)"
    same = sum(before.get(name) == after.get(name) for name in names)
    yield f"{same} of {len(names)} files are unchanged; before: {origin(before)}; now: {origin(after)}"
