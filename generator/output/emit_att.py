"""Printer of instructions in AT&T syntax.

    instruction_text(line) -> str     for vpaddd ymm1, ymm2, [rip + K + 32]:
                                      "vpaddd L(K)+32(%rip), %ymm2, %ymm1"

AT&T syntax reverses the operands, marks registers by % and numbers by $, and writes memory as
displacement(base, index, scale). Where no register implies the size of an operand, a suffix of the
mnemonic states it.
"""

from ..compile.frame import register_name
from ..x86.assembly import AssemblyLine, AssemblyOperand, JumpTarget, Masked, number_text
from ..x86.program import Address, Register

SUFFIXES = {8: "b", 16: "w", 32: "l", 64: "q"}


def instruction_text(line: AssemblyLine) -> str:
    """Return an instruction's text in AT&T syntax."""
    operands = ", ".join(operand_text(x) for x in reversed(line.operands))
    mnemonic = "movz" if line.mnemonic == "movzx" else line.mnemonic
    return f"{mnemonic}{size_suffix(line)} {operands}".rstrip()


def size_suffix(line: AssemblyLine) -> str:
    """Return the suffix of the mnemonic: the letter of the operand size, or "" if a register
    implies the size. MOVZX, which is MOVZ in AT&T syntax, has the letters of both sizes."""
    size = SUFFIXES.get(line.memory.size, "") if line.memory and line.states_size else ""
    if line.mnemonic == "movzx":
        return size + SUFFIXES[line.registers[0].width]
    return "" if line.registers else size


def operand_text(x: AssemblyOperand) -> str:
    """Return an operand's text in AT&T syntax."""
    if isinstance(x, Masked):
        return f"{operand_text(x.register)}{{{operand_text(x.mask)}}}{'{z}' if x.zeroing else ''}"
    if isinstance(x, Register):
        return f"%{register_name(x)}"
    if isinstance(x, Address):
        return memory_text(x)
    return f"L({x.label})" if isinstance(x, JumpTarget) else f"${number_text(x)}"


def memory_text(a: Address) -> str:
    """Return the text of a memory operand in AT&T syntax: displacement(base, index, scale)."""
    if a.table:
        displacement = number_text(a.offset) if a.offset else ""
        return f"L({a.table}){'+' if a.offset > 0 else ''}{displacement}(%rip)"
    index = ("" if a.index is None else f", %{register_name(a.index)}"
             + (f", {a.scale}" if a.scale != 1 else ""))
    return f"{number_text(a.offset) if a.offset else ''}(%{register_name(a.base)}{index})"
