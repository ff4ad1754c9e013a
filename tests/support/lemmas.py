"""Record of the algebraic steps of proofs as lemmas. Inside `recording()` proofs run on an algebra
that records operands and the actual result of each operation, so that a wrong rule gives a false
statement, which a solver refutes (tests/check/test_lemmas.py). Constants are recorded as variables,
and relations between them as hypotheses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from statements import Lemma

from generator.check import task
from generator.check.terms import OFFSETS, Algebra, Polynomial, Term
from generator.spec.words import to_signed

# one bit of a word: the XOR of ANDs of bits of sources, each the pair (source, position)
Bit = frozenset[tuple[tuple[int, int], ...]]
# a part of a word without parts: its first bit, its width, its bits
Piece = tuple[int, int, Polynomial]
CONSTANT_0: Bit = frozenset()
CONSTANT_1: Bit = frozenset({()})
MAX_CACHED = 2000  # polynomials whose bits a Recorder remembers


@contextmanager
def recording() -> Iterator[Counter[Lemma]]:
    """Record the steps of every proof inside the context; yield lemma -> number of its uses."""
    # proofs read their algebra from this module
    prover_module: Any = task
    lemmas = Counter[Lemma]()
    before = prover_module.Algebra, Term.rotated, Term.shifted, Term.cut
    prover_module.Algebra = partial(Recorder, lemmas)
    Term.rotated = _rotated(before[1])                    # type: ignore[method-assign]
    Term.shifted = _shifted(before[2])                    # type: ignore[method-assign]
    Term.cut = _cut(before[3])                            # type: ignore[method-assign]
    try:
        yield lemmas
    finally:
        prover_module.Algebra, Term.rotated, Term.shifted, Term.cut = before          # type: ignore[method-assign]


class Recorder(Algebra):
    """Algebra that counts its steps in `lemmas`."""

    def __init__(self, lemmas: Counter[Lemma], halves: bool = True) -> None:
        self.lemmas = lemmas
        # facts (kind, words ...) that nested operations of the current operation established
        self.facts: list[tuple[Any, ...]] = []
        # (id of a polynomial, width) -> the polynomial, so that no other gets its id, and its bits
        self.bits: dict[tuple[int, int], tuple[Polynomial, list[Bit]]] = {}
        super().__init__(halves)

    def bits_of(self, polynomial: Polynomial, width: int) -> list[Bit]:
        key = id(polynomial), width
        if key not in self.bits:
            if len(self.bits) == MAX_CACHED:
                self.bits.clear()
            bits: list[set[tuple[tuple[int, int], ...]]] = [set() for _ in range(width)]
            for monomial, mask in polynomial.items():
                factors = [(source, offset, self.sources[source].width) for source, offset in
                           (divmod(factor, OFFSETS) for factor in monomial)]
                for j in range(width):
                    if mask >> j & 1:
                        bits[j].add(tuple(sorted({(source, (j + offset) % size)
                                                  for source, offset, size in factors})))
            self.bits[key] = polynomial, [frozenset(bit) for bit in bits]
        return self.bits[key][1]

    def note_bits(self, operation: str, *words: Sequence[Piece]) -> None:
        """Add a lemma for each bit position of three words: that the bit of the third word is
        `operation` of the bits of the first two. Positions at which these have the same monomials
        differ in the names of atoms only: one stands for all."""
        width = max(start + size for word in words for start, size, _ in word)
        groups = [(1 << width) - 1]
        for start, size, polynomial in (piece for word in words for piece in word):
            for mask in ((1 << size) - 1, *polynomial.values()):
                groups = [part for group in groups
                          for part in (group & mask << start, group & ~(mask << start)) if part]
        for group in groups:
            j = (group & -group).bit_length() - 1
            bits = [next((self.bit_at(polynomial, j - start) for start, size, polynomial in word
                          if start <= j < start + size), CONSTANT_0) for word in words]
            self.lemmas["bits", operation, *numbered(*bits)] += group.bit_count()

    def bit_at(self, polynomial: Polynomial, j: int) -> Bit:
        bit = set()
        for monomial, mask in polynomial.items():
            if mask >> j & 1:
                factors = (divmod(factor, OFFSETS) for factor in monomial)
                bit.add(tuple(sorted({(source, (j + offset) % self.sources[source].width)
                                      for source, offset in factors})))
        return frozenset(bit)

    def _multiply(self, x: Term, y: Term) -> Polynomial:
        out = super()._multiply(x, y)
        self.note_bits("&", *([(0, x.width, each)] for each in (x.polynomial, y.polynomial, out)))
        return out

    # operations on words

    @contextmanager
    def noting(self) -> Iterator[list[tuple[Any, ...]]]:
        """Collect the facts of the operations nested in one operation: those inside the context."""
        before, self.facts = self.facts, []
        try:
            yield self.facts
        finally:
            self.facts = before

    def bitwise(self, operation: str, x: Term, y: Term) -> Term:
        is_new = (operation, x, y) not in self.memo
        out = super().bitwise(operation, x, y)
        if is_new:
            self.note_bits(operation, *map(pieces_of, (x, y, out)))
        self.facts.append(("bitwise", operation, x, y, out))
        return out

    def disjoint(self, x: Term, y: Term) -> bool:
        is_disjoint = super().disjoint(x, y)
        if is_disjoint:
            self.note_bits("&", pieces_of(x), pieces_of(y), [])
            self.facts.append(("disjoint", x, y))
        return is_disjoint

    def linear(self, form: Term) -> tuple[dict[Term, int], int]:
        with self.noting() as facts:
            terms, constant = super().linear(form)
        if form.terms is None and terms != {form: 1}:
            rest = next(iter(terms), None)
            bits = bit_terms(form)
            fixed = sum(1 << i for i, bit in enumerate(bits) if bit == CONSTANT_1)
            without = [CONSTANT_0 if bit == CONSTANT_1 else bit for bit in bits]
            if rest is not None and bit_terms(rest) == without:
                facts.append(("masked", rest, form, fixed))
            inner = next((fact for fact in facts if fact[0] == "linear"), None)
            if inner is not None and fixed:
                masked = inner[1]
                if bit_terms(masked) == without:
                    facts.append(("masked", masked, form, fixed))
            self.note("word as a sum", facts, form.width, [(1, [(form, 1)], 0)], 0, None,
                      list(terms.items()), constant)
        self.facts.append(("linear", form, list(terms.items()), constant))
        return terms, constant

    def combine(self, width: int, summands: Iterable[tuple[Term, int]], constant: int = 0) -> Term:
        terms = list(summands)
        with self.noting() as facts:
            out = super().combine(width, terms, constant)
        for _, _, x, y, _ in [fact for fact in facts if fact[:2] == ("bitwise", "^")
                              and fact[4] is out]:
            if constant_word(y) and not any(bit and int(y) >> i & 1
                                            for i, bit in enumerate(bit_terms(x))):
                facts.append(("zeros", x, to_signed(int(y), width)))
        inner = {id(fact[1]): fact for fact in facts if fact[0] == "linear"}
        parts = [(c, inner[id(word)][2], inner[id(word)][3]) if id(word) in inner
                 else (c, [(word, 1)], 0) for word, c in terms]
        again = next((fact for fact in facts if fact[0] == "sum" and fact[1] is out), None)
        facts_before = [fact for fact in facts if fact[0] not in ("linear", "sum", "cut")]
        if again is None:
            self.note("sum", facts_before, width, parts, constant, out)
        # the sum was rewritten as another sum, which has a lemma of its own
        else:
            self.note("sum", facts_before, width, parts, constant, None, *again[2:])
        self.facts.append(("sum", out, terms, constant))
        return out

    def _open_sealed_sum(self, terms: dict[Term, int], mask: int) -> tuple[
            list[tuple[Term, int]], int] | None:
        is_disjoint = super()._open_sealed_sum(terms, mask)
        # the first term that has changed is the opened sum
        if is_disjoint is not None:
            x = next(x for x, (y, _) in zip(terms, is_disjoint[0]) if x is not y)
            assert x.terms is not None
            self.facts.append(("opened", x, list(x.terms.items()), x.constant, terms[x]))
        return is_disjoint

    def low_half(self, form: Term) -> Term:
        was_cut = form in self.memo
        with self.noting() as facts:
            out = super().low_half(form)
        if not was_cut:
            terms = next((fact for fact in facts if fact[0] == "sum" and fact[1] is out), None)
            assert form.terms is not None
            width = form.width
            inner = () if terms is None else tuple(to_signed(c, width) for _, c in terms[2])
            same = terms is not None and all(cut_of(facts, x, y)
                                             for x, (y, _) in zip(form.terms, terms[2]))
            delta = (None if terms is None or not same
                     else terms[3] - form.constant & (1 << width // 2) - 1)
            self.lemmas["low half", tuple(to_signed(c, width) for c in form.terms.values()), inner,
                        delta] += 1
        self.facts.append(("cut", form, 0, 32, out))
        return out

    def join(self, parts: Iterable[Term]) -> Term:
        terms = list(parts)
        out = super().join(terms)
        source = [bit for part in terms for bit in bit_terms(part)]
        self.rearranged("join", tuple(part.width for part in terms), source, source, out)
        return out

    def rearranged(self, rule: str, parameters: Any, source: Sequence[Any], expected: Sequence[Any],
                   out: Term) -> None:
        """Add the lemma that each bit of `out` is a certain one of the bits `source`."""
        result_bits = bit_terms(out)
        straight = list(result_bits) == list(expected)
        self.lemmas[rule, len(source), parameters,
                    None if straight else positions(source, result_bits)] += 1

    def note(self, rule: str, facts: list[tuple[Any, ...]], width: int, parts: list[tuple[int,
             list[tuple[Term, int]], int]], constant: int, out: Term | None,
             right: Sequence[tuple[Term, int]] = (), after: int = 0) -> None:
        """Add the lemma that the sum of `parts` and `constant` equals the right side, with those of
        `facts` as hypotheses that mention its words."""
        here = {x for _, inner, _ in parts for x, _ in inner}
        if out is not None and out.terms is not None and not (out.sealed and out in here):
            # a sum is replaced by its terms, except a sealed one among the operands
            right, after = list(out.terms.items()), out.constant
        elif out is not None:
            right = [(out, 1)]
        mask = (1 << width) - 1
        parts = [(c, sorted(((x, k) for x, k in inner if not constant_word(x)),
                            key=lambda pair: to_signed(pair[1], width)),
                  a + sum(k * int(x) for x, k in inner if constant_word(x)) & mask)
                 for c, inner, a in parts]
        parts.sort(key=lambda s: (len(s[1]), to_signed(s[0], width), bool(s[2]),
                                  [to_signed(k, width) for _, k in s[1]]))
        after += (sum(k * int(x) for x, k in right if constant_word(x)) - constant
                  - sum(c * a for c, _, a in parts))
        right = [(x, k & mask) for x, k in right if not constant_word(x)]
        self.lemmas[equation_lemma(rule, width, parts, constant, right, after, facts)] += 1


def equation_lemma(rule: str, width: int, parts: list[tuple[int, list[tuple[Term, int]], int]],
                   constant: int, right: Sequence[tuple[Term, int]], after: int,
                   facts: list[tuple[Any, ...]]) -> Lemma:
    """Return the statement of `Recorder.note` as statements.py reads it, with words by numbers."""
    names: dict[int, int] = {}

    def word(x: Term) -> Any:
        return (("constant", to_signed(int(x), x.width)) if constant_word(x)
                else names.setdefault(id(x), len(names)))

    def terms(pairs: Iterable[tuple[Term, int]]) -> tuple[tuple[int, Any], ...]:
        return tuple((to_signed(c, width), word(x)) for x, c in pairs)

    def hypothesis(fact: tuple[Any, ...]) -> tuple[Any, ...]:
        # of an opened sum the last element is its coefficient; its constant becomes a variable
        if fact[0] in ("linear", "opened"):
            return fact[0], word(fact[1]), terms(fact[2]), to_signed(fact[-1], width)
        return tuple(word(x) if isinstance(x, Term) else x for x in fact)

    inner_terms, taken = {x for _, inner, _ in parts for x, _ in inner}, {x for x, _ in right}
    used = ([] if taken <= inner_terms and rule == "sum" and not is_truncated(parts, taken, width)
            else related(facts, inner_terms | taken))
    numbered_parts = tuple((to_signed(c, width), terms(inner), bool(a)) for c, inner, a in parts)
    result = tuple(sorted(terms(right)))
    # the right side's constant minus those of the left side and of opened sums
    delta = to_signed(after - sum(fact[3] * fact[4] for fact in used if fact[0] == "opened"), width)
    return rule, numbered_parts, bool(constant), result, delta, tuple(map(hypothesis, used))


def constant_word(x: Term) -> bool:
    return x.terms is None and x.is_constant()


def is_truncated(parts: list[tuple[int, list[tuple[Term, int]], int]], terms: set[Term],
                 width: int) -> bool:
    """Return whether a word of the left side, whose coefficients do not cancel, is not among
    `terms`, the words of the right side. The equation then needs facts."""
    total: dict[Term, int] = {}
    for c, inner, _ in parts:
        for x, k in inner:
            total[x] = total.get(x, 0) + c * k
    mask = (1 << width) - 1
    return any(c & mask and x not in terms for x, c in total.items())


def related(facts: list[tuple[Any, ...]], words: set[Term]) -> list[tuple[Any, ...]]:
    """The facts that mention one of `words`, or a word that another returned fact mentions."""
    def words_of(fact: tuple[Any, ...]) -> set[Term]:
        inner = {x for x, _ in fact[2]} if fact[0] in ("linear", "opened") else set()
        return {x for x in fact if isinstance(x, Term)} | inner

    words, related_facts, remaining = set(words), [], list(facts)
    growing = True
    while growing:
        growing = False
        for fact in list(remaining):
            if words_of(fact) & words:
                words |= words_of(fact)
                related_facts.append(fact)
                remaining.remove(fact)
                growing = True
    return related_facts


def cut_of(facts: list[tuple[Any, ...]], x: Term, y: Term) -> bool:
    """Return whether a fact says that `y` is the lower 32 bits of `x`."""
    return any(fact[0] == "cut" and fact[1] is x and fact[2:4] == (0, 32) and fact[4] is y
               for fact in facts)


def pieces_of(word: Term, start: int = 0) -> list[Piece]:
    if word.parts is None:
        return [(start, word.width, word.polynomial)]
    pieces = []
    for part in word.parts:
        pieces += pieces_of(part, start)
        start += part.width
    return pieces


def bit_terms(word: Term) -> list[Any]:
    if word.parts is not None:
        return [bit for part in word.parts for bit in bit_terms(part)]
    if word.terms is not None and word._polynomial is None:
        return [(id(word), i) for i in range(word.width)]
    assert isinstance(word.algebra, Recorder)
    return word.algebra.bits_of(word.polynomial, word.width)


def positions(source: Sequence[Any], target: Sequence[Any]) -> tuple[int | None, ...]:
    """Return for each bit of `target` its index in `source`; None for a constant 0 and -1 for
    another bit that `source` lacks."""
    first: dict[Any, int] = {}
    for i, bit in enumerate(source):
        first.setdefault(bit, i)
    return tuple(first.get(bit, None if bit == CONSTANT_0 else -1) for bit in target)


def numbered(*bits: Bit) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the bits with their atoms (bits of sources) replaced by numbers in the order of their
    occurrences, so that most bits that differ only in their atoms become equal."""
    marks: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for index, bit in enumerate(bits):
        for monomial in bit:
            mark = index, len(monomial)
            for atom in monomial:
                marks.setdefault(atom, []).append(mark)
    # lists, because generators cost time, and no function here is called more often
    ranks = sorted([(sorted(marks_of_atom), atom) for atom, marks_of_atom in marks.items()])
    order = {atom: i for i, (_, atom) in enumerate(ranks)}
    return tuple([tuple(sorted([tuple(sorted([order[atom] for atom in monomial]))
                                for monomial in bit])) for bit in bits])


