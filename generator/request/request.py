"""`Request`: the typed variables of one command. `parse_request` alone reads their texts and checks
each by itself; requests.py checks combinations."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

from ..spec import hashes
from ..spec.kinds import KINDS
from ..x86 import flavour
from ..x86 import target as isas
from ..x86.flavour import Flavour
from .option_table import (
    ALL_OPTIONS,
    FRAME_OPTIONS,
    KERNEL_OPTIONS,
    MULTI_OPTIONS,
    OptionValue,
    parse_values,
    spelling,
)
from .parse import check_name, families_of, parse_number

LONGEST = 1 << 20  # longest message in bytes
MULTI_KINDS = tuple(name for name, kind in KINDS.items() if kind.has_m)
MULTI_VARIABLES = ("m", *(c.name for c in MULTI_OPTIONS))
# Variables that describe the messages of a fixed-length kernel.
MESSAGE_VARIABLES = ("len", "shape", "const", "prefix_block")
# Every variable of a request, in the order of the help.
VARIABLES = ("hash", "isa", "n", "m", *(c.name for c in KERNEL_OPTIONS + MULTI_OPTIONS), "upper",
             "kind", "len", "lens", "shape", "const", "prefix_block",
             *(c.name for c in FRAME_OPTIONS if c.name != "upper"))
OPTION_NAMES = frozenset(c.name for c in ALL_OPTIONS)


@dataclass(frozen=True)
class Request:
    """Typed variables of one command; None: not set. `hash`: a family or a variant of one. `len`:
    bytes of a message without the constant blocks before it. `lens`: message lengths of padding
    tables. `options`: option -> value."""

    hash: str | None = None
    isa: str | None = None
    n: int | None = None
    m: int | None = None
    kind: str | None = None
    len: int | None = None
    lens: tuple[int, ...] | None = None
    shape: str | None = None
    const: str | None = None
    prefix_block: str | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def spellings(self) -> dict[str, str]:
        """Variable -> text, for the variables that are set, in the order of VARIABLES."""
        values = {name: self.get(name) for name in VARIABLES}
        return {name: ",".join(map(str, value)) if isinstance(value, tuple) else spelling(value)
                for name, value in values.items() if value is not None}

    @property
    def families(self) -> list[str]:
        """The family of the hash; the families of FIPS 180-4 without one."""
        return families_of(self.hash)

    @property
    def hashes(self) -> list[str]:
        """The hash; every hash without one."""
        return hashes.variants() if self.hash is None else [self.hash]

    @property
    def isas(self) -> list[str]:
        """The ISA; every ISA without one."""
        return list(isas.names()) if self.isa is None else [self.isa]

    @property
    def downstream(self) -> Flavour | None:
        """Flavour of a downstream project; None for plain files."""
        return flavour.find(self.get("flavour"))

    def get(self, name: str) -> Any:
        """Value of a variable; None if it is not set."""
        return self.options[name] if name in self.options else getattr(self, name, None)

    def first_named(self, *names: str) -> str | None:
        """The first of the variables `names` that is set, in capital letters."""
        return next((name.upper() for name in names if self.get(name) is not None), None)

    def with_values(self, **values: Any) -> Self:
        """Copy with other values; None unsets a variable."""
        options = {**self.options, **{k: v for k, v in values.items() if k in OPTION_NAMES}}
        return replace(self, **{k: v for k, v in values.items() if k not in OPTION_NAMES},
                       options={k: v for k, v in options.items() if v is not None})

    def without(self, *names: str) -> Self:
        """Copy in which the variables `names` are not set."""
        return self.with_values(**dict.fromkeys(names))


def parse_request(texts: Mapping[str, str]) -> Request:
    """The request of a command's variables (name in lower case -> text)."""
    for name in texts:
        check_name("variable", name, VARIABLES)
    for name, noun, valid_names in (("hash", "hash", hashes.variants()),
                                    ("isa", "ISA", isas.names()), ("kind", "kind", [*KINDS])):
        if name in texts:
            check_name(noun, texts[name], valid_names)
    values: dict[str, Any] = {name: texts.get(name) for name in (
        "hash", "isa", "kind", "shape", "const", "prefix_block")}
    values |= {name: parse_number(name.upper(), texts[name], 1) for name in ("n", "m")
               if name in texts}
    if "len" in texts:
        values["len"] = parse_number("LEN", texts["len"], maximum=LONGEST)
    if "lens" in texts:
        values["lens"] = tuple(parse_number("LENS", text) for text in texts["lens"].split(","))
    return Request(**values, options=parse_values(texts))
