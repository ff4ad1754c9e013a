"""The option STACK, a limit of stack bytes.

Input: a kernel configuration and the frame layouts of its kernels. A configuration above the limit raises Refused, whose message
names the largest smaller n within the limit, or the limit that the configuration needs.
"""

from collections.abc import Sequence
from dataclasses import replace

from ..compile.build import compile
from ..compile.frame import FrameLayout, layout
from ..request.configs import Compiled, Kernel, Scheduled
from ..request.kernels import kinds_of
from ..request.parse import Refused, ns
from ..request.validation import validate_config


def depths(frames: Sequence[FrameLayout], downstream: bool = False) -> dict[str, int]:
    """Return the deepest byte below the return address by calling convention (sysv, win64); downstream texts have System
    V's alone."""
    by_convention = {"sysv": max(frame.sysv.stack_bytes for frame in frames)}
    return by_convention if downstream else by_convention | {"win64": max(frame.win64.stack_bytes for frame in frames)}


def depth(frames: Sequence[FrameLayout], downstream: bool = False) -> int:
    """Return the deepest byte below the return address in any of these calling conventions."""
    return max(depths(frames, downstream).values())


def smaller(config: Compiled, limit_bytes: int) -> tuple[Compiled, int] | None:
    """Return the configuration with the largest smaller n within `limit_bytes`, and its stack bytes; None if there is none."""
    if not isinstance(config, Scheduled):
        return None
    downstream = config.downstream is not None
    for n in [n for n in reversed(ns(config.family, config.target)) if n < config.n]:
        try:
            other = validate_config(replace(config, n=n, uarch="generic", stack=None))
            kinds = kinds_of(other) if isinstance(other, Kernel) else other.kinds
            stack_bytes = depth([layout(compile(other, kind)) for kind in config.kinds if kind in kinds], downstream)
        except (Refused, ValueError):
            continue
        if stack_bytes <= limit_bytes:
            return other, stack_bytes
    return None


def check(config: Compiled, frames: Sequence[FrameLayout]) -> None:
    """Raise Refused if a configuration uses more stack than its option STACK allows."""
    by_convention = depths(frames, config.downstream is not None)
    deep = max(by_convention.values())
    if config.stack is None or deep <= config.stack:
        return
    each = ", ".join(f"{convention} {stack_bytes:,}" for convention, stack_bytes in by_convention.items())
    problem = f"STACK={config.stack}: {config.stem} takes {deep:,} bytes below its return address ({each})."
    other = smaller(config, config.stack)
    if other is None:
        raise Refused(f"{problem} Try STACK={deep}, or leave it out.")
    raise Refused(f"{problem} Try N={other[0].n}, which takes {other[1]:,}, or STACK={deep}.")
