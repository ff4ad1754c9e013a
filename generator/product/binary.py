"""Memory images of objects, archives, libraries and programs for x86-64, as a loader or linker
makes them.

Input: a file. Output: sections at addresses, and symbols. Linked files are mapped as a loader maps
them; their functions come from the loader's tables: segments and the dynamic symbol table of ELF,
sections and exports of PE, segments and symbols of Mach-O. The sections of an object get addresses
far apart, and its relocations the distances that a linker would write. Proofs rest on the stricter
readers in check/; this module shares their lists of harmless parts.
"""

from __future__ import annotations  # for a Python before 3.10

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..check.contents import (
    ARCHIVE,
    LONGEST,
    Bytes,
    ObjectError,
    members,
    printable,
    printable_path,
    read_file,
)
from ..check.harmless import (
    COFF_SECTIONS,
    check_coff_symbol,
    check_directives,
    check_elf_header,
    check_elf_properties,
    check_elf_section,
    check_elf_symbol,
    check_macho_command,
    check_macho_section,
)

SECTION_HEADER = "<IIQQQQIIQQ"                                    # an ELF section's header
SYMBOL_TABLE_TYPES, RELA, REL, CREL = (2, 11), 4, 9, 0x40000014       # types of ELF sections
LOAD, DYNAMIC = 1, 2                                       # types of ELF segments
PAGE = 1 << 12
# ELF relocations of more than four bytes
WIDE_RELOCATIONS = {1, 6, 7, 8, 16, 17, 18, 24, 25, 27, 28, 29, 30, 31, 33, 36, 37, 38}


@dataclass(eq=False)
class LoadedSection:
    """Section or segment: bytes at an address.

    `written_distances`: offset -> distance that a linker writes into the four bytes there (not
    truncated to 32 bits, because the sections of an object are far apart), or None if it writes an
    unknown value. `has_unknown_writes`: the linker writes at unknown offsets. `size`: the bytes of
    a segment in memory, which end with zeros that are not in `data`.
    """

    address: int
    data: bytearray
    executable: bool
    writable: bool
    written_distances: dict[int, int | None] = field(default_factory=dict)
    has_unknown_writes: bool = False
    size: int = 0                                          # of a segment: in memory, where zeros follow

    def addend(self, offset: int) -> int:
        """Return the addend that an object stores in the four bytes at `offset`. Raise ObjectError
        if they lie outside the section."""
        if not 0 <= offset <= len(self.data) - 4:
            raise ObjectError("a relocation lies outside its section")
        return int.from_bytes(self.data[offset:offset + 4], "little", signed=True)

    def relocate(self, offset: int, to: int | None, size: int = 4) -> None:
        """Apply a relocation: store the distance from `offset` to the address `to`. If `to` is
        None, mark `size` bytes as unknown."""
        if to is not None:
            self.addend(offset)                            # raises where that is not in the section
            self.data[offset:offset + 4] = (to - self.address - offset & 0xFFFFFFFF).to_bytes(4, "little")
        for at in range(offset, offset + size, 4):
            self.written_distances[at] = None if to is None or at in self.written_distances else to - self.address - at

    def relocated_offsets(self, first: int, size: int) -> list[int]:
        """Return the offsets of the linker's 4-byte writes that touch the `size` bytes from
        `first`."""
        return [offset for offset in self.written_distances if first - 4 < offset < first + size]


