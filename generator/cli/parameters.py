"""Parameters of commands: a command-line option for each variable of a request, and readers of numbers, names and folders.

A reader raises Refused for a word that it cannot read.
"""

import re
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from ..request.option_table import ALL_OPTIONS, every_value
from ..request.parse import Refused, parse_number
from ..request.request import VARIABLES

SYNTAXES = ("gas", "nasm", "both", "att", "go")

# The help of variables that are not in the option table, and of STACK.
ABOUT = {
    "hash": "sha1 sha224 sha256 sha384 sha512 sha512-224 sha512-256 (default: all of these), or sm3.",
    "isa": "Instruction set, such as avx2 (default: all).",
    "n": "Number of blocks whose message schedules are computed together (default: 1, 2 and the number of lanes).",
    "m": "Number of messages that KIND=multi, pairs or iterations, LEN or SHAPE hash at once (default: the number of lanes).",
    "kind": "Function kind: blocks, schedule, rounds (default: these three); multi, pairs; iterations; padding (needs LENS).",
    "len": "Length in bytes of the messages of a fixed-length kernel.",
    "lens": "Message lengths in bytes for tables of KIND=padding, such as 64,128.",
    "shape": "Name of a message shape: which message words are constants.",
    "const": "Constant message words: first:last=hexadecimal, such as 8:15=...",
    "prefix_block": "Constant first block of the message, in hexadecimal.",
    "stack": "Limit of stack use in bytes, such as 2048.",
}


def same(name: str) -> str:
    """Return the spelling of an option or command: --LANE_ROT becomes --lane-rot."""
    return name.lower().replace("_", "-")


def option_variables(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add a command-line option for each variable of a request; `words` has those that were typed, for `parse_request`."""
    @wraps(function)
    def wrapper(**parameters: Any) -> Any:
        words = {name: parameters.pop(name) for name in VARIABLES}
        return function(words={name: text for name, text in words.items() if text is not None}, **parameters)

    for name in reversed(VARIABLES):
        click.option(f"--{same(name)}", name, metavar=name.upper(), cls=Variable)(wrapper)
    return wrapper


class Variable(click.Option):
    """Command-line option for a variable of a request. Its help reads every ISA, so `--help` alone makes it."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        name = self.name or ""
        descriptions = [f"{c.about[:1].upper()}{c.about[1:]}: {' '.join(every_value(c))}." for c in ALL_OPTIONS if c.name == name]
        self.help = ABOUT.get(name) or descriptions[0]
        return super().get_help_record(ctx)


def only(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that select kernels: --hash, --isa and --n."""
    for name, what in (("n", "n"), ("isa", "instruction set"), ("hash", "hash")):
        click.option(f"--{name}", metavar=name.upper(), help=f"Only this {what}.")(function)
    return function


def folder(text: str, name: str) -> Path:
    """Return the folder of that name; Refused if it is empty. `name`: the variable."""
    if not text:
        raise Refused(f"{name}= names no folder. Try {name}=build/out.")
    return Path(text)


def split_list(name: str, text: str) -> list[str]:
    """Return the words that commas or spaces separate; Refused if one is empty or stands there twice. `name`: the variable."""
    words = re.split(r"\s*,\s*|\s+", text.strip())
    if "" in words:
        raise Refused(f"{name}={text} has an empty place in its list. "
                      + (f"Try {name}={','.join(filter(None, words))}." if any(words) else "Leave it out."))
    if twice := next((word for at, word in enumerate(words) if same(word) in map(same, words[:at])), None):
        raise Refused(f"{name}={text} names {twice} twice. Try {name}={','.join(dict.fromkeys(map(str.upper, words)))}.")
    return words


def numbers(name: str, text: str | None) -> list[int] | None:
    """Return whole numbers that commas or spaces separate; None for None."""
    return None if text is None else [parse_number(name, word) for word in split_list(name, text)]


def names(name: str, text: str | None) -> list[str] | None:
    """Return names of variables, in lower case, that commas or spaces separate; None for None."""
    return None if text is None else [word.lower().replace("-", "_") for word in split_list(name, text)]


def duration(text: str) -> float:
    """Return the seconds that SECONDS spells; Refused if they are not above 0 and below 100,000."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 < seconds < 1e5:
        raise Refused(f"SECONDS={text} is no number of seconds. Try SECONDS=1.")
    return seconds
