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
from generator.product import prove


def status(*words: object) -> int:
    return cli.main([str(word) for word in words])


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    text = capsys.readouterr().err
    assert text.startswith("nsms: ") and text.count("\n") in (1, 2) and "Traceback" not in text
    return text


def run(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A line of the shell, in which $nsms is the program."""
    return subprocess.run(["bash", "-c", command], cwd=TOP, capture_output=True, text=True, timeout=120,
                          env={**os.environ, "nsms": f"{sys.executable} -m generator", **environment})


# Temporary files.

def test_a_folder_for_temporary_files_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "missing", tmp_path / "file", Path("/proc")):       # where not even root can write
        done = run("$nsms list --isa x64", TMPDIR=str(place))
        assert done.returncode == 2 and f"TMPDIR={place}" in done.stderr and done.stdout == ""


@pytest.mark.skipif(prove.tool("gas") is None, reason="no assembler for GAS's syntax")
def test_a_full_folder_for_temporary_files_is_no_failed_proof(tmp_path: Path) -> None:
    (tmp_path / "f.S").write_text(".globl f\nf: ret\n.fill 300000\n")
    words = f"$nsms prove {tmp_path / 'f.S'} --symbol f --hash sha256 --kind blocks"
    done = run(f"ulimit -f 64; {words}", TMPDIR=str(tmp_path))
    assert done.returncode == 2 and str(tmp_path) in done.stderr and "proved" not in done.stderr + done.stdout


def test_a_compiler_that_writes_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cc").write_text("#!/bin/sh\nexit 0\n")
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setattr(prove, "tool", lambda syntax, format="elf64": (str(tmp_path / "cc"), "-c"))
    monkeypatch.setattr(prove, "assembler", lambda syntax, format="elf64": ("gas", "1"))
    with pytest.raises(prove.NotAssembled, match="writes no object"):
        prove.assemble("nop\n", "gas")


# What is kept.

def test_a_damaged_result_is_made_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(prove, "scratch", lambda: tmp_path)
    key = prove.key_of("for the test")
    prove.keep(key, {"proved": False, "place": (1, 2)})
    path = prove.kept(key)
    assert prove.recall(key) == {"proved": False, "place": [1, 2]}
    text = path.read_text()
    for damaged in (text.replace("false", "true"), text[:-2], "", json.dumps({"key": key, "is": 1})):
        assert damaged != text
        files.write(path, damaged, 0o600)
        assert prove.recall(key) is None
    files.write(path, text, 0o600)
    assert prove.recall(key) is not None


def test_what_is_no_file_in_the_place_of_a_result_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo", 0o600)
    (tmp_path / "device").symlink_to("/dev/zero")
    (tmp_path / "folder").mkdir()
    assert [files.known(tmp_path / name) for name in ("fifo", "device", "folder", "nothing")] == [None] * 4
    files.keep(tmp_path / "file", "kept")
    assert files.known(tmp_path / "file") == "kept"
