"""Function kinds: the contract of every kind of generated function. A contract lists the parameters
in C's order, with the size and access of each buffer, and every word that the written buffer must
hold after the call. A `Kind` computes these words from an `Evaluation`: the specification evaluated
on normal forms (check/specification.py) or on integers (samples.py). The prover proves what is
written here, and all else reads it. A new kind needs a record in KINDS and a plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from .hashes import block_bytes, expand, find, message_padding, parse
from .message import Message


@dataclass(frozen=True)
class Pointer:
    """Pointer parameter to a buffer of `size` bytes, plus `bytes_per_block` for each of the blocks
    (or messages, tree nodes) whose number a parameter holds.

    `declared` is the C declaration. `content` is one of state, message, pointers (an array of m
    pointers to messages), midstates, schedule, digest, digests. `align` is the alignment in bytes
    that the caller guarantees. A buffer that is not `written` is read-only; one that is not
    `is_input` has unknown content at entry. If `is_strided_schedule`, consecutive words of the
    schedule are `stride` words apart. If `is_message_array`, the buffer has messages of `size`
    bytes, whose number a parameter holds. The starts of consecutive messages are `distance` bytes
    apart. (`stride` and `distance`: see Number.)"""

    name: str
    declared: str
    content: str
    size: int
    bytes_per_block: int = 0
    align: int = 1
    written: bool = False
    is_input: bool = True
    is_strided_schedule: bool = False
    is_message_array: bool = False


@dataclass(frozen=True)
class Number:
    """Integer parameter.

    `quantity` is blocks, the number of blocks (or messages, tree nodes, iterations); stride, the
    number of words from one word of a schedule to the next; or distance, the number of bytes from
    the start of one message to the start of the next. `most`: greatest number of blocks. Blocks,
    messages and nodes take at least 16 bytes each of one address space of 2^59 bytes or less.
    """

    name: str
    quantity: str
    most: int = (1 << 55) - 1


class ExpectedWord(NamedTuple):
    """Word that the written buffer must hold at byte `offset` after the call.

    Only the first `size` bytes are compared. The word is stored little-endian, or big-endian if
    `big`. `name` is for diagnostics.
    """

    name: str
    offset: int
    word: Any
    size: int
    big: bool = False


# Specification evaluated on one message and one hash value, or on m of each. `lanes` are the
# evaluations of the m messages, `of_message(j)` that of message j; `schedule_plus_k(j)` are the
# words W_t + K_t of block j; `state_after(blocks)` is the hash value after so many blocks (of tree
# nodes, the digest of node number `blocks`; the first is 1); `final_state(blocks)` that of a
# message of fixed length with so many complete blocks.
Evaluation = Any


@dataclass(frozen=True)
class Kind:
    """Function kind: its parameters and its postcondition.

    `parameters` takes a function and returns its parameters in C's order. `expected_words` takes a
    function, an evaluation and the number of blocks, and yields every word that the output buffer
    must hold.
    """

    name: str
    parameters: Callable[[Function], tuple[Pointer | Number, ...]]
    expected_words: Callable[[Function, Evaluation, int], Iterator[ExpectedWord]]
    has_n: bool = False  # one function for each n, the blocks per batch
    is_code: bool = True  # otherwise a table
    has_m: bool = False  # one function for each m, the number of messages
    is_tree_node: bool = False  # every block is a message by itself
    has_rounds: bool = True  # otherwise the function computes schedules only
    iterates: bool = False  # the loop of PBKDF2; its blocks are iterations
    is_fixed_message: bool = False  # hashes a message of a known shape
    blocks: Callable[[Function], int] = lambda f: 1  # blocks of a call, if no parameter counts them


@dataclass(frozen=True)
class Function:
    """Contract of one function. `hash`: module of the hash family. As far as the kind has them:
    `n`, blocks per batch; `m`, messages hashed at once; `fixed_message`, the message shape."""

    hash: Any
    kind: Kind
    n: int = 1
    fixed_message: Message | None = None
    m: int = 1

    @property
    def word_bytes(self) -> int:
        """Bytes of a word."""
        return int(self.hash.WIDTH) // 8

    @property
    def block_bytes(self) -> int:
        """Bytes of a message block."""
        return block_bytes(self.hash)

    @property
    def state_words(self) -> int:
        """Number of words of a hash value."""
        return len(next(iter(self.hash.INITIAL.values())))

    @property
    def c_type(self) -> str:
        """C type of a word."""
        return f"uint{self.hash.WIDTH}_t"

    @property
    def message_shape(self) -> Message:
        """Message shape of a fixed-length function or padding table. For other functions, reading
        this property is an error."""
        assert self.fixed_message is not None
        return self.fixed_message

    @cached_property
    def parameters(self) -> tuple[Pointer | Number, ...]:
        """Parameters in C's order."""
        return self.kind.parameters(self)

    @property
    def pointers(self) -> list[Pointer]:
        """Pointer parameters in C's order."""
        return [p for p in self.parameters if isinstance(p, Pointer)]

    @property
    def output(self) -> Pointer:
        """Pointer parameter to the buffer that receives the results."""
        return next(p for p in self.pointers if p.written)

    @cached_property
    def numbers(self) -> dict[str, Number]:
        """Integer parameters by their quantity."""
        return {p.quantity: p for p in self.parameters if isinstance(p, Number)}

    @property
    def counts_blocks(self) -> bool:
        """Whether a parameter holds the number of blocks."""
        return "blocks" in self.numbers

    @property
    def is_message_array(self) -> bool:
        """Whether a call hashes an array of messages of one shape. The caller of such a function
        passes the number of messages, not of blocks; `blocks` is the number for one message."""
        return self.fixed_message is not None and self.m > 1

    @property
    def blocks(self) -> int:
        """Number of blocks of a call, for a function without a parameter that counts blocks: n for
        kind schedule, the number of complete blocks for a message of fixed length, else 1. For a
        message array, it is the number of complete blocks of one message."""
        return self.kind.blocks(self)

    def expected_words(self, evaluation: Evaluation, blocks: int) -> Iterator[ExpectedWord]:
        """Yield the words that the output buffer must hold after a call with `blocks` blocks (or
        messages, tree nodes, iterations). `evaluation`: the specification on the call's input."""
        return self.kind.expected_words(self, evaluation, blocks)


