"""Printer of assembly files in the four syntaxes, in the flavours of downstream projects, and of
the C header. One file serves all object formats and both calling conventions by conditionals.
Templates only loop and substitute."""

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from os.path import commonprefix
from typing import Any

from ..compile.frame import (
    COMMON_INFORMATION,
    CfiRule,
    ConventionFrame,
    FrameLayout,
    UnwindStep,
    encode_call_frame,
    encode_unwind_code,
    make_step,
    unwind_directive,
    written_registers,
)
from ..request.option_table import Rejected
from ..spec.words import to_signed
from ..x86.assembly import AssemblyLine, JumpTarget
from ..x86.convention import SYSV
from ..x86.flavour import Flavour
from ..x86.program import (
    Address,
    BasicBlock,
    Item,
    Jump,
    Label,
    Program,
    Register,
    Table,
    find_operands,
    instructions,
)
from . import banner
from .banner import Facts, macro_stem
from .lines import (
    DATA,
    code_align_lines,
    code_line,
    comment_line,
    comment_text,
    data_align_line,
    hexadecimal_bytes,
    instruction_line,
    instruction_text,
    register_text,
    render,
    replace_labels,
)

# Prologues, epilogues and unwind information

PARTS = ("prologue", "moves", "epilogue")


def step_label(prefix: str, number: int) -> str:
    """Return the label after the instruction with unwind rules that has this number, from 1."""
    return f"L({prefix}at{number})"


def frame_lines(convention_frame: ConventionFrame, syntax: str, prefix: str = "",
                seh_macro: str = "") -> dict[str, list[str]]:
    """Return lines of each of PARTS, instructions with unwind rules: directives for GAS (Win64's in
    `seh_macro`, or `seh_macro`2 with an offset: -Wpedantic refuses variadic macros), labels for
    NASM."""
    numbers = itertools.count(1)

    def unwind_lines(step: UnwindStep) -> list[str]:
        if syntax == "nasm":
            return [f"{step_label(prefix, next(numbers))}:" for _ in step.rules[:1]]
        directives = [unwind_directive(rule, "%" if syntax == "att" else "") for rule in step.rules]
        return [f"        {seh_macro}{'2' * text.count(',')}({text})" if text.startswith(".seh_")
                else code_line(text, syntax) for text in directives]

    return {part: [line for step in getattr(convention_frame, part)
                   for line in (code_line(instruction_text(step.line, syntax), syntax),
                                *unwind_lines(step))]
            for part in PARTS}


def nasm_call_frame(convention_frame: ConventionFrame, symbol: str, prefix: str) -> list[str]:
    """Return a function's DWARF call frame instructions as data lines for NASM."""
    lines, last_label, count = [], symbol, 0
    for steps, is_epilogue in ((convention_frame.prologue, False),
                               (convention_frame.epilogue, True)):
        follows_body = is_epilogue             # the body may have more than 63 bytes
        for step in steps:
            if not step.rules:
                continue
            count += 1
            label = step_label(prefix, count)
            data = hexadecimal_bytes(b"".join(encode_call_frame(rule) for rule in step.rules))
            if follows_body:                             # DW_CFA_advance_loc4
                lines += [code_line("db 0x04", "nasm"),
                          code_line(f"dd {label} - {last_label}", "nasm")]
            else:                                        # DW_CFA_advance_loc
                data = f"0x40 + ({label} - {last_label}), {data}"
            lines.append(code_line(f"db {data}", "nasm", instruction_text(step.line, "nasm")))
            last_label, follows_body = label, False
    return lines


def nasm_unwind_codes(convention_frame: ConventionFrame, symbol: str,
                      prefix: str) -> dict[str, Any]:
    """Return Win64's unwind codes as data lines, last step first; 16-bit slots; prologue's size."""
    rules: list[tuple[str, str, CfiRule]] = []  # at most one for each step
    for step in convention_frame.prologue:
        for rule in step.rules:
            rules.append((step_label(prefix, len(rules) + 1), instruction_text(step.line, "nasm"),
                          rule))
    lines, slots = [], 0
    for label, text, rule in reversed(rules):
        operation, words = encode_unwind_code(rule)
        slots += 1 + len(words)
        lines.append(code_line(f"db {label} - {symbol}, {operation:#04x}", "nasm", text))
        lines += [code_line(f"dw {w}", "nasm") for w in words]
    return {"codes": lines, "slots": slots, "size": f"{rules[-1][0]} - {symbol}" if rules else "0"}


