"""The verdict: what was proved of one function, what stopped it, and what the same run told besides."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

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


@dataclass(frozen=True)
class Check:
    """One check: passed is None where the run stopped before it could tell."""

    name: str
    passed: bool | None
    message: str


@dataclass(frozen=True)
class Counterexample:
    """An input on which object and standard differ: hexadecimal values by name."""

    blocks: int
    inputs: Mapping[str, str]
    got: Mapping[str, str]
    standard: Mapping[str, str]


@dataclass(frozen=True)
class Verdict:
    """What is known of one function after the attempt to prove it."""

    symbol: str
    hash: str
    kind: str
    abi: str
    format: str
    n: int | None
    least: int                                     # proved for counts of blocks from here on
    proved: bool
    message: str                                   # one line: what was proved, or what is wrong
    checks: tuple[Check, ...]
    features: tuple[str, ...]
    instructions: int                              # static
    code_bytes: int
    stack_bytes: int
    retired: Mapping[str, float] = field(default_factory=dict)       # per block, by class
    accessed: Mapping[str, Any] = field(default_factory=dict)        # space -> read, write -> byte ranges
    constants: tuple[tuple[int, int, int], ...] | None = None        # what was read of the object: fingerprint.Read
    residue: Mapping[str, Any] = field(default_factory=dict)         # what secret data is left where
    loops: tuple[str, ...] = ()                    # where the induction was made
    notes: tuple[str, ...] = ()
    inputs: int = 0                                # concrete inputs on which it was run besides, to the return
    assumptions: tuple[Mapping[str, str], ...] = ()                  # what it rests on: kind and name of image.ASSUMPTIONS, text
    seconds: float = 0.0
    address: int | None = None                     # offset of the instruction that failed, from the entry
    source_line: str | None = None
    counterexample: Counterexample | None = None

    def as_dict(self) -> dict[str, Any]:
        return dataclasses.asdict(self)
