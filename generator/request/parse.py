"""The words of a request: which hash, which ISA, which n; and Refused, for words that make no sense.

A refusal says what was asked, why not, and what would work.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, TypeVar

from ..plan.layout import layout
from ..spec import hashes
from ..x86 import isa as isas
from ..x86.isa import ISA


class Refused(Exception):
    """The request makes no sense; the message says what was asked, why not, and what would work."""


Result = TypeVar("Result")


def make_all(make: Callable[..., Result], arguments: Iterable[tuple[Any, ...]]) -> list[Result]:
    """What is made of each place that can be made; Refused as the last of them was, if none can."""
    items: list[Result] = []
    last_error = None
    for argument in arguments:
        try:
            items.append(make(*argument))
        except Refused as error:
            last_error = error
    if last_error and not items:
        raise last_error
    return items


def pick(what: str, name: str, valid_names: Sequence[str]) -> str:
    """`name`, if it is one of those known."""
    if name not in valid_names:
        raise Refused(f"there is no {what} {name!r}; there is {', '.join(valid_names)}.")
    return name


def either(numbers: Sequence[int]) -> str:
    """Numbers as a choice: 1, 2 or 4."""
    words = [str(n) for n in numbers]
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def parse_number(name: str, text: str, least: int = 0) -> int:
    """The number that the variable `name` was given, which must be no less than `least`."""
    if not text.isascii() or not text.isdigit():
        raise Refused(f"{name}={text} is not a whole number. Try {name}=1.")
    if len(text) > 18 or int(text) < least:
        size = "small" if int(text[:18]) < least else "large"
        raise Refused(f"{name}={text} is too {size}. Try {name}={least or 1}.")
    return int(text)


def families(name: str | None) -> list[str]:
    """The families of hashes asked for; those of FIPS 180-4, if none is named."""
    if name is None:
        return hashes.fips()
    return [hashes.find(pick("hash", name, hashes.variants())).NAME]


def isa_names(options: Mapping[str, str]) -> list[str]:
    """The ISA that a request names, or all."""
    return [pick("ISA", options["isa"], isas.names())] if "isa" in options else isas.names()


def ns(hash: ModuleType, isa: ISA) -> list[int]:
    """Every n that the ISA's registers carry; 1 where it has the hash's rounds as instructions."""
    if isa.has_round_instructions:
        return [1] if isa.has_rounds_of(hash.NAME) else []
    return [n for n in range(1, 65) if layout(hash.WIDTH, n, isa.vector_bits)]


def natural(hash: ModuleType, isa: ISA) -> int:
    """The paper's n: as many blocks as a register has lanes."""
    return isa.vector_bits // hash.WIDTH if isa.vector_bits else 1


def ms(hash: ModuleType, isa: ISA, kind: str = "multi") -> list[int]:
    """Every m that can be hashed at once: a message in each lane of one register, or of two (nodes of one), or streams of the
    instructions made for rounds."""
    if isa.has_round_instructions:
        return [2, 3, 4, 5, 6] if isa.has_rounds_of(hash.NAME) else []
    return [natural(hash, isa), 2 * natural(hash, isa)][:1 + (kind == "multi")] if isa.schedules_in_lanes else []


def check_n(hash: ModuleType, isa: ISA, n: int) -> None:
    """Refuses an n that the lanes cannot carry."""
    legal = ns(hash, isa)
    if n in legal:
        return
    if not isa.vector_bits:
        raise Refused(f"{hash.NAME} on {isa.name} has no lanes, so it schedules one block at a time: N={n} does not fit. "
                      f"Try N=1, or ISA=avx2.")
    if isa.has_round_instructions:
        raise Refused(f"{isa.name} has instructions for {' and '.join(isa.engines)} only, one block at a time: {hash.NAME} with "
                      f"N={n} does not fit. Try N=1 with one of those, or ISA=avx2.")
    lanes = isa.vector_bits // hash.WIDTH
    raise Refused(f"{hash.NAME} on {isa.name} has {lanes} lanes of {hash.WIDTH} bits: N={n} neither fits nor is twice that. "
                  f"Try N={either(legal)}.")
