"""The script that compares two folders of generated files."""

from __future__ import annotations

from pathlib import Path

import compare_code
import pytest

from generator.files import TOP

NAME = "sha256_x64_n1.S"


@pytest.mark.parametrize(("old", "new", "word"), [("ret\n", "nop\n        ret\n", ""),
                                                  (" ror ", " rol ", "rol"),
                                                  ("0x428a2f98", "0x428a2f99", "992f8a42"),
                                                  ("(K) + 28]", "(K) + 24]", "constant 24")])
def test_what_differs_is_listed(old: str, new: str, word: str, tmp_path: Path) -> None:
    text = (TOP / "generated/gas" / NAME).read_text()
    assert old in text
    for name, contents in (("old", text), ("new", text.replace(old, new))):
        (tmp_path / name / "gas").mkdir(parents=True)
        (tmp_path / name / "gas" / NAME).write_text(contents)
    ((name, lines),) = compare_code.differences(tmp_path / "old", tmp_path / "new")
    assert name == NAME and bool(lines) == bool(word) and word in " ".join(lines)
