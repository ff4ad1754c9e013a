"""Drivers of one message: `blocks` (any number of them, at a pointer), `schedule` and `rounds`,
each one half of a compression, and `fixed`, of one shape. There constants fold; a constant block
becomes a table of W_t + K_t (Gueron and Krasnov 2012, section 5) or another starting value."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from types import ModuleType

from ...spec.hashes import block_bytes
from ...spec.message import Message
from ...x86.program import SCRATCH, Address, Jump
from ..engines.engine import (
    RoundEngine,
    StridedWords,
    compress,
    is_uniform,
    load_state,
    set_stride_multiples,
    set_working_variables,
    store_next_state,
    update_working_variables,
    working_variables,
)
from ..engines.scalar import Scalar
from ..engines.sha_stream import ShaExtensions, Streams
from ..gather import BlockAddress, contiguous_addresses
from ..graph import POINTER, DataflowGraph, Node
from ..layout import LaneLayout, row_sums, row_words
from ..loops import (
    Loop,
    Plan,
    PlanItem,
    advance_pointer,
    describe_rounds,
    scratch_address,
)
from ..schedule import Constants, Schedule
from ..shapes import Block, HashComputation, HashValue, hash_computations


def plan_blocks(engine: RoundEngine, layouts: Sequence[LaneLayout]) -> Plan:
    """Plan of void blocks(word state[], const void *data, size_t blocks)."""
    body = engine.plan_loops(layouts)
    items = (Jump("done", "e", "blocks", 0), *engine.entry_items(body.scratch_bytes > 0),
             *body.items, *engine.exit_items())
    return Plan(("state", "data", "blocks"), items, body.tables, body.scratch_bytes)


def plan_schedule(hash: ModuleType, lay: LaneLayout) -> Plan:
    """Plan of void schedule(word *wk, const void *data); wk[t*n + j] is W_t + K_t of block j."""
    s, word_groups = Schedule(hash, lay), len(hash.K) // 16
    enter, begin = DataflowGraph("enter"), DataflowGraph("begin", comment="the message words")
    if lay.register_class == "vec":
        enter.set(SCRATCH, scratch_address(enter))
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
    address = partial(contiguous_addresses(lay, graph.pointer("data")), 0)
    for r in range(sha.hash.ROUNDS // 4):
        graph.set_step("W", 4 * r, row_words(4 * r, lay))
        W.append(sha.load_message_row(graph, r, address) if r < 4
                 else sha.schedule_row(graph, W, r))
        graph.set_step("W + K", 4 * r, row_sums(4 * r, lay))
        graph.store(Address("schedule", lay.size, r * lay.row_bytes, wk), ks.add_k(W[r], r))
    return Plan(("wk", "data"), (graph,), (table,))


def plan_compression(hash: ModuleType) -> Plan:
    """Plan of void rounds(word state[], const word *wk, size_t stride), of one block."""
    enter = DataflowGraph("enter")
    wk, stride = enter.pointer("wk"), set_stride_multiples(enter, hash)
    set_working_variables(enter, hash, load_state(enter, hash))
    parameters = ("state", "wk", "stride")
    if not is_uniform(hash):
        block = DataflowGraph("block", weight=10)
        compress(block, hash, StridedWords(block, hash, block.pointer("wk")), advances=False)
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


def plan_fixed(m: Message, layouts: Sequence[LaneLayout], rounds: RoundEngine) -> Plan:
    """Plan of void fixed(uint8_t *digest, [const word *midstates,] const void *data), or of a
    function (state, data) that compresses one block if the shape has no length."""
    hash, computations, sha = rounds.hash, hash_computations(rounds.hash, m), None
    if isinstance(rounds, ShaExtensions):
        sha, lay = rounds, rounds.lay
    else:
        lay = layouts[-1]
        computations = [move_blocks_into_loop(hash, computation) for computation in computations]
    steps = [step for computation in computations for step in computation.steps]
    block_loop = (rounds.plan_loops(layouts) if any(step.loop_count for step in steps)
                  else Plan())
    uses_table = sha is None and lay.register_class == "vec"
    # Scalar rounds keep the hash value in memory between steps.
    stores_state = (sha is None and m.length is not None
                    and (len(steps) > 1 or bool(block_loop.items)))
    # The scratch area ends with the hash value: at most eight words, which have WIDTH bytes.
    scratch = max(block_loop.scratch_bytes, Schedule(hash, lay).table_bytes if uses_table else 0)
    enter = DataflowGraph("enter", comment="addresses")
    if stores_state or uses_table:
        enter.set(SCRATCH, scratch_address(enter))
        if stores_state:
            enter.set("state", scratch_address(enter) + scratch)
    advance = 0  # bytes by which the loops have advanced the message pointer

    def addresses(graph: DataflowGraph) -> BlockAddress:
        data, start = graph.pointer("data"), advance
        return lambda j, bits, offset: Address("message", bits, offset - start, data)

    engine = (Streams(hash, lay, addresses, streams=[sha], digest="digest") if sha
              else Scalar(hash, lay, addresses))
    engine.tables = {t.name: t for t in (*block_loop.tables, *rounds.tables())}
    engine.items += [enter] if enter.writes else []

    def append_loop(step: Block, start: HashValue | None) -> None:
        nonlocal advance
        graph = DataflowGraph(f"whole{engine.label}", comment=f"{step.loop_count} complete block"
                              f"{'s' if step.loop_count > 1 else ''}")
        graph.set("blocks", step.loop_count)
        if step.first_byte != advance:
            advance_pointer(graph, "data", step.first_byte - advance)
        advance = step.first_byte + step.loop_count * block_bytes(hash)
        if start:
            engine.set_state(graph, start)
        engine.items += [graph, *block_loop.items]

    if m.length is None:
        engine.append_message(computations, 0, HashValue(pointer="state"))
        parameters: tuple[str, ...] = ("state", "data")
    else:
        engine.append_message(computations, hash.DIGEST_BITS[m.variant] // 8, None, append_loop)
        parameters = ("digest", *(("midstates",) if m.midstates else ()), "data")
    return Plan(parameters, tuple(engine.items), tuple(engine.tables.values()),
                scratch + (hash.WIDTH if stores_state else 0) if enter.writes else 0)


def move_blocks_into_loop(hash: ModuleType, computation: HashComputation) -> HashComputation:
    """Let the loop over full blocks compress every message block without constant bytes."""
    folds = computation.start.numbers and hash.WIDTH == 32 and is_uniform(hash)
    return replace(computation, steps=tuple(
        replace(step, loop_count=step.loop_count or 1)
        if step.space == "message" and step.is_variable and (number or not folds)
        else step for number, step in enumerate(computation.steps)))
