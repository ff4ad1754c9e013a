"""Nodes of two digests each, many at once: the kernels of the kind `pairs`.

In go a hash and a layout of one word of each of m nodes in a register, or its engine and m; out comes a plan. A node is a block,
and all padding behind it is one that is the same for all, whose W_t + K_t are a table. A turn takes m nodes that follow one
another and writes their digests behind all that it reads, so that these may lie over the nodes. Where fewer than m are left,
those in lanes are copied to the frame, the last of them again and again up to m, and go through the same turn there; as many
digests are copied back. Those in streams go one by one.
"""

from collections.abc import Sequence
from types import ModuleType

from ..target.program import LOOP, Address, Jump, Label, Table
from ..text import padding
from ..text.hashes import block_bytes
from ..text.kinds import digest_bytes
from .gather import gather, in_a_row, swapped, transposed
from .graph import Node, Trace, ValueKind
from .layout import LaneLayout, state_names
from .loops import POINTER, Loop, Plan, PlanItem, advance, enter_frame
from .multi import sixteen
from .rounds import rounds, set_working, uniform, working
from .schedule import Constants, Direct, Schedule
from .special import Special, four_words


def in_lanes(hash: ModuleType, lay: LaneLayout) -> Plan:
    """void pairs(void *digests, const void *nodes, size_t count), a node in each lane."""
    s, own = Schedule(hash, lay), tables(hash, 1 if lay.broadcast else lay.n)
    turn = looped(s, *own) if uniform(hash) else straight(s, *own)
    return Plan(("digests", "nodes", "count"), around(hash, lay.n, lay.kind, turn),
                (*own, *([s.table] if s.known else [])), lay.n * block_bytes(hash))


def tables(hash: ModuleType, copies: int = 1) -> tuple[Table, Table]:
    """The initial hash value, and W_t + K_t of the padding; `copies` of a word, one for every lane."""
    def table(name: str, words: Sequence[int], about: str) -> Table:
        return Table(f"{name}{'' if copies == 1 else f'x{copies}'}", hash.WIDTH,
                     tuple(word for word in words for _ in range(copies)), comment=about)

    return (table("H0", hash.INITIAL[hash.NAME], "the initial hash value"),
            table("PAD", padding.table(hash, block_bytes(hash)), "W_t + K_t of the padding behind a node"))


def begun(trace: Trace, s: Schedule, start: Table) -> list[Node]:
    """The initial hash value in every lane."""
    trace.at("rounds", "begin", note="a, b, ... = H")
    return [Constants(s.lay, start).row(trace, i) for i in range(len(state_names(s.hash)))]


def looped(s: Schedule, start: Table, pad: Table) -> list[PlanItem]:
    """A turn: the node as a block of `multi` does it, then sixteen rounds of the padding at a time."""
    hash, lay, turns = s.hash, s.lay, s.hash.ROUNDS // 16
    loop = Loop("carry", "kp", {"kp": s.steps()["kp"]})
    begin = Trace("begin", weight=10, comment="the words of the nodes")
    begin.at("schedule")
    words = gather(begin, hash, lay, begin.var("nodes", POINTER))
    set_working(begin, hash, begun(begin, s, start))
    s.keep(begin, words)
    loop.begin(begin, range(turns - 1), kp=(s.table.name, 0))
    carry = Trace("carry", weight=40, comment="sixteen rounds beside the next sixteen words")
    set_working(carry, hash, sixteen(carry, s, True, working(carry, hash, lay.kind), s.ks(carry, 0)))
    last = Trace("last", weight=10, comment="the last sixteen rounds")
    state = sixteen(last, s, False, working(last, hash, lay.kind), s.ks(last, 0))
    padded = Loop("padding", "kp", {"kp": 16 * lay.k_bytes})
    H = chained(last, hash, begun(last, s, start), state)
    for i, node in enumerate(H):
        last.set(f"H{i}", node)
    set_working(last, hash, H)
    padded.begin(last, range(turns), kp=(pad.name, 0))
    again = Trace("padding", weight=40, comment="sixteen rounds on the padding")
    padding_words = Constants(lay, pad, again.var("kp", POINTER))
    set_working(again, hash, rounds(again, hash, working(again, hash, lay.kind), range(16), padding_words.words(again)))
    end = Trace("digests", weight=10, comment="the digests")
    before = [end.var(f"H{i}", lay.kind) for i in range(len(H))]
    written(end, lay, chained(end, hash, before, working(end, hash, lay.kind)))
    return [begin, *loop.turn(carry), last, *padded.turn(again), end]


