"""Entry point of the prover. Input: an object, a symbol and a claim. Output: a `Verdict`: whether
the function is proved, the result of each check, and for a failure the reason, the place and a
counterexample. Method: reader, decoder, proof and second opinion, in that order. `nsms prove` and
the generator call it.
"""

import gc
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from .assumptions import ASSUMPTIONS, Assumption
from .claim import DEFAULT_EFFORT, Claim, Effort
from .contents import ObjectError
from .disassembly import Disassembly
from .fingerprint import describe_constants
from .frame import Refusal
from .harmless import IBT, SHSTK
from .image import Image, abbreviate
from .objects import load
from .opinion import Opinion, second_opinion
from .proof import prove, residue_as_json
from .region import merge_ranges
from .specification import Specification
from .task import Task, prepare_task
from .timing import SOURCES
from .verdict import CHECKS, Check, Counterexample, Failure, Verdict


def prove_object(source: str | Path | bytes, symbol: str, claim: Claim,
                 effort: Effort = DEFAULT_EFFORT,
                 specification: Specification | None = None) -> Verdict:
    """Return the verdict on a claim about the function `symbol` of an object, given by path or
    bytes. `specification`: as in `prove_image`.

    Raises ObjectError if the object cannot be read or is refused.
    """
    return prove_image(load(source, symbol), symbol, claim, effort, specification)


def prove_image(image: Image, symbol: str, claim: Claim, effort: Effort = DEFAULT_EFFORT,
                specification: Specification | None = None) -> Verdict:
    """Return the verdict on a claim about the function `symbol` of an image.

    `specification`: normal forms of the claim's specification, shared by several proofs of the same
    claim.
    """
    started = time.perf_counter()
    collecting, depth = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()  # millions of small objects that live to the end
    sys.setrecursionlimit(max(depth, 50_000))
    task: Task | None = None
    if effort.lines:
        image.lines = partial(effort.lines, image)
    try:
        task = prepare_task(Disassembly(image, image.address_of(symbol)), claim, effort,
                            specification=specification)
        refusal: Refusal | None = None
        try:
            prove(task)
        except Refusal as problem:
            refusal = problem
        except RecursionError:
            refusal = Refusal("flow", "its normal forms are nested too deeply: given up")
        except MemoryError:
            refusal = Refusal("flow", "its normal forms do not fit into memory: given up")
        finally:
            # the limits are this proof's alone; the tables may serve another
            task.algebra.check_limits = lambda: None
        return make_verdict(task, symbol, refusal, started)
    finally:
        if task is not None and specification is None:
            # break the reference cycles between tables and words
            task.algebra.__dict__.clear()
        sys.setrecursionlimit(depth)
        if collecting:
            gc.enable()


