"""Reader of COFF objects for x86-64 (Microsoft's PE/COFF specification). Input: the bytes of a
file. Output: an `Image`. Method: one pass over headers, symbols and relocations; the reader refuses
every flag, section and relocation that it does not know, because a linker may give it a meaning
that no proof has seen.
"""

from collections import namedtuple
from dataclasses import dataclass, field

from .assumptions import Assumption
from .contents import Bytes, ObjectError, printable
from .harmless import COFF_SECTIONS, check_coff_symbol, check_directives
from .image import FIRST, MAX_BYTES, Image, RelocationTarget, Section

# section characteristics (IMAGE_SCN_...)
CODE, DATA, ZEROS, INFO, REMOVE, COMDAT = 0x20, 0x40, 0x80, 0x200, 0x800, 0x1000
OVERFLOW, DISCARDABLE = 0x1000000, 0x2000000
EXECUTE, READ, WRITE = 0x20000000, 0x40000000, 0x80000000
PERMITTED_FLAGS = CODE | DATA | ZEROS | COMDAT | EXECUTE | READ | WRITE | 0xF00000 | DISCARDABLE
# linkers rewrite the sections whose names begin so
REWRITTEN_SECTIONS = (".pdata", ".xdata", ".drectve", ".debug", ".eh_frame")
HEADER_BYTES, SECTION_HEADER_BYTES, SYMBOL_BYTES, RELOCATION_BYTES = 20, 40, 18, 10
EXTERNAL, STATIC, LABEL, WEAK_EXTERNAL = 2, 3, 6, 105  # storage classes of symbols
ADDR64, ADDR32NB, REL32, REL32_5 = 1, 3, 4, 9  # relocation types (IMAGE_REL_AMD64_...)
# relocation types that no proof can use, with their sizes in bytes
UNUSABLE_TYPES = {2: 4, 3: 4, 10: 2, 11: 4, 12: 1, 13: 4, 14: 4, 15: 4, 16: 4}

# section header, section 4 of the specification
CoffHeader = namedtuple("CoffHeader", "raw_name virtual_size virtual_address size data_offset "
                        "relocations_offset line_numbers relocation_count line_number_count flags")
CoffSymbol = namedtuple("CoffSymbol", "name value section storage auxiliary_count")


@dataclass
class CoffObject:
    """Intermediate data of one file while its image is built. The keys of `symbols` and `sections`
    are the numbers that these have in the file.
    """

    file: Bytes
    symbols: dict[int, CoffSymbol]
    image: Image = field(default_factory=lambda: Image("coff"))
    sections: dict[int, Section] = field(default_factory=dict)


def read_object(data: bytes) -> Image:
    """Return the image of a COFF object; raise ObjectError if the file is damaged."""
    file = Bytes(data)
    _, count, _, symbol_at, symbol_count, optional, flags = file.unpack("<HHIIIHH", 0, "its header")
    file.cut(symbol_at, SYMBOL_BYTES * symbol_count, "its symbol table")
    strings = symbol_at + SYMBOL_BYTES * symbol_count
    coff = CoffObject(file, read_symbols(file, symbol_at, symbol_count, strings))
    if flags & ~0x10C:  # LINE_NUMS_STRIPPED, LOCAL_SYMS_STRIPPED, 32BIT
        coff.image.note_unlisted(f"its header has flags {flags:#x}, which are not all known")
    # section -> name of its COMDAT: the first external symbol in it
    comdat_names = {s.section: s.name for s in reversed(coff.symbols.values())
                    if s.section > 0 and s.storage == EXTERNAL}
    first = HEADER_BYTES + optional
    headers = {number: CoffHeader(*file.unpack(
        "<8sIIIIIIHHI", first + SECTION_HEADER_BYTES * (number - 1), "a section's header"))
        for number in range(1, count + 1)}
    for number, header in headers.items():
        name = printable(header.raw_name.rstrip(b"\0"))
        if name.startswith("/") and name[1:].isdigit():
            name = file.text(strings + int(name[1:]), "a section's name")
        check_section(coff, name, header)
        # other sections are not linked
        if header.flags & (CODE | DATA | ZEROS) and not header.flags & (REMOVE | INFO):
            coff.sections[number] = add_section(coff, name, header,
                                                comdat_names.get(number) or name)
    if sum(headers[number].relocation_count for number in coff.sections
           ) * RELOCATION_BYTES > len(data):
        raise ObjectError("its relocations overlap, or are truncated")
    define_symbols(coff)
    for number, section in coff.sections.items():
        apply_relocations(coff, section, headers[number])
    return coff.image


def check_section(coff: CoffObject, name: str, header: CoffHeader) -> None:
    """Record in the image the facts about a section that concern the entire object: contents on no
    list of harmless contents, and requested libraries. Raise ObjectError if the section has an
    address or a size in memory.
    """
    image = coff.image
    if header.virtual_size or header.virtual_address:  # linkers interpret these differently
        raise ObjectError(f"section {name} has an address or a size in memory "
                          f"({header.virtual_address:#x}, {header.virtual_size:#x}), which an "
                          "object must not have")
    if header.size and not COFF_SECTIONS.fullmatch(name):
        image.note_unlisted(f"section {name} is not on the list of harmless contents")
    if name == ".drectve" and header.size:
        directives = coff.file.cut(header.data_offset, header.size, "the directives")
        libraries, why = check_directives(printable(directives))
        image.requirements |= {Assumption("library", library) for library in libraries}
        image.note_unlisted(why)


