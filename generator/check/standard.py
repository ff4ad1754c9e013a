"""What a hash's standard asks for, as normal forms: the message, the schedules and the states after each block.

Reads the text of generator/hashes with the prover's words. A block is worked out when its first byte is asked
for, so that the standard's words are in the tables, and sealed, before the code's: every a_t, e_t and H_i is a
term of its own, and sums are flattened down to those.
"""

from __future__ import annotations

import random
from typing import Any

from ..hashes import tail
from ..words import byteswap
from .memory import Cell
from .normal import Algebra, Form


class Standard:
    """One hash on one run's message and state. With `seed`, message and state are constants drawn from it.

    With `variant` (a key of the text's INITIAL) and `length` it is that hash of a whole message of so many bytes.
    """

    def __init__(self, algebra: Algebra, text: Any, seed: int | None = None, rounds: bool = True, variant: str = "",
                 length: int | None = None) -> None:
        self.algebra, self.text, self.rounds, self.length = algebra, text, rounds, length
        self.tail = tail(text, length) if length is not None else b""
        self.width: int = text.WIDTH
        self.bytes = self.width // 8                                  # of a word
        self.block_bytes = 16 * self.bytes
        self._draw = random.Random(seed) if seed is not None else None
        words = len(next(iter(text.INITIAL.values())))
        self.initial = ([algebra.number(value, self.width) for value in text.INITIAL[variant]] if variant else
                        [self.input(f"H_{i}", self.width) for i in range(words)])
        self.after = [self.initial]                                   # after[k]: the state after k blocks
        self.messages: list[list[Form]] = []                          # [block][w]: as loaded, little-endian
        self.schedules: list[list[Form]] = []                         # [block][t]: W_t
        self.states: list[list[tuple[Form, ...]]] = []                # [block][t]: a, b, c ... after round t

    def input(self, name: str, width: int) -> Form:
        """A secret input, or a constant where a seed was given."""
        if self._draw is not None:
            return self.algebra.number(self._draw.getrandbits(width), width)
        return self.algebra.variable(name, width)

    def message(self, j: int) -> list[Form]:
        """The words of block j as they are loaded, little-endian."""
        while len(self.messages) <= j:
            number = len(self.messages)
            self.messages.append([self.loaded(number, w) for w in range(16)])
        return self.messages[j]

    def loaded(self, j: int, w: int) -> Form:
        """Word w of block j as it is loaded: an input, or with a length where the message ends, its padding."""
        name, start = f"M{j}[{w}]", j * self.block_bytes + w * self.bytes
        mine = self.bytes if self.length is None else max(0, min(self.bytes, self.length - start))
        if mine == self.bytes:
            return self.input(name, self.width)
        assert self.length is not None
        rest = self.tail[max(0, start - self.length):][:self.bytes - mine]
        padding = self.algebra.number(int.from_bytes(rest, "little"), 8 * len(rest))
        return self.algebra.join([self.input(name, 8 * mine), padding]) if mine else padding

    def block(self, j: int) -> None:
        """Work out the blocks up to number j."""
        while len(self.schedules) <= j:
            number = len(self.schedules)
            schedule = [byteswap(word) for word in self.message(number)]
            for t in range(16, len(self.text.K)):
                schedule.append(self.text.schedule(schedule, t))
            self.schedules.append(schedule)
            if self.rounds:
                state, trail = self.compress(self.after[number], self.constants_added(number))
                self.states.append(trail)
                self.after.append([self.algebra.seal(x) for x in self.text.chain(self.after[number], state)])

    def compress(self, state: Any, schedule: list[Form]) -> tuple[Any, list[tuple[Form, ...]]]:
        """The working variables after all rounds, and after every round.

        Those of the last round are not sealed: only sums are made of them, and code may add in another order.
        """
        trail = []
        for t in range(self.text.ROUNDS):
            state = tuple(self.text.round(state, t, schedule))
            if t < self.text.ROUNDS - 1:
                state = tuple(self.algebra.seal(x) for x in state)
            trail.append(state)
        return state, trail

    def constants_added(self, j: int) -> list[Form]:
        """W_t + K_t of block j."""
        self.block(j)
        return [w + k for w, k in zip(self.schedules[j], self.text.K)]

    def stored(self, t: int) -> str:
        """What a schedule's memory holds of word t: W_t + K_t, or W_t where nothing is added."""
        return f"W_{t} + K_{t}" if any(self.text.K) else f"W_{t}"

    def state_after(self, blocks: int) -> list[Form]:
        """The hash value after so many blocks."""
        if blocks:
            self.block(blocks - 1)
        return self.after[blocks]

    def message_byte(self, offset: int) -> Cell:
        """The byte of the message at an offset from the first block that is still to be hashed."""
        j, inside = divmod(offset, self.block_bytes)
        self.block(j)
        return self.messages[j][inside // self.bytes], inside % self.bytes

    def moved(self, blocks: int, known: dict[Form, Form]) -> None:
        """Add to `known` how the inputs of the run look when so many blocks are done."""
        for old, new in zip(self.initial, self.state_after(blocks)):
            known[old] = new
        for j in range(len(self.schedules)):
            for old, new in zip(self.message(j), self.message(j + blocks)):
                known[old] = new
