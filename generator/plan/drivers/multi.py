"""Plans of `multi` kernels: many messages at once, one in each lane of a vector register.

Input: a hash, and layouts of one word of each message. Output: a plan. The specification is
evaluated on words of several lanes (SIMD across messages). The messages are divided among the
layouts in order. Twice as many messages as a register has lanes need two layouts. A layout of a
single word has one more message in integer registers, which would otherwise be idle. For
messages in lanes, schedule and rounds of a block run side by side. For a message in integer
registers, vector instructions compute the schedule of several blocks before their rounds.

The hash values stay in memory as rows, word i of all messages side by side, and are read and
written once per block.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from types import ModuleType

from ...x86.program import SCRATCH, Address, Jump, Label, Table
from ..engines.rounds import (
    is_uniform,
    run_rounds,
    set_working_variables,
    update_working_variables,
    working_variables,
)
from ..gather import load_words
from ..graph import POINTER, DataflowGraph, Node
from ..layout import LaneLayout, layout, state_names
from ..loops import (
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    describe_last_rounds,
    describe_rounds,
    make_entry_block,
)
from ..schedule import ComputedWords, Constants, Schedule
from .single_kinds import plan_extension_loop

BATCH = 4  # blocks per precomputed schedule of the messages in integer registers


@dataclass(frozen=True)
class LaneGroup:
    """Messages `first` to `first + s.lay.n - 1` of the kernel's `m` messages, in one layout.

    `s` is their schedule. `lead` is the schedule of the first group, whose table of K all groups
    read. Variables, which live across basic blocks, hold working variables and schedule rows.
    """

    s: Schedule
    lead: Schedule
    first: int
    m: int

    @property
    def hash(self) -> ModuleType:
        """Hash module."""
        return self.s.hash

    def set_group(self, graph: DataflowGraph, strand: str = "rounds", step: str = "",
                  note: str | None = None) -> None:
        """Assign the nodes made from now on to a strand of these messages; `step` and `note` are as
        in DataflowGraph.set_group."""
        graph.strand_suffix = f" {self.first}" if self.first else ""
        graph.set_group(strand, step, note=note)

    def constants(self, graph: DataflowGraph | None = None) -> Constants:
        """Return the reader of K for these messages, in the table of the first group; messages in
        integer registers read single words of it. In the basic block `graph`, `kp` points to K_0;
        None is as in `Schedule.constants`."""
        return replace(self.lead.constants(graph, 0), scalar=self.s.lay.register_class == "int")

    def row_address(self, graph: DataflowGraph, i: int) -> Address:
        """Return the address of word i of these messages' hash values."""
        offset = (i * self.m + self.first) * self.hash.WIDTH // 8
        return graph.address("state", self.s.lay.size, offset)

    def load_state(self, graph: DataflowGraph) -> list[Node]:
        """Return the hash values before the block, loaded from memory, word i in result[i]."""
        return [graph.load(self.row_address(graph, i), self.s.lay.kind)
                for i in range(len(state_names(self.hash)))]

    def load_block(self, graph: DataflowGraph) -> tuple[list[Node], list[list[Node]]]:
        """Return the hash values before a block, word i in result[0][i], and the block's message
        words, row r in result[1][register of a row][r]."""
        words = self.load_words(graph)
        self.set_group(graph, "rounds", "begin", "a, b, ... = H")
        return self.load_state(graph), words

    def load_words(self, graph: DataflowGraph) -> list[list[Node]]:
        """Return the message words of a block, row r in result[register of a row][r]."""
        self.set_group(graph, "schedule")
        return load_words(
            graph, self.s.lay,
            lambda j, bits, offset: block_address(graph, self.first + j, bits, offset))

    def get_working(self, graph: DataflowGraph) -> list[Node]:
        """Return the working variables at the entry of the basic block."""
        return working_variables(graph, self.hash, self.s.lay.kind, self.s.suffix)

    def set_working(self, graph: DataflowGraph, values: Sequence[Node]) -> None:
        """Set the working variables at the exit of the basic block."""
        set_working_variables(graph, self.hash, values, self.s.suffix)

    def store_next_state(self, graph: DataflowGraph, state: Sequence[Node]) -> None:
        """Add the working variables `state` to the hash values in memory, and store the sums
        there."""
        self.set_group(graph, "rounds", "chain", "H = H + (a, b, ...)")
        for i, node in enumerate(self.hash.chain(self.load_state(graph), state)):
            graph.store(self.row_address(graph, i), node)

    def run_16_rounds(self, graph: DataflowGraph, extend_schedule: bool) -> list[Node]:
        """Return the working variables after sixteen rounds on the words in the schedule's
        variables. With `extend_schedule`, also set these variables to the next sixteen words."""
        self.set_group(graph)
        state, words = self.get_working(graph), self.s.row_variables(graph)
        wk = ComputedWords(self.s, words, self.constants(graph))
        for t in range(16):
            if extend_schedule:
                graph.set_group("schedule")
                self.s.append_row(words, 16 + t)
            state = run_rounds(self.hash, state, [t], wk)
        self.s.set_rows(graph, words)
        return state


