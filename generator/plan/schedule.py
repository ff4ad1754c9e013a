"""Message schedule over the rows of a layout, from the message words to W_t + K_t in memory: the
specification's `schedule` on whole rows. W[t-15] of a row may span two rows. If k exceeds the
distance to the newest word needed (W_{t-2}), each evaluation of the row completes more lanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from types import FunctionType, ModuleType
from typing import Any

from ..x86.program import Address, Table
from .gather import contiguous_addresses, load_words
from .graph import DataflowGraph, LazyWords, Node, ValueKind
from .layout import LaneLayout, k_table, row_sums, row_words, word_kind
from .loops import Loop, PlanItem, Pointers

# Formulas as ASCII text, for comments: the hash's own function on words that record operators

LATIN = str.maketrans({"σ": "sigma", "Σ": "Sigma"})


class SymbolicWord(str):
    """Word of the specification's algebra that is a formula as text."""

    def __add__(self, other: object) -> SymbolicWord:
        return SymbolicWord(f"{self} + {other}")

    def __xor__(self, other: object) -> SymbolicWord:
        return SymbolicWord(f"{self} ^ {other}")


def symbolic_function(name: str) -> Any:
    latin_name = name.translate(LATIN)
    return lambda *args: SymbolicWord(f"{latin_name}({', '.join(map(str, args))})")


@cache
def schedule_word_formula(hash: ModuleType, t: int) -> str:
    """Return the definition of W_t, t >= 16, as the hash module writes it."""
    scope = {name: symbolic_function(name) if isinstance(member, FunctionType) else member
             for name, member in vars(hash).items()}
    return str(FunctionType(hash.schedule.__code__,
                            scope)(LazyWords(lambda t: SymbolicWord(f"W_{t}")), t))


def words_across_rows(lay: LaneLayout, low: Node, high: Node | None, shift: int) -> Node:
    """Return the last k - `shift` words of each block in `low`, then the first `shift` of
    `high`."""
    lanes = lay.size // lay.word
    pieces = tuple(lane + shift if lane % lay.k + shift < lay.k
                   else None if high is None else lane + shift - lay.k + lanes
                   for lane in range(lanes))
    return low.graph.permute((low,) if high is None else (low, high), lay.word, pieces, lay.kind)


def evaluate_w16(hash: ModuleType) -> DataflowGraph:
    """Return the graph of W_16 on the variables w0 to w15."""
    graph = DataflowGraph("W_16")
    hash.schedule(LazyWords(lambda t: graph.var(f"w{t}", word_kind(hash))), 16)
    return graph


@cache
def newest_word_distance(hash: ModuleType) -> int:
    """Return the smallest distance t - i of a word W_i that W_t depends on."""
    return 16 - max(int(node.data[1:]) for node in evaluate_w16(hash).nodes.values()
                    if node.op == "var")


def schedule_rotations(hash: ModuleType) -> set[int]:
    """Return the amounts in bits by which the message schedule rotates words to the right."""
    return {node.data for node in evaluate_w16(hash).nodes.values() if node.op == "ror"}


def broadcast_load(graph: DataflowGraph, lay: LaneLayout, address: Address) -> Node:
    """Return the register with the word at `address` in every lane, loaded by one instruction."""
    return graph.apply("vpbroadcastd" if lay.word == 32 else "vpbroadcastq",
                       (graph.load(address, ValueKind("mem", lay.word, lay.word)),), kind=lay.kind)


