"""Parsers of a request's hash, ISA, n and m, and Rejected, the exception for requests that make no
sense."""

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import product
from types import ModuleType
from typing import Any, TypeVar

from ..plan.layout import layout
from ..spec import hashes
from ..spec.hashes import block_bytes
from ..spec.kinds import digest_bytes
from ..x86.target import ISA, load


class Rejected(Exception):
    """Error: a request makes no sense. Its text names the offending value and the reason, then a
    request that would work."""


Result = TypeVar("Result")


def collect_accepted(make: Callable[..., Result], *axes: Iterable[Any]) -> list[Result]:
    """Call `make` with every combination of arguments, one from each of `axes`. Return the results
    of the calls that do not raise Rejected. If every call raises it, raise the last of these
    exceptions; without any combination, return []."""
    results: list[Result] = []
    last_error = None
    for arguments in product(*axes):
        try:
            results.append(make(*arguments))
        except Rejected as error:
            last_error = error
    if last_error and not results:
        raise last_error
    return results


def is_accepted(make: Callable[..., object], *arguments: Any) -> bool:
    """Return whether `make` can be called with `arguments` without raising Rejected."""
    with suppress(Rejected):
        make(*arguments)
        return True
    return False


def check_name(noun: str, name: str, valid_names: Sequence[str]) -> str:
    """Return `name` if it is one of `valid_names`. Else raise Rejected; the error message lists the
    valid names. `noun`: word for what is named, such as "ISA", for the message."""
    if name not in valid_names:
        raise Rejected(f"there is no {noun} {name!r}; there is {', '.join(valid_names)}.")
    return name


def join_words(words: Iterable[object], conjunction: str = "or") -> str:
    """Return one or more words or numbers as text: "1", "1 or 2", or "1, 2 or 4", where
    `conjunction` is "or"."""
    *rest, last = map(str, words)
    return f"{', '.join(rest)} {conjunction} {last}" if rest else last


def suggested_numbers(text: str, valid_numbers: Sequence[int] = ()) -> list[int]:
    """Return numbers that an error message can suggest instead of `text`, which is no whole number.
    For a decimal fraction, they are the next valid numbers below and above it; for any other text,
    the smallest valid number alone. `valid_numbers` is sorted; if it is empty, every number from 1
    is valid."""
    if not re.fullmatch(r"[0-9]{1,9}\.[0-9]*", text):
        return [min(valid_numbers, default=1)]
    integer = int(text.partition(".")[0])
    if not valid_numbers:
        return [integer, integer + 1] if integer else [1]
    below = [number for number in valid_numbers if number <= integer]
    return [*below[-1:], *valid_numbers[len(below):][:1]]


def parse_number(name: str, text: str, minimum: int = 0,
                 valid_numbers: Callable[[], Iterable[int]] = tuple) -> int:
    """Return the whole number that `text` spells. Raise Rejected if `text` is no whole number, is
    below `minimum` or has more than 18 digits.

    `name`: the variable, for the error message. `valid_numbers`: function that returns the numbers
    that the message can suggest, or nothing if it can suggest any number. It is called only if
    `text` is no whole number.
    """
    if not text.isascii() or not text.isdigit():
        advice = suggested_numbers(text, sorted(set(valid_numbers())))
        raise Rejected(f"{name}={text} is not a whole number. Try "
                       f"{name}={join_words(advice)}.")
    if len(text) > 18 or int(text) < minimum:
        size = "small" if int(text[:18]) < minimum else "large"
        raise Rejected(f"{name}={text} is too {size}. Try {name}={minimum or 1}.")
    return int(text)


def families_of(name: str | None) -> list[str]:
    """Return a list with the family of the hash `name`; if `name` is None, with the families of
    FIPS 180-4. Raise Rejected for an unknown hash."""
    if name is None:
        return [name for name in hashes.names() if hashes.load(name).STANDARD == "FIPS 180-4"]
    return [hashes.find(check_name("hash", name, hashes.variants())).NAME]


def valid_n(hash: ModuleType, isa: ISA) -> list[int]:
    """Return every n (blocks scheduled at once) that is valid for a hash family on an ISA: the
    schedules of n blocks must fit into the ISA's registers. If the ISA has instructions for the
    family's rounds, only n = 1 is valid. If it has instructions for the rounds of other families
    only, return []."""
    if isa.has_round_instructions:
        return [1] if isa.has_rounds_of(hash.NAME) else []
    return [n for n in range(1, 65) if layout(hash.WIDTH, n, isa.vector_bits)]


def natural_n(hash: ModuleType, isa: ISA) -> int:
    """Return the n of the paper's kernels: the number of words in a vector register, 1 on an ISA
    without vectors."""
    return isa.vector_bits // hash.WIDTH if isa.vector_bits else 1


def has_pairs(hash: ModuleType) -> bool:
    """Return whether the kind `pairs` exists for a hash family: two digests fill exactly one block.
    Then the padding after a tree node is one block, too."""
    return 2 * digest_bytes(hash) == block_bytes(hash)


def valid_m(hash: ModuleType, isa: ISA, kind: str = "multi") -> list[int]:
    """Return every m (messages hashed at once) of a multi-message function kind on an ISA, the
    default first; [] if the ISA has no multi-message kernels, or the hash family no such kind.

    If lanes compute the schedules, m is the number of lanes of one register; for kind multi it can
    also be twice that number. If the ISA has instructions for the family's rounds, m is the number
    of interleaved streams, 2 to 6. Kind iterations does not exist on such an ISA, but gets these
    numbers too; iteration_config rejects it.
    """
    if kind == "pairs" and not has_pairs(hash):
        return []
    if isa.has_round_instructions:
        return [2, 3, 4, 5, 6] if isa.has_rounds_of(hash.NAME) else []
    if not isa.schedules_in_lanes:
        return []
    lanes = natural_n(hash, isa)
    return [lanes, 2 * lanes] if kind == "multi" else [lanes]


def check_n(hash: ModuleType, isa: ISA, n: int) -> None:
    """Raise Rejected if no kernel of a hash family on an ISA schedules n blocks at once. The error
    message suggests a valid n."""
    valid_numbers = valid_n(hash, isa)
    if n in valid_numbers:
        return
    other_isa = ", or ISA=avx2" if n in valid_n(hash, load("avx2")) else ""
    if not isa.vector_bits:
        raise Rejected(f"{hash.NAME} on {isa.name} has no lanes, so it schedules one block at a "
                       f"time: N={n} does not fit. Try N=1{other_isa}.")
    if isa.has_round_instructions:
        raise Rejected(f"{isa.name} has instructions for {' and '.join(isa.engines)} only, one "
                       f"block at a time: {hash.NAME} with N={n} does not fit. Try N=1 with "
                       f"HASH={join_words(isa.engines)}{other_isa}.")
    lanes = isa.vector_bits // hash.WIDTH
    raise Rejected(f"N={n} does not fit {hash.NAME} on {isa.name}, which has {lanes} lanes of "
                   f"{hash.WIDTH} bits. Try N={join_words(valid_numbers)}.")
