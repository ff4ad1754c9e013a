"""Archives of objects. Input: an archive and a symbol. Output: the member that defines the symbol,
as a linker takes it. Refused are two such members, an unreadable member that contains the symbol's
name, and an index that leads to another. A verdict names the object's hash, not the archive's.
"""

import struct
from collections.abc import Iterator
from functools import lru_cache

from ..check.contents import LARGEST, Bytes, ObjectError, errors_of_file, printable
from ..check.objects import load

ARCHIVE = b"!<arch>\n"  # magic number of an archive


def object_with(data: bytes, symbol: str, name: str = "the object") -> tuple[str, bytes]:
    """(name, contents) of `data` or, if it is an archive, of the member that defines a symbol.
    Raise ObjectError without one."""
    if not data.startswith(ARCHIVE) or len(data) > LARGEST:
        return name, data
    with errors_of_file(name):
        member, contents = find_member(data, symbol)
        return f"{name}({member})", contents


def members(data: bytes) -> Iterator[tuple[int, str, bytes]]:
    """Yield (position of the header, name, contents) of each member, symbol tables included, the
    table of long names "//" not. A damaged long name is not detected."""
    position, names, file = len(ARCHIVE), b"", Bytes(data)
    while position < len(data):
        header = file.cut(position, 60, "a member's header")
        digits = header[48:58].strip()
        if header[58:] != b"`\n" or not digits.isdigit():
            raise ObjectError(f"the member at byte {position} has no header")
        size = int(digits)
        contents = file.cut(position + 60, size, "a member")
        name = header[:16].rstrip(b" ")
        if name == b"//":
            names = contents.replace(b"\0", b"\n") + b"\n"  # either ends a name
        else:
            # long names of BSD and macOS
            if name.startswith(b"#1/") and name[3:].isdigit():
                length = int(name[3:])
                name, contents = contents[:length].rstrip(b"\0"), contents[length:]
            elif name[:1] == b"/" and name[1:].isdigit():
                start = int(name[1:])
                name = names[start:names.find(b"\n", start)].removesuffix(b"/")
            elif name not in (b"/", b"/SYM64/"):
                name = name.removesuffix(b"/")
            yield position, printable(name), contents
        position += 60 + size + size % 2


def read_archive_index(contents: bytes, format: str) -> dict[str, int]:
    """symbol -> position of its first member. `format`: of numbers, as in the module struct."""
    file, size = Bytes(contents), struct.calcsize(format)
    count, = file.unpack(format, 0, "the index")
    offsets = file.table(format, size, count, "the index")
    names = contents[size + size * count:].split(b"\0", count)[:-1]
    if len(names) < count:
        raise ObjectError("it is truncated: the index would lie beyond its end")
    positions: dict[str, int] = {}
    for (offset,), name in zip(offsets, names):
        positions.setdefault(printable(name), offset)
    return positions


@lru_cache(maxsize=4)
def find_member(data: bytes, symbol: str) -> tuple[str, bytes]:
    """A member that defines the symbol as local counts only if none exports it."""
    index_positions: dict[str, int] | None = None
    exporting: list[tuple[int, str, bytes]] = []
    not_exporting: list[tuple[int, str, bytes]] = []
    wanted = symbol.encode("utf-8", "surrogateescape")
    for position, name, contents in members(data):
        if name in ("/", "/SYM64/"):
            if index_positions is None:
                index_positions = read_archive_index(contents, ">I" if name == "/" else ">Q")
        elif not name.startswith("__.SYMDEF") and wanted in contents:
            try:
                member_image = load(contents, name)
            except ObjectError as problem:
                raise ObjectError(f"member {name} names {symbol} and cannot be read: "
                                  f"{problem}") from None
            if symbol in member_image.exported:
                exporting.append((position, name, contents))
            elif symbol in member_image.symbols:
                not_exporting.append((position, name, contents))
    defining_members = exporting or not_exporting
    if not defining_members:
        raise ObjectError(f"no member defines {symbol}")
    if len(defining_members) > 1:
        (_, first, _), (_, second, _), *_ = defining_members
        raise ObjectError(f"the members {first} and {second} both define {symbol}: a linker may "
                          "take either")
    position, name, contents = defining_members[0]
    if exporting and index_positions is not None and index_positions.get(symbol) != position:
        raise ObjectError(f"the archive's index does not lead to {name}, which defines {symbol}")
    return name, contents
