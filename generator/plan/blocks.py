"""A kernel of any number of blocks: the schedules of n blocks are made together, their rounds run one after the other.

In go a hash, layouts and an engine, out comes a plan. The rounds read W_t + K_t from a table in the frame. The schedule
runs 16 words ahead of the rounds of the first block of its batch ("carried" by it); the other blocks of the batch run
rounds alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ..target.program import Jump, Label, Table
from .gather import gather
from .graph import Trace
from .layout import LaneLayout
from .loops import POINTER, Loop, Plan, PlanItem, frame_area, next_block, while_left
from .rounds import Engine, Scalar, Sixteen, finish, load_state, rounds, set_working, uniform, working
from .schedule import Direct, Schedule


def blocks(hash: ModuleType, layouts: Sequence[LaneLayout], engine: Engine) -> Plan:
    """void blocks(word state[], const void *data, size_t blocks)."""
    body = engine.loops(hash, layouts)
    items = (Jump("done", "e", "blocks", 0), *engine.enter(hash, body.area_bytes > 0), *body.items, *engine.leave(hash))
    return Plan(("state", "data", "blocks"), items, body.tables, body.area_bytes)


@dataclass(frozen=True)
class Integer:
    """Integer registers hold the hash value, and run the rounds of blocks that carry a schedule; those of the others run by
    `others`.

    While a layout's n blocks are left, it takes them; what remains goes to the next. The last layout is of one.
    """

    others: Sixteen = Scalar()

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        return self.others.tables(hash)

    def enter(self, hash: ModuleType, vector: bool) -> list[PlanItem]:
        enter = Trace("enter", comment="the working variables are the intermediate hash value")
        if vector:
            enter.set("area", frame_area(enter))
        set_working(enter, hash, load_state(enter, hash))
        return [enter]

    def loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        items: list[PlanItem] = []
        schedules = [Schedule(hash, lay) for lay in layouts]
        for s, after in zip(schedules, [*(f"batch{s.lay.n}" for s in schedules[1:]), "done"]):
            items += while_left(s.lay.n, integer_batch(s) if s.lay.bank == "int" else batch(s, self.others), after)
        tables = {s.table.name: s.table for s in schedules if s.known}
        return Plan((), (*items, Label("done")), (*tables.values(), *self.tables(hash)),
                    max((s.bytes for s in schedules if s.lay.bank == "vec"), default=0))

    def leave(self, hash: ModuleType) -> list[PlanItem]:
        return []


def batch(s: Schedule, engine: Sixteen) -> list[PlanItem]:
    """One batch: the first block carries the schedule of all, the others run rounds alone, by the engine."""
    hash, lay, name = s.hash, s.lay, f"{s.lay.n}"
    others = Loop(f"other{name}", "q", {"q": lay.step}, "end")
    begin = Trace(f"begin{name}", comment=f"the schedule of {lay.n} block{'s' * (lay.n > 1)}: the message words")
    area = begin.var("area", POINTER)
    if lay.n > 1:
        others.begin(begin, range(lay.n), q=area)
    s.begin(begin, begin.var("data", POINTER), area)
    if not uniform(hash):
        return [begin, *unrolled(s, others)]

    first = carrying(s, begin, others)
    return first if lay.n == 1 else [*first, *one_by_one(s, engine, others)]


def carrying(s: Schedule, begin: Trace, others: Loop) -> list[PlanItem]:
    """The first block of a batch that `begin` begins: rounds in integer registers, beside the words that follow."""
    hash, name = s.hash, f"{s.lay.n}"
    sixteen = Loop(f"carry{name}", "p", s.steps())
    sixteen.begin(begin, range(hash.ROUNDS // 16 - 1), p=begin.var("area", POINTER), **s.k)
    carry = carried(s, sixteen, "sixteen rounds of one block beside the next words of its batch")
    last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds of the block")
    wk = s.loads(last, last.var("p", POINTER), s.ks(last))
    finish(last, hash, rounds(last, hash, working(last, hash), range(16), wk))
    next_block(last, hash)
    if s.lay.n > 1:
        others.advance(last)
    return [begin, *carry, last]


def one_by_one(s: Schedule, engine: Sixteen, blocks: Loop) -> list[PlanItem]:
    """The rounds of block after block, of which W_t + K_t lies in the table: `q` stands at the block's first word, `p` at the
    words of its next 16 rounds."""
    hash, lay, n = s.hash, s.lay, s.lay.n
    sixteens = Loop(f"plain{n}", "p", s.steps() if lay.bare else {"p": s.steps()["p"]})
    begin = Trace(blocks.name, weight=8 * n, comment="the end of a block, and the first sixteen rounds of the next"
                  if engine.late else "the next block of the batch")
    done = engine.begin(begin, hash, engine.words(begin, s, "q"))
    sixteens.begin(begin, range(done, hash.ROUNDS // 16), p=begin.var("q", POINTER), **(s.k if lay.bare else {}))
    plain = Trace(sixteens.name, weight=40 * n, comment="sixteen rounds of one block")
    engine.rounds(plain, hash, engine.words(plain, s, "p"))
    sixteen = sixteens.turn(plain)
    if engine.late:
        blocks.advance(begin)
        next_block(begin, hash)
        close = Trace(f"close{n}", weight=8, comment="the hash value after the batch")
        engine.finish(close, hash)
        return [*blocks.around(begin, *sixteen), close]
    end = Trace(f"end{n}", weight=8 * n, comment="the state after the block")
    engine.finish(end, hash)
    next_block(end, hash)
    blocks.advance(end)
    return blocks.around(begin, *sixteen, end)


def carried(s: Schedule, loop: Loop, comment: str) -> list[PlanItem]:
    """The loop of sixteen rounds, of the words at `p`, beside the sixteen words that follow."""
    carry = Trace(loop.name, weight=40, comment=comment)
    p, ks = carry.var("p", POINTER), s.ks(carry)
    s.more(carry, p, ks)
    set_working(carry, s.hash, rounds(carry, s.hash, working(carry, s.hash), range(16), s.loads(carry, p, ks)))
    carry.at("rounds", "next words", note="the next sixteen words")
    return loop.turn(carry)


def unrolled(s: Schedule, others: Loop) -> list[PlanItem]:
    """The blocks of a batch where no sixteen rounds are like the sixteen before them: all are straight code."""
    carry = Trace(f"carry{s.lay.n}", weight=10, comment="rounds of one block beside the schedule of its batch")
    area, rows = carry.var("area", POINTER), s.kept(carry)
    for first in range(16, len(s.hash.K), 16):
        s.extend(carry, rows, first, area, s.ks(), s.lay.offset(first))
    one_block(carry, s.hash, s.loads(carry, area))
    if s.lay.n == 1:
        return [carry]
    other = Trace(others.name, weight=10 * s.lay.n, comment="rounds of one more block")
    carry.set("q", area + s.lay.step)
    one_block(other, s.hash, s.loads(other, other.var("q", POINTER)))
    others.advance(other)
    ready = f"ready{s.lay.n}"
    return [carry, Jump(ready, "e", "q", "end"), *others.around(other), Label(ready)]


def one_block(trace: Trace, hash: ModuleType, wk: Any) -> None:
    """All rounds of one block, and the state after it."""
    finish(trace, hash, rounds(trace, hash, working(trace, hash), range(hash.ROUNDS), wk))
    next_block(trace, hash)


def integer_batch(s: Schedule) -> list[PlanItem]:
    """One block with its schedule in integer registers: each word is computed when its round comes."""
    hash = s.hash
    begin = Trace("begin", weight=10, comment="sixteen rounds on the message words")
    rows = gather(begin, hash, s.lay, begin.var("data", POINTER))
    wk = Direct(begin, hash, rows, s.ks())
    if not uniform(hash):
        one_block(begin, hash, wk)
        return [begin]
    set_working(begin, hash, rounds(begin, hash, working(begin, hash), range(16), wk))
    s.keep(begin, rows)
    loop = Loop("carry", "kp", {"kp": s.steps()["kp"]})
    loop.begin(begin, range(1, hash.ROUNDS // 16), kp=(s.table.name, 0))
    carry = Trace("carry", weight=40, comment="sixteen rounds, each on the word made just before")
    rows = s.kept(carry)
    wk = Direct(carry, hash, rows, s.ks(carry))
    set_working(carry, hash, rounds(carry, hash, working(carry, hash), range(16, 32), wk))
    s.keep(carry, rows)
    last = Trace("last", weight=10, comment="the state after the block")
    finish(last, hash, working(last, hash))
    next_block(last, hash)
    return [begin, *loop.turn(carry), last]
