"""Loop invariants and their weakening. Input: a task, the invariant of a loop head and a symbolic
state that has arrived there. Output: the invariant, weakened until it covers the state. Method:
abstract interpretation. The first state at the head is the first invariant. A place whose content
violates its claim gets an unknown value: one fixed before the loop if the iteration did not change
the place, else an arbitrary one. This is a widening, so a fixpoint is reached after few iterations.

Places are integer registers, lanes of vector registers (one lane may keep its claim beside an
arbitrary one), masks, and bytes of memory.
"""

from dataclasses import dataclass, field
from operator import attrgetter

from ..x86.convention import RSP
from .frame import Refusal
from .region import Byte
from .secrecy import Secrecy
from .state import State
from .task import IterationCounts, Task, is_outside_invariants
from .terms import Term

# function that returns a state's facts about the path so far
path_facts = attrgetter("min_blocks", "max_blocks", "upper_halves_dirty", "frame_is_aligned",
                        "flags_secret", "has_blocks", "lowest_access")


@dataclass
class LoopInvariant:
    """Claim that every symbolic state at a loop head is an instance of `state`, in which the words
    of `arbitrary` stand for any value.
    """

    state: State
    arbitrary: set[Term]


def weaken(task: Task, invariant: LoopInvariant, state: State, origin: int | None,
           blocks: int) -> bool:
    """Weaken the invariant of a loop head until `state` there is an instance of it; return whether
    the invariant changed.

    `origin`: head of the loop whose body led to `state`, or None if it was reached from the entry.
    `blocks`: number of blocks taken since `origin`, which may be wrong, because it is a guess. If
    the path is an iteration of the loop, record its instruction counts in the task.

    Raises Refusal for a loop without progress, for more blocks than are left, and for digests that
    may overwrite nodes which are still to be read. Also raises it if the iteration moves the stack
    pointer.
    """
    if origin == state.pc:
        task.counts = IterationCounts(state.instruction_counts, max(blocks, 1))
    if not blocks:
        record_edge(task, origin, state.pc)
    if not 0 <= blocks <= state.min_blocks:
        raise Refusal("memory", "takes more blocks than are left")
    if state.overlap_end - task.claim.output.bytes_per_block * blocks > invariant.state.overlap_end:
        raise Refusal("memory",
                      "writes digests of nodes that the loop iteration does not read; they may "
                      "overwrite other nodes")
    replacements: dict[Term, Term] = {}
    if blocks:
        count = task.machine.count
        assert count is not None
        replacements |= {data: task.algebra.combine(64, [(data, 1),
                                                         (task.message_distance, blocks)])
                         for data in task.message_pointers}
        replacements |= {digests: digests + task.claim.output.bytes_per_block * blocks
                         for digests in task.digest_pointers}
        replacements[count] = count - blocks
        task.specification.advance_inputs(blocks, replacements)
    weakening = Weakening(task, invariant, state, replacements)
    weakening.weaken_path_facts(blocks)
    weakening.weaken_registers()
    weakening.weaken_memory()
    weakening.mark_stack_secrets()
    return weakening.changed


