"""Printer of instructions in the four syntaxes. vpaddd ymm1, ymm2, [rip + K + 32] is

    gas   vpaddd ymm1, ymm2, [rip + L(K) + 32]        nasm  vpaddd ymm1, ymm2, [rel L(K) + 32]
    att   vpaddd L(K)+32(%rip), %ymm2, %ymm1          go    VPADDD K<>+32(SB), Y2, Y1
"""

from ..compile.frame import register_name
from ..x86.assembly import AssemblyLine, AssemblyOperand, JumpTarget, Masked, number_text
from ..x86.program import Address, Register

# Bits -> word before a memory operand in Intel syntax.
SIZES = {"gas": {8: "byte ptr", 16: "word ptr", 32: "dword ptr", 64: "qword ptr",
                 128: "xmmword ptr", 256: "ymmword ptr", 512: "zmmword ptr"},
         "nasm": {8: "byte", 16: "word", 32: "dword", 64: "qword", 128: "oword", 256: "yword",
                  512: "zword"}}
LETTERS = {8: "b", 16: "w", 32: "l", 64: "q"}  # bits -> letter of the size in a mnemonic
# Integer instructions, whose mnemonics state the operand size in Go.
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


def instruction_text(line: AssemblyLine, syntax: str) -> str:
    """Return an assembly instruction as text. `syntax`: "gas", "nasm", "att" or "go"."""
    mnemonic, operands = line.mnemonic, list(line.operands)
    if syntax == "att":
        mnemonic = att_mnemonic(line)
    elif syntax == "go":
        mnemonic = go_mnemonic(line)
        operands = [part for x in operands
                    for part in ((x.register, x.mask) if isinstance(x, Masked) else (x,))]
    if syntax == "att" or syntax == "go" and line.mnemonic != "cmp":
        operands.reverse()
    texts = (operand_text(x, syntax, line.states_size) for x in operands)
    return f"{mnemonic} {', '.join(texts)}".rstrip()


def att_mnemonic(line: AssemblyLine) -> str:
    """Return AT&T's mnemonic, with the letter of the size if no register implies it (MOVZ:
    both)."""
    size = LETTERS.get(line.memory.size, "") if line.memory and line.states_size else ""
    if line.mnemonic == "movzx":
        return f"movz{size}{LETTERS[line.registers[0].width]}"
    return line.mnemonic if line.registers else line.mnemonic + size


def go_mnemonic(line: AssemblyLine) -> str:
    """Return Go's mnemonic; ValueError if it needs a size that no operand implies."""
    name, memory = line.mnemonic, line.memory
    if name == "movq":
        return "MOVQ"
    if name == "movzx" and memory:
        return f"mov{LETTERS[memory.size]}{LETTERS[line.registers[0].width]}zx".upper()
    if name not in SIZED:
        zeroing = ".Z" if any(isinstance(x, Masked) and x.zeroing for x in line.operands) else ""
        name = UNALIGNED.get(name, name) if memory and memory.table else name
        return IRREGULAR_NAMES.get(name, name.upper()) + zeroing
    sizes = [register.width for register in line.registers if register.register_class == "int"]
    sizes += [memory.size] if memory else []
    if not sizes:
        raise ValueError(f"{name} {line.operands}: no operand implies its size")
    return (name + LETTERS[sizes[0]]).upper()


def operand_text(x: AssemblyOperand, syntax: str, states_size: bool = False) -> str:
    """Return an operand's text. `states_size`: in Intel syntax, memory has its size before it."""
    if isinstance(x, Masked):
        zeroing = "{z}" if x.zeroing else ""
        return f"{register_text(x.register, syntax)}{{{register_text(x.mask, syntax)}}}{zeroing}"
    if isinstance(x, Register):
        return register_text(x, syntax)
    if isinstance(x, Address):
        size = SIZES[syntax][x.size] if states_size and x.size and syntax in SIZES else ""
        return f"{size} {memory_text(x, syntax)}".lstrip()
    if isinstance(x, JumpTarget):
        return x.label if syntax == "go" else f"L({x.label})"
    return number_text(x) if syntax in SIZES else f"${number_text(x)}"


def register_text(register: Register, syntax: str) -> str:
    """Return a register's text. In Go, rax is AX, r8d is R8, and ymm1 is Y1."""
    if syntax != "go":
        return ("%" if syntax == "att" else "") + register_name(register)
    if register.register_class != "int":
        return f"{register_name(register)[0].upper()}{register.number}"
    name = register_name(register, 64).upper()
    return name if register.number > 7 else name[1:]


def memory_text(a: Address, syntax: str) -> str:
    """Return the text of a memory operand, without the word for its size."""
    offset = number_text(a.offset) if a.offset else ""
    if syntax in SIZES:
        first = register_name(a.base) if not a.table else (
            f"rip + L({a.table})" if syntax == "gas" else f"rel L({a.table})")
        scale = f"*{a.scale}" if a.scale != 1 else ""
        index = "" if a.index is None else f" + {register_name(a.index)}{scale}"
        sign = "" if not a.offset else " - " if a.offset < 0 else " + "
        return f"[{first}{index}{sign}{offset.removeprefix('-')}]"
    if a.table:
        symbol, base = ((f"{a.table}<>", "SB") if syntax == "go" else (f"L({a.table})", "%rip"))
        return f"{symbol}{'+' if a.offset > 0 else ''}{offset}({base})"
    base = register_text(a.base, syntax)
    if a.index is None:
        return f"{offset}({base})"
    index = register_text(a.index, syntax)
    if syntax == "go":
        return f"{offset}({base})({index}*{a.scale})"
    return f"{offset}({base}, {index}{f', {a.scale}' if a.scale != 1 else ''})"
