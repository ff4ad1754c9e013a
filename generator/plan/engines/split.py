"""Split rounds: e, f, g, h and d in integer registers, a, b, c in vector registers. The recurrences
of e (from e, f, g, h and d) and of a (from a, b, c and T_1) are short, and use two sets of units.
T_1 moves to vector registers, and the new a back, where it is read as d three rounds later."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..graph import DataflowGraph, Node, ValueKind
from ..layout import word_kind
from .engine import set_working_variables, working_variables
from .scalar import ScalarRounds

VECTOR_LAG = 8  # delay of a, b, c behind e, f, g, h, in operations of the dependence chain
MOVE_TO_INTEGER = {32: "vmovd", 64: "vmovq"}


@dataclass(frozen=True)
class Split(ScalarRounds):
    """Split engine; `doubled`: registers of a, b and c hold each word twice, for want of a
    rotation."""

    doubled: bool

    @property
    def kind(self) -> ValueKind:
        return ValueKind("vec", self.hash.WIDTH, 128, self.doubled)

    def double_word(self, graph: DataflowGraph, a: Node) -> Node:
        pieces = (0, 0, None, None)
        return graph.permute((a,), self.kind.word, pieces, self.kind) if self.doubled else a

    def start_block(self, graph: DataflowGraph, wk: Any) -> int:
        abc = [self.double_word(graph, graph.to_lowest_lane(node, self.kind))
               for node in working_variables(graph, self.hash)[:3]]
        set_working_variables(graph, self.hash, abc, ".vec")
        return 0

    def run_rounds_on_variables(self, graph: DataflowGraph, ts: Sequence[int], wk: Any) -> None:
        hash, word = self.hash, word_kind(self.hash)
        state = working_variables(graph, hash)
        vectors = working_variables(graph, hash, self.kind, ".vec")[:3]
        graph.start_depths = {node.data: VECTOR_LAG for node in vectors}
        for t in ts:
            graph.set_group("rounds", "round", t)
            *_, e, f, g, h = hash.round(state, t, wk)
            # T_2 is the new a with all other inputs set to zero, T_1 the new e with d set to zero.
            zero = graph.const(0, self.kind)
            t2 = hash.round([*vectors, *[zero] * 5], 0, [zero])[0]
            t1 = hash.round([*state[:3], graph.const(0, word), *state[4:]], t, wk)[4]
            a = t2 + self.move_to_vector(graph, wk, t, t1)
            state = [graph.apply(MOVE_TO_INTEGER[word.word], (a,), kind=word), *state[:3],
                     e, f, g, h]
            vectors = [self.double_word(graph, a), *vectors[:2]]
        set_working_variables(graph, hash, state)
        set_working_variables(graph, hash, vectors, ".vec")

    def move_to_vector(self, graph: DataflowGraph, wk: Any, t: int, t1: Node) -> Node:
        """Return T_1 of round t in the lowest lane of a vector register, moved there directly or,
        with `doubled`, through memory, where W_t + K_t was."""
        if self.doubled:
            address = wk[t].data[0]
            graph.store(address, t1)
            t1 = graph.load(address, t1.kind)
        return graph.to_lowest_lane(t1, self.kind)
