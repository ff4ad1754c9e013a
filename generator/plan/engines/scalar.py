"""Fixed-length plans with rounds in integer registers, where constants fold.

Input: the blocks of a message shape. Output: code for each block. The rounds of a constant block
read W_t + K_t from a table, or have them as immediate operands if they do not repeat every 16. The
schedule of any other block is computed in vector lanes if loads of sixteen bytes cover its message
words. Otherwise each word is computed before its round, in integer registers.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ...x86.program import SCRATCH
from ..constant_words import BlockWords
from ..drivers.blocks import plan_overlapped_loop
from ..graph import DataflowGraph, Node
from ..layout import layout_of_words, word_kind
from ..lazy_words import LazyWords
from ..loops import Loop, PlanItem, describe_last_rounds, describe_rounds
from ..schedule import ComputedWords, LiteralConstants, Schedule, TableWords
from ..shapes import Block, Start, constant_schedule_words
from .engine import BlockStep, FixedPlanner, write_digest
from .rounds import (
    is_uniform,
    load_state,
    run_rounds,
    set_working_variables,
    store_state,
    update_working_variables,
    working_variables,
)


class ScalarPlanner(FixedPlanner):
    """Planner that keeps the hash value between blocks in the working variables, and in memory at
    `state`."""

    def starting_state(self, graph: DataflowGraph, start: Start) -> list[Node]:
        """Return the hash value `start` as words in integer registers."""
        if start.numbers:
            return [graph.const(x, word_kind(self.hash)) for x in start.numbers]
        return load_state(graph, self.hash, start.pointer, start.first)

    def state_before(self, graph: DataflowGraph, start: Start | None) -> list[Node]:
        """Return the hash value before a step: `start` or, if it is None, the working variables."""
        return (self.starting_state(graph, start) if start
                else working_variables(graph, self.hash))

    def finish_block(self, graph: DataflowGraph, state: Sequence[Node], step: BlockStep) -> None:
        """Add the working variables `state` after a block to the hash value before the block. This
        hash value is `step.start` or, if that is None, in memory at `state`. Write the sum as a
        digest if `step` has digest bytes. Otherwise store it to memory at `state`; unless the block
        is the last one, also set the working variables to it."""
        graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
        before = self.starting_state(graph, step.start or Start(pointer="state"))
        after = self.hash.chain(before, state)
        if step.digest_bytes:
            write_digest(graph, self.hash, step.digest_bytes, after)
            return
        store_state(graph, self.hash, after)
        if not step.is_last:
            set_working_variables(graph, self.hash, after)

    def set_loop_state(self, graph: DataflowGraph, start: Start) -> None:
        """Set the hash value before the loop over full blocks to `start`, in the working variables
        and in memory at `state`."""
        state = self.starting_state(graph, start)
        store_state(graph, self.hash, state)
        set_working_variables(graph, self.hash, state)

    def append_block(self, step: BlockStep) -> None:
        """Append the code of one block. If the block is constant and the rounds of the hash repeat
        every 16, its W_t + K_t are in a table. If the layout has vector lanes and loads of sixteen
        bytes cover the message words, the W_t + K_t are computed in lanes. Otherwise they are
        computed word by word."""
        hash, s, block = self.hash, Schedule(self.hash, self.lay), step.block
        if block.is_constant and is_uniform(hash):
            self.append_constant_block(step)
            return
        begin = DataflowGraph(f"rows{self.step_count}", comment="the message words")
        begin.set_group("schedule")
        uses_lanes = s.lay.register_class == "vec" and not block.is_constant
        words = BlockWords(begin, hash, block, self.advance)
        loaded_rows = ([words.load_layout_row(s.lay, r) for r in range(s.lay.rows)] if uses_lanes
                       else [])
        message_rows = [node for node in loaded_rows if node is not None]
        if not message_rows or len(message_rows) < len(loaded_rows):
            self.append_block_by_words(step)
            return
        self.tables[s.table.name] = s.table
        scratch = begin.pointer(SCRATCH)
        for r, node in enumerate(message_rows):
            if node.op != "const":
                s.store_message_row([node], r, scratch)
                begin.set(s.row_name(0, r), node)
        plan_rounds = self.plan_looped_rounds if is_uniform(hash) else self.plan_unrolled_rounds
        self.items += [begin, *plan_rounds(s, message_rows, step)]

    def append_constant_block(self, step: BlockStep) -> None:
        """Append a constant block: a loop of sixteen rounds per iteration, which reads W_t + K_t
        from a table."""
        hash, name = self.hash, self.step_count
        s, table = Schedule(hash, layout_of_words(hash)), self.constant_table(step.block)
        begin = DataflowGraph(f"table{name}", comment="a constant block: W_t + K_t is a table")
        loop = Loop.start(begin, f"sixteen{name}", range(hash.ROUNDS // 16),
                          {"p": ((table.name, 0), s.step_bytes)})
        state = self.state_before(begin, step.start)
        if any(node.op != "var" for node in state):
            set_working_variables(begin, hash, state)
        body = loop.make_body(describe_rounds(range(hash.ROUNDS // 16)))
        update_working_variables(body, hash, range(16), s.table_words(body.pointer("p")))
        body.set_group("rounds", "next words", note="the next sixteen words")
        last = DataflowGraph(f"after{name}", comment="the hash value after the block")
        self.finish_block(last, working_variables(last, hash), step)
        self.items += [begin, *loop.wrap_block(body), last]

    def append_block_by_words(self, step: BlockStep) -> None:
        """Append one block as straight-line code in integer registers, each word computed before
        its round."""
        hash, block = self.hash, step.block
        graph = DataflowGraph(f"block{self.step_count}", weight=10,
                              comment="one block, each word computed before its round")
        graph.set_group("schedule")
        message = BlockWords(graph, hash, block, self.advance)
        words = ComputedWords(Schedule(hash, layout_of_words(hash)),
                              [[message.load_word(t) for t in range(16)]], LiteralConstants(hash))
        wk = with_constants(graph, hash, block, words)
        graph.set_group("rounds", "round", 0)
        state = run_rounds(hash, self.state_before(graph, step.start), range(hash.ROUNDS),
                           wk)
        self.finish_block(graph, state, step)
        self.items.append(graph)

    def plan_unrolled_rounds(self, s: Schedule, message_rows: Sequence[Node],
                             step: BlockStep) -> list[PlanItem]:
        """Return the schedule and the rounds of a block as straight-line code, for hashes whose
        rounds do not repeat every 16. An earlier basic block has loaded the message rows
        `message_rows` and stored the W_t + K_t of those that are not constant."""
        hash, block, name = self.hash, step.block, self.step_count
        first_rounds = DataflowGraph(f"carry{name}", weight=10,
                                     comment="rounds beside the schedule")
        scratch = first_rounds.pointer(SCRATCH)
        rows = message_row_nodes(first_rounds, s, message_rows)
        s.append_rows(rows, range(16, len(hash.K)), scratch, s.constants())
        wk = with_constants(first_rounds, hash, block, s.table_words(scratch))
        first_rounds.set_group("rounds", "round", 0)  # for the nodes of the starting hash value
        state = run_rounds(hash, self.state_before(first_rounds, step.start),
                           range(hash.ROUNDS - 16), wk)
        set_working_variables(first_rounds, hash, state)
        last = DataflowGraph(f"last{name}", weight=10, comment=describe_last_rounds(hash))
        wk = with_constants(last, hash, block, s.table_words(last.pointer(SCRATCH)))
        state = run_rounds(hash, working_variables(last, hash),
                           range(hash.ROUNDS - 16, hash.ROUNDS), wk)
        self.finish_block(last, state, step)
        return [first_rounds, last]

    def plan_looped_rounds(self, s: Schedule, message_rows: Sequence[Node],
                           step: BlockStep) -> list[PlanItem]:
        """Return the schedule and the rounds of a block: sixteen rounds with folded constants, a
        loop, and the last sixteen rounds. An iteration of the loop runs sixteen rounds and computes
        the next sixteen words. An earlier basic block has loaded the message rows `message_rows`
        and stored the W_t + K_t of those that are not constant."""
        hash, block, name = self.hash, step.block, self.step_count
        first = DataflowGraph(f"first{name}", weight=10,
                              comment="rounds 0 to 15, and the next words")
        scratch, rows = first.pointer(SCRATCH), message_row_nodes(first, s, message_rows)
        s.append_rows(rows, range(16, 32), scratch, s.constants())
        s.set_rows(first, rows)
        iterations = range(1, hash.ROUNDS // 16 - 1)
        loop = Loop.start(first, f"more{name}", iterations, s.pointers(scratch))
        table_words = with_early_words(first, self, block, s.table_words(scratch))
        wk = with_constants(first, hash, block, table_words)
        first.set_group("rounds", "round", 0)  # for the nodes of the starting hash value
        state = run_rounds(hash, self.state_before(first, step.start), range(16), wk)
        set_working_variables(first, hash, state)
        loop_items = plan_overlapped_loop(s, loop,
                                          f"{describe_rounds(iterations)}, and the next words")
        last = DataflowGraph(f"last{name}", weight=10, comment=describe_last_rounds(hash))
        state = run_rounds(hash, working_variables(last, hash), range(16),
                           s.table_words(last.pointer("p")))
        self.finish_block(last, state, step)
        return [first, *loop_items, last]


def with_constants(graph: DataflowGraph, hash: ModuleType, block: Block, others: Any) -> LazyWords:
    """Return the sequence of W_t + K_t, indexed by t: an immediate operand if W_t is constant, else
    the node `others[t]` of the sequence `others` of W_t + K_t."""
    W = constant_schedule_words(hash, block)
    return LazyWords(lambda t: others[t] if (w := W[t]) is None
                     else graph.const(w + hash.K[t], word_kind(hash)))


def message_row_nodes(graph: DataflowGraph, s: Schedule,
                      message_rows: Sequence[Node]) -> list[list[Node]]:
    """Return the message rows `message_rows` of another basic block as nodes of `graph`, in the
    form result[register of a row][row]. A constant row is a constant again; any other row is the
    schedule's variable for it. Each row is one register."""
    return [[graph.const(node.data, node.kind) if node.op == "const" else row_variable
             for node, row_variable in zip(message_rows, s.row_variables(graph)[0])]]


EARLY_ROUNDS = 2  # rounds whose words come from integer registers; the fastest number on Zen 3


def with_early_words(graph: DataflowGraph, planner: FixedPlanner, block: Block,
                     others: TableWords) -> LazyWords:
    """Return the sequence of W_t + K_t of a block, indexed by t. The first EARLY_ROUNDS sums are
    computed in integer registers, so that their rounds do not wait for vector stores. Each other
    sum is `others[t]`, a load of a sum that vector lanes have stored. `planner` is the block's
    planner."""
    def compute_or_load(t: int) -> Node:
        """Return W_t + K_t."""
        if t >= EARLY_ROUNDS:
            return others[t]
        w = BlockWords(graph, planner.hash, block, planner.advance).load_word(t)
        graph.set_group("rounds", "round", t)
        return LiteralConstants(planner.hash).add_k(w, t)

    return LazyWords(compute_or_load)
