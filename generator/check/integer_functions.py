"""Instruction forms as Python functions of integers, for the concrete interpreter (concrete.py).
Input: a row of the ISA tables, an operand width and the kinds of its arguments. Output: a function
from argument values to the result. Method: the row's semantics are evaluated once on words that
record each operation as a line of Python source, which is then compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from ..x86.isa import Row, evaluate_row
from .terms import Unknown

MAX_VALUES = 1 << 12  # of arguments for which an instruction form is compiled at one time


@dataclass(frozen=True, slots=True)
class PythonWord:
    """Word that records its computation as Python source.

    Each operation appends an assignment to `lines`. `expression` is a Python expression for the
    value, which is below 2^width. `value` is the value of a constant, and None for other words.
    """

    expression: str
    width: int
    lines: list[str]
    value: int | None = None

    def derive(self, expression: str, width: int | None = None) -> PythonWord:
        """Assign an expression to a new variable; return it as a word."""
        name = f"t{len(self.lines)}"
        self.lines.append(f"{name} = {expression}")
        return PythonWord(name, width or self.width, self.lines)

    def like(self, value: int, width: int | None = None) -> PythonWord:
        """Return the constant `value` modulo 2^width (by default this word's width)."""
        width = width or self.width
        value &= (1 << width) - 1
        return PythonWord(str(value), width, self.lines, value)

    def _expression_of(self, other: PythonWord | int) -> str:
        if not isinstance(other, int) and other.width != self.width:
            raise ValueError(f"words of {self.width} and {other.width} bits do not mix")
        return self.like(other).expression if isinstance(other, int) else other.expression

    @property
    def maximum(self) -> int:
        """Largest value of a word of this width."""
        return (1 << self.width) - 1

    def __add__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.expression} + {self._expression_of(other)} & {self.maximum}")

    def __sub__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.expression} - {self._expression_of(other)} & {self.maximum}")

    def __xor__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.expression} ^ {self._expression_of(other)}")

    def __and__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.expression} & {self._expression_of(other)}")

    def __or__(self, other: PythonWord | int) -> PythonWord:
        return self.derive(f"{self.expression} | {self._expression_of(other)}")

    __radd__, __rxor__, __rand__, __ror__ = __add__, __xor__, __and__, __or__

    def __invert__(self) -> PythonWord:
        return self.derive(f"{self.expression} ^ {self.maximum}")

    def __int__(self) -> int:
        if self.value is None:
            raise Unknown(self.expression)
        return self.value

    def rotated(self, n: int) -> PythonWord:
        """Return the word rotated right by n bits, 0 <= n < width."""
        x = self.expression
        return self.derive(f"({x} >> {n} | {x} << {self.width - n}) & {self.maximum}")

    def shifted(self, n: int) -> PythonWord:
        """Return the word shifted right by n bits, or left by -n."""
        return self.derive(f"{self.expression} >> {n}" if n >= 0
                           else f"{self.expression} << {-n} & {self.maximum}")

    def cut(self, low: int, width: int) -> PythonWord:
        """Return the `width` bits from bit `low` upwards."""
        if self.value is not None:
            return self.like(self.value >> low, width)
        shifted = f"{self.expression} >> {low}" if low else self.expression
        return self.derive(shifted if low + width >= self.width
                           else f"{shifted} & {(1 << width) - 1}", width)

    def joined(self, parts: Sequence[PythonWord]) -> PythonWord:
        """Return the concatenation of `parts`, least significant part first."""
        *starts, width = accumulate((part.width for part in parts), initial=0)
        if all(part.value is not None for part in parts):
            return self.like(sum(int(part) << start for part, start in zip(parts, starts)), width)
        return self.derive(" | ".join(f"{part.expression} << {start}" if start else part.expression
                                      for part, start in zip(parts, starts) if part.value != 0),
                           width)


class Immediate(NamedTuple):
    """Immediate argument of an instruction form."""

    value: int


ArgumentForm = int | Immediate  # argument of an instruction form: its width in bits, or its value
IntegerFunction = Callable[..., int]


def compile_form(row: Row, width: int, arguments: tuple[ArgumentForm, ...], result_bits: int,
                 assumed_values: dict[int, int]) -> IntegerFunction:
    """Compile an instruction form to a function as `make_form_function` describes it."""
    lines: list[str] = []
    words: list[PythonWord | int] = []
    parameters: list[PythonWord] = []
    for argument in arguments:
        if isinstance(argument, Immediate):
            words.append(argument.value)
        else:
            position = len(parameters)
            parameters.append(word := PythonWord(f"x{position}", argument, lines))
            words.append(word.like(assumed_values[position]) if position in assumed_values
                         else word)
    result = evaluate_row(row, width, *words)
    expression = (str(result & (1 << result_bits) - 1) if isinstance(result, int)
                  else result.expression)
    names = ", ".join(word.expression for word in parameters)
    namespace: dict[str, Any] = {}
    exec("\n    ".join([f"def f({names}):", *lines, f"return {expression}"]), namespace)
    function: IntegerFunction = namespace["f"]
    return function


@cache
def make_form_function(row: Row, width: int, arguments: tuple[ArgumentForm, ...],
                       result_bits: int) -> IntegerFunction:
    """Return a Python function that computes the result of an instruction form. The form is `row`
    at an operand width of `width` bits. `arguments`: for each operand that the row reads, its width
    in bits, or its value if it is an immediate."""
    positions = range(sum(isinstance(argument, int) for argument in arguments))
    # the semantics may need the value of an argument, such as a shuffle control, or of all
    for needed in ((), *((position,) for position in positions), (*positions,)):
        try:
            compile_form(row, width, arguments, result_bits, dict.fromkeys(needed, 0))
            break
        except Unknown:
            pass

    @lru_cache(maxsize=MAX_VALUES)
    def function_of(*values: int) -> IntegerFunction:
        return compile_form(row, width, arguments, result_bits, dict(zip(needed, values)))

    if not needed:
        return function_of()
    return lambda *values: function_of(*(values[i] for i in needed))(*values)
