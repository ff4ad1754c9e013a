"""Flavours: the symbols, macros and frame rules of downstream projects, one TOML file each, so that
supporting a project needs no code. `Flavour` has the keys of a file."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent
PLAIN = "plain"  # files of no downstream project


@dataclass(frozen=True)
class KernelSymbol:
    """Kernel that a downstream project has a symbol (with {m}) for. `option_values`: default
    options, including n or m. A kernel with `named` is written only if the request names its ISA,
    one of another kind than the file's if it names the kind."""

    hash: str
    isa: str
    symbol: str
    option_values: Mapping[str, str]
    kind: str
    prototype: str
    named: bool = False

    @property
    def schedule(self) -> str | None:
        return self.option_values.get("schedule")


@dataclass(frozen=True)
class Flavour:
    """A downstream project's file."""

    about: str
    kind: str  # default function kind of its kernels (default blocks)
    syntax: str
    prototype: str  # default, with {symbol}, {family}, {width}, {words} (of one state) and {m}
    head: str  # lines at the beginning of a file; `tail`: at its end; `data`: before its tables
    data: str
    begin: str  # lines before and after a function, with {symbol}
    end: str
    tail: str
    entry: str  # text that replaces ENDBR64; `ret`: RET
    ret: str
    unwind: bool  # whether the files have CFI directives
    convention: str  # default sysv; sysv-os: no red zone, and stacks aligned to 8 bytes
    ways: tuple[str, ...]  # compiler options of each configuration that changes the macros
    option_values: Mapping[str, str]  # the key `choices`: options of all its kernels by default
    headers: Mapping[str, str]  # included ones, for assembling without the project
    kernels: tuple[KernelSymbol, ...]

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset(kernel.kind for kernel in self.kernels)

    def kernel(self, kind: str, hash: str, isa: str, schedule: str | None = None) -> KernelSymbol:
        """Return the kernel of a hash family on an ISA, and with a value of SCHEDULE."""
        return next(kernel for kernel in self.kernels
                    if (kernel.kind, kernel.hash, kernel.isa) == (kind, hash, isa)
                    and kernel.schedule in (None, schedule))


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def read(text: str) -> Flavour:
    """Return the flavour of a file's text; TypeError or KeyError if a field is missing or
    unknown."""
    data: dict[str, Any] = tomllib.loads(text)
    data = {"headers": {}, "kind": "blocks", "convention": "sysv", **data}
    named_keys = {"hash", "isa", "symbol", "kind", "prototype", "named"}
    kernels = tuple(KernelSymbol(k["hash"], k["isa"], k["symbol"],
                                 {name: str(x) for name, x in k.items() if name not in named_keys},
                                 k.get("kind", data["kind"]),
                                 k.get("prototype", data.get("prototype")),
                                 k.get("named", False)) for k in data.pop("kernels"))
    option_values = {name: str(x) for name, x in data.pop("choices", {}).items()}
    ways = tuple(data.pop("ways", [""]))
    return Flavour(**data, ways=ways, option_values=option_values, kernels=kernels)


@cache
def load(name: str) -> Flavour:
    """Return the flavour called `name`; FileNotFoundError if there is none."""
    return read((FOLDER / f"{name}.toml").read_text(encoding="ascii"))


def find(name: str | None) -> Flavour | None:
    """Return the flavour called `name`; None for "plain" or None."""
    return None if name is None or name == PLAIN else load(name)


def build_configurations(name: str | None, format: str, abi: str) -> tuple[str, ...]:
    """Return the compiler options of each configuration in which an object of a flavour is
    tested."""
    downstream = find(name)
    if downstream is None:
        return ("",)
    return downstream.ways if format == "elf64" and abi != "win64" else ()
