#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Are these the bytes that were proved? One file, Python's standard library only, for anybody's CI.

    python3 nsms_verify.py [--json] [--with nsms_verify.json] FILE...

In goes an object, an archive, a library or a program for x86-64 (ELF, PE/COFF or Mach-O) and a list of what was proved, in JSON:
of each function and assembler the bytes of code, with displacements to data left out, the constants that it reads, and
`code_sha256`, one hash over both, which nsms' manifest holds. Functions are found by their symbols, and by their bytes where
there are none; the hash is made again of what lies in the file. Exit 0: all that was found is what was proved; 1: something
differs, or nothing of it is there; 2: the request makes no sense. It believes the list, and compares; it proves nothing.
"""

from __future__ import annotations  # for a Python before 3.10

import argparse
import base64
import hashlib
import json
import re
import struct
import sys
import zlib
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

LARGEST = 1 << 30                 # bytes of a file
WINDOW, WINDOWS = 12, 6           # bytes by which code without a symbol is looked for, and how many such pieces of a function
MOST_HITS = 64                    # places of one such piece


class CannotRead(Exception):
    """The file or the list cannot be read: one line."""


@dataclass(eq=False)
class LoadedSection:
    """Bytes at an address; `relocations`: offset -> whether it is a plain distance, which was written in; `far`: offset -> that
    distance; `unknown`: a linker writes what is not known."""

    address: int
    data: bytearray
    executable: bool
    writable: bool
    relocations: dict[int, bool] = field(default_factory=dict)
    far: dict[int, int] = field(default_factory=dict)
    unknown: bool = False

    def relocate(self, offset: int, to: int, behind: int) -> None:
        """A linker writes the distance to an address, from `behind` bytes behind the offset on, beside what is written there."""
        inside = int.from_bytes(cut(self.data, offset, 4), "little", signed=True)
        self.put(offset, to + inside - behind - self.address - offset)

    def put(self, offset: int, value: int) -> None:
        """Writes a distance as a linker would; `far` has it whole, since sections of an object are far apart here."""
        if offset + 4 > len(self.data):
            raise CannotRead("a relocation lies outside its section")
        self.data[offset:offset + 4] = (value & 0xFFFFFFFF).to_bytes(4, "little")
        self.far[offset] = value


@dataclass(eq=False)
class Picture:
    """A file as it lies in memory. `linked`: no object, nothing is left for a linker to write."""

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
            raise CannotRead(f"{self.name}: its sections overlap")
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


def fields(form: str, data: bytes | bytearray, at: int) -> tuple[Any, ...]:
    if at < 0 or at + struct.calcsize(form) > len(data):
        raise CannotRead("it is truncated")
    return struct.unpack_from(form, data, at)


def cut(data: bytes | bytearray, at: int, size: int) -> bytes:
    if at < 0 or size < 0 or at + size > len(data):
        raise CannotRead("it is truncated")
    return bytes(data[at:at + size])


def text(data: bytes, at: int) -> str:
    end = data.find(b"\0", at, at + 4096) if 0 <= at < len(data) else -1
    return data[at:end if end >= 0 else at].decode("ascii", "replace")


# ELF (System V ABI, supplement for AMD64).

def elf(name: str, data: bytes) -> Picture:
    """Linked: by segments; an object: its sections at addresses of ours, with what a linker writes there."""
    ident, kind, machine, _, _, at, sat, _, _, psize, pcount, size, count, _ = fields("<16sHHIQQQIHHHHHH", data, 0)
    if ident[4:6] != b"\2\1" or machine != 62 or kind not in (1, 2, 3):
        raise CannotRead("an ELF file, but no object, library or program for x86-64")
    picture = Picture(name, "elf", kind != 1, data)
    headers = [fields("<IIQQQQIIQQ", data, sat + 64 * i) for i in range(count)] if sat and size == 64 else []
    if sat and not count and kind == 1:
        headers = [fields("<IIQQQQIIQQ", data, sat + 64 * i) for i in range(fields("<IIQQQQIIQQ", data, sat)[5])]
    placed: dict[int, LoadedSection] = {}
    if kind == 1:
        for i, (_, type_, flags, _, offset, length, *_) in enumerate(headers):
            if flags & 2 and type_ == 1:
                placed[i] = picture.add(len(placed) + 1 << 32, cut(data, offset, length), bool(flags & 4), bool(flags & 1))
    else:
        for i in range(pcount if psize == 56 else 0):
            type_, flags, offset, address, _, length, _, _ = fields("<IIQQQQQQ", data, at + 56 * i)
            if type_ == 1:
                picture.add(address, cut(data, offset, length), bool(flags & 1), bool(flags & 2))
    for i, (_, type_, _, _, offset, length, link, *_) in enumerate(headers):
        if type_ in (2, 11) and link < len(headers):
            table, names = cut(data, offset, length), cut(data, headers[link][4], headers[link][5])
            symbols = list(struct.iter_unpack("<IBBHQQ", table[:len(table) // 24 * 24]))
            for word, info, _, index, value, _ in symbols:
                if word and index and info & 15 in (0, 1, 2) and (picture.linked or index in placed):
                    picture.symbols[text(names, word)] = value + (0 if picture.linked else placed[index].address)
            for _, rtype, _, _, roffset, rlength, rlink, info, *_ in headers:
                if rtype in (4, 9) and rlink == i and info in placed:
                    elf_relocate(placed, placed[info], cut(data, roffset, rlength), symbols, rtype == 4)
    return picture


def elf_relocate(placed: dict[int, LoadedSection], section: LoadedSection, table: bytes, symbols: list[Any],
                 addends: bool) -> None:
    for offset, info, addend in struct.iter_unpack("<QQq", table[:len(table) // 24 * 24]) if addends else ():
        symbol = symbols[info >> 32] if info >> 32 < len(symbols) else (0,) * 6
        fits = info & 0xFFFFFFFF in (2, 4) and symbol[3] in placed and symbol[1] & 15 != 10
        if not info & 0xFFFFFFFF:
            continue
        section.relocations[offset] = fits
        if fits:
            section.put(offset, placed[symbol[3]].address + symbol[4] + addend - section.address - offset)
    if not addends:
        section.unknown = True


# PE and COFF (Microsoft's specification).

def pe(name: str, data: bytes) -> Picture:
    at = fields("<I", data, 60)[0] if data[:2] == b"MZ" else -4
    if at >= 0 and data[at:at + 4] != b"PE\0\0":
        raise CannotRead("a program of MS-DOS")
    machine, count, _, table, many, optional, _ = fields("<HHIIIHH", data, at + 4)
    if machine != 0x8664:
        raise CannotRead("a PE or COFF file, but not for x86-64")
    linked = at >= 0
    picture = Picture(name, "coff", linked, data)
    placed: dict[int, LoadedSection] = {}
    pending: list[tuple[LoadedSection, int, int]] = []
    for i in range(count):
        _, size, address, raw, offset, relocations, _, n, _, flags = fields("<8sIIIIIIHHI", data, at + 24 + optional + 40 * i)
        if linked:
            raw = min(raw, size) if size else raw
        if offset and raw and (linked or flags & 0x60 and not flags & 0xA00):
            placed[i + 1] = picture.add(address if linked else i + 1 << 32, cut(data, offset, raw),
                                        bool(flags & 0x20000000), bool(flags & 0x80000000))
            pending.append((placed[i + 1], relocations, 0 if linked else n))
    symbols: dict[int, tuple[int, int]] = {}
    strings, i = table + 18 * many, 0
    while table and i < many:
        raw, value, index, _, storage, extra = fields("<8sIhHBB", data, table + 18 * i)
        label = text(data, strings + int.from_bytes(raw[4:], "little")) if raw[:4] == bytes(4) else text(raw + b"\0", 0)
        symbols[i] = (index, value)
        if index in placed and storage in (2, 3):
            picture.symbols[label] = placed[index].address + value
        i += 1 + extra
    for section, first, n in pending:
        for i in range(n):
            offset, index, kind = fields("<IIH", data, first + 10 * i)
            index, value = symbols.get(index, (0, 0))
            section.relocations[offset] = fits = 4 <= kind <= 9 and index in placed
            if fits:
                section.relocate(offset, placed[index].address + value, kind)
    if linked and optional >= 120 and fields("<I", data, at + 24 + 108)[0]:
        exports(picture, fields("<I", data, at + 24 + 112)[0])
    return picture


def exports(picture: Picture, at: int) -> None:
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
    _, machine, _, kind, commands, _, _, _ = fields("<8I", data, 0)
    if machine != 0x01000007:
        raise CannotRead("a Mach-O file, but not for x86-64")
    picture, position, number = Picture(name, "macho", kind != 1, data), 32, 0
    placed: dict[int, LoadedSection] = {}
    pending: list[tuple[LoadedSection, int, int]] = []
    symbols: list[tuple[int, int, int]] = []
    for _ in range(commands):
        command, size = fields("<II", data, position)
        if size < 8:
            raise CannotRead("a load command has no size")
        if command == 0x19:
            for i in range(fields("<I", data, position + 64)[0]):
                number += 1
                _, segment, address, length, offset, _, first, n, flags, *_ = fields("<16s16sQQIIIIIII", data,
                                                                                    position + 72 + 80 * i)
                if flags & 255 not in (1, 12, 18) and length:                 # no zero-filled memory
                    placed[number] = picture.add(address, cut(data, offset, length), bool(flags & 0x80000400),
                                                 not segment.startswith(b"__TEXT"))
                    pending.append((placed[number], first, 0 if picture.linked else n))
        elif command == 2:
            table, many, strings, room = fields("<4I", data, position + 8)
            names = cut(data, strings, room)
            for word, type_, index, _, value in struct.iter_unpack("<IBBHQ", cut(data, table, 16 * many)):
                symbols.append((type_, index, value))
                if not type_ & 0xE0 and type_ & 14 == 14:
                    picture.symbols[text(names, word)] = value
        position += size
    for section, first, n in pending:
        for i in range(n):
            offset, packed = fields("<iI", data, first + 8 * i)
            symbol, extern, kind = packed & 0xFFFFFF, packed >> 27 & 1, packed >> 28
            type_, index, value = symbols[symbol] if extern and symbol < len(symbols) else (14, symbol, 0)
            fits = kind in (1, 2, 6, 7, 8) and packed >> 25 & 3 == 2 and type_ & 14 == 14 and index in placed
            section.relocations[offset] = fits
            if fits and extern:
                section.relocate(offset, value, 4)
    return picture


def members(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of an archive, of a Mach-O file for several processors, or the file itself."""
    if data[:4] == b"\xca\xfe\xba\xbe":
        for i in range(min(fields(">I", data, 4)[0], 64)):
            machine, _, offset, size, _ = fields(">5I", data, 8 + 20 * i)
            if machine == 0x01000007:
                yield name, cut(data, offset, size)
    elif data[:8] == b"!<arch>\n":
        position, long = 8, b""
        while position < len(data):
            head = cut(data, position, 60)
            if head[58:] != b"`\n" or not head[48:58].strip().isdigit():
                raise CannotRead(f"{name}: the member at byte {position} has no header")
            size = int(head[48:58])
            held, label = cut(data, position + 60, size), head[:16].rstrip()
            position += 60 + size + size % 2
            if label == b"//":
                long = held
            if label[:3] == b"#1/" and label[3:].isdigit():
                label, held = held[:int(label[3:])].rstrip(b"\0"), held[int(label[3:]):]
            elif label[:1] == b"/" and label[1:].isdigit():
                label = long[int(label[1:]):].split(b"\n")[0].split(b"\0")[0]
            if held[:4] in (b"\x7fELF", b"\xcf\xfa\xed\xfe") or held[:2] == b"\x64\x86":
                yield f"{name}({label.removesuffix(b'/').decode('ascii', 'replace')})", held
    else:
        yield name, data


