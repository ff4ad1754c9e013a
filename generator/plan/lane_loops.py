"""Kernels whose rounds run in two lanes (lanes.py): where W_t + K_t comes from, and the loops over rounds and blocks.

In go a hash, the layouts of its batches and the engine; out comes the plan of a kernel. A batch of n blocks has its schedule
made before its rounds (`batch`). A block by itself makes its own beside its rounds, half in lanes (`woven`) or in integer
registers alone (`single`), and ends with the last two rounds of a alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from ..formula import formula
from ..program import Address, Jump, Label
from .alone import more
from .gather import gather
from .graph import Kind, Node, Trace
from .lanes import Lanes
from .layout import Layout, layout_of_words, word_kind
from .loops import POINTER, Loop, Plan, PlanItem, frame_area, next_block, while_left
from .schedule import Constants, Direct, Schedule


class Woven:
    """W_t + K_t of a block whose words lie in memory at `base`: sigma_0(W_{t-15}) + W_{t-16} of four words at a
    time in lanes of a vector, the rest of the sum in integer registers; both beside the rounds."""

    def __init__(self, trace: Trace, hash: ModuleType, base: Node, ks: Constants):
        self.trace, self.hash, self.base, self.ks = trace, hash, base, ks
        self.kind = word_kind(hash)
        self.wide = Kind("vec", hash.WIDTH, 4 * hash.WIDTH)
        self.recent: dict[int, Node] = {}

    def address(self, t: int, bits: int) -> Address:
        return Address("schedule", bits, t * self.kind.word // 8, self.base)

    def load(self, t: int, kind: Kind) -> Node:
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


class Beside:
    """W_t + K_t from the table: by itself, or as a register's width where what stands behind goes into a's lane only, which
    does not matter (with words of 32 bits it would go into idle lanes, which are zero and shall stay so)."""

    def __init__(self, trace: Trace, lay: Layout, base: Node, engine: Lanes):
        self.trace, self.lay, self.base = trace, lay, base
        word = lay.word
        self.kind = engine.kind if word == 64 and "move" not in engine.form else Kind("int", word, word)

    def __getitem__(self, t: int) -> Node:
        return self.trace.load(Address("schedule", self.kind.size, self.lay.offset(t), self.base), self.kind)


def blocks(hash: ModuleType, layouts: Sequence[Layout], engine: Lanes, carry: str) -> Plan:
    """void blocks(word state[], const void *data, size_t blocks): batches of n blocks, then what is left one by one.
    `carry` is where these make their schedule: "integer" registers, or "woven"."""
    frame = Trace("frame")                                # first: spills need it
    frame.set("area", frame_area(frame))
    enter = Trace("enter")
    engine.enter(enter, hash)
    items: list[PlanItem] = [Jump("done", "e", "blocks", 0), frame, enter]
    many = [Schedule(hash, lay) for lay in layouts if lay.n > 1]
    one = Schedule(hash, layout_of_words(hash))
    for s in many:
        items += while_left(s.lay.n, batch(s, engine), "batch1")
    leave = Trace("leave")
    engine.leave(leave, hash)
    items += [*while_left(1, (woven if carry == "woven" else single)(one, engine), "leave"), Label("leave"), leave, Label("done")]
    area = max([hash.ROUNDS * hash.WIDTH // 8 * (carry == "woven"), *(s.bytes + 16 for s in many)])
    return Plan(("state", "data", "blocks"), tuple(items), (*(s.table for s in (*many, one)), *engine.tables(hash)), area)


def batch(s: Schedule, engine: Lanes) -> list[PlanItem]:
    """The schedules of n blocks, then the rounds of one after the other.

    `q` stands at the first word of the block whose rounds run, `p` at the words of its next 16 rounds.
    """
    hash, lay, name = s.hash, s.lay, f"{s.lay.n}"
    blocks = Loop(f"first{name}", "q", {"q": lay.step}, "end")
    sixteens = Loop(f"plain{name}", "p", {"p": s.steps()["p"]})
    begin = Trace(f"begin{name}", comment=f"the schedule of {name} blocks: the message words")
    area = begin.var("area", POINTER)
    s.begin(begin, begin.var("data", POINTER), area)
    blocks.begin(begin, range(lay.n), p=area, q=area)
    ahead = Loop(f"schedule{name}", "p", s.steps())
    ahead.begin(begin, range(len(hash.K) // 16 - 1), p=area, **s.k)
    start = Trace(f"start{name}")
    engine.set_working(start, [start.const(0, engine.kind)] * 4)
    first = Trace(blocks.name, weight=8 * lay.n, comment="the end of a block, and the first sixteen rounds of the next")
    q = first.var("q", POINTER)
    wk = Beside(first, lay, q, engine)
    p0, h = engine.seam(first, hash, engine.working(first), engine.value(first), wk)
    engine.set_value(first, h)
    engine.set_working(first, engine.rounds(first, hash, p0, range(2, 16), wk))
    sixteens.begin(first, range(1, hash.ROUNDS // 16), p=q)
    blocks.advance(first)
    next_block(first, hash)
    plain = Trace(sixteens.name, weight=40 * lay.n, comment="sixteen rounds of one block")
    wk = Beside(plain, lay, plain.var("p", POINTER), engine)
    engine.set_working(plain, engine.rounds(plain, hash, engine.working(plain), range(16), wk))
    sixteens.advance(plain)
    close = Trace(f"close{name}", weight=8, comment="the hash value after the batch")
    engine.set_value(close, engine.closing(close, hash, engine.working(close), engine.value(close)))
    made = more(s, ahead, "the next sixteen words of each block")
    return [begin, *made, start, *blocks.around(first, *sixteens.around(plain)), close]


def woven(s: Schedule, engine: Lanes) -> list[PlanItem]:
    """One block with its words in memory, beside its rounds half in lanes and half in integer registers (see Woven)."""
    hash = s.hash
    begin, _ = begun(s, engine, in_memory=True)
    loop = Loop("carry1", "p", s.steps())
    loop.begin(begin, range(hash.ROUNDS // 16 - 1), p=begin.var("area", POINTER), **s.k)
    carry = Trace(loop.name, weight=40, comment="sixteen rounds, and the schedule of their words")
    wk = Woven(carry, hash, carry.var("p", POINTER), s.ks(carry))
    engine.set_working(carry, engine.rounds(carry, hash, engine.working(carry), range(16, 32), wk))
    loop.advance(carry)
    return [begin, *loop.around(carry), ended(hash, engine)]


def single(s: Schedule, engine: Lanes) -> list[PlanItem]:
    """One block whose schedule is made in integer registers, beside its rounds."""
    hash = s.hash
    begin, rows = begun(s, engine, in_memory=False)
    s.keep(begin, rows)
    loop = Loop("carry1", "kp", {"kp": s.steps()["kp"]})
    loop.begin(begin, range(1, hash.ROUNDS // 16), kp=(s.table.name, 0))
    carry = Trace(loop.name, weight=40, comment="sixteen rounds, and the schedule of their words")
    rows = s.kept(carry)
    wk = Direct(carry, hash, rows, s.ks(carry), "schedule")
    engine.set_working(carry, engine.rounds(carry, hash, engine.working(carry), range(16, 32), wk))
    s.keep(carry, rows)
    loop.advance(carry)
    return [begin, *loop.around(carry), ended(hash, engine)]


def begun(s: Schedule, engine: Lanes, in_memory: bool) -> tuple[Trace, list[list[Node]]]:
    """The region of a block's first sixteen rounds, and its words, which are stored at `area` where the schedule reads them
    there."""
    begin = Trace("begin1", weight=10, comment="sixteen rounds on the message words")
    rows = gather(begin, s.hash, s.lay, begin.var("data", POINTER))
    for t, word in enumerate(rows[0] if in_memory else ()):
        begin.at("schedule", "W", t)
        begin.store(Address("schedule", s.lay.word, s.lay.offset(t), begin.var("area", POINTER)), word)
    wk = Direct(begin, s.hash, rows, s.ks(), "schedule")
    p = engine.opening(begin, s.hash, engine.value(begin), wk)
    engine.set_working(begin, engine.rounds(begin, s.hash, p, range(2, 16), wk))
    return begin, rows


def ended(hash: ModuleType, engine: Lanes) -> Trace:
    """The region behind a block by itself."""
    close = Trace("close1", weight=10, comment="the hash value after the block")
    engine.set_value(close, engine.closing(close, hash, engine.working(close), engine.value(close)))
    next_block(close, hash)
    return close
