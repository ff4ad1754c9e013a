"""What a file holds as it lies in memory: an object, archive, library or program for x86-64 goes in, bytes at addresses come out.

Linked files are read by what a loader maps, objects by their sections, at addresses of ours, with the distances that a linker
would write. Nothing is refused that does not bear on the bytes: check/ has the readers that a proof rests on.
"""

from __future__ import annotations  # for a Python before 3.10

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..check.contents import ARCHIVE, LONGEST, Bytes, ObjectError, members, shown, whole

SECTION = "<IIQQQQIIQQ"                                    # an ELF section's header
SYMBOLS, RELA, REL, CREL = (2, 11), 4, 9, 0x40000014       # types of ELF sections
WIDE = {1, 6, 7, 8, 16, 17, 18, 24, 25, 27, 28, 29, 30, 31, 33, 36, 37, 38}      # ELF relocations of more than four bytes


@dataclass(eq=False)
class LoadedSection:
    """Bytes at an address. `written`: offset -> the whole distance that a linker writes into four bytes there, as sections of an
    object are far apart here, None where nobody knows what it writes; `unknown`: nor where."""

    address: int
    data: bytearray
    executable: bool
    writable: bool
    written: dict[int, int | None] = field(default_factory=dict)
    unknown: bool = False

    def inside(self, offset: int) -> int:
        """The number that an object has where a linker will write: it is added."""
        if not 0 <= offset <= len(self.data) - 4:
            raise ObjectError("a relocation lies outside its section")
        return int.from_bytes(self.data[offset:offset + 4], "little", signed=True)

    def relocate(self, offset: int, to: int | None, size: int = 4) -> None:
        """A linker writes the distance to an address, or (None) something else of so many bytes."""
        if to is not None:
            self.inside(offset)                            # raises where that is not in the section
            self.data[offset:offset + 4] = (to - self.address - offset & 0xFFFFFFFF).to_bytes(4, "little")
        for at in range(offset, offset + size, 4):
            self.written[at] = None if to is None or at in self.written else to - self.address - at

    def touched(self, first: int, size: int) -> list[int]:
        """The offsets at which a linker writes into bytes of the section."""
        return [offset for offset in self.written if first - 4 < offset < first + size]


@dataclass(eq=False)
class Picture:
    """A file as it lies in memory. `format`: elf64, win64 or macho64; `linked`: no object, nothing is left for a linker."""

    name: str
    format: str
    linked: bool
    data: bytes
    sections: list[LoadedSection] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    room: int = 0

    def add(self, address: int, data: bytes, executable: bool, writable: bool) -> LoadedSection:
        self.room += len(data)
        if self.room > 2 * len(self.data) + (1 << 20):
            raise ObjectError(f"{self.name}: its sections overlap")
        self.sections.append(LoadedSection(address, bytearray(data), executable, writable))
        return self.sections[-1]

    def at(self, address: int) -> LoadedSection | None:
        """The section that holds an address, executable ones first."""
        held = [s for s in self.sections if s.address <= address < s.address + len(s.data)]
        return min(held, key=lambda s: not s.executable) if held else None

    def read(self, address: int, size: int) -> tuple[LoadedSection | None, bytes]:
        """(section, bytes) at an address, or (None, b"")."""
        section = self.at(address)
        if section is None or address + size > section.address + len(section.data):
            return None, b""
        return section, bytes(section.data[address - section.address:][:size])


def text(data: bytes, at: int) -> str:
    """The name at an offset, which a zero ends; nothing where none does."""
    return data[at:max(at, data.find(b"\0", at, at + LONGEST))].decode("ascii", "replace")


# ELF (System V ABI, supplement for AMD64).

