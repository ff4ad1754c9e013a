"""The report is one page that answers first, says what each figure is, and is refused in a line
where it cannot be made."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import click
import pytest

from generator.__main__ import main, nsms
from generator.files import TOP
from generator.lab.measure import bench, figures, paper
from generator.lab.report import bounds, page
from generator.product.toolchain import assembler_command
from generator.request.option_table import Rejected
from generator.x86.uarch.processors import missing_features

needs_compiler = pytest.mark.skipif(assembler_command("gas") is None
                                    or missing_features(["avx2"]) != [],
                                    reason="this needs a C compiler, and a processor with AVX2")


def figure(middle: float) -> dict[str, Any]:
    return {"cycles_per_byte": middle, "quartiles": [middle * 0.99, middle, middle * 1.02],
            "samples": 50, "dropped": 0.5}


def result(hash: str, name: str, cycles: float, size: int = 8192,
           **ratios: list[float]) -> dict[str, Any]:
    return {"hash": hash, "mode": "independent", "size": size, "name": name, "right": True,
            "ours": name.startswith("nsms"), **figure(cycles),
            "ratios": {peer.replace("_", "-"): ratio for peer, ratio in ratios.items()}}


AVX2, SHANI = "nsms_sha256_blocks_avx2_n8", "nsms_sha256_blocks_shani_n1"
RESULTS = [
    result("sha256", AVX2, 7.0, openssl_avx2=[0.94, 0.95, 0.96], nettle=[1.1, 1.1, 1.1]),
    result("sha256", SHANI, 2.0, openssl_shani=[0.99, 1.0, 1.01], nettle=[1.3, 1.3, 1.3]),
    *(result("sha256", name, cycles) for name, cycles in (
        ("openssl-avx2", 6.6), ("openssl-shani", 2.01), ("nettle", 2.6), ("ipsec-mb-x16", 1.0))),
    result("sha512", "nsms_sha512_blocks_avx2_n4", 4.4)]


def sample_report() -> dict[str, Any]:
    output = {"machine": "a cpu (zen3)", "date": "2026-11-21T12:00:00+00:00",
              "command": "nsms report --seconds 1"}
    curves = {**output, "results": [result("sha256", name, k + 2 + 64 / size, size)
                                    for size in (64, 1024, 8192)
                                    for k, name in enumerate((AVX2, SHANI, "openssl-avx2"))]}
    counts = [{"name": name, "isa": isa, "n": n, "instructions": count, "proved": True}
              for name, isa, n, count in (("8 serial", "x64", 1, 26744),
                                          ("8 serial", "bmi2", 1, 22472),
                                          ("2 of 4-SMS", "avx", 4, 18536),
                                          ("one 8-SMS", "avx2", 8, 15216))]
    bound = {"symbol": AVX2, "kind": "blocks", "hash": "sha256", "isa": "avx2", "n": 8,
             "uarch": "zen3", "bound": 5.6, "by": "units", "what": "alu on 4 ports",
             "units": 5.6, "dispatch": 5.2, "latency": 5.0, "unknown": [],
             "measured": 7.0,
             "quartiles": [6.9, 7.0, 7.1], "gap": 0.25, "share": 0.8,
             "peer": "openssl-avx2", "peer_cycles": 6.6}
    return {"schema": page.SCHEMA, "version": "0.1.0", **output,
            "front": {**output, "compiler": "gcc 12", "cycles": "cycles by a chain",
                      "skipped": ["cryptopp: not here"],
                      "peers": [{"name": "openssl", "path": "/lib/libcrypto.so.3",
                                 "version": "OpenSSL 3.0.19"}], "results": RESULTS},
            "skipped": ["nothing: for the test"],
            "published": json.loads(page.PUBLISHED.read_text()),
            "figure3": curves, "figure3_sha512": curves,
            "figure5": {"sha256": counts, "sha512": counts},
            "figure6": {"rows": [{"isa": isa, "size": size, "without": 12.0 * size,
                                  "with": 9.0 * size, "gain": [1.32, 1.33, 1.34]}
                                 for isa in ("shani", "bmi2") for size in (64, 2048)]},
            "figure7": {"figures": {"SHA-256, nsms avx2 n=8": figure(7.0),
                                    "BLAKE2b, OpenSSL": figure(1.2)},
                        "skipped": ["NOSUCH: not installed"]},
            "bounds": {"uarch": "zen3", "core": "zen3", "sources": {"llvm": "LLVM"},
                       "rows": [bound]},
            "processors": {"zen4": {"sha256": [["SHA-256", "8 KB"], [AVX2, "7.00"]]}},
            "proofs": [{"symbol": name, "isa": name.split("_")[3], "proved": True,
                        "features": ["avx2"], "instructions": 3000, "bytes": 12000,
                        "stack_bytes": 900, "command": "make gen HASH=sha256 N=8"}
                       for name in (AVX2, SHANI)]}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed (make set-up-report)")
    out = tmp_path_factory.mktemp("report")
    page.write_page(sample_report(), out)
    return out


def test_the_page_has_every_picture_and_loads_nothing(written: Path) -> None:
    text = (written / "index.html").read_text()
    assert {p.name for p in written.iterdir()} == {"index.html", "data.json", *(
        f"{chart.name}.{end}" for chart in page.CHARTS for end in ("png", "svg"))}
    loaded = re.findall(r'src="([^"]{,30})|url\(|@import|<script|<link', text)
    assert (len(loaded) == len(page.CHARTS)
            and all(src.startswith("data:image/svg+xml;base64,") for src in loaded))
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", text, re.S)
    assert all("2026-11-21" in caption and "a cpu (zen3)" in caption for caption in captions)
    assert "NOSUCH: not installed" in text and "zen4" in text


def test_a_section_that_is_missing_is_named(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed (make set-up-report)")
    data = {k: v for k, v in sample_report().items() if k not in ("figure3", "bounds", "front")}
    page.write_page(data, tmp_path)
    text = (tmp_path / "index.html").read_text()
    assert "no picture: SHA-256 by message length" in text
    assert not (tmp_path / "figure3.png").exists()


# The verdict.

def test_a_loss_is_the_best_peer_without_better_instructions_that_is_clearly_faster() -> None:
    entries = {AVX2: {"isa": "avx2"}, SHANI: {"isa": "shani", "command": "make gen ISA=shani"}}
    measured = figures.read_figures({"results": RESULTS})
    rows = figures.comparisons(measured)
    assert {(kernel.name, peer.name) for kernel, peer, _ in rows} == {
        (AVX2, "openssl-avx2"), (SHANI, "openssl-shani")}
    assert [line.partition(" of the")[0] for line in figures.loss_lines(rows)] == [
        f"SHA-256, 8192 bytes: {AVX2} runs at 0.950"]
    assert figures.loss_lines([(*rows[0][:2], [0.9, 0.99, 1.01])]) == []
    faster = [f._replace(ratios={"openssl-shani": [1.3, 1.3, 1.3]}) if f.name == SHANI else f
              for f in measured]
    first, *_ = figures.verdict_lines(faster, entries)
    assert first.endswith("as OpenSSL (openssl-shani): make vendor DEST=third_party/nsms ISA=shani")
    nothing = [f._replace(cycles_per_byte=None) for f in measured]
    assert all("no conclusive figure" in line for line in figures.best_kernels(nothing, entries))


def test_a_library_that_chooses_by_itself_stands_beside_the_best_instructions() -> None:
    def peer(*names: str, isa: str) -> str | None:
        best = figures.best_peer([figures.Figure("sha256", "independent", 64, name, False,
                                                  cycles_per_byte=float(k + 1))
                                   for k, name in enumerate(names)], "sha256", 64, isa)
        return best and best.name

    assert peer("nettle", "openssl3.0-shani", "openssl3.0-avx2", isa="avx2") == "openssl3.0-avx2"
    assert peer("nettle", "openssl3.0-shani", isa="shani") == "nettle"
    assert peer("nettle", "openssl3.0-avx2", "aws-lc-avx", isa="avx512") == "nettle"
    assert peer("nettle", "openssl3.0-avx2", "aws-lc-avx", isa="avx") == "aws-lc-avx"
    assert peer("nettle-x16", "openssl3.0-avx2", isa="x64") is None


# The paper's figures.

@needs_compiler
def test_the_papers_figure_5_is_counted_on_any_machine() -> None:
    rows = paper.count_instructions("sha512")
    assert [row["name"] for row in rows] == ["4 serial", "4 serial", "2 of 2-SMS", "one 4-SMS"]
    counts = [row["instructions"] for row in rows]
    assert counts == sorted(counts, reverse=True) and 5000 < counts[-1] < counts[0] < 30000


@needs_compiler
def test_figure_6_times_both_ways_of_each_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "FIGURE6_SIZES", (64,))
    monkeypatch.setattr(paper, "FIGURE6_ISAS", ("bmi2",))
    monkeypatch.setattr(bench, "MAX_REPEATS", 1)
    (row,) = paper.measure_figure6(0.02)
    assert (row["isa"], row["size"]) == ("bmi2", 64) and {"with", "without", "gain"} < row.keys()
    assert row["with"] is None or 200 < row["with"] < 20000


@needs_compiler
def test_figure_7_names_what_is_not_there_and_times_the_rest(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "EVP", {"SHA512": "SHA-512, OpenSSL", "NOSUCH": "no such hash"})
    monkeypatch.setattr(bench, "MAX_REPEATS", 1)
    kernels = [k for k in json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"]
               if k["symbol"] == "nsms_sha512_blocks_avx2_n4"]
    measured = paper.measure_figure7(TOP / "generated", kernels, 0.01)
    assert "SHA-512, nsms avx2 n=4" in measured["figures"]
    assert any(line.startswith("no such hash") for line in measured["skipped"])


def test_a_section_that_cannot_be_had_is_left_out_and_named(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> Any:
        raise Rejected("not on this machine")

    monkeypatch.setattr(page, "PAPER_KERNELS", (("sha256", "x64", 1),))
    monkeypatch.setattr(page, "measure", refused)
    for name in ("measure_figure6", "measure_figure7"):
        monkeypatch.setattr(paper, name, refused)
    monkeypatch.setattr(paper, "count_instructions", lambda hash: [])
    monkeypatch.setattr(page.bounds, "processor_tables", lambda *_: {})
    monkeypatch.setattr(page, "tuned_kernels", lambda isa: [])
    data = page.gather_report(tmp_path, 0.01)
    assert {line.partition(":")[0] for line in data["skipped"]} == {
        "front", "figure3", "figure3_sha512", "figure6", "figure7", "bounds"}
    assert data["proofs"] and data["processors"] and data["published"]["sources"]
    json.dumps(data)


# The documents.

def command_error(line: str) -> str:
    _, name, *words = re.split(r" {3,}", line.strip())[0].split()
    try:
        command = nsms.get_command(click.Context(nsms), name)
        if command is None:
            return f"there is no command {name}"
        command.make_parser(click.Context(command)).parse_args(words)
    except click.ClickException as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", ["measuring", "bounds"])
def test_the_commands_that_a_document_names_exist(name: str) -> None:
    lines = re.findall(r"^ {4}nsms .*$", (TOP / "docs" / f"{name}.md").read_text(), re.M)
    assert len(lines) >= 3 and [line for line in lines if command_error(line)] == []
    assert command_error("    nsms bounds --colour red") and command_error("    nsms paint")


@pytest.mark.full
def test_the_document_has_the_tables_that_the_data_give() -> None:
    document = (TOP / "docs" / "performance.md").read_text().splitlines()
    lines = bounds.tables_text(["zen3"]).splitlines()
    assert len(lines) > 20 and [line for line in lines if line not in document] == []


# Bad input.

@pytest.mark.parametrize("text, said", [
    ("", "cannot be read"), ("[]", "cannot be read"), ('{"schema": 1}', "this version reads"),
    (None, "no ")])
def test_data_that_cannot_be_drawn_again_are_left_as_they_are(
        text: str | None, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(page, "load_pyplot", lambda: None)
    path = tmp_path / "data.json"
    if text is not None:
        path.write_text(text)
    assert main(["report", "--again", "1", "--out", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err
    assert not path.exists() if text is None else path.read_text() == text
