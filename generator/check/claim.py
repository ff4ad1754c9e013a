"""Claims and verdicts as data. Input: kernel names or a manifest entry. Output: a `Claim` (the
contract that a function must meet) and an `Effort` (the limits of a proof), both immutable. The
prover returns a `Verdict`, with the statement of what is proved; the command line, the cache and
the manifest only pass it on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ..spec.kinds import Function, function_of_entry
from .frame import MAX_STACK_BYTES


@dataclass(frozen=True)
class Claim(Function):
    """Contract that a function must meet, and the conditions under which it is claimed.

    `abi`: calling convention: sysv, win64, or sysv-os, which is System V in an operating-system
    kernel (no red zone, a stack of 8-byte alignment); in a text also abi0, which is Go's. `least`:
    smallest number of blocks that callers pass. `assumed`: symbol that another object may define ->
    its contents, None if they may be any. `stack_bytes`: bytes of the largest stack frame that is
    accepted. `wipe`: no secret stays in a register or below the stack pointer. The other fields are
    as in `Function`.
    """

    abi: str = "sysv"
    least: int = 0
    assumed: Mapping[str, bytes | None] = field(default_factory=dict)
    stack_bytes: int = MAX_STACK_BYTES
    upper_dirty: bool = False  # callers may leave upper halves of vector registers non-zero
    wipe: bool = False

    @property
    def text(self) -> str:
        """The claim in one line, which two claims share only if they are the same. Verdicts, stored
        proofs and manifests state it."""
        message, kind = self.fixed_message, self.kind
        facts = {
            "n": self.n if kind.has_n and not kind.has_rounds else None,
            "m": self.m if self.m > 1 or kind.has_m else None,
            **({name: getattr(message, name) for name in ("length", "shape", "const", "prefix")}
               if message else {}),
            "least": self.least or None, "assumed": {name: value and value.hex()
                                             for name, value in self.assumed.items()},
            "frame limit": self.stack_bytes if self.stack_bytes != MAX_STACK_BYTES else None,
            "upper halves": "dirty" if self.upper_dirty else "",
            "secrets": "wiped" if self.wipe else ""}
        texts = [f"{name} {value}" for name, value in facts.items() if value not in (None, "", {})]
        hash_name = message.variant if message else self.hash.NAME
        return ", ".join([f"{hash_name} {kind.name}", *texts, self.abi])

    @classmethod
    def of(cls, hash_name: str, kind: str, n: int | None = None, abi: str = "sysv", least: int = 0,
           assumed: Mapping[str, bytes | None] | None = None, stack_bytes: int = MAX_STACK_BYTES,
           m: int | None = None, **message: Any) -> Claim:
        """Build a claim from names; raise KeyError for a kind or hash that does not exist.
        `hash_name` is a hash family or any hash of it; for a fixed-length message it is the exact
        hash."""
        entry = {"hash": hash_name, "kind": kind, "n": n, "m": m,
                 "prefix_block": message.pop("prefix", ""), **message}
        return replace(cls.of_entry(entry, abi), least=least, assumed=assumed or {},
                       stack_bytes=stack_bytes)

    @classmethod
    def of_entry(cls, entry: Mapping[str, Any], abi: str = "sysv") -> Claim:
        """Build the claim of a manifest's entry in the calling convention `abi`. The claim assumes
        nothing about undefined symbols. Raise KeyError for a kind or hash that does not exist."""
        f = function_of_entry(entry)
        return cls(f.hash, f.kind, f.n, f.fixed_message, f.m, abi,
                   upper_dirty=entry.get("upper") == "clear", wipe=entry.get("wipe") == "1")


@dataclass(frozen=True)
class Effort:
    """Limits of one proof.

    `limit`: instructions executed symbolically. `seconds`: processor time. `weight`: size of the
    normal-form tables, in entries of about 50 bytes.
    `hasty`: stop at the first failure. `describe`: function that takes a task, its verdict and the
    Refusal that ended the proof (or None), and returns the verdict's details; it has no
    influence on whether the function is proved.
    """

    limit: int = 2_000_000
    seconds: float = 600
    weight: int = 40_000_000
    hasty: bool = False
    describe: Callable[..., Mapping[str, Any]] | None = None


DEFAULT_EFFORT = Effort()


class Failure(NamedTuple):
    """Failed check, and the reason in one line. The checks are function, flow, constant time,
    memory, stack, alignment, abi and vector state (docs/SOUNDNESS.md).
    """

    check: str
    message: str


@dataclass(frozen=True)
class Verdict:
    """Result of an attempted proof of one function. It is proved if no check failed."""

    symbol: str
    claim: Claim
    failures: tuple[Failure, ...]
    stack_bytes: int
    # Disassembly.sha256; None if a check failed
    code_sha256: str | None
    object_sha256: str
    residue: Mapping[str, Any]  # where secrets may remain after return: registers, stack
    inputs: int  # concrete inputs of the second opinion that ran to the return
    # kind and name as in image.ASSUMPTIONS, and the sentence
    assumptions: tuple[Mapping[str, str], ...]
    # what `Effort.describe` adds for the reader, which decides nothing
    details: Mapping[str, Any] = field(default_factory=dict)
    certificate: Mapping[str, Any] | None = None  # with which it was checked

    @property
    def proved(self) -> bool:
        """Whether the claim is proved."""
        return not self.failures

    @property
    def message(self) -> str:
        """The result in one line: "proved", or the reason of the first failure, unless `details`
        have a message."""
        reason = self.failures[0].message if self.failures else "proved"
        return str(self.details.get("message", reason))

    def as_dict(self) -> dict[str, Any]:
        """Return the verdict as JSON data: `details`, the fields but `failures` and `certificate`,
        and "proved", "message" and "statement". A field replaces a detail of the same name."""
        fields = {name: value for name, value in vars(self).items()
                  if name not in ("failures", "details", "certificate")}
        return with_statement({**self.details, **fields, "proved": self.proved,
                               "message": self.message, "claim": self.claim.text})


def with_statement(verdict: Mapping[str, Any]) -> dict[str, Any]:
    """Return a verdict as JSON data with its "statement": in one line what is proved, of which
    code, under which assumptions; or that it is not proved. Commands print it, and nothing else
    says what is proved."""
    what = f"{verdict['symbol']}: {verdict['claim']}"
    assumed = [f"{item['kind']} {item['name']}" for item in verdict.get("assumptions", ())]
    return {**verdict, "statement": (
        f"proved  {what}; code {verdict['code_sha256']}"
        + (f"; assuming {', '.join(assumed)}" if assumed else "") if verdict["proved"] else
        f"NOT PROVED  {what}: {verdict['message']}")}
