"""Many messages at once: a lane of a register is a message, and the standard's text is read over words of lanes.

In go a hash and layouts of one word of each message, out comes a plan: the first messages are the first layout's, the next the
second's. Twice the lanes of a register are two layouts; so is a message in integer registers, which lanes leave idle: one of a
single word. The words of a block of each message are gathered as those of blocks of one message are; rounds and schedule then
run side by side; integer registers run rounds alone, on schedules that lanes made before. The hash
values stay in memory as rows, word i of all messages side by side, and are read and written once a block. Message 0 is at
`data` and the others at a distance from it that does not change, so that one pointer moves on for all.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from ..x86.program import LOOP, Address, Jump, Label, Table
from .gather import gather_blocks
from .graph import DataflowGraph, Node
from .layout import LaneLayout, layout, state_names
from .loops import POINTER, Loop, Plan, PlanItem, Spot, enter_frame, next_block
from .rounds import rounds, set_working, uniform, working
from .schedule import Constants, Direct, Schedule, extend
from .single_kinds import extension_loop

BATCH = 4                    # blocks whose schedules are made at once for a message in integer registers


@dataclass(frozen=True)
class Stream:
    """The messages of one layout, of the m in all those from number `first` on. K stands as the layout `lead` has it. Their
    words between regions are variables."""

    s: Schedule
    lead: Schedule
    first: int
    m: int

    @property
    def hash(self) -> ModuleType:
        return self.s.hash

    def at(self, graph: DataflowGraph, stream: str = "rounds", what: str = "", note: str | None = None) -> None:
        """What is made from now on is part of this stream."""
        graph.of = f" {self.first}" if self.first else ""
        graph.at(stream, what, note=note)

    def ks(self, graph: DataflowGraph | None = None, first: int = 16) -> Constants:
        return replace(self.lead.ks(graph, first), scalar=self.s.lay.register_class == "int")

    def row(self, graph: DataflowGraph, i: int) -> Address:
        """Word i of these messages' hash values."""
        offset = (i * self.m + self.first) * self.hash.WIDTH // 8
        return Address("state", self.s.lay.size, offset, graph.var("state", POINTER))

    def value(self, graph: DataflowGraph) -> list[Node]:
        """The hash values, from memory."""
        return [graph.load(self.row(graph, i), self.s.lay.kind) for i in range(len(state_names(self.hash)))]

    def load_block(self, graph: DataflowGraph) -> tuple[list[Node], list[list[Node]]]:
        """The working variables and the message words of a block."""
        self.at(graph, "schedule")
        words = gather_blocks(graph, self.s.lay, lambda j, size, offset: block_address(graph, self.first + j, size, offset))
        self.at(graph, "rounds", "begin", "a, b, ... = H")
        return self.value(graph), words

    def working(self, graph: DataflowGraph) -> list[Node]:
        return working(graph, self.hash, self.s.lay.kind, self.s.of)

    def set_working(self, graph: DataflowGraph, values: Sequence[Node]) -> None:
        set_working(graph, self.hash, values, self.s.of)

    def store_state(self, graph: DataflowGraph, state: Sequence[Node]) -> None:
        """The next hash values, to memory."""
        self.at(graph, "rounds", "chain", "H = H + (a, b, ...)")
        for i, node in enumerate(self.hash.chain(self.value(graph), state)):
            graph.store(self.row(graph, i), node)

    def run_16_rounds(self, graph: DataflowGraph, extend_schedule: bool) -> list[Node]:
        """The working variables after sixteen rounds; `extend_schedule`: beside the sixteen words that follow."""
        self.at(graph)
        return run_16_rounds(graph, self.s, extend_schedule, self.working(graph), self.ks(graph, 0))