def straight(s: Schedule, start: Table, pad: Table) -> list[PlanItem]:
    """A turn whose rounds are no loop."""
    hash, lay = s.hash, s.lay
    trace = Trace("rounds", weight=40, comment="the nodes, and their padding")
    trace.at("schedule")
    words = gather(trace, hash, lay, trace.var("nodes", POINTER))
    state = begun(trace, s, start)
    H = chained(trace, hash, state, rounds(trace, hash, state, range(hash.ROUNDS), Direct(trace, hash, words, s.ks())))
    wk = Constants(lay, pad).words(trace)
    written(trace, lay, chained(trace, hash, H, rounds(trace, hash, H, range(hash.ROUNDS), wk)))
    return [trace]


def chained(trace: Trace, hash: ModuleType, before: Sequence[Node], state: Sequence[Node]) -> list[Node]:
    trace.at("rounds", "chain", note="H = H + (a, b, ...)")
    return list(hash.chain(before, state))


def written(trace: Trace, lay: LaneLayout, state: Sequence[Node]) -> None:
    """The digests, from rows of a word of each, to memory: 128 bits at a time are put together inside each 128 bits of a
    register, and then those that follow one another."""
    trace.at("rounds", "digest", note="digests")
    per, parts = 128 // lay.word, lay.size // 128
    pieces = [transposed(trace, lay, list(state[i:i + per]), lay.word) for i in range(0, len(state), per)]
    registers = [swapped(own[k]) for k in range(per) for own in pieces]      # of nodes k, k + per, ...
    for i in range(0, len(registers), parts):
        for part, row in enumerate(together(trace, lay, registers[i:i + parts])):
            place = Address("digest", lay.size, (part * len(registers) + i) * 16, trace.var("digests", POINTER))
            trace.store(place, row)


def together(trace: Trace, lay: LaneLayout, registers: Sequence[Node]) -> list[Node]:
    """Row i takes the 128 bits number i of as many registers as have so many of them."""
    if len(registers) < 2:
        return list(registers)
    half = len(registers) // 2
    low, high = [], []
    for a, b in zip(registers[::2], registers[1::2]):
        low.append(trace.permute((a, b), 128, (*range(half), *range(2 * half, 3 * half)), lay.kind))
        high.append(trace.permute((a, b), 128, (*range(half, 2 * half), *range(3 * half, 4 * half)), lay.kind))
    if half == 1:
        return [*low, *high]
    return [trace.permute((a, b), 128, pieces, lay.kind) for a, b in (low, high) for pieces in ((0, 2, 4, 6), (1, 3, 5, 7))]


def in_streams(hash: ModuleType, engine: Special, m: int) -> Plan:
    """The same by the instructions made for rounds: a stream of them for each node, side by side."""
    return and_one_by_one(hash, engine, m, streams(hash, engine, m))


def and_one_by_one(hash: ModuleType, engine: Special, m: int, turn: Sequence[PlanItem], own: Sequence[Table] = (),
                   area: int = 0) -> Plan:
    """The whole function, around a turn that takes m nodes; what these leave over goes one by one, in a stream."""
    items = (enter_frame(), Label("turn", LOOP), Jump("fewer", "b", "count", m), *turn, Jump("turn"),
             Label("fewer"), Jump("done", "e", "count", 0), *streams(hash, engine, 1), Jump("fewer"), Label("done"))
    return Plan(("digests", "nodes", "count"), items, (*engine.tables(hash), tables(hash)[1], *own), area)


