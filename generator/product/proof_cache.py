"""Cached verdicts: each is stored under the hash of the object, the claim and the trusted base, so a changed prover proves anew.

A cached verdict is read only from a file of the user that nobody else can write, under its own key and with its checksum.
"""

import hashlib
import json
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from .. import files
from ..files import PACKAGE, scratch
from ..spec import hashes
from ..x86 import isa


def trusted_files() -> list[Path]:
    """Return the files that determine a verdict: the prover, and everything of this project that it
    imports."""
    folders = [*hashes.__path__, *isa.__path__, str(PACKAGE / "check"), str(PACKAGE / "spec")]
    folder_files = [f for folder in folders for f in Path(folder).rglob("*") if f.is_file() and "__pycache__" not in f.parts]
    single_files = ("product/prove.py", "product/proof_cache.py", "x86/__init__.py", "x86/program.py")
    return sorted([*(PACKAGE / name for name in single_files), *folder_files])


@cache
def trusted_base_hash() -> str:
    """Return the hash of everything that a proof depends on besides the object: these files,
    decoder, ELF reader and Python."""
    digest = hashlib.sha256(json.dumps([version("iced-x86"), version("pyelftools"), sys.version]).encode())
    for path in trusted_files():
        digest.update(f"{path.parent.name}/{path.name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def key_of(*parts: Any, object: bytes = b"") -> str:
    """Return the cache key of these parts, the object and the trusted base."""
    return hashlib.sha256(json.dumps([trusted_base_hash(), *parts]).encode() + b"\0" + object).hexdigest()


def checksum(what: Any) -> str:
    """Return the checksum of a JSON value."""
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


def cache_path(key: str) -> Path:
    """Return the cache file of a key."""
    return scratch() / "proofs" / key[:2] / f"{key}.json"


def cache_get(key: str) -> Any:
    """Return the value under a key.

    Returns None if there is none, if its file may be another user's, or if it is damaged or belongs
    to another key.
    """
    try:
        record = json.loads(files.read_trusted(cache_path(key)) or "{}")
        return record["is"] if record["key"] == key and record["sha256"] == checksum(record["is"]) else None
    except (ValueError, KeyError, TypeError):
        return None


def cache_put(key: str, value: Any) -> None:
    """Store a value under a key; errors are ignored, since the value can be computed again."""
    plain = json.loads(json.dumps(value, default=str))
    files.cache_put(cache_path(key), json.dumps({"key": key, "is": plain, "sha256": checksum(plain)}))
