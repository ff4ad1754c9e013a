"""Reader of Mach-O objects for x86-64 (mach-o/loader.h, reloc.h and x86_64/reloc.h of macOS).
Input: the bytes of a file. Output: an `Image`. Method: one pass over load commands, symbols and
relocations; the reader refuses every flag, section and relocation that it does not know, because a
linker may give it a meaning that no proof has seen.
"""

from .assumptions import Assumption
from .contents import Bytes, ObjectError, printable
from .harmless import MACHO_FLAGS, check_header_flags, check_macho_command, check_macho_section
from .image import MAX_PIECES, Image, Pieces, Relocation, Section, zeros
from .structures import (
    MACHO_OBJECT,
    SEGMENT_COMMAND,
    SYMTAB_COMMAND,
    MachoFile,
    MachoSection,
    MachoSymbol,
)

OPTION = 0x2D  # load command (LC_LINKER_OPTION)
REGULAR, ZEROFILL, COALESCED = 0, 1, 0xB  # types of sections (S_...)
REWRITTEN_SECTIONS = (",__eh_frame", ",__unwind_info", ",__compact_unwind")  # by linkers
LITERALS = {3: 4, 4: 8, 14: 16}  # section type -> size of its literals, which linkers merge
RELOCATION_BYTES = 8
SUBSECTIONS_VIA_SYMBOLS = 0x2000  # header flag: linkers move the code of each symbol separately
INSTRUCTIONS = 0x80000400  # flags of sections that contain code
STAB, TYPE, EXTERNAL = 0xE0, 0x0E, 1  # masks of a symbol's type (N_...)
IN_SECTION, UNDEFINED = 0xE, 0
# flags of a symbol's description (N_...)
WEAK_REFERENCE, WEAK_DEFINITION, RESOLVER, ALTERNATIVE_ENTRY = 0x40, 0x80, 0x100, 0x200
ALLOWED_DESC_BITS = 0x7FF  # the above, reference types, no dead strip, and cold code
UNSIGNED, BRANCH, GOT_LOAD = 0, 2, 3  # relocation types (X86_64_RELOC_...)
SIGNED = {1, BRANCH, 6, 7, 8}  # relative to the end of the field


