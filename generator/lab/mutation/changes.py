"""Mutation operators on assembly text. Input: a random generator and a `Subject`. Output: the lines
of a changed text; an operator raises NothingToChange if this draw found nothing to change. Method:
single random edits. The assembler may reject a changed text, and a change may have no effect.
"""

import random
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from ...check.decode import JUMPS
from ...x86.convention import INTEGER_NAMES as WIDE
from .subject import NothingToChange, Subject, choose, draw_similar_number

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
KIN_OF = {name: group.split() for group in REPLACEMENTS["kin"] for name in group.split()}
# legacy prefixes and REX, as bytes
PREFIXES = (0x66, 0xF2, 0xF3, 0xF0, 0x2E, 0x36, 0x3E, 0x26, 0x64, 0x65, 0x67, *range(0x40, 0x50))
# types, and bindings and visibilities, of a symbol
TYPES = ("gnu_indirect_function", "object", "tls_object", "common", "notype", "gnu_unique_object")
BINDINGS = ("weak", "hidden", "local", "protected", "internal")


# edits

def replace_line(subject: Subject, number: int, *new: str) -> Lines:
    """Return the lines of the text with line `number` replaced by the lines `new`."""
    return [*subject.text[:number], *new, *subject.text[number + 1:]]


def replace_match(subject: Subject, number: int, match: re.Match[str], new: str) -> Lines:
    """Return the lines of the text with the match, which is in line `number`, replaced by `new`."""
    line = subject.text[number]
    return replace_line(subject, number, line[:match.start()] + new + line[match.end():])


def exchange_lines(subject: Subject, first: int, second: int) -> Lines:
    """Return the lines of the text with lines `first` and `second`, given by number, exchanged."""
    lines = list(subject.text)
    lines[first], lines[second] = lines[second], lines[first]
    return lines


def rename_registers(subject: Subject, numbers: Iterable[int], names: Mapping[str, str]) -> Lines:
    """Return the lines of the text with registers renamed in the lines with these numbers. `names`:
    name of a register -> its new name."""
    lines = list(subject.text)
    for number in numbers:
        lines[number] = REGISTER.sub(lambda m: names.get(m[0], m[0]), lines[number])
    return lines


def choose_other(draw: random.Random, group: Sequence[str], old: str) -> str:
    """Return a random member of the group other than `old`."""
    candidates = group[:16] if len(group) > 16 and draw.random() < 0.9 else group
    return choose(draw, [name for name in candidates if name != old])


def choose_other_register(draw: random.Random, old: str) -> str:
    """Return a random register other than `old`, of the class and width of `old`."""
    return choose_other(draw, next(group for group in GROUPS if old in group), old)


def edit_match(draw: random.Random, subject: Subject, pattern: re.Pattern[str],
               change: Callable[[re.Match[str]], str], in_brackets: bool | None = None) -> Lines:
    """Return the lines of the text with one match of the pattern changed, in the operands of a
    random instruction."""
    for _ in range(200):
        number = draw.choice(subject.body)
        line = subject.text[number]
        operands = re.match(r"\s+\w+\s*", line)
        matches = [m for m in pattern.finditer(line, operands.end() if operands else 0)
                   if in_brackets is None
                   or in_brackets == (line[:m.start()].count("[") > line[:m.start()].count("]"))]
        if matches:
            match = draw.choice(matches)
            return replace_match(subject, number, match, change(match))
    raise NothingToChange


# operators

