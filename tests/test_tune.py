"""A tuned order is data: it remakes the same bytes, never computes something else, and is left where it does not fit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_passes import hashed, random_input

from generator import build, cells, oracle, tune, uarch

CELL = next(c for c in cells.cells({"hash": "sha1", "isa": "avx2", "n": "1"}) if c.n)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(uarch, "FOLDER", tmp_path)
    uarch.load.cache_clear()
    yield tmp_path
    uarch.load.cache_clear()


def kept(shake: int) -> tune.Space:
    """A space whose shaken keys stand in the folder as those of `zen9`."""
    program, area = build.selected(CELL, "blocks", "tune_")
    space = tune.Space(CELL, "blocks", program, area)
    chance = random.Random(1)
    keys = {name: [k + chance.gauss(0, shake) for k in own] for name, own in space.start({}).items()}
    tuned = cells.cells({"hash": "sha1", "isa": "avx2", "n": "1"})[0]
    tune.keep(tuned, "blocks", "zen9", f"{CELL.stem}_zen9/blocks", space, keys, 3.5, 3.25, 1)
    return space


def test_a_tuned_order_is_another_order_that_hashes_right(folder: Path) -> None:
    kept(60)
    cell = cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "uarch": "zen9"})[0]
    assert cell.stem == "sha1_avx2_n1_zen9" and "UARCH=zen9" in cell.command
    tuned, plain = build.compile(cell, "blocks"), build.compile(CELL, "blocks")
    assert tuned.items != plain.items
    assert build.compile(cell, "blocks").items == tuned.items
    state, message = random_input(CELL, 2)
    assert hashed(tuned, CELL, state, message) == oracle.process(CELL.family, state, message)


def test_keys_that_do_not_fit_are_told_and_left(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(60)
    path = folder / "zen9.json"
    path.write_text(path.read_text().replace('"text":"', '"text":"0'))
    uarch.load.cache_clear()
    cell = cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "uarch": "zen9"})[0]
    assert build.compile(cell, "blocks").items == build.compile(CELL, "blocks").items
    assert "does not fit region" in capsys.readouterr().err


def test_an_unknown_microarchitecture_is_refused_with_those_that_exist(folder: Path) -> None:
    kept(0)
    with pytest.raises(cells.Refused, match=r"'k10'; there is generic, zen9"):
        cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "uarch": "k10"})
    with pytest.raises(cells.Refused, match=r"nothing was tuned for zen9 that this asks for; there is sha1_avx2_n1"):
        cells.cells({"hash": "sha512", "isa": "avx2", "n": "1", "uarch": "zen9"})