def pictures(path: str) -> list[Picture]:
    """The pictures of all that a file holds."""
    shown = str(path) if str(path).isprintable() else ascii(str(path))
    try:
        if not Path(path).is_file():
            raise CannotRead(f"{shown} is no file")
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise CannotRead(f"cannot read {shown}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > LARGEST:
        raise CannotRead(f"{shown} has more than {LARGEST} bytes")
    try:
        found = [picture(name, held) for name, held in members(shown, data)]
    except CannotRead as error:
        raise CannotRead(str(error) if str(error).startswith(shown) else f"{shown}: {error}") from None
    except (struct.error, ValueError, IndexError, OverflowError, MemoryError, AttributeError) as error:
        raise CannotRead(f"{shown} is damaged ({type(error).__name__})") from None
    if not found:
        raise CannotRead(f"{shown} holds no object for x86-64")
    return found


def picture(name: str, data: bytes) -> Picture:
    if data[:4] == b"\x7fELF":
        return elf(name, data)
    if data[:4] == b"\xcf\xfa\xed\xfe":
        return macho(name, data)
    if data[:2] in (b"MZ", b"\x64\x86"):
        return pe(name, data)
    raise CannotRead(f"{name} is no object, archive, library or program (ELF, PE/COFF or Mach-O) for x86-64")


# What was proved.

def pack(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data, 9)).decode()


