"""Removal of the stack check that Go's assembler adds to functions. Bytes identify the check.

A function with a large frame begins with this check. The check loads the pointer to the goroutine
into R14 and computes the frame's end in R12. If the goroutine's stack is too small, the check calls
GROWTH_FUNCTION and restarts the function.
"""

from __future__ import annotations  # for a Python before 3.10

import re
from typing import NamedTuple

GROWTH_FUNCTION = "runtime.morestack_noctxt.abi0"
# Groups: load of R14; branch if the end of a very large frame is below 0; compare with the stack's
# limit; branch to the call of GROWTH_FUNCTION.
STACK_CHECK = re.compile(
    rb"(\x64\x4c\x8b\x34\x25\xf8\xff\xff\xff)(?:\x4c\x8d(?:\x64\x24.|\xa4\x24....)"
    rb"|\x49\x89\xe4\x49\x81\xec....(\x72.|\x0f\x82....))"
    rb"(\x4d\x3b\x66\x10)(\x76.|\x0f\x86....)", re.S)
# bytes of the load of R14, for which proved code has NOPs; most bytes of STACK_GROWTH
GOROUTINE_LOAD_BYTES, MAX_GROWTH_BYTES = 9, 10
# call of GROWTH_FUNCTION; jump to the function's start
STACK_GROWTH = re.compile(rb"(\xe8....)(\xeb.|\xe9....)", re.S)


def branch_target(jump: bytes, end: int) -> int:
    """Return the offset to which an instruction jumps or calls. `jump`: the instruction's bytes;
    `end`: offset of their end."""
    width = 1 if jump[0] & 0xF0 == 0x70 or jump[0] == 0xEB else 4
    return end + int.from_bytes(jump[-width:], "little", signed=True)


class StackCheck(NamedTuple):
    """Stack check of a Go function, and the function's code without it. Offsets count from the
    function's start.

    `code`: the function's bytes, with NOPs in place of the check, apart from the instructions that
    compute the frame's end in R12; `end`: offset behind the check's compare and branch
    instructions; `growth_start`, `growth_end`: start and end of two further instructions, the call
    that enlarges the stack and the jump that restarts the function; `growth_target`: target of the
    call.
    """

    code: bytes
    end: int
    growth_start: int
    growth_end: int
    growth_target: int


def remove_stack_check(code: bytes) -> StackCheck | None:
    """Return a Go function's `code` with NOPs in place of its stack check, and the positions of the
    check's parts. Return None if the code does not begin with a stack check."""
    head = STACK_CHECK.match(code)
    if head is None:
        return None
    growth_starts = {branch_target(head[n], head.end(n)) for n in (2, 4) if head[n]}
    growth = STACK_GROWTH.match(code, min(growth_starts)) if len(growth_starts) == 1 else None
    if (growth is None or growth.start() < head.end()
        or branch_target(growth[2], growth.end(2)) != 0):
        return None
    patched = bytearray(code)
    for begin, end in [head.span(n) for n in (1, 2, 3, 4) if head[n]] + [growth.span()]:
        patched[begin:end] = b"\x90" * (end - begin)
    return StackCheck(bytes(patched), head.end(), *growth.span(),
                      branch_target(growth[1], growth.end(1)))
