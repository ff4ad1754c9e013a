"""Memory image of an object, library or program for x86-64: sections at addresses, and symbols.

The readers of ELF, PE and Mach-O build it as a loader or linker would.
"""

from __future__ import annotations  # for a Python before 3.10

from dataclasses import dataclass, field

from ..check.contents import LONGEST, Bytes, ObjectError

PAGE = 1 << 12


class LenientBytes(Bytes):
    """Bytes of a file. A name in it that cannot be read is returned as "", because only the names
    of proved functions matter."""

    def name_at(self, offset: int, what: str) -> str:
        try:
            return super().name_at(offset, what)
        except ObjectError:
            return ""


@dataclass(eq=False)
class LoadedSection:
    """Section or segment: bytes at an address.

    `written_distances`: offset of four bytes that a linker or loader writes -> the distance that it
    writes, None if that is unknown. A distance is not truncated to 32 bits, because the sections of
    an object are far apart. `has_unknown_writes`: the linker writes at unknown offsets. `size`:
    bytes that a segment occupies in memory, where zeros follow `data`; 0 for an object's section.
    """

    address: int
    data: bytearray
    executable: bool
    writable: bool
    written_distances: dict[int, int | None] = field(default_factory=dict)
    has_unknown_writes: bool = False
    size: int = 0

    def addend(self, offset: int) -> int:
        """Return the addend of the relocation at `offset`, which the section's four bytes there
        contain. Raise ObjectError if these bytes lie outside the section."""
        if not 0 <= offset <= len(self.data) - 4:
            raise ObjectError("a relocation lies outside its section")
        return int.from_bytes(self.data[offset:offset + 4], "little", signed=True)

    def relocate(self, offset: int, target: int | None, size: int = 4) -> None:
        """Apply a relocation of `size` bytes at `offset`. If the address `target` is known, `size`
        is 4, and the distance from the four bytes to `target` is stored in them. If `target` is
        None, the bytes are marked as unknown. Bytes that an earlier relocation wrote become unknown
        too. Raise ObjectError if `target` is known and the four bytes lie outside the section."""
        distance = None if target is None else target - self.address - offset
        if distance is not None:
            self.addend(offset)  # raises ObjectError if the bytes are not in the section
            self.data[offset:offset + 4] = (distance & 0xFFFFFFFF).to_bytes(4, "little")
        for position in range(offset, offset + size, 4):
            # a second relocation of the same bytes makes them unknown
            is_second = position in self.written_distances
            self.written_distances[position] = None if is_second else distance

    def relocated_offsets(self, first: int, size: int) -> list[int]:
        """Return the offsets of the linker's 4-byte writes that overlap the `size` bytes at the
        offset `first`."""
        return [offset for offset in self.written_distances if first - 4 < offset < first + size]


