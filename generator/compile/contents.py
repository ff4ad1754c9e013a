"""Contents of registers and slots, which translation validation tracks through a program.

Input: the moves and results of instructions. Output: for each register and slot, a set of tokens
that name its content. One content may have several names: a value, a variable with this value, and
a constant in a table.
"""

from dataclasses import dataclass, field
from typing import Any, TypeGuard

from ..x86.program import Address, Register

# Number of a value, name of a variable, or (table, offset) of a constant.
Token = int | str | tuple[str, int]
PhysicalLocation = tuple[str, int]  # (register class, number), or ("frame" or "slots", offset)


@dataclass
class Contents:
    """Contents of registers and slots, each as the set of tokens of the values, variables and
    constants that it equals. `registers`: register -> tokens. `slots`: slot -> (size in bytes,
    tokens)."""

    registers: dict[PhysicalLocation, frozenset[Token]] = field(default_factory=dict)
    slots: dict[PhysicalLocation, tuple[int, frozenset[Token]]] = field(default_factory=dict)

    def set_tokens(self, location: Register | Address, tokens: frozenset[Token]) -> None:
        """Record that a register or slot now has the content `tokens`. Forget the contents of slots
        that overlap it."""
        if isinstance(location, Register):
            self.registers[location.register_class, location.number] = tokens
            return
        offset, size = location.offset, location.size // 8
        for (space, at), (length, _) in list(self.slots.items()):
            if space == location.space and at < offset + size and offset < at + length:
                del self.slots[space, at]
        self.slots[location.space, offset] = size, tokens

    def tokens_in(self, location: Any) -> frozenset[Token]:
        """Return the tokens of the content of a register or slot. Return an empty set for any other
        operand, and for a slot that is wider than the last content stored there."""
        if isinstance(location, Register):
            return self.registers.get((location.register_class, location.number), frozenset())
        if not isinstance(location, Address):
            return frozenset()
        length, tokens = self.slots.get((location.space, location.offset), (0, frozenset()))
        return tokens if location.size <= 8 * length else frozenset()


def is_slot(x: Any) -> TypeGuard[Address]:
    """Return whether an operand is a slot of the frame."""
    return isinstance(x, Address) and x.space in ("frame", "slots")


def constant_token(x: Any) -> Token | None:
    """Return the token of an operand in a constant table; None for any other operand."""
    return ((x.table, x.offset)
            if isinstance(x, Address) and x.space == "constants" and x.base is None else None)