def make_verdict(task: Task, symbol: str, refusal: Refusal | None, started: float) -> Verdict:
    """Return the verdict on a task after its proof, with a second opinion if the proof succeeded.

    `refusal`: what ended the proof, or None. `started`: time.perf_counter() at its beginning.
    """
    program, claim, memory = task.program, task.claim, task.machine.memory
    failures, image = [*task.failures, *check_declared_properties(task)], program.image
    address = refusal.address if refusal is not None else None
    if refusal is not None:
        failures.insert(0, Failure(refusal.check, refusal.message))
    assumptions, example, opinion = collect_assumptions(task, symbol), None, Opinion(0)
    if failures:
        message, example, address = explain_failure(task, failures[0], address)
    elif (opinion := second_opinion(program, claim, task.counts.blocks,
                                    memory.deepest_bytes)).failure is not None:
        failures.append(opinion.failure)
        message = opinion.failure.message
    else:
        unit = ("messages" if claim.is_message_array else "iterations" if claim.kind.iterates
                else "blocks")
        counted = f" for every count of {unit}{f' from {claim.least}' if claim.least else ''}"
        message = f"equal to {claim.hash.STANDARD} for all inputs"
        message += counted if claim.counts_blocks else ""
        message += f", if {'; '.join(assumption_sentences(assumptions))}" if assumptions else ""
    try:
        reachable = program.reachable_addresses()
    except ObjectError:
        reachable = []
    checks = []
    for name in CHECKS:
        messages = [failure.message for failure in failures if failure.check == name]
        passed = False if messages else None if refusal is not None else True
        passed_message = CHECKS[name] if passed else "not decided: the run stopped before"
        checks.append(Check(name, passed, messages[0] if messages else passed_message))
    return Verdict(
        symbol=symbol, hash=claim.hash.NAME, kind=claim.kind.name, abi=claim.abi,
        format=image.format,
        n=claim.n if claim.kind.has_n or claim.fixed_message else None, least=claim.least,
        proved=not failures, message=message, checks=tuple(checks),
        features=tuple(sorted({feature for step in program.decoded_steps()
                               for feature in step.features})),
        instructions=len(reachable),
        code_bytes=sum(program.instruction_at(address).len for address in reachable),
        stack_bytes=memory.deepest_bytes, retired=instructions_per_block(task),
        accessed=collect_accessed_ranges(task),
        constants=None if failures else collect_constants(task, symbol),
        residue=residue_as_json(task),
        loops=tuple(program.describe_address(head) for head in task.loops),
        notes=tuple(collect_notes(task, assumptions, len(reachable))), inputs=opinion.inputs,
        assumptions=tuple({"kind": a.kind, "name": a.name,
                           "text": ASSUMPTIONS[a.kind].format(a.name)} for a in assumptions),
        seconds=round(time.perf_counter() - started, 3),
        address=address - program.entry if address is not None else None,
        source_line=image.lines().get(address) if address is not None else None,
        counterexample=example)


def explain_failure(task: Task, failure: Failure,
                    address: int | None) -> tuple[str, Counterexample | None, int | None]:
    """Return (reason in one line, counterexample or None, address of the instruction where the
    function went wrong or None).

    `address`: that of the refused instruction, if there is one.
    """
    program, claim, example, message = task.program, task.claim, None, failure.message
    if task.effort.explain and failure.check == "function" and claim.fixed_message is None:
        difference = task.effort.explain(program, claim)
        if difference is not None:
            example, difference_text, failing_address = difference
            message += f": {difference_text}"
            address = failing_address if address is None else address
        else:
            message += ("; no counterexample was found, so the function may be right and its proof "
                        "incomplete")
    if address is not None:
        where = ("at" if example is None else
                 "the last right word was computed at" if claim.kind.has_rounds else "stored at")
        message += (f", {where} {program.describe_address(address)} "
                    f"`{program.instruction_at(address)}`")
    return message, example, address


def check_declared_properties(task: Task) -> list[Failure]:
    """Return a failure for each property that the object declares and the function lacks."""
    if task.machine.returns_match_calls or not task.program.image.cet_features & SHSTK:
        return []
    return [Failure("abi", "the object declares SHSTK, and a return of the function does not "
                    "belong to its last call")]


def collect_notes(task: Task, assumptions: list[Assumption], instructions: int) -> list[str]:
    """Return remarks for the verdict, one line each.

    `instructions`: number of instructions of the function; 0 if they cannot all be decoded.
    """
    steps = task.program.decoded_steps()
    notes = ["uses the red zone"] if task.machine.memory.uses_red_zone else []
    if unlisted := sorted({step.mnemonic for step in steps
                           if SOURCES.get(step.mnemonic, "none") == "none"}):
        notes.append("no list of instructions with data-independent time has "
                     f"{', '.join(unlisted)}")
    if task.machine.sse_with_dirty_halves:
        notes.append(f"{len(task.machine.sse_with_dirty_halves)} legacy SSE instructions run with "
                     "dirty upper halves (slow)")
    notes += [f"assumes that {condition}" for condition in assumption_sentences(assumptions)]
    if not 0 < instructions <= len(steps):
        notes.append("part of the code was not reached under the assumptions")
    return notes


