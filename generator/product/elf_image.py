"""Reader of ELF objects, libraries and programs (System V ABI, supplement for AMD64).

A linked file is mapped by its segments. Its functions come from the dynamic symbol table and, after
it, from .symtab. The sections of an object get addresses far apart, and its relocations are applied
as a linker applies them.
"""

from __future__ import annotations  # for a Python before 3.10

import struct
from collections import namedtuple
from collections.abc import Iterator, Sequence

from ..check.contents import Bytes, ObjectError
from ..check.harmless import (
    check_elf_header,
    check_elf_properties,
    check_elf_section,
    check_elf_symbol,
)
from .memory_image import PAGE, LoadedBinary, LoadedSection, name_at, word_at, zero_terminated

SECTION_HEADER, SYMBOL = "<IIQQQQIIQQ", "<IBBHQQ"  # struct formats of Elf64_Shdr and Elf64_Sym
SECTION_HEADER_BYTES, SEGMENT_HEADER_BYTES, SYMBOL_BYTES, RELA_BYTES = 64, 56, 24, 24
ET_REL, ET_EXEC, ET_DYN, EM_X86_64 = 1, 2, 3, 62
SHN_ABS, SHN_XINDEX = 0xFFF1, 0xFFFF
SHT_PROGBITS, SHT_SYMTAB, SHT_RELA, SHT_REL, SHT_CREL = 1, 2, 4, 9, 0x40000014
SHF_WRITE, SHF_ALLOC, SHF_EXECINSTR = 1, 2, 4
PT_LOAD, PT_DYNAMIC = 1, 2
DT_HASH, DT_STRTAB, DT_SYMTAB = 4, 5, 6
# (tag of a table's address, tag of its size)
DT_RELA, DT_REL, DT_JMPREL, DT_RELR = (7, 8), (17, 18), (23, 2), (36, 35)
DT_GNU_HASH, DT_VERSYM, DT_VERDEF = 0x6FFFFEF5, 0x6FFFFFF0, 0x6FFFFFFC
STB_LOCAL = 0
BINDING_NAMES = {0: "local", 1: "global", 2: "weak", 10: "unique"}
STT_FUNC, STT_SECTION, STT_FILE, STT_GNU_IFUNC = 2, 3, 4, 10
R_X86_64_PC32, R_X86_64_PLT32 = 2, 4
# relocation types that write more than four bytes
WIDE_RELOCATIONS = {1, 6, 7, 8, 16, 17, 18, 24, 25, 27, 28, 29, 30, 31, 33, 36, 37, 38}

# the fields of Elf64_Shdr and Elf64_Phdr, in their order
ElfSection = namedtuple("ElfSection", "name type flags address offset size link info alignment "
                                      "entry_size")
ElfSegment = namedtuple("ElfSegment", "type flags offset address physical_address file_size size "
                                      "alignment")


class ElfEntry(namedtuple("ElfEntry", "name info other section value size")):
    """Entry of a symbol table, with the fields of Elf64_Sym."""

    @property
    def bind(self) -> int:
        """Binding, STB_ of the ELF specification."""
        return int(self.info >> 4)

    @property
    def type(self) -> int:
        """Type, STT_ of the ELF specification."""
        return int(self.info & 15)


