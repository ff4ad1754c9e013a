"""Plans of `blocks` kernels: schedules of n blocks are computed together, and their rounds run one
block after the other.

Input: a hash, layouts and a round engine. Output: a plan. The rounds read W_t + K_t from a table in
the scratch area. The schedule runs 16 words ahead of the rounds of the first block of its batch and
overlaps with them (software pipelining); the other blocks of the batch run rounds alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

from ...x86.program import SCRATCH, Jump, Label
from ..engines.rounds import (
    RoundEngine,
    is_uniform,
    load_state,
    run_rounds,
    set_working_variables,
    store_next_state,
    update_working_variables,
    working_variables,
)
from ..gather import load_contiguous_words
from ..graph import DataflowGraph, Node
from ..layout import LaneLayout
from ..loops import (
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    describe_last_rounds,
    describe_rounds,
    loop_over_batches,
    set_scratch_address,
)
from ..schedule import ComputedWords, Schedule


def plan_blocks(engine: RoundEngine, layouts: Sequence[LaneLayout]) -> Plan:
    """Return the plan of void blocks(word state[], const void *data, size_t blocks), which
    compresses `blocks` message blocks into the hash value at `state`."""
    body = engine.plan_loops(layouts)
    items = (Jump("done", "e", "blocks", 0), *engine.entry_items(body.scratch_bytes > 0),
             *body.items, *engine.exit_items())
    return Plan(("state", "data", "blocks"), items, body.tables, body.scratch_bytes)


@dataclass(frozen=True)
class ScalarEngine(RoundEngine):
    """Engine of rounds in integer registers. Its subclasses run other rounds for blocks whose
    W_t + K_t are in memory already.

    The first block of a batch runs its rounds in integer registers, beside the schedule of the
    batch. The loops of a plan use the layouts in order, each while at least its n blocks remain;
    the last layout has n = 1. With `fused_seam`, the start of a block also finishes the block
    before it, and the last block is finished after the loop.
    """

    fused_seam: ClassVar[bool] = False

    def entry_items(self, uses_scratch: bool) -> list[PlanItem]:
        """Return the code that loads the hash value into the working variables. With
        `uses_scratch`, the code also computes the address of the scratch area."""
        enter = DataflowGraph("enter",
                              comment="the working variables are the intermediate hash value")
        if uses_scratch:
            set_scratch_address(enter)
        set_working_variables(enter, self.hash, load_state(enter, self.hash))
        return [enter]

    def plan_loops(self, layouts: Sequence[LaneLayout]) -> Plan:
        """Return a plan with a loop over batches for each layout, in order, and with the tables and
        the scratch bytes that these loops need."""
        items: list[PlanItem] = []
        schedules = [Schedule(self.hash, lay) for lay in layouts]
        next_labels = [*(f"batch{s.lay.n}" for s in schedules[1:]), "done"]
        for s, next_label in zip(schedules, next_labels):
            body = (plan_integer_block(s) if s.lay.register_class == "int"
                    else plan_batch(s, self))
            items += loop_over_batches(s.lay.n, body, next_label)
        tables = {s.table.name: s.table for s in schedules if s.has_constants}
        return Plan((), (*items, Label("done")), (*tables.values(), *self.tables()),
                    max((s.table_bytes for s in schedules if s.lay.register_class == "vec"),
                        default=0))

    # rounds of a block whose W_t + K_t are in memory

    def table_words(self, s: Schedule, base: Node) -> Any:
        """Return the sequence of W_t + K_t, indexed by t, as loads from the schedule's table;
        `base` is the address of W_0 + K_0."""
        return s.table_words(base, s.constants(base.graph))

    def start_block(self, graph: DataflowGraph, wk: Any) -> int:
        """Append the code before a block's round loop; return the number of groups of 16 rounds
        that this code runs. In this class, there is no such code. `wk[t]` is W_t + K_t."""
        return 0

    def run_16_rounds(self, graph: DataflowGraph, wk: Any) -> None:
        """Run sixteen rounds on the engine's variables; `wk[t]` is W_t + K_t."""
        update_working_variables(graph, self.hash, range(16), wk)

    def finish_block(self, graph: DataflowGraph) -> None:
        """Add the working variables to the hash value; store the sum to memory and to the working
        variables."""
        store_next_state(graph, self.hash, working_variables(graph, self.hash))


