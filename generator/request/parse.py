"""Words of a request that are no options (hash, ISA, n, m), and Refused, the exception for words that make no sense."""

import re
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Any, TypeVar

from ..plan.layout import layout
from ..spec import hashes
from ..x86.isa import ISA


class Refused(Exception):
    """The request makes no sense; the message names the offending value, the reason, and what would work."""


Result = TypeVar("Result")


def make_all(make: Callable[..., Result], arguments: Iterable[tuple[Any, ...]]) -> list[Result]:
    """Return the results of `make` for each tuple of arguments that is not Refused; the last Refused if all of them are."""
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
    """Return `name` if it is one of the valid names; else Refused names them. `what`: the noun."""
    if name not in valid_names:
        raise Refused(f"there is no {what} {name!r}; there is {', '.join(valid_names)}.")
    return name


def either(numbers: Sequence[int]) -> str:
    """Return numbers as alternatives: 1, 2 or 4."""
    words = [str(n) for n in numbers]
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def nearest_numbers(text: str, valid_numbers: Sequence[int] = ()) -> list[int]:
    """Return the whole numbers beside a decimal fraction, of `valid_numbers` where these are given; of any other text
    the smallest number that is valid."""
    if not re.fullmatch(r"[0-9]{1,9}\.[0-9]*", text):
        return [min(valid_numbers, default=1)]
    integer = int(text.partition(".")[0])
    if not valid_numbers:
        return [max(integer, 1), *[integer + 1] * (integer > 0)]
    below = [number for number in valid_numbers if number <= integer]
    return [*below[-1:], *valid_numbers[len(below):][:1]]


def parse_number(name: str, text: str, least: int = 0, valid_numbers: Callable[[], Iterable[int]] = tuple) -> int:
    """Return the number that `text` spells; Refused if it spells none or one below `least`.

    `name`: the variable. `valid_numbers` returns those that the message may advise; any, if it returns none."""
    if not text.isascii() or not text.isdigit():
        advice = nearest_numbers(text, sorted(set(valid_numbers())))
        raise Refused(f"{name}={text} is not a whole number. Try {name}={either(advice)}.")
    if len(text) > 18 or int(text) < least:
        size = "small" if int(text[:18]) < least else "large"
        raise Refused(f"{name}={text} is too {size}. Try {name}={least or 1}.")
    return int(text)


def check_least(name: str, number: int | None, least: int) -> int | None:
    """Return the number, if it is None or no less than `least`; else Refused. `name`: the variable."""
    return None if number is None else parse_number(name, str(number), least)


def families(name: str | None) -> list[str]:
    """Return the family of a hash, in a list; the families of FIPS 180-4 if the name is None."""
    if name is None:
        return hashes.fips()
    return [hashes.find(pick("hash", name, hashes.variants())).NAME]


def ns(hash: ModuleType, isa: ISA) -> list[int]:
    """Return every n for which a schedule fits into the ISA's registers; 1 where it has instructions for the hash's rounds."""
    if isa.has_round_instructions:
        return [1] if isa.has_rounds_of(hash.NAME) else []
    return [n for n in range(1, 65) if layout(hash.WIDTH, n, isa.vector_bits)]


def natural(hash: ModuleType, isa: ISA) -> int:
    """Return the paper's n: the number of lanes of a register."""
    return isa.vector_bits // hash.WIDTH if isa.vector_bits else 1


def ms(hash: ModuleType, isa: ISA, kind: str = "multi") -> list[int]:
    """Return every m of a multi-message kind: the lanes of one register, or of two (kind multi); 2 to 6 interleaved
    streams of instructions for rounds."""
    if isa.has_round_instructions:
        return [2, 3, 4, 5, 6] if isa.has_rounds_of(hash.NAME) else []
    return [natural(hash, isa), 2 * natural(hash, isa)][:1 + (kind == "multi")] if isa.schedules_in_lanes else []


def check_n(hash: ModuleType, isa: ISA, n: int) -> None:
    """Raise Refused if n blocks do not fit into the lanes."""
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
