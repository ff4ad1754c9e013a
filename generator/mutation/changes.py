"""Mutation operators on assembly text. Input: a random generator and a `Subject`. Output: the lines
of a changed text, or None if this draw found nothing to change. Method: single random edits. The
assembler may reject a changed text.
"""

import random
import re
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

from ..check.decode import JUMPS
from ..x86.convention import INTEGER_NAMES as WIDE
from .subject import Subject, nudge

Lines = list[str]

REGISTER = re.compile(r"\b(r(?:[abcd]x|[sd]i|[sb]p|[89]|1[0-5])|e(?:[abcd]x|[sd]i|[sb]p)"
                      r"|r(?:8|9|1[0-5])d|[xyz]mm[0-9]+"
                      r"|k[0-7])\b")
NUMBER = re.compile(r"(?<![\w.])(-?\d+|0x[0-9a-f]+)\b")
# the integer registers of 32 bits; WIDE has those of 64 bits
NARROW = ("eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", *(f"r{i}d" for i in range(8, 16)))
VECTORS = tuple(tuple(f"{letter}mm{i}" for i in range(32)) for letter in "xyz")
# the names of all registers, grouped by kind and width
GROUPS = (WIDE, NARROW, *VECTORS, tuple(f"k{i}" for i in range(8)))
# the tables of changes.toml
REPLACEMENTS = tomllib.loads(Path(__file__).with_name("changes.toml").read_text())
# mnemonic -> the mnemonics of its group
KIN_OF = {name: group.split() for group in REPLACEMENTS["kin"] for name in group.split()}
# legacy prefixes and REX, as bytes
PREFIXES = (0x66, 0xF2, 0xF3, 0xF0, 0x2E, 0x36, 0x3E, 0x26, 0x64, 0x65, 0x67, *range(0x40, 0x50))


# operators on lines

TextOperator = Callable[[random.Random, Subject], Lines | None]


def replace_line(subject: Subject, number: int, *new: str) -> Lines:
    """Return the lines of the text with line `number` replaced by the lines `new`."""
    return [*subject.text[:number], *new, *subject.text[number + 1:]]


def choose_other(draw: random.Random, group: Sequence[str], old: str) -> str:
    """Return a random member of the group other than `old`. In a group of 32 vector registers, the
    first 16 are drawn more often, because every encoding of vector instructions can name them."""
    candidates = group[:16] if len(group) > 16 and draw.random() < 0.9 else group
    return draw.choice([name for name in candidates if name != old])


def edit_match(draw: random.Random, subject: Subject, pattern: re.Pattern[str],
               change: Callable[[re.Match[str]], str | None],
               in_brackets: bool | None = None) -> Lines | None:
    """Return the lines of the text with one match of the pattern changed, in the operands of a
    random instruction. Return None if 200 random instructions have no match, or if nothing changes.

    `change` maps the match to its replacement, or to None for no change. `in_brackets`: consider
    only matches within brackets (True) or outside of brackets (False), or all matches (None).
    """
    for _ in range(200):
        number = draw.choice(subject.body)
        line = subject.text[number]
        operands = re.match(r"\s+\w+\s*", line)
        matches = [m for m in pattern.finditer(line, operands.end() if operands else 0)
                   if in_brackets is None
                   or in_brackets == (line[:m.start()].count("[") > line[:m.start()].count("]"))]
        if matches:
            break
    else:
        return None
    match = draw.choice(matches)
    new = change(match)
    return None if new is None or new == match.group(0) else replace_line(
        subject, number, line[:match.start()] + new + line[match.end():])


