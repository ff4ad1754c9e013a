"""Object files: ELF, COFF and Mach-O for x86-64 go in, an `Image` comes out (image.py says what that is).

An archive (.a) gives the one member that defines the wanted symbol. Whatever cannot be read raises ObjectError with one
line that says why. The formats are in elf.py, coff.py and macho.py.
"""

from pathlib import Path

from . import archive, coff, elf, macho
from .contents import ARCHIVE, LARGEST, ObjectError, shown, whole
from .image import FIRST, Image, Relocation, Section


def load(source: str | Path | bytes, symbol: str | None = None) -> Image:
    """The object at a path or in memory; `symbol` chooses the member of an archive."""
    if isinstance(source, (str, Path)):
        return load_named(shown(source), whole(source), symbol)
    return load_named("the object", bytes(source), symbol)


def load_named(name: str, data: bytes, symbol: str | None) -> Image:
    """The object in `data`, which messages call `name`."""
    if len(data) > LARGEST:
        raise ObjectError(f"{name} has more than {LARGEST} bytes")
    try:
        if data.startswith(ARCHIVE):
            if symbol is None:
                raise ObjectError(f"{name} is an archive: say which symbol is meant")
            member, contents = archive.member_with(data, symbol, load_named)
            return load_named(f"{name}({member})", contents, symbol)
        if data.startswith(b"\x7fELF"):
            return elf.image(data)
        if data[:4] == b"\xcf\xfa\xed\xfe":
            return macho.image(data)
        if data[:2] == b"\x64\x86":
            return coff.image(data)
    except ObjectError as problem:
        raise ObjectError(str(problem) if str(problem).startswith(name) else f"{name}: {problem}") from None
    except Exception as problem:                       # nonsense that nobody thought of
        raise ObjectError(f"{name} is damaged ({type(problem).__name__}: {str(problem)[:80]!r})") from None
    raise ObjectError(f"{name} is no x86-64 object (ELF, COFF or Mach-O)")


__all__ = ["FIRST", "Image", "ObjectError", "Relocation", "Section", "load"]
