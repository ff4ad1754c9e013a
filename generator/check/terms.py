"""Words as tuples of bits. Input: widths, names and bit numbers (polynomials.py). Output: `Term`s
of which equal ones are the same object. Method: hash consing. This module has every operation that
needs no addition: variables, constants, concatenation, shifts, rotations and Boolean operations.
Sums are in normal.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

from .polynomials import Polynomials


class Unknown(ValueError):
    """Request for the integer value of a word that depends on inputs."""


class Term:
    """Word of `width` bits in normal form: two equal words are the same object (normal.py).

    It is stored in one of three ways: by the numbers of its bits (polynomials.py); as `parts`,
    pieces of a word wider than 64 bits; or as a sum, `terms` (word -> coefficient) plus `constant`.
    A `sealed` sum is a term of its own in later sums. `label` is the name of a variable. Only
    `Words` creates terms.
    """

    __slots__ = ("algebra", "width", "_bits", "parts", "terms", "constant", "sealed", "_public",
                 "_may_be_disjoint", "_linear", "_cuts", "label", "__weakref__")

    def __init__(self, algebra: Words, width: int) -> None:
        """Create a word whose bits, parts or terms the caller sets next."""
        self.algebra, self.width = algebra, width
        self._bits: tuple[int, ...] | None = None
        self.parts: tuple[Term, ...] | None = None  # pieces of a word wider than 64 bits
        self.terms: dict[Term, int] | None = None  # coefficients of a sum
        self.constant = 0
        self.sealed = False
        self._public: bool | None = None
        self._may_be_disjoint: bool | None = None
        self._linear: tuple[dict[Term, int], int] | None = None
        self._cuts: dict[tuple[int, int], Term] | None = None
        self.label = ""

    def __repr__(self) -> str:
        return self.algebra.describe(self)

    @property
    def bits(self) -> tuple[int, ...]:
        """Bits of the word, least significant first, each the index of a polynomial
        (polynomials.py).
        """
        if self._bits is None:
            self.algebra.compute_bits(self)
        bits = self._bits
        assert bits is not None
        return bits

    @property
    def public(self) -> bool:
        """Whether all inputs that the word depends on are public."""
        if self._public is None:
            components = self.terms if self.parts is None else self.parts
            if components is None:
                self._public = self.algebra.all_public(self.bits)
            else:
                self._public = all(x.public for x in components)
        return self._public

    def is_constant(self) -> bool:
        """Return whether the word depends on no input."""
        return self.terms is None and all(bit < 2 for bit in self.bits)

    def __int__(self) -> int:
        """Return the value of a constant; raise Unknown if the word depends on inputs."""
        if self.terms is None:
            value = 0
            for i, bit in enumerate(self.bits):
                if bit == 1:
                    value |= 1 << i
                elif bit:
                    break
            else:
                return value
        raise Unknown(f"{self!r} has no known value")

    def like(self, value: int, width: int | None = None) -> Term:
        """Return the constant `value` in `width` bits (default: this word's width)."""
        return self.algebra.number(value, width or self.width)

    def _coerce(self, other: Term | int) -> Term:
        """Return the operand `other` as a word; raise ValueError if its width differs."""
        if isinstance(other, int):
            return self.algebra.number(other, self.width)
        if other.width != self.width:
            raise ValueError(f"words of {self.width} and {other.width} bits do not mix")
        return other

    def __add__(self, other: Term | int) -> Term:
        return self.algebra.add(self, self._coerce(other))

    def __sub__(self, other: Term | int) -> Term:
        return self.algebra.combine(self.width, ((self, 1), (self._coerce(other), -1)))

    def __xor__(self, other: Term | int) -> Term:
        return self.algebra.bitwise("^", self, self._coerce(other))

    def __and__(self, other: Term | int) -> Term:
        return self.algebra.bitwise("&", self, self._coerce(other))

    def __or__(self, other: Term | int) -> Term:
        return self.algebra.bitwise("|", self, self._coerce(other))

    __radd__, __rxor__, __rand__, __ror__ = __add__, __xor__, __and__, __or__

    def __invert__(self) -> Term:
        return self.algebra.bitwise("^", self, self.algebra.number(-1, self.width))

    def rotated(self, n: int) -> Term:
        """Return the word rotated right by n bits, 0 <= n < width."""
        bits = self.bits
        return self.algebra.of_bits(bits[n:] + bits[:n])

    def shifted(self, n: int) -> Term:
        """Return the word shifted right by n bits, or left by -n; zeros enter. n is any integer."""
        bits, width = self.bits, self.width
        if n >= 0:
            return self.algebra.of_bits(bits[n:] + (0,) * min(n, width))
        if -n >= width:
            return self.like(0)
        out = self.algebra.of_bits((0,) * -n + bits[:width + n])
        # pointer arithmetic stays linear
        if out._linear is None and out.terms is None and self.public:
            terms, constant = self.algebra.linear(self)
            mask = (1 << width) - 1
            scaled = {x: c << -n & mask for x, c in terms.items()}
            out._linear = {x: c for x, c in scaled.items() if c}, constant << -n & mask
        return out

    def cut(self, low: int, width: int) -> Term:
        """Return the `width` bits from bit `low` upwards; bits beyond the word are zero."""
        if not low and width == self.width:
            return self
        algebra = self.algebra
        if self.parts is not None:
            if self._cuts is None:
                starts = accumulate((part.width for part in self.parts), initial=0)
                self._cuts = {(start, part.width): part for start, part in zip(starts, self.parts)}
            if (piece := self._cuts.get((low, width))) is not None:
                return piece
            position, pieces, size = 0, [], 0
            for part in self.parts:
                start, stop = max(low, position), min(low + width, position + part.width)
                if start < stop:
                    pieces.append(part.cut(start - position, stop - start))
                    size += stop - start
                position += part.width
            if size < width:
                pieces.append(algebra.number(0, width - size))
            self._cuts[low, width] = piece = pieces[0] if len(pieces) == 1 else algebra.join(pieces)
            return piece
        is_half = not low and width == 32 and self.width == 64
        if self.terms is not None and is_half and algebra.halves:
            return algebra.low_half(self)
        bits = self.bits[low:low + width]
        return algebra.of_bits(bits + (0,) * (width - len(bits)))

    def joined(self, parts: Sequence[Term]) -> Term:
        """Return the concatenation of `parts`, least significant part first."""
        return self.algebra.join(parts)


class Words(Polynomials):
    """Tables of words and bits. Words of two tables must not be mixed.

    `halves`: whether to cut 64-bit sums to 32 bits exactly. Hashes with 32-bit words need this; for
    64-bit words it only costs time.
    """

    def __init__(self, halves: bool = True) -> None:
        """Create empty tables."""
        super().__init__()
        self.halves = halves
        self._words: dict[tuple[int, ...], Term] = {}
        self._joined_words: dict[tuple[Term, ...], Term] = {}
        self._numbers: dict[tuple[int, int], Term] = {}
        self._memo: dict[Any, Term] = {}
        self._disjoint: dict[Any, bool] = {}

    # implemented in normal.py

    def add(self, x: Term, y: Term) -> Term:
        """Return x + y modulo 2^width."""
        raise NotImplementedError

    def linear(self, word: Term) -> tuple[dict[Term, int], int]:
        """Return the word as (terms, constant): the sum of coefficient times term, plus the
        constant.
        """
        raise NotImplementedError

    def combine(self, width: int, summands: Iterable[tuple[Term, int]], constant: int = 0) -> Term:
        """Return the sum of coefficient times word over the summands, plus the constant, modulo
        2^width.
        """
        raise NotImplementedError

    def low_half(self, term: Term) -> Term:
        """Return the low 32 bits of a 64-bit sum, as the sum of the low halves of its terms."""
        raise NotImplementedError

    # construction

    def stand_in(self, bit: int) -> Term:
        """Return a new word of one bit, as the source of the atom that stands for that bit."""
        term = Term(self, 1)
        term._bits = (bit,)
        return term

    def variable(self, name: str, width: int, public: bool = False) -> Term:
        """Return a new variable of `width` bits; messages call it `name`."""
        term = Term(self, width)
        term.label = name
        term._public = public
        if width > 64:
            term.parts = tuple(self.variable(f"{name}.{low // 64}", 64, public)
                               for low in range(0, width, 64))
            self._joined_words[term.parts] = term
            return term
        term._bits = self._new_atoms(term, range(width), not public)
        self._words[term._bits] = term
        return term

    def number(self, value: int, width: int) -> Term:
        """Return the constant `value` modulo 2^width."""
        value &= (1 << width) - 1
        term = self._numbers.get((value, width))
        if term is None:
            if width > 64:
                term = self.join([self.number(value >> low, min(64, width - low))
                                  for low in range(0, width, 64)])
            else:
                term = self.of_bits(tuple(value >> i & 1 for i in range(width)))
            self._numbers[value, width] = term
        return term

    def of_bits(self, bits: tuple[int, ...]) -> Term:
        """Return the word with these bits, least significant first, each the index of a polynomial
        (polynomials.py).
        """
        term = self._words.get(bits)
        if term is None:
            if len(bits) > 64:
                return self.join([self.of_bits(bits[low:low + 64])
                                  for low in range(0, len(bits), 64)])
            self.add_weight(len(bits) // 4)
            term = self._words[bits] = Term(self, len(bits))
            term._bits = bits
        return term

    def join(self, parts: Iterable[Term]) -> Term:
        """Return the concatenation of `parts`, least significant part first."""
        flat: list[Term] = []
        for part in parts:
            flat.extend(part.parts or (part,))
        if len(flat) == 1:
            return flat[0]
        width = sum(part.width for part in flat)
        if width <= 64:
            return self.of_bits(tuple(bit for part in flat for bit in part.bits))
        if any(part.width < 32 for part in flat):  # keep pieces of at least 32 bits
            bits = tuple(bit for part in flat for bit in part.bits)
            flat = [self.of_bits(bits[low:low + 32]) for low in range(0, width, 32)]
        key = tuple(flat)
        term = self._joined_words.get(key)
        if term is None:
            term = self._joined_words[key] = Term(self, width)
            term.parts = key
        return term

    def compute_bits(self, word: Term) -> None:
        """Set the bits of a word that is stored in pieces or as a sum. The bits of a sum are new
        atoms, except those of its low half with `halves`.
        """
        if word.parts is not None:
            word._bits = tuple(bit for part in word.parts for bit in part.bits)
            return
        # computed from the terms now: later it would recurse down a long dependence chain
        word._public = word.public
        low: tuple[int, ...] = ()
        if self.halves and word.width == 64:
            low = self.low_half(word).bits
        word._bits = low + self._new_atoms(word, range(len(low), word.width), None)
        self._words.setdefault(word._bits, word)

    # operations

    def bitwise(self, operation: str, x: Term, y: Term) -> Term:
        """Return x ^ y, x & y or x | y, as `operation` says."""
        key = (operation, x, y)
        term = self._memo.get(key)
        if term is None and x.parts and y.parts:
            # piece by piece, because the pieces of several registers may be equal
            widths = [piece.width for piece in max(x.parts, y.parts, key=len)]
            term = self._memo[key] = self.join(
                [self.bitwise(operation, x.cut(low, width), y.cut(low, width))
                 for low, width in zip(accumulate(widths, initial=0), widths)])
        elif term is None:
            bits = self.xor_words(x.bits, y.bits) if operation != "&" else ()
            if operation != "^":  # x | y is (x ^ y) ^ (x & y)
                products = tuple(map(self.and_bits, x.bits, y.bits))
                bits = self.xor_words(bits, products) if bits else products
            term = self._memo[key] = self._memo[operation, y, x] = self.of_bits(bits)
        return term

    def disjoint(self, x: Term, y: Term) -> bool:
        """Return whether x & y is 0, for all inputs."""
        key = (x, y)
        is_disjoint = self._disjoint.get(key)
        if is_disjoint is None:
            self.add_weight(x.width)
            is_disjoint = not any(map(self.and_bits, x.bits, y.bits))
            self._disjoint[key] = is_disjoint
        return is_disjoint

    # queries

    def all_public(self, bits: tuple[int, ...]) -> bool:
        """Return whether all inputs that these bits, indices of polynomials, depend on are
        public."""
        for bit in bits:
            for atom in self.atoms_of(bit):
                secret = self.secrecy[atom]
                if secret or secret is None and not self.atoms[atom][0].public:
                    return False
        return True

    def describe(self, word: Term, depth: int = 2) -> str:
        """Return a word as text for messages: the name of a variable, the number of a constant, the
        first six terms of a sum, the pieces of a wide word, or else the variables of its bits.

        `depth`: levels of nested sums that are written out.
        """
        if word.label:
            return word.label
        if word.terms is None and word.parts is None and word.is_constant():
            return hex(int(word))
        if word.parts is not None:
            return f"<{word.width} bits in {len(word.parts)} pieces>"
        if not depth:
            return "..."
        if word.terms is not None:
            summands = [(f"{c if c >> word.width - 1 == 0 else c - (1 << word.width)}*" if c != 1
                         else "")
                        + self.describe(x, depth - 1) for x, c in list(word.terms.items())[:6]]
            return "(" + " + ".join(summands
                                    + ([hex(word.constant)] if word.constant else [])) + ")"
        names = sorted({self.atoms[a][0].label or "sum" for b in word.bits
                        for a in self.atoms_of(b)})
        return f"f{word.width}({', '.join(names[:6])})"
