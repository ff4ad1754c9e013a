"""Sequences of words that a plan computes when it reads them."""

from collections.abc import Callable
from typing import Any


class LazyWords:
    """Sequence whose element t is compute(t), evaluated at each access."""

    def __init__(self, compute: Callable[[int], Any]):
        self.compute = compute

    def __getitem__(self, t: int) -> Any:
        return self.compute(t)
