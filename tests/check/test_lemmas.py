"""Is each step that the normal form takes an identity? A solver by others is asked, kind by kind.

The proofs of a few committed kernels are noted here, which between them take nearly every kind of
step that any committed kernel's takes; NSMS_LEMMAS=all notes the proofs of all. The solver confirms
sums for words of 8, 16, 32 and 64 bits, single bits for any width, rearrangements for the widths
that occur and, of words of 8 and 16 bits, all there are.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from lemmas import Recorder, recording
from statements import Lemma

from generator.check import Claim, prove_object, terms
from generator.check.terms import Algebra, Term, multiply_polynomials, xor_polynomials
from generator.files import data_folder
from generator.product.toolchain import assemble

solver = pytest.importorskip("solver", reason="bitwuzla is not installed (make test-all)")

GENERATED = data_folder("generated")
FEW = ("nsms_sha1_blocks_shani_n1", "nsms_sha256_blocks_x64_n1", "nsms_sha256_rounds_bmi2",
       "nsms_sha256_schedule_avx2_n8",
       "nsms_sha512_schedule_sse41_n1", "nsms_sha512_rounds_bmi2", "nsms_sha256_len64_shani",
       "nsms_sha256_blocks_avx512_n1_lanes")
WIDTHS = (8, 16, 32, 64)


def noted(names: tuple[str, ...] = FEW) -> Counter[Lemma]:
    with recording() as notes:
        for entry in json.loads((GENERATED / "manifest.json").read_text())["kernels"]:
            if (entry["symbol"] in names or not names and entry["gas"]
                and entry["kind"] != "padding"):
                data = assemble((GENERATED / entry["gas"]).read_text(), "gas")
                if data is None:
                    pytest.skip("there is no assembler")
                assert prove_object(data, entry["symbol"], Claim.of_entry(entry)).proved
    return notes


def false_lemmas(result: Counter[Lemma]) -> list[tuple[Lemma, int]]:
    options = solver.Solver()
    return [(lemma, width) for lemma in result
            for width in ((0,) if lemma[0] in solver.FIXED_WIDTH_RULES else WIDTHS)
            if not options.is_valid(lemma, width)]


def lemmas_of_width(width: int) -> Counter[Lemma]:
    """Return every rearrangement of words of that width, and sums and products of bits of a few
    words."""
    notes = Counter[Lemma]()
    algebra = Recorder(notes)
    x, y = algebra.variable("x", width), algebra.variable("y", width)
    with recording():
        for n in range(width):
            x.rotated(n), x.shifted(n), x.shifted(-n)
            for size in range(1, width - n + 1):
                x.cut(n, size)
        for low in range(1, width):
            algebra.join([x.cut(0, low), y.cut(low, width - low)])
        for item, other in ((x, y), (x & y, ~x & y), (x.shifted(3), y.shifted(3 - width)),
                            (x ^ y, x | y), (x + y, x - y)):
            assert (isinstance(item + other + 5 - other - item, Term)
                    and isinstance(~(item | other) + 1, Term))
    return notes


@pytest.mark.full
def test_every_kind_of_step_is_an_identity() -> None:
    notes = noted(() if os.environ.get("NSMS_LEMMAS") == "all" else FEW)
    kinds = Counter(lemma[0] for lemma in notes)
    print(f"{len(notes)} kinds of steps, taken {sum(notes.values())} times: "
          + ", ".join(f"{count} of {rule}" for rule, count in kinds.most_common()))
    assert not false_lemmas(notes)
    assert {"bits", "sum", "word as a sum", "low half", "ror", "shr", "shl", "cut",
            "join"} <= set(kinds)
    assert kinds["bits"] > 250 and kinds["sum"] > 200
    output = {fact[0] for lemma in notes if lemma[0] == "sum" for fact in lemma[-1]}
    assert {"disjoint", "bitwise", "opened"} <= output, output


@pytest.mark.parametrize("width", [8, 16])
def test_all_rearrangements_of_small_words_are_what_they_are_called(width: int) -> None:
    notes = lemmas_of_width(width)
    assert not false_lemmas(notes)
    kinds = Counter(lemma[0] for lemma in notes)
    assert (kinds["ror"] >= width and kinds["shr"] >= width and kinds["shl"] >= width - 1
            and kinds["join"] >= width - 1)
    assert kinds["cut"] >= width * (width + 1) // 2 - 1 and kinds["sum"] > 5 and kinds["bits"] > 5


# Wrong identities, one at a time: each gets the right function and its arguments.

def wrong_carry(_: Any, algebra: Algebra, x: Term, y: Term) -> bool:
    """Take words for disjoint if their lowest bits are."""
    product = multiply_polynomials(x.polynomial, y.polynomial)
    return not any(mask & 1 for mask in product.values())


def wrong_coefficient(right: Any, algebra: Algebra, width: int, summands: Any,
                      constant: int = 0) -> Any:
    inputs = list(summands)
    if len(inputs) == 2:
        inputs = [(x, abs(c)) for x, c in inputs]
    return right(algebra, width, inputs, constant)


def wrong_constant(right: Any, algebra: Algebra, form: Term) -> Any:
    terms, constant = right(algebra, form)
    return terms, constant | 1 if constant else constant


def wrong_half(_: Any, algebra: Algebra, form: Term) -> Any:
    """Add the carry out of the lower half's top bit to its lowest bit."""
    assert form.terms is not None
    return algebra.combine(32, [(x.cut(32, 32), c) for x, c in form.terms.items()], form.constant)


