"""A release: its source archive builds and generates where there is no git, and the smoke test of
every other Python sees a wrong kernel and a broken module. Tables of documents are even."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from itertools import takewhile
from pathlib import Path

import pytest

from generator import __version__
from generator.files import TOP
from generator.output import banner
from generator.product.manifest import committed_entries


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Copy the files that git would put into an archive to a folder without git; return the folder.
    """
    if shutil.which("git") is None or not (TOP / ".git").exists():
        pytest.skip("no git here that tells which files are the project's")
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=TOP,
                           capture_output=True, text=True, check=True)
    for name in [name for name in names.stdout.splitlines() if (TOP / name).is_file()]:
        (tmp_path / "archive" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TOP / name, tmp_path / "archive" / name)
    return tmp_path / "archive"


def run(where: Path, *words: str, path: str = "") -> str:
    done = subprocess.run([sys.executable, *words], cwd=where, capture_output=True, text=True,
                          env={"PATH": "/nonexistent", "HOME": str(where), "PYTHONPATH": path,
                               "PYTHONDONTWRITEBYTECODE": "1"})
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-1500:]
    return done.stdout


@pytest.mark.full
def test_a_source_archive_builds_and_generates_without_git(archive: Path, tmp_path: Path) -> None:
    run(archive, "-c", "import setuptools; setuptools.setup()", "-q", "build", "--build-lib",
        str(tmp_path / "lib"))
    shutil.rmtree(archive)                               # what is installed stands alone
    (tmp_path / "elsewhere").mkdir()
    lib = str(tmp_path / "lib")
    assert run(tmp_path / "elsewhere", "-m", "nsms", "--version",
               path=lib).splitlines()[0].split()[-1] == __version__
    gen = ("-m", "nsms", "gen", "--no-prove", "--hash", "sha256", "--isa", "shani", "--kind",
           "blocks", "--out", "out")
    run(tmp_path / "elsewhere", *gen, path=lib)
    run(tmp_path / "elsewhere", *gen, "--flavour", "linux", path=lib)
    texts = [(folder / "gas" / "sha256_shani_n1.S").read_text()
             for folder in (tmp_path / "elsewhere" / "out", TOP / "generated")]
    assert banner.hash_text(texts[0]) == banner.hash_text(texts[1])
    assert "SYM_TYPED_FUNC_START(sha256_ni_transform)" in (
        tmp_path / "elsewhere/out/att/sha256_shani_n1_linux.S").read_text()
    assert os.listdir(tmp_path / "elsewhere") == ["out"]
    committed = ("-c", "from nsms.product.manifest import committed_entries as e; print(len(e()))")
    assert int(run(tmp_path / "elsewhere", *committed, path=lib)) == len(committed_entries())


@pytest.mark.full
def test_the_smoke_test_of_a_python_sees_what_is_wrong(tmp_path: Path) -> None:
    for name in ("templates", "generated", "LICENSES"):
        (tmp_path / name).symlink_to(TOP / name)
    copy = tmp_path / "generator"
    subprocess.run(["cp", "-r", TOP / "generator", copy], check=True)
    script = [sys.executable, str(TOP / ".ci" / "smoke.py"), str(tmp_path)]
    stored = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    path = copy / "spec" / "hashes" / "sha256.py"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("ror(x, 17)", "ror(x, 16)"), encoding="utf-8")
    wrong = subprocess.run(script, capture_output=True, text=True, env=stored)
    assert path.read_text(encoding="utf-8") != text and wrong.returncode == 1
    # With another specification nothing counts as proved, so the heads of all files say so.
    assert "gas/sha256_avx2_n8.S is not as in generated/" in wrong.stderr
    path.write_text(text, encoding="utf-8")
    (copy / "product" / "library.py").write_text("import nothing_of_that_name\n")
    missing = subprocess.run(script, capture_output=True, text=True, env=stored)
    assert missing.returncode == 1 and "nothing_of_that_name" in missing.stderr


def uneven_tables(text: str) -> list[str]:
    """Lines of Markdown tables that have another number of cells than their rule."""
    uneven, lines = list[str](), text.splitlines()
    for number, rule in enumerate(lines):
        if re.fullmatch(r"\|(:?-+:?\|)+", rule):
            rows = [lines[number - 1], *takewhile(lambda line: line[:1] == "|", lines[number + 1:])]
            uneven += [row for row in rows if re.sub("`[^`]*`", "", row).count("|")
                       != rule.count("|")]
    return uneven


@pytest.mark.parametrize("path", sorted(TOP.glob("docs/**/*.md")) + sorted(TOP.glob("*.md")),
                         ids=lambda path: path.name)
def test_each_row_of_a_table_has_the_cells_that_its_rule_has(path: Path) -> None:
    assert not uneven_tables(path.read_text())


def test_a_row_with_a_cell_too_many_is_found() -> None:
    assert uneven_tables("| a | b |\n|---|---|\n| `|` | 1 |\n| 1 | 2 | 3 |") == ["| 1 | 2 | 3 |"]
