"""Messages of which much is known beforehand: which words of which block are constant is the shape.

In go a hash, the length of the message, and whatever else of it is constant (the blocks before it, words of its first
block, that it is hashed as HMAC does); out come the hashes that it takes, each with where it starts and its blocks.
"""

from dataclasses import dataclass
from itertools import count, takewhile
from types import ModuleType

from ..text.hashes import block_bytes, expand, output, process, start, tail
from ..text.message import Message
from ..text.padding import words
from ..text.words import Word


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

    known: tuple[int | None, ...]
    first: int = 0
    space: str = "message"
    bytes: int = 0

    def places(self, step: int) -> list[int | None]:
        """Where each byte lies behind the space's pointer; None for constant bytes. `step`: bytes of a word."""
        at = count(self.first)
        numbers = [None if x is not None else next(at) for x in self.known]
        if self.space == "message":
            return list(numbers)
        return [None if n is None else n // step * step + step - 1 - n % step for n in numbers]

    @property
    def constant(self) -> bool:
        return None not in self.known


@dataclass(frozen=True)
class Whole:
    """So many whole blocks of the message, in a loop; `first`: where in memory they begin."""

    blocks: int
    first: int


@dataclass(frozen=True)
class Pass:
    """One hash: where it starts, and its blocks."""

    start: Start
    steps: tuple[Whole | Block, ...]


def passes(hash: ModuleType, variant: str, m: Message) -> list[Pass]:
    """The hashes that a message takes, with constant blocks at the beginning folded into where they start."""
    size, step = block_bytes(hash), hash.WIDTH // 8
    initial = Start(tuple(hash.INITIAL[variant]))
    place, _, digits = m.const.partition("=")
    low, high = (int(x) for x in place.split(":")) if m.const else (0, -1)
    fixed = dict(enumerate(bytes.fromhex(digits), low * step))
    if m.length is None:
        block = Block(tuple(fixed.get(i) for i in range(size)), bytes=size - len(fixed))
        return [Pass(Start(pointer="state"), (block,))]
    prefix = bytes.fromhex(m.prefix)
    before = len(prefix) or (size if m.keyed else 0)                # bytes hashed before the message
    mine = m.length - len(fixed)
    steps: list[Whole | Block] = []
    at = taken = 0
    if fixed and m.length >= size:
        steps.append(Block(tuple(fixed.get(i) for i in range(size)), bytes=mine))
        at, taken = size, size - len(fixed)
    whole = (m.length - at) // size
    end = [None if i >= size or i not in fixed else fixed[i] for i in range(at, m.length)] if not at else []
    rest = (end or [None] * (m.length - at))[whole * size:] + list(tail(hash, before + m.length))
    ending = [tuple(rest[i:i + size]) for i in range(0, len(rest), size)]
    bearing = bool(steps) + bool(whole) + sum(None in known for known in ending)
    if whole == 1 and bearing == 1:
        steps.append(Block((None,) * size, taken, bytes=mine))
    elif whole:
        steps.append(Whole(whole, taken))
    taken += whole * size
    for known in ending:
        steps.append(Block(known, taken, bytes=mine))
        taken += known.count(None)
    if not m.keyed:
        return [folded(hash, Pass(Start(tuple(int(x) for x in process(hash, start(hash, variant), prefix))), tuple(steps)))]
    digest = hash.DIGEST_BITS[variant] // 8
    outer = Block((None,) * digest + tuple(tail(hash, size + digest)), space="state", bytes=len(initial.numbers) * step)
    starts = [Start(pointer="midstates"), Start(pointer="midstates", first=len(initial.numbers))]
    if prefix:
        starts = [Start(tuple(int(x) for x in process(hash, start(hash, variant), bytes(x ^ pad for x in prefix))))
                  for pad in (0x36, 0x5C)]                           # RFC 2104, section 2
    inner = folded(hash, Pass(starts[0], tuple(steps)))
    if inner.steps:
        return [inner, Pass(starts[1], (outer,))]
    digest_bytes = output(hash, variant, [Word(x, hash.WIDTH) for x in inner.start.numbers])
    return [folded(hash, Pass(starts[1], (Block((*digest_bytes, *outer.known[digest:])),)))]


def folded(hash: ModuleType, one: Pass) -> Pass:
    """The same with constant blocks at the beginning made part of the start."""
    steps = list(one.steps)
    done = list(takewhile(lambda s: isinstance(s, Block) and s.constant, steps)) if one.start.numbers else []
    data = b"".join(bytes(x for x in s.known if x is not None) for s in done if isinstance(s, Block))
    value = process(hash, [Word(x, hash.WIDTH) for x in one.start.numbers], data)
    return Pass(Start(tuple(int(x) for x in value)) if done else one.start, tuple(steps[len(done):]))


class NotConstant(Exception):
    """A word of the schedule that depends on the message."""


def schedule(hash: ModuleType, block: Block) -> list[int | None]:
    """Every W_t that is constant; None for the others."""
    W = words(hash, list(block.known))

    class Known:
        def __getitem__(self, t: int) -> Word:
            if W[t] is None:
                raise NotConstant
            return Word(W[t] or 0, hash.WIDTH)

    if None not in W:
        return [int(w) for w in expand(hash, [Word(w or 0, hash.WIDTH) for w in W])]
    for t in range(16, len(hash.K)):
        try:
            W.append(int(hash.schedule(Known(), t)))
        except NotConstant:
            W.append(None)
    return W
