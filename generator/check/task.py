"""Initial symbolic state of a proof. Input: a decoded program and a claim. Output: a `Task`: the
machine, the state at entry, the memory regions that the parameters point to with their contents,
and the limits of the proof. Method: translate the record of the function kind into regions and
words, so that a new kind needs no new code here."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain

from ..spec.kinds import Pointer, message_pointer
from ..x86.convention import CONVENTIONS
from .claim import DEFAULT_EFFORT, Claim, Effort, Failure
from .disassembly import Disassembly
from .frame import FIRST_STACK_ARGUMENT, Refusal
from .machine import Machine, State
from .memory import Address, Key, Memory, MemoryRegion
from .specification import Specification
from .terms import Algebra, Secrecy, Term


@dataclass
class Context:
    """Meaning of the variables in a run, made from the claim alone before anything is executed.

    `count`: variable for the number of blocks left, or None. `message_pointers`: to the next
    blocks. `blocks_before`: for the rest of a message, its complete blocks before the rest.
    """

    specification: Specification
    count: Term | None
    message_pointers: list[Term]
    blocks_before: int = 0


@dataclass
class Task:
    """One function to prove: program, claim, state at entry, and the results of its proof."""

    program: Disassembly
    claim: Claim
    effort: Effort
    algebra: Algebra
    context: Context  # of the present run
    machine: Machine
    entry: State
    pointers: dict[str, Term]  # content of the buffer -> base pointer
    digest_pointers: list[Term]  # to the next digests
    message_distance: Term  # bytes from one block, or message of an array, to the next
    failures: list[Failure] = field(default_factory=list)
    # what may hold secrets: registers, and bytes at (base pointer of the frame, offset); None if no
    # path has returned
    residue: set[str | Address] | None = None
    start_seconds: float = field(default_factory=time.process_time)
    weight_at_start: int = 0  # table entries of earlier proofs that share the specification

    @property
    def specification(self) -> Specification:
        """Specification of the present context."""
        return self.context.specification

    def enter(self, context: Context) -> None:
        """Begin a run in a context."""
        self.context, self.machine.count = context, context.count


def check_limits(task: Task) -> None:
    """Raise Refusal if the proof exceeds its limit of table entries, which is the same on every
    machine, or of processor time."""
    if task.algebra.weight - task.weight_at_start > task.effort.weight:
        raise Refusal("flow", "its normal forms exceed the limit of table entries: given up")
    if time.process_time() - task.start_seconds > task.effort.seconds:
        raise Refusal("flow", f"more than {task.effort.seconds:g} s of processor time: given up")


def build_specification(claim: Claim, algebra: Algebra | None = None) -> Specification:
    """Return the specification of a claim as normal forms, on new tables or those of `algebra`."""
    return Specification(algebra or Algebra(halves=claim.hash.WIDTH == 32), claim)


def prepare_task(program: Disassembly, claim: Claim, specification: Specification,
                 effort: Effort = DEFAULT_EFFORT) -> Task:
    """Return the task of proving a claim about a function. `specification`: the claim's."""
    algebra = specification.algebra
    weight_at_start = algebra.weight
    stack = algebra.variable("rsp", 64, Secrecy.PUBLIC)
    memory = Memory(algebra, program.image, claim.abi, stack, claim.stack_bytes)
    memory.assumed = dict(claim.assumed)
    words = {p.name: algebra.variable(p.name, 64, Secrecy.PUBLIC) for p in claim.parameters}
    numbers = {quantity: words[p.name] for quantity, p in claim.numbers.items()}
    machine = Machine(program, algebra, memory, numbers.get("blocks"))
    machine.stride = numbers.get("stride")
    state = machine.entry_state(claim.upper_dirty)
    state.min_blocks = claim.least
    if claim.counts_blocks:
        state.max_blocks = claim.numbers["blocks"].most
    arguments, in_registers = list(words.values()), CONVENTIONS[claim.abi].arguments
    for word, number in zip(arguments, in_registers):
        state.ints[number] = word
    if claim.abi == "win64":
        for i, word in enumerate(arguments[len(in_registers):]):
            memory.stack_arguments = i + 1
            memory.store(state.memory_bytes, stack, FIRST_STACK_ARGUMENT + 8 * i, word)
    messages = [words[p.name] for p in claim.pointers if p.content == "message"]
    task = Task(program, claim, effort, algebra, Context(specification, machine.count, messages),
                machine, state, {p.content: words[p.name] for p in claim.pointers},
                [words[p.name] for p in claim.pointers if p.written and p.bytes_per_block],
                numbers.get("distance") or algebra.number(claim.block_bytes, 64),
                weight_at_start=weight_at_start)
    for p in claim.pointers:
        create_regions(task, p, words[p.name])
    return task


