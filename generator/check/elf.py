"""Reader of ELF objects for x86-64 (System V ABI and its AMD64 supplement). Input: the bytes of a
file. Output: an `Image`. Method: one pass over headers, symbols and relocations; the reader refuses
every section, symbol and relocation that it does not know, because a linker may give it a meaning
that no proof has seen.
"""

from .assumptions import Assumption
from .contents import Bytes, ObjectError, printable
from .harmless import check_elf_header, check_elf_properties, check_elf_section, check_elf_symbol
from .image import MAX_PIECES, Image, Pieces, Relocation, Section, zeros
from .structures import ALLOC, ELF_OBJECT, PROGBITS, RESERVED, ElfFile, ElfSection, ElfSymbol

# types of sections (SHT_...), and their flags (SHF_...)
SYMTAB, RELA, NOBITS, REL, GROUP = 2, 4, 8, 9, 17
LINKER_OPTIONS, DEPENDENT_LIBRARIES = 0x6FFF4C01, 0x6FFF4C04
WRITE, EXECINSTR, MERGE, STRINGS, TLS = 1, 4, 16, 32, 1024
UNDEF, COMMON = 0, 0xFFF2 | RESERVED  # reserved section indices (SHN_...)
LOCAL, GLOBAL = 0, 1  # bindings and types of symbols (STB_..., STT_...)
IS_SECTION, IS_FILE, IS_TLS, IS_IFUNC = 3, 4, 6, 10
SYMBOL_BYTES, RELOCATION_BYTES = 24, 24
ABSOLUTE, PLT = 1, 4  # R_X86_64_64, R_X86_64_PLT32
SLOTS = {9: 4, 41: 4, 42: 4}  # GOTPCREL, GOTPCRELX, REX_GOTPCRELX: sizes in bytes
# 32, 32S, 16, PC16, 8, PC8: sizes in bytes, too short for an address
SHORT = {10: 4, 11: 4, 12: 2, 13: 2, 14: 1, 15: 1}
SIZES = {ABSOLUTE: 8, 2: 4, PLT: 4, 24: 8} | SLOTS | SHORT  # and PC32, PC64
END_OF_TYPES = 43  # behind the last relocation type that the AMD64 supplement defines


