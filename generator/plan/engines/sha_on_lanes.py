"""Engine of the SHA extensions on words that vector lanes compute. Each message is an interleaved
stream; a row of the layout has two words of every message side by side, as SHA256RNDS2 reads them.
Sixteen rounds of all streams run beside the next sixteen words."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

from ...spec.hashes import block_bytes
from ...x86.program import LOOP_ALIGNMENT, SCRATCH, Jump, Label
from ..gather import join_128_bit_parts, load_words, transpose_pieces
from ..graph import DataflowGraph, Node, ValueKind
from ..layout import LaneLayout
from ..loops import (
    Loop,
    PlanItem,
    advance_to_next_block,
    describe_last_rounds,
    describe_rounds,
)
from ..schedule import Schedule
from ..shapes import Block, HashValue
from .engine import Engine, Step, full_block
from .lanes import Lanes, load_variable_rows, merge_constants
from .sha_stream import Halves, LaneMoves, ShaExtensions, Streams, digest_pieces

TWO_ROUNDS, LOAD_TWO_WORDS = "sha256rnds2", "vmovq"  # mnemonics


@dataclass(frozen=True)
class InterleavedMessage:
    """Message j: variables of its working variables, and of the hash value `H` before its block."""

    working: ShaExtensions
    H: ShaExtensions
    j: int

    def set_group(self, graph: DataflowGraph, step: str = "", number: int = 0,
                  note: str | None = None) -> None:
        graph.strand_suffix = f" {self.j}"
        graph.set_group("rounds", step, number, note)

    def run_16_rounds(self, graph: DataflowGraph, s: Schedule | None, pointer: str = "p",
                      first: int = 0) -> Halves:
        """Return the working variables after sixteen rounds, which read the table of `s`, `first`
        words after the variable `pointer`; without `s`, a constant block's table at `kp`."""
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
        self.working.set_state(graph, state)
        self.H.set_state(graph, state)

    def add_state(self, graph: DataflowGraph, state: Halves) -> Halves:
        self.set_group(graph, "chain", note="H = H + (a, b, ...)")
        return self.H.add_state(graph, self.H.get_state(graph), state)


