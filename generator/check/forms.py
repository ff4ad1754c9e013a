"""Words as bits: a `Form` is a word of the algebra in words.py, and `Words` the tables in which forms are kept once.

In go widths, names and the bits' numbers (polynomials.py); out come words of which equal ones are the same object. What needs
no addition is here: inputs, constants, pieces put together, bits moved and combined. Sums are normal.py's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

from .polynomials import Polynomials


class Unknown(ValueError):
    """The integer value was asked of a word that depends on the inputs."""


class Form:
    """One word in normal form; made by `Words` only. Identity is equality (see normal.py's text)."""

    __slots__ = ("algebra", "width", "_bits", "parts", "terms", "constant", "sealed", "_public", "_special",
                 "_linear", "_cuts", "label", "__weakref__")

    def __init__(self, algebra: Words, width: int) -> None:
        self.algebra, self.width = algebra, width
        self._bits: tuple[int, ...] | None = None
        self.parts: tuple[Form, ...] | None = None            # words wider than 64 bits
        self.terms: dict[Form, int] | None = None             # sums
        self.constant = 0
        self.sealed = False
        self._public: bool | None = None
        self._special: bool | None = None
        self._linear: tuple[dict[Form, int], int] | None = None
        self._cuts: dict[tuple[int, int], Form] | None = None
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
            made_of = self.terms if self.parts is None else self.parts
            self._public = self.algebra.all_public(self.bits) if made_of is None else all(x.public for x in made_of)
        return self._public

    def known(self) -> bool:
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
            if self._cuts is None:
                starts = accumulate((part.width for part in self.parts), initial=0)
                self._cuts = {(start, part.width): part for start, part in zip(starts, self.parts)}
            if (found := self._cuts.get((low, width))) is not None:
                return found
            position, chosen, size = 0, [], 0
            for part in self.parts:
                start, stop = max(low, position), min(low + width, position + part.width)
                if start < stop:
                    chosen.append(part.cut(start - position, stop - start))
                    size += stop - start
                position += part.width
            if size < width:
                chosen.append(algebra.number(0, width - size))
            self._cuts[low, width] = found = chosen[0] if len(chosen) == 1 else algebra.join(chosen)
            return found
        if self.terms is not None and not low and algebra.halves and width == 32 and self.width == 64:
            return algebra.low_half(self)
        bits = self.bits[low:low + width]
        return algebra.of_bits(bits + (0,) * (width - len(bits)))

    def joined(self, parts: Sequence[Form]) -> Form:
        """The word whose pieces, least significant first, are `parts`."""
        return self.algebra.join(parts)


class Words(Polynomials):
    """The tables in which forms and bits are kept once; forms of two of these do not mix.

    `halves`: cut 64-bit sums to 32 bits exactly (needed where words have 32 bits, a waste where they have 64).
    """

    def __init__(self, halves: bool = True) -> None:
        super().__init__()
        self.halves = halves
        self._words: dict[tuple[int, ...], Form] = {}
        self._ropes: dict[tuple[Form, ...], Form] = {}
        self._numbers: dict[tuple[int, int], Form] = {}
        self._memo: dict[Any, Form] = {}
        self._disjoint: dict[Any, bool] = {}

    # what normal.py adds

    def add(self, x: Form, y: Form) -> Form:
        """x + y modulo 2^width."""
        raise NotImplementedError

    def linear(self, form: Form) -> tuple[dict[Form, int], int]:
        """The word as (terms, constant): the sum of coefficient times term, plus the constant."""
        raise NotImplementedError

    def combine(self, width: int, summands: Iterable[tuple[Form, int]], constant: int = 0) -> Form:
        """The sum of coefficient times word over the summands, plus the constant, modulo 2^width."""
        raise NotImplementedError

    def low_half(self, form: Form) -> Form:
        """The low 32 bits of a 64-bit sum, as a sum of 32 bits."""
        raise NotImplementedError

    # making forms

    def stand_in(self, bit: int) -> Form:
        """The source of the atom that stands for a bit whose polynomial was too long."""
        form = Form(self, 1)
        form._bits = (bit,)
        return form

    def variable(self, name: str, width: int, public: bool = False) -> Form:
        """A new input of `width` bits."""
        form = Form(self, width)
        form.label = name
        form._public = public
        if width > 64:
            form.parts = tuple(self.variable(f"{name}.{low // 64}", 64, public) for low in range(0, width, 64))
            self._ropes[form.parts] = form
            return form
        form._bits = self._new_atoms(form, range(width), not public)
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
            self.weigh(len(bits) // 4)
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
        form._bits = low + self._new_atoms(form, range(len(low), form.width), None)
        self._words.setdefault(form._bits, form)

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

    def disjoint(self, x: Form, y: Form) -> bool:
        """Whether x & y is 0."""
        key = (x, y)
        found = self._disjoint.get(key)
        if found is None:
            self.weigh(x.width)
            conjunction = self.and_bits
            found = self._disjoint[key] = not any(conjunction(p, q) for p, q in zip(x.bits, y.bits))
        return found

    # asking about forms

    def all_public(self, bits: tuple[int, ...]) -> bool:
        """Whether every input that the bits depend on is public."""
        for bit in bits:
            for atom in self.atoms_of(bit):
                secret = self.secret[atom]
                if secret or secret is None and not self.atoms[atom][0].public:
                    return False
        return True

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
