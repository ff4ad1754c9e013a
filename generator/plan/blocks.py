"""A kernel of any number of blocks: the schedules of n blocks are made together, their rounds run one after the other.

In go a hash, layouts and an engine, out comes a plan. The rounds read W_t + K_t from a table in the frame. The schedule
runs 16 words ahead of the rounds of the first block of its batch ("carried" by it); the other blocks of the batch run
rounds alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ..x86.program import Jump, Label, Table
from .gather import gather
from .graph import DataflowGraph
from .layout import LaneLayout
from .loops import POINTER, Loop, Plan, PlanItem, next_block, scratch_address, while_blocks_remain
from .rounds import (
    Engine,
    Scalar,
    Unrolled16,
    finish,
    load_state,
    rounds,
    set_working,
    uniform,
    working,
)
from .schedule import Direct, Schedule


def blocks(hash: ModuleType, layouts: Sequence[LaneLayout], engine: Engine) -> Plan:
    """void blocks(word state[], const void *data, size_t blocks)."""
    body = engine.loops(hash, layouts)
    items = (Jump("done", "e", "blocks", 0), *engine.enter(hash, body.scratch_bytes > 0), *body.items, *engine.exit_items(hash))
    return Plan(("state", "data", "blocks"), items, body.tables, body.scratch_bytes)


@dataclass(frozen=True)
class ScalarEngine:
    """Integer registers hold the hash value, and run the rounds of blocks that carry a schedule; those of the others run by
    `others`.

    While a layout's n blocks are left, it takes them; what remains goes to the next. The last layout is of one.
    """

    others: Unrolled16 = Scalar()

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        return self.others.tables(hash)

    def enter(self, hash: ModuleType, vector: bool) -> list[PlanItem]:
        enter = DataflowGraph("enter", comment="the working variables are the intermediate hash value")
        if vector:
            enter.set("area", scratch_address(enter))
        set_working(enter, hash, load_state(enter, hash))
        return [enter]

    def loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        items: list[PlanItem] = []
        schedules = [Schedule(hash, lay) for lay in layouts]
        for s, after in zip(schedules, [*(f"batch{s.lay.n}" for s in schedules[1:]), "done"]):
            items += while_blocks_remain(s.lay.n, integer_batch(s) if s.lay.register_class == "int" else batch(s, self.others),
                                         after)
        tables = {s.table.name: s.table for s in schedules if s.has_constants}
        return Plan((), (*items, Label("done")), (*tables.values(), *self.tables(hash)),
                    max((s.bytes for s in schedules if s.lay.register_class == "vec"), default=0))

    def exit_items(self, hash: ModuleType) -> list[PlanItem]:
        return []


def batch(s: Schedule, engine: Unrolled16) -> list[PlanItem]:
    """One batch: the first block carries the schedule of all, the others run rounds alone, by the engine."""
    hash, lay, name = s.hash, s.lay, f"{s.lay.n}"
    others = Loop(f"other{name}", "q", {"q": lay.step}, "end")
    begin = DataflowGraph(f"begin{name}", comment=f"the schedule of {lay.n} block{'s' * (lay.n > 1)}: the message words")
    scratch = begin.var("area", POINTER)
    if lay.n > 1:
        others.begin(begin, range(lay.n), q=scratch)
    s.begin(begin, begin.var("data", POINTER), scratch)
    if not uniform(hash):
        return [begin, *unrolled(s, others)]

    first = carrying(s, begin, others)
    return first if lay.n == 1 else [*first, *block_loop(s, engine, others)]


def carrying(s: Schedule, begin: DataflowGraph, others: Loop) -> list[PlanItem]:
    """The first block of a batch that `begin` begins: rounds in integer registers, beside the words that follow."""
    hash, name = s.hash, f"{s.lay.n}"
    round_loop = Loop(f"carry{name}", "p", s.steps())
    round_loop.begin(begin, range(hash.ROUNDS // 16 - 1), p=begin.var("area", POINTER), **s.k)
    carry = carried(s, round_loop, "sixteen rounds of one block beside the next words of its batch")
    last = DataflowGraph(f"last{name}", weight=10, comment="the last sixteen rounds of the block")
    wk = s.loads(last, last.var("p", POINTER), s.ks(last))
    finish(last, hash, rounds(last, hash, working(last, hash), range(16), wk))
    next_block(last, hash)
    if s.lay.n > 1:
        others.advance(last)
    return [begin, *carry, last]


def block_loop(s: Schedule, engine: Unrolled16, blocks: Loop) -> list[PlanItem]:
    """The rounds of block after block, of which W_t + K_t lies in the table: `q` stands at the block's first word, `p` at the
    words of its next 16 rounds."""
    hash, lay, n = s.hash, s.lay, s.lay.n
    sixteens = Loop(f"plain{n}", "p", s.steps() if lay.without_k else {"p": s.steps()["p"]})
    begin = DataflowGraph(blocks.name, weight=8 * n, comment="the end of a block, and the first sixteen rounds of the next"
                  if engine.fused_seam else "the next block of the batch")
    sixteens_done = engine.begin(begin, hash, engine.words(begin, s, "q"))
    sixteens.begin(begin, range(sixteens_done, hash.ROUNDS // 16), p=begin.var("q", POINTER), **(s.k if lay.without_k else {}))
    body = DataflowGraph(sixteens.name, weight=40 * n, comment="sixteen rounds of one block")
    engine.rounds(body, hash, engine.words(body, s, "p"))
    round_items = sixteens.single_block(body)
    if engine.fused_seam:
        blocks.advance(begin)
        next_block(begin, hash)
        close = DataflowGraph(f"close{n}", weight=8, comment="the hash value after the batch")
        engine.finish(close, hash)
        return [*blocks.around(begin, *round_items), close]
    end = DataflowGraph(f"end{n}", weight=8 * n, comment="the state after the block")
    engine.finish(end, hash)
    next_block(end, hash)
    blocks.advance(end)
    return blocks.around(begin, *round_items, end)


def carried(s: Schedule, loop: Loop, comment: str) -> list[PlanItem]:
    """The loop of sixteen rounds, of the words at `p`, beside the sixteen words that follow."""
    carry = DataflowGraph(loop.name, weight=40, comment=comment)
    p, ks = carry.var("p", POINTER), s.ks(carry)
    s.more(carry, p, ks)
    set_working(carry, s.hash, rounds(carry, s.hash, working(carry, s.hash), range(16), s.loads(carry, p, ks)))
    carry.at("rounds", "next words", note="the next sixteen words")
    return loop.single_block(carry)


def unrolled(s: Schedule, others: Loop) -> list[PlanItem]:
    """The blocks of a batch where no sixteen rounds are like the sixteen before them: all are straight code."""
    carry = DataflowGraph(f"carry{s.lay.n}", weight=10, comment="rounds of one block beside the schedule of its batch")
    scratch, rows = carry.var("area", POINTER), s.row_variables(carry)
    for first in range(16, len(s.hash.K), 16):
        s.extend(carry, rows, first, scratch, s.ks(), s.lay.offset(first))
    straight_block(carry, s.hash, s.loads(carry, scratch))
    if s.lay.n == 1:
        return [carry]
    other = DataflowGraph(others.name, weight=10 * s.lay.n, comment="rounds of one more block")
    carry.set("q", scratch + s.lay.step)
    straight_block(other, s.hash, s.loads(other, other.var("q", POINTER)))
    others.advance(other)
    ready = f"ready{s.lay.n}"
    return [carry, Jump(ready, "e", "q", "end"), *others.around(other), Label(ready)]


def straight_block(graph: DataflowGraph, hash: ModuleType, wk: Any) -> None:
    """All rounds of one block, and the state after it."""
    finish(graph, hash, rounds(graph, hash, working(graph, hash), range(hash.ROUNDS), wk))
    next_block(graph, hash)


def integer_batch(s: Schedule) -> list[PlanItem]:
    """One block with its schedule in integer registers: each word is computed when its round comes."""
    hash = s.hash
    begin = DataflowGraph("begin", weight=10, comment="sixteen rounds on the message words")
    rows = gather(begin, hash, s.lay, begin.var("data", POINTER))
    wk = Direct(begin, hash, rows, s.ks())
    if not uniform(hash):
        straight_block(begin, hash, wk)
        return [begin]
    set_working(begin, hash, rounds(begin, hash, working(begin, hash), range(16), wk))
    s.set_rows(begin, rows)
    loop = Loop("carry", "kp", {"kp": s.steps()["kp"]})
    loop.begin(begin, range(1, hash.ROUNDS // 16), kp=(s.table.name, 0))
    carry = DataflowGraph("carry", weight=40, comment="sixteen rounds, each on the word made just before")
    rows = s.row_variables(carry)
    wk = Direct(carry, hash, rows, s.ks(carry))
    set_working(carry, hash, rounds(carry, hash, working(carry, hash), range(16, 32), wk))
    s.set_rows(carry, rows)
    last = DataflowGraph("last", weight=10, comment="the state after the block")
    finish(last, hash, working(last, hash))
    next_block(last, hash)
    return [begin, *loop.single_block(carry), last]
