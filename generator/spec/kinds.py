"""What kinds of functions there are: one record each, of what a function is given and what it leaves by the standard's text.

A record is the contract of a kind: its parameters in C's order, with the sizes of what they point to, and every word that must
lie in the written buffer afterwards. It is read wherever a kind matters: by what declares and builds a kernel, by the proof
(what may be touched, what is compared), by mutants, tests and benchmarks (samples.py calls it). What is proved is what stands
here, so this file is part of what a proof rests on. Bytes and words are the standard's: a state of words as the machine has
them, a message of bytes.

A new kind is a record in KINDS and a plan. What its buffers hold is asked of a `Reading` of the text, on whatever words: the
prover's (check/specification.py) or integers (samples.py). Several messages at once: `m` says how many; the array of pointers to
them is a Pointer that `holds` "pointers", and a reading has one for each message. Digests of which a count tells how many
there are have a Pointer with `each`, and are yielded for each of the `blocks` that `leaves` is given. They may lie where the
messages lie that are blocks by themselves (`apart`): what is written of the first ones is behind what is still to be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from .hashes import block_bytes, expand, find, parse, printed_name, tail
from .message import Message, about


@dataclass(frozen=True)
class Pointer:
    """A parameter that points to a buffer of `size` bytes, and `each` more for every block that the call counts.
    `declared`: as C does it. `content`: state, message, pointers (to m messages, of the blocks that the call counts each),
    midstates, schedule or digest. `align`: the bytes of which it is known to be a multiple. What is not written is only
    read; what is not given is unknown at first. `strided`: it holds words `stride` apart."""

    name: str
    declared: str
    content: str
    size: int
    each: int = 0
    align: int = 1
    written: bool = False
    is_input: bool = True
    strided: bool = False


@dataclass(frozen=True)
class Number:
    """A parameter that is a number: how many blocks there are (any number), or how many words apart those of a schedule lie."""

    name: str
    tells: str                                       # blocks or stride

    @property
    def declared(self) -> str:
        return f"size_t {self.name}"


class ExpectedWord(NamedTuple):
    """What must lie at an offset of the written buffer: the first `size` bytes of a word, which lies there as the machine has
    words (little-endian), or `big`, as the standard writes them."""

    name: str
    offset: int
    word: Any
    size: int
    big: bool = False


class Reading(Protocol):
    """The standard's text, read on one message and one hash value; or on several, each of which has a reading in `lanes`."""

    @property
    def lanes(self) -> Sequence[Reading]:
        """The readings of the messages; itself where there is one."""

    def state_after(self, blocks: int) -> Sequence[Any]:
        """The hash value after so many blocks; where each is a message by itself, the last hash value of the last of them."""

    def schedule(self, j: int) -> Sequence[Any]:
        """W_t of block j."""

    def constants_added(self, j: int) -> Sequence[Any]:
        """W_t + K_t of block j."""

    def final(self, blocks: int) -> Sequence[Any]:
        """The last hash value of a whole message, of so many whole blocks and what is left."""


@dataclass(frozen=True)
class Kind:
    """A kind of function. `expected_words`: of a function, a reading and the number of blocks, what the written buffer must hold."""

    name: str
    parameters: Callable[[Function], tuple[Pointer | Number, ...]]
    expected_words: Callable[[Function, Reading, int], Iterator[ExpectedWord]]
    brief: Callable[[Function], str]                       # what it computes, for the line above its prototype
    about: Callable[[Function], tuple[str, ...]] | None = None    # and in sentences, where these are not just the brief one
    of_n: bool = False                                     # one for each n: blocks whose schedules are made at once
    code: bool = True                                      # else it is a table
    of_m: bool = False                                     # one for each m: messages that are hashed at once
    is_tree_node: bool = False                                    # every block is a message by itself, whose digest may lie over it
    rounds: bool = True                                    # whether it compresses: else it only makes schedules
    is_fixed_message: bool = False                                    # of one message of which much is known
    blocks: Callable[[Function], int] = lambda f: 1        # that a call takes where it does not count them


