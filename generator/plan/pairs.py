"""Plans of `pairs` kernels: the digests of many tree nodes of two digests each.

Input: a hash and a layout of one word of each of m nodes, or a SHA extensions engine and m. Output:
a plan. A node is one block, and the padding after it is one constant block, whose W_t + K_t is a
table. An iteration hashes m adjacent nodes and stores their digests after all its loads, so that
the digests may overlap the nodes. If fewer than m nodes remain, the kernel in lanes copies them to
the frame, repeats the last one up to m, runs the same iteration there, and copies that many digests
back; the kernel on the SHA extensions hashes them two at a time, and a last one by itself.
"""

from collections.abc import Sequence
from types import ModuleType

from ..spec import padding
from ..spec.hashes import block_bytes
from ..spec.kinds import digest_bytes
from ..x86.program import LOOP_ALIGNMENT, Address, Jump, Label, Table
from .gather import byteswap_words, contiguous_blocks, gather, transpose_pieces
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, state_names
from .loops import POINTER, Loop, Plan, PlanItem, advance_pointer, enter_frame
from .multi import run_16_rounds
from .rounds import is_uniform, rounds, set_working_variables, working_variables
from .schedule import ComputedWords, Constants, Schedule
from .sha_extensions import ShaExtensions, four_words


def in_lanes(hash: ModuleType, lay: LaneLayout) -> Plan:
    """Return the plan of void pairs(void *digests, const void *nodes, size_t count), with a node in
    each lane."""
    s, constant_tables = Schedule(hash, lay), node_tables(hash, 1 if lay.broadcast else lay.n)
    plan_iteration = plan_loop if is_uniform(hash) else plan_unrolled
    iteration = plan_iteration(s, *constant_tables)
    return Plan(("digests", "nodes", "count"), wrap_nodes(hash, lay.n, lay.kind, iteration),
                (*constant_tables, *([s.table] if s.has_constants else [])),
                lay.n * block_bytes(hash))


def node_tables(hash: ModuleType, copies: int = 1) -> tuple[Table, Table]:
    """Return the initial hash value and W_t + K_t of the padding as tables, with `copies` of each
    word."""
    def table(name: str, words: Sequence[int], about: str) -> Table:
        return Table(f"{name}{'' if copies == 1 else f'x{copies}'}", hash.WIDTH,
                     tuple(word for word in words for _ in range(copies)), comment=about)

    return (table("H0", hash.INITIAL[hash.NAME], "the initial hash value"),
            table("PAD", padding.table(hash, block_bytes(hash)),
                  "W_t + K_t of the padding behind a node"))


def initial_value(graph: DataflowGraph, s: Schedule, start: Table) -> list[Node]:
    """Return the initial hash value in every lane."""
    graph.set_group("rounds", "begin", note="a, b, ... = H")
    return [Constants(s.lay, start).row(graph, i) for i in range(len(state_names(s.hash)))]


def plan_loop(s: Schedule, start: Table, pad: Table) -> list[PlanItem]:
    """Return an iteration: the nodes as a block of `multi`, then sixteen rounds of the padding at a
    time."""
    hash, lay, sixteens = s.hash, s.lay, s.hash.ROUNDS // 16
    loop = Loop("carry", "kp", {"kp": s.pointer_steps()["kp"]})
    begin = DataflowGraph("begin", weight=10, comment="the words of the nodes")
    begin.set_group("schedule")
    words = gather(begin, hash, lay, begin.var("nodes", POINTER))
    set_working_variables(begin, hash, initial_value(begin, s, start))
    s.set_rows(begin, words)
    loop.initialize(begin, range(sixteens - 1), kp=(s.table.name, 0))
    carry = DataflowGraph("carry", weight=40,
                          comment="sixteen rounds beside the next sixteen words")
    set_working_variables(carry, hash,
                          run_16_rounds(carry, s, True, working_variables(carry, hash, lay.kind),
                                        s.constants(carry, 0)))
    last = DataflowGraph("last", weight=10, comment="the last sixteen rounds")
    state = run_16_rounds(last, s, False, working_variables(last, hash, lay.kind),
                          s.constants(last, 0))
    padded = Loop("padding", "kp", {"kp": 16 * lay.k_row_bytes})
    H = chain_state(last, hash, initial_value(last, s, start), state)
    for i, node in enumerate(H):
        last.set(f"H{i}", node)
    set_working_variables(last, hash, H)
    padded.initialize(last, range(sixteens), kp=(pad.name, 0))
    padding_rounds = DataflowGraph("padding", weight=40, comment="sixteen rounds on the padding")
    padding_words = Constants(lay, pad, padding_rounds.var("kp", POINTER))
    set_working_variables(padding_rounds, hash,
                rounds(padding_rounds, hash, working_variables(padding_rounds, hash, lay.kind),
                       range(16),
                       padding_words.words(padding_rounds)))
    end = DataflowGraph("digests", weight=10, comment="the digests")
    before = [end.var(f"H{i}", lay.kind) for i in range(len(H))]
    store_digests(end, lay, chain_state(end, hash, before, working_variables(end, hash, lay.kind)))
    return [begin, *loop.wrap_block(carry), last, *padded.wrap_block(padding_rounds), end]


