"""A tuned order is data: it remakes the same bytes, never computes something else, and is left where it does not fit."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from test_passes import hashed, random_input

from generator import build, cells, emit, encoder, frame, oracle, order, tune, uarch
from generator.__main__ import main
from generator.check import objects
from generator.program import Region
from generator.prove import assemble
from generator.uarch import preference

CELL = next(c for c in cells.cells({"hash": "sha1", "isa": "avx2", "n": "1"}) if c.n)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(uarch, "FOLDER", tmp_path)
    uarch.load.cache_clear()
    yield tmp_path
    uarch.load.cache_clear()


def kept(shake: int) -> tune.Space:
    """A space whose shaken keys stand in the folder as those of `zen9`."""
    space = tune.Space(CELL, "blocks")
    chance = random.Random(1)
    keys = {name: [k + chance.gauss(0, shake) for k in own] for name, own in space.start("generic").items()}
    write(space, keys)
    return space


def write(space: tune.Space, keys: tune.Keys) -> None:
    """Keeps keys of a space as those of `zen9`."""
    cell = replace(space.cell, uarch="zen9")
    tune.write(cell, f"{cell.stem}/blocks", space, keys, {"before": 3.5, "after": 3.25, "tried": {}, "seconds": 1})


def test_a_tuned_order_is_another_order_that_hashes_right(folder: Path) -> None:
    kept(60)
    cell = cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "uarch": "zen9"})[0]
    assert cell.stem == "sha1_avx2_n1_zen9" and "UARCH=zen9" in cell.command
    tuned, plain = build.compile(cell, "blocks"), build.compile(CELL, "blocks")
    assert tuned.items != plain.items
    assert build.compile(cell, "blocks").items == tuned.items
    state, message = random_input(CELL, 2)
    assert hashed(tuned, CELL, state, message) == oracle.process(CELL.family, state, message)


def test_a_file_of_another_schema_or_damaged_is_refused_with_what_would_work(folder: Path, capsys: pytest.CaptureFixture[str]
                                                                              ) -> None:
    kept(60)
    path = folder / "zen9.json"
    good = path.read_text()
    wrong = {good.replace('"schema": 4', '"schema": 3'): "is of schema 3", good[:1000]: "is damaged", "[]": "is damaged",
             '{"schema": 4, "kernels": {}, "orders": {"x": ["y"]}}': "is damaged",
             '{"schema": 4, "kernels": {}, "orders": {"x": {"rows": ["add"], "groups": [["", "", 0, 0, [1, 2]]]}}}': "is damaged"}
    for text, told in wrong.items():
        path.write_text(text)
        uarch.load.cache_clear()
        assert main(["gen", "--hash", "sha1", "--isa", "avx2", "--n", "1", "--uarch", "zen9", "--out", str(folder / "out")]) == 2
        said = capsys.readouterr().err
        assert f"zen9.json {told}" in said and "`make tune UARCH=zen9` writes a new one" in said and said.count("\n") == 1
    path.write_text(good)
    uarch.load.cache_clear()
    assert cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "uarch": "zen9"})


def test_choices_of_a_tuned_kernel_are_taken_unless_others_are_asked_for(folder: Path) -> None:
    kept(0)
    mux = tune.Space(next(c for c in cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "chmaj": "mux"}) if c.n), "blocks")
    tuned = replace(mux.cell, uarch="zen9")
    assert [entry["choices"] for entry in tune.rivals(tuned, "blocks", mux.encoder)] == [{}]
    write(mux, mux.start("generic"))
    assert list(uarch.kernels("zen9")) == ["sha1_avx2_n1_mux_zen9/blocks"], "of one cell, one kernel is kept"
    assert not tune.rivals(tuned, "blocks", mux.encoder)

    def stem(**asked: str) -> str:
        return cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "uarch": "zen9", **asked})[0].stem

    assert stem() == "sha1_avx2_n1_mux_zen9" == stem(chmaj="mux")
    assert stem(wipe="1") == "sha1_avx2_n1_mux_wipe_zen9", "wiping is no way to be faster"
    for asked in {"rot": "shrd"}, {"chmaj": CELL.chmaj}:
        with pytest.raises(cells.Refused, match="nothing was tuned for zen9 that this asks for; there is sha1_avx2_n1_mux_zen9."):
            stem(**asked)


def test_a_library_runs_a_tuned_kernel_before_the_one_that_it_is_faster_than(folder: Path) -> None:
    assert preference.cycles("sha1", "avx2_n1_zen9") == float("inf")
    kept(60)
    default = preference.cycles("sha1", "avx2_n1")
    assert preference.cycles("sha1", "avx2_n1_zen9") == pytest.approx(default * 3.25 / 3.5)
    assert preference.rank("sha1", "avx2", "avx2_n1_zen9") < preference.rank("sha1", "avx2", "avx2_n1")
    assert preference.rank("sha1", "shani", "shani_n1") < preference.rank("sha1", "avx2", "avx2_n1_zen9")


def test_a_tuned_choice_that_no_longer_exists_is_told_and_left(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(60)
    path = folder / "zen9.json"
    path.write_text(path.read_text().replace('"choices":{}', '"choices":{"chmaj":"old"}'))
    uarch.load.cache_clear()
    cell = cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "uarch": "zen9"})[0]
    assert (cell.stem, cell.chmaj) == ("sha1_avx2_n1_zen9", CELL.chmaj)
    assert "zen9.json has for sha1 on avx2 with N=1 do not fit" in capsys.readouterr().err


def test_the_encoder_makes_the_bytes_of_the_assembler() -> None:
    wanted = [("sha1", "avx2", "2"), ("sha512", "bmi2", "1"), ("sha256", "shani", "1")]
    for hash, isa, n in wanted:
        cell = next(c for c in cells.cells({"hash": hash, "isa": isa, "n": n}) if c.n)
        program = build.compile(cell, "blocks")
        around = frame.layout(program)
        image = objects.load(assemble(emit.assembly([program], [around], emit.Facts("x", ""), "gas"), "gas"))
        at = image.address_of(program.symbol)
        section = image.section_at(at)
        data = next((s for s in image.sections if s.name.startswith(".rodata")), None)
        tables, end = {}, data.address if data else 0
        for table in emit.shared([program]):
            tables[table.name] = end = end + -end % table.align
            end += len(table.words) * table.width // 8
        code = encoder.linked(encoder.Encoder().function(program, around), at, tables)
        assert section and code == bytes(section.data[at - section.address:])
        if tables:
            wrong = {name: place + 8 for name, place in tables.items()}
            assert encoder.linked(encoder.Encoder().function(program, around), at, wrong) != code


def test_a_search_writes_what_it_found_and_a_later_one_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first: list[bytes] = []

    def pretended(self: tune.Bench, forms: list[encoder.Form], samples: int = 0) -> tuple[list[float], list[bytes]]:
        first.append(forms[0][0])
        return [5 if code == first[0] else 3 + zlib.crc32(code) / 2**32 for code, _ in forms], [b""] * len(forms)

    monkeypatch.setattr(tune.Bench, "time", pretended)
    monkeypatch.setattr(tune, "scratch", lambda: folder / "build")
    told: list[str] = []
    fixed = ("rot", "lane_rot", "rounds", "sigma", "table", "gather", "layout", "addk", "carry")
    entry = tune.search(CELL, "blocks", "zen9", 1, told.append, fixed)
    assert "CHMAJ=" in " ".join(told) and "tried" in told[-1] and entry["after"] < entry["before"]
    assert {name.split("=")[0] for name in entry["tried"]} == {"CHMAJ"} and len(entry["tried"]) == 3
    told.clear()
    again = tune.search(CELL, "blocks", "zen9", 0.1, told.append, fixed)
    assert again["after"] <= entry["after"] and again["choices"] == entry["choices"]
    assert "CHMAJ=" not in " ".join(told), "choices that are settled are not timed again"


def test_without_a_compiler_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "tool", lambda syntax: None)
    with pytest.raises(cells.Refused, match="no C compiler on this machine, so nothing can be timed"):
        tune.Bench(tmp_path, 8, 64)


def test_the_timer_tells_cycles_or_that_it_was_disturbed(tmp_path: Path) -> None:
    space = tune.Space(CELL, "blocks")
    bench = tune.Bench(tmp_path, 8, 64)
    bench.place(space)
    cycles, states = bench.once([space.form(space.start("generic"))] * 2, 4)
    assert all(c > 1 for c in cycles) and len(set(states)) == 1
    with pytest.raises(cells.Refused, match="too busy"):
        bench.time([space.form(space.start("generic"))], 4, patience=-1)


def test_a_beginning_is_the_best_mixture_of_simple_orders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    space = tune.Space(CELL, "blocks")
    keys = space.start("generic")
    wanted = next(other for other in tune.mixtures(space, keys) if other["carry1"] != keys["carry1"])
    quick = space.form(wanted)[0]
    monkeypatch.setattr(tune.Bench, "time", lambda self, forms, samples: ([1 if f[0] == quick else 2 for f in forms], []))
    bench = tune.Bench(tmp_path, 8, 64)
    assert tune.begun(space, bench, keys, lambda text: None) == wanted != keys
    monkeypatch.setattr(tune.Bench, "time", lambda self, forms, samples: ([2.0] * len(forms), []))
    assert tune.begun(space, bench, keys, lambda text: None) == keys, "what is no faster is not taken"


def test_every_step_of_the_search_keeps_what_is_computed(folder: Path) -> None:
    space, chance = tune.Space(CELL, "blocks"), random.Random(5)
    keys = space.start("generic")
    for step in tune.STEPS:
        other = step(space, keys, chance)
        assert other.keys() == keys.keys() and all(len(other[name]) == len(keys[name]) for name in keys)
        keys = other
    assert keys != space.start("generic")
    write(space, keys)
    cell = cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "uarch": "zen9"})[0]
    state, message = random_input(cell, 3)
    assert hashed(build.compile(cell, "blocks"), cell, state, message) == oracle.process(cell.family, state, message)


def test_an_unknown_microarchitecture_is_refused_with_those_that_exist(folder: Path) -> None:
    kept(0)
    with pytest.raises(cells.Refused, match=r"'k10'; there is generic, zen9"):
        cells.cells({"hash": "sha1", "isa": "avx2", "n": "1", "uarch": "k10"})
    with pytest.raises(cells.Refused, match=r"nothing was tuned for zen9 that this asks for; there is sha1_avx2_n1"):
        cells.cells({"hash": "sha512", "isa": "avx2", "n": "1", "uarch": "zen9"})


def test_rounds_of_a_known_pattern_stand_alike_and_others_in_the_modelled_order() -> None:
    for hash, isa, known in (("sha512", "avx2", True), ("sha256", "avx2", True), ("sha256", "x64", False),
                             ("sha512", "bmi2", False)):
        cell = next(c for c in cells.cells({"hash": hash, "isa": isa, "n": "1"}) if c.n)
        program, _ = build.selected(cell, "blocks", "tune_")
        region = next(i for i in program.items if isinstance(i, Region) and i.name.startswith("carry"))
        rounds = [i for i in region.instructions if i.stream == "rounds"]
        places = order.periodic(rounds)
        assert (places is not None) == known, f"{hash} on {isa}"
        if places:
            each = [[p for p, i in zip(places, rounds) if i.group == ("rounds", "round", t)] for t in (5, 6)]
            steps = {round(b - a, 9) for a, b in zip(*each)}
            assert len(steps) == 1 and steps.pop() > 0
