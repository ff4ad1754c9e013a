"""Driver of the kind `blocks`: any number of blocks of one message, at a pointer. Schedules of n
blocks are computed together, sixteen words ahead of the rounds of a batch's first block (software
pipelining), which read W_t + K_t in the scratch area; the other blocks run rounds alone."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ...x86.program import SCRATCH, Address, Jump, Label
from ..engines.engine import (
    RoundEngine,
    Step,
    full_block,
    is_uniform,
    load_state,
    run_rounds,
    set_working_variables,
    store_next_state,
    update_working_variables,
    working_variables,
)
from ..engines.scalar import ScalarRounds, plan_overlapped_loop
from ..engines.sha_stream import ShaExtensions, Streams
from ..engines.two_lane import TwoLaneRounds, WovenWords
from ..gather import contiguous_addresses, load_words
from ..graph import DataflowGraph
from ..layout import LaneLayout, layout_of_words
from ..loops import (
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    describe_last_rounds,
    describe_rounds,
    loop_over_batches,
)
from ..schedule import ComputedWords, Schedule

# Numbers of blocks in runs of single blocks in two lanes. The start of a block finishes the block
# before it; only the last block of a run is finished by code of its own. The lengths are fixed,
# because the proof follows a run from its start, where no block is unfinished, to its end.
RUN_LENGTHS = (8, 4, 2, 1)
NO_UNFINISHED_BLOCK = "zeros in place of the working variables of an unfinished block before"


def plan_blocks(engine: RoundEngine, layouts: Sequence[LaneLayout]) -> Plan:
    """Plan of void blocks(word state[], const void *data, size_t blocks)."""
    body = plan_loops(engine, layouts)
    items = (Jump("done", "e", "blocks", 0), *engine.entry_items(body.scratch_bytes > 0),
             *body.items, *engine.exit_items())
    return Plan(("state", "data", "blocks"), items, body.tables, body.scratch_bytes)


def plan_loops(engine: RoundEngine, layouts: Sequence[LaneLayout]) -> Plan:
    """Plan without parameters: the loops that hash the `blocks` blocks at `data`, one for each
    layout over batches of its n blocks, and the tables that they read."""
    hash = engine.hash
    if isinstance(engine, ShaExtensions):
        return plan_stream(engine)
    assert isinstance(engine, ScalarRounds)
    if isinstance(engine, TwoLaneRounds):
        return plan_two_lane_loops(engine, layouts)
    items: list[PlanItem] = []
    schedules = [Schedule(hash, lay) for lay in layouts]
    next_labels = [*(f"batch{s.lay.n}" for s in schedules[1:]), "done"]
    for s, next_label in zip(schedules, next_labels):
        body = (plan_integer_block(s) if s.lay.register_class == "int"
                else plan_batch(s, engine))
        items += loop_over_batches(s.lay.n, body, next_label)
    tables = {s.table.name: s.table for s in schedules if s.has_constants}
    return Plan((), (*items, Label("done")), (*tables.values(), *engine.tables()),
                max((s.table_bytes for s in schedules if s.lay.register_class == "vec"),
                    default=0))


def plan_stream(sha: ShaExtensions) -> Plan:
    """Loop over single blocks on the SHA extensions."""
    engine = Streams(sha.hash, sha.lay, lambda graph: contiguous_addresses(
        sha.lay, graph.pointer("data")), streams=[sha])
    engine.append_block(Step(full_block(sha.hash)))
    (block,) = engine.items
    assert isinstance(block, DataflowGraph)
    advance_to_next_block(block, sha.hash)
    return Plan((), tuple(Loop("block", "blocks", end=0).wrap(block)), sha.tables())


def count_blocks(n: int) -> str:
    return "1 block" if n == 1 else f"{n} blocks"


def start_batch(s: Schedule) -> DataflowGraph:
    """Basic block that will load the message words of a batch."""
    return DataflowGraph(f"begin{s.lay.n}",
                         comment=f"the schedule of {count_blocks(s.lay.n)}: the message words")


def plan_batch(s: Schedule, engine: ScalarRounds) -> list[PlanItem]:
    """One batch: the rounds of the first block beside the schedule of all, then those of the
    others."""
    n, block_loop, begin = s.lay.n, None, start_batch(s)
    scratch = begin.pointer(SCRATCH)
    if n > 1:
        block_loop = Loop.start(begin, f"other{n}", range(n),
                                {"q": (scratch, s.lay.block_stride_bytes)}, "end_of_batch")
    s.load_message_words(begin.pointer("data"), scratch)
    if not is_uniform(s.hash):
        return [begin, *plan_unrolled_batch(s, block_loop)]
    first = plan_first_block(s, begin, block_loop)
    return [*first, *plan_block_loop(s, engine, block_loop)] if block_loop else first


def plan_first_block(s: Schedule, begin: DataflowGraph,
                     block_loop: Loop | None) -> list[PlanItem]:
    """A batch's first block: `begin`, then rounds in integer registers beside the schedule."""
    hash, name = s.hash, f"{s.lay.n}"
    iterations = range(hash.ROUNDS // 16 - 1)
    round_loop = Loop.start(begin, f"carry{name}", iterations, s.pointers(begin.pointer(SCRATCH)))
    block, words = (" of the block", "its next sixteen words") if s.lay.n == 1 else (
        " of the first block", f"the next sixteen words of each of {s.lay.n} blocks")
    loop_items = plan_overlapped_loop(s, round_loop,
                                      f"{describe_rounds(iterations, block)}, beside {words}")
    last = DataflowGraph(f"last{name}", weight=10, comment=f"{describe_last_rounds(hash)}{block}")
    run_block(last, hash, s.table_words(last.pointer("p")), 16)
    if block_loop:
        block_loop.advance_pointers(last)
    return [begin, *loop_items, last]


def plan_block_loop(s: Schedule, engine: ScalarRounds, block_loop: Loop) -> list[PlanItem]:
    """`block_loop` around the rounds of one block of a batch, by `engine`. `q` points to the
    block's first word in the table of W_t + K_t, `p` to the words of its next 16 rounds."""
    n = s.lay.n
    begin = block_loop.make_body("the end of a block, and rounds 0 to 15 of the next"
                                 if engine.fused_seam else "the next block of the batch", 8 * n)
    wk = begin.pointer("q")
    first_iteration = engine.start_block(begin, engine.table_words(s, wk))
    iterations = range(first_iteration, s.hash.ROUNDS // 16)
    round_loop = Loop.start(begin, f"plain{n}", iterations, {"p": (wk, s.step_bytes)})
    body = round_loop.make_body(describe_rounds(iterations, " of one block"), 40 * n)
    engine.run_16_rounds(body, engine.table_words(s, body.pointer("p")))
    round_items = round_loop.wrap_block(body)
    end = (DataflowGraph(f"close{n}", weight=8, comment="the hash value after the batch")
           if engine.fused_seam
           else DataflowGraph(f"end{n}", weight=8 * n, comment="the state after the block"))
    engine.finish_block(end)
    if engine.fused_seam:
        block_loop.advance_pointers(begin)
        advance_to_next_block(begin, s.hash)
        return [*block_loop.wrap(begin, *round_items), end]
    advance_to_next_block(end, s.hash)
    block_loop.advance_pointers(end)
    return block_loop.wrap(begin, *round_items, end)


def plan_unrolled_batch(s: Schedule, block_loop: Loop | None) -> list[PlanItem]:
    """The schedules and the rounds of a batch as straight-line code for each block."""
    first_block = DataflowGraph(
        f"carry{s.lay.n}", weight=10,
        comment=f"all rounds of one block; schedule of {count_blocks(s.lay.n)}")
    scratch, rows = first_block.pointer(SCRATCH), s.row_variables(first_block)
    s.append_rows(rows, range(16, len(s.hash.K)), scratch, s.constants())
    run_block(first_block, s.hash, s.table_words(scratch))
    if not block_loop:
        return [first_block]
    other = block_loop.make_body("all rounds of the next block", 10 * s.lay.n)
    first_block.set("q", scratch + s.lay.block_stride_bytes)
    run_block(other, s.hash, s.table_words(other.pointer("q")))
    ready = f"ready{s.lay.n}"
    return [first_block, Jump(ready, "e", "q", "end_of_batch"), *block_loop.wrap_block(other),
            Label(ready)]


def run_block(graph: DataflowGraph, hash: ModuleType, wk: Any, rounds: int | None = None) -> None:
    """Run the rounds of one block, or its last `rounds` ones; store the hash value, and advance to
    the next block. `wk[t]` counts t from the first of these rounds."""
    state = run_rounds(hash, working_variables(graph, hash), range(rounds or hash.ROUNDS),
                       wk)
    store_next_state(graph, hash, state)
    advance_to_next_block(graph, hash)


def plan_integer_block(s: Schedule) -> list[PlanItem]:
    """One block whose words are computed in integer registers, each just before its round."""
    hash = s.hash
    begin = DataflowGraph("begin", weight=10, comment="rounds 0 to 15, on the message words"
                          if is_uniform(hash) else "all rounds, on the message words")
    rows = load_words(begin, s.lay, contiguous_addresses(s.lay, begin.pointer("data")))
    wk = ComputedWords(s, rows, s.constants())
    if not is_uniform(hash):
        run_block(begin, hash, wk)
        return [begin]
    update_working_variables(begin, hash, range(16), wk)
    s.set_rows(begin, rows)
    iterations = range(1, hash.ROUNDS // 16)
    loop = Loop.start(begin, "carry", iterations, s.k_pointer)
    body = loop.make_body(f"{describe_rounds(iterations)}, and their words")
    rows = s.row_variables(body)
    wk = ComputedWords(s, rows, s.constants(body))
    update_working_variables(body, hash, range(16, 32), wk)
    s.set_rows(body, rows)
    last = DataflowGraph("last", weight=10, comment="the state after the block")
    store_next_state(last, hash, working_variables(last, hash))
    advance_to_next_block(last, hash)
    return [begin, *loop.wrap_block(body), last]


# two-lane rounds

def plan_two_lane_loops(engine: TwoLaneRounds, layouts: Sequence[LaneLayout]) -> Plan:
    """A loop over batches for each layout with n > 1, then one over single blocks."""
    hash = engine.hash
    batches = [Schedule(hash, lay) for lay in layouts if lay.n > 1]
    single_block = Schedule(hash, layout_of_words(hash))
    items = [item for s in batches
             for item in loop_over_batches(s.lay.n, plan_two_lane_batch(engine, s), "batch1")]
    items += loop_over_batches(1, plan_single_blocks(engine, single_block), "leave")
    single_bytes = 0 if engine.integer else hash.ROUNDS * hash.WIDTH // 8
    # A load of the last word also reads the bytes after it: one more cache line.
    scratch = max([single_bytes, *(s.table_bytes + 64 for s in batches)])
    tables = (*(s.table for s in (*batches, single_block)), *engine.tables())
    return Plan((), tuple(items), tables, scratch)


def plan_two_lane_batch(engine: TwoLaneRounds, s: Schedule) -> list[PlanItem]:
    """A batch: its schedules, beside the first block's rounds with `overlap_schedule`; then the
    rounds of one block after the other."""
    hash, n, begin = s.hash, s.lay.n, start_batch(s)
    scratch = begin.pointer(SCRATCH)
    blocks = Loop.start(begin, f"first{n}", range(n),
                        {"q": (scratch, s.lay.block_stride_bytes)}, "end_of_batch")
    s.load_message_words(begin.pointer("data"), scratch)
    start = DataflowGraph(f"start{n}", comment=NO_UNFINISHED_BLOCK)
    if engine.overlap_schedule:
        set_working_variables(begin, hash, load_state(begin, hash))
        first = plan_first_block(s, begin, blocks)
        engine.set_state(start, engine.load_state(start))
    else:
        schedule_loop = Loop.start(begin, f"schedule{n}", range(len(hash.K) // 16 - 1),
                                   s.pointers(scratch))
        first = [begin, *s.extension_loop(schedule_loop, "the next sixteen words of each block")]
    engine.set_working(start, [start.const(0, engine.kind)] * 4)
    return [*first, start, *plan_block_loop(s, engine, blocks)]


def plan_single_blocks(engine: TwoLaneRounds, s: Schedule) -> list[PlanItem]:
    """A run of single blocks, each of which computes its own schedule."""
    hash = s.hash
    begin = DataflowGraph("start1", comment=NO_UNFINISHED_BLOCK)
    engine.set_working(begin, [begin.const(0, engine.kind)] * 4)
    block_loop = Loop("first1", "left_in_run", {"left_in_run": -1}, 0)
    first = DataflowGraph("first1", weight=10,
                          comment="the end of a block, and rounds 0 to 15 of the next on its "
                          "message words")
    rows = load_words(first, s.lay, contiguous_addresses(s.lay, first.pointer("data")))
    for t, word in enumerate(() if engine.integer else rows[0]):
        first.set_group("schedule", "W", t, f"W_{t} to the schedule")
        first.store(Address("schedule", s.lay.word, s.lay.offset(t),
                            first.pointer(SCRATCH)), word)
    engine.start_block(first, ComputedWords(s, rows, s.constants(), "schedule"))
    body = DataflowGraph("carry1", weight=40,
                         comment=f"{describe_rounds(range(1, hash.ROUNDS // 16))}, and the "
                         "schedule of their words")
    if engine.integer:
        s.set_rows(first, rows)
        loop = Loop.start(first, body.name, range(1, hash.ROUNDS // 16), s.k_pointer)
        wk = ComputedWords(s, s.row_variables(body), s.constants(body), "schedule")
        engine.update_working(body, range(16, 32), wk)
        s.set_rows(body, wk.rows)
    else:
        loop = Loop.start(first, body.name, range(hash.ROUNDS // 16 - 1),
                          s.pointers(first.pointer(SCRATCH)))
        woven = WovenWords(hash, body.pointer("p"), s.constants(body))
        engine.update_working(body, range(16, 32), woven)
    advance_to_next_block(first, hash)
    block_loop.advance_pointers(first)
    close = DataflowGraph("close1", weight=10, comment="the hash value after a run of blocks")
    engine.finish_block(close)
    return [*plan_run_length(), begin, *block_loop.wrap(first, *loop.wrap_block(body)),
            close]


def plan_run_length() -> list[PlanItem]:
    """Set `left_in_run` to the largest of RUN_LENGTHS that does not exceed the remaining blocks."""
    items: list[PlanItem] = []
    for count in RUN_LENGTHS:
        start, next_length = DataflowGraph(f"row{count}"), f"below{count}"
        start.set("left_in_run", count)
        items += [Jump(next_length, "b", "blocks", count), start, Jump("row"),
                  Label(next_length)] if count > 1 else [start, Label("row")]
    return items
