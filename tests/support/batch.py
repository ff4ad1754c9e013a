"""The word algebra of generator/spec/words.py on numpy arrays, for thousands of states at once. A
word of up to 64 bits is an array of numbers, one for each state; a wider one is a matrix of bytes,
for which only bitwise operations, cut and join exist."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

FULL = (1 << 64) - 1


class Batch:
    """Values of one word of `width` bits in all states."""

    __slots__ = ("data", "width")

    def __init__(self, data: np.ndarray, width: int) -> None:
        self.data, self.width = data, width

    @classmethod
    def of_bytes(cls, data: np.ndarray) -> Batch:
        """Convert a matrix of bytes, a row for each state, least significant byte first."""
        size = data.shape[1]
        if size > 8:
            return cls(np.ascontiguousarray(data), 8 * size)
        wide = np.zeros((len(data), 8), np.uint8)
        wide[:, :size] = data
        return cls(wide.view("<u8")[:, 0].copy(), 8 * size)

    def to_bytes(self, size: int) -> np.ndarray:
        """Convert to a matrix of `size` bytes for each state, with zeros above the width."""
        out = np.zeros((len(self.data), size), np.uint8)
        data = (self.data if self.width > 64
                else np.ascontiguousarray(self.data).view(np.uint8).reshape(-1, 8))
        count = min(size, data.shape[1], -(-self.width // 8))
        out[:, :count] = data[:, :count]
        return out

    def like(self, value: int, width: int | None = None) -> Batch:
        """Return the constant `value` in every state. `width`: by default that of this word."""
        width = width or self.width
        if width > 64:
            raw = np.frombuffer((value % (1 << width)).to_bytes(width // 8, "little"), np.uint8)
            return Batch(np.broadcast_to(raw, (len(self.data), width // 8)), width)
        return Batch(np.full(len(self.data), value & (1 << width) - 1, np.uint64), width)

    def _with_data(self, data: np.ndarray) -> Batch:
        return Batch(data if self.width >= 64 else data & np.uint64((1 << self.width) - 1),
                     self.width)

    def _other(self, other: Batch | int) -> np.ndarray | np.uint64:
        if self.width > 64:
            raise ValueError(f"a word of {self.width} bits is no number")
        if isinstance(other, int):
            return np.uint64(other & (1 << self.width) - 1)
        if other.width != self.width:
            raise ValueError(f"words of {self.width} and {other.width} bits do not mix")
        return other.data

    def _other_bits(self, other: Batch | int) -> np.ndarray | np.uint64:
        if self.width <= 64:
            return self._other(other)
        word = self.like(other) if isinstance(other, int) else other
        if word.width != self.width:
            raise ValueError(f"words of {self.width} and {word.width} bits do not mix")
        return word.data

    def __add__(self, other: Batch | int) -> Batch:
        return self._with_data(self.data + self._other(other))

    def __sub__(self, other: Batch | int) -> Batch:
        return self._with_data(self.data - self._other(other))

    def __xor__(self, other: Batch | int) -> Batch:
        return self._with_data(self.data ^ self._other_bits(other))

    def __and__(self, other: Batch | int) -> Batch:
        return self._with_data(self.data & self._other_bits(other))

    def __or__(self, other: Batch | int) -> Batch:
        return self._with_data(self.data | self._other_bits(other))

    __radd__, __rxor__, __rand__, __ror__ = __add__, __xor__, __and__, __or__

    def __invert__(self) -> Batch:
        return self._with_data(~self.data)

    def __int__(self) -> int:
        if (self.data != self.data[0]).any():
            raise ValueError("this word is not the same in every state")
        return (int(self.data[0]) if self.width <= 64
                else int.from_bytes(bytes(self.data[0]), "little"))

    def shifted(self, n: int) -> Batch:
        if abs(n) >= self.width:
            return self.like(0)
        return self._with_data(self.data >> np.uint64(n) if n >= 0 else self.data << np.uint64(-n))

    def rotated(self, n: int) -> Batch:
        return self.shifted(n) | self.shifted(n - self.width) if n else self

    def cut(self, low: int, width: int) -> Batch:
        if self.width <= 64:
            return Batch(self.data >> np.uint64(low) & np.uint64((1 << width) - 1), width)
        if low % 8 or width % 8:                             # a bit of a mask or a flag
            first, last = low // 8, -(-(low + width) // 8)
            return Batch.of_bytes(self.data[:, first:last]).cut(low % 8, width)
        return Batch.of_bytes(self.data[:, low // 8:(low + width) // 8])

    def joined(self, parts: Sequence[Batch]) -> Batch:
        width = sum(part.width for part in parts)
        if width > 64:
            return Batch(np.concatenate([part.to_bytes(part.width // 8) for part in parts], axis=1),
                         width)
        data, at = np.zeros(len(self.data), np.uint64), 0
        for part in parts:
            data, at = data | part.data << np.uint64(at), at + part.width
        return Batch(data, width)
