"""Translator from GAS's Intel syntax, as emit.py and frame.py print it, to AT&T syntax.

    instruction(text) -> str     "vpaddd ymm1, ymm2, [rip + L(K) + 32]" -> "vpaddd L(K)+32(%rip), %ymm2, %ymm1"
    directive(text) -> str       ".cfi_offset rbx, -16" -> ".cfi_offset %rbx, -16"

AT&T syntax reverses the operands, marks registers by % and numbers by $, and writes memory as displacement(base, index, scale).
Where no register implies the size of an operand, a suffix of the mnemonic states it. Text that cannot be parsed raises
ValueError.
"""

import re

SUFFIXES = {"byte": "b", "word": "w", "dword": "l", "qword": "q"}
INTEGER = r"r(?:[abcd]x|[sd]i|[sb]p|\d+[dwb]?)|e(?:[abcd]x|[sd]i|[sb]p)|[abcd][xl]|(?:[sd]i|[sb]p)l?"
REGISTER = rf"{INTEGER}|[xyz]mm\d+|k\d"
NUMBER = r"-?(?:0x[0-9a-f]+|\d+)"
MASKED = re.compile(rf"({REGISTER})\{{(k\d)\}}(\{{z\}})?")
MEMORY = re.compile(r"(?:(\w+) ptr )?\[([^][]+)\]")
INDEX = re.compile(rf"({REGISTER})(?:\*([1248]))?")
TABLE = re.compile(r"L\(\w+\)")


def instruction(text: str) -> str:
    """Translate an instruction; jumps and instructions without operands do not change."""
    mnemonic, _, rest = text.partition(" ")
    if not rest or TABLE.fullmatch(rest):
        return text
    operands = rest.split(", ")
    return f"{with_suffixes(mnemonic, operands)} {', '.join(operand(o) for o in reversed(operands))}"


def operand(text: str) -> str:
    """Translate an operand: a register, perhaps with a mask, a number or a memory operand."""
    if re.fullmatch(REGISTER, text):
        return f"%{text}"
    if re.fullmatch(NUMBER, text):
        return f"${text}"
    if match := MASKED.fullmatch(text):
        return f"%{match[1]}{{%{match[2]}}}{match[3] or ''}"
    if match := MEMORY.fullmatch(text):
        return memory(match[2])
    raise ValueError(f"{text!r} is no operand that AT&T's syntax is known for")


def address(text: str) -> tuple[str, str, list[re.Match[str]]]:
    """Parse the text in brackets into table, displacement (with a sign if there is a table), and base and index."""
    parts = text.replace(" - ", " + -").split(" + ")
    registers = [match for part in parts if (match := INDEX.fullmatch(part))]
    tables = [part for part in parts if TABLE.fullmatch(part)]
    numbers = [part for part in parts if re.fullmatch(NUMBER, part)]
    if parts[:1] == ["rip"] and len(tables) == 1 and len(numbers) <= 1 and len(parts) == 2 + len(numbers):
        return tables[0], "".join(n if n.startswith("-") else f"+{n}" for n in numbers), []
    if (tables or not 1 <= len(registers) <= 2 or len(numbers) > 1 or len(registers) + len(numbers) != len(parts)
            or registers[0][2]):
        raise ValueError(f"[{text}] is no address that other syntaxes are known for")
    return "", "".join(numbers), registers


def memory(text: str) -> str:
    """Translate the text in brackets to displacement(base, index, scale)."""
    table, number, registers = address(text)
    if table:
        return f"{table}{number}(%rip)"
    base, *index = registers
    return f"{number}(%{base[1]}{''.join(f', %{i[1]}' + (f', {i[2]}' if i[2] else '') for i in index)})"


def with_suffixes(mnemonic: str, operands: list[str]) -> str:
    """Return the mnemonic with suffixes for sizes that no register implies."""
    sizes = [match[1] for o in operands if (match := MEMORY.fullmatch(o)) and match[1] in SUFFIXES]
    if mnemonic == "movzx":                              # the mnemonic states both sizes
        if len(sizes) != 1:
            raise ValueError(f"{mnemonic} does not say what it widens")
        return "movz" + SUFFIXES[sizes[0]] + ("q" if re.fullmatch(r"r(?:[a-z]+|\d+)", operands[0]) else "l")
    if not sizes or any(re.match(REGISTER, o) for o in operands):
        return mnemonic
    return mnemonic + SUFFIXES[sizes[0]]


def directive(text: str) -> str:
    """Translate the register in an unwind directive."""
    return re.sub(rf" ({REGISTER})(?=,|$)", r" %\1", text)
