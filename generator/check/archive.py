"""Archives (.a, .lib) of objects: the one member that defines the wanted symbol, as a linker would take it.

Two members that define it, a member that names it and cannot be read, an index that leads to another member: refused, since
the linker may take what nobody looked at.
"""

from collections.abc import Callable
from functools import lru_cache

from .contents import Bytes, ObjectError, members, printable
from .image import Image


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
def member_with(data: bytes, symbol: str, read: Callable[[str, bytes, None], Image]) -> tuple[str, bytes]:
    """(name, contents) of the member that defines a symbol, `read` being what reads an object; ObjectError where there is
    none, or where it may be another."""
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
