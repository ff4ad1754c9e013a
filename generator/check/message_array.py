"""Specification of a function that hashes an array of messages of one shape. Input: a message
shape, and a variable for the number of bytes from one message to the next. Output: the
specification of every message, and the memory regions of the messages. Method: every message has
variables of its own, so that the proof covers messages that overlap."""

from collections.abc import Callable
from typing import Any

from ..spec.kinds import Pointer
from ..spec.message import Message
from .normal import Algebra
from .region import Key, MemoryRegion
from .specification import Specification
from .terms import Term


class ArraySpecification(Specification):
    """Specifications of the messages of an array, which have the midstates in common.

    The specification of a message is created on its first use.
    """

    def __init__(self, algebra: Algebra, standard: Any, message_shape: Message) -> None:
        """Create the variables that all messages share. `standard`: as in `Specification`."""
        super().__init__(algebra, standard, fixed_message=message_shape)
        self.message_shape = message_shape
        self.message_specifications: list[Specification] = []

    def of_message(self, j: int) -> Specification:
        """Return the specification of message j, counted from the next message to be hashed."""
        while len(self.message_specifications) <= j:
            message_specification = Specification(
                self.algebra, self.standard, fixed_message=self.message_shape,
                name=f" of message {len(self.message_specifications)}")
            message_specification.initial, message_specification.outer = self.initial, self.outer
            message_specification.states_after = [message_specification.initial]
            self.message_specifications.append(message_specification)
        return self.message_specifications[j]

    def advance_inputs(self, messages: int, replacements: dict[Term, Term]) -> None:
        """Add to `replacements` each variable of the messages -> its value after `messages`
        messages have been hashed."""
        for j, message_specification in enumerate(list(self.message_specifications)):
            following = self.of_message(j + messages)
            for k, word in enumerate(message_specification.message_words):
                replacements[word] = following.message_word(k)


def message_region_factory(specification: ArraySpecification, parameter: Pointer, pointer: Term,
                           distance: Term) -> Callable[[Key], MemoryRegion | None]:
    """Return a function that maps a region key to the region of one message of an array, or to None
    if the key belongs to no message. `parameter`: the parameter that points to the array.
    `pointer`: its value."""
    def region_of_message(key: Key) -> MemoryRegion | None:
        address_terms = dict(key) if isinstance(key, tuple) else {key: 1}
        j = address_terms.pop(distance, 0)
        return None if address_terms != {pointer: 1} or j >> 32 else MemoryRegion(
            "message", lambda remaining: (0, parameter.size if j < remaining else 0),
            content=lambda offset: specification.of_message(j).message_byte(offset))

    return region_of_message
