"""The report is one page that needs nothing else, says what each figure is, and is refused in a
line where it cannot be made."""

from __future__ import annotations

import base64
import ctypes
import html
import json
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest

from generator.__main__ import main, nsms
from generator.files import TOP
from generator.lab.measure import bench, crossover, sampler
from generator.lab.measure.bench import MAX_REPEATS
from generator.lab.report import (
    absent,
    answer,
    charts,
    figure7,
    gather,
    page,
    plotting,
    processors,
    rotations,
)
from generator.product.toolchain import assembler_command
from generator.request.parse import Rejected
from generator.x86.uarch.processors import missing_features

needs_compiler = pytest.mark.skipif(assembler_command("gas") is None
                                    or missing_features(["avx2"]) != [],
                                    reason="this needs a C compiler, and a processor with AVX2")


def figures(middle: float) -> dict[str, Any]:
    return {"cycles_per_byte": middle, "quartiles": [middle * 0.99, middle, middle * 1.02],
            "samples": 50, "dropped": 0.5}


def crossover_results() -> list[dict[str, Any]]:
    """Return made-up results for 1, 2, 4 and 8 messages: pairs are best from two on, eight lanes
    from four on."""
    lanes, pairs = "nsms_sha256_multi_avx512_m8", "nsms_sha256_multi_shani_m2"
    ways = {"many": (2, 1.6, 1.2, 0.6), "one by one": (2, 2, 2, 2), pairs: (0, 1.6, 1.6, 1.6),
            lanes: (0, 2.4, 1.2, 0.6)}
    return [{"hash": "sha256", "mode": f"{n} of 8192", "size": n * 8192, "name": name, "ours": True,
             "right": True,
             **figures(value)} for name, line in ways.items()
            for n, value in zip((1, 2, 4, 8), line) if value]


