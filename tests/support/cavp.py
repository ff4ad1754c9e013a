"""NIST's CAVP vectors of hash functions, from the package cryptography_vectors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest


def vectors(name: str, kind: str) -> list[dict[str, str]]:
    """Return the records of the CAVP file for the hash `name` whose name ends with `kind`, such as
    ShortMsg."""
    package = pytest.importorskip("cryptography_vectors",
                                  reason="NIST's vectors, cryptography_vectors, are not installed "
                                         "(make test-all)")
    file = name.upper().replace("-", "_") + kind + ".rsp"
    path = Path(package.__file__).parent / "hashes" / ("SHA1" if name == "sha1" else "SHA2") / file
    return list(records(path.read_text()))


def records(text: str) -> Iterator[dict[str, str]]:
    for paragraph in re.split(r"\n\s*\n", text.replace("\r", "")):
        result = dict(re.findall(r"^(\w+) *= *(\w+)", paragraph, re.MULTILINE))
        if result.keys() & {"MD", "Seed"}:
            yield result
