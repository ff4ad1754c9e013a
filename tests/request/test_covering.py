"""A sample in which every pair of choices occurs is built, assembled, proved, and run or emulated."""

from __future__ import annotations

import covering
import pytest

from generator.product import matrix
from generator.request.cells import Kernel
from generator.request.choices import CHOICES


@pytest.mark.parametrize("cell", covering.sample(), ids=lambda cell: cell.stem)
def test_a_cell_of_the_sample_holds(cell: Kernel) -> None:
    found = matrix.examine(cell)
    assert not found["wrong"]
    assert found["built"] and (found["proved"] or not found["gas"] and not found["nasm"])
    if not found["run"]:
        assert found["emulated"]
        pytest.skip(f"{cell.stem} is right by the rows' meanings and was not run: "
                    + (f"the host lacks {', '.join(found['lacks'])}" if found["lacks"] else "there is no assembler"))


def test_the_sample_has_every_legal_pair_of_choices() -> None:
    assert covering.missing(covering.sample()) == []


def test_every_cell_of_the_sample_would_be_missed() -> None:
    for cell in covering.sample():
        lost = covering.missing(c for c in covering.sample() if c is not cell)
        assert lost and set(lost) <= set(covering.shown(cell)), cell.stem


def test_legal_pairs_are_those_that_cells_have() -> None:
    legal = covering.named(covering.legal())
    there = {fact for pair in legal for fact in pair}
    for variable in ("hash", "isa", "n", "kind", *(c.name for c in CHOICES if c.name != "uarch")):
        assert any(name == variable for name, _ in there), variable
    assert (("isa", "avx512"), ("lane_rot", "prol")) in legal and (("isa", "avx2"), ("lane_rot", "prol")) not in legal
    assert (("isa", "avx2"), ("n", "16")) in legal and (("isa", "x64"), ("n", "2")) not in legal
    assert (("kind", "rounds"), ("rot", "shrd")) in legal and (("kind", "rounds"), ("lane_rot", "shift-or")) not in legal
