"""Loader of COFF and Mach-O objects for tests that run or disassemble them: an image as the
prover's reader makes of ELF objects. It trusts the object and has no lists.
"""

from __future__ import annotations

import struct

from generator.check import objects
from generator.check.image import FIRST, Image, Section


def load(data: bytes) -> Image:
    """Return the image of an object of any format; a Mach-O symbol has both names."""
    if data.startswith(b"\x7fELF"):
        return objects.load(data)
    return load_macho(data) if data[:4] == b"\xcf\xfa\xed\xfe" else load_coff(data)


def text(field: bytes) -> str:
    return field.partition(b"\0")[0].decode()


def write_distance(section: Section, offset: int, target: int, behind: int) -> None:
    field = section.data[offset:offset + 4]
    value = int.from_bytes(field, "little") + target - (section.address + offset + behind)
    section.data[offset:offset + 4] = (value & 0xFFFFFFFF).to_bytes(4, "little")


def load_coff(data: bytes) -> Image:
    image, sections = Image(), {}
    _, count, _, symbols_at, symbol_count = struct.unpack_from("<HHIII", data)
    strings, relocations = symbols_at + 18 * symbol_count, []
    for number in range(1, count + 1):
        name, _, _, size, at, first, _, entries, _, flags = struct.unpack_from(
            "<8sIIIIIIHHI", data, 40 * number - 20)
        content = data[at:at + size] if at else bytes(size)
        sections[number] = image.add_section(Section(
            text(name), 0, bytearray(content), bool(flags & 0x20000000),
            1 << max(0, (flags >> 20 & 15) - 1)))
        relocations += [(number, struct.unpack_from("<IIH", data, first + 10 * i))
                        for i in range(entries)]
    addresses, number = {}, 0
    while number < symbol_count:
        name, value, section, _, storage, auxiliary = struct.unpack_from(
            "<8sIhHBB", data, symbols_at + 18 * number)
        if section > 0:
            addresses[number] = sections[section].address + value
            where = int.from_bytes(name[4:], "little") + strings
            label = text(name) if name[:4] != bytes(4) else text(data[where:where + 999])
            if storage == 2 or label not in image.symbols:
                image.symbols[label] = addresses[number]
            image.exported |= {label} if storage == 2 else set()
        number += 1 + auxiliary
    for number, (offset, symbol, kind) in relocations:
        section, target = sections[number], addresses[symbol]
        if kind == 3:  # relative to the image's base
            write_distance(section, offset, target, FIRST - section.address - offset)
        elif 4 <= kind <= 9:
            write_distance(section, offset, target, kind)
        else:
            raise ValueError(f"relocation type {kind}")
    return image


def load_macho(data: bytes) -> Image:
    image, relocations, symbols, at = Image(), [], [], 32
    sections: list[tuple[int, Section]] = []  # address in the file's layout, section
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        command, size = struct.unpack_from("<II", data, at)
        if command == 0x19:
            for i in range(struct.unpack_from("<I", data, at + 64)[0]):
                name, segment, nominal, length, offset, align, first, count, flags = (
                    struct.unpack_from("<16s16sQQIIIII", data, at + 72 + 80 * i))
                relocations += [(len(sections), struct.unpack_from("<iI", data, first + 8 * j))
                                for j in range(count)]
                sections.append((nominal, image.add_section(Section(
                    f"{text(segment)},{text(name)}", 0, bytearray(data[offset:offset + length]),
                    bool(flags & 0x80000400), 1 << align))))
        elif command == 2:
            table, count, strings, _ = struct.unpack_from("<4I", data, at + 8)
            symbols = [struct.unpack_from("<IBBHQ", data, table + 16 * i) for i in range(count)]
        at += size
    addresses = []
    for name, kind, number, _, value in symbols:
        nominal, section = sections[number - 1] if number else (0, None)
        addresses.append(section.address + value - nominal if section else 0)
        if section and not kind & 0xE0:
            label = text(data[strings + name:strings + name + 999])
            for key in {label, label.removeprefix("_")}:
                if kind & 1 or key not in image.symbols:
                    image.symbols[key] = addresses[-1]
            image.exported |= {label} if kind & 1 else set()
    for number, (offset, packed) in relocations:
        nominal, section = sections[number]
        target, kind = packed & 0xFFFFFF, packed >> 28
        if kind not in (1, 2, 6, 7, 8) or packed >> 24 & 7 != 5:
            raise ValueError(f"relocation type {kind}")
        if packed >> 27 & 1:
            write_distance(section, offset, addresses[target], 4)
        else:  # the field has the distance in the nominal layout
            other, destination = sections[target - 1]
            write_distance(section, offset, destination.address - other + nominal + offset, 0)
    return image
