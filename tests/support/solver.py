"""Decision of statements about words (statements.py) by Bitwuzla, an SMT solver that is independent
of this project."""

from __future__ import annotations

from typing import Any

import bitwuzla
from bitwuzla import Kind, Result
from statements import Lemma, Term, statement

WORDS = {"+": Kind.BV_ADD, "^": Kind.BV_XOR, "&": Kind.BV_AND, "|": Kind.BV_OR}
SHIFTS = {"<<": Kind.BV_SHL, ">>": Kind.BV_SHR}
# rules whose statements do not depend on the width for which they are asked
FIXED_WIDTH_RULES = ("bits", "ror", "shr", "shl", "cut", "join")


class Solver:
    """Solver that decides for one lemma at a time whether its statement is true of all words."""

    def __init__(self) -> None:
        self.manager = bitwuzla.TermManager()
        self.variables: dict[tuple[str, int], Any] = {}

    def number(self, value: int, width: int) -> Any:
        """Return the solver's term for the constant `value` of `width` bits."""
        return self.manager.mk_bv_value(self.manager.mk_bv_sort(width), value & (1 << width) - 1)

    def term(self, x: Term) -> Any:
        make, head = self.manager.mk_term, x[0]
        if head == "var":
            if x[1:] not in self.variables:
                self.variables[x[1:]] = self.manager.mk_const(self.manager.mk_bv_sort(x[2]), x[1])
            return self.variables[x[1:]]
        if head == "num":
            return self.number(x[1], x[2])
        if head in WORDS:
            parts = [self.term(y) for y in x[1:]]
            return make(WORDS[head], parts) if len(parts) > 1 else parts[0]
        if head == "~":
            return make(Kind.BV_NOT, [self.term(x[1])])
        if head == "join":
            parts = [self.term(y) for y in reversed(x[1:])]
            return make(Kind.BV_CONCAT, parts) if len(parts) > 1 else parts[0]
        inner = self.term(x[-1])
        width = inner.sort().bv_size()
        if head == "*":
            return make(Kind.BV_MUL, [self.number(x[1], width), inner])
        if head in SHIFTS:
            return (make(SHIFTS[head], [inner, self.number(x[1], width)]) if x[1] < width
                    else self.number(0, width))
        if head == "ror":
            return make(Kind.BV_RORI, [inner], [x[1]])
        if head == "wide":
            return make(Kind.BV_ZERO_EXTEND, [inner], [x[1] - width])
        assert head == "cut", head
        return make(Kind.BV_EXTRACT, [inner], [x[1] + x[2] - 1, x[1]])

    def is_valid(self, lemma: Lemma, width: int) -> bool:
        """Return whether a lemma's statement is true of all words of `width` bits, and its
        hypotheses are true of some words."""
        hypotheses, rest, right = statement(lemma, width)
        make = self.manager.mk_term
        assumed = [make(Kind.EQUAL, [self.term(p), self.term(q)]) for p, q in hypotheses]
        item, other = self.term(rest), self.term(right)
        if item.sort() != other.sort():
            return False
        answer = self.answer(make(Kind.DISTINCT, [item, other]), *assumed)
        return answer == Result.UNSAT and (not assumed or self.answer(*assumed) == Result.SAT)

    def answer(self, *wanted: Any) -> Result:
        """Return SAT if some words make all of these formulas true, else UNSAT."""
        solver = bitwuzla.Bitwuzla(self.manager, bitwuzla.Options())
        for item in wanted:
            solver.assert_formula(item)
        result = solver.check_sat()
        assert result != Result.UNKNOWN
        return result
