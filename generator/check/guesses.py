"""Guesses of the proof: where to cut loops, how many blocks an iteration takes, which words a first
invariant claims. Input: symbolic states. Output: the address of a loop head, a number of blocks, or
a word. Method: heuristics. The proof checks each result (docs/SOUNDNESS.md): an error here may
cause a right function to be refused, but makes no false claim pass.
"""

from collections import Counter

from ..spec.words import to_signed
from .frame import Refusal
from .normal import Algebra
from .state import State
from .task import Task
from .terms import Term

MAX_ITERATION_BLOCKS = 4096  # one loop iteration takes fewer
MAX_BRANCH_VISITS = 40  # of one undecided branch on one path, before another cut is requested


class NeedCut(Exception):
    """Raised for a loop that has to be proved by induction; `head` is the address of its head."""

    def __init__(self, head: int) -> None:
        super().__init__()
        self.head = head


def request_cut(task: Task, state: State, cuts: set[int]) -> None:
    """Raise NeedCut if a loop around the instruction at `state.pc` needs a cut point; else return.

    If none of the loops around it has a cut point, the widest of them needs one. If the path has
    forked at the instruction MAX_BRANCH_VISITS times, the widest of them without a cut point needs
    one; raise Refusal if there is no such loop.
    """
    around = [head for head, last in task.program.loop_ranges if head <= state.pc <= last]
    if around and cuts.isdisjoint(around):
        raise NeedCut(around[0])
    if state.fork_counts.get(state.pc, 0) >= MAX_BRANCH_VISITS:
        for head in around:
            if head not in cuts:
                raise NeedCut(head)
        raise Refusal("flow", "a loop over the blocks has a branch that is never decided")


def count_blocks_taken(task: Task, old: State, new: State) -> int:
    """Return the number of blocks that a loop iteration takes, or 0 if nothing indicates it.

    `old`, `new`: the states at the head before and after the iteration. Every pointer and counter
    that the iteration changed votes for a number. The result is a guess, which `invariants.weaken`
    checks.
    """
    messages, count = task.message_pointers, task.machine.count
    # without a count no branch depends on the number of blocks, and no loop is cut
    assert count is not None
    pairs = list(zip(old.ints, new.ints))
    for key in task.machine.memory.frame_bases:
        stored = new.memory_bytes.get(key, {})
        pairs += [(word, stored[offset][0])
                  for offset, (word, first) in old.memory_bytes.get(key, {}).items()
                  if first == 0 and offset in stored and stored[offset][1] == 0]
    votes: Counter[int] = Counter()
    for before, after in pairs:
        if before.width != 64 or after.width != 64 or not (before.public and after.public):
            continue
        terms_before, constant_before = task.algebra.linear(before)
        terms_after, constant_after = task.algebra.linear(after)
        if terms_before == terms_after and (
                count in terms_before or any(data in terms_before for data in messages)):
            # a block moves pointers by its size, and the number of blocks left by -1
            pointer_coefficient = sum(terms_before.get(data, 0) for data in messages)
            per_block = to_signed(task.specification.block_bytes * pointer_coefficient
                                  - terms_before.get(count, 0), 64)
            moved = to_signed(constant_after - constant_before, 64)
            if (per_block and moved % per_block == 0
                    and 0 < moved // per_block < MAX_ITERATION_BLOCKS):
                votes[moved // per_block] += 1
    return votes.most_common(1)[0][0] if votes else 0


def guess_claim(algebra: Algebra, word: Term, variable_of_constant: dict[Term, Term], width: int,
                register_width: int) -> Term:
    """Return `word` with variables in place of constants. If the entire word is a constant of
    `variable_of_constant`, return its variable; else replace each part of `width` bits that is one.

    `variable_of_constant`: constant -> variable. A number (a word that depends on no variable)
    shorter than `register_width` bits is looked up with zeros above it, in that width.
    """
    if word in variable_of_constant:
        return variable_of_constant[word]
    if word.width < register_width and word.is_constant():
        return variable_of_constant.get(algebra.number(int(word), register_width), word)
    if word.width <= width or word.width % width:
        return word
    parts = [word.cut(low, width) for low in range(0, word.width, width)]
    if not any(part in variable_of_constant for part in parts):
        return word
    return algebra.join([variable_of_constant.get(part, part) for part in parts])
