"""Entry point of the prover. Input: an object, a symbol and a claim. Output: a `Verdict`: whether
the function is proved, and the reason for each failed check. Method: reader, decoder, proof and
second opinion, in that order. `nsms prove` and the generator call it."""

import gc
import hashlib
import sys
from dataclasses import replace

from .assumptions import ASSUMPTIONS, Assumption
from .certificate import Certificate
from .claim import DEFAULT_EFFORT, Claim, Effort
from .contents import ObjectError
from .disassembly import Disassembly
from .elf import IBT, SHSTK
from .fingerprint import Code
from .frame import Refusal
from .image import Image
from .objects import load
from .opinion import Opinion, second_opinion
from .proof import check, residue_as_json
from .specification import Specification
from .task import Task, build_specification, prepare_task
from .verdict import Failure, Verdict


def prove_object(data: bytes, symbol: str, claim: Claim, effort: Effort = DEFAULT_EFFORT,
                 specification: Specification | None = None,
                 certificate: Certificate | None = None, name: str = "the object") -> Verdict:
    """Return the verdict on a claim about the function `symbol` of the object `data`; messages call
    it `name`. `specification`, `certificate`: as in `prove_program`. Raises ObjectError if the
    object cannot be loaded, and as `prove_image` does."""
    image = load(data, name, claim.assumed)
    return prove_image(image, symbol, claim, effort, specification, certificate)


def prove_image(image: Image, symbol: str, claim: Claim, effort: Effort = DEFAULT_EFFORT,
                specification: Specification | None = None,
                certificate: Certificate | None = None) -> Verdict:
    """Return the verdict on a claim about the function `symbol` of an image. `specification`,
    `certificate`: as in `prove_program`."""
    return prove_program(Disassembly(image, image.address_of(symbol)), symbol, claim, effort,
                         specification, certificate)


def prove_program(program: Disassembly, symbol: str, claim: Claim, effort: Effort = DEFAULT_EFFORT,
                  specification: Specification | None = None,
                  certificate: Certificate | None = None) -> Verdict:
    """Return the verdict on a claim about a function. `symbol`: its name. `certificate`: of its
    proof, inferred if None. `specification`: normal forms of the claim's specification, which
    several proofs of the same claim share; if None, this proof creates new ones."""
    collecting, depth = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()  # millions of small objects that live to the end
    sys.setrecursionlimit(max(depth, 50_000))
    task: Task | None = None
    try:
        shared = specification or build_specification(claim)
        task = prepare_task(program, claim, effort, specification=shared)
        refusal: Refusal | None = None
        try:
            if certificate is None:
                certificate = infer_certificate(task)
                task = replace(prepare_task(program, claim, effort, specification=shared),
                               start_seconds=task.start_seconds)
            check(task, certificate)
        except Refusal as problem:
            refusal = problem
        except RecursionError:
            refusal = Refusal("flow", "its normal forms are nested too deeply: given up")
        except MemoryError:
            refusal = Refusal("flow", "its normal forms do not fit into memory: given up")
        finally:
            # the limits are this proof's alone; the tables may serve another
            task.algebra.check_limits = lambda: None
        return replace(make_verdict(task, symbol, refusal), certificate=certificate)
    finally:
        if task is not None and specification is None:
            # break the reference cycles between tables and words
            task.algebra.__dict__.clear()
        sys.setrecursionlimit(depth)
        if collecting:
            gc.enable()


def infer_certificate(task: Task) -> Certificate:
    """Return the certificate that infer.py finds for a task: plain data, which are not believed."""
    from .infer import infer  # not trusted, and not needed with a certificate
    return infer(task)


def make_verdict(task: Task, symbol: str, refusal: Refusal | None) -> Verdict:
    """Return the verdict on a task after its proof, with a second opinion if the proof
    succeeded."""
    memory, image = task.machine.memory, task.program.image
    failures, opinion, residue = list(task.failures), Opinion(0), residue_as_json(task)
    leaks = [*residue.get("registers", ()), *(
        [f"{residue['stack_bytes']} bytes of the stack"] if residue.get("stack_bytes") else [])]
    if task.claim.wipe and leaks:
        failures.append(Failure("residue", "it must clear secrets, but leaves them in "
                                + ", ".join(leaks)))
    if image.cet_features & SHSTK and not task.machine.returns_match_calls:
        failures.append(Failure("abi", "the object declares SHSTK, and a return of the function "
                                "does not belong to its last call"))
    assumptions = collect_assumptions(task, symbol)
    if refusal is not None:
        failures.insert(0, Failure(refusal.check, refusal.message))
    if not failures:
        opinion = second_opinion(task.program, task.claim, task.counts.blocks, memory.deepest_bytes)
        failures += [opinion.failure] if opinion.failure is not None else []
    verdict = Verdict(
        symbol, task.claim, tuple(failures), memory.deepest_bytes,
        None if failures else hash_code(task.program), hashlib.sha256(image.source).hexdigest(),
        residue, opinion.inputs,
        tuple({"kind": kind, "name": name, "text": ASSUMPTIONS[kind].format(name)}
              for kind, name in assumptions))
    describe = task.effort.describe
    return replace(verdict, details=describe(task, verdict, refusal)) if describe else verdict


def collect_assumptions(task: Task, symbol: str) -> list[Assumption]:
    """Return all assumptions of the verdict: what the linker must do and what other objects must
    contain, so that the verdict holds for the linked code."""
    program, memory, assumed = task.program, task.machine.memory, task.claim.assumed
    image = program.image
    assumptions = dict(program.assumed)
    for name, size in memory.external_bytes_read.items():
        if assumed.get(name) is None:
            assumptions[Assumption("bytes of a symbol", f"{name} has {size} bytes")] = None
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
