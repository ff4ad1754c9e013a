"""Split rounds: e, f, g, h in integer registers, a, b, c in vector registers, and d in an integer register.

In goes a trace, out come sixteen rounds on it. The text of a round falls into two recurrences that hardly meet: e comes
from e, f, g, h and d; a from a, b, c and T_1. Each alone is short, and in two kinds of registers they use two sets of
execution units. T_1 crosses one way; the other way every a, which is read as d three rounds later.

Vector registers need a rotation: VPRORD and VPRORQ where AVX-512 is, else (32-bit words only) a holds the word twice, so that
a shift of both copies together is a rotation of one. Then T_1 crosses through memory, in the place of the W_t + K_t that it
comes from, as a load takes none of the vectors' execution units, which shifts and copies keep busy.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from .graph import DataflowGraph, Node, ValueKind
from .layout import state_names, word_kind
from .rounds import Unrolled16, set_working, working
from .schedule import Loaded

VECTOR_LAG_STEPS = 8                                 # steps that a, b, c lag behind e, f, g, h
TAKE = {32: "vmovd", 64: "vmovq"}


@dataclass(frozen=True)
class Split(Unrolled16):
    """The engine for words of `word` bits; `doubled`: where vectors cannot be rotated."""

    word: int
    doubled: bool

    @property
    def kind(self) -> ValueKind:
        return ValueKind("vec", self.word, 128, self.doubled)

    def rotatable(self, graph: DataflowGraph, a: Node) -> Node:
        """A word in the lowest lane, as rotations want it."""
        return graph.permute((a,), self.word, (0, 0, None, None), self.kind) if self.doubled else a

    def begin(self, graph: DataflowGraph, hash: ModuleType, wk: Loaded) -> int:
        for name, node in zip(state_names(hash)[:3], working(graph, hash)):
            graph.set(f"{name}.vec", self.rotatable(graph, graph.lowest(node, self.kind)))
        return 0

    def rounds(self, graph: DataflowGraph, hash: ModuleType, wk: Loaded) -> None:
        state = working(graph, hash)
        lanes = [graph.var(f"{name}.vec", self.kind) for name in state_names(hash)[:3]]
        graph.start_depths = {node.data: VECTOR_LAG_STEPS for node in lanes}
        for t in range(16):
            graph.at("rounds", "round", t)
            *_, e, f, g, h = hash.round(state, t, wk)
            a = self.t2(graph, hash, lanes) + self.over(graph, hash, wk, t, self.t1(graph, hash, state, t, wk))
            state = [graph.apply(TAKE[self.word], (a,), kind=word_kind(hash)), *state[:3], e, f, g, h]
            lanes = [self.rotatable(graph, a), *lanes[:2]]
        set_working(graph, hash, state)
        for name, node in zip(state_names(hash), lanes):
            graph.set(f"{name}.vec", node)

    def t1(self, graph: DataflowGraph, hash: ModuleType, state: Sequence[Node], t: int, wk: Loaded) -> Node:
        """T_1: what the text makes of e where d is nought."""
        t1: Node = hash.round([*state[:3], graph.const(0, word_kind(hash)), *state[4:]], t, wk)[4]
        return t1

    def t2(self, graph: DataflowGraph, hash: ModuleType, lanes: Sequence[Node]) -> Node:
        """T_2: what the text makes of a where all that T_1 comes from is nought."""
        nought = graph.const(0, self.kind)
        t2: Node = hash.round([*lanes, *[nought] * 5], 0, [nought])[0]
        return t2

    def over(self, graph: DataflowGraph, hash: ModuleType, wk: Loaded, t: int, word: Node) -> Node:
        """The T_1 of round t in a vector register."""
        if not self.doubled:
            return graph.lowest(word, self.kind)
        graph.store(wk.word_address(t), word)
        return graph.lowest(graph.load(wk.word_address(t), word_kind(hash)), self.kind)
