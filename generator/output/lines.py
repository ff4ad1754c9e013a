"""Instructions in the four syntaxes, lines in columns, and rendering of templates. A local label is
printed as `L(name)`, which `replace_labels` replaces in the complete text."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import jinja2

from ..files import data_folder
from ..x86.assembly import (
    AssemblyLine,
    AssemblyOperand,
    JumpTarget,
    Masked,
    assembly_line,
    encode,
    number_text,
)
from ..x86.program import Address, Instruction, Register, register_name

# Instructions

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
    """Return an instruction in the syntax "gas", "nasm", "att" or "go"."""
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
    """Return AT&T's mnemonic, with the size's letter if no register implies it (MOVZ: both)."""
    size = LETTERS.get(line.memory.size, "") if line.memory and line.states_size else ""
    if line.mnemonic == "movzx":
        return f"movz{size}{LETTERS[line.registers[0].width]}"
    return line.mnemonic if line.registers else line.mnemonic + size


def go_mnemonic(line: AssemblyLine) -> str:
    """Return Go's mnemonic."""
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
    return (name + LETTERS[sizes[0]]).upper()


def operand_text(x: AssemblyOperand, syntax: str, states_size: bool = False) -> str:
    """Return the operand; `states_size`: in Intel syntax, memory has its size before it."""
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
    """Return the register; in Go, rax is AX, r8d is R8, and ymm1 is Y1."""
    if syntax != "go":
        return ("%" if syntax == "att" else "") + register_name(register)
    if register.register_class != "int":
        return f"{register_name(register)[0].upper()}{register.number}"
    name = register_name(register, 64).upper()
    return name if register.number > 7 else name[1:]


def memory_text(a: Address, syntax: str) -> str:
    """Return the memory operand without the word for its size."""
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


# Lines

MARK = {"gas": "/*", "att": "/*", "nasm": ";", "go": "//"}  # syntax -> mark that begins a comment
# Syntax -> bits of a number -> directive that defines numbers.
DATA = {"gas": {8: ".byte", 16: ".short", 32: ".long", 64: ".quad"},
        "nasm": {8: "db", 16: "dw", 32: "dd", 64: "dq"}}
DATA["att"] = DATA["gas"]
VEX_MOVES = ("vmovdqa", "vmovdqu", "vmovaps", "vmovups")
COMMENT_COLUMN = 64
FOUR_BYTE_NOP = 0x00401f0f           # nop dword ptr [rax + 0], least significant byte first
LOCAL_LABEL = re.compile(r"\bL\((\w+)\)")


def is_encoded_otherwise(line: AssemblyLine, syntax: str) -> bool:
    """Return whether NASM's encoding of a VEX register move is one byte longer than GAS's."""
    registers = [x.number for x in line.operands if isinstance(x, Register)]
    return (syntax == "nasm" and line.mnemonic in VEX_MOVES and len(registers) == 2
            and registers[0] < 8 <= registers[1] < 16)


def instruction_line(i: Instruction, syntax: str, comment: str, indent: int = 0) -> str:
    """Return the instruction, as bytes if assemblers lack it or encode it otherwise."""
    line = assembly_line(i)
    text = instruction_text(line, syntax)
    if i.row.emit_as_bytes or is_encoded_otherwise(line, syntax):
        comment = f"{text}  ({comment})" if comment else text
        code = encode(line)[0]
        text = ("; ".join(f"BYTE ${b:#04x}" for b in code) if syntax == "go"
                else f"{DATA[syntax][8]} {hexadecimal_bytes(code)}")
    return code_line(text, syntax, comment, indent)


def code_line(text: str, syntax: str, comment: str = "", indent: int = 0) -> str:
    """Return mnemonic, operands and comment in columns, the mnemonic indented."""
    mnemonic, _, operands = text.partition(" ")
    code = f"{' ' * (8 + indent)}{mnemonic:<{12 - indent}} {operands}".rstrip()
    return f"{code:<{COMMENT_COLUMN - 1}} {comment_text(comment, syntax)}" if comment else code


def comment_text(text: str, syntax: str) -> str:
    """Return a comment of one line, for C in /* */."""
    return f"{MARK[syntax]} {text}{' */' if MARK[syntax] == '/*' else ''}"


def comment_line(text: str, syntax: str) -> str:
    return f"        {comment_text(text, syntax)}"


def comment_block(texts: Sequence[str], syntax: str) -> list[str]:
    mark = MARK[syntax]
    if mark != "/*":
        return [f"{mark} {text}".rstrip() for text in texts]
    lines = [comment_text(text, syntax).removesuffix(" */") for text in texts]
    lines[1:] = [f" *{line[2:]}".rstrip() for line in lines[1:]]
    return [*lines, " */"] if lines else []


def data_align_line(count: int, syntax: str) -> str:
    return code_line(f"align {count}, db 0" if syntax == "nasm"
                     else f".p2align {count.bit_length() - 1}", syntax)


def code_align_lines(count: int, syntax: str, four_byte_nops: bool = True) -> list[str]:
    """Pad up to a multiple of `count` with NOPs; of four bytes, as assemblers choose others."""
    power = count.bit_length() - 1
    if syntax == "go":
        directives = [f"PCALIGN ${count}"]
    elif syntax == "nasm":
        directives = ["align 4", f"times (-($ - $$) & {count - 1}) / 4 dd {FOUR_BYTE_NOP:#010x}"]
    elif four_byte_nops:
        directives = [".p2align 2", f".p2alignl {power}, {FOUR_BYTE_NOP:#010x}"]
    else:
        directives = [f".p2align {power}"]
    return [code_line(text, syntax) for text in directives]


def hexadecimal_bytes(data: Iterable[int]) -> str:
    return ", ".join(f"{b:#04x}" for b in data)


def location_comment(location: Register | Address, syntax: str) -> str:
    return operand_text(location, "att" if syntax == "att" else "gas")


def replace_labels(text: str, replacement: str, syntax: str) -> str:
    """Replace each `L(name)`; \\1 in `replacement` is the name. Comments stay in their column."""
    def replace_in_line(line: str) -> str:
        new = LOCAL_LABEL.sub(replacement, line)
        code, mark, comment = new.partition(f" {MARK[syntax]} ")
        if not mark or not code.startswith(" ") or not code.strip():
            return new
        return f"{code.rstrip():<{COMMENT_COLUMN - 1}}{mark}{comment}"

    return "".join(replace_in_line(line) if "L(" in line else line
                   for line in text.splitlines(keepends=True))


# Templates

@cache
def make_environment() -> jinja2.Environment:
    return jinja2.Environment(loader=jinja2.FileSystemLoader(data_folder("templates")),
                              trim_blocks=True, lstrip_blocks=True,
                              keep_trailing_newline=True, undefined=jinja2.StrictUndefined,
                              autoescape=False)


def render(template: str, values: Mapping[str, Any], extra_characters: str | None = "",
           macros: bool = False) -> str:
    """Return a template's text; ValueError for characters but ASCII and `extra_characters` (None:
    any), and unless `macros` for a line that ends in a backslash."""
    text = make_environment().get_template(template).render(values)
    if (extra_characters is not None
        and (not text.translate(dict.fromkeys(map(ord, extra_characters))).isascii()
             or not macros and "\\\n" in text)):
        raise ValueError("generated text must be ASCII, and no line may end in a backslash")
    return text
