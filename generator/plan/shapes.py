"""Message shapes as sequences of blocks with constant and variable bytes.

Input: a hash and a `Message`: its length and its other constant parts (prefix blocks, constant
words, HMAC). Output: the hash computations (`Pass`) that it takes, each with its starting hash
value and its blocks. Constant blocks at the start of a pass are evaluated here (constant folding),
so that the kernel starts from the hash value after them.
"""

from dataclasses import dataclass
from functools import cache
from itertools import count, takewhile
from types import ModuleType

from ..spec.hashes import block_bytes, digest_of_state, expand, message_padding, process_blocks
from ..spec.message import Message
from ..spec.padding import block_words
from ..spec.words import Word
from .graph import DataflowGraph
from .layout import word_kind


@dataclass(frozen=True)
class Start:
    """Hash value before some blocks: numbers, or words in memory after a pointer, from word
    `first`."""

    numbers: tuple[int, ...] = ()
    pointer: str = ""
    first: int = 0


@dataclass(frozen=True)
class Block:
    """Block given byte by byte: a constant, or None for a byte in memory.

    The variable bytes are consecutive in memory from byte `first_byte`; `readable_bytes` of them
    can be read. In `space` message they are in order, in `state` they are stored as words.
    """

    constant_bytes: tuple[int | None, ...]
    first_byte: int = 0
    space: str = "message"
    readable_bytes: int = 0

    def memory_positions(self, step: int) -> list[int | None]:
        """Return each byte's offset in its memory region, None for constants. `step` is the number
        of bytes of a word."""
        at = count(self.first_byte)
        numbers = [None if x is not None else next(at) for x in self.constant_bytes]
        if self.space == "message":
            return list(numbers)
        return [None if n is None else n // step * step + step - 1 - n % step for n in numbers]

    @property
    def is_constant(self) -> bool:
        """Whether all bytes are constants."""
        return None not in self.constant_bytes


@dataclass(frozen=True)
class BlockLoop:
    """Number of full blocks of the message to hash in a loop, and the offset of the first in
    memory."""

    blocks: int
    first_byte: int


@dataclass(frozen=True)
class Pass:
    """One hash computation: its starting hash value and its blocks."""

    start: Start
    steps: tuple[BlockLoop | Block, ...]


def passes(hash: ModuleType, m: Message) -> list[Pass]:
    """Return the hash computations of a message, with leading constant blocks folded into the
    starting hash values."""
    size, step, words = block_bytes(hash), hash.WIDTH // 8, len(hash.INITIAL[m.variant])
    fixed = {i * step + j: x for i, word in m.constants(step).items()
             for j, x in enumerate(word.to_bytes(step, "big"))}
    if m.length is None:
        block = Block(tuple(fixed.get(i) for i in range(size)), readable_bytes=size - len(fixed))
        return [Pass(Start(pointer="state"), (block,))]
    before = m.bytes_before(size)
    variable_bytes = m.length - len(fixed)
    steps: list[BlockLoop | Block] = []
    at = bytes_taken = 0
    if fixed and m.length >= size:
        steps.append(Block(tuple(fixed.get(i) for i in range(size)), readable_bytes=variable_bytes))
        at, bytes_taken = size, size - len(fixed)
    loop_blocks = (m.length - at) // size
    rest = [fixed.get(i) for i in range(at + loop_blocks * size, m.length)]
    rest += list(message_padding(hash, before + m.length))
    ending_blocks = [tuple(rest[i:i + size]) for i in range(0, len(rest), size)]
    bearing = (bool(steps) + bool(loop_blocks)
               + sum(None in ending_bytes for ending_bytes in ending_blocks))
    if loop_blocks == 1 and bearing == 1:
        steps.append(Block((None,) * size, bytes_taken, readable_bytes=variable_bytes))
    elif loop_blocks:
        steps.append(BlockLoop(loop_blocks, bytes_taken))
    bytes_taken += loop_blocks * size
    for ending_bytes in ending_blocks:
        steps.append(Block(ending_bytes, bytes_taken, readable_bytes=variable_bytes))
        bytes_taken += ending_bytes.count(None)
    starts = [Start(pointer="midstates", first=i * words)
              for i in range(m.midstates)] if m.takes_midstates else [
        Start(tuple(int(x) for x in H)) for H in m.starting_states(hash)]
    inner = fold_constant_blocks(hash, Pass(starts[0], tuple(steps)))
    if not m.is_nested:
        return [inner]
    digest = hash.DIGEST_BITS[m.variant] // 8
    padding = message_padding(hash, m.bytes_before(size, outer=True) + digest)
    outer = Block((None,) * digest + tuple(padding), space="state", readable_bytes=words * step)
    if inner.steps:
        return [inner, Pass(starts[1], (outer,))]
    digest_bytes = digest_of_state(hash, m.variant,
                                   [Word(x, hash.WIDTH) for x in inner.start.numbers])
    return [fold_constant_blocks(hash,
                                 Pass(starts[1],
                                      (Block((*digest_bytes, *outer.constant_bytes[digest:])),)))]


def without_loops(hash: ModuleType, message_pass: Pass, readable_bytes: int) -> Pass:
    """Return the pass with each block of a loop as a step of its own; `readable_bytes` of the
    message are in memory."""
    size, steps = block_bytes(hash), list[BlockLoop | Block]()
    for step in message_pass.steps:
        steps += [Block((None,) * size, step.first_byte + i * size, readable_bytes=readable_bytes)
                  for i in range(step.blocks)] if isinstance(step, BlockLoop) else [step]
    return Pass(message_pass.start, tuple(steps))


def fold_constant_blocks(hash: ModuleType, message_pass: Pass) -> Pass:
    """Return the pass with its leading constant blocks folded into the starting hash value."""
    steps = list(message_pass.steps)
    constant_blocks = list(takewhile(lambda s: isinstance(s, Block) and s.is_constant,
                                     steps)) if message_pass.start.numbers else []
    data = b"".join(bytes(x for x in s.constant_bytes if x is not None) for s in constant_blocks
                    if isinstance(s, Block))
    value = process_blocks(hash, [Word(x, hash.WIDTH) for x in message_pass.start.numbers], data)
    return Pass(Start(tuple(int(x) for x in value)) if constant_blocks else message_pass.start,
                tuple(steps[len(constant_blocks):]))


@cache
def constant_schedule_words(hash: ModuleType, block: Block) -> tuple[int | None, ...]:
    """Return every W_t of a block: its value if it is constant, else None."""
    graph, kind = DataflowGraph("constant words"), word_kind(hash)
    W = [graph.var(f"W{t}", kind) if w is None else graph.const(w, kind)
         for t, w in enumerate(block_words(hash, block.constant_bytes))]
    return tuple(node.data if node.op == "const" else None for node in expand(hash, W))
