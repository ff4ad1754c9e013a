"""Code and constants of ELF, COFF and Mach-O objects in one form, for comparisons between formats.

This reader is for objects that assemblers make of our files, and independent of the prover's."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

from elftools.elf.elffile import ELFFile

# Bytes behind the field up to the end of the instruction, by type of relocation.
COFF_REL32 = {4 + k: k for k in range(6)}
MACHO_SIGNED = (1, 6, 7, 8)


class Parts(NamedTuple):
    """`code`: of the section, with the offset of the named constant in each relocated field;
    `functions`: symbol -> (offset, size; 0 if the format has none); `constants`: their section."""

    code: bytes
    functions: dict[str, tuple[int, int]]
    constants: bytes


def with_fields(code: bytes, fields: Iterator[tuple[int, int]]) -> bytes:
    """Return code with the number `target` in the four bytes at `at`, for each (at, target)."""
    result = bytearray(code)
    for at, target in fields:
        result[at:at + 4] = struct.pack("<i", target)
    return bytes(result)


def read_elf(data: bytes) -> Parts:
    elf: Any = ELFFile(io.BytesIO(data))
    text, constants = elf.get_section_by_name(".text"), elf.get_section_by_name(".rodata")
    relocations, symbols = (elf.get_section_by_name(n) for n in (".rela.text", ".symtab"))

    def fields() -> Iterator[tuple[int, int]]:
        for r in relocations.iter_relocations() if relocations else ():
            symbol = symbols.get_symbol(r["r_info_sym"])
            assert r["r_info_type"] == 2 and elf.get_section(symbol["st_shndx"]) is not None
            assert elf.get_section(symbol["st_shndx"]).name == ".rodata"
            target = symbol["st_value"] + r["r_addend"] + 4
            assert target < constants["sh_size"], "a reference to the end of the constants"
            yield r["r_offset"], target

    functions = {s.name: (s["st_value"], s["st_size"]) for s in symbols.iter_symbols()
                 if s["st_info"]["bind"] == "STB_GLOBAL" and s["st_shndx"] != "SHN_UNDEF"}
    return Parts(with_fields(text.data(), fields()), functions,
                 constants.data() if constants else b"")


def read_coff(data: bytes) -> Parts:
    count, _, table, symbol_count = struct.unpack_from("<HIII", data, 2)
    sections = [struct.unpack_from("<8s6I2HI", data, 20 + 40 * n) for n in range(count)]
    by_name = {s[0].rstrip(b"\0"): n for n, s in enumerate(sections, 1)}
    symbols, skip, names = {}, 0, data[table + 18 * symbol_count:]
    for n in range(symbol_count):
        name, value, section, _, storage, more = struct.unpack_from("<8sIhHBB", data,
                                                                    table + 18 * n)
        if skip:
            skip -= 1
            continue
        skip = more
        if name.startswith(bytes(4)):
            offset = struct.unpack("<I", name[4:])[0]
            name = names[offset:names.index(b"\0", offset)]
        symbols[n] = (name.rstrip(b"\0").decode(), value, section, storage)
    contents = {n: data[s[4]:s[4] + s[3]] for n, s in enumerate(sections, 1)}
    code, constants = by_name[b".text"], by_name.get(b".rdata", 0)
    _, _, _, _, _, relocations, _, relocation_count, _, _ = sections[code - 1]

    def fields() -> Iterator[tuple[int, int]]:
        for n in range(relocation_count):
            at, index, kind = struct.unpack_from("<IIH", data, relocations + 10 * n)
            _, value, section, _ = symbols[index]
            assert section == constants
            addend = struct.unpack_from("<i", contents[code], at)[0]
            yield at, value + addend - COFF_REL32[kind]

    functions = {name: (value, 0) for name, value, section, storage in symbols.values()
                 if storage == 2 and section == code}
    return Parts(with_fields(contents[code], fields()), functions, contents.get(constants, b""))


def read_macho(data: bytes) -> Parts:
    commands, position = struct.unpack_from("<I", data, 16)[0], 32
    sections: list[tuple[str, int, int, int, int, int]] = []
    symbols: list[tuple[str, int, int, int]] = []
    for _ in range(commands):
        command, size = struct.unpack_from("<II", data, position)
        if command == 0x19:
            for n in range(struct.unpack_from("<I", data, position + 64)[0]):
                name, _, address, length, offset, _, relocations, relocation_count = (
                    struct.unpack_from("<16s16sQQIIII", data, position + 72 + 80 * n))
                sections.append((name.rstrip(b"\0").decode(), address, length, offset, relocations,
                                 relocation_count))
        if command == 2:
            table, number, names, _ = struct.unpack_from("<4I", data, position + 8)
            for n in range(number):
                text, kind, section, _, value = struct.unpack_from("<IBBHQ", data, table + 16 * n)
                end = data.index(b"\0", names + text)
                symbols.append((data[names + text:end].decode(), kind, section, value))
        position += size
    numbers = {s[0]: n for n, s in enumerate(sections, 1)}
    code_number, number = numbers["__text"], numbers.get("__const", 0)
    contents = {n: data[s[3]:s[3] + s[2]] for n, s in enumerate(sections, 1)}
    _, start, _, _, relocations, relocation_count = sections[code_number - 1]
    base = sections[number - 1][1] if number else 0

    def fields() -> Iterator[tuple[int, int]]:
        for n in range(relocation_count):
            at, word = struct.unpack_from("<II", data, relocations + 8 * n)
            index, is_external, kind = word & 0xFFFFFF, word >> 27 & 1, word >> 28
            assert kind in MACHO_SIGNED and word >> 24 & 7 == 5
            target = struct.unpack_from("<i", contents[code_number], at)[0]
            assert (symbols[index][2] if is_external else index) == number
            yield at, target - base + (symbols[index][3] if is_external else start + at + 4)

    functions = {name.removeprefix("_"): (value - start, 0)
                 for name, kind, section, value in symbols if kind & 1 and section == code_number}
    return Parts(with_fields(contents[code_number], fields()), functions,
                 contents.get(number, b""))


READERS = {"elf": read_elf, "coff": read_coff, "macho": read_macho}


def difference(reference: Parts, other: Parts) -> str:
    """Return what differs between an ELF object and another object of the same text; "" if nothing
    does. Bytes behind the last function and zeros behind the constants do not count."""
    if {n: at for n, (at, _) in reference.functions.items()} != {
            n: at for n, (at, _) in other.functions.items()}:
        return "the functions begin elsewhere"
    end = max((at + size for at, size in reference.functions.values()), default=0)
    for at, (a, b) in enumerate(zip(reference.code[:end], other.code[:end].ljust(end))):
        if a != b:
            return f"the code differs at offset {at:#x} of its section: {a:02x} and {b:02x}"
    length = len(reference.constants)
    if reference.constants != other.constants[:length] or any(other.constants[length:]):
        return "the constants differ"
    return ""
