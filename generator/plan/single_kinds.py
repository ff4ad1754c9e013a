"""The two halves of a kernel by themselves: the schedule of n blocks, and one compression that reads it."""

from types import ModuleType

from .graph import DataflowGraph
from .layout import LaneLayout
from .loops import POINTER, Loop, Plan, PlanItem, scratch_address
from .rounds import Strided, finish, load_state, rounds, set_working, strides, uniform, working
from .schedule import Schedule


def schedule(hash: ModuleType, lay: LaneLayout) -> Plan:
    """void schedule(word *wk, const void *data): wk[t*n + j] = W_t + K_t of block j."""
    s, sixteens = Schedule(hash, lay), len(hash.K) // 16
    enter, begin = DataflowGraph("enter"), DataflowGraph("begin", comment="the message words")
    if lay.register_class == "vec":
        enter.set("area", scratch_address(enter))             # first: spills need it
    s.begin(begin, begin.var("data", POINTER), begin.var("wk", POINTER))
    loop = Loop("more", "wk", s.steps("wk"))
    loop.begin(begin, range(sixteens - 1), **s.k, wk=begin.var("wk", POINTER))
    items: list[PlanItem] = [enter, begin, *extension_loop(s, loop, "the next sixteen words")]
    if len(hash.K) % 16:
        rest = DataflowGraph("rest", comment="the remaining words")
        s.extend(rest, s.row_variables(rest), sixteens * 16, rest.var("wk", POINTER), s.ks(rest, sixteens * 16), s.steps()["p"])
        items.append(rest)
    return Plan(("wk", "data"), tuple(items), (s.table,) if s.has_constants else (), 0)


def extension_loop(s: Schedule, loop: Loop, comment: str) -> list[PlanItem]:
    """The words behind the first sixteen, sixteen in a turn."""
    body = DataflowGraph(loop.name, weight=40, comment=comment)
    s.more(body, body.var(loop.pointer, POINTER), s.ks(body))
    return loop.single_block(body)


def compression(hash: ModuleType) -> Plan:
    """void rounds(word state[], const word *wk, size_t stride): one compression; reads wk[t*stride]."""
    enter = DataflowGraph("enter")
    wk, stride = enter.var("wk", POINTER), strides(enter, hash)
    set_working(enter, hash, load_state(enter, hash))
    parameters = ("state", "wk", "stride")
    if not uniform(hash):
        block = DataflowGraph("block", weight=10)
        loads = Strided(block, hash, block.var("wk", POINTER))
        finish(block, hash, rounds(block, hash, working(block, hash), range(hash.ROUNDS), loads))
        return Plan(parameters, (enter, block), (), 0)
    first, *others = (stride.shifted(-bit) for bit in reversed(range(hash.ROUNDS.bit_length())) if hash.ROUNDS >> bit & 1)
    enter.set("turn", wk + sum(others, first))
    loop = Loop("sixteen", "wk")
    loop_body = DataflowGraph(loop.name, weight=40, comment="sixteen rounds")
    loads = Strided(loop_body, hash, loop_body.var("wk", POINTER))
    set_working(loop_body, hash, rounds(loop_body, hash, working(loop_body, hash), range(16), loads))
    loop_body.set("wk", loads.bases[-1] + loop_body.var("stride4", POINTER))
    last = DataflowGraph("last", comment="the state after the block")
    finish(last, hash, working(last, hash))
    return Plan(parameters, (enter, *loop.around(loop_body), last), (), 0)
