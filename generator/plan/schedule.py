"""The schedule over rows of a layout, from the message words to W_t + K_t in its table.

Reading the standard's W[t-15] for a whole row means taking k neighbouring words, which straddle two rows unless k divides
15: a permutation inside each block's lanes. Where k exceeds the distance to the newest word needed (W_{t-2}), the row is
computed more than once: every pass makes further lanes right, and hash-consing shares what the passes have in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType

from ..spec.formula import formula
from ..spec.words import OnDemand
from ..x86.program import Address, Table
from .gather import gather_blocks, in_a_row
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, k_table, layout_of_words, row_words, word_kind
from .loops import POINTER, Spot


def neighbours(graph: DataflowGraph, lay: LaneLayout, low: Node, high: Node | None, shift: int) -> Node:
    """For each block the k words that begin `shift` words into its words of row `low` and go on in `high`."""
    k, lanes = lay.k, lay.size // lay.word
    pieces: list[int | None] = []
    for lane in range(lanes):
        block, j = divmod(lane, k)
        inside = j + shift < k
        pieces.append(block * k + j + shift if inside else
                      None if high is None else lanes + block * k + j + shift - k)
    return graph.permute((low,) if high is None else (low, high), lay.word, tuple(pieces), lay.kind)


def probe_schedule(hash: ModuleType) -> tuple[DataflowGraph, list[int]]:
    """The schedule of W_16, and how far back the words lie that it reads."""
    graph, back = DataflowGraph("spy"), list[int]()

    def record_read(t: int) -> Node:
        back.append(16 - t)
        return graph.var(f"w{t}", word_kind(hash))

    hash.schedule(OnDemand(record_read), 16)
    return graph, back


def newest_need(hash: ModuleType) -> int:
    """How far back the newest word lies that the schedule of the next word needs: 2 for SHA-2, 3 for SHA-1."""
    return min(probe_schedule(hash)[1])


def lane_counts(hash: ModuleType) -> set[int]:
    """The counts by which the schedule rotates its words to the right."""
    return {node.data for node in probe_schedule(hash)[0].nodes.values() if node.op == "ror"}


def schedule_row(hash: ModuleType, graph: DataflowGraph, lay: LaneLayout, rows: dict[int, Node], r: int) -> Node:
    """Row r of the schedule from the rows before it (one stream): the standard's W[t-15] is k words."""
    k, words_done = lay.k, 0
    new: Node | None = None

    def words(t: int) -> Node:
        low, high = rows[t // k], rows.get(t // k + 1, new)
        return low if t % k == 0 else neighbours(graph, lay, low, high, t % k)

    while words_done < k:
        new = hash.schedule(OnDemand(words), r * k)
        words_done += newest_need(hash)
    assert new is not None
    return new


@dataclass(frozen=True)
class Constants:
    """Where K is: at the table itself, or behind the pointer `kp`, which stands at word `first`. `scalar`: of a row's words, which
    are all the same, one is read, for an integer register."""

    lay: LaneLayout
    table: Table
    base: Node | None = None
    first: int = 0
    scalar: bool = False

    def add_k(self, graph: DataflowGraph, row: Node, r: int) -> Node:
        """W_t + K_t of row r; W_t alone where K is nothing but zeros (SM3)."""
        return row + self.row(graph, r) if any(self.table.words) else row

    def row(self, graph: DataflowGraph, r: int) -> Node:
        """Row r of K, as wide as a register."""
        lay, word = self.lay, ValueKind("int", self.lay.word, self.lay.word)
        address = Address("constants", lay.word if self.scalar or lay.broadcast else lay.size,
                        (r - self.first // lay.k) * lay.k_bytes, self.base, table="" if self.base else self.table.name)
        if lay.broadcast and not self.scalar:
            return graph.apply("vpbroadcastd" if lay.word == 32 else "vpbroadcastq",
                               (graph.load(address, word._replace(register_class="mem")),), kind=lay.kind)
        return graph.load(address, word if self.scalar else lay.kind)

    def words(self, graph: DataflowGraph) -> OnDemand:
        """They, word by word."""
        return OnDemand(lambda t: self.row(graph, t))


@dataclass(frozen=True)
class Literals:
    """K as numbers in the code."""

    hash: ModuleType

    @property
    def lay(self) -> LaneLayout:
        return layout_of_words(self.hash)

    def add_k(self, graph: DataflowGraph, row: Node, r: int) -> Node:
        return row + graph.const(self.hash.K[r], row.kind)


@dataclass(frozen=True)
class Schedule:
    """The schedule of n blocks in a layout: its rows in registers, and its table of W_t + K_t in memory (of W_t alone where the
    rounds add K). Between regions the last 16 words are the variables W0, W1, ... of the layout (`of` tells like ones apart), and
    `kp` stands at K of the words that are made next, or that the rounds read."""

    hash: ModuleType
    lay: LaneLayout
    of: str = ""

    @cached_property
    def table(self) -> Table:
        """K as it is added."""
        return k_table(self.hash, self.lay)

    @property
    def has_constants(self) -> bool:
        """Whether K is anything but zeros (those of SM3)."""
        return any(self.table.words)

    @property
    def bytes(self) -> int:
        """The size of the table of W_t + K_t."""
        return len(self.hash.K) // self.lay.k * self.lay.row_bytes

    @property
    def k_lay(self) -> LaneLayout:
        """How K is read: as the rows are, or word by word where the rounds add it."""
        return layout_of_words(self.hash) if self.lay.without_k else self.lay

    def steps(self, pointer: str = "p") -> dict[str, int]:
        """How far sixteen words move a pointer to the schedule's table, and `kp`."""
        steps = {pointer: self.lay.rows * self.lay.row_bytes, "kp": self.k_lay.rows * self.k_lay.k_bytes}
        return steps if self.has_constants else {pointer: steps[pointer]}

    @property
    def k(self) -> dict[str, Spot]:
        """Where `kp` begins: at K of the second sixteen words, which are made first; where the rounds add K, of the first."""
        return {"kp": (self.table.name, 0 if self.lay.without_k else self.steps()["kp"])} if self.has_constants else {}

    def ks(self, graph: DataflowGraph | None = None, first: int = 16) -> Constants:
        """K at the table itself, or in a region where `kp` stands at word `first`."""
        base = graph.var("kp", POINTER) if graph and self.has_constants else None
        return Constants(self.k_lay, self.table, base, first if base and not self.lay.without_k else 0)

    def begin(self, graph: DataflowGraph, data: Node, wk: Node, alone: bool = False) -> None:
        """The message words, to registers and to the table at wk; `alone`: of one block, in the place of all."""
        graph.at("schedule")
        block_address = in_a_row(self.hash, data)
        rows = gather_blocks(graph, self.lay, lambda j, size, offset: block_address(0 if alone else j, size, offset))
        for r in range(self.lay.rows):
            self.store(graph, [stream[r] for stream in rows], r, wk)
        self.set_rows(graph, rows)

    def more(self, graph: DataflowGraph, p: Node, ks: Constants) -> None:
        """The sixteen words that follow those at p."""
        rows = self.row_variables(graph)
        self.extend(graph, rows, 16, p, ks, self.steps()["p"])
        self.set_rows(graph, rows)

    def extend(self, graph: DataflowGraph, rows: list[list[Node]], first: int, wk: Node, ks: Constants, offset: int) -> None:
        """The 16 words from word `first` on (or those that there are), appended to `rows` and stored + K_t at wk + offset."""
        graph.at("schedule")
        for r in range(first // self.lay.k, min(first + 16, len(self.hash.K)) // self.lay.k):
            extend(graph, self.hash, self.lay, rows, r)
            self.store_row(graph, [stream[-1] for stream in rows], r, ks, wk,
                           offset + (r - first // self.lay.k) * self.lay.row_bytes)

    def store(self, graph: DataflowGraph, row: Sequence[Node], r: int, wk: Node) -> None:
        """W_t + K_t of row r of the message words to the table at wk."""
        comment_suffix = ", + K" * (self.has_constants and not self.lay.without_k)
        graph.at("schedule", "W + K", r * self.lay.k, row_words(r * self.lay.k, self.lay) + comment_suffix)
        self.store_row(graph, row, r, self.ks(), wk, r * self.lay.row_bytes)

    def store_row(self, graph: DataflowGraph, row: Sequence[Node], r: int, ks: Constants, wk: Node, offset: int) -> None:
        """W_t + K_t (or W_t alone) of row r, in every stream, at wk + offset."""
        for s, words in enumerate(row):
            value = words if self.lay.without_k else ks.add_k(graph, words, r)
            graph.store(Address("schedule", self.lay.size, offset + s * self.lay.size // 8, wk), value)

    def set_rows(self, graph: DataflowGraph, rows: Sequence[Sequence[Node]]) -> None:
        """The last 16 words become variables."""
        for s, stream in enumerate(rows):
            for r, row in enumerate(stream[-self.lay.rows:]):
                graph.set(self.name(s, r), row)

    def row_variables(self, graph: DataflowGraph) -> list[list[Node]]:
        """They, as rows of every stream."""
        return [[graph.var(self.name(s, r), self.lay.kind) for r in range(self.lay.rows)] for s in range(self.lay.streams)]

    def name(self, stream: int, r: int) -> str:
        """The variable that holds row r, counted modulo 16/k."""
        return f"W{r % self.lay.rows}" + (f"/{stream}" if self.lay.streams > 1 else "") + f".{self.lay.n}" + self.of

    def loads(self, graph: DataflowGraph, base: Node, ks: Constants | None = None) -> Loaded:
        """W_t + K_t as the rounds read it, of the block whose first word is at `base`."""
        return Loaded(graph, self.hash, self.lay, base, ks or self.ks())


def extend(graph: DataflowGraph, hash: ModuleType, lay: LaneLayout, rows: list[list[Node]], r: int) -> None:
    """Row r of every stream, appended to the rows before it."""
    words = row_words(r * lay.k, lay)
    note = f"{words}: {formula(hash, r * lay.k)}" if lay.k > 1 else f"{words} = {formula(hash, r)}"
    graph.at(graph.stream, "W", r * lay.k, note)
    for stream in rows:
        stream.append(schedule_row(hash, graph, lay, dict(enumerate(stream, r - len(stream))), r))


class Loaded:
    """W_t + K_t as loads from the table: wk[t] is at `base` + the offset of word t of a block. Where W_t is stored alone, K_t
    of `ks` is added."""

    def __init__(self, graph: DataflowGraph, hash: ModuleType, lay: LaneLayout, base: Node, ks: Constants):
        self.graph, self.hash, self.lay, self.base, self.ks = graph, hash, lay, base, ks

    def word_address(self, t: int) -> Address:
        """Where the word of round t lies."""
        return Address("schedule", self.hash.WIDTH, self.lay.offset(t), self.base)

    def __getitem__(self, t: int) -> Node:
        word = self.graph.load(self.word_address(t), word_kind(self.hash))
        return word + self.ks.row(self.graph, t) if self.lay.without_k else word


class Direct:
    """W_t + K_t computed where the round needs them, from words in integer registers or in their slots; `stream`: "rounds", or
    "schedule", to be a stream of its own beside them."""

    def __init__(self, graph: DataflowGraph, hash: ModuleType, rows: list[list[Node]], ks: Constants | Literals,
                 stream: str = "rounds"):
        self.graph, self.hash, self.rows, self.ks, self.stream = graph, hash, rows, ks, stream

    def __getitem__(self, t: int) -> Node:
        self.graph.at(self.stream, "W", t)
        while len(self.rows[0]) <= t:
            extend(self.graph, self.hash, self.ks.lay, self.rows, len(self.rows[0]))
        if self.stream == "rounds":
            self.graph.at("rounds", "round", t)
        return self.ks.add_k(self.graph, self.rows[0][t], t)