def streams(hash: ModuleType, engine: Special, m: int) -> list[PlanItem]:
    """A turn of m streams."""
    own, kind = four_words(hash), four_words(hash).kind
    block = Trace(f"block{m}", weight=40 if m > 1 else 10, comment="the nodes, and their padding" if m > 1 else "a node")
    end = Trace(f"digests{m}", comment="their digests" if m > 1 else "its digest")    # a region of its own: behind all reads
    pad = Constants(own, tables(hash)[1])
    for j in range(m):
        block.of = f" {j}"
        block.at("rounds", "message", j)
        start = engine.of_numbers(block, hash, hash.INITIAL[hash.NAME])
        rows = [engine.message_row(block, hash, r, in_a_row(hash, block.var("nodes", POINTER)), j) for r in range(4)]
        known = {r: pad.row(block, r) for r in range(hash.ROUNDS // 4)}
        after = engine.block(block, hash, engine.block(block, hash, start, rows, {}), [], known)
        for i, row in enumerate(engine.rows(block, after)):
            block.set(f"D{j}.{i}", swapped(row))
            place = j * digest_bytes(hash) + i * own.row_bytes
            end.at("rounds", "digest", j, f"digest {j}")
            end.store(Address("digest", kind.size, place, end.var("digests", POINTER)), end.var(f"D{j}.{i}", kind))
    return [block, end, following(hash, m)]


def following(hash: ModuleType, m: int) -> Trace:
    """The next nodes."""
    on = Trace(f"next{m}", comment="the next nodes")
    advance(on, "nodes", m * block_bytes(hash))
    advance(on, "digests", m * digest_bytes(hash))
    advance(on, "count", -m)
    return on


# Around the turn: its loop, and the nodes that are fewer than it takes.

def around(hash: ModuleType, m: int, kind: ValueKind, turn: Sequence[PlanItem]) -> tuple[PlanItem, ...]:
    """The whole function, around a turn that takes the m nodes at `nodes` and writes their digests at `digests`."""
    enter = enter_frame()
    for name in ("spare", "home"):
        enter.set(name, enter.const(0, POINTER))
    return (enter, Label("turn", LOOP), Jump("fewer", "b", "count", m), Label("full"), *turn, following(hash, m), Jump("turn"),
            Label("fewer"), Jump("results", "ne", "spare", 0), Jump("done", "e", "count", 0), *spared(hash, m, kind),
            Jump("full"), Label("results"), *returned(hash, kind), Label("done"))


def spared(hash: ModuleType, m: int, kind: ValueKind) -> list[PlanItem]:
    """The nodes that are left, to the frame; the last of them in the place of those that are not there."""
    size = block_bytes(hash)
    begin, copy, fill, end = (Trace("spare", comment="fewer nodes than a turn takes: in the frame, and the last again"),
                              Trace("copy"), Trace("fill"), Trace("filled"))
    for name in ("spare", "more"):
        begin.set(name, begin.var("count", POINTER))
    begin.set("home", begin.var("digests", POINTER))
    begin.set("to", begin.var("area", POINTER))
    begin.set("stop", begin.var("area", POINTER) + m * size)
    names = [f"N{i}" for i in range(size * 8 // kind.size)]
    for i, name in enumerate(names):
        offset = i * kind.size // 8
        row = copy.load(Address("message", kind.size, offset, copy.var("nodes", POINTER)), kind)
        copy.set(name, row)
        for trace, node in ((copy, row), (fill, fill.var(name, kind))):
            trace.store(Address("spare", kind.size, offset, trace.var("to", POINTER)), node)
    for name, by in (("nodes", size), ("to", size), ("more", -1)):
        advance(copy, name, by)
    advance(fill, "to", size)
    for name in ("nodes", "digests"):
        end.set(name, end.var("area", POINTER))
    end.set("count", end.const(m, POINTER))
    return [begin, Label("copy"), copy, Jump("copy", "ne", "more", 0), Label("fill"), fill, Jump("fill", "ne", "to", "stop"), end]


def returned(hash: ModuleType, kind: ValueKind) -> list[PlanItem]:
    """As many digests as there were nodes left, from the frame to where they belong."""
    size = digest_bytes(hash)
    wide = min(kind.size, 8 * size)
    kind = kind._replace(size=wide)
    begin, trace = Trace("results", comment="their digests"), Trace("return")
    begin.set("from", begin.var("area", POINTER))
    for offset in range(0, size, wide // 8):
        row = trace.load(Address("spare", wide, offset, trace.var("from", POINTER)), kind)
        trace.store(Address("digest", wide, offset, trace.var("home", POINTER)), row)
    for name, by in (("from", size), ("home", size), ("spare", -1)):
        advance(trace, name, by)
    return [begin, Label("return"), trace, Jump("return", "ne", "spare", 0)]


