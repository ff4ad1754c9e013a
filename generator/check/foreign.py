"""COFF and Mach-O objects beside an ELF object of the same text. A proof is about the ELF object;
the other formats have it by equality of code, distances to constants, and constants. Their readers
follow closed lists of whole tuples, for what assemblers make of our own texts (Microsoft's PE/COFF
specification; mach-o/loader.h, nlist.h and x86_64/reloc.h of macOS).
"""

from typing import NamedTuple

from .contents import Bytes, ObjectError, printable, require
from .elf import CODE, CONSTANTS, ElfObject


class Part(NamedTuple):
    """Code or constants of an object. Fields that linkers write are zero."""

    data: bytearray
    align: int


class Layout(Bytes):
    """What an object has of its text, in terms that do not depend on the format. `distances`:
    offset of a field in the code -> part, and offset in it, of the place to which the linker writes
    the distance from the field. `symbols`: global name -> part, and offset in it. `sections`: use,
    address, size, place and number of relocations of each, behind one for the number 0. `spans`:
    (offset, size) of its parts in the file.
    """

    def __init__(self, data: bytes) -> None:
        super().__init__(data)
        self.parts: dict[str, Part] = {}
        self.distances: dict[int, tuple[str, int]] = {}
        self.symbols: dict[str, tuple[str, int]] = {}
        self.sections: list[tuple[str, int, int, int, int]] = [("", 0, 0, 0, 0)]
        self.spans: list[tuple[int, int]] = []

    def add_section(self, use: str | None, offset: int, power: int, relocation_bytes: int,
                    section: tuple[int, int, int, int]) -> None:
        """Enter a section at an offset of the file, without its use in `sections`, aligned to a
        power of two. Each relocation has `relocation_bytes`. `use`: None if it is on no list."""
        _, size, relocations_at, count = section
        if use is None or use in self.parts or use == EMPTY and size or not 0 <= power <= 13:
            raise ObjectError(f"unlisted section {len(self.sections)}")
        self.sections.append((use, *section))
        self.spans += [(offset, size), (relocations_at, relocation_bytes * count)]
        if use in (CODE, CONSTANTS):
            self.parts[use] = Part(bytearray(self.cut(offset, size, "a section")), 1 << power)

    def add_distance(self, offset: int, part: str, origin: int) -> None:
        """Enter the field at an offset of the code, and set it to zero. It has the distance from
        `origin` in the part."""
        code, _ = self.parts[CODE]
        require(0 <= offset <= len(code) - 4 and offset not in self.distances
                and part in self.parts, f"unlisted relocation at {offset:#x}")
        addend = int.from_bytes(code[offset:offset + 4], "little", signed=True)
        self.distances[offset] = part, origin + addend
        code[offset:offset + 4] = bytes(4)


def elf_layout(data: bytes) -> Layout:
    """Return the layout of an ELF object with at most one section of code and one of constants."""
    image, layout = ElfObject(data).image, Layout(data)
    sections = [section for section in image.sections if section.data]
    uses = {section.address: CODE if section.executable else CONSTANTS for section in sections}
    require(len({*uses.values()}) == len(uses), "unlisted second section of code or of constants")
    for section in sections:
        layout.parts[uses[section.address]] = Part(section.data, section.align)
        for offset, target, addend, _, refused in section.relocations:
            require(section.executable and not refused and target in uses,
                    f"unlisted relocation at {section.name}+{offset:#x}")
            layout.distances[offset] = uses[target], addend
            section.data[offset:offset + 4] = bytes(4)
    for name in image.exported:
        if containing := image.section_at(address := image.symbols[name]):
            layout.symbols[name] = uses[containing.address], address - containing.address
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
ADDR32NB, REL32 = 3, 4  # relocation types, both to the symbols of sections


