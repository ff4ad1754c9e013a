"""Register map: where a kernel's variables are, for the comments of a file and of each loop.

Variables that belong together share an entry; names.toml explains names that are not FIPS 180-4's.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import wrap

from ..x86.program import Address, Jump, Program, Register
from .instruction_lines import location_comment

WIDTH = 97                              # columns of a line without its comment mark
WORKING = "abcdefgh"                    # names of the working variables

NAMES = tomllib.loads((Path(__file__).resolve().parent / "names.toml").read_text())
VARIABLE_MEANINGS: dict[str, str] = NAMES["variables"]
LABELS: dict[str, str] = NAMES["labels"]
# Patterns of variables.
HASH_VALUE = re.compile(r"H[a-h]{1,2}")              # Hec: H_e and H_c in two lanes
ROW = re.compile(r"W(\d+)(?:/(\d))?\.(\d+)(/\d+)?")  # W3/1.8/8: row, half, blocks, first message
# a/8: working variable a of message 8 and the following messages, one in each lane
LATER_MESSAGES = re.compile(r"[a-h](/\d+)")
# words of message 0, one of several interleaved messages: abef0, working variables; H.abef0, words
# of its hash value
STREAM_STATE = re.compile(r"(H\.)?(abef|cdgh|abcd)(\d)")
TWO_LANES = re.compile(r"P(\d)")                     # e_t and a_{t-2}, in two lanes
# Variables with a number at the end of their names: pattern and meaning.
NUMBERED = (
    (re.compile(r"to\d+"), "address of message 1, 2, ... minus address of message 0"),
    (re.compile(r"H\d"), "words 0, 1, ... of the hash values between two blocks"),
    (re.compile(r"N\d+"), "bytes of the {input} that is being copied"))

# Patterns whose variables share one meaning.
SHARED_MEANINGS = (
    (ROW, "W row: register, or slot of the frame, with schedule words; the rows hold the latest "
          "sixteen schedule words of each block, row 0 the oldest"),
    (TWO_LANES, "e_t:a_t-2: e after round t and a after round t-2, in two lanes"),
    (HASH_VALUE, "H_x: word x of the hash value; H_x:H_y: two of its words, in two lanes"))

Storage = Register | Address


def step_between(location: Storage, following: Storage) -> int | None:
    """Return the step between neighbours of a range: 1 for vector and mask registers, bytes for
    memory operands; else None."""
    if isinstance(location, Register) and isinstance(following, Register):
        consecutive = following.number == location.number + 1
        return (1 if location.register_class == following.register_class != "int" and consecutive
                else None)
    if (isinstance(location, Address) and isinstance(following, Address)
        and (location.base, location.size) == (following.base, following.size)):
        return following.offset - location.offset
    return None


def range_text(first: str, last: str) -> str:
    """Return `first..last`; for two memory operands in brackets, [first..last]."""
    if first.endswith("]") and last.startswith("["):
        return f"{first[:-1]}..{last[1:]}"
    return f"{first}..{last}"


def list_locations(locations: list[Storage], syntax: str) -> str:
    """Return locations as text; three or more with equal steps are a range, `ymm0..ymm9`."""
    ranges: list[list[Storage]] = []
    for location in locations:
        last = ranges[-1] if ranges else []
        step = step_between(last[-1], location) if last else None
        if step is not None and (len(last) == 1 or step == step_between(last[-2], last[-1])):
            last.append(location)
        else:
            ranges.append([location])
    texts = [[location_comment(x, syntax).replace(" ", "") for x in members] for members in ranges]
    return ", ".join(range_text(members[0], members[-1]) if len(members) > 2 else ", ".join(members)
                     for members in texts)


def wrap_locations(text: str, first: str, rest: str) -> list[str]:
    """Return lines of at most WIDTH columns, indented by `first` and `rest`."""
    lines = wrap(text.replace(": ", ":~"), WIDTH, initial_indent=first, subsequent_indent=rest,
                 break_on_hyphens=False, break_long_words=False)
    return [line.replace(":~", ": ") for line in lines]


def abbreviate_names(names: list[str]) -> str:
    """Return three or more names as `a..h`, one or two in full."""
    return f"{names[0]}..{names[-1]}" if len(names) > 2 else ", ".join(names)


def map_entries(locations: Mapping[str, Storage], syntax: str) -> list[str]:
    """Return the entries of a register map, such as `a..c: r10, r11, rbx`."""
    remaining = dict(locations)
    out: list[str] = []

    def add_entry(names: list[str], subject: str) -> None:
        if names:
            text = list_locations([remaining.pop(name) for name in names], syntax)
            out.append(f"{subject}: {text}")

    later_messages = dict.fromkeys(match[1] for name in remaining
                                   if (match := LATER_MESSAGES.fullmatch(name)))
    for suffix in ("", *later_messages):
        letters = [letter for letter in WORKING if f"{letter}{suffix}" in remaining]
        messages = f" of messages {suffix[1:]} and up" if suffix else ""
        add_entry([f"{letter}{suffix}" for letter in letters],
                  f"{abbreviate_names(letters)}{messages}")
    rounds = sorted(name for name in remaining if TWO_LANES.fullmatch(name))
    add_entry(rounds, "e_t:a_t-2 of four t")
    for name in [name for name in remaining if HASH_VALUE.fullmatch(name)]:
        add_entry([name], ":".join(f"H_{letter}" for letter in name[1:]))
    # (blocks, half, first message) -> (number of the row, variable)
    schedule_rows: dict[tuple[str, str, str], list[tuple[int, str]]] = {}
    for name in remaining:
        if row := ROW.fullmatch(name):
            key = (row[3], row[2] or "", row[4] or "")
            schedule_rows.setdefault(key, []).append((int(row[1]), name))
    for (blocks, half, suffix), rows in sorted(schedule_rows.items(),
                                               key=lambda entry: (-int(entry[0][0]), entry[0][1])):
        numbers = f"row {rows[0][0]}" if len(rows) == 1 else f"rows {min(rows)[0]}..{max(rows)[0]}"
        half_text = {"0": ", the first half of them", "1": ", the second half"}.get(half, "")
        messages = f", messages {suffix[1:]} and up" if suffix else ""
        plural = "" if blocks == "1" else "s"
        add_entry([name for _, name in sorted(rows)],
                  f"W {numbers} of {blocks} block{plural}{half_text}{messages}")
    for pattern, _ in NUMBERED:
        names = [name for name in remaining if pattern.fullmatch(name)]
        add_entry(names, abbreviate_names(names))
    for name in list(remaining):
        add_entry([name], name)
    return out


def label_map_lines(program: Program, label: str, syntax: str) -> list[str]:
    """Return what is live at a loop's label; [] at another label."""
    entries = "; ".join(map_entries(program.loop_locations.get(label, {}), syntax))
    return wrap_locations(f"Live here: {entries}.", "", "  ") if entries else []


