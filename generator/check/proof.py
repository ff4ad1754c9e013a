"""Proof of one function. Input: a `Task`. Output: its failures, residue and loops. Method: symbolic
execution of all paths; loops over an unknown number of blocks by induction with loop invariants
(abstract interpretation up to a fixpoint).

Straight-line code and loops with a known trip count are executed. Let execution reach the head of a
loop over an unknown number of blocks for the first time, in the state s(H, data, count). H is the
hash value so far, data the pointer to the next block, and count the number of blocks left. The
function s is the first invariant. The loop body is executed from the invariant. If it returns to
the head after k blocks, the state there must be s(H', data + k blocks, count - k), where H' is the
hash value after these blocks. Each place that violates this is weakened (invariants.py) and the
body is executed again, until nothing changes. At every return, memory must hold the result after
exactly the blocks that were left.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from ..spec.words import byteswap
from ..x86.convention import CONVENTIONS, INTEGER_NAMES, RSP
from .conditions import Decision, Fork
from .frame import Refusal
from .generalisation import blocks_of_rest, generalise
from .guesses import NeedCut, count_blocks_taken, request_cut
from .invariants import LoopInvariant, equal_in_register, record_edge, weaken
from .region import merge_ranges
from .state import MANY, State
from .task import IterationCounts, Task, check_limits, is_outside_invariants
from .verdict import Failure

MAX_PENDING_BYTES = 5_000_000  # stored bytes in all states that wait to be executed
MAX_HEAD_VISITS = 12  # of a loop head, before a loop of known length is proved by induction
MAX_FORKS = 4096  # of one branch on one path
MAX_RUNS = 60  # of loop bodies, to find all invariants
CHECK_INTERVAL = 0x100  # instructions between two checks of the limits


class InvariantWeakened(Exception):
    """Raised when the invariant of the executed loop was weakened: its body must run again."""


def prove(task: Task) -> None:
    """Prove the task: execute all paths symbolically, and prove loops over an unknown number of
    blocks by induction, with an invariant at a cut point, the loop head.

    When a loop needs a cut point (NeedCut), the proof starts again with this additional cut point.
    The results are stored in the task. Raises Refusal if the proof cannot go on.
    """
    cuts: set[int] = set()
    task.algebra.check_limits = lambda: check_limits(task)
    initial = task.specification, task.machine.count, task.message_pointers
    while True:
        task.failures, task.wrong_words = [], []
        task.residue, task.edges_without_blocks = None, set()
        task.specification, task.machine.count, task.message_pointers = initial
        try:
            prove_by_induction(task, cuts)
            break
        except NeedCut as need:
            cuts.add(need.head)
    if task.residue is None and not task.failures:
        raise Refusal("flow", "no path returns")
    task.machine.memory.check_frame_overlaps()


# symbolic execution

def run_paths(task: Task, start: State, cuts: set[int], arrive: Callable[[State], None]) -> None:
    """Execute every path from the state `start`, up to its return or to a loop head of `cuts` that
    it reaches with an unbounded number of blocks left. At such a head, call `arrive` with the
    state; at a return, call `check_return`.

    Raises NeedCut for a loop that needs another cut point, and Refusal for a forbidden operation or
    an exceeded limit.
    """
    machine, at_start = task.machine, True
    pending = [start]
    visits: Counter[int] = Counter()
    while pending:
        state = pending.pop()
        while True:
            if state.pc in cuts and state.max_blocks > MANY and not at_start:
                arrive(state)
                break
            at_start = False
            pc = state.pc
            try:
                done = machine.execute_next(state)
            except Fork as fork:
                machine.executed_count += 1
                first_part, last_part = fork.decisions[0], fork.decisions[-1]
                if last_part.high > MANY and first_part[:2] != last_part[:2]:
                    request_cut(task, state, cuts)
                if len(pending) * sum(map(len, state.memory_bytes.values())) > MAX_PENDING_BYTES:
                    raise Refusal("flow", "has more paths than can be followed: given up") from None
                decisions = fork.decisions[::-1] if task.effort.hasty else fork.decisions
                pending += [copy_for_branch(state, decision) for decision in decisions]
                break
            except Refusal as refusal:
                refusal.address = pc
                raise
            if machine.executed_count > task.effort.limit:
                raise Refusal("flow", f"more than {task.effort.limit} instructions: given up")
            if not machine.executed_count % CHECK_INTERVAL:
                check_limits(task)
            if done:
                check_return(task, state)
                break
            if state.pc < pc and blocks_of_rest(task) > 0 and not task.specification.rest:
                visits[state.pc] += 1
                if visits[state.pc] > MAX_HEAD_VISITS:
                    request_cut(task, state, cuts)


def copy_for_branch(state: State, decision: Decision) -> State:
    """Return a copy of the state in which the next condition has the truth value of `decision`, and
    the number of blocks left lies in the interval of `decision`. Raise Refusal if the path forks
    more than MAX_FORKS times at one branch.
    """
    branch, pc = state.copy(), state.pc
    branch.min_blocks, branch.max_blocks, branch.forced_branch = decision
    branch.fork_counts[pc] = branch.fork_counts.get(pc, 0) + 1
    if branch.fork_counts[pc] > MAX_FORKS:
        raise Refusal("flow", "a loop does not end")
    return branch


def prove_by_induction(task: Task, cuts: set[int]) -> None:
    """Execute all paths with loop invariants at the loop heads `cuts` until no invariant changes.

    Raises NeedCut for a loop that needs another cut point, and Refusal if the proof cannot go on.
    """
    invariants: dict[int, LoopInvariant] = {}
    queue: list[int] = []

    def arrive(state: State) -> None:
        """Store the first state at a loop head as its invariant (for one fixed-length message,
        what `generalise` makes of it). Weaken the invariant until it covers each later state. If
        the function stores digests in a loop, also check these.

        Raises InvariantWeakened if the weakened invariant is that of the executed loop.
        """
        invariant = invariants.get(state.pc)
        if invariant is None:
            record_edge(task, origin, state.pc)  # the first state is stated at the origin's blocks
            is_single = task.claim.fixed_message and not task.claim.is_message_array
            state = generalise(task, state) if is_single and origin is None else state.copy()
            state.flags = None
            state.fork_counts = {}
            state.has_blocks |= state.min_blocks > 0
            for key in [key for key in state.memory_bytes if is_outside_invariants(task, key)]:
                del state.memory_bytes[key]
            invariants[state.pc] = LoopInvariant(state, set())
            queue.append(state.pc)
            return
        blocks = count_blocks_taken(task, invariant.state, state)
        if task.digest_pointers:
            check_words(task, state, blocks, f" of the {blocks} that a loop iteration takes")
        if weaken(task, invariant, state, origin, blocks):
            if state.pc not in queue:
                queue.append(state.pc)
            if state.pc == origin:
                raise InvariantWeakened  # the next run covers the rest of this one

    origin: int | None = None
    run_paths(task, task.entry.copy(), cuts, arrive)
    runs = 0
    while queue:
        origin = queue.pop(0)
        runs += 1
        if runs > MAX_RUNS:
            raise Refusal("flow", "no invariant of the loop was found")
        start = invariants[origin].state.copy()
        start.instruction_counts = {}
        try:
            run_paths(task, start, cuts, arrive)
        except InvariantWeakened:
            pass


# checks at a return

def check_return(task: Task, state: State) -> None:
    """Check result and calling convention of the state at a return, and record its residue. Record
    its instruction counts, unless those of a loop iteration or of an earlier return are recorded.
    Failures are stored in the task.
    """
    check_result(task, state)
    check_convention(task, state)
    if not task.counts.by_address:
        blocks = 1 if task.claim.kind.has_rounds else task.claim.n
        task.counts = IterationCounts(state.instruction_counts, blocks)
    record_residue(task, state)


def record_failure(task: Task, check: str, message: str) -> None:
    """Store a failed check (one that `Failure` lists) and its reason in the task, unless they are
    stored already. If the effort is hasty, raise Refusal instead.
    """
    if task.effort.hasty:
        raise Refusal(check, message)
    if (failure := Failure(check, message)) not in task.failures:
        task.failures.append(failure)


def check_result(task: Task, state: State) -> None:
    """Compare the memory at a return with the postcondition of the function kind; record a failure
    if it differs, or if the number of blocks left is not certain.
    """
    claim, counted = task.claim, task.machine.count is not None
    if counted and state.min_blocks != state.max_blocks:
        most = "any number of" if state.max_blocks > MANY else state.max_blocks
        record_failure(task, "function",
                       f"returns where {state.min_blocks} to {most} blocks may be left")
        return
    blocks = state.min_blocks if counted else claim.blocks
    where = (f" where {blocks} {'block is' if blocks == 1 else 'blocks are'} left at the last loop "
             "head")
    check_words(task, state, blocks, where if claim.counts_blocks else "")


def check_words(task: Task, state: State, blocks: int, where: str) -> None:
    """Record a failure for each word of the output buffer that differs from the postcondition after
    `blocks` blocks; for a function kind without rounds, for the first such word only.

    `where`: end of the failure's message, such as " where 2 blocks are left at the last loop head".
    """
    claim, memory = task.claim, task.machine.memory
    pointer = task.pointers[claim.output.content]
    for name, offset, word, size, big in claim.expected_words(task.specification, blocks):
        stored_word = memory.load(state.memory_bytes, pointer, offset, size)
        if stored_word is not (byteswap(word) if big else word).cut(0, 8 * size):
            task.wrong_words.append(name)
            record_failure(task,
                           "function", f"leaves a wrong {name}{where}" if claim.kind.has_rounds else
                           f"stores the wrong {task.wrong_words[0]}")


def check_convention(task: Task, state: State) -> None:
    """Record a failure for each callee-saved register that has changed, for a wrong stack pointer,
    and for upper halves of vector registers that are not known to be zero.
    """
    machine, entry, convention = task.machine, task.entry, CONVENTIONS[task.claim.abi]
    for number in convention.saved_int:
        if not equal_in_register(state.ints[number], entry.ints[number]):
            record_failure(task, "abi", f"{INTEGER_NAMES[number]} must be as at entry, and is not")
    for number in convention.saved_vec:
        if state.vecs[number].cut(0, 128) is not entry.vecs[number].cut(0, 128):
            record_failure(task, "abi", f"xmm{number} must be as at entry, and is not")
    if state.ints[RSP] is not machine.memory.stack + 8:
        record_failure(task, "abi", "the stack pointer at the return is not that of the entry")
    if state.upper_halves_dirty:
        record_failure(task, "vector state",
                       "returns with upper halves that may not be zero: vzeroupper is missing")


def record_residue(task: Task, state: State) -> None:
    """Record the registers and stack bytes that may hold secrets: data that depend on message,
    state or schedule.

    Public data and the caller's values are no residue. `task.residue` has the names of these
    registers and, for each base pointer of the frame, the offsets of these bytes from it. It covers
    all returns so far.
    """
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
    secrets at a return.

    The keys are "registers" (names), "stack_bytes" (number) and "stack". "stack" has an entry for
    each base pointer of the frame with such bytes: its offset and alignment, and the bytes as
    ranges (first, one past the last) that count from it. If no path returned, "stack" is an empty
    list and the other two keys are missing.
    """
    bases, (registers, stack_offsets) = task.machine.memory.frame_bases, task.residue or (set(), {})
    record = {"registers": sorted(registers),
              "stack_bytes": sum(map(len, stack_offsets.values()))} if task.residue else {}
    return record | {"stack": [{"offset": bases[key].offset, "align": bases[key].align,
                                "bytes": merge_ranges({(o, 1) for o in offsets})}
                               for key, offsets in stack_offsets.items() if offsets]}
