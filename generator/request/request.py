"""Typed requests: the texts of a command's variables become a `Request`. A text that makes no sense
raises Rejected.

Only `parse_request` reads these texts. It checks each variable by itself: that the hash, ISA, kind
and option values exist, and that numbers are numbers. The modules that make kernel configurations
(kernels.py, many.py, flavours.py) check combinations.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
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
from .parse import check_name, families_of, parse_number, valid_m, valid_n

# Variables that describe the messages of a fixed-length kernel.
MESSAGE_VARIABLES = ("len", "shape", "const", "prefix_block")
# Every variable of a request, in the order of the help.
VARIABLES = ("hash", "isa", "n", "m", *(c.name for c in KERNEL_OPTIONS + MULTI_OPTIONS), "kind",
             "len", "lens", "shape", "const", "prefix_block", *(c.name for c in FRAME_OPTIONS))
OPTION_NAMES = frozenset(c.name for c in ALL_OPTIONS)


@dataclass(frozen=True)
class Request:
    """Typed variables of one command. None stands for a variable that the command does not set.

    `hash`: a family or a variant of one. `n`: number of blocks scheduled at once. `m`: number of
    messages hashed at once. `kind`: function kind.

    Four variables describe the messages of a fixed-length kernel: `len`, the length in bytes,
    without constant blocks before the message; `shape`, a key of descriptions.SHAPES; `const`, the
    message words that are constants, as FIRST:LAST=HEX; `prefix_block`, the constant blocks before
    the message, in hexadecimal.

    `lens`: message lengths in bytes; for each length a table of W_t + K_t of the last block is
    generated. `options`: option -> value, by the names of option_table.py.
    """

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
        """Variable -> text, for the variables that the request sets, in the order of VARIABLES."""
        values = {name: self.get(name) for name in VARIABLES}
        return {name: ",".join(map(str, value)) if isinstance(value, tuple) else spelling(value)
                for name, value in values.items() if value is not None}

    @property
    def families(self) -> list[str]:
        """List with the family of the hash that the request names; the families of FIPS 180-4 if it
        names none."""
        return families_of(self.hash)

    @property
    def hashes(self) -> list[str]:
        """List with the hash that the request names; every hash if it names none."""
        return hashes.variants() if self.hash is None else [self.hash]

    @property
    def isas(self) -> list[str]:
        """List with the ISA that the request names; every ISA if it names none."""
        return list(isas.names()) if self.isa is None else [self.isa]

    @property
    def downstream(self) -> Flavour | None:
        """Flavour of the downstream project that the request names; None for plain files."""
        return flavour.find(self.get("flavour"))

    def get(self, name: str) -> Any:
        """Return the value of the variable `name` (lower case); None if the request does not set
        it."""
        return self.options[name] if name in self.options else getattr(self, name, None)

    def first_named(self, *names: str) -> str | None:
        """Return the first of the variables `names` that the request sets, in capital letters; None
        if it sets none of them."""
        return next((name.upper() for name in names if self.get(name) is not None), None)

    def with_values(self, **values: Any) -> Self:
        """Return a copy of the request in which the variables are set to `values`; the value None
        unsets a variable."""
        option_values = {name: value for name, value in values.items() if name in OPTION_NAMES}
        fields = {name: value for name, value in values.items() if name not in OPTION_NAMES}
        options = {name: value for name, value in {**self.options, **option_values}.items()
                   if value is not None}
        return replace(self, **fields, options=options)

    def without(self, *names: str) -> Self:
        """Return a copy of the request in which the variables `names` are not set."""
        return self.with_values(**dict.fromkeys(names))


def valid_numbers_of(name: str, texts: Mapping[str, str]) -> list[int]:
    """Return every value of the variable `name`, n or m, that a kernel of the hash and ISA in
    `texts` (variable -> text) can have; [] for any other variable."""
    list_numbers = {"n": valid_n, "m": valid_m}.get(name)
    isa_names = [texts["isa"]] if "isa" in texts else isas.names()
    return [number for family in families_of(texts.get("hash")) for isa in isa_names
            for number in list_numbers(hashes.load(family), isas.load(isa))] if list_numbers else []


def parse_request(texts: Mapping[str, str]) -> Request:
    """Return the request that a command's variables state. `texts`: variable in lower case -> text.
    Raise Rejected for an unknown variable or a text that makes no sense."""
    for name in texts:
        check_name("variable", name, VARIABLES)
    if "hash" in texts:
        check_name("hash", texts["hash"], hashes.variants())
    if "isa" in texts:
        check_name("ISA", texts["isa"], isas.names())
    if "kind" in texts:
        check_name("kind", texts["kind"], tuple(KINDS))
    values: dict[str, Any] = {name: texts.get(name) for name in (
        "hash", "isa", "kind", "shape", "const", "prefix_block")}
    values |= {name: parse_number(name.upper(), texts[name],
                                  valid_numbers=partial(valid_numbers_of, name, texts))
               for name in ("n", "m", "len") if name in texts}
    if "lens" in texts:
        values["lens"] = tuple(parse_number("LENS", text) for text in texts["lens"].split(","))
    return Request(**values, options=parse_values(texts))
