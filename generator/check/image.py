"""Object file laid out in memory. Input: the sections, symbols and relocations that a reader found.
Output: an `Image`, common to ELF, COFF and Mach-O. Method: every section lies at its own artificial
address, which identifies a place and serves to execute code; no proof computes with it. A real
address is a section and an offset, and the distance of two addresses is known within one section
only.

The effect of a linker on some bytes may be unknown (a relocation of unknown type, a section that
linkers rewrite). The prover refuses code that reads or executes such bytes, and names the reason.
Choices of the linker (weak symbols, COMDAT groups, merged constants) become assumptions that the
verdict lists.
"""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import NamedTuple

from .assumptions import Assumption
from .contents import ObjectError

FIRST = 1 << 44  # address of the first section, far from any address of this process
PAGE = 1 << 12
MAX_BYTES = 1 << 28  # of all sections together, so that every distance fits into 32 bits
MAX_SECTIONS = 1 << 16
MAX_PIECES = 4096  # pieces of one section that linkers may move
MAX_UNDEFINED = 1 << 14  # undefined symbols
# functions that crti.o, crtbegin.o and the Windows loader call if they exist
STARTUP_FUNCTIONS = set(
    "_init _fini __gmon_start__ _ITM_registerTMCloneTable _ITM_deregisterTMCloneTable "
    "__cxa_finalize __register_frame_info __deregister_frame_info _Jv_RegisterClasses "
    "_tls_used DllMain DllMainCRTStartup _DllMainCRTStartup".split())


class Relocation(NamedTuple):
    """Value that a linker writes into the `size` bytes at `offset` of a section: the address of
    `target` plus `addend`, less the address of the field if `relative`.

    `target` is the start of a section or an undefined symbol in the image. `uses_got`: the target
    is an entry of the global offset table, which linkers remove where they can. `branch`: the field
    may refer to a PLT entry, so that only jumps and calls may use it.
    """

    target: int = 0
    addend: int = 0
    assumed: tuple[Assumption, ...] = ()  # choices of the linker that decide the value
    refused: str = ""  # reason why the bytes are unknown
    offset: int = 0
    size: int = 8
    relative: bool = False
    uses_got: bool = False
    branch: bool = False


@dataclass
class Section:
    """Section of an object. `data`: its bytes as they would be at `address`. `relocations`: its
    relocations by offset.
    """

    name: str
    address: int
    data: bytearray
    executable: bool
    writable: bool
    align: int = 1  # known divisor of its address
    refused: str = ""  # reason why it must not be read or executed
    assumed: tuple[Assumption, ...] = ()  # choices of the linker on which it depends
    relocations: dict[int, Relocation] = field(default_factory=dict, init=False)

    def refuse(self, reason: str) -> None:
        """Record why the section must not be read or executed; the first reason stays."""
        self.refused = self.refused or reason

    def signed_field(self, offset: int, size: int) -> int:
        """Return the `size` bytes at `offset` as a signed little-endian integer."""
        return int.from_bytes(self.data[offset:offset + size], "little", signed=True)

    def relocations_in(self, offset: int, size: int) -> dict[int, Relocation]:
        """Return the relocations, by offset, that change any of the `size` bytes at `offset`."""
        return {first: relocation for first in range(offset - 7, offset + size)
                if (relocation := self.relocations.get(first)) is not None
                and offset < first + relocation.size}

    def relocation_at(self, offset: int) -> Relocation | None:
        """Return the relocation that changes the byte at `offset`, or None."""
        return next(iter(self.relocations_in(offset, 1).values()), None)


