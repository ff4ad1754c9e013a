"""Reader of Mach-O objects for x86-64 (mach-o/loader.h, nlist.h and x86_64/reloc.h of macOS) that
assemblers make of our own texts. Output: a `Layout`. Method: closed lists of whole tuples, as in
elf.py.
"""

from .contents import Bytes, ObjectError
from .elf import CODE, CONSTANTS
from .foreign import Layout, make_layout

SEGMENT, SYMTAB, DYSYMTAB = 0x19, 2, 0xB
# load commands: these, LC_VERSION_MIN_MACOSX, LC_BUILD_VERSION
COMMANDS = {SEGMENT, SYMTAB, DYSYMTAB, 0x24, 0x32}
WITHOUT_CODE = 0x80000000  # flags of an empty section for code
# (segment, section, flags) -> use; NASM sets the bits 0x300, that there are relocations
SECTIONS = {(b"__TEXT", b"__text", 0x80000400): CODE, (b"__TEXT", b"__text", 0x80000700): CODE,
            (b"__TEXT", b"__text", WITHOUT_CODE): "", (b"__TEXT", b"__const", 0): CONSTANTS,
            (b"__TEXT", b"__eh_frame", 0x6800000B): ""}
LOCAL, GLOBAL = 0xE, 0xF  # types of symbols, both in a section
SIGNED = {1, 6, 7, 8}  # relocation types: a distance of 4 bytes, with 0, 1, 2 or 4 bytes behind it


def macho_layout(data: bytes) -> Layout:
    """Return the layout of a Mach-O object. Raise ObjectError for an item that is on no list."""
    file = Bytes(data)
    magic, processor, subtype, kind, command_count, command_bytes, flags, reserved = file.unpack(
        "<8I", 0, "its header")
    if (magic, processor, subtype, kind, flags, reserved) != (0xFEEDFACF, 0x1000007, 3, 1, 0, 0):
        raise ObjectError("its header is no object's for x86-64, or has flags")
    at, commands = 32, {}
    for _ in range(command_count):
        command, size = file.unpack("<II", at, "a load command")
        if command not in COMMANDS or command in commands or size < 8:
            raise ObjectError(f"load command {command:#x} is on no list, or is there twice")
        commands[command] = at
        at += size
    if at != 32 + command_bytes or not {SEGMENT, SYMTAB} <= commands.keys():
        raise ObjectError("its load commands have another size, or lack a segment or symbols")
    segment = commands[SEGMENT]
    size, name, address, count, flags = file.unpack("<4xI16sQ32xII", segment, "the segment")
    symbols_at, symbol_count, names_at, names_bytes = file.unpack(
        "<4I", commands[SYMTAB] + 8, "the symbol table")
    spans = [(0, at), (symbols_at, 16 * symbol_count), (names_at, names_bytes)]
    if size != 72 + 80 * count or name.strip(b"\0") or address or flags:
        raise ObjectError("the segment has a name, an address, flags, or another size than its "
                          "sections need")
    headers: list[tuple[str, int, int, int, int]] = []  # use, address, size, relocations: at, count
    parts: dict[str, tuple[bytes, int]] = {}
    for fields in file.table("<16s16sQQIIIIIIII", segment + 72, count, "a section"):
        section, name, address, size, offset, align, relocations_at, number, flags, *rest = fields
        use = SECTIONS.get((name.rstrip(b"\0"), section.rstrip(b"\0"), flags))
        if (use is None or use in parts or align > 12 or address % (1 << align) or any(rest)
                or number and use != CODE or flags == WITHOUT_CODE and size):
            raise ObjectError(f"section {section!r} with flags {flags:#x}, address {address:#x} "
                              f"and alignment {align} is on no list of sections")
        headers.append((use, address, size, relocations_at, number))
        spans += [(offset, size), (relocations_at if number else 0, 8 * number)]
        if use:
            parts[use] = file.cut(offset, size, "a section"), 1 << align
    file.check_parts(spans)
    ends = sorted((address, address + size) for _, address, size, _, _ in headers if size)
    if any(end > start for (_, end), (start, _) in zip(ends, ends[1:])):
        raise ObjectError("its sections overlap in memory")
    locations: list[tuple[str, int]] = []
    symbols: dict[str, tuple[str, int]] = {}
    for name, kind, number, description, value in file.table(
            "<IBBHQ", symbols_at, symbol_count, "a symbol"):
        text = file.name_at(names_at + name, "a symbol's name")
        use, address, size, *_ = headers[number - 1] if 0 < number <= count else ("", 1, 0)
        if (kind not in (LOCAL, GLOBAL) or description or not use
                or not 0 <= value - address <= size or text in symbols):
            raise ObjectError(f"symbol {text} of type {kind:#x} with description {description:#x} "
                              "is on no list of symbols")
        locations.append((use, value - address))
        if kind == GLOBAL:
            symbols[text.removeprefix("_")] = locations[-1]
    local_count = symbol_count - len(symbols)
    if DYSYMTAB in commands and file.unpack("<18I", commands[DYSYMTAB] + 8, "an index") != (
            0, local_count, local_count, len(symbols), symbol_count, *[0] * 13):
        raise ObjectError("the index of its symbols counts others")
    distances: dict[int, tuple[str, int]] = {}
    for use, origin, _, relocations_at, number in headers:
        for offset, packed in file.table("<iI", relocations_at, number, "a relocation"):
            target, relative, size, external, kind = (packed & 0xFFFFFF, packed >> 24 & 1,
                                                      packed >> 25 & 3, packed >> 27 & 1,
                                                      packed >> 28)
            addend = int.from_bytes(parts[use][0][offset:offset + 4], "little", signed=True)
            exists = target < symbol_count if external else 0 < target <= count
            if ((relative, size) != (1, 2) or kind not in SIGNED or offset in distances
                    or offset < 0 or not exists):
                raise ObjectError(f"the relocation of type {kind} at {offset:#x} is on no list")
            if external:
                part, value = locations[target]
                distances[offset] = part, value + addend - 4
            else:
                part, address, *_ = headers[target - 1]
                distances[offset] = part, origin + offset + addend - address
    return make_layout(parts, distances, symbols)
