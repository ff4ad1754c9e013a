"""Spellings on which other programs rely stay: kept_spellings.json lists options, commands, keys of
the manifest and of --json, functions of the C API, and environment variables."""

import json
from pathlib import Path

from spellings import spellings

STORED: dict[str, list[str]] = json.loads(
    (Path(__file__).parent / "kept_spellings.json").read_text())


def missing(before: dict[str, list[str]], now: dict[str, list[str]]) -> list[str]:
    return [f"{kind}: {name}" for kind, names in before.items() for name in names
            if name not in now.get(kind, ())]


def test_no_spelling_that_others_rely_on_is_gone() -> None:
    assert missing(STORED, spellings()) == []


def test_a_spelling_that_is_gone_is_found() -> None:
    for kind, names in STORED.items():
        assert missing(STORED, {**STORED, kind: names[1:]}) == [f"{kind}: {names[0]}"]
