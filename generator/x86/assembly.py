"""Assembly instructions: a mnemonic and operands in Intel's order, for printers and encoder.

Each register has the width that its row gives it; each address is an `Address`.
"""

from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Any, NamedTuple

from ..spec.words import to_signed
from .isa import Row
from .program import Address, Instruction, Register
from .row_facts import commutes


class Masked(NamedTuple):
    """Destination with a mask; lanes of a zero bit become zero with `zeroing`, else stay."""

    register: Register
    mask: Register
    zeroing: bool


class JumpTarget(NamedTuple):
    """Label that an instruction jumps to."""

    label: str


AssemblyOperand = Register | Masked | Address | JumpTarget | int


@dataclass(frozen=True, slots=True)
class AssemblyLine:
    """Mnemonic and operands, the destination first; a macro has no operands."""

    mnemonic: str
    operands: tuple[AssemblyOperand, ...] = ()

    @property
    def registers(self) -> list[Register]:
        """Registers that are operands, with or without a mask; not those inside addresses."""
        return [x.register if isinstance(x, Masked) else x for x in self.operands
                if isinstance(x, Register | Masked)]

    @property
    def memory(self) -> Address | None:
        """Memory operand; None if there is none."""
        return next((x for x in self.operands if isinstance(x, Address)), None)

    @property
    def states_size(self) -> bool:
        """Whether the memory operand's size must be printed: no register implies it, or it is
        small."""
        return not self.registers or self.memory is not None and self.memory.size in (8, 16)


def number_text(value: int) -> str:
    """Return a number as assembly text: decimal if it has at most 16 bits, else hexadecimal."""
    return f"{value:d}" if abs(value) < 1 << 16 else f"{value:#x}"


def encoded_width(i: Instruction) -> int:
    """Return the width of the encoding: 32 for a move of a number below 2^32, as NASM chooses."""
    return 32 if i.row.text == "mov {d}, {i}" and 0 <= i.args[-1] < 1 << 32 else i.width  # type: ignore[operator]


@cache
def operand_names(row: Row) -> list[tuple[bool, list[str]]]:
    """Return for each operand of a row whether it is an address such as [{a} + {i}], and its names:
    two for such an address and for a register with a mask."""
    texts = row.text.partition(" ")[2].split(", ")
    return [(text.startswith("["), [name for _, name, _, _ in Formatter().parse(text) if name])
            for text in texts if text]


def convert_operand(row: Row, name: str, value: Any, width: int) -> AssemblyOperand:
    """Return the operand `name` of a row as an operand of an assembly instruction; ValueError for a
    virtual register or another class."""
    if isinstance(value, Register):
        register_class, register_width = row.class_of(name, width)
        if register_class != value.register_class:
            raise ValueError(f"{row.text}: {value} is not of the class {register_class}")
        return Register(register_class, value.number, register_width)
    if isinstance(value, int):
        return to_signed(value, 64) if value >> 63 else value
    if isinstance(value, Address):
        return value
    raise ValueError(f"{row.text}: {value} is in no register")


def assembly_line(i: Instruction) -> AssemblyLine:
    """Return an instruction on physical registers as mnemonic and operands; ValueError for a
    virtual register, a wrong class, or another destination than the source tied to it."""
    row = i.row
    values: dict[str, Any] = {o.name: x for o, x in zip(row.reads, i.args, strict=True)}
    for o in row.operands:
        tied_operand = values.get(o.tied)
        if o.tied and not (isinstance(tied_operand, Register) and isinstance(i.out, Register)
                           and (tied_operand.register_class, tied_operand.number)
                           == (i.out.register_class, i.out.number)):
            raise ValueError(f"{row.text}: {i.out} is not {tied_operand}, to which it is tied")
    if row.written:
        values[row.written.name] = i.out
    width, operands = encoded_width(i), list[AssemblyOperand]()
    for is_address, names in operand_names(row):
        first, *others = (convert_operand(row, name, values[name], width) for name in names)
        if is_address:  # the other term is an index or a displacement
            offset, index = (to_signed(x, 32), None) if isinstance(x := others[0], int) else (0, x)
            operands.append(Address("", 0, offset, first, index))
        elif others:
            operands.append(Masked(first, *others, row.zeroing))  # type: ignore[arg-type,call-arg]
        else:
            operands.append(first)
    return encode_alike(row, operands)


def encode_alike(row: Row, operands: list[AssemblyOperand]) -> AssemblyLine:
    """Return an instruction that all assemblers encode alike: some exchange two sources of VEX if
    only the second is above 7, and encode VMOVQ between memory and xmm16 and up in two ways."""
    registers = [x for x in operands if isinstance(x, Register)]
    numbers = [x.number for x in registers]
    if (len(registers) == len(operands) == 3 and registers[0].width < 512 and max(numbers) < 16
            and numbers[1] < 8 <= numbers[2] and row.register_class == "vec" and commutes(row)):
        operands = [operands[0], operands[2], operands[1]]
    in_memory = any(isinstance(x, Address) for x in operands)
    mnemonic = "vmovsd" if row.mnemonic == "vmovq" and in_memory and numbers[0] > 15 else (
        row.mnemonic)
    return AssemblyLine(mnemonic, tuple(operands))
