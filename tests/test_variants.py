"""Variants of a cell hash right, by the rows' meanings; and a processor that lacks an ISA hashes with it all the same."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from generator.__main__ import main


@pytest.mark.parametrize("isa, name", [("avx512", "sha256"), ("avx512", "sha384"), ("shani", "sha1"), ("x64", "sha224")])
def test_run_prints_the_digest_of_a_file(isa: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "message"
    file.write_bytes(bytes(range(200)))
    assert main(["run", "--emulate", "--isa", isa, "--hash", name, str(file)]) == 0
    assert capsys.readouterr().out == f"{hashlib.new(name, file.read_bytes()).hexdigest()}  {file}\n"


def test_run_refuses_what_it_cannot_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--isa", "avx2", str(tmp_path)]) == 2
    assert main(["run", "--emulate", "--isa", "shani", "--hash", "sha512", str(tmp_path)]) == 2
    assert "Try" in capsys.readouterr().err
