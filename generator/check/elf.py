"""Reader of ELF relocatable objects for x86-64 (System V ABI and its AMD64 supplement). Input: the
bytes of a file. Output: an `Image`. Method: closed lists of whole tuples. A header, section, symbol
or relocation that is on no list is refused, and so are bytes of the file in two parts or in none.
"""

import re
from collections import namedtuple
from collections.abc import Collection, Iterator

from .contents import Bytes, ObjectError, require
from .image import PAGE, Assumption, Image, Relocation, Section

ElfHeader = namedtuple("ElfHeader", "ident type machine version entry segments_at sections_at "
                       "flags bytes segment_bytes segment_count section_bytes section_count names")
# the number of a section, then the fields of Elf64_Shdr
ElfSection = namedtuple("ElfSection", "number name type flags address offset size link info align "
                        "entry_bytes")
ElfSymbol = namedtuple("ElfSymbol", "name type bind other section value size")
PROGBITS, SYMTAB, STRTAB, RELA, NOTE, NOBITS = 1, 2, 3, 4, 7, 8  # types of sections (SHT_...)
UNWIND, ADDRESS_SIGNIFICANT = 0x70000001, 0x6FFF4C03
WRITE, ALLOC, EXECINSTR, MERGE, STRINGS, INFO_LINK = 1, 2, 4, 16, 32, 64  # their flags (SHF_...)
FIRST_RESERVED, ABSOLUTE = 0xFF00, 0xFFF1  # section indices (SHN_...)
IS_SECTION = 3  # type of a symbol (STT_...)
PC32, PLT32, END_OF_TYPES = 2, 4, 43  # relocation types (R_X86_64_...)
CODE, CONSTANTS = "code", "constants"
# (type, flags, pattern of the name) -> use in a proof; "" if none
SECTIONS = {
    (0, 0, ""): "",
    (PROGBITS, ALLOC | EXECINSTR, r"\.text(\..*)?"): CODE,
    (PROGBITS, ALLOC, r"\.rodata(\..*)?"): CONSTANTS,
    (PROGBITS, ALLOC | MERGE, r"\.rodata(\..*)?"): CONSTANTS,
    (PROGBITS, ALLOC | MERGE | STRINGS, r"\.rodata(\..*)?"): "",
    (PROGBITS, ALLOC | WRITE, r"\.data(\..*)?"): "",
    (NOBITS, ALLOC | WRITE, r"\.bss(\..*)?"): "",
    (PROGBITS, ALLOC, r"\.eh_frame|\.gcc_except_table(\..*)?"): "",
    (UNWIND, ALLOC, r"\.eh_frame"): "",
    (NOTE, ALLOC, r"\.note\.gnu\.property"): "",
    (PROGBITS, 0, r"\.debug_.*|\.note\.GNU-stack"): "",
    (PROGBITS, MERGE | STRINGS, r"\.debug_.*|\.comment"): "",
    (SYMTAB, 0, r"\.symtab"): "",
    (STRTAB, 0, r"\.(sh)?strtab"): "",
    (RELA, 0, r"\.rela\..*"): "",
    (RELA, INFO_LINK, r"\.rela\..*"): "",
    (ADDRESS_SIGNIFICANT, 0x80000000, r"\.llvm_addrsig"): ""}
UNDEFINED, DEFINED, FILE = "undefined", "defined", "absolute"
# (type, binding, other bits, definition)
SYMBOLS = {*((type, 0, 0, DEFINED) for type in (0, 1, 2, IS_SECTION)), (4, 0, 0, FILE),
           (0, 0, 0, UNDEFINED),
           *((type, 1, hidden, DEFINED) for type in (0, 1, 2) for hidden in (0, 2)),
           *((0, 1, hidden, UNDEFINED) for hidden in (0, 2))}
# global names that linkers define even where an object does, or that start files call
RESERVED = re.compile(r"__.*|_(end|edata|etext|init|fini|DYNAMIC|GLOBAL_OFFSET_TABLE_|"
                      r"PROCEDURE_LINKAGE_TABLE_|TLS_MODULE_BASE_|ITM_.*)")
MAX_ENTRIES = 1 << 20  # of a table of symbols or relocations
IBT, SHSTK = 1, 2  # CET: indirect branch tracking (ENDBR64), shadow stack
CET_FEATURES = 0xC0000002  # property of .note.gnu.property
# declared CET features; processor features that are used or needed
PROPERTIES = {CET_FEATURES, 0xC0008002, 0xC0010002, 0xC0008001, 0xC0010001}


