"""Constant last blocks and their W_t + K_t (Gueron and Krasnov 2012, section 5): of messages of
complete blocks, and of those whose last bytes leave no room for the length field in their block."""

from collections.abc import Sequence
from types import ModuleType

from ..spec.hashes import block_bytes, expand, message_padding, parse


def block_words(hash: ModuleType, block: Sequence[int | None]) -> list[int | None]:
    """Return the sixteen words of a block, which `block` lists byte by byte."""
    word_bytes = hash.WIDTH // 8
    words = [block[i:i + word_bytes] for i in range(0, len(block), word_bytes)]
    return [None if None in word else int.from_bytes(bytes(x or 0 for x in word), "big")
            for word in words]


def constant_block(hash: ModuleType, length: int) -> bytes | None:
    """Return the last block of every message of `length` bytes, or None if it holds bytes of the
    message."""
    size = block_bytes(hash)
    bytes_in_block = length % size
    padding_fills_block = bytes_in_block == 0 or bytes_in_block + 1 + hash.LENGTH_BITS // 8 > size
    return message_padding(hash, length)[-size:] if padding_fills_block else None


def padding_schedule(hash: ModuleType, length: int) -> list[int]:
    """Return all W_t + K_t of the last block of a message of `length` bytes."""
    block = constant_block(hash, length)
    if block is None:
        raise ValueError(f"the last block of {length} bytes holds message bytes; "
                         + " and ".join(f"{near} bytes" for near in nearest_lengths(hash, length))
                         + " have a constant one")
    return [int(w + k) for w, k in zip(expand(hash, parse(hash, block)[0]), hash.K)]


def nearest_lengths(hash: ModuleType, length: int) -> tuple[int, int]:
    """Return two lengths in bytes whose last block is constant: the longest below `length` and the
    shortest above it. `length` itself has no constant last block."""
    below = length // block_bytes(hash) * block_bytes(hash)
    return below, below + block_bytes(hash) - hash.LENGTH_BITS // 8