def compared_pointers(program: Program) -> str:
    """Return the pointers that loops compare with `upper_bound`, or "the pointer"."""
    pointers: list[str] = []
    for item in program.items:
        locations = program.loop_locations.get(item.target, {}) if isinstance(item, Jump) else {}
        if isinstance(item, Jump) and "upper_bound" in locations:
            pointers += [name for name, location in locations.items()
                         if location in (item.a, item.b) and name != "upper_bound"]
    return " or ".join(dict.fromkeys(pointers)) or "the pointer"


def stream_meanings(names: Iterable[str]) -> list[str]:
    """Return the meanings of variables with words of one of several interleaved messages."""
    matches = [match for name in names if (match := STREAM_STATE.fullmatch(name))]
    has_hash_values = any(match[1] for match in matches)
    meanings: list[str] = []
    for prefix, words in dict.fromkeys((match[1] or "", match[2]) for match in matches):
        numbers = [match[3] for match in matches if (match[1] or "", match[2]) == (prefix, words)]
        content = ("the hash value before the block" if prefix else
                   "the working variables" if has_hash_values else "the hash value")
        variables = abbreviate_names([f"{prefix}{words}{number}" for number in numbers])
        messages = f"message{'' if len(numbers) == 1 else 's'} {abbreviate_names(numbers)}"
        meanings.append(f"{variables}: {VARIABLE_MEANINGS[words]} of {content} of {messages}")
    return meanings


def banner_map_lines(program: Program, syntax: str) -> list[str]:
    """Return the register map of a function with the meanings of its names; [] without loops."""
    if not program.loop_locations:
        return []
    all_locations: dict[str, Storage] = {}
    for locations in program.loop_locations.values():
        all_locations |= locations
    values = {"input": "node" if "nodes" in program.parameters else "message",
              "pointers": compared_pointers(program)}
    meanings = [meaning for pattern, meaning in SHARED_MEANINGS
                if any(map(pattern.fullmatch, all_locations))]
    for pattern, meaning in NUMBERED:
        names = [name for name in all_locations if pattern.fullmatch(name)]
        meanings += [f"{abbreviate_names(names)}: {meaning}"] if names else []
    meanings += stream_meanings(all_locations)
    meanings += [f"{name}: {VARIABLE_MEANINGS[name]}" for name in all_locations
                 if name in VARIABLE_MEANINGS and name not in program.parameters]
    spills = (" Slots of the frame that are not named here hold spilled values." if program.spills
              else "")
    entries = "; ".join(map_entries(all_locations, syntax))
    return [*wrap_locations(f"Register map: {entries}.{spills}", "  ", "    "),
            *(line for meaning in meanings
              for line in wrap_locations(f"{meaning.format_map(values)}.", "    ", "      "))]
