"""Explorations vary what was asked, keep what they find, and never name a winner that they cannot
tell. Nothing is timed here."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from generator.__main__ import main
from generator.lab.measure import explore, host
from generator.lab.measure.explore import (
    Variant,
    first_config,
    option_axes,
    variant_groups,
)
from generator.lab.measure.figures import Timing
from generator.product.toolchain import assemble
from generator.request.option_table import Rejected
from generator.request.requests import parse_request
from generator.x86.uarch.processors import missing_features

needs_compiler = pytest.mark.skipif(
    not (os.uname().sysname == "Linux" and os.uname().machine == "x86_64"
         and any(map(shutil.which, ("cc", "gcc", "clang")))),
    reason="an exploration needs Linux, an x86-64 processor and a C compiler")


def always_avx2(hash: str) -> str:
    return "avx2"


def row(variant: str, middle: float | None, spread: float = 0.0, machine: str = "here",
        varied: Mapping[str, str] | None = None, **other: Any) -> explore.Record:
    measured = middle and {"samples": 60, "dropped": 0, "right": True, "cycles_per_byte": middle,
                           "default": "d", "quartiles": [middle - spread, middle, middle + spread],
                           "to_default": [1.0, 1.0, 1.0],
                           "ratios": {"openssl-avx2": [0.9, 0.9, 0.9],
                                      "openssl-shani": [0.3, 0.3, 0.3]}}
    return {"machine": machine, "variant": variant, "hash": "sha256", "isa": "avx2", "n": 8,
            "make": "make gen", "date": "2026-01-01T00:00:00+00:00", "command": "c",
            "generator": "g", "text": "t", "features": ["avx2"], "counted": None, "skipped": None,
            "varied": varied or {},
            "measured": measured or {"samples": 3, "dropped": 99, "right": True,
                                     "cycles_per_byte": None}, **other}


def results(*rows: explore.Record) -> dict[str, Any]:
    names = dict.fromkeys(r["machine"] for r in rows)
    machines = {name: {"id": name, "label": name, "cpu": "a cpu", "family": "1", "model": "2",
                       "stepping": "3", "microcode": "4",
                       "uarch": name, "compiler": "cc"} for name in names}
    return {"schema": explore.SCHEMA, "machines": machines, "results": list(rows)}


# Which variants.

def test_one_option_value_at_a_time_is_varied() -> None:
    (group,) = variant_groups(parse_request({"hash": "sha256"}), choose_isa=always_avx2)
    assert group[0].name == "sha256_avx2_n8" and not group[0].changes
    assert (all(len(v.changes) == 1 for v in group[1:])
            and len({v.name for v in group}) == len(group))
    named = {(name, value) for v in group for name, value in v.changes.items()}
    assert {("rot", "shrd"), ("rot", "ror"), ("rot", "shift"), ("lane_rot", "shift-or"), ("n", 2),
            ("isa", "x64"), ("isa", "avx512")} <= named
    assert next(v for v in group if v.changes == {"isa": "avx512"}).config.n == 16


def test_a_product_crosses_option_values() -> None:
    (group,) = variant_groups(parse_request({"hash": "sha512"}), product=["rot", "lane_rot"],
                              choose_isa=always_avx2)
    result = option_axes(first_config(parse_request({"hash": "sha512", "isa": "avx2", "n": "4"})))
    assert (len(group) == len(result["rot"]) * len(result["lane_rot"])
            and {"rot": "shrd", "lane_rot": "shift-or"} in [v.changes for v in group])
    with pytest.raises(Rejected, match="no option 'colour'"):
        variant_groups(parse_request({}), product=["colour"], choose_isa=always_avx2)


def test_only_what_was_named_is_varied_for_every_hash() -> None:
    groups = variant_groups(parse_request({}), vary=["rot"], choose_isa=always_avx2)
    assert {"sha1", "sha256", "sha512"} <= {group[0].config.hash for group in groups}
    assert all(set(v.changes) == {"rot"} for group in groups for v in group[1:])


# What bounds it.

@needs_compiler
def test_the_longest_chain_is_what_dependences_allow() -> None:
    def chain(**request: str) -> float:
        config = first_config(parse_request({"n": "1", "hash": "sha256", "isa": "x64",
                                             "sigma": "flat", **request}))
        object = assemble(explore.compile_to_text(config)[0], "gas")
        assert object is not None
        assert [*explore.bound_data(object, config, "nobody")] == ["instructions_per_byte"]
        return float(explore.bound_data(object, config, "zen3")["chain_per_byte"]) * 64

    rotate = chain()
    # from e to e in about six dependent instructions
    assert 64 * 5 < rotate < 64 * 8
    # an OR more in each round
    assert chain(rot="shift") - rotate == pytest.approx(64, abs=8)
    # two XORs wait for a rotation each
    assert chain(sigma="nested") - rotate == pytest.approx(128, abs=16)
    assert chain(rot="shrd") > rotate


# Building, measuring and keeping, with a clock that we make up.

@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Replace building and timing; return a record of variants built and batches timed, with cycles
    by name (default 7)."""
    seen: dict[str, Any] = {"built": [], "batches": [], "cycles": {}, "stop_at": None}

    def study(variant: Variant, uarch: str) -> tuple[str, explore.Record]:
        seen["built"].append(variant.name)
        counted = {"instructions_per_byte": 30.0, "chain_per_byte": 6.0, "bound_per_byte": 6.1,
                   "bound_by": "", "model": uarch, "spills": 1, "code_bytes": 9, "stack_bytes": 8,
                   "proved": True}
        lacks = ["time_travel"] if variant.config.isa == "avx512" else []
        return f"text of {variant.name}", {"features": lacks, "counted": counted, "skipped": None}

    def measure(texts: Mapping[Variant, str], features: Mapping[Variant, Sequence[str]],
                seconds: float) -> list[Timing]:
        if len(seen["batches"]) == seen["stop_at"]:
            raise KeyboardInterrupt
        seen["batches"].append([variant.name for variant in texts])
        timings = [Timing("sha256", "independent", 8192, "openssl-avx2", False, True,
                          [6.7 * 8192] * 60)]
        for variant in texts:
            value = seen["cycles"].get(variant.name, 7.0)
            samples = [value * 8192] * 60 if value else [0.0] * 60
            timings.append(Timing("sha256", "independent", 8192,
                                  variant.config.symbol("blocks", "nsms_"), True, True, samples))
        return timings

    monkeypatch.setattr(explore, "analyse_variant", study)
    monkeypatch.setattr(explore, "time_variants", measure)
    monkeypatch.setattr(explore, "in_parallel",
                        lambda work, calls, progress: (explore.analyse_variant(*call)
                                                       for call in calls))
    monkeypatch.setattr("generator.lab.measure.explore.widest_isa", always_avx2)
    return seen


