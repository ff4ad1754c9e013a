"""Reader of Mach-O objects for x86-64 (mach-o/loader.h, reloc.h and x86_64/reloc.h of macOS).
Input: the bytes of a file. Output: an `Image`. Method: one pass over load commands, symbols and
relocations; the reader refuses every flag, section and relocation that it does not know, because a
linker may give it a meaning that no proof has seen.
"""

from collections import namedtuple
from dataclasses import dataclass, field

from .assumptions import Assumption
from .contents import Bytes, ObjectError, printable
from .harmless import check_macho_command, check_macho_section
from .image import MAX_BYTES, MAX_PIECES, Image, Pieces, RelocationTarget

SEGMENT_64, SYMTAB, OPTION = 0x19, 2, 0x2D  # load commands (LC_...)
SUBSECTIONS_VIA_SYMBOLS = 0x2000  # header flag: linkers move the code of each symbol separately
REGULAR, ZEROFILL, COALESCED = 0, 1, 0xB  # types of sections (S_...)
LITERALS = {3: 4, 4: 8, 14: 16}  # section type -> size of its literals, which linkers merge
# sizes in bytes: of the header and the structures that are read
HEADER_BYTES, SEGMENT_BYTES, SECTION_BYTES, SYMBOL_BYTES, RELOCATION_BYTES = 32, 72, 80, 16, 8
INSTRUCTIONS = 0x80000400  # flags of sections that contain code
STAB, TYPE, EXTERNAL = 0xE0, 0x0E, 1  # masks of a symbol's type (N_...)
IN_SECTION, UNDEFINED = 0xE, 0
# flags of a symbol's description (N_...)
WEAK_REFERENCE, WEAK_DEFINITION, RESOLVER, ALTERNATIVE_ENTRY = 0x40, 0x80, 0x100, 0x200
ALLOWED_DESC_BITS = 0x7FF  # the above, reference types, no dead strip, and cold code
UNSIGNED, BRANCH, GOT_LOAD = 0, 2, 3  # relocation types (X86_64_RELOC_...)
SIGNED = {1, BRANCH, 6, 7, 8}  # relative to the end of the field


# section header: struct section_64
MachHeader = namedtuple("MachHeader", "raw_name raw_segment address size offset align "
                        "relocations_offset relocation_count flags reserved_1 reserved_2")
# symbol: struct nlist_64
MachSymbol = namedtuple("MachSymbol", "name type section description value")


@dataclass
class MachObject:
    """Intermediate data of one file while its image is built. Keys of sections are their numbers in
    the file, from 1.
    """

    file: Bytes
    symbols_move_separately: bool
    image: Image = field(default_factory=lambda: Image("macho"))
    symbols: list[MachSymbol] = field(default_factory=list)
    pieces_by_section: dict[int, Pieces] = field(default_factory=dict)
    # section -> its address in the file's own layout
    section_addresses: dict[int, int] = field(default_factory=dict)
    literal_sections: set[int] = field(default_factory=set)


def read_object(data: bytes) -> Image:
    """Return the image of a Mach-O object; raise ObjectError if the file is damaged, linked or not
    for x86-64.
    """
    file = Bytes(data)
    _, machine, _, kind, commands, _, flags, _ = file.unpack("<8I", 0, "its header")
    if machine != 0x01000007:
        raise ObjectError(f"a Mach-O object for processor {machine:#x}, not x86-64")
    if kind != 1:
        raise ObjectError("a linked Mach-O file: an object (.o) is needed")
    macho = MachObject(file, bool(flags & SUBSECTIONS_VIA_SYMBOLS))
    if flags & ~SUBSECTIONS_VIA_SYMBOLS:
        macho.image.note_unlisted(f"its header has flags {flags:#x}, which are not all known")
    position, headers = HEADER_BYTES, list[MachHeader]()
    for _ in range(commands):
        command, size = file.unpack("<II", position, "a load command")
        if size < 8:
            raise ObjectError("a load command has no size")
        macho.image.note_unlisted(check_macho_command(command))
        if command == OPTION:
            raw = file.cut(position + 12, size - 12, "a load command")
            options = printable(raw.replace(b"\0", b" ")).strip()
            macho.image.requirements.add(Assumption("library", options[:80]))
        if command == SEGMENT_64:
            count = file.unpack("<I", position + 64, "a segment")[0]
            if size < SEGMENT_BYTES + SECTION_BYTES * count:
                raise ObjectError("a segment has more sections than bytes for them")
            for index in range(count):
                headers.append(MachHeader(*file.unpack(
                    "<16s16sQQIIIIIII", position + SEGMENT_BYTES + SECTION_BYTES * index,
                    "a section's header")))
        elif command == SYMTAB:
            if macho.symbols:
                raise ObjectError("two symbol tables")
            read_symbols(macho, position)
        position += size
    if sum(header.relocation_count for header in headers) * RELOCATION_BYTES > len(data):
        raise ObjectError("its relocations overlap, or are truncated")
    spans = sorted((header.address, header.address + header.size)
                   for header in headers if header.size)
    if any(end > start for (_, end), (start, _) in zip(spans, spans[1:])):
        raise ObjectError("its sections overlap in memory")
    for number, header in enumerate(headers, 1):
        add_section(macho, number, header)
    define_symbols(macho)
    for number, header in enumerate(headers, 1):
        apply_relocations(macho, number, header)
    return macho.image


