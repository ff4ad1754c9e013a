"""Hash families of FIPS 180-4 and GB/T 32905-2016, one module each, and the functions that all
families share.

A family's module defines NAME, STANDARD, WIDTH (bits of a word), ROUNDS, LENGTH_BITS, K (one K_t
for each W_t), INITIAL, DIGEST_BITS, and the functions schedule, round and chain. The functions
below arrange them as sections 5 and 6 of FIPS 180-4 do: padding, parsing, message schedule,
compression. Where they take words, they take words of any kind; on integers (words.Word) they
compute digests, and so serve as the reference implementation of every test.
"""

import importlib
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Any

from ..modules import modules_in
from ..words import Word


def names() -> tuple[str, ...]:
    """Return the names of the families: the modules of this package and of every folder added to
    its `__path__`."""
    return modules_in(tuple(__path__))


def load(family: str) -> ModuleType:
    """Return the module of a family; KeyError if there is none."""
    if family not in names():
        raise KeyError(family)
    return importlib.import_module(f"{__name__}.{family}")


def variants() -> list[str]:
    """Return the names of all hashes, in the standards' order: sha1, sha224, ..."""
    return [variant for family in names() for variant in load(family).INITIAL]


def find(name: str) -> ModuleType:
    """Return the module of the family that has the hash `name`; KeyError if there is none."""
    for family in map(load, names()):
        if name in family.INITIAL:
            return family
    raise KeyError(name)


def block_bytes(hash: ModuleType) -> int:
    """Return the number of bytes of a block, which is sixteen words."""
    return int(hash.WIDTH) * 2


def message_padding(hash: ModuleType, length: int) -> bytes:
    """Return the padding after a message of `length` bytes (5.1): a one bit, zeros, and the length
    in bits; ValueError if the hash takes no message of that length."""
    size = hash.LENGTH_BITS // 8
    if not 0 <= length < 1 << hash.LENGTH_BITS - 3:
        raise ValueError(f"{hash.NAME} takes messages of 0 to 2^{hash.LENGTH_BITS} - 1 bits, not "
                         f"{length} bytes")
    zeros = -(length + 1 + size) % block_bytes(hash)
    return b"\x80" + bytes(zeros) + (8 * length).to_bytes(size, "big")


def parse(hash: ModuleType, data: bytes) -> list[list[Word]]:
    """Return the blocks of `data`, sixteen words each (5.2); ValueError if `data` is not a whole
    number of blocks."""
    size, step = block_bytes(hash), hash.WIDTH // 8
    if len(data) % size:
        raise ValueError(f"{len(data)} bytes are no whole number of blocks of {size}")
    return [[Word(int.from_bytes(data[i:i + step], "big"), hash.WIDTH)
             for i in range(j, j + size, step)] for j in range(0, len(data), size)]


def initial_state(hash: ModuleType, variant: str) -> list[Word]:
    """Return the initial hash value (5.3) of the hash `variant` of the family."""
    return [Word(x, hash.WIDTH) for x in hash.INITIAL[variant]]


def expand(hash: ModuleType, M: Iterable[Any]) -> list[Any]:
    """Return the message schedule W of a block of sixteen words: step 1 of 6.1.2, 6.2.2 and
    6.4.2."""
    W = list(M)
    for t in range(16, len(hash.K)):
        W.append(hash.schedule(W, t))
    return W


def compress(hash: ModuleType, H: Sequence[Any], WK: Sequence[Any],
             seal: Callable[[Any], Any] = lambda x: x) -> list[Any]:
    """Return the intermediate hash value that follows H: steps 2 to 4 of 6.1.2, 6.2.2 and 6.4.2.
    WK[t] is W_t + K_t. `seal` is applied to each word of a state, and returns the same word."""
    state: Sequence[Any] = H
    for t in range(hash.ROUNDS):
        state = hash.round(tuple(map(seal, state)), t, WK)
    return [seal(x) for x in hash.chain(H, state)]


def process_blocks(hash: ModuleType, H: Sequence[Word], data: bytes) -> list[Word]:
    """Return the intermediate hash value after the blocks of `data`, starting from H."""
    for M in parse(hash, data):
        H = compress(hash, H, [w + k for w, k in zip(expand(hash, M), hash.K)])
    return list(H)


def finish_message(hash: ModuleType, H: Sequence[Word], rest: bytes, before: int) -> list[Word]:
    """Return the final hash value of a message. H is the hash value after its first `before` bytes,
    which are whole blocks; `rest` has all bytes that follow."""
    return process_blocks(hash, H, rest + message_padding(hash, before + len(rest)))


def digest_of_state(hash: ModuleType, variant: str, H: Sequence[Word]) -> bytes:
    """Return the message digest of the hash `variant`: the leftmost bits of H, the final hash
    value, as bytes."""
    return b"".join(int(x).to_bytes(hash.WIDTH // 8, "big")
                    for x in H)[:hash.DIGEST_BITS[variant] // 8]


def digest(name: str, message: bytes) -> bytes:
    """Return the digest of `message` by the hash `name`. This is the reference implementation; it
    is slow."""
    hash = find(name)
    return digest_of_state(hash, name, finish_message(hash, initial_state(hash, name), message, 0))
