"""Split rounds: e, f, g, h in integer registers, a, b, c in vector registers, and d read from memory.

In goes a trace, out come sixteen rounds on it. The text of a round falls into two recurrences that hardly meet: e comes
from e, f, g, h and d; a from a, b, c and T_1. Each alone is short, and in two kinds of registers they use two sets of
execution units. T_1 moves from an integer register to a vector register (the graph does that where the two meet in a
sum); the other way goes through memory: every a is stored as it is made, and read as d four rounds later.

Vector registers need a rotation: VPRORD and VPRORQ where AVX-512 is, else (32-bit words only) a holds the word twice, so that
a shift of both copies together is a rotation of one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from .graph import Kind, Node, Trace
from .kernel import POINTER, PlanItem, Scalar, load_state, rounds, set_working, state_names, word_kind
from .program import Address

LATE = 8                                 # steps that a, b, c lag behind e, f, g, h


@dataclass(frozen=True)
class Split(Scalar):
    """The engine for words of `word` bits; the sixteen newest a lie in the frame's area from byte `ring` on."""

    word: int
    ring: int
    doubled: bool

    @property
    def area_bytes(self) -> int:
        return 16 * self.word // 8

    @property
    def kind(self) -> Kind:
        return Kind("vec", self.word, 128, self.doubled)

    def slot(self, trace: Trace, t: int) -> Address:
        """Where the a that round t makes is kept."""
        return Address("ring", self.word, self.ring + t % 16 * self.word // 8, trace.var("area", POINTER))

    def twice(self, trace: Trace, a: Node) -> Node:
        """The lowest word, twice."""
        return trace.permute((a,), self.word, (0, 0, None, None), self.kind) if self.doubled else a

    def loaded(self, trace: Trace, i: int) -> Node:
        """Word i of the intermediate hash value, in a vector register."""
        address = Address("state", self.word, i * self.word // 8, trace.var("state", POINTER))
        word = trace.load(address, Kind("int", self.word, self.word))
        return self.twice(trace, trace.make("move", (word,), None, self.kind))

    def working(self, trace: Trace, hash: ModuleType) -> list[Node]:
        """a, b, c; d as it stands in memory; e, f, g, h."""
        names = state_names(hash)
        trace.late = {f"{name}.vec": LATE for name in names[:3]}
        return [*(trace.var(f"{name}.vec", self.kind) for name in names[:3]), self.d(trace, 0),
                *(trace.var(name, word_kind(hash)) for name in names[4:])]

    def d(self, trace: Trace, t: int) -> Node:
        """d at the beginning of round t."""
        return trace.load(self.slot(trace, t - 4), Kind("int", self.word, self.word))

    def set_state(self, trace: Trace, hash: ModuleType, state: Sequence[Node]) -> None:
        """The working variables for what comes next; d is in memory."""
        names = state_names(hash)
        for name, value in zip(names[:3], state[:3]):
            trace.set(f"{name}.vec", value)
        for name, value in zip(names[4:], state[4:]):
            trace.set(name, value)

    def enter(self, hash: ModuleType, name: str) -> list[PlanItem]:
        trace = Trace(f"split{name}", comment="a, b, c to vector registers")
        for i, letter in enumerate(state_names(hash)[:3]):
            trace.set(f"{letter}.vec", self.loaded(trace, i))
        d = trace.var(state_names(hash)[3], word_kind(hash))
        trace.store(self.slot(trace, -4), d)
        return [trace]

    def begin(self, trace: Trace, hash: ModuleType) -> None:
        for i, letter in enumerate(state_names(hash)[:3]):
            trace.store(self.slot(trace, -1 - i), trace.var(f"{letter}.vec", self.kind))

    def rounds(self, trace: Trace, hash: ModuleType, wk: Any) -> None:
        state = self.working(trace, hash)
        for t in range(16):
            if t:
                state[3] = self.d(trace, t)
            state = rounds(trace, hash, state, [t], wk)
            state[0] = self.twice(trace, state[0])
            trace.store(self.slot(trace, t), state[0])
        self.set_state(trace, hash, state)

    def finish(self, trace: Trace, hash: ModuleType) -> None:
        trace.stream, trace.note = "rounds", "H = H + (a, b, ...)"
        before = load_state(trace, hash)
        new = hash.chain([*(self.loaded(trace, i) for i in range(3)), *before[3:]], self.working(trace, hash))
        for i, value in enumerate(new):
            trace.store(Address("state", self.word, i * self.word // 8, trace.var("state", POINTER)), value)
        trace.store(self.slot(trace, -4), new[3])
        self.set_state(trace, hash, new)

    def leave(self, hash: ModuleType, name: str) -> list[PlanItem]:
        trace = Trace(f"whole{name}", comment="the working variables back to integer registers")
        set_working(trace, hash, load_state(trace, hash))
        return [trace]
