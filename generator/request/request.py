"""Requests: the words of a command become a `Request`, whose fields have types; Refused where a word makes no sense.

`parse_request` is the one function that reads these words. It checks each by itself: that the hash, the ISA, the kind and
the option's value exist, and that numbers are numbers. What does not fit together is rejected where kernel configurations
are made (kernels.py, many.py, flavours.py).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Self

from ..spec import hashes
from ..spec.kinds import KINDS
from ..x86 import isa as isas
from .option_table import ALL_OPTIONS, FRAME_OPTIONS, KERNEL_OPTIONS, MULTI_OPTIONS, OptionValue, parse_values, spelling
from .parse import families, ms, ns, parse_number, pick

MESSAGE_VARIABLES = ("len", "shape", "const", "prefix_block")          # of a message of one length
# Every variable of a request, in the order of the help.
VARIABLES = ("hash", "isa", "n", "m", *(c.name for c in KERNEL_OPTIONS + MULTI_OPTIONS), "kind", "len", "lens", "shape",
             "const", "prefix_block", *(c.name for c in FRAME_OPTIONS))
OPTION_NAMES = frozenset(c.name for c in ALL_OPTIONS)
FIELDS = {"len": "length", "lens": "lengths"}                   # where the variable's name is not that of the field


@dataclass(frozen=True)
class Request:
    """Typed words of one command; None stands for a variable that the command leaves open.

    `hash` may be a variant of a family. `lengths`: of messages whose last blocks become tables. `length` (bytes), `shape`,
    `const` and `prefix_block` describe a message of one length. `options`: values by the names of the option table.
    """

    hash: str | None = None
    isa: str | None = None
    n: int | None = None
    m: int | None = None
    kind: str | None = None
    length: int | None = None
    lengths: tuple[int, ...] | None = None
    shape: str | None = None
    const: str | None = None
    prefix_block: str | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def words(self) -> dict[str, str]:
        """Return the spelling of each variable that the request names, in the order of VARIABLES."""
        values = {name: self.get(name) for name in VARIABLES}
        return {name: ",".join(map(str, value)) if isinstance(value, tuple) else spelling(value)
                for name, value in values.items() if value is not None}

    @property
    def families(self) -> list[str]:
        """Return the hash families that the request names; those of FIPS 180-4 if it names none."""
        return families(self.hash)

    @property
    def hashes(self) -> list[str]:
        """Return the hash that the request names, else every hash."""
        return hashes.variants() if self.hash is None else [self.hash]

    @property
    def isas(self) -> list[str]:
        """Return the ISA that the request names, else all."""
        return isas.names() if self.isa is None else [self.isa]

    def get(self, name: str) -> Any:
        """Return the value of a variable; None where the request leaves it open."""
        return self.options[name] if name in self.options else getattr(self, FIELDS.get(name, name), None)

    def first(self, *names: str) -> str | None:
        """Return the first of these variables that the request names, in capitals; None if it names none of them."""
        return next((name.upper() for name in names if self.get(name) is not None), None)

    def with_values(self, **values: Any) -> Self:
        """Return the request with these values of variables in place of its own; None leaves a variable open."""
        option_values = {name: value for name, value in values.items() if name in OPTION_NAMES}
        fields = {FIELDS.get(name, name): value for name, value in values.items() if name not in OPTION_NAMES}
        options = {name: value for name, value in {**self.options, **option_values}.items() if value is not None}
        return replace(self, **fields, options=options)

    def without(self, *names: str) -> Self:
        """Return the request that leaves these variables open."""
        return self.with_values(**dict.fromkeys(names))


def fitting_numbers(name: str, words: Mapping[str, str]) -> list[int]:
    """Return every N or M that some kernel of the named hash and ISA has; none of another variable."""
    count = {"n": ns, "m": ms}.get(name)
    isa_names = [words["isa"]] if "isa" in words else isas.names()
    return [number for family in families(words.get("hash")) for isa in isa_names
            for number in count(hashes.load(family), isas.load(isa))] if count else []


def parse_request(words: Mapping[str, str]) -> Request:
    """Return the request of a command's words, by variable in lower case; Refused names a word that makes no sense."""
    for name in words:
        pick("variable", name, VARIABLES)
    if "hash" in words:
        pick("hash", words["hash"], hashes.variants())
    if "isa" in words:
        pick("ISA", words["isa"], isas.names())
    if words.get("kind", "padding") != "padding":
        pick("kind", words["kind"], tuple(KINDS))
    n, m, length = (parse_number(name.upper(), words[name], valid_numbers=partial(fitting_numbers, name, words))
                    if name in words else None for name in ("n", "m", "len"))
    lengths = tuple(parse_number("LENS", text) for text in words["lens"].split(",")) if "lens" in words else None
    return Request(n=n, m=m, length=length, lengths=lengths, options=parse_values(words),
                   **{name: words.get(name) for name in ("hash", "isa", "kind", "shape", "const", "prefix_block")})
