"""Rounds by instructions made for them: kernels whose rows are named, because one row is several rounds.

In goes a hash, out comes a plan whose working variables live in vector registers, arranged as the instructions want them. An
engine is three functions of this file (rows of words to that, a block, and back to rows); an ISA that has their rows can be
asked for it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from ..x86.program import Address, Label, Table
from .gather import BlockAddress, in_a_row, swapped
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, k_table, row_words, state_names, word_kind
from .loops import POINTER, Loop, Plan, PlanItem, next_block
from .rounds import Strided, strides
from .schedule import Constants

LANES = ValueKind("vec", 32, 128)
Halves = tuple[Node, Node]
More = Callable[[DataflowGraph, ModuleType, Sequence[Node], int], Node]
Take = Callable[[DataflowGraph, ModuleType, Halves, Sequence[Node], Mapping[int, Node]], Halves]


def four_words(hash: ModuleType) -> LaneLayout:
    return LaneLayout(hash.WIDTH, 1, 1, 4, 4 * hash.WIDTH)


def four_rounds(graph: DataflowGraph, r: int) -> None:
    """Assign the following nodes to the group of rounds 4r to 4r + 3; the comment names its schedule words first."""
    graph.at("rounds", "rounds", 4 * r, f"W_{4 * r}..{4 * r + 3}")


def name_rounds(graph: DataflowGraph, r: int) -> None:
    """Let the comment of the following nodes name rounds 4r to 4r + 3."""
    graph.note = f"rounds {4 * r} to {4 * r + 3}"


# RNDS2 runs two rounds on (A, B, E, F) and (C, D, G, H); MSG1 and MSG2 make four words of the schedule (Intel SDM
# volume 2). Lanes from the highest: ABEF and CDGH.

def sha2_of_rows(graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
    """The hash value as the instructions want it, from its words four by four."""
    kind = rows[0].kind
    return (graph.permute((rows[1], rows[0]), kind.word, (1, 0, 5, 4), kind),
            graph.permute((rows[1], rows[0]), kind.word, (3, 2, 7, 6), kind))


def sha2_rows(graph: DataflowGraph, state: Halves) -> list[Node]:
    """The other way round."""
    kind = state[0].kind
    return [graph.permute(state, kind.word, (3, 2, 7, 6), kind), graph.permute(state, kind.word, (1, 0, 5, 4), kind)]


def sha2_row(msg1: str, msg2: str) -> More:
    """Row r of the schedule from those before it."""
    def row(graph: DataflowGraph, hash: ModuleType, W: Sequence[Node], r: int) -> Node:
        back7 = graph.permute((W[r - 2], W[r - 1]), hash.WIDTH, (1, 2, 3, 4), W[r - 1].kind)
        return graph.apply(msg2, (graph.apply(msg1, (W[r - 4], W[r - 3])) + back7, W[r - 1]))

    return row


def sha2_block(rnds2: str, more: More) -> Take:
    """The hash value after a block with these four rows of words; known[r] is row r of W_t + K_t where that is constant."""
    def block(graph: DataflowGraph, hash: ModuleType, state: Halves, rows: Sequence[Node],
              constant_rows: Mapping[int, Node]) -> Halves:
        lay = four_words(hash)
        ks, kind = Constants(lay, k_table(hash, lay)), lay.kind
        abef, cdgh = state
        W = list(rows)
        for r in range(hash.ROUNDS // 4):
            four_rounds(graph, r)
            if r >= 4 and r not in constant_rows:
                W.append(more(graph, hash, W, r))
            wk = constant_rows[r] if r in constant_rows else W[r] + ks.row(graph, r)
            name_rounds(graph, r)
            cdgh = graph.apply(rnds2, (cdgh, abef, wk))
            abef = graph.apply(rnds2, (abef, cdgh, graph.permute((wk,), hash.WIDTH, (2, 3, None, None), kind)))
        graph.at("rounds", "chain", note="H = H + (a, b, ...)")
        return state[0] + abef, state[1] + cdgh

    return block


# SHA1RNDS4 runs four rounds on (A, B, C, D) and adds K itself; SHA1NEXTE makes E of the A of four rounds before (Intel SDM
# volume 2). The first of four words is in the highest lane.

REVERSE = (3, 2, 1, 0)


def sha1_of_rows(graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
    """The hash value as the instructions want it: ABCD, and E in the highest lane."""
    return graph.permute((rows[0],), 32, REVERSE, LANES), graph.permute((rows[1],), 32, (1, 2, 3, 0), LANES)


def sha1_rows(graph: DataflowGraph, state: Halves) -> list[Node]:
    """The other way round; E is in the lowest lane of its row."""
    return [graph.permute((state[0],), 32, REVERSE, LANES), graph.permute((state[1],), 32, (3, None, None, None), LANES)]


def sha1_row(graph: DataflowGraph, hash: ModuleType, M: Sequence[Node], r: int) -> Node:
    """Row r of the schedule from those before it."""
    partial_row = graph.apply("sha1msg1", (M[r - 4], M[r - 3])) ^ M[r - 2]
    return graph.apply("sha1msg2", (partial_row, M[r - 1]))


def sha1_block(graph: DataflowGraph, hash: ModuleType, state: Halves, rows: Sequence[Node],
               constant_rows: Mapping[int, Node]) -> Halves:
    """The hash value after a block with these four rows of words; known[r] is row r of W_t where that is constant."""
    M = list(rows)
    before, (abcd, e) = state[0], state
    for r in range(20):
        four_rounds(graph, r)
        if r >= 4 and r not in constant_rows:
            M.append(sha1_row(graph, hash, M, r))
        row = constant_rows[r] if r in constant_rows else M[r]
        name_rounds(graph, r)
        we = e + row if r == 0 else graph.apply("sha1nexte", (before, row))
        before, abcd = abcd, graph.apply("sha1rnds4", (abcd, we), r // 5)
    graph.at("rounds", "chain", note="H = H + (a, b, ...)")
    return state[0] + abcd, graph.apply("sha1nexte", (before, e))


@dataclass(frozen=True)
class ShaExtensions:
    """Rounds on a hash value in vector registers: `names` are its variables, `of_rows` and `rows` the ways there and
    back, `more` makes a row of the schedule, `block` takes a block. `insert`: the rows that put words of integer registers
    into lanes, the first and the others. `word_first`: the first of a row's four words is in the lowest lane; `with_k`: the
    rounds read W_t + K_t, so that a schedule can be stored for them, and constant rows have K added; `as_text`: streams of
    several messages stand best in the order of the text (two of SHA-1: 13 % on Golden Cove; of SHA-256 it loses 5 %)."""

    names: tuple[str, str]
    of_rows: Callable[[DataflowGraph, Sequence[Node]], Halves]
    rows: Callable[[DataflowGraph, Halves], list[Node]]
    more: More
    block: Take
    insert: tuple[str, str] = ("movd", "pinsrd")
    word_first: bool = True
    with_k: bool = True
    as_text: bool = False

    def get_state(self, graph: DataflowGraph, hash: ModuleType) -> Halves:
        """The hash value in its variables."""
        kind = four_words(hash).kind
        return graph.var(self.names[0], kind), graph.var(self.names[1], kind)

    def set_state(self, graph: DataflowGraph, state: Halves) -> None:
        for name, node in zip(self.names, state):
            graph.set(name, node)

    def of_numbers(self, graph: DataflowGraph, hash: ModuleType, H: Sequence[int]) -> Halves:
        """A constant hash value as the instructions want it."""
        words, kind = [*H, *[0] * (8 - len(H))], four_words(hash).kind
        return self.of_rows(graph, [graph.const(tuple(words[i:i + 4]), kind) for i in (0, 4)])

    def message_row(self, graph: DataflowGraph, hash: ModuleType, r: int, at: BlockAddress | None = None, j: int = 0) -> Node:
        """Row r of the block at `data`, or of message j `at` its place; byte order put right."""
        lay = four_words(hash)
        four_rounds(graph, r)
        address = (at or in_a_row(hash, graph.var("data", POINTER)))(j, lay.size, r * lay.row_bytes)
        row = graph.load(address, lay.kind)
        return swapped(row) if self.word_first else graph.permute((row,), 8, tuple(reversed(range(16))), LANES)

    def row_of(self, graph: DataflowGraph, hash: ModuleType, words: Sequence[Node]) -> Node:
        """The row of four words that come one by one."""
        per, parts = 128 // hash.WIDTH, []
        for at in range(0, 4, per):
            first, *others = words[at:at + per] if self.word_first else words[at:at + per][::-1]
            part = graph.apply(self.insert[0], (first,), kind=ValueKind("vec", hash.WIDTH, 128))
            for lane, word in enumerate(others, 1):
                part = graph.apply(self.insert[1], (part, word), lane)
            parts.append(part)
        return parts[0] if len(parts) == 1 else graph.permute(tuple(parts), 128, (0, 1), four_words(hash).kind)

    def enter(self, hash: ModuleType, vector: bool) -> list[PlanItem]:
        enter = DataflowGraph("enter", comment="the state in the lanes that the instructions require")
        self.set_state(enter, self.of_rows(enter, value_rows(enter, hash)))
        return [enter]

    def loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        block = DataflowGraph("block", weight=40, comment="one block")
        rows = [self.message_row(block, hash, r) for r in range(4)]
        self.set_state(block, self.block(block, hash, self.get_state(block, hash), rows, {}))
        next_block(block, hash)
        return Plan((), tuple(Loop("block", "blocks", end=0).around(block)), self.tables(hash), 0)

    def exit_items(self, hash: ModuleType) -> list[PlanItem]:
        exit_block = DataflowGraph("leave", comment="the state in the order of the standard")
        store_rows(exit_block, hash, self.rows(exit_block, self.get_state(exit_block, hash)))
        return [exit_block, Label("done")]

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """The constants that it reads."""
        return (k_table(hash, four_words(hash)),) if self.with_k else ()


def value_rows(graph: DataflowGraph, hash: ModuleType, pointer: str = "state", offset: int = 0) -> list[Node]:
    """The hash value in memory, four words by four; the fifth of SHA-1 in the lowest lane."""
    kind = four_words(hash).kind

    def load(offset: int, kind: ValueKind) -> Node:
        return graph.load(Address(pointer, kind.size, offset, graph.var(pointer, POINTER)), kind)

    first, behind = load(offset, kind), offset + kind.size // 8
    if len(state_names(hash)) == 8:
        return [first, load(behind, kind)]
    return [first, graph.apply("movd", (load(behind, word_kind(hash)),), kind=LANES)]


def store_rows(graph: DataflowGraph, hash: ModuleType, rows: Sequence[Node]) -> None:
    """The hash value to memory behind `state`."""
    state_pointer, kind = graph.var("state", POINTER), four_words(hash).kind
    graph.store(Address("state", kind.size, 0, state_pointer), rows[0])
    if len(state_names(hash)) == 8:
        graph.store(Address("state", kind.size, kind.size // 8, state_pointer), rows[1])
    else:
        graph.store(Address("state", 32, 16, state_pointer), graph.apply("movd", (rows[1],), kind=word_kind(hash)))


def schedule(hash: ModuleType, engine: ShaExtensions) -> Plan:
    """void schedule(word *wk, const void *data): wk[t] = W_t + K_t, by an engine's instructions."""
    lay, graph = four_words(hash), DataflowGraph("words", comment="the message words, and four schedule words at a time")
    table = k_table(hash, lay)
    wk, ks, W = graph.var("wk", POINTER), Constants(lay, table), list[Node]()
    for r in range(hash.ROUNDS // 4):
        W.append(engine.message_row(graph, hash, r) if r < 4 else engine.more(graph, hash, W, r))
        graph.at(graph.stream, "W + K", 4 * r, row_words(4 * r, lay) + ", + K")
        graph.store(Address("schedule", lay.size, r * lay.row_bytes, wk), W[r] + ks.row(graph, r))
    return Plan(("wk", "data"), (graph,), (table,), 0)


def compression(hash: ModuleType, engine: ShaExtensions) -> Plan:
    """void rounds(word state[], const word *wk, size_t stride): one compression by an engine; reads wk[t*stride]."""
    enter, graph = DataflowGraph("enter"), DataflowGraph("block", comment="the state in the lanes that the instructions require, and all rounds")
    strides(enter, hash)
    graph.at("rounds")
    state = engine.of_rows(graph, value_rows(graph, hash))
    graph.at("schedule")                                   # beside the rounds: order.py
    wk, word_rows = Strided(graph, hash, graph.var("wk", POINTER)), dict[int, Node]()
    for r in range(hash.ROUNDS // 4):
        graph.at("schedule", "W + K", 4 * r, row_words(4 * r, four_words(hash)) + ", + K")
        word_rows[r] = engine.row_of(graph, hash, [wk[4 * r + i] for i in range(4)])
    store_rows(graph, hash, engine.rows(graph, engine.block(graph, hash, state, [], word_rows)))
    return Plan(("state", "wk", "stride"), (enter, graph), (), 0)


SHA256_ROW, SHA512_ROW = sha2_row("sha256msg1", "sha256msg2"), sha2_row("vsha512msg1", "vsha512msg2")
ENGINES: dict[tuple[str, str], ShaExtensions] = {
    ("shani", "sha256"): ShaExtensions(("abef", "cdgh"), sha2_of_rows, sha2_rows, SHA256_ROW,
                                sha2_block("sha256rnds2", SHA256_ROW)),
    ("shani", "sha1"): ShaExtensions(("abcd", "e"), sha1_of_rows, sha1_rows, sha1_row, sha1_block, word_first=False, with_k=False,
                              as_text=True),
    ("sha512ni", "sha512"): ShaExtensions(("abef", "cdgh"), sha2_of_rows, sha2_rows, SHA512_ROW,
                                   sha2_block("vsha512rnds2", SHA512_ROW), ("vmovq", "vpinsrq")),
}
