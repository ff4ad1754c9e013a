#!/usr/bin/env python3
# Copyright (c) 2026 the nsms authors
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Compare functions of a binary with their proved bytes. This script needs only Python (3.9).

    python3 nsms_verify.py [-v] [--json] [--with nsms_verify.json] [--only NAMES] FILE...

FILE is an object, archive, library or program for x86-64 (ELF, PE/COFF or Mach-O). The JSON file,
which `nsms vendor` writes, has the code and constants of each proved function. The script finds a
function where a symbol of FILE says, else by its bytes. It compares its code, constants and their
alignment, and refuses a FILE in which code, constants or symbols can change before they are used.
It trusts the JSON file, decodes no instruction and proves nothing.

Exit code 0: every function found has the proved bytes; 1: a function differs, a FILE has none of
the functions, or an adopted function is in no FILE; 2: a FILE or the request cannot be read.

A project that adopts some of the functions names them. NAMES are symbols or patterns such as
sha512_*_avx512 with commas between them, or a file with one on each line, in which # begins a
comment. Without --only, nsms_verify.only beside the JSON file is read if it exists. Each adopted
function must be in a FILE; others are the project's own and are not compared.
"""

from __future__ import annotations  # for a Python before 3.10

import argparse
import base64
import json
import os
import struct
import sys
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from itertools import takewhile
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

MAX_FILE_BYTES, MAX_NAME_BYTES = 1 << 30, 1 << 14
WINDOW_BYTES, WINDOW_COUNT, MAX_HITS = 12, 8, 64  # search by bytes, see addresses_by_bytes
CHANGED_ENCODING = (
    "-mbranches-within-32B-boundaries, -mlfence-*, -O2, -mvexwig=1 and -madd-bnd-prefix change "
    "encodings: build without them, or prove what you built: nsms prove --object.")


class FileError(ValueError):
    """File that cannot be read. The message gives the reason in one line."""


# ---- the proved functions ----


def unpack(text: str) -> bytes:
    """Return the first 16 MiB of the bytes of compressed base64 text."""
    return zlib.decompressobj().decompress(base64.b64decode(text), 1 << 24)


class ProvedFunction:
    """Proved function, or a table of constants that has a symbol and no code.

    A record of nsms_verify.json has symbol, convention and code_sha256; `code`, with zeros in
    `fields` and `calls`; `tables` of constants: (alignment, bytes); `fields`, four-byte distances
    to these: (position, end of the instruction, number of the table, offset in it); `calls`,
    distances to a symbol: (position, symbol). `windows`: offset -> WINDOW_BYTES bytes of parts,
    evenly spread, that no linker changes.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self.symbol, self.convention = str(record["symbol"]), record["convention"]
        self.code_sha256 = str(record["code_sha256"])
        self.code = unpack(record["code"])
        self.tables = [(int(align), unpack(data)) for align, data in record["tables"]]
        self.fields: list[tuple[int, int, int, int]] = record["fields"]
        self.calls: list[tuple[int, str]] = record["calls"]
        self.distance_positions = {*(at for at, *_ in self.fields), *(at for at, _ in self.calls)}
        self.searched = self.code or self.tables[0][1]
        variable = {at + i for at in self.distance_positions for i in range(4)}
        last, step = len(self.searched) - WINDOW_BYTES, len(self.searched) // WINDOW_COUNT + 1
        self.windows = {at: self.searched[at:at + WINDOW_BYTES] for at in range(0, last + 1, step)
                        if variable.isdisjoint(range(at, at + WINDOW_BYTES))}


def read_functions(path: Path) -> list[ProvedFunction]:
    """Return the functions of an nsms_verify.json. Raise FileError if it is none."""
    data = read_file(path)
    try:
        return [ProvedFunction(record) for record in json.loads(data)["functions"]]
    except Exception as error:  # it has another structure
        raise FileError(f"{path} is no list of proved functions ({type(error).__name__})") from None


# ---- binaries ----


Rows = list[tuple[Any, ...]]  # of a table in a file


class Section(NamedTuple):
    """Section of an object, or segment of a linked file: `size` bytes of the file at `offset`."""

    address: int
    offset: int
    size: int
    executable: bool
    writable: bool
    align: int
    memory_size: int = 0  # of a segment


def cut(data: bytes, offset: int, size: int) -> bytes:
    """Return `size` bytes of a file. Raise FileError if it has less."""
    if not 0 <= offset <= offset + size <= len(data):
        raise FileError("it is truncated")
    return data[offset:offset + size]