@dataclass(frozen=True)
class PrecomputedGroup(LaneGroup):
    """Group of one message in integer registers. Vector instructions compute its W_t + K_t of the
    next blocks before the rounds of these blocks. Without this work, the integer units finish a
    block when the lanes do.

    `batch` is the schedule of these blocks; its table follows the tables of earlier such messages.
    """

    batch: Schedule

    def table_address(self, graph: DataflowGraph, pointer: str) -> Node:
        """Return the address of this message's table of W_t + K_t; `pointer` names the variable
        with the address of the first message's table."""
        # Messages in lanes come first; their number is a multiple of lead.lay.n.
        tables_before = self.first % self.lead.lay.n
        return graph.pointer(pointer) + tables_before * self.batch.table_bytes

    def schedule_items(self) -> list[PlanItem]:
        """Return the code that computes W_t + K_t of the message's next n blocks (n of `batch`), or
        of one block if fewer than n remain."""
        n, first, lay = self.batch.lay.n, self.first, self.batch.lay

        def load_blocks(name: str, count: int, comment: str) -> tuple[DataflowGraph, Loop]:
            """Return two values: the basic block `name`, which loads the message words of `count`
            blocks (n or 1), and the loop that computes the schedule words after them. The block
            sets the pointers of this loop, and the pointer `q` and its end value `end_of_batch` of
            the loop over the blocks."""
            begin = DataflowGraph(name, comment=comment)
            scratch = self.table_address(begin, SCRATCH)
            self.batch.load_message_words(message_pointer(begin, first), scratch,
                                          single_block=count == 1)
            loop = Loop.start(begin, f"schedule{first}", range(len(self.hash.K) // 16 - 1),
                              self.batch.pointers(scratch))
            begin.set("q", begin.pointer(SCRATCH))
            begin.set("end_of_batch", begin.pointer(SCRATCH) + count * lay.block_stride_bytes)
            return begin, loop

        batch, loop = load_blocks(f"words{first}", n, f"the words of {n} blocks of message "
                                  f"{first}")
        single, _ = load_blocks(f"one{first}", 1,
                                f"the words of one block of message {first}, in every lane")
        return [Jump(f"few{first}", "b", "blocks", n), batch, Jump(f"made{first}"),
                Label(f"few{first}"), single, Label(f"made{first}"),
                *plan_extension_loop(self.batch, loop, "the next sixteen words of each block")]

    def load_words(self, graph: DataflowGraph) -> list[list[Node]]:
        """Return an empty list, because the rounds read the table of the precomputed schedule."""
        return []

    def run_16_rounds(self, graph: DataflowGraph, extend_schedule: bool) -> list[Node]:
        """Return the working variables after sixteen rounds on the precomputed schedule;
        `extend_schedule` has no effect, because that schedule is complete."""
        self.set_group(graph)
        return run_rounds(self.hash, self.get_working(graph), range(16),
                          self.batch.table_words(self.table_address(graph, "p")))


def plan_multi(hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
    """Return the plan of void multi(word *state, const void *const data[], size_t blocks), which
    compresses `blocks` blocks of each of m messages, as many as `layouts` hold together.

    data[j] points to the blocks of message j; state[i*m + j] is word i of its hash value.
    """
    *firsts, m = accumulate((lay.n for lay in layouts), initial=0)
    schedules = [Schedule(hash, lay, f"/{first}" if first else "")
                 for lay, first in zip(layouts, firsts)]
    lead, integer_layouts = schedules[0], [lay for lay in layouts if lay.register_class == "int"]
    groups = [LaneGroup(s, lead, first, m) for s, first in zip(schedules, firsts)]
    tables = {lead.table.name: lead.table} if lead.has_constants else {}
    scratch = 0
    if integer_layouts and is_uniform(hash):
        lay = layout(hash.WIDTH, BATCH // len(integer_layouts), lead.lay.size)
        assert lay is not None
        s = Schedule(hash, lay)
        tables[s.table.name], scratch = s.table, len(integer_layouts) * s.table_bytes
        # The messages in integer registers are the last ones.
        precomputed = [PrecomputedGroup(group.s, lead, group.first, m, s)
                       for group in groups[-len(integer_layouts):]]
        iteration = [item for group in precomputed for item in group.schedule_items()]
        iteration += plan_looped_block([*groups[:-len(precomputed)], *precomputed], s)
    else:
        iteration = plan_looped_block(groups) if is_uniform(hash) else plan_unrolled_block(groups)
    return make_multi_plan(m, BLOCK_LOOP.wrap(*iteration), tables.values(), scratch)


def make_multi_plan(m: int, items: Iterable[PlanItem], tables: Iterable[Table],
                    scratch_bytes: int = 0) -> Plan:
    """Return the plan of a `multi` function whose `items` compress all blocks of m messages. They
    run if `blocks` is not 0, after the code that sets SCRATCH and the pointers to the messages."""
    items = (Jump("done", "e", "blocks", 0), make_entry_block(), load_pointers(m), *items,
             Label("done"))
    return Plan(("state", "data", "blocks"), items, tuple(tables), scratch_bytes)


BLOCK_LOOP = Loop("block", "blocks", end=0)  # its body decrements `blocks`


def load_pointers(m: int) -> DataflowGraph:
    """Return the basic block that reads the array of m pointers: it sets the variable `data`, which
    holds the address of the array before, to the address of message 0, and `to1`, `to2`, ... to the
    distances in bytes of messages 1, 2, ... from it."""
    graph = DataflowGraph("pointers", comment="message 0, and the distances of the others from it")
    first = graph.load(graph.address("data", 64, 0, "pointers"), POINTER)
    graph.set("data", first)
    for j in range(1, m):
        other = graph.load(graph.address("data", 64, 8 * j, "pointers"), POINTER)
        graph.set(f"to{j}", graph.apply("sub", (other, first)))
    return graph


def message_pointer(graph: DataflowGraph, j: int) -> Node:
    """Return the address of message j's next block."""
    first = graph.pointer("data")
    return first + graph.pointer(f"to{j}") if j else first


def block_address(graph: DataflowGraph, j: int, bits: int, offset: int) -> Address:
    """Return the address of `bits` bits at byte `offset` of message j's block."""
    return Address("message", bits, offset, graph.pointer("data"),
                   graph.pointer(f"to{j}") if j else None)


def plan_unrolled_block(groups: Sequence[LaneGroup]) -> list[PlanItem]:
    """Return the plan of one block of every message as straight-line code, for hashes whose rounds
    do not repeat every 16."""
    graph = DataflowGraph("rounds", weight=40, comment="one block of every message")
    for group in groups:
        state, words = group.load_block(graph)
        wk = ComputedWords(group.s, words, group.constants())
        group.store_next_state(graph,
                               run_rounds(group.hash, state, range(group.hash.ROUNDS), wk))
    advance_to_next_block(graph, groups[0].hash)
    return [graph]


def plan_looped_block(groups: Sequence[LaneGroup],
                      precomputed: Schedule | None = None) -> list[PlanItem]:
    """Return the plan of one block of every message: a loop of sixteen rounds beside the next
    sixteen words, then the last sixteen rounds. (A plan that computed each word just before its
    round took 4 % more time on Golden Cove.)

    `precomputed` is the schedule of the messages in integer registers, or None if there are none;
    its words are at the address in the variable `q`. With it, the plan is a loop over the blocks of
    a batch, which advances `q` from block to block.
    """
    lead, name = groups[0].lead, "1" if precomputed else ""
    begin = DataflowGraph(f"begin{name}", weight=10, comment="the message words")
    starts = [group.load_block(begin) for group in groups]
    loop_items = plan_overlapped_loop(begin, f"carry{name}", groups, starts, more_steps={
        "p": precomputed.step_bytes} if precomputed else {})
    if precomputed:
        begin.set("p", begin.pointer("q"))
    last = DataflowGraph(f"last{name}", weight=10,
                         comment=f"{describe_last_rounds(lead.hash)}; the hash values after them")
    for group in groups:
        group.store_next_state(last, group.run_16_rounds(last, False))
    advance_to_next_block(last, lead.hash)
    items = [begin, *loop_items, last]
    if not precomputed:
        return items
    block_loop = Loop("batched", "q", {"q": precomputed.lay.block_stride_bytes}, "end_of_batch")
    block_loop.advance_pointers(last)
    return block_loop.wrap(*items)


def plan_overlapped_loop(begin: DataflowGraph, name: str, groups: Sequence[LaneGroup],
                         starts: Sequence[tuple[Sequence[Node], Sequence[Sequence[Node]]]],
                         first_iteration: int = 0,
                         more_steps: Mapping[str, int] | None = None) -> list[PlanItem]:
    """Return the loop `name` over the rounds from 16 * `first_iteration` on, without the last
    sixteen. Each iteration runs sixteen rounds of all groups, and computes the next sixteen words
    beside them (software pipelining), except those of a PrecomputedGroup. `more_steps` maps the
    name of each pointer that the loop advances, besides that to K, to the bytes per iteration.

    `starts` has a pair for each group: the working variables and the schedule's rows before the
    loop. The groups' variables are set to them in `begin`, the basic block before the loop.
    """
    for group, (state, _) in zip(groups, starts):
        group.set_working(begin, state)
    for group, (_, words) in zip(groups, starts):
        group.s.set_rows(begin, words)
    lead = groups[0].lead
    iterations = range(first_iteration, lead.hash.ROUNDS // 16 - 1)
    loop = Loop.start(begin, name, iterations, lead.k_pointer)
    loop = replace(loop, steps={**loop.steps, **(more_steps or {})})
    graph = loop.make_body(f"{describe_rounds(iterations)}, and the next sixteen words")
    for group in groups:
        group.set_working(graph, group.run_16_rounds(graph, True))
    return loop.wrap_block(graph)


def plan_table_rounds(begin: DataflowGraph, name: str, s: Schedule, table: Table,
                      block: str = "") -> list[PlanItem]:
    """Return the loop `name` over the rounds of a constant block, sixteen per iteration. The rows
    of `table` are the block's W_t + K_t. `begin` is the basic block before the loop; `block` is the
    end of the comment, as in `describe_rounds`."""
    iterations = range(s.hash.ROUNDS // 16)
    loop = Loop.start(begin, name, iterations, {"kp": ((table.name, 0), 16 * s.lay.k_row_bytes)})
    body = loop.make_body(describe_rounds(iterations, block))
    wk = Constants(s.lay, table, body.pointer("kp")).rows(body)
    update_working_variables(body, s.hash, range(16), wk, s.lay.kind)
    return loop.wrap_block(body)
