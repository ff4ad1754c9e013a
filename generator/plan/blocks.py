"""A kernel of any number of blocks: the schedules of n blocks are made together, their rounds run one after the other.

In go a hash, layouts and an engine, out comes a plan. The rounds read W_t + K_t from a table in the frame. The schedule
runs 16 words ahead of the rounds of the first block of its batch ("carried" by it); the other blocks of the batch run
rounds alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ..hashes import block_bytes
from ..program import LOOP, Jump, Label, Table
from .gather import gather
from .graph import Trace
from .layout import (
    POINTER,
    Layout,
    Plan,
    PlanItem,
    advance,
    frame_area,
    k_table,
    layout_of_words,
    table_bytes,
)
from .rounds import Loaded, Scalar, finish, load_state, rounds, set_working, uniform, working
from .schedule import (
    Constants,
    Direct,
    first_rows,
    keep,
    kept,
    last_rows,
    next_rows,
)


def blocks(hash: ModuleType, layouts: Sequence[Layout], engine: Scalar) -> Plan:
    """void blocks(word state[], const void *data, size_t blocks).

    While a layout's n blocks are left, it takes them; what remains goes to the next. The last layout is of one.
    """
    enter = Trace("enter", comment="the working variables are the intermediate hash value")
    vector = any(lay.bank == "vec" for lay in layouts)
    if vector:
        enter.set("area", frame_area(enter))
    set_working(enter, hash, load_state(enter, hash))
    body = batches(hash, layouts, engine)
    return Plan(("state", "data", "blocks"), (Jump("done", "e", "blocks", 0), enter, *body.items), body.tables,
                body.area_bytes)


def batches(hash: ModuleType, layouts: Sequence[Layout], engine: Scalar) -> Plan:
    """The loops over `blocks` blocks at `data`: what stands between the entry and the end of a kernel."""
    items: list[PlanItem] = []
    tables: dict[str, Table] = {}
    area = 0
    for i, lay in enumerate(layouts):
        after = f"batch{layouts[i + 1].n}" if i + 1 < len(layouts) else "done"
        table = k_table(hash, lay)
        if any(table.words):
            tables[table.name] = table
        body = integer_batch(hash, lay, table) if lay.bank == "int" else batch(hash, lay, table, engine)
        items += [Label(f"batch{lay.n}"), Jump(after, "b", "blocks", lay.n), *body, Jump(f"batch{lay.n}")]
        area = max(area, table_bytes(hash, lay) if lay.bank == "vec" else 0)
    items.append(Label("done"))
    return Plan((), tuple(items), (*tables.values(), *engine.tables(hash)), area)


def next_block(trace: Trace, hash: ModuleType) -> None:
    """One block is done: the message pointer and the count move on."""
    trace.at(trace.stream, "next block", note="the next block")
    advance(trace, "data", block_bytes(hash))
    advance(trace, "blocks", -1)


def batch(hash: ModuleType, lay: Layout, table: Table, engine: Scalar) -> list[PlanItem]:
    """One batch: the first block carries the schedule of all, the others run rounds alone, by the engine.

    `q` stands at the first word of the block whose rounds run, `p` at the words of its next 16 rounds.
    """
    name, alone = f"{lay.n}", lay.n == 1
    stage = lay.rows * lay.row_bytes
    k_lay, k_first = constants_of(hash, lay)
    begin = Trace(f"begin{name}", comment=f"the schedule of {lay.n} block{'s' * (not alone)}: the message words")
    area = begin.var("area", POINTER)
    if not alone:
        begin.set("q", area)
        begin.set("end", area + lay.n * lay.step)
    keep(begin, lay, first_rows(begin, hash, lay, begin.var("data", POINTER), area, Constants(lay, table)))
    items: list[PlanItem] = [begin]

    if not uniform(hash):
        carry = Trace(f"carry{name}", weight=10, comment="rounds of one block beside the schedule of its batch")
        area, rows = carry.var("area", POINTER), kept(carry, lay)
        ks = Constants(k_lay, table)
        for first in range(16, len(hash.K), 16):
            next_rows(carry, hash, lay, rows, first, area, ks, lay.offset(first))
        one_block(carry, hash, Loaded(carry, hash, lay, area, ks))
        items.append(carry)
        if not alone:
            other = Trace(f"other{name}", weight=10 * lay.n, comment="rounds of one more block")
            carry.set("q", area + lay.step)
            one_block(other, hash, Loaded(other, hash, lay, other.var("q", POINTER), ks))
            advance(other, "q", lay.step)
            items += [Jump(f"ready{name}", "e", "q", "end"), Label(f"other{name}", LOOP), other,
                      Jump(f"other{name}", "ne", "q", "end"), Label(f"ready{name}")]
        return items

    begin.set("p", area)
    begin.set("turn", area + stage * (hash.ROUNDS // 16 - 1))
    k_stage = k_lay.rows * k_lay.k_bytes
    begin.set("kp", begin.make("table", (), (table.name, k_first // 16 * k_stage), POINTER))
    items += carried(hash, lay, table, f"carry{name}", "sixteen rounds of one block beside the next words of its batch")

    last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds of the block")
    p = last.var("p", POINTER)
    ks = Constants(k_lay, table, last.var("kp", POINTER))
    finish(last, hash, rounds(last, hash, working(last, hash), range(16), Loaded(last, hash, lay, p, ks)))
    next_block(last, hash)
    items += [last]
    if alone:
        return items
    advance(last, "q", lay.step)
    other = Trace(f"other{name}", weight=8 * lay.n, comment="the next block of the batch")
    other.set("p", other.var("q", POINTER))
    other.set("turn", other.var("q", POINTER) + stage * (hash.ROUNDS // 16))
    engine.begin(other, hash)
    plain = Trace(f"plain{name}", weight=40 * lay.n, comment="sixteen rounds of one block")
    ks = Constants(k_lay, table, plain.var("kp", POINTER))
    engine.rounds(plain, hash, Loaded(plain, hash, lay, plain.var("p", POINTER), ks))
    advance(plain, "p", stage)
    if lay.bare:
        other.set("kp", other.make("table", (), (table.name, 0), POINTER))
        advance(plain, "kp", k_stage)
    end = Trace(f"end{name}", weight=8 * lay.n, comment="the state after the block")
    engine.finish(end, hash)
    next_block(end, hash)
    advance(end, "q", lay.step)
    return [*items, Label(f"other{name}", LOOP), other, Label(f"plain{name}", LOOP), plain,
            Jump(f"plain{name}", "ne", "p", "turn"), end, Jump(f"other{name}", "ne", "q", "end"), *engine.leave(hash, name)]


def constants_of(hash: ModuleType, lay: Layout) -> tuple[Layout, int]:
    """How `kp` reads K beside a schedule, and the word at which it begins: the rounds' words, or the rows that are made."""
    return (layout_of_words(hash), 0) if lay.bare else (lay, 16)


