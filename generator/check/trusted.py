"""Trusted base: the files whose errors could make a false claim pass. docs/SOUNDNESS.md prints this
list. The key of a cached verdict contains its digest, and `nsms --version` prints it. A test proves
a kernel with every other file of the package unreadable."""

import hashlib
from pathlib import Path

from ..spec import hashes
from ..x86 import isa

PACKAGE = Path(__file__).resolve().parent.parent
# patterns of paths in the package: the prover; the specification; the ISA rows; the reuse of
# proofs of equal code. What decides which bytes and which claim a proof is about is not among them,
# because a statement names both
TRUSTED = ("__init__.py", "check/*.py", "check/*.toml", "spec/*.py", "spec/hashes/*.py",
           "x86/__init__.py", "x86/convention.py", "x86/isa/*.py", "product/prove.py",
           "product/proofs.py")
# match a pattern and are not trusted: what the first returns, a certificate, is checked; the second
# is loaded where a proof has been refused already; the third describes contracts to their users
NOT_TRUSTED = ("check/infer.py", "check/explain.py", "spec/descriptions.py")
# files of the list that can only refuse, because they test what the proof has accepted
SECOND_OPINION = ("check/concrete.py", "check/integer_functions.py", "check/opinion.py",
                  "spec/samples.py")


def trusted_files() -> list[Path]:
    """Return the files of the trusted base. A caller may have added folders outside of this package
    to the `__path__` of spec.hashes or x86.isa; their modules belong to it too."""
    added = [folder for package in (hashes, isa) for folder in map(Path, package.__path__)
             if PACKAGE not in folder.parents]
    return [*sorted(path for pattern in TRUSTED for path in PACKAGE.glob(pattern)
                    if path.relative_to(PACKAGE).as_posix() not in NOT_TRUSTED),
            *sorted(path for folder in added for path in folder.glob("*.py"))]


def trusted_digest() -> str:
    """Return the SHA-256 hash, in hexadecimal, of the names and contents of the trusted files."""
    digest = hashlib.sha256()
    for path in trusted_files():
        name = path.relative_to(PACKAGE) if PACKAGE in path.parents else Path(path.name)
        digest.update(f"{name.as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()