@dataclass(eq=False)
class LoadedBinary:
    """Memory image of a file.

    `format`: elf64, win64 or macho64; `linked`: false for an object, which a linker still changes;
    `symbols`: name -> address -> the rule that defines it there, as text; `symbol_defects`: (name,
    address) -> reason why this symbol names no plain function or datum; `unlisted_part`: the first
    part of an object that is not listed as harmless, as text; `mapped_bytes`: the bytes of all
    sections so far.
    """

    name: str
    format: str
    linked: bool
    data: bytes
    sections: list[LoadedSection] = field(default_factory=list)
    symbols: dict[str, dict[int, str]] = field(default_factory=dict)
    symbol_defects: dict[tuple[str, int], str] = field(default_factory=dict)
    unlisted_part: str = ""
    mapped_bytes: int = 0

    def define(self, name: str, address: int, rule: str, wrong: str = "") -> None:
        """Record a symbol at an address with the rule that defines it; the first rule stays.
        `wrong`: its defect, if it has one."""
        self.symbols.setdefault(name, {}).setdefault(address, rule)
        if wrong:
            self.symbol_defects[name, address] = wrong

    def note_harm(self, why: str) -> None:
        """Record `why` as the object's unlisted part, if it is the first. `why`: "" for a part that
        is listed as harmless."""
        self.unlisted_part = self.unlisted_part or ("" if self.linked else why)

    def map_segment(self, address: int, size: int, data: bytes, executable: bool, writable: bool,
            page: int = PAGE) -> None:
        """Add a segment of a linked file with `size` bytes in memory. Raise ObjectError if one of
        its pages is not behind the segment added before."""
        if self.sections and address // page * page < self.sections[-1].address + self.sections[-1].size:
            raise ObjectError(f"the segment at {address:#x} overlaps another one or stands before it")
        self.add_section(address, data, executable, writable).size = max(size, len(data))

    def mark_rewritten(self, address: int, size: int) -> None:
        """Mark bytes that the loader overwrites as unknown. Writable sections are skipped, since a
        program may change them anyway."""
        for section in self.sections:
            if not section.writable and section.address - size < address < section.address + len(section.data):
                section.relocate(address - section.address, None, size)

    def add_section(self, address: int, data: bytes, executable: bool, writable: bool) -> LoadedSection:
        """Add a section. Raise ObjectError if all sections together are much larger than the file,
        which means that they overlap in it."""
        self.mapped_bytes += len(data)
        if self.mapped_bytes > 2 * len(self.data) + (1 << 20):
            raise ObjectError(f"{self.name}: its sections overlap")
        self.sections.append(LoadedSection(address, bytearray(data), executable, writable))
        return self.sections[-1]

    def section_at(self, address: int) -> LoadedSection | None:
        """Return the section that contains an address, an executable one first; None if there is
        none."""
        containing = [s for s in self.sections if s.address <= address < s.address + len(s.data)]
        return min(containing, key=lambda s: not s.executable) if containing else None

    def read(self, address: int, size: int) -> tuple[LoadedSection | None, bytes]:
        """Return the section that contains `size` bytes at an address, and the bytes; (None, b"")
        if they do not lie in one section."""
        section = self.section_at(address)
        if section is None or address + size > section.address + len(section.data):
            return None, b""
        return section, bytes(section.data[address - section.address:][:size])


def zero_terminated(data: bytes, at: int) -> str:
    """Return the text from an offset to the next zero byte; "" if no zero follows within LONGEST
    bytes."""
    return data[at:max(at, data.find(b"\0", at, at + LONGEST))].decode("ascii", "replace")


# ELF (System V ABI, supplement for AMD64).

