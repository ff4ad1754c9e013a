"""Kernels to mutate. Input: a kernel's text and its ELF object. Output: the line numbers of its
instructions, and the file offsets of its code, constants, section headers, symbols and relocations.
Method: pattern matching on lines, and pyelftools on the object, independent of the prover's readers
of object files."""

from __future__ import annotations

import io
import random
import re
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import iced_x86 as iced
from elftools.elf.elffile import ELFFile  # type: ignore[import-untyped]

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
    """Kernel to mutate: its symbol, its text without comments and macros, one statement per line,
    and its assembled object. Line numbers are indices of `text`."""

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
    """File offsets in the ELF object of a function.

    `code`: the function's bytes; `instructions`: (offset, length in bytes) of each instruction;
    `constants`: every byte of the sections whose names begin with .rodata; `headers`: the section
    headers; `symbols`: the entries of the symbol table except the null entry; `symbol`: the
    function's entry in this table; `relocations`: the relocation entries for the function's code.
    """

    def __init__(self, data: bytes, symbol: str) -> None:
        """Read the section headers, symbols and relocations of the object `data`, and decode the
        code of its function `symbol`."""
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
    """Return a random number that differs from `old` by at most 64; or -old, or 2 * old + 8, or
    `old` with one of its lowest 8 bits flipped."""
    return draw.choice([old + 1, old - 1, old + 4, old - 4, old + 8, old - 8, old + 16, old - 16,
                        old + 64, old - 64, -old,
                        2 * old + 8, old ^ 1 << draw.randrange(8)])


def split_statements(text: str) -> tuple[str, ...]:
    """Return the statements of a preprocessed text, in which semicolons or line ends separate them.
    Every instruction in the result is indented."""
    lines = []
    for line in text.splitlines():
        for part in line.split(";"):
            if part.strip():
                lines.append(part.rstrip() if part[0] in " ." or ":" in part else "        "
                             + part.strip())
    return tuple(lines)
