"""Comments at the head and at the end of a generated file (templates/head.j2, tail.j2). The head is
for people: prototypes, buffers, size, needs, proof. The interface in YAML for programs and register
maps stand behind the code; names.toml explains variables that are not FIPS 180-4's."""

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Any

from ..compile.frame import ConventionFrame, FrameLayout
from ..request.option_table import join_words
from ..spec.kinds import Function, Number, Pointer
from ..x86.convention import Convention
from ..x86.program import Address, BasicBlock, Jump, Program, Register, instructions, register_name
from .lines import comment_block, location_comment, render

# Register maps

WIDTH = 97                              # columns of a line without its comment mark
WORKING = "abcdefgh"                    # names of the working variables

NAMES = tomllib.loads((Path(__file__).resolve().parent / "names.toml").read_text())
VARIABLE_MEANINGS: dict[str, str] = NAMES["variables"]
LABELS: dict[str, str] = NAMES["labels"]
# Patterns of variables.
HASH_VALUE = re.compile(r"H[a-h]{1,2}")              # Hec: H_e and H_c in two lanes
ROW = re.compile(r"W(\d+)(?:/(\d))?\.(\d+)(/\d+)?")  # W3/1.8/8: row, half, blocks, first message
# a/8: working variable a of message 8 and the following messages, one in each lane
LATER_MESSAGES = re.compile(r"[a-h](/\d+)")
# words of message 0, one of several interleaved messages: abef0, working variables; H.abef0, words
# of its hash value
STREAM_STATE = re.compile(r"(H\.)?(abef|cdgh|abcd)(\d)")
TWO_LANES = re.compile(r"P(\d)")                     # e_t and a_{t-2}, in two lanes
# Variables with a number at the end of their names: pattern and meaning.
NUMBERED = (
    (re.compile(r"to\d+"), "address of message 1, 2, ... minus address of message 0"),
    (re.compile(r"H\d"), "words 0, 1, ... of the hash values between two blocks"),
    (re.compile(r"N\d+"), "bytes of the {input} that is being copied"))

# Patterns whose variables share one meaning.
SHARED_MEANINGS = (
    (ROW, "W row: register, or slot of the frame, with schedule words; the rows hold the latest "
          "sixteen schedule words of each block, row 0 the oldest"),
    (TWO_LANES, "e_t:a_t-2: e after round t and a after round t-2, in two lanes"),
    (HASH_VALUE, "H_x: word x of the hash value; H_x:H_y: two of its words, in two lanes"))

Storage = Register | Address


def step_between(location: Storage, following: Storage) -> int | None:
    """Step of a range: 1 for vector and mask registers, bytes for memory operands; else None."""
    if isinstance(location, Register) and isinstance(following, Register):
        consecutive = following.number == location.number + 1
        return (1 if location.register_class == following.register_class != "int" and consecutive
                else None)
    if (isinstance(location, Address) and isinstance(following, Address)
        and (location.base, location.size) == (following.base, following.size)):
        return following.offset - location.offset
    return None


def list_locations(locations: list[Storage], syntax: str) -> str:
    """Return locations as text; three or more with equal steps are a range, `ymm0..ymm9`."""
    ranges: list[list[Storage]] = []
    for location in locations:
        last = ranges[-1] if ranges else []
        step = step_between(last[-1], location) if last else None
        if step is not None and (len(last) == 1 or step == step_between(last[-2], last[-1])):
            last.append(location)
        else:
            ranges.append([location])
    texts = [[location_comment(x, syntax).replace(" ", "") for x in members] for members in ranges]
    return ", ".join(f"{members[0]}..{members[-1]}".replace("]..[", "..") if len(members) > 2
                     else ", ".join(members) for members in texts)


def wrap_locations(text: str, first: str, rest: str) -> list[str]:
    lines = wrap(text.replace(": ", ":~"), WIDTH, initial_indent=first, subsequent_indent=rest,
                 break_on_hyphens=False, break_long_words=False)
    return [line.replace(":~", ": ") for line in lines]


