"""Printer of instructions in Intel syntax, for GAS and NASM.

    instruction_text(line, "nasm") -> str     for vpaddd ymm1, ymm2, [rip + K + 32]:
                                              "vpaddd ymm1, ymm2, [rel L(K) + 32]"

The two syntaxes differ in memory operands only. Where no register implies the size of a memory
operand, a word before it states the size.
"""

from ..compile.frame import register_name
from ..x86.assembly import AssemblyLine, AssemblyOperand, JumpTarget, Masked, number_text
from ..x86.program import Address, Register

SIZES = {"gas": {8: "byte ptr", 16: "word ptr", 32: "dword ptr", 64: "qword ptr",
                 128: "xmmword ptr", 256: "ymmword ptr", 512: "zmmword ptr"},
         "nasm": {8: "byte", 16: "word", 32: "dword", 64: "qword", 128: "oword", 256: "yword",
                  512: "zword"}}


def instruction_text(line: AssemblyLine, syntax: str) -> str:
    """Return an instruction's text in Intel syntax for the assembler `syntax`, "gas" or "nasm"."""
    def operand_text(x: AssemblyOperand) -> str:
        """Return the text of an operand."""
        if isinstance(x, Masked):
            return f"{operand_text(x.register)}{{{operand_text(x.mask)}}}" + (
                "{z}" if x.zeroing else "")
        if isinstance(x, Address):
            size = f"{SIZES[syntax][x.size]} " if line.states_size and x.size else ""
            return size + memory_text(x, syntax)
        if isinstance(x, JumpTarget):
            return f"L({x.label})"
        return register_name(x) if isinstance(x, Register) else number_text(x)

    return f"{line.mnemonic} {', '.join(map(operand_text, line.operands))}".rstrip()


def memory_text(a: Address, syntax: str) -> str:
    """Return the text of a memory operand in Intel syntax, without the word for its size. `syntax`:
    as in `instruction_text`."""
    if a.table:
        parts = ["rip", f"L({a.table})"] if syntax == "gas" else [f"rel L({a.table})"]
    else:
        assert isinstance(a.base, Register)
        parts = [register_name(a.base)]
    if isinstance(a.index, Register):
        parts.append(register_name(a.index) + (f"*{a.scale}" if a.scale != 1 else ""))
    sign = "-" if a.offset < 0 else "+"
    offset = f" {sign} {number_text(abs(a.offset))}" if a.offset else ""
    return f"[{' + '.join(parts)}{offset}]"
