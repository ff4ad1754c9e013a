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
import stat
import struct
import sys
import zlib
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from itertools import takewhile
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

MAX_FILE_BYTES, MAX_NAME_BYTES = 1 << 30, 1 << 14
WINDOW_BYTES, WINDOW_COUNT, MAX_HITS = 12, 6, 64  # search by bytes, see addresses_by_bytes
CHANGED_ENCODING = (
    "Assemblers encode differently with -mbranches-within-32B-boundaries, -mlfence-*, -O2, "
    "-mvexwig=1 and -madd-bnd-prefix. Build without them, or prove what you built: "
    "nsms prove --object.")


class FileError(ValueError):
    """File that cannot be read. The message gives the reason in one line."""


# ---- the proved functions ----


def pack(data: bytes) -> str:
    """Return bytes as compressed base64 text."""
    return base64.b64encode(zlib.compress(data, 9)).decode()


def unpack(text: str) -> bytes:
    """Return the first 16 MiB of the bytes that `pack` made a text of."""
    return zlib.decompressobj().decompress(base64.b64decode(text), 1 << 24)


class ProvedFunction:
    """Proved function, or a table of constants that has a symbol and no code.

    A record of nsms_verify.json has symbol, convention and code_sha256; `code`, with zeros in
    `fields` and `calls`; `tables` of constants: (alignment, bytes); `fields`, four-byte distances
    to these: (position, end of the instruction, number of the table, offset in it); `calls`,
    distances to a symbol: (position, symbol).
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self.symbol, self.convention = str(record["symbol"]), record["convention"]
        self.code_sha256 = str(record["code_sha256"])
        self.code = unpack(record["code"])
        self.tables = [(int(align), unpack(data)) for align, data in record["tables"]]
        self.fields = [(int(at), int(end), int(table), int(offset))
                       for at, end, table, offset in record["fields"]]
        self.calls = [(int(at), str(symbol)) for at, symbol in record["calls"]]
        self.distance_positions = {*(at for at, *_ in self.fields), *(at for at, _ in self.calls)}
        self.searched = self.code or self.tables[0][1]

    @cached_property
    def windows(self) -> dict[int, bytes]:
        """Offset -> WINDOW_BYTES bytes: parts, evenly spread, that no linker changes."""
        variable = {at + i for at in self.distance_positions for i in range(4)}
        offsets = [at for at in range(0, len(self.searched) - WINDOW_BYTES + 1, 4)
                   if variable.isdisjoint(range(at, at + WINDOW_BYTES))]
        return {at: self.searched[at:at + WINDOW_BYTES]
                for at in (offsets[len(offsets) * i // WINDOW_COUNT]
                           for i in range(WINDOW_COUNT) if offsets)}


def read_functions(path: Path) -> list[ProvedFunction]:
    """Return the functions of an nsms_verify.json. Raise FileError if it is none."""
    try:
        return [ProvedFunction(record) for record in json.loads(path.read_text())["functions"]]
    except OSError as error:
        raise FileError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, zlib.error,
            RecursionError) as error:
        raise FileError(f"{path} is no list of proved functions ({type(error).__name__})") from None


# ---- binaries ----


class Section(NamedTuple):
    """Section of an object, or segment of a linked file: `size` bytes of the file at `offset`."""

    address: int
    offset: int
    size: int
    memory_size: int
    executable: bool
    writable: bool
    align: int


class Binary:
    """One object, library or program, as it lies in memory.

    `symbols`: name -> address -> whether it is a plain symbol of code or data; `problems`: why
    nothing in the file is certain; `writes`: (first, end) of what a linker or loader writes;
    `distances`: first -> the distance that a linker writes there, None if it is another value.
    """

    def __init__(self, name: str, format: str, data: bytes) -> None:
        self.name, self.format, self.data, self.linked = name, format, data, False
        self.sections: list[Section] = []
        self.symbols: dict[str, dict[int, bool]] = defaultdict(dict)
        self.problems: list[str] = []
        self.writes: list[tuple[int, int]] = []
        self.distances: dict[int, int | None] = {}
        self.mapped_bytes = 0

    def cut(self, offset: int, size: int) -> bytes:
        if not 0 <= offset <= offset + size <= len(self.data):
            raise FileError("it is truncated")
        return self.data[offset:offset + size]

    def rows(self, format: str, offset: int, count: int = 1) -> list[tuple[Any, ...]]:
        return list(struct.iter_unpack(format, self.cut(offset, struct.calcsize(format) * count)))

    def text(self, offset: int) -> str:
        end = self.data.find(b"\0", offset, offset + MAX_NAME_BYTES)
        return self.data[offset:end].decode("utf-8", "backslashreplace") if end > offset else ""

    def add(self, address: int, offset: int, size: int, executable: bool, writable: bool,
            align: int, memory_size: int = 0) -> None:
        """Add a section. Those of a linked file come in ascending order and share no page."""
        last = self.sections[-1] if self.sections and self.linked else None
        if last and address // align * align < last.address + max(last.size, last.memory_size):
            raise FileError(f"the segment at {address:#x} overlaps another one")
        if self.linked and self.format != "win64" and (
                size > memory_size or size and (offset - address) % 4096):
            raise FileError(f"the segment at {address:#x} is one that no loader maps")
        if executable and writable:
            self.problems.append("its code is writable")
        self.cut(offset, size)
        self.sections.append(Section(address, offset, size, memory_size, executable, writable,
                                     align))
        self.mapped_bytes += size
        if self.mapped_bytes > 2 * len(self.data):
            raise FileError("its sections overlap")

    def locate(self, address: int, size: int = 1) -> tuple[Section | None, int]:
        """Return the section with `size` bytes at an address, and their offset in the file."""
        for section in self.sections:
            if section.address <= address and address + size <= section.address + section.size:
                return section, section.offset + address - section.address
        return None, len(self.data)

    def read(self, address: int, size: int) -> bytes:
        return self.cut(self.locate(address, size)[1], size)

    def number(self, address: int, size: int = 4) -> int:
        return int.from_bytes(self.read(address, size), "little")

    def write(self, address: int, size: int, distance: int | None = None) -> None:
        """Record that a linker or loader writes bytes; `distance`: once, four bytes of it."""
        if size > 1 << 20:
            raise FileError(f"a relocation writes {size} bytes")
        self.writes += [(at, min(at + 16, address + size))
                        for at in range(address, address + size, 16)]
        self.distances[address] = None if address in self.distances or size != 4 else distance

    @cached_property
    def sorted_writes(self) -> list[tuple[int, int]]:
        return sorted(self.writes)

    def written(self, address: int, size: int) -> list[int]:
        """Return where writes that touch these bytes begin."""
        writes = self.sorted_writes
        low, high = (bisect_left(writes, (at,)) for at in (address - 15, address + size))
        return [first for first, end in writes[low:high] if end > address]


# ---- ELF (System V ABI, supplement for AMD64) ----

ELF_SYMBOL = "<IBBHQQ"
ELF_TYPES = {0, 1, 2, 3, 4, 7, 8, 14, 15, 16, 0x70000001, 0x6FFF4C03}  # of an object's sections
ELF_FLAGS = 0x77  # WRITE, ALLOC, EXECINSTR, MERGE, STRINGS, INFO_LINK
CODE, CONSTANTS = 6, 2  # all flags of sections with functions and with constants
SYMBOL_TABLES = {3, 5, 11, 0x6FFFFFF6, 0x6FFFFFFF}  # names, hash tables, symbols, versions
# relocation type -> bytes that it writes; COPY writes a symbol
ELF_WRITES = {0: 0, 1: 8, 2: 4, 4: 4, 6: 8, 7: 8, 8: 8, 10: 4, 11: 4, 16: 8, 17: 8, 18: 8, 24: 8,
              32: 4, 33: 8, 36: 16, 37: 8, 38: 8}
PC32, PLT32, COPY = 2, 4, 5


def read_elf(binary: Binary) -> None:
    (ident, type, machine, _, _, segments_at, headers_at, flags, _, segment_bytes, segment_count,
     header_bytes, header_count, _), = binary.rows("<16sHHIQQQIHHHHHH", 0)
    if ident[4:6] != b"\2\1" or machine != 62 or type not in (1, 2, 3):
        raise FileError("an ELF file, but no object, library or program for x86-64")
    binary.linked = type != 1
    headers = binary.rows("<IIQQQQIIQQ", headers_at, header_count if header_bytes == 64 else 0)
    if binary.linked:
        if any(h[1] == 8 and h[2] & 4 and h[5] for h in headers):
            raise FileError("it holds no code (objcopy --only-keep-debug makes such files)")
        segments = binary.rows("<IIQQQQQQ", segments_at,
                               segment_count if segment_bytes == 56 else 0)
        map_elf_segments(binary, headers, segments)
    else:
        if flags or ident[6] != 1 or ident[7] not in (0, 3) or ident[8] or not headers:
            binary.problems.append("its header is not that of an object for a linker of today")
        add_elf_sections(binary, headers)
    for _, type, _, _, offset, size, link, *_ in headers:
        names = headers[link][4] if link < len(headers) else 0
        for name_at, info, _, section, value, _ in binary.rows(
                ELF_SYMBOL, offset, size // 24) if type in (2, 11) else ():
            name, version, _ = binary.text(names + name_at).partition("@")
            # a linker may resolve a global symbol of a section or file, but no local one
            if name and section and (info & 15 not in (3, 4) or info >> 4):
                is_plain = info & 15 < 3 and section < 0xFF00 and (binary.linked or not version)
                base = 0 if binary.linked else section << 32
                binary.symbols[name][base + value] = is_plain


def add_elf_sections(binary: Binary, headers: list[tuple[Any, ...]]) -> None:
    """Add the sections of an object, far apart, and record what a linker writes into them. One of
    another kind than ELF_TYPES and ELF_FLAGS is a problem: a linker may do more than copy it."""
    for number, (_, type, flags, _, offset, size, _, _, align, _) in enumerate(headers):
        if type not in ELF_TYPES or flags & ~ELF_FLAGS and type != 0x6FFF4C03:
            binary.problems.append(f"section {number} has type {type:#x} and flags {flags:#x}, "
                                   f"which change how linkers treat it")
        elif type == 1 and flags & 2:
            # a linker may move merged constants one by one, so they count as writable
            binary.add(number << 32, offset, size, bool(flags & 4),
                       flags not in (CODE, CONSTANTS), max(align, 1))
    loaded = {section.address >> 32 for section in binary.sections}
    for _, type, _, _, offset, size, link, target, *_ in headers:
        if type not in (4, 9) or target not in loaded:
            continue
        if type == 9 or headers[link][1] != 2:
            binary.problems.append("it has relocations in another form than RELA")
            continue
        symbols = binary.rows(ELF_SYMBOL, headers[link][4], headers[link][5] // 24)
        for at, info, addend in binary.rows("<QQq", offset, size // 24):
            kind, address = info & 0xFFFFFFFF, (target << 32) + at
            _, symbol_info, _, section, value, _ = symbols[info >> 32]
            is_plain = kind in (PC32, PLT32) and section in loaded and symbol_info & 15 != 10
            binary.write(address, ELF_WRITES.get(kind, 16),
                         (section << 32) + value + addend - address if is_plain else None)


def map_elf_segments(binary: Binary, headers: list[tuple[Any, ...]],
                     segments: list[tuple[Any, ...]]) -> None:
    """Map the segments of a linked file. Its dynamic linker may write into writable segments alone,
    and not into tables of symbols, which must be those that the section headers name."""
    for type, flags, offset, address, _, file_size, size, _ in segments:
        if type == 1 and size:
            binary.add(address, offset, file_size, bool(flags & 1), bool(flags & 2), 4096, size)
    dynamic = b"".join(binary.read(segment[3], segment[6]) for segment in segments
                       if segment[0] == 2)
    tags = dict(takewhile(itemgetter(0), struct.iter_unpack("<QQ", dynamic)))
    if 22 in tags or tags.get(30, 0) & 4:  # DT_TEXTREL, DF_TEXTREL
        binary.problems.append("it has relocations of its text")
    symbol_tables = {header[3]: header for header in headers if header[1] == 11}
    if 6 in tags and tags[6] not in symbol_tables:
        binary.problems.append("its section headers do not name its dynamic symbols")
    record_dynamic_writes(binary, tags, symbol_tables.get(tags.get(6)))
    targets = [(s.address, s.address + s.memory_size) for s in binary.sections if s.writable]
    if (any(not any(low <= first and end <= high for low, high in targets)
            for first, end in binary.writes)
            or any(binary.written(header[3], header[5]) for header in headers
                   if header[1] in SYMBOL_TABLES and header[2] & 2)):
        binary.problems.append("its loader writes into code, constants or tables of symbols")


def record_dynamic_writes(binary: Binary, tags: dict[int, int],
                          symbol_table: tuple[Any, ...] | None) -> None:
    """Record what the dynamic linker writes. `tags`: entries of the dynamic section."""
    if 3 in tags and 23 in tags:  # DT_PLTGOT, DT_JMPREL: two words behind the first
        binary.write(tags[3], 24)
    for table, size, entry in ((7, 8, 24), (23, 2, 24), (17, 18, 16)):  # RELA, JMPREL, REL
        rows = binary.read(tags[table], tags[size]) if table in tags else b""
        for address, info in struct.iter_unpack(f"<QQ{entry - 16}x", rows):
            kind, number = info & 0xFFFFFFFF, info >> 32
            if kind not in ELF_WRITES and (kind != COPY or symbol_table is None):
                binary.problems.append(f"it has a relocation of type {kind}")
            elif kind != COPY or symbol_table is None:
                binary.write(address, ELF_WRITES[kind])
            else:
                binary.write(address, binary.rows(ELF_SYMBOL, symbol_table[4] + 24 * number)[0][5])
    # DT_RELR: an even word is an address; an odd one has a bit for each of the next 63 words
    base = 0
    for (word,) in struct.iter_unpack("<Q", binary.read(tags.get(36, 0), tags.get(35, 0))):
        for address in [word] if not word & 1 else [base + 8 * i for i in range(63)
                                                    if word >> i + 1 & 1]:
            binary.write(address, 8)
        base = base + 8 * 63 if word & 1 else word + 8


# ---- PE and COFF (Microsoft's PE format) ----


def read_coff(binary: Binary) -> None:
    binary.linked = binary.data.startswith(b"MZ")
    at = binary.rows("<I", 60)[0][0] + 4 if binary.linked else 0
    (machine, section_count, _, symbols_at, symbol_count, optional_bytes, _), = binary.rows(
        "<HHIIIHH", at)
    if machine != 0x8664 or binary.linked and binary.cut(at - 4, 4) != b"PE\0\0":
        raise FileError("a PE or COFF file, but not for x86-64")
    page = binary.rows("<I", at + 52)[0][0] if binary.linked else 1
    headers = binary.rows("<8xIIIIIIHHI", at + 20 + optional_bytes, section_count)
    bases: dict[int, int] = {}  # number of a section -> its address
    for number, (memory_size, address, size, offset, _, _, _, _, flags) in enumerate(headers, 1):
        executable, writable = bool(flags & 0x20000020), bool(flags & 0x80000000)
        if binary.linked:
            if offset and (offset % 512 if page >= 4096 else offset != address):
                raise FileError(f"the section at {address:#x} is one that no loader maps")
            binary.add(address, offset, min(size, memory_size or size) if offset else 0, executable,
                       writable, min(4096, max(page, 1)), memory_size)
            bases[number] = address
        elif offset and size and flags & 0x60 and not flags & 0xA00:
            # a linker may take another section in place of one of a group, and relocates one with
            # 2^16 relocations by a number that stands elsewhere: both count as writable
            binary.add(number << 32, offset, size, executable, writable or bool(flags & 0x1001000),
                       1 << max((flags >> 20 & 15) - 1, 0))
            bases[number] = number << 32
    if binary.linked:
        read_pe_tables(binary, binary.rows("<II", at + 132, min(
            16, binary.rows("<I", at + 128)[0][0], max(0, optional_bytes - 112) // 8)))
    symbols = binary.rows("<8sIhHBB", symbols_at, symbol_count if symbols_at else 0)
    number = 0
    while number < len(symbols):
        field, value, section, _, storage, auxiliary_count = symbols[number]
        if storage in (2, 3, 105) and (section or value):
            name = (field.rstrip(b"\0").decode("utf-8", "backslashreplace") if field[:4] != bytes(4)
                    else binary.text(symbols_at + 18 * symbol_count
                                     + int.from_bytes(field[4:], "little")))
            is_plain = section in bases and storage != 105
            binary.symbols[name][bases.get(section, 0) + value] = is_plain
        number += 1 + auxiliary_count
    for number, base in bases.items() if not binary.linked else ():
        _, _, size, at, relocations_at, _, count, _, _ = headers[number - 1]
        for offset, target, kind in binary.rows("<IIH", relocations_at, count):
            section, is_distance = symbols[target][2], 4 <= kind <= 9  # REL32, REL32_1 ... REL32_5
            addend = int.from_bytes(binary.data[at + offset:at + offset + 4], "little", signed=True)
            binary.write(base + offset, 8 if kind == 1 else 4, bases[section] + symbols[target][1]
                         - base - offset - kind + addend
                         if is_distance and section in bases else None)


def read_pe_tables(binary: Binary, directories: list[tuple[Any, ...]]) -> None:
    """Record the exports of a PE file, and what its loader writes when it relocates the file."""
    (exports, exports_size), (at, size) = ([*directories, *[(0, 0)] * 6][i] for i in (0, 5))
    end = at + size
    while at + 8 <= end:
        page, block_size = binary.number(at), max(binary.number(at + 4), 8)
        for (entry,) in struct.iter_unpack("<H", binary.read(at + 8, block_size - 8 & ~1)):
            binary.write(page + (entry & 0xFFF), {0: 0, 3: 4, 10: 8}[entry >> 12])
        at += block_size
    if not exports:
        return
    count, addresses, names, ordinals = (binary.number(exports + i) for i in (24, 28, 32, 36))
    if any(binary.written(*table) for table in (
            (exports, exports_size), (addresses, 4 * count), (names, 4 * count),
            (ordinals, 2 * count))):
        binary.problems.append("its loader writes into its table of exports")
    for i in range(count):
        address = binary.number(addresses + 4 * binary.number(ordinals + 2 * i, 2))
        name = binary.text(binary.locate(binary.number(names + 4 * i))[1])
        binary.symbols[name][address] = not exports <= address < exports + exports_size


# ---- Mach-O (mach-o/loader.h, x86_64/reloc.h) ----

MACHO_TYPES = {1: False, 2: True, 6: True, 8: True, 11: True}  # type of a file -> is it linked
TRIE_COMMANDS = {0x22: 40, 0x80000022: 40, 0x80000033: 8}  # where offset and size of a trie stand


def read_macho(binary: Binary) -> None:
    (_, machine, _, type, command_count, _, _, _), = binary.rows("<8I", 0)
    if machine != 0x01000007 or type not in MACHO_TYPES:
        raise FileError("it holds no code (dsymutil makes such files)" if type == 10 else
                        "a Mach-O file, but no object, library or program for x86-64")
    binary.linked, position, header_at, fixups = MACHO_TYPES[type], 32, 0, 0
    sections: list[tuple[Any, ...]] = []
    symbols: list[tuple[Any, ...]] = []
    for _ in range(command_count):
        (command, size), = binary.rows("<II", position)
        if command == 0x19:  # LC_SEGMENT_64
            (address, memory_size, offset, file_size, _, protection, count, _), = binary.rows(
                "<QQQQIIII", position + 24)
            sections += binary.rows("<16x16sQQIIIII12x", position + 72, count)
            if binary.linked and memory_size:
                binary.add(address, offset, file_size, bool(protection & 4), bool(protection & 2),
                           4096, memory_size)
                header_at = address if file_size and not offset else header_at
        elif command == 2:  # LC_SYMTAB
            (at, count, strings, _), = binary.rows("<4I", position + 8)
            symbols = binary.rows("<IBBHQ", at, count)
        elif command == 11 and binary.linked and any(binary.rows("<I4xI", position + 68)[0]):
            binary.problems.append("it has relocations of its text")  # LC_DYSYMTAB
        elif command == 0x80000034 and binary.linked:  # LC_DYLD_CHAINED_FIXUPS
            (fixups,), = binary.rows("<I", position + 8)
        elif command in TRIE_COMMANDS and binary.linked:
            at, count = binary.rows("<II", position + TRIE_COMMANDS[command])[0]
            read_trie(binary, binary.cut(at, count), header_at)
        position += max(size, 8)
    for name_at, type, _, description, value in symbols:
        # neither for debuggers nor undefined nor local to no section
        if not type & 0xE0 and (type & 0xE == 0xE or type & 1 and (type & 0xE or value)):
            binary.symbols[binary.text(strings + name_at)][value] = (
                type & 0xE == 0xE and not description & 0x100)
    if not binary.linked:
        add_macho_sections(binary, sections, symbols)
    elif fixups:
        check_chained_fixups(binary, fixups, header_at)


def check_chained_fixups(binary: Binary, at: int, header_at: int) -> None:
    """Refuse chains of pointers, which dyld replaces, in segments that are not writable."""
    starts = at + binary.rows("<I", at + 4)[0][0]
    for (offset,) in binary.rows("<I", starts + 4, binary.rows("<I", starts)[0][0]):
        if offset:
            segment, _ = binary.locate(header_at + binary.rows("<Q", starts + offset + 8)[0][0])
            if segment is None or not segment.writable:
                binary.problems.append("its loader writes into a segment that is not writable")


def add_macho_sections(binary: Binary, sections: list[tuple[Any, ...]],
                       symbols: list[tuple[Any, ...]]) -> None:
    """Add the sections of an object and record what a linker writes into them."""
    for segment, address, size, offset, align, _, _, flags in sections:
        if flags & 0xFF not in (1, 12, 18) and size:  # types without bytes
            # a linker may move literals one by one; 0x08000000: self-modifying code
            is_fixed = segment.rstrip(b"\0") == b"__TEXT" and not flags & 0x080000FF
            binary.add(address, offset, size, bool(flags & 0x80000400), not is_fixed,
                       1 << min(align, 30))
    for _, address, _, _, _, relocations_at, count, _ in sections:
        for offset, packed in binary.rows("<iI", relocations_at, count):
            target, size, at = packed & 0xFFFFFF, 1 << (packed >> 25 & 3), address + offset
            distance: int | None = int.from_bytes(binary.read(at, 4), "little", signed=True)
            if packed >> 27 & 1:  # the target is a symbol
                _, type, _, _, value = symbols[target]
                distance = value - 4 + distance - at if type & 0xE == 0xE else None
            # SIGNED, BRANCH, SIGNED_1, SIGNED_2, SIGNED_4
            binary.write(at, size, distance if packed >> 28 in (1, 2, 6, 7, 8) else None)


def read_uleb128(data: bytes, position: int) -> tuple[int, int]:
    """Return the unsigned LEB128 number at a position, and the position behind it."""
    number = 0
    for shift, byte in enumerate(data[position:position + 10]):
        number |= (byte & 0x7F) << 7 * shift
        if byte < 0x80:
            return number, position + shift + 1
    raise FileError("its export trie is damaged")


def read_trie(binary: Binary, trie: bytes, header_at: int) -> None:
    """Record the symbols of dyld's export trie, whose values count from the Mach-O header."""
    pending, seen = [(0, b"")] if trie else [], set[int]()
    while pending:
        position, name = pending.pop()
        if position in seen or len(name) > MAX_NAME_BYTES:
            raise FileError("its export trie is damaged")
        seen.add(position)
        size, position = read_uleb128(trie, position)
        if size:
            flags, value_at = read_uleb128(trie, position)
            value = header_at + read_uleb128(trie, value_at)[0]
            binary.symbols[name.decode("utf-8", "backslashreplace")][value] = not flags & 0x1B
        position += size + 1
        for _ in range(trie[position - 1]):
            end = trie.index(b"\0", position)
            child, next_position = read_uleb128(trie, end + 1)
            pending.append((child, name + trie[position:end]))
            position = next_position