def sample_report() -> dict[str, Any]:
    """Return made-up data of a report with every section."""
    output = {"machine": "a cpu (zen3)", "date": "2026-11-21T12:00:00+00:00",
              "command": "nsms report --seconds 1"}
    names = ["nsms_sha256_blocks_avx2_n8", "nsms_sha256_blocks_shani_n1", "openssl-avx2",
             "openssl-shani"]
    sizes = (64, 1024, 8192)

    def bench(mode: str) -> dict[str, Any]:
        return {**output,
                "results": [{"hash": "sha256", "mode": mode, "size": size, "name": name,
                             "ours": name.startswith("nsms"),
                             "right": True, "bytes_per_second": 1e9 / (k + 2),
                             **figures(k + 2 + 64 / size)}
                            for size in sizes for k, name in enumerate(names)]}

    counts = [{"name": name, "isa": isa, "n": n, "is": "counted", "instructions": count,
               "proved": True}
              for name, isa, n, count in (("8 serial", "x64", 1, 26744),
                                          ("8 serial", "bmi2", 1, 22472),
                                          ("2 of 4-SMS", "avx", 4, 18536),
                                          ("one 8-SMS", "avx2", 8, 15216))]
    config = {"hash": "sha256", "isa": "avx2", "n": 8}
    row = {"symbol": names[0], "kind": "blocks", **config, "uarch": "zen3", "bound": 5.6,
           "by": "units", "what": "alu on 4 ports",
           "units": 5.6, "dispatch": 5.2, "latency": 5.0, "text": 4.0, "unknown": [],
           "estimated": 6.8, "estimate": "llvm-mca 19",
           "measured": 7.0, "quartiles": [6.9, 7.0, 7.1], "is": "counted", "gap": 0.25,
           "cause": "the order",
           "instructions_per_byte": 29.7}
    variants = [{"variant": f"sha256_avx2_n8{rot}", **config, "choices": {"rot": "rorx"},
                 "size": 8192, "date": output["date"],
                 "measured": figures(7.0 + k)} for k, rot in enumerate(("", "_shrd", "_ror"))]
    def raced(hash: str, name: str, size: int, cycles: float,
              ratios: dict[str, list[float]]) -> dict[str, Any]:
        return {"hash": hash, "mode": "independent", "size": size, "name": name,
                "ours": name.startswith("nsms"), "right": True,
                **figures(cycles), "ratios": ratios}

    front = {**output, "cycles": "cycles by a chain", "peers": [
        {"name": "openssl", "path": "/lib/libcrypto.so.3", "version": "OpenSSL 3.0.19",
         "flags": "compiler: gcc -O2"}],
             "results": [
        raced("sha256", names[0], 8192, 7.0,
              {"openssl-avx2": [0.94, 0.95, 0.96], "nettle": [1.1, 1.1, 1.1]}),
        raced("sha256", names[1], 8192, 2.0,
              {"openssl-shani": [0.99, 1.0, 1.01], "nettle": [1.3, 1.3, 1.3]}),
        *(raced("sha256", name, 8192, cycles, {})
          for name, cycles in (("openssl-avx2", 6.6), ("openssl-shani", 2.01),
                               ("nettle", 2.6), ("ipsec-mb-x16", 1.0))),
        raced("sha512", "nsms_sha512_blocks_avx2_n4", 8192, 4.4, {})]}
    processor = {"cpu": "a cpu", "family": "1", "model": "2", "microcode": "3"}
    column = {**processor, "uarch": "zen3", "date": "2026-11-21", "command": "c", "best": [
        {"hash": "sha256", "kernel": "sha256_shani_n1", "cycles_per_byte": 2.0,
         "peer": "openssl-shani", "ratio": 1.0}]}
    return {"schema": 2, "version": "0.1.0", **output, "uarch": "zen3", "front": front,
            "figure3_sha512": bench("independent"),
            "processors": {**output, "machines": [column, {**column, "uarch": "zen9"}]},
            "processor": processor,
            "surroundings": {"system": "Debian", "kernel": "6.1.0", "compiler": "gcc 12",
                             "governor": "performance"},
            "skipped": ["nothing: for the test"],
            "published": json.loads(gather.PUBLISHED_PATH.read_text()),
            "figure3": bench("independent"),
            "figure4": bench("speed"),
            "figure5": {"sha256": counts, "sha512": counts},
            "figure6": {**output, "tables": [{"isa": isa, "rows": [
                {"size": size, "without": 12.0 * size, "with": 9.0 * size,
                 "gain": [1.32, 1.33, 1.34]} for size in sizes]}
                                             for isa in ("shani", "bmi2")]},
            "figure7": {**output, "figures": {"SHA-256, nsms avx2 n=8": figures(7.0),
                                              "BLAKE3, PyPI": figures(1.2)},
                        "skipped": ["the SHA-3 finalists: cargo is not installed"]},
            "explore": {"rows": variants, "command": "nsms explore", "date": output["date"]},
            "crossover": {**output, "results": crossover_results()},
            "short": {**output, "results": [
                {"hash": "sha256", "size": size, "name": "nsms", "cycles": 140.0,
                 "quartiles": [139.0, 140.0, 141.0],
                 "ratios": {"openssl": [0.9, ratio, 1.5]}}
                for size, ratio in ((0, 1.3), (55, 0.97), (512, 1.0))]},
            "bounds": {**output, "uarch": "zen3", "sources": {"llvm": "LLVM"}, "rows": [row]},
            "estimates": [row],
            "timing_only": {"name": "SHA-512 by SHA512-NI, timing only", "is": "estimated",
                            **figures(1.5), "replaced": 72,
                            "premises": {"vsha512rnds2": "vpaddq"}, "skipped": None},
            "rotations": {"ror": {way: figures(1.0) for way in ("alone", "beside", "among")},
                          "shrd": {way: {**figures(2.0), "cycles_per_byte": None}
                                   for way in ("alone", "beside", "among")}},
            "emulated": [{"isa": "avx512", "hash": "sha256", "is": "emulated", "right": True,
                          "lacks": "avx512f"}],
            "proofs": [{"symbol": name, "kind": "blocks", **config, "isa": name.split("_")[3],
                        "proved": True,
                        "features": ["avx2"],
                        "instructions": 3000, "bytes": 12000, "stack_bytes": 900,
                        "command": "make gen HASH=sha256 N=8"}
                       for name in names[:2]]}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the page of made-up data and return its folder."""
    pytest.importorskip("matplotlib", reason="matplotlib is not installed (make set-up-report)")
    out = tmp_path_factory.mktemp("report")
    page.write_page(sample_report(), out)
    return out


# The page.

def test_the_page_has_every_picture_and_needs_nothing_else(written: Path) -> None:
    text = (written / "index.html").read_text()
    assert {p.name for p in written.iterdir()} == {"index.html", "data.json", "processor.json", *(
        f"{p.name}.{end}" for p in page.CHARTS for end in ("png", "svg"))}
    loaded = [src for src in re.findall(r'(?:src|href)="([^"]{,30})|url\(|@import|<script|<link',
                                        text) if src[:1] != "#"]
    assert (len(loaded) == len(page.CHARTS) + 1
            and loaded[0].startswith("data:application/json;base64,"))
    assert all(src.startswith("data:image/svg+xml;base64,") for src in loaded[1:])
    assert ('name="viewport"' in text and "What is missing" in text
            and "cargo is not installed" in text)


def test_the_page_answers_first(written: Path) -> None:
    text = re.sub(r"<[^>]*>", "",
                  (written / "index.html").read_text().partition("<h1>")[2]).replace("\n", " ")
    first = text[:text.index("The machine")]
    assert ("SHA-256: no gain: stay with OpenSSL; nsms_sha256_blocks_shani_n1 runs at 2.000 cycles "
            "a byte at 8 KB, 1.000 times as fast as OpenSSL") in first
    assert "SHA-1: no conclusive figure" in first
    assert "SHA-512: use nsms_sha512_blocks_avx2_n4, 4.400 cycles a byte at 8 KB. " in first
    assert ("SHA-256, 8192 bytes: nsms_sha256_blocks_avx2_n8 runs at 0.950 of the speed of "
            "openssl-avx2; bound 5.60 by alu on 4 ports" in first)
    assert ("8 messages of 8 KB at once (nsms_H_many): SHA-256 0.60 cycles a byte, 3.3 times as "
            "fast as one by one." in first)
    assert ("Messages of 0 to 512 bytes (nsms_H), speed relative to Init/Update/Final of OpenSSL: "
            "SHA-256 0.97 to 1.30." in first)
    output = text[:text.index("Every figure says")]
    for words in ("Debian, Linux 6.1.0, gcc 12", "governor: performance", "/lib/libcrypto.so.3",
                  "compiler: gcc -O2"):
        assert words in output, words


def test_a_loss_is_a_peer_of_the_same_kind_that_is_clearly_faster() -> None:
    data = sample_report()
    assert [(row["kernel"], row["peer"])
            for row in answer.find_losses(data)] == [("nsms_sha256_blocks_avx2_n8", "openssl-avx2")]
    peers = {row["peer"] for row in answer.compare_with_peers(data)}
    assert peers == {"openssl-avx2", "openssl-shani", "nettle"}, ("a library that hashes many at "
                                                                  "once is another thing")
    lines = answer.summary_lines(data)
    assert lines[3].startswith("8 messages of 8 KB at once")
    assert (lines[4] == "A peer is faster in 1 of 3 comparisons:"
            and "0.950 of the speed of openssl-avx2" in lines[5] and len(lines) == 6)
    data["front"]["results"][0]["ratios"]["openssl-avx2"] = [0.94, 0.95, 1.01]
    assert answer.find_losses(data) == [], "quartiles that hold 1 are a tie"
    del data["front"]
    assert ([row["kernel"] for row in answer.best_kernels(data)] == [None] * 3
            and "0 of 0" in answer.summary_lines(data)[4])
    del data["crossover"]
    assert answer.multi_message_line(data) == ""
    assert "0 of 0" in answer.summary_lines(data)[
        3], "a report without measurements compares nothing"


def test_the_chart_of_crossovers_names_the_length_that_it_draws() -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed (make set-up-report)")
    results = crossover_results()
    results += [{**row, "mode": row["mode"].replace("8192", "16384"), "cycles_per_byte": None}
                for row in results]
    figure = charts.draw_crossover({"results": results}, [])
    assert figure and figure.axes[0].get_xlabel() == "messages of 8,192 bytes"


def test_crossovers_follow_from_the_cycles_of_all_candidates() -> None:
    lines = crossover.cycles_by_workload(crossover_results())["sha256", 8192]
    names = [(count, crossover.short_name(name))
             for count, name in crossover.find_crossovers(lines)]
    assert names == [(1, "one by one"), (2, "shani_m2"),
                     (4, "avx512_m8")] and crossover.greatest_default_loss(lines) == (0.0, 8)
    lines["many"][4] = 1.8
    worst = crossover.greatest_default_loss(lines)
    assert (worst and worst[1] == 4
            and abs(worst[0] - 0.5) < 1e-9), "a library that chooses badly is not told"
    lines["nsms_sha256_multi_shani_m2"] |= {3: 2.2, 5: 1.9}
    assert ([count for count, _ in crossover.find_crossovers(lines)]
            == [1, 2, 4]), "an idle lane is no cross-over"
    assert (crossover.greatest_default_loss({"many": {1: 2.0}}) is None
            and crossover.find_crossovers({"many": {1: 2.0}}) == [])



def test_every_picture_has_its_numbers_its_anchor_and_its_data(written: Path) -> None:
    text = html.unescape((written / "index.html").read_text())
    for name, title, _, table, _ in page.CHARTS:
        assert (f'<h2 id="{name}"><a href="#{name}">{title}' in text
                and f'<li><a href="#{name}">{title}' in text)
        head, *rows = table(sample_report()[name])
        assert rows and all(len(row) == len(head) for row in rows)
    assert text.count("<summary class=\"small\">The numbers</summary>") == len(page.CHARTS)
    assert all(f'id="{name}"' in text for name in re.findall(r'href="#([^"]*)"', text))
    packed = re.search(r'download="nsms-report.json" href="data:application/json;base64,([^"]*)"',
                       text)
    assert packed and json.loads(base64.b64decode(packed[1])) == sample_report()
    assert "prefers-color-scheme: dark" in text


def test_committed_processors_have_every_field(tmp_path: Path) -> None:
    for machine in processors.read_processors():
        assert (machine["best"] and machine["microcode"] and machine["date"]
                and machine["command"].startswith(("make", "nsms")))
        assert all(1 < b["cycles_per_byte"] < 20 and (b["ratio"] is None or 0.5 < b["ratio"] < 3)
                   for b in machine["best"])
    path = tmp_path / "other.json"
    for text, said in (("", "holds no processors"),
                       ('{"schema": 7, "machines": []}', "schema 7, this version reads schema 1"),
                       ('{"schema": 1, "machines": [{"cpu": "x"}]}', "lacks parts")):
        path.write_text(text)
        with pytest.raises(Rejected, match=said):
            processors.read_processors(path)
    result = processors.report_column(sample_report())
    assert result and [(b["kernel"], b["ratio"]) for b in result["best"]] == [
        ("sha256_shani_n1", 1.0), ("sha256_avx2_n8", 0.95), ("sha512_avx2_n4", None)]
    path.write_text(processors.column_file_text(result))
    assert processors.read_columns(path) == [result]


def test_stored_orders_give_a_column_for_processors_without_measurements() -> None:
    (column,) = (c for c in processors.tuned_columns([]) if c["uarch"] == "zen3")
    assert ((column["cpu"], column["family"], column["model"]) == ("AMD EPYC", "25", "1")
            and column["date"] and column["command"])
    assert {b["hash"] for b in column["best"]} == {"sha1", "sha256", "sha512"}
    assert all(1 < b["cycles_per_byte"] < 20 for b in column["best"])
    assert all(c["uarch"] != "zen3" for c in processors.tuned_columns([{"uarch": "zen3"}]))


def test_every_picture_says_machine_date_command_and_spread(written: Path) -> None:
    text = (written / "index.html").read_text()
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", text, re.S)
    assert len(captions) == len(page.CHARTS)
    for caption in captions:
        assert ("2026-11-21" in caption and "nsms " in caption
                and ("counted" in caption or "measured" in caption))
        assert "a cpu (zen3)" in caption or "the same on every machine" in caption
    assert sum("quartiles" in caption for caption in captions) >= 4


def test_a_label_takes_no_other_word_for_the_number_of_blocks() -> None:
    assert (plotting.candidate_label("nsms_sha256_blocks_avx512_n16_align_nested") == "nsms avx512 "
                                                                                      "n=16 align "
                                                                                      "nested")
    assert plotting.candidate_label("openssl-avx2") == "OpenSSL avx2"
    assert (plotting.candidate_label("openssl3.5-shani") == "OpenSSL 3.5 shani"
            and plotting.candidate_label("nettle") == "nettle")


def test_built_peers_stand_in_the_pictures_and_their_legends_fit(written: Path) -> None:
    data = json.loads((written / "data.json").read_text())
    long_name = "nsms_sha256_blocks_avx512_n16_ror_lane_shld_lanes_shuffle_mux_zen4"
    for section, draw in (("figure3", charts.draw_figure3), ("figure4", charts.draw_figure4)):
        for name in ("aws-lc-avx2", "openssl3.5-shani", "libgcrypt", long_name):
            data[section]["results"] += [{**r, "name": name, "ours": name == long_name}
                                         for r in data[section]["results"]
                                         if r["name"] == "openssl-avx2"]
        figure = draw(data[section], data["published"][section])
        figure.draw_without_rendering()
        (legend,) = figure.legends
        labels = {text.get_text() for text in legend.get_texts()}
        assert ({"OpenSSL avx2", "OpenSSL 3.5 shani", "AWS-LC avx2"} < labels and "libgcrypt"
                not in labels)
        box = legend.get_window_extent()
        assert 0 <= box.x0 and box.x1 <= figure.bbox.x1, "the legend is cut off"


def test_the_pictures_are_wide_enough_to_read(written: Path) -> None:
    for path in written.glob("*.png"):
        width, height = struct.unpack(">II", path.read_bytes()[16:24])
        assert 600 <= width <= 2400 and 300 <= height <= 3000, path.name


def test_a_section_that_is_missing_is_named(tmp_path: Path,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed (make set-up-report)")
    # the others are not
    drawn = [p for p in charts.CHARTS if p.name in ("figure5", "figure6")]
    monkeypatch.setattr(charts, "CHARTS", drawn)
    data = {name: section for name, section in sample_report().items()
            if name not in ("figure6", "estimates", "timing_only")}
    data["skipped"] = ["figure6: this machine cannot measure"]
    assert tmp_path / "figure6.png" not in page.write_page(data, tmp_path)
    text = (tmp_path / "index.html").read_text()
    assert ("(figure 4): the timings are inconclusive"
            in text), "measured, but no figure of it can be told"
    assert ("skipped: figure6: this machine cannot measure" in text and "no picture: A "
                                                                        "pre-expanded last block"
            in text)


def test_what_stood_there_stays_if_drawing_fails(tmp_path: Path,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed (make set-up-report)")
    (tmp_path / "index.html").write_text("the old one")
    monkeypatch.setattr(charts, "CHARTS", ())
    broken = sample_report()
    broken["proofs"] = [{"symbol": "nothing else"}]
    with pytest.raises(Exception, match="has no attribute"):
        page.write_page(broken, tmp_path)
    assert ([p.name for p in tmp_path.iterdir()] == ["index.html"]
            and (tmp_path / "index.html").read_text() == "the old one")


LOOK = """<script>
addEventListener("load", () => parent.postMessage({
    over: document.documentElement.scrollWidth - innerWidth, wide: innerWidth,
    broken: [...document.images].filter(i => !i.complete || !i.naturalWidth).length,
    images: document.images.length }, "*"));
