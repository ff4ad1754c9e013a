"""What is known beforehand of a message's last block, and the schedule that follows from it.

In goes a family of hashes and a length in bytes. The last block is wholly known in two cases (Gueron and Krasnov,
section 5): the length is a whole number of blocks (case 1), or what is left over leaves no room for the length field
(case 2). Then W_t + K_t of the whole block is a table of numbers.
"""

from collections.abc import Sequence
from types import ModuleType

from .hashes import block_bytes, expand, parse, tail


def words(hash: ModuleType, block: Sequence[int | None]) -> list[int | None]:
    """The sixteen words of a block, byte by byte; None is a byte of the message, or a word that holds one."""
    step = hash.WIDTH // 8
    out: list[int | None] = []
    for i in range(0, len(block), step):
        constant_bytes = [x for x in block[i:i + step] if x is not None]
        out.append(int.from_bytes(bytes(constant_bytes), "big") if len(constant_bytes) == step else None)
    return out


def constant(hash: ModuleType, length: int) -> bytes | None:
    """The last block of every message of `length` bytes if it holds no byte of the message, else None."""
    tail_bytes, size = length % block_bytes(hash), block_bytes(hash)
    roomless = tail_bytes + 1 + hash.LENGTH_BITS // 8 > size                       # case 2
    return tail(hash, length)[-size:] if tail_bytes == 0 or roomless else None     # case 1


def table(hash: ModuleType, length: int) -> list[int]:
    """W_t + K_t of the constant last block; ValueError with the nearest lengths that have one if there is none."""
    block = constant(hash, length)
    if block is None:
        raise ValueError(f"the last block of {length} bytes holds message bytes; "
                         + " and ".join(f"{near} bytes" for near in nearest(hash, length)) + " have a constant one")
    return [int(w + k) for w, k in zip(expand(hash, parse(hash, block)[0]), hash.K)]


def nearest(hash: ModuleType, length: int) -> tuple[int, int]:
    """The longest length below and the shortest above `length` whose last block is constant."""
    below = length // block_bytes(hash) * block_bytes(hash)
    return below, below + block_bytes(hash) - hash.LENGTH_BITS // 8