def plan_unrolled(s: Schedule, start: Table, pad: Table) -> list[PlanItem]:
    """Return an iteration as straight-line code, for hashes whose rounds do not repeat every 16."""
    hash, lay = s.hash, s.lay
    graph = DataflowGraph("rounds", weight=40, comment="the nodes, and their padding")
    graph.set_group("schedule")
    words = gather(graph, hash, lay, graph.var("nodes", POINTER))
    state = initial_value(graph, s, start)
    H = chain_state(graph, hash, state,
                    rounds(graph, hash, state, range(hash.ROUNDS),
                           ComputedWords(graph, hash, words, s.constants())))
    wk = Constants(lay, pad).words(graph)
    store_digests(graph, lay,
                  chain_state(graph, hash, H, rounds(graph, hash, H, range(hash.ROUNDS), wk)))
    return [graph]


def chain_state(graph: DataflowGraph, hash: ModuleType, before: Sequence[Node],
                state: Sequence[Node]) -> list[Node]:
    """Return the next hash value."""
    graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
    return list(hash.chain(before, state))


def store_digests(graph: DataflowGraph, lay: LaneLayout, state: Sequence[Node]) -> None:
    """Store the digests, given as rows of one word of each.

    Pieces of 128 bits are combined inside each 128 bits of a register, then those that belong to
    one digest are joined.
    """
    graph.set_group("rounds", "digest", note="digests")
    per, parts = 128 // lay.word, lay.size // 128
    pieces = [transpose_pieces(graph, lay, list(state[i:i + per]), lay.word)
              for i in range(0, len(state), per)]
    # Of nodes k, k + per, ....
    registers = [byteswap_words(word_pieces[k]) for k in range(per) for word_pieces in pieces]
    for i in range(0, len(registers), parts):
        for part, row in enumerate(merge_registers(graph, lay, registers[i:i + parts])):
            digest_address = Address("digest", lay.size, (part * len(registers) + i) * 16,
                                     graph.var("digests", POINTER))
            graph.store(digest_address, row)


def merge_registers(graph: DataflowGraph, lay: LaneLayout, registers: Sequence[Node]) -> list[Node]:
    """Transpose 128-bit parts: row i takes part i of every register."""
    if len(registers) < 2:
        return list(registers)
    half = len(registers) // 2
    low, high = [], []
    for a, b in zip(registers[::2], registers[1::2]):
        low.append(graph.permute((a, b), 128, (*range(half), *range(2 * half, 3 * half)), lay.kind))
        high.append(graph.permute((a, b), 128, (*range(half, 2 * half), *range(3 * half, 4 * half)),
                                  lay.kind))
    if half == 1:
        return [*low, *high]
    return [graph.permute((a, b), 128, pieces, lay.kind)
            for a, b in (low, high) for pieces in ((0, 2, 4, 6), (1, 3, 5, 7))]


def by_sha_extensions(hash: ModuleType, engine: ShaExtensions, m: int) -> Plan:
    """Return the plan of void pairs on the SHA extensions, with an interleaved stream for each
    node."""
    return with_remainder(hash, engine, m, interleaved_nodes(hash, engine, m))


def with_remainder(hash: ModuleType, engine: ShaExtensions, m: int,
                   iteration: Sequence[PlanItem],
                   extra_tables: Sequence[Table] = (),
                   scratch: int = 0) -> Plan:
    """Return the plan of the function around `iteration`, which hashes m nodes; the remainder is
    hashed two nodes at a time, and a last one by itself."""
    pairs_of_nodes = () if m == 2 else (
        Label("two"), Jump("fewer", "b", "count", 2), *interleaved_nodes(hash, engine, 2),
        Jump("two"))
    items = (enter_frame(), Label("turn", LOOP_ALIGNMENT),
             Jump("two" if pairs_of_nodes else "fewer", "b", "count", m),
             *iteration, Jump("turn"), *pairs_of_nodes,
             Label("fewer"), Jump("done", "e", "count", 0), *interleaved_nodes(hash, engine, 1),
             Jump("fewer"), Label("done"))
    return Plan(("digests", "nodes", "count"), items,
                (*engine.tables(hash), node_tables(hash)[1], *extra_tables), scratch)


