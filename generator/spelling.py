"""Ways to write the standard's functions: named identities of words, applied to the graph before selection.

Each identity says that two formulas are the same function; `check` tests that on the bits' truth tables (for
formulas that treat every bit alike) before any of them is used.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .words import Word

Identity = tuple[int, Callable[..., Any], Callable[..., Any]]     # how many words, left side, right side


def ch(x: Any, y: Any, z: Any) -> Any:
    """Ch as in FIPS 180-4 (4.2)."""
    return (x & y) ^ (~x & z)


def maj(x: Any, y: Any, z: Any) -> Any:
    """Maj as in FIPS 180-4 (4.3)."""
    return (x & y) ^ (x & z) ^ (y & z)


def ch_mux(x: Any, y: Any, z: Any) -> Any:
    """x chooses between y and z; y ^ z can be ready before x is."""
    return ((y ^ z) & x) ^ z


def ch_sum(x: Any, y: Any, z: Any) -> Any:
    """The two halves of Ch never meet, so a sum is as good, and joins the sum that Ch is a term of."""
    return (x & y) + (~x & z)


def maj_shared(x: Any, y: Any, z: Any) -> Any:
    """x ^ y of this round is y ^ z of the next."""
    return ((x ^ y) & (y ^ z)) ^ y


@dataclass(frozen=True)
class Spelling:
    """A choice of identities under one name (CHMAJ)."""

    name: str
    identities: tuple[Identity, ...]
    about: str


SPELLINGS = (
    Spelling("mux", ((3, ch, ch_mux), (3, maj, maj_shared)), "Ch as ((y^z)&x)^z, Maj sharing a^b between rounds"),
    Spelling("andn", ((3, maj, maj_shared),), "Ch as (x&y)^(~x&z), Maj sharing a^b between rounds"),
    Spelling("sum", ((3, ch, ch_sum), (3, maj, maj_shared)), "Ch as (x&y)+(~x&z), Maj sharing a^b"),
    Spelling("fips", (), "Ch and Maj as the standard writes them"),
)


def check(spellings: tuple[Spelling, ...]) -> None:
    """Every identity on all values of its bits; ValueError names one that does not hold."""
    tables = [Word(t, 8) for t in (0xF0, 0xCC, 0xAA)]
    for spelling in spellings:
        for count, left, right in spelling.identities:
            if left(*tables[:count]) != right(*tables[:count]):
                raise ValueError(f"{spelling.name}: {right.__name__} is not {left.__name__}")


check(SPELLINGS)
