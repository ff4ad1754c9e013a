"""Calls of a function with right answers: in goes a function and chance, out come arguments and what must be left.

The standard's text is read on integers, so the answers owe nothing to the compiler or the prover.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .hashes import compress, expand, finish, output, parse, start
from .kinds import Function, Pointer
from .words import Word

# A buffer, a number, an array of pointers to buffers, or None: a pointer to what the first argument points to.
Argument = bytes | int | tuple[bytes, ...] | None
Call = tuple[list[Argument], bytes]            # the arguments, the first of which is written; what it must hold then


@dataclass
class Numbers:
    """The text read on integers: a message in memory, the hash values before it, and for rounds a schedule."""

    f: Function
    data: bytes                                                       # without the words that are known
    initial: list[Word]
    outer: list[Word]
    scheduled_words: Sequence[Word] = ()
    after: list[list[Word]] = field(default_factory=list)
    others: list[Numbers] = field(default_factory=list)               # of the messages behind the first
    added: dict[int, list[Any]] = field(default_factory=dict)         # W_t + K_t by blocks

    def __post_init__(self) -> None:
        shape, step = self.f.fixed_message, self.f.step
        for i, value in sorted(shape.constants(step).items()) if shape else ():
            self.data = self.data[:i * step] + value.to_bytes(step, "big") + self.data[i * step:]
        if shape and shape.length is not None and not shape.takes_midstates:
            self.initial, *outer = shape.keys(self.f.text)
            self.outer = outer[0] if outer else []
        if self.f.kind.is_tree_node:
            self.initial = start(self.f.text, self.f.text.NAME)
        self.after.append(self.initial)

    def schedule(self, j: int) -> list[Any]:
        """W_t of block j."""
        return expand(self.f.text, parse(self.f.text, self.data[j * self.f.block:(j + 1) * self.f.block])[0])

    @property
    def lanes(self) -> list[Numbers]:
        return [self, *self.others]

    def constants_added(self, j: int) -> list[Any]:
        """W_t + K_t of block j."""
        if j not in self.added:
            self.added[j] = list(self.scheduled_words) or [w + k for w, k in zip(self.schedule(j), self.f.text.K)]
        return self.added[j]

    def state_after(self, blocks: int) -> list[Any]:
        """The hash value after so many blocks."""
        while len(self.after) <= blocks:
            before = self.initial if self.f.kind.is_tree_node else self.after[-1]
            H = compress(self.f.text, before, self.constants_added(len(self.after) - 1))
            self.after.append(finish(self.f.text, H, b"", self.f.block) if self.f.kind.is_tree_node else H)
        return self.after[blocks]

    def final(self, blocks: int) -> list[Any]:
        """The last hash value of the whole message."""
        text, shape, size = self.f.text, self.f.fixed_message, self.f.block
        assert shape is not None
        before = len(shape.prefix) // 2 or size * shape.takes_midstates
        H = finish(text, self.state_after(blocks), self.data[blocks * size:], before + blocks * size)
        return finish(text, self.outer, output(text, shape.variant, H), size) if shape.keyed else H


def packed(words: Iterable[Any], step: int) -> bytes:
    """Words as they lie in memory."""
    return b"".join(int(word).to_bytes(step, "little") for word in words)


def answer(f: Function, reading: Numbers, blocks: int) -> bytes:
    """What the written buffer must hold."""
    return b"".join(int(expected.word).to_bytes(f.step, "big" if expected.big else "little")[:expected.size]
                    for expected in f.expected_words(reading, blocks))


def calls(f: Function, draw: random.Random, counts: Sequence[int] = range(41), strides: Sequence[int] = range(1, 9),
          tries: int = 4) -> Iterator[Call]:
    """Calls with one hash value and one message of `counts` blocks of which it takes the first, or with other ones each time:
    with each of `strides`, or `tries` times. Where digests may lie over their messages, each call is made so too."""
    def drawn(count: int) -> list[Word]:
        return [Word(draw.getrandbits(f.text.WIDTH), f.text.WIDTH) for _ in range(count)]

    def argument_of(p: Pointer, blocks: int) -> Argument:
        if p.content == "pointers":
            return tuple(numbers.data[:f.block * blocks] for numbers in reading.lanes)
        if p.content == "message":
            return data[:p.size + p.each * blocks]
        if not p.is_input:
            return draw.randbytes(p.size + p.each * blocks)
        values = [numbers.initial[i] for i in range(f.words) for numbers in reading.lanes]
        values_by_content = {"state": values, "midstates": [*reading.initial, *reading.outer], "schedule": wk}
        return packed(values_by_content[p.content], f.step)

    most = max(counts, default=0)
    size = next((p.size + p.each * most for p in f.pointers if p.content == "message"), f.block * most if f.m > 1 else 0)
    strided = f.number("stride") is not None
    for i, value in enumerate(counts if f.counts else strides if strided else range(tries)):
        if not i or not f.counts:
            data, wk = draw.randbytes(size), drawn((len(f.text.K) - 1) * value + 1) if strided else []
            reading = Numbers(f, data, drawn(f.words), drawn(f.words), wk[::value] if strided else ())
            reading.others = [Numbers(f, draw.randbytes(size), drawn(f.words), [])
                              for _ in range(1, 1 if f.kind.is_tree_node else f.m)]
        blocks = value if f.counts else f.blocks
        right = answer(f, reading, blocks)
        yield [argument_of(p, blocks) if isinstance(p, Pointer) else value for p in f.parameters], right
        if f.kind.is_tree_node:
            overlapped = data[:f.block * blocks]
            yield [overlapped, None, value], right + overlapped[len(right):]
