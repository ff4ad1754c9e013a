"""Memory images of binaries for x86-64: an object, library or program, each object of an archive,
or a part of a universal Mach-O file.

Input: a file. Output: its bytes at the addresses where a loader or linker puts them. Proofs rest on
the readers in check/, which are stricter; both use check/structures.py and check/harmless.py.
"""

from __future__ import annotations  # for a Python before 3.10

from collections.abc import Iterator

from ..check.contents import ARCHIVE, Bytes, ObjectError, errors_of_file, members
from ..check.structures import MACHO_X86_64
from .elf_image import read_elf
from .input_file import printable_path, read_file
from .macho_image import read_macho
from .memory_image import LoadedBinary
from .pe_image import read_pe

# magic number -> reader; objects begin with the first three
READERS = {b"\x7fELF": read_elf, b"\xcf\xfa\xed\xfe": read_macho, b"\x64\x86": read_pe,
           b"MZ": read_pe}
OBJECT_MAGIC, FAT_MAGIC = tuple(READERS)[:3], b"\xca\xfe\xba\xbe"
MAX_ARCHITECTURES = 64  # parts of a universal Mach-O file that are read; others are ignored


def file_parts(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield (name, bytes) of each part of a file that can hold functions: each object of an
    archive, each x86-64 part of a universal Mach-O file, or any other file itself. An archive that
    is such a part is yielded as a whole. `name`: the file's name; an object in an archive is named
    "name(member)". Raise ObjectError if an archive or header is damaged."""
    if data.startswith(FAT_MAGIC):
        file = Bytes(data)
        for i in range(min(file.unpack(">I", 4, "its header")[0], MAX_ARCHITECTURES)):
            machine, _, offset, size, _ = file.unpack(">5I", 8 + 20 * i, "its header")
            if machine == MACHO_X86_64:
                yield name, file.cut(offset, size, "its part for x86-64")
    elif data.startswith(ARCHIVE):
        for _, label, contents in members(data):
            if contents.startswith(OBJECT_MAGIC):
                yield f"{name}({label})", contents
    else:
        yield name, data


def load_binaries(path: str) -> list[LoadedBinary]:
    """Return the memory images of all parts of a file. Raise ObjectError if the file cannot be
    read, is damaged, or has no part for x86-64."""
    name, data = printable_path(path), read_file(path)
    with errors_of_file(name):
        binaries = [load_binary(part, contents) for part, contents in file_parts(name, data)]
    if not binaries:
        raise ObjectError(f"{name} holds no object for x86-64")
    return binaries


def load_binary(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of one object, library or program. Raise ObjectError if the bytes are
    none of these, or damaged. `name`: its name in messages."""
    for magic, reader in READERS.items():
        if data.startswith(magic):
            return reader(name, data)
    raise ObjectError(f"{name} is no object, archive, library or program (ELF, PE/COFF or Mach-O) "
                      f"for x86-64")