class ElfFile:
    """ELF file for x86-64 with its `header` and `sections`, linked or not. The methods raise
    ObjectError if it is damaged. Nothing is refused here for its meaning.
    """

    def __init__(self, file: Bytes) -> None:
        self.file = file
        self.header = header = ElfHeader(*file.unpack("<16sHHIQQQIHHHHHH", 0, "its header"))
        require(header.ident[:6] == b"\x7fELF\2\1" and header.machine == 62,
                f"an ELF file for machine {header.machine}, not x86-64")
        self.sections = [ElfSection(number, *fields) for number, fields in enumerate(file.table(
            "<IIQQQQIIQQ", header.sections_at, header.section_count, "its section headers"))]
        names = self.strings(header.names)
        self.sections = [section._replace(name=names.name_at(section.name, "a section's name"))
                         for section in self.sections]

    def strings(self, number: int) -> Bytes:
        """Return the table of names in section `number`; an empty one if that is no such table."""
        is_table = number < len(self.sections) and self.sections[number].type == STRTAB
        return Bytes(self.file.contents(self.sections[number]) if is_table else b"\0")

    def symbols(self, section: ElfSection) -> list[ElfSymbol]:
        """Return the entries of the symbol table in a section."""
        names = self.strings(section.link)
        return [ElfSymbol(names.name_at(name, "a symbol's name"), info & 15, info >> 4, *fields)
                for name, info, *fields in self.table("<IBBHQQ", section)]

    def table(self, format: str, section: ElfSection) -> Iterator[tuple[int, ...]]:
        """Yield the entries of 24 bytes of a section."""
        require((section.size % 24, section.entry_bytes) == (0, 24)
                and section.size <= 24 * MAX_ENTRIES,
                f"{section.name} is no table of at most {MAX_ENTRIES} entries")
        return self.file.table(format, section.offset, section.size // 24, section.name)


class ElfObject(ElfFile):
    """ELF relocatable object and its `image`. `assume`: names of symbols to which code may refer
    though another object may define them. Raises ObjectError for an object that is refused.
    """

    def __init__(self, data: bytes, assume: Collection[str] = ()) -> None:
        super().__init__(Bytes(data))
        self.assume, self.image = assume, Image(source=data)
        header = self.header
        require(header.type == 1, "a linked ELF file: an object (.o) is needed")
        require(header.section_count < FIRST_RESERVED and header == header._replace(
            ident=b"\x7fELF\2\1\1" + bytes(9), version=1, entry=0, segments_at=0, flags=0, bytes=64,
            segment_bytes=0, segment_count=0, section_bytes=64), "its header has fields on no list")
        tables = [section for section in self.sections if section.type == SYMTAB]
        require(len(tables) == 1, f"it has {len(tables)} symbol tables instead of one")
        self.file.check_parts([(0, 64), (header.sections_at, 64 * len(self.sections)),
                               *((section.offset, section.size) for section in self.sections
                                 if section.type not in (0, NOBITS))])
        self.loaded = {section.number: self.load(section, use) for section in self.sections
                       if (use := self.use(section, tables[0].number))}
        self.symbol_table = self.symbols(tables[0])
        for number, symbol in enumerate(self.symbol_table):
            self.define(symbol, number < tables[0].info)
        relocations = [section for section in self.sections if section.type == RELA]
        require(len({table.info for table in relocations}) == len(relocations),
                "it has two tables of relocations for one section")
        for table in relocations:
            self.relocate(table)
        if not any(section.name == ".note.GNU-stack" for section in self.sections):
            self.image.requirements.add(Assumption("executable stack",
                                                   "the object has no .note.GNU-stack"))

    def use(self, section: ElfSection, symbol_table: int) -> str:
        """Return the use of a section in a proof; raise ObjectError if it is on no list."""
        type, link, info = section.type, section.link, section.info
        use = next((use for (*fields, names), use in SECTIONS.items()
                    if fields == [type, section.flags]
                    and re.fullmatch(names, section.name)), None)
        link_type, info_type = ([other.type for other in self.sections[number:number + 1]]
                                for number in (link, info))
        is_linked = (link_type == [STRTAB] if type == SYMTAB else
                     link == symbol_table and info_type in ([PROGBITS], [UNWIND])
                     if type == RELA else
                     (link, info) == (symbol_table if type == ADDRESS_SIGNIFICANT else 0, 0))
        has_entries = type in (SYMTAB, RELA) or section.flags & MERGE
        is_aligned = section.align & section.align - 1 == 0 and section.align <= 1 << 20
        if (use is None or not is_linked or not is_aligned or section.address
                or bool(section.entry_bytes) != bool(has_entries)
                or any(section[1:]) != bool(section.number)):
            raise ObjectError(f"{section} is on no list of sections")
        if section.flags & MERGE and section.size != section.entry_bytes:
            return ""  # linkers move each of several constants by itself
        if type == NOTE:
            self.image.cet_features |= cet_features(self.file.contents(section))
        return use

    def load(self, section: ElfSection, use: str) -> Section:
        """Add a section to the image. A constant that linkers merge is aligned to its size only."""
        align = min(max(section.align, 1), section.entry_bytes & -section.entry_bytes or PAGE)
        return self.image.add_section(Section(
            section.name, 0, bytearray(self.file.contents(section)), use == CODE, align))

    def section_of(self, symbol: ElfSymbol) -> Section | None:
        """Return the section of the image that contains a symbol. The symbol of a merged section
        stands for none of its constants.
        """
        is_merged = symbol.type == IS_SECTION and self.sections[symbol.section].flags & MERGE
        return None if is_merged else self.loaded.get(symbol.section)

    def define(self, symbol: ElfSymbol, is_local: bool) -> None:
        """Enter a symbol into the image; raise ObjectError if it is on no list."""
        name, section, image = symbol.name, symbol.section, self.image
        definition = (UNDEFINED if not section else FILE if section == ABSOLUTE else
                      DEFINED if section < len(self.sections) else "")
        limit = (self.sections[section].size if definition == DEFINED and symbol.type != IS_SECTION
                 else 0)
        if ((symbol.type, symbol.bind, symbol.other, definition) not in SYMBOLS
            or is_local == bool(symbol.bind) or symbol.value + symbol.size > limit
                or bool(symbol.bind) and (not name or "@" in name)
                or definition == UNDEFINED and bool(symbol.bind) != bool(name)):
            raise ObjectError(f"{symbol} is on no list of symbols")
        require(not symbol.bind or name not in image.exported and name not in image.undefined,
                f"it has two global symbols {name}")
        if symbol.bind:
            (image.exported if section else image.undefined).add(name)
        if definition == DEFINED and name and symbol.type != IS_SECTION:
            require(not (symbol.bind and RESERVED.fullmatch(name)), f"the global symbol {name} is "
                    "one that linkers define or start files call; give it another name")
            containing, is_first = self.section_of(symbol), name not in image.symbols
            image.symbols[name] = (containing.address + symbol.value
                                   if containing and (symbol.bind or is_first) else 0)

    def relocate(self, table: ElfSection) -> None:
        """Enter the relocations of a table into the image."""
        size = self.sections[table.info].size
        for offset, type, number, addend in sorted(self.table("<QIIq", table)):
            require(number < len(self.symbol_table) and type < END_OF_TYPES and offset < size,
                    f"relocation {offset:#x}, {type}, {number} of {table.name} is out of range")
            if section := self.loaded.get(table.info):
                self.image.relocate(section, self.resolve(
                    section, offset, self.symbol_table[number], type, addend))

    def resolve(self, section: Section, at: int, symbol: ElfSymbol, type: int,
                addend: int) -> Relocation:
        """Return the relocation of the field at offset `at`, refused if it is on no list."""
        target, name, is_assumed = self.section_of(symbol), symbol.name, symbol.name in self.assume
        if type == PC32 and target and (not symbol.bind or symbol.other):
            return Relocation(at, target.address, symbol.value + addend)
        if is_assumed and type == PC32 and symbol.bind and not symbol.section:
            return Relocation(at, self.image.external(name).address, addend)
        if is_assumed and type == PLT32 and addend == -4 and target and target.executable:
            return Relocation(at, target.address, symbol.value + addend, (
                Assumption("replaceable symbol", name), Assumption("call through a PLT", name)))
        may_assume = name and (type == PLT32 and target or type == PC32 and not symbol.section)
        return Relocation(at, refused=f"the relocation of type {type} at {section.name}+{at:#x} to "
                          f"{name or 'a section'} is on no list"
                          + (f"; --assume {name} allows it" if may_assume else ""))


def cet_features(data: bytes) -> int:
    """Return the bits IBT and SHSTK that the contents of .note.gnu.property declare. Raise
    ObjectError for other notes and properties.
    """
    file, features, at = Bytes(data), 0, 0
    while at < len(data):
        name_bytes, size, note, name = file.unpack("<III4s", at, "a note")
        require((name_bytes, size % 16, note, name) == (4, 0, 5, b"GNU\0"),
                f"the note at {at:#x} of .note.gnu.property is on no list of notes")
        for kind, word_bytes, word, rest in file.table("<4I", at + 16, size // 16, "a property"):
            is_cet = kind == CET_FEATURES
            require(kind in PROPERTIES and (word_bytes, rest) == (4, 0)
                    and not (is_cet and word & ~(IBT | SHSTK)),
                    f"property {kind:#x} = {word:#x} of .note.gnu.property is on no list")
            features |= word if is_cet else 0
        at += 16 + size
    return features
