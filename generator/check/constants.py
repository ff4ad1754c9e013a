"""Memory of the object's own sections and of undefined symbols. Input: a place in the image.
Output: its address and bytes in normal form. Method: an address is a variable of the proof, because
only its alignment is known; a byte has the value that it gets when the linker applies the
relocations.
"""

from functools import partial

from .frame import Refusal
from .image import Image, Section
from .region import Byte, Key, MemoryRegion
from .terms import Algebra, Secrecy, Term


class ConstantMemory:
    """Addresses and contents of the sections and undefined symbols of one image."""

    def __init__(self, algebra: Algebra, image: Image) -> None:
        """Start without regions: each is created when its address is first used."""
        self.algebra, self.image = algebra, image
        self.regions: dict[Key, MemoryRegion] = {}
        # start of a section or undefined symbol in the image -> its address
        self.bases: dict[int, Term] = {}
        self.anchors: dict[Key, int] = {}  # inverse of `bases`
        self.assumed: dict[str, bytes | None] = {}  # contents of undefined symbols
        # undefined symbol -> number of its bytes that are read
        self.external_bytes_read: dict[str, int] = {}

    def base_address(self, anchor: int) -> Term:
        """Return the address of the section or undefined symbol at `anchor` in the image: a
        variable with a memory region.
        """
        address = self.bases.get(anchor)
        if address is None:
            section = self.image.section_starting_at(anchor)
            name = (section.name if section is not None else
                    self.image.external.get(anchor, "a symbol"))
            address = self.algebra.variable(f"the address of {name}", 64, Secrecy.PUBLIC)
            self.bases[anchor] = address
            self.anchors[address] = anchor
            if section is not None:
                content, align = partial(self._constant_byte, section), section.align
            else:
                content, align = partial(self._undefined_symbol_byte, name), 1
            self.regions[address] = MemoryRegion("constants", content=content, align=align)
        return address

    def _constant_byte(self, section: Section, offset: int) -> Byte:
        """Return the byte at an offset of a section. Raise Refusal if a linker writes it."""
        if section.relocations and (relocations := section.relocations_in(offset, 1)):
            raise Refusal("memory", f"reads section {section.name} at {offset:#x}, "
                          + (relocations[0].refused or "where a linker writes a distance"))
        return self.algebra.number(section.data[offset], 8), 0

    def _undefined_symbol_byte(self, name: str, offset: int) -> Byte:
        """Return the byte at an offset of an undefined symbol: its assumed content, or else a
        public variable of unknown value.
        """
        contents = self.assumed.get(name)
        return (self.algebra.variable(f"{name}+{offset}", 8, Secrecy.EXTERNAL) if contents is None
                else self.algebra.number(contents[offset], 8)), 0

    def check_constant_access(self, access: str, anchor: int, offset: int, size: int) -> None:
        """Raise Refusal unless an access (as in `MemoryRegion`) of `size` bytes at an offset behind
        `anchor` reads bytes that exist and cannot change. An undefined symbol has the bytes that
        are assumed for it, or up to 65,536, which are recorded.
        """
        section = self.image.section_starting_at(anchor)
        name = section.name if section is not None else self.image.external.get(anchor, "a symbol")
        if access != "read":
            raise Refusal("memory",
                          f"writes to the object's own sections, to {name} at {offset:#x}")
        if section is None:
            contents = self.assumed.get(name)
            most = 1 << 16 if contents is None else len(contents)
            if offset < 0 or offset + size > most:
                raise Refusal("memory", f"reads bytes {offset} to {offset + size - 1} of the "
                              f"undefined symbol {name}" + (
                    "" if contents is None else f", of which {most} are assumed"))
            self.external_bytes_read[name] = max(self.external_bytes_read.get(name, 0),
                                                 offset + size)
            return
        if offset < 0 or offset + size > len(section.data):
            raise Refusal("memory", f"reads bytes {offset} to {offset + size - 1} of section "
                          f"{name}, which has {len(section.data)}")
