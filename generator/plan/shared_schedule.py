"""Plans with rounds on the SHA extensions and the message schedules of all messages in vector
lanes.

Input: a hash, its engine, and a layout of two words of each message side by side. Output: plans of
the kinds `multi` and `pairs`. SHA256RNDS2 reads two adjacent words, so that a round pair is this
instruction and one load. Each message is an interleaved stream; sixteen rounds of all streams run
beside the computation of the next sixteen words (software pipelining).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from ..x86.program import Address
from .gather import BlockAddress, byteswap_words, contiguous_blocks, gather_blocks
from .graph import DataflowGraph, ValueKind
from .layout import LaneLayout
from .loops import POINTER, Loop, Plan, PlanItem, advance_to_next_block
from .multi import block_address, wrap_blocks
from .pairs import advance_to_next_nodes, node_tables, with_remainder
from .schedule import Schedule
from .sha_extensions import Halves, ShaExtensions, four_words
from .streams import load_state_rows, store_state_rows

ROUNDS, TWO_WORDS, INSERT = "sha256rnds2", "vmovq", ("vmovd", "vpinsrd")


@dataclass(frozen=True)
class InterleavedMessage:
    """Message j. Its working variables, and the hash value before its block, are variables in the
    engine's arrangement."""

    hash: ModuleType
    working: ShaExtensions
    H: ShaExtensions
    j: int

    def set_group(self, graph: DataflowGraph, step: str = "", number: int = 0,
                  note: str | None = None) -> None:
        """Assign the nodes that follow to this message's strand."""
        graph.strand_suffix = f" {self.j}"
        graph.set_group("rounds", step, number, note)

    def run_16_rounds(self, graph: DataflowGraph, words: Callable[[int], Address]) -> Halves:
        """Run sixteen rounds; `words(t)` is the address of the pair W_t + K_t, W_{t+1} +
        K_{t+1}."""
        abef, cdgh = self.working.get_state(graph, self.hash)
        for t in range(0, 16, 2):
            self.set_group(graph, "rounds", t, f"rounds {t} and {t + 1}")
            pair = graph.load(words(t), ValueKind("int", 64, 64))
            wk = graph.apply(TWO_WORDS, (pair,), kind=four_words(self.hash).kind)
            abef, cdgh = graph.apply(ROUNDS, (cdgh, abef, wk)), abef
        return abef, cdgh

    def start_block(self, graph: DataflowGraph, state: Halves) -> None:
        """Set the hash value and the working variables at the start of a block."""
        self.working.set_state(graph, state)
        self.H.set_state(graph, state)

    def chain_state(self, graph: DataflowGraph, state: Halves) -> Halves:
        """Return the hash value after a block."""
        self.set_group(graph, "chain", note="H = H + (a, b, ...)")
        abef, cdgh = self.H.get_state(graph, self.hash)
        return abef + state[0], cdgh + state[1]


def make_messages(hash: ModuleType, engine: ShaExtensions, m: int) -> list[InterleavedMessage]:
    """Return the m messages."""
    def variable_name(prefix: str, j: int) -> ShaExtensions:
        return replace(engine,
                       names=(f"{prefix}{engine.names[0]}{j}", f"{prefix}{engine.names[1]}{j}"),
                       insert=INSERT)

    return [InterleavedMessage(hash, variable_name("", j), variable_name("H.", j), j) for j in range(m)]


def blocks(hash: ModuleType, engine: ShaExtensions, lay: LaneLayout) -> Plan:
    """Return the plan of void multi(word *state, const void *const data[], size_t blocks).

    state[i*m + j] is word i of message j.
    """
    s, m, messages = Schedule(hash, lay), lay.n, make_messages(hash, engine, lay.n)
    begin = DataflowGraph("begin", comment="the hash values in the lanes that the instructions require")
    exit_block = DataflowGraph("rows", comment="the hash values by rows")
    words = DataflowGraph("words", weight=10, comment="the message words")
    loop = load_message_words(
        words, s, lambda j, size, offset: block_address(words, j, size, offset))
    last = DataflowGraph("last", weight=10,
                         comment="the last sixteen rounds, and the hash values after the block")
    for stream in messages:
        stream.set_group(begin, "message", stream.j)
        rows = load_state_rows(begin, hash, stream.H, m, stream.j)
        stream.start_block(begin, engine.from_rows(begin, rows))
        state = stream.run_16_rounds(last, table_addresses(last, s, stream.j))
        stream.start_block(last, stream.chain_state(last, state))
        stream.set_group(exit_block, "message", stream.j)
        rows = engine.to_rows(exit_block, stream.H.get_state(exit_block, hash))
        store_state_rows(exit_block, hash, rows, stream.H, m, stream.j)
    last.strand_suffix = ""
    advance_to_next_block(last, hash)
    return wrap_blocks(m, [words, *overlapped_loop(s, messages, loop), last], (s.table,),
                       s.table_bytes, [begin], [exit_block])