# ---- files ----

READERS = {b"\x7fELF": ("elf64", read_elf), b"\xcf\xfa\xed\xfe": ("macho64", read_macho),
           b"\x64\x86": ("win64", read_coff), b"MZ": ("win64", read_coff)}
FAT_HEADERS = {b"\xca\xfe\xba\xbe": ">IIIII", b"\xca\xfe\xba\xbf": ">IIQQII"}


def read_file(path: Path) -> bytes:
    """Return the bytes of a regular file of at most MAX_FILE_BYTES."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > MAX_FILE_BYTES:
            raise ValueError(f"it is not a regular file of at most {MAX_FILE_BYTES} bytes")
        return path.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise FileError(f"cannot read {ascii(str(path))[1:-1]}: {reason}") from None


def archive_members(data: bytes, folder: Path | None) -> Iterator[tuple[str, bytes]]:
    """Yield (name, bytes) of the members of an archive. Those of a thin one are files in `folder`,
    which is None for another archive."""
    position, names = 8, b""
    while position < len(data):
        header = data[position:position + 60]
        if header[58:] != b"`\n":
            raise FileError(f"the member at byte {position} has no header")
        size, name = int(header[48:58]), header[:16].rstrip(b" ")
        is_table = name in (b"/", b"//", b"/SYM64/")
        size = size if is_table or not folder else 0
        contents = data[position + 60:position + 60 + size]
        if len(contents) != size:
            raise FileError("it is truncated")
        position += 60 + (size + 1 & ~1)
        if name == b"//":
            names = contents.replace(b"\0", b"\n") + b"\n"
        if name.startswith(b"#1/"):  # long names of BSD and macOS
            name, contents = contents[:int(name[3:])].rstrip(b"\0"), contents[int(name[3:]):]
        elif name[:1] == b"/" and name[1:].isdigit():
            name = names[int(name[1:]):].partition(b"\n")[0]
        label = name.removesuffix(b"/").decode("utf-8", "backslashreplace")
        if not is_table:
            yield label, read_file(folder / label) if folder else contents


def file_parts(path: Path, name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield (name, bytes) of each object, library or program in a file: the members of an archive,
    the parts for x86-64 of a universal Mach-O file, or the file itself."""
    if data[:4] in FAT_HEADERS:
        count = min(int.from_bytes(data[4:8], "big"), 64)
        size = struct.calcsize(FAT_HEADERS[data[:4]])
        for machine, _, offset, part_size, *_ in struct.iter_unpack(
                FAT_HEADERS[data[:4]], data[8:8 + count * size]):
            if machine == 0x01000007:
                yield from file_parts(path, name, data[offset:offset + part_size])
    elif data.startswith((b"!<arch>\n", b"!<thin>\n")):
        for label, contents in archive_members(data, path.parent if data[2:3] == b"t" else None):
            if contents.startswith(tuple(READERS)[:3]):
                yield f"{name}({label})", contents
    else:
        yield name, data


