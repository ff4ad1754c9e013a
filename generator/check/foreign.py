"""COFF and Mach-O objects beside an ELF object of the same text. A proof is about the ELF object;
the other formats have it by equality of code, distances to constants, and constants. Their readers
follow closed lists of whole tuples, for what assemblers make of our own texts.
"""

from typing import NamedTuple

import iced_x86 as iced

from .contents import ObjectError
from .elf import CODE, CONSTANTS, ElfObject


class Part(NamedTuple):
    """Code or constants of an object. Fields that linkers write are zero."""

    data: bytes
    align: int


class Layout(NamedTuple):
    """What an object has of its text, in terms that do not depend on the format. `distances`:
    offset of a field in the code -> part, and offset in it, of the place to which the linker writes
    the distance from the field. `symbols`: global name -> part, and offset in it.
    """

    parts: dict[str, Part]
    distances: dict[int, tuple[str, int]]
    symbols: dict[str, tuple[str, int]]


def make_layout(parts: dict[str, tuple[bytes, int]], distances: dict[int, tuple[str, int]],
                symbols: dict[str, tuple[str, int]]) -> Layout:
    """Return a layout of parts (bytes, alignment), with the fields of `distances` set to zero."""
    code = bytearray(parts.get(CODE, (b"", 1))[0])
    for offset in distances:
        if not 0 <= offset <= len(code) - 4:
            raise ObjectError(f"a relocation at {offset:#x} lies outside the code")
        code[offset:offset + 4] = bytes(4)
    zeroed = {CODE: bytes(code)}
    return Layout({name: Part(zeroed.get(name, data), align)
                   for name, (data, align) in parts.items()}, distances, symbols)


def elf_layout(data: bytes) -> Layout:
    """Return the layout of an ELF object with at most one section of code and one of constants."""
    image = ElfObject(data).image
    sections = [section for section in image.sections if section.data]
    names = {section.address: CODE if section.executable else CONSTANTS for section in sections}
    if len(set(names.values())) != len(sections):
        raise ObjectError("it has several sections of code or of constants")
    distances: dict[int, tuple[str, int]] = {}
    for section in sections:
        for relocation in section.relocations:
            if not section.executable or relocation.refused or relocation.target not in names:
                raise ObjectError(f"the relocation at {section.name}+{relocation.offset:#x} is "
                                  "another than the distance from code to constants")
            distances[relocation.offset] = names[relocation.target], relocation.addend
    symbols = {}
    for name in image.exported & image.symbols.keys():
        at = image.symbols[name]
        if (containing := image.section_at(at)) is not None:
            symbols[name] = names[containing.address], at - containing.address
    return make_layout({names[s.address]: (bytes(s.data), s.align) for s in sections}, distances,
                       symbols)


def check_equal(elf: Layout, other: Layout) -> None:
    """Raise ObjectError unless an object in another format has the code and constants of the ELF
    object. Behind the last function, either may have fill.
    """
    none = Part(b"", 1)
    code, other_code = elf.parts.get(CODE, none), other.parts.get(CODE, none)
    constants, other_constants = elf.parts.get(CONSTANTS, none), other.parts.get(CONSTANTS, none)
    common = min(len(code.data), len(other_code.data))
    fill = iced.Decoder(64, code.data[common:])
    differences = {
        "global symbols": elf.symbols != other.symbols,
        "code": code.data[:common] != other_code.data[:common]
        or any(instruction.mnemonic != iced.Mnemonic.NOP for instruction in fill),
        "distances to constants": elf.distances != other.distances,
        "constants": constants.data != other_constants.data[:len(constants.data)],
        "alignment": other_code.align < code.align or other_constants.align < constants.align}
    if names := [name for name, differs in differences.items() if differs]:
        raise ObjectError(f"other {' and '.join(names)} than the ELF object of the same text")