def add_section(coff: CoffObject, name: str, header: CoffHeader, comdat_name: str) -> Section:
    """Add a section to the image and return it. `comdat_name`: name of the COMDAT, if the section
    is one.
    """
    flags, size, offset = header.flags, header.size, header.data_offset
    if not offset and size > MAX_BYTES:
        raise ObjectError(f"section {name} is too large")
    contents = coff.file.cut(offset, size, f"section {name}") if offset else bytes(size)
    assumed = (Assumption("COMDAT", f"section {comdat_name}"),) if flags & COMDAT else ()
    section = coff.image.add_section(
        name, contents, 1 << max(0, (flags >> 20 & 15) - 1), bool(flags & EXECUTE),
        bool(flags & WRITE), section_refusal(name, flags, bool(offset or not size)), assumed)
    if header.relocation_count and flags & ZEROS:
        section.refuse(f"section {name} contains zeros and has relocations")
    return section


def section_refusal(name: str, flags: int, has_contents: bool) -> str:
    """Return why a section must not be read or executed, or "" if it may be.

    `flags`: the field Characteristics of its header. `has_contents`: the file contains the
    section's bytes.
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
    if name.startswith(REWRITTEN_SECTIONS):
        return f"section {name} is rewritten by linkers"
    return ""


def read_symbols(file: Bytes, table_offset: int, count: int, strings: int) -> dict[int, CoffSymbol]:
    """Return number in the symbol table -> symbol.

    `table_offset`, `strings`: offsets in the file of the table and of long names. `count`: number
    of entries, including the auxiliary entries that follow a symbol.
    """
    symbols: dict[int, CoffSymbol] = {}
    number = 0
    while number < count:
        raw_name, value, section, _, storage, auxiliary_count = file.unpack(
            "<8sIhHBB", table_offset + SYMBOL_BYTES * number, "a symbol")
        name = (file.text(strings + int.from_bytes(raw_name[4:], "little"), "a symbol's name")
                if raw_name[:4] == b"\0\0\0\0" else printable(raw_name.rstrip(b"\0")))
        symbols[number] = CoffSymbol(name, value, section, storage, auxiliary_count)
        number += 1 + auxiliary_count
    return symbols


def define_symbols(coff: CoffObject) -> None:
    """Enter the defined and the undefined symbols of the file into the image."""
    image = coff.image
    for symbol in coff.symbols.values():
        section = coff.sections.get(symbol.section)
        exported = symbol.storage in (EXTERNAL, WEAK_EXTERNAL)
        image.note_unlisted(check_coff_symbol(symbol.name, symbol.value, symbol.storage))
        if exported and not symbol.section and not symbol.value:
            image.undefined.add(symbol.name)
        elif exported or symbol.storage in (STATIC, LABEL) and section is not None:
            if section and symbol.storage == STATIC and (symbol.auxiliary_count
                                                         or symbol.name == section.name):
                continue  # the symbol stands for the section
            is_weak = symbol.storage == WEAK_EXTERNAL
            image.define_symbol(symbol.name,
                                (section, symbol.value) if section is not None else None, exported,
                                "", Assumption("weak symbol", symbol.name) if is_weak else None)


def resolve_symbol(coff: CoffObject, symbol: CoffSymbol | None,
                   where: str) -> RelocationTarget | str:
    """Return the place of a relocation's symbol, or the reason why the relocation is refused if the
    symbol has no address.

    `symbol`: None if the symbol does not exist. `where`: place of the relocation, for the reason.
    """
    if symbol is not None:
        section = coff.sections.get(symbol.section)
        weak = symbol.storage == WEAK_EXTERNAL
        if section is not None:
            assumption = Assumption("weak symbol", symbol.name)
            return RelocationTarget(section.address, symbol.value, (assumption,) if weak else ())
        if symbol.section == 0 and symbol.storage in (EXTERNAL, WEAK_EXTERNAL) and symbol.name:
            return coff.image.undefined_target(symbol.name, weak)
    return f"a relocation at {where} refers to a symbol without an address"


def apply_relocations(coff: CoffObject, section: Section, header: CoffHeader) -> None:
    """Apply the relocations of a section as a linker does, or mark their bytes as refused.

    `header`: the section's header, which has the offset and the length of the relocation table.
    """
    image = coff.image
    for number in range(header.relocation_count):
        offset, index, type = coff.file.unpack(
            "<IIH", header.relocations_offset + RELOCATION_BYTES * number, "a relocation")
        where = f"{section.name}+{offset:#x}"
        if type == 0:
            continue
        size = (8 if type == ADDR64 else
                4 if REL32 <= type <= REL32_5 else UNUSABLE_TYPES.get(type, 0))
        if not size:
            section.refuse(f"relocation type {type} at {where} is not known")
            continue
        target: RelocationTarget | str = resolve_symbol(coff, coff.symbols.get(index), where)
        addend = section.signed_field(offset, size)
        if type in UNUSABLE_TYPES:
            # as in unwind tables: no proof may use the field, but it gets its value in this layout
            if type == ADDR32NB and not isinstance(target, str) and offset + 4 <= len(section.data):
                value = target.start + target.offset - FIRST + addend
                section.data[offset:offset + 4] = (value & 0xFFFFFFFF).to_bytes(4, "little")
            target = (f"relocation type {type} at {where} is no 64-bit address or 32-bit distance; "
                      "code must be position-independent")
        elif not isinstance(target, str):
            # REL32_k has the type 4 + k, and is relative to the byte 4 + k behind the field's start
            behind = 0 if type == ADDR64 else type
            target = target._replace(offset=target.offset + addend - behind)
        image.relocate(section, offset, size, target, type != ADDR64)
