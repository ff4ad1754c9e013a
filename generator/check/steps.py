"""Decoded instructions as data: operands and steps. The decoder writes them; the symbolic machine,
the concrete interpreter and the folder bounds/ read them, so that only the decoder depends on
iced-x86."""

from dataclasses import dataclass
from typing import Any

from ..x86.isa import Row


@dataclass(frozen=True, slots=True)
class Reg:
    """Register operand: register class int, vec or mask; hardware number; width in bits."""

    register_class: str
    number: int
    width: int


@dataclass(frozen=True, slots=True)
class Mem:
    """Memory operand at base + index * scale + offset, with hardware numbers of integer registers.
    `size`: bits of the memory.

    Without base and index it is RIP-relative: `offset` is the address in the image, and `anchor`
    the start of the section or undefined symbol that the address belongs to. `vector`: the index is
    a vector register of that many bits, and each lane addresses an element of `size` bits.
    """

    base: int | None
    index: int | None
    scale: int
    offset: int
    size: int
    vector: int = 0
    anchor: int = 0

    @property
    def width(self) -> int:
        """Bits that an instruction reads or writes there: all elements of a gather."""
        return self.vector or self.size


OperandLocation = Reg | Mem | int


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One decoded instruction.

    With a row of the ISA tables, `out` is the written operand and `args` are the read ones, in the
    order of `row.reads`. Without a row it is a control instruction (decode.CONTROL_FORMS), whose
    `operands` stand in the order of the syntax. `length`: bytes. `width`: bits of the row's form.
    `condition`: of a jump or conditional move, such as "ne". `vex`: encoded with a VEX or EVEX
    prefix. `text`: the instruction in diagnostics.
    """

    address: int
    length: int
    mnemonic: str
    text: str
    row: Row | None = None
    width: int = 0
    out: Reg | Mem | None = None
    args: tuple[Any, ...] = ()  # each an OperandLocation
    operands: tuple[Any, ...] = ()
    condition: str = ""
    target: int = 0  # address in the object's code to which a jump or call leads
    vex: bool = False
