"""Printer of assembly files in GAS's or NASM's syntax, and of the C header.

    assembly(programs, frames, facts, syntax) -> str     syntax "gas" or "att" (.S, preprocessed), "nasm" (.asm)
    header(kernels, prefix) -> str                        kernels: (prototype, lines of description) each

Input: allocated programs and their frame layouts. Both syntaxes print the same instruction lines from the texts of the ISA rows;
only memory operands differ. One file serves ELF, Mach-O and COFF and both calling conventions by means of the assembler's
conditionals. This module computes every value; the templates only loop and substitute.
"""

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ..compile.frame import (
    COMMON_INFORMATION,
    CfiRule,
    ConventionFrame,
    FrameLayout,
    call_frame,
    directive,
    register_name,
    unwind_code,
)
from ..x86.assembly import AssemblyLine, AssemblyOperand, JumpTarget, Masked, assembly_line, number, to_signed
from ..x86.encode import encode
from ..x86.isa import Row
from ..x86.program import Address, BasicBlock, Instruction, Jump, Label, Program, Register, Table
from . import banner, emit_att, emit_go, register_map
from .banner import MARK, Facts, macro_stem
from .render import render

SIZES = {"gas": {8: "byte ptr", 16: "word ptr", 32: "dword ptr", 64: "qword ptr", 128: "xmmword ptr",
                 256: "ymmword ptr", 512: "zmmword ptr"},
         "nasm": {8: "byte", 16: "word", 32: "dword", 64: "qword", 128: "oword", 256: "yword", 512: "zword"}}
DATA = {"gas": {8: ".byte", 16: ".short", 32: ".long", 64: ".quad"}, "nasm": {8: "db", 16: "dw", 32: "dd", 64: "dq"}}
DATA["att"] = DATA["gas"]
COMMENT_COLUMN = 64
FUNCTION_ALIGN = 64
COMPARE = Row("cmp {a}, {b}", lambda a, b: None)
LOCAL_LABEL = re.compile(r"\bL\((\w+)\)")
ASIDE = 4                              # columns by which strands other than the rounds are shifted to the right


# Operands and instructions

def memory(a: Address, syntax: str, ptr: bool) -> str:
    """Return the text of a memory operand, with its size if `ptr` (needed where no register operand implies it)."""
    if a.table:
        parts = ["rip", f"L({a.table})"] if syntax == "gas" else [f"rel L({a.table})"]
    else:
        assert isinstance(a.base, Register)
        parts = [register_name(a.base)]
    if isinstance(a.index, Register):
        parts.append(register_name(a.index) + (f"*{a.scale}" if a.scale != 1 else ""))
    text = " + ".join(parts) + (
        f" + {number(a.offset)}" if a.offset > 0 else f" - {number(-a.offset)}" if a.offset else "")
    return f"{SIZES[syntax][a.size]} [{text}]" if ptr else f"[{text}]"


def text_of(instruction: AssemblyLine, syntax: str) -> str:
    """Return an assembly instruction's text in one of the four syntaxes."""
    if syntax in ("att", "go"):
        return emit_att.instruction(instruction) if syntax == "att" else emit_go.instruction(instruction)
    sized = instruction.states_size

    def operand(x: AssemblyOperand) -> str:
        if isinstance(x, Masked):
            return f"{operand(x.register)}{{{operand(x.mask)}}}{'{z}' if x.zeroing else ''}"
        if isinstance(x, Address):
            return memory(x, syntax, sized and bool(x.size))
        return register_name(x) if isinstance(x, Register) else f"L({x.label})" if isinstance(x, JumpTarget) else number(x)

    return f"{instruction.mnemonic} {', '.join(map(operand, instruction.operands))}".rstrip()


def code_line(i: Instruction, syntax: str, comment: str, aside: int = 0) -> str:
    """Return an instruction's line; if assemblers do not know it, a line of its bytes with the instruction as a comment."""
    instruction = assembly_line(i)
    text = text_of(instruction, syntax)
    if i.row.emit_as_bytes:
        comment = f"{text}  ({comment})" if comment else text
        code = encode(instruction)[0]
        text = "; ".join(f"BYTE ${b:#04x}" for b in code) if syntax == "go" else f"{DATA[syntax][8]} {hexadecimal(code)}"
    return line(text, syntax, comment, aside)