def read_symbols(macho: MachObject, position: int) -> None:
    """Add the symbols of the table that the load command at `position` describes to `macho`."""
    table, count, strings, size = macho.file.unpack("<4I", position + 8, "a load command")
    names = Bytes(macho.file.cut(strings, size, "the names of its symbols"))
    macho.file.cut(table, SYMBOL_BYTES * count, "its symbol table")
    for index in range(count):
        name, kind, section, description, value = macho.file.unpack(
            "<IBBHQ", table + SYMBOL_BYTES * index, "a symbol")
        macho.symbols.append(MachSymbol(names.text(name, "a symbol's name"), kind, section,
                                        description, value))


def add_section(macho: MachObject, number: int, header: MachHeader) -> None:
    """Add section `number` of the file to the image: as one piece, as its literals, or as the parts
    that linkers may move separately.
    """
    address, length, flags = header.address, header.size, header.flags
    name = ",".join(printable(part.rstrip(b"\0")) for part in (header.raw_segment, header.raw_name))
    kind = flags & 0xFF
    if header.align > 20 or kind == ZEROFILL and length > MAX_BYTES:
        raise ObjectError(f"section {name} is too large")
    macho.image.note_unlisted(check_macho_section(name, flags) if length else "")
    contents = (bytes(length) if kind == ZEROFILL else
                macho.file.cut(header.offset, length, f"section {name}"))
    executable, writable = bool(flags & INSTRUCTIONS), not name.startswith("__TEXT,")
    is_permitted = kind in (REGULAR, ZEROFILL, COALESCED, *LITERALS)
    refused = "" if is_permitted else f"section {name} is of type {kind}"
    unwinding = (",__eh_frame", ",__unwind_info", ",__compact_unwind")
    if name.endswith(unwinding) or name.startswith("__LD,"):
        refused = f"section {name} is rewritten by linkers"
    if kind == ZEROFILL and header.relocation_count:
        refused = f"section {name} contains zeros and has relocations"
    if executable and (writable or kind in LITERALS):
        refused = f"section {name} is code that can be written or merged"
    assumed = (Assumption("copy", f"the coalesced section {name}"),) if kind == COALESCED else ()
    # linkers preserve the address modulo the alignment
    starts, alignment = [0], min(1 << header.align, address & -address or 1 << header.align)
    if kind in LITERALS:
        size = LITERALS[kind]
        if length % size or length // size > MAX_PIECES:
            refused = refused or f"section {name} may be merged with others"
        else:
            starts, alignment = list(range(0, length, size)) or [0], min(alignment, size)
            macho.literal_sections.add(number)
            assumed = (Assumption("merged constant", f"of {name}"),)
    elif macho.symbols_move_separately:
        begins = {s.value - address for s in macho.symbols
                  if s.section == number and s.type & TYPE == IN_SECTION
                  and not s.type & STAB and not s.description & ALTERNATIVE_ENTRY}
        starts = sorted({0, *(at for at in begins if 0 <= at < length)})
        if len(starts) > MAX_PIECES:
            raise ObjectError(f"section {name} has more than {MAX_PIECES} symbols that linkers may "
                              "move")
    macho.pieces_by_section[number] = macho.image.add_pieces(
        name, contents, starts, alignment, executable, writable, refused, assumed)
    macho.section_addresses[number] = address


