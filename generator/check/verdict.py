"""Verdicts as data: the result of an attempted proof, its checks and its counterexample. The prover
writes them; the command line, the cache and the manifest read them. `as_dict` is the format of
`--json`.
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

CHECKS = {
    "function": "equal to the standard for all inputs",
    "flow": "every branch can be followed, and every loop ends",
    "constant time": "no branch, address or shuffle control depends on secret data",
    "memory": "reads and writes stay in the buffers that belong to the call",
    "stack": "the frame stays between the red zone and the return address",
    "alignment": "no aligned access to memory that need not be aligned",
    "abi": "callee-saved registers, stack pointer and direction flag are as at entry",
    "vector state": "upper halves are zeroed before the return",
}


class Failure(NamedTuple):
    """Failed check of CHECKS, and the reason in one line."""

    check: str
    message: str


@dataclass(frozen=True)
class Check:
    """Result of one check. `passed` is None if the run stopped before the check was decided."""

    name: str
    passed: bool | None
    message: str


@dataclass(frozen=True)
class Counterexample:
    """Input on which object and specification differ: hexadecimal values by name."""

    blocks: int
    inputs: Mapping[str, str]
    got: Mapping[str, str]
    standard: Mapping[str, str]


@dataclass(frozen=True)
class Verdict:
    """Result of an attempted proof of one function."""

    symbol: str
    hash: str
    kind: str
    abi: str
    format: str
    n: int | None
    least: int  # proved for this number of blocks and all larger ones
    proved: bool
    message: str  # one line: what was proved, or what is wrong
    checks: tuple[Check, ...]
    features: tuple[str, ...]
    instructions: int  # static count
    code_bytes: int
    stack_bytes: int
    retired: Mapping[str, float] = field(default_factory=dict)  # per block, by class
    # memory region -> read, write -> byte ranges
    accessed: Mapping[str, Any] = field(default_factory=dict)
    # constants that were read: fingerprint.ConstantRange
    constants: tuple[tuple[int, int, int], ...] | None = None
    # secrets left in registers and on the stack
    residue: Mapping[str, Any] = field(default_factory=dict)
    loops: tuple[str, ...] = ()  # heads of the loops proved by induction
    notes: tuple[str, ...] = ()
    inputs: int = 0  # concrete inputs of the second opinion that ran to the return
    # kind and name as in assumptions.ASSUMPTIONS, and the sentence
    assumptions: tuple[Mapping[str, str], ...] = ()
    seconds: float = 0.0
    address: int | None = None  # of the failing instruction, as offset from the entry
    source_line: str | None = None
    counterexample: Counterexample | None = None

    def as_dict(self) -> dict[str, Any]:
        """Return the verdict as JSON data."""
        return dataclasses.asdict(self)
