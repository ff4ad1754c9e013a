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

from ..target.program import LOOP, Address, Jump, Label, Table
from .alone import more
from .gather import gathered
from .graph import Node, Trace
from .layout import LaneLayout, layout, state_names
from .loops import POINTER, Loop, Plan, PlanItem, Spot, enter_frame, next_block
from .rounds import rounds, set_working, uniform, working
from .schedule import Constants, Direct, Schedule, extend

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

    def at(self, trace: Trace, stream: str = "rounds", what: str = "", note: str | None = None) -> None:
        """What is made from now on is part of this stream."""
        trace.of = f" {self.first}" if self.first else ""
        trace.at(stream, what, note=note)

    def ks(self, trace: Trace | None = None, first: int = 16) -> Constants:
        return replace(self.lead.ks(trace, first), one=self.s.lay.bank == "int")

    def row(self, trace: Trace, i: int) -> Address:
        """Word i of these messages' hash values."""
        place = (i * self.m + self.first) * self.hash.WIDTH // 8
        return Address("state", self.s.lay.size, place, trace.var("state", POINTER))

    def value(self, trace: Trace) -> list[Node]:
        """The hash values, from memory."""
        return [trace.load(self.row(trace, i), self.s.lay.kind) for i in range(len(state_names(self.hash)))]

    def begun(self, trace: Trace) -> tuple[list[Node], list[list[Node]]]:
        """The working variables and the message words of a block."""
        self.at(trace, "schedule")
        words = gathered(trace, self.s.lay, lambda j, size, offset: place(trace, self.first + j, size, offset))
        self.at(trace, "rounds", "begin", "a, b, ... = H")
        return self.value(trace), words

    def working(self, trace: Trace) -> list[Node]:
        return working(trace, self.hash, self.s.lay.kind, self.s.of)

    def set_working(self, trace: Trace, values: Sequence[Node]) -> None:
        set_working(trace, self.hash, values, self.s.of)

    def ended(self, trace: Trace, state: Sequence[Node]) -> None:
        """The next hash values, to memory."""
        self.at(trace, "rounds", "chain", "H = H + (a, b, ...)")
        for i, node in enumerate(self.hash.chain(self.value(trace), state)):
            trace.store(self.row(trace, i), node)

    def sixteen(self, trace: Trace, ahead: bool) -> list[Node]:
        """The working variables after sixteen rounds; `ahead`: beside the sixteen words that follow."""
        self.at(trace)
        return sixteen(trace, self.s, ahead, self.working(trace), self.ks(trace, 0))


