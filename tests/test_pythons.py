"""The code runs on every Python from 3.11 on: no name has two meanings that Python 3.12.1 takes for
one."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from shadows import shadowed_reads

from generator.files import TOP

PLANTED = """
def kernel(entry): ...
def texts(entries):
    names = [kernel for kernel in entries]
    return [kernel(entry) for entry in entries]
"""


def test_no_comprehension_shadows_what_its_function_reads() -> None:
    files = [*(TOP / "generator").rglob("*.py"), *(TOP / "tests").rglob("*.py"),
             *(TOP / ".ci").glob("*.py")]
    matches = [f"{path.relative_to(TOP)}:{line}: {name}" for path in files
               for line, name in shadowed_reads(ast.parse(path.read_text(encoding="utf-8")))]
    assert len(files) > 200 and matches == []


@pytest.mark.parametrize("text, names", [
    (PLANTED, ["kernel"]),
    ("def f(a):\n    return [len for len in a], len(a)\n", ["len"]),
    ("def f(a):\n    return {len: 1 for len in a}, [[len(x) for x in y] for y in a]\n", ["len"]),
    ("x = [len for len in 'ab']\ny = len('ab')\n", ["len"]),
    # a variable of the function itself
    ("def f(a):\n    return [a for a in a]\n", []),
    ("def f(a):\n    return [b for b in a], [b for b in a]\n", []),
    ("def f(a):\n    return [len for len in a]\ndef g(a):\n    return len(a)\n", []),
    ("def f(a):\n    return [len for len in a], lambda: len(a)\n", []),
])
def test_a_planted_shadow_is_found(text: str, names: list[str]) -> None:
    assert [name for _, name in shadowed_reads(ast.parse(text))] == names


@pytest.mark.full
def test_the_smoke_test_of_a_python_sees_what_is_wrong(tmp_path: Path) -> None:
    """.ci/smoke.py with this Python, on a copy of the code in which a rotation is changed, and a
    module is broken."""
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
    assert "gas/sha256_avx2_n8.S is not as in generated/" in wrong.stderr, "the others are right"
    assert "sha1" not in wrong.stderr and "sha512" not in wrong.stderr
    path.write_text(text, encoding="utf-8")
    (copy / "product" / "library.py").write_text("import nothing_of_that_name\n")
    missing = subprocess.run(script, capture_output=True, text=True, env=stored)
    assert missing.returncode == 1 and "nothing_of_that_name" in missing.stderr
