"""Bits as polynomials over GF(2). Input: the numbers of two bits. Output: the number of their XOR
or AND. Method: algebraic normal form (XOR of ANDs of atoms) with hash consing, so that equal bits
have equal numbers. 0 and 1 are the constants. An atom is one bit of a source: of an input, of a
sum, or of a polynomial that grew too long. In the last case the atom stands for the polynomial;
results stay right, but are no longer simplified inside.

A polynomial is the set of its monomials' numbers. A large set of nearby numbers, as in schedules
that are linear in a block's words, is stored as a mask: the lowest number, and an integer whose bit
i states whether that number plus i is in the set. XORs of masks are about a hundred times as fast.
The set alone decides between the two, so that equal polynomials stay equal.
"""

from collections.abc import Callable, Collection
from typing import Any

LIMIT_INTERVAL = 100_000  # growth of the weight between two checks of the limits
MAX_MONOMIALS = 1024  # a longer polynomial gets an atom of its own
MASK_ABOVE, MASK_SPAN = 16, 2048  # a mask has more monomials than this, and at most these bits

Polynomial = frozenset[int] | tuple[int, int]


def make_mask(monomials: Collection[int]) -> tuple[int, int]:
    """Return the mask of a set of monomial numbers: (lowest number, integer whose bit i states
    whether lowest + i is in the set).
    """
    low = min(monomials)
    return low, sum(1 << number - low for number in monomials)


def make_polynomial(monomials: Collection[int]) -> Polynomial:
    """Return the polynomial with these monomials, given by their numbers: a mask if they are more
    than MASK_ABOVE and span fewer than MASK_SPAN numbers, else a set.
    """
    if len(monomials) > MASK_ABOVE and max(monomials) - min(monomials) < MASK_SPAN:
        return make_mask(monomials)
    return frozenset(monomials)


def monomials_of(p: Polynomial) -> Collection[int]:
    """Return the numbers of a polynomial's monomials."""
    if isinstance(p, frozenset):
        return p
    low, mask = p
    return [low + i for i, digit in enumerate(f"{mask:b}"[::-1]) if digit == "1"]


def count_monomials(p: Polynomial) -> int:
    """Return the number of monomials of a polynomial."""
    return len(p) if isinstance(p, frozenset) else p[1].bit_count()


def xor_polynomials(p: Polynomial, q: Polynomial) -> Polynomial:
    """Return the XOR (sum over GF(2)) of two different polynomials."""
    if isinstance(p, frozenset) and isinstance(q, frozenset):
        total = p ^ q
        is_dense = len(total) > MASK_ABOVE and max(total) - min(total) < MASK_SPAN
        return make_mask(total) if is_dense else total
    if isinstance(p, frozenset) and max(p) - min(p) < MASK_SPAN:
        p = make_mask(p)
    if isinstance(q, frozenset) and max(q) - min(q) < MASK_SPAN:
        q = make_mask(q)
    if isinstance(p, frozenset) or isinstance(q, frozenset) or abs(p[0] - q[0]) > MASK_SPAN:
        return make_polynomial({*monomials_of(p)} ^ {*monomials_of(q)})
    (low, mask), (high, more) = (p, q) if p[0] < q[0] else (q, p)
    mask ^= more << high - low
    zeros = (mask & -mask).bit_length() - 1
    p = low + zeros, mask >> zeros
    is_dense = MASK_ABOVE < count_monomials(p) and p[1].bit_length() <= MASK_SPAN
    return p if is_dense else make_polynomial(monomials_of(p))