@dataclass(frozen=True)
class Constants:
    """Reader of the round constants K from `table`: by its name, or relative to the pointer `base`,
    which points to K_t with t = `first`. With `scalar`, a load reads one word of a row, of equal
    words, to an integer register."""

    lay: LaneLayout
    table: Table
    base: Node | None = None
    first: int = 0
    scalar: bool = False

    def add_k(self, row: Node, r: int) -> Node:
        """Return row r of W_t + K_t; if all K are zero (SM3), `row` itself."""
        return row + self.load_row(row.graph, r) if any(self.table.words) else row

    def load_row(self, graph: DataflowGraph, r: int) -> Node:
        lay, word = self.lay, ValueKind("int", self.lay.word, self.lay.word)
        address = Address("constants", lay.word if self.scalar or lay.broadcast else lay.size,
                          (r - self.first // lay.k) * lay.k_row_bytes, self.base,
                          table="" if self.base else self.table.name)
        if lay.broadcast and not self.scalar:
            return broadcast_load(graph, lay, address)
        return graph.load(address, word if self.scalar else lay.kind)


@dataclass(frozen=True)
class Schedule:
    """Schedule of n blocks in a layout: rows in registers, and a table of W_t + K_t in memory.
    Between basic blocks, the rows of the last 16 words are variables, whose names end with
    `suffix`. In a loop, `kp` points to the row of K that is added to the next words, or that the
    next rounds read. With `retains_spans` (rows of two words in one register), the pairs of words
    with numbers `retained_spans` are variables, too."""

    hash: ModuleType
    lay: LaneLayout
    suffix: str = ""
    retains_spans: bool = False

    @property
    def retained_spans(self) -> list[int]:
        """Numbers t of the pairs W_t, W_{t+1} that span two rows and are read twice."""
        return [1, 3, 5, 7] if self.retains_spans else []

    def span_name(self, t: int) -> str:
        return f"W{t} across.{self.lay.n}{self.suffix}"

    @cached_property
    def table(self) -> Table:
        return k_table(self.hash, self.lay)

    @property
    def has_constants(self) -> bool:
        """Whether any K is nonzero (all are zero in SM3)."""
        return any(self.table.words)

    @property
    def table_bytes(self) -> int:
        return len(self.hash.K) // self.lay.k * self.lay.row_bytes

    @property
    def step_bytes(self) -> int:
        """Bytes of sixteen words of each block in the schedule's table."""
        return self.lay.rows * self.lay.row_bytes

    @property
    def k_pointer(self) -> Pointers:
        """Pointers of a loop over groups of sixteen rounds or words: `kp` alone, from K_0 on."""
        return {"kp": ((self.table.name, 0), self.lay.rows * self.lay.k_row_bytes)}

    def pointers(self, wk: Node, name: str = "p") -> Pointers:
        """Return the pointers of a loop over groups of sixteen words: `name`, from the address `wk`
        of the table on, and `kp`, unless all K are zero, from K_16 on, as W_16 is the first word
        computed."""
        ((_, step),) = self.k_pointer.values()
        kp = ((self.table.name, step), step)
        return {name: (wk, self.step_bytes), **({"kp": kp} if self.has_constants else {})}

    def constants(self, graph: DataflowGraph | None = None, first: int = 16) -> Constants:
        """Return the reader of K: relative to `kp` in `graph`, which points to K_`first`, or by
        name."""
        base = graph.pointer("kp") if graph and self.has_constants else None
        return Constants(self.lay, self.table, base, first if base else 0)

    def load_message_words(self, data: Node, wk: Node, single_block: bool = False) -> None:
        """Load the message words of adjacent blocks at `data`, store W_t + K_t to the table at
        `wk`, and set the schedule's variables. With `single_block`, every lane has the first block.
        """
        data.graph.set_group("schedule")
        address = contiguous_addresses(self.lay, data)
        rows = load_words(
            data.graph, self.lay,
            lambda j, bits, offset: address(0 if single_block else j, bits, offset))
        self.store_message_rows(rows, wk)

    def store_message_rows(self, rows: Sequence[Sequence[Node]], wk: Node) -> None:
        """Store W_t + K_t of rows[register of a row][row] at `wk`; set the schedule's variables."""
        for r in range(self.lay.rows):
            self.store_message_row([column[r] for column in rows], r, wk)
        self.set_rows(wk.graph, rows)
        for t in self.retained_spans:
            low, high = rows[0][t // self.lay.k:][:2]
            wk.graph.set(self.span_name(t),
                         words_across_rows(self.lay, low, high, t % self.lay.k))

    def append_next_16(self, p: Node) -> None:
        """Compute the next sixteen words, and store W_t + K_t behind those that begin at `p`."""
        graph = p.graph
        ks, rows = self.constants(graph), self.row_variables(graph)
        across = {t: graph.var(self.span_name(t), self.lay.kind) for t in self.retained_spans}
        self.append_rows(rows, range(16, 32), p, ks, across=across)
        self.set_rows(graph, rows)
        for t in self.retained_spans:
            graph.set(self.span_name(t), across[16 + t])

    def extension_loop(self, loop: Loop, comment: str) -> list[PlanItem]:
        """Return `loop` around the code that computes the next sixteen words of every block."""
        body = loop.make_body(comment)
        self.append_next_16(body.pointer(loop.pointer))
        return loop.wrap_block(body)

    def append_rows(self, rows: list[list[Node]], ts: range, wk: Node, ks: Constants,
                    first: int = 0, across: dict[int, Node] | None = None) -> None:
        """Append W_t for t in `ts` to rows[register of a row][row], and store W_t + K_t."""
        wk.graph.set_group("schedule")
        for r in range(ts.start // self.lay.k, ts.stop // self.lay.k):
            self.append_row(rows, r, across)
            self.store_row([column[-1] for column in rows], r, ks, wk,
                           (r - first // self.lay.k) * self.lay.row_bytes)

    def append_row(self, rows: list[list[Node]], r: int,
                   across: dict[int, Node] | None = None) -> None:
        """Compute row r and append it to rows[register of a row][row]."""
        t, equals = r * self.lay.k, ":" if self.lay.k > 1 else " ="
        rows[0][0].graph.set_step("W", t, f"{row_words(t, self.lay)}{equals} "
                                          f"{schedule_word_formula(self.hash, t)}")
        for column in rows:
            column.append(self.compute_row(column, r, {} if across is None else across))

    def compute_row(self, column: Sequence[Node], r: int, across: dict[int, Node]) -> Node:
        """Return one register of row r. `column`: of the rows before; `across`: spans of two,
        by t."""
        k, words_done, first_row = self.lay.k, 0, r - len(column)
        new_row: Node | None = None  # correct in the lanes of its first `words_done` words

        def read_words(t: int) -> Node:
            row, shift = t // k - first_row, t % k
            if shift == 0:
                return column[row]
            if t in across:
                return across[t]
            is_complete = row + 1 < len(column)
            words = words_across_rows(self.lay, column[row],
                                      column[row + 1] if is_complete else new_row, shift)
            if is_complete:
                across[t] = words
            return words

        while words_done < k:
            new_row = self.hash.schedule(LazyWords(read_words), r * k)
            words_done += newest_word_distance(self.hash)
        assert new_row is not None
        return new_row

    def store_message_row(self, row: Sequence[Node], r: int, wk: Node) -> None:
        """Store W_t + K_t of message row r, whose registers are `row`, to the table at `wk`."""
        name_row = row_sums if self.has_constants else row_words
        wk.graph.set_group("schedule", "W + K", r * self.lay.k, name_row(r * self.lay.k, self.lay))
        self.store_row(row, r, self.constants(), wk, r * self.lay.row_bytes)

    def store_row(self, row: Sequence[Node], r: int, ks: Constants, wk: Node, offset: int) -> None:
        """Store W_t + K_t of row r, whose registers are `row`, `offset` bytes after `wk`."""
        for s, words in enumerate(row):
            wk.graph.store(Address("schedule", self.lay.size, offset + s * self.lay.size // 8, wk),
                           ks.add_k(words, r))

    def set_rows(self, graph: DataflowGraph, rows: Sequence[Sequence[Node]]) -> None:
        """Set the schedule's variables to the last 16 words of rows[register of a row][row]."""
        for s, column in enumerate(rows):
            for r, row in enumerate(column[-self.lay.rows:]):
                graph.set(self.row_name(s, r), row)

    def row_variables(self, graph: DataflowGraph) -> list[list[Node]]:
        """Return the last 16 words from the variables, as result[register of a row][row]."""
        return [[graph.var(self.row_name(s, r), self.lay.kind) for r in range(self.lay.rows)]
                for s in range(self.lay.registers_per_row)]

    def row_name(self, column: int, r: int) -> str:
        """Return the variable of register `column` of row r; the same for the same r modulo
        16/k."""
        part = f"/{column}" if self.lay.registers_per_row > 1 else ""
        return f"W{r % self.lay.rows}{part}.{self.lay.n}{self.suffix}"

    def table_words(self, base: Node, kind: ValueKind | None = None) -> LazyWords:
        """Return W_t + K_t of the block whose first word is at `base`, loaded when read."""
        kind = kind or word_kind(self.hash)
        return LazyWords(lambda t: base.graph.load(
            Address("schedule", kind.size, self.lay.offset(t), base), kind))


@dataclass(frozen=True)
class ComputedWords:
    """W_t + K_t, computed when a round reads them, for layouts of one word per row. `rows` begins
    with the words that exist, W_t as rows[0][t], and grows. `strand`: "rounds", or "schedule" for a
    strand beside the rounds."""

    s: Schedule
    rows: list[list[Node]]
    add_k: Callable[[Node, int], Node]
    strand: str = "rounds"

    def __getitem__(self, t: int) -> Node:
        graph = self.rows[0][0].graph
        graph.set_group(self.strand, "W", t,
                        f"W_{t} + K_{t}" if self.s.has_constants else f"W_{t}")
        while len(self.rows[0]) <= t:
            self.s.append_row(self.rows, len(self.rows[0]))
        if self.strand == "rounds":
            graph.set_group("rounds", "round", t)
        return self.add_k(self.rows[0][t], t)
