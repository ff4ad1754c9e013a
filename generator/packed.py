"""Vector rounds: the recurrences of e and of a side by side in two lanes of one vector register.

In goes a trace, out come sixteen rounds on it. The register P_t holds e before round t in its lowest lane and a before
round t - 1 in the next: one round of skew, so that T_1 is ready when a needs it. The older words need no registers of
their own: f, g, h and b, c are lanes of P_{t-1}, P_{t-2} and P_{t-3}.

Both lanes run the same instructions. Sigma_1 and Sigma_0 differ in the amounts of their rotations, which VPRORVD and VPRORVQ
take from a register; and Maj(x, y, z) is Ch(x ^ z, y, z), which makes Ch do for both lanes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from .graph import Kind, Node, Trace
from .kernel import POINTER, PlanItem, Scalar, load_state, set_working, state_names, word_kind
from .program import Address, Table
from .spelling import ror_terms


@dataclass(frozen=True)
class Vector(Scalar):
    """The engine for words of `word` bits, in registers of 128."""

    word: int

    @property
    def kind(self) -> Kind:
        return Kind("vec", self.word, 128)

    @property
    def rest(self) -> tuple[None, ...]:
        """Lanes that do not matter."""
        return (None,) * (128 // self.word - 2)

    @property
    def letter(self) -> str:
        return {32: "d", 64: "q"}[self.word]

    def amounts(self, hash: ModuleType) -> list[tuple[int, int]]:
        """How far Sigma_1 and Sigma_0 rotate, in pairs."""
        word = Trace("amounts").var("x", word_kind(hash))
        one, zero = ror_terms(hash.Σ1(word)), ror_terms(hash.Σ0(word))
        assert one and zero and len(one[1]) == len(zero[1])
        return list(zip(one[1], zero[1]))

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        rest = (0,) * len(self.rest)
        words = [w for pair in self.amounts(hash) for w in (*pair, *rest)]
        return (Table("turns", self.word, (*words, 0, (1 << self.word) - 1, *rest),
                      comment="how far Sigma_1 and Sigma_0 rotate; which lane is a's"),)

    def row(self, trace: Trace, i: int) -> Node:
        """Row i of the table."""
        return trace.load(Address("constants", 128, 16 * i, table="turns"), self.kind)

    def low(self, trace: Trace, node: Node) -> Node:
        """The second lane in the place of the first."""
        return trace.permute((node,), self.word, (1, None, *self.rest), self.kind)

    def beside(self, trace: Trace, low: Node, high: Node) -> Node:
        """The lowest lanes of both, side by side."""
        return trace.permute((low, high), self.word, (0, 128 // self.word, *self.rest), self.kind)

    def terms(self, trace: Trace, hash: ModuleType, p: Sequence[Node]) -> tuple[Node, Node]:
        """Sigma_1(e) beside Sigma_0(a), and Ch(e, f, g) beside Maj(a, b, c)."""
        turns = self.amounts(hash)
        sigma: Any = None
        for i in range(len(turns)):
            turned = trace.apply(f"vprorv{self.letter}", (p[0], self.row(trace, i)))
            sigma = turned if sigma is None else sigma ^ turned
        chooser = p[0] ^ p[2] & self.row(trace, len(turns))
        return sigma, hash.Ch(chooser, p[1], p[2])

    def working(self, trace: Trace) -> tuple[list[Node], Node]:
        """P_t, P_{t-1}, P_{t-2} and P_{t-3}, and T_1 of the round before."""
        return [trace.var(f"P{i}", self.kind) for i in range(4)], trace.var("T1", self.kind)

    def set_state(self, trace: Trace, p: Sequence[Node], t1: Node) -> None:
        for i in range(4):
            trace.set(f"P{i}", p[i])
        trace.set("T1", t1)

    def state(self, trace: Trace, hash: ModuleType) -> list[Node]:
        """The intermediate hash value, each word in the lowest lane of a register."""
        size = self.word // 8
        words = [trace.load(Address("state", self.word, i * size, trace.var("state", POINTER)), Kind("int", self.word, self.word))
                 for i in range(len(state_names(hash)))]
        return [trace.make("move", (word,), None, self.kind) for word in words]

    def begin(self, trace: Trace, hash: ModuleType) -> None:
        """P_0 to P_{-3}, and the T_1 from which the first round makes a."""
        a, b, c, d, e, f, g, h = self.state(trace, hash)
        t1 = trace.apply(f"vpsub{self.letter}", (a, hash.Σ0(b) + hash.Maj(b, c, d)))
        self.set_state(trace, [self.beside(trace, *pair) for pair in ((e, b), (f, c), (g, d))] + [h], t1)

    def rounds(self, trace: Trace, hash: ModuleType, wk: Any) -> None:
        p, t1 = self.working(trace)
        for t in range(16):
            trace.at("rounds", "round", t)
            sigma, choice = self.terms(trace, hash, p)
            plus = p[3] + wk[t]
            with_d = self.beside(trace, plus + self.low(trace, p[2]), t1)
            p, t1 = [sigma + (choice + with_d), *p[:3]], sigma + (choice + plus)
        self.set_state(trace, p, t1)

    def finish(self, trace: Trace, hash: ModuleType) -> None:
        trace.at("rounds", "chain", note="H = H + (a, b, ...)")
        p, t1 = self.working(trace)
        sigma, choice = self.terms(trace, hash, p)
        first = sigma + (choice + self.beside(trace, t1, t1))
        after = [*(self.low(trace, x) for x in (first, *p[:3])), *p]
        for i, value in enumerate(hash.chain(self.state(trace, hash), after)):
            trace.store(Address("state", self.word, i * self.word // 8, trace.var("state", POINTER)), value)

    def leave(self, hash: ModuleType, name: str) -> list[PlanItem]:
        trace = Trace(f"whole{name}", comment="the working variables back to integer registers")
        set_working(trace, hash, load_state(trace, hash))
        return [trace]