# Parameters and postconditions that kinds share.

def state_pointer(f: Function) -> Pointer:
    """Return the pointer parameter to the state: the hash values of m messages (m may be 1)."""
    return Pointer("state", f"{f.c_type} state[{f.state_words * f.m}]", "state",
                   f.state_words * f.m * f.word_bytes, align=f.word_bytes, written=True)


def message_pointer(size: int, bytes_per_block: int = 0, name: str = "data") -> Pointer:
    """Return the pointer parameter to a message of `size` bytes plus `bytes_per_block` for each of
    the blocks whose number a parameter holds. `name`: the pointer parameter's name."""
    return Pointer(name, f"const void *{name}", "message", size, bytes_per_block)


def interleaved_words(f: Function, name: str, word_lists: Sequence[Sequence[Any]],
                      owner: str = "message") -> Iterator[ExpectedWord]:
    """Yield the expected words of a buffer: word i of all lists before word i + 1 of any. `name`:
    of a word, with {0} for i; `owner`: of what each list is, if there are several."""
    for i, words in enumerate(zip(*word_lists, strict=True)):
        for j, word in enumerate(words):
            yield ExpectedWord(name.format(i) + (f" of {owner} {j}" if len(words) > 1 else ""),
                               (i * len(word_lists) + j) * f.word_bytes, word, f.word_bytes)


def expected_states(f: Function, evaluation: Evaluation, blocks: int) -> Iterator[ExpectedWord]:
    """Yield the expected words of the states of all messages (of iterations: U, then T) after
    `blocks` blocks."""
    return interleaved_words(f, "state word {0}",
                             [lane.state_after(blocks) for lane in evaluation.lanes])


