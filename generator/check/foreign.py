"""COFF and Mach-O objects beside an ELF object of the same text. A proof is about the ELF object;
the other formats have it by equality of code, distances to constants, and constants. Their readers
follow closed lists of whole tuples, for what assemblers make of our own texts (Microsoft's PE/COFF
specification; mach-o/loader.h, nlist.h and x86_64/reloc.h of macOS).
"""

from typing import NamedTuple

import iced_x86 as iced

from .contents import Bytes, ObjectError, printable
from .elf import CODE, CONSTANTS, ElfObject


class Part(NamedTuple):
    """Code or constants of an object. Fields that linkers write are zero."""

    data: bytearray
    align: int


def require(is_listed: bool, item: str) -> None:
    """Raise ObjectError unless an item is on a list."""
    if not is_listed:
        raise ObjectError(f"{item} is on no list")


class Layout(Bytes):
    """What an object has of its text, in terms that do not depend on the format. `distances`:
    offset of a field in the code -> part, and offset in it, of the place to which the linker writes
    the distance from the field. `symbols`: global name -> part, and offset in it. `spans`: (offset,
    size) of its parts in the file.
    """

    def __init__(self, data: bytes) -> None:
        super().__init__(data)
        self.parts: dict[str, Part] = {}
        self.distances: dict[int, tuple[str, int]] = {}
        self.symbols: dict[str, tuple[str, int]] = {}
        self.spans: list[tuple[int, int]] = []

    def add_section(self, use: str, span: tuple[int, int], align: int,
                    relocations: tuple[int, int]) -> None:
        """Enter the section at `span`, with the `span` of its relocations."""
        require(use not in self.parts, f"a second section of {use}")
        self.spans += [span, relocations]
        if use in (CODE, CONSTANTS):
            self.parts[use] = Part(bytearray(self.cut(*span, "a section")), align)

    def add_distance(self, offset: int, part: str, origin: int) -> None:
        """Enter the field at an offset of the code, and set it to zero. It has the distance from
        `origin` in the part."""
        code, _ = self.parts[CODE]
        require(0 <= offset <= len(code) - 4 and offset not in self.distances,
                f"the relocation at {offset:#x}")
        addend = int.from_bytes(code[offset:offset + 4], "little", signed=True)
        self.distances[offset] = part, origin + addend
        code[offset:offset + 4] = bytes(4)


def elf_layout(data: bytes) -> Layout:
    """Return the layout of an ELF object with at most one section of code and one of constants."""
    image, layout = ElfObject(data).image, Layout(data)
    sections = [section for section in image.sections if section.data]
    uses = {section.address: CODE if section.executable else CONSTANTS for section in sections}
    if len({*uses.values()}) < len(uses):
        raise ObjectError("it has several sections of code or of constants")
    for section in sections:
        contents = bytearray(section.data)
        for relocation in section.relocations:
            if not section.executable or relocation.refused or relocation.target not in uses:
                raise ObjectError(f"the relocation at {section.name}+{relocation.offset:#x} is "
                                  "another than the distance from code to constants")
            layout.distances[relocation.offset] = uses[relocation.target], relocation.addend
            contents[relocation.offset:relocation.offset + 4] = bytes(4)
        layout.parts[uses[section.address]] = Part(contents, section.align)
    for name in image.exported:
        if (containing := image.section_at(image.symbols[name])) is not None:
            layout.symbols[name] = (uses[containing.address],
                                    image.symbols[name] - containing.address)
    return layout


EMPTY = "empty"  # use of a section that must have no bytes
# COFF: (name, characteristics without the alignment) -> use; "": unwinding
COFF_SECTIONS = {(".text", 0x60000020): CODE, (".rdata", 0x40000040): CONSTANTS,
                 (".xdata", 0x40000040): "", (".pdata", 0x40000040): "",
                 (".data", 0xC0000040): EMPTY, (".bss", 0xC0000080): EMPTY}
EXTERNAL, STATIC, FILE = 2, 3, 103  # storage classes
IN_SECTION, ABSOLUTE, DEBUG = 1, -1, -2  # section numbers
# (storage class, type, auxiliary entries, section number); IN_SECTION is any section's
SECTION_SYMBOL = STATIC, 0, 1, IN_SECTION
COFF_SYMBOLS = {SECTION_SYMBOL, (STATIC, 0, 0, IN_SECTION), (EXTERNAL, 0, 0, IN_SECTION),
                (EXTERNAL, 0x20, 0, IN_SECTION), (EXTERNAL, 0x20, 1, IN_SECTION),
                (STATIC, 0, 0, ABSOLUTE), (FILE, 0, 1, DEBUG)}
ADDR32NB, REL32, REL32_5 = 3, 4, 9  # relocation types


