"""Banner: the comment lines at the head of a generated file, in any syntax (templates/head.j2).

Input: allocated programs, their frame layouts and a few facts of the file. The banner says what
each function computes, its C prototype, argument registers, size and register map; what the file
needs; and whether it is proved. A contract in YAML repeats the interface for programs that read it.
"""

import hashlib
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from ..compile.build import buffer_bytes
from ..compile.frame import ConventionFrame, FrameLayout, register_name
from ..request.parse import join_words
from ..spec.kinds import Function, Number, Pointer
from ..x86.convention import Convention
from ..x86.program import BasicBlock, Jump, Program, Register, instructions
from . import register_map
from .instruction_lines import MARK
from .render import render

CONTRACT_WIDTH = 110                    # columns of a line without its comment mark
PROOF = "Proof:"
NOT_PROVED = f"{PROOF} none."
FORMATS = {"elf64": "ELF", "win64": "COFF", "macho64": "Mach-O"}
LICENCE = ("Copyright (c) 2026 the nsms authors", "SPDX-License-Identifier: Apache-2.0 OR ISC OR "
                                                  "MIT")


@dataclass(frozen=True)
class Contract:
    """Contract of one function, as the banner states it: the interface (spec/contract.py) and the
    processor features that the function needs."""

    function: Function
    features: tuple[str, ...]


@dataclass(frozen=True)
class Facts:
    """Facts about a file that its programs and frame layouts do not contain."""

    stem: str                             # the file's name without its ending
    command: str                          # the make command that writes the file again
    needs: tuple[str, ...] = ()           # features of the processor, as in /proc/cpuinfo
    prefix: str = "nsms_"                 # beginning of the symbols
    # one for each function, in order; () for a banner without contracts
    contracts: tuple[Contract, ...] = ()
    unused_features: tuple[str, ...] = ()  # allowed by the options, but not needed by the code
    options: tuple[str, ...] = ()         # "NAME=VALUE: meaning" of options in `command`


def state_proof(text: str, syntax: str, formats: Collection[str], standard: str,
                subject: str = "") -> str:
    """Return a file's text with NOT_PROVED replaced by a statement of what is proved.

    `formats`: the object formats in which the file is proved; if there is none, the text is not
    changed. `standard`: name of the standard. `subject`: beginning of the statement for a file of
    tables, which has no code; "" for a file with code.
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
    """Return the beginning of macro names for a prefix of symbols, such as FOO for foo_. It is NSMS
    for a prefix of underscores alone."""
    return prefix.strip("_").upper() or "NSMS"


def instruction_count(program: Program, convention_frame: ConventionFrame) -> int:
    """Return the number of instructions of a function in one calling convention, without padding.
    """
    jumps = sum(2 if item.condition else 1 for item in program.items if isinstance(item, Jump))
    return (sum(1 for _ in instructions(program.items)) + jumps
            + len(convention_frame.prologue) + len(convention_frame.moves)
            + len(convention_frame.epilogue))


def count_with_noun(count: int, noun: str) -> str:
    """Return the count and the noun, which is in the plural unless the count is 1."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def size_line(program: Program, frame: FrameLayout, counted_code: str) -> str:
    """Return a line with the numbers of instructions, registers and spills of a function. The
    instructions are those with the frame `frame.sysv`. The line has the text `counted_code` after
    their number, such as " (System V)". The next line of the banner continues the sentence."""
    nouns = {"int": "integer register", "vec": "vector register", "mask": "mask register"}
    registers = [count_with_noun(frame.registers[register_class], noun)
                 for register_class, noun in nouns.items() if frame.registers[register_class]]
    count = count_with_noun(instruction_count(program, frame.sysv), "instruction")
    return (f"Size: {count}{counted_code}, {', '.join(registers)}, "
            f"{count_with_noun(program.spills, 'spill')},")


def argument_locations(program: Program, convention: Convention) -> list[str]:
    """Return the text of each argument's location at entry in a calling convention: a register's
    name, or a memory operand such as [rsp + 40]."""
    count = len(program.parameters)
    registers = [register_name(Register("int", n, 64)) for n in convention.arguments[:count]]
    return registers + [f"[rsp + {convention.stack_arguments + 8 * i}]"
                        for i in range(count - len(registers))]


def function_values(program: Program, frame: FrameLayout, contract: Contract | None,
                    syntax: str, counted_code: str) -> dict[str, Any]:
    """Return the values of the banner's template for one function: prototype, description,
    parameters, argument locations, stack bytes, size and register map. Without a contract, the
    parameters have the program's names. `counted_code` is as in `size_line`."""
    parameters = [p.name for p in contract.function.parameters] if contract else program.parameters

    def convention_values(convention_frame: ConventionFrame) -> dict[str, str]:
        arguments = argument_locations(program, convention_frame.convention)
        return {"arguments": ", ".join(arguments), "stack": f"{convention_frame.stack_bytes:,}"}

    return {"prototype": program.prototype, "about": program.about,
            "parameters": ", ".join(parameters),
            "sysv": convention_values(frame.sysv), "win64": convention_values(frame.win64),
            "size": size_line(program, frame, counted_code),
            "map": register_map.banner_map_lines(program, syntax)}


