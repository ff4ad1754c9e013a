"""Why a proof failed: the code is run once more on random constants, and its words are looked for in the standard's.

Out come a concrete input with both results, the first W_t, round or state word that is wrong, and where the
code stood: the instruction that stored it, or the one that made the last right word before it.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..text.kinds import stored_word
from ..text.words import rol
from .claim import Claim
from .conditions import Fork
from .decode import Disassembly
from .forms import Form
from .memory import Refusal
from .proof import check_result
from .standard import Standard
from .steps import Mem, Step
from .task import Task, prepare
from .verdict import Counterexample

MOST_SECONDS, MOST_STEPS = 60, 1_000_000            # of the processor, to look for an input that shows a failure
MOST_SHOWN = 8                        # words of a result
LONGEST = 300_000                     # instructions of a call that is watched
TRIES = 6                             # random inputs for each number of blocks


@dataclass
class Watched:
    """A run on constants: every value that was made, and the instruction that stored each byte."""

    task: Task
    made: dict[int, int]              # value -> address of the first instruction that made it
    stored: dict[tuple[Any, int], int]
    state: Any


def watch(task: Task) -> Watched:
    """Run a task whose inputs are constants to its return."""
    machine, width = task.machine, task.standard.width
    made: dict[int, int] = {}
    stored: dict[tuple[Any, int], int] = {}
    state = task.entry

    def trace(step: Step, result: Form) -> None:
        for low in range(0, result.width - width + 1, width):
            part = result.cut(low, width)
            if part.known():
                made.setdefault(int(part), step.address)
        if isinstance(step.out, Mem):
            key, offset = machine.address(state, step.out)
            for i in range(result.width // 8):
                stored[key, offset + i] = step.address

    machine.trace = trace
    while not machine.step(state):
        if machine.retired > LONGEST:
            raise Refusal("flow", f"does not return within {LONGEST} instructions")
    return Watched(task, made, stored, state)


def counterexample(program: Disassembly, claim: Claim) -> tuple[Counterexample, str, int | None] | None:
    """(inputs and both results, the first wrong word as text, address of an instruction) or None."""
    end, steps = time.process_time() + MOST_SECONDS, MOST_STEPS
    for count, seed in inputs(claim):
        if time.process_time() > end or steps < 0:
            break
        task = prepare(program, claim, seed=seed, count=count if claim.counts else None)
        try:
            watched = watch(task)
        except (Refusal, Fork):
            continue
        finally:
            steps -= task.machine.retired
        check_result(task, watched.state)
        if task.wrong:
            return compare(watched, count)
    return None


def inputs(claim: Claim) -> Iterator[tuple[int, int]]:
    """(blocks, seed): few blocks first."""
    if not claim.counts:
        yield from ((claim.blocks, seed) for seed in range(TRIES))
        return
    n = claim.m if claim.kind.apart else claim.n
    counts = [c for c in dict.fromkeys([1, 2, n, n + 1, 0, *range(3, n), 2 * n + 1]) if c >= claim.least]
    for seed in range(TRIES):
        for count in counts if seed < 2 else counts[:2]:
            yield count, seed


def compare(watched: Watched, count: int) -> tuple[Counterexample, str, int | None]:
    """The differences between the run and the standard."""
    task, claim = watched.task, watched.task.claim
    size, pointer = claim.step, watched.task.pointers[claim.written.holds]
    wrong = [left for left in claim.leaves(task.standard, count) if left.name in task.wrong]
    lanes = task.standard.lanes
    standard = lanes[wrong[0].offset // size % len(lanes)]                                 # of one message of several
    given = {f"message block {j}": b"".join(int(w).to_bytes(size, "little") for w in words).hex()
             for j, words in enumerate(standard.messages[:max(count, 1)])}
    if claim.kind.rounds:
        given |= {f"H_{i}": f"{int(w):0{2 * size}x}" for i, w in enumerate(standard.initial)}
    if claim.number("stride"):
        given |= {stored_word(claim, t): f"{int(w):0{2 * size}x}" for t, w in enumerate(standard.schedules[0])}
    got = {left.name: held(watched, pointer, left.offset) for left in wrong[:MOST_SHOWN]}
    right = {left.name: f"{int(left.word):0{2 * size}x}" for left in wrong[:MOST_SHOWN]}
    name, address = wrong[0].name, watched.stored.get((pointer, wrong[0].offset))
    found = Counterexample(count, given, got, right)
    if not claim.kind.rounds:
        return found, f"the first wrong word is {name}: {got[name]}, {standard.text.STANDARD} gives {right[name]}", address
    first, before = first_wrong(watched, standard, count)
    return (found, f"{first}; {name} becomes {got[name]}, {standard.text.STANDARD} gives {right[name]}",
            address if before is None else before)


def held(watched: Watched, pointer: Form, offset: int) -> str:
    """What the run left in memory, in hexadecimal, if it is known."""
    task = watched.task
    size = task.standard.bytes
    word = task.machine.memory.load(watched.state.cells, task.machine.memory.spaces[pointer], pointer, offset, size)
    return f"{int(word):0{2 * size}x}" if word.known() else "an undefined value"


def first_wrong(watched: Watched, standard: Standard, count: int) -> tuple[str, int | None]:
    """The first word of the standard that the run never made, with the instruction of the last right one."""
    task, made = watched.task, watched.made
    rounds = standard.text.ROUNDS
    for j in range(max(1, count) if task.claim.counts else 1):
        of_block = f" of block {j}" if task.claim.counts else ""
        trail = standard.states[j] if j < len(standard.states) else []
        found = [made.get(int(state[0]), made.get(int(rol(state[0], 30)))) for state in trail]      # SHA-1 may hold it as c
        right = max((t for t, at in enumerate(found) if at is not None), default=-1)
        if right == rounds - 1:
            continue
        t = right + 1
        if task.claim.counts:
            w, k = standard.schedules[j][t], standard.text.K[t]
            if int(w) not in made and int(w + k) not in made:
                before = made.get(int(standard.schedules[j][t - 1]), made.get(int(
                    standard.schedules[j][t - 1] + standard.text.K[t - 1]))) if t else None
                return f"the first wrong word is W_{t}{of_block}", before
        return f"the first wrong round is {t}{of_block}", found[right] if right >= 0 else None
    return "all rounds are right, the last additions are not", None