@dataclass(frozen=True)
class Function:
    """One function: of which family of hashes and which kind; of n blocks at once, m messages, or of what is known of one."""

    text: Any
    kind: Kind
    n: int = 1
    fixed_message: Message | None = None
    m: int = 1

    @property
    def step(self) -> int:
        """Bytes of a word."""
        return int(self.text.WIDTH) // 8

    @property
    def block(self) -> int:
        """Bytes of a block."""
        return block_bytes(self.text)

    @property
    def words(self) -> int:
        """Words of a hash value."""
        return len(next(iter(self.text.INITIAL.values())))

    @property
    def names(self) -> str:
        """Names of the family's hashes, as FIPS 180-4 prints them: SHA-224, SHA-256."""
        return ", ".join(printed_name(name) for name in self.text.INITIAL)

    @property
    def type(self) -> str:
        """A word in C."""
        return f"uint{self.text.WIDTH}_t"

    @property
    def message_shape(self) -> Message:
        """What is known of the message, by a kind that is of one."""
        assert self.fixed_message is not None
        return self.fixed_message

    @cached_property
    def parameters(self) -> tuple[Pointer | Number, ...]:
        return self.kind.parameters(self)

    @property
    def pointers(self) -> list[Pointer]:
        return [p for p in self.parameters if isinstance(p, Pointer)]

    @property
    def written(self) -> Pointer:
        """What the call leaves its results in."""
        return next(p for p in self.pointers if p.written)

    @property
    def about(self) -> tuple[str, ...]:
        """What it computes, in sentences that name its hashes, for its banner."""
        return self.kind.about(self) if self.kind.about else (f"{self.names}: {self.kind.brief(self)}.",)

    def number(self, tells: str) -> str | None:
        """The name of the parameter that tells a number; None where there is none."""
        return next((p.name for p in self.parameters if isinstance(p, Number) and p.tells == tells), None)

    @property
    def counts(self) -> bool:
        """Whether a parameter says how many blocks there are."""
        return self.number("blocks") is not None

    @property
    def blocks(self) -> int:
        """Blocks that a call takes where it does not count them."""
        return self.kind.blocks(self)

    def expected_words(self, reading: Reading, blocks: int) -> Iterator[ExpectedWord]:
        """What the written buffer must hold after that many blocks."""
        return self.kind.expected_words(self, reading, blocks)

    def prototype(self, symbol: str) -> str:
        """The C declaration, without the semicolon."""
        return f"void {symbol}({', '.join(p.declared for p in self.parameters)})"


# Buffers that several kinds have.

def state(f: Function) -> Pointer:
    """The hash value; of m messages as rows of one word of each."""
    return Pointer("state", f"{f.type} state[{f.words * f.m}]", "state", f.words * f.m * f.step, align=f.step, written=True)


def data(size: int, each: int = 0, name: str = "data") -> Pointer:
    return Pointer(name, f"const void *{name}", "message", size, each)


def hash_value(f: Function, words: Sequence[Any]) -> Iterator[ExpectedWord]:
    return (ExpectedWord(f"state word {i}", i * f.step, word, f.step) for i, word in enumerate(words))


def rows(f: Function) -> tuple[Pointer | Number, ...]:
    """The hash values of m messages; where they are; their blocks."""
    return state(f), Pointer("data", f"const void *const data[{f.m}]", "pointers", 8 * f.m, align=8), Number("blocks", "blocks")


def by_rows(f: Function, reading: Reading, blocks: int) -> Iterator[ExpectedWord]:
    values = [lane.state_after(blocks) for lane in reading.lanes]
    for i in range(f.words):
        for j in range(f.m):
            yield ExpectedWord(f"state word {i} of message {j}", (i * f.m + j) * f.step, values[j][i], f.step)


def digest_bytes(text: Any) -> int:
    """Bytes of the digest of a family's first hash, that of its name."""
    return int(text.DIGEST_BITS[text.NAME]) // 8


def has_pairs(text: Any) -> bool:
    """Whether two digests are a block, so that all padding behind them is a block too."""
    return 2 * digest_bytes(text) == block_bytes(text)


def nodes(f: Function) -> tuple[Pointer | Number, ...]:
    """Digests of nodes, each of two digests one behind the other."""
    return (Pointer("digests", "void *digests", "digests", 0, digest_bytes(f.text), written=True, is_input=False),
            data(0, f.block, "nodes"), Number("count", "blocks"))


def each_digest(f: Function, reading: Reading, blocks: int) -> Iterator[ExpectedWord]:
    for j in range(blocks):
        for i, word in enumerate(reading.state_after(j + 1)):
            yield ExpectedWord(f"digest word {i} of node {j}", (j * f.words + i) * f.step, word, f.step, big=True)


def stored(f: Function) -> str:
    """What a schedule holds: W_t + K_t, or W_t where nothing is added."""
    return "W_t + K_t" if any(f.text.K) else "W_t"


def stored_word(f: Function, t: int) -> str:
    return stored(f).replace("_t", f"_{t}")


# The kinds.

def schedule(f: Function, reading: Reading, _: int) -> Iterator[ExpectedWord]:
    for t in range(len(f.text.K)):
        for j in range(f.n):
            yield ExpectedWord(f"{stored_word(f, t)} of block {j}", (t * f.n + j) * f.step, reading.constants_added(j)[t], f.step)


