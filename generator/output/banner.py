"""What opens a file in any syntax: what its functions do, how they are called, what they need, what stands where, and
what is proved of them (templates/head.j2). Allocated programs, their frames and a few facts go in, lines of comment come out.
"""

import hashlib
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from ..compile.frame import Side, Stack, register_name
from ..x86.program import BasicBlock, Jump, Program, Register, instructions
from . import register_map
from .render import render

PROOF = "Proof:"
NOT_PROVED = f"{PROOF} none."
FORMATS = {"elf64": "ELF", "win64": "COFF", "macho64": "Mach-O"}
MARK = {"gas": "//", "att": "//", "nasm": ";", "go": "//"}
LICENCE = ("Copyright (c) 2026 the nsms authors", "SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT")


@dataclass(frozen=True)
class Facts:
    """What a file's banner tells beyond what the programs and frames do."""

    stem: str                             # the file's name without its ending
    command: str                          # the make line that remakes it
    needs: tuple[str, ...] = ()           # features of the processor, as in /proc/cpuinfo
    prefix: str = "nsms_"


def with_proof(text: str, syntax: str, formats: Collection[str], standard: str, subject: str = "") -> str:
    """A text that says of which formats' objects it is proved, if of any, in the place of NOT_PROVED. `subject`: of tables."""
    named = "Go" if syntax == "go" else ", ".join(name for format, name in FORMATS.items() if format in formats)
    statement = f"{subject} what {standard} defines." if subject else (
        f"the assembled bytes ({named}) compute what {standard} defines, for every input.")
    return text.replace(NOT_PROVED, f"{PROOF} {statement}", 1) if formats else text


def text_hash(text: str) -> str:
    """SHA-256 of a file's text in hexadecimal, without the line that tells whether it is proved."""
    hashed_lines = [line for line in text.splitlines(keepends=True) if not re.match(rf"(//|;| \*) {PROOF}", line)]
    return hashlib.sha256("".join(hashed_lines).encode()).hexdigest()


def macro_stem(prefix: str) -> str:
    """The prefix of the macros that go with a prefix of symbols: NSMS for nsms_."""
    return prefix.strip("_").upper() or "NSMS"


def instruction_count(program: Program, side: Side) -> int:
    """How many instructions the function has, padding left out."""
    jumps = sum(2 if item.condition else 1 for item in program.items if isinstance(item, Jump))
    return (sum(1 for _ in instructions(program.items)) + jumps
            + len(side.prologue) + len(side.moves) + len(side.epilogue))


def count_with_noun(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'s' * (count != 1)}"


def size_line(program: Program, frame: Stack) -> str:
    """Instructions and registers of a function."""
    nouns = {"int": "integer register", "vec": "vector register", "mask": "mask register"}
    registers = [count_with_noun(frame.registers[register_class], noun) for register_class,
                 noun in nouns.items() if frame.registers[register_class]]
    return (f"Size: {count_with_noun(instruction_count(program, frame.sysv), 'instruction')}, {', '.join(registers)}, "
            f"{count_with_noun(program.spills, 'spill')},")


def of_function(program: Program, frame: Stack, print_location: register_map.LocationPrinter) -> dict[str, Any]:
    """What is told of a function: what it does, how it is called, its size, and what stands where."""
    def convention_lines(side: Side) -> dict[str, str]:
        registers = [register_name(Register("int", n, 64)) for n in side.convention.arguments[:len(program.parameters)]]
        return {"arguments": ", ".join(registers), "stack": f"{side.stack_bytes:,}"}

    return {"prototype": program.prototype, "about": program.about, "parameters": ", ".join(program.parameters),
            "sysv": convention_lines(frame.sysv), "win64": convention_lines(frame.win64), "size": size_line(program, frame),
            "holds": register_map.in_banner(program, print_location)}


def lines(programs: Sequence[Program], frames: Sequence[Stack], facts: Facts, syntax: str,
          print_location: register_map.LocationPrinter,
          downstream: bool = False, stand_for: Sequence[str] = ()) -> list[str]:
    """The lines that open a file, as comments. `print_location`: a register or a slot in its syntax; `downstream`: it is a house's text, in
    which macros `stand_for` instructions."""
    regions = [item for program in programs for item in program.items if isinstance(item, BasicBlock)]
    text = render("head.j2", {
        "facts": facts, "syntax": syntax, "house": downstream, "stand_for": stand_for, "macro": macro_stem(facts.prefix),
        "ending": {"nasm": ".asm", "go": "_amd64.s"}.get(syntax, ".S"), "no_proof": NOT_PROVED, "licence": LICENCE,
        "functions": [of_function(program, frame, print_location) for program, frame in zip(programs, frames, strict=True)],
        "clears": any(i.row.mnemonic == "vzeroupper" for i in instructions(regions)),
        "woven": any(len({i.strand for i in region.instructions} - {""}) > 1 for region in regions),
        "digests": any("digests" in program.parameters for program in programs)})
    return [f"{MARK[syntax]} {line}".rstrip() for line in text.splitlines()]
