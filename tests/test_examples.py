"""The examples, built by the very lines that the documents show, beside the programs that everybody has."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

import harness
import pytest

TOP = harness.TOP
SOURCE = TOP / "examples" / "sum" / "sum.c"
ONE, ALL = re.findall(r"^ \*   (cc .*)$", SOURCE.read_text(), re.M)


def built(line: str, folder: Path) -> str:
    """The program that a documented line builds, with the output put elsewhere."""
    command = re.sub(r"-o \S+$", f"-Wall -Wextra -Werror -o '{folder}/sum'", line)
    done = subprocess.run(command, shell=True, cwd=TOP, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return str(folder / "sum")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    return built(ALL, tmp_path_factory.mktemp("sum"))


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of 1 GiB."""
    path = tmp_path_factory.mktemp("large") / "file"
    with open(path, "wb") as file:
        for _ in range(16):
            file.write(harness.piece())
    assert path.stat().st_size == 1 << 30
    return path


def said(*command: str, **how: object) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, **how).stdout  # type: ignore


@pytest.mark.parametrize("bits", ["1", "256", "512"])
def test_a_gibibyte_as_a_file_and_on_standard_input(bits: str, program: str, large: Path) -> None:
    if not shutil.which(f"sha{bits}sum"):
        pytest.skip(f"sha{bits}sum is not installed")
    right = said(f"sha{bits}sum", str(large))
    assert said(program, "-a", bits, str(large)) == right
    with open(large) as file:
        assert said(program, "-a", bits, stdin=file) == right.replace(str(large), "-")


@pytest.mark.parametrize("bits", ["1", "256", "512"])
def test_short_messages_and_several_files(bits: str, program: str, tmp_path: Path) -> None:
    names = []
    for length in [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 127, 128, 129, 1000, (1 << 18) - 1, 1 << 18, (1 << 18) + 1]:
        names.append(str(tmp_path / f"of {length}"))
        Path(names[-1]).write_bytes(harness.piece()[:length])
    right = [f"{hashlib.new(f'sha{bits}', Path(name).read_bytes()).hexdigest()}  {name}\n" for name in names]
    assert said(program, "-a", bits, *names) == "".join(right)


def test_a_pipe_that_gives_little_at_a_time(program: str) -> None:
    command = f"(printf a; sleep 0.05; printf bc) | '{program}' -"
    assert said("sh", "-c", command) == f"{hashlib.sha256(b'abc').hexdigest()}  -\n"


def test_a_name_with_a_backslash_and_a_newline_is_escaped_as_sha256sum_does(program: str, tmp_path: Path) -> None:
    name = tmp_path / "a\\b\nc"
    name.write_bytes(b"")
    assert said(program, str(name)) == said("sha256sum", str(name))


def test_the_line_with_one_kernel_is_a_sha256sum(tmp_path: Path) -> None:
    program = built(ONE, tmp_path)
    cpu = Path("/proc/cpuinfo").read_text()
    if "avx2" not in cpu or "bmi2" not in cpu:
        pytest.skip("avx2: this processor has none")
    assert said(program, str(SOURCE)) == said("sha256sum", str(SOURCE))
    done = subprocess.run([program, "-a", "512", str(SOURCE)], capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.startswith("sum: no kernel of SHA-512 was linked in")


def test_what_cannot_be_read_is_told_and_the_rest_is_done(program: str, tmp_path: Path) -> None:
    done = subprocess.run([program, str(tmp_path / "none"), str(tmp_path), str(SOURCE)], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == said("sha256sum", str(SOURCE))
    assert done.stderr.splitlines() == [f"sum: {tmp_path}/none: No such file or directory",
                                        f"sum: {tmp_path}: Is a directory"]


def test_an_unknown_algorithm_is_refused(program: str) -> None:
    done = subprocess.run([program, "-a", "3"], capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr == "usage: sum [-a 1|256|512] [FILE...]\n"


def test_the_readme_shows_the_line_that_works(tmp_path: Path) -> None:
    lines = re.findall(r"^ +(cc .*examples/sum.*)$", (TOP / "README.md").read_text(), re.M)
    assert lines, "the README no longer shows how to vendor in one line"
    for line in lines:
        built(line, tmp_path)
