"""Plans with rounds on the SHA extensions and the message schedules of all messages in vector
lanes.

Input: a hash, its engine, and a layout of two words of each message side by side. Output: plans of
the kinds `multi` and `pairs`. SHA256RNDS2 reads two adjacent words, so that two rounds take this
instruction and one load. Each message is an interleaved stream; sixteen rounds of all streams run
beside the computation of the next sixteen words (software pipelining).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from ..spec.hashes import block_bytes
from ..x86.program import LOOP_ALIGNMENT, SCRATCH, Address, Jump, Label
from .gather import byteswap_words, load_contiguous_words, load_words
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout
from .loops import (
    POINTER,
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    describe_last_rounds,
    describe_rounds,
    make_entry_block,
)
from .multi import block_address, load_pointers
from .pairs import tree_node_tables, wrap_interleaved_tree_nodes
from .schedule import Schedule
from .sha_extensions import Halves, LaneMoves, ShaExtensions, four_word_layout
from .streams import load_strided_state, store_strided_state

TWO_ROUNDS, LOAD_TWO_WORDS = "sha256rnds2", "vmovq"  # mnemonics


@dataclass(frozen=True)
class InterleavedMessage:
    """Message number j, in an interleaved stream of its own.

    The variables of the engine `working` hold the message's working variables; those of the engine
    `H` hold the hash value before its block. Both are in the order of words that the SHA
    instructions need.
    """

    hash: ModuleType
    working: ShaExtensions
    H: ShaExtensions
    j: int

    def set_group(self, graph: DataflowGraph, step: str = "", number: int = 0,
                  note: str | None = None) -> None:
        """Assign the nodes made from now on to this message's strand; the other parameters are as
        in DataflowGraph.set_group."""
        graph.strand_suffix = f" {self.j}"
        graph.set_group("rounds", step, number, note)

    def run_16_rounds(self, graph: DataflowGraph, word_address: Callable[[int], Address]) -> Halves:
        """Return the working variables after sixteen rounds; `word_address(t)` is the address of
        the pair W_t + K_t, W_{t+1} + K_{t+1}, with t counted from the first of these rounds."""
        abef, cdgh = self.working.get_state(graph, self.hash)
        for t in range(0, 16, 2):
            self.set_group(graph, "rounds", t, f"rounds {t} and {t + 1}")
            pair = graph.load(word_address(t), ValueKind("int", 64, 64))
            wk = graph.apply(LOAD_TWO_WORDS, (pair,), kind=four_word_layout(self.hash).kind)
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
        abef, cdgh = self.H.get_state(graph, self.hash)
        return abef + state[0], cdgh + state[1]


def make_messages(hash: ModuleType, engine: ShaExtensions, m: int) -> list[InterleavedMessage]:
    """Return messages 0 to m - 1, each with its own variables for working variables and hash
    value."""
    engine = replace(engine, lane_moves=LaneMoves("vmovd", "vpinsrd"))
    return [InterleavedMessage(hash, engine.for_message(j), engine.for_message(j, "H."), j)
            for j in range(m)]


def plan_multi(hash: ModuleType, engine: ShaExtensions, lay: LaneLayout) -> Plan:
    """Return the plan of void multi(word *state, const void *const data[], size_t blocks), which
    compresses `blocks` blocks of each of m messages, whose schedules are computed in lanes.

    data[j] points to the blocks of message j; state[i*m + j] is word i of its hash value. The words
    of the next block are loaded beside the last sixteen rounds of a block. Loads after these rounds
    would wait until the processor's scheduler has issued the rounds.
    """
    s, m = Schedule(hash, lay, retains_spans=True), lay.n
    messages = make_messages(hash, engine, m)
    begin = DataflowGraph("begin",
                          comment="the hash values in the lanes that the instructions require")
    exit_block = DataflowGraph("rows", comment="the hash values by rows")
    for message in messages:
        message.set_group(begin, "message", message.j)
        message.start_block(begin, engine.from_rows(
            begin, load_strided_state(begin, hash, message.H, m, message.j)))
        message.set_group(exit_block, "message", message.j)
        store_strided_state(exit_block, hash, message.H.get_state_rows(exit_block, hash),
                            message.H, m, message.j)
    words = DataflowGraph("words", weight=10, comment="the words of the first block")
    load_block_words(words, s, 0)
    # Instructions before the inner loop, so that the two loops do not have the same head.
    start = DataflowGraph("start", comment="the words behind those of the message")
    loop = initialize_loop(start, s, "carry")
    comment = f"{describe_last_rounds(hash)}, and the hash values after the block"
    next_words = DataflowGraph("next", weight=20,
                               comment=f"{comment}, beside the words of the next")
    last = DataflowGraph("last", weight=10, comment=comment)
    for graph in (next_words, last):
        for message in messages:
            state = message.run_16_rounds(graph, table_addresses(
                graph, s, message.j, SCRATCH, hash.ROUNDS - 16))
            message.start_block(graph, message.add_state(graph, state))
        graph.strand_suffix = ""
    load_block_words(next_words, s, block_bytes(hash))
    advance_to_next_block(next_words, hash)
    return Plan(("state", "data", "blocks"), (
        Jump("done", "e", "blocks", 0), make_entry_block(), load_pointers(m), begin, words,
        Label("block", LOOP_ALIGNMENT), start, *plan_overlapped_loop(s, messages, loop),
        Jump("last", "b", "blocks", 2), next_words, Jump("block"),
        Label("last"), last, exit_block, Label("done")), (s.table,), s.table_bytes)


def load_block_words(graph: DataflowGraph, s: Schedule, offset: int) -> None:
    """Load the message words at byte `offset` of every message's block, store their W_t + K_t to
    the scratch area, and set the schedule's variables to them."""
    graph.set_group("schedule")
    s.store_message_rows(graph, load_words(
        graph, s.lay, lambda j, bits, byte: block_address(graph, j, bits, byte + offset)),
        graph.var(SCRATCH, POINTER))