def coff_layout(data: bytes) -> Layout:
    """Return the layout of a COFF object. Raise ObjectError for an item that is on no list."""
    file = Layout(data)
    machine, section_count, _, symbols_at, symbol_count, optional_bytes, flags = file.unpack(
        "<HHIIIHH", 0, "its header")
    require((machine, optional_bytes) == (0x8664, 0) and flags in (0, 4),
            f"a header with machine {machine:#x} and flags {flags:#x}")
    strings_at = symbols_at + 18 * symbol_count
    strings_bytes, = file.unpack("<I", strings_at, "its table of names")
    file.spans = [(0, 20 + 40 * section_count),
                  (symbols_at, strings_at + strings_bytes - symbols_at)]
    sections = [("", "", 0, 0, 0)]  # name, use, size, place and number of the relocations
    for (field, memory_size, address, size, offset, relocations_at, lines_at, count, lines,
         flags) in file.table("<8sIIIIIIHHI", 20, section_count, "a section"):
        name, align = short_name(field), flags >> 20 & 15
        use = COFF_SECTIONS.get((name, flags & ~0xF00000), "unlisted")
        require(use != "unlisted" and not (use == EMPTY and size) and 1 <= align <= 14
                and not any((memory_size, address, lines, lines_at)),
                f"section {name} with flags {flags:#x}")
        sections.append((name, use, size, relocations_at, count))
        file.add_section(use, (offset, size), 1 << align - 1, (relocations_at, 10 * count))
    locations: dict[int, tuple[str, int]] = {}  # number of a symbol -> use of its section, offset
    following = 0
    for number, (field, value, section, kind, storage, auxiliary) in enumerate(file.table(
            "<8sIhHBB", symbols_at, symbol_count, "a symbol")):
        if number < following:
            continue
        following = number + 1 + auxiliary
        name = (short_name(field) if field[:4] != bytes(4) else file.name_at(
            strings_at + int.from_bytes(field[4:], "little"), "a symbol's name"))
        listed = (storage, kind, auxiliary, IN_SECTION if section > 0 else section)
        title, use, size, *_ = sections[section if 0 < section <= section_count else 0]
        require(listed in COFF_SYMBOLS and section <= section_count and value <= size
                and name not in file.symbols and (storage != EXTERNAL or use in file.parts)
                and (listed != SECTION_SYMBOL or (name, value) == (title, 0)),
                f"symbol {name} at {section}:{value:#x} of the sort {listed}")
        if section > 0:
            locations[number] = use, value
        if storage == EXTERNAL:
            file.symbols[name] = use, value
    for name, use, size, at, count in sections:
        for offset, symbol, kind in file.table("<IIH", at, count, "a relocation"):
            part, value = locations.get(symbol, ("", -1))
            if use == CODE and REL32 <= kind <= REL32_5 and part in file.parts:
                file.add_distance(offset, part, value - kind)
            else:
                require(not use and kind == ADDR32NB and offset <= size - 4 and value >= 0,
                        f"the relocation of type {kind} at {name}+{offset:#x}")
    file.check_parts(file.spans)
    return file


def short_name(field: bytes) -> str:
    """Return the name in a field of 8 bytes. Raise ObjectError for bytes behind its end."""
    name, _, rest = field.partition(b"\0")
    if rest.strip(b"\0"):
        raise ObjectError(f"the name {printable(field)} has bytes behind its end")
    return printable(name)


SEGMENT, SYMTAB, DYSYMTAB = 0x19, 2, 0xB
# Mach-O: load commands: these, LC_VERSION_MIN_MACOSX, LC_BUILD_VERSION
COMMANDS = {SEGMENT, SYMTAB, DYSYMTAB, 0x24, 0x32}
# (segment, section, flags) -> use; NASM sets the bits 0x300, that there are relocations
MACHO_SECTIONS = {
    (b"__TEXT", b"__text", 0x80000400): CODE, (b"__TEXT", b"__text", 0x80000700): CODE,
    (b"__TEXT", b"__text", 0x80000000): EMPTY, (b"__TEXT", b"__const", 0): CONSTANTS,
    (b"__TEXT", b"__eh_frame", 0x6800000B): ""}
LOCAL, GLOBAL = 0xE, 0xF  # types of symbols, both in a section
SIGNED = {1, 6, 7, 8}  # relocation types: a distance of 4 bytes, with 0, 1, 2 or 4 bytes behind it


