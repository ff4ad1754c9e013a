"""Split rounds: e, f, g, h and d in integer registers, a, b, c in vector registers.

Input: a hash of SHA-2's structure and W_t + K_t. Output: graph nodes for sixteen rounds. A round
consists of two recurrences that depend little on each other: e is computed from e, f, g, h and d; a
from a, b, c and T_1. Each is short by itself, and in two register classes they use two sets of
execution units. In each round T_1 moves from integer to vector registers, and the new a moves back,
where it is read as d three rounds later.

Vector registers need a rotation: VPRORD and VPRORQ with AVX-512; otherwise (32-bit words only) a
holds each word twice, so that a shift of both copies together rotates one. T_1 then moves through
memory, in the slot of its W_t + K_t, because a load uses none of the vector execution units, which
the shifts and copies keep busy.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from .graph import DataflowGraph, Node, ValueKind
from .layout import state_names, word_kind
from .rounds import Unrolled16, set_working_variables, working_variables
from .schedule import TableWords

VECTOR_LAG_STEPS = 8  # steps by which a, b, c lag behind e, f, g, h
MOVE_TO_INTEGER = {32: "vmovd", 64: "vmovq"}


@dataclass(frozen=True)
class Split(Unrolled16):
    """Split engine for words of `word` bits; `doubled` where vectors have no rotation."""

    word: int
    doubled: bool

    @property
    def kind(self) -> ValueKind:
        """Type of a, b and c."""
        return ValueKind("vec", self.word, 128, self.doubled)

    def rotatable(self, graph: DataflowGraph, a: Node) -> Node:
        """Return the word in the lowest lane, doubled if the rotations need that."""
        return graph.permute((a,), self.word, (0, 0, None, None), self.kind) if self.doubled else a

    def begin(self, graph: DataflowGraph, hash: ModuleType, wk: TableWords) -> int:
        """Copy a, b and c to vector registers; no rounds run here."""
        for name, node in zip(state_names(hash)[:3], working_variables(graph, hash)):
            graph.set(f"{name}.vec", self.rotatable(graph, graph.to_lowest_lane(node, self.kind)))
        return 0

    def rounds(self, graph: DataflowGraph, hash: ModuleType, wk: TableWords) -> None:
        """Run sixteen rounds; the new a of each round moves from the vector to an integer
        register."""
        state = working_variables(graph, hash)
        lanes = [graph.var(f"{name}.vec", self.kind) for name in state_names(hash)[:3]]
        graph.start_depths = {node.data: VECTOR_LAG_STEPS for node in lanes}
        for t in range(16):
            graph.set_group("rounds", "round", t)
            *_, e, f, g, h = hash.round(state, t, wk)
            t2, t1 = self.t2(graph, hash, lanes), self.t1(graph, hash, state, t, wk)
            a = t2 + self.move_to_vector(graph, hash, wk, t, t1)
            state = [graph.apply(MOVE_TO_INTEGER[self.word], (a,), kind=word_kind(hash)),
                     *state[:3], e, f, g, h]
            lanes = [self.rotatable(graph, a), *lanes[:2]]
        set_working_variables(graph, hash, state)
        for name, node in zip(state_names(hash), lanes):
            graph.set(f"{name}.vec", node)

    def t1(self, graph: DataflowGraph, hash: ModuleType, state: Sequence[Node], t: int,
           wk: TableWords) -> Node:
        """Return T_1: the specification's new e with d set to zero."""
        t1: Node = hash.round([*state[:3], graph.const(0, word_kind(hash)), *state[4:]], t, wk)[4]
        return t1

    def t2(self, graph: DataflowGraph, hash: ModuleType, lanes: Sequence[Node]) -> Node:
        """Return T_2: the specification's new a with every input of T_1 set to zero."""
        zero = graph.const(0, self.kind)
        t2: Node = hash.round([*lanes, *[zero] * 5], 0, [zero])[0]
        return t2

    def move_to_vector(self, graph: DataflowGraph, hash: ModuleType, wk: TableWords, t: int,
                       word: Node) -> Node:
        """Return T_1 of round t in a vector register."""
        if not self.doubled:
            return graph.to_lowest_lane(word, self.kind)
        graph.store(wk.word_address(t), word)
        return graph.to_lowest_lane(graph.load(wk.word_address(t), word_kind(hash)), self.kind)
