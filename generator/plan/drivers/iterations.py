"""Plans of `iterations` kernels: the loop of PBKDF2 (RFC 8018, section 5.2) for m passwords.

Input: a hash and a layout of one word of each of m passwords. Output: a plan. An iteration replaces
U by the HMAC of U: two hashes of one block each (shapes.py), which are planned like the blocks of
an array of messages. U stays in lanes between iterations; T, the exclusive-or of all U, is in
memory.
"""

from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType

from ...spec.message import Message
from ...x86.program import Address, Jump, Label
from ..engines.engine import BlockStep
from ..engines.lanes import LanesPlanner
from ..graph import DataflowGraph, Node
from ..layout import LaneLayout, state_names
from ..loops import Loop, Plan, advance_pointer, make_entry_block
from ..shapes import HashComputation, Start, hash_computations
from .fixed import append_message


def plan_iterations(hash: ModuleType, lay: LaneLayout) -> Plan:
    """Return the plan of void iterations(word *state, const word *midstates, size_t iterations),
    which runs `iterations` iterations of PBKDF2 for m passwords, one in each vector lane.

    state[i*m + j] is word i of U of password j; the words of T follow those of U.
    midstates[i*m + j] is word i of the two midstates of password j's HMAC: the words of the inner
    hash's midstate, then those of the outer hash's.
    """
    planner, digest_bytes = IterationPlanner(hash, lay), hash.DIGEST_BITS[hash.NAME] // 8
    inner, outer = hash_computations(hash, Message(hash.NAME, digest_bytes, "pbkdf2"))
    append_message(planner, [read_message_from_state(inner), outer], digest_bytes)
    begin = DataflowGraph("begin", comment="U of every password")
    leave = DataflowGraph("leave", comment="U of every password")
    advance = DataflowGraph("next", comment="the next iteration")
    advance_pointer(advance, "iterations", -1)
    for i in range(len(state_names(hash))):
        begin.set(f"H{i}", begin.load(planner.row_address(begin, "state", i), lay.kind))
        leave.store(planner.row_address(leave, "state", i), leave.var(f"H{i}", lay.kind))
    items = (Jump("done", "e", "iterations", 0), make_entry_block(), begin,
             *Loop("iteration", "iterations", end=0).wrap(*planner.items, advance), leave,
             Label("done"))
    return Plan(("state", "midstates", "iterations"), items, planner.all_tables)


def read_message_from_state(computation: HashComputation) -> HashComputation:
    """Return the hash computation with the variable bytes of its blocks in the memory region
    `state`. Its message is a digest, which the planner then reads from the variables of the hash
    value."""
    return replace(computation, steps=tuple(replace(step, space="state")
                                            for step in computation.steps))


class IterationPlanner(LanesPlanner):
    """Planner of one iteration. Each password has midstates of its own in memory, and the outer
    hash updates T in memory. A row is a register with the same word of every password."""

    def row_address(self, graph: DataflowGraph, pointer: str, i: int) -> Address:
        """Return the address of row i, word i of all passwords, in the array at the parameter
        `pointer`."""
        return graph.address(pointer, self.lay.size, i * self.lay.row_bytes)

    def state_before(self, graph: DataflowGraph, start: Start | None) -> list[Node]:
        """Return the hash values before a block; result[i] has word i of all passwords. If `start`
        is None, these are the hash values after the block before. Otherwise they are midstates in
        memory: result[i] is row `start.first` + i of the array at `start.pointer`."""
        if start is None:
            return super().state_before(graph, start)
        graph.set_group("rounds", "begin", note="a, b, ... = H")
        return [graph.load(self.row_address(graph, start.pointer, start.first + i), self.lay.kind)
                for i in range(len(state_names(self.hash)))]

    def finish_block(self, graph: DataflowGraph, state: Sequence[Node], step: BlockStep) -> None:
        """Add the working variables `state` after a block to the hash values before the block, and
        set the variables H0, H1, ... to the sums. If `step` ends with a digest, the sums are the
        new U: also set T in memory to T ^ U."""
        super().finish_block(graph, state, step._replace(digest_bytes=0))
        if step.digest_bytes:
            count = len(state_names(self.hash))
            graph.set_group("rounds", "exclusive-or", note="T = T ^ U")
            for i in range(count):
                address = self.row_address(graph, "state", count + i)
                graph.store(address, graph.load(address, self.lay.kind) ^ graph.writes[f"H{i}"])
