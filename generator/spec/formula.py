"""The text as its own name: reading `schedule` over words that only write down what is said of them.

In goes a hash and a word number, out comes the standard's formula in ASCII, `sigma1(W_35) + W_30 + ...`: the comment that
stands over the code. The functions that the hash's file defines or takes from the algebra keep their names.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from .words import OnDemand

LATIN = {"σ": "sigma", "Σ": "Sigma"}


class Name(str):
    """A word that is nothing but its name."""

    def __add__(self, other: object) -> Name:
        return Name(f"{self} + {other}")

    def __xor__(self, other: object) -> Name:
        return Name(f"{self} ^ {other}")


def called(name: str) -> Any:
    """A function that only says that it is called."""
    for greek, latin in LATIN.items():
        name = name.replace(greek, latin)
    return lambda *args: Name(f"{name}({', '.join(str(a) for a in args)})")


@cache
def formula(hash: ModuleType, t: int) -> str:
    """W_t as the hash's text says it, t >= 16."""
    scope = {name: called(name) if isinstance(thing, FunctionType) else thing for name, thing in vars(hash).items()}
    return str(FunctionType(hash.schedule.__code__, scope)(OnDemand(lambda t: Name(f"W_{t}")), t))