def abbreviate_names(names: list[str]) -> str:
    """Three or more names as `a..h`, one or two in full."""
    return f"{names[0]}..{names[-1]}" if len(names) > 2 else ", ".join(names)


def map_entries(locations: Mapping[str, Storage], syntax: str) -> list[str]:
    """Return the entries of a register map, such as `a..c: r10, r11, rbx`."""
    remaining = dict(locations)
    out: list[str] = []

    def add_entry(names: list[str], subject: str) -> None:
        if names:
            text = list_locations([remaining.pop(name) for name in names], syntax)
            out.append(f"{subject}: {text}")

    later_messages = dict.fromkeys(match[1] for name in remaining
                                   if (match := LATER_MESSAGES.fullmatch(name)))
    for suffix in ("", *later_messages):
        letters = [letter for letter in WORKING if f"{letter}{suffix}" in remaining]
        messages = f" of messages {suffix[1:]} and up" if suffix else ""
        add_entry([f"{letter}{suffix}" for letter in letters],
                  f"{abbreviate_names(letters)}{messages}")
    rounds = sorted(name for name in remaining if TWO_LANES.fullmatch(name))
    add_entry(rounds, "e_t:a_t-2 of four t")
    for name in [name for name in remaining if HASH_VALUE.fullmatch(name)]:
        add_entry([name], ":".join(f"H_{letter}" for letter in name[1:]))
    # (blocks, half, first message) -> (number of the row, variable)
    schedule_rows: dict[tuple[str, str, str], list[tuple[int, str]]] = {}
    for name in remaining:
        if row := ROW.fullmatch(name):
            key = (row[3], row[2] or "", row[4] or "")
            schedule_rows.setdefault(key, []).append((int(row[1]), name))
    for (blocks, half, suffix), rows in sorted(schedule_rows.items(),
                                               key=lambda entry: (-int(entry[0][0]), entry[0][1])):
        numbers = f"row {rows[0][0]}" if len(rows) == 1 else f"rows {min(rows)[0]}..{max(rows)[0]}"
        half_text = {"0": ", the first half of them", "1": ", the second half"}.get(half, "")
        messages = f", messages {suffix[1:]} and up" if suffix else ""
        plural = "" if blocks == "1" else "s"
        add_entry([name for _, name in sorted(rows)],
                  f"W {numbers} of {blocks} block{plural}{half_text}{messages}")
    for pattern, _ in NUMBERED:
        names = [name for name in remaining if pattern.fullmatch(name)]
        add_entry(names, abbreviate_names(names))
    for name in list(remaining):
        add_entry([name], name)
    return out


def label_map_lines(program: Program, label: str, syntax: str) -> list[str]:
    entries = "; ".join(map_entries(program.loop_locations.get(label, {}), syntax))
    return wrap_locations(f"Live here: {entries}.", "", "  ") if entries else []


def stream_meanings(names: Iterable[str]) -> list[str]:
    """Return the meanings of variables of one of several interleaved messages."""
    matches = [match for name in names if (match := STREAM_STATE.fullmatch(name))]
    has_hash_values = any(match[1] for match in matches)
    meanings: list[str] = []
    for prefix, words in dict.fromkeys((match[1] or "", match[2]) for match in matches):
        numbers = [match[3] for match in matches if (match[1] or "", match[2]) == (prefix, words)]
        content = ("the hash value before the block" if prefix else
                   "the working variables" if has_hash_values else "the hash value")
        variables = abbreviate_names([f"{prefix}{words}{number}" for number in numbers])
        messages = f"message{'' if len(numbers) == 1 else 's'} {abbreviate_names(numbers)}"
        meanings.append(f"{variables}: {VARIABLE_MEANINGS[words]} of {content} of {messages}")
    return meanings


