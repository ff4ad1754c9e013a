"""Reader of COFF objects for x86-64 (Microsoft's PE/COFF specification). Input: the bytes of a
file. Output: an `Image`. Method: one pass over headers, symbols and relocations; the reader refuses
every flag, section and relocation that it does not know, because a linker may give it a meaning
that no proof has seen.
"""

from .assumptions import Assumption
from .contents import Bytes, ObjectError, printable
from .harmless import (
    COFF_FLAGS,
    check_coff_section,
    check_coff_symbol,
    check_directives,
    check_header_flags,
)
from .image import FIRST, Image, Relocation, Section, zeros
from .structures import CoffFile, CoffSection, CoffSymbol

# section characteristics (IMAGE_SCN_...)
CODE, DATA, ZEROS, INFO, REMOVE, COMDAT = 0x20, 0x40, 0x80, 0x200, 0x800, 0x1000
OVERFLOW, DISCARDABLE = 0x1000000, 0x2000000
EXECUTE, READ, WRITE = 0x20000000, 0x40000000, 0x80000000
PERMITTED_FLAGS = CODE | DATA | ZEROS | COMDAT | EXECUTE | READ | WRITE | 0xF00000 | DISCARDABLE
# linkers rewrite the sections whose names begin so
REWRITTEN_SECTIONS = (".pdata", ".xdata", ".drectve", ".debug", ".eh_frame")
EXTERNAL, STATIC, LABEL, WEAK_EXTERNAL = 2, 3, 6, 105  # storage classes of symbols
ADDR64, ADDR32NB = 1, 3  # relocation types (IMAGE_REL_AMD64_...)
RELOCATION_BYTES = 10
# relocation types that no proof can use, with their sizes in bytes
UNUSABLE_TYPES = {2: 4, ADDR32NB: 4, 10: 2, 11: 4, 12: 1, 13: 4, 14: 4, 15: 4, 16: 4}
SIZES = {ADDR64: 8, **dict.fromkeys(range(4, 10), 4), **UNUSABLE_TYPES}  # and REL32 to REL32_5