def coff_layout(data: bytes) -> Layout:
    """Return the layout of a COFF object. Raise ObjectError for an item that is on no list."""
    file = Layout(data)
    machine, section_count, symbols_at, symbol_count, *rest = file.unpack("<HH4xIIHH", 0, "header")
    require((machine, *rest) in ((0x8664, 0, 0), (0x8664, 0, 4)), "unlisted header")
    strings_at = symbols_at + 18 * symbol_count
    strings_bytes, = file.unpack("<I", strings_at, "its table of names")
    file.spans = [(0, 20 + 40 * section_count), (symbols_at, 18 * symbol_count + strings_bytes)]
    titles = [""]
    for (field, memory_size, address, size, offset, relocations_at, lines_at, count, lines,
         flags) in file.table("<8sIIIIIIHHI", 20, section_count, "a section"):
        titles.append(short_name(field))
        require(not any((memory_size, address, lines, lines_at)), f"unlisted section {titles[-1]}")
        file.add_section(COFF_SECTIONS.get((titles[-1], flags & ~0xF00000)), offset,
                         (flags >> 20 & 15) - 1, 10, (0, size, relocations_at, count))
    uses: dict[int, str] = {}  # number of a section's symbol -> use of the section
    following = 0
    for number, (field, value, section, kind, storage, auxiliary) in enumerate(file.table(
            "<8sIhHBB", symbols_at, symbol_count, "a symbol")):
        if number < following:
            continue
        following = number + 1 + auxiliary
        name = (short_name(field) if field[:4] != bytes(4) else file.name_at(
            strings_at + int.from_bytes(field[4:], "little"), "a symbol's name"))
        listed = (storage, kind, auxiliary, IN_SECTION if section > 0 else section)
        require(listed in COFF_SYMBOLS and section <= section_count and name not in file.symbols
                and (listed != SECTION_SYMBOL or (name, value) == (titles[section], 0)),
                f"unlisted symbol {name} at {section}:{value:#x}")
        if listed == SECTION_SYMBOL:
            uses[number] = file.sections[section][0]
        if storage == EXTERNAL:
            file.symbols[name] = file.sections[section][0], value
    for use, _, size, at, count in file.sections:
        for offset, symbol, kind in file.table("<IIH", at, count, "a relocation"):
            require((use, kind) in ((CODE, REL32), ("", ADDR32NB)) and symbol in uses
                    and offset <= size - 4, f"unlisted relocation of type {kind} at {offset:#x}")
            if use == CODE:
                file.add_distance(offset, uses[symbol], -4)
    file.check_parts(file.spans)
    return file


def short_name(field: bytes) -> str:
    """Return the name in a field of 8 bytes. Raise ObjectError for bytes behind its end."""
    name, _, rest = field.partition(b"\0")
    require(not rest.strip(b"\0"), f"the name {printable(field)} has bytes behind its end")
    return printable(name)


# Mach-O: load commands of clang (with LC_VERSION_MIN_MACOSX or LC_BUILD_VERSION) and of NASM
SEGMENT, SYMTAB, DYSYMTAB = 0x19, 2, 0xB
COMMANDS = {(SEGMENT, 0x24, SYMTAB, DYSYMTAB), (SEGMENT, 0x32, SYMTAB, DYSYMTAB),
            (SEGMENT, SYMTAB)}
# (segment, section, flags) -> use; NASM sets the bits 0x300, that there are relocations
MACHO_SECTIONS = {
    (b"__TEXT", b"__text", 0x80000400): CODE, (b"__TEXT", b"__text", 0x80000700): CODE,
    (b"__TEXT", b"__text", 0x80000000): EMPTY, (b"__TEXT", b"__const", 0): CONSTANTS,
    (b"__TEXT", b"__eh_frame", 0x6800000B): ""}
LOCAL, GLOBAL = 0xE, 0xF  # types of symbols, both in a section
SIGNED = {1, 6}  # relocation types: a distance of 4 bytes, with 0 or 1 byte behind it


