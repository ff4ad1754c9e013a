"""Types of the contracts of generated functions. A contract lists the parameters in C's order, with
the size and access of each buffer, and every word that the written buffer must hold after the call.
A `Kind` computes these words from an `Evaluation`: the specification evaluated on normal forms in
the prover (check/specification.py), and on integers in samples.py. kinds.py has all kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from .hashes import block_bytes
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


class Evaluation(Protocol):
    """Specification evaluated on one message and one hash value, or on m of each; then `lanes` has
    an evaluation for each message."""

    @property
    def lanes(self) -> Sequence[Evaluation]:
        """Evaluations of the m messages, in order; for a single message, this evaluation alone."""

    def of_message(self, j: int) -> Evaluation:
        """Return the evaluation of message j; the first message is 0."""

    def state_after(self, blocks: int) -> Sequence[Any]:
        """Return the hash value after `blocks` blocks. For a tree-node kind, in which every block
        is a node, return the digest of node number `blocks` (the first is 1)."""

    def schedule(self, j: int) -> Sequence[Any]:
        """Return the words W_t of block j."""

    def schedule_plus_k(self, j: int) -> Sequence[Any]:
        """Return the words W_t + K_t of block j."""

    def final_state(self, blocks: int) -> Sequence[Any]:
        """Return the final hash value of a message of fixed length that has `blocks` complete
        blocks."""


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

    def number_parameter(self, quantity: str) -> str | None:
        """Return the name of the parameter that holds `quantity` (blocks, stride or distance), or
        None if there is none."""
        return next((p.name for p in self.parameters
                     if isinstance(p, Number) and p.quantity == quantity), None)

    @property
    def most_blocks(self) -> int:
        """Greatest number that the parameter which counts blocks may hold; 0 without one."""
        return next((p.most for p in self.parameters
                     if isinstance(p, Number) and p.quantity == "blocks"), 0)

    @property
    def counts_blocks(self) -> bool:
        """Whether a parameter holds the number of blocks."""
        return self.number_parameter("blocks") is not None

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
