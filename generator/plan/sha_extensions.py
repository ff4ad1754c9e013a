"""Round engines for the SHA extensions: instructions that compute several rounds each.

Input: a hash that the instructions support. Output: plans in which the hash value is in vector
registers, in the arrangement that the instructions require. The plan applies the instructions by
name, because each computes several rounds and instruction selection matches single operations. A
row is a register of four adjacent words: row r holds the words 4r to 4r + 3. `ENGINES` maps an ISA
and a hash family to its engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import ModuleType
from typing import NamedTuple

from ..x86.program import Address, Label, Table
from .gather import BlockAddress, byteswap_words, contiguous_addresses
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, k_table, row_sums, row_words, state_names, word_kind
from .loops import POINTER, Loop, Plan, PlanItem, advance_to_next_block
from .rounds import StridedWords, set_stride_multiples
from .schedule import Constants
from .shapes import Start

SHA1_ROW = ValueKind("vec", 32, 128)  # type of a row of SHA-1
Halves = tuple[Node, Node]  # hash value or working variables, in the instructions' arrangement


class LaneMoves(NamedTuple):
    """Mnemonics that move a word between an integer register and lane 0 of a vector register, and
    from an integer register to another lane."""

    lowest: str
    other: str


# (graph, hash, rows of the schedule so far, number of the row) -> row
ScheduleRowFunction = Callable[[DataflowGraph, ModuleType, Sequence[Node], int], Node]
# (graph, hash, hash value, four message rows, constant rows by number) -> next hash value
BlockFunction = Callable[[DataflowGraph, ModuleType, Halves, Sequence[Node], Mapping[int, Node]],
                         Halves]


def four_word_layout(hash: ModuleType) -> LaneLayout:
    """Return the layout of one block with four words in a register."""
    return LaneLayout(hash.WIDTH, 1, 1, 4, 4 * hash.WIDTH)


def start_four_rounds(graph: DataflowGraph, r: int) -> None:
    """Assign the nodes made from now on to the group of rounds 4r to 4r + 3. Label them in the
    output's comments with the schedule words of these rounds, such as "W_4 to W_7"."""
    graph.set_group("rounds", "rounds", 4 * r, f"W_{4 * r} to W_{4 * r + 3}")


def label_four_rounds(graph: DataflowGraph, r: int) -> None:
    """Set the label of the nodes made from now on, in the output's comments, to "rounds 4r to
    4r + 3"."""
    graph.note = f"rounds {4 * r} to {4 * r + 3}"


# RNDS2 runs two rounds on (A, B, E, F) and (C, D, G, H); MSG1 and MSG2 compute four words of the
# schedule (Intel SDM volume 2). Lanes from the highest: ABEF and CDGH.