def banner_map_lines(program: Program, syntax: str) -> list[str]:
    if not program.loop_locations:
        return []
    all_locations: dict[str, Storage] = {}
    for locations in program.loop_locations.values():
        all_locations |= locations
    values = {"input": "node" if "nodes" in program.parameters else "message"}
    meanings = [meaning for pattern, meaning in SHARED_MEANINGS
                if any(map(pattern.fullmatch, all_locations))]
    for pattern, meaning in NUMBERED:
        names = [name for name in all_locations if pattern.fullmatch(name)]
        meanings += [f"{abbreviate_names(names)}: {meaning}"] if names else []
    meanings += stream_meanings(all_locations)
    meanings += [f"{name}: {VARIABLE_MEANINGS[name]}" for name in all_locations
                 if name in VARIABLE_MEANINGS and name not in program.parameters]
    spills = (" Slots of the frame that are not named here hold spilled values." if program.spills
              else "")
    entries = "; ".join(map_entries(all_locations, syntax))
    return [*wrap_locations(f"Register map: {entries}.{spills}", "  ", "    "),
            *(line for meaning in meanings
              for line in wrap_locations(f"{meaning.format_map(values)}.", "    ", "      "))]


# Banners

CONTRACT_WIDTH = 110                    # columns of a line without its comment mark
PROOF = "Proof:"
NOT_PROVED = f"{PROOF} none."
FORMATS = {"elf64": "ELF", "win64": "COFF", "macho64": "Mach-O"}
LICENCE = ("Copyright (c) 2026 the nsms authors", "SPDX-License-Identifier: Apache-2.0 OR ISC OR "
                                                  "MIT")


@dataclass(frozen=True)
class Contract:
    """Interface of one function (spec/kinds.py) and the processor features that it needs."""

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
    """Replace NOT_PROVED if the text is proved in a format. `subject`: beginning of the statement
    for a file of tables, which has no code."""
    names = ("Go" if syntax == "go" else
             ", ".join(name for format, name in FORMATS.items() if format in formats))
    statement = f"{subject} what {standard} defines." if subject else (
        f"the assembled bytes ({names}) compute what {standard} defines, for every input.")
    return text.replace(NOT_PROVED, f"{PROOF} {statement}", 1) if formats else text


def hash_text(text: str) -> str:
    """Return SHA-256 of a file's text without the line about its proof, in hexadecimal."""
    hashed_lines = [line for line in text.splitlines(keepends=True)
                    if not re.match(rf"(//|;| \*) {PROOF}", line)]
    return hashlib.sha256("".join(hashed_lines).encode()).hexdigest()


def macro_stem(prefix: str) -> str:
    """Return the beginning of macro names: FOO for foo_, NSMS for underscores alone."""
    return prefix.strip("_").upper() or "NSMS"


def instruction_count(program: Program, convention_frame: ConventionFrame) -> int:
    """Return the number of instructions in one calling convention, without padding."""
    jumps = sum(2 if item.condition else 1 for item in program.items if isinstance(item, Jump))
    return (sum(1 for _ in instructions(program.items)) + jumps
            + len(convention_frame.prologue) + len(convention_frame.moves)
            + len(convention_frame.epilogue))