def unpack(told: str) -> bytes:
    undo = zlib.decompressobj()
    return undo.decompress(base64.b64decode(told), 1 << 24)


class Proved:
    """What was proved of one function in one assembler's bytes. `steps`: the length of each instruction; `named`: [at, position
    of the displacement, the instruction of `constants` that it is counted from or null, offset]; `constants`: [at, first, end,
    bytes], the ranges read, counted from what the instruction at `at` names."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told, self.symbol, self.sum = told, str(told["symbol"]), str(told["code_sha256"])
        self.table = unpack(told["table"]) if "table" in told else None
        self.code, self.steps = unpack(told.get("code") or pack(b"")), unpack(told.get("steps") or pack(b""))
        self.named = [tuple(n) for n in told.get("named", ())]
        self.constants = [(at, first, end, unpack(held)) for at, first, end, held in told.get("constants", ())]
        self.starts: list[int] = []
        at = 0
        for length in self.steps:
            self.starts.append(at)
            at += length
        self.lengths = dict(zip(self.starts, self.steps))
        own = (hashlib.sha256(self.table).hexdigest() if self.table is not None else
               digest(self.pieces(self.code), [[at, near, off] for at, _, near, off in self.named], self.constants))
        if own != self.sum or at != len(self.code):
            raise CannotRead(f"the list is damaged: {self.symbol} has another hash than it says")

    def pieces(self, code: bytes) -> list[Any]:
        return [[at, code[at:at + length].hex()] for at, length in zip(self.starts, self.steps)]

    @cached_property
    def windows(self) -> dict[int, bytes]:
        """(offset, bytes) of pieces without displacements, spread over the code or table."""
        held = self.code if self.table is None else self.table
        taken = {p + k for _, p, _, _ in self.named for k in range(4)}
        free = [at for at in range(0, len(held) - WINDOW + 1, 4) if not taken & set(range(at, at + WINDOW))]
        return {at: held[at:at + WINDOW] for at in (free[len(free) * i // WINDOWS] for i in range(WINDOWS) if free)}


def digest(pieces: list[Any], named: list[Any], constants: list[tuple[int, int, int, bytes]]) -> str:
    """`code_sha256` as nsms' manifest has it."""
    told = [*pieces, *named, *([at, first, held.hex()] for at, first, _, held in constants)]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()


