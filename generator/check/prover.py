"""Entry point of the prover. Input: an object, a symbol and a claim. Output: a `Verdict`: whether
the function is proved, and the reason for each failed check. Method: reader, decoder, proof and
second opinion, in that order. `nsms prove` and the generator call it."""

import gc
import hashlib
import sys
from dataclasses import replace

from .claim import DEFAULT_EFFORT, Claim, Effort, Failure, Verdict
from .disassembly import Disassembly
from .elf import IBT
from .frame import Refusal
from .image import ASSUMPTIONS, Assumption, Image
from .objects import load
from .opinion import second_opinion
from .proof import EMPTY, Certificate, check, residue_as_json
from .specification import Specification
from .task import Task, build_specification, prepare_task


def prove_object(source: bytes | Image, symbol: str, claim: Claim, effort: Effort = DEFAULT_EFFORT,
                 specification: Specification | None = None,
                 certificate: Certificate | None = None) -> Verdict:
    """Return the verdict on a claim about the function `symbol` of an object file or its image.
    `certificate`: of the proof, else inferred. `specification`: normal forms that proofs of one
    claim share. Raises ObjectError for code that cannot be read."""
    image = load(source, assume=claim.assumed) if isinstance(source, bytes) else source
    program = Disassembly(image, image.address_of(symbol))
    collecting, depth = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()  # millions of small objects that live to the end
    sys.setrecursionlimit(max(depth, 50_000))
    shared = specification or build_specification(claim)
    try:
        task = prepare_task(program, claim, shared, effort)
        refusal: Refusal | None = None
        try:
            if certificate is None:
                from .infer import infer  # not trusted, and not needed with a certificate
                certificate = infer(task)
                task = replace(prepare_task(program, claim, shared, effort),
                               start_seconds=task.start_seconds)
            check(task, certificate)
        except Refusal as problem:
            refusal = problem
        except (RecursionError, MemoryError) as problem:
            refusal = Refusal("flow", f"its normal forms are too large: {type(problem).__name__}")
        finally:
            # the limits are this proof's alone; the tables may serve another
            shared.algebra.check_limits = lambda: None
        return make_verdict(task, symbol, refusal, certificate or EMPTY)
    finally:
        if specification is None:
            shared.algebra.__dict__.clear()  # break the reference cycles of tables and words
        sys.setrecursionlimit(depth)
        if collecting:
            gc.enable()


def make_verdict(task: Task, symbol: str, refusal: Refusal | None,
                 certificate: Certificate) -> Verdict:
    """Return the verdict after a proof, with a second opinion if it succeeded."""
    program, stack_bytes, inputs = task.program, task.machine.memory.deepest_bytes, 0
    refusals = [Failure(refusal.check, refusal.message)] if refusal else []
    failures = refusals + task.failures
    residue = residue_as_json(task) if task.residue is not None else {}
    registers, leaked_bytes = residue.get("registers", ()), residue.get("stack_bytes", 0)
    if task.claim.wipe and (registers or leaked_bytes):
        failures.append(Failure("residue", "it must clear secrets, but leaves them in "
                                + ", ".join([*registers, f"{leaked_bytes} bytes of the stack"])))
    if not failures:
        batch = max((blocks for _, _, blocks in certificate["edges"]), default=1)
        inputs, failure = second_opinion(program, task.claim, batch, stack_bytes)
        failures = [failure] if failure else []
    verdict = Verdict(
        symbol, task.claim, tuple(failures), stack_bytes, None if failures else program.sha256,
        hashlib.sha256(program.image.source).hexdigest(), residue, inputs,
        tuple({"kind": kind, "name": name, "text": ASSUMPTIONS[kind].format(name)}
              for kind, name in collect_assumptions(task, symbol)), certificate=certificate)
    describe = task.effort.describe
    return replace(verdict, details=describe(task, verdict, refusal)) if describe else verdict


def collect_assumptions(task: Task, symbol: str) -> list[Assumption]:
    """Return all assumptions of the verdict: what the linker must do and what other objects must
    contain, so that the verdict holds for the linked code."""
    program, image, assumed = task.program, task.program.image, task.claim.assumed
    is_direct = image.cet_features & IBT and program.step_at(program.entry).mnemonic != "endbr64"
    contents = {name: value for name, value in assumed.items() if value is not None}
    bytes_read = {region.section.name: max(map(sum, region.accesses["read"]))
                  for region in task.machine.memory.regions.values()
                  if region.section and region.section.external and region.accesses["read"]}
    return [*program.assumed,
            *(Assumption("bytes of a symbol", f"{name} has {size} bytes")
              for name, size in bytes_read.items() if name not in contents),
            *([Assumption("direct calls", symbol)] if is_direct else []),
            *(item for item in image.context_assumptions(symbol)
              if item.kind != "undefined symbol" or item.name not in contents),
            *(Assumption("contents", f"{name} = {value.hex()}")
              for name, value in contents.items())]
