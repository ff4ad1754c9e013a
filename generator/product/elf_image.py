"""Reader of ELF objects, libraries and programs (System V ABI, supplement for AMD64).

A linked file is mapped by its segments. Its functions come from the dynamic symbol table and, after
it, from .symtab. The sections of an object get addresses far apart, and its relocations are applied
as a linker applies them.
"""

from __future__ import annotations  # for a Python before 3.10

import struct
from collections import namedtuple
from collections.abc import Iterator
from itertools import takewhile
from operator import itemgetter

from ..check.contents import ObjectError
from ..check.harmless import (
    check_elf_header,
    check_elf_properties,
    check_elf_section,
    check_elf_symbol,
)
from ..check.structures import (
    ALLOC,
    ELF_OBJECT,
    ELF_SYMBOL,
    ELF_SYMBOL_BYTES,
    PROGBITS,
    ElfFile,
    ElfSymbol,
)
from .memory_image import LenientBytes, LoadedBinary, LoadedSection, name_at, word_at

ET_EXEC, ET_DYN, SHN_ABS = 2, 3, 0xFFF1
SHT_SYMTAB, SHT_RELA, SHT_REL, SHT_CREL = 2, 4, 9, 0x40000014
SHF_WRITE, SHF_EXECINSTR = 1, 4
PT_LOAD, PT_DYNAMIC = 1, 2
SEGMENT_HEADER_BYTES = 56
DT_HASH, DT_STRTAB, DT_SYMTAB = 4, 5, 6
# (tag of a table's address, tag of its size)
DT_RELA, DT_REL, DT_JMPREL, DT_RELR = (7, 8), (17, 18), (23, 2), (36, 35)
DT_GNU_HASH, DT_VERSYM, DT_VERDEF = 0x6FFFFEF5, 0x6FFFFFF0, 0x6FFFFFFC
BINDING_NAMES = {0: "local", 1: "global", 2: "weak", 10: "unique"}
STB_LOCAL = 0
STT_FUNC, STT_SECTION, STT_FILE, STT_GNU_IFUNC = 2, 3, 4, 10
R_X86_64_PC32, R_X86_64_PLT32 = 2, 4
# relocation types that write more than four bytes
WIDE_RELOCATIONS = {1, 6, 7, 8, 16, 17, 18, 24, 25, 27, 28, 29, 30, 31, 33, 36, 37, 38}
# the fields of Elf64_Phdr, in their order
ElfSegment = namedtuple("ElfSegment", "type flags offset address physical_address file_size size "
                                      "alignment")


