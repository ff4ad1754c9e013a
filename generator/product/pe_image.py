"""Reader of COFF objects and of PE libraries and programs (Microsoft's PE format).

A linked file is mapped by its sections. Its functions come from the export table, and then from the
symbol table. The sections of an object get addresses far apart, and its relocations are applied as
a linker applies them.
"""

from __future__ import annotations  # for a Python before 3.10

import struct
from collections import namedtuple

from ..check.contents import Bytes, ObjectError, printable
from ..check.harmless import COFF_SECTIONS, check_coff_symbol, check_directives
from .memory_image import (
    PAGE,
    LoadedBinary,
    LoadedSection,
    define_symbols,
    name_at,
    word_at,
    zero_terminated,
)

# the fields of IMAGE_SECTION_HEADER, in their order
CoffSection = namedtuple("CoffSection", "name memory_size address size offset relocations_at "
                                        "lines_at relocation_count line_count flags")
# flags of a section: code or initialized data; read by the linker alone; over 65,534 relocations
CONTENTS, LINKER_ONLY, MANY_RELOCATIONS = 0x60, 0xA00, 0x1000000
EXECUTABLE, WRITABLE = 0x20000000, 0x80000000
# flags of the file header: no line numbers, no local symbols, machine with 32-bit words
MACHINE_AMD64, HARMLESS_FLAGS = 0x8664, 0x10C
EXTERNAL, STATIC, WEAK_EXTERNAL = 2, 3, 105  # storage classes of symbols
ADDR64, REL32, REL32_5 = 1, 4, 9  # types of relocations; 4 to 9 are REL32, REL32_1 ... REL32_5


def read_pe(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of a COFF object, or of a PE library or program (Microsoft's PE
    format). Raise ObjectError if the bytes are none of these. `name`: the file's name."""
    file = Bytes(data)
    linked = data[:2] == b"MZ"
    # Objects have no signature of four bytes before their header.
    signature_at = file.unpack("<I", 60, "its header")[0] if linked else -4
    if linked and data[signature_at:signature_at + 4] != b"PE\0\0":
        raise ObjectError("a program of MS-DOS")
    machine, section_count, _, symbols_at, symbol_count, optional_size, flags = file.unpack(
        "<HHIIIHH", signature_at + 4, "its header")
    if machine != MACHINE_AMD64:
        raise ObjectError("a PE or COFF file, but not for x86-64")
    binary = LoadedBinary(name, "win64", linked, data)
    if flags & ~HARMLESS_FLAGS:
        binary.record_unlisted_part(f"its header has flags {flags:#x}, which are not all known")
    optional_at = signature_at + 24
    page = min(PAGE, file.unpack("<I", optional_at + 32, "its header")[0]) if linked else PAGE
    headers = [CoffSection(*file.unpack("<8sIIIIIIHHI", optional_at + optional_size + 40 * i,
                                        "a section's header")) for i in range(section_count)]
    sections_by_number: dict[int, LoadedSection] = {}
    for number, header in enumerate(headers, 1):
        if linked:
            sections_by_number[number] = map_pe_section(binary, file, header, page)
            continue
        check_coff_section(binary, file, header, symbols_at + 18 * symbol_count)
        if (header.offset and header.size and header.flags & CONTENTS
            and not header.flags & LINKER_ONLY):
            section = binary.add_section(number << 32,
                                         file.cut(header.offset, header.size, "a section"),
                                         bool(header.flags & EXECUTABLE),
                                         bool(header.flags & WRITABLE))
            section.has_unknown_writes = bool(header.flags & MANY_RELOCATIONS)
            sections_by_number[number] = section
    if linked:
        count = min(file.unpack("<I", optional_at + 108, "its header")[0], 6,
                    max(0, optional_size - 112) // 8)
        read_pe_tables(binary, [file.unpack("<II", optional_at + 112 + 8 * i, "its header")
                                for i in range(count)])
    symbols = read_coff_symbols(binary, file, symbols_at, symbol_count, sections_by_number)
    for number, section in sections_by_number.items() if not linked else ():
        for i in range(headers[number - 1].relocation_count):
            offset, symbol, kind = file.unpack("<IIH", headers[number - 1].relocations_at + 10 * i,
                                               "a relocation")
            index, value = symbols.get(symbol, (0, 0))
            if REL32 <= kind <= REL32_5 and index in sections_by_number:
                section.relocate(offset, sections_by_number[index].address + value
                                 + section.addend(offset) - kind)
            else:
                section.relocate(offset, None, 8 if kind == ADDR64 else 4)
    return binary


def map_pe_section(binary: LoadedBinary, file: Bytes, header: CoffSection,
                   page: int) -> LoadedSection:
    """Map a section of a PE file as the loader does, and return it. `page`: the alignment of
    sections in bytes, at most PAGE. Raise ObjectError if the loader would read another position of
    the file than the header states."""
    if header.offset and (header.offset % 512 if page == PAGE else header.offset != header.address):
        raise ObjectError(f"the section at {header.address:#x} has the file offset "
                          f"{header.offset:#x}, which the loader rounds")
    size = header.memory_size or header.size
    contents = (file.cut(header.offset, min(header.size, size), "a section") if header.offset
                else b"")
    binary.map_segment(header.address, size, contents, bool(header.flags & EXECUTABLE),
                       bool(header.flags & WRITABLE), max(page, 1))
    return binary.sections[-1]


def read_coff_symbols(binary: LoadedBinary, file: Bytes, symbols_at: int, symbol_count: int,
                      sections_by_number: dict[int, LoadedSection]) -> dict[int, tuple[int, int]]:
    """Record the symbols of a COFF symbol table, except names of the export table. Return symbol's
    number -> (section number, offset in the section), for all symbols. `symbols_at`: the table's
    offset in the file; `symbol_count`: number of its entries, auxiliary ones included."""
    strings = symbols_at + 18 * symbol_count
    symbols: dict[int, tuple[int, int]] = {}
    named_symbols: list[tuple[bool, str, int]] = []
    number = 0
    while symbols_at and number < symbol_count:
        name, value, index, _, storage, auxiliary_count = file.unpack(
            "<8sIhHBB", symbols_at + 18 * number, "a symbol")
        symbols[number] = (index, value)
        section = sections_by_number.get(index)
        if (storage in (EXTERNAL, STATIC, WEAK_EXTERNAL)
            and (section is not None or storage == EXTERNAL and (index or value))):
            label = (zero_terminated(file.data, strings + int.from_bytes(name[4:], "little"))
                     if name[:4] == bytes(4) else zero_terminated(name + b"\0", 0))
            binary.record_unlisted_part(check_coff_symbol(label, value, storage))
            address = section.address + value if section else -1
            named_symbols.append((storage == STATIC, label, address))
        number += 1 + auxiliary_count
    define_symbols(binary, {*binary.symbols}, named_symbols)
    return symbols


def check_coff_section(binary: LoadedBinary, file: Bytes, header: CoffSection,
                       strings: int) -> None:
    """Record a section of a COFF object, or the linker directives in it, as unlisted if it is not
    listed as harmless. `strings`: the offset of the string table in the file."""
    label = printable(header.name.rstrip(b"\0"))
    if label.startswith("/") and label[1:].isdigit():
        label = file.text(strings + int(label[1:]), "a section's name")
    if header.size and not COFF_SECTIONS.fullmatch(label):
        binary.record_unlisted_part(f"section {label} is not on the list of harmless contents")
    if label == ".drectve":
        directives = printable(file.cut(header.offset, header.size, "the linker's directives"))
        binary.record_unlisted_part(check_directives(directives)[1])


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
