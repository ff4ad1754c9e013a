"""FIPS 180-4, SM3, and nothing else: one file per family of hashes, and here what all families share.

A family's module says what its words, constants and functions are (NAME STANDARD WIDTH ROUNDS LENGTH_BITS K INITIAL
DIGEST_BITS, schedule, round, chain; one K_t for each word W_t of the schedule). The functions below put them in the
order of sections 5 and 6: padding, parsing, expanding the schedule, compressing. They work on words of any kind where
they take words. On plain integers (words.Word) they hash: that is the oracle.
"""

import importlib
import pkgutil
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any

from ..words import Word


def names() -> list[str]:
    """The families: the files of this folder, and of every other that is put into `__path__`."""
    return sorted(m.name for m in pkgutil.iter_modules(__path__))


def fips() -> list[str]:
    """The families of FIPS 180-4: what is meant where no hash is named."""
    return [name for name in names() if load(name).STANDARD == "FIPS 180-4"]


def load(family: str) -> ModuleType:
    """The module of a family; KeyError if there is no such file."""
    if family not in names():
        raise KeyError(family)
    return importlib.import_module(f"{__name__}.{family}")


def variants() -> list[str]:
    """The hashes that users can ask for, in the standard's order: sha1, sha224, ..."""
    return [variant for family in names() for variant in load(family).INITIAL]


def find(name: str) -> ModuleType:
    """The module of the family that a hash is of, by what users call it; KeyError if there is none."""
    for family in map(load, names()):
        if name in family.INITIAL:
            return family
    raise KeyError(name)


def printed_name(hash: str) -> str:
    """Return the name of a hash as its standard prints it: SHA-256 for sha256, SHA-512/256 for sha512-256."""
    digits = hash.removeprefix("sha")
    return f"SHA-{digits.replace('-', '/')}" if hash.startswith("sha") else hash.upper()


def block_bytes(hash: ModuleType) -> int:
    """Bytes of a block: sixteen words."""
    return int(hash.WIDTH) * 2


def tail(hash: ModuleType, length: int) -> bytes:
    """What 5.1 appends to a message of `length` bytes: a one, zeros, and the length in bits."""
    size = hash.LENGTH_BITS // 8
    if not 0 <= length < 1 << hash.LENGTH_BITS - 3:
        raise ValueError(f"{hash.NAME} takes messages of 0 to 2^{hash.LENGTH_BITS} - 1 bits, not {length} bytes")
    zeros = -(length + 1 + size) % block_bytes(hash)
    return b"\x80" + bytes(zeros) + (8 * length).to_bytes(size, "big")


def parse(hash: ModuleType, data: bytes) -> list[list[Word]]:
    """The blocks of `data`, each as sixteen words: 5.2. ValueError unless they are whole."""
    size, step = block_bytes(hash), hash.WIDTH // 8
    if len(data) % size:
        raise ValueError(f"{len(data)} bytes are no whole number of blocks of {size}")
    return [[Word(int.from_bytes(data[i:i + step], "big"), hash.WIDTH) for i in range(j, j + size, step)]
            for j in range(0, len(data), size)]


def start(hash: ModuleType, variant: str) -> list[Word]:
    """The initial hash value of a hash of the family: 5.3."""
    return [Word(x, hash.WIDTH) for x in hash.INITIAL[variant]]


def expand(hash: ModuleType, M: Iterable[Any]) -> list[Any]:
    """The message schedule W of a block of sixteen words: step 1 of 6.1.2, 6.2.2 and 6.4.2."""
    W = list(M)
    for t in range(16, len(hash.K)):
        W.append(hash.schedule(W, t))
    return W


def compress(hash: ModuleType, H: Sequence[Any], WK: Sequence[Any]) -> list[Any]:
    """The next intermediate hash value, from W_t + K_t: steps 2 to 4."""
    state: Sequence[Any] = H
    for t in range(hash.ROUNDS):
        state = hash.round(state, t, WK)
    return list(hash.chain(H, state))


def process(hash: ModuleType, H: Sequence[Word], data: bytes) -> list[Word]:
    """The intermediate hash value after the whole blocks of `data`."""
    for M in parse(hash, data):
        H = compress(hash, H, [w + k for w, k in zip(expand(hash, M), hash.K)])
    return list(H)


def finish(hash: ModuleType, H: Sequence[Word], rest: bytes, before: int) -> list[Word]:
    """The last hash value: `rest` follows `before` bytes (whole blocks) that H already holds."""
    return process(hash, H, rest + tail(hash, before + len(rest)))


def output(hash: ModuleType, variant: str, H: Sequence[Word]) -> bytes:
    """The message digest: the leftmost bits of the last hash value, as bytes."""
    return b"".join(int(x).to_bytes(hash.WIDTH // 8, "big") for x in H)[:hash.DIGEST_BITS[variant] // 8]


def digest(name: str, message: bytes) -> bytes:
    """The digest of `message` by the hash that users call `name`; the oracle, slow and plain."""
    hash = find(name)
    return output(hash, name, finish(hash, start(hash, name), message, 0))
