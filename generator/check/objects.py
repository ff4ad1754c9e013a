"""Object files for the prover. Input: an ELF object for x86-64, or an archive of them. Output: an
`Image`. From an archive, the reader takes the member that defines the symbol, as a linker does. It
refuses an archive with two such members, with an unreadable member that contains the symbol's name,
or with an index that leads to another member.
"""

import struct
from collections.abc import Collection
from functools import lru_cache

from .contents import ARCHIVE, LARGEST, Bytes, ObjectError, errors_of_file, members, printable
from .elf import ElfObject
from .image import FIRST, Image, Relocation, Section

LARGEST_OBJECT = 1 << 26  # bytes


def load(data: bytes, symbol: str | None = None, name: str = "the object",
         assume: Collection[str] = ()) -> Image:
    """Return the image of the object in `data`; messages call it `name`. `symbol` selects the
    member of an archive. `assume`: as in ElfObject. Raise ObjectError if it cannot be read.
    """
    with errors_of_file(name):
        if data.startswith(ARCHIVE) and len(data) <= LARGEST:
            if symbol is None:
                raise ObjectError(f"{name} is an archive: say which symbol is meant")
            member, contents = find_member(data, symbol)
            return load(contents, symbol, f"{name}({member})", assume)
        if len(data) > LARGEST_OBJECT:
            raise ObjectError(f"{name} has more than {LARGEST_OBJECT} bytes")
        if not data.startswith(b"\x7fELF"):
            raise ObjectError(f"{name} is no ELF object for x86-64")
        return ElfObject(data, assume).image


def read_archive_index(contents: bytes, format: str) -> dict[str, int]:
    """Return symbol -> position of its member, from the bytes of an archive's index; of two entries
    the first counts. `format`: of its numbers, as in the module struct.
    """
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
    """Return (name, contents) of the member of an archive that defines a symbol; one that defines
    it as local counts only if none exports it.
    """
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
                member_image = load(contents, None, name)
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


__all__ = ["FIRST", "Image", "ObjectError", "Relocation", "Section", "load"]
