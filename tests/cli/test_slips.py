"""Small mistakes of the command line: each was one, and is answered as it should be."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from generator import __main__ as cli
from generator import files
from generator.files import TOP
from generator.product import selection, toolchain, vendor
from generator.product.manifest import MANIFEST_FIELDS, read_manifest
from generator.request.option_table import Rejected
from generator.request.requests import resolve_configs
from generator.x86.uarch import processors
from generator.x86.uarch.processors import UNKNOWN, find_processor


def status(*words: object) -> int:
    return cli.main([str(word) for word in words])


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    text = capsys.readouterr().err
    assert text.startswith("nsms: ") and text.count("\n") in (1, 2) and "Traceback" not in text
    return text


def run(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a line of the shell, in which $nsms is the program, as if no make had called the
    tests."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(["bash", "-c", command], cwd=TOP, capture_output=True, text=True,
                          timeout=120,
                          env={**inherited, "nsms": f"{sys.executable} -m generator",
                               **environment})


# What is kept.

def test_a_folder_at_the_path_of_a_result_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert [files.read_trusted(tmp_path / name)
            for name in ("folder", "nothing")] == [None] * 2
    files.cache_put(tmp_path / "file", "kept")
    assert files.read_trusted(tmp_path / "file") == "kept"


# Requests and streams.

def test_a_message_of_one_length_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    for name, value in (("mix", "1"), ("schedule", "lanes"), ("lens", "64")):
        assert status("gen", "--hash", "sha256", "--isa", "avx2", "--len", "64", f"--{name}", value,
                      "--dump", "plan") == 2
        assert re.search(rf"\b{name.upper()}\b", complaint(capsys))


@pytest.mark.parametrize("words, message", [
    ("list --isa sha512ni --hash sha256", "Try ISA=avx2."), ("bench --n 77", "N=77"),
    ("gen --hash sha256 --isa x64 --n 8", "Try N=1."),
    ("gen --hash sha256 --isa shani --n 77", "Try N=1.\n"),
    ("gen --hash SHA-256", "Did you mean sha256?"), ("list --isa AVX512", "you mean avx512?"),
    ("gen --n -3", "N=-3 is too small. Try N=1."), ("gen --len 1" + 20 * "0", "Try LEN=1048576."),
    ("gen --lanerot prol", "--lane-rot"),
    ("gen ISA=avx2 N=8", "ISA=avx2 is how make spells it. Try --isa avx2."),
    ("gen --isa avx2 LANE_ROT=shift-or", "Try --lane-rot shift-or."),
    ("gen --isa", "See nsms gen --help."), ("help", "Try nsms --help."),
    ("gen --hash sha256 --isa x64 --hash=sha512", "--hash takes one value"),
    ("list --HASH sha256 --hash sha1", "--hash takes one value"),
    ("bench --hash sha512 --isa avx2 --n 77", "Try N=1, 2, 3, 4 or 8."),
    ("bench --n 5", "has no such kernel. Try `make gen N=5 KIND=blocks`"),
    ("bench --uarch foo", "microarchitecture 'foo'; there is"),
    ("bounds --m 77", "M=77"),
    ("bounds --m 3 --isa avx2", "M=3, which is for"),
    ("bounds --m 6", "Try `make gen M=6`"), ("mutants --n 77", "N=77"),
    ("prove --n 77", "N=77"),
    ("gen --n 7.5", "N=7.5 is not a whole number. Try N=8."),
    ("gen --forms align --isa avx2", "(avx512, avx512vl have align.) Leave FORMS out."),
    ("gen --lane-rot prol --isa x64", "(avx512, avx512vl have prol.) Leave LANE_ROT out."),
    ("gen --flavour linux --syntax both", "SYNTAX=att, not both. Leave SYNTAX out."),
    ("explore --vary ROT,ROT", "VARY=ROT,ROT names ROT twice. Try VARY=ROT."),
    ("explore --product rot,N,ROT", "names ROT twice"),
    ("explore --vary lane-rot,LANE_ROT", "names LANE_ROT twice. Try VARY=LANE_ROT."),
    ("explore --vary ROT,,N", "has an empty element. Try VARY=ROT,N."),
    ("bench --sizes 64,,128", "SIZES=64,,128 has an empty element. Try SIZES=64,128."),
    ("bench --sizes 64,64", "names 64 twice"), ("bench --sizes ,", "Leave it out."),
    ("bench --sizes 0", "SIZES=0 has no sizes to measure"),
    ("prove --object x.o --symbol f --hash sha256 --kind blocks --assume foo=xy",
     "--assume foo=xy is neither"),
    ("prove --object x.o --symbol f --hash sha256 --kind blocks --time-limit 0",
     "TIME-LIMIT=0 is too small. Try TIME-LIMIT=1."),
    ("prove --time-limit 0", "--time-limit means nothing there"),
    ("prove --assume foo", "--assume means nothing there"),
    ("run --isa x64 --n 2 FILE", "Try N=1"),
])
def test_advice_works(words: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*words.split()) == 2
    assert message in complaint(capsys)


@pytest.mark.parametrize("content", [b"# no JSON", b"[1]", b'{"results": []}', b"\xff\xfe"])
def test_measured_names_a_file_that_no_benchmark_wrote(content: bytes, tmp_path: Path,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "README.md"
    file.write_bytes(content)
    assert status("measured", "--uarch", "zen4", str(file)) == 2
    assert complaint(capsys) == (
        f"nsms: {file} is not what `nsms bench --json` prints. Try nsms bench --sizes "
        "64,256,1024,8192 --json > bench.json; nsms measured bench.json\n")


# Microarchitectures: the same names everywhere.

def test_a_microarchitecture_has_every_name_of_its_core(capsys: pytest.CaptureFixture[str]) -> None:
    golden = {resolve_configs({"hash": "sha512", "isa": "avx2", "n": "2", "uarch": name})[0].stem
              for name in ("goldencove", "sapphirerapids", "raptorlake")}
    assert len(golden) == 1 and golden.pop().endswith("_goldencove")
    for name in ("goldencove", "sapphirerapids", "raptorlake"):
        assert status("bounds", "--hash", "sha1", "--isa", "x64", "--n", "1", "--seconds", "0",
                      "--uarch", name) == 0
        assert "Golden Cove" in capsys.readouterr().out
    assert (selection.parse_processors("sapphirerapids,raptorlake,generic")
            == [find_processor("goldencove"), UNKNOWN])


def test_every_command_knows_the_same_microarchitectures(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    listed = {}
    for words in ("gen", f"vendor --lib 1 --dest {tmp_path / 'v'}", "bounds", "bench"):
        assert status(*words.split(), "--uarch", "z80") == 2
        said = complaint(capsys)
        assert "there is no microarchitecture 'z80'; there is " in said
        listed[words] = (set(said.rstrip(".\n").partition("; there is ")[2].split(", "))
                         - {"generic"})
    assert (len(set(map(frozenset, listed.values()))) == 1
            and {"zen4", "goldencove", "goldmont"} <= listed["gen"])
    assert status("gen", "--uarch", "tremont") == 2
    assert "UARCH=tremont: nothing was tuned for goldmont yet; there is generic, " in complaint(
        capsys)
    assert (status("bounds", "--uarch", "tremont") == 2
            and "there is no model of goldmont yet" in complaint(capsys))


# Stack.

@pytest.mark.skipif(toolchain.assembler_command("gas") is None, reason="no assembler for GAS's "
                                                                       "syntax")
def test_the_stack_is_stated_for_each_calling_convention(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("gen", "--hash", "sha256", "--isa", "avx", "--n", "1", "--kind", "blocks", "--out",
             tmp_path)
    assert status(*words, "--json") == 0
    entry = json.loads(capsys.readouterr().out)[0]
    by_convention = entry["stack_bytes_by_convention"]
    assert (by_convention.keys() == {"sysv", "win64"}
            and by_convention["sysv"] < by_convention["win64"] == entry["stack_bytes"])
    assert (f"stack_bytes: {{sysv: {by_convention['sysv']}, win64: {by_convention['win64']}}}"
            in (tmp_path / entry["gas"]).read_text())
    assert status(*words, "--stack", "64") == 2
    assert f"(sysv {by_convention['sysv']:,}, win64 {by_convention['win64']:,})" in complaint(
        capsys)
    manifest = tmp_path / "manifest.json"
    manifest.write_text(manifest.read_text().replace(f'"sysv": {by_convention["sysv"]}',
                                                     f'"sysv": {by_convention["sysv"] - 8}'))
    assert status("prove", "--out", tmp_path) == 1
    assert (f"uses {by_convention['sysv']} bytes of stack, more than the claimed "
            f"{by_convention['sysv'] - 8}" in capsys.readouterr().out)


# Manifests.

def damaged_manifests() -> list[object]:
    (entry, *_) = json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"]
    return [{"a": 1}, [1], "x", [{}], [{**entry, "kind": "blcks"}], [{**entry, "features": 7}],
            *([{name: value for name, value in entry.items() if name != absent_field}]
              for absent_field in MANIFEST_FIELDS)]


@pytest.mark.parametrize("words", ["prove", "verify /dev/null", "mutants --seconds 1", "bench",
                                   "bounds", "fresh",
                                   "gen --hash sha256 --isa x64 --kind rounds --no-prove"])
def test_a_manifest_whose_entries_lack_fields_is_rejected(
        words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kernels in damaged_manifests():
        (tmp_path / "manifest.json").write_text(json.dumps({"schema": 2, "kernels": kernels}))
        assert status(*words.split(), "--out", tmp_path) == 2
        said = complaint(capsys)
        assert f"{tmp_path}/manifest.json" in said
        assert "Move the file away" in said or "Move it away" in said


def test_an_entry_may_lack_the_fields_that_came_later(tmp_path: Path) -> None:
    entry = json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"][0]
    old = {name: entry[name] for name in MANIFEST_FIELDS}
    (tmp_path / "manifest.json").write_text(json.dumps({"schema": 2, "kernels": [old]}))
    # its file is not there
    assert status("bounds", "--seconds", "0", "--out", tmp_path) == 2
    assert read_manifest(tmp_path / "manifest.json") == [old]


# Exit codes.

@pytest.mark.parametrize("words", ["mutants --isa x64 --seconds 1", "prove --isa x64",
                                   "prove generated/gas/sha256_x64_n1.S",
                                   "run README.md",
                                   "tune --hash sha256 --isa x64 --n 1"])
def test_without_an_assembler_a_command_that_needs_one_rejects(
        words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TOP)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    toolchain.assembler_command.cache_clear()
    try:
        assert status(*words.split()) == 2
    finally:
        toolchain.assembler_command.cache_clear()
    assert "nstall gcc" in complaint(capsys)


def test_what_is_missing_for_a_proof_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    words = ("gen", "--hash", "sha1", "--isa", "x64", "--kind", "rounds", "--prefix", "other_")
    for syntax, named in (("both", "gcc and nasm are"), ("nasm", "nasm is"), ("att", "gcc is")):
        toolchain.assembler_command.cache_clear()
        try:
            assert status(*words, "--syntax", syntax, "--out", tmp_path / syntax) == 0
        finally:
            toolchain.assembler_command.cache_clear()
        assert (complaint(capsys) == f"nsms: {named} missing here: 1 of 1 kernels are written "
                                     f"with unproved files.\n")


@pytest.mark.parametrize("words, patched", [
    ("mutants --isa x64 --hash sha1 --seconds 60", "generator.lab.mutation.mutants.try_mutants"),
    ("tune --hash sha1 --isa x64 --n 1 --seconds 60", "generator.lab.tune.search_kernel"),
    ("tune --seconds 60", "generator.lab.tune.search_kernels")])
@pytest.mark.skipif(toolchain.assembler_command("gas") is None, reason="no assembler for GAS's "
                                                                       "syntax")
def test_an_interrupted_search_ends_with_130(words: str, patched: str,
                                             capsys: pytest.CaptureFixture[str],
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(patched, interrupted)
    assert status(*words.split()) == 130
    assert complaint(capsys).count("\n") == 1


# run.

@pytest.mark.skipif(toolchain.assembler_command("gas") is None, reason="no assembler for GAS's "
                                                                       "syntax")
def test_a_file_that_is_proved_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--symbol", "f", "--hash", "sha256", "--kind", "blocks")
    for text, message in (
            ("", "nsms: {}: "), ("g: ret\n.globl g", "{}: no symbol f in code"),
            ('#include "absent.s"\n', "{}:1:")):
        (tmp_path / "mine.S").write_text(text)
        assert status("prove", tmp_path / "mine.S", *words) == 2
        assert message.format(tmp_path / "mine.S") in complaint(capsys)


@pytest.mark.skipif(toolchain.assembler_command("gas") is None, reason="no assembler for GAS's "
                                                                       "syntax")
def test_run_hashes_on_this_processor(tmp_path: Path,
                                      capsys: pytest.CaptureFixture[str]) -> None:
    for size in (0, 1, 119, 120, 100_000):
        (tmp_path / "message").write_bytes(bytes(number % 251 for number in range(size)))
        for words, name in (((), "sha256"), (("--hash", "sha384", "--isa", "x64"), "sha384"),
                            (("--hash", "sha1"), "sha1")):
            assert status("run", *words, tmp_path / "message") == 0
            expected = hashlib.new(name, (tmp_path / "message").read_bytes()).hexdigest()
            assert capsys.readouterr().out == f"{expected}  {tmp_path / 'message'}\n"


def test_run_names_what_the_processor_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cpuinfo").write_text("flags\t\t: fpu sse2 ssse3\n")
    monkeypatch.setattr(processors, "CPUINFO", tmp_path / "cpuinfo")
    assert status("run", "--isa", "avx2", "--n", "1", tmp_path / "cpuinfo") == 2
    assert ("this processor lacks avx" in (said := complaint(capsys))
            and said.endswith("Try --isa x64.\n"))
    if toolchain.assembler_command("gas"):
        assert status("run", tmp_path / "cpuinfo") == 0, "x64 is the ISA that is left"


# vendor.

@pytest.mark.parametrize("position", ["/", "//", "/tmp/..", "generated", "generated/gas",
                                      "generated/../generated"])
def test_vendor_writes_neither_to_the_root_nor_among_what_gen_wrote(
        position: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TOP)
    assert status("vendor", "--dest", position, "--hash", "sha256", "--isa", "x64") == 2
    assert f"DEST={position} is " in complaint(capsys)


def test_vendor_does_not_write_where_another_gen_wrote(tmp_path: Path,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "manifest.json").write_text("{}")
    (tmp_path / "gas").mkdir()
    assert status("vendor", "--dest", tmp_path, "--hash", "sha256", "--isa", "x64") == 2
    assert "where `nsms gen` writes" in complaint(capsys)


def test_several_that_vendor_into_one_folder_all_succeed(tmp_path: Path) -> None:
    words = f"$nsms vendor --dest {tmp_path / 'one'} --hash sha256 --isa shani --n 1"
    done = run(f"{words} & a=$!; {words} & b=$!; {words} & c=$!; wait $a && wait $b && wait $c")
    assert done.returncode == 0, done.stderr
    assert "VENDORED.md" in {path.name for path in (tmp_path / "one").iterdir()}


def test_a_vendor_that_is_refused_leaves_no_folder(tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise Rejected("for the test")

    monkeypatch.setattr(vendor, "write_vendored_files", refused)
    assert status("vendor", "--dest", tmp_path / "a" / "b", "--hash", "sha256", "--isa", "x64") == 2
    assert not (tmp_path / "a").exists()


# make.

def test_make_runs_nothing_that_stands_in_a_value(tmp_path: Path) -> None:
    file = tmp_path / "ran"
    done = run(f"make gen 'ISA=$(shell touch {file})' 'OUT={tmp_path}'")
    assert done.returncode == 2 and "there is no ISA" in done.stderr and not file.exists()


def test_a_python_that_is_not_there_is_one_line() -> None:
    done = run("make list PYTHON=/nonexistent/python")
    ours = [line for line in done.stderr.splitlines() if not line.startswith("make: ***")]
    assert done.returncode == 2 and ours == ["nsms: PYTHON=/nonexistent/python is no program. Try "
                                             "PYTHON=python3"]
