"""Printer of instructions in the syntax of Go's assembler.

    instruction_text(line) -> str     for vpaddd ymm1, ymm2, [rip + K + 32]:
                                      "VPADDD K<>+32(SB), Y2, Y1"

Go's assembler reverses the operands (except those of comparisons), writes memory as
displacement(base)(index*scale), tables as symbols of the file, and a mask before the destination.
Letters at the end of the mnemonic state sizes. Instructions that Plan 9's assembler had have its
names. Go aligns tables to 32 bytes at most, so instructions that read tables are replaced by their
unaligned forms.
"""

from ..x86.assembly import AssemblyLine, AssemblyOperand, JumpTarget, Masked, number_text
from ..x86.program import Address, Register

LETTERS = {8: "B", 16: "W", 32: "L", 64: "Q"}
VECTORS = {128: "X", 256: "Y", 512: "Z"}
INTEGERS = ("AX", "CX", "DX", "BX", "SP", "BP", "SI", "DI", *(f"R{n}" for n in range(8, 16)))
# Integer instructions, whose mnemonics state the operand size.
SIZED = {"add", "sub", "and", "or", "xor", "not", "neg", "mov", "lea", "cmp", "ror", "rol", "shl",
         "shr", "shld", "shrd", "bswap",
         "andn", "rorx", "inc", "dec", "push", "pop", "test", "imul", "xchg"}
# Mnemonic -> Go's name, if it is not the mnemonic in capitals.
IRREGULAR_NAMES = {"movdqa": "MOVO", "movdqu": "MOVOU", "pslldq": "PSLLO", "psrldq": "PSRLO",
                   "paddd": "PADDL", "psubd": "PSUBL",
                   "pslld": "PSLLL", "psrld": "PSRLL", "psrad": "PSRAL", "punpckldq": "PUNPCKLLQ",
                   "punpckhdq": "PUNPCKHLQ",
                   "punpcklqdq": "PUNPCKLQDQ", "punpckhqdq": "PUNPCKHQDQ", "movd": "MOVL",
                   "je": "JEQ", "jb": "JCS", "jae": "JCC",
                   "ja": "JHI", "jbe": "JLS"}
# Mnemonic -> mnemonic of the form that accepts unaligned memory.
UNALIGNED = {"movdqa": "movdqu", "movaps": "movups", "vmovdqa": "vmovdqu", "vmovaps": "vmovups",
             "vmovdqa32": "vmovdqu32",
             "vmovdqa64": "vmovdqu64"}


def instruction_text(line: AssemblyLine) -> str:
    """Return an instruction's text for Go's assembler."""
    operands = [operand_text(part) for x in line.operands
                for part in ((x.register, x.mask) if isinstance(x, Masked) else (x,))]
    zeroing = ".Z" if any(isinstance(x, Masked) and x.zeroing for x in line.operands) else ""
    words = ", ".join(operands if line.mnemonic == "cmp" else operands[::-1])
    return f"{go_mnemonic(line)}{zeroing} {words}".rstrip()


def go_mnemonic(line: AssemblyLine) -> str:
    """Return Go's mnemonic of an instruction. Raise ValueError if the mnemonic must state a size
    and no operand implies one."""
    name, memory = line.mnemonic, line.memory
    if name == "movq":
        return "MOVQ"
    if name == "movzx" and memory:
        return f"MOV{LETTERS[memory.size]}{LETTERS[line.registers[0].width]}ZX"
    if name not in SIZED:
        name = UNALIGNED.get(name, name) if memory and memory.table else name
        return IRREGULAR_NAMES.get(name, name.upper())
    sizes = [register.width for register in line.registers if register.register_class == "int"]
    sizes += [memory.size] if memory else []
    if not sizes:
        raise ValueError(f"{name} {line.operands}: no operand implies its size")
    return name.upper() + LETTERS[sizes[0]]


def operand_text(x: AssemblyOperand) -> str:
    """Return the text of an operand other than a masked register for Go's assembler."""
    if isinstance(x, Register):
        if x.register_class == "int":
            return INTEGERS[x.number]
        return f"{'K' if x.register_class == 'mask' else VECTORS[x.width]}{x.number}"
    if isinstance(x, Address):
        return memory_text(x)
    assert not isinstance(x, Masked)
    return x.label if isinstance(x, JumpTarget) else f"${number_text(x)}"


def memory_text(a: Address) -> str:
    """Return the text of a memory operand for Go's assembler: displacement(base)(index*scale) or,
    for a table, symbol<>+displacement(SB)."""
    offset = number_text(a.offset) if a.offset else ""
    if a.table:
        return f"{a.table}<>{'+' if a.offset > 0 else ''}{offset}(SB)"
    index = "" if a.index is None else f"({operand_text(a.index)}*{a.scale})"
    return f"{offset}({operand_text(a.base)}){index}"