def carried(hash: ModuleType, lay: Layout, table: Table, name: str, comment: str) -> list[PlanItem]:
    """The loop of sixteen rounds, of the words at `p`, beside the sixteen words that follow; until `p` is at `turn`."""
    k_lay, k_first = constants_of(hash, lay)
    stage = lay.rows * lay.row_bytes
    carry = Trace(name, weight=40, comment=comment)
    p, rows = carry.var("p", POINTER), kept(carry, lay)
    ks = Constants(k_lay, table, carry.var("kp", POINTER), k_first)
    next_rows(carry, hash, lay, rows, 16, p, ks, stage)
    keep(carry, lay, last_rows(lay, rows))
    set_working(carry, hash, rounds(carry, hash, working(carry, hash), range(16), Loaded(carry, hash, lay, p, ks)))
    carry.at("rounds", "next words", note="the next sixteen words")
    advance(carry, "p", stage)
    advance(carry, "kp", k_lay.rows * k_lay.k_bytes)
    return [Label(name, LOOP), carry, Jump(name, "ne", "p", "turn")]


def one_block(trace: Trace, hash: ModuleType, wk: Any) -> None:
    """All rounds of one block, and the state after it."""
    finish(trace, hash, rounds(trace, hash, working(trace, hash), range(hash.ROUNDS), wk))
    next_block(trace, hash)


def integer_batch(hash: ModuleType, lay: Layout, table: Table) -> list[PlanItem]:
    """One block with its schedule in integer registers: each word is computed when its round comes."""
    begin = Trace("begin", weight=10, comment="sixteen rounds on the message words")
    rows = gather(begin, hash, lay, begin.var("data", POINTER))
    if not uniform(hash):
        one_block(begin, hash, Direct(begin, hash, lay, rows, Constants(lay, table)))
        return [begin]
    state = rounds(begin, hash, working(begin, hash), range(16), Direct(begin, hash, lay, rows, Constants(lay, table)))
    set_working(begin, hash, state)
    keep(begin, lay, rows)
    size = lay.word // 8
    begin.set("kp", begin.make("table", (), (table.name, 16 * size), POINTER))
    begin.set("turn", begin.make("table", (), (table.name, hash.ROUNDS * size), POINTER))
    carry = Trace("carry", weight=40, comment="sixteen rounds, each on the word made just before")
    rows = kept(carry, lay)
    direct = Direct(carry, hash, lay, rows, Constants(lay, table, carry.var("kp", POINTER), 16))
    set_working(carry, hash, rounds(carry, hash, working(carry, hash), range(16, 32), direct))
    keep(carry, lay, last_rows(lay, rows))
    advance(carry, "kp", 16 * size)
    last = Trace("last", weight=10, comment="the state after the block")
    finish(last, hash, working(last, hash))
    next_block(last, hash)
    return [begin, Label("carry", LOOP), carry, Jump("carry", "ne", "kp", "turn"), last]
