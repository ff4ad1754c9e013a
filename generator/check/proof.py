"""Proof of one function. Input: a `Task` and a certificate. Output: the task's failures and
residue. Method: symbolic execution of every path from the entry and from each cut point, once, to a
return or to a cut point whose invariant covers the state there; what is not covered is refused.
docs/SOUNDNESS.md has the argument."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..spec.contract import ExpectedWord
from ..spec.words import byteswap
from ..x86.convention import CONVENTIONS, INTEGER_NAMES, RSP
from .certificate import (
    EMPTY,
    Arrival,
    Certificate,
    Decoder,
    context_variables,
    equal_in_register,
    uncovered_field,
)
from .frame import Refusal
from .machine import MANY, Fork, State
from .region import merge_ranges
from .task import (
    Context,
    Task,
    check_limits,
    prepare_rest,
    values_after,
    values_of_rest,
)
from .verdict import Failure

MAX_PENDING_BYTES = 5_000_000  # stored bytes in all states that wait to be executed
MAX_FORKS = 16  # of one branch on one path, while any number of blocks may be left
CHECK_INTERVAL = 0x100  # instructions between two checks of the limits


def check(task: Task, certificate: Certificate) -> None:
    """Check the certificate of a task; store the results in the task. Raises Refusal if the proof
    cannot go on."""
    task.algebra.check_limits = lambda: check_limits(task)
    Checker(task, certificate).run_all()
    if task.residue is None and not task.failures:
        raise Refusal("flow", "no path returns")
    task.machine.memory.check_frame_overlaps()


class Checker:
    """Execution of every path of a task, from the entry and from each cut point."""

    def __init__(self, task: Task, certificate: Certificate) -> None:
        """Make the contexts, from the claim alone, and decode the certificate."""
        self.task, self.full = task, task.context
        self.rest = prepare_rest(task) if certificate != EMPTY else None
        context = self.rest or self.full
        decoder = Decoder(task, context, context_variables(task, self.rest))
        self.cuts, edges = decoder.decode(certificate)
        if self.cuts and context.count is None:
            raise Refusal("flow", "without a number of blocks there is nothing to cut")
        # (number of the cut where a path begins, -1 for the entry; that of its end) -> blocks taken
        self.edges: dict[tuple[int, int], list[int]] = {}
        for start, end, blocks in edges:
            self.edges.setdefault((start, end), []).append(blocks)

    def run_all(self) -> None:
        self.run(self.task.entry.copy(), -1, self.full)
        for number, cut in enumerate(self.cuts):
            self.run(cut.state.copy(), number, self.rest or self.full)

    def run(self, start: State, origin: int, context: Context) -> None:
        """Execute every path from `start`, the state of the cut `origin` (-1: the entry), up to its
        return or to a cut point that covers it. Raises Refusal for a forbidden operation or an
        exceeded limit."""
        task, machine = self.task, self.task.machine
        task.enter(context)
        heads = {cut.state.pc for cut in self.cuts}
        # state, truth value of its fork, and number of undecided forks so far at each address
        pending: list[tuple[State, bool | None, Counter[int]]] = [(start, None, Counter())]
        at_start = True
        while pending:
            state, truth, forks = pending.pop()
            while at_start or state.pc not in heads or not self.arrive(state, origin):
                at_start, pc = False, state.pc
                try:
                    done = machine.execute_next(state, truth)
                except Fork as fork:
                    machine.executed_count += 1
                    stored = sum(map(len, state.memory_bytes.values()))
                    forks = forks + Counter({pc: fork.decisions[-1].high > MANY})
                    if forks[pc] > MAX_FORKS:
                        raise Refusal("flow", "a loop over the blocks has no cut point") from None
                    if len(pending) * stored > MAX_PENDING_BYTES:
                        raise Refusal("flow", "has more paths than can be followed: given "
                                      "up") from None
                    for low, high, fork_truth in fork.decisions:
                        branch = state.copy()
                        branch.min_blocks, branch.max_blocks = low, high
                        pending.append((branch, fork_truth, forks))
                    break
                except Refusal as refusal:
                    refusal.address = pc
                    raise
                truth = None
                if machine.executed_count > task.effort.limit:
                    raise Refusal("flow", f"more than {task.effort.limit} instructions: given up")
                if not machine.executed_count % CHECK_INTERVAL:
                    check_limits(task)
                if done:
                    check_return(task, state)
                    break

    def arrive(self, state: State, origin: int) -> bool:
        """Return whether a cut point covers the state, so that its path ends here. A state whose
        number of blocks lies outside of the cut point's interval, or is bounded, may go on; any
        other is refused."""
        task, reason = self.task, ""
        begins_rest = self.rest is not None and origin < 0
        for number, cut in enumerate(self.cuts):
            for blocks in self.edges.get((origin, number), ()) if cut.state.pc == state.pc else ():
                low, high = state.min_blocks, state.max_blocks
                if self.rest is not None and begins_rest:
                    low = high = task.claim.blocks - self.rest.blocks_before
                # as it is seen from the cut point
                moved = replace(
                    state, min_blocks=low - blocks, max_blocks=high - blocks,
                    has_blocks=state.has_blocks or low > 0,
                    overlap_end=state.overlap_end - task.claim.output.bytes_per_block * blocks)
                if not (cut.state.min_blocks <= moved.min_blocks
                        and moved.max_blocks <= cut.state.max_blocks):
                    continue
                if blocks and begins_rest:
                    reason = "the rest of a message begins before it takes a block"
                    continue
                values = (values_of_rest(task, self.rest) if self.rest is not None and begins_rest
                          else values_after(task, blocks))
                if not blocks and 0 <= origin and cut.rank >= self.cuts[origin].rank:
                    reason = "a loop comes back to its head without having taken a block"
                elif field := uncovered_field(Arrival(task, values, blocks), cut, moved):
                    reason = ("the state at the head of a loop is not covered by its invariant: "
                              f"{field}")
                else:
                    if blocks and task.digest_pointers:
                        check_words(task, state, blocks,
                                    f" of the {blocks} that a loop iteration takes")
                    return True
        if reason and (state.max_blocks > MANY or self.rest is not None):
            raise Refusal("flow", reason)
        return False


# checks at a return

def check_return(task: Task, state: State) -> None:
    """Check result and calling convention of the state at a return, and record its residue."""
    check_result(task, state)
    check_convention(task, state)
    record_residue(task, state)


def record_failure(task: Task, check: str, message: str) -> None:
    """Store a failed check (one that `Failure` lists) and its reason in the task, unless they are
    stored already."""
    if task.effort.hasty:
        raise Refusal(check, message)
    if (failure := Failure(check, message)) not in task.failures:
        task.failures.append(failure)


def check_result(task: Task, state: State) -> None:
    """Compare the memory at a return with the postcondition of the function kind; record a failure
    if it differs, or if the number of blocks left is not certain."""
    claim, counted = task.claim, task.context.count is not None
    if counted and state.min_blocks != state.max_blocks:
        most = "any number of" if state.max_blocks > MANY else state.max_blocks
        record_failure(task, "function",
                       f"returns where {state.min_blocks} to {most} blocks may be left")
        return
    blocks = state.min_blocks if counted else claim.blocks
    check_words(task, state, blocks, f" where {blocks} blocks are left" if counted else "")


def check_words(task: Task, state: State, blocks: int, where: str) -> None:
    """Record a failure if a word of the output buffer differs from the postcondition after `blocks`
    blocks. `where`: end of its message."""
    for expected in wrong_words(task, state, blocks):
        record_failure(task, "function", f"stores the wrong {expected.name}{where}")
        return


def wrong_words(task: Task, state: State, blocks: int) -> Iterator[ExpectedWord]:
    """Yield the words of the postcondition after `blocks` blocks that the output buffer lacks."""
    claim, memory = task.claim, task.machine.memory
    pointer = task.pointers[claim.output.content]
    for expected in claim.expected_words(task.specification, blocks):
        _, offset, word, size, big = expected
        stored_word = memory.load(state.memory_bytes, pointer, offset, size)
        if stored_word is not (byteswap(word) if big else word).cut(0, 8 * size):
            yield expected


def check_convention(task: Task, state: State) -> None:
    """Record a failure for each callee-saved register that has changed, for a wrong stack pointer,
    and for upper halves of vector registers that are not known to be zero."""
    machine, entry, convention = task.machine, task.entry, CONVENTIONS[task.claim.abi]
    for number in convention.saved_int:
        if not equal_in_register(state.ints[number], entry.ints[number]):
            record_failure(task, "abi", f"{INTEGER_NAMES[number]} must be as at entry, and is not")
    for number in convention.saved_vec:
        if state.vecs[number].cut(0, 128) is not entry.vecs[number].cut(0, 128):
            record_failure(task, "abi", f"xmm{number} must be as at entry, and is not")
    if state.ints[RSP] is not machine.memory.stack + 8:
        record_failure(task, "abi", "the stack pointer at the return is not that of the entry")
    if task.claim.upper_dirty and machine.sse_with_dirty_halves:
        record_failure(task, "vector state", "executes legacy vector instructions while upper "
                       "halves may not be zero: vzeroupper is missing at entry")
    if state.upper_halves_dirty:
        record_failure(task, "vector state",
                       "returns with upper halves that may not be zero: vzeroupper is missing")


def record_residue(task: Task, state: State) -> None:
    """Record the registers and stack bytes that may hold secrets: data that depend on message,
    state or schedule."""
    registers, stack_offsets = task.residue or (set(), {})
    registers |= {INTEGER_NAMES[i] for i, word in enumerate(state.ints) if word.secret}
    registers |= {f"xmm{i}" for i, word in enumerate(state.vecs) if word.secret}
    registers |= {f"k{i}" for i, word in enumerate(state.masks) if word.secret}
    registers |= {"rflags"} if state.flags_secret else set()
    for key in task.machine.memory.frame_bases:
        stored = state.memory_bytes.get(key, {})
        stack_offsets.setdefault(key, set()).update(
            offset for offset, (word, _) in stored.items() if word.secret)
    task.residue = registers, stack_offsets


def residue_as_json(task: Task) -> dict[str, Any]:
    """Return the residue of a task as JSON data: the registers and the stack bytes that may hold
    secrets at a return."""
    bases, (registers, stack_offsets) = task.machine.memory.frame_bases, task.residue or (set(), {})
    record = {"registers": sorted(registers),
              "stack_bytes": sum(map(len, stack_offsets.values()))} if task.residue else {}
    return record | {"stack": [{"offset": bases[key].offset, "align": bases[key].align,
                                "bytes": merge_ranges({(o, 1) for o in offsets})}
                               for key, offsets in stack_offsets.items() if offsets]}
