"""Secrecy of the inputs of a proof. A word is as secret as the most secret input that it depends on
(`Term.secrecy`), so the order of the members matters.
"""

from enum import IntEnum


class Secrecy(IntEnum):
    """Secrecy of an input.

    PUBLIC inputs may decide branches and addresses. EXTERNAL ones are public, but their values are
    unknown: bytes of undefined symbols. CALLER inputs (registers at entry, bytes that nothing has
    set) must not decide anything, but reveal nothing. SECRET are all others: message, state and
    schedule.
    """

    PUBLIC, EXTERNAL, CALLER, SECRET = range(4)
