"""Stack rules of the calling conventions, and places in the stack frame. Input: a calling
convention and a pointer into the frame. Output: every place that the pointer may have. A pointer
that is aligned down has several possible places, because the convention leaves the low bits of the
stack pointer open."""

from dataclasses import dataclass
from functools import cached_property

from ..x86.convention import WIN64

# calling convention -> bytes below the stack pointer that are safe from signal handlers and
# interrupts; known alignment of the stack pointer at a call. "sysv-os" is System V as
# operating-system kernels use it.
RED_ZONE = {"sysv": 128, "win64": 0, "sysv-os": 0}
STACK_ALIGNMENT = {"sysv": 16, "win64": 16, "sysv-os": 8}
# offset from rsp at entry of the first argument that has no register
FIRST_STACK_ARGUMENT = WIN64.stack_arguments
PAGE = 4096  # step by which Win64 extends the stack
MAX_STACK_BYTES = 1 << 16  # default limit of the frame's size


class Refusal(Exception):
    """Raised for a forbidden operation of the code under proof, for code that the proof cannot
    follow, and for an exceeded limit. `check` names the check that failed, as in `Failure`.
    """

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check, self.message = check, message
        self.address: int | None = None  # of the refused instruction


@dataclass(frozen=True)
class FrameBase:
    """Base pointer of the frame: the stack pointer at entry plus `offset` bytes, rounded down to a
    multiple of `align` bytes.

    The stack pointer at entry is 8 modulo `stack_alignment`, which the calling convention states.
    """

    offset: int
    align: int
    stack_alignment: int

    @cached_property
    def distances(self) -> list[int]:
        """All numbers of bytes by which the pointer may have been rounded down, ascending."""
        step = min(self.stack_alignment, self.align)
        return [d for d in range(self.align) if (d - 8 - self.offset) % step == 0]

    @cached_property
    def lowest(self) -> int:
        """Least value of the pointer, relative to the stack pointer at entry."""
        return self.offset - max(self.distances)

    @cached_property
    def highest(self) -> int:
        """Greatest value of the pointer, relative to the stack pointer at entry."""
        return self.offset - min(self.distances)
