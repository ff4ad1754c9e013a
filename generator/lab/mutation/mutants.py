"""Mutation campaign against the prover: a mutant is a kernel with one small change (operators.py),
which the prover decides like any other object, and the processor runs if it is proved. Output: a
line per mutant in an outcome log."""

import hashlib
import io
import itertools
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from elftools.common.exceptions import ELFError  # type: ignore[import-untyped]
from elftools.elf.elffile import ELFFile  # type: ignore[import-untyped]

from ...check.claim import Claim, Effort
from ...check.objects import ObjectError, load
from ...check.prover import prove_object
from ...check.task import build_specification
from ...spec.samples import sample_calls
from ...x86.uarch.processors import missing_features
from . import native
from .operators import (
    BYTE_OPERATORS,
    MISCOMPILATIONS,
    TEXT_OPERATORS,
    Lines,
    NothingToChange,
    Subject,
    split_statements,
)

# limits of symbolically executed instructions; a kernel's mutants have the first limit at which the
# unchanged kernel is proved
LIMITS = (60_000, 240_000, 2_000_000)
PROOF_SECONDS, CHILD_SECONDS = 20, 200  # limit of one proof, and of its child process
TIME_SLICE_SECONDS = 8.0  # for the mutants of one kernel, before those of the next
OUTCOMES = ("refused", "equal", "unlinked", "wrong", "error")
# kind of mutant -> operator: returns an object or the lines of a text
OPERATORS: dict[str, Callable[[random.Random, Subject], bytes | Lines]] = {
    **TEXT_OPERATORS, **BYTE_OPERATORS, **MISCOMPILATIONS}
KINDS = tuple(OPERATORS)
Assemble = Callable[[str], bytes | None]  # ELF object of a text, or None if it is rejected


def make_mutant(subject: Subject, kind: str, number: int) -> bytes | Lines:
    """Return mutant `number` of kind `kind`: the bytes of an object, or the lines of a text."""
    return OPERATORS[kind](random.Random(f"{subject.symbol} {kind} {number}"), subject)


class Outcome(NamedTuple):
    """Outcome of one mutant: one of OUTCOMES, and the reason."""

    outcome: str
    why: str


class Trial:
    """Kernel under mutation testing. `skipped`: why this machine cannot test it, or ""; `limit`:
    the prover's, for its mutants; `calls`: (arguments, expected result) for those that are proved.
    """

    def __init__(self, entry: Mapping[str, Any], text: str, assemble: Assemble) -> None:
        """Find the first of LIMITS at which the kernel is proved and right. Raise ObjectError if it
        cannot be assembled, is not proved, or is wrong."""
        self.assemble, self.symbol = assemble, str(entry["symbol"])
        self.claim = Claim.of_entry(entry)
        object_bytes = assemble("\n".join(split_statements(text)) + "\n")
        if object_bytes is None:
            raise ObjectError(f"the text of {self.symbol} cannot be assembled")
        self.subject = Subject(self.symbol, split_statements(text), object_bytes)
        self.calls = list(sample_calls(self.claim, random.Random(self.symbol)))
        lacking = missing_features(entry["features"] or ())
        self.skipped = f"the host has no {', '.join(lacking)}" if lacking else ""
        self.specification, self.limit = build_specification(self.claim), LIMITS[0]
        if not self.skipped:
            for self.limit in LIMITS:
                # This proof fills the specification's tables, which the child processes use.
                self.decide(object_bytes)
                if (outcome := self.evaluate(object_bytes)).outcome == "equal":
                    break
            else:
                raise ObjectError(f"{self.symbol} unchanged fails, so its mutants show nothing: "
                                  f"{outcome.outcome}, {outcome.why}")

    def prove_in_child(self, data: bytes) -> Outcome:
        """Run `decide` in a child process; "error" if it crashes or does not end."""
        output, status = native.capture_child_output(
            lambda send: send(json.dumps(self.decide(data)).encode()), CHILD_SECONDS)
        return (Outcome("error", "the prover crashes, or does not end") if status
                else Outcome(*json.loads(output)))

    def decide(self, data: bytes) -> Outcome:
        """Return the prover's decision: refused, error, or "equal" (proved, not run yet)."""
        try:
            verdict = prove_object(load(data), self.symbol, self.claim,
                                  Effort(self.limit, PROOF_SECONDS, hasty=True), self.specification)
        except ObjectError as problem:
            return Outcome("refused", f"object: {str(problem)[:80]}")
        except Exception as problem:  # the prover must raise nothing else
            return Outcome("error", f"{type(problem).__name__}: {str(problem)[:120]}")
        return (Outcome("equal", "") if verdict.proved
                else Outcome("refused", verdict.failures[0].check))

    def evaluate(self, data: bytes) -> Outcome:
        """Prove an object, and run it if it is proved. A proved IFUNC that cannot be run is wrong.
        """
        outcome = self.prove_in_child(data)
        if outcome.outcome != "equal":
            return outcome
        with tempfile.TemporaryDirectory(prefix="nsms-") as folder:
            library = native.link_library(data, self.symbol, Path(folder))
            wrong = native.find_wrong_result(library, self.calls) if library else None
        if wrong is None and is_ifunc(data, self.symbol):
            return Outcome("wrong", "the called function is chosen when the program starts")
        if wrong is None:
            return Outcome("unlinked", "the loader rejects it, or crashes" if library
                           else "the linker rejects it")
        return Outcome("wrong", wrong) if wrong else outcome

    def build_mutant(self, kind: str, number: int) -> bytes | None:
        """Return the object of a mutant; None if nothing changed or the assembler rejects it."""
        try:
            changed = make_mutant(self.subject, kind, number)
        except NothingToChange:
            return None
        data = self.assemble("\n".join(changed) + "\n") if isinstance(changed, list) else changed
        return None if data == self.subject.object else data


