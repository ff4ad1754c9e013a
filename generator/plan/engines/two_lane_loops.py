"""Plans of `blocks` kernels with two-lane rounds: the loops over rounds and blocks, and the
computation of W_t + K_t for them.

Input: a hash, the layouts of its batches, and the engine's options. Output: a plan. The schedules
of a batch of n blocks precede all its rounds, or they overlap with the rounds of its first block,
which then run in integer registers. A single block computes its schedule beside its two-lane
rounds: half in vector lanes (`WovenWords`), or all of it in integer registers.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, ClassVar

from ...x86.program import SCRATCH, Address, Jump, Label, Table
from ..drivers.blocks import ScalarEngine, plan_block_loop, plan_first_block
from ..drivers.single_kinds import plan_extension_loop
from ..formula import schedule_word_formula
from ..gather import load_contiguous_words
from ..graph import DataflowGraph, Node, ValueKind
from ..layout import LaneLayout, layout_of_words, word_kind
from ..lazy_words import LazyWords
from ..loops import (
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    describe_rounds,
    loop_over_batches,
    set_scratch_address,
)
from ..schedule import ComputedWords, Constants, Schedule
from .rounds import load_state, set_working_variables
from .two_lane import Forms, TwoLaneRounds


@dataclass(frozen=True)
class WovenWords:
    """Sequence of W_t + K_t, computed when a round reads them, half in vector and half in integer
    registers.

    Word t is in memory, t words after the address `base`; `ks` is the access to K. Vector registers
    compute sigma_0(W_{t-15}) + W_{t-16} for four words at a time; integer registers add the rest of
    W_t. Both computations run beside the rounds. `computed_words` maps t to W_t.
    """

    hash: ModuleType
    base: Node
    ks: Constants
    computed_words: dict[int, Node] = field(default_factory=dict)

    def address(self, t: int, bits: int) -> Address:
        """Return the address of `bits` bits that begin with word t."""
        return Address("schedule", bits, t * self.hash.WIDTH // 8, self.base)

    def load(self, t: int, kind: ValueKind) -> Node:
        """Return a load of one word, or of several in a vector register, that begins with word
        t."""
        return self.base.graph.load(self.address(t, kind.size), kind)

    def store_vector_half(self, t: int) -> None:
        """Compute the part sigma_0(W_{i-15}) + W_{i-16} of each word W_i from W_t to W_{t+3}, and
        store it at the address of W_i."""
        graph, kind = self.base.graph, ValueKind("vec", self.hash.WIDTH, 4 * self.hash.WIDTH)
        graph.set_group("rows", "row", t,
                        f"sigma0(W_{t - 15}) + W_{t - 16}, and the next three of these sums")
        zero = graph.const(0, kind)
        terms = {t - 2: zero, t - 7: zero,
                 **{back: self.load(back, kind) for back in (t - 15, t - 16)}}
        graph.store(self.address(t, kind.size), self.hash.schedule(terms, t))

    def __getitem__(self, t: int) -> Node:
        """Return W_t + K_t: add the rest of W_t to the part that `store_vector_half` stored, and
        store W_t."""
        if t % 4 == 0:
            self.store_vector_half(t)
        graph, kind = self.base.graph, word_kind(self.hash)
        graph.set_group("schedule", "W", t, f"W_{t} = {schedule_word_formula(self.hash, t)}")
        zero = graph.const(0, kind)
        newest = self.computed_words.get(t - 2) or self.load(t - 2, kind)
        terms = {t - 2: newest, t - 7: self.load(t - 7, kind), t - 15: zero, t - 16: zero}
        word = self.computed_words[t] = self.hash.schedule(terms, t) + self.load(t, kind)
        graph.store(self.address(t, kind.size), word)
        return self.ks.add_k(word, t)


# Numbers of blocks in runs of single blocks. The start of a block finishes the block before it;
# only the last block of a run is finished by code of its own. The lengths are fixed, because the
# proof follows a run from its start, where no block is unfinished, to its end.
RUN_LENGTHS = (8, 4, 2, 1)
NO_UNFINISHED_BLOCK = "zeros in place of the working variables of an unfinished block before"


@dataclass(frozen=True)
class TwoLaneEngine(ScalarEngine):
    """Two-lane engine: vector lanes hold the working variables and, between blocks, the hash value.

    The start of each block finishes the block before. With `overlap_schedule`, a batch's schedule
    overlaps with the rounds of its first block; otherwise it precedes them. With `integer`, a
    single block computes its schedule in integer registers alone; otherwise half of it in lanes.
    """

    forms: Forms = Forms()
    overlap_schedule: bool = False
    integer: bool = False
    fused_seam: ClassVar[bool] = True

    @property
    def lanes(self) -> TwoLaneRounds:
        """Rounds in lanes, in the selected forms."""
        return TwoLaneRounds(self.hash, self.forms)

    def tables(self) -> tuple[Table, ...]:
        """Return the table of the two-lane rounds' constants."""
        return self.lanes.tables()

    def entry_items(self, uses_scratch: bool) -> list[PlanItem]:
        """Return the code that computes the address of the scratch area, which this engine always
        uses, and loads the hash value."""
        frame = DataflowGraph("frame")
        set_scratch_address(frame)
        enter = DataflowGraph("enter")
        self.lanes.enter(enter)
        return [frame, enter]

    def plan_loops(self, layouts: Sequence[LaneLayout]) -> Plan:
        """Return a plan without parameters: a loop over batches for each layout with n > 1, then a
        loop over single blocks, and the tables that they read."""
        hash = self.hash
        batches = [Schedule(hash, lay) for lay in layouts if lay.n > 1]
        single_block = Schedule(hash, layout_of_words(hash))
        items = [item for s in batches
                 for item in loop_over_batches(s.lay.n, self.plan_batch(s), "batch1")]
        items += loop_over_batches(1, self.plan_single_blocks(single_block), "leave")
        single_bytes = 0 if self.integer else hash.ROUNDS * hash.WIDTH // 8
        # A load of the last word also reads the bytes after it: one more cache line.
        scratch = max([single_bytes, *(s.table_bytes + 64 for s in batches)])
        tables = (*(s.table for s in (*batches, single_block)), *self.tables())
        return Plan((), tuple(items), tables, scratch)

    def exit_items(self) -> list[PlanItem]:
        """Return the label `leave`, the code that stores the hash value to memory, and the label
        `done`."""
        exit_block = DataflowGraph("leave")
        self.lanes.store_state(exit_block, self.lanes.get_state(exit_block))
        return [Label("leave"), exit_block, Label("done")]

    def plan_batch(self, s: Schedule) -> list[PlanItem]:
        """Return the plan of a batch: the schedules `s` of n blocks, then the rounds of one block
        after the other.

        With `overlap_schedule`, the first block's rounds run in integer registers beside the
        schedules.
        """
        hash, lanes, n = s.hash, self.lanes, s.lay.n
        begin = DataflowGraph(f"begin{n}", comment=f"the schedule of {n} blocks: the message words")
        scratch = begin.pointer(SCRATCH)
        blocks = Loop.start(begin, f"first{n}", range(n),
                            {"q": (scratch, s.lay.block_stride_bytes)}, "end_of_batch")
        s.load_message_words(begin.pointer("data"), scratch)
        start = DataflowGraph(f"start{n}", comment=NO_UNFINISHED_BLOCK)
        if self.overlap_schedule:
            set_working_variables(begin, hash, load_state(begin, hash))
            first = plan_first_block(s, begin, blocks)
            lanes.set_state(start, lanes.load_state(start))
        else:
            schedule_loop = Loop.start(begin, f"schedule{n}", range(len(hash.K) // 16 - 1),
                                       s.pointers(scratch))
            first = [begin, *plan_extension_loop(s, schedule_loop,
                                                 "the next sixteen words of each block")]
        lanes.set_working(start, [start.const(0, lanes.kind)] * 4)
        return [*first, start, *plan_block_loop(s, self, blocks)]

    def plan_single_blocks(self, s: Schedule) -> list[PlanItem]:
        """Return the plan of a run of single blocks, each of which computes its own schedule.

        A run has eight, four, two or one block. The start of a block finishes the block before it;
        the run's last block is finished after the loop.
        """
        hash, lanes = s.hash, self.lanes
        begin = DataflowGraph("start1", comment=NO_UNFINISHED_BLOCK)
        lanes.set_working(begin, [begin.const(0, lanes.kind)] * 4)
        block_loop = Loop("first1", "left_in_run", {"left_in_run": -1}, 0)
        first = DataflowGraph("first1", weight=10,
                              comment="the end of a block, and rounds 0 to 15 of the next on its "
                              "message words")
        rows = load_contiguous_words(s.lay, first.pointer("data"))
        for t, word in enumerate(() if self.integer else rows[0]):
            first.set_group("schedule", "W", t, f"W_{t} to the schedule")
            first.store(Address("schedule", s.lay.word, s.lay.offset(t),
                                first.pointer(SCRATCH)), word)
        self.start_block(first, ComputedWords(s, rows, s.constants(), "schedule"))
        body = DataflowGraph("carry1", weight=40,
                             comment=f"{describe_rounds(range(1, hash.ROUNDS // 16))}, and the "
                             "schedule of their words")
        if self.integer:
            s.set_rows(first, rows)
            loop = Loop.start(first, body.name, range(1, hash.ROUNDS // 16), s.k_pointer)
            wk = ComputedWords(s, s.row_variables(body), s.constants(body), "schedule")
            lanes.update_working(body, range(16, 32), wk)
            s.set_rows(body, wk.rows)
        else:
            loop = Loop.start(first, body.name, range(hash.ROUNDS // 16 - 1),
                              s.pointers(first.pointer(SCRATCH)))
            woven = WovenWords(hash, body.pointer("p"), s.constants(body))
            lanes.update_working(body, range(16, 32), woven)
        advance_to_next_block(first, hash)
        block_loop.advance_pointers(first)
        close = DataflowGraph("close1", weight=10, comment="the hash value after a run of blocks")
        self.finish_block(close)
        return [*plan_run_length(), begin, *block_loop.wrap(first, *loop.wrap_block(body)),
                close]

    def table_words(self, s: Schedule, base: Node) -> LazyWords:
        """Return the sequence of W_t + K_t, indexed by t, as loads from the schedule's table;
        `base` is the address of W_0 + K_0.

        With 64-bit words, a load without `forms.move` is as wide as the register: the word behind
        W_t + K_t comes into a's lane, where it has no effect. With 32-bit words, so wide a load
        would put words into idle lanes, which must stay zero.
        """
        wide = s.lay.word == 64 and not self.lanes.forms.move
        kind = self.lanes.kind if wide else word_kind(s.hash)
        return LazyWords(lambda t: base.graph.load(
            Address("schedule", kind.size, s.lay.offset(t), base), kind))

    def start_block(self, graph: DataflowGraph, wk: Any) -> int:
        """Run the first sixteen rounds of a block, which also finish the block before; return 1,
        the number of groups of sixteen rounds run."""
        working, hash_value = self.lanes.seam(graph, self.lanes.get_working(graph),
                                              self.lanes.get_state(graph), wk)
        self.lanes.set_state(graph, hash_value)
        self.lanes.set_working(graph, self.lanes.run_rounds(graph, working, range(2, 16), wk))
        return 1

    def run_16_rounds(self, graph: DataflowGraph, wk: Any) -> None:
        """Run sixteen rounds on the variables that hold the working variables in vector lanes;
        `wk[t]` is W_t + K_t."""
        self.lanes.update_working(graph, range(16), wk)

    def finish_block(self, graph: DataflowGraph) -> None:
        """Finish the last block of a batch or run; with `overlap_schedule` also store the hash
        value to memory, where the next batch reads it."""
        value = self.lanes.finish_block(graph, self.lanes.get_working(graph),
                                        self.lanes.get_state(graph))
        self.lanes.set_state(graph, value)
        if self.overlap_schedule:
            self.lanes.store_state(graph, value)


def plan_run_length() -> list[PlanItem]:
    """Return the code that sets the variable `left_in_run` to the largest of RUN_LENGTHS that does
    not exceed the number of remaining blocks."""
    items: list[PlanItem] = []
    for count in RUN_LENGTHS:
        start, next_length = DataflowGraph(f"row{count}"), f"below{count}"
        start.set("left_in_run", count)
        items += [Jump(next_length, "b", "blocks", count), start, Jump("row"),
                  Label(next_length)] if count > 1 else [start, Label("row")]
    return items
