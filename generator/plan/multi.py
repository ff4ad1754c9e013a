"""Plans of `multi` kernels: many messages at once, one in each lane of a vector register.

Input: a hash, and layouts of one word of each message. Output: a plan. The specification is
evaluated on words of several lanes (SIMD across messages). Layouts divide the messages among
themselves in order: twice as many messages as a register has lanes are two layouts, and a layout of
a single word hashes one more message in integer registers, which lanes leave idle. Schedule and
rounds of a block run side by side; a message in integer registers runs rounds alone, on a schedule
that lanes computed before.

The hash values stay in memory as rows, word i of all messages side by side, and are read and
written once per block. Message 0 is at `data`, and the others are at constant distances from it, so
that one pointer serves all messages.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from ..x86.program import LOOP_ALIGNMENT, Address, Jump, Label, Table
from .gather import gather_blocks
from .graph import DataflowGraph, Node
from .layout import LaneLayout, layout, state_names
from .loops import POINTER, Loop, Plan, PlanItem, TableOffset, advance_to_next_block, enter_frame
from .rounds import is_uniform, rounds, set_working_variables, working_variables
from .schedule import ComputedWords, Constants, Schedule, append_row
from .single_kinds import extension_loop

BATCH = 4  # blocks per precomputed schedule of a message in integer registers


@dataclass(frozen=True)
class LaneGroup:
    """Messages of one layout: of m messages those from number `first`.

    K is in memory in the layout of `lead`. The working variables and the schedule are variables
    between basic blocks.
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
        """Assign the nodes that follow to this group's strand."""
        graph.strand_suffix = f" {self.first}" if self.first else ""
        graph.set_group(strand, step, note=note)

    def constants(self, graph: DataflowGraph | None = None, first: int = 16) -> Constants:
        """Return K as these messages read it."""
        return replace(self.lead.constants(graph, first), scalar=self.s.lay.register_class == "int")

    def row_address(self, graph: DataflowGraph, i: int) -> Address:
        """Return the address of word i of these messages' hash values."""
        offset = (i * self.m + self.first) * self.hash.WIDTH // 8
        return Address("state", self.s.lay.size, offset, graph.var("state", POINTER))

    def load_state(self, graph: DataflowGraph) -> list[Node]:
        """Load the hash values from memory."""
        return [graph.load(self.row_address(graph, i), self.s.lay.kind)
                for i in range(len(state_names(self.hash)))]

    def load_block(self, graph: DataflowGraph) -> tuple[list[Node], list[list[Node]]]:
        """Load the working variables and the message words of a block."""
        self.set_group(graph, "schedule")
        words = gather_blocks(
            graph, self.s.lay,
            lambda j, size, offset: block_address(graph, self.first + j, size, offset))
        self.set_group(graph, "rounds", "begin", "a, b, ... = H")
        return self.load_state(graph), words

    def get_working(self, graph: DataflowGraph) -> list[Node]:
        """Return the working variables at the entry of the block."""
        return working_variables(graph, self.hash, self.s.lay.kind, self.s.suffix)

    def set_working(self, graph: DataflowGraph, values: Sequence[Node]) -> None:
        """Set the working variables at the exit of the block."""
        set_working_variables(graph, self.hash, values, self.s.suffix)

    def store_state(self, graph: DataflowGraph, state: Sequence[Node]) -> None:
        """Compute the next hash values and store them to memory."""
        self.set_group(graph, "rounds", "chain", "H = H + (a, b, ...)")
        for i, node in enumerate(self.hash.chain(self.load_state(graph), state)):
            graph.store(self.row_address(graph, i), node)

    def run_16_rounds(self, graph: DataflowGraph, extend_schedule: bool) -> list[Node]:
        """Run sixteen rounds; with `extend_schedule`, beside the computation of the sixteen words
        that follow."""
        self.set_group(graph)
        return run_16_rounds(graph, self.s, extend_schedule, self.get_working(graph),
                             self.constants(graph, 0))