class ElfObject(ElfFile):
    """ELF object, and the `image` built from it. Raises ObjectError if the file is damaged, is
    linked, or is not for x86-64.

    `pieces_by_section`: section number -> pieces of the section in the image. `groups`: section
    number -> signature of its COMDAT group.
    """

    def __init__(self, data: bytes) -> None:
        super().__init__(Bytes(data))
        if self.header.type != ELF_OBJECT:
            raise ObjectError("a linked ELF file: an object (.o) is needed")
        if sum(section.size for section in self.sections
               if section.type not in (0, NOBITS)) > len(data):
            raise ObjectError("its sections overlap")
        self.image = Image("elf", source=data)
        self.image.note_unlisted(check_elf_header(self.header))
        self.pieces_by_section: dict[int, Pieces] = {}
        self.groups: dict[int, str] = {}
        tables = [section for section in self.sections if section.type == SYMTAB]
        if len(tables) != 1:
            raise ObjectError("no symbol table" if not tables else "two symbol tables")
        if tables[0].entry_bytes != SYMBOL_BYTES or not tables[0].link < len(self.sections):
            raise ObjectError("its symbol table is damaged")
        symbols = self.symbols(tables[0])
        for number, symbol in enumerate(symbols):
            if (symbol.bind == LOCAL) != (number < tables[0].info):
                raise ObjectError("its symbol table is out of order: local symbols must stand "
                                  "before others")
            self.image.note_unlisted(check_elf_symbol(symbol))
        self.read_groups(symbols)
        for section in self.sections:
            self.check_section(section)
            if section.flags & ALLOC and section.type in (PROGBITS, NOBITS):
                self.pieces_by_section[section.number] = self.add_section(section)
        for symbol in symbols:
            self.define_symbol(symbol)
        for section in self.sections:
            if section.type in (RELA, REL) and section.info in self.pieces_by_section:
                if section.link != tables[0].number:
                    raise ObjectError(f"{section.name} belongs to no symbol table")
                self.apply_relocations(section, symbols)
        stacks = [section.flags & EXECINSTR for section in self.sections
                  if section.name == ".note.GNU-stack"]
        if not stacks or any(stacks):
            why = "the object asks for it" if stacks else "the object has no .note.GNU-stack"
            self.image.requirements.add(Assumption("executable stack", why))

    def read_groups(self, symbols: list[ElfSymbol]) -> None:
        """Enter the sections of the COMDAT groups into `groups`. Record in the image a group whose
        size or flags are not known, or one with a section of a COMDAT group before it. Raise
        ObjectError for a group without a signature.
        """
        for section in self.sections:
            if section.type == GROUP:
                numbers = [number for number, in self.file.table(
                    "<I", section.offset, section.size // 4, f"section {section.name}")]
                if section.info >= len(symbols):
                    raise ObjectError(f"the group {section.name} has no signature")
                if (not numbers or numbers[0] & ~1 or section.size % 4
                        or any(self.groups.get(n) for n in numbers[1:])):
                    self.image.note_unlisted(f"the group {section.name} has flags that are not "
                                             "known, or shares a section with another")
                if numbers and numbers[0] & 1:
                    self.groups |= dict.fromkeys(numbers[1:],
                                                 symbols[section.info].name or section.name)

    def check_section(self, section: ElfSection) -> None:
        """Record in the image the facts about a section that concern the entire object: a type,
        name or flag that is not on the lists of harmless ones, declared CET features, and requested
        libraries. Also record a second table of relocations for one section, and a table outside
        the section's group.
        """
        image = self.image
        image.note_unlisted(check_elf_section(section))
        if section.name == ".note.gnu.property":
            promised, why = check_elf_properties(self.file.contents(section))
            image.cet_features |= promised
            image.note_unlisted(why)
        if section.type in (LINKER_OPTIONS, DEPENDENT_LIBRARIES) and section.size:
            options = printable(self.file.contents(section).replace(b"\0", b" ")).strip()
            image.requirements.add(Assumption("library", options[:80]))
        if section.type in (RELA, REL):
            if any(other.type in (RELA, REL) and other.info == section.info
                   for other in self.sections[:section.number]):
                image.note_unlisted(f"{section.name} is a second table of relocations for one "
                                    "section")
            if self.groups.get(section.number) != self.groups.get(section.info):
                image.note_unlisted(f"{section.name} is not in the group of the section that it "
                                    "changes")

    def add_section(self, header: ElfSection) -> Pieces:
        """Add a section to the image and return its pieces: the entire section, or each of its
        constants, if linkers may merge these with equal constants of other objects.
        """
        name, flags, size = header.name, header.flags, header.entry_bytes
        contents = (zeros(name, header.size) if header.type == NOBITS
                    else self.file.contents(header))
        section = Section(name, 0, bytearray(contents), bool(flags & EXECINSTR),
                          bool(flags & WRITE), max(1, header.align))
        if section.executable and section.writable:
            section.refuse(f"section {name} is code that can be written")
        if flags & TLS:
            section.refuse(f"section {name} is thread-local")
        if name.startswith(".eh_frame"):
            section.refuse(f"section {name} is rewritten by linkers")
        if header.number in self.groups:
            section.assumed = (Assumption("COMDAT", f"group {self.groups[header.number]}"),)
        elif name.startswith(".gnu.linkonce"):
            section.assumed = (Assumption("copy", name),)
        starts = [0]
        if flags & MERGE:
            is_irregular = not size or header.size % size or header.size // size > MAX_PIECES
            if flags & (STRINGS | EXECINSTR) or is_irregular:
                section.refuse(f"section {name} may be merged with others")
            else:
                starts = [*range(0, header.size, size)] or [0]
                section.align = min(section.align, size & -size)
        return self.image.add_pieces(section, starts)

    def locate(self, symbol: ElfSymbol) -> tuple[Section, int] | None:
        """Return the section of the image that contains a symbol, and the offset in it; None if no
        section contains it.
        """
        pieces = self.pieces_by_section.get(symbol.section)
        return pieces.locate(symbol.value) if pieces else None

    def define_symbol(self, symbol: ElfSymbol) -> None:
        """Enter a symbol into the image if it has a name and does not stand for a section or file.
        Local symbols that no section of the image contains are omitted. Record a defined IFUNC as
        code that runs at startup.
        """
        image, location, is_ifunc = self.image, self.locate(symbol), symbol.type == IS_IFUNC
        if is_ifunc and symbol.section != UNDEF:
            image.note_startup_code(f"the resolver of the IFUNC {symbol.name}")
        if not symbol.name or symbol.type in (IS_SECTION, IS_FILE):
            return
        if symbol.section == UNDEF:
            image.undefined.add(symbol.name)
            return
        if symbol.bind == LOCAL and location is None:
            return
        name, at, version = symbol.name.partition("@")
        refused = ("is an IFUNC: the called function is chosen when the program starts"
                   if is_ifunc else "is thread-local" if symbol.type == IS_TLS else
                   f"has the version {version.lstrip('@')}, which other objects may request or not"
                   if at else "")
        assumed = "" if symbol.bind in (LOCAL, GLOBAL) else "weak symbol"
        if location and self.sections[symbol.section].flags & MERGE and not refused:
            assumed = "merged constant"
        image.define_symbol(name, location, symbol.bind != LOCAL, refused, assumed)

    def apply_relocations(self, table: ElfSection, symbols: list[ElfSymbol]) -> None:
        """Apply the relocations of a table as a linker does. Refuse the bytes of a relocation whose
        value is not certain; for an unknown type, refuse also the bytes near it, or the section.

        `table.info`: number of the section that the relocations change. A table without addends,
        or for a section of zeros, is a reason to refuse the object. Raises ObjectError for a
        relocation outside the section or to a symbol that does not exist.
        """
        image, pieces = self.image, self.pieces_by_section[table.info]
        if table.type == REL or table.entry_bytes != RELOCATION_BYTES:
            return image.note_unlisted(f"{table.name} has relocations without addends")
        if self.sections[table.info].type == NOBITS:  # linkers ignore these relocations
            return image.note_unlisted(f"section {pieces.sections[0].name} contains zeros and has "
                                       "relocations")
        for offset, number, type, addend in self.relocations(table):
            section, field_offset = pieces.locate(offset)
            if number >= len(symbols):
                raise ObjectError(f"a relocation in {section.name} refers to a symbol that does "
                                  "not exist")
            if type == 0:
                continue
            symbol, size = symbols[number], SIZES.get(type)
            where = f"{section.name}+{field_offset:#x}"
            if size is None:
                why = f"relocation type {type} at {where} is not known"
                if type >= END_OF_TYPES:
                    section.refuse(why)
                    continue
                # the linker may change the surrounding bytes, too
                length = len(section.data)
                for at in range(max(field_offset - 16, 0), min(field_offset + 24, length), 8):
                    if at not in section.relocations:
                        image.relocate(section, at, Relocation(refused=why,
                                                               size=min(8, length - at)))
                continue
            value = self.resolve_symbol(symbol, addend, type, where) if type not in SHORT else (
                Relocation(refused=f"a relocation at {where} requires an address of {8 * size} "
                           "bits; code must be position-independent"))
            if type in SLOTS and not value.refused:
                value = image.got_entry(f".got({symbol.name})",
                                        value._replace(addend=value.addend - addend), addend)
            image.relocate(section, field_offset, value._replace(
                size=size, relative=type != ABSOLUTE, uses_got=type == PLT or type in SLOTS,
                branch=type == PLT))

    def resolve_symbol(self, symbol: ElfSymbol, addend: int, type: int, where: str) -> Relocation:
        """Return a relocation to the place `addend` bytes behind a symbol; a refused relocation if
        that place is not certain.

        `type`: type of the relocation. `where`: place of the relocation, for the reason.
        """
        name = symbol.name or f"symbol at {where}"
        if symbol.type == IS_IFUNC:
            return Relocation(refused=f"{where} refers to the IFUNC {name}, which is resolved at "
                              "program start")
        if symbol.type == IS_TLS or symbol.type > IS_FILE:
            return Relocation(refused=f"{where} names {name}, a symbol of type {symbol.type}")
        weak = symbol.bind not in (LOCAL, GLOBAL)
        if symbol.section in (UNDEF, COMMON):
            if not symbol.name:
                return Relocation(refused=f"a relocation at {where} refers to no symbol")
            return self.image.undefined_target(symbol.name, weak)._replace(addend=addend)
        location = self.locate(symbol)
        if location is None:
            return Relocation(refused=f"a relocation at {where} refers to {name}, which has no "
                              "address")
        section, offset = location
        assumed = [Assumption("weak symbol", name)] if weak else []
        if self.sections[symbol.section].flags & MERGE:
            if symbol.type == IS_SECTION:
                if type != ABSOLUTE:
                    return Relocation(refused=f"{where} names a merged section and no constant of "
                                      "it")
                section, offset = self.pieces_by_section[symbol.section].locate(
                    symbol.value + addend)
                assumption = Assumption("merged constant", f"of {section.name}")
                return Relocation(section.address, offset, (assumption,))
            assumed.append(Assumption("merged constant", name))
        if symbol.bind != LOCAL and symbol.other & 3 not in (1, 2):  # not STV_INTERNAL, STV_HIDDEN
            assumed.append(Assumption("replaceable symbol", name))
            if type == PLT:
                assumed.append(Assumption("call through a PLT", name))
        return Relocation(section.address, offset + addend, tuple(assumed))
