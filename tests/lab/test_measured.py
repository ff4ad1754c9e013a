"""Measured data, and the library's choice that they give."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from generator import __main__ as cli
from generator.lab import measured
from generator.lab import preference as proposals
from generator.product import library, preference
from generator.product.manifest import committed_entries
from generator.request.option_table import Rejected
from generator.x86 import target as isas
from generator.x86.uarch import processors

FAMILIES = ("sha1", "sha256", "sha512")


def scope_of(family: str) -> dict[str, Any]:
    return library.family_scope(family, committed_entries(), "nsms_", "1")


# The choice.

def test_the_committed_choice_is_what_the_data_give() -> None:
    assert proposals.PREFERENCE.read_text() == proposals.propose()


def test_another_figure_gives_another_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {name: measured.load(name) for name in measured.names()}
    slow = {**figures["zen4"]["sha256"], "shani_n1_zen4": (9.0,) * 4}
    monkeypatch.setattr(measured, "load", lambda name: figures[name] if name != "zen4"
                        else {**figures[name], "sha256": slow})
    assert "shani_n1_zen4" in preference.words("sha256", "single")
    assert "shani_n1_zen4" not in proposals.Proposal("sha256").single


@pytest.mark.parametrize("family", FAMILIES)
def test_no_measured_processor_loses_more_than_is_accepted(family: str) -> None:
    proposal = proposals.Proposal(family)
    situations = [*proposal.situations()]

    def greatest_loss(kernels: list[str]) -> float:
        return max(situation.excess(kernels)[0] for situation in situations)

    assert greatest_loss(proposal.single) <= proposals.MIN_GAIN
    for kernel in {*proposal.single} - {*proposal.unmeasured_kernels()}:
        without = [k for k in proposal.single if k != kernel]
        assert greatest_loss(without) > proposals.MIN_GAIN, f"{kernel} is superfluous"


def test_a_processor_without_figures_gets_no_kernel_tuned_for_another() -> None:
    for family, table in preference.TABLE.items():
        for kernels in (*table["order"]["other"], " ".join(table["costs"]["other"])):
            assert kernels and not any(map(proposals.is_tuned, kernels.split())), family
    assert proposals.is_tuned("avx2_n1_shift_xor_wide_zen4")


def test_a_missing_figure_lies_on_a_line_and_streams_beside_lanes_must_gain() -> None:
    assert proposals.complete((10.0, None, 5.0, 4.0)) == pytest.approx(
        [10.0, (640 + (5120 - 640) / 5) / 256, 5.0, 4.0])
    assert proposals.complete((None, None, 5.0, None)) == []
    proposal = proposals.Proposal("sha512")
    assert "avx2_m5_mix1" in proposal.without_weak({"avx2_m5_mix1": 48, "avx2_m4": 42})
    assert "avx2_m5_mix1" not in proposal.without_weak({"avx2_m5_mix1": 49, "avx2_m4": 42})


def test_a_kernel_tuned_for_another_processor_must_gain_beside_fewer_messages() -> None:
    proposal = proposals.Proposal("sha256")
    for cost, is_used in ((35, True), (36, False)):
        used = proposal.without_weak({"shani_m3_zen3": cost, "shani_m2": 24, "avx2_m8": 145})
        assert ("shani_m3_zen3" in used) == is_used and {"shani_m2", "avx2_m8"} <= {*used}


def contradictions(scope: dict[str, Any], family: str) -> list[str]:
    """Return choices of a library's tables that the measurements contradict: a kernel preferred to
    a faster one."""
    matches: list[str] = []
    for name in measured.names():
        core, figures = processors.find_processor(name), measured.load(name).get(family, {})
        assert core
        row = scope["rows"][scope["row_of"][processors.PROCESSORS.index(core)]]
        runs = {k["name"] for k in scope["kernels"] if k["name"].split("_")[0] in core.isas}
        for at, order in enumerate(row):
            taken = next(k for i in order if (k := scope["kernel_names"][i]) in runs)
            matches += [f"{name}, {at}: {taken} before {other}" for other in runs
                        if other in figures and (a := figures[other][at]) is not None
                        and (taken not in figures or (b := figures[taken][at]) is not None
                             and a < b)]
    return matches


@pytest.mark.parametrize("family", FAMILIES)
def test_the_tables_have_a_row_for_every_processor_and_prefer_no_slower_kernel(family: str) -> None:
    scope = scope_of(family)
    names = [p.name for p in (*processors.PROCESSORS, processors.UNKNOWN)]
    kernels = [*scope["many"], *(k for shape in scope["shapes"] for k in shape["kernels"])]
    assert kernels and all([*k["costs"]] == names for k in kernels)
    for table, numbers in (("rows", "row_of"), ("costs", "cost_row_of")):
        assert len(scope[numbers]) == len(names), "a core without a row"
        assert {*scope[numbers]} == {*range(len(scope[table]))}, "a row that no core uses"
        assert len({*scope[table]}) == len(scope[table]) > 1, "a row twice"
    assert contradictions(scope, family) == []
    backwards = [[order[-2::-1] for order in row] for row in scope["rows"]]
    assert contradictions({**scope, "rows": backwards}, family), "from the slowest on"


# The data.

def test_every_file_of_figures_is_of_a_core_and_of_kernels_that_can_be_there() -> None:
    assert {"zen3", "goldencove", "zen4"} <= set(measured.names())
    for name in measured.names():
        core = processors.find_processor(name)
        assert core and core.name == name
        for family, figures in measured.load(name).items():
            assert family in FAMILIES
            assert ({kernel.split("_")[0] for kernel in figures}
                    <= set(core.isas)), "figures of what the core cannot run"


def test_cores_name_models_and_isas_that_exist() -> None:
    from generator.x86.uarch.model import names as models
    for core in processors.PROCESSORS:
        assert core.model in models() and set(core.isas) <= set(isas.names())
        assert set(core.signs) <= {**library.FEATURES, **processors.SIGNS}.keys()
    names = [name for core in processors.PROCESSORS for name in (core.name, *core.names)]
    assert len(names) == len(set(names))
    numbers = [(core.vendor, *r) for core in processors.PROCESSORS
               for r in processors.family_ranges(core)]
    for i, (maker, family, first, last) in enumerate(numbers):
        assert not [n for n in numbers[i + 1:] if n[:2] == (maker, family) and n[2] <= last
                    and first <= n[3]], "one of two cores"


@pytest.fixture
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Store figures and choice in a folder of the test."""
    monkeypatch.setattr(measured, "FOLDER", tmp_path)
    monkeypatch.setattr(proposals, "PREFERENCE", tmp_path / "preference.toml")
    return tmp_path


