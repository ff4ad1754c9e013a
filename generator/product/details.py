"""Details of a verdict for its reader. Input: a task after its proof, and the verdict. Output: JSON
data: the message, the result of each check, statistics, notes, and for a failure the place and a
counterexample.

The prover calls this module once the verdict stands. It decides nothing, and is not trusted: a
verdict's own fields replace details of the same names.
"""

import dataclasses
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..check.assumptions import ASSUMPTIONS
from ..check.claim import Effort
from ..check.contents import ObjectError
from ..check.disassembly import Disassembly
from ..check.frame import Refusal
from ..check.image import abbreviate
from ..check.region import merge_ranges
from ..check.steps import Mem, Step
from ..check.task import Task
from ..check.timing import SOURCES
from ..check.verdict import Failure, Verdict
from ..x86.features import required_features
from .diagnosis import Counterexample, find_counterexample
from .source_lines import lines_of

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
    """Return the details of a verdict. `refusal`: what ended the proof, or None. `search`: whether
    to search for a counterexample after a failure.

    The normal forms of the task may serve another proof: nothing is computed with them.
    """
    program, claim, example = task.program, task.claim, None
    address = refusal.address if refusal is not None else None
    message = proved_statement(verdict)
    if verdict.failures:
        message = verdict.failures[0].message
        if refusal is not None or task.failures:  # else the second opinion refused it
            message, example, address = explain_failure(task, verdict.failures[0], address,
                                                        search)
    facts = code_facts(program)
    instructions = [program.instruction_at(step.address) for step in program.steps.values()]
    return {
        "hash": claim.hash.NAME, "kind": claim.kind.name, "abi": claim.abi,
        "n": claim.n if claim.kind.has_n or claim.fixed_message else None, "least": claim.least,
        "message": message, "checks": check_results(verdict, refusal),
        "features": tuple(sorted({feature for instruction in instructions
                                  for feature in required_features(instruction)})),
        **facts,
        "retired": instructions_per_block(task), "accessed": collect_accessed_ranges(task),
        "notes": tuple(collect_notes(task, verdict.assumptions, facts["instructions"])),
        "seconds": round(time.process_time() - task.start_seconds, 3),
        "address": address - program.entry if address is not None else None,
        "source_line": program.image.lines().get(address) if address is not None else None,
        "counterexample": dataclasses.asdict(example) if example is not None else None}


def code_facts(program: Disassembly) -> dict[str, Any]:
    """Return the details that depend on the encoding of the code: the numbers of its instructions
    and bytes, and the places where loops begin. They are 0 and () if it cannot all be decoded."""
    try:
        addresses, loops = program.reachable_addresses, program.loop_ranges
    except ObjectError:
        addresses, loops = [], []
    return {"instructions": len(addresses),
            "code_bytes": sum(program.instruction_at(address).len for address in addresses),
            "loops": tuple(program.describe_address(head)
                           for head in dict.fromkeys(head for head, _ in loops))}


def proved_statement(verdict: Verdict) -> str:
    """Return what a verdict states if its function is proved, in one line."""
    claim = verdict.claim
    unit = ("messages" if claim.is_message_array else "iterations" if claim.kind.iterates
            else "blocks")
    counted = f" for every count of {unit}{f' from {claim.least}' if claim.least else ''}"
    conditions = assumption_sentences(verdict.assumptions)
    return (f"equal to {claim.hash.STANDARD} for all inputs"
            + (counted if claim.counts_blocks else "")
            + (f", if {'; '.join(conditions)}" if conditions else ""))


def check_results(verdict: Verdict, refusal: Refusal | None) -> list[dict[str, Any]]:
    """Return the result of each check, with its message; `passed` is None if the run stopped before
    the check was decided.
    """
    results = []
    for name in CHECKS:
        messages = [failure.message for failure in verdict.failures if failure.check == name]
        passed = False if messages else None if refusal is not None else True
        passed_message = CHECKS[name] if passed else "not decided: the run stopped before"
        results.append({"name": name, "passed": passed,
                        "message": messages[0] if messages else passed_message})
    return results


