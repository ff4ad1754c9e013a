"""Fixed-length plans on the SHA extensions (sha_extensions.py).

Input: the blocks of a message shape. Output: straight-line code for each block. Constant rows of
the schedule (four words each) are loaded from a table; the engine computes the other rows.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...x86.program import Address
from ..constant_words import BlockWords, ByteAddress
from ..gather import byteswap_words
from ..graph import DataflowGraph, Node, ValueKind
from ..shapes import Block, Start, constant_schedule_words
from .engine import BlockStep, FixedPlanner
from .sha_stream import Halves, ShaExtensions


@dataclass
class ShaExtensionsPlanner(FixedPlanner):
    """Planner that keeps the hash value between blocks in the engine's registers."""

    engine: ShaExtensions = field(kw_only=True)

    def set_loop_state(self, graph: DataflowGraph, start: Start) -> None:
        """Set the hash value before the loop over full blocks to `start`, in the engine's
        registers."""
        self.engine.set_state(graph, self.engine.starting_state(graph, start))

    def load_constant_rows(self, graph: DataflowGraph, block: Block) -> dict[int, Node]:
        """Return row number -> load from a table, for each constant row of a block's schedule."""
        W, kind = constant_schedule_words(self.hash, block), self.lay.kind
        rows = {}
        for r in range(self.hash.ROUNDS // 4):
            if None not in W[4 * r:4 * r + 4]:
                table = self.constant_table(block, self.engine.with_k, self.engine.word_first)
                address = Address("constants", kind.size, r * kind.size // 8, table=table.name)
                rows[r] = graph.load(address, kind)
        return rows

    def load_message_rows(self, graph: DataflowGraph, block: Block, engine: ShaExtensions,
                          address: ByteAddress | None = None) -> list[Node]:
        """Return the four rows of a block's message words, with the block's constant bytes merged.
        `engine` is the engine of the block's message, `address` is as in BlockWords."""
        words = BlockWords(graph, self.hash, block, self.advance, address)
        return [words.load_engine_row(engine, r) for r in range(4)]

    def compress_block(self, graph: DataflowGraph, step: BlockStep, engine: ShaExtensions,
                       address: ByteAddress | None = None) -> Halves:
        """Return the hash value after the block of `step`. Constant schedule rows are loaded from a
        table. `engine` and `address` are as in `load_message_rows`."""
        before = (engine.starting_state(graph, step.start) if step.start
                  else engine.get_state(graph))
        constant_rows = self.load_constant_rows(graph, step.block)
        rows = self.load_message_rows(graph, step.block, engine, address)
        return engine.compress(graph, before, rows, constant_rows)

    def append_block(self, step: BlockStep) -> None:
        """Append the code of one block."""
        engine = self.engine
        graph = DataflowGraph(f"block{self.step_count}", weight=10,
                              comment="a constant block" if step.block.is_constant
                              else "one block")
        graph.set_group("rounds")
        after = self.compress_block(graph, step, engine)
        self.items.append(graph)
        if not step.is_last:
            engine.set_state(graph, after)
            return
        graph.set_group("rounds", "value", note="the hash value")
        if step.digest_bytes:
            write_digest_rows(graph, step.digest_bytes, engine.to_rows(graph, after))
        else:
            engine.store_state(graph, after)


def write_digest_rows(graph: DataflowGraph, digest_bytes: int, rows: Sequence[Node],
                      pointer: str = "digest", start: int = 0) -> None:
    """Store the leftmost `digest_bytes` bytes of a hash value to memory, beginning `start` bytes
    after the address in the variable `pointer`. `rows` are the hash value, four words in each row.

    Whole rows are stored first, then half a row. Last comes the digest's last word, or its last
    sixteen bytes, some of which may be stored already.
    """
    def address(bits: int, offset: int) -> Address:
        return graph.address(pointer, bits, start + offset, "digest")

    graph.set_step("digest", note="digest")
    offset, half, part_before = 0, ValueKind("vec", rows[0].kind.word, 128), rows[0]
    for row in rows:
        data, row_bytes = byteswap_words(row), row.kind.size // 8
        stores_full_row = digest_bytes - offset >= row_bytes or row_bytes == 16
        parts = [data] if stores_full_row else [
            graph.apply("vextracti128", (data,), i, half) for i in (0, 1)]
        for part in parts:
            remaining_bytes = digest_bytes - offset
            if remaining_bytes >= part.kind.size // 8:
                graph.store(address(part.kind.size, offset), part)
            elif remaining_bytes == 4:
                word = graph.apply("movd", (row,), kind=ValueKind("int", 32, 32))
                graph.store(address(32, offset), byteswap_words(word))
            elif remaining_bytes > 0:
                last_16_bytes = tuple(range(remaining_bytes, remaining_bytes + 16))
                graph.store(address(128, digest_bytes - 16),
                            graph.permute((part_before, part), 8, last_16_bytes, half))
            offset, part_before = offset + part.kind.size // 8, part
