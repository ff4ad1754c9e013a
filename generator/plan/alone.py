"""The two halves of a kernel by themselves: the schedule of n blocks, and one compression that reads it."""

from __future__ import annotations

from types import ModuleType

from ..program import LOOP, Jump, Label
from .graph import Trace
from .layout import (
    POINTER,
    Layout,
    Plan,
    PlanItem,
    advance,
    frame_area,
    k_table,
)
from .rounds import Strided, finish, load_state, rounds, set_working, strides, uniform, working
from .schedule import (
    Constants,
    first_rows,
    keep,
    kept,
    last_rows,
    next_rows,
)


def schedule(hash: ModuleType, lay: Layout) -> Plan:
    """void schedule(word *wk, const void *data): wk[t*n + j] = W_t + K_t of block j."""
    table = k_table(hash, lay)
    known = any(table.words)
    enter, begin = Trace("enter"), Trace("begin", comment="the message words")
    if lay.bank == "vec":
        enter.set("area", frame_area(enter))             # first: spills need it
    wk, stage, k_stage = begin.var("wk", POINTER), lay.rows * lay.row_bytes, lay.rows * lay.k_bytes
    keep(begin, lay, first_rows(begin, hash, lay, begin.var("data", POINTER), wk, Constants(lay, table)))
    if known:
        begin.set("kp", begin.make("table", (), (table.name, k_stage), POINTER))
    begin.set("turn", wk + stage * (len(hash.K) // 16 - 1))
    more = Trace("more", weight=40, comment="the next sixteen words")
    rows, wk = kept(more, lay), more.var("wk", POINTER)
    next_rows(more, hash, lay, rows, 16, wk, Constants(lay, table, more.var("kp", POINTER) if known else None, 16), stage)
    keep(more, lay, last_rows(lay, rows))
    advance(more, "wk", stage)
    if known:
        advance(more, "kp", k_stage)
    items: list[PlanItem] = [enter, begin, Label("more", LOOP), more, Jump("more", "ne", "wk", "turn")]
    if len(hash.K) % 16:
        rest = Trace("rest", comment="the words that are left")
        next_rows(rest, hash, lay, kept(rest, lay), len(hash.K) // 16 * 16, rest.var("wk", POINTER),
                  Constants(lay, table, rest.var("kp", POINTER) if known else None, len(hash.K) // 16 * 16), stage)
        items.append(rest)
    return Plan(("wk", "data"), tuple(items), (table,) if known else (), 0)


def compression(hash: ModuleType) -> Plan:
    """void rounds(word state[], const word *wk, size_t stride): one compression; reads wk[t*stride]."""
    enter = Trace("enter")
    wk, stride = enter.var("wk", POINTER), strides(enter, hash)
    set_working(enter, hash, load_state(enter, hash))
    parameters = ("state", "wk", "stride")
    if not uniform(hash):
        block = Trace("block", weight=10)
        loads = Strided(block, hash, block.var("wk", POINTER))
        finish(block, hash, rounds(block, hash, working(block, hash), range(hash.ROUNDS), loads))
        return Plan(parameters, (enter, block), (), 0)
    whole = stride.shifted(-6) if hash.ROUNDS == 64 else stride.shifted(-6) + stride.shifted(-4)
    enter.set("turn", wk + whole)
    sixteen = Trace("sixteen", weight=40, comment="sixteen rounds")
    loads = Strided(sixteen, hash, sixteen.var("wk", POINTER))
    set_working(sixteen, hash, rounds(sixteen, hash, working(sixteen, hash), range(16), loads))
    sixteen.set("wk", loads.bases[-1] + sixteen.var("stride4", POINTER))
    last = Trace("last", comment="the state after the block")
    finish(last, hash, working(last, hash))
    return Plan(parameters, (enter, Label("sixteen", LOOP), sixteen, Jump("sixteen", "ne", "wk", "turn"), last), (), 0)
