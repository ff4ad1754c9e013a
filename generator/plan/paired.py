"""Many messages at once: streams of instructions made for rounds, on words that vector lanes make for all of them.

In go a hash, its engine and a layout of two words of each message side by side; out come plans. Two words are what an
instruction takes for two rounds: they are read as they lie, and rounds are nothing but that instruction and a load. A block's
first sixteen words are gathered; sixteen rounds of every message stand beside the sixteen words that the next ones read.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from ..target.program import Address
from .gather import Places, gathered, in_a_row, swapped
from .graph import Trace, ValueKind
from .layout import LaneLayout
from .loops import POINTER, Loop, Plan, PlanItem, next_block
from .multi import around, place
from .pairs import and_one_by_one, following, tables
from .schedule import Schedule
from .special import Halves, Special, four_words
from .streams import left, value

ROUNDS, TWO_WORDS, INSERT = "sha256rnds2", "vmovq", ("vmovd", "vpinsrd")


@dataclass(frozen=True)
class FedStream:
    """Message j. Its working variables, and the hash value before its block, are variables as the engine wants them."""

    hash: ModuleType
    working: Special
    H: Special
    j: int

    def at(self, trace: Trace, what: str = "", number: int = 0, note: str | None = None) -> None:
        """What is made from now on is part of this stream."""
        trace.of = f" {self.j}"
        trace.at("rounds", what, number, note)

    def sixteen(self, trace: Trace, words: Callable[[int], Address]) -> Halves:
        """The working variables after sixteen rounds; `words`: where W_t + K_t and those that follow are."""
        abef, cdgh = self.working.held(trace, self.hash)
        for t in range(0, 16, 2):
            self.at(trace, "rounds", t, f"rounds {t} and {t + 1}")
            pair = trace.load(words(t), ValueKind("int", 64, 64))
            wk = trace.apply(TWO_WORDS, (pair,), kind=four_words(self.hash).kind)
            abef, cdgh = trace.apply(ROUNDS, (cdgh, abef, wk)), abef
        return abef, cdgh

    def begun(self, trace: Trace, state: Halves) -> None:
        """A block begins with this hash value."""
        self.working.hold(trace, state)
        self.H.hold(trace, state)

    def chained(self, trace: Trace, state: Halves) -> Halves:
        """The hash value after a block."""
        self.at(trace, "chain", note="H = H + (a, b, ...)")
        abef, cdgh = self.H.held(trace, self.hash)
        return abef + state[0], cdgh + state[1]


def streams(hash: ModuleType, engine: Special, m: int) -> list[FedStream]:
    def named(prefix: str, j: int) -> Special:
        return replace(engine, names=(f"{prefix}{engine.names[0]}{j}", f"{prefix}{engine.names[1]}{j}"), insert=INSERT)

    return [FedStream(hash, named("", j), named("H.", j), j) for j in range(m)]


def blocks(hash: ModuleType, engine: Special, lay: LaneLayout) -> Plan:
    """void multi(word *state, const void *const data[], size_t blocks): state[i*m + j] is word i of message j."""
    s, m, every = Schedule(hash, lay), lay.n, streams(hash, engine, lay.n)
    begin = Trace("begin", comment="the hash values as the instructions want them")
    leave = Trace("leave", comment="the hash values by rows")
    words = Trace("words", weight=10, comment="the message words")
    loop = first_words(words, s, lambda j, size, offset: place(words, j, size, offset))
    last = Trace("last", weight=10, comment="the last sixteen rounds, and the hash values after the block")
    for one in every:
        one.at(begin, "message", one.j)
        one.begun(begin, engine.of_rows(begin, value(begin, hash, one.H, m, one.j)))
        one.begun(last, one.chained(last, one.sixteen(last, in_table(last, s, one.j))))
        one.at(leave, "message", one.j)
        left(leave, hash, engine.rows(leave, one.H.held(leave, hash)), one.H, m, one.j)
    last.of = ""
    next_block(last, hash)
    return around(m, [words, *carried(s, every, loop), last], (s.table,), s.bytes, [begin], [leave])


def nodes(hash: ModuleType, engine: Special, lay: LaneLayout) -> Plan:
    """void pairs(void *digests, const void *nodes, size_t count), m nodes at a time."""
    s, m, every, own = Schedule(hash, lay), lay.n, streams(hash, engine, lay.n), four_words(hash)
    words = Trace("words", weight=10, comment="the words of the nodes")
    loop = first_words(words, s, in_a_row(hash, words.var("nodes", POINTER)))
    last = Trace("last", weight=10, comment="the last sixteen rounds of the nodes")
    padding = Trace("padding", weight=40, comment="sixteen rounds on the padding")
    padded = Loop(padding.name, "kp", {"kp": 2 * hash.WIDTH})
    end = Trace("digests", weight=10, comment="the digests")
    for one in every:
        one.at(words, "begin", note="a, b, ... = H")
        one.begun(words, engine.of_numbers(words, hash, hash.INITIAL[hash.NAME]))
        one.begun(last, one.chained(last, one.sixteen(last, in_table(last, s, one.j))))
        one.working.hold(padding, one.sixteen(padding, lambda t: Address("constants", 64, t * hash.WIDTH // 8,
                                                                        padding.var("kp", POINTER))))
        after = engine.rows(end, one.chained(end, one.working.held(end, hash)))
        for i, row in enumerate(after):
            offset = (one.j * len(after) + i) * own.row_bytes
            end.store(Address("digest", own.size, offset, end.var("digests", POINTER)), swapped(row))
    padded.begin(last, range(hash.ROUNDS // 16), kp=(tables(hash)[1].name, 0))
    padding.of = ""
    padding.at("rounds", "next words", note="the next sixteen words")
    turn = [words, *carried(s, every, loop), last, *padded.turn(padding), end, following(hash, m)]
    return and_one_by_one(hash, engine, m, turn, [s.table], s.bytes)


def first_words(trace: Trace, s: Schedule, at: Places) -> Loop:
    """The message words, to registers and to the table; and the loop that makes the others."""
    trace.at("schedule")
    rows = gathered(trace, s.lay, at)
    area = trace.var("area", POINTER)
    for r in range(s.lay.rows):
        s.store(trace, [stream[r] for stream in rows], r, area)
    s.keep(trace, rows)
    loop = Loop("carry", "p", s.steps())
    loop.begin(trace, range(s.hash.ROUNDS // 16 - 1), p=area, **s.k)
    return loop


def carried(s: Schedule, every: Sequence[FedStream], loop: Loop) -> list[PlanItem]:
    """All rounds but the last sixteen."""
    trace = Trace(loop.name, weight=40, comment="sixteen rounds beside the next sixteen words")
    s.more(trace, trace.var("p", POINTER), s.ks(trace))
    for one in every:
        one.working.hold(trace, one.sixteen(trace, in_table(trace, s, one.j)))
    trace.of = ""
    trace.at("rounds", "next words", note="the next sixteen words")
    return loop.turn(trace)


def in_table(trace: Trace, s: Schedule, j: int) -> Callable[[int], Address]:
    """Where the words of message j are that rounds read: behind `p`."""
    return lambda t: Address("schedule", 64, s.lay.offset(t, j), trace.var("p", POINTER))
