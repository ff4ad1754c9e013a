"""Rounds in two lanes: the recurrences of e and of a side by side in one vector register, a two rounds behind e.

In goes a hash of the SHA-2 shape, out come regions that run rounds on it, and the seam from one block to the next. The
register P_t holds e_t in its lowest lane and a_{t-2} in another, where x_t is the working variable before round t. As
b_t = a_{t-1}, f_t = e_{t-1} and so on, both recurrences then have one form:

    e_{t+1} = Sigma_1(e_t)     + Ch(e_t, e_{t-1}, e_{t-2})          + (a_{t-3} + e_{t-3} + W_t + K_t)
    a_{t-1} = Sigma_0(a_{t-2}) + Maj(a_{t-2}, a_{t-3}, a_{t-4})     + (e_{t-1} - a_{t-5})

    P_{t+1} = S(P_t) + Ch(P_t, U, V) + X                            lane by lane

S rotates each lane by amounts of its own (VPRORVD, VPRORVQ). Maj(x, y, z) is Ch(x, y | z, y & z), which makes Ch do for
both: U and V are e_{t-1}, e_{t-2} in the lowest lane, a_{t-3} | a_{t-4}, a_{t-3} & a_{t-4} in the other. (It is
Ch(~(x ^ y), y, z) as well: an operation less, and one more behind P_t.) X is P_{t-1} with its lanes exchanged, and P_{t-3} to
which W_t + K_t was added in the lowest lane and which was negated in the other. Only S and Ch wait for P_t: the chain from
round to round is a rotation, an exclusive or and an addition.

As a lags, a block's last two a are made by the operations that run the next block's first two rounds (`seam`), and the
hash value stays in registers from block to block: [H_e, H_c], [H_f, H_d], [H_g, -], [H_h, -], [-, H_b], [-, H_a].
The loops around these parts are those of lane_loops.py.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor
from types import ModuleType
from typing import Any

from ..x86.program import Address, Table
from .graph import DataflowGraph, Node, ValueKind
from .layout import word_kind
from .loops import POINTER
from .rounds import load_state
from .rules import ror_terms

HASH = ("Hec", "Hfd", "Hg", "Hh", "Hb", "Ha")          # the hash value's registers, named after what their lanes hold
MASK = ValueKind("mask", 64, 64)


@dataclass(frozen=True, order=True)
class Forms:
    """Selection among equal forms of the two-lane rounds.

    `shuffle`: VPSHUFD exchanges the lanes, else VPALIGNR; some cores run the two on other ports.
    `xor`: Maj is Ch(~(x ^ y), y, z), an operation less and a longer dependence chain.
    `nested`: Sigma rotates P_t twice, then the sum of all, so that no three rotations want two ports at once.
    `move`: a load instruction reads W + K, also where another instruction could have it as its memory operand.
    """

    shuffle: bool = False
    xor: bool = False
    nested: bool = False
    move: bool = False

    def __str__(self) -> str:
        """Return the spelling in options and names, such as align-xor-move."""
        flags = (name for name in ("xor", "nested", "move") if getattr(self, name))
        return "-".join(["shuffle" if self.shuffle else "align", *flags])


# The combinations that a request can have, the default first.
FORMS = (Forms(), Forms(shuffle=True), Forms(xor=True), Forms(shuffle=True, xor=True), Forms(move=True),
         Forms(xor=True, move=True), Forms(nested=True), Forms(nested=True, move=True))


@dataclass(frozen=True)
class Lanes:
    """The two-lane engine for words of `word` bits, in registers of 128 bits."""

    word: int
    forms: Forms = Forms()

    @property
    def kind(self) -> ValueKind:
        return ValueKind("vec", self.word, 128)

    @property
    def count(self) -> int:
        return 128 // self.word

    @property
    def letter(self) -> str:
        return {32: "d", 64: "q"}[self.word]

    def lane(self, low: Any, high: Any, rest: Any = None) -> tuple[Any, ...]:
        """e's lane, the lowest, and a's, the lowest of the upper half; `rest` where there are more."""
        return tuple({0: low, self.count // 2: high}.get(i, rest) for i in range(self.count))

    # small parts

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """How far Sigma_1 and Sigma_0 rotate, and which lane is a's."""
        words = [w for pair in self.amounts(hash) for w in self.lane(*pair, 0)]
        return (Table("turns", self.word, (*words, *self.lane(0, (1 << self.word) - 1, 0)),
                      comment="how far Sigma_1 and Sigma_0 rotate; which lane is a's"),)

    def amounts(self, hash: ModuleType) -> list[tuple[int, int]]:
        """How far Sigma_1 and Sigma_0 rotate, in pairs; nested: the last after the others, which are less by it."""
        word = DataflowGraph("amounts").var("x", word_kind(hash))
        sigma_1, zero = ror_terms(hash.Σ1(word)), ror_terms(hash.Σ0(word))
        assert sigma_1 and zero and len(sigma_1[1]) == len(zero[1])
        if not self.forms.nested:
            return list(zip(sigma_1[1], zero[1]))
        first, *others = zip(sorted(sigma_1[1]), sorted(zero[1]))
        return [*((x - first[0], y - first[1]) for x, y in others), first]

    def sigma(self, graph: DataflowGraph, x: Node, amounts: int) -> Any:
        """Sigma_1 of e's lane, Sigma_0 of a's."""
        rotated = [graph.apply(f"vprorv{self.letter}", (x, self.row(graph, i))) for i in range(amounts - self.forms.nested)]
        if not self.forms.nested:
            return reduce(xor, rotated)
        return graph.apply(f"vprorv{self.letter}", (reduce(xor, rotated, x), self.row(graph, amounts - 1)))

    def row(self, graph: DataflowGraph, i: int) -> Node:
        """Row i of the table."""
        return graph.load(Address("constants", 128, 16 * i, table="turns"), self.kind)

    def only(self, graph: DataflowGraph, mask: str, base: Node, addend: Node) -> Node:
        """base + addend in the lanes of the mask, base in the others."""
        return graph.apply(f"vpadd{self.letter}", (base, graph.var(mask, MASK), base, addend))

    def low(self, graph: DataflowGraph, node: Node) -> Node:
        """a's lane in the place of e's."""
        return graph.permute((node,), self.word, self.lane(self.count // 2, None), self.kind)

    def exchanged(self, graph: DataflowGraph, p: Node) -> Node:
        """Both halves of the register, exchanged."""
        if self.forms.shuffle:
            return graph.apply("vpshufd", (p,), 0x4E)
        return graph.apply("vpalignr", (p, p), 8)

    # rounds

    def round(self, graph: DataflowGraph, hash: ModuleType, p: Sequence[Node], other: Node, wk: Node | None) -> Node:
        """P_{t+1} of P_t .. P_{t-3}; `other` is P_{t-1} as its lanes are exchanged; `wk` has W_t + K_t in its lowest lane, or
        none where the new e does not matter."""
        amounts = self.amounts(hash)
        is_a = self.row(graph, len(amounts))
        if self.forms.xor:
            ch_or_maj = hash.Ch(p[0] ^ is_a & ~p[1], p[1], p[2])
        else:
            ch_or_maj = hash.Ch(p[0], where(is_a, p[1] | p[2], p[1]), where(is_a, p[1] & p[2], p[2]))
        nought = graph.const(0, self.kind)
        if wk is None:
            x = graph.apply(f"vpsub{self.letter}", (nought, p[3]))
        else:
            x = graph.apply(f"vpsub{self.letter}", (p[3] + wk, graph.var("is_a", MASK), nought, p[3]))
        x = x + self.exchanged(graph, other)
        sigma: Node = self.sigma(graph, p[0], len(amounts))
        if not self.forms.nested:
            total: Node = sigma + (ch_or_maj + x)
            return total

        def plus(x: Node, y: Node) -> Node:                   # as it is: Sigma is later here than an estimate of depth has it
            return graph.apply(f"vpadd{self.letter}", (x, y))

        return plus(sigma, plus(ch_or_maj, x))

    def run(self, graph: DataflowGraph, hash: ModuleType, p: Sequence[Node], ts: Sequence[int], wk: Any) -> list[Node]:
        """The rounds `ts` on P_t .. P_{t-3}."""
        for t in ts:
            word = wk[t]
            graph.at("rounds", "round", t)
            p = [self.round(graph, hash, p, p[1], word), *p[:3]]
        return list(p)

    # from block to block

    def seam(self, graph: DataflowGraph, hash: ModuleType, p: Sequence[Node], h: Mapping[str, Node], wk: Any
             ) -> tuple[list[Node], dict[str, Node]]:
        """Rounds 0 and 1 of a block in e's lanes, while a's finish the block before, of which `p` is P_80 .. P_77 (P_64 ...);
        `h` is the hash value before that block. Then P_2 .. P_{-1} and the hash value after it."""
        words = wk[0], wk[1]
        graph.at("rounds", "seam", 0, "the hash value after the block before")
        q = [self.only(graph, "is_e", x, h[name]) for x, name in zip(p, HASH)]
        r = [self.only(graph, "is_a", x, h[name]) for x, name in zip(p[:2], HASH)]
        p0, before = p[0] + h["Hec"], p[1] + h["Hfd"]
        graph.at("rounds", "seam", 1, "the first round, and the last but one of the block before")
        first = self.round(graph, hash, q, r[1], words[0])
        graph.at("rounds", "seam", 2, "the second round, and the last of the block before")
        second = self.round(graph, hash, [first, *q[:3]], r[0], words[1])
        p1, p2 = self.only(graph, "is_a", first, h["Hb"]), self.only(graph, "is_a", second, h["Ha"])
        return [p2, p1, p0, before], dict(zip(HASH, (p0, before, q[2], q[3], p1, p2)))

    def closing(self, graph: DataflowGraph, hash: ModuleType, p: Sequence[Node], h: Mapping[str, Node]) -> dict[str, Node]:
        """The hash value after a block, of which the last two a are still to be made."""
        graph.at("rounds", "closing", 0, "the last two rounds of a, and the hash value")
        first = self.round(graph, hash, p, p[1], None)
        second = self.round(graph, hash, [first, *p[:3]], p[0], None)
        return {name: x + h[name] for name, x in zip(HASH, (*p, first, second))}

    # variables

    def working(self, graph: DataflowGraph) -> list[Node]:
        return [graph.var(f"P{i}", self.kind) for i in range(4)]

    def set_working(self, graph: DataflowGraph, p: Sequence[Node]) -> None:
        for i, node in enumerate(p):
            graph.set(f"P{i}", node)

    def value(self, graph: DataflowGraph) -> dict[str, Node]:
        return {name: graph.var(name, self.kind) for name in HASH}

    def set_value(self, graph: DataflowGraph, h: Mapping[str, Node]) -> None:
        for name, node in h.items():
            graph.set(name, node)

    def enter(self, graph: DataflowGraph, hash: ModuleType) -> None:
        """The hash value from memory to its registers, and the masks."""
        self.set_value(graph, self.loaded(graph, hash))
        graph.at("", "masks", note="masks: the lane of e, the lane of a")
        for name, bits in (("is_e", 1), ("is_a", 1 << self.count // 2)):
            graph.set(name, graph.apply("kmovd", (graph.const(bits, ValueKind("int", 32, 32)),), kind=MASK))

    def loaded(self, graph: DataflowGraph, hash: ModuleType) -> dict[str, Node]:
        """The hash value from memory."""
        graph.at("", "the hash value", note="the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]")
        a, b, c, d, e, f, g, h = (graph.lowest(word, self.kind) for word in load_state(graph, hash))

        def pair(low: Node, high: Node) -> Node:
            return graph.permute((low, high), self.word, self.lane(0, self.count), self.kind)

        return dict(zip(HASH, (pair(e, c), pair(f, d), g, h, pair(b, b), pair(a, a))))

    def stored(self, graph: DataflowGraph, h: Mapping[str, Node]) -> None:
        """The hash value back to memory."""
        graph.at("", "the hash value", note="the hash value")
        words = [self.low(graph, h[name]) for name in ("Ha", "Hb", "Hec", "Hfd")] + [h[name] for name in HASH[:4]]
        for i, word in enumerate(words):
            graph.store(Address("state", self.word, i * self.word // 8, graph.var("state", POINTER)), word)


def where(mask: Node, x: Node, y: Node) -> Node:
    """x where the mask has ones, else y: one operation on bits."""
    return (x ^ y) & mask ^ y