def wrong_product(right: Any, algebra: Algebra, x: Term, y: Term) -> Any:
    out = right(algebra, x, y)
    return out if x.is_constant() or y.is_constant() or x is y else (
        xor_polynomials(out, x.polynomial))


def wrong_merge(right: Any, algebra: Algebra, terms: Any) -> Any:
    """Count joined words twice."""
    result = right(algebra, terms)
    return result and [*result[:-1], (result[-1][0], 2 * result[-1][1])]


def wrong_opening(right: Any, algebra: Algebra, terms: Any, mask: int) -> Any:
    """Drop the constant of a sealed sum that is subtracted."""
    result = right(algebra, terms, mask)
    return result and (result[0], -result[1])


WRONG: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "disjoint": (Algebra, "disjoint", wrong_carry),
    "coefficient": (Algebra, "combine", wrong_coefficient),
    "constant": (Algebra, "linear", wrong_constant), "half": (Algebra, "low_half", wrong_half),
    "rotation": (Term, "rotated", lambda right, x, n: right(x, (n + 1) % x.width)),
    "shift": (Term, "shifted", lambda right, x, n: x.rotated(n) if n > 0 else right(x, n)),
    "product": (Algebra, "_multiply", wrong_product),
    "sum of bits": (terms, "xor_polynomials", lambda right, p, q: p if p == q else right(p, q)),
    "or": (Algebra, "bitwise", lambda right, algebra, operation, x, y: right(
        algebra, "^" if operation == "|" else operation, x, y)),
    "merge": (Algebra, "_merge_disjoint", wrong_merge),
    "opening": (Algebra, "_open_sealed_sum", wrong_opening)}


def exercised() -> Counter[Lemma]:
    notes = Counter[Lemma]()
    with recording():
        algebra = Recorder(notes)
        x, y, z = (algebra.variable(name, 64) for name in "xyz")
        low = x.cut(0, 32)
        (x + y + z).cut(0, 32)
        (low.rotated(7), low.shifted(3), low.shifted(-3), low | y.cut(0, 32), low - y.cut(0, 32))
        (low.shifted(-8) + y.cut(0, 32).shifted(24), low.shifted(-1) + y.cut(0, 32).shifted(-2),
         (low & y.cut(0, 32)) + (~low & z.cut(0, 32)) + low)
        ((low | 0x80) + y.cut(0, 32), ~low + y.cut(0, 32), (low ^ y.cut(0, 32)) ^ low,
         (x ^ y) & (x ^ z))
        (x ^ x, low + 0x100 - low)
        sealed = algebra.seal(x + (y + z + 7))
        (sealed + 0, sealed - x + z, x - sealed, x + algebra.seal(sealed + y) - sealed,
         x.like(5, 128) + 3)
    return notes


def test_right_steps_of_every_sort_are_confirmed() -> None:
    assert not false_lemmas(exercised())


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_identity_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    holder, name, wrong = WRONG[what]
    right = getattr(holder, name)
    monkeypatch.setattr(holder, name, lambda *x, **more: wrong(right, *x, **more))
    assert false_lemmas(exercised())


@pytest.mark.parametrize("output", [True, False])
def test_a_sealed_sum_that_is_opened_is_noted_with_what_it_was_made_of(
        output: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """e - d is T_1 where e was made as d + T_1: without that the step does not follow."""
    if not output:
        monkeypatch.delattr(Recorder, "_open_sealed_sum")
    notes = Counter[Lemma]()
    algebra = Recorder(notes)
    d, h, s, w = (algebra.variable(name, 32) for name in "dhsw")
    e = algebra.seal(d + (h + s + w + 7))
    assert isinstance(e - d + w, Term) and isinstance(d - e, Term)
    assert bool(false_lemmas(notes)) is not output