def pack_sha2_state(graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
    """Return a hash value, given as the rows (a, b, c, d) and (e, f, g, h), as ABEF and CDGH."""
    kind = rows[0].kind
    return (graph.permute((rows[1], rows[0]), kind.word, (1, 0, 5, 4), kind),
            graph.permute((rows[1], rows[0]), kind.word, (3, 2, 7, 6), kind))


def sha2_state_rows(graph: DataflowGraph, state: Halves) -> list[Node]:
    """Return the rows (a, b, c, d) and (e, f, g, h) of a hash value; the inverse of
    pack_sha2_state."""
    kind = state[0].kind
    return [graph.permute(state, kind.word, (3, 2, 7, 6), kind),
            graph.permute(state, kind.word, (1, 0, 5, 4), kind)]


def make_sha2_schedule(msg1: str, msg2: str) -> ScheduleRowFunction:
    """Return the function that computes row r of the schedule from earlier rows by the instructions
    with the mnemonics `msg1` and `msg2`."""
    def compute_row(graph: DataflowGraph, hash: ModuleType, W: Sequence[Node], r: int) -> Node:
        back7 = graph.permute((W[r - 2], W[r - 1]), hash.WIDTH, (1, 2, 3, 4), W[r - 1].kind)
        return graph.apply(msg2, (graph.apply(msg1, (W[r - 4], W[r - 3])) + back7, W[r - 1]))

    return compute_row


def make_sha2_compression(rnds2: str, schedule_row: ScheduleRowFunction) -> BlockFunction:
    """Return the function that compresses one block, given as four rows of message words, by the
    instruction with the mnemonic `rnds2`. `schedule_row` computes the other rows of the schedule.
    """
    def compress(graph: DataflowGraph, hash: ModuleType, state: Halves, rows: Sequence[Node],
                 constant_rows: Mapping[int, Node]) -> Halves:
        """Return the hash value after a block; `state` is the hash value before the block,
        `constant_rows` maps r to row r of W_t + K_t if this row is constant."""
        lay = four_word_layout(hash)
        ks, kind = Constants(lay, k_table(hash, lay)), lay.kind
        abef, cdgh = state
        W = list(rows)
        for r in range(hash.ROUNDS // 4):
            start_four_rounds(graph, r)
            if r >= 4 and r not in constant_rows:
                W.append(schedule_row(graph, hash, W, r))
            wk = constant_rows[r] if r in constant_rows else W[r] + ks.load_row(graph, r)
            label_four_rounds(graph, r)
            cdgh = graph.apply(rnds2, (cdgh, abef, wk))
            upper_wk = graph.permute((wk,), hash.WIDTH, (2, 3, None, None), kind)
            abef = graph.apply(rnds2, (abef, cdgh, upper_wk))
        graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
        return state[0] + abef, state[1] + cdgh

    return compress


# SHA1RNDS4 runs four rounds on (A, B, C, D) and adds K itself; SHA1NEXTE computes E from the A of
# four rounds earlier (Intel SDM volume 2). The first of four words is in the highest lane.

REVERSE = (3, 2, 1, 0)


def pack_sha1_state(graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
    """Return a hash value, given as a row (a, b, c, d) and a row with e in its lowest lane, as ABCD
    and E in the highest lane."""
    return (graph.permute((rows[0],), 32, REVERSE, SHA1_ROW),
            graph.permute((rows[1],), 32, (1, 2, 3, 0), SHA1_ROW))


def sha1_state_rows(graph: DataflowGraph, state: Halves) -> list[Node]:
    """Return the row (a, b, c, d) and a row with e in its lowest lane; the inverse of
    pack_sha1_state."""
    return [graph.permute((state[0],), 32, REVERSE, SHA1_ROW),
            graph.permute((state[1],), 32, (3, None, None, None), SHA1_ROW)]


def sha1_schedule_row(graph: DataflowGraph, hash: ModuleType, W: Sequence[Node], r: int) -> Node:
    """Return row r of the schedule, computed from the earlier rows `W`."""
    partial_row = graph.apply("sha1msg1", (W[r - 4], W[r - 3])) ^ W[r - 2]
    return graph.apply("sha1msg2", (partial_row, W[r - 1]))


def compress_sha1(graph: DataflowGraph, hash: ModuleType, state: Halves, rows: Sequence[Node],
                  constant_rows: Mapping[int, Node]) -> Halves:
    """Return the hash value after a block, given as four rows of message words. `state` is the hash
    value before the block; `constant_rows` maps r to row r of W_t if this row is constant."""
    W = list(rows)
    abcd_before, (abcd, e) = state[0], state
    for r in range(20):
        start_four_rounds(graph, r)
        if r >= 4 and r not in constant_rows:
            W.append(sha1_schedule_row(graph, hash, W, r))
        row = constant_rows[r] if r in constant_rows else W[r]
        label_four_rounds(graph, r)
        e_plus_w = e + row if r == 0 else graph.apply("sha1nexte", (abcd_before, row))
        abcd_before, abcd = abcd, graph.apply("sha1rnds4", (abcd, e_plus_w), r // 5)
    graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
    return state[0] + abcd, graph.apply("sha1nexte", (abcd_before, e))


@dataclass(frozen=True)
class ShaExtensions:
    """Engine for one hash family: the names of its variables and the functions that use its
    instructions.

    `names` are the variables of the hash value; `from_rows` and `to_rows` convert between rows of
    four words and the instructions' arrangement; `schedule_row` computes a row of the schedule;
    `compress` computes the hash value after a block. `lane_moves` are the instructions that move
    words between integer registers and lanes. `word_first`: the first of four words is in the
    lowest lane. `with_k`: the rounds read W_t + K_t, so that a schedule can be stored for them, and
    constant rows include K. `in_program_order`: interleaved streams run fastest in program order.
    (On Golden Cove it gains 13 % for two streams of SHA-1 and loses 5 % for two of SHA-256.)
    """

    names: tuple[str, str]
    from_rows: Callable[[DataflowGraph, Sequence[Node]], Halves]
    to_rows: Callable[[DataflowGraph, Halves], list[Node]]
    schedule_row: ScheduleRowFunction
    compress: BlockFunction
    lane_moves: LaneMoves = LaneMoves("movd", "pinsrd")
    word_first: bool = True
    with_k: bool = True
    in_program_order: bool = False

    def for_message(self, j: int, prefix: str = "") -> ShaExtensions:
        """Return the engine for message j; the names of its variables begin with `prefix` and end
        with j."""
        return replace(self, names=(f"{prefix}{self.names[0]}{j}", f"{prefix}{self.names[1]}{j}"))

    def get_state(self, graph: DataflowGraph, hash: ModuleType) -> Halves:
        """Return the hash value from its variables at the entry of the basic block."""
        kind = four_word_layout(hash).kind
        return graph.var(self.names[0], kind), graph.var(self.names[1], kind)

    def get_state_rows(self, graph: DataflowGraph, hash: ModuleType) -> list[Node]:
        """Return the hash value from its variables as rows of four words in the standard's order.
        """
        return self.to_rows(graph, self.get_state(graph, hash))

    def set_state(self, graph: DataflowGraph, state: Halves) -> None:
        """Set the variables of the hash value at the exit of the basic block."""
        for name, node in zip(self.names, state):
            graph.set(name, node)

    def from_numbers(self, graph: DataflowGraph, hash: ModuleType, H: Sequence[int]) -> Halves:
        """Return the constant hash value H in the instructions' arrangement."""
        words, kind = [*H, *[0] * (8 - len(H))], four_word_layout(hash).kind
        return self.from_rows(graph, [graph.const(tuple(words[i:i + 4]), kind) for i in (0, 4)])

    def starting_state(self, graph: DataflowGraph, hash: ModuleType, start: Start) -> Halves:
        """Return the hash value `start`, constant or loaded from memory, in the instructions'
        arrangement."""
        if start.numbers:
            return self.from_numbers(graph, hash, start.numbers)
        offset = start.first * hash.WIDTH // 8
        return self.from_rows(graph, load_state_rows(graph, hash, start.pointer, offset))

    def load_message_row(self, graph: DataflowGraph, hash: ModuleType, r: int,
                         address: BlockAddress | None = None, j: int = 0) -> Node:
        """Return row r of the message words of block j, loaded from memory, in the lane order that
        the instructions need; `address` gives the blocks' addresses, by default those of adjacent
        blocks at `data`."""
        lay = four_word_layout(hash)
        address = address or contiguous_addresses(hash, graph.var("data", POINTER))
        row = graph.load(address(j, lay.size, r * lay.row_bytes), lay.kind)
        if self.word_first:
            return byteswap_words(row)
        return graph.permute((row,), 8, tuple(reversed(range(16))), SHA1_ROW)

    def load_message_rows(self, graph: DataflowGraph, hash: ModuleType,
                          address: BlockAddress | None = None, j: int = 0) -> list[Node]:
        """Return the four rows of the message words of block j, each loaded in the group of the
        rounds that read it; `address` is as in `load_message_row`."""
        rows = list[Node]()
        for r in range(4):
            start_four_rounds(graph, r)
            rows.append(self.load_message_row(graph, hash, r, address, j))
        return rows

    def row_from_words(self, graph: DataflowGraph, hash: ModuleType, words: Sequence[Node]) -> Node:
        """Return a vector register with the four `words`, which are in integer registers, in the
        lane order that the instructions need."""
        per_part, parts = 128 // hash.WIDTH, []
        for i in range(0, 4, per_part):
            part_words = words[i:i + per_part]
            first, *others = part_words if self.word_first else part_words[::-1]
            part = graph.apply(self.lane_moves.lowest, (first,),
                               kind=ValueKind("vec", hash.WIDTH, 128))
            for lane, word in enumerate(others, 1):
                part = graph.apply(self.lane_moves.other, (part, word), lane)
            parts.append(part)
        if len(parts) == 1:
            return parts[0]
        return graph.permute(tuple(parts), 128, (0, 1), four_word_layout(hash).kind)

    def entry_items(self, hash: ModuleType, uses_scratch: bool) -> list[PlanItem]:
        """Return the code that loads the hash value into its variables; `uses_scratch` has no
        effect, because this engine uses no scratch area."""
        enter = DataflowGraph("enter",
                              comment="the state in the lanes that the instructions require")
        self.set_state(enter, self.from_rows(enter, load_state_rows(enter, hash)))
        return [enter]

    def plan_loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        """Return a loop over single blocks; `layouts` are ignored, since this engine computes one
        block's schedule at a time."""
        block = DataflowGraph("block", weight=40, comment="one block")
        rows = self.load_message_rows(block, hash)
        self.set_state(block, self.compress(block, hash, self.get_state(block, hash), rows, {}))
        advance_to_next_block(block, hash)
        return Plan((), tuple(Loop("block", "blocks", end=0).wrap(block)), self.tables(hash))

    def exit_items(self, hash: ModuleType) -> list[PlanItem]:
        """Return the code that stores the hash value to memory, and the label `done`."""
        exit_block = DataflowGraph("leave", comment="the state in the order of the standard")
        store_state_rows(exit_block, hash, self.get_state_rows(exit_block, hash))
        return [exit_block, Label("done")]

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """Return the table of K if the rounds read W_t + K_t."""
        return (k_table(hash, four_word_layout(hash)),) if self.with_k else ()


def load_state_rows(graph: DataflowGraph, hash: ModuleType, pointer: str = "state",
                    offset: int = 0) -> list[Node]:
    """Return the two rows of a hash value, loaded from memory at `offset` bytes after the address
    in the variable `pointer`; the fifth word of SHA-1 is in the lowest lane of the second row."""
    kind = four_word_layout(hash).kind

    def load(offset: int, kind: ValueKind) -> Node:
        return graph.load(Address(pointer, kind.size, offset, graph.var(pointer, POINTER)), kind)

    first, second_offset = load(offset, kind), offset + kind.size // 8
    if len(state_names(hash)) == 8:
        return [first, load(second_offset, kind)]
    return [first, graph.apply("movd", (load(second_offset, word_kind(hash)),), kind=SHA1_ROW)]


def store_state_rows(graph: DataflowGraph, hash: ModuleType, rows: Sequence[Node]) -> None:
    """Store a hash value, given as the rows of `load_state_rows`, to memory at `state`."""
    state_pointer, kind = graph.var("state", POINTER), four_word_layout(hash).kind
    graph.store(Address("state", kind.size, 0, state_pointer), rows[0])
    if len(state_names(hash)) == 8:
        graph.store(Address("state", kind.size, kind.size // 8, state_pointer), rows[1])
    else:
        graph.store(Address("state", 32, 16, state_pointer),
                    graph.apply("movd", (rows[1],), kind=word_kind(hash)))


def plan_schedule(hash: ModuleType, engine: ShaExtensions) -> Plan:
    """Return the plan of void schedule(word *wk, const void *data), which stores W_t + K_t of one
    block to wk[t], by the engine's instructions."""
    lay = four_word_layout(hash)
    graph = DataflowGraph("words", comment="the message words, and four schedule words at a time")
    table = k_table(hash, lay)
    wk, ks, W = graph.var("wk", POINTER), Constants(lay, table), list[Node]()
    for r in range(hash.ROUNDS // 4):
        graph.set_group(graph.strand, "W", 4 * r, row_words(4 * r, lay))
        W.append(engine.load_message_row(graph, hash, r) if r < 4
                 else engine.schedule_row(graph, hash, W, r))
        graph.set_group(graph.strand, "W + K", 4 * r, row_sums(4 * r, lay))
        graph.store(Address("schedule", lay.size, r * lay.row_bytes, wk),
                    W[r] + ks.load_row(graph, r))
    return Plan(("wk", "data"), (graph,), (table,))


def plan_compression(hash: ModuleType, engine: ShaExtensions) -> Plan:
    """Return the plan of void rounds(word state[], const word *wk, size_t stride), which compresses
    one block by the engine's instructions; wk[t*stride] is its W_t + K_t."""
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
        graph.set_group("schedule", "W + K", 4 * r, row_sums(4 * r, four_word_layout(hash)))
        word_rows[r] = engine.row_from_words(graph, hash, [wk[4 * r + i] for i in range(4)])
    store_state_rows(graph, hash,
                     engine.to_rows(graph, engine.compress(graph, hash, state, [], word_rows)))
    return Plan(("state", "wk", "stride"), (enter, graph))


sha256_schedule_row = make_sha2_schedule("sha256msg1", "sha256msg2")
sha512_schedule_row = make_sha2_schedule("vsha512msg1", "vsha512msg2")
ENGINES: dict[tuple[str, str], ShaExtensions] = {  # by ISA and hash family
    ("shani", "sha256"): ShaExtensions(
        ("abef", "cdgh"), pack_sha2_state, sha2_state_rows, sha256_schedule_row,
        make_sha2_compression("sha256rnds2", sha256_schedule_row)),
    ("shani", "sha1"): ShaExtensions(
        ("abcd", "e"), pack_sha1_state, sha1_state_rows, sha1_schedule_row, compress_sha1,
        word_first=False, with_k=False, in_program_order=True),
    ("sha512ni", "sha512"): ShaExtensions(
        ("abef", "cdgh"), pack_sha2_state, sha2_state_rows, sha512_schedule_row,
        make_sha2_compression("vsha512rnds2", sha512_schedule_row),
        lane_moves=LaneMoves("vmovq", "vpinsrq")),
}
