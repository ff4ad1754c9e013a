"""First invariant of a loop over the blocks of a fixed-length message. Input: a task and the
symbolic state at the loop head. Output: that state with variables in place of constants. Method:
three constants (the hash value, the pointer to the next block, and the number of blocks left) are
replaced wherever they occur; substitution of the constants for the variables must return the state.
"""

from .frame import Refusal
from .invariants import equal_in_register
from .normal import Algebra
from .region import MemoryRegion
from .specification import Specification
from .state import State
from .task import Task
from .terms import Term


def generalise(task: Task, state: State) -> State:
    """Return the first invariant of the loop of a fixed-length message.

    It is the state at the loop's head, with variables in place of three constants: the hash value,
    the pointer to the next block, and the number of blocks left. `state` is one instance of it.
    From there the proof is by induction over the rest of the message, as for the kind `blocks`; so
    the task's specification, message pointer and count become those of the rest. Raises Refusal if
    the state is no instance, or the function has no message of known length.
    """
    algebra, specification, memory = task.algebra, task.specification, task.machine.memory
    fixed_message = specification.fixed_message
    if fixed_message is None or fixed_message.length is None:
        raise Refusal("flow", "a loop that reads no message has no known invariant")
    size, data = specification.block_bytes, task.message_pointers[0]
    # constant words lie in block 0 and not in memory: the loop begins behind that block
    blocks_done = 1 if specification.constant_words else 0
    constant_bytes = specification.word_bytes * len(specification.constant_words)
    remaining_blocks = specification.complete_blocks - blocks_done
    rest = Specification(algebra, specification.standard, True, fixed_message, rest=True)
    rest.outer = specification.outer
    next_block = algebra.variable("the next block", 64, public=True)
    count = algebra.variable("blocks left", 64, public=True)
    generalisation = Generalisation(algebra, specification.width, remaining_blocks, next_block,
                                    count, data + (blocks_done * size - constant_bytes),
                                    dict(zip(rest.initial, specification.state_after(blocks_done))))
    state = state.copy()
    state.ints = [generalisation.claim(generalisation.extend_count(word)) for word in state.ints]
    state.vecs = [(generalisation.claim(word), zeros) for word, zeros in state.vecs]
    for key, memory_bytes in state.memory_bytes.items():
        if key not in memory.anchors:
            state.memory_bytes[key] = {offset: (generalisation.claim(word), first)
                                       for offset, (word, first) in memory_bytes.items()}
    length = fixed_message.length % size
    memory.regions[next_block] = MemoryRegion(
        "message", lambda remaining_count: (0, size * remaining_count + length),
        content=rest.message_byte, bytes_before=size, total_blocks=remaining_blocks)
    task.message_pointers = [next_block]
    task.machine.count, task.specification = count, rest
    # The specification's words must be in the tables before the code computes equal ones.
    rest.final_state(0)
    rest.final_state(1)
    state.min_blocks = 1
    return state


class Generalisation:
    """Replacement of the constants of one loop iteration by variables, for `generalise`.

    `width`: bits of a word of the hash. `remaining_blocks`, `next_address`: the constants that the
    variables `count` and `next_block` replace. `hash_value`: variable -> the word that it replaces.
    """

    def __init__(self, algebra: Algebra, width: int, remaining_blocks: int, next_block: Term,
                 count: Term, next_address: Term, hash_value: dict[Term, Term]) -> None:
        """Make the mappings from variables to constants and from hash words to variables."""
        self.algebra, self.width, self.remaining_blocks = algebra, width, remaining_blocks
        self.next_block, self.count = next_block, count
        self.constants = {**hash_value, next_block: next_address,
                          count: algebra.number(remaining_blocks, 64)}
        self.variables = {word: variable for variable, word in hash_value.items()}
        self.claimed_words: dict[Term, Term] = {}

    def claim(self, word: Term) -> Term:
        """Return the word with constants replaced by variables. Raise Refusal unless substitution
        of the constants returns the original word.
        """
        if word not in self.claimed_words:
            claimed = self.claimed_words[word] = self.replace_constants(word)
            instance = self.algebra.substitute(claimed, dict(self.constants))
            if not equal_in_register(instance, word):
                raise Refusal("flow",
                              "the state before a loop is no instance of its loop invariant")
        return self.claimed_words[word]

    def replace_constants(self, word: Term) -> Term:
        """Return the word with variables in place of itself or of its parts of `width` bits, if
        these are constants of the iteration.
        """
        if word.width == 64 and word is self.constants[self.next_block]:
            return self.next_block
        if word is self.constants[self.count]:
            return self.count
        if word in self.variables:
            return self.variables[word]
        if word.width <= self.width or word.width % self.width:
            return word
        parts = [word.cut(low, self.width) for low in range(0, word.width, self.width)]
        if not any(part in self.variables for part in parts):
            return word
        return self.algebra.join([self.variables.get(part, part) for part in parts])

    def extend_count(self, word: Term) -> Term:
        """Return the content of an integer register; the number of blocks left, if 32 bits of the
        register hold it, is extended to 64 bits, because the upper 32 bits are zero.
        """
        if word.width == 32 and word is self.algebra.number(self.remaining_blocks, 32):
            return self.algebra.number(self.remaining_blocks, 64)
        return word
