"""Planner of arrays of messages on the SHA extensions, with all message schedules in vector lanes.

Input: the blocks of a message shape (shapes.py). Output: for each of these blocks, code that
compresses it for every message, each message in an interleaved stream. The code of a constant block
reads W_t + K_t from a table. The code of any other block loads the message words, two words of each
message side by side, and merges the constant bytes. The loops are those of shared_schedule.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from .array_lanes import load_variable_rows, merge_constants
from .fixed_planner import BlockStep, Destination, FixedPlanner
from .fixed_rows import write_digest_rows
from .gather import append_128_bits, transpose_pieces
from .graph import DataflowGraph, Node
from .layout import LaneLayout
from .loops import describe_last_rounds
from .schedule import Schedule
from .sha_extensions import Halves, ShaExtensions
from .shapes import Block
from .shared_schedule import (
    InterleavedMessage,
    make_constant_block_loop,
    make_messages,
    plan_constant_rounds,
    plan_overlapped_loop,
    start_schedule,
    table_addresses,
)


@dataclass
class SharedSchedulePlanner(FixedPlanner):
    """Planner of n messages, n of the layout; each message keeps its hash value between blocks in
    variables of its own."""

    engine: ShaExtensions = field(kw_only=True)

    @property
    def schedule(self) -> Schedule:
        """Message schedules of one block of each message."""
        return Schedule(self.hash, self.lay)

    @cached_property
    def messages(self) -> list[InterleavedMessage]:
        """The interleaved messages, with the names of their variables."""
        return make_messages(self.hash, self.engine, self.lay.n)

    def append_block(self, step: BlockStep) -> None:
        """Append the code of one block of every message."""
        if step.block.is_constant:
            self.append_constant_block(step)
        else:
            self.append_variable_block(step)

    def append_constant_block(self, step: BlockStep) -> None:
        """Append a constant block of every message: a loop of sixteen rounds per iteration, which
        reads W_t + K_t from a table."""
        begin = DataflowGraph(f"begin{self.step_count}", weight=10,
                              comment="a constant block: W_t + K_t is a table")
        loop = make_constant_block_loop(self.hash, f"padding{self.step_count}")
        loop.initialize(begin, range(self.hash.ROUNDS // 16),
                        kp=(self.constant_table(step.block).name, 0))
        self.begin_hash(begin, step)
        last = DataflowGraph(f"last{self.step_count}", weight=10,
                             comment="the hash values after the block")
        for message in self.messages:
            self.finish_block(last, message, message.working.get_state(last, self.hash), step)
        last.strand_suffix = ""
        self.items += [begin, *plan_constant_rounds(self.messages, loop, " of a constant block"),
                       last]

    def append_variable_block(self, step: BlockStep) -> None:
        """Append a block with message words: a loop of sixteen rounds beside the next sixteen
        words, then the last sixteen rounds."""
        begin = DataflowGraph(f"begin{self.step_count}", weight=10, comment="the message words")
        begin.set_group("schedule")
        loop = start_schedule(begin, self.schedule, [self.load_rows(begin, step.block)],
                              f"carry{self.step_count}")
        self.begin_hash(begin, step)
        last = DataflowGraph(f"last{self.step_count}", weight=10,
                             comment=f"{describe_last_rounds(self.hash)}, and the hash values "
                                     f"after the block")
        for message in self.messages:
            state = message.run_16_rounds(last, table_addresses(last, self.schedule, message.j))
            self.finish_block(last, message, state, step)
        last.strand_suffix = ""
        self.items += [begin, *plan_overlapped_loop(self.schedule, self.messages, loop), last]

    def begin_hash(self, graph: DataflowGraph, step: BlockStep) -> None:
        """Set the variables of every message to the hash value `step.start`. Do nothing if it is
        None: the variables then have the hash value after the step before."""
        if step.start is None:
            return
        for message in self.messages:
            message.set_group(graph, "begin", note="a, b, ... = H")
            message.start_block(graph, self.engine.starting_state(graph, self.hash, step.start))
        graph.strand_suffix = ""

    def finish_block(self, graph: DataflowGraph, message: InterleavedMessage, state: Halves,
                     step: BlockStep) -> None:
        """Add the working variables `state` after a block to the hash value before the block. Store
        the sum as a digest if `step.result` is a number of bytes, else set the variables of
        `message` to the sum, from which its next block begins."""
        after = message.add_state(graph, state)
        if isinstance(step.result, Destination):
            message.start_block(graph, after)
        else:
            write_digest_rows(graph, self.hash, step.result, self.engine.to_rows(graph, after),
                              "digests", message.j * step.result)

    def load_rows(self, graph: DataflowGraph, block: Block) -> list[Node]:
        """Return the sixteen message words of a block of every message, as rows of the layout, with
        the block's constant bytes merged. The variable bytes come from memory or, if they are those
        of a digest, from the messages' variables."""
        if block.space == "state":
            digests = [m.H.get_state_rows(graph, self.hash) for m in self.messages]
            half_rows = transpose_digests(graph, self.lay, digests)
            rows: list[Node | None] = [*half_rows, *[None] * (self.lay.rows - len(half_rows))]
        else:
            rows = load_variable_rows(graph, self.hash, self.lay, block)
        return merge_constants(graph, self.hash, self.lay, block, rows)


def transpose_digests(graph: DataflowGraph, lay: LaneLayout,
                      digests: Sequence[Sequence[Node]]) -> list[Node]:
    """Return the words of digests as rows of the layout; digests[j] has the words of message j's
    digest in 128-bit registers."""
    blocks_per_part = 128 // (lay.k * lay.word)
    rows: list[Node] = []
    for i in range(len(digests[0])):
        registers = []
        for block in range(blocks_per_part):
            register = digests[block][i]
            for part in range(1, lay.size // 128):
                j = min(part * blocks_per_part + block, lay.n - 1)
                register = append_128_bits(register, digests[j][i], part, lay.kind)
            registers.append(register)
        rows += transpose_pieces(graph, lay, registers, lay.k * lay.word)
    return rows
