"""Printer of files for Go's assembler (_amd64.s), in ABI0. The assembler allocates the frame of the
TEXT line and saves RBP; all other registers are caller-saved. A function with a small frame is
NOSPLIT: it runs without a check of the stack."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..compile.frame import ConventionFrame, FrameLayout, make_step, written_registers
from ..request.option_table import Rejected
from ..x86.convention import SYSV
from ..x86.program import Program, Register, Table
from . import banner, emit
from .lines import code_line, register_text, render

# Largest frame of a NOSPLIT function: the 800 bytes that a chain of NOSPLIT calls may use
# (cmd/internal/objabi), less the bytes of callers.
MAX_NOSPLIT_BYTES = 776
MAX_FRAME_BYTES = 1 << 15            # largest frame that is written for Go


def frame_bytes(program: Program) -> int:
    """A multiple of 8, at least 8 if RBP is written."""
    size = -(-program.frame_bytes // 8) * 8
    return size or (8 if ("int", 5) in written_registers(program) else 0)


def go_parameters(program: Program) -> list[tuple[str, str]]:
    """(name, Go type) of each parameter of the function's C prototype."""
    parameters = program.prototype.partition("(")[2].replace("const ", "")
    matches = re.findall(r"(uint\d+_t|void|size_t) (\*?)(\w+)(\[\d+\])?", parameters)

    def go_type(word: str, star: str, count: str) -> str:
        if count:
            return f"*{count}{'*byte' if star else word.removesuffix('_t')}"
        return ("*byte" if word == "void" else f"*{word.removesuffix('_t')}") if star else "uintptr"

    return [(name, go_type(word, star, count)) for word, star, name, count in matches]


def function_lines(program: Program, prefix: str) -> list[str]:
    """Lines between TEXT and RET: arguments to System V's registers, then the body."""
    registers = [Register("int", n, 64) for n in SYSV.arguments[:len(program.parameters)]]
    loads = [code_line(f"MOVQ {parameter_name}+{8 * i}(FP), {register_text(register, 'go')}", "go")
             for i, ((parameter_name, _), register) in enumerate(
                 zip(go_parameters(program), registers, strict=True))]
    return [*loads, *emit.body_lines(program, prefix, "go")]


def table_lines(table: Table) -> list[str]:
    data = b"".join(int(w).to_bytes(table.width // 8, "little") for w in table.words)
    data += bytes(-len(data) % 8)
    words = [int.from_bytes(data[offset:offset + 8], "little")
             for offset in range(0, len(data), 8)]
    rows = [f"DATA {table.name}<>+{8 * i}(SB)/8, ${word:#018x}" for i, word in enumerate(words)]
    return [*rows, f"GLOBL {table.name}<>(SB), RODATA|NOPTR, ${len(data)}"]


def go_frame(program: Program, sysv: ConventionFrame) -> ConventionFrame:
    """Frame without what Go's assembler adds; stack bytes include return address and RBP."""
    size = frame_bytes(program)
    loads = tuple(make_step("mov") for _ in program.parameters)
    return replace(sysv, prologue=(), moves=loads, epilogue=(make_step("ret"),),
                   stack_bytes=size + 16 if size else 8)


def print_file(programs: Sequence[Program], frames: Sequence[FrameLayout],
               facts: banner.Facts) -> str:
    """A file's text; Rejected if a frame is above MAX_FRAME_BYTES."""
    functions: list[dict[str, Any]] = []
    for program, prefix in zip(programs, emit.label_prefixes([p.symbol for p in programs]),
                               strict=True):
        size = frame_bytes(program)
        if size > MAX_FRAME_BYTES:
            raise Rejected(f"SYNTAX=go: {facts.stem} has a frame of {size:,} bytes; at most "
                           f"{MAX_FRAME_BYTES:,} are written for Go. Try N=1, or another ISA.")
        functions.append({"name": program.symbol, "frame": size,
                          "flags": "NOSPLIT" if size <= MAX_NOSPLIT_BYTES else "0",
                          "arguments": 8 * len(program.parameters),
                          "body": function_lines(program, prefix),
                          "parameters": ", ".join(f"{name} {kind}"
                                                  for name, kind in go_parameters(program))})
    tables = [{"comment": t.comment, "lines": table_lines(t)} for t in emit.merge_tables(programs)]
    go_frames = [replace(frame, sysv=go_frame(program, frame.sysv))
                 for program, frame in zip(programs, frames, strict=True)]
    return render("kernel_go.s.j2", {
        **banner.file_comments(programs, go_frames, facts, "go"),
        "functions": functions,
        "tables": tables}, extra_characters="\N{MIDDLE DOT}")
