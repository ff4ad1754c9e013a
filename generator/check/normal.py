"""Words in normal form: equal functions of the inputs are, as far as SHA needs it, one and the same object.

A `Form` is a word of the algebra in words.py whose bits are polynomials over GF(2), XORs of ANDs of atoms,
each kept once and known by a number (0 and 1 are the constants). An addition is no polynomial: it is kept as
a flattened sum, coefficients times words plus a constant modulo 2^width, and its bits are new atoms. Two sums
with the same terms are the same object. Identities that are applied on the way, each exact:

- x + y = x ^ y where no position of x and y can be 1 together (rotations by shift and add, Ch, Maj);
- e - d is T_1 where e was made, and sealed, as d + T_1;
- ~x = -x - 1; a constant bit of a term moves into the constant; x * 2^k is x shifted left;
- the low half of a 64-bit sum is the 32-bit sum of the low halves (asked for by `halves`).

So `x is y` proves equality for all inputs; the reverse may fail, which costs a proof and never soundness.
Words wider than 64 bits are kept in pieces and are equal where their pieces are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .polynomials import Polynomials


class Unknown(ValueError):
    """The integer value was asked of a word that depends on the inputs."""


class Form:
    """One word in normal form; made by an `Algebra` only. Identity is equality (see the module's text)."""

    __slots__ = ("algebra", "width", "_bits", "parts", "terms", "constant", "sealed", "_public", "_special",
                 "_linear", "label", "__weakref__")

    def __init__(self, algebra: Algebra, width: int) -> None:
        self.algebra, self.width = algebra, width
        self._bits: tuple[int, ...] | None = None
        self.parts: tuple[Form, ...] | None = None            # words wider than 64 bits
        self.terms: dict[Form, int] | None = None             # sums
        self.constant = 0
        self.sealed = False
        self._public: bool | None = None
        self._special: bool | None = None
        self._linear: tuple[dict[Form, int], int] | None = None
        self.label = ""

    def __repr__(self) -> str:
        return self.algebra.spell(self)

    @property
    def bits(self) -> tuple[int, ...]:
        """The bits' numbers, least significant first."""
        if self._bits is None:
            self.algebra.materialise(self)
        bits = self._bits
        assert bits is not None
        return bits

    @property
    def public(self) -> bool:
        """Whether every input that the word depends on is public."""
        if self._public is None:
            self._public = self.algebra.is_public(self)
        return self._public

    def known(self) -> bool:
        """Whether the word is a constant."""
        return self.terms is None and all(bit < 2 for bit in self.bits)

    def __int__(self) -> int:
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

    def like(self, value: int, width: int | None = None) -> Form:
        """The constant `value`, reduced to `width` bits (this word's, unless told)."""
        return self.algebra.number(value, width or self.width)

    def _of(self, other: Form | int) -> Form:
        if isinstance(other, int):
            return self.algebra.number(other, self.width)
        if other.width != self.width:
            raise ValueError(f"words of {self.width} and {other.width} bits do not mix")
        return other

    def __add__(self, other: Form | int) -> Form:
        return self.algebra.add(self, self._of(other))

    def __sub__(self, other: Form | int) -> Form:
        return self.algebra.combine(self.width, ((self, 1), (self._of(other), -1)))

    def __xor__(self, other: Form | int) -> Form:
        return self.algebra.bitwise("^", self, self._of(other))

    def __and__(self, other: Form | int) -> Form:
        return self.algebra.bitwise("&", self, self._of(other))

    def __or__(self, other: Form | int) -> Form:
        return self.algebra.bitwise("|", self, self._of(other))

    __radd__, __rxor__, __rand__, __ror__ = __add__, __xor__, __and__, __or__

    def __invert__(self) -> Form:
        return self.algebra.bitwise("^", self, self.algebra.number(-1, self.width))

    def rotated(self, n: int) -> Form:
        """Rotated right by n bits, 0 <= n < width."""
        bits = self.bits
        return self.algebra.of_bits(bits[n:] + bits[:n])

    def shifted(self, n: int) -> Form:
        """Shifted right by n bits if n >= 0, left by -n if not; zeros come in. Any n."""
        bits, width = self.bits, self.width
        if n >= 0:
            return self.algebra.of_bits(bits[n:] + (0,) * min(n, width))
        if -n >= width:
            return self.like(0)
        out = self.algebra.of_bits((0,) * -n + bits[:width + n])
        if out._linear is None and out.terms is None and self.public:   # pointer arithmetic stays linear
            terms, constant = self.algebra.linear(self)
            mask = (1 << width) - 1
            scaled = {x: c << -n & mask for x, c in terms.items()}
            out._linear = {x: c for x, c in scaled.items() if c}, constant << -n & mask
        return out

    def cut(self, low: int, width: int) -> Form:
        """The `width` bits from bit `low` upwards."""
        if not low and width == self.width:
            return self
        algebra = self.algebra
        if self.parts is not None:
            position, chosen, size = 0, [], 0
            for part in self.parts:
                if position >= low and position + part.width <= low + width:
                    chosen.append(part)
                    size += part.width
                elif position < low + width and position + part.width > low:
                    start, stop = max(low, position), min(low + width, position + part.width)
                    chosen.append(part.cut(start - position, stop - start))
                    size += stop - start
                position += part.width
            if size < width:
                chosen.append(algebra.number(0, width - size))
            return chosen[0] if len(chosen) == 1 else algebra.join(chosen)
        if self.terms is not None and not low and algebra.halves and width == 32 and self.width == 64:
            return algebra.low_half(self)
        bits = self.bits[low:low + width]
        return algebra.of_bits(bits + (0,) * (width - len(bits)))

    def joined(self, parts: Sequence[Form]) -> Form:
        """The word whose pieces, least significant first, are `parts`."""
        return self.algebra.join(parts)


class Algebra(Polynomials):
    """The tables in which forms, bits and sums are kept once; forms of two algebras do not mix.

    `halves`: cut 64-bit sums to 32 bits exactly (needed where words have 32 bits, a waste where they have 64).
    """

    def __init__(self, halves: bool = True) -> None:
        super().__init__()
        self.halves = halves
        self._words: dict[tuple[int, ...], Form] = {}
        self._ropes: dict[tuple[Form, ...], Form] = {}
        self._sums: dict[Any, Form] = {}
        self._numbers: dict[tuple[int, int], Form] = {}
        self._memo: dict[Any, Form] = {}
        self._disjoint: dict[Any, bool] = {}

    def stand_in(self, bit: int) -> Form:
        """The source of the atom that stands for a bit whose polynomial was too long."""
        form = Form(self, 1)
        form._bits = (bit,)
        return form

    # making forms

    def variable(self, name: str, width: int, public: bool = False) -> Form:
        """A new input of `width` bits."""
        form = Form(self, width)
        form.label = name
        form._public = public
        if width > 64:
            form.parts = tuple(self.variable(f"{name}.{low // 64}", 64, public) for low in range(0, width, 64))
            self._ropes[form.parts] = form
            return form
        form._bits = tuple(self._new_atom(form, i, not public) for i in range(width))
        self._words[form._bits] = form
        return form

    def number(self, value: int, width: int) -> Form:
        """The constant `value` modulo 2^width."""
        value &= (1 << width) - 1
        found = self._numbers.get((value, width))
        if found is None:
            if width > 64:
                found = self.join([self.number(value >> low, min(64, width - low)) for low in range(0, width, 64)])
            else:
                found = self.of_bits(tuple(value >> i & 1 for i in range(width)))
            self._numbers[value, width] = found
        return found

    def of_bits(self, bits: tuple[int, ...]) -> Form:
        """The word with these bits."""
        found = self._words.get(bits)
        if found is None:
            if len(bits) > 64:
                return self.join([self.of_bits(bits[low:low + 64]) for low in range(0, len(bits), 64)])
            found = self._words[bits] = Form(self, len(bits))
            found._bits = bits
        return found

    def join(self, parts: Iterable[Form]) -> Form:
        """The word whose pieces, least significant first, are `parts`."""
        flat: list[Form] = []
        for part in parts:
            flat.extend(part.parts or (part,))
        if len(flat) == 1:
            return flat[0]
        width = sum(part.width for part in flat)
        if width <= 64:
            return self.of_bits(tuple(bit for part in flat for bit in part.bits))
        if any(part.width < 32 for part in flat):            # keep pieces of at least 32 bits
            bits = tuple(bit for part in flat for bit in part.bits)
            flat = [self.of_bits(bits[low:low + 32]) for low in range(0, width, 32)]
        key = tuple(flat)
        found = self._ropes.get(key)
        if found is None:
            found = self._ropes[key] = Form(self, width)
            found.parts = key
        return found

    def materialise(self, form: Form) -> None:
        """Give a sum or a word in pieces its bits."""
        if form.parts is not None:
            form._bits = tuple(bit for part in form.parts for bit in part.bits)
            return
        form._public = form.public                # asked now, as its terms know it, so that nobody asks down a long chain
        low: tuple[int, ...] = ()
        if self.halves and form.width == 64:
            low = self.low_half(form).bits
        form._bits = low + tuple(self._new_atom(form, i, None) for i in range(len(low), form.width))
        self._words.setdefault(form._bits, form)

    def low_half(self, form: Form) -> Form:
        """The low 32 bits of a 64-bit sum, as a sum of 32 bits."""
        assert form.terms is not None
        found = self._memo.get(form)
        if found is None:
            found = self._memo[form] = self.combine(32, [(x.cut(0, 32), c) for x, c in form.terms.items()],
                                                    form.constant)
        return found

    # operations

    def bitwise(self, operation: str, x: Form, y: Form) -> Form:
        """x ^ y, x & y or x | y."""
        key = (operation, x, y)
        found = self._memo.get(key)
        if found is None:
            a, b = x.bits, y.bits
            xor, conjunction = self.xor_bits, self.and_bits
            if operation == "^":
                bits = tuple(map(xor, a, b))
            elif operation == "&":
                bits = tuple(map(conjunction, a, b))
            else:
                bits = tuple(xor(xor(p, q), conjunction(p, q)) for p, q in zip(a, b))
            found = self._memo[key] = self._memo[operation, y, x] = self.of_bits(bits)
        return found

    def add(self, x: Form, y: Form) -> Form:
        """x + y modulo 2^width."""
        key = ("+", x, y)
        found = self._memo.get(key)
        if found is None:
            if (x.terms is None and y.terms is None and (0 in x.bits or 0 in y.bits)
                    and self.disjoint(x, y) and not (x.public and y.public and not (x.known() and y.known()))):
                found = self.bitwise("^", x, y)
            else:
                found = self.combine(x.width, ((x, 1), (y, 1)))
            self._memo[key] = self._memo["+", y, x] = found
        return found

    def linear(self, form: Form) -> tuple[dict[Form, int], int]:
        """The word as (terms, constant): the sum of coefficient times term, plus the constant."""
        if form._linear is not None:
            return form._linear
        if form.terms is not None and not form.sealed:
            form._linear = form.terms, form.constant
            return form._linear
        result: tuple[dict[Form, int], int] = {form: 1}, 0
        mask = (1 << form.width) - 1
        if form.terms is None:
            bits = form.bits
            if 1 in bits:
                fixed = sum(1 << i for i, bit in enumerate(bits) if bit == 1)
                rest = self.of_bits(tuple(0 if bit == 1 else bit for bit in bits))
                terms, constant = ({}, 0) if rest.known() else self.linear(rest)
                result = terms, constant + fixed & mask
            elif not any(bits):
                result = {}, 0
            elif all(0 in self._polynomials[bit] for bit in bits):
                terms, constant = self.linear(~form)
                result = {x: -c & mask for x, c in terms.items()}, -constant - 1 & mask
        if not form.sealed:
            form._linear = result
        return result

    def combine(self, width: int, summands: Iterable[tuple[Form, int]], constant: int = 0) -> Form:
        """The sum of coefficient times word over the summands, plus the constant, modulo 2^width."""
        mask = (1 << width) - 1
        terms: dict[Form, int] = {}
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
        special = [x for x in terms if (x._special if x._special is not None else self.is_special(x))]
        if len(special) > 1:
            merged = self._merge(terms, special, mask)
            if merged is not None:
                return self.combine(width, merged, constant)
        if not terms:
            return self.number(constant, width)
        if max(terms.values()) >> width - 1:
            opened = self._opened(terms, mask)
            if opened is not None:
                return self.combine(width, opened[0], constant + opened[1])
        if len(terms) == 1:
            (x, c), = terms.items()
            if c == 1 and not constant:
                return x
            if c == mask and constant == mask:
                return ~x
            if c == 1 and x.terms is None and not x.public and not any(
                    bit and constant >> i & 1 for i, bit in enumerate(x.bits)):
                return self.bitwise("^", x, self.number(constant, width))
            if not constant and not c & c - 1:
                return x.shifted(1 - c.bit_length())
        key = (width, constant, frozenset(terms.items()))
        found = self._sums.get(key)
        if found is None:
            self.weigh(len(terms))
            found = self._sums[key] = Form(self, width)
            found.terms, found.constant = terms, constant
        return found

    def is_special(self, form: Form) -> bool:
        """Whether the term could be disjoint from another: it has zero bits or ANDs. Public words are left alone."""
        if form.terms is not None:
            form._special = False
        else:
            bits = form.bits
            form._special = (0 in bits or any(self.degree(bits[i]) > 1 for i in {0, len(bits) // 2, len(bits) - 1})
                             ) and not form.public
        return form._special

    def _merge(self, terms: dict[Form, int], special: list[Form], mask: int) -> list[tuple[Form, int]] | None:
        """The terms with one disjoint pair of equal coefficients joined, or None."""
        for i, x in enumerate(special):
            for y in special[i + 1:]:
                if terms[x] == terms[y] and self.disjoint(x, y):
                    rest = [(z, c) for z, c in terms.items() if z is not x and z is not y]
                    return [*rest, (self.bitwise("^", x, y), terms[x])]
        return None

    def _opened(self, terms: dict[Form, int], mask: int) -> tuple[list[tuple[Form, int]], int] | None:
        """The terms, and a constant to add, with a sealed sum that stands beside the negation of one of its terms written
        out: e - d is T_1 where e is d + T_1. None if there is none."""
        for x, c in terms.items():
            if x.sealed and x.terms is not None and any(
                    terms.get(y, 0) and terms[y] + c * k & mask == 0 and terms[y] >> x.width - 1 for y, k in x.terms.items()):
                rest = [(z, k) for z, k in terms.items() if z is not x]
                return [*rest, *((z, k * c) for z, k in x.terms.items())], x.constant * c
        return None

    def disjoint(self, x: Form, y: Form) -> bool:
        """Whether x & y is 0."""
        key = (x, y)
        found = self._disjoint.get(key)
        if found is None:
            self.weigh(x.width)
            conjunction = self.and_bits
            found = self._disjoint[key] = not any(conjunction(p, q) for p, q in zip(x.bits, y.bits))
        return found

    def seal(self, form: Form) -> Form:
        """Treat a sum as a term of its own from now on: sums of it are no longer flattened."""
        if form.terms is not None:
            form.sealed = True
            form._linear = None
        return form

    # asking about forms

    def is_public(self, form: Form) -> bool:
        """Whether every input that the word depends on is public."""
        if form.parts is not None:
            return all(part.public for part in form.parts)
        if form.terms is not None:
            return all(x.public for x in form.terms)
        for bit in form.bits:
            for atom in self.atoms_of(bit):
                secret = self.secret[atom]
                if secret or secret is None and not self._source(atom).public:
                    return False
        return True

    def _source(self, atom: int) -> Form:
        source: Form = self.atoms[atom][0]
        return source

    def inputs(self, form: Form) -> set[Form]:
        """The variables that the word's spelling names."""
        found: set[Form] = set()
        seen: set[Form] = set()
        pending = [form]
        while pending:
            word = pending.pop()
            if word in seen:
                continue
            seen.add(word)
            if word.parts is not None:
                pending += word.parts
            elif word.terms is not None:
                pending += word.terms
            else:
                for bit in word.bits:
                    for atom in self.atoms_of(bit):
                        source = self.atoms[atom][0]
                        if source.label:
                            found.add(source)
                        else:
                            pending.append(source)
        return found

    def substitute(self, form: Form, known: dict[Form, Form]) -> Form:
        """The word with the variables that are keys of `known` replaced; `known` grows with what was found."""
        if form in known:
            return known[form]
        if form.parts is not None:
            out = self.join([self.substitute(part, known) for part in form.parts])
        elif form.terms is not None:
            out = self.combine(form.width, [(self.substitute(x, known), c) for x, c in form.terms.items()],
                               form.constant)
        else:
            bits = []
            for bit in form.bits:
                total = 0
                for m in self._polynomials[bit]:
                    product = 1
                    for atom in self._monomials[m]:
                        source, i = self.atoms[atom]
                        product = self.and_bits(product, self.substitute(source, known).bits[i]
                                                if not source.label or source in known else source.bits[i])
                    total = self.xor_bits(total, product)
                bits.append(total)
            out = self.of_bits(tuple(bits))
            if form._linear is not None and out._linear is None:
                terms, constant = form._linear
                if form.public and any(c != 1 for c in terms.values()):
                    linear = self.combine(form.width, [(self.substitute(x, known), c) for x, c in terms.items()],
                                          constant)
                    out._linear = self.linear(linear)
        known[form] = out
        return out

    def value(self, form: Form, inputs: Mapping[Form, int], memo: dict[Any, int] | None = None) -> int:
        """The integer that the word is where the variables have the values `inputs` (0 if left out)."""
        memo = {} if memo is None else memo

        def word(x: Form) -> int:
            found = memo.get(x)
            if found is None:
                if x.label and x.parts is None:
                    found = inputs.get(x, 0)
                elif x.terms is not None:
                    found = sum(c * word(y) for y, c in x.terms.items()) + x.constant & (1 << x.width) - 1
                else:
                    found = sum(bit(b) << i for i, b in enumerate(x.bits))
                memo[x] = found
            return found

        def bit(b: int) -> int:
            found = memo.get(b)
            if found is None:
                found = 0
                for m in self._polynomials[b]:
                    found ^= all(word(self.atoms[a][0]) >> self.atoms[a][1] & 1 for a in self._monomials[m])
                memo[b] = found = int(found)
            return found

        return word(form)

    def spell(self, form: Form, depth: int = 2) -> str:
        """The word for people: a name, a number, or the beginning of its terms."""
        if form.label:
            return form.label
        if form.terms is None and form.parts is None and form.known():
            return hex(int(form))
        if form.parts is not None:
            return f"<{form.width} bits in {len(form.parts)} pieces>"
        if not depth:
            return "..."
        if form.terms is not None:
            spelled = [(f"{c if c >> form.width - 1 == 0 else c - (1 << form.width)}*" if c != 1 else "")
                       + self.spell(x, depth - 1) for x, c in list(form.terms.items())[:6]]
            return "(" + " + ".join(spelled + ([hex(form.constant)] if form.constant else [])) + ")"
        names = sorted({self.atoms[a][0].label or "sum" for b in form.bits for a in self.atoms_of(b)})
        return f"f{form.width}({', '.join(names[:6])})"
