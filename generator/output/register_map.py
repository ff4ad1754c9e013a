"""Register map: the registers and stack slots of a kernel's variables, as comment lines for a reader.

Input is an allocated program; output are lines for the banner (the whole function) and for the head of each loop (the
variables that are live there). Variables that belong together share an entry: the working variables `a..h`, the rows of a
message schedule, the hash values in lanes. Names that FIPS 180-4 does not define are explained once, in the words of
register_map.toml.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from textwrap import wrap

from ..x86.program import Address, Program, Register

WIDTH = 97                              # columns of a line without its comment mark
WORKING = "abcdefgh"

VARIABLE_MEANINGS: dict[str, str] = tomllib.loads(
    (Path(__file__).resolve().parent / "register_map.toml").read_text())
HASH = re.compile(r"H[a-h]{1,2}")                    # Hec: H_e and H_c in two lanes
ROW = re.compile(r"W(\d+)(?:/(\d))?\.(\d+)(/\d+)?")  # W3/1.8/8: row, half, blocks, first message
SIDE = re.compile(r"[a-h](/\d+)")                    # working variable of later messages
STREAM = re.compile(r"(abef|cdgh|abcd)(\d)")         # state of one of several messages
ROUND = re.compile(r"P(\d)")                         # e_t and a_{t-2}, in two lanes
# Numbered variables: pattern and meaning.
NUMBERED = (
    (re.compile(r"to\d+"), "address of message 1, 2, ... minus address of message 0"),
    (re.compile(r"H\d"), "words of the hash values after the nodes' own block"),
    (re.compile(r"N\d+"), "the message being copied, from its first byte on"))

Storage = Register | Address
LocationPrinter = Callable[[Storage], str]


def step_between(location: Storage, next: Storage) -> tuple[object, ...] | None:
    """Return the step from one location to the next one; None if they do not form a range.

    Vector and mask registers form a range by their numbers, slots behind one base register by a constant distance. Integer
    registers never do, since their names do not count.
    """
    if isinstance(location, Register) and isinstance(next, Register):
        consecutive = next.number == location.number + 1
        return (1,) if location.register_class == next.register_class != "int" and consecutive else None
    if (isinstance(location, Address) and isinstance(next, Address)
            and (location.base, location.size) == (next.base, next.size)):
        return (location.base, next.offset - location.offset)
    return None


def location_text(text: str) -> str:
    """Remove the spaces of a memory operand, so that no line break splits it."""
    return text.replace(" ", "")


def range_text(first: str, last: str) -> str:
    """Return `first..last`; of two memory operands in brackets, with one pair of brackets."""
    if first.endswith("]") and last.startswith("["):
        return f"{first[:-1]}..{last[1:]}"
    return f"{first}..{last}"


def runs(locations: list[Storage], print_location: LocationPrinter) -> str:
    """List the locations, separated by commas; three or more with equal steps as a range, `ymm0..ymm9`."""
    out: list[list[Storage]] = []
    for location in locations:
        run = out[-1] if out else []
        step = step_between(run[-1], location) if run else None
        if step and (len(run) == 1 or step == step_between(run[-2], run[-1])):
            run.append(location)
        else:
            out.append([location])
    texts = [[location_text(print_location(location)) for location in run] for run in out]
    return ", ".join(range_text(run[0], run[-1]) if len(run) > 2 else ", ".join(run) for run in texts)


def wrap_locations(text: str, first: str, rest: str) -> list[str]:
    """Break the text into lines of at most WIDTH columns, never between a name and its first location."""
    lines = wrap(text.replace(": ", ":~"), WIDTH, initial_indent=first, subsequent_indent=rest,
                 break_on_hyphens=False, break_long_words=False)
    return [line.replace(":~", ": ") for line in lines]


def span(names: list[str]) -> str:
    """Return `a..h` for a to h, `a, b` for two names."""
    return f"{names[0]}..{names[-1]}" if len(names) > 2 else ", ".join(names)


def phrases(locations: Mapping[str, Storage], print_location: LocationPrinter) -> list[str]:
    """List the entries of a register map: `a..h: r10, r11, rbx`."""
    remaining = dict(locations)
    out: list[str] = []

    def add_phrase(names: Iterable[str], subject: str) -> None:
        present = [name for name in names if name in remaining]
        if present:
            out.append(f"{subject}: {runs([remaining.pop(name) for name in present], print_location)}")

    letters = [name for name in WORKING if name in remaining]
    add_phrase(letters, span(letters) if letters else "")
    for side in dict.fromkeys(match[1] for name in remaining if (match := SIDE.fullmatch(name))):
        names = [name for letter in WORKING if (name := f"{letter}{side}") in remaining]
        add_phrase(names, f"{span([name[0] for name in names])} of messages {side[1:]} and up")
    rounds = sorted(name for name in remaining if ROUND.fullmatch(name))
    add_phrase(rounds, "e_t:a_t-2 of four t")
    for name in [name for name in remaining if HASH.fullmatch(name)]:
        add_phrase([name], ":".join(f"H_{letter}" for letter in name[1:]))
    tables: dict[tuple[str, str, str], list[tuple[int, str]]] = {}
    for name in remaining:
        if row := ROW.fullmatch(name):
            key = (row[3], row[2] or "", row[4] or "")
            tables.setdefault(key, []).append((int(row[1]), name))
    for (blocks, half, side), rows in sorted(tables.items(), key=lambda entry: (-int(entry[0][0]), entry[0][1])):
        numbers = f"row {rows[0][0]}" if len(rows) == 1 else f"rows {min(rows)[0]}..{max(rows)[0]}"
        which = {"0": ", first half", "1": ", second half"}.get(half, "")
        messages = f", messages {side[1:]} and up" if side else ""
        add_phrase([name for _, name in sorted(rows)],
                   f"W {numbers} of {blocks} block{'' if blocks == '1' else 's'}{which}{messages}")
    for pattern, _ in NUMBERED:
        names = [name for name in remaining if pattern.fullmatch(name)]
        add_phrase(names, span(names) if names else "")
    for name in list(remaining):
        add_phrase([name], name)
    return out


def at_label(program: Program, label: str, print_location: LocationPrinter) -> list[str]:
    """List the live variables at a loop's label and their locations, as comment lines."""
    locations = program.loop_locations.get(label, {})
    return wrap_locations(f"Live here: {'; '.join(phrases(locations, print_location))}.", "", "  ") if locations else []