def differences(picture: Picture, address: int, proved: Proved) -> list[str]:
    """What of the bytes at an address is not what was proved, each in words; none if `code_sha256` is the same."""
    if proved.table is not None:
        section, held = picture.read(address, len(proved.table))
        if section is not None and held == proved.table and not (section.writable or any(
                address - section.address <= o < address - section.address + len(held) for o in section.relocations)):
            return []
        return [unlike("the table's word", 0, held, proved.table, 4) if held != proved.table else "the table can be written"]
    section, code = picture.read(address, len(proved.code))
    if section is None or not section.executable:
        return ["its code is cut off, or not executable"]
    code, found = plain_of(picture, address, code, proved)
    start, plain = address - section.address, bytearray(code)
    named: dict[int, int] = {}
    for at, position, _, _ in proved.named:
        plain[position:position + 4] = bytes(4)
        distance = int.from_bytes(code[position:position + 4], "little", signed=True)
        named[at] = address + at + proved.lengths[at] + section.far.get(start + position, distance)
    allowed = {start + position for _, position, _, _ in proved.named}
    found += [f"at {offset - start:+#x} a linker writes, where the proved code has no displacement"
              for offset, fits in section.relocations.items()
              if start - 4 < offset < start + len(code) and not (fits and offset in allowed)]
    found += ["a linker writes what is not known into its section"] if section.unknown else []
    bases = {at: named[at] for at, *_ in proved.constants}
    told = [[at, near, named[at] - (address if near is None else bases[near])] for at, _, near, _ in proved.named]
    read: list[tuple[int, int, int, bytes]] = []
    for at, first, end, _ in proved.constants:
        where, data = picture.read(bases[at] + first, end - first)
        read.append((at, first, end, data))
        if where is not None:
            begin = bases[at] + first - where.address
            if where.writable:
                found.append(f"the constants that the instruction at +{at:#x} names can be written")
            if any(begin <= o < begin + len(data) for o in where.relocations):
                found.append(f"a linker writes into the constants that the instruction at +{at:#x} names")
    if digest(proved.pieces(bytes(plain)), told, read) != proved.sum:
        found += [f"the instruction at +{a:#x} is {x}, the proved one {y}" for (a, x), (_, y) in
                  zip(proved.pieces(bytes(plain)), proved.pieces(proved.code)) if x != y]
        found += [unlike(f"the constant read through the instruction at +{at:#x}", first, x, y, 4)
                  for (at, first, _, x), (_, _, _, y) in zip(read, proved.constants) if x != y]
        found += [f"the instruction at +{at:#x} names another place of the constants" for (at, *place), (_, _, *right) in
                  zip(told, proved.named) if place != right]
        found = found or ["its hash differs"]
    return found