def multi_parameters(f: Function) -> tuple[Pointer | Number, ...]:
    """Return the parameters of a function of kind multi: hash values, array of pointers to
    messages, number of blocks of each message."""
    return state_pointer(f), Pointer("data", f"const void *const data[{f.m}]", "pointers", 8 * f.m,
                                     align=8), Number("blocks", "blocks")


def digest_bytes(hash: Any) -> int:
    """Return the digest length in bytes of the hash that has the family's name, such as SHA-256.
    `hash`: module of the family."""
    return int(hash.DIGEST_BITS[hash.NAME]) // 8


def node_parameters(f: Function) -> tuple[Pointer | Number, ...]:
    """Return the parameters of a tree-node function: digests, nodes (two adjacent digests each) and
    their count."""
    return (Pointer("digests", "void *digests", "digests", 0, digest_bytes(f.hash), written=True,
                    is_input=False),
            message_pointer(0, f.block_bytes, "nodes"), Number("count", "blocks"))


def digest_words(f: Function, states: Iterable[Sequence[Any]], size: int,
                 owner: str = "") -> Iterator[ExpectedWord]:
    """Yield the expected words of digests, one behind the other: the leftmost `size` bytes of each
    final hash value. `owner`: of what each is the digest, if there are several."""
    for j, words in enumerate(states):
        for i, word in enumerate(words):
            if (remaining_bytes := size - i * f.word_bytes) > 0:
                yield ExpectedWord(f"digest word {i}" + (f" of {owner} {j}" if owner else ""),
                                   j * size + i * f.word_bytes, word,
                                   min(f.word_bytes, remaining_bytes), big=True)


def expected_node_digests(f: Function, evaluation: Evaluation,
                          blocks: int) -> Iterator[ExpectedWord]:
    """Yield the expected words of the digests of `blocks` tree nodes."""
    return digest_words(f, (evaluation.state_after(j + 1) for j in range(blocks)),
                        digest_bytes(f.hash), "node")


def iteration_parameters(f: Function) -> tuple[Pointer | Number, ...]:
    """Return the parameters of the function for PBKDF2's iterations (RFC 8018): the state, the
    midstates and the number of iterations."""
    words = 2 * f.state_words * f.m
    return (Pointer("state", f"{f.c_type} state[{words}]", "state", words * f.word_bytes,
                    align=f.word_bytes, written=True),
            Pointer("midstates", f"const {f.c_type} midstates[{words}]", "midstates",
                    words * f.word_bytes, align=f.word_bytes),
            Number("iterations", "blocks", most=(1 << 64) - 1))  # they take no memory


def schedule_word_name(f: Function, t: int | str) -> str:
    """Return the name of schedule word t, for diagnostics and documents: "W_t + K_t", or "W_t" if
    all K_t are zero."""
    return f"W_{t} + K_{t}" if any(f.hash.K) else f"W_{t}"


# The kinds of functions.

def expected_schedule(f: Function, evaluation: Evaluation, _: int) -> Iterator[ExpectedWord]:
    """Yield the expected words W_t + K_t of n blocks."""
    return interleaved_words(f, schedule_word_name(f, "{0}"),
                             [evaluation.schedule_plus_k(j) for j in range(f.n)], "block")


def fixed_parameters(f: Function) -> tuple[Pointer | Number, ...]:
    """Return the parameters of a fixed-length function."""
    shape = f.message_shape
    if shape.length is None:
        constant_bytes = f.word_bytes * len(shape.constants(f.word_bytes))
        return state_pointer(f), message_pointer(f.block_bytes - constant_bytes)
    digest_size = f.hash.DIGEST_BITS[shape.variant] // 8
    words = shape.midstates * f.state_words
    midstates = (Pointer("midstates", f"const {f.c_type} midstates[{words}]", "midstates",
                         words * f.word_bytes, align=f.word_bytes),) if words else ()
    if f.is_message_array:
        return (Pointer("digests", "uint8_t *digests", "digests", 0, digest_size, written=True,
                        is_input=False),
                *midstates,
                Pointer("messages", "const void *messages", "message",
                        shape.memory_bytes(f.word_bytes), is_message_array=True),
                Number("stride", "distance"), Number("count", "blocks"))
    return (Pointer("digest", "uint8_t *digest", "digest", digest_size, written=True,
                    is_input=False),
            *midstates, message_pointer(shape.memory_bytes(f.word_bytes), name="message"))


