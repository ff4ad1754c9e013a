"""Which functions decode to the same instructions and constants, whatever the bytes: what a changed object may still mean.

The fingerprint is of the decoded instructions and of the constants that they name, so that code which differs in
syntax, object format, layout, alignment by NOPs, or in encodings of one meaning, has the same. No verdict is taken from one
function to another by it; fingerprint.py is for that.
"""

from __future__ import annotations

import hashlib
from typing import Any

from .decode import Disassembly
from .image import Image, Section
from .steps import Mem


def fingerprint(image: Image, symbol: str) -> str:
    """A hash of the function's instructions and of the constants that they can reach, whatever the layout."""
    program = Disassembly(image, image.address_of(symbol))
    addresses = [a for a in program.reachable() if program.step(a).mnemonic != "nop"]
    index = {address: number for number, address in enumerate(addresses)}
    sections: dict[int, str] = {}
    digest = hashlib.sha256()

    def told(section: Section) -> str:
        """Everything that a proof may find in a section."""
        if section.address not in sections:
            sections[section.address] = ""                       # while its own relocations lead back to it
            written = [(r, told(to) if (to := image.section_from(r.target)) else image.external.get(r.target))
                       for r in section.relocations.values()]
            found = [section.name if section.assumed or section.refused or written else "", section.executable,
                     section.writable, section.align, section.refused, section.assumed, written]
            sections[section.address] = hashlib.sha256(repr(found).encode() + bytes(section.data)).hexdigest()
        return sections[section.address]

    def place(operand: Any) -> str:
        if isinstance(operand, Mem) and operand.base is None and operand.index is None:
            section, start = image.section_from(operand.anchor), operand.offset - operand.anchor
            if section is None:
                return f"{image.external.get(operand.anchor)}+{start} {operand}"
            plain = not (section.executable or section.writable or section.relocations or section.assumed or section.refused)
            if operand.size and plain and 0 <= start <= len(section.data) - operand.size // 8:
                aligned = min(64, section.align, start & -start or 64)
                return f"{bytes(section.data[start:start + operand.size // 8]).hex()} {operand.size} {aligned}"
            return f"{told(section)}+{start} {operand.size}"
        return repr(operand)

    def settled(address: int | None) -> int | None:
        """The number of the first instruction from there on that does something."""
        while address is not None and address not in index:
            step = program.step(address)
            if step.mnemonic != "nop":
                return None
            address += step.length
        return index[address] if address is not None else None

    digest.update(repr([image.assumed.get(name) for name in (symbol, "_" + symbol)]).encode())
    for address in addresses:
        step = program.step(address)
        ends = step.mnemonic in ("ret", "jmp")
        digest.update(repr((step.mnemonic, step.row.text if step.row else "", step.width, step.condition,
                            None if ends else settled(address + step.length), settled(step.target), step.aligned,
                            [place(o) for o in (step.out, *step.args, *step.operands)])).encode())
    digest.update(repr(list(program.assumed)).encode())
    return digest.hexdigest()
