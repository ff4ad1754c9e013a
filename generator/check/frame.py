"""Stack rules of the calling conventions, as tables, and the exception of a refused proof."""

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
