"""Parameters of commands: one command-line option for each variable of a request, and parsers of
numbers, names and folders.

A parser raises Rejected for a text that it cannot parse.
"""

import re
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from ..request.option_table import Rejected, meanings_by_spelling, option_named, parse_number
from ..request.requests import VARIABLES
from ..spec.descriptions import SHAPES

Command = Callable[..., Any]  # function that a command calls
SYNTAXES = ("gas", "nasm", "both", "att", "go")

# Variable -> help, for the variables that are not in the option table, and for STACK.
VARIABLE_HELP = {
    "hash": "sha1 sha224 sha256 sha384 sha512 sha512-224 sha512-256 (default: all of these), or "
            "sm3.",
    "isa": "Instruction set, such as avx2 (default: all).",
    "n": "Number of blocks whose message schedules are computed together (default: 1, 2 and the "
         "number of lanes).",
    "m": "Number of messages hashed at once, for KIND=multi, pairs or iterations, or with LEN or "
         "SHAPE (default: the number of lanes).",
    "kind": "Function kind: blocks, schedule, rounds (default: these three), multi, pairs, "
            "iterations, fixed (with LEN or SHAPE), padding (with LENS).",
    "len": "Length in bytes of the messages of a fixed-length kernel.",
    "lens": "Message lengths in bytes for tables of KIND=padding, such as 64,128.",
    "shape": f"Message shape: {' '.join(SHAPES)}.",
    "const": "Constant message words, as first:last=hexadecimal, such as 8:8=80000000.",
    "prefix_block": "Constant blocks before the message, in hexadecimal.",
    "stack": "Limit of stack use in bytes, such as 2048.",
}
# Variable -> help, for the variables that select kernels.
SELECTION_HELP = {"hash": "Only this hash.", "isa": "Only this instruction set.",
                  "n": "Only this number of blocks scheduled at once."}


def option_spelling(name: str) -> str:
    """Return the command-line spelling of a variable or command: lower case, hyphens for
    underscores (lane-rot for LANE_ROT)."""
    return name.lower().replace("_", "-")


def value_option(name: str, help: str, *, default: str | None = None, metavar: str = "",
                 parameter: str = "") -> Callable[[Command], Command]:
    """Return a decorator that adds the option `name`, which has a value, to a command. `help`:
    sentence for the help, to which the default is added unless it names one. `metavar`: word for
    the value in the help (default: the name in capitals); `parameter`: the command's parameter, if
    its name differs from the option's."""
    if default and "(default" not in help:
        help = f"{help.rstrip('.')} (default: {default})."
    return click.option(f"--{name}", parameter or name.replace("-", "_"), default=default,
                        metavar=metavar or name.upper(), help=help)


def flag_option(name: str, help: str, *, parameter: str = "") -> Callable[[Command], Command]:
    """Return a decorator that adds the option `name`, which is None or, with or without a value,
    set: make passes NAME=1 as --name 1."""
    return click.option(f"--{name}", parameter or name, is_flag=False, flag_value="1", metavar="",
                        help=help)


def variable_options(helps: dict[str, str]) -> Callable[[Command], Command]:
    """Return a decorator that adds options to a command, one for each variable of a request in
    `helps`. `helps`: variable -> help; "" for the help that the option table gives. The command's
    parameter `variables` receives the options on the command line: name -> text, as
    `parse_request` takes them."""
    def add_options(function: Command) -> Command:
        """Add the options to the command `function`."""
        @wraps(function)
        def wrapper(**parameters: Any) -> Any:
            """Call the command with `variables`: name -> text of each variable that was set on the
            command line."""
            typed = {name: parameters.pop(name) for name in helps}
            for name, texts in typed.items():
                if len(texts) > 1:
                    raise Rejected(f"--{option_spelling(name)} takes one value, and has "
                                   f"{' and '.join(texts)}. Leave one out.")
            return function(variables={name: texts[0] for name, texts in typed.items() if texts},
                            **parameters)

        for name in reversed(helps):
            click.option(f"--{option_spelling(name)}", name, metavar=name.upper(),
                         cls=VariableOption, multiple=True, help=helps[name])(wrapper)
        return wrapper

    return add_options


class VariableOption(click.Option):
    """Command-line option for a variable of a request. Help from the option table is composed only
    if `--help` prints it, because composing it reads every ISA."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option's name and help, as click does."""
        if not self.help:
            option = option_named(self.name or "")
            self.help = (f"{option.effect[:1].upper()}{option.effect[1:]}: "
                         f"{' '.join(meanings_by_spelling(option))}.")
        return super().get_help_record(ctx)


# Adds an option for each variable of a request.
add_variable_options = variable_options({name: VARIABLE_HELP.get(name, "") for name in VARIABLES})


def parse_folder(text: str, name: str) -> Path:
    """Return `text`, the value of the variable `name`, as a path. Raise Rejected if the text is
    empty."""
    if not text:
        raise Rejected(f"{name}= names no folder. Try {name}=build/out.")
    return Path(text)


def split_list(name: str, text: str) -> list[str]:
    """Return the elements of `text`, a list separated by commas or spaces. Raise Rejected for an
    empty element, or for two with one `option_spelling`. `name`: the variable, for error
    messages."""
    elements = re.split(r"\s*,\s*|\s+", text.strip())
    if "" in elements:
        raise Rejected(f"{name}={text} has an empty element. "
                       + (f"Try {name}={','.join(filter(None, elements))}." if any(elements)
                          else "Leave it out."))
    spellings = [option_spelling(element) for element in elements]
    if repeated := [element for i, element in enumerate(elements)
                    if spellings[i] in spellings[:i]]:
        raise Rejected(f"{name}={text} names {repeated[0]} twice. Try {name}="
                       f"{','.join(dict.fromkeys(spellings)).upper().replace('-', '_')}.")
    return elements


def parse_numbers(name: str, text: str | None) -> list[int] | None:
    """Return the integers of `text`, a list separated by commas or spaces; None if `text` is None.
    Raise Rejected for an element that is empty, repeated or no number. `name`: the variable, for
    error messages."""
    return None if text is None else [parse_number(name, element)
                                      for element in split_list(name, text)]


def parse_variable_names(name: str, text: str | None) -> list[str] | None:
    """Return the names of variables in `text`, a list separated by commas or spaces; None if `text`
    is None. The names are returned in lower case with underscores. Raise Rejected for an empty or
    repeated name. `name`: the option whose value is `text`, for error messages."""
    return None if text is None else [variable.lower().replace("-", "_")
                                      for variable in split_list(name, text)]


def parse_seconds(text: str) -> float:
    """Return the number of seconds that `text`, the value of SECONDS, states. Raise Rejected unless
    it is above 0 and below 100,000."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 < seconds < 1e5:
        raise Rejected(f"SECONDS={text} is not a number of seconds above 0 and below 100000. Try "
                       f"SECONDS=1.")
    return seconds