def load_binaries(path: Path) -> list[Binary]:
    """Return all objects, libraries and programs in a file. Raise FileError if there is none, or if
    one is damaged."""
    name, binaries = ascii(str(path))[1:-1], []
    try:
        for part_name, data in file_parts(path, name, read_file(path)):
            for magic, (format, reader) in READERS.items():
                if data.startswith(magic):
                    binaries.append(Binary(ascii(part_name)[1:-1], format, data))
                    reader(binaries[-1])
    except FileError as error:
        raise FileError(str(error) if name in str(error) else f"{name}: {error}") from None
    except Exception as error:  # damage that no check found
        raise FileError(f"{name} is damaged ({type(error).__name__})") from None
    if not binaries:
        raise FileError(f"{name} is or holds no object, library or program for x86-64")
    return binaries


# ---- comparison ----


def function_differences(binary: Binary, address: int, proved: ProvedFunction) -> list[str]:
    """Return why the function at an address is not certain to be the proved one; [] if it is."""
    problems: list[str] = []
    section, offset = binary.locate(address, len(proved.code))
    if proved.code and (section is None or not section.executable or section.writable):
        return ["its code is cut off, or writable, or not executable"]
    code = bytearray(binary.data[offset:offset + len(proved.code)])
    targets: dict[int, int] = {}  # position of a distance -> the address to which it counts
    for at in proved.distance_positions:
        distance = binary.distances.get(address + at)
        targets[at] = address + (int.from_bytes(code[at:at + 4], "little", signed=True)
                                 if distance is None else distance)
        code[at:at + 4] = bytes(4)
    if code != proved.code:
        problems.append(difference("its code", code, proved.code))
    if any(at - address not in targets or binary.distances[at] is None
           for at in binary.written(address, len(code))):
        problems.append("a linker or loader writes into its code")
    bases: dict[int, int] = {} if proved.code else {0: address}
    for at, end, table, offset in proved.fields:
        base = targets[at] + end - offset
        if bases.setdefault(table, base) != base:
            problems.append(f"the instruction before +{end:#x} refers to other data")
    for at, symbol in proved.calls:
        if targets[at] + at + 4 not in binary.symbols.get(symbol, {}):
            problems.append(f"it calls another function than {symbol}")
    for number, (align, data) in enumerate(proved.tables):
        problems += table_differences(binary, bases[number], align, data)
    return problems