def exchange_with_next(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a random instruction and the next one exchanged."""
    index = draw.randrange(len(subject.body) - 1)
    return exchange_lines(subject, subject.body[index], subject.body[index + 1])


def exchange_lines(subject: Subject, first: int, second: int) -> Lines:
    """Return the lines of the text with lines `first` and `second`, given by number, exchanged."""
    lines = list(subject.text)
    lines[first], lines[second] = lines[second], lines[first]
    return lines


def make_instruction_operator(
        new_lines: Callable[[random.Random, Subject, str], Lines]) -> TextOperator:
    """Return an operator that replaces one random instruction `old` by the lines
    new_lines(draw, subject, old)."""
    def edit_instruction(draw: random.Random, subject: Subject) -> Lines | None:
        number = draw.choice(subject.body)
        return replace_line(subject, number, *new_lines(draw, subject, subject.text[number]))

    return edit_instruction


def make_number_operator(in_brackets: bool) -> TextOperator:
    """Return an operator that changes a random number in the text: a displacement within brackets
    if `in_brackets`, else an immediate."""
    return lambda draw, subject: edit_match(
        draw, subject, NUMBER, lambda m: str(nudge(draw, int(m[0], 0))), in_brackets)


def make_register_operator(in_brackets: bool) -> TextOperator:
    """Return an operator that changes a random register in the text: a base or index within
    brackets if `in_brackets`, else a register operand."""
    return lambda draw, subject: edit_match(
        draw, subject, REGISTER, lambda m: choose_other(draw, group_of(m[0]), m[0]), in_brackets)


def group_of(name: str) -> tuple[str, ...]:
    """Return the group of registers of the same kind and width that contains `name`."""
    return next(group for group in GROUPS if name in group)


def exchange_registers(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with two registers exchanged in up to 20 consecutive instructions; None if
    nothing changes."""
    index = draw.randrange(len(subject.body))
    registers = sorted(set(REGISTER.findall(subject.text[subject.body[index]])))
    if not registers:
        return None
    old = draw.choice(registers)
    new = choose_other(draw, group_of(old), old)
    lines = list(subject.text)
    for number in subject.body[index:index + draw.choice([1, 2, 5, 20])]:
        lines[number] = re.sub(rf"\b({old}|{new})\b", lambda m: new if m[0] == old else old,
                               lines[number])
    return lines if lines != list(subject.text) else None


def exchange_operands(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with two operands of a random instruction exchanged; None if the instruction
    has fewer than two operands."""
    number = draw.choice(subject.body)
    match = re.match(r"(\s+\w+\s+)(.*)", subject.text[number])
    operands = match[2].split(", ") if match else []
    if match is None or len(operands) < 2:
        return None
    i, j = draw.sample(range(len(operands)), 2)
    operands[i], operands[j] = operands[j], operands[i]
    return replace_line(subject, number, match[1] + ", ".join(operands))


def change_condition(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with another condition in a random Jcc, CMOVcc or SETcc; None if there is no
    such instruction."""
    lines = [i for i in subject.body if re.match(r"\s+(j|cmov|set)(?!mp)", subject.text[i])]
    if not lines:
        return None
    number = draw.choice(lines)
    return replace_line(subject, number,
                        re.sub(r"^(\s+(?:j|cmov|set))\w+", rf"\g<1>{draw.choice(JUMPS)}",
                               subject.text[number]))


def change_mnemonic(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with a random instruction's mnemonic replaced by another one of its group in
    changes.toml; None if there is no other."""
    number = draw.choice(subject.body)
    old = subject.text[number].split()[0]
    if len(KIN_OF.get(old, ())) < 2:
        return None
    return replace_line(subject, number,
                        re.sub(rf"\b{old}\b", choose_other(draw, KIN_OF[old], old),
                               subject.text[number], count=1))


def change_width(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with other widths of one register or of all registers of a random
    instruction; None if it has no register."""
    number = draw.choice(subject.body)
    line = subject.text[number]
    registers = REGISTER.findall(line)
    if not registers:
        return None
    changed_registers = set(registers) if draw.random() < 0.7 else {draw.choice(registers)}

    def with_other_width(match: re.Match[str]) -> str:
        """Return the name of the matched register at another width: 32 instead of 64 bits or the
        reverse, or another of xmm, ymm and zmm. Return the same name for a mask register and for a
        register that is not in `changed_registers`."""
        name = match[0]
        if name not in changed_registers or name[0] == "k":
            return name
        if name in WIDE or name in NARROW:
            return (NARROW if name in WIDE
                    else WIDE)[(WIDE if name in WIDE else NARROW).index(name)]
        return draw.choice([c for c in "xyz" if c != name[0]]) + name[1:]

    return replace_line(subject, number, REGISTER.sub(with_other_width, line))


def change_table_word(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with a number in a table of constants changed; None if nothing changes."""
    data_lines = [i for i, line in enumerate(subject.text)
                  if re.match(r"\s+\.(long|quad|byte|octa)\s", line)
                  and not any("note" in text for text in subject.text[max(0, i - 4):i])]
    number = draw.choice(data_lines) if data_lines else 0
    numbers = list(NUMBER.finditer(subject.text[number])) if data_lines else []
    if not numbers:
        return None
    number_match = draw.choice(numbers)
    size = {".byte": 8, ".long": 32}.get(subject.text[number].split()[0], 64)
    old = int(number_match[0], 0)
    new = draw.choice([old ^ 1 << draw.randrange(size), old + 1 & (1 << size) - 1,
                       int(draw.choice(numbers)[0], 0), 0])
    return None if new == old else replace_line(
        subject, number,
        subject.text[number][:number_match.start()] + hex(new)
        + subject.text[number][number_match.end():])


def change_label(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with a label in the operands of a random instruction (the target of a jump,
    or a table) replaced by a random label of the text; None if nothing changes."""
    labels = [line.split(":")[0] for line in subject.text if re.match(r"[.\w]+:", line)]
    return edit_match(draw, subject, re.compile(r"\.L\w+"), lambda m: draw.choice(labels))


def move_label(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with a random label of the kernel exchanged with the line before or after it;
    None if there is no label."""
    # the kernel's own label is up to three lines before the first instruction
    inside = range(subject.body[0] - 3, subject.body[-1])
    label_lines = [i for i in inside if re.match(r"[.\w]+:\s*$", subject.text[i])]
    if not label_lines:
        return None
    number = draw.choice(label_lines)
    return exchange_lines(subject, number, number + draw.choice([-1, 1]))


def change_section(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with a random section directive replaced by one of changes.toml."""
    section_lines = [i for i, line in enumerate(subject.text)
                     if re.match(r"\s+\.(section|text)\b", line)]
    section = draw.choice(section_lines)
    return replace_line(subject, section, f"        {draw.choice(REPLACEMENTS['sections'])}")


def change_symbol_type(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with another type, binding or visibility of a symbol. The symbol is the
    kernel's in at least half of the draws, else a table's."""
    tables = [line.split(":")[0] for line in subject.text if re.match(r"\.L\w+:", line)]
    name = subject.symbol if draw.random() < 0.5 or not tables else draw.choice(tables)
    global_name = name.lstrip(".")
    attribute = draw.choice(["gnu_indirect_function", "object", "tls_object", "common", "notype",
                             "gnu_unique_object", "weak", "hidden", "local", "protected",
                             "internal"])
    is_directive = attribute in ("weak", "hidden", "local", "protected", "internal")
    directive = (f".{attribute} {global_name}" if is_directive
                 else f".type {global_name}, @{attribute}")
    lines = [re.sub(rf"{re.escape(name)}(?!\w)", global_name, line) for line in subject.text]
    return [*lines, f"        {directive}"]


def change_alignment(draw: random.Random, subject: Subject) -> Lines | None:
    """Return the text with a random alignment directive replaced by another; None if there is none.
    """
    align_lines = [i for i, line in enumerate(subject.text) if ".p2align" in line]
    return replace_line(subject, draw.choice(align_lines),
                        draw.choice([f"        .p2align {n}"
                                     for n in range(8)])) if align_lines else None


def insert_control(draw: random.Random, subject: Subject) -> Lines | None:
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
    "deleted": make_instruction_operator(lambda draw, subject, old: []),
    "duplicated": make_instruction_operator(lambda draw, subject, old: [old, old]),
    "inserted from elsewhere": make_instruction_operator(
        lambda draw, subject, old: [old, subject.text[draw.choice(subject.body)]]),
    "displacement": make_number_operator(in_brackets=True),
    "displacement added": lambda draw, subject: edit_match(
        draw, subject, re.compile(r"\]"), lambda m: f" + {draw.choice([1, 4, 8, 16, 64, 128])}]"),
    "base or index": make_register_operator(in_brackets=True),
    "immediate": make_number_operator(in_brackets=False),
    "register": make_register_operator(in_brackets=False),
    "registers exchanged": exchange_registers,
    "order of operands": exchange_operands, "condition": change_condition,
    "mnemonic": change_mnemonic, "width": change_width,
    "prefix": make_instruction_operator(lambda draw, subject,
                                        old: [f"        .byte {draw.choice(PREFIXES):#x}", old]),
    "word of a table": change_table_word, "label named": change_label, "label moved": move_label,
    "flags of a section": change_section,
    "type of a symbol": change_symbol_type, "alignment": change_alignment,
    "control": insert_control}
