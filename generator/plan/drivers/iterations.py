"""Driver of the kind `iterations`: the loop of PBKDF2 (RFC 8018, section 5.2) for m passwords. An
iteration replaces U by the HMAC of U, two hashes of one block each. U stays in the variables of the
hash value; T, the exclusive-or of all U, is in memory (in lanes) or in variables (in streams)."""

from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

from ...spec.message import Message
from ...x86.program import Jump, Label
from ..engines.engine import Engine
from ..engines.lanes import Lanes
from ..engines.sha_on_lanes import StreamsOnLanes
from ..engines.sha_stream import ShaExtensions, Streams
from ..graph import DataflowGraph
from ..layout import LaneLayout, state_names
from ..loops import Loop, Plan, advance_pointer, make_entry_block
from ..shapes import HashValue, hash_computations
from .fixed import append_message

STATE = HashValue(pointer="state", interleaved=True)


def plan_iterations(hash: ModuleType, m: int, layouts: Sequence[LaneLayout],
                    sha: ShaExtensions | None) -> Plan:
    """Plan of void iterations(word *state, const word *midstates, size_t iterations); the engines
    are those of `multi.plan_multi`."""
    engine: Engine
    no_source: Any = None  # the blocks are digests in variables
    begin = DataflowGraph("begin", comment="U of every password")
    leave = DataflowGraph("leave", comment="U of every password")
    advance = DataflowGraph("next", comment="T = T ^ U, and the next iteration")
    advance_pointer(advance, "iterations", -1)
    message = Message(hash.NAME, hash.DIGEST_BITS[hash.NAME] // 8, "pbkdf2")
    computations = [
        replace(c, start=replace(c.start, interleaved=True),
                steps=tuple(replace(step, space="state") for step in c.steps))
        for c in hash_computations(hash, message)]  # on the digest in variables
    if sha is None:
        engine = Lanes.of_layout(hash, layouts[0], no_source)
        use_lanes(engine, begin, leave, advance)
    else:
        values = {"": STATE, "T.": replace(STATE, first=len(state_names(hash))),
                  **{f"{c.start.first}.": c.start for c in computations}}
        computations = [replace(c, start=HashValue(variables=f"{c.start.first}."))
                        for c in computations]
        if layouts:
            engine = StreamsOnLanes(hash, layouts[0], no_source, engine=sha)
            streams = [message.H for message in engine.streams]
        else:
            streams = sha.for_messages(m)
            engine = Streams(hash, sha.lay, no_source, streams=streams)
        for j, stream in enumerate(streams):
            use_stream(stream, j, m, values, begin, leave, advance)
    append_message(engine, computations, 0)
    items = (Jump("done", "e", "iterations", 0), make_entry_block(), begin,
             *Loop("iteration", "iterations", end=0).wrap(*engine.items, advance), leave,
             Label("done"))
    return Plan(("state", "midstates", "iterations"), items, tuple(engine.tables.values()),
                engine.scratch_bytes)


def use_lanes(engine: Lanes, begin: DataflowGraph, leave: DataflowGraph,
              advance: DataflowGraph) -> None:
    """Load and store U of every password, and add it to T in memory."""
    (group,), kind = engine.groups, engine.lay.kind
    for i in range(len(state_names(engine.hash))):
        U = group.row_address(begin, STATE, i)
        begin.set(f"H{i}", begin.load(U, kind))
        leave.store(group.row_address(leave, STATE, i), leave.var(f"H{i}", kind))
        T = group.row_address(advance, STATE, len(state_names(engine.hash)) + i)
        advance.store(T, advance.load(T, kind) ^ advance.var(f"H{i}", kind))


def use_stream(stream: ShaExtensions, j: int, m: int, values: dict[str, HashValue],
               begin: DataflowGraph, leave: DataflowGraph, advance: DataflowGraph) -> None:
    """Load U, T and the midstates of password j of m, `values` by the prefix of their variables;
    add U to T; store both."""
    T = stream.for_message("", "T.")
    values = {prefix: replace(value, interleaved=m > 1) for prefix, value in values.items()}
    for prefix, value in values.items():
        stream.for_message("", prefix).set_state(begin, stream.load_state(begin, value, m, j))
    stream.store_state(leave, stream.get_state(leave), values[""], m, j)
    stream.store_state(leave, T.get_state(leave), values["T."], m, j)
    (t0, t1), (u0, u1) = T.get_state(advance), stream.get_state(advance)
    T.set_state(advance, (t0 ^ u0, t1 ^ u1))
