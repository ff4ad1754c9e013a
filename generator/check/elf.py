"""Reader of ELF objects for x86-64 (System V ABI and its AMD64 supplement). Input: the bytes of a
file. Output: an `Image`. Method: one pass over headers, symbols and relocations; the reader refuses
every section, symbol and relocation that it does not know, because a linker may give it a meaning
that no proof has seen.
"""

from collections import namedtuple
from dataclasses import dataclass, field

from .assumptions import Assumption
from .contents import Bytes, ObjectError, printable
from .harmless import check_elf_header, check_elf_properties, check_elf_section, check_elf_symbol
from .image import MAX_BYTES, MAX_PIECES, Image, Pieces, RelocationTarget, Section

# types of sections (SHT_...), and their flags (SHF_...)
PROGBITS, SYMTAB, STRTAB, RELA, NOTE, NOBITS, REL, GROUP, SYMTAB_SHNDX = 1, 2, 3, 4, 7, 8, 9, 17, 18
UNWIND, LINKER_OPTIONS, DEPENDENT_LIBRARIES = 0x70000001, 0x6FFF4C01, 0x6FFF4C04
WRITE, ALLOC, EXECINSTR, MERGE, STRINGS, TLS = 1, 2, 4, 16, 32, 1024

UNDEF, COMMON, XINDEX = 0, 0xFFF2, 0xFFFF  # reserved section indices (SHN_...)
# the first reserved index; bit that marks an index as reserved
FIRST_RESERVED, RESERVED = 0xFF00, 0x100000000
LOCAL, GLOBAL = 0, 1  # bindings and types of symbols (STB_..., STT_...)
IS_SECTION, IS_FILE, IS_TLS, IS_IFUNC = 3, 4, 6, 10

SECTION_HEADER_BYTES, SYMBOL_BYTES, RELOCATION_BYTES = 64, 24, 24
ABSOLUTE, PLT = 1, 4  # R_X86_64_64, R_X86_64_PLT32
SLOTS = {9: 4, 41: 4, 42: 4}  # GOTPCREL, GOTPCRELX, REX_GOTPCRELX: sizes in bytes
# 32, 32S, 16, PC16, 8, PC8: sizes in bytes, too short for an address
SHORT = {10: 4, 11: 4, 12: 2, 13: 2, 14: 1, 15: 1}
SIZES = {ABSOLUTE: 8, 2: 4, PLT: 4, 24: 8} | SLOTS | SHORT  # and PC32, PC64
END_OF_TYPES = 43  # behind the last relocation type that the AMD64 supplement defines


# section header: ELF64, figure 8
Header = namedtuple("Header", "number name type flags address offset size link info align entry")


@dataclass
class ElfSymbol:
    """Symbol table entry: type, binding, section index, value and visibility.

    `hidden`: other modules cannot replace the symbol (STV_HIDDEN, STV_INTERNAL). `location`:
    (section, offset), or None if no section of the image contains the symbol.
    """

    name: str
    type: int
    bind: int
    index: int
    value: int
    hidden: bool
    location: tuple[Section, int] | None = None


@dataclass
class ElfObject:
    """Intermediate data of one file while its image is built."""

    file: Bytes
    headers: list[Header]
    image: Image = field(default_factory=lambda: Image("elf"))
    pieces_by_section: dict[int, Pieces] = field(default_factory=dict)
    # section number -> signature of its COMDAT group
    groups: dict[int, str] = field(default_factory=dict)

    def contents(self, header: Header) -> bytes:
        """Return the bytes of a section."""
        return self.file.cut(header.offset, header.size, f"section {header.name}")