def table_differences(binary: Binary, address: int, align: int, data: bytes) -> list[str]:
    """Return why the constants at an address are not certain to be `data`, aligned."""
    section, offset = binary.locate(address, len(data))
    if section is None or section.writable:
        return ["its constants are cut off, or can be written"]
    problems, actual_bytes = [], binary.data[offset:offset + len(data)]
    if actual_bytes != data:
        problems.append(difference("its constants", actual_bytes, data))
    if binary.written(address, len(data)):
        problems.append("a linker or loader writes into its constants")
    if address % align or section.align % align and not binary.linked:
        problems.append(f"its constants are not aligned to {align} bytes")
    return problems


def difference(noun: str, actual: bytes | bytearray, proved: bytes) -> str:
    """Return a phrase for the first word in which two different byte strings differ."""
    at = next((i for i, pair in enumerate(zip(actual, proved)) if pair[0] != pair[1]),
              len(actual)) // 4 * 4
    return (f"{noun} at +{at:#x} is {actual[at:at + 4].hex() or 'cut off'}, the proved one "
            f"{proved[at:at + 4].hex()}")


def possible_names(binary: Binary, proved: list[ProvedFunction]) -> list[str]:
    """Return the symbols of a binary that a function with these proved codes may have."""
    symbol = proved[0].symbol
    name = ("_" if binary.format == "macho64" else "") + symbol
    return ([name] if name in binary.symbols else []) + (
        [name for name in binary.symbols if name.endswith(f".{symbol}.abi0")]
        if any(function.convention == "abi0" for function in proved) else [])


