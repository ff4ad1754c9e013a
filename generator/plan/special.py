"""Rounds by instructions made for them: kernels whose rows are named, because one row is several rounds.

In goes a hash, out comes a plan whose working variables live in vector registers, arranged as the instructions want them. An
engine is three functions of this file (rows of words to that, a block, and back to rows); an ISA that has their rows can be
asked for it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from ..target.program import Address, Label, Table
from .gather import Places, in_a_row, swapped
from .graph import Node, Trace, ValueKind
from .layout import LaneLayout, k_table, row_words, state_names, word_kind
from .loops import POINTER, Loop, Plan, PlanItem, next_block
from .rounds import Strided, strides
from .schedule import Constants

LANES = ValueKind("vec", 32, 128)
Halves = tuple[Node, Node]
More = Callable[[Trace, ModuleType, Sequence[Node], int], Node]
Take = Callable[[Trace, ModuleType, Halves, Sequence[Node], Mapping[int, Node]], Halves]


def four_words(hash: ModuleType) -> LaneLayout:
    return LaneLayout(hash.WIDTH, 1, 1, 4, 4 * hash.WIDTH)


def four_rounds(trace: Trace, r: int) -> None:
    """What is made from now on is part of rounds 4r to 4r + 3."""
    trace.at("rounds", "rounds", 4 * r, f"rounds {4 * r} to {4 * r + 3}")


# RNDS2 runs two rounds on (A, B, E, F) and (C, D, G, H); MSG1 and MSG2 make four words of the schedule (Intel SDM
# volume 2). Lanes from the highest: ABEF and CDGH.

def sha2_of_rows(trace: Trace, rows: Sequence[Node]) -> Halves:
    """The hash value as the instructions want it, from its words four by four."""
    kind = rows[0].kind
    return (trace.permute((rows[1], rows[0]), kind.word, (1, 0, 5, 4), kind),
            trace.permute((rows[1], rows[0]), kind.word, (3, 2, 7, 6), kind))


def sha2_rows(trace: Trace, state: Halves) -> list[Node]:
    """The other way round."""
    kind = state[0].kind
    return [trace.permute(state, kind.word, (3, 2, 7, 6), kind), trace.permute(state, kind.word, (1, 0, 5, 4), kind)]


def sha2_row(msg1: str, msg2: str) -> More:
    """Row r of the schedule from those before it."""
    def row(trace: Trace, hash: ModuleType, W: Sequence[Node], r: int) -> Node:
        back7 = trace.permute((W[r - 2], W[r - 1]), hash.WIDTH, (1, 2, 3, 4), W[r - 1].kind)
        return trace.apply(msg2, (trace.apply(msg1, (W[r - 4], W[r - 3])) + back7, W[r - 1]))

    return row


def sha2_block(rnds2: str, more: More) -> Take:
    """The hash value after a block with these four rows of words; known[r] is row r of W_t + K_t where that is constant."""
    def block(trace: Trace, hash: ModuleType, state: Halves, rows: Sequence[Node], known: Mapping[int, Node]) -> Halves:
        lay = four_words(hash)
        ks, kind = Constants(lay, k_table(hash, lay)), lay.kind
        abef, cdgh = state
        W = list(rows)
        for r in range(hash.ROUNDS // 4):
            four_rounds(trace, r)
            if r >= 4 and r not in known:
                trace.note = f"W_{4 * r}..{4 * r + 3}, {trace.note}"
                W.append(more(trace, hash, W, r))
            wk = known[r] if r in known else W[r] + ks.row(trace, r)
            cdgh = trace.apply(rnds2, (cdgh, abef, wk))
            abef = trace.apply(rnds2, (abef, cdgh, trace.permute((wk,), hash.WIDTH, (2, 3, None, None), kind)))
        trace.at("rounds", "chain", note="H = H + (a, b, ...)")
        return state[0] + abef, state[1] + cdgh

    return block


# SHA1RNDS4 runs four rounds on (A, B, C, D) and adds K itself; SHA1NEXTE makes E of the A of four rounds before (Intel SDM
# volume 2). The first of four words is in the highest lane.

REVERSE = (3, 2, 1, 0)


def sha1_of_rows(trace: Trace, rows: Sequence[Node]) -> Halves:
    """The hash value as the instructions want it: ABCD, and E in the highest lane."""
    return trace.permute((rows[0],), 32, REVERSE, LANES), trace.permute((rows[1],), 32, (1, 2, 3, 0), LANES)


def sha1_rows(trace: Trace, state: Halves) -> list[Node]:
    """The other way round; E is in the lowest lane of its row."""
    return [trace.permute((state[0],), 32, REVERSE, LANES), trace.permute((state[1],), 32, (3, None, None, None), LANES)]


def sha1_row(trace: Trace, hash: ModuleType, M: Sequence[Node], r: int) -> Node:
    """Row r of the schedule from those before it."""
    some = trace.apply("sha1msg1", (M[r - 4], M[r - 3])) ^ M[r - 2]
    return trace.apply("sha1msg2", (some, M[r - 1]))


def sha1_block(trace: Trace, hash: ModuleType, state: Halves, rows: Sequence[Node], known: Mapping[int, Node]) -> Halves:
    """The hash value after a block with these four rows of words; known[r] is row r of W_t where that is constant."""
    M = list(rows)
    before, (abcd, e) = state[0], state
    for r in range(20):
        four_rounds(trace, r)
        if r >= 4 and r not in known:
            trace.note = f"W_{4 * r}..{4 * r + 3}, {trace.note}"
            M.append(sha1_row(trace, hash, M, r))
        row = known[r] if r in known else M[r]
        we = e + row if r == 0 else trace.apply("sha1nexte", (before, row))
        before, abcd = abcd, trace.apply("sha1rnds4", (abcd, we), r // 5)
    trace.at("rounds", "chain", note="H = H + (a, b, ...)")
    return state[0] + abcd, trace.apply("sha1nexte", (before, e))


@dataclass(frozen=True)
class Special:
    """Rounds on a hash value in vector registers: `names` are its variables, `of_rows` and `rows` the ways there and
    back, `more` makes a row of the schedule, `block` takes a block. `insert`: the rows that put words of integer registers
    into lanes, the first and the others. `word_first`: the first of a row's four words is in the lowest lane; `with_k`: the
    rounds read W_t + K_t, so that a schedule can be stored for them, and constant rows have K added; `as_text`: streams of
    several messages stand best in the order of the text (two of SHA-1: 13 % on Golden Cove; of SHA-256 it loses 5 %)."""

    names: tuple[str, str]
    of_rows: Callable[[Trace, Sequence[Node]], Halves]
    rows: Callable[[Trace, Halves], list[Node]]
    more: More
    block: Take
    insert: tuple[str, str] = ("movd", "pinsrd")
    word_first: bool = True
    with_k: bool = True
    as_text: bool = False

    def held(self, trace: Trace, hash: ModuleType) -> Halves:
        """The hash value in its variables."""
        kind = four_words(hash).kind
        return trace.var(self.names[0], kind), trace.var(self.names[1], kind)

    def hold(self, trace: Trace, state: Halves) -> None:
        for name, node in zip(self.names, state):
            trace.set(name, node)

    def of_numbers(self, trace: Trace, hash: ModuleType, H: Sequence[int]) -> Halves:
        """A constant hash value as the instructions want it."""
        words, kind = [*H, *[0] * (8 - len(H))], four_words(hash).kind
        return self.of_rows(trace, [trace.const(tuple(words[i:i + 4]), kind) for i in (0, 4)])

    def message_row(self, trace: Trace, hash: ModuleType, r: int, at: Places | None = None, j: int = 0) -> Node:
        """Row r of the block at `data`, or of message j `at` its place; byte order put right."""
        lay = four_words(hash)
        four_rounds(trace, r)
        place = (at or in_a_row(hash, trace.var("data", POINTER)))(j, lay.size, r * lay.row_bytes)
        row = trace.load(place, lay.kind)
        return swapped(row) if self.word_first else trace.permute((row,), 8, tuple(reversed(range(16))), LANES)

    def row_of(self, trace: Trace, hash: ModuleType, words: Sequence[Node]) -> Node:
        """The row of four words that come one by one."""
        per, parts = 128 // hash.WIDTH, []
        for at in range(0, 4, per):
            first, *others = words[at:at + per] if self.word_first else words[at:at + per][::-1]
            part = trace.apply(self.insert[0], (first,), kind=ValueKind("vec", hash.WIDTH, 128))
            for lane, word in enumerate(others, 1):
                part = trace.apply(self.insert[1], (part, word), lane)
            parts.append(part)
        return parts[0] if len(parts) == 1 else trace.permute(tuple(parts), 128, (0, 1), four_words(hash).kind)

    def enter(self, hash: ModuleType, vector: bool) -> list[PlanItem]:
        enter = Trace("enter", comment="the state as the instructions want it")
        self.hold(enter, self.of_rows(enter, value_rows(enter, hash)))
        return [enter]

    def loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        block = Trace("block", weight=40, comment="one block")
        rows = [self.message_row(block, hash, r) for r in range(4)]
        self.hold(block, self.block(block, hash, self.held(block, hash), rows, {}))
        next_block(block, hash)
        return Plan((), tuple(Loop("block", "blocks", end=0).around(block)), self.tables(hash), 0)

    def leave(self, hash: ModuleType) -> list[PlanItem]:
        leave = Trace("leave", comment="the state in the order of the standard")
        store_rows(leave, hash, self.rows(leave, self.held(leave, hash)))
        return [leave, Label("done")]

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """The constants that it reads."""
        return (k_table(hash, four_words(hash)),) if self.with_k else ()


def value_rows(trace: Trace, hash: ModuleType, pointer: str = "state", offset: int = 0) -> list[Node]:
    """The hash value in memory, four words by four; the fifth of SHA-1 in the lowest lane."""
    kind = four_words(hash).kind

    def load(offset: int, kind: ValueKind) -> Node:
        return trace.load(Address(pointer, kind.size, offset, trace.var(pointer, POINTER)), kind)

    first, behind = load(offset, kind), offset + kind.size // 8
    if len(state_names(hash)) == 8:
        return [first, load(behind, kind)]
    return [first, trace.apply("movd", (load(behind, word_kind(hash)),), kind=LANES)]


def store_rows(trace: Trace, hash: ModuleType, rows: Sequence[Node]) -> None:
    """The hash value to memory behind `state`."""
    place, kind = trace.var("state", POINTER), four_words(hash).kind
    trace.store(Address("state", kind.size, 0, place), rows[0])
    if len(state_names(hash)) == 8:
        trace.store(Address("state", kind.size, kind.size // 8, place), rows[1])
    else:
        trace.store(Address("state", 32, 16, place), trace.apply("movd", (rows[1],), kind=word_kind(hash)))


def schedule(hash: ModuleType, engine: Special) -> Plan:
    """void schedule(word *wk, const void *data): wk[t] = W_t + K_t, by an engine's instructions."""
    lay, trace = four_words(hash), Trace("words", comment="the message words, and the others by four")
    table = k_table(hash, lay)
    wk, ks, W = trace.var("wk", POINTER), Constants(lay, table), list[Node]()
    for r in range(hash.ROUNDS // 4):
        W.append(engine.message_row(trace, hash, r) if r < 4 else engine.more(trace, hash, W, r))
        trace.at(trace.stream, "W + K", 4 * r, row_words(4 * r, lay) + ", + K")
        trace.store(Address("schedule", lay.size, r * lay.row_bytes, wk), W[r] + ks.row(trace, r))
    return Plan(("wk", "data"), (trace,), (table,), 0)


def compression(hash: ModuleType, engine: Special) -> Plan:
    """void rounds(word state[], const word *wk, size_t stride): one compression by an engine; reads wk[t*stride]."""
    enter, trace = Trace("enter"), Trace("block", comment="the state as the instructions want it, and all rounds")
    strides(enter, hash)
    trace.at("rounds")
    state = engine.of_rows(trace, value_rows(trace, hash))
    trace.at("schedule")                                   # beside the rounds: order.py
    wk, known = Strided(trace, hash, trace.var("wk", POINTER)), dict[int, Node]()
    for r in range(hash.ROUNDS // 4):
        trace.at("schedule", "W + K", 4 * r, row_words(4 * r, four_words(hash)) + ", + K")
        known[r] = engine.row_of(trace, hash, [wk[4 * r + i] for i in range(4)])
    store_rows(trace, hash, engine.rows(trace, engine.block(trace, hash, state, [], known)))
    return Plan(("state", "wk", "stride"), (enter, trace), (), 0)


SHA256_ROW, SHA512_ROW = sha2_row("sha256msg1", "sha256msg2"), sha2_row("vsha512msg1", "vsha512msg2")
ENGINES: dict[tuple[str, str], Special] = {
    ("shani", "sha256"): Special(("abef", "cdgh"), sha2_of_rows, sha2_rows, SHA256_ROW,
                                sha2_block("sha256rnds2", SHA256_ROW)),
    ("shani", "sha1"): Special(("abcd", "e"), sha1_of_rows, sha1_rows, sha1_row, sha1_block, word_first=False, with_k=False,
                              as_text=True),
    ("sha512ni", "sha512"): Special(("abef", "cdgh"), sha2_of_rows, sha2_rows, SHA512_ROW,
                                   sha2_block("vsha512rnds2", SHA512_ROW), ("vmovq", "vpinsrq")),
}