@dataclass(frozen=True)
class PrecomputedSchedule(Stream):
    """A message in integer registers whose W_t + K_t of the next blocks are made before, as `batch` says, behind those of the
    messages before it: that leaves so little to integer units that they are done when the lanes are."""

    batch: Schedule

    def table(self, graph: DataflowGraph, pointer: str) -> Node:
        """Where its words are."""
        base, before = graph.var(pointer, POINTER), self.first % self.lead.lay.n
        return base + before * self.batch.bytes if before else base

    def schedules(self) -> list[PlanItem]:
        """W_t + K_t of its next blocks."""
        n, first, lay = self.batch.lay.n, self.first, self.batch.lay
        loop = Loop(f"schedule{first}", "p", self.batch.steps())

        def words(name: str, count: int, comment: str) -> DataflowGraph:
            begin = DataflowGraph(name, comment=comment)
            scratch = self.table(begin, "area")
            self.batch.begin(begin, message(begin, first), scratch, count == 1)
            loop.begin(begin, range(len(self.hash.K) // 16 - 1), p=scratch, **self.batch.k)
            begin.set("q", begin.var("area", POINTER))
            begin.set("end", begin.var("area", POINTER) + count * lay.step)
            return begin

        return [Jump(f"few{first}", "b", "blocks", n), words(f"words{first}", n, f"the words of {n} blocks of message {first}"),
                Jump(f"made{first}"), Label(f"few{first}"),
                words(f"one{first}", 1, f"those of one block of message {first}, in the place of all"),
                Label(f"made{first}"), *extension_loop(self.batch, loop, "the next sixteen words of each block")]

    def load_block(self, graph: DataflowGraph) -> tuple[list[Node], list[list[Node]]]:
        self.at(graph, "rounds", "begin", "a, b, ... = H")
        return self.value(graph), []

    def run_16_rounds(self, graph: DataflowGraph, extend_schedule: bool) -> list[Node]:
        self.at(graph)
        return rounds(graph, self.hash, self.working(graph), range(16), self.batch.loads(graph, self.table(graph, "p")))


def streams(hash: ModuleType, layouts: Sequence[LaneLayout]) -> list[Stream]:
    """The layouts, one's messages behind the other's."""
    firsts = [sum(lay.n for lay in layouts[:i]) for i in range(len(layouts) + 1)]
    schedules = [Schedule(hash, lay, f"/{first}" if first else "") for lay, first in zip(layouts, firsts)]
    return [Stream(s, schedules[0], first, firsts[-1]) for s, first in zip(schedules, firsts)]


def blocks(hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
    """void multi(word *state, const void *const data[], size_t blocks): state[i*m + j] is word i of message j."""
    every = streams(hash, layouts)
    lead, aside = every[0].lead, [lay for lay in layouts if lay.register_class == "int"]
    tables = {lead.table.name: lead.table} if lead.has_constants else {}
    scratch = 0
    if aside and uniform(hash):
        lay = layout(hash.WIDTH, BATCH // len(aside), lead.lay.size)
        assert lay is not None
        s = Schedule(hash, lay)
        tables[s.table.name], scratch = s.table, len(aside) * s.bytes
        iteration = batch(every, s)
    else:
        iteration = looped(every) if uniform(hash) else straight(every)
    return around(every[0].m, iteration, tuple(tables.values()), scratch)


def around(m: int, iteration: Sequence[PlanItem], tables: tuple[Table, ...], scratch: int, begin: Sequence[PlanItem] = (),
           exit_blocks: Sequence[PlanItem] = ()) -> Plan:
    """The whole function, around a turn that takes a block of each of m messages; what stands before the first and behind the
    last."""
    return Plan(("state", "data", "blocks"), (
        Jump("done", "e", "blocks", 0), enter_frame(), pointers(m), *begin, Label("block", LOOP), *iteration,
        Jump("block", "ne", "blocks", 0), *exit_blocks, Label("done")), tables, scratch)


def pointers(m: int) -> DataflowGraph:
    """From the array: where message 0 is, and how far from it the others are."""
    graph = DataflowGraph("pointers", comment="message 0, and the distances of the others from it")
    array = graph.var("data", POINTER)
    first = graph.load(Address("pointers", 64, 0, array), POINTER)
    graph.set("data", first)
    for j in range(1, m):
        other = graph.load(Address("pointers", 64, 8 * j, array), POINTER)
        graph.set(f"to{j}", graph.apply("sub", (other, first)))
    return graph


def message(graph: DataflowGraph, j: int) -> Node:
    """Where the blocks of message j are that are still to be hashed."""
    first = graph.var("data", POINTER)
    return first + graph.var(f"to{j}", POINTER) if j else first


def block_address(graph: DataflowGraph, j: int, size: int, offset: int) -> Address:
    """So many bits of message j's block, from its byte `offset` on."""
    return Address("message", size, offset, graph.var("data", POINTER), graph.var(f"to{j}", POINTER) if j else None)


def straight(every: Sequence[Stream]) -> list[PlanItem]:
    """A block whose rounds are no loop."""
    graph = DataflowGraph("rounds", weight=40, comment="one block of every message")
    for side in every:
        state, words = side.load_block(graph)
        side.store_state(graph,
                         rounds(graph, side.hash, state, range(side.hash.ROUNDS), Direct(graph, side.hash, words, side.ks())))
    next_block(graph, every[0].hash)
    return [graph]


def batch(every: Sequence[Stream], s: Schedule) -> list[PlanItem]:
    """Several blocks of each message: the schedules of messages in integer registers, then block by block; `q` is where the words
    of the block begin."""
    precomputing = [PrecomputedSchedule(side.s, side.lead, side.first, side.m, s) if side.s.lay.register_class == "int" else side
                    for side in every]
    looped_items = looped(precomputing, s)
    block_loop = Loop("batched", "q", {"q": s.lay.step}, "end")
    last = looped_items[-1]
    assert isinstance(last, DataflowGraph)
    block_loop.advance(last)
    return [item for side in precomputing if isinstance(side, PrecomputedSchedule)
            for item in side.schedules()] + block_loop.around(*looped_items)


def looped(every: Sequence[Stream], precomputed: Schedule | None = None) -> list[PlanItem]:
    """A block: a loop of sixteen rounds beside the sixteen words that the next ones will read, and the last sixteen. (Words made
    just before their rounds took 4 % more on Golden Cove.) `precomputed`: how the words lie that were made before."""
    lead, name = every[0].lead, "1" if precomputed else ""
    steps = {"kp": lead.steps()["kp"], **({"p": precomputed.steps()["p"]} if precomputed else {})}
    loop = Loop(f"carry{name}", "kp", steps)
    begin = DataflowGraph(f"begin{name}", weight=10, comment="the message words")
    starts = [side.load_block(begin) for side in every]
    for side, (state, _) in zip(every, starts):
        side.set_working(begin, state)
    for side, (_, words) in zip(every, starts):
        side.s.set_rows(begin, words)
    spots: dict[str, Node | Spot] = {"kp": (lead.table.name, 0), **({"p": begin.var("q", POINTER)} if precomputed else {})}
    loop.begin(begin, range(lead.hash.ROUNDS // 16 - 1), **spots)
    carry = DataflowGraph(loop.name, weight=40, comment="sixteen rounds beside the next sixteen words")
    for side in every:
        side.set_working(carry, side.run_16_rounds(carry, True))
    last = DataflowGraph(f"last{name}", weight=10, comment="the last sixteen rounds, and the hash values after the block")
    for side in every:
        side.store_state(last, side.run_16_rounds(last, False))
    next_block(last, lead.hash)
    return [begin, *loop.single_block(carry), last]


def run_16_rounds(graph: DataflowGraph, s: Schedule, extend_schedule: bool, state: list[Node], ks: Constants) -> list[Node]:
    """The working variables after sixteen rounds in lanes; `extend_schedule`: beside the sixteen words that follow."""
    words = s.row_variables(graph)
    wk = Direct(graph, s.hash, words, ks)
    for t in range(16):
        if extend_schedule:
            graph.at("schedule")
            extend(graph, s.hash, s.lay, words, 16 + t)
        state = rounds(graph, s.hash, state, [t], wk)
    s.set_rows(graph, words)
    return state
