"""Words in normal form. Input: widths, names and polynomials (polynomials.py). Output: `Term`s, one
object for each normal form. Method: hash consing. This module has the operations without addition:
variables, constants, concatenation, shifts, rotations and Boolean operations; normal.py has sums.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from .polynomials import (
    MAX_MONOMIALS,
    MAX_WIDTH,
    Monomial,
    Polynomial,
    Polynomials,
    join_polynomials,
    multiply_polynomials,
    nonzero_bits,
    xor_polynomials,
)
from .secrecy import Secrecy


class Unknown(ValueError):
    """Error: the integer value of a word is needed, but it depends on inputs."""


@dataclass(slots=True, eq=False, repr=False)
class Term:
    """Word of `width` bits in normal form: the same object is the same word for all inputs, but
    equal words may have different objects (normal.py).

    It is stored in one of three ways: by its polynomial (polynomials.py); as `parts`, pieces of a
    word wider than 64 bits; or as a sum, `terms` (word -> coefficient) plus `constant`.
    `piece_width`: the width of all pieces, 0 if they differ. A `sealed` sum is a term of its own in
    later sums. `label` is the name of a variable. Only `Words` creates terms.
    """

    algebra: Words
    width: int
    _polynomial: Polynomial | None = None
    parts: tuple[Term, ...] | None = None
    piece_width: int = 0
    terms: dict[Term, int] | None = None
    constant: int = 0
    sealed: bool = False
    label: str = ""
    _secrecy: Secrecy | None = None
    _may_be_disjoint: bool | None = None
    _linear: tuple[dict[Term, int], int] | None = None

    def __repr__(self) -> str:
        return self.algebra.describe(self)

    @property
    def polynomial(self) -> Polynomial:
        """Polynomial of the word (polynomials.py), which must not be stored in pieces."""
        if self._polynomial is None:
            self._polynomial = self.algebra.polynomial_of_sum(self)
        return self._polynomial

    def has_polynomial(self) -> bool:
        """Return whether the word is stored by its polynomial."""
        return self.terms is None and self.parts is None

    @property
    def secrecy(self) -> Secrecy:
        """Greatest secrecy of an input that the word depends on."""
        if self._secrecy is None:
            self._secrecy = (Secrecy.SECRET if any(x.secret for x in self.components()) else max(
                (x.secrecy for x in self.components()), default=Secrecy.PUBLIC))
        return self._secrecy

    @property
    def public(self) -> bool:
        """Whether all inputs that the word depends on are public."""
        return self.secrecy <= Secrecy.EXTERNAL

    @property
    def secret(self) -> bool:
        """Whether the word may depend on message, state or schedule."""
        return self.secrecy is Secrecy.SECRET

    def components(self) -> Iterable[Term]:
        """Return the words from which this word is computed: its pieces, the terms of a sum, or the
        sources of its polynomial. The only source of a variable is the variable itself."""
        if self.parts is not None:
            return self.parts
        return self.terms or self.algebra.sources_of(self.polynomial)

    def is_constant(self) -> bool:
        """Return whether the word depends on no input."""
        if self.parts is not None:
            return all(part.is_constant() for part in self.parts)
        return self.terms is None and not any(self.polynomial)

    def __int__(self) -> int:
        """Return the value of a constant; raise Unknown if the word depends on inputs."""
        if not self.is_constant():
            raise Unknown(f"{self!r} has no known value")
        if self.parts is None:
            return self.polynomial.get((), 0)
        starts = accumulate((part.width for part in self.parts), initial=0)
        return sum(int(part) << start for part, start in zip(self.parts, starts))

    def like(self, value: int, width: int | None = None) -> Term:
        """Return the constant `value` in `width` bits (default: this word's width)."""
        return self.algebra.number(value, width or self.width)

    def _coerce(self, other: Term | int) -> Term:
        """Return an operand as a word of this word's width; raise ValueError for another width."""
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
        width, algebra = self.width, self.algebra
        if self.parts is not None:
            return algebra.join([self.cut(n, width - n), self.cut(0, n)]) if n else self
        p = self.polynomial
        return algebra.of_polynomial(width, join_polynomials(algebra.shift(p, n, width),
                                                             algebra.shift(p, n - width, width)))

    def shifted(self, n: int) -> Term:
        """Return the word shifted right by n bits, or left by -n; zeros enter. n is any integer."""
        width, algebra = self.width, self.algebra
        if abs(n) >= width:
            return self.like(0)
        if self.parts is not None:
            return (self.cut(n, width) if n >= 0 else
                    algebra.join([algebra.number(0, -n), self.cut(0, width + n)]))
        out = algebra.of_polynomial(width, algebra.shift(self.polynomial, n, width))
        # pointer arithmetic stays linear
        if n < 0 and out._linear is None and out.terms is None and self.public:
            terms, constant = algebra.linear(self)
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
            if width == self.piece_width and not low % width and low < self.width:
                return self.parts[low // width]
            key = self, low, width
            piece = algebra.memo.get(key)
            if piece is None:
                piece = algebra.memo[key] = algebra.join(pieces_of(self.parts, low, width))
            return piece
        if width > MAX_WIDTH:
            return algebra.join([self.cut(low, MAX_WIDTH), algebra.number(0, width - MAX_WIDTH)])
        if self.terms is not None and algebra.halves and (low, width, self.width) == (0, 32, 64):
            return algebra.low_half(self)
        return algebra.of_polynomial(width, algebra.shift(self.polynomial, low, width))

    def joined(self, parts: Sequence[Term]) -> Term:
        """Return the concatenation of `parts`, least significant part first."""
        return self.algebra.join(parts)


def pieces_of(parts: Iterable[Term], low: int, width: int) -> list[Term]:
    """Return the `width` bits from bit `low` upwards of the concatenation of `parts`, in pieces."""
    position, size, pieces = 0, 0, []
    for part in parts:
        start, stop = max(low, position), min(low + width, position + part.width)
        if start < stop:
            pieces.append(part.cut(start - position, stop - start))
            size += stop - start
        position += part.width
    if size < width:
        pieces.append(part.algebra.number(0, width - size))
    return pieces


class Words(Polynomials):
    """Tables of words and their polynomials. Words of two tables must not be mixed.

    `halves`: whether to cut 64-bit sums to 32 bits exactly. Hashes with 32-bit words need this; for
    64-bit words it only costs time.
    """

    def __init__(self, halves: bool = True) -> None:
        """Create empty tables."""
        super().__init__()
        self.halves = halves
        self._words: dict[tuple[int, frozenset[tuple[Monomial, int]]], Term] = {}
        self._stand_ins: dict[Term, Polynomial] = {}
        self._joined_words: dict[tuple[Term, ...], Term] = {}
        self.memo: dict[Any, Term] = {}  # operation and operands -> result
        self.row_results: dict[Any, Term] = {}  # row, width and operands -> result

    # implemented in normal.py

    def add(self, x: Term, y: Term) -> Term:
        """Return x + y modulo 2^width."""
        raise NotImplementedError

    def linear(self, word: Term) -> tuple[dict[Term, int], int]:
        """Return the word as (terms, constant): the sum of coefficient times term, plus the
        constant."""
        raise NotImplementedError

    def combine(self, width: int, summands: Iterable[tuple[Term, int]], constant: int = 0) -> Term:
        """Return the sum of coefficient times word, plus the constant, modulo 2^width."""
        raise NotImplementedError

    def low_half(self, term: Term) -> Term:
        """Return the low 32 bits of a 64-bit sum, as the sum of the low halves of its terms."""
        raise NotImplementedError

    # construction

    def variable(self, name: str, width: int, secrecy: Secrecy = Secrecy.SECRET) -> Term:
        """Return a new variable of `width` bits. Diagnostics call it `name`."""
        if width > 64:
            term = self.join([self.variable(f"{name}.{low // 64}", 64, secrecy)
                              for low in range(0, width, 64)])
            term.label, term._secrecy = name, secrecy
            return term
        return self._as_source(Term(self, width, label=name, _secrecy=secrecy))

    def _as_source(self, term: Term, low: Polynomial | None = None) -> Term:
        """Make the word `term` a source and return it. Its polynomial is then this source alone."""
        full = (1 << term.width) - 1
        source_bits = full if low is None else full >> 32 << 32
        term._polynomial = {self.add_source(term): source_bits} | (low or {})
        self.add_weight(term.width)
        self._words.setdefault((term.width, frozenset(term._polynomial.items())), term)
        return term

    def number(self, value: int, width: int) -> Term:
        """Return the constant `value` modulo 2^width."""
        value &= (1 << width) - 1
        term = self.memo.get((value, width))
        if term is None:
            if width > 64:
                term = self.join([self.number(value >> low, min(64, width - low))
                                  for low in range(0, width, 64)])
            else:
                term = self.of_polynomial(width, {(): value} if value else {})
            self.memo[value, width] = term
        return term

    def of_polynomial(self, width: int, polynomial: Polynomial) -> Term:
        """Return the word with this polynomial (polynomials.py)."""
        key = width, frozenset(polynomial.items())
        term = self._words.get(key)
        if term is None:
            self.add_weight(2 * len(polynomial) + 4)
            term = self._words[key] = Term(self, width, polynomial)
        return term

    def join(self, parts: Iterable[Term]) -> Term:
        """Return the concatenation of `parts`, least significant part first."""
        parts = list(parts)
        flat = [piece for part in parts for piece in part.parts or (part,)]
        if len(flat) == 1:
            return flat[0]
        width = sum(part.width for part in flat)
        if width <= MAX_WIDTH:
            position, joined = 0, Polynomial()
            for part in flat:
                join_polynomials(joined, self.shift(part.polynomial, -position, width))
                position += part.width
            return self.of_polynomial(width, joined)
        if any(part.width < 32 for part in flat):
            flat = [self.join(pieces_of(flat, low, min(32, width - low)))
                    for low in range(0, width, 32)]
        key = tuple(flat)
        term = self._joined_words.get(key)
        if term is None:
            term = self._joined_words[key] = Term(self, width, parts=key)
            if len({piece.width for piece in key}) == 1:
                term.piece_width = key[0].width
        return term

    def polynomial_of_sum(self, word: Term) -> Polynomial:
        """Make the sum `word` a source, and return this source as its polynomial."""
        # computed from the terms now, because later the recursion would be deep
        word._secrecy = word.secrecy
        is_cut = self.halves and word.width == 64
        self._as_source(word, self.low_half(word).polynomial if is_cut else None)
        return word.polynomial

    def _stand_in(self, word: Term) -> Polynomial:
        """Return the polynomial of the source that stands for a word with too long a polynomial."""
        polynomial = self._stand_ins.get(word)
        if polynomial is None:
            source = Term(self, word.width, word.polynomial)
            polynomial = {self.add_source(source): nonzero_bits(word.polynomial)}
            self._stand_ins[word] = polynomial
        return polynomial

    # operations

    def bitwise(self, operation: str, x: Term, y: Term) -> Term:
        """Return x ^ y, x & y or x | y. `operation`: "^", "&" or "|"."""
        key = (operation, x, y)
        term = self.memo.get(key)
        if term is None:
            if x.parts and y.parts:
                # piece by piece, because the pieces of several registers may be equal
                widths = [piece.width for piece in max(x.parts, y.parts, key=len)]
                term = self.join([self.bitwise(operation, x.cut(low, width), y.cut(low, width))
                                  for low, width in zip(accumulate(widths, initial=0), widths)])
            elif operation == "|":
                term = self.bitwise("^", self.bitwise("^", x, y), self.bitwise("&", x, y))
            else:
                term = self.of_polynomial(x.width, (self._xor if operation == "^" else
                                                    self._multiply)(x, y))
            self.memo[key] = self.memo[operation, y, x] = term
        return term

    def _xor(self, x: Term, y: Term) -> Polynomial:
        """Return the polynomial of x ^ y."""
        p, q = x.polynomial, y.polynomial
        if len(p) + len(q) > MAX_MONOMIALS and x is not y:
            p, q = self._stand_in(x), self._stand_in(y)
        return xor_polynomials(p, q)

    def _multiply(self, x: Term, y: Term) -> Polynomial:
        """Return the polynomial of x & y."""
        p, q = x.polynomial, y.polynomial
        if x is y or not nonzero_bits(p) & nonzero_bits(q):
            return p if x is y else {}
        while len(p) * len(q) > MAX_MONOMIALS:
            if len(p) > len(q):
                p = self._stand_in(x)
            else:
                q = self._stand_in(y)
        return multiply_polynomials(p, q)

    def disjoint(self, x: Term, y: Term) -> bool:
        """Return whether x & y is certainly 0; False if their polynomials do not show it."""
        return not self._multiply(x, y)

    # queries

    def describe(self, word: Term, depth: int = 2) -> str:
        """Return a word as text for diagnostics: the name of a variable, the value of a constant,
        the number of pieces of a wide word, or at most six terms of a sum. For any other word, name
        at most six of its sources."""
        if word.label:
            return word.label
        if word.parts is not None:
            return f"<{word.width} bits in {len(word.parts)} pieces>"
        if word.is_constant():
            return hex(int(word))
        if not depth:
            return "..."
        if word.terms is not None:
            summands = [(f"{c if c >> word.width - 1 == 0 else c - (1 << word.width)}*" if c != 1
                         else "")
                        + self.describe(x, depth - 1) for x, c in list(word.terms.items())[:6]]
            return "(" + " + ".join(summands
                                    + ([hex(word.constant)] if word.constant else [])) + ")"
        names = sorted({source.label or "sum" for source in word.components()})
        return f"f{word.width}({', '.join(names[:6])})"