def is_ifunc(data: bytes, symbol: str) -> bool:
    """Return whether the symbol is code that selects the called function at the program's start."""
    try:
        table: Any = ELFFile(io.BytesIO(data)).get_section_by_name(".symtab")
    except ELFError:  # damage in a part that neither linkers nor the prover read
        return False
    return any(s.name == symbol and s["st_info"]["type"] == "STT_LOOS"
               for s in (table.iter_symbols() if table else ()))


class LoggedOutcome(NamedTuple):
    """Outcome of mutant `number` of a kind of a kernel, by symbol; `id`: of the mutant's object."""

    kernel: str
    kind: str
    number: int
    id: str
    outcome: str
    why: str
    seconds: float

    @property
    def is_failure(self) -> bool:
        """Whether the prover failed, or proved a wrong mutant."""
        return self.outcome in ("wrong", "error")


@dataclass
class OutcomeLog:
    """Outcomes of all campaigns: a file for each version of the prover, a line for each mutant."""

    folder: Path  # `add` creates it
    checker: str  # hash of the present prover
    lines: list[LoggedOutcome] = field(default_factory=list)  # outcomes with the present prover
    earlier_lines: list[LoggedOutcome] = field(default_factory=list)  # with earlier provers

    def __post_init__(self) -> None:
        self.path = self.folder / f"{self.checker[:16]}.jsonl"
        for path in sorted(self.folder.glob("*.jsonl")):
            (self.lines if path == self.path else self.earlier_lines).extend(read_outcomes(path))

    def add(self, line: LoggedOutcome) -> None:
        """Append an outcome to `lines` and to the file of the present prover."""
        self.lines.append(line)
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="ascii") as file:
            file.write(json.dumps(line._asdict()) + "\n")

    def summary(self, skipped: Mapping[str, str]) -> dict[str, Any]:
        """Return the outcomes with the present prover as JSON: in total, by kind, by the check that
        refused, and failures. `skipped`: symbol -> why it was not tested."""
        kinds: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
        for line in self.lines:
            kinds[line.kind][line.outcome] += 1
        outcomes = Counter(line.outcome for line in self.lines)
        return {
            "mutants": len(self.lines), "with_earlier_checkers": len(self.earlier_lines),
            "checker": self.checker[:16],
            "kernels": len({line.kernel for line in self.lines}),
            **{outcome: outcomes[outcome] for outcome in OUTCOMES},
            "refused_by": dict(Counter(line.why.split(":")[0] for line in self.lines
                                       if line.outcome == "refused").most_common()),
            "kinds": {kind: dict(outcomes_of_kind) for kind, outcomes_of_kind in kinds.items()},
            "failures": [f"{line.kernel}, {line.kind} {line.number}: {line.outcome}, {line.why}"
                         for line in self.lines if line.is_failure],
            "skipped": dict(skipped)}