def addresses_by_bytes(binary: Binary, proved: ProvedFunction) -> list[int]:
    """Return the addresses at which more than half of a function's windows stand."""
    windows, addresses = [*proved.windows.items()], set[int]()
    for section in binary.sections:
        end = section.offset + section.size
        # more than half stand there, so one of the first half does
        for first, window in windows[:(len(windows) + 1) // 2] if (
                section.executable or not proved.code) else ():
            at, hits = binary.data.find(window, section.offset, end), 0
            while at >= 0 and hits < MAX_HITS:
                if 2 * sum(binary.data.startswith(text, max(at - first + offset, 0))
                           for offset, text in windows) > len(windows):
                    addresses.add(section.address + at - first - section.offset)
                at, hits = binary.data.find(window, at + 1, end), hits + 1
    return sorted(addresses)


def verify_binary(binary: Binary, proved: Iterable[ProvedFunction]) -> list[dict[str, Any]]:
    """Return a record for each proved function that a binary has, sorted by address: by its symbol,
    else by its bytes. A function that differs is compared with the nearest of its proved codes, and
    of overlapping functions without a symbol only the best has a record."""
    conventions = (None, "abi0", "win64" if binary.format == "win64" else "sysv")
    by_symbol: dict[str, list[ProvedFunction]] = defaultdict(list)
    for function in proved:
        if function.convention in conventions:
            by_symbol[function.symbol].append(function)
    records: list[dict[str, Any]] = []
    guesses: list[dict[str, Any]] = []
    for candidates in by_symbol.values():
        symbols = {address: is_plain for name in possible_names(binary, candidates)
                  for address, is_plain in binary.symbols[name].items()}
        records += [describe_match(binary, address, candidates, "symbol", is_plain)
                    for address, is_plain in symbols.items()]
        guesses += [] if symbols else [
            describe_match(binary, address, candidates, "bytes", True)
            for address in {a for f in candidates for a in addresses_by_bytes(binary, f)}]
    for record in sorted(guesses, key=lambda r: (not r["proved_bytes"], len(r["differences"]),
                                                 r["address"])):
        if not any(record["address"] < other["address"] + other["bytes"]
                   and other["address"] < record["address"] + record["bytes"] for other in records):
            records.append(record)
    return sorted(records, key=itemgetter("address", "symbol"))


