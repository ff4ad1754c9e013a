"""The benchmark runs, says sane things, and refuses what makes no sense. What it measures is not
tested."""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from generator import __main__ as cli
from generator.files import TOP
from generator.lab import measured
from generator.lab.measure import bench, clock, figures, host
from generator.lab.measure.bench import BenchRequest, Candidate, SamplingTask
from generator.lab.measure.figures import Timing
from generator.product import library
from generator.request.option_table import Rejected
from generator.x86.uarch import processors
from generator.x86.uarch.processors import missing_features

HERE = os.uname().sysname == "Linux" and os.uname().machine == "x86_64"
needs_compiler = pytest.mark.skipif(
    not (HERE and any(map(shutil.which, ("cc", "gcc", "clang")))),
    reason="the benchmark needs Linux, an x86-64 processor and a C compiler")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "MAX_REPEATS", 1)


def write_manifest(where: Path, *kernels: dict[str, object], text: str = "") -> Path:
    """Write a manifest of these kernels, all in one file, to a folder and return the folder."""
    (where / "all.S").write_text(f".intel_syntax noprefix\n.text\n{text}\n.section "
                                 f".note.GNU-stack,\"\",@progbits\n")
    standard: dict[str, object] = {
        **dict.fromkeys(("n", "nasm", "instructions", "bytes", "stack_bytes")), "kind": "blocks",
        "hash": "sha256", "isa": "x64",
        "features": [], "gas": "all.S", "signature": "", "command": "", "proved": False}
    (where / "manifest.json").write_text(
        json.dumps({"schema": 2, "kernels": [{**standard, **k} for k in kernels]}))
    return where


@needs_compiler
def test_it_measures_and_its_json_is_sane(tmp_path: Path,
                                          capsys: pytest.CaptureFixture[str]) -> None:
    write_manifest(tmp_path)
    assert bench.run(BenchRequest(out=tmp_path, hash="sha224", sizes=[64], seconds=0.05),
                     json=True) == 0
    outcome = json.loads(capsys.readouterr().out)
    assert outcome["schema"] == 1 and outcome["machine"] and outcome["date"]
    assert (outcome["command"] == f"nsms bench --hash sha224 --sizes 64 --seconds 0.05 --out "
                                  f"{tmp_path}")
    assert outcome["results"]
    for result in outcome["results"]:
        assert result["hash"] == "sha256" and result["right"] and not result["ours"]
        assert result["mode"] in ("independent", "chained", "dirty")
        if result["cycles_per_byte"] is not None:
            assert 0.5 < result["cycles_per_byte"] < 500
            low, high = result["quartiles"][0], result["quartiles"][2]
            assert low <= result["cycles_per_byte"] <= high
            assert result["samples"] and 0 <= result["dropped"] < 1
    if not any(result["cycles_per_byte"] for result in outcome["results"]):
        pytest.skip("no sample was undisturbed, so there is no figure to look at")


