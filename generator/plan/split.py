"""Split rounds: e, f, g, h and d in integer registers, a, b, c in vector registers.

Input: a hash of SHA-2's structure and W_t + K_t. Output: graph nodes for sixteen rounds. A round
consists of two recurrences that depend little on each other: e is computed from e, f, g, h and d; a
from a, b, c and T_1. Each is short by itself, and in two register classes they use two sets of
execution units. In each round T_1 moves from integer to vector registers, and the new a moves back,
where it is read as d three rounds later.

The rounds need a rotation in vector registers. With AVX-512 this is VPRORD or VPRORQ. Without it
(32-bit words only), the registers of a, b and c hold each word twice, so that a shift of both
copies together rotates one. T_1 then moves through memory, where its W_t + K_t was, because a load
uses none of the vector execution units, which the shifts and copies keep busy.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from .blocks import ScalarEngine
from .graph import DataflowGraph, Node, ValueKind
from .layout import state_names, word_kind
from .rounds import set_working_variables, working_variables
from .schedule import TableWords

VECTOR_LAG = 8  # delay of a, b, c behind e, f, g, h, in operations of the dependence chain
MOVE_TO_INTEGER = {32: "vmovd", 64: "vmovq"}


@dataclass(frozen=True)
class Split(ScalarEngine):
    """Split engine for words of `word` bits; with `doubled`, registers of a, b and c hold each word
    twice, because the ISA has no vector rotation."""

    word: int
    doubled: bool

    @property
    def kind(self) -> ValueKind:
        """Type of a, b and c."""
        return ValueKind("vec", self.word, 128, self.doubled)

    def double_word(self, graph: DataflowGraph, a: Node) -> Node:
        """Return the register `a` with its lowest word stored twice if the engine holds words
        twice, else unchanged."""
        return graph.permute((a,), self.word, (0, 0, None, None), self.kind) if self.doubled else a

    def start_block(self, graph: DataflowGraph, hash: ModuleType, wk: TableWords) -> int:
        """Copy a, b and c to vector registers; return 0, since no rounds run here."""
        for name, node in zip(state_names(hash)[:3], working_variables(graph, hash)):
            graph.set(f"{name}.vec", self.double_word(graph, graph.to_lowest_lane(node, self.kind)))
        return 0

    def run_16_rounds(self, graph: DataflowGraph, hash: ModuleType, wk: TableWords) -> None:
        """Run sixteen rounds; the new a of each round moves from the vector to an integer
        register."""
        state = working_variables(graph, hash)
        vectors = [graph.var(f"{name}.vec", self.kind) for name in state_names(hash)[:3]]
        graph.start_depths = {node.data: VECTOR_LAG for node in vectors}
        for t in range(16):
            graph.set_group("rounds", "round", t)
            *_, e, f, g, h = hash.round(state, t, wk)
            t2 = self.compute_t2(graph, hash, vectors)
            t1 = self.compute_t1(graph, hash, state, t, wk)
            a = t2 + self.move_to_vector(graph, hash, wk, t, t1)
            state = [graph.apply(MOVE_TO_INTEGER[self.word], (a,), kind=word_kind(hash)),
                     *state[:3], e, f, g, h]
            vectors = [self.double_word(graph, a), *vectors[:2]]
        set_working_variables(graph, hash, state)
        for name, node in zip(state_names(hash), vectors):
            graph.set(f"{name}.vec", node)

    def compute_t1(self, graph: DataflowGraph, hash: ModuleType, state: Sequence[Node], t: int,
                   wk: TableWords) -> Node:
        """Return T_1 of round t: the specification's new e with d set to zero."""
        t1: Node = hash.round([*state[:3], graph.const(0, word_kind(hash)), *state[4:]], t, wk)[4]
        return t1

    def compute_t2(self, graph: DataflowGraph, hash: ModuleType, abc: Sequence[Node]) -> Node:
        """Return T_2: the specification's new a with all other inputs set to zero; `abc` are a, b
        and c in vector registers."""
        zero = graph.const(0, self.kind)
        t2: Node = hash.round([*abc, *[zero] * 5], 0, [zero])[0]
        return t2

    def move_to_vector(self, graph: DataflowGraph, hash: ModuleType, wk: TableWords, t: int,
                       t1: Node) -> Node:
        """Return T_1 of round t in the lowest lane of a vector register, moved there directly or,
        if words are doubled, through memory: it overwrites W_t + K_t in the schedule's table."""
        if not self.doubled:
            return graph.to_lowest_lane(t1, self.kind)
        graph.store(wk.word_address(t), t1)
        return graph.to_lowest_lane(graph.load(wk.word_address(t), word_kind(hash)), self.kind)