def exchange_with_next(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a random instruction and the next one exchanged."""
    index = draw.randrange(len(subject.body) - 1)
    return exchange_lines(subject, subject.body[index], subject.body[index + 1])


def edit_instruction(draw: random.Random, subject: Subject,
                     new_lines: Callable[[random.Random, Subject, str], Lines]) -> Lines:
    """Return the text with a random instruction, the line `old`, replaced by the lines
    new_lines(draw, subject, old)."""
    number = draw.choice(subject.body)
    return replace_line(subject, number, *new_lines(draw, subject, subject.text[number]))


def change_number(draw: random.Random, subject: Subject, in_brackets: bool) -> Lines:
    """Return the text with a random number changed: a displacement within brackets if
    `in_brackets`, else an immediate."""
    return edit_match(draw, subject, NUMBER,
                      lambda m: str(draw_similar_number(draw, int(m[0], 0))), in_brackets)


def change_register(draw: random.Random, subject: Subject, in_brackets: bool) -> Lines:
    """Return the text with a random register changed to another one of its class and width: a base
    or index within brackets if `in_brackets`, else a register operand."""
    return edit_match(draw, subject, REGISTER, lambda m: choose_other_register(draw, m[0]),
                      in_brackets)


def exchange_registers(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with two registers of one class and width exchanged in up to 20 consecutive
    instructions."""
    index = draw.randrange(len(subject.body))
    old = choose(draw, sorted(set(REGISTER.findall(subject.text[subject.body[index]]))))
    new = choose_other_register(draw, old)
    return rename_registers(subject, subject.body[index:index + draw.choice([1, 2, 5, 20])],
                            {old: new, new: old})


def exchange_operands(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with two operands of a random instruction exchanged."""
    number = draw.choice(subject.body)
    match = re.match(r"(\s+\w+\s+)(.*)", subject.text[number])
    operands = match[2].split(", ") if match else []
    if match is None or len(operands) < 2:
        raise NothingToChange
    i, j = draw.sample(range(len(operands)), 2)
    operands[i], operands[j] = operands[j], operands[i]
    return replace_line(subject, number, match[1] + ", ".join(operands))


def change_condition(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a random condition, possibly the old one, in a random Jcc, CMOVcc or
    SETcc."""
    number = choose(draw, subject.matching_lines(r"\s+(j|cmov|set)(?!mp)", subject.body))
    return replace_line(subject, number,
                        re.sub(r"^(\s+(?:j|cmov|set))\w+", rf"\g<1>{draw.choice(JUMPS)}",
                               subject.text[number]))


def change_mnemonic(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a random instruction's mnemonic replaced by another one of its group in
    changes.toml."""
    number = draw.choice(subject.body)
    old = subject.text[number].split()[0]
    new = choose_other(draw, KIN_OF.get(old, ()), old)
    return replace_line(subject, number, re.sub(rf"\b{old}\b", new, subject.text[number], count=1))


def change_width(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with other widths of one register or of all registers of a random
    instruction."""
    number = draw.choice(subject.body)
    line = subject.text[number]
    registers = REGISTER.findall(line)
    if not registers:
        raise NothingToChange
    changed_registers = set(registers) if draw.random() < 0.7 else {draw.choice(registers)}

    def with_other_width(match: re.Match[str]) -> str:
        name = match[0]
        if name not in changed_registers or name[0] == "k":
            return name
        for group, other in ((WIDE, NARROW), (NARROW, WIDE)):
            if name in group:
                return other[group.index(name)]
        return draw.choice([c for c in "xyz" if c != name[0]]) + name[1:]

    return replace_line(subject, number, REGISTER.sub(with_other_width, line))


def change_table_word(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a number in a table of constants changed."""
    text = subject.text
    number = choose(draw, [
        i for i in subject.matching_lines(r"\s+\.(long|quad|byte|octa)\s", range(len(text)))
        if not any("note" in line for line in text[max(0, i - 4):i])])
    numbers = list(NUMBER.finditer(text[number]))
    match = choose(draw, numbers)
    size = {".byte": 8, ".long": 32}.get(text[number].split()[0], 64)
    old = int(match[0], 0)
    new = draw.choice([old ^ 1 << draw.randrange(size), old + 1 & (1 << size) - 1,
                       int(draw.choice(numbers)[0], 0), 0])
    return replace_match(subject, number, match, hex(new))


def change_label(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a label in the operands of a random instruction (the target of a jump,
    or a table) replaced by a random label of the text."""
    labels = [line.split(":")[0] for line in subject.text if re.match(r"[.\w]+:", line)]
    return edit_match(draw, subject, re.compile(r"\.L\w+"), lambda m: draw.choice(labels))


def move_label(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a random label of the kernel exchanged with the line before or after it.
    """
    # the kernel's own label is up to three lines before the first instruction
    inside = range(subject.body[0] - 3, subject.body[-1])
    number = choose(draw, subject.matching_lines(r"[.\w]+:\s*$", inside))
    return exchange_lines(subject, number, number + draw.choice([-1, 1]))


def change_directive(draw: random.Random, subject: Subject, pattern: str,
                     directives: Sequence[str]) -> Lines:
    """Return the text with a random line whose beginning matches `pattern` (a regular expression)
    replaced by one of the directives."""
    number = choose(draw, subject.matching_lines(pattern, range(len(subject.text))))
    return replace_line(subject, number, f"        {draw.choice(directives)}")


def change_symbol_type(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a directive at its end that changes the type, binding or visibility of a
    symbol."""
    tables = [line.split(":")[0] for line in subject.text if re.match(r"\.L\w+:", line)]
    name = subject.symbol if draw.random() < 0.5 or not tables else draw.choice(tables)
    global_name = name.lstrip(".")
    attribute = draw.choice([*TYPES, *BINDINGS])
    directive = (f".type {global_name}, @{attribute}" if attribute in TYPES
                 else f".{attribute} {global_name}")
    lines = [re.sub(rf"{re.escape(name)}(?!\w)", global_name, line) for line in subject.text]
    return [*lines, f"        {directive}"]


def insert_control(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with one of the `control` instructions of changes.toml inserted before a
    random instruction, or in place of it."""
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
    "duplicated": partial(edit_instruction, new_lines=lambda draw, subject, old: [old, old]),
    "inserted from elsewhere": partial(
        edit_instruction,
        new_lines=lambda draw, subject, old: [old, subject.text[draw.choice(subject.body)]]),
    "displacement": partial(change_number, in_brackets=True),
    "displacement added": lambda draw, subject: edit_match(
        draw, subject, re.compile(r"\]"), lambda m: f" + {draw.choice([1, 4, 8, 16, 64, 128])}]"),
    "base or index": partial(change_register, in_brackets=True),
    "immediate": partial(change_number, in_brackets=False),
    "register": partial(change_register, in_brackets=False),
    "registers exchanged": exchange_registers,
    "order of operands": exchange_operands, "condition": change_condition,
    "mnemonic": change_mnemonic, "width": change_width,
    "prefix": partial(
        edit_instruction,
        new_lines=lambda draw, subject, old: [f"        .byte {draw.choice(PREFIXES):#x}", old]),
    "word of a table": change_table_word, "label named": change_label, "label moved": move_label,
    "flags of a section": partial(change_directive, pattern=r"\s+\.(section|text)\b",
                                  directives=REPLACEMENTS["sections"]),
    "type of a symbol": change_symbol_type,
    "alignment": partial(change_directive, pattern=r".*\.p2align",
                         directives=[f".p2align {n}" for n in range(8)]),
    "control": insert_control}
