"""Banner: the comment lines at the head of a generated file, in any syntax (templates/head.j2).

Input: allocated programs, their frame layouts and a few facts of the file. The banner says what
each function computes, its C prototype, argument registers, size and register map; what the file
needs; and whether it is proved. A contract in YAML repeats the interface for programs that read it.
"""

import hashlib
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from ..compile.build import buffer_bytes
from ..compile.frame import ConventionFrame, FrameLayout, register_name
from ..spec.kinds import Function, Number, Pointer
from ..x86.program import BasicBlock, Jump, Program, Register, instructions
from . import register_map
from .render import render

CONTRACT_WIDTH = 110                    # columns of a line without its comment mark
PROOF = "Proof:"
NOT_PROVED = f"{PROOF} none."
FORMATS = {"elf64": "ELF", "win64": "COFF", "macho64": "Mach-O"}
MARK = {"gas": "//", "att": "//", "nasm": ";", "go": "//"}
LICENCE = ("Copyright (c) 2026 the nsms authors", "SPDX-License-Identifier: Apache-2.0 OR ISC OR "
                                                  "MIT")


@dataclass(frozen=True)
class Contract:
    """Interface of one function: its record of buffers, and the processor features that it
    needs."""

    function: Function
    features: tuple[str, ...]


@dataclass(frozen=True)
class Facts:
    """Facts of a file that its programs and frame layouts do not contain."""

    stem: str                             # the file's name without its ending
    command: str                          # the make line that writes the file again
    needs: tuple[str, ...] = ()           # features of the processor, as in /proc/cpuinfo
    prefix: str = "nsms_"
    # of each function, in order; none where nobody asks for them
    contracts: tuple[Contract, ...] = ()


def state_proof(text: str, syntax: str, formats: Collection[str], standard: str,
                subject: str = "") -> str:
    """Replace NOT_PROVED in a file's text by the statement of its proof.

    `formats` are the object formats in which the file is proved; the text stays as it is if there
    are none. `subject` begins the statement about tables, which have no code.
    """
    names = ("Go" if syntax == "go" else
             ", ".join(name for format, name in FORMATS.items() if format in formats))
    statement = f"{subject} what {standard} defines." if subject else (
        f"the assembled bytes ({names}) compute what {standard} defines, for every input.")
    return text.replace(NOT_PROVED, f"{PROOF} {statement}", 1) if formats else text


def hash_text(text: str) -> str:
    """Return SHA-256 of a file's text in hexadecimal, computed without the line about its proof."""
    hashed_lines = [line for line in text.splitlines(keepends=True)
                    if not re.match(rf"(//|;| \*) {PROOF}", line)]
    return hashlib.sha256("".join(hashed_lines).encode()).hexdigest()


def macro_stem(prefix: str) -> str:
    """Return the prefix of macros for a prefix of symbols: NSMS for nsms_."""
    return prefix.strip("_").upper() or "NSMS"


def instruction_count(program: Program, side: ConventionFrame) -> int:
    """Count the instructions of a function; padding does not count."""
    jumps = sum(2 if item.condition else 1 for item in program.items if isinstance(item, Jump))
    return (sum(1 for _ in instructions(program.items)) + jumps
            + len(side.prologue) + len(side.moves) + len(side.epilogue))


def count_with_noun(count: int, noun: str) -> str:
    """Return the count and the noun, which is in the plural unless the count is 1."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def size_line(program: Program, frame: FrameLayout) -> str:
    """Return a line with the numbers of instructions, registers and spills of a function."""
    nouns = {"int": "integer register", "vec": "vector register", "mask": "mask register"}
    registers = [count_with_noun(frame.registers[register_class], noun) for register_class,
                 noun in nouns.items() if frame.registers[register_class]]
    return (f"Size: {count_with_noun(instruction_count(program, frame.sysv), 'instruction')}, "
            f"{', '.join(registers)}, {count_with_noun(program.spills, 'spill')},")


def argument_registers(program: Program, side: ConventionFrame) -> list[str]:
    """List the registers of the arguments in one calling convention, and the places of those that
    are on the stack."""
    count, convention = len(program.parameters), side.convention
    registers = [register_name(Register("int", n, 64)) for n in convention.arguments[:count]]
    return registers + [f"[rsp + {convention.stack_arguments + 8 * i}]"
                        for i in range(count - len(registers))]


def function_values(program: Program, frame: FrameLayout, contract: Contract | None,
                    print_location: register_map.LocationPrinter) -> dict[str, Any]:
    """Return the template's values for one function."""
    parameters = [p.name for p in contract.function.parameters] if contract else program.parameters

    def convention_lines(side: ConventionFrame) -> dict[str, str]:
        return {"arguments": ", ".join(argument_registers(program, side)),
                "stack": f"{side.stack_bytes:,}"}

    return {"prototype": program.prototype, "about": program.about,
            "parameters": ", ".join(parameters),
            "sysv": convention_lines(frame.sysv), "win64": convention_lines(frame.win64),
            "size": size_line(program, frame),
            "map": register_map.banner_map_lines(program, print_location)}


