"""STACK: a limit of bytes. In go a cell and the frames of its kernels; Refused comes out where they are deeper than the cell
may be, and names what is not: the largest smaller n, or the limit that would do.
"""

from collections.abc import Sequence
from dataclasses import replace

from ..compile.build import compile
from ..compile.frame import Stack, layout
from ..request.asked import Refused, ns
from ..request.cells import Compiled, Kernel, Scheduled
from ..request.kernels import has
from ..request.refusals import checked


def depth(frames: Sequence[Stack], house: bool = False) -> int:
    """The deepest byte below the return address, in either convention; of a house's text in System V's."""
    return max(max(frame.sysv.stack_bytes, 0 if house else frame.win64.stack_bytes) for frame in frames)


def smaller(cell: Compiled, most: int) -> tuple[Compiled, int] | None:
    """The same with the largest smaller n that is within `most`, and its bytes; None where there is none."""
    if not isinstance(cell, Scheduled):
        return None
    house = cell.house is not None
    for n in [n for n in reversed(ns(cell.family, cell.target)) if n < cell.n]:
        try:
            other = checked(replace(cell, n=n, uarch="generic", stack=""))
            kinds = has(other) if isinstance(other, Kernel) else other.kinds
            found = depth([layout(compile(other, kind)) for kind in cell.kinds if kind in kinds], house)
        except (Refused, ValueError):
            continue
        if found <= most:
            return other, found
    return None


def check(cell: Compiled, frames: Sequence[Stack]) -> None:
    """Refuses a cell that is deeper than it may be."""
    deep = depth(frames, cell.house is not None)
    if not cell.stack or deep <= int(cell.stack):
        return
    told = f"STACK={cell.stack}: {cell.stem} takes {deep:,} bytes below its return address."
    other = smaller(cell, int(cell.stack))
    if other is None:
        raise Refused(f"{told} Try STACK={deep}, or leave it out.")
    raise Refused(f"{told} Try N={other[0].n}, which takes {other[1]:,}, or STACK={deep}.")
