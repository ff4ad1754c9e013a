"""Specification of a function that hashes an array of messages of one shape. Input: a claim with a
message shape and the bytes from one message to the next, a variable. Output: the specification of
every message, and the memory regions of the messages. Method: every message has variables of its
own, so that the proof covers messages that overlap. After a loop iteration that takes k messages,
message j is what message j + k was.
"""

from typing import Any

from ..spec.kinds import Pointer
from ..spec.message import Message
from .memory import Key, MemoryRegion, no_bytes
from .normal import Algebra
from .specification import Specification
from .terms import Term


class ArraySpecification(Specification):
    """Hash computations on the messages of an array, which have the midstates in common.

    Each is made when it is first needed, so that the specification's words are in the tables before
    the code's.
    """

    def __init__(self, algebra: Algebra, text: Any, seed: int | None, shape: Message) -> None:
        super().__init__(algebra, text, seed, fixed_message=shape)
        self.seed, self.shape = seed, shape
        self.readings: list[Specification] = []

    def of_message(self, j: int) -> Specification:
        """Return the specification of the j-th message that is still to be hashed."""
        while len(self.readings) <= j:
            reading = Specification(self.algebra, self.text, self.seed, fixed_message=self.shape,
                                    name=f" of message {len(self.readings)}")
            reading.initial, reading.outer = self.initial, self.outer
            reading.after = [reading.initial]
            self.readings.append(reading)
        return self.readings[j]

    def advance_inputs(self, messages: int, replacements: dict[Term, Term]) -> None:
        """Add to `replacements` the values of the messages' variables after `messages` more
        messages."""
        for j, reading in enumerate(list(self.readings)):
            following = self.of_message(j + messages)
            for k, word in enumerate(reading.memory):
                replacements[word] = following.word(k)


def message_regions(specification: ArraySpecification, p: Pointer, pointer: Term, stride: Term) -> Any:
    """Return a factory of the regions of the messages, with message j at pointer + j * stride.

    Message j may be read while more than j messages are left.
    """

    def region(key: Key) -> MemoryRegion | None:
        address_terms = dict(key) if isinstance(key, tuple) else {key: 1}
        j = address_terms.pop(stride, 0)
        if address_terms != {pointer: 1} or j >> 32:
            return None
        return MemoryRegion("message", lambda remaining: (0, p.size) if j < remaining else (0, 0),
                            no_bytes, lambda offset: specification.of_message(j).message_byte(offset))

    return region
