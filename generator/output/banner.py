"""What opens a file in GAS's or NASM's syntax: what its functions do, how they are called, what they need, what stands where, and
what is proved of them. Allocated programs, their frames and a few facts go in, lines without comment marks come out.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..compile.frame import Side, Stack, register_name
from ..target.program import Jump, Program, Region, Register, instructions
from . import held

PROOF = "Proof:"
PROVED = f"{PROOF} the assembled bytes compute what {{standard}} defines, for every input."
NOT_PROVED = f"{PROOF} none."
RESTS_ON = ("What nsms proves is the result; that nothing is touched but these buffers, the frame and the constants here; that",
            "the convention is kept; and that no branch and no address depends on state or message: constant time. It rests on",
            "the decoder, on what instructions are taken to mean, and on the text of the standard (docs/SOUNDNESS.md of nsms).")
LICENCE = ("Copyright (c) 2026 the nsms authors", "SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT")


@dataclass(frozen=True)
class Facts:
    """What a file's banner tells beyond what the programs and frames do."""

    stem: str                             # the file's name without its ending
    command: str                          # the make line that remakes it
    needs: tuple[str, ...] = ()           # features of the processor, as in /proc/cpuinfo
    proved: bool = False
    prefix: str = "nsms_"
    standard: str = "FIPS 180-4"          # what the functions were proved equal to


def text_hash(text: str) -> str:
    """SHA-256 of a file's text in hexadecimal, without the line that tells whether it is proved."""
    kept = [line for line in text.splitlines(keepends=True) if not re.match(rf"(//|;| \*) {PROOF}", line)]
    return hashlib.sha256("".join(kept).encode()).hexdigest()


def macro_stem(prefix: str) -> str:
    """The prefix of the macros that go with a prefix of symbols: NSMS for nsms_."""
    return prefix.strip("_").upper() or "NSMS"


def instruction_count(program: Program, side: Side) -> int:
    """How many instructions the function has, padding left out."""
    jumps = sum(2 if item.condition else 1 for item in program.items if isinstance(item, Jump))
    return (sum(1 for _ in instructions(program.items)) + jumps
            + len(side.prologue) + len(side.moves) + len(side.epilogue))


def several(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'s' * (count != 1)}"


def size_line(program: Program, frame: Stack) -> str:
    """Instructions and registers of a function."""
    nouns = {"int": "integer register", "vec": "vector register", "mask": "mask register"}
    registers = [several(frame.registers[bank], noun) for bank, noun in nouns.items() if frame.registers[bank]]
    return (f"Size: {several(instruction_count(program, frame.sysv), 'instruction')}, {', '.join(registers)}, "
            f"{several(program.spills, 'spill')},")


def of_function(program: Program, frame: Stack, shown: held.Shown) -> list[str]:
    """What a function does, how it is called, and its size."""
    def arguments(side: Side) -> str:
        numbers = side.convention.arguments[:len(program.parameters)]
        return ", ".join(register_name(Register("int", n, 64)) for n in numbers)

    return [f"{program.prototype};", *(f"  {text}" for text in program.about),
            f"  Arguments: {', '.join(program.parameters)} in {arguments(frame.sysv)} (System V), "
            f"{arguments(frame.win64)} (Win64).", f"  {size_line(program, frame)}",
            f"  {frame.sysv.stack_bytes:,} bytes of stack (System V), {frame.win64.stack_bytes:,} (Win64).",
            *held.in_banner(program, shown)]


def lines(programs: Sequence[Program], frames: Sequence[Stack], facts: Facts, syntax: str, shown: held.Shown) -> list[str]:
    """The lines that open a file, without comment marks. `shown`: a register or a slot in its syntax."""
    out = [f"{facts.stem}.{'asm' if syntax == 'nasm' else 'S'}, written by nsms: {facts.command}", ""]
    for program, frame in zip(programs, frames, strict=True):
        out += [*of_function(program, frame, shown), ""]
    out += contract(programs)
    out.append(f"Needs: {', '.join(facts.needs) if facts.needs else 'any x86-64 processor'}.")
    hidden = f"Define {macro_stem(facts.prefix)}_HIDDEN to hide the symbols."
    out += ([f"Assembles to ELF, Mach-O and COFF objects; unwind information in each. {hidden}"] if syntax != "nasm" else
              ["Assembles to elf64, win64 and macho64 objects; unwind information in the first two: NASM cannot write",
               f"it for Mach-O. {hidden}"])
    told = PROVED.format(standard=facts.standard) if facts.proved else NOT_PROVED
    return [*out, told, *RESTS_ON, *LICENCE]


def contract(programs: Sequence[Program]) -> list[str]:
    """What holds of all functions of a file, and how to read it."""
    wide = any(i.row.mnemonic == "vzeroupper" for program in programs for i in instructions(program.items))
    streams = [{i.stream for i in item.instructions} - {""} for program in programs for item in program.items
               if isinstance(item, Region)]
    clears = "; the upper halves of vector registers are cleared (VZEROUPPER)" if wide else ""
    apart = "; buffers must not overlap" + " unless it is said" * any("digests" in p.parameters for p in programs)
    return [f"Words need the alignment that C gives them, bytes none{apart}. Nothing else is written but the",
            "stack below the return address. Changed are registers and flags that the convention lets a function change (and not",
            f"x87, MXCSR or the direction flag){clears}.",
            *(["What a comment names begins on its line, and goes on amid what follows. Code further to the right makes",
               "schedules beside rounds."] if any(len(found) > 1 for found in streams) else []), ""]
