"""Nodes of two digests each, many at once: the kernels of the kind `pairs`.

In go a hash and a layout of one word of each of m nodes in a register, or its engine and m; out comes a plan. A node is a block,
and all padding behind it is one that is the same for all, whose W_t + K_t are a table. A turn takes m nodes that follow one
another and writes their digests behind all that it reads, so that these may lie over the nodes. Where fewer than m are left,
those in lanes are copied to the frame, the last of them again and again up to m, and go through the same turn there; as many
digests are copied back. Those in streams go one by one.
"""

from collections.abc import Sequence
from types import ModuleType

from ..spec import padding
from ..spec.hashes import block_bytes
from ..spec.kinds import digest_bytes
from ..x86.program import LOOP, Address, Jump, Label, Table
from .gather import gather, in_a_row, swapped, transposed
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, state_names
from .loops import POINTER, Loop, Plan, PlanItem, advance, enter_frame
from .multi import run_16_rounds
from .rounds import rounds, set_working, uniform, working
from .schedule import Constants, Direct, Schedule
from .sha_extensions import ShaExtensions, four_words


def in_lanes(hash: ModuleType, lay: LaneLayout) -> Plan:
    """void pairs(void *digests, const void *nodes, size_t count), a node in each lane."""
    s, constant_tables = Schedule(hash, lay), tables(hash, 1 if lay.broadcast else lay.n)
    iteration = looped(s, *constant_tables) if uniform(hash) else straight(s, *constant_tables)
    return Plan(("digests", "nodes", "count"), around(hash, lay.n, lay.kind, iteration),
                (*constant_tables, *([s.table] if s.has_constants else [])), lay.n * block_bytes(hash))


def tables(hash: ModuleType, copies: int = 1) -> tuple[Table, Table]:
    """The initial hash value, and W_t + K_t of the padding; `copies` of a word, one for every lane."""
    def table(name: str, words: Sequence[int], about: str) -> Table:
        return Table(f"{name}{'' if copies == 1 else f'x{copies}'}", hash.WIDTH,
                     tuple(word for word in words for _ in range(copies)), comment=about)

    return (table("H0", hash.INITIAL[hash.NAME], "the initial hash value"),
            table("PAD", padding.table(hash, block_bytes(hash)), "W_t + K_t of the padding behind a node"))


def initial_value(graph: DataflowGraph, s: Schedule, start: Table) -> list[Node]:
    """The initial hash value in every lane."""
    graph.at("rounds", "begin", note="a, b, ... = H")
    return [Constants(s.lay, start).row(graph, i) for i in range(len(state_names(s.hash)))]


def looped(s: Schedule, start: Table, pad: Table) -> list[PlanItem]:
    """A turn: the node as a block of `multi` does it, then sixteen rounds of the padding at a time."""
    hash, lay, sixteens = s.hash, s.lay, s.hash.ROUNDS // 16
    loop = Loop("carry", "kp", {"kp": s.steps()["kp"]})
    begin = DataflowGraph("begin", weight=10, comment="the words of the nodes")
    begin.at("schedule")
    words = gather(begin, hash, lay, begin.var("nodes", POINTER))
    set_working(begin, hash, initial_value(begin, s, start))
    s.set_rows(begin, words)
    loop.begin(begin, range(sixteens - 1), kp=(s.table.name, 0))
    carry = DataflowGraph("carry", weight=40, comment="sixteen rounds beside the next sixteen words")
    set_working(carry, hash, run_16_rounds(carry, s, True, working(carry, hash, lay.kind), s.ks(carry, 0)))
    last = DataflowGraph("last", weight=10, comment="the last sixteen rounds")
    state = run_16_rounds(last, s, False, working(last, hash, lay.kind), s.ks(last, 0))
    padded = Loop("padding", "kp", {"kp": 16 * lay.k_bytes})
    H = chained(last, hash, initial_value(last, s, start), state)
    for i, node in enumerate(H):
        last.set(f"H{i}", node)
    set_working(last, hash, H)
    padded.begin(last, range(sixteens), kp=(pad.name, 0))
    padding_rounds = DataflowGraph("padding", weight=40, comment="sixteen rounds on the padding")
    padding_words = Constants(lay, pad, padding_rounds.var("kp", POINTER))
    set_working(padding_rounds, hash,
                rounds(padding_rounds, hash, working(padding_rounds, hash, lay.kind), range(16),
                       padding_words.words(padding_rounds)))
    end = DataflowGraph("digests", weight=10, comment="the digests")
    before = [end.var(f"H{i}", lay.kind) for i in range(len(H))]
    written(end, lay, chained(end, hash, before, working(end, hash, lay.kind)))
    return [begin, *loop.single_block(carry), last, *padded.single_block(padding_rounds), end]


