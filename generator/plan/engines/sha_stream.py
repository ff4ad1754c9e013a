"""Round engines for the SHA extensions: instructions that compute several rounds each.

Input: a hash that the instructions support. Output: plans in which the hash value is in vector
registers, in the arrangement that the instructions require. The plan applies the instructions by
name, because each computes several rounds and instruction selection matches single operations. A
row is a register of four adjacent words: row r holds the words 4r to 4r + 3. `ENGINES` maps an ISA
and a hash family to its engine.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import ModuleType
from typing import ClassVar, NamedTuple, Self

from ...spec.hashes import sha1, sha256, sha512
from ...x86.program import Address, Label, Table
from ..gather import BlockAddress, byteswap_words, contiguous_addresses
from ..graph import DataflowGraph, Node, ValueKind
from ..layout import LaneLayout, k_table, row_sums, row_words, state_names, word_kind
from ..loops import Loop, Plan, PlanItem, advance_to_next_block
from ..schedule import Constants
from ..shapes import Start
from .rounds import RoundEngine, StridedWords, set_stride_multiples

# two registers with a hash value or working variables, in the instructions' arrangement
Halves = tuple[Node, Node]


class LaneMoves(NamedTuple):
    """Mnemonics of instructions that move one word. `lowest`: from an integer register to lane 0 of
    a vector register, or back; `other`: from an integer register to another lane."""

    lowest: str
    other: str


def four_word_layout(hash: ModuleType) -> LaneLayout:
    """Return the layout of one block with four words in a register."""
    return LaneLayout(hash.WIDTH, 1, 1, 4, 4 * hash.WIDTH)


def start_four_rounds(graph: DataflowGraph, r: int) -> None:
    """Assign the nodes made from now on to the group of rounds 4r to 4r + 3. Label them in the
    output's comments with the schedule words of these rounds, such as "W_4 to W_7"."""
    graph.set_group("rounds", "rounds", 4 * r, f"W_{4 * r} to W_{4 * r + 3}")


