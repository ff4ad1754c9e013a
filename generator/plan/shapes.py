"""Messages of which much is known beforehand: which words of which block are constant is the shape.

In go a hash, the length of the message, and whatever else of it is constant (the blocks before it, words of its first
block, that it is hashed as HMAC does); out come the hashes that it takes, each with where it starts and its blocks.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from itertools import count, takewhile
from types import ModuleType

from ..hashes import block_bytes, expand, output, process, start, tail
from ..padding import words
from ..words import Word
from .layout import (
    state_names,
)

LONGEST = 1 << 20                              # bytes of a message
SHAPES = {"merkle64": "the parent of two nodes of 32 bytes", "double32": "the hash of a hash of 32 bytes",
          "hmac": "HMAC (RFC 2104)", "pbkdf2": "one iteration of PBKDF2 (RFC 8018): HMAC of the HMAC before"}
LENGTHS = {"merkle64": 64, "double32": 32, "hmac": 64}             # unless told


@dataclass(frozen=True)
class Message:
    """What is known of a message: its length in bytes (None: one block of which CONST tells a part), the name of a shape,
    constant words as CONST spells them, and the constant blocks before it (of HMAC: the key's block) in hexadecimal."""

    length: int | None
    shape: str = ""
    const: str = ""
    prefix: str = ""

    @property
    def name(self) -> str:
        """What stands for it in names, before the ISA."""
        fixed = self.shape in ("merkle64", "double32", "pbkdf2")
        return "_".join([*[self.shape][:bool(self.shape)], *([] if fixed else [f"len{self.length}"])]
                        ) if self.length is not None else "block"

    @property
    def suffix(self) -> str:
        """What stands for its constants in names, after the ISA."""
        def short(text: str) -> str:
            return hashlib.sha256(text.lower().encode()).hexdigest()[:8]

        place, _, value = self.const.partition("=")
        return (f"_const_{place.replace(':', '_')}_{short(value)}" if self.const else "") + (
            f"_prefix_{short(self.prefix)}" if self.prefix else "")

    @property
    def keyed(self) -> bool:
        """Whether it is HMAC."""
        return self.shape in ("hmac", "pbkdf2")


def message(hash: ModuleType, variant: str, length: int | None, shape: str = "", const: str = "", prefix: str = "") -> Message:
    """The message that is asked for; ValueError says why there is none, and what would work."""
    size, step = block_bytes(hash), hash.WIDTH // 8
    if shape and shape not in SHAPES:
        raise ValueError(f"there is no shape {shape!r}; there is {', '.join(SHAPES)}.")
    own = hash.DIGEST_BITS[variant] // 8 if shape == "pbkdf2" else LENGTHS.get(shape)
    if shape not in ("", "hmac") and length not in (None, own):
        raise ValueError(f"SHAPE={shape} hashes {own} bytes, so LEN={length} means nothing there. Leave one of them out.")
    length = own if length is None else length
    if length is not None and not 0 <= length <= LONGEST:
        raise ValueError(f"LEN={length}: whole messages have 0 to {LONGEST} bytes. Try LEN=64, or KIND=blocks for any length.")
    if shape and const:
        raise ValueError(f"SHAPE={shape} tells itself which words are constant, so CONST does not go with it. Leave one out.")
    if prefix:
        if not re.fullmatch(r"([0-9a-fA-F]{2})+", prefix):
            raise ValueError("PREFIX_BLOCK must be bytes in hexadecimal: an even number of digits 0 to 9 and a to f.")
        if len(prefix) % (2 * size):
            raise ValueError(f"PREFIX_BLOCK has {len(prefix) // 2} bytes; it must be whole blocks of {variant}, {size} each.")
        if length is None:
            raise ValueError("PREFIX_BLOCK needs to know how long the rest of the message is. Try LEN=64 with it.")
        if shape in ("hmac", "pbkdf2") and len(prefix) != 2 * size:
            raise ValueError(f"PREFIX_BLOCK is the block of HMAC's key, one block of {size} bytes; this has {len(prefix) // 2}.")
    if const:
        found = re.fullmatch(r"(\d+):(\d+)=([0-9a-fA-F]*)", const)
        if not found:
            raise ValueError(f"CONST={const} is not FIRST:LAST=HEX. Try CONST=8:8=80000000.")
        low, high, digits = int(found[1]), int(found[2]), found[3]
        if not 0 <= low <= high <= 15:
            raise ValueError(f"CONST={low}:{high} is no range of a block's words, which are 0 to 15. Try CONST=8:15=....")
        if len(digits) != 2 * step * (high - low + 1):
            raise ValueError(f"CONST={low}:{high} needs {2 * step * (high - low + 1)} digits, {2 * step} for each word of "
                             f"{variant}; there are {len(digits)}.")
        if length is not None and (high + 1) * step > length:
            raise ValueError(f"CONST={low}:{high} ends at byte {(high + 1) * step}, behind a message of {length} bytes. "
                             f"Padding is constant anyway; try LEN={max(64, (high + 1) * step)}.")
    return Message(length, shape, const.lower(), prefix.lower())


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


class Unknown(Exception):
    """A word of the schedule that depends on the message."""


def schedule(hash: ModuleType, block: Block) -> list[int | None]:
    """Every W_t that is constant; None for the others."""
    W = words(hash, list(block.known))

    class Known:
        def __getitem__(self, t: int) -> Word:
            if W[t] is None:
                raise Unknown
            return Word(W[t] or 0, hash.WIDTH)

    if None not in W:
        return [int(w) for w in expand(hash, [Word(w or 0, hash.WIDTH) for w in W])]
    for t in range(16, len(hash.K)):
        try:
            W.append(int(hash.schedule(Known(), t)))
        except Unknown:
            W.append(None)
    return W


def prototype(hash: ModuleType, m: Message, symbol: str) -> str:
    """The C declaration, without the semicolon."""
    word, words = f"uint{hash.WIDTH}_t", len(state_names(hash))
    if m.length is None:
        return f"void {symbol}({word} state[{words}], const void *data)"
    midstates = f"const {word} midstates[{2 * words}], " if m.keyed and not m.prefix else ""
    return f"void {symbol}(uint8_t *digest, {midstates}const void *message)"


def about(hash: ModuleType, variant: str, m: Message) -> tuple[str, ...]:
    """What a kernel computes, in sentences."""
    name, size = variant.upper(), block_bytes(hash)
    place, _, value = m.const.partition("=")
    words = f"words {place.replace(':', ' to ')} are {value}" if m.const else ""
    if m.length is None:
        return (f"{hash.NAME.upper()}: the intermediate hash value after one block whose {words};",
                "data holds the block's other words.")
    if m.keyed:
        key = (f"The key's block is {m.prefix}." if m.prefix else
               f"midstates: the hash value after the block key ^ ipad, then after key ^ opad ({size} bytes each).")
        return (f"{SHAPES[m.shape]} with {name} of a message of exactly {m.length} bytes.", key)
    told = [f"{name} of a message of exactly {m.length} bytes" + (f": {SHAPES[m.shape]}." if m.shape else ".")]
    told += [f"Before it stands {m.prefix}."] if m.prefix else []
    told += [f"Its {words}; `message` holds its other bytes."] if m.const else []
    return tuple(told)


def summary(hash: ModuleType, variant: str, m: Message) -> str:
    """The first sentence, for the header."""
    return about(hash, variant, m)[0].rstrip(";.")
