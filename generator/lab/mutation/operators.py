"""Mutation operators: random single edits of a kernel's text, of the bytes of its ELF object, and
such as a register allocator or list scheduler could make. Each takes a random generator and a
Subject, and raises NothingToChange if this draw found nothing."""

from __future__ import annotations

import io
import random
import re
import struct
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any, TypeVar

import iced_x86 as iced
from elftools.elf.elffile import ELFFile  # type: ignore[import-untyped]

from ...check.decode import JUMPS
from ...x86.convention import INTEGER_NAMES as WIDE
from ...x86.convention import RSP

INSTRUCTION = re.compile(r"\s+[a-z]\w*(\s+[^.\s].*)?$|\s+[a-z]+\s+\.L")
Alternative = TypeVar("Alternative")


class NothingToChange(Exception):
    """Raised by a mutation operator whose random choices leave nothing to change."""


def choose(draw: random.Random, alternatives: Sequence[Alternative]) -> Alternative:
    """Return a random element of `alternatives`; raise NothingToChange if there is none."""
    if not alternatives:
        raise NothingToChange
    return draw.choice(alternatives)


@dataclass(frozen=True)
class Subject:
    """Kernel to mutate: symbol, text (a statement a line, without comments and macros), object.
    Line numbers are indices of `text`."""

    symbol: str
    text: tuple[str, ...]
    object: bytes

    @cached_property
    def body(self) -> list[int]:
        """Line numbers of the kernel's instructions, in order."""
        first = next(i for i, line in enumerate(self.text) if line.startswith(f"{self.symbol}:"))
        last = next((i for i, line in enumerate(self.text) if i > first and ".cfi_endproc" in line),
                    len(self.text))
        return self.matching_lines(INSTRUCTION, range(first + 1, last))

    def matching_lines(self, pattern: str | re.Pattern[str], numbers: Iterable[int]) -> list[int]:
        """Return the line numbers among `numbers` whose lines begin with a match of the pattern."""
        return [number for number in numbers if re.match(pattern, self.text[number])]

    @cached_property
    def layout(self) -> Layout:
        """Positions of code, constants, section headers, symbols and relocations in the object."""
        return Layout(self.object, self.symbol)