def count_blocks(n: int) -> str:
    """Return a number of blocks as text for comments, such as "1 block" or "4 blocks"."""
    return "1 block" if n == 1 else f"{n} blocks"


def plan_batch(s: Schedule, engine: ScalarEngine) -> list[PlanItem]:
    """Return the plan of one batch. The rounds of the first block run beside the schedule `s` of
    all blocks; then the rounds of the other blocks follow, one block after the other. `engine` runs
    them as a loop over groups of 16 rounds. If the rounds of the hash do not repeat every 16, they
    are straight-line code, and `engine` is not used."""
    n, block_loop = s.lay.n, None
    begin = DataflowGraph(f"begin{n}",
                          comment=f"the schedule of {count_blocks(n)}: the message words")
    scratch = begin.pointer(SCRATCH)
    if n > 1:
        block_loop = Loop.start(begin, f"other{n}", range(n),
                                {"q": (scratch, s.lay.block_stride_bytes)}, "end_of_batch")
    s.load_message_words(begin.pointer("data"), scratch)
    if not is_uniform(s.hash):
        return [begin, *plan_unrolled_batch(s, block_loop)]
    first = plan_first_block(s, begin, block_loop)
    return [*first, *plan_block_loop(s, engine, block_loop)] if block_loop else first


def plan_first_block(s: Schedule, begin: DataflowGraph,
                     block_loop: Loop | None) -> list[PlanItem]:
    """Return the plan of a batch's first block: rounds in integer registers beside the schedule `s`
    of the batch.

    `begin`, the basic block that loads the message words, comes first in the result. The code also
    advances the pointers of `block_loop`, the loop over the batch's other blocks, or None if n = 1.
    """
    hash, name = s.hash, f"{s.lay.n}"
    iterations = range(hash.ROUNDS // 16 - 1)
    round_loop = Loop.start(begin, f"carry{name}", iterations, s.pointers(begin.pointer(SCRATCH)))
    block, words = (" of the block", "its next sixteen words") if s.lay.n == 1 else (
        " of the first block", f"the next sixteen words of each of {s.lay.n} blocks")
    loop_items = plan_overlapped_loop(s, round_loop,
                                      f"{describe_rounds(iterations, block)}, beside {words}")
    last = DataflowGraph(f"last{name}", weight=10, comment=f"{describe_last_rounds(hash)}{block}")
    run_block(last, hash, s.table_words(last.pointer("p"), s.constants(last)), 16)
    if block_loop:
        block_loop.advance_pointers(last)
    return [begin, *loop_items, last]


def plan_block_loop(s: Schedule, engine: ScalarEngine, block_loop: Loop) -> list[PlanItem]:
    """Return the plan of `block_loop`. In each iteration, `engine` runs the rounds of one block of
    a batch. The rounds read the table of W_t + K_t of the schedule `s`.

    In this table, the variable `q` points to the block's first word, `p` to the words of its next
    16 rounds.
    """
    lay, n = s.lay, s.lay.n
    begin = block_loop.make_body("the end of a block, and rounds 0 to 15 of the next"
                                 if engine.fused_seam else "the next block of the batch", 8 * n)
    wk = begin.pointer("q")
    first_iteration = engine.start_block(begin, engine.table_words(s, wk))
    iterations = range(first_iteration, s.hash.ROUNDS // 16)
    round_loop = Loop.start(begin, f"plain{n}", iterations,
                            s.pointers(wk) if lay.without_k else {"p": (wk, s.step_bytes)})
    body = round_loop.make_body(describe_rounds(iterations, " of one block"), 40 * n)
    engine.run_16_rounds(body, engine.table_words(s, body.pointer("p")))
    round_items = round_loop.wrap_block(body)
    end = (DataflowGraph(f"close{n}", weight=8, comment="the hash value after the batch")
           if engine.fused_seam
           else DataflowGraph(f"end{n}", weight=8 * n, comment="the state after the block"))
    engine.finish_block(end)
    if engine.fused_seam:
        block_loop.advance_pointers(begin)
        advance_to_next_block(begin, s.hash)
        return [*block_loop.wrap(begin, *round_items), end]
    advance_to_next_block(end, s.hash)
    block_loop.advance_pointers(end)
    return block_loop.wrap(begin, *round_items, end)


def plan_overlapped_loop(s: Schedule, loop: Loop, comment: str) -> list[PlanItem]:
    """Return the plan of `loop`. Each iteration runs sixteen rounds in integer registers, on the
    words at the pointer `p`. It also computes the next sixteen words of the schedule `s` (software
    pipelining). `comment` is printed before the loop's body."""
    body = loop.make_body(comment)
    p = body.pointer("p")
    s.append_next_16(p)
    update_working_variables(body, s.hash, range(16), s.table_words(p, s.constants(body)))
    body.set_group("rounds", "next words", note="the next sixteen words")
    return loop.wrap_block(body)


def plan_unrolled_batch(s: Schedule, block_loop: Loop | None) -> list[PlanItem]:
    """Return the part of a batch's plan that follows the loads of its message words, for hashes
    whose rounds do not repeat every 16. It computes the schedules and runs the rounds of each block
    as straight-line code. `block_loop` is the loop over all blocks but the first, None if n = 1."""
    first_block = DataflowGraph(
        f"carry{s.lay.n}", weight=10,
        comment=f"all rounds of one block; schedule of {count_blocks(s.lay.n)}")
    scratch, rows = first_block.pointer(SCRATCH), s.row_variables(first_block)
    s.append_rows(rows, range(16, len(s.hash.K)), scratch, s.constants())
    run_block(first_block, s.hash, s.table_words(scratch))
    if not block_loop:
        return [first_block]
    other = block_loop.make_body("all rounds of the next block", 10 * s.lay.n)
    first_block.set("q", scratch + s.lay.block_stride_bytes)
    run_block(other, s.hash, s.table_words(other.pointer("q")))
    ready = f"ready{s.lay.n}"
    return [first_block, Jump(ready, "e", "q", "end_of_batch"), *block_loop.wrap_block(other),
            Label(ready)]


def run_block(graph: DataflowGraph, hash: ModuleType, wk: Any, rounds: int | None = None) -> None:
    """Run the rounds of one block on the working variables: all rounds, or the last `rounds` ones.
    Store the hash value after the block, and advance to the next block. `wk[t]` is the node W_t +
    K_t, with t counted from the first round that runs."""
    state = run_rounds(hash, working_variables(graph, hash), range(rounds or hash.ROUNDS),
                       wk)
    store_next_state(graph, hash, state)
    advance_to_next_block(graph, hash)


def plan_integer_block(s: Schedule) -> list[PlanItem]:
    """Return the plan of one block whose schedule is computed in integer registers, each word just
    before its round."""
    hash = s.hash
    begin = DataflowGraph("begin", weight=10, comment="rounds 0 to 15, on the message words"
                          if is_uniform(hash) else "all rounds, on the message words")
    rows = load_contiguous_words(s.lay, begin.pointer("data"))
    wk = ComputedWords(s, rows, s.constants())
    if not is_uniform(hash):
        run_block(begin, hash, wk)
        return [begin]
    update_working_variables(begin, hash, range(16), wk)
    s.set_rows(begin, rows)
    iterations = range(1, hash.ROUNDS // 16)
    loop = Loop.start(begin, "carry", iterations, s.k_pointer)
    body = loop.make_body(f"{describe_rounds(iterations)}, and their words")
    rows = s.row_variables(body)
    wk = ComputedWords(s, rows, s.constants(body))
    update_working_variables(body, hash, range(16, 32), wk)
    s.set_rows(body, rows)
    last = DataflowGraph("last", weight=10, comment="the state after the block")
    store_next_state(last, hash, working_variables(last, hash))
    advance_to_next_block(last, hash)
    return [begin, *loop.wrap_block(body), last]
