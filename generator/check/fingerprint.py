"""Which functions are the same: equal fingerprints have equal verdicts, so each is proved once.

The fingerprint is of the decoded instructions and of the constants that they name, so that code which differs in
syntax, object format, layout, alignment by NOPs, or in encodings of one meaning, has the same.
"""

from __future__ import annotations

import hashlib
from typing import Any

from .decode import Mem, Program
from .objects import Image


def fingerprint(image: Image, symbol: str) -> str:
    """A hash of the function's instructions and of the constants that they can reach, whatever the layout."""
    program = Program(image, image.address_of(symbol))
    addresses = [a for a in program.reachable() if program.step(a).mnemonic != "nop"]
    index = {address: number for number, address in enumerate(addresses)}
    sections = {id(s): hashlib.sha256(bytes(s.data)).hexdigest() for s in image.sections if not s.executable}
    digest = hashlib.sha256()

    def place(operand: Any) -> str:
        if isinstance(operand, Mem) and operand.base is None and operand.index is None:
            section = image.section_at(operand.offset) or image.section_at(operand.offset - 1)    # or its end
            if section is None or id(section) not in sections:
                return f"{image.external.get(operand.offset & ~0xFFFF)} {operand}"
            start, aligned = operand.offset - section.address, min(64, operand.offset & -operand.offset)
            if operand.size:
                return f"{bytes(section.data[start:start + operand.size // 8]).hex()} {operand.size} {aligned}"
            return f"{sections[id(section)]}+{start} {operand.size} {aligned}"
        return repr(operand)

    def settled(address: int | None) -> int | None:
        """The number of the first instruction from there on that does something."""
        while address is not None and address not in index:
            step = program.step(address)
            if step.mnemonic != "nop":
                return None
            address += step.length
        return index[address] if address is not None else None

    for address in addresses:
        step = program.step(address)
        ends = step.mnemonic in ("ret", "jmp")
        digest.update(repr((step.mnemonic, step.row.text if step.row else "", step.width, step.condition,
                            None if ends else settled(address + step.length), settled(step.target), step.aligned,
                            [place(o) for o in (step.out, *step.args, *step.operands)])).encode())
    return digest.hexdigest()
