"""Sample calls with expected results. Input: a function, a random generator, and ranges of block
counts or strides. Output: arguments and the bytes that the written buffer must hold. The expected
bytes come from the specification evaluated on integers, so that tests depend on neither the
compiler nor the prover."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .hashes import compress, digest_of_state, expand, finish_message, initial_state, parse
from .kinds import ExpectedWord, Function, Pointer
from .words import Word

# A buffer, a number, an array of pointers to buffers, or None: a copy of the first pointer.
Argument = bytes | int | tuple[bytes, ...] | None
# Arguments, of which the first is written; the bytes that it must hold afterwards.
Call = tuple[list[Argument], bytes]


@dataclass
class IntegerEvaluation:
    """Evaluation of the specification of the function `f` on integers.

    `data`: the message. The constructor takes it as it lies in memory, without the shape's constant
    words, and inserts these. `initial`: hash value before the message. `outer`: hash value at which
    the outer hash of a nested shape starts. `scheduled_words`: all W_t + K_t, for the kind
    `rounds`, which has no message. `states[k]`: hash value after k blocks; of tree nodes, the
    digest of node k."""

    f: Function
    data: bytes
    initial: list[Word]
    outer: list[Word]
    scheduled_words: Sequence[Word] = ()
    states: list[list[Word]] = field(default_factory=list)
    other_messages: list[IntegerEvaluation] = field(default_factory=list)  # messages 1 to m - 1
    schedules_with_k: dict[int, list[Any]] = field(default_factory=dict)  # block -> W_t + K_t

    def __post_init__(self) -> None:
        """Insert the shape's constant words into `data`, which has the variable words only."""
        shape, step = self.f.fixed_message, self.f.word_bytes
        for i, value in sorted(shape.constants(step).items()) if shape else ():
            self.data = self.data[:i * step] + value.to_bytes(step, "big") + self.data[i * step:]
        self.data = (shape.first_bytes if shape else b"") + self.data
        if shape and shape.length is not None and not shape.midstates:
            self.initial, *outer = shape.starting_states(self.f.hash)
            self.outer = outer[0] if outer else []
        if self.f.kind.is_tree_node:
            self.initial = initial_state(self.f.hash, self.f.hash.NAME)
        self.states.append(self.initial)

    def schedule(self, j: int) -> list[Any]:
        """Return the words W_t of block j."""
        return expand(self.f.hash,
                      parse(self.f.hash,
                            self.data[j * self.f.block_bytes:(j + 1) * self.f.block_bytes])[0])

    @property
    def lanes(self) -> list[IntegerEvaluation]:
        """Evaluations of all m messages, this one first."""
        return [self, *self.other_messages]

    def of_message(self, j: int) -> IntegerEvaluation:
        """Return the evaluation of message j."""
        return self.lanes[j]

    def schedule_plus_k(self, j: int) -> list[Any]:
        """Return the words W_t + K_t of block j; for the kind `rounds`, `scheduled_words`."""
        if j not in self.schedules_with_k:
            self.schedules_with_k[j] = list(self.scheduled_words) or [
                w + k for w, k in zip(self.schedule(j), self.f.hash.K)]
        return self.schedules_with_k[j]

    def state_after(self, blocks: int) -> list[Any]:
        """Return the hash value after `blocks` blocks. For a tree-node kind, in which every block
        is a node, return the digest of node number `blocks` (the first is 1)."""
        while len(self.states) <= blocks:
            before = self.initial if self.f.kind.is_tree_node else self.states[-1]
            H = compress(self.f.hash, before, self.schedule_plus_k(len(self.states) - 1))
            self.states.append(finish_message(self.f.hash, H, b"", self.f.block_bytes)
                               if self.f.kind.is_tree_node else H)
        return self.states[blocks]

    def final_state(self, blocks: int) -> list[Any]:
        """Return the final hash value of the message: after its prefix, `blocks` blocks, the
        remaining bytes and the padding. For a nested shape, return that of the outer hash."""
        family, shape, size = self.f.hash, self.f.fixed_message, self.f.block_bytes
        assert shape is not None
        before = shape.bytes_before(size)
        if shape.shape == "compress64":
            return self.state_after(blocks)
        H = finish_message(family, self.state_after(blocks), self.data[blocks * size:],
                           before + blocks * size)
        return finish_message(family, self.outer, digest_of_state(family, shape.variant, H),
                              shape.bytes_before(size, outer=True)) if shape.is_nested else H


def pack_words(words: Iterable[Any], word_bytes: int) -> bytes:
    """Return the bytes of words in memory: little-endian, `word_bytes` bytes each."""
    return b"".join(int(word).to_bytes(word_bytes, "little") for word in words)


def expected_bytes(f: Function, evaluation: IntegerEvaluation, blocks: int) -> bytes:
    """Return the bytes that the output buffer must hold after a call with `blocks` blocks."""
    def in_memory(expected: ExpectedWord) -> bytes:
        word = int(expected.word).to_bytes(f.word_bytes, "big" if expected.big else "little")
        return word[:expected.size]

    return b"".join(map(in_memory, f.expected_words(evaluation, blocks)))


