"""Is the normal form sound, and does it see what it must? Held against plain integers and against
known identities."""

import random
from functools import reduce
from operator import xor

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from generator.check.frame import Refusal
from generator.check.terms import MAX_MONOMIALS, OFFSETS, Algebra, Unknown
from generator.spec.words import Word, byteswap, join, rol, ror, shl, shr, split

OPERATIONS = ("+", "-", "^", "&", "|", "~", "ror", "shr", "shl", "swap", "cut", "widen", "double")
STEPS = st.lists(st.tuples(st.sampled_from(OPERATIONS), st.integers(0, 30), st.integers(0, 30),
                           st.integers(0, 70)), min_size=1, max_size=25)


def random_inputs(variables, seed):
    draw = random.Random(seed)
    return {v: draw.getrandbits(v.width) for v in variables}


def append_word(step, words, width):
    """Append one word computed from earlier ones; works for every kind of word."""
    name, i, j, n = step
    x, y = words[i % len(words)], words[j % len(words)]
    if name in "+-^&|":
        return {"+": lambda: x + y, "-": lambda: x - y, "^": lambda: x ^ y, "&": lambda: x & y,
                "|": lambda: x | y}[name]()
    if name == "~":
        return ~x
    if name == "ror":
        return ror(x, n)
    if name in ("shr", "shl"):
        return (shr if name == "shr" else shl)(x, n)
    if name == "swap":
        return byteswap(x)
    if name == "cut":                      # pieces put together in another order
        return join(reversed(split(x, width // 2)))
    if name == "widen":                    # a sum of twice the width whose upper half is dropped
        return (join([x, y]) + join([y, x])).cut(0, width)
    return x + x + n


def value_of(form, inputs, memo=None):
    """Return the integer value of a word for the variables' values `inputs` (0 if absent)."""
    memo, algebra = {} if memo is None else memo, form.algebra

    def word(x):
        if x not in memo:
            if x.label and x.parts is None:
                memo[x] = inputs.get(x, 0)
            elif x.parts is not None:
                memo[x] = int(join([Word(word(part), part.width) for part in x.parts]))
            elif x.terms is not None:
                memo[x] = (sum(c * word(y) for y, c in x.terms.items()) + x.constant
                           & (1 << x.width) - 1)
            else:
                memo[x] = sum(bit(x, j) << j for j in range(x.width))
        return memo[x]

    def bit(x, j):
        return sum(mask >> j & all(source_bit(factor, j) for factor in monomial)
                   for monomial, mask in x.polynomial.items()) & 1

    def source_bit(factor, j):
        source, offset = divmod(factor, OFFSETS)
        source = algebra.sources[source]
        return word(source) >> (j + offset) % source.width & 1

    return word(form)


@settings(max_examples=200, deadline=None)
@given(STEPS, st.sampled_from([(32, True), (64, False), (64, True)]), st.integers(0, 1 << 30))
def test_a_form_has_the_value_of_the_integers(steps, kind, seed):
    width, halves = kind
    algebra, draw = Algebra(halves), random.Random(seed)
    values = [draw.getrandbits(width), draw.getrandbits(width), 0x80,
              draw.choice((0, (1 << width) - 1, 1))]
    inputs = [algebra.variable(f"x{i}", width) for i in range(2)]
    forms = [*inputs, algebra.number(values[2], width), algebra.number(values[3], width)]
    words = [Word(v, width) for v in values]
    for step in steps:
        forms.append(append_word(step, forms, width))
        words.append(append_word(step, words, width))
    memo = {}
    for form, word in zip(forms, words):
        assert value_of(form, dict(zip(inputs, values)), memo) == int(word)
        if form.is_constant():
            assert int(form) == int(word)


@settings(max_examples=30, deadline=None)
@given(st.one_of(*(st.lists(st.sampled_from(widths), min_size=3, max_size=6)
                   for widths in ([32], [64], [32, 64], [8, 16, 32, 64]))), st.integers(0, 1 << 30))
@example([32, 64, 32], 1)
@example([32, 32, 32, 32], 1)
def test_a_cut_of_a_wide_word_has_the_bits_of_its_pieces(widths, seed):
    algebra = Algebra()
    pieces = [algebra.variable(f"x{i}", width) for i, width in enumerate(widths)]
    concatenation, values = join(pieces), random_inputs(pieces, seed)
    right = int(join([Word(values[piece], piece.width) for piece in pieces]))
    for low in range(0, concatenation.width, 8):
        for width in (8, 32, 64, 128):
            cut = value_of(concatenation.cut(low, width), values)
            assert cut == right >> low & (1 << width) - 1, (low, width)


def test_a_product_of_bits_has_all_factors():
    algebra, ones = Algebra(), (1 << 32) - 1
    factors = [algebra.variable(name, 32) for name in "abc"]
    a, b, c = factors
    for product in (a & (b & c), (a & b) & c):
        assert value_of(product, dict.fromkeys(factors, ones), {}) == ones
        for factor in factors:
            assert value_of(product, dict.fromkeys(factors, ones) | {factor: 0}, {}) == 0


@settings(max_examples=60, deadline=None)
@given(STEPS, st.integers(0, 1 << 30))
def test_substitution_is_evaluation_elsewhere(steps, seed):
    algebra = Algebra()
    x, y, u, v = (algebra.variable(name, 32) for name in "xyuv")
    forms = [x, y, algebra.number(seed, 32)]
    for step in steps:
        forms.append(append_word(step, forms, 32))
    replaced = algebra.substitute(forms[-1], {x: u + v, y: u ^ rol(v, 3)})
    values = random_inputs([u, v], seed)
    a, b = values[u], values[v]
    there = {x: a + b & 0xFFFFFFFF, y: a ^ int(rol(Word(b, 32), 3))}
    assert value_of(replaced, values) == value_of(forms[-1], there)


def test_words_that_are_equal_become_one_object():
    algebra = Algebra()
    x, y, z, w = (algebra.variable(name, 32) for name in "xyzw")
    same = [(x + y, y + x), (x + (y + z), (z + x) + y), (x - y + y, x), (x ^ y ^ x, y), (~~x, x),
            (~x + 1 + x, x.like(0)),
            (ror(x, 7), shr(x, 7) | shl(x, 25)), (ror(x, 7), shr(x, 7) + shl(x, 25)),
            (ror(x, 7), shr(x, 7) ^ shl(x, 25)),
            ((x & y) ^ (~x & z), ((y ^ z) & x) ^ z), ((x & y) ^ (~x & z), (x & y) + (~x & z)),
            ((x & y) ^ (x & z) ^ (y & z), (x & y) | (z & (x | y))),
            ((x & y) ^ (x & z) ^ (y & z), (x & y) + (z & (x ^ y))),
            (w + (x & y) + (~x & z), w + ((x & y) ^ (~x & z))), (x + x, shl(x, 1)),
            (byteswap(byteswap(x + y)), x + y), (ror(ror(x + y, 5), 27), x + y),
            (join([x, y]).cut(16, 32), join([x.cut(16, 16), y.cut(0, 16)])),
            ((join([x, y]) + join([z, w])).cut(0, 32), x + z), (x + 5 - 5, x), (x.like(-1) ^ x, ~x),
            (join([join([x, y]), join([z, w])]).cut(32, 64), join([y, z])), (ror(x, 0), x),
            (shr(x, 32), x.like(0)), (shl(x, 32), x.like(0)), (shr(x, 0), x)]
    for number, (item, other) in enumerate(same):
        assert item is other, f"pair {number}: {item!r} and {other!r}"


def test_words_that_differ_stay_apart():
    algebra = Algebra()
    x, y = algebra.variable("x", 32), algebra.variable("y", 32)
    assert (x + y is not x ^ y and x + y is not x | y and ror(x, 3) is not ror(x, 4)
            and shr(x, 3) is not ror(x, 3))
    # a carry comes in from below
    assert (join([x, y]) + join([y, x])).cut(32, 32) is not x + y
    assert x - y is not y - x and x + 1 is not x


def test_words_that_are_disjoint_are_joined_only_in_their_sum():
    algebra = Algebra()
    x, y = algebra.variable("x", 32), algebra.variable("y", 32)
    low, high, middle = x & 0xFFFF, y & 0xFFFF0000, y & 0x1FFFF
    values = {x: 0x12345, y: 0x34567}
    assert low + high is low ^ high
    for form, right in ((high - low, 0x30000 - 0x2345), (low - high, 0x2345 - 0x30000),
                        (low + middle, 0x2345 + 0x14567)):
        assert value_of(form, values) == right % (1 << 32)


def test_the_value_of_an_unknown_word_is_refused():
    algebra = Algebra()
    with pytest.raises(Unknown):
        int(algebra.variable("x", 32) + 1)
    with pytest.raises(ValueError):
        algebra.variable("x", 32) + algebra.variable("y", 64)


def test_huge_products_are_refused():
    algebra, draw = Algebra(), random.Random(5)
    inputs = [algebra.variable(f"x{i}", 32) for i in range(4)]
    x = inputs[0]
    with pytest.raises(Refusal, match="monomials"):
        for i in range(40):
            n, y = draw.randrange(32), inputs[i % 4]
            x = (x ^ ror(x, n)) & (y ^ ror(x, 3 * n % 32)) ^ y
    assert len(x.polynomial) <= 2 * MAX_MONOMIALS


@pytest.mark.parametrize("width", [32, 64])
def test_a_sealed_sum_beside_the_negation_of_a_term_is_opened(width):
    algebra = Algebra(halves=width == 32)
    d, h, s, w, t2 = (algebra.variable(name, width) for name in "dhswt")
    t1 = h + s + w + 7
    e = algebra.seal(d + t1)
    assert (e - d) + t2 is t1 + t2 and t2 - d + e is t1 + t2
    assert t2 + e is not t1 + t2 and e - h + t2 is not t1 + t2 and e - d - d + t2 is not t1 + t2
    values = random_inputs([d, h, s, w, t2], 3)
    assert (value_of(e - d + t2, values) == (values[h] + values[s] + values[w] + 7 + values[t2])
            % (1 << width))
    assert value_of(d - e, values) == -(values[h] + values[s] + values[w] + 7) % (1 << width)


def test_a_long_xor_keeps_no_table_that_is_mostly_empty():
    """SM3's schedule in 16 lanes took 2.7 GB so."""
    algebra = Algebra()
    words = [ror(algebra.variable(f"x{i}", 32), i) for i in range(16)]
    total, polynomials = algebra.number(0, 32), []
    for i in range(200):
        total = ror(total ^ words[7 * i % 16], i % 31)
        polynomials.append(total.polynomial)
    for i in range(200):  # most monomials go again
        total ^= ror(words[i % 16], i // 16)
        polynomials.append(total.polynomial)
    assert max(map(len, polynomials)) > 100
    assert all(p.__sizeof__() <= 160 * len(p) + 256 for p in polynomials)


def test_a_long_xor_is_the_same_in_any_order():
    algebra, draw = Algebra(), random.Random(5)
    words = [algebra.variable(f"x{i}", 32) for i in range(60)]
    values = random_inputs(words, 6)
    for _ in range(60):
        selected = draw.sample(words, draw.choice([2, 16, 17, 18, 40]))
        there = sum_up(algebra, selected)
        assert ~there is sum_up(algebra, [algebra.number(-1, 32), *reversed(selected)])
        assert there ^ selected[0] is sum_up(algebra, selected[1:]) and there & there is there
        assert value_of(there, values) == reduce(xor, (values[item] for item in selected))


def test_a_rotation_by_an_addition_is_seen_in_a_word_of_many_monomials():
    algebra = Algebra()
    x = sum_up(algebra, [ror(algebra.variable(f"x{i}", 32), n) for i in range(8)
                         for n in range(32)])
    assert len(x.polynomial) ** 2 > MAX_MONOMIALS
    assert shl(x, 1) + shr(x, 31) is rol(x, 1)


def sum_up(algebra, words):
    return reduce(xor, words, algebra.number(0, 32))
