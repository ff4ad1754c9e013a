"""examples/sum/sums.c: many files at once, beside sha1sum to sha512sum: the same output, the same
errors, the same checks."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from generator.files import TOP

SOURCE = TOP / "examples" / "sum" / "sums.c"
BITS = ["1", "224", "256", "384", "512"]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    (line,) = re.findall(r"^ \*   (cc .*)$", SOURCE.read_text(), re.M)
    target = tmp_path_factory.mktemp("sums") / "sums"
    command = line.replace("-o sums", f"-Wall -Wextra -Werror -o '{target}'")
    done = subprocess.run(command, shell=True, cwd=TOP, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return str(target)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write small, large and empty files, and files whose names are escaped; return the folder."""
    folder, draw = tmp_path_factory.mktemp("files"), random.Random(1)
    for i in range(1300):
        (folder / f"{i:04}").write_bytes(
            draw.randbytes(draw.choice((0, 1, 55, 64, 119, 128, draw.randrange(9000)))))
    for i, size in enumerate(((1 << 18) - 1, 1 << 18, (1 << 18) + 1, 3_000_000, 5_000_001)):
        (folder / f"large {i}").write_bytes(draw.randbytes(1000) * (size // 1000)
                                            + bytes(size % 1000))
    (folder / "a\\b\nc\rd").write_bytes(b"x")
    return folder


def compare_with_coreutils(program: str, bits: str, folder: Path, *words: str,
                           stdin: str = "") -> str:
    """Check that output, errors and status are those of coreutils, and return the output."""
    if not shutil.which(f"sha{bits}sum"):
        pytest.skip(f"sha{bits}sum is not installed")
    matches = []
    for command in ([f"sha{bits}sum"], [program, "-a", bits]):
        done = subprocess.run([*command, *words], cwd=folder, capture_output=True, text=True,
                              input=stdin)
        matches.append((done.returncode, done.stdout,
                        re.sub(r"^\S*sums?: ", "", done.stderr, flags=re.M)))
    assert matches[0] == matches[1]
    return matches[0][1]


@pytest.mark.few(2)
@pytest.mark.parametrize("bits", BITS)
def test_many_files_have_the_output_of_coreutils_in_its_order(bits: str, program: str,
                                                              files: Path) -> None:
    names = sorted(path.name for path in files.iterdir())
    assert len(compare_with_coreutils(program, bits, files, *names[::-1], "none", ".", names[0],
                                      stdin="").splitlines()) == len(names) + 1
    assert compare_with_coreutils(program, bits, files, "-", names[3],
                                  stdin="abc\n").endswith(f"  {names[3]}\n")


@pytest.mark.few(2)
@pytest.mark.parametrize("bits", BITS)
def test_a_list_is_checked_as_coreutils_checks_it(bits: str, program: str, files: Path,
                                                  tmp_path: Path) -> None:
    names = sorted(path.name for path in files.iterdir())
    lines = compare_with_coreutils(program, bits, files, *names).splitlines(keepends=True)
    wrong = re.sub(r"^(\\?)(..)", lambda m: m[1] + ("00" if m[2] != "00" else "11"), lines[5])
    starred = lines[6].replace("  ", " *", 1)
    absent = lines[7].replace("0007\n", "none\n")
    (tmp_path / "list").write_text("".join([*lines, wrong, wrong, starred, "# no line\n",
                                            "zz  file\n", absent]))
    said = compare_with_coreutils(program, bits, files, "-c", str(tmp_path / "list"))
    assert said.count(": OK\n") == len(names) + 1 and said.count(": FAILED\n") == 2
    assert "none: FAILED open or read" in said
    compare_with_coreutils(program, bits, files, "-c", stdin=lines[0])
    compare_with_coreutils(program, bits, files, "-c", "none", "0001")


def test_what_makes_no_sense_is_refused(program: str) -> None:
    done = subprocess.run([program, "-a", "3"], capture_output=True, text=True)
    assert (done.returncode == 2 and done.stderr == "usage: sums [-a 1|224|256|384|512] [-c] "
                                                    "[FILE...]\n")