def read_elf(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of an ELF object, library or program (System V ABI, supplement for
    AMD64). Raise ObjectError if the bytes are none of these. `name`: the file's name."""
    file = Bytes(data)
    fields = file.unpack("<16sHHIQQQIHHHHHH", 0, "its header")
    (ident, kind, machine, version, _, segments_at, sections_at, flags, _, segment_size,
     segment_count, section_size, section_count, names_index) = fields
    is_elf64_little_endian = ident[4:6] == b"\2\1"
    if (not is_elf64_little_endian or machine != EM_X86_64
        or kind not in (ET_REL, ET_EXEC, ET_DYN)):
        raise ObjectError("an ELF file, but no object, library or program for x86-64")
    binary = LoadedBinary(name, "elf64", kind != ET_REL, data)
    binary.record_unlisted_part(check_elf_header(ident, version, flags))
    # a number of sections that does not fit the header stands in the first section header (size)
    if sections_at and not section_count and not binary.linked:
        section_count = section_header_at(file, sections_at).size
    if not sections_at or section_size != SECTION_HEADER_BYTES:
        section_count = 0
    headers = [section_header_at(file, sections_at + SECTION_HEADER_BYTES * i)
               for i in range(section_count)]
    sections_by_number: dict[int, LoadedSection] = {}
    if binary.linked:
        if segment_size != SEGMENT_HEADER_BYTES:
            raise ObjectError(f"its program headers have {segment_size} bytes each, not "
                              f"{SEGMENT_HEADER_BYTES}")
        positions = (segments_at + SEGMENT_HEADER_BYTES * i for i in range(segment_count))
        map_elf_segments(binary, file, [
            ElfSegment(*file.unpack("<IIQQQQQQ", position, "a segment's header"))
            for position in positions])
    else:
        names_index = headers[0].link if names_index == SHN_XINDEX and headers else names_index
        names = file.cut(headers[names_index].offset, headers[names_index].size,
                         "the names of its sections") if names_index < len(headers) else b""
        sections_by_number = add_elf_sections(binary, file, headers, Bytes(names))
    symbols_by_table: dict[int, list[ElfEntry]] = {}
    exported = {*binary.symbols}
    for i, header in enumerate(headers):
        if header.type == SHT_SYMTAB and header.link < len(headers):
            names = file.cut(headers[header.link].offset, headers[header.link].size,
                             "the names of its symbols")
            table = file.cut(header.offset, header.size // SYMBOL_BYTES * SYMBOL_BYTES,
                             "its symbol table")
            symbols_by_table[i] = [ElfEntry(*entry) for entry in struct.iter_unpack(SYMBOL, table)]
            read_symtab(binary, symbols_by_table[i], names, sections_by_number, exported)
    relocate_elf_sections(file, headers, sections_by_number, symbols_by_table)
    return binary


def section_header_at(file: Bytes, position: int) -> ElfSection:
    """Return the section header at the offset `position` in a file. Raise ObjectError if the file
    is too short."""
    return ElfSection(*file.unpack(SECTION_HEADER, position, "its section headers"))


def add_elf_sections(binary: LoadedBinary, file: Bytes, headers: Sequence[ElfSection],
                     names: Bytes) -> dict[int, LoadedSection]:
    """Add the sections of an ELF object that have bytes in memory, and return number -> section.
    Record the first section that is not listed as harmless. `names`: the table of section names."""
    sections_by_number: dict[int, LoadedSection] = {}
    for i, header in enumerate(headers):
        label = names.text(header.name, "a section's name")
        binary.record_unlisted_part(check_elf_section(label, header.type, header.flags,
                                                      header.size))
        if label == ".note.gnu.property":
            binary.record_unlisted_part(
                check_elf_properties(file.cut(header.offset, header.size, "a section"))[1])
        if header.flags & SHF_ALLOC and header.type == SHT_PROGBITS:
            contents = file.cut(header.offset, header.size, "a section")
            sections_by_number[i] = binary.add_section(i << 32, contents,
                                                       bool(header.flags & SHF_EXECINSTR),
                                                       bool(header.flags & SHF_WRITE))
    return sections_by_number


def relocate_elf_sections(file: Bytes, headers: Sequence[ElfSection],
                          sections_by_number: dict[int, LoadedSection],
                          symbols_by_table: dict[int, list[ElfEntry]]) -> None:
    """Apply the relocations of an ELF object to its sections. A section is marked as having unknown
    writes if its relocations are not in the form RELA, stand in two sections, or have no symbol
    table. `symbols_by_table`: number of a symbol table's section -> the table's entries."""
    relocated: set[int] = set()
    for header in headers:
        if (header.type not in (SHT_RELA, SHT_REL, SHT_CREL)
            or header.info not in sections_by_number):
            continue
        section, symbols = sections_by_number[header.info], symbols_by_table.get(header.link)
        section.has_unknown_writes |= (header.type != SHT_RELA or symbols is None
                                       or header.info in relocated)
        relocated.add(header.info)
        if section.has_unknown_writes or symbols is None:
            continue
        table = file.cut(header.offset, header.size // RELA_BYTES * RELA_BYTES, "its relocations")
        for offset, packed, addend in struct.iter_unpack("<QQq", table):
            number, kind = packed >> 32, packed & 0xFFFFFFFF
            symbol = symbols[number] if number < len(symbols) else ElfEntry(0, 0, 0, 0, 0, 0)
            target = sections_by_number.get(symbol.section)
            if (kind in (R_X86_64_PC32, R_X86_64_PLT32) and target is not None
                and symbol.type != STT_GNU_IFUNC):
                section.relocate(offset, target.address + symbol.value + addend)
            elif kind:
                section.relocate(offset, None, 8 if kind in WIDE_RELOCATIONS else 4)


def read_symtab(binary: LoadedBinary, symbols: Sequence[ElfEntry], names: bytes,
                sections_by_number: dict[int, LoadedSection], exported: set[str]) -> None:
    """Record the symbols of .symtab, which linkers and debuggers read and loaders do not. Names in
    `exported` are skipped. `names`: the table of the symbols' names.

    In an object, a local symbol is skipped if a global one has its name, or if it lies in no loaded
    section. In a linked file, a symbol is skipped if its type is neither none, data nor function. A
    versioned name (`f@VERSION`) counts as the name before the `@`.
    """
    seen: set[str] = set()
    for symbol in sorted(symbols, key=lambda symbol: symbol.bind == STB_LOCAL):
        label, separator, version = zero_terminated(names, symbol.name).partition("@")
        binary.record_unlisted_part(check_elf_symbol(label, symbol.info, symbol.other))
        section, is_local = sections_by_number.get(symbol.section), symbol.bind == STB_LOCAL
        if (not label or not symbol.section or symbol.type in (STT_SECTION, STT_FILE)
            or label in exported):
            continue
        is_skipped = (symbol.type > STT_FUNC if binary.linked
                      else is_local and (label in seen or section is None))
        if is_skipped:
            continue
        seen.add(label)
        defect = ""
        if not binary.linked and separator:
            defect = f"its symbol has the version {version.lstrip('@')}"
        elif not binary.linked and symbol.type > STT_FUNC:
            defect = f"its symbol is of type {symbol.type}"
        elif not binary.linked and section is None:
            defect = "its symbol does not lie in code or data"
        rule = f"symbol table, {BINDING_NAMES.get(symbol.bind, 'of another binding')}"
        binary.define(label, symbol.value + (section.address if section else 0),
                      rule + (", which loaders do not read" if binary.linked else ""), defect)


def map_elf_segments(binary: LoadedBinary, file: Bytes, segments: Sequence[ElfSegment]) -> None:
    """Map the segments of a linked file as Linux and its dynamic linker do. Record the exported
    symbols, and mark as unknown the bytes that the dynamic linker writes. `segments`: the program
    headers, in their order. Raise ObjectError for a segment that no loader maps."""
    for segment in segments:
        if segment.type == PT_LOAD and segment.size:
            if segment.file_size > segment.size or (segment.offset - segment.address) % PAGE:
                raise ObjectError(f"the segment at {segment.address:#x} has more bytes in the file "
                                  f"than in memory, or a file offset that no loader maps")
            binary.map_segment(segment.address, segment.size,
                               file.cut(segment.offset, segment.file_size, "a segment"),
                               bool(segment.flags & 1), bool(segment.flags & 2))
    tags: dict[int, int] = {}
    for segment in segments:
        if segment.type == PT_DYNAMIC:
            _, table = binary.read(segment.address, segment.size)
            for tag, value in struct.iter_unpack("<QQ", table[:len(table) // 16 * 16]):
                if not tag:
                    break
                tags[tag] = value
    mark_dynamic_relocations(binary, tags)
    # Elf64_Verdef: vd_ndx at 4, vd_aux at 12, vd_next at 16
    versions, position = dict[int, str](), tags.get(DT_VERDEF, 0)
    while position and len(versions) < 1 << 15:
        name = word_at(binary, position + word_at(binary, position + 12))
        versions[word_at(binary, position + 4, 2)] = name_at(binary, tags.get(DT_STRTAB, 0) + name)
        position = position + distance if (distance := word_at(binary, position + 16)) else 0
    numbers = [*gnu_hash_symbols(binary, tags.get(DT_GNU_HASH)),
               *sysv_hash_symbols(binary, tags.get(DT_HASH))]
    for number in dict.fromkeys(numbers):
        _, symbol = binary.read(tags.get(DT_SYMTAB, 0) + SYMBOL_BYTES * number, SYMBOL_BYTES)
        if symbol:
            record_dynamic_symbol(binary, ElfEntry(*struct.unpack(SYMBOL, symbol)), number, tags,
                                  versions)


def mark_dynamic_relocations(binary: LoadedBinary, tags: dict[int, int]) -> None:
    """Mark as unknown the bytes that the dynamic linker writes. `tags`: tag -> value, the entries
    of the dynamic section."""
    for (address_tag, size_tag), entry_size in ((DT_RELA, 24), (DT_JMPREL, 24), (DT_REL, 16)):
        _, table = binary.read(tags.get(address_tag, 0),
                               tags.get(size_tag, 0) // entry_size * entry_size)
        for (address,) in struct.iter_unpack(f"<Q{entry_size - 8}x", table):
            binary.mark_rewritten(address)
    address, size = (tags.get(tag, 0) for tag in DT_RELR)
    _, table = binary.read(address, size // 8 * 8)
    # an even word is an address; an odd one has a bit for each of the 63 words that follow `base`
    base = 0
    for (word,) in struct.iter_unpack("<Q", table):
        for address in [word] if not word & 1 else [base + 8 * i for i in range(63)
                                                    if word >> i + 1 & 1]:
            binary.mark_rewritten(address)
        base = word + 8 if not word & 1 else base + 8 * 63


def gnu_hash_symbols(binary: LoadedBinary, table_address: int | None) -> Iterator[int]:
    """Yield the symbol numbers in the hash table at the address `table_address` (DT_GNU_HASH).
    Yield nothing if the address is None."""
    if table_address is None:
        return
    count, first_number, bloom = (word_at(binary, table_address + 4 * i) for i in range(3))
    buckets = table_address + 16 + 8 * bloom
    for number in {word_at(binary, buckets + 4 * i) for i in range(count)} - {0}:
        yield number
        while not word_at(binary, buckets + 4 * (count + number - first_number)) & 1:
            number += 1
            yield number


def sysv_hash_symbols(binary: LoadedBinary, table_address: int | None) -> Iterator[int]:
    """Yield the symbol numbers in the hash table at the address `table_address` (DT_HASH). Yield
    nothing if the address is None."""
    if table_address is None:
        return
    count = word_at(binary, table_address)
    pending, seen = [word_at(binary, table_address + 8 + 4 * i) for i in range(count)], {0}
    while pending:
        if (number := pending.pop()) not in seen:
            seen.add(number)
            yield number
            pending.append(word_at(binary, table_address + 8 + 4 * (count + number)))


def record_dynamic_symbol(binary: LoadedBinary, symbol: ElfEntry, number: int, tags: dict[int, int],
                          versions: dict[int, str]) -> None:
    """Record a symbol of the dynamic symbol table with its version and binding. A symbol that is
    undefined, local, of an unknown binding or of value 0 is skipped.

    `number`: the symbol's number in the table; `tags`: tag -> value, the entries of the dynamic
    section; `versions`: version number -> name.
    """
    if not symbol.section or not symbol.value or symbol.bind not in (1, 2, 10):
        return
    version = word_at(binary, tags[DT_VERSYM] + 2 * number, 2) if DT_VERSYM in tags else 1
    version_name = versions.get(version & 0x7FFF, "") if version & 0x7FFF > 1 else ""
    rule = f"dynamic symbol table, {BINDING_NAMES[symbol.bind]}"
    rule += f", version {version_name}" if version_name else ""
    rule += ", not the default" if version & 0x8000 else ""
    defect = (f"its symbol is of type {symbol.type}: the loader chooses the function"
              if symbol.type > STT_FUNC
              else "its symbol is absolute" if symbol.section == SHN_ABS else "")
    binary.define(name_at(binary, tags.get(DT_STRTAB, 0) + symbol.name), symbol.value, rule, defect)
