"""Fixed-length plans with rounds in integer registers, where constants fold.

Input: the blocks of a message shape. Output: code for each. A constant block reads W_t + K_t from a
table. In any other block, rows that loads of sixteen bytes cover are computed in vector lanes, with
their constant bytes merged; if that is impossible, each word is computed before its round.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ..spec.words import LazyWords
from .blocks import overlapped_loop
from .constant_words import layout_row, word
from .fixed_planner import FixedPlanner, write_digest
from .graph import DataflowGraph, Node
from .layout import layout_of_words, word_kind
from .loops import POINTER, Loop, PlanItem
from .rounds import (
    is_uniform,
    load_state,
    rounds,
    set_working_variables,
    store_state,
    working_variables,
)
from .schedule import ComputedWords, LiteralConstants, Schedule, TableWords
from .shapes import Block, Start
from .shapes import constant_schedule_words as constant_words


class ScalarPlanner(FixedPlanner):
    """Planner that keeps the hash value in the working variables, and in memory at `state`."""

    def value(self, graph: DataflowGraph, start: Start) -> list[Node]:
        """Return a starting hash value as words in integer registers."""
        if start.numbers:
            return [graph.const(x, word_kind(self.hash)) for x in start.numbers]
        return load_state(graph, self.hash, start.pointer, start.first)

    def state(self, graph: DataflowGraph, start: Start | None) -> list[Node]:
        """Return the hash value before a step."""
        return self.value(graph, start) if start else working_variables(graph, self.hash)

    def finish_block(self, graph: DataflowGraph, after: Sequence[Node], start: Start | None,
                     digest_bytes: int | None) -> None:
        """Compute the hash value after a block, whose working variables are `after`, and store
        it."""
        graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
        new = self.hash.chain(self.value(graph, start or Start(pointer="state")), after)
        if digest_bytes:
            write_digest(graph, self.hash, digest_bytes, new)
            return
        store_state(graph, self.hash, new)
        if digest_bytes is None:
            set_working_variables(graph, self.hash, new)

    def enter(self, graph: DataflowGraph, start: Start) -> None:
        """Set the hash value before the loop, in the working variables and in memory at `state`."""
        value = self.value(graph, start)
        store_state(graph, self.hash, value)
        set_working_variables(graph, self.hash, value)

    def block(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a block: from a table if it is constant and rounds repeat every 16, else with
        folded constants."""
        by_table = block.is_constant and is_uniform(self.hash)
        (self.by_table if by_table else self.straight)(block, start, digest_bytes)

    def by_table(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a constant block, whose rounds read a table, sixteen per iteration."""
        hash, name = self.hash, self.blocks
        line, words = Schedule(hash, layout_of_words(hash)), self.table(block)
        loop = Loop(f"sixteen{name}", "p", {"p": line.pointer_steps()["p"]})
        begin = DataflowGraph(f"table{name}", comment="a constant block: W_t + K_t is a table")
        loop.initialize(begin, range(hash.ROUNDS // 16), p=(words.name, 0))
        now = self.state(begin, start)
        if any(node.op != "var" for node in now):
            set_working_variables(begin, hash, now)
        loop_body = DataflowGraph(loop.name, weight=40, comment="sixteen rounds")
        wk = line.table_words(loop_body, loop_body.var("p", POINTER))
        set_working_variables(loop_body, hash,
                              rounds(loop_body, hash, working_variables(loop_body, hash), range(16),
                                     wk))
        loop_body.set_group("rounds", "next words", note="the next sixteen words")
        last = DataflowGraph(f"after{name}", comment="the hash value after the block")
        self.finish_block(last, working_variables(last, hash), start, digest_bytes)
        self.items += [begin, *loop.wrap_block(loop_body), last]

    def straight(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a block with constant and variable words."""
        hash, s, name = self.hash, Schedule(self.hash, self.lay), self.blocks
        begin = DataflowGraph(f"rows{name}", comment="the message words")
        begin.set_group("schedule")
        lanes = s.lay.register_class == "vec" and not block.is_constant
        loaded_rows = [layout_row(begin, hash, s.lay, block, r, self.moved)
                       for r in range(s.lay.rows)] if lanes else []
        block_rows = [node for node in loaded_rows if node is not None]
        if not block_rows or len(block_rows) < len(loaded_rows):
            straight_block = DataflowGraph(f"block{name}", weight=10,
                                           comment="one block, each word computed before its round")
            straight_block.set_group("schedule")
            message_words = [word(straight_block, hash, block, t, self.moved) for t in range(16)]
            words = ComputedWords(straight_block, hash, [message_words], LiteralConstants(hash))
            wk = with_constants(straight_block, hash, block, words)
            straight_block.set_group("rounds", "round", 0)
            after = rounds(straight_block, hash, self.state(straight_block, start),
                           range(hash.ROUNDS), wk)
            self.finish_block(straight_block, after, start, digest_bytes)
            self.items.append(straight_block)
            return
        self.tables[s.table.name] = s.table
        scratch = begin.var("area", POINTER)
        for r, node in enumerate(block_rows):
            if node.op != "const":
                s.store(begin, [node], r, scratch)
                begin.set(s.row_name(0, r), node)
        if is_uniform(hash):
            self.items += [begin, *self.stored_row_rounds(block, block_rows, start, digest_bytes)]
            return
        carry = DataflowGraph(f"carry{name}", weight=10, comment="rounds beside the schedule")
        scratch, rows = carry.var("area", POINTER), row_nodes(carry, s, block_rows)
        for first in range(16, len(hash.K), 16):
            s.append_rows(carry, rows, first, scratch, s.constants(), s.lay.offset(first))
        wk = with_constants(carry, hash, block, s.table_words(carry, scratch))
        carry.set_group("rounds", "round", 0)  # also the group of the starting numbers
        set_working_variables(carry, hash,
                              rounds(carry, hash, self.state(carry, start), range(hash.ROUNDS - 16),
                                     wk))
        last = DataflowGraph(f"last{name}", weight=10, comment="the last sixteen rounds")
        wk = with_constants(last, hash, block, s.table_words(last, last.var("area", POINTER)))
        self.finish_block(last,
                          rounds(last, hash, working_variables(last, hash),
                                 range(hash.ROUNDS - 16, hash.ROUNDS), wk), start,
                          digest_bytes)
        self.items += [begin, carry, last]

    def stored_row_rounds(self, block: Block, block_rows: Sequence[Node], start: Start | None,
               digest_bytes: int | None) -> list[PlanItem]:
        """Return the rounds of a block whose first rows are stored: sixteen rounds with folded
        constants, then a loop."""
        hash, s, name = self.hash, Schedule(self.hash, self.lay), self.blocks
        loop = Loop(f"more{name}", "p", s.pointer_steps())
        first = DataflowGraph(f"first{name}", weight=10,
                              comment="sixteen rounds beside the next words")
        scratch, rows = first.var("area", POINTER), row_nodes(first, s, block_rows)
        s.append_rows(first, rows, 16, scratch, s.constants(), s.lay.offset(16))
        s.set_rows(first, rows)
        loop.initialize(first, range(1, hash.ROUNDS // 16 - 1), p=scratch, **s.initial_kp)
        words = with_constants(first, hash, block,
                               with_early_rounds(first, self, block, s.table_words(first, scratch)))
        first.set_group("rounds", "round", 0)  # also the group of the starting numbers
        set_working_variables(first, hash,
                              rounds(first, hash, self.state(first, start), range(16), words))
        carry = overlapped_loop(s, loop, "sixteen rounds beside the next words")
        last = DataflowGraph(f"last{name}", weight=10, comment="the last sixteen rounds")
        wk = s.table_words(last, last.var("p", POINTER))
        self.finish_block(last, rounds(last, hash, working_variables(last, hash), range(16), wk),
                          start, digest_bytes)
        return [first, *carry, last]


def with_constants(graph: DataflowGraph, hash: ModuleType, block: Block, others: Any) -> LazyWords:
    """Return W_t + K_t as literals where W_t is constant, else as `others` computes them."""
    W = constant_words(hash, block)
    return LazyWords(lambda t: others[t] if (w := W[t]) is None
                     else graph.const(w + hash.K[t], word_kind(hash)))


def row_nodes(graph: DataflowGraph, s: Schedule, block_rows: Sequence[Node]) -> list[list[Node]]:
    """Return the rows of a block's message words in another basic block: constants, and variables
    for the others."""
    return [[graph.const(node.data, node.kind) if node.op == "const" else row_variable
             for node, row_variable in zip(block_rows, s.row_variables(graph)[0])]]


EARLY_ROUNDS = 2  # rounds with words from integer registers, measured on Zen 3


def with_early_rounds(graph: DataflowGraph, planner: FixedPlanner, block: Block,
                      others: TableWords) -> LazyWords:
    """Return W_t + K_t with those of the first rounds from integer registers, so that they do not
    wait for vector stores."""
    def early_word(t: int) -> Node:
        if t >= EARLY_ROUNDS:
            return others[t]
        w = word(graph, planner.hash, block, t, planner.moved)
        graph.set_group("rounds", "round", t)
        return LiteralConstants(planner.hash).add_k(graph, w, t)

    return LazyWords(early_word)
