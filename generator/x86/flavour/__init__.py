"""Whose macros, symbols and frame rules a kernel's text has: one file of data for each house that takes it in.

A TOML file holds: `about`; `kind`, that of its functions (blocks unless told); `syntax`, which its text is in; `unwind`, whether
it has CFI directives; `choices`, what it asks of every kernel unless told; `prototype` (of {symbol}, {family}, {width} and
{words}); `head`, `data`, `begin`, `end` and `tail`, the lines that open a file, stand before its tables, around a function (of
{symbol}), and at the end; `entry` and `ret`, what stands for ENDBR64 and RET there; `headers`, what stands in for those that the
text includes, where it is assembled without the house; `ways`, options of the compiler that change the house's macros, one string
for each way in which it builds; and `kernels`, each with hash, isa, symbol, the n and other choices that it has unless told, and
whether it is only written where its ISA is named (`named`).
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent
PLAIN = "plain"                                          # no house's


@dataclass(frozen=True)
class Named:
    """A kernel that a house has a name for; `option_values` are those that it has there unless told, n among them."""

    hash: str
    isa: str
    symbol: str
    option_values: Mapping[str, str]
    named: bool = False


@dataclass(frozen=True)
class Flavour:
    """What a house's file holds, as it stands there."""

    about: str
    kind: str
    syntax: str
    prototype: str
    head: str
    data: str
    begin: str
    end: str
    tail: str
    entry: str
    ret: str
    unwind: bool
    ways: tuple[str, ...]
    option_values: Mapping[str, str]
    headers: Mapping[str, str]
    kernels: tuple[Named, ...]

    def symbol(self, hash: str, isa: str) -> str:
        """What the house calls its kernel of a family on an ISA; KeyError where it has none."""
        for kernel in self.kernels:
            if (kernel.hash, kernel.isa) == (hash, isa):
                return kernel.symbol
        raise KeyError(hash, isa)


def names() -> list[str]:
    """The houses."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def read(text: str) -> Flavour:
    """A house's file. TypeError or KeyError where it lacks a field or has a strange one."""
    data: dict[str, Any] = tomllib.loads(text)
    named_keys = {"hash", "isa", "symbol", "named"}
    kernels = tuple(Named(k["hash"], k["isa"], k["symbol"], {name: str(x) for name, x in k.items() if name not in named_keys},
                          k.get("named", False)) for k in data.pop("kernels"))
    option_values = {name: str(x) for name, x in data.pop("choices", {}).items()}
    ways = tuple(data.pop("ways", [""]))
    return Flavour(**{"headers": {}, "kind": "blocks", **data}, ways=ways, option_values=option_values, kernels=kernels)


@cache
def load(name: str) -> Flavour:
    """The house of that name."""
    return read((FOLDER / f"{name}.toml").read_text(encoding="ascii"))


def find(name: str | None) -> Flavour | None:
    """The house of that name; None where a text is no house's."""
    return None if name is None or name == PLAIN else load(name)


def ways(name: str | None, format: str) -> tuple[str, ...]:
    """The options of each way in which a text is built in a format; a house's text is for ELF alone."""
    downstream = find(name)
    return ("",) if downstream is None else downstream.ways if format == "elf64" else ()
