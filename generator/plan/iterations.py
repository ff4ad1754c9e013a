"""Plans of `iterations` kernels: the loop of PBKDF2 (RFC 8018, section 5.2) for m passwords at once.

Input: a hash and a layout of one word of each of m passwords. Output: a plan. An iteration is HMAC
of the HMAC value before, U: two hashes of one block each (shapes.py), planned as those of an array
of messages. U stays in lanes between iterations; T, the exclusive-or of all U, is in memory.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from ..spec.message import Message
from ..x86.program import LOOP_ALIGNMENT, Address, Jump, Label
from .fixed import plan_pass
from .graph import DataflowGraph, Node
from .layout import LaneLayout, state_names
from .loops import POINTER, Plan, advance_pointer, enter_frame
from .message_array import EMPTY, LanesPlanner
from .shapes import Block, Pass, Start, passes


def in_lanes(hash: ModuleType, lay: LaneLayout) -> Plan:
    """Return the plan of void iterations(word *state, const word *midstates, size_t iterations)."""
    planner = IterationPlanner(hash, lay, EMPTY)
    inner, outer = passes(hash, Message(hash.NAME, hash.DIGEST_BITS[hash.NAME] // 8, "pbkdf2"))
    plan_pass(planner, of_digest(inner), 0)
    plan_pass(planner, outer, hash.DIGEST_BITS[hash.NAME] // 8)
    begin = DataflowGraph("begin", comment="U of every password")
    leave = DataflowGraph("leave", comment="U of every password")
    on = DataflowGraph("next", comment="the next iteration")
    advance_pointer(on, "iterations", -1)
    for i in range(len(state_names(hash))):
        begin.set(f"H{i}", begin.load(planner.row_address(begin, "state", i), lay.kind))
        leave.store(planner.row_address(leave, "state", i), leave.var(f"H{i}", lay.kind))
    tables = {t.name: t for t in [planner.s.table] if planner.s.has_constants} | planner.tables
    return Plan(("state", "midstates", "iterations"), (
        Jump("done", "e", "iterations", 0), enter_frame(), begin,
        Label("iteration", LOOP_ALIGNMENT), *planner.items, on,
        Jump("iteration", "ne", "iterations", 0), leave, Label("done")), tuple(tables.values()), 0)


def of_digest(message_pass: Pass) -> Pass:
    """Return the pass with the digest in the hash value's variables instead of memory."""
    return Pass(message_pass.start, tuple(replace(step, space="state") if isinstance(step, Block)
                                          else step for step in message_pass.steps))


@dataclass
class IterationPlanner(LanesPlanner):
    """Planner of one iteration: the midstates are rows, and the last block changes T in memory."""

    def row_address(self, graph: DataflowGraph, pointer: str, i: int) -> Address:
        """Return the address of row i behind a pointer."""
        return Address(pointer, self.lay.size, i * self.lay.row_bytes, graph.var(pointer, POINTER))

    def value(self, graph: DataflowGraph, start: Start | None) -> list[Node]:
        """Return the hash value before a step: a midstate of every password."""
        if start is None:
            return super().value(graph, start)
        graph.set_group("rounds", "begin", note="a, b, ... = H")
        return [graph.load(self.row_address(graph, start.pointer, start.first + i), self.lay.kind)
                for i in range(len(state_names(self.hash)))]

    def finish(self, graph: DataflowGraph, state: Sequence[Node], start: Start | None,
               digest_bytes: int | None) -> None:
        """Compute the hash values after a block, and T = T ^ U after the last."""
        super().finish(graph, state, start, 0)
        if digest_bytes:
            count = len(state_names(self.hash))
            graph.set_group("rounds", "exclusive-or", note="T = T ^ U")
            for i in range(count):
                address = self.row_address(graph, "state", count + i)
                graph.store(address, graph.load(address, self.lay.kind) ^ graph.writes[f"H{i}"])