# Before a large frame Go's assembler looks whether the goroutine's stack has room: R14 is the goroutine, R12 where the stack will
# end.
GROWS = "runtime.morestack_noctxt.abi0"                    # makes more room, and the function begins anew
CHECK = re.compile(rb"(\x64\x4c\x8b\x34\x25\xf8\xff\xff\xff)(?:\x4c\x8d(?:\x64\x24.|\xa4\x24....)"
                   rb"|\x49\x89\xe4\x49\x81\xec....(\x72.|\x0f\x82....))(\x4d\x3b\x66\x10)(\x76.|\x0f\x86....)", re.S)
TAIL = re.compile(rb"(\xe8....)(\xeb.|\xe9....)", re.S)


def target(jump: bytes, end: int) -> int:
    """Where a jump or call whose bytes end there goes."""
    width = 1 if jump[0] & 0xF0 == 0x70 or jump[0] == 0xEB else 4
    return end + int.from_bytes(jump[-width:], "little", signed=True)


def without_check(code: bytes) -> tuple[bytes, tuple[int, int, int, int]] | None:
    """A function of Go's whose check of the stack is NOPs but for what computes R12; and where the check ends, where the call and
    the jump that make more room and begin anew begin and end, and what is called, counted from the function's first byte. None
    where there is no check."""
    head = CHECK.match(code)
    if head is None:
        return None
    jumps = {target(head[n], head.end(n)) for n in (2, 4) if head[n]}
    tail = TAIL.match(code, min(jumps)) if len(jumps) == 1 and min(jumps) >= head.end() else None
    if tail is None or target(tail[2], tail.end(2)):
        return None
    plain = bytearray(code)
    for begin, end in [head.span(n) for n in (1, 2, 3, 4) if head[n]] + [tail.span()]:
        plain[begin:end] = b"\x90" * (end - begin)
    return bytes(plain), (head.end(), *tail.span(), target(tail[1], tail.end(1)))


