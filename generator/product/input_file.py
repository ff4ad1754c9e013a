"""Files that a user names: their bytes, and their paths in messages. Input: a path. Output: bytes,
or ObjectError if the file cannot be read. Only Python's standard library is imported: this module
is part of the single file with which users check their programs.
"""

import stat
from pathlib import Path

from ..check.contents import LARGEST, ObjectError


def printable_path(path: str | Path) -> str:
    """A path for messages, quoted with escapes if a character cannot be printed."""
    return str(path) if str(path).isprintable() else ascii(str(path))


def read_file(path: str | Path) -> bytes:
    """Raise ObjectError for a file that is not regular, cannot be read, or exceeds LARGEST
    bytes."""
    try:
        if not stat.S_ISREG(Path(path).stat().st_mode):
            raise ValueError("it is not a regular file")
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise ObjectError(f"cannot read {printable_path(path)}: {reason}") from None
    if len(data) > LARGEST:
        raise ObjectError(f"{printable_path(path)} has more than {LARGEST} bytes")
    return data
