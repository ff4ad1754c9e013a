"""Round engines for the SHA extensions: instructions that compute several rounds each.

Input: a hash that the instructions support. Output: plans in which the hash value is in vector
registers, in the arrangement that the instructions require. The instructions are ISA rows that the
plan applies by name, because a row computes several rounds and instruction selection matches single
operations. `ENGINES` maps an ISA and a family to its engine.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from ..x86.program import Address, Label, Table
from .gather import BlockAddress, byteswap_words, contiguous_blocks
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, k_table, row_words, state_names, word_kind
from .loops import POINTER, Loop, Plan, PlanItem, advance_to_next_block
from .rounds import StridedWords, set_stride_multiples
from .schedule import Constants

LANES = ValueKind("vec", 32, 128)
Halves = tuple[Node, Node]
ScheduleRowFunction = Callable[[DataflowGraph, ModuleType, Sequence[Node], int], Node]
BlockFunction = Callable[[DataflowGraph, ModuleType, Halves, Sequence[Node], Mapping[int, Node]],
                         Halves]


def four_words(hash: ModuleType) -> LaneLayout:
    """Return the layout of four words of one block."""
    return LaneLayout(hash.WIDTH, 1, 1, 4, 4 * hash.WIDTH)


def four_rounds(graph: DataflowGraph, r: int) -> None:
    """Assign the following nodes to the group of rounds 4r to 4r + 3; the note names their schedule
    words first."""
    graph.set_group("rounds", "rounds", 4 * r, f"W_{4 * r}..{4 * r + 3}")


def name_rounds(graph: DataflowGraph, r: int) -> None:
    """Let the note of the following nodes name rounds 4r to 4r + 3."""
    graph.note = f"rounds {4 * r} to {4 * r + 3}"


# RNDS2 runs two rounds on (A, B, E, F) and (C, D, G, H); MSG1 and MSG2 compute four words of the
# schedule (Intel SDM volume 2). Lanes from the highest: ABEF and CDGH.

def sha2_from_rows(graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
    """Arrange a hash value, given as two rows of four words, as ABEF and CDGH."""
    kind = rows[0].kind
    return (graph.permute((rows[1], rows[0]), kind.word, (1, 0, 5, 4), kind),
            graph.permute((rows[1], rows[0]), kind.word, (3, 2, 7, 6), kind))


def sha2_to_rows(graph: DataflowGraph, state: Halves) -> list[Node]:
    """Return the two rows of a hash value; the inverse of sha2_from_rows."""
    kind = state[0].kind
    return [graph.permute(state, kind.word, (3, 2, 7, 6), kind),
            graph.permute(state, kind.word, (1, 0, 5, 4), kind)]


def sha2_row(msg1: str, msg2: str) -> ScheduleRowFunction:
    """Return the function that computes row r of the schedule from the rows before it."""
    def row(graph: DataflowGraph, hash: ModuleType, W: Sequence[Node], r: int) -> Node:
        back7 = graph.permute((W[r - 2], W[r - 1]), hash.WIDTH, (1, 2, 3, 4), W[r - 1].kind)
        return graph.apply(msg2, (graph.apply(msg1, (W[r - 4], W[r - 3])) + back7, W[r - 1]))

    return row


def sha2_block(rnds2: str, more: ScheduleRowFunction) -> BlockFunction:
    """Return the function that compresses one block, given as four rows of message words.

    `constant_rows[r]` is row r of W_t + K_t where it is constant.
    """
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
            upper_wk = graph.permute((wk,), hash.WIDTH, (2, 3, None, None), kind)
            abef = graph.apply(rnds2, (abef, cdgh, upper_wk))
        graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
        return state[0] + abef, state[1] + cdgh

    return block


# SHA1RNDS4 runs four rounds on (A, B, C, D) and adds K itself; SHA1NEXTE computes E from the A of
# four rounds earlier (Intel SDM volume 2). The first of four words is in the highest lane.

REVERSE = (3, 2, 1, 0)


def sha1_from_rows(graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
    """Arrange a hash value as ABCD, and E in the highest lane."""
    return (graph.permute((rows[0],), 32, REVERSE, LANES),
            graph.permute((rows[1],), 32, (1, 2, 3, 0), LANES))


def sha1_to_rows(graph: DataflowGraph, state: Halves) -> list[Node]:
    """Return the two rows of a hash value, E in the lowest lane of its row; the inverse of
    sha1_from_rows."""
    return [graph.permute((state[0],), 32, REVERSE, LANES),
            graph.permute((state[1],), 32, (3, None, None, None), LANES)]


def sha1_row(graph: DataflowGraph, hash: ModuleType, M: Sequence[Node], r: int) -> Node:
    """Return row r of the schedule, computed from the rows before it."""
    partial_row = graph.apply("sha1msg1", (M[r - 4], M[r - 3])) ^ M[r - 2]
    return graph.apply("sha1msg2", (partial_row, M[r - 1]))


def sha1_block(graph: DataflowGraph, hash: ModuleType, state: Halves, rows: Sequence[Node],
               constant_rows: Mapping[int, Node]) -> Halves:
    """Return the hash value after a block, given as four rows; `constant_rows[r]` is row r of W_t
    where it is constant."""
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
    graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
    return state[0] + abcd, graph.apply("sha1nexte", (before, e))


@dataclass(frozen=True)
class ShaExtensions:
    """Engine for one family: the names of its variables and the functions that use its
    instructions.

    `names` are the variables of the hash value; `from_rows` and `to_rows` convert between rows of
    four words and the instructions' arrangement; `schedule_row` computes a row of the schedule;
    `run_block` compresses a block. `insert` names the rows that move words of integer registers
    into lanes: the first word, and the others. `word_first`: the first of four words is in the
    lowest lane. `with_k`: the rounds read W_t + K_t, so that a schedule can be stored for them, and
    constant rows include K. `in_program_order`: interleaved streams run fastest in program order
    (measured on Golden Cove: two of SHA-1 gain 13 %, of SHA-256 they lose 5 %).
    """

    names: tuple[str, str]
    from_rows: Callable[[DataflowGraph, Sequence[Node]], Halves]
    to_rows: Callable[[DataflowGraph, Halves], list[Node]]
    schedule_row: ScheduleRowFunction
    run_block: BlockFunction
    insert: tuple[str, str] = ("movd", "pinsrd")
    word_first: bool = True
    with_k: bool = True
    in_program_order: bool = False

    def get_state(self, graph: DataflowGraph, hash: ModuleType) -> Halves:
        """Return the hash value from its variables."""
        kind = four_words(hash).kind
        return graph.var(self.names[0], kind), graph.var(self.names[1], kind)

    def set_state(self, graph: DataflowGraph, state: Halves) -> None:
        """Set the variables of the hash value."""
        for name, node in zip(self.names, state):
            graph.set(name, node)

    def from_numbers(self, graph: DataflowGraph, hash: ModuleType, H: Sequence[int]) -> Halves:
        """Return a constant hash value in the instructions' arrangement."""
        words, kind = [*H, *[0] * (8 - len(H))], four_words(hash).kind
        return self.from_rows(graph, [graph.const(tuple(words[i:i + 4]), kind) for i in (0, 4)])

    def message_row(self, graph: DataflowGraph, hash: ModuleType, r: int,
                    at: BlockAddress | None = None, j: int = 0) -> Node:
        """Load row r of the block at `data`, or of message j at the address `at`, and reverse its
        bytes."""
        lay = four_words(hash)
        four_rounds(graph, r)
        at = at or contiguous_blocks(hash, graph.var("data", POINTER))
        address = at(j, lay.size, r * lay.row_bytes)
        row = graph.load(address, lay.kind)
        if self.word_first:
            return byteswap_words(row)
        return graph.permute((row,), 8, tuple(reversed(range(16))), LANES)

    def row_from_words(self, graph: DataflowGraph, hash: ModuleType, words: Sequence[Node]) -> Node:
        """Combine four words in integer registers to a row."""
        per, parts = 128 // hash.WIDTH, []
        for at in range(0, 4, per):
            first, *others = words[at:at + per] if self.word_first else words[at:at + per][::-1]
            part = graph.apply(self.insert[0], (first,), kind=ValueKind("vec", hash.WIDTH, 128))
            for lane, word in enumerate(others, 1):
                part = graph.apply(self.insert[1], (part, word), lane)
            parts.append(part)
        if len(parts) == 1:
            return parts[0]
        return graph.permute(tuple(parts), 128, (0, 1), four_words(hash).kind)

    def enter(self, hash: ModuleType, vector: bool) -> list[PlanItem]:
        enter = DataflowGraph("enter", comment="the state in the lanes that the instructions require")
        self.set_state(enter, self.from_rows(enter, load_state_rows(enter, hash)))
        return [enter]

    def loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        """Return a loop over single blocks; `layouts` have no meaning here."""
        block = DataflowGraph("block", weight=40, comment="one block")
        rows = [self.message_row(block, hash, r) for r in range(4)]
        self.set_state(block, self.run_block(block, hash, self.get_state(block, hash), rows, {}))
        advance_to_next_block(block, hash)
        return Plan((), tuple(Loop("block", "blocks", end=0).wrap(block)), self.tables(hash), 0)

    def exit_items(self, hash: ModuleType) -> list[PlanItem]:
        """Store the hash value to memory."""
        exit_block = DataflowGraph("leave", comment="the state in the order of the standard")
        store_state_rows(exit_block, hash,
                         self.to_rows(exit_block, self.get_state(exit_block, hash)))
        return [exit_block, Label("done")]

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """Return the constants that the engine reads."""
        return (k_table(hash, four_words(hash)),) if self.with_k else ()


