"""Blocks of a message of one shape, with rounds by special instructions (special.py): rows that are constant lie in a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from ..x86.program import Address
from .constant_words import engine_row
from .fixed_planner import FixedPlanner
from .gather import swapped
from .graph import DataflowGraph, Node, ValueKind
from .loops import POINTER
from .sha_extensions import Halves, ShaExtensions, store_rows, value_rows
from .shapes import Block, Start
from .shapes import schedule as constant_words


@dataclass
class InRows(FixedPlanner):
    """Steps whose hash value is in the engine's registers."""

    engine: ShaExtensions

    def value(self, graph: DataflowGraph, start: Start) -> Halves:
        """A hash value as the instructions want it."""
        if start.numbers:
            return self.engine.of_numbers(graph, self.hash, start.numbers)
        offset = start.first * self.hash.WIDTH // 8
        return self.engine.of_rows(graph, value_rows(graph, self.hash, start.pointer, offset))

    def enter(self, graph: DataflowGraph, start: Start) -> None:
        self.engine.set_state(graph, self.value(graph, start))

    def block(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        hash, engine, kind = self.hash, self.engine, self.lay.kind
        graph = DataflowGraph(f"block{self.blocks}", weight=10, comment="a constant block" if block.constant else "one block")
        graph.at("rounds")
        before = self.value(graph, start) if start else engine.get_state(graph, hash)
        W = constant_words(hash, block)
        constant_rows: dict[int, Node] = {}
        for r in range(hash.ROUNDS // 4):
            if None not in W[4 * r:4 * r + 4]:
                table = self.table(block, engine.with_k, engine.word_first)
                constant_rows[r] = graph.load(Address("constants", kind.size, r * kind.size // 8, table=table.name), kind)
        rows = [engine_row(graph, hash, engine, block, r, self.moved) for r in range(4)]
        after = engine.block(graph, hash, before, rows, constant_rows)
        self.items.append(graph)
        if digest_bytes is None:
            engine.set_state(graph, after)
            return
        graph.at("rounds", "value", note="the hash value")
        if digest_bytes:
            write_rows(graph, hash, digest_bytes, engine.rows(graph, after))
        else:
            store_rows(graph, hash, engine.rows(graph, after))


def write_rows(graph: DataflowGraph, hash: ModuleType, bytes: int, rows: Sequence[Node]) -> None:
    """The leftmost bytes of the hash value from rows of four words: whole rows, then halves of a row, then a word or the sixteen
    bytes that end where it ends."""
    digest = graph.var("digest", POINTER)
    graph.at(graph.stream, "digest", note="digest")
    at, half, before = 0, ValueKind("vec", hash.WIDTH, 128), rows[0]
    for row in rows:
        data, size = swapped(row), row.kind.size // 8
        stores_full_row = bytes - at >= size or size == 16
        for part in [data] if stores_full_row else [graph.apply("vextracti128", (data,), i, half) for i in (0, 1)]:
            remaining_bytes = bytes - at
            if remaining_bytes >= part.kind.size // 8:
                graph.store(Address("digest", part.kind.size, at, digest), part)
            elif remaining_bytes == 4:
                word = graph.apply("movd", (row,), kind=ValueKind("int", 32, 32))
                graph.store(Address("digest", 32, at, digest), swapped(word))
            elif remaining_bytes > 0:
                end = graph.permute((before, part), 8, tuple(range(remaining_bytes, remaining_bytes + 16)), half)
                graph.store(Address("digest", 128, bytes - 16, digest), end)
            at, before = at + part.kind.size // 8, part
