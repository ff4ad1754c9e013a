"""Many messages at once: a lane of a register is a message, and the standard's text is read over words of lanes.

In go a hash and a layout of one word of each message in a register, out comes a plan. The words of the m messages' blocks
are gathered as those of m blocks of one message are; rounds and schedule then run in the lanes, side by side. The hash
values stay in memory as rows, word i of all messages side by side, and are read and written once a block. Message 0 is
at `data` and the others at a distance from it that does not change, so that one pointer moves on for all.
"""

from __future__ import annotations

from types import ModuleType

from ..target.program import LOOP, Address, Jump, Label
from .gather import GATHERS
from .graph import Node, Trace
from .layout import LaneLayout, state_names
from .loops import POINTER, Loop, Plan, PlanItem, frame_area, next_block
from .rounds import rounds, set_working, uniform
from .schedule import Direct, Schedule, extend


def blocks(hash: ModuleType, lay: LaneLayout) -> Plan:
    """void multi(word *state, const void *const data[], size_t blocks): state[i*m + j] is word i of message j."""
    s = Schedule(hash, lay)
    enter = Trace("enter", comment="where the frame's rows are")
    enter.set("area", frame_area(enter))
    items: tuple[PlanItem, ...] = (
        Jump("done", "e", "blocks", 0), enter, pointers(lay.n), Label("block", LOOP),
        *(looped(s) if uniform(hash) else straight(s)), Jump("block", "ne", "blocks", 0), Label("done"))
    return Plan(("state", "data", "blocks"), items, (s.table,) if s.known else (), 0)


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


def place(trace: Trace, j: int, size: int, offset: int) -> Address:
    """So many bits of message j's block, from its byte `offset` on."""
    return Address("message", size, offset, trace.var("data", POINTER), trace.var(f"to{j}", POINTER) if j else None)


def row(trace: Trace, lay: LaneLayout, i: int) -> Address:
    """Word i of all messages' hash values."""
    return Address("state", lay.size, i * lay.row_bytes, trace.var("state", POINTER))


def value(trace: Trace, hash: ModuleType, lay: LaneLayout) -> list[Node]:
    """The hash values, from memory."""
    return [trace.load(row(trace, lay, i), lay.kind) for i in range(len(state_names(hash)))]


def begun(trace: Trace, hash: ModuleType, lay: LaneLayout) -> tuple[list[Node], list[list[Node]]]:
    """The working variables and the message words of a block."""
    trace.at("schedule")
    words = GATHERS[lay.gather](trace, lay, lambda j, size, offset: place(trace, j, size, offset))
    trace.at("rounds", "begin", note="a, b, ... = H")
    return value(trace, hash, lay), words


def ended(trace: Trace, hash: ModuleType, lay: LaneLayout, state: list[Node]) -> None:
    """The next hash values, to memory; the messages move on."""
    trace.at("rounds", "chain", note="H = H + (a, b, ...)")
    for i, node in enumerate(hash.chain(value(trace, hash, lay), state)):
        trace.store(row(trace, lay, i), node)
    next_block(trace, hash)


def straight(s: Schedule) -> list[PlanItem]:
    """A block whose rounds are no loop."""
    trace = Trace("rounds", weight=40, comment="one block of every message")
    state, words = begun(trace, s.hash, s.lay)
    ended(trace, s.hash, s.lay, rounds(trace, s.hash, state, range(s.hash.ROUNDS), Direct(trace, s.hash, words, s.ks())))
    return [trace]


def looped(s: Schedule) -> list[PlanItem]:
    """A block: a loop of sixteen rounds beside the words that the next sixteen will read, and the last sixteen. (Words made
    just before their rounds took 4 % more on Golden Cove.)"""
    loop = Loop("carry", "kp", {"kp": s.steps()["kp"]})
    begin = Trace("begin", weight=10, comment="the message words")
    state, words = begun(begin, s.hash, s.lay)
    set_working(begin, s.hash, state)
    s.keep(begin, words)
    loop.begin(begin, range(s.hash.ROUNDS // 16 - 1), kp=(s.table.name, 0))
    carry = Trace("carry", weight=40, comment="sixteen rounds beside the next sixteen words")
    set_working(carry, s.hash, sixteen(carry, s, True))
    loop.advance(carry)
    last = Trace("last", weight=10, comment="the last sixteen rounds, and the hash values after the block")
    ended(last, s.hash, s.lay, sixteen(last, s, False))
    return [begin, *loop.around(carry), last]


def sixteen(trace: Trace, s: Schedule, ahead: bool) -> list[Node]:
    """The working variables after sixteen rounds; `ahead`: beside the sixteen words that follow."""
    words = s.kept(trace)
    wk = Direct(trace, s.hash, words, s.ks(trace, 0))
    state = [trace.var(name, s.lay.kind) for name in state_names(s.hash)]
    for t in range(16):
        if ahead:
            trace.at("schedule")
            extend(trace, s.hash, s.lay, words, 16 + t)
        state = rounds(trace, s.hash, state, [t], wk)
    s.keep(trace, words)
    return state