@dataclass
class Weakening:
    """Comparison of an invariant with a state at its loop head, place by place.

    `replacements`: variable of the invariant -> its value in that state.
    `values_from_before_loop`: word of the invariant -> variable that replaces it because the
    iteration did not change the word. `changed`: whether the invariant was weakened.
    """

    task: Task
    invariant: LoopInvariant
    state: State
    replacements: dict[Term, Term]
    values_from_before_loop: dict[Term, Term] = field(default_factory=dict)
    changed: bool = False

    def advance(self, word: Term) -> Term:
        """Return a word of the invariant with the values that its variables have after the
        iteration.
        """
        return self.task.algebra.substitute(word, self.replacements)

    def value_from_before_loop(self, word: Term) -> Term:
        """Return the variable that replaces a word of the invariant which the iteration did not
        change. Each word has one such variable, which is as secret as the word.
        """
        if word not in self.values_from_before_loop:
            self.values_from_before_loop[word] = self.task.algebra.variable(
                f"a value from before the loop ({word!r})", word.width, word.secrecy)
        return self.values_from_before_loop[word]

    def new_arbitrary_value(self, width: int, *instances: Term) -> Term:
        """Return a new variable for a value that each iteration may change; it is secret if one of
        `instances` is, and never public.
        """
        secrecy = max(Secrecy.CALLER, *(instance.secrecy for instance in instances))
        word = self.task.algebra.variable("an arbitrary value", width, secrecy)
        self.invariant.arbitrary.add(word)
        return word

    def covers_as_arbitrary(self, before: Term, after: Term) -> bool:
        """Return whether the invariant's word `before` is arbitrary already, so that it covers
        `after`. A word that is not secret does not cover a secret one.
        """
        return before in self.invariant.arbitrary and before.secrecy >= after.secrecy

    def weaken_path_facts(self, blocks: int) -> None:
        """Weaken the facts about the path until they cover those of the state. Record in the
        machine if the shadow stack differs from the invariant's.

        The interval of blocks left covers that of the invariant and of the state; of their
        lowest accesses to the stack, the higher. Upper halves may be dirty, an aligned part of the
        frame in use, and flags secret, if they may be so in one of the two. That the call has
        blocks is claimed only if it holds in both. `blocks`: number of blocks that the path to the
        state takes, which `state.min_blocks` still includes.
        """
        claimed, state = self.invariant.state, self.state
        facts_before = path_facts(claimed)
        claimed.min_blocks = min(claimed.min_blocks, state.min_blocks - blocks)
        claimed.max_blocks = max(claimed.max_blocks, state.max_blocks - blocks)
        claimed.upper_halves_dirty |= state.upper_halves_dirty
        claimed.frame_is_aligned |= state.frame_is_aligned
        claimed.flags_secret |= state.flags_secret
        claimed.has_blocks &= state.has_blocks or state.min_blocks > 0
        claimed.lowest_access = max(claimed.lowest_access, state.lowest_access)
        self.task.machine.returns_match_calls &= claimed.shadow_stack == state.shadow_stack
        self.changed |= facts_before != path_facts(claimed)

    def weaken_registers(self) -> None:
        """Weaken the claims about all registers. Raise Refusal if the stack pointer violates its
        claim, which must not be weakened.
        """
        claimed, state = self.invariant.state, self.state
        for number, (before, after) in enumerate(zip(claimed.ints, state.ints)):
            claim = self.weaken_word(before, after, 64)
            if number == RSP and claim is not before:
                raise Refusal("abi", "the stack pointer moves from one loop iteration to the next")
            claimed.ints[number] = claim
        for number, (before, after) in enumerate(zip(claimed.masks, state.masks)):
            claimed.masks[number] = self.weaken_word(before, after, 64)
        for number, (before, after) in enumerate(zip(claimed.vecs, state.vecs)):
            claimed.vecs[number] = self.weaken_vector(before, after)

    def weaken_word(self, before: Term, after: Term, width: int) -> Term:
        """Return the weakened claim about an integer register, a mask or a lane of a vector
        register, which has `width` bits. `before`: the claim. `after`: the content.
        """
        if (self.covers_as_arbitrary(before, after)
                or equal_in_register(self.advance(before), after)):
            return before
        self.changed = True
        return (self.value_from_before_loop(before) if before is after
                else self.new_arbitrary_value(width, before, after))

    def weaken_vector(self, before: Term, after: Term) -> Term:
        """Return the weakened claim about a vector register, compared lane by lane: so secrets in
        lanes without a claim stay secret. `before`: the claim. `after`: the content.
        """
        width, size = self.task.specification.width, max(before.width, after.width)
        lanes = [(before.cut(low, width), after.cut(low, width)) for low in range(0, size, width)]
        claims = [self.weaken_word(x, y, width) for x, y in lanes]
        is_unchanged = all(claim is x for claim, (x, _) in zip(claims, lanes))
        return before if is_unchanged else self.task.algebra.join(claims)

    def weaken_memory(self) -> None:
        """Weaken the claims about all bytes of the frame and of the buffers, except messages and
        digests: invariants claim nothing about these (`is_outside_invariants`).
        """
        memory = self.task.machine.memory
        for key, memory_bytes in self.invariant.state.memory_bytes.items():
            if key not in memory.anchors and not is_outside_invariants(self.task, key):
                others = self.state.memory_bytes.get(key, {})
                for offset in list(memory_bytes):
                    claim = self.weaken_byte(memory_bytes[offset], others.get(offset),
                                             key in memory.frame_bases)
                    if claim is None:
                        del memory_bytes[offset]
                    else:
                        memory_bytes[offset] = claim

    def weaken_byte(self, stored_byte: Byte, other: Byte | None, in_frame: bool) -> Byte | None:
        """Return the claim about a byte of memory, weakened until it covers the byte of the state;
        None if nothing can be claimed.

        `stored_byte`: the claim so far. `other`: the byte in the state, or None. `in_frame`: the
        byte lies in the frame. A byte of the frame that may hold a secret becomes `discarded_byte`,
        which has no known value and counts as secret.
        """
        memory, (word, first) = self.task.machine.memory, stored_byte
        other_word, other_first = other or (None, 0)
        if word is memory.discarded_byte:
            return stored_byte
        if other_word is memory.discarded_byte and in_frame:
            self.changed = True
            return other
        if self.covers_as_arbitrary(word, other_word or word):
            return stored_byte
        moved = self.advance(word)
        if other_word is not None and (
                moved is other_word and first == other_first
                or moved.cut(8 * first, 8) is other_word.cut(8 * other_first, 8)):
            return stored_byte
        self.changed = True
        if other == stored_byte:
            return self.value_from_before_loop(word), first
        if not in_frame:
            return self.new_arbitrary_value(8, word, other_word or word), 0
        if word.secret or other_word is not None and other_word.secret:
            return memory.discarded_byte, 0
        return None

    def mark_stack_secrets(self) -> None:
        """Mark in the invariant each byte of the frame that has no claim and may hold a secret in
        the state.
        """
        memory = self.task.machine.memory
        for key in memory.frame_bases:
            claims = self.invariant.state.memory_bytes.setdefault(key, {})
            for offset, (word, _) in self.state.memory_bytes.get(key, {}).items():
                if offset not in claims and word.secret:
                    claims[offset] = memory.discarded_byte, 0
                    self.changed = True


def record_edge(task: Task, origin: int | None, head: int) -> None:
    """Record a path from the loop head `origin` to another head that takes no block; raise Refusal
    if such paths form a cycle. From the entry (None) there is nothing to record.
    """
    if origin is not None:
        task.edges_without_blocks.add((origin, head))
        if has_cycle(task.edges_without_blocks):
            raise Refusal("flow", "a loop comes back to its head without having taken a block")


def has_cycle(edges: set[tuple[int, int]]) -> bool:
    """Return whether a directed graph has a cycle. `edges`: (start, end) of each edge."""
    # remove the edges that end where no edge starts; a cycle remains, if there is one
    while pruned := {edge for edge in edges if not any(other[0] == edge[1] for other in edges)}:
        edges = edges - pruned
    return bool(edges)


def equal_in_register(x: Term, y: Term) -> bool:
    """Return whether two words are equal as contents of a register, in which zeros stand above the
    narrower one.

    Equal words of up to 64 bits are one object; wider ones may be stored as different pieces, so
    they are compared in pieces of 32 bits.
    """
    if x is y or x.width == y.width <= 64:
        return x is y
    return all(x.cut(low, 32) is y.cut(low, 32) for low in range(0, max(x.width, y.width), 32))
