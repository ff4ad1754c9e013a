"""Engine of rounds in integer registers. `ScalarRounds` runs those of a batch's blocks, whose W_t +
K_t are in memory. `Scalar` hashes a message of one shape: a constant block's W_t + K_t are a table,
other words are computed in lanes if loads of sixteen bytes cover them, else singly."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from ...x86.program import SCRATCH, Address, Jump, Label
from ..gather import BlockWords, contiguous_addresses, load_words
from ..graph import DataflowGraph, LazyWords, Node
from ..layout import LaneLayout, layout_of_words, word_kind
from ..loops import (
    Loop,
    Plan,
    PlanItem,
    Pointers,
    advance_to_next_block,
    describe_last_rounds,
    describe_rounds,
    loop_over_batches,
    scratch_address,
)
from ..schedule import ComputedWords, Schedule
from ..shapes import Block, HashValue, constant_schedule_words
from .engine import (
    Engine,
    RoundEngine,
    Step,
    compress,
    is_uniform,
    load_state,
    run_rounds,
    set_working_variables,
    store_next_state,
    store_state,
    update_working_variables,
    working_variables,
    write_digest,
)

# Rounds of a block whose words come from integer registers, so that they do not wait for vector
# stores; the fastest number on Zen 3.
EARLY_ROUNDS = 2


@dataclass(frozen=True)
class ScalarRounds(RoundEngine):
    """Rounds of blocks whose W_t + K_t are in memory. Subclasses run them elsewhere, but those of a
    batch's first block. With `fused_seam`, the start of a block finishes the block before it."""

    fused_seam: ClassVar[bool] = False

    def entry_items(self, uses_scratch: bool) -> list[PlanItem]:
        enter = DataflowGraph("enter",
                              comment="the working variables are the intermediate hash value")
        if uses_scratch:
            enter.set(SCRATCH, scratch_address(enter))
        set_working_variables(enter, self.hash, load_state(enter, self.hash))
        return [enter]

    def table_words(self, s: Schedule, base: Node) -> Any:
        """Return W_t + K_t in the schedule's table, of which W_0 is at `base`."""
        return s.table_words(base)

    def start_block(self, graph: DataflowGraph, wk: Any) -> int:
        """Append the code before a block's round loop; return how many sixteen rounds it runs."""
        return 0

    def run_rounds_on_variables(self, graph: DataflowGraph, ts: Sequence[int], wk: Any) -> None:
        """Run the rounds `ts` from variables to variables; `wk[t]` is W_t + K_t."""
        update_working_variables(graph, self.hash, ts, wk)

    def finish_block(self, graph: DataflowGraph) -> None:
        store_next_state(graph, self.hash, working_variables(graph, self.hash))

    def plan_loops(self, layouts: Sequence[LaneLayout]) -> Plan:
        schedules = [Schedule(self.hash, lay) for lay in layouts]
        items: list[PlanItem] = []
        for s, next_label in zip(schedules, [*(f"batch{s.lay.n}" for s in schedules[1:]), "done"]):
            body = (self.plan_integer_block(s) if s.lay.register_class == "int"
                    else self.plan_batch(s))
            items += loop_over_batches(s.lay.n, body, next_label)
        tables = {s.table.name: s.table for s in schedules if s.has_constants}
        return Plan((), (*items, Label("done")), (*tables.values(), *self.tables()),
                    max((s.table_bytes for s in schedules if s.lay.register_class == "vec"),
                        default=0))

    def plan_batch(self, s: Schedule) -> list[PlanItem]:
        """Return one batch: the rounds of the first block beside the schedule of all, then
        those of the others; straight-line code for each block if the rounds do not repeat every
        sixteen."""
        n, begin = s.lay.n, start_batch(s)
        scratch, others = begin.pointer(SCRATCH), list[PlanItem]()
        pointers: Pointers = {"q": (scratch, s.lay.block_stride_bytes)}
        blocks = Loop.start(begin, f"other{n}", range(n), pointers, "end_of_batch"
                            ) if n > 1 else None
        s.load_message_words(begin.pointer("data"), scratch)
        if is_uniform(s.hash):
            first = plan_first_block(s, begin, blocks)
            return [*first, *self.plan_block_loop(s, blocks)] if blocks else first
        block = DataflowGraph(f"carry{n}", weight=10, comment="all rounds of one block; schedule "
                              f"of {count_blocks(n)}")
        scratch = block.pointer(SCRATCH)
        s.append_rows(s.row_variables(block), range(16, len(s.hash.K)), scratch, s.constants())
        compress(block, s.hash, s.table_words(scratch))
        if blocks:
            body = blocks.make_body("all rounds of the next block", 10 * n)
            block.set("q", scratch + s.lay.block_stride_bytes)
            compress(body, s.hash, s.table_words(body.pointer("q")))
            others = [Jump(f"ready{n}", "e", "q", "end_of_batch"), *blocks.wrap_block(body),
                      Label(f"ready{n}")]
        return [begin, block, *others]

    def plan_block_loop(self, s: Schedule, block_loop: Loop) -> list[PlanItem]:
        """Wrap `block_loop` around the rounds of one block of a batch. `q` points to the block's
        first word in the table of W_t + K_t, `p` to the words of its next 16 rounds."""
        n = s.lay.n
        begin = block_loop.make_body("the end of a block, and rounds 0 to 15 of the next"
                                     if self.fused_seam else "the next block of the batch", 8 * n)
        wk = begin.pointer("q")
        iterations = range(self.start_block(begin, self.table_words(s, wk)), s.hash.ROUNDS // 16)
        round_loop = Loop.start(begin, f"plain{n}", iterations, {"p": (wk, s.step_bytes)})
        body = round_loop.make_body(describe_rounds(iterations, " of one block"), 40 * n)
        self.run_rounds_on_variables(body, range(16), self.table_words(s, body.pointer("p")))
        round_items = round_loop.wrap_block(body)
        end = (DataflowGraph(f"close{n}", weight=8, comment="the hash value after the batch")
               if self.fused_seam
               else DataflowGraph(f"end{n}", weight=8 * n, comment="the state after the block"))
        self.finish_block(end)
        if self.fused_seam:
            block_loop.advance_pointers(begin)
            advance_to_next_block(begin, s.hash)
            return [*block_loop.wrap(begin, *round_items), end]
        advance_to_next_block(end, s.hash)
        block_loop.advance_pointers(end)
        return block_loop.wrap(begin, *round_items, end)

    def plan_integer_block(self, s: Schedule) -> list[PlanItem]:
        """Return one block whose words are computed in integer registers, each just before its
        round."""
        hash, loops = self.hash, is_uniform(self.hash)
        rounds = "rounds 0 to 15" if loops else "all rounds"
        begin = DataflowGraph("begin", weight=10, comment=f"{rounds}, on the message words")
        rows = load_words(begin, s.lay, contiguous_addresses(s.lay, begin.pointer("data")))
        wk = ComputedWords(s, rows, s.constants().add_k)
        if not loops:
            compress(begin, hash, wk)
            return [begin]
        update_working_variables(begin, hash, range(16), wk)
        loop = self.loop_on_computed_words(s, begin, rows, "carry", "their words")
        last = DataflowGraph("last", weight=10, comment="the state after the block")
        self.finish_block(last)
        advance_to_next_block(last, hash)
        return [begin, *loop, last]

    def loop_on_computed_words(self, s: Schedule, begin: DataflowGraph, rows: list[list[Node]],
                               name: str, words: str, strand: str = "rounds") -> list[PlanItem]:
        """Return the loop of the rounds from 16 on behind `begin`, on words computed in integer
        registers."""
        s.set_rows(begin, rows)
        iterations = range(1, self.hash.ROUNDS // 16)
        loop = Loop.start(begin, name, iterations, s.k_pointer)
        body = loop.make_body(f"{describe_rounds(iterations)}, and {words}")
        wk = ComputedWords(s, s.row_variables(body), s.constants(body).add_k, strand)
        self.run_rounds_on_variables(body, range(16, 32), wk)
        s.set_rows(body, wk.rows)
        return loop.wrap_block(body)


@dataclass
class Scalar(Engine):
    """Engine of one message of one shape; the hash value is in variables and at `state`."""

    def add_k(self, word: Node, t: int) -> Node:
        k: int = self.hash.K[t]
        return word + k

    def words(self, graph: DataflowGraph, block: Block) -> BlockWords:
        """Return the message words of a block, of the message or of a hash value at `state`."""
        if block.space == "state":
            state = graph.pointer("state")
            return BlockWords(graph, self.hash, block,
                              lambda bits, offset: Address("state", bits, offset, state))
        address = self.source(graph)
        return BlockWords(graph, self.hash, block, partial(address, 0))

    def state_before(self, graph: DataflowGraph, start: HashValue | None) -> list[Node]:
        if start is None:
            return working_variables(graph, self.hash)
        if start.numbers:
            return [graph.const(x, word_kind(self.hash)) for x in start.numbers]
        return load_state(graph, self.hash, start.pointer, start.first)

    def finish_block(self, graph: DataflowGraph, state: Sequence[Node], step: Step) -> None:
        """Add the working variables `state` to the hash value before the block; store the sum."""
        graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
        before = self.state_before(graph, step.start or HashValue(pointer="state"))
        after = self.hash.chain(before, state)
        if step.digest_bytes:
            write_digest(graph, self.hash, step.digest_bytes, after)
            return
        store_state(graph, self.hash, after)
        if not step.end:
            set_working_variables(graph, self.hash, after)

    def set_state(self, graph: DataflowGraph, value: HashValue) -> None:
        """Set the hash value in the working variables and in memory at `state`."""
        state = self.state_before(graph, value)
        store_state(graph, self.hash, state)
        set_working_variables(graph, self.hash, state)

    def append_block(self, step: Step) -> None:
        hash, s, block = self.hash, Schedule(self.hash, self.lay), step.block
        if block.is_constant and is_uniform(hash):
            self.append_constant_block(step)
            return
        begin = DataflowGraph(f"rows{self.label}", comment="the message words")
        begin.set_group("schedule")
        words, rows = self.words(begin, block), list[Node | None]()
        if s.lay.register_class == "vec" and not block.is_constant:
            rows = [words.load_row(s.lay.kind, r) for r in range(s.lay.rows)]
        message_rows = [node for node in rows if node is not None]
        if not message_rows or len(message_rows) < len(rows):
            self.append_block_by_words(step)
            return
        self.tables[s.table.name] = s.table
        for r, node in enumerate(message_rows):
            if node.op != "const":
                s.store_message_row([node], r, begin.pointer(SCRATCH))
                begin.set(s.row_name(0, r), node)
        self.items.append(begin)
        self.append_rounds(s, message_rows, step)

    def append_constant_block(self, step: Step) -> None:
        """Append a loop of sixteen rounds, which reads W_t + K_t from a table."""
        hash, name, iterations = self.hash, self.label, range(self.hash.ROUNDS // 16)
        s, table = Schedule(hash, layout_of_words(hash)), self.constant_table(step.block)
        begin = DataflowGraph(f"table{name}", comment="a constant block: W_t + K_t is a table")
        loop = Loop.start(begin, f"sixteen{name}", iterations,
                          {"p": ((table.name, 0), s.step_bytes)})
        state = self.state_before(begin, step.start)
        if any(node.op != "var" for node in state):
            set_working_variables(begin, hash, state)
        body = loop.make_body(describe_rounds(iterations))
        update_working_variables(body, hash, range(16), s.table_words(body.pointer("p")))
        body.set_group("rounds", "next words", note="the next sixteen words")
        last = DataflowGraph(f"after{name}", comment="the hash value after the block")
        self.finish_block(last, working_variables(last, hash), step)
        self.items += [begin, *loop.wrap_block(body), last]

    def append_block_by_words(self, step: Step) -> None:
        """Append straight-line code that computes each word before its round."""
        hash, block = self.hash, step.block
        graph = DataflowGraph(f"block{self.label}", weight=10,
                              comment="one block, each word computed before its round")
        graph.set_group("schedule")
        message = self.words(graph, block)
        words = ComputedWords(Schedule(hash, layout_of_words(hash)),
                              [[message.load_word(t) for t in range(16)]], self.add_k)
        graph.set_group("rounds", "round", 0)
        state = run_rounds(hash, self.state_before(graph, step.start), range(hash.ROUNDS),
                           self.schedule_words(graph, block, words))
        self.finish_block(graph, state, step)
        self.items.append(graph)

    def append_rounds(self, s: Schedule, message_rows: Sequence[Node], step: Step) -> None:
        """Append schedule and rounds of a block whose rows are loaded, with constants folded."""
        hash, block, name, is_loop = self.hash, step.block, self.label, is_uniform(self.hash)
        first = DataflowGraph(f"first{name}", weight=10, comment="rounds beside the schedule")
        scratch = first.pointer(SCRATCH)
        rows = [[first.const(node.data, node.kind) if node.op == "const" else row_variable
                 for node, row_variable in zip(message_rows, s.row_variables(first)[0])]]
        s.append_rows(rows, range(16, 32 if is_loop else len(hash.K)), scratch, s.constants())
        loop_items: list[PlanItem] = []
        if is_loop:
            s.set_rows(first, rows)
            iterations = range(1, hash.ROUNDS // 16 - 1)
            loop = Loop.start(first, f"more{name}", iterations, s.pointers(scratch))
            loop_items = plan_overlapped_loop(
                s, loop, f"{describe_rounds(iterations)}, and the next words")
        wk: Any = self.schedule_words(first, block, s.table_words(scratch), EARLY_ROUNDS)
        first.set_group("rounds", "round", 0)  # for the nodes of the starting hash value
        set_working_variables(first, hash, run_rounds(
            hash, self.state_before(first, step.start),
            range(16 if is_loop else hash.ROUNDS - 16), wk))
        last = DataflowGraph(f"last{name}", weight=10, comment=describe_last_rounds(hash))
        ts = range(hash.ROUNDS - 16, hash.ROUNDS)
        if is_loop:
            ts, wk = range(16), s.table_words(last.pointer("p"))
        else:
            wk = self.schedule_words(last, block, s.table_words(last.pointer(SCRATCH)))
        self.finish_block(last, run_rounds(hash, working_variables(last, hash), ts, wk), step)
        self.items += [first, *loop_items, last]

    def schedule_words(self, graph: DataflowGraph, block: Block, others: Any,
                       early: int = 0) -> LazyWords:
        """Return W_t + K_t: an immediate operand if W_t is constant, a sum in integer registers if
        t < `early`, else `others[t]`."""
        W = constant_schedule_words(self.hash, block)

        def word(t: int) -> Any:
            if (w := W[t]) is not None:
                return graph.const(w + self.hash.K[t], word_kind(self.hash))
            if t >= early:
                return others[t]
            node = self.words(graph, block).load_word(t)
            graph.set_group("rounds", "round", t)
            return self.add_k(node, t)

        return LazyWords(word)


def count_blocks(n: int) -> str:
    return "1 block" if n == 1 else f"{n} blocks"


def start_batch(s: Schedule) -> DataflowGraph:
    return DataflowGraph(f"begin{s.lay.n}",
                         comment=f"the schedule of {count_blocks(s.lay.n)}: the message words")


def plan_first_block(s: Schedule, begin: DataflowGraph,
                     block_loop: Loop | None) -> list[PlanItem]:
    """Return a batch's first block: `begin`, then integer rounds beside the schedule."""
    hash, name = s.hash, f"{s.lay.n}"
    iterations = range(hash.ROUNDS // 16 - 1)
    round_loop = Loop.start(begin, f"carry{name}", iterations, s.pointers(begin.pointer(SCRATCH)))
    block, words = (" of the block", "its next sixteen words") if s.lay.n == 1 else (
        " of the first block", f"the next sixteen words of each of {s.lay.n} blocks")
    loop_items = plan_overlapped_loop(s, round_loop,
                                      f"{describe_rounds(iterations, block)}, beside {words}")
    last = DataflowGraph(f"last{name}", weight=10, comment=f"{describe_last_rounds(hash)}{block}")
    compress(last, hash, s.table_words(last.pointer("p")), 16)
    if block_loop:
        block_loop.advance_pointers(last)
    return [begin, *loop_items, last]


def plan_overlapped_loop(s: Schedule, loop: Loop, comment: str) -> list[PlanItem]:
    """Wrap `loop` around sixteen integer rounds at `p`, beside the next words of `s`."""
    body = loop.make_body(comment)
    p = body.pointer("p")
    s.append_next_16(p)
    update_working_variables(body, s.hash, range(16), s.table_words(p))
    body.set_group("rounds", "next words", note="the next sixteen words")
    return loop.wrap_block(body)