class Binary:
    """One object, library or program, as it lies in memory. Sections of an object for ELF or COFF
    have the address number << 32.

    `symbols`: name -> address -> whether it is a plain symbol of code or data; `problems`: why
    nothing in the file is certain; `writes`: address -> (size, target) of what a linker or loader
    writes. Target: the address plus the four-byte distance there, None for another value.
    """

    def __init__(self, name: str, format: str, data: bytes) -> None:
        self.name, self.format, self.data, self.linked = name, format, data, False
        self.sections: list[Section] = []
        self.end = 0  # of the last section
        self.symbols: dict[str, dict[int, bool]] = defaultdict(dict)
        self.problems: list[str] = []
        self.writes: dict[int, tuple[int, int | None]] = {}

    def rows(self, format: str, offset: int, count: int = 1) -> Rows:
        size = struct.calcsize(format) * count
        return list(struct.iter_unpack(format, cut(self.data, offset, size)))

    def row(self, format: str, offset: int) -> tuple[Any, ...]:
        return self.rows(format, offset)[0]

    def text(self, offset: int) -> str:
        end = self.data.find(b"\0", offset, offset + MAX_NAME_BYTES)
        return self.data[offset:end].decode("utf-8", "backslashreplace") if end > offset else ""

    def add(self, *fields: Any) -> None:
        """Add a section. Those of a linked file come in ascending order and share no page."""
        address, offset, size, executable, writable, align, memory_size = section = Section(*fields)
        cut(self.data, offset, size)
        if self.linked and (address // align * align < self.end or self.format != "win64" and (
                size > memory_size or size and (offset - address) % 4096)):
            raise FileError(f"the segment at {address:#x} overlaps another one, or no loader maps")
        if executable and writable:
            self.problems.append("its code is writable")
        self.sections.append(section)
        self.end = address + max(size, memory_size)

    def add_symbol(self, name: str, address: int, is_plain: bool) -> None:
        """Record a symbol under its name and, for Go's PACKAGE.NAME.abi0, also under NAME."""
        name = name.removeprefix("_") if self.format == "macho64" else name
        short = name[:-5].rpartition(".")[2] if name.endswith(".abi0") else name
        self.symbols[name][address] = self.symbols[short][address] = is_plain

    def locate(self, address: int, size: int = 1) -> tuple[Section | None, int]:
        """Return the section with `size` bytes at an address, and their offset in the file."""
        for section in self.sections:
            if section.address <= address and address + size <= section.address + section.size:
                return section, section.offset + address - section.address
        return None, len(self.data)

    def read(self, address: int, size: int) -> bytes:
        return cut(self.data, self.locate(address, size)[1], size)

    def distance_at(self, address: int) -> int:
        return int.from_bytes(self.read(address, 4), "little", signed=True)

    def write(self, address: int, size: int, target: int | None = None) -> None:
        """Record that a linker or loader writes at most 16 bytes."""
        self.writes[address] = (16, None) if address in self.writes else (
            size, target if size == 4 else None)

    def written(self, address: int, size: int) -> dict[int, int | None]:
        """Return address -> target of the writes that touch these bytes."""
        near = range(address - 15, address + size)
        return {at: self.writes[at][1] for at in min(near, self.writes, key=len)
                if max(at, address) < min(at + self.writes.get(at, (0, None))[0], address + size)}


# ---- ELF (System V ABI, supplement for AMD64) ----

ELF_SYMBOL = "<IBBHQQ"
ELF_TYPES = {0, 1, 2, 3, 4, 7, 8, 14, 15, 16, 0x70000001, 0x6FFF4C03}  # of an object's sections
ELF_FLAGS = 0x77  # WRITE, ALLOC, EXECINSTR, MERGE, STRINGS, INFO_LINK
SYMBOL_TABLES = {3, 5, 11, 0x6FFFFFF6, 0x6FFFFFFF}  # names, hash tables, symbols, versions
# relocation type -> bytes that it writes; COPY writes a symbol
ELF_WRITES = {0: 0, 1: 8, 2: 4, 4: 4, 6: 8, 7: 8, 8: 8, 10: 4, 11: 4, 16: 8, 17: 8, 18: 8, 24: 8,
              32: 4, 33: 8, 36: 16, 37: 8, 38: 8}
PC32, PLT32, COPY = 2, 4, 5