class Polynomials:
    """Interning tables of atoms, monomials (sorted tuples of atoms) and polynomials, in which equal
    ones are stored once.

    Methods and words refer to a bit by the index of its polynomial: 0 and 1 are the constants.
    """

    def __init__(self) -> None:
        """Create tables that have the bits 0 and 1 (the polynomials 0 and 1) only."""
        self.atoms: list[tuple[Any, int]] = []  # atom -> (source, position)
        self.secrecy: list[bool | None] = []  # atom -> whether it is secret; None: if its source is
        self._polynomials: list[Polynomial] = [frozenset(), frozenset((0,))]
        self._index_of_polynomial: dict[Polynomial, int] = {
            polynomial: index for index, polynomial in enumerate(self._polynomials)}
        self._monomials: list[tuple[int, ...]] = [()]
        self._index_of_monomial: dict[tuple[int, ...], int] = {(): 0}
        self._stand_in_atoms: dict[int, int] = {}
        # number of table entries, a measure of memory and time on every machine; its value at the
        # last check of the limits
        self.weight = self.weight_checked = 0
        # called at intervals; raises an exception to end a proof that is too large
        self.check_limits: Callable[[], None] = lambda: None

    def add_weight(self, entries: int) -> None:
        """Add `entries` to the weight; call `check_limits` at intervals of LIMIT_INTERVAL."""
        self.weight += entries
        if self.weight > self.weight_checked + LIMIT_INTERVAL:
            self.weight_checked = self.weight
            self.check_limits()

    def stand_in(self, bit: int) -> Any:
        """Return a new source word of one bit, for an atom that stands for `bit`, whose polynomial
        grew too long.
        """
        raise NotImplementedError

    def _new_atoms(self, source: Any, positions: range, secret: bool | None) -> tuple[int, ...]:
        """Create an atom for the bit at each of `positions` of the source word `source`; return the
        new bits, each of which is one of these atoms. `secret`: as in `secrecy`.
        """
        self.add_weight(12 * len(positions))
        count, first, atom = len(positions), len(self._polynomials), len(self.atoms)
        numbers = range(len(self._monomials), len(self._monomials) + count)
        alone = [(atom + i,) for i in range(count)]
        polynomials = [frozenset((number,)) for number in numbers]
        self.atoms += [(source, position) for position in positions]
        self.secrecy += [secret] * count
        self._monomials += alone
        self._index_of_monomial.update(zip(alone, numbers))
        self._polynomials += polynomials
        self._index_of_polynomial.update(zip(polynomials, range(first, first + count)))
        return tuple(range(first, first + count))

    def _intern(self, polynomial: Polynomial) -> int:
        """Return the bit of a polynomial; store the polynomial if it is new."""
        bit = self._index_of_polynomial.get(polynomial)
        if bit is None:
            if isinstance(polynomial, frozenset) and (
                    polynomial.__sizeof__() > 64 * len(polynomial) + 256):
                # the XOR of sets leaves hash tables that are mostly empty
                polynomial = frozenset(set(polynomial))
            bit = self._index_of_polynomial[polynomial] = len(self._polynomials)
            self._polynomials.append(polynomial)
            self.add_weight(count_monomials(polynomial))
        return bit

    def xor_bits(self, a: int, b: int) -> int:
        """Return the XOR of two bits; if their polynomials are too long together, atoms stand for
        them.
        """
        if not a or not b:
            return a or b
        if a == b:
            return 0
        p, q = self._polynomials[a], self._polynomials[b]
        if count_monomials(p) + count_monomials(q) > MAX_MONOMIALS:
            p, q = self._polynomials[self.atom_for(a)], self._polynomials[self.atom_for(b)]
        return self._intern(xor_polynomials(p, q))

    def xor_words(self, a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
        """Return the XOR of two words of equal width, given by their bits."""
        polynomials: list[Any] = self._polynomials
        get, intern = self._index_of_polynomial.get, self._intern
        try:
            totals = [polynomials[i] ^ polynomials[j] for i, j in zip(a, b)]
            # a short polynomial is a set, and equal ones are equal sets
            if max(map(len, totals)) <= MASK_ABOVE:
                return tuple([get(total) or intern(total) for total in totals])
        except TypeError:  # a mask is no set
            pass
        return tuple(map(self.xor_bits, a, b))

    def _multiply(self, p: Polynomial, q: Polynomial) -> Polynomial:
        """Return the product of two polynomials: the XOR of the unions of one monomial of each."""
        monomials, index_of_monomial = self._monomials, self._index_of_monomial
        product: set[int] = set()
        others = [monomials[n] for n in monomials_of(q)]
        for m in monomials_of(p):
            mine = monomials[m]
            for other in others:
                union = tuple(sorted({*mine, *other}))
                monomial = index_of_monomial.get(union)
                if monomial is None:
                    monomial = index_of_monomial[union] = len(monomials)
                    monomials.append(union)
                product ^= {monomial}
        return make_polynomial(product)

    def and_bits(self, a: int, b: int) -> int:
        """Return the AND of two bits; if their product would be too long, atoms stand for the
        longer polynomial or for both.
        """
        if a < 2:
            return b if a else 0
        if b < 2 or a == b:
            return a if b else 0
        p, q = self._polynomials[a], self._polynomials[b]
        while count_monomials(p) * count_monomials(q) > MAX_MONOMIALS:
            if count_monomials(p) > count_monomials(q):
                p = self._polynomials[self.atom_for(a)]
            else:
                q = self._polynomials[self.atom_for(b)]
        return self._intern(self._multiply(p, q))

    def atom_for(self, bit: int) -> int:
        """Return the atom, as a bit, that stands for `bit`; create it on the first call."""
        atom = self._stand_in_atoms.get(bit)
        if atom is None:
            atom = self._new_atoms(self.stand_in(bit), range(1), None)[0]
            self._stand_in_atoms[bit] = atom
        return atom

    def monomials(self, bit: int) -> list[tuple[int, ...]]:
        """Return the monomials of a bit, each as a sorted tuple of atoms; () is the constant 1."""
        return [self._monomials[m] for m in monomials_of(self._polynomials[bit])]

    def is_inverted(self, bit: int) -> bool:
        """Return whether the constant 1 is a monomial of the bit."""
        p = self._polynomials[bit]
        return 0 in p if isinstance(p, frozenset) else not p[0]

    def atoms_of(self, bit: int) -> set[int]:
        """Return the atoms that occur in the bit's polynomial."""
        return {atom for monomial in self.monomials(bit) for atom in monomial}

    def degree(self, bit: int) -> int:
        """Return the largest number of atoms in one monomial of the bit."""
        return max(map(len, self.monomials(bit)), default=0)

    def atom_source(self, bit: int) -> Any:
        """Return the word of which this is one bit, if the bit is a single atom; else None."""
        if count_monomials(self._polynomials[bit]) == 1:
            (atoms,) = self.monomials(bit)
            if len(atoms) == 1:
                return self.atoms[atoms[0]][0]
        return None
