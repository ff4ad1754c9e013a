"""Fast evaluation of the specification: executed once on words that record each operation as a line
of Python, which are compiled. An integer contains n lanes of a word and headroom of as many bits,
so that n messages are hashed at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from generator.spec.hashes import (
    block_bytes,
    compress,
    digest_of_state,
    expand,
    find,
    initial_state,
    message_padding,
)
from generator.spec.words import Word

# contents of the headroom: zeros; carries of additions; arbitrary bits
TIGHT, SUM, LOOSE = 0, 1, 2


class Line:
    """Word that a line of Python in `text` computes; operations on it append further lines."""

    def __init__(self, text: list[str], width: int, code: str, head: int = TIGHT):
        self.text, self.width, self.head = text, width, head
        self.name, self.twice = f"x{len(text)}", ""
        text.append(f"{self.name} = {code}")

    def cleared(self, allowed: int) -> str:
        """The word's name in the lines; first clear its headroom if `head` is above `allowed`."""
        if self.head > allowed:
            self.text.append(f"{self.name} &= mask")
            self.head = TIGHT
        return self.name

    def like(self, value: int) -> Line:
        return Line(self.text, self.width, f"{value:#x} * ones")

    def _bits(self, sign: str, other: Line, head: int) -> Line:
        return Line(self.text, self.width, f"{self.name} {sign} {other.name}", head)

    def __add__(self, other: Line | int) -> Line:
        other = self.like(other) if isinstance(other, int) else other
        return Line(self.text, self.width, f"{self.cleared(SUM)} + {other.cleared(SUM)}", SUM)

    def __xor__(self, other: Line) -> Line:
        return self._bits("^", other, max(self.head, other.head))

    def __or__(self, other: Line) -> Line:
        return self._bits("|", other, max(self.head, other.head))

    def __and__(self, other: Line) -> Line:
        return self._bits("&", other, min(self.head, other.head))

    def __invert__(self) -> Line:
        return Line(self.text, self.width, f"{self.name} ^ mask", self.head)

    def rotated(self, n: int) -> Line:
        # a second copy of the word in the headroom makes every rotation one shift
        if not self.twice:
            x = self.cleared(TIGHT)
            self.twice = Line(self.text, self.width, f"{x} | {x} << {self.width}").name
        return Line(self.text, self.width, f"{self.twice} >> {n}", LOOSE)

    def shifted(self, n: int) -> Line:
        x = self.cleared(TIGHT)
        return Line(self.text, self.width, f"{x} >> {n}" if n >= 0 else f"{x} << {-n}", LOOSE)


@dataclass(frozen=True)
class Swar:
    """Format of an integer with n words of `width` bits, in lanes of 2 * `width` bits (SIMD within
    a register)."""

    width: int
    n: int

    @property
    def ones(self) -> int:
        return sum(1 << 2 * self.width * j for j in range(self.n))

    def join(self, words: Sequence[bytes]) -> int:
        """Return big-endian words, one for each lane, as one integer."""
        return int.from_bytes(b"".join(bytes(self.width // 8) + word for word in reversed(words)),
                              "big")

    def split(self, x: int) -> list[int]:
        """Return the words in the lanes of `x`, lane 0 first."""
        return [x >> 2 * self.width * j & (1 << self.width) - 1 for j in range(self.n)]


@cache
def compile_hash(hash: ModuleType, n: int) -> Callable[[Sequence[int], Sequence[int]], list[int]]:
    """Return the compiled function (hash value, sixteen message words) -> next hash value."""
    text: list[str] = []
    H = [Line(text, hash.WIDTH, f"H[{i}]") for i in range(len(next(iter(hash.INITIAL.values()))))]
    M = [Line(text, hash.WIDTH, f"M[{t}]") for t in range(16)]
    K = [Line(text, hash.WIDTH, f"K[{t}]") for t in range(len(hash.K))]
    names = [x.cleared(TIGHT)
             for x in compress(hash, H, [w + k for w, k in zip(expand(hash, M), K)])]
    ones = Swar(hash.WIDTH, n).ones
    scope: dict[str, Any] = {"K": [k * ones for k in hash.K], "ones": ones,
                             "mask": ones * ((1 << hash.WIDTH) - 1)}
    lines = ["def run(H, M, K=K, ones=ones, mask=mask):", *text, f"return [{', '.join(names)}]"]
    exec("\n    ".join(lines), scope)
    run: Callable[[Sequence[int], Sequence[int]], list[int]] = scope["run"]
    return run


def hash_blocks(hash: ModuleType, H: Sequence[int], data: bytes) -> list[int]:
    return [states[0] for states in hash_blocks_of_many(hash, [[x] for x in H], [data])]


def hash_blocks_of_many(hash: ModuleType, H: Sequence[Sequence[int]],
                        data: Sequence[bytes]) -> list[list[int]]:
    """Return the hash values after messages of equal length; H[i][j] and result[i][j] are word i
    for message j."""
    size, step = block_bytes(hash), hash.WIDTH // 8
    lanes = Swar(hash.WIDTH, len(data))
    run = compile_hash(hash, lanes.n)
    state = [lanes.join([x.to_bytes(step, "big") for x in word]) for word in H]
    for block in range(0, len(data[0]), size):
        state = run(state, [lanes.join([message[i:i + step] for message in data])
                            for i in range(block, block + size, step)])
    return [lanes.split(x) for x in state]


def digests(name: str, messages: Sequence[bytes]) -> list[bytes]:
    """Return the digests of the messages; messages of equally many blocks are hashed together."""
    hash = find(name)
    padded = [message + message_padding(hash, len(message)) for message in messages]
    out = [b""] * len(messages)
    for length in {len(data) for data in padded}:
        selected = [j for j, data in enumerate(padded) if len(data) == length]
        H = [[int(x)] * len(selected) for x in initial_state(hash, name)]
        states = hash_blocks_of_many(hash, H, [padded[j] for j in selected])
        for lane, j in enumerate(selected):
            out[j] = digest_of_state(hash, name, [Word(word[lane], hash.WIDTH) for word in states])
    return out
