"""Object laid out in memory. Input: sections, symbols and relocations from a reader. Output: an
`Image`. Method: each section lies at its own artificial address, which identifies a place and
serves to execute code; no proof computes with it. The distance of two real addresses is known
within one section only.
"""

import tomllib
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from .contents import ObjectError

FIRST = 1 << 44  # address of the first section, far from any address of this process
PAGE = 1 << 12
MAX_BYTES = 1 << 28  # of all sections with the gaps, so that every distance fits into 32 bits
EXTERNAL_BYTES = 1 << 16  # of an undefined symbol, unless its contents are assumed
# bytes before and behind the start of a field that linkers may change for an unlisted relocation
REFUSED_BEFORE, REFUSED_BEHIND = 16, 24
# kind of assumption -> its sentence, with {} for the name
ASSUMPTIONS: dict[str, str] = tomllib.loads(
    Path(__file__).with_name("assumptions.toml").read_text())


class Assumption(NamedTuple):
    """Condition that no object can prove, because a linker, a loader or another object decides it:
    the reader of a verdict must ensure it. `kind`: a key of ASSUMPTIONS. `name`: what stands for {}
    in the sentence of that kind, such as a symbol.
    """

    kind: str
    name: str


class Relocation(NamedTuple):
    """Distance that a linker writes into the 4 bytes at `offset` of a section: from the field to
    the place `addend` bytes behind `target`, the start of a section of the image. `refused`: why
    the bytes near it are unknown instead. `assumed`: a call's, if this holds.
    """

    offset: int
    target: int = 0
    addend: int = 0
    assumed: tuple[Assumption, ...] = ()
    refused: str = ""


@dataclass
class Section:
    """Section with code or constants, as it would be at `address`. `align`: divisor of a real
    address. `external`: it is an undefined symbol, and `data` is only as long as what may be read.
    `relocations`: in ascending order of their offsets.
    """

    name: str
    address: int
    data: bytearray
    executable: bool
    align: int = 1
    external: bool = False
    relocations: list[Relocation] = field(default_factory=list, init=False)

    def relocations_in(self, offset: int, size: int) -> list[Relocation]:
        """Return the relocations that change, or may change, any of the `size` bytes at `offset`.
        """
        first, end = (bisect_left(self.relocations, at, key=attrgetter("offset"))
                      for at in (offset - REFUSED_BEHIND, offset + size + REFUSED_BEFORE))
        return [relocation for relocation in self.relocations[first:end]
                if relocation.refused or offset - 4 < relocation.offset < offset + size]


@dataclass
class Image:
    """Object laid out in memory at artificial addresses. `symbols`: name -> address of a defined
    symbol, a global one before local ones; 0 outside of code and constants, or for several local
    ones. `exported`, `undefined`: names of global symbols.
    """

    sections: list[Section] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    exported: set[str] = field(default_factory=set)
    undefined: set[str] = field(default_factory=set)
    requirements: set[Assumption] = field(default_factory=set)  # about the object as a whole
    cet_features: int = 0  # IBT and SHSTK of elf.py
    source: bytes = b""
    _next_address: int = FIRST

    def section_at(self, address: int) -> Section | None:
        """Return the section that contains the byte at `address`, or None."""
        index = bisect_right(self.sections, address, key=attrgetter("address"))
        section = self.sections[index - 1] if index else None
        return section if section and address < section.address + len(section.data) else None

    def section_starting_at(self, address: int) -> Section | None:
        """Return the section that starts at `address`, or None."""
        return next((section for section in self.sections if section.address == address), None)

    def address_of(self, symbol: str, is_code: bool = True) -> int:
        """Return the artificial address of a function, or of constants if not `is_code`. Raise
        ObjectError if the object has none of that name, or several.
        """
        are_code = {name: section.executable for name, address in self.symbols.items()
                  if (section := self.section_at(address)) and name not in self.undefined}
        if are_code.get(symbol) != is_code:
            names = sorted(name for name, other in are_code.items() if other == is_code)
            raise ObjectError(f"{symbol} is not {'code' if is_code else 'data'} of the object, or "
                              f"is several, or also undefined; it has {abbreviate(names)}")
        return self.symbols[symbol]

    def context_assumptions(self, symbol: str) -> list[Assumption]:
        """Return the assumptions about the rest of the object besides the function `symbol`."""
        return [*(Assumption("other symbol", name) for name in sorted(self.exported - {symbol})),
                *(Assumption("undefined symbol", name) for name in sorted(self.undefined)),
                *sorted(self.requirements)]

    def external(self, name: str) -> Section:
        """Return the section of an undefined symbol."""
        section = next((s for s in self.sections if s.external and s.name == name), None)
        return section or self.add_section(Section(name, 0, bytearray(EXTERNAL_BYTES), False,
                                                   external=True))

    def add_section(self, section: Section) -> Section:
        """Enter a section and set its address. Raise ObjectError for too many, or too large."""
        section.align = align = min(section.align, PAGE)
        # a multiple of it, and of no larger power of two, on pages of its own
        section.address = self._next_address + align
        self._next_address += -(-(align + len(section.data) + PAGE) // (2 * PAGE)) * 2 * PAGE
        if self._next_address > FIRST + MAX_BYTES:
            raise ObjectError(f"section {section.name} is beyond the limit of {MAX_BYTES} bytes")
        self.sections.append(section)
        return section

    def relocate(self, section: Section, relocation: Relocation) -> None:
        """Enter a relocation behind the others, and write its distance in this layout. Raise
        ObjectError for one outside the section, out of range, or in the field of another.
        """
        offset, relocations = relocation.offset, section.relocations
        if not relocation.refused:
            value = relocation.target + relocation.addend - section.address - offset
            if offset + 4 > len(section.data) or not -1 << 31 <= value < 1 << 31 or any(
                    offset < other.offset + 4 for other in relocations[-1:]):
                raise ObjectError(f"relocation {section.name}+{offset:#x} overlaps another or is "
                                  "out of range")
            section.data[offset:offset + 4] = (value & 0xFFFFFFFF).to_bytes(4, "little")
        relocations.append(relocation)


def abbreviate(names: list[str]) -> str:
    """Return names for a message: six of them, each cut to 80 characters; "none" without names."""
    return ", ".join(name if len(name) <= 80 else name[:80] + "..." for name in names[:6]) + (
        f" and {len(names) - 6} more" if len(names) > 6 else "") or "none"
