"""Reader of COFF objects and of PE libraries and programs (Microsoft's PE format).

A linked file is mapped by its sections. Its functions come from the export table, and then from the
symbol table. The sections of an object get addresses far apart, and its relocations are applied as
a linker applies them.
"""

from __future__ import annotations  # for a Python before 3.10

import struct

from ..check.contents import ObjectError, printable
from ..check.harmless import (
    COFF_FLAGS,
    check_coff_section,
    check_coff_symbol,
    check_directives,
    check_header_flags,
)
from ..check.structures import CoffFile, CoffSection
from .memory_image import (
    PAGE,
    LenientBytes,
    LoadedBinary,
    LoadedSection,
    define_symbols,
    name_at,
    word_at,
)

# flags of a section: code or initialized data; read by the linker alone; over 65,534 relocations
CONTENTS, LINKER_ONLY, MANY_RELOCATIONS = 0x60, 0xA00, 0x1000000
EXECUTABLE, WRITABLE = 0x20000000, 0x80000000
EXTERNAL, STATIC, WEAK_EXTERNAL = 2, 3, 105  # storage classes of symbols
ADDR64, REL32, REL32_5 = 1, 4, 9  # types of relocations; 4 to 9 are REL32, REL32_1 ... REL32_5


def read_pe(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of a COFF object, or of a PE library or program (Microsoft's PE
    format). Raise ObjectError if the bytes are none of these. `name`: the file's name."""
    file, linked = LenientBytes(data), data[:2] == b"MZ"
    signature_at = file.unpack("<I", 60, "its header")[0] if linked else 0
    if linked and data[signature_at:signature_at + 4] != b"PE\0\0":
        raise ObjectError("a program of MS-DOS")
    coff = CoffFile(file, signature_at + 4 if linked else 0)
    binary = LoadedBinary(name, "win64", linked, data)
    binary.record_unlisted_part(check_header_flags(coff.flags, COFF_FLAGS))
    if linked:
        page = min(PAGE, file.unpack("<I", coff.optional_at + 32, "its header")[0])
        sections_by_number = {number: map_pe_section(binary, file, section, page)
                              for number, section in coff.sections.items()}
        count = min(file.unpack("<I", coff.optional_at + 108, "its header")[0], 6,
                    max(0, coff.optional_bytes - 112) // 8)
        read_pe_tables(binary, list(file.table("<II", coff.optional_at + 112, count,
                                               "its header")))
    else:
        sections_by_number = add_coff_sections(binary, coff)
    named_symbols = []
    for symbol in coff.symbols.values():
        section = sections_by_number.get(symbol.section)
        if (symbol.storage in (EXTERNAL, STATIC, WEAK_EXTERNAL)
            and (section is not None
                 or symbol.storage == EXTERNAL and (symbol.section or symbol.value))):
            binary.record_unlisted_part(check_coff_symbol(symbol))
            named_symbols.append((symbol.storage == STATIC, symbol.name,
                                  section.address + symbol.value if section else -1))
    define_symbols(binary, named_symbols)
    for number, section in sections_by_number.items() if not linked else ():
        for offset, symbol_number, kind in coff.relocations(coff.sections[number]):
            target = coff.symbols.get(symbol_number)
            target_section = sections_by_number.get(target.section) if target else None
            if REL32 <= kind <= REL32_5 and target and target_section:
                section.relocate(offset, target_section.address + target.value
                                 + section.addend(offset) - kind)
            else:
                section.relocate(offset, None, 8 if kind == ADDR64 else 4)
    return binary


def add_coff_sections(binary: LoadedBinary, coff: CoffFile) -> dict[int, LoadedSection]:
    """Add the sections of a COFF object that have bytes in memory, and return section number ->
    section. Record in `binary` the first section or linker directive that check/harmless.py does
    not list."""
    sections_by_number: dict[int, LoadedSection] = {}
    for number, section in coff.sections.items():
        binary.record_unlisted_part(check_coff_section(section))
        if section.name == ".drectve":
            binary.record_unlisted_part(check_directives(printable(coff.file.contents(section)))[1])
        if (section.offset and section.size and section.flags & CONTENTS
            and not section.flags & LINKER_ONLY):
            sections_by_number[number] = binary.add_section(
                number << 32, coff.file.contents(section), bool(section.flags & EXECUTABLE),
                bool(section.flags & WRITABLE))
            sections_by_number[number].has_unknown_writes = bool(section.flags & MANY_RELOCATIONS)
    return sections_by_number


def map_pe_section(binary: LoadedBinary, file: LenientBytes, header: CoffSection,
                   page: int) -> LoadedSection:
    """Map a section of a PE file as the loader does, and return it. `page`: the alignment of
    sections in bytes, at most PAGE. Raise ObjectError if the loader would round the section's file
    offset, or if LoadedBinary.map_segment rejects the section."""
    if header.offset and (header.offset % 512 if page == PAGE else header.offset != header.address):
        raise ObjectError(f"the section at {header.address:#x} has the file offset "
                          f"{header.offset:#x}, which the loader rounds")
    size = header.memory_size or header.size
    contents = (file.cut(header.offset, min(header.size, size), "a section") if header.offset
                else b"")
    binary.map_segment(header.address, size, contents, bool(header.flags & EXECUTABLE),
                       bool(header.flags & WRITABLE), max(page, 1))
    return binary.sections[-1]


def read_pe_tables(binary: LoadedBinary, directories: list[tuple[int, int]]) -> None:
    """Record the exports of a PE file, and mark as unknown the bytes that the loader writes when it
    relocates the file. `directories`: (address, size in bytes) of each data directory."""
    exports, relocations = (directories[i] if i < len(directories) else (0, 0) for i in (0, 5))
    exports_address, exports_size = exports
    _, relocation_blocks = binary.read(*relocations)
    position = 0
    while position + 8 <= len(relocation_blocks):
        page, size = struct.unpack_from("<II", relocation_blocks, position)
        end = position + max(size, 8) // 2 * 2
        for (entry,) in struct.iter_unpack("<H", relocation_blocks[position + 8:end]):
            if entry >> 12:
                binary.mark_rewritten(page + (entry & 0xFFF))
        position += max(size, 8)
    if not exports_address:
        return
    entry_count, addresses, name_pointers, ordinals = (word_at(binary, exports_address + position)
                                                       for position in (24, 28, 32, 36))
    for i in range(entry_count):
        address = word_at(binary, addresses + 4 * word_at(binary, ordinals + 2 * i, 2))
        is_forwarded = exports_address <= address < exports_address + exports_size
        binary.define(name_at(binary, word_at(binary, name_pointers + 4 * i)), address,
                      "export table",
                      "its symbol is forwarded to another library" if is_forwarded else "")