def in_banner(program: Program, print_location: LocationPrinter) -> list[str]:
    """Return the register map of the whole function and the meaning of its names, as comment lines."""
    if not program.loop_locations:
        return []
    all_locations: dict[str, Storage] = {}
    for locations in program.loop_locations.values():
        all_locations |= locations
    meanings: list[str] = []
    if any(map(ROW.fullmatch, all_locations)):
        meanings.append("W row: a register of schedule words; the rows are the last sixteen words of each block, row 0 the "
                        "oldest")
    if any(map(ROUND.fullmatch, all_locations)):
        meanings.append("e_t:a_t-2: e after round t and a after round t-2, in two lanes")
    for pattern, meaning in NUMBERED:
        names = [name for name in all_locations if pattern.fullmatch(name)]
        meanings += [f"{span(names)}: {meaning}"] if names else []
    meanings += [f"{name}: {VARIABLE_MEANINGS[match[1]]} of message {match[2]}" for name in all_locations
                 if (match := STREAM.fullmatch(name))]
    meanings += [f"{name}: {VARIABLE_MEANINGS[name]}" for name in all_locations
                 if name in VARIABLE_MEANINGS and name not in program.parameters]
    spills = " Other slots of the frame hold spilled values." if program.spills else ""
    entries = "; ".join(phrases(all_locations, print_location))
    return [*wrap_locations(f"Register map: {entries}.{spills}", "  ", "    "),
            *(line for meaning in meanings for line in wrap_locations(f"{meaning}.", "    ", "      "))]