</script>"""
PHONE = (
    """<!doctype html><title>-</title><iframe width=390
height=800 style="border:0" src="seen.html"></iframe>
<script>addEventListener("message", e => document.title = JSON.stringify(e.data));</script>""")


def phone_properties(text: str, path: Path) -> dict[str, Any]:
    """Return properties of a page in a browser 390 pixels wide; skip the test if there is no
    Chromium."""
    browser = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if browser is None:
        pytest.skip("chromium is not installed")
    (path / "seen.html").write_text(text.replace("</body>", f"{LOOK}</body>"), encoding="utf-8")
    (path / "phone.html").write_text(PHONE, encoding="utf-8")
    words = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--allow-file-access-from-files",
             "--enable-logging=stderr", f"--user-data-dir={path / 'profile'}",
             "--virtual-time-budget=8000", "--dump-dom",
             (path / "phone.html").as_uri()]
    try:
        done = subprocess.run(words, check=False, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        pytest.skip("chromium does not run here: it says nothing for two minutes")
    output = re.search(r"<title>(\{.*?\})</title>", done.stdout)
    if output is None:
        pytest.skip(f"chromium does not run here: "
                    f"{(done.stderr.strip().splitlines() or ['it says nothing'])[-1][:120]}")
    return {**json.loads(output[1]),
            "errors": [line for line in done.stderr.splitlines() if "CONSOLE" in line]}


def test_a_browser_shows_the_page_on_a_phone(written: Path, tmp_path: Path) -> None:
    seen = phone_properties((written / "index.html").read_text(), tmp_path)
    assert seen["over"] <= 0, "one must scroll sideways"
    assert {**seen, "over": 0} == {"over": 0, "wide": 390, "broken": 0, "images": len(page.CHARTS),
                                   "errors": []}


def test_a_browser_finds_what_is_too_wide_and_what_does_not_load(tmp_path: Path) -> None:
    text = ('<!doctype html><body><div style="width:900px">wide</div><img '
            'src="data:image/png;base64,AAAA"></body>')
    seen = phone_properties(text + "<script>nothing.at.all</script>", tmp_path)
    assert seen["over"] > 400 and seen["broken"] == 1 and len(seen["errors"]) == 1


# Data without pictures.

def test_every_published_figure_has_its_source() -> None:
    def unsourced(data: dict[str, Any]) -> list[str]:
        return [p["name"] for name, points in data.items() if name not in ("schema", "sources")
                for p in points
                if p.get("source") not in data["sources"]]

    data = json.loads(gather.PUBLISHED_PATH.read_text())
    assert unsourced(data) == [] and {"figure3", "figure5", "figure6", "figure7"} <= set(data)
    data["figure7"].append({"name": "hearsay", "cycles_per_byte": 1})
    assert unsourced(data) == ["hearsay"]


@needs_compiler
def test_the_papers_figure_5_is_counted_on_any_machine() -> None:
    rows = absent.count_instructions("sha512")
    assert [row["name"] for row in rows] == ["4 serial", "4 serial", "2 of 2-SMS", "one 4-SMS"]
    counts = [row["instructions"] for row in rows]
    assert (counts == sorted(counts, reverse=True) and all(row["proved"] for row in rows)
            and 5000 < counts[-1] < counts[0] < 30000)


def test_the_timing_only_build_replaces_every_instruction_that_is_missing() -> None:
    text = ("    .byte 0xc4, 0xe2, 0x77, 0xcb, 0xc2  // vsha512rnds2 ymm0, ymm1, xmm2 (bytes)\n    "
            "vpaddq ymm1, ymm1, ymm2\n    .byte 0xc4  // vsha512msg1 ymm3, xmm4 (bytes)\n")
    substituted, replaced = absent.substitute_instructions(text)
    assert replaced == 2 and ".byte" not in substituted
    assert "vpxor ymm0, ymm0, ymm2" in substituted and "vpaddq ymm3, ymm3, ymm4" in substituted
    assert absent.substitute_instructions("    vpaddq ymm1, ymm1, ymm2\n")[1] == 0
    rest, _ = absent.substitute_instructions("    .byte 0xc4  // vsha1024 ymm3, xmm4 (bytes)\n")
    assert ".byte" in rest, "what has no stand-in stays, and is not timed for something else"


@needs_compiler
def test_the_timing_only_build_is_built_and_timed_and_stands_nowhere_else(
        monkeypatch: pytest.MonkeyPatch) -> None:
    result = absent.estimate_sha512ni(0.01)
    assert (result["replaced"] > 60 and result["is"] == "estimated"
            and set(result["premises"]) == set(absent.STAND_INS))
    assert result["cycles_per_byte"] is None or 0.5 < result["cycles_per_byte"] < 10
    assert not list((TOP / "generated").rglob("*timing_only*"))
    monkeypatch.setattr(absent, "substitute_instructions", lambda text: (text, 0))
    assert "no estimate" in absent.estimate_sha512ni(0.01)["skipped"]


@needs_compiler
def test_a_rotation_is_timed_in_every_spelling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "MAX_REPEATS", 1)
    result = rotations.measure_rotations(0.02)
    assert set(result) >= {"ror", "shrd", "shld", "shift"}
    for ways in result.values():
        assert set(ways) == {"alone", "beside", "among"}
        assert all(f["cycles_per_byte"] is None or 0.2 < f["cycles_per_byte"] < 30
                   for f in ways.values())


@needs_compiler
def test_figure_7_names_what_is_not_there_and_times_the_rest(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figure7, "build_finalists",
                        lambda position: (None, "the SHA-3 finalists: cargo is not installed"))
    monkeypatch.setattr(figure7, "EVP",
                        {"SHA512": "SHA-512, OpenSSL", "NOSUCH": "a hash that is not there"})
    monkeypatch.setattr(bench, "MAX_REPEATS", 1)
    kernels = [k for k in json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"]
               if k["symbol"] == "nsms_sha512_blocks_avx2_n4"]
    result = figure7.measure_figure7(TOP / "generated", kernels, 0.01, tmp_path)
    assert ("SHA-512, nsms avx2 n=4" in result["figures"] and "the SHA-3 finalists: cargo is not "
                                                              "installed" in result["skipped"])
    assert (any(line.startswith("a hash that is not there") for line in result["skipped"])
            and MAX_REPEATS > 1)


def test_the_finalists_are_built_or_it_is_said_why_not(tmp_path: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert figure7.build_finalists(tmp_path) == (None,
                                                 "the SHA-3 finalists: cargo is not installed")
    (tmp_path / "cargo").write_text(f"#!{sys.executable}\nimport sys\nsys.exit('error: no "
                                    f"network')\n")
    (tmp_path / "cargo").chmod(0o755)
    library, why = figure7.build_finalists(tmp_path)
    assert library is None and why.endswith("cargo cannot build bench/finalists: error: no network")


@needs_compiler
def test_a_finalist_that_computes_something_else_gets_no_figure(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    digests = ({symbol: empty for symbol, (_, empty) in figure7.FINALISTS.items()}
               | {"jh256": "00" * 32})

    def writer(digest: str) -> Any:
        return sampler.HASH_FUNCTION(lambda out, data,
                                     size: ctypes.memmove(out, bytes.fromhex(digest),
                                                          len(digest) // 2) and None)

    library = {symbol: writer(digest) for symbol, digest in digests.items()}
    monkeypatch.setattr(figure7, "build_finalists", lambda position: (library, ""))
    monkeypatch.setattr(figure7, "EVP", {})
    monkeypatch.setattr(bench, "MAX_REPEATS", 1)
    result = figure7.measure_figure7(tmp_path, [], 0.01, tmp_path)
    assert ("JH-256: a wrong digest, so it is not timed" in result["skipped"] and "JH-256, Rust"
            not in result["figures"])
    assert "Skein-512, Rust" in result["figures"]


def test_a_section_that_cannot_be_had_is_left_out_and_named(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:

    def refused(*_: object, **__: object) -> Any:
        raise Rejected("not on this machine")

    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr(gather, "PAPER_KERNELS", (("sha256", "x64", 1),))
    for name in ("run_bench_command", "collect_bounds", "bound_rows", "read_explored_results"):
        monkeypatch.setattr(gather, name, refused)
    monkeypatch.setattr(gather.figure7, "measure_figure7", refused)
    monkeypatch.setattr(gather.absent, "estimate_sha512ni", refused)
    monkeypatch.setattr(gather, "measure_rotations", refused)
    monkeypatch.setattr(gather.absent, "emulate_missing_isas", lambda: [])
    monkeypatch.setattr(gather.absent, "count_instructions", lambda hash: [])
    monkeypatch.setattr(gather, "measure_figure6", lambda seconds: {"tables": []})
    data = gather.gather_report(tmp_path, 0.01)
    assert {line.partition(":")[0] for line in data["skipped"]} == {
        "front", "figure3", "figure3_sha512", "figure4", "figure7", "crossover", "short", "explore",
        "bounds", "estimates",
        "timing_only", "rotations"}
    assert data["proofs"] and data["figure6"] == {"tables": []} and data["published"]["sources"]
    json.dumps(data)


# The documents.

def command_error(line: str) -> str:
    """Return the reason why a line of a document is no valid command; "" if it is one."""
    _, name, *words = re.split(r" {3,}", line.strip())[0].split()
    try:
        nsms.commands[name].make_parser(click.Context(nsms.commands[name])).parse_args(words)
    except (KeyError, click.ClickException) as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", ["measuring", "bounds"])
def test_the_commands_that_a_document_names_exist(name: str) -> None:
    lines = re.findall(r"^ {4}nsms .*$", (TOP / "docs" / f"{name}.md").read_text(), re.M)
    assert len(lines) >= 3 and [line for line in lines if command_error(line)] == []
    assert command_error("    nsms bounds --colour red") and command_error("    nsms paint")


# Bad input.

def test_without_matplotlib_one_line_says_how_to_get_it(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["report", "--out", str(tmp_path / "out")]) == 2
    err = capsys.readouterr().err
    assert ("`make report` installs it" in err and len(err.splitlines()) == 1
            and not (tmp_path / "out").exists())


def test_without_a_compiler_or_a_time_stamp_counter_one_line(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(page, "load_pyplot", lambda: None)
    words = ["report", "--out", str(tmp_path)]
    with monkeypatch.context() as bare:
        bare.setenv("PATH", str(tmp_path))
        bare.setenv("CC", "")
        assert main(words) == 2
    assert "report needs a C compiler" in capsys.readouterr().err
    (tmp_path / "cpuinfo").write_text("vendor_id\t: GenuineIntel\ncpu family\t: 4\nmodel\t: "
                                      "1\nflags\t\t: fpu\n")
    monkeypatch.setattr("generator.x86.uarch.processors.CPUINFO", tmp_path / "cpuinfo")
    assert main(words) == 2
    assert "time stamp counter" in capsys.readouterr().err


@pytest.mark.parametrize("text, said", [
    ("", "cannot be read"), ("[]", "cannot be read"),
    ('{"schema": 1}', "schema 1, this version reads schema 2"),
    (None, "no "), ('{"schema": 2}', "lacks")])
def test_data_that_cannot_be_drawn_again_are_left_as_they_are(
        text: str | None, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(page, "load_pyplot", lambda: None)
    path = tmp_path / "data.json"
    if text is not None:
        path.write_text(text)
    assert main(["report", "--again", "1", "--out", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert said in err and len(err.splitlines()) <= 2
    assert not path.exists() if text is None else path.read_text() == text


@pytest.mark.parametrize("words, said", [("--seconds soon", "SECONDS=soon"),
                                         ("--seconds 0", "SECONDS=0"), ("--again 2", "AGAIN"),
                                         ("--out=", "OUT= names no folder")])
def test_requests_that_make_no_sense(words: str, said: str,
                                     capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", *words.split()]) == 2
    assert said in capsys.readouterr().err


def test_explored_results_of_other_processors_are_left_out(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gather, "EXPLORATION_FOLDER", tmp_path)
    monkeypatch.setattr(gather.host, "microarchitecture_name", lambda: "zen3")
    for machine in ("zen3-1", "zen4-2"):
        row = {"machine": machine, "variant": "v", "hash": "sha256", "isa": "x64", "n": 1,
               "choices": {}, "size": 64, "date": machine, "counted": {}, "command": machine,
               "measured": {"cycles_per_byte": 1.0}}
        (tmp_path / f"{machine}.json").write_text(json.dumps(
            {"schema": 1, "machines": {machine: {}}, "results": [row]}))
    data = gather.read_explored_results()
    assert len(data["rows"]) == 1 and (data["command"], data["date"]) == ("zen3-1", "zen3-1")


def test_every_section_of_the_page_is_collected(tmp_path: Path,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    """With workers that give nothing: what a section is made of must be there when it is made."""
    options: list[str] = []
    for name in ("run_bench_command", "measure_speed", "measure_figure6",
                 "read_explored_results", "collect_bounds", "bound_rows", "measure_rotations"):
        monkeypatch.setattr(gather, name, lambda *args, **more: {})
    for name in ("count_instructions", "estimate_sha512ni", "emulate_missing_isas"):
        monkeypatch.setattr(gather.absent, name, lambda *args: {})
    monkeypatch.setattr(gather.figure7, "measure_figure7", lambda *args: {})
    monkeypatch.setattr(gather, "fastest_kernels", lambda data: [])
    monkeypatch.setattr(gather, "generate", lambda *args, scope: None)
    monkeypatch.setattr(gather, "read_manifest", lambda path: [])
    monkeypatch.setattr(gather.processors, "report_column", lambda data: None)
    monkeypatch.setattr(gather.host, "show_progress", options.append)
    data = gather.gather_report(tmp_path, 0.1)
    assert (not data["skipped"] and {*filter(None, options)} - {"kernels"} <= data.keys()
            and "estimates" in data)