def line(text: str, syntax: str, comment: str = "", aside: int = 0) -> str:
    """Return a line with mnemonic, operands and comment in columns; `aside` shifts the code to the right."""
    mnemonic, _, operands = text.partition(" ")
    code = f"{' ' * (8 + aside)}{mnemonic:<{12 - aside}} {operands}".rstrip()
    return f"{code:<{COMMENT_COLUMN - 1}} {MARK[syntax]} {comment}" if comment else code


def jump(item: Jump, target: str, syntax: str) -> list[str]:
    """Return the lines of a jump to a label: for a conditional one a comparison, then the jump."""
    leap = line(text_of(AssemblyLine(f"j{item.condition or 'mp'}", (JumpTarget(target),)), syntax), syntax)
    return [code_line(comparison(item), syntax, ""), leap] if item.condition else [leap]


def comparison(item: Jump) -> Instruction:
    """Return the comparison of 64-bit numbers that decides a conditional jump; ValueError if no CMP has these operands."""
    kinds = {type(item.a), type(item.b)}
    if not kinds <= {Register, Address, int} or kinds == {Address} or isinstance(item.a, int) or (
            isinstance(item.b, int) and to_signed(item.b, 32) != to_signed(item.b, 64)):
        raise ValueError(f"a jump cannot compare {item.a} and {item.b}")
    return Instruction(COMPARE, 64, None, (item.a, item.b))


def replace_labels(text: str, replacement: str, syntax: str) -> str:
    """Replace each local label `L(name)`, in a file's text, by `replacement`, in which \\1 stands for the name.

    Comments stay in their column: the spaces before them absorb the difference of the lengths.
    """
    def replaced_line(line: str) -> str:
        new = LOCAL_LABEL.sub(replacement, line)
        code, mark, comment = new.partition(f" {MARK[syntax]} ")
        if not mark or not code.startswith(" ") or not code.strip():
            return new
        return f"{code.rstrip():<{COMMENT_COLUMN - 1}}{mark}{comment}"

    return "".join(replaced_line(line) if "L(" in line else line for line in text.splitlines(keepends=True))


def round_groups(block: BasicBlock) -> frozenset[tuple[str, int]]:
    """Return the rounds that a basic block runs, by their kind and number; empty where it runs fewer than four groups."""
    groups = frozenset((i.group.step, i.group.number) for i in block.instructions
                       if i.strand.startswith("rounds") and i.group.step.startswith("round"))
    return groups if len(groups) > 3 else frozenset()


def body(program: Program, name: str, syntax: str) -> list[str]:
    """Return the lines of a program's items; its labels begin with `name`.

    A basic block that repeats the rounds of an earlier one says so: the rounds are unrolled into several blocks, which differ
    in registers and order and in the message schedules beside them.
    """
    labels = {item.name for item in program.items if isinstance(item, Label)}
    lines: list[str] = []
    label_reference = "above"
    first_with_rounds: dict[frozenset[tuple[str, int]], str] = {}
    for item in program.items:
        if isinstance(item, Label):
            label_reference = f"at {word(name)}_{word(item.name)}"
            if item.align:
                lines.append(align(item.align, syntax))
            comment = f"  {MARK[syntax]} {item.comment}" if item.comment else ""
            location_lines = register_map.at_label(program, item.name, partial(location_comment, syntax=syntax))
            lines += [f"        {MARK[syntax]} {text}" for text in location_lines]
            label = f"{word(name)}_{word(item.name)}"
            lines.append(f"{label if syntax == 'go' else f'L({label})'}:{comment}")
        elif isinstance(item, Jump):
            if item.target not in labels:
                raise ValueError(f"{program.symbol} jumps to {item.target}, which is nowhere")
            lines += jump(item, f"{name}_{item.target}", syntax)
        else:
            if item.comment and item.instructions:
                lines += ["", f"        {MARK[syntax]} {item.comment}"]
            if rounds := round_groups(item):
                earlier = first_with_rounds.get(rounds)
                first_with_rounds.setdefault(rounds, label_reference)
                lines.append(f"        {MARK[syntax]} Rounds and words are numbered from the first of these rounds.")
                if earlier:
                    lines.append(f"        {MARK[syntax]} Same steps as {earlier}; registers and order may differ.")
            printed_comments: set[str] = set()       # a step is named where it begins, not where it goes on
            woven = len({i.strand for i in item.instructions} - {""}) > 1
            for i in item.instructions:
                aside = ASIDE * (woven and i.strand not in ("", "rounds"))
                lines.append(code_line(i, syntax, "" if i.comment in printed_comments else i.comment, aside))
                printed_comments.add(i.comment)
    return lines


