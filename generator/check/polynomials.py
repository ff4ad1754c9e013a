"""Words of up to 64 bits as polynomials over GF(2). Input: the polynomials of operands. Output: the
polynomial of their XOR or AND, or of a shifted word. Method: algebraic normal form, in which each
bit is the XOR of monomials and each monomial the AND of bits of sources. A source is an input, a
sum, or a word whose polynomial grew too long."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Any

from .frame import Refusal

LIMIT_INTERVAL = 100_000  # growth of the weight between two checks of the limits
MAX_MONOMIALS = 2048  # a longer polynomial becomes a source of its own
MAX_WIDTH = 64  # of a word with a polynomial, unless it is a sum
OFFSETS = 128  # a factor is the number OFFSETS * source + offset

Monomial = tuple[int, ...]
Polynomial = dict[Monomial, int]


def xor_polynomials(p: Polynomial, q: Polynomial) -> Polynomial:
    """Return the XOR (sum over GF(2)) of two polynomials."""
    total = p | q
    for monomial in p.keys() & q.keys():
        mask = p[monomial] ^ q[monomial]
        if mask:
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
    """Return the AND (product) of two polynomials: the XOR of the products of one monomial of each.
    """
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


class Polynomials:
    """Table of sources, and the operations that look sources up."""

    def __init__(self) -> None:
        """Create a table without sources."""
        self.sources: list[Any] = []
        # n -> monomial -> result of `move`
        self._moved: defaultdict[int, dict[Monomial, Monomial]] = defaultdict(dict)
        # number of table entries, which is the same on every machine; its value at the last check
        # of the limits
        self.weight = self.weight_checked = 0
        # called at intervals of weight; raises an exception to end a proof that is too large
        self.check_limits: Callable[[], None] = lambda: None

    def add_weight(self, entries: int) -> None:
        """Add a number of new table entries to the weight. Call `check_limits` whenever the weight
        has grown by more than LIMIT_INTERVAL."""
        self.weight += entries
        if self.weight > self.weight_checked + LIMIT_INTERVAL:
            self.weight_checked = self.weight
            self.check_limits()

    def add_source(self, source: Any) -> Monomial:
        """Add a word to the sources; return the monomial whose bits are those of the word. Raise
        Refusal for a word of more than OFFSETS bits."""
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
