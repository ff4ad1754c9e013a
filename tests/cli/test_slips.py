"""Small mistakes of the command line: each was one, and is answered as it should be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from generator import __main__ as cli
from generator import files
from generator.files import TOP
from generator.product import proof_cache, prove, toolchain, vendor
from generator.request.parse import Refused


def status(*words: object) -> int:
    return cli.main([str(word) for word in words])


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    text = capsys.readouterr().err
    assert text.startswith("nsms: ") and text.count("\n") in (1, 2) and "Traceback" not in text
    return text


def run(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a line of the shell, in which $nsms is the program, as if no make had called the tests."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(["bash", "-c", command], cwd=TOP, capture_output=True, text=True, timeout=120,
                          env={**inherited, "nsms": f"{sys.executable} -m generator", **environment})


# Temporary files.

def test_a_folder_for_temporary_files_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "missing", tmp_path / "file", Path("/proc")):       # where not even root can write
        done = run("$nsms list --isa x64", TMPDIR=str(place))
        assert done.returncode == 2 and f"TMPDIR={place}" in done.stderr and done.stdout == ""


@pytest.mark.skipif(toolchain.tool("gas") is None, reason="no assembler for GAS's syntax")
def test_a_full_folder_for_temporary_files_is_no_failed_proof(tmp_path: Path) -> None:
    (tmp_path / "f.S").write_text(".globl f\nf: ret\n.fill 300000\n")
    words = f"$nsms prove {tmp_path / 'f.S'} --symbol f --hash sha256 --kind blocks"
    done = run(f"ulimit -f 64; {words}", TMPDIR=str(tmp_path))
    assert done.returncode == 2 and str(tmp_path) in done.stderr and "proved" not in done.stderr + done.stdout


def test_a_compiler_that_writes_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cc").write_text("#!/bin/sh\nexit 0\n")
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setattr(toolchain, "tool", lambda syntax, format="elf64": (str(tmp_path / "cc"), "-c"))
    monkeypatch.setattr(toolchain, "assembler", lambda syntax, format="elf64": ("gas", "1"))
    with pytest.raises(prove.NotAssembled, match="writes no object"):
        toolchain.assemble("nop\n", "gas")


# What is kept.

def test_a_damaged_result_is_made_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(proof_cache, "scratch", lambda: tmp_path)
    key = proof_cache.key_of("for the test")
    proof_cache.cache_put(key, {"proved": False, "place": (1, 2)})
    path = proof_cache.cache_path(key)
    assert proof_cache.cache_get(key) == {"proved": False, "place": [1, 2]}
    text = path.read_text()
    for damaged in (text.replace("false", "true"), text[:-2], "", json.dumps({"key": key, "is": 1})):
        assert damaged != text
        files.write(path, damaged, 0o600)
        assert proof_cache.cache_get(key) is None
    files.write(path, text, 0o600)
    assert proof_cache.cache_get(key) is not None


def test_what_is_no_file_in_the_place_of_a_result_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo", 0o600)
    (tmp_path / "device").symlink_to("/dev/zero")
    (tmp_path / "folder").mkdir()
    assert [files.read_trusted(tmp_path / name) for name in ("fifo", "device", "folder", "nothing")] == [None] * 4
    files.cache_put(tmp_path / "file", "kept")
    assert files.read_trusted(tmp_path / "file") == "kept"


# Requests and streams.

def test_a_message_of_one_length_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    for name, value in (("m", "8"), ("mix", "1"), ("schedule", "lanes"), ("lens", "64")):
        assert status("gen", "--hash", "sha256", "--isa", "avx2", "--len", "64", f"--{name}", value, "--dump", "plan") == 2
        assert f"so {name.upper()} means nothing there" in complaint(capsys)


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_closed_output_is_no_mistake_of_ours(closed: str) -> None:
    for words, right in (("list --isa x64", 0), ("list --isa mmx", 2), ("gen --isa mmx", 2)):
        done = run(f"$nsms {words} {closed}")
        assert done.returncode == right and "mistake" not in done.stderr


# vendor.

@pytest.mark.parametrize("place", ["/", "//", "/tmp/..", "generated", "generated/gas", "generated/../generated"])
def test_vendor_writes_neither_to_the_root_nor_among_what_gen_wrote(
        place: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TOP)
    assert status("vendor", "--dest", place, "--hash", "sha256", "--isa", "x64") == 2
    assert f"DEST={place} is " in complaint(capsys)


def test_vendor_does_not_write_where_another_gen_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "manifest.json").write_text("{}")
    (tmp_path / "gas").mkdir()
    assert status("vendor", "--dest", tmp_path, "--hash", "sha256", "--isa", "x64") == 2
    assert "where `nsms gen` writes" in complaint(capsys)


def test_several_that_vendor_into_one_folder_all_succeed(tmp_path: Path) -> None:
    words = f"$nsms vendor --dest {tmp_path / 'one'} --hash sha256 --isa shani --n 1"
    done = run(f"{words} & a=$!; {words} & b=$!; {words} & c=$!; wait $a && wait $b && wait $c")
    assert done.returncode == 0, done.stderr
    assert "VENDORED.md" in {path.name for path in (tmp_path / "one").iterdir()}


def test_a_vendor_that_is_refused_leaves_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise Refused("for the test")

    monkeypatch.setattr(vendor, "copy_files", refused)
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
    assert done.returncode == 2 and ours == ["nsms: PYTHON=/nonexistent/python is no program. Try PYTHON=python3"]
