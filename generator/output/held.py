"""What stands where, in words for a reader: an allocated program goes in, lines for the banner and for the head of each loop come
out.

Working variables are told together, and rows of a schedule; a variable that is no letter of the standard is explained once, in
the words of held.toml.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from textwrap import wrap

from ..target.program import Address, Program, Register

WIDTH = 112
WORKING = "abcdefgh"

MEANS: dict[str, str] = tomllib.loads((Path(__file__).resolve().parent / "held.toml").read_text())
HASH = re.compile(r"H[a-h]{1,2}")                  # H_e and H_c in two lanes
ROW = re.compile(r"W(\d+)(?:/(\d))?\.(\d+)(/\d+)?")  # a row of the schedule of so many blocks, perhaps of one half of them
FAR = re.compile(r"to\d+")                          # how far a message is from the first
SIDE = re.compile(r"[a-h](/\d+)")                  # of other messages, from that number on
STREAM = re.compile(r"(abef|cdgh|abcd)(\d)")       # of one of several messages
ROUND = re.compile(r"P(\d)")                       # e_t and a_{t-2}, in two lanes

Storage = Register | Address
Shown = Callable[[Storage], str]


def step(one: Storage, next: Storage) -> tuple[object, ...] | None:
    """How a place goes on in the next, if they are alike: what is equal between neighbours can be drawn together."""
    if isinstance(one, Register) and isinstance(next, Register):
        return (1,) if one.bank == next.bank != "int" and next.number == one.number + 1 else None
    if isinstance(one, Address) and isinstance(next, Address) and (one.base, one.size) == (next.base, next.size):
        return (one.base, next.offset - one.offset)
    return None


def runs(places: list[Storage], shown: Shown) -> str:
    """Places one behind the other; those that go on evenly are drawn together: ymm0 to ymm9."""
    out: list[list[Storage]] = []
    for place in places:
        run = out[-1] if out else []
        how = step(run[-1], place) if run else None
        if how and (len(run) == 1 or how == step(run[-2], run[-1])):
            run.append(place)
        else:
            out.append([place])
    return " ".join(f"{shown(run[0])} to {shown(run[-1])}" if len(run) > 2 else " ".join(map(shown, run)) for run in out)


def wrapped(text: str, first: str, rest: str) -> list[str]:
    """The text in lines, no place broken in two."""
    whole = re.sub(r"\[[^]]*\]", lambda found: found[0].replace(" ", "~"), text)
    return [line.replace("~", " ") for line in wrap(whole, WIDTH, initial_indent=first, subsequent_indent=rest,
                                                   break_on_hyphens=False)]


def told(held: Mapping[str, Storage], shown: Shown) -> list[str]:
    """What each place holds, what belongs together in one phrase."""
    rest = dict(held)
    out: list[str] = []

    def together(names: Iterable[str], what: str) -> None:
        found = [name for name in names if name in rest]
        if found:
            out.append(f"{what} in {runs([rest.pop(name) for name in found], shown)}")

    letters = [name for name in WORKING if name in rest]
    together(letters, " ".join(letters) if len(letters) < 3 else f"{letters[0]} to {letters[-1]}")
    for side in dict.fromkeys(found[1] for name in rest if (found := SIDE.fullmatch(name))):
        together([f"{letter}{side}" for letter in WORKING], f"those from message {side[1:]} on")
    rounds = sorted(name for name in rest if ROUND.fullmatch(name))
    together(rounds, "[e_t, a_t-2] of four t")
    for name in [name for name in rest if HASH.fullmatch(name)]:
        together([name], f"H {' '.join(name[1:])}")
    tables: dict[tuple[str, str, str], list[tuple[int, str]]] = {}
    for name in rest:
        if row := ROW.fullmatch(name):
            tables.setdefault((row[3], row[2] or "", row[4] or ""), []).append((int(row[1]), name))
    for (blocks, half, side), rows in sorted(tables.items(), key=lambda entry: (-int(entry[0][0]), entry[0][1])):
        numbers = f"row {rows[0][0]}" if len(rows) == 1 else f"rows {min(rows)[0]} to {max(rows)[0]}"
        which = {"0": ", the first half", "1": ", the second half"}.get(half, "")
        together([name for _, name in sorted(rows)], f"{numbers} of W of {blocks} block{'s' * (blocks != '1')}{which}"
                 + f", from message {side[1:]} on" * bool(side))
    together([name for name in rest if FAR.fullmatch(name)], "to1 and so on")
    for name in list(rest):
        together([name], name)
    return out


def at_label(program: Program, label: str, shown: Shown) -> list[str]:
    """What stands where when a loop begins anew."""
    held = program.held.get(label, {})
    return wrapped("Here: " + ", ".join(told(held, shown)) + ".", "", "  ") if held else []


def in_banner(program: Program, shown: Shown) -> list[str]:
    """What has its home where in the whole function, and what the names mean."""
    if not program.held:
        return []
    every: dict[str, Storage] = {}
    for held in program.held.values():
        every |= held
    rows = ["rows of W: the last sixteen words of each block, the oldest in row 0"] * any(map(ROW.fullmatch, every))
    rows += ["to1 and so on: how far the other messages are from the first, at data"] * any(map(FAR.fullmatch, every))
    rows += [f"{name}: {MEANS[found[1]]} of message {found[2]}" for name in every if (found := STREAM.fullmatch(name))]
    means = rows + [f"{name}: {MEANS[name]}" for name in every if name in MEANS and name not in program.parameters]
    more = " Other slots of the frame hold values for a while." if program.spills else ""
    return [*wrapped("Holds: " + "; ".join(told(every, shown)) + "." + more, "  ", "    "),
            *(wrapped("; ".join(means) + ".", "    ", "    ") if means else [])]
