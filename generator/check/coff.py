"""Reader of COFF objects for x86-64 (Microsoft's PE/COFF specification). Input: the bytes of a
file. Output: an `Image`. Method: one pass over headers, symbols and relocations; the reader refuses
every flag, section and relocation that it does not know, because a linker may give it a meaning
that no proof has seen.
"""

from collections import namedtuple

from .contents import Bytes, ObjectError, printable
from .harmless import COFF_SECTIONS, check_coff_symbol, check_directives
from .image import FIRST, MAX_BYTES, Assumption, Image, Relocation, Section

CODE, DATA, ZEROS, INFO, REMOVE, COMDAT = 0x20, 0x40, 0x80, 0x200, 0x800, 0x1000
OVERFLOW, DISCARDABLE = 0x1000000, 0x2000000
EXECUTE, READ, WRITE = 0x20000000, 0x40000000, 0x80000000
PERMITTED_FLAGS = CODE | DATA | ZEROS | COMDAT | EXECUTE | READ | WRITE | 0xF00000 | DISCARDABLE
EDITED = (".pdata", ".xdata", ".idata", ".edata", ".tls", ".CRT", ".drectve", ".debug", ".rsrc",
          ".reloc")
EXTERNAL, STATIC, LABEL, WEAK_EXTERNAL = 2, 3, 6, 105
ADDR64, ADDR32NB, REL32, REL32_5 = 1, 3, 4, 9
# relocation types that no proof can use, with their sizes in bytes
SHORT = {2: 4, 3: 4, 10: 2, 11: 4, 12: 1, 13: 4, 14: 4, 15: 4, 16: 4}


CoffSymbol = namedtuple("CoffSymbol", "name value section storage extra")


def read_object(data: bytes) -> Image:
    """Return the image of a COFF object; raise ObjectError if the file is damaged."""
    file = Bytes(data)
    _, count, _, symbol_at, symbol_count, optional, flags = file.unpack("<HHIIIHH", 0, "its header")
    file.cut(symbol_at, 18 * symbol_count, "its symbol table")
    strings = symbol_at + 18 * symbol_count
    image, sections_to_relocate = Image("coff"), []
    if flags & ~0x10C:  # LINE_NUMS_STRIPPED, LOCAL_SYMS_STRIPPED, 32BIT
        image.note_unlisted(f"its header has flags {flags:#x}, which are not all known")
    symbols = read_symbols(file, symbol_at, symbol_count, strings)
    # section -> name of its COMDAT: the first external symbol in it
    comdat_names = {s.section: s.name for s in reversed(symbols.values())
                    if s.section > 0 and s.storage == EXTERNAL}
    sections_by_number: dict[int, Section] = {}
    for number in range(1, count + 1):
        header = file.unpack("<8sIIIIIIHHI", 20 + optional + 40 * (number - 1),
                             "a section's header")
        name = printable(header[0].rstrip(b"\0"))
        if name.startswith("/") and name[1:].isdigit():
            name = file.text(strings + int(name[1:]), "a section's name")
        size, data_offset, relocations_offset = header[3], header[4], header[5]
        relocation_count, flags = header[7], header[9]
        image.note_startup_code(name, size)
        if header[1] or header[2]:  # linkers interpret these fields differently
            raise ObjectError(f"section {name} has an address or a size in memory ({header[2]:#x}, "
                              f"{header[1]:#x}), which an object must not have")
        if size and not COFF_SECTIONS.fullmatch(name):
            image.note_unlisted(f"section {name} is not on the list of harmless contents")
        if name == ".drectve" and size:
            directives = printable(file.cut(data_offset, size, "the directives"))
            libraries, why = check_directives(directives)
            image.requirements |= {Assumption("library", library) for library in libraries}
            image.note_unlisted(why)
        # such sections are not linked
        if flags & (REMOVE | INFO) or not flags & (CODE | DATA | ZEROS):
            continue
        if not data_offset and size > MAX_BYTES:
            raise ObjectError(f"section {name} is too large")
        contents = file.cut(data_offset, size, f"section {name}") if data_offset else bytes(size)
        comdat = Assumption("COMDAT", f"section {comdat_names.get(number) or name}")
        assumed = (comdat,) if flags & COMDAT else ()
        section = image.add_section(name, contents, 1 << max(0, (flags >> 20 & 15) - 1),
                                    bool(flags & EXECUTE),
                                    bool(flags & WRITE),
                                    section_refusal(name, flags, bool(data_offset or not size)),
                                    assumed)
        if relocation_count and flags & ZEROS:
            why = f"section {name} contains zeros and has relocations"
            section.refused = section.refused or why
        sections_by_number[number] = section
        sections_to_relocate.append((section, relocations_offset, relocation_count))
    if sum(relocation_count for _, _, relocation_count in sections_to_relocate) * 10 > len(data):
        raise ObjectError("its relocations overlap, or are truncated")
    define_symbols(image, symbols, sections_by_number)
    for section, relocations_offset, relocation_count in sections_to_relocate:
        apply_relocations(image, file, section, relocations_offset, relocation_count, symbols,
                          sections_by_number)
    return image


