"""The smoke test of every other Python sees a wrong kernel and a broken module."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from generator.files import TOP


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
