"""Driver of the kind `fixed`: one message of one shape. Constants fold in its nodes; a constant
block becomes a table of W_t + K_t (Gueron and Krasnov 2012, section 5) or another starting hash
value. Full blocks of a long message run in the loops of `blocks`."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import ModuleType

from ...spec.hashes import block_bytes
from ...spec.message import Message
from ...x86.program import Address
from ..engines.engine import Engine, RoundEngine, Step, is_uniform
from ..engines.scalar import Scalar, write_digest
from ..engines.sha_stream import ShaExtensions, Streams
from ..gather import BlockAddress
from ..graph import DataflowGraph
from ..layout import LaneLayout, word_kind
from ..loops import Plan, advance_pointer, scratch_address, set_scratch_address
from ..schedule import Schedule
from ..shapes import Block, HashComputation, HashValue, hash_computations
from .blocks import plan_loops


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
    block_loop = (plan_loops(rounds, layouts) if any(step.loop_count for step in steps)
                  else Plan())
    uses_table = sha is None and lay.register_class == "vec"
    # Scalar rounds keep the hash value in memory between steps.
    stores_state = (sha is None and m.length is not None
                    and (len(steps) > 1 or bool(block_loop.items)))
    # The scratch area ends with the hash value: at most eight words, which have WIDTH bytes.
    scratch = max(block_loop.scratch_bytes, Schedule(hash, lay).table_bytes if uses_table else 0)
    enter = DataflowGraph("enter", comment="addresses")
    if stores_state or uses_table:
        set_scratch_address(enter)
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
        append_message(engine, computations, 0, HashValue(pointer="state"))
        parameters: tuple[str, ...] = ("state", "data")
    else:
        append_message(engine, computations, hash.DIGEST_BITS[m.variant] // 8, None, append_loop)
        parameters = ("digest", *(("midstates",) if m.takes_midstates else ()), "data")
    return Plan(parameters, tuple(engine.items), tuple(engine.tables.values()),
                scratch + (hash.WIDTH if stores_state else 0) if enter.writes else 0)


def move_blocks_into_loop(hash: ModuleType, computation: HashComputation) -> HashComputation:
    """Let the loop over full blocks compress every message block without constant bytes."""
    folds = computation.start.numbers and hash.WIDTH == 32 and is_uniform(hash)
    return replace(computation, steps=tuple(
        replace(step, loop_count=step.loop_count or 1)
        if step.space == "message" and step.is_variable and (number or not folds)
        else step for number, step in enumerate(computation.steps)))


def append_message(engine: Engine, computations: Sequence[HashComputation], digest_bytes: int,
                   end: HashValue | None = None,
                   append_loop: Callable[[Block, HashValue | None], None] | None = None) -> None:
    """Append the hash computations of a message to the engine's items. The last hash value becomes
    a digest of `digest_bytes` bytes or, if this is 0, goes to `end`. Without steps it is constant.
    """
    number = 0
    for computation in computations:
        start: HashValue | None = computation.start
        if not computation.steps:
            graph = DataflowGraph("constant", comment="the digest, a constant")
            write_digest(graph, engine.hash, digest_bytes,
                         [graph.const(x, word_kind(engine.hash))
                          for x in computation.start.numbers])
            engine.items.append(graph)
        blocks = list(computation.steps)
        while blocks:
            block, engine.label, number = blocks.pop(0), str(number), number + 1
            if block.loop_count and append_loop:
                append_loop(block, start)
            else:
                joins = engine.joins_padding and blocks and blocks[0].is_constant
                step = Step(block, start, padding=blocks.pop(0) if joins else None)
                number += bool(joins)
                if not blocks and computation is computations[-1]:
                    step = step._replace(digest_bytes=digest_bytes, end=end)
                engine.append_block(step)
            start = None
