"""Message shapes: the facts about a message that a fixed-length kernel knows before it runs.
`Message` holds a valid shape, which request/requests.py makes from the options LEN, SHAPE, CONST
and PREFIX_BLOCK. The plan folds its constants, and the prover reads it as the precondition."""

from dataclasses import dataclass
from typing import Any

from .hashes import initial_state, process_blocks


@dataclass(frozen=True)
class Message:
    """Shape of the message that a fixed-length function hashes.

    `variant` is the hash, a key of the hash module's INITIAL. `length` is the length in bytes; None
    means one block that is compressed into a hash value in memory.

    `shape`: hmac and pbkdf2 select HMAC (RFC 2104); double and double64 hash the digest again; with
    midstate, the caller passes the hash value after one block that precedes the message;
    compress64 has no padding; the first byte of node65 is 1. Any other shape only implies a length.
    `const` is FIRST:LAST=HEX: the words FIRST to LAST of the first
    block are the constant HEX and are not in memory. `prefix` has the complete blocks that precede
    the message, in hexadecimal. For HMAC, `prefix` is the key, padded to one block; without it, the
    caller passes the two midstates after the key's blocks."""

    variant: str
    length: int | None
    shape: str = ""
    const: str = ""
    prefix: str = ""

    @property
    def is_hmac(self) -> bool:
        """Whether the shape is HMAC."""
        return self.shape in ("hmac", "pbkdf2")

    @property
    def is_nested(self) -> bool:
        """Whether an outer hash takes the digest of the inner hash as its message."""
        return self.is_hmac or self.shape in ("double", "double64")

    @property
    def first_bytes(self) -> bytes:
        """Constant bytes at the beginning of the message, which are not in memory."""
        return b"\1" if self.shape == "node65" else b""

    def memory_bytes(self, word_bytes: int) -> int:
        """Return the bytes of a message of known length that are in memory."""
        assert self.length is not None
        return self.length - word_bytes * len(self.constants(word_bytes)) - len(self.first_bytes)

    @property
    def midstates(self) -> int:
        """Number of hash values after blocks that precede the message, which the caller passes: two
        for HMAC without a prefix, one for the shape midstate, else none."""
        return 0 if self.prefix else 2 if self.is_hmac else int(self.shape == "midstate")

    def bytes_before(self, size: int, outer: bool = False) -> int:
        """Return the number of bytes that are hashed before the message: those of the prefix, or of
        the block before a midstate. With `outer`, return the number of bytes that the outer hash
        takes before the digest. `size`: bytes of a block."""
        if outer:
            return size if self.is_hmac else 0
        return len(self.prefix) // 2 or (size if self.midstates else 0)

    def constants(self, word_bytes: int) -> dict[int, int]:
        """Return the constant words of the first block: number of the word in the block, counted
        beginning at 0 -> value. `word_bytes`: bytes of a word."""
        word_range, _, digits = self.const.partition("=")
        first = int(word_range.split(":")[0]) if word_range else 0
        data = bytes.fromhex(digits)
        return {first + i // word_bytes: int.from_bytes(data[i:i + word_bytes], "big")
                for i in range(0, len(data), word_bytes)}

    def starting_states(self, standard: Any) -> list[list[Any]]:
        """Return a list with the hash value at which the hash of the message starts; for a nested
        shape, with those of the inner and of the outer hash. Each is the hash value after the
        blocks of the prefix."""
        pads = (0x36, 0x5C) if self.is_hmac else (0, 0) if self.is_nested else (0,)
        return [process_blocks(standard, initial_state(standard, self.variant),
                               bytes(x ^ pad for x in bytes.fromhex(self.prefix))) for pad in pads]