def interleave(values: Sequence[Sequence[Word]]) -> list[Word]:
    """Return the words of several values: word i of all values, then word i + 1 of all."""
    return [word for words in zip(*values) for word in words]


def sample_calls(f: Function, draw: random.Random, counts: Sequence[int] = range(41),
                 strides: Sequence[int] = range(1, 9), tries: int = 4) -> Iterator[Call]:
    """Yield calls of a function on random data: arguments in C's order, and the bytes that the
    output buffer must hold afterwards. A function that counts blocks is called with each of
    `counts`, on prefixes of one message."""
    if f.is_message_array:
        yield from sample_array_calls(f, draw, counts)
        return

    evaluation_class = IterationsEvaluation if f.kind.iterates else IntegerEvaluation
    value_words = f.state_words * (2 if f.kind.iterates else 1)

    def random_words(count: int) -> list[Word]:
        return [Word(draw.getrandbits(f.hash.WIDTH), f.hash.WIDTH) for _ in range(count)]

    def make_argument(p: Pointer, blocks: int) -> Argument:
        if p.content == "pointers":
            return tuple(lane.data[:f.block_bytes * blocks] for lane in evaluation.lanes)
        if p.content == "message":
            return data[:p.size + p.bytes_per_block * blocks]
        if not p.is_input:
            return draw.randbytes(p.size + p.bytes_per_block * blocks)
        words = {"state": interleave([lane.initial for lane in evaluation.lanes]),
                 "midstates": interleave([lane.outer for lane in evaluation.lanes])
                 if f.kind.iterates else [*evaluation.initial, *evaluation.outer],
                 "schedule": wk}[p.content]
        return pack_words(words, f.word_bytes)

    max_blocks = max(counts, default=0)
    size = next((p.size + p.bytes_per_block * max_blocks
                 for p in f.pointers if p.content == "message"),
                f.block_bytes * max_blocks if f.m > 1 else 0)
    strided = "stride" in f.numbers
    for i, value in enumerate(counts if f.counts_blocks else strides if strided else range(tries)):
        if not i or not f.counts_blocks:
            data = draw.randbytes(size)
            wk = random_words((len(f.hash.K) - 1) * value + 1) if strided else []
            evaluation = evaluation_class(f, data, random_words(value_words),
                                          random_words(value_words), wk[::value] if strided else ())
            evaluation.other_messages = [
                evaluation_class(f, draw.randbytes(size), random_words(value_words),
                                 random_words(value_words))
                for _ in range(1, 1 if f.kind.is_tree_node else f.m)]
        blocks = value if f.counts_blocks else f.blocks
        expected = expected_bytes(f, evaluation, blocks)
        yield [make_argument(p, blocks) if isinstance(p, Pointer) else value
               for p in f.parameters], expected
        if f.kind.is_tree_node:
            overlapped = data[:f.block_bytes * blocks]
            yield [overlapped, None, value], expected + overlapped[len(expected):]


def sample_array_calls(f: Function, draw: random.Random, counts: Sequence[int]) -> Iterator[Call]:
    """Yield calls of a function that hashes an array of messages, with the bytes that the output
    buffer must hold afterwards."""
    length = next(p.size for p in f.pointers if p.is_message_array)
    words = [Word(draw.getrandbits(f.hash.WIDTH), f.hash.WIDTH) for _ in range(2 * f.state_words)]
    initial, outer = words[:f.state_words], words[f.state_words:]
    for i, count in enumerate(counts):
        distance = (length, length + 1 + i % 40, max(1, length // 3), 0)[i % 4]
        data = draw.randbytes(length + distance * (count - 1)) if count else b""
        evaluations = [IntegerEvaluation(f, data[j * distance:j * distance + length], initial,
                                         outer)
                       for j in range(count)]
        midstates = pack_words(words[:f.message_shape.midstates * f.state_words], f.word_bytes)
        digests = draw.randbytes(f.output.bytes_per_block * count)
        by_name: dict[str, Argument] = {"digests": digests, "midstates": midstates,
                                        "messages": data, "stride": distance, "count": count}
        evaluation = evaluations[0] if evaluations else IntegerEvaluation(f, bytes(length), [], [])
        evaluation.other_messages = evaluations[1:]
        yield [by_name[p.name] for p in f.parameters], expected_bytes(f, evaluation, count)


@dataclass
class IterationsEvaluation(IntegerEvaluation):
    """Evaluation of PBKDF2's iterations on integers, for one password.

    `initial`: words of U, then of T. `outer`: words of the midstate after the inner padded key,
    then of that after the outer padded key.
    """

    def state_after(self, blocks: int) -> list[Any]:
        """Return the words of U, then those of T, after `blocks` iterations of PBKDF2 with HMAC
        (RFC 8018, 5.2)."""
        f, words = self.f, self.f.state_words
        while len(self.states) <= blocks:
            U, T = self.states[-1][:words], self.states[-1][words:]
            for key in (self.outer[:words], self.outer[words:]):
                digest = digest_of_state(f.hash, f.hash.NAME, U)
                U = finish_message(f.hash, key, digest, f.block_bytes)
            self.states.append([*U, *(t ^ u for t, u in zip(T, U))])
        return self.states[blocks]