def read_object(data: bytes) -> Image:
    """Return the image of an ELF object; raise ObjectError if the file is damaged, linked or not
    for x86-64.
    """
    elf = ElfObject(Bytes(data), read_section_headers(Bytes(data)))
    elf.image.note_unlisted(check_elf_header(data[:16],
                                             *Bytes(data).unpack("<I24xI", 20, "its header")))
    tables = [header for header in elf.headers if header.type == SYMTAB]
    if len(tables) != 1:
        raise ObjectError("no symbol table" if not tables else "two symbol tables")
    symbols = read_symbols(elf, tables[0])
    for header in elf.headers:
        if header.type == GROUP:
            words = elf.contents(header)
            numbers = [int.from_bytes(words[i:i + 4], "little") for i in range(0, len(words), 4)]
            if header.info >= len(symbols):
                raise ObjectError(f"the group {header.name} has no signature")
            if not numbers or numbers[0] & ~1 or any(elf.groups.get(n) for n in numbers[1:]):
                elf.image.note_unlisted(f"the group {header.name} has flags that are not known, or "
                                        "shares a section with another")
            if numbers and numbers[0] & 1:
                elf.groups |= dict.fromkeys(numbers[1:], symbols[header.info].name or header.name)
    for header in elf.headers:
        check_section(elf, header)
        if header.flags & ALLOC and header.type in (PROGBITS, NOBITS):
            elf.pieces_by_section[header.number] = add_section(elf, header)
    for symbol in symbols:
        define_symbol(elf, symbol)
    for header in elf.headers:
        if header.type in (RELA, REL) and header.info in elf.pieces_by_section:
            if header.link != tables[0].number:
                raise ObjectError(f"{header.name} belongs to no symbol table")
            apply_relocations(elf, header, symbols)
    stacks = [header.flags & EXECINSTR for header in elf.headers
              if header.name == ".note.GNU-stack"]
    if not stacks or any(stacks):
        why = "the object asks for it" if stacks else "the object has no .note.GNU-stack"
        elf.image.requirements.add(Assumption("executable stack", why))
    elf.image.source = data
    return elf.image


def read_section_headers(file: Bytes) -> list[Header]:
    """Return the section headers in the order of the file, with names in place of offsets of names.

    Raises ObjectError if the file is no relocatable object for x86-64, or is damaged.
    """
    (ident, kind, machine, _, _, _, at, _, _, _, _, size, count,
     names) = file.unpack("<16sHHIQQQIHHHHHH", 0, "its header")
    if ident[4:6] != b"\2\1":
        raise ObjectError("an ELF file of 32 bits or of big-endian numbers, not x86-64")
    if machine != 62:
        raise ObjectError(f"an ELF object for machine {machine}, not x86-64")
    if kind != 1:
        raise ObjectError("a linked ELF file: an object (.o) is needed")
    if size != SECTION_HEADER_BYTES or not at:
        raise ObjectError("it has no section headers")
    # the first header has numbers that are too large for the file's header
    first = Header(0, *file.unpack("<IIQQQQIIQQ", at, "its section headers"))
    count, names = count or first.size, first.link if names == XINDEX else names
    file.cut(at, SECTION_HEADER_BYTES * count, "its section headers")
    unnamed = [Header(number, *file.unpack("<IIQQQQIIQQ", at + SECTION_HEADER_BYTES * number,
                                           "its section headers"))
               for number in range(count)]
    if not 0 < names < count or unnamed[names].type != STRTAB:
        raise ObjectError("its sections have no names")
    table = Bytes(file.cut(unnamed[names].offset, unnamed[names].size, "the names of its sections"))
    section_headers = [header._replace(name=table.text(header.name, "a section's name"))
                       for header in unnamed]
    if sum(header.size for header in section_headers
           if header.type not in (0, NOBITS)) > len(file.data):
        raise ObjectError("its sections overlap")
    return section_headers


def check_section(elf: ElfObject, header: Header) -> None:
    """Record in the image the facts about a section that concern the entire object: contents on no
    list of harmless contents, declared CET features, and requested libraries.
    """
    elf.image.note_unlisted(check_elf_section(header.name, header.type, header.flags, header.size))
    if header.name == ".note.gnu.property":
        promised, why = check_elf_properties(elf.contents(header))
        elf.image.cet_features |= promised
        elf.image.note_unlisted(why)
    if header.type in (LINKER_OPTIONS, DEPENDENT_LIBRARIES) and header.size:
        options = printable(elf.contents(header).replace(b"\0", b" ")).strip()
        elf.image.requirements.add(Assumption("library", options[:80]))
    if header.type in (RELA, REL):
        if any(other.type in (RELA, REL) and other.info == header.info
               for other in elf.headers[:header.number]):
            elf.image.note_unlisted(f"{header.name} is a second table of relocations for one "
                                    "section")
        if elf.groups.get(header.number) != elf.groups.get(header.info):
            elf.image.note_unlisted(f"{header.name} is not in the group of the section that it "
                                    "changes")