@dataclass
class Image:
    """Object laid out in memory at artificial addresses.

    `format`: elf, coff or macho. `symbols`: name -> address of a defined symbol. `external`:
    address -> name of an undefined symbol to which a relocation refers. `undefined`: names of all
    undefined symbols.
    """

    format: str
    sections: list[Section] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    external: dict[int, str] = field(default_factory=dict)
    exported: set[str] = field(default_factory=set)  # global symbols
    # symbol -> reason why its definition is unknown
    refused: dict[str, str] = field(default_factory=dict)
    # symbol -> choice of the linker by which this definition of it is used
    assumed: dict[str, Assumption] = field(default_factory=dict)
    unlisted_part: str = ""  # reason to refuse the object: an item on no list of harmless contents
    undefined: set[str] = field(default_factory=set)
    # assumptions about the object as a whole
    requirements: set[Assumption] = field(default_factory=set)
    cet_features: int = 0  # IBT and SHSTK of harmless.py
    source: bytes = b""  # the bytes of the object, for ELF only
    lines: Callable[[], dict[int, str]] = dict  # address -> "file:line", for messages
    _external_addresses: dict[str, int] = field(default_factory=dict)
    _got_entries: dict[tuple[int, int], int] = field(default_factory=dict)
    _next_address: int = FIRST
    _total_bytes: int = 0

    def section_at(self, address: int) -> Section | None:
        """Return the section that contains the byte at `address`, or None."""
        section = self._last_section_until(address)
        return section if section and address < section.address + len(section.data) else None

    def read_bytes(self, address: int, size: int) -> bytes:
        """Return `size` bytes at `address`; fewer if the section ends before, none outside of
        sections.
        """
        section = self.section_at(address)
        start = address - section.address if section else 0
        return bytes(section.data[start:start + size]) if section else b""

    def section_starting_at(self, address: int) -> Section | None:
        """Return the section that starts at `address`, or None."""
        section = self._last_section_until(address)
        return section if section and section.address == address else None

    def _last_section_until(self, address: int) -> Section | None:
        """Return the last section that starts at or before `address`, or None."""
        index = bisect_right(self.sections, address, key=attrgetter("address"))
        return self.sections[index - 1] if index else None

    def address_of(self, symbol: str, is_code: bool = True) -> int:
        """Return the artificial address of `symbol`, which must be a function if `is_code`, and
        data otherwise. The leading underscore of a Mach-O name may be omitted.

        Raises ObjectError if the object has no such function or data, or if a linker may give the
        name another meaning. Also raises it if the object has contents that are not known to be
        harmless.
        """
        names = [name for name in ((symbol, "_" + symbol) if self.format == "macho" else (symbol,))
                 if name in self.symbols or name in self.refused]
        if len(names) > 1:
            raise ObjectError(f"the object has both {names[0]} and {names[1]}")
        if not names:
            functions = (name for name, address in self.symbols.items()
                         if (section := self.section_at(address)) and section.executable)
            raise ObjectError(f"no symbol {symbol} in the object; it has "
                              f"{abbreviate(sorted(functions))}")
        name = names[0]
        if name in self.refused:
            raise ObjectError(f"{symbol} {self.refused[name]}")
        if self.unlisted_part:
            raise ObjectError(self.unlisted_part)
        if name in self.undefined:
            raise ObjectError(f"{symbol} is both defined and undefined in the object")
        section = self.section_at(self.symbols[name])
        if section is None or section.executable != is_code:
            raise ObjectError(f"{symbol} is not {'code' if is_code else 'data'}")
        return self.symbols[name]

    def context_assumptions(self, symbol: str) -> list[Assumption]:
        """Return the assumptions about the rest of the object besides the function `symbol`: other
        definitions, undefined symbols, requests to the linker.
        """
        prefix = "_" if self.format == "macho" else ""
        others = {name.removeprefix(prefix) for name in self.exported} - {symbol}
        return [*(Assumption("other symbol", name) for name in sorted(others)),
                *(Assumption("undefined symbol", name) for name in sorted(self.undefined)),
                *sorted(self.requirements)]

    def note_unlisted(self, reason: str) -> None:
        """Record a reason to refuse the object as a whole, unless one is recorded already or
        `reason` is "".
        """
        self.unlisted_part = self.unlisted_part or reason

    def note_startup_code(self, name: str) -> None:
        """Record that the system runs the code `name` without a call, as a reason to refuse the
        object.
        """
        self.note_unlisted(f"{name} runs by itself when a program begins or ends, and may change "
                           "what the function depends on; prove an object without it")

    def define_symbol(self, name: str, location: tuple[Section, int] | None, exported: bool,
                      refused: str, assumed: str) -> None:
        """Enter a symbol into the tables. A global symbol replaces a local one of the same name; if
        both are global or both local, the name is ambiguous and therefore refused.

        `location`: (section, offset); None if no section of the image contains the symbol, which is
        then refused. `refused`: another reason to refuse the symbol, or "".
        `assumed`: kind of the assumption by which the linker uses this definition, or "".
        """
        if exported and name in STARTUP_FUNCTIONS:
            self.note_startup_code(f"the function {name}")
        if location is None:
            refused = refused or "does not lie in code or data of the object"
        elif not 0 <= location[1] <= len(location[0].data):
            refused = refused or "lies outside its section"
        if name in self.symbols or name in self.refused:
            if exported == (name in self.exported):
                self.refused[name] = "is defined twice"
            if not exported or name in self.exported:
                return
        for table in (self.symbols, self.refused, self.assumed):
            table.pop(name, None)
        if exported:
            self.exported.add(name)
        if refused or location is None:
            self.refused[name] = refused
        else:
            self.symbols[name] = location[0].address + location[1]
        if assumed:
            self.assumed[name] = Assumption(assumed, name)

    def undefined_target(self, name: str, weak: bool) -> Relocation:
        """Return a relocation to an undefined symbol, with the assumption that another object
        defines the symbol. `weak`: the reference to the symbol is weak.

        An artificial address is allocated at the first reference to a symbol. Raises ObjectError if
        there are more than MAX_UNDEFINED such symbols.
        """
        address = self._external_addresses.get(name)
        if address is None:
            if len(self._external_addresses) == MAX_UNDEFINED:
                raise ObjectError(f"more than {MAX_UNDEFINED} undefined symbols, the last {name}")
            address = self._external_addresses[name] = self._allocate_address(PAGE)
            self.external[address] = name
        kind = "undefined weak symbol" if weak else "undefined symbol"
        return Relocation(address, 0, (Assumption(kind, name),))

    def _allocate_address(self, size: int, align: int = 1) -> int:
        """Return a free address for `size` bytes on pages of their own, at a multiple of `align`
        and of no larger power of two.
        """
        address = self._next_address + align
        self._next_address += -(-(align + size + PAGE) // (2 * PAGE)) * 2 * PAGE
        return address

    def add_section(self, section: Section) -> Section:
        """Enter a section into the image and return it. Its address becomes a multiple of `align`
        (at most a page) and of no larger power of two.

        Raises ObjectError for too many or too large sections, and for an alignment that is no power
        of two.
        """
        if section.align & section.align - 1:
            raise ObjectError(f"section {section.name} is aligned to {section.align}, which is no "
                              "power of two")
        self._total_bytes += len(section.data)
        if self._total_bytes > MAX_BYTES:
            raise ObjectError(f"section {section.name} is too large: {MAX_BYTES} bytes are the "
                              "most for all sections together")
        if len(self.sections) >= MAX_SECTIONS:
            raise ObjectError(f"more than {MAX_SECTIONS} sections or merged constants, the last in "
                              f"{section.name}")
        section.align = min(max(section.align, 1), PAGE)
        section.address = self._allocate_address(len(section.data), section.align)
        self.sections.append(section)
        return section

    def add_pieces(self, section: Section, starts: list[int]) -> "Pieces":
        """Divide a section of the file into parts that begin at the offsets `starts`, the first of
        which is 0. Enter each part into the image as a section, and return the parts.
        """
        return Pieces(starts, [
            self.add_section(replace(section, data=section.data[start:end],
                                     align=min(section.align, start & -start or section.align)))
            for start, end in zip(starts, [*starts[1:], len(section.data)])])

    def relocate(self, section: Section, offset: int, relocation: Relocation) -> None:
        """Enter a relocation at `offset` of a section, and write its value in this layout to the
        bytes.

        Relocations that overlap or are out of range are entered as refused. Raises ObjectError for
        a relocation outside the section.
        """
        size, where = relocation.size, f"{section.name}+{offset:#x}"
        if offset < 0 or offset + size > len(section.data):
            raise ObjectError(f"a relocation lies outside section {section.name}")
        if overlapping := section.relocations_in(offset, size):
            relocation = relocation._replace(refused=f"two relocations overlap at {where}")
            for first, other in overlapping.items():
                section.relocations[first] = other._replace(refused=relocation.refused)
        origin = section.address + offset if relocation.relative else 0
        value = relocation.target + relocation.addend - origin
        if not relocation.refused and not -1 << 8 * size - 1 <= value < 1 << 8 * size:
            relocation = relocation._replace(refused=f"a relocation at {where} is out of range")
        section.relocations[offset] = relocation._replace(offset=offset)
        if not relocation.refused:
            section.data[offset:offset + size] = (value & (1 << 8 * size) - 1).to_bytes(size,
                                                                                       "little")

    def got_entry(self, name: str, address: Relocation, addend: int) -> Relocation:
        """Return a relocation to the place `addend` bytes behind the entry of the global offset
        table that contains the value of the relocation `address`.

        Each entry is a section of its own; a new one gets the name `name`.
        """
        key = address[:2]
        if key not in self._got_entries:
            entry = self.add_section(Section(name, 0, bytearray(8), False, False, 8))
            self.relocate(entry, 0, Relocation(*key))
            self._got_entries[key] = entry.address
        return Relocation(self._got_entries[key], addend, address.assumed)


class Pieces(NamedTuple):
    """One section of a file as the pieces that a linker may move separately: the entire section,
    each of its constants that may be merged, or the parts that begin at its symbols.

    `starts`: offset of each piece in the file's section, ascending. `sections`: the pieces.
    """

    starts: list[int]
    sections: list[Section]

    def locate(self, offset: int) -> tuple[Section, int]:
        """Return the piece that contains an offset of the file's section, and the offset in that
        piece. An offset outside the section is counted from its first or last piece.
        """
        index = max(bisect_right(self.starts, offset) - 1, 0)
        return self.sections[index], offset - self.starts[index]


def zeros(name: str, size: int) -> bytes:
    """Return `size` zeros, the contents of the section `name`; raise ObjectError if the section is
    larger than MAX_BYTES.
    """
    if size > MAX_BYTES:
        raise ObjectError(f"section {name} is too large")
    return bytes(size)


def abbreviate(names: list[str]) -> str:
    """Return a list of names for a message: the first six names, each cut to 80 characters, and the
    number of the others. Return "none" for an empty list.
    """
    return ", ".join(name if len(name) <= 80 else name[:80] + "..." for name in names[:6]) + (
        f" and {len(names) - 6} more" if len(names) > 6 else "") or "none"