@needs_compiler
def test_an_exploration_answers_and_keeps_its_results(
        tmp_path: Path, pretended: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    pretended["cycles"] = {"sha256_avx2_n8_shrd": 14.0, "sha256_avx2_n8_ror": 7.01,
                           "sha256_avx2_n8_shld": 14.0}
    words = ["explore", "--hash", "sha256", "--out", str(tmp_path)]
    assert main([*words, "--vary", "ROT,ISA"]) == 0
    out = capsys.readouterr().out
    labels = [line.split()[0] for line in out.splitlines() if line.startswith(("ROT=", "sha256_"))]
    assert {*labels[-2:]} == {"ROT=shrd", "ROT=shld"}, "the slowest are last"
    (skipped,) = [line for line in out.splitlines() if line.startswith("ISA=avx512 ")]
    assert "cannot run here: this processor lacks time_travel" in skipped and "30.00" in skipped
    built = len(pretended["built"])
    assert main([*words, "--vary", "ROT", "--json"]) == 0
    assert len(pretended["built"]) == built, "what is known is neither built nor measured again"
    result = {r["variant"]: r for r in json.loads(capsys.readouterr().out)["results"]}
    assert result["sha256_avx2_n8_shrd"]["measured"]["to_default"][1] == 0.5
    (path,) = tmp_path.glob("*.json")
    data = explore.read_results(path)
    assert data["schema"] == explore.SCHEMA
    assert all(r["command"] and r["date"] for r in data["results"])
    assert all(m["microcode"] and m["compiler"] for m in data["machines"].values())


@needs_compiler
def test_an_interruption_keeps_what_is_known(
        tmp_path: Path, pretended: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    pretended["stop_at"] = 1
    words = ["explore", "--hash", "sha256", "--isa", "avx2", "--out", str(tmp_path)]
    assert main(words) == 130
    assert "interrupted; results are stored in" in capsys.readouterr().err
    (path,) = tmp_path.glob("*.json")
    stored = [r["variant"] for r in explore.read_results(path)["results"] if explore.is_measured(r)]
    assert len(stored) == explore.VARIANTS_PER_BATCH
    pretended["stop_at"] = None
    assert main(words) == 0
    again = {name for batch in pretended["batches"][1:] for name in batch} - {"sha256_avx2_n8"}
    assert again and not again & set(stored), ("what was measured before the interruption is "
                                               "measured again")


@needs_compiler
def test_what_was_inconclusive_is_measured_again(
        tmp_path: Path, pretended: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    pretended["cycles"] = {"sha256_avx2_n8_ror": None}
    words = ["explore", "--hash", "sha256", "--isa", "avx2", "--vary", "ROT", "--out",
             str(tmp_path)]
    assert main(words) == 0
    assert "inconclusive" in capsys.readouterr().out
    pretended["cycles"] = {"sha256_avx2_n8_ror": 6.0}
    assert main(words) == 0
    assert "inconclusive" not in capsys.readouterr().out
    assert pretended["batches"][-1] == ["sha256_avx2_n8", "sha256_avx2_n8_ror"]


@needs_compiler
def test_a_file_of_results_that_cannot_be_read_is_left_as_it_is(
        tmp_path: Path, pretended: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / f"{host.identify_machine()['id']}.json"
    for text, said in (('{"schema": 99, "results": []}', "schema 99"),
                       ("not json", "holds no results"), ("[]", "holds no results")):
        path.write_text(text)
        assert main(["explore", "--hash", "sha256", "--out", str(tmp_path)]) == 2
        assert said in capsys.readouterr().err and path.read_text() == text
    assert not pretended["built"]


def test_kernels_for_several_messages_are_varied_by_what_means_something_to_them() -> None:
    (group,) = variant_groups(parse_request({"hash": "sha256", "kind": "multi"}),
                              choose_isa=always_avx2)
    named = {(name, value) for v in group for name, value in v.changes.items()}
    assert group[0].name == "sha256_avx2_m8" and group[0].m == 8 and group[0].kind == "multi"
    assert {("isa", "shani"), ("gather", "insert"), ("table", "full"), ("lane_rot", "shift-or"),
            ("mix", 1)} <= named
    assert next(v for v in group if v.changes == {"mix": 1}).config.m == 9
    assert (not {"rot", "rounds", "n"}
            & {name for name, _ in named}), "what means nothing in lanes is varied"
    (streams,) = variant_groups(parse_request({"hash": "sha256", "isa": "shani", "kind": "multi"}),
                                vary=["m"])
    assert [v.config.m for v in streams] == [2, 3, 4, 5, 6]
    (pair_group,) = variant_groups(parse_request({"hash": "sha256", "isa": "shani",
                                                  "kind": "pairs"}), vary=["schedule"])
    assert [(v.changes, v.config.m) for v in pair_group] == [({}, 2), ({"schedule": "lanes"}, 4)]
    with pytest.raises(Rejected, match="no option 'n'"):
        variant_groups(parse_request({"hash": "sha256", "kind": "multi"}), vary=["n"],
                       choose_isa=always_avx2)
    (mixed,) = variant_groups(parse_request({"hash": "sha256", "kind": "multi", "mix": "1"}),
                              choose_isa=always_avx2)
    assert ({"chmaj": "mux"} in [v.changes for v in mixed]
            and not any({"chmaj", "rot"} & set(v.changes) for v in group))
    (nodes,) = variant_groups(parse_request({"hash": "sha256", "kind": "pairs"}),
                              choose_isa=always_avx2)
    assert ((nodes[0].name, nodes[0].kind) == ("sha256_avx2_m8_pairs", "pairs")
            and {"isa": "avx512"} in [v.changes for v in nodes])
    assert not any("mix" in v.changes for v in nodes)


@needs_compiler
@pytest.mark.skipif(missing_features(["sha_ni"]) != [], reason="this processor lacks sha_ni")
def test_kernels_for_several_messages_are_timed_for_each_message() -> None:
    (members,) = variant_groups(parse_request({"hash": "sha1", "isa": "shani", "kind": "multi",
                                               "m": "3"}), vary=["wipe"])
    timings = explore.time_variants({v: explore.compile_to_text(v.config)[0] for v in members}, {},
                                    0.01)
    assert [t.name for t in timings] == ["nsms_sha1_multi_shani_m3",
                                         "nsms_sha1_multi_shani_m3_wipe"]
    assert all(t.size == 8192 and len(t.samples) >= 12 and t.is_right for t in timings)
    assert all(0.5 < x / t.size < 50 for t in timings
               for x in t.undisturbed), "cycles of all messages stand for those of one"


@needs_compiler
def test_a_real_exploration_of_two_variants(tmp_path: Path,
                                            capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explore", "--hash", "sha256", "--isa", "x64", "--vary", "WIPE", "--seconds",
                 "0.05", "--out", str(tmp_path), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [r["variant"] for r in result["results"]] == ["sha256_x64_n1", "sha256_x64_n1_wipe"]
    for r in result["results"]:
        assert (r["counted"]["proved"] and r["measured"]["right"]
                and r["counted"]["instructions_per_byte"] > 20)


# Bad input.

@pytest.mark.parametrize("words, said", [
    ("explore some.json", "explore --merge build/explore"),
    ("explore --kind rounds", "KIND=rounds means nothing"),
    ("explore --vary COLOUR", "no option 'colour'"),
    ("explore --kind blocks --vary COLOUR", "no option 'colour'"),
    ("explore --seconds never", "is not a valid float"), ("explore --merge", "goes with result"),
    ("explore --hash sm3", "not sm3"), ("explore --merge /nowhere/x.json", "cannot be read"),
    ("explore --hash md5", "there is no hash 'md5'"),
    ("explore --isa mmx", "there is no ISA 'mmx'"), ("explore --isa x64 --n 3", "cannot have N=3")])
def test_requests_that_make_no_sense(words: str, said: str,
                                     capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    err = capsys.readouterr().err
    assert said in err and len(err.splitlines()) <= 2


# Comparisons, and files of several machines.

def test_a_kernel_without_sha_extensions_is_compared_with_the_path_without() -> None:
    assert explore.openssl_text(row("d", 7.0)) == "0.900 openssl-avx2"
    assert explore.openssl_text(row("d", 7.0, features=["sha_ni"])) == "0.300 openssl-shani"


def test_results_of_several_machines_are_printed_together(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = []
    for data in (results(row("a", 7.0, machine="zen3"), row("b", 8.0, machine="zen3")),
                 results(row("a", 9.0, machine="skylake"), row("b", 8.0, machine="skylake"))):
        paths.append(tmp_path / f"{len(paths)}.json")
        paths[-1].write_text(json.dumps(data))
    assert main(["explore", "--merge", *map(str, paths)]) == 0
    out = capsys.readouterr().out
    zen3, skylake = out.split("skylake: a cpu")
    assert "zen3: a cpu" in zen3 and zen3.index("7.000") < zen3.index("8.000")
    assert skylake.index("8.000") < skylake.index("9.000")
    assert main(["explore", "--merge", "--json", *map(str, paths)]) == 0
    assert len(json.loads(capsys.readouterr().out)["results"]) == 4
    paths[1].write_text(json.dumps({**results(row("a", 1.0)), "schema": 1}))
    assert main(["explore", "--merge", *map(str, paths)]) == 2
    assert "schema 1" in capsys.readouterr().err


def test_a_figure_is_never_replaced_by_none(tmp_path: Path) -> None:
    machine = {"id": "here"}
    explore.add_rows(tmp_path, machine, [row("a", 7.0)])
    path = explore.add_rows(tmp_path, machine, [row("a", None, date="2026-02-01"), row("b", 8.0)])
    assert {r["variant"]: explore.is_measured(r)
            for r in explore.read_results(path)["results"]} == {"a": True, "b": True}
    explore.add_rows(tmp_path, machine, [row("a", None, date="2026-02-01", text="another")])
    assert not explore.is_measured(
        explore.read_results(path)["results"][0]), "a kernel of another text has not been measured"


# Many machines.

def test_without_dask_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(Rejected, match=r"no Dask scheduler"):
        explore.explore_on_workers([], tmp_path, "c", 1, "tcp://127.0.0.1:1")


@needs_compiler
def test_two_workers_explore_as_two_machines(
        tmp_path: Path, pretended: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=False,
                                  dashboard_address=None) as local:
        words = ["explore", "--hash", "sha256", "--vary", "ROT", "--out", str(tmp_path)]
        assert main([*words, "--scheduler", local.scheduler_address]) == 0
    assert capsys.readouterr().out.count("\nROT=ror ") == 2
    paths = sorted(tmp_path.glob("*.json"))
    labels = [m["label"] for path in paths for m in explore.read_results(path)["machines"].values()]
    assert sorted(labels) == ["0", "1"]
    assert main(["explore", "--merge", *map(str, paths)]) == 0
    assert capsys.readouterr().out.count("\nROT=ror ") == 2
