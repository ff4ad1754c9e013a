"""Messages of which much is known beforehand: which words of which block are constant is the shape.

In go a hash, the length of the message, and whatever else of it is constant (the blocks before it, words of its first
block, that it is hashed as HMAC does); out come the hashes that it takes, each with where it starts and its blocks.
"""

from dataclasses import dataclass
from functools import cache
from itertools import count, takewhile
from types import ModuleType

from ..spec.hashes import block_bytes, expand, output, process, tail
from ..spec.message import Message
from ..spec.padding import words
from ..spec.words import Word
from .graph import DataflowGraph
from .layout import word_kind


@dataclass(frozen=True)
class Start:
    """A hash value before some blocks: numbers, or words in memory behind a pointer from number `first` on."""

    numbers: tuple[int, ...] = ()
    pointer: str = ""
    first: int = 0


@dataclass(frozen=True)
class Block:
    """A block byte by byte. None: the next of the bytes in memory, of which it uses those from number `first` on; `bytes`
    of them can be read. In `space` message they lie in order, in `state` as words."""

    constant_bytes: tuple[int | None, ...]
    first: int = 0
    space: str = "message"
    bytes: int = 0

    def memory_positions(self, step: int) -> list[int | None]:
        """Where each byte lies behind the space's pointer; None for constant bytes. `step`: bytes of a word."""
        at = count(self.first)
        numbers = [None if x is not None else next(at) for x in self.constant_bytes]
        if self.space == "message":
            return list(numbers)
        return [None if n is None else n // step * step + step - 1 - n % step for n in numbers]

    @property
    def constant(self) -> bool:
        return None not in self.constant_bytes


@dataclass(frozen=True)
class BlockLoop:
    """So many whole blocks of the message, in a loop; `first`: where in memory they begin."""

    blocks: int
    first: int


@dataclass(frozen=True)
class Pass:
    """One hash: where it starts, and its blocks."""

    start: Start
    steps: tuple[BlockLoop | Block, ...]


def passes(hash: ModuleType, m: Message) -> list[Pass]:
    """The hashes that a message takes, with constant blocks at the beginning folded into where they start."""
    size, step, words = block_bytes(hash), hash.WIDTH // 8, len(hash.INITIAL[m.variant])
    fixed = {i * step + j: x for i, word in m.constants(step).items() for j, x in enumerate(word.to_bytes(step, "big"))}
    if m.length is None:
        block = Block(tuple(fixed.get(i) for i in range(size)), bytes=size - len(fixed))
        return [Pass(Start(pointer="state"), (block,))]
    before = len(m.prefix) // 2 or (size if m.keyed else 0)         # bytes hashed before the message
    variable_bytes = m.length - len(fixed)
    steps: list[BlockLoop | Block] = []
    at = bytes_taken = 0
    if fixed and m.length >= size:
        steps.append(Block(tuple(fixed.get(i) for i in range(size)), bytes=variable_bytes))
        at, bytes_taken = size, size - len(fixed)
    loop_blocks = (m.length - at) // size
    rest = [fixed.get(i) for i in range(at + loop_blocks * size, m.length)] + list(tail(hash, before + m.length))
    ending_blocks = [tuple(rest[i:i + size]) for i in range(0, len(rest), size)]
    bearing = bool(steps) + bool(loop_blocks) + sum(None in ending_bytes for ending_bytes in ending_blocks)
    if loop_blocks == 1 and bearing == 1:
        steps.append(Block((None,) * size, bytes_taken, bytes=variable_bytes))
    elif loop_blocks:
        steps.append(BlockLoop(loop_blocks, bytes_taken))
    bytes_taken += loop_blocks * size
    for ending_bytes in ending_blocks:
        steps.append(Block(ending_bytes, bytes_taken, bytes=variable_bytes))
        bytes_taken += ending_bytes.count(None)
    starts = [Start(pointer="midstates", first=i) for i in (0, words)] if m.takes_midstates else [
        Start(tuple(int(x) for x in H)) for H in m.keys(hash)]
    inner = folded(hash, Pass(starts[0], tuple(steps)))
    if not m.keyed:
        return [inner]
    digest = hash.DIGEST_BITS[m.variant] // 8
    outer = Block((None,) * digest + tuple(tail(hash, size + digest)), space="state", bytes=words * step)
    if inner.steps:
        return [inner, Pass(starts[1], (outer,))]
    digest_bytes = output(hash, m.variant, [Word(x, hash.WIDTH) for x in inner.start.numbers])
    return [folded(hash, Pass(starts[1], (Block((*digest_bytes, *outer.constant_bytes[digest:])),)))]


def folded(hash: ModuleType, message_pass: Pass) -> Pass:
    """The same with constant blocks at the beginning made part of the start."""
    steps = list(message_pass.steps)
    constant_blocks = list(takewhile(lambda s: isinstance(s, Block) and s.constant, steps)) if message_pass.start.numbers else []
    data = b"".join(bytes(x for x in s.constant_bytes if x is not None) for s in constant_blocks if isinstance(s, Block))
    value = process(hash, [Word(x, hash.WIDTH) for x in message_pass.start.numbers], data)
    return Pass(Start(tuple(int(x) for x in value)) if constant_blocks else message_pass.start,
                tuple(steps[len(constant_blocks):]))


@cache
def schedule(hash: ModuleType, block: Block) -> tuple[int | None, ...]:
    """Every W_t that is constant; None for the others."""
    graph, kind = DataflowGraph("constant words"), word_kind(hash)
    W = [graph.var(f"W{t}", kind) if w is None else graph.const(w, kind) for t, w in enumerate(words(hash, block.constant_bytes))]
    return tuple(node.data if node.op == "const" else None for node in expand(hash, W))
