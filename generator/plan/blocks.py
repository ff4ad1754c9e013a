"""Plans of `blocks` kernels: schedules of n blocks are computed together, and their rounds run one
block after the other.

Input: a hash, layouts and a round engine. Output: a plan. The rounds read W_t + K_t from a table in
the scratch area. The schedule runs 16 words ahead of the rounds of the first block of its batch and
overlaps with them (software pipelining); the other blocks of the batch run rounds alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ..x86.program import Jump, Label, Table
from .gather import gather
from .graph import DataflowGraph
from .layout import LaneLayout
from .loops import (
    POINTER,
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    scratch_address,
    while_blocks_remain,
)
from .rounds import (
    Engine,
    Scalar,
    Unrolled16,
    is_uniform,
    load_state,
    rounds,
    set_working_variables,
    store_next_state,
    working_variables,
)
from .schedule import ComputedWords, Schedule


def blocks(hash: ModuleType, layouts: Sequence[LaneLayout], engine: Engine) -> Plan:
    """Return the plan of void blocks(word state[], const void *data, size_t blocks)."""
    body = engine.loops(hash, layouts)
    items = (Jump("done", "e", "blocks", 0), *engine.enter(hash, body.scratch_bytes > 0),
             *body.items, *engine.exit_items(hash))
    return Plan(("state", "data", "blocks"), items, body.tables, body.scratch_bytes)


@dataclass(frozen=True)
class ScalarEngine:
    """Engine that keeps the hash value in integer registers.

    Blocks whose rounds overlap with the schedule run them in integer registers; `others` runs the
    rounds of all other blocks. The layouts are used in order, each while at least its n blocks
    remain; the last layout has n = 1.
    """

    others: Unrolled16 = Scalar()

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """Return the constants of the engine for the other blocks."""
        return self.others.tables(hash)

    def enter(self, hash: ModuleType, vector: bool) -> list[PlanItem]:
        """Load the hash value into the working variables; `vector`: also compute the address of the
        scratch area."""
        enter = DataflowGraph("enter",
                              comment="the working variables are the intermediate hash value")
        if vector:
            enter.set("area", scratch_address(enter))
        set_working_variables(enter, hash, load_state(enter, hash))
        return [enter]

    def loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        """Return a loop over batches for each layout."""
        items: list[PlanItem] = []
        schedules = [Schedule(hash, lay) for lay in layouts]
        for s, after in zip(schedules, [*(f"batch{s.lay.n}" for s in schedules[1:]), "done"]):
            items += while_blocks_remain(s.lay.n,
                                         plan_integer_block(s) if s.lay.register_class == "int"
                                         else plan_batch(s, self.others),
                                         after)
        tables = {s.table.name: s.table for s in schedules if s.has_constants}
        return Plan((), (*items, Label("done")), (*tables.values(), *self.tables(hash)),
                    max((s.table_bytes for s in schedules if s.lay.register_class == "vec"),
                        default=0))

    def exit_items(self, hash: ModuleType) -> list[PlanItem]:
        """Return nothing: every block stores its hash value."""
        return []


def plan_batch(s: Schedule, engine: Unrolled16) -> list[PlanItem]:
    """Return the plan of one batch: the first block's rounds overlap with the schedule of all, the
    others run rounds alone."""
    hash, lay, name = s.hash, s.lay, f"{s.lay.n}"
    others = Loop(f"other{name}", "q", {"q": lay.block_stride_bytes}, "end")
    begin = DataflowGraph(f"begin{name}",
                          comment=f"the schedule of {lay.n} block{'s' if lay.n > 1 else ''}: the "
                                  f"message words")
    scratch = begin.var("area", POINTER)
    if lay.n > 1:
        others.initialize(begin, range(lay.n), q=scratch)
    s.load_message_words(begin, begin.var("data", POINTER), scratch)
    if not is_uniform(hash):
        return [begin, *plan_unrolled_batch(s, others)]

    first = plan_first_block(s, begin, others)
    return first if lay.n == 1 else [*first, *plan_block_loop(s, engine, others)]


def plan_first_block(s: Schedule, begin: DataflowGraph, others: Loop) -> list[PlanItem]:
    """Return the first block of a batch, whose message words `begin` loads: integer rounds beside
    the schedule."""
    hash, name = s.hash, f"{s.lay.n}"
    round_loop = Loop(f"carry{name}", "p", s.pointer_steps())
    round_loop.initialize(begin, range(hash.ROUNDS // 16 - 1), p=begin.var("area", POINTER),
                          **s.initial_kp)
    carry = overlapped_loop(s, round_loop,
                            "sixteen rounds of one block beside the next words of its batch")
    last = DataflowGraph(f"last{name}", weight=10, comment="the last sixteen rounds of the block")
    wk = s.table_words(last, last.var("p", POINTER), s.constants(last))
    store_next_state(last, hash, rounds(last, hash, working_variables(last, hash), range(16), wk))
    advance_to_next_block(last, hash)
    if s.lay.n > 1:
        others.advance_pointers(last)
    return [begin, *carry, last]


def plan_block_loop(s: Schedule, engine: Unrolled16, blocks: Loop) -> list[PlanItem]:
    """Return the loop over blocks whose W_t + K_t are in the table.

    `q` points to the block's first word, `p` to the words of its next 16 rounds.
    """
    hash, lay, n = s.hash, s.lay, s.lay.n
    sixteens = Loop(f"plain{n}", "p",
                    s.pointer_steps() if lay.without_k else {"p": s.pointer_steps()["p"]})
    begin = DataflowGraph(blocks.name, weight=8 * n,
                          comment="the end of a block, and the first sixteen rounds of the next"
                          if engine.fused_seam else "the next block of the batch")
    sixteens_done = engine.begin(begin, hash, engine.words(begin, s, "q"))
    sixteens.initialize(begin, range(sixteens_done, hash.ROUNDS // 16), p=begin.var("q", POINTER),
                        **(s.initial_kp if lay.without_k else {}))
    body = DataflowGraph(sixteens.name, weight=40 * n, comment="sixteen rounds of one block")
    engine.rounds(body, hash, engine.words(body, s, "p"))
    round_items = sixteens.wrap_block(body)
    if engine.fused_seam:
        blocks.advance_pointers(begin)
        advance_to_next_block(begin, hash)
        close = DataflowGraph(f"close{n}", weight=8, comment="the hash value after the batch")
        engine.finish(close, hash)
        return [*blocks.wrap(begin, *round_items), close]
    end = DataflowGraph(f"end{n}", weight=8 * n, comment="the state after the block")
    engine.finish(end, hash)
    advance_to_next_block(end, hash)
    blocks.advance_pointers(end)
    return blocks.wrap(begin, *round_items, end)


def overlapped_loop(s: Schedule, loop: Loop, comment: str) -> list[PlanItem]:
    """Return the loop of sixteen rounds on the words at `p`, beside the computation of the sixteen
    words that follow."""
    carry = DataflowGraph(loop.name, weight=40, comment=comment)
    p, ks = carry.var("p", POINTER), s.constants(carry)
    s.append_next_16(carry, p, ks)
    set_working_variables(carry, s.hash,
                          rounds(carry, s.hash, working_variables(carry, s.hash), range(16),
                                 s.table_words(carry, p, ks)))
    carry.set_group("rounds", "next words", note="the next sixteen words")
    return loop.wrap_block(carry)


def plan_unrolled_batch(s: Schedule, others: Loop) -> list[PlanItem]:
    """Return a batch as straight-line code, for hashes whose rounds do not repeat every 16."""
    carry = DataflowGraph(f"carry{s.lay.n}", weight=10,
                          comment="rounds of one block beside the schedule of its batch")
    scratch, rows = carry.var("area", POINTER), s.row_variables(carry)
    for first in range(16, len(s.hash.K), 16):
        s.append_rows(carry, rows, first, scratch, s.constants(), s.lay.offset(first))
    run_block(carry, s.hash, s.table_words(carry, scratch))
    if s.lay.n == 1:
        return [carry]
    other = DataflowGraph(others.name, weight=10 * s.lay.n, comment="rounds of one more block")
    carry.set("q", scratch + s.lay.block_stride_bytes)
    run_block(other, s.hash, s.table_words(other, other.var("q", POINTER)))
    others.advance_pointers(other)
    ready = f"ready{s.lay.n}"
    return [carry, Jump(ready, "e", "q", "end"), *others.wrap(other), Label(ready)]


def run_block(graph: DataflowGraph, hash: ModuleType, wk: Any) -> None:
    """Run all rounds of one block and store the state after it."""
    store_next_state(graph, hash,
                     rounds(graph, hash, working_variables(graph, hash), range(hash.ROUNDS), wk))
    advance_to_next_block(graph, hash)


def plan_integer_block(s: Schedule) -> list[PlanItem]:
    """Return one block whose schedule is computed in integer registers, each word before its
    round."""
    hash = s.hash
    begin = DataflowGraph("begin", weight=10, comment="sixteen rounds on the message words")
    rows = gather(begin, hash, s.lay, begin.var("data", POINTER))
    wk = ComputedWords(begin, hash, rows, s.constants())
    if not is_uniform(hash):
        run_block(begin, hash, wk)
        return [begin]
    set_working_variables(begin, hash,
                          rounds(begin, hash, working_variables(begin, hash), range(16), wk))
    s.set_rows(begin, rows)
    loop = Loop("carry", "kp", {"kp": s.pointer_steps()["kp"]})
    loop.initialize(begin, range(1, hash.ROUNDS // 16), kp=(s.table.name, 0))
    carry = DataflowGraph("carry", weight=40,
                          comment="sixteen rounds, each on the word made just before")
    rows = s.row_variables(carry)
    wk = ComputedWords(carry, hash, rows, s.constants(carry))
    set_working_variables(carry, hash,
                          rounds(carry, hash, working_variables(carry, hash), range(16, 32), wk))
    s.set_rows(carry, rows)
    last = DataflowGraph("last", weight=10, comment="the state after the block")
    store_next_state(last, hash, working_variables(last, hash))
    advance_to_next_block(last, hash)
    return [begin, *loop.wrap_block(carry), last]