def describe_match(binary: Binary, address: int, candidates: list[ProvedFunction], method: str,
                   is_plain: bool) -> dict[str, Any]:
    """Return the record of the function at an address, with its differences from the nearest of the
    candidates. `method`: "symbol" or "bytes"; `is_plain`: its symbol names this address alone."""
    differences, nearest = min(((function_differences(binary, address, candidate), candidate)
                                for candidate in candidates), key=lambda pair: len(pair[0]))
    differences = [*([] if is_plain else ["its symbol is not one of plain code or data"]),
                   *binary.problems[:4], *differences]
    return {"file": binary.name, "symbol": nearest.symbol, "address": address, "found_by": method,
            "convention": nearest.convention, "code_sha256": nearest.code_sha256,
            "bytes": len(nearest.searched), "proved_bytes": not differences,
            "differences": differences}


# ---- the command ----


def adopted_symbols(text: str | None, default_path: Path,
                    symbols: Collection[str]) -> set[str] | None:
    """Return the symbols that a project adopted; None if it does not state them. `text`: symbols or
    patterns, or a file with them; None: `default_path`, if it exists. Raise FileError if there are
    none, or if one matches none of `symbols`."""
    path = default_path if text is None else Path(text)
    if text is None and not path.is_file():
        return None
    try:
        lines = path.read_text().splitlines() if path.is_file() else (text or "").split(",")
    except (OSError, ValueError) as error:
        raise FileError(f"cannot read {path}: {error}") from None
    patterns = {line.partition("#")[0].strip() for line in lines} - {""}
    matches = {pattern: {s for s in symbols if fnmatchcase(s, pattern)} for pattern in patterns}
    if not matches:
        raise FileError(f"{path if path.is_file() else 'ONLY'} names no function")
    for pattern in (pattern for pattern in sorted(matches) if not matches[pattern]):
        raise FileError(f"{pattern} is none of the functions of the list, for example "
                        f"{', '.join(sorted(symbols)[:3])}")
    return set().union(*matches.values())


