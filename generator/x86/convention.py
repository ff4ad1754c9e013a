"""Calling conventions of x86-64: registers of arguments and registers that a function preserves."""

from dataclasses import dataclass

from .program import STACK_POINTER


@dataclass(frozen=True)
class Convention:
    """A calling convention; registers are numbered as in the manuals.

    `arguments` are the integer registers of the arguments, in order. Arguments that have no
    register are on the stack, `stack_arguments` bytes above the stack pointer at entry. `saved_int`
    and `saved_vec` are the callee-saved registers; integer registers other than these and RSP are
    caller-saved.
    """

    name: str
    arguments: tuple[int, ...]
    saved_int: tuple[int, ...]
    saved_vec: tuple[int, ...] = ()
    stack_arguments: int = 8

    @property
    def caller_saved_int(self) -> tuple[int, ...]:
        """Caller-saved integer registers."""
        return tuple(n for n in range(16) if n not in (*self.saved_int, STACK_POINTER.number))


# arguments: rdi rsi rdx rcx r8 (of six); rcx rdx r8 r9
SYSV = Convention("System V", (7, 6, 2, 1, 8), (3, 5, 12, 13, 14, 15))
WIN64 = Convention("Win64", (1, 2, 8, 9), (3, 5, 6, 7, 12, 13, 14, 15), tuple(range(6, 16)), 40)
