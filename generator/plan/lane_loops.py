"""Kernels whose rounds run in two lanes (lanes.py): where W_t + K_t comes from, and the loops over rounds and blocks.

In go a hash, the layouts of its batches and the engine; out comes the plan of a kernel. A batch of n blocks has its schedule
made before its rounds (`batch`). A block by itself makes its own beside its rounds, half in lanes (`woven`) or in integer
registers alone (`single`), and ends with the last two rounds of a alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from ..formula import formula
from ..program import LOOP, Address, Jump, Label, Table
from .blocks import next_block
from .gather import gather
from .graph import Kind, Node, Trace
from .lanes import Lanes
from .layout import POINTER, Layout, Plan, PlanItem, advance, frame_area, k_table, layout_of_words, table_bytes, word_kind
from .schedule import Constants, Direct, extend, first_rows, keep, kept, last_rows, next_rows


class Made(Direct):
    """W_t + K_t made in integer registers, a stream of its own beside the rounds."""

    def __getitem__(self, t: int) -> Node:
        self.trace.at("schedule", "W", t)
        while len(self.rows[0]) <= t:
            extend(self.trace, self.hash, self.lay, self.rows, len(self.rows[0]))
        return self.ks.added(self.trace, self.rows[0][t], t)


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
    tables: dict[str, Table] = {}
    area = hash.ROUNDS * hash.WIDTH // 8 if carry == "woven" else 0
    for lay in layouts:
        if lay.n == 1:
            continue
        table = k_table(hash, lay)
        tables[table.name] = table
        items += [Label(f"batch{lay.n}"), Jump("batch1", "b", "blocks", lay.n), *batch(hash, lay, table, engine),
                  Jump(f"batch{lay.n}")]
        area = max(area, table_bytes(hash, lay) + 16)
    table = k_table(hash, layout_of_words(hash))
    tables[table.name] = table
    leave = Trace("leave")
    engine.leave(leave, hash)
    one = {"woven": woven, "integer": single}[carry](hash, table, engine)
    items += [Label("batch1"), Jump("leave", "b", "blocks", 1), *one, Jump("batch1"),
              Label("leave"), leave, Label("done")]
    return Plan(("state", "data", "blocks"), tuple(items), (*tables.values(), *engine.tables(hash)), area)


def batch(hash: ModuleType, lay: Layout, table: Table, engine: Lanes) -> list[PlanItem]:
    """The schedules of n blocks, then the rounds of one after the other.

    `q` stands at the first word of the block whose rounds run, `p` at the words of its next 16 rounds.
    """
    name, stage = f"{lay.n}", lay.rows * lay.row_bytes
    begin = Trace(f"begin{name}", comment=f"the schedule of {lay.n} blocks: the message words")
    area = begin.var("area", POINTER)
    keep(begin, lay, first_rows(begin, hash, lay, begin.var("data", POINTER), area, Constants(lay, table)))
    begin.set("p", area)
    begin.set("q", area)
    begin.set("end", area + lay.n * lay.step)
    begin.set("turn", area + stage * (len(hash.K) // 16 - 1))
    begin.set("kp", begin.make("table", (), (table.name, lay.rows * lay.k_bytes), POINTER))
    more = Trace(f"schedule{name}", weight=40, comment="the next sixteen words of each block")
    p, rows = more.var("p", POINTER), kept(more, lay)
    next_rows(more, hash, lay, rows, 16, p, Constants(lay, table, more.var("kp", POINTER), 16), stage)
    keep(more, lay, last_rows(lay, rows))
    advance(more, "p", stage)
    advance(more, "kp", lay.rows * lay.k_bytes)
    start = Trace(f"start{name}")
    engine.set_working(start, [start.const(0, engine.kind)] * 4)
    first = Trace(f"first{name}", weight=8 * lay.n, comment="the end of a block, and the first sixteen rounds of the next")
    q = first.var("q", POINTER)
    wk = Beside(first, lay, q, engine)
    p0, h = engine.seam(first, hash, engine.working(first), engine.value(first), wk)
    engine.set_value(first, h)
    engine.set_working(first, engine.rounds(first, hash, p0, range(2, 16), wk))
    first.set("p", q + stage)
    first.set("turn", q + stage * (hash.ROUNDS // 16))
    advance(first, "q", lay.step)
    next_block(first, hash)
    plain = Trace(f"plain{name}", weight=40 * lay.n, comment="sixteen rounds of one block")
    wk = Beside(plain, lay, plain.var("p", POINTER), engine)
    engine.set_working(plain, engine.rounds(plain, hash, engine.working(plain), range(16), wk))
    advance(plain, "p", stage)
    close = Trace(f"close{name}", weight=8, comment="the hash value after the batch")
    engine.set_value(close, engine.closing(close, hash, engine.working(close), engine.value(close)))
    return [begin, Label(f"schedule{name}", LOOP), more, Jump(f"schedule{name}", "ne", "p", "turn"), start,
            Label(f"first{name}", LOOP), first, Label(f"plain{name}", LOOP), plain, Jump(f"plain{name}", "ne", "p", "turn"),
            Jump(f"first{name}", "ne", "q", "end"), close]


def woven(hash: ModuleType, table: Table, engine: Lanes) -> list[PlanItem]:
    """One block with its words in memory, beside its rounds half in lanes and half in integer registers (see Woven)."""
    begin, _ = begun(hash, table, engine, in_memory=True)
    lay, area, size = layout_of_words(hash), begin.var("area", POINTER), hash.WIDTH // 8
    begin.set("p", area)
    begin.set("turn", area + (hash.ROUNDS - 16) * size)
    begin.set("kp", begin.make("table", (), (table.name, 16 * size), POINTER))
    carry = Trace("carry1", weight=40, comment="sixteen rounds, and the schedule of their words")
    wk = Woven(carry, hash, carry.var("p", POINTER), Constants(lay, table, carry.var("kp", POINTER), 16))
    engine.set_working(carry, engine.rounds(carry, hash, engine.working(carry), range(16, 32), wk))
    advance(carry, "p", 16 * size)
    advance(carry, "kp", 16 * size)
    return [begin, Label("carry1", LOOP), carry, Jump("carry1", "ne", "p", "turn"), ended(hash, engine)]


def single(hash: ModuleType, table: Table, engine: Lanes) -> list[PlanItem]:
    """One block whose schedule is made in integer registers, beside its rounds."""
    begin, rows = begun(hash, table, engine, in_memory=False)
    lay, size = layout_of_words(hash), hash.WIDTH // 8
    keep(begin, lay, rows)
    begin.set("kp", begin.make("table", (), (table.name, 16 * size), POINTER))
    begin.set("turn", begin.make("table", (), (table.name, hash.ROUNDS * size), POINTER))
    carry = Trace("carry1", weight=40, comment="sixteen rounds, and the schedule of their words")
    rows = kept(carry, lay)
    wk = Made(carry, hash, lay, rows, Constants(lay, table, carry.var("kp", POINTER), 16))
    engine.set_working(carry, engine.rounds(carry, hash, engine.working(carry), range(16, 32), wk))
    keep(carry, lay, last_rows(lay, rows))
    advance(carry, "kp", 16 * size)
    return [begin, Label("carry1", LOOP), carry, Jump("carry1", "ne", "kp", "turn"), ended(hash, engine)]


def begun(hash: ModuleType, table: Table, engine: Lanes, in_memory: bool) -> tuple[Trace, list[list[Node]]]:
    """The region of a block's first sixteen rounds, and its words, which are stored at `area` where the schedule reads them
    there."""
    lay = layout_of_words(hash)
    begin = Trace("begin1", weight=10, comment="sixteen rounds on the message words")
    rows = gather(begin, hash, lay, begin.var("data", POINTER))
    for t, word in enumerate(rows[0] if in_memory else ()):
        begin.at("schedule", "W", t)
        begin.store(Address("schedule", lay.word, t * lay.word // 8, begin.var("area", POINTER)), word)
    wk = Made(begin, hash, lay, rows, Constants(lay, table))
    p = engine.opening(begin, hash, engine.value(begin), wk)
    engine.set_working(begin, engine.rounds(begin, hash, p, range(2, 16), wk))
    return begin, rows


def ended(hash: ModuleType, engine: Lanes) -> Trace:
    """The region behind a block by itself."""
    close = Trace("close1", weight=10, comment="the hash value after the block")
    engine.set_value(close, engine.closing(close, hash, engine.working(close), engine.value(close)))
    next_block(close, hash)
    return close
