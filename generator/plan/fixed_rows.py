"""Fixed-length plans on the SHA extensions (sha_extensions.py).

Input: the blocks of a message shape. Output: straight-line code for each. Schedule rows that are
constant are read from a table; the others are computed by the engine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from ..x86.program import Address
from .constant_words import engine_row
from .fixed_planner import FixedPlanner
from .gather import byteswap_words
from .graph import DataflowGraph, Node, ValueKind
from .loops import POINTER
from .sha_extensions import Halves, ShaExtensions, load_state_rows, store_state_rows
from .shapes import Block, Start
from .shapes import constant_schedule_words as constant_words


@dataclass
class ShaExtensionsPlanner(FixedPlanner):
    """Planner that keeps the hash value in the engine's registers."""

    engine: ShaExtensions

    def value(self, graph: DataflowGraph, start: Start) -> Halves:
        """Return a starting hash value in the instructions' arrangement."""
        if start.numbers:
            return self.engine.from_numbers(graph, self.hash, start.numbers)
        offset = start.first * self.hash.WIDTH // 8
        return self.engine.from_rows(graph,
                                     load_state_rows(graph, self.hash, start.pointer, offset))

    def enter(self, graph: DataflowGraph, start: Start) -> None:
        """Set the hash value before the loop, in the engine's registers."""
        self.engine.set_state(graph, self.value(graph, start))

    def block(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a block, whose constant schedule rows are loads from a table."""
        hash, engine, kind = self.hash, self.engine, self.lay.kind
        graph = DataflowGraph(f"block{self.blocks}", weight=10,
                              comment="a constant block" if block.is_constant else "one block")
        graph.set_group("rounds")
        before = self.value(graph, start) if start else engine.get_state(graph, hash)
        W = constant_words(hash, block)
        constant_rows: dict[int, Node] = {}
        for r in range(hash.ROUNDS // 4):
            if None not in W[4 * r:4 * r + 4]:
                table = self.table(block, engine.with_k, engine.word_first)
                address = Address("constants", kind.size, r * kind.size // 8, table=table.name)
                constant_rows[r] = graph.load(address, kind)
        rows = [engine_row(graph, hash, engine, block, r, self.moved) for r in range(4)]
        after = engine.run_block(graph, hash, before, rows, constant_rows)
        self.items.append(graph)
        if digest_bytes is None:
            engine.set_state(graph, after)
            return
        graph.set_group("rounds", "value", note="the hash value")
        if digest_bytes:
            write_rows(graph, hash, digest_bytes, engine.to_rows(graph, after))
        else:
            store_state_rows(graph, hash, engine.to_rows(graph, after))


def write_rows(graph: DataflowGraph, hash: ModuleType, bytes: int, rows: Sequence[Node],
               pointer: str = "digest", first: int = 0) -> None:
    """Store the leftmost `bytes` bytes of a hash value that is given as rows of four words, at byte
    `first` behind a pointer.

    Whole rows are stored first, then halves of a row, then one word or the sixteen bytes that end
    at the digest's end.
    """
    def address(size: int, offset: int) -> Address:
        return Address("digest", size, first + offset, graph.var(pointer, POINTER))

    graph.set_group(graph.strand, "digest", note="digest")
    at, half, before = 0, ValueKind("vec", hash.WIDTH, 128), rows[0]
    for row in rows:
        data, size = byteswap_words(row), row.kind.size // 8
        stores_full_row = bytes - at >= size or size == 16
        parts = [data] if stores_full_row else [
            graph.apply("vextracti128", (data,), i, half) for i in (0, 1)]
        for part in parts:
            remaining_bytes = bytes - at
            if remaining_bytes >= part.kind.size // 8:
                graph.store(address(part.kind.size, at), part)
            elif remaining_bytes == 4:
                word = graph.apply("movd", (row,), kind=ValueKind("int", 32, 32))
                graph.store(address(32, at), byteswap_words(word))
            elif remaining_bytes > 0:
                end = graph.permute((before, part), 8,
                                    tuple(range(remaining_bytes, remaining_bytes + 16)), half)
                graph.store(address(128, bytes - 16), end)
            at, before = at + part.kind.size // 8, part
