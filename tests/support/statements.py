"""Statement of a lemma, as lemmas.py records it, in a width: hypotheses (pairs of equal terms), and
two terms that must be equal if these hold; for a solver that does not know the normal form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

# A term is one of: ("var", name, width); ("num", value, width); ("+", "^", "&" or "|", terms ...);
# ("*", number, term); ("~", term); ("<<", ">>" or "ror", n, term); ("cut", low, width, term);
# ("wide", width, term), zero-extended; ("join", terms ...), the least significant term first.
Term = tuple[Any, ...]
Lemma = tuple[Any, ...]           # (rule, parameters of the rule ...), as `statement` reads them


def statement(lemma: Lemma, width: int) -> tuple[list[tuple[Term, Term]], Term, Term]:
    """Return the statement of a lemma, (hypotheses, left, right): if the two terms of each
    hypothesis are equal, left equals right."""
    rule = lemma[0]
    if rule == "bits":
        p, q, r = (polynomial(x) for x in lemma[2:])
        return [], (lemma[1], p, q), r
    if rule in ("ror", "shr", "shl", "cut", "join"):
        return [], *rearrangement(*lemma)
    if rule == "low half":
        return lower_half(lemma[1], lemma[2], lemma[3], width)
    return equation(lemma, width)


def polynomial(monomials: Iterable[tuple[int, ...]]) -> Term:
    """Return the term of a polynomial over GF(2): the XOR of monomials, each an AND of atoms."""
    item: Term = ("num", 1, 1)
    products = [("&", item, *(("var", f"b{atom}", 1) for atom in monomial))
                for monomial in monomials]
    return ("^", ("num", 0, 1), ("num", 0, 1), *products)


def sum_of_terms(terms: Iterable[tuple[int, Term]], constant: Term) -> Term:
    """Return the sum of `constant` and of coefficient times term for each of `terms`."""
    return ("+", constant, *(("*", c, x) for c, x in terms)) if (terms := list(terms)) else constant


def rearrangement(rule: str, width: int, parameters: Any,
                  positions: tuple[int | None, ...] | None) -> tuple[Term, Term]:
    """Return the two terms that a lemma of rule ror, shr, shl, cut or join states to be equal: the
    operation on words, and the bits of the words in the recorded order."""
    x: Term = ("var", "x", width)
    if rule == "join":
        parts: list[Term] = [("var", f"x{i}", size) for i, size in enumerate(parameters)]
        x = ("join", *parts)
        starts = [sum(parameters[:i]) for i in range(len(parameters))]
        rest: Term = ("|", ("num", 0, width), ("num", 0, width),
                      *(("<<", start, ("wide", width, part)) for start, part in zip(starts, parts)))
        default: list[int | None] = list(range(width))
    elif rule == "cut":
        low, size = parameters
        rest = ("cut", 0, size, (">>", low, ("wide", max(width, low + size), x)))
        default = [low + i if low + i < width else None for i in range(size)]
    else:
        rest = (">>" if rule == "shr" else "<<" if rule == "shl" else rule, parameters, x)
        default = [(i + parameters) % width if rule == "ror" else i + parameters if rule == "shr"
                   else i - parameters for i in range(width)]
        default = [i if i is not None and 0 <= i < width else None for i in default]
    bits = [("num", 0, 1) if i is None else ("~", ("cut", 0, 1, x)) if i < 0 else ("cut", i, 1, x)
            for i in (default if positions is None else positions)]
    return rest, ("join", *bits)


def lower_half(coefficients: tuple[int, ...], result_coefficients: tuple[int, ...],
               delta: int | None, width: int) -> tuple[list[tuple[Term, Term]], Term, Term]:
    """Return the statement that the lower half of a sum is the sum of the lower halves of its
    terms, modulo its width."""
    small, a = width // 2, ("var", "a", width)
    if delta is None:        # the sum was not one of lower halves: a false statement
        return [], ("num", 0, 1), ("num", 1, 1)
    words = [("var", f"x{i}", width) for i in range(len(coefficients))]
    return ([], ("cut", 0, small, sum_of_terms(zip(coefficients, words), a)),
            sum_of_terms([(c, ("cut", 0, small, x)) for c, x in zip(result_coefficients, words)],
                         ("+", ("cut", 0, small, a), ("num", delta, small))))


def equation(lemma: Lemma, width: int) -> tuple[list[tuple[Term, Term]], Term, Term]:
    """Return the statement of a lemma about sums (Recorder.note): the sum of its parts equals its
    right side."""
    _, rest, constant, right, delta, facts = lemma

    def word(x: Any) -> Term:
        """Return the term of a word: a number if it is ("constant", value), else a variable."""
        return ("num", x[1], width) if isinstance(x, tuple) else ("var", f"x{x}", width)

    zero: Term = ("num", 0, width)
    constants = [("var", f"a{i}", width) if has else zero for i, (_, _, has) in enumerate(rest)]
    first_term: Term = ("var", "a", width) if constant else zero
    mine = sum_of_terms([(c, sum_of_terms([(k, word(x)) for k, x in inner], a))
                         for (c, inner, _), a in zip(rest, constants)], first_term)
    first_term = sum_of_terms([(c, a) for (c, _, _), a in zip(rest, constants)],
                              ("+", first_term, ("num", delta, width)))
    first_term = sum_of_terms([(fact[3], ("var", f"c{fact[1]}", width)) for fact in facts
                               if fact[0] == "opened"], first_term)
    return [pair for fact in facts for pair in equal_pairs(fact, word, width)], mine, sum_of_terms(
        [(k, word(x)) for k, x in right], first_term)


def equal_pairs(fact: tuple[Any, ...], word: Any, width: int) -> list[tuple[Term, Term]]:
    zero: Term = ("num", 0, width)
    if fact[0] == "bitwise":
        return [(word(fact[4]), (fact[1], word(fact[2]), word(fact[3])))]
    if fact[0] == "disjoint":
        return [(("&", word(fact[1]), word(fact[2])), zero)]
    if fact[0] == "zeros":
        return [(("&", word(fact[1]), ("num", fact[2], width)), zero)]
    if fact[0] == "masked":
        fixed: Term = ("num", fact[3], width)
        return [(word(fact[1]), ("&", word(fact[2]), ("~", fixed))),
                (("&", word(fact[2]), fixed), fixed)]
    if fact[0] == "shift":
        return [(word(fact[3]), (">>" if fact[2] >= 0 else "<<", abs(fact[2]), word(fact[1])))]
    constant: Term = ("var", f"c{fact[1]}", width) if fact[0] == "opened" else ("num", fact[3],
                                                                                width)
    return [(word(fact[1]), sum_of_terms([(c, word(x)) for c, x in fact[2]], constant))]
