"""Compare two folders of generated files by instructions without NOPs, and by constants.

    python tests/support/compare_code.py OLD NEW    # each with a folder gas/

Exit 1 if a file that both have differs."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("NSMS_TEST_OBJECTS", tempfile.gettempdir())

from assemblers import assemble_text, instruction_lines  # noqa: E402

from generator.check.objects import load  # noqa: E402


def contents(path: Path) -> list[str]:
    """Lines of a .S file's functions, and of the bytes of its constants."""
    image = load(assemble_text("gcc", path.read_text()))
    code = [line for symbol in sorted(image.exported)
            if (section := image.section_at(image.symbols[symbol])) and section.executable
            for line in (f"{symbol}:", *instruction_lines(image, symbol))]
    return code + [f"constant {section.data[i:i + 4].hex()}" for section in image.sections
                   if not section.executable for i in range(0, len(section.data), 4)]


def differences(old: Path, new: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield each file name in both folders, and lines in one version alone, "" if there are none.
    """
    for path in sorted((old / "gas").glob("*.S")):
        if (other := new / "gas" / path.name).exists():
            yield path.name, [line for line in unified_diff(contents(path), contents(other), n=0)
                              if not line.startswith(("---", "+++", "@@"))]


if __name__ == "__main__":
    different = 0
    for name, lines in differences(*map(Path, sys.argv[1:])):
        different += bool(lines)
        print(name, f"differs in {len(lines)} lines: {lines[:6]}" if lines else "equal")
    sys.exit(different > 0)