def interleaved_nodes(hash: ModuleType, engine: ShaExtensions, m: int) -> list[PlanItem]:
    """Return an iteration of m interleaved streams."""
    engine_layout, kind = four_words(hash), four_words(hash).kind
    block = DataflowGraph(f"block{m}", weight=40 if m > 1 else 10,
                          comment="the nodes, and their padding" if m > 1 else "a node")
    # A separate basic block, so that every store follows all loads.
    end = DataflowGraph(f"digests{m}", comment="their digests" if m > 1 else "its digest")
    pad = Constants(engine_layout, node_tables(hash)[1])
    for j in range(m):
        block.strand_suffix = f" {j}"
        block.set_group("rounds", "message", j)
        start = engine.from_numbers(block, hash, hash.INITIAL[hash.NAME])
        address = contiguous_blocks(hash, block.var("nodes", POINTER))
        rows = [engine.message_row(block, hash, r, address, j) for r in range(4)]
        padding_rows = {r: pad.row(block, r) for r in range(hash.ROUNDS // 4)}
        after = engine.run_block(block, hash, engine.run_block(block, hash, start, rows, {}), [],
                                 padding_rows)
        for i, row in enumerate(engine.to_rows(block, after)):
            block.set(f"D{j}.{i}", byteswap_words(row))
            digest_offset = j * digest_bytes(hash) + i * engine_layout.row_bytes
            end.set_group("rounds", "digest", j, f"digest {j}")
            end.store(Address("digest", kind.size, digest_offset, end.var("digests", POINTER)),
                      end.var(f"D{j}.{i}", kind))
    return [block, end, advance_to_next_nodes(hash, m)]


def advance_to_next_nodes(hash: ModuleType, m: int) -> DataflowGraph:
    """Return the basic block that advances the pointers and the count by m nodes."""
    on = DataflowGraph(f"next{m}", comment="the next nodes")
    advance_pointer(on, "nodes", m * block_bytes(hash))
    advance_pointer(on, "digests", m * digest_bytes(hash))
    advance_pointer(on, "count", -m)
    return on


# The loop around an iteration, and the remainder of fewer than m nodes.

def wrap_nodes(hash: ModuleType, m: int, kind: ValueKind,
               iteration: Sequence[PlanItem]) -> tuple[PlanItem, ...]:
    """Return the items of the function around `iteration`, which hashes the m nodes at `nodes` and
    stores to `digests`."""
    enter = enter_frame()
    for name in ("spare", "home"):
        enter.set(name, enter.const(0, POINTER))
    return (enter, Label("turn", LOOP_ALIGNMENT), Jump("fewer", "b", "count", m), Label("full"),
            *iteration, advance_to_next_nodes(hash, m),
            Jump("turn"),
            Label("fewer"), Jump("results", "ne", "spare", 0), Jump("done", "e", "count", 0),
            *copy_remaining_nodes(hash, m, kind),
            Jump("full"), Label("results"), *copy_remaining_digests(hash, kind), Label("done"))


def copy_remaining_nodes(hash: ModuleType, m: int, kind: ValueKind) -> list[PlanItem]:
    """Return the code that copies the remaining nodes to the frame and repeats the last one up to
    m."""
    size = block_bytes(hash)
    begin, copy, fill, end = (DataflowGraph("spare",
                                            comment="fewer nodes than one iteration hashes: "
                                                    "copy them to the frame, then repeat the last"),
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
        advance_pointer(copy, name, by)
    advance_pointer(fill, "to", size)
    for name in ("nodes", "digests"):
        end.set(name, end.var("area", POINTER))
    end.set("count", end.const(m, POINTER))
    return [begin, Label("copy"), copy, Jump("copy", "ne", "more", 0), Label("fill"), fill,
            Jump("fill", "ne", "to", "stop"), end]


def copy_remaining_digests(hash: ModuleType, kind: ValueKind) -> list[PlanItem]:
    """Return the code that copies the remainder's digests from the frame to their destination."""
    size = digest_bytes(hash)
    wide = min(kind.size, 8 * size)
    kind = kind._replace(size=wide)
    begin, graph = DataflowGraph("results", comment="their digests"), DataflowGraph("return")
    begin.set("from", begin.var("area", POINTER))
    for offset in range(0, size, wide // 8):
        row = graph.load(Address("spare", wide, offset, graph.var("from", POINTER)), kind)
        graph.store(Address("digest", wide, offset, graph.var("home", POINTER)), row)
    for name, by in (("from", size), ("home", size), ("spare", -1)):
        advance_pointer(graph, name, by)
    return [begin, Label("return"), graph, Jump("return", "ne", "spare", 0)]


