"""The two halves of a kernel by themselves: the schedule of n blocks, and one compression that reads it."""

from types import ModuleType

from .graph import Trace
from .layout import LaneLayout
from .loops import POINTER, Loop, Plan, PlanItem, frame_area
from .rounds import Strided, finish, load_state, rounds, set_working, strides, uniform, working
from .schedule import Schedule


def schedule(hash: ModuleType, lay: LaneLayout) -> Plan:
    """void schedule(word *wk, const void *data): wk[t*n + j] = W_t + K_t of block j."""
    s, whole = Schedule(hash, lay), len(hash.K) // 16
    enter, begin = Trace("enter"), Trace("begin", comment="the message words")
    if lay.bank == "vec":
        enter.set("area", frame_area(enter))             # first: spills need it
    s.begin(begin, begin.var("data", POINTER), begin.var("wk", POINTER))
    loop = Loop("more", "wk", s.steps("wk"))
    loop.begin(begin, range(whole - 1), **s.k, wk=begin.var("wk", POINTER))
    items: list[PlanItem] = [enter, begin, *more(s, loop, "the next sixteen words")]
    if len(hash.K) % 16:
        rest = Trace("rest", comment="the words that are left")
        s.extend(rest, s.kept(rest), whole * 16, rest.var("wk", POINTER), s.ks(rest, whole * 16), s.steps()["p"])
        items.append(rest)
    return Plan(("wk", "data"), tuple(items), (s.table,) if s.known else (), 0)


def more(s: Schedule, loop: Loop, comment: str) -> list[PlanItem]:
    """The words behind the first sixteen, sixteen in a turn."""
    turn = Trace(loop.name, weight=40, comment=comment)
    s.more(turn, turn.var(loop.pointer, POINTER), s.ks(turn))
    return loop.turn(turn)


def compression(hash: ModuleType) -> Plan:
    """void rounds(word state[], const word *wk, size_t stride): one compression; reads wk[t*stride]."""
    enter = Trace("enter")
    wk, stride = enter.var("wk", POINTER), strides(enter, hash)
    set_working(enter, hash, load_state(enter, hash))
    parameters = ("state", "wk", "stride")
    if not uniform(hash):
        block = Trace("block", weight=10)
        loads = Strided(block, hash, block.var("wk", POINTER))
        finish(block, hash, rounds(block, hash, working(block, hash), range(hash.ROUNDS), loads))
        return Plan(parameters, (enter, block), (), 0)
    first, *others = (stride.shifted(-bit) for bit in reversed(range(hash.ROUNDS.bit_length())) if hash.ROUNDS >> bit & 1)
    enter.set("turn", wk + sum(others, first))
    loop = Loop("sixteen", "wk")
    sixteen = Trace(loop.name, weight=40, comment="sixteen rounds")
    loads = Strided(sixteen, hash, sixteen.var("wk", POINTER))
    set_working(sixteen, hash, rounds(sixteen, hash, working(sixteen, hash), range(16), loads))
    sixteen.set("wk", loads.bases[-1] + sixteen.var("stride4", POINTER))
    last = Trace("last", comment="the state after the block")
    finish(last, hash, working(last, hash))
    return Plan(parameters, (enter, *loop.around(sixteen), last), (), 0)