def message(f: Function) -> tuple[Pointer | Number, ...]:
    """One block, from state to state; or a whole message, of which it writes the digest."""
    shape, constant_bytes = f.message_shape, f.step * len(f.message_shape.constants(f.step))
    if shape.length is None:
        return state(f), data(f.block - constant_bytes)
    digest = f.text.DIGEST_BITS[shape.variant] // 8
    midstates = (Pointer("midstates", f"const {f.type} midstates[{2 * f.words}]", "midstates", 2 * f.words * f.step,
                         align=f.step),)
    return (Pointer("digest", "uint8_t *digest", "digest", digest, written=True, is_input=False),
            *midstates[:shape.takes_midstates],
            data(shape.length - constant_bytes, name="message"))


def digest(f: Function, reading: Reading, blocks: int) -> Iterator[ExpectedWord]:
    if f.message_shape.length is None:
        yield from hash_value(f, reading.state_after(1))
        return
    for i, word in enumerate(reading.final(blocks)):
        if (remaining_bytes := f.written.size - i * f.step) > 0:
            yield ExpectedWord(f"digest word {i}", i * f.step, word, min(f.step, remaining_bytes), big=True)


def table(f: Function, _: Reading, __: int) -> Iterator[ExpectedWord]:
    """The schedule of the last block of every message of that length, which is nothing but padding."""
    W = expand(f.text, parse(f.text, tail(f.text, f.message_shape.length or 0)[-f.block:])[0])
    return (ExpectedWord(stored_word(f, t), t * f.step, w + k, f.step) for t, (w, k) in enumerate(zip(W, f.text.K)))


KINDS = {kind.name: kind for kind in (
    Kind("blocks", lambda f: (state(f), data(0, f.block), Number("blocks", "blocks")),
         lambda f, s, blocks: hash_value(f, s.state_after(blocks)),
         lambda f: "any number of blocks" + f", {f.n} scheduled at a time" * (f.n > 1),
         lambda f: (f"{f.names}: the intermediate hash value after any number of blocks" + (";" if f.n > 1 else "."),
                    *[f"the schedules of {f.n} blocks at a time are computed together."] * (f.n > 1)), of_n=True),
    Kind("schedule", lambda f: (Pointer("wk", f"{f.type} *wk", "schedule", len(f.text.K) * f.n * f.step, align=f.step,
                                        written=True, is_input=False), data(f.n * f.block)),
         schedule,
         lambda f: f"{stored(f)} of {f.n} blocks, wk[t*{f.n} + j] for block j" if f.n > 1 else f"{stored(f)} of a block, wk[t]",
         of_n=True, rounds=False, blocks=lambda f: f.n),
    Kind("rounds", lambda f: (state(f), Pointer("wk", f"const {f.type} *wk", "schedule", f.step, align=f.step, strided=True),
                              Number("stride", "stride")),
         lambda f, s, _: hash_value(f, s.state_after(1)),
         lambda f: f"one compression, {stored(f)} at wk[t*stride]",
         lambda f: (f"{f.names}: one compression, reading {stored(f)} at wk[t*stride].",)),
    Kind("fixed", message, digest, lambda f: about(f.text, f.message_shape)[0].rstrip(";."),
         lambda f: about(f.text, f.message_shape),
         is_fixed_message=True,
         blocks=lambda f: (f.message_shape.length or 0) // f.block if f.message_shape.length is not None else 1),
    Kind("multi", rows, by_rows,
         lambda f: f"{f.m} messages at once, any number of blocks of each",
         lambda f: (f"{f.names}: the intermediate hash values of {f.m} messages after any number of blocks of each;",
                    f"state[i*{f.m} + j] is word i of message j, whose blocks begin at data[j]."), of_m=True),
    Kind("pairs", nodes, each_digest,
         lambda f: f"digests of nodes of two digests each, {f.m} at once; digests may be nodes",
         lambda f: (f"{printed_name(f.text.NAME)}: the digests of any number of nodes, {f.m} at once. A node is {f.block} bytes, two",
                    "digests one behind the other. The digests may lie apart from the nodes, or begin where these begin."),
         of_m=True, is_tree_node=True),
    Kind("padding", lambda f: (), table,
         lambda f: f"padding; W_t + K_t of the last block of {f.message_shape.length} bytes, for rounds with a stride of 1",
         code=False, is_fixed_message=True),
)}


def functions() -> list[str]:
    """The kinds that are code; the others are tables."""
    return [name for name, kind in KINDS.items() if kind.code]


def of_entry(entry: Mapping[str, Any]) -> Function:
    """The function that a manifest's entry tells of."""
    kind = KINDS[entry["kind"]]
    message_fields = [entry.get(name) or "" for name in ("shape", "const", "prefix_block")]
    return Function(find(entry["hash"]), kind, entry.get("n") or 1,
                    Message(entry["hash"], entry.get("length"), *message_fields) if kind.is_fixed_message else None,
                    entry.get("m") or 1)