# Bodies

FUNCTION_ALIGN = 64
STRAND_INDENT = 4  # columns by which mnemonics of strands other than "rounds" are shifted right


def jump_lines(item: Jump, label: str, syntax: str) -> list[str]:
    """Return the lines of a jump to a label, after its comparison if it has one."""
    jump = AssemblyLine(f"j{item.condition or 'mp'}", (JumpTarget(label),))
    return [code_line(instruction_text(line, syntax), syntax)
            for line in ([make_comparison(item), jump] if item.condition else [jump])]


def make_comparison(item: Jump) -> AssemblyLine:
    """Return the comparison that decides a conditional jump."""
    return AssemblyLine("cmp", (item.a, to_signed(item.b, 64) if isinstance(item.b, int)
                                else item.b))


def label_name(prefix: str, name: str) -> str:
    """Return `prefix` and the readable name (names.toml) of the program's label `name`."""
    stem = name.rstrip("0123456789")
    return f"{prefix}{banner.LABELS.get(stem, stem)}{name[len(stem):]}"


def label_lines(program: Program, item: Label, label: str, syntax: str,
                four_byte_nops: bool) -> Iterator[str]:
    """Yield the alignment of a label, the variables that are live there, and the label."""
    if item.align:
        yield from code_align_lines(item.align, syntax, four_byte_nops)
    for text in banner.label_map_lines(program, item.name, syntax):
        yield comment_line(text, syntax)
    comment = f"  {comment_text(item.comment, syntax)}" if item.comment else ""
    yield f"{label if syntax == 'go' else f'L({label})'}:{comment}"


def round_groups(block: BasicBlock) -> frozenset[tuple[str, int]]:
    """Return (kind of step, number) of a block's rounds; empty for fewer than four."""
    groups = frozenset((i.group.step, i.group.number) for i in block.instructions
                       if i.strand.startswith("rounds") and i.group.step.startswith("round"))
    return groups if len(groups) > 3 else frozenset()


def begins_loop(items: Sequence[Item], index: int) -> bool:
    """Return whether the basic block at `index` is the body of a loop without inner loops."""
    label = items[index - 1]
    following = itertools.takewhile(lambda item: not isinstance(item, Label), items[index:])
    return index > 0 and isinstance(label, Label) and any(
        isinstance(item, Jump) and item.target == label.name for item in following)


def describe_numbering(rounds: frozenset[tuple[str, int]], is_loop: bool) -> Iterator[str]:
    """Yield a comment on the numbers in a block's comments, unless they are FIPS 180-4's."""
    numbers = [number for _, number in rounds]
    if max(numbers) < 32:
        if is_loop and min(numbers) > 15:
            yield "Comments give rounds and words the numbers of the first iteration."
        else:
            start = "in each iteration" if is_loop else "at the first of these rounds"
            yield f"Comments count rounds and words W_t from 0 {start}."


def block_lines(block: BasicBlock, syntax: str) -> Iterator[str]:
    """Yield the instructions of a basic block; mnemonics of strands but "rounds" are indented."""
    printed_comments = {""}
    is_interleaved = len({i.strand for i in block.instructions} - {""}) > 1
    for i in block.instructions:
        indent = STRAND_INDENT if is_interleaved and i.strand not in ("", "rounds") else 0
        yield instruction_line(i, syntax, "" if i.comment in printed_comments else i.comment,
                               indent)
        printed_comments.add(i.comment)


