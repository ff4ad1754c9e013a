"""What stands where, in words for a reader: an allocated program goes in, lines for the banner and for the head of each loop come
out.

Working variables are told together, and rows of a schedule; a variable that is no letter of the standard is explained once, in
the words of register_map.toml.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from textwrap import wrap

from ..x86.program import Address, Program, Register

WIDTH = 112
WORKING = "abcdefgh"

VARIABLE_MEANINGS: dict[str, str] = tomllib.loads((Path(__file__).resolve().parent / "register_map.toml").read_text())
HASH = re.compile(r"H[a-h]{1,2}")                  # H_e and H_c in two lanes
ROW = re.compile(r"W(\d+)(?:/(\d))?\.(\d+)(/\d+)?")  # a row of the schedule of so many blocks, perhaps of one half of them
MESSAGE_DISTANCE = re.compile(r"to\d+")                          # how far a message is from the first
SIDE = re.compile(r"[a-h](/\d+)")                  # of other messages, from that number on
STREAM = re.compile(r"(abef|cdgh|abcd)(\d)")       # of one of several messages
ROUND = re.compile(r"P(\d)")                       # e_t and a_{t-2}, in two lanes

Storage = Register | Address
LocationPrinter = Callable[[Storage], str]


def step_between(location: Storage, next: Storage) -> tuple[object, ...] | None:
    """How a place goes on in the next, if they are alike: what is equal between neighbours can be drawn together."""
    if isinstance(location, Register) and isinstance(next, Register):
        return (1,) if location.register_class == next.register_class != "int" and next.number == location.number + 1 else None
    if isinstance(location, Address) and isinstance(next, Address) and (location.base, location.size) == (next.base, next.size):
        return (location.base, next.offset - location.offset)
    return None


def runs(locations: list[Storage], print_location: LocationPrinter) -> str:
    """Places one behind the other; those that go on evenly are drawn together: ymm0 to ymm9."""
    out: list[list[Storage]] = []
    for location in locations:
        run = out[-1] if out else []
        how = step_between(run[-1], location) if run else None
        if how and (len(run) == 1 or how == step_between(run[-2], run[-1])):
            run.append(location)
        else:
            out.append([location])
    return " ".join(f"{print_location(run[0])} to {print_location(run[-1])}" if len(run) > 2
                    else " ".join(map(print_location, run)) for run in out)


def wrapped(text: str, first: str, rest: str) -> list[str]:
    """The text in lines, no place broken in two."""
    unbroken = re.sub(r"\[[^]]*\]", lambda match: match[0].replace(" ", "~"), text)
    return [line.replace("~", " ") for line in wrap(unbroken, WIDTH, initial_indent=first, subsequent_indent=rest,
                                                   break_on_hyphens=False)]


def phrases(locations: Mapping[str, Storage], print_location: LocationPrinter) -> list[str]:
    """What each place holds, what belongs together in one phrase."""
    remaining = dict(locations)
    out: list[str] = []

    def add_phrase(names: Iterable[str], what: str) -> None:
        present = [name for name in names if name in remaining]
        if present:
            out.append(f"{what} in {runs([remaining.pop(name) for name in present], print_location)}")

    letters = [name for name in WORKING if name in remaining]
    add_phrase(letters, " ".join(letters) if len(letters) < 3 else f"{letters[0]} to {letters[-1]}")
    for side in dict.fromkeys(names[1] for name in remaining if (names := SIDE.fullmatch(name))):
        add_phrase([f"{letter}{side}" for letter in WORKING], f"those from message {side[1:]} on")
    rounds = sorted(name for name in remaining if ROUND.fullmatch(name))
    add_phrase(rounds, "[e_t, a_t-2] of four t")
    for name in [name for name in remaining if HASH.fullmatch(name)]:
        add_phrase([name], f"H {' '.join(name[1:])}")
    tables: dict[tuple[str, str, str], list[tuple[int, str]]] = {}
    for name in remaining:
        if row := ROW.fullmatch(name):
            tables.setdefault((row[3], row[2] or "", row[4] or ""), []).append((int(row[1]), name))
    for (blocks, half, side), rows in sorted(tables.items(), key=lambda entry: (-int(entry[0][0]), entry[0][1])):
        numbers = f"row {rows[0][0]}" if len(rows) == 1 else f"rows {min(rows)[0]} to {max(rows)[0]}"
        which = {"0": ", the first half", "1": ", the second half"}.get(half, "")
        add_phrase([name for _, name in sorted(rows)], f"{numbers} of W of {blocks} block{'s' * (blocks != '1')}{which}"
                 + f", from message {side[1:]} on" * bool(side))
    add_phrase([name for name in remaining if MESSAGE_DISTANCE.fullmatch(name)], "to1 and so on")
    for name in list(remaining):
        add_phrase([name], name)
    return out


def at_label(program: Program, label: str, print_location: LocationPrinter) -> list[str]:
    """What stands where when a loop begins anew."""
    locations = program.loop_locations.get(label, {})
    return wrapped("Here: " + ", ".join(phrases(locations, print_location)) + ".", "", "  ") if locations else []


def in_banner(program: Program, print_location: LocationPrinter) -> list[str]:
    """What has its home where in the whole function, and what the names mean."""
    if not program.loop_locations:
        return []
    all_locations: dict[str, Storage] = {}
    for locations in program.loop_locations.values():
        all_locations |= locations
    rows = ["rows of W: the last sixteen words of each block, the oldest in row 0"] * any(map(ROW.fullmatch, all_locations))
    rows += ["to1 and so on: how far the other messages are from the first, at data"] * any(map(MESSAGE_DISTANCE.fullmatch,
                                                                                                all_locations))
    rows += [f"{name}: {VARIABLE_MEANINGS[match[1]]} of message {match[2]}" for name in all_locations
             if (match := STREAM.fullmatch(name))]
    means = rows + [f"{name}: {VARIABLE_MEANINGS[name]}" for name in all_locations if name in VARIABLE_MEANINGS
                    and name not in program.parameters]
    more = " Other slots of the frame hold values for a while." if program.spills else ""
    return [*wrapped("Holds: " + "; ".join(phrases(all_locations, print_location)) + "." + more, "  ", "    "),
            *(wrapped("; ".join(means) + ".", "    ", "    ") if means else [])]
