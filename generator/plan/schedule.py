"""The schedule over rows of a layout, from the message words to W_t + K_t in its table.

Reading the standard's W[t-15] for a whole row means taking k neighbouring words, which straddle two rows unless k divides
15: a permutation inside each block's lanes. Where k exceeds the distance to the newest word needed (W_{t-2}), the row is
computed more than once: every pass makes further lanes right, and hash-consing shares what the passes have in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ..formula import formula
from ..program import Address, Table
from .gather import gather
from .graph import Kind, Node, Trace
from .layout import (
    Layout,
    row_words,
    word_kind,
)


class Row(Sequence[Any]):
    """The schedule as the standard's W, seen from the row that begins at word t: W[t-15] is k words."""

    def __init__(self, trace: Trace, lay: Layout, rows: dict[int, Node], new: Node | None):
        self.trace, self.lay, self.rows, self.new = trace, lay, rows, new

    def __len__(self) -> int:
        return 0

    def __getitem__(self, t: Any) -> Any:
        k = self.lay.k
        low, high = self.rows[t // k], self.rows.get(t // k + 1, self.new)
        return low if t % k == 0 else neighbours(self.trace, self.lay, low, high, t % k)


def neighbours(trace: Trace, lay: Layout, low: Node, high: Node | None, shift: int) -> Node:
    """For each block the k words that begin `shift` words into its words of row `low` and go on in `high`."""
    k, lanes = lay.k, lay.size // lay.word
    pieces: list[int | None] = []
    for lane in range(lanes):
        block, j = divmod(lane, k)
        inside = j + shift < k
        pieces.append(block * k + j + shift if inside else
                      None if high is None else lanes + block * k + j + shift - k)
    return trace.permute((low,) if high is None else (low, high), lay.word, tuple(pieces), lay.kind)


def one_word(hash: ModuleType) -> tuple[Trace, list[int]]:
    """The schedule of W_16, and how far back the words lie that it reads."""
    trace, back = Trace("spy"), []

    class Spy:
        def __getitem__(self, t: int) -> Any:
            back.append(16 - t)
            return trace.var(f"w{t}", word_kind(hash))

    hash.schedule(Spy(), 16)
    return trace, back


def newest_need(hash: ModuleType) -> int:
    """How far back the newest word lies that the schedule of the next word needs: 2 for SHA-2, 3 for SHA-1."""
    return min(one_word(hash)[1])


def lane_counts(hash: ModuleType) -> set[int]:
    """The counts by which the schedule rotates its words to the right."""
    return {node.data for node in one_word(hash)[0].nodes.values() if node.op == "ror"}


def schedule_row(hash: ModuleType, trace: Trace, lay: Layout, rows: dict[int, Node], r: int) -> Node:
    """Row r of the schedule from the rows before it (one stream)."""
    new: Node | None = None
    known = 0
    while known < lay.k:
        new = hash.schedule(Row(trace, lay, rows, new), r * lay.k)
        known += newest_need(hash)
    assert new is not None
    return new


@dataclass(frozen=True)
class Constants:
    """Where K is: at the table itself, or behind the pointer `kp`, which stands at word `first`."""

    lay: Layout
    table: Table
    base: Node | None = None
    first: int = 0

    def added(self, trace: Trace, row: Node, r: int) -> Node:
        """W_t + K_t of row r; W_t alone where K is nothing but zeros (SM3)."""
        return row + self.row(trace, r) if any(self.table.words) else row

    def row(self, trace: Trace, r: int) -> Node:
        """Row r of K, as wide as a register."""
        offset = (r - self.first // self.lay.k) * self.lay.k_bytes
        if self.lay.broadcast:
            one = trace.load(Address("constants", self.lay.word, offset, self.base, table="" if self.base else self.table.name),
                             Kind("mem", self.lay.word, self.lay.word))
            return trace.apply("vpbroadcastd" if self.lay.word == 32 else "vpbroadcastq", (one,), kind=self.lay.kind)
        return trace.load(Address("constants", self.lay.size, offset, self.base,
                                  table="" if self.base else self.table.name), self.lay.kind)


def keep(trace: Trace, lay: Layout, rows: Sequence[Sequence[Node]]) -> None:
    """The last 16 words become the variables W0, W1, ... of the layout."""
    for s, stream in enumerate(rows):
        for r, row in enumerate(stream):
            trace.set(row_name(lay, s, r), row)


def row_name(lay: Layout, stream: int, r: int) -> str:
    """The variable that holds row r, counted modulo 16/k."""
    return f"W{r % lay.rows}" + (f"/{stream}" if lay.streams > 1 else "") + f".{lay.n}"


def kept(trace: Trace, lay: Layout) -> list[list[Node]]:
    return [[trace.var(row_name(lay, s, r), lay.kind) for r in range(lay.rows)] for s in range(lay.streams)]


def extend(trace: Trace, hash: ModuleType, lay: Layout, rows: list[list[Node]], r: int) -> None:
    """Row r of every stream, appended to the rows before it."""
    words = row_words(r * lay.k, lay)
    note = f"{words}: {formula(hash, r * lay.k)}" if lay.k > 1 else f"{words} = {formula(hash, r)}"
    trace.at(trace.stream, "W", r * lay.k, note)
    for stream in rows:
        stream.append(schedule_row(hash, trace, lay, dict(enumerate(stream, r - len(stream))), r))


def store_row(trace: Trace, lay: Layout, rows: list[list[Node]], r: int, last: int, ks: Constants,
              wk: Node, offset: int) -> None:
    """W_t + K_t (or W_t alone) of row r to the table; `last` is the number of the newest row in `rows`."""
    for s, stream in enumerate(rows):
        value = stream[len(stream) - 1 - (last - r)]
        value = value if lay.bare else ks.added(trace, value, r)
        trace.store(Address("schedule", lay.size, offset + s * lay.size // 8, wk), value)


def first_rows(trace: Trace, hash: ModuleType, lay: Layout, data: Node, wk: Node, ks: Constants) -> list[list[Node]]:
    """Rows of the message words, and W_t + K_t of them in the table at wk."""
    trace.at("schedule")
    rows = gather(trace, hash, lay, data)
    for r in range(lay.rows):
        trace.at("schedule", "W + K", r * lay.k, row_words(r * lay.k, lay) + ", + K" * (any(hash.K) and not lay.bare))
        store_row(trace, lay, rows, r, lay.rows - 1, ks, wk, r * lay.row_bytes)
    return rows


def next_rows(trace: Trace, hash: ModuleType, lay: Layout, rows: list[list[Node]], first: int, wk: Node,
              ks: Constants, offset: int) -> None:
    """The 16 words from word `first` on (or those that there are), appended to `rows` and stored + K_t at wk + offset."""
    trace.at("schedule")
    for r in range(first // lay.k, min(first + 16, len(hash.K)) // lay.k):
        extend(trace, hash, lay, rows, r)
        store_row(trace, lay, rows, r, r, ks, wk, offset + (r - first // lay.k) * lay.row_bytes)


def last_rows(lay: Layout, rows: list[list[Node]]) -> list[list[Node]]:
    return [stream[-lay.rows:] for stream in rows]


class Direct:
    """W_t + K_t computed where the round needs them, from words in integer registers or in their slots."""

    def __init__(self, trace: Trace, hash: ModuleType, lay: Layout, rows: list[list[Node]], ks: Constants):
        self.trace, self.hash, self.lay, self.rows, self.ks = trace, hash, lay, rows, ks

    def __getitem__(self, t: int) -> Node:
        while len(self.rows[0]) <= t:
            extend(self.trace, self.hash, self.lay, self.rows, len(self.rows[0]))
        self.trace.at("rounds", "round", t)
        return self.ks.added(self.trace, self.rows[0][t], t)
