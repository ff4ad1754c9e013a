"""Kernels whose rounds run in two lanes (lanes.py): where W_t + K_t comes from, and the loops over rounds and blocks.

In go a hash, the layouts of its batches and the engine; out comes the plan of a kernel. The schedule of a batch of n blocks is
made beside the rounds of its first, which run in integer registers, or before all rounds (`alone`). A block by itself makes its
own beside its rounds in lanes, half in lanes (`woven`) or in `integer` registers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ..target.program import Address, Jump, Label, Table
from ..text.formula import formula
from ..text.words import OnDemand
from .alone import more
from .blocks import carrying, one_by_one
from .gather import gather
from .graph import Node, Trace, ValueKind
from .lanes import Lanes
from .layout import LaneLayout, layout_of_words, word_kind
from .loops import POINTER, Loop, Plan, PlanItem, frame_area, next_block, while_left
from .rounds import Sixteen, load_state, set_working
from .schedule import Constants, Direct, Schedule


class Woven:
    """W_t + K_t of a block whose words lie in memory at `base`: sigma_0(W_{t-15}) + W_{t-16} of four words at a
    time in lanes of a vector, the rest of the sum in integer registers; both beside the rounds."""

    def __init__(self, trace: Trace, hash: ModuleType, base: Node, ks: Constants):
        self.trace, self.hash, self.base, self.ks = trace, hash, base, ks
        self.kind = word_kind(hash)
        self.wide = ValueKind("vec", hash.WIDTH, 4 * hash.WIDTH)
        self.recent: dict[int, Node] = {}

    def address(self, t: int, bits: int) -> Address:
        return Address("schedule", bits, t * self.kind.word // 8, self.base)

    def load(self, t: int, kind: ValueKind) -> Node:
        return self.trace.load(self.address(t, kind.size), kind)

    def half(self, t: int) -> None:
        """What the text makes of four words where W_{t-2} and W_{t-7} are nought, in the place of the words to come."""
        self.trace.at("rows", "row", t, f"sigma0(W_{t - 15}) + W_{t - 16}, and three more")
        nought = self.trace.const(0, self.wide)
        terms = {t - 2: nought, t - 7: nought, **{back: self.load(back, self.wide) for back in (t - 15, t - 16)}}
        self.trace.store(self.address(t, self.wide.size), self.hash.schedule(terms, t))

    def __getitem__(self, t: int) -> Node:
        if t % 4 == 0:
            self.half(t)
        self.trace.at("schedule", "W", t, f"W_{t} = {formula(self.hash, t)}")
        nought = self.trace.const(0, self.kind)
        two = self.recent.get(t - 2) or self.load(t - 2, self.kind)
        terms = {t - 2: two, t - 7: self.load(t - 7, self.kind), t - 15: nought, t - 16: nought}
        word = self.hash.schedule(terms, t) + self.load(t, self.kind)
        self.trace.store(self.address(t, self.kind.size), word)
        self.recent[t] = word
        return self.ks.added(self.trace, word, t)


ROWS = (8, 4, 2, 1)                 # how many blocks that make their own schedules go from one to the next without an end


@dataclass(frozen=True)
class InLanes(Sixteen):
    """Rounds in two lanes, which hold the hash value too, from block to block: each is finished by the next. `beside`: a batch's
    schedule is made beside the rounds of its first block, else before all. `integer`: a single block makes its own in integer
    registers alone, else half in lanes."""

    lanes: Lanes
    beside: bool = False
    integer: bool = False
    late = True

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        return self.lanes.tables(hash)

    def enter(self, hash: ModuleType, vector: bool) -> list[PlanItem]:
        frame = Trace("frame")                                # first: spills need it
        frame.set("area", frame_area(frame))
        enter = Trace("enter")
        self.lanes.enter(enter, hash)
        return [frame, enter]

    def loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        many = [Schedule(hash, lay) for lay in layouts if lay.n > 1]
        one = Schedule(hash, layout_of_words(hash))
        items = [item for s in many for item in while_left(s.lay.n, self.batch(s), "batch1")]
        items += while_left(1, self.by_itself(one), "leave")
        area = max([hash.ROUNDS * hash.WIDTH // 8 * (not self.integer),
                    *(s.bytes + 64 for s in many)])           # the last word is read with what is behind it; whole cache lines
        return Plan((), tuple(items), (*(s.table for s in (*many, one)), *self.tables(hash)), area)

    def leave(self, hash: ModuleType) -> list[PlanItem]:
        leave = Trace("leave")
        self.lanes.stored(leave, self.lanes.value(leave))
        return [Label("leave"), leave, Label("done")]

    def batch(self, s: Schedule) -> list[PlanItem]:
        """The schedules of n blocks, alone or beside the first one's rounds in integer registers; then the rounds of one after
        the other."""
        hash, lanes = s.hash, self.lanes
        blocks = Loop(f"first{s.lay.n}", "q", {"q": s.lay.step}, "end")
        begin = Trace(f"begin{s.lay.n}", comment=f"the schedule of {s.lay.n} blocks: the message words")
        area = begin.var("area", POINTER)
        blocks.begin(begin, range(s.lay.n), q=area)
        s.begin(begin, begin.var("data", POINTER), area)
        start = Trace(f"start{s.lay.n}")
        if self.beside:
            set_working(begin, hash, load_state(begin, hash))
            first = carrying(s, begin, blocks)
            lanes.set_value(start, lanes.loaded(start, hash))
        else:
            ahead = Loop(f"schedule{s.lay.n}", "p", s.steps())
            ahead.begin(begin, range(len(s.hash.K) // 16 - 1), p=area, **s.k)
            first = [begin, *more(s, ahead, "the next sixteen words of each block")]
        lanes.set_working(start, [start.const(0, lanes.kind)] * 4)
        return [*first, start, *one_by_one(s, self, blocks)]

    def by_itself(self, s: Schedule) -> list[PlanItem]:
        """Blocks that make their schedules beside their rounds, each finished by the next: in integer registers, or with its
        words in memory (see Woven). Eight in a row, or four, or two, or one: where a row begins, no a is unfinished."""
        hash, lanes = s.hash, self.lanes
        row: list[PlanItem] = []
        for count in ROWS:
            start, less = Trace(f"row{count}"), f"below{count}"
            start.set("left", start.const(count, POINTER))
            row += [Jump(less, "b", "blocks", count), start, Jump("row"), Label(less)] if count > 1 else [start, Label("row")]
        begin = Trace("start1")
        lanes.set_working(begin, [begin.const(0, lanes.kind)] * 4)
        blocks = Loop("first1", "left", {"left": -1}, 0)
        first = Trace("first1", weight=10, comment="the end of a block, and sixteen rounds on the message words of the next")
        rows = gather(first, hash, s.lay, first.var("data", POINTER))
        for t, word in enumerate(() if self.integer else rows[0]):
            first.at("schedule", "W", t)
            first.store(Address("schedule", s.lay.word, s.lay.offset(t), first.var("area", POINTER)), word)
        self.begin(first, hash, Direct(first, hash, rows, s.ks(), "schedule"))
        carry = Trace("carry1", weight=40, comment="sixteen rounds, and the schedule of their words")
        if self.integer:
            s.keep(first, rows)
            loop = Loop(carry.name, "kp", {"kp": s.steps()["kp"]})
            loop.begin(first, range(1, hash.ROUNDS // 16), kp=(s.table.name, 0))
            wk = Direct(carry, hash, s.kept(carry), s.ks(carry), "schedule")
            lanes.set_working(carry, lanes.run(carry, hash, lanes.working(carry), range(16, 32), wk))
            s.keep(carry, wk.rows)
        else:
            loop = Loop(carry.name, "p", s.steps())
            loop.begin(first, range(hash.ROUNDS // 16 - 1), p=first.var("area", POINTER), **s.k)
            woven = Woven(carry, hash, carry.var("p", POINTER), s.ks(carry))
            lanes.set_working(carry, lanes.run(carry, hash, lanes.working(carry), range(16, 32), woven))
        next_block(first, hash)
        blocks.advance(first)
        close = Trace("close1", weight=10, comment="the hash value after a row of blocks")
        self.finish(close, hash)
        return [*row, begin, *blocks.around(first, *loop.turn(carry)), close]

    def words(self, trace: Trace, s: Schedule, pointer: str) -> OnDemand:
        """W_t + K_t from the table: by itself, or as a register's width where what stands behind goes into a's lane only, which
        does not matter (with words of 32 bits it would go into idle lanes, which are zero and shall stay so)."""
        wide = s.lay.word == 64 and "move" not in self.lanes.form
        base, kind = trace.var(pointer, POINTER), self.lanes.kind if wide else word_kind(s.hash)
        return OnDemand(lambda t: trace.load(Address("schedule", kind.size, s.lay.offset(t), base), kind))

    def begin(self, trace: Trace, hash: ModuleType, wk: Any) -> int:
        p, h = self.lanes.seam(trace, hash, self.lanes.working(trace), self.lanes.value(trace), wk)
        self.lanes.set_value(trace, h)
        self.lanes.set_working(trace, self.lanes.run(trace, hash, p, range(2, 16), wk))
        return 1

    def rounds(self, trace: Trace, hash: ModuleType, wk: Any) -> None:
        self.lanes.set_working(trace, self.lanes.run(trace, hash, self.lanes.working(trace), range(16), wk))

    def finish(self, trace: Trace, hash: ModuleType) -> None:
        value = self.lanes.closing(trace, hash, self.lanes.working(trace), self.lanes.value(trace))
        self.lanes.set_value(trace, value)
        if self.beside:
            self.lanes.stored(trace, value)