class Findings:
    """Proved functions in files. `records` of verify_binary also have "theirs": the project did not
    adopt the function. `failures`: lines that say why the exit code is 1."""

    def __init__(self, records_by_file: dict[str, list[dict[str, Any]]],
                 adopted: set[str] | None, list_name: str) -> None:
        self.records = [record for records in records_by_file.values() for record in records]
        for record in self.records:
            record["theirs"] = adopted is not None and record["symbol"] not in adopted
        self.compared = [record for record in self.records if not record["theirs"]]
        wrong = [record for record in self.compared if not record["proved_bytes"]]
        self.failures = [f"{len(wrong)} of {len(self.compared)} functions are not the proved bytes"
                         ] if wrong else []
        if any(text.startswith("its code at") for r in wrong for text in r["differences"]):
            self.failures[-1] += f". {CHANGED_ENCODING}"
        if missing := sorted((adopted or set()) - {r["symbol"] for r in self.records}):
            self.failures.append(f"{', '.join(missing)}: adopted, and in none of the files")
        self.failures += [f"{file} holds no function of {list_name}"
                          for file, records in records_by_file.items()
                          if all(record["theirs"] for record in records)]

    def lines(self, verbose: bool) -> list[str]:
        """Return a line for each function that differs (`verbose`: for each function), and a line
        with the counts."""
        proved_count = sum(record["proved_bytes"] for record in self.compared)
        compared, others = len(self.compared), len(self.records) - len(self.compared)
        return [*(describe_record(record) for record in self.records
                  if verbose or not record["theirs"] and not record["proved_bytes"]),
                f"{compared} functions found, {proved_count} of them with the proved bytes"
                + (f"; {others} more are the project's own" if others else "")]


