"""Kernels whose rounds run in two lanes (lanes.py): where W_t + K_t comes from, and the loops over rounds and blocks.

In go a hash, the layouts of its batches and the engine; out comes the plan of a kernel. The schedule of a batch of n blocks is
made beside the rounds of its first, which run in integer registers, or before all rounds (`alone`). A block by itself makes its
own beside its rounds in lanes, half in lanes (`woven`) or in `integer` registers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ..spec.formula import formula
from ..spec.words import OnDemand
from ..x86.program import Address, Jump, Label, Table
from .blocks import block_loop, carrying
from .gather import gather
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, layout_of_words, word_kind
from .loops import POINTER, Loop, Plan, PlanItem, next_block, scratch_address, while_blocks_remain
from .rounds import Unrolled16, load_state, set_working
from .schedule import Constants, Direct, Schedule
from .single_kinds import extension_loop
from .two_lane import Lanes


class Woven:
    """W_t + K_t of a block whose words lie in memory at `base`: sigma_0(W_{t-15}) + W_{t-16} of four words at a
    time in lanes of a vector, the rest of the sum in integer registers; both beside the rounds."""

    def __init__(self, graph: DataflowGraph, hash: ModuleType, base: Node, ks: Constants):
        self.graph, self.hash, self.base, self.ks = graph, hash, base, ks
        self.kind = word_kind(hash)
        self.wide = ValueKind("vec", hash.WIDTH, 4 * hash.WIDTH)
        self.recent: dict[int, Node] = {}

    def address(self, t: int, bits: int) -> Address:
        return Address("schedule", bits, t * self.kind.word // 8, self.base)

    def load(self, t: int, kind: ValueKind) -> Node:
        return self.graph.load(self.address(t, kind.size), kind)

    def half(self, t: int) -> None:
        """What the text makes of four words where W_{t-2} and W_{t-7} are nought, in the place of the words to come."""
        self.graph.at("rows", "row", t, f"sigma0(W_{t - 15}) + W_{t - 16}, and three more")
        nought = self.graph.const(0, self.wide)
        terms = {t - 2: nought, t - 7: nought, **{back: self.load(back, self.wide) for back in (t - 15, t - 16)}}
        self.graph.store(self.address(t, self.wide.size), self.hash.schedule(terms, t))

    def __getitem__(self, t: int) -> Node:
        if t % 4 == 0:
            self.half(t)
        self.graph.at("schedule", "W", t, f"W_{t} = {formula(self.hash, t)}")
        nought = self.graph.const(0, self.kind)
        two = self.recent.get(t - 2) or self.load(t - 2, self.kind)
        terms = {t - 2: two, t - 7: self.load(t - 7, self.kind), t - 15: nought, t - 16: nought}
        word = self.hash.schedule(terms, t) + self.load(t, self.kind)
        self.graph.store(self.address(t, self.kind.size), word)
        self.recent[t] = word
        return self.ks.add_k(self.graph, word, t)


ROWS = (8, 4, 2, 1)                 # how many blocks that make their own schedules go from one to the next without an end


@dataclass(frozen=True)
class TwoLaneEngine(Unrolled16):
    """Rounds in two lanes, which hold the hash value too, from block to block: each is finished by the next. `overlap_schedule`: a batch's
    schedule is made beside the rounds of its first block, else before all. `integer`: a single block makes its own in integer
    registers alone, else half in lanes."""

    lanes: Lanes
    overlap_schedule: bool = False
    integer: bool = False
    fused_seam = True

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        return self.lanes.tables(hash)

    def enter(self, hash: ModuleType, vector: bool) -> list[PlanItem]:
        frame = DataflowGraph("frame")                                # first: spills need it
        frame.set("area", scratch_address(frame))
        enter = DataflowGraph("enter")
        self.lanes.enter(enter, hash)
        return [frame, enter]

    def loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        many = [Schedule(hash, lay) for lay in layouts if lay.n > 1]
        single_block = Schedule(hash, layout_of_words(hash))
        items = [item for s in many for item in while_blocks_remain(s.lay.n, self.batch(s), "batch1")]
        items += while_blocks_remain(1, self.by_itself(single_block), "leave")
        scratch = max([hash.ROUNDS * hash.WIDTH // 8 * (not self.integer),
                    *(s.bytes + 64 for s in many)])           # the last word is read with what is behind it; whole cache lines
        return Plan((), tuple(items), (*(s.table for s in (*many, single_block)), *self.tables(hash)), scratch)

    def exit_items(self, hash: ModuleType) -> list[PlanItem]:
        exit_block = DataflowGraph("leave")
        self.lanes.stored(exit_block, self.lanes.value(exit_block))
        return [Label("leave"), exit_block, Label("done")]

    def batch(self, s: Schedule) -> list[PlanItem]:
        """The schedules of n blocks, alone or beside the first one's rounds in integer registers; then the rounds of one after
        the other."""
        hash, lanes = s.hash, self.lanes
        blocks = Loop(f"first{s.lay.n}", "q", {"q": s.lay.step}, "end")
        begin = DataflowGraph(f"begin{s.lay.n}", comment=f"the schedule of {s.lay.n} blocks: the message words")
        scratch = begin.var("area", POINTER)
        blocks.begin(begin, range(s.lay.n), q=scratch)
        s.begin(begin, begin.var("data", POINTER), scratch)
        start = DataflowGraph(f"start{s.lay.n}")
        if self.overlap_schedule:
            set_working(begin, hash, load_state(begin, hash))
            first = carrying(s, begin, blocks)
            lanes.set_value(start, lanes.loaded(start, hash))
        else:
            schedule_loop = Loop(f"schedule{s.lay.n}", "p", s.steps())
            schedule_loop.begin(begin, range(len(s.hash.K) // 16 - 1), p=scratch, **s.k)
            first = [begin, *extension_loop(s, schedule_loop, "the next sixteen words of each block")]
        lanes.set_working(start, [start.const(0, lanes.kind)] * 4)
        return [*first, start, *block_loop(s, self, blocks)]

    def by_itself(self, s: Schedule) -> list[PlanItem]:
        """Blocks that make their schedules beside their rounds, each finished by the next: in integer registers, or with its
        words in memory (see Woven). Eight in a row, or four, or two, or one: where a row begins, no a is unfinished."""
        hash, lanes = s.hash, self.lanes
        row: list[PlanItem] = []
        for count in ROWS:
            start, less = DataflowGraph(f"row{count}"), f"below{count}"
            start.set("left", start.const(count, POINTER))
            row += [Jump(less, "b", "blocks", count), start, Jump("row"), Label(less)] if count > 1 else [start, Label("row")]
        begin = DataflowGraph("start1")
        lanes.set_working(begin, [begin.const(0, lanes.kind)] * 4)
        blocks = Loop("first1", "left", {"left": -1}, 0)
        first = DataflowGraph("first1", weight=10,
                              comment="the end of a block, and sixteen rounds on the message words of the next")
        rows = gather(first, hash, s.lay, first.var("data", POINTER))
        for t, word in enumerate(() if self.integer else rows[0]):
            first.at("schedule", "W", t)
            first.store(Address("schedule", s.lay.word, s.lay.offset(t), first.var("area", POINTER)), word)
        self.begin(first, hash, Direct(first, hash, rows, s.ks(), "schedule"))
        carry = DataflowGraph("carry1", weight=40, comment="sixteen rounds, and the schedule of their words")
        if self.integer:
            s.set_rows(first, rows)
            loop = Loop(carry.name, "kp", {"kp": s.steps()["kp"]})
            loop.begin(first, range(1, hash.ROUNDS // 16), kp=(s.table.name, 0))
            wk = Direct(carry, hash, s.row_variables(carry), s.ks(carry), "schedule")
            lanes.set_working(carry, lanes.run(carry, hash, lanes.working(carry), range(16, 32), wk))
            s.set_rows(carry, wk.rows)
        else:
            loop = Loop(carry.name, "p", s.steps())
            loop.begin(first, range(hash.ROUNDS // 16 - 1), p=first.var("area", POINTER), **s.k)
            woven = Woven(carry, hash, carry.var("p", POINTER), s.ks(carry))
            lanes.set_working(carry, lanes.run(carry, hash, lanes.working(carry), range(16, 32), woven))
        next_block(first, hash)
        blocks.advance(first)
        close = DataflowGraph("close1", weight=10, comment="the hash value after a row of blocks")
        self.finish(close, hash)
        return [*row, begin, *blocks.around(first, *loop.single_block(carry)), close]

    def words(self, graph: DataflowGraph, s: Schedule, pointer: str) -> OnDemand:
        """W_t + K_t from the table: by itself, or as a register's width where what stands behind goes into a's lane only, which
        does not matter (with words of 32 bits it would go into idle lanes, which are zero and shall stay so)."""
        wide = s.lay.word == 64 and not self.lanes.forms.move
        base, kind = graph.var(pointer, POINTER), self.lanes.kind if wide else word_kind(s.hash)
        return OnDemand(lambda t: graph.load(Address("schedule", kind.size, s.lay.offset(t), base), kind))

    def begin(self, graph: DataflowGraph, hash: ModuleType, wk: Any) -> int:
        p, h = self.lanes.seam(graph, hash, self.lanes.working(graph), self.lanes.value(graph), wk)
        self.lanes.set_value(graph, h)
        self.lanes.set_working(graph, self.lanes.run(graph, hash, p, range(2, 16), wk))
        return 1

    def rounds(self, graph: DataflowGraph, hash: ModuleType, wk: Any) -> None:
        self.lanes.set_working(graph, self.lanes.run(graph, hash, self.lanes.working(graph), range(16), wk))

    def finish(self, graph: DataflowGraph, hash: ModuleType) -> None:
        value = self.lanes.closing(graph, hash, self.lanes.working(graph), self.lanes.value(graph))
        self.lanes.set_value(graph, value)
        if self.overlap_schedule:
            self.lanes.stored(graph, value)