def location_comment(location: Register | Address, syntax: str) -> str:
    """Return the text of a register or a stack slot for comments in the file."""
    if syntax == "att":
        return emit_att.operand(location)
    return register_name(location) if isinstance(location, Register) else memory(location, "gas", False)


def word(name: str) -> str:
    """Return a name if it has letters, digits and underscores only, so that every assembler accepts
    it.

    Raises ValueError for another name.
    """
    if not re.fullmatch(r"[A-Za-z0-9_]+", name):
        raise ValueError(f"{name!r} cannot be a label")
    return name


def align(count: int, syntax: str) -> str:
    """Return the directive that pads to a multiple of `count` bytes."""
    return line({"nasm": f"align {count}", "go": f"PCALIGN ${count}"}.get(syntax, f".p2align {count.bit_length() - 1}"), syntax)


# Frames

PARTS = ("prologue", "moves", "epilogue")


def gas_side(side: ConventionFrame, syntax: str) -> dict[str, list[str]]:
    """Return the lines before and after a function's body, with CFI directives, for one calling
    convention."""
    mark = "%" if syntax == "att" else ""
    return {part: [line(text, syntax) for step in getattr(side, part)
                   for text in (text_of(step.line, syntax), *(directive(rule, mark) for rule in step.rules))]
            for part in PARTS}


def nasm_side(side: ConventionFrame, name: str) -> dict[str, list[str]]:
    """Return the lines before and after a function's body for NASM, for one calling convention.

    NASM has no CFI directives. A label follows each step that has CFI rules, and `nasm_call_frame`
    writes the rules as data.
    """
    numbers = itertools.count(1)
    return {part: [text for step in getattr(side, part) for text in (
        line(text_of(step.line, "nasm"), "nasm"), *(f"L({name}_at{next(numbers)}):" for _ in step.rules[:1]))] for part in PARTS}


def hexadecimal(data: Iterable[int]) -> str:
    return ", ".join(f"{b:#04x}" for b in data)


def nasm_call_frame(side: ConventionFrame, symbol: str, name: str) -> list[str]:
    """Return a function's DWARF call frame instructions as data lines for NASM."""
    out, at, count = [], symbol, 0
    for steps, after_body in ((side.prologue, False), (side.epilogue, True)):
        for step in steps:
            if not step.rules:
                continue
            count += 1
            here = f"L({name}_at{count})"
            data = hexadecimal(b"".join(call_frame(rule) for rule in step.rules))
            if after_body:                                              # DW_CFA_advance_loc4: the body lies between
                out += [line("db 0x04", "nasm"), line(f"dd {here} - {at}", "nasm")]
                out.append(line(f"db {data}", "nasm", text_of(step.line, "nasm")))
            else:                                                # DW_CFA_advance_loc
                out.append(line(f"db 0x40 + ({here} - {at}), {data}", "nasm", text_of(step.line, "nasm")))
            at, after_body = here, False
    return out


def nasm_unwind_codes(side: ConventionFrame, symbol: str, name: str) -> dict[str, Any]:
    """Return a function's Win64 unwind codes as data lines, the last step first, and their number
    of 16-bit slots."""
    rules: list[tuple[str, str, CfiRule]] = []
    for step in side.prologue:
        for rule in step.rules:
            rules.append((f"L({name}_at{len(rules) + 1})", text_of(step.line, "nasm"), rule))
    out, slots = [], 0
    for here, text, rule in reversed(rules):
        operation, more = unwind_code(rule)
        slots += 1 + len(more)
        out.append(line(f"db {here} - {symbol}, {operation:#04x}", "nasm", text))
        out += [line(f"dw {w}", "nasm") for w in more]
    return {"codes": out, "slots": slots, "size": f"{rules[-1][0]} - {symbol}" if rules else "0"}


# Files