def elf(name: str, data: bytes) -> Picture:
    file = Bytes(data)
    ident, kind, machine, _, _, at, headers_at, _, _, size, segments, header_size, count, _ = file.unpack(
        "<16sHHIQQQIHHHHHH", 0, "its header")
    if ident[4:6] != b"\2\1" or machine != 62 or kind not in (1, 2, 3):
        raise ObjectError("an ELF file, but no object, library or program for x86-64")
    picture = Picture(name, "elf64", kind != 1, data)
    placed: dict[int, LoadedSection] = {}
    if headers_at and not count and not picture.linked:
        count = file.unpack(SECTION, headers_at, "its section headers")[5]
    headers = [file.unpack(SECTION, headers_at + 64 * i, "its section headers")
               for i in range(count)] if headers_at and header_size == 64 else []
    for i in range(segments if picture.linked and size == 56 else 0):
        type_, flags, offset, address, _, length, _, _ = file.unpack("<IIQQQQQQ", at + 56 * i, "a segment's header")
        if type_ == 1:
            picture.add(address, file.cut(offset, length, "a segment"), bool(flags & 1), bool(flags & 2))
    for i, (_, type_, flags, _, offset, length, *_) in enumerate(headers):
        if flags & 2 and type_ == 1 and not picture.linked:
            placed[i] = picture.add(i << 32, file.cut(offset, length, "a section"), bool(flags & 4), bool(flags & 1))
    tables: dict[int, list[tuple[Any, ...]]] = {}
    for i, (_, type_, _, _, offset, length, link, *_) in enumerate(headers):
        if type_ in SYMBOLS and link < len(headers):
            names = file.cut(headers[link][4], headers[link][5], "the names of its symbols")
            tables[i] = list(struct.iter_unpack("<IBBHQQ", file.cut(offset, length // 24 * 24, "its symbol table")))
            for word, info, _, index, value, _ in tables[i]:
                if word and index and info & 15 in (0, 1, 2) and (picture.linked or index in placed):
                    picture.symbols[text(names, word)] = value + (0 if picture.linked else placed[index].address)
    for _, type_, _, _, offset, length, link, info, *_ in headers:
        if type_ in (RELA, REL, CREL) and info in placed:
            placed[info].unknown |= type_ != RELA or link not in tables
            table = b"" if placed[info].unknown else file.cut(offset, length // 24 * 24, "its relocations")
            for at, packed, addend in struct.iter_unpack("<QQq", table):
                number, kind = packed >> 32, packed & 0xFFFFFFFF
                _, about, _, index, value, _ = tables[link][number] if number < len(tables[link]) else (0,) * 6
                if kind in (2, 4) and index in placed and about & 15 != 10:
                    placed[info].relocate(at, placed[index].address + value + addend)
                elif kind:
                    placed[info].relocate(at, None, 8 if kind in WIDE else 4)
    return picture


# PE and COFF (Microsoft's specification).

def pe(name: str, data: bytes) -> Picture:
    file = Bytes(data)
    linked = data[:2] == b"MZ"
    at = file.unpack("<I", 60, "its header")[0] if linked else -4
    if linked and data[at:at + 4] != b"PE\0\0":
        raise ObjectError("a program of MS-DOS")
    machine, count, _, table, many, optional, _ = file.unpack("<HHIIIHH", at + 4, "its header")
    if machine != 0x8664:
        raise ObjectError("a PE or COFF file, but not for x86-64")
    picture = Picture(name, "win64", linked, data)
    placed: dict[int, LoadedSection] = {}
    pending: list[tuple[LoadedSection, int, int]] = []
    for i in range(1, count + 1):
        _, size, address, raw, offset, relocations, _, n, _, flags = file.unpack(
            "<8sIIIIIIHHI", at + 24 + optional + 40 * (i - 1), "a section's header")
        if linked:
            raw = min(raw, size) if size else raw
        if offset and raw and (linked or flags & 0x60 and not flags & 0xA00):
            placed[i] = picture.add(address if linked else i << 32, file.cut(offset, raw, "a section"),
                                    bool(flags & 0x20000000), bool(flags & 0x80000000))
            placed[i].unknown = not linked and bool(flags & 0x1000000)        # more relocations than are counted there
            pending.append((placed[i], relocations, 0 if linked else n))
    symbols: dict[int, tuple[int, int]] = {}
    strings, i = table + 18 * many, 0
    while table and i < many:
        name_, value, index, _, storage, extra = file.unpack("<8sIhHBB", table + 18 * i, "a symbol")
        symbols[i] = (index, value)
        if index in placed and storage in (2, 3):
            label = text(data, strings + int.from_bytes(name_[4:], "little")) if name_[:4] == bytes(4) else text(name_ + b"\0", 0)
            picture.symbols[label] = placed[index].address + value
        i += 1 + extra
    for section, first, n in pending:
        for i in range(n):
            offset, number, kind = file.unpack("<IIH", first + 10 * i, "a relocation")
            index, value = symbols.get(number, (0, 0))
            if 4 <= kind <= 9 and index in placed:
                section.relocate(offset, placed[index].address + value + section.inside(offset) - kind)
            else:
                section.relocate(offset, None, 8 if kind == 1 else 4)
    if linked and optional >= 120 and file.unpack("<I", at + 24 + 108, "its header")[0]:
        exports(picture, file.unpack("<I", at + 24 + 112, "its header")[0])
    return picture


def exports(picture: Picture, at: int) -> None:
    """Notes the symbols of a DLL's table."""
    section, table = picture.read(at, 40)
    if section is None:
        return
    _, many, functions, names, numbers = struct.unpack_from("<5I", table, 20)
    for i in range(min(many, 1 << 16)):
        (_, name), (_, number) = picture.read(names + 4 * i, 4), picture.read(numbers + 2 * i, 2)
        _, place = picture.read(functions + 4 * int.from_bytes(number, "little"), 4)
        where = int.from_bytes(name, "little")
        held = picture.at(where)
        if place and held is not None:
            picture.symbols[text(bytes(held.data[where - held.address:][:4096]), 0)] = int.from_bytes(place, "little")


# Mach-O (mach-o/loader.h, x86_64/reloc.h).

def macho(name: str, data: bytes) -> Picture:
    file = Bytes(data)
    _, machine, _, kind, commands, _, _, _ = file.unpack("<8I", 0, "its header")
    if machine != 0x01000007:
        raise ObjectError("a Mach-O file, but not for x86-64")
    picture, position, number = Picture(name, "macho64", kind != 1, data), 32, 0
    placed: dict[int, LoadedSection] = {}
    pending: list[tuple[LoadedSection, int, int]] = []
    symbols: list[tuple[int, int, int]] = []
    for _ in range(commands):
        command, size = file.unpack("<II", position, "a load command")
        if size < 8:
            raise ObjectError("a load command has no size")
        if command == 0x19:
            for i in range(file.unpack("<I", position + 64, "a segment")[0]):
                number += 1
                _, segment, address, length, offset, _, first, n, flags, _, _ = file.unpack(
                    "<16s16sQQIIIIIII", position + 72 + 80 * i, "a section's header")
                if flags & 255 not in (1, 12, 18) and length:                 # no zero-filled memory
                    placed[number] = picture.add(address, file.cut(offset, length, "a section"), bool(flags & 0x80000400),
                                                 not segment.startswith(b"__TEXT"))
                    pending.append((placed[number], first, 0 if picture.linked else n))
        elif command == 2:
            table, many, strings, room = file.unpack("<4I", position + 8, "a load command")
            names = file.cut(strings, room, "the names of its symbols")
            for word, type_, index, _, value in struct.iter_unpack("<IBBHQ", file.cut(table, 16 * many, "its symbol table")):
                symbols.append((type_, index, value))
                if not type_ & 0xE0 and type_ & 14 == 14:
                    picture.symbols[text(names, word)] = value
        position += size
    for section, first, n in pending:
        for i in range(n):
            offset, packed = file.unpack("<iI", first + 8 * i, "a relocation")
            symbol, outside, kind = packed & 0xFFFFFF, packed >> 27 & 1, packed >> 28
            named = symbols[symbol] if symbol < len(symbols) else (0, 0, 0)
            type_, index, value = named if outside else (14, symbol, 0)
            if kind in (1, 2, 6, 7, 8) and packed >> 25 & 3 == 2 and type_ & 14 == 14 and index in placed:
                section.relocate(offset, section.inside(offset) + (value - 4 if outside else section.address + offset))
            else:
                section.relocate(offset, None, 1 << (packed >> 25 & 3))
    return picture


def parts(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """The objects of an archive, what a Mach-O file for several processors has for x86-64, or the file itself."""
    if data[:4] == b"\xca\xfe\xba\xbe":
        file = Bytes(data)
        for i in range(min(file.unpack(">I", 4, "its header")[0], 64)):
            machine, _, offset, size, _ = file.unpack(">5I", 8 + 20 * i, "its header")
            if machine == 0x01000007:
                yield name, file.cut(offset, size, "what it has for x86-64")
    elif data.startswith(ARCHIVE):
        for _, label, held in members(data):
            if held[:4] in (b"\x7fELF", b"\xcf\xfa\xed\xfe") or held[:2] == b"\x64\x86":
                yield f"{name}({label})", held
    else:
        yield name, data


def pictures(path: str) -> list[Picture]:
    """The pictures of all that a file holds. ObjectError where it cannot be read."""
    name, data = shown(path), whole(path)
    try:
        found = [picture(part, held) for part, held in parts(name, data)]
    except ObjectError as error:
        raise ObjectError(str(error) if str(error).startswith(name) else f"{name}: {error}") from None
    except (struct.error, ValueError, IndexError, OverflowError, MemoryError, AttributeError) as error:
        raise ObjectError(f"{name} is damaged ({type(error).__name__})") from None
    if not found:
        raise ObjectError(f"{name} holds no object for x86-64")
    return found


def picture(name: str, data: bytes) -> Picture:
    if data[:4] == b"\x7fELF":
        return elf(name, data)
    if data[:4] == b"\xcf\xfa\xed\xfe":
        return macho(name, data)
    if data[:2] in (b"MZ", b"\x64\x86"):
        return pe(name, data)
    raise ObjectError(f"{name} is no object, archive, library or program (ELF, PE/COFF or Mach-O) for x86-64")
