"""Specification of the loop of PBKDF2 (RFC 8018, section 5.2). Input: variables for the midstates
after the blocks of HMAC's inner and outer key, for U and for T. Output: U and T after any number of
iterations, as normal forms. Method: where other specifications count blocks, this one counts
iterations; U and T take the place of the hash value."""

from typing import Any

from ..spec.words import byteswap
from .normal import Algebra
from .specification import Specification
from .terms import Term


class IterationsSpecification(Specification):
    """Iterations of PBKDF2 for m passwords, each with a specification in `lanes`; with m = 1, that
    is this object itself.

    `midstates`: words of the hash values after the block of HMAC's inner key and after that of its
    outer key. `states_after[k]`: words of U, then of T, after k iterations.
    """

    def __init__(self, algebra: Algebra, standard: Any, m: int, name: str = "") -> None:
        """Create the variables of midstates, U and T. `name`: as in `Specification`."""
        super().__init__(algebra, standard, name=name)
        words = len(self.initial)
        self.midstates = [self.new_input(f"key_{i}", self.width) for i in range(2 * words)]
        self.initial = [self.new_input(f"{x}_{i}", self.width) for x in "UT" for i in range(words)]
        self.states_after = [self.initial]
        self.lanes = [self] if m == 1 else [
            IterationsSpecification(algebra, standard, 1, f" of message {j}") for j in range(m)]
        if m == 1:
            self.state_after(1)  # so that its words exist before the code's

    def state_after(self, blocks: int) -> list[Term]:
        """Return the words of U, then of T, after `blocks` iterations."""
        while len(self.states_after) <= blocks:
            words = len(self.initial) // 2
            value = self.states_after[-1][:words]
            for key in (self.midstates[:words], self.midstates[words:]):
                digest = self.algebra.join(map(byteswap, value))
                value = self.finish_message(key, digest, self.block_bytes)
            totals = self.states_after[-1][words:]
            self.states_after.append([*value, *(t ^ u for t, u in zip(totals, value))])
        return self.states_after[blocks]
