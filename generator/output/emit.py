"""Printer of assembly files in the syntaxes gas, att and nasm, and of the C header.

Input: allocated programs and their frame layouts. One file serves all object formats and both
calling conventions by conditionals. Templates only loop and substitute.
"""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..compile.frame import COMMON_INFORMATION, FrameLayout
from ..spec.words import to_signed
from ..x86.assembly import AssemblyLine, JumpTarget
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
from . import banner, register_map
from .banner import Facts, macro_stem
from .frame_lines import frame_lines, nasm_call_frame, nasm_unwind_codes
from .instruction_lines import (
    DATA,
    check_label,
    code_align_lines,
    code_line,
    comment_line,
    comment_text,
    data_align_line,
    hexadecimal_bytes,
    instruction_line,
    replace_labels,
)
from .instruction_text import instruction_text
from .render import render

FUNCTION_ALIGN = 64
STRAND_INDENT = 4  # columns by which mnemonics of strands other than "rounds" are shifted right


def jump_lines(item: Jump, label: str, syntax: str) -> list[str]:
    """Return the lines of a jump to a label, after its comparison if it has one."""
    jump = AssemblyLine(f"j{item.condition or 'mp'}", (JumpTarget(label),))
    return [code_line(instruction_text(line, syntax), syntax)
            for line in ([make_comparison(item), jump] if item.condition else [jump])]


def make_comparison(item: Jump) -> AssemblyLine:
    """Return the comparison that decides a conditional jump, or raise ValueError if none can."""
    b = to_signed(item.b, 64) if isinstance(item.b, int) else item.b
    kinds = {type(item.a), type(b)}
    if not kinds <= {Register, Address, int} or kinds == {Address} or isinstance(item.a, int) or (
            isinstance(b, int) and to_signed(b, 32) != b):
        raise ValueError(f"a jump cannot compare {item.a} and {item.b}")
    return AssemblyLine("cmp", (item.a, b))


def label_name(prefix: str, name: str) -> str:
    """Return `prefix` and the readable name (names.toml) of the program's label `name`."""
    stem = name.rstrip("0123456789")
    return check_label(f"{prefix}{register_map.LABELS.get(stem, stem)}{name[len(stem):]}")


def label_lines(program: Program, item: Label, label: str, syntax: str,
                four_byte_nops: bool) -> Iterator[str]:
    """Yield the alignment of a label, the variables that are live there, and the label."""
    if item.align:
        yield from code_align_lines(item.align, syntax, four_byte_nops)
    for text in register_map.label_map_lines(program, item.name, syntax):
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
    """Return the lines of blocks, labels and jumps; labels begin with `prefix`. ValueError: a jump
    has no label of the function as its target."""
    names = {item.name for item in program.items if isinstance(item, Label)}
    lines: list[str] = []
    position = "above"
    position_of_rounds: dict[frozenset[tuple[str, int]], str] = {}
    for index, item in enumerate(program.items):
        if isinstance(item, Label):
            position = f"below label {label_name(prefix, item.name)}"
            lines += label_lines(program, item, label_name(prefix, item.name), syntax,
                                 four_byte_nops)
        elif isinstance(item, Jump):
            if item.target not in names:
                raise ValueError(f"{program.symbol} jumps to {item.target}, which is none "
                                 "of its labels")
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
    """Return the prefix of each function's labels: the words of its symbol that not all symbols of
    the file share; "" for one function."""
    parts = [s.split("_") for s in symbols]
    if len(symbols) == 1:
        return [""]
    while all(len(p) > 1 for p in parts) and len({p[0] for p in parts}) == 1:
        parts = [p[1:] for p in parts]
    while all(len(p) > 1 for p in parts) and len({p[-1] for p in parts}) == 1:
        parts = [p[:-1] for p in parts]
    return ["_".join([*p, ""]) for p in parts]


def merge_tables(programs: Sequence[Program]) -> list[Table]:
    """Return the tables of all programs by name, of two the longer one; ValueError if the other is
    not its beginning. A table whose end is named has one more word: some linkers refuse its end."""
    tables_by_name: dict[str, Table] = {}
    for program in programs:
        for table in program.tables:
            other = tables_by_name.get(table.name, table)
            short, long = sorted((other, table), key=lambda t: len(t.words))
            if (short.width, short.words) != (long.width, long.words[:len(short.words)]):
                raise ValueError(f"{program.symbol} has another table {table.name} than the other "
                                 "functions of its file")
            tables_by_name[table.name] = replace(long, align=max(other.align, table.align))
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
    return [{"label": f"L({check_label(t.name)}):"
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
        "macro": macro, "stem": check_label(facts.stem.replace("-", "_")), "functions": functions,
        "tables": table_values(programs, syntax), "align": code_align_lines(FUNCTION_ALIGN, syntax),
        "function_align": FUNCTION_ALIGN, "intel": syntax == "gas",
        "common_information": hexadecimal_bytes(COMMON_INFORMATION)})
    return replace_labels(text, rf"{macro}_L(\1)", syntax)


def print_header(kernels: Sequence[tuple[str, Sequence[str]]], prefix: str = "nsms_",
                 library: Mapping[str, Any] | None = None) -> str:
    """Return nsms.h. `kernels`: (prototype without semicolon, description lines) of each;
    `library`: the template's values for the library's functions, or None."""
    kernel_values = [{"prototype": p, "about": list(about)} for p, about in kernels]
    return render("nsms.h.j2", {**(library or {"families": []}), "macro": macro_stem(prefix),
                                "kernels": kernel_values}, macros=True)
