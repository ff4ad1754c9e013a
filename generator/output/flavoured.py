"""Printer of files in the flavour of a downstream project, System V only.

The project's macros replace the directives around a function, ENDBR64 and RET. Where a macro may
have another length in another build, the assembler chooses the padding.
"""

from dataclasses import replace

from ..compile.frame import ConventionFrame, FrameLayout, UnwindStep
from ..x86.flavour import Flavour
from ..x86.program import Program
from . import banner, emit
from .frame_lines import frame_lines
from .instruction_lines import check_label, replace_labels
from .render import render


def with_macros(convention_frame: ConventionFrame, downstream: Flavour) -> ConventionFrame:
    """Return a frame with macros for endbr64 and ret ("" leaves the instruction out), and without
    CFI rules if the project has no unwind information."""
    macros = {"endbr64": downstream.entry, "ret": downstream.ret}

    def rewrite_steps(part: tuple[UnwindStep, ...]) -> tuple[UnwindStep, ...]:
        return tuple(UnwindStep(replace(step.line, mnemonic=mnemonic),
                                step.rules if downstream.unwind else ()) for step in part
                     if (mnemonic := macros.get(step.line.mnemonic, step.line.mnemonic)))

    return replace(convention_frame, prologue=rewrite_steps(convention_frame.prologue),
                   epilogue=rewrite_steps(convention_frame.epilogue))


def print_file(program: Program, frame: FrameLayout, facts: banner.Facts, downstream: Flavour,
               signature: str) -> str:
    """Return the text of a file with one function. `signature`: its C declaration downstream."""
    syntax = downstream.syntax
    lines = frame_lines(with_macros(frame.sysv, downstream), syntax)
    meanings = ((downstream.entry, "endbr64 or nothing"), (downstream.ret, "ret"))
    macros = [f"{macro} is {instruction}" for macro, instruction in meanings
              if macro not in ("", "endbr64", "ret")]
    rendered = render("flavour.S.j2", {
        **banner.file_comments([replace(program, prototype=signature)], [frame], facts, syntax,
                               True, macros),
        "flavour": downstream,
        "begin": downstream.begin.format(symbol=program.symbol),
        "end": downstream.end.format(symbol=program.symbol),
        "tables": emit.table_values([program], syntax),
        "lines": [*lines["prologue"], *lines["moves"],
                  *emit.body_lines(program, "", syntax, not macros), "", *lines["epilogue"]]})
    stem = check_label(facts.stem.replace("-", "_"))
    return replace_labels(rendered, rf".L{stem}_\1", syntax)
