"""Planner of arrays of messages on the SHA extensions, with all message schedules in vector lanes.

Input: the blocks of a message shape (shapes.py). Output: for each of these blocks, code that
compresses it for every message, each message in an interleaved stream. The code of a constant block
reads W_t + K_t from a table. The code of any other block loads the message words, two words of each
message side by side, and merges the constant bytes. The loops are those of shared_schedule.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ...x86.program import SCRATCH
from ..gather import join_128_bit_parts, transpose_pieces
from ..graph import DataflowGraph, Node
from ..layout import LaneLayout
from ..loops import describe_last_rounds
from .engine import BlockStep
from .fixed_rows import write_digest_rows
from .lanes import LaneWordsPlanner
from .sha_on_lanes import (
    InterleavedMessage,
    make_messages,
    plan_constant_rounds,
    plan_overlapped_loop,
)
from .sha_stream import Halves, ShaExtensions


@dataclass
class SharedSchedulePlanner(LaneWordsPlanner):
    """Planner of n messages, n of the layout. The hash value of each message is in separate
    variables between blocks."""

    engine: ShaExtensions = field(kw_only=True)

    @cached_property
    def messages(self) -> list[InterleavedMessage]:
        """The interleaved messages, with the names of their variables."""
        return make_messages(self.engine, self.lay.n)

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
        round_items = plan_constant_rounds(begin, f"padding{self.step_count}", self.messages,
                                           self.constant_table(step.block), " of a constant block")
        self.begin_hash(begin, step)
        last = DataflowGraph(f"last{self.step_count}", weight=10,
                             comment="the hash values after the block")
        for message in self.messages:
            self.finish_block(last, message, message.working.get_state(last), step)
        self.items += [begin, *round_items, last]

    def append_variable_block(self, step: BlockStep) -> None:
        """Append a block with message words: a loop, then the last sixteen rounds. An iteration of
        the loop runs sixteen rounds and computes the next sixteen words."""
        begin = DataflowGraph(f"begin{self.step_count}", weight=10, comment="the message words")
        s = self.schedule
        s.store_message_rows([self.load_rows(begin, step.block)], begin.pointer(SCRATCH))
        loop_items = plan_overlapped_loop(begin, f"carry{self.step_count}", s, self.messages)
        self.begin_hash(begin, step)
        last = DataflowGraph(f"last{self.step_count}", weight=10,
                             comment=f"{describe_last_rounds(self.hash)}, and the hash values "
                                     f"after the block")
        for message in self.messages:
            self.finish_block(last, message, message.run_16_rounds(last, s), step)
        self.items += [begin, *loop_items, last]

    def begin_hash(self, graph: DataflowGraph, step: BlockStep) -> None:
        """Set the variables of every message to the hash value `step.start`. Do nothing if it is
        None: the variables then have the hash value after the previous step."""
        if step.start is None:
            return
        for message in self.messages:
            message.set_group(graph, "begin", note="a, b, ... = H")
            message.start_block(graph, self.engine.starting_state(graph, step.start))

    def finish_block(self, graph: DataflowGraph, message: InterleavedMessage, state: Halves,
                     step: BlockStep) -> None:
        """Add the working variables `state` after a block to the hash value before the block. Store
        the sum as a digest if `step` has digest bytes. Otherwise set the variables of `message` to
        the sum, from which its next block begins."""
        after = message.add_state(graph, state)
        if step.digest_bytes:
            write_digest_rows(graph, step.digest_bytes, self.engine.to_rows(graph, after),
                              "digests", message.j * step.digest_bytes)
        else:
            message.start_block(graph, after)

    def digest_rows(self, graph: DataflowGraph) -> list[Node]:
        """Return the digests from the variables of the messages, as rows of the layout."""
        return transpose_digests(self.lay, [m.H.get_state_rows(graph) for m in self.messages])


def transpose_digests(lay: LaneLayout, digests: Sequence[Sequence[Node]]) -> list[Node]:
    """Return the words of digests as rows of the layout; digests[j] has the words of message j's
    digest in 128-bit registers."""
    return [row for parts in zip(*digests)
            for row in transpose_pieces(lay, list(join_128_bit_parts(
                lay, parts.__getitem__)), lay.k * lay.word)]