def read_elf(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of an ELF object, library or program (System V ABI, supplement for
    AMD64). Raise ObjectError if it is none."""
    file = Bytes(data)
    ident, kind, machine, version, _, at, headers_at, bits, _, size, segments, header_size, count, names_at = file.unpack(
        "<16sHHIQQQIHHHHHH", 0, "its header")
    if ident[4:6] != b"\2\1" or machine != 62 or kind not in (1, 2, 3):
        raise ObjectError("an ELF file, but no object, library or program for x86-64")
    binary = LoadedBinary(name, "elf64", kind != 1, data)
    binary.note_harm(check_elf_header(ident, version, bits))
    sections_by_number: dict[int, LoadedSection] = {}
    if headers_at and not count and not binary.linked:
        count = file.unpack(SECTION_HEADER, headers_at, "its section headers")[5]
    headers = [file.unpack(SECTION_HEADER, headers_at + 64 * i, "its section headers")
               for i in range(count)] if headers_at and header_size == 64 else []
    if binary.linked:
        if size != 56:
            raise ObjectError("its program headers are not those of a loader")
        map_elf(binary, file, [file.unpack("<IIQQQQQQ", at + 56 * i, "a segment's header") for i in range(segments)])
    names_at = headers[0][6] if names_at == 0xFFFF and headers else names_at
    strings = Bytes(file.cut(headers[names_at][4], headers[names_at][5], "the names of its sections")
                    if names_at < len(headers) else b"")
    for i, (word, type_, flags, _, offset, length, *_) in enumerate(headers if not binary.linked else ()):
        label = strings.text(word, "a section's name")
        binary.note_harm(check_elf_section(label, type_, flags, length))
        if label == ".note.gnu.property":
            binary.note_harm(check_elf_properties(file.cut(offset, length, "a section"))[1])
        if flags & 2 and type_ == 1:
            sections_by_number[i] = binary.add_section(i << 32, file.cut(offset, length, "a section"), bool(flags & 4),
                                                       bool(flags & 1))
    tables: dict[int, list[tuple[Any, ...]]] = {}
    exported = {*binary.symbols}
    for i, (_, type_, _, _, offset, length, link, *_) in enumerate(headers):
        if type_ == 2 and link < len(headers):
            names = file.cut(headers[link][4], headers[link][5], "the names of its symbols")
            tables[i] = list(struct.iter_unpack("<IBBHQQ", file.cut(offset, length // 24 * 24, "its symbol table")))
            read_symtab(binary, tables[i], names, {} if binary.linked else sections_by_number, exported)
    targets: set[int] = set()
    for _, type_, _, _, offset, length, link, info, *_ in headers:
        if type_ in (RELA, REL, CREL) and info in sections_by_number:
            sections_by_number[info].has_unknown_writes |= type_ != RELA or link not in tables or info in targets
            targets.add(info)
            table = b"" if sections_by_number[info].has_unknown_writes else file.cut(offset, length // 24 * 24, "its relocations")
            for at, packed, addend in struct.iter_unpack("<QQq", table):
                number, kind = packed >> 32, packed & 0xFFFFFFFF
                _, about, _, index, value, _ = tables[link][number] if number < len(tables[link]) else (0,) * 6
                if kind in (2, 4) and index in sections_by_number and about & 15 != 10:
                    sections_by_number[info].relocate(at, sections_by_number[index].address + value + addend)
                elif kind:
                    sections_by_number[info].relocate(at, None, 8 if kind in WIDE_RELOCATIONS else 4)
    return binary


def read_symtab(binary: LoadedBinary, table: list[tuple[Any, ...]], names: bytes, sections_by_number: dict[int, LoadedSection],
                exported: set[str]) -> None:
    """Record the symbols of .symtab, which linkers and debuggers read and loaders do not, apart
    from the `exported` ones.

    In an object a global symbol takes precedence over a local one of the same name. A versioned
    name (`f@VERSION`) counts as its symbol.
    """
    seen: set[str] = set()
    for word, info, other, index, value, _ in sorted(table, key=lambda symbol: symbol[1] >> 4 == 0):
        label, at, version = zero_terminated(names, word).partition("@")
        binary.note_harm(check_elf_symbol(label, info, other))
        bind, type_ = BINDING_NAMES.get(info >> 4, "of another binding"), info & 15
        if not label or not index or type_ in (3, 4) or label in exported or binary.linked and type_ > 2:
            continue
        if not binary.linked and (label in seen and info >> 4 == 0 or index not in sections_by_number and info >> 4 == 0):
            continue
        seen.add(label)
        address = value + (sections_by_number[index].address if index in sections_by_number else 0)
        wrong = "" if binary.linked else (f"its symbol has the version {version.lstrip('@')}" if at else
                                           f"its symbol is of type {type_}" if type_ > 2 else
                                           "its symbol does not lie in code or data" if index not in sections_by_number else "")
        unread = ", which loaders do not read" if binary.linked else ""
        binary.define(label, address, f"symbol table, {bind}{unread}", wrong)


BINDING_NAMES = {0: "local", 1: "global", 2: "weak", 10: "unique"}


def map_elf(binary: LoadedBinary, file: Bytes, segments: list[tuple[Any, ...]]) -> None:
    """Map the segments as Linux and its dynamic linker do. Record the exported symbols, and the
    bytes that the dynamic linker writes. `segments`: the program headers' fields, in their order.
    """
    for type_, flags, offset, address, _, length, size, _ in segments:
        if type_ == LOAD and size:
            if length > size or (offset - address) % PAGE:
                raise ObjectError(f"the segment at {address:#x} has more bytes than memory, or a place that no loader maps")
            binary.map_segment(address, size, file.cut(offset, length, "a segment"), bool(flags & 1), bool(flags & 2))
    tags: dict[int, int] = {}
    for type_, _, _, address, _, _, size, _ in segments:
        if type_ == DYNAMIC:
            _, table = binary.read(address, size)
            for tag, value in struct.iter_unpack("<QQ", table[:len(table) // 16 * 16]):
                if not tag:
                    break
                tags[tag] = value
    for first, length, step in ((7, 8, 24), (23, 2, 24), (17, 18, 16)):              # RELA, JMPREL, REL
        _, table = binary.read(tags.get(first, 0), tags.get(length, 0) // step * step)
        for (where,) in struct.iter_unpack(f"<Q{step - 8}x", table):
            binary.mark_rewritten(where, 8)
    _, table = binary.read(tags.get(36, 0), tags.get(35, 0) // 8 * 8)  # RELR: an address, bits for what follows
    where = 0
    for (word,) in struct.iter_unpack("<Q", table):
        for at in [word] if not word & 1 else [where + 8 * i for i in range(63) if word >> i + 1 & 1]:
            binary.mark_rewritten(at, 8)
        where = word + 8 if not word & 1 else where + 8 * 63
    versions, at = dict[int, str](), tags.get(0x6FFFFFFC, 0)                        # VERDEF
    while at and len(versions) < 1 << 15:
        name = word_at(binary, at + word_at(binary, at + 12))
        versions[word_at(binary, at + 4, 2)] = name_at(binary, tags.get(5, 0) + name)
        at = at + following if (following := word_at(binary, at + 16)) else 0
    for number in dict.fromkeys([*gnu_hash(binary, tags.get(0x6FFFFEF5)), *sysv_hash(binary, tags.get(4))]):
        _, symbol = binary.read(tags.get(6, 0) + 24 * number, 24)
        if symbol:
            record_dynamic_symbol(binary, symbol, number, tags, versions)


def word_at(binary: LoadedBinary, address: int, size: int = 4) -> int:
    """Return the little-endian number at an address, as part of a table of exports. Raise
    ObjectError if it lies in no section."""
    section, data = binary.read(address, size)
    if section is None:
        raise ObjectError("its table of exported symbols is cut off")
    return int.from_bytes(data, "little")


def name_at(binary: LoadedBinary, address: int) -> str:
    """Return the symbol name at an address. Raise ObjectError if it lies in no section."""
    section = binary.section_at(address)
    if section is None:
        raise ObjectError("the name of an exported symbol lies in no segment")
    return zero_terminated(bytes(section.data[address - section.address:][:LONGEST]), 0)


def gnu_hash(binary: LoadedBinary, at: int | None) -> Iterator[int]:
    """Yield the symbol numbers in the hash table at the address `at` (DT_GNU_HASH); none if it is
    None."""
    if at is None:
        return
    count, first, bloom = (word_at(binary, at + 4 * i) for i in range(3))
    buckets = at + 16 + 8 * bloom
    for number in {word_at(binary, buckets + 4 * i) for i in range(count)} - {0}:
        yield number
        while not word_at(binary, buckets + 4 * (count + number - first)) & 1:
            number += 1
            yield number


def sysv_hash(binary: LoadedBinary, at: int | None) -> Iterator[int]:
    """Yield the symbol numbers in the hash table at the address `at` (DT_HASH); none if it is None.
    """
    if at is None:
        return
    count = word_at(binary, at)
    pending, seen = [word_at(binary, at + 8 + 4 * i) for i in range(count)], {0}
    while pending:
        if (number := pending.pop()) not in seen:
            seen.add(number)
            yield number
            pending.append(word_at(binary, at + 8 + 4 * (count + number)))


def record_dynamic_symbol(binary: LoadedBinary, symbol: bytes, number: int, tags: dict[int, int],
                          versions: dict[int, str]) -> None:
    """Record a symbol of the dynamic symbol table with its version and binding. Local and undefined
    ones are skipped.

    `number`: its number in the table; `tags`: the values of the dynamic section; `versions`:
    version number -> name.
    """
    word, info, _, index, value, _ = struct.unpack("<IBBHQQ", symbol)
    if not index or not value or info >> 4 not in (1, 2, 10):
        return
    version = word_at(binary, tags[0x6FFFFFF0] + 2 * number, 2) if 0x6FFFFFF0 in tags else 1
    options = versions.get(version & 0x7FFF, "") if version & 0x7FFF > 1 else ""
    rule = f"dynamic symbol table, {BINDING_NAMES[info >> 4]}" + (f", version {options}" if options else "")
    wrong = f"its symbol is of type {info & 15}: what is called is chosen by the loader" if info & 15 > 2 else (
        "its symbol is absolute" if index == 0xFFF1 else "")
    rule += ", not the default" if version & 0x8000 else ""
    binary.define(name_at(binary, tags.get(5, 0) + word), value, rule, wrong)


# PE and COFF (Microsoft's specification).

def read_pe(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of a COFF object, or of a PE library or program (Microsoft's PE
    format). Raise ObjectError if it is none."""
    file = Bytes(data)
    linked = data[:2] == b"MZ"
    at = file.unpack("<I", 60, "its header")[0] if linked else -4
    if linked and data[at:at + 4] != b"PE\0\0":
        raise ObjectError("a program of MS-DOS")
    machine, count, _, table, export_count, optional, bits = file.unpack("<HHIIIHH", at + 4, "its header")
    if machine != 0x8664:
        raise ObjectError("a PE or COFF file, but not for x86-64")
    binary = LoadedBinary(name, "win64", linked, data)
    binary.note_harm(f"its header has flags {bits:#x}, which are not all known" if bits & ~0x10C else "")
    page = min(PAGE, file.unpack("<I", at + 24 + 32, "its header")[0]) if linked else PAGE
    sections_by_number: dict[int, LoadedSection] = {}
    pending: list[tuple[LoadedSection, int, int]] = []
    strings = table + 18 * export_count
    for i in range(1, count + 1):
        head = file.unpack("<8sIIIIIIHHI", at + 24 + optional + 40 * (i - 1), "a section's header")
        _, size, address, raw, offset, relocations, _, n, _, flags = head
        if linked:
            if offset and (offset % 512 if page == PAGE else offset != address):
                raise ObjectError(f"the section at {address:#x} has a place in the file that the loader takes for another")
            contents = file.cut(offset, min(raw, size or raw), "a section") if offset else b""
            binary.map_segment(address, size or raw, contents, bool(flags & 0x20000000), bool(flags & 0x80000000), max(page, 1))
            sections_by_number[i] = binary.sections[-1]
            continue
        note_coff_section(binary, file, head, strings)
        if offset and raw and flags & 0x60 and not flags & 0xA00:
            sections_by_number[i] = binary.add_section(i << 32, file.cut(offset, raw, "a section"), bool(flags & 0x20000000),
                                    bool(flags & 0x80000000))
            # more relocations than are counted there
            sections_by_number[i].has_unknown_writes = bool(flags & 0x1000000)
            pending.append((sections_by_number[i], relocations, n))
    if linked:
        read_pe_tables(binary, [file.unpack("<II", at + 24 + 112 + 8 * i, "its header") for i in range(min(
            file.unpack("<I", at + 24 + 108, "its header")[0], 6, max(0, optional - 112) // 8))])
    exported = {*binary.symbols}
    symbols: dict[int, tuple[int, int]] = {}
    named: list[tuple[bool, str, int, int]] = []
    i = 0
    while table and i < export_count:
        word, value, index, _, storage, extra = file.unpack("<8sIhHBB", table + 18 * i, "a symbol")
        symbols[i] = (index, value)
        if storage in (2, 3, 105) and (index in sections_by_number or storage == 2 and (index or value)):
            label = zero_terminated(data,
                                    strings
                                    + int.from_bytes(word[4:], "little")) if word[:4] == bytes(4) else zero_terminated(word
                                                                                                                       + b"\0", 0)
            binary.note_harm(check_coff_symbol(label, value, storage))
            named.append((storage == 3, label, index, value))
        i += 1 + extra
    define_symbols(binary, exported,
               [(hidden, label, sections_by_number[index].address + value if index in sections_by_number else -1)
                                   for hidden, label, index, value in named])
    for section, first, n in pending:
        for i in range(n):
            offset, number, kind = file.unpack("<IIH", first + 10 * i, "a relocation")
            index, value = symbols.get(number, (0, 0))
            if 4 <= kind <= 9 and index in sections_by_number:
                section.relocate(offset, sections_by_number[index].address + value + section.addend(offset) - kind)
            else:
                section.relocate(offset, None, 8 if kind == 1 else 4)
    return binary


def define_symbols(binary: LoadedBinary, exported: set[str], named: list[tuple[bool, str, int]],
               unread: str = "") -> None:
    """Record the symbols (is local, name, address or -1) of a COFF or Mach-O symbol table.

    A local symbol is skipped if an external one has its name, and so is every name in `exported`.
    `unread`: an addition to the rule that defines the symbols.
    """
    seen: dict[str, bool] = {}
    for hidden, label, address in sorted(named):
        if label and label not in exported and seen.setdefault(label, hidden) == hidden:
            binary.define(label, max(address, 0), f"symbol table, {'local' if hidden else 'external'}{unread}",
                           "its symbol does not lie in code or data" if address < 0 else "")


def note_coff_section(binary: LoadedBinary, file: Bytes, head: tuple[Any, ...], strings: int) -> None:
    """Record as unlisted what is not known to be harmless in a section of a COFF object. `head`:
    the section header's fields; `strings`: the offset of the string table."""
    label = printable(head[0].rstrip(b"\0"))
    if label.startswith("/") and label[1:].isdigit():
        label = file.text(strings + int(label[1:]), "a section's name")
    if head[3] and not COFF_SECTIONS.fullmatch(label):
        binary.note_harm(f"section {label} is not on the list of what does no harm")
    if label == ".drectve":
        binary.note_harm(check_directives(printable(file.cut(head[4], head[3], "the directives")))[1])


def read_pe_tables(binary: LoadedBinary, directories: list[tuple[int, int]]) -> None:
    """Record the exports of a PE file, and mark the bytes that the loader writes when it relocates
    the file. `directories`: (address, size) of the data directories."""
    exports, relocations = (directories[i] if i < len(directories) else (0, 0) for i in (0, 5))
    _, table = binary.read(*relocations)
    at = 0
    while at + 8 <= len(table):
        page, size = struct.unpack_from("<II", table, at)
        for (entry,) in struct.iter_unpack("<H", table[at + 8:at + max(size, 8) // 2 * 2]):
            if entry >> 12:
                binary.mark_rewritten(page + (entry & 0xFFF), 8)
        at += max(size, 8)
    if not exports[0]:
        return
    entry_count, functions, names, numbers = (word_at(binary, exports[0] + at) for at in (24, 28, 32, 36))
    for i in range(entry_count):
        address = word_at(binary, functions + 4 * word_at(binary, numbers + 2 * i, 2))
        elsewhere = exports[0] <= address < sum(exports)
        binary.define(name_at(binary, word_at(binary, names + 4 * i)), address, "export table",
                       "its symbol is forwarded to another library" if elsewhere else "")


# Mach-O (mach-o/loader.h, x86_64/reloc.h; the export trie as dyld reads it, mach-o/dyld_info).

TRIE_COMMANDS = {0x22: 40, 0x80000022: 40, 0x80000033: 8}        # load commands with a trie -> where its place and size stand


def read_uleb128(trie: bytes, at: int) -> tuple[int, int]:
    """Return the number at `at` in unsigned LEB128 (7 bits per byte, least significant first), and
    the position behind it."""
    number = 0
    for shift in range(0, 70, 7):
        if at >= len(trie):
            break
        number |= (trie[at] & 0x7F) << shift
        at += 1
        if trie[at - 1] < 0x80:
            return number, at
    raise ObjectError("its export trie is damaged: a number has no end")


def trie_symbols(trie: bytes) -> Iterator[tuple[str, int, str]]:
    """Yield (name, offset from the header, defect or "") of the symbols in an export trie. Raise
    ObjectError if it is damaged."""
    pending, seen, total = [(0, b"")], set[int](), 0
    while pending:
        at, name = pending.pop()
        total += len(name)
        if at in seen or at >= len(trie) or len(name) > LONGEST or total > 64 * len(trie) + LONGEST:
            raise ObjectError("its export trie is damaged: its nodes are no tree in it")
        seen.add(at)
        size, at = read_uleb128(trie, at)
        if size:
            flags, value_at = read_uleb128(trie, at)
            value = 0 if flags & 8 else read_uleb128(trie, value_at)[0]
            wrong = ("its symbol is one of another library" if flags & 8 else
                     "its symbol has a resolver, which chooses the function" if flags & 0x10 else
                     "its symbol does not lie in code or data" if flags & 3 else "")
            yield printable(name), value, wrong
        at += size
        children = trie[at] if at < len(trie) else 0
        at += 1
        for _ in range(children):
            end = trie.find(b"\0", at)
            if end < 0:
                raise ObjectError("its export trie is damaged: a name has no end")
            child, behind = read_uleb128(trie, end + 1)
            pending.append((child, name + trie[at:end]))
            at = behind


def record_trie_symbols(binary: LoadedBinary, trie: bytes, header_at: int) -> None:
    """Record the symbols of an export trie. Where there is a trie, dyld reads nothing else."""
    for name, offset, wrong in trie_symbols(trie):
        binary.define(name, header_at + offset, "export trie", wrong)


def read_macho(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of a Mach-O object, library or program (mach-o/loader.h,
    x86_64/reloc.h). Raise ObjectError if it is none."""
    file = Bytes(data)
    _, machine, _, kind, commands, _, bits, _ = file.unpack("<8I", 0, "its header")
    if machine != 0x01000007:
        raise ObjectError("a Mach-O file, but not for x86-64")
    binary, position, number = LoadedBinary(name, "macho64", kind != 1, data), 32, 0
    binary.note_harm(f"its header has flags {bits:#x}, which are not all known" if bits & ~0x2000 else "")
    sections_by_number: dict[int, LoadedSection] = {}
    pending: list[tuple[LoadedSection, int, int]] = []
    symbols: list[tuple[int, int, int]] = []
    named: list[tuple[bool, str, int]] = []
    tries: list[bytes] = []
    header_at = 0
    for _ in range(commands):
        command, size = file.unpack("<II", position, "a load command")
        if binary.linked and command in TRIE_COMMANDS:
            first, length = file.unpack("<II", position + TRIE_COMMANDS[command], "a load command")
            tries.append(file.cut(first, length, "its export trie"))
        if size < 8:
            raise ObjectError("a load command has no size")
        binary.note_harm(check_macho_command(command))
        if command == 0x19:
            start, room, at, file_size, _, protection, count, _ = file.unpack("<QQQQIIII", position + 24, "a segment")
            if binary.linked and room:
                if file_size > room or (at - start) % PAGE and binary.linked and file_size:
                    raise ObjectError(f"the segment at {start:#x} has more bytes than memory, or a place that no loader maps")
                binary.map_segment(start, room, file.cut(at, file_size, "a segment"), bool(protection & 4), bool(protection & 2))
                header_at = start if file_size and not at else header_at
            for i in range(0 if binary.linked else count):
                number += 1
                label, segment, address, length, offset, _, first, n, flags, _, _ = file.unpack(
                    "<16s16sQQIIIIIII", position + 72 + 80 * i, "a section's header")
                if length:
                    full = f"{printable(segment.rstrip(bytes(1)))},{printable(label.rstrip(bytes(1)))}"
                    binary.note_harm(check_macho_section(full, flags))
                if flags & 255 not in (1, 12, 18) and length:                 # no zero-filled memory
                    sections_by_number[number] = binary.add_section(address, file.cut(offset, length, "a section"),
                                                            bool(flags & 0x80000400),
                                                 not segment.startswith(b"__TEXT"))
                    pending.append((sections_by_number[number], first, n))
        elif command == 2:
            table, count, strings, room = file.unpack("<4I", position + 8, "a load command")
            names = file.cut(strings, room, "the names of its symbols")
            for word, type_, index, about, value in struct.iter_unpack("<IBBHQ", file.cut(table, 16 * count, "its symbol table")):
                symbols.append((type_, index, value))
                inside = type_ & 14 == 14 and not (about & 0x100)             # no resolver
                if not type_ & 0xE0 and (type_ & 14 == 14 or type_ & 1 and (type_ & 14 or value)):
                    named.append((not type_ & 1, zero_terminated(names, word), value if inside else -1))
        position += size
    for trie in filter(None, tries):
        record_trie_symbols(binary, trie, header_at)
    define_symbols(binary, {*binary.symbols}, named, ", which dyld does not read" if any(tries) else "")
    for section, first, n in pending:
        for i in range(n):
            offset, packed = file.unpack("<iI", first + 8 * i, "a relocation")
            symbol, outside, kind = packed & 0xFFFFFF, packed >> 27 & 1, packed >> 28
            of = symbols[symbol] if symbol < len(symbols) else (0, 0, 0)
            type_, index, value = of if outside else (14, symbol, 0)
            if kind in (1, 2, 6, 7, 8) and packed >> 25 & 3 == 2 and type_ & 14 == 14 and index in sections_by_number:
                section.relocate(offset, section.addend(offset) + (value - 4 if outside else section.address + offset))
            else:
                section.relocate(offset, None, 1 << (packed >> 25 & 3))
    return binary


def file_parts(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield (name, bytes) of the objects of an archive, of the x86-64 part of a universal Mach-O
    file, or of the file itself."""
    if data[:4] == b"\xca\xfe\xba\xbe":
        file = Bytes(data)
        for i in range(min(file.unpack(">I", 4, "its header")[0], 64)):
            machine, _, offset, size, _ = file.unpack(">5I", 8 + 20 * i, "its header")
            if machine == 0x01000007:
                yield name, file.cut(offset, size, "what it has for x86-64")
    elif data.startswith(ARCHIVE):
        for _, label, contents in members(data):
            if contents[:4] in (b"\x7fELF", b"\xcf\xfa\xed\xfe") or contents[:2] == b"\x64\x86":
                yield f"{name}({label})", contents
    else:
        yield name, data


def load_binaries(path: str) -> list[LoadedBinary]:
    """Return the memory images of all parts of a file. Raise ObjectError if it cannot be read or
    has no part for x86-64."""
    name, data = printable_path(path), read_file(path)
    try:
        binaries = [load_binary(part, contents) for part, contents in file_parts(name, data)]
    except ObjectError as error:
        raise ObjectError(str(error) if str(error).startswith(name) else f"{name}: {error}") from None
    except (struct.error, ValueError, IndexError, OverflowError, MemoryError, AttributeError) as error:
        raise ObjectError(f"{name} is damaged ({type(error).__name__})") from None
    if not binaries:
        raise ObjectError(f"{name} holds no object for x86-64")
    return binaries


def load_binary(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of one object, library or program. Raise ObjectError if the bytes are
    none of these."""
    if data[:4] == b"\x7fELF":
        return read_elf(name, data)
    if data[:4] == b"\xcf\xfa\xed\xfe":
        return read_macho(name, data)
    if data[:2] in (b"MZ", b"\x64\x86"):
        return read_pe(name, data)
    raise ObjectError(f"{name} is no object, archive, library or program (ELF, PE/COFF or Mach-O) for x86-64")
