"""Blocks of a message of one shape, with rounds in integer registers: what is constant folds.

A block that is constant altogether has its W_t + K_t in a table. Of others the rows that sixteen bytes of memory hold are made in
lanes, with constants among them, or each word is made before its round.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ..spec.words import OnDemand
from .blocks import carried
from .constant_words import layout_row, word
from .fixed_planner import FixedPlanner, write_digest
from .graph import DataflowGraph, Node
from .layout import layout_of_words, word_kind
from .loops import POINTER, Loop, PlanItem
from .rounds import load_state, rounds, set_working, store_state, uniform, working
from .schedule import Direct, Literals, Loaded, Schedule
from .shapes import Block, Start
from .shapes import schedule as constant_words


class InWords(FixedPlanner):
    """Steps whose hash value is the working variables, and in memory behind `state`."""

    def value(self, graph: DataflowGraph, start: Start) -> list[Node]:
        """A hash value as words in integer registers."""
        if start.numbers:
            return [graph.const(x, word_kind(self.hash)) for x in start.numbers]
        return load_state(graph, self.hash, start.pointer, start.first)

    def state(self, graph: DataflowGraph, start: Start | None) -> list[Node]:
        """The hash value before a step."""
        return self.value(graph, start) if start else working(graph, self.hash)

    def finish_block(self, graph: DataflowGraph, after: Sequence[Node], start: Start | None, digest_bytes: int | None) -> None:
        """The hash value after a block, of which `after` are the working variables."""
        graph.at("rounds", "chain", note="H = H + (a, b, ...)")
        new = self.hash.chain(self.value(graph, start or Start(pointer="state")), after)
        if digest_bytes:
            write_digest(graph, self.hash, digest_bytes, new)
            return
        store_state(graph, self.hash, new)
        if digest_bytes is None:
            set_working(graph, self.hash, new)

    def enter(self, graph: DataflowGraph, start: Start) -> None:
        value = self.value(graph, start)
        store_state(graph, self.hash, value)
        set_working(graph, self.hash, value)

    def block(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        (self.by_table if block.constant and uniform(self.hash) else self.straight)(block, start, digest_bytes)

    def by_table(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """A constant block: its rounds read a table, sixteen in a turn."""
        hash, name = self.hash, self.blocks
        line, words = Schedule(hash, layout_of_words(hash)), self.table(block)
        loop = Loop(f"sixteen{name}", "p", {"p": line.steps()["p"]})
        begin = DataflowGraph(f"table{name}", comment="a constant block: W_t + K_t is a table")
        loop.begin(begin, range(hash.ROUNDS // 16), p=(words.name, 0))
        now = self.state(begin, start)
        if any(node.op != "var" for node in now):
            set_working(begin, hash, now)
        loop_body = DataflowGraph(loop.name, weight=40, comment="sixteen rounds")
        wk = line.loads(loop_body, loop_body.var("p", POINTER))
        set_working(loop_body, hash, rounds(loop_body, hash, working(loop_body, hash), range(16), wk))
        loop_body.at("rounds", "next words", note="the next sixteen words")
        last = DataflowGraph(f"after{name}", comment="the hash value after the block")
        self.finish_block(last, working(last, hash), start, digest_bytes)
        self.items += [begin, *loop.single_block(loop_body), last]

    def straight(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """A block of whose words some are constant, as straight code."""
        hash, s, name = self.hash, Schedule(self.hash, self.lay), self.blocks
        begin = DataflowGraph(f"rows{name}", comment="the message words")
        begin.at("schedule")
        lanes = s.lay.register_class == "vec" and not block.constant
        loaded_rows = [layout_row(begin, hash, s.lay, block, r, self.moved) for r in range(s.lay.rows)] if lanes else []
        block_rows = [node for node in loaded_rows if node is not None]
        if not block_rows or len(block_rows) < len(loaded_rows):
            straight_block = DataflowGraph(f"block{name}", weight=10, comment="one block, each word computed before its round")
            straight_block.at("schedule")
            message_words = [word(straight_block, hash, block, t, self.moved) for t in range(16)]
            wk = with_constants(straight_block, hash, block, Direct(straight_block, hash, [message_words], Literals(hash)))
            straight_block.at("rounds", "round", 0)
            self.finish_block(straight_block,
                              rounds(straight_block, hash, self.state(straight_block, start), range(hash.ROUNDS), wk), start,
                              digest_bytes)
            self.items.append(straight_block)
            return
        self.tables[s.table.name] = s.table
        scratch = begin.var("area", POINTER)
        for r, node in enumerate(block_rows):
            if node.op != "const":
                s.store(begin, [node], r, scratch)
                begin.set(s.name(0, r), node)
        if uniform(hash):
            self.items += [begin, *self.staged(block, block_rows, start, digest_bytes)]
            return
        carry = DataflowGraph(f"carry{name}", weight=10, comment="rounds beside the schedule")
        scratch, rows = carry.var("area", POINTER), row_nodes(carry, s, block_rows)
        for first in range(16, len(hash.K), 16):
            s.extend(carry, rows, first, scratch, s.ks(), s.lay.offset(first))
        wk = with_constants(carry, hash, block, s.loads(carry, scratch))
        carry.at("rounds", "round", 0)                       # of the numbers that these begin with, too
        set_working(carry, hash, rounds(carry, hash, self.state(carry, start), range(hash.ROUNDS - 16), wk))
        last = DataflowGraph(f"last{name}", weight=10, comment="the last sixteen rounds")
        wk = with_constants(last, hash, block, s.loads(last, last.var("area", POINTER)))
        self.finish_block(last, rounds(last, hash, working(last, hash), range(hash.ROUNDS - 16, hash.ROUNDS), wk), start,
                          digest_bytes)
        self.items += [begin, carry, last]

    def staged(self, block: Block, block_rows: Sequence[Node], start: Start | None, digest_bytes: int | None) -> list[PlanItem]:
        """The rounds of a block whose first rows are stored: sixteen in which constants fold, then a loop as of `blocks`."""
        hash, s, name = self.hash, Schedule(self.hash, self.lay), self.blocks
        loop = Loop(f"more{name}", "p", s.steps())
        first = DataflowGraph(f"first{name}", weight=10, comment="sixteen rounds beside the next words")
        scratch, rows = first.var("area", POINTER), row_nodes(first, s, block_rows)
        s.extend(first, rows, 16, scratch, s.ks(), s.lay.offset(16))
        s.set_rows(first, rows)
        loop.begin(first, range(1, hash.ROUNDS // 16 - 1), p=scratch, **s.k)
        words = with_constants(first, hash, block, with_early_rounds(first, self, block, s.loads(first, scratch)))
        first.at("rounds", "round", 0)                       # of the numbers that these begin with, too
        set_working(first, hash, rounds(first, hash, self.state(first, start), range(16), words))
        carry = carried(s, loop, "sixteen rounds beside the next words")
        last = DataflowGraph(f"last{name}", weight=10, comment="the last sixteen rounds")
        wk = s.loads(last, last.var("p", POINTER))
        self.finish_block(last, rounds(last, hash, working(last, hash), range(16), wk), start, digest_bytes)
        return [first, *carry, last]


def with_constants(graph: DataflowGraph, hash: ModuleType, block: Block, others: Any) -> OnDemand:
    """W_t + K_t where W_t is constant, else what `others` says of it."""
    W = constant_words(hash, block)
    return OnDemand(lambda t: others[t] if (w := W[t]) is None else graph.const(w + hash.K[t], word_kind(hash)))


def row_nodes(graph: DataflowGraph, s: Schedule, block_rows: Sequence[Node]) -> list[list[Node]]:
    """The rows of a block's message words in another region: those that are constant, and the variables of the others."""
    return [[graph.const(node.data, node.kind) if node.op == "const" else row_variable
             for node, row_variable in zip(block_rows, s.row_variables(graph)[0])]]


EARLY_ROUNDS = 2                                      # rounds that take their words from integer registers: measured, on Zen 3


def with_early_rounds(graph: DataflowGraph, planner: FixedPlanner, block: Block, others: Loaded) -> OnDemand:
    """W_t + K_t of the first rounds from integer registers: they need not wait for what vectors store."""
    def early_word(t: int) -> Node:
        if t >= EARLY_ROUNDS:
            return others[t]
        w = word(graph, planner.hash, block, t, planner.moved)
        graph.at("rounds", "round", t)
        return Literals(planner.hash).add_k(graph, w, t)

    return OnDemand(early_word)
