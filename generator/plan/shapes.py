"""Message shapes as hash computations on blocks of constant and variable bytes. Constant blocks at
the start are evaluated here, so that the kernel starts from the hash value after them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from types import ModuleType

from ..spec.hashes import (
    block_bytes,
    digest_of_state,
    expand,
    message_padding,
    parse,
    process_blocks,
)
from ..spec.message import Message
from ..spec.words import Word
from .graph import DataflowGraph
from .layout import reversed_byte, word_kind

# Constant last blocks and their W_t + K_t (Gueron and Krasnov 2012, section 5)

def constant_block(hash: ModuleType, length: int) -> bytes | None:
    """Return the last block of every message of `length` bytes, None if it holds bytes of the
    message."""
    size = block_bytes(hash)
    bytes_in_block = length % size
    padding_fills_block = bytes_in_block == 0 or bytes_in_block + 1 + hash.LENGTH_BITS // 8 > size
    return message_padding(hash, length)[-size:] if padding_fills_block else None


def padding_schedule(hash: ModuleType, length: int) -> list[int]:
    """Return W_t + K_t of the last block of `length` bytes; ValueError unless constant."""
    block = constant_block(hash, length)
    if block is None:
        raise ValueError(f"the last block of {length} bytes holds message bytes; "
                         + " and ".join(f"{near} bytes" for near in nearest_lengths(hash, length))
                         + " have a constant one")
    return [int(w + k) for w, k in zip(expand(hash, parse(hash, block)[0]), hash.K)]


def nearest_lengths(hash: ModuleType, length: int) -> tuple[int, int]:
    """Return the nearest lengths below and above whose last block is constant."""
    below = length // block_bytes(hash) * block_bytes(hash)
    return below, below + block_bytes(hash) - hash.LENGTH_BITS // 8


@dataclass(frozen=True)
class HashValue:
    """A hash value: the constant words `numbers`, or in variables whose names begin with
    `variables`, or at the parameter `pointer` from word `first` on. With `interleaved`, memory
    holds word `first` of every message, then the next word of each."""

    numbers: tuple[int, ...] = ()
    pointer: str = ""
    variables: str = ""
    first: int = 0
    interleaved: bool = False


@dataclass(frozen=True)
class Block:
    """Message block, some of whose bytes are constant; `constant_bytes` has None for the others.
    These are consecutive from byte `first_byte` of the memory region `space`, of which
    `readable_bytes` can be read: in order in `message`, little-endian words of a hash value in
    `state`.
    If `loop_count` is not 0, a loop over this number of adjacent blocks without constants takes the
    place of the block; `first_byte` is the first byte of the first one."""

    constant_bytes: tuple[int | None, ...]
    first_byte: int = 0
    space: str = "message"
    readable_bytes: int = 0
    loop_count: int = 0

    def memory_positions(self, word_bytes: int) -> list[int | None]:
        """Return the offset of each byte in the memory region, None if it is constant."""
        next_byte = count(self.first_byte)
        offsets = [None if x is not None else next(next_byte) for x in self.constant_bytes]
        if self.space == "message":
            return offsets
        return [None if n is None else reversed_byte(n, word_bytes) for n in offsets]

    def constants_and_masks(self, word_bytes: int,
                            words: Iterable[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the big-endian values of words, 0 for each variable byte, and masks of variable
        bytes."""
        values = [self.constant_bytes[t * word_bytes:(t + 1) * word_bytes] for t in words]
        return (tuple(int.from_bytes(bytes(x or 0 for x in word), "big") for word in values),
                tuple(int.from_bytes(bytes(255 if x is None else 0 for x in word), "big")
                      for word in values))

    @property
    def is_constant(self) -> bool:
        return None not in self.constant_bytes

    @property
    def is_variable(self) -> bool:
        return set(self.constant_bytes) == {None}

    @property
    def description(self) -> str:
        return ("a constant block" if self.is_constant else "the block with the digest"
                if self.space == "state" else "a block with message words")


@dataclass(frozen=True)
class HashComputation:
    """One hash computation: its starting hash value and the blocks that it compresses in order."""

    start: HashValue
    steps: tuple[Block, ...]


