"""Object files: ELF, COFF and Mach-O for x86-64 go in, an `Image` laid out in memory comes out.

Sections get addresses that are aligned as they ask for and not better, relocations are applied, and symbols
that the object does not define get addresses of their own. An archive (.a) gives the member that defines the
wanted symbol. Whatever cannot be read raises ObjectError with one line that says why.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from elftools.common.exceptions import ELFError  # type: ignore[import-untyped]
from elftools.elf.elffile import ELFFile  # type: ignore[import-untyped]

SPACING = 1 << 24                 # bytes from section to section, so that no displacement strays into another
FIRST = 1 << 44                   # where an image begins: far from whatever a process that runs it has there
EXTERNAL = FIRST + 0x60000000     # where undefined symbols are, one every 64 KiB


class ObjectError(ValueError):
    """The file is no object that can be checked; the message says why, in one line."""


@dataclass
class Section:
    """A section in memory: its bytes after relocation."""

    name: str
    address: int
    data: bytearray
    executable: bool
    writable: bool


@dataclass
class Image:
    """An object laid out in memory. `symbols`: name -> address; `external`: address -> undefined symbol."""

    format: str
    sections: list[Section] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    external: dict[int, str] = field(default_factory=dict)
    lines: dict[int, str] = field(default_factory=dict)         # address -> "file:line", if recorded

    def section_at(self, address: int) -> Section | None:
        """The section that holds the byte at `address`."""
        for section in self.sections:
            if section.address <= address < section.address + len(section.data):
                return section
        return None

    def address_of(self, symbol: str) -> int:
        """Where `symbol` is (a Mach-O underscore may be left out)."""
        for name in (symbol, "_" + symbol):
            if name in self.symbols:
                section = self.section_at(self.symbols[name])
                if section is None or not section.executable:
                    raise ObjectError(f"{symbol} is not code")
                return self.symbols[name]
        raise ObjectError(f"no symbol {symbol} in the object; it has {some(self.functions())}")

    def functions(self) -> list[str]:
        """The symbols in executable sections."""
        return sorted(name for name, address in self.symbols.items()
                      if (section := self.section_at(address)) and section.executable)

    def outside(self, name: str) -> int:
        """The address of a symbol that the object does not define."""
        for address, known in self.external.items():
            if known == name:
                return address
        address = EXTERNAL + 0x10000 * len(self.external)
        self.external[address] = name
        return address

    def place(self, name: str, data: bytes, align: int, executable: bool, writable: bool) -> Section:
        """A new section at an address that is a multiple of `align` and of nothing larger."""
        section = Section(name, FIRST + SPACING * len(self.sections) + align, bytearray(data), executable, writable)
        self.sections.append(section)
        return section


def some(names: list[str], limit: int = 6) -> str:
    """The first few names as text."""
    return ", ".join(names[:limit]) + (f" and {len(names) - limit} more" if len(names) > limit else "") or "none"


def load(source: str | Path | bytes, symbol: str | None = None) -> Image:
    """The object at a path or in memory; `symbol` chooses the member of an archive."""
    if isinstance(source, (str, Path)):
        try:
            data = Path(source).read_bytes()
        except OSError as problem:
            raise ObjectError(f"cannot read {source}: {problem.strerror}") from None
        return _load_named(str(source), data, symbol)
    return _load_named("the object", source, symbol)


def _load_named(name: str, data: bytes, symbol: str | None) -> Image:
    if data.startswith(b"!<arch>\n"):
        return _from_archive(name, data, symbol)
    try:
        if data.startswith(b"\x7fELF"):
            return _elf(data)
        if data[:4] == b"\xcf\xfa\xed\xfe":
            return _macho(data)
        if data[:2] == b"\x64\x86":
            return _coff(data)
    except ObjectError as problem:
        raise ObjectError(f"{name}: {problem}") from None
    except Exception as problem:                       # the readers run into nonsense in many ways
        raise ObjectError(f"{name} is damaged or truncated ({type(problem).__name__}: {problem})") from None
    raise ObjectError(f"{name} is no x86-64 object (ELF, COFF or Mach-O)")


def members(data: bytes) -> Iterator[tuple[str, bytes]]:
    """(name, contents) of the members of an ar archive."""
    position, names = 8, b""
    while position + 60 <= len(data):
        header = data[position:position + 60]
        name, size = header[:16].decode("latin-1").rstrip(), int(header[48:58])
        contents = data[position + 60:position + 60 + size]
        if name == "//":
            names = contents
        elif name not in ("/", "/SYM64/"):
            if name.startswith("/"):
                start = int(name[1:])
                name = names[start:names.index(b"\n", start)].decode("latin-1")
            yield name.rstrip("/"), contents
        position += 60 + size + size % 2


@lru_cache(maxsize=4)
def _member_with(data: bytes, symbol: str) -> tuple[str, bytes] | None:
    for name, contents in members(data):
        if symbol.encode() + b"\0" in contents:
            try:
                if symbol in _load_named(name, contents, None).symbols:
                    return name, contents
            except ObjectError:
                continue
    return None


def _from_archive(name: str, data: bytes, symbol: str | None) -> Image:
    if symbol is None:
        raise ObjectError(f"{name} is an archive: say which symbol is meant")
    found = _member_with(data, symbol)
    if found is None:
        raise ObjectError(f"no member of {name} defines {symbol}")
    return _load_named(f"{name}({found[0]})", found[1], symbol)


def _patch(section: Section, offset: int, size: int, value: int) -> None:
    if offset + size > len(section.data):
        raise ObjectError(f"a relocation lies outside section {section.name}")
    if not -1 << 8 * size - 1 <= value < 1 << 8 * size:
        raise ObjectError(f"a relocation in section {section.name} asks for an address of {8 * size} bits; code must be "
                          "position-independent")
    section.data[offset:offset + size] = (value & (1 << 8 * size) - 1).to_bytes(size, "little")


# ELF

R_64, R_PC32, R_PLT32, R_GOTPCREL, R_32, R_32S, R_PC64, R_GOTPCRELX, R_REX_GOTPCRELX = 1, 2, 4, 9, 10, 11, 24, 41, 42


def _elf(data: bytes) -> Image:
    try:
        file = ELFFile(io.BytesIO(data))
    except ELFError as problem:
        raise ObjectError(f"damaged ELF file ({problem})") from None
    if file["e_machine"] != "EM_X86_64" or file.elfclass != 64:
        raise ObjectError(f"an ELF object for {file['e_machine']}, not x86-64")
    if file["e_type"] != "ET_REL":
        raise ObjectError("a linked ELF file: an object (.o) is needed")
    image = Image("elf")
    placed: dict[int, Section] = {}
    for index, section in enumerate(file.iter_sections()):
        if section["sh_flags"] & 2 and section["sh_type"] in ("SHT_PROGBITS", "SHT_NOBITS"):
            if section["sh_type"] == "SHT_PROGBITS" and len(section.data()) != section["sh_size"]:
                raise ObjectError(f"section {section.name} is truncated")
            contents = section.data() if section["sh_type"] == "SHT_PROGBITS" else bytes(section["sh_size"])
            placed[index] = image.place(section.name, contents, max(1, section["sh_addralign"]),
                                        bool(section["sh_flags"] & 4), bool(section["sh_flags"] & 1))
    table: Any = file.get_section_by_name(".symtab")
    if table is None:
        raise ObjectError("no symbol table")
    addresses: list[int | None] = []
    for symbol in table.iter_symbols():
        index = symbol["st_shndx"]
        if index == "SHN_UNDEF" or index == "SHN_COMMON":
            addresses.append(image.outside(symbol.name) if symbol.name else None)
        elif index in placed:
            address = placed[index].address + symbol["st_value"]
            addresses.append(address)
            if symbol.name and symbol["st_info"]["type"] not in ("STT_SECTION", "STT_FILE"):
                image.symbols[symbol.name] = address
        else:
            addresses.append(None)
    slots: dict[int, int] = {}
    for relocations in file.iter_sections():
        if relocations["sh_type"] != "SHT_RELA" or relocations["sh_info"] not in placed:
            continue
        target = placed[relocations["sh_info"]]
        for relocation in relocations.iter_relocations():           # type: ignore[attr-defined,unused-ignore]
            offset, kind = relocation["r_offset"], relocation["r_info_type"]
            where, symbol_at = target.address + offset, addresses[relocation["r_info_sym"]]
            if kind == 0:
                continue
            if symbol_at is None:
                raise ObjectError(f"a relocation in {target.name} names a symbol that has no place")
            if kind in (R_GOTPCREL, R_GOTPCRELX, R_REX_GOTPCRELX):
                if symbol_at not in slots:
                    slots[symbol_at] = image.place(".got", symbol_at.to_bytes(8, "little"), 8, False, False).address
                symbol_at = slots[symbol_at]
            value = symbol_at + relocation["r_addend"]
            if kind in (R_64, R_32, R_32S):
                _patch(target, offset, 8 if kind == R_64 else 4, value)
            elif kind in (R_PC32, R_PLT32, R_GOTPCREL, R_GOTPCRELX, R_REX_GOTPCRELX, R_PC64):
                _patch(target, offset, 8 if kind == R_PC64 else 4, value - where)
            elif target.executable or not target.writable and target.name.startswith(".rodata"):
                raise ObjectError(f"relocation type {kind} in {target.name} is not known")
    image.lines = _dwarf_lines(file, placed)
    return image


def _dwarf_lines(file: Any, placed: dict[int, Section]) -> dict[int, str]:
    """Address -> "file:line" from .debug_line, if the object has one code section and recorded lines."""
    code = [section for section in placed.values() if section.executable and section.data]
    lines: dict[int, str] = {}
    if len(code) != 1 or not file.has_dwarf_info():
        return lines
    try:
        dwarf = file.get_dwarf_info()
        for unit in dwarf.iter_CUs():
            program = dwarf.line_program_for_CU(unit)
            if program is None:
                continue
            for entry in program.get_entries():
                if entry.state and not entry.state.end_sequence:
                    files = program["file_entry"]
                    index = entry.state.file - (0 if program["version"] >= 5 else 1)
                    name = files[index].name.decode() if 0 <= index < len(files) else "?"
                    lines[code[0].address + entry.state.address] = f"{name}:{entry.state.line}"
    except Exception:                                  # line numbers are a courtesy; damaged ones are left out
        return {}
    return lines


# COFF

def _coff(data: bytes) -> Image:
    _, count, _, symbol_at, symbol_count, optional, _ = struct.unpack_from("<HHIIIHH", data)
    strings = symbol_at + 18 * symbol_count

    def text(at: int) -> str:
        return data[strings + at:data.index(b"\0", strings + at)].decode("latin-1")

    image, pending = Image("coff"), []
    placed: dict[int, Section] = {}
    for index in range(count):
        header = struct.unpack_from("<8sIIIIIIHHI", data, 20 + optional + 40 * index)
        name = header[0].rstrip(b"\0").decode("latin-1")
        if name.startswith("/"):
            name = text(int(name[1:]))
        size, raw, relocations, number, flags = header[3], header[4], header[5], header[7], header[9]
        if flags & 0x800 or not flags & 0xE0:                     # removed at link time, or neither code nor data
            continue
        contents = data[raw:raw + size] if raw else bytes(size)
        if len(contents) != size:
            raise ObjectError(f"section {name} is truncated")
        placed[index + 1] = image.place(name, contents, 1 << max(0, (flags >> 20 & 15) - 1),
                                        bool(flags & 0x20000020), bool(flags & 0x80000000))
        pending.append((placed[index + 1], relocations, number))
    addresses: dict[int, int] = {}
    index = 0
    while index < symbol_count:
        raw_name, value, section, kind, storage, extra = struct.unpack_from("<8sIhHBB", data, symbol_at + 18 * index)
        name = (text(struct.unpack("<I", raw_name[4:])[0]) if raw_name[:4] == b"\0\0\0\0"
                else raw_name.rstrip(b"\0").decode("latin-1"))
        if section in placed:
            addresses[index] = placed[section].address + value
            if not (storage == 3 and extra) and name != placed[section].name:
                image.symbols[name] = addresses[index]
        elif section == 0 and storage == 2:
            addresses[index] = image.outside(name)
        index += 1 + extra
    for section, relocations, number in pending:
        for index in range(number):
            offset, symbol, kind = struct.unpack_from("<IIH", data, relocations + 10 * index)
            if symbol not in addresses:
                raise ObjectError(f"a relocation in {section.name} names a symbol that has no place")
            size = 8 if kind == 1 else 4
            inside = int.from_bytes(section.data[offset:offset + size], "little")
            if kind in (1, 2, 3):                                 # 3: relative to where the image begins
                _patch(section, offset, size, addresses[symbol] + inside - (FIRST if kind == 3 else 0))
            elif 4 <= kind <= 9:                                  # REL32 to REL32_5
                _patch(section, offset, 4, addresses[symbol] + inside - (section.address + offset + kind))
            elif section.executable:
                raise ObjectError(f"relocation type {kind} in {section.name} is not known")
    return image


# Mach-O

def _macho(data: bytes) -> Image:
    _, machine, _, kind, commands, _, _, _ = struct.unpack_from("<8I", data)
    if machine != 0x01000007:
        raise ObjectError(f"a Mach-O object for processor {machine:#x}, not x86-64")
    if kind != 1:
        raise ObjectError("a linked Mach-O file: an object (.o) is needed")
    image, pending, symbols = Image("macho"), [], []
    placed: dict[int, Section] = {}
    originals: dict[int, int] = {}
    position = 32
    for _ in range(commands):
        command, size = struct.unpack_from("<II", data, position)
        if command == 0x19:                                       # LC_SEGMENT_64
            for index in range(struct.unpack_from("<I", data, position + 64)[0]):
                name, segment, address, length, offset, align, relocations, number, flags = struct.unpack_from(
                    "<16s16sQQIIIII", data, position + 72 + 80 * index)
                label = f"{segment.rstrip(bytes(1)).decode()},{name.rstrip(bytes(1)).decode()}"
                contents = bytes(length) if flags & 0xFF == 1 else data[offset:offset + length]
                if len(contents) != length:
                    raise ObjectError(f"section {label} is truncated")
                section = image.place(label, contents, 1 << align, bool(flags & 0x80000400), "__DATA" in label)
                placed[len(placed) + 1] = section
                originals[id(section)] = address
                pending.append((section, relocations, number))
        elif command == 2:                                        # LC_SYMTAB
            table, count, strings, _ = struct.unpack_from("<4I", data, position + 8)
            for index in range(count):
                name_at, flag, where, _, value = struct.unpack_from("<IBBHQ", data, table + 16 * index)
                end = data.index(b"\0", strings + name_at)
                symbols.append((data[strings + name_at:end].decode("latin-1"), flag, where, value))
        position += size
    addresses: list[int | None] = []
    for name, flag, where, value in symbols:
        if flag & 0xE0:                                           # debugging entries
            addresses.append(None)
        elif flag & 0x0E == 0x0E and where in placed:
            addresses.append(placed[where].address + value - originals[id(placed[where])])
            image.symbols[name] = addresses[-1] or 0
        else:
            addresses.append(image.outside(name))
    for section, relocations, number in pending:
        for index in range(number):
            offset, packed = struct.unpack_from("<iI", data, relocations + 8 * index)
            target, relative, length, extern, kind = (packed & 0xFFFFFF, packed >> 24 & 1, packed >> 25 & 3,
                                                      packed >> 27 & 1, packed >> 28)
            size = 1 << length
            inside = int.from_bytes(section.data[offset:offset + size], "little", signed=True)
            if kind not in (0, 1, 2, 6, 7, 8):
                if section.executable:
                    raise ObjectError(f"relocation type {kind} in {section.name} is not known")
                continue
            if extern:
                base = addresses[target]
                if base is None:
                    raise ObjectError(f"a relocation in {section.name} names a symbol that has no place")
                value = base + inside - (section.address + offset + 4 if relative else 0)
            else:
                moved = placed[target].address - originals[id(placed[target])]
                value = inside + moved - (section.address - originals[id(section)] if relative else 0)
            _patch(section, offset, size, value)
    return image