def bench_said(**figures: float | None) -> str:
    return json.dumps({"machine": "a machine", "date": "2026-11-22", "command": "nsms bench",
                       "results": [
        {"name": f"sha512_{name}" if name != "openssl" else name, "hash": "sha512",
         "mode": "independent", "size": size, "ours": name != "openssl", "cycles_per_byte": value}
        for name, value in figures.items() for size in measured.SIZES]})


def test_a_benchmark_becomes_a_file_of_figures_and_inconclusive_ones_stay_as_they_were(
        apart: Path) -> None:
    for said in (bench_said(avx2_n2=4.5, x64_n1=6.0, openssl=3.0),
                 bench_said(avx2_n2=4.25, x64_n1=None)):
        assert len(proposals.enter(io.StringIO(said), "x", "zen2")) == 2
    assert measured.load("zen2") == {"sha512": {"avx2_n2": (4.25,) * 4, "x64_n1": (6.0,) * 4}}
    assert measured.load("zen2", "peers") == {"sha512": {"openssl": (3.0,) * 4}}
    assert 'single = "sha512ni_n1 avx2_n2' in (apart / "preference.toml").read_text()


def test_a_file_of_another_schema_is_refused(apart: Path) -> None:
    data = {"schema": 2, "processor": "zen2", "sizes": list(measured.SIZES), "peers": {},
            "kernels": {"sha512": {"x64_n1": [9, 8, 7, 6]}}}
    (apart / "zen2.json").write_text(json.dumps(data))
    assert measured.load("zen2")["sha512"]["x64_n1"] == (9, 8, 7, 6)
    for change in {"schema": 1}, {"sizes": [64]}:
        (apart / "zen2.json").write_text(json.dumps(data | change))
        with pytest.raises(Rejected, match=r"zen2\.json is not of schema 2"):
            measured.load("zen2")


def test_input_that_is_no_benchmark_or_of_no_known_core_is_refused(
        apart: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for uarch, text in (("zen9", bench_said(x64_n1=6.0)), ("zen4", "{}"), ("zen4", "[")):
        with pytest.raises(Rejected):
            proposals.enter(io.StringIO(text), "x", uarch)
    (apart / "bench.json").write_text("{}")
    assert cli.main(["measured", str(apart / "bench.json")]) == 2
    assert "bench.json is not what" in capsys.readouterr().err
