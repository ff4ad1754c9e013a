"""Plans of `pairs` kernels: the digests of many tree nodes of two digests each.

A tree node is the data of two digests, the left child's and the right child's in a Merkle tree.
Input: a hash, and either a layout of one word of each of m tree nodes, or m and an engine of the
SHA extensions. Output: a plan. A tree node is one block, and the padding after it is one constant
block, whose W_t + K_t are in a table. An iteration hashes m adjacent tree nodes and stores their
digests after all its loads, so that the digests may overlap the tree nodes. array_loop.py arranges
iterations in the loop over all tree nodes.
"""

from collections.abc import Sequence
from types import ModuleType

from ...spec.hashes import block_bytes
from ...spec.kinds import digest_bytes
from ...x86.program import Table
from .. import padding
from ..engines.rounds import is_uniform, run_rounds, set_working_variables, working_variables
from ..engines.sha_stream import ShaExtensions
from ..gather import byteswap_words, contiguous_addresses, load_contiguous_words, transpose_pieces
from ..graph import DataflowGraph, Node
from ..layout import LaneLayout, state_names
from ..loops import Plan, PlanItem, describe_last_rounds
from ..schedule import ComputedWords, Constants, Schedule
from .array_loop import ArrayLoop
from .multi import LaneGroup, plan_overlapped_loop, plan_table_rounds

PARAMETERS = ("digests", "nodes", "count")


