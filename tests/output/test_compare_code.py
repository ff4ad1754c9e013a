"""The script that compares two folders of generated files."""

from __future__ import annotations

import shutil
from pathlib import Path

import compare_code
import pytest

from generator.files import TOP

STEM = "sha256_x64_n1"
pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")


@pytest.mark.parametrize(("old", "new", "verdict"), [("ret\n", "nop\n        ret\n", "equal"),
                                                     (" ror ", " rol ", "instructions"),
                                                     ("0x428a2f98", "0x428a2f99", "differ"),
                                                     ("(K) + 28]", "(K) + 24]", "references")])
def test_what_differs_is_listed(old: str, new: str, verdict: str, tmp_path: Path) -> None:
    text = (TOP / "generated/gas" / f"{STEM}.S").read_text()
    assert old in text
    for name, contents in (("old", text), ("new", text.replace(old, new))):
        (tmp_path / name / "gas").mkdir(parents=True)
        (tmp_path / name / "gas" / f"{STEM}.S").write_text(contents)
    changes, _ = compare_code.compare(tmp_path / "old", tmp_path / "new")
    texts = [text for texts in changes.values() for text in texts]
    assert bool(texts) == (verdict != "equal") and all(verdict in t for t in texts), texts