def straight(s: Schedule, start: Table, pad: Table) -> list[PlanItem]:
    """A turn whose rounds are no loop."""
    hash, lay = s.hash, s.lay
    graph = DataflowGraph("rounds", weight=40, comment="the nodes, and their padding")
    graph.at("schedule")
    words = gather(graph, hash, lay, graph.var("nodes", POINTER))
    state = initial_value(graph, s, start)
    H = chained(graph, hash, state, rounds(graph, hash, state, range(hash.ROUNDS), Direct(graph, hash, words, s.ks())))
    wk = Constants(lay, pad).words(graph)
    written(graph, lay, chained(graph, hash, H, rounds(graph, hash, H, range(hash.ROUNDS), wk)))
    return [graph]


def chained(graph: DataflowGraph, hash: ModuleType, before: Sequence[Node], state: Sequence[Node]) -> list[Node]:
    graph.at("rounds", "chain", note="H = H + (a, b, ...)")
    return list(hash.chain(before, state))


def written(graph: DataflowGraph, lay: LaneLayout, state: Sequence[Node]) -> None:
    """The digests, from rows of a word of each, to memory: 128 bits at a time are put together inside each 128 bits of a
    register, and then those that follow one another."""
    graph.at("rounds", "digest", note="digests")
    per, parts = 128 // lay.word, lay.size // 128
    pieces = [transposed(graph, lay, list(state[i:i + per]), lay.word) for i in range(0, len(state), per)]
    registers = [swapped(word_pieces[k]) for k in range(per) for word_pieces in pieces]      # of nodes k, k + per, ...
    for i in range(0, len(registers), parts):
        for part, row in enumerate(together(graph, lay, registers[i:i + parts])):
            digest_address = Address("digest", lay.size, (part * len(registers) + i) * 16, graph.var("digests", POINTER))
            graph.store(digest_address, row)


def together(graph: DataflowGraph, lay: LaneLayout, registers: Sequence[Node]) -> list[Node]:
    """Row i takes the 128 bits number i of as many registers as have so many of them."""
    if len(registers) < 2:
        return list(registers)
    half = len(registers) // 2
    low, high = [], []
    for a, b in zip(registers[::2], registers[1::2]):
        low.append(graph.permute((a, b), 128, (*range(half), *range(2 * half, 3 * half)), lay.kind))
        high.append(graph.permute((a, b), 128, (*range(half, 2 * half), *range(3 * half, 4 * half)), lay.kind))
    if half == 1:
        return [*low, *high]
    return [graph.permute((a, b), 128, pieces, lay.kind) for a, b in (low, high) for pieces in ((0, 2, 4, 6), (1, 3, 5, 7))]


def in_streams(hash: ModuleType, engine: ShaExtensions, m: int) -> Plan:
    """The same by the instructions made for rounds: a stream of them for each node, side by side."""
    return with_single_nodes(hash, engine, m, streams(hash, engine, m))


def with_single_nodes(hash: ModuleType, engine: ShaExtensions, m: int, iteration: Sequence[PlanItem],
                      extra_tables: Sequence[Table] = (),
                   scratch: int = 0) -> Plan:
    """The whole function, around a turn that takes m nodes; what these leave over goes one by one, in a stream."""
    items = (enter_frame(), Label("turn", LOOP), Jump("fewer", "b", "count", m), *iteration, Jump("turn"),
             Label("fewer"), Jump("done", "e", "count", 0), *streams(hash, engine, 1), Jump("fewer"), Label("done"))
    return Plan(("digests", "nodes", "count"), items, (*engine.tables(hash), tables(hash)[1], *extra_tables), scratch)


