"""Entry point of the prover. Input: an object, a symbol and a claim. Output: a `Verdict`: whether
the function is proved, and the reason for each failed check. Method: reader, decoder, proof and
second opinion, in that order. `nsms prove` and the generator call it."""

import gc
import hashlib
import sys
from dataclasses import replace

from .assumptions import ASSUMPTIONS, Assumption
from .claim import DEFAULT_EFFORT, Claim, Effort
from .contents import ObjectError
from .disassembly import Disassembly
from .elf import IBT
from .fingerprint import Code
from .frame import Refusal
from .image import Image
from .objects import load
from .opinion import second_opinion
from .proof import EMPTY, Certificate, check, residue_as_json
from .specification import Specification
from .task import Task, build_specification, prepare_task
from .verdict import Failure, Verdict


def prove_object(source: bytes | Image | Disassembly, symbol: str, claim: Claim,
                 effort: Effort = DEFAULT_EFFORT, specification: Specification | None = None,
                 certificate: Certificate | None = None) -> Verdict:
    """Return the verdict on a claim about the function `symbol` of an object file, of its image, or
    decoded. `certificate`: of the proof, else inferred. `specification`: normal forms that proofs
    of one claim share. Raises ObjectError if the object cannot be loaded."""
    if isinstance(source, bytes):
        source = load(source, assume=claim.assumed)
    program = source if isinstance(source, Disassembly) else Disassembly(
        source, source.address_of(symbol))
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
            refusal = Refusal("flow", f"its normal forms are too large for Python, which raised "
                              f"{type(problem).__name__}: given up")
        finally:
            # the limits are this proof's alone; the tables may serve another
            shared.algebra.check_limits = lambda: None
        return make_verdict(task, symbol, refusal, certificate)
    finally:
        if specification is None:
            shared.algebra.__dict__.clear()  # break the reference cycles of tables and words
        sys.setrecursionlimit(depth)
        if collecting:
            gc.enable()


def make_verdict(task: Task, symbol: str, refusal: Refusal | None,
                 certificate: Certificate | None) -> Verdict:
    """Return the verdict after a proof, with a second opinion if it succeeded."""
    program, memory, inputs = task.program, task.machine.memory, 0
    failures = [Failure(refusal.check, refusal.message)] if refusal else []
    failures, residue = failures + task.failures, residue_as_json(task)
    leaks = [*residue.get("registers", ()), *(
        [f"{residue['stack_bytes']} bytes of the stack"] if residue.get("stack_bytes") else [])]
    if task.claim.wipe and leaks:
        failures.append(Failure("residue", "it must clear secrets, but leaves them in "
                                + ", ".join(leaks)))
    if not failures:
        batch = max((blocks for _, _, blocks in (certificate or EMPTY)["edges"]), default=1)
        opinion = second_opinion(program, task.claim, batch, memory.deepest_bytes)
        inputs, failures = opinion.inputs, [opinion.failure] if opinion.failure else []
    verdict = Verdict(
        symbol, task.claim, tuple(failures), memory.deepest_bytes,
        None if failures else hash_code(program),
        hashlib.sha256(program.image.source).hexdigest(), residue, inputs,
        tuple({"kind": kind, "name": name, "text": ASSUMPTIONS[kind].format(name)}
              for kind, name in collect_assumptions(task, symbol)), certificate=certificate)
    describe = task.effort.describe
    return replace(verdict, details=describe(task, verdict, refusal)) if describe else verdict


def collect_assumptions(task: Task, symbol: str) -> list[Assumption]:
    """Return all assumptions of the verdict: what the linker must do and what other objects must
    contain, so that the verdict holds for the linked code."""
    program, memory, assumed = task.program, task.machine.memory, task.claim.assumed
    image = program.image
    assumptions = dict(program.assumed)
    for region in memory.regions.values():
        section, read = region.section, region.accesses["read"]
        if section and section.external and read and assumed.get(section.name) is None:
            size = max(map(sum, read))
            assumptions[Assumption("bytes of a symbol", f"{section.name} has {size} bytes")] = None
    if image.cet_features & IBT and program.step_at(program.entry).mnemonic != "endbr64":
        assumptions[Assumption("direct calls", symbol)] = None
    assumptions |= dict.fromkeys(image.context_assumptions(symbol))
    for name, value in assumed.items():
        if value is not None:
            assumptions.pop(Assumption("undefined symbol", name), None)
            assumptions[Assumption("contents", f"{name} = {value.hex()}")] = None
    return list(assumptions)


def hash_code(program: Disassembly) -> str | None:
    """Return the hash of a function's code; None if code that never runs cannot be decoded."""
    try:
        return Code(program).sha256
    except ObjectError:
        return None