def describe_record(record: dict[str, Any]) -> str:
    """Return a record of verify_binary as one line of text."""
    start = (f"{record['file']}: {record['symbol']} at {record['address'] & 0xFFFFFFFFFFFF:#x} "
             f"(found by its {record['found_by']}): ")
    if record["theirs"]:
        return start + "the project's own, not among the adopted functions: not compared"
    if record["proved_bytes"]:
        return start + "the proved bytes"
    differences = record["differences"]
    more = f"; and {len(differences) - 2} more" if len(differences) > 2 else ""
    return start + "NOT the proved bytes: " + "; ".join(differences[:2]) + more


def find_functions(paths: Iterable[str], proved: Sequence[ProvedFunction], only: str | None,
                   default_only: Path, list_name: str) -> Findings:
    """Return what files hold of the proved functions. Raise FileError if one cannot be read."""
    adopted = adopted_symbols(only, default_only, {function.symbol for function in proved})
    return Findings({path: [record for binary in load_binaries(Path(path))
                            for record in verify_binary(binary, proved)] for path in paths},
                    adopted, list_name)


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
    arguments = parser.parse_args(command_line)
    try:
        findings = find_functions(arguments.files, read_functions(arguments.list), arguments.only,
                                  arguments.list.with_name("nsms_verify.only"),
                                  arguments.list.name)
    except FileError as error:
        print(f"nsms_verify: {error}", file=sys.stderr)
        return 2
    print(json.dumps(findings.records, indent=1) if arguments.json
          else "\n".join(findings.lines(arguments.verbose)))
    for failure in findings.failures:
        print(f"nsms_verify: {failure}", file=sys.stderr)
    return 1 if findings.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