class MachoObject(MachoFile):
    """Mach-O object, and the `image` built from it. Raises ObjectError if the file is damaged, is
    linked, or is not for x86-64.

    `sections`: section number in the file, from 1 -> section header. `pieces_by_section`: section
    number -> pieces of the section in the image.
    """

    def __init__(self, data: bytes) -> None:
        super().__init__(Bytes(data))
        if self.type != MACHO_OBJECT:
            raise ObjectError("a linked Mach-O file: an object (.o) is needed")
        self.image = Image("macho")
        self.image.note_unlisted(check_header_flags(self.flags, MACHO_FLAGS))
        self.sections: dict[int, MachoSection] = {}
        self.symbol_table: list[MachoSymbol] = []
        for command, position, size in self.commands():
            self.image.note_unlisted(check_macho_command(command))
            if command == OPTION:
                raw = self.file.cut(position + 12, size - 12, "a load command")
                options = printable(raw.replace(b"\0", b" ")).strip()
                self.image.requirements.add(Assumption("library", options[:80]))
            elif command == SEGMENT_COMMAND:
                self.sections |= enumerate(self.segment_sections(position, size),
                                           len(self.sections) + 1)
            elif command == SYMTAB_COMMAND:
                if self.symbol_table:
                    raise ObjectError("two symbol tables")
                self.symbol_table = self.symbols(position)
        headers = self.sections.values()
        self.file.check_relocations(headers, RELOCATION_BYTES)
        spans = sorted((header.address, header.address + header.size)
                       for header in headers if header.size)
        if any(end > start for (_, end), (start, _) in zip(spans, spans[1:])):
            raise ObjectError("its sections overlap in memory")
        self.pieces_by_section = {number: self.add_section(number) for number in self.sections}
        for symbol in self.symbol_table:
            self.define_symbol(symbol)
        for number in self.sections:
            self.apply_relocations(number)

    def add_section(self, number: int) -> Pieces:
        """Add section `number` of the file to the image, and return its pieces: the entire section,
        each of its literals, or the parts that linkers may move separately.
        """
        header = self.sections[number]
        name, address, length, kind = header.name, header.address, header.size, header.flags & 0xFF
        if header.align > 20:
            raise ObjectError(f"section {name} is aligned to 2^{header.align} bytes: over 2^20")
        self.image.note_unlisted(check_macho_section(header))
        contents = zeros(name, length) if kind == ZEROFILL else self.file.contents(header)
        # linkers preserve the address modulo the alignment
        section = Section(name, 0, bytearray(contents), bool(header.flags & INSTRUCTIONS),
                          not name.startswith("__TEXT,"),
                          min(1 << header.align, address & -address or 1 << header.align))
        if section.executable and (section.writable or kind in LITERALS):
            section.refuse(f"section {name} is code that can be written or merged")
        if kind == ZEROFILL and header.relocation_count:
            section.refuse(f"section {name} contains zeros and has relocations")
        if name.startswith("__LD,") or name.endswith(REWRITTEN_SECTIONS):
            section.refuse(f"section {name} is rewritten by linkers")
        if kind not in (REGULAR, ZEROFILL, COALESCED, *LITERALS):
            section.refuse(f"section {name} is of type {kind}")
        if kind == COALESCED:
            section.assumed = (Assumption("copy", f"the coalesced section {name}"),)
        starts = [0]
        if kind in LITERALS:
            size = LITERALS[kind]
            if length % size or length // size > MAX_PIECES:
                section.refuse(f"section {name} may be merged with others")
            else:
                starts, section.align = [*range(0, length, size)] or [0], min(section.align, size)
                section.assumed = (Assumption("merged constant", f"of {name}"),)
        elif self.flags & SUBSECTIONS_VIA_SYMBOLS:
            begins = {s.value - address for s in self.symbol_table
                      if s.section == number and s.type & TYPE == IN_SECTION
                      and not s.type & STAB and not s.description & ALTERNATIVE_ENTRY}
            starts = sorted({0, *(at for at in begins if 0 <= at < length)})
            if len(starts) > MAX_PIECES:
                raise ObjectError(f"section {name} has more than {MAX_PIECES} symbols that linkers "
                                  "may move")
        return self.image.add_pieces(section, starts)

    def locate(self, symbol: MachoSymbol) -> tuple[Section, int] | None:
        """Return the section of the image that contains a symbol, and the offset in it; None if no
        section contains it.
        """
        if symbol.type & (STAB | TYPE) != IN_SECTION or symbol.section not in self.sections:
            return None
        return self.pieces_by_section[symbol.section].locate(
            symbol.value - self.sections[symbol.section].address)

    def define_symbol(self, symbol: MachoSymbol) -> None:
        """Enter a symbol of the file into the image, defined or undefined. Debugging symbols are
        omitted, and so are local symbols that no section contains.
        """
        image, location = self.image, self.locate(symbol)
        if symbol.type & STAB:
            return
        exported = bool(symbol.type & EXTERNAL)
        if symbol.description & ~ALLOWED_DESC_BITS:
            image.note_unlisted(f"symbol {symbol.name} has the description "
                                f"{symbol.description:#x}, which is not all known")
        if exported and not symbol.type & TYPE and not symbol.value:
            image.undefined.add(symbol.name)
        elif exported or location is not None:
            refused = ("is a resolver: the called function is chosen when the program starts"
                       if symbol.description & RESOLVER else "")
            if refused:
                image.note_startup_code(f"the resolver {symbol.name}")
            image.define_symbol(symbol.name, location, exported, refused,
                                "weak symbol" if symbol.description & WEAK_DEFINITION else "")

    def resolve_symbol(self, symbol: MachoSymbol) -> Relocation | None:
        """Return a relocation to a symbol; None if the symbol has no address or is a resolver."""
        if symbol.type & (STAB | TYPE) == UNDEFINED and symbol.name:
            return self.image.undefined_target(symbol.name,
                                               bool(symbol.description & WEAK_REFERENCE))
        location = self.locate(symbol)
        if location is None or symbol.description & RESOLVER:
            return None
        section, offset = location
        is_weak = symbol.description & WEAK_DEFINITION
        assumed = [Assumption("weak symbol", symbol.name)] if is_weak else []
        if self.sections[symbol.section].flags & 0xFF in LITERALS:
            assumed.append(Assumption("merged constant", symbol.name))
        return Relocation(section.address, offset, tuple(assumed))

    def apply_relocations(self, number: int) -> None:
        """Apply the relocations of section `number` as a linker does. Refuse the bytes of a
        relocation whose value is not certain. For an unknown type, or an offset before the section,
        refuse the piece of the section to which the relocation belongs.

        Raises ObjectError for a relocation that ends outside its piece.
        """
        for field_offset, target, relative, size, is_external, type in self.relocations(
                self.sections[number]):
            section, offset = self.pieces_by_section[number].locate(field_offset)
            where = f"{section.name}+{offset:#x}"
            if field_offset < 0 or type > 9:
                section.refuse(f"relocation type {type} at {where} is not known")
                continue
            is_absolute_64 = type == UNSIGNED and not relative and size == 8
            is_distance = type in SIGNED | {GOT_LOAD} and relative and size == 4
            if not (is_absolute_64 or is_distance):
                self.image.relocate(section, offset, Relocation(
                    size=size, refused=f"relocation type {type} of {size} bytes at {where} is not "
                    "known"))
                continue
            addend = section.signed_field(offset, size)
            # a relative field is relative to its end, 4 bytes behind its start
            behind = 4 if relative else 0
            value: Relocation | None = None
            if not is_external:
                value = self.resolve_section(number, target, relative, addend, offset)
            elif target < len(self.symbol_table):
                value = self.resolve_symbol(self.symbol_table[target])
                value = value and value._replace(addend=value.addend + addend - behind)
            if type == GOT_LOAD and value is not None:
                value = None if addend or not is_external else self.image.got_entry(
                    "__DATA,__got", value._replace(addend=value.addend + behind), -behind)
            value = value or Relocation(refused=f"a relocation at {where} refers to a symbol "
                                        "without an address")
            self.image.relocate(section, offset, value._replace(
                size=size, relative=relative, uses_got=type == GOT_LOAD))

    def resolve_section(self, number: int, target_number: int, relative: bool, addend: int,
                        offset: int) -> Relocation | None:
        """Return a relocation that names a section instead of a symbol; None if the place to which
        it refers is not certain.

        The relocation lies at `offset` of a piece of section `number`, and refers to section
        `target_number`. `addend`: the number in its field. This is the address of the place in the
        file's layout or, with `relative`, the distance from the start of the field to that address.
        """
        pieces = self.pieces_by_section.get(target_number)
        # with several pieces, a distance does not say which one is meant
        if pieces is None or relative and max(len(pieces.sections), len(
                self.pieces_by_section[number].sections)) > 1:
            return None
        origin = self.sections[number].address + offset if relative else 0
        section, section_offset = pieces.locate(
            origin + addend - self.sections[target_number].address)
        return Relocation(section.address, section_offset)
