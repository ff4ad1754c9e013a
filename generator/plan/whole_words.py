"""Blocks of a message of one shape, with rounds in integer registers: what is constant folds.

A block that is constant altogether has its W_t + K_t in a table. Of others the rows that sixteen bytes of memory hold are made in
lanes, with constants among them, or each word is made before its round.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ..text.words import OnDemand
from .blocks import carried
from .graph import Node, Trace
from .known import layout_row, word
from .layout import layout_of_words, word_kind
from .loops import POINTER, Loop, PlanItem
from .making import Making, write_digest
from .rounds import load_state, rounds, set_working, store_state, uniform, working
from .schedule import Direct, Literals, Loaded, Schedule
from .shapes import Block, Start
from .shapes import schedule as constant_words


class InWords(Making):
    """Steps whose hash value is the working variables, and in memory behind `state`."""

    def value(self, trace: Trace, start: Start) -> list[Node]:
        """A hash value as words in integer registers."""
        if start.numbers:
            return [trace.const(x, word_kind(self.hash)) for x in start.numbers]
        return load_state(trace, self.hash, start.pointer, start.first)

    def state(self, trace: Trace, start: Start | None) -> list[Node]:
        """The hash value before a step."""
        return self.value(trace, start) if start else working(trace, self.hash)

    def settle(self, trace: Trace, after: Sequence[Node], start: Start | None, put: int | None) -> None:
        """The hash value after a block, of which `after` are the working variables."""
        trace.at("rounds", "chain", note="H = H + (a, b, ...)")
        new = self.hash.chain(self.value(trace, start or Start(pointer="state")), after)
        if put:
            write_digest(trace, self.hash, put, new)
            return
        store_state(trace, self.hash, new)
        if put is None:
            set_working(trace, self.hash, new)

    def enter(self, trace: Trace, start: Start) -> None:
        value = self.value(trace, start)
        store_state(trace, self.hash, value)
        set_working(trace, self.hash, value)

    def block(self, block: Block, start: Start | None, put: int | None) -> None:
        (self.by_table if block.constant and uniform(self.hash) else self.straight)(block, start, put)

    def by_table(self, block: Block, start: Start | None, put: int | None) -> None:
        """A constant block: its rounds read a table, sixteen in a turn."""
        hash, name = self.hash, self.blocks
        line, words = Schedule(hash, layout_of_words(hash)), self.table(block)
        loop = Loop(f"sixteen{name}", "p", {"p": line.steps()["p"]})
        begin = Trace(f"table{name}", comment="a constant block: W_t + K_t is a table")
        loop.begin(begin, range(hash.ROUNDS // 16), p=(words.name, 0))
        now = self.state(begin, start)
        if any(node.op != "var" for node in now):
            set_working(begin, hash, now)
        sixteen = Trace(loop.name, weight=40, comment="sixteen rounds")
        wk = line.loads(sixteen, sixteen.var("p", POINTER))
        set_working(sixteen, hash, rounds(sixteen, hash, working(sixteen, hash), range(16), wk))
        sixteen.at("rounds", "next words", note="the next sixteen words")
        last = Trace(f"after{name}", comment="the hash value after the block")
        self.settle(last, working(last, hash), start, put)
        self.items += [begin, *loop.turn(sixteen), last]

    def straight(self, block: Block, start: Start | None, put: int | None) -> None:
        """A block of whose words some are constant, as straight code."""
        hash, s, name = self.hash, Schedule(self.hash, self.lay), self.blocks
        begin = Trace(f"rows{name}", comment="the message words")
        begin.at("schedule")
        lanes = s.lay.bank == "vec" and not block.constant
        found = [layout_row(begin, hash, s.lay, block, r, self.moved) for r in range(s.lay.rows)] if lanes else []
        gathered = [node for node in found if node is not None]
        if not gathered or len(gathered) < len(found):
            every = Trace(f"block{name}", weight=10, comment="one block, each word computed before its round")
            every.at("schedule")
            sixteen = [word(every, hash, block, t, self.moved) for t in range(16)]
            wk = given(every, hash, block, Direct(every, hash, [sixteen], Literals(hash)))
            every.at("rounds", "round", 0)
            self.settle(every, rounds(every, hash, self.state(every, start), range(hash.ROUNDS), wk), start, put)
            self.items.append(every)
            return
        self.tables[s.table.name] = s.table
        area = begin.var("area", POINTER)
        for r, node in enumerate(gathered):
            if node.op != "const":
                s.store(begin, [node], r, area)
                begin.set(s.name(0, r), node)
        if uniform(hash):
            self.items += [begin, *self.staged(block, gathered, start, put)]
            return
        carry = Trace(f"carry{name}", weight=10, comment="rounds beside the schedule")
        area, rows = carry.var("area", POINTER), kept(carry, s, gathered)
        for first in range(16, len(hash.K), 16):
            s.extend(carry, rows, first, area, s.ks(), s.lay.offset(first))
        wk = given(carry, hash, block, s.loads(carry, area))
        carry.at("rounds", "round", 0)                       # of the numbers that these begin with, too
        set_working(carry, hash, rounds(carry, hash, self.state(carry, start), range(hash.ROUNDS - 16), wk))
        last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds")
        wk = given(last, hash, block, s.loads(last, last.var("area", POINTER)))
        self.settle(last, rounds(last, hash, working(last, hash), range(hash.ROUNDS - 16, hash.ROUNDS), wk), start, put)
        self.items += [begin, carry, last]

    def staged(self, block: Block, gathered: Sequence[Node], start: Start | None, put: int | None) -> list[PlanItem]:
        """The rounds of a block whose first rows are stored: sixteen in which constants fold, then a loop as of `blocks`."""
        hash, s, name = self.hash, Schedule(self.hash, self.lay), self.blocks
        loop = Loop(f"more{name}", "p", s.steps())
        first = Trace(f"first{name}", weight=10, comment="sixteen rounds beside the next words")
        area, rows = first.var("area", POINTER), kept(first, s, gathered)
        s.extend(first, rows, 16, area, s.ks(), s.lay.offset(16))
        s.keep(first, rows)
        loop.begin(first, range(1, hash.ROUNDS // 16 - 1), p=area, **s.k)
        known = given(first, hash, block, early(first, self, block, s.loads(first, area)))
        first.at("rounds", "round", 0)                       # of the numbers that these begin with, too
        set_working(first, hash, rounds(first, hash, self.state(first, start), range(16), known))
        carry = carried(s, loop, "sixteen rounds beside the next words")
        last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds")
        wk = s.loads(last, last.var("p", POINTER))
        self.settle(last, rounds(last, hash, working(last, hash), range(16), wk), start, put)
        return [first, *carry, last]


def given(trace: Trace, hash: ModuleType, block: Block, others: Any) -> OnDemand:
    """W_t + K_t where W_t is constant, else what `others` says of it."""
    W = constant_words(hash, block)
    return OnDemand(lambda t: others[t] if (w := W[t]) is None else trace.const(w + hash.K[t], word_kind(hash)))


def kept(trace: Trace, s: Schedule, gathered: Sequence[Node]) -> list[list[Node]]:
    """The rows of a block's message words in another region: those that are constant, and the variables of the others."""
    return [[trace.const(node.data, node.kind) if node.op == "const" else there
             for node, there in zip(gathered, s.kept(trace)[0])]]


EARLY = 2                                      # rounds that take their words from integer registers: measured, on Zen 3


def early(trace: Trace, made: Making, block: Block, others: Loaded) -> OnDemand:
    """W_t + K_t of the first rounds from integer registers: they need not wait for what vectors store."""
    def added(t: int) -> Node:
        if t >= EARLY:
            return others[t]
        w = word(trace, made.hash, block, t, made.moved)
        trace.at("rounds", "round", t)
        return Literals(made.hash).added(trace, w, t)

    return OnDemand(added)