def expected_digest(f: Function, evaluation: Evaluation, blocks: int) -> Iterator[ExpectedWord]:
    """Yield the expected words of a fixed-length function: of the state if the shape has no length;
    of the digests of `blocks` messages for a message array; of the digest of one message with
    `blocks` complete blocks otherwise."""
    shape = f.message_shape
    size = f.hash.DIGEST_BITS[shape.variant] // 8
    if shape.length is None:
        return expected_states(f, evaluation, 1)
    if f.is_message_array:
        return digest_words(f, (evaluation.of_message(j).final_state(f.blocks)
                                for j in range(blocks)), size, "message")
    return digest_words(f, [evaluation.final_state(blocks)], size)


def expected_padding_schedule(f: Function, _: Evaluation, __: int) -> Iterator[ExpectedWord]:
    """Yield the expected words W_t + K_t of the last block of a message that has the shape's
    length. This block contains padding only."""
    block = message_padding(f.hash, f.message_shape.length or 0)[-f.block_bytes:]
    W = expand(f.hash, parse(f.hash, block)[0])
    return (ExpectedWord(schedule_word_name(f, t), t * f.word_bytes, w + k, f.word_bytes)
            for t, (w, k) in enumerate(zip(W, f.hash.K)))


KINDS = {kind.name: kind for kind in (
    Kind("blocks",
         lambda f: (state_pointer(f), message_pointer(0, f.block_bytes),
                    Number("blocks", "blocks")),
         expected_states, has_n=True),
    Kind("schedule",
         lambda f: (Pointer("wk", f"{f.c_type} *wk", "schedule", len(f.hash.K) * f.n * f.word_bytes,
                            align=f.word_bytes, written=True, is_input=False),
                    message_pointer(f.n * f.block_bytes)),
         expected_schedule, has_n=True, has_rounds=False, blocks=lambda f: f.n),
    Kind("rounds",
         lambda f: (state_pointer(f),
                    Pointer("wk", f"const {f.c_type} *wk", "schedule", f.word_bytes,
                            align=f.word_bytes, is_strided_schedule=True),
                    Number("stride", "stride")),
         lambda f, s, _: expected_states(f, s, 1)),
    Kind("fixed", fixed_parameters, expected_digest, is_fixed_message=True,
         blocks=lambda f: (1 if f.message_shape.length is None
                           else f.message_shape.length // f.block_bytes)),
    Kind("multi", multi_parameters, expected_states, has_m=True),
    Kind("pairs", node_parameters, expected_node_digests, has_m=True, is_tree_node=True),
    Kind("iterations", iteration_parameters, expected_states, has_m=True, iterates=True),
    Kind("padding", lambda f: (), expected_padding_schedule, is_code=False, is_fixed_message=True),
)}


def code_kind_names() -> list[str]:
    """Return the names of the function kinds that are code. The other kinds are tables."""
    return [name for name, kind in KINDS.items() if kind.is_code]


def function_of_entry(entry: Mapping[str, Any]) -> Function:
    """Return the function that a manifest entry describes; raise KeyError for an unknown kind or
    hash."""
    kind = KINDS[entry["kind"]]
    message_fields = [entry.get(name) or "" for name in ("shape", "const", "prefix_block")]
    return Function(find(entry["hash"]), kind, entry.get("n") or 1,
                    Message(entry["hash"], entry.get("length"), *message_fields)
                    if kind.is_fixed_message else None,
                    entry.get("m") or 1)