def nodes(hash: ModuleType, engine: ShaExtensions, lay: LaneLayout) -> Plan:
    """Return the plan of void pairs(void *digests, const void *nodes, size_t count), m nodes at a
    time."""
    s, m, messages = Schedule(hash, lay), lay.n, make_messages(hash, engine, lay.n)
    engine_layout = four_words(hash)
    words = DataflowGraph("words", weight=10, comment="the words of the nodes")
    loop = load_message_words(words, s, contiguous_blocks(hash, words.var("nodes", POINTER)))
    last = DataflowGraph("last", weight=10, comment="the last sixteen rounds of the nodes")
    padding = DataflowGraph("padding", weight=40, comment="sixteen rounds on the padding")
    padded = Loop(padding.name, "kp", {"kp": 2 * hash.WIDTH})
    end = DataflowGraph("digests", weight=10, comment="the digests")

    def padding_address(t: int) -> Address:
        return Address("constants", 64, t * hash.WIDTH // 8, padding.var("kp", POINTER))

    for stream in messages:
        stream.set_group(words, "begin", note="a, b, ... = H")
        stream.start_block(words, engine.from_numbers(words, hash, hash.INITIAL[hash.NAME]))
        state = stream.run_16_rounds(last, table_addresses(last, s, stream.j))
        stream.start_block(last, stream.chain_state(last, state))
        stream.working.set_state(padding, stream.run_16_rounds(padding, padding_address))
        after = engine.to_rows(end, stream.chain_state(end, stream.working.get_state(end, hash)))
        for i, row in enumerate(after):
            offset = (stream.j * len(after) + i) * engine_layout.row_bytes
            end.store(Address("digest", engine_layout.size, offset, end.var("digests", POINTER)),
                      byteswap_words(row))
    padded.initialize(last, range(hash.ROUNDS // 16), kp=(node_tables(hash)[1].name, 0))
    padding.strand_suffix = ""
    padding.set_group("rounds", "next words", note="the next sixteen words")
    iteration = [words, *overlapped_loop(s, messages, loop), last, *padded.wrap_block(padding), end,
                 advance_to_next_nodes(hash, m)]
    return with_remainder(hash, engine, m, iteration, [s.table], s.table_bytes)


def load_message_words(graph: DataflowGraph, s: Schedule, at: BlockAddress) -> Loop:
    """Load the message words to registers and to the table; return the loop that computes the
    others."""
    graph.set_group("schedule")
    rows = gather_blocks(graph, s.lay, at)
    scratch = graph.var("area", POINTER)
    for r in range(s.lay.rows):
        s.store(graph, [stream[r] for stream in rows], r, scratch)
    s.set_rows(graph, rows)
    loop = Loop("carry", "p", s.pointer_steps())
    loop.initialize(graph, range(s.hash.ROUNDS // 16 - 1), p=scratch, **s.initial_kp)
    return loop


def overlapped_loop(s: Schedule, messages: Sequence[InterleavedMessage],
                    loop: Loop) -> list[PlanItem]:
    """Return the loop of all rounds but the last sixteen."""
    graph = DataflowGraph(loop.name, weight=40,
                          comment="sixteen rounds beside the next sixteen words")
    s.append_next_16(graph, graph.var("p", POINTER), s.constants(graph))
    for stream in messages:
        stream.working.set_state(graph,
                                 stream.run_16_rounds(graph, table_addresses(graph, s, stream.j)))
    graph.strand_suffix = ""
    graph.set_group("rounds", "next words", note="the next sixteen words")
    return loop.wrap_block(graph)


def table_addresses(graph: DataflowGraph, s: Schedule, j: int) -> Callable[[int], Address]:
    """Return the address function of message j's words, relative to `p`."""
    return lambda t: Address("schedule", 64, s.lay.offset(t, j), graph.var("p", POINTER))
