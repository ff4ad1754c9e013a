"""Assumptions of a verdict: conditions that no object can prove, because a linker, a loader or
another object decides them. Input: a kind and a name. Output: a sentence for the reader of the
verdict.
"""

import tomllib
from pathlib import Path
from typing import NamedTuple

# kind of assumption -> its sentence, with {} for the name
ASSUMPTIONS: dict[str, str] = tomllib.loads(
    Path(__file__).with_name("assumptions.toml").read_text())


class Assumption(NamedTuple):
    """Condition that the reader of a verdict must ensure. `kind`: a key of ASSUMPTIONS. `name`:
    what stands for {} in the sentence of that kind, such as a symbol.
    """

    kind: str
    name: str