def streams(hash: ModuleType, engine: ShaExtensions, m: int) -> list[PlanItem]:
    """A turn of m streams."""
    engine_layout, kind = four_words(hash), four_words(hash).kind
    block = DataflowGraph(f"block{m}", weight=40 if m > 1 else 10, comment="the nodes, and their padding" if m > 1 else "a node")
    # a region of its own: behind all reads
    end = DataflowGraph(f"digests{m}", comment="their digests" if m > 1 else "its digest")
    pad = Constants(engine_layout, tables(hash)[1])
    for j in range(m):
        block.of = f" {j}"
        block.at("rounds", "message", j)
        start = engine.of_numbers(block, hash, hash.INITIAL[hash.NAME])
        rows = [engine.message_row(block, hash, r, in_a_row(hash, block.var("nodes", POINTER)), j) for r in range(4)]
        padding_rows = {r: pad.row(block, r) for r in range(hash.ROUNDS // 4)}
        after = engine.block(block, hash, engine.block(block, hash, start, rows, {}), [], padding_rows)
        for i, row in enumerate(engine.rows(block, after)):
            block.set(f"D{j}.{i}", swapped(row))
            digest_offset = j * digest_bytes(hash) + i * engine_layout.row_bytes
            end.at("rounds", "digest", j, f"digest {j}")
            end.store(Address("digest", kind.size, digest_offset, end.var("digests", POINTER)), end.var(f"D{j}.{i}", kind))
    return [block, end, following(hash, m)]


def following(hash: ModuleType, m: int) -> DataflowGraph:
    """The next nodes."""
    on = DataflowGraph(f"next{m}", comment="the next nodes")
    advance(on, "nodes", m * block_bytes(hash))
    advance(on, "digests", m * digest_bytes(hash))
    advance(on, "count", -m)
    return on


# Around the turn: its loop, and the nodes that are fewer than it takes.

def around(hash: ModuleType, m: int, kind: ValueKind, iteration: Sequence[PlanItem]) -> tuple[PlanItem, ...]:
    """The whole function, around a turn that takes the m nodes at `nodes` and writes their digests at `digests`."""
    enter = enter_frame()
    for name in ("spare", "home"):
        enter.set(name, enter.const(0, POINTER))
    return (enter, Label("turn", LOOP), Jump("fewer", "b", "count", m), Label("full"), *iteration, following(hash, m),
            Jump("turn"),
            Label("fewer"), Jump("results", "ne", "spare", 0), Jump("done", "e", "count", 0),
            *copy_remaining_nodes(hash, m, kind),
            Jump("full"), Label("results"), *copy_remaining_digests(hash, kind), Label("done"))


def copy_remaining_nodes(hash: ModuleType, m: int, kind: ValueKind) -> list[PlanItem]:
    """The nodes that are left, to the frame; the last of them in the place of those that are not there."""
    size = block_bytes(hash)
    begin, copy, fill, end = (DataflowGraph("spare", comment="fewer nodes than one iteration hashes: copy them to the frame, then repeat the last"),
                              DataflowGraph("copy"), DataflowGraph("fill"), DataflowGraph("filled"))
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
        for graph, node in ((copy, row), (fill, fill.var(name, kind))):
            graph.store(Address("spare", kind.size, offset, graph.var("to", POINTER)), node)
    for name, by in (("nodes", size), ("to", size), ("more", -1)):
        advance(copy, name, by)
    advance(fill, "to", size)
    for name in ("nodes", "digests"):
        end.set(name, end.var("area", POINTER))
    end.set("count", end.const(m, POINTER))
    return [begin, Label("copy"), copy, Jump("copy", "ne", "more", 0), Label("fill"), fill, Jump("fill", "ne", "to", "stop"), end]


def copy_remaining_digests(hash: ModuleType, kind: ValueKind) -> list[PlanItem]:
    """As many digests as there were nodes left, from the frame to where they belong."""
    size = digest_bytes(hash)
    wide = min(kind.size, 8 * size)
    kind = kind._replace(size=wide)
    begin, graph = DataflowGraph("results", comment="their digests"), DataflowGraph("return")
    begin.set("from", begin.var("area", POINTER))
    for offset in range(0, size, wide // 8):
        row = graph.load(Address("spare", wide, offset, graph.var("from", POINTER)), kind)
        graph.store(Address("digest", wide, offset, graph.var("home", POINTER)), row)
    for name, by in (("from", size), ("home", size), ("spare", -1)):
        advance(graph, name, by)
    return [begin, Label("return"), graph, Jump("return", "ne", "spare", 0)]