def _rotated(original: Any) -> Any:
    def rotated(self: Term, n: int) -> Term:
        out: Term = original(self, n)
        source = bit_terms(self)
        self.algebra.rearranged("ror", n, source, source[n:] + source[:n], out)        # type: ignore[attr-defined]
        return out
    return rotated


def _shifted(original: Any) -> Any:
    def shifted(self: Term, n: int) -> Term:
        out: Term = original(self, n)
        if n < 0 and self.public and self.parts is None:
            return out  # `combine` has recorded this step
        source, algebra = bit_terms(self), self.algebra
        width = len(source)
        expected = (source[n:] + [CONSTANT_0] * min(n, width) if n >= 0
                    else ([CONSTANT_0] * min(-n, width) + source)[:width])
        algebra.rearranged("shr" if n >= 0 else "shl", abs(n), source, expected, out)    # type: ignore[attr-defined]
        algebra.facts.append(("shift", self, n, out))                                    # type: ignore[attr-defined]
        return out
    return shifted


def _cut(original: Any) -> Any:
    def cut(self: Term, low: int, width: int) -> Term:
        out: Term = original(self, low, width)
        if (self.terms is not None and not low and self.algebra.halves and width == 32
            and self.width == 64):
            # `low_half` has recorded this step
            return out
        source = bit_terms(self)
        expected = source[low:low + width]
        self.algebra.rearranged("cut", (low, width), source,                             # type: ignore[attr-defined]
                                expected + [CONSTANT_0] * (width - len(expected)), out)
        self.algebra.facts.append(("cut", self, low, width, out))                        # type: ignore[attr-defined]
        return out
    return cut
