"""Parsers of names and numbers, the valid n and m of a hash on an ISA, and `Rejected`."""

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from itertools import product
from types import ModuleType
from typing import Any, TypeVar

from ..plan.layout import layout
from ..spec import hashes
from ..spec.hashes import block_bytes
from ..spec.kinds import digest_bytes
from ..x86.target import ISA

MAX_NUMBER = 10**18 - 1


class Rejected(Exception):
    """Error: a request makes no sense. The text has the offending value and, in a second sentence,
    what would work. `variable`: the offending variable of a request whose text lacks that sentence;
    requests.configs_of adds it."""

    def __init__(self, text: str, variable: str = "") -> None:
        super().__init__(text)
        self.variable = variable


Result = TypeVar("Result")


def collect_accepted(make: Callable[..., Result], *axes: Iterable[Any]) -> list[Result]:
    """Results of `make` for every combination of arguments that it does not reject. If it rejects
    all, raise the last Rejected."""
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
    """Whether `make` takes these arguments without raising Rejected."""
    with suppress(Rejected):
        make(*arguments)
        return True
    return False


def check_name(noun: str, name: str, valid_names: Sequence[str]) -> str:
    """`name` if it is one of `valid_names`; else raise Rejected with the closest one, and with all.
    """
    if name not in valid_names:
        plain = {re.sub(r"[^a-z0-9]", "", valid.lower()): valid for valid in valid_names}
        typed = re.sub(r"[^a-z0-9]", "", name.lower())
        close = [plain[typed]] if typed in plain else get_close_matches(name, valid_names, 1)
        raise Rejected(f"there is no {noun} {name!r}; there is {', '.join(valid_names)}."
                       + (f" Did you mean {close[0]}?" if close and close[0] else ""))
    return name


def join_words(words: Iterable[object], conjunction: str = "or") -> str:
    """1; 1 or 2; 1, 2 or 4."""
    *rest, last = map(str, words)
    return f"{', '.join(rest)} {conjunction} {last}" if rest else last


def parse_number(name: str, text: str, minimum: int = 0, maximum: int = MAX_NUMBER) -> int:
    """Parse a whole number from `minimum` to `maximum`, the value of the variable `name`."""
    if not re.fullmatch(r"-?[0-9]+", text, re.ASCII):
        raise Rejected(f"{name}={text} is not a whole number. Try {name}={max(minimum, 8)}.")
    if text.startswith("-") or int(text[:19]) < minimum:
        raise Rejected(f"{name}={text} is too small. Try {name}={minimum}.")
    if len(text.lstrip("0")) > 18 or int(text) > maximum:
        raise Rejected(f"{name}={text} is too large. Try {name}={maximum}.")
    return int(text)


def families_of(name: str | None) -> list[str]:
    """The family of a hash; the families of FIPS 180-4 for None."""
    if name is None:
        return [name for name in hashes.names() if hashes.load(name).STANDARD == "FIPS 180-4"]
    return [hashes.find(check_name("hash", name, hashes.variants())).NAME]


def valid_n(hash: ModuleType, isa: ISA) -> list[int]:
    """Every n (blocks scheduled at once) of a hash family on an ISA; [] if the ISA has instructions
    for the rounds of other families only."""
    if isa.has_round_instructions:
        return [1] if isa.has_rounds_of(hash.NAME) else []
    return [n for n in range(1, 65) if layout(hash.WIDTH, n, isa.vector_bits)]


def natural_n(hash: ModuleType, isa: ISA) -> int:
    """The n of the paper's kernels: words in a vector register, 1 without vectors."""
    return isa.vector_bits // hash.WIDTH if isa.vector_bits else 1


def has_pairs(hash: ModuleType) -> bool:
    """Whether two digests fill exactly one block, so that kind pairs exists."""
    return 2 * digest_bytes(hash) == block_bytes(hash)


def valid_m(hash: ModuleType, isa: ISA, kind: str = "multi") -> list[int]:
    """Every m (messages hashed at once) of a kind on an ISA, the default first; [] for none: the
    lanes of a register (for multi also twice that), or 2 to 6 interleaved streams."""
    if kind == "pairs" and not has_pairs(hash):
        return []
    if isa.has_round_instructions:
        streams = [2, 3, 4, 5, 6] + [1] * (kind == "iterations")
        return streams if isa.has_rounds_of(hash.NAME) else []
    if not isa.schedules_in_lanes:
        return []
    lanes = natural_n(hash, isa)
    return [lanes, 2 * lanes] if kind == "multi" else [lanes]