@dataclass(frozen=True)
class PrecomputedSchedule(LaneGroup):
    """Message in integer registers whose W_t + K_t of the next blocks are computed beforehand.

    `batch` is the schedule of those blocks; its table follows those of the messages before it. The
    integer units then have so little work that they finish when the lanes do.
    """

    batch: Schedule

    def table_address(self, graph: DataflowGraph, pointer: str) -> Node:
        """Return the address of this message's table of W_t + K_t; `pointer` names the variable with the
        address of the first message's table."""
        base, before = graph.var(pointer, POINTER), self.first % self.lead.lay.n
        return base + before * self.batch.table_bytes if before else base

    def schedule_items(self) -> list[PlanItem]:
        """Return the code that computes W_t + K_t of the message's next blocks."""
        n, first, lay = self.batch.lay.n, self.first, self.batch.lay
        loop = Loop(f"schedule{first}", "p", self.batch.pointer_steps())

        def words(name: str, count: int, comment: str) -> DataflowGraph:
            begin = DataflowGraph(name, comment=comment)
            scratch = self.table_address(begin, "area")
            self.batch.load_message_words(begin, message_pointer(begin, first), scratch, count == 1)
            loop.initialize(begin, range(len(self.hash.K) // 16 - 1), p=scratch,
                            **self.batch.initial_kp)
            begin.set("q", begin.var("area", POINTER))
            begin.set("end", begin.var("area", POINTER) + count * lay.block_stride_bytes)
            return begin

        return [Jump(f"few{first}", "b", "blocks", n),
                words(f"words{first}", n, f"the words of {n} blocks of message {first}"),
                Jump(f"made{first}"), Label(f"few{first}"),
                words(f"one{first}",
                      1, f"those of one block of message {first}, in the place of all"),
                Label(f"made{first}"),
                *extension_loop(self.batch, loop, "the next sixteen words of each block")]

    def load_block(self, graph: DataflowGraph) -> tuple[list[Node], list[list[Node]]]:
        """Load the working variables; the message words are in the table of the precomputed
        schedule."""
        self.set_group(graph, "rounds", "begin", "a, b, ... = H")
        return self.load_state(graph), []

    def run_16_rounds(self, graph: DataflowGraph, extend_schedule: bool) -> list[Node]:
        """Run sixteen rounds on the precomputed schedule, which needs no extension."""
        self.set_group(graph)
        return rounds(graph, self.hash, self.get_working(graph), range(16),
                      self.batch.table_words(graph, self.table_address(graph, "p")))


def lane_groups(hash: ModuleType, layouts: Sequence[LaneLayout]) -> list[LaneGroup]:
    """Divide the messages among the layouts, in order."""
    firsts = [sum(lay.n for lay in layouts[:i]) for i in range(len(layouts) + 1)]
    schedules = [Schedule(hash, lay, f"/{first}" if first else "")
                 for lay, first in zip(layouts, firsts)]
    return [LaneGroup(s, schedules[0], first, firsts[-1]) for s, first in zip(schedules, firsts)]


def blocks(hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
    """Return the plan of void multi(word *state, const void *const data[], size_t blocks).

    state[i*m + j] is word i of message j.
    """
    groups = lane_groups(hash, layouts)
    lead, aside = groups[0].lead, [lay for lay in layouts if lay.register_class == "int"]
    tables = {lead.table.name: lead.table} if lead.has_constants else {}
    scratch = 0
    if aside and is_uniform(hash):
        lay = layout(hash.WIDTH, BATCH // len(aside), lead.lay.size)
        assert lay is not None
        s = Schedule(hash, lay)
        tables[s.table.name], scratch = s.table, len(aside) * s.table_bytes
        iteration = plan_batch(groups, s)
    else:
        iteration = plan_loop(groups) if is_uniform(hash) else plan_unrolled(groups)
    return wrap_blocks(groups[0].m, iteration, tuple(tables.values()), scratch)


def wrap_blocks(m: int, iteration: Sequence[PlanItem], tables: tuple[Table, ...], scratch: int,
                begin: Sequence[PlanItem] = (),
                exit_blocks: Sequence[PlanItem] = ()) -> Plan:
    """Return the plan of the function around `iteration`, which hashes one block of each of m
    messages.

    `begin` precedes the first iteration and `exit_blocks` follow the last.
    """
    return Plan(("state", "data", "blocks"), (
        Jump("done", "e", "blocks", 0), enter_frame(), load_pointers(m), *begin,
        Label("block", LOOP_ALIGNMENT), *iteration,
        Jump("block", "ne", "blocks", 0), *exit_blocks, Label("done")), tables, scratch)


def load_pointers(m: int) -> DataflowGraph:
    """Return the basic block that reads the array of pointers: message 0, and the distances of the
    others from it."""
    graph = DataflowGraph("pointers", comment="message 0, and the distances of the others from it")
    array = graph.var("data", POINTER)
    first = graph.load(Address("pointers", 64, 0, array), POINTER)
    graph.set("data", first)
    for j in range(1, m):
        other = graph.load(Address("pointers", 64, 8 * j, array), POINTER)
        graph.set(f"to{j}", graph.apply("sub", (other, first)))
    return graph


def message_pointer(graph: DataflowGraph, j: int) -> Node:
    """Return the address of message j's next block."""
    first = graph.var("data", POINTER)
    return first + graph.var(f"to{j}", POINTER) if j else first


def block_address(graph: DataflowGraph, j: int, size: int, offset: int) -> Address:
    """Return the address of `size` bits at byte `offset` of message j's block."""
    return Address("message", size, offset, graph.var("data", POINTER),
                   graph.var(f"to{j}", POINTER) if j else None)


def plan_unrolled(groups: Sequence[LaneGroup]) -> list[PlanItem]:
    """Return the iteration as straight-line code, for hashes whose rounds do not repeat every
    16."""
    graph = DataflowGraph("rounds", weight=40, comment="one block of every message")
    for group in groups:
        state, words = group.load_block(graph)
        group.store_state(graph,
                          rounds(graph, group.hash, state, range(group.hash.ROUNDS),
                                 ComputedWords(graph, group.hash, words, group.constants())))
    advance_to_next_block(graph, groups[0].hash)
    return [graph]


def plan_batch(groups: Sequence[LaneGroup], s: Schedule) -> list[PlanItem]:
    """Return the iteration over several blocks of each message.

    The schedules of the messages in integer registers come first, then one block after the other;
    `q` points to the block's words.
    """
    precomputing = [PrecomputedSchedule(group.s, group.lead, group.first, group.m, s)
                    if group.s.lay.register_class == "int" else group
                    for group in groups]
    looped_items = plan_loop(precomputing, s)
    block_loop = Loop("batched", "q", {"q": s.lay.block_stride_bytes}, "end")
    last = looped_items[-1]
    assert isinstance(last, DataflowGraph)
    block_loop.advance_pointers(last)
    return [item for group in precomputing if isinstance(group, PrecomputedSchedule)
            for item in group.schedule_items()] + block_loop.wrap(*looped_items)


def plan_loop(groups: Sequence[LaneGroup], precomputed: Schedule | None = None) -> list[PlanItem]:
    """Return one block as a loop of sixteen rounds beside the next sixteen words, followed by the
    last sixteen rounds.

    (Words computed just before their rounds took 4 % more time on Golden Cove.) `precomputed` is
    the layout of words that were computed beforehand.
    """
    lead, name = groups[0].lead, "1" if precomputed else ""
    steps = {"kp": lead.pointer_steps()["kp"]}
    if precomputed:
        steps["p"] = precomputed.pointer_steps()["p"]
    loop = Loop(f"carry{name}", "kp", steps)
    begin = DataflowGraph(f"begin{name}", weight=10, comment="the message words")
    starts = [group.load_block(begin) for group in groups]
    for group, (state, _) in zip(groups, starts):
        group.set_working(begin, state)
    for group, (_, words) in zip(groups, starts):
        group.s.set_rows(begin, words)
    spots: dict[str, Node | TableOffset] = {"kp": (lead.table.name, 0)}
    if precomputed:
        spots["p"] = begin.var("q", POINTER)
    loop.initialize(begin, range(lead.hash.ROUNDS // 16 - 1), **spots)
    carry = DataflowGraph(loop.name, weight=40,
                          comment="sixteen rounds beside the next sixteen words")
    for group in groups:
        group.set_working(carry, group.run_16_rounds(carry, True))
    last = DataflowGraph(f"last{name}", weight=10,
                         comment="the last sixteen rounds, and the hash values after the block")
    for group in groups:
        group.store_state(last, group.run_16_rounds(last, False))
    advance_to_next_block(last, lead.hash)
    return [begin, *loop.wrap_block(carry), last]


def run_16_rounds(graph: DataflowGraph, s: Schedule, extend_schedule: bool, state: list[Node],
                  ks: Constants) -> list[Node]:
    """Run sixteen rounds in lanes; with `extend_schedule`, beside the computation of the sixteen
    words that follow."""
    words = s.row_variables(graph)
    wk = ComputedWords(graph, s.hash, words, ks)
    for t in range(16):
        if extend_schedule:
            graph.set_group("schedule")
            append_row(graph, s.hash, s.lay, words, 16 + t)
        state = rounds(graph, s.hash, state, [t], wk)
    s.set_rows(graph, words)
    return state
