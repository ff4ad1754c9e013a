"""Plans of fixed-length kernels, which hash complete messages of one shape (shapes.py).

Input: a hash and a message shape. Output: a plan. The specification is evaluated on nodes, many of
which are constants, and operations on constants fold. So constant words need no schedule
instructions. A constant block becomes a table of W_t + K_t (Gueron and Krasnov 2012, section 5); at
the message's start it becomes another starting hash value. Full blocks of a long message run in the
loops of `blocks` kernels; blocks with both padding and message bytes are straight-line code.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import ModuleType

from ...spec.message import Message
from ..engines.engine import BlockStep, FixedPlanner, write_digest
from ..engines.rounds import RoundEngine, is_uniform
from ..engines.sha_stream import four_word_layout
from ..graph import DataflowGraph
from ..layout import LaneLayout, word_kind
from ..loops import Plan, scratch_address, set_scratch_address
from ..schedule import Schedule
from ..shapes import HashComputation, hash_computations


def plan_fixed(m: Message, layouts: Sequence[LaneLayout], engine: RoundEngine,
               make_planner: Callable[[ModuleType, LaneLayout, Plan], FixedPlanner]) -> Plan:
    """Return the plan of void fixed(uint8_t *digest, const void *data), which hashes one message of
    the shape `m`. If the shape takes midstates, the parameter `midstates` is between these two. If
    the shape has no length, the function compresses one block; its parameters are `state` and
    `data`.

    `layouts` are the layouts of the loop over full blocks, which `engine` plans. The last layout
    has n = 1; for an engine with round instructions, there are no layouts. `make_planner`
    constructs the planner of straight-line blocks from the hash, the layout of one block, and the
    plan of that loop.
    """
    hash = engine.hash
    computations = hash_computations(hash, m)
    if layouts:
        computations = [move_blocks_into_loop(hash, computation) for computation in computations]
    # The table of a straight-line block always holds W_t + K_t.
    lay = replace(layouts[-1], without_k=False) if layouts else four_word_layout(hash)
    steps = [step for computation in computations for step in computation.steps]
    block_loop = (engine.plan_loops(layouts) if any(step.loop_count for step in steps)
                  else Plan())
    uses_table = lay.register_class == "vec" and bool(layouts)
    # Scalar rounds keep the hash value in memory between steps. An engine with round instructions
    # keeps only the inner digest of a nested hash in memory, and other hash values in registers.
    stores_state = (m.length is not None and (len(steps) > 1 or bool(block_loop.items))
                    and (bool(layouts) or len(computations) > 1))
    # The scratch area ends with the hash value: at most eight words, which have WIDTH bytes.
    scratch = max(block_loop.scratch_bytes, Schedule(hash, lay).table_bytes if uses_table else 0)
    enter = DataflowGraph("enter", comment="addresses")
    if stores_state or uses_table:
        set_scratch_address(enter)
        if stores_state:
            enter.set("state", scratch_address(enter) + scratch)
    planner = make_planner(hash, lay, block_loop)
    planner.items += [enter] if enter.writes else []
    digest_bytes = 0 if m.length is None else hash.DIGEST_BITS[m.variant] // 8
    append_message(planner, computations, digest_bytes)
    parameters = ("state", "data") if m.length is None else (
        "digest", *(("midstates",) if m.takes_midstates else ()), "data")
    tables = {t.name: t for t in (*block_loop.tables, *engine.tables())} | planner.tables
    return Plan(parameters, tuple(planner.items), tuple(tables.values()),
                scratch + (hash.WIDTH if stores_state else 0) if enter.writes else 0)


def move_blocks_into_loop(hash: ModuleType, computation: HashComputation) -> HashComputation:
    """Return the hash computation in which the loop over full blocks compresses every message block
    without constant bytes. The step of a single block becomes a loop with one iteration.

    A first block stays straight-line code if its starting hash value is constant, its words have 32
    bits and its rounds repeat every 16. Then many of its operations fold; measurements show a gain
    for such a block and for no other.
    """
    folds = computation.start.numbers and hash.WIDTH == 32 and is_uniform(hash)
    return replace(computation, steps=tuple(
        replace(step, loop_count=step.loop_count or 1)
        if step.space == "message" and set(step.constant_bytes) == {None} and (number or not folds)
        else step for number, step in enumerate(computation.steps)))


def append_message(planner: FixedPlanner, computations: Sequence[HashComputation],
                   digest_bytes: int) -> None:
    """Append the plan items of the hash computations of a message to the planner's items. The last
    hash value is written as a digest of `digest_bytes` bytes, unless `digest_bytes` is 0. A hash
    computation without steps has a constant result, its starting hash value."""
    for computation in computations:
        bytes_after = digest_bytes if computation is computations[-1] else 0
        if not computation.steps:
            graph = DataflowGraph("constant", comment="the digest, a constant")
            write_digest(graph, planner.hash, bytes_after,
                         [graph.const(x, word_kind(planner.hash))
                          for x in computation.start.numbers])
            planner.items.append(graph)
        for number, step in enumerate(computation.steps):
            start, is_last = None if number else computation.start, step is computation.steps[-1]
            if step.loop_count:
                before_loop = planner.enter_loop(step)
                if start:
                    planner.set_loop_state(before_loop, start)
                planner.items += [before_loop, *planner.block_loop.items]
            else:
                planner.append_block(BlockStep(step, start, bytes_after if is_last else 0, is_last))
            planner.step_count += 1
