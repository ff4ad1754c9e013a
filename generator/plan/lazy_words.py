"""Words that a plan computes when they are first needed."""

from collections.abc import Callable
from typing import Any


class LazyWords:
    """Sequence whose element t is computed on access by a function."""

    def __init__(self, compute: Callable[[int], Any]):
        self.compute = compute

    def __getitem__(self, t: int) -> Any:
        return self.compute(t)
