"""`nsms doctor` describes the machine, and finds an assembler that makes other bytes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from generator.cli.dispatch import main
from generator.product import toolchain


def facts(capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    assert main(["doctor", "--json"]) == 0
    result: dict[str, str] = json.loads(capsys.readouterr().out)
    return result


def test_it_tells_the_kernels_of_every_family_and_ten_lines_suffice(
        capsys: pytest.CaptureFixture[str]) -> None:
    assert {"processor", "features", "assembler for gas"} <= facts(capsys).keys()
    assert main(["doctor"]) == 0
    assert len(capsys.readouterr().out.splitlines()) <= 10


@pytest.mark.parametrize("option, is_proved", [("-O0", True),
                                               ("-Wa,-mlfence-after-load=yes", False)])
def test_an_assembler_with_other_bytes_is_found(option: str, is_proved: bool, tmp_path: Path,
                                                monkeypatch: pytest.MonkeyPatch,
                                                capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cc").write_text(f'#!/bin/sh\nexec {shutil.which("gcc")} {option} "$@"\n')
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    for function in (toolchain.assembler_command, toolchain.assembler_version):
        function.cache_clear()
    try:
        fact = facts(capsys)["assembler for gas"]
    finally:
        for function in (toolchain.assembler_command, toolchain.assembler_version):
            function.cache_clear()
    assert fact.endswith("makes the proved bytes") == is_proved