def plain_of(picture: Picture, address: int, code: bytes, proved: Proved) -> tuple[bytes, list[str]]:
    """The bytes that are compared, and what is wrong with a check of the stack in them; it ends behind what was proved."""
    if proved.told.get("convention") != "abi0" or proved.code[:9] != b"\x90" * 9:
        return code, []
    checked = without_check(picture.read(address, len(code) + 10)[1])
    if checked is None or checked[1][1] != len(code):
        return code, ["it does not check the stack"]
    named = picture.symbols.get(GROWS) == address + checked[1][3]
    return checked[0][:len(code)], [] if named else [f"its check of the stack calls what is not {GROWS}"]


def unlike(what: str, first: int, mine: bytes, right: bytes, step: int) -> str:
    """Where two runs of bytes part."""
    if len(mine) < len(right):
        return f"{what}: there are {len(mine)} bytes where {len(right)} were proved"
    at = next(i for i in range(len(right)) if mine[i] != right[i]) // step * step
    return f"{what}, {first + at:+#x}, is {mine[at:at + step].hex()}, the proved one {right[at:at + step].hex()}"


def fitting(picture: Picture, proved: list[Proved]) -> list[Proved]:
    """What was proved for the calling convention of the file's system, or for Go's."""
    return [p for p in proved if p.told.get("convention") in (None, "abi0", "win64" if picture.format == "coff" else "sysv")]


def by_symbol(picture: Picture, proved: list[Proved]) -> dict[int, list[Proved]]:
    """address -> those whose symbol is there."""
    found: dict[int, list[Proved]] = {}
    for one in proved:
        names: tuple[str, ...] = (one.symbol, "_" + one.symbol) if picture.format == "macho" else (one.symbol,)
        if one.told.get("convention") == "abi0":           # in Go a function's name begins with its package's
            names = tuple(name for name in picture.symbols if name.endswith(f".{one.symbol}.abi0"))
        for name in names:
            if name in picture.symbols:
                found.setdefault(picture.symbols[name], []).append(one)
    return found


def by_bytes(picture: Picture, proved: list[Proved], known: Container[int]) -> dict[int, list[Proved]]:
    """address -> those that most of the bytes there are like; not where something is known already."""
    found: dict[int, list[Proved]] = {}
    seen: dict[tuple[int, bytes], list[int]] = {}
    alike: dict[str, list[Proved]] = {}
    for one in proved:
        alike.setdefault(one.sum, []).append(one)
    for same in alike.values():
        one = same[0]
        votes: dict[int, int] = {}
        for offset, window in one.windows.items():
            for i, section in enumerate(picture.sections):
                if section.executable or one.table is not None:
                    if (i, window) not in seen:
                        seen[i, window] = places(section, window)
                    for place in seen[i, window]:
                        votes[place - offset] = votes.get(place - offset, 0) + 1
        for address, many in votes.items():
            if many * 2 > len(one.windows) and address not in known:
                found.setdefault(address, []).extend(same)
    return found