def macho_layout(data: bytes) -> Layout:
    """Return the layout of a Mach-O object. Raise ObjectError for an item that is on no list."""
    file = Layout(data)
    *kind, command_count, command_bytes, flags, reserved = file.unpack("<8I", 0, "its header")
    require((*kind, flags, reserved) == (0xFEEDFACF, 0x1000007, 3, 1, 0, 0), "its header")
    at, commands = 32, {}
    for _ in range(command_count):
        command, size = file.unpack("<II", at, "a load command")
        require(command in COMMANDS and command not in commands and size >= 8,
                f"load command {command:#x}")
        commands[command] = at
        at += size
    require(at == 32 + command_bytes and {SEGMENT, SYMTAB} <= commands.keys(),
            "the size of its load commands")
    segment = commands[SEGMENT]
    size, name, address, count, flags = file.unpack("<4xI16sQ32xII", segment, "the segment")
    symbols_at, symbol_count, names_at, names_bytes = file.unpack(
        "<4I", commands[SYMTAB] + 8, "the symbol table")
    require(size == 72 + 80 * count and not (name.strip(b"\0") or address or flags),
            "a segment with a name, an address, flags, or another size than its sections need")
    file.spans = [(0, at), (symbols_at, 16 * symbol_count), (names_at, names_bytes)]
    sections = [("", 1, 0, 0, 0)]  # use, address, size, place and number of the relocations
    for fields in file.table("<16s16sQQIIIIIIII", segment + 72, count, "a section"):
        section, name, address, size, offset, align, relocations_at, number, flags, *rest = fields
        use = MACHO_SECTIONS.get((name.rstrip(b"\0"), section.rstrip(b"\0"), flags), "unlisted")
        require(use != "unlisted" and not (use == EMPTY and size) and align <= 12
                and not address % (1 << align) and not any(rest) and (not number or use == CODE),
                f"section {fields}")
        sections.append((use, address, size, relocations_at, number))
        file.add_section(use, (offset, size), 1 << align, (relocations_at, 8 * number))
    ends = sorted((address, address + size) for _, address, size, _, _ in sections if size)
    require(all(end <= start for (_, end), (start, _) in zip(ends, ends[1:])),
            "an overlap of its sections in memory")
    locations: list[tuple[str, int]] = []
    for name, kind, number, description, value in file.table(
            "<IBBHQ", symbols_at, symbol_count, "a symbol"):
        text = file.name_at(names_at + name, "a symbol's name")
        use, address, size, *_ = sections[number if number <= count else 0]
        require(kind in (LOCAL, GLOBAL) and not description and use in file.parts
                and 0 <= value - address <= size and text not in file.symbols,
                f"symbol {text} of type {kind:#x} with description {description:#x}")
        locations.append((use, value - address))
        if kind == GLOBAL:
            file.symbols[text.removeprefix("_")] = locations[-1]
    local_count = symbol_count - len(file.symbols)
    require(DYSYMTAB not in commands or file.unpack(
        "<18I", commands[DYSYMTAB] + 8, "an index") == (
            0, local_count, local_count, len(file.symbols), symbol_count, *[0] * 13),
        "the index of its symbols")
    for _, origin, _, relocations_at, number in sections:
        for offset, packed in file.table("<iI", relocations_at, number, "a relocation"):
            target, external, kind = packed & 0xFFFFFF, packed >> 27 & 1, packed >> 28
            # relative to the next instruction, of 4 bytes
            require(packed >> 24 & 7 == 5 and kind in SIGNED
                    and (target < symbol_count if external else 0 < target <= count),
                    f"the relocation of type {kind} at {offset:#x}")
            part, value = (locations[target] if external else
                           (sections[target][0], offset + 4 + origin - sections[target][1]))
            file.add_distance(offset, part, value - 4)
    file.check_parts(file.spans)
    return file


# first bytes of an object -> name and reader of its format
READERS = {b"\x64\x86": ("win64", coff_layout), b"\xcf\xfa": ("macho64", macho_layout)}


def compare(elf: bytes, other: bytes) -> tuple[str, str]:
    """Return the format of an object, and why it does not equal the ELF object of the same text: ""
    if it does.
    """
    format, read = READERS.get(other[:2], ("unknown", elf_layout))
    try:
        require(format != "unknown", "the format")
        check_equal(elf_layout(elf), read(other))
    except ObjectError as error:
        return format, f"as {format} object: {error}"
    return format, ""


def check_equal(elf: Layout, other: Layout) -> None:
    """Raise ObjectError unless an object in another format has the code and constants of the ELF
    object. Behind the last function, either may have fill.
    """
    none = Part(bytearray(), 1)
    code, other_code = elf.parts.get(CODE, none), other.parts.get(CODE, none)
    constants, other_constants = elf.parts.get(CONSTANTS, none), other.parts.get(CONSTANTS, none)
    common = min(len(code.data), len(other_code.data))
    fill = iced.Decoder(64, bytes(code.data[common:]))
    differences = {
        "global symbols": elf.symbols != other.symbols,
        "code": code.data[:common] != other_code.data[:common]
        or any(instruction.mnemonic != iced.Mnemonic.NOP for instruction in fill),
        "distances to constants": elf.distances != other.distances,
        "constants": constants.data != other_constants.data[:len(constants.data)],
        "alignment": other_code.align < code.align or other_constants.align < constants.align}
    if names := [name for name, differs in differences.items() if differs]:
        raise ObjectError(f"other {' and '.join(names)} than the ELF object of the same text")
