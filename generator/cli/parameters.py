"""Parameters of commands: a command-line option for each variable of a request, and parsers of
numbers, names and folders, which raise Rejected."""

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


SECONDS = click.FloatRange(0, 1e5, min_open=True, max_open=True)  # to measure for


def option_spelling(name: str) -> str:
    """Return lane-rot for LANE_ROT."""
    return name.lower().replace("_", "-")


def value_option(name: str, help: str, *, default: str | None = None, metavar: str = "",
                 parameter: str = "", type: Any = None
                 ) -> Callable[[Command], Command]:
    """Decorator that adds an option with a value. The default is added to the help unless that
    names one. `parameter`: of the command, if its name differs from the option's."""
    if default and "(default" not in help:
        help = f"{help.rstrip('.')} (default: {default})."
    return click.option(f"--{name}", parameter or name.replace("-", "_"), default=default,
                        metavar=metavar or name.upper(), help=help, type=type)


def flag_option(name: str, help: str, *, parameter: str = "") -> Callable[[Command], Command]:
    """Decorator that adds an option that is None or set; make passes NAME=1 as --name 1."""
    return click.option(f"--{name}", parameter or name, is_flag=False, flag_value="1", metavar="",
                        type=click.Choice(["1"]), help=help)


def variable_options(helps: dict[str, str]) -> Callable[[Command], Command]:
    """Decorator that adds an option for each variable in `helps` (variable -> help; "": that of the
    option table). The command's parameter `variables` is what `parse_request` takes."""
    def add_options(function: Command) -> Command:
        @wraps(function)
        def wrapper(**parameters: Any) -> Any:
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
    """Its help is composed only if `--help` prints it, because that reads every ISA."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if not self.help:
            option = option_named(self.name or "")
            self.help = (f"{option.effect[:1].upper()}{option.effect[1:]}: "
                         f"{' '.join(meanings_by_spelling(option))}.")
        return super().get_help_record(ctx)


# Adds an option for each variable of a request.
add_variable_options = variable_options({name: VARIABLE_HELP.get(name, "") for name in VARIABLES})


def parse_folder(text: str, name: str) -> Path:
    """Raise Rejected if `text`, the value of the variable `name`, is empty."""
    if not text:
        raise Rejected(f"{name}= names no folder. Try {name}=build/out.")
    return Path(text)


def split_list(text: str | None) -> list[str] | None:
    """Return the elements separated by commas or spaces, each once; None for None."""
    return None if text is None else [*dict.fromkeys(filter(None, re.split(r"[,\s]+", text)))]


def parse_numbers(name: str, text: str | None) -> list[int] | None:
    """Return the numbers separated by commas or spaces. Raise Rejected for one that is invalid."""
    elements = split_list(text)
    return None if elements is None else [parse_number(name, element) for element in elements]


def parse_variable_names(text: str | None) -> list[str] | None:
    """Return the names of variables, in lower case with underscores."""
    return split_list(text and text.lower().replace("-", "_"))
