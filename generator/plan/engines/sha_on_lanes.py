"""Plans with rounds on the SHA extensions and the message schedules of all messages in vector
lanes.

Input: a hash, its engine, and a layout of two words of each message side by side. Output: plans of
the kinds `multi` and `pairs`. SHA256RNDS2 reads two adjacent words, so that two rounds take this
instruction and one load. Each message is an interleaved stream; sixteen rounds of all streams run
beside the computation of the next sixteen words (software pipelining).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...spec.hashes import block_bytes
from ...x86.program import LOOP_ALIGNMENT, SCRATCH, Jump, Label, Table
from ..drivers.multi import block_address, make_multi_plan
from ..drivers.pairs import tree_node_tables, wrap_interleaved_tree_nodes
from ..drivers.streams import load_strided_state, store_strided_state
from ..gather import byteswap_words, load_contiguous_words, load_words
from ..graph import DataflowGraph, ValueKind
from ..layout import LaneLayout
from ..loops import (
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    describe_last_rounds,
    describe_rounds,
)
from ..schedule import Schedule
from .sha_stream import Halves, LaneMoves, ShaExtensions

TWO_ROUNDS, LOAD_TWO_WORDS = "sha256rnds2", "vmovq"  # mnemonics


@dataclass(frozen=True)
class InterleavedMessage:
    """Message number j, in an interleaved stream of its own.

    The variables of the engine `working` hold the message's working variables; those of the engine
    `H` hold the hash value before its block. Both are in the order of words that the SHA
    instructions need.
    """

    working: ShaExtensions
    H: ShaExtensions
    j: int

    def set_group(self, graph: DataflowGraph, step: str = "", number: int = 0,
                  note: str | None = None) -> None:
        """Assign the nodes made from now on to this message's strand; the other parameters are as
        in DataflowGraph.set_group."""
        graph.strand_suffix = f" {self.j}"
        graph.set_group("rounds", step, number, note)

    def run_16_rounds(self, graph: DataflowGraph, s: Schedule | None, pointer: str = "p",
                      first: int = 0) -> Halves:
        """Return the working variables after sixteen rounds. They read W_t + K_t from the table of
        the schedule `s`, beginning `first` words after the variable `pointer`. If `s` is None, they
        read the table of a constant block at the variable `kp`."""
        abef, cdgh = self.working.get_state(graph)
        for t in range(0, 16, 2):
            self.set_group(graph, "rounds", t, f"rounds {t} and {t + 1}")
            address = (graph.address(pointer, 64, s.lay.offset(first + t, self.j), "schedule") if s
                       else graph.address("kp", 64, t * self.H.hash.WIDTH // 8, "constants"))
            wk = graph.apply(LOAD_TWO_WORDS, (graph.load(address, ValueKind("int", 64, 64)),),
                             kind=self.working.kind)
            abef, cdgh = graph.apply(TWO_ROUNDS, (cdgh, abef, wk)), abef
        return abef, cdgh

    def start_block(self, graph: DataflowGraph, state: Halves) -> None:
        """Set the variables of the hash value and the working variables to `state`, the hash value
        before a block."""
        self.working.set_state(graph, state)
        self.H.set_state(graph, state)

    def add_state(self, graph: DataflowGraph, state: Halves) -> Halves:
        """Return the hash value after a block: the sum of the working variables `state` after its
        rounds and the hash value before the block."""
        self.set_group(graph, "chain", note="H = H + (a, b, ...)")
        return self.H.add_state(graph, self.H.get_state(graph), state)


def make_messages(engine: ShaExtensions, m: int) -> list[InterleavedMessage]:
    """Return messages 0 to m - 1, each with its own variables for working variables and hash value.
    Their engines move words to lanes by AVX instructions, as the schedule in lanes needs AVX."""
    engine = replace(engine, lane_moves=LaneMoves("vmovd", "vpinsrd"))
    return [InterleavedMessage(engine.for_message(j), engine.for_message(j, "H."), j)
            for j in range(m)]


def plan_multi(engine: ShaExtensions, lay: LaneLayout) -> Plan:
    """Return the plan of void multi(word *state, const void *const data[], size_t blocks), which
    compresses `blocks` blocks of each of m messages, whose schedules are computed in lanes. m is
    the n of the layout.

    data[j] points to the blocks of message j; state[i*m + j] is word i of its hash value. The words
    of the next block are loaded beside the last sixteen rounds of a block. Loads after these rounds
    would wait until the processor's scheduler has issued the rounds.
    """
    hash, m = engine.hash, lay.n
    s, messages = Schedule(hash, lay, retains_spans=True), make_messages(engine, m)
    begin = DataflowGraph("begin",
                          comment="the hash values in the lanes that the instructions require")
    exit_block = DataflowGraph("rows", comment="the hash values by rows")
    for message in messages:
        message.set_group(begin, "message", message.j)
        message.start_block(begin, load_strided_state(begin, message.H, m, message.j))
        message.set_group(exit_block, "message", message.j)
        store_strided_state(exit_block, message.H, m, message.j)
    words = DataflowGraph("words", weight=10, comment="the words of the first block")
    load_block_words(words, s, 0)
    # Instructions before the inner loop, so that the two loops do not have the same head.
    start = DataflowGraph("start", comment="the words behind those of the message")
    loop_items = plan_overlapped_loop(start, "carry", s, messages)
    comment = f"{describe_last_rounds(hash)}, and the hash values after the block"
    next_words = DataflowGraph("next", weight=20,
                               comment=f"{comment}, beside the words of the next")
    last = DataflowGraph("last", weight=10, comment=comment)
    for graph in (next_words, last):
        for message in messages:
            state = message.run_16_rounds(graph, s, SCRATCH, hash.ROUNDS - 16)
            message.start_block(graph, message.add_state(graph, state))
        graph.strand_suffix = ""
    load_block_words(next_words, s, block_bytes(hash))
    advance_to_next_block(next_words, hash)
    items = [begin, words, Label("block", LOOP_ALIGNMENT), start, *loop_items,
             Jump("last", "b", "blocks", 2), next_words, Jump("block"),
             Label("last"), last, exit_block]
    return make_multi_plan(m, items, [s.table], s.table_bytes)


def load_block_words(graph: DataflowGraph, s: Schedule, offset: int) -> None:
    """Load the message words at byte `offset` of every message's block, store their W_t + K_t to
    the scratch area, and set the schedule's variables to them."""
    graph.set_group("schedule")
    s.store_message_rows(load_words(
        graph, s.lay, lambda j, bits, byte: block_address(graph, j, bits, byte + offset)),
        graph.pointer(SCRATCH))