def hash_computations(hash: ModuleType, m: Message) -> list[HashComputation]:
    """Hash computations of a message of the shape `m`, with leading constant blocks folded."""
    size, word_bytes, state_words = block_bytes(hash), hash.WIDTH // 8, len(hash.INITIAL[m.variant])
    constants = {i * word_bytes + j: x for i, word in m.constants(word_bytes).items()
                 for j, x in enumerate(word.to_bytes(word_bytes, "big"))}
    constants |= enumerate(m.first_bytes)
    if m.length is None:
        block = Block(tuple(constants.get(i) for i in range(size)),
                      readable_bytes=size - len(constants))
        return [HashComputation(HashValue(pointer="state"), (block,))]
    if m.midstates:
        starts = [HashValue(pointer="midstates", first=i * state_words) for i in range(m.midstates)]
    else:
        starts = [HashValue(tuple(int(x) for x in H)) for H in m.starting_states(hash)]
    steps = message_steps(hash, m, m.length, constants)
    inner = fold_constant_blocks(hash, HashComputation(starts[0], tuple(steps)))
    if not m.is_nested:
        return [inner]
    digest_bytes = hash.DIGEST_BITS[m.variant] // 8
    padding = tuple(message_padding(hash, m.bytes_before(size, outer=True) + digest_bytes))
    if inner.steps:
        outer = Block((None,) * digest_bytes + padding, space="state",
                      readable_bytes=state_words * word_bytes)
        return [inner, HashComputation(starts[1], (outer,))]
    inner_digest = digest_of_state(hash, m.variant,
                                   [Word(x, hash.WIDTH) for x in inner.start.numbers])
    outer = Block((*inner_digest, *padding))
    return [fold_constant_blocks(hash, HashComputation(starts[1], (outer,)))]


def message_steps(hash: ModuleType, m: Message, length: int,
                  constants: Mapping[int, int]) -> list[Block]:
    """Return the steps that hash a message and its padding: the first block if it is full and has
    constants, a loop over the other full blocks, and the blocks with padding."""
    size, readable_bytes = block_bytes(hash), length - len(constants)
    steps = list[Block]()
    position = memory_offset = 0  # of the next byte: in the message, and in memory
    if constants and length >= size:
        steps.append(Block(tuple(constants.get(i) for i in range(size)),
                           readable_bytes=readable_bytes))
        position, memory_offset = size, size - len(constants)
    loop_blocks = (length - position) // size
    ending = [constants.get(i) for i in range(position + loop_blocks * size, length)]
    if m.shape != "compress64":
        ending += message_padding(hash, m.bytes_before(size) + length)
    ending_blocks = [tuple(ending[i:i + size]) for i in range(0, len(ending), size)]
    is_loop = loop_blocks > 1 or steps or any(None in block for block in ending_blocks)
    if loop_blocks:
        steps.append(Block((None,) * size, memory_offset, readable_bytes=readable_bytes,
                           loop_count=loop_blocks if is_loop else 0))
    memory_offset += loop_blocks * size
    for block in ending_blocks:
        steps.append(Block(block, memory_offset, readable_bytes=readable_bytes))
        memory_offset += block.count(None)
    return steps


def unroll_loops(hash: ModuleType, computation: HashComputation) -> HashComputation:
    """Let each block of a loop be a step of its own."""
    return HashComputation(computation.start, tuple(
        replace(step, first_byte=step.first_byte + i * block_bytes(hash), loop_count=0)
        for step in computation.steps for i in range(step.loop_count or 1)))


def fold_constant_blocks(hash: ModuleType, computation: HashComputation) -> HashComputation:
    """Fold leading constant blocks into a constant starting hash value."""
    start, steps = computation.start, computation.steps
    while start.numbers and steps and steps[0].is_constant:
        H = [Word(x, hash.WIDTH) for x in start.numbers]
        H = process_blocks(hash, H, bytes(x for x in steps[0].constant_bytes if x is not None))
        start, steps = HashValue(tuple(int(x) for x in H)), steps[1:]
    return HashComputation(start, steps)


@cache
def constant_schedule_words(hash: ModuleType, block: Block) -> tuple[int | None, ...]:
    """Return the value of every W_t of a block, None where it is not constant."""
    graph, kind = DataflowGraph("constant words"), word_kind(hash)
    W = [graph.var(f"W{t}", kind) if mask else graph.const(value, kind)
         for t, (value, mask) in enumerate(zip(*block.constants_and_masks(hash.WIDTH // 8,
                                                                          range(16))))]
    return tuple(node.data if node.op == "const" else None for node in expand(hash, W))
