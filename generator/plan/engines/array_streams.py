"""Planner of arrays of messages on the SHA extensions, one interleaved stream for each message.

Input: the blocks of a message shape (shapes.py). Output: for each of these blocks, code that
compresses it for every message. Constant rows of the schedule (four words each) are loaded from a
table; the engine computes the other rows.
"""

from dataclasses import dataclass, field
from functools import partial

from ..constant_words import ByteAddress
from ..graph import DataflowGraph, Node
from ..shapes import Block
from .engine import BlockStep
from .fixed_rows import ShaExtensionsPlanner, write_digest_rows
from .lanes import message_addresses
from .sha_stream import REVERSE, ShaExtensions


@dataclass
class StreamsPlanner(ShaExtensionsPlanner):
    """Planner of m messages on the SHA extensions, each in a stream of its own."""

    m: int = field(kw_only=True)

    def append_block(self, step: BlockStep) -> None:
        """Append the code of one block of every message."""
        description = step.block.description
        graph = DataflowGraph(f"block{self.step_count}x{self.m}", weight=40 if self.m > 1 else 10,
                              comment=f"for every message: {description}" if self.m > 1
                              else description)
        address = message_addresses(graph)
        for j in range(self.m):
            stream = self.engine.for_message(j)
            graph.strand_suffix = f" {j}"
            graph.set_group("rounds", "message", j, f"start of message {j}")
            after = self.compress_block(graph, step, stream, partial(address, j))
            graph.set_group("rounds", "value", j, note="the hash value")
            if step.digest_bytes:
                write_digest_rows(graph, step.digest_bytes, stream.to_rows(graph, after),
                                  "digests", j * step.digest_bytes)
            else:
                stream.set_state(graph, after)
        self.items.append(graph)

    def load_message_rows(self, graph: DataflowGraph, block: Block, engine: ShaExtensions,
                          address: ByteAddress | None = None) -> list[Node]:
        """Return the four rows of a block's message words, with the block's constant bytes merged.
        The words of a digest at the start of the block come from the engine's variables. The
        parameters are as in the base class."""
        if block.space != "state":
            return super().load_message_rows(graph, block, engine, address)
        state_rows, rows = engine.get_state_rows(graph), list[Node]()
        for r in range(4):
            constants, masks = block.constants_and_masks(self.lay.word // 8,
                                                         range(4 * r, 4 * r + 4))
            row = graph.const(constants, engine.kind)
            if any(masks):
                row = state_rows[r] & graph.const(masks, engine.kind) | row
            rows.append(row if engine.word_first
                        else graph.permute((row,), self.lay.word, REVERSE, engine.kind))
        return rows
