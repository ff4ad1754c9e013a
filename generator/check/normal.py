"""Normal form of sums. Input: words and integer coefficients. Output: `Term`s; each normal form is
one object. Method: hash consing of flattened linear combinations modulo 2^width, beside polynomials
over GF(2) (polynomials.py). `x is y` then proves equality for all inputs. Equal words may have
different normal forms; then a proof may fail, but no false claim passes."""

from collections.abc import Iterable

from .polynomials import OFFSETS, constant_ones, nonzero_bits, xor_polynomials
from .terms import Term, Words


class Algebra(Words):
    """Factory of words in normal form, which adds addition and substitution to `Words`."""

    def new_input(self, name: str, width: int) -> Term:
        """Return a new secret variable, for an input of the specification."""
        return self.variable(name, width)

    # operations

    def add(self, x: Term, y: Term) -> Term:
        """Return x + y modulo 2^width."""
        key = ("+", x, y)
        total = self.memo.get(key)
        if total is None:
            full = (1 << x.width) - 1
            if (x.has_polynomial() and y.has_polynomial()
                and nonzero_bits(x.polynomial) & nonzero_bits(y.polynomial) != full
                and self.disjoint(x, y)
                and not (x.public and y.public and not (x.is_constant() and y.is_constant()))):
                total = self.bitwise("^", x, y)
            else:
                total = self.combine(x.width, ((x, 1), (y, 1)))
            self.memo[key] = self.memo["+", y, x] = total
        return total

    def low_half(self, term: Term) -> Term:
        """Return the low 32 bits of a 64-bit sum, as the sum of the low halves of its terms."""
        assert term.terms is not None
        half = self.memo.get(term)
        if half is None:
            terms = [(x.cut(0, 32), c) for x, c in term.terms.items()]
            half = self.memo[term] = self.combine(32, terms, term.constant)
        return half

    def linear(self, word: Term) -> tuple[dict[Term, int], int]:
        """Return the word as (terms, constant): the sum of coefficient times term, plus the
        constant."""
        if word._linear is not None:
            return word._linear
        if word.terms is not None and not word.sealed:
            word._linear = word.terms, word.constant
            return word._linear
        result: tuple[dict[Term, int], int] = {word: 1}, 0
        mask = (1 << word.width) - 1
        if word.is_constant():
            result = {}, int(word)
        elif word.has_polynomial():
            p = word.polynomial
            if ones := constant_ones(p):
                rest = self.of_polynomial(word.width, xor_polynomials(p, {(): ones}))
                terms, constant = self.linear(rest)
                result = terms, constant + ones & mask
            elif p.get(()) == mask:
                terms, constant = self.linear(~word)
                result = {x: -c & mask for x, c in terms.items()}, -constant - 1 & mask
        if not word.sealed:
            word._linear = result
        return result

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
                total = terms.get(x, 0) + c * coefficient & mask
                if total:
                    terms[x] = total
                else:
                    terms.pop(x, None)
        constant &= mask
        disjoint_candidates = [x for x in terms if (
            x._may_be_disjoint if x._may_be_disjoint is not None else self.may_be_disjoint(x))]
        if len(disjoint_candidates) > 1:
            merged = self._merge_disjoint(terms, disjoint_candidates)
            if merged is not None:
                return self.combine(width, merged, constant)
        if not terms:
            return self.number(constant, width)
        if max(terms.values()) >> width - 1:
            opened = self._open_sealed_sum(terms, mask)
            if opened is not None:
                return self.combine(width, opened[0], constant + opened[1])
        if len(terms) == 1:
            (x, c), = terms.items()
            if c == 1 and not constant:
                return x
            if c == mask and constant == mask:
                return ~x
            if (c == 1 and x.has_polynomial() and not x.public
                    and not nonzero_bits(x.polynomial) & constant):
                return self.bitwise("^", x, self.number(constant, width))
            if not constant and not c & c - 1:
                return x.shifted(1 - c.bit_length())
        key = (width, constant, frozenset(terms.items()))
        term = self.memo.get(key)
        if term is None:
            self.add_weight(len(terms))
            term = self.memo[key] = Term(self, width, terms=terms, constant=constant)
        return term

    def may_be_disjoint(self, term: Term) -> bool:
        """Return whether it is worthwhile to test if the term is disjoint from others, that is, no
        bit position is 1 in both."""
        if not term.has_polynomial() or term.public:
            term._may_be_disjoint = False
        else:
            p, full = term.polynomial, (1 << term.width) - 1
            term._may_be_disjoint = nonzero_bits(p) != full or max(map(len, p)) > 1
        return term._may_be_disjoint

    def _merge_disjoint(self, terms: dict[Term, int],
                        candidates: list[Term]) -> list[tuple[Term, int]] | None:
        """Replace two disjoint terms with equal coefficients by their XOR."""
        for i, x in enumerate(candidates):
            for y in candidates[i + 1:]:
                if terms[x] == terms[y] and self.disjoint(x, y):
                    rest = [(z, c) for z, c in terms.items() if z is not x and z is not y]
                    return [*rest, (self.bitwise("^", x, y), terms[x])]
        return None

    def _open_sealed_sum(self, terms: dict[Term, int],
                         mask: int) -> tuple[list[tuple[Term, int]], int] | None:
        """Replace a sealed sum by its terms where one of them cancels: e - d = T_1 for e = d +
        T_1."""
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
            term._linear = None
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
            if term._linear is not None and out._linear is None:
                terms, constant = term._linear
                # keep the linear form of addresses: the polynomial does not show the coefficients
                if term.public and any(c != 1 for c in terms.values()):
                    summands = [(self.substitute(x, replacements), c) for x, c in terms.items()]
                    linear = self.combine(term.width, summands, constant)
                    out._linear = self.linear(linear)
        replacements[term] = out
        return out