def prepare_rest(task: Task) -> Context | None:
    """Return the context of the rest of a message of known length, from any complete block in
    memory on, and create its memory region; None without such a block."""
    algebra, full, claim = task.algebra, task.specification, task.claim
    message = claim.fixed_message
    # constant words lie in block 0 and not in memory: the rest begins behind that block
    before = int(bool(full.constant_words))
    if (message is None or message.length is None or claim.is_message_array
            or claim.blocks <= before):
        return None
    rest = Specification(algebra, claim, rest=True)
    rest.outer, tail_bytes = full.outer, message.length % claim.block_bytes
    pointer = algebra.variable("the next block", 64, Secrecy.PUBLIC)
    task.machine.memory.regions[pointer] = MemoryRegion(
        "message", lambda remaining: claim.block_bytes * remaining + tail_bytes,
        content=rest.message_byte, bytes_before=claim.block_bytes,
        total_blocks=claim.blocks - before)
    # the specification's words must be in the tables before the code computes equal ones
    rest.final_state(0)
    rest.final_state(1)
    return Context(rest, algebra.variable("blocks left", 64, Secrecy.PUBLIC), [pointer], before)


def values_of_rest(task: Task, rest: Context) -> dict[Term, Term]:
    """Return variable of the context `rest` -> its value in the task's, that of the message."""
    full, before, algebra = task.specification, rest.blocks_before, task.algebra
    offset = before * full.block_bytes - full.word_bytes * len(full.constant_words)
    assert rest.count is not None
    return {**dict(zip(rest.specification.initial, full.state_after(before))),
            **{word: full.loaded_word(before + k // 16, k % 16)
               for k, word in enumerate(rest.specification.message_words)},
            rest.message_pointers[0]: task.context.message_pointers[0] + offset,
            rest.count: algebra.number(task.claim.blocks - before, 64)}


def values_after(task: Task, blocks: int) -> dict[Term, Term]:
    """Return variable of the task's context -> its value `blocks` blocks later, for those that
    change."""
    if not blocks:
        return {}
    context, algebra = task.context, task.algebra
    assert context.count is not None
    values = {context.count: context.count - blocks} | context.specification.values_after(blocks)
    values |= {pointer: algebra.combine(64, [(pointer, 1), (task.message_distance, blocks)])
               for pointer in context.message_pointers}
    values |= {pointer: pointer + task.claim.output.bytes_per_block * blocks
               for pointer in task.digest_pointers}
    return values


def create_regions(task: Task, p: Pointer, pointer: Term) -> None:
    """Create the memory regions behind a pointer parameter of the function, and store in the entry
    state the words that they hold there."""
    claim, specification, memory = task.claim, task.specification, task.machine.memory

    def add(key: Key, p: Pointer, lane: Specification, words: Iterable[Term] = ()) -> None:
        memory.regions[key] = MemoryRegion(
            p.content, lambda remaining: p.size + p.bytes_per_block * remaining,
            writable=p.written, align=p.align,
            content=lane.message_byte if p.is_input and p.content == "message" else None,
            needs_blocks=claim.counts_blocks and not p.bytes_per_block,
            may_overlap_input=claim.kind.is_tree_node and p.written,
            may_be_overwritten=claim.kind.is_tree_node and not p.written)
        for i, word in enumerate(words):
            memory.store(task.entry.memory_bytes, key, i * word.width // 8, word)

    if p.content == "pointers":
        task.context.message_pointers = messages = [
            task.algebra.variable(f"{p.name}[{j}]", 64, Secrecy.PUBLIC) for j in range(claim.m)]
        add(pointer, p, specification, messages)
        for message, lane in zip(messages, specification.lanes):
            add(message, message_pointer(0, claim.block_bytes), lane)
    elif p.is_message_array:
        def region_of_message(key: Key) -> MemoryRegion | None:
            terms = dict(task.algebra.linear(key)[0])
            j = terms.pop(task.message_distance, 0)
            return None if terms != {pointer: 1} or j >> 32 else MemoryRegion(
                "message", lambda remaining: p.size if j < remaining else 0,
                content=lambda offset: specification.of_message(j).message_byte(offset))

        memory.region_of_message = region_of_message
    elif p.is_strided_schedule:  # W_t lies at pointer + t * stride words
        stride = task.machine.stride
        assert stride is not None
        specification.state_after(1)
        for t, word in enumerate(specification.schedule_plus_k(0)):
            address = task.algebra.combine(64, [(pointer, 1), (stride, t * word.width // 8)])
            add(task.machine.split_address(address)[0], p, specification, [word])
    else:
        # interleaved: word i of all messages before word i + 1 of any message
        lanes = [specification] if claim.is_message_array else specification.lanes
        lists = {"state": [lane.initial for lane in lanes],
                 "midstates": [lane.midstates for lane in lanes]}
        words = zip(*lists.get(p.content, ())) if p.is_input else ()
        add(pointer, p, specification, chain.from_iterable(words))
        if p.content == "message" and not p.size + p.bytes_per_block:
            specification.message_byte(0)  # nothing is read that would evaluate the specification