@dataclass(frozen=True)
class Ahead(Stream):
    """A message in integer registers whose W_t + K_t of the next blocks are made before, as `batch` says, behind those of the
    messages before it: that leaves so little to integer units that they are done when the lanes are."""

    batch: Schedule

    def table(self, trace: Trace, pointer: str) -> Node:
        """Where its words are."""
        base, before = trace.var(pointer, POINTER), self.first % self.lead.lay.n
        return base + before * self.batch.bytes if before else base

    def schedules(self) -> list[PlanItem]:
        """W_t + K_t of its next blocks."""
        n, first, lay = self.batch.lay.n, self.first, self.batch.lay
        loop = Loop(f"schedule{first}", "p", self.batch.steps())

        def words(name: str, count: int, comment: str) -> Trace:
            begin = Trace(name, comment=comment)
            area = self.table(begin, "area")
            self.batch.begin(begin, message(begin, first), area, count == 1)
            loop.begin(begin, range(len(self.hash.K) // 16 - 1), p=area, **self.batch.k)
            begin.set("q", begin.var("area", POINTER))
            begin.set("end", begin.var("area", POINTER) + count * lay.step)
            return begin

        return [Jump(f"few{first}", "b", "blocks", n), words(f"words{first}", n, f"the words of {n} blocks of message {first}"),
                Jump(f"made{first}"), Label(f"few{first}"),
                words(f"one{first}", 1, f"those of one block of message {first}, in the place of all"),
                Label(f"made{first}"), *more(self.batch, loop, "the next sixteen words of each block")]

    def begun(self, trace: Trace) -> tuple[list[Node], list[list[Node]]]:
        self.at(trace, "rounds", "begin", "a, b, ... = H")
        return self.value(trace), []

    def sixteen(self, trace: Trace, ahead: bool) -> list[Node]:
        self.at(trace)
        return rounds(trace, self.hash, self.working(trace), range(16), self.batch.loads(trace, self.table(trace, "p")))


def streams(hash: ModuleType, layouts: Sequence[LaneLayout]) -> list[Stream]:
    """The layouts, one's messages behind the other's."""
    firsts = [sum(lay.n for lay in layouts[:i]) for i in range(len(layouts) + 1)]
    some = [Schedule(hash, lay, f"/{first}" if first else "") for lay, first in zip(layouts, firsts)]
    return [Stream(s, some[0], first, firsts[-1]) for s, first in zip(some, firsts)]


def blocks(hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
    """void multi(word *state, const void *const data[], size_t blocks): state[i*m + j] is word i of message j."""
    every = streams(hash, layouts)
    lead, aside = every[0].lead, [lay for lay in layouts if lay.bank == "int"]
    tables = {lead.table.name: lead.table} if lead.known else {}
    area = 0
    if aside and uniform(hash):
        lay = layout(hash.WIDTH, BATCH // len(aside), lead.lay.size)
        assert lay is not None
        s = Schedule(hash, lay)
        tables[s.table.name], area = s.table, len(aside) * s.bytes
        turn = batch(every, s)
    else:
        turn = looped(every) if uniform(hash) else straight(every)
    return around(every[0].m, turn, tuple(tables.values()), area)


def around(m: int, turn: Sequence[PlanItem], tables: tuple[Table, ...], area: int, begin: Sequence[PlanItem] = (),
           leave: Sequence[PlanItem] = ()) -> Plan:
    """The whole function, around a turn that takes a block of each of m messages; what stands before the first and behind the
    last."""
    return Plan(("state", "data", "blocks"), (
        Jump("done", "e", "blocks", 0), enter_frame(), pointers(m), *begin, Label("block", LOOP), *turn,
        Jump("block", "ne", "blocks", 0), *leave, Label("done")), tables, area)


def pointers(m: int) -> Trace:
    """From the array: where message 0 is, and how far from it the others are."""
    trace = Trace("pointers", comment="message 0, and how far from it the others are")
    array = trace.var("data", POINTER)
    first = trace.load(Address("pointers", 64, 0, array), POINTER)
    trace.set("data", first)
    for j in range(1, m):
        other = trace.load(Address("pointers", 64, 8 * j, array), POINTER)
        trace.set(f"to{j}", trace.apply("sub", (other, first)))
    return trace


def message(trace: Trace, j: int) -> Node:
    """Where the blocks of message j are that are still to be hashed."""
    first = trace.var("data", POINTER)
    return first + trace.var(f"to{j}", POINTER) if j else first


def place(trace: Trace, j: int, size: int, offset: int) -> Address:
    """So many bits of message j's block, from its byte `offset` on."""
    return Address("message", size, offset, trace.var("data", POINTER), trace.var(f"to{j}", POINTER) if j else None)


def straight(every: Sequence[Stream]) -> list[PlanItem]:
    """A block whose rounds are no loop."""
    trace = Trace("rounds", weight=40, comment="one block of every message")
    for side in every:
        state, words = side.begun(trace)
        side.ended(trace, rounds(trace, side.hash, state, range(side.hash.ROUNDS), Direct(trace, side.hash, words, side.ks())))
    next_block(trace, every[0].hash)
    return [trace]


def batch(every: Sequence[Stream], s: Schedule) -> list[PlanItem]:
    """Several blocks of each message: the schedules of messages in integer registers, then block by block; `q` is where the words
    of the block begin."""
    some = [Ahead(side.s, side.lead, side.first, side.m, s) if side.s.lay.bank == "int" else side for side in every]
    own = looped(some, s)
    turns = Loop("batched", "q", {"q": s.lay.step}, "end")
    last = own[-1]
    assert isinstance(last, Trace)
    turns.advance(last)
    return [item for side in some if isinstance(side, Ahead) for item in side.schedules()] + turns.around(*own)


def looped(every: Sequence[Stream], ahead: Schedule | None = None) -> list[PlanItem]:
    """A block: a loop of sixteen rounds beside the sixteen words that the next ones will read, and the last sixteen. (Words made
    just before their rounds took 4 % more on Golden Cove.) `ahead`: how the words lie that were made before."""
    lead, name = every[0].lead, "1" if ahead else ""
    steps = {"kp": lead.steps()["kp"], **({"p": ahead.steps()["p"]} if ahead else {})}
    loop = Loop(f"carry{name}", "kp", steps)
    begin = Trace(f"begin{name}", weight=10, comment="the message words")
    begun = [side.begun(begin) for side in every]
    for side, (state, _) in zip(every, begun):
        side.set_working(begin, state)
    for side, (_, words) in zip(every, begun):
        side.s.keep(begin, words)
    spots: dict[str, Node | Spot] = {"kp": (lead.table.name, 0), **({"p": begin.var("q", POINTER)} if ahead else {})}
    loop.begin(begin, range(lead.hash.ROUNDS // 16 - 1), **spots)
    carry = Trace(loop.name, weight=40, comment="sixteen rounds beside the next sixteen words")
    for side in every:
        side.set_working(carry, side.sixteen(carry, True))
    last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds, and the hash values after the block")
    for side in every:
        side.ended(last, side.sixteen(last, False))
    next_block(last, lead.hash)
    return [begin, *loop.turn(carry), last]


def sixteen(trace: Trace, s: Schedule, ahead: bool, state: list[Node], ks: Constants) -> list[Node]:
    """The working variables after sixteen rounds in lanes; `ahead`: beside the sixteen words that follow."""
    words = s.kept(trace)
    wk = Direct(trace, s.hash, words, ks)
    for t in range(16):
        if ahead:
            trace.at("schedule")
            extend(trace, s.hash, s.lay, words, 16 + t)
        state = rounds(trace, s.hash, state, [t], wk)
    s.keep(trace, words)
    return state
