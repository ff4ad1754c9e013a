"""Formulas of the message schedule as ASCII text, for comments in generated files: the hash's own
`schedule` function on words that record the operators applied to them."""

from __future__ import annotations

from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from .graph import LazyWords

LATIN = str.maketrans({"σ": "sigma", "Σ": "Sigma"})


class SymbolicWord(str):
    """Word of the specification's algebra that is a formula as text; an operator returns the
    formula of its result."""

    def __add__(self, other: object) -> SymbolicWord:
        return SymbolicWord(f"{self} + {other}")

    def __xor__(self, other: object) -> SymbolicWord:
        return SymbolicWord(f"{self} ^ {other}")


def symbolic_function(name: str) -> Any:
    """Return a substitute for the function `name`."""
    latin_name = name.translate(LATIN)
    return lambda *args: SymbolicWord(f"{latin_name}({', '.join(map(str, args))})")


@cache
def schedule_word_formula(hash: ModuleType, t: int) -> str:
    """Return the right-hand side of the definition of W_t, t >= 16, as the hash module writes
    it."""
    scope = {name: symbolic_function(name) if isinstance(member, FunctionType) else member
             for name, member in vars(hash).items()}
    return str(FunctionType(hash.schedule.__code__,
                            scope)(LazyWords(lambda t: SymbolicWord(f"W_{t}")), t))
