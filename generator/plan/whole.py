"""Kernels for whole messages of one shape (shapes.py).

In go a hash and a message; out comes a plan. The standard's text is read over nodes of which many are
integers, and integers fold: constant words cost no schedule work, blocks that are constant altogether become a table of
W_t + K_t (Gueron and Krasnov, section 5) or, at the message's beginning, another initial value. Whole blocks of a long
message run in the loops of `blocks`; blocks with both padding and message bytes are straight code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from types import ModuleType

from ..hashes import block_bytes
from ..program import Address, Table
from ..text.message import Message
from .blocks import batches, carried
from .graph import Kind, Node, Trace
from .known import engine_row, row, word
from .layout import Layout, layout_of_words, state_names, word_kind
from .loops import POINTER, Loop, Plan, PlanItem, advance, frame_area
from .rounds import Scalar, rounds, set_working, uniform, working
from .schedule import Constants, Direct, Loaded, Schedule
from .shapes import Block, Pass, Start, Whole, passes
from .shapes import schedule as constant_words
from .special import Engine, State, four_words, store_rows, value_rows


@dataclass
class Making:
    """A plan on its way: the hash, the layout of one block, and the items, tables and frame bytes so far. `moved`: how far
    the message's pointer has moved."""

    hash: ModuleType
    lay: Layout
    area_bytes: int
    items: list[PlanItem] = field(default_factory=list)
    tables: dict[str, Table] = field(default_factory=dict)
    moved: int = 0
    blocks: int = 0                            # blocks of straight code so far, for names

    def loop(self, step: Whole) -> Trace:
        """What comes before a loop: where its blocks begin, and how many there are."""
        first = Trace(f"whole{self.blocks}", comment=f"{step.blocks} whole block{'s' * (step.blocks > 1)}")
        first.set("blocks", first.const(step.blocks, POINTER))
        if step.first != self.moved:
            advance(first, "data", step.first - self.moved)
        self.moved = step.first + step.blocks * block_bytes(self.hash)
        return first

    def start(self, begin: Start) -> Table:
        """The numbers that a hash starts from, as a table."""
        for table in self.tables.values():
            if table.words == begin.numbers:
                return table
        made = Table(f"H{len(self.tables)}", self.hash.WIDTH, begin.numbers, comment="the hash value to start from")
        return self.tables.setdefault(made.name, made)

    def table(self, block: Block, with_k: bool = True, word_first: bool = True) -> Table:
        """The constant words of a block as a table, zeros in place of the others: W_t + K_t, or W_t alone."""
        name = f"W{self.blocks}"
        if name in self.tables:
            return self.tables[name]
        K = self.hash.K if with_k else [0] * len(self.hash.K)
        W = [0 if w is None else (w + k) % (1 << self.hash.WIDTH) for w, k in zip(constant_words(self.hash, block), K)]
        if not word_first:
            W = [x for i in range(0, len(W), 4) for x in reversed(W[i:i + 4])]
        about = f"W_t{' + K_t' * with_k} of {'a' if block.constant else 'the constant words of a'} block"
        self.tables[name] = Table(name, self.hash.WIDTH, tuple(W), comment=about)
        return self.tables[name]


