"""proofs.json: proofs by what they are about (prove.key_of_object), sorted, one line a key. They
count under the trusted base that made them, and under no other.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from .. import files
from ..check.trusted import trusted_digest
from .prove import Proof

NAME = "proofs.json"


@cache
def trusted_base_hash() -> str:
    """Return the digest of the trusted base, with the version of its decoder, iced-x86."""
    return hashlib.sha256(f"{trusted_digest()} {version('iced-x86')}".encode()).hexdigest()


def proofs_text(proofs: Mapping[str, Proof]) -> str:
    """Return the text of proofs.json with the proofs of this trusted base."""
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(proofs[key])}" for key in sorted(proofs))
    return f'{{"trusted": "{trusted_base_hash()}", "proofs": {{\n{lines}\n}}}}\n'


def proofs_count(folder: Path) -> bool:
    """Return whether the proofs in a folder are of this trusted base, or it has none."""
    path = folder / NAME
    return not path.is_file() or json.loads(path.read_bytes())["trusted"] == trusted_base_hash()


def counting_proofs(data: Any) -> dict[str, Proof]:
    """Return the proofs of the contents of a proofs.json; {} if another trusted base made them."""
    is_current = isinstance(data, dict) and data.get("trusted") == trusted_base_hash()
    return data["proofs"] if is_current else {}


def read_proofs(folder: Path) -> dict[str, Proof]:
    """Return the proofs in a folder that count; {} if it has none."""
    path = folder / NAME
    return counting_proofs(json.loads(path.read_bytes())) if path.is_file() else {}


def cache_path() -> Path:
    """Return the file with the proofs of earlier runs under this trusted base."""
    return files.cache_folder() / "proofs" / f"{trusted_base_hash()}.json"


def cached_proofs() -> dict[str, Proof]:
    """Return the proofs of kernels that earlier runs wrote to any folder."""
    return counting_proofs(files.read_trusted(cache_path()))


def cache_proofs(proofs: Mapping[str, Proof]) -> None:
    """Add proofs to those that later runs look up."""
    path = cache_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    with files.lock(path.parent):
        files.write_file(path, proofs_text({**cached_proofs(), **proofs}), 0o600)