def read_elf(binary: Binary) -> None:
    ident, type, machine, segments_at, headers_at, segment_count, header_count = binary.row(
        "<16sHH12xQQ8xH2xH2x", 0)
    if ident[4:6] != b"\2\1" or machine != 62 or type not in (1, 2, 3):
        raise FileError("an ELF file, but no object, library or program for x86-64")
    binary.linked = type != 1
    headers = binary.rows("<IIQQQQIIQQ", headers_at, header_count)
    if binary.linked:
        map_elf_segments(binary, headers, binary.rows("<IIQQQQQQ", segments_at, segment_count))
    else:
        add_elf_sections(binary, headers)
    for _, type, _, _, offset, size, link, *_ in headers:
        for name_at, info, _, section, value, _ in binary.rows(
                ELF_SYMBOL, offset, size // 24) if type in (2, 11) else ():
            name, version, _ = binary.text(headers[link][4] + name_at).partition("@")
            # a linker may resolve a global symbol of a section or file, but no local one
            if name and section and (info & 15 not in (3, 4) or info >> 4):
                is_plain = info & 15 < 3 and section < 0xFF00 and (binary.linked or not version)
                binary.add_symbol(name, value + (0 if binary.linked else section << 32), is_plain)


def add_elf_sections(binary: Binary, headers: Rows) -> None:
    """Add the sections of an object, and record what a linker writes into them. One of another kind
    than ELF_TYPES and ELF_FLAGS is a problem: a linker may do more than copy it."""
    for number, (_, type, flags, _, offset, size, link, target, align, _) in enumerate(headers):
        if (type not in ELF_TYPES or flags & ~ELF_FLAGS and type != 0x6FFF4C03
                or type == 4 and headers[link][1] != 2):
            binary.problems.append(f"the flags {flags:#x} of section {number} (type {type:#x}) "
                                   f"change how linkers treat it")
        elif type == 1 and flags & 2:
            # 6: of code; 2: of constants; merged ones, which a linker may move, count as writable
            binary.add(number << 32, offset, size, bool(flags & 4), flags not in (2, 6), align or 1)
        elif type == 4 and headers[target][2] & 2:
            symbols = binary.rows(ELF_SYMBOL, headers[link][4], headers[link][5] // 24)
            for at, info, addend in binary.rows("<QQq", offset, size // 24):
                kind, (_, info, _, section, value, _) = info & 0xFFFFFFFF, symbols[info >> 32]
                is_plain = kind in (PC32, PLT32) and 0 < section < 0xFF00 and info & 15 != 10
                binary.write((target << 32) + at, ELF_WRITES.get(kind, 16),
                             (section << 32) + value + addend if is_plain else None)


def map_elf_segments(binary: Binary, headers: Rows, segments: Rows) -> None:
    """Map the segments of a linked file. Its dynamic linker may write into writable segments alone,
    and not into tables of symbols, which must be those that the section headers name."""
    if any(type == 8 and flags & 4 and size for _, type, flags, _, _, size, *_ in headers):
        raise FileError("it holds no code (objcopy --only-keep-debug makes such files)")
    for type, flags, offset, address, _, file_size, size, _ in segments:
        if type == 1 and size:
            binary.add(address, offset, file_size, bool(flags & 1), bool(flags & 2), 4096, size)
    dynamic = b"".join(binary.read(segment[3], segment[6]) for segment in segments
                       if segment[0] == 2)
    tags = dict(takewhile(itemgetter(0), struct.iter_unpack("<QQ", dynamic)))
    if 6 in tags and not any(h[1] == 11 and h[3] == tags[6] for h in headers):
        binary.problems.append("its section headers do not name its dynamic symbols")
    writes = [(tags[3], 24)] if 3 in tags and 23 in tags else []  # DT_PLTGOT, DT_JMPREL
    for table, size, entry in ((7, 8, 24), (23, 2, 24), (17, 18, 16)):  # RELA, JMPREL, REL
        rows = binary.read(tags[table], tags[size]) if table in tags else b""
        for address, info in struct.iter_unpack(f"<QQ{entry - 16}x", rows):
            kind, symbol = info & 0xFFFFFFFF, tags.get(6, 0) + 24 * (info >> 32)
            # one of an unknown type may write anywhere
            writes.append((address, struct.unpack("<Q", binary.read(symbol + 16, 8))[0]
                           if kind == COPY else ELF_WRITES.get(kind, 1 << 64)))
    # DT_RELR: an even word is an address; an odd one has a bit for each of the next 63 words
    base = 0
    for (word,) in struct.iter_unpack("<Q", binary.read(tags.get(36, 0), tags.get(35, 0))):
        writes += [(base + 8 * (i - 1), 8) for i in range(1, 64) if word >> i & 1
                   ] if word & 1 else [(word, 8)]
        base = base + 8 * 63 if word & 1 else word + 8
    if 22 in tags or tags.get(30, 0) & 4:
        binary.problems.append("it has relocations of its text")  # DT_TEXTREL, DF_TEXTREL
    check_writes(binary, writes, [(h[3], h[3] + h[5]) for h in headers
                                  if h[1] in SYMBOL_TABLES and h[2] & 2])


def check_writes(binary: Binary, writes: list[tuple[int, int]], tables: Rows) -> None:
    """Record a problem unless what a loader writes, (address, size), lies in writable segments."""
    writable = [(s.address, s.address + s.memory_size) for s in binary.sections if s.writable]
    if not all(any(low <= at and at + size <= high for low, high in writable)
               and not any(low < at + size and at < high for low, high in tables)
               for at, size in writes):
        binary.problems.append("its loader writes into code, constants or tables of symbols")


# ---- PE and COFF (Microsoft's PE format) ----


def read_coff(binary: Binary) -> None:
    binary.linked = binary.data.startswith(b"MZ")
    at = binary.row("<I", 60)[0] + 4 if binary.linked else 0
    machine, section_count, symbols_at, symbol_count, optional_bytes = binary.row("<HH4xIIH", at)
    if machine != 0x8664 or binary.linked and cut(binary.data, at - 4, 4) != b"PE\0\0":
        raise FileError("a PE or COFF file, but not for x86-64")
    page = binary.row("<I", at + 52)[0] if binary.linked else 1
    headers = binary.rows("<8xIIIIIIHHI", at + 20 + optional_bytes, section_count)
    symbols = binary.rows("<8sIhHBB", symbols_at, symbol_count if symbols_at else 0)
    for number, (memory_size, address, size, offset, relocations_at, _, relocation_count, _,
                 flags) in enumerate(headers, 1):
        executable, writable = bool(flags & 0x20000020), bool(flags & 0x80000000)
        if binary.linked:
            if offset and (offset % 512 if page >= 4096 else offset != address):
                raise FileError(f"the section at {address:#x} is one that no loader maps")
            binary.add(address, offset, min(size, memory_size or size) if offset else 0,
                       executable, writable, min(4096, max(page, 1)), memory_size)
        elif offset and size and flags & 0x60 and not flags & 0xA00:
            # a linker may take another section in place of one of a group, and relocates one with
            # 2^16 relocations by a number that stands elsewhere: both count as writable
            base = number << 32
            binary.add(base, offset, size, executable, writable or bool(flags & 0x1001000),
                       1 << max((flags >> 20 & 15) - 1, 0))
            for position, symbol, kind in binary.rows("<IIH", relocations_at, relocation_count):
                _, value, section, *_ = symbols[symbol]
                is_distance = 4 <= kind <= 9 and section > 0  # REL32, REL32_1 ... REL32_5
                binary.write(base + position, 8 if kind == 1 else 4, (section << 32) + value - kind
                             + binary.distance_at(base + position) if is_distance else None)
    auxiliary = 0  # rows that belong to the symbol before them
    for field, value, section, _, storage, auxiliary_count in symbols:
        if not auxiliary and storage in (2, 3, 105) and (section or value):
            name = (field.rstrip(b"\0").decode("utf-8", "backslashreplace") if field[:4] != bytes(4)
                    else binary.text(symbols_at + 18 * symbol_count
                                     + int.from_bytes(field[4:], "little")))
            base = headers[section - 1][1] if binary.linked and section > 0 else section << 32
            binary.add_symbol(name, base + value, section > 0 and storage != 105)
        auxiliary = auxiliary - 1 if auxiliary else auxiliary_count
    if binary.linked:
        read_pe_tables(binary, *binary.row("<II32xII", at + 132))


def read_pe_tables(binary: Binary, exports: int, exports_size: int, at: int, size: int) -> None:
    """Record the exports of a PE file, and what its loader writes when it relocates the file. The
    last two numbers are address and size of its base relocations."""
    end = at + size
    while at + 8 <= end:
        page, block_size = struct.unpack("<II", binary.read(at, 8))
        for (entry,) in struct.iter_unpack("<H", binary.read(at + 8, max(block_size - 8, 0) & ~1)):
            binary.write(page + (entry & 0xFFF), {0: 0, 3: 4, 10: 8}[entry >> 12])
        at += max(block_size, 8)
    if not exports:
        return
    count, name_count, *starts = struct.unpack("<5I", binary.read(exports + 20, 20))
    tables = [*zip(starts, (4 * count, 4 * name_count, 2 * name_count))]
    if any(binary.written(*table) for table in ((exports, exports_size), *tables)):
        binary.problems.append("its loader writes into its table of exports")
    addresses, names, ordinals = (binary.read(*table) for table in tables)
    for (name_at,), (ordinal,) in zip(struct.iter_unpack("<I", names),
                                      struct.iter_unpack("<H", ordinals)):
        (address,) = struct.unpack_from("<I", addresses, 4 * ordinal)
        binary.add_symbol(binary.text(binary.locate(name_at)[1]), address,
                          not exports <= address < exports + exports_size)


# ---- Mach-O (mach-o/loader.h, x86_64/reloc.h) ----

TRIE_COMMANDS = {0x22: 40, 0x80000022: 40, 0x80000033: 8}  # where offset and size of a trie stand


def read_macho(binary: Binary) -> None:
    _, machine, _, type, command_count, _, _, _ = binary.row("<8I", 0)
    if machine != 0x01000007 or type not in (1, 2, 6, 8, 11):
        raise FileError("a Mach-O file, but no object, library or program for x86-64")
    binary.linked, position, header_at = type != 1, 32, 0
    sections: Rows = []
    symbols: Rows = []
    for _ in range(command_count):
        command, size = binary.row("<II", position)
        if command == 0x19:  # LC_SEGMENT_64
            address, memory_size, offset, file_size, _, protection, count, _ = binary.row(
                "<QQQQIIII", position + 24)
            sections += binary.rows("<16x16sQQIIIII12x", position + 72, count)
            if binary.linked and memory_size:
                binary.add(address, offset, file_size, bool(protection & 4),
                           bool(protection & 2), 4096, memory_size)
                header_at = address if file_size and not offset else header_at
        elif command == 2:  # LC_SYMTAB
            at, count, strings, _ = binary.row("<4I", position + 8)
            symbols = binary.rows("<IBBHQ", at, count)
        elif command == 11 and binary.linked and any(binary.row("<I4xI", position + 68)):
            binary.problems.append("it has relocations of its text")  # LC_DYSYMTAB
        elif command in TRIE_COMMANDS and binary.linked:
            at, count = binary.row("<II", position + TRIE_COMMANDS[command])
            read_trie(binary, cut(binary.data, at, count), header_at, 0, b"", set())
        elif command == 0x80000034 and binary.linked:  # LC_DYLD_CHAINED_FIXUPS
            check_chained_fixups(binary, header_at, *binary.row("<I", position + 8))
        position += max(size, 8)
    for name_at, type, _, description, value in symbols:
        # neither for debuggers nor undefined nor local to no section
        if not type & 0xE0 and (type & 0xE == 0xE or type & 1 and (type & 0xE or value)):
            binary.add_symbol(binary.text(strings + name_at), value,
                              type & 0xE == 0xE and not description & 0x100)
    if not binary.linked:
        add_macho_sections(binary, sections, symbols)


def check_chained_fixups(binary: Binary, header_at: int, at: int) -> None:
    """Check the pages with the chains of pointers that dyld replaces."""
    starts = at + binary.row("<I", at + 4)[0]
    check_writes(binary, [
        (header_at + address, page_bytes * pages)
        for (offset,) in binary.rows("<I", starts + 4, *binary.row("<I", starts)) if offset
        for page_bytes, address, pages in binary.rows("<4xH2xQ4xH", starts + offset)], [])


def add_macho_sections(binary: Binary, sections: Rows, symbols: Rows) -> None:
    """Add the sections of an object and record what a linker writes into them."""
    for segment, address, size, offset, align, relocations_at, count, flags in sections:
        if flags & 0xFF not in (1, 12, 18) and size:  # types without bytes
            # a linker may move literals one by one; 0x08000000: self-modifying code
            movable = segment.rstrip(b"\0") != b"__TEXT" or bool(flags & 0x080000FF)
            binary.add(address, offset, size, bool(flags & 0x80000400), movable, 1 << (align & 31))
        for offset, packed in binary.rows("<iI", relocations_at, count):
            at, by_symbol = address + offset, packed >> 27 & 1
            _, type, _, _, value = symbols[packed & 0xFFFFFF] if by_symbol else (0, 0xE, 0, 0, 0)
            # SIGNED, BRANCH, SIGNED_1, SIGNED_2, SIGNED_4
            is_distance = packed >> 28 in (1, 2, 6, 7, 8) and type & 0xE == 0xE
            binary.write(at, 1 << (packed >> 25 & 3), (value - 4 if by_symbol else at)
                         + binary.distance_at(at) if is_distance else None)


def read_uleb128(data: bytes, position: int) -> tuple[int, int]:
    """Return the unsigned LEB128 number at a position, and the position behind it."""
    end = next(i for i in range(position, position + 10) if data[i] < 0x80) + 1
    return sum((data[i] & 0x7F) << 7 * (i - position) for i in range(position, end)), end


def read_trie(binary: Binary, trie: bytes, header_at: int, position: int, name: bytes,
              seen: set[int]) -> None:
    """Record the symbols of dyld's export trie, whose values count from the Mach-O header, from the
    node at a position on, whose symbols begin with `name`."""
    if position in seen or len(name) > MAX_NAME_BYTES:
        raise FileError("its export trie is damaged")
    seen.add(position)
    size, position = read_uleb128(trie, position)
    if size:
        flags, value_at = read_uleb128(trie, position)
        binary.add_symbol(name.decode("utf-8", "backslashreplace"),
                          header_at + read_uleb128(trie, value_at)[0], not flags & 0x1B)
    position += size + 1
    for _ in range(trie[position - 1]):
        end = trie.index(b"\0", position)
        child, next_position = read_uleb128(trie, end + 1)
        read_trie(binary, trie, header_at, child, name + trie[position:end], seen)
        position = next_position


# ---- files ----

READERS = {b"\x7fELF": ("elf64", read_elf), b"\xcf\xfa\xed\xfe": ("macho64", read_macho),
           b"\x64\x86": ("win64", read_coff), b"MZ": ("win64", read_coff)}
FAT_HEADERS = {b"\xca\xfe\xba\xbe": ">IIIII", b"\xca\xfe\xba\xbf": ">IIQQII"}


def read_file(path: Path) -> bytes:
    """Return the bytes of a regular file of at most MAX_FILE_BYTES."""
    try:
        if path.stat().st_size > MAX_FILE_BYTES or not path.is_file():
            raise ValueError(f"it is not a regular file of at most {MAX_FILE_BYTES} bytes")
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise FileError(f"{ascii(str(path))[1:-1]} cannot be read: {error}") from None


def file_parts(path: Path, name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield (name, bytes) of each member of an archive, or of the parts for x86-64 of a universal
    Mach-O file, or of the file itself. Members of a thin archive are files in its folder."""
    if layout := FAT_HEADERS.get(data[:4]):
        size = struct.calcsize(layout) * min(int.from_bytes(data[4:8], "big"), 64)
        for machine, _, offset, part_size, *_ in struct.iter_unpack(layout, data[8:8 + size]):
            if machine == 0x01000007:
                yield from file_parts(path, name, data[offset:offset + part_size])
    elif not data.startswith((b"!<arch>\n", b"!<thin>\n")):
        yield name, data
    else:
        position, names, is_thin = 8, b"", data.startswith(b"!<thin>\n")
        while position < len(data):
            label, digits, end = struct.unpack("16s32x10s2s", cut(data, position, 60))
            if end != b"`\n" or not digits.strip().isdigit():
                raise FileError(f"the member at byte {position} has no header")
            label = label.rstrip(b" ")
            is_table = label in (b"/", b"//", b"/SYM64/")
            contents = cut(data, position + 60, int(digits) if is_table or not is_thin else 0)
            position += 60 + (len(contents) + 1 & ~1)
            if label == b"//":
                names = contents.replace(b"\0", b"\n") + b"\n"
            if label.startswith(b"#1/"):  # long names of BSD and macOS
                size = int(label[3:])
                label, contents = contents[:size].rstrip(b"\0"), contents[size:]
            elif label[:1] == b"/" and label[1:].isdigit():
                label = names[int(label[1:]):].partition(b"\n")[0]
            member = label.removesuffix(b"/").decode("utf-8", "backslashreplace")
            if not is_table:
                yield f"{name}({member})", read_file(path.parent / member) if is_thin else contents


def load_binaries(path: Path) -> list[Binary]:
    """Return all objects, libraries and programs in a file. Raise FileError if there is none, or if
    one is damaged."""
    name, binaries = ascii(str(path))[1:-1], []
    try:
        for part_name, data in file_parts(path, name, read_file(path)):
            for format, reader in (READERS[magic] for magic in READERS if data.startswith(magic)):
                binaries.append(Binary(ascii(part_name)[1:-1], format, data))
                reader(binaries[-1])
                if sum(section.size for section in binaries[-1].sections) > 2 * len(data):
                    raise FileError("its sections overlap")
        if not binaries:
            raise FileError("it is or holds no object, library or program for x86-64")
        return binaries
    except Exception as error:  # also damage that no check found
        reason = error if isinstance(error, FileError) else f"damaged ({type(error).__name__})"
        raise FileError(f"{name}: {reason}") from None


# ---- comparison ----


def byte_differences(binary: Binary, noun: str, address: int, proved: bytes, align: int,
                     executable: bool, targets: dict[int, int]) -> list[str]:
    """Return why the bytes at an address are not certain to be `proved`, aligned. `targets` gets
    the target of the distance at each of its positions, which have zeros in `proved`."""
    section, offset = binary.locate(address, len(proved))
    if section is None or section.writable or executable > section.executable:
        return [f"{noun} cut off, writable or not executable"]
    problems, data = [], bytearray(binary.data[offset:offset + len(proved)])
    writes = {at - address: target for at, target in binary.written(address, len(data)).items()}
    if None in writes.values() or not writes.keys() <= targets.keys():
        problems.append(f"a linker or loader writes into {noun}")
    for at in targets:
        target = writes.get(at)
        targets[at] = binary.distance_at(address + at) + address + at if target is None else target
        data[at:at + 4] = bytes(4)
    if data != proved:
        at = next(i for i, pair in enumerate(zip(data, proved)) if pair[0] != pair[1]) // 4 * 4
        problems.append(f"{noun} at +{at:#x} is {data[at:at + 4].hex()}, the proved one "
                        f"{proved[at:at + 4].hex()}")
    if address % align or section.align % align and not binary.linked:
        problems.append(f"{noun} are not aligned to {align} bytes")
    return problems


def function_differences(binary: Binary, address: int, proved: ProvedFunction) -> list[str]:
    """Return why the function at an address is not certain to be the proved one; [] if it is."""
    targets = dict.fromkeys(proved.distance_positions, 0)
    problems = byte_differences(binary, "its code", address, proved.code, 1, True,
                                targets) if proved.code else []
    bases: dict[int, int] = {} if proved.code else {0: address}
    for at, end, table, offset in proved.fields:
        base = targets[at] - at + end - offset
        if bases.setdefault(table, base) != base:
            problems.append(f"the instruction before +{end:#x} refers to other data")
    problems += [f"it calls another function than {symbol}" for at, symbol in proved.calls
                 if targets[at] + 4 not in binary.symbols.get(symbol, {})]
    for number, (align, data) in enumerate(proved.tables):
        problems += byte_differences(binary, "its constants", bases[number], data, align, False, {})
    return problems


def addresses_by_bytes(binary: Binary, proved: ProvedFunction) -> list[int]:
    """Return the addresses at which more than half of a function's windows stand."""
    windows, addresses = [*proved.windows.items()], []
    for section in (s for s in binary.sections if s.executable or not proved.code):
        end = section.offset + section.size
        # more than half stand there, so one of the first half does
        for first, window in windows[:(len(windows) + 1) // 2]:
            at, hits = binary.data.find(window, section.offset, end), 0
            while at >= 0 and hits < MAX_HITS:
                if 2 * sum(binary.data.startswith(text, max(at - first + offset, 0))
                           for offset, text in windows) > len(windows):
                    addresses.append(section.address + at - first - section.offset)
                at, hits = binary.data.find(window, at + 1, end), hits + 1
    return addresses


def verify_binary(binary: Binary, proved: Iterable[ProvedFunction]) -> list[dict[str, Any]]:
    """Return a record for each proved function that a binary has, sorted by address: by its symbol,
    else by its bytes. Of overlapping functions that bytes found only the best has a record."""
    by_symbol: dict[str, list[ProvedFunction]] = defaultdict(list)
    for function in proved:
        if function.convention in (None, "abi0", "win64" if binary.format == "win64" else "sysv"):
            by_symbol[function.symbol].append(function)
    matches: list[dict[str, Any]] = []
    for symbol, candidates in by_symbol.items():
        by_name = binary.symbols.get(symbol)
        by_bytes = {} if by_name else dict.fromkeys(
            (a for candidate in candidates for a in addresses_by_bytes(binary, candidate)), True)
        for address, is_plain in (by_name or by_bytes).items():
            comparisons = [(function_differences(binary, address, c), c) for c in candidates]
            differences, nearest = min(comparisons, key=lambda pair: len(pair[0]))
            differences[:0] = [*binary.problems[:4], *(
                [] if is_plain else ["its symbol is not one of plain code or data"])]
            matches.append({
                "file": binary.name, "symbol": symbol, "address": address,
                "found_by": "symbol" if by_name else "bytes", "convention": nearest.convention,
                "code_sha256": nearest.code_sha256, "bytes": len(nearest.searched),
                "proved_bytes": not differences, "differences": differences})
    records: list[dict[str, Any]] = []
    for match in sorted(matches, key=lambda m: (m["found_by"] == "bytes", len(m["differences"]))):
        first, end = match["address"], match["address"] + match["bytes"]
        if match["found_by"] == "symbol" or not any(
                r["address"] < end and first < r["address"] + r["bytes"] for r in records):
            records.append(match)
    return sorted(records, key=itemgetter("address", "symbol"))


# ---- the command ----


def adopted_symbols(text: str | None, list_path: Path, symbols: set[str]) -> set[str] | None:
    """Return the symbols that a project adopted; None if it does not state them. `text`: symbols or
    patterns, or a file with them; None: nsms_verify.only beside `list_path`, if it exists. Raise
    FileError if there are none, or if one matches none of `symbols`."""
    path = list_path.with_name("nsms_verify.only") if text is None else Path(text)
    if os.path.isfile(path):
        text = read_file(path).decode("utf-8", "replace")
    if text is None:
        return None
    names = ",".join(line.partition("#")[0] for line in text.splitlines()).split(",")
    adopted = set[str]()
    for pattern in filter(None, map(str.strip, names)):
        matches = {symbol for symbol in symbols if fnmatchcase(symbol, pattern)}
        if not matches:
            raise FileError(f"{pattern} is none of the functions of the list, for example "
                            f"{', '.join(sorted(symbols)[:3])}")
        adopted |= matches
    if not adopted:
        raise FileError(f"{path if os.path.isfile(path) else 'ONLY'} names no function")
    return adopted


class Findings:
    """Proved functions in files. `records` of verify_binary also have "theirs": the project did not
    adopt the function. `failures`: lines that say why the exit code is 1. Raise FileError if a file
    cannot be read. `only`: see adopted_symbols; `list_path`: of the file that lists `proved`."""

    def __init__(self, paths: Iterable[str], proved: Sequence[ProvedFunction], only: str | None,
                 list_path: Path) -> None:
        adopted = adopted_symbols(only, list_path, {function.symbol for function in proved})
        self.records: list[dict[str, Any]] = []
        self.failures: list[str] = []
        for path in paths:
            records = [record | {"theirs": adopted is not None and record["symbol"] not in adopted}
                       for binary in load_binaries(Path(path))
                       for record in verify_binary(binary, proved)]
            self.records += records
            if all(record["theirs"] for record in records):
                self.failures.append(f"{path} holds no function of {list_path}")
        self.compared = [record for record in self.records if not record["theirs"]]
        if missing := sorted((adopted or set()) - {r["symbol"] for r in self.records}):
            self.failures.insert(0, f"{', '.join(missing)}: adopted, and in none of the files")
        if wrong := [record for record in self.compared if not record["proved_bytes"]]:
            changed = any("its code at" in text for r in wrong for text in r["differences"])
            self.failures.insert(0, f"{len(wrong)} of {len(self.compared)} functions are not the "
                                    f"proved bytes" + f". {CHANGED_ENCODING}" * changed)

    def lines(self, verbose: bool) -> list[str]:
        """Return a line for each function that differs (`verbose`: for each function), and a line
        with the counts."""
        proved = sum(record["proved_bytes"] for record in self.compared)
        others = len(self.records) - len(self.compared)
        return [*(describe_record(record) for record in self.records
                  if verbose or not record["theirs"] and not record["proved_bytes"]),
                f"{len(self.compared)} functions found, {proved} of them with the proved bytes"
                + (f"; {others} more are the project's own" if others else "")]


def describe_record(record: dict[str, Any]) -> str:
    """Return a record of verify_binary as one line of text, with at most three differences."""
    result = ("the project's own, not among the adopted functions: not compared"
              if record["theirs"] else "the proved bytes" if record["proved_bytes"] else
              f"NOT the proved bytes: {'; '.join(record['differences'][:3])}")
    return (f"{record['file']}: {record['symbol']} at {record['address'] & 0xFFFFFFFFFFFF:#x} "
            f"(found by its {record['found_by']}): {result}")


def main(command_line: Sequence[str]) -> int:
    """Run the script with the arguments `command_line`, and return its exit code."""
    parser = argparse.ArgumentParser("nsms_verify", description=__doc__, usage=argparse.SUPPRESS,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-v", "--verbose", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--with", dest="list", type=Path,
                        default=Path(__file__).with_name("nsms_verify.json"))
    parser.add_argument("--only")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args(command_line)
    try:
        findings = Findings(options.files, read_functions(options.list), options.only, options.list)
    except FileError as error:
        print(f"nsms_verify: {error}", file=sys.stderr)
        return 2
    print(json.dumps(findings.records, indent=1) if options.json
          else "\n".join(findings.lines(options.verbose)))
    for failure in findings.failures:
        print(f"nsms_verify: {failure}", file=sys.stderr)
    return 1 if findings.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