@dataclass
class StreamsOnLanes(Engine):
    """Engine of n messages, n of the layout."""

    engine: ShaExtensions = field(kw_only=True)

    def __post_init__(self) -> None:
        # AVX instructions move words to lanes, as the schedule in lanes needs AVX.
        engine = replace(self.engine, lane_moves=LaneMoves("vmovd", "vpinsrd"))
        self.streams = [InterleavedMessage(engine.for_message(j), engine.for_message(j, "H."), j)
                        for j in range(self.lay.n)]
        self.schedule = Schedule(self.hash, self.lay, retains_spans=True)
        self.tables[self.schedule.table.name] = self.schedule.table
        self.messages, self.scratch_bytes = self.lay.n, self.schedule.table_bytes

    def append_block(self, step: Step) -> None:
        begin = DataflowGraph(f"begin{self.label}", weight=10, comment=step.block.description)
        if step.block.is_constant:
            table = self.constant_table(step.block)
            iterations = range(len(table.words) // 16)
            loop = Loop.start(begin, f"padding{self.label}", iterations,
                              {"kp": ((table.name, 0), 2 * table.width)})
            body = loop.make_body(describe_rounds(iterations, " of a constant block"))
            loop_items = self.wrap_rounds(loop, body, None)
        else:
            self.store_words(begin, self.load_rows(begin, step.block))
            loop_items = self.overlapped_loop(begin)
        self.load_state(begin, step.start)
        last = DataflowGraph(f"last{self.label}", weight=10,
                             comment=f"{describe_last_rounds(self.hash)}, and the hash values "
                                     f"after the block")
        for message in self.streams:
            after = message.add_state(
                last, message.working.get_state(last) if step.block.is_constant
                else message.run_16_rounds(last, self.schedule))
            if step.digest_bytes:
                for bits, offset, node in digest_pieces(last, step.digest_bytes,
                                                        message.H.to_rows(last, after)):
                    last.store(last.address(self.digest, bits,
                                            message.j * step.digest_bytes + offset, "digest"), node)
            else:
                message.start_block(last, after)
        self.items += [begin, *loop_items, last]

    def chain_blocks(self, value: HashValue) -> list[PlanItem]:
        hash, block = self.hash, full_block(self.hash)
        begin = DataflowGraph("begin",
                              comment="the hash values in the lanes that the instructions require")
        leave = DataflowGraph("rows", comment="the hash values by rows")
        self.load_state(begin, value)
        for message in self.streams:
            message.set_group(leave, "message", message.j)
            message.H.store_state(leave, message.H.get_state(leave), value, self.lay.n, message.j)
        words = DataflowGraph("words", weight=10, comment="the words of the first block")
        self.store_words(words, self.load_rows(words, block))
        # Instructions before the inner loop, so that the two loops do not have the same head.
        start = DataflowGraph("start", comment="the words behind those of the message")
        loop_items = self.overlapped_loop(start)
        comment = f"{describe_last_rounds(hash)}, and the hash values after the block"
        next_words = DataflowGraph("next", weight=20,
                                   comment=f"{comment}, beside the words of the next")
        last = DataflowGraph("last", weight=10, comment=comment)
        for graph in (next_words, last):
            for message in self.streams:
                state = message.run_16_rounds(graph, self.schedule, SCRATCH, hash.ROUNDS - 16)
                message.start_block(graph, message.add_state(graph, state))
            graph.strand_suffix = ""
        self.store_words(next_words, self.load_rows(
            next_words, replace(block, first_byte=block_bytes(hash))))
        advance_to_next_block(next_words, hash)
        return [begin, words, Label("block", LOOP_ALIGNMENT), start, *loop_items,
                Jump("last", "b", "blocks", 2), next_words, Jump("block"), Label("last"), last,
                leave]

    def load_state(self, graph: DataflowGraph, start: HashValue | None) -> None:
        for message in self.streams if start else ():
            assert start
            message.set_group(graph, "message", message.j, "a, b, ... = H")
            message.start_block(graph, message.H.load_state(graph, start, self.lay.n, message.j))

    def load_rows(self, graph: DataflowGraph, block: Block) -> Sequence[Node]:
        """Return the message words of a block of every message, as rows of the layout."""
        graph.set_group("schedule")
        lay = self.lay
        if block.space == "state":  # digests, from 128-bit registers of each message
            digests = [m.H.to_rows(graph, m.H.get_state(graph)) for m in self.streams]
            rows = [row for parts in zip(*digests)
                    for row in transpose_pieces(lay, list(join_128_bit_parts(
                        lay, parts.__getitem__)), lay.k * lay.word)]
            return merge_constants(graph, lay, block, rows)
        address = self.source(graph)
        if block.is_variable:
            return load_words(graph, lay, lambda j, bits, offset: address(
                j, bits, block.first_byte + offset))[0]
        return merge_constants(graph, lay, block,
                               load_variable_rows(graph, lay, block, address))

    def store_words(self, graph: DataflowGraph, rows: Sequence[Node]) -> None:
        """Store W_t + K_t of the message rows to the scratch area."""
        self.schedule.store_message_rows([rows], graph.pointer(SCRATCH))

    def overlapped_loop(self, begin: DataflowGraph) -> list[PlanItem]:
        """Return the loop of all rounds but the last sixteen, beside the words that follow."""
        iterations = range(self.hash.ROUNDS // 16 - 1)
        loop = Loop.start(begin, f"carry{self.label}", iterations,
                          self.schedule.pointers(begin.pointer(SCRATCH)))
        body = loop.make_body(f"{describe_rounds(iterations)}, and the next sixteen words")
        self.schedule.append_next_16(body.pointer("p"))
        return self.wrap_rounds(loop, body, self.schedule)

    def wrap_rounds(self, loop: Loop, body: DataflowGraph, s: Schedule | None) -> list[PlanItem]:
        """Append sixteen rounds of every message to `body`, and return `loop` around it."""
        for message in self.streams:
            message.working.set_state(body, message.run_16_rounds(body, s))
        body.strand_suffix = ""
        body.set_group("rounds", "next words", note="the next sixteen words")
        return loop.wrap_block(body)


def engine_of_messages(hash: ModuleType, m: int, layouts: Sequence[LaneLayout],
                       sha: ShaExtensions | None, source: Any
                       ) -> Lanes | StreamsOnLanes | Streams:
    """Return the engine of m messages in lanes, or in streams of `sha`, with words in lanes if laid
    out."""
    if sha is None:
        return Lanes.of_layouts(hash, layouts, source)
    if layouts:
        return StreamsOnLanes(hash, layouts[0], source, engine=sha)
    return Streams(hash, sha.lay, source, streams=sha.for_messages(m))
