"""Many messages at once: streams of instructions made for rounds, on words that vector lanes make for all of them.

In go a hash, its engine and a layout of two words of each message side by side; out come plans. Two words are what an
instruction takes for two rounds: they are read as they lie, and rounds are nothing but that instruction and a load. A block's
first sixteen words are gathered; sixteen rounds of every message stand beside the sixteen words that the next ones read.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from ..x86.program import Address
from .gather import BlockAddress, gather_blocks, in_a_row, swapped
from .graph import DataflowGraph, ValueKind
from .layout import LaneLayout
from .loops import POINTER, Loop, Plan, PlanItem, next_block
from .multi import around, block_address
from .pairs import following, tables, with_single_nodes
from .schedule import Schedule
from .sha_extensions import Halves, ShaExtensions, four_words
from .streams import store_rows, value

ROUNDS, TWO_WORDS, INSERT = "sha256rnds2", "vmovq", ("vmovd", "vpinsrd")


@dataclass(frozen=True)
class StreamWithSharedSchedule:
    """Message j. Its working variables, and the hash value before its block, are variables as the engine wants them."""

    hash: ModuleType
    working: ShaExtensions
    H: ShaExtensions
    j: int

    def at(self, graph: DataflowGraph, what: str = "", number: int = 0, note: str | None = None) -> None:
        """What is made from now on is part of this stream."""
        graph.of = f" {self.j}"
        graph.at("rounds", what, number, note)

    def run_16_rounds(self, graph: DataflowGraph, words: Callable[[int], Address]) -> Halves:
        """The working variables after sixteen rounds; `words`: where W_t + K_t and those that follow are."""
        abef, cdgh = self.working.get_state(graph, self.hash)
        for t in range(0, 16, 2):
            self.at(graph, "rounds", t, f"rounds {t} and {t + 1}")
            pair = graph.load(words(t), ValueKind("int", 64, 64))
            wk = graph.apply(TWO_WORDS, (pair,), kind=four_words(self.hash).kind)
            abef, cdgh = graph.apply(ROUNDS, (cdgh, abef, wk)), abef
        return abef, cdgh

    def start_block(self, graph: DataflowGraph, state: Halves) -> None:
        """A block begins with this hash value."""
        self.working.set_state(graph, state)
        self.H.set_state(graph, state)

    def chain_state(self, graph: DataflowGraph, state: Halves) -> Halves:
        """The hash value after a block."""
        self.at(graph, "chain", note="H = H + (a, b, ...)")
        abef, cdgh = self.H.get_state(graph, self.hash)
        return abef + state[0], cdgh + state[1]


def streams(hash: ModuleType, engine: ShaExtensions, m: int) -> list[StreamWithSharedSchedule]:
    def named(prefix: str, j: int) -> ShaExtensions:
        return replace(engine, names=(f"{prefix}{engine.names[0]}{j}", f"{prefix}{engine.names[1]}{j}"), insert=INSERT)

    return [StreamWithSharedSchedule(hash, named("", j), named("H.", j), j) for j in range(m)]


def blocks(hash: ModuleType, engine: ShaExtensions, lay: LaneLayout) -> Plan:
    """void multi(word *state, const void *const data[], size_t blocks): state[i*m + j] is word i of message j."""
    s, m, every = Schedule(hash, lay), lay.n, streams(hash, engine, lay.n)
    begin = DataflowGraph("begin", comment="the hash values in the lanes that the instructions require")
    exit_block = DataflowGraph("leave", comment="the hash values by rows")
    words = DataflowGraph("words", weight=10, comment="the message words")
    loop = first_words(words, s, lambda j, size, offset: block_address(words, j, size, offset))
    last = DataflowGraph("last", weight=10, comment="the last sixteen rounds, and the hash values after the block")
    for stream in every:
        stream.at(begin, "message", stream.j)
        stream.start_block(begin, engine.of_rows(begin, value(begin, hash, stream.H, m, stream.j)))
        stream.start_block(last, stream.chain_state(last, stream.run_16_rounds(last, in_table(last, s, stream.j))))
        stream.at(exit_block, "message", stream.j)
        store_rows(exit_block, hash, engine.rows(exit_block, stream.H.get_state(exit_block, hash)), stream.H, m, stream.j)
    last.of = ""
    next_block(last, hash)
    return around(m, [words, *carried(s, every, loop), last], (s.table,), s.bytes, [begin], [exit_block])


def nodes(hash: ModuleType, engine: ShaExtensions, lay: LaneLayout) -> Plan:
    """void pairs(void *digests, const void *nodes, size_t count), m nodes at a time."""
    s, m, every, engine_layout = Schedule(hash, lay), lay.n, streams(hash, engine, lay.n), four_words(hash)
    words = DataflowGraph("words", weight=10, comment="the words of the nodes")
    loop = first_words(words, s, in_a_row(hash, words.var("nodes", POINTER)))
    last = DataflowGraph("last", weight=10, comment="the last sixteen rounds of the nodes")
    padding = DataflowGraph("padding", weight=40, comment="sixteen rounds on the padding")
    padded = Loop(padding.name, "kp", {"kp": 2 * hash.WIDTH})
    end = DataflowGraph("digests", weight=10, comment="the digests")
    for stream in every:
        stream.at(words, "begin", note="a, b, ... = H")
        stream.start_block(words, engine.of_numbers(words, hash, hash.INITIAL[hash.NAME]))
        stream.start_block(last, stream.chain_state(last, stream.run_16_rounds(last, in_table(last, s, stream.j))))
        stream.working.set_state(padding, stream.run_16_rounds(padding, lambda t: Address("constants", 64, t * hash.WIDTH // 8,
                                                                        padding.var("kp", POINTER))))
        after = engine.rows(end, stream.chain_state(end, stream.working.get_state(end, hash)))
        for i, row in enumerate(after):
            offset = (stream.j * len(after) + i) * engine_layout.row_bytes
            end.store(Address("digest", engine_layout.size, offset, end.var("digests", POINTER)), swapped(row))
    padded.begin(last, range(hash.ROUNDS // 16), kp=(tables(hash)[1].name, 0))
    padding.of = ""
    padding.at("rounds", "next words", note="the next sixteen words")
    iteration = [words, *carried(s, every, loop), last, *padded.single_block(padding), end, following(hash, m)]
    return with_single_nodes(hash, engine, m, iteration, [s.table], s.bytes)


def first_words(graph: DataflowGraph, s: Schedule, at: BlockAddress) -> Loop:
    """The message words, to registers and to the table; and the loop that makes the others."""
    graph.at("schedule")
    rows = gather_blocks(graph, s.lay, at)
    scratch = graph.var("area", POINTER)
    for r in range(s.lay.rows):
        s.store(graph, [stream[r] for stream in rows], r, scratch)
    s.set_rows(graph, rows)
    loop = Loop("carry", "p", s.steps())
    loop.begin(graph, range(s.hash.ROUNDS // 16 - 1), p=scratch, **s.k)
    return loop


def carried(s: Schedule, every: Sequence[StreamWithSharedSchedule], loop: Loop) -> list[PlanItem]:
    """All rounds but the last sixteen."""
    graph = DataflowGraph(loop.name, weight=40, comment="sixteen rounds beside the next sixteen words")
    s.more(graph, graph.var("p", POINTER), s.ks(graph))
    for stream in every:
        stream.working.set_state(graph, stream.run_16_rounds(graph, in_table(graph, s, stream.j)))
    graph.of = ""
    graph.at("rounds", "next words", note="the next sixteen words")
    return loop.single_block(graph)


def in_table(graph: DataflowGraph, s: Schedule, j: int) -> Callable[[int], Address]:
    """Where the words of message j are that rounds read: behind `p`."""
    return lambda t: Address("schedule", 64, s.lay.offset(t, j), graph.var("p", POINTER))
