"""Words in normal form. Input: widths, names, operands. Output: `Term`s, one object for each normal
form, so that `x is y` proves equality for all inputs. Method: hash consing of polynomials over
GF(2) and of flattened sums modulo 2^w. Equal words may have different normal forms; then a proof
may fail, but no false claim passes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from itertools import accumulate, combinations
from operator import or_
from typing import Any

from .frame import Refusal

LIMIT_INTERVAL = 100_000  # growth of the weight between two checks of the limits
MAX_MONOMIALS = 1 << 15  # of a product
MAX_WIDTH = 64  # of a word with a polynomial, unless it is a sum
OFFSETS = 128  # a factor is the number OFFSETS * source + offset

# A polynomial is the algebraic normal form of a word: monomial -> mask of the bits in which it
# occurs. A monomial is the AND of bits of sources; bit j of the word is the XOR of the monomials of
# bit j. A source is an input or a sum.
Monomial = tuple[int, ...]
Polynomial = dict[Monomial, int]


class Secrecy(IntEnum):
    """Secrecy of an input.

    PUBLIC: it may decide branches and addresses. EXTERNAL: a byte of an undefined symbol, which is
    public, but must not decide addresses, because its value is unknown. CALLER: a register at entry
    or a byte that the function has not written; it must not decide branches or addresses, but may
    remain in registers and stack after return. SECRET: message, state or schedule.
    """

    PUBLIC, EXTERNAL, CALLER, SECRET = range(4)


def xor_polynomials(p: Polynomial, q: Polynomial) -> Polynomial:
    """Return the XOR (sum over GF(2)) of two polynomials."""
    total = p | q
    for monomial in p.keys() & q.keys():
        if mask := p[monomial] ^ q[monomial]:
            total[monomial] = mask
        else:
            del total[monomial]
    return total


def join_polynomials(p: Polynomial, q: Polynomial) -> Polynomial:
    """Add the polynomial q to p, and return p. No bit may be nonzero in both."""
    for monomial, mask in q.items():
        p[monomial] = p.get(monomial, 0) | mask
    return p


def multiply_polynomials(p: Polynomial, q: Polynomial) -> Polynomial:
    """Return the AND of two polynomials."""
    product: Polynomial = {}
    for m, m_mask in p.items():
        for n, n_mask in q.items():
            if mask := m_mask & n_mask:
                union = (m if not n or m == n else n if not m else tuple(sorted({*m, *n})))
                product[union] = product.get(union, 0) ^ mask
    return {monomial: mask for monomial, mask in product.items() if mask}


def nonzero_bits(p: Polynomial) -> int:
    """Return the mask of the bits that are not the constant 0."""
    return reduce(or_, p.values(), 0)


def constant_ones(p: Polynomial) -> int:
    """Return the mask of the bits that are the constant 1."""
    ones = p.get((), 0)
    return ones and ones & ~nonzero_bits({m: mask for m, mask in p.items() if m})


class Unknown(ValueError):
    """Error: the integer value of a word, its argument, is needed, but it depends on inputs."""


@dataclass(slots=True, eq=False, repr=False)
class Term:
    """Word of `width` bits in normal form: the same object is the same word for all inputs, but
    equal words may have different objects (normal.py).

    It is stored in one of three ways: by its polynomial (polynomials.py); as `parts`, pieces of a
    word wider than 64 bits; or as a sum, `terms` (word -> coefficient) plus `constant`.
    A `sealed` sum is a term of its own in later sums. `may_be_disjoint`: some bit is 0, or a
    product. `label` is the name of a variable. Only `Algebra` creates terms.
    """

    algebra: Algebra
    width: int
    _polynomial: Polynomial | None = None
    parts: tuple[Term, ...] | None = None
    terms: dict[Term, int] | None = None
    constant: int = 0
    sealed: bool = False
    may_be_disjoint: bool = False
    label: str = ""
    _secrecy: Secrecy | None = None

    def __repr__(self) -> str:
        from .explain import describe  # not trusted: only refusals print words
        return describe(self)

    @property
    def polynomial(self) -> Polynomial:
        """Polynomial of the word (polynomials.py), which must not be stored in pieces."""
        if self._polynomial is None:
            self._polynomial = self.algebra.polynomial_of_sum(self)
        return self._polynomial

    @property
    def secrecy(self) -> Secrecy:
        """Greatest secrecy of an input that the word depends on."""
        if self._secrecy is None:
            self._secrecy = max((x.secrecy for x in self.components()), default=Secrecy.PUBLIC)
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
            raise Unknown(self)
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
        if n < 0 and self.public:  # pointer arithmetic stays linear
            return algebra.combine(width, ((self, 1 << -n),))
        return algebra.of_polynomial(width, algebra.shift(self.polynomial, n, width))

    def cut(self, low: int, width: int) -> Term:
        """Return the `width` bits from bit `low` upwards; bits beyond the word are zero."""
        if not low and width == self.width:
            return self
        algebra = self.algebra
        if self.parts is not None:
            if width == self.parts[0].width and not low % width and low + width <= self.width:
                return self.parts[low // width]
            key = self, low, width
            if (piece := algebra.memo.get(key)) is None:
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


class Algebra:
    """Tables of words and of their polynomials' sources. Words of two tables must not be mixed.

    `halves`: whether to cut 64-bit sums to 32 bits exactly. Hashes with 32-bit words need this; for
    64-bit words it only costs time.
    """

    def __init__(self, halves: bool = True) -> None:
        """Create empty tables."""
        self.halves = halves
        self.sources: list[Any] = []
        # n -> monomial -> result of `move`
        self._moved: defaultdict[int, dict[Monomial, Monomial]] = defaultdict(dict)
        # number of table entries, which is the same on every machine; its value at the last check
        # of the limits
        self.weight = self.weight_checked = 0
        # called at intervals of weight; raises an exception to end a proof that is too large
        self.check_limits: Callable[[], None] = lambda: None
        self._words: dict[tuple[int, frozenset[tuple[Monomial, int]]], Term] = {}
        # operation (of a row of the ISA tables: also widths) and operands -> result; pieces -> word
        self.memo: dict[Any, Term] = {}

    # polynomials

    def add_weight(self, entries: int) -> None:
        """Add new table entries; check the limits every LIMIT_INTERVAL."""
        self.weight += entries
        if self.weight > self.weight_checked + LIMIT_INTERVAL:
            self.weight_checked = self.weight
            self.check_limits()

    def add_source(self, source: Any) -> Monomial:
        """Add a word to the sources; return the monomial whose bits are those of the word."""
        if source.width > OFFSETS:
            raise Refusal("flow", f"adds words of {source.width} bits: given up")
        self.sources.append(source)
        return (OFFSETS * (len(self.sources) - 1),)

    def move(self, monomial: Monomial, n: int) -> Monomial:
        """Return the monomial whose bit j is bit j + n of `monomial`."""
        factors = (OFFSETS * source + (offset + n) % self.sources[source].width
                   for source, offset in (divmod(factor, OFFSETS) for factor in monomial))
        moved = self._moved[n][monomial] = tuple(sorted(factors))
        return moved

    def shift(self, p: Polynomial, n: int, width: int) -> Polynomial:
        """Return the polynomial shifted right by n bits, or left by -n, and cut to `width` bits."""
        full, moved = (1 << width) - 1, self._moved[n].get
        return {moved(m) or self.move(m, n): shifted_mask for m, mask in p.items()
                if (shifted_mask := (mask >> n if n >= 0 else mask << -n) & full)}

    def sources_of(self, monomials: Iterable[Monomial]) -> list[Any]:
        """Return the sources of the monomials' factors, each once, in order of their numbers."""
        numbers = {factor // OFFSETS for monomial in monomials for factor in monomial}
        return [self.sources[number] for number in sorted(numbers)]

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
        if (term := self.memo.get((value, width))) is None:
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
        if (term := self._words.get(key)) is None:
            self.add_weight(2 * len(polynomial) + 4)
            term = self._words[key] = Term(self, width, polynomial)
            term.may_be_disjoint = (nonzero_bits(polynomial) + 1 != 1 << width
                                    or max(map(len, polynomial)) > 1)
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
        if {part.width for part in flat} not in ({32}, {64}):
            flat = [self.join(pieces_of(flat, low, min(32, width - low)))
                    for low in range(0, width, 32)]
        key = tuple(flat)
        if (term := self.memo.get(key)) is None:
            term = self.memo[key] = Term(self, width, parts=key)
        return term

    def polynomial_of_sum(self, word: Term) -> Polynomial:
        """Make the sum `word` a source, and return this source as its polynomial."""
        # computed from the terms now, because later the recursion would be deep
        word._secrecy = word.secrecy
        is_cut = self.halves and word.width == 64
        self._as_source(word, self.low_half(word).polynomial if is_cut else None)
        return word.polynomial

    # operations

    def bitwise(self, operation: str, x: Term, y: Term) -> Term:
        """Return x ^ y, x & y or x | y. `operation`: "^", "&" or "|"."""
        key = (operation, x, y)
        if (term := self.memo.get(key)) is None:
            if x.parts and y.parts:
                # piece by piece, because the pieces of several registers may be equal
                widths = [piece.width for piece in max(x.parts, y.parts, key=len)]
                term = self.join([self.bitwise(operation, x.cut(low, width), y.cut(low, width))
                                  for low, width in zip(accumulate(widths, initial=0), widths)])
            elif operation == "|":
                term = self.bitwise("^", self.bitwise("^", x, y), self.bitwise("&", x, y))
            else:
                term = self.of_polynomial(x.width, self._multiply(x, y) if operation == "&" else
                                          xor_polynomials(x.polynomial, y.polynomial))
            self.memo[key] = self.memo[operation, y, x] = term
        return term

    def _multiply(self, x: Term, y: Term) -> Polynomial:
        """Return the polynomial of x & y."""
        p, q = x.polynomial, y.polynomial
        if x is y or not nonzero_bits(p) & nonzero_bits(q):
            return p if x is y else {}
        if len(p) * len(q) > MAX_MONOMIALS:
            raise Refusal("flow", f"ANDs words of {len(p)} and {len(q)} monomials: given up")
        return multiply_polynomials(p, q)

    def disjoint(self, x: Term, y: Term) -> bool:
        """Return whether x & y is certainly 0; False if their polynomials do not show it."""
        return not self._multiply(x, y)

    def new_input(self, name: str, width: int) -> Term:
        """Return a new secret variable, for an input of the specification."""
        return self.variable(name, width)

    def add(self, x: Term, y: Term) -> Term:
        """Return x + y modulo 2^width."""
        if (total := self.memo.get(("+", x, y))) is None:
            total = self.combine(x.width, ((x, 1), (y, 1)))
            self.memo["+", x, y] = self.memo["+", y, x] = total
        return total

    def low_half(self, term: Term) -> Term:
        """Return the low 32 bits of a 64-bit sum, as the sum of the low halves of its terms."""
        assert term.terms is not None
        if (half := self.memo.get(term)) is None:
            terms = [(x.cut(0, 32), c) for x, c in term.terms.items()]
            half = self.memo[term] = self.combine(32, terms, term.constant)
        return half

    def linear(self, word: Term) -> tuple[dict[Term, int], int]:
        """Return the word as (terms, constant): the sum of coefficient times term, plus the
        constant."""
        if word.terms is not None:
            return ({word: 1}, 0) if word.sealed else (word.terms, word.constant)
        if word.is_constant():
            return {}, int(word)
        if word.parts is None:
            p, mask = word.polynomial, (1 << word.width) - 1
            if ones := constant_ones(p):
                rest = self.of_polynomial(word.width, xor_polynomials(p, {(): ones}))
                terms, constant = self.linear(rest)
                return terms, constant + ones & mask
            if p.get(()) == mask:
                terms, constant = self.linear(~word)
                return {x: -c & mask for x, c in terms.items()}, -constant - 1 & mask
        return {word: 1}, 0

    def combine(self, width: int, summands: Iterable[tuple[Term, int]], constant: int = 0) -> Term:
        """Return the sum of coefficient times word over the summands, plus the constant, modulo
        2^width."""
        mask = (1 << width) - 1
        terms: dict[Term, int] = {}
        for word, coefficient in summands:
            inner, more = self.linear(word)
            constant += more * coefficient
            if not terms and coefficient == 1:
                terms = dict(inner)
                continue
            for x, c in inner.items():
                if total := terms.get(x, 0) + c * coefficient & mask:
                    terms[x] = total
                else:
                    terms.pop(x, None)
        constant &= mask
        if (merged := self._merge_disjoint(terms)) is not None:
            return self.combine(width, merged, constant)
        if not terms:
            return self.number(constant, width)
        if max(terms.values()) >> width - 1:
            if opened := self._open_sealed_sum(terms, mask):
                return self.combine(width, opened[0], constant + opened[1])
        if len(terms) == 1:
            (x, c), = terms.items()
            if c == 1 and not constant:
                return x
            if c == mask and constant == mask:
                return ~x
            if (c == 1 and x.terms is None and x.parts is None and not x.public
                    and not nonzero_bits(x.polynomial) & constant):
                return self.bitwise("^", x, self.number(constant, width))
            if not constant and not c & c - 1 and not x.public:
                return x.shifted(1 - c.bit_length())
        key = (width, constant, frozenset(terms.items()))
        if (term := self.memo.get(key)) is None:
            self.add_weight(len(terms))
            term = self.memo[key] = Term(self, width, terms=terms, constant=constant)
        return term

    def _merge_disjoint(self, terms: dict[Term, int]) -> list[tuple[Term, int]] | None:
        """Replace two disjoint terms with equal coefficients by their XOR."""
        for x, y in combinations([x for x in terms if x.may_be_disjoint and not x.public], 2):
            if terms[x] == terms[y] and self.disjoint(x, y):
                rest = [(z, c) for z, c in terms.items() if z is not x and z is not y]
                return [*rest, (self.bitwise("^", x, y), terms[x])]
        return None

    def _open_sealed_sum(self, terms: dict[Term, int],
                         mask: int) -> tuple[list[tuple[Term, int]], int] | None:
        """Open a sealed sum of which a term cancels: e - d = T_1 for e = d + T_1."""
        for x, c in terms.items():
            if x.sealed and x.terms is not None and any(
                    terms.get(y, 0) and terms[y] + c * k & mask == 0 and terms[y] >> x.width - 1
                    for y, k in x.terms.items()):
                rest = [(z, k) for z, k in terms.items() if z is not x]
                return [*rest, *((z, k * c) for z, k in x.terms.items())], x.constant * c
        return None

    def seal(self, term: Term) -> Term:
        """Make a sum a sealed sum, which later sums treat as one term; return the same word. A word
        that is no sum does not change."""
        if term.terms is not None:
            term.sealed = True
        return term

    def substitute(self, term: Term, replacements: dict[Term, Term]) -> Term:
        """Return a word with its variables replaced. `replacements` maps variables to words. The
        method adds to it the result for every word in `term`, so that a later call with the same
        mapping is fast."""
        if term in replacements:
            return replacements[term]
        if term.parts is not None:
            out = self.join([self.substitute(part, replacements) for part in term.parts])
        elif term.terms is not None:
            summands = [(self.substitute(x, replacements), c) for x, c in term.terms.items()]
            out = self.combine(term.width, summands, term.constant)
        else:
            out = self.number(0, term.width)
            for monomial, mask in term.polynomial.items():
                product = self.number(mask, term.width)
                for source, offset in (divmod(factor, OFFSETS) for factor in monomial):
                    word = self.sources[source]
                    if not word.label or word in replacements:
                        word = self.substitute(word, replacements)
                    # bit j of the copies is bit j modulo the width of the word
                    copies = -(-term.width // word.width)
                    product &= self.join([word.rotated(offset)] * copies).cut(0, term.width)
                out ^= product
        replacements[term] = out
        return out