class Layout:
    """File offsets in the ELF object of a function: its code, (offset, length) of instructions,
    bytes of constants, section headers, entries of symbols (one: its own) and of its relocations.
    """

    def __init__(self, data: bytes, symbol: str) -> None:
        file = ELFFile(io.BytesIO(data))
        self.headers = [file["e_shoff"] + i * file["e_shentsize"]
                        for i in range(file.num_sections())]
        sections = list(file.iter_sections())
        table: Any = file.get_section_by_name(".symtab")
        self.symbols = [table["sh_offset"] + 24 * i for i in range(1, table.num_symbols())]
        function_symbol = table.get_symbol_by_name(symbol)[0]
        code_section = sections[function_symbol["st_shndx"]]
        address, size = function_symbol["st_value"], function_symbol["st_size"]
        start = code_section["sh_offset"] + address
        code = data[start:start + size]
        self.code = range(start, start + size)
        self.instructions = [(start + i.ip, i.len) for i in iced.Decoder(64, code)]
        self.constants = [
            offset for s in sections if s["sh_flags"] & 2 and not s["sh_flags"] & 4
            and s.name.startswith(".rodata")
            for offset in range(s["sh_offset"], s["sh_offset"] + s["sh_size"])]
        tables = [s for s in sections
                  if s["sh_type"] == "SHT_RELA" and s["sh_info"] == function_symbol["st_shndx"]]
        entries = [s["sh_offset"] + 24 * i for s in tables for i in range(s["sh_size"] // 24)]
        self.relocations = [offset for offset in entries
                            if 0 <= struct.unpack_from("<Q", data, offset)[0] - address < size]
        self.symbol = next(offset for offset, s in zip([0, *self.symbols], table.iter_symbols())
                           if s.name == symbol)


def draw_similar_number(draw: random.Random, old: int) -> int:
    """Return a number near `old`, its negative, about its double, or with one bit flipped."""
    return draw.choice([old + 1, old - 1, old + 4, old - 4, old + 8, old - 8, old + 16, old - 16,
                        old + 64, old - 64, -old,
                        2 * old + 8, old ^ 1 << draw.randrange(8)])


def split_statements(text: str) -> tuple[str, ...]:
    """Return the statements of a preprocessed text, with every instruction indented."""
    lines = []
    for line in text.splitlines():
        for part in line.split(";"):
            if part.strip():
                lines.append(part.rstrip() if part[0] in " ." or ":" in part else "        "
                             + part.strip())
    return tuple(lines)


Lines = list[str]
TextOperator = Callable[[random.Random, Subject], Lines]

NUMBER = re.compile(r"(?<![\w.])(-?\d+|0x[0-9a-f]+)\b")
# the integer registers of 32 bits; WIDE has those of 64 bits
NARROW = tuple(f"{name}d" if name[1].isdigit() else f"e{name[1:]}" for name in WIDE)
VECTORS = tuple(tuple(f"{letter}mm{i}" for i in range(32)) for letter in "xyz")
# the names of all registers, grouped by kind and width
GROUPS = (WIDE, NARROW, *VECTORS, tuple(f"k{i}" for i in range(8)))
REGISTER = re.compile(rf"\b({'|'.join(name for group in GROUPS for name in group)})\b")
# the tables of changes.toml
REPLACEMENTS = tomllib.loads(Path(__file__).with_name("changes.toml").read_text())
# mnemonic -> the mnemonics of its group
KIN_OF = {name: group for group in [
    *map(str.split, REPLACEMENTS["kin"]), *([f"{kind}{condition}" for condition in JUMPS]
                                            for kind in ("j", "cmov", "set"))] for name in group}
# legacy prefixes and REX, as bytes
PREFIXES = (0x66, 0xF2, 0xF3, 0xF0, 0x2E, 0x36, 0x3E, 0x26, 0x64, 0x65, 0x67, *range(0x40, 0x50))


# edits

def replace_line(subject: Subject, number: int, *new: str) -> Lines:
    return [*subject.text[:number], *new, *subject.text[number + 1:]]


def exchange_lines(subject: Subject, first: int, second: int) -> Lines:
    lines = list(subject.text)
    lines[first], lines[second] = lines[second], lines[first]
    return lines


def choose_other(draw: random.Random, group: Sequence[str], old: str) -> str:
    candidates = group[:16] if len(group) > 16 and draw.random() < 0.9 else group
    return choose(draw, [name for name in candidates if name != old])


def edit_match(draw: random.Random, subject: Subject, pattern: re.Pattern[str],
               change: Callable[[random.Random, re.Match[str]], str],
               in_brackets: bool | None = None) -> Lines:
    """Return the text with one match changed, in the operands of a random instruction."""
    for _ in range(200):
        number = draw.choice(subject.body)
        line = subject.text[number]
        operands = re.match(r"\s+\w+\s*", line)
        matches = [m for m in pattern.finditer(line, operands.end() if operands else 0)
                   if in_brackets is None
                   or in_brackets == (line[:m.start()].count("[") > line[:m.start()].count("]"))]
        if matches:
            match = draw.choice(matches)
            return replace_line(subject, number, line[:match.start()] + change(draw, match)
                                + line[match.end():])
    raise NothingToChange


# operators

def exchange_with_next(draw: random.Random, subject: Subject) -> Lines:
    index = draw.randrange(len(subject.body) - 1)
    return exchange_lines(subject, subject.body[index], subject.body[index + 1])


def edit_instruction(draw: random.Random, subject: Subject,
                     new_lines: Callable[[random.Random, Subject, str], Lines]) -> Lines:
    """Replace a random instruction, the line `old`, by new_lines(draw, subject, old)."""
    number = draw.choice(subject.body)
    return replace_line(subject, number, *new_lines(draw, subject, subject.text[number]))


def similar_number(draw: random.Random, match: re.Match[str]) -> str:
    return str(draw_similar_number(draw, int(match[0], 0)))


def other_register(draw: random.Random, match: re.Match[str]) -> str:
    return choose_other(draw, next(group for group in GROUPS if match[0] in group), match[0])


def change_mnemonic(draw: random.Random, subject: Subject) -> Lines:
    """Replace a mnemonic by another one of its group: in changes.toml, or of conditions."""
    number = draw.choice(subject.body)
    old = subject.text[number].split()[0]
    new = choose_other(draw, KIN_OF.get(old, ()), old)
    return replace_line(subject, number, re.sub(rf"\b{old}\b", new, subject.text[number], count=1))


def change_label(draw: random.Random, subject: Subject) -> Lines:
    """Replace a label in operands (target of a jump, or table) by one of the text."""
    labels = [line.split(":")[0] for line in subject.text if re.match(r"[.\w]+:", line)]
    return edit_match(draw, subject, re.compile(r"\.L\w+"),
                      lambda draw, match: draw.choice(labels))


def change_directive(draw: random.Random, subject: Subject, pattern: str,
                     directives: Sequence[str]) -> Lines:
    """Replace a line that matches the pattern by one of the directives."""
    number = choose(draw, subject.matching_lines(pattern, range(len(subject.text))))
    return replace_line(subject, number, f"        {draw.choice(directives)}")


def insert_control(draw: random.Random, subject: Subject) -> Lines:
    """Insert a `control` instruction of changes.toml, or put it in place of another one."""
    new = draw.choice(REPLACEMENTS["control"])
    number = draw.choice(subject.body)
    old = [subject.text[number]] if draw.random() < 0.5 else []
    return replace_line(subject, number, f"        {new}", *old)


# kind of mutant -> operator
TEXT_OPERATORS: dict[str, TextOperator] = {
    "swapped with the next": exchange_with_next,
    "exchanged with another": lambda draw, subject: exchange_lines(
        subject, draw.choice(subject.body), draw.choice(subject.body)),
    "deleted": partial(edit_instruction, new_lines=lambda draw, subject, old: []),
    "inserted from elsewhere": partial(
        edit_instruction,
        new_lines=lambda draw, subject, old: [old, subject.text[draw.choice(subject.body)]]),
    "displacement": partial(edit_match, pattern=NUMBER, change=similar_number, in_brackets=True),
    "displacement added": partial(
        edit_match, pattern=re.compile(r"\]"),
        change=lambda draw, match: f" + {draw.choice([1, 4, 8, 16, 64, 128])}]"),
    "base or index": partial(edit_match, pattern=REGISTER, change=other_register, in_brackets=True),
    "immediate": partial(edit_match, pattern=NUMBER, change=similar_number, in_brackets=False),
    "register": partial(edit_match, pattern=REGISTER, change=other_register, in_brackets=False),
    "mnemonic": change_mnemonic,
    "prefix": partial(
        edit_instruction,
        new_lines=lambda draw, subject, old: [f"        .byte {draw.choice(PREFIXES):#x}", old]),
    "label named": change_label,
    "flags of a section": partial(change_directive, pattern=r"\s+\.(section|text)\b",
                                  directives=REPLACEMENTS["sections"]),
    "alignment": partial(change_directive, pattern=r".*\.p2align",
                         directives=[f".p2align {n}" for n in range(8)]),
    "control": insert_control}


ByteOperator = Callable[[random.Random, Subject], bytes]


def replace_bytes(subject: Subject, offset: int, new: bytes) -> bytes:
    """Return the object with `new` in place of as many bytes at a file offset."""
    return subject.object[:offset] + new + subject.object[offset + len(new):]


def flip_bit(draw: random.Random, subject: Subject, offset: int) -> bytes:
    return replace_bytes(subject, offset, bytes([subject.object[offset] ^ 1 << draw.randrange(8)]))


def flip_opcode_bit(draw: random.Random, subject: Subject) -> bytes:
    """Flip a bit where prefixes, opcode and ModRM of an instruction are."""
    start, length = draw.choice(subject.layout.instructions)
    return flip_bit(draw, subject, start + draw.randrange(min(4, length)))


def copy_instruction(draw: random.Random, subject: Subject) -> bytes:
    target, _ = draw.choice(subject.layout.instructions)
    source, length = draw.choice(subject.layout.instructions)
    if target + length > subject.layout.code.stop:
        raise NothingToChange
    return replace_bytes(subject, target, subject.object[source:source + length])


def change_relocation(draw: random.Random, subject: Subject) -> bytes:
    """Change type, symbol, offset or addend of a relocation."""
    entry = choose(draw, subject.layout.relocations)
    offset, kind, symbol, addend = struct.unpack_from("<QIIq", subject.object, entry)
    changed_field = draw.randrange(4)
    if changed_field == 0:
        kind = draw.randrange(44)
    elif changed_field == 1:
        symbol = draw.randrange(len(subject.layout.symbols) + 2)
    elif changed_field == 2:
        offset += draw.choice([-1, 1, -4, 4, 8, 16])
    else:
        addend = draw_similar_number(draw, addend)
    return replace_bytes(subject, entry,
                         struct.pack("<QIIq", offset & (1 << 64) - 1, kind, symbol, addend))


def change_section_header(draw: random.Random, subject: Subject) -> bytes:
    """Flip a bit in a field of a section header."""
    header = draw.choice(subject.layout.headers)
    # (offset in Elf64_Shdr, number of bytes from the lowest) of the field, or of its low bytes
    field, size = draw.choice([(4, 4), (8, 8), (8, 2), (24, 2), (32, 2), (40, 4), (44, 4), (48, 8),
                               (48, 1), (56, 2)])
    value = int.from_bytes(subject.object[header + field:header + field + size],
                           "little") ^ 1 << draw.randrange(8 * size)
    return replace_bytes(subject, header + field, value.to_bytes(size, "little"))


def change_symbol(draw: random.Random, subject: Subject) -> bytes:
    """Change the lowest byte of a symbol's field."""
    entry = subject.layout.symbol if draw.random() < 0.5 else draw.choice(subject.layout.symbols)
    # offset in Elf64_Sym of st_info (4), st_other (5), st_shndx (6), st_value (8) or st_size (16)
    field = draw.choice([4, 4, 4, 5, 6, 6, 8, 8, 16])
    new = draw.choice([subject.object[entry + field] ^ 1 << draw.randrange(8), draw.randrange(256)])
    return replace_bytes(subject, entry + field, bytes([new]))


# kind of mutant -> operator
BYTE_OPERATORS: dict[str, ByteOperator] = {
    "bit of code": lambda draw, subject: flip_bit(
        draw, subject, draw.choice(subject.layout.code)),
    "byte of code": lambda draw, subject: replace_bytes(
        subject, draw.choice(subject.layout.code), draw.randbytes(1)),
    "opening of an instruction": flip_opcode_bit,
    "one instruction over another": copy_instruction,
    "bit of a constant": lambda draw, subject: flip_bit(
        draw, subject, choose(draw, subject.layout.constants)),
    "relocation": change_relocation,
    "header of a section": change_section_header,
    "entry of a symbol": change_symbol,
    "header of the file": lambda draw, subject: flip_bit(draw, subject, draw.randrange(64))}


LABEL = re.compile(r"([.\w]+):\s*$")
JUMP = re.compile(r"\s+j(\w+)\s+([.\w]+)\s*$")
# memory operand: a register, or a register plus a constant
MEMORY_OPERAND = re.compile(r"\[(r\w+)(?: \+ (\d+))?\]")
LOAD = re.compile(r"\s+v?mov\w*\s+\w+, \[([^\]]+)\]")
STORE = re.compile(r"\s+v?mov\w*\s+(\[[^\]]+\])")
NEAR = 8  # number of instructions on each side of a label of which one is moved across it
FAR = 200  # largest distance of two related lines


def find_label_lines(subject: Subject) -> list[int]:
    """Return the line numbers of the labels between the kernel's instructions."""
    return subject.matching_lines(LABEL, range(subject.body[0], subject.body[-1]))


def find_loops(subject: Subject) -> list[tuple[int, int]]:
    """Return (line number of the head, line number of the backward jump) of every loop."""
    heads = {subject.text[i].partition(":")[0]: i for i in find_label_lines(subject)}
    jumps = [(i, JUMP.match(subject.text[i])) for i in subject.body]
    return [(heads[j[2]], i) for i, j in jumps if j and heads.get(j[2], i) < i]


def move_line(subject: Subject, old: int, new: int) -> Lines:
    """Return the lines of the text with line `old` moved after line `new`, both given by number."""
    lines = [line for i, line in enumerate(subject.text) if i != old]
    insertion = new + 1 if new < old else new
    return [*lines[:insertion], subject.text[old], *lines[insertion:]]


def find_movable_lines(subject: Subject) -> list[int]:
    """Return lines of instructions but jumps, calls, returns, ENDBR64, and those of the stack."""
    return subject.matching_lines(
        r"(?!\s+(j\w+|call|ret|push|pop|endbr64)\b|.*\brsp\b)", subject.body)


def move_across_label(draw: random.Random, subject: Subject) -> Lines:
    """Move an instruction across a label, mostly a loop's, or the jump at its end."""
    loops, movable_lines = find_loops(subject), find_movable_lines(subject)
    borders = [line for loop in loops for line in loop]
    border = choose(draw, borders if borders and draw.random() < 0.7 else find_label_lines(subject))
    if draw.random() < 0.5:
        return move_line(subject, choose(draw, [i for i in movable_lines if i < border][-NEAR:]),
                         border)
    return move_line(subject, choose(draw, [i for i in movable_lines if i > border][:NEAR]),
                     border - 1)


def delay_reload(draw: random.Random, subject: Subject) -> Lines:
    """Move or copy a load behind a change of its address or of a register in it."""
    number = choose(draw, subject.matching_lines(LOAD, subject.body))
    address = LOAD.match(subject.text[number])[1]  # type: ignore[index]
    used = set(re.findall(r"r\w+", address)) - {"rip"}
    writes_register = re.compile(rf"\s+\w+\s+({'|'.join(used) or '-'})\b(?!.*\[)")
    change = next((i for i in subject.body if i > number and (
        writes_register.match(subject.text[i])
        or (store := STORE.match(subject.text[i])) and store[1] == f"[{address}]")), None)
    if change is None:
        raise NothingToChange
    if draw.random() < 0.5:
        return move_line(subject, number, change)
    return replace_line(subject, change, subject.text[change], subject.text[number])


def share_spill_slot(draw: random.Random, subject: Subject) -> Lines:
    """Replace a spill slot by another one, from one store to it until the next."""
    # (line number, slot, base register)
    stores = [(i, m[1], operand[1]) for i in subject.body if (m := STORE.match(subject.text[i]))
              and (operand := MEMORY_OPERAND.fullmatch(m[1]))]
    number, slot, base = choose(draw, stores)
    other = choose(draw, sorted({other for i, other, other_base in stores if other != slot
                                 and other_base == base and abs(i - number) <= FAR}))
    lines = list(subject.text)
    end = next((i for i, again, _ in stores if i > number and again == slot), subject.body[-1])
    for i in range(number, end):
        lines[i] = lines[i].replace(slot, other)
    return lines


def exchange_live_registers(draw: random.Random, subject: Subject) -> Lines:
    """Exchange two registers, in all widths, in at most 100 instructions."""
    index = draw.randrange(len(subject.body))
    line_numbers = subject.body[index:index + draw.choice([1, 2, 3, 5, 10, 30, 100])]
    vector = draw.random() < 0.5
    kinds = VECTORS if vector else (WIDE, NARROW)
    numbers = sorted({group.index(name) for i in line_numbers
                      for name in REGISTER.findall(subject.text[i])
                      for group in kinds if name in group} - (set() if vector else {RSP}))
    if len(numbers) < 2:
        raise NothingToChange
    first, second = draw.sample(numbers, 2)
    names = {group[a]: group[b] for group in kinds for a, b in ((first, second), (second, first))}
    lines = list(subject.text)
    for i in line_numbers:
        lines[i] = REGISTER.sub(lambda m: names.get(m[0], m[0]), lines[i])
    return lines


# kind of mutant -> operator
MISCOMPILATIONS: dict[str, TextOperator] = {
    "moved across a label": move_across_label, "reload after a change": delay_reload,
    "spill slot shared": share_spill_slot, "live registers exchanged": exchange_live_registers}
