"""Plans of fixed-length kernels: whole messages of one shape (shapes.py).

Input: a hash and a message shape. Output: a plan. The specification is evaluated on nodes of which
many are constants, and constants fold: constant words need no schedule instructions, and a constant
block becomes a table of W_t + K_t (Gueron and Krasnov 2012, section 5) or, at the message's start,
another starting hash value. Full blocks of a long message run in the loops of `blocks` kernels;
blocks with both padding and message bytes are straight-line code.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import ModuleType

from ..spec.message import Message
from .fixed_planner import FixedPlanner, write_digest
from .graph import DataflowGraph
from .layout import LaneLayout, word_kind
from .loops import Plan, scratch_address
from .rounds import Engine, is_uniform
from .schedule import Schedule
from .sha_extensions import four_words
from .shapes import Block, BlockLoop, Pass, passes


def plan(hash: ModuleType, m: Message, layouts: Sequence[LaneLayout], engine: Engine,
         straight: Callable[[ModuleType, LaneLayout, Plan], FixedPlanner]) -> Plan:
    """Return the plan of void fixed(uint8_t *digest, const void *message) and its variants.

    `layouts` are those of the loop over full blocks, n = 1 last, and empty for an engine with round
    instructions; `straight` constructs the planner of straight-line blocks.
    """
    todo = passes(hash, m)
    if layouts:
        todo = [move_blocks_into_loop(hash, message_pass) for message_pass in todo]
    # Straight-line blocks store W + K.
    lay = replace(layouts[-1], without_k=False) if layouts else four_words(hash)
    steps = [step for message_pass in todo for step in message_pass.steps]
    body = (engine.loops(hash, layouts) if any(isinstance(step, BlockLoop) for step in steps)
            else Plan((), (), (), 0))
    vector = lay.register_class == "vec" and bool(layouts)
    stores_state = (m.length is not None and (len(steps) > 1 or bool(body.items))
                    and (bool(layouts) or len(todo) > 1))
    scratch = max(body.scratch_bytes, Schedule(hash, lay).table_bytes if vector else 0)
    enter = DataflowGraph("enter", comment="addresses")
    if stores_state or vector:
        enter.set("area", scratch_address(enter))
        if stores_state:
            enter.set("state", scratch_address(enter) + scratch)
    planner = straight(hash, lay, body)
    planner.items += [enter] if enter.writes else []
    for message_pass in todo:
        digest = 0 if m.length is None else hash.DIGEST_BITS[m.variant] // 8
        plan_pass(planner, message_pass, digest if message_pass is todo[-1] else 0)
    parameters = ("state", "data") if m.length is None else (
        ("digest", "midstates", "data") if any(message_pass.start.pointer for message_pass in todo)
        else ("digest", "data"))
    tables = {t.name: t for t in (*body.tables, *engine.tables(hash))} | planner.tables
    return Plan(parameters, tuple(planner.items), tuple(tables.values()),
                scratch + (hash.WIDTH if stores_state else 0) if enter.writes else 0)


def move_blocks_into_loop(hash: ModuleType, message_pass: Pass) -> Pass:
    """Return the pass with its full message blocks in the loop, except for a first block that is
    worth its own code.

    That is a block whose starting hash value is 32-bit numbers, because much of it folds;
    measurements show a gain for it and for no other block.
    """
    def loop_or_block(number: int, step: BlockLoop | Block) -> BlockLoop | Block:
        folds = number == 0 and message_pass.start.numbers and hash.WIDTH == 32 and is_uniform(hash)
        is_plain_block = (isinstance(step, Block) and step.space == "message"
                          and all(x is None for x in step.constant_bytes))
        return BlockLoop(1, step.first_byte) if is_plain_block and not folds else step

    return replace(message_pass, steps=tuple(
        loop_or_block(number, step) for number, step in enumerate(message_pass.steps)))


def plan_pass(planner: FixedPlanner, message_pass: Pass, digest_bytes: int) -> None:
    """Append the plan items of one hash computation to the planner's items.

    `digest_bytes` is the number of digest bytes to write; 0 stores the hash value at `state`.
    """
    if not message_pass.steps:
        exit_block = DataflowGraph("constant", comment="the digest, a constant")
        write_digest(exit_block, planner.hash, digest_bytes,
                     [exit_block.const(x, word_kind(planner.hash))
                      for x in message_pass.start.numbers])
        planner.items.append(exit_block)
    for number, step in enumerate(message_pass.steps):
        start = None if number else message_pass.start
        if isinstance(step, BlockLoop):
            first = planner.loop(step)
            if start:
                planner.enter(first, start)
            planner.items += [first, *planner.body.items]
        else:
            planner.block(step, start, digest_bytes if step is message_pass.steps[-1] else None)
        planner.blocks += 1
