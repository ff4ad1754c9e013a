"""Details of a verdict for its reader. Input: a task after its proof, and the verdict. Output: JSON
data: the message, the result of each check, statistics, notes, and for a failure the place and a
counterexample. The prover calls this module once the verdict stands. It decides nothing, and is not
trusted: a verdict's own fields replace details of the same names."""

import random
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, NamedTuple

from ..check.claim import Claim, Effort, Failure, Verdict
from ..check.contents import ObjectError
from ..check.disassembly import Disassembly
from ..check.frame import Refusal
from ..check.image import ASSUMPTIONS, abbreviate
from ..check.infer import loop_ranges
from ..check.machine import Fork, State
from ..check.memory import merge_ranges
from ..check.proof import wrong_words
from ..check.specification import Specification
from ..check.steps import Mem, Reg
from ..check.task import Task, build_specification, prepare_task
from ..check.terms import Algebra, Term
from ..check.timing import LIST_NAMES
from ..spec.kinds import ExpectedWord, schedule_word_name
from ..spec.words import rol
from ..x86.assembly import features_of_instructions

# limits of the search for a counterexample: processor seconds, and instructions
MAX_SECONDS, MAX_INSTRUCTIONS = 60, 1_000_000
MAX_WORDS_SHOWN = 8  # wrong words of a counterexample
MAX_CALL_INSTRUCTIONS = 300_000  # instructions that one call may execute
SEED_COUNT = 6  # random inputs for the first numbers of blocks


class Diagnosis(NamedTuple):
    """`counterexample`: "blocks", their number, and name -> hexadecimal value: "inputs", wrong
    words "got", right ones "standard". `address`: near the error. `location`: the words before
    it."""

    message: str
    counterexample: dict[str, Any] | None
    address: int | None
    location: str = "at"


@dataclass
class ConstantRun:
    """`first_writer`: value of a word -> address that first computed it; `stored`: (pointer,
    offset) of a byte -> address that stored it last; `state`: at the return."""

    task: Task
    first_writer: dict[int, int]
    stored: dict[tuple[Any, int], int]
    state: Any


class RandomInputs(Algebra):
    """Algebra in which the inputs of the specification are random constants."""

    def __init__(self, halves: bool, seed: int) -> None:
        super().__init__(halves)
        self.draw = random.Random(seed)

    def new_input(self, name: str, width: int) -> Term:
        return self.number(self.draw.getrandbits(width), width)


def prepare_constant_task(program: Disassembly, claim: Claim, seed: int, count: int) -> Task:
    algebra = RandomInputs(claim.hash.WIDTH == 32, seed)
    task = prepare_task(program, claim, build_specification(claim, algebra))
    if claim.counts_blocks:
        entry, variable, number = task.entry, task.machine.count, algebra.number(count, 64)
        entry.min_blocks = entry.max_blocks = count
        entry.ints = [number if word is variable else word for word in entry.ints]
        for region_bytes in entry.memory_bytes.values():
            region_bytes |= {offset: (number, first)
                             for offset, (word, first) in region_bytes.items() if word is variable}
    return task


