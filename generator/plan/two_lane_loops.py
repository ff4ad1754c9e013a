"""Plans of `blocks` kernels with two-lane rounds: the loops over rounds and blocks, and the
computation of W_t + K_t for them.

Input: a hash, the layouts of its batches, and the engine's options. Output: a plan. The schedules
of a batch of n blocks precede all its rounds, or they overlap with the rounds of its first block,
which then run in integer registers. A single block computes its schedule beside its two-lane
rounds: half in vector lanes (`WovenWords`), or all of it in integer registers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

from ..x86.program import SCRATCH, Address, Jump, Label, Table
from .blocks import ScalarEngine, plan_block_loop, plan_first_block
from .formula import schedule_word_formula
from .gather import load_contiguous_words
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, layout_of_words, word_kind
from .lazy_words import LazyWords
from .loops import (
    POINTER,
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    describe_rounds,
    loop_over_batches,
    set_scratch_address,
)
from .rounds import load_state, set_working_variables
from .schedule import ComputedWords, Constants, Schedule
from .single_kinds import plan_extension_loop
from .two_lane import TwoLaneRounds


class WovenWords:
    """Sequence of W_t + K_t, computed when a round reads them, half in vector and half in integer
    registers.

    Word t is in memory, t words after the address `base`; `ks` is the access to K. Vector registers
    compute sigma_0(W_{t-15}) + W_{t-16} for four words at a time; integer registers add the rest of
    W_t. Both computations run beside the rounds.
    """

    def __init__(self, graph: DataflowGraph, hash: ModuleType, base: Node, ks: Constants):
        self.graph, self.hash, self.base, self.ks = graph, hash, base, ks
        self.kind = word_kind(hash)
        self.four_words = ValueKind("vec", hash.WIDTH, 4 * hash.WIDTH)
        self.computed_words: dict[int, Node] = {}  # t -> W_t

    def address(self, t: int, bits: int) -> Address:
        """Return the address of `bits` bits that begin with word t."""
        return Address("schedule", bits, t * self.kind.word // 8, self.base)

    def load(self, t: int, kind: ValueKind) -> Node:
        """Return a load of one word, or of several in a vector register, that begins with word
        t."""
        return self.graph.load(self.address(t, kind.size), kind)

    def store_vector_half(self, t: int) -> None:
        """Compute the part sigma_0(W_{i-15}) + W_{i-16} of each word W_i from W_t to W_{t+3}, and
        store it at the address of W_i."""
        self.graph.set_group("rows", "row", t,
                             f"sigma0(W_{t - 15}) + W_{t - 16}, and the next three of these sums")
        zero = self.graph.const(0, self.four_words)
        terms = {t - 2: zero, t - 7: zero,
                 **{back: self.load(back, self.four_words) for back in (t - 15, t - 16)}}
        self.graph.store(self.address(t, self.four_words.size), self.hash.schedule(terms, t))

    def __getitem__(self, t: int) -> Node:
        """Return W_t + K_t: add the rest of W_t to the part that `store_vector_half` stored, and
        store W_t."""
        if t % 4 == 0:
            self.store_vector_half(t)
        self.graph.set_group("schedule", "W", t, f"W_{t} = {schedule_word_formula(self.hash, t)}")
        zero = self.graph.const(0, self.kind)
        newest = self.computed_words.get(t - 2) or self.load(t - 2, self.kind)
        terms = {t - 2: newest, t - 7: self.load(t - 7, self.kind), t - 15: zero, t - 16: zero}
        word = self.hash.schedule(terms, t) + self.load(t, self.kind)
        self.graph.store(self.address(t, self.kind.size), word)
        self.computed_words[t] = word
        return self.ks.add_k(self.graph, word, t)


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

    lanes: TwoLaneRounds
    overlap_schedule: bool = False
    integer: bool = False
    fused_seam: ClassVar[bool] = True

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """Return the table of the two-lane rounds' constants."""
        return self.lanes.tables(hash)

    def entry_items(self, hash: ModuleType, uses_scratch: bool) -> list[PlanItem]:
        """Return the code that computes the address of the scratch area, which this engine always
        uses, and loads the hash value."""
        frame = DataflowGraph("frame")
        set_scratch_address(frame)
        enter = DataflowGraph("enter")
        self.lanes.enter(enter, hash)
        return [frame, enter]

    def plan_loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        """Return a loop over batches for each layout with n > 1, then a loop over single blocks,
        and the tables that they read."""
        batches = [Schedule(hash, lay) for lay in layouts if lay.n > 1]
        single_block = Schedule(hash, layout_of_words(hash))
        items = [item for s in batches
                 for item in loop_over_batches(s.lay.n, self.plan_batch(s), "batch1")]
        items += loop_over_batches(1, self.plan_single_blocks(single_block), "leave")
        single_bytes = 0 if self.integer else hash.ROUNDS * hash.WIDTH // 8
        # A load of the last word also reads the bytes after it: one more cache line.
        scratch = max([single_bytes, *(s.table_bytes + 64 for s in batches)])
        tables = (*(s.table for s in (*batches, single_block)), *self.tables(hash))
        return Plan((), tuple(items), tables, scratch)

    def exit_items(self, hash: ModuleType) -> list[PlanItem]:
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
        hash, lanes = s.hash, self.lanes
        blocks = Loop(f"first{s.lay.n}", "q", {"q": s.lay.block_stride_bytes}, "end_of_batch")
        begin = DataflowGraph(f"begin{s.lay.n}",
                              comment=f"the schedule of {s.lay.n} blocks: the message words")
        scratch = begin.var(SCRATCH, POINTER)
        blocks.initialize(begin, range(s.lay.n), q=scratch)
        s.load_message_words(begin, begin.var("data", POINTER), scratch)
        start = DataflowGraph(f"start{s.lay.n}", comment=NO_UNFINISHED_BLOCK)
        if self.overlap_schedule:
            set_working_variables(begin, hash, load_state(begin, hash))
            first = plan_first_block(s, begin, blocks)
            lanes.set_state(start, lanes.load_state(start, hash))
        else:
            schedule_loop = Loop(f"schedule{s.lay.n}", "p", s.pointer_steps())
            schedule_loop.initialize(begin, range(len(s.hash.K) // 16 - 1), p=scratch,
                                     **s.initial_kp)
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
        rows = load_contiguous_words(first, hash, s.lay, first.var("data", POINTER))
        for t, word in enumerate(() if self.integer else rows[0]):
            first.set_group("schedule", "W", t, f"W_{t} to the schedule")
            first.store(Address("schedule", s.lay.word, s.lay.offset(t),
                                first.var(SCRATCH, POINTER)), word)
        self.start_block(first, hash, ComputedWords(first, hash, rows, s.constants(), "schedule"))
        body = DataflowGraph("carry1", weight=40,
                             comment=f"{describe_rounds(range(1, hash.ROUNDS // 16))}, and the "
                             "schedule of their words")
        if self.integer:
            s.set_rows(first, rows)
            loop = Loop(body.name, "kp", {"kp": s.pointer_steps()["kp"]})
            loop.initialize(first, range(1, hash.ROUNDS // 16), kp=(s.table.name, 0))
            wk = ComputedWords(body, hash, s.row_variables(body), s.constants(body), "schedule")
            lanes.update_working(body, hash, range(16, 32), wk)
            s.set_rows(body, wk.rows)
        else:
            loop = Loop(body.name, "p", s.pointer_steps())
            loop.initialize(first, range(hash.ROUNDS // 16 - 1), p=first.var(SCRATCH, POINTER),
                            **s.initial_kp)
            woven = WovenWords(body, hash, body.var("p", POINTER), s.constants(body))
            lanes.update_working(body, hash, range(16, 32), woven)
        advance_to_next_block(first, hash)
        block_loop.advance_pointers(first)
        close = DataflowGraph("close1", weight=10, comment="the hash value after a run of blocks")
        self.finish_block(close, hash)
        return [*choose_run_length(), begin, *block_loop.wrap(first, *loop.wrap_block(body)),
                close]

    def table_words(self, graph: DataflowGraph, s: Schedule, pointer: str) -> LazyWords:
        """Return the sequence of W_t + K_t, indexed by t, as loads from the schedule's table;
        `pointer` names the variable with the address of W_0 + K_0.

        With 64-bit words a load may be as wide as the register: it puts the adjacent word into a's
        lane, where that word has no effect. With 32-bit words, so wide a load would put words into
        idle lanes, which must stay zero.
        """
        wide = s.lay.word == 64 and not self.lanes.forms.move
        base, kind = graph.var(pointer, POINTER), self.lanes.kind if wide else word_kind(s.hash)
        return LazyWords(lambda t: graph.load(
            Address("schedule", kind.size, s.lay.offset(t), base), kind))

    def start_block(self, graph: DataflowGraph, hash: ModuleType, wk: Any) -> int:
        """Run the first sixteen rounds of a block, which also finish the block before; return 1,
        the number of groups of sixteen rounds run."""
        working, hash_value = self.lanes.seam(graph, hash, self.lanes.get_working(graph),
                                              self.lanes.get_state(graph), wk)
        self.lanes.set_state(graph, hash_value)
        self.lanes.set_working(graph,
                               self.lanes.run_rounds(graph, hash, working, range(2, 16), wk))
        return 1

    def run_16_rounds(self, graph: DataflowGraph, hash: ModuleType, wk: Any) -> None:
        """Run sixteen rounds on the variables that hold the working variables in vector lanes;
        `wk[t]` is W_t + K_t."""
        self.lanes.update_working(graph, hash, range(16), wk)

    def finish_block(self, graph: DataflowGraph, hash: ModuleType) -> None:
        """Finish the last block of a batch or run; with `overlap_schedule` also store the hash
        value to memory, where the next batch reads it."""
        value = self.lanes.finish_block(graph, hash, self.lanes.get_working(graph),
                                        self.lanes.get_state(graph))
        self.lanes.set_state(graph, value)
        if self.overlap_schedule:
            self.lanes.store_state(graph, value)


def choose_run_length() -> list[PlanItem]:
    """Return the code that sets the variable `left_in_run` to the largest of RUN_LENGTHS that does
    not exceed the number of remaining blocks."""
    items: list[PlanItem] = []
    for count in RUN_LENGTHS:
        start, next_length = DataflowGraph(f"row{count}"), f"below{count}"
        start.set("left_in_run", start.const(count, POINTER))
        items += [Jump(next_length, "b", "blocks", count), start, Jump("row"),
                  Label(next_length)] if count > 1 else [start, Label("row")]
    return items