def read_elf(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of an ELF object, library or program (System V ABI, supplement for
    AMD64). Raise ObjectError if the bytes are none of these. `name`: the file's name."""
    elf = ElfFile(LenientBytes(data))
    if elf.header.type not in (ELF_OBJECT, ET_EXEC, ET_DYN):
        raise ObjectError("an ELF file, but no object, library or program for x86-64")
    binary = LoadedBinary(name, "elf64", elf.header.type != ELF_OBJECT, data)
    binary.record_unlisted_part(check_elf_header(elf.header))
    sections_by_number: dict[int, LoadedSection] = {}
    if binary.linked:
        map_elf_segments(binary, elf)
    else:
        sections_by_number = add_elf_sections(binary, elf)
    symbols_by_table = {section.number: elf.symbols(section) for section in elf.sections
                        if section.type == SHT_SYMTAB}
    exported = {*binary.symbols}
    for symbols in symbols_by_table.values():
        read_symtab(binary, symbols, sections_by_number, exported)
    relocate_elf_sections(elf, sections_by_number, symbols_by_table)
    return binary


def add_elf_sections(binary: LoadedBinary, elf: ElfFile) -> dict[int, LoadedSection]:
    """Add the sections of an ELF object that have bytes in memory, and return section number ->
    section. Record in `binary` the first section that check/harmless.py does not list."""
    sections_by_number: dict[int, LoadedSection] = {}
    for section in elf.sections:
        binary.record_unlisted_part(check_elf_section(section))
        if section.name == ".note.gnu.property":
            binary.record_unlisted_part(check_elf_properties(elf.file.contents(section))[1])
        if section.flags & ALLOC and section.type == PROGBITS:
            sections_by_number[section.number] = binary.add_section(
                section.number << 32, elf.file.contents(section),
                bool(section.flags & SHF_EXECINSTR), bool(section.flags & SHF_WRITE))
    return sections_by_number


def relocate_elf_sections(elf: ElfFile, sections_by_number: dict[int, LoadedSection],
                          symbols_by_table: dict[int, list[ElfSymbol]]) -> None:
    """Apply the relocations of an ELF object to its sections, section number -> section.

    If the relocations of a section are not in the form RELA, or have no symbol table, the section
    is marked as having unknown writes. So is a section with two sections of relocations.
    `symbols_by_table`: number of a symbol table's section -> the table's entries. Raise ObjectError
    if a relocation that can be applied lies outside its section.
    """
    relocated: set[int] = set()
    for table in elf.sections:
        section = sections_by_number.get(table.info)
        if table.type not in (SHT_RELA, SHT_REL, SHT_CREL) or section is None:
            continue
        symbols = symbols_by_table.get(table.link)
        section.has_unknown_writes |= (table.type != SHT_RELA or symbols is None
                                       or table.info in relocated)
        relocated.add(table.info)
        if section.has_unknown_writes or symbols is None:
            continue
        for offset, number, kind, addend in elf.relocations(table):
            symbol = symbols[number] if number < len(symbols) else None
            target = sections_by_number.get(symbol.section) if symbol else None
            if (kind in (R_X86_64_PC32, R_X86_64_PLT32) and symbol and target is not None
                and symbol.type != STT_GNU_IFUNC):
                section.relocate(offset, target.address + symbol.value + addend)
            elif kind:
                section.relocate(offset, None, 8 if kind in WIDE_RELOCATIONS else 4)


def read_symtab(binary: LoadedBinary, symbols: list[ElfSymbol],
                sections_by_number: dict[int, LoadedSection], exported: set[str]) -> None:
    """Record the symbols of .symtab. Linkers and debuggers read this table, and loaders do not.
    Symbols without a name, undefined symbols, symbols of a section or source file, and names in
    `exported` are skipped.

    In an object, a local symbol is also skipped if it lies in no loaded section, or if a global
    symbol has its name. In a linked file, a symbol is also skipped if its type is not one of
    STT_NOTYPE, STT_OBJECT and STT_FUNC. A versioned name (`f@VERSION`) counts as the name before
    the `@`. The first symbol that check/harmless.py does not list is recorded as such, even if it
    is skipped.
    """
    global_names: set[str] = set()
    for symbol in sorted(symbols, key=lambda symbol: symbol.bind == STB_LOCAL):
        label, separator, version = symbol.name.partition("@")
        binary.record_unlisted_part(check_elf_symbol(symbol))
        section, is_local = sections_by_number.get(symbol.section), symbol.bind == STB_LOCAL
        if (not label or not symbol.section or symbol.type in (STT_SECTION, STT_FILE)
            or label in exported):
            continue
        is_skipped = (symbol.type > STT_FUNC if binary.linked
                      else is_local and (label in global_names or section is None))
        if is_skipped:
            continue
        if not is_local:
            global_names.add(label)
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


def map_elf_segments(binary: LoadedBinary, elf: ElfFile) -> None:
    """Map the segments of a linked file as Linux and its dynamic linker do. Record the exported
    symbols, and mark as unknown the bytes that the dynamic linker writes. Raise ObjectError if a
    segment cannot be mapped (LoadedBinary.map_file_segment), or if a table is cut off."""
    header = elf.header
    if header.segment_bytes != SEGMENT_HEADER_BYTES:
        raise ObjectError(f"its program headers have {header.segment_bytes} bytes each, not "
                          f"{SEGMENT_HEADER_BYTES}")
    segments = [ElfSegment(*fields) for fields in elf.file.table(
        "<IIQQQQQQ", header.segments_at, header.segment_count, "a segment's header")]
    for segment in segments:
        if segment.type == PT_LOAD and segment.size:
            binary.map_file_segment(segment.address, segment.size, segment.offset,
                                    segment.file_size, bool(segment.flags & 1),
                                    bool(segment.flags & 2))
    tags: dict[int, int] = {}
    for segment in segments:
        if segment.type == PT_DYNAMIC:
            _, table = binary.read(segment.address, segment.size)
            entries = struct.iter_unpack("<QQ", table[:len(table) // 16 * 16])
            tags |= takewhile(itemgetter(0), entries)  # an entry with the tag 0 is the last
    mark_dynamic_relocations(binary, tags)
    # Elf64_Verdef: vd_ndx at 4, vd_aux at 12, vd_next at 16
    versions, position = dict[int, str](), tags.get(DT_VERDEF, 0)
    while position and len(versions) < 1 << 15:
        name = word_at(binary, position + word_at(binary, position + 12))
        versions[word_at(binary, position + 4, 2)] = name_at(binary, tags.get(DT_STRTAB, 0) + name)
        position = position + distance if (distance := word_at(binary, position + 16)) else 0
    numbers = [*gnu_symbol_numbers(binary, tags.get(DT_GNU_HASH)),
               *sysv_symbol_numbers(binary, tags.get(DT_HASH))]
    for number in dict.fromkeys(numbers):
        _, symbol = binary.read(tags.get(DT_SYMTAB, 0) + ELF_SYMBOL_BYTES * number,
                                ELF_SYMBOL_BYTES)
        if symbol:
            name_offset, info, *fields = struct.unpack(ELF_SYMBOL, symbol)
            symbol_name = name_at(binary, tags.get(DT_STRTAB, 0) + name_offset)
            record_dynamic_symbol(binary, ElfSymbol(symbol_name, info >> 4, info & 15, *fields),
                                  number, tags, versions)


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
    # an even word is an address; an odd one has a bit for each of the 63 words that begin at `base`
    base = 0
    for (word,) in struct.iter_unpack("<Q", table):
        for address in [word] if not word & 1 else [base + 8 * i for i in range(63)
                                                    if word >> i + 1 & 1]:
            binary.mark_rewritten(address)
        base = word + 8 if not word & 1 else base + 8 * 63


def gnu_symbol_numbers(binary: LoadedBinary, table_address: int | None) -> Iterator[int]:
    """Yield the numbers, in the dynamic symbol table, of the symbols in the hash table at
    `table_address` (DT_GNU_HASH). Yield nothing if the address is None."""
    if table_address is None:
        return
    count, first_number, bloom = (word_at(binary, table_address + 4 * i) for i in range(3))
    buckets = table_address + 16 + 8 * bloom
    for number in {word_at(binary, buckets + 4 * i) for i in range(count)} - {0}:
        yield number
        while not word_at(binary, buckets + 4 * (count + number - first_number)) & 1:
            number += 1
            yield number


def sysv_symbol_numbers(binary: LoadedBinary, table_address: int | None) -> Iterator[int]:
    """Yield the numbers, in the dynamic symbol table, of the symbols in the hash table at
    `table_address` (DT_HASH). Yield nothing if the address is None."""
    if table_address is None:
        return
    count = word_at(binary, table_address)
    pending, seen = [word_at(binary, table_address + 8 + 4 * i) for i in range(count)], {0}
    while pending:
        if (number := pending.pop()) not in seen:
            seen.add(number)
            yield number
            pending.append(word_at(binary, table_address + 8 + 4 * (count + number)))


def record_dynamic_symbol(binary: LoadedBinary, symbol: ElfSymbol, number: int,
                          tags: dict[int, int], versions: dict[int, str]) -> None:
    """Record a symbol of the dynamic symbol table with its version and binding. A symbol is skipped
    if it is undefined or local, if its binding is unknown, or if its value is 0.

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
    binary.define(symbol.name, symbol.value, rule, defect)
