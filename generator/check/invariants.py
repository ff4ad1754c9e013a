"""Loop invariants and their weakening. Input: a task, the invariant of a loop head and a symbolic
state that has arrived there. Output: the weakest change of the invariant that covers the state.
Method: abstract interpretation with the entry state as template; a place that disagrees becomes an
unknown value: a fixed one if it did not change, else an arbitrary one (a widening, so that a
fixpoint is reached after few iterations).

Places are integer registers, lanes of vector registers (one lane may keep its claim beside an
arbitrary one), masks, and bytes of memory.
"""

from collections import Counter
from dataclasses import dataclass, field

from .memory import Byte, Memory, MemoryRegion, Refusal
from .specification import Specification
from .state import State, as_signed
from .task import Task
from .terms import Term


@dataclass
class LoopInvariant:
    """Claim about every symbolic state that reaches a loop head: `state`, in which the words of
    `arbitrary` stand for any value.
    """

    state: State
    arbitrary: set[Term]


def generalise(task: Task, state: State) -> State:
    """Replace the constants of a fixed-length message's loop by variables: hash value, pointer to
    the next block, blocks left.

    The given state is one instance of the result. From there the proof is by induction over the
    rest of the message, as for the kind `blocks`. Raises Refusal if the state is no instance.
    """
    algebra, old, memory = task.algebra, task.specification, task.machine.memory
    fixed_message = old.fixed_message
    if fixed_message is None or fixed_message.length is None:
        raise Refusal("flow", "a loop that reads no message has no known invariant")
    size, data = old.block_bytes, task.message_pointers[0]
    done = 1 if old.constant else 0
    offset, remaining_blocks = done * size - old.bytes * len(old.constant), old.blocks - done
    new = Specification(algebra, task.specification.text, None, True, fixed_message, rest=True)
    new.outer = old.outer
    here, count = algebra.variable("the next block", 64,
                                   public=True), algebra.variable("blocks left", 64, public=True)
    standard_words = dict(zip(new.initial, old.state_after(done)))
    replacements: dict[Term, Term] = {**standard_words, here: data + offset,
                                      count: algebra.number(remaining_blocks, 64)}
    values = {word: name for name, word in standard_words.items()}
    claimed_words: dict[Term, Term] = {}

    def claim(word: Term) -> Term:
        """Return the generalised word, after checking that substitution returns the original."""
        if word not in claimed_words:
            claimed_words[word] = generalised_word(word)
            if not equal_in_register(algebra.substitute(claimed_words[word], dict(replacements)),
                                     word):
                raise Refusal("flow",
                              "the state before a loop is no instance of its loop invariant")
        return claimed_words[word]

    def generalised_word(word: Term) -> Term:
        if word.width == 64 and word is replacements[here]:
            return here
        if word is replacements[count]:
            return count
        if word in values:
            return values[word]
        if word.width <= old.width or word.width % old.width:
            return word
        parts = [word.cut(low, old.width) for low in range(0, word.width, old.width)]
        if not any(part in values for part in parts):
            return word
        return algebra.join([values.get(part, part) for part in parts])

    def machine_word(word: Term) -> Term:
        """Extend a 32-bit block count, which a register holds with zeros above, to 64 bits."""
        if word.width == 32 and word is algebra.number(remaining_blocks, 32):
            return algebra.number(remaining_blocks, 64)
        return word

    state = state.copy()
    state.ints = [claim(machine_word(word)) for word in state.ints]
    state.vecs = [(claim(word), zeros) for word, zeros in state.vecs]
    for key, memory_bytes in state.memory_bytes.items():
        if key not in memory.anchors:
            state.memory_bytes[key] = {
                offset: (claim(word), first) for offset, (word, first) in memory_bytes.items()}
    length = fixed_message.length % size
    memory.regions[here] = MemoryRegion(
        "message", lambda remaining_count: (0, size * remaining_count + length),
        content=new.message_byte, bytes_before=size, total_blocks=remaining_blocks)
    task.message_pointers = [here]
    task.machine.count, task.specification = count, new
    new.final(0)
    new.final(1)
    state.min_blocks = 1
    return state


