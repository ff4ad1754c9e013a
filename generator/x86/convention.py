"""Calling conventions of x86-64, and the names of its integer registers. The compiler, the prover
and the callers of generated functions all read this table.

A register is given by its number in the manuals' encoding. The table belongs to the trusted base.
"""

from dataclasses import dataclass

INTEGER_NAMES = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi",
                 *(f"r{number}" for number in range(8, 16)))
RSP, RBP = 4, 5


@dataclass(frozen=True)
class Convention:
    """A calling convention.

    `arguments` are the integer registers of the arguments, in order. Arguments that have no
    register are on the stack, `stack_arguments` bytes above the stack pointer at entry. `saved_int`
    and `saved_vec` are the callee-saved integer and vector registers; only the low 128 bits of a
    vector register are callee-saved. All other integer registers except RSP are caller-saved.
    """

    name: str
    arguments: tuple[int, ...]
    saved_int: tuple[int, ...]
    saved_vec: tuple[int, ...] = ()
    stack_arguments: int = 8


# Arguments: rdi rsi rdx rcx r8 r9, and rcx rdx r8 r9. Callee-saved: rbx rbp r12 to r15, and in
# Win64 rsi, rdi and xmm6 to xmm15.
SYSV = Convention("System V", (7, 6, 2, 1, 8, 9), (3, 5, 12, 13, 14, 15))
WIN64 = Convention("Win64", (1, 2, 8, 9), (3, 5, 6, 7, 12, 13, 14, 15), tuple(range(6, 16)), 40)
CONVENTIONS = {"sysv": SYSV, "sysv-os": SYSV, "win64": WIN64}  # by the name in claims
