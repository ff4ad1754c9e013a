"""Scalar rounds beside the schedule of the batch that comes next, spread evenly over all blocks of this one.

In goes a layout, out come the loops of its batches. Rounds alone wait for their own results and leave half of what a core
can issue unused; a block that carries the whole schedule of its batch needs more than there is. So the rows of the next
batch are made a few at a time beside every sixteen rounds, from rows that lie in memory: the table of a batch has W_t + K_t
and behind each of its rows W_t, and there are two such tables, one that is read and one that is written. The first batch's
schedule stands alone before the loop; the last batch of a message has none to make.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import ModuleType

from .formula import formula
from .graph import Node, Trace
from .kernel import (
    POINTER,
    Constants,
    Layout,
    Loaded,
    PlanItem,
    Scalar,
    advance,
    gather,
    k_table,
    layout_of_words,
    next_block,
    row_words,
    schedule_row,
    table_bytes,
    uniform,
)
from .program import LOOP, Address, Jump, Label

WORTH = 8                              # blocks, below which the first batch's schedule is not made up for


@dataclass(frozen=True)
class Ahead(Scalar):
    """The engine of kernels whose batches have more than one block."""

    def serves(self, hash: ModuleType, lay: Layout) -> bool:
        return lay.bank == "vec" and lay.n > 1 and uniform(hash)

    def room(self, hash: ModuleType, lay: Layout) -> int:
        return 2 * table_bytes(hash, paired(lay)) if self.serves(hash, lay) else super().room(hash, lay)

    def batch(self, hash: ModuleType, lay: Layout, after: str) -> list[PlanItem]:
        return batch(hash, paired(lay), after, self) if self.serves(hash, lay) else super().batch(hash, lay, after)


def paired(lay: Layout) -> Layout:
    """W_t + K_t of a row, and behind it W_t, where these are not the same."""
    return lay if lay.bare else replace(lay, paired=True)


class Ring:
    """The rows of one stream as the schedule reads them: those before row `first` from memory before the pointer `w`."""

    def __init__(self, trace: Trace, lay: Layout, stream: int, first: int, w: Node):
        self.trace, self.lay, self.stream, self.first, self.w = trace, lay, stream, first, w
        self.rows: dict[int, Node] = {}

    def __getitem__(self, r: int) -> Node:
        if r not in self.rows:
            at = (r - self.first) * self.lay.row_bytes + self.lay.bare_offset + self.stream * self.lay.size // 8
            self.rows[r] = self.trace.load(Address("ahead", self.lay.size, at, self.w), self.lay.kind)
        return self.rows[r]

    def get(self, r: int, otherwise: Node | None) -> Node | None:
        """Row r; `otherwise` if it is not yet made."""
        return self[r] if r < self.first or r in self.rows else otherwise


def store(trace: Trace, lay: Layout, row: Node, stream: int, r: int, ks: Constants, w: Node, offset: int) -> None:
    """W_t + K_t and W_t of row r, `offset` bytes behind w."""
    offset += stream * lay.size // 8
    if not lay.bare:
        trace.store(Address("ahead", lay.size, offset, w), ks.added(trace, row, r))
    trace.store(Address("ahead", lay.size, offset + lay.bare_offset, w), row)


def first_rows(trace: Trace, hash: ModuleType, lay: Layout, data: Node, w: Node, ks: Constants) -> None:
    """The rows of message words to the table at w."""
    trace.stream = "schedule"
    gathered = gather(trace, hash, lay, data)
    for r in range(lay.rows):
        trace.note = row_words(r * lay.k, lay)
        for s, rows in enumerate(gathered):
            store(trace, lay, rows[r], s, r, ks, w, r * lay.row_bytes)


def next_rows(trace: Trace, hash: ModuleType, lay: Layout, count: int, w: Node, ks: Constants) -> None:
    """So many rows, the first of which lies at w."""
    trace.stream, first = "schedule", lay.rows
    rings = [Ring(trace, lay, s, first, w) for s in range(lay.streams)]
    for r in range(first, first + count):
        words = row_words(r * lay.k, lay)
        trace.note = f"{words}: {formula(hash, r * lay.k)}" if lay.k > 1 else f"{words} = {formula(hash, r)}"
        made = [schedule_row(hash, trace, lay, ring, r) for ring in rings]
        for s, (ring, row) in enumerate(zip(rings, made)):
            ring.rows[r] = row
            store(trace, lay, row, s, r, ks, w, (r - first) * lay.row_bytes)


def pace(hash: ModuleType, lay: Layout) -> int:
    """How many rows are made beside sixteen rounds, so that the last sixteen rounds of a batch come after the last row."""
    rows, turns = len(hash.K) // lay.k - lay.rows, lay.n * hash.ROUNDS // 16 - 1
    return next(count for count in range(1, rows + 1) if rows % count == 0 and rows // count <= turns)


def batch(hash: ModuleType, lay: Layout, after: str, engine: Scalar) -> list[PlanItem]:
    """Batches of n blocks as long as there are so many.

    `q` stands at the first word of the block whose rounds run, `p` at the words of its next 16 rounds, `w` at the next row
    that is to be made, and `spare` at the table that is not read.
    """
    name, table = f"{lay.n}", k_table(hash, lay)
    k_lay = layout_of_words(hash) if lay.bare else lay
    whole, stage, k_stage = table_bytes(hash, lay), lay.rows * lay.row_bytes, lay.rows * k_lay.k_bytes
    count = pace(hash, lay)
    direct = Constants(lay, table)
    k_begin = 0 if lay.bare else k_stage                 # `kp`: K of the rounds, or of the rows that are made

    def ks(trace: Trace, first: int) -> Constants:
        return Constants(k_lay, table, trace.var("kp", POINTER), first)

    def sixteen(trace: Trace, p: Node, constants: Constants) -> None:
        engine.rounds(trace, hash, Loaded(trace, hash, lay, p, constants))

    def make(trace: Trace, count: int) -> None:
        """The next rows."""
        next_rows(trace, hash, lay, count, trace.var("w", POINTER), direct if lay.bare else ks(trace, 16))

    def made(trace: Trace, count: int) -> None:
        """The pointers behind the rows that were made: last, as they are read until then."""
        trace.stream, trace.note = "rounds", "the next rows"
        advance(trace, "w", count * lay.row_bytes)
        if not lay.bare:
            advance(trace, "kp", count * k_lay.k_bytes)

    begin = Trace(f"begin{name}", comment=f"the schedule of the first {lay.n} blocks: the message words")
    area = begin.var("area", POINTER)
    first_rows(begin, hash, lay, begin.var("data", POINTER), area, direct)
    begin.set("w", area + stage)
    begin.set("wend", area + whole)
    begin.set("q", area)
    begin.set("end", area + lay.n * lay.step)
    begin.set("spare", area + whole)
    begin.set("kp", begin.make("table", (), (table.name, k_begin), POINTER))
    more = Trace(f"more{name}", weight=10, comment="the next words of all these blocks")
    make(more, lay.rows)
    made(more, lay.rows)

    start = Trace(f"gather{name}", weight=10, comment="sixteen rounds beside the message words of the next batch")
    q, spare = start.var("q", POINTER), start.var("spare", POINTER)
    first_rows(start, hash, lay, start.var("data", POINTER) + lay.n * (16 * hash.WIDTH // 8), spare, direct)
    sixteen(start, q, Constants(k_lay, table))
    start.note = "the next sixteen words"
    start.set("p", q + stage)
    start.set("turn", q + stage * (hash.ROUNDS // 16))
    start.set("w", spare + stage)
    start.set("wend", spare + whole)
    start.set("kp", start.make("table", (), (table.name, k_stage), POINTER))

    alone = Trace(f"alone{name}", comment="no batch comes after this one")
    alone.set("w", alone.var("q", POINTER))
    alone.set("wend", alone.var("q", POINTER))

    other = Trace(f"other{name}", weight=8 * lay.n, comment="the next block of the batch")
    other.set("p", other.var("q", POINTER))
    other.set("turn", other.var("q", POINTER) + stage * (hash.ROUNDS // 16))
    if lay.bare:
        other.set("kp", other.make("table", (), (table.name, 0), POINTER))

    beside = Trace(f"beside{name}", weight=40 * lay.n, comment="sixteen rounds of one block beside the next rows")
    make(beside, count)
    sixteen(beside, beside.var("p", POINTER), ks(beside, 0))
    plain = Trace(f"plain{name}", weight=20 * lay.n, comment="sixteen rounds of one block")
    sixteen(plain, plain.var("p", POINTER), ks(plain, 0))
    made(beside, count)
    for trace in (beside, plain):
        trace.note = "the next sixteen words"
        advance(trace, "p", stage)
        if lay.bare:
            advance(trace, "kp", k_stage)

    end = Trace(f"end{name}", weight=8 * lay.n, comment="the state after the block")
    engine.finish(end, hash)
    next_block(end, hash)
    advance(end, "q", lay.step)

    swap = Trace(f"swap{name}", comment="the tables change places")
    swap.set("q", swap.var("spare", POINTER))
    swap.set("end", swap.var("spare", POINTER) + lay.n * lay.step)
    swap.set("spare", swap.var("end", POINTER) + -lay.n * lay.step)

    return [
        Jump(after, "b", "blocks", max(2 * lay.n, WORTH)), begin,
        Label(f"more{name}", LOOP), more, Jump(f"more{name}", "ne", "w", "wend"),
        Label(f"again{name}"), Jump(f"alone{name}", "b", "blocks", 2 * lay.n), start, Jump(f"beside{name}"),
        Label(f"alone{name}"), alone,
        Label(f"other{name}", LOOP), other, Jump(f"plain{name}", "e", "w", "wend"),
        Label(f"beside{name}", LOOP), beside, Jump(f"end{name}", "e", "p", "turn"), Jump(f"beside{name}", "ne", "w", "wend"),
        Label(f"plain{name}", LOOP), plain, Jump(f"plain{name}", "ne", "p", "turn"),
        Label(f"end{name}"), end, Jump(f"other{name}", "ne", "q", "end"),
        Jump(after, "b", "blocks", lay.n), swap, Jump(f"again{name}"),
    ]