def body_lines(program: Program, prefix: str, syntax: str,
               four_byte_nops: bool = True) -> list[str]:
    """Return the lines of blocks, labels and jumps; labels begin with `prefix`."""
    lines: list[str] = []
    position = "above"
    position_of_rounds: dict[frozenset[tuple[str, int]], str] = {}
    for index, item in enumerate(program.items):
        if isinstance(item, Label):
            position = f"below label {label_name(prefix, item.name)}"
            lines += label_lines(program, item, label_name(prefix, item.name), syntax,
                                 four_byte_nops)
        elif isinstance(item, Jump):
            lines += jump_lines(item, label_name(prefix, item.target), syntax)
        else:
            if item.comment and item.instructions:
                lines += ["", comment_line(item.comment, syntax)]
            if rounds := round_groups(item):
                lines += [comment_line(text, syntax)
                          for text in describe_numbering(rounds, begins_loop(program.items, index))]
                if earlier := position_of_rounds.get(rounds):
                    lines += [comment_line(text, syntax) for text in (
                        f"Same rounds as {earlier}, with the same numbers.",
                        "Registers, copies of registers, spills, order, loads of W_t and "
                        "interleaved instructions may differ.")]
                position_of_rounds.setdefault(rounds, position)
            lines += block_lines(item, syntax)
    return lines


# Files

def label_prefixes(symbols: Sequence[str]) -> list[str]:
    """Return the prefix of each function's labels: what symbols of the file do not share."""
    parts = [s.split("_") for s in symbols]
    if len(symbols) == 1:
        return [""]
    for _ in range(2):  # at the beginning, then at the end
        shared = min(len(commonprefix(parts)), min(map(len, parts)) - 1)
        parts = [p[:shared - 1:-1] if shared else p[::-1] for p in parts]
    return ["_".join([*p, ""]) for p in parts]


