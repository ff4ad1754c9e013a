"""Planner of arrays of messages on the SHA extensions, one interleaved stream for each message.

Input: the blocks of a message shape (shapes.py). Output: for each of these blocks, code that
compresses it for every message. Constant rows of the schedule (four words each) are loaded from a
table; the engine computes the other rows.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from types import ModuleType

from .array_lanes import message_addresses
from .constant_words import constant_and_mask
from .fixed_planner import BlockStep, Destination
from .fixed_rows import ShaExtensionsPlanner, write_digest_rows
from .graph import DataflowGraph, Node
from .sha_extensions import REVERSE, ShaExtensions
from .shapes import Block


@dataclass
class StreamsPlanner(ShaExtensionsPlanner):
    """Planner of m messages on the SHA extensions, each in a stream of its own."""

    m: int = field(kw_only=True)

    def append_block(self, step: BlockStep) -> None:
        """Append the code of one block of every message; it loads constant schedule rows from a
        table."""
        hash, engine, block = self.hash, self.engine, step.block
        graph = DataflowGraph(f"block{self.step_count}x{self.m}", weight=40 if self.m > 1 else 10,
                              comment=f"for every message: {block.description}" if self.m > 1
                              else block.description)
        address = message_addresses(graph)
        for j in range(self.m):
            stream = engine.for_message(j)
            graph.strand_suffix = f" {j}"
            graph.set_group("rounds", "message", j, f"start of message {j}")
            before = self.state_before(graph, step.start, stream)
            constant_rows = self.load_constant_rows(graph, block)
            rows = (digest_rows(graph, hash, engine, block, stream.get_state_rows(graph, hash))
                    if block.space == "state"
                    else self.load_message_rows(graph, block, partial(address, j)))
            after = engine.compress(graph, hash, before, rows, constant_rows)
            graph.set_group("rounds", "value", j, note="the hash value")
            if isinstance(step.result, Destination):
                stream.set_state(graph, after)
            else:
                write_digest_rows(graph, hash, step.result, engine.to_rows(graph, after), "digests",
                                  j * step.result)
        graph.strand_suffix = ""
        self.items.append(graph)


def digest_rows(graph: DataflowGraph, hash: ModuleType, engine: ShaExtensions, block: Block,
                state_rows: Sequence[Node]) -> list[Node]:
    """Return the four rows of message words of a block that begins with a digest and is constant
    after it, in the engine's lane order. `state_rows` are the rows, in the standard's order, of the
    hash value whose leftmost bytes are this digest."""
    kind, word_bytes, rows = state_rows[0].kind, hash.WIDTH // 8, list[Node]()
    for r in range(4):
        words = [constant_and_mask(block.constant_bytes[i * word_bytes:(i + 1) * word_bytes])
                 for i in range(4 * r, 4 * r + 4)]
        row = graph.const(tuple(constant for constant, _ in words), kind)
        if None in block.constant_bytes[4 * r * word_bytes:4 * (r + 1) * word_bytes]:
            row = state_rows[r] & graph.const(tuple(mask for _, mask in words), kind) | row
        rows.append(row if engine.word_first
                    else graph.permute((row,), hash.WIDTH, REVERSE, kind))
    return rows