def read_outcomes(path: Path) -> Iterator[LoggedOutcome]:
    for line in path.read_text(encoding="ascii").splitlines():
        try:
            outcome = LoggedOutcome(**json.loads(line))
        except (ValueError, TypeError):
            continue
        if outcome.kind in KINDS and outcome.outcome in OUTCOMES:
            yield outcome


def run_campaign(entries: Sequence[Mapping[str, Any]], text_of: Callable[[Mapping[str, Any]], str],
                 assemble: Assemble, log: OutcomeLog, seconds: float, count: int | None = None,
                 progress: Callable[[float, str], None] | None = None,
                 slice_seconds: float = TIME_SLICE_SECONDS,
                 kinds: Sequence[str] = KINDS) -> dict[str, str]:
    """Evaluate new mutants for `seconds`, or `count` of them; return symbol -> reason of each
    skipped kernel. Raise ObjectError as Trial does."""
    campaign_start, mutant_count, skipped = time.monotonic(), 0, dict[str, str]()
    by_symbol = {entry["symbol"]: entry for entry in entries}
    group_of = {symbol: (entry["kind"], entry["isa"]) for symbol, entry in by_symbol.items()}
    # symbol -> seconds spent on the kernel's mutants, plus 1
    spent = dict.fromkeys(by_symbol, 1.0)
    for line in log.lines:
        if line.kernel in spent:
            spent[line.kernel] += line.seconds

    def priority(symbol: str) -> tuple[float, float]:
        group_seconds = sum(spent[s] - 1 for s, group in group_of.items()
                            if group == group_of[symbol])
        return group_seconds, spent[symbol] * (by_symbol[symbol]["instructions"] or 1)

    while len(skipped) < len(spent) and time.monotonic() - campaign_start < seconds:
        symbol = min((s for s in spent if s not in skipped), key=priority)
        trial = Trial(entry := by_symbol[symbol], text_of(entry), assemble)
        if trial.skipped:
            skipped[symbol] = trial.skipped
            continue
        started = time.monotonic()
        for line in try_mutants(trial, log, kinds):
            log.add(line)
            mutant_count += 1
            now = time.monotonic()
            if progress is not None:
                progress(now - campaign_start, f"{mutant_count} mutants, {symbol}")
            if now - campaign_start >= seconds or count is not None and mutant_count >= count:
                return skipped
            if now - started >= slice_seconds:
                break
        spent[symbol] += max(time.monotonic() - started, 0.001)
        # Break the reference cycles between tables and words, so that their memory is freed.
        trial.specification.algebra.__dict__.clear()
    return skipped


def try_mutants(trial: Trial, log: OutcomeLog, kinds: Sequence[str]) -> Iterator[LoggedOutcome]:
    """Yield outcomes of new mutants of one kernel."""
    kernel_lines = [line for line in log.lines if line.kernel == trial.symbol]
    earlier_lines = [line for line in log.earlier_lines if line.kernel == trial.symbol]
    all_lines, seen_hashes = [*kernel_lines, *earlier_lines], {line.id for line in kernel_lines}
    counts = {kind: sum(line.kind == kind for line in kernel_lines) for kind in kinds}
    new_numbers = {kind: itertools.count(max((line.number + 1 for line in all_lines
                                              if line.kind == kind), default=0)) for kind in kinds}
    to_repeat = [(line.kind, line.number) for line in earlier_lines
                 if line.is_failure and line.kind in kinds]
    misses: Counter[str] = Counter()
    while counts:
        if to_repeat:
            kind, mutant_number = to_repeat.pop()
        else:
            kind = min(counts, key=lambda k: counts[k])
            mutant_number = next(new_numbers[kind])
        started = time.monotonic()
        data = trial.build_mutant(kind, mutant_number)
        identity = hashlib.sha256(data).hexdigest()[:16] if data else ""
        if data is None or identity in seen_hashes:
            misses[kind] += 1
            # Hardly any draw of this kind gives a new mutant: make no more of them.
            if misses[kind] > 60 and misses[kind] > counts[kind]:
                counts.pop(kind, None)
            continue
        seen_hashes.add(identity)
        outcome = trial.evaluate(data)
        if kind in counts:
            counts[kind] += 1
        yield LoggedOutcome(trial.symbol, kind, mutant_number, identity, outcome.outcome,
                            outcome.why, round(time.monotonic() - started, 4))