@dataclass(frozen=True)
class ShaExtensions(RoundEngine):
    """Engine for one hash family, by the instructions of one ISA.

    `names` are the variables of the hash value. `lane_moves` are the instructions that move words
    between integer registers and lanes. `word_first`: the first of four words is in the lowest
    lane. `with_k`: the rounds read W_t + K_t, so that a schedule can be stored for them, and
    constant rows include K. `in_program_order`: interleaved streams run fastest in program order.
    (On Golden Cove, this order gains 13 % for two streams of SHA-1, and loses 5 % for two of
    SHA-256.)
    """

    names: tuple[str, str]
    lane_moves: LaneMoves = LaneMoves("movd", "pinsrd")
    word_first: ClassVar[bool] = True
    with_k: ClassVar[bool] = True
    in_program_order: ClassVar[bool] = False

    @property
    def lay(self) -> LaneLayout:
        """Layout of the rows, which are registers of four words."""
        return four_word_layout(self.hash)

    @property
    def kind(self) -> ValueKind:
        """Type of a row."""
        return self.lay.kind

    @abstractmethod
    def from_rows(self, graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
        """Return a hash value in the instructions' arrangement. `rows` are its words in the
        standard's order, four in a row; the fifth word of SHA-1 is in the lowest lane of the second
        row."""

    @abstractmethod
    def to_rows(self, graph: DataflowGraph, state: Halves) -> list[Node]:
        """Return the rows of a hash value; the inverse of `from_rows`."""

    @abstractmethod
    def schedule_row(self, graph: DataflowGraph, W: Sequence[Node], r: int) -> Node:
        """Return row r of the schedule, computed from the earlier rows `W`."""

    @abstractmethod
    def run_four_rounds(self, graph: DataflowGraph, state: Halves, row: Node, r: int) -> Halves:
        """Return the working variables after rounds 4r to 4r + 3, which begin from `state`; `row`
        has their W_t + K_t, or their W_t unless `with_k`."""

    @abstractmethod
    def add_state(self, graph: DataflowGraph, before: Halves, state: Halves) -> Halves:
        """Return the hash value after a block: the sum of the hash value `before` the block and the
        working variables `state` after its rounds."""

    def compress(self, graph: DataflowGraph, before: Halves, rows: Sequence[Node],
                 loaded_rows: Mapping[int, Node]) -> Halves:
        """Return the hash value after a block. `before` is the hash value before the block.

        `rows` are the four rows of the block's message words. `loaded_rows` maps r to row r of
        W_t + K_t, or of W_t unless `with_k`, if this row is loaded instead of computed. If all rows
        are loaded, `rows` is not used.
        """
        ks, W, state = Constants(self.lay, k_table(self.hash, self.lay)), list(rows), before
        for r in range(self.hash.ROUNDS // 4):
            start_four_rounds(graph, r)
            if r in loaded_rows:
                row = loaded_rows[r]
            else:
                if r >= 4:
                    W.append(self.schedule_row(graph, W, r))
                row = ks.add_k(W[r], r) if self.with_k else W[r]
            graph.note = f"rounds {4 * r} to {4 * r + 3}"
            state = self.run_four_rounds(graph, state, row, r)
        graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
        return self.add_state(graph, before, state)

    def for_message(self, j: int, prefix: str = "") -> Self:
        """Return the engine for message j; the names of its variables begin with `prefix` and end
        with j."""
        return replace(self, names=(f"{prefix}{self.names[0]}{j}", f"{prefix}{self.names[1]}{j}"))

    def get_state(self, graph: DataflowGraph) -> Halves:
        """Return the hash value from its variables at the entry of the basic block."""
        return graph.var(self.names[0], self.kind), graph.var(self.names[1], self.kind)

    def get_state_rows(self, graph: DataflowGraph) -> list[Node]:
        """Return the hash value from its variables as rows of four words in the standard's order.
        """
        return self.to_rows(graph, self.get_state(graph))

    def set_state(self, graph: DataflowGraph, state: Halves) -> None:
        """Set the variables of the hash value at the exit of the basic block."""
        graph.writes |= zip(self.names, state)

    def from_numbers(self, graph: DataflowGraph, H: Sequence[int]) -> Halves:
        """Return the constant hash value H in the instructions' arrangement."""
        words = [*H, *[0] * (8 - len(H))]
        return self.from_rows(graph, [graph.const(tuple(words[i:i + 4]), self.kind)
                                      for i in (0, 4)])

    def starting_state(self, graph: DataflowGraph, start: Start) -> Halves:
        """Return the hash value `start`, constant or loaded from memory, in the instructions'
        arrangement."""
        if start.numbers:
            return self.from_numbers(graph, start.numbers)
        return self.load_state(graph, start.pointer, start.first * self.hash.WIDTH // 8)

    def load_state(self, graph: DataflowGraph, pointer: str = "state", offset: int = 0) -> Halves:
        """Return a hash value in the instructions' arrangement, loaded from memory at `offset`
        bytes after the address in the variable `pointer`."""
        rows = []
        for kind in (self.kind, self.second_row_kind):
            row = graph.load(graph.address(pointer, kind.size, offset), kind)
            rows.append(row if kind == self.kind else graph.apply("movd", (row,), kind=self.kind))
            offset += kind.size // 8
        return self.from_rows(graph, rows)

    def store_state(self, graph: DataflowGraph, state: Halves) -> None:
        """Store the hash value `state` to memory, at the kernel's parameter of that name."""
        offset = 0
        for row, kind in zip(self.to_rows(graph, state), (self.kind, self.second_row_kind)):
            address = graph.address("state", kind.size, offset)
            graph.store(address, row if kind == self.kind
                        else graph.apply("movd", (row,), kind=kind))
            offset += kind.size // 8

    @property
    def second_row_kind(self) -> ValueKind:
        """Type in which memory holds the second row of a hash value: a row, or the fifth word of
        SHA-1."""
        return self.kind if len(state_names(self.hash)) == 8 else word_kind(self.hash)

    def load_message_row(self, graph: DataflowGraph, r: int, address: BlockAddress | None = None,
                         j: int = 0) -> Node:
        """Return row r of the message words of block j, loaded from memory, in the lane order that
        the instructions need. `address` is the function that returns addresses in blocks, by
        default for adjacent blocks at `data`."""
        address = address or contiguous_addresses(self.lay, graph.pointer("data"))
        row = graph.load(address(j, self.lay.size, r * self.lay.row_bytes), self.kind)
        if self.word_first:
            return byteswap_words(row)
        return graph.permute((row,), 8, tuple(reversed(range(16))), self.kind)

    def load_message_rows(self, graph: DataflowGraph, address: BlockAddress | None = None,
                          j: int = 0) -> list[Node]:
        """Return the four rows of the message words of block j, each loaded in the group of the
        rounds that read it; `address` is as in `load_message_row`."""
        rows = list[Node]()
        for r in range(4):
            start_four_rounds(graph, r)
            rows.append(self.load_message_row(graph, r, address, j))
        return rows

    def row_from_words(self, graph: DataflowGraph, words: Sequence[Node],
                       word_first: bool) -> Node:
        """Return a vector register with the four `words`, which are in integer registers; the first
        word is in the lowest lane if `word_first`, else in the highest."""
        word, parts = self.hash.WIDTH, []
        ordered_words = words if word_first else words[::-1]
        for i in range(0, 4, 128 // word):
            first, *others = ordered_words[i:i + 128 // word]
            part = graph.apply(self.lane_moves.lowest, (first,), kind=ValueKind("vec", word, 128))
            for lane, node in enumerate(others, 1):
                part = graph.apply(self.lane_moves.other, (part, node), lane)
            parts.append(part)
        return parts[0] if len(parts) == 1 else graph.permute(tuple(parts), 128, (0, 1), self.kind)

    def entry_items(self, uses_scratch: bool) -> list[PlanItem]:
        """Return the code that loads the hash value into its variables; `uses_scratch` has no
        effect, because this engine uses no scratch area."""
        enter = DataflowGraph("enter",
                              comment="the state in the lanes that the instructions require")
        self.set_state(enter, self.load_state(enter))
        return [enter]

    def plan_loops(self, layouts: Sequence[LaneLayout]) -> Plan:
        """Return a plan without parameters: a loop over single blocks, and the tables that it
        reads. `layouts` has no effect, because this engine computes one block's schedule at a time.
        """
        loop = Loop("block", "blocks", end=0)
        block = loop.make_body("one block")
        rows = self.load_message_rows(block)
        self.set_state(block, self.compress(block, self.get_state(block), rows, {}))
        advance_to_next_block(block, self.hash)
        return Plan((), tuple(loop.wrap(block)), self.tables())

    def exit_items(self) -> list[PlanItem]:
        """Return the code that stores the hash value to memory, and the label `done`."""
        exit_block = DataflowGraph("leave", comment="the state in the order of the standard")
        self.store_state(exit_block, self.get_state(exit_block))
        return [exit_block, Label("done")]

    def tables(self) -> tuple[Table, ...]:
        """Return the table of K if the rounds read W_t + K_t, else ()."""
        return (k_table(self.hash, self.lay),) if self.with_k else ()


@dataclass(frozen=True)
class Sha2Extensions(ShaExtensions):
    """Engine of SHA-256 or SHA-512. RNDS2 runs two rounds on the registers ABEF and CDGH; MSG1 and
    MSG2 compute four words of the schedule (Intel SDM volume 2). A and C are in the highest lanes.
    `prefix` is the beginning of the three mnemonics."""

    names: tuple[str, str] = ("abef", "cdgh")
    prefix: str = "sha256"

    def from_rows(self, graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
        """Return a hash value as the registers ABEF and CDGH. `rows` are the rows (a, b, c, d) and
        (e, f, g, h)."""
        return (graph.permute((rows[1], rows[0]), self.hash.WIDTH, (1, 0, 5, 4), self.kind),
                graph.permute((rows[1], rows[0]), self.hash.WIDTH, (3, 2, 7, 6), self.kind))

    def to_rows(self, graph: DataflowGraph, state: Halves) -> list[Node]:
        """Return the rows (a, b, c, d) and (e, f, g, h) of a hash value."""
        return [graph.permute(state, self.hash.WIDTH, (3, 2, 7, 6), self.kind),
                graph.permute(state, self.hash.WIDTH, (1, 0, 5, 4), self.kind)]

    def schedule_row(self, graph: DataflowGraph, W: Sequence[Node], r: int) -> Node:
        """Return row r of the schedule, computed from the earlier rows `W`."""
        back7 = graph.permute((W[r - 2], W[r - 1]), self.hash.WIDTH, (1, 2, 3, 4), self.kind)
        partial_row = graph.apply(f"{self.prefix}msg1", (W[r - 4], W[r - 3])) + back7
        return graph.apply(f"{self.prefix}msg2", (partial_row, W[r - 1]))

    def run_four_rounds(self, graph: DataflowGraph, state: Halves, row: Node, r: int) -> Halves:
        """Return the working variables after rounds 4r to 4r + 3; `row` has their W_t + K_t."""
        abef, cdgh = state
        cdgh = graph.apply(f"{self.prefix}rnds2", (cdgh, abef, row))
        upper_row = graph.permute((row,), self.hash.WIDTH, (2, 3, None, None), self.kind)
        return graph.apply(f"{self.prefix}rnds2", (abef, cdgh, upper_row)), cdgh

    def add_state(self, graph: DataflowGraph, before: Halves, state: Halves) -> Halves:
        """Return the sum of a hash value and the working variables."""
        return before[0] + state[0], before[1] + state[1]


REVERSE = (3, 2, 1, 0)


@dataclass(frozen=True)
class Sha1Extensions(ShaExtensions):
    """Engine of SHA-1. SHA1RNDS4 runs four rounds on (A, B, C, D) and adds K itself; SHA1NEXTE
    computes E from the A of four rounds earlier (Intel SDM volume 2). The first of four words is in
    the highest lane. The first register of the working variables is ABCD. The second one has E in
    its highest lane before round 0; later, it is ABCD of four rounds earlier."""

    names: tuple[str, str] = ("abcd", "e")
    word_first: ClassVar[bool] = False
    with_k: ClassVar[bool] = False
    in_program_order: ClassVar[bool] = True

    def from_rows(self, graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
        """Return a hash value as the register ABCD and a register with E in its highest lane.
        `rows` are the row (a, b, c, d) and a row with e in its lowest lane."""
        return (graph.permute((rows[0],), 32, REVERSE, self.kind),
                graph.permute((rows[1],), 32, (1, 2, 3, 0), self.kind))

    def to_rows(self, graph: DataflowGraph, state: Halves) -> list[Node]:
        """Return the row (a, b, c, d) and a row with e in its lowest lane."""
        return [graph.permute((state[0],), 32, REVERSE, self.kind),
                graph.permute((state[1],), 32, (3, None, None, None), self.kind)]

    def schedule_row(self, graph: DataflowGraph, W: Sequence[Node], r: int) -> Node:
        """Return row r of the schedule, computed from the earlier rows `W`."""
        partial_row = graph.apply("sha1msg1", (W[r - 4], W[r - 3])) ^ W[r - 2]
        return graph.apply("sha1msg2", (partial_row, W[r - 1]))

    def run_four_rounds(self, graph: DataflowGraph, state: Halves, row: Node, r: int) -> Halves:
        """Return the working variables after rounds 4r to 4r + 3; `row` has their W_t."""
        abcd, e = state
        e_plus_w = graph.apply("sha1nexte", (e, row)) if r else e + row
        return graph.apply("sha1rnds4", (abcd, e_plus_w), r // 5), abcd

    def add_state(self, graph: DataflowGraph, before: Halves, state: Halves) -> Halves:
        """Return the sum of a hash value and the working variables."""
        return before[0] + state[0], graph.apply("sha1nexte", (state[1], before[1]))


def plan_schedule(engine: ShaExtensions) -> Plan:
    """Return the plan of void schedule(word *wk, const void *data), which stores W_t + K_t of one
    block to wk[t], by the instructions of an engine `with_k`."""
    lay, (table,) = engine.lay, engine.tables()
    graph = DataflowGraph("words", comment="the message words, and four schedule words at a time")
    wk, ks, W = graph.pointer("wk"), Constants(lay, table), list[Node]()
    for r in range(engine.hash.ROUNDS // 4):
        graph.set_step("W", 4 * r, row_words(4 * r, lay))
        W.append(engine.load_message_row(graph, r) if r < 4 else engine.schedule_row(graph, W, r))
        graph.set_step("W + K", 4 * r, row_sums(4 * r, lay))
        graph.store(Address("schedule", lay.size, r * lay.row_bytes, wk), ks.add_k(W[r], r))
    return Plan(("wk", "data"), (graph,), (table,))


def plan_compression(engine: ShaExtensions) -> Plan:
    """Return the plan of void rounds(word state[], const word *wk, size_t stride), which compresses
    one block by the instructions of an engine `with_k`; wk[t*stride] is its W_t + K_t."""
    hash, enter = engine.hash, DataflowGraph("enter")
    graph = DataflowGraph("block",
                          comment="the state in the lanes that the instructions require, "
                          "and all rounds")
    set_stride_multiples(enter, hash)
    graph.set_group("rounds")
    state = engine.load_state(graph)
    graph.set_group("schedule")  # a strand beside the rounds
    wk, word_rows = StridedWords(graph, hash, graph.pointer("wk")), dict[int, Node]()
    for r in range(hash.ROUNDS // 4):
        graph.set_group("schedule", "W + K", 4 * r, row_sums(4 * r, engine.lay))
        word_rows[r] = engine.row_from_words(graph, [wk[4 * r + i] for i in range(4)],
                                             engine.word_first)
    engine.store_state(graph, engine.compress(graph, state, [], word_rows))
    return Plan(("state", "wk", "stride"), (enter, graph))


ENGINES: dict[tuple[str, str], ShaExtensions] = {  # by ISA and hash family
    ("shani", "sha256"): Sha2Extensions(sha256),
    ("shani", "sha1"): Sha1Extensions(sha1),
    ("sha512ni", "sha512"): Sha2Extensions(sha512, prefix="vsha512",
                                           lane_moves=LaneMoves("vmovq", "vpinsrq")),
}
