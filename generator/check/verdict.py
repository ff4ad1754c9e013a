"""Verdicts as data: the result of an attempted proof, and the statement of what is proved. The
prover writes them; the command line, the cache and the manifest only pass them on. `as_dict` is the
format of `--json`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .claim import Claim


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