def describe_alignment(functions: Sequence[Function]) -> str:
    """Return a sentence about the alignment that the buffers of a file's functions need. If
    `functions` is empty, the sentence is a general one."""
    pointers = {p.name: p for f in functions for p in f.pointers}
    names_by_align: dict[int, list[str]] = {}
    for name, p in sorted(pointers.items(), key=lambda item: -item[1].align):
        names_by_align.setdefault(p.align, []).append(name)
    clauses = [f"{join_words(names, 'and')} must be aligned to {align} bytes"
               for align, names in names_by_align.items() if align > 1]
    unaligned = names_by_align.get(1, []) + [f"the memory that {name} points to"
                                             for name, p in pointers.items()
                                             if p.content == "pointers"]
    if unaligned:
        verb = "needs" if len(unaligned) == 1 else "need"
        clauses.append(f"{join_words(unaligned, 'and')} {verb} no alignment")
    return (f"{'; '.join(clauses)}." if clauses
            else "words have the alignment that C gives their type; bytes need none.")


def memory_lines(functions: Sequence[Function], may_overlap: bool) -> list[str]:
    """Return the banner's lines about alignment and overlap of buffers. `may_overlap`: whether the
    description of a function states an overlap that it allows; the lines then refer to this
    exception."""
    exception = ", except as stated above" if may_overlap else ""
    return wrap(f"Memory: {describe_alignment(functions)} A buffer that is written must not "
                f"overlap another{exception}.", CONTRACT_WIDTH)


def parameter_fields(f: Function, parameter: Pointer | Number) -> dict[str, object]:
    """Return the contract's fields of one parameter of a function. A buffer has type, size in
    bytes, alignment and access; for an array of pointers, these are followed by size, alignment and
    access of the targets. A number has type and unit, and a stride of words its minimum."""
    if isinstance(parameter, Number):
        counted = ("messages" if f.is_message_array else "nodes" if f.kind.is_tree_node
                   else "iterations" if f.kind.iterates else "blocks")
        unit = {"blocks": counted, "stride": "words", "distance": "bytes"}[parameter.quantity]
        minimum = {"minimum": 1} if parameter.quantity == "stride" else {}
        return {"type": "size_t", "unit": unit, **minimum}
    access = "write" if not parameter.is_input else "read-write" if parameter.written else "read"
    fields = {"type": "buffer", "bytes": buffer_bytes(f, parameter), "align": parameter.align,
              "access": access}
    if parameter.content == "pointers":
        fields |= {"pointee_bytes": f"{f.block_bytes} * {f.number_parameter('blocks')}",
                   "pointee_align": 1,
                   "pointee_access": "read"}
    return fields


def contract_lines(program: Program, frame: FrameLayout, contract: Contract, syntax: str,
                   downstream: bool) -> Iterator[str]:
    """Yield the contract of one function in YAML, to be parsed without the comment marks. It states
    the calling conventions in which the file can be assembled: Go's, System V and Win64, or for a
    downstream project's file System V alone."""
    def flow(fields: Mapping[str, object]) -> str:
        return f"{{{', '.join(f'{key}: {value}' for key, value in fields.items())}}}"

    parameters = contract.function.parameters
    frames = {"sysv": frame.sysv} | ({} if downstream else {"win64": frame.win64})
    locations = {name: argument_locations(program, convention_frame.convention)
                 for name, convention_frame in frames.items()}
    if syntax == "go":
        frames = {"go": frame.sysv}
        locations = {"go": [f"{p.name}+{8 * n}(FP)" for n, p in enumerate(parameters)]}
    yield f"- name: {program.symbol}"
    yield f"  signature: {program.prototype}"
    yield "  parameters:"
    for n, parameter in enumerate(parameters):
        fields = flow({"name": parameter.name, **{name: texts[n]
                                                  for name, texts in locations.items()},
                       **parameter_fields(contract.function, parameter)})
        yield from wrap(f"- {fields}", CONTRACT_WIDTH, initial_indent="    ",
                        subsequent_indent="       ", break_on_hyphens=False)
    yield f"  stack_bytes: {flow({name: f.stack_bytes for name, f in frames.items()})}"
    yield f"  features: [{', '.join(contract.features)}]"


def banner_lines(programs: Sequence[Program], frames: Sequence[FrameLayout], facts: Facts,
                 syntax: str, downstream: bool = False,
                 stand_for: Sequence[str] = ()) -> list[str]:
    """Return the banner of a file as comment lines.

    `downstream`: whether the file has the macros and frame rules of a downstream project;
    `stand_for`: texts such as "RET is ret", each of which says for which instruction a macro of the
    file stands.
    """
    blocks = [item for program in programs for item in program.items
              if isinstance(item, BasicBlock)]
    counted_code = (" without the frame's" if syntax == "go"
                    else "" if downstream else " (System V)")
    text = render("head.j2", {
        "facts": facts, "syntax": syntax, "flavour": downstream, "stand_for": stand_for,
        "macro": macro_stem(facts.prefix),
        "ending": {"nasm": ".asm", "go": "_amd64.s"}.get(syntax, ".S"), "no_proof": NOT_PROVED,
        "licence": LICENCE,
        "functions": [function_values(program, frame, contract, syntax, counted_code)
                      for program, frame, contract in
                      zip(programs, frames, facts.contracts or [None] * len(programs),
                          strict=True)],
        "contracts": [line for program, frame, contract in zip(programs, frames, facts.contracts)
                      for line in contract_lines(program, frame, contract, syntax, downstream)],
        "clears": any(i.row.mnemonic == "vzeroupper" for i in instructions(blocks)),
        "woven": any(len({i.strand for i in block.instructions} - {""}) > 1 for block in blocks),
        "options": wrap("; ".join(facts.options), CONTRACT_WIDTH, initial_indent="  ",
                        subsequent_indent="    ", break_on_hyphens=False),
        "memory": memory_lines([contract.function for contract in facts.contracts],
                               any("nodes" in program.parameters for program in programs))})
    return [f"{MARK[syntax]} {line}".rstrip() for line in text.splitlines()]
