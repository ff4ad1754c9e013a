"""Assembly instructions: a mnemonic and operands in Intel's order, before a printer or the encoder
takes them.

Input: an instruction of a program on physical registers. Output: its `AssemblyLine`, in which every
register has the width that the ISA row gives it and every address is an `Address`. The printers of
all syntaxes and the encoder read it, so that nothing has to read printed text.
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
    """Destination register with a mask register. Lanes whose mask bit is zero become zero with
    `zeroing`, else they keep their content."""

    register: Register
    mask: Register
    zeroing: bool


class JumpTarget(NamedTuple):
    """Label that an instruction jumps to."""

    label: str


AssemblyOperand = Register | Masked | Address | JumpTarget | int


@dataclass(frozen=True, slots=True)
class AssemblyLine:
    """Mnemonic and operands, the destination first. A downstream project's macro is a mnemonic
    without operands."""

    mnemonic: str
    operands: tuple[AssemblyOperand, ...] = ()

    @property
    def registers(self) -> list[Register]:
        """Registers that are operands, in order, with or without a mask. Mask registers in braces
        and the registers inside addresses are not among them."""
        return [x.register if isinstance(x, Masked) else x for x in self.operands
                if isinstance(x, Register | Masked)]

    @property
    def memory(self) -> Address | None:
        """Memory operand; None if there is none."""
        return next((x for x in self.operands if isinstance(x, Address)), None)

    @property
    def states_size(self) -> bool:
        """Whether a printer must state the memory operand's size: no register implies it, or it is
        below 32 bits."""
        return not self.registers or self.memory is not None and self.memory.size in (8, 16)


def number_text(value: int) -> str:
    """Return a number as assembly text: decimal if it has at most 16 bits, else hexadecimal."""
    return f"{value:d}" if abs(value) < 1 << 16 else f"{value:#x}"


def encoded_width(i: Instruction) -> int:
    """Return the width in bits with which an instruction is encoded. It is 32 for a move of a
    number below 2^32 into a register, because such a move clears the upper half; NASM chooses this
    width itself."""
    return 32 if i.row.text == "mov {d}, {i}" and 0 <= i.args[-1] < 1 << 32 else i.width  # type: ignore[operator]


@cache
def operand_names(row: Row) -> list[tuple[bool, list[str]]]:
    """Return a pair for each operand in a row's syntax: whether it is an address that the row
    spells out, such as [{a} + {i}], and the list of names in it. Such an address has two names, and
    so has a register with a mask; other operands have one."""
    texts = row.text.partition(" ")[2].split(", ")
    return [(text.startswith("["), [name for _, name, _, _ in Formatter().parse(text) if name])
            for text in texts if text]


def convert_operand(row: Row, name: str, value: Any, width: int) -> AssemblyOperand:
    """Return `value`, the operand `name` of a row in the row's form of `width` bits, as an operand
    of an assembly instruction. Raise ValueError if it is a virtual register, or a register of
    another class than the row takes."""
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
    """Return an instruction of a program on physical registers as mnemonic and operands.

    Raise ValueError if an operand is in no register or in one of the wrong class, or if the
    destination is not the register of the source to which the row ties it.
    """
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
    """Return an instruction that all assemblers encode alike. Some exchange two sources of a VEX
    instruction if only the second one is above 7; they differ in VMOVQ between memory and a
    register above 15, for which VMOVSD stands."""
    registers = [x for x in operands if isinstance(x, Register)]
    numbers = [x.number for x in registers]
    if (len(registers) == len(operands) == 3 and registers[0].width < 512 and max(numbers) < 16
            and numbers[1] < 8 <= numbers[2] and row.register_class == "vec" and commutes(row)):
        operands = [operands[0], operands[2], operands[1]]
    in_memory = any(isinstance(x, Address) for x in operands)
    mnemonic = "vmovsd" if row.mnemonic == "vmovq" and in_memory and numbers[0] > 15 else (
        row.mnemonic)
    return AssemblyLine(mnemonic, tuple(operands))