@dataclass(eq=False)
class LoadedBinary:
    """Memory image of a file.

    `name`: the file's name in messages; `format`: elf64, win64 or macho64; `linked`: false for an
    object, which a linker still changes; `data`: the file's bytes. `symbols`: name -> address ->
    the table that defines the symbol there, as text; `symbol_defects`: (name, address) -> why this
    symbol names no plain function or datum; `unlisted_part`: text about the first part of an object
    that is not listed as harmless, "" if there is none; `mapped_bytes`: bytes of all sections.
    """

    name: str
    format: str
    linked: bool
    data: bytes
    sections: list[LoadedSection] = field(default_factory=list)
    symbols: dict[str, dict[int, str]] = field(default_factory=dict)
    symbol_defects: dict[tuple[str, int], str] = field(default_factory=dict)
    unlisted_part: str = ""
    mapped_bytes: int = 0

    def define(self, name: str, address: int, rule: str, defect: str = "") -> None:
        """Record that a symbol is defined at an address. `rule`: text that names the table with the
        definition; an earlier rule for the same symbol and address is not replaced. `defect`: why
        the symbol names no plain function or datum; "" if it names one."""
        self.symbols.setdefault(name, {}).setdefault(address, rule)
        if defect:
            self.symbol_defects[name, address] = defect

    def record_unlisted_part(self, reason: str) -> None:
        """Set `unlisted_part` to `reason`, unless it is set already or the file is linked.
        `reason`: why a part of the object is not listed as harmless; "" if it is listed."""
        self.unlisted_part = self.unlisted_part or ("" if self.linked else reason)

    def map_segment(self, address: int, size: int, data: bytes, executable: bool, writable: bool,
                    page: int = PAGE) -> None:
        """Add a segment of a linked file. `size`: its bytes in memory; `data`: the first of these
        bytes, as the file has them; `page`: page size in bytes. Segments must be added in the order
        of their addresses and share no page. Raise ObjectError if the first page of this one begins
        before the end of the previous one."""
        if (self.sections and address // page * page < self.sections[-1].address
            + self.sections[-1].size):
            raise ObjectError(f"the segment at {address:#x} overlaps another one or stands before "
                              f"it")
        self.add_section(address, data, executable, writable).size = max(size, len(data))

    def map_file_segment(self, address: int, size: int, offset: int, file_size: int,
                         executable: bool, writable: bool) -> None:
        """Add a segment with `size` bytes in memory, of which the first `file_size` stand at
        `offset` of the file. Raise ObjectError if it has more bytes in the file than in memory, or
        bytes that the file lacks. Raise ObjectError also if map_segment does, or if a segment with
        bytes in the file has an address and a file offset that differ modulo PAGE."""
        if file_size > size or (offset - address) % PAGE and file_size:
            raise ObjectError(f"the segment at {address:#x} has more bytes in the file than in "
                              f"memory, or a file offset that no loader maps")
        self.map_segment(address, size, Bytes(self.data).cut(offset, file_size, "a segment"),
                         executable, writable)

    def mark_rewritten(self, address: int) -> None:
        """Mark as unknown the eight bytes at an address, which the loader overwrites. Bytes in
        writable sections are not marked, because a program may change these sections anyway."""
        for section in self.sections:
            if (not section.writable
                and section.address - 8 < address < section.address + len(section.data)):
                section.relocate(address - section.address, None, 8)

    def add_section(self, address: int, data: bytes, executable: bool,
                    writable: bool) -> LoadedSection:
        """Add a section and return it. Raise ObjectError if all sections together have more bytes
        than twice the file and 1 MiB, because then many of them overlap in the file."""
        self.mapped_bytes += len(data)
        if self.mapped_bytes > 2 * len(self.data) + (1 << 20):
            raise ObjectError(f"{self.name}: its sections overlap")
        self.sections.append(LoadedSection(address, bytearray(data), executable, writable))
        return self.sections[-1]

    def section_at(self, address: int) -> LoadedSection | None:
        """Return the section that contains an address; None if there is none. If several do, an
        executable one takes precedence."""
        containing = [s for s in self.sections if s.address <= address < s.address + len(s.data)]
        return min(containing, key=lambda s: not s.executable) if containing else None

    def read(self, address: int, size: int) -> tuple[LoadedSection | None, bytes]:
        """Return the section that contains `size` bytes at an address, and the bytes; (None, b"")
        if they do not lie in one section."""
        section = self.section_at(address)
        if section is None or address + size > section.address + len(section.data):
            return None, b""
        return section, bytes(section.data[address - section.address:][:size])


def word_at(binary: LoadedBinary, address: int, size: int = 4) -> int:
    """Return the little-endian number of `size` bytes at an address. Raise ObjectError, with a
    message about the table of exported symbols, if the number lies in no section."""
    section, data = binary.read(address, size)
    if section is None:
        raise ObjectError("its table of exported symbols is cut off")
    return int.from_bytes(data, "little")


def name_at(binary: LoadedBinary, address: int) -> str:
    """Return the symbol name that is stored at an address. Raise ObjectError if the address lies in
    no section."""
    section = binary.section_at(address)
    if section is None:
        raise ObjectError("the name of an exported symbol lies in no segment")
    name = bytes(section.data[address - section.address:][:LONGEST])
    return LenientBytes(name).name_at(0, "the name of an exported symbol")


def define_symbols(binary: LoadedBinary, named_symbols: list[tuple[bool, str, int]],
                   rule_suffix: str = "") -> None:
    """Record the symbols of a COFF or Mach-O symbol table. `named_symbols`: (is_local, name,
    address), where the address is -1 for a symbol that is not in code or data.

    A symbol is skipped if its name is "" or was recorded from the table of exported symbols. A
    local symbol is also skipped if an external one has its name. `rule_suffix`: text to append to
    the symbols' rule.
    """
    exported = {*binary.symbols}
    seen: dict[str, bool] = {}
    for is_local, label, address in sorted(named_symbols):
        if label and label not in exported and seen.setdefault(label, is_local) == is_local:
            binary.define(label, max(address, 0),
                          f"symbol table, {'local' if is_local else 'external'}{rule_suffix}",
                          "its symbol does not lie in code or data" if address < 0 else "")