def message_pointers_and_count(task: Task) -> tuple[list[Term], Term]:
    """Return the pointers to the next blocks, and the number of blocks left."""
    # without a count no branch depends on the number of blocks, and no loop is cut
    assert task.machine.count is not None
    return task.message_pointers, task.machine.count


def count_blocks_taken(task: Task, old: State, new: State) -> int:
    """Return how many blocks one iteration takes, as most pointers and counters that moved
    indicate; 0 if none moved.
    """
    messages, count = message_pointers_and_count(task)
    votes: Counter[int] = Counter()

    def vote(before: Term, after: Term) -> None:
        if before.width != 64 or after.width != 64 or not (before.public and after.public):
            return
        (terms, first), (others, second) = task.algebra.linear(before), task.algebra.linear(after)
        if terms == others and (count in terms or any(data in terms for data in messages)):
            forward = sum(terms.get(data, 0) for data in messages)
            bytes_forward = task.specification.block_bytes * forward
            per_block = as_signed(bytes_forward - terms.get(count, 0), 64)
            moved = as_signed(second - first, 64)
            if per_block and moved and moved % per_block == 0 and 0 < moved // per_block < 4096:
                votes[moved // per_block] += 1

    for before, after in zip(old.ints, new.ints):
        vote(before, after)
    for key, memory_bytes in old.memory_bytes.items():
        if key in task.machine.memory.frames:
            for offset, (word, first) in memory_bytes.items():
                other = new.memory_bytes.get(key, {}).get(offset)
                if first == 0 and other is not None and other[1] == 0:
                    vote(word, other[0])
    return votes.most_common(1)[0][0] if votes else 0


def weaken(task: Task, invariant: LoopInvariant, state: State, origin: int | None,
           blocks: int) -> bool:
    """Weaken the invariant until `state`, which is `blocks` blocks further on, is an instance of
    it. Return whether it changed.

    Raises Refusal for a loop without progress and for accesses beyond the blocks that are left.
    """
    if origin == state.pc:
        task.retired = state.instruction_counts, max(blocks, 1)
    if origin is not None and not blocks:
        task.edges_without_blocks.add((origin, state.pc))
        if has_cycle(task.edges_without_blocks):
            raise Refusal("flow", "a loop comes back to its head without having taken a block")
    if state.min_blocks < blocks:
        raise Refusal("memory", "takes more blocks than are left")
    if state.overlap_end - task.claim.written.bytes_per_block * blocks > invariant.state.overlap_end:
        raise Refusal("memory",
                      "writes digests of nodes that the loop iteration does not read, which may "
                      "lie over others")
    replacements: dict[Term, Term] = {}
    if blocks:
        messages, count = message_pointers_and_count(task)
        replacements |= {data: data + task.specification.block_bytes * blocks for data in messages}
        replacements |= {digest_space: digest_space + task.claim.written.bytes_per_block * blocks
                         for digest_space in task.digest_pointers}
        replacements[count] = count - blocks
        task.specification.advance_inputs(blocks, replacements)
    weakening = Weakening(task, invariant, state, replacements)
    weakening.path(blocks)
    weakening.registers()
    weakening.memory()
    return note_stack_secrets(task.machine.memory, invariant.state, state) or weakening.changed


@dataclass
class Weakening:
    """Comparison of an invariant with a state at its loop head. `replacements`: the values of the
    invariant's variables in that state.
    """

    task: Task
    invariant: LoopInvariant
    state: State
    replacements: dict[Term, Term]
    unchanged_words: dict[Term, Term] = field(default_factory=dict)
    changed: bool = False

    def advance(self, word: Term) -> Term:
        """Return the invariant's word after the blocks of the iteration."""
        return self.task.algebra.substitute(word, self.replacements)

    def unchanged_word(self, word: Term) -> Term:
        """Return the unknown value that replaces a word the loop does not change."""
        if word not in self.unchanged_words:
            name = f"a value from before the loop ({word!r})"
            memory = self.task.machine.memory
            if word.public:
                unchanged = self.task.algebra.variable(name, word.width, True)
            else:
                unchanged = memory.new_variable(name, word.width, memory.is_secret(word))
            self.unchanged_words[word] = unchanged
        return self.unchanged_words[word]

    def arbitrary(self, width: int, *instances: Term) -> Term:
        """Return a new arbitrary value; it is secret if one of `instances` is."""
        memory = self.task.machine.memory
        word = memory.new_variable("an arbitrary value", width,
                                   any(map(memory.is_secret, instances)))
        self.invariant.arbitrary.add(word)
        return word

    def is_arbitrary(self, before: Term, after: Term) -> bool:
        """Return whether the invariant's word is arbitrary already; then only its secrecy has to be
        updated.
        """
        if before not in self.invariant.arbitrary:
            return False
        memory = self.task.machine.memory
        self.changed |= memory.is_secret(after) and memory.taint(before)
        return True

    def path(self, blocks: int) -> None:
        """Merge the facts about the path: numbers of blocks, alignment, flags and stack accesses.
        """
        mine, state = self.invariant.state, self.state
        claimed = (mine.min_blocks, mine.upper_halves_dirty, mine.frame_is_aligned,
                   mine.flags_secret, mine.has_blocks, mine.lowest_access)
        mine.min_blocks = min(mine.min_blocks, state.min_blocks - blocks)
        mine.upper_halves_dirty |= state.upper_halves_dirty
        mine.frame_is_aligned |= state.frame_is_aligned
        mine.flags_secret |= state.flags_secret
        mine.has_blocks &= state.has_blocks or state.min_blocks > 0
        mine.lowest_access = max(mine.lowest_access, state.lowest_access)
        self.task.machine.returns_match_calls &= mine.shadow_stack == state.shadow_stack
        self.changed |= claimed != (mine.min_blocks, mine.upper_halves_dirty, mine.frame_is_aligned,
                                    mine.flags_secret, mine.has_blocks,
                                    mine.lowest_access)

    def registers(self) -> None:
        """Weaken the claims about all registers."""
        mine, state = self.invariant.state, self.state
        for number, (before, after) in enumerate(zip(mine.ints, state.ints)):
            claim = self.word(before, after)
            if number == 4 and claim is not before:
                raise Refusal("abi", "the stack pointer moves from one loop iteration to the next")
            mine.ints[number] = claim
        for number, (before, after) in enumerate(zip(mine.masks, state.masks)):
            mine.masks[number] = self.word(before, after)
        for number, (old, new) in enumerate(zip(mine.vecs, state.vecs)):
            mine.vecs[number] = self.lanes(old, new)

    def word(self, before: Term, after: Term) -> Term:
        """Return the claim about an integer register or a mask."""
        if self.is_arbitrary(before, after) or equal_in_register(self.advance(before), after):
            return before
        self.changed = True
        return self.unchanged_word(before) if before is after else self.arbitrary(64, before, after)

    def lanes(self, old: tuple[Term, bool], new: tuple[Term, bool]) -> tuple[Term, bool]:
        """Return the claim about a vector register, lane by lane.

        Registers of different known widths are compared in full: lanes that lose their claim become
        arbitrary words, which are secret if either of the two was.
        """
        (before, zeros), (after, zeros_after), width = old, new, self.task.specification.width
        size = max(before.width, after.width)
        if before.width != after.width or zeros != zeros_after:
            size = size if zeros and zeros_after else 512
            before = self.widen(before, zeros, size)
            after = self.widen(after, zeros_after, size)
        pieces = [(before.cut(low, width), after.cut(low, width)) for low in range(0, size, width)]
        words = [x if self.is_arbitrary(x, y) or self.advance(x) is y else
                 self.unchanged_word(x) if x is y else
                 self.arbitrary(width, x, y) for x, y in pieces]
        if size == old[0].width and all(word is x for word, (x, _) in zip(words, pieces)):
            return old
        self.changed = True
        return self.task.algebra.join(words), zeros and zeros_after or size == 512

    def widen(self, word: Term, zeros: bool, size: int) -> Term:
        """Return the low `size` bits of a vector register: `word`, then zeros, or unknown bits from
        the caller.
        """
        missing, memory = size - word.width, self.task.machine.memory
        if missing <= 0:
            return word
        return self.task.algebra.join([word, self.task.algebra.number(0, missing) if zeros else
                                       memory.new_variable("upper lanes at entry", missing, False)])

    def memory(self) -> None:
        """Weaken the claims about the bytes of frame and buffers. Messages are never written and
        need no claim.
        """
        memory = self.task.machine.memory
        for key, memory_bytes in self.invariant.state.memory_bytes.items():
            buffers = (*self.task.message_pointers, *self.task.digest_pointers)
            if key not in memory.anchors and all(key is not buffer for buffer in buffers):
                others = self.state.memory_bytes.get(key, {})
                for offset in list(memory_bytes):
                    claim = self.byte(memory_bytes[offset], others.get(offset),
                                      key in memory.frames)
                    if claim is None:
                        del memory_bytes[offset]
                    else:
                        memory_bytes[offset] = claim

    def byte(self, stored_byte: Byte, other: Byte | None, framed: bool) -> Byte | None:
        """Return the claim about a stored byte, which is part of a word; None if nothing is
        claimed, in the frame.
        """
        memory, (word, first) = self.task.machine.memory, stored_byte
        if word is memory.forgotten:
            return stored_byte
        if other is not None and other[0] is memory.forgotten and framed:
            self.changed = True
            return other
        if self.is_arbitrary(word, other[0] if other is not None else word):
            return stored_byte
        moved = self.advance(word)
        if other is not None and (moved is other[0] and first == other[1]
                                  or moved.cut(8 * first, 8) is other[0].cut(8 * other[1], 8)):
            return stored_byte
        self.changed = True
        if other == stored_byte:
            return self.unchanged_word(word), first
        if not framed:
            return self.arbitrary(8, word, *other[:1] if other is not None else ()), 0
        if memory.is_secret(word) or other is not None and memory.is_secret(other[0]):
            return memory.forgotten, 0
        return None


def note_stack_secrets(memory: Memory, mine: State, state: State) -> bool:
    """Record in the invariant which other bytes of the frame may hold secrets in `state`. Return
    whether there are new ones.
    """
    news = False
    for key in memory.frames:
        others = state.memory_bytes.get(key, {})
        memory_bytes = mine.memory_bytes.setdefault(key, {}) if others else {}
        for offset, (word, _) in others.items():
            if offset not in memory_bytes and memory.is_secret(word):
                memory_bytes[offset] = memory.forgotten, 0
                news = True
    return news


def has_cycle(edges: set[tuple[int, int]]) -> bool:
    """Return whether a directed graph has a cycle: remove edges into dead ends until none is left.
    """
    while pruned := {edge for edge in edges if not any(other[0] == edge[1] for other in edges)}:
        edges = edges - pruned
    return bool(edges)


def equal_in_register(x: Term, y: Term) -> bool:
    """Return whether two words are equal as register contents, where 32 bits equal 64 bits with
    zeros above.
    """
    if x is y:
        return True
    if x.width != y.width:
        narrow, wide = (x, y) if x.width < y.width else (y, x)
        return narrow.bits == wide.bits[:narrow.width] and not any(wide.bits[narrow.width:])
    return x.width > 64 and x.bits == y.bits
