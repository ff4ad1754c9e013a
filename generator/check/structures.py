"""Structures of ELF, COFF and Mach-O files for x86-64 as tuples: headers, sections, symbols and
relocations. Input: the bytes of a file. Output: their fields, with names in place of offsets of
names.
Two policies use them: the prover's readers, which are strict (elf.py, coff.py, macho.py), and the
readers of `nsms verify`, which follow loaders and linkers. Only Python's standard library is
imported: this module is part of the single file with which users check their programs.
"""

from collections import namedtuple
from collections.abc import Iterator
from typing import Any

from .contents import Bytes, ObjectError, printable

# The fields of Elf64_Ehdr; of Elf64_Shdr, after the section's number; of Elf64_Sym.
ElfHeader = namedtuple("ElfHeader", "ident type machine version entry segments_at sections_at "
                       "flags bytes segment_bytes segment_count section_bytes section_count names")
ElfSection = namedtuple("ElfSection", "number name type flags address offset size link info align "
                        "entry_bytes")
ElfSymbol = namedtuple("ElfSymbol", "name bind type other section value size")
ELF_OBJECT, ELF_SYMBOL, ELF_SYMBOL_BYTES = 1, "<IBBHQQ", 24  # ET_REL; format of Elf64_Sym
PROGBITS, STRTAB, SYMTAB_SHNDX, ALLOC = 1, 3, 18, 2  # types of sections (SHT_...); a flag (SHF_)
FIRST_RESERVED, XINDEX = 0xFF00, 0xFFFF  # reserved section indices; XINDEX: see SYMTAB_SHNDX
RESERVED = 0x100000000  # bit that marks a symbol's section index as reserved


