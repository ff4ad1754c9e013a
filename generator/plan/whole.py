"""Kernels for whole messages of one shape (shapes.py).

In go a hash and a message; out comes a plan. The standard's text is read over nodes of which many are
integers, and integers fold: constant words cost no schedule work, blocks that are constant altogether become a table of
W_t + K_t (Gueron and Krasnov, section 5) or, at the message's beginning, another initial value. Whole blocks of a long
message run in the loops of `blocks`; blocks with both padding and message bytes are straight code.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import ModuleType

from ..text.message import Message
from .graph import Trace
from .layout import LaneLayout, word_kind
from .loops import Plan, frame_area
from .making import Making, write_digest
from .rounds import Engine, uniform
from .schedule import Schedule
from .shapes import Block, Pass, Whole, passes
from .special import four_words


def plan(hash: ModuleType, m: Message, layouts: Sequence[LaneLayout], engine: Engine,
         straight: Callable[[ModuleType, LaneLayout, Plan], Making]) -> Plan:
    """void fixed(uint8_t *digest, const void *message) and its like; `layouts`: those of the loop over whole blocks, that
    of one block last, none where the engine has rows of its own; `straight`: what makes blocks of straight code for it."""
    todo = passes(hash, m)
    if layouts:
        todo = [in_loop(hash, one) for one in todo]
    lay = replace(layouts[-1], bare=False) if layouts else four_words(hash)       # blocks outside loops store W + K
    steps = [step for one in todo for step in one.steps]
    body = engine.loops(hash, layouts) if any(isinstance(step, Whole) for step in steps) else Plan((), (), (), 0)
    vector = lay.bank == "vec" and bool(layouts)
    kept = m.length is not None and (len(steps) > 1 or bool(body.items)) and (bool(layouts) or len(todo) > 1)
    area = max(body.area_bytes, Schedule(hash, lay).bytes if vector else 0)
    enter = Trace("enter", comment="where things are")
    if kept or vector:
        enter.set("area", frame_area(enter))
        if kept:
            enter.set("state", frame_area(enter) + area)
    made = straight(hash, lay, body)
    made.items += [enter] if enter.writes else []
    for one in todo:
        digest = 0 if m.length is None else hash.DIGEST_BITS[m.variant] // 8
        walk(made, one, digest if one is todo[-1] else 0)
    parameters = ("state", "data") if m.length is None else (
        ("digest", "midstates", "data") if any(one.start.pointer for one in todo) else ("digest", "data"))
    tables = {t.name: t for t in (*body.tables, *engine.tables(hash))} | made.tables
    return Plan(parameters, tuple(made.items), tuple(tables.values()), area + hash.WIDTH * kept if enter.writes else 0)


def in_loop(hash: ModuleType, one: Pass) -> Pass:
    """The pass with whole blocks of the message in the loop; but for a first block whose start is numbers that instructions can
    hold, of which much folds: measured, it is worth code of its own, and no other block is."""
    def taken(number: int, step: Whole | Block) -> Whole | Block:
        folds = number == 0 and one.start.numbers and hash.WIDTH == 32 and uniform(hash)
        bare = isinstance(step, Block) and step.space == "message" and not any(x is not None for x in step.known)
        return Whole(1, step.first) if bare and not folds else step

    return replace(one, steps=tuple(taken(number, step) for number, step in enumerate(one.steps)))


def walk(made: Making, one: Pass, digest: int) -> None:
    """A pass, step by step; `digest`: bytes to write at its end, 0 leaves the hash value behind `state`."""
    if not one.steps:
        leave = Trace("constant", comment="the digest is a constant")
        write_digest(leave, made.hash, digest, [leave.const(x, word_kind(made.hash)) for x in one.start.numbers])
        made.items.append(leave)
    for number, step in enumerate(one.steps):
        start = None if number else one.start
        if isinstance(step, Whole):
            first = made.loop(step)
            if start:
                made.enter(first, start)
            made.items += [first, *made.body.items]
        else:
            made.block(step, start, digest if step is one.steps[-1] else None)
        made.blocks += 1