def parameter_fields(f: Function, parameter: Pointer | Number) -> dict[str, object]:
    """Return the contract's fields of one parameter: type, size in bytes, alignment and access of a
    buffer."""
    if isinstance(parameter, Number):
        return {"type": "size_t", "unit": {"blocks": "messages" if f.is_message_array else "blocks",
                                           "stride": "words",
                                           "distance": "bytes"}[parameter.quantity]}
    access = "write" if not parameter.is_input else "read-write" if parameter.written else "read"
    fields = {"type": "buffer", "bytes": buffer_bytes(f, parameter), "align": parameter.align,
              "access": access}
    if parameter.content == "pointers":
        fields |= {"pointee_bytes": f"{f.block_bytes} * {f.number_parameter('blocks')}",
                   "pointee_align": 1,
                   "pointee_access": "read"}
    return fields


def contract_lines(program: Program, contract: Contract, locations: dict[str, list[str]],
                   stack_bytes: dict[str, int]) -> Iterator[str]:
    """Yield the contract of one function in YAML, to be parsed without the comment marks.

    `locations`: calling convention -> location of each argument; `stack_bytes`: calling convention
    -> bytes.
    """
    def flow(fields: dict[str, object]) -> str:
        return f"{{{', '.join(f'{key}: {value}' for key, value in fields.items())}}}"

    yield f"- name: {program.symbol}"
    yield f"  signature: {program.prototype}"
    yield "  parameters:"
    for n, parameter in enumerate(contract.function.parameters):
        where: dict[str, object] = {convention: names[n] for convention, names in locations.items()}
        fields = flow({"name": parameter.name, **where,
                       **parameter_fields(contract.function, parameter)})
        yield from wrap(f"- {fields}", CONTRACT_WIDTH, initial_indent="    ",
                        subsequent_indent="       ",
                        break_on_hyphens=False)
    yield f"  stack_bytes: {flow(dict(stack_bytes))}"
    yield f"  features: [{', '.join(contract.features)}]"


def file_contract_lines(programs: Sequence[Program], frames: Sequence[FrameLayout], facts: Facts,
                        syntax: str,
                        downstream: bool) -> Iterator[str]:
    """Yield the contracts of a file's functions, in the calling conventions of its syntax."""
    for program, frame, contract in zip(programs, frames, facts.contracts):
        if syntax == "go":
            slots = [f"{parameter.name}+{8 * n}(FP)"
                     for n, parameter in enumerate(contract.function.parameters)]
            locations, stack_bytes = {"go": slots}, {"go": frame.sysv.stack_bytes}
        else:
            sides = ({"sysv": frame.sysv} if downstream
                     else {"sysv": frame.sysv, "win64": frame.win64})
            locations = {name: argument_registers(program, side) for name, side in sides.items()}
            stack_bytes = {name: side.stack_bytes for name, side in sides.items()}
        yield from contract_lines(program, contract, locations, stack_bytes)


def banner_lines(programs: Sequence[Program], frames: Sequence[FrameLayout], facts: Facts,
                 syntax: str,
                 print_location: register_map.LocationPrinter, downstream: bool = False,
                 stand_for: Sequence[str] = ()) -> list[str]:
    """Return the banner of a file as comment lines.

    `print_location` prints a register or a slot in the syntax. `downstream`: the file follows the
    conventions of a downstream project, whose macros `stand_for` instructions.
    """
    blocks = [item for program in programs for item in program.items
              if isinstance(item, BasicBlock)]
    text = render("head.j2", {
        "facts": facts, "syntax": syntax, "flavour": downstream, "stand_for": stand_for,
        "macro": macro_stem(facts.prefix),
        "ending": {"nasm": ".asm", "go": "_amd64.s"}.get(syntax, ".S"), "no_proof": NOT_PROVED,
        "licence": LICENCE,
        "functions": [function_values(program, frame, contract, print_location)
                      for program, frame, contract in
                      zip(programs, frames, facts.contracts or [None] * len(programs),
                          strict=True)],
        "contracts": list(file_contract_lines(programs, frames, facts, syntax, downstream)),
        "clears": any(i.row.mnemonic == "vzeroupper" for i in instructions(blocks)),
        "woven": any(len({i.strand for i in block.instructions} - {""}) > 1 for block in blocks),
        "may_overlap": any("nodes" in program.parameters for program in programs)})
    return [f"{MARK[syntax]} {line}".rstrip() for line in text.splitlines()]
