"""Bounds-checked access to the bytes of a file, for all readers of objects. Output: numbers and
names, or ObjectError, because files may be damaged or hostile.
"""

import struct
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

LARGEST = 1 << 30  # bytes of a file
LONGEST = 1 << 14  # bytes of a name


class ObjectError(ValueError):
    """File that cannot be read or checked. The message gives the reason in one line."""


def require(condition: object, reason: str) -> None:
    """Raise ObjectError unless a condition holds."""
    if not condition:
        raise ObjectError(reason)


@contextmanager
def errors_of_file(name: str) -> Iterator[None]:
    """Convert every exception of the block to an ObjectError that begins with the file's `name`."""
    try:
        yield
    except Exception as problem:
        # another exception is damage that no check found
        reason = (str(problem) if isinstance(problem, ObjectError) else
                  f"{name} is damaged ({type(problem).__name__}: {str(problem)[:80]!r})")
        raise ObjectError(reason if reason.startswith(name) else f"{name}: {reason}") from None


class Bytes:
    """Bytes of a file. Access beyond their end raises ObjectError."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def unpack(self, format: str, offset: int, what: str) -> tuple[Any, ...]:
        """Return the fields of the structure `what` at an offset; `format`: of module struct."""
        return next(self.table(format, offset, 1, what))

    def table(self, format: str, offset: int, count: int, what: str) -> Iterator[tuple[Any, ...]]:
        """Return the fields of each of `count` consecutive structures, as `unpack` does."""
        size = struct.calcsize(format) * count
        return struct.iter_unpack(format, self.cut(offset, size, what) if count else b"")

    def cut(self, offset: int, size: int, what: str) -> bytes:
        """Return `size` bytes at an offset; `what` names them in the message of an ObjectError."""
        require(0 <= offset <= offset + size <= len(self.data),
                f"it is truncated: {what} would lie beyond its end")
        return self.data[offset:offset + size]

    def contents(self, section: Any) -> bytes:
        """Return the bytes of a section. `section`: header with the fields name, offset, size."""
        return self.cut(section.offset, section.size, f"section {section.name}")

    def check_parts(self, parts: Iterable[tuple[int, int]]) -> None:
        """Raise ObjectError unless each byte lies in one of the parts (offset, size), or in a gap
        of zeros.
        """
        end = 0
        for offset, size in sorted(part for part in parts if part[1]):
            require(offset >= end and not self.cut(end, offset - end, "a part").strip(b"\0"),
                    f"its parts overlap, or bytes before {offset:#x} are in none")
            self.cut(offset, size, "a part")
            end = offset + size
        require(not self.data[end:].strip(b"\0"), f"its bytes from {end:#x} on are in no part")

    def name_at(self, offset: int, what: str) -> str:
        """Return the zero-terminated name `what` at an offset, decoded by `printable`. Raise
        ObjectError if it has more than LONGEST bytes or no end.
        """
        end = self.data.find(b"\0", offset, offset + LONGEST + 1)
        require(end >= 0, f"{what} has more than {LONGEST} bytes or would lie beyond its end")
        return printable(self.data[offset:end])


def printable(name: bytes) -> str:
    """Return a name from a file as text, with escapes for bytes that are no UTF-8 and for
    characters that cannot be printed.
    """
    text = name.decode("utf-8", "backslashreplace")
    return text if text.isprintable() else ascii(text)[1:-1]