class CoffObject(CoffFile):
    """COFF object, and the `image` built from it. Raises ObjectError if the file is damaged or not
    for x86-64.

    `loaded_sections`: number of a section in the file -> section of the image.
    """

    def __init__(self, data: bytes) -> None:
        super().__init__(Bytes(data))
        self.image = Image("coff")
        self.loaded_sections: dict[int, Section] = {}
        self.image.note_unlisted(check_header_flags(self.flags, COFF_FLAGS))
        # section -> name of its COMDAT: the first external symbol in it
        comdat_names = {s.section: s.name for s in reversed(self.symbols.values())
                        if s.section > 0 and s.storage == EXTERNAL}
        for number, section in self.sections.items():
            self.check_section(section)
            # other sections are not linked
            if section.flags & (CODE | DATA | ZEROS) and not section.flags & (REMOVE | INFO):
                self.loaded_sections[number] = self.add_section(
                    section, comdat_names.get(number) or section.name)
        self.file.check_relocations(self.sections.values(), RELOCATION_BYTES)
        for symbol in self.symbols.values():
            self.define_symbol(symbol)
        for number, loaded_section in self.loaded_sections.items():
            self.apply_relocations(loaded_section, self.sections[number])

    def check_section(self, section: CoffSection) -> None:
        """Record in the image the facts about a section that concern the entire object: a name or
        flag that is not on the lists of harmless ones, and requested libraries. Raise ObjectError
        if the section has an address or a size in memory.
        """
        if section.memory_size or section.address:  # linkers interpret these differently
            raise ObjectError(f"section {section.name} has an address or a size in memory "
                              f"({section.address:#x}, {section.memory_size:#x}), which an object "
                              "must not have")
        self.image.note_unlisted(check_coff_section(section))
        if section.name == ".drectve" and section.size:
            libraries, why = check_directives(printable(self.file.contents(section)))
            self.image.requirements |= {Assumption("library", library) for library in libraries}
            self.image.note_unlisted(why)

    def add_section(self, header: CoffSection, comdat_name: str) -> Section:
        """Add a section of the file to the image and return it. `comdat_name`: name of the section
        in the verdict's assumption if the section is a COMDAT; else not used.
        """
        name, flags = header.name, header.flags
        contents = self.file.contents(header) if header.offset else zeros(name, header.size)
        section = Section(name, 0, bytearray(contents), bool(flags & EXECUTE), bool(flags & WRITE),
                          1 << max(0, (flags >> 20 & 15) - 1))
        has_contents = bool(header.offset or not header.size)
        if has_contents == bool(flags & ZEROS) or flags & ZEROS and flags & (CODE | DATA):
            section.refuse(f"section {name} must have either zeros or contents, not both or "
                           "neither")
        if flags & OVERFLOW:
            section.refuse(f"section {name} has more than 65,535 relocations")
        if flags & ~PERMITTED_FLAGS or flags >> 20 & 15 == 15:
            section.refuse(f"section {name} has flags {flags:#x}, which are not all known")
        if not flags & READ or flags & DISCARDABLE:
            section.refuse(f"section {name} cannot be read when the program runs")
        if section.executable and section.writable:
            section.refuse(f"section {name} is code that can be written")
        if name.startswith(REWRITTEN_SECTIONS):
            section.refuse(f"section {name} is rewritten by linkers")
        if header.relocation_count and flags & ZEROS:
            section.refuse(f"section {name} contains zeros and has relocations")
        if flags & COMDAT:
            section.assumed = (Assumption("COMDAT", f"section {comdat_name}"),)
        return self.image.add_section(section)

    def define_symbol(self, symbol: CoffSymbol) -> None:
        """Enter a symbol of the file into the image, defined or undefined. Omitted are symbols that
        stand for a section or file, and local symbols that no section of the image contains.
        """
        image, section = self.image, self.loaded_sections.get(symbol.section)
        exported = symbol.storage in (EXTERNAL, WEAK_EXTERNAL)
        image.note_unlisted(check_coff_symbol(symbol))
        if exported and not symbol.section and not symbol.value:
            image.undefined.add(symbol.name)
        elif exported or symbol.storage in (STATIC, LABEL) and section is not None:
            if section and symbol.storage == STATIC and (symbol.auxiliary_count
                                                         or symbol.name == section.name):
                return  # the symbol stands for the section
            image.define_symbol(symbol.name, (section, symbol.value) if section else None, exported,
                                "", "weak symbol" if symbol.storage == WEAK_EXTERNAL else "")

    def resolve_symbol(self, number: int, where: str) -> Relocation:
        """Return a relocation to symbol `number` of the file. If that symbol does not exist or has
        no address, the relocation is refused. `where`: place of the relocation, for the reason.
        """
        symbol = self.symbols.get(number)
        if symbol is not None:
            section = self.loaded_sections.get(symbol.section)
            weak = symbol.storage == WEAK_EXTERNAL
            if section is not None:
                assumption = Assumption("weak symbol", symbol.name)
                return Relocation(section.address, symbol.value, (assumption,) if weak else ())
            if symbol.section == 0 and symbol.storage in (EXTERNAL, WEAK_EXTERNAL) and symbol.name:
                return self.image.undefined_target(symbol.name, weak)
        return Relocation(refused=f"a relocation at {where} refers to a symbol without an address")

    def apply_relocations(self, section: Section, header: CoffSection) -> None:
        """Apply the relocations of a section as a linker does. Refuse the bytes of a relocation
        whose value is not certain, and the section for a relocation of unknown type.

        `header`: the section's header. Raises ObjectError for a relocation outside the section.
        """
        for offset, number, type in self.relocations(header):
            where = f"{section.name}+{offset:#x}"
            if type == 0:
                continue
            size = SIZES.get(type)
            if size is None:
                section.refuse(f"relocation type {type} at {where} is not known")
                continue
            relocation = self.resolve_symbol(number, where)
            addend = relocation.addend + section.signed_field(offset, size)
            if type in UNUSABLE_TYPES:
                # as in unwind tables: no proof may use the field, but it gets its value in this
                # layout
                is_inside = offset + 4 <= len(section.data)
                if type == ADDR32NB and not relocation.refused and is_inside:
                    value = relocation.target - FIRST + addend
                    section.data[offset:offset + 4] = (value & 0xFFFFFFFF).to_bytes(4, "little")
                relocation = Relocation(refused=f"relocation type {type} at {where} is no 64-bit "
                                        "address or 32-bit distance; code must be "
                                        "position-independent")
            # REL32_k has the type 4 + k, and is relative to the byte 4 + k behind the field's start
            behind = 0 if type == ADDR64 else type
            self.image.relocate(section, offset, relocation._replace(
                addend=addend - behind, size=size, relative=type != ADDR64))
