"""Update of a vendored folder: the command that its VENDORED.md states, and the differences between
the files before and after this command runs again."""

import difflib
import re
import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path

from ..request.parse import Rejected
from . import vendor

# In VENDORED.md: the command's variables; version and source digest of nsms.
COMMAND = re.compile(r"^    make vendor (DEST=.*)$", re.M)
ORIGIN = re.compile(r"^nsms (\S+), a generator .*?(?:sources: `([0-9a-f]{64})`|\Z)", re.M | re.S)
ASSIGNMENT = re.compile(r"([A-Z_]+)=(.*)", re.S)
MAX_COMPARED_LINES = 4000  # versions with as many lines are compared as sets of lines

FolderState = Mapping[str, bytes]  # path -> bytes of a file


def recorded_arguments(dest: Path) -> list[str]:
    """Return the command-line options of `nsms vendor`, without --dest, that correspond to the
    variables of the command in a folder's VENDORED.md. Raise Rejected if VENDORED.md is missing or
    states no such command."""
    if not vendor.read_note(dest):
        raise Rejected(f"{dest}/{vendor.NOTE} is missing or was not written by vendor, so there is "
                       f"no command to repeat. Try nsms vendor --dest {dest} with its options.")
    match = COMMAND.search((dest / vendor.NOTE).read_text(errors="replace"))
    try:
        words = shlex.split(match[1]) if match else []
    except ValueError:
        words = []
    assignments = list(map(ASSIGNMENT.fullmatch, words))
    if None in assignments or not words:
        raise Rejected(f"{dest}/{vendor.NOTE} has no command that could be repeated. Vendor anew "
                       f"into another DEST.")
    return [part for name, value in (a.groups() for a in assignments if a) if name != "DEST"
            for part in (f"--{name.lower().replace('_', '-')}", value)]


def vendored_files(dest: Path) -> FolderState:
    """Return path -> bytes of VENDORED.md and the files that it lists, without missing files."""
    names = [vendor.NOTE, *vendor.read_note(dest)]
    return {name: (dest / name).read_bytes() for name in names if (dest / name).is_file()}


def describe_origin(files: FolderState) -> str:
    """Return, as text, the version and source digest of nsms that VENDORED.md states, or "an
    unknown version". `files`: path -> bytes."""
    match = ORIGIN.search(files.get(vendor.NOTE, b"").decode(errors="replace"))
    return (f"nsms {match[1]}" + (f", sources {match[2][:16]}" if match[2] else "") if match
            else "an unknown version")


def line_counts(old: bytes, new: bytes) -> tuple[int, int]:
    """Return the number of added lines and the number of removed lines between two versions of a
    file. If a version has MAX_COMPARED_LINES lines or more, order and repetition of lines are
    ignored."""
    old_lines, new_lines = (data.decode(errors="replace").splitlines() for data in (old, new))
    if max(len(old_lines), len(new_lines)) >= MAX_COMPARED_LINES:
        return len(set(new_lines) - set(old_lines)), len(set(old_lines) - set(new_lines))
    matcher = difflib.SequenceMatcher(None, old_lines, new_lines, autojunk=False)
    unchanged = sum(block.size for block in matcher.get_matching_blocks())
    return len(new_lines) - unchanged, len(old_lines) - unchanged


def describe_changes(before: FolderState, after: FolderState) -> Iterator[str]:
    """Yield a line for each new, removed or changed file except VENDORED.md. Yield a last line with
    the number of unchanged files and the two versions of nsms. `before`, `after`: path -> bytes."""
    names = sorted((before.keys() | after.keys()) - {vendor.NOTE})
    for name in names:
        if name not in before:
            yield f"new {name}"
        elif name not in after:
            yield f"removed {name}"
        elif before[name] != after[name]:
            added, removed = line_counts(before[name], after[name])
            yield f"changed {name} (+{added} -{removed} lines)"
    unchanged_count = sum(before.get(name) == after.get(name) for name in names)
    yield (f"{unchanged_count} of {len(names)} files are unchanged; "
           f"before: {describe_origin(before)}; now: {describe_origin(after)}")