def plan_pairs_in_lanes(hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
    """Return the plan of void pairs(void *digests, const void *nodes, size_t count), which hashes
    `count` tree nodes, one tree node in each vector lane. `layouts` has one layout."""
    (lay,) = layouts
    s, constant_tables = Schedule(hash, lay), tree_node_tables(hash, 1 if lay.broadcast else lay.n)
    plan_iteration = plan_looped_tree_nodes if is_uniform(hash) else plan_unrolled_tree_nodes
    loop, iteration = tree_node_loop(hash), plan_iteration(s, *constant_tables)
    return Plan(PARAMETERS, loop.wrap_lanes(lay, iteration),
                (*constant_tables, *([s.table] if s.has_constants else [])),
                loop.scratch_bytes(lay))


def tree_node_loop(hash: ModuleType) -> ArrayLoop:
    """Return the loop over adjacent tree nodes at the variable `nodes`."""
    return ArrayLoop("nodes", block_bytes(hash), digest_bytes(hash), has_stride=False)


def tree_node_tables(hash: ModuleType, copies: int = 1) -> tuple[Table, Table]:
    """Return two tables: the initial hash value, and W_t + K_t of the padding after a tree node.
    Each word stands `copies` times in succession."""
    def table(name: str, words: Sequence[int], about: str) -> Table:
        return Table(f"{name}{'' if copies == 1 else f'x{copies}'}", hash.WIDTH,
                     tuple(word for word in words for _ in range(copies)), comment=about)

    return (table("H0", hash.INITIAL[hash.NAME], "the initial hash value"),
            table("PAD", padding.padding_schedule(hash, block_bytes(hash)),
                  "W_t + K_t of the padding behind a node"))


def load_initial_state(graph: DataflowGraph, s: Schedule, start: Table) -> list[Node]:
    """Return the initial hash value in every lane, loaded from the table `start`."""
    graph.set_group("rounds", "begin", note="a, b, ... = H")
    return [Constants(s.lay, start).load_row(graph, i) for i in range(len(state_names(s.hash)))]


def plan_looped_tree_nodes(s: Schedule, start: Table, pad: Table) -> list[PlanItem]:
    """Return the plan of one iteration: loops of sixteen rounds, first over the rounds of every
    tree node's block as in a `multi` kernel, then over those of the padding. `start` and `pad` are
    the tables of `tree_node_tables`."""
    hash, lay = s.hash, s.lay
    group = LaneGroup(s, s, 0, lay.n)
    begin = DataflowGraph("begin", weight=10, comment="the words of the nodes")
    begin.set_group("schedule")
    words = load_contiguous_words(lay, begin.pointer("nodes"))
    state = load_initial_state(begin, s, start)
    loop_items = plan_overlapped_loop(begin, "carry", [group], [(state, words)])
    last = DataflowGraph("last", weight=10, comment=describe_last_rounds(hash))
    state = group.run_16_rounds(last, False)
    H = add_states(hash, load_initial_state(last, s, start), state)
    last.writes |= {f"H{i}": node for i, node in enumerate(H)}
    set_working_variables(last, hash, H)
    padding_items = plan_table_rounds(last, "padding", s, pad, " of the padding")
    end = DataflowGraph("digests", weight=10, comment="the digests")
    before = [end.var(f"H{i}", lay.kind) for i in range(len(H))]
    store_digests(end, lay, add_states(hash, before, working_variables(end, hash, lay.kind)))
    return [begin, *loop_items, last, *padding_items, end]


def plan_unrolled_tree_nodes(s: Schedule, start: Table, pad: Table) -> list[PlanItem]:
    """Return the plan of one iteration as straight-line code, for hashes whose rounds do not repeat
    every 16. `start` and `pad` are the tables of `tree_node_tables`."""
    hash, lay = s.hash, s.lay
    graph = DataflowGraph("rounds", weight=40, comment="the nodes, and their padding")
    graph.set_group("schedule")
    words = load_contiguous_words(lay, graph.pointer("nodes"))
    H = load_initial_state(graph, s, start)
    for wk in (ComputedWords(s, words, s.constants()), Constants(lay, pad).rows(graph)):
        H = add_states(hash, H, run_rounds(hash, H, range(hash.ROUNDS), wk))
    store_digests(graph, lay, H)
    return [graph]


def add_states(hash: ModuleType, before: Sequence[Node], state: Sequence[Node]) -> list[Node]:
    """Return the next hash value: the sum of the hash value `before` a block and the working
    variables `state` after its rounds."""
    state[0].graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
    return list(hash.chain(before, state))


def store_digests(graph: DataflowGraph, lay: LaneLayout, state: Sequence[Node]) -> None:
    """Store the digests of all lanes to the address in the variable `digests`; state[i] has word i
    of every digest.

    There are two steps: words are transposed inside each 128 bits of a register; then the 128-bit
    parts of one digest are joined.
    """
    graph.set_group("rounds", "digest", note="digests")
    words_per_part, parts = 128 // lay.word, lay.size // 128
    digest_parts = [transpose_pieces(lay, list(state[i:i + words_per_part]), lay.word)
                    for i in range(0, len(state), words_per_part)]
    # First the registers with digests 0, words_per_part, 2 * words_per_part, ...; then the
    # registers with digests 1, words_per_part + 1, ...
    registers = [byteswap_words(part[k]) for k in range(words_per_part) for part in digest_parts]
    for i in range(0, len(registers), parts):
        rows = transpose_128_bit_parts(lay, registers[i:i + parts])
        for part_number, row in enumerate(rows):
            offset = (part_number * len(registers) + i) * 16
            graph.store(graph.address("digests", lay.size, offset, "digest"), row)


def transpose_128_bit_parts(lay: LaneLayout, registers: Sequence[Node]) -> list[Node]:
    """Return the registers with their 128-bit parts transposed: register i of the result has part i
    of every one of `registers`, in order. There are as many registers (1, 2 or 4) as parts in a
    register."""
    if len(registers) < 2:
        return list(registers)
    half = len(registers) // 2

    def join(a: Node, b: Node, first: int) -> Node:
        """Return a register with `half` parts of `a`, from part `first` on, and then the parts of
        `b` with the same numbers."""
        pieces = (*range(first, first + half), *range(first + 2 * half, first + 3 * half))
        return a.graph.permute((a, b), 128, pieces, lay.kind)

    pairs = [(join(a, b, 0), join(a, b, half)) for a, b in zip(registers[::2], registers[1::2])]
    if half == 1:
        return list(pairs[0])
    return [halves[0].graph.permute(halves, 128, pieces, lay.kind)
            for halves in zip(*pairs) for pieces in ((0, 2, 4, 6), (1, 3, 5, 7))]


def plan_pairs_in_streams(engine: ShaExtensions, m: int) -> Plan:
    """Return the plan of void pairs(void *digests, const void *nodes, size_t count) on the SHA
    extensions, which hashes `count` tree nodes, m at once in interleaved streams."""
    return wrap_interleaved_tree_nodes(engine, m, plan_interleaved_tree_nodes(engine, m))


def wrap_interleaved_tree_nodes(engine: ShaExtensions, m: int, iteration: Sequence[PlanItem],
                                extra_tables: Sequence[Table] = (), scratch: int = 0) -> Plan:
    """Return the plan of the `pairs` function around `iteration`, which hashes m tree nodes. The
    remainder is hashed two tree nodes at a time, and a last one by itself.

    `iteration` needs the tables `extra_tables` and `scratch` bytes of scratch area.
    """
    hash = engine.hash
    iterations = [(m, iteration), *((k, plan_interleaved_tree_nodes(engine, k))
                                    for k in (2, 1) if k < m)]
    return Plan(PARAMETERS, tree_node_loop(hash).wrap_streams(iterations),
                (*engine.tables(), tree_node_tables(hash)[1], *extra_tables), scratch)


def plan_interleaved_tree_nodes(engine: ShaExtensions, m: int) -> list[PlanItem]:
    """Return the plan of one iteration that hashes m tree nodes in interleaved streams."""
    hash, kind = engine.hash, engine.kind
    block = DataflowGraph(f"block{m}", weight=40 if m > 1 else 10,
                          comment="the nodes, and their padding" if m > 1 else "a node")
    # A separate basic block, so that every store follows all loads.
    end = DataflowGraph(f"digests{m}", comment="their digests" if m > 1 else "its digest")
    pad = Constants(engine.lay, tree_node_tables(hash)[1])
    for j in range(m):
        block.strand_suffix = f" {j}"
        block.set_group("rounds", "message", j)
        start = engine.from_numbers(block, hash.INITIAL[hash.NAME])
        address = contiguous_addresses(engine.lay, block.pointer("nodes"))
        rows = engine.load_message_rows(block, address, j)
        padding_rows = {r: pad.load_row(block, r) for r in range(hash.ROUNDS // 4)}
        after_first_block = engine.compress(block, start, rows, {})
        after = engine.compress(block, after_first_block, [], padding_rows)
        for i, row in enumerate(engine.to_rows(block, after)):
            block.set(f"D{j}.{i}", byteswap_words(row))
            digest_offset = j * digest_bytes(hash) + i * engine.lay.row_bytes
            end.set_group("rounds", "digest", j, f"digest {j}")
            end.store(end.address("digests", kind.size, digest_offset, "digest"),
                      end.var(f"D{j}.{i}", kind))
    return [block, end]
