"""Instructions as functions of integers are what the rows say, on every row; a wrong translation is
seen."""

from __future__ import annotations

import random

import pytest

from generator.check import concrete
from generator.check.integer_functions import (
    ArgumentForm,
    Immediate,
    PythonWord,
    make_form_function,
)
from generator.spec.words import Word
from generator.x86 import target as isa
from generator.x86.isa import Row, evaluate_row

ROWS = list(dict.fromkeys(row for name in isa.names() for row in isa.load(name).rows))


def differing(row: Row, width: int, draw: random.Random) -> bool | None:
    """Whether the row's function and its meaning differ on random operands; None where it writes
    nothing."""
    arguments: list[ArgumentForm] = []
    words: list[Word | int] = []
    for operand in row.reads:
        bits = row.class_of(operand.name, width)[1]
        if operand.name == "i":
            value = (draw.randrange(1, min(width, 256)) if row.register_class == "int"
                     else draw.randrange(256))
            arguments.append(Immediate(value))
            words.append(value)
        else:
            arguments.append(bits)
            words.append(Word(draw.getrandbits(bits), bits))
    if row.written is None or row.is_address or row.mnemonic == "vzeroupper":
        return None
    size = row.class_of(row.written.name, width)[1]
    meant = evaluate_row(row, width, *words)
    meant = meant & (1 << size) - 1 if isinstance(meant, int) else meant.value
    return (make_form_function(row, width, tuple(arguments), size)(
        *(w.value for w in words if isinstance(w, Word))) != meant)


def test_every_row_computes_what_it_means() -> None:
    draw, tried = random.Random(1), 0
    for row in ROWS:
        for width in row.widths:
            for _ in range(3):
                wrong = differing(row, width, draw)
                assert not wrong, (row.text, width)
                tried += wrong is not None
    assert tried > 1000


@pytest.mark.parametrize(
    "name", ["__add__", "__sub__", "__and__", "__invert__", "rotated", "shifted", "cut", "joined"])
def test_a_wrong_translation_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = getattr(PythonWord, name)

    def wrong(self: PythonWord, *operands: object) -> PythonWord:
        result: PythonWord = right(self, *operands)
        return result.derive(f"{result.expression} ^ 1") if result.value is None else result

    monkeypatch.setattr(PythonWord, name, wrong)
    concrete.make_form_function.cache_clear()
    try:
        draw = random.Random(2)
        assert any(differing(row, width, draw) for row in ROWS for width in row.widths)
    finally:
        concrete.make_form_function.cache_clear()
