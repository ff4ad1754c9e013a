"""Archives (.a, .lib) of objects: the one member that defines the wanted symbol, as a linker would take it.

Two members that define it, a member that names it and cannot be read, an index that leads to another member: refused, since
the linker may take what nobody looked at.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache

from .image import Bytes, Image, ObjectError, printable

MAGIC = b"!<arch>\n"
Reader = Callable[[str, bytes, str | None], Image]


def members(data: bytes) -> Iterator[tuple[int, str, bytes]]:
    """(position, name, contents) of the members of an archive, its tables ("/", "/SYM64/", "__.SYMDEF") among them."""
    position, names, file = len(MAGIC), b"", Bytes(data)
    while position < len(data):
        header = file.cut(position, 60, "a member's header")
        digits = header[48:58].strip()
        if header[58:] != b"`\n" or not digits.isdigit():
            raise ObjectError(f"the member at byte {position} has no header")
        size = int(digits)
        contents = file.cut(position + 60, size, "a member")
        name = header[:16].rstrip(b" ")
        if name == b"//":
            names = contents
        else:
            if name.startswith(b"#1/") and name[3:].isdigit():                     # as BSD and macOS write long names
                length = int(name[3:])
                name, contents = contents[:length].rstrip(b"\0"), contents[length:]
            elif name[:1] == b"/" and name[1:].isdigit():
                start = int(name[1:])
                end = min((at for at in (names.find(b"\n", start), names.find(b"\0", start)) if at >= 0), default=len(names))
                name = names[start:end].removesuffix(b"/")
            elif name not in (b"/", b"/SYM64/"):
                name = name.removesuffix(b"/")
            yield position, printable(name), contents
        position += 60 + size + size % 2


def index(contents: bytes, wide: bool) -> dict[str, int]:
    """Symbol -> position of the member to which the archive's index leads; the first one counts."""
    size = 8 if wide else 4
    file = Bytes(contents)
    count = int.from_bytes(file.cut(0, size, "the index"), "big")
    places = file.cut(size, size * count, "the index")
    found: dict[str, int] = {}
    at = size + size * count
    for number in range(count):
        end = contents.find(b"\0", at)
        if end < 0:
            raise ObjectError("it is truncated: the index would lie beyond its end")
        found.setdefault(printable(contents[at:end]), int.from_bytes(places[size * number:size * number + size], "big"))
        at = end + 1
    return found


@lru_cache(maxsize=4)
def member_with(data: bytes, symbol: str, read: Reader) -> tuple[str, bytes]:
    """(name, contents) of the member that defines a symbol; ObjectError where there is none, or where it may be another."""
    listed: dict[str, int] | None = None
    exporting: list[tuple[int, str, bytes]] = []
    others: list[tuple[int, str, bytes]] = []
    wanted = symbol.encode("utf-8", "surrogateescape")
    for position, name, contents in members(data):
        if name in ("/", "/SYM64/"):
            if listed is None:
                listed = index(contents, name != "/")
        elif not name.startswith("__.SYMDEF") and wanted in contents:
            try:
                found = read(name, contents, None)
            except ObjectError as problem:
                raise ObjectError(f"member {name} names {symbol} and cannot be read: {problem}") from None
            names = {symbol, "_" + symbol} if found.format == "macho" else {symbol}
            if names & found.exported:
                exporting.append((position, name, contents))
            elif names & (found.symbols.keys() | found.refused.keys()):
                others.append((position, name, contents))
    found_in = exporting or others
    if not found_in:
        raise ObjectError(f"no member defines {symbol}")
    if len(found_in) > 1:
        raise ObjectError(f"the members {found_in[0][1]} and {found_in[1][1]} both define {symbol}: a linker may take either")
    position, name, contents = found_in[0]
    if exporting and listed is not None and listed.get(symbol) != position:
        raise ObjectError(f"the archive's index does not lead to {name}, which defines {symbol}")
    return name, contents


def image(archive: str, data: bytes, symbol: str | None, read: Reader) -> Image:
    """The member that defines the symbol. `read` reads an object."""
    if symbol is None:
        raise ObjectError(f"{archive} is an archive: say which symbol is meant")
    name, contents = member_with(data, symbol, read)
    return read(f"{archive}({name})", contents, symbol)