def define_symbols(macho: MachObject) -> None:
    """Enter the defined and the undefined symbols of the file into the image."""
    for symbol in macho.symbols:
        exported = bool(symbol.type & EXTERNAL)
        if symbol.description & ~ALLOWED_DESC_BITS and not symbol.type & STAB:
            macho.image.note_unlisted(f"symbol {symbol.name} has the description "
                                      f"{symbol.description:#x}, which is not all known")
        if exported and not symbol.type & (STAB | TYPE) and not symbol.value:
            macho.image.undefined.add(symbol.name)
            continue
        inside = symbol.section in macho.pieces_by_section and symbol.type & TYPE == IN_SECTION
        if symbol.type & STAB or not (inside or exported):
            continue
        location = None
        if inside:
            offset = symbol.value - macho.section_addresses[symbol.section]
            location = macho.pieces_by_section[symbol.section].locate(offset)
        refused = ("is a resolver: the called function is chosen when the program starts"
                   if symbol.description & RESOLVER else "")
        if refused:
            macho.image.note_startup_code(f"the resolver {symbol.name}")
        is_weak = symbol.description & WEAK_DEFINITION
        macho.image.define_symbol(symbol.name, location, exported, refused,
                                  Assumption("weak symbol", symbol.name) if is_weak else None)


def resolve_symbol(macho: MachObject, symbol: MachSymbol) -> RelocationTarget | None:
    """Return the place of a relocation's symbol; None if the symbol has no address."""
    if symbol.type & STAB:
        return None
    if symbol.type & TYPE == UNDEFINED and symbol.name:
        return macho.image.undefined_target(symbol.name, bool(symbol.description & WEAK_REFERENCE))
    if symbol.type & TYPE != IN_SECTION or symbol.description & RESOLVER:
        return None
    if symbol.section not in macho.pieces_by_section:
        return None
    section_address = macho.section_addresses[symbol.section]
    section, offset = macho.pieces_by_section[symbol.section].locate(symbol.value - section_address)
    is_weak = symbol.description & WEAK_DEFINITION
    assumed = [Assumption("weak symbol", symbol.name)] if is_weak else []
    if symbol.section in macho.literal_sections:
        assumed.append(Assumption("merged constant", symbol.name))
    return RelocationTarget(section.address, offset, tuple(assumed))


def apply_relocations(macho: MachObject, number: int, header: MachHeader) -> None:
    """Apply the relocations of section `number` as a linker does, or mark their bytes as refused.
    """
    for index in range(header.relocation_count):
        field_offset, packed = macho.file.unpack(
            "<iI", header.relocations_offset + RELOCATION_BYTES * index, "a relocation")
        section, offset = macho.pieces_by_section[number].locate(field_offset)
        where = f"{section.name}+{offset:#x}"
        symbol, relative, size = packed & 0xFFFFFF, packed >> 24 & 1, 1 << (packed >> 25 & 3)
        is_external, type = packed >> 27 & 1, packed >> 28
        if field_offset < 0 or type > 9:
            section.refuse(f"relocation type {type} at {where} is not known")
            continue
        is_absolute_64 = type == UNSIGNED and not relative and size == 8
        if not (is_absolute_64 or type in SIGNED | {GOT_LOAD} and relative and size == 4):
            macho.image.relocate(section, offset, size,
                                 f"relocation type {type} of {size} bytes at {where} is not known")
            continue
        addend = section.signed_field(offset, size)
        # a relative field is relative to its end, 4 bytes behind its start
        behind = 4 if relative else 0
        target: RelocationTarget | None = None
        if not is_external:
            target = resolve_section(macho, number, symbol, bool(relative), addend, offset)
        elif symbol < len(macho.symbols):
            target = resolve_symbol(macho, macho.symbols[symbol])
            target = target and target._replace(offset=target.offset + addend - behind)
        if type == GOT_LOAD and target is not None:
            target = None if addend or not is_external else macho.image.got_entry(
                "__DATA,__got", target._replace(offset=target.offset + behind), -behind)
        macho.image.relocate(section, offset, size, target or f"a relocation at {where} refers to "
                             "a symbol without an address", bool(relative), type == GOT_LOAD)


def resolve_section(macho: MachObject, number: int, target_number: int, relative: bool, addend: int,
                    offset: int) -> RelocationTarget | None:
    """Return the place that a relocation without symbol refers to; None if that is not certain.

    The relocation lies at `offset` of a piece of section `number`, and refers to section
    `target_number`. `addend`: the number in its field, which is the target's address in the file's
    own layout, or with `relative` the distance to that address.
    """
    pieces = macho.pieces_by_section.get(target_number)
    if pieces is None or relative and (len(pieces.sections) > 1
                                       or len(macho.pieces_by_section[number].sections) > 1):
        return None  # the field does not say which piece is meant
    if relative:
        start = macho.section_addresses[number] - macho.section_addresses[target_number]
        return RelocationTarget(pieces.sections[0].address, addend + start + offset)
    section, section_offset = pieces.locate(addend - macho.section_addresses[target_number])
    return RelocationTarget(section.address, section_offset)
