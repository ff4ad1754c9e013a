"""Driver of the kind `iterations`: the loop of PBKDF2 (RFC 8018, section 5.2) for m passwords.

An iteration replaces U by the HMAC of U, two hashes of one block each. U stays in the variables of
the hash value between iterations; T, the exclusive-or of all U, is in memory.
"""

from dataclasses import replace
from types import ModuleType

from ...spec.message import Message
from ...x86.program import Jump, Label
from ..engines.lanes import Lanes
from ..graph import DataflowGraph
from ..layout import LaneLayout, state_names
from ..loops import Loop, Plan, advance_pointer, make_entry_block
from ..shapes import HashComputation, HashValue, hash_computations
from .fixed import append_message


def plan_iterations(hash: ModuleType, lay: LaneLayout) -> Plan:
    """Return the plan of void iterations(word *state, const word *midstates, size_t iterations)."""
    engine, digest_bytes = Lanes.of_layout(hash, lay, None), hash.DIGEST_BITS[hash.NAME] // 8
    append_message(engine, [read_digest(c) for c in hash_computations(
        hash, Message(hash.NAME, digest_bytes, "pbkdf2"))], 0)
    begin = DataflowGraph("begin", comment="U of every password")
    leave = DataflowGraph("leave", comment="U of every password")
    advance = DataflowGraph("next", comment="T = T ^ U, and the next iteration")
    state, (group,) = HashValue(pointer="state"), engine.groups
    advance_pointer(advance, "iterations", -1)
    for i in range(len(state_names(hash))):
        U = group.row_address(begin, state, i)
        begin.set(f"H{i}", begin.load(U, lay.kind))
        leave.store(group.row_address(leave, state, i), leave.var(f"H{i}", lay.kind))
        T = group.row_address(advance, state, len(state_names(hash)) + i)
        advance.store(T, advance.load(T, lay.kind) ^ advance.var(f"H{i}", lay.kind))
    items = (Jump("done", "e", "iterations", 0), make_entry_block(), begin,
             *Loop("iteration", "iterations", end=0).wrap(*engine.items, advance), leave,
             Label("done"))
    return Plan(("state", "midstates", "iterations"), items, tuple(engine.tables.values()))


def read_digest(computation: HashComputation) -> HashComputation:
    """Return the hash computation on the digest in the variables of the hash value, which begins at
    a midstate of each password."""
    return replace(computation, start=replace(computation.start, interleaved=True),
                   steps=tuple(replace(step, space="state") for step in computation.steps))