def collect_assumptions(task: Task, symbol: str) -> list[Assumption]:
    """Return all assumptions of the verdict: what the linker must do, and other objects must
    contain, so that the verdict holds for the linked code.
    """
    program, memory, assumed = task.program, task.machine.memory, task.claim.assumed
    image = program.image
    assumptions = dict.fromkeys(image.assumed[name] for name in (symbol, "_" + symbol)
                                if name in image.assumed)
    assumptions |= program.assumed | memory.link_assumptions
    for name, size in memory.external_bytes_read.items():
        if name not in assumed:
            assumptions[Assumption("bytes of a symbol", f"{name} has {size} bytes")] = None
    if image.cet_features & IBT and program.step_at(program.entry).mnemonic != "endbr64":
        assumptions[Assumption("direct calls", symbol)] = None
    assumptions |= dict.fromkeys(image.context_assumptions(symbol))
    for name, value in assumed.items():
        assumptions.pop(Assumption("undefined symbol", name), None)
        assumptions[Assumption("contents", f"{name} = {value.hex()}")] = None
    return list(assumptions)


def assumption_sentences(assumptions: list[Assumption]) -> list[str]:
    """Return the assumptions as text, one sentence each, in the order in which their kinds first
    occur; all of the kind "other symbol" have one sentence, and so have all of "undefined symbol".
    """
    kinds = {kind: [a.name for a in assumptions if a.kind == kind]
             for kind in dict.fromkeys(a.kind for a in assumptions)}
    return [ASSUMPTIONS[kind].format(name) for kind, names in kinds.items()
            for name in ([abbreviate(names)] if kind in ("other symbol", "undefined symbol")
                         else names)]


def collect_constants(task: Task, symbol: str) -> tuple[tuple[int, int, int], ...] | None:
    """Return the constants that the proof read, each as a fingerprint.ConstantRange; None if the
    linker decides some of their bytes or no instruction refers to them.
    """
    memory, image = task.machine.memory, task.program.image
    ranges = []
    for anchor, base in memory.bases.items():
        for first, end in merge_ranges(memory.regions[base].accesses["read"]):
            section = image.section_starting_at(anchor)
            if section is None or section.relocations_in(first, end - first):
                return None  # the linker decides these bytes
            ranges.append((anchor + first, anchor + end))
    try:
        return describe_constants(image, symbol, ranges)
    except ObjectError:
        return None


def instructions_per_block(task: Task) -> dict[str, float]:
    """Return class of instructions -> number executed per block, the mean over one loop iteration,
    or over the entire function without a loop. The class "all" has every instruction.
    """
    counts, blocks = task.counts
    totals: dict[str, float] = {}
    for address, times in counts.items():
        step = task.program.step_at(address)
        for name in step.instruction_classes():
            totals[name] = totals.get(name, 0) + times
        totals["all"] = totals.get("all", 0) + times
    return {name: round(total / blocks, 2) for name, total in sorted(totals.items())}


def collect_accessed_ranges(task: Task) -> dict[str, Any]:
    """Return name of a memory region -> {"read": ranges, "write": ranges}, of bytes (first, one
    past the last) from the region's base pointer.

    Ranges of the message start at the first block of a loop iteration; those of the frame at the
    stack pointer at entry, or at the pointer aligned down from it. All words wk[t * stride] are
    listed as one region.
    """
    out: dict[str, Any] = {}
    strided = {p.content for p in task.claim.pointers if p.is_strided_schedule}
    for key, region in task.machine.memory.regions.items():
        if region.name == "constants" or not any(region.accesses.values()):
            continue
        frame = task.machine.memory.frames.get(key)
        name = f"frame, aligned to {frame.align}" if frame and frame.align > 1 else region.name
        ranges = out.setdefault(name, {"read": [], "write": []})
        if name in strided:  # the words so far, as one range, and one more
            end = ranges["read"][0][1] if ranges["read"] else 0
            ranges["read"] = [(0, end + task.specification.word_bytes)]
        else:
            ranges["read"] = merge_ranges(region.accesses["read"])
            ranges["write"] = merge_ranges(region.accesses["write"] | region.accesses["early"])
    return out
