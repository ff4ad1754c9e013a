"""First invariant of a loop over the blocks of a fixed-length message. Input: a task and the
symbolic state at the loop head. Output: the state with variables in place of constants. Method:
three constants (the hash value, the pointer to the next block, and the number of blocks left) are
replaced wherever they occur; if the constants are substituted for the variables, the result must be
the state.
"""

from functools import cache

from .frame import Refusal
from .guesses import guess_claim
from .invariants import equal_in_register
from .region import MemoryRegion
from .secrecy import Secrecy
from .specification import Specification
from .state import State
from .task import Task
from .terms import Term


def blocks_of_rest(task: Task) -> int:
    """Return the number of complete blocks of the task's fixed-length message that lie in memory
    alone; 0 without such a message.
    """
    specification, fixed_message = task.specification, task.specification.fixed_message
    if fixed_message is None or fixed_message.length is None or task.claim.is_message_array:
        return 0
    return specification.complete_blocks - bool(specification.constant_words)


def generalise(task: Task, state: State) -> State:
    """Return the first invariant of the loop of a fixed-length message.

    It is the state at the loop's head, with variables in place of three constants: the hash value,
    the pointer to the next block, and the number of blocks left. `state` must be an instance of the
    invariant. After the loop head, the proof is by induction over the rest of the message, as for
    the kind `blocks`. So this function sets the task's specification, message pointer and count to
    those of the rest, and creates the memory region of the rest. Raises Refusal if the state is no
    instance, or if the function has no message of known length.
    """
    algebra, specification, memory = task.algebra, task.specification, task.machine.memory
    fixed_message, remaining_blocks = specification.fixed_message, blocks_of_rest(task)
    if remaining_blocks < 1 or fixed_message is None or fixed_message.length is None:
        raise Refusal("flow", "a loop without a block left has no known invariant")
    size, data = specification.block_bytes, task.message_pointers[0]
    # constant words lie in block 0 and not in memory: the loop begins behind that block
    blocks_done = 1 if specification.constant_words else 0
    constant_bytes = specification.word_bytes * len(specification.constant_words)
    rest = Specification(algebra, specification.standard, True, fixed_message, rest=True)
    rest.outer = specification.outer
    next_block = algebra.variable("the next block", 64, Secrecy.PUBLIC)
    count = algebra.variable("blocks left", 64, Secrecy.PUBLIC)
    constants = {
        **dict(zip(rest.initial, specification.state_after(blocks_done))),
        next_block: data + (blocks_done * size - constant_bytes),
        count: algebra.number(remaining_blocks, 64)}
    variables = {word: variable for variable, word in constants.items()}

    @cache
    def claim(word: Term, width: int = 0) -> Term:
        """Return the word with constants replaced by variables. `width`: bits of the integer
        register that contains the word with zeros above it, or 0. The result has the width of the
        word or of the register. Raise Refusal if that of `guess_claim` has another, or does not
        give the word again when the constants are substituted for the variables.
        """
        claimed = guess_claim(algebra, word, variables, specification.width, width)
        instance = algebra.substitute(claimed, dict(constants))
        if claimed.width not in (word.width, width) or not equal_in_register(instance, word):
            raise Refusal("flow", "the state before a loop is no instance of its loop invariant")
        return claimed

    state = state.copy()
    state.ints = [claim(word, 64) for word in state.ints]
    state.vecs = [claim(word) for word in state.vecs]
    for key, memory_bytes in state.memory_bytes.items():
        if key not in memory.anchors:
            state.memory_bytes[key] = {offset: (claim(word), first)
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
