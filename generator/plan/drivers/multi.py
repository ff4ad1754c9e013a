"""Driver of the kind `multi`: any number of blocks of each of m messages, at an array of pointers.
state[i*m + j] is word i of the hash value of message j. In lanes, the hash values are read and
written once per block; in streams, they are in registers between blocks."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from types import ModuleType

from ...spec.hashes import block_bytes
from ...x86.program import LOOP_ALIGNMENT, SCRATCH, Address, Jump, Label
from ..engines.engine import Engine, Step, full_block, is_uniform
from ..engines.lanes import LaneGroup, Lanes, PrecomputedGroup
from ..engines.sha_on_lanes import StreamsOnLanes
from ..engines.sha_stream import ShaExtensions, Streams
from ..gather import BlockAddress
from ..graph import POINTER, DataflowGraph, Node
from ..layout import LaneLayout, layout
from ..loops import (
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    describe_last_rounds,
    make_entry_block,
)
from ..schedule import Schedule
from ..shapes import HashValue

BATCH = 4  # blocks per precomputed schedule of the messages in integer registers
STATES = HashValue(pointer="state", interleaved=True)
BLOCK_LOOP = Loop("block", "blocks", end=0)  # its body decrements `blocks`


def plan_multi(hash: ModuleType, m: int, layouts: Sequence[LaneLayout],
               sha: ShaExtensions | None) -> Plan:
    """Plan of void multi(word *state, const void *const data[], size_t blocks). The messages are in
    lanes of the layouts, or in streams of `sha`, whose words are in lanes if there is a layout."""
    engine: Engine
    scratch = 0
    if sha is None:
        engine = Lanes(hash, layouts[0], block_addresses, groups=lane_groups(hash, layouts))
        items = in_lanes(engine)
        scratch = sum(g.batch.table_bytes for g in engine.groups if isinstance(g, PrecomputedGroup))
    elif layouts:
        engine = StreamsOnLanes(hash, layouts[0], block_addresses, engine=sha)
        items, scratch = in_streams_on_lanes(engine), engine.scratch_bytes
    else:
        engine = Streams(hash, sha.lay, block_addresses, streams=sha.for_messages(m))
        items = in_streams(engine)
    return Plan(("state", "data", "blocks"),
                (Jump("done", "e", "blocks", 0), make_entry_block(), load_pointers(m), *items,
                 Label("done")), tuple(engine.tables.values()), scratch)


def load_pointers(m: int) -> DataflowGraph:
    """Set `data`, the address of m pointers, to the address of message 0, and `to1`, `to2`, ... to
    the distances of the others from it."""
    graph = DataflowGraph("pointers", comment="message 0, and the distances of the others from it")
    first = graph.load(graph.address("data", 64, 0, "pointers"), POINTER)
    graph.set("data", first)
    for j in range(1, m):
        other = graph.load(graph.address("data", 64, 8 * j, "pointers"), POINTER)
        graph.set(f"to{j}", graph.apply("sub", (other, first)))
    return graph


def message_pointer(graph: DataflowGraph, j: int) -> Node:
    first = graph.pointer("data")
    return first + graph.pointer(f"to{j}") if j else first


def block_addresses(graph: DataflowGraph) -> BlockAddress:
    """Addresses in the next block of every message."""
    return lambda j, bits, offset: Address("message", bits, offset, graph.pointer("data"),
                                           graph.pointer(f"to{j}") if j else None)


def in_streams(engine: Streams) -> list[PlanItem]:
    begin = DataflowGraph("begin",
                          comment="the hash values in the lanes that the instructions require")
    leave = DataflowGraph("leave", comment="the hash values by rows")
    engine.set_state(begin, STATES)
    engine.append_block(Step(full_block(engine.hash)))
    engine.store_state(leave, STATES)
    (block,) = engine.items
    assert isinstance(block, DataflowGraph)
    block.set_group("pointers")
    advance_to_next_block(block, engine.hash)
    return [begin, *BLOCK_LOOP.wrap(block), leave]


def in_streams_on_lanes(engine: StreamsOnLanes) -> list[PlanItem]:
    hash, block = engine.hash, full_block(engine.hash)
    begin = DataflowGraph("begin",
                          comment="the hash values in the lanes that the instructions require")
    leave = DataflowGraph("rows", comment="the hash values by rows")
    engine.load_state(begin, STATES)
    for message in engine.streams:
        message.set_group(leave, "message", message.j)
        message.H.store_state(leave, message.H.get_state(leave), STATES, engine.messages, message.j)
    words = DataflowGraph("words", weight=10, comment="the words of the first block")
    engine.store_words(words, engine.load_rows(words, block))
    # Instructions before the inner loop, so that the two loops do not have the same head.
    start = DataflowGraph("start", comment="the words behind those of the message")
    loop_items = engine.overlapped_loop(start)
    comment = f"{describe_last_rounds(hash)}, and the hash values after the block"
    next_words = DataflowGraph("next", weight=20,
                               comment=f"{comment}, beside the words of the next")
    last = DataflowGraph("last", weight=10, comment=comment)
    for graph in (next_words, last):
        for message in engine.streams:
            state = message.run_16_rounds(graph, engine.schedule, SCRATCH, hash.ROUNDS - 16)
            message.start_block(graph, message.add_state(graph, state))
        graph.strand_suffix = ""
    engine.store_words(next_words, engine.load_rows(
        next_words, replace(block, first_byte=block_bytes(hash))))
    advance_to_next_block(next_words, hash)
    return [begin, words, Label("block", LOOP_ALIGNMENT), start, *loop_items,
            Jump("last", "b", "blocks", 2), next_words, Jump("block"), Label("last"), last, leave]


def lane_groups(hash: ModuleType, layouts: Sequence[LaneLayout]) -> list[LaneGroup]:
    """Groups of messages, one for each layout."""
    *firsts, m = accumulate((lay.n for lay in layouts), initial=0)
    schedules = [Schedule(hash, lay, f"/{first}" if first else "")
                 for lay, first in zip(layouts, firsts)]
    lead, mix = schedules[0], sum(lay.register_class == "int" for lay in layouts)
    groups = [LaneGroup(s, lead, first, m) for s, first in zip(schedules, firsts)]
    if mix == 0 or not is_uniform(hash):
        return groups
    batch_layout = layout(hash.WIDTH, BATCH // mix, lead.lay.size)
    assert batch_layout is not None
    return [*groups[:-mix], *(PrecomputedGroup(g.s, lead, g.first, m, Schedule(hash, batch_layout))
                              for g in groups[-mix:])]


def in_lanes(engine: Lanes) -> list[PlanItem]:
    precomputed = [g for g in engine.groups if isinstance(g, PrecomputedGroup)]
    items = [item for group in precomputed for item in schedule_items(group)]
    if precomputed:
        batch = precomputed[0].batch
        engine.tables[batch.table.name] = batch.table
        engine.label, engine.more_steps = "1", {"p": batch.step_bytes}
    engine.append_block(Step(full_block(engine.hash), STATES, end=STATES))
    begin, last = engine.items[0], engine.items[-1]
    assert isinstance(begin, DataflowGraph) and isinstance(last, DataflowGraph)
    advance_to_next_block(last, engine.hash)
    if not precomputed:
        return BLOCK_LOOP.wrap(*engine.items)
    begin.set("p", begin.pointer("q"))
    block_loop = Loop("batched", "q", {"q": batch.lay.block_stride_bytes}, "end_of_batch")
    block_loop.advance_pointers(last)
    return BLOCK_LOOP.wrap(*items, *block_loop.wrap(*engine.items))


def schedule_items(group: PrecomputedGroup) -> list[PlanItem]:
    """Compute W_t + K_t of the next n blocks of the group's message, or of one if fewer remain."""
    s, first = group.batch, group.first
    n = s.lay.n

    def load_blocks(name: str, count: int, comment: str) -> tuple[DataflowGraph, Loop]:
        begin = DataflowGraph(name, comment=comment)
        scratch = group.table_address(begin, SCRATCH)
        s.load_message_words(message_pointer(begin, first), scratch, single_block=count == 1)
        loop = Loop.start(begin, f"schedule{first}", range(len(s.hash.K) // 16 - 1),
                          s.pointers(scratch))
        begin.set("q", begin.pointer(SCRATCH))
        begin.set("end_of_batch", begin.pointer(SCRATCH) + count * s.lay.block_stride_bytes)
        return begin, loop

    batch, loop = load_blocks(f"words{first}", n, f"the words of {n} blocks of message {first}")
    single, _ = load_blocks(f"one{first}", 1,
                            f"the words of one block of message {first}, in every lane")
    return [Jump(f"few{first}", "b", "blocks", n), batch, Jump(f"made{first}"),
            Label(f"few{first}"), single, Label(f"made{first}"),
            *s.extension_loop(loop, "the next sixteen words of each block")]
