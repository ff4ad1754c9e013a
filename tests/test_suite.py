"""The two parts of the tests: none is lost, and a run tells how far it is and what it was."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from generator.files import TOP

TESTS = """
import os
import time
import pytest
LEFT = "LEFT" in os.environ
def test_passes():
    time.sleep(1)
@pytest.mark.full
def test_of_the_rest(): pass
@pytest.mark.few(2)
@pytest.mark.parametrize("case", range(4))
def test_of_few(case): assert case in (0, 2) or LEFT
@pytest.mark.parametrize("tool", ["a", "b"])
def test_is_skipped(tool): pytest.skip("no such tool")
@pytest.mark.skipif(True, reason="not here")
def test_is_skipped_too(): pass
"""


def ran(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    text = (TOP / "tests" / "conftest.py").read_text()
    (folder / "conftest.py").write_text(text.replace("SECONDS = 15 ", "SECONDS = 0.2 "))
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n full\n few\n")
    (folder / "test_some.py").write_text(TESTS)
    return subprocess.run([sys.executable, "-m", "pytest", *words], cwd=folder, capture_output=True,
                          text=True,
                          env={**os.environ, "PYTEST_ADDOPTS": "", **environment})


def test_a_run_prints_its_progress_and_ends_with_a_summary(tmp_path: Path) -> None:
    for words in ([], ["-n", "1"]):
        done = ran(tmp_path, *words, "-m", "not full")
        assert done.returncode == 0, done.stdout
        line = r"^tests: 0 of 6 after \d+ s: 0 passed, 0 failed, 0 skipped$"
        assert re.search(line, done.stderr, re.M), done.stderr
        summary = [line for line in done.stdout.partition("= summary =")[2].splitlines() if line]
        assert summary[1:3] == ["skipped 2: no such tool", "skipped 1: not here"]
        assert re.fullmatch(r"3 tests passed, 0 failed, 3 were skipped, in \d+ s\.", summary[3])
        assert (summary[4].endswith("left to make test-all.")
                and " 3 passed, 3 skipped" in summary[5])


def test_a_failure_is_counted(tmp_path: Path) -> None:
    (tmp_path / "test_wrong.py").write_text("def test_fails(): assert 0\ndef test_breaks(none): "
                                            "pass\n")
    done = ran(tmp_path, "-m", "full or not full", LEFT="1")
    assert done.returncode == 1 and "\n6 tests passed, 2 failed, 3 were skipped, in " in done.stdout
    assert "make test-all" not in done.stdout and "FAILED test_wrong.py::test_fails" in done.stdout


def test_of_few_cases_the_others_are_left(tmp_path: Path) -> None:
    done = ran(tmp_path, "-m", "full", LEFT="1")
    assert "\n3 tests passed, 0 failed, 0 were" in done.stdout, done.stdout
    assert ran(tmp_path, "-m", "full").stdout.count("FAILED test_some.py::test_of_few[") == 2


def test_the_two_parts_are_all_tests() -> None:
    text = (TOP / "Makefile").read_text()
    parts = re.findall(r'\$\(TESTS\) -m ("not full"|full)',
                       text.partition("\ntest-all:")[2].partition("\n\n")[0])
    assert parts == ['"not full"', "full"]
    assert re.search(r'^test: set-up-test\n\t@\$\(TESTS\) -m "not full"$', text, re.M)


def test_a_run_keeps_byte_code_whatever_the_environment_says() -> None:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    for target in ("test", "test-all"):
        done = subprocess.run(["make", "-n", target], cwd=TOP, capture_output=True, text=True,
                              env=environment)
        assert re.search(r"PYTHONDONTWRITEBYTECODE= .* -m pytest", done.stdout), done.stdout


def test_the_first_part_runs_every_committed_kernel_in_both_syntaxes() -> None:
    import test_kernels as kernels
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "not full",
               "tests/test_kernels.py"]
    selected = set(subprocess.run(command, cwd=TOP, capture_output=True, text=True).stdout.split())
    wanted = {f"tests/test_kernels.py::test_kernel[{k['symbol']}-{kernels.COMPILER}-{syntax}]"
              for k in kernels.KERNELS for syntax in ("gas", "nasm")}
    assert len(wanted) > 100 and wanted <= selected


def test_a_machine_without_gcc_is_told_so_at_once(tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    done = ran(tmp_path, PATH=str(tools))
    assert done.returncode == 2 and "no gcc is on the PATH" in done.stdout + done.stderr
    (tools / "gcc").write_text("#!/bin/sh\necho clang version 19.1.7\n")
    (tools / "gcc").chmod(0o755)
    done = ran(tmp_path, PATH=str(tools))
    assert done.returncode == 2 and "gcc is clang" in done.stdout + done.stderr