def merge_tables(programs: Sequence[Program]) -> list[Table]:
    """Return the tables of all programs by name, with one more word where an end is named (zig
    refuses it)."""
    tables_by_name: dict[str, Table] = {}
    for program in programs:
        for table in program.tables:
            other = tables_by_name.get(table.name, table)
            longer = max(table, other, key=lambda t: len(t.words))
            tables_by_name[table.name] = replace(longer, align=max(other.align, table.align))
    ends = {(x.table, x.offset) for program in programs for i in instructions(program.items)
            for x in find_operands(Address, (i.out, *i.args)) if x.table}
    return [replace(t, words=(*t.words, 0), comment=f"{t.comment}; a word for its end".lstrip("; "))
            if (t.name, len(t.words) * t.width // 8) in ends else t
            for t in tables_by_name.values()]


def data_lines(table: Table, syntax: str) -> list[str]:
    """Return the directives that define a table's words: 16 bytes per line."""
    per_line, digits = {8: 16, 16: 8, 32: 4, 64: 2}[table.width], table.width // 4 + 2
    numbers = [f"{int(w):#0{digits}x}" for w in table.words]
    return [code_line(f"{DATA[syntax][table.width]} {', '.join(numbers[k:k + per_line])}", syntax)
            for k in range(0, len(numbers), per_line)]


def table_values(programs: Sequence[Program], syntax: str) -> list[dict[str, Any]]:
    """Return the template's values for each table of the programs."""
    return [{"label": f"L({t.name}):"
                      + (f"  {comment_text(t.comment, syntax)}" if t.comment else ""),
             "align": data_align_line(t.align, syntax), "lines": data_lines(t, syntax)}
            for t in merge_tables(programs)]


def print_assembly(programs: Sequence[Program], frames: Sequence[FrameLayout], facts: Facts,
                   syntax: str) -> str:
    """Return a file's text in "gas", "att" or "nasm". `programs` and `frames` are in one order."""
    functions: list[dict[str, Any]] = []
    prefixes = label_prefixes([p.symbol for p in programs])
    macro = macro_stem(facts.prefix)
    for program, frame, prefix in zip(programs, frames, prefixes, strict=True):
        symbol = f"{macro}_SYMBOL({program.symbol})"
        functions.append({"symbol": symbol, "prefix": prefix,
                          "body": body_lines(program, prefix, syntax),
                          "sysv": frame_lines(frame.sysv, syntax, prefix),
                          "win64": frame_lines(frame.win64, syntax, prefix, f"{macro}_SEH")})
        if syntax == "nasm":
            functions[-1] |= {"call_frame": nasm_call_frame(frame.sysv, symbol, prefix),
                              "unwind": nasm_unwind_codes(frame.win64, symbol, prefix)}
    text = render("kernel.asm.j2" if syntax == "nasm" else "kernel.S.j2", {
        **banner.file_comments(programs, frames, facts, syntax),
        "macro": macro, "stem": facts.stem.replace("-", "_"), "functions": functions,
        "tables": table_values(programs, syntax), "align": code_align_lines(FUNCTION_ALIGN, syntax),
        "function_align": FUNCTION_ALIGN, "intel": syntax == "gas",
        "common_information": hexadecimal_bytes(COMMON_INFORMATION)})
    return replace_labels(text, rf"{macro}_L(\1)", syntax)


def print_header(kernels: Sequence[tuple[str, Sequence[str]]], prefix: str = "nsms_",
                 library: Mapping[str, Any] | None = None) -> str:
    """Return nsms.h. `kernels`: (prototype, description lines); `library`: its values, or None."""
    kernel_values = [{"prototype": p, "about": list(about)} for p, about in kernels]
    return render("nsms.h.j2", {**(library or {"families": []}), "macro": macro_stem(prefix),
                                "kernels": kernel_values}, macros=True)


# Flavours: a project's macros replace the directives around a function, ENDBR64 and RET. Where a
# macro may have another length in another build, the assembler chooses the padding.

def with_macros(convention_frame: ConventionFrame, downstream: Flavour) -> ConventionFrame:
    """Replace endbr64 and ret by macros ("" drops them); no rules without unwind information."""
    macros = {"endbr64": downstream.entry, "ret": downstream.ret}

    def rewrite_steps(part: tuple[UnwindStep, ...]) -> tuple[UnwindStep, ...]:
        return tuple(UnwindStep(replace(step.line, mnemonic=mnemonic),
                                step.rules if downstream.unwind else ()) for step in part
                     if (mnemonic := macros.get(step.line.mnemonic, step.line.mnemonic)))

    return replace(convention_frame, prologue=rewrite_steps(convention_frame.prologue),
                   epilogue=rewrite_steps(convention_frame.epilogue))


def print_flavoured(program: Program, frame: FrameLayout, facts: Facts, downstream: Flavour,
                    signature: str) -> str:
    """Return the text of a file with one function. `signature`: its C declaration downstream."""
    syntax = downstream.syntax
    lines = frame_lines(with_macros(frame.sysv, downstream), syntax)
    meanings = ((downstream.entry, "endbr64 or nothing"), (downstream.ret, "ret"))
    macros = [f"{macro} is {instruction}" for macro, instruction in meanings
              if macro not in ("", "endbr64", "ret")]
    rendered = render("flavour.S.j2", {
        **banner.file_comments([replace(program, prototype=signature)], [frame], facts, syntax,
                               True, macros),
        "flavour": downstream,
        "begin": downstream.begin.format(symbol=program.symbol),
        "end": downstream.end.format(symbol=program.symbol),
        "tables": table_values([program], syntax),
        "lines": [*lines["prologue"], *lines["moves"],
                  *body_lines(program, "", syntax, not macros), "", *lines["epilogue"]]})
    stem = facts.stem.replace("-", "_")
    return replace_labels(rendered, rf".L{stem}_\1", syntax)


# Go's assembler (_amd64.s), in ABI0. It allocates the frame of the TEXT line and saves RBP; all
# other registers are caller-saved. A function with a small frame is NOSPLIT: no check of the stack.

# Largest frame of a NOSPLIT function: the 800 bytes that a chain of NOSPLIT calls may use
# (cmd/internal/objabi), less the bytes of callers.
MAX_NOSPLIT_BYTES = 776
MAX_GO_FRAME_BYTES = 1 << 15            # largest frame that is written for Go


def go_frame_bytes(program: Program) -> int:
    """Return a multiple of 8, at least 8 if RBP is written."""
    size = -(-program.frame_bytes // 8) * 8
    return size or (8 if ("int", 5) in written_registers(program) else 0)


def go_parameters(program: Program) -> list[tuple[str, str]]:
    """Return (name, Go type) of each parameter of the function's C prototype."""
    parameters = program.prototype.partition("(")[2].replace("const ", "")
    matches = re.findall(r"(uint\d+_t|void|size_t) (\*?)(\w+)(\[\d+\])?", parameters)

    def go_type(word: str, star: str, count: str) -> str:
        if count:
            return f"*{count}{'*byte' if star else word.removesuffix('_t')}"
        return ("*byte" if word == "void" else f"*{word.removesuffix('_t')}") if star else "uintptr"

    return [(name, go_type(word, star, count)) for word, star, name, count in matches]


def go_function_lines(program: Program, prefix: str) -> list[str]:
    """Return lines between TEXT and RET: arguments to System V's registers, then the body."""
    registers = [Register("int", n, 64) for n in SYSV.arguments[:len(program.parameters)]]
    loads = [code_line(f"MOVQ {parameter_name}+{8 * i}(FP), {register_text(register, 'go')}", "go")
             for i, ((parameter_name, _), register) in enumerate(
                 zip(go_parameters(program), registers, strict=True))]
    return [*loads, *body_lines(program, prefix, "go")]


def go_table_lines(table: Table) -> list[str]:
    data = b"".join(int(w).to_bytes(table.width // 8, "little") for w in table.words)
    data += bytes(-len(data) % 8)
    words = [int.from_bytes(data[offset:offset + 8], "little")
             for offset in range(0, len(data), 8)]
    rows = [f"DATA {table.name}<>+{8 * i}(SB)/8, ${word:#018x}" for i, word in enumerate(words)]
    return [*rows, f"GLOBL {table.name}<>(SB), RODATA|NOPTR, ${len(data)}"]


def go_frame(program: Program, sysv: ConventionFrame) -> ConventionFrame:
    """Return the frame without what Go's assembler adds; stack bytes include return address and
    RBP."""
    size = go_frame_bytes(program)
    loads = tuple(make_step("mov") for _ in program.parameters)
    return replace(sysv, prologue=(), moves=loads, epilogue=(make_step("ret"),),
                   stack_bytes=size + 16 if size else 8)


def print_go(programs: Sequence[Program], frames: Sequence[FrameLayout],
               facts: Facts) -> str:
    """Return a file's text; Rejected if a frame is above MAX_GO_FRAME_BYTES."""
    functions: list[dict[str, Any]] = []
    for program, prefix in zip(programs, label_prefixes([p.symbol for p in programs]),
                               strict=True):
        size = go_frame_bytes(program)
        if size > MAX_GO_FRAME_BYTES:
            raise Rejected(f"SYNTAX=go: {facts.stem} has a frame of {size:,} bytes; at most "
                           f"{MAX_GO_FRAME_BYTES:,} are written for Go. Try N=1, or another ISA.")
        functions.append({"name": program.symbol, "frame": size,
                          "flags": "NOSPLIT" if size <= MAX_NOSPLIT_BYTES else "0",
                          "arguments": 8 * len(program.parameters),
                          "body": go_function_lines(program, prefix),
                          "parameters": ", ".join(f"{name} {kind}"
                                                  for name, kind in go_parameters(program))})
    tables = [{"comment": t.comment, "lines": go_table_lines(t)} for t in merge_tables(programs)]
    go_frames = [replace(frame, sysv=go_frame(program, frame.sysv))
                 for program, frame in zip(programs, frames, strict=True)]
    return render("kernel_go.s.j2", {
        **banner.file_comments(programs, go_frames, facts, "go"),
        "functions": functions,
        "tables": tables}, extra_characters="\N{MIDDLE DOT}")
