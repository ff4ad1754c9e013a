"""Lines of assembly files: instructions, directives and comments in columns.

A local label is printed as `L(name)`, which `replace_labels` replaces in the complete text.
"""

import re
from collections.abc import Iterable, Sequence

from ..x86.assembly import AssemblyLine, assembly_line
from ..x86.encode import encode
from ..x86.program import Address, Instruction, Register
from .instruction_text import instruction_text, operand_text

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
    """Whether NASM encodes a VEX register move in the load form, one byte longer than GAS's."""
    registers = [x.number for x in line.operands if isinstance(x, Register)]
    return (syntax == "nasm" and line.mnemonic in VEX_MOVES and len(registers) == 2
            and registers[0] < 8 <= registers[1] < 16)


def instruction_line(i: Instruction, syntax: str, comment: str, indent: int = 0) -> str:
    """Return the line of an instruction; as bytes with a comment if assemblers lack it or encode it
    otherwise."""
    line = assembly_line(i)
    text = instruction_text(line, syntax)
    if i.row.emit_as_bytes or is_encoded_otherwise(line, syntax):
        comment = f"{text}  ({comment})" if comment else text
        code = encode(line)[0]
        text = ("; ".join(f"BYTE ${b:#04x}" for b in code) if syntax == "go"
                else f"{DATA[syntax][8]} {hexadecimal_bytes(code)}")
    return code_line(text, syntax, comment, indent)


def code_line(text: str, syntax: str, comment: str = "", indent: int = 0) -> str:
    """Return a line with mnemonic, operands and comment in columns, the mnemonic indented."""
    mnemonic, _, operands = text.partition(" ")
    code = f"{' ' * (8 + indent)}{mnemonic:<{12 - indent}} {operands}".rstrip()
    return f"{code:<{COMMENT_COLUMN - 1}} {comment_text(comment, syntax)}" if comment else code


def comment_text(text: str, syntax: str) -> str:
    """Return a comment of one line, for C in /* */; ValueError if the text ends it early."""
    if "*/" in text:
        raise ValueError(f"{text!r} ends a comment of C")
    return f"{MARK[syntax]} {text}{' */' if MARK[syntax] == '/*' else ''}"


def comment_line(text: str, syntax: str) -> str:
    """Return a line that is a comment, in the column of the mnemonics."""
    return f"        {comment_text(text, syntax)}"


def comment_block(texts: Sequence[str], syntax: str) -> list[str]:
    """Return a comment of several lines; [] without texts."""
    mark = MARK[syntax]
    if mark != "/*":
        return [f"{mark} {text}".rstrip() for text in texts]
    lines = [comment_text(text, syntax).removesuffix(" */") for text in texts]
    lines[1:] = [f" *{line[2:]}".rstrip() for line in lines[1:]]
    return [*lines, " */"] if lines else []


def data_align_line(count: int, syntax: str) -> str:
    """Return the line that pads with zeros up to a multiple of `count` bytes."""
    return code_line(f"align {count}, db 0" if syntax == "nasm"
                     else f".p2align {count.bit_length() - 1}", syntax)


def code_align_lines(count: int, syntax: str, four_byte_nops: bool = True) -> list[str]:
    """Return the lines that pad up to a multiple of `count` with NOPs; those of four bytes are
    explicit, because assemblers choose long NOPs differently."""
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
    """Return the bytes as hexadecimal numbers, separated by commas."""
    return ", ".join(f"{b:#04x}" for b in data)


def check_label(name: str) -> str:
    """Return `name`, or raise ValueError if it is not letters, digits and underscores."""
    if not re.fullmatch(r"[A-Za-z0-9_]+", name):
        raise ValueError(f"{name!r} cannot be a label")
    return name


def location_comment(location: Register | Address, syntax: str) -> str:
    """Return the text of a register or a memory operand for comments in a file of `syntax`."""
    return operand_text(location, "att" if syntax == "att" else "gas")


def replace_labels(text: str, replacement: str, syntax: str) -> str:
    """Return a text with `replacement` for each `L(name)`; \\1 in it is the name. Comments stay in
    their column if there is room."""
    def replace_in_line(line: str) -> str:
        """Return a line with its labels replaced and its comment, if any, in its column."""
        new = LOCAL_LABEL.sub(replacement, line)
        code, mark, comment = new.partition(f" {MARK[syntax]} ")
        if not mark or not code.startswith(" ") or not code.strip():
            return new
        return f"{code.rstrip():<{COMMENT_COLUMN - 1}}{mark}{comment}"

    return "".join(replace_in_line(line) if "L(" in line else line
                   for line in text.splitlines(keepends=True))