def run_on_constants(task: Task) -> ConstantRun:
    """Execute until the return."""
    machine, width = task.machine, task.specification.width
    first_writer: dict[int, int] = {}
    stored: dict[tuple[Any, int], int] = {}
    state = task.entry

    def record_result(state: State, operand: Reg | Mem, word: Term,
                      preserve_upper: bool = False) -> None:
        for low in range(0, word.width - width + 1, width):
            part = word.cut(low, width)
            if part.is_constant():
                first_writer.setdefault(int(part), state.pc)
        if isinstance(operand, Mem):
            key, offset = machine.locate_operand(state, operand)
            for i in range(word.width // 8):
                stored[key, offset + i] = state.pc
        write_operand(state, operand, word, preserve_upper)

    write_operand = machine.write_operand
    machine.write_operand = record_result  # type: ignore[method-assign]
    while not machine.execute_next(state):
        if machine.executed_count > MAX_CALL_INSTRUCTIONS:
            raise Refusal("flow", f"does not return within {MAX_CALL_INSTRUCTIONS} instructions")
    return ConstantRun(task, first_writer, stored, state)


def find_counterexample(program: Disassembly, claim: Claim) -> Diagnosis | None:
    """Return the first wrong word on `inputs_to_try`, within MAX_SECONDS and MAX_INSTRUCTIONS."""
    end, remaining_instructions = time.process_time() + MAX_SECONDS, MAX_INSTRUCTIONS
    for count, seed in inputs_to_try(claim):
        if time.process_time() > end or remaining_instructions < 0:
            break
        task = prepare_constant_task(program, claim, seed, count)
        try:
            run = run_on_constants(task)
        except (Refusal, Fork):
            continue
        finally:
            remaining_instructions -= task.machine.executed_count
        if wrong := list(wrong_words(task, run.state, count)):
            return explain_difference(run, count, wrong)
    return None


def inputs_to_try(claim: Claim) -> Iterator[tuple[int, int]]:
    """Yield (number of blocks, seed)."""
    if not claim.counts_blocks:
        yield from ((claim.blocks, seed) for seed in range(SEED_COUNT))
        return
    n = claim.m if claim.kind.is_tree_node else claim.n
    counts = [count for count in dict.fromkeys([1, 2, n, n + 1, *range(3, n), 2 * n + 1])
              if count >= claim.least]
    for seed in range(SEED_COUNT):
        for count in counts if seed < 2 else counts[:2]:
            yield count, seed


def explain_difference(run: ConstantRun, count: int, wrong: list[ExpectedWord]) -> Diagnosis:
    task, claim = run.task, run.task.claim
    size, pointer = claim.word_bytes, run.task.pointers[claim.output.content]
    messages = task.specification.lanes  # the specification of each message
    # word i of all messages stands before word i + 1
    specification = messages[wrong[0].offset // size % len(messages)]
    inputs = {f"message block {j}": b"".join(int(w).to_bytes(size, "little") for w in words).hex()
              for j in range(min(count, len(specification.schedules)))
              if (words := specification.message_words[16 * j:16 * j + 16])}
    if claim.kind.iterates:
        inputs |= {f"midstate word {i}": hexadecimal(w, size)
                   for i, w in enumerate(specification.midstates)}
    if claim.kind.has_rounds:
        word_name = "state word " if claim.kind.iterates else "H_"
        inputs |= {f"{word_name}{i}": hexadecimal(w, size)
                   for i, w in enumerate(specification.initial)}
    if "stride" in claim.numbers:
        inputs |= {schedule_word_name(claim, t): hexadecimal(w, size)
                   for t, w in enumerate(specification.schedules[0])}
    shown_words = wrong[:MAX_WORDS_SHOWN]
    actual_words = {expected.name: stored_value(run, pointer, expected.offset)
                    for expected in shown_words}
    expected_values = {expected.name: hexadecimal(expected.word, size) for expected in shown_words}
    name, address = wrong[0].name, run.stored.get((pointer, wrong[0].offset))
    message, location = f"the first wrong word is {name}: {actual_words[name]}", "stored at"
    if claim.kind.has_rounds and not claim.kind.iterates:
        description, last_right_address = describe_first_error(run, specification, count)
        message = f"{description}; {name} becomes {actual_words[name]}"
        if last_right_address is not None:
            address, location = last_right_address, "the last right word was computed at"
    return Diagnosis(f"{message}, {specification.standard.STANDARD} gives {expected_values[name]}",
                     {"blocks": count, "inputs": inputs, "got": actual_words,
                      "standard": expected_values}, address, location)


def stored_value(run: ConstantRun, pointer: Term, offset: int) -> str:
    """Return a word in memory in hexadecimal, or "an undefined value" if it is no constant."""
    task = run.task
    size = task.specification.word_bytes
    word = task.machine.memory.load(run.state.memory_bytes, pointer, offset, size)
    return hexadecimal(word, size) if word.is_constant() else "an undefined value"


def hexadecimal(word: Any, size: int) -> str:
    return f"{int(word):0{2 * size}x}"


def working_variables(specification: Specification, j: int) -> list[Any]:
    """Return the working variables after each round of block `j` of one message."""
    standard = specification.standard
    wk = specification.schedule_plus_k(j)
    initial = specification.states_after[0 if specification.f.kind.is_tree_node else j]
    return list(accumulate(range(standard.ROUNDS), lambda state, t: standard.round(state, t, wk),
                           initial=initial))[1:]


def describe_first_error(run: ConstantRun, specification: Specification,
                         count: int) -> tuple[str, int | None]:
    """Return a text, and the address that computed the last right value before the error."""
    task, first_writer = run.task, run.first_writer
    rounds = specification.standard.ROUNDS

    def schedule_writer(j: int, t: int) -> int | None:
        w_plus_k, k = specification.schedules[j][t], specification.standard.K[t]
        return first_writer.get(int(w_plus_k - k), first_writer.get(int(w_plus_k)))

    for j in range(count if task.claim.counts_blocks else 1):
        of_block = f" of block {j}" if task.claim.counts_blocks else ""
        states = working_variables(specification, j)
        # code for SHA-1 may compute a only rotated, as the c of a later round
        writers = [first_writer.get(int(state[0]), first_writer.get(int(rol(state[0], 30))))
                   for state in states]
        last_right = max((t for t, writer in enumerate(writers) if writer is not None), default=-1)
        if last_right == rounds - 1:
            continue
        t = last_right + 1
        if task.claim.counts_blocks and schedule_writer(j, t) is None:
            return (f"the first wrong word is W_{t}{of_block}",
                    schedule_writer(j, t - 1) if t else None)
        return (f"the first wrong round is {t}{of_block}", writers[last_right] if last_right >= 0
                else None)
    return "all rounds are right, the last additions are not", None


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
        "features": features_of_instructions(program.decoded_at(step.address).instruction
                                             for step in program.steps.values()),
        **facts,
        "accessed": collect_accessed_ranges(task),
        "notes": tuple(collect_notes(task, verdict.assumptions, facts["instructions"])),
        "seconds": round(time.process_time() - task.start_seconds, 3),
        "address": address - program.entry if address is not None else None,
        "counterexample": diagnosis.counterexample}


def code_facts(program: Disassembly) -> dict[str, Any]:
    """Return the details that depend on the encoding; "loops": the loop heads as text."""
    try:
        addresses, loops = program.reachable_addresses, loop_ranges(program)
    except ObjectError:
        addresses, loops = [], []
    return {"instructions": len(addresses),
            "code_bytes": sum(program.decoded_at(address).instruction.len for address in addresses),
            "loops": tuple(program.describe(head)
                           for head in dict.fromkeys(head for head, _ in loops))}


def proved_statement(verdict: Verdict) -> str:
    """Return what is true if the function is proved, in one line."""
    claim = verdict.claim
    unit = ("messages" if claim.is_message_array else "iterations" if claim.kind.iterates
            else "blocks")
    counted = f" for every count of {unit}{f' from {claim.least}' if claim.least else ''}"
    conditions = assumption_sentences(verdict.assumptions)
    return (f"equal to {claim.hash.STANDARD} for all inputs"
            + (counted if claim.counts_blocks else "")
            + (f", if {'; '.join(conditions)}" if conditions else ""))


def check_results(verdict: Verdict, refusal: Refusal | None) -> list[dict[str, Any]]:
    """Return "name", "passed" (None: not decided) and "message" of each of CHECKS."""
    results = []
    for name in CHECKS:
        messages = [failure.message for failure in verdict.failures if failure.check == name]
        passed = False if messages else None if refusal is not None else True
        passed_message = CHECKS[name] if passed else "not decided: the proof stopped before"
        results.append({"name": name, "passed": passed,
                        "message": messages[0] if messages else passed_message})
    return results


def explain_failure(task: Task, failure: Failure, address: int | None, search: bool) -> Diagnosis:
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
        message += (f", {location} {program.describe(address)} "
                    f"`{program.decoded_at(address).instruction}`")
    return Diagnosis(message, example, address)


def collect_notes(task: Task, assumptions: Sequence[Mapping[str, str]],
                  instructions: int) -> list[str]:
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
    """In the order in which kinds of assumptions first occur."""
    kinds = {kind: [a["name"] for a in assumptions if a["kind"] == kind]
             for kind in dict.fromkeys(a["kind"] for a in assumptions)}
    return [ASSUMPTIONS[kind].format(name) for kind, names in kinds.items()
            for name in ([abbreviate(names)] if kind in ("other symbol", "undefined symbol")
                         else names)]


def collect_accessed_ranges(task: Task) -> dict[str, Any]:
    """Name of a memory region -> {"read": ranges, "write": ranges}."""
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
            ranges["write"] = merge_ranges(region.accesses["write"]
                                           | region.accesses["early write"])
    return ranges_by_region


# a proof with the default limits, whose verdict has details
EXPLAINING = Effort(describe=describe_verdict)
