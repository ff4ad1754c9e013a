"""Explanation of failed proofs by counterexamples. Input: a program and its claim. Output: an input
with the actual and the expected result, the first wrong W_t, round or state word, and an
instruction near the error. This instruction stored the wrong word, or computed the last right word
before it."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, NamedTuple

from ..check.claim import Claim
from ..check.disassembly import Disassembly
from ..check.frame import Refusal
from ..check.machine import Fork, State
from ..check.proof import wrong_words
from ..check.specification import Specification
from ..check.steps import Mem, Reg
from ..check.task import Task, build_specification, prepare_task
from ..check.terms import Algebra, Term
from ..spec.kinds import ExpectedWord, schedule_word_name
from ..spec.words import rol

# limits of the search for a counterexample: processor seconds, and instructions
MAX_SECONDS, MAX_INSTRUCTIONS = 60, 1_000_000
MAX_WORDS_SHOWN = 8  # wrong words of a counterexample
MAX_CALL_INSTRUCTIONS = 300_000  # instructions that one call may execute
SEED_COUNT = 6  # random inputs for the first numbers of blocks


class Diagnosis(NamedTuple):
    """Explanation of a failed proof.

    `message`: the reason, in one line. `counterexample`: an input on which function and
    specification differ, or None if none was found. Its key "blocks" has the number of blocks. The
    other keys have a dictionary, name -> hexadecimal value: "inputs" of the input, "got" of the
    function's wrong words, "standard" of the words that are right in their place. `address`: the
    address of an instruction near the error, or None if it is unknown. `location`: the words before
    this address in a message.
    """

    message: str
    counterexample: dict[str, Any] | None
    address: int | None
    location: str = "at"


@dataclass
class ConstantRun:
    """Execution of a task on constants. `first_writer`: value of a word -> address of the first
    instruction that computed it; `stored`: (pointer, offset) of a byte in memory -> address of the
    instruction that stored it last; `state`: the machine's state at the return."""

    task: Task
    first_writer: dict[int, int]
    stored: dict[tuple[Any, int], int]
    state: Any


class RandomInputs(Algebra):
    """Algebra of normal forms in which the inputs of the specification are random constants."""

    def __init__(self, halves: bool, seed: int) -> None:
        super().__init__(halves)
        self.draw = random.Random(seed)

    def new_input(self, name: str, width: int) -> Term:
        return self.number(self.draw.getrandbits(width), width)


def prepare_constant_task(program: Disassembly, claim: Claim, seed: int, count: int) -> Task:
    """Return the task of executing a function on random constants."""
    algebra = RandomInputs(claim.hash.WIDTH == 32, seed)
    task = prepare_task(program, claim, specification=build_specification(claim, algebra))
    if claim.counts_blocks:
        entry, variable, number = task.entry, task.machine.count, algebra.number(count, 64)
        entry.min_blocks = entry.max_blocks = count
        entry.ints = [number if word is variable else word for word in entry.ints]
        for region_bytes in entry.memory_bytes.values():
            region_bytes |= {offset: (number, first)
                             for offset, (word, first) in region_bytes.items() if word is variable}
    return task


def run_on_constants(task: Task) -> ConstantRun:
    """Execute the function of a task on constant inputs until it returns."""
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
    """Search `inputs_to_try` for an input with a wrong result, and return the explanation of the
    first wrong word. Return None if none was found within MAX_SECONDS and MAX_INSTRUCTIONS."""
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
    """Yield (number of blocks, seed of the random input) for each input to try."""
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
    """Return the explanation of an execution whose result is wrong."""
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
    if claim.number_parameter("stride"):
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
    """Return the word in memory at `pointer` + `offset` bytes after an execution, as hexadecimal
    digits, or "an undefined value" if it is no constant."""
    task = run.task
    size = task.specification.word_bytes
    word = task.machine.memory.load(run.state.memory_bytes, pointer, offset, size)
    return hexadecimal(word, size) if word.is_constant() else "an undefined value"


def hexadecimal(word: Any, size: int) -> str:
    """Return a constant word of `size` bytes as hexadecimal digits."""
    return f"{int(word):0{2 * size}x}"


def working_variables(specification: Specification, j: int) -> list[Any]:
    """Return the working variables after each round of block `j` of one message. `specification`:
    the specification evaluated on this message."""
    standard = specification.standard
    wk = specification.schedule_plus_k(j)
    initial = specification.states_after[0 if specification.f.kind.is_tree_node else j]
    return list(accumulate(range(standard.ROUNDS), lambda state, t: standard.round(state, t, wk),
                           initial=initial))[1:]


def describe_first_error(run: ConstantRun, specification: Specification,
                         count: int) -> tuple[str, int | None]:
    """Return a text about the first wrong W_t or round of a message, and the address of the
    instruction that computed the last right value before it."""
    task, first_writer = run.task, run.first_writer
    rounds = specification.standard.ROUNDS

    def schedule_writer(j: int, t: int) -> int | None:
        w, k = specification.schedules[j][t], specification.standard.K[t]
        return first_writer.get(int(w), first_writer.get(int(w + k)))

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