def plan_pairs(engine: ShaExtensions, lay: LaneLayout) -> Plan:
    """Return the plan of void pairs(void *digests, const void *nodes, size_t count), which hashes
    `count` tree nodes, m at once (the n of the layout), and computes their schedules in lanes."""
    hash, m = engine.hash, lay.n
    s, messages = Schedule(hash, lay, retains_spans=True), make_messages(engine, m)
    words = DataflowGraph("words", weight=10, comment="the words of the nodes")
    words.set_group("schedule")
    rows = load_contiguous_words(lay, words.pointer("nodes"))
    s.store_message_rows(rows, words.pointer(SCRATCH))
    loop_items = plan_overlapped_loop(words, "carry", s, messages)
    last = DataflowGraph("last", weight=10, comment=f"{describe_last_rounds(hash)} of the nodes")
    end = DataflowGraph("digests", weight=10, comment="the digests")

    for message in messages:
        message.set_group(words, "begin", note="a, b, ... = H")
        message.start_block(words, engine.from_numbers(words, hash.INITIAL[hash.NAME]))
        state = message.run_16_rounds(last, s)
        message.start_block(last, message.add_state(last, state))
        after = engine.to_rows(end, message.add_state(end, message.working.get_state(end)))
        for i, row in enumerate(after):
            offset = (message.j * len(after) + i) * engine.lay.row_bytes
            end.store(end.address("digests", engine.lay.size, offset, "digest"),
                      byteswap_words(row))
    padding_items = plan_constant_rounds(last, "padding", messages, tree_node_tables(hash)[1],
                                         " of the padding's block")
    iteration = [words, *loop_items, last, *padding_items, end]
    return wrap_interleaved_tree_nodes(engine, m, iteration, [s.table], s.table_bytes)


def plan_overlapped_loop(begin: DataflowGraph, name: str, s: Schedule,
                         messages: Sequence[InterleavedMessage]) -> list[PlanItem]:
    """Return the loop `name` of all rounds but the last sixteen: each iteration runs sixteen rounds
    of every message and computes the sixteen words that follow. `begin` is the basic block before
    the loop; the W_t + K_t of the message words are in the scratch area."""
    iterations = range(s.hash.ROUNDS // 16 - 1)
    loop = Loop.start(begin, name, iterations, s.pointers(begin.pointer(SCRATCH)))
    body = loop.make_body(f"{describe_rounds(iterations)}, and the next sixteen words")
    s.append_next_16(body.pointer("p"))
    return wrap_rounds(loop, body, messages, s)


def plan_constant_rounds(begin: DataflowGraph, name: str, messages: Sequence[InterleavedMessage],
                         table: Table, block: str) -> list[PlanItem]:
    """Return the loop `name` over the rounds of a constant block, sixteen rounds of every message
    per iteration; all messages read W_t + K_t from `table`. `begin` is the basic block before the
    loop; `block` is the end of the comment, as in `describe_rounds`."""
    iterations = range(len(table.words) // 16)
    loop = Loop.start(begin, name, iterations, {"kp": ((table.name, 0), 2 * table.width)})
    return wrap_rounds(loop, loop.make_body(describe_rounds(iterations, block)), messages, None)


def wrap_rounds(loop: Loop, body: DataflowGraph, messages: Sequence[InterleavedMessage],
                s: Schedule | None) -> list[PlanItem]:
    """Append sixteen rounds of every message to `body`, and return `loop` around it. `s` is as in
    `InterleavedMessage.run_16_rounds`."""
    for message in messages:
        message.working.set_state(body, message.run_16_rounds(body, s))
    body.strand_suffix = ""
    body.set_group("rounds", "next words", note="the next sixteen words")
    return loop.wrap_block(body)