def count_with_noun(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def register_counts(program: Program, frame: FrameLayout) -> str:
    nouns = {"int": "integer register", "vec": "vector register", "mask": "mask register"}
    registers = [count_with_noun(frame.registers[register_class], noun)
                 for register_class, noun in nouns.items() if frame.registers[register_class]]
    return ", ".join([*registers, count_with_noun(program.spills, "spill")])


def argument_locations(program: Program, convention: Convention) -> list[str]:
    """Return where each argument is at entry: a register, or an operand such as [rsp + 40]."""
    count = len(program.parameters)
    registers = [register_name(Register("int", n, 64)) for n in convention.arguments[:count]]
    return registers + [f"[rsp + {convention.stack_arguments + 8 * i}]"
                        for i in range(count - len(registers))]


def function_values(program: Program, frame: FrameLayout, contract: Contract | None,
                    syntax: str, counted_code: str) -> dict[str, Any]:
    """Return the values of the templates for one function; `counted_code` qualifies its size."""
    parameters = [p.name for p in contract.function.parameters] if contract else program.parameters

    def convention_values(convention_frame: ConventionFrame) -> dict[str, str]:
        arguments = argument_locations(program, convention_frame.convention)
        return {"arguments": ", ".join(arguments), "stack": f"{convention_frame.stack_bytes:,}"}

    return {"prototype": program.prototype, "symbol": program.symbol,
            "about": [*program.about, *([accessed_bytes(contract.function)] if contract else [])],
            "parameters": ", ".join(parameters),
            "sysv": convention_values(frame.sysv), "win64": convention_values(frame.win64),
            "size": count_with_noun(instruction_count(program, frame.sysv), "instruction")
                    + counted_code,
            "registers": register_counts(program, frame),
            "map": banner_map_lines(program, syntax)}


def buffer_bytes(f: Function, p: Pointer) -> str:
    """Return the size in bytes of the buffer at `p` as a number or as a C expression."""
    if p.is_strided_schedule:
        return f"{p.size} * ({len(f.hash.K) - 1} * {f.numbers['stride'].name} + 1)"
    if p.is_message_array:
        count = f.numbers["blocks"].name
        return f"({count} > 0) * ({f.numbers['distance'].name} * ({count} - 1) + {p.size})"
    return (f"{p.bytes_per_block} * {f.numbers['blocks'].name}" if p.bytes_per_block
            else str(p.size))


def accessed_bytes(f: Function) -> str:
    """Return a sentence about the bytes that a kernel reads and writes."""
    def sizes(p: Pointer) -> list[str]:
        if p.is_strided_schedule:
            return [f"{len(f.hash.K)} words of {p.size} bytes at {p.name}, "
                    f"{f.numbers['stride'].name} words apart"]
        if p.is_message_array:
            return [f"{p.size} bytes of each of {f.numbers['blocks'].name} messages from "
                    f"{p.name} on, {f.numbers['distance'].name} bytes from one to the next"]
        pointees = [f"{f.block_bytes} * {f.numbers['blocks'].name} bytes at each of these "
                    f"pointers"] if p.content == "pointers" else []
        return [f"{buffer_bytes(f, p)} bytes at {p.name}", *pointees]

    *others, last = [size for p in f.pointers if p.is_input for size in sizes(p)]
    read = f"{', '.join(others)} and {last}" if others else last
    return f"Reads {read}; writes {sizes(f.output)[0]}."


def describe_alignment(functions: Sequence[Function]) -> str:
    """Return a sentence about the alignment of buffers, a general one without functions."""
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
    """Return lines about buffers and registers. `may_overlap`: a description states an overlap."""
    exception = ", except as stated above" if may_overlap else ""
    return wrap(f"Memory: {describe_alignment(functions)} A buffer that is written must not "
                f"overlap another{exception}. Written are these buffers and the stack below the "
                "return address. Clobbers: caller-saved registers and flags; not x87 registers, "
                "MXCSR or the direction flag.", CONTRACT_WIDTH)


def parameter_fields(f: Function, parameter: Pointer | Number) -> dict[str, object]:
    """Return the contract's fields of one parameter of a function."""
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
        fields |= {"pointee_bytes": f"{f.block_bytes} * {f.numbers['blocks'].name}",
                   "pointee_align": 1,
                   "pointee_access": "read"}
    return fields


def contract_lines(program: Program, frame: FrameLayout, contract: Contract, syntax: str,
                   downstream: bool) -> Iterator[str]:
    """Yield the contract of one function in YAML, for the calling conventions of the file."""
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


def file_comments(programs: Sequence[Program], frames: Sequence[FrameLayout], facts: Facts,
                  syntax: str, downstream: bool = False,
                  stand_for: Sequence[str] = ()) -> dict[str, list[str]]:
    """Return the comment lines "banner" and "tail" of a file. `downstream`: it has a downstream
    project's macros and frame rules; `stand_for`: what its macros are, such as "RET is ret"."""
    blocks = [item for program in programs for item in program.items
              if isinstance(item, BasicBlock)]
    counted_code = " without the frame's" if syntax == "go" else ""
    values = {
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
                               any("nodes" in program.parameters for program in programs))}
    texts = {"banner": render("head.j2", values), "tail": render("tail.j2", values)}
    return {name: comment_block(text.strip().splitlines(), syntax) for name, text in texts.items()}