def section_refusal(name: str, flags: int, has_contents: bool) -> str:
    """Return why a section must not be read or executed, or "" if it may be.

    `flags`: its characteristics. `has_contents`: the file contains the section's bytes.
    """
    if has_contents == bool(flags & ZEROS) or flags & ZEROS and flags & (CODE | DATA):
        return f"section {name} must have either zeros or contents, not both or neither"
    if flags & OVERFLOW:
        return f"section {name} has more than 65,535 relocations"
    if flags & ~PERMITTED_FLAGS or flags >> 20 & 15 == 15:
        return f"section {name} has flags {flags:#x}, which are not all known"
    if not flags & READ or flags & DISCARDABLE:
        return f"section {name} cannot be read when the program runs"
    if flags & EXECUTE and flags & WRITE:
        return f"section {name} is code that can be written"
    if name.startswith(EDITED):
        return f"section {name} is rewritten by linkers"
    return ""


def read_symbols(file: Bytes, table_offset: int, count: int, strings: int) -> dict[int, CoffSymbol]:
    """Return number in the symbol table -> symbol.

    `table_offset`, `strings`: offsets in the file of the table and of long names. `count`: number
    of entries, auxiliary ones included.
    """
    symbols: dict[int, CoffSymbol] = {}
    number = 0
    while number < count:
        raw, value, section, _, storage, extra = file.unpack(
            "<8sIhHBB", table_offset + 18 * number, "a symbol")
        name = (file.text(strings + int.from_bytes(raw[4:], "little"), "a symbol's name")
                if raw[:4] == b"\0\0\0\0" else printable(raw.rstrip(b"\0")))
        symbols[number] = CoffSymbol(name, value, section, storage, extra)
        number += 1 + extra
    return symbols


def define_symbols(image: Image, symbols: dict[int, CoffSymbol],
                   sections_by_number: dict[int, Section]) -> None:
    """Enter the symbols of the file into the image: defined, exported and undefined ones."""
    for symbol in symbols.values():
        section = sections_by_number.get(symbol.section)
        exported = symbol.storage in (EXTERNAL, WEAK_EXTERNAL)
        image.note_unlisted(check_coff_symbol(symbol.name, symbol.value, symbol.storage))
        if exported and not symbol.section and not symbol.value:
            image.undefined.add(symbol.name)
        elif exported or symbol.storage in (STATIC, LABEL) and section is not None:
            is_static = symbol.storage == STATIC
            if section and is_static and (symbol.extra or symbol.name == section.name):
                continue  # the section symbol
            is_weak = symbol.storage == WEAK_EXTERNAL
            weak = Assumption("weak symbol", symbol.name) if is_weak else None
            image.define_symbol(symbol.name,
                                (section, symbol.value) if section is not None else None,
                                exported, "", weak)


def resolve_symbol(
    image: Image, symbol: CoffSymbol | None, sections_by_number: dict[int, Section],
) -> tuple[int, int, tuple[Assumption, ...]] | None:
    """Return (start of the section, offset in it, assumptions) of a relocation's symbol.

    An undefined symbol counts as a section of its own. The result is None if the symbol has no
    address.
    """
    if symbol is None:
        return None
    section = sections_by_number.get(symbol.section)
    weak = symbol.storage == WEAK_EXTERNAL
    if section is not None:
        assumption = Assumption("weak symbol", symbol.name)
        return section.address, symbol.value, (assumption,) if weak else ()
    if symbol.section == 0 and symbol.storage in (EXTERNAL, WEAK_EXTERNAL) and symbol.name:
        assumption = Assumption("undefined weak symbol" if weak else "undefined symbol",
                                symbol.name)
        return image.external_address(symbol.name), 0, (assumption,)
    return None


def apply_relocations(image: Image, file: Bytes, section: Section, at: int, count: int,
                      symbols: dict[int, CoffSymbol],
                      sections_by_number: dict[int, Section]) -> None:
    """Apply the relocations of one section as a linker does, or mark their bytes as refused.

    `at`, `count`: offset of the table in the file, and its number of entries.
    """
    for number in range(count):
        offset, index, type = file.unpack("<IIH", at + 10 * number, "a relocation")
        where = f"{section.name}+{offset:#x}"
        if type == 0:
            continue
        size = 8 if type == ADDR64 else 4 if REL32 <= type <= REL32_5 else SHORT.get(type, 0)
        if not size:
            section.refused = section.refused or f"relocation type {type} at {where} is not known"
            continue
        resolved = resolve_symbol(image, symbols.get(index), sections_by_number)
        if type in SHORT:
            # the bounds and the fingerprint read unwind tables, whose addresses are image-relative
            if type == ADDR32NB and resolved is not None and offset + 4 <= len(section.data):
                addend_in_field = int.from_bytes(section.data[offset:offset + 4], "little",
                                                 signed=True)
                value = resolved[0] + resolved[1] - FIRST + addend_in_field
                section.data[offset:offset + 4] = (value & 0xFFFFFFFF).to_bytes(4, "little")
            image.refuse_relocation(section, offset, size, (
                f"relocation type {type} at {where} is no 64-bit address or 32-bit distance; code "
                "must be position-independent"))
            continue
        if resolved is None:
            image.refuse_relocation(section, offset, size, (
                f"a relocation at {where} refers to a symbol without an address"))
            continue
        target, addend, assumed = resolved
        addend_in_field = int.from_bytes(section.data[offset:offset + size], "little", signed=True)
        # REL32_k is relative to the byte k - 4 bytes behind the field
        addend += addend_in_field - (type if type != ADDR64 else 0)
        image.apply_relocation(section,
                               Relocation(offset, size, target, addend, type != ADDR64,
                                          assumed=assumed))
