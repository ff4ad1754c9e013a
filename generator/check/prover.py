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

from .claim import DEFAULT_EFFORT, Claim, Effort
from .contents import ObjectError
from .decode import Disassembly
from .description import Description, describe
from .fingerprint import constants_read
from .harmless import IBT, SHSTK
from .image import ASSUMPTIONS, Assumption, Image, abbreviate
from .memory import Refusal, merge_ranges
from .objects import load
from .opinion import Opinion, second_opinion
from .proof import prove, residue_record
from .specification import Specification
from .task import Task, prepare
from .timing import SOURCES
from .verdict import CHECKS, Check, Counterexample, Verdict


def prove_object(source: str | Path | bytes, symbol: str, claim: Claim,
                 effort: Effort = DEFAULT_EFFORT) -> Verdict:
    """Prove a claim about one function of an object, given by path or bytes."""
    return prove_image(load(source, symbol), symbol, claim, effort)


def prove_image(image: Image, symbol: str, claim: Claim, effort: Effort = DEFAULT_EFFORT,
                specification: Specification | None = None) -> Verdict:
    """Prove a claim about one function of an image.

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
        task = prepare(Disassembly(image, image.address_of(symbol)), claim, effort,
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
        return make_verdict(task, symbol, refusal, started)
    finally:
        if task is not None and specification is None:
            # break the reference cycles between tables and words
            task.algebra.__dict__.clear()
        sys.setrecursionlimit(depth)
        if collecting:
            gc.enable()


def make_verdict(task: Task, symbol: str, refusal: Refusal | None, started: float) -> Verdict:
    """Assemble the verdict, after a second opinion on a successful proof."""
    program, claim, memory = task.program, task.claim, task.machine.memory
    failures, image = [*task.failures, *broken_promises(task)], program.image
    address = refusal.address if refusal is not None else None
    if refusal is not None:
        failures.insert(0, (refusal.check, refusal.message))
    conditions, example, opinion = link_assumptions(task, symbol), None, Opinion(0)
    if failures:
        message, example, address = failure_message(task, failures[0], address)
    elif (opinion := second_opinion(program, claim, task.retired[1],
                                    memory.deepest)).failure is not None:
        failures.append(opinion.failure)
        message = opinion.failure[1]
    else:
        counted = f" for every count of blocks{f' from {claim.least}' if claim.least else ''}"
        message = f"equal to {claim.hash.STANDARD} for all inputs{counted if claim.counts_blocks else ''}"
        message += f", if {'; '.join(sentences(conditions))}" if conditions else ""
    try:
        described: Description | None = describe(program)
    except ObjectError:
        described = None
    checks = []
    for name in CHECKS:
        mine = [what for check, what in failures if check == name]
        passed = False if mine else None if refusal is not None else True
        text = CHECKS[name] if passed else "not decided: the run stopped before"
        checks.append(Check(name, passed, mine[0] if mine else text))
    return Verdict(
        symbol=symbol, hash=claim.hash.NAME, kind=claim.kind.name, abi=claim.abi,
        format=image.format,
        n=claim.n if claim.kind.has_n or claim.fixed_message else None, least=claim.least,
        proved=not failures, message=message,
        checks=tuple(checks),
        features=tuple(sorted({feature for step in program.steps_decoded()
                               for feature in step.features})),
        instructions=described.instructions if described else 0,
        code_bytes=described.code_bytes if described else 0,
        stack_bytes=memory.deepest, retired=instructions_per_block(task),
        accessed=byte_ranges(task),
        constants=None if failures else constants(task, symbol),
        residue=residue_record(task), loops=tuple(program.where(head) for head in task.loops),
        notes=tuple(verdict_notes(task, conditions, described)), inputs=opinion.inputs,
        assumptions=tuple({"kind": a.kind, "name": a.name,
                           "text": ASSUMPTIONS[a.kind].format(a.name)} for a in conditions),
        seconds=round(time.perf_counter() - started, 3),
        address=address - program.entry if address is not None else None,
        source_line=image.lines().get(address) if address is not None else None,
        counterexample=example)


def failure_message(task: Task, failure: tuple[str, str],
                    address: int | None) -> tuple[str, Counterexample | None, int | None]:
    """Return the reason of a failure in one line, a counterexample and an instruction's address,
    each if one was found.
    """
    program, claim, example = task.program, task.claim, None
    check, message = failure
    if task.effort.explain and check == "function" and claim.fixed_message is None:
        difference = task.effort.explain(program, claim)
        if difference is not None:
            example, first, at = difference
            message += f": {first}"
            address = at if address is None else address
        else:
            message += ("; no counterexample was found, so the function may be right and its proof "
                        "incomplete")
    if address is not None:
        where = ("at" if example is None else
                 "the last right word was computed at" if claim.kind.has_rounds else "stored at")
        message += f", {where} {program.where(address)} `{program.instruction(address)}`"
    return message, example, address


def broken_promises(task: Task) -> list[tuple[str, str]]:
    """Return failures for properties that the object declares and the function lacks."""
    if task.machine.returns_match_calls or not task.program.image.cet_features & SHSTK:
        return []
    return [("abi", "the object declares SHSTK, and a return of the function does not belong to "
             "its last call")]


def verdict_notes(task: Task, conditions: list[Assumption],
                  described: Description | None) -> list[str]:
    """Return remarks beside the verdict."""
    steps = task.program.steps_decoded()
    notes = ["uses the red zone"] if task.machine.memory.red_zone else []
    if unlisted := sorted({step.mnemonic for step in steps
                           if SOURCES.get(step.mnemonic, "none") == "none"}):
        notes.append("no list of instructions with data-independent time has "
                     f"{', '.join(unlisted)}")
    if task.machine.mixed:
        notes.append(f"{len(task.machine.mixed)} legacy SSE instructions run with dirty upper "
                     "halves (slow)")
    notes += [f"assumes that {condition}" for condition in sentences(conditions)]
    if described is None or described.instructions > len(steps):
        notes.append("part of the code was not reached under the assumptions")
    return notes


def link_assumptions(task: Task, symbol: str) -> list[Assumption]:
    """Return what the linker must do, and other objects must contain, for the verdict to hold of
    the linked code.
    """
    program, memory, assumed = task.program, task.machine.memory, task.claim.assumed
    image = program.image
    assumptions = dict.fromkeys(image.assumed[name] for name in (symbol, "_" + symbol)
                                if name in image.assumed)
    assumptions |= program.assumed | memory.link_assumptions
    for name, size in memory.external_bytes_read.items():
        if name not in assumed:
            assumptions[Assumption("bytes of a symbol", f"{name} has {size} bytes")] = None
    if image.cet_features & IBT and program.step(program.entry).mnemonic != "endbr64":
        assumptions[Assumption("direct calls", symbol)] = None
    assumptions |= dict.fromkeys(image.context_assumptions(symbol))
    for name, value in assumed.items():
        assumptions.pop(Assumption("undefined symbol", name), None)
        assumptions[Assumption("contents", f"{name} = {value.hex()}")] = None
    return list(assumptions)


def sentences(assumptions: list[Assumption]) -> list[str]:
    """Return the assumptions as text: one sentence each, but one sentence for all of a kind that
    any object may have.
    """
    kinds = {kind: [a.name for a in assumptions if a.kind == kind]
             for kind in dict.fromkeys(a.kind for a in assumptions)}
    return [ASSUMPTIONS[kind].format(name) for kind, names in kinds.items()
            for name in ([abbreviate(names)] if kind in ("other symbol", "undefined symbol")
                         else names)]


def constants(task: Task, symbol: str) -> tuple[tuple[int, int, int], ...] | None:
    """Return the constants that the run read, relative to the instructions that refer to them; None
    if no instruction does.
    """
    memory, image = task.machine.memory, task.program.image
    ranges = []
    for anchor, base in memory.bases.items():
        for first, end in merge_ranges(memory.regions[base].accesses["read"]):
            section = image.section_from(anchor)
            if section is None or any(section.relocation_at(offset)
                                      for offset in range(first, end)):
                return None  # the linker decides these bytes
            ranges.append((anchor + first, anchor + end))
    try:
        return constants_read(image, symbol, ranges)
    except ObjectError:
        return None


def instructions_per_block(task: Task) -> dict[str, float]:
    """Return executed instructions per block by class, over one loop iteration (or the entire
    function without a loop).
    """
    counts, blocks = task.retired
    out: dict[str, float] = {}
    for address, times in counts.items():
        step = task.program.step(address)
        for name in step.classes():
            out[name] = out.get(name, 0) + times
        out["all"] = out.get("all", 0) + times
    return {name: round(total / blocks, 2) for name, total in sorted(out.items())}


def byte_ranges(task: Task) -> dict[str, Any]:
    """Return memory region -> {"read": ranges, "write": ranges}, in bytes from the region's base
    pointer.

    Ranges of the message start at the first block of a loop iteration; those of the frame at the
    stack pointer at entry, or at the pointer aligned down from it. All words wk[t * stride] are
    listed as one region.
    """
    out: dict[str, Any] = {}
    strided = {p.content for p in task.claim.pointers if p.strided}
    for key, space in task.machine.memory.regions.items():
        if space.name == "constants" or not any(space.accesses.values()):
            continue
        frame = task.machine.memory.frames.get(key)
        name = f"frame, aligned to {frame.align}" if frame and frame.align > 1 else space.name
        mine = out.setdefault(name, {"read": [], "write": []})
        if name in strided:
            mine["read"] = [(0,
                             mine["read"][0][1] + task.specification.bytes if mine["read"]
                             else task.specification.bytes)]
        else:
            mine["read"] = merge_ranges(space.accesses["read"])
            mine["write"] = merge_ranges(space.accesses["write"] | space.accesses["early"])
    return out
