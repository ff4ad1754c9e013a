"""Lines of prologues, epilogues and unwind information, for GAS and NASM.

NASM has no directives for unwinding: a label follows each step with rules, and data lines encode
the rules with the distances between labels.
"""

import itertools
from typing import Any

from ..compile.frame import (
    CfiRule,
    ConventionFrame,
    UnwindStep,
    encode_call_frame,
    encode_unwind_code,
    unwind_directive,
)
from .instruction_lines import code_line, hexadecimal_bytes
from .instruction_text import instruction_text

PARTS = ("prologue", "moves", "epilogue")


def step_label(prefix: str, number: int) -> str:
    """Return the label after the instruction with unwind rules that has this number, from 1."""
    return f"L({prefix}at{number})"


def frame_lines(convention_frame: ConventionFrame, syntax: str, prefix: str = "",
                seh_macro: str = "") -> dict[str, list[str]]:
    """Return the lines of each of PARTS. Unwind rules of an instruction follow it: for GAS as
    directives, those of Win64 in `seh_macro`, or `seh_macro`2 with an offset (variadic macros would
    be refused by -Wpedantic -Werror); for NASM as a label that begins with `prefix`."""
    numbers = itertools.count(1)

    def unwind_lines(step: UnwindStep) -> list[str]:
        if syntax == "nasm":
            return [f"{step_label(prefix, next(numbers))}:" for _ in step.rules[:1]]
        directives = [unwind_directive(rule, "%" if syntax == "att" else "") for rule in step.rules]
        return [f"        {seh_macro}{'2' * text.count(',')}({text})" if text.startswith(".seh_")
                else code_line(text, syntax) for text in directives]

    return {part: [line for step in getattr(convention_frame, part)
                   for line in (code_line(instruction_text(step.line, syntax), syntax),
                                *unwind_lines(step))]
            for part in PARTS}


def nasm_call_frame(convention_frame: ConventionFrame, symbol: str, prefix: str) -> list[str]:
    """Return a function's DWARF call frame instructions as data lines for NASM."""
    lines, last_label, count = [], symbol, 0
    for steps, is_epilogue in ((convention_frame.prologue, False),
                               (convention_frame.epilogue, True)):
        follows_body = is_epilogue             # the body may have more than 63 bytes
        for step in steps:
            if not step.rules:
                continue
            count += 1
            label = step_label(prefix, count)
            data = hexadecimal_bytes(b"".join(encode_call_frame(rule) for rule in step.rules))
            if follows_body:                             # DW_CFA_advance_loc4
                lines += [code_line("db 0x04", "nasm"),
                          code_line(f"dd {label} - {last_label}", "nasm")]
            else:                                        # DW_CFA_advance_loc
                data = f"0x40 + ({label} - {last_label}), {data}"
            lines.append(code_line(f"db {data}", "nasm", instruction_text(step.line, "nasm")))
            last_label, follows_body = label, False
    return lines


def nasm_unwind_codes(convention_frame: ConventionFrame, symbol: str,
                      prefix: str) -> dict[str, Any]:
    """Return "codes", Win64 unwind codes as data lines, the last step's first; "slots", their
    number of 16-bit slots; "size", the bytes of the prologue up to the last rule, as an
    expression."""
    rules: list[tuple[str, str, CfiRule]] = []  # at most one for each step
    for step in convention_frame.prologue:
        for rule in step.rules:
            rules.append((step_label(prefix, len(rules) + 1), instruction_text(step.line, "nasm"),
                          rule))
    lines, slots = [], 0
    for label, text, rule in reversed(rules):
        operation, words = encode_unwind_code(rule)
        slots += 1 + len(words)
        lines.append(code_line(f"db {label} - {symbol}, {operation:#04x}", "nasm", text))
        lines += [code_line(f"dw {w}", "nasm") for w in words]
    return {"codes": lines, "slots": slots, "size": f"{rules[-1][0]} - {symbol}" if rules else "0"}
