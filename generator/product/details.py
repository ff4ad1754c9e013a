"""Details of a verdict for its reader. Input: a task after its proof, and the verdict. Output: JSON
data: the message, the result of each check, statistics, notes, and for a failure the place and a
counterexample. The prover calls this module once the verdict stands. It decides nothing, and is not
trusted: a verdict's own fields replace details of the same names."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

from ..check.assumptions import ASSUMPTIONS
from ..check.claim import Effort
from ..check.contents import ObjectError
from ..check.disassembly import Disassembly
from ..check.frame import Refusal
from ..check.image import abbreviate
from ..check.infer import loop_ranges
from ..check.memory import merge_ranges
from ..check.task import Task
from ..check.timing import LIST_NAMES
from ..check.verdict import Failure, Verdict
from .description import features_of_instructions
from .diagnosis import Diagnosis, find_counterexample

# check -> statement that is true if the check passed
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


def describe_verdict(task: Task, verdict: Verdict, refusal: Refusal | None,
                     search: bool = True) -> dict[str, Any]:
    """Return the details of a verdict."""
    program, claim = task.program, task.claim
    diagnosis = Diagnosis(proved_statement(verdict), None, refusal.address if refusal else None)
    if verdict.failures:
        diagnosis = diagnosis._replace(message=verdict.failures[0].message)
        if refusal is not None or task.failures:  # else the second opinion refused it
            diagnosis = explain_failure(task, verdict.failures[0], diagnosis.address, search)
    address = diagnosis.address
    facts = code_facts(program)
    return {
        "hash": claim.hash.NAME, "kind": claim.kind.name, "abi": claim.abi,
        "n": claim.n if claim.kind.has_n or claim.fixed_message else None, "least": claim.least,
        "message": diagnosis.message, "checks": check_results(verdict, refusal),
        "features": features_of_instructions(program.instruction_at(step.address)
                                             for step in program.steps.values()),
        **facts,
        "accessed": collect_accessed_ranges(task),
        "notes": tuple(collect_notes(task, verdict.assumptions, facts["instructions"])),
        "seconds": round(time.process_time() - task.start_seconds, 3),
        "address": address - program.entry if address is not None else None,
        "counterexample": diagnosis.counterexample}


def code_facts(program: Disassembly) -> dict[str, Any]:
    """Return the details that depend on the encoding of a program's code: "instructions" and
    "code_bytes", the numbers of these, and "loops", the addresses of the loop heads as text."""
    try:
        addresses, loops = program.reachable_addresses, loop_ranges(program)
    except ObjectError:
        addresses, loops = [], []
    return {"instructions": len(addresses),
            "code_bytes": sum(program.instruction_at(address).len for address in addresses),
            "loops": tuple(program.describe_address(head)
                           for head in dict.fromkeys(head for head, _ in loops))}


def proved_statement(verdict: Verdict) -> str:
    """Return, in one line, the statement that is true if the function of a verdict is proved."""
    claim = verdict.claim
    unit = ("messages" if claim.is_message_array else "iterations" if claim.kind.iterates
            else "blocks")
    counted = f" for every count of {unit}{f' from {claim.least}' if claim.least else ''}"
    conditions = assumption_sentences(verdict.assumptions)
    return (f"equal to {claim.hash.STANDARD} for all inputs"
            + (counted if claim.counts_blocks else "")
            + (f", if {'; '.join(conditions)}" if conditions else ""))


def check_results(verdict: Verdict, refusal: Refusal | None) -> list[dict[str, Any]]:
    """Return a record for each of CHECKS, in order: "name"; "passed", which is None if the proof
    stopped before it decided the check; and "message"."""
    results = []
    for name in CHECKS:
        messages = [failure.message for failure in verdict.failures if failure.check == name]
        passed = False if messages else None if refusal is not None else True
        passed_message = CHECKS[name] if passed else "not decided: the proof stopped before"
        results.append({"name": name, "passed": passed,
                        "message": messages[0] if messages else passed_message})
    return results


def explain_failure(task: Task, failure: Failure, address: int | None, search: bool) -> Diagnosis:
    """Return the explanation of a failure."""
    program, claim, example, message = task.program, task.claim, None, failure.message
    location = "at"
    if search and failure.check == "function" and claim.fixed_message is None:
        difference = find_counterexample(program, claim)
        if difference is not None:
            example = difference.counterexample
            message += f": {difference.message}"
            if address is None:
                address, location = difference.address, difference.location
        else:
            message += ("; no counterexample was found, so the function may be right and its proof "
                        "incomplete")
    if address is not None:
        message += (f", {location} {program.describe_address(address)} "
                    f"`{program.instruction_at(address)}`")
    return Diagnosis(message, example, address)


def collect_notes(task: Task, assumptions: Sequence[Mapping[str, str]],
                  instructions: int) -> list[str]:
    """Return remarks for the verdict, one line each."""
    steps = task.program.steps.values()
    notes = ["uses the red zone"] if task.machine.memory.uses_red_zone else []
    if unlisted := sorted({step.mnemonic for step in steps
                           if LIST_NAMES.get(step.mnemonic, "none") == "none"}):
        notes.append("no list of instructions with data-independent time has "
                     f"{', '.join(unlisted)}")
    if task.machine.sse_with_dirty_halves:
        notes.append(f"{len(task.machine.sse_with_dirty_halves)} legacy SSE instructions run with "
                     "dirty upper halves (slow)")
    notes += [f"assumes that {condition}" for condition in assumption_sentences(assumptions)]
    if not 0 < instructions <= len(steps):
        notes.append("part of the code was not reached under the assumptions")
    return notes


def assumption_sentences(assumptions: Sequence[Mapping[str, str]]) -> list[str]:
    """Return the assumptions as sentences, in the order in which their kinds first occur."""
    kinds = {kind: [a["name"] for a in assumptions if a["kind"] == kind]
             for kind in dict.fromkeys(a["kind"] for a in assumptions)}
    return [ASSUMPTIONS[kind].format(name) for kind, names in kinds.items()
            for name in ([abbreviate(names)] if kind in ("other symbol", "undefined symbol")
                         else names)]


def collect_accessed_ranges(task: Task) -> dict[str, Any]:
    """Return name of a memory region -> {"read": ranges, "write": ranges}."""
    ranges_by_region: dict[str, Any] = {}
    strided = {p.content for p in task.claim.pointers if p.is_strided_schedule}
    for key, region in task.machine.memory.regions.items():
        if region.name == "constants" or not any(region.accesses.values()):
            continue
        base = task.machine.memory.frame_bases.get(key)
        name = f"frame, aligned to {base.align}" if base and base.align > 1 else region.name
        ranges = ranges_by_region.setdefault(name, {"read": [], "write": []})
        if name in strided:  # each word is a region: extend the range by this word
            end = ranges["read"][0][1] if ranges["read"] else 0
            ranges["read"] = [(0, end + task.specification.word_bytes)]
        else:
            ranges["read"] = merge_ranges(region.accesses["read"])
            ranges["write"] = merge_ranges(region.accesses["write"] | region.accesses["early"])
    return ranges_by_region


# a proof with the default limits, whose verdict has details
EXPLAINING = Effort(describe=describe_verdict)