def plan(hash: ModuleType, variant: str, m: Message, layouts: Sequence[Layout], engine: Engine | None,
         loops: Scalar | None) -> Plan:
    """void fixed(uint8_t *digest, const void *message) and its like; `layouts`: those of the loop over whole blocks, that
    of one block last, `loops`: how its blocks run their rounds; or all by an `engine`."""
    todo = passes(hash, variant, m)
    if not engine:
        todo = [in_loop(hash, one) for one in todo]
    lay = replace(layouts[-1], bare=False) if layouts else four_words(hash)       # blocks outside loops store W + K
    steps = [step for one in todo for step in one.steps]
    looped = loops and any(isinstance(step, Whole) for step in steps)
    loop = batches(hash, layouts, loops) if loops and looped else Plan((), (), (), 0)
    vector = lay.bank == "vec" and not engine
    kept = m.length is not None and (len(steps) > 1 or bool(loop.items)) and not (engine and len(todo) == 1)
    area = max(loop.area_bytes, Schedule(hash, lay).bytes if vector else 0)
    enter = Trace("enter", comment="where things are")
    if kept or vector:
        enter.set("area", frame_area(enter))
        if kept:
            enter.set("state", frame_area(enter) + area)
    made = Making(hash, lay, area + (8 * hash.WIDTH // 8 if kept else 0), [enter] if enter.writes else [])
    take = packed if engine else scalar
    for one in todo:
        digest = 0 if m.length is None else hash.DIGEST_BITS[variant] // 8
        take(made, one, loop, engine, digest if one is todo[-1] else 0)
    parameters = ("state", "data") if m.length is None else (
        ("digest", "midstates", "data") if any(one.start.pointer for one in todo) else ("digest", "data"))
    extra = {t.name: t for t in (*loop.tables, *(engine.tables(hash) if engine else ()))}
    return Plan(parameters, tuple(made.items), (*extra.values(), *(t for n, t in made.tables.items() if n not in extra)),
                made.area_bytes if enter.writes else 0)


def in_loop(hash: ModuleType, one: Pass) -> Pass:
    """The pass with whole blocks of the message in the loop; but for a first block whose start is numbers that instructions can
    hold, of which much folds: measured, it is worth code of its own, and no other block is."""
    def taken(number: int, step: Whole | Block) -> Whole | Block:
        folds = number == 0 and one.start.numbers and hash.WIDTH == 32 and uniform(hash)
        bare = isinstance(step, Block) and step.space == "message" and not any(x is not None for x in step.known)
        return Whole(1, step.first) if bare and not folds else step

    return replace(one, steps=tuple(taken(number, step) for number, step in enumerate(one.steps)))


def value(trace: Trace, made: Making, begin: Start) -> list[Node]:
    """A hash value as words in integer registers; numbers of 64 bits from a table, as instructions that hold them are long:
    measured, that is 6 % of SHA-512 of 128 bytes."""
    hash = made.hash
    step = hash.WIDTH // 8
    if begin.numbers and hash.WIDTH > 32:
        table = made.start(begin)
        return [trace.load(Address("constants", hash.WIDTH, i * step, table=table.name), word_kind(hash))
                for i in range(len(begin.numbers))]
    if begin.numbers:
        return [trace.const(x, word_kind(hash)) for x in begin.numbers]
    pointer = trace.var(begin.pointer, POINTER)
    return [trace.load(Address(begin.pointer, hash.WIDTH, (begin.first + i) * step, pointer), word_kind(hash))
            for i in range(len(state_names(hash)))]


def keep_state(trace: Trace, hash: ModuleType, new: Sequence[Node]) -> None:
    """The hash value to its place in the frame."""
    for i, node in enumerate(new):
        trace.store(Address("state", hash.WIDTH, i * hash.WIDTH // 8, trace.var("state", POINTER)), node)


def write_digest(trace: Trace, hash: ModuleType, bytes: int, new: Sequence[Node]) -> None:
    """The leftmost bytes of the hash value, big-endian words, to the digest."""
    step = hash.WIDTH // 8
    for i, node in enumerate(new):
        here = min(step, bytes - i * step)
        if here > 0:
            trace.at(trace.stream, "digest", i, f"digest, word {i}")
            swapped = trace.permute((node,), 8, tuple(reversed(range(step))), node.kind)
            trace.store(Address("digest", 8 * here, i * step, trace.var("digest", POINTER)), swapped)


def scalar(made: Making, one: Pass, loop: Plan, engine: Engine | None, digest: int) -> None:
    """A pass by rounds on integer registers. `digest`: bytes to write; 0 leaves the hash value behind `state`."""
    hash = made.hash
    if not one.steps:
        leave = Trace("constant", comment="the digest is a constant")
        write_digest(leave, hash, digest, [leave.const(x, word_kind(hash)) for x in one.start.numbers])
        made.items.append(leave)
    for number, step in enumerate(one.steps):
        begin = one.start if number == 0 else Start(pointer="state")
        final = number == len(one.steps) - 1

        def state(trace: Trace, number: int = number, begin: Start = begin) -> list[Node]:
            return value(trace, made, begin) if number == 0 else working(trace, hash)

        def settle(trace: Trace, after: Sequence[Node], begin: Start = begin, final: bool = final) -> None:
            trace.at("rounds", "chain", note="H = H + (a, b, ...)")
            new = hash.chain(value(trace, made, begin), after)
            if final and digest:
                write_digest(trace, hash, digest, new)
                return
            keep_state(trace, hash, new)
            if not final:
                set_working(trace, hash, new)

        if isinstance(step, Whole):
            first = made.loop(step)
            if number == 0:
                keep_state(first, hash, value(first, made, begin))
            set_working(first, hash, state(first))
            made.items += [first, *loop.items]
        elif step.constant and uniform(hash):
            by_table(made, step, state, settle)
        else:
            straight(made, step, state, settle)
        made.blocks += 1


def by_table(made: Making, block: Block, state: Callable[[Trace], list[Node]],
             settle: Callable[[Trace, Sequence[Node]], None]) -> None:
    """A constant block: its rounds read a table, sixteen in a turn."""
    hash, name = made.hash, made.blocks
    line, words = Schedule(hash, layout_of_words(hash)), made.table(block)
    loop = Loop(f"sixteen{name}", "p", {"p": line.steps()["p"]})
    begin = Trace(f"table{name}", comment="a constant block: W_t + K_t is a table")
    loop.begin(begin, range(hash.ROUNDS // 16), p=(words.name, 0))
    now = state(begin)
    if any(node.op != "var" for node in now):
        set_working(begin, hash, now)
    sixteen = Trace(loop.name, weight=40, comment="sixteen rounds")
    given = line.loads(sixteen, sixteen.var("p", POINTER))
    set_working(sixteen, hash, rounds(sixteen, hash, working(sixteen, hash), range(16), given))
    sixteen.at("rounds", "next words", note="the next sixteen words")
    loop.advance(sixteen)
    last = Trace(f"after{name}", comment="the hash value after the block")
    settle(last, working(last, hash))
    made.items += [begin, *loop.around(sixteen), last]


class Given:
    """W_t + K_t where W_t is constant, else what `others` says of it. Numbers that are no immediates lie in a table."""

    def __init__(self, trace: Trace, made: Making, block: Block, others: object):
        self.trace, self.made, self.block, self.others = trace, made, block, others
        self.W = constant_words(made.hash, block)

    def __getitem__(self, t: int) -> Node:
        w, hash = self.W[t], self.made.hash
        if w is None:
            return self.others[t]              # type: ignore[index, no-any-return]
        if hash.WIDTH == 32:
            return self.trace.const(w + hash.K[t], word_kind(hash))
        table = self.made.table(self.block)
        return self.trace.load(Address("constants", hash.WIDTH, t * hash.WIDTH // 8, table=table.name), word_kind(hash))


@dataclass(frozen=True)
class Numbers:
    """K as numbers that instructions hold; those that none can hold lie in a table."""

    hash: ModuleType
    lay: Layout
    ks: Constants

    def added(self, trace: Trace, row: Node, r: int) -> Node:
        return self.ks.added(trace, row, r) if self.hash.WIDTH > 32 else row + trace.const(self.hash.K[r], row.kind)


def straight(made: Making, block: Block, state: Callable[[Trace], list[Node]],
             settle: Callable[[Trace, Sequence[Node]], None]) -> None:
    """A block of whose words some are constant, as straight code."""
    hash, s, name = made.hash, Schedule(made.hash, made.lay), made.blocks
    begin = Trace(f"rows{name}", comment="the message words")
    begin.at("schedule")
    lanes = s.lay.bank == "vec" and not block.constant
    found = [row(begin, hash, block, r, made.moved) for r in range(s.lay.rows)] if lanes else []
    gathered = [node for node in found if node is not None]
    if not gathered or len(gathered) < len(found):
        line = Schedule(hash, layout_of_words(hash))
        if hash.WIDTH != 32:
            made.tables[line.table.name] = line.table
        all_rounds = Trace(f"block{name}", weight=10, comment="one block, each word computed before its round")
        all_rounds.at("schedule")
        sixteen = [word(all_rounds, hash, block, t, made.moved) for t in range(16)]
        given = Given(all_rounds, made, block, Direct(all_rounds, hash, [sixteen], Numbers(hash, line.lay, line.ks())))
        all_rounds.at("rounds", "round", 0)
        settle(all_rounds, rounds(all_rounds, hash, state(all_rounds), range(hash.ROUNDS), given))
        made.items.append(all_rounds)
        return

    made.tables[s.table.name] = s.table
    area = begin.var("area", POINTER)
    for r, node in enumerate(gathered):
        if node.op != "const":
            s.store(begin, [node], r, s.ks(), area, 0)
            begin.set(s.name(0, r), node)
    if uniform(hash):
        made.items += [begin, *staged(made, block, gathered, state, settle)]
        return
    carry = Trace(f"carry{name}", weight=10, comment="rounds beside the schedule")
    area, rows = carry.var("area", POINTER), kept(carry, s, gathered)
    for first in range(16, len(hash.K), 16):
        s.extend(carry, rows, first, area, s.ks(), s.lay.offset(first))
    given = Given(carry, made, block, s.loads(carry, area))
    carry.at("rounds", "round", 0)                       # of the numbers that these begin with, too
    set_working(carry, hash, rounds(carry, hash, state(carry), range(hash.ROUNDS - 16), given))
    last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds")
    given = Given(last, made, block, s.loads(last, last.var("area", POINTER)))
    settle(last, rounds(last, hash, working(last, hash), range(hash.ROUNDS - 16, hash.ROUNDS), given))
    made.items += [begin, carry, last]


def kept(trace: Trace, s: Schedule, gathered: Sequence[Node]) -> list[list[Node]]:
    """The rows of a block's message words in another region: those that are constant, and the variables of the others."""
    return [[trace.const(node.data, node.kind) if node.op == "const" else there
             for node, there in zip(gathered, s.kept(trace)[0])]]


EARLY = 2                                      # rounds that take their words from integer registers: measured, on Zen 3


class Early:
    """W_t + K_t of the first rounds from integer registers: they need not wait for what vectors store."""

    def __init__(self, trace: Trace, made: Making, block: Block, others: Loaded):
        self.trace, self.made, self.block, self.others = trace, made, block, others

    def __getitem__(self, t: int) -> Node:
        hash = self.made.hash
        if t >= EARLY or hash.WIDTH > 32:
            return self.others[t]
        w = word(self.trace, hash, self.block, t, self.made.moved)
        self.trace.at("rounds", "round", t)
        return w + self.trace.const(hash.K[t], word_kind(hash))


def staged(made: Making, block: Block, gathered: Sequence[Node], state: Callable[[Trace], list[Node]],
           settle: Callable[[Trace, Sequence[Node]], None]) -> list[PlanItem]:
    """The rounds of a block whose first rows are stored: sixteen in which constants fold, then the loop as `blocks` has it."""
    hash, s, name = made.hash, Schedule(made.hash, made.lay), made.blocks
    loop = Loop(f"more{name}", "p", s.steps())
    first = Trace(f"first{name}", weight=10, comment="sixteen rounds beside the next words")
    area, rows = first.var("area", POINTER), kept(first, s, gathered)
    s.extend(first, rows, 16, area, s.ks(), s.lay.offset(16))
    s.keep(first, rows)
    loop.begin(first, range(1, hash.ROUNDS // 16 - 1), p=area, **s.k)
    given = Given(first, made, block, Early(first, made, block, s.loads(first, area)))
    first.at("rounds", "round", 0)                       # of the numbers that these begin with, too
    set_working(first, hash, rounds(first, hash, state(first), range(16), given))
    carry = carried(s, loop, "sixteen rounds beside the next words")
    last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds")
    settle(last, rounds(last, hash, working(last, hash), range(16), s.loads(last, last.var("p", POINTER))))
    return [first, *carry, last]


def packed(made: Making, one: Pass, loop: Plan, engine: Engine | None, digest: int) -> None:
    """A pass by an engine's rounds; `digest` as for `scalar`."""
    hash = made.hash
    assert engine is not None
    kind = made.lay.kind

    def value_of(trace: Trace, begin: Start) -> State:
        if begin.numbers:
            H = [*begin.numbers, *[0] * (8 - len(begin.numbers))]
            return engine.packed(trace, [trace.const(tuple(H[i:i + 4]), kind) for i in (0, 4)])
        return engine.packed(trace, value_rows(trace, hash, begin.pointer, begin.pointer, begin.first * hash.WIDTH // 8))

    if not one.steps:
        leave = Trace("constant", comment="the digest is a constant")
        write_digest(leave, hash, digest, [leave.const(x, word_kind(hash)) for x in one.start.numbers])
        made.items.append(leave)
    for number, step in enumerate(one.steps):
        if isinstance(step, Whole):
            first = made.loop(step)
            if number == 0:
                engine.hold(first, value_of(first, one.start))
            made.items += [first, *engine.loop(hash)]
        else:
            trace = Trace(f"block{made.blocks}", weight=10, comment="a constant block" if step.constant else "one block")
            trace.at("rounds")
            before = value_of(trace, one.start) if number == 0 else engine.held(trace, hash)
            W = constant_words(hash, step)
            known: dict[int, Node] = {}
            for r in range(hash.ROUNDS // 4):
                if None not in W[4 * r:4 * r + 4]:
                    table = made.table(step, engine.with_k, engine.word_first)
                    known[r] = trace.load(Address("constants", kind.size, r * kind.size // 8, table=table.name), kind)
            rows = [engine_row(trace, hash, engine, step, r, made.moved) for r in range(4)]
            after = engine.block(trace, hash, before, rows, known)
            if number < len(one.steps) - 1:
                engine.hold(trace, after)
            else:
                trace.at("rounds", "value", note="the hash value")
                put = engine.rows(trace, after)
                if digest:
                    write_rows(trace, hash, digest, put)
                else:
                    store_rows(trace, hash, put)
            made.items.append(trace)
        made.blocks += 1


def write_rows(trace: Trace, hash: ModuleType, bytes: int, rows: Sequence[Node]) -> None:
    """The digest from rows of four words. Less than two rows end with a row that meets the first, or a word."""
    kind, digest, step = rows[0].kind, trace.var("digest", POINTER), hash.WIDTH // 8

    def swapped(node: Node) -> Node:
        size = node.kind.size // 8
        return trace.permute((node,), 8, tuple(j // step * step + step - 1 - j % step for j in range(size)), node.kind)

    trace.at(trace.stream, "digest", note="digest")
    whole = 4 * step
    if bytes == 20:
        trace.store(Address("digest", 128, 0, digest), swapped(rows[0]))
        trace.store(Address("digest", 32, 16, digest), swapped(trace.apply("movd", (rows[1],), kind=Kind("int", 32, 32))))
    elif bytes == whole - 4:                             # SHA-512/224: three and a half words
        half = Kind("vec", 64, 128)
        data = swapped(rows[0])
        low, high = (trace.apply("vextracti128", (data,), i, half) for i in (0, 1))
        trace.store(Address("digest", 128, 0, digest), low)
        trace.store(Address("digest", 128, 12, digest), trace.permute((low, high), 8, tuple(range(12, 28)), half))
    else:
        trace.store(Address("digest", kind.size, 0, digest), swapped(rows[0]))
        if bytes > whole:
            first = bytes // step - 4
            if first == 4:
                last = rows[1]
            elif step == 8:                              # SHA-384: its last two words
                last = trace.apply("vextracti128", (rows[1],), 0, Kind("vec", 64, 128))
                first = 4
            else:
                last = trace.permute((rows[0], rows[1]), 32, tuple(range(first, first + 4)), kind)
            trace.store(Address("digest", last.kind.size, first * step, digest), swapped(last))
