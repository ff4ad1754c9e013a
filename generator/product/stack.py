"""The option STACK, a limit of stack bytes.

A configuration whose kernels need more raises Rejected. The message names the largest smaller n
within the limit, if there is one, and the limit that the configuration needs.
"""

from collections.abc import Sequence
from dataclasses import replace

from ..compile.build import compile
from ..compile.frame import FrameLayout, layout_frame
from ..request.configs import KernelConfig
from ..request.parse import Rejected, valid_n
from ..request.rules import validate_config


def stack_bytes_by_convention(frames: Sequence[FrameLayout],
                              is_downstream: bool = False) -> dict[str, int]:
    """Return calling convention (sysv, win64) -> largest distance in bytes from the return address
    down to the end of a frame in `frames`. `is_downstream`: the file is for a downstream project,
    and so for System V's convention only; win64 is left out."""
    by_convention = {"sysv": max(frame.sysv.stack_bytes for frame in frames)}
    return (by_convention if is_downstream
            else by_convention | {"win64": max(frame.win64.stack_bytes for frame in frames)})


def max_stack_bytes(frames: Sequence[FrameLayout], is_downstream: bool = False) -> int:
    """Return the largest value of `stack_bytes_by_convention`."""
    return max(stack_bytes_by_convention(frames, is_downstream).values())


def largest_fitting_config(config: KernelConfig,
                           limit_bytes: int) -> tuple[KernelConfig, int] | None:
    """Return a configuration like `config` with a smaller n, and the stack bytes that it needs. Its
    n is the largest with which these are at most `limit_bytes`. Return None if there is no such n,
    or if `config` has no n."""
    if not config.n:
        return None
    is_downstream = config.downstream is not None
    for n in [n for n in reversed(valid_n(config.family, config.target)) if n < config.n]:
        try:
            smaller_config = validate_config(replace(config, n=n, uarch="generic", stack=None))
            kinds = (smaller_config.block_kinds if smaller_config.kind == "blocks"
                     else smaller_config.kinds)
            stack_bytes = max_stack_bytes([layout_frame(compile(smaller_config, kind))
                                           for kind in config.kinds if kind in kinds],
                                          is_downstream)
        except (Rejected, ValueError):
            continue
        if stack_bytes <= limit_bytes:
            return smaller_config, stack_bytes
    return None


def check_stack_limit(config: KernelConfig, frames: Sequence[FrameLayout]) -> None:
    """Raise Rejected if the frames of a configuration's kernels need more stack than its option
    STACK allows."""
    by_convention = stack_bytes_by_convention(frames, config.downstream is not None)
    stack_bytes = max(by_convention.values())
    if config.stack is None or stack_bytes <= config.stack:
        return
    sizes = ", ".join(f"{convention} {stack_bytes:,}"
                     for convention, stack_bytes in by_convention.items())
    problem = (f"STACK={config.stack}: {config.stem} takes {stack_bytes:,} bytes below its return "
               f"address ({sizes}).")
    alternative = largest_fitting_config(config, config.stack)
    if alternative is None:
        raise Rejected(f"{problem} Try STACK={stack_bytes}, or leave it out.")
    smaller_config, smaller_bytes = alternative
    raise Rejected(f"{problem} Try N={smaller_config.n}, which takes {smaller_bytes:,}, or "
                   f"STACK={stack_bytes}.")
