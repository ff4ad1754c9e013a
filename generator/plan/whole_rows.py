"""Blocks of a message of one shape, with rounds by special instructions (special.py): rows that are constant lie in a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

from ..target.program import Address
from .gather import swapped
from .graph import Node, Trace, ValueKind
from .known import engine_row
from .loops import POINTER
from .making import Making
from .shapes import Block, Start
from .shapes import schedule as constant_words
from .special import Halves, Special, store_rows, value_rows


@dataclass
class InRows(Making):
    """Steps whose hash value is in the engine's registers."""

    engine: Special

    def value(self, trace: Trace, start: Start) -> Halves:
        """A hash value as the instructions want it."""
        if start.numbers:
            return self.engine.of_numbers(trace, self.hash, start.numbers)
        offset = start.first * self.hash.WIDTH // 8
        return self.engine.of_rows(trace, value_rows(trace, self.hash, start.pointer, offset))

    def enter(self, trace: Trace, start: Start) -> None:
        self.engine.hold(trace, self.value(trace, start))

    def block(self, block: Block, start: Start | None, put: int | None) -> None:
        hash, engine, kind = self.hash, self.engine, self.lay.kind
        trace = Trace(f"block{self.blocks}", weight=10, comment="a constant block" if block.constant else "one block")
        trace.at("rounds")
        before = self.value(trace, start) if start else engine.held(trace, hash)
        W = constant_words(hash, block)
        known: dict[int, Node] = {}
        for r in range(hash.ROUNDS // 4):
            if None not in W[4 * r:4 * r + 4]:
                table = self.table(block, engine.with_k, engine.word_first)
                known[r] = trace.load(Address("constants", kind.size, r * kind.size // 8, table=table.name), kind)
        rows = [engine_row(trace, hash, engine, block, r, self.moved) for r in range(4)]
        after = engine.block(trace, hash, before, rows, known)
        self.items.append(trace)
        if put is None:
            engine.hold(trace, after)
            return
        trace.at("rounds", "value", note="the hash value")
        if put:
            write_rows(trace, hash, put, engine.rows(trace, after))
        else:
            store_rows(trace, hash, engine.rows(trace, after))


def write_rows(trace: Trace, hash: ModuleType, bytes: int, rows: Sequence[Node]) -> None:
    """The leftmost bytes of the hash value from rows of four words: whole rows, then halves of a row, then a word or the sixteen
    bytes that end where it ends."""
    digest = trace.var("digest", POINTER)
    trace.at(trace.stream, "digest", note="digest")
    at, half, before = 0, ValueKind("vec", hash.WIDTH, 128), rows[0]
    for row in rows:
        data, size = swapped(row), row.kind.size // 8
        whole = bytes - at >= size or size == 16
        for part in [data] if whole else [trace.apply("vextracti128", (data,), i, half) for i in (0, 1)]:
            left = bytes - at
            if left >= part.kind.size // 8:
                trace.store(Address("digest", part.kind.size, at, digest), part)
            elif left == 4:
                word = trace.apply("movd", (row,), kind=ValueKind("int", 32, 32))
                trace.store(Address("digest", 32, at, digest), swapped(word))
            elif left > 0:
                end = trace.permute((before, part), 8, tuple(range(left, left + 16)), half)
                trace.store(Address("digest", 128, bytes - 16, digest), end)
            at, before = at + part.kind.size // 8, part
