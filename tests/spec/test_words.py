"""The algebra of words against arithmetic on plain integers."""

from __future__ import annotations

from decimal import Decimal, getcontext

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.spec.words import (
    Word,
    byteswap,
    frac_root,
    join,
    primes,
    rol,
    ror,
    shl,
    shr,
    split,
)

WIDTHS = st.sampled_from([1, 7, 8, 16, 32, 64, 128, 512])


@st.composite
def words(draw: st.DrawFn, count: int = 1) -> list[Word]:
    width = draw(WIDTHS)
    return [Word(draw(st.integers(0, (1 << width) - 1)), width) for _ in range(count)]


def bits(x: Word) -> str:
    return format(x.value, f"0{x.width}b")


@given(words(2))
def test_operators_are_arithmetic_modulo_the_width(pair: list[Word]) -> None:
    x, y = pair
    m = 1 << x.width
    assert int(x + y) == (int(x) + int(y)) % m
    assert int(x - y) == (int(x) - int(y)) % m
    assert int(x ^ y) == int(x) ^ int(y)
    assert int(x & y) == int(x) & int(y)
    assert int(x | y) == int(x) | int(y)
    assert int(~x) == m - 1 - int(x)


@given(words(2))
def test_an_integer_operand_of_a_word_is_a_constant_of_its_width(pair: list[Word]) -> None:
    x, y = pair
    assert x + int(y) == int(y) + x == x + y
    assert x ^ int(y) == int(y) ^ x == x ^ y
    assert x & int(y) == int(y) & x == x & y
    assert x | int(y) == int(y) | x == x | y
    assert x + -1 == x - 1


@given(words(), st.integers(-1100, 1100))
def test_rotations_rotate_the_digits(item: list[Word], n: int) -> None:
    x, = item
    k = n % x.width
    assert bits(ror(x, n)) == bits(x)[x.width - k:] + bits(x)[:x.width - k]
    assert bits(rol(x, n)) == bits(x)[k:] + bits(x)[:k]


@given(words(), st.integers(0, 600))
def test_shifts_bring_zeros_in(item: list[Word], n: int) -> None:
    x, = item
    k = min(n, x.width)
    assert bits(shr(x, n)) == "0" * k + bits(x)[:x.width - k]
    assert bits(shl(x, n)) == bits(x)[k:] + "0" * k


@given(words(), st.data())
def test_cutting_takes_digits(item: list[Word], data: st.DataObject) -> None:
    x, = item
    low = data.draw(st.integers(0, x.width - 1))
    width = data.draw(st.integers(1, x.width - low))
    assert bits(x.cut(low, width)) == bits(x)[x.width - low - width:x.width - low]


@given(st.binary(min_size=1, max_size=64))
def test_splitting_and_joining_and_swapping_bytes(data: bytes) -> None:
    x = Word(int.from_bytes(data, "little"), 8 * len(data))
    assert [int(piece) for piece in split(x, 8)] == list(data)
    assert join(split(x, 8)) == x
    assert byteswap(x) == Word(int.from_bytes(data, "big"), 8 * len(data))


def test_words_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="is not a 8-bit word"):
        Word(256, 8)
    with pytest.raises(ValueError, match="do not mix"):
        Word(1, 8) + Word(1, 16)
    with pytest.raises(ValueError):
        Word(-1, 8)


def test_primes() -> None:
    assert primes(10) == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
    assert primes(80)[-1] == 409


@pytest.mark.parametrize("degree", [2, 3])
def test_fractional_roots_agree_with_decimal_arithmetic(degree: int) -> None:
    getcontext().prec = 60
    for p in primes(80):
        root = Decimal(p) ** (Decimal(1) / degree)
        for width in (32, 64):
            assert frac_root(p, degree, width) == int(root % 1 * (1 << width)), (p, width)
