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

from dataclasses import dataclass

from ..graph import DataflowGraph, Node, ValueKind
from ..layout import word_kind
from ..schedule import TableWords
from .engine import set_working_variables, working_variables
from .scalar import ScalarRounds

VECTOR_LAG = 8  # delay of a, b, c behind e, f, g, h, in operations of the dependence chain
MOVE_TO_INTEGER = {32: "vmovd", 64: "vmovq"}


@dataclass(frozen=True)
class Split(ScalarRounds):
    """Split engine; with `doubled`, registers of a, b and c hold each word twice, because the ISA
    has no vector rotation."""

    doubled: bool

    @property
    def kind(self) -> ValueKind:
        """Type of a, b and c."""
        return ValueKind("vec", self.hash.WIDTH, 128, self.doubled)

    def double_word(self, graph: DataflowGraph, a: Node) -> Node:
        """Return the register `a` with its lowest word stored twice with `doubled`, else
        unchanged."""
        pieces = (0, 0, None, None)
        return graph.permute((a,), self.kind.word, pieces, self.kind) if self.doubled else a

    def start_block(self, graph: DataflowGraph, wk: TableWords) -> int:
        """Copy a, b and c to vector registers; return 0, since no rounds run here."""
        abc = [self.double_word(graph, graph.to_lowest_lane(node, self.kind))
               for node in working_variables(graph, self.hash)[:3]]
        set_working_variables(graph, self.hash, abc, ".vec")
        return 0

    def run_16_rounds(self, graph: DataflowGraph, wk: TableWords) -> None:
        """Run sixteen rounds; the new a of each round moves from the vector to an integer
        register."""
        hash, word = self.hash, word_kind(self.hash)
        state = working_variables(graph, hash)
        vectors = working_variables(graph, hash, self.kind, ".vec")[:3]
        graph.start_depths = {node.data: VECTOR_LAG for node in vectors}
        for t in range(16):
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

    def move_to_vector(self, graph: DataflowGraph, wk: TableWords, t: int, t1: Node) -> Node:
        """Return T_1 of round t in the lowest lane of a vector register, moved there directly or,
        with `doubled`, through memory: it overwrites W_t + K_t in the schedule's table."""
        if self.doubled:
            graph.store(wk.word_address(t), t1)
            t1 = graph.load(wk.word_address(t), t1.kind)
        return graph.to_lowest_lane(t1, self.kind)
