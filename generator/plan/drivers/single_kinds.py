"""Plans of the kinds `schedule` and `rounds`, each of which does one half of a compression.

Input: a hash and a layout. Output: the plan of a function that stores the schedules of n blocks, or
the plan of a function that compresses one block whose schedule is stored.
"""

from types import ModuleType

from ..engines.rounds import (
    StridedWords,
    is_uniform,
    load_state,
    run_rounds,
    set_stride_multiples,
    set_working_variables,
    store_next_state,
    update_working_variables,
    working_variables,
)
from ..graph import POINTER, DataflowGraph
from ..layout import LaneLayout
from ..loops import Loop, Plan, PlanItem, describe_rounds, set_scratch_address
from ..schedule import Schedule


def plan_schedule(hash: ModuleType, lay: LaneLayout) -> Plan:
    """Return the plan of void schedule(word *wk, const void *data), which stores W_t + K_t of n
    adjacent blocks: wk[t*n + j] of block j."""
    s, word_groups = Schedule(hash, lay), len(hash.K) // 16
    enter, begin = DataflowGraph("enter"), DataflowGraph("begin", comment="the message words")
    if lay.register_class == "vec":
        set_scratch_address(enter)
    s.load_message_words(begin.pointer("data"), begin.pointer("wk"))
    pointers = s.pointers(begin.pointer("wk"), "wk")
    if s.has_constants:  # the address of K comes before the end value of `wk` in the code
        begin.set("kp", begin.intern("table", (), pointers["kp"][0], POINTER))
    loop = Loop.start(begin, "more", range(word_groups - 1), pointers)
    items: list[PlanItem] = [enter, begin, *plan_extension_loop(s, loop, "the next sixteen words")]
    if len(hash.K) % 16:
        rest = DataflowGraph("rest", comment="the remaining words")
        first = word_groups * 16
        s.append_rows(s.row_variables(rest), range(first, len(hash.K)), rest.pointer("wk"),
                      s.constants(rest, first), first - 16)
        items.append(rest)
    return Plan(("wk", "data"), tuple(items), (s.table,) if s.has_constants else ())


def plan_extension_loop(s: Schedule, loop: Loop, comment: str) -> list[PlanItem]:
    """Return `loop` around the code that computes the words after the first sixteen and stores
    their W_t + K_t, sixteen per iteration; `comment` is printed before the loop's body."""
    body = loop.make_body(comment)
    s.append_next_16(body.pointer(loop.pointer))
    return loop.wrap_block(body)


def plan_compression(hash: ModuleType) -> Plan:
    """Return the plan of void rounds(word state[], const word *wk, size_t stride), which compresses
    one block; wk[t*stride] is its W_t + K_t."""
    enter = DataflowGraph("enter")
    wk, stride = enter.pointer("wk"), set_stride_multiples(enter, hash)
    set_working_variables(enter, hash, load_state(enter, hash))
    parameters = ("state", "wk", "stride")
    if not is_uniform(hash):
        block = DataflowGraph("block", weight=10)
        words = StridedWords(block, hash, block.pointer("wk"))
        state = working_variables(block, hash)
        store_next_state(block, hash, run_rounds(hash, state, range(hash.ROUNDS), words))
        return Plan(parameters, (enter, block))
    # The end value of `wk` is its first value plus ROUNDS strides, a sum of shifted strides.
    first, *others = (stride.shifted(-bit) for bit in reversed(range(hash.ROUNDS.bit_length()))
                      if hash.ROUNDS >> bit & 1)
    enter.set("upper_bound", wk + sum(others, first))
    loop = Loop("sixteen", "wk")
    loop_body = loop.make_body(describe_rounds(range(hash.ROUNDS // 16)))
    words = StridedWords(loop_body, hash, loop_body.pointer("wk"))
    update_working_variables(loop_body, hash, range(16), words)
    loop_body.set("wk", words.bases[-1] + loop_body.pointer("stride4"))
    last = DataflowGraph("last", comment="the state after the block")
    store_next_state(last, hash, working_variables(last, hash))
    return Plan(parameters, (enter, *loop.wrap(loop_body), last))
