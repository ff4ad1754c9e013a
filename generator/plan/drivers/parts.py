"""Drivers of the kinds `schedule` and `rounds`, each of which does one half of a compression."""

from types import ModuleType

from ...x86.program import Address
from ..constant_words import data_address
from ..engines.engine import (
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
from ..engines.sha_stream import ShaExtensions
from ..graph import POINTER, DataflowGraph, Node
from ..layout import LaneLayout, row_sums, row_words
from ..loops import Loop, Plan, PlanItem, describe_rounds, set_scratch_address
from ..schedule import Constants, Schedule
from ..shapes import HashValue


def plan_schedule(hash: ModuleType, lay: LaneLayout) -> Plan:
    """Plan of void schedule(word *wk, const void *data), which stores W_t + K_t of n adjacent
    blocks: wk[t*n + j] of block j."""
    s, word_groups = Schedule(hash, lay), len(hash.K) // 16
    enter, begin = DataflowGraph("enter"), DataflowGraph("begin", comment="the message words")
    if lay.register_class == "vec":
        set_scratch_address(enter)
    s.load_message_words(begin.pointer("data"), begin.pointer("wk"))
    pointers = s.pointers(begin.pointer("wk"), "wk")
    if s.has_constants:  # the address of K comes before the end value of `wk` in the code
        begin.set("kp", begin.intern("table", (), pointers["kp"][0], POINTER))
    loop = Loop.start(begin, "more", range(word_groups - 1), pointers)
    items: list[PlanItem] = [enter, begin, *s.extension_loop(loop, "the next sixteen words")]
    if len(hash.K) % 16:
        rest = DataflowGraph("rest", comment="the remaining words")
        first = word_groups * 16
        s.append_rows(s.row_variables(rest), range(first, len(hash.K)), rest.pointer("wk"),
                      s.constants(rest, first), first - 16)
        items.append(rest)
    return Plan(("wk", "data"), tuple(items), (s.table,) if s.has_constants else ())


def plan_schedule_by_instructions(sha: ShaExtensions) -> Plan:
    """Plan of the kind `schedule` for one block, by the instructions of `sha`."""
    lay, (table,) = sha.lay, sha.tables()
    graph = DataflowGraph("words", comment="the message words, and four schedule words at a time")
    wk, ks, W = graph.pointer("wk"), Constants(lay, table), list[Node]()
    for r in range(sha.hash.ROUNDS // 4):
        graph.set_step("W", 4 * r, row_words(4 * r, lay))
        W.append(sha.load_message_row(graph, r, data_address(graph)) if r < 4
                 else sha.schedule_row(graph, W, r))
        graph.set_step("W + K", 4 * r, row_sums(4 * r, lay))
        graph.store(Address("schedule", lay.size, r * lay.row_bytes, wk), ks.add_k(W[r], r))
    return Plan(("wk", "data"), (graph,), (table,))


def plan_compression(hash: ModuleType) -> Plan:
    """Plan of void rounds(word state[], const word *wk, size_t stride), which compresses one block;
    wk[t*stride] is its W_t + K_t."""
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


def plan_compression_by_instructions(sha: ShaExtensions) -> Plan:
    """Plan of the kind `rounds` by the instructions of `sha`."""
    hash, enter, state = sha.hash, DataflowGraph("enter"), HashValue(pointer="state")
    graph = DataflowGraph("block",
                          comment="the state in the lanes that the instructions require, "
                          "and all rounds")
    set_stride_multiples(enter, hash)
    graph.set_group("rounds")
    before = sha.load_state(graph, state)
    graph.set_group("schedule")  # a strand beside the rounds
    wk, word_rows = StridedWords(graph, hash, graph.pointer("wk")), dict[int, Node]()
    for r in range(hash.ROUNDS // 4):
        graph.set_group("schedule", "W + K", 4 * r, row_sums(4 * r, sha.lay))
        word_rows[r] = sha.row_from_words(graph, [wk[4 * r + i] for i in range(4)],
                                          sha.word_first)
    sha.store_state(graph, sha.compress(graph, before, [], word_rows), state)
    return Plan(("state", "wk", "stride"), (enter, graph))