def macho_layout(data: bytes) -> Layout:
    """Return the layout of a Mach-O object. Raise ObjectError for an item that is on no list."""
    file = Layout(data)
    *kind, command_count, command_bytes, flags, reserved = file.unpack("<8I", 0, "its header")
    require((*kind, flags, reserved) == (0xFEEDFACF, 0x1000007, 3, 1, 0, 0), "unlisted header")
    at, commands = 32, {}
    while at < 32 + command_bytes:
        command, size = file.unpack("<II", at, "a load command")
        commands[command], at = at, at + max(size, 8)
    require(tuple(commands) in COMMANDS and len(commands) == command_count
            and at == 32 + command_bytes, "unlisted load commands")
    # its name, of two words, its address and its flags are zero
    size, *zeros, count, flags = file.unpack("<4xIQQQ32xII", commands[SEGMENT], "a segment")
    require(size == 72 + 80 * count and not any((*zeros, flags)), "unlisted segment")
    symbols_at, symbol_count, names_at, names_bytes = file.unpack(
        "<4I", commands[SYMTAB] + 8, "the symbol table")
    file.spans, end = [(0, at), (symbols_at, 16 * symbol_count), (names_at, names_bytes)], 0
    for section, name, address, size, offset, align, relocations_at, number, flags, *rest in (
            file.table("<16s16sQQIIIIIIII", commands[SEGMENT] + 72, count, "a section")):
        use = MACHO_SECTIONS.get((name.rstrip(b"\0"), section.rstrip(b"\0"), flags))
        file.add_section(use, offset, align, 8, (address, size, relocations_at, number))
        require(end <= address and not address % (1 << align) and not any(rest)
                and (not number or use == CODE), f"unlisted section {section!r}")
        end = address + size
    # (0, number of a section) or (1, number of a symbol) -> part, and offset in it; of a section,
    # the offset of address 0
    locations = {(0, k): (use, -address) for k, (use, address, *_) in enumerate(file.sections) if k}
    for k, (name, kind, number, description, value) in enumerate(file.table(
            "<IBBHQ", symbols_at, symbol_count, "a symbol")):
        text = file.name_at(names_at + name, "a symbol's name")
        use, address, size, *_ = file.sections[number if number <= count else 0]
        require(kind in (LOCAL, GLOBAL) and not description and use in file.parts
                and 0 <= value - address <= size and text not in file.symbols, f"unlisted {text}")
        locations[1, k] = use, value - address
        if kind == GLOBAL:
            file.symbols[text.removeprefix("_")] = locations[1, k]
    local = symbol_count - len(file.symbols)
    require(DYSYMTAB not in commands or file.unpack("<18I", commands[DYSYMTAB] + 8, "an index") == (
        0, local, local, len(file.symbols), symbol_count, *[0] * 13), "unlisted index of symbols")
    for _, origin, _, relocations_at, number in file.sections:
        for offset, packed in file.table("<iI", relocations_at, number, "a relocation"):
            target, kind = (packed >> 27 & 1, packed & 0xFFFFFF), packed >> 28
            # relative to the next instruction, of 4 bytes
            require(packed >> 24 & 7 == 5 and kind in SIGNED and target in locations,
                    f"unlisted relocation of type {kind} at {offset:#x}")
            part, value = locations[target]
            file.add_distance(offset, part, value - 4 if target[0] else value + origin + offset)
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
        require(format != "unknown", "unlisted format")
        check_equal(elf_layout(elf), read(other))
    except ObjectError as error:
        return format, f"as {format} object: {error}"
    return format, ""


def check_equal(elf: Layout, other: Layout) -> None:
    """Raise ObjectError unless an object in another format has the code and constants of the ELF
    object. The other object may have fill behind them.
    """
    differences = {"global symbols": elf.symbols != other.symbols,
                   "distances to constants": elf.distances != other.distances}
    for use in (CODE, CONSTANTS):
        (part, align), (other_part, other_align) = (
            layout.parts.get(use, Part(bytearray(), 1)) for layout in (elf, other))
        differences |= {use: part != other_part[:len(part)],
                        f"alignment of {use}": other_align < align}
    if names := [name for name, differs in differences.items() if differs]:
        raise ObjectError(f"other {' and '.join(names)} than the ELF object of the same text")