def places(section: LoadedSection, window: bytes) -> list[int]:
    hits: list[int] = []
    at = section.data.find(window)
    while at >= 0 and len(hits) < MOST_HITS:
        hits.append(section.address + at)
        at = section.data.find(window, at + 1)
    return hits


def size(one: Proved) -> int:
    return len(one.code) if one.table is None else len(one.table)


def told_of(picture: Picture, address: int, candidates: list[Proved], how: str) -> dict[str, Any]:
    """What is said of one place: of the candidates the one that is the same, else the nearest."""
    format = {"elf": "elf64", "coff": "win64", "macho": "macho64"}[picture.format]
    unlike_, one = min(((differences(picture, address, c), c) for c in candidates),
                       key=lambda pair: (len(pair[0]), pair[1].told["format"] != format))
    held = {name: one.told.get(name) for name in ("assembler", "version", "format", "convention", "code_sha256")}
    return {"file": picture.name, "symbol": one.symbol, "address": address & 0xFFFFFFFF if not picture.linked else address,
            "found_by": how, "proved_bytes": not unlike_, **held, "bytes": size(one), "differences": unlike_[:8],
            "more_differences": max(0, len(unlike_) - 8)}


def verify(picture: Picture, proved: list[Proved]) -> list[dict[str, Any]]:
    """What of the proved functions is in a picture, each with what differs."""
    wanted = fitting(picture, proved)
    known = by_symbol(picture, wanted)
    found = [(address, told_of(picture, address, held, "symbol")) for address, held in known.items()]
    others = [(address, told_of(picture, address, held, "bytes")) for address, held in by_bytes(picture, wanted, known).items()]
    for address, told in sorted(others, key=lambda pair: (not pair[1]["proved_bytes"], len(pair[1]["differences"]), pair[0])):
        if not any(address < a + t["bytes"] and a < address + told["bytes"] for a, t in found):
            found.append((address, told))
    return [told for _, told in sorted(found, key=lambda pair: pair[0])]


def sentence(told: dict[str, Any]) -> str:
    where = f"{told['file']}: {told['symbol']} at {told['address']:#x}, found by its {told['found_by']}: "
    if told["proved_bytes"]:
        return where + f"the bytes that were proved ({told['assembler']} {told['version']}, {told['format']})"
    more = f"; and {told['more_differences'] + len(told['differences']) - 2} more" if len(told["differences"]) > 2 else ""
    return where + "NOT the bytes that were proved: " + "; ".join(told["differences"][:2]) + more


def listed(path: Path) -> list[Proved]:
    """What a list says was proved."""
    try:
        return [Proved(one) for one in json.loads(Path(path).read_text())["functions"]]
    except OSError as error:
        raise CannotRead(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, zlib.error, RecursionError) as error:
        raise CannotRead(f"{path} is no list of proved functions ({type(error).__name__})") from None


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("nsms_verify", usage="nsms_verify.py [--json] [--with nsms_verify.json] FILE...",
                                     description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--with", dest="list", type=Path, default=Path(__file__).with_name("nsms_verify.json"))
    parser.add_argument("files", nargs="+", metavar="FILE")
    asked = parser.parse_args(words)
    try:
        proved = listed(asked.list)
        found = [(file, [told for p in pictures(file) for told in verify(p, proved)]) for file in asked.files]
    except CannotRead as error:
        print(f"nsms_verify: {error}", file=sys.stderr)
        return 2
    told = [one for _, held in found for one in held]
    print(json.dumps(told, indent=1) if asked.json else "\n".join(map(sentence, told)))
    for file, held in found:
        if not held:
            many = len({p.symbol for p in proved})
            print(f"nsms_verify: {file} holds none of the {many} functions of the list.", file=sys.stderr)
    return 0 if all(held for _, held in found) and all(one["proved_bytes"] for one in told) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