def plan_pairs(hash: ModuleType, engine: ShaExtensions, lay: LaneLayout) -> Plan:
    """Return the plan of void pairs(void *digests, const void *nodes, size_t count), which hashes m
    tree nodes at once and computes their schedules in lanes."""
    s, m = Schedule(hash, lay, retains_spans=True), lay.n
    messages = make_messages(hash, engine, m)
    engine_layout = four_word_layout(hash)
    words = DataflowGraph("words", weight=10, comment="the words of the nodes")
    words.set_group("schedule")
    loop = start_schedule(words, s,
                          load_contiguous_words(words, hash, lay, words.var("nodes", POINTER)))
    last = DataflowGraph("last", weight=10, comment=f"{describe_last_rounds(hash)} of the nodes")
    padding_loop = make_constant_block_loop(hash, "padding")
    end = DataflowGraph("digests", weight=10, comment="the digests")

    for message in messages:
        message.set_group(words, "begin", note="a, b, ... = H")
        message.start_block(words, engine.from_numbers(words, hash, hash.INITIAL[hash.NAME]))
        state = message.run_16_rounds(last, table_addresses(last, s, message.j))
        message.start_block(last, message.add_state(last, state))
        after = engine.to_rows(end, message.add_state(end, message.working.get_state(end, hash)))
        for i, row in enumerate(after):
            offset = (message.j * len(after) + i) * engine_layout.row_bytes
            end.store(Address("digest", engine_layout.size, offset, end.var("digests", POINTER)),
                      byteswap_words(row))
    padding_loop.initialize(last, range(hash.ROUNDS // 16), kp=(tree_node_tables(hash)[1].name, 0))
    iteration = [words, *plan_overlapped_loop(s, messages, loop), last,
                 *plan_constant_rounds(messages, padding_loop, " of the padding's block"), end]
    return wrap_interleaved_tree_nodes(hash, engine, m, iteration, [s.table], s.table_bytes)


def start_schedule(graph: DataflowGraph, s: Schedule, rows: Sequence[Sequence[Node]],
                   name: str = "carry") -> Loop:
    """Set the schedule's variables to the message words `rows`, rows[register of a row][row], and
    store their W_t + K_t to the scratch area. Return the loop `name`, in which the other words are
    computed, after its pointers are initialized."""
    s.store_message_rows(graph, rows, graph.var(SCRATCH, POINTER))
    return initialize_loop(graph, s, name)


def initialize_loop(graph: DataflowGraph, s: Schedule, name: str) -> Loop:
    """Initialize the pointers of the loop `name`, in which the words after the first sixteen are
    computed; return the loop."""
    loop = Loop(name, "p", s.pointer_steps())
    loop.initialize(graph, range(s.hash.ROUNDS // 16 - 1), p=graph.var(SCRATCH, POINTER),
                    **s.initial_kp)
    return loop


def plan_overlapped_loop(s: Schedule, messages: Sequence[InterleavedMessage],
                         loop: Loop) -> list[PlanItem]:
    """Return the loop of all rounds but the last sixteen: each iteration runs sixteen rounds of
    every message and computes the sixteen words that follow."""
    graph = DataflowGraph(loop.name, weight=40,
                          comment=f"{describe_rounds(range(s.hash.ROUNDS // 16 - 1))}, and the "
                                  f"next sixteen words")
    s.append_next_16(graph, graph.var("p", POINTER), s.constants(graph))
    for message in messages:
        state = message.run_16_rounds(graph, table_addresses(graph, s, message.j))
        message.working.set_state(graph, state)
    graph.strand_suffix = ""
    graph.set_group("rounds", "next words", note="the next sixteen words")
    return loop.wrap_block(graph)


def table_addresses(graph: DataflowGraph, s: Schedule, j: int, base: str = "p",
                    first: int = 0) -> Callable[[int], Address]:
    """Return the function t -> address of W_t + K_t of message j, with t counted from round
    `first`. The address is relative to the variable `base`, an address in the schedule's table.
    """
    return lambda t: Address("schedule", 64, s.lay.offset(first + t, j), graph.var(base, POINTER))


def make_constant_block_loop(hash: ModuleType, name: str) -> Loop:
    """Return the loop `name` over the rounds of a constant block, sixteen per iteration; its
    pointer `kp` points to the W_t + K_t of an iteration's first round."""
    return Loop(name, "kp", {"kp": 2 * hash.WIDTH})


def plan_constant_rounds(messages: Sequence[InterleavedMessage], loop: Loop,
                         block: str) -> list[PlanItem]:
    """Return the items of `loop`, a result of `make_constant_block_loop`. Each iteration runs
    sixteen rounds of every message on a constant block; all messages read one table of W_t + K_t.
    `block` is the end of the comment, as in `describe_rounds`."""
    hash = messages[0].hash
    graph = DataflowGraph(loop.name, weight=40,
                          comment=describe_rounds(range(hash.ROUNDS // 16), block))

    def address(t: int) -> Address:
        return Address("constants", 64, t * hash.WIDTH // 8, graph.var("kp", POINTER))

    for message in messages:
        message.working.set_state(graph, message.run_16_rounds(graph, address))
    graph.strand_suffix = ""
    graph.set_group("rounds", "next words", note="the next sixteen words")
    return loop.wrap_block(graph)