def load_state_rows(graph: DataflowGraph, hash: ModuleType, pointer: str = "state",
                    offset: int = 0) -> list[Node]:
    """Load a hash value from memory as rows of four words; the fifth word of SHA-1 is in the lowest
    lane."""
    kind = four_words(hash).kind

    def load(offset: int, kind: ValueKind) -> Node:
        return graph.load(Address(pointer, kind.size, offset, graph.var(pointer, POINTER)), kind)

    first, behind = load(offset, kind), offset + kind.size // 8
    if len(state_names(hash)) == 8:
        return [first, load(behind, kind)]
    return [first, graph.apply("movd", (load(behind, word_kind(hash)),), kind=LANES)]


def store_state_rows(graph: DataflowGraph, hash: ModuleType, rows: Sequence[Node]) -> None:
    """Store a hash value, given as rows, to memory at `state`."""
    state_pointer, kind = graph.var("state", POINTER), four_words(hash).kind
    graph.store(Address("state", kind.size, 0, state_pointer), rows[0])
    if len(state_names(hash)) == 8:
        graph.store(Address("state", kind.size, kind.size // 8, state_pointer), rows[1])
    else:
        graph.store(Address("state", 32, 16, state_pointer),
                    graph.apply("movd", (rows[1],), kind=word_kind(hash)))


def schedule(hash: ModuleType, engine: ShaExtensions) -> Plan:
    """Return the plan of void schedule(word *wk, const void *data): wk[t] = W_t + K_t, by the
    engine's instructions."""
    lay = four_words(hash)
    graph = DataflowGraph("words", comment="the message words, and four schedule words at a time")
    table = k_table(hash, lay)
    wk, ks, W = graph.var("wk", POINTER), Constants(lay, table), list[Node]()
    for r in range(hash.ROUNDS // 4):
        W.append(engine.message_row(graph, hash, r) if r < 4
                 else engine.schedule_row(graph, hash, W, r))
        graph.set_group(graph.strand, "W + K", 4 * r, row_words(4 * r, lay) + ", + K")
        graph.store(Address("schedule", lay.size, r * lay.row_bytes, wk), W[r] + ks.row(graph, r))
    return Plan(("wk", "data"), (graph,), (table,), 0)


def compression(hash: ModuleType, engine: ShaExtensions) -> Plan:
    """Return the plan of void rounds(word state[], const word *wk, size_t stride): one compression
    on wk[t*stride]."""
    enter = DataflowGraph("enter")
    graph = DataflowGraph("block",
                          comment="the state in the lanes that the instructions require, "
                                  "and all rounds")
    set_stride_multiples(enter, hash)
    graph.set_group("rounds")
    state = engine.from_rows(graph, load_state_rows(graph, hash))
    graph.set_group("schedule")  # a strand beside the rounds
    wk, word_rows = StridedWords(graph, hash, graph.var("wk", POINTER)), dict[int, Node]()
    for r in range(hash.ROUNDS // 4):
        graph.set_group("schedule", "W + K", 4 * r, row_words(4 * r, four_words(hash)) + ", + K")
        word_rows[r] = engine.row_from_words(graph, hash, [wk[4 * r + i] for i in range(4)])
    store_state_rows(graph, hash,
                     engine.to_rows(graph, engine.run_block(graph, hash, state, [], word_rows)))
    return Plan(("state", "wk", "stride"), (enter, graph), (), 0)


SHA256_ROW = sha2_row("sha256msg1", "sha256msg2")
SHA512_ROW = sha2_row("vsha512msg1", "vsha512msg2")
ENGINES: dict[tuple[str, str], ShaExtensions] = {
    ("shani", "sha256"): ShaExtensions(("abef", "cdgh"), sha2_from_rows, sha2_to_rows, SHA256_ROW,
                                       sha2_block("sha256rnds2", SHA256_ROW)),
    ("shani", "sha1"): ShaExtensions(("abcd", "e"), sha1_from_rows, sha1_to_rows, sha1_row,
                                     sha1_block, word_first=False, with_k=False,
                                     in_program_order=True),
    ("sha512ni", "sha512"): ShaExtensions(("abef", "cdgh"), sha2_from_rows, sha2_to_rows,
                                          SHA512_ROW,
                                   sha2_block("vsha512rnds2", SHA512_ROW), ("vmovq", "vpinsrq")),
}