def read_symbols(elf: ElfObject, header: Header) -> list[ElfSymbol]:
    """Return the entries of the symbol table that has this section header, in their order.

    If a symbol has a property that is not permitted, the image records a reason to refuse the
    object. Raise ObjectError if the table is damaged.
    """
    if header.entry != SYMBOL_BYTES or not header.link < len(elf.headers):
        raise ObjectError("its symbol table is damaged")
    strings = Bytes(elf.contents(elf.headers[header.link]))
    table = Bytes(elf.contents(header))
    # section indices that are too large for a symbol
    large_indices = [elf.contents(h) for h in elf.headers
                     if h.type == SYMTAB_SHNDX and h.link == header.number]
    symbols = []
    for number in range(header.size // SYMBOL_BYTES):
        name, info, other, index, value, _ = table.unpack("<IBBHQQ", SYMBOL_BYTES * number,
                                                          "a symbol")
        if (info >> 4 == LOCAL) != (number < header.info):
            raise ObjectError("its symbol table is out of order: local symbols must stand before "
                              "others")
        if index == XINDEX:
            table_of_indices = Bytes(large_indices[0] if large_indices else b"")
            index = table_of_indices.unpack("<I", 4 * number, "a symbol's section")[0]
        elif index >= FIRST_RESERVED:
            index |= RESERVED  # so that it is no section's number
        symbols.append(ElfSymbol(strings.text(name, "a symbol's name") if name else "", info & 15,
                                 info >> 4, index, value, other & 3 in (1, 2)))
        elf.image.note_unlisted(check_elf_symbol(symbols[-1].name, info, other))
    return symbols


def add_section(elf: ElfObject, header: Header) -> Pieces:
    """Add a section to the image and return its pieces: the entire section, or each of its
    constants, if linkers may merge these with equal constants of other objects.
    """
    contents = elf.contents(header) if header.type == PROGBITS else b""
    if header.type == NOBITS:
        if header.size > MAX_BYTES:
            raise ObjectError(f"section {header.name} is too large")
        contents = bytes(header.size)
    refused = ""
    if header.flags & WRITE and header.flags & EXECINSTR:
        refused = f"section {header.name} is code that can be written"
    elif header.flags & TLS:
        refused = f"section {header.name} is thread-local"
    elif header.name.startswith(".eh_frame"):
        refused = f"section {header.name} is rewritten by linkers"
    assumed: tuple[Assumption, ...] = ()
    if header.number in elf.groups:
        assumed = (Assumption("COMDAT", f"group {elf.groups[header.number]}"),)
    elif header.name.startswith(".gnu.linkonce"):
        assumed = (Assumption("copy", header.name),)
    starts, align, size = [0], max(1, header.align), header.entry
    if header.flags & MERGE:
        is_irregular = not size or header.size % size or header.size // size > MAX_PIECES
        if header.flags & (STRINGS | EXECINSTR) or is_irregular:
            refused = refused or f"section {header.name} may be merged with others"
        else:
            starts, align = [*range(0, header.size, size)] or [0], min(align, size & -size)
    return elf.image.add_pieces(header.name, contents, starts, align,
                                bool(header.flags & EXECINSTR), bool(header.flags & WRITE), refused,
                                assumed)


def define_symbol(elf: ElfObject, symbol: ElfSymbol) -> None:
    """Set the location of a symbol. Enter the symbol into the image if it has a name and does not
    stand for a section or file.
    """
    merged = False
    if symbol.index in elf.pieces_by_section:
        symbol.location = elf.pieces_by_section[symbol.index].locate(symbol.value)
        merged = bool(elf.headers[symbol.index].flags & MERGE)
    if symbol.type == IS_IFUNC and symbol.index != UNDEF:
        elf.image.note_startup_code(f"the resolver of the IFUNC {symbol.name}")
    if not symbol.name or symbol.type in (IS_SECTION, IS_FILE):
        return
    if symbol.index == UNDEF:
        elf.image.undefined.add(symbol.name)
        return
    if symbol.bind == LOCAL and symbol.location is None:
        return
    name, at, version = symbol.name.partition("@")
    refused = ("is an IFUNC: the called function is chosen when the program starts"
               if symbol.type == IS_IFUNC else
               "is thread-local" if symbol.type == IS_TLS else
               f"has the version {version.lstrip('@')}, which other objects may request or not"
               if at else "")
    assumed = None if symbol.bind in (LOCAL, GLOBAL) else Assumption("weak symbol", name)
    if merged and not refused:
        assumed = Assumption("merged constant", name)
    elf.image.define_symbol(name, symbol.location, symbol.bind != LOCAL, refused, assumed)


def apply_relocations(elf: ElfObject, header: Header, symbols: list[ElfSymbol]) -> None:
    """Apply the relocations of a table as a linker does, or mark their bytes as refused.

    `header`: the section header of the table, whose field `info` is the number of the section that
    the relocations change.
    """
    pieces = elf.pieces_by_section[header.info]
    if header.type == REL or header.entry != RELOCATION_BYTES:
        return elf.image.note_unlisted(f"{header.name} has relocations without addends")
    if elf.headers[header.info].type == NOBITS:  # linkers ignore these relocations
        return elf.image.note_unlisted(f"section {pieces.sections[0].name} contains zeros and has "
                                       "relocations")
    table = Bytes(elf.contents(header))
    for number in range(header.size // RELOCATION_BYTES):
        offset, info, addend = table.unpack("<QQq", RELOCATION_BYTES * number, "a relocation")
        section, field_offset = pieces.locate(offset)
        type = info & 0xFFFFFFFF
        if info >> 32 >= len(symbols):
            raise ObjectError(f"a relocation in {section.name} refers to a symbol that does not "
                              "exist")
        if type == 0:
            continue
        symbol = symbols[info >> 32]
        where = f"{section.name}+{field_offset:#x}"
        size = SIZES.get(type)
        if size is None:
            why = f"relocation type {type} at {where} is not known"
            if type >= END_OF_TYPES:
                section.refuse(why)
            else:
                # the linker may change the surrounding bytes, too
                elf.image.refuse_bytes(section, field_offset - 16, field_offset + 24, why)
            continue
        target = resolve_symbol(elf, symbol, addend, type, where) if type not in SHORT else (
            f"a relocation at {where} requires an address of {8 * size} bits; code must be "
            "position-independent")
        if type in SLOTS and not isinstance(target, str):
            target = elf.image.got_entry(
                f".got({symbol.name})", target._replace(offset=target.offset - addend), addend)
        elf.image.relocate(section, field_offset, size, target, type != ABSOLUTE,
                           type == PLT or type in SLOTS, type == PLT)


def resolve_symbol(elf: ElfObject, symbol: ElfSymbol, addend: int, type: int,
                   where: str) -> RelocationTarget | str:
    """Return the place that a relocation refers to, `addend` bytes behind its symbol, or the reason
    why the relocation is refused.

    `type`: type of the relocation. `where`: place of the relocation, for the reason.
    """
    name = symbol.name or f"symbol at {where}"
    if symbol.type == IS_IFUNC:
        return f"{where} refers to the IFUNC {name}, which is resolved at program start"
    if symbol.type == IS_TLS or symbol.type > IS_FILE:
        return f"{where} names {name}, a symbol of type {symbol.type}"
    weak = symbol.bind not in (LOCAL, GLOBAL)
    if symbol.index in (UNDEF, COMMON | RESERVED):
        if not symbol.name:
            return f"a relocation at {where} refers to no symbol"
        target = elf.image.undefined_target(symbol.name, weak)
        return target._replace(offset=addend)
    if symbol.location is None:
        return f"a relocation at {where} refers to {name}, which has no address"
    section, offset = symbol.location
    assumed = [Assumption("weak symbol", name)] if weak else []
    if elf.headers[symbol.index].flags & MERGE:
        if symbol.type == IS_SECTION:
            if type != ABSOLUTE:
                return f"{where} names a merged section and no constant of it"
            section, offset = elf.pieces_by_section[symbol.index].locate(symbol.value + addend)
            assumption = Assumption("merged constant", f"of {section.name}")
            return RelocationTarget(section.address, offset, (assumption,))
        assumed.append(Assumption("merged constant", name))
    if symbol.bind != LOCAL and not symbol.hidden:
        assumed.append(Assumption("replaceable symbol", name))
        if type == PLT:
            assumed.append(Assumption("call through a PLT", name))
    return RelocationTarget(section.address, offset + addend, tuple(assumed))
