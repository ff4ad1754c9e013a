"""Word algebra: the operations on w-bit words of FIPS 180-4, sections 2.2.2 and 3.2. A word is any
object with a `width` in bits that can be added modulo 2^width, combined bitwise, shifted, rotated,
cut and joined."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count as integers
from itertools import islice
from typing import Any


@dataclass(slots=True, unsafe_hash=True, init=False)  # not frozen, which costs much time
class Word:
    """Integer of `width` bits, 0 <= value < 2^width.

    Every kind of word has the operators and methods of this class. Amounts of shifts and bit
    positions are Python ints; bit 0 is the least significant. Operators on words of different
    widths raise ValueError.
    """

    value: int
    width: int

    def __init__(self, value: int, width: int) -> None:
        if not 0 <= value < 1 << width:
            raise ValueError(f"{value:#x} is not a {width}-bit word")
        self.value, self.width = value, width

    def like(self, value: int, width: int | None = None) -> Word:
        """Return the constant `value` modulo 2^width, as a word of the same kind. The default of
        `width` is this word's width."""
        # not by the constructor, whose check costs time: the value is in range
        width, word = width or self.width, object.__new__(Word)
        word.value, word.width = value & (1 << width) - 1, width
        return word

    def _operand_value(self, other: Word | int) -> int:
        """Return the value of the operand `other`; raise ValueError if it is a word of another
        width."""
        if not isinstance(other, Word):
            return other
        if other.width != self.width:
            raise ValueError(f"words of {self.width} and {other.width} bits do not mix")
        return other.value

    def __add__(self, other: Word | int) -> Word:
        return self.like(self.value + self._operand_value(other))

    def __sub__(self, other: Word | int) -> Word:
        return self.like(self.value - self._operand_value(other))

    def __xor__(self, other: Word | int) -> Word:
        return self.like(self.value ^ self._operand_value(other))

    def __and__(self, other: Word | int) -> Word:
        return self.like(self.value & self._operand_value(other))

    def __or__(self, other: Word | int) -> Word:
        return self.like(self.value | self._operand_value(other))

    __radd__, __rxor__, __rand__, __ror__ = __add__, __xor__, __and__, __or__

    def __invert__(self) -> Word:
        return self.like(~self.value)

    def __int__(self) -> int:
        return self.value

    def rotated(self, n: int) -> Word:
        """Return the word rotated right by n bits, 0 <= n < width."""
        return self.like(self.value >> n | self.value << (self.width - n))

    def shifted(self, n: int) -> Word:
        """Return the word shifted right by n bits, or left by -n bits if n is negative; zeros are
        shifted in."""
        return self.like(self.value >> n if n >= 0 else self.value << -n)

    def cut(self, low: int, width: int) -> Word:
        """Return the `width` bits from bit `low` upwards, as a word of this width."""
        return self.like(self.value >> low, width)

    def joined(self, parts: Sequence[Word]) -> Word:
        """Return the concatenation of `parts`, least significant first; self only selects the kind
        of word."""
        value = width = 0
        for part in parts:
            value |= part.value << width
            width += part.width
        return Word(value, width)


def ror(x: Any, n: int) -> Any:
    """ROTR^n(x), FIPS 180-4 section 3.2, for any n."""
    return x.rotated(n % x.width)


def rol(x: Any, n: int) -> Any:
    """ROTL^n(x), FIPS 180-4 section 3.2, for any n."""
    return x.rotated(-n % x.width)


def shr(x: Any, n: int) -> Any:
    """SHR^n(x), FIPS 180-4 section 3.2."""
    return x.shifted(n)


def shl(x: Any, n: int) -> Any:
    """Return x shifted left by n bits; zeros are shifted in."""
    return x.shifted(-n)


def split(x: Any, width: int) -> list[Any]:
    """Return x in pieces of `width` bits, least significant first; `width` divides x.width."""
    return [x.cut(low, width) for low in range(0, x.width, width)]


def join(parts: Iterable[Any]) -> Any:
    """Return the concatenation of the pieces, least significant first; the inverse of `split`."""
    parts = list(parts)
    return parts[0].joined(parts)


def byteswap(x: Any) -> Any:
    """Return x with its bytes reversed. A word that was loaded from a message as little-endian so
    becomes the big-endian word of FIPS 180-4, section 3.1."""
    return join(reversed(split(x, 8)))


def to_signed(value: int, width: int) -> int:
    """Return the low `width` bits of `value` as a signed integer (two's complement)."""
    value &= (1 << width) - 1
    return value - (value >> width - 1 << width)


def primes(count: int) -> list[int]:
    """Return the first `count` prime numbers."""
    return list(islice((n for n in integers(2) if all(n % d for d in range(2, n))), count))


def frac_root(x: int, degree: int, bits: int) -> int:
    """Return the first `bits` bits of the fractional part of the degree-th root of the integer x
    (FIPS 180-4, sections 4.2.2 and 5.3.3), as an integer, computed by bisection."""
    scaled = x << degree * bits
    low, high = 0, 1 << scaled.bit_length() // degree + 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**degree <= scaled else (low, middle)
    return low & (1 << bits) - 1
