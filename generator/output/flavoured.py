"""A kernel's file as a house writes its own: an allocated program, its frame and the house's data go in, text comes out.

The macros of the house stand for the lines around a function, for its first instruction and its last; System V's convention
alone, as that is what these houses call assembly by. What is proved is the text with plain instructions for these two macros,
in each way in which the house builds.
"""

import re
from dataclasses import replace
from functools import partial

from ..compile.frame import Side, Stack, UnwindStep
from ..target.flavour import Flavour
from ..target.program import Program
from . import banner, emit
from .filled import filled


def steps(side: Side, house: Flavour) -> Side:
    """The frame with the house's macros, and without rules where the house has no unwind information."""
    texts = {"endbr64": house.entry, "ret": house.ret}

    def own(part: tuple[UnwindStep, ...]) -> tuple[UnwindStep, ...]:
        return tuple(UnwindStep(text, step.rules if house.unwind else ()) for step in part
                     if (text := texts.get(step.text, step.text)))

    return replace(side, prologue=own(side.prologue), epilogue=own(side.epilogue))


def text(program: Program, frame: Stack, facts: banner.Facts, house: Flavour, signature: str) -> str:
    """The whole file."""
    side = emit.gas_side(steps(frame.sysv, house), house.syntax)
    macros = [f"{own} is {plain}" for own, plain in ((house.entry, "endbr64 or nothing"), (house.ret, "ret"))
              if own not in ("", "endbr64", "ret")]
    made = filled("flavour.S.j2", {
        "banner": banner.lines([replace(program, prototype=signature)], [frame], facts, house.syntax,
                               partial(emit.placed, syntax=house.syntax), True, macros), "house": house,
        "begin": house.begin.format(symbol=program.symbol), "end": house.end.format(symbol=program.symbol),
        "tables": emit.tables([program], house.syntax),
        "lines": [*side["prologue"], *side["moves"], *emit.body(program, "f", house.syntax), "", *side["epilogue"]]})
    return re.sub(r"\bL\((\w+)\)", r".L\1", made)
