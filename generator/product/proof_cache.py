"""Cache of results that depend on the trusted base. A value is read only from a file of the user
that nobody else can write, which must contain the value's key and checksum.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from .. import files
from ..files import cache_folder
from .proofs import trusted_base_hash


def checksum(value: Any) -> str:
    """Return the SHA-256 of a value as JSON text with sorted keys, in hexadecimal."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def key_of(*parts: Any, object: bytes = b"") -> str:
    """Return the cache key of a value that depends on `parts` (JSON values), on the bytes of an
    object and on the trusted base."""
    return hashlib.sha256(json.dumps([trusted_base_hash(), *parts]).encode() + b"\0"
                          + object).hexdigest()


def cache_path(key: str) -> Path:
    """Return the cache file of a key."""
    return cache_folder() / "results" / key[:2] / f"{key}.json"


def cache_get(key: str) -> Any:
    """Return the cached value of a key; None if there is none. A cache file is ignored if another
    user may have written it, if it is damaged, or if it contains another key."""
    record = files.read_trusted(cache_path(key))
    try:
        return (record["is"] if record["key"] == key and record["sha256"] == checksum(record["is"])
                else None)
    except (KeyError, TypeError):
        return None


def cache_put(key: str, value: Any) -> None:
    """Store a value under a key in the cache. Parts of the value that JSON lacks become text.
    Errors of the file system are ignored, because the value can be computed again."""
    plain = json.loads(json.dumps(value, default=str))
    files.cache_put(cache_path(key), {"key": key, "is": plain, "sha256": checksum(plain)})
