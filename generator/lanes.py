"""Rounds in two lanes: the recurrences of e and of a side by side in one vector register, a two rounds behind e.

In goes a hash of the SHA-2 shape, out come regions that run rounds on it, and the seam from one block to the next. The
register P_t holds e_t in its lowest lane and a_{t-2} in another, where x_t is the working variable before round t. As
b_t = a_{t-1}, f_t = e_{t-1} and so on, both recurrences then have one form:

    e_{t+1} = Sigma_1(e_t)     + Ch(e_t, e_{t-1}, e_{t-2})          + (a_{t-3} + e_{t-3} + W_t + K_t)
    a_{t-1} = Sigma_0(a_{t-2}) + Maj(a_{t-2}, a_{t-3}, a_{t-4})     + (e_{t-1} - a_{t-5})

    P_{t+1} = S(P_t) + Ch(P_t, U, V) + X                            lane by lane

S rotates each lane by amounts of its own (VPRORVD, VPRORVQ). Maj(x, y, z) is Ch(x, y | z, y & z), which makes Ch do for
both: U and V are e_{t-1}, e_{t-2} in the lowest lane, a_{t-3} | a_{t-4}, a_{t-3} & a_{t-4} in the other. (It is
Ch(~(x ^ y), y, z) as well: an operation less, and one more behind P_t.) X is P_{t-1} with its lanes exchanged, and P_{t-3} to
which W_t + K_t was added in the lowest lane and which was negated in the other. Only S and Ch wait for P_t: the chain from
round to round is a rotation, an exclusive or and an addition.

As a lags, a block's last two a are made by the operations that run the next block's first two rounds (`seam`), and the
hash value stays in registers from block to block: [H_e, H_c], [H_f, H_d], [H_g, -], [H_h, -], [-, H_b], [-, H_a].
A batch of n blocks has its schedule made before (`batch`); a block by itself makes its own beside its rounds, half in lanes
(`woven`) or in integer registers alone (`single`), and ends with the last two rounds of a alone (`closing`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from .formula import formula
from .graph import Kind, Node, Trace
from .kernel import (
    POINTER,
    Constants,
    Direct,
    Layout,
    Plan,
    PlanItem,
    advance,
    extend,
    first_rows,
    frame_area,
    gather,
    k_table,
    keep,
    kept,
    last_rows,
    layout_of_words,
    load_state,
    next_block,
    next_rows,
    table_bytes,
    word_kind,
)
from .program import LOOP, Address, Jump, Label, Table
from .spelling import ror_terms

HASH = ("Hec", "Hfd", "Hg", "Hh", "Hb", "Ha")          # the hash value's registers, named after what their lanes hold
MASK = Kind("mask", 64, 64)

# Equal forms. How lanes are exchanged: by VPALIGNR or VPSHUFD, which go to other ports on some cores. xor: an operation less, and
# a longer chain. move: the table's word by a load of its own, where it can be an operand.
FORMS = ("align", "shuffle", "align-xor", "shuffle-xor", "align-move", "align-xor-move")


@dataclass(frozen=True)
class Lanes:
    """The engine for words of `word` bits, in registers of 128; `form` is one of FORMS."""

    word: int
    form: str = FORMS[0]

    @property
    def kind(self) -> Kind:
        return Kind("vec", self.word, 128)

    @property
    def count(self) -> int:
        return 128 // self.word

    @property
    def letter(self) -> str:
        return {32: "d", 64: "q"}[self.word]

    def lane(self, low: Any, high: Any, rest: Any = None) -> tuple[Any, ...]:
        """e's lane, the lowest, and a's, the lowest of the upper half; `rest` where there are more."""
        return tuple({0: low, self.count // 2: high}.get(i, rest) for i in range(self.count))

    # small parts

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """How far Sigma_1 and Sigma_0 rotate, and which lane is a's."""
        words = [w for pair in self.amounts(hash) for w in self.lane(*pair, 0)]
        return (Table("turns", self.word, (*words, *self.lane(0, (1 << self.word) - 1, 0)),
                      comment="how far Sigma_1 and Sigma_0 rotate; which lane is a's"),)

    def amounts(self, hash: ModuleType) -> list[tuple[int, int]]:
        """How far Sigma_1 and Sigma_0 rotate, in pairs."""
        word = Trace("amounts").var("x", word_kind(hash))
        one, zero = ror_terms(hash.Σ1(word)), ror_terms(hash.Σ0(word))
        assert one and zero and len(one[1]) == len(zero[1])
        return list(zip(one[1], zero[1]))

    def row(self, trace: Trace, i: int) -> Node:
        """Row i of the table."""
        return trace.load(Address("constants", 128, 16 * i, table="turns"), self.kind)

    def only(self, trace: Trace, mask: str, base: Node, addend: Node) -> Node:
        """base + addend in the lanes of the mask, base in the others."""
        return trace.apply(f"vpadd{self.letter}", (base, trace.var(mask, MASK), base, addend))

    def low(self, trace: Trace, node: Node) -> Node:
        """a's lane in the place of e's."""
        return trace.permute((node,), self.word, self.lane(self.count // 2, None), self.kind)

    def exchanged(self, trace: Trace, p: Node) -> Node:
        """Both halves of the register, exchanged."""
        if "align" in self.form:
            return trace.apply("vpalignr", (p, p), 8)
        return trace.apply("vpshufd", (p,), 0x4E)

    # rounds

    def round(self, trace: Trace, hash: ModuleType, p: Sequence[Node], other: Node, wk: Node | None) -> Node:
        """P_{t+1} of P_t .. P_{t-3}; `other` is P_{t-1} as its lanes are exchanged; `wk` has W_t + K_t in its lowest lane, or
        none where the new e does not matter."""
        turns = self.amounts(hash)
        is_a = self.row(trace, len(turns))
        if "xor" in self.form:
            choice = hash.Ch(p[0] ^ is_a & ~p[1], p[1], p[2])
        else:
            choice = hash.Ch(p[0], where(is_a, p[1] | p[2], p[1]), where(is_a, p[1] & p[2], p[2]))
        nought = trace.const(0, self.kind)
        if wk is None:
            x = trace.apply(f"vpsub{self.letter}", (nought, p[3]))
        else:
            x = trace.apply(f"vpsub{self.letter}", (p[3] + wk, trace.var("is_a", MASK), nought, p[3]))
        x = x + self.exchanged(trace, other)
        sigma: Any = None
        for i in range(len(turns)):
            turned = trace.apply(f"vprorv{self.letter}", (p[0], self.row(trace, i)))
            sigma = turned if sigma is None else sigma ^ turned
        made: Node = sigma + (choice + x)
        return made

    def rounds(self, trace: Trace, hash: ModuleType, p: Sequence[Node], ts: Sequence[int], wk: Any) -> list[Node]:
        """The rounds `ts` on P_t .. P_{t-3}."""
        for t in ts:
            word = wk[t]
            trace.at("rounds", "round", t)
            p = [self.round(trace, hash, p, p[1], word), *p[:3]]
        return list(p)

    # from block to block

    def seam(self, trace: Trace, hash: ModuleType, p: Sequence[Node], h: Mapping[str, Node], wk: Any
             ) -> tuple[list[Node], dict[str, Node]]:
        """Rounds 0 and 1 of a block in e's lanes, while a's finish the block before, of which `p` is P_80 .. P_77 (P_64 ...);
        `h` is the hash value before that block. Then P_2 .. P_{-1} and the hash value after it."""
        words = wk[0], wk[1]
        trace.at("rounds", "seam", 0, "the hash value after the block before")
        q = [self.only(trace, "is_e", x, h[name]) for x, name in zip(p, HASH)]
        r = [self.only(trace, "is_a", x, h[name]) for x, name in zip(p[:2], HASH)]
        p0, before = p[0] + h["Hec"], p[1] + h["Hfd"]
        trace.at("rounds", "seam", 1, "the first round, and the last but one of the block before")
        first = self.round(trace, hash, q, r[1], words[0])
        trace.at("rounds", "seam", 2, "the second round, and the last of the block before")
        second = self.round(trace, hash, [first, *q[:3]], r[0], words[1])
        p1, p2 = self.only(trace, "is_a", first, h["Hb"]), self.only(trace, "is_a", second, h["Ha"])
        return [p2, p1, p0, before], dict(zip(HASH, (p0, before, q[2], q[3], p1, p2)))

    def opening(self, trace: Trace, hash: ModuleType, h: Mapping[str, Node], wk: Any) -> list[Node]:
        """Rounds 0 and 1 where no block is unfinished: P_2 .. P_{-1}."""
        words = wk[0], wk[1]
        start = [h[name] for name in HASH[:4]]
        is_a = self.row(trace, len(self.amounts(hash)))
        trace.at("rounds", "round", 0)
        first = self.round(trace, hash, start, start[1], words[0])
        trace.at("rounds", "round", 1)
        second = self.round(trace, hash, [first, *start[:3]], start[0], words[1])
        return [where(is_a, h["Ha"], second), where(is_a, h["Hb"], first), *start[:2]]

    def closing(self, trace: Trace, hash: ModuleType, p: Sequence[Node], h: Mapping[str, Node]) -> dict[str, Node]:
        """The hash value after a block, of which the last two a are still to be made."""
        trace.at("rounds", "closing", 0, "the last two rounds of a, and the hash value")
        first = self.round(trace, hash, p, p[1], None)
        second = self.round(trace, hash, [first, *p[:3]], p[0], None)
        return {name: x + h[name] for name, x in zip(HASH, (*p, first, second))}

    # variables

    def working(self, trace: Trace) -> list[Node]:
        return [trace.var(f"P{i}", self.kind) for i in range(4)]

    def set_working(self, trace: Trace, p: Sequence[Node]) -> None:
        for i, node in enumerate(p):
            trace.set(f"P{i}", node)

    def value(self, trace: Trace) -> dict[str, Node]:
        return {name: trace.var(name, self.kind) for name in HASH}

    def set_value(self, trace: Trace, h: Mapping[str, Node]) -> None:
        for name, node in h.items():
            trace.set(name, node)

    def enter(self, trace: Trace, hash: ModuleType) -> None:
        """The hash value from memory to its registers, and the masks."""
        trace.at("", "the hash value", note="the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]")
        a, b, c, d, e, f, g, h = (trace.make("move", (word,), None, self.kind) for word in load_state(trace, hash))

        def pair(low: Node, high: Node) -> Node:
            return trace.permute((low, high), self.word, self.lane(0, self.count), self.kind)

        self.set_value(trace, dict(zip(HASH, (pair(e, c), pair(f, d), g, h, pair(b, b), pair(a, a)))))
        trace.at("", "masks", note="masks: the lane of e, the lane of a")
        for name, bits in (("is_e", 1), ("is_a", 1 << self.count // 2)):
            trace.set(name, trace.apply("kmovd", (trace.const(bits, Kind("int", 32, 32)),), kind=MASK))

    def leave(self, trace: Trace, hash: ModuleType) -> None:
        """The hash value back to memory."""
        trace.at("", "the hash value", note="the hash value")
        h = self.value(trace)
        words = [self.low(trace, h[name]) for name in ("Ha", "Hb", "Hec", "Hfd")] + [h[name] for name in HASH[:4]]
        for i, word in enumerate(words):
            trace.store(Address("state", self.word, i * self.word // 8, trace.var("state", POINTER)), word)


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


def where(mask: Node, x: Node, y: Node) -> Node:
    """x where the mask has ones, else y: one operation on bits."""
    return (x ^ y) & mask ^ y


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