class Explanation(NamedTuple):
    """Explanation of a failure: `message`, the reason in one line; `counterexample`, if one was
    found; `address`, that of the instruction where the function went wrong, if it is known."""

    message: str
    counterexample: Counterexample | None
    address: int | None


def explain_failure(task: Task, failure: Failure, address: int | None,
                    search: bool) -> Explanation:
    """Return the explanation of a failure, with a counterexample if `search` finds one.

    `address`: that of the refused instruction, if there is one. `search`: as in `describe_verdict`.
    """
    program, claim, example, message = task.program, task.claim, None, failure.message
    if search and failure.check == "function" and claim.fixed_message is None:
        difference = find_counterexample(program, claim)
        if difference is not None:
            example = difference.counterexample
            message += f": {difference.description}"
            address = difference.address if address is None else address
        else:
            message += ("; no counterexample was found, so the function may be right and its proof "
                        "incomplete")
    if address is not None:
        where = ("at" if example is None else
                 "the last right word was computed at" if claim.kind.has_rounds else "stored at")
        message += (f", {where} {program.describe_address(address)} "
                    f"`{program.instruction_at(address)}`")
    return Explanation(message, example, address)


def collect_notes(task: Task, assumptions: Sequence[Mapping[str, str]],
                  instructions: int) -> list[str]:
    """Return remarks for the verdict, one line each.

    `instructions`: number of instructions of the function; 0 if they cannot all be decoded.
    """
    steps = task.program.steps.values()
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


def assumption_sentences(assumptions: Sequence[Mapping[str, str]]) -> list[str]:
    """Return the assumptions as text, one sentence each, in the order in which their kinds first
    occur; all of the kind "other symbol" have one sentence, and so have all of "undefined symbol".
    """
    kinds = {kind: [a["name"] for a in assumptions if a["kind"] == kind]
             for kind in dict.fromkeys(a["kind"] for a in assumptions)}
    return [ASSUMPTIONS[kind].format(name) for kind, names in kinds.items()
            for name in ([abbreviate(names)] if kind in ("other symbol", "undefined symbol")
                         else names)]


def instruction_classes(step: Step) -> list[str]:
    """Return the classes under which statistics count the instruction: integer, mask or
    vectorN with N bits, and also load and store; or stack, branch or other.
    """
    if step.row is None:
        kinds = {"push": ["stack"], "pop": ["stack"], "lea": ["integer"], "cmov": ["integer"]}
        return kinds.get(step.mnemonic,
                         ["branch"] if step.mnemonic in ("j", "jmp", "call", "ret")
                         else ["other"])
    class_names = ["integer" if step.row.register_class == "int" else "mask"
                   if step.row.register_class == "mask"
                   else f"vector{step.width}"]
    if isinstance(step.out, Mem):
        class_names.append("store")
    if any(isinstance(operand, Mem) for operand in step.args):
        class_names.append("load")
    return class_names


def instructions_per_block(task: Task) -> dict[str, float]:
    """Return class of instructions -> number executed per block, the mean over one loop iteration,
    or over the entire function without a loop. The class "all" has every instruction but NOPs, of
    which each assembler has others.
    """
    counts, blocks = task.counts
    totals: dict[str, float] = {}
    for address, times in counts.items():
        step = task.program.step_at(address)
        if step.mnemonic == "nop":
            continue
        for name in instruction_classes(step):
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
        base = task.machine.memory.frame_bases.get(key)
        name = f"frame, aligned to {base.align}" if base and base.align > 1 else region.name
        ranges = out.setdefault(name, {"read": [], "write": []})
        if name in strided:  # the words so far, as one range, and one more
            end = ranges["read"][0][1] if ranges["read"] else 0
            ranges["read"] = [(0, end + task.specification.word_bytes)]
        else:
            ranges["read"] = merge_ranges(region.accesses["read"])
            ranges["write"] = merge_ranges(region.accesses["write"] | region.accesses["early"])
    return out


# the default limits, with details and source lines
EXPLAINING = Effort(describe=describe_verdict, lines=lines_of)
