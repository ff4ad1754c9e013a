"""A kernel's file as a house writes its own: an allocated program, its frame and the house's data go in, text comes out.

The macros of the house stand for the lines around a function, for its first instruction and its last; System V's convention
alone, as that is what these houses call assembly by. What is proved is the text with plain instructions for these two macros,
in each way in which the house builds.
"""

import re
from dataclasses import replace

from ..compile.frame import Side, Stack, UnwindStep, register_name
from ..target.flavour import Flavour
from ..target.program import Program, Register
from . import banner, emit, held


def steps(side: Side, house: Flavour) -> Side:
    """The frame with the house's macros, and without rules where the house has no unwind information."""
    def own(step: UnwindStep) -> UnwindStep:
        text = {"endbr64": house.entry, "ret": house.ret}.get(step.text, step.text)
        return UnwindStep(text, step.rules if house.unwind else ())

    def kept(part: tuple[UnwindStep, ...]) -> tuple[UnwindStep, ...]:
        return tuple(step for step in map(own, part) if step.text)

    return replace(side, prologue=kept(side.prologue), epilogue=kept(side.epilogue))


def head(program: Program, frame: Stack, facts: banner.Facts, house: Flavour, signature: str) -> list[str]:
    """The lines that open the file, without comment marks."""
    registers = [register_name(Register("int", n, 64)) for n in frame.sysv.convention.arguments[:len(program.parameters)]]
    told = banner.PROVED.format(standard=facts.standard) if facts.proved else banner.NOT_PROVED
    macros = [f"{own} is {plain}" for own, plain in ((house.entry, "endbr64 or nothing"), (house.ret, "ret"))
              if own not in ("", "endbr64", "ret")]
    return [f"{facts.stem}.S, written by nsms: {facts.command}", "", f"{signature};", *(f"  {text}" for text in program.about),
            f"  Arguments: {', '.join(program.parameters)} in {', '.join(registers)}. {banner.size_line(program, frame)}",
            f"  {frame.sysv.stack_bytes:,} bytes of stack.",
            *held.in_banner(program, lambda place: emit.placed(place, house.syntax)), "", *banner.contract([program]),
            f"Needs: {', '.join(facts.needs) if facts.needs else 'any x86-64 processor'}.", told,
            *([f"(Where {' and '.join(macros)}.)"] if macros else []), *banner.RESTS_ON, *banner.LICENCE]


def text(program: Program, frame: Stack, facts: banner.Facts, house: Flavour, signature: str) -> str:
    """The whole file."""
    side = emit.gas_side(steps(frame.sysv, house), house.syntax)
    tables = [[emit.align(t.align, house.syntax), f"L({emit.word(t.name)}):" + (f"  // {t.comment}" if t.comment else ""),
               *emit.data_lines(t, house.syntax)] for t in emit.shared([program])]
    made = emit.templates().get_template("flavour.S.j2").render(
        banner=[f"// {line}".rstrip() for line in head(program, frame, facts, house, signature)], house=house,
        begin=house.begin.format(symbol=program.symbol), end=house.end.format(symbol=program.symbol), tables=tables,
        lines=[*side["prologue"], *side["moves"], *emit.body(program, "f", house.syntax), "", *side["epilogue"]])
    return emit.ascii_only(re.sub(r"\bL\((\w+)\)", r".L\1", made))