@needs_compiler
@pytest.mark.parametrize("method", ["robust", "paper"])
def test_a_kernel_that_computes_something_else_gets_no_figure(
        method: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = write_manifest(tmp_path, {"symbol": "lazy"}, text=".globl lazy\nlazy: ret")
    assert bench.run(BenchRequest(out=where, hash="sha256", sizes=[128], seconds=0.001,
                                  method=method)) == 1
    out, err = capsys.readouterr()
    assert "lazy" in err and "wrong digests" in err
    assert any(line.split()[:3] == ["lazy", "WRONG", "DIGEST"] for line in out.splitlines())


@needs_compiler
def test_what_the_processor_lacks_is_skipped_by_name(tmp_path: Path,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    where = write_manifest(tmp_path, {"symbol": "far", "features": ["avx", "time_travel"]},
                           {"symbol": "near", "gas": None}, text=".globl far\nfar: ud2")
    assert bench.run(BenchRequest(out=where, hash="sha256", sizes=[64], seconds=0.001)) == 0
    out = capsys.readouterr().out
    assert "skipped far: this processor lacks" in out
    assert "skipped near: no GAS file" in out


@needs_compiler
def test_a_kernel_that_crashes_is_one_line(tmp_path: Path) -> None:
    where = write_manifest(tmp_path, {"symbol": "bad"}, text=".globl bad\nbad: ud2")
    with pytest.raises(Rejected, match="stopped with status -4"):
        bench.run(BenchRequest(out=where, hash="sha256", sizes=[64], seconds=0.001))


@pytest.mark.parametrize("options, sentence", [
    ({"hash": "md5"}, "there is no hash 'md5'; there is sha1, sha224"),
    ({"isa": "mmx"}, "there is no ISA 'mmx'; there is .*avx2"),
    ({"method": "guess"}, "there is no method 'guess'; there is robust, paper, many"),
    ({"method": "paper", "sizes": [64]}, "multiples of 128"),
    ({"sizes": [0]}, "no sizes"), ({"sizes": []}, "no sizes"), ({"seconds": 0}, "no time"),
    ({"seconds": float("nan")}, "no time")])
def test_requests_that_make_no_sense(options: dict[str, object], sentence: str,
                                     tmp_path: Path) -> None:
    with pytest.raises(Rejected, match=sentence):
        bench.run(BenchRequest(out=tmp_path, **options))                           # type: ignore[arg-type]


def test_without_a_compiler_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "")
    with pytest.raises(Rejected, match="needs a C compiler"):
        bench.run(BenchRequest(out=tmp_path))


def test_a_folder_without_kernels_is_one_line(tmp_path: Path) -> None:
    for where in (tmp_path, tmp_path / "nothing", Path("/dev/null")):
        with pytest.raises(Rejected, match=f"there is no {where}/manifest.json, so there is no "
                                          f"kernel to measure. `make gen OUT="):
            bench.run(BenchRequest(out=where))


def test_kernels_that_none_of_can_run_here_or_that_do_not_exist_are_one_line(
        tmp_path: Path) -> None:
    write_manifest(tmp_path, {"symbol": "far", "features": ["time_travel"], "n": 4,
                              "uarch": "generic"})
    with pytest.raises(Rejected, match="lacks time_travel"):
        bench.run(BenchRequest(out=tmp_path, isa="x64"))
    for options, said in (({"isa": "avx2"}, "no such kernel. Try `make gen ISA=avx2 KIND=blocks "
                                            "OUT="),
                          ({"n": 3}, "no such kernel. Try `make gen N=3 "),
                          ({"uarch": "zen9"}, "no microarchitecture 'zen9'"),
                          ({"n": 77}, "cannot have N=77"),
                          ({"isa": "x64", "n": 2}, "cannot have N=2")):
        with pytest.raises(Rejected, match=said):
            bench.run(BenchRequest(out=tmp_path, **options))                           # type: ignore[arg-type]
    assert bench.select_kernels(BenchRequest("sha256", None, 4, "generic", out=tmp_path))[0]


def test_microarchitectures_are_identified_by_family_and_model() -> None:
    expected = {"vendor_id": "AuthenticAMD", "cpu family": "25", "model": "17"}
    assert host.microarchitecture_name(expected) == "zen4"
    assert host.microarchitecture_name(expected | {"model": "1"}) == "zen3"
    assert host.microarchitecture_name(expected | {"vendor_id": "Nobody"}) == "Nobody-25-17"
    moved = {"vendor_id": "GenuineIntel", "cpu family": "6", "model": "167"}
    assert host.microarchitecture_name(moved) == "icelake"
    assert host.microarchitecture_name(moved | {"flags": "avx2 avx512f amx_tile"}) == "goldencove"
    assert host.microarchitecture_name(moved | {"model": "61", "flags": "avx2"}) == "haswell"


def test_an_unknown_processor_goes_by_its_nearest_relative() -> None:
    for vendor, flags, near in (
            ("GenuineIntel", "avx2 avx512f avx512_vbmi2 amx_tile", "goldencove"),
            ("GenuineIntel", "avx2 avx512f", "skylakex"), ("AuthenticAMD", "vaes avx512f", "zen4"),
            ("AuthenticAMD", "avx2 sha_ni", "zen2")):
        core = processors.identify_core(cpu_facts={"vendor_id": vendor, "cpu family": "99",
                                                   "model": "250", "flags": flags})
        assert core.model == near


@needs_compiler
def test_peers_are_listed_with_version_file_and_flags(tmp_path: Path,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(BenchRequest(out=write_manifest(tmp_path), hash="sha1", sizes=[64],
                                  seconds=0.001), json=True) == 0
    peers = {peer["name"]: peer for peer in json.loads(capsys.readouterr().out).get("peers", [])}
    if "openssl" not in peers:
        pytest.skip("there is no libcrypto here")
    output = peers["openssl"]
    assert (output["version"].startswith("OpenSSL ")
            and Path(output["path"]).name.startswith("libcrypto") and output["flags"])
    assert all(peer["path"] for peer in peers.values())


def timing(name: str, *samples: float) -> Timing:
    return Timing("sha256", "independent", 64, name, False, True, list(samples))


def test_dropped_samples_do_not_count_and_ratios_are_paired() -> None:
    slow = timing("slow", *[0, *[200] * 20, 1000])
    fast = timing("fast", *[100, *[100] * 20, 0])
    assert slow.reported_time == 200 and fast.reported_time == 100
    assert fast.speed_ratio(slow) == [2, 2, 2]
    assert figures.ratio_text(fast.speed_ratio(slow)).split() == ["2.000", "±0.000"]


def test_a_tie_is_shown_as_a_tie() -> None:
    item, other = timing("one", *range(100, 120)), timing("other", *range(119, 99, -1))
    assert figures.ratio_text(item.speed_ratio(other)).endswith("=")
    late = timing("late", *range(130, 150))
    assert not figures.ratio_text(item.speed_ratio(late)).endswith("=")


def test_a_noisy_machine_gives_no_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert timing("quiet", *[100, 101] * 10).is_conclusive
    assert not timing("noisy", *[100, 150] * 10).is_conclusive
    assert not timing("disturbed", *[0] * 10, *[100] * 7).is_conclusive
    assert timing("mostly disturbed", *[0] * 3000,
                  *[100, 101] * 20).is_conclusive, "few good samples that agree are evidence"
    assert not timing("a neighbour was overlooked", *[0] * 3000, *[100, 103] * 20).is_conclusive
    assert not timing("too few", *[0] * 3000, *[100] * 19).is_conclusive
    result = {"machine": "m", "date": "d", "command": "c", "cycles": "by a chain", "skipped": [],
              "method": "robust"}
    noisy = timing("noisy", *[100, 150] * 10).figure()
    figures.print_results({**result, "results": [noisy._asdict()]},
                          figures.method_tables(result, [noisy]), False)
    text = capsys.readouterr().out
    assert "1 of 1 timings are inconclusive" in text
    assert "inconclusive  1.562..2.344" in text


def test_the_other_methods_detect_noise_too() -> None:
    def is_conclusive(mode: str, *samples: float) -> bool:
        return Timing("sha256", mode, 8192, "one", True, True, list(samples)).is_conclusive

    assert (is_conclusive("paper", 130, 101, 120, 100, 110)
            and not is_conclusive("paper", 130, 105, 120, 100, 110))
    assert not is_conclusive("paper")


@needs_compiler
def test_a_sample_on_a_shared_core_is_dropped() -> None:
    t = timing("one", *[100] * 60)
    t.rates = [5.98] * 30 + [3.3] * 29 + [5.85]
    assert bench.drop_disturbed([t]) == 5.98
    assert t.samples == [100] * 30 + [0] * 29 + [100]
    assert bench.drop_disturbed([]) == 0
    t = timing("one that was never alone", *[100] * 60)
    t.rates = [3.3] * 60
    assert bench.drop_disturbed([t], 5.98) == 5.98
    assert not t.undisturbed


# XGETBV of 1 says which parts of the state are in use; bit 2: an upper half is not zero.
LATE_IF_DIRTY = """.globl late
late: mov ecx, 1
      xgetbv
      test al, 4
      jz 2f
      mov ecx, 20000
1:    dec ecx
      jnz 1b
2:    ret"""


@needs_compiler
@pytest.mark.skipif(missing_features(["avx2", "xgetbv1"]) != [], reason="no AVX2 or XGETBV of 1")
def test_upper_halves_are_dirty_where_the_column_says_so(tmp_path: Path) -> None:
    write_manifest(tmp_path, {"symbol": "late"}, text=LATE_IF_DIRTY)
    program = bench.compile_benchmark(tmp_path, tmp_path, bench.select_kernels(
        BenchRequest("sha256", out=tmp_path))[0])
    timings = bench.run_benchmark([str(program), "robust", "sha256", "0.01", "0", "none"],
                                  "sha256", [64], {"skipped": []})
    least = {t.mode: min(t.undisturbed, default=0) for t in timings}
    assert set(least) == {"independent", "chained", "dirty"} and all(least.values())
    assert least["dirty"] > 15000 > 2000 > least["independent"]


@needs_compiler
def test_inconclusive_sizes_are_measured_again_and_what_is_wrong_once_stays_wrong(
        monkeypatch: pytest.MonkeyPatch) -> None:
    measured_sizes: list[list[int]] = []

    def read_output(words: list[str], family: str) -> Iterator[list[str]]:
        sizes = [int(word) for word in words[1:]]
        measured_sizes.append(sizes)
        rates = {64: 3.9, 8192: 3.9 if len(measured_sizes) > 2 else 2.0}
        yield ["candidate", "0", "1", "one"]
        for size in sizes:
            message = bytes((i * 2654435761 >> 13) & 255 for i in range(size))
            is_right = len(measured_sizes) < 3
            yield ["digest", "0", str(size), hashlib.sha256(message).hexdigest() * is_right]
            yield from [["sample", "independent", str(size), "0", "100.0", str(rates[size])]] * 20

    monkeypatch.setattr(bench, "MAX_REPEATS", 4)
    monkeypatch.setattr(bench, "read_output", read_output)
    monkeypatch.setattr(clock, "learn_core", lambda: clock.Core(3.9, 3.0, False))
    monkeypatch.setattr(clock, "store_rate", lambda rate, product: None)
    result = bench.measure_until_conclusive(["bench.so"], "sha256", [64, 8192], {})
    assert measured_sizes == [[64, 8192], [8192], [8192]]
    assert {t.size: (len(t.undisturbed), len(t.samples), t.is_right)
            for t in result} == {64: (20, 20, True), 8192: (20, 60, False)}


def test_a_digest_that_is_wrong_in_one_of_several_runs_stays_wrong() -> None:
    out, digests = ctypes.create_string_buffer(2), iter([b"no", b"ok"])

    def function(out: ctypes.Array[ctypes.c_char], *_: object) -> None:
        out.raw = next(digests)

    library: Any = SimpleNamespace(nsms_count_calls=lambda *_: 1, nsms_sample=lambda *_: 1.0)
    task = SamplingTask("sha256", "independent", 1, {"nsms": Candidate(function)}, out, None,
                        [b"ok"])
    task.sample(library, 0, 1)
    task.sample(library, 0, 1)
    assert not task.timings[0].is_right


def write_few_kernels(folder: Path) -> Path:
    """Write a manifest with one single-message kernel of each hash and one for four messages;
    return the folder."""
    entries = json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"]
    stored = [e | {"gas": str(TOP / "generated" / e["gas"])} for e in entries if e["symbol"] in (
        *(f"nsms_{hash}_blocks_x64_n1"
          for hash in ("sha1", "sha256", "sha512")), "nsms_sha512_multi_avx2_m4")]
    (folder / "manifest.json").write_text(json.dumps({"schema": 2, "kernels": stored}))
    return folder


@needs_compiler
def test_every_way_to_hash_several_messages_is_measured_and_what_is_of_full_lanes_becomes_data(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "CROSSOVER_COUNTS", (1, 3, 4))
    words = ["bench", "--method", "crossover", "--hash", "sha512", "--sizes", "64,1024",
             "--seconds", "0.01", "--out", str(write_few_kernels(tmp_path))]
    assert cli.main([*words, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert {(r["name"], r["mode"]) for r in result["results"]} >= {
        ("nsms, many", "1 of 64"), ("nsms, one-shot", "3 of 1024")}
    assert all(r["right"] for r in result["results"])
    if missing_features(["avx2"]):
        assert result["skipped"] == ["nsms_sha512_multi_avx2_m4: not here, or without SHA-512"]
        return
    kernel_modes = {r["mode"] for r in result["results"]
                    if r["name"] == "nsms_sha512_multi_avx2_m4"}
    assert kernel_modes == {f"{n} of {size}" for n in (3, 4) for size in (64, 1024)}
    for row in result["results"]:
        row["cycles_per_byte"] = 1.25 if row["mode"] == "4 of 1024" else 9.0
    assert sorted(measured.measured_figures(result)) == [
        ("kernels", "sha512", "avx2_m4", 0, 9.0),
        ("kernels", "sha512", "avx2_m4", 2, 1.25)], "lanes that are idle are no figure of a kernel"
    assert (cli.main([*words, "--n", "8"]) == 2
            and "METHOD=crossover" in capsys.readouterr().err)


@needs_compiler
def test_many_messages_are_measured_beside_openssl_and_wrong_digests_have_no_figures(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "MANY_COUNTS", (1, 5))
    monkeypatch.setattr(bench, "MIXED", (9, 1, 500))
    monkeypatch.setattr(bench, "PASSWORDS", (1, 2))
    words = ["bench", "--method", "many", "--hash", "sha512", "--sizes", "64", "--seconds", "0.01",
             "--out", str(write_few_kernels(tmp_path))]
    assert cli.main([*words, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert {r["mode"] for r in result["results"]} == {"1 of 64", "5 of 64", "9 of 1 to 500",
                                                      "512 nodes", "1 password", "2 passwords"}
    assert all(r["right"] for r in result["results"])
    texts = library.library_texts
    monkeypatch.setattr(library, "library_texts", lambda *_: {
        name: re.sub(r"(total|ctx->length) << 3", r"\1 << 4", text)
        for name, text in texts(*_).items()})
    assert cli.main(words) == 1
    said = capsys.readouterr()
    assert "nsms: wrong digests, so no figures: nsms" in said.err
    assert (cli.main([*words, "--isa", "avx2"]) == 2
            and "ISA" in capsys.readouterr().err)


@needs_compiler
def test_short_messages_are_measured_beside_openssl(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "--method", "short", "--hash", "sha384", "--sizes", "0,111,112", "--seconds",
             "0.01", "--out", str(write_few_kernels(tmp_path))]
    assert cli.main([*words, "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert {(r["hash"], r["size"])
            for r in output["results"]} == {("sha384", size) for size in (0, 111, 112)}
    names = {r["name"] for r in output["results"]}
    ours = {"nsms, one-shot", "nsms, context", "nsms, blocks"}
    assert ours <= names and all(r["right"] for r in output["results"])
    absent = {line.partition(":")[0] for line in output["skipped"]}
    assert absent | names == {*ours, "openssl", "openssl, EVP", "nettle", "libgcrypt"}
    assert not absent & names
    if "openssl" in names:
        assert any((r["ratios"] or {}).get("openssl") for r in output["results"]) or not all(
            r["cycles"] for r in output["results"])
    assert (cli.main([*words[:5], "--sizes", "100000"]) == 2
            and "at most 65,536" in capsys.readouterr().err)
