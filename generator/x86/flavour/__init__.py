"""Flavours: the symbols, macros and frame rules of downstream projects, one TOML file each.

Input: the file of a project. Output: a `Flavour`, from which printers take every line that differs
from a plain file. Flavours are data, so that supporting a project needs no code. The keys of a file
are:

- `about`: a description; `kind`: the function kind of its kernels (default blocks); `syntax`: the
  assembler syntax.
- `unwind`: whether the files have CFI directives.
- `convention`: the calling convention that is proved (default sysv): sysv-os for operating-system
  kernels, which have no red zone and align their stacks to 8 bytes.
- `choices`: options that apply to all its kernels by default.
- `prototype`: the C declaration, with {symbol}, {family}, {width} (bits of a word), {words}
  (number of words of one message's state) and {m}.
- `head`, `tail`: the lines at the beginning and end of a file; `data`: the lines before its tables;
  `begin`, `end`: the lines before and after a function (with {symbol}).
- `entry`, `ret`: the text that replaces ENDBR64 and RET.
- `headers`: contents of the included headers, for assembling without the project.
- `ways`: compiler options that change the project's macros, one string for each configuration that
  the project builds (default: one without options).
- `kernels`: for each kernel its hash, ISA and symbol (with {m}), its default n or m and other
  options; its own `kind` and `prototype`, if these are not the file's. A kernel with `named` is
  written only if the request names its ISA, one of another kind if it names the kind.
"""

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
    """Kernel that a downstream project has a symbol for. `option_values` are its default options,
    including n. A kernel with `named` is written only if the request names its ISA."""

    hash: str
    isa: str
    symbol: str
    option_values: Mapping[str, str]
    kind: str
    prototype: str
    named: bool = False

    @property
    def schedule(self) -> str | None:
        """Value of SCHEDULE in the kernel's default options; None if there is none."""
        return self.option_values.get("schedule")


@dataclass(frozen=True)
class Flavour:
    """A downstream project's file; the head of this module describes the fields."""

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
    convention: str
    ways: tuple[str, ...]
    option_values: Mapping[str, str]
    headers: Mapping[str, str]
    kernels: tuple[KernelSymbol, ...]

    @property
    def kinds(self) -> frozenset[str]:
        """Function kinds of its kernels."""
        return frozenset(kernel.kind for kernel in self.kernels)

    def kernel(self, kind: str, hash: str, isa: str, schedule: str | None = None) -> KernelSymbol:
        """The kernel of a hash family on an ISA. `schedule` is its value of SCHEDULE, where kernels
        differ only in this option. Raise KeyError if there is none."""
        for kernel in self.kernels:
            if ((kernel.kind, kernel.hash, kernel.isa) == (kind, hash, isa)
                    and kernel.schedule in (None, schedule)):
                return kernel
        raise KeyError(kind, hash, isa, schedule)


def names() -> list[str]:
    """Return the names of the flavours in alphabetical order."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def read(text: str) -> Flavour:
    """Return the flavour that `text`, the content of a flavour's file, describes. Raise TypeError
    or KeyError if a field is missing or unknown."""
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
    """Return the flavour called `name`. Raise FileNotFoundError if there is none."""
    return read((FOLDER / f"{name}.toml").read_text(encoding="ascii"))


def find(name: str | None) -> Flavour | None:
    """Return the flavour called `name`; None for "plain" or None, which stand for plain files."""
    return None if name is None or name == PLAIN else load(name)


def build_configurations(name: str | None, format: str, abi: str) -> tuple[str, ...]:
    """Return the compiler options of each configuration in which an object of flavour `name` is
    tested: those of the flavour's file in ELF, none in other formats and for Win64. A plain file
    has one, without options."""
    downstream = find(name)
    if downstream is None:
        return ("",)
    return downstream.ways if format == "elf64" and abi != "win64" else ()
