"""Bits as polynomials over GF(2): XORs of ANDs of atoms, each kept once and known by a number.

0 and 1 are the constants. An atom is one bit of a source, which is an input, a sum, or a bit whose polynomial grew
too long: behind a new atom it is still right, but its inside is no longer seen.
"""

from collections.abc import Callable
from typing import Any

OFTEN = 100_000                   # how much the tables grow between two looks at the limits
MANY = 1024                       # monomials beyond which a polynomial is put behind a new atom


class Polynomials:
    """The tables of atoms, monomials (sets of atoms, as sorted tuples) and polynomials (sets of monomials)."""

    def __init__(self) -> None:
        self.atoms: list[tuple[Any, int]] = []                # atom -> (source, position)
        self.secret: list[bool | None] = []                   # atom -> secret; None: as its source
        self._polynomials: list[frozenset[int]] = [frozenset(), frozenset((0,))]
        self._bit_of: dict[frozenset[int], int] = {p: i for i, p in enumerate(self._polynomials)}
        self._monomials: list[tuple[int, ...]] = [()]
        self._monomial_of: dict[tuple[int, ...], int] = {(): 0}
        self._frozen: dict[int, int] = {}
        self.weight = self.looked = 0                         # of what the tables hold: memory and time grow with it
        self.pause: Callable[[], None] = lambda: None          # called now and then; raises what ends a proof that is too large
        self.xor_bits, self.and_bits = self._bit_operations()

    def weigh(self, more: int) -> None:
        """Count what is put into the tables, and look at the limits now and then."""
        self.weight += more
        if self.weight > self.looked + OFTEN:
            self.looked = self.weight
            self.pause()

    def stand_in(self, bit: int) -> Any:
        """The source of the atom that stands for a bit whose polynomial was too long."""
        raise NotImplementedError

    def _new_atom(self, source: Any, position: int, secret: bool | None) -> int:
        atom = len(self.atoms)
        self.atoms.append((source, position))
        self.secret.append(secret)
        alone = (atom,)
        monomial = self._monomial_of[alone] = len(self._monomials)
        self._monomials.append(alone)
        polynomial = frozenset((monomial,))
        bit = self._bit_of[polynomial] = len(self._polynomials)
        self._polynomials.append(polynomial)
        self.weigh(12)
        return bit

    def _bit_operations(self) -> tuple[Callable[[int, int], int], Callable[[int, int], int]]:
        """XOR and AND of two bits: closures, for they are what proofs spend their time in."""
        return self._exclusive_or(), self._conjunction()

    def _exclusive_or(self) -> Callable[[int, int], int]:
        polynomials, bit_of, weigh = self._polynomials, self._bit_of, self.weigh

        def xor(a: int, b: int) -> int:
            if not a or not b:
                return a or b
            if a == b:
                return 0
            p, q = polynomials[a], polynomials[b]
            if len(p) + len(q) > MANY:
                p, q = polynomials[self.freeze(a)], polynomials[self.freeze(b)]
            total = p ^ q
            bit = bit_of.get(total)
            if bit is None:
                if total.__sizeof__() > 64 * len(total) + 256:       # the XOR of sets leaves tables that are mostly empty
                    total = frozenset(set(total))
                bit = bit_of[total] = len(polynomials)
                polynomials.append(total)
                weigh(len(total))
            return bit

        return xor

    def _conjunction(self) -> Callable[[int, int], int]:
        polynomials, bit_of, weigh = self._polynomials, self._bit_of, self.weigh
        monomials, monomial_of = self._monomials, self._monomial_of
        ands: dict[tuple[int, int], int] = {}

        def multiply(m: int, n: int) -> int:
            union = tuple(sorted({*monomials[m], *monomials[n]}))
            found = monomial_of.get(union)
            if found is None:
                found = monomial_of[union] = len(monomials)
                monomials.append(union)
            return found

        def conjunction(a: int, b: int) -> int:
            if a < 2 or b < 2:
                return (a and b) if a == 0 or b == 0 else (b if a == 1 else a)
            if a == b:
                return a
            key = (a, b) if a < b else (b, a)
            found = ands.get(key)
            if found is None:
                p, q = polynomials[a], polynomials[b]
                while len(p) * len(q) > MANY:
                    if len(p) > len(q):
                        p = polynomials[self.freeze(a)]
                    else:
                        q = polynomials[self.freeze(b)]
                weigh(len(p) * len(q))
                out: set[int] = set()
                for m in p:
                    for n in q:
                        out ^= {multiply(m, n)}
                product = frozenset(out)
                found = bit_of.get(product)
                if found is None:
                    found = bit_of[product] = len(polynomials)
                    polynomials.append(product)
                    weigh(len(product))
                ands[key] = found
            return found

        return conjunction

    def freeze(self, bit: int) -> int:
        """A new atom that stands for `bit`: always the same one."""
        found = self._frozen.get(bit)
        if found is None:
            found = self._frozen[bit] = self._new_atom(self.stand_in(bit), 0, None)
        return found

    def atoms_of(self, bit: int) -> set[int]:
        """The atoms that the bit's polynomial names."""
        return {atom for m in self._polynomials[bit] for atom in self._monomials[m]}

    def degree(self, bit: int) -> int:
        """The largest number of atoms in one AND of the bit."""
        return max((len(self._monomials[m]) for m in self._polynomials[bit]), default=0)

    def atom_source(self, bit: int) -> Any:
        """The variable or sum of which the bit is one, if it is a single atom."""
        monomials = self._polynomials[bit]
        if len(monomials) == 1:
            atoms = self._monomials[next(iter(monomials))]
            if len(atoms) == 1:
                return self.atoms[atoms[0]][0]
        return None