def short_names(symbols: Sequence[str]) -> list[str]:
    """Return short distinct names of a file's functions: their symbols without the common first and last words."""
    parts = [s.split("_") for s in symbols]
    if len(symbols) == 1:
        return ["f"]
    while all(len(p) > 1 for p in parts) and len({p[0] for p in parts}) == 1:
        parts = [p[1:] for p in parts]
    while all(len(p) > 1 for p in parts) and len({p[-1] for p in parts}) == 1:
        parts = [p[:-1] for p in parts]
    return ["_".join(p) for p in parts]


def merge_tables(programs: Sequence[Program]) -> list[Table]:
    """Merge the tables of all programs by name; the longer of two serves both if it begins with the other.

    Raises ValueError if two tables with one name differ.
    """
    tables_by_name: dict[str, Table] = {}
    for program in programs:
        for table in program.tables:
            other = tables_by_name.get(table.name, table)
            short, long = sorted((other, table), key=lambda t: len(t.words))
            if (short.width, short.words) != (long.width, long.words[:len(short.words)]):
                raise ValueError(f"{program.symbol} has another table {table.name} than the functions beside it")
            tables_by_name[table.name] = replace(long, align=max(other.align, table.align))
    return list(tables_by_name.values())


def data_lines(table: Table, syntax: str) -> list[str]:
    """Return the data lines of a table: 32 bytes per line, 16 if its words are bytes."""
    per, digits = {8: 16, 16: 8, 32: 4, 64: 2}[table.width], table.width // 4 + 2
    numbers = [f"{int(w):#0{digits}x}" for w in table.words]
    return [line(f"{DATA[syntax][table.width]} {', '.join(numbers[k:k + per])}", syntax)
            for k in range(0, len(numbers), per)]


def tables(programs: Sequence[Program], syntax: str) -> list[dict[str, Any]]:
    """Return the template's values for the tables of all programs."""
    return [{"label": f"L({word(t.name)})", "comment": t.comment, "align": align(t.align, syntax),
             "lines": data_lines(t, syntax)} for t in merge_tables(programs)]


def assembly(programs: Sequence[Program], frames: Sequence[FrameLayout], facts: Facts, syntax: str) -> str:
    """Return a file's text in `syntax`: "gas", "att" or "nasm".

    `programs`: the file's functions, allocated; `frames`: their layouts, made by frame.layout.
    """
    functions: list[dict[str, Any]] = []
    for program, frame, name in zip(programs, frames, short_names([p.symbol for p in programs]), strict=True):
        symbol = f"{macro_stem(facts.prefix)}_SYMBOL({program.symbol})"
        function: dict[str, Any] = {"symbol": symbol, "name": name, "body": body(program, name, syntax)}
        if syntax != "nasm":
            function |= {"sysv": gas_side(frame.sysv, syntax), "win64": gas_side(frame.win64, syntax)}
        else:
            function |= {"sysv": nasm_side(frame.sysv, name), "win64": nasm_side(frame.win64, name),
                         "call_frame": nasm_call_frame(frame.sysv, symbol, name),
                         "unwind": nasm_unwind_codes(frame.win64, symbol, name)}
        functions.append(function)
    macro = macro_stem(facts.prefix)
    text = render("kernel.asm.j2" if syntax == "nasm" else "kernel.S.j2", {
        "banner": banner.lines(programs, frames, facts, syntax, partial(location_comment, syntax=syntax)),
        "macro": macro, "stem": word(facts.stem.replace("-", "_")), "functions": functions,
        "tables": tables(programs, syntax), "align": align(FUNCTION_ALIGN, syntax), "function_align": FUNCTION_ALIGN,
        "intel": syntax == "gas", "common_information": hexadecimal(COMMON_INFORMATION)})
    return replace_labels(text, rf"{macro}_L(\1)", syntax)


def header(kernels: Sequence[tuple[str, Sequence[str]]], prefix: str = "nsms_",
           library: Mapping[str, Any] | None = None) -> str:
    """Return the text of nsms.h: the prototypes (without semicolons) in order, each after its description lines.

    `library`: the template's values for the library's functions, which precede the kernels.
    """
    return render("nsms.h.j2", {**(library or {"families": []}), "macro": macro_stem(prefix),
                                "kernels": [{"prototype": p, "about": list(about)} for p, about in kernels]}, macros=True)
