"""Reader of COFF objects for x86-64 (Microsoft's PE/COFF specification) that assemblers make of our
own texts. Output: a `Layout`. Method: closed lists of whole tuples, as in elf.py.
"""

from .contents import Bytes, ObjectError, printable
from .elf import CODE, CONSTANTS
from .foreign import Layout, make_layout

# (name, characteristics without the alignment) -> use; "": unwinding; None: must be empty
SECTIONS = {(".text", 0x60000020): CODE, (".rdata", 0x40000040): CONSTANTS,
            (".xdata", 0x40000040): "", (".pdata", 0x40000040): "",
            (".data", 0xC0000040): None, (".bss", 0xC0000080): None}
EXTERNAL, STATIC, FILE = 2, 3, 103  # storage classes
IN_SECTION, ABSOLUTE, DEBUG = 1, -1, -2  # section numbers
# (storage class, type, auxiliary entries, section number); IN_SECTION is any section's
SECTION_SYMBOL = STATIC, 0, 1, IN_SECTION
SYMBOLS = {SECTION_SYMBOL, (STATIC, 0, 0, IN_SECTION), (EXTERNAL, 0, 0, IN_SECTION),
           (EXTERNAL, 0x20, 0, IN_SECTION), (EXTERNAL, 0x20, 1, IN_SECTION),
           (STATIC, 0, 0, ABSOLUTE), (FILE, 0, 1, DEBUG)}
ADDR32NB, REL32, REL32_5 = 3, 4, 9  # relocation types


def coff_layout(data: bytes) -> Layout:
    """Return the layout of a COFF object. Raise ObjectError for an item that is on no list."""
    file = Bytes(data)
    machine, section_count, _, symbols_at, symbol_count, optional_bytes, flags = file.unpack(
        "<HHIIIHH", 0, "its header")
    if machine != 0x8664 or optional_bytes or flags & ~4:
        raise ObjectError(f"its header has machine {machine:#x} and flags {flags:#x}")
    strings_at = symbols_at + 18 * symbol_count
    strings_bytes, = file.unpack("<I", strings_at, "its table of names")
    spans = [(0, 20 + 40 * section_count), (symbols_at, strings_at + strings_bytes - symbols_at)]
    uses: dict[int, str | None] = {}
    parts: dict[str, tuple[bytes, int]] = {}
    names: dict[int, str] = {}  # number of a section -> name
    relocations: dict[int, tuple[int, int, int]] = {}  # number of a section -> size, offset, count
    for number, (field, memory_size, address, size, offset, relocations_at, lines_at, count, lines,
                 flags) in enumerate(file.table("<8sIIIIIIHHI", 20, section_count, "a section"), 1):
        name = short_name(field)
        use = SECTIONS.get((name, flags & ~0xF00000), "unlisted")
        if (use == "unlisted" or use is None and size or memory_size or address or lines
                or lines_at or not 1 <= flags >> 20 & 15 <= 14 or use in parts):
            raise ObjectError(f"section {name} with flags {flags:#x} is on no list of sections")
        uses[number], names[number] = use, name
        relocations[number] = size, relocations_at, count
        spans += [(offset, size), (relocations_at if count else 0, 10 * count)]
        if use:
            parts[use] = file.cut(offset, size, name), 1 << (flags >> 20 & 15) - 1
    file.check_parts(spans)
    # number of a symbol in a section -> part and offset in it
    locations: dict[int, tuple[str, int]] = {}
    symbols: dict[str, tuple[str, int]] = {}
    following = 0
    for number, (field, value, section, kind, storage, auxiliary) in enumerate(file.table(
            "<8sIhHBB", symbols_at, symbol_count, "a symbol")):
        if number < following:
            continue
        following = number + 1 + auxiliary
        name = (short_name(field) if field[:4] != bytes(4) else file.name_at(
            strings_at + int.from_bytes(field[4:], "little"), "a symbol's name"))
        listed = (storage, kind, auxiliary, IN_SECTION if section > 0 else section)
        use = uses.get(section)
        size = len(parts[use][0]) if use else 0 if use is None else 1 << 31
        is_misnamed = listed == SECTION_SYMBOL and (value or name != names.get(section))
        if (listed not in SYMBOLS or section > section_count or value > size or name in symbols
                or is_misnamed):
            raise ObjectError(f"symbol {name} with storage class {storage}, type {kind:#x}, "
                              f"section {section} and value {value:#x} is on no list of symbols")
        if section > 0:
            locations[number] = use or "", value
        if storage == EXTERNAL:
            if not use:
                raise ObjectError(f"symbol {name} lies outside of code and constants")
            symbols[name] = use, value
    distances: dict[int, tuple[str, int]] = {}
    for number, (size, at, count) in relocations.items():
        for offset, symbol, kind in file.table("<IIH", at, count, "a relocation"):
            use = uses[number]
            part, value = locations.get(symbol, ("", -1))
            if use == CODE and REL32 <= kind <= REL32_5 and part:
                addend = int.from_bytes(parts[CODE][0][offset:offset + 4], "little", signed=True)
                distances[offset] = part, value + addend - kind
            elif use != "" or kind != ADDR32NB or offset > size - 4 or value < 0:
                raise ObjectError(f"the relocation of type {kind} at {offset:#x} of section "
                                  f"{number} is on no list of relocations")
    if len(distances) != sum(count for n, (*_, count) in relocations.items() if uses[n] == CODE):
        raise ObjectError("two relocations have one place")
    return make_layout(parts, distances, symbols)


def short_name(field: bytes) -> str:
    """Return the name in a field of 8 bytes. Raise ObjectError for bytes behind its end."""
    name, _, rest = field.partition(b"\0")
    if rest.strip(b"\0"):
        raise ObjectError(f"the name {printable(field)} has bytes behind its end")
    return printable(name)
