"""Secrecy of the inputs of a proof. A word is as secret as the most secret input that it depends on
(`Term.secrecy`), so the members of `Secrecy` ascend from public to secret."""

from enum import IntEnum


class Secrecy(IntEnum):
    """Secrecy of an input.

    PUBLIC: it may decide branches and addresses. EXTERNAL: a byte of an undefined symbol, which is
    public, but must not decide addresses, because its value is unknown. CALLER: a register at entry
    or a byte that the function has not written; it must not decide branches or addresses, but may
    remain in registers and stack after return. SECRET: message, state or schedule.
    """

    PUBLIC, EXTERNAL, CALLER, SECRET = range(4)