class ElfFile:
    """ELF file for x86-64, with its `header` and its section headers, `sections` (empty if these
    have not 64 bytes each). The methods raise ObjectError if it is damaged or not for x86-64.
    """

    def __init__(self, file: Bytes) -> None:
        self.file = file
        self.header = header = ElfHeader(*file.unpack("<16sHHIQQQIHHHHHH", 0, "its header"))
        self.sections: list[ElfSection] = []
        if header.ident[4:6] != b"\2\1":
            raise ObjectError("an ELF file of 32 bits or of big-endian numbers, not x86-64")
        if header.machine != 62:
            raise ObjectError(f"an ELF file for machine {header.machine}, not x86-64")
        if header.sections_at and header.section_bytes == 64:
            # the first section header has numbers that are too large for the file's header
            first, = self.section_headers(1)
            self.sections = self.section_headers(header.section_count or first.size)
            names = self.strings(first.link if header.names == XINDEX else header.names)
            self.sections = [section._replace(name=names.name_at(section.name, "a section's name"))
                             for section in self.sections]

    def section_headers(self, count: int) -> list[ElfSection]:
        """Return the first `count` section headers, with offsets of names in place of names."""
        return [ElfSection(number, *fields) for number, fields in enumerate(
            self.file.table("<IIQQQQIIQQ", self.header.sections_at, count, "its section headers"))]

    def strings(self, number: int) -> Bytes:
        """Return the table of names in section `number`; an empty one if that section is no such
        table or does not exist.
        """
        is_table = 0 < number < len(self.sections) and self.sections[number].type == STRTAB
        return type(self.file)(self.file.contents(self.sections[number]) if is_table else b"")

    def symbols(self, section: ElfSection) -> list[ElfSymbol]:
        """Return the entries of the symbol table in a section. In a reserved section index, such as
        SHN_ABS, the bit RESERVED is set, so that it equals no section's number.
        """
        names, symbols = self.strings(section.link), []
        # section indices that are too large for a symbol
        large_indices = Bytes(next((
            self.file.contents(s) for s in self.sections
            if s.type == SYMTAB_SHNDX and s.link == section.number), b""))
        for number, (name, info, other, index, *fields) in enumerate(self.file.table(
                ELF_SYMBOL, section.offset, section.size // ELF_SYMBOL_BYTES, "a symbol")):
            if index == XINDEX:
                index, = large_indices.unpack("<I", 4 * number, "a symbol's section")
            elif index >= FIRST_RESERVED:
                index |= RESERVED
            label = names.name_at(name, "a symbol's name") if name else ""
            symbols.append(ElfSymbol(label, info >> 4, info & 15, other, index, *fields))
        return symbols

    def relocations(self, section: ElfSection) -> Iterator[tuple[int, int, int, int]]:
        """Yield (offset, number of the symbol, type, addend) of the relocations in a section."""
        for offset, info, addend in self.file.table("<QQq", section.offset, section.size // 24,
                                                    "a relocation"):
            yield offset, info >> 32, info & 0xFFFFFFFF, addend


# The fields of IMAGE_SECTION_HEADER and IMAGE_SYMBOL.
CoffSection = namedtuple("CoffSection", "name memory_size address size offset relocations_at "
                         "lines_at relocation_count line_count flags")
CoffSymbol = namedtuple("CoffSymbol", "name value section type storage auxiliary_count")


class CoffFile:
    """COFF object, or the COFF part of a PE file. `position`: offset of the COFF header.
    `sections`: number in the file -> section header; `symbols`: number in the file -> symbol. The
    methods raise ObjectError if the file is damaged or not for x86-64.
    """

    def __init__(self, file: Bytes, position: int = 0) -> None:
        self.file, self.optional_at = file, position + 20
        machine, section_count, _, symbols_at, symbol_count, self.optional_bytes, self.flags = (
            file.unpack("<HHIIIHH", position, "its header"))
        if machine != 0x8664:
            raise ObjectError("a PE or COFF file, but not for x86-64")
        strings_at = symbols_at + 18 * symbol_count
        self.sections: dict[int, CoffSection] = {}
        for number, (field, *fields) in enumerate(file.table(
                "<8sIIIIIIHHI", self.optional_at + self.optional_bytes, section_count,
                "a section's header"), 1):
            name = printable(field.rstrip(b"\0"))
            if name.startswith("/") and name[1:].isdigit():
                name = file.name_at(strings_at + int(name[1:]), "a section's name")
            self.sections[number] = CoffSection(name, *fields)
        self.symbols: dict[int, CoffSymbol] = {}
        next_number = 0  # auxiliary entries follow a symbol
        for number, (field, *fields) in enumerate(file.table(
                "<8sIhHBB", symbols_at, symbol_count if symbols_at else 0, "its symbol table")):
            if number == next_number:
                offset = strings_at + int.from_bytes(field[4:], "little")
                name = (printable(field.rstrip(b"\0")) if field[:4] != bytes(4)
                        else file.name_at(offset, "a symbol's name"))
                self.symbols[number] = symbol = CoffSymbol(name, *fields)
                next_number += 1 + symbol.auxiliary_count

    def relocations(self, section: CoffSection) -> Iterator[tuple[Any, ...]]:
        """Yield (offset, number of the symbol, type) of each relocation of a section."""
        return self.file.table("<IIH", section.relocations_at, section.relocation_count,
                               "its relocations")


# The fields of section_64, with the name SEGMENT,SECTION; of nlist_64.
MachoSection = namedtuple("MachoSection", "name address size offset align relocations_at "
                          "relocation_count flags")
MachoSymbol = namedtuple("MachoSymbol", "name type section description value")
MACHO_X86_64, MACHO_OBJECT = 0x01000007, 1
SEGMENT_COMMAND, SYMTAB_COMMAND = 0x19, 2  # load commands (LC_...)


class MachoFile:
    """Mach-O file for x86-64, with the `type` and `flags` of its header. The methods raise
    ObjectError if the file is damaged or not for x86-64.
    """

    def __init__(self, file: Bytes) -> None:
        self.file = file
        _, machine, _, self.type, self.command_count, _, self.flags, _ = file.unpack(
            "<8I", 0, "its header")
        if machine != MACHO_X86_64:
            raise ObjectError(f"a Mach-O file for processor {machine:#x}, not x86-64")

    def commands(self) -> Iterator[tuple[int, int, int]]:
        """Yield (LC_ number, offset in the file, size in bytes) of each load command."""
        position = 32
        for _ in range(self.command_count):
            command, size = self.file.unpack("<II", position, "a load command")
            if size < 8:
                raise ObjectError(f"a load command has {size} bytes, fewer than 8")
            yield command, position, size
            position += size

    def segment_sections(self, position: int, size: int) -> Iterator[MachoSection]:
        """Yield the section headers in the load command of `size` bytes at offset `position`, which
        describes a segment.
        """
        count, = self.file.unpack("<I", position + 64, "a segment")
        if size < 72 + 80 * count:
            raise ObjectError("a segment has more sections than bytes for them")
        for name, segment, *fields in self.file.table("<16s16sQQIIIII12x", position + 72, count,
                                                      "a section's header"):
            parts = (printable(part.rstrip(b"\0")) for part in (segment, name))
            yield MachoSection(",".join(parts), *fields)

    def symbols(self, position: int) -> list[MachoSymbol]:
        """Return the symbols of the table that the load command at offset `position` describes."""
        table, count, strings, size = self.file.unpack("<4I", position + 8, "a load command")
        names = type(self.file)(self.file.cut(strings, size, "the names of its symbols"))
        return [MachoSymbol(names.name_at(name, "a symbol's name"), *fields) for name, *fields in
                self.file.table("<IBBHQ", table, count, "its symbol table")]

    def relocations(self, section: MachoSection) -> Iterator[tuple[int, int, bool, int, bool, int]]:
        """Yield (offset, target, is_relative, bytes of the field, is_external, type) of each
        relocation of a section. The target is the number of a symbol if is_external, else of a
        section.
        """
        for offset, packed in self.file.table("<iI", section.relocations_at,
                                              section.relocation_count, "its relocations"):
            yield (offset, packed & 0xFFFFFF, bool(packed >> 24 & 1), 1 << (packed >> 25 & 3),
                   bool(packed >> 27 & 1), packed >> 28)
